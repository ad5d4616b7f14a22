//! The rules in the page: from the lobby, from a match, at an anchor, looked through, without the
//! network, in both languages.

use browser_tests::{Browser, By, Setup, Site, in_each_look, in_every_browser, release};

const KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";

/// Whether the top of a rule is in sight, below the bar.
fn is_in_sight(page: &Browser, anchor: &str) {
    page.wait_for_script(&format!(
        "const top = document.getElementById('rule-{anchor}')?.getBoundingClientRect().top;
        return top >= 44 && top < innerHeight / 2"
    ));
}

fn open(page: &Browser, site: &Site, rules: &str) {
    page.go(&format!("{}#/rules/{rules}", site.url()));
    page.wait_for(".rules-text h2");
}

in_every_browser! {
    fn the_rules_open_from_the_lobby_and_lead_back(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.go(&site.url());
        page.click(By::Role("link", "Rules of Faraway"));
        page.wait_for("#rule-aim");
        assert_eq!(page.text("h1"), "Rules of Faraway");
        assert!(page.count(".rules-picture .card-art") > 10, "pictures drawn from the cards");
        page.click(".rules-contents [data-rule=scoring]");
        is_in_sight(&page, "scoring");
        assert!(page.url().ends_with("#/rules/faraway/scoring"));
        assert_eq!(page.eval("return document.activeElement.id", &[]), "rule-scoring");
        page.click(By::Role("link", "Back"));
        page.wait_for(".lobby");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn an_address_leads_to_its_rule_in_the_readers_language(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 740).language("fr"));
        open(&page, &site, "faraway/sanctuaries");
        is_in_sight(&page, "sanctuaries");
        assert_eq!(page.text("#rule-sanctuaries"), "2. Trouver un sanctuaire");
        open(&page, &site, "firefly/disgruntled");
        is_in_sight(&page, "disgruntled");
        assert_eq!(page.text("#rule-disgruntled"), "Mécontent");
        assert!(page.count(".rules-face") > 5, "cards of Firefly");
        let program = "return performance.getEntriesByType('resource').some(r => r.name.includes('firefly_bg'))";
        assert_eq!(page.eval(program, &[]), false, "they are read without its program");
        page.wait_for_script("return getComputedStyle(document.querySelector('.ff-art .k')).fill !== 'rgb(0, 0, 0)'");
    }

    fn what_is_looked_for_is_found_and_marked(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        open(&page, &site, "farlight");
        page.wait_for_script("return getComputedStyle(document.querySelector('.plan .m-hull')).fill !== 'rgb(0, 0, 0)'");
        let all = page.count(".rules-text h2, .rules-text h3");
        page.fill(".rules-search input", "CONSOLED");
        page.wait_for("mark");
        assert!(page.count(".rules-text h2, .rules-text h3") < all);
        assert_eq!(page.texts("mark")[0].to_lowercase(), "consoled");
        page.fill(".rules-search input", "zeppelin");
        page.wait_for_text("Nothing found");
        // Whoever follows the contents from there sees all rules again.
        page.click(".rules-contents [data-rule=services]");
        is_in_sight(&page, "services");
        assert_eq!(page.count(".rules-text h2, .rules-text h3"), all);
    }

    fn the_help_of_a_match_says_what_now_and_has_the_rules(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1366, 768));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        let fetched = "return performance.getEntriesByType('resource').some(r => r.name.includes('/guide/') && r.initiatorType === 'fetch')";
        assert_eq!(page.eval(fetched, &[]), false, "nothing is fetched before it is opened");
        page.click("#open-help");
        page.wait_for(".rules-now");
        assert!(page.text(".rules-now").contains("pass 1 of 3"), "{}", page.text(".rules-now"));
        let address = page.url();
        page.click(".rules-now [data-rule=services]");
        page.wait_for_script("return document.activeElement.id === 'rule-services'");
        assert_eq!(page.url(), address, "the match stays where it is");
        assert_eq!(page.axe(), [""; 0]);
    }

    fn the_rules_are_read_without_the_network(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        page.wait_for_script(KEPT);
        let address = format!("{}#/rules/farlight/install", site.url());
        drop(site);
        page.reload();
        page.go(&address);
        is_in_sight(&page, "install");
    }
}

#[test]
fn the_rules_have_no_barrier_in_any_look() {
    in_each_look(|page, look| {
        let site = release();
        for game in ["faraway", "farlight", "firefly"] {
            open(page, &site, game);
            look(game);
        }
    });
}
