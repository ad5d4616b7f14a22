//! Portraits of leaders, crew and contacts: cut-paper busts put together from parts.

use super::paper::Paper;
use super::rows;
use rules::firefly::contact::Contact;
use rules::firefly::leader::LeaderId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Profession;
use rules::firefly::supply::KindId;

/// Which parts make a face; numbers are rows of the tables below.
#[derive(Clone, Copy)]
struct Look {
    skin: u8,
    head: u8,
    hair: u8,
    tint: u8,
    brow: u8,
    mouth: u8,
    beard: u8,
    hat: u8,
    mark: u8,
    coat: u8,
    cloth: u8,
    second: u8,
    ground: u8,
}

/// A look as it stands in the tables: skin, head, hair, tint, brow, mouth, beard, hat, mark, coat,
/// cloth, second cloth, ground.
const fn look(n: [u8; 13]) -> Look {
    let [skin, head, hair, tint, brow, mouth, beard, hat, mark, coat, cloth, second, ground] = n;
    Look { skin, head, hair, tint, brow, mouth, beard, hat, mark, coat, cloth, second, ground }
}

/// The portrait of a leader.
pub fn leader_portrait(leader: LeaderId) -> String {
    of(LEADERS, leader.number())
}

/// The portrait of somebody to hire.
pub fn crew_portrait(kind: KindId) -> String {
    let known = CREW.iter().find(|(id, _)| *id == kind.number());
    portrait(known.map_or_else(|| stranger(kind), |(_, look)| *look))
}

/// The portrait of a contact.
pub fn contact_portrait(contact: Contact) -> String {
    if CARRIED && contact == Contact::FantyMingo {
        return find(CONTACTS, contact).map(twins).unwrap_or_default();
    }
    of(CONTACTS, contact)
}

/// A portrait that a test holds to be there.
fn of<K: PartialEq>(list: &[(K, Look)], key: K) -> String {
    find(list, key).map(portrait).unwrap_or_default()
}

fn find<K: PartialEq>(list: &[(K, Look)], key: K) -> Option<Look> {
    list.iter().find(|(id, _)| *id == key).map(|(_, look)| *look)
}

#[rustfmt::skip]
static LEADERS: &[(u8, Look)] = rows![
    // skin head hair tint brow mouth beard hat mark coat cloth second ground
    ( 1, look([1, 1,  2, 2, 0, 3, 0,  0,  0,  0,  0,  3, 0])), // Malcolm: the long coat of a lost war
    ( 2, look([1, 3,  9, 3, 0, 1, 2,  0,  0,  3,  2,  9, 1])), // Monty: a great red beard
    ( 3, look([2, 0,  5, 0, 1, 1, 0, 13, 12,  9,  8, 11, 3])), // Nandi
    ( 4, look([2, 2, 14, 0, 2, 3, 4,  0,  0,  8, 10,  3, 2])), // Marco
    ( 5, look([1, 1,  1, 5, 2, 2, 3,  7,  0,  4,  7, 10, 4])), // Womack
    ( 6, look([0, 1,  1, 4, 1, 3, 3,  1,  0, 10,  5,  9, 0])), // Burgess
    ( 7, look([3, 2, 12, 0, 0, 0, 0,  9,  9,  3,  6,  0, 1])), // Corbin
    ;
    ( 8, look([1, 4,  1, 2, 2, 2, 1,  0,  0,  1, 10,  9, 3])), // Atherton: dressed for the ball
    ( 9, look([0, 2,  9, 5, 0, 1, 2,  0,  1,  5,  3,  8, 2])), // Murphy
    (10, look([1, 1, 12, 1, 1, 2, 0,  3,  0, 10,  4,  7, 0])), // Wright
    (11, look([4, 2,  0, 0, 1, 3, 0,  0,  0, 15,  3,  0, 3])), // Jubal Early: red leather
    (12, look([0, 0,  6, 4, 0, 3, 0,  0,  0,  9, 10,  8, 2])), // Sash
    (13, look([4, 0, 16, 0, 2, 2, 0,  0,  0, 16,  8,  3, 3])), // Zoe, who leads
];

#[rustfmt::skip]
static CONTACTS: &[(Contact, Look)] = rows![
    (Contact::AmnonDuul,   look([2, 3,  0, 0, 1, 1, 5, 10,  0,  5,  6, 11, 1])),
    (Contact::Badger,      look([0, 3,  1, 1, 2, 3, 1,  3,  0, 10, 10,  8, 2])),
    (Contact::Niska,       look([0, 2,  9, 6, 2, 2, 0,  0,  1,  5, 10,  7, 4])),
    (Contact::Patience,    look([0, 0, 15, 5, 2, 2, 0,  1, 14,  2,  3,  0, 0])),
    (Contact::Harken,      look([2, 1,  1, 1, 0, 2, 0,  7,  0,  4,  1, 10, 2])),
    ;
    (Contact::LordHarrow,  look([1, 2,  9, 6, 1, 3, 1,  7,  0, 10, 10,  7, 2])),
    (Contact::MrUniverse,  look([0, 4, 13, 2, 1, 4, 1,  0,  1,  3,  6,  2, 4])),
    (Contact::MagistrateHiggins, look([1, 1,  1, 5, 2, 2, 3,  7,  0, 10,  3,  9, 1])),
    (Contact::FantyMingo,  look([2, 2, 12, 0, 0, 3, 4,  3,  0,  8,  7, 10, 3])),
];

