//! What Firefly says. The words of a card come from the same data as its effects.
//!
//! A text may hold two forms, `{n} part|{n} parts`: [`FireflyText::count`] picks by the number.

mod ability;
#[cfg(feature = "firefly")]
mod acts;
#[cfg(feature = "firefly")]
mod board;
mod card;
mod effect;
#[cfg(feature = "firefly")]
mod gist;
mod names;
mod parts;
mod prospect;
mod roll;
#[cfg(feature = "firefly")]
mod sight;
#[cfg(feature = "firefly")]
mod space;
mod stakes;
mod step;
mod story;
mod tell;
mod titles;
#[cfg(feature = "firefly")]
mod voyage;
mod why;

#[cfg(test)]
mod tests;
#[cfg(test)]
#[cfg(feature = "firefly")]
mod transcript;

use super::{Lang, fill};
#[cfg(feature = "firefly")]
pub use acts::Act;
pub use roll::question;
use rules::firefly::Sets;
#[cfg(feature = "firefly")]
pub use sight::{End, Sights, Thing};
use std::fmt::Display;
pub use step::moment;
pub use tell::{first_job, grouped, is_laid_out};
#[cfg(feature = "firefly")]
pub use voyage::Turning;

super::catalogue! {
    /// The words of Firefly.
    FireflyWords {
        about: "{what}: {it}", "{what} : {it}";
        also: "{what}; {more}", "{what} ; {more}";
        aside: "{what} ({more})", "{what} ({more})";
        dollars: "${n}", "{n} $";
        numbered: "{what} {n}", "{what} {n}";
        route: "{from} – {to}", "{from} – {to}";
        or: "{one}. Or: {other}", "{one}. Ou : {other}";

        fuel: "{n} fuel", "{n} carburant";
        part: "{n} part|{n} parts", "{n} pièce|{n} pièces";
        cargo: "{n} cargo", "{n} cargaison|{n} cargaisons";
        contraband: "{n} contraband", "{n} contrebande";
        passenger: "{n} passenger|{n} passengers", "{n} passager|{n} passagers";
        fugitive: "{n} fugitive|{n} fugitives", "{n} fugitif|{n} fugitifs";
        sectors: "{n} sector|{n} sectors", "{n} secteur|{n} secteurs";
        misbehaves: "{n} misbehave card|{n} misbehave cards", "{n} magouille|{n} magouilles";
        spaces: "{n} space|{n} spaces", "{n} emplacement|{n} emplacements";
        warrants: "{n} warrant|{n} warrants", "{n} mandat|{n} mandats";
        actions_left: "{n} action left|{n} actions left", "encore {n} action|encore {n} actions";

        fight: "Fight", "Combat";
        tech: "Tech", "Tech";
        negotiate: "Negotiate", "Négociation";
        explosives: "explosives", "explosifs";
        fake_id: "fake ID", "fausse identité";
        fancy_duds: "fancy duds", "fringues chics";
        firearm: "firearm", "arme à feu";
        hacking_rig: "hacking rig", "kit de piratage";
        knife: "knife", "couteau";
        sniper_rifle: "sniper rifle", "fusil de sniper";
        transport: "transport", "transport";
        companion: "companion", "compagne";
        grifter: "grifter", "escroc";
        hill_folk: "hill folk", "montagnard";
        mechanic: "mechanic", "mécanicien";
        medic: "medic", "médecin";
        merc: "merc", "mercenaire";
        pilot: "pilot", "pilote";
        soldier: "soldier", "soldat";
        @sets mudder: "mudder", "boueux";
        shipping_job: "Shipping", "Expédition";
        transport_job: "Transport", "Transport";
        smuggling_job: "Smuggling", "Contrebande";
        crime_job: "Crime", "Crime";
        task_job: "Task", "Mission";
        @sets challenge_job: "Challenge", "Défi";
        @sets dares_only: "challenges, no jobs", "des défis, pas de contrats";
        @sets salvage_job: "Salvage", "Récupération";
        @sets dare_cards: "Before the last step: {what} more", "Avant la dernière étape : {what} de plus";
        @sets dare_cards_illegal: "On the job: {what} more", "Au travail : {what} de plus";
        @sets dare_test: "Before the last step: {what}", "Avant la dernière étape : {what}";
        @sets dare_crew: "No more than {n} go on the job, the leader counted", "Pas plus de {n} au travail, chef compris";
        @sets dare_unarmed: "Nobody on the job carries gear", "Personne au travail ne porte d'équipement";
        @sets dare_without: "Tests of the job: no {skill} from crew or gear, the die alone", "Tests du contrat : aucune {skill} d'équipage ni d'équipement, le dé seul";
        @sets dare_laid: "Laid under a legal job when it is begun, one a job, until that is done or lost|Laid under an illegal job when it is begun, one a job, until that is done or lost", "Se pose sous un contrat légal que l'on commence, un par contrat, jusqu'à sa fin ou sa perte|Se pose sous un contrat illégal que l'on commence, un par contrat, jusqu'à sa fin ou sa perte";
        @sets prize: "Brings {what} with the pay", "Rapporte {what} avec la paye";
        @sets prize_each: "{what} for each misbehave card passed on the job", "{what} par magouille réussie pendant le contrat";
        @sets prize_gear: "a gear of any discard pile", "un équipement de n'importe quelle défausse";
        alliance_space: "Alliance space", "Espace de l'Alliance";
        border_space: "Border space", "Bordure";
        rim_space: "Rim space", "Lisière";
        @sets uroboros: "Uroboros Belt", "ceinture d'Uroboros";
        @sets space_belt: "Uroboros Belt {way} of {what}", "Ceinture d'Uroboros côté {way} de {what}";
        space_near: "Space {way} of {what}", "Espace côté {way} de {what}";
        space_far: "Deep space {way} of {what}", "Espace lointain côté {way} de {what}";
        north: "north", "nord";
        south: "south", "sud";
        east: "east", "est";
        west: "west", "ouest";
        cruiser: "Alliance Cruiser", "Croiseur de l'Alliance";
        cutter: "Reaver Cutter", "Cutter reaver";
        @sets corvette: "Operative's Corvette", "Corvette de l'Agent";
        leader: "leader", "chef";
        the_leader: "the leader", "le chef";

        keep_flying: "keep flying", "poursuivre le vol";
        full_stop: "full stop", "arrêt complet";
        evade: "evade: one sector, then stop", "esquiver : un secteur, puis arrêt";
        proceed: "proceed", "continuer";
        botched: "the attempt is botched", "tentative ratée";
        warrant: "take a warrant", "recevoir un mandat";
        gain: "gain {n}", "gagner {n}";
        pay: "pay {n}", "payer {n}";
        pay_or_botch: "pay {n} (or the attempt is botched)", "payer {n} (sinon tentative ratée)";
        goal_reached: "the goal is reached", "objectif atteint";
        load: "load {what}", "charger {what}";
        load_up_to: "load up to {what}", "charger jusqu'à {what}";
        load_empty: "load {what} for each on the job without gear", "charger {what} par équipier au travail sans équipement";
        lose: "lose {what}", "perdre {what}";
        spend: "spend {what}", "dépenser {what}";
        lose_people: "lose all passengers and fugitives", "perdre tous les passagers et fugitifs";
        seize: "lose all contraband and fugitives in the hold", "perdre contrebande et fugitifs de la soute";
        trade: "buy {what}", "acheter {what}";
        at_price: "{what} at {n}", "{what} à {n}";
        any_fuel: "fuel", "carburant";
        any_part: "parts", "pièces";
        any_cargo: "cargo", "cargaisons";
        any_contraband: "contraband", "contrebande";
        any_passenger: "passengers", "passagers";
        any_fugitive: "fugitives", "fugitifs";
        up_to: "up to {what}", "jusqu'à {what}";
        dies: "{n} crew dies|{n} crew die", "{n} équipier meurt|{n} équipiers meurent";
        whom_dies: "{whom} dies", "{whom} meurt";
        disgruntle: "disgruntle {whom}", "mécontenter {whom}";
        calm: "calm {whom}", "apaiser {whom}";
        leaves: "{whom} leaves", "{whom} s'en va";
        whom_all: "everybody", "tout le monde";
        whom_moral: "the moral crew", "l'équipage moral";
        whom_on_job: "everybody on the job", "toute l'équipe";
        whom_of: "every {who}", "chaque {who}";
        whom_one: "the one sent", "celui qui est envoyé";
        extra_cut: "each disgruntled crew takes its price again or leaves", "chaque équipier mécontent reprend son prix ou s'en va";
        mercs_turn: "mercs who outfight the others leave", "les mercenaires plus forts que les autres s'en vont";
        half_pay: "the job pays half", "le contrat paie moitié";
        lose_upgrade: "lose an upgrade", "perdre une amélioration";
        @sets favour_universe: "Solid: deals from anywhere; {n} more jobs in hand", "Soutien : traite de n'importe où ; {n} contrats de plus en main";
        @sets favour_harrow: "Solid: sells cargo at {n}", "Soutien : vend des cargaisons à {n}";
        @sets gift_harrow: "Solid: {n} more for each shipping or smuggling job done, whoever gave it", "Soutien : {n} de plus par fret ou contrebande achevés, quel que soit le contact";
        good_deeds: "Good deeds: moral crew asks for no share", "Bonne action : l'équipage moral ne demande pas sa part";
        shoot_out_botched: "botched", "échec";
        shoot_out_won: "they give way", "ils cèdent";
        @sets load_all_goods: "load as many goods as fit", "charger autant de marchandises que possible";
        @sets load_any: "load any {what}", "charger {what} à volonté";
        @sets load_goods: "load {n} goods", "charger {n} marchandises";
        @sets seize_goods: "lose {n} goods of your choice out of the hold", "perdre {n} marchandises de la soute, au choix";
        @sets take_crew: "take crew from any discard pile", "prendre un équipier dans une défausse";
        @sets farther: "{n} more sectors on this flight", "{n} secteurs de plus pour ce vol";
        @sets leak: "each further sector costs 1 more fuel", "chaque secteur suivant coûte 1 carburant de plus";
        @sets drift: "the player to the right moves this ship {n} sectors", "le joueur de droite déplace ce vaisseau de {n} secteurs";
        @sets leave_alert: "lay a Reaver alert token here", "poser ici un jeton d'alerte reaver";
        @sets patrol_ahead: "the player to the right moves {who} next to this ship, where no ship is", "le joueur de droite déplace {who} à côté de ce vaisseau, là où il n'y a pas de vaisseau";
        patrol_orbit: "the player to the right moves {who} to a planet where no ship is", "le joueur de droite déplace {who} vers une planète sans vaisseau";
        @sets alarm_here: "lay an Alliance alert token here", "poser ici un jeton d'alerte de l'Alliance";
        @sets alarm_beside: "lay an Alliance alert token in each neighbouring sector", "poser un jeton d'alerte de l'Alliance dans chaque secteur voisin";
        @sets alarm_outlaws: "lay an Alliance alert token in every sector with an outlaw", "poser un jeton d'alerte de l'Alliance dans chaque secteur avec un hors-la-loi";
        @sets lose_crew: "let one of the crew go", "laisser partir un équipier";
        @sets lose_hold: "lose all goods in the hold", "perdre toutes les marchandises de la soute";
        @sets sell: "sell {what}", "vendre {what}";
        @sets unrest: "a die: less than the people aboard, and as many of them leave", "un dé : moins que les gens à bord, et autant s'en vont";
        @sets lose_goods: "lose {n} goods of your choice", "perdre {n} marchandises au choix";
        @sets take_crew_of: "take crew from the discards of {place}", "prendre un équipier dans la défausse de {place}";
        @sets take_this: "take {what} from any discard pile", "prendre {what} dans une défausse";
        @sets farther_moral: "1 more sector on this flight for each moral crew", "1 secteur de plus pour ce vol par équipier moral";
        @sets swap: "swap up to {n} goods for any others", "échanger jusqu'à {n} marchandises contre d'autres";
        @sets casino: "bet up to {most}: turn up {n} misbehave cards; {alike} of one suit win {times} times as much", "miser jusqu'à {most} : retourner {n} magouilles ; {alike} de même couleur gagnent {times} fois la mise";
        @sets redraw: "draw another card instead", "tirer une autre carte à la place";
        @sets redraw_n: "draw {n} cards instead and pass each of them", "tirer {n} cartes à la place et réussir chacune";
        @sets fork: "split into two teams, a card for each; a team that botches goes back to the ship", "se scinder en deux groupes, une carte chacun ; un groupe qui échoue rentre au vaisseau";
        @sets rearguard: "split into two teams; the one without the leader tries {test}; the other proceeds", "se scinder en deux groupes ; celui sans le chef tente {test} ; l'autre réussit";
        @sets fence: "buy {what} gear from the discards of {place} at half price", "acheter à moitié prix, dans la défausse de {place} : {what}";
        @sets lose_any_solid: "lose the trust of one contact", "perdre le soutien d'un contact";
        @sets search: "wanted rolls: a warrant if anybody is caught, else proceed", "jets de recherche : un mandat si quelqu'un est pris, sinon réussite";
        @sets send_back: "{whom} goes back to the ship", "{whom} rentre au vaisseau";
        @sets sulk: "the best fighter is disgruntled and goes back to the ship", "le meilleur combattant devient mécontent et rentre au vaisseau";
        @sets seize_gear: "gear carried is seized: {what}", "équipement porté saisi : {what}";
        @sets seize_gear_upset: "gear carried is seized, its carriers disgruntled: {what}", "équipement porté saisi, ses porteurs mécontents : {what}";
        @sets doubles: "roll two dice: alike they bring {n}", "lancer deux dés : égaux, ils rapportent {n}";
        @sets brand: "{whom} becomes wanted", "{whom} devient recherché";
        @sets drop_hand: "discard all jobs in hand", "défausser tous les contrats en main";
        @sets any_test: "a die says which: {tests}", "un dé dit lequel : {tests}";
        @sets third_action: "one more action this turn", "une action de plus ce tour";
        @sets riot: "send any number back to the ship; a die above those left: proceed, else botched", "en renvoyer autant qu'on veut au vaisseau ; un dé au-dessus de ceux qui restent : réussite, sinon échec";
        @sets pardon: "clear up to {n} warrants", "effacer jusqu'à {n} mandats";
        @sets pardon_tokens: "clear up to {n} warrants or wanted tokens", "effacer jusqu'à {n} mandats ou jetons de recherche";
        @sets new_alert: "a new alert card comes into force", "une nouvelle carte d'alerte entre en vigueur";
        @sets nerve: "a die above your warrants: proceed, else botched", "un dé au-dessus de vos mandats : réussite, sinon échec";
        @sets free_prisoner: "your own prisoner is freed", "votre prisonnier est libéré";
        @sets clear_warrants: "clear all your warrants", "effacer tous vos mandats";
        @sets whom_crew: "everybody on the job but the leader", "toute l'équipe sauf le chef";
        @sets whom_content: "everybody on the job not yet disgruntled", "toute l'équipe pas encore mécontente";
        @sets whom_wanted: "every wanted crew on the job", "chaque équipier recherché de l'équipe";
        @sets whom_fighters: "every merc and soldier", "chaque mercenaire et soldat";
        @sets whom_carrying: "whoever carries {what}", "chaque porteur : {what}";
        @sets whom_skilled: "whoever has {what} on the card", "quiconque a sur sa carte : {what}";
        @sets has_cash: "{n} at hand", "{n} en main";
        @sets any_solid: "Solid with anybody", "soutenu par un contact";
        @sets carries_gear: "{what} carried", "{what} porté";
        @sets patrol_run: "the player to the right moves {who} 1 or 2 sectors", "le joueur de droite déplace {who} de 1 ou 2 secteurs";
        @sets patrol_home: "{who} goes where Reavers start", "{who} retourne où partent les Reavers";
        @sets routed: "The Corvette drives the Reaver Cutter off, from {from} to {to}", "La Corvette chasse le Cutter reaver, de {from} à {to}";
        @sets the_corvette: "the Corvette", "la Corvette";
        @sets corvette_here: "the Corvette comes here", "la Corvette vient ici";
        @sets corvette_anywhere: "move the Corvette to a sector without a ship", "déplacer la Corvette vers un secteur sans vaisseau";
        @sets has_room: "room for {what}", "de la place pour {what}";
        @sets has_crew: "crew", "un équipier";
        @sets has_moral: "moral crew", "un équipier moral";
        @sets is_outlaw: "outlaw ship", "vaisseau hors-la-loi";
        @sets is_sturdy: "breakdowns ignored", "pannes ignorées";
        @sets over_planet: "over a planet", "près d'une planète";
        @sets free_berth: "a free berth", "une couchette libre";
        take_upgrade: "take an upgrade from any discard pile", "prendre une amélioration dans une défausse";
        the_cruiser: "the Cruiser", "le Croiseur";
        the_cutter: "the Reavers", "les Reavers";
        patrol_right: "the player to the right moves {who} {what}", "le joueur de droite déplace {who} de {what}";
        patrol_near: "move {who} {what}", "déplacer {who} de {what}";
        patrol_to: "send {who} to {what}", "envoyer {who} vers {what}";
        patrol_outlaw: "send {who} to an outlaw ship in Alliance Space", "envoyer {who} sur un vaisseau hors-la-loi de l'espace de l'Alliance";
        cruiser_here: "the Cruiser comes here", "le Croiseur vient ici";
        cruiser_anywhere: "move the Cruiser to an Alliance sector without a ship", "déplacer le Croiseur vers un secteur de l'Alliance sans vaisseau";
        cutter_here: "the Reavers come here", "les Reavers viennent ici";
        cutter_anywhere: "move the Reavers to a Border sector without a ship", "déplacer les Reavers vers un secteur de la Bordure sans vaisseau";
        if_else: "{need}: {then}; otherwise: {otherwise}", "{need} : {then} ; sinon : {otherwise}";
        needs: "{what} (needs {needs})", "{what} (condition : {needs})";
        solid_with: "Solid with {who}", "soutenu par {who}";
        aboard: "{what} aboard", "{what} à bord";
        on_job: "{n} on the job", "{n} au travail";
        no_disgruntled: "nobody disgruntled", "personne de mécontent";
        strong_firearm: "a firearm of Fight {n}", "une arme à feu de Combat {n}";
        outlaw_somewhere: "an outlaw in Alliance Space", "un hors-la-loi dans l'espace de l'Alliance";
        @sets either: "{one} or {other}", "{one} ou {other}";
        no_goal: "on a job, not a goal", "lors d'un contrat, pas d'un objectif";
        band: "{n}+: {what}", "{n}+ : {what}";
        band_less: "less: {what}", "sinon : {what}";
        nothing: "nothing", "rien";
        test: "{skill} {bands}", "{skill} {bands}";
        no_gear: "no gear", "sans équipement";
        bribes: "bribes", "pots-de-vin";
        with_aid: "+{n} with {what}", "+{n} avec {what}";
        less_warrants: "−1 per warrant", "−1 par mandat";
        alone: "one alone", "un seul";
        salvage: "salvage: {what}", "récupération : {what}";
        ace: "Ace in the hole: {what}", "Atout : {what}";
        reshuffles: "The deck is shuffled afterwards", "La pioche est ensuite mélangée";

        crew: "Crew", "Équipage";
        gear: "Gear", "Équipement";
        upgrade: "Ship upgrade", "Amélioration";
        core: "Drive core", "Propulseur";
        moral: "moral", "moral";
        wanted: "wanted", "recherché";
        burns: "Full burn: {sectors} for {fuel}", "Pleins gaz : {sectors} pour {fuel}";
        moseys: "Mosey: {sectors}", "Croisière : {sectors}";
        sturdy: "Ignores breakdowns", "Ignore les pannes";
        ab_no_bonus: "No bonus die on a 6 in {skill}", "Pas de dé bonus sur un 6 en {skill}";
        ab_salvage: "Salvage: +{what}", "Récupération : +{what}";
        ab_sells_parts: "Sells parts to any Solid contact for {n}", "Vend des pièces à tout contact qui vous soutient pour {n}";
        ab_identity: "Several names, one person: hire another, and this one is gone", "Plusieurs noms, une personne : en engager une autre retire celle-ci";
        ab_skill_with: "+{n} {skill} when carrying {what} himself", "+{n} {skill} s'il porte lui-même : {what}";
        ab_company: "+{n} {skill} from {least} × {who}", "+{n} {skill} à partir de {least} × {who}";
        ab_not_carry: "Never carries: {what}", "Ne porte jamais : {what}";
        ab_calms: "As an action: calms somebody else", "Pour une action : apaise quelqu'un d'autre";
        ab_shields: "Takes the disgruntled token meant for the leader", "Prend le jeton de mécontentement du chef";
        ab_carries: "Carries {n} gear", "Porte {n} équipements";
        ab_wanted_rolls: "Wanted rolls: {n}", "Jets de recherche : {n}";
        ab_comes_back: "Killed, goes to the discard pile", "À sa mort, va à la défausse";
        ab_reroll: "May roll {skill} again", "Peut relancer en {skill}";
        ab_kosherized: "Uses gear even where none is allowed", "Se sert d'équipement même là où il est interdit";
        ab_rolls: "Rolls before each test: 1–2 back to the ship, 3 {fight} +2, 4 {tech} +2, 5 {negotiate} +2, 6 any skill +3", "Lance un dé avant chaque test : 1–2 retour au vaisseau, 3 {fight} +2, 4 {tech} +2, 5 {negotiate} +2, 6 toute compétence +3";
        ab_adds_to_roll: "{who} before tests: +{n}", "{who} avant les tests : +{n}";
        ab_shuns: "Stays aboard on immoral jobs", "Reste à bord lors des contrats immoraux";
        ab_medic: "+{n} to medic checks", "+{n} aux contrôles médicaux";
        ab_reroll_medic: "May roll medic checks again", "Peut relancer les contrôles médicaux";
        ab_treats_as: "Once a job: {from} counts as {to}", "Une fois par contrat : {from} compte comme {to}";
        ab_dies_first: "Always dies first", "Meurt toujours en premier";
        ab_fewer: "When carrying {what} himself on a job: 1 misbehave card fewer, but at least 1", "Pour un contrat, s'il porte lui-même un {what} : 1 magouille de moins, mais au moins 1";
        ab_range: "Full burn: +{sectors}", "Pleins gaz : +{sectors}";
        ab_job_load: "{kind} done: +{what}", "Fin de contrat ({kind}) : +{what}";
        ab_considers: "Looks at {n} jobs of a contact", "Regarde {n} contrats";
        ab_buys: "Buys {n} cards", "Achète {n} cartes";
        ab_solid: "Counts as Solid with {who}", "Compte comme soutenu par {who}";
        ab_ignores_wanted: "The carrier passes wanted rolls", "Le porteur échappe aux recherches";
        ab_hides: "Hides {n} wanted crew", "Cache {n} équipiers recherchés";
        ab_carrier: "The carrier needs {skill} {n}", "Le porteur doit avoir {skill} {n}";
        ab_one_use: "The keyword counts when this is discarded", "Le mot-clé compte en défaussant la carte";
        ab_after_roll: "Discard after the roll: +{n} {skill}", "Défausser après le jet : +{n} {skill}";
        ab_reroll_ones: "Misbehaving: roll a 1 again", "Lors d'une magouille : relance un 1";
        ab_weightless: "Carried beside other gear", "Se porte en plus d'un autre équipement";
        ab_hold: "Hold: +{what}", "Soute : +{what}";
        ab_stash: "Stash: +{what}", "Cache : +{what}";
        ab_berths: "Crew limit: +{n}", "Équipage maximal : +{n}";
        ab_needs_aboard: "Works only with {who} aboard", "Ne marche qu'avec {who} à bord";
        ab_decoy: "Discard in the Cruiser's sector: it passes by and is moved {sectors}", "Défausser dans le secteur du Croiseur : il passe son chemin et bouge de {sectors}";
        @sets ab_carries_none: "Carries no gear", "Ne porte aucun équipement";
        @sets ab_goal_money: "Each goal reached: +{n}", "À chaque but atteint : +{n}";
        @sets ab_sale_money: "{what} sold to contacts: +{n} each", "{what} vendues aux contacts : +{n} chacune";
        @sets ab_calms_all: "Discard at any time of your turn: everybody aboard calms down", "Défausser à tout moment de votre tour : tout le monde à bord s'apaise";
        @sets ab_armor: "The carrier is killed: on {n}+ of a die he is not, before any medic check", "Quand le porteur meurt : sur {n}+ au dé il survit, avant tout contrôle médical";
        @sets ab_uplink: "As a Deal, anywhere: consider the top job of one contact's deck", "Comme action Traiter, n'importe où : regarder le premier contrat d'une pioche";
        @sets ab_foresees: "As a Deal, anywhere: look at the next {n} misbehave cards and put them in order", "Comme action Traiter, n'importe où : regarder les {n} prochaines magouilles et les ordonner";
        @sets ab_reroll_ones_of: "{skill} tests of the carrier: a 1 is rolled again", "Tests de {skill} du porteur : relance un 1";
        @sets ab_gambles: "Discard and pay {stake}: turn up {n} misbehave cards; {alike} of one suit win {prize}", "Défausser et payer {stake} : retourner {n} magouilles ; {alike} de même couleur gagnent {prize}";
        @sets ab_bribes: "May bribe in any {skill} test", "Peut soudoyer à tout test de {skill}";
        @sets ab_orders: "As a Buy, anywhere: discard for an upgrade or drive core of any discard pile at half price", "Comme action Acheter, n'importe où : défausser pour une amélioration ou un moteur d'une défausse à moitié prix";
        @sets ab_before_roll: "Discard before the roll: +{n} to any test", "Défausser avant le jet : +{n} à tout test";
        @sets ab_calms_carrier: "Discard on your turn: its carrier calms down", "Défausser à votre tour : son porteur s'apaise";
        @sets ab_reads: "Discard on your turn: look at the next {n} misbehave cards; put them in order, or lay all of them aside", "Défausser à votre tour : regarder les {n} prochaines magouilles ; les ordonner, ou les écarter toutes";
        @sets ab_job_goods: "On the job, {kind} done: {n} goods less 1 for each who went", "Au travail, fin de contrat ({kind}) : {n} marchandises moins 1 par équipier parti";
        @sets ab_goad: "Before a {skill} test: its carrier is disgruntled, and adds his own {from}", "Avant un test de {skill} : son porteur devient mécontent et ajoute son propre {from}";
        @sets ab_calms_before: "Before each {skill} test its carrier calms down", "Avant chaque test de {skill}, son porteur s'apaise";
        @sets ab_bets: "Discard and name a colour: turn up {n} misbehave cards; all of it win {prize}", "Défausser et nommer rouge ou noir : retourner {n} magouilles ; toutes de cette teinte gagnent {prize}";
        @sets ab_six: "Discard after the roll in {skill}: the die counts as a 6, with its bonus die", "Défausser après le jet en {skill} : le dé compte 6, avec son dé bonus";
        @sets ab_ace: "Discard: ace in the hole for any misbehave card", "Défausser : un atout pour n'importe quelle magouille";
        @sets ab_repels: "Discard where a Reaver Cutter meets you: it is ignored, and you move it {sectors}", "Défausser face à un Cutter reaver : il passe son chemin, et vous le bougez de {sectors}";
        @sets ab_scans: "While flying: roll for the alert tokens of a neighbouring sector", "En vol : jeter le dé pour les jetons d'alerte d'un secteur voisin";
        @sets ab_boosts: "As a full burn starts: 1 more fuel for {sectors} more", "Au départ pleins gaz : 1 carburant de plus pour {sectors} de plus";
        @sets ab_passes: "May enter a Cutter's sector by any move; discarded once Reavers have killed crew", "Peut entrer dans le secteur d'un Cutter ; défaussé quand les Reavers ont tué quelqu'un";
        @sets ab_slips: "A Cutter or the Cruiser comes to the ship: on {n}+ of a die it may evade first", "Un Cutter ou le Croiseur arrive : sur {n}+ au dé, on peut esquiver avant";
        @sets ab_not_hire: "Never hires: {who}", "N'engage jamais : {who}";
        @sets ab_spares_warrant: "A warrant is issued: may be discarded instead (a job is botched)", "Un mandat est émis : peut être défaussé à la place (un contrat échoue)";
        @sets ab_spares_trust: "May be discarded instead of losing a contact's trust, but not Harken's", "Peut être défaussée au lieu de perdre un soutien, sauf celui de Harken";
        @sets ab_calls_on: "As a Deal, anywhere: deals with {who}", "Comme action Traiter, n'importe où : traite avec {who}";
        @sets ab_make_work: "Make-work: +{n}", "Petits boulots : +{n}";
        @sets ab_make_work_load: "Make-work: may also load {what}", "Petits boulots : peut aussi charger {what}";
        @sets ab_free_leave: "Shore leave is free", "Les permissions sont gratuites";
        @sets ab_leave_anywhere: "As a Buy, anywhere: shore leave", "Comme action Acheter, n'importe où : permission";
        @sets ab_sold_at: "At {place}, on your turn: out of the game for {n}, an immoral act", "À {place}, à votre tour : hors du jeu pour {n}, un acte immoral";
        @sets ab_keeps_gear: "Gear that you discard stays on {n}+ of a die", "Un équipement que vous défaussez reste sur {n}+ au dé";
        @sets ab_ones_as: "Carried by a {who}: a 1 in {skill} is rolled again", "Porté par un équipier {who} : relance un 1 en {skill}";
        @sets ab_windfall: "Bought: {n} times two dice, then it is discarded", "À l'achat : {n} fois deux dés, puis défaussé";
        @sets ab_charts: "Discard: look at the next 5 nav cards of {what} and put them in order", "Défausser : regarder les 5 prochaines cartes de vol ({what}) et les ordonner";
        @sets ab_shuffles: "Discard: shuffle any nav deck with its discards", "Défausser : mélanger une pioche de vol avec sa défausse";
        @sets ab_reroll_once: "Discard after the roll: roll {skill} again", "Défausser après le jet : relancer en {skill}";
        @sets ab_concealed: "Counts even where no gear is allowed", "Compte même là où l'équipement est interdit";
        @sets ab_hires_from: "As a Buy, anywhere: crew from the discards of {place}, free", "Comme action Acheter, n'importe où : un équipier de la défausse de {place}, gratis";
        @sets ab_heals: "Discard: somebody who is to die is saved, as by a medic", "Défausser : sauve quelqu'un qui va mourir, comme un médecin";
        @sets ab_dies_instead: "Discarded instead of its carrier's death", "Défaussé au lieu de la mort du porteur";
        @sets ab_two_dice: "{skill} tests of the carrier: roll two dice, the higher counts", "Tests de {skill} du porteur : deux dés, le plus haut compte";
        @sets ab_recycles: "Two empty nav cards in a row: 1 fuel, once a flight", "Deux cartes de vol vides de suite : 1 carburant, une fois par vol";
        @sets ab_salvages: "Crimes done count as salvage, too", "Les crimes accomplis comptent aussi comme récupération";
        @sets ab_presses: "Delivering {what}: may take {n} more for each, an immoral act", "Livraison de {what} : peut prendre {n} de plus par tête, un acte immoral";
        @sets ab_cabins: "Hold: {what} more, for people alone", "Soute : {what} de plus, pour des gens seulement";
        @sets ab_feeds: "While flying: 1 cargo or contraband calms everybody aboard", "En vol : 1 cargaison ou contrebande apaise tout le monde à bord";
        @sets ab_misleads: "Discard as a full burn starts: nav cards that move Cutter, Cruiser or Corvette do nothing in this flight", "Défausser au départ pleins gaz : les cartes de vol qui bougent Cutter, Croiseur ou Corvette ne font rien pendant ce vol";
        @sets ab_jets: "Discard for an action: a full burn, besides Fly", "Défausser pour une action : pleins gaz, en plus de Voler";
        @sets ab_ones_flying: "Tests of nav cards: a 1 is rolled again", "Tests des cartes de vol : relance un 1";
        @sets ab_serves: "Crew of this trade is content unpaid: {who}", "Équipage de ce métier content sans paie : {who}";
        @sets ab_keeps_fugitives: "The law takes no fugitives from aboard", "La loi ne prend aucun fugitif à bord";
        @sets ab_part_as: "Nav and misbehave cards: 1 part given up counts as {who}", "Cartes de vol et magouilles : 1 pièce donnée compte comme {who}";
        @sets ship_spaces: "Hold {hold}, stash {stash}", "Soute {hold}, cache {stash}";
        @sets ship_people: "Crew {n}, upgrades {slots}", "Équipage {n}, améliorations {slots}";
        @sets ship_tank: "The stash takes fuel alone, one in each space", "La cache ne prend que du carburant, un par emplacement";
        @sets ship_built_in: "Its drive core stays", "Son propulseur ne se change pas";
        @sets ship_fitted: "Starts with {what}, paid from the money of the start: {n}", "Commence avec {what}, pris sur l'argent du départ : {n}";
        @sets ab_counts_with: "Counts only with {what} in the company", "Ne compte qu'avec, dans l'équipe : {what}";
        gift_money: "{kind} done: +{n}", "Fin de contrat ({kind}) : +{n}";
        gift_immoral: "Immoral job done: +{n}", "Contrat immoral accompli : +{n}";
        gift_hires: "Hires crew free", "Engage gratuitement";
        gift_half: "Half price: {what}", "Moitié prix : {what}";
        gift_ship: "drive cores and ship upgrades", "propulseurs et améliorations";

        legal: "legal", "légal";
        illegal: "illegal", "illégal";
        immoral: "immoral", "immoral";
        found_at: "{what}: {place}", "{what} : {place}";
        pick_up: "Pick up {what}: {place}", "Charger {what} : {place}";
        drop_off: "Deliver: {place}", "Livrer : {place}";
        target: "Target: {place}", "Cible : {place}";
        task_at: "Work: {place}", "Travail : {place}";
        any_number: "any number of {what}", "{what} à volonté";
        job_needs: "Needs {what}", "Exige {what}";
        pays: "Pays {n}", "Paie {n}";
        pays_rolled: "Pays {n}, more or less by a roll", "Paie {n}, plus ou moins selon un jet";
        pays_each: "Pays {n} apiece", "Paie {n} pour chacun";
        pays_per_crew: "Pays {what} for each crew on the job", "Paie {what} par équipier au travail";
        pays_point: "+{n} for each point of {skill} on the job", "+{n} par point de {skill} au travail";
        bonus: "With {who}: +{what}", "Avec {who} : +{what}";
        as_printed: "pay as printed", "paie indiquée";
        more_pay: "+{n}", "+{n}";
        less_pay: "−{n}", "−{n}";
        unnoticed: "nobody is the wiser", "ni vu ni connu";
        lose_solid: "no longer Solid with {who}", "plus de soutien de {who}";
        @sets lock_picked: "{test}; or {what}", "{test} ; ou {what}";
        @sets bluff_works: "they believe it", "ils le croient";
        @sets guards_won: "with {who} no test", "avec {who}, pas de test";
        @sets also_of: "{one} and {other}", "{one} et {other}";
        @sets carrying: "With {what}: +{n}", "Avec {what} : +{n}";
        @sets double_down: "Two misbehave cards of one suit: +{n}", "Deux magouilles de même couleur : +{n}";
        @sets race: "At the delivery: bet {stake} on the suit of a misbehave card, for {prize}", "À la livraison : parier {stake} sur la couleur d'une magouille, pour {prize}";
        @sets expends: "Done: one {who} on it dies", "Achevé : un équipier {who} y meurt";
        @sets chance: "Opportunity, once before it is done: {what}, pays {n}", "Occasion, une fois avant la fin : {what}, paie {n}";
        @sets goal_place: "{place}", "{place}";
        @sets chance_gives: "bring {what} to {place}", "porter {what} à {place}";
        @sets all_people: "passengers and fugitives", "passagers et fugitifs";
        @sets favour_fanty: "Solid: sells contraband at {n}", "Soutien : vend de la contrebande à {n}";
        @sets favour_higgins: "Solid: {n} more active job", "Soutien : {n} contrat actif de plus";
        @sets gift_fanty: "Solid: {n} more for each transport job done, whoever gave it", "Soutien : {n} de plus par transport achevé, quel que soit le contact";
        @sets temper_grudge: "No deals and no work with {who} aboard", "Ni affaires ni travail avec {who} à bord";
        vault_opens: "the vault opens", "le coffre s'ouvre";
        vault_blown: "{test}; or {what}, for half the pay", "{test} ; ou {what}, pour la moitié de la paie";
        heavy_load: "Heavy load: +{fuel} a full burn", "Charge lourde : +{fuel} à pleins gaz";
        calms_moral: "Calms the moral crew", "Apaise l'équipage moral";
        lives_at: "At {place}", "Se trouve à {place}";
        on_cruiser: "aboard the Alliance Cruiser", "à bord du Croiseur de l'Alliance";
        buys_at: "Solid: buys {what}", "Soutenu : achète {what}";
        favour_boards: "Solid: load any passengers and fugitives, free", "Soutenu : charger passagers et fugitifs à volonté, gratis";
        favour_clears: "Solid: pay {n} to clear all warrants", "Soutenu : payer {n} pour effacer tous les mandats";
        temper_vengeful: "A warrant on his job: 1 crew dies", "Un mandat lors de son contrat : 1 équipier meurt";
        favour_considers: "Solid: look at {n} jobs", "Soutenu : regarder {n} contrats";
        favour_fuel: "Solid: sells fuel at {n}, and customs let you pass", "Soutenu : vend du carburant à {n}, et la douane laisse passer";
        temper_lawful: "No deals with outlaws; any warrant loses his trust", "Ne traite pas avec les hors-la-loi ; tout mandat perd sa confiance";

        hunted: "Everybody starts with 1 warrant", "Chacun commence avec 1 mandat";
        shunned: "Nobody deals with {who}", "Personne ne traite avec {who}";
        illegal_money: "Illegal job done: +{n}", "Contrat illégal accompli : +{n}";
        jobs_from: "Starting jobs: {who}", "Contrats de départ : {who}";
        @sets opening: "Set-up", "Mise en place";
        @sets draws_any: "Starting jobs: {n} in all, of any contacts", "Contrats de départ : {n} en tout, de n'importe quels contacts";
        @sets draws_one: "Starting jobs: {n} of one contact of your choice", "Contrats de départ : {n} d'un seul contact, au choix";
        @sets jobs_of: "Jobs of Blue Sun and Kalidasa alone", "Les contrats de Blue Sun et de Kalidasa seulement";
        @sets shuffled: "The cards that reshuffle are in the nav decks from the start", "Les cartes qui remélangent sont dans les pioches nav dès le début";
        @sets alerted: "An alert card is in force from the start", "Une carte d'alerte est en vigueur dès le début";
        @sets guarded: "1 alert at each planet where no ship starts: the Alliance's in its space, the Reavers' elsewhere", "1 alerte à chaque planète d'où aucun vaisseau ne part : de l'Alliance chez elle, des Reavers ailleurs";
        @sets clear_skies: "A die at the start of each full burn: so many sectors draw no nav card. There are no alerts", "Un dé au départ de chaque vol à pleins gaz : autant de secteurs sans carte nav. Il n'y a pas d'alertes";
        @sets drafted: "One supply deck is shared out: as often as there are captains, each takes a free card of those turned up", "Un approvisionnement est partagé : autant de fois qu'il y a de capitaines, chacun prend une carte gratuite parmi celles retournées";
        @sets primed: "{n} cards of each supply deck are turned up at the start", "{n} cartes de chaque approvisionnement sont retournées au départ";
        @sets bought: "{n} each: in turn a leader is taken or a ship bought, then back again; fuel and parts are bought too", "{n} chacun : à tour de rôle on prend un chef ou achète un vaisseau, puis dans l'autre sens ; carburant et pièces s'achètent aussi";
        @sets tokens: "{n} tokens, one a round; after the last all have one more turn, and the most cash wins", "{n} jetons, un par tour ; après le dernier chacun a encore un tour, et le plus d'argent gagne";
        @sets outside: "Nobody starts in Alliance space", "Personne ne part de l'espace de l'Alliance";
        @sets warrant_money: "Illegal job done: +{n} for each warrant one holds", "Contrat illégal accompli : +{n} par mandat détenu";
        @sets legal_upset: "Legal job done: one's wanted crew is disgruntled", "Contrat légal accompli : ses équipiers recherchés sont mécontents";
        @sets takes_dearest: "The Cruiser, when it searches a ship, also takes the dearest crew out of the game", "Le Croiseur, quand il fouille, emmène aussi l'équipier le plus cher hors du jeu";
        @sets at_dusk: "The goal is reached as one's turn ends; it takes no action", "L'objectif est atteint à la fin de son tour, sans action";
        @sets stall: "Before the first turn {n} may be spent on {m} of the cards turned up", "Avant le premier tour on peut dépenser {n} pour {m} des cartes retournées";
        @sets alone_turns: "{n} turns and a final one; last call comes before the last of them", "{n} tours et un dernier ; le dernier appel vient avant le dernier d'entre eux";
        @sets no_jobs: "No starting jobs", "Aucun contrat de départ";
        @sets havens: "Everybody starts at a haven of his own: a planet of {where} without supply or contact, and not Londinium", "Chacun part de son havre : une planète de {where} sans magasin ni contact, et pas Londinium";
        @sets watched: "1 Alliance alert at each planet of Alliance space that is no haven", "1 alerte de l'Alliance à chaque planète de l'espace de l'Alliance qui n'est pas un havre";
        @sets illegal_warrant: "Illegal job done: 1 warrant, after everything else", "Contrat illégal accompli : 1 mandat, après tout le reste";
        @sets shared: "Nobody has jobs in hand: the top job of each contact lies open, for whoever begins it. A Deal only buys and sells. A lost job leaves the game", "Personne n'a de contrats en main : le premier de chaque contact est visible, pour qui le commence. Une Affaire ne sert qu'à acheter et vendre. Un contrat perdu quitte la partie";
        @sets marks: "No starting jobs. Each picks a contact: a goal token lies where each of his top jobs ends, then they are shuffled back. Whoever finishes a job there takes one", "Pas de contrats de départ. Chacun choisit un contact : un jeton d'objectif marque la fin de chacun de ses premiers contrats, qu'on remélange. Qui finit un contrat là en prend un";
        @sets sanctuary: "The Cruiser comes no nearer to a haven than next to it. A Buy at a haven sells fuel and gives shore leave; at your own, leave and {n} fuel are free", "Le Croiseur s'arrête à côté d'un havre. Un Achat dans un havre vend du carburant et accorde une permission ; dans le vôtre, la permission et {n} carburant sont gratuits";
        @sets idle: "contacts without jobs", "contacts sans contrats";
        @sets trusted: "Solid with {n} contact|Solid with {n} contacts", "soutenu par {n} contact|soutenu par {n} contacts";
        @sets bank_left: "the bank holds {n}", "la banque détient {n}";
        @sets few_jobs: "Each contact has but {n} job|Each contact has but {n} jobs", "Chaque contact n'a que {n} contrat|Chaque contact n'a que {n} contrats";
        @sets timer: "{n} tokens: each job done takes one away", "{n} jetons : chaque contrat accompli en retire un";
        @sets bank: "After the set-up the bank holds {n} and no more; what is paid goes back to it", "Après la mise en place la banque détient {n}, pas plus ; ce qu'on paie y retourne";
        @sets end_drought: "Once {n} contacts have no job left the match ends at once; each job active or in hand costs its fixed pay; then the most cash wins", "Dès que {n} contacts n'ont plus de contrat, la partie s'arrête ; chaque contrat actif ou en main coûte sa paie fixe ; puis le plus d'argent gagne";
        @sets end_dawn: "Whoever has {n} goal tokens as his own turn begins wins", "Qui a {n} jetons d'objectif quand son tour commence gagne";
        @sets late_raids: "Piracy jobs come late: those nobody holds after the starting jobs go to the discards", "Les contrats de piraterie viennent tard : après les contrats de départ, ceux que nul n'a vont dans les défausses";
        @sets deeds: "A goal token for each piracy, crime or smuggling job done and each bounty delivered; piracy also takes one from the target", "Un jeton d'objectif par contrat de piraterie, crime ou contrebande fini et par prime livrée ; la piraterie en prend aussi un à la cible";
        @sets jailed: "Once leaders are chosen each says whom the Alliance holds for him: somebody with a bounty, who is neither hired nor hunted until he is freed", "Les chefs choisis, chacun dit qui l'Alliance lui détient : quelqu'un dont la tête est mise à prix, ni engagé ni chassé avant sa libération";
        @sets demand_cruiser: "be where the Alliance Cruiser is", "être là où est le Croiseur de l'Alliance";
        @sets demand_talk: "in a Deal with {who}", "lors d'une Affaire avec {who}";
        @sets demand_deed: "finish a piracy, crime or smuggling job, or deliver a bounty", "finir un contrat de piraterie, crime ou contrebande, ou livrer une prime";
        @sets tell_token: "takes a goal token from {who}", "prend un jeton d'objectif à {who}";
        @sets end_purses: "When the last purse is taken every other captain has one more turn; then the most cash wins", "Quand la dernière bourse est prise, chaque autre capitaine a encore un tour ; puis le plus d'argent gagne";
        @sets refuge: "Nobody boards a ship at its own haven, and one Work action there hands in as many sets of goods as one likes, each for a goal token", "Nul n'aborde un vaisseau à son propre havre, et une action Travailler y remet autant de lots qu'on veut, un jeton d'objectif chacun";
        @sets starts_at: "Everybody starts at {place}", "Chacun part de {place}";
        @sets caches: "{n} contraband lies at each planet of {where}: a Work action there misbehaves a card at a time, and loads one for each passed; stop after any", "{n} contrebandes à chaque planète de {where} : une action Travailler y tire les magouilles une à une et en charge une par réussite ; on s'arrête quand on veut";
        @sets purses: "{n} lies under {who}: whoever first sells him {sold} contraband in one Deal takes it", "{n} sous {who} : le premier à lui vendre {sold} contrebandes en une Affaire les prend";
        @sets cash_decides: "the most cash decides", "le plus d'argent décide";
        @sets purses_left: "sell {n} contraband in one Deal: {who}", "vendre {n} contrebandes en une Affaire : {who}";
        @sets demand_lot: "have {what} aboard", "avoir {what} à bord";
        @sets one_of: "{what} or {last}", "{what} ou {last}";
        @sets cache: "Contraband that lies about", "Contrebande qui traîne";
        @sets tell_cache: "finds contraband at {place}, {n} left there", "trouve de la contrebande : {place}, il en reste {n}";
        @sets tell_purse: "takes the purse under {who}", "prend la bourse sous {who}";
        @sets end_trust: "The last token ends the match: whoever is Solid with the most contacts wins, of equals whose crew is dearest", "Le dernier jeton arrête la partie : qui a le plus de soutiens gagne, à égalité qui a l'équipage le plus cher";
        @sets end_majority: "Whoever owns more than half of all money may claim the win in his turn. An empty bank ends the match too: then the most cash wins", "Qui possède plus de la moitié de tout l'argent peut réclamer la victoire à son tour. Une banque vide arrête aussi la partie : le plus d'argent gagne alors";
        end_first: "Whoever reaches the last goal first wins", "Qui atteint le dernier objectif en premier gagne";
        end_call: "Whoever holds the goal declares last call when he likes; the others have one more turn; then the most cash wins", "Qui tient l'objectif lance le dernier appel quand il veut ; les autres ont encore un tour ; puis le plus d'argent gagne";
        end_owing: "Whoever holds the goal may declare last call by an action; the others have one more turn; each job active or in hand costs its pay; then the most cash wins", "Qui tient l'objectif peut lancer le dernier appel par une action ; les autres ont encore un tour ; chaque contrat actif ou en main coûte sa paie ; puis le plus d'argent gagne";
        end_limit: "At the latest after round {n}: most goals, then most cash", "Au plus tard après le tour {n} : le plus d'objectifs, puis le plus d'argent";
        aim_good: "Be Solid with {n} contacts", "Être soutenu par {n} contacts";
        aim_bad: "Have {n} at hand", "Avoir {n} en main";
        aim_ugly: "Pass {n} misbehave cards", "Réussir {n} magouilles";
        solo_turns: "{n} turns, and one more without Fly", "{n} tours, et un de plus sans Voler";
        solo_actions: "Each action once a turn; nothing but Fly ends the turn", "Chaque action une fois par tour ; seul Voler termine le tour";
        solo_recruits: "Start with up to {n} crew, worth {worth} at most, free", "Au départ jusqu'à {n} équipiers gratuits, {worth} au plus";
        demand_solid: "be Solid with {who}", "être soutenu par {who}";
        demand_solids: "be Solid with {n} contacts", "être soutenu par {n} contacts";
        demand_cash: "have {n} at hand", "avoir {n} en main";
        demand_tokens: "have {n} goals", "avoir {n} objectifs";
        @sets demand_mark: "finish a job where a goal token lies", "finir un contrat là où se trouve un jeton d'objectif";
        @sets demand_haven: "be at your haven", "être à votre havre";
        demand_crime: "have done a Crime job", "avoir accompli un Crime";
        goal_n: "Goal {n}", "Objectif {n}";
        goal_at: "at {place}", "à {place}";
        goal_misbehave: "pass {what}", "réussir {what}";

        ask_wait: "The others decide", "Les autres décident";
        ask_over: "The match is over", "La partie est finie";

        do_back: "Not now", "Pas maintenant";
        do_done: "Done", "C'est tout";

        why_setup: "set-up", "mise en place";
        why_burn: "full burn", "pleins gaz";
        why_bribe: "bribe", "pot-de-vin";
        why_spent: "used up", "utilisé";
        why_leave: "shore leave", "permission";
        why_make_work: "make-work", "petits boulots";
        why_wages: "wages", "salaires";
        why_bonus: "bonus", "prime";
        why_extra: "beyond what is printed", "en plus de ce qui est imprimé";
        why_gift: "by leader or contacts", "par le chef ou les contacts";
        why_offer: "a better offer", "une meilleure offre";
        why_parley: "bargain", "marché";
        why_free: "by choice", "par choix";
        why_soothe: "a good talk", "une bonne discussion";
        why_fed_up: "fed up", "à bout";
        why_identity: "another name", "un autre nom";
        why_story: "the story", "l'histoire";
        @sets why_corvette: "the Operative", "l'Agent";
        reavers: "Reavers", "Reavers";
        alliance: "Alliance", "Alliance";

        tell_who: "{name}: {what}.", "{name} : {what}.";
        tell_why: "{name}: {what} ({why}).", "{name} : {what} ({why}).";
        tell_plain: "{what}.", "{what}.";
        tell_dice: "Dice: {rolls}", "Dés : {rolls}";
        tell_first: "picked first", "premier choix";
        tell_leader: "took {who} as leader", "chef choisi, {who}";
        tell_turn: "{name}, round {n}", "{name}, tour {n}";
        tell_moved_stash: "{what} to the stash", "{what} vers la cache";
        tell_moved_hold: "{what} to the hold", "{what} vers la soute";
        tell_considers: "Turned up: {what}", "Retourné : {what}";
        tell_taken: "Taken from the discards: {what}", "Pris dans la défausse : {what}";
        tell_primed: "On the discards of {place}: {what}", "Dans la défausse, {place} : {what}";
        tell_joins: "{what} came aboard", "{what} à bord";
        tell_gets: "got {what}", "{what} en plus";
        tell_leaves: "{what} left the ship", "{what} quitte le vaisseau";
        tell_discards: "discarded {what}", "{what} en défausse";
        tell_killed: "{what} was killed", "mort de {what}";
        tell_arrested: "{what} was taken away", "arrestation de {what}";
        tell_lost: "{what} was lost for good", "perte définitive de {what}";
        tell_changes: "{what} went to {other}", "{what} passe chez {other}";
        tell_poaches: "hired away {what} (disgruntled) from {other}", "débauche {what} (mécontent) chez {other}";
        tell_job_dealt: "a job of {who}", "chez {who}";
        tell_job_got: "got {job}", "contrat reçu, {job}";
        tell_job_seen: "looked at {job}", "contrat regardé, {job}";
        tell_job_accepted: "accepted {job}", "contrat accepté, {job}";
        tell_job_refused: "turned down {job}", "contrat refusé, {job}";
        tell_job_dropped: "dropped {job}", "contrat abandonné, {job}";
        tell_job_begun: "began {job}", "contrat commencé, {job}";
        tell_job_lost: "lost {job}", "contrat perdu, {job}";
        tell_loaded: "loaded for {job}", "chargement fait pour {job}";
        tell_disgruntled: "{who} got disgruntled", "jeton mécontent pour {who}";
        tell_shamed: "{who} got disgruntled by an immoral job", "jeton mécontent pour {who}, contrat immoral";
        tell_unpaid: "{who} got disgruntled, unpaid", "jeton mécontent pour {who}, sans paie";
        tell_calmed: "{who} calmed down", "{who} se calme";
        tell_fires: "{who} has had enough: any crew is fired, the tokens go", "{who} est à bout : tout équipage est renvoyé, les jetons partent";
        tell_carries: "{who} carries {what}", "{who} porte {what}";
        tell_shelved: "nobody carries {what}", "personne ne porte {what}";
        tell_solid: "now Solid with {who} ({what})", "soutien de {who} ({what})";
        tell_unsolid: "no longer Solid with {who}", "perte du soutien de {who}";
        tell_goal: "reached goal {n}", "objectif {n} atteint";
        tell_goal_of: "reached goal {n} of {all} – {what}", "objectif {n} sur {all} atteint – {what}";
        tell_starts: "started at {place}", "départ de {place}";
        tell_moseys: "moseyed to {place}", "croisière vers {place}";
        tell_burns: "burned to {place}", "pleins gaz vers {place}";
        @sets tell_drifts: "steered to {place}", "dérouté vers {place}";
        tell_evades: "evaded to {place}", "esquive vers {place}";
        tell_to: "{what} moved from {from} to {to}", "{what} : de {from} à {to}";
        tell_its_move: "the {what} moved from {from} to {to}", "{what}, de {from} à {to}";
        tell_nav: "drew the nav card {what}", "carte nav, {what}";
        tell_misbehave: "misbehaved, {what}", "magouille, {what}";
        tell_chooses: "chose “{what}”", "choix, « {what} »";
        tell_way: "“{what}”", "« {what} »";
        tell_tries: "tried {skill}", "test, {skill}";
        tell_ace: "had the ace in the hole for {what}", "atout pour {what}";
        tell_ignored: "ignored the breakdown, {what}", "panne ignorée, {what}";
        tell_shuffled: "Shuffled: {what}", "Pioche mélangée : {what}";
        deck_supply: "supply of {what}", "approvisionnement, {what}";
        deck_jobs: "jobs of {what}", "contrats, {what}";
        deck_nav: "nav cards of {what}", "cartes nav, {what}";
        deck_misbehave: "misbehave cards", "magouilles";
        tell_whim: "{who} rolled {n}: +{points} {skill}", "{who} fait {n} : +{points} {skill}";
        tell_whim_none: "{who} rolled {n}: back to the ship", "{who} fait {n} : retour au vaisseau";
        tell_alone: "{who} made the test alone", "{who} passe seul le test";
        tell_trick: "{who} made it a test of {skill}", "{who} en fait un test de {skill}";
        tell_roll: "rolled {dice}", "jet de {dice}";
        @sets tell_lower: "the other of two dice showed {n}", "l'autre des deux dés montrait {n}";
        tell_reroll: "rolled again, {dice}", "relance, {dice}";
        tell_better: "{what} ({n} or more would do better)", "{what} ({n} ou plus vaudrait mieux)";
        tell_test: "{skill} {points} + {dice} on the dice = {total}", "{skill} {points} + {dice} aux dés = {total}";
        tell_saved: "{who} was saved, medic check {dice}, needs {n}", "{who} survit, contrôle médical {dice}, il faut {n}";
        tell_not_saved: "{who} was not saved, medic check {dice}, needs {n}", "contrôle médical raté pour {who}, {dice}, il faut {n}";
        tell_lucky: "{who} escaped death", "{who} échappe à la mort";
        @sets tell_posts: "An Alliance alert lies at each planet of Alliance Space without a ship: whoever enters rolls", "Une alerte de l'Alliance à chaque planète de l'espace de l'Alliance sans vaisseau : qui entre lance le dé";
        @sets tell_more_posts: "A Reaver alert lies at each planet elsewhere without a ship: whoever enters rolls", "Une alerte reaver à chaque planète d'ailleurs sans vaisseau : qui entre lance le dé";
        @sets tell_watch: "Alliance alert tokens at {place}: {n}", "Jetons d'alerte de l'Alliance, {place} : {n}";
        @sets tell_watch_over: "Alliance alert at {place} is over", "Fin de l'alerte de l'Alliance, {place}";
        @sets tell_watched: "Alliance alert {m} at {place}, rolled {n}: they come", "alerte de l'Alliance {m}, {place}, dé {n} : ils arrivent";
        @sets tell_unwatched: "Alliance alert {m} at {place}, rolled {n}: no other ship comes", "alerte de l'Alliance {m}, {place}, dé {n} : aucun autre vaisseau ne vient";
        @sets tell_manhunt: "the Operative comes aboard for wanted crew and fugitives, nothing else", "l'Agent monte à bord pour les équipiers recherchés et les fugitifs, rien d'autre";
        @sets tell_unrest: "rolls {n}, and as many people leave", "fait {n}, et autant de gens s'en vont";
        @sets tell_no_unrest: "rolls {n}, and nobody leaves", "fait {n}, et personne ne part";
        @sets tell_kept: "rolls {n} and keeps {what}", "fait {n} et garde {what}";
        @sets tell_not_kept: "rolls {n} and does not keep {what}", "fait {n} et ne garde pas {what}";
        @sets tell_windfall: "rolls {n} for {what}", "fait {n} pour {what}";
        @sets tell_charts: "looks at the nav cards to come, {what}", "regarde les prochaines cartes de vol, {what}";
        @sets tell_charted: "sees the nav cards to come, {what}: {cards}", "voit les prochaines cartes de vol, {what} : {cards}";
        @sets tell_raced: "wins the race on {what} with {card}", "gagne la course sur {what} avec {card}";
        @sets tell_not_raced: "loses the race on {what} with {card}", "perd la course sur {what} avec {card}";
        @sets tell_flown: "flies the {what}", "vaisseau choisi, {what}";
        @sets tell_chance: "used the opportunity of {task}", "occasion saisie, {task}";
        @sets alert_card: "Alert card {name}: {what}", "Carte d'alerte {name} : {what}";
        @sets tell_edict: "New alert card: {what}", "Nouvelle carte d'alerte : {what}";
        @sets tell_edict_at: "Alert card {what} laid on: {deck}", "Carte d'alerte {what} posée sur : {deck}";
        @sets tell_split: "split up; in the second team: {who}", "se scinde ; second groupe : {who}";
        @sets tell_back: "{who} went back to the ship", "{who} rentre au vaisseau";
        @sets tell_branded: "{who} became wanted", "jeton de recherche pour {who}";
        @sets tell_unbranded: "{who} is no longer wanted", "fin des recherches pour {who}";
        @sets tell_doubles: "rolled {n}, alike", "jet de {n}, égaux";
        @sets tell_no_doubles: "rolled {n}, not alike", "jet de {n}, différents";
        @sets tell_above: "rolled {n}, above {m}", "jet de {n}, plus de {m}";
        @sets tell_not_above: "rolled {n}, not above {m}", "jet de {n}, pas plus de {m}";
        @sets tell_skies: "rolled {n}: the next sector is clear|rolled {n}: the next {n} sectors are clear", "jet de {n} : le secteur suivant est dégagé|jet de {n} : les {n} secteurs suivants sont dégagés";
        @sets tell_picked: "rolled {n}: {skill} is tested", "jet de {n} : test de {skill}";
        @sets tell_alert: "Reaver alert tokens at {place}: {n}", "Jetons d'alerte reaver, {place} : {n}";
        @sets tell_alert_over: "The Reaver alert tokens at {place} go", "Les jetons d'alerte reaver partent, {place}";
        @sets tell_alert_stays: "The Reaver alert tokens at {place} go, the printed one stays", "Les jetons d'alerte reaver partent, l'alerte imprimée reste, {place}";
        @sets tell_alarm: "Reaver alert {m} at {place}, rolled {n}: Reavers come", "alerte reaver {m}, {place}, dé {n} : les Reavers arrivent";
        @sets tell_no_alarm: "Reaver alert {m} at {place}, rolled {n}: no Cutter comes", "alerte reaver {m}, {place}, dé {n} : aucun Cutter ne vient";
        tell_caught: "wanted roll for {who}: {n}, caught", "{who}, jet de recherche {n} : arrestation";
        tell_uncaught: "wanted roll for {who}: {n}, safe", "{who}, jet de recherche {n} : rien";
        tell_inspection: "the Alliance came aboard", "l'Alliance monte à bord";
        tell_decoyed: "the Cruiser was drawn off", "le Croiseur est leurré";
        tell_team: "set out on {task} with {who}", "départ pour {task} avec {who}";
        tell_done: "{task} is done", "{task}, contrat accompli";
        tell_first_job: "first job done! {job} paid {pay}", "premier contrat accompli ! {job} rapporte {pay}";
        tell_first_paid: "first job done! {job} paid {pay}, {wages} of it to the crew", "premier contrat accompli ! {job} rapporte {pay}, dont {wages} à l'équipage";
        tell_botched: "{task} was botched", "{task}, tentative ratée";
        tell_warrant: "{task} ended in a warrant", "{task} finit par un mandat";
        tell_pay: "{job} paid {n}", "{job} paie {n}";
        tell_price: "{how} by the test", "{how} au test";
        tell_half: "halved", "de moitié";
        tell_offer: "offered {other} {gives} for {asks}", "offre à {other}, {gives} contre {asks}";
        tell_agreed: "agreed", "d'accord";
        tell_refused: "refused", "refus";
        @sets tell_uplink: "called up a job of {what}", "appel d'un contrat de {what}";
        @sets tell_study: "looked at the misbehave cards to come", "coup d'œil aux magouilles à venir";
        @sets tell_studied: "misbehave cards to come, {what}", "magouilles à venir, {what}";
        @sets tell_bet_won: "the bet is won with {what}", "pari gagné avec {what}";
        @sets tell_bet_lost: "the bet is lost with {what}", "pari perdu avec {what}";
        @sets tell_scattered: "lays aside {what}", "écarte {what}";
        @sets tell_slips: "rolls {n} and slips away", "fait {n} et file en douce";
        @sets tell_no_slip: "rolls {n} and does not get away", "fait {n} et ne file pas";
        @sets tell_armor_holds: "{who} rolled {n}: the armor holds", "{who} fait {n} : l'armure tient";
        @sets tell_armor_fails: "{who} rolled {n}: the armor does not hold", "{who} fait {n} : l'armure cède";
        suit_clubs: "clubs", "trèfle";
        suit_diamonds: "diamonds", "carreau";
        suit_hearts: "hearts", "cœur";
        suit_spades: "spades", "pique";
        @sets tell_mark: "lays a goal token at {place} (“{job}”)", "pose un jeton d'objectif : {place} (« {job} »)";
        @sets tell_job_open: "{job} lies open for everybody", "{job} : visible pour tous";
        @sets tell_haven: "is at home at {place}", "est chez lui à {place}";
        @sets tell_timer: "{n} token left|{n} tokens left", "encore {n} jeton|encore {n} jetons";
        tell_last_call: "last call, one more turn for the others", "dernier appel, encore un tour pour les autres";
        tell_visit: "went shopping, {what}", "achats, {what}";
        tell_talk: "called on {what}", "visite à {what}";
        tell_finished: "the last goal is reached", "le dernier objectif est atteint";
        tell_places: "Places: {places}", "Classement : {places}";

        @sets item_solids: "Contacts Solid", "Contacts qui vous soutiennent";
        @sets item_crew: "Crew, {n} in all: decides between equals", "Équipage, {n} en tout : départage les égaux";
        item_goals: "Goals", "Objectifs";
        item_cash: "Cash at hand", "Argent en main";
        item_owed: "Owed for {job}", "Dû pour {job}";
        item_aim: "The aim", "L'objectif";
    }
}

