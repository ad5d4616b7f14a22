//! What a strong bot would have chosen: at one choice, for whoever looks back at it, or at all of a finished
//! match, one after the other.

use crate::page::any::Opened;
use crate::page::prelude::*;
use crate::page::thinker::{Query, Thinker};
use crate::words::{Lang, Words, fill};
use bots::Level;
use rules::Seat;
use std::cell::RefCell;
use std::rc::Rc;

/// How much it may think about a choice: nobody waits for it.
const NODES: u32 = 60_000;

/// What has been weighed of a match.
#[derive(Default, PartialEq)]
pub struct Weighed {
    /// The moment of a choice, the place of the best one there, and by how much the one that was made falls short
    /// of it, in thousandths of a point.
    known: Vec<(usize, usize, i64)>,
    /// The moment to which the list of those that fell short has led: what is said of it is open there.
    led: Option<usize>,
}

/// What counsel needs.
#[derive(Properties, PartialEq)]
pub struct CounselProps {
    /// The match: looked at, or finished.
    pub course: Opened,
    /// Whose choices are weighed.
    pub viewer: Option<Seat>,
    /// The language.
    pub lang: Lang,
    /// What has been weighed already: the way from a look back to the scores takes nothing of it.
    pub weighed: Rc<RefCell<Weighed>>,
    /// Looks back at a moment.
    pub look: Callback<Option<usize>>,
}

/// A choice of the viewer's among several: the match before it, and its place.
struct Own {
    before: Opened,
    made: usize,
}

impl CounselProps {
    /// The choice at the moment that is looked at, or all of them.
    fn own(&self) -> Vec<Own> {
        let places = self.course.places();
        let own = |at: usize| {
            self.course.chooser(at + 1).filter(|&seat| self.viewer == Some(seat))?;
            let (before, &made) = self.course.back_to(at).zip(places.get(at))?;
            (before.open() > 1).then_some(Own { before, made: made as usize })
        };
        match self.course.moment() {
            Some(moment) => own(moment).into_iter().collect(),
            None => (0..places.len()).filter_map(own).collect(),
        }
    }

    fn known(&self, one: &Own) -> Option<(usize, i64)> {
        let weighed = self.weighed.borrow();
        let known = weighed.known.iter().find(|known| known.0 == one.before.order());
        known.map(|&(_, best, short)| (best, short))
    }

    /// What is said of a choice, and whether it fell short: a bot tries out too few games to tell less than a point.
    fn said(&self, one: &Own) -> Option<(String, bool)> {
        let (best, short) = self.known(one)?;
        let points = (short + 500) / 1000;
        let text = one.before.advice(best, one.made, points, self.lang)?;
        Some((text, best != one.made && points > 0))
    }
}

/// A button that asks, and what comes of it.
#[component]
pub fn Counsel(props: &CounselProps) -> Html {
    let words = props.lang.words();
    let moment = props.course.moment();
    let asked = use_state(|| props.weighed.borrow().led.map(Some));
    let heard = use_state(|| 0);
    let thinker = use_mut_ref(|| None::<Thinker>);
    // A match is played again up to each of them: once, not at each drawing.
    let own = use_memo((props.course.clone(), props.viewer), |_| props.own());
    let shown =
        *asked == Some(moment) || moment.is_none() && !props.weighed.borrow().known.is_empty();
    let next = own.iter().find(|one| shown && props.known(one).is_none());
    let query = next.zip(props.viewer).map(|(one, seat)| Query {
        course: one.before.clone(),
        seat,
        level: Level::Expert,
        nodes: NODES,
        weighed: one.made,
    });
    {
        let (weighed, heard) = (props.weighed.clone(), heard.setter());
        let answered = move |answer| {
            weighed.borrow_mut().known.push(answer);
            heard.set(weighed.borrow().known.len());
        };
        let thinker = thinker.clone();
        use_effect_with(query.as_ref().map(|query| query.course.order()), move |_| {
            if let Some(query) = query {
                let new = || Thinker::new(Callback::from(answered));
                thinker.borrow_mut().get_or_insert_with(new).ask(query);
            }
        });
    }
    use_effect_with((), move |()| move || thinker.take().iter().for_each(Thinker::end));
    let onclick = {
        let asked = asked.setter();
        Callback::from(move |_: MouseEvent| asked.set((!shown).then_some(moment)))
    };
    let Some(moment) = moment else { return review(props, &own, shown, onclick) };
    // Where there is nothing to weigh the same button leads on to where there is.
    let chose =
        |at: &usize| props.course.chooser(at + 1).is_some_and(|seat| props.viewer == Some(seat));
    let on = (moment + 1..props.course.places().len()).find(chose).filter(|_| own.is_empty());
    let (label, onclick) = match on {
        Some(on) => (words.advise_next, props.look.reform(move |_: MouseEvent| Some(on))),
        None => (words.advise, onclick),
    };
    let said = own.first().and_then(|one| props.said(one));
    let said = said.map_or_else(|| words.advise_waits.to_owned(), |(text, _)| text);
    html! {
        <>
            <button class="button advise" data-anytime="" disabled={own.is_empty() && on.is_none()} {onclick} aria-expanded={shown.to_string()}>{ label }</button>
            <p class="advice" role="status" hidden={!shown}>{ said }</p>
        </>
    }
}

/// All of one's choices: how many have been weighed, and those that fell short. A press on one looks back at it.
fn review(props: &CounselProps, own: &[Own], shown: bool, onclick: Callback<MouseEvent>) -> Html {
    let words: &Words = props.lang.words();
    if !shown {
        return html! { <div class="review">if !own.is_empty() { <button class="button" {onclick}>{ words.review }</button> }</div> };
    }
    let n = own.iter().filter(|one| props.known(one).is_some()).count();
    let short: Vec<Html> = own.iter().filter_map(|one| fell_short(props, one)).collect();
    let text = match (n == own.len(), short.is_empty()) {
        (false, _) => words.review_so_far,
        (true, true) => words.review_fine,
        (true, false) => words.review_done,
    };
    html! {
        <div class="review">
            <p role="status">{ fill(text, &[("n", &n), ("all", &own.len())]) }</p>
            <ol>{ for short }</ol>
        </div>
    }
}

fn fell_short(props: &CounselProps, one: &Own) -> Option<Html> {
    let (text, _) = props.said(one).filter(|(_, short)| *short)?;
    let moment = one.before.order();
    let (look, weighed) = (props.look.clone(), props.weighed.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        weighed.borrow_mut().led = Some(moment);
        look.emit(Some(moment));
    });
    Some(html! {
        <li key={moment}>
            <button class="button" {onclick}>
                <strong>{ one.before.stage(props.viewer, props.lang) }</strong>
                <span>{ text }</span>
            </button>
        </li>
    })
}
