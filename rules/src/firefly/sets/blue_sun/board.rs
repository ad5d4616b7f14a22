//! The west board: generated once from the tables, then kept by hand.

use crate::firefly::map::{border, rim};
use crate::firefly::sector::Sector;

/// Its sectors with their neighbours on it and on the base board; the borders that the full map
/// alone draws are left out.
#[rustfmt::skip]
pub(super) static SECTORS: [Sector; 25] = [
    border(89, &[86, 88, 90, 92, 102, 103, 104, 124]),
    rim(101, &[84, 102, 120]),
    rim(102, &[89, 101, 103, 120, 121]),
    rim(103, &[89, 102, 104, 121]),
    rim(104, &[89, 103, 105, 109, 121, 124]).planets(&["Cortex Relay 7"]),
    rim(105, &[104, 106, 110, 112, 124]),
    rim(106, &[93, 105, 107, 112, 113, 124]),
    rim(107, &[93, 94, 106, 108, 113]),
    rim(108, &[94, 95, 107, 113, 114]),
    rim(109, &[104, 110, 121, 122]),
    rim(110, &[105, 109, 111, 112]),
    rim(111, &[110, 112, 115]),
    rim(112, &[105, 106, 110, 111, 113, 115, 116]).planets(&["Dragon's Egg"]),
    rim(113, &[106, 107, 108, 112, 114, 116]),
    rim(114, &[108, 113, 116, 117]).planets(&["Deadwood"]),
    rim(115, &[111, 112, 116, 118]).planets(&["Highgate"]),
    rim(116, &[112, 113, 114, 115, 117, 118, 119]).planets(&["Fury"]),
    rim(117, &[114, 116, 119]).planets(&["Muir"]),
    rim(118, &[115, 116, 119]).planets(&["Meridian"]),
    rim(119, &[116, 117, 118]).planets(&["New Canaan"]),
    rim(120, &[101, 102, 121, 123]).reavers(1),
    rim(121, &[102, 103, 104, 109, 120, 122, 123]).reavers(1),
    rim(122, &[109, 121, 123]).reavers(1),
    rim(123, &[120, 121, 122]).planets(&["Miranda"]),
    border(124, &[89, 92, 93, 104, 105, 106]),
];

/// Planets of the base board that are named with it.
pub(super) static NAMED: [(u8, &[&str]); 1] = [(92, &["Shadow"])];
