//! What the lobby, the match page and the notices say.

super::catalogue! {
    /// The words of the shell.
    Words {
        title: "Farflung", "Farflung";
        tagline: "Three voyages, one table", "Trois voyages, une table";
        home: "Home", "Accueil";
        skip_to_table: "Skip to the table", "Aller à la table";
        loading: "Laying the table", "On dresse la table";

        play: "Play", "Jouer";
        deal: "Deal", "Distribuer";
        continue_match: "Continue", "Continuer";
        your_matches: "Your matches", "Vos parties";
        no_matches: "Nothing on the shelf yet. A match you start is kept here.", "Rien sur l'étagère pour l'instant. Une partie commencée se retrouve ici.";
        set_the_table: "Set the table", "Dresser la table";
        seats: "Seats", "Places";
        seat_number: "Seat {n}", "Place {n}";
        seat_kind: "Who plays seat {n}", "Qui joue la place {n}";
        seat_name: "Name of seat {n}", "Nom de la place {n}";
        seat_colour: "Colour of seat {n}", "Couleur de la place {n}";
        colour_number: "Colour {n}", "Couleur {n}";
        add_seat: "Add a seat", "Ajouter une place";
        remove_seat: "Remove seat {n}", "Retirer la place {n}";
        human: "Person", "Personne";
        bot_random: "Bot: wanderer", "Robot : flâneur";
        bot_greedy: "Bot: trader", "Robot : marchand";
        bot_expert: "Bot: navigator", "Robot : navigateur";
        bot_random_about: "Plays any legal card.", "Joue une carte permise au hasard.";
        bot_greedy_about: "Takes what scores most now.", "Prend ce qui rapporte le plus tout de suite.";
        bot_expert_about: "Thinks the journey through to the end.", "Réfléchit au voyage jusqu'au bout.";
        name_random: "Wanderer", "Flâneur";
        name_greedy: "Trader", "Marchand";
        name_expert: "Navigator", "Navigateur";
        you: "You", "Vous";
        guest: "Guest {n}", "Invité {n}";
        seed: "Seed", "Graine";
        seed_hint: "The same seed deals the same game. Leave it empty for a new one.", "La même graine distribue la même partie. Laissez vide pour une nouvelle.";
        new_seed: "Draw a seed", "Tirer une graine";
        seed_link_note: "This link deals the game {seed}.", "Ce lien distribue la partie {seed}.";
        options: "Options", "Options";
        more_options: "Seats, start and seed", "Places, départ et graine";
        quick_play: "Play now", "Jouer maintenant";
        quick_play_note: "You against the navigator", "Vous contre le navigateur";

        settings: "Settings", "Réglages";
        language: "Language", "Langue";
        theme: "Theme", "Thème";
        theme_auto: "Like the device", "Comme l'appareil";
        theme_light: "Day", "Jour";
        theme_dark: "Night", "Nuit";
        motion: "Motion", "Animations";
        motion_auto: "Like the device", "Comme l'appareil";
        motion_off: "Off", "Sans";
        tap: "Playing a card", "Jouer une carte";
        tap_confirm: "Choose, then confirm", "Choisir, puis confirmer";
        tap_single: "With a single tap", "En un seul geste";
        pace: "Bots move", "Les robots jouent";
        pace_calm: "Calmly", "Posément";
        pace_brisk: "Briskly", "Vivement";
        pace_instant: "At once", "Aussitôt";
        close: "Close", "Fermer";
        menu: "Menu", "Menu";
        table_menu: "Table menu", "Menu de la table";

        your_turn: "Your turn", "À vous";
        turn_of: "{name}'s turn", "Au tour de {name}";
        thinking: "{name} is thinking", "{name} réfléchit";
        match_over: "The match is over", "La partie est finie";
        choices: "What can be done now", "Ce qu'on peut faire";
        log: "Log", "Journal";
        log_empty: "Nothing has happened yet.", "Il ne s'est encore rien passé.";
        confirm: "Confirm", "Confirmer";
        cancel: "Cancel", "Annuler";
        hand_over_title: "Pass the device to {name}", "Passez l'appareil à {name}";
        hand_over_note: "Nobody else should look now.", "Personne d'autre ne doit regarder.";
        hand_over_button: "I am {name}", "Je suis {name}";
        stopped_thinking: "The bot stopped thinking and was started again.", "Le robot s'est arrêté et a été relancé.";

        place: "Place", "Rang";
        winner: "{name} wins", "{name} l'emporte";
        you_win: "You win", "Vous l'emportez";
        total: "Total", "Total";
        same_deal: "Same deal again", "Même partie encore";
        new_deal: "New deal", "Nouvelle partie";
        copy_seed_link: "Copy seed link", "Copier le lien de la graine";
        copied: "Copied.", "Copié.";
        copy_by_hand: "The browser does not let us copy. Here is the link:", "Le navigateur refuse la copie. Voici le lien :";
        skip: "Skip", "Passer";
        show_again: "Show again", "Revoir";
        look_at_table: "Look at the table", "Voir la table";
        back_to_scores: "Back to the scores", "Revenir aux scores";

        cannot_save: "This match cannot be saved: {why} It goes on, but is lost when the page closes.", "Cette partie ne peut pas être enregistrée : {why} Elle continue, mais sera perdue à la fermeture de la page.";
        storage_full: "the browser's storage is full. Delete old matches to make room.", "le stockage du navigateur est plein. Supprimez d'anciennes parties.";
        storage_forbidden: "the browser forbids storage.", "le navigateur interdit le stockage.";
        storage_changed: "what was written could not be read back.", "ce qui a été écrit n'a pas pu être relu.";
        not_found_title: "There is no such match here", "Cette partie n'est pas ici";
        not_found: "It was played in another browser, or deleted. A new deal is one click away.", "Elle a été jouée dans un autre navigateur, ou supprimée. Une nouvelle partie est à un clic.";
        bad_link_title: "This link cannot be opened", "Ce lien ne s'ouvre pas";
        bad_link_new: "Deal a new game", "Distribuer une nouvelle partie";
        bad_route: "The address names no page of Farflung.", "L'adresse ne mène à aucune page de Farflung.";
        bad_seed: "The seed cannot be read: {why}.", "La graine est illisible : {why}.";
        seed_empty: "it is empty", "elle est vide";
        seed_character: "a seed cannot contain “{c}”", "une graine ne contient pas « {c} »";
        seed_long: "it has more than thirteen letters", "elle a plus de treize lettres";
        bad_seats: "The seats cannot be read: “{text}”. Write them as human or bot levels, parted by commas.", "Les places sont illisibles : « {text} ». Écrivez human ou des niveaux de robot, séparés par des virgules.";
        bad_count: "This game seats {least} to {most}, not {value}.", "Ce jeu se joue de {least} à {most}, pas à {value}.";
        bad_option: "“{text}” is no option of this game.", "« {text} » n'est pas une option de ce jeu.";
        bad_save: "Unreadable match", "Partie illisible";
        bad_save_note: "It was kept as it is: {why} You can export it.", "Elle est gardée telle quelle : {why} Vous pouvez l'exporter.";
        export: "Export", "Exporter";
        delete: "Delete", "Supprimer";
        panic_title: "Something broke", "Quelque chose a cassé";
        panic_note: "Every choice made so far is saved. Reload to go on from the last one.", "Chaque choix est enregistré. Rechargez pour reprendre au dernier.";
        reload: "Reload", "Recharger";

        link_empty: "it is empty.", "il est vide.";
        link_long: "it is longer than any match.", "il est plus long que toute partie.";
        link_character: "it contains “{c}”, which no link does.", "il contient « {c} », ce qu'aucun lien ne contient.";
        link_format: "it was made by another Farflung (format {n}). Reload the page to get the newest one.", "il vient d'un autre Farflung (format {n}). Rechargez la page pour avoir le plus récent.";
        link_game: "it is of a game that this version does not know. Reload the page to get the newest one.", "il concerne un jeu que cette version ne connaît pas. Rechargez la page pour avoir la plus récente.";
        link_rules: "it was made with rules {link} of the game, this version plays rules {ours}.", "il a été fait avec les règles {link} du jeu, cette version joue les règles {ours}.";
        link_damaged: "it is damaged: cut short or mistyped. Ask for it again.", "il est abîmé : coupé ou mal recopié. Redemandez-le.";
        save_damaged: "its text is not a match of Farflung.", "son texte n'est pas une partie de Farflung.";

        shared_title: "A match for you", "Une partie pour vous";
        seat_count: "{n} seats", "{n} places";
        take_seat: "Take over seat {n}", "Reprendre la place {n}";
        watch: "Watch", "Regarder";
        play_same_deal: "Play the same deal", "Jouer la même donne";

        unofficial: "Unofficial, made by players. The games' names belong to their owners; art and words are ours.", "Non officiel, fait par des joueurs. Les noms des jeux appartiennent à leurs propriétaires ; dessins et textes sont les nôtres.";
        gallery: "Gallery", "Galerie";
        round_of: "Round {n} of {all}", "Manche {n} sur {all}";
        move_number: "{n} moves", "{n} coups";
        finished: "Finished", "Finie";
        running: "Running", "En cours";
        theme_button: "Change theme", "Changer de thème";
    }
}
