//! The ship sheet: who is aboard and what they can do, what is stowed, what the ship is fitted with.

use super::bounty;
use super::desk::{
    Desk, art, contact_art, drawing, figure, keyword_icon, large, points, profession_icon, said,
    sign, skills, supply_art,
};
use super::drag::{Held, slug};
use crate::art::firefly::{emblem, portrait};
use crate::beat::firefly as beat;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::fill;
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::ship::{ShipId, Spaces};
use rules::firefly::skill::{Keyword, Profession, Skill};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Captain, Choice, Goods, Person};

/// The sheet of a seat's ship.
pub fn ship(desk: &Desk, seat: Seat) -> Html {
    let captain = desk.view().captain(seat);
    let words = desk.words;
    let mine = desk.view().viewer == Some(seat);
    let title = if mine {
        words.ship_yours.to_owned()
    } else {
        fill(words.ship_of, &[("name", &desk.name(seat))])
    };
    html! {
        <section class="sheet" aria-label={title.clone()}>
            <header class="sheet-head">
                { token(desk.props.company.colour(seat)) }
                <h2>{ title }<span class="soft">{ about(desk, seat) }</span></h2>
                { purse(desk, seat, mine) }
            </header>
            // One's own are in the strip that stays.
            if !mine { { totals(desk, seat) } }
            { crew(desk, seat, mine) }
            { bounty::held(desk, seat) }
            { holds(desk, seat, mine) }
            { fittings(desk, captain) }
            { trust(desk, captain) }
        </section>
    }
}

/// What the ship is called and where it is.
fn about(desk: &Desk, seat: Seat) -> String {
    let captain = desk.view().captain(seat);
    let place =
        captain.sector.map_or(desk.words.not_placed.to_owned(), |sector| desk.text.sector(sector));
    format!("{} · {place}", desk.text.ship(captain, seat))
}

/// Money and the law.
fn purse(desk: &Desk, seat: Seat, mine: bool) -> Html {
    let (words, captain) = (desk.words, desk.view().captain(seat));
    html! {
        <p class="purse">
            if !mine {
                <strong class="money" data-figure={beat::figure(beat::MONEY, seat)}>
                    { fill(words.money, &[("n", &captain.money)]) }
                </strong>
            }
            if captain.warrants > 0 {
                { figure(Icon::Warrant, captain.warrants, &fill(words.warrants, &[("n", &captain.warrants)]), explain::WARRANT) }
            }
            if captain.is_outlaw() {
                <span class="stamp" data-explain={explain::OUTLAW} data-said={desk.outlaw_by(seat)}>{ words.outlaw }</span>
            }
        </p>
    }
}

/// The points of everybody together.
fn totals(desk: &Desk, seat: Seat) -> Html {
    let captain = desk.view().captain(seat);
    html! {
        <ul class="totals" data-figure={beat::figure(beat::SKILLS, seat)}
            aria-label={desk.words.skills_all}>
            { for Skill::ALL.into_iter().map(|skill| html! {
                <li>{ points(desk, captain, skill) }<span>{ desk.text.skill(skill) }</span></li>
            }) }
        </ul>
    }
}

/// Hold and stash.
pub fn holds(desk: &Desk, seat: Seat, mine: bool) -> Html {
    let captain = desk.view().captain(seat);
    html! {
        <div class="holds" data-thing={mine.then_some(beat::HOLD)}
            data-figure={beat::figure(beat::HOLD, seat)} data-whole="">
            { space(desk, captain, Place::Hold, mine) }
            { space(desk, captain, Place::Stash, mine) }
        </div>
    }
}

