//! Goals: what one costs.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::words::fill;
use rules::firefly::effect::Effect;
use rules::firefly::step::Price;

impl Shown for Price {
    fn is_spare(&self) -> bool {
        true
    }
}

/// What a goal costs that one cannot pay, in a line: whoever comes that far botches it.
pub fn unpaid(desk: &Desk) -> Option<String> {
    let view = desk.view();
    let money = view.acting().money;
    let effects = view.goal(view.turn)?.ways.iter().copied().flatten();
    let banded = |effect: &'static Effect| match effect {
        Effect::Test(test) => test.bands.iter().flat_map(|band| band.effects).collect(),
        effect => vec![effect],
    };
    let price = effects.flat_map(banded).find_map(|effect| match effect {
        Effect::PayOrBotch(dollars) if u32::from(*dollars) > money => Some(*dollars),
        _ => None,
    })?;
    Some(fill(desk.words.cannot_pay, &[("n", &price), ("have", &money)]))
}
