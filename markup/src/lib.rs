//! The page's own `html!`. It reads what Yew's reads, and writes much less: where Yew's fills in a
//! structure for each element where it stands, this one calls `crate::page::markup::Tree`, which
//! fills it in at one place. Components, which are rare, are left to Yew's.

mod read;
mod write;

use proc_macro2::TokenStream;

/// Elements, texts and components, written as Yew's `html!` takes them.
#[proc_macro]
pub fn html(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let tokens = TokenStream::from(tokens);
    match read::root(tokens) {
        Ok(nodes) => write::root(&nodes).into(),
        Err(read::Error { at, text }) => quote::quote_spanned!(at=> compile_error!(#text)).into(),
    }
}
