//! The pictures of nav and misbehave cards: vignettes in ink, put together from a place and up to
//! three figures that say what the card is about. And the scenes of the Cruiser and the Cutter.

use super::paper::Paper;
use super::rows;
use crate::icons::{Icon, icon_path};

/// Where a vignette is set.
#[derive(Clone, Copy)]
enum Place {
    Space,
    Black,
    Orbit,
    Aboard,
    Town,
    Hills,
    Woods,
    Ball,
    Vault,
    City,
    Debris,
}

/// Somebody or something cut out.
#[derive(Clone, Copy)]
enum Cut {
    Gunman,
    Officer,
    Lady,
    Crowd,
    Wreck,
    Rock,
    Beacon,
    Table,
    Bell,
    Statue,
    Gallows,
    Skull,
    Crates,
    Blast,
    Hull,
    Dealer,
}

/// What stands in a vignette.
#[derive(Clone, Copy)]
enum Figure {
    /// As it was cut.
    Stands(Cut),
    /// The same, turned to the left.
    Turned(Cut),
    /// An icon in ink.
    Sign(Icon),
    /// An icon in the warm colour: the danger or the prize.
    Warm(Icon),
    /// Nothing.
    None,
}

use Figure::{None, Sign, Stands, Turned, Warm};

/// A place, then what stands left, in the middle and right.
type Vignette = (Place, [Figure; 3]);

impl Place {
    /// The ground and what stands on it.
    #[rustfmt::skip]
    const fn pieces(self) -> &'static str {
        match self {
            Place::Space => "d M0 0h96v48H0z|S O8 9 1|S O25 38 1|S O34 6 1|S O58 40 1|S O66 8 1|S O88 30 1|S O91 12 1|S O12 29 1",
            Place::Black => "d M0 0h96v48H0z|a O24 22 13|d O29 18 12|n M3 29q17-2 41-14|S O8 8 1|S O50 8 1|S O12 41 1|S O38 40 1|S O58 42 1|S O68 7 1|S O90 10 1|S O88 40 1|S O44 26 1|n M94 28h26m-70 8h10m-20-5h12",
            Place::Orbit => "d M0 0h96v48H0z|S O9 9 1|S O30 5 1|S O70 7 1|S O90 14 1|S O52 12 1|a M0 48v-8q48-16 96 0v8z|n M12 41q36-12 72 0",
            Place::Aboard => "d M0 0h96v48H0z|n M10 43V12q0-6 6-6h64q6 0 6 6v31M2 43V8q0-7 7-7m85 42V8q0-7-7-7|B M0 43h96v5H0z|S M24 6h10v3H24zm20 0h10v3H44zm20 0h10v3H64z",
            Place::Town => "d M0 0h96v48H0z|a M0 44V18h4v-5h16v7h10v24zm66 0V16h4V9h16v11h10v24z|p M6 22h5v7H6zm8 0h5v7h-5zm59-2h5v8h-5zm9 4h5v7h-5z|B M0 43h96v5H0z",
            Place::Hills => "d M0 0h96v48H0z|S O76 13 8|a M0 34q16-16 34-4t32-4 30 6v16H0z|B M0 43q40-4 96 0v5H0z",
            Place::Woods => "d M0 0h96v48H0z|a m2 42 8-30 8 30zm12 0 7-22 7 22zm54 0 8-32 8 32zm12 0 8-24 8 24z|B M0 43q48-5 96 0v5H0z",
            Place::Ball => "d M0 0h96v48H0z|a M0 0h22Q20 28 0 36zm96 0H74q2 28 22 36z|n M48 0v5M38 8q10 6 20 0|r O38 7 1|r O48 11 1|r O58 7 1|B M0 43h96v5H0z|n M4 45h88",
            Place::Vault => "d M0 0h96v48H0z|a O48 22 21|p O48 22 16|l M48 6v32M32 22h32M37 11l22 22m0-22L37 33|k O48 22 6|B M0 43h96v5H0z",
            Place::City => "d M0 0h96v48H0z|a M0 44V28h8V14l4-6 4 6v30zm20 0V24h8v20zm42 0V20h8v24zm10 0V12l5-9 5 9v32zm14 0V26h10v18z|p M10 18h3v2h-3zm0 6h3v2h-3zm65-7h4v2h-4zm0 6h4v2h-4zm-11 2h3v2h-3z|B M0 43h96v5H0z",
            Place::Debris => "d M0 0h96v48H0z|S O40 8 1|S O62 41 1|S O92 24 1|a m4 10 8-5 6 5-4 6-8 1zm78 26 8-3 4 7-8 4zm-52 2 6-4 4 6-6 4zM76 6l8-2 2 6-7 2zM56 4l5 3-3 4z",
        }
    }
}