/// Everybody aboard, and the gear that nobody carries.
pub fn crew(desk: &Desk, seat: Seat, mine: bool) -> Html {
    let (words, captain) = (desk.words, desk.view().captain(seat));
    let figure = beat::figure("crew", seat);
    let everyone = captain.everyone();
    let heading = fill(words.crew, &[("n", &everyone.len()), ("all", &captain.berths())]);
    let spare: Vec<SupplyId> =
        captain.gear.iter().filter(|gear| gear.carrier.is_none()).map(|gear| gear.card).collect();
    html! {
        <>
            <h3 data-figure={figure.clone()} data-explain={explain::CREW}>{ heading }</h3>
            <ul class="crew" data-figure={figure} data-whole="">
                { for everyone.iter().map(|&person| member(desk, captain, person, mine)) }
            </ul>
            if mine || !spare.is_empty() {
                <p class="locker" data-explain={explain::LOCKER} data-target={mine.then_some("locker")}><strong>{ words.spare }</strong>{ for spare.iter().map(|&card| gear(desk, card, mine)) }
                    if spare.is_empty() { <span class="soft">{ words.spare_none }</span> }</p>
            }
        </>
    }
}

/// Somebody aboard, with what he carries.
fn member(desk: &Desk, captain: &Captain, person: Person, mine: bool) -> Html {
    let words = desk.words;
    let upset = captain.is_disgruntled(person);
    let (said, ids) = desk.person_said(captain, person);
    html! {
        <li class={classes!("member", upset.then_some("is-upset"))} data-explain={ids}
            data-said={said} data-large={large(&desk.art_of(captain, person))}
            data-target={mine.then(|| slug(person))}>
            { desk.portrait(captain, person) }
            <div class="member-words">
                <span class="member-name">
                    <strong>{ desk.text.aboard(captain, person) }</strong>
                    if person == Person::Leader { { sign(Icon::Ship, words.leader, explain::LEADER) } }
                    { for upset.then(|| self::upset(desk)) }
                </span>
                { member_signs(desk, captain, person) }
                { for captain.carried(person).map(|card| gear(desk, card, mine)) }
                { deeds(desk, captain, person) }
            </div>
        </li>
    }
}

/// The stamp of whoever is disgruntled.
pub fn upset(desk: &Desk) -> Html {
    html! {
        <span class="stamp" data-explain={explain::DISGRUNTLED}>
            { glyph(Icon::Disgruntled) }<span>{ desk.words.disgruntled }</span>
        </span>
    }
}

/// Skills, professions, keywords and marks of somebody.
pub fn member_signs(desk: &Desk, captain: &Captain, person: Person) -> Html {
    let words = desk.words;
    let points = match person {
        Person::Crew(card) => card.printed().skills,
        Person::Leader => captain.leader.map(|id| id.leader().skills).unwrap_or_default(),
    };
    html! {
        <span class="signs">
            { skills(desk, points) }
            { professions(desk, captain.professions(person)) }
            { keywords(desk, captain, person) }
            if captain.is_moral(person) { { sign(Icon::Moral, words.moral, explain::MORAL) } }
            if captain.is_wanted(person) { { sign(Icon::Wanted, words.wanted, explain::WANTED) } }
        </span>
    }
}

/// What somebody does beyond his signs, in words.
fn deeds(desk: &Desk, captain: &Captain, person: Person) -> Html {
    let lines = match (person, captain.leader) {
        (Person::Crew(card), _) => desk.text.supply_deeds(card),
        (Person::Leader, Some(leader)) => {
            leader.leader().abilities.iter().map(|ability| desk.text.ability(ability)).collect()
        }
        (Person::Leader, None) => Vec::new(),
    };
    lines.into_iter().map(|line| html! { <small class="doing">{ line }</small> }).collect()
}

fn professions(desk: &Desk, professions: &[Profession]) -> Html {
    professions
        .iter()
        .map(|&one| sign(profession_icon(one), desk.text.profession(one), explain::profession(one)))
        .collect()
}

fn keywords(desk: &Desk, captain: &Captain, person: Person) -> Html {
    let words: &[Keyword] = match person {
        Person::Crew(card) => card.printed().keywords,
        Person::Leader => captain.leader.map_or(&[], |leader| leader.leader().keywords),
    };
    words
        .iter()
        .map(|&word| sign(keyword_icon(word), desk.text.keyword(word), explain::keyword(word)))
        .collect()
}

