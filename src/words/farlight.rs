//! What Farlight says. The words of a part come from the same data as its drawing.

use super::{Lang, fill};
use rules::farlight::{Award, Benefits, MissionId, PartId, Service};

super::catalogue! {
    /// The words of Farlight.
    FarlightWords {
        name: "Farlight", "Farlight";
        about: "Bid for parts, join them to a ship, fly it to missions.", "Enchérissez sur des modules, assemblez un vaisseau, volez vers des missions.";
        facts: "2 to 5 seats · 30 minutes", "2 à 5 places · 30 minutes";
        stage: "Round {n}", "Manche {n}";

        ask_tile: "Take up a bid tile", "Prenez une tuile d'enchère";
        ask_target: "Lay the tile", "Posez la tuile";
        ask_crew: "Send crew with it?", "Y envoyer de l'équipage ?";
        ask_repair: "Take parts off your ship", "Démontez des modules";
        ask_engineer: "Improve an engine", "Améliorez un moteur";
        ask_install: "Install what you won", "Installez vos gains";
        ask_boost: "Use an upgrade", "Utilisez une amélioration";
        ask_launch: "Fly the mission?", "Accomplir la mission ?";
        choice_wait: "The others decide.", "Les autres décident.";

        hint_tile: "Pass {pass}: {n} to lay. Pick a tile.", "Passe {pass} : {n} à poser. Prenez une tuile.";
        hint_target: "Tile {n}: press what it bids for.", "Tuile {n} : touchez ce qu'elle vise.";
        hint_place: "press a place on your ship", "touchez une place sur votre vaisseau";
        hint_engine: "Press an engine of your ship.", "Touchez un moteur de votre vaisseau.";
        hint_repair: "Press a part to see what falls with it.", "Touchez un module pour voir ce qui tombe avec lui.";
        lay: "Lay", "Poser";
        dock: "Dock", "Arrimer";
        scrap: "Scrap", "Jeter";
        scrap_it: "Scrap…", "Jeter…";
        take_off: "Take off", "Démonter";
        upgrade: "Upgrade", "Améliorer";
        overhaul: "Overhaul", "Réviser";
        fly: "Fly", "Accomplir";
        in_all: "{n} in all there", "{n} en tout";
        leaves_crew: "leaves {n} crew", "reste {n} équipage";
        scraps: "will be scrapped: {parts}", "sera jeté : {parts}";
        misfit: "does not fit here", "ne convient pas ici";
        misfit_taken: "A part lies there already.", "Un module s'y trouve déjà.";
        misfit_apart: "Nothing lies beside it.", "Rien ne la borde.";
        misfit_own: "{part} has no port towards the ship there.", "{part} n'a pas de port de ce côté du vaisseau.";
        misfit_ship: "The ship has a wall there: no port meets a port.", "Le vaisseau y a une paroi : aucun port n'en rencontre un autre.";

        do_tile: "Tile {n}", "Tuile {n}";
        do_crewed: "With one crew: counts {n}", "Avec un équipier : compte {n}";
        do_uncrewed_worth: "No crew: counts {n}", "Sans équipage : compte {n}";
        crew_spent: "lost on a mission either way", "perdu sur une mission dans tous les cas";
        bare_zero: "a bare 0 never wins", "un 0 seul ne gagne jamais";
        do_discard: "Take off {part}", "Démonter {part}";
        do_discard_all: "Take off {part}; with it falls {others}", "Démonter {part} ; tombe avec : {others}";
        do_done: "Done", "C'est tout";
        do_die: "{part}: {from} to {to}", "{part} : {from} à {to}";
        do_overhaul: "Overhaul {part}: {from} to {to}", "Révision de {part} : {from} à {to}";
        do_upgrade: "Upgrade {part}: {from} to {to}", "Amélioration de {part} : {from} à {to}";
        do_scrap: "Scrap {part}", "Jeter {part}";
        do_skip: "Leave the rest", "Laisser le reste";
        do_complete: "Fly {mission}: {n} points", "Accomplir {mission} : {n} points";
        do_pass: "Pass", "Passer";
        costs_crew: "costs {n} crew", "coûte {n} équipage";
        costs_science: "costs {n} science", "coûte {n} science";
        above: "above {part}", "au-dessus de {part}";
        below: "below {part}", "sous {part}";
        left_of: "left of {part}", "à gauche de {part}";
        right_of: "right of {part}", "à droite de {part}";

        phase_bids: "Bids", "Enchères";
        phase_build: "Building", "Montage";
        phase_launch: "Launch", "Départs";
        due: "pass {n} of 3, {due} to lay", "passe {n} sur 3, {due} à poser";
        last_reveal: "The last reveal", "Le dernier dévoilement";
        rivals: "The others", "Les autres";
        ships: "Ships", "Vaisseaux";
        core: "Primary Core", "Noyau central";
        station: "Station", "Station";
        slot_empty: "empty", "vide";
        missions: "Missions", "Missions";
        mission: "Mission", "Mission";
        later: "Then", "Ensuite";
        climactic: "final", "finale";
        your_ship: "Your ship", "Votre vaisseau";
        ship_of: "{name}'s ship", "Vaisseau de {name}";
        awards: "Awards, 5 points each", "Prix, 5 points chacun";
        won: "Won, to be installed", "Gagnés, à installer";
        deck_left: "{n} parts in the deck", "{n} modules dans la pioche";
        first_player: "first player", "premier joueur";
        crew: "crew", "équipage";
        science: "science", "science";
        points: "points", "points";
        tiles: "tiles left", "tuiles";
        joints: "{open} open, {blocked} blocked", "ouverts : {open}, bouchés : {blocked}";
        n_points: "{n} points", "{n} points";
        n_crew: "{n} crew", "{n} équipage";
        n_science: "{n} science", "{n} science";
        n_upgrades: "{n}× upgrade", "{n}× amélioration";
        n_overhauls: "{n}× overhaul", "{n}× révision";
        n_biotech: "{n} bio-tech", "{n} bio-tech";
        engine: "engine {n}", "moteur {n}";
        die: "die {n}", "dé {n}";
        cost: "cost {n}", "coût {n}";
        crew_left: "you have {n}", "vous en avez {n}";
        same_ports: "one of {n} with these ports", "{n} modules ont ces ports";
        once: "once", "une fois";
        repeat: "every round", "chaque manche";
        bonus: "{n} bonus crew", "{n} équipage offert";
        ports: "ports {sides}", "ports {sides}";
        up: "up", "haut";
        down: "down", "bas";
        left: "left", "gauche";
        right: "right", "droite";
        bid_known: "{name}: tile {n}", "{name} : tuile {n}";
        bid_hidden: "{name}: a tile face down", "{name} : une tuile cachée";
        with_crew: "with crew", "avec équipage";
        met: "met", "acquis";
        missing: "missing", "manque";
        bought: "bought with crew", "acheté en équipage";
        ready: "Your ship can fly it", "Votre vaisseau peut l'accomplir";
        ready_with: "Your ship can fly it for {n} crew", "Votre vaisseau le peut pour {n} équipage";
        engine_of: "an engine of {n}", "un moteur à {n}";
        biotech_or_crew: "{n} bio-tech (or {crew} crew)", "{n} bio-tech (ou {crew} équipage)";
        lacks: "Lacks {what}", "Manque : {what}";

        reveal: "The tiles turned up", "Les tuiles retournées";
        tie: "Tie: first in turn order.", "Égalité : premier dans l'ordre du tour.";
        scrapped: "{part} scrapped: it takes {n} crew and a port that fits", "Jeté : {part}, qui demande {n} équipage et un port qui convienne";

        repair: "Repair", "Réparer";
        hire: "Hire", "Recruter";
        discover: "Discover", "Découvrir";
        engineer: "Engineer", "Ajuster";
        repair_about: "take parts off", "démonter";
        hire_about: "3 crew", "3 équipage";
        discover_about: "1 science", "1 science";
        engineer_about: "an engine +1", "un moteur +1";

        colonist: "Colonist", "Colon";
        commander: "Commander", "Commandant";
        efficiency: "Efficiency", "Efficacité";
        juggernaut: "Juggernaut", "Mastodonte";
        potential: "Potential", "Potentiel";
        researcher: "Researcher", "Chercheur";
        rocketeer: "Rocketeer", "Fuséen";
        colonist_about: "most bio-tech", "le plus de bio-tech";
        commander_about: "most crew", "le plus d'équipage";
        efficiency_about: "fewest loose ports", "le moins de ports libres";
        juggernaut_about: "most parts", "le plus de modules";
        potential_about: "most open ports", "le plus de ports ouverts";
        researcher_about: "most science", "le plus de science";
        rocketeer_about: "highest engine sum", "la plus forte somme de moteurs";

        tell_setup: "First player: {name}. Awards: {awards}.", "Premier joueur : {name}. Prix : {awards}.";
        tell_bid: "{name}: {tiles}.", "{name} : {tiles}.";
        tell_tile: "{n} on {target}", "{n} sur {target}";
        tell_hidden: "a tile on {target}", "une tuile sur {target}";
        tell_reveal: "Round {n}: all tiles are turned up.", "Manche {n} : les tuiles sont retournées.";
        tell_won: "{target} · {totals}. Winner: {name}.", "{target} · {totals}. Gagnant : {name}.";
        tell_not_won: "{target} · {totals}. No winner.", "{target} · {totals}. Pas de gagnant.";
        tell_total: "{name}: {n}", "{name} : {n}";
        tell_bonus: "{name}: {n} bonus crew.", "{name} : {n} équipage offert.";
        tell_consolation: "{name}: {n} crew in consolation.", "{name} : {n} équipage en consolation.";
        tell_repair: "{name}: {parts} taken off.", "{name} : {parts} démontés.";
        tell_repair_none: "{name}: nothing taken off.", "{name} : rien de démonté.";
        tell_die: "{name}: {part}, die now {n}.", "{name} : {part}, dé à {n}.";
        tell_install: "{name}: {part} installed, {n} crew paid.", "{name} : {part} installé, {n} équipage payé.";
        tell_scrap: "{name}: {part} scrapped.", "{name} : {part} jeté.";
        tell_benefit: "{name}: {what} from the ship.", "{name} : {what} du vaisseau.";
        tell_flown: "{name}: {mission} flown, {n} points.", "{name} : {mission}, {n} points.";
        tell_flown_bought: "{name}: {mission} flown with {crew} crew for bio-tech, {n} points.", "{name} : {mission} avec {crew} équipage pour la bio-tech, {n} points.";
        tell_passed: "{name}: {mission} not flown.", "{name} : {mission} non accomplie.";
        tell_refill: "Round {n} is over; the station is full again.", "Manche {n} finie ; la station est de nouveau pleine.";
        tell_award: "{award}: {names}.", "{award} : {names}.";
        tell_leftovers: "{name}: {n} points for {tokens} tokens left.", "{name} : {n} points pour {tokens} jetons restants.";
        tell_result: "Final totals · {totals}.", "Totaux · {totals}.";
        tell_deciding: "A tie; unused awards decide: {awards}.", "Égalité ; des prix inutilisés tranchent : {awards}.";

        scoring_title: "The account", "Les comptes";
        scoring_note: "Missions, awards, and a point for three tokens left, rounded up.", "Missions, prix, et un point pour trois jetons restants, arrondi au-dessus.";
        scoring_tied: "Tied on points; unused awards decide, the log says which.", "Égalité de points ; des prix inutilisés tranchent, le journal dit lesquels.";
        scoring_shared: "Tied to the end: the victory is shared.", "Égalité jusqu'au bout : victoire partagée.";
        item: "Item", "Poste";
        item_tokens: "{n} tokens left", "{n} jetons restants";
        item_award: "Award: {award}", "Prix : {award}";
    }
}

