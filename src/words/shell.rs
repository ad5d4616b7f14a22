//! What the lobby, the match page and the notices say.

use super::fill;

super::catalogue! {
    /// The words of the shell.
    Words {
        title: "Farflung", "Farflung";
        tagline: "Three voyages, one table", "Trois voyages, une table";
        home: "Home", "Accueil";
        loading: "Laying the table", "On dresse la table";
        fetching_failed: "The table of {game} could not be fetched. It needs the network once; after that it works without.", "La table de {game} n'a pas pu être chargée. Il faut le réseau une fois ; ensuite elle marche sans.";
        try_again: "Try again", "Réessayer";
        skip_to_table: "Skip to the table", "Aller à la table";

        play: "Play", "Jouer";
        deal: "Deal", "Distribuer";
        continue_match: "Continue", "Continuer";
        your_matches: "Your matches", "Vos parties";
        no_matches: "Nothing on the shelf yet. A match you start is kept here.", "Rien sur l'étagère pour l'instant. Une partie commencée se retrouve ici.";
        set_the_table: "Set the table", "Dresser la table";
        seats: "Seats", "Places";
        seat_kind: "Who plays seat {n}", "Qui joue la place {n}";
        seat_name: "Name of seat {n}", "Nom de la place {n}";
        seat_colour: "Colour of seat {n}", "Couleur de la place {n}";
        add_seat: "Add a seat", "Ajouter une place";
        remove_seat: "Remove seat {n}", "Retirer la place {n}";
        human: "Person here", "Personne ici";
        bot: "{name} ({level})", "{name} ({level})";
        level_random: "easy", "facile";
        level_greedy: "medium", "moyen";
        level_expert: "hard", "difficile";
        levels_about: "From weak to strong: Wanderer does anything that is allowed, Trader takes what pays most now, Navigator thinks ahead.", "Du plus faible au plus fort : Flâneur fait n'importe quel coup permis, Marchand prend ce qui rapporte le plus tout de suite, Navigateur réfléchit à la suite.";
        name_random: "Wanderer", "Flâneur";
        name_greedy: "Trader", "Marchand";
        name_expert: "Navigator", "Navigateur";
        you: "You", "Vous";
        guest: "Guest {n}", "Invité {n}";
        seed: "Seed", "Graine";
        seed_hint: "The same seed deals the same game. Leave it empty for a new one.", "La même graine distribue la même partie. Laissez vide pour une nouvelle.";
        new_seed: "Draw a seed", "Tirer une graine";
        seed_link_note: "The deal {seed}: the same for everybody who opens the link.", "La donne {seed} : la même pour qui ouvre ce lien.";
        options: "Options", "Options";
        play_game: "Play {name}", "Jouer à {name}";
        against: "against {name}", "contre {name}";
        against_next: "against {name}, after your clear win", "contre {name}, après votre nette victoire";

        settings: "Settings", "Réglages";
        language: "Language", "Langue";
        no_french: "French could not be fetched: try again with a network.", "Le français n'a pas pu être chargé : réessayez avec un réseau.";
        theme: "Theme", "Thème";
        theme_auto: "Like the device", "Comme l'appareil";
        theme_light: "Day", "Jour";
        theme_dark: "Night", "Nuit";
        motion: "Motion", "Animations";
        motion_auto: "Like the device", "Comme l'appareil";
        motion_off: "Off", "Sans";
        tap: "Choosing on the table", "Choisir sur la table";
        tap_confirm: "Choose, then confirm", "Choisir, puis confirmer";
        tap_single: "With a single tap", "En un seul geste";
        tap_offer: "Choices take two presses, so that none goes astray. One can be enough; the settings change it back.", "Un choix demande deux gestes, contre les erreurs. Un seul peut suffire ; les réglages y reviennent.";
        pace: "Bots move", "Les robots jouent";
        pace_slow: "Slowly", "Lentement";
        pace_normal: "At a normal pace", "À un rythme normal";
        pace_fast: "Fast", "Vite";
        pace_skip: "At once", "Aussitôt";
        sound: "Sound", "Sons";
        sound_off: "Off", "Sans";
        sound_on: "Quiet", "Discrets";
        close: "Close", "Fermer";
        menu: "Menu", "Menu";
        help: "Help", "Aide";
        help_keys: "L opens the log, ? this help; Tab walks through what can be done, Enter does it, Shift+Enter presses the main button.", "L ouvre le journal, le point d'interrogation cette aide ; Tab parcourt ce qu'on peut faire, Entrée le fait, Maj+Entrée appuie sur le bouton principal.";
        table_menu: "Table menu", "Menu de la table";

        your_turn: "Your turn", "À vous";
        turn_of: "{name}'s turn", "Au tour de {name}";
        decides: "{name} decides", "{name} décide";
        comes_of_it: "You have chosen", "Vous avez choisi";
        thinking: "{name} is thinking", "{name} réfléchit";
        match_over: "The match is over", "La partie est finie";
        about: "{what}: {it}", "{what} : {it}";
        also: "{what}; {more}", "{what} ; {more}";
        choices: "What can be done now", "Ce qu'on peut faire";
        log: "Log", "Journal";
        log_empty: "Nothing has happened yet.", "Il ne s'est encore rien passé.";
        log_start: "Before the first turn", "Avant le premier tour";
        log_turn: "Turn {n}", "Tour {n}";
        log_more: "Earlier turns: {n}", "Tours précédents : {n}";
        recap: "Since your last turn", "Depuis votre dernier tour";
        hurry_end: "Skip to the end", "Aller à la fin";
        hurry: "Skip to my turn", "Aller à mon tour";
        unhurry: "Watch each move", "Voir chaque coup";
        cancel: "Cancel", "Annuler";
        hand_over_title: "Pass the device to {name}", "Passez l'appareil à {name}";
        hand_over_note: "Nobody else should look now.", "Personne d'autre ne doit regarder.";
        hand_over_button: "I am {name}", "Je suis {name}";

        place: "Place", "Rang";
        winner: "{name} wins", "{name} l'emporte";
        winners: "{names} and {last} win", "{names} et {last} l'emportent";
        you_all_win: "{names} and {last} win", "{names} et {last} l'emportez";
        you_win: "You win", "Vous l'emportez";
        total: "Total", "Total";
        hint: "Hint", "Conseil";
        hint_why: "Why?", "Pourquoi ?";
        hint_known: "Got it", "Compris";
        hints_off: "No more hints", "Plus aucun conseil";
        hints_again: "Show the hints again", "Relire les conseils";
        hints_later: "Hints come with your next turn", "Les conseils viennent à votre prochain tour";
        first_game: "Guided first game again", "Rejouer la première partie guidée";
        same_deal: "Same deal again", "Rejouer la même donne";
        new_deal: "New deal", "Nouvelle partie";
        copy_seed_link: "Copy seed link", "Copier le lien de la graine";
        challenge: "Challenge a friend", "Défier quelqu'un";
        copied: "Copied: paste it into a message", "Copié : collez-le dans un message";
        copy_by_hand: "The browser does not let us copy. Here is the link:", "Le navigateur refuse la copie. Voici le lien :";
        skip: "Skip", "Passer";
        count_again: "Count again", "Recompter";
        play_stronger: "Now against {name}", "Et maintenant contre {name}";
        more: "More", "Plus";
        look_at_table: "Look at the table", "Voir la table";
        back_to_scores: "Back to the scores", "Revenir aux scores";

        cannot_save: "This match cannot be saved: {why} It goes on, but is lost when the page closes.", "Cette partie ne peut pas être enregistrée : {why} Elle continue, mais sera perdue à la fermeture de la page.";
        storage_full: "the browser's storage is full. Delete old matches to make room.", "le stockage du navigateur est plein. Supprimez d'anciennes parties.";
        storage_forbidden: "the browser forbids storage.", "le navigateur interdit le stockage.";
        storage_changed: "what was written could not be read back.", "ce qui a été écrit n'a pas pu être relu.";
        not_found_title: "There is no such match here", "Cette partie n'est pas ici";
        not_found: "It was played in another browser, or deleted. A new deal is one click away.", "Elle a été jouée dans un autre navigateur, ou supprimée. Une nouvelle partie est à un clic.";
        bad_link_title: "This link cannot be opened", "Ce lien ne s'ouvre pas";
        bad_link_new: "Deal a new game", "Distribuer une nouvelle partie";
        bad_route: "The address names no page of Farflung.", "L'adresse ne mène à aucune page de Farflung.";
        bad_seed: "The seed cannot be read: {why}.", "La graine est illisible : {why}.";
        seed_empty: "it is empty", "elle est vide";
        seed_character: "a seed cannot contain “{c}”", "une graine ne contient pas « {c} »";
        seed_long: "it has more than thirteen letters", "elle a plus de treize lettres";
        bad_seats: "The seats cannot be read: “{text}”. Write each as human, away, {levels}, parted by commas.", "Les places sont illisibles : « {text} ». Écrivez pour chacune human, away, {levels}, séparées par des virgules.";
        bad_count: "This game seats {least} to {most}, not {value}.", "Ce jeu se joue de {least} à {most}, pas à {value}.";
        bad_set: "“{text}” names no expansion that this version knows.", "« {text} » ne nomme aucune extension que cette version connaisse.";
        bad_option: "“{text}” is no option of this game.", "« {text} » n'est pas une option de ce jeu.";
        bad_save: "Unreadable match", "Partie illisible";
        bad_save_note: "It was kept as it is: {why} You can export it.", "Elle est gardée telle quelle : {why} Vous pouvez l'exporter.";
        export: "Export", "Exporter";
        delete: "Delete", "Supprimer";
        panic_title: "Something broke", "Quelque chose a cassé";
        panic_note: "Every choice made so far is saved. Reload to go on from the last one.", "Chaque choix est enregistré. Rechargez pour reprendre au dernier.";
        reload: "Reload", "Recharger";
        new_version: "New version: reload", "Nouvelle version : recharger";

        link_empty: "it is empty.", "il est vide.";
        link_long: "it is longer than any match.", "il est plus long que toute partie.";
        link_character: "it contains “{c}”, which no link does.", "il contient « {c} », ce qu'aucun lien ne contient.";
        link_format: "it was made by another Farflung (format {n}). Reload the page to get the newest one.", "il vient d'un autre Farflung (format {n}). Rechargez la page pour avoir le plus récent.";
        link_game: "it is of a game that this version does not know. Reload the page to get the newest one.", "il concerne un jeu que cette version ne connaît pas. Rechargez la page pour avoir la plus récente.";
        link_rules: "it was made with rules {link} of the game, this version plays rules {ours}.", "il a été fait avec les règles {link} du jeu, cette version joue les règles {ours}.";
        link_set: "it is played with an expansion ({set}) that this version does not know.", "il se joue avec une extension ({set}) que cette version ne connaît pas.";
        link_set_rules: "it was made with rules {link} of the expansion {set}, this version plays rules {ours}.", "il a été fait avec les règles {link} de l'extension {set}, cette version joue les règles {ours}.";
        link_damaged: "it is damaged: cut short or mistyped. Ask for it again.", "il est abîmé : coupé ou mal recopié. Redemandez-le.";
        save_damaged: "its text is not a match of Farflung.", "son texte n'est pas une partie de Farflung.";

        undo: "Undo", "Annuler le coup";
        redo: "Redo", "Refaire le coup";
        undo_none: "Nothing of yours to take back, or something hidden was shown to several people", "Rien à reprendre, ou quelque chose de caché a été révélé à plusieurs";
        undo_question: "Something hidden has been shown since then. Taking the choice back means you have seen it.", "Quelque chose de caché a été révélé depuis. Revenir en arrière, c'est l'avoir vu.";
        undo_answers: "This takes back your choice, and what the others have chosen since: they may choose otherwise.", "Cela annule votre choix, et ceux que les autres ont faits depuis : ils pourront choisir autrement.";
        undo_another_s: "This takes back what {name} chose.", "Cela annule le choix de {name}.";
        undo_anyway: "Take it back", "Revenir quand même";
        replay: "Look back", "Revoir la partie";
        advise: "Best choice?", "Meilleur choix ?";
        advise_next: "Your next choice", "Votre choix suivant";
        advise_waits: "An expert thinks about it…", "Un expert y réfléchit…";
        review: "What should I have done?", "Qu'aurais-je dû faire ?";
        review_so_far: "{n} of your {all} choices weighed…", "{n} de vos {all} choix pesés…";
        review_done: "Of your {all} choices an expert would have made these otherwise:", "De vos {all} choix, un expert aurait fait autrement :";
        review_fine: "Your {all} choices: none that an expert would have bettered by a point.", "Vos {all} choix : aucun qu'un expert eût amélioré d'un point.";
        undo_over: "The match is over. Taking your last choice back opens it again.", "La partie est finie. Annuler votre dernier choix la rouvre.";
        replay_whole: "Look back from the start", "Revoir la partie du début";
        replay_at: "Move {n} of {all}", "Coup {n} sur {all}";
        replay_before: "One phase or turn back", "Une phase ou un tour en arrière";
        replay_back: "One move back", "Un coup en arrière";
        recap_watch: "Look back at it", "Le revoir";
        recap_whole: "Line by line", "Ligne par ligne";
        replay_play: "Go on by itself", "Dérouler tout seul";
        replay_stop: "Stop here", "S'arrêter ici";
        replay_on: "One move on", "Un coup en avant";
        replay_after: "One phase or turn on", "Une phase ou un tour en avant";
        now: "Now", "Présent";
        scores: "Scores", "Scores";
        replay_now: "Back to now", "Revenir au présent";
        replay_keys: "Home or [ leads into the past. There, and while the log is open, arrow keys step, Page Up and Page Down go by phase, brackets by round, End or Escape comes back.", "Début ou [ mène dans le passé. Là, et quand le journal est ouvert, les flèches vont coup par coup, Page préc. et Page suiv. par phase, les crochets par manche ; Fin ou Échap en revient.";
        branch_title: "{name} from move {n}", "{name} dès le coup {n}";
        play_from_here: "Play on from here", "Jouer à partir d'ici";
        copy_game_link: "Copy game link", "Copier le lien de la partie";
        share: "Share", "Partager";
        copy_anyway: "Copy it all the same", "Copier quand même";
        share_warning: "The link holds the whole match: whoever opens it can see all that is hidden.", "Le lien contient toute la partie : qui l'ouvre peut voir tout ce qui est caché.";
        two_tabs: "This match is open in another tab too; this one follows.", "Cette partie est ouverte dans un autre onglet ; celui-ci suit.";
        friend: "Friend {n}", "Ami {n}";
        away: "Person elsewhere", "Personne ailleurs";
        send_turn: "It is {name}'s turn. Send the link on; the answer comes back the same way.", "C'est à {name}. Envoyez le lien ; la réponse revient de la même façon.";
        send_end: "The match is over. Send the link on, so that everybody sees how it ended.", "La partie est finie. Envoyez le lien, que chacun voie la fin.";
        copy_turn_link: "Copy turn link", "Copier le lien du tour";
        turn_title: "Your move", "À vous de jouer";
        turn_take: "as {name}", "en tant que {name}";
        turn_older: "This link is older than the match on this device.", "Ce lien est plus ancien que la partie sur cet appareil.";
        turn_branch: "This link tells another story than the match on this device.", "Ce lien raconte une autre partie que celle de cet appareil.";
        turn_mine: "Open the one here", "Ouvrir celle d'ici";
        turn_theirs: "Open the one in the link", "Ouvrir celle du lien";

        rename: "Rename", "Renommer";
        new_title: "New title of {name}", "Nouveau titre de {name}";
        save_title: "Keep", "Garder";
        deleted: "Deleted: {name}", "Supprimée : {name}";
        bring_back: "Bring back", "Rétablir";
        export_all: "Export all", "Tout exporter";
        import: "Import", "Importer";
        imported: "{n} imported, {known} already here, {bad} unreadable.", "Importées : {n} ; déjà ici : {known} ; illisibles : {bad}.";
        import_unkept: "Not everything imported can be kept: {why} What was not is lost when the page closes.", "Tout ce qui est importé ne peut être gardé : {why} Le reste sera perdu à la fermeture de la page.";
        import_nothing: "The file holds no match of Farflung.", "Le fichier ne contient aucune partie de Farflung.";
        won_by: "{name}, {total}", "{name}, {total}";
        daily: "Deal of the day", "Donne du jour";
        daily_note: "{date}: the same for everybody, against {name}.", "{date} : la même pour tous, contre {name}.";
        daily_done: "you scored {total}", "vous avez marqué {total}";
        statistics: "Your results", "Vos résultats";
        statistics_none: "Finish a match to see it here.", "Finissez une partie pour la voir ici.";
        stat_against: "Against", "Contre";
        stat_played: "Played", "Jouées";
        stat_won: "Won", "Gagnées";
        stat_best: "Best", "Record";
        stat_mean: "Mean", "Moyenne";
        ios_hint: "To keep matches for good, add this page to the home screen.", "Pour garder vos parties, ajoutez cette page à l'écran d'accueil.";
        bug_link: "A link to the match, for a report:", "Un lien vers la partie, pour le signalement :";

        invites: "Somebody invites you to a game of", "On vous invite à jouer à";
        invites_by: "{name} invites you to a game of", "{name} vous invite à jouer à";
        beat: "{total} points have been scored on this deal. Beat that!", "On a marqué {total} points sur cette donne. Faites mieux !";
        beat_by: "{name} scored {total} on this deal: beat it!", "{name} a marqué {total} sur cette donne : faites mieux !";
        shares: "Somebody shows you a match of", "On vous montre une partie de";
        shares_by: "{name} shows you a match of", "{name} vous montre une partie de";
        has_moved: "Your partner in this match has moved.", "L'autre a joué dans votre partie.";
        has_moved_by: "{name} has moved.", "{name} a joué.";
        seat_count: "Seats: {n}", "Places : {n}";
        take_seat: "Take over seat {n}", "Reprendre la place {n}";
        watch: "Watch", "Regarder";
        watch_bots: "Watch bots play on", "Regarder les robots finir";
        play_same_deal: "Play the same deal", "Jouer la même donne";

        unofficial: "Unofficial, made by players. The games' names belong to their owners; art and words are ours.", "Non officiel, fait par des joueurs. Les noms des jeux appartiennent à leurs propriétaires ; dessins et textes sont les nôtres.";
        gallery: "Gallery", "Galerie";
        scenes: "Every scene", "Toutes les scènes";
        move_number: "Moves: {n}", "Coups : {n}";
        finished: "Finished", "Finie";
        running: "Running", "En cours";
    }
}

