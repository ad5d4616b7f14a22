use super::Lang;
use rules::firefly::*;
use rules::firefly::{
    contact::Contact,
    effect::{Effect, Good},
    job::JobId,
    leader::LeaderId,
    sector::SectorId,
    skill::*,
    supply::{Market, SupplyId},
};
#[derive(Clone, Copy)]
pub struct FireflyText {
    pub lang: Lang,
}
impl FireflyText {
    pub fn new(lang: Lang) -> Self {
        FireflyText { lang }
    }
    pub fn leader(&self, id: LeaderId) -> &'static str {
        id.leader().name
    }
    pub fn supply(&self, id: SupplyId) -> &'static str {
        id.kind().kind().name
    }
    pub fn job(&self, id: JobId) -> &'static str {
        id.job().name
    }
    pub fn contact(&self, c: Contact) -> &'static str {
        match c {
            Contact::AmnonDuul => "Amnon Duul",
            Contact::Badger => "Badger",
            Contact::Niska => "Niska",
            Contact::Patience => "Patience",
            Contact::Harken => "Harken",
        }
    }
    pub fn market(&self, m: Market) -> &'static str {
        match m {
            Market::Osiris => "Osiris",
            _ => "Market",
        }
    }
    pub fn sector(&self, s: SectorId) -> String {
        s.sector().planets.first().map_or(format!("Space {}", s.number()), |p| p.to_string())
    }
    pub fn good(&self, g: Good, n: u32) -> String {
        format!("{n} {g:?}")
    }
    pub fn skill(&self, s: Skill) -> &'static str {
        match s {
            Skill::Fight => "Fight",
            Skill::Tech => "Tech",
            _ => "Negotiate",
        }
    }
    pub fn profession(&self, _: Profession) -> &'static str {
        "prof"
    }
    pub fn keyword(&self, _: Keyword) -> &'static str {
        "word"
    }
    pub fn nav_title(&self, _: u8) -> &'static str {
        "Nav"
    }
    pub fn misbehave_title(&self, _: u8) -> &'static str {
        "Misbehave"
    }
    pub fn story(&self, t: &Table) -> &'static str {
        t.story().map_or("solo", |s| s.name)
    }
    pub fn goal(&self, _: &Table, n: u8) -> String {
        format!("goal {n}")
    }
    pub fn person(&self, c: &Captain, p: Person) -> &'static str {
        match p {
            Person::Leader => c.leader.map_or("", |l| l.leader().name),
            Person::Crew(k) => self.supply(k),
        }
    }
    pub fn supply_lines(&self, _: SupplyId) -> Vec<String> {
        vec!["Does this and that".into()]
    }
    pub fn leader_lines(&self, _: LeaderId) -> Vec<String> {
        vec!["Does this and that".into()]
    }
    pub fn job_lines(&self, _: JobId) -> Vec<String> {
        vec!["Pick up at x, deliver at y".into()]
    }
    pub fn nav_way(&self, c: u8, w: u8) -> String {
        format!("nav {c} way {w}")
    }
    pub fn misbehave_way(&self, c: u8, w: u8) -> String {
        format!("mis {c} way {w}")
    }
    pub fn effects(&self, e: &[Effect]) -> String {
        format!("{} effects", e.len())
    }
    pub fn story_lines(&self, _: &Table) -> Vec<String> {
        vec![]
    }
    pub fn ask(&self, _: &View) -> &'static str {
        "Choose"
    }
    pub fn context(&self, _: &View) -> String {
        String::new()
    }
    pub fn verb(&self, _: &View, c: Choice, _: &[String]) -> String {
        format!("{c:?}")
    }
    pub fn tell(&self, e: &Event, _: &[String]) -> Vec<String> {
        vec![format!("{e:?}").chars().take(70).collect()]
    }
    pub fn item(&self, i: &Item) -> String {
        format!("{i:?}")
    }
}
