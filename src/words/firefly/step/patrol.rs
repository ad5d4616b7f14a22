//! Patrols that are moved.

use super::{Say, Told};
use crate::words::firefly::FireflyText;
use crate::words::firefly::names::name;
use crate::words::{fill, lower};
use rules::firefly::patrol::Patrol;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::{Move, Unasked};
use rules::firefly::{Choice, Frame, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of patrols that are moved.
    PatrolWords {
        ask_cruiser: "Move the Cruiser", "Déplacez le Croiseur";
        ask_cutter: "Move the Reavers", "Déplacez les Reavers";
        ctx_cruiser: "{card}: where it goes it stops outlaws and searches them; keep it off your way", "{card} : là où il va, il arrête et fouille les hors-la-loi ; tenez-le à l'écart";
        ctx_cutter: "{card}: nobody may enter their sector, and a ship there is boarded as its turn begins", "{card} : nul n'entre dans leur secteur, et un vaisseau qui s'y trouve est abordé au début de son tour";
        told_cruiser: "{card} lets them move the Cruiser; it stops and searches outlaws", "{card} permet de déplacer le Croiseur ; il arrête et fouille les hors-la-loi";
        told_cutter: "{card} lets them move the Reavers; nobody may enter their sector", "{card} permet de déplacer les Reavers ; nul n'entre dans leur secteur";
        @sets ctx_cutters: "{card}: a ship there is boarded as its turn begins; it leaves an alert behind", "{card} : un vaisseau qui s'y trouve est abordé au début de son tour ; il laisse une alerte derrière lui";
        @sets told_cutters: "{card} lets them move a Cutter; it leaves an alert behind", "{card} permet de déplacer un Cutter ; il laisse une alerte derrière lui";
        by_right: "You sit to the right of {name}, who flies: you move this.", "Vous êtes à la droite de {name}, qui vole : à vous de jouer.";
        @sets near_you: "nearest to you", "le plus près de vous";
        @sets near_rival: "nearest to a rival", "le plus près d'un rival";
        a_card: "A card", "Une carte";
        met: "{name}'s turn: {card}", "tour de {name} : {card}";
        theirs: "{name}'s turn", "tour de {name}";
        called_own: "{name}, in your turn: {what}", "{name}, à votre tour : {what}";
        called: "{name}, in {other}'s turn: {what}", "{name}, au tour de {other} : {what}";
        do_cruiser: "Send the Cruiser to {place}", "Envoyer le Croiseur vers {place}";
        @sets bearings: "From {place}: {ships}.", "De {place} : {ships}.";
        @sets sought: "{far}, outlaw", "{far}, hors-la-loi";
        @sets spared: "{far}, no outlaw", "{far}, pas hors-la-loi";
        @sets ask_pack: "Which Reaver Cutter?", "Quel Cutter reaver ?";
        @sets ctx_pack: "One of them has to move: it leaves an alert token, and a ship where it goes is boarded as its turn begins", "L'un d'eux doit bouger : il laisse un jeton d'alerte, et un vaisseau là où il va est abordé au début de son tour";
        @sets ask_rout: "The Corvette drives the Reavers off", "La Corvette chasse les Reavers";
        @sets ctx_rout: "This Cutter shares the Corvette's sector: it goes back to where Reavers start, and leaves no alert", "Ce Cutter est dans le secteur de la Corvette : il retourne d'où partent les Reavers, sans laisser d'alerte";
        @sets do_pack: "The Cutter at {place}", "Le Cutter de {place}";
        @sets ask_corvette: "Move the Corvette", "Déplacez la Corvette";
        @sets ctx_corvette: "{card} lets you move it; it takes wanted crew and fugitives from outlaws", "{card} permet de la déplacer ; elle prend aux hors-la-loi équipiers recherchés et fugitifs";
        @sets told_corvette: "{card} lets them move the Corvette; it takes wanted crew and fugitives", "{card} permet de déplacer la Corvette ; elle prend équipiers recherchés et fugitifs";
        @sets do_corvette: "Send the Corvette to {place}", "Envoyer la Corvette vers {place}";
        @sets do_stay: "Leave it there", "L'y laisser";
        do_cutter: "Send the Reavers to {place}", "Envoyer les Reavers vers {place}";
    }
}

impl FireflyText {
    /// The card that is being resolved.
    fn met(&self, view: &View) -> Option<&'static str> {
        view.stack.iter().rev().find_map(|frame| {
            if let Frame::Unasked(Unasked::NavDone(done)) = frame {
                Some(self.nav_title(done.0))
            } else if let Frame::Unasked(Unasked::CardDone(done)) = frame {
                Some(self.misbehave_title(done.0))
            } else {
                None
            }
        })
    }

    /// Whose turn it is.
    pub fn whose(&self, view: &View, names: &[String]) -> String {
        let theirs = || fill(words(self.lang).theirs, &[("name", &name(names, view.turn))]);
        self.boards(view, names).unwrap_or_else(theirs)
    }

    /// The same with the card that was met in it, where there is room for it.
    pub fn whose_card(&self, view: &View, names: &[String]) -> String {
        let met = |card| {
            let values: [(&str, &dyn Display); 2] =
                [("name", &name(names, view.turn)), ("card", &card)];
            fill(words(self.lang).met, &values)
        };
        let card = self.met(view).filter(|_| self.boards(view, names).is_none());
        card.map_or_else(|| self.whose(view, names), met)
    }
}

