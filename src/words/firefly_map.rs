//! What the chart of Firefly says. Names of places are in `firefly/`.

super::catalogue! {
    /// The words of the chart.
    FireflyMapWords {
        title: "The chart", "La carte";
        about: "Chart of the sectors. Keys: plus and minus, arrows, 0 for the whole chart. Everything on it is also said in words below.", "Carte des secteurs. Touches : plus et moins, flèches, 0 pour toute la carte. Tout ce qu'elle montre est aussi dit en mots plus bas.";
        zoom_in: "Closer", "Rapprocher";
        zoom_out: "Further away", "Éloigner";
        whole: "Whole chart", "Toute la carte";
        own_ship: "My ship", "Mon vaisseau";
        search: "Find a planet or a contact", "Chercher une planète ou un contact";
        found_none: "Nothing of that name on the chart.", "Rien de ce nom sur la carte.";

        system: "{name} system", "système {name}";
        supply: "Supply: {name}", "Marchandises : {name}";
        contact: "Contact: {name}", "Contact : {name}";
        own_here: "Your ship", "Votre vaisseau";
        ship_here: "{name}'s ship", "Le vaisseau de {name}";
        warrants: "{n} warrants", "{n} mandats";
        cruiser: "Alliance Cruiser", "Croiseur de l'Alliance";
        cutter: "Reaver Cutter", "Vaisseau des Reavers";
        pickup: "Pick-up: {name}", "Chargement : {name}";
        dropoff: "Drop-off: {name}", "Livraison : {name}";
        crime: "Crime: {name}", "Crime : {name}";
        goal: "Goal: {name}", "But : {name}";

        away_0: "Where you are", "Où vous êtes";
        away_1: "1 sector away", "À 1 secteur";
        away_n: "{n} sectors away", "À {n} secteurs";
        no_way: "The Reavers close every way there", "Les Reavers ferment tout passage";
        burn: "Full burn: {n} of {range} sectors, {fuel} fuel", "Plein régime : {n} secteurs sur {range}, {fuel} carburant";
        turns: "{n} turns, {fuel} fuel in all", "{n} tours, {fuel} carburant en tout";
        cards: "Nav cards: {alliance} Alliance, {border} Border", "Cartes de navigation : {alliance} Alliance, {border} Frontière";
        arrives: "{n} to get there without a stop", "{n} d'arriver sans arrêt";
        arrives_leg: "{n} to get as far as {name} without a stop", "{n} d'atteindre {name} sans arrêt";
        breakdown: "breakdown {n}", "panne {n}";
        reavers: "Reavers {n}", "Reavers {n}";
        law: "Cruiser {n}", "Croiseur {n}";
        meets_cruiser: "This way passes the Cruiser, and you are an outlaw.", "Cette route croise le Croiseur, et vous êtes hors-la-loi.";
        burn_there: "Burn there", "Y aller plein régime";
        burn_towards: "Burn as far as {name}", "Plein régime jusqu'à {name}";
        fly_on: "Fly on there", "Continuer jusque-là";
        fly_on_towards: "Fly on as far as {name}", "Continuer jusqu'à {name}";
        mosey_there: "Mosey there", "Y aller tranquillement";
        no_fuel: "Not enough fuel for a full burn", "Pas assez de carburant pour le plein régime";

        neighbours: "Neighbours", "Secteurs voisins";
    }
}
