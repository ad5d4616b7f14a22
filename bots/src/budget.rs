//! How much a bot may think.

/// A number of nodes to spend. A node is one choice applied in a game tried out.
#[derive(Clone, Debug)]
pub struct Budget {
    total: u32,
    spent: u32,
}

impl Budget {
    /// A budget of so many nodes.
    pub fn new(nodes: u32) -> Budget {
        Budget { total: nodes, spent: 0 }
    }

    /// Spends some nodes, whether or not they are left: work begun is finished.
    pub fn spend(&mut self, nodes: u32) {
        self.spent = self.spent.saturating_add(nodes);
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.spent >= self.total
    }

    /// How many nodes were given.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// How many nodes have been spent.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}