impl FireflyText {
    /// For what whoever decides is called in another's turn.
    pub fn called(&self, public: &View, names: &[String]) -> Option<String> {
        let seat = public.decider().filter(|&seat| public.round > 0 && seat != public.turn)?;
        if let Some(attacked) = self.attacked(public, names) {
            return Some(attacked);
        }
        let what = lower(self.ask(public));
        let (words, other) = (words(self.lang), name(names, public.turn));
        let values: [(&str, &dyn Display); 3] =
            [("name", &name(names, seat)), ("other", &other), ("what", &what)];
        // Somebody alone among bots has no other name.
        let own = other == self.lang.words().you;
        Some(fill(if own { words.called_own } else { words.called }, &values))
    }
}

impl FireflyText {
    /// Why this one of several Cutters is proposed.
    pub fn why_roused(&self, view: &View) -> &'static str {
        let shuns = view.viewer.is_some_and(|own| view.shuns(Patrol::Cutter, own));
        if shuns { words(self.lang).near_you } else { words(self.lang).near_rival }
    }
}

/// Sectors within which a ship is near.
const NEAR: u8 = 6;

impl FireflyText {
    /// Where a patrol that is moved is, and how far the ships around it are.
    pub fn bearings(&self, view: &View, names: &[String]) -> Option<String> {
        if !CARRIED {
            return None;
        }
        let Some(Frame::Patrol(step)) = view.stack.last() else { return None };
        let from = step.moved(view)?;
        let far = view.chart().distances(from, |_| false);
        let near = view.seats().filter_map(|seat| {
            let at = view.captain(seat).sector?;
            let moves = far[usize::from(at.number()) - 1].filter(|&moves| moves <= NEAR)?;
            let sectors = self.count(self.words.sectors, moves);
            // The law takes nothing of anybody else.
            let said = match (step.patrol, view.captain(seat).is_outlaw()) {
                (Patrol::Cutter, _) => "{far}",
                (Patrol::Cruiser | Patrol::Corvette, true) => words(self.lang).sought,
                (Patrol::Cruiser | Patrol::Corvette, false) => words(self.lang).spared,
            };
            Some(self.aside(&name(names, seat), &fill(said, &[("far", &sectors)])))
        });
        let ships: Vec<String> = near.collect();
        let values: [(&str, &dyn Display); 2] =
            [("place", &self.place(from)), ("ships", &ships.join(", "))];
        (!ships.is_empty()).then(|| fill(words(self.lang).bearings, &values))
    }
}

impl Told for Move {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        match self.patrol {
            _ if self.is_rout(say.view) => words.ask_rout,
            _ if self.moved(say.view).is_none() => words.ask_pack,
            Patrol::Cruiser => words.ask_cruiser,
            Patrol::Cutter => words.ask_cutter,
            Patrol::Corvette => words.ask_corvette,
        }
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        let own = say.view.viewer.is_some() && say.view.viewer == say.view.decider();
        let pack = say.view.cutters.is_pack();
        let text = match (self.patrol, own) {
            _ if self.is_rout(say.view) => words.ctx_rout,
            _ if self.moved(say.view).is_none() => words.ctx_pack,
            (Patrol::Cruiser, true) => words.ctx_cruiser,
            (Patrol::Cutter, true) if pack => words.ctx_cutters,
            (Patrol::Cutter, false) if pack => words.told_cutters,
            (Patrol::Cutter, true) => words.ctx_cutter,
            (Patrol::Corvette, true) => words.ctx_corvette,
            (Patrol::Corvette, false) => words.told_corvette,
            (Patrol::Cruiser, false) => words.told_cruiser,
            (Patrol::Cutter, false) => words.told_cutter,
        };
        let card = say.text.met(say.view).unwrap_or(words.a_card);
        let said = fill(text, &[("card", &card)]);
        // Who is asked is said once, and what comes of it when one has been picked.
        if !own || self.seat == say.view.turn || CARRIED && self.ship.is_some() {
            return said;
        }
        let asked = fill(words.by_right, &[("name", &name(say.names, say.view.turn))]);
        if self.moved(say.view).is_none() { asked } else { format!("{asked} {said}") }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Rouse(at) = choice {
            return Some(fill(words.do_pack, &[("place", &say.text.place(at))]));
        }
        let template = match self.patrol {
            Patrol::Cruiser => words.do_cruiser,
            Patrol::Cutter => words.do_cutter,
            Patrol::Corvette => words.do_corvette,
        };
        if choice == Choice::Stop {
            return Some(words.do_stay.to_owned());
        }
        say.to(template, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "move"
    }
}
