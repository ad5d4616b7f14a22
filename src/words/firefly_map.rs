//! What the chart of Firefly says. Names of places are in `firefly/`.

super::catalogue! {
    /// The words of the chart.
    FireflyMapWords {
        title: "The chart", "La carte";
        about: "Chart of the sectors. Keys: plus and minus, arrows, 0 for the whole chart, i to ask what lies there. Everything on it is also said in words below.", "Carte des secteurs. Touches : plus et moins, flèches, 0 pour toute la carte, i pour demander ce qui s'y trouve. Tout ce qu'elle montre est aussi dit en mots plus bas.";
        zoom_in: "Closer", "Rapprocher";
        zoom_out: "Further away", "Éloigner";
        whole: "Whole chart", "Toute la carte";
        own_ship: "My ship", "Mon vaisseau";
        key: "Key of the chart", "Légende de la carte";
        key_own: "Your ship, and its warrants", "Votre vaisseau, et ses mandats";
        key_turn: "The ship that has the turn", "Le vaisseau dont c'est le tour";
        key_flags: "Pick-up, drop-off, crime, goal", "Chargement, livraison, crime, objectif";
        key_flag: "Your job or goal, so many sectors away", "Votre contrat ou objectif, à tant de secteurs";
        key_reach: "In reach of a full burn, in so many sectors", "À portée pleins gaz, en tant de secteurs";
        key_walk: "In reach of a mosey", "À portée en croisière";
        key_aim: "May be chosen now", "À choisir maintenant";
        key_way: "Your course: this flight, and later ones", "Votre route : ce vol, puis les suivants";
        key_wake: "Where a ship came from", "D'où vient un vaisseau";
        key_market: "Supply planet", "Planète d'approvisionnement";
        key_contact: "A contact lives here", "Un contact vit ici";
        key_alliance: "Alliance space", "Espace de l'Alliance";
        key_border: "Border space", "Bordure";
        key_chosen: "The sector you look at", "Le secteur que vous regardez";
        key_ready: "Your goal can be worked there now", "Votre objectif peut s'y faire maintenant";
        key_sun: "Suns", "Soleils";
        key_rocks: "Rocks: no way from corner to corner", "Récifs : on ne passe pas d'un coin à l'autre";
        @sets key_rim: "Rim Space", "Lisière";
        @sets key_printed: "Reaver alert printed on the chart: a Cutter comes at that number or less on a die; it stays", "Alerte reaver imprimée sur la carte : un Cutter vient à ce chiffre ou moins au dé ; elle reste";
        @sets key_alert: "Reaver alert tokens: the same, once; over a printed one, both together", "Jetons d'alerte reaver : de même, une fois ; sur une alerte imprimée, les deux ensemble";
        @sets key_corvette: "Operative's Corvette: takes wanted crew and fugitives of outlaws, anywhere", "Corvette de l'Agent : prend partout équipiers recherchés et fugitifs des hors-la-loi";
        @sets key_watch: "Alliance alert: the Cruiser or the Corvette comes at that number or less on a die, once", "Alerte de l'Alliance : le Croiseur ou la Corvette vient à ce chiffre ou moins au dé, une fois";
        @sets key_chance: "An opportunity of a job under way: once, before it is done", "L'occasion d'un contrat en cours : une fois, avant sa fin";
        search: "Find a planet or a contact", "Chercher une planète ou un contact";
        found_none: "Nothing of that name on the chart.", "Rien de ce nom sur la carte.";

        system: "{name} system", "système {name}";
        market: "Supply", "Approvisionnement";
        supply: "Supply: {name}", "Approvisionnement : {name}";
        contact: "Contact: {name}", "Contact : {name}";
        own_here: "Your ship", "Votre vaisseau";
        ship_here: "{name}'s ship", "Vaisseau : {name}";
        warrants: "warrants: {n}", "mandats : {n}";
        cruiser: "Alliance Cruiser", "Croiseur de l'Alliance";
        cutter: "Reaver Cutter", "Cutter reaver";
        @sets corvette: "Operative's Corvette", "Corvette de l'Agent";
        @sets alert_here: "Reaver alert: whoever enters rolls; a Cutter comes at {n} or less", "Alerte reaver : qui entre lance le dé ; un Cutter vient à {n} ou moins";
        @sets alert_met: "Reaver alert {n}: a Cutter is here already", "Alerte reaver {n} : un Cutter est déjà là";
        @sets alert_goes: "tokens, gone after that roll", "jetons, retirés après ce jet";
        @sets alert_stays: "printed, it stays", "imprimée, elle reste";
        @sets watch_here: "Alliance alert: whoever enters rolls; at {n} or less a ship of the Alliance comes", "Alerte de l'Alliance : qui entre lance le dé ; à {n} ou moins, un vaisseau de l'Alliance vient";
        @sets watch_met: "Alliance alert {n}: no ship would come now", "Alerte de l'Alliance {n} : aucun vaisseau ne viendrait";
        @sets cache_here: "Contraband for whoever misbehaves: {n}", "Contrebande pour qui magouille : {n}";
        @sets key_cache: "Contraband that lies there for whoever misbehaves", "Contrebande qui s'y trouve, pour qui magouille";
        @sets purse: "a purse of {n}", "une bourse de {n}";
        @sets haven: "Haven", "Havre";
        @sets own_haven: "Your haven", "Votre havre";
        @sets haven_of: "{name}'s haven", "Havre : {name}";
        @sets key_haven: "A captain's haven", "Le havre d'un capitaine";
        @sets key_goal: "Where a goal of the story is worked: its number", "Où se travaille un objectif : son numéro";
        pickup: "Pick-up: {name}", "Chargement : {name}";
        dropoff: "Drop-off: {name}", "Livraison : {name}";
        crime: "Crime: {name}", "Crime : {name}";
        goal: "Goal: {name}", "Objectif : {name}";
        @sets chance: "Opportunity: {name}", "Occasion : {name}";

        @sets quarry: "To be caught: {name}", "À capturer : {name}";
        @sets key_quarry: "Somebody with a bounty, to be caught on the discard pile there", "Une tête mise à prix, à capturer dans la défausse de ce lieu";
        @sets key_prey: "A ship that you may attack: a piracy job, a bounty or somebody bound", "Un vaisseau que vous pouvez attaquer : piraterie, prime ou captif";

        away_0: "Where you are", "Où vous êtes";
        no_way: "The Reavers close every way there", "Les Reavers ferment tout passage";
        burn: "Full burn: {n} of {range} sectors, {fuel} fuel", "Pleins gaz : {n} secteurs sur {range}, {fuel} carburant";
        turns: "{n} turns, {fuel} fuel in all", "{n} tours, {fuel} carburant en tout";
        @sets cards_rim: "{n} of the Rim", "{n} de la Lisière";
        @sets alert: "an alert that Reavers answer {n}", "une alerte qui attire les Reavers {n}";
        @sets watch: "an alert that the Alliance answers {n}", "une alerte qui attire l'Alliance {n}";
        cards: "Nav cards: {alliance} Alliance, {border} Border", "Cartes nav : {alliance} Alliance, {border} Bordure";
        arrives: "{n} to get there, {m} stopped on the way", "{n} d'y arriver, {m} arrêté en route";
        may_turn_up: "may turn up, stopping you or not: {what}", "peut survenir, avec ou sans arrêt : {what}";
        breakdown: "breakdown {n}", "panne {n}";
        reavers: "Reavers {n}", "Reavers {n}";
        law: "the Cruiser {n}", "Croiseur {n}";
        meets_cruiser: "Outlaw: the Cruiser stops you at {name}; {what}.", "Hors-la-loi : le Croiseur vous arrête ({name}) ; {what}.";
        @sets meets_corvette: "Outlaw: the Corvette stops you at {name}; {what}.", "Hors-la-loi : la Corvette vous arrête ({name}) ; {what}.";
        @sets shut: "{name}: a Reaver Cutter is there, a burn stops before it.", "{name} : un Cutter reaver s'y trouve, pleins gaz on s'arrête avant.";
        last_fuel: "Leaves {n} fuel: no full burn from {name}, which sells none.", "Reste {n} carburant : plus de pleins gaz depuis {name}, qui n'en vend pas.";
        would_take: "the Cruiser would take: {what}", "le Croiseur prendrait : {what}";
        arrives_part: "{n} to get {k} of {all} sectors, {m} stopped before", "{n} de faire {k} secteurs sur {all}, {m} arrêté avant";
        burn_short: "Burn · {n} sector|Burn · {n} sectors", "Pleins gaz · {n} secteur|Pleins gaz · {n} secteurs";
        burn_part: "Burn · {n} of {all}", "Pleins gaz · {n} sur {all}";
        on_short: "Fly on · {n} sector|Fly on · {n} sectors", "Continuer · {n} secteur|Continuer · {n} secteurs";
        on_part: "Fly on · {n} of {all}", "Continuer · {n} sur {all}";
        send_there: "Move it there", "L'y envoyer";
        @sets live_here: "Make it your haven", "En faire votre havre";
        start_here: "Start here", "Partir d'ici";
        there: "there", "sur place";
        fly_there: "Fly there", "Y aller";
        flies_to: "Flying on to {name}.", "En route vers {name}.";
        hold: "Pause", "Pause";
        mosey_there: "Mosey there", "Y aller en croisière";
        @sets lurks: "A Reaver Cutter is there: it boards you when your next turn begins, if both are still there.", "Un Cutter reaver s'y trouve : il vous aborde au début de votre prochain tour, si vous y êtes encore tous deux.";
        @sets routs: "it drives the Cutter there back to where Reavers start", "elle en chasse le Cutter vers là d'où partent les Reavers";
        @sets routed: "the Corvette drives it from there back to where Reavers start", "la Corvette l'en chasse vers là d'où partent les Reavers";
        moseys: "Mosey: no fuel, no nav card", "Croisière : ni carburant ni carte nav";
        burns: "full burn: {n} to get there", "pleins gaz : {n} d'y arriver";
        burn_for: "Burn: {fuel} fuel", "Pleins gaz : {fuel} carburant";
        no_fuel: "Not enough fuel for a full burn", "Pas assez de carburant pour aller pleins gaz";

        board: "The table in words", "La table en mots";
        bound: "To {name}, the shortest way first", "Vers {name}, au plus court d'abord";
        onward: "{n} on", "puis {n}";
        press_lit: "Press a lit sector of the chart.", "Touchez un secteur éclairé de la carte.";
        ship_there: "a ship is there", "un vaisseau s'y trouve";
        neighbours: "Neighbours", "Secteurs voisins";
    }
}
