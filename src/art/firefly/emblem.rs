//! Small pictures: what the supply decks sell, goods in the hold, dice.

use super::paper::Paper;
use super::rows;
pub use super::vignette::{cruiser_picture, cutter_picture, misbehave_picture, nav_picture};
use rules::firefly::effect::Good;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::Keyword;
use rules::firefly::supply::{Class, KindId};

/// Ground, cloth, second cloth, pieces.
type Emblem = (u8, u8, u8, &'static str);

/// The picture of gear, an upgrade or a drive core on its disc.
pub fn supply_emblem(kind: KindId) -> String {
    let known = drawn(kind.number()).or_else(|| drawn(alike(kind)));
    let Some((ground, cloth, second, pieces)) = known else { return String::new() };
    let style = format!("--g:var(--ff-g{ground});--c:var(--ff-c{cloth});--q:var(--ff-c{second})");
    let mut paper = Paper::new("ff-emblem", (48, 48), 1, &style);
    paper.lay("g O24 24 24|y O24 24 18");
    paper.lay(pieces);
    paper.finish()
}

fn drawn(kind: u16) -> Option<Emblem> {
    EMBLEMS.iter().find(|(id, _)| *id == kind).map(|(_, emblem)| *emblem)
}

/// A like card whose picture serves for a card of a further set.
fn alike(kind: KindId) -> u16 {
    match (kind.printed().class, kind.printed().keywords.first()) {
        (Class::DriveCore(_), _) => 72,
        (Class::Upgrade, _) => 64,
        (_, Some(Keyword::Explosives)) => 45,
        (_, Some(Keyword::FakeId)) => 37,
        (_, Some(Keyword::FancyDuds)) => 58,
        (_, Some(Keyword::Firearm)) => 56,
        (_, Some(Keyword::HackingRig)) => 57,
        (_, Some(Keyword::Knife)) => 54,
        (_, Some(Keyword::SniperRifle)) => 48,
        (_, Some(Keyword::Transport)) => 39,
        (_, None) => 59,
    }
}

/// By the number of the kind.
#[rustfmt::skip]
static EMBLEMS: &[(u16, Emblem)] = rows![
    // "Bona Fide" Credentials
    (37, (2, 9, 8, "x M14 10h23v31H14z|w M11 8h23v31H11z|n M15 14h15m-15 4h15m-15 4h10|m O29 31 6|r O29 31 3|r m26 36-1 7 4-3 4 3-1-7z")),
    // "Vera"
    (38, (3, 0, 5, "c M2 22h12l4 3-1 5h-5l-8 7H2z|k M12 22h22v-2h12v4H34v4h-9l-2 3h-2l-2 8h-5l2-9h-3z|i M15 16h14v4H15z|i O31 18 3|k M20 20h4v2h-4z|k M30 28h3l2 9h-4z")),
    // 4WD Mule
    (39, (0, 2, 7, "x M4 40h40v2H4z|c M4 24h14l6-9h14l5 9 1 9H4z|t M26 18h10l3 6H22z|n M31 15v9|=k O13 34 7|=i O13 34 3|m M43 26h2v3h-2zM4 26h4v3H4z|y M4 24h14l-1 2H4z")),
    // A Very Fine Hat
    (40, (4, 4, 11, "x M5 37q19 7 38-1l-1 3q-18 7-36 1z|c m14 32 1-18q5-4 9-1 4-4 9 0l1 19z|x M28 11q3 0 5 2l1 19h-6z|m M14 26h20v5H14z|c M3 32c7-6 11 0 21 0s14-6 21-1c-5 9-15 7-21 7S8 40 3 32|w M31 28c2-10 7-18 14-22 0 8-5 18-12 23z|n M32 28q4-10 12-20")),
    // Alliance Ident Card
    (41, (2, 1, 7, "x M6 15h39v25H6z|c M4 12h39v25H4z|i M4 12h39v6H4z|w M8 21h11v13H8z|k O13 25 3|k M8 34q5-9 11 0z|y M23 22h15v2H23zm0 5h12v2H23z|m O35 33 3")),
    // The hovering jeep
    (42, (3, 10, 8, "t M6 36h36l-6 6H12z|c m3 26 7-4 6-7h16l4 7 9 4v6l-5 3H8l-5-3z|z M18 17h12l3 5H14z|i M20 8h6v7h-6z|k M25 9h17v3H25z|m M42 26h3v3h-3z|=k M9 34h8l-2 4h-4z")),
    // Burgess's Laser
    (43, (4, 7, 8, "i M10 18h20v10H10z|k M4 20h6v11H6l-2-4zm10 8h6l-2 12h-6z|k M30 20h8v6h-8z|r O40 23 4|y O40 23 2|n M14 18v10m4-10v10m4-10v10m4-10v10|m M16 13h11v3H16z")),
    // Crow's Knife
    (44, (0, 0, 8, "i M44 4c-2 14-8 24-20 30l-7-7c11-5 17-13 27-23|y M44 4c-8 10-14 18-25 24l-2-1c11-5 17-13 27-23|k m14 26 10 10-2 2-10-10z|c m15 31 4 4L9 45l-5-1-1-4z|m O6 42 2|n m40 14-4-1m1 6-4-1m0 6-4-2")),
    // Explosive Charge
    (45, (3, 8, 10, "c M9 16h8v26H9zm9 0h8v26h-8zm9 0h8v26h-8z|x M14 16h3v26h-3zm9 0h3v26h-3zm9 0h3v26h-3z|k M8 21h28v4H8zm0 12h28v4H8z|w O22 29 7|n M22 25v4l3 2|o M22 16q0-8 8-7t8-4|m O39 5 3")),
    // Fast Horses
    (46, (1, 0, 1, "x M24 44c0-10 4-14 6-18l14 8-2 4-6-2 2 8z|c M8 44c0-12 3-20 8-26L14 7l8 5c9 0 13 6 18 16l-4 6-8-3c-2 3 0 8 1 13z|k m14 7 2 11c-5 6-8 14-8 26H4C4 30 6 18 14 7|k O26 19 2|n M34 30q2-1 3-3m-17 3q4 4 8 1")),
    // GJ Flashkill Pod Grenades
    (47, (1, 2, 10, "z M9 26q0-10 8-10t8 10q0 16-8 16T9 26|c M23 26q0-11 8-11t9 11q0 16-9 16t-8-16|x M31 15q9 0 9 11 0 16-9 16 5-12 0-27|k M27 9h8v6h-8zm-13 2h6v5h-6z|o M35 10q7-2 7 4t-6 1|n M24 24h15m-15 6h15m-29-4h13m-13 6h13")),
    // Glucklich Jia 642X
    (48, (2, 0, 7, "c M3 24h13l4 4L6 38H3z|k M14 23h30v3H30v3h-6l-2 3h-4z|i M18 17h12v4H18z|k M22 20h3v3h-3z|l m36 27-3 11m3-11 5 11|k M42 21h2v3h-2z")),
    // Hastily Forged Documents
    (49, (3, 5, 8, "w m6 14 22-6 8 28-22 7z|x m26 9 2-1 8 28-2 1z|w M18 12h22v26H18z|n M22 18h14m-14 4h14m-14 4h8|r M30 29h8v6h-8z|k O24 33 3|k O28 36 1|k O21 37 1")),
    // Improvised Hacking Rig
    (50, (1, 7, 3, "c M7 20h28v20H7z|x M28 20h7v20h-7z|k M11 24h14v9H11z|z M13 26h6v2h-6zm0 3h10v2H13z|m O31 26 2|r O31 32 2|l M12 20q-2-12 8-10t8 6v4|o M35 36q9 0 7-8t2-10|i M40 11h6v7h-6z|n M18 36h6")),
    // Jayne's "Cunning" Hat
    (51, (2, 3, 11, "q O24 8 5|c M8 30q0-18 16-18t16 18l2 14-7-2-1-12H14l-1 12-7 2z|x M30 13q10 3 10 17l2 14-7-2-1-12q0-10-4-17|q M8 24q16-6 32 0v6q-16-6-32 0z|n M12 25v4m5-6v4m7-5v4m7-3v4m5-2v4")),
    // Kaylee's Fluffy Pink Dress
    (52, (1, 9, 9, "f M19 8h10l2 12 12 23H5l12-23z|y M17 22h14l3 6H14zm-4 9h22l4 6H10z|=f M12 11q-2-5 5-5l3 6q-5 4-8-1|r M17 19h14v3H17z|y M20 6q4 6 8 0l1 6H19z")),
    // Kaylee's Reprogrammer
    (53, (4, 2, 11, "l M32 12V4|r O32 4 2|c M11 12h26v32H11z|x M31 12h6v32h-6z|t M15 16h18v10H15z|n m17 23 4-4 4 4 6-5|m M15 30h5v4h-5zm7 0h5v4h-5zm7 0h5v4h-5z|w M15 37h5v3h-5zm7 0h5v3h-5z|r M29 37h5v3h-5z")),
    // Knife
    (54, (1, 0, 7, "i m42 5 1 4-21 22-5-5z|y M42 5 19 28l-2-2z|k m14 24 10 10-2 2-10-10z|c m15 29 4 4L9 43l-4-4z|x m17 31 2 2L9 43l-2-2z")),
    // Official Lookin' Vehicle
    (55, (0, 1, 9, "x M3 39h42v2H3z|c m3 26 6-2 6-8h18l6 8 6 3v7H3z|q M3 27h42v3H3z|t M17 18h6v6H12zm8 0h7l4 6H25z|r M20 12h4v4h-4z|k M24 12h4v4h-4z|=k O13 34 6|=i O13 34 2|m O24 28 3")),
    // Pistol
    (56, (2, 0, 7, "i M5 14h36v7H5z|k M5 12h3v2H5zm33 0h3v2h-3z|c M27 21h11l5 17H33z|x M35 21h3l5 17h-3z|k M22 21h8l-2 7h-6zm2 2v3h2l1-3z|y M5 14h36v2H5z|n M30 15v5m3-5v5")),
    // Security Interface Pad
    (57, (3, 10, 6, "x M12 6h26v38H12z|c M10 4h26v38H10z|z M13 8h20v10H13z|w M15 11h10v2H15z|y M13 22h5v4h-5zm7 0h5v4h-5zm7 0h5v4h-5zm-14 6h5v4h-5zm7 0h5v4h-5zm7 0h5v4h-5zm-14 6h5v4h-5zm14 0h5v4h-5z|r M20 34h5v4h-5z|o M36 30q8 0 6 14")),
    // Shiny Neck Tie
    (58, (4, 8, 11, "w m8 8 10-4 6 8 6-8 10 4-8 10-8-5-8 5z|c M20 12h8l2 6-3 2 5 18-8 7-8-7 5-18-3-2z|x M26 12h2l2 6-3 2 5 18-8 7 1-25z|y m20 25 10 5 1 3-12-5zm-2 8 11 7-3 3-9-6z")),
    // Simon's Surgical Kit
    (59, (1, 0, 8, "k M18 14q0-6 6-6t6 6h-3q0-3-3-3t-3 3z|c M6 14h36v26H6z|x M6 28h36v12H6z|w O24 26 9|r M22 20h4v4h4v4h-4v4h-4v-4h-4v-4h4z|m M10 14h3v4h-3zm25 0h3v4h-3z")),
    // Concealed Smuggling Compartments
    (60, (0, 7, 5, "c M3 26h42v16H3z|k M12 29h24v10H12z|q M15 31h8v8h-8zm10 2h8v6h-8z|i M12 29 8 12h24l4 17z|x M8 12h24l1 4H9z|n M3 34h9m24 0h9M20 20h6|m O22 22 2")),
    // Cry Baby
    (61, (4, 3, 9, "=l M14 12q-6 10 0 20M9 8Q0 22 9 36|i M20 30h8l4 12H16z|c M18 14h12v18H18z|x M25 14h5v18h-5z|q M18 18h12v4H18z|r O24 10 5|y O23 9 2")),
    // Expanded Crew Quarters
    (62, (2, 0, 8, "k M5 8h3v35H5zm35 0h3v35h-3z|c M8 20h32v4H8zm0 16h32v4H8z|w M9 15h8v5H9zm0 16h8v5H9z|r M17 16h23v4H17z|q M17 32h23v4H17z|n M32 24v12m4-12v12m-4-8h4m-4 4h4")),
    // Exterior Cargo Pods
    (63, (0, 3, 7, "i M3 21h42v5H3z|k M8 26h4v4H8zm14 0h4v4h-4zm14 0h4v4h-4z|c M5 7h13v14H5zm25 0h13v14H30z|q M17 28h14v15H17z|x M12 7h6v14h-6zm25 0h6v14h-6zM25 28h6v15h-6z|n M5 14h13m12 0h13M17 35h14")),
    // Full Tune-Up & Retro-Fit
    (64, (1, 7, 3, "i M21 5h6l1 5 5 2 4-3 4 4-3 4 2 5 5 1v6l-5 1-2 4 3 5-4 4-4-3-5 2-1 4h-6l-1-4-5-2-4 3-4-4 3-5-2-4-5-1v-6l5-1 2-5-3-4 4-4 4 3 5-2z|k O24 26 10|q M32 12q4-4 8-3l-3 4 2 3 4-2q1 6-5 8L20 40q-4 2-6-2t2-5l17-15q-2-3-1-6")),
    // Fully Equipped Med Bay
    (65, (2, 9, 8, "i M4 32h40v3H4zm4 3h3v8H8zm29 0h3v8h-3z|w M4 25h34q6 0 6 7H4z|t M6 20h9v5H6z|r M27 7h5v4h4v5h-4v4h-5v-4h-4v-5h4z|l M40 4v18M36 4h4|z M37 8h6v8h-6z")),
    // Onboard Chop Shop
    (66, (3, 7, 11, "k M18 4h12v8H18z|i m24 8 4 4 6-2 1 6 6 2-2 6 4 4-4 5 1 6-6 1-3 5-7-3-7 3-3-5-6-1 1-6-4-5 4-4-2-6 6-2 1-6 6 2z|x O24 28 11|m O24 28 5|k O24 28 2|o m38 8 5-4m-2 8 5-1M36 5l1-3")),
    // Overcharged Grav Thruster
    (67, (4, 10, 3, "k M17 5h14v8H17z|i M15 13h18l5 14H10z|x M26 13h7l5 14H28z|r M11 28h26l-7 10-3-4-3 12-3-12-3 4z|m M17 28h14l-4 6-3 6-3-6z|n M14 19h20m-22 4h24")),
    // Compression Coils
    (68, (1, 3, 11, "i M9 4h30v6H9zm0 35h30v6H9z|k M21 10h6v29h-6z|c m8 13 32-3v5L8 18zm0 8 32-3v5L8 26zm0 8 32-3v5L8 34zm0 8 32-3v4l-28 2z|y m8 13 32-3v2L8 15zm0 8 32-3v2L8 23zm0 8 32-3v2L8 31z")),
    // Sky Hook
    (69, (2, 11, 7, "l M24 2v12|k M16 12h16l-3 8H19z|i M21 19h6v7q9 2 9 10-1 9-12 9t-12-9l-4 1 4-9 7 7-3 1q1 5 8 5t7-5q0-6-6-6h-4z|m O24 16 2|o m16 12 8-8 8 8")),
    // Enhanced Graviton Accelerator
    (70, (4, 6, 11, "k O24 24 19|c O24 24 15|y O24 24 10|m O24 24 6|k M3 20h6v8H3zm36 0h6v8h-6zM20 3h8v6h-8zm0 36h8v6h-8z|o M9 33q15 11 30 0M9 15q15-11 30 0|w O22 22 2")),
    // Hyper Efficient Radion Accelerator Mark III
    (71, (1, 2, 7, "i M13 6h22v6H13zm0 30h22v6H13z|c M16 12h16v24H16z|x M27 12h5v24h-5z|z O24 24 6|y O23 23 3|l M10 12v24m28-24v24|k M8 10h4v6H8zm28 0h4v6h-4zM8 32h4v6H8zm28 0h4v6h-4z")),
    // Modified Radion Accelerator Mark II
    (72, (3, 3, 7, "i M4 15h8v18H4zm32 0h8v18h-8z|c M12 12h24v24H12z|x M12 27h24v9H12z|k O24 24 9|r O24 24 6|m O24 24 3|n M15 12v24m18-24v24|k M19 5h10v7H19zm-2 31h14v4H17z")),
    ;
    // "The Best in the House"
    (208, (2, 3, 8, "k M21 4h6v8h-6z|c M18 12h12q4 4 4 9v21H14V21q0-5 4-9z|x M28 12h2q4 4 4 9v21h-6z|w M14 24h20v10H14z|n M18 28h12m-12 3h8|m M20 3h8v3h-8z")),
    // Alliance Body Armor
    (209, (1, 10, 7, "c m10 11 8-5q6 6 12 0l8 5-2 12v17q-12 6-24 0V23z|x m30 6 8 5-2 12v17q-6 3-11 3V9q4 0 5-3z|i M16 19h16v4H16zm0 8h16v4H16z|n M24 12v30|m O31 15 2")),
    // Breaching Tool
    (210, (4, 11, 8, "k M6 20h10v12H6z|c M14 16h14v20H14z|x M14 29h14v7H14z|i M28 21h12v10H28z|r m40 20 6 6-6 6z|o M4 26q-4 8 2 14t8 4|m O21 22 3|n M17 16v20m8-20v20|l m38 12 5 5m-5 23 5-5")),
    // Cortex Uplink
    (211, (3, 1, 7, "k M12 34h24v9H12z|i M22 24h4v11h-4z|c M8 8q2 20 22 20z|y M11 12q4 12 15 14z|l m19 17 12-9|r O32 7 3|w M15 37h12v3H15z|m O32 38 2|o M36 14q4 4 4 9m-1-14q6 6 5 14")),
    // Gentleman's Dueling Sword
    (212, (1, 0, 9, "i m42 4 2 2-24 28-4-4z|y M43 5 19 32l-1-1z|m M10 26q4-4 8 0l6 6q4 4 0 8-8-2-14-14z|k m13 33 4 4-8 8-4-4z|r O7 42 3|n m11 27 12 12")),
    // Mud Dog ATV
    (213, (0, 3, 7, "x M4 40h40v2H4z|c M8 26h10l5-6h8l3 6h7l2 6H6z|i M26 20V9h3v11z|k M20 9h14v3H20z|y M8 26h10l-1 2H8z|=k O13 34 8|=i O13 34 3|m M43 27h2v3h-2z")),
    // Nandi's Gun Collection
    (214, (2, 9, 8, "x M8 8h34v34H8z|c M6 6h34v34H6z|w M9 9h28v28H9z|k M12 13h20v4H12zm0 9h20v4H12zm0 9h20v4H12z|i M12 13h3v8h-3zm0 9h3v8h-3zm0 9h3v6h-3z|m M32 13h2v4h-2zm0 9h2v4h-2zm0 9h2v4h-2z")),
    // Tall Playing Cards
    (215, (4, 8, 9, "x m12 14 14-5 9 27-14 5z|w m9 12 14-5 9 27-14 5z|q m24 9 15 4-7 28-15-4z|w m26 12 10 3-5 23-10-3z|r m29 19 4 6-6 4-3-6z|n m13 15 4-1m-3 5 3-1")),
    // Two-Fry's Carbine
    (216, (4, 0, 5, "c M3 26h14l4 4L8 39H3z|k M14 24h28v3H30v3h-7l-3 3h-5z|i M19 17h13v4H19z|k M22 20h3v4h-3zm5 8h4l2 10h-5z|y M3 26h14l-1 2H3z|m M41 23h3v2h-3z")),
    // Universal Encyclopedia
    (217, (0, 6, 2, "x M4 12q10-4 20 2 10-6 20-2v29q-10-4-20 2-10-6-20-2z|c M4 10q10-4 20 2 10-6 20-2v29q-10-4-20 2-10-6-20-2z|w M8 13q8-2 15 2v22q-7-4-15-2zm32 0q-8-2-15 2v22q7-4 15-2z|n M11 20q5-1 9 1m-9 5q5-1 9 1m8-6q5-2 9-1m-9 7q5-2 9-1|r M34 9h4v12l-2-2-2 2z")),
    // Vehicle Mounted BFG
    (218, (3, 10, 8, "x M8 38h32v5H8z|c M10 34h28l4 8H6z|i M20 24h8v12h-8z|k M12 14h18v12H12z|i M30 15h14v4H30zm0 6h14v4H30z|m M9 17h4v6H9z|y M12 14h18v3H12z|r O21 20 3|n M36 15v4m4-4v4m-4 2v4m4-4v4")),
    // Fruity Oaty Bar
    (225, (4, 9, 3, "x m10 34 24-24 8 8-24 24z|c m8 32 24-24 8 8-24 24z|y m8 32 24-24 2 2-24 24z|w m15 25 10-10 8 8-10 10z|r O21 24 2|m O26 21 2|q O24 27 2|n m34 6 4-2m0 8 5-1")),
    // Heist Intel
    (226, (2, 7, 10, "x M9 9h32v32H9z|t M7 7h32v32H7z|n M13 13h20v8H13zm0 12h8v8h-8zm12 0h8v8h-8z|o m17 29 8-12 8 4|r O17 29 3|k M34 34h10v10H34z|m O39 39 3")),
    // Kaylee's Parasol
    (227, (1, 9, 11, "l M24 8v34|c M4 26Q6 8 24 6q18 2 20 20-5-5-10 0-5-5-10 0-5-5-10 0-5-5-10 0|x M24 6q18 2 20 20-5-5-10 0 0-12-10-20|w M14 26q0-12 10-20 10 8 10 20-5-5-10 0-5-5-10 0|o M24 42q0 4 4 3|m O24 5 2")),
    // Love Bot
    (228, (3, 9, 8, "x M12 46q0-16 14-16t14 16z|c M10 46q0-16 14-16t14 16z|w M24 6q10 0 10 12 0 10-10 14-10-4-10-14 0-12 10-12|h M13 18Q13 4 24 4t11 14q-5-7-11-6t-11 6|k O20 19 2|k O28 19 2|r M20 25q4 3 8 0l-4 4z|n M24 32v12m-6-8h12|m O24 38 2")),
    // MF-813 Flying Mule
    (229, (0, 2, 7, "x M4 42h40v2H4z|c M3 22h12l6-8h14l10 8v8H3z|t M23 17h10l6 5H19z|k M5 30h10l-2 6H7zm26 0h10l-2 6h-6z|r M7 36h6l-3 6zm26 0h6l-3 6z|y M3 22h12l-1 2H3z|m M43 24h3v3h-3z|n M16 30h14")),
    // Mal's Brown Coat
    (230, (1, 8, 0, "x m14 8 10 4 12-4 9 12-6 5-2-4v25H12V21l-3 4-6-5z|c m12 6 10 4 12-4 9 12-6 5-2-4v25H10V19l-3 4-6-5z|w m18 8 4 4 6-4-6 14z|x M22 20h2v24h-2z|m O27 24 1|m O27 30 1|m O27 36 1|n M14 34h5m10 0h5")),
    // Mal's Frontier Model B
    (231, (2, 0, 5, "i M4 16h34v6H4z|k M4 14h3v2H4zm31 0h3v2h-3z|m M22 14h10v10H22z|k O27 19 3|c M30 22h9l6 16H35z|x M36 22h3l6 16h-4z|k M23 24h8l-2 6h-6z|y M4 16h18v2H4z|o M34 40q2 4 6 2")),
    // Maque Tiles
    (232, (4, 7, 9, "x m12 16 14-4 6 24-14 4z|w m8 13 14-4 6 24-14 4z|r m14 17 5-1 1 5-5 1z|n m15 27 6-2|x M28 18h15v23H28z|w M26 15h15v23H26z|k O33 22 3|k O33 31 3|c M26 36h15v3H26z")),
    // Simon's Sonic Stun Baton
    (233, (1, 10, 7, "k m6 38 8-8 5 5-8 8q-4 2-6-1t1-4|i m14 30 18-18 5 5-18 18z|y m14 30 18-18 1 2-18 18z|z O36 12 6|y O35 11 3|o M42 4q4 8 0 16m-14-16q-4 2-5 5|n m20 25 4 4m0-8 4 4")),
    // The Operative's Sword
    (234, (3, 0, 10, "i m40 3 5 1-1 5-26 27-4-4z|y M40 3 16 32l-2 0z|k m10 26 13 13-4 2-11-11z|c m12 33 4 4-8 8-4-4z|x m14 35 2 2-8 8-2-2z|m O6 43 2|m O16 33 2|n m30 14 4 4")),
    // Hull-Mounted Flak Gun
    (235, (4, 10, 3, "c M6 34h36v9H6z|x M6 39h36v4H6z|i M16 24h16v10H16z|k m19 24-6-18h5l6 18zm10 0-6-18h5l6 18z|r O14 5 2|r O25 5 2|o m34 14 6-5m-4 10 8-2m-8-11 1-4|m O12 38 2|m O36 38 2")),
    // Long-Range Scanner Array
    (236, (2, 1, 7, "k M20 34h8v10h-8zm-6 8h20v3H14z|i M6 8q0 26 26 26l-3-11-12-12z|y M6 8q2 22 24 24l1 2Q6 34 6 8|l m20 20 12-10|r O34 8 3|o M38 14q4 6 0 12m4-18q8 10 0 22|m O24 39 2")),
    // Modded Fuel Catalyzer
    (237, (1, 3, 9, "i M10 14h18v28H10z|x M22 14h6v28h-6z|k M8 10h22v5H8zm0 29h22v5H8z|z O19 27 6|r O19 27 3|o M30 20h8v14h-6m-2-18q10-2 10-10|m M37 22h6v6h-6z|y M12 16h3v22h-3z")),
    // Reaver-Flage
    (238, (3, 8, 10, "k m4 30 10-14 22-4 8 10-6 14-24 4z|c m8 30 8-11 18-3 6 7-5 10-18 3z|r m12 24 6 8m2-14 8 14m0-15 8 10|w O31 22 3|k O31 22 1|n m4 30-2 8m12-22-4-8m26 4 4-8|m m14 36-2 8 5-6z")),
    // Xunsu Whisper X1
    (239, (0, 6, 1, "k O24 24 19|c O24 24 15|t O24 24 10|k O24 24 5|y O22 22 3|o M5 24q4-12 12-16m26 16q-4 12-12 16|k M21 2h6v8h-6zm0 36h6v8h-6z|n M9 24h6m18 0h6")),
    // Inara's Bow
    (259, (4, 9, 11, "=n M24 24 10 40|l M12 8q26 16 0 32|c M10 6q34 18 0 36l4-2q28-16 0-32z|i M8 22h30v4H8z|k m36 18 8 6-8 6z|f m6 20 6 4-6 4z")),
    // Billiards Betting
    (262, (1, 2, 3, "x M5 15h40v26H5z|c M3 13h40v26H3z|t M7 17h32v18H7z|w O16 26 4|r O26 22 4|k O32 30 4|l M8 40 40 8")),
    // Border Space Nav Charts
    (263, (2, 5, 10, "x M8 10h34v32H8z|w M6 8h34v32H6z|n M6 18h34M6 28h34M16 8v32m12-32v32|r O16 18 3|l m16 18 12 10 8-14|r O36 14 3")),
    // Extra Ammo Clips
    (264, (2, 0, 7, "c M8 10h12v28H8zm18 4h12v28H26z|x M16 10h4v28h-4zm18 4h4v28h-4z|m M10 4h8v6h-8zm18 4h8v6h-8z|n M10 16h8m-8 6h8m-8 6h8m10-8h8m-8 6h8m-8 6h8")),
    // Inara's Guild Papers
    (265, (4, 9, 11, "x M12 8h26v34H12z|w M10 6h26v34H10z|f M10 6h26v6H10z|n M15 18h16m-16 5h16m-16 5h10|m O31 33 5|r m28 36-1 8 4-3 4 3-1-8z")),
    // Jayne's Holdout Pistol
    (266, (2, 0, 7, "i M10 18h24v6H10z|k M8 16h4v2H8z|c M24 24h9l4 12H27z|x M31 24h2l4 12h-4z|k M19 24h7l-2 6h-4z|y M10 18h24v2H10z")),
    // Labor Contract: Persephone
    (267, (0, 5, 8, "x M12 8h26v34H12z|w M10 6h26v34H10z|n M14 14h18m-18 5h18m-18 5h12|c O30 34 6|y O30 34 3")),
    // Labor Contract: Regina
    (268, (1, 5, 10, "x M12 8h26v34H12z|w M10 6h26v34H10z|n M14 14h18m-18 5h18m-18 5h12|c m24 36 6-10 6 10z|y m27 35 3-5 3 5z")),
    // Labor Contract: Silverhold
    (269, (2, 5, 7, "x M12 8h26v34H12z|w M10 6h26v34H10z|n M14 14h18m-18 5h18m-18 5h12|c M24 28h12v10H24z|y M27 31h6v4h-6z")),
    // Labor Contract: Space Bazaar
    (270, (3, 5, 11, "x M12 8h26v34H12z|w M10 6h26v34H10z|n M14 14h18m-18 5h18m-18 5h12|c m30 26 7 6-7 6-7-6z|y O30 32 2")),
    // Mal's Sniper Rifle
    (271, (0, 0, 8, "c M2 26h14l4 4L6 38H2z|k M14 24h30v3H30v3h-8z|i M18 17h14v5H18z|k M22 22h3v2h-3z|m O18 19 2|l m36 28-3 10m3-10 5 10")),
    // Med Foam
    (272, (1, 1, 8, "k M20 4h8v6h-8z|x M16 10h18v32H16z|c M14 10h18v32H14z|w M14 18h18v14H14z|r M21 20h4v3h3v4h-3v3h-4v-3h-3v-4h3z|t O38 10 4|t O43 16 3")),
    // Nav Charts: Alliance Space
    (273, (2, 6, 8, "x M8 10h34v32H8z|w M6 8h34v32H6z|n M6 18h34M6 28h34M16 8v32m12-32v32|c O23 24 9|y O23 24 4|r O34 14 2")),
    // Nav Charts: Border Space
    (274, (3, 5, 10, "x M8 10h34v32H8z|w M6 8h34v32H6z|n M6 18h34M6 28h34M16 8v32m12-32v32|l M10 34q14-22 26-20|r O10 34 3|r O36 14 3")),
    // Nav Charts: Rim Space
    (275, (4, 4, 9, "x M8 10h34v32H8z|d M6 8h34v32H6z|n M6 18h34M6 28h34M16 8v32m12-32v32|m O14 32 2|m O24 16 2|m O34 26 2|r O30 34 3")),
    // Wash's Hawaiian Shirt
    (276, (1, 3, 11, "c m14 8 6 4h8l6-4 10 8-6 8-4-3v21H14V21l-4 3-6-8z|x m34 8 10 8-6 8-4-3v21h-8z|f O19 22 3|f O30 29 3|m O20 35 3|m O31 18 2|n M24 12v30")),
    // Wash's Nav Charts
    (277, (0, 3, 11, "x M8 10h34v32H8z|w M6 8h34v32H6z|n M6 18h34M6 28h34M16 8v32m12-32v32|t O15 30 5|r O33 15 4|l m15 30 18-15|m m21 22 6 1-3-5z")),
    // Yolonda's Pistol
    (278, (4, 9, 7, "i M6 15h32v6H6z|k M6 13h3v2H6z|f M25 21h10l5 16H30z|x M33 21h2l5 16h-4z|k M20 21h8l-2 6h-5z|y M6 15h32v2H6z|m O33 31 2")),
    // Zoe's Flak Jacket
    (279, (0, 8, 5, "c m12 8 6 2q6 6 12 0l6-2 4 10-4 2v22H12V20l-4-2z|x m36 8 4 10-4 2v22h-8V10z|k M14 24h8v8h-8zm12 0h8v8h-8z|n M24 12v30M14 36h20")),
    // Zoe's Mare's Leg Rifle
    (280, (3, 0, 4, "i M14 17h30v4H14z|k M12 21h24v4H12z|c M2 26q8-8 12-6l4 6q-8 0-12 8z|x M10 27h8q-8 0-12 8z|k m18 26 8 1-2 6-4-1z|m M14 15h4v2h-4z")),
    // Board Game Collection
    (281, (2, 4, 8, "x M8 28h34v14H8z|c M6 26h34v14H6z|r M9 16h30v10H9z|q M12 8h24v8H12z|n M6 33h34M9 21h30|w M30 28h8v8h-8z|k O34 32 1")),
    // Emissions Recycler
    (282, (1, 2, 11, "i M8 36h32v6H8z|c M14 14h20v22H14z|x M27 14h7v22h-7z|o M10 22Q10 6 24 6q10 0 13 8m1 10q0 16-14 16|k m36 8 2 8-8-1zM12 40l-3-8 8 1z|t O24 25 6")),
    // Hydraulic Docking Clamps
    (283, (3, 7, 10, "k M20 4h8v14h-8z|i M16 16h16v8H16z|=c M22 24 10 30v12l6-2v-8l8-4z|x M26 24l12 6v12l-6-2v-8l-8-4z|m O24 20 3|n M18 42h12")),
    // "Friendly" Game of Cards
    (311, (2, 10, 3, "x M8 12h20v28H8z|w m8 10 16-4 8 28-16 4z|w M20 8h18v29H20z|r m29 14 5 8-5 8-5-8z|k M22 10h2v4h-2zm12 21h2v4h-2z|n M20 8h18v29H20z|m O10 40 4|m O14 43 4")),
    // "Sash's" Hand Cannon
    (312, (3, 9, 8, "i M4 12h34v10H4z|k M2 11h5v12H2z|y M4 12h34v3H4z|c M26 22h12l5 18H33z|x M35 22h3l5 18h-4z|k M20 22h8l-2 7h-5z|m M12 15h8v4h-8z|m O34 34 2")),
    // Alliance Sonic Rifle
    (313, (2, 1, 7, "k M2 26h12v8H4z|c M12 20h20v9H12z|x M12 26h20v3H12z|i M32 22h8v4h-8z|t O40 24 3|o M43 17q4 7 0 14m3-17q5 10 0 20|k M20 29h5l-2 8h-5z|t M16 16h10v3H16z")),
    // Dobson's Vector Pistol
    (314, (0, 10, 7, "i M8 14h28v7H8z|k M6 13h3v3H6z|x M8 19h28v2H8z|c M24 21h10l3 16h-9z|k M18 21h8l-2 6h-5z|m M12 16h6v2h-6z|n M28 26h5m-4 4h5")),
    // Early's Combat Armor
    (315, (3, 3, 0, "c m11 8 7 3q6 5 12 0l7-3 5 11-5 2v20H11V21l-5-2z|x m37 8 5 11-5 2v20h-8V12z|r M14 16h20v8H14z|k M16 18h7v4h-7zm9 0h7v4h-7z|n M24 24v17M11 31h26|i O12 12 3|i O36 12 3")),
    // Early's Datascope
    (316, (1, 8, 1, "k M14 22h8v6h-8z|c M6 16h18v16H6z|x M19 16h5v16h-5z|t O15 24 6|w O13 22 2|i M22 18h16v12H22z|k M38 20h4v8h-4z|r M26 21h6v2h-6z|m M26 25h9v2h-9z|n M30 18v-6h6")),
    // Early's Pistol
    (317, (4, 3, 0, "i M5 16h30v6H5z|y M5 16h30v2H5z|k M3 15h4v8H3z|r M14 12h14v4H14z|c M25 22h9q2 9 6 15h-9z|x M32 22h2q2 9 6 15h-4z|k M19 22h7l-2 6h-5z|m O31 31 2")),
    // Scan-Proof Shades
    (318, (3, 10, 7, "k M4 18h40v4H4z|k M6 20h16q0 14-8 14T6 20m20 0h16q0 14-8 14t-8-14|t M9 22h10q0 9-5 9t-5-9m20 0h10q0 9-5 9t-5-9|y M10 23h4l-3 4zm20 0h4l-3 4z|o m4 19-2 6m42-6 2 6")),
    // Booby Traps
    (319, (1, 0, 3, "x M8 36h34v4H8z|i M6 34h36v4H6z|k m8 34 4-10 4 10zm8 0 4-10 4 10zm8 0 4-10 4 10zm8 0 4-10 4 10z|r M18 10h12v10H18z|k M22 6h4v4h-4z|m O24 15 3|n M24 20v14m6-22q8 0 8 8")),
    // Cryo Stasis Unit
    (320, (2, 7, 1, "x M14 6h22v38H14z|c M12 4h22v38H12z|t M15 8h16v26H15z|w M17 10h3v20h-3z|w O25 16 4|k M20 34q0-12 5-12t5 12z|i M12 37h22v5H12z|r O17 39 1|m O21 39 1|n M15 14h3m10 12h3")),
    // EVA Suit
    (321, (2, 5, 10, "w M16 20h18v22H16z|x M28 20h6v22h-6z|w O24 14 10|t O24 14 7|y M19 9h4v5h-4z|w M9 22h7v14H9zm25 0h7v14h-7z|k M9 36h7v4H9zm25 0h7v4h-7z|m M20 24h10v6H20z|r O23 27 1|n M16 34h18")),
    // Electronic Defense Suite
    (322, (0, 1, 8, "c m24 5 17 6v13q0 13-17 19Q7 37 7 24V11z|x m24 5 17 6v13q0 13-17 19z|t M26 12 16 27h7l-3 11 12-16h-7z|n M12 15h5m14 0h5M12 24h3")),
    // Mag-Grappler Launchers
    (323, (4, 7, 3, "k M4 20h14v10H4z|c M14 16h12v18H14z|x M22 16h4v18h-4z|i M26 22h8v6h-8z|r M34 14h8v6h-5v10h5v6h-8q-4-11 0-22|w M40 14h4v6h-4zm0 16h4v6h-4z|n M4 30v10h10|m O20 25 2")),
    // Caravan Pods
    (331, (3, 11, 8, "x M5 33h38v6H5z|q O13 21 9|q O35 21 9|c M4 21h18v13H4zm22 0h18v13H26z|x M17 21h5v13h-5zm22 0h5v13h-5z|z M7 23h8v6H7zm22 0h8v6h-8z|k M22 25h4v4h-4z|k O11 39 3|k O37 39 3|n M4 31h18m4 0h18")),
    // Full Mess Deck
    (332, (2, 8, 3, "x M6 40h36v3H6z|k M10 30h3v12h-3zm25 0h3v12h-3z|c M4 26h40v5H4z|i O16 22 7|k M9 22h14v5H9z|o M13 12q3-3 0-6m5 6q3-3 0-6|w M29 19h12q0 8-6 8t-6-8|m M29 16h12v3H29z|y M4 26h40v1H4z")),
    // Decoy Nav Sat Cluster
    (333, (4, 1, 9, "i M20 20h8v9h-8z|t M6 21h12v7H6zm24 0h12v7H30z|k M18 23h2v3h-2zm10 0h2v3h-2z|r O24 24 2|i M33 7h5v5h-5z|t M27 8h5v3h-5zm12 0h5v3h-5z|i M9 36h5v5H9z|t M3 37h5v3H3zm12 0h5v3h-5z|o M24 18V8m-5-2q5-4 10 0m2 34q5 0 7-5m-25-26q-5 1-6 6")),
    // Xunsu Emergency Ram Jets
    (334, (1, 3, 10, "c M6 10h24v9H6zm0 18h24v9H6z|x M6 15h24v4H6zm0 18h24v4H6z|k M3 11h4v7H3zm0 18h4v7H3z|i M28 8h6v13h-6zm0 18h6v13h-6z|r M34 9h12l-6 5 6 6H34zm0 18h12l-6 5 6 6H34z|m M34 12h6l-3 2 3 3h-6zm0 18h6l-3 2 3 3h-6z|n M13 10v9m8-9v9m-8 9v9m8-9v9|q M9 12h3v5H9zm0 18h3v5H9z")),
    // Mal's Pretty Floral Bonnet
    (335, (4, 9, 11, "c M8 34Q4 8 24 6q20 2 16 28-6-14-16-14T8 34|x M30 8q14 6 10 26-4-10-11-13z|w M10 30q3-14 14-14t14 14q-5-8-14-8t-14 8|o M10 32q4 8 10 12m18-12q-4 8-10 12|f O15 14 3|m O15 14 1|f O25 11 3|m O25 11 1|q O33 17 3|m O33 17 1|q m20 44 4-3 4 3-4 2z")),
    // Wash's Lucky Dinosaurs
    (336, (1, 11, 3, "x M4 41h40v2H4z|c M4 40q2-12 8-14l-1-8q0-6 6-7l7 1v4l-6 1 2 8q8 4 8 15h-4l-2-6h-6l-2 6z|k O17 14 1|w M19 16h4v1h-4z|q M44 40q0-10-6-13l-1-6-5-3-3 5 4 1-1 5q-4 4-4 11h4l1-4h4l2 4z|k O33 21 1|m m34 18 2-3 1 4z|n m12 26 4 2m-5 4h6m18-1 3 2")),
];

/// The picture of a ship, its nose to the left.
pub fn ship_picture(ship: ShipId) -> String {
    let known = SHIPS.iter().find(|(id, _)| *id == ship.number());
    let Some((_, (ground, cloth, second, pieces))) = known else { return String::new() };
    let style = format!("--g:var(--ff-g{ground});--c:var(--ff-c{cloth});--q:var(--ff-c{second})");
    let mut paper = Paper::new("ff-emblem", (48, 48), 1, &style);
    paper.lay("g O24 24 24|y O24 24 18");
    paper.lay(pieces);
    paper.finish()
}

/// By the number of the ship: who plays the base game alone is shown none.
#[rustfmt::skip]
static SHIPS: &[(u8, Emblem)] = rows![
    ;
    // Firefly III: a long neck, a round tail that glows
    (0, (0, 7, 3, "c M2 24q3-6 10-6l7 2v7l-8 2q-7 0-9-5|z M5 22h5v2H5z|c M18 18h14l5 4v10l-6 4H21l-4-5z|x M17 29h20v3l-6 4H21z|q M20 21h9v2h-9z|i M20 32h9v7h-9z|k M22 34h5v3h-5z|m O38 26 8|r O40 26 5|y O37 23 2|k M23 39h2v4h-2zm8-3h2v6h-2z")),
    // Interceptor: a blade with two jets
    (1, (2, 1, 3, "c m2 25 16-7h14l8 4v8l-8 3H16z|x M14 28h26v2l-8 3H16z|z M10 22h8l-3 4H8z|q M18 18h14v3H18z|i M30 12h10v4l-6 4zm0 25h10v-4l-6-3z|r M40 21h6l-2 2 2 2h-6zm0 5h6l-2 2 2 2h-6z|k M24 24h8v3h-8z")),
    // S.S. Walden: a freighter, all hold
    (2, (1, 7, 0, "c M2 22h8v-6h30v22H10v-5H2z|x M10 31h30v7H10v-5H2v-2z|z M4 24h5v4H4z|q M13 12h11v5H13zm13 0h11v5H26z|i M13 38h8v4h-8zm14 0h8v4h-8z|n M20 17v20m10-20v20|m O42 22 3|m O42 32 3|r O43 22 2|r O43 32 2|k M14 22h4v5h-4z")),
    // Artful Dodger: the same, refitted for speed
    (3, (3, 3, 10, "c M2 23q3-5 10-5l8 2v7l-9 2q-7 0-9-6|z M5 22h5v2H5z|c M18 16h13l6 5v9l-6 5H21l-4-5z|x M17 27h20v3l-6 5H21z|q m18 20 19 4v2l-19-3z|k M24 11h8v5h-8z|i M22 33h9v5h-9z|m O38 25 8|r O40 25 6|y O37 22 2|r M44 20h4v3h-4zm0 6h4v3h-4z")),
    // Esmeralda: broad and high, with pods on her back
    (4, (4, 11, 8, "q O20 12 5|q O30 12 5|z O20 11 2|z O30 11 2|c M2 23q4-7 12-7h6v13h-8q-7 0-10-6|z M5 20h6v3H5z|c M16 14h18l6 5v14l-6 5H18l-3-5z|x M15 28h25v5l-6 5H18z|o M16 22h23M25 14v24|i M17 36h8v5h-8zm11 0h8v5h-8z|m O41 25 6|r O43 25 4")),
    // Jetwash: the same, with jets above and below
    (5, (1, 1, 7, "c M2 24q4-7 12-7h6v13h-8q-7 0-10-6|z M5 21h6v3H5z|c M16 15h18l6 5v13l-6 5H18l-3-5z|x M15 29h25v4l-6 5H18z|q M17 19h20v2H17z|k M27 8h12v6H27zm0 31h12v6H27z|r M39 9h7l-3 2 3 2h-7zm0 31h7l-3 2 3 2h-7z|m O41 26 6|r O43 26 4|o m12 10 6 1m-5 30 6-1")),
];

/// A good as it stands in the hold.
pub fn crate_picture(good: Good) -> String {
    let mut paper = Paper::new("ff-good", (24, 24), 2, "");
    paper.lay(match good {
        Good::Fuel => {
            "r M9 7h30v36H9z|x M28 7h11v36H28z|k M7 4h34v5H7zm0 16h34v4H7zm0 20h34v5H7z|m M24 25q7 7 0 13-7-6 0-13|y M13 9h4v11h-4z"
        }
        Good::Part => {
            "i M21 3h6l1 6 5 2 5-4 4 5-4 5 2 4h5v7l-6 1-2 5 4 5-4 4-5-4-4 2-1 5h-6l-1-5-5-2-5 4-4-5 4-5-2-5-5-1v-6l6-1 2-5-4-5 5-4 4 4 4-2z|x m28 9 5 2 5-4 4 5-4 5 2 4h5v7l-6 1-2 5 4 5-4 4-5-4-4 2-1 5h-3q12-22 4-37|k O24 24 9|m O24 24 5"
        }
        Good::Cargo => {
            "p M4 7h40v37H4z|x M32 7h12v37H32z|n M4 16h40M4 25h40M4 34h40|o M9 7v37M39 7v37|y M4 7h40v4H4z"
        }
        Good::Contraband => {
            "d M4 7h40v37H4z|x M32 7h12v37H32z|m m4 12 5-5h7L4 19zm25-5h9L4 41v-9zm15 8v9L24 44h-9zm0 22v7h-7z|k M12 16h24v20H12z|m M15 24q0-6 9-6t9 6q0 4-3 5v4H18v-4q-3-1-3-5|k O20 25 2|k O28 25 2"
        }
        Good::Passenger => {
            "a M5 48q0-20 15-21h4q14 2 14 21z|x M24 27q14 2 14 21H28z|S O22 16 10|h M11 17Q11 5 22 5t11 12q-5-7-11-5t-11 5|k M33 31v-4h11v4h-3v-1h-5v1z|p M31 31h15v15H31z|m M31 36h15v3H31z"
        }
        Good::Fugitive => {
            "d M6 48q-2-18 6-26Q10 6 24 4q14 2 12 18 8 8 6 26z|x M28 5q10 3 8 17 8 8 6 26H30z|k M15 20q0-10 9-10t9 10q0 12-9 12t-9-12|w O20 21 2|w O28 21 2|n M12 24q12 20 24 0"
        }
    });
    paper.finish()
}

/// A die from 1 to 6; the six, which brings another die, burns.
pub fn die(face: u8) -> String {
    let class = if face == 6 { "ff-die ff-six" } else { "ff-die" };
    let mut paper = Paper::new(class, (24, 24), 2, "");
    paper.lay("B M10 2h28q8 0 8 8v28q0 8-8 8H10q-8 0-8-8V10q0-8 8-8|x M46 30v8q0 8-8 8H10q-8 0-8-8v-4q10 8 24 7t20-11");
    paper.lay(match face {
        1 => "P O24 24 5",
        2 => "P O14 14 4|P O34 34 4",
        3 => "P O13 13 4|P O24 24 4|P O35 35 4",
        4 => "=P O14 14 4|=P O14 34 4",
        5 => "=P O14 14 4|=P O14 34 4|P O24 24 4",
        _ => "=P O14 12 4|=P O14 24 4|=P O14 36 4",
    });
    paper.finish()
}

#[cfg(test)]
mod tests {
    use super::{EMBLEMS, SHIPS, ship_picture, supply_emblem};
    use rules::firefly::ship::ShipId;
    use rules::firefly::supply::{Class, KindId};

    #[test]
    fn every_ship_has_one_picture() {
        let ships = ShipId::all().map(ShipId::number);
        assert!(ships.eq(SHIPS.iter().map(|(id, _)| *id)));
        assert!(ShipId::all().all(|id| ship_picture(id).contains("<path")));
    }

    #[test]
    fn all_that_is_sold_has_one_emblem() {
        let sold = || KindId::all().filter(|id| id.printed().class != Class::Crew);
        assert!(sold().map(KindId::number).eq(EMBLEMS.iter().map(|(id, _)| *id)));
        assert!(sold().all(|id| supply_emblem(id).contains("<path")));
    }
}