impl Words {
    /// Who has won, in a line, the reader first.
    pub fn victory(&self, winners: &[&str]) -> String {
        let is_you = |name: &&str| *name == self.you;
        let own = winners.iter().copied().filter(is_you);
        let all: Vec<&str> =
            own.chain(winners.iter().copied().filter(|name| !is_you(name))).collect();
        match all.as_slice() {
            [] => self.match_over.to_owned(),
            [only] if is_you(only) => self.you_win.to_owned(),
            [only] => fill(self.winner, &[("name", only)]),
            [first, .., last] => {
                let template = if is_you(first) { self.you_all_win } else { self.winners };
                let names = all[..all.len() - 1].join(", ");
                fill(template, &[("names", &names), ("last", last)])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Lang;

    #[test]
    fn who_has_won_is_said_in_the_right_person() {
        let [en, fr] = Lang::ALL.map(Lang::words);
        assert_eq!(en.victory(&["You"]), "You win");
        assert_eq!(en.victory(&["Anna"]), "Anna wins");
        assert_eq!(en.victory(&["Trader", "You"]), "You and Trader win");
        assert_eq!(fr.victory(&["Anna", "Ben", "Cy"]), "Anna, Ben et Cy l'emportent");
        assert_eq!(fr.victory(&["Vous", "Anna"]), "Vous et Anna l'emportez");
    }
}
