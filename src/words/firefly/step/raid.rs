//! What raids, showdowns and bounties ask.

use super::{Say, Told};
use crate::words::firefly::FireflyText;
use crate::words::firefly::names::{aboard, name};
use crate::words::{fill, lower};
use rules::Seat;
use rules::firefly::bounty::{Bounty, Gaol, Quarry, Sighting};
use rules::firefly::effect::{Effect, Good};
use rules::firefly::job::JobId;
use rules::firefly::misbehave::Suit;
use rules::firefly::odds::Chance;
use rules::firefly::raid::{ABOARD, Booty, Ground, Prey, Raid};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::step::{
    Boarding, Capture, Chase, Fate, Loot, Secure, Stance, StandIn, Steal, Welcome,
};
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{Arms, Captain, Choice, Person, Spot, Task, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of raids, showdowns and bounties.
    RaidWords {
        @sets ask_boarding: "How do you come aboard?", "Comment monter à bord ?";
        @sets ask_secure: "Put goods out of reach?", "Mettre des biens à l'abri ?";
        @sets ask_stance: "Showdown: by which skill?", "Épreuve de force : quelle compétence ?";
        @sets ask_loot: "What do you take?", "Que prenez-vous ?";
        @sets ask_steal: "Which jobs do you take?", "Quels contrats prenez-vous ?";
        @sets ask_capture: "What becomes of them?", "Que deviennent-ils ?";
        @sets ask_welcome: "Make a berth for {who}?", "Faire une place à {who} ?";
        @sets ask_berth: "Make a berth?", "Faire une place ?";
        @sets ask_stand_in: "Does somebody die in another's place?", "Quelqu'un meurt-il à la place d'un autre ?";
        @sets boards: "{name} boards you", "{name} vous aborde";
        @sets called: "{name} is boarding you: choose how to defend", "{name} vous aborde : choisissez votre défense";
        @sets ask_captive: "What becomes of the captive?", "Que devient le captif ?";
        @sets ctx_against: "against {name}", "contre {name}";
        @sets ctx_rival: "{name} uses {skill}, {n} points", "{name} : {skill}, {n} points";
        @sets ctx_alone: "against {who} alone", "contre {who}, sans aide";
        @sets ctx_secure: "what lies in the stash cannot be taken", "le contenu de la cachette est hors d'atteinte";
        @sets ctx_loot: "{n} more at most", "encore {n} au plus";
        @sets ctx_all: "whatever fits", "tout ce qui rentre";
        @sets ctx_caught: "{who} is to be caught", "{who} va être pris";
        @sets ctx_seized: "the law takes {who} along", "la loi emmène {who}";
        @sets ctx_killed: "{who} is to die", "{who} va mourir";
        @sets do_raid: "{job}: attack {name}", "{job} : attaquer {name}";
        @sets do_hunt_aboard: "Hunt {who} aboard {name}'s ship", "Traquer {who} chez {name}";
        @sets do_hunt_alone: "Hunt {who} here, alone", "Traquer {who}, ici et sans aide";
        @sets do_hunt_own: "Bind {who} of your own crew", "Ligoter {who}, de votre équipage";
        @sets do_deliver: "Deliver {who} for {n}", "Livrer {who} pour {n}";
        @sets do_jump: "Take {who} from {name}", "Enlever {who} à {name}";
        @sets do_search: "Turn up cards with {what}", "Dévoiler des cartes avec {what}";
        @sets do_hail: "Call the Cruiser, thanks to {who}", "Appeler le Croiseur grâce à {who}";
        @sets do_game: "Bet on {suit} with {what}", "Parier sur {suit} avec {what}";
        @sets do_board: "By {skill}, {percent}", "Par {skill}, {percent}";
        @sets do_stance: "{skill} {n}, {percent}", "{skill} {n}, {percent}";
        @sets do_bind: "Keep them bound, for the bounty", "Les garder ligotés, pour la prime";
        @sets do_rescue: "Set them free", "Les libérer";
        @sets do_no_berth: "Let them go", "Les laisser partir";
        @sets do_dodge: "Evade for one fuel with {what}", "Esquiver pour un carburant avec {what}";
        @sets do_swap: "Another card for {n}, thanks to {who}", "Une autre carte pour {n}, grâce à {who}";
        @sets do_force: "Make the rival roll again, thanks to {who}", "Faire relancer le rival grâce à {who}";
        @sets do_ship_again: "Roll again thanks to the {what}", "Relancer grâce au {what}";
        @sets do_die: "{who} dies instead", "{who} meurt à la place";
        @sets do_let_be: "Let it happen", "Laisser faire";
        @sets do_secured: "Leave it so", "Laisser ainsi";
        @sets do_enough: "That is all", "C'est tout";
        @sets do_take_job: "Take {job}", "Prendre {job}";
        @sets do_take: "Take {what}", "Prendre {what}";
        @sets band_stays_out: "you stay outside", "vous restez dehors";
        @sets band_aboard: "you come aboard", "vous montez à bord";
        @sets band_lost: "the showdown is lost", "l'épreuve est perdue";
        @sets band_won: "the showdown is won", "l'épreuve est gagnée";
        @sets bounty: "Bounty: {who}", "Prime : {who}";
        @sets cortex: "Cortex Alert: {who}", "Alerte Cortex : {who}";
        @sets tell_posted: "New bounty: {who}", "Nouvelle prime : {who}";
        @sets tell_void: "No longer hunted: {who}", "Prime retirée : {who}";
        @sets tell_renewed: "The Cruiser's card puts a bounty under its deck: {who}", "La carte du Croiseur remet une prime sous sa pioche : {who}";
        @sets tell_lifted: "Freed, so the bounty goes under its deck: {who}", "Libération, donc la prime va sous sa pioche : {who}";
        @sets tell_aboard: "boarded {name}", "monte à bord chez {name}";
        @sets tell_outside: "failed to board {name}", "ne parvient pas à bord chez {name}";
        @sets tell_stance: "named {skill} in the showdown", "épreuve de force par {skill}";
        @sets tell_lone: "{who}, alone: {skill}", "{who}, sans aide : {skill}";
        @sets tell_forced: "{who} makes the rival roll again", "{who} fait relancer le rival";
        @sets tell_won: "won the showdown, {n} to {m}", "gagne l'épreuve de force, {n} à {m}";
        @sets tell_lost: "lost the showdown, {n} to {m}", "perd l'épreuve de force, {n} à {m}";
        @sets tell_swapped: "{who} has {what} swapped for another card", "{who} fait échanger {what}";
        @sets tell_searched: "looked at the jobs of {name}", "regarde les contrats de {name}";
        @sets tell_caught: "caught {what}", "capture {what}";
        @sets tell_taken: "took {what} over, bound", "récupère {what}, toujours ligoté";
        @sets tell_handed: "handed {what} over", "livre {what}";
        @sets tell_gone: "lost {what}, who was bound", "perd {what}, qui était ligoté";
        @sets tell_freed: "freed {what}, who joins the crew", "libère {what}, qui rejoint l'équipage";
        @sets tell_let_go: "let {what} go", "laisse partir {what}";
        @sets tell_stolen: "took {job} from {name}", "prend {job} à {name}";
        @sets piracy: "Piracy", "Piraterie";
        @sets lawman: "Lawman", "Homme de loi";
        @sets prey_any: "Against any rival in your sector", "Contre tout rival de votre secteur";
        @sets prey_untrusted: "Against a rival in your sector whom {who} does not trust", "Contre un rival de votre secteur que {who} ne soutient pas";
        @sets prey_idle: "Against a rival in your sector with no job of {who} under way", "Contre un rival de votre secteur sans contrat de {who} en cours";
        @sets prey_outlaw: "Against an outlaw in your sector", "Contre un hors-la-loi de votre secteur";
        @sets booty_jobs: "Take up to {n} jobs in hand", "Prenez jusqu'à {n} contrats en main";
        @sets booty_goods: "Take up to {n} goods out of the hold", "Prenez jusqu'à {n} biens dans la soute";
        @sets booty_all: "Take all goods of the hold that fit", "Prenez tous les biens de la soute qui rentrent";
        @sets raid_lost: "Lost: {what}", "En cas d'échec : {what}";
        @sets foe_lost: "If the attacker loses: {what}", "Si l'attaquant perd : {what}";
        @sets raid_moral: "Immoral where the rival's leader is moral", "Immoral si le chef rival est moral";
        @sets gaol: "To: {place}", "À livrer : {place}";
        @sets reward: "Pays {n}", "Prime de {n}";
        @sets seen: "Last seen: {place}", "Vu pour la dernière fois : {place}";
        @sets immoral: "Immoral", "Immoral";
        @sets each: "for each", "chacun";
        @sets sought: "{n} for whoever delivers this crew to {place}: rivals may come for it", "{n} à qui livre cet équipier à {place} : des rivaux peuvent venir le prendre";
        @sets delivered_for: "{n} once delivered to {place}", "{n} une fois livré à {place}";
        @sets too_full: "Your hold is full: dump something first to have room.", "Votre soute est pleine : jetez d'abord quelque chose.";
        @sets foray: "{n} to succeed: {m} aboard, then {percent} in the showdown", "{n} de réussir : {m} à bord, puis {percent} à l'épreuve";
        @sets foray_alone: "{n} to win the showdown", "{n} de gagner l'épreuve";
        @sets no_test: "No test", "Sans test";
        @sets then_fight: "Then the showdown: {n} to win", "Puis l'épreuve de force : {n} de gagner";
        @sets boards_needs: "{n} or more with {skill} {m}", "{n} ou plus avec {skill} {m}";
        @sets board_fails: "If it fails: the attempt and the Work action are over.", "En cas d'échec : la tentative et l'action Travailler sont finies.";
        @sets in_showdowns: "in showdowns {n}", "en épreuve de force {n}";
        @sets of_ship: "the ship {n}", "le vaisseau {n}";
        @sets of_traps: "traps there −{n}", "pièges en face −{n}";
        @sets second_roll: "a second roll by {who}", "un second jet par {who}";
        @sets reports: "If you win: a warrant for you, by {who} there", "Si vous gagnez : un mandat pour vous, par {who} en face";
        @sets leader_lives: "your leader does not die but is disgruntled", "votre chef ne meurt pas, mais devient mécontent";
        @sets their_leader: "the leader does not die but is disgruntled", "le chef ne meurt pas, mais devient mécontent";
        @sets you_lose: "If you lose: {what}", "Si vous perdez : {what}";
        @sets loses_jobs: "up to {n} of your jobs in hand are taken", "jusqu'à {n} de vos contrats en main sont pris";
        @sets loses_goods: "up to {n} goods of your hold are taken", "jusqu'à {n} biens de votre soute sont pris";
        @sets loses_all: "all goods of your hold that fit are taken", "tous les biens de votre soute qui rentrent sont pris";
        @sets loses_who: "{who} is taken away", "{who} est emmené";
        @sets keeps: "Bound: {n} at {place}.", "Ligoté : {n} à {place}.";
        @sets frees: "Freed: joins your crew for nothing where there is a berth; the bounty goes back under its deck.", "Libéré : rejoint votre équipage sans frais s'il y a une couchette ; la prime retourne sous sa pioche.";
        @sets deliver_to: "Deliver: {place}, {far} · {n}", "À livrer : {place}, {far} · {n}";
        @sets beset: "A Reaver Cutter is with you: it boards you when your next turn begins, if both are still here.", "Un Cutter reaver est avec vous : il vous aborde au début de votre prochain tour, si vous y êtes encore tous deux.";
        @sets ends_beside: "{name} is here and may take {who} from you.", "{name} est ici et peut vous enlever {who}.";
        @sets roll_again: "{what}, {percent}", "{what}, {percent}";
        @sets marks_you: "Whoever carries somebody bound may be attacked for it.", "Qui transporte un captif peut être attaqué pour cela.";
        @sets qualms: "A moral leader there: your moral crew will be disgruntled.", "Un chef moral en face : vos équipiers moraux seront mécontents.";
        @sets qualms_bounty: "Immoral: your moral crew will be disgruntled.", "Immoral : vos équipiers moraux seront mécontents.";
        @sets betrays: "All others of your crew but the leader are disgruntled.", "Tous vos autres équipiers, sauf le chef, seront mécontents.";
        @sets hand_gear: "Hand gear over ({n})", "Confier de l'équipement ({n})";
        @sets nothing_there: "There is nothing to take now.", "Il n'y a rien à prendre.";
        @sets may_take: "Open to you there: {what}", "À votre portée : {what}";
        @sets jobs_held: "{n} job in hand|{n} jobs in hand", "{n} contrat en main|{n} contrats en main";
        @sets prey_ready: "{name}, {far}: {n}", "{name}, {far} : {n}";
        @sets prey_not: "{name}, {far}: not to be attacked for this", "{name}, {far} : pas attaquable pour cela";
        @sets prey_off: "not placed yet", "pas encore placé";
        @sets jailed: "Held by the Alliance", "Aux mains de l'Alliance";
        @sets tell_jailed: "the Alliance holds {what}", "l'Alliance détient {what}";
        @sets tell_broken_out: "broke {what} out of the Cruiser", "fait évader {what} du Croiseur";
        @sets bounties: "Bounties", "Primes";
        @sets bounties_left: "{n} in the deck", "{n} dans la pioche";
        @sets bound_one: "bound", "ligoté";
        @sets bound: "Bound", "Ligotés";
        @sets bound_by: "Bound on {name}'s ship: {who}", "Ligoté chez {name} : {who}";
        @sets bound_own: "Bound on your ship: {who}", "Ligoté chez vous : {who}";
        @sets at_crew: "In {name}'s crew, {far}", "Dans l'équipage de {name}, {far}";
        @sets at_own: "In your own crew", "Dans votre équipage";
        @sets at_pile: "On the discard pile at {place}, {far}", "Dans la défausse de {place}, {far}";
        @sets at_deck: "Still in a deck: out of reach", "Encore dans une pioche : hors d'atteinte";
        @sets at_jail: "Held by the Alliance, for {name} to free", "Aux mains de l'Alliance ; à {name} de le libérer";
        @sets at_jail_own: "Held by the Alliance: yours to free", "Aux mains de l'Alliance : à vous de le libérer";
        @sets at_gaol: "Deliver: {place}, {far}", "À livrer : {place}, {far}";
        @sets how: "Hunt by Work: on a rival's ship, by boarding and a showdown; on a supply planet's discard pile, by a showdown; in your own crew, without a test. Then deliver.", "Traquer en travaillant : chez un rival, par abordage et épreuve de force ; dans la défausse d'une planète d'approvisionnement, par une épreuve de force ; dans votre équipage, sans test. Puis livrer.";
        @sets by_boarding: "Work where that ship is: board it, then win a showdown", "Travailler là où est ce vaisseau : abordage, puis épreuve de force";
        @sets by_showdown: "Work there: a showdown with {who} alone, {skill} {n}", "Travailler là-bas : épreuve de force contre {who}, sans aide, {skill} {n}";
        @sets by_binding: "Work: bind without a test; your other crew, but the leader, is disgruntled", "Travailler : ligoter sans test ; vos autres équipiers, sauf le chef, sont mécontents";
        @sets by_nobody: "Held in stasis on that ship: nobody can take them", "En stase à bord : nul ne peut les prendre";
        @sets by_jumping: "Work where that ship is: board it and win a showdown to take over", "Travailler là où est ce vaisseau : abordage et épreuve de force pour prendre la suite";
        @sets by_delivering: "Deliver by Work: {place}, {n}", "Livrer en travaillant : {place}, {n}";
        @sets behind: "Behind: {n} more needed", "En retard : il manque {n}";
        @sets tie: "The defender wins a tie", "Le défenseur gagne à égalité";
        @sets attacker: "attack", "attaque";
        @sets defender: "defence", "défense";
        @sets theirs: "{n} there, {m} with you", "{n} là-bas, {m} chez vous";
        @sets take: "Take", "Prendre";
        @sets attack: "Attack {name}", "Attaquer {name}";
        @sets catch: "Hunt", "Traquer";
        @sets hand_over: "Deliver", "Livrer";
        @sets take_bound: "Take away", "Enlever";
        @sets open_to_you: "you may attack it: {what}", "vous pouvez l'attaquer : {what}";
        @sets of_crew: "{who} is aboard", "{who} est à bord";
        @sets of_bound: "{who} is bound there", "{who} y est ligoté";
        @sets ab_bounty: "{n} more for each who is delivered for a bounty", "{n} de plus par personne livrée pour une prime";
        @sets ab_raid: "A piracy job that is done takes {n} more of the rival", "Une piraterie accomplie prend {n} de plus au rival";
        @sets ab_showdown: "+{n} {skill} in showdowns", "+{n} {skill} aux épreuves de force";
        @sets ab_attacking: "+{n} {skill} in showdowns that you begin", "+{n} {skill} aux épreuves de force que vous engagez";
        @sets ab_skill_in: "+{n} {skill} in {what}", "+{n} {skill}, {what}";
        @sets ab_reroll: "May roll a showdown again, once", "Peut relancer une épreuve de force, une fois";
        @sets ab_forces: "Once in a showdown: the rival rolls again", "Une fois par épreuve de force : le rival relance";
        @sets ab_warrants: "A showdown you lose brings the rival a warrant", "Une épreuve de force perdue donne un mandat au rival";
        @sets ab_calls: "Fly action in Alliance Space: the Cruiser comes to you", "Action Voler dans l'espace de l'Alliance : le Croiseur vient à vous";
        @sets ab_swaps: "Once a Work action: {n} for another misbehave card", "Une fois par action Travailler : {n} pour une autre magouille";
        @sets ab_stands_in: "May be killed in the place of another of the crew", "Peut mourir à la place d'un autre équipier";
        @sets ab_games: "One use: pay {stake}, name a suit, turn {n} misbehave cards; each match pays {prize} and calms somebody", "Usage unique : payez {stake}, nommez une couleur, retournez {n} magouilles ; chaque carte juste paie {prize} et calme quelqu'un";
        @sets ab_shames: "Before a showdown of its carrier: the rival's leader is disgruntled", "Avant une épreuve de force du porteur : le chef rival est mécontent";
        @sets ab_stuns: "In a showdown of its carrier a rival fights without gear", "Dans une épreuve de force du porteur, le rival se bat sans équipement";
        @sets ab_turns_up: "Work action at a supply planet: turn {n} cards of its deck up", "Action Travailler sur une planète d'approvisionnement : dévoilez {n} cartes de sa pioche";
        @sets ab_boards: "+{n} {skill} in boarding tests", "+{n} {skill} aux abordages";
        @sets ab_traps: "Whoever boards you with Tech: {n} less; a 1 kills one of them", "Qui vous aborde par la Tech : {n} de moins ; un 1 tue l'un des siens";
        @sets ab_keeps_bound: "Nobody takes your bound from you", "Nul ne vous enlève vos captifs";
        @sets ab_bars: "Nobody boards you with {skill}", "Nul ne vous aborde par {skill}";
        @sets ab_dodges: "One fuel: evade a Reaver Cutter", "Un carburant : esquivez un Cutter reaver";
        @sets ab_grapples: "After salvage: Tech 8 brings an upgrade of any discard pile", "Après une récupération : Tech 8 rapporte une amélioration d'une défausse";
        @sets ab_boards_again: "May roll boarding tests of {skill} again", "Peut relancer les abordages par {skill}";
        @sets ab_shortened: "One sector less for each upgrade", "Un secteur de moins par amélioration";
        @sets ab_heavy: "Heavy loads cost no fuel", "Les lourdes charges ne coûtent pas de carburant";
        @sets ab_salvages: "{kind} done counts as salvage", "{kind} : compte comme récupération";
    }
}

