//! What crew, gear, upgrades and leaders do beyond their symbols.

use super::FireflyText;
use crate::words::fill;
use rules::firefly::leader::Gift;
use rules::firefly::skill::Skill;
use rules::firefly::supply::{Ability, KindId};
use std::fmt::Display;

impl FireflyText {
    /// An ability in one line.
    pub fn ability(&self, ability: &Ability) -> String {
        let words = self.words;
        match ability {
            Ability::SalvageLoad(good, n) => {
                fill(words.ab_salvage, &[("what", &self.good(*good, (*n).into()))])
            }
            Ability::SalvageMoney(n) => fill(words.ab_salvage, &[("what", &self.money(n))]),
            Ability::SellsParts(n) => fill(words.ab_sells_parts, &[("n", &self.money(n))]),
            Ability::CountsSolid(contact) => {
                fill(words.ab_solid, &[("who", &self.contact(*contact))])
            }
            Ability::JobLoad(kind, good, n) => {
                let values: [(&str, &dyn Display); 2] =
                    [("kind", &self.job_type(*kind)), ("what", &self.good(*good, (*n).into()))];
                fill(words.ab_job_load, &values)
            }
            Ability::NeedsAboard(one) => {
                fill(words.ab_needs_aboard, &[("who", &self.profession(*one))])
            }
            Ability::MayNotCarry(word) => {
                fill(words.ab_not_carry, &[("what", &self.keyword(*word))])
            }
            Ability::FewerMisbehave(word) => {
                fill(words.ab_fewer, &[("what", &self.keyword(*word))])
            }
            Ability::AddsToRoll(n) => {
                let who = self.kind(KindId::RIVER_TAM);
                fill(words.ab_adds_to_roll, &[("n", n), ("who", &who)])
            }
            _ => self.skilled(ability),
        }
    }

    /// Abilities that look at skills.
    fn skilled(&self, ability: &Ability) -> String {
        let words = self.words;
        let of = |template, skill: Skill| fill(template, &[("skill", &self.skill(skill))]);
        let with = |template, skill: Skill, n: u8| fill(&of(template, skill), &[("n", &n)]);
        match *ability {
            Ability::NoBonusDie(skill) => of(words.ab_no_bonus, skill),
            Ability::Reroll(skill) => of(words.ab_reroll, skill),
            Ability::SkillWith(skill, n, word) => {
                fill(&with(words.ab_skill_with, skill, n), &[("what", &self.keyword(word))])
            }
            Ability::SkillInCompany(skill, n, who, least) => {
                let values: [(&str, &dyn Display); 2] =
                    [("least", &least), ("who", &self.profession(who))];
                fill(&with(words.ab_company, skill, n), &values)
            }
            Ability::TreatsAs(from, to) => {
                let values: [(&str, &dyn Display); 2] =
                    [("from", &self.skill(from)), ("to", &self.skill(to))];
                fill(words.ab_treats_as, &values)
            }
            Ability::CarrierNeeds(skill, n) => with(words.ab_carrier, skill, n),
            Ability::OneUseAfterRoll(skill, n) => with(words.ab_after_roll, skill, n),
            Ability::RollsForSkill => {
                let values: [(&str, &dyn Display); 3] = [
                    ("fight", &words.fight),
                    ("tech", &words.tech),
                    ("negotiate", &words.negotiate),
                ];
                fill(words.ab_rolls, &values)
            }
            _ => self.counted(ability),
        }
    }

    /// Abilities with a number, or none.
    fn counted(&self, ability: &Ability) -> String {
        let words = self.words;
        let n = |template, n: u8| fill(template, &[("n", &n)]);
        let what = |template, what: String| fill(template, &[("what", &what)]);
        let spaces = |n: u8| self.count(words.spaces, n);
        let sectors =
            |template, n: u8| fill(template, &[("sectors", &self.count(words.sectors, n))]);
        match *ability {
            Ability::Carries(count) => n(words.ab_carries, count),
            Ability::WantedRolls(count) => n(words.ab_wanted_rolls, count),
            Ability::MedicBonus(count) => n(words.ab_medic, count),
            Ability::ConsidersJobs(count) => n(words.ab_considers, count),
            Ability::BuysCards(count) => n(words.ab_buys, count),
            Ability::HidesWanted(count) => n(words.ab_hides, count),
            Ability::Berths(count) => n(words.ab_berths, count),
            Ability::Hold(count) => what(words.ab_hold, spaces(count)),
            Ability::Stash(count) => what(words.ab_stash, spaces(count)),
            Ability::Range(count) => sectors(words.ab_range, count),
            Ability::Mosey(count) => sectors(words.moseys, count),
            Ability::Decoy => sectors(words.ab_decoy, 1),
            _ => self.plain(ability).to_owned(),
        }
    }

    fn plain(&self, ability: &Ability) -> &'static str {
        let words = self.words;
        match ability {
            Ability::Identity => words.ab_identity,
            Ability::CalmsOther => words.ab_calms,
            Ability::ShieldsLeader => words.ab_shields,
            Ability::ComesBack => words.ab_comes_back,
            Ability::GearWhenKosherized => words.ab_kosherized,
            Ability::ShunsImmoral => words.ab_shuns,
            Ability::RerollMedic => words.ab_reroll_medic,
            Ability::DiesFirst => words.ab_dies_first,
            Ability::IgnoresWanted => words.ab_ignores_wanted,
            Ability::OneUseKeyword => words.ab_one_use,
            Ability::RerollOnes => words.ab_reroll_ones,
            Ability::Weightless => words.ab_weightless,
            Ability::IgnoresBreakdowns => words.sturdy,
            _ => words.nothing,
        }
    }

    /// A leader's gift in one line.
    pub fn gift(&self, gift: &Gift) -> String {
        let words = self.words;
        match gift {
            Gift::JobMoney(kind, n) => {
                let values: [(&str, &dyn Display); 2] =
                    [("kind", &self.job_type(*kind)), ("n", &self.money(n))];
                fill(words.gift_money, &values)
            }
            Gift::JobLoad(kind, good, n) => self.ability(&Ability::JobLoad(*kind, *good, *n)),
            Gift::ImmoralMoney(n) => fill(words.gift_immoral, &[("n", &self.money(n))]),
            Gift::HiresFree => words.gift_hires.to_owned(),
            Gift::HalfPriceGear(keywords) => {
                fill(words.gift_half, &[("what", &self.keywords(keywords).join(", "))])
            }
            Gift::HalfPriceShip => fill(words.gift_half, &[("what", &words.gift_ship)]),
        }
    }
}
