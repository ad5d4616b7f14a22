//! What is chosen from: the hand, the market, the Sanctuaries found; and the foot with the one next press.

use super::card::{CardView, Face, Standing};
use super::journey::{drawer_head, opener};
use super::verb;
use crate::beat::faraway::{DECK, FOUND, sanctuary};
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::games::{Company, foot};
use crate::page::prefs::{Prefs, Tap};
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{CardWords, fill};
use rules::faraway::{
    Choice, Event, HAND, Phase, ROUNDS, RegionId, SanctuaryId, Score, SeatView, View, found, score,
};
use rules::{GameKind, Seat};
use std::fmt::Display;

/// What the viewer has picked but not confirmed.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Picked {
    /// Nothing.
    #[default]
    Nothing,
    /// A whole choice.
    Choice(Choice),
    /// Advanced start: some of the three to keep.
    Some(Vec<RegionId>),
}

impl Picked {
    fn has(&self, face: Face) -> bool {
        match (self, face) {
            (Picked::Choice(Choice::Explore(id) | Choice::Take(id)), Face::Region(region)) => {
                *id == region
            }
            (Picked::Choice(Choice::Settle(id)), Face::Sanctuary(sanctuary)) => *id == sanctuary,
            (Picked::Choice(Choice::Keep(kept)), Face::Region(region)) => kept.contains(&region),
            (Picked::Some(kept), Face::Region(region)) => kept.contains(&region),
            _ => false,
        }
    }

    /// What is picked once a further card has been touched; a card touched again is put back.
    fn with_kept(&self, region: RegionId) -> Picked {
        let mut kept = match self {
            Picked::Some(kept) => kept.clone(),
            Picked::Choice(Choice::Keep(kept)) => kept.to_vec(),
            Picked::Nothing | Picked::Choice(_) => Vec::new(),
        };
        match kept.iter().position(|&id| id == region) {
            Some(at) => drop(kept.remove(at)),
            None if kept.len() < HAND => kept.push(region),
            None => {}
        }
        rules::order::sort(&mut kept);
        match <[RegionId; HAND]>::try_from(kept) {
            Ok(three) => Picked::Choice(Choice::Keep(three)),
            Err(kept) => Picked::Some(kept),
        }
    }

    /// The Region that is tried in the next place of the row.
    pub fn explored(&self) -> Option<RegionId> {
        match self {
            Picked::Choice(Choice::Explore(id)) => Some(*id),
            _ => None,
        }
    }

    /// The Region that is tried in the hand.
    fn taken(&self) -> Option<RegionId> {
        match self {
            Picked::Choice(Choice::Take(id)) => Some(*id),
            _ => None,
        }
    }

    /// The Sanctuary that is tried among those kept.
    pub fn settled(&self) -> Option<SanctuaryId> {
        match self {
            Picked::Choice(Choice::Settle(id)) => Some(*id),
            _ => None,
        }
    }
}

/// What the dock is drawn from.
pub struct Dock<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What he has been told, each event with the choice that it followed.
    pub told: &'a [(usize, Event)],
    /// How many choices have been made.
    pub order: usize,
    /// Whether what happened is still being shown: nothing looks as if it could be chosen before.
    pub plays: bool,
    /// Whose turn it is, or whose deed is being shown.
    pub acts: Option<Seat>,
    /// What each journey scored before the round that has just ended.
    pub past: Option<&'a [Score]>,
    /// What he may choose now.
    pub legal: &'a [Choice],
    /// What he has picked.
    pub picked: Picked,
    /// Who is who.
    pub company: &'a Company,
    /// Picks something.
    pub pick: Callback<Picked>,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// The person's preferences.
    pub prefs: Prefs,
}

