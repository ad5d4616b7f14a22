//! What crew, gear, upgrades and leaders do beyond their symbols.

use super::FireflyText;
use crate::words::fill;
use rules::firefly::sector::SectorId;
use rules::firefly::skill::{Keyword, Skill};
use rules::firefly::supply::{Ability, KindId};
use std::fmt::Display;

impl FireflyText {
    /// An ability in one line.
    pub fn ability(&self, ability: &Ability) -> String {
        if !ability.is_carried() {
            return String::new();
        }
        let words = self.words;
        let n = |template, n: u8| fill(template, &[("n", &n)]);
        let money = |template, n: u16| fill(template, &[("n", &self.money(n))]);
        let what = |template, what: &str| fill(template, &[("what", &what)]);
        let who = |template, who: &str| fill(template, &[("who", &who)]);
        let word = |template, word: Keyword| what(template, self.keyword(word));
        let spaces = |template, n: u8| what(template, &self.count(words.spaces, n));
        let sectors =
            |template, n: u8| fill(template, &[("sectors", &self.count(words.sectors, n))]);
        let of = |template, skill: Skill| fill(template, &[("skill", &self.skill(skill))]);
        let with = |template, skill: Skill, n: u8| fill(&of(template, skill), &[("n", &n)]);
        let raids = self.raids();
        match *ability {
            Ability::SalvageLoad(good, n) => what(words.ab_salvage, &self.good(good, n.into())),
            Ability::SalvageMoney(n) => what(words.ab_salvage, &self.money(n)),
            Ability::SellsParts(n) => money(words.ab_sells_parts, n),
            Ability::CountsSolid(contact) => who(words.ab_solid, self.contact(contact)),
            Ability::JobLoad(kind, good, n) => {
                let load = fill(words.ab_job_load, &[("kind", &self.job_type(kind))]);
                what(&load, &self.good(good, n.into()))
            }
            Ability::NeedsAboard(one) => who(words.ab_needs_aboard, self.profession(one)),
            Ability::MayNotCarry(one) => word(words.ab_not_carry, one),
            Ability::FewerMisbehave(one) => word(words.ab_fewer, one),
            Ability::AddsToRoll(count) => {
                who(&n(words.ab_adds_to_roll, count), self.kind(KindId::RIVER_TAM))
            }

            Ability::NoBonusDie(skill) => of(words.ab_no_bonus, skill),
            Ability::Reroll(skill) => of(words.ab_reroll, skill),
            Ability::SkillWith(skill, n, one) => word(&with(words.ab_skill_with, skill, n), one),
            Ability::SkillInCompany(skill, n, one, least) => {
                let company = fill(&with(words.ab_company, skill, n), &[("least", &least)]);
                who(&company, self.profession(one))
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

            Ability::Carries(0) => words.ab_carries_none.to_owned(),
            Ability::Carries(count) => n(words.ab_carries, count),
            Ability::WantedRolls(count) => n(words.ab_wanted_rolls, count),
            Ability::MedicBonus(count) => n(words.ab_medic, count),
            Ability::ConsidersJobs(count) => n(words.ab_considers, count),
            Ability::BuysCards(count) => n(words.ab_buys, count),
            Ability::HidesWanted(count) => n(words.ab_hides, count),
            Ability::Berths(count) => n(words.ab_berths, count),
            Ability::Hold(count) => spaces(words.ab_hold, count),
            Ability::Stash(count) => spaces(words.ab_stash, count),
            Ability::Range(count) => sectors(words.ab_range, count),
            Ability::Mosey(count) => sectors(words.moseys, count),
            Ability::Decoy => sectors(words.ab_decoy, 1),

            Ability::Identity => words.ab_identity.to_owned(),
            Ability::CalmsOther => words.ab_calms.to_owned(),
            Ability::ShieldsLeader => words.ab_shields.to_owned(),
            Ability::ComesBack => words.ab_comes_back.to_owned(),
            Ability::GearWhenKosherized => words.ab_kosherized.to_owned(),
            Ability::ShunsImmoral => words.ab_shuns.to_owned(),
            Ability::RerollMedic => words.ab_reroll_medic.to_owned(),
            Ability::DiesFirst => words.ab_dies_first.to_owned(),
            Ability::IgnoresWanted => words.ab_ignores_wanted.to_owned(),
            Ability::OneUseKeyword => words.ab_one_use.to_owned(),
            Ability::RerollOnes => words.ab_reroll_ones.to_owned(),
            Ability::Weightless => words.ab_weightless.to_owned(),
            Ability::IgnoresBreakdowns => words.sturdy.to_owned(),
            Ability::JobMoney(kind, n) => {
                let values: [(&str, &dyn Display); 2] =
                    [("kind", &self.job_type(kind)), ("n", &self.money(n))];
                fill(words.gift_money, &values)
            }
            Ability::ImmoralMoney(n) => money(words.gift_immoral, n),
            Ability::HiresFree => words.gift_hires.to_owned(),
            Ability::HalfPriceGear(some) => what(words.gift_half, &self.keywords(some).join(", ")),
            Ability::HalfPriceShip => what(words.gift_half, words.gift_ship),

            Ability::GoalMoney(n) => money(words.ab_goal_money, n),
            Ability::SaleMoney(good, n) => {
                what(&money(words.ab_sale_money, n), self.any_good(good))
            }
            Ability::CalmsAll => words.ab_calms_all.to_owned(),
            Ability::Armor(from) => n(words.ab_armor, from),
            Ability::Uplink => words.ab_uplink.to_owned(),
            Ability::Foresees(count) => n(words.ab_foresees, count),
            Ability::RerollOnesOf(skill) => of(words.ab_reroll_ones_of, skill),
            Ability::Gambles { stake, cards, alike, prize } => {
                let values: [(&str, &dyn Display); 4] = [
                    ("stake", &self.money(stake)),
                    ("n", &cards),
                    ("alike", &alike),
                    ("prize", &self.money(prize)),
                ];
                fill(words.ab_gambles, &values)
            }
            Ability::CountsWith(one) => word(words.ab_counts_with, one),
            Ability::Bribes(skill) => of(words.ab_bribes, skill),
            Ability::OrdersShip => words.ab_orders.to_owned(),
            Ability::OneUseBeforeRoll(points) => n(words.ab_before_roll, points),
            Ability::CalmsCarrier => words.ab_calms_carrier.to_owned(),
            Ability::OneUseForesees(count) => n(words.ab_reads, count),
            Ability::JobGoods(kind, count) => {
                n(&fill(words.ab_job_goods, &[("kind", &self.job_type(kind))]), count)
            }
            Ability::TokenForPoints(tested, own) => {
                fill(&of(words.ab_goad, tested), &[("from", &self.skill(own))])
            }
            Ability::CalmsBefore(skill) => of(words.ab_calms_before, skill),
            Ability::Bets { cards, prize } => {
                let values: [(&str, &dyn Display); 2] =
                    [("n", &cards), ("prize", &self.money(prize))];
                fill(words.ab_bets, &values)
            }
            Ability::OneUseSix(skill) => of(words.ab_six, skill),
            Ability::OneUseAce => words.ab_ace.to_owned(),
            Ability::RepelsCutter => sectors(words.ab_repels, 1),
            Ability::Scans => words.ab_scans.to_owned(),
            Ability::Boosts(count) => sectors(words.ab_boosts, count),
            Ability::PassesCutters => words.ab_passes.to_owned(),
            Ability::SlipsAway(from) => n(words.ab_slips, from),
            Ability::MayNotHire(one) => who(words.ab_not_hire, self.profession(one)),

            Ability::SparesWarrant => words.ab_spares_warrant.to_owned(),
            Ability::SparesTrust => words.ab_spares_trust.to_owned(),
            Ability::CallsOn(contact) => who(words.ab_calls_on, self.contact(contact)),
            Ability::MakeWorkMoney(n) => money(words.ab_make_work, n),
            Ability::MakeWorkLoad(good) => what(words.ab_make_work_load, &self.good(good, 1)),
            Ability::FreeLeave => words.ab_free_leave.to_owned(),
            Ability::LeaveAnywhere => words.ab_leave_anywhere.to_owned(),
            Ability::SoldAt(at, dollars) => {
                let place = SectorId::new(at).map_or(String::new(), |at| self.place(at));
                fill(&money(words.ab_sold_at, dollars), &[("place", &place)])
            }
            Ability::KeepsGear(from) => n(words.ab_keeps_gear, from),
            Ability::RerollOnesAs(skill, one) => {
                who(&of(words.ab_ones_as, skill), self.profession(one))
            }
            Ability::Windfall(n) => money(words.ab_windfall, n),
            Ability::Charts(regions) => {
                let regions: Vec<&str> = regions.iter().map(|&one| self.region(one)).collect();
                what(words.ab_charts, &regions.join(", "))
            }
            Ability::ShufflesNav => words.ab_shuffles.to_owned(),
            Ability::OneUseReroll(skill) => of(words.ab_reroll_once, skill),
            Ability::Concealed => words.ab_concealed.to_owned(),
            Ability::HiresFrom(market) => {
                fill(words.ab_hires_from, &[("place", &self.market(market))])
            }
            Ability::OneUseHeals => words.ab_heals.to_owned(),
            Ability::DiesInstead => words.ab_dies_instead.to_owned(),
            Ability::TwoDice(skill) => of(words.ab_two_dice, skill),
            Ability::Recycles => words.ab_recycles.to_owned(),
            Ability::SalvagesCrimes => words.ab_salvages.to_owned(),
            Ability::PressesFor(good, n) => what(&money(words.ab_presses, n), self.any_good(good)),
            Ability::Cabins(count) => spaces(words.ab_cabins, count),
            Ability::Feeds => words.ab_feeds.to_owned(),
            Ability::Misleads => words.ab_misleads.to_owned(),
            Ability::Jets => words.ab_jets.to_owned(),
            Ability::RerollOnesFlying => words.ab_ones_flying.to_owned(),
            Ability::ServesUnpaid(one) => who(words.ab_serves, self.profession(one)),
            Ability::KeepsFugitives => words.ab_keeps_fugitives.to_owned(),
            Ability::PartCountsAs(one) => who(words.ab_part_as, self.profession(one)),
            Ability::BountyMoney(dollars) => money(raids.ab_bounty, dollars),
            Ability::RaidMoney(dollars) => money(raids.ab_raid, dollars),
            Ability::InShowdown(skill, n) => with(raids.ab_showdown, skill, n),
            Ability::Attacking(skill, n) => with(raids.ab_attacking, skill, n),
            Ability::SkillIn(region, skill, n) => {
                fill(&with(raids.ab_skill_in, skill, n), &[("what", &self.region(region))])
            }
            Ability::RerollShowdown => raids.ab_reroll.to_owned(),
            Ability::ForcesReroll => raids.ab_forces.to_owned(),
            Ability::WarrantsWinner => raids.ab_warrants.to_owned(),
            Ability::CallsCruiser => raids.ab_calls.to_owned(),
            Ability::SwapsMisbehave(dollars) => money(raids.ab_swaps, dollars),
            Ability::StandsIn => raids.ab_stands_in.to_owned(),
            Ability::GamesOn { stake, cards, prize } => {
                let values: [(&str, &dyn Display); 3] =
                    [("stake", &self.money(stake)), ("n", &cards), ("prize", &self.money(prize))];
                fill(raids.ab_games, &values)
            }
            Ability::Shames => raids.ab_shames.to_owned(),
            Ability::Stuns => raids.ab_stuns.to_owned(),
            Ability::TurnsUp(count) => n(raids.ab_turns_up, count),
            Ability::Boards(skill, n) => with(raids.ab_boards, skill, n),
            Ability::Traps(count) => n(raids.ab_traps, count),
            Ability::KeepsBound => raids.ab_keeps_bound.to_owned(),
            Ability::BarsBoarding(skill) => of(raids.ab_bars, skill),
            Ability::DodgesCutters => raids.ab_dodges.to_owned(),
            Ability::Grapples => raids.ab_grapples.to_owned(),
            Ability::RerollBoarding(skill) => of(raids.ab_boards_again, skill),
            Ability::ShortenedByUpgrades => raids.ab_shortened.to_owned(),
            Ability::CarriesHeavy => raids.ab_heavy.to_owned(),
            Ability::SalvagesJobs(kind) => {
                fill(raids.ab_salvages, &[("kind", &self.job_type(kind))])
            }
        }
    }
}
