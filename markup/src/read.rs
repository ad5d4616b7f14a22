//! What stands in `html!`, as a tree.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// What cannot be read, and where.
#[derive(Debug)]
pub(crate) struct Error {
    pub at: Span,
    pub text: &'static str,
}

type Result<T> = std::result::Result<T, Error>;

/// Something that stands among the children of an element.
pub(crate) enum Node {
    Element(Element),
    /// `<>…</>`, and its key.
    Fragment(Option<Value>, Vec<Node>),
    /// A component, as it is written.
    Component(TokenStream),
    /// `{ "text" }`
    Text(String),
    /// `{ expression }`
    Expression(TokenStream),
    /// `{ for expression }`
    Each(TokenStream),
    /// `if condition { … } else { … }`
    If(Vec<Branch>),
    /// `for pattern in expression { … }`
    For(TokenStream, Vec<Node>),
}

/// The condition of a branch, none for the last `else`, and what stands in it.
pub(crate) struct Branch {
    pub condition: Option<TokenStream>,
    pub nodes: Vec<Node>,
}

/// An element.
pub(crate) struct Element {
    pub tag: String,
    pub attributes: Vec<Attribute>,
    pub children: Vec<Node>,
}

/// An attribute, a listener, a key or a reference: whatever is written as one.
pub(crate) struct Attribute {
    pub name: String,
    pub ident: Ident,
    pub value: Value,
}

/// What an attribute is set to.
pub(crate) enum Value {
    Text(String),
    Truth(bool),
    Code(TokenStream),
}

/// All that stands in `html!`.
pub(crate) fn root(tokens: TokenStream) -> Result<Vec<Node>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut reader = Reader { tokens: &tokens, at: 0 };
    let is_tree = match tokens.first() {
        None => true,
        Some(TokenTree::Punct(punct)) => punct.as_char() == '<',
        Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
        Some(TokenTree::Ident(ident)) => ident == "if" || ident == "for",
        Some(TokenTree::Literal(_)) => false,
    };
    if !is_tree {
        return Ok(vec![expression(tokens.iter().cloned().collect())]);
    }
    let nodes = reader.nodes()?;
    match reader.peek() {
        None if nodes.len() < 2 => Ok(nodes),
        None => reader.fail("one root only: wrap several in <></>"),
        Some(_) => reader.fail("a closing tag that nothing opens"),
    }
}

/// A block's content.
fn expression(tokens: TokenStream) -> Node {
    match only(&tokens).as_ref().and_then(text) {
        Some(text) => Node::Text(text),
        None => Node::Expression(tokens),
    }
}

/// The one token of a stream.
fn only(tokens: &TokenStream) -> Option<TokenTree> {
    let mut tokens = tokens.clone().into_iter();
    tokens.next().filter(|_| tokens.next().is_none())
}

/// What a literal says: a string without escapes that this reader does not know, or an integer.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let literal = literal.to_string();
    if let Some(text) = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        return (!text.contains('\\')).then(|| text.to_owned());
    }
    literal.bytes().all(|byte| byte.is_ascii_digit()).then_some(literal)
}

