//! Builds what the page's own `html!` (the crate `markup`) describes. Yew's `html!` fills in a
//! structure for each element where it stands, some hundred bytes of program each; this one makes a
//! call for each thing that may change, and the structure is filled in here.

use std::rc::Rc;
use yew::html::{IntoEventCallback, IntoPropValue};
use yew::virtual_dom::{
    AttributeOrProperty, Attributes, Key, Listener, Listeners, VList, VNode, VTag, VText,
};
use yew::{AttrValue, Classes, Html, NodeRef};

/// What never changes of an element.
pub struct Shape {
    /// Its name.
    pub tag: &'static str,
    /// The names of its attributes: first those that are fixed, then the others as their values come,
    /// last that of its classes if they vary.
    pub names: &'static [&'static str],
    /// What the first of them are.
    pub fixed: &'static [&'static str],
    /// The classes that it has at any rate, if they vary.
    pub class: &'static str,
}

/// An element that is open, or a list.
#[derive(Default)]
struct Branch {
    shape: Option<&'static Shape>,
    values: Vec<Option<AttributeOrProperty>>,
    class: String,
    listeners: Vec<Option<Rc<dyn Listener>>>,
    key: Option<Key>,
    node: NodeRef,
    value: Option<AttrValue>,
    checked: Option<bool>,
    children: Vec<VNode>,
}

/// What is being built: the innermost element that is open, and those around it.
#[derive(Default)]
pub struct Tree {
    inner: Branch,
    outer: Vec<Branch>,
}

impl Tree {
    /// Nothing yet.
    #[inline(never)]
    pub fn new() -> Box<Tree> {
        Box::default()
    }

    /// All that has been built. A box, as a caller holds nothing but its address then: what each call
    /// passes is two bytes.
    #[expect(clippy::boxed_local)]
    #[inline(never)]
    pub fn finish(self: Box<Self>) -> Html {
        one_or_list(self.inner.children)
    }

    /// Opens an element.
    #[inline(never)]
    pub fn open(&mut self, shape: &'static Shape) {
        self.open_list();
        self.inner.shape = Some(shape);
        self.inner.class.push_str(shape.class);
        self.inner.values.reserve(shape.names.len());
        let fixed = shape.fixed.iter().map(|text| Some(AttributeOrProperty::Static(text)));
        self.inner.values.extend(fixed);
    }

    /// Opens a list.
    #[inline(never)]
    pub fn open_list(&mut self) {
        self.outer.push(std::mem::take(&mut self.inner));
    }

    /// Closes a list.
    #[inline(never)]
    pub fn close_list(&mut self) {
        let branch = self.pop();
        self.push(VList::with_children(branch.children, branch.key).into());
    }

    /// Closes an element with any number of children.
    #[inline(never)]
    pub fn close(&mut self) {
        let mut branch = self.pop();
        let children = VList::from(std::mem::take(&mut branch.children)).into();
        self.push(branch.element(children));
    }

    /// Closes an element that was written with one child or none.
    #[inline(never)]
    pub fn close_around_one(&mut self) {
        let mut branch = self.pop();
        let children = one_or_list(std::mem::take(&mut branch.children));
        self.push(branch.element(children));
    }

    fn pop(&mut self) -> Branch {
        let outer = self.outer.pop().unwrap_or_default();
        std::mem::replace(&mut self.inner, outer)
    }

    fn push(&mut self, node: VNode) {
        self.inner.children.push(node);
    }

    /// A text that never changes.
    #[inline(never)]
    pub fn text(&mut self, text: &'static str) {
        self.push(VText::new(text).into());
    }

    /// A child.
    #[inline(never)]
    pub fn child<C: Child>(&mut self, child: C) {
        child.put(self);
    }

    /// Children, one after the other.
    pub fn each<C: Child>(&mut self, children: impl IntoIterator<Item = C>) {
        for child in children {
            self.child(child);
        }
    }

    /// The value of the next attribute.
    #[inline(never)]
    pub fn attribute<V: IntoPropValue<Option<AttrValue>>>(&mut self, value: V) {
        let value = value.into_prop_value();
        self.inner.values.push(value.map(AttributeOrProperty::Attribute));
    }

    /// Whether the next attribute is there.
    #[inline(never)]
    pub fn flag(&mut self, is_there: bool) {
        let name = self.inner.shape.and_then(|shape| shape.names.get(self.inner.values.len()));
        self.inner
            .values
            .push(name.filter(|_| is_there).map(|name| AttributeOrProperty::Static(name)));
    }

    /// One class more, or several.
    #[inline(never)]
    pub fn class<C: Class>(&mut self, class: C) {
        class.put(self);
    }

    fn add_classes(&mut self, text: &str) {
        let class = &mut self.inner.class;
        for one in text.split_ascii_whitespace() {
            if !class.split(' ').any(|other| other == one) {
                if !class.is_empty() {
                    class.push(' ');
                }
                class.push_str(one);
            }
        }
    }

