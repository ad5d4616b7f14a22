//! The rules as they stand in `static/guide/`: whole, in both languages, true to the cards.

use super::booklet::Booklet;
use super::drawing::drawn;
use super::html::{Show, booklet};
use super::now::{self, Now};
use super::picture::Picture;
use super::search::Query;
use super::{Both, Line, Mark, Span, TEXTS, cells, read, spans};
use crate::icons::Icon;
use crate::words::{Lang, check_spaces};
use rules::GameKind::{self, Faraway, Farlight, Firefly};
use rules::{Game, Match, Rng, Seat, Seed, faraway, farlight, firefly};
use std::collections::BTreeSet;

fn lines(game: GameKind) -> Vec<Line<'static>> {
    let (_, text) = TEXTS.into_iter().find(|(kind, _)| *kind == game).unwrap();
    read(text).unwrap_or_else(|at| panic!("{game}.txt, line {at}"))
}

fn all() -> impl Iterator<Item = (GameKind, Line<'static>)> {
    TEXTS.into_iter().flat_map(|(game, _)| lines(game).into_iter().map(move |line| (game, line)))
}

/// Everything said in a line.
fn said<'a>(line: &Line<'a>) -> Option<Both<'a>> {
    match line {
        Line::Heading { title, .. } | Line::Term { title, .. } => Some(*title),
        Line::Text(_, text) => Some(*text),
        Line::Pictures(_) | Line::Now(_) => None,
    }
}

fn anchors(game: GameKind) -> Vec<&'static str> {
    let anchor = |line: &Line<'static>| match line {
        Line::Heading { anchor, .. } | Line::Term { anchor, .. } => Some(*anchor),
        Line::Pictures(_) | Line::Now(_) | Line::Text(..) => None,
    };
    lines(game).iter().filter_map(anchor).filter(|anchor| !anchor.is_empty()).collect()
}

#[test]
fn lines_are_read() {
    let text = "// remark\n# aim | Aim | But\n\nen- one\nfr- un\npicture region 1\nterm Stone - | Stone | Pierre\nnow take";
    let read = read(text).unwrap();
    assert_eq!(read[0], Line::Heading { deep: false, anchor: "aim", title: ["Aim", "But"] });
    assert_eq!(read[1], Line::Text(Mark::Item, ["one", "un"]));
    assert_eq!(read[2], Line::Pictures("region 1"));
    assert_eq!(read[3], Line::Term { icon: "Stone", anchor: "", title: ["Stone", "Pierre"] });
    assert_eq!(read[4], Line::Now("take"));
}

#[test]
fn what_is_missing_is_told_by_its_line() {
    for (text, line) in [
        ("# aim | Aim", 1),
        ("en one\nen two\nfr deux", 2),
        ("fr un", 1),
        ("en- one\nfr un", 2),
        ("en one\n", 1),
        ("en one\nfr", 2),
        ("# a | A | A\nwhatever", 2),
        ("en? one\nfr? un", 1),
    ] {
        assert_eq!(read(text).err(), Some(line), "{text}");
    }
}

#[test]
fn texts_have_pieces() {
    assert_eq!(
        spans("a *b* [c](d) {Eye} 2 * 3"),
        [
            Span::Plain("a "),
            Span::Strong("b"),
            Span::Plain(" "),
            Span::Link { words: "c", anchor: "d" },
            Span::Plain(" "),
            Span::Icon("Eye"),
            Span::Plain(" 2 * 3"),
        ]
    );
    assert_eq!(spans("[c] {n"), [Span::Plain("[c] {n")]);
}

#[test]
fn both_languages_are_made_alike() {
    for (game, line) in all() {
        let Some([en, fr]) = said(&line) else { continue };
        assert!(!en.is_empty() && !fr.is_empty(), "{game}: {en}");
        check_spaces(fr);
        let shape = |text| {
            let spans = spans(text).into_iter();
            spans.filter(|span| !matches!(span, Span::Plain(_))).map(|span| match span {
                Span::Link { anchor, .. } => format!("[{anchor}]"),
                Span::Icon(name) => format!("{{{name}}}"),
                Span::Plain(_) | Span::Strong(_) => "*".to_owned(),
            })
        };
        let (mut one, mut other): (Vec<_>, Vec<_>) = (shape(en).collect(), shape(fr).collect());
        let loose = |text: &str| {
            spans(text).iter().any(|span| matches!(span, Span::Plain(words) | Span::Strong(words) if words.contains("](")))
        };
        assert!(!loose(en) && !loose(fr), "{game}: {en}");
        one.sort();
        other.sort();
        assert_eq!(one, other, "{game}: {en}");
        if let Line::Text(Mark::Row, _) = line {
            assert_eq!(cells(en).count(), cells(fr).count(), "{game}: {en}");
        }
    }
}

