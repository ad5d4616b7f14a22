//! What Farlight says. The words of a part come from the same data as its drawing.

mod board;
mod tell;
#[cfg(test)]
mod transcript;
mod verb;
mod warning;

pub use board::Board;
pub use tell::Telling;
pub use verb::Verbs;
pub use warning::Warning;

use super::french::{French, french};
use super::{Lang, count, fill, lower};
use rules::Seat;
use rules::farlight::{
    Award, Benefits, Edges, MissionId, PartId, Phase, Readiness, Service, Slot, View,
};
use std::fmt::Display;

super::catalogue! {
    /// The words of Farlight.
    FarlightWords {
        ask_tile: "Lay your bid tiles", "Posez vos tuiles d'enchère";
        ask_target: "Lay the tile", "Posez la tuile";
        ask_crew: "Send crew with it?", "Y envoyer de l'équipage ?";
        ask_repair: "Take parts off your ship", "Retirez des pièces";
        ask_engineer: "Improve an engine", "Améliorez un moteur";
        ask_install: "Install what you won", "Installez vos pièces";
        ask_boost: "Upgrade an engine", "Améliorez un moteur d'un point";
        ask_overhaul: "Overhaul an engine", "Révisez un moteur";
        ask_launch: "Fly the mission?", "Accomplir la mission ?";
        choice_wait: "The others decide.", "Les autres décident.";

        hint_tile: "Pass {pass}: {n} to lay. Pick a tile.", "Passage {pass} : {n} à poser. Prenez une tuile.";
        nearest: "Nearest mission: {mission}.", "Mission la plus proche : {mission}.";
        hint_target: "Tile {n}: press what it bids for", "Tuile {n} : touchez ce qu'elle vise";
        lifted: "Tile {n} is lifted: press its new place, or press it again to put it back", "Tuile {n} levée : touchez sa nouvelle place, ou retouchez-la pour la reposer";
        hint_place: "press a place on your ship", "touchez une place sur votre vaisseau";
        hint_nowhere: "docks nowhere on your ship as it stands", "ne s'arrime nulle part à votre vaisseau";
        hint_engine: "Press an engine of your ship.", "Touchez un moteur de votre vaisseau.";
        hint_repair: "Press a part to see what falls with it.", "Touchez une pièce pour voir ce qui tombe avec elle.";
        hint_pick: "which tile?", "quelle tuile ?";
        hint_crew: "Pick the tile that the crew goes with.", "Prenez la tuile que l'équipage accompagne.";
        danger_spent: "after {first}, {mission} {why}", "après {first}, {mission} ({why})";
        danger_crew: "without this crew, {mission} {why}", "sans cet équipage, {mission} ({why})";
        danger_repair: "your ship has no part to take off: this bid wins nothing", "votre vaisseau n'a aucune pièce à retirer : cette mise ne gagne rien";
        danger_engineer: "no engine of yours can be improved, and you bid on none", "aucun de vos moteurs ne peut être amélioré, et vous ne misez sur aucun";
        note_dear: "if you win them all, your parts cost {n} crew and you may have only {left}", "les pièces visées coûteraient {n} équipage(s), vous en auriez au moins {left}";
        ends_soon: "{mission} may end the match · {who}", "{mission} peut finir la partie · {who}";
        ends_ready: "{name}: ready", "{name} : prêt";
        ends_one_win: "{name}: lacks {what}", "{name} : il manque {what}";
        ends_now: "The last round · {who}", "La dernière manche · {who}";
        ends_many: "May be the last round · {who}", "Peut-être la dernière manche · {who}";
        one_win: "one part or service", "une pièce ou un service";
        outbid: "Outbid {name} there: {what}", "Surenchérissez sur {name} : {what}";
        fly_first: "Lay more on {mission} than {name} to fly it first: the others get {half}", "Posez plus que {name} sur {mission} pour partir d'abord : les autres ont {half}";
        bid_on: "Bid on it", "Miser dessus";
        overhaul_about: "an overhaul makes an engine a 6", "une révision porte un moteur à 6";
        upgrade_about: "an upgrade raises an engine by 1", "une amélioration monte un moteur de 1";
        ends_bid: "{name}: has bid on it", "{name} : a misé dessus";
        ends_bid_all: "{name} has bid on {n} final missions", "{name} a misé sur {n} missions finales";
        ends_bid_on: "{name} has bid on {mission}", "{name} a misé sur {mission}";
        able_short: "ready", "prêt";
        able: "Could fly this now: {name}", "Pourrait l'accomplir tout de suite : {name}";
        if_flown: "If every ready ship flies what it has bid on: {n}", "Si chaque vaisseau prêt accomplit ses missions : {n}";
        if_all_flown: "If no more is bid and every ready ship flies what it has bid on, for half where several may: {n}", "Si plus rien n'est misé et que chaque vaisseau prêt accomplit ce qu'il vise, pour moitié là où plusieurs le peuvent : {n}";
        now_short: "If over: {n}", "Si fini : {n}";
        ends_match: "ends the match, {n} points for you and, as things stand, {m} for the best of the others", "finit la partie, {n} points pour vous et, en l'état, {m} pour le meilleur des autres";
        with_bids: "if flown", "si accompli";
        tied: "tied", "à égalité";
        all_have: "all at {n}", "tous à {n}";
        each_round: "{what} every round", "{what} à chaque manche";
        then_half: "then {n}", "puis {n}";
        or: "or", "ou";
        lacks_short: "Lacks", "Manque";
        standing: "{name}: {n}", "{name} : {n}";
        by_round: "Points by round", "Les points par manche";
        lost_missions: "Missions made the difference. Try next: on the last ones, worth most, be ready and bid highest; who flies second gets half.", "Les missions ont fait la différence. À essayer : pour les dernières, les plus chères, être prêt et miser le plus ; le second n'en a que la moitié.";
        lost_awards: "You fell behind on awards. Try next: from the middle on, watch who leads each; it is worth a mission.", "Vous avez perdu sur les récompenses. À essayer : dès le milieu, guetter qui les mène ; chacune vaut une mission.";
        lost_tokens: "You fell behind on what was left over. Try next: keep the crew you do not need; three make a point.", "Vous avez perdu sur les jetons restants. À essayer : garder l'équipage inutile ; trois font un point.";
        won_missions: "Your missions won it.", "Vos missions ont fait la différence.";
        won_awards: "Your awards won it.", "Vos récompenses ont fait la différence.";
        won_tokens: "What you had left over won it.", "Vos jetons restants ont fait la différence.";
        led_from: "{name}: in the lead for good from round {round} on.", "{name} : en tête pour de bon dès la manche {round}.";
        led_at_end: "{name}: in the lead only in the final count; {other} led before it.", "{name} : en tête au décompte seulement ; {other} menait avant.";
        led_open: "{name}: in the lead only in the final count; nobody led before it.", "{name} : en tête au décompte seulement ; personne ne menait avant.";
        missed: "Dearest flight lost: {name}, {mission} in round {round} ({n} point(s)).", "Vol perdu le plus cher : {name}, {mission} à la manche {round} ({n} point(s)).";
        wasted: "Parts won and scrapped: {names}.", "Pièces gagnées puis jetées : {names}.";
        sum_awards: "Awards", "Récompenses";
        sum_left: "Left over", "Restes";
        sum_all: "In all", "En tout";
        press_again: "Do it anyway", "Quand même";
        step: "Next", "Suivant";
        step_all: "Skip ahead", "Aller au bout";
        lay: "Lay", "Poser";
        lay_both: "Lay both", "Poser les deux";
        more_tiles: "{n} more tile(s) to place", "encore {n} tuile(s) à placer";
        dock: "Install", "Installer";
        scrap: "Scrap", "Jeter";
        scrap_it: "Scrap…", "Jeter…";
        take_off: "Take off", "Retirer";
        upgrade: "Upgrade", "Améliorer";
        overhaul: "Overhaul", "Réviser";
        fly: "Fly", "Accomplir";
        in_all: "your bid there: {n}", "votre mise y vaut {n}";
        leaves_crew: "leaves {n} crew", "laisse {n} équipage(s)";
        scraps: "will then be scrapped: {parts}", "à jeter ensuite : {parts}";
        scraps_more: "{n} more part(s) scrapped", "{n} autre(s) pièce(s) jetée(s)";
        scraps_anyway: "docks nowhere in any case, to be scrapped: {parts}", "ne s'arrime nulle part de toute façon, à jeter : {parts}";
        misfit_taken: "A part lies there already.", "La place est prise.";
        misfit_apart: "Nothing lies beside it.", "Rien ne touche cette place.";
        misfit_own: "{part} has no connector towards the ship there.", "{part} n'a pas de connecteur de ce côté du vaisseau.";
        misfit_ship: "The ship has a wall there: no connector meets a connector.", "Le vaisseau y a une paroi : aucun connecteur n'en rencontre un autre.";

        do_tile: "Tile {n}", "Tuile {n}";
        do_crewed: "With one crew: counts {n}", "Avec un équipage : compte {n}";
        do_uncrewed_worth: "counts {n}", "compte {n}";
        uncrewed: "No crew", "Sans équipage";
        crew_spent: "the crew is spent either way", "l'équipage est perdu de toute façon";
        zero_mission: "a 0 lets you fly it only with crew or another tile of yours", "un 0 ne permet de l'accomplir qu'avec un équipage ou une autre de vos tuiles";
        bare_zero: "a 0 wins only with crew or another tile of yours, even unopposed", "un 0 ne gagne qu'avec un équipage ou une autre de vos tuiles, même sans rival";
        do_discard: "Take off {part}", "Retirer {part}";
        do_discard_all: "Take off {part}; with it falls {others}", "Retirer {part} ; tombe avec : {others}";
        do_done: "Done", "C'est tout";
        do_die: "{part}: {from} to {to}", "{part} : {from} à {to}";
        do_overhaul: "Overhaul {part}: {from} to {to}", "Révision de {part} : {from} à {to}";
        do_upgrade: "Upgrade {part}: {from} to {to}", "Amélioration de {part} : {from} à {to}";
        do_scrap: "Scrap {part}", "Jeter {part}";
        do_skip: "Leave unused ({n})", "Ne pas utiliser ({n})";
        do_complete: "Fly {mission}: {n} point(s)", "Accomplir {mission} : {n} point(s)";
        do_pass: "Pass", "Passer";
        costs_crew: "costs {n} crew", "coûte {n} équipage(s)";
        loses_award: "{award} is then no longer yours for now ({n} points at the end)", "{award} n'est alors plus à vous (pour l'instant ; {n} points à la fin)";
        shares_award: "{award} is then shared with a rival for now ({n} points each at the end)", "{award} est alors partagé avec un rival (pour l'instant ; {n} points chacun à la fin)";
        costs_science: "costs {n} science", "coûte {n} science(s)";
        above: "above {part}", "au-dessus de « {part} »";
        below: "below {part}", "sous « {part} »";
        left_of: "left of {part}", "à gauche de « {part} »";
        right_of: "right of {part}", "à droite de « {part} »";

        phase_bids: "Bids", "Enchères";
        phase_build: "Assembly", "Assemblage";
        phase_launch: "Launch", "Lancement";
        phase_count: "Launch and final count", "Lancement et décompte";
        due: "pass {n} of 3, {due} to lay", "passage {n} sur 3, {due} à poser";
        last_bids: "Last bids", "Dernières mises";
        launches: "launches first|launches second|launches third", "décolle en 1er|décolle en 2e|décolle en 3e";
        launches_why: "Missions are flown in this order, the one of fewest points first, of equal points by the alphabet; at each the highest total first.", "Les missions s'accomplissent dans cet ordre, celle au moins de points d'abord, à égalité par ordre alphabétique anglais ; à chacune, le plus haut total d'abord.";
        rivals: "The others", "Les autres";
        ships: "Ships", "Vaisseaux";
        core: "Primary Core", "Noyau Primaire";
        station: "Station", "Station";
        slot_empty: "empty", "vide";
        missions: "Missions", "Missions";
        mission: "Mission", "Mission";
        later: "Then", "Ensuite";
        climactic: "final", "finale";
        your_ship: "Your ship", "Votre vaisseau";
        ship_of: "{name}'s ship", "Vaisseau : {name}";
        awards: "Awards, 5 points each", "Récompenses industrielles, 5 points chacune";
        won: "Won, to be installed", "Gagnées, à installer";
        deck_left: "Ends with a final mission, or when parts run out: {n} left", "Fin : une mission finale, ou plus assez de pièces ({n})";
        first_player: "first player", "premier joueur";
        crew: "crew", "équipage";
        science: "science", "science";
        points: "points", "points";
        tiles: "tiles left", "tuiles restantes";
        open: "{n} open", "{n} ouvert(s)";
        blocked: "{n} blocked", "{n} bloqué(s)";
        connectors: "connectors", "connecteurs";
        n_points: "{n} point(s)", "{n} point(s)";
        n_crew: "{n} crew", "{n} équipage(s)";
        n_science: "{n} science", "{n} science(s)";
        n_upgrades: "{n} upgrade(s)", "{n} amélioration(s)";
        n_overhauls: "{n} overhaul(s)", "{n} révision(s)";
        n_biotech: "{n} bio-tech", "{n} bio-tech";
        engine: "engine", "moteur";
        die: "engine of {n}", "moteur à {n}";
        rank: "rank {n} of {all} when the dice are dealt", "rang {n} sur {all} pour recevoir les dés";
        crew_left: "you have {n}", "vous en avez {n}";
        once: "once", "une fois";
        repeat: "every round", "à chaque manche";
        bonus: "{n} bonus crew", "{n} équipage(s) en prime";
        ports: "connectors {sides}", "connecteurs {sides}";
        up: "up", "haut";
        down: "down", "bas";
        left: "left", "gauche";
        right: "right", "droite";
        bid_known: "{name}: tile {n}", "{name} : tuile {n}";
        bid_hidden: "{name}: a tile face down", "{name} : une tuile face cachée";
        with_crew: "with crew", "avec équipage";
        met: "met", "rempli";
        missing: "missing", "manque";
        lacking: "lacking for now", "manque encore";
        bought: "bought with crew", "payé en équipage";
        ready: "the ship can fly it", "le vaisseau peut l'accomplir";
        ready_with: "the ship can fly it for {n} crew", "le vaisseau peut l'accomplir pour {n} équipage(s)";
        engine_of: "an engine of {n}", "un moteur à {n}";
        engines_of: "engines of {all}", "moteurs à {all}";
        biotech_or_crew: "{n} bio-tech or {crew} crew", "{n} bio-tech ou {crew} équipages";
        lacks: "lacks {what}", "manque : {what}";
        ready_if_won: "ready if your bids win", "prêt si vos mises gagnent";
        ready_but: "ready if your bids win, but not after {first}", "prêt si vos mises gagnent, mais pas après {first}";
        can_fly: "Ready", "Prêt";
        ready_by_launch: "Ready by the launch", "Prêt au lancement";
        ready_raised: "ready with {what}", "prêt avec {what}";
        due_by_launch: "{what} by the launch", "{what} au lancement";
        zero_alone: "A 0 alone cannot fly", "Un 0 seul ne part pas";
        can_fly_for: "Ready, for {n} crew", "Prêt, pour {n} équipage(s)";
        board: "The table in words", "La table en mots";
        board_mission: "{mission}: {n} point(s), {half} for those after the first", "{mission} : {n} point(s), {half} pour les suivants";
        asks_for: "asks for {what}", "demande {what}";
        joined_parts: "parts {parts}", "pièces {parts}";
        spent_before: "Not after {first}", "Pas après {first}";
        if_now: "If it ended now, with awards and what is left over: {n}", "Si la partie finissait maintenant, récompenses et restes compris : {n}";
        flown_points: "{mission}: {n}", "{mission} : {n}";
        unused: "Not in play: {n}", "Hors jeu : {n}";
        unused_are: "Not in play", "Hors jeu";
        best_now: "best now", "en tête";
        your_dice: "your engines: {all}", "vos moteurs : {all}";
        your_dice_none: "you have no engine", "vous n'avez aucun moteur";
        you_have: "{kind}: you have {n}", "{kind} : vous en avez {n}";

        reveal: "The tiles turned up", "Les tuiles retournées";
        tie: "{n} to {n}, first in turn order: {name}.", "{n} à {n}, premier dans l'ordre du tour : {name}.";
        elsewhere: "Elsewhere: {all}", "Ailleurs : {all}";
        lost_by: "You lost by {n}.", "Perdu de {n}.";
        lost_zero: "Your 0 had no crew and no other tile with it.", "Votre 0 n'avait ni équipage ni autre tuile avec lui.";
        round_over: "Round {n} in short", "La manche {n} en bref";
        tiles_up: "The tiles are turned up", "Les tuiles sont retournées";

        repair: "Repair", "Réparer";
        hire: "Hire", "Engager";
        discover: "Discover", "Découvrir";
        engineer: "Engineer", "Ingénieur";
        repair_about: "take parts off", "retirer des pièces";
        hire_about: "3 crew", "3 équipages";
        discover_about: "1 science", "1 science";
        engineer_about: "an engine +1", "un moteur +1";

        colonist: "Colonist", "Colon";
        commander: "Commander", "Commandant";
        efficiency: "Efficiency", "Efficience";
        juggernaut: "Juggernaut", "Mastodonte";
        potential: "Potential", "Potentiel";
        researcher: "Researcher", "Chercheur";
        rocketeer: "Rocketeer", "Rocketeer";
        colonist_about: "most bio-tech", "le plus de bio-tech";
        commander_about: "most crew", "le plus d'équipage";
        efficiency_about: "fewest connectors unjoined", "le moins de connecteurs non joints";
        juggernaut_about: "most parts", "le plus de pièces";
        potential_about: "most open connectors", "le plus de connecteurs ouverts";
        researcher_about: "most science", "le plus de science";
        rocketeer_about: "highest sum of engines", "la plus forte somme des moteurs";

        tell_setup: "First player: {name}. Awards: {awards}.", "Premier joueur : {name}. Récompenses : {awards}.";
        tell_bid: "{name}: {tiles}.", "{name} : {tiles}.";
        tell_tile: "{n} on {target}", "{n} sur {target}";
        tell_hidden: "a tile on {target}", "une tuile sur {target}";
        tell_reveal: "Round {n}: all tiles are turned up.", "Manche {n} : les tuiles sont retournées.";
        tell_won: "{target} · {totals}. Winner: {name}.", "{target} · {totals}. Gagnant : {name}.";
        tell_not_won: "{target} · {totals}. No winner.", "{target} · {totals}. Pas de gagnant.";
        tell_total: "{name}: {n}", "{name} : {n}";
        tell_bonus: "{name}: {n} bonus crew.", "{name} : {n} équipage(s) en prime.";
        tell_consolation: "{name}: {n} crew in consolation.", "{name} : {n} équipage(s) en consolation.";
        tell_repair: "{name}: {parts} taken off.", "{name} : au rebut, {parts}.";
        tell_repair_none: "{name}: nothing taken off.", "{name} : aucune pièce retirée.";
        tell_die: "{name}: {part}, die now {n}.", "{name} : {part}, dé à {n}.";
        tell_install: "{name}: {part} installed, {n} crew paid.", "{name} : {part}, en place pour {n} équipage(s).";
        tell_scrap: "{name}: {part} scrapped by choice; it could be installed.", "{name} : {part}, au rebut par choix ; elle pouvait s'installer.";
        tell_scrap_crew: "{name}: {part} scrapped: too little crew to install it.", "{name} : {part}, au rebut : trop peu d'équipage pour l'installer.";
        tell_scrap_place: "{name}: {part} scrapped: none of its connectors fits.", "{name} : {part}, au rebut : aucun connecteur ne convient.";
        tell_benefit: "{name}: {what} from the ship.", "{name} : {what} du vaisseau.";
        tell_flown: "{name}: {mission} flown, {n} point(s).", "{name} : mission {mission}, {n} point(s).";
        tell_flown_bought: "{name}: {mission} flown with {crew} crew for bio-tech, {n} point(s).", "{name} : mission {mission}, {n} point(s) ; {crew} équipages pour la bio-tech.";
        tell_passed: "{name}: {mission} not flown, by choice.", "{name} : passe sur {mission}, par choix.";
        tell_unable: "{name}: {mission} not flown: {why}.", "{name} : {mission} impossible ({why}).";
        tell_refill: "Round {n} is over; new parts lie at the station. First player: {name}.", "Manche {n} finie ; de nouvelles pièces sont à la station. Premier joueur : {name}.";
        tell_award: "{award}, {about} · 5 points: {names}. {values}.", "{award}, {about} · 5 points : {names}. {values}.";
        tell_leftovers: "{name}: {n} point(s) for {tokens} crew and science left.", "{name} : {n} point(s) pour {tokens} jetons restants.";
        tell_result: "Final totals · {totals}.", "Totaux · {totals}.";
        tell_deciding: "A tie; unused awards decide: {awards}.", "Égalité ; des récompenses inutilisées tranchent : {awards}.";

        scoring_title: "The account", "Les comptes";
        ended_final: "Final missions flown in round {n}: {flown}.", "Missions finales accomplies à la manche {n} : {flown}.";
        ended_parts: "In round {n} the parts ran out.", "À la manche {n}, les pièces sont épuisées.";
        scoring_tied: "Tied on points; unused awards decide, the log says which.", "Égalité de points ; des récompenses inutilisées tranchent, le journal dit lesquelles.";
        scoring_shared: "Tied to the end: the victory is shared.", "Égalité jusqu'au bout : victoire partagée.";
        item: "Item", "Poste";
        item_tokens: "{n} token(s) left, a point for three, rounded up", "{n} jeton(s), un point pour trois, arrondi au-dessus";
        item_award: "{award}: {about}", "{award} : {about}";
        tile_laid: "laid already", "déjà posée";
        tile_placed: "has its place: a press lifts it", "a sa place : touchez pour la lever";
        tiles_placed: "all of this pass have their place: lift one first", "toutes celles du passage ont leur place : levez-en une d'abord";
        no_crew: "no crew left to send", "plus d'équipage à envoyer";
    }
}

