//! A whole match weighed: which of one's own choices a strong bot would have made otherwise.

use crate::page::advice::{NODES, points};
use crate::page::any::Opened;
use crate::page::prelude::*;
use crate::page::thinker::{Query, Thinker};
use crate::words::{Lang, fill};
use bots::Level;
use rules::Seat;
use std::cell::RefCell;
use std::rc::Rc;

/// What has been weighed of a match: a moment, the place of the best choice there, and by how much the one that
/// was made falls short of it, in thousandths of a point.
pub type Weighed = Rc<RefCell<Vec<(usize, usize, i64)>>>;

/// What the review needs.
#[derive(Properties, Clone, PartialEq)]
pub struct ReviewProps {
    /// The finished match.
    pub course: Opened,
    /// Whose choices are weighed.
    pub viewer: Seat,
    /// The language.
    pub lang: Lang,
    /// What has been weighed already: a look back and the way to the scores take nothing of it.
    pub weighed: Weighed,
    /// Looks back at a moment.
    pub look: Callback<Option<usize>>,
}

/// A choice of the viewer's among several: the match before it, and its place.
struct Own {
    before: Opened,
    made: usize,
}

impl ReviewProps {
    fn own(&self) -> Vec<Own> {
        let places = self.course.places();
        let moments =
            (0..places.len()).filter(|at| self.course.chooser(at + 1) == Some(self.viewer));
        let own =
            |at: usize| Some(Own { before: self.course.back_to(at)?, made: places[at] as usize });
        moments.filter_map(own).filter(|one| one.before.open() > 1).collect()
    }

    fn known(&self, one: &Own) -> Option<(usize, i64)> {
        let moment = one.before.order();
        let weighed = self.weighed.borrow();
        weighed.iter().find(|known| known.0 == moment).map(|&(_, best, short)| (best, short))
    }
}

/// A button that has all of one's choices weighed, one after the other, and those that fell short: a press on
/// one looks back at it.
#[component]
pub fn Review(props: &ReviewProps) -> Html {
    let words = props.lang.words();
    let asked = use_state(|| !props.weighed.borrow().is_empty());
    let own = use_memo(props.course.clone(), |_| props.own());
    let update = use_force_update();
    let thinker = {
        let weighed = props.weighed.clone();
        let answered = move |answer| {
            weighed.borrow_mut().push(answer);
            update.force_update();
        };
        use_memo((), |()| Thinker::new(Callback::from(answered)))
    };
    {
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.end());
    }
    let next = own.iter().find(|one| *asked && props.known(one).is_none());
    let query = next.map(|one| Query {
        course: one.before.clone(),
        seat: props.viewer,
        level: Level::Expert,
        nodes: NODES,
        weighed: one.made,
    });
    use_effect_with(query.as_ref().map(|query| query.course.order()), move |_| {
        query.into_iter().for_each(|query| thinker.ask(query));
    });
    if own.is_empty() {
        return Html::default();
    }
    if !*asked {
        let onclick = {
            let asked = asked.setter();
            Callback::from(move |_: MouseEvent| asked.set(true))
        };
        return html! { <div class="review"><button class="button" {onclick}>{ words.review }</button></div> };
    }
    let n = own.iter().filter(|one| props.known(one).is_some()).count();
    let short: Vec<Html> = own.iter().filter_map(|one| fell_short(props, one)).collect();
    let text = match (n == own.len(), short.is_empty()) {
        (false, _) => words.review_so_far,
        (true, true) => words.review_fine,
        (true, false) => words.review_done,
    };
    let values: [(&str, &dyn std::fmt::Display); 2] = [("n", &n), ("all", &own.len())];
    html! {
        <div class="review">
            <p role="status">{ fill(text, &values) }</p>
            if !short.is_empty() { <ol>{ for short }</ol> }
        </div>
    }
}

/// A choice that fell short, what would have been better and when it was.
fn fell_short(props: &ReviewProps, one: &Own) -> Option<Html> {
    let (best, short) = props.known(one)?;
    let moment = one.before.order();
    let short = Some(points(short)).filter(|&n| n > 0 && best != one.made)?;
    let text = one.before.advice(best, one.made, short, props.lang)?;
    let onclick = props.look.reform(move |_: MouseEvent| Some(moment));
    Some(html! {
        <li key={moment}>
            <button class="button" {onclick}>
                <strong>{ one.before.stage(Some(props.viewer), props.lang) }</strong>
                <span>{ text }</span>
            </button>
        </li>
    })
}