impl Cut {
    /// Its feet are at 0, 0.
    #[rustfmt::skip]
    const fn pieces(self) -> &'static str {
        match self {
            Cut::Gunman => "k M-4-34h8l1 4h5q-10 4-20 0h5z|a O0 -27 4|k M-6-23H6l4 23H4L1-9h-2l-3 9h-6z|k m5-22 8 7h6v3h-4l-1 2-10-4z|r m-3-23 3 4 3-4z",
            Cut::Officer => "k M-6-34H6l-1 5H-5z|a O0 -26 4|k M-7-22H7v12H5V0H1v-10h-2V0h-4v-10h-2z|r M3-19h3v3H3z|p M-1-22h2v10h-2z",
            Cut::Lady => "k O0 -29 4|k O3 -33 3|k M-4-24h8l-1 7 9 17h-24l9-17z|r m5-18 8-7q4 5 1 11z|n m4-22 4 5",
            Cut::Crowd => "a O-9 -20 4|a M-15 0v-10q0-5 6-5t6 5V0z|a O9 -20 4|a M3 0v-10q0-5 6-5t6 5V0z|k O0 -24 5|k M-8 0v-12q0-6 8-6t8 6V0z",
            Cut::Wreck => "k m-22-18 5-6h15l-4 4 6 3-5 4 4 5h-13l-6-3z|a M5-25h9l6 5v8l-4 4H8l3-5-6-3 4-4z|p m-18-19 2-2h6v2z|n M-2-22h7m-5 6 5 2m-7 4H8",
            Cut::Rock => "k m-14-24 11-8 14 5 4 13L6-4-9-5l-7-9z|a O-4 -20 4|a O6 -14 3|a O-6 -10 2",
            Cut::Beacon => "k m-4-4 3-16h2L4-4l4 4H-8z|r O0 -22 3|=l M6-28q4 6 0 12|n M11-32q6 10 0 20m-22-20q-6 10 0 20|l M-6-28q-4 6 0 12",
            Cut::Table => "k M-22-14h44v3h-44zm4 3h3V0h-3zm33 0h3V0h-3z|k M-8-15H8q0-7-8-7t-8 7|r O0 -24 2|a M-18-15h7v-3h-7zm29 0h7v-3h-7z|n M-4-28q2-3 0-6m8 6q2-3 0-6",
            Cut::Bell => "k M-11-8q3-4 3-12 1-10 8-11 7 1 8 11 0 8 3 12zm7 2h8Q3-1 0-1t-4-5|n M13-28q4 6 2 12m-28-12q-4 6-2 12|r O0 -19 3",
            Cut::Statue => "a M-10 0v-8h20v8zm3-8v-3H7v3z|k O0 -30 3|k M-4-26h7l6-9 2 2-5 10-2 12H1l-1-6-1 6h-3l-1-9-4 4-1-2z",
            Cut::Gallows => "k M-12 0v-36H9v3H-8V0zm4-26 7-7h-4l-3 3z|l M5-33v8m0 0q-5 6 0 10 5-4 0-10|k M-15-3h30v3h-30z",
            Cut::Skull => "k M-11-21q0-11 11-11t11 11q0 6-5 8v6H-6v-6q-5-2-5-8|p O-4 -20 3|p O4 -20 3|p M-1-16h2v3h-2z|n M-3-7v-3m6 3v-3",
            Cut::Crates => "k M-13-13H0V0h-13zm15 3h11V0H2zM-8-25H4v11H-8z|p M-11-7h9v1h-9zM4-5h7v1H4zM-6-20h8v1h-8z",
            Cut::Blast => "r m0-34 4 9 9-4-3 9 6 6-7 2-1 8-8-5-8 5-1-8-7-2 6-6-3-9 9 4z|p O0 -18 4",
            Cut::Hull => "k m-24-15 5-5h10l4-5h17l3 3v14h-25l-4-3h-8z|a m2-25 6-7h5l-1 7z|a M-4-8h19v5H-1z|p m-20-17 2-2h5v2zm16-5h4v2h-4zm6 0h4v2H2z|r m16-21 6 5-6 5zm0 14 4 2-4 1z",
            Cut::Dealer => "k M-5-36H5v7h4v2H-9v-2h4z|a O0 -24 4|k M-8-20H8L9 0H-9z|p m-2-20 2 8 2-8z|r m8-18 7-4 2 8-7 3z",
        }
    }
}