/// Names in French by their numbers; in English the cards have them.
macro_rules! list {
    ($count:expr; $($name:literal,)*) => {
        french!($count, concat!($($name, "\n"),*), concat!($($name, "\n"),*))
    };
}

#[rustfmt::skip]
static PARTS_FR: French = list![ PartId::COUNT as usize;
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
static MISSIONS_FR: French = list![ MissionId::COUNT as usize;
    "Balayage de débris", "Courrier lunaire", "Étude du vent solaire", "Glace de Cérès", "Serre de Phobos",
    "Formation des colons", "Course du terminateur", "Nuages de Vénus", "Guet des volcans d'Io", "Station botanique de Pallas",
    "Refuge de Callisto", "Forage de Vesta", "Colonie lunaire de Cléomède", "Ascenseur martien", "Plongée de Ganymède",
    "Régate des anneaux", "Labo des panaches d'Encelade", "Océans de Titan", "Fronde de Neptune", "Observatoire d'Oort",
    "Biosphère de Triton", "Semeur de Proxima", "Arche des générations",
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

    fn name(&self, french: &'static French, number: u8, english: &'static str) -> &'static str {
        let french = match self.lang {
            Lang::En => None,
            Lang::Fr => french.all(),
        };
        french.and_then(|names| names.get(usize::from(number) - 1)).copied().unwrap_or(english)
    }

    /// The name of a part.
    pub fn part(&self, id: PartId) -> &'static str {
        self.name(&PARTS_FR, id.number(), id.card().name)
    }

    /// The names of parts.
    pub fn parts(&self, ids: &[PartId]) -> String {
        let names: Vec<&str> = ids.iter().map(|&id| self.part(id)).collect();
        names.join(", ")
    }

    /// The name of a mission.
    pub fn mission(&self, id: MissionId) -> &'static str {
        self.name(&MISSIONS_FR, id.number(), id.card().name)
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

    /// How many there are of something.
    pub fn count(&self, text: &str, n: impl Into<u16>) -> String {
        count(self.lang, text, n.into())
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
        some.map(|(n, text)| self.count(text, n)).collect::<Vec<_>>().join(", ")
    }

    /// What a part does, without its name.
    pub fn effects(&self, id: PartId, die: Option<u8>) -> String {
        let (card, words) = (id.card(), self.words);
        let engine = |_| match die {
            Some(n) => fill(words.die, &[("n", &n)]),
            None => words.engine.to_owned(),
        };
        let mut said: Vec<String> = card.engine.map(engine).into_iter().collect();
        if card.biotech > 0 {
            said.push(self.count(words.n_biotech, card.biotech));
        }
        for (when, benefits) in [(words.once, card.once), (words.repeat, card.repeat)] {
            if benefits != Benefits::NONE {
                said.push(format!("{} {when}", self.benefits(benefits)));
            }
        }
        said.join(", ")
    }

    /// What the tools that a part gives do to an engine; empty for none.
    pub fn tools(&self, id: PartId) -> String {
        let (card, words) = (id.card(), self.words);
        let tools = [
            (card.once.overhauls + card.repeat.overhauls, words.overhaul_about),
            (card.once.upgrades + card.repeat.upgrades, words.upgrade_about),
        ];
        let some = tools.into_iter().filter(|(n, _)| *n > 0);
        some.map(|(_, about)| about).collect::<Vec<_>>().join(", ")
    }

    /// A part in one sentence.
    pub fn sentence(&self, id: PartId, die: Option<u8>) -> String {
        self.said(id, die, self.cost(id)).join(", ")
    }

    /// A part in lines, its name the first.
    pub fn told(&self, id: PartId, die: Option<u8>) -> String {
        self.said(id, die, self.cost(id)).join("\n")
    }

    /// A part of the station in lines: one says what it costs, the crew that lies on it and what the viewer has.
    pub fn offered(&self, slot: &Slot, view: &View) -> String {
        let mut told = self.cost(slot.part);
        if slot.bonus > 0 {
            told += &format!(", {}", self.count(self.words.bonus, slot.bonus));
        }
        if view.viewer.is_some() {
            told += &format!(", {}", fill(self.words.crew_left, &[("n", &view.crew_free())]));
        }
        self.said(slot.part, slot.die, told).join("\n")
    }

    fn cost(&self, id: PartId) -> String {
        self.count(self.words.costs_crew, id.card().crew_cost)
    }

    fn said(&self, id: PartId, die: Option<u8>, cost: String) -> Vec<String> {
        let (card, words) = (id.card(), self.words);
        let names = [words.up, words.down, words.left, words.right];
        let sides: Vec<&str> = card.connectors.iter().map(|side| names[side as usize]).collect();
        let mut said = vec![self.part(id).to_owned(), self.effects(id, die), self.tools(id)];
        said.extend([cost, fill(words.ports, &[("sides", &sides.join(" "))])]);
        let ranked = PartId::all().filter(|id| id.card().engine.is_some()).count();
        said.extend(card.engine.map(|n| fill(words.rank, &[("n", &n), ("all", &ranked)])));
        said.retain(|text| !text.is_empty());
        said
    }

    /// What becomes of the connectors of a ship: so many open, so many blocked.
    pub fn edges(&self, edges: Edges) -> String {
        let [open, blocked] = [(self.words.open, edges.open), (self.words.blocked, edges.blocked)]
            .map(|(text, n)| self.count(text, n));
        format!("{open}, {blocked}")
    }

    /// What a mission asks for.
    pub fn asks_for(&self, id: MissionId) -> String {
        let (card, words) = (id.card(), self.words);
        let mut what: Vec<String> =
            card.engines.iter().map(|n| fill(words.engine_of, &[("n", n)])).collect();
        what.extend((card.biotech > 0).then(|| self.count(words.n_biotech, card.biotech)));
        what.extend((card.science > 0).then(|| self.count(words.n_science, card.science)));
        fill(words.asks_for, &[("what", &what.join(", "))])
    }

    /// A mission: what it pays and asks for.
    pub fn asked(&self, id: MissionId) -> String {
        let (card, words) = (id.card(), self.words);
        let values: [(&str, &dyn Display); 2] =
            [("mission", &self.mission(id)), ("half", &card.half_points())];
        let head = fill(&self.count(words.board_mission, card.points), &values);
        let last = if card.climactic { format!(" ({})", words.climactic) } else { String::new() };
        format!("{head}{last}, {}", self.asks_for(id))
    }

    /// How a seat's ship stands to a mission; what it gets by the launch anyway it does not lack.
    pub fn stands(&self, view: &View, seat: Seat, id: MissionId) -> String {
        let (now, due) = (view.seats[seat].readiness(id), view.readiness_by_launch(seat, id));
        if now.is_ready() {
            self.verdict(id, &now)
        } else if view.is_ready_by_launch(seat, id) {
            // What raises an engine is still to be used.
            let tools = view.tools_by_launch(seat);
            if now.dice_missing() > 0 && tools != Benefits::NONE {
                fill(self.words.ready_raised, &[("what", &self.benefits(tools))])
            } else {
                lower(self.words.ready_by_launch)
            }
        } else {
            let said = self.verdict(id, &due);
            if due == now { said } else { fill(self.words.due_by_launch, &[("what", &said)]) }
        }
    }

    /// What a ship lacks for a mission, or what flying it takes.
    pub fn verdict(&self, id: MissionId, ready: &Readiness) -> String {
        let words = self.words;
        if ready.is_ready() {
            return match ready.crew_cost() {
                0 => words.ready.to_owned(),
                n => self.count(words.ready_with, n),
            };
        }
        let engines = id.card().engines.iter().zip(&ready.dice_used);
        let lacked: Vec<String> =
            engines.filter(|(_, die)| die.is_none()).map(|(n, _)| n.to_string()).collect();
        let mut what = match &lacked[..] {
            [] => Vec::new(),
            [one] => vec![fill(words.engine_of, &[("n", one)])],
            all => vec![fill(words.engines_of, &[("all", &all.join(" + "))])],
        };
        if ready.crew_missing > 0 {
            let values: [(&str, &dyn Display); 2] =
                [("n", &ready.bought_biotech), ("crew", &ready.crew_cost())];
            what.push(fill(words.biotech_or_crew, &values));
        }
        if ready.science_missing > 0 {
            what.push(self.count(words.n_science, ready.science_missing));
        }
        fill(words.lacks, &[("what", &what.join(", "))])
    }
}

