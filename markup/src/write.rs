//! The calls that build what was read.

use crate::read::{Attribute, Branch, Element, Node, Value};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// Attributes that are there or not, whatever their value.
const FLAGS: [&str; 26] = [
    "allowfullscreen",
    "async",
    "autofocus",
    "autoplay",
    "controls",
    "default",
    "defer",
    "disabled",
    "formnovalidate",
    "hidden",
    "inert",
    "ismap",
    "itemscope",
    "loop",
    "multiple",
    "muted",
    "nomodule",
    "novalidate",
    "open",
    "playsinline",
    "readonly",
    "required",
    "reversed",
    "selected",
    "truespeed",
    "webkitdirectory",
];

/// An expression that is what `html!` stands for.
pub(crate) fn root(nodes: &[Node]) -> TokenStream {
    match nodes {
        [] => quote!(<::yew::Html as ::std::default::Default>::default()),
        [Node::Component(tokens)] => quote!(::yew::html! { #tokens }),
        _ => {
            let tree = Ident::new("tree", Span::mixed_site());
            let calls = nodes.iter().map(|node| calls(&tree, node));
            quote!({
                #[allow(unused_braces)]
                {
                    let mut #tree = crate::page::markup::Tree::new();
                    #(#calls)*
                    #tree.finish()
                }
            })
        }
    }
}

fn calls(tree: &Ident, node: &Node) -> TokenStream {
    match node {
        Node::Element(element) => element_calls(tree, element),
        Node::Fragment(key, nodes) => {
            let key = key.as_ref().map(|key| key_call(tree, key));
            let calls = nodes.iter().map(|node| calls(tree, node));
            quote!(#tree.open_list(); #key #(#calls)* #tree.close_list();)
        }
        Node::Component(tokens) => quote!(#tree.child(::yew::html! { #tokens });),
        Node::Text(text) => quote!(#tree.text(#text);),
        Node::Expression(tokens) => {
            let value = braced(tokens);
            quote!(#tree.child(#value);)
        }
        Node::Each(tokens) => quote!(#tree.each(#tokens);),
        Node::If(branches) => {
            let choice = choice(tree, branches);
            quote!(#tree.open_list(); #choice #tree.close_list();)
        }
        Node::For(head, nodes) => {
            let calls = nodes.iter().map(|node| calls(tree, node));
            quote!(#tree.open_list(); for #head { #(#calls)* } #tree.close_list();)
        }
    }
}

fn choice(tree: &Ident, branches: &[Branch]) -> TokenStream {
    let branches = branches.iter().enumerate().map(|(at, Branch { condition, nodes })| {
        let calls = nodes.iter().map(|node| calls(tree, node));
        let or = (at > 0).then(|| quote!(else));
        let when = condition.as_ref().map(|condition| quote!(if #condition));
        quote!(#or #when { #(#calls)* })
    });
    quote!(#(#branches)*)
}

/// Code as a value: in braces where it may be more than one expression.
fn braced(tokens: &TokenStream) -> TokenStream {
    quote!({ #tokens })
}

fn code(value: &Value) -> TokenStream {
    match value {
        Value::Text(text) => quote!(#text),
        Value::Truth(truth) => quote!(#truth),
        Value::Code(tokens) => braced(tokens),
    }
}

fn key_call(tree: &Ident, key: &Value) -> TokenStream {
    let key = code(key);
    quote!(#tree.key(#key);)
}

/// An element: what never changes of it as one constant, then a call for each thing that may. What is
/// written in it is evaluated in the order of Yew's `html!`.
fn element_calls(tree: &Ident, element: &Element) -> TokenStream {
    let Element { tag, attributes, children } = element;
    let mut parts = Parts::default();
    for attribute in attributes {
        parts.take(tree, tag, attribute);
    }
    let Parts { mut names, fixed, class, special, values, flags, classes, listeners } = parts;
    let (open_names, flag_names): (Vec<&str>, Vec<&str>) = (
        values.iter().map(|(name, _)| *name).collect(),
        flags.iter().map(|(name, _)| *name).collect(),
    );
    names.extend(open_names);
    names.extend(flag_names);
    if !classes.is_empty() {
        names.push("class");
    }
    let values = values.iter().chain(&flags).map(|(_, call)| call);
    let (inner, close) = match children.as_slice() {
        [Node::If(branches)] => (choice(tree, branches), quote!(close)),
        [one @ (Node::Element(_) | Node::Component(_) | Node::Text(_) | Node::Expression(_))] => {
            (calls(tree, one), quote!(close_around_one))
        }
        [] => (TokenStream::new(), quote!(close_around_one)),
        many => (many.iter().map(|node| calls(tree, node)).collect(), quote!(close)),
    };
    quote! {
        #tree.open(&crate::page::markup::Shape { tag: #tag, names: &[#(#names),*], fixed: &[#(#fixed),*], class: #class });
        #(#special)* #(#values)* #(#classes)* #(#listeners)* #inner #tree.#close();
    }
}

/// The attributes of an element, sorted.
#[derive(Default)]
struct Parts<'a> {
    /// Those that never change, and what they are.
    names: Vec<&'a str>,
    fixed: Vec<String>,
    /// The classes that come first and never change.
    class: String,
    special: Vec<TokenStream>,
    values: Vec<(&'a str, TokenStream)>,
    flags: Vec<(&'a str, TokenStream)>,
    classes: Vec<TokenStream>,
    listeners: Vec<TokenStream>,
}

impl<'a> Parts<'a> {
    fn take(&mut self, tree: &Ident, tag: &str, Attribute { name, ident, value }: &'a Attribute) {
        let is_field = match name.as_str() {
            "value" => tag == "input" || tag == "textarea",
            "checked" => tag == "input",
            _ => false,
        };
        match (name.as_str(), value) {
            ("key", _) => self.special.push(key_call(tree, value)),
            ("ref", _) => {
                let value = code(value);
                self.special.push(quote!(#tree.node(#value);));
            }
            _ if is_field => {
                let (value, call) = (code(value), format_ident!("{name}"));
                self.special.push(quote!(#tree.#call(#value);));
            }
            ("class", Value::Code(tokens)) => self.classes(tree, tokens),
            ("class", Value::Text(text)) if text.is_empty() => {}
            (_, Value::Truth(truth)) if FLAGS.contains(&name.as_str()) => {
                if *truth {
                    self.fix(name, name.clone());
                }
            }
            (_, Value::Text(text)) => self.fix(name, text.clone()),
            (_, Value::Truth(truth)) => self.fix(name, truth.to_string()),
            (_, Value::Code(tokens)) => {
                let value = braced(tokens);
                if name.starts_with("on") {
                    self.listeners.push(quote!(#tree.#ident(#value);));
                } else if FLAGS.contains(&name.as_str()) {
                    self.flags.push((name, quote!(#tree.flag(#value);)));
                } else {
                    self.values.push((name, quote!(#tree.attribute(#value);)));
                }
            }
        }
    }

    fn fix(&mut self, name: &'a str, value: String) {
        self.names.push(name);
        self.fixed.push(value);
    }

    /// `classes!(…)` class by class, or whatever else classes are made from.
    fn classes(&mut self, tree: &Ident, tokens: &TokenStream) {
        let Some(all) = listed(tokens) else {
            let value = braced(tokens);
            self.classes.push(quote!(#tree.class(#value);));
            return;
        };
        for class in all {
            let mut inside = class.clone().into_iter();
            let literal = match (inside.next(), inside.next()) {
                (Some(TokenTree::Literal(literal)), None) => Some(literal.to_string()),
                _ => None,
            };
            match literal {
                Some(literal) if self.classes.is_empty() => {
                    if !self.class.is_empty() {
                        self.class.push(' ');
                    }
                    self.class.push_str(literal.trim_matches('"'));
                }
                _ => self.classes.push(quote!(#tree.class(#class);)),
            }
        }
        if self.classes.is_empty() && !self.class.is_empty() {
            let class = std::mem::take(&mut self.class);
            self.fix("class", class);
        }
    }
}

/// What `classes!` lists.
fn listed(tokens: &TokenStream) -> Option<Vec<TokenStream>> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Punct(bang), TokenTree::Group(group)] = &tokens[..]
    else {
        return None;
    };
    if name != "classes" || bang.as_char() != '!' || group.delimiter() != Delimiter::Parenthesis {
        return None;
    }
    let mut all = vec![TokenStream::new()];
    let mut depth = 0;
    for token in group.stream() {
        if let TokenTree::Punct(punct) = &token {
            match punct.as_char() {
                ',' if depth == 0 => {
                    all.push(TokenStream::new());
                    continue;
                }
                // Types in a path, or the bar of a closure, may hold a comma: leave those to `classes!`.
                '|' => depth = i32::MAX,
                _ => {}
            }
        }
        if let Some(last) = all.last_mut() {
            last.extend([token]);
        }
    }
    if depth != 0 {
        return None;
    }
    Some(all.into_iter().filter(|class| !class.is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use super::root;
    use crate::read;

    /// The calls without spaces.
    fn written(text: &str) -> String {
        match read::root(text.parse().unwrap()) {
            Ok(nodes) => root(&nodes).to_string().replace(char::is_whitespace, ""),
            Err(error) => panic!("{text}: {}", error.text),
        }
    }

    #[test]
    fn what_never_changes_is_one_constant() {
        let calls = written(r#"<b id="a" title={t} class={classes!("x", "y", z)}></b>"#);
        let shape = r#"Shape{tag:"b",names:&["id","title","class"],fixed:&["a"],class:"xy"}"#;
        assert!(calls.contains(shape), "{calls}");
        assert!(
            calls.contains("tree.attribute({t});tree.class(z);tree.close_around_one();"),
            "{calls}"
        );
        let calls = written(r#"<b class={classes!("x", "y")} disabled=false></b>"#);
        assert!(calls.contains(r#"names:&["class"],fixed:&["xy"],class:"""#), "{calls}");
    }

    #[test]
    fn a_field_holds_its_value_and_other_elements_an_attribute() {
        let calls = written("<input value={v} checked={c} disabled={d} />");
        assert!(calls.contains("tree.value({v});tree.checked({c});tree.flag({d});"), "{calls}");
        let calls = written("<option value={v}></option>");
        assert!(
            calls.contains(r#"names:&["value"]"#) && calls.contains("tree.attribute({v});"),
            "{calls}"
        );
    }

    #[test]
    fn several_children_are_a_list_and_one_is_none() {
        assert!(written("<p>{ a }</p>").contains("tree.child({a});tree.close_around_one();"));
        assert!(written("<p>{ a }{ b }</p>").contains("tree.child({b});tree.close();"));
        assert!(written("<p>{ for all }</p>").contains("tree.each(all);tree.close();"));
        let calls = written("<p>{ a }if c { { b } }</p>");
        assert!(
            calls.contains("tree.open_list();ifc{tree.child({b});}tree.close_list();"),
            "{calls}"
        );
    }
}