#[rustfmt::skip]
static CREW: &[(u16, Look)] = rows![
    ( 1, look([1, 4, 13, 2, 1, 4, 1,  0,  9,  3,  3,  5, 0])), // Bester
    ( 2, look([0, 4,  1, 7, 1, 1, 0,  2,  8,  3,  7,  2, 2])), // Billy
    ( 3, look([3, 0, 15, 0, 0, 3, 0,  9,  0,  3,  2,  0, 3])), // Bree
    ( 4, look([0, 0, 10, 7, 0, 1, 0,  0,  0,  2,  2,  5, 1])), // Bridgit
    ( 5, look([1, 1,  0, 0, 2, 2, 0,  0,  7, 15, 10,  7, 4])), // Crow
    ( 6, look([1, 3,  6, 3, 1, 1, 0,  5,  0, 11,  5,  8, 1])), // Doralee
    ( 7, look([1, 0,  7, 1, 1, 3, 0,  0, 12,  9,  6, 11, 0])), // Emma
    ( 8, look([4, 1,  0, 0, 2, 2, 0,  0,  5, 10, 10,  9, 3])), // Enforcer
    ( 9, look([2, 4, 12, 1, 0, 0, 1,  8,  0,  4,  2,  0, 2])), // Fendris
    (10, look([1, 3,  1, 1, 2, 2, 7,  1,  0,  8,  0,  3, 3])), // Grange Brothers
    (11, look([2, 1, 14, 1, 0, 0, 1,  1,  0,  8,  7, 10, 0])), // Gun Hand
    (12, look([0, 0,  5, 4, 0, 3, 0,  0, 12,  2,  4,  8, 4])), // Helen
    (13, look([1, 2, 12, 2, 0, 4, 2,  1,  0, 11,  0, 11, 1])), // Hill Folk
    (14, look([2, 0, 10, 0, 0, 1, 0, 13, 12,  9,  8, 11, 2])), // Inara
    (15, look([0, 2,  0, 0, 2, 2, 0,  0,  1,  5,  9,  7, 3])), // Interrogator
    (16, look([1, 1, 12, 1, 2, 3, 4,  0,  0, 15,  2,  0, 0])), // Jayne
    (17, look([3, 4, 15, 1, 1, 3, 0, 11,  0,  6,  3,  5, 4])), // Jesse
    (18, look([1, 4, 11, 2, 1, 4, 0,  0,  9,  3,  2,  8, 3])), // Kaylee
    (19, look([4, 0,  3, 0, 0, 1, 0,  0, 12,  2, 11,  4, 1])), // Lucy
    (20, look([0, 1, 12, 4, 0, 2, 0,  0,  6, 15,  7, 10, 2])), // Lund
    (21, look([3, 0,  0, 0, 0, 0, 0, 12, 10, 14,  6,  6, 0])), // Med Staff
    (22, look([0, 4, 16, 1, 1, 0, 0,  0,  0, 12,  9,  6, 4])), // River Tam
    (23, look([0, 0,  6, 7, 0, 3, 0,  0,  0,  9,  9, 11, 0])), // Saffron
    (24, look([1, 1,  0, 1, 0, 0, 7, 11,  0,  6,  0, 10, 3])), // Scrapper who flies
    (25, look([4, 2,  0, 5, 0, 0, 4,  5,  2,  3,  3, 10, 1])), // Scrapper who mends
    (26, look([4, 2,  3, 6, 0, 0, 0,  0, 14,  7, 10,  9, 2])), // Shepherd Book
    (27, look([0, 4,  2, 1, 0, 0, 0,  0,  0,  1,  1,  9, 1])), // Simon Tam
    (28, look([2, 3,  8, 6, 2, 4, 0,  0,  3,  8,  3,  2, 4])), // Skunk
    (29, look([0, 2,  9, 5, 2, 2, 5,  0, 14, 11,  2,  5, 0])), // Stark
    (30, look([2, 3,  0, 0, 2, 2, 1,  0,  3, 15,  8, 10, 3])), // Stitch
    (31, look([0, 2, 14, 6, 0, 0, 5,  6,  0, 10,  4, 10, 1])), // The Patron
    (32, look([1, 4,  2, 3, 1, 1, 0,  0,  0,  4,  5,  0, 2])), // Tracey
    (33, look([1, 2,  1, 4, 0, 3, 7, 15,  0,  8,  2,  8, 1])), // Two-Fry
    (34, look([0, 4, 13, 4, 1, 4, 3,  0,  0, 13,  3, 11, 2])), // Wash
    (35, look([0, 0,  5, 7, 2, 0, 0,  6,  0, 10,  8, 10, 3])), // Yolonda
    (36, look([4, 0, 16, 0, 0, 0, 0,  0,  0, 16,  0,  3, 0])), // Zoe
    ;
    (201, look([0, 2,  0, 5, 1, 2, 3,  0,  1,  5, 10,  8, 3])), // Accountant
    (202, look([1, 2, 14, 6, 2, 0, 5,  1,  0, 11,  7,  2, 1])), // Elder Gommen
    (203, look([1, 3,  0, 0, 2, 3, 7,  3,  3, 15, 10,  8, 4])), // Head Goon
    (204, look([3, 4, 13, 1, 0, 1, 0,  7,  0,  4,  1, 10, 2])), // Helmsman
    (205, look([2, 3,  5, 1, 1, 3, 2,  5,  0,  9, 11,  5, 0])), // Merchant
    (206, look([0, 4,  1, 4, 2, 3, 1,  0,  1, 10,  9,  3, 2])), // The Fixer
    (207, look([4, 1,  0, 0, 2, 2, 0,  0,  7, 15,  4, 10, 1])), // The Specialist
    (221, look([2, 1, 12, 1, 2, 2, 4,  8,  8,  4,  3, 10, 2])), // Cortland
    (222, look([3, 0, 10, 0, 0, 1, 0, 13, 12,  9, 11,  8, 0])), // Sheydra
    (223, look([1, 3,  9, 4, 1, 3, 2,  3,  0, 10,  5,  7, 4])), // The Middleman
    (224, look([0, 2,  1, 3, 0, 4, 3,  1,  1,  5,  8, 11, 1])), // The Salesman
    (251, look([1, 2,  1, 2, 1, 1, 4,  0,  0, 10,  2,  5, 1])), // Barkeep at Silverhold
    (252, look([2, 3, 14, 1, 0, 3, 0,  3,  0, 10,  4,  8, 2])), // Barkeep at Beaumonde
    (253, look([0, 4,  3, 3, 1, 1, 2,  1,  0, 11,  7,  3, 0])), // Busker
    (254, look([3, 0, 10, 0, 0, 1, 0, 13,  0,  9,  9, 11, 4])), // Fan Dancer
    (255, look([0, 4, 13, 4, 0, 0, 0,  0,  1,  5,  6, 10, 1])), // Fess
    (256, look([1, 1, 12, 2, 2, 2, 4,  9,  0,  3,  5,  2, 3])), // Foreman
    (257, look([2, 2,  9, 5, 1, 4, 6,  1,  0, 11,  0,  7, 0])), // Grimey
    (258, look([0, 3,  0, 0, 2, 2, 1, 11,  0,  6, 10,  4, 2])), // Holder
    (260, look([1, 2,  1, 1, 1, 1, 3,  1,  0, 11,  3,  0, 4])), // Mudder
    (261, look([4, 0, 16, 1, 0, 3, 0,  0, 12,  9,  8, 10, 3])), // Roberta
    (301, look([1, 1,  1, 1, 2, 2, 0,  3,  0,  5, 10,  8, 2])), // Agent McGinnis
    (302, look([2, 3,  0, 0, 2, 3, 3,  1, 14,  8,  0, 10, 3])), // Bandit
    (303, look([3, 0, 15, 0, 0, 3, 0,  0, 12,  9,  8, 11, 1])), // Chari
    (304, look([0, 4, 13, 4, 0, 1, 2,  0,  1, 10,  6,  5, 4])), // Dalin
    (305, look([1, 4, 11, 3, 0, 1, 0,  1,  0,  5,  4,  7, 0])), // Deputy
    (306, look([0, 2,  1, 4, 1, 2, 0,  0,  1, 10,  5,  3, 2])), // Dobson
    (307, look([2, 1, 12, 0, 2, 2, 4,  7,  0,  4,  1, 10, 3])), // Fed Marshal
    (308, look([1, 3,  9, 5, 1, 1, 2,  5,  0,  3, 11,  8, 1])), // Meadows
    (309, look([2, 1, 14, 1, 1, 0, 6,  1,  0,  5,  3,  8, 0])), // Sheriff Bourne
    (310, look([4, 1,  0, 0, 0, 0, 0,  8,  0,  4,  9,  3, 4])), // The Guardian
];

