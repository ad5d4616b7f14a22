//! The table of Firefly: the chart, one's own ship, the others, the decision.

use super::dock::dock;
use crate::games::TableProps;
use rules::firefly::Firefly;
use yew::prelude::*;

/// The table.
#[component]
pub fn FireflyTable(props: &TableProps<Firefly>) -> Html {
    html! {
        <div class="firefly-table">
            { dock(props) }
        </div>
    }
}