/// Everything Firefly says.
#[derive(Clone, Copy)]
pub struct FireflyText {
    /// The language.
    pub lang: Lang,
    /// Its words.
    pub words: &'static FireflyWords,
    /// What is in play: boards beside name planets of others.
    sets: Sets,
}

impl FireflyText {
    /// Programs that do not draw the chart name no open space.
    #[cfg(not(feature = "firefly"))]
    fn space(&self, _: rules::firefly::sector::SectorId) -> String {
        String::new()
    }

    /// The words of a language.
    pub fn new(lang: Lang) -> FireflyText {
        FireflyText { lang, words: lang.firefly(), sets: Sets::BASE }
    }

    /// The same for a table with these sets.
    pub fn on(self, sets: Sets) -> FireflyText {
        FireflyText { sets, ..self }
    }

    /// Dollars: `$500`.
    pub fn money(&self, dollars: impl Display) -> String {
        fill(self.words.dollars, &[("n", &dollars)])
    }

    /// A text of one or two forms, with its number.
    fn count(&self, forms: &str, n: impl Into<u32>) -> String {
        self.lang.count(forms, n)
    }

    fn about(&self, what: &str, it: &str) -> String {
        fill(self.words.about, &[("what", &what), ("it", &it)])
    }

    /// A thing with more about it beside it.
    pub fn aside(&self, what: &str, more: &str) -> String {
        fill(self.words.aside, &[("what", &what), ("more", &more)])
    }

    /// Parts of a sentence, one after the other.
    fn joined(&self, parts: &[String]) -> String {
        let also =
            |text: String, more: &String| fill(self.words.also, &[("what", &text), ("more", more)]);
        match parts.split_first() {
            Some((first, rest)) => rest.iter().fold(first.clone(), also),
            None => String::new(),
        }
    }
}