/// Somebody of a further set: parts by lot, a coat of his trade.
fn stranger(kind: KindId) -> Look {
    let mut lot = u32::from(kind.number()).wrapping_mul(0x9e37_79b9);
    let mut of = |count: u32| {
        lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((lot >> 16) % count) as u8
    };
    let (hat, coat) = match kind.printed().professions.first() {
        Some(Profession::Companion) => (13, 9),
        Some(Profession::Grifter) => (3, 10),
        Some(Profession::HillFolk) => (1, 11),
        Some(Profession::Mechanic) => (9, 3),
        Some(Profession::Medic) => (0, 1),
        Some(Profession::Merc) => (5, 8),
        Some(Profession::Pilot) => (11, 6),
        Some(Profession::Soldier) => (8, 4),
        Some(Profession::Mudder) => (1, 3),
        Some(Profession::Lawman) => (3, 5),
        None => (0, 0),
    };
    let [skin, head, hair, tint] = [5, 5, 17, 8].map(&mut of);
    let [brow, mouth, beard, cloth, second, ground] = [3, 5, 5, 12, 12, 5].map(of);
    let beard = if head % 4 == 0 { 0 } else { beard };
    look([skin, head, hair, tint, brow, mouth, beard, hat, 0, coat, cloth, second, ground])
}

fn portrait(look: Look) -> String {
    let mut paper = sheet(look);
    bust(&mut paper, look);
    paper.finish()
}

/// One behind the other.
fn twins(look: Look) -> String {
    let mut paper = sheet(look);
    for place in ["translate(22 15)scale(.87)", "translate(-11 23)scale(.8)"] {
        paper.open(place);
        bust(&mut paper, look);
        paper.close();
    }
    paper.finish()
}