#[test]
fn every_table_has_rows_of_one_length() {
    for (game, _) in TEXTS {
        let lines = lines(game);
        for pair in lines.windows(2) {
            if let [Line::Text(Mark::Row, [one, _]), Line::Text(Mark::Row, [other, _])] = pair {
                assert_eq!(cells(one).count(), cells(other).count(), "{game}: {other}");
            }
        }
    }
}

#[test]
fn every_rule_has_a_place_of_its_own() {
    for (game, _) in TEXTS {
        let anchors = anchors(game);
        let once: BTreeSet<&str> = anchors.iter().copied().collect();
        assert_eq!(once.len(), anchors.len(), "{game}: {anchors:?}");
        let plain = |anchor: &&str| anchor.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(anchors.iter().all(plain), "{game}: {anchors:?}");
    }
}

#[test]
fn whatever_is_named_is_there() {
    for (game, line) in all() {
        let anchors = anchors(game);
        for span in said(&line).into_iter().flatten().flat_map(spans) {
            match span {
                Span::Link { anchor, .. } => assert!(anchors.contains(&anchor), "{game}: {anchor}"),
                // A value of a moment is filled in before.
                Span::Icon(name) if name.chars().all(char::is_lowercase) => {}
                Span::Icon(name) => assert!(Icon::named(name).is_some(), "{game}: {name}"),
                Span::Plain(_) | Span::Strong(_) => {}
            }
        }
        match line {
            Line::Pictures(names) => names.split(',').for_each(|name| {
                assert!(Picture::read(name).is_some(), "{game}: no picture {name}");
            }),
            Line::Term { icon, .. } if !icon.is_empty() => {
                assert!(Icon::named(icon).is_some(), "{game}: no icon {icon}");
            }
            _ => {}
        }
    }
}

/// Which icons of the data the legend explains, by their names in the data.
fn assert_explains<T: std::fmt::Debug>(game: GameKind, what: impl IntoIterator<Item = T>) {
    let lines = lines(game);
    for one in what {
        let name = format!("{one:?}");
        let told =
            lines.iter().any(|line| matches!(line, Line::Term { icon, .. } if *icon == name));
        assert!(told, "{game}: the legend does not explain {name}");
    }
}

#[test]
fn the_legend_explains_every_icon_of_the_data() {
    use faraway::{Biome, Wonder};
    assert_explains(Faraway, Wonder::ALL);
    assert_explains(Faraway, Biome::ALL);
    assert_explains(
        Faraway,
        [Icon::Sun, Icon::Moon, Icon::Clue, Icon::Quest, Icon::Sanctuary, Icon::Fame],
    );
    assert_explains(
        Farlight,
        [Icon::Crew, Icon::Science, Icon::Biotech, Icon::Engine, Icon::Die, Icon::Connector]
            .into_iter()
            .chain([Icon::Repeat, Icon::Plus, Icon::Wrench, Icon::Fame]),
    );
    assert_explains(Firefly, firefly::skill::Skill::ALL);
    assert_explains(Firefly, firefly::skill::Keyword::ALL);
    assert_explains(Firefly, firefly::skill::Profession::ALL);
    assert_explains(Firefly, firefly::effect::Good::ALL);
    // The first icon of Firefly's own is fuel: all from there on are explained.
    let own = Icon::ALL.iter().copied().skip_while(|icon| *icon != Icon::Fuel);
    assert_explains(Firefly, own);
}

fn row(game: GameKind, lang: usize, holds: &[&str]) {
    let found = lines(game).iter().any(|line| match line {
        Line::Text(Mark::Row, text) => holds.iter().all(|part| text[lang].contains(part)),
        _ => false,
    });
    assert!(found, "{game}: no row with {holds:?}");
}

#[test]
fn the_tables_of_the_rules_are_those_of_the_data() {
    for (at, lang) in Lang::ALL.into_iter().enumerate() {
        for service in farlight::Service::ALL {
            let name = format!("{service:?}");
            row(Farlight, 0, &[&name]);
        }
        for award in farlight::Award::ALL {
            row(Farlight, 0, &[&format!("{award:?}")]);
        }
        for contact in firefly::Table::new(2).contacts() {
            let text = crate::words::FireflyText::new(lang);
            let prices = [contact.cargo_price(), contact.contraband_price()];
            let prices: Vec<String> = prices.into_iter().flatten().map(|n| text.money(n)).collect();
            let mut holds = vec![text.contact(contact)];
            holds.extend(prices.iter().map(String::as_str));
            row(Firefly, at, &holds);
        }
        let sets = firefly::sets::SETS.into_iter().fold(firefly::Sets::BASE, firefly::Sets::with);
        for story in firefly::story::stories().map(|story| story.id) {
            let table = firefly::Table { story, sets, ..firefly::Table::new(2) };
            row(Firefly, at, &[lang.story(&table)]);
        }
    }
}