/// Who is hunted for a bounty.
fn quarry(say: &Say, bounty: u8) -> String {
    say.text.hunted(bounty)
}

/// Against whom the attack under way is.
fn against(say: &Say) -> String {
    let words = words(say.lang());
    let cause = match say.view.task() {
        Some(Task::Job(job)) => say.text.job(job).to_owned(),
        Some(Task::Bounty(bounty)) => say.text.bounty(bounty),
        Some(Task::Goal(_) | Task::Cache) | None => String::new(),
    };
    let whom = match say.view.chased() {
        Some(Chase::Alone(card)) => say.who(words.ctx_alone, say.text.supply(card)),
        Some(Chase::Raid(seat) | Chase::Crew(seat, _) | Chase::Bound(seat)) => {
            let (name, you) = (say.name(seat), say.lang().words().you);
            let name = if name == you { lower(&name) } else { name };
            fill(words.ctx_against, &[("name", &name)])
        }
        None => return cause,
    };
    say.text.about(&cause, &whom)
}

impl Told for Boarding {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_boarding
    }

    fn context(&self, say: &Say) -> String {
        against(say)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Skill(skill) = choice else { return None };
        let team = say.view.present();
        let chance = say.view.boarding_chance(say.view.turn, &team, skill, self.0);
        let percent = say.lang().firefly_page().chance(chance);
        let values: [(&str, &dyn Display); 2] =
            [("skill", &say.text.skill(skill)), ("percent", &percent)];
        Some(fill(words(say.lang()).do_board, &values))
    }

    fn moment(&self, _: &View) -> &'static str {
        "test"
    }
}