/// The ground of a portrait.
fn sheet(look: Look) -> Paper {
    let Look { skin, tint, cloth, second, ground, .. } = look;
    let style = format!(
        "--s:var(--ff-s{skin});--h:var(--ff-h{tint});--c:var(--ff-c{cloth});--q:var(--ff-c{second});--g:var(--ff-g{ground})"
    );
    let mut paper = Paper::new("ff-bust", (48, 56), 2, &style);
    paper.lay("g M0 0h96v112H0z|y O48 50 38");
    paper
}

fn bust(paper: &mut Paper, look: Look) {
    let (behind, before) = HAIR[usize::from(look.hair)];
    let (outline, shade) = HEADS[usize::from(look.head)];
    paper.lay(behind);
    paper.lay("s M39 66h18v18q-9 12-18 0z|x M39 70q9 12 18 2v8q-9 8-18 0z");
    paper.lay(COATS[usize::from(look.coat)]);
    paper.lay("=s O31 53 5");
    paper.lay(outline);
    paper.lay(shade);
    paper.lay(features(look));
    paper.lay(BROWS[usize::from(look.brow)]);
    paper.lay(BEARDS[usize::from(look.beard)]);
    paper.lay(mouth(look));
    paper.lay(before);
    paper.lay(MARKS[usize::from(look.mark)]);
    paper.lay(HATS[usize::from(look.hat)]);
}

/// Heads that are women's here have lashes and lips.
fn is_soft(look: Look) -> bool {
    look.head == 0 || (look.head == 4 && matches!(look.hair, 11 | 15 | 16))
}

fn features(look: Look) -> &'static str {
    if is_soft(look) {
        "=e M35 54q5-6 11 0-5 4-11 0|=k O41 53 2|=l M33 53q7-6 13 1|x m49 48 2 11q-1 3-5 2 3-2 2-6z"
    } else {
        "=e M35 54q6-5 11 0-5 3-11 0|=k O41 53 2|=n M35 53q6-4 11 1|x m50 47 3 12q-2 4-8 3 4-2 3-7z"
    }
}

fn mouth(look: Look) -> &'static str {
    let mouths = if is_soft(look) { &LIPS } else { &MOUTHS };
    mouths[usize::from(look.mouth)]
}

/// Outline and the half in shadow: oval, square, long, round, young.
static HEADS: [(&str, &str); 5] = [
    (
        "s M31 46c0-13 7-21 17-21s17 8 17 21c0 14-8 29-17 29S31 60 31 46",
        "x M54 26c7 3 11 10 11 20 0 14-8 29-17 29 7-5 12-15 12-27 0-10-2-17-6-22",
    ),
    (
        "s M30 44c0-13 8-20 18-20s18 7 18 20v13c0 5-1 8-5 12l-6 6q-7 4-14 0l-6-6c-4-4-5-7-5-12z",
        "x M55 25c7 3 11 10 11 19v13c0 5-1 8-5 12l-6 6q-3 2-7 2c9-7 12-15 12-23V42c0-7-2-13-5-17",
    ),
    (
        "s M32 44c0-14 7-20 16-20s16 6 16 20c0 10-1 18-5 26l-5 8q-6 3-12 0l-5-8c-4-8-5-16-5-26",
        "x M54 25c7 3 10 10 10 19 0 10-1 18-5 26l-5 8q-3 2-6 2c7-8 10-20 10-32 0-11-1-18-4-23",
    ),
    (
        "s M28 48c0-15 8-24 20-24s20 9 20 24c0 17-8 30-20 30S28 65 28 48",
        "x M55 25c8 4 13 12 13 23 0 17-8 30-20 30 9-5 14-16 14-30 0-10-2-17-7-23",
    ),
    (
        "s M31 45c0-13 7-20 17-20s17 7 17 20c0 11-5 22-11 28q-6 5-12 0c-6-6-11-17-11-28",
        "x M54 26c7 3 11 10 11 19 0 11-5 22-11 28q-3 2-6 2c8-7 11-18 11-29 0-8-1-15-5-20",
    ),
];

