//! What a beginner is told of Faraway: 20 words a hint at most.

super::catalogue! {
    /// The hints of Faraway.
    FarawayHints {
        rightwards: "You score backwards: a card sees only what lies to its right. Lay quests early, what they ask for later.", "On compte à rebours : chaque carte ne voit que sa droite. Posez tôt les quêtes, puis ce qu'elles demandent.";
        low_first: "This is what small numbers are for: whoever takes early chooses among more cards.", "Voilà à quoi servent les petits nombres : qui prend tôt choisit parmi plus de cartes.";
        higher: "A number higher than your last one finds a sanctuary: one more card, which scores as well.", "Un nombre plus grand que le précédent trouve un sanctuaire : une carte de plus, qui marque aussi.";
        condition: "Marks above the fame are a condition: as many must lie on it, to its right or on sanctuaries.", "Les symboles au-dessus de la renommée sont une condition : autant sur elle, à droite ou sur des sanctuaires.";
        way_home: "At the end you walk back: the last card is scored first and sees only itself and sanctuaries.", "À la fin, on rentre : la dernière carte compte d'abord, et ne voit qu'elle-même et les sanctuaires.";
    }
}