/// By the number of the card.
#[rustfmt::skip]
static NAV: &[(u8, Vignette)] = rows![
    (1, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (2, (Place::Space, [Sign(Icon::Cruiser), None, Stands(Cut::Hull)])),
    (3, (Place::Aboard, [Stands(Cut::Officer), Warm(Icon::Warrant), Stands(Cut::Crates)])),
    (4, (Place::Orbit, [None, Sign(Icon::Cruiser), None])),
    (5, (Place::City, [Stands(Cut::Officer), Warm(Icon::Wanted), Sign(Icon::Legal)])),
    (6, (Place::Space, [Stands(Cut::Wreck), None, Warm(Icon::Wrench)])),
    (7, (Place::Orbit, [Stands(Cut::Beacon), None, Stands(Cut::Hull)])),
    (8, (Place::Aboard, [None, Stands(Cut::Table), None])),
    (9, (Place::Space, [Stands(Cut::Hull), None, Stands(Cut::Hull)])),
    (10, (Place::Aboard, [Sign(Icon::DriveCore), Stands(Cut::Blast), Sign(Icon::Part)])),
    (11, (Place::Aboard, [Sign(Icon::Mechanic), Warm(Icon::Part), None])),
    (12, (Place::Aboard, [None, Warm(Icon::DriveCore), Sign(Icon::Tech)])),
    (101, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (102, (Place::Space, [Warm(Icon::Cutter), None, Stands(Cut::Hull)])),
    (103, (Place::Orbit, [Sign(Icon::Cutter), Stands(Cut::Skull), None])),
    (104, (Place::Debris, [Warm(Icon::Cutter), None, Stands(Cut::Wreck)])),
    (105, (Place::Orbit, [Stands(Cut::Dealer), Warm(Icon::Money), Stands(Cut::Crates)])),
    (106, (Place::Space, [Stands(Cut::Wreck), None, Warm(Icon::Wrench)])),
    (107, (Place::Aboard, [None, Stands(Cut::Table), None])),
    (108, (Place::Debris, [Stands(Cut::Wreck), Stands(Cut::Skull), None])),
    (109, (Place::Debris, [Stands(Cut::Rock), None, Stands(Cut::Hull)])),
    (110, (Place::Debris, [Stands(Cut::Wreck), None, Stands(Cut::Hull)])),
    (111, (Place::Aboard, [Warm(Icon::Fuel), None, Sign(Icon::Wrench)])),
    (112, (Place::Aboard, [None, Sign(Icon::DriveCore), Stands(Cut::Blast)])),
    (113, (Place::Debris, [Stands(Cut::Gunman), Stands(Cut::Blast), Stands(Cut::Hull)])),
    (114, (Place::Debris, [Stands(Cut::Wreck), Warm(Icon::Part), Stands(Cut::Wreck)])),
    (115, (Place::Aboard, [Stands(Cut::Bell), None, Warm(Icon::Engine)])),
    ;
    (13, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (14, (Place::Orbit, [None, Sign(Icon::Cruiser), None])),
    (15, (Place::Space, [Stands(Cut::Officer), Warm(Icon::Warrant), Stands(Cut::Beacon)])),
    (16, (Place::Orbit, [Stands(Cut::Beacon), Sign(Icon::Cruiser), Stands(Cut::Beacon)])),
    (17, (Place::Aboard, [Stands(Cut::Officer), Warm(Icon::Crew), Sign(Icon::Negotiate)])),
    (18, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Upgrade), Turned(Cut::Gunman)])),
    (19, (Place::Space, [Stands(Cut::Hull), None, Warm(Icon::Passenger)])),
    (20, (Place::Orbit, [Stands(Cut::Officer), Warm(Icon::Wanted), Stands(Cut::Beacon)])),
    (21, (Place::Aboard, [Stands(Cut::Blast), Warm(Icon::Engine), Stands(Cut::Blast)])),
    (22, (Place::Space, [Stands(Cut::Officer), Warm(Icon::Knife), Stands(Cut::Hull)])),
    (23, (Place::Orbit, [None, Warm(Icon::Wanted), Stands(Cut::Officer)])),
    (24, (Place::Orbit, [Stands(Cut::Crowd), Warm(Icon::Part), None])),
    (25, (Place::Aboard, [Stands(Cut::Crowd), None, Warm(Icon::Passenger)])),
    (26, (Place::Space, [Stands(Cut::Officer), None, Warm(Icon::Wanted)])),
    (27, (Place::Space, [Stands(Cut::Wreck), Warm(Icon::FakeId), None])),
    (121, (Place::Space, [Stands(Cut::Hull), None, Warm(Icon::Cutter)])),
    (122, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (123, (Place::Orbit, [Sign(Icon::Cutter), Stands(Cut::Skull), None])),
    (124, (Place::Space, [Stands(Cut::Wreck), None, Warm(Icon::Fugitive)])),
    (125, (Place::Debris, [Stands(Cut::Wreck), Stands(Cut::Blast), Warm(Icon::Wrench)])),
    (126, (Place::Orbit, [Stands(Cut::Officer), Warm(Icon::Wanted), Stands(Cut::Beacon)])),
    (127, (Place::Space, [Stands(Cut::Officer), Warm(Icon::Knife), Stands(Cut::Hull)])),
    (128, (Place::Orbit, [None, Warm(Icon::Wanted), Stands(Cut::Officer)])),
    (129, (Place::Debris, [Stands(Cut::Wreck), None, Warm(Icon::Part)])),
    (130, (Place::Hills, [Stands(Cut::Gunman), Stands(Cut::Lady), Turned(Cut::Gunman)])),
    (131, (Place::Space, [Stands(Cut::Officer), None, Warm(Icon::Wanted)])),
    (132, (Place::Aboard, [Warm(Icon::Fuel), Stands(Cut::Blast), Sign(Icon::Wrench)])),
    (133, (Place::Aboard, [Stands(Cut::Crowd), Stands(Cut::Skull), Warm(Icon::Medic)])),
    (134, (Place::Orbit, [Stands(Cut::Rock), Stands(Cut::Hull), Warm(Icon::Pilot)])),
    (201, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (202, (Place::Space, [Warm(Icon::Cutter), None, Stands(Cut::Hull)])),
    (203, (Place::Orbit, [Sign(Icon::Cutter), Stands(Cut::Skull), None])),
    (204, (Place::Orbit, [None, Warm(Icon::Cutter), None])),
    (205, (Place::Space, [Stands(Cut::Wreck), None, Warm(Icon::Fuel)])),
    (206, (Place::Aboard, [Stands(Cut::Blast), None, Sign(Icon::Wrench)])),
    (207, (Place::Aboard, [Warm(Icon::Fuel), None, Sign(Icon::Part)])),
    (208, (Place::Orbit, [Stands(Cut::Hull), None, Warm(Icon::Pilot)])),
    (209, (Place::Orbit, [Stands(Cut::Officer), Warm(Icon::Money), Stands(Cut::Crates)])),
    (210, (Place::Debris, [Stands(Cut::Dealer), Stands(Cut::Wreck), Stands(Cut::Gunman)])),
    (211, (Place::Aboard, [Stands(Cut::Blast), None, Warm(Icon::Tech)])),
    (212, (Place::Space, [None, Warm(Icon::Crew), None])),
    (213, (Place::Space, [Stands(Cut::Wreck), None, Warm(Icon::Cargo)])),
    (214, (Place::Debris, [Stands(Cut::Skull), Warm(Icon::Explosives), Stands(Cut::Hull)])),
    (215, (Place::Black, [None, None, Stands(Cut::Hull)])),
    (216, (Place::Space, [Warm(Icon::Cutter), None, Stands(Cut::Hull)])),
    (217, (Place::Orbit, [Sign(Icon::Cutter), Stands(Cut::Skull), None])),
    (218, (Place::Orbit, [Stands(Cut::Beacon), None, Warm(Icon::Warrant)])),
    (219, (Place::Debris, [Stands(Cut::Beacon), None, Warm(Icon::Wrench)])),
    (220, (Place::Orbit, [Stands(Cut::Officer), Warm(Icon::Wanted), Stands(Cut::Beacon)])),
    (221, (Place::Space, [Stands(Cut::Gunman), Sign(Icon::Negotiate), Stands(Cut::Hull)])),
    (222, (Place::Aboard, [None, Warm(Icon::Moral), Sign(Icon::Engine)])),
    (223, (Place::Debris, [Stands(Cut::Crates), None, Warm(Icon::Cargo)])),
    (224, (Place::Ball, [Stands(Cut::Dealer), Stands(Cut::Table), Warm(Icon::Money)])),
    (225, (Place::Space, [Stands(Cut::Officer), Warm(Icon::Knife), Stands(Cut::Hull)])),
    (226, (Place::Orbit, [None, Warm(Icon::Wanted), Stands(Cut::Officer)])),
    (227, (Place::Space, [Stands(Cut::Dealer), Stands(Cut::Crates), Stands(Cut::Hull)])),
    (228, (Place::Space, [Stands(Cut::Gunman), Warm(Icon::Knife), Stands(Cut::Crates)])),
    (229, (Place::Space, [None, Warm(Icon::Cargo), None])),
    (230, (Place::Space, [Stands(Cut::Officer), None, Warm(Icon::Wanted)])),
    (231, (Place::Aboard, [Warm(Icon::Fuel), Stands(Cut::Blast), Sign(Icon::Wrench)])),
    (232, (Place::Orbit, [Stands(Cut::Rock), Stands(Cut::Hull), Warm(Icon::Pilot)])),
];

/// By the number of the card.
#[rustfmt::skip]
static MISBEHAVE: &[(u8, Vignette)] = rows![
    (1, (Place::Aboard, [Stands(Cut::Crates), Warm(Icon::Transport), Stands(Cut::Crates)])),
    (2, (Place::City, [Stands(Cut::Officer), Stands(Cut::Skull), Stands(Cut::Officer)])),
    (3, (Place::Ball, [Stands(Cut::Lady), Warm(Icon::FancyDuds), Stands(Cut::Officer)])),
    (4, (Place::Hills, [Stands(Cut::Crowd), Warm(Icon::Cargo), None])),
    (5, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Merc), Turned(Cut::Gunman)])),
    (6, (Place::Aboard, [Stands(Cut::Crowd), Warm(Icon::Disgruntled), None])),
    (7, (Place::Hills, [Stands(Cut::Gunman), None, Turned(Cut::Gunman)])),
    (8, (Place::Woods, [None, Stands(Cut::Gunman), Warm(Icon::SniperRifle)])),
    (9, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Knife), Stands(Cut::Crowd)])),
    (10, (Place::Ball, [Stands(Cut::Lady), None, Stands(Cut::Dealer)])),
    (11, (Place::Town, [Stands(Cut::Crowd), Warm(Icon::Fight), Stands(Cut::Crowd)])),
    (12, (Place::Town, [None, Warm(Icon::Eye), Stands(Cut::Crowd)])),
    (13, (Place::Town, [Stands(Cut::Blast), None, Turned(Cut::Gunman)])),
    (14, (Place::Town, [Stands(Cut::Crowd), Warm(Icon::Grifter), Stands(Cut::Dealer)])),
    (15, (Place::Hills, [Stands(Cut::Gunman), Stands(Cut::Blast), Turned(Cut::Gunman)])),
    (16, (Place::City, [Stands(Cut::Blast), Stands(Cut::Gunman), Warm(Icon::Moral)])),
    (17, (Place::City, [None, Stands(Cut::Bell), Sign(Icon::HackingRig)])),
    (18, (Place::Vault, [Stands(Cut::Officer), None, Stands(Cut::Officer)])),
    (19, (Place::City, [Stands(Cut::Blast), None, Stands(Cut::Lady)])),
    (20, (Place::Town, [Stands(Cut::Dealer), Warm(Icon::Money), None])),
    (21, (Place::Ball, [Stands(Cut::Lady), Warm(Icon::Medic), Stands(Cut::Dealer)])),
    (22, (Place::Hills, [Warm(Icon::Cutter), Stands(Cut::Skull), Stands(Cut::Crowd)])),
    (23, (Place::Town, [Stands(Cut::Crates), Stands(Cut::Dealer), Warm(Icon::Contraband)])),
    (24, (Place::Vault, [Sign(Icon::HackingRig), None, Warm(Icon::Explosives)])),
    (25, (Place::City, [Stands(Cut::Officer), Warm(Icon::FakeId), Stands(Cut::Officer)])),
    (26, (Place::Town, [Stands(Cut::Officer), Warm(Icon::Warrant), None])),
    (27, (Place::Woods, [None, Stands(Cut::Crowd), Warm(Icon::Firearm)])),
    (28, (Place::City, [Stands(Cut::Beacon), Warm(Icon::Close), Stands(Cut::Hull)])),
    (29, (Place::Town, [None, Stands(Cut::Gallows), Stands(Cut::Officer)])),
    (30, (Place::Town, [Stands(Cut::Crowd), Stands(Cut::Statue), Stands(Cut::Crowd)])),
    (31, (Place::Hills, [Stands(Cut::Officer), None, Turned(Cut::Gunman)])),
    ;
    (32, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Firearm), Stands(Cut::Crates)])),
    (33, (Place::Woods, [Stands(Cut::Gunman), Sign(Icon::Crew), Turned(Cut::Gunman)])),
    (34, (Place::City, [Stands(Cut::Dealer), Warm(Icon::Firearm), Stands(Cut::Crates)])),
    (35, (Place::Hills, [Stands(Cut::Blast), Warm(Icon::Solid), Stands(Cut::Crowd)])),
    (36, (Place::Vault, [Stands(Cut::Bell), Warm(Icon::Wanted), Stands(Cut::Bell)])),
    (37, (Place::Town, [None, Stands(Cut::Gunman), Warm(Icon::Disgruntled)])),
    (38, (Place::City, [Stands(Cut::Officer), Warm(Icon::Firearm), Stands(Cut::Crowd)])),
    (39, (Place::Woods, [Stands(Cut::Crates), Warm(Icon::Contraband), Stands(Cut::Dealer)])),
    (40, (Place::Ball, [Stands(Cut::Dealer), Warm(Icon::Money), Stands(Cut::Gunman)])),
    (41, (Place::Town, [Stands(Cut::Dealer), Warm(Icon::Solid), Turned(Cut::Gunman)])),
    (42, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Wanted), Turned(Cut::Gunman)])),
    (43, (Place::Hills, [Stands(Cut::Officer), Stands(Cut::Skull), Stands(Cut::Officer)])),
    (44, (Place::Town, [Stands(Cut::Dealer), Warm(Icon::Cargo), None])),
    (45, (Place::Town, [Stands(Cut::Crowd), Stands(Cut::Blast), Turned(Cut::Crowd)])),
    (46, (Place::Vault, [Stands(Cut::Officer), Warm(Icon::SniperRifle), None])),
    (47, (Place::City, [Stands(Cut::Officer), Warm(Icon::Wanted), Stands(Cut::Beacon)])),
    (48, (Place::Town, [Stands(Cut::Crowd), Warm(Icon::Firearm), Stands(Cut::Crowd)])),
    (49, (Place::Ball, [Stands(Cut::Lady), Sign(Icon::Negotiate), Stands(Cut::Crowd)])),
    (50, (Place::Aboard, [Stands(Cut::Crowd), Warm(Icon::Die), None])),
    (51, (Place::Ball, [Stands(Cut::Statue), Warm(Icon::Negotiate), Stands(Cut::Dealer)])),
    (52, (Place::Woods, [Stands(Cut::Crowd), Warm(Icon::Fight), Turned(Cut::Officer)])),
    (53, (Place::Vault, [Stands(Cut::Officer), Sign(Icon::HackingRig), Warm(Icon::Tech)])),
    (54, (Place::Town, [Stands(Cut::Crowd), Stands(Cut::Blast), Warm(Icon::Negotiate)])),
    (55, (Place::Vault, [Stands(Cut::Bell), Warm(Icon::Fight), Turned(Cut::Officer)])),
    (56, (Place::City, [Stands(Cut::Officer), Warm(Icon::FancyDuds), Warm(Icon::Explosives)])),
    (57, (Place::Ball, [Stands(Cut::Lady), Warm(Icon::Money), Stands(Cut::Crowd)])),
    (58, (Place::Woods, [Stands(Cut::Lady), Warm(Icon::Solid), Turned(Cut::Gunman)])),
    (59, (Place::City, [Stands(Cut::Beacon), Warm(Icon::Tech), Stands(Cut::Officer)])),
    (60, (Place::City, [Stands(Cut::Beacon), Warm(Icon::Eye), Stands(Cut::Crates)])),
    (61, (Place::Hills, [Stands(Cut::Crowd), Warm(Icon::Cargo), Stands(Cut::Crowd)])),
    (62, (Place::City, [Stands(Cut::Beacon), Sign(Icon::HackingRig), Stands(Cut::Hull)])),
    (63, (Place::Ball, [None, Warm(Icon::Tech), Stands(Cut::Lady)])),
    (64, (Place::City, [Stands(Cut::Dealer), Warm(Icon::Legal), Stands(Cut::Officer)])),
    (65, (Place::Vault, [Stands(Cut::Gunman), Warm(Icon::Warrant), Turned(Cut::Officer)])),
    (66, (Place::Aboard, [Stands(Cut::Crates), Warm(Icon::Tech), Sign(Icon::Wrench)])),
    (67, (Place::Orbit, [Stands(Cut::Beacon), Warm(Icon::Warrant), Sign(Icon::Cruiser)])),
];