/// Behind the head and before it.
static HAIR: [(&str, &str); 17] = [
    ("", "y M38 28q6-4 14-2-8 4-12 10z"),
    (
        "",
        "h M30 52c-4-20 4-34 20-34 14 0 22 14 18 34l-4-8c0-6-2-8-6-12-8 4-18 4-22 2-2 2-4 6-4 10z|x M58 20c10 4 12 16 10 32l-4-8c0-6-2-8-6-12z",
    ),
    (
        "",
        "h M30 50c-6-20 4-34 20-34 18 0 22 16 18 34l-4-6c0-6-4-10-10-14-4 6-14 8-20 8-2 4-2 8-2 12z|x m54 30 4-12c12 4 12 18 10 32l-4-6c0-6-4-10-10-14",
    ),
    (
        "",
        "h M30 48c-8 0-12-10-8-16-2-8 6-16 14-14 4-6 20-8 24-2 8-2 18 6 14 16 6 6 2 16-8 16 0-8-4-12-8-12-6 2-14 2-20 0-4 0-6 6-8 12|x M60 16c8-2 18 6 14 16 6 6 2 16-8 16 0-8-4-12-8-12 6-6 6-14 2-20",
    ),
    (
        "h M26 50c-2-22 8-32 22-32s24 10 22 32l4 38q-26 10-52 0z",
        "=h M48 20c-6 10-14 14-14 26-2 12 0 20-2 32l-6-2c-2-20-2-36 4-48 6-8 14-10 18-8|x M56 20c14 6 16 32 16 56l-8 2c-2-12 0-20 0-32-2-12-10-16-16-26z",
    ),
    (
        "h O48 14 10|x M52 5A10 10 0 0 1 54 22z",
        "h M30 50c-4-18 4-32 18-32s24 14 18 32c0-10-4-16-10-20-4 4-14 6-18 6-4 2-6 6-8 14|x m56 30 2-10c12 6 12 18 8 30 0-10-4-16-10-20",
    ),
    (
        "h M60 26c16 4 22 30 16 58-2 10-10 10-12 2 6-20 2-38-6-48z|x M70 40c10 14 10 36 4 48 2-18 2-34-4-48",
        "h M30 50c-6-20 4-34 20-32 18 0 22 16 16 32 0-8-2-14-10-20-4 6-14 8-20 8-2 4-4 8-6 12|x m56 30 4-10c10 6 10 18 6 30 0-8-2-14-10-20",
    ),
    (
        "h M26 50c-4-22 8-34 22-34s26 12 24 34c0 10 0 18-2 24l-12 2H38l-10-2c-4-6-4-14-2-24",
        "h M32 46c-4-20 6-26 16-26s20 6 18 26c-4-6-10-8-18-8s-14 2-16 8|=h M32 38c0 12 2 24 0 36l-6-2c-2-12 0-24 6-34|x M56 20c16 4 18 32 14 52l-4 2c-2-12-2-24 0-30q-2-14-10-24",
    ),
    (
        "",
        "h M42 36c-4-14-2-28 6-30 8 2 12 16 8 30q-8-6-14 0|x M48 6c8 2 12 16 8 30q-4-2-6-2c2-10 2-20-2-28|=x M32 46c-2-10 2-16 8-20l2 8c-6 2-8 6-10 14z",
    ),
    (
        "",
        "=h M28 56c-4-14-2-26 6-32-2 8 0 16-2 26z|h M36 26c4-6 20-6 26 0-8-2-20-2-26 0|x M62 24c8 6 10 18 6 32l-4-6c-2-10 0-18-2-26",
    ),
    (
        "h M24 52c-4-22 8-36 24-36s28 14 24 36c6 8 0 16 6 28-4 10-16 12-20 8H38c-4 4-16 2-18-8 6-12-2-20 4-28",
        "h M42 20c4 10 16 12 20 22 4 8 0 16 6 24 6-10 6-32-2-42-8-8-20-8-24-4m0 0c-6 8-8 16-10 26 0 8 2 12-2 20-8-12-6-32 2-42 4-6 8-6 10-4|x M62 42c4 8 0 16 6 24 6-10 6-32-2-42q-4 8-4 18",
    ),
    (
        "=h M28 56q-8 8-4 16-4 8 0 16v8l8-4q-4-10 0-18-4-8 0-14z",
        "=h M48 20c-4 10-12 14-14 24l-2 16-4-2c-4-12-2-24 2-30 6-10 14-10 18-8|x M56 20c14 6 16 22 14 38l-6 2V44c-2-10-12-14-16-24z|=r m24 86 8-2v4l-8 2z",
    ),
    ("", "v M30 46c0-16 8-24 18-24s20 8 18 24c-2-8-6-12-10-14q-8 2-16 0c-4 2-8 6-10 14"),
    (
        "",
        "h m30 50-6-8 6-4-8-8 8-2-4-10 12 4 2-10 8 6 8-8 2 8 12-4-4 12 10 2-8 6 6 8-8 6c0-6-4-12-8-14l-8 4-2-4-8 6-2-4c-4 2-6 6-8 14|x m58 18 12-4-4 12 10 2-8 6 6 8-8 6c0-6-4-12-8-14z",
    ),
    (
        "",
        "h M30 50c-4-18 4-32 18-32s24 14 18 32c0-8-2-16-8-20l-10 4-10-4c-4 4-6 12-8 20|x m58 30-2-10c14 4 14 18 10 30 0-8-2-16-8-20",
    ),
    (
        "h M26 52c-4-22 8-36 22-36s26 14 24 36l-4 16H28z",
        "h M30 54c-4-22 6-36 18-36s24 14 18 36c0-8 0-14-6-22-6 8-16 8-24 2-4 6-4 14-6 20|x m60 32-2-12c12 6 12 20 8 34 0-8 0-14-6-22",
    ),
    (
        "h M26 48c-4-22 8-32 22-32s26 10 22 32c4 14 0 28 6 44l-14 4H34l-14-4c6-16 2-30 6-44",
        "=h M48 18c-2 12-12 18-14 30s0 22-6 36l-4-2c4-14-2-26 2-40 2-16 12-26 22-24|x M56 18c20 8 12 42 18 64l-6 2c-6-14-4-24-6-36S52 30 48 18z",
    ),
];

/// Level, raised, angry.
static BROWS: [&str; 3] = ["=b M34 47q6-3 11 0", "=b M34 46q5-5 11-2", "=b M34 45q6-1 11 3"];

/// Calm, smile, stern, smirk, grin.
static MOUTHS: [&str; 5] = [
    "l M43 68h10|x M45 71q3 2 6 0z",
    "l M41 66q7 6 14 0|x M45 71q3 2 6 0z",
    "l M42 69q6-3 12 0|x M45 72q3 1 6 0z",
    "l M43 69q7 1 12-4|x M45 72q3 1 6 0z",
    "e M40 65q8 2 16 0-3 8-8 8t-8-8|l M40 65q8 2 16 0-3 8-8 8t-8-8",
];