struct Reader<'a> {
    tokens: &'a [TokenTree],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&TokenTree> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Option<TokenTree> {
        let token = self.peek().cloned();
        self.at += 1;
        token
    }

    fn fail<T>(&self, text: &'static str) -> Result<T> {
        let near = self.peek().or(self.tokens.last());
        Err(Error { at: near.map_or_else(Span::call_site, TokenTree::span), text })
    }

    /// Whether the token so many further on is this sign.
    fn is_sign(&self, further: usize, sign: char) -> bool {
        matches!(self.tokens.get(self.at + further), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
    }

    fn sign(&mut self, sign: char) -> Result<()> {
        if !self.is_sign(0, sign) {
            return self.fail("html! does not expect this here");
        }
        self.at += 1;
        Ok(())
    }

    /// Whether the next token is this word.
    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenTree::Ident(ident)) if ident == word)
    }

    fn ident(&mut self) -> Result<Ident> {
        match self.next() {
            Some(TokenTree::Ident(ident)) => Ok(ident),
            Some(_) | None => {
                self.at -= 1;
                self.fail("a name is expected here")
            }
        }
    }

    /// All nodes up to a closing tag or the end.
    fn nodes(&mut self) -> Result<Vec<Node>> {
        let mut nodes = Vec::new();
        while self.peek().is_some() && !(self.is_sign(0, '<') && self.is_sign(1, '/')) {
            nodes.push(self.node()?);
        }
        Ok(nodes)
    }

    fn node(&mut self) -> Result<Node> {
        if self.is_sign(0, '<') {
            return self.tag();
        }
        if self.is_word("if") {
            return self.branches();
        }
        if self.is_word("for") {
            self.at += 1;
            let head = self.up_to_block()?;
            return Ok(Node::For(head, self.block()?));
        }
        match self.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                let mut tokens = group.stream().into_iter();
                match tokens.next() {
                    Some(TokenTree::Ident(word)) if word == "for" => {
                        Ok(Node::Each(tokens.collect()))
                    }
                    Some(_) | None => Ok(expression(group.stream())),
                }
            }
            Some(_) | None => {
                self.at -= 1;
                self.fail("an element, a block, an if or a for is expected here")
            }
        }
    }

    fn branches(&mut self) -> Result<Node> {
        let mut branches = Vec::new();
        loop {
            let condition = if self.is_word("if") {
                self.at += 1;
                Some(self.up_to_block()?)
            } else {
                None
            };
            let is_last = condition.is_none();
            branches.push(Branch { condition, nodes: self.block()? });
            if is_last || !self.is_word("else") {
                return Ok(Node::If(branches));
            }
            self.at += 1;
        }
    }

    /// The tokens before the next block.
    fn up_to_block(&mut self) -> Result<TokenStream> {
        let from = self.at;
        while !matches!(self.peek(), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace)
        {
            if self.next().is_none() {
                return self.fail("a block is expected here");
            }
        }
        Ok(self.since(from))
    }

    fn since(&self, from: usize) -> TokenStream {
        self.tokens[from..self.at].iter().cloned().collect()
    }

    fn block(&mut self) -> Result<Vec<Node>> {
        let Some(TokenTree::Group(group)) = self.next() else {
            return self.fail("a block is expected here");
        };
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let mut reader = Reader { tokens: &tokens, at: 0 };
        let nodes = reader.nodes()?;
        if reader.peek().is_some() {
            return reader.fail("a closing tag that nothing opens");
        }
        Ok(nodes)
    }

    fn tag(&mut self) -> Result<Node> {
        let from = self.at;
        self.sign('<')?;
        if self.is_sign(0, '>') || self.is_word("key") && self.is_sign(1, '=') {
            let key = self.attributes()?.pop().map(|key| key.value);
            let (nodes, _) = self.inside(|_| Ok(()))?;
            return Ok(Node::Fragment(key, nodes));
        }
        let first = self.ident()?;
        let is_component =
            first.to_string().starts_with(|letter: char| letter.is_ascii_uppercase())
                || self.is_sign(0, ':');
        if is_component {
            self.component()?;
            return Ok(Node::Component(self.since(from)));
        }
        let tag = self.dashed(&first)?;
        let attributes = self.attributes()?;
        let children = if self.is_sign(0, '/') {
            self.at += 1;
            self.sign('>')?;
            Vec::new()
        } else {
            let (nodes, closed) = self.inside(|reader| {
                let first = reader.ident()?;
                reader.dashed(&first)
            })?;
            if closed != tag {
                self.at -= 1;
                return self.fail("this closes another element than was opened");
            }
            nodes
        };
        Ok(Node::Element(Element { tag, attributes, children }))
    }

    /// What stands between the `>` of an opening tag and the end of the closing one, and its name.
    fn inside<T>(&mut self, name: impl Fn(&mut Self) -> Result<T>) -> Result<(Vec<Node>, T)> {
        self.sign('>')?;
        let nodes = self.nodes()?;
        self.sign('<')?;
        self.sign('/')?;
        let name = name(self)?;
        self.sign('>')?;
        Ok((nodes, name))
    }

    /// The rest of a component: it is read to find its end.
    fn component(&mut self) -> Result<()> {
        self.path()?;
        self.attributes()?;
        // `..props`
        let is_end = |reader: &Self| {
            reader.is_sign(0, '>') || reader.is_sign(0, '/') && reader.is_sign(1, '>')
        };
        while !is_end(self) {
            if self.next().is_none() {
                return self.fail("a > is missing");
            }
        }
        if self.is_sign(0, '/') {
            self.at += 1;
            return self.sign('>');
        }
        self.inside(|reader| {
            reader.ident()?;
            reader.path()
        })?;
        Ok(())
    }

    /// The rest of a path, with its types.
    fn path(&mut self) -> Result<()> {
        while self.is_sign(0, ':') {
            self.at += 2;
            if !self.is_sign(0, '<') {
                self.ident()?;
            }
        }
        if self.is_sign(0, '<') {
            let mut depth = 0;
            loop {
                depth += i32::from(self.is_sign(0, '<')) - i32::from(self.is_sign(0, '>'));
                if self.next().is_none() {
                    return self.fail("a > is missing");
                }
                if depth == 0 {
                    break;
                }
            }
        }
        Ok(())
    }

    /// A name that may hold dashes.
    fn dashed(&mut self, first: &Ident) -> Result<String> {
        let first = first.to_string();
        let mut name = first.trim_start_matches("r#").to_owned();
        while self.is_sign(0, '-') {
            self.at += 1;
            name.push('-');
            match self.next() {
                Some(TokenTree::Ident(ident)) => name.push_str(&ident.to_string()),
                Some(TokenTree::Literal(literal)) => name.push_str(&literal.to_string()),
                Some(_) | None => return self.fail("a name is expected here"),
            }
        }
        Ok(name)
    }

    fn attributes(&mut self) -> Result<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while !['>', '/', '.'].into_iter().any(|end| self.is_sign(0, end)) {
            attributes.push(self.attribute()?);
        }
        Ok(attributes)
    }

    fn attribute(&mut self) -> Result<Attribute> {
        if let Some(TokenTree::Group(group)) = self.peek() {
            let Some(TokenTree::Ident(ident)) = only(&group.stream()) else {
                return self.fail("{name} is expected here");
            };
            self.at += 1;
            let value = Value::Code(TokenTree::from(ident.clone()).into());
            return Ok(Attribute { name: ident.to_string(), ident, value });
        }
        let ident = self.ident()?;
        let name = self.dashed(&ident)?;
        self.sign('=')?;
        let value = match self.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                match only(&group.stream()).as_ref().and_then(text) {
                    Some(text) => Value::Text(text),
                    None => Value::Code(group.stream()),
                }
            }
            Some(TokenTree::Ident(word)) if word == "true" || word == "false" => {
                Value::Truth(word == "true")
            }
            Some(token) => match text(&token) {
                Some(text) => Value::Text(text),
                None => Value::Code(token.into()),
            },
            None => return self.fail("a value is expected here"),
        };
        Ok(Attribute { name, ident, value })
    }
}

