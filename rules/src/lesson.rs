//! What there is to be learnt of a game: each rule at the moment at which it first matters.

/// A rule that a beginner meets, of a game whose seats see views of the type `V`.
pub trait Lesson<V>: Copy + 'static {
    /// All of them. Where several matter at once the first is the most urgent.
    const ALL: &'static [Self];

    /// Its name, for ever: what somebody has been told is kept by it.
    fn slug(self) -> &'static str;

    /// Whether the rule matters to the viewer in what he decides now.
    fn bites(self, view: &V) -> bool;
}

/// The lessons of a kind that matter now, the most urgent first.
pub fn lessons<V, L: Lesson<V>>(view: &V) -> impl Iterator<Item = L> {
    L::ALL.iter().copied().filter(move |lesson| lesson.bites(view))
}