/// By the number of the story.
#[rustfmt::skip]
static STORY: &[(u8, Vignette)] = rows![
    (1, (Place::City, [Stands(Cut::Crowd), Stands(Cut::Statue), Stands(Cut::Crowd)])),
    (2, (Place::Space, [Sign(Icon::Cruiser), None, Stands(Cut::Hull)])),
    (3, (Place::Hills, [Stands(Cut::Gunman), Warm(Icon::Money), Turned(Cut::Gunman)])),
    (4, (Place::Orbit, [Stands(Cut::Dealer), None, Stands(Cut::Hull)])),
    (5, (Place::Ball, [Stands(Cut::Lady), Warm(Icon::Money), Stands(Cut::Dealer)])),
    (6, (Place::Vault, [Stands(Cut::Gunman), None, Stands(Cut::Skull)]));
    // Of sets: a way home in a storm; a war over the moons; a bank run dry; whom one knows; jobs that run out; friends
    // in need; where the wind goes; a price on every head; what one does to others; what others threw away; a cell; what
    // lies about for whoever dares.
    (10, (Place::Town, [Stands(Cut::Hull), Warm(Icon::Money), Stands(Cut::Beacon)])),
    (11, (Place::Hills, [Stands(Cut::Crowd), Warm(Icon::Fight), Turned(Cut::Gunman)])),
    (12, (Place::City, [Stands(Cut::Crowd), Warm(Icon::Money), Turned(Cut::Officer)])),
    (13, (Place::Ball, [Stands(Cut::Dealer), Warm(Icon::Solid), Stands(Cut::Lady)])),
    (14, (Place::Black, [Stands(Cut::Crates), Warm(Icon::Money), Stands(Cut::Hull)])),
    (15, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Solid), Stands(Cut::Crowd)])),
    (16, (Place::Hills, [Stands(Cut::Hull), Warm(Icon::Goal), Stands(Cut::Beacon)])),
    (17, (Place::Town, [Stands(Cut::Gunman), Warm(Icon::Wanted), Turned(Cut::Officer)])),
    (18, (Place::Aboard, [Stands(Cut::Gunman), Warm(Icon::Moral), Stands(Cut::Crowd)])),
    (19, (Place::Hills, [Stands(Cut::Crates), Warm(Icon::Goal), Stands(Cut::Hull)])),
    (20, (Place::Vault, [Stands(Cut::Crowd), Warm(Icon::Fight), Turned(Cut::Officer)])),
    (21, (Place::City, [Turned(Cut::Officer), Warm(Icon::Illegal), Stands(Cut::Crates)])),
];