/// Gear; one's own can be handed to somebody else.
fn gear(desk: &Desk, card: SupplyId, mine: bool) -> Html {
    let name = desk.text.supply(card);
    let kind = card.printed();
    let face = html! {
        <>
            { art("gear-picture", supply_art(card), emblem::supply_emblem(card.kind())) }
            <span>{ name }</span>
            { skills(desk, kind.skills) }
            { for kind.keywords.iter().map(|&word| sign(keyword_icon(word), desk.text.keyword(word), explain::keyword(word))) }
            if !mine { <small class="doing">{ desk.text.supply_deeds(card).join("; ") }</small> }
        </>
    };
    let (said, ids, large) =
        (desk.supply_said(card), explain::supply(card), large(&supply_art(card)));
    match handing(desk, card).filter(|_| mine) {
        Some(choices) => html! {
            <button class="gear" data-explain={ids}
                data-said={format!("{said}\n{}", fill(desk.words.re_equip, &[("gear", &name)]))}
                data-large={large} onclick={desk.choose_all(choices)}
                onpointerdown={desk.drag(Held::Gear(card))}>
                { face }
            </button>
        },
        None => {
            html! { <span class="gear" data-explain={ids} data-said={said} data-large={large}>{ face }</span> }
        }
    }
}

/// The choices that lead to the question who carries this gear.
fn handing(desk: &Desk, card: SupplyId) -> Option<Vec<Choice>> {
    if desk.may(Choice::Gear(card)) {
        return Some(vec![Choice::Gear(card)]);
    }
    desk.may(Choice::Roster).then(|| vec![Choice::Roster, Choice::Gear(card)])
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Hold,
    Stash,
}

/// Hold or stash as spaces that can be counted: large goods fill one, small ones half of one.
fn space(desk: &Desk, captain: &Captain, place: Place, mine: bool) -> Html {
    let words = desk.words;
    let (name, goods, spaces) = match place {
        Place::Hold => (words.hold, &captain.hold, captain.hold_spaces()),
        Place::Stash => (words.stash, &captain.stash, captain.stash_spaces()),
    };
    let cells = cells(goods, spaces);
    let filled = desk.text.filled(goods, spaces);
    html! {
        <div class={classes!("hold", (place == Place::Stash).then_some("is-stash"))}
            data-target={mine.then_some(if place == Place::Stash { "stash" } else { "hold" })}>
            <h3 data-explain={if place == Place::Stash { explain::STASH } else { explain::HOLD }}>
                { name }<span class="soft">{ filled }</span>
            </h3>
            <ul>{ for cells.iter().map(|cell| html! {
                <li class={classes!("space", cell.is_empty().then_some("is-free"))}
                    data-explain={cell.is_empty().then_some(explain::SPACE)}>
                    { for cell.iter().map(|&good| crate_of(desk, good, place, mine)) }
                </li>
            }) }</ul>
        </div>
    }
}

/// What lies in each space: one large good or two small ones, in a tank one fuel.
fn cells(goods: &Goods, spaces: Spaces) -> Vec<Vec<Good>> {
    let listed = |large: bool| {
        let sized = Good::ALL.into_iter().filter(move |good| (good.half_spaces() == 2) == large);
        sized.flat_map(|good| vec![good; goods[good].into()])
    };
    let mut cells: Vec<Vec<Good>> = listed(true).map(|good| vec![good]).collect();
    let tanked = usize::from(goods[Good::Fuel].min(spaces.fuel));
    cells.extend((0..tanked).map(|_| vec![Good::Fuel]));
    let small: Vec<Good> = listed(false).skip(tanked).collect();
    cells.extend(small.chunks(2).map(<[Good]>::to_vec));
    cells.resize(cells.len().max(spaces.all().into()), Vec::new());
    cells
}

