//! What stands around the table of Firefly: headings, signs and the lobby. The words of cards,
//! choices and events are in `firefly/`.

super::catalogue! {
    /// The words around Firefly's table.
    FireflyPageWords {
        about: "Captain a ship, find a crew, find a job, keep flying.", "Commandez un vaisseau, trouvez un équipage, un travail, et volez.";
        facts: "1 to 4 seats · 2 hours", "1 à 4 places · 2 heures";
        stage: "Round {n}", "Tour {n}";
    }
}