#[rustfmt::skip]
static PARTS_FR: [&str; PartId::COUNT as usize] = [
    "Rétrofusée récupérée", "Banc d'essai à cardan", "Moteur autoréglé", "Propulseur à bobine", "Étage au méthalox",
    "Grappe à hydrazine", "Anneau vernier", "Accélérateur à deux tuyères", "Aérospike cryogénique", "Résistojet au béryllium",
    "Propulsion à plaque", "Arcjet pulsé", "Propulseur Hall au krypton", "Grappe ionique à vortex", "Voiles photoniques",
    "Statoréacteur au deutérium", "Fronde à magnétar", "Plasma d'hélion", "Lance tokamak", "Torche à antimatière",
    "Jardin hydroponique", "Colonne d'algues", "Coffre à semences", "Séquenceur de gènes", "Dôme biosphère",
    "Habitat en circuit fermé", "Pont arboretum", "Infirmerie", "Ruche à pollinisateurs", "Ferme verticale",
    "Labo de xénoculture", "Crèche coloniale", "Anneau terrarium", "Arche génomique", "Analyseur de protons",
    "Télescope profond", "Piège à neutrinos", "Mât spectrographe", "Carottier", "Sonde de matière noire",
    "Archive quantique", "Oreille à gravité", "Baie de drones", "Quartiers d'équipage", "Bureau de recrutement",
    "Passerelle", "Gymnase zéro-G", "Académie des cadets", "Cambuse et mess", "Grappe de capsules",
    "Atelier d'usinage", "Fonderie à nanites", "Portique de cale sèche", "Labo d'injecteurs", "Baie de refonte Phénix",
    "Noyau de diagnostic", "Maîtresse forge",
];

