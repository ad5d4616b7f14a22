//! What a beginner is told of Farlight: 20 words a hint at most.

super::catalogue! {
    /// The hints of Farlight.
    FarlightHints {
        bid: "Missions bring points and show what your ship needs. Press a tile, then a part for it: highest total wins.", "Les missions rapportent et montrent quoi bâtir. Touchez une tuile, puis une pièce : le plus haut total gagne.";
        mission_bid: "A mission shows its points and, below, what it asks of your ship. Only a tile there lets you fly.", "Une mission montre ses points et, dessous, ce qu'elle demande au vaisseau. Sans tuile dessus, pas de vol.";
        cost: "A part costs crew to install. Crew lying on it goes to whoever wins it.", "Installer une pièce coûte de l'équipage. Celui qui attend dessus va à qui la gagne.";
        zero: "One crew sent with a tile makes it count 1 more. Without crew or another tile, a 0 wins nothing.", "Un équipage envoyé avec une tuile la fait compter 1 de plus. Un 0 sans rien d'autre ne gagne rien.";
        consoled: "Equal bids: nearest the first player wins. Losers get their crew back, and 1 per tile but the 0.", "À égalité gagne le plus proche du premier joueur. Battu, on reprend son équipage, plus 1 par tuile sauf 0.";
        dock: "Pay the part's crew and lay it where one of its connectors meets a connector of your ship.", "Payez l'équipage de la pièce et posez-la où un de ses connecteurs en rencontre un du vaisseau.";
        fly: "Your ship has all that the mission asks for. Fly it first, and you score its full points.", "Votre vaisseau a tout ce que demande la mission. Premier à l'accomplir, vous marquez tous ses points.";
        pass: "Red is what your ship lacks for this mission. Pass: it stays until somebody flies it.", "En rouge, ce qui manque à votre vaisseau pour cette mission. Passez : elle reste tant que nul ne l'accomplit.";
        last: "The last mission of each stack is final: once one is flown, the match ends with the round.", "La dernière mission de chaque pile est finale : dès qu'une est accomplie, la partie finit avec la manche.";
        awards: "At the end each award gives 5 points to whoever is best at it; its line says who leads.", "À la fin, chaque récompense donne 5 points au meilleur ; sa ligne dit qui est en tête.";
    }
}
