//! What stands around the rules; the rules themselves are fetched, see `static/guide/`.

super::catalogue! {
    /// The words around the rules.
    GuideWords {
        title: "Rules of {game}", "Règles de {game}";
        rules: "Rules", "Règles";
        back: "Back", "Retour";
        print: "Print", "Imprimer";
        search: "Search the rules", "Chercher dans les règles";
        contents: "Contents", "Sommaire";
        found: "Found in {n}", "Trouvé dans {n}";
        found_nothing: "Nothing found", "Rien trouvé";
        fetching: "The rules are being fetched …", "Les règles arrivent…";
        failed: "The rules could not be fetched. Connect once, and they stay.", "Les règles n'ont pas pu être chargées. Connectez-vous une fois, et elles resteront.";
    }
}