impl Lang {
    /// What Farlight asks whoever decides.
    pub fn ask_farlight(self, view: &View) -> &'static str {
        let words = self.farlight();
        match view.phase {
            Phase::Bid => match (view.draft.tile, view.draft.target) {
                (None, _) => words.ask_tile,
                (Some(_), None) => words.ask_target,
                (Some(_), Some(_)) => words.ask_crew,
            },
            Phase::Repair => words.ask_repair,
            Phase::Engineer => words.ask_engineer,
            Phase::Install => words.ask_install,
            Phase::Boost => match (view.seats[view.turn].upgrades, view.seats[view.turn].overhauls)
            {
                (_, 0) => words.ask_boost,
                (0, _) => words.ask_overhaul,
                (_, _) => words.ask_engineer,
            },
            Phase::Launch => words.ask_launch,
            Phase::Over => self.words().match_over,
        }
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
            "Salvaged Retro-Rocket, engine of 3, 2 crew once, costs 0 crew, connectors down, rank 1 of 20 when the dice are dealt"
        );
        let id = PartId::new(48).unwrap();
        assert_eq!(
            PartWords::new(Lang::Fr).sentence(id, None),
            "Académie des cadets, 2 équipages à chaque manche, coûte 3 équipages, connecteurs bas droite"
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
