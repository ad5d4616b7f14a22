//! What a beginner is told of Faraway: 20 words a hint at most.

super::catalogue! {
    /// The hints of Faraway.
    FarawayHints {
        low_first: "Everybody lays one card. Whoever laid the lowest number picks a new card from the market first.", "Chacun pose une carte. Qui a posé le plus petit nombre prend le premier une carte au marché.";
        rightwards: "A card scores what lies on itself and to its right: lay goals early, and what they count later.", "Une carte compte ce qu'elle montre et ce qui est à sa droite : d'abord les quêtes, ensuite ce qu'elles comptent.";
        higher: "A number higher than your last one finds a sanctuary: one more card, which scores as well.", "Un nombre plus grand que le précédent trouve un sanctuaire : une carte de plus, qui marque aussi.";
        condition: "Marks beside the fame are a condition: as many must lie to its right or on sanctuaries.", "Les symboles près de la renommée sont une condition : il en faut autant à sa droite ou sur des sanctuaires.";
        way_home: "At the end you walk back: the last card is scored first and sees only itself and sanctuaries.", "À la fin, on rentre : la dernière carte compte d'abord, et ne voit qu'elle-même et les sanctuaires.";
    }
}