#[test]
fn the_example_of_faraway_adds_up() {
    let region = |n| faraway::RegionId::new(n).unwrap();
    let sanctuary = |n| faraway::SanctuaryId::new(n).unwrap();
    let row_of = [44, 49, 14, 28].map(region);
    let score = faraway::score(&row_of, &[31, 12].map(sanctuary));
    let fame: Vec<u16> = score.regions.iter().chain(&score.sanctuaries).map(|s| s.fame).collect();
    assert_eq!(fame, [6, 12, 2, 0, 0, 2]);
    for (card, fame) in
        [("28:", "0"), ("14:", "2"), ("49:", "12"), ("44:", "6"), ("Together", "*22*")]
    {
        row(Faraway, 0, &[card, fame]);
    }
}

#[test]
fn the_examples_of_farlight_and_firefly_are_of_real_cards() {
    let greenhouse = farlight::MissionId::new(5).unwrap().card();
    assert_eq!(
        (greenhouse.name, greenhouse.points, greenhouse.half_points()),
        ("Phobos Greenhouse", 4, 2)
    );
    assert_eq!((greenhouse.engines, greenhouse.biotech, greenhouse.science), (&[3][..], 1, 0));

    use firefly::skill::{Skill, Skills};
    let job = firefly::job::JobId::new(3).unwrap().job();
    assert_eq!((job.name, job.pay), ("Gun Running: Special Order", firefly::job::Pay::Flat(2500)));
    assert!(job.skills == Skills::new(2, 1, 0) && job.illegal);
    let hired = [57, 31].map(|n| firefly::supply::SupplyId::new(n).unwrap().printed());
    assert_eq!(hired.map(|kind| (kind.name, kind.cost)), [("Kaylee", 300), ("Gun Hand", 100)]);
    let malcolm = firefly::leader::LeaderId::new(1).unwrap().leader();
    assert_eq!((malcolm.name, malcolm.skills.of(Skill::Fight)), ("Malcolm", 2));
    let text = crate::words::FireflyText::new(Lang::En);
    let nav = |card| (text.nav_title(card), text.nav_lines(card).join(" "));
    assert!(
        nav(111).0.starts_with("Punctured") && nav(111).1.contains("Tech 5+"),
        "{:?}",
        nav(111)
    );
    assert!(nav(110).0.contains("Debris") && nav(110).1.contains("6+"), "{:?}", nav(110));
    let card = |card| (text.misbehave_title(card), text.misbehave_lines(card).join(" "));
    assert!(card(17).0 == "Kill the Alarm" && card(17).1.contains("hacking rig"), "{:?}", card(17));
    assert!(card(14).0 == "A Bit of Local Color" && card(14).1.contains("Fight"), "{:?}", card(14));
}

fn made(game: GameKind, lang: Lang) -> String {
    let draw = |picture: &Picture| drawn(picture, lang);
    booklet(&lines(game), &Show { lang, address: "#/rules/x/", draw: &draw })
}

fn shown(game: GameKind, lang: Lang, sought: &str) -> (String, usize) {
    Booklet::new(made(game, lang)).page(&Query::new(sought))
}

fn every() -> impl Iterator<Item = (GameKind, Lang)> {
    TEXTS.into_iter().flat_map(|(game, _)| Lang::ALL.map(|lang| (game, lang)))
}

#[test]
fn a_page_is_well_formed() {
    for (game, lang) in every() {
        let (page, _) = shown(game, lang, "");
        let mut open: Vec<&str> = Vec::new();
        for tag in page.split('<').skip(1).map(|rest| rest.split('>').next().unwrap()) {
            let name = tag.trim_start_matches('/').split(' ').next().unwrap();
            if tag.ends_with('/') {
                continue;
            } else if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name), "{game}");
            } else {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{game}: {open:?}");
        assert!(!page.contains('{') && page.contains("<svg"), "{game}");
    }
}

/// The page looks for words line by line, so a line is a thing, and no letter is written as a code.
#[test]
fn a_booklet_has_one_thing_a_line() {
    for (game, lang) in every() {
        let (made, (page, _)) = (made(game, lang), shown(game, lang, ""));
        assert!(made.ends_with(&page), "{game}: the rules come last, and whole");
        let mut words =
            made.lines().filter(|line| !line.starts_with("<div class=\"rules-pictures"));
        assert!(words.all(|line| !line.contains('&')), "{game}: a letter as a code");
        for line in page.lines() {
            let ends = ["ul>", "ol>", "dl>", "table>", "figure>"];
            let single =
                ends.iter().any(|end| line.ends_with(end)) && line.matches('<').count() == 1;
            let name = line[1..].split([' ', '>']).next().unwrap();
            assert!(single || line.trim_end().ends_with(&format!("</{name}>")), "{game}: {line}");
        }
    }
}

