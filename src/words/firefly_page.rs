//! What stands around the table of Firefly: headings and signs. The words of cards,
//! choices and events are in `firefly/`.

use super::fill;
use rules::firefly::PayRoll;
use rules::firefly::odds::Chance;

super::catalogue! {
    /// The words around Firefly's table.
    FireflyPageWords {
        stage: "Round {n}", "Tour {n}";
        stage_of: "Round {n} of {all}", "Tour {n} sur {all}";
        last_round: "Last round: most goals win, then most money", "Dernier tour : le plus d'objectifs, puis d'argent";
        stage_setup: "Before the first round", "Avant le premier tour";

        captains: "Captains", "Capitaines";
        ship_yours: "Your ship", "Votre vaisseau";
        ship_of: "{name}'s ship", "Vaisseau : {name}";
        show_ship: "Show {name}'s ship", "Montrer le vaisseau : {name}";
        no_leader: "no leader yet", "pas encore de chef";
        not_placed: "not on the map yet", "pas encore sur la carte";
        acting: "has the turn", "a la main";
        you_hold: "you have {n}", "vous avez {n}";
        goal_of: "Goal {n} of {all}:", "Objectif {n} sur {all} :";
        goal_first: "first {what}, then Work on it", "d'abord {what}, puis Travailler";
        @sets as_proposed: "Patrols always as proposed", "Patrouilles toujours comme proposé";
        @sets goal_home: "your haven", "votre havre";
        goal_first_at: "first {what}, then Work at {place}", "d'abord {what}, puis Travailler à {place}";
        @sets goal_marked: "{what}; that takes no action of its own", "{what} ; sans action à part";
        goal_pay_at: "first {what}, then Work at {place} and pay it", "d'abord {what}, puis Travailler à {place} et payer";
        @sets goal_talk_at: "first {what}, then a Deal at {place}, and pay it", "d'abord {what}, puis une Affaire à {place}, et payer";
        @sets goal_fly_talk: "fly to {place}, Deal and pay it there", "ralliez {place}, faites-y une Affaire et payez";
        @sets goal_talk: "pay it in a Deal with {who}, here and now", "payez lors d'une Affaire avec {who}, ici et maintenant";
        @sets goal_talk_later: "pay it in a Deal with {who} in your next turn", "payez lors d'une Affaire avec {who} à votre prochain tour";
        @sets goal_dusk: "{what} as your turn ends", "{what} à la fin de votre tour";
        @sets goal_won: "end your turn: you win", "finissez votre tour : vous gagnez";
        goal_fly: "fly to {place} and Work there", "ralliez {place} et travaillez-y";
        goal_ready: "Work on it now, 1 action", "travaillez-y maintenant, 1 action";
        goal_ready_later: "Work on it in your next turn, 1 action", "travaillez-y à votre prochain tour, 1 action";
        goal_late: "out of reach: no turn is left for it", "hors d'atteinte : plus de tour pour cela";
        goal_rule: "Each goal takes a Work action, at its place if it has one.", "Chaque objectif se travaille : une action Travailler, sur place s'il a un lieu.";
        goals: "{n} of {all} goals", "{n} objectif sur {all}|{n} objectifs sur {all}";
        turns_left: "{n} turn left|{n} turns left", "encore {n} tour|encore {n} tours";
        last_turn: "last turn, without a flight", "dernier tour, sans vol";
        reached: "{n} of {all}", "{n} sur {all}";
        money: "${n}", "{n} $";
        outlaw: "Outlaw", "Hors-la-loi";
        outlaws: "Loading this makes you an outlaw", "Charger cela vous met hors-la-loi";
        burns_more: "A full burn then costs {what}", "Les pleins gaz coûtent alors {what}";
        warrants: "Warrants: {n}", "Mandats : {n}";
        warrants_held: "Warrants", "Mandats";
        solid_with: "Solid with {name}", "Soutenu par {name}";
        solid_means: "Solid with a contact: you have done one of his jobs, and no warrant since on another of his.", "Soutenu par un contact : un de ses contrats est accompli, et aucun mandat depuis sur un autre.";
        solid_by: "by a job for each", "par un contrat chacun";
        not_solid_with: "Not yet Solid with {name}", "Pas encore soutenu par {name}";
        jobs_held: "In hand: {hand}; under way: {active}", "{hand} contrats en main, {active} en cours";

        crew: "Crew, {n} of {all}", "Équipage, {n} sur {all}";
        leader: "Leader", "Chef";
        moral: "moral", "moral";
        wanted: "wanted", "recherché";
        @sets wanted_taken: "The Corvette takes one of the wanted without a die.", "La Corvette emmène un recherché sans jet de dé.";
        wanted_hired: "You become an outlaw: Harken deals no more with you, and the Cruiser searches you ({far}).", "Vous devenez hors-la-loi : Harken ne traite plus avec vous, et le Croiseur vous fouille ({far}).";
        cruiser_there: "it is here", "il est ici";
        wanted_means: "Makes you an outlaw; a search by the Cruiser takes this crew on a 1.", "Vous met hors-la-loi ; une fouille du Croiseur emporte cet équipier sur un 1.";
        price_by: "{n} thanks to {who}", "{n} grâce à {who}";
        disgruntled: "disgruntled", "mécontent";
        skills_all: "Everybody together", "Tous ensemble";
        spare: "Locker", "Râtelier";
        spare_none: "nothing", "rien";
        hold: "Hold", "Soute";
        stash: "Stash", "Cache";
        stashed: "{n} in the stash", "{n} dans la cache";
        dump: "Dump", "Jeter";
        stash_sought: "Stash contraband and fugitives", "Cacher contrebande et fugitifs";
        unstash_all: "Take all out", "Tout ressortir";
        not_stashed: "Not stowed in the stash: {what}.", "Hors de la cache : {what}.";
        room: "{n} of {all} spaces filled", "places prises : {n} sur {all}";
        to_stash: "{good} to the stash", "{good} vers la cache";
        to_hold: "{good} to the hold", "{good} vers la soute";
        upgrades: "Ship", "Vaisseau";
        slot_free: "free slot", "emplacement libre";
        drive: "Burn {range} for {fuel} fuel, mosey {mosey}", "Pleins gaz {range} pour {fuel} carburant, croisière {mosey}";
        first_core: "Built-in drive", "Propulseur d'origine";
        re_equip: "Who carries {gear}?", "Qui porte {gear} ?";

        jobs: "Jobs", "Contrats";
        jobs_none: "No jobs. Deal with a contact to find one.", "Aucun contrat. Traitez avec un contact pour en trouver.";
        under_way: "under way", "en cours";
        loaded: "loaded", "chargé";
        go_back: "{n} goes back|{n} go back", "{n} est rendu|{n} sont rendus";
        goods_lost: "goods lost", "marchandises perdues";
        in_hand: "in hand", "en main";
        job_limits: "At most {hand} in hand, and {active} more under way at once", "Au plus {hand} en main, et {active} autres en cours à la fois";
        @sets lies_open: "open to all", "à tous";
        @sets sells_alone: "nothing is sold or bought there, and the jobs lie open", "rien à vendre ni à acheter, et les contrats sont visibles de tous";
        here: "It is worked here", "C'est ici";
        here_now: "It can be worked here and now", "C'est faisable ici et maintenant";
        away: "{place}: {n} sector away|{place}: {n} sectors away", "{place} : à {n} secteur|{place} : à {n} secteurs";
        you_are_here: "you are here", "vous y êtes";
        sectors_away: "{n} sector away|{n} sectors away", "à {n} secteur|à {n} secteurs";
        then_turns: "Then {n} on to {place}; {turns} in all", "Puis {n} jusqu'à {place} ; {turns} en tout";
        ends_before: "The match ends before: {turns}", "La partie finit avant : {turns}";
        ends_now: "Too late: no turn is left to work it", "Trop tard : plus de tour pour cela";
        may_win: "{name} may win before", "{name} peut gagner avant";
        turns_about: "about {n} turn|about {n} turns", "environ {n} tour|environ {n} tours";
        barred: "Reavers bar the way at {place} until they move", "Reavers en travers ({place}), jusqu'à leur départ";
        @sets opportunity: "Opportunity for {n}: {what}", "Occasion à {n} : {what}";
        @sets opportunity_taken: "Opportunity taken", "Occasion saisie";
        lacks: "Lacks {what}", "Manque : {what}";
        serves: "Helps with {job}", "Utile : {job}";
        completes: "All that {job} lacks", "Comble ce qui manque : {job}";
        lacks_room: "room", "de la place";
        crowds_out: "Then no room for {what}", "Alors plus de place pour {what}";
        of_aboard: "{n} of {all} aboard", "à bord : {n} sur {all}";
        left_aboard: "{n} aboard", "à bord : {n}";
        freight: "{what}: {n} of your own + {owed} freight of a job", "{what} : {n} à vous + {owed} de fret d'un contrat";
        lacks_slot: "three jobs are under way already", "trois contrats sont déjà en cours";
        pays: "pays ${pay}", "paie {pay} $";
        pays_heads: "pays ${each} apiece, ${pay} for {n}", "paie {each} $ pour chacun, {pay} $ pour {n}";
        pays_up_to: "pays ${each} apiece, up to ${pay} for {n}", "paie {each} $ pour chacun, jusqu'à {pay} $ pour {n}";
        pays_any_roll: "pays ${n}, whatever the Negotiate roll", "paie {n} $, quel que soit le jet de Négociation";
        pays_rolled: "most likely pays {likely}, by a Negotiate roll; else {others}", "paie sans doute {likely}, selon un jet de Négociation ; sinon {others}";
        pays_chance: "${n} ({percent})", "{n} $ ({percent})";
        less_wages: "less ${wages} wages", "moins {wages} $ de salaires";
        parts: "that is {what}", "soit {what}";
        parts_before: "before the roll: {what}", "avant le jet : {what}";
        part_printed: "{n} printed", "{n} imprimés";
        part_bonus: "{n} bonus", "{n} de prime";
        part_points: "{n} for skill", "{n} de compétence";
        part_gift: "{n} by {who}", "{n} par {who}";
        your_people: "your leader or crew", "votre chef ou l'équipage";
        part_story: "{n} by the story", "{n} par l'histoire";
        @sets part_dare_kept: "{n} by the challenge, {kept} of it for cards passed already", "{n} par le défi, dont {kept} pour des magouilles déjà réussies";
        @sets dare_fits: "Fits in your hand: {what}", "Convient dans votre main : {what}";
        @sets dare_fits_none: "Fits no job in your hand", "Ne convient à aucun contrat en main";
        @sets dare_risk: "A warrant takes both cards, and Solid with both contacts", "Un mandat fait perdre les deux cartes et les deux soutiens";
        @sets dare_bribed: "bribes raise it", "les pots-de-vin l'augmentent";
        @sets dare_taken: "Taken up", "Relevé";
        @sets dare_aside: "Lay it aside", "L'écarter";
        @sets dare_open: "A challenge fits: now or never.", "Un défi convient : maintenant ou jamais.";
        @sets part_dare: "{n} by the challenge", "{n} par le défi";
        part_half: "halved", "divisé par deux";
        after_wages: "${n} after wages", "{n} $ une fois l'équipage payé";
        below_wages: "${n} less than the wages", "{n} $ de moins que les salaires";
        net_kind: "paid in kind, wages ${wages}", "payé en nature, salaires {wages} $";
        odds_one: "1 misbehave card, {percent} to pass on average", "1 magouille, {percent} de réussite en moyenne";
        odds_clear: "{n} misbehave cards, {percent} to pass on average", "{n} magouilles, {percent} de réussite en moyenne";
        odds_test: "a test at the end: {percent}", "une épreuve à la fin : {percent}";
        odds_one_test: "1 misbehave card, then a test: {percent} in all", "1 magouille, puis une épreuve : {percent} en tout";
        odds_clear_test: "{n} misbehave cards, then a test: {percent} in all", "{n} magouilles, puis une épreuve : {percent} en tout";
        odds_later: "no misbehaving to load; on delivery: {what}", "sans magouille au chargement ; à la livraison : {what}";
        odds_pay: "{what}; a pay roll: {more} for ${n} more, {less} for ${n} less", "{what} ; un jet de paie : {more} pour {n} $ de plus, {less} pour {n} $ de moins";
        odds_none: "no misbehaving", "sans magouille";
        upset_all: "disgruntles {who}.", "mécontente {who}.";
        immoral_done: "Immoral, once done: {what}", "Immoral, une fois fait : {what}";
        percent: "{n}%", "{n} %";
        never: "no chance", "aucune chance";
        surely: "certain", "certitude";
        risk: "Risk: {what}", "Risque : {what}";
        risk_least: "Risk, at least: {what}", "Risque, au moins : {what}";
        risk_warrant: "a warrant {n}", "un mandat {n}";
        risk_botched: "botched {n}", "échec {n}";
        risk_kills: "somebody killed {n}", "quelqu'un de tué {n}";
        risk_saved: "{what} (a medic may save)", "{what} (un médecin peut sauver)";
        starts_with: "Everybody starts with {n}, {what}.", "Chacun part avec {n}, {what}.";
        team: "On the job", "En mission";
        rejoins: "Stays: take along", "Reste : emmener";
        rejoin: "{who} stays aboard. Take along", "{who} reste à bord. Emmener";
        stays: "stays aboard", "reste à bord";
        team_risk: "All go: the best chance. Leave aboard only whom you would not risk.", "Tous y vont : la meilleure chance. Ne laissez que qui vous ne voulez pas risquer.";
        paid_aboard: "Who stays aboard is paid all the same.", "Qui reste à bord est payé quand même.";
        team_change: "Change who goes", "Changer qui part";
        needs: "Needs", "Exige";
        needs_nothing: "Asks for no skill and no gear", "N'exige ni compétence ni équipement";

        free: "Free", "Gratuit";
        any_time: "Besides, at any time", "Par ailleurs, à tout moment";
        fly_where: "Press a lit sector on the chart.", "Touchez un secteur éclairé sur la carte.";
        takes_action: "Takes an action; {n} left after it.", "Prend une action ; il en restera {n}.";
        fly_by_sector: "Sector by sector", "Secteur par secteur";
        for_nothing: "You ask for nothing in return.", "Vous ne demandez rien en échange.";
        idle_visit: "Nothing came of it, and the action is spent.", "Pour rien, et l'action est prise.";
        idle_undo: "Undo takes the visit back.", "Annuler reprend la visite.";
        fewer: "One less", "Un de moins";
        more_of: "One more", "Un de plus";
        load: "Load", "Charger";
        deliver: "Deliver", "Livrer";
        sell: "Sell", "Vendre";
        board: "Take aboard", "Embarquer";
        stock_each: "{what}, {n} each", "{what}, {n} l'unité";
        stock_less: "One less: {what}", "Un de moins : {what}";
        @sets hand_over: "Hand over", "Remettre";
        stock_more: "One more: {what}", "Un de plus : {what}";
        look_first: "choose one, and its button comes here", "choisissez-en une, son bouton vient ici";
        leader_free: "Your leader is free, asks for no pay and leads to the end.", "Votre chef est gratuit, ne demande aucun salaire et mène jusqu'au bout.";
        ship_same: "All fly the same ship: {n} aboard, hold {hold}, stash {stash}, up to {range} sectors a turn.", "Tous ont le même vaisseau : {n} à bord, soute {hold}, cache {stash}, jusqu'à {range} secteurs par tour.";
        recruits_free: "Free, now only: up to {n} crew, priced {worth} in all. After jobs they ask their price as pay.", "Gratuit, maintenant seulement : {n} équipiers au plus, prix total {worth}. Après un contrat ils demandent leur prix.";
        end_sure: "Still possible: {what}.", "Encore possible : {what}.";
        end_yes: "End the turn", "Finir le tour";
        end_no: "Play on", "Jouer encore";
        end_turn: "End turn", "Fin du tour";
        ruin_upset: "{who} gets disgruntled.", "Un jeton de mécontentement pour {who}.";
        ruin_leaves: "{who}, disgruntled already, leaves.", "Déjà mécontent, {who} s'en va.";
        ruin_fired: "The leader, disgruntled already, fires the whole crew.", "Le chef, déjà mécontent, renvoie tout l'équipage.";
        ruin_unmet: "{job} can then no longer be done.", "{job} ne pourra plus se faire.";
        to_discards: "The card goes to the open discards.", "La carte rejoint la défausse.";
        sure: "{what}?", "{what} ?";
        sure_no: "Back", "Retour";
        drop_jobs: "Drop {n} job|Drop {n} jobs", "Abandonner {n} contrat|Abandonner {n} contrats";
        drop_a_job: "Drop a job", "Abandonner un contrat";
        keep: "Keep {n}", "Garder {n}";
        keep_pay: "Keep {n}, pay {rest}", "Garder {n}, payer {rest}";
        keep_upset: "Keep {n}, upset {who}", "Garder {n}, mécontenter {who}";
        keep_lose: "Keep {n}, lose {who}", "Garder {n}, perdre {who}";
        keep_all_lose: "Keep {n}, lose the crew", "Garder {n}, perdre l'équipage";
        leave_it: "Leave it as it is", "Laisser ainsi";
        turn_idle: "No action left can be done here: see to hold and crew, or end the turn.", "Aucune action restante ne se fait ici : rangez la soute, voyez l'équipage, ou finissez le tour.";
        turn_over: "No action is left: see to hold and crew, or end the turn.", "Plus d'action possible : rangez la soute, voyez l'équipage, ou finissez le tour.";
        turn_hint: "Choose an action, or a sector on the chart", "Jouez une action, ou choisissez un secteur sur la carte";
        turn_which: "{what}: choose one of those listed", "{what} : choisissez dans la liste";
        taken: "done", "faite";
        taken_already: "done this turn already", "déjà faite ce tour-ci";
        why_not: "{what}: {why}", "{what} : {why}";
        turn_of: "{name} is having a turn", "c'est à {name} de jouer";
        first_this: "first what is asked", "d'abord ce qui est demandé";
        two_taken: "no action left this turn", "plus d'action ce tour-ci";
        fly: "Fly", "Voler";
        buy: "Buy", "Acheter";
        deal: "Deal", "Traiter";
        work: "Work", "Travailler";
        soothe: "Talk sense", "Raisonner";
        call: "Last call", "Dernier appel";
        stop_ends: "The flight ends here, its fuel is paid; your turn goes on", "Le vol finit ici, carburant déjà payé ; votre tour continue";
        do_it: "Take this way", "Choisir cette issue";
        cannot_pay: "It asks for ${n} in the end, and you have ${have}.", "À la fin il faut {n} $, et vous avez {have} $.";
        roll_it: "Roll the die", "Lancer le dé";
        pay_and_roll: "Pay {n} and roll: {percent}", "Payer {n} et lancer : {percent}";
        bribe: "Bribe", "Pot-de-vin";
        bribe_rule: "{n} a point", "{n} le point";
        bribe_adds: "+{n}: {percent}", "+{n} : {percent}";
        bribe_less: "Pay less", "Payer moins";
        bribe_more: "Pay more", "Payer plus";
        instead_of: "Both do not fit: {what} is put back.", "Les deux ne vont pas : {what} est lâché.";
        to_test: "Go to the test", "Passer à l'épreuve";
        give_back: "Give back", "Rendre";
        goes_back: "Goes back", "Rendu";
        keep_job: "Keep", "Garder";
        kept: "Kept", "Gardé";
        kept_of: "{n} of {all} kept", "{n} sur {all} gardés";
        kept_all: "No more may be kept", "Pas un de plus";
        keep_none: "Keep none", "N'en garder aucun";
        hire: "Hire", "Engager";
        at_cost: "{what} for {n}", "{what} pour {n}";
        many: "{what} {n}", "{what} {n}";
        you_keep: "you keep {n}", "il vous reste {n}";
        accept: "Accept", "Accepter";
        yours: "Yours", "À vous";
        look_at: "Shortlist", "Mettre de côté";
        choose: "Choose", "Choisir";
        chosen: "Chosen", "Choisi";
        draw_closes: "Once you draw, the discards are closed.", "Dès que vous piochez, la défausse est fermée.";
        draw_all: "Draw {n}", "En piocher {n}";
        arrived_evades: "You have arrived: you stay here, unless you evade.", "Vous êtes arrivé : vous restez ici, sauf à esquiver.";
        arrived: "You have arrived: keep flying or full stop, you stay here.", "Vous êtes arrivé : voler encore ou arrêt complet, vous restez ici.";
        to_keep_flying: "to keep flying", "de poursuivre le vol";
        way_botches: "Botched", "Raté";
        way_warrant: "Warrant", "Mandat";
        whatever: "whatever you do", "quoi qu'il arrive";
        of_more: "{percent} to reach {n} or more", "{percent} d'atteindre {n} ou plus";
        bribed: "{percent} with bribes of {n}", "{percent} avec {n} de pots-de-vin";
        to_proceed: "to get past", "de passer";
        to_reach: "to reach {n} or more", "d'atteindre {n} ou plus";
        impossible: "not now", "pas maintenant";
        no_action_left: "used up", "épuisées";
        no_market: "no market", "sans marché";
        no_market_at: "there is no market here", "aucun marché ici";
        no_contact: "no contact", "sans contact";
        no_contact_at: "there is no contact here", "aucun contact ici";
        refused: "refused", "refusé";
        deal_with: "Deal with {name}", "Traiter avec {name}";
        shunned: "nobody deals with him in this story", "personne ne traite avec lui dans cette histoire";
        wanted_aboard: "{who} wanted", "{who} : recherché";
        make_work: "sure money: no roll, no wages", "de l'argent sûr : ni jet ni salaires";
        no_job: "no job here", "sans contrat";
        no_job_at: "none of your jobs is worked here, and make-work needs a planet", "aucun de vos contrats ne se fait ici, et les petits boulots demandent une planète";
        not_ready: "not ready", "pas prêt";
        desk: "The table", "La table";
        now: "Now", "En cours";
        sector: "Sector", "Secteur";
        sector_none: "Press a sector of the chart: what is there, and how to get there, is said here.", "Touchez un secteur de la carte : ce qui s'y trouve et comment y aller est dit ici.";
        sheet_down: "More of the chart", "Plus de carte";
        sheet_up: "More of the table", "Plus de table";
        starts_about: "Press any lit sector of the chart, or one of these, with jobs and supplies near.", "Touchez un secteur de la carte, ou l'un de ceux-ci, près de contrats et de marchés.";
        @sets haven_about: "Your ship starts at its haven. A Buy there: 4 fuel and rest, free; the Cruiser stays out, and the story ends there.", "Votre vaisseau part de son havre. Y acheter : 4 carburants et repos, gratuits ; le Croiseur n'y vient pas, et l'histoire y finit.";
        @sets haven_goods: "Your ship starts at its haven. Goods are handed in there for goal tokens, and nobody boards you there.", "Votre vaisseau part de son havre. On y remet des marchandises contre des jetons, et nul ne vous y aborde.";
        starts_all: "All planets ({n})", "Toutes les planètes ({n})";
        starts_elsewhere: "In open space ({n})", "Dans l'espace ({n})";
        waiting_own: "You decide.", "À vous de décider.";
        waiting: "{name} decides.", "{name} décide.";
        own_turn: "What you did", "Ce que vous avez fait";
        own_flight: "Your flight", "Votre vol";
        own_roll: "Your roll", "Votre jet";
        @sets own_showdown: "Your showdown", "Votre épreuve de force";
        just_now: "Just now", "À l'instant";
        point_total: "plus the die", "plus le dé";
        heroic: "a 6 adds one bonus die", "un 6 ajoute un dé bonus";
        from: "from {n}", "dès {n}";
        below: "below {n}", "moins de {n}";
        comes_to: "= {n}", "= {n}";
        dealt: "Dealt at the start: {n}", "Distribué au départ : {n}";
        now_at: "now {n}", "maintenant {n}";
        considered_of: "Shortlist: {n} of {all}", "Mis de côté : {n} sur {all}";
        may_buy: "buy up to {n}", "{n} à acheter au plus";
        may_accept: "accept up to {n}", "{n} à accepter au plus";
        look_draw: "Looking costs nothing; once you take a card no more are shown.", "Regarder ne coûte rien ; dès qu'une carte est prise on n'en montre plus.";
        look_rule: "Looking costs nothing: shortlist discards first, then draw. Once you take a card no more are shown.", "Regarder ne coûte rien : la défausse d'abord, puis la pioche. Dès qu'une carte est prise on n'en montre plus.";
        left_in_deck: "{n} in the deck", "{n} dans la pioche";
        you_give: "You give", "Vous donnez";
        nothing_yet: "nothing yet", "rien encore";
        on_chart: "Show on the chart", "Montrer sur la carte";
        gives: "{name} gives", "{name} donne";
        worth: "Worth {n} at printed prices", "Vaut {n} aux prix imprimés";
        nothing: "nothing", "rien";
        nobody: "nobody", "personne";

        piles: "Discard piles", "Défausses";
        pile_count: "{name}: {n} open, {left} in the deck", "{name} : {n} visibles, {left} dans la pioche";
        pile_empty: "This pile is empty.", "Cette défausse est vide.";

        scoring_title: "The account", "Les comptes";
        scoring_note_goals: "That won the match.", "C'était la victoire.";
        scoring_note_cash: "The last goal was reached and everybody else had one more turn: most money wins.", "Le dernier objectif est atteint et chacun a eu un dernier tour : le plus riche l'emporte.";
        scoring_note_aim: "The aim was reached in time.", "L'objectif est atteint à temps.";
        scoring_note_no_aim: "Time is up, and the aim was not reached.", "Le temps est écoulé et l'objectif n'est pas atteint.";
        scoring_note_limit: "That was the last round. Most goals win: {all}.", "C'était le dernier tour. Le plus d'objectifs gagne : {all}.";
        scoring_note_limit_money: "That was the last round. Goals are equal, so most money wins: {all}.", "C'était le dernier tour. À objectifs égaux, le plus d'argent gagne : {all}.";
        ended_goal: "{name} reached the last goal in round {n}.", "{name} a atteint le dernier objectif au tour {n}.";
        @sets scoring_note_drought: "Most money wins, less the fixed pay of each job not done.", "Le plus riche gagne, moins la paie fixe de chaque contrat inachevé.";
        @sets scoring_note_trust: "The most contacts Solid wins, of equals the dearest crew.", "Qui a le plus de soutiens gagne, à égalité l'équipage le plus cher.";
        @sets scoring_note_most: "Most money wins.", "Le plus riche gagne.";
        @sets ended_claim: "{name} owned more than half of all money in round {n}.", "{name} possédait plus de la moitié de tout l'argent au tour {n}.";
        @sets ended_bank: "The bank was empty in round {n}.", "La banque était vide au tour {n}.";
        @sets ended_timer: "The last token went in round {n}.", "Le dernier jeton est parti au tour {n}.";
        @sets ended_purses: "{name} took the last purse in round {n}, and everybody else had one more turn.", "{name} a pris la dernière bourse au tour {n}, et chacun a eu un dernier tour.";
        @sets ended_drought: "In round {n} too many contacts had no job left.", "Au tour {n}, trop de contacts n'avaient plus de contrat.";
        ended_round: "It ended with round {n}.", "La partie s'est arrêtée au tour {n}.";
        voyage: "The voyages of all ships", "Les voyages de tous les vaisseaux";
        turnings: "How it went", "Le récit";
        best_job: "Best job", "Meilleur contrat";
        worst_luck: "Worst luck", "Coup dur";
        copy_story: "Copy the story", "Copier le récit";
        jobs_done: "Jobs done", "Contrats accomplis";
        jobs_of: "{n}: {legal} legal, {bad} illegal ({who})", "{n}, légaux {legal}, illégaux {bad} ({who})";
        in_all: "In all", "En tout";
        sectors_flown: "Sectors flown", "Secteurs parcourus";
        dice: "Dice", "Dés";
        dice_none: "none thrown", "aucun lancé";
        dice_thrown: "{n} thrown, {mean} on average; 3.5 was to be expected", "{n} lancés, {mean} en moyenne ; on attendait 3,5";
        decimal_point: ".", ",";
        item: "Item", "Poste";
        figure: "Figure", "Valeur";
        cash: "Money", "Argent";
        solids: "Solid with", "Soutiens";
        crew_hired: "Crew", "Équipiers";
    }
}