impl Dock<'_> {
    /// The Sanctuaries to choose from.
    pub fn offered(&self) -> Html {
        let lang = self.prefs.lang;
        let words = lang.faraway();
        let offered: Vec<SanctuaryId> =
            self.view.own().iter().flat_map(|own| own.offered.iter().copied().flatten()).collect();
        if offered.is_empty() {
            // Where they come from and go back to.
            return html! { <section class="pile offered is-none" data-thing={FOUND} aria-hidden="true"><div class="arch"></div></section> };
        }
        let n = offered.len();
        // What is said of them comes with them.
        let comes = offered.first().map(|&id| sanctuary(id));
        let settles = self.settles();
        let said = match (settles, n) {
            (true, _) => words.offered_now,
            (false, 1) => words.offered_one,
            (false, _) => words.offered,
        };
        // How they lie beside the hand on a phone.
        let files = if n > 4 { 3 } else { n.min(2) };
        // And on a tablet: four in a row, more in rows of three.
        let abreast = if n == 4 { 4 } else { n.min(3) };
        // On a laptop, and in a sheet over a long market: in one row, or in two as long as each other.
        let (broad, narrow) = (one_or_two_rows(n, 5), one_or_two_rows(n, 4));
        // What follows from their number stands here and not around the table, each part of which would
        // take on a new style as one is found or kept.
        html! {
            <section id="offered" class="pile offered" popover={(!settles).then_some("auto")}
                data-thing={FOUND} aria-label={said} data-in-view="offered"
                style={format!("--offered: {n}; --files: {files}; --ranks: {}; --abreast: {abreast}; --lines: {}; --broad: {broad}; --broad-rows: {}; --narrow: {narrow}; --narrow-rows: {}",
                    n.div_ceil(files), n.div_ceil(abreast), n.div_ceil(broad), n.div_ceil(narrow))}>
                { drawer_head("offered", said, lang) }
                <p class="offered-short" aria-hidden="true" data-explain="offered" data-with={comes.clone()}>
                    { lang.count(words.found, n as u32) }
                </p>
                if n > 1 { <p class="offered-why" data-with={comes}>{ fill(words.found_why, &[("n", &(n - 1))]) }</p> }
                <div class="pile-cards" data-strip="offered">
                    { for offered.iter().map(|&id| self.card(Face::Sanctuary(id), Choice::Settle(id))) }
                </div>
                if !settles { { opener("offered", said) } }
            </section>
        }
    }

    /// The hand: three places, whatever lies in them.
    pub fn hand(&self) -> Html {
        let words = self.prefs.lang.faraway();
        let Some(own) = self.view.own() else { return Html::default() };
        html! {
            <section class="pile hand" aria-label={words.hand} data-in-view="hand">
                <h2><span data-explain="hand">{ words.hand }</span></h2>
                <div class="pile-cards">
                    { for self.places(own).into_iter().enumerate().map(|(at, place)| place.map_or_else(|| self.open_place(at), |id| self.hand_card(id, &own.chosen))) }
                </div>
            </section>
        }
    }

    /// The hand as it lies there: a Region that is taken comes where the one played left its gap.
    fn places(&self, own: &SeatView) -> Vec<Option<RegionId>> {
        let mut places: Vec<Option<RegionId>> = Vec::new();
        let mine = |seat: &Seat| Some(*seat) == self.view.viewer;
        for (_, event) in self.told.iter().filter(|(at, _)| *at <= self.order) {
            if let Event::Deal { seat, regions } | Event::Keep { seat, kept: regions, .. } = event {
                if mine(seat) {
                    places = regions.iter().copied().map(Some).collect();
                }
            } else if let Event::Explore { regions, .. } = event {
                let played =
                    |place: &&mut Option<RegionId>| place.is_some_and(|id| regions.contains(&id));
                places.iter_mut().filter(played).for_each(|place| *place = None);
            } else if let Event::Take { seat, region, .. } = event {
                let gap = places.iter_mut().find(|place| place.is_none());
                gap.into_iter().filter(|_| mine(seat)).for_each(|gap| *gap = Some(*region));
            }
        }
        let held: Vec<RegionId> = own.hand.iter().filter_map(|held| held.id).collect();
        let agrees = held.len() == places.iter().flatten().count()
            && held.iter().all(|&id| places.contains(&Some(id)));
        if !agrees {
            places = held.into_iter().map(Some).collect();
            places.resize(HAND.max(places.len()), None);
        }
        places
    }

    /// A gap in the hand, or what is tried in it.
    fn open_place(&self, at: usize) -> Html {
        match self.picked.taken() {
            Some(id) => {
                html! { <CardView key="taken" face={Face::Region(id)} standing={Standing::Preview} lang={self.prefs.lang} /> }
            }
            None => gap(at),
        }
    }

    /// The market as it was laid out this round: who takes a Region leaves a gap.
    pub fn market(&self) -> Html {
        let words = self.prefs.lang.faraway();
        let left = fill(words.deck_left, &[("n", &self.view.regions_left)]);
        let round = self.prefs.lang.round(GameKind::Faraway, self.view.round.into());
        let open = (self.view.phase != Phase::Keep).then_some("market");
        let order = self.taking();
        html! {
            <section class="pile market" aria-label={words.market}>
                <h2 data-thing={DECK}>
                    <span data-explain="market">{ words.market }</span>
                    <span class="soft pile-round" aria-hidden="true">{ round }</span>
                    if order.is_empty() { <span class="soft deck-left" data-explain="deck">{ left }</span> } else { { self.order(&order) } }
                </h2>
                <div class="pile-cards" data-strip="market"
                    data-in-view={open.filter(|_| !self.view.market.is_empty() && !self.settles())}>
                    { for self.laid_out().iter().enumerate().map(|(at, &id)| {
                        if self.view.market.contains(&id) { self.card(Face::Region(id), Choice::Take(id)) } else { self.taken_from(id).unwrap_or_else(|| gap(at)) }
                    }) }
                    if self.view.market.is_empty() { <p class="soft last-look">{ words.market_last }</p> }
                </div>
            </section>
        }
    }

    /// The place of a Region that somebody has taken, with his sign and name.
    fn taken_from(&self, id: RegionId) -> Option<Html> {
        let mut told = self.told.iter().take_while(|(at, _)| *at <= self.order);
        let seat = told.find_map(|(_, event)| match event {
            Event::Take { seat, region, .. } if *region == id => Some(*seat),
            _ => None,
        })?;
        let (name, card) = (self.company.name(seat), id.time());
        let values: [(&str, &dyn Display); 2] = [("name", &name), ("card", &card)];
        let said = fill(self.prefs.lang.faraway().tell_take, &values);
        Some(html! {
            <div key={card} class="card is-empty is-taken" role="img" aria-label={said.clone()} data-explain="" data-said={said}>
                <span class="taker">{ token(self.company.colour(seat)) }<b>{ name }</b><i>{ card }</i></span>
            </div>
        })
    }

    /// Whether the viewer keeps one of what he has found.
    fn settles(&self) -> bool {
        self.view.phase == Phase::Settle && !self.legal.is_empty()
    }

    /// Who takes a Region this round, in turn, with the number that he explored; none before that.
    fn taking(&self) -> Vec<(Seat, RegionId)> {
        if !matches!(self.view.phase, Phase::Take | Phase::Settle) || self.view.round == ROUNDS {
            return Vec::new();
        }
        let laid = self.view.seats.pairs();
        let mut order: Vec<(Seat, RegionId)> =
            laid.filter_map(|(seat, seen)| Some((seat, *seen.row.last()?))).collect();
        rules::order::sort_by_key(&mut order, |&(_, region)| region);
        order
    }

    /// The numbers that say who takes when: those who have are dim.
    fn order(&self, order: &[(Seat, RegionId)]) -> Html {
        let words = self.prefs.lang.faraway();
        html! {
            <span class="order" data-explain="order" data-said={self.order_why(order)}>
                <span class="order-word" aria-hidden="true">{ words.order }</span>
                { for order.iter().map(|&(seat, region)| html! {
                    <span class={classes!("order-seat", if self.acts == Some(seat) { "is-now" } else if self.view.queue.contains(&seat) { "" } else { "is-done" })}
                        aria-hidden="true">
                        { token(self.company.colour(seat)) }{ region.time() }
                    </span>
                }) }
            </span>
        }
    }

    fn order_why(&self, order: &[(Seat, RegionId)]) -> String {
        let named = |&(seat, region): &(Seat, RegionId)| {
            format!("{} ({})", self.company.name(seat), region.time())
        };
        let all: Vec<String> = order.iter().map(named).collect();
        fill(self.prefs.lang.faraway().order_why, &[("order", &all.join(", "))])
    }

    /// Why a card cannot be chosen now that can at another time.
    fn why_not(&self, choice: Choice) -> Option<&'static str> {
        let words = self.prefs.lang.faraway();
        let waits = self.view.viewer.is_some_and(|seat| self.view.queue.contains(&seat));
        match (choice, self.view.phase) {
            (_, Phase::Over) | (Choice::Keep(_), _) => None,
            (Choice::Explore(_), Phase::Keep | Phase::Explore) => Some(words.not_revealed),
            (Choice::Explore(_), Phase::Take) => Some(words.not_explored_yet),
            (Choice::Explore(_), Phase::Settle) if waits && self.view.round < ROUNDS => {
                Some(words.not_settled_yet)
            }
            (Choice::Explore(_), Phase::Settle) => None,
            (Choice::Take(_), Phase::Keep | Phase::Explore) => Some(words.not_taken_yet),
            (Choice::Take(_), Phase::Take | Phase::Settle) if waits && !self.settles() => {
                Some(words.not_taken_now)
            }
            (Choice::Take(_), Phase::Take | Phase::Settle) => Some(words.taken_already),
            (Choice::Settle(_), _) => Some(words.not_kept_yet),
        }
    }

    fn laid_out(&self) -> Vec<RegionId> {
        let market = &self.view.market;
        let laid = self.told.iter().rev().find_map(|(at, event)| match event {
            Event::Market { regions, .. } if *at <= self.order => Some(regions),
            _ => None,
        });
        laid.filter(|laid| !market.is_empty() && market.iter().all(|id| laid.contains(id)))
            .unwrap_or(market)
            .clone()
    }

    fn hand_card(&self, id: RegionId, chosen: &[RegionId]) -> Html {
        let face = Face::Region(id);
        if self.view.phase != Phase::Keep || self.legal.is_empty() {
            let secret = chosen.contains(&id).then_some("is-secret");
            return html! { <div key={id.time()} class={classes!("hand-card", secret)}>{ self.card(face, Choice::Explore(id)) }</div> };
        }
        let pick = {
            let (pick, picked) = (self.pick.clone(), self.picked.clone());
            Callback::from(move |()| pick.emit(picked.with_kept(id)))
        };
        let standing = match (self.picked.has(face), self.plays) {
            (true, _) => Standing::Picked,
            (false, true) => Standing::Still,
            (false, false) => Standing::Legal,
        };
        html! { <div key={id.time()} class="hand-card"><CardView {face} {standing} {pick} lang={self.prefs.lang} /></div> }
    }

    /// A card that makes this choice, if it is legal. Pressed again it is put back.
    fn card(&self, face: Face, choice: Choice) -> Html {
        let legal = self.legal.contains(&choice);
        let picked = self.picked.has(face);
        let standing = match (legal, picked) {
            (true, false) if !self.plays => Standing::Legal,
            (_, false) | (false, _) => Standing::Still,
            (true, true) => Standing::Picked,
        };
        let pick = legal.then(|| match (picked, self.prefs.tap) {
            (_, Tap::Single) => self.choose.reform(move |()| choice),
            (true, Tap::Confirm) => self.pick.reform(|()| Picked::Nothing),
            (false, Tap::Confirm) => self.pick.reform(move |()| Picked::Choice(choice)),
        });
        let key = match face {
            Face::Region(id) => id.time(),
            Face::Sanctuary(id) => id.number(),
            Face::RegionBack | Face::SanctuaryBack => 0,
        };
        let why_not = if legal { None } else { self.why_not(choice) };
        html! { <CardView {key} {face} {standing} {pick} {why_not} lang={self.prefs.lang} /> }
    }

    /// The foot: what the picked card would do, and the button that does it.
    pub fn foot(&self, seen: Option<String>) -> Html {
        let words = self.prefs.lang.faraway();
        let order = self.taking();
        let why =
            (!order.is_empty() && self.view.phase == Phase::Take).then(|| self.order_why(&order));
        if self.legal.is_empty() || self.plays {
            // What is being told is said here: it covers nothing.
            let line = seen.or(why).filter(|_| !self.plays);
            // Any press but one that holds goes on at once; this one says so.
            let hurry = self.plays.then(|| {
                html! {
                    <>
                        <button class="button quiet" data-hold="">{ words.hold }</button>
                        <button class="button">{ self.prefs.lang.words().skip }</button>
                    </>
                }
            });
            return foot(html! { <p data-captions="">{ for line }</p> }, hurry.unwrap_or_default());
        }
        let changed = self.changed();
        let unread =
            self.view.round <= 1 && matches!(self.picked, Picked::Nothing) && seen.is_none();
        let (line, choice) = match &self.picked {
            Picked::Choice(choice) => (self.consequence(*choice), Some(*choice)),
            Picked::Some(kept) => (plain(self.kept(kept.len())), None),
            Picked::Nothing => (changed.unwrap_or_else(|| plain(words.pick_hint.to_owned())), None),
        };
        let lost = choice.map(|choice| self.lost(choice)).unwrap_or_default();
        let text = match (choice, self.view.phase) {
            (Some(choice), _) => verb(&choice, words),
            (None, Phase::Keep) => fill(words.do_keep, &[("cards", &"")]),
            (None, Phase::Explore) => fill(words.do_explore, &[("card", &"")]),
            (None, Phase::Take) => fill(words.do_take, &[("card", &"")]),
            (None, Phase::Settle | Phase::Over) => words.do_settle.to_owned(),
        };
        let onclick = {
            let choose = self.choose.clone();
            Callback::from(move |_: MouseEvent| {
                if let Some(choice) = choice {
                    choose.emit(choice);
                }
            })
        };
        let action = html! {
            <button class="button primary" data-choice={choice.map(|_| "commit")}
                disabled={choice.is_none()} {onclick}>
                { text.trim() }
            </button>
        };
        let ruin = (!lost.is_empty()).then(|| {
            let said = self.prefs.lang.count(words.lost, lost.len() as u32);
            html! { <strong class="ruin" data-explain="lost">{ glyph(Icon::Warning) }{ fill(&said, &[("cards", &super::numbers(&lost))]) }</strong> }
        });
        let read = unread.then(|| html! {
            <><span class="by-touch">{ words.read_touch }</span><span class="by-mouse">{ words.read_mouse }</span></>
        });
        let (line, all) = seen.map_or(line, plain);
        // On a phone what counts is a line, and a press on it tells all.
        let more = (line != all && !browser::is_wide()).then(|| all.clone());
        let sign = more.as_ref().map(|_| html! { <>{ " " }{ glyph(Icon::Info) }</> });
        let line = html! {
            <p data-explain={more.as_ref().map(|_| "")} data-said={more}>
                { for ruin }{ " " }<span class="in-short" aria-hidden="true">{ line }{ for sign }</span><span class="all">{ all }</span>{ " " }{ for read }
            </p>
        };
        foot(line, action)
    }

    /// What the round that has just ended gave: `You +9`, and `You +9, Navigator +4`.
    fn changed(&self) -> Option<(String, String)> {
        let words = self.prefs.lang.faraway();
        let told = |gains: &String| fill(words.last_round, &[("gains", gains)]);
        let mut line = String::new();
        let gain = |((seat, seen), past): ((Seat, &SeatView), &Score)| {
            let now = score(&seen.row, &seen.sanctuaries);
            let gain = now.total().saturating_sub(past.total());
            let said = fill(words.gains, &[("card", &self.company.name(seat)), ("n", &gain)]);
            if self.view.viewer != Some(seat) {
                return said;
            }
            line = told(&said);
            // By which cards, of one's own.
            let cards = CardWords::new(self.prefs.lang).grown(&seen.row, past, &now);
            if cards.is_empty() { said } else { format!("{said} ({cards})") }
        };
        let gains: Vec<String> = self.view.seats.pairs().zip(self.past?).map(gain).collect();
        Some((line, told(&gains.join(", "))))
    }

    /// What is out of reach for good after this choice, but not after every other one as well.
    fn lost(&self, choice: Choice) -> Vec<RegionId> {
        let mut lost = self.view.lost_by(&choice);
        if !lost.is_empty() {
            let all: Vec<Vec<RegionId>> =
                self.legal.iter().map(|other| self.view.lost_by(other)).collect();
            lost.retain(|id| all.iter().any(|other| !other.contains(id)));
        }
        lost
    }

    fn kept(&self, n: usize) -> String {
        let lang = self.prefs.lang;
        lang.count(lang.faraway().keep_count, n as u32)
    }

    /// What the journey would score with what is picked, and whether it would find Sanctuaries; of
    /// what is taken, if it were laid next. In short, and with what it is made of.
    fn consequence(&self, choice: Choice) -> (String, String) {
        let lang = self.prefs.lang;
        let Some(own) = self.view.own() else { return plain(String::new()) };
        let (words, cards) = (lang.faraway(), CardWords::new(lang));
        let laid = (own.row.as_slice(), own.sanctuaries.as_slice());
        match choice {
            Choice::Keep(kept) => plain(self.kept(kept.len())),
            Choice::Explore(region) => self.lays(own, region),
            Choice::Take(region) => {
                let (line, all) = self.lays(own, region);
                let then = |text, what: &String| fill(text, &[("what", what)]);
                (then(words.then, &line), then(words.laid_next, &all))
            }
            Choice::Settle(sanctuary) => {
                let (line, all) = cards.gain(laid, (None, Some(sanctuary)));
                match cards.brings(sanctuary.card()).filter(|brings| !all.contains(brings)) {
                    Some(brings) => (line, format!("{all} · {brings}")),
                    None => (line, all),
                }
            }
        }
    }

    /// What a Region would score and find in the next place of the row.
    fn lays(&self, own: &SeatView, region: RegionId) -> (String, String) {
        let lang = self.prefs.lang;
        let words = lang.faraway();
        let cards = CardWords::new(lang);
        let (line, all) = cards.gain((&own.row, &own.sanctuaries), (Some(region), None));
        let Some(before) = own.row.last() else { return (line, all) };
        let mut row = own.row.clone();
        row.push(region);
        let n = found(&row, &own.sanctuaries) as u8;
        let found = cards.finds(n);
        let why = match n {
            0 => fill(words.would_not_find, &[("n", &before.time())]),
            _ => found.clone(),
        };
        (format!("{found} · {line}"), format!("{why} · {all}"))
    }
}

/// How many lie abreast: all of them up to so many, or else half.
fn one_or_two_rows(n: usize, most: usize) -> usize {
    if n > most { n.div_ceil(2) } else { n }
}

/// What is said alike in short and in full.
fn plain(text: String) -> (String, String) {
    (text.clone(), text)
}

/// A place where no card lies.
fn gap(at: usize) -> Html {
    html! { <div key={format!("gap-{at}")} class="card is-empty" aria-hidden="true"></div> }
}
