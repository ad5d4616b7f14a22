//! The parts of the lobby that are the same for everybody, as markup: the page shows them, and
//! `src/bin/lobby` writes them into the built page, so that they are seen before any program has come.

use crate::icons::{Icon, icon_svg};
use crate::route::Setup;
use crate::sitter::introductions;
use crate::words::{Lang, Offer, fill};
use bots::Level;
use rules::GameKind;

/// Where the covers of the games lie beside the page, each by its game's name: `src/bin/lobby` draws them.
pub const COVERS: &str = "covers";

/// The games in the order in which the lobby offers them.
pub const GAMES: [GameKind; GameKind::ALL.len()] =
    [GameKind::Faraway, GameKind::Farlight, GameKind::Firefly];

/// The cover of a game.
pub fn cover(game: GameKind) -> String {
    ["<img class=\"cover\" src=\"./", COVERS, "/", game.slug(), ".svg\" alt=\"\"/>"].concat()
}

/// The head of the lobby.
pub fn title(lang: Lang) -> String {
    let words = lang.words();
    let settings = settings(lang);
    let pieces = [
        "<h1 class=\"wordmark\">",
        words.title,
        "</h1><p class=\"tagline\">",
        words.tagline,
        "</p>",
        &settings,
    ];
    pieces.concat()
}

/// The button that opens the settings.
pub fn settings(lang: Lang) -> String {
    let label = lang.words().settings;
    let icon = icon_svg(Icon::Settings);
    let button =
        "<button class=\"button quiet lobby-settings\" popovertarget=\"settings\" aria-label=\"";
    [button, label, "\">", &icon, "</button>"].concat()
}

/// A game's card down to the button that plays it, against a rival of some level: `data-play`.
pub fn game(game: GameKind, lang: Lang, rival: Level) -> String {
    let (words, guide) = (lang.words(), lang.guide());
    let Offer { name, about, facts, .. } = lang.offer(game);
    // Who is offered more than at first is told why.
    let against = if rival > Level::Greedy { words.against_next } else { words.against };
    [
        &cover(game),
        "<h2>",
        name,
        "</h2><p>",
        about,
        "</p><p class=\"soft\">",
        facts,
        " · <a href=\"#/rules/",
        game.slug(),
        "\" aria-label=\"",
        &fill(guide.title, &[("game", &name)]),
        "\">",
        guide.rules,
        "</a></p><button class=\"button primary wide\" data-play=\"",
        game.slug(),
        "\">",
        &fill(words.play_game, &[("name", &name)]),
        " <span class=\"soft\">",
        &fill(against, &[("name", &opponent(&Setup::against(game, rival), lang))]),
        "</span></button>",
    ]
    .concat()
}

/// Whom one plays against at a table of two.
fn opponent(setup: &Setup, lang: Lang) -> String {
    introductions(&setup.sitters, lang.words()).pop().unwrap_or_default()
}

/// The button that opens the form of a table.
pub fn set_table(game: GameKind, lang: Lang) -> String {
    let words = lang.words();
    [
        "<button type=\"button\" class=\"button wide set-table\" popovertarget=\"set-",
        game.slug(),
        "\">",
        words.set_the_table,
        " <span class=\"soft\">",
        lang.offer(game).options,
        "</span></button>",
    ]
    .concat()
}

/// The deals of the day, `data-daily`, and what one made of them.
pub fn daily(lang: Lang, date: &str, totals: impl Fn(GameKind) -> Option<i32>) -> String {
    let words = lang.words();
    let mut daily = ["<h2>", words.daily, "</h2><p class=\"soft\">"].concat();
    let (date, name) =
        (["<time>", date, "</time>"].concat(), opponent(&Setup::usual(GAMES[0]), lang));
    daily += &fill(words.daily_note, &[("date", &date), ("name", &name)]);
    daily += "</p>";
    for game in GAMES {
        let button = "<button class=\"button daily-deal\" data-daily=\"";
        daily += &[button, game.slug(), "\">", lang.game(game)].concat();
        if let Some(total) = totals(game) {
            let done = fill(words.daily_done, &[("total", &total)]);
            daily += &["<span class=\"soft\">", &done, "</span>"].concat();
        }
        daily += "</button>";
    }
    daily
}

/// What stands at the foot of the lobby.
pub fn foot(lang: Lang) -> String {
    let words = lang.words();
    ["<p>", words.unofficial, "</p><a href=\"#/gallery\">", words.gallery, "</a>"].concat()
}

/// The whole lobby as who has never played sees it, in all languages: `styles/page.css` shows one.
pub fn lobby() -> String {
    let each = |tag: &str, class: &str, say: fn(Lang) -> String| {
        let said = |lang: Lang| {
            format!("<{tag} class=\"{class}\" lang=\"{}\">{}</{tag}>", lang.tag(), say(lang))
        };
        Lang::ALL.map(said).concat()
    };
    format!(
        "<div class=\"lobby is-drawn\"><header class=\"lobby-head\">{}</header>{}{}</div>",
        each("div", "said", title),
        each("main", "lobby-body", body),
        each("footer", "lobby-foot", foot),
    )
}

fn body(lang: Lang) -> String {
    let words = lang.words();
    let cards = GAMES.map(|one| {
        format!(
            "<section class=\"game-card\">{}{}</section>",
            game(one, lang, Level::Greedy),
            set_table(one, lang)
        )
    });
    format!(
        "{}<section class=\"panel daily\">{}</section>\
         <section class=\"panel shelf\" aria-label=\"{}\"><h2>{}</h2><p class=\"soft\">{}</p><ul></ul>\
         <div class=\"traffic\"><label class=\"button quiet\">{}{}</label></div></section>\
         <details class=\"panel statistics\"><summary><h2>{}</h2></summary></details>",
        cards.concat(),
        daily(lang, "", |_| None),
        words.your_matches,
        words.your_matches,
        words.no_matches,
        icon_svg(Icon::Upload),
        words.import,
        words.statistics
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_told_and_can_be_played_in_both_languages() {
        let lobby = lobby();
        for lang in Lang::ALL {
            let body = body(lang);
            let main = format!("<main class=\"lobby-body\" lang=\"{}\">{body}</main>", lang.tag());
            assert!(lobby.contains(&main), "{lang:?}");
            for game in GAMES {
                let Offer { name, about, facts, .. } = lang.offer(game);
                let rules = format!("href=\"#/rules/{game}\"");
                let play = format!("data-play=\"{game}\"");
                let deal = format!("data-daily=\"{game}\"");
                for part in [name, about, facts, &rules, &play, &deal] {
                    assert!(body.contains(part), "{part}");
                }
            }
        }
    }

    #[test]
    fn the_drawn_lobby_is_sound_markup() {
        let mut open = Vec::new();
        for tag in lobby().split('<').skip(1) {
            let (tag, text) = tag.split_once('>').unwrap_or_default();
            assert!(
                !text.contains(['>', '&', '"']) && tag.matches('"').count() % 2 == 0,
                "{tag}>{text}"
            );
            let name = tag.split(' ').next().unwrap_or_default();
            match (name.strip_prefix('/'), tag.ends_with('/')) {
                (Some(name), _) => assert_eq!(open.pop(), Some(name.to_owned())),
                (None, true) => {}
                (None, false) => open.push(name.to_owned()),
            }
        }
        assert_eq!(open, [""; 0]);
    }

    #[test]
    fn what_was_made_of_a_deal_is_told() {
        let told = daily(Lang::En, "today", |game| (game == GameKind::Farlight).then_some(63));
        assert_eq!(told.matches("63").count(), 1);
        assert!(told.contains("<time>today</time>"));
    }
}