/// One of a good; one's own goes to the other place by a click.
fn crate_of(desk: &Desk, good: Good, place: Place, mine: bool) -> Html {
    let picture = drawing("crate", emblem::crate_picture(good));
    let name = desk.text.good(good, 1);
    let (step, label) = match place {
        Place::Hold => (Choice::Stow(good), desk.words.to_stash),
        Place::Stash => (Choice::Unstow(good), desk.words.to_hold),
    };
    let choices = if desk.may(step) {
        Some(vec![step])
    } else if desk.may(Choice::Stowage) && fits_elsewhere(desk, good, place) {
        Some(vec![Choice::Stowage, step, Choice::Done])
    } else {
        None
    };
    match choices.filter(|_| mine) {
        Some(choices) => html! {
            <button class="crate-button" onclick={desk.choose_all(choices)} onpointerdown={desk.drag(Held::Good(good, place == Place::Stash))} data-explain={explain::good(good)} data-said={fill(label, &[("good", &name)])}
                aria-label={fill(label, &[("good", &name)])}>{ picture }</button>
        },
        None => {
            html! { <span class="crate-button" data-explain={explain::good(good)}>{ picture }<span class="unseen">{ name }</span></span> }
        }
    }
}

fn fits_elsewhere(desk: &Desk, good: Good, place: Place) -> bool {
    let captain = desk.view().acting();
    let room = match place {
        Place::Hold => captain.stash_room(good),
        Place::Stash => captain.hold_room(good),
    };
    room > 0
}

/// Drive core and upgrades.
fn fittings(desk: &Desk, captain: &Captain) -> Html {
    let words = desk.words;
    let flies = captain.flies.0;
    let built = if flies == ShipId::BASE { words.first_core } else { desk.text.vessel(flies) };
    let drive = captain.core.map_or(built, |core| desk.text.supply(core)).to_owned();
    let told = captain.core.map(|core| desk.supply_said(core)).or_else(|| {
        let ship = || said(built, desk.text.ship_lines(flies));
        (flies != ShipId::BASE).then(ship)
    });
    let range = fill(
        words.drive,
        &[("range", &captain.range()), ("fuel", &captain.burn_cost()), ("mosey", &captain.mosey())],
    );
    let free = captain.slots().saturating_sub(captain.upgrades.len());
    html! {
        <>
            <h3>{ words.upgrades }</h3>
            <ul class="fittings">
                <li class="fitting is-drive" data-explain={explain::DRIVE}
                    data-said={told}>
                    { glyph(Icon::DriveCore) }<span><strong>{ drive }</strong><small>{ range }</small></span>
                </li>
                { for captain.upgrades.iter().map(|&card| html! {
                    <li class="fitting" data-explain={explain::supply(card)}
                        data-said={desk.supply_said(card)} data-large={large(&supply_art(card))}>
                        { art("gear-picture", supply_art(card), emblem::supply_emblem(card.kind())) }
                        <span>
                            <strong>{ desk.text.supply(card) }</strong>
                            <small>{ desk.text.supply_deeds(card).join("; ") }</small>
                        </span>
                    </li>
                }) }
                { for (0..free).map(|_| html! { <li class="fitting is-free" data-explain={explain::SLOT}><small>{ words.slot_free }</small></li> }) }
            </ul>
        </>
    }
}

/// Who trusts the ship.
fn trust(desk: &Desk, captain: &Captain) -> Html {
    let words = desk.words;
    html! {
        <ul class="trust">{ for desk.view().table.contacts().map(|contact| {
            let solid = captain.is_solid(contact);
            let name = desk.text.contact(contact);
            let about = fill(if solid { words.solid_with } else { words.not_solid_with }, &[("name", &name)]);
            let opened = said(&about, desk.text.contact_lines(contact));
            let ids = if solid { explain::SOLID } else { explain::NOT_SOLID };
            html! {
                <li class={classes!("contact", solid.then_some("is-solid"))} data-explain={ids}
                    data-said={opened} data-large={large(&contact_art(contact))}>
                    { art("portrait", contact_art(contact), portrait::contact_portrait(contact)) }
                    { desk.at_home(contact, name) }
                    if solid { { glyph(Icon::Solid) } }
                    <span class="unseen">{ about }</span>
                </li>
            }
        }) }</ul>
    }
}