#[rustfmt::skip]
static MISSIONS_FR: [&str; MissionId::COUNT as usize] = [
    "Balayage de débris", "Courrier lunaire", "Étude du vent solaire", "Glace de Cérès", "Serre de Phobos",
    "Formation des colons", "Course du terminateur", "Nuages de Vénus", "Guet des volcans d'Io", "Station botanique de Pallas",
    "Refuge de Callisto", "Forage de Vesta", "Colonie lunaire de Cléomède", "Ascenseur martien", "Plongée de Ganymède",
    "Régate des anneaux", "Labo des panaches d'Encelade", "Océans de Titan", "Fronde de Neptune", "Observatoire d'Oort",
    "Biosphère de Triton", "Vaisseau-graine de Proxima", "Arche des générations",
];

/// Says in words what parts, missions, services and awards are.
#[derive(Clone, Copy)]
pub struct PartWords {
    /// The language.
    pub lang: Lang,
    words: &'static FarlightWords,
}

impl PartWords {
    /// The words of a language.
    pub fn new(lang: Lang) -> PartWords {
        PartWords { lang, words: lang.farlight() }
    }

    /// The name of a part.
    pub fn part(&self, id: PartId) -> &'static str {
        match self.lang {
            Lang::En => id.card().name,
            Lang::Fr => PARTS_FR[usize::from(id.number()) - 1],
        }
    }

    /// The names of parts.
    pub fn parts(&self, ids: &[PartId]) -> String {
        let names: Vec<&str> = ids.iter().map(|&id| self.part(id)).collect();
        names.join(", ")
    }

    /// The name of a mission.
    pub fn mission(&self, id: MissionId) -> &'static str {
        match self.lang {
            Lang::En => id.card().name,
            Lang::Fr => MISSIONS_FR[usize::from(id.number()) - 1],
        }
    }

    /// What a service is called and does.
    pub fn service(&self, service: Service) -> (&'static str, &'static str) {
        let words = self.words;
        match service {
            Service::Repair => (words.repair, words.repair_about),
            Service::Hire => (words.hire, words.hire_about),
            Service::Discover => (words.discover, words.discover_about),
            Service::Engineer => (words.engineer, words.engineer_about),
        }
    }

    /// What an award is called and goes to.
    pub fn award(&self, award: Award) -> (&'static str, &'static str) {
        let words = self.words;
        match award {
            Award::Colonist => (words.colonist, words.colonist_about),
            Award::Commander => (words.commander, words.commander_about),
            Award::Efficiency => (words.efficiency, words.efficiency_about),
            Award::Juggernaut => (words.juggernaut, words.juggernaut_about),
            Award::Potential => (words.potential, words.potential_about),
            Award::Researcher => (words.researcher, words.researcher_about),
            Award::Rocketeer => (words.rocketeer, words.rocketeer_about),
        }
    }

    /// The names of awards.
    pub fn awards(&self, awards: &[Award]) -> String {
        let names: Vec<&str> = awards.iter().map(|&award| self.award(award).0).collect();
        names.join(", ")
    }

    /// What benefits are: `2 crew, 1 science`; empty for none.
    pub fn benefits(&self, benefits: Benefits) -> String {
        let words = self.words;
        let amounts = [
            (benefits.science, words.n_science),
            (benefits.crew, words.n_crew),
            (benefits.upgrades, words.n_upgrades),
            (benefits.overhauls, words.n_overhauls),
        ];
        let some = amounts.into_iter().filter(|(n, _)| *n > 0);
        some.map(|(n, text)| fill(text, &[("n", &n)])).collect::<Vec<_>>().join(", ")
    }

    /// What a part does, without its name.
    pub fn effects(&self, id: PartId) -> String {
        let (card, words) = (id.card(), self.words);
        let mut said = Vec::new();
        said.extend(card.engine.map(|n| fill(words.engine, &[("n", &n)])));
        if card.biotech > 0 {
            said.push(fill(words.n_biotech, &[("n", &card.biotech)]));
        }
        for (when, benefits) in [(words.once, card.once), (words.repeat, card.repeat)] {
            if benefits != Benefits::NONE {
                said.push(format!("{} {when}", self.benefits(benefits)));
            }
        }
        said.join(", ")
    }

    /// A part in one sentence.
    pub fn sentence(&self, id: PartId, die: Option<u8>) -> String {
        let (card, words) = (id.card(), self.words);
        let names = [words.up, words.down, words.left, words.right];
        let sides: Vec<&str> = card.connectors.iter().map(|side| names[side as usize]).collect();
        let mut said = vec![self.part(id).to_owned(), self.effects(id)];
        said.extend(die.map(|n| fill(words.die, &[("n", &n)])));
        said.push(fill(words.cost, &[("n", &card.crew_cost)]));
        said.push(fill(words.ports, &[("sides", &sides.join(" "))]));
        said.push(fill(words.same_ports, &[("n", &id.same_connectors())]));
        said.retain(|text| !text.is_empty());
        said.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_in_words() {
        let words = PartWords::new(Lang::En);
        let id = PartId::new(1).unwrap();
        assert_eq!(
            words.sentence(id, Some(3)),
            "Salvaged Retro-Rocket, engine 1, 2 crew once, die 3, cost 0, ports down, one of 3 with these ports"
        );
        let id = PartId::new(48).unwrap();
        assert_eq!(
            PartWords::new(Lang::Fr).sentence(id, None),
            "Académie des cadets, 2 équipage chaque manche, coût 3, ports bas droite, 4 modules ont ces ports"
        );
    }

    #[test]
    fn every_name_is_its_own() {
        for lang in Lang::ALL {
            let words = PartWords::new(lang);
            let mut names: Vec<&str> = PartId::all().map(|id| words.part(id)).collect();
            names.extend(MissionId::all().map(|id| words.mission(id)));
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all);
        }
    }
}