#[test]
fn a_search_keeps_the_rules_that_have_it() {
    let (whole, all) = shown(Faraway, Lang::Fr, "");
    let (some, found) = shown(Faraway, Lang::Fr, "CHIMERE");
    assert!(found > 0 && found < all && some.len() < whole.len());
    assert!(some.contains("<mark>chimère</mark>") && !some.contains("id=\"rule-setup\""));
    // Of the legend only the lines that have it.
    assert!(some.contains("id=\"rule-chimera\"") && !some.contains("id=\"rule-sun\""));
    assert_eq!(shown(Faraway, Lang::En, "zeppelin").1, 0);
    // Pictures and what stands in the tags are no words of the rules.
    assert_eq!(shown(Faraway, Lang::En, "viewBox").1, 0);
    assert_eq!(shown(Faraway, Lang::En, "tabindex").1, 0);
    // What is strong or leads elsewhere parts no words.
    assert!(shown(Faraway, Lang::En, "a low number is quick").1 > 0);
}

#[test]
fn the_contents_lead_to_every_rule() {
    let booklet = Booklet::new(made(Farlight, Lang::En));
    let list = booklet.contents();
    assert!(list.contains("href=\"#/rules/x/services\"") && list.ends_with("</ul>"));
    let titles = |line: &Line| matches!(line, Line::Heading { .. });
    let rules = lines(Farlight).into_iter().filter(titles).count();
    assert_eq!((list.matches("<li").count(), booklet.page(&Query::default()).1), (rules, rules));
}

/// What is said of a moment, in both languages.
fn told(game: GameKind, now: &Now) {
    for lang in Lang::ALL {
        let said = Booklet::new(made(game, lang)).moment(now);
        assert!(said.starts_with("<p>") && !said.contains('{'), "{game}: {now:?} says {said}");
    }
}

/// Plays at random and asks at every choice what is said of the moment, each kind of moment once.
fn walk<G: Game>(
    game: GameKind,
    options: G::Options,
    now: impl Fn(&G::View) -> Now,
    most: usize,
) -> BTreeSet<&'static str> {
    let mut seen = BTreeSet::new();
    for seed in 0..4 {
        let mut rng = Rng::new(Seed(seed), 7);
        let Ok(mut played) = Match::<G>::new(options.clone(), Seed(seed)) else {
            panic!("no deal")
        };
        for _ in 0..most {
            let Some(seat) = played.decider() else { break };
            let now = now(&played.view(Some(seat)));
            if seen.insert(now.key) {
                told(game, &now);
            }
            let legal = played.state().choices(seat);
            let choice = legal[rng.below(legal.len() as u32) as usize];
            played.play(choice, &mut rules::Silent).unwrap();
        }
        let now = now(&played.view(Some(Seat(0))));
        if seen.insert(now.key) {
            told(game, &now);
        }
    }
    seen
}

#[test]
fn every_moment_has_its_words() {
    let table = faraway::Table { seats: 3, start: faraway::Start::Advanced };
    let of_faraway = walk::<faraway::Faraway>(Faraway, table, now::of_faraway, 400);
    let of_farlight =
        walk::<farlight::Farlight>(Farlight, farlight::Table { seats: 3 }, now::of_farlight, 4000);
    let of_firefly =
        walk::<firefly::Firefly>(Firefly, firefly::Table::new(2), now::of_firefly, 4000);
    let keys = |game| {
        lines(game).into_iter().filter_map(|line| match line {
            Line::Now(key) => Some(key),
            _ => None,
        })
    };
    assert_eq!(of_faraway, keys(Faraway).collect(), "moments of Faraway");
    assert_eq!(of_farlight, keys(Farlight).collect(), "moments of Farlight");
    let told: BTreeSet<&str> = keys(Firefly).collect();
    assert!(of_firefly.len() > 12 && of_firefly.is_subset(&told), "{of_firefly:?}");
}

/// Moments of Firefly that random captains seldom live to see.
#[test]
fn every_moment_that_is_named_has_its_words() {
    let keys: BTreeSet<&str> = all()
        .filter_map(|(_, line)| match line {
            Line::Now(key) => Some(key),
            _ => None,
        })
        .collect();
    let source = include_str!("now.rs").replace(".with(\"", "");
    for named in source.split('"').skip(1).step_by(2) {
        let key = named.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !named.is_empty();
        assert!(!key || keys.contains(named) || named == "firefly", "no words for {named}");
    }
}