/// The vignette of a story; the solo story has no goals that would show it.
pub fn story_picture(id: u8) -> String {
    of(STORY, id)
}

/// The vignette of a nav card.
pub fn nav_picture(id: u8) -> String {
    of(NAV, id)
}

/// The vignette of a misbehave card.
pub fn misbehave_picture(id: u8) -> String {
    of(MISBEHAVE, id)
}

/// The vignette of a card; a test holds both lists to the cards.
fn of(list: &[(u8, Vignette)], id: u8) -> String {
    let known = list.iter().find(|(card, _)| *card == id);
    known.map_or_else(String::new, |(_, drawn)| vignette(*drawn))
}

fn vignette((place, figures): Vignette) -> String {
    let mut paper = Paper::new("ff-ink", (96, 48), 1, "");
    paper.lay(place.pieces());
    for (figure, x) in figures.into_iter().zip([23, 48, 73]) {
        match figure {
            Stands(cut) => paper.lay_at(cut.pieces(), (x, 44)),
            Turned(cut) => paper.lay_turned(cut.pieces(), (x, 44)),
            Sign(icon) => paper.icon("k", icon_path(icon), (x, 26), quarters(icon)),
            Warm(icon) => paper.icon("r", icon_path(icon), (x, 24), quarters(icon)),
            None => {}
        }
    }
    paper.finish()
}