/// The same with lips.
static LIPS: [&str; 5] = [
    "f M42 67q4-3 6-1 2-2 6 1-6 5-12 0|n M42 67q6 1 12 0",
    "f M41 66q5-2 7-1 2-1 7 1-7 8-14 0|n M41 66q7 4 14 0",
    "f M43 68q3-3 5-2 2-1 5 2-5 3-10 0|n M42 69q6-2 12 0",
    "f M42 68q4-4 6-2 3-2 7-1-5 8-13 3|n M42 68q7 1 13-3",
    "f M40 65q6-2 8-1 2-1 8 1-4 10-8 10t-8-10|e M42 66q6 1 12 0-6 5-12 0",
];

/// None, stubble, full, moustache, goatee, long, side whiskers, drooping moustache.
static BEARDS: [&str; 8] = [
    "",
    "u M32 56c2 8 6 8 10 8q6-4 14 0c2 0 8 0 10-8-2 12-8 22-18 22S32 68 32 56",
    "h M30 50c2 10 6 14 12 14q6-4 14 0c4 0 10-4 12-14 2 20-6 38-20 38S26 70 30 50|x M68 50c2 20-6 38-20 38 10-10 14-18 12-26q6-2 8-12",
    "h M48 62c-4-2-10 0-12 6 6 2 10 0 12-2 4 2 8 4 14 2-4-6-10-8-14-6",
    "h M48 62c-4-2-8 0-10 10l4 2q0-6 6-8 6 2 8 8l2-2c-2-10-6-12-10-10m-6 10q6-2 14 0c0 8-4 12-8 14-2-2-6-6-6-14",
    "h M30 52c2 10 6 12 12 12q6-4 14 0c4 0 10-2 12-12 4 22-8 50-18 56-14-6-24-34-20-56|x M68 52c4 22-8 50-18 56 8-18 12-32 10-46q6-2 8-10|n M44 80q0 10 4 18m4-18q2 8 0 14",
    "=h M30 46c-2 16 4 26 12 28-2-6-6-12-8-26z",
    "h M48 62c-6-2-12 2-12 16l4 2c2-8 4-12 8-14 4 2 8 6 8 14l4-2c0-14-6-18-12-16",
];

/// Nothing, Stetson, cap, bowler, knitted cap, kerchief, top hat, officer's cap, helmet, goggles,
/// turban, headset, surgeon's cap, jewels, hood, beret.
static HATS: [&str; 16] = [
    "",
    "x M32 40q16 6 34 0v6q-18 6-34 0z|q M32 34C30 16 34 6 42 8q6 4 12 0c8-2 12 8 12 26z|x M32 28q16 4 34 0v6H32z|q M10 34c12-8 24-2 38-2s26-6 38 2c-10 10-24 8-38 8s-28 2-38-8|x M86 34c-10 10-24 8-38 8s-28 2-38-8q20 8 38 6t38-6",
    "x M32 38q16 2 34 0v6q-18 2-34 0z|q M28 36c-6-16 8-24 22-22 16 0 24 10 20 22q-22-8-42 0|x M56 14c14 4 18 12 14 22l-8-2q2-12-6-20|k M28 36c8-8 30-8 40 0 4 6-2 8-6 6q-14-8-28 0c-4 2-8 0-6-6",
    "x M32 38q16 4 34 0v6q-18 4-34 0z|q M32 34C30 16 38 8 48 8s20 8 18 26z|x M56 10c10 4 10 14 10 24h-8c2-10 2-18-2-24|k M32 30h34v4H32z|q M20 34c4-4 12 0 28 0s24-4 28 0c-4 8-16 6-28 6s-24 2-28-6",
    "q M28 42c-2-20 8-30 20-30s24 10 22 30v22l-8-4V42q-14-6-28 0v18l-6 4z|w M28 34q20-8 40 0v10q-20-8-40 0z|w O48 10 6",
    "q M28 44c-2-18 8-26 20-26s22 8 20 26Q58 34 48 34T28 44|q m66 38 14 6-8 4 4 8-10-8z|x M56 18c14 4 14 16 12 26q-4-6-10-8 2-10-2-18|w O38 27 2|w O48 22 2|w O46 30 2|w O57 28 2",
    "x M32 38q16 2 34 0v6q-18 2-34 0z|q M34 32 32 4q16-4 34 0l-2 28z|x m56 2 10 2-2 28h-8z|r M34 24h30v8H34z|q M20 32q28-6 56 0-2 10-28 8t-28-8",
    "x M32 40q16 4 34 0v6q-18 4-34 0z|q M22 26c4-12 16-14 26-14s22 2 26 14l-6 10H30z|k M30 32h38v8H30z|k M30 38q18-4 38 0-8 10-20 8t-18-8|m m48 18 2 4h6l-4 4 2 6-6-4-4 4 2-6-4-4h4z",
    "q M26 44c-2-22 10-32 22-32s24 10 24 32l-6 4q0-8-2-10-16-6-30 0-4 2-4 10z|x M56 12c14 6 16 18 16 32l-6 4q0-8-2-10c0-12-2-20-8-26|=l M32 48q0 16 10 28|m m48 18 4 8-4 4-4-4z",
    "k M30 36q18-6 38 0v8q-20-8-38 0z|=i O39 36 9|=k O39 36 6|=y M36 36q2-4 6-4l-4 8z",
    "q M26 44c-6-20 8-34 24-32 18 0 26 14 20 32Q60 34 52 32q-14 0-26 12|x M70 44Q60 34 52 32c8-6 12-12 10-18 12 6 12 18 8 30|n M28 34q12-14 34-18M28 40q12-14 40-16m-18 8q10-4 22 0|m O50 20 4",
    "=j M30 50c-2-20 6-30 18-30|=k M26 46h8v16h-8q-2-8 0-16|=i M24 50h2v8h-2z|j M30 60q2 12 12 12",
    "q M30 42c-2-18 8-26 18-26s22 8 20 26q-20-6-38 0|x M56 16c12 4 14 16 12 26l-6-2q2-14-6-24|y M30 42q18-6 38 0v-4q-20-8-38 0z",
    "o M32 38q16-10 32 0|m m48 30 4 6-4 4-2-4z|m O39 32 2|m O57 32 2",
    "q M18 88c-4-48 8-78 30-78s34 30 30 78L64 78c8-28 4-52-16-52S26 50 32 78z",
    "q M26 36c-6-14 10-26 28-24s26 12 22 22q-6-4-14-4-22 0-32 12z|x M60 14c16 2 20 12 16 20q-6-4-14-4 2-10-2-16|m O34 30 3",
];