impl Told for Secure {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_secure
    }

    fn context(&self, say: &Say) -> String {
        say.text.about(&against(say), words(say.lang()).ctx_secure)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        (choice == Choice::Done).then(|| words(say.lang()).do_secured.to_owned())
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}

impl Told for Stance {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_stance
    }

    /// Whom it is against, and what he has named.
    fn context(&self, say: &Say) -> String {
        let named = say.view.duel().and_then(|duel| duel.attack.as_ref());
        let Some(trial) = named.filter(|_| !self.attacks) else { return against(say) };
        let points = say.view.trial_points(trial);
        let values: [(&str, &dyn Display); 3] = [
            ("name", &say.name(trial.seat(say.view))),
            ("skill", &say.text.skill(trial.skill)),
            ("n", &points),
        ];
        say.text.about(&against(say), &fill(words(say.lang()).ctx_rival, &values))
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Skill(skill) = choice else { return None };
        let points = say.view.stance_points(self.seat, self.attacks, skill);
        let chance = say.view.stance_odds(self.seat, self.attacks, skill);
        let percent = say.lang().firefly_page().chance(chance);
        let values: [(&str, &dyn Display); 3] =
            [("skill", &say.text.skill(skill)), ("n", &points), ("percent", &percent)];
        Some(fill(words(say.lang()).do_stance, &values))
    }

    fn seat(&self, _: &View) -> Seat {
        self.seat
    }

    fn moment(&self, _: &View) -> &'static str {
        "test"
    }
}