/// Those who hunt loom.
fn quarters(icon: Icon) -> i32 {
    if matches!(icon, Icon::Cruiser | Icon::Corvette | Icon::Cutter) { 6 } else { 5 }
}

/// The Cruiser over a small ship: a city that flies, every window lit.
pub fn cruiser_picture() -> String {
    let mut paper = Paper::new("ff-scene ff-cruiser", (192, 96), 1, "");
    paper.lay("d M0 0h192v96H0z|a M0 96V76q96-24 192 4v16z|n M16 77q80-20 160 2");
    paper.lay(&stars(5, 26));
    paper.lay("y M94 60 58 94h66z");
    // Towers above and below the deck: left edge, width, top, foot.
    let towers = [
        (40, 9, 34, 50),
        (51, 11, 20, 58),
        (64, 8, 12, 62),
        (74, 13, 4, 70),
        (89, 10, 10, 66),
        (101, 9, 2, 56),
        (112, 12, 16, 64),
        (126, 9, 24, 56),
        (137, 8, 32, 50),
    ];
    for (x, wide, top, foot) in towers {
        paper.lay(&format!(
            "k M{x} {top}H{}V{foot}H{x}z|x M{} {top}H{}V{foot}H{}z",
            x + wide,
            x + wide - 3,
            x + wide,
            x + wide - 3
        ));
        let lit = (top + 4..foot - 2).step_by(5).filter(|y| (y * 7 + x) % 3 > 0);
        let windows: String =
            lit.map(|y| format!("M{} {y}h2v2h-2zM{} {y}h1v2h-1z", x + 2, x + 5)).collect();
        paper.lay(&format!("m {windows}"));
    }
    paper.lay("k M28 38h130l-10 9H40z|x M34 43h118l-4 4H40z|i M30 38h126v2H30z");
    paper.lay_at("k m-18-6 4-4h8l3-4H9l3 2v10H-6l-3-2h-7z|k M-3-2h15v3H-1z|w m-15-7 2-2h4v2zm13-4h3v1h-3z|r m12-11 6 4-6 4z", (90, 92));
    paper.finish()
}

