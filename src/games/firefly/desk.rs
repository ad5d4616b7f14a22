//! What every part of the table is drawn from, and the small things that they share.

use super::drag::Held;
use super::portrait;
use crate::games::drag::Press;
use crate::games::TableProps;
use crate::icons::{Icon, glyph};
use crate::words::{FireflyPageWords, FireflyText, Lang};
use rules::Seat;
use rules::firefly::skill::{Keyword, Profession, Skill, Skills};
use rules::firefly::{Captain, Choice, Firefly, Person, View};
use yew::prelude::*;

/// The table as one person sees it.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// What it is drawn from.
    pub props: &'a TableProps<Firefly>,
    /// What starts a drag.
    pub press: &'a Press<Held>,
    /// The words of cards, choices and events.
    pub text: FireflyText,
    /// The words around them.
    pub words: &'static FireflyPageWords,
}

impl<'a> Desk<'a> {
    /// The table in the person's language.
    pub fn new(props: &'a TableProps<Firefly>, press: &'a Press<Held>) -> Desk<'a> {
        let lang = props.prefs.lang;
        Desk { props, press, text: FireflyText::new(lang), words: lang.firefly_page() }
    }

    /// What the person may know.
    pub fn view(&self) -> &'a View {
        &self.props.view
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.props.prefs.lang
    }

    /// Whether the person may choose this now.
    pub fn may(&self, choice: Choice) -> bool {
        self.props.legal.contains(&choice)
    }

    /// The seat's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.props.company.name(seat)
    }

    /// What a choice is called.
    pub fn verb(&self, choice: Choice) -> String {
        self.text.verb(self.view(), choice, &self.props.company.names)
    }

    /// What makes a choice when something is clicked.
    pub fn choose(&self, choice: Choice) -> Callback<MouseEvent> {
        self.props.choose.reform(move |_| choice)
    }

    /// What makes several choices one after the other.
    pub fn choose_all(&self, choices: Vec<Choice>) -> Callback<MouseEvent> {
        self.props.choose_all.reform(move |_| choices.clone())
    }

    /// What starts to drag something.
    pub fn drag(&self, held: Held) -> Callback<PointerEvent> {
        self.press.reform(move |event| (held, event))
    }

    /// The button of a legal choice.
    pub fn button(&self, choice: Choice, class: &'static str) -> Html {
        let onclick = self.choose(choice);
        html! { <button class={classes!("button", "choice", class)} {onclick}>{ self.verb(choice) }</button> }
    }

    /// The button of a choice, if it may be made now.
    pub fn button_if(&self, choice: Choice, class: &'static str) -> Html {
        if self.may(choice) { self.button(choice, class) } else { Html::default() }
    }

    /// A portrait of somebody aboard.
    pub fn portrait(&self, captain: &Captain, person: Person) -> Html {
        let svg = match (person, captain.leader) {
            (Person::Crew(card), _) => portrait::crew_portrait(card.kind()),
            (Person::Leader, Some(leader)) => portrait::leader_portrait(leader),
            (Person::Leader, None) => String::new(),
        };
        drawing("portrait", svg)
    }
}

/// A drawing of ours, as text.
pub fn drawing(class: &'static str, svg: String) -> Html {
    html! { <span {class} aria-hidden="true">{ Html::from_html_unchecked(AttrValue::from(svg)) }</span> }
}

/// A sign with its meaning in words for those who hear the page.
pub fn sign(icon: Icon, words: &str) -> Html {
    html! { <span class="sign" title={words.to_owned()}>{ glyph(icon) }<span class="unseen">{ words.to_owned() }</span></span> }
}

/// A sign with its meaning beside it.
pub fn chip(icon: Icon, words: &str) -> Html {
    html! { <span class="chip">{ glyph(icon) }{ words.to_owned() }</span> }
}

/// A sign with a number.
pub fn figure(icon: Icon, number: impl ToString, words: &str) -> Html {
    html! { <span class="tally" title={words.to_owned()}>{ glyph(icon) }<b>{ number.to_string() }</b><span class="unseen">{ words.to_owned() }</span></span> }
}

/// The skills that somebody has, as signs with their points.
pub fn skills(desk: &Desk, points: Skills) -> Html {
    let some = Skill::ALL.into_iter().filter(|&skill| points.of(skill) > 0);
    html! { <span class="skills">{ for some.map(|skill| figure(skill_icon(skill), points.of(skill), desk.text.skill(skill))) }</span> }
}

/// The sign of a skill.
pub fn skill_icon(skill: Skill) -> Icon {
    match skill {
        Skill::Fight => Icon::Fight,
        Skill::Tech => Icon::Tech,
        Skill::Negotiate => Icon::Negotiate,
    }
}

/// The sign of a keyword.
pub fn keyword_icon(word: Keyword) -> Icon {
    match word {
        Keyword::Explosives => Icon::Explosives,
        Keyword::FakeId => Icon::FakeId,
        Keyword::FancyDuds => Icon::FancyDuds,
        Keyword::Firearm => Icon::Firearm,
        Keyword::HackingRig => Icon::HackingRig,
        Keyword::Knife => Icon::Knife,
        Keyword::SniperRifle => Icon::SniperRifle,
        Keyword::Transport => Icon::Transport,
    }
}

/// The sign of a profession.
pub fn profession_icon(profession: Profession) -> Icon {
    match profession {
        Profession::Companion => Icon::Companion,
        Profession::Grifter => Icon::Grifter,
        Profession::HillFolk => Icon::HillFolk,
        Profession::Mechanic => Icon::Mechanic,
        Profession::Medic => Icon::Medic,
        Profession::Merc => Icon::Merc,
        Profession::Pilot => Icon::Pilot,
        Profession::Soldier => Icon::Soldier,
    }
}
