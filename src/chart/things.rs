//! What lies on the chart can be asked what it is: shapes that are not seen, each with the sentences
//! that explain it, over the drawing and under the ships.

use super::ink::Ink;
use super::names::Sign;
use super::sheet::Sheet;
use crate::explain::firefly as explain;
use crate::words::{Sights, Thing};

/// How far round a sign it is meant.
const SIGN: i32 = 13;

/// The sectors, and the signs of those who are to be found in them.
pub fn things(sights: &Sights) -> String {
    let sheet = Sheet::of(sights.view.table.sets);
    let own = super::plan::own_sector(sights.view);
    let mut ink = Ink::default();
    ink.put(
        "<svg class=\"things\" viewBox=\"~ ~ ~ ~\" aria-hidden=\"true\" focusable=\"false\">",
        &sheet.bounds(),
    );
    for sector in sheet.sectors() {
        // The ship's own stands for all of them where one goes from thing to thing.
        ink.put(if own == Some(sector) { "<path" } else { "<path class=\"is-many\"" }, &[]);
        ink.said(explain::region(sector.sector().region), &sights.place(sector));
        ink.put(" d=\"", &[]).put(&sheet.outlines([sector].into_iter()), &[]).put("\"/>", &[]);
    }
    for sector in sheet.sectors() {
        for (sign, (x, y)) in sheet.signs(sector) {
            let shown = |thing: &Thing| match sign {
                Sign::Port => *thing == Thing::Market,
                Sign::Friend => {
                    matches!(thing, Thing::Contact(contact) if contact.sector().is_some())
                }
            };
            for (thing, said) in sights.there(sector).into_iter().filter(|(thing, _)| shown(thing))
            {
                ink.put("<circle cx=\"~\" cy=\"~\" r=\"~\"", &[x, y, SIGN]);
                ink.said(explain::thing(thing), &said).put("/>", &[]);
            }
        }
    }
    ink.put("</svg>", &[]);
    ink.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::flag::flags;
    use crate::words::{FireflyText, Lang};
    use rules::firefly::{Firefly, Table};
    use rules::{Game, Seat, Seed, Silent};

    /// Of every sector it can be asked what it is; names that people typed cannot break out of it.
    #[test]
    fn all_of_the_chart_says_what_it_is() {
        let game = Firefly::deal(&Table::new(2), Seed(3), &mut Silent).expect("a deal");
        let view = game.view(Some(Seat(0)));
        let names = ["<b>\"Ada\"".to_owned(), "&Bob".to_owned()];
        for lang in Lang::ALL {
            let text = FireflyText::new(lang);
            let flags = flags(&view, text);
            let sights = Sights { view: &view, names: &names, flags: &flags, text };
            let drawn = things(&sights);
            let sectors = view.chart().sectors().count();
            assert_eq!(drawn.matches("<path").count(), sectors);
            let markets = view.chart().sectors().filter(|&at| view.market(at).is_some()).count();
            assert_eq!(drawn.matches(explain::MARKET).count(), markets);
            for sector in view.chart().sectors() {
                assert!(drawn.contains(&text.place(sector)), "{}", text.place(sector));
            }
            assert!(!drawn.contains("<b>"));
        }
    }
}