impl Told for Loot {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_loot
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        let left = match self.left.checked_add(self.taken) {
            Some(u8::MAX) | None => words.ctx_all.to_owned(),
            Some(_) => fill(words.ctx_loot, &[("n", &self.left)]),
        };
        say.text.about(&against(say), &left)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Fetch(good) = choice {
            return Some(say.good(words.do_take, good));
        }
        (choice == Choice::Done).then(|| words.do_enough.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}

impl Told for Steal {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_steal
    }

    fn context(&self, say: &Say) -> String {
        let left = fill(words(say.lang()).ctx_loot, &[("n", &self.left)]);
        say.text.about(&against(say), &left)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::TakeJob(job) = choice {
            return Some(say.job(words.do_take_job, job));
        }
        (choice == Choice::Done).then(|| words.do_enough.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}

impl Told for Capture {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        let bound = say.view.acting().bound_for(self.0);
        let alone = bound.is_some_and(|bound| bound.people.len() == 1);
        if alone { words.ask_captive } else { words.ask_capture }
    }

    fn context(&self, say: &Say) -> String {
        say.text.bounty(self.0)
    }

    fn moment(&self, _: &View) -> &'static str {
        "deliver"
    }
}

impl Told for Welcome {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_berth
    }

    fn context(&self, say: &Say) -> String {
        let bound = say.view.acting().bound_for(self.0);
        let next = bound.and_then(|bound| bound.people.first());
        next.map_or(String::new(), |&card| {
            say.who(words(say.lang()).ask_welcome, say.text.supply(card))
        })
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        (choice == Choice::Done).then(|| words(say.lang()).do_no_berth.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}

impl Told for StandIn {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_stand_in
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        let template = match self.fate {
            Fate::Killed(_) => words.ctx_killed,
            Fate::Caught(_) => words.ctx_caught,
            Fate::Seized(_) => words.ctx_seized,
        };
        say.person(template, self.victim)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Spend(card) = choice {
            return Some(say.crew(words.do_die, card));
        }
        (choice == Choice::Keep).then(|| words.do_let_be.to_owned())
    }

    fn seat(&self, _: &View) -> Seat {
        self.seat
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}

/// What attacks a rival.
pub(super) fn raid(say: &Say, job: JobId, rival: Seat) -> String {
    fill(&say.job(words(say.lang()).do_raid, job), &[("name", &say.name(rival))])
}

/// What hunts somebody for a bounty.
pub(super) fn hunt(say: &Say, card: SupplyId) -> String {
    let words = words(say.lang());
    match say.view.chase(say.view.turn, card) {
        None => say.who(words.do_hunt_own, say.text.supply(card)),
        Some(Chase::Crew(seat, _)) => {
            let who = say.text.supply_among(card, &aboard(say.view.captain(seat)));
            let values: [(&str, &dyn Display); 2] = [("who", &who), ("name", &say.name(seat))];
            fill(words.do_hunt_aboard, &values)
        }
        Some(Chase::Alone(_) | Chase::Raid(_) | Chase::Bound(_)) => {
            say.who(words.do_hunt_alone, say.text.supply(card))
        }
    }
}

/// What delivers the bound of a bounty.
pub(super) fn deliver(say: &Say, id: u8) -> String {
    let pay = Bounty::of(id).map_or(0, |bounty| say.view.bounty_pay(say.view.turn, bounty));
    say.dollars(&say.who(words(say.lang()).do_deliver, &quarry(say, id)), pay)
}

/// What takes the bound from a rival.
pub(super) fn jump(say: &Say, id: u8) -> String {
    let name = say.view.catcher(id).map_or(String::new(), |seat| say.name(seat));
    let values: [(&str, &dyn Display); 2] = [("who", &quarry(say, id)), ("name", &name)];
    fill(words(say.lang()).do_jump, &values)
}

/// What turns up cards.
pub(super) fn search(say: &Say, gear: SupplyId) -> String {
    say.card(words(say.lang()).do_search, gear)
}

/// What calls the Cruiser.
pub(super) fn hail(say: &Say, crew: SupplyId) -> String {
    say.crew(words(say.lang()).do_hail, crew)
}

/// What bets on a suit.
pub(super) fn game(say: &Say, gear: SupplyId, suit: Suit) -> String {
    fill(&say.card(words(say.lang()).do_game, gear), &[("suit", &say.text.suit(suit))])
}

/// What names a skill, wherever nothing is known of its chances.
pub(super) fn skill(say: &Say, skill: Skill) -> String {
    say.text.skill(skill).to_owned()
}

/// What keeps somebody bound.
pub(super) fn bind(say: &Say) -> String {
    words(say.lang()).do_bind.to_owned()
}

/// What sets somebody free.
pub(super) fn rescue(say: &Say) -> String {
    words(say.lang()).do_rescue.to_owned()
}

/// What evades Reavers.
pub(super) fn dodge(say: &Say, upgrade: SupplyId) -> String {
    say.card(words(say.lang()).do_dodge, upgrade)
}

/// What swaps a misbehave card.
pub(super) fn swap(say: &Say, crew: SupplyId) -> String {
    let price = |a: &Ability| if let Ability::SwapsMisbehave(n) = a { *n } else { 0 };
    let dollars: u16 = crew.printed().abilities.iter().map(price).sum();
    say.dollars(&say.crew(words(say.lang()).do_swap, crew), dollars)
}

/// What makes the other side of a showdown roll again.
pub(super) fn force(say: &Say, crew: SupplyId) -> String {
    say.crew(words(say.lang()).do_force, crew)
}

/// What the ship itself lets be rolled again.
pub(super) fn ship_again(say: &Say) -> String {
    let ship = say.text.vessel(say.view.acting().flies.0);
    fill(words(say.lang()).do_ship_again, &[("what", &ship)])
}

impl FireflyText {
    /// The words of raids, showdowns and bounties.
    pub fn raids(&self) -> &'static RaidWords {
        words(self.lang)
    }

    /// From which total a skill leads aboard, and with how many points.
    pub fn boarding_needs(&self, view: &View, skill: Skill, rival: Seat) -> String {
        let points = view.boarding_total(view.turn, &view.present(), skill, rival);
        let values: [(&str, &dyn Display); 3] =
            [("n", &ABOARD), ("skill", &self.skill(skill)), ("m", &points)];
        fill(words(self.lang).boards_needs, &values)
    }

    /// Who brings which points to a showdown under way, with what gear and what counts there alone, if that is all
    /// there is to them.
    pub fn sources(&self, view: &View, seat: Seat, attacks: bool, skill: Skill) -> Vec<String> {
        let team = view.side(seat, attacks);
        let mut extras = view.showdown_extras(seat, attacks);
        extras.retain(|(_, with, _)| *with == skill);
        self.brought(view.captain(seat), &team, skill, &extras)
    }

    /// Who brings which points to a boarding test, what ships add or take, and who rolls it again.
    pub fn boarding_sources(&self, view: &View, skill: Skill, rival: Seat) -> Vec<String> {
        let words = words(self.lang);
        let (ship, traps) = view.boarding_parts(view.turn, skill, rival);
        let people = self.brought(view.acting(), &view.present(), skill, &[]);
        let ship = (ship > 0).then(|| fill(words.of_ship, &[("n", &ship)]));
        let traps = (traps > 0).then(|| fill(words.of_traps, &[("n", &traps)]));
        people.into_iter().chain(ship).chain(traps).chain(self.second_roll(view, skill)).collect()
    }

    /// Who lets a boarding test be rolled again, which its chance counts in: somebody there, or else the ship.
    fn second_roll(&self, view: &View, skill: Skill) -> Option<String> {
        let own = view.acting();
        let somebody = own.rolls_again(&view.present(), skill);
        let somebody = somebody.map(|person| self.person(own, person).to_owned());
        let ship = || own.boards_again(skill).then(|| self.vessel(own.flies.0).to_owned());
        let who = somebody.or_else(ship)?;
        Some(fill(words(self.lang).second_roll, &[("who", &who)]))
    }

    /// That a showdown which is won against these brings a warrant, and by whom.
    fn reported(&self, captain: &Captain, among: &[Person]) -> Option<String> {
        let who = self.supply(captain.reporter(among)?);
        Some(fill(words(self.lang).reports, &[("who", &who)]))
    }

    /// The same of an attack on a rival.
    fn reported_by(&self, view: &View, rival: Seat) -> Option<String> {
        let rival = view.captain(rival);
        self.reported(rival, &rival.everyone())
    }

    /// The same of the showdown under way, for one side of it.
    pub fn if_won(&self, view: &View, attacks: bool) -> Option<String> {
        if attacks {
            return self.reported_by(view, view.chased()?.rival()?);
        }
        self.reported(view.acting(), &view.present())
    }

    /// Those of a team who have points of a skill, each with them and where they come from.
    fn brought(
        &self,
        captain: &Captain,
        team: &[Person],
        skill: Skill,
        extras: &[(Person, Skill, u8)],
    ) -> Vec<String> {
        let words = words(self.lang);
        let line = |&person: &Person| {
            let extra: u8 =
                extras.iter().filter(|(one, ..)| *one == person).map(|(.., points)| points).sum();
            let all = captain.person_points(team, person, skill, Arms::Armed) + extra;
            let gear = captain.carried(person).filter(|card| card.printed().skills.of(skill) > 0);
            let gear = gear
                .map(|card| format!("{} {}", self.supply(card), card.printed().skills.of(skill)));
            let extra = (extra > 0).then(|| fill(words.in_showdowns, &[("n", &extra)]));
            let parts: Vec<String> = gear.chain(extra).collect();
            let who = format!("{} {all}", self.person(captain, person));
            let said = if parts.is_empty() { who } else { self.aside(&who, &parts.join(", ")) };
            (all > 0).then_some(said)
        };
        team.iter().filter_map(line).collect()
    }

    /// What a lost showdown brings the attacker, and what it brings the defender, as each reads it; the
    /// first is his own loss.
    pub fn showdown_risks(&self, view: &View, attacks: bool) -> Vec<String> {
        let words = words(self.lang);
        let attacker = fill(
            if attacks { words.raid_lost } else { words.foe_lost },
            &[("what", &self.attackers_loss(view, attacks))],
        );
        let own = || {
            let what = self.defenders_loss(view)?;
            Some(fill(words.you_lose, &[("what", &what)]))
        };
        let own = if attacks { None } else { own() };
        own.into_iter().chain([attacker]).collect()
    }

    /// What a lost showdown brings the attacker: a leader who is there alone is never killed.
    fn attackers_loss(&self, view: &View, attacks: bool) -> String {
        let words = words(self.lang);
        let alone = view.present() == [Person::Leader];
        let spared = if attacks { words.leader_lives } else { words.their_leader };
        let said = |effect: &Effect| {
            let kills = matches!(effect, Effect::Kill(_));
            let said = || self.effects_within(std::slice::from_ref(effect));
            if kills && alone { spared.to_owned() } else { said() }
        };
        let lost: Vec<String> = view.lost_showdown().iter().map(said).collect();
        self.joined(&lost)
    }

    /// What the defender loses with the showdown.
    fn defenders_loss(&self, view: &View) -> Option<String> {
        let words = words(self.lang);
        let who = |who: &str| fill(words.loses_who, &[("who", &who)]);
        match view.chased()? {
            Chase::Alone(_) => None,
            Chase::Crew(_, card) => Some(who(self.supply(card))),
            Chase::Bound(_) => match view.task()? {
                Task::Bounty(bounty) => Some(who(&self.hunted(bounty))),
                Task::Job(_) | Task::Goal(_) | Task::Cache => None,
            },
            Chase::Raid(_) => {
                let Task::Job(job) = view.task()? else { return None };
                Some(match job.job().raid()?.booty {
                    Booty::Jobs(n) => fill(words.loses_jobs, &[("n", &n)]),
                    Booty::Goods(n) => fill(words.loses_goods, &[("n", &n)]),
                    Booty::AllGoods => words.loses_all.to_owned(),
                })
            }
        }
    }

    /// What keeping somebody bound does, and what freeing does.
    pub fn capture_lines(&self, view: &View, id: u8) -> Vec<String> {
        let Some(bounty) = Bounty::of(id) else { return Vec::new() };
        let words = words(self.lang);
        let keeps = self.paid_at(words.keeps, view, bounty, view.bounty_pay(view.turn, bounty));
        let keeps = [&keeps, words.marks_you].join(" ");
        vec![keeps, words.frees.to_owned()]
    }

    /// Where those who are bound for a bounty are delivered, how far that is and what it brings.
    pub fn delivery(&self, view: &View, seat: Seat, bounty: &Bounty) -> (SectorId, String) {
        let at = view.gaol(bounty);
        let far = self.far(view, view.captain(seat), Some(at));
        let pay = self.money(view.bounty_pay(seat, bounty));
        let values: [(&str, &dyn Display); 3] =
            [("place", &self.place(at)), ("far", &far), ("n", &pay)];
        (at, fill(words(self.lang).deliver_to, &values))
    }

    /// That a Cutter is here as the turn ends, or rivals who may take somebody bound away, a line each.
    pub fn ends_beside(&self, view: &View, names: &[String]) -> Vec<String> {
        let seat = view.turn;
        let own = view.captain(seat);
        let beset = own.sector.filter(|&at| CARRIED && view.cutters.is_in(at));
        let beset = beset.map(|_| words(self.lang).beset.to_owned());
        let Some(bound) = own.bound.first().filter(|_| CARRIED && !own.keeps_bound()) else {
            return beset.into_iter().collect();
        };
        let who = self.hunted(bound.bounty);
        let line = |rival: Seat| {
            let values: [(&str, &dyn Display); 2] = [("name", &name(names, rival)), ("who", &who)];
            fill(words(self.lang).ends_beside, &values)
        };
        let here = view.neighbours_of(seat).filter(|_| own.sector.is_some());
        beset.into_iter().chain(here.map(line)).collect()
    }

    /// That whoever decides in another's turn is attacked, and by whom.
    pub(super) fn attacked(&self, public: &View, names: &[String]) -> Option<String> {
        is_attacked(public)
            .then(|| fill(words(self.lang).called, &[("name", &name(names, public.turn))]))
    }

    /// Who boards the viewer, where he is asked because of it.
    pub(super) fn boards(&self, view: &View, names: &[String]) -> Option<String> {
        is_attacked(view)
            .then(|| fill(words(self.lang).boards, &[("name", &name(names, view.turn))]))
    }

    /// Who is hunted for a bounty.
    pub fn hunted(&self, bounty: u8) -> String {
        let face = Bounty::of(bounty).and_then(Bounty::face);
        face.map_or("", |kind| self.kind(kind)).to_owned()
    }

    /// A bounty by whom it is on.
    pub fn bounty(&self, id: u8) -> String {
        if !CARRIED {
            return String::new();
        }
        let alert = Bounty::of(id).is_some_and(Bounty::is_alert);
        let words = words(self.lang);
        fill(if alert { words.cortex } else { words.bounty }, &[("who", &self.hunted(id))])
    }

    /// What is printed on a bounty, a line each.
    pub fn bounty_lines(&self, bounty: &Bounty) -> Vec<String> {
        let words = words(self.lang);
        let place = match bounty.gaol {
            Gaol::At(at) => self.place(at),
            Gaol::Cruiser => self.words.cruiser.to_owned(),
        };
        let pay = fill(words.reward, &[("n", &self.money(bounty.reward))]);
        let mut lines = vec![if bounty.is_alert() { self.aside(&pay, words.each) } else { pay }];
        lines.push(fill(words.gaol, &[("place", &place)]));
        if let Quarry::Person(_, market) = bounty.quarry {
            lines.push(fill(words.seen, &[("place", &self.market(market))]));
        }
        if bounty.dead > 0 {
            let dead = self.count(self.words.dies, bounty.dead);
            lines.push(fill(words.raid_lost, &[("what", &dead)]));
        }
        lines.extend(bounty.immoral.then(|| words.immoral.to_owned()));
        lines
    }

    /// What is printed on a piracy job beside its pay, a line each.
    pub fn raid_lines(&self, raid: &Raid) -> Vec<String> {
        let words = words(self.lang);
        let who = |template| fill(template, &[("who", &self.contact(raid.contact))]);
        let prey = match raid.prey {
            Prey::Anybody => words.prey_any.to_owned(),
            Prey::Untrusted => who(words.prey_untrusted),
            Prey::Idle => who(words.prey_idle),
            Prey::Outlaw => words.prey_outlaw.to_owned(),
        };
        let booty = match raid.booty {
            Booty::Jobs(n) => fill(words.booty_jobs, &[("n", &n)]),
            Booty::Goods(n) => fill(words.booty_goods, &[("n", &n)]),
            Booty::AllGoods => words.booty_all.to_owned(),
        };
        let lost = self.if_lost(raid.dead, raid.is_illegal());
        vec![prey, booty, lost, words.raid_moral.to_owned()]
    }

    fn percent(&self, chance: Chance) -> String {
        self.lang.firefly_page().chance(chance)
    }

    /// How likely an attack succeeds, or what the bound bring, before it is chosen.
    pub fn foray(&self, view: &View, choice: Choice) -> Option<String> {
        let words = words(self.lang);
        let own = |card| view.chase(view.turn, card).is_none();
        let odds = if matches!(choice, Choice::Hunt(_, card) if own(card)) {
            words.no_test.to_owned()
        } else {
            let (chase, team) = view.foray(choice)?;
            self.odds_of(view, chase, &team)
        };
        let (Choice::Hunt(id, _) | Choice::Jump(id)) = choice else { return Some(odds) };
        let pay = Bounty::of(id).map(|bounty| self.reward(words.delivered_for, view, bounty));
        Some([Some(odds), pay].into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }

    /// What a bounty would bring the captain whose turn it is, and where: for all who are bound for it elsewhere.
    fn reward(&self, template: &str, view: &View, bounty: &Bounty) -> String {
        let held = view.catcher(bounty.id).and_then(|seat| view.captain(seat).bound_for(bounty.id));
        let heads = held.map_or(1, |bound| bound.people.len() as u32);
        self.paid_at(template, view, bounty, heads * view.bounty_each(view.turn, bounty))
    }

    fn paid_at(&self, template: &str, view: &View, bounty: &Bounty, dollars: u32) -> String {
        let place = self.place(view.gaol(bounty));
        fill(template, &[("n", &self.money(dollars)), ("place", &place)])
    }

    /// That a crew is hunted, for how much and where he is delivered.
    pub fn sought(&self, view: &View, card: SupplyId) -> Option<String> {
        let bounty = view.wanted_people().find(|bounty| bounty.quarry.is(card.printed()))?;
        Some(self.reward(words(self.lang).sought, view, bounty))
    }

    /// How likely these succeed in an attack, boarding and all.
    pub fn odds_of(&self, view: &View, chase: Chase, team: &[Person]) -> String {
        let (words, seat) = (words(self.lang), view.turn);
        let fight = self.percent(view.showdown_odds(seat, team, chase));
        let Some(rival) = chase.rival() else {
            return fill(words.foray_alone, &[("n", &fight)]);
        };
        let all = self.percent(view.attack_odds(seat, team, chase));
        let aboard = self.percent(view.boarding_odds(seat, team, rival).1);
        fill(words.foray, &[("n", &all), ("m", &aboard), ("percent", &fight)])
    }

    /// How likely these win the showdown once they are aboard.
    pub fn then_fight(&self, view: &View, chase: Chase, team: &[Person]) -> String {
        let chance = self.percent(view.showdown_odds(view.turn, team, chase));
        fill(words(self.lang).then_fight, &[("n", &chance)])
    }

    /// What an attack or a delivery may cost beside what it says.
    pub fn foray_risks(&self, view: &View, choice: Choice) -> Vec<String> {
        let words = words(self.lang);
        let has_moral = !view.acting().moral().is_empty();
        let say = |line: &str| line.to_owned();
        if let Choice::Raid(job, rival) = choice
            && let Some(raid) = job.job().raid()
        {
            let takes = self.warrant_takes(view, Some(Task::Job(job)));
            let qualms = has_moral && raid.is_immoral(view.captain(rival));
            let lines = [
                (!self.has_booty(view, raid, rival)).then(|| say(words.nothing_there)),
                self.is_too_full(view, raid, rival).then(|| say(words.too_full)),
                Some(self.if_lost(raid.dead, raid.is_illegal())),
                takes.filter(|_| raid.is_illegal()),
                self.reported_by(view, rival),
                qualms.then(|| say(words.qualms)),
            ];
            return lines.into_iter().flatten().collect();
        }
        let (Choice::Hunt(id, _) | Choice::Jump(id) | Choice::Deliver(id)) = choice else {
            return Vec::new();
        };
        let catches = choice != Choice::Deliver(id);
        let Some(bounty) = Bounty::of(id) else { return Vec::new() };
        let foray = view.foray(choice);
        let own = catches && foray.is_none();
        let rival = foray.and_then(|(chase, _)| chase.rival());
        let lines = [
            (catches && !own && bounty.dead > 0).then(|| {
                let dead = self.count(self.words.dies, bounty.dead);
                fill(words.raid_lost, &[("what", &dead)])
            }),
            rival.and_then(|rival| self.reported_by(view, rival)),
            own.then(|| say(words.betrays)),
            (has_moral && bounty.immoral).then(|| say(words.qualms_bounty)),
            catches.then(|| say(words.marks_you)),
        ];
        lines.into_iter().flatten().collect()
    }

    /// What a lost showdown of a piracy job brings.
    fn if_lost(&self, dead: u8, illegal: bool) -> String {
        let dead = (dead > 0).then(|| self.count(self.words.dies, dead));
        let end = if illegal { Effect::Warrant } else { Effect::Botched };
        let end = self.effects_within(std::slice::from_ref(&end));
        let lost: Vec<String> = dead.into_iter().chain([end]).collect();
        fill(words(self.lang).raid_lost, &[("what", &self.joined(&lost))])
    }

    /// Whether a rival has something that a raid takes.
    fn has_booty(&self, view: &View, raid: &Raid, rival: Seat) -> bool {
        match raid.booty {
            Booty::Jobs(_) => view.held(rival) > 0,
            Booty::Goods(_) | Booty::AllGoods => {
                Good::GOODS.iter().any(|&good| view.captain(rival).hold[good] > 0)
            }
        }
    }

    /// Whether nothing that a raid could take fits aboard.
    fn is_too_full(&self, view: &View, raid: &Raid, rival: Seat) -> bool {
        let fits =
            |good: &Good| view.captain(rival).hold[*good] > 0 && view.acting().room(*good) > 0;
        match raid.booty {
            Booty::Jobs(_) => false,
            Booty::Goods(_) | Booty::AllGoods => {
                self.has_booty(view, raid, rival) && !Good::GOODS.iter().any(fits)
            }
        }
    }

    /// What a raid may take of a rival as things stand.
    fn booty_of(&self, view: &View, raid: &Raid, rival: Seat) -> String {
        let words = words(self.lang);
        if !self.has_booty(view, raid, rival) {
            return words.nothing_there.to_owned();
        }
        let what = match raid.booty {
            Booty::Jobs(_) => self.count(words.jobs_held, view.held(rival) as u32),
            Booty::Goods(_) | Booty::AllGoods => {
                let hold = &view.captain(rival).hold;
                let some = Good::GOODS.into_iter().filter(|&good| hold[good] > 0);
                let some: Vec<String> =
                    some.map(|good| self.good(good, hold[good].into())).collect();
                some.join(", ")
            }
        };
        fill(words.may_take, &[("what", &what)])
    }

    /// How far a place is from a captain.
    fn far(&self, view: &View, captain: &Captain, to: Option<SectorId>) -> String {
        let words = self.lang.firefly_page();
        let far = captain.sector.zip(to).map(|(from, to)| view.chart().moves(from, to));
        match far {
            None => self.raids().prey_off.to_owned(),
            Some(0) => words.you_are_here.to_owned(),
            Some(n) => self.count(words.sectors_away, n),
        }
    }

    /// Each rival as the prey of a piracy job: whether he may be attacked, where he is, what there is to
    /// take and how likely.
    pub fn preys(
        &self,
        view: &View,
        seat: Seat,
        job: JobId,
        names: &[String],
    ) -> Vec<(bool, Option<SectorId>, String)> {
        let Some(raid) = job.job().raid() else { return Vec::new() };
        let (words, own) = (words(self.lang), view.captain(seat));
        let team = view.whole_team(job.job());
        let rivals = view.seats().filter(|&other| other != seat);
        let line = |rival: Seat| {
            let other = view.captain(rival);
            let (far, name) = (self.far(view, own, other.sector), name(names, rival));
            let open = raid.allows(other);
            let chance = self.percent(view.attack_odds(seat, &team, Chase::Raid(rival)));
            let values: [(&str, &dyn Display); 3] =
                [("name", &name), ("far", &far), ("n", &chance)];
            let line = fill(if open { words.prey_ready } else { words.prey_not }, &values);
            let takes = open.then(|| self.booty_of(view, raid, rival));
            let line = takes.map_or(line.clone(), |takes| format!("{line} · {takes}"));
            (open, other.sector, line)
        };
        rivals.map(line).collect()
    }

    /// Where those of a bounty are: the place and a line each.
    pub fn sightings(
        &self,
        view: &View,
        bounty: &Bounty,
        names: &[String],
    ) -> Vec<(Option<SectorId>, String)> {
        let words = words(self.lang);
        let seat = view.viewer.unwrap_or(view.turn);
        let own = view.captain(seat);
        if let Some(holder) = view.catcher(bounty.id) {
            let who = self.hunted(bounty.id);
            let at = view.gaol(bounty);
            let template = if holder == seat { words.bound_own } else { words.bound_by };
            let values: [(&str, &dyn Display); 2] = [("name", &name(names, holder)), ("who", &who)];
            let far = self.far(view, view.captain(holder), Some(at));
            let to: [(&str, &dyn Display); 2] = [("place", &self.place(at)), ("far", &far)];
            let there = view.captain(holder).sector;
            return vec![(there, fill(template, &values)), (Some(at), fill(words.at_gaol, &to))];
        }
        if let Some(holder) = view.jailer(bounty.id) {
            let template = if holder == seat { words.at_jail_own } else { words.at_jail };
            return vec![(Some(view.cruiser), fill(template, &[("name", &name(names, holder))]))];
        }
        let seen = view.sightings(bounty).into_iter().map(|one| match one {
            Sighting::Crew(rival) if rival == seat => (None, words.at_own.to_owned()),
            Sighting::Crew(rival) => {
                let at = view.captain(rival).sector;
                let far = self.far(view, own, at);
                let values: [(&str, &dyn Display); 2] =
                    [("name", &name(names, rival)), ("far", &far)];
                (at, fill(words.at_crew, &values))
            }
            Sighting::Pile(market) => {
                let at = market.sector();
                let far = self.far(view, own, Some(at));
                let values: [(&str, &dyn Display); 2] =
                    [("place", &self.market(market)), ("far", &far)];
                (Some(at), fill(words.at_pile, &values))
            }
        });
        let seen: Vec<_> = seen.collect();
        if seen.is_empty() { vec![(None, words.at_deck.to_owned())] } else { seen }
    }

    /// How those of a bounty are caught where they are, and where they are delivered for how much, a line each.
    pub fn bounty_ways(&self, view: &View, bounty: &Bounty) -> Vec<String> {
        let words = words(self.lang);
        let seat = view.viewer.unwrap_or(view.turn);
        if view.jailer(bounty.id).is_some() {
            return Vec::new();
        }
        let way = |one| match one {
            Sighting::Crew(rival) if rival == seat => Some(words.by_binding.to_owned()),
            Sighting::Crew(_) => Some(words.by_boarding.to_owned()),
            Sighting::Pile(market) => {
                let hunted = |card: &&SupplyId| bounty.quarry.is(card.printed());
                view.supply_discards[market].iter().find(hunted).map(|&card| self.by_showdown(card))
            }
        };
        let mut ways = match view.catcher(bounty.id) {
            Some(holder) if holder == seat => Vec::new(),
            Some(holder) if view.captain(holder).keeps_bound() => vec![words.by_nobody.to_owned()],
            Some(_) => vec![words.by_jumping.to_owned()],
            None => view.sightings(bounty).into_iter().filter_map(way).collect(),
        };
        ways.dedup();
        let pay = view.bounty_each(seat, bounty);
        ways.push(self.paid_at(words.by_delivering, view, bounty, pay));
        ways
    }

    /// That somebody who is hunted is fought alone, and how good he is.
    fn by_showdown(&self, card: SupplyId) -> String {
        let printed = card.printed().skills;
        let skill = printed.best();
        let values: [(&str, &dyn Display); 3] =
            [("who", &self.supply(card)), ("skill", &self.skill(skill)), ("n", &printed.of(skill))];
        fill(words(self.lang).by_showdown, &values)
    }

    /// Why the viewer may attack a rival, if he may.
    pub fn open_to_attack(&self, view: &View, rival: Seat) -> Option<String> {
        let words = words(self.lang);
        let ground = |ground: Ground| match ground {
            Ground::Raid(job) => self.job(job).to_owned(),
            Ground::Crew(id) => fill(words.of_crew, &[("who", &self.hunted(id))]),
            Ground::Bound(id) => fill(words.of_bound, &[("who", &self.hunted(id))]),
        };
        let grounds: Vec<String> = view.grounds(rival).into_iter().map(ground).collect();
        (!grounds.is_empty()).then(|| fill(words.open_to_you, &[("what", &grounds.join(", "))]))
    }

    /// What a piracy job is.
    pub(in crate::words::firefly) fn piracy(&self) -> &'static str {
        words(self.lang).piracy
    }

    /// Who keeps the law.
    pub(in crate::words::firefly) fn lawman(&self) -> &'static str {
        words(self.lang).lawman
    }

    /// What coming aboard or a showdown may come to.
    pub(in crate::words::firefly) fn hostile_band(&self, boards: bool, good: bool) -> &'static str {
        if !CARRIED {
            return "";
        }
        let words = words(self.lang);
        match (boards, good) {
            (true, false) => words.band_stays_out,
            (true, true) => words.band_aboard,
            (false, false) => words.band_lost,
            (false, true) => words.band_won,
        }
    }

    /// A card that is bound, or was: who has it, and what is told.
    pub(in crate::words::firefly) fn tell_bound(
        &self,
        card: SupplyId,
        from: Spot,
        to: Spot,
        delivered: bool,
    ) -> Option<(Seat, String)> {
        let words = words(self.lang);
        let (seat, template) = match (from, to) {
            (_, Spot::Jailed(seat)) => (seat, words.tell_jailed),
            (Spot::Jailed(seat), _) => (seat, words.tell_broken_out),
            (Spot::Bound(_), Spot::Bound(seat)) => (seat, words.tell_taken),
            (_, Spot::Bound(seat)) => (seat, words.tell_caught),
            (Spot::Bound(seat), Spot::Gone) if delivered => (seat, words.tell_handed),
            (Spot::Bound(seat), Spot::Gone) => (seat, words.tell_gone),
            (Spot::Bound(_), Spot::Ship(seat)) => (seat, words.tell_freed),
            (Spot::Bound(seat), _) => (seat, words.tell_let_go),
            _ => return None,
        };
        Some((seat, fill(template, &[("what", &self.supply(card))])))
    }

    /// A job that was taken out of a rival's hand.
    pub(in crate::words::firefly) fn tell_stolen(&self, job: &str, rival: &str) -> String {
        let values: [(&str, &dyn Display); 2] = [("job", &job), ("name", &rival)];
        fill(words(self.lang).tell_stolen, &values)
    }
}

/// Whether whoever decides does so because the captain at the turn boards him.
fn is_attacked(public: &View) -> bool {
    let rival = public.chased().filter(|_| CARRIED).and_then(|chase| chase.rival());
    rival.is_some_and(|seat| public.decider() == Some(seat))
}