/// None, spectacles, work goggles, patch, monocle, dark glasses, scar, tattoo, freckles, grease,
/// surgeon's mask, plaster, ear-rings, cheek scars, age.
static MARKS: [&str; 15] = [
    "",
    "=y O40 53 7|=n O40 53 7|n M47 52q1-1 2 0",
    "k M29 48q19-4 38 0v9q-19-4-38 0z|=i O40 53 9|=z O40 53 6|=y M36 52q2-4 6-4l-4 8z",
    "k M35 48q7-4 12 1 0 8-6 10-6-2-6-11|l m31 38 5 10m10 0 20-6",
    "y O55 53 8|o O55 53 8|o M62 57q4 13 0 27",
    "=k M34 48h13l-1 8q-6 4-11 0z|l m30 50 5-1m26 0 5 1m-20-1h4",
    "n m57 40 4 22m-5-16 4-1m-2 8 4-1m-3 7 3-1",
    "v M51 38c9-2 15 8 13 20l-5 8c1-6 2-16-7-18z|=n m34 30 2 10m3-13 1 11m-2 22-2 8",
    "x O37 59 1|x O40 61 1|x O43 59 1|x O53 59 1|x O56 61 1|x O59 59 1",
    "v M53 60q7-3 9 1-4 3-7 5z|v m36 38 6-2-2 5z",
    "t M32 59q16-5 32 0l-2 12q-14 11-28 0z|x M48 57q10 0 16 2l-2 12q-6 5-14 6z|n m33 59-2-9m32 9 2-9M35 65q13-4 26 0",
    "w m52 36 10 6-2 4-10-6z|n m55 37-2 4m6-1-2 4",
    "=m O31 61 3|=m M30 63h2l1 7h-4z",
    "=n m34 60 6 6m-6-2 4 4",
    "=n M34 56q4 3 9 1|=n M40 62q-3 3-3 7|n M41 36q7-2 14 0m-13 4q6-2 12 0",
];

