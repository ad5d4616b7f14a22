//! What is agreed before a match of Faraway: the start.

use crate::page::prelude::*;
use crate::route::Setup;
use crate::words::Lang;
use rules::AnyOptions;
use rules::faraway::{Start, Table};

/// The fields of a table of Faraway.
pub fn fields(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let words = lang.lobby();
    let starts = [(Start::Basic, words.start_basic), (Start::Advanced, words.start_advanced)];
    let radio = |(start, name)| {
        let options = AnyOptions::Faraway(Table { start, ..table });
        let next = Setup { options, ..setup.clone() };
        let onchange = change.reform(move |_: Event| next.clone());
        html! {
            <label>
                <input type="radio" name="start" checked={table.start == start} {onchange} />
                { name }
            </label>
        }
    };
    html! {
        <fieldset class="start">
            <legend>{ words.start }</legend>
            { for starts.into_iter().map(radio) }
        </fieldset>
    }
}