impl FireflyPageWords {
    /// What it takes to pass so many misbehave cards, and the test at the end if there is one.
    pub fn odds(&self, cards: u8, chance: Chance, last: Option<Chance>) -> String {
        let text = match (cards, last) {
            (0, None) => return self.odds_none.to_owned(),
            (0, Some(_)) => self.odds_test,
            (1, None) => self.odds_one,
            (1, Some(_)) => self.odds_one_test,
            (_, None) => self.odds_clear,
            (_, Some(_)) => self.odds_clear_test,
        };
        let whole = last.map_or(chance, |last| chance.and(last));
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("n", &cards), ("percent", &self.chance(whole))];
        fill(text, &values)
    }

    /// What a job pays by a roll, the likeliest sum first, each with its chance.
    pub fn rolled_pay(&self, pay: u32, roll: PayRoll) -> String {
        let PayRoll { by, more, less } = roll;
        let by = u32::from(by);
        let even = 1000u64.saturating_sub(more.permille() + less.permille());
        let mut sums =
            vec![(pay.saturating_sub(by), less), (pay, Chance::new(even, 1000)), (pay + by, more)];
        sums.retain(|(_, chance)| *chance != Chance::NEVER);
        if let [(sum, _)] = sums[..] {
            return fill(self.pays_any_roll, &[("n", &sum)]);
        }
        let likely = sums.iter().map(|(_, chance)| chance.permille()).max();
        let said = |(n, chance): &(u32, Chance)| {
            let percent = self.chance(*chance);
            let values: [(&str, &dyn std::fmt::Display); 2] = [("n", n), ("percent", &percent)];
            fill(self.pays_chance, &values)
        };
        let (first, others): (Vec<_>, Vec<_>) =
            sums.iter().partition(|(_, chance)| Some(chance.permille()) == likely);
        let listed =
            |sums: Vec<&(u32, Chance)>| sums.into_iter().map(said).collect::<Vec<_>>().join(", ");
        let (first, others) = (listed(first), listed(others));
        fill(self.pays_rolled, &[("likely", &first), ("others", &others)])
    }

    /// The same with what a roll for the pay may bring.
    pub fn with_pay_roll(&self, odds: String, roll: Option<PayRoll>) -> String {
        let Some(PayRoll { by, more, less }) = roll else { return odds };
        let (more, less) = (self.chance(more), self.chance(less));
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("what", &odds), ("more", &more), ("less", &less), ("n", &by)];
        fill(self.odds_pay, &values)
    }

    /// A chance in words: `64%`; never rounded to certain or impossible.
    pub fn chance(&self, chance: Chance) -> String {
        self.rounded(chance, (chance.permille() + 5) / 10)
    }

    /// The chances of what excludes each other, so that together they say 100: the first has what is left.
    pub fn shares(&self, chances: [Chance; 3]) -> [(u64, String); 3] {
        let mut parts = chances.map(|chance| (chance.permille() + 5) / 10);
        parts[0] = 100_u64.saturating_sub(parts[1] + parts[2]);
        std::array::from_fn(|at| (parts[at], self.rounded(chances[at], parts[at])))
    }

    /// What is sure, and what cannot be, is said in words.
    fn rounded(&self, chance: Chance, rounded: u64) -> String {
        let shown = match chance {
            Chance::NEVER => return self.never.to_owned(),
            Chance::CERTAIN => return self.surely.to_owned(),
            _ if rounded == 0 => "<1".to_owned(),
            _ if rounded >= 100 => ">99".to_owned(),
            _ => rounded.to_string(),
        };
        fill(self.percent, &[("n", &shown)])
    }
}