/// Long coat, medic's vest, shawl, overalls, uniform, tunic, flyer's jacket, clerical, bandolier,
/// gown, suit, poncho, smock, flowered shirt, scrubs, armour, leather vest.
static COATS: [&str; 17] = [
    "c M4 112c0-18 14-22 34-30l10 10 12-10c18 8 32 12 32 30z|q m38 82 8 30h6l6-30q-10 12-20 0|x m38 82-12 6 8 8-2 4 14 12-4-18zm20 0 12 6-8 8 4 4-14 12 4-18z|n M48 92v20",
    "w M10 112c0-16 12-22 28-30q10 10 20 0c16 8 28 14 28 30z|c M24 112V90l14-8 8 30zm48 0V90l-14-8-8 30z|x M72 112V90l-14-8-8 30z|r M62 98h4v-4h4v4h4v4h-4v4h-4v-4h-4z|=w m38 82-4-2-2 8 10 6z",
    "q M14 112c0-14 10-20 26-28q8 8 16 0c16 8 26 14 26 28z|s M40 84q8 10 16 0l-4 16h-6z|c M8 112c0-16 12-24 30-32l26 32z|c M88 112c0-16-12-24-28-32l-26 32z|x M88 112c0-16-12-24-28-32l-6 6-14 26z|o m12 104 22-16m-16 24 22-20m44 12L66 92|m O49 97 4",
    "q M8 112c0-16 12-22 30-30q10 12 20 0c18 8 30 14 30 30z|c M26 112V88l8-4 4 14h22l2-14 8 4v24z|x m62 84 8 4v24H50V98h10z|m O36 97 3|m O60 97 3|n M42 104h12v8m-12 0v-8",
    "c M6 112c0-18 14-24 30-28l4-6 8 10 8-10 4 6c16 4 30 10 30 28z|x m48 88 8-10 4 6c16 4 30 10 30 28H48z|q m36 84 4-6 8 10-4 6zm24 0-4-6-8 10 4 6z|=q m8 98 18-10 2 4-18 12z|m O52 97 2|m O52 106 2|=m O41 87 1|n M48 90v22|r M62 98h12v4H62z",
    "c M8 112c0-16 12-22 30-28v-8q10 8 20 0l2 8c16 6 28 12 28 28z|x M48 82q6-2 10-6l2 8c16 6 28 12 28 28H54z|o M38 78q10 8 20 0m-10 6q10 12 4 28|m O54 94 2|m O55 102 2|m O54 110 2",
    "c M4 112c0-18 14-22 32-28l12 28 12-28c18 6 32 10 32 28z|w m36 84 12 28 12-28q-12 10-24 0|x M60 84c18 6 32 10 32 28H48z|q M34 76c-10 6-12 14-8 22q8 8 20 14-10-14-8-30zm28 0c10 6 12 14 8 22q-8 8-20 14 10-14 8-30z|y m28 88 4-2m-4 8 6-2m-2 8 4-2",
    "c M8 112c0-18 12-24 30-28v-8q10 6 20 0l2 8c16 4 28 10 28 28z|x M48 80q6 0 10-4l2 8c16 4 28 10 28 28H48z|w M44 80h10v8q-6 2-10 0z",
    "c M6 112c0-18 14-24 32-30q10 12 20 0c18 6 32 12 32 30z|x M58 82c18 6 32 12 32 30H62z|q M38 82q10 10 22 0l4 4q-16 14-30 0z|k m14 92 8-4 54 24H56z|m m24 94 4-2 4 6-4 2zm12 4 4-2 4 8-4 2zm12 6 4-2 4 8h-4z",
    "s M14 112c0-14 8-20 26-28h16c18 8 26 14 26 28z|x M56 84c18 8 26 14 26 28H62z|c M10 112c2-10 8-14 16-14q12 6 22 10 10-4 22-10c8 0 14 4 16 14z|x M48 108q10-4 22-10c8 0 14 4 16 14H56z|o M36 88q12 16 24 0|m m48 96 4 6-4 4-2-4z|o M26 98q12 6 22 10 10-4 22-10",
    "c M6 112c0-18 14-24 32-30l10 12 10-12c18 6 32 12 32 30z|w m38 82 10 30 10-30q-10 12-20 0|q M46 90h6l2 4-2 18h-6l-2-18z|x m38 82-8 6 6 8-2 2 12 14-4-16zm20 0 10 6-8 8 4 2-14 14 6-16z|=w m38 80-2 8 10 6 2-4z",
    "c M2 112c4-20 24-26 36-32q10 12 22 0c10 6 30 12 34 32z|x M60 80c10 6 30 12 34 32H60z|q m6 104 10-6 6 8 10-8 8 8 8-6 10 6 8-8 8 8 8-8 10 6 2 6-12-4-8 6-8-8-8 8-10-6-8 6-8-8-10 8-6-6-12 4z|q M36 82q12 12 24 0l4 4q-16 16-32 0z",
    "c M14 112c0-14 10-20 24-26l4-2q6 12 12 0l4 2c14 6 24 12 24 26z|x m54 84 4 2c14 6 24 12 24 26H60q2-16-6-28|q m36 88 6-4q6 14 14 0l4 4q-12 20-24 0|n m30 98-2 14m20-12v12m18-14 2 14",
    "c M8 112c0-16 12-22 30-30q10 12 20 0c18 8 30 14 30 30z|x M58 82c18 8 30 14 30 30H60z|w m40 84 8 28 8-28q-8 8-16 0|=c m38 80-6 10 12 12 4-6z|=q O24 98 5|=w O24 98 2|=q O14 108 5|=q O34 108 5|=w O34 108 2",
    "c M8 112c0-16 12-22 30-28l10 16 10-16c18 6 30 12 30 28z|x M58 84c18 6 30 12 30 28H52l-4-12z|y m38 84-4 2 12 20h4l12-20-4-2-10 16z|n M66 100h12v10m-12 0v-10|r M62 90h6v2h-6z",
    "q M4 112c0-16 14-22 34-30q10 12 20 0c20 8 34 14 34 30z|x M58 82c20 8 34 14 34 30H62z|c m26 90 10-4q12 12 24 0l10 4 2 22H24z|=i M4 102q6-12 20-14l4 8q-12 4-18 16H4z|x m60 86 10 4 2 22H50q8-12 10-26|n M30 102h36m-18-6v16|=m O30 94 2",
    "w M12 112c0-14 12-20 28-28q8 10 18 0c14 8 26 14 26 28z|c m22 112 2-20 14-8 10 28zm52 0-2-20-14-8-8 28z|x m74 112-2-20-14-8-8 28z|o M36 82q12 18 24 0|=n m32 92 8 20",
];

#[cfg(test)]
mod tests {
    use super::{CONTACTS, CREW, LEADERS, contact_portrait, leader_portrait};
    use rules::firefly::contact::Contact;
    use rules::firefly::leader::LeaderId;
    use rules::firefly::supply::{Class, KindId};

    #[test]
    fn everybody_has_one_portrait() {
        let numbers = LeaderId::all().map(LeaderId::number);
        assert!(numbers.eq(LEADERS.iter().map(|(id, _)| *id)));
        assert!(Contact::ALL.into_iter().eq(CONTACTS.iter().map(|(contact, _)| *contact)));
        let crew = KindId::all().filter(|id| id.printed().class == Class::Crew);
        assert!(crew.map(KindId::number).eq(CREW.iter().map(|(id, _)| *id)));
        assert!(LeaderId::all().all(|id| leader_portrait(id).contains("<path")));
        assert!(Contact::ALL.into_iter().all(|one| contact_portrait(one).contains("<path")));
    }
}