    /// The key, by which an element is told from its neighbours.
    #[inline(never)]
    pub fn key<K: Into<Key>>(&mut self, key: K) {
        self.inner.key = Some(key.into());
    }

    /// Where the element of the page can be found.
    #[inline(never)]
    pub fn node<N: IntoPropValue<NodeRef>>(&mut self, node: N) {
        self.inner.node = node.into_prop_value();
    }

    /// What is typed in a field.
    #[inline(never)]
    pub fn value<V: IntoPropValue<Option<AttrValue>>>(&mut self, value: V) {
        self.inner.value = value.into_prop_value();
    }

    /// Whether a box is checked.
    #[inline(never)]
    pub fn checked(&mut self, checked: bool) {
        self.inner.checked = Some(checked);
    }
}

impl Branch {
    fn element(mut self, children: VNode) -> VNode {
        let shape = self.shape.unwrap_or(&Shape { tag: "", names: &[], fixed: &[], class: "" });
        if self.values.len() < shape.names.len() {
            let class = (!self.class.is_empty()).then(|| AttrValue::from(self.class));
            self.values.push(class.map(AttributeOrProperty::Attribute));
        }
        let attributes =
            Attributes::Dynamic { keys: shape.names, values: self.values.into_boxed_slice() };
        let listeners = if self.listeners.is_empty() {
            Listeners::None
        } else {
            Listeners::Pending(self.listeners.into_boxed_slice())
        };
        let (node, key) = (self.node, self.key);
        VNode::from(match shape.tag {
            "input" => {
                VTag::__new_input(self.value, self.checked, node, key, attributes, listeners)
            }
            "textarea" => VTag::__new_textarea(self.value, None, node, key, attributes, listeners),
            tag => VTag::__new_other(tag.into(), node, key, attributes, listeners, children),
        })
    }
}

fn one_or_list(mut nodes: Vec<VNode>) -> VNode {
    match nodes.pop() {
        Some(one) if nodes.is_empty() => one,
        last => {
            nodes.extend(last);
            VList::from(nodes).into()
        }
    }
}

macro_rules! listeners {
    ($($name:ident)*) => {
        impl Tree {
            $(
                /// A listener.
                #[inline]
                pub fn $name(&mut self, callback: impl IntoEventCallback<yew::html::$name::Event>) {
                    #[inline(never)]
                    fn listen(tree: &mut Tree, callback: Option<yew::Callback<yew::html::$name::Event>>) {
                        tree.inner.listeners.push(yew::html::$name::Wrapper::__macro_new(callback));
                    }
                    listen(self, callback.into_event_callback());
                }
            )*
        }
    };
}

listeners! {
    onchange onclick onclose oncontextmenu oninput onkeydown onpointercancel onpointerdown
    onblur onfocus onmousedown ontoggle onpointerleave onpointermove onpointerup onscroll onsubmit
}

/// What can stand among the children of an element.
pub trait Child {
    /// Puts it there.
    fn put(self, tree: &mut Tree);
}

impl Child for VNode {
    fn put(self, tree: &mut Tree) {
        tree.push(self);
    }
}

impl Child for &str {
    fn put(self, tree: &mut Tree) {
        tree.push(VText::new(AttrValue::from(Rc::from(self))).into());
    }
}

impl Child for String {
    fn put(self, tree: &mut Tree) {
        tree.child(self.as_str());
    }
}

impl Child for &String {
    fn put(self, tree: &mut Tree) {
        tree.child(self.as_str());
    }
}

impl Child for &AttrValue {
    fn put(self, tree: &mut Tree) {
        tree.child(self.clone());
    }
}

impl Child for AttrValue {
    fn put(self, tree: &mut Tree) {
        tree.push(VText::new(self).into());
    }
}

impl<C: Child> Child for Option<C> {
    fn put(self, tree: &mut Tree) {
        if let Some(child) = self {
            child.put(tree);
        }
    }
}

/// One child, however many there are.
impl Child for Vec<VNode> {
    fn put(self, tree: &mut Tree) {
        tree.push(VList::from(self).into());
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(
            impl Child for $number {
                fn put(self, tree: &mut Tree) {
                    tree.child(self.to_string());
                }
            }
        )*
    };
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 }

/// What a class can be made from.
pub trait Class {
    /// Adds it.
    fn put(self, tree: &mut Tree);
}

impl Class for &str {
    fn put(self, tree: &mut Tree) {
        tree.add_classes(self);
    }
}

impl Class for String {
    fn put(self, tree: &mut Tree) {
        tree.add_classes(&self);
    }
}

impl Class for AttrValue {
    fn put(self, tree: &mut Tree) {
        tree.add_classes(&self);
    }
}

impl Class for Classes {
    fn put(self, tree: &mut Tree) {
        tree.add_classes(&self.to_string());
    }
}

impl Class for &Classes {
    fn put(self, tree: &mut Tree) {
        tree.add_classes(&self.to_string());
    }
}

impl<C: Class> Class for Option<C> {
    fn put(self, tree: &mut Tree) {
        if let Some(class) = self {
            class.put(tree);
        }
    }
}
