//! What a beginner is told of Faraway: 20 words a hint at most.

super::catalogue! {
    /// The hints of Faraway.
    FarawayHints {
        rightwards: "You lay left to right, but score right to left: a card sees what lies to its right. Quests first!", "Posées vers la droite, les cartes comptent vers la gauche : chacune voit ce qui est à sa droite. Quêtes d'abord !";
        low_first: "This is what small numbers are for: whoever takes early chooses among more cards.", "Voilà à quoi servent les petits nombres : qui prend tôt choisit parmi plus de cartes.";
        higher: "A number higher than your last one finds a sanctuary: one more card, which scores as well.", "Un nombre plus grand que le précédent trouve un sanctuaire : une carte de plus, qui marque aussi.";
        condition: "Marks above the fame are a condition: as many must lie on it, to its right or on sanctuaries.", "Les symboles au-dessus de la renommée sont une condition : autant sur elle, à droite ou sur des sanctuaires.";
        way_home: "At the end you walk back: the last card is scored first and sees only itself and sanctuaries.", "À la fin, on rentre : la dernière carte compte d'abord, et ne voit qu'elle-même et les sanctuaires.";
    }
}