/// The Corvette over a small ship: who it looks for is known.
pub fn corvette_picture() -> String {
    vignette((Place::Space, [Sign(Icon::Corvette), Warm(Icon::Wanted), Stands(Cut::Hull)]))
}

/// The Cutter on the heels of a small ship: blades, rust and fire.
pub fn cutter_picture() -> String {
    let mut paper = Paper::new("ff-scene ff-cutter", (192, 96), 1, "");
    paper.lay("d M0 0h192v96H0z|a M0 0h192v30Q140 8 90 26T0 20z");
    paper.lay(&stars(11, 18));
    paper.lay(
        "r m0 40 28 4-18 6 24 2-30 8h26L12 70l32-8V42l-24-6z|m m14 46 26 1-18 5 20 4-16 4h20V44z",
    );
    paper.lay("k M34 40 24 22l24 12 6-22 10 20 20-14-2 16 26-6-10 10 52 8-38 6 16 14-28-8-8 22-12-20-18 16V60L40 72l6-14-18-2z|x m34 56 116-10-38 6 16 14-28-8-8 22-12-20-18 16V60L40 72l6-14-18-2z");
    paper.lay("i m96 40 54 6-46 2zM54 12l6 20-10 2z|r m70 40 14 2-12 4zm-20 2h10v4H50z|m m82 44 12-1v2l-11 2z|o m92 54 20-4|l m44 50 32 2M56 36l22 2");
    paper.lay("n m90 62 2 16M66 58l-2 14m44-17 14 7M60 30l-4-12m28 12-1-8m15 12 6-4");
    paper.lay_at(
        "i m18-6-4-4H6l-3-4H-9l-3 2v10H6l3-2h7z|w m15-7-2-2H9v2zM2-11h-3v1h3z|m m-12-11-12 4 12 4z",
        (172, 62),
    );
    paper.finish()
}

