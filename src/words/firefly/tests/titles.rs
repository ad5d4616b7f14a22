//! Titles, and the manners of the French catalogue.

use super::{check, texts};
use crate::words::firefly::titles;
use crate::words::lobby::STORIES as STORY_TITLES;
use crate::words::title::Titles;
use crate::words::{Lang, check_spaces};
use rules::firefly::contact::Contact;
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::misbehave_cards;
use rules::firefly::nav::nav_cards;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::SETS;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::{Keyword, Profession, Skill};
use rules::firefly::story::stories;
use rules::firefly::supply::{KindId, Market, SupplyId};
use rules::firefly::{Chart, Sets, StartingJobs, Table};
use std::collections::BTreeSet;

fn all_different(names: Vec<String>) {
    let unique: BTreeSet<&String> = names.iter().collect();
    assert_eq!(unique.len(), names.len(), "{names:?}");
}

#[test]
fn everything_has_a_name() {
    for text in texts() {
        LeaderId::all().for_each(|id| check("leader", text.leader(id)));
        ShipId::all().for_each(|id| check("ship", text.vessel(id)));
        let sheets = ShipId::all().flat_map(|id| text.ship_lines(id));
        sheets.for_each(|line| check("ship", &line));
        SupplyId::all().for_each(|id| check("supply", text.supply(id)));
        JobId::all().for_each(|id| check("job", text.job(id)));
        nav_cards().for_each(|card| check("nav", text.nav_title(card.id)));
        misbehave_cards().for_each(|card| check("misbehave", text.misbehave_title(card.id)));
        Market::ALL.into_iter().for_each(|market| check("market", text.market(market)));
        Skill::ALL.into_iter().for_each(|skill| check("skill", text.skill(skill)));
        Profession::ALL.into_iter().for_each(|one| check("profession", text.profession(one)));
        Keyword::ALL.into_iter().for_each(|word| check("keyword", text.keyword(word)));
        all_different(Contact::ALL.map(|contact| text.contact(contact).to_owned()).to_vec());
        let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
        let full = Table { jobs: StartingJobs::All, sets, ..Table::new(1) };
        let story = |story| Table { story, ..full };
        let stories = full.playable();
        all_different(stories.map(|n| text.story(&story(n)).to_owned()).collect());
    }
}

#[test]
fn places_and_jobs_are_told_apart() {
    for text in texts() {
        for names in ["", "blue-sun", "kalidasa", "blue-sun,kalidasa"] {
            let sets = Sets::named(names).unwrap_or(Sets::BASE);
            let (text, sectors) = (text.on(sets), Chart::of(sets).sectors());
            all_different(sectors.clone().map(|sector| text.place(sector)).collect());
            all_different(sectors.map(|sector| text.sector(sector)).collect());
        }
        // Challenges and raids of one title are alike.
        let apart = |id: &JobId| id.job().challenge.is_none() && id.job().raid().is_none();
        let jobs = JobId::all().filter(apart);
        all_different(jobs.map(|job| text.job_label(job)).collect());
    }
}

/// Every card has one title in both languages, and the English one is what the card itself is
/// called in the rules.
#[test]
fn titles_are_those_of_the_cards() {
    let held = |titles: &Titles, mut cards: Vec<(u16, &str)>| {
        cards.sort_unstable();
        let mut said: Vec<(u16, &str)> = titles.all(Lang::En).collect();
        said.sort_unstable();
        assert_eq!(said, cards);
        titles.all(Lang::Fr).for_each(|(_, title)| check("French title", title));
        titles.all(Lang::Fr).for_each(|(_, title)| check_spaces(title));
    };
    held(&titles::KINDS, KindId::all().map(|id| (id.number(), id.printed().name)).collect());
    held(&titles::JOBS, JobId::all().map(|id| (id.number(), id.job().name)).collect());
    held(&titles::NAVS, nav_cards().map(|card| (card.id.into(), card.name)).collect());
    held(&titles::MISBEHAVES, misbehave_cards().map(|card| (card.id.into(), card.name)).collect());
    held(&STORY_TITLES, stories().map(|story| (story.id.into(), story.name)).collect());
}

/// A French title is one where English jobs share theirs, too.
#[test]
fn jobs_share_titles_in_both_languages() {
    let [en, fr] = texts();
    for one in JobId::all() {
        for other in JobId::all() {
            assert_eq!(en.job(one) == en.job(other), fr.job(one) == fr.job(other), "{one:?}");
        }
    }
}

#[test]
fn kinds_share_names_in_both_languages() {
    let [en, fr] = texts();
    for one in SupplyId::all() {
        for other in SupplyId::all() {
            let same = fr.supply(one) == fr.supply(other);
            assert_eq!(en.supply(one) == en.supply(other), same, "{}", fr.supply(one));
        }
    }
}

#[test]
fn names_of_cards() {
    let [en, fr] = texts();
    let at = |id| SectorId::new(id).unwrap();
    assert_eq!(en.sector(at(51)), "Londinium, White Sun");
    assert_eq!(fr.sector(at(76)), "Athènes, Georgia");
    assert_eq!(en.place(at(77)), "Ithaca/Priam");
    // A sector without a planet of its own is named by the board beside it.
    let west = Sets::named("blue-sun").unwrap();
    assert_eq!(
        (en.place(at(92)), en.on(west).place(at(92))),
        ("Space south-west of Aphrodite".into(), "Shadow".into())
    );
    assert_eq!(
        (en.place(at(53)), fr.place(at(53))),
        ("Space north of Valentine".into(), "Espace côté nord de Valentine".into())
    );
    assert_eq!(fr.place(at(1)), "Espace lointain côté nord d'Aesir");
    let job = JobId::new(107).unwrap();
    assert_eq!(fr.job_label(job), "Le coup du train (Regina)");
    assert_eq!(fr.nav_title(115), "C'est quoi, ce bruit\u{202f}?");
    assert_eq!(fr.misbehave_title(31), "Les adjoints du trou perdu");
    assert_eq!(fr.supply(SupplyId::new(125).unwrap()), "Cry Baby");
    assert_eq!(fr.supply(SupplyId::new(1).unwrap()), "Inara");
}
