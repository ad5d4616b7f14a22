//! Nav cards, and Reaver Contact at the start of a turn.

use super::stowage::unstowed;
use super::{Shown, about_ways};
use crate::art::firefly::vignette::{cutter_picture, nav_picture};
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::{Desk, drawing};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::{Sights, fill};
use rules::firefly::effect::{Effect, Way};
use rules::firefly::step::Nav;
use rules::firefly::{Choice, figures, nav_card};

impl Shown for Nav {
    fn scene(&self, desk: &Desk) -> Scene {
        let words = |at| desk.text.nav_way(self.0, at);
        let picture = nav_picture(self.0);
        let title = desk.text.nav_title(self.0);
        let Scene { picture, shown } = telegram(desk, title, picture, nav_card(self.0).ways, words);
        let evades = |way: &Way| way.effects.contains(&Effect::Evade);
        let ways = nav_card(self.0).ways;
        // Whoever can but evade does not stay.
        let arrived = is_there(desk) && !ways.iter().all(evades);
        let (stays, unless) = (desk.words.arrived, desk.words.arrived_evades);
        let arrived = arrived.then_some(if ways.iter().any(evades) { unless } else { stays });
        let arrived = arrived.map(|line| html! { <p class="is-met">{ line }</p> });
        Scene { picture: html! { <>{ picture }{ for arrived }</> }, shown }
    }

    fn is_spare(&self) -> bool {
        true
    }

    fn line(&self, desk: &Desk) -> String {
        about_ways(desk)
    }

    /// What lies open where the hold is searched.
    fn warns(&self, desk: &Desk) -> Option<String> {
        let seeks = |effect: &Effect| match effect {
            Effect::If { otherwise, .. } => otherwise.contains(&Effect::SeizeHold),
            effect => *effect == Effect::SeizeHold,
        };
        let searched = nav_card(self.0).ways.iter().flat_map(|way| way.effects).any(seeks);
        unstowed(desk).filter(|_| searched)
    }

    fn ways(&self) -> Option<(&'static [Way], Effect)> {
        Some((nav_card(self.0).ways, Effect::KeepFlying))
    }
}

/// Whether the ship is where it was sent, or as far as its drive goes: it flies on by no way out.
pub fn is_there(desk: &Desk) -> bool {
    let view = desk.view();
    let here = view.acting().sector;
    view.flight.is_some() && (view.sectors_left() == 0 || here.is_some() && here == desk.look.ends)
}

/// Reaver Contact: the way out of a card that nobody has drawn.
pub struct Reavers;

impl Shown for Reavers {
    fn scene(&self, desk: &Desk) -> Scene {
        let card = figures::REAVER_CUTTER;
        let words = |at| desk.text.nav_way(card, at);
        telegram(desk, desk.text.nav_title(card), cutter_picture(), nav_card(card).ways, words)
    }

    fn is_spare(&self) -> bool {
        true
    }

    fn line(&self, desk: &Desk) -> String {
        about_ways(desk)
    }

    fn ways(&self) -> Option<(&'static [Way], Effect)> {
        Nav(figures::REAVER_CUTTER).ways()
    }
}

/// A nav or misbehave card with its ways out and their odds.
pub fn telegram(
    desk: &Desk,
    title: &str,
    svg: String,
    ways: &'static [Way],
    words: impl Fn(u8) -> String,
) -> Scene {
    let mut shown = Vec::new();
    let onward = flies_on(desk);
    let ways = (0..).zip(ways).map(|(at, way)| {
        let (choice, terms) = (Choice::Way(at), explain::way(way));
        shown.push(choice);
        let lacking = desk.text.why_not_way(desk.view(), way);
        let lacking = fill(desk.words.lacks, &[("what", &lacking.join(", "))]);
        let inner = html! {
            <>
                <span>{ words(at) }
                    if !desk.may(choice) { <small class="bad">{ lacking.clone() }</small> }
                    { for desk.text.stakes(desk.view(), way.effects).into_iter().chain(way_bands(desk, choice)).chain(onward.clone().filter(|_| keeps_flying(desk, choice))).map(|line| html! { <small class="stake">{ line }</small> }) }
                </span>
                if let Some((chance, what)) = way_odds(desk, choice) {
                    <span class={classes!("odds", is_failure(desk, &chance).then_some("bad"))} data-explain={explain::ODDS}><b>{ chance }</b><small>{ what }</small>{ for way_bribed(desk, choice).map(|line| html! { <small class="bribed">{ line }</small> }) }</span>
                }
            </>
        };
        if desk.may(choice) {
            html! { <li data-explain={terms}>{ desk.button_of(choice, "way", inner) }</li> }
        } else {
            html! { <li data-explain={terms} data-said={lacking}><p class="way is-off">{ inner }</p></li> }
        }
    });
    let ways: Html = ways.collect();
    let picture = html! {
        <div class="telegram" key={desk.props.order}>
            <div class="telegram-head">{ drawing("scene-picture", svg) }<h3>{ title.to_owned() }</h3></div>
            <ul class="ways">{ ways }</ul>
        </div>
    };
    Scene { picture, shown }
}

/// What waits for whoever flies on: the cards to come on his way.
fn flies_on(desk: &Desk) -> Option<String> {
    if is_there(desk) {
        return None;
    }
    let (view, names, text) = (desk.view(), &desk.props.company.names[..], desk.text);
    let to = desk.look.ends.or(desk.look.bound(view.viewer));
    Sights { view, names, flags: &[], text }.flies_on(to)
}

/// Whether a way out may lead on to the next sector.
fn keeps_flying(desk: &Desk, choice: Choice) -> bool {
    super::way(desk.view(), choice).is_some_and(|(way, wanted)| {
        wanted == Effect::KeepFlying && desk.view().way_leads(way, wanted).hits() > 0
    })
}

/// Whether what stands for the chance of a way says that it fails.
fn is_failure(desk: &Desk, said: &str) -> bool {
    said == desk.words.way_botches || said == desk.words.way_warrant
}

/// The outcomes of a way out with their chances, where the one chance is not all.
pub fn way_bands(desk: &Desk, choice: Choice) -> Option<String> {
    let (way, wanted) = super::way(desk.view(), choice)?;
    desk.text.way_bands(desk.view(), way, wanted)
}

/// The chance of a way out with all the bribes that help and can be paid.
pub fn way_bribed(desk: &Desk, choice: Choice) -> Option<String> {
    let (way, wanted) = super::way(desk.view(), choice)?;
    desk.text.way_bribed(desk.view(), way, wanted)
}

/// The chance of a way out that a test decides, and what it is the chance of.
pub fn way_odds(desk: &Desk, choice: Choice) -> Option<(String, String)> {
    let (way, wanted) = super::way(desk.view(), choice)?;
    let (chance, what) = desk.text.way_odds(desk.view(), way, wanted)?;
    let words = desk.words;
    let through = what == words.to_keep_flying && is_there(desk);
    Some((chance, if through { words.to_proceed.to_owned() } else { what }))
}