/// So many stars, strewn from a seed.
fn stars(seed: u32, count: u32) -> String {
    let star = |n: u32| {
        let lot = (n + seed).wrapping_mul(0x9e37_79b9);
        format!("w O{} {} 1", lot % 192, (lot >> 12) % 70)
    };
    (0..count).map(star).collect::<Vec<_>>().join("|")
}

#[cfg(test)]
mod tests {
    use super::{MISBEHAVE, NAV, STORY, misbehave_picture, nav_picture};
    use rules::firefly::{misbehave, nav, story};

    #[test]
    fn every_card_has_one_vignette() {
        let of = |ids: &mut dyn Iterator<Item = u8>| {
            let mut ids: Vec<u8> = ids.collect();
            ids.sort_unstable();
            ids
        };
        let drawn = of(&mut NAV.iter().map(|(id, _)| *id));
        assert_eq!(drawn, of(&mut nav::nav_cards().map(|card| card.id)));
        let drawn = of(&mut MISBEHAVE.iter().map(|(id, _)| *id));
        assert_eq!(drawn, of(&mut misbehave::misbehave_cards().map(|card| card.id)));
        let drawn = of(&mut STORY.iter().map(|(id, _)| *id));
        assert_eq!(drawn, of(&mut story::stories().map(|story| story.id)));
        assert!(nav_picture(101).contains("<path") && misbehave_picture(31).contains("<path"));
        assert_ne!(nav_picture(101), nav_picture(102));
    }
}
