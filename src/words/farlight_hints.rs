//! What a beginner is told of Farlight: 20 words a hint at most.

super::catalogue! {
    /// The hints of Farlight.
    FarlightHints {
        bid: "Missions score; parts make a ship fit for them. Bid on both: lay two tiles, the highest total wins.", "Les missions rapportent, les pièces y préparent le vaisseau. Misez sur les deux : deux tuiles ; le plus haut total gagne.";
        mission_bid: "Only who has a tile on a mission may fly it this round. The mission of fewest points flies first.", "Sans tuile sur une mission, pas de vol à cette manche. Celle au moins de points part d'abord.";
        cost: "A part costs crew to install. Crew lying on it goes to whoever wins it.", "Installer une pièce coûte de l'équipage. Celui qui attend dessus va à qui la gagne.";
        crew_on_tile: "One crew sent with a tile makes it count 1 more. Winning spends it; missions always do.", "Un équipage avec une tuile la fait compter 1 de plus. Gagner le dépense ; une mission, toujours.";
        services: "Services are won like parts: take parts off, 3 crew, 1 science, or an engine +1.", "Les services se gagnent comme les pièces : retirer des pièces, 3 équipages, 1 science, un moteur +1.";
        zero: "A 0 alone never wins. With one crew it counts 1.", "Un 0 tout seul ne gagne jamais. Avec un équipage, il compte 1.";
        consoled: "Outbid on a part or service, you get your crew back, and 1 more for each tile but the 0.", "Battu sur une pièce ou un service, vous reprenez votre équipage, plus 1 par tuile autre que le 0.";
        dock: "Pay the part's crew and lay it where one of its connectors meets a connector of your ship.", "Payez l'équipage de la pièce et posez-la où un de ses connecteurs en rencontre un du vaisseau.";
        fly: "Your ship has all that the mission asks for. Fly it first, and you score its full points.", "Votre vaisseau a tout ce que demande la mission. Premier à l'accomplir, vous marquez tous ses points.";
        half: "Somebody has flown it before you: you still score half, rounded up.", "Quelqu'un l'a accomplie avant vous : vous marquez encore la moitié, arrondie au-dessus.";
        pass: "Red is what your ship lacks for this mission. Pass: it stays until somebody flies it.", "En rouge, ce qui manque à votre vaisseau pour cette mission. Passez : elle reste tant que nul ne l'accomplit.";
        engineer: "You won Engineer: raise one engine by 1. Missions look at the die, never at the rank.", "Vous avez gagné Ingénieur : un moteur monte de 1. Les missions regardent le dé, jamais le rang.";
        repair: "You won Repair: take parts off your ship if you like. It is the only way.", "Vous avez gagné Réparer : retirez des pièces si vous voulez. C'est la seule façon.";
        boost: "An upgrade raises an engine by 1, an overhaul makes it a 6. Choose the engine.", "Une amélioration monte un moteur de 1, une révision le porte à 6. Choisissez le moteur.";
        tools: "On a part, a plus raises one of your engines by 1, a wrench makes one a 6.", "Sur une pièce, le plus monte un de vos moteurs de 1, la clé en porte un à 6.";
        yard: "You have an engine now: Engineer raises it by 1. Repair takes parts off, to make room.", "Vous avez un moteur : Ingénieur le monte de 1. Réparer retire des pièces, pour faire de la place.";
        last: "A stack marked “final” holds only its last mission. Once one is flown, the match ends with the round.", "Une pile marquée « finale » n'a plus que sa dernière mission. Dès qu'une est accomplie, la partie finit avec la manche.";
        awards: "At the end each award gives 5 points to whoever is best at it. The mark shows who leads.", "À la fin, chaque récompense donne 5 points au meilleur. La marque montre qui est en tête.";
    }
}
