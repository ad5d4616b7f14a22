//! The east board: generated once from the tables, then kept by hand.

use crate::firefly::map::{border, rim};
use crate::firefly::sector::Sector;

/// Its sectors with their neighbours on it and on the base board; the borders that the full map
/// alone draws are left out.
#[rustfmt::skip]
pub(super) static SECTORS: [Sector; 28] = [
    border(125, &[4, 5, 6, 126, 131, 132]),
    border(126, &[6, 7, 8, 125, 132, 133, 134]),
    rim(127, &[1, 2, 128, 135, 136]),
    rim(128, &[2, 3, 127, 129, 136, 137]),
    rim(129, &[3, 128, 130, 137]),
    rim(130, &[3, 4, 129, 131, 137, 138]).planets(&["Zeus"]),
    rim(131, &[4, 125, 130, 132, 138, 139]).planets(&["Djinn's Bane"]),
    rim(132, &[125, 126, 131, 133, 139, 140]),
    rim(133, &[126, 132, 134, 140, 150]).planets(&["Cortex Relay 2"]),
    rim(134, &[8, 126, 133]),
    rim(135, &[127, 136, 141]),
    rim(136, &[127, 128, 135, 137, 141, 142]).planets(&["Beaumonde"]),
    rim(137, &[128, 129, 130, 136, 138, 142, 143, 144]).planets(&["Whittier"]),
    rim(138, &[130, 131, 137, 139, 144, 145, 146]).planets(&["New Kasmir"]),
    rim(139, &[131, 132, 138, 140, 146, 147, 148]),
    rim(140, &[132, 133, 139, 148, 150]).planets(&["Newhall"]),
    rim(141, &[135, 136, 142]).planets(&["Salisbury"]),
    rim(142, &[136, 137, 141, 143]).planets(&["Aberdeen"]),
    rim(143, &[137, 142, 144, 151]).planets(&["Heaven"]),
    rim(144, &[137, 138, 143, 145, 151, 152]).planets(&["Angel"]),
    rim(145, &[138, 144, 146, 152]).planets(&["Constance"]),
    rim(146, &[138, 139, 145, 147]).planets(&["Zephyr"]),
    rim(147, &[139, 146, 148, 149]),
    rim(148, &[139, 140, 147, 149, 150]).planets(&["Beylix"]),
    rim(149, &[147, 148, 150]),
    rim(150, &[133, 140, 148, 149]),
    rim(151, &[143, 144, 152]).planets(&["Verbena"]),
    rim(152, &[144, 145, 151]).planets(&["Sho-Je Downs"]),
];