#[cfg(test)]
mod tests {
    use super::{Node, Value, root};

    fn read(text: &str) -> Vec<Node> {
        match root(text.parse().unwrap()) {
            Ok(nodes) => nodes,
            Err(error) => panic!("{text}: {}", error.text),
        }
    }

    fn fails(text: &str) -> &'static str {
        match root(text.parse().unwrap()) {
            Ok(_) => panic!("{text} was read"),
            Err(error) => error.text,
        }
    }

    #[test]
    fn an_element_has_its_attributes_and_children() {
        let nodes = read(
            r#"<ul class="all" aria-label={words.all} {onclick} hidden=true>{ "one" }{ two }{ for more }</ul>"#,
        );
        let [Node::Element(element)] = &nodes[..] else { panic!("no element") };
        let names: Vec<&str> = element.attributes.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(
            (element.tag.as_str(), names),
            ("ul", vec!["class", "aria-label", "onclick", "hidden"])
        );
        let values: Vec<String> = element
            .attributes
            .iter()
            .map(|one| match &one.value {
                Value::Text(text) => format!("text {text}"),
                Value::Truth(truth) => truth.to_string(),
                Value::Code(code) => format!("code {}", code.to_string().replace(' ', "")),
            })
            .collect();
        assert_eq!(values, ["text all", "code words.all", "code onclick", "true"]);
        let [Node::Text(one), Node::Expression(two), Node::Each(more)] = &element.children[..]
        else {
            panic!("other children")
        };
        assert_eq!(
            (one.as_str(), two.to_string(), more.to_string()),
            ("one", "two".into(), "more".into())
        );
    }

    #[test]
    fn a_component_is_left_as_it_is_written() {
        let nodes =
            read("<p><Given<Kind> value={1}><b></b>{ page }</Given<Kind>><Other ..props /></p>");
        let [Node::Element(paragraph)] = &nodes[..] else { panic!("no element") };
        let [Node::Component(given), Node::Component(other)] = &paragraph.children[..] else {
            panic!("no two components")
        };
        let written = given.to_string().replace(' ', "");
        assert_eq!(written, "<Given<Kind>value={1}><b></b>{page}</Given<Kind>>");
        assert_eq!(other.to_string().replace(' ', ""), "<Other..props/>");
    }

    #[test]
    fn branches_end_with_the_last_else() {
        let nodes =
            read("if let Some(a) = f(|x| { x }) { { a } } else if b { <i></i><b></b> } else {}");
        let [Node::If(branches)] = &nodes[..] else { panic!("no branches") };
        let shape: Vec<(bool, usize)> =
            branches.iter().map(|one| (one.condition.is_some(), one.nodes.len())).collect();
        assert_eq!(shape, [(true, 1), (true, 2), (false, 0)]);
    }

    #[test]
    fn what_does_not_nest_is_refused() {
        assert_eq!(fails("<p><b></p></b>"), "this closes another element than was opened");
        assert_eq!(fails("<p></p><p></p>"), "one root only: wrap several in <></>");
        assert_eq!(fails("<p class={a}"), "a name is expected here");
        assert_eq!(fails("<p {a + b}></p>"), "{name} is expected here");
    }
}
