//! What a strong bot would have chosen, for whoever looks back at a choice of his own.

use crate::page::any::Opened;
use crate::page::prelude::*;
use crate::page::thinker::{Query, Thinker};
use crate::words::Lang;
use bots::Level;
use rules::Seat;

/// How much it may think: it is asked once, and nobody waits for it.
pub const NODES: u32 = 60_000;

/// By how many points a choice falls short, from thousandths: a bot tries out too few games to tell less than one.
pub fn points(short: i64) -> i64 {
    (short + 500) / 1000
}

/// What the advice needs.
#[derive(Properties, PartialEq)]
pub struct AdviceProps {
    /// The match, looked at.
    pub course: Opened,
    /// Who looks.
    pub viewer: Option<Seat>,
    /// The language.
    pub lang: Lang,
}

impl AdviceProps {
    /// The viewer and the place of what he chose at the moment that is looked at; nothing where somebody
    /// else chose, or nobody could.
    fn made(&self) -> Option<(Seat, usize)> {
        let moment = self.course.moment()?;
        let seat = self.course.chooser(moment + 1).filter(|&seat| self.viewer == Some(seat))?;
        let made = *self.course.places().get(moment)? as usize;
        self.course.advice(made, made, 0, self.lang).map(|_| (seat, made))
    }
}

/// A button that asks, and what comes of it.
#[component]
pub fn Advice(props: &AdviceProps) -> Html {
    let (words, lang) = (props.lang.words(), props.lang);
    // What was said, and of which moment.
    let said = use_state(|| (None, String::new()));
    let thinker = use_mut_ref(|| None::<Thinker>);
    {
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.take().iter().for_each(Thinker::end));
    }
    let moment = props.course.moment();
    let shown = moment.is_some() && said.0 == moment;
    let made = props.made();
    let disabled = made.is_none();
    let onclick = {
        let (said, course) = (said.clone(), props.course.clone());
        Callback::from(move |_: MouseEvent| {
            thinker.take().iter().for_each(Thinker::end);
            let then = moment.filter(|_| !shown).and_then(|moment| course.back_to(moment));
            let Some((then, (seat, weighed))) = then.zip(made) else {
                return said.set((None, String::new()));
            };
            said.set((moment, words.advise_waits.to_owned()));
            let (said, course) = (said.setter(), course.clone());
            let asked = Thinker::new(Callback::from(move |(order, best, short)| {
                let text = course.advice(best, weighed, points(short), lang).unwrap_or_default();
                said.set((Some(order), text));
            }));
            asked.ask(Query { course: then, seat, level: Level::Expert, nodes: NODES, weighed });
            thinker.replace(Some(asked));
        })
    };
    html! {
        <>
            <button class="button advise" data-anytime="" {disabled} {onclick} aria-expanded={shown.to_string()}>{ words.advise }</button>
            <p class="advice" role="status" hidden={!shown}>{ said.1.clone() }</p>
        </>
    }
}
