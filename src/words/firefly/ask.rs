//! What a decision asks for, in one short sentence.

use super::FireflyText;
use rules::firefly::patrol::Patrol;
use rules::firefly::{Frame, Look, Stage, Step, View};

impl FireflyText {
    /// What the topmost frame asks for.
    pub fn ask(&self, view: &View) -> &'static str {
        let words = self.words;
        let Some(frame) = view.stack.last() else { return words.ask_wait };
        match frame {
            Frame::PickLeader(_) => words.ask_leader,
            Frame::Recruits(_) => words.ask_recruits,
            Frame::StartingJobs(_) => words.ask_starting,
            Frame::PlaceShip(_) => words.ask_place,
            Frame::Turn if view.table.aim().is_none() && view.acted.len() > 1 => words.ask_last,
            Frame::Turn => words.ask_turn,
            Frame::Stowage => words.ask_stowage,
            Frame::Roster => words.ask_roster,
            Frame::Hands(_) => words.ask_hands,
            Frame::Flight => words.ask_flight,
            Frame::Nav(_) | Frame::GoalWay => words.ask_way,
            Frame::Reavers => words.ask_reavers,
            Frame::Evasion => words.ask_evade,
            Frame::Patrol(moved) => match moved.patrol {
                Patrol::Cruiser => words.ask_cruiser,
                Patrol::Cutter => words.ask_cutter,
            },
            Frame::Alliance(_) => words.ask_alliance,
            Frame::Wanted(..) => words.ask_hide,
            Frame::Test(trial) => match trial.stage {
                Stage::Start => words.ask_champion,
                Stage::Before => words.ask_roll,
                Stage::Rolled => words.ask_rolled,
            },
            Frame::Deaths(..) => words.ask_kill,
            Frame::Massacre(..) => words.ask_massacre,
            Frame::Medic(..) => words.ask_medic,
            Frame::ExtraCut(_) => words.ask_cut,
            Frame::Trade(..) => words.ask_trade,
            Frame::Load(..) | Frame::LoadUpTo(..) => words.ask_load,
            Frame::Freight => match view.errand.as_ref().map(|errand| errand.step) {
                Some(Step::Finish) => words.ask_deliver,
                Some(Step::Pickup) | None => words.ask_load,
            },
            Frame::TakeUpgrade(_) => words.ask_take_upgrade,
            Frame::LoseUpgrade(_) => words.ask_lose_upgrade,
            Frame::Overfull(_) => words.ask_overfull,
            Frame::Shop(visit) if visit.look == Look::Over => words.ask_buy,
            Frame::Deal(talk) if talk.look == Look::Over => words.ask_accept,
            Frame::Price(..) => words.ask_price,
            Frame::Shop(_) | Frame::Deal(_) => words.ask_consider,
            Frame::Parley(bargain) if bargain.asking => words.ask_ask,
            Frame::Parley(_) => words.ask_give,
            Frame::Answer(_) => words.ask_answer,
            Frame::Muster => words.ask_muster,
            Frame::Card(_) => words.ask_misbehave,
            Frame::Vault => words.ask_vault,
            Frame::Payday(_) => words.ask_payday,
            Frame::Unasked(_) => words.ask_wait,
        }
    }
}
