//! Players. (Temporary, until the bots branch lands.)
use rules::Game;
use std::str::FromStr;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level { Random, Greedy, Expert }
impl Level { pub fn slug(self) -> &'static str { match self { Level::Random => "random", Level::Greedy => "greedy", Level::Expert => "expert" } } }
impl FromStr for Level { type Err = (); fn from_str(s: &str) -> Result<Level, ()> { match s { "random" => Ok(Level::Random), "greedy" => Ok(Level::Greedy), "expert" => Ok(Level::Expert), _ => Err(()) } } }
pub trait Playable: Game {}
impl Playable for rules::faraway::Faraway {}
pub fn choose<G: Playable>(view: &G::View, _: Level, seed: u64, _: u32) -> Option<G::Choice> {
    let mut rng = rules::Rng::new(rules::Seed(seed), 0);
    let s = G::sample(view, &mut rng);
    let seat = s.deciders().first()?;
    rng.pick(&s.choices(seat)).copied()
}
