//! Portraits of leaders, crew and contacts: cut-paper busts put together from parts.

use super::paper::Paper;
use rules::firefly::contact::Contact;
use rules::firefly::leader::LeaderId;
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
    portrait(LEADERS[usize::from(leader.number() - 1) % LEADERS.len()])
}

/// The portrait of somebody to hire.
pub fn crew_portrait(kind: KindId) -> String {
    let known = CREW.get(usize::from(kind.number()).wrapping_sub(1));
    portrait(known.copied().unwrap_or_else(|| stranger(kind)))
}

/// The portrait of a contact.
pub fn contact_portrait(contact: Contact) -> String {
    portrait(CONTACTS[contact as usize])
}

#[rustfmt::skip]
static LEADERS: [Look; 7] = [
    // skin head hair tint brow mouth beard hat mark coat cloth second ground
    look([1, 1,  2, 2, 0, 3, 0,  0,  0,  0,  0,  3, 0]), // Malcolm: the long coat of a lost war
    look([1, 3,  9, 3, 0, 1, 2,  0,  0,  3,  2,  9, 1]), // Monty: a great red beard
    look([2, 0,  5, 0, 1, 1, 0, 13, 12,  9,  8, 11, 3]), // Nandi
    look([2, 2, 14, 0, 2, 3, 4,  0,  0,  8, 10,  3, 2]), // Marco
    look([1, 1,  1, 5, 2, 2, 3,  7,  0,  4,  7, 10, 4]), // Womack
    look([0, 1,  1, 4, 1, 3, 3,  1,  0, 10,  5,  9, 0]), // Burgess
    look([3, 2, 12, 0, 0, 0, 0,  9,  9,  3,  6,  0, 1]), // Corbin
];

#[rustfmt::skip]
static CONTACTS: [Look; 5] = [
    look([2, 3,  0, 0, 1, 1, 5, 10,  0,  5,  6, 11, 1]), // Amnon Duul
    look([0, 3,  1, 1, 2, 3, 1,  3,  0, 10, 10,  8, 2]), // Badger
    look([0, 2,  9, 6, 2, 2, 0,  0,  1,  5, 10,  7, 4]), // Niska
    look([0, 0, 15, 5, 2, 2, 0,  1, 14,  2,  3,  0, 0]), // Patience
    look([2, 1,  1, 1, 0, 2, 0,  7,  0,  4,  1, 10, 2]), // Harken
];

#[rustfmt::skip]
static CREW: [Look; 36] = [
    look([1, 4, 13, 2, 1, 4, 1,  0,  9,  3,  3,  5, 0]), // Bester
    look([0, 4,  1, 7, 1, 1, 0,  2,  8,  3,  7,  2, 2]), // Billy
    look([3, 0, 15, 0, 0, 3, 0,  9,  0,  3,  2,  0, 3]), // Bree
    look([0, 0, 10, 7, 0, 1, 0,  0,  0,  2,  2,  5, 1]), // Bridgit
    look([1, 1,  0, 0, 2, 2, 0,  0,  7, 15, 10,  7, 4]), // Crow
    look([1, 3,  6, 3, 1, 1, 0,  5,  0, 11,  5,  8, 1]), // Doralee
    look([1, 0,  7, 1, 1, 3, 0,  0, 12,  9,  6, 11, 0]), // Emma
    look([4, 1,  0, 0, 2, 2, 0,  0,  5, 10, 10,  9, 3]), // Enforcer
    look([2, 4, 12, 1, 0, 0, 1,  8,  0,  4,  2,  0, 2]), // Fendris
    look([1, 3,  1, 1, 2, 2, 7,  1,  0,  8,  0,  3, 3]), // Grange Brothers
    look([2, 1, 14, 1, 0, 0, 1,  1,  0,  8,  7, 10, 0]), // Gun Hand
    look([0, 0,  5, 4, 0, 3, 0,  0, 12,  2,  4,  8, 4]), // Helen
    look([1, 2, 12, 2, 0, 4, 2,  1,  0, 11,  0, 11, 1]), // Hill Folk
    look([2, 0, 10, 0, 0, 1, 0, 13, 12,  9,  8, 11, 2]), // Inara
    look([0, 2,  0, 0, 2, 2, 0,  0,  1,  5,  9,  7, 3]), // Interrogator
    look([1, 1, 12, 1, 2, 3, 4,  0,  0, 15,  2,  0, 0]), // Jayne
    look([3, 4, 15, 1, 1, 3, 0, 11,  0,  6,  3,  5, 4]), // Jesse
    look([1, 4, 11, 2, 1, 4, 0,  0,  9,  3,  2,  8, 3]), // Kaylee
    look([4, 0,  3, 0, 0, 1, 0,  0, 12,  2, 11,  4, 1]), // Lucy
    look([0, 1, 12, 4, 0, 2, 0,  0,  6, 15,  7, 10, 2]), // Lund
    look([3, 0,  0, 0, 0, 0, 0, 12, 10, 14,  6,  6, 0]), // Med Staff
    look([0, 4, 16, 1, 1, 0, 0,  0,  0, 12,  9,  6, 4]), // River Tam
    look([0, 0,  6, 7, 0, 3, 0,  0,  0,  9,  9, 11, 0]), // Saffron
    look([1, 1,  0, 1, 0, 0, 7, 11,  0,  6,  0, 10, 3]), // Scrapper who flies
    look([4, 2,  0, 5, 0, 0, 4,  5,  2,  3,  3, 10, 1]), // Scrapper who mends
    look([4, 2,  3, 6, 0, 0, 0,  0, 14,  7, 10,  9, 2]), // Shepherd Book
    look([0, 4,  2, 1, 0, 0, 0,  0,  0,  1,  1,  9, 1]), // Simon Tam
    look([2, 3,  8, 6, 2, 4, 0,  0,  3,  8,  3,  2, 4]), // Skunk
    look([0, 2,  9, 5, 2, 2, 5,  0, 14, 11,  2,  5, 0]), // Stark
    look([2, 3,  0, 0, 2, 2, 1,  0,  3, 15,  8, 10, 3]), // Stitch
    look([0, 2, 14, 6, 0, 0, 5,  6,  0, 10,  4, 10, 1]), // The Patron
    look([1, 4,  2, 3, 1, 1, 0,  0,  0,  4,  5,  0, 2]), // Tracey
    look([1, 2,  1, 4, 0, 3, 7, 15,  0,  8,  2,  8, 1]), // Two-Fry
    look([0, 4, 13, 4, 1, 4, 3,  0,  0, 13,  3, 11, 2]), // Wash
    look([0, 0,  5, 7, 2, 0, 0,  6,  0, 10,  8, 10, 3]), // Yolonda
    look([4, 0, 16, 0, 0, 0, 0,  0,  0, 16,  0,  3, 0]), // Zoe
];

/// Somebody of a further set: parts by lot, a coat of his trade.
fn stranger(kind: KindId) -> Look {
    let mut lot = u32::from(kind.number()).wrapping_mul(0x9e37_79b9);
    let mut of = |count: u32| {
        lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((lot >> 16) % count) as u8
    };
    let (hat, coat) = match kind.kind().professions.first() {
        Some(Profession::Companion) => (13, 9),
        Some(Profession::Grifter) => (3, 10),
        Some(Profession::HillFolk) => (1, 11),
        Some(Profession::Mechanic) => (9, 3),
        Some(Profession::Medic) => (0, 1),
        Some(Profession::Merc) => (5, 8),
        Some(Profession::Pilot) => (11, 6),
        Some(Profession::Soldier) => (8, 4),
        None => (0, 0),
    };
    let [skin, head, hair, tint] = [5, 5, 17, 8].map(&mut of);
    let [brow, mouth, beard, cloth, second, ground] = [3, 5, 5, 12, 12, 5].map(of);
    let beard = if head % 4 == 0 { 0 } else { beard };
    look([skin, head, hair, tint, brow, mouth, beard, hat, 0, coat, cloth, second, ground])
}

fn portrait(look: Look) -> String {
    let Look { skin, tint, cloth, second, ground, .. } = look;
    let style = format!(
        "--s:var(--ff-s{skin});--h:var(--ff-h{tint});--c:var(--ff-c{cloth});--q:var(--ff-c{second});--g:var(--ff-g{ground})"
    );
    let mut paper = Paper::new("ff-bust", (48, 56), 2, &style);
    let (behind, before) = HAIR[usize::from(look.hair)];
    let (outline, shade) = HEADS[usize::from(look.head)];
    paper.lay("g M0 0H96V112H0z|y O48 50 38");
    paper.lay(behind);
    paper.lay("s M39 66H57V84Q48 96 39 84z|x M39 70Q48 82 57 72V80Q48 88 39 80z");
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
    paper.finish()
}

/// Heads that are women's here have lashes and lips.
fn is_soft(look: Look) -> bool {
    look.head == 0 || (look.head == 4 && matches!(look.hair, 11 | 15 | 16))
}

fn features(look: Look) -> &'static str {
    if is_soft(look) {
        "=e M35 54Q40 48 46 54Q41 58 35 54z|=k O41 53 2|=l M33 53Q40 47 46 54|x M49 48L51 59Q50 62 46 61Q49 59 48 55z"
    } else {
        "=e M35 54Q41 49 46 54Q41 57 35 54z|=k O41 53 2|=n M35 53Q41 49 46 54|x M50 47L53 59Q51 63 45 62Q49 60 48 55z"
    }
}

fn mouth(look: Look) -> &'static str {
    let mouths = if is_soft(look) { &LIPS } else { &MOUTHS };
    mouths[usize::from(look.mouth)]
}

/// Outline and the half in shadow: oval, square, long, round, young.
static HEADS: [(&str, &str); 5] = [
    (
        "s M31 46C31 33 38 25 48 25S65 33 65 46C65 60 57 75 48 75S31 60 31 46z",
        "x M54 26C61 29 65 36 65 46C65 60 57 75 48 75C55 70 60 60 60 48C60 38 58 31 54 26z",
    ),
    (
        "s M30 44C30 31 38 24 48 24S66 31 66 44V57C66 62 65 65 61 69L55 75Q48 79 41 75L35 69C31 65 30 62 30 57z",
        "x M55 25C62 28 66 35 66 44V57C66 62 65 65 61 69L55 75Q52 77 48 77C57 70 60 62 60 54V42C60 35 58 29 55 25z",
    ),
    (
        "s M32 44C32 30 39 24 48 24S64 30 64 44C64 54 63 62 59 70L54 78Q48 81 42 78L37 70C33 62 32 54 32 44z",
        "x M54 25C61 28 64 35 64 44C64 54 63 62 59 70L54 78Q51 80 48 80C55 72 58 60 58 48C58 37 57 30 54 25z",
    ),
    (
        "s M28 48C28 33 36 24 48 24S68 33 68 48C68 65 60 78 48 78S28 65 28 48z",
        "x M55 25C63 29 68 37 68 48C68 65 60 78 48 78C57 73 62 62 62 48C62 38 60 31 55 25z",
    ),
    (
        "s M31 45C31 32 38 25 48 25S65 32 65 45C65 56 60 67 54 73Q48 78 42 73C36 67 31 56 31 45z",
        "x M54 26C61 29 65 36 65 45C65 56 60 67 54 73Q51 75 48 75C56 68 59 57 59 46C59 38 58 31 54 26z",
    ),
];

/// Behind the head and before it.
static HAIR: [(&str, &str); 17] = [
    ("", "y M38 28Q44 23 52 25Q44 29 40 35z"),
    ("", "h M29 52C25 32 33 17 49 17C64 17 71 32 67 52L64 44C64 38 61 35 57 32C50 36 40 36 36 33C33 36 32 40 32 44z|x M57 19C67 23 70 36 67 52L64 44C64 38 61 35 57 32z"),
    ("", "h M29 50C24 30 33 15 50 16C67 16 72 32 67 50L64 43C63 38 59 34 54 29C49 36 40 38 34 38C32 41 31 45 31 50z|x M54 29L57 18C69 22 70 36 67 50L64 43C63 38 59 34 54 29z"),
    ("", "h M30 48C21 48 17 38 22 32C20 23 28 16 36 18C40 11 55 10 59 16C68 13 77 22 74 31C80 38 76 48 66 48C66 40 62 36 58 35C52 38 44 38 38 35C34 36 31 41 30 48z|x M59 16C68 13 77 22 74 31C80 38 76 48 66 48C66 40 62 36 58 35C64 30 64 22 59 16z"),
    ("h M26 50C24 28 33 17 48 17S72 28 70 50L74 88Q48 98 22 88z", "=h M48 20C42 30 34 34 33 46C32 58 34 66 32 78L25 76C24 56 24 40 29 28C35 19 44 17 48 20z|x M56 20C70 26 72 52 71 76L64 78C62 66 64 58 63 46C62 34 54 30 48 20z"),
    ("h O48 14 10|x M52 5A10 10 0 0 1 54 22z", "h M30 49C25 32 33 18 48 18S71 32 66 49C65 40 61 34 55 29C51 34 42 35 38 35C34 38 31 42 30 49z|x M55 29L58 20C69 25 69 38 66 49C65 40 61 34 55 29z"),
    ("h M60 26C76 30 82 56 76 84C74 94 66 94 64 86C70 66 66 48 58 38z|x M70 40C80 54 80 76 74 88C76 70 75 54 70 40z", "h M30 49C24 30 33 16 50 17C67 18 71 34 66 50C65 42 63 36 56 29C52 36 42 37 36 38C33 41 31 45 30 49z|x M56 29L60 19C70 25 70 38 66 50C65 42 63 36 56 29z"),
    ("h M25 50C22 28 34 16 48 16S74 28 71 50C72 60 72 68 69 73L58 75H38L27 73C24 68 24 60 25 50z", "h M31 46C28 26 38 19 48 19S68 26 65 46C62 40 56 38 48 38S34 40 31 46z|=h M31 38C32 50 34 62 31 73L26 72C24 60 25 48 31 38z|x M56 20C72 24 74 52 70 72L65 73C63 62 64 50 65 44Q64 30 56 20z"),
    ("", "h M41 36C37 22 40 8 48 5C56 8 59 22 55 36Q48 30 41 36z|x M48 5C56 8 59 22 55 36Q52 33 50 33C52 24 52 14 48 5z|=x M31 46C30 36 34 29 40 26L41 34C36 36 33 40 32 48z"),
    ("", "=h M28 55C24 42 26 30 34 24C32 32 34 40 32 50z|h M35 26C40 19 56 19 61 26C54 23 42 23 35 26z|x M62 24C70 30 72 42 68 55L64 50C62 40 64 32 62 24z"),
    ("h M24 52C20 30 32 15 48 15S76 30 72 52C78 60 71 68 77 80C74 90 62 92 58 88H38C34 92 22 90 19 80C25 68 18 60 24 52z", "h M42 19C45 30 57 32 62 42C65 50 62 58 67 66C74 56 73 34 65 24C57 15 46 15 42 19zM42 19C36 28 33 36 32 46C31 54 34 58 29 66C22 54 23 34 31 24C36 18 40 18 42 19z|x M62 42C65 50 62 58 67 66C74 56 73 34 65 24Q62 32 62 42z"),
    ("=h M27 56Q19 64 24 72Q19 80 24 88L24 96 32 92Q28 82 32 74Q27 66 32 60z", "=h M48 20C44 30 35 34 33 44L32 60 27 58C24 46 25 34 30 27C36 18 44 17 48 20z|x M56 19C70 25 72 42 69 58L64 60 63 44C61 34 52 30 48 20z|=r M23 86L32 83V87L24 90z"),
    ("", "v M30 45C29 30 37 22 48 22S67 30 66 45C64 37 60 33 56 31Q48 34 40 31C36 33 32 37 30 45z"),
    ("", "h M30 50L23 41 29 38 21 30 30 28 26 18 37 21 39 11 47 18 55 9 58 18 69 14 66 25 75 28 68 34 74 42 66 48C65 41 62 36 57 33L50 38 47 34 40 39 38 35C34 38 31 42 30 50z|x M58 18L69 14 66 25 75 28 68 34 74 42 66 48C65 41 62 36 57 33z"),
    ("", "h M30 50C25 32 34 18 48 18S71 32 66 50C65 41 63 34 58 29L48 34 38 29C33 34 31 41 30 50z|x M58 29L56 20C69 24 69 38 66 50C65 41 63 34 58 29z"),
    ("h M25 52C22 30 34 16 48 16S74 30 71 52L68 68H28z", "h M30 54C25 32 35 18 48 18S71 32 66 54C66 46 66 40 60 32C54 40 44 40 36 34C31 40 31 48 30 54z|x M60 32L58 19C70 25 70 40 66 54C66 46 66 40 60 32z"),
    ("h M26 48C22 26 34 15 48 15S74 26 70 48C74 62 70 76 76 92L62 96 34 96 20 92C26 76 22 62 26 48z", "=h M48 18C45 30 36 36 34 48C32 60 34 70 28 84L23 82C28 68 22 56 26 42C28 26 38 16 48 18z|x M56 18C76 26 68 60 73 82L68 84C62 70 64 60 62 48C60 36 51 30 48 18z"),
];

/// Level, raised, angry.
static BROWS: [&str; 3] = [
    "=b M34 47Q40 44 45 47",
    "=b M34 46Q39 41 45 44",
    "=b M34 45Q40 44 45 48",
];

/// Calm, smile, stern, smirk, grin.
static MOUTHS: [&str; 5] = [
    "l M43 68H53|x M45 71Q48 73 51 71z",
    "l M41 66Q48 72 55 66|x M45 71Q48 73 51 71z",
    "l M42 69Q48 66 54 69|x M45 72Q48 73 51 72z",
    "l M43 69Q50 70 55 65|x M45 72Q48 73 51 72z",
    "e M40 65Q48 67 56 65Q53 73 48 73T40 65z|l M40 65Q48 67 56 65Q53 73 48 73T40 65z",
];

/// The same with lips.
static LIPS: [&str; 5] = [
    "f M42 67Q46 64 48 66Q50 64 54 67Q48 72 42 67z|n M42 67Q48 68 54 67",
    "f M41 66Q46 64 48 65Q50 64 55 66Q48 74 41 66z|n M41 66Q48 70 55 66",
    "f M43 68Q46 65 48 66Q50 65 53 68Q48 71 43 68z|n M42 69Q48 67 54 69",
    "f M42 68Q46 64 48 66Q51 64 55 65Q50 73 42 68z|n M42 68Q49 69 55 65",
    "f M40 65Q46 63 48 64Q50 63 56 65Q52 75 48 75T40 65z|e M42 66Q48 67 54 66Q48 71 42 66z",
];

/// None, stubble, full, moustache, goatee, long, side whiskers, drooping moustache.
static BEARDS: [&str; 8] = [
    "",
    "u M31 56C33 63 38 63 41 64Q48 60 55 64C58 63 63 63 65 56C64 67 58 77 48 77S32 67 31 56z",
    "h M29 50C31 60 36 63 41 64Q48 60 55 64C60 63 65 60 67 50C70 70 61 87 48 87S26 70 29 50z|x M67 50C70 70 61 87 48 87C58 78 62 70 60 62Q65 59 67 50z",
    "h M48 62C44 60 38 61 35 67C41 69 45 68 48 66C51 68 55 69 61 67C58 61 52 60 48 62z",
    "h M48 62C44 60 40 62 38 72L41 74Q42 68 48 66Q54 68 55 74L58 72C56 62 52 60 48 62zM41 72Q48 69 55 72C55 80 51 84 48 85C45 84 41 80 41 72z",
    "h M29 52C31 61 36 63 41 64Q48 60 55 64C60 63 65 61 67 52C71 74 60 102 49 108C36 102 25 74 29 52z|x M67 52C71 74 60 102 49 108C57 90 62 76 60 62Q65 60 67 52z|n M44 80Q43 90 47 98M52 80Q54 88 51 94",
    "=h M29 46C28 62 33 71 42 74C39 67 35 61 34 48z",
    "h M48 62C42 59 36 63 36 78L40 79C41 71 44 68 48 66C52 68 55 71 56 79L60 78C60 63 54 59 48 62z",
];

/// Nothing, Stetson, cap, bowler, knitted cap, kerchief, top hat, officer's cap, helmet, goggles,
/// turban, headset, surgeon's cap, jewels, hood, beret.
static HATS: [&str; 16] = [
    "",
    "x M31 40Q48 46 65 40V46Q48 52 31 46z|q M31 33C30 16 34 6 42 8Q48 12 54 8C62 6 66 16 65 33z|x M31 27Q48 32 65 27V34H31z|q M10 34C22 25 34 31 48 31S74 25 86 34C76 44 62 42 48 42S20 44 10 34z|x M86 34C76 44 62 42 48 42S20 44 10 34Q30 41 48 39T86 34z",
    "x M31 38Q48 40 65 38V44Q48 46 31 44z|q M27 36C22 20 36 12 50 13C66 14 74 24 69 36Q48 28 27 36z|x M56 14C70 17 73 26 69 36L62 33Q64 22 56 14z|k M28 35C36 28 58 28 68 35C71 41 66 43 62 41Q48 34 34 41C30 43 25 41 28 35z",
    "x M31 38Q48 42 65 38V43Q48 47 31 43z|q M31 34C29 16 37 8 48 8S67 16 65 34z|x M55 9C66 13 66 24 65 34H58C60 24 60 16 55 9z|k M31 29H65V34H31z|q M20 33C24 29 32 33 48 33S72 29 76 33C72 41 60 39 48 39S24 41 20 33z",
    "q M27 42C25 22 36 12 48 12S71 22 69 42V64L62 60V42Q48 36 34 42V60L27 64z|w M28 34Q48 26 68 34V43Q48 35 28 43z|w O48 10 6",
    "q M28 44C26 26 36 17 48 17S70 26 68 44Q58 34 48 34T28 44z|q M66 38L79 43 71 47 76 56 65 47z|x M56 18C69 22 70 34 68 44Q64 38 58 36Q60 26 56 18z|w O38 27 2|w O48 22 2|w O46 30 2|w O57 28 2",
    "x M31 38Q48 40 65 38V43Q48 46 31 43z|q M33 32L31 3Q48-1 65 3L63 32z|x M55 1L65 3 63 32H55z|r M33 24H63L63 31H33z|q M20 32Q48 25 76 32Q74 41 48 39T20 32z",
    "x M31 40Q48 44 65 40V46Q48 50 31 46z|q M22 26C26 14 38 12 48 12S70 14 74 26L67 35H29z|k M29 32H67V39H29z|k M29 38Q48 34 67 38Q60 47 48 46T29 38z|m M48 17L50 22 55 22 51 26 53 31 48 28 43 31 45 26 41 22 46 22z",
    "q M25 44C24 22 35 11 48 11S72 22 71 44L66 48Q66 39 63 37Q48 32 33 37Q30 39 30 48z|x M56 12C70 17 71 30 71 44L66 48Q66 39 63 37C64 26 62 18 56 12z|=l M31 47Q32 64 42 76|m M48 18L52 25 48 30 44 25z",
    "k M29 36Q48 29 67 36V43Q48 36 29 43z|=i O39 36 9|=k O39 36 6|=y M35 35Q37 31 41 31L37 39z",
    "q M26 43C20 24 33 10 50 11C68 12 76 26 70 43Q60 33 52 32Q38 31 26 43z|x M70 43Q60 33 52 32C60 26 64 20 62 14C74 20 74 32 70 43z|n M28 34Q40 20 62 16M27 40Q40 26 68 24M50 32Q60 28 71 32|m O50 20 4",
    "=j M30 50C27 30 36 20 48 19|=k M25 46H33V61H25Q23 54 25 46z|=i M23 49H26V58H23z|j M29 60Q31 71 42 71",
    "q M29 42C27 23 37 15 48 15S69 23 67 42Q48 35 29 42z|x M56 16C68 20 69 32 67 42L61 39Q63 26 56 16z|y M29 42Q48 35 67 42V37Q48 30 29 37z",
    "o M32 37Q48 27 64 37|m M48 30L51 35 48 40 45 35z|m O39 32 2|m O57 32 2",
    "q M18 88C14 40 26 10 48 10S82 40 78 88L64 78C71 50 67 25 48 25S25 50 32 78z",
    "q M25 35C19 22 36 10 54 12C72 13 80 24 75 33Q70 30 62 30Q40 30 30 42z|x M60 13C76 16 79 26 75 33Q70 30 62 30Q64 20 60 13z|m O34 30 3",
];

/// None, spectacles, work goggles, patch, monocle, dark glasses, scar, tattoo, freckles, grease,
/// surgeon's mask, plaster, ear-rings, cheek scars, age.
static MARKS: [&str; 15] = [
    "",
    "=y O40 53 7|=n O40 53 7|n M47 52Q48 51 49 52",
    "k M29 48Q48 44 67 48V57Q48 53 29 57z|=i O40 53 9|=z O40 53 6|=y M36 52Q38 48 42 48L38 56z",
    "k M35 48Q42 44 47 49Q47 57 41 59Q35 57 35 48z|l M31 38L36 48M46 48L66 42",
    "y O55 53 8|o O55 53 8|o M62 57Q66 70 62 84",
    "=k M34 48H47L46 56Q40 60 35 56z|l M30 50L35 49M61 49L66 50M46 49H50",
    "n M57 40L61 62M56 46L60 45M58 53L62 52M59 59L62 58",
    "v M51 38C60 36 66 46 64 58L59 66C60 60 61 50 52 48z|=n M34 30L36 40M39 27L40 38M38 60L36 68",
    "x O37 59 1|x O40 61 1|x O43 59 1|x O53 59 1|x O56 61 1|x O59 59 1",
    "v M53 60Q60 57 62 61Q58 64 55 66z|v M36 38L42 36 40 41z",
    "t M32 59Q48 54 64 59L62 71Q48 82 34 71z|x M48 57Q58 57 64 59L62 71Q56 76 48 77z|n M33 59L31 50M63 59L65 50M35 65Q48 61 61 65",
    "w M52 36L62 42 60 46 50 40z|n M55 37L53 41M59 40L57 44",
    "=m O31 61 3|=m M30 63H32L33 70H29z",
    "=n M34 60L40 66M34 64L38 68",
    "=n M34 56Q38 59 43 57|=n M40 62Q37 65 37 69|n M41 36Q48 34 55 36M42 40Q48 38 54 40",
];

/// Long coat, medic's vest, shawl, overalls, uniform, tunic, flyer's jacket, clerical, bandolier,
/// gown, suit, poncho, smock, flowered shirt, scrubs, armour, leather vest.
static COATS: [&str; 17] = [
    "c M4 112C4 94 18 89 37 82L48 92 59 82C78 89 92 94 92 112z|q M38 82L46 112H52L58 82Q48 94 38 82z|x M38 82L26 88 34 96 31 100 45 112 41 94zM58 82L70 88 62 96 65 100 51 112 55 94z|n M48 92V112",
    "w M10 112C10 96 22 90 38 82Q48 92 58 82C74 90 86 96 86 112z|c M24 112V90L38 82L46 112zM72 112V90L58 82L50 112z|x M72 112V90L58 82L50 112z|r M61 98H65V94H69V98H73V102H69V106H65V102H61z|=w M38 82L34 80 32 88 42 94z",
    "q M14 112C14 98 24 92 40 84Q48 92 56 84C72 92 82 98 82 112z|s M40 84Q48 94 56 84L52 100H46z|c M8 112C8 96 20 88 37 80L64 112z|c M88 112C88 96 76 88 59 80L34 112z|x M88 112C88 96 76 88 59 80L54 86 40 112z|o M12 104L34 88M18 112L40 92M84 104L66 92|m O49 97 4",
    "q M8 112C8 95 20 89 38 82Q48 94 58 82C76 89 88 95 88 112z|c M26 112V87L34 84 37 98H59L62 84 70 87V112z|x M62 84L70 87V112H50V98H59z|m O36 97 3|m O60 97 3|n M42 104H54V112M42 112V104",
    "c M6 112C6 94 20 88 36 84L40 78 48 88 56 78 60 84C76 88 90 94 90 112z|x M48 88L56 78 60 84C76 88 90 94 90 112H48z|q M36 84L40 78 48 88 44 93zM60 84L56 78 48 88 52 93z|=q M8 97L26 88 28 92 9 103z|m O52 97 2|m O52 106 2|=m O41 87 1|n M48 90V112|r M62 98H74V102H62z",
    "c M8 112C8 95 20 90 37 84L38 76Q48 84 58 76L59 84C76 90 88 95 88 112z|x M48 81Q54 80 58 76L59 84C76 90 88 95 88 112H54z|o M38 78Q48 86 58 78M48 84Q58 96 52 112|m O54 94 2|m O55 102 2|m O54 110 2",
    "c M4 112C4 94 18 89 36 84L48 112 60 84C78 89 92 94 92 112z|w M36 84L48 112 60 84Q48 94 36 84z|x M60 84C78 89 92 94 92 112H48z|q M34 76C24 82 22 90 26 98Q34 106 46 112Q36 98 38 82zM62 76C72 82 74 90 70 98Q62 106 50 112Q60 98 58 82z|y M28 88L32 86M28 94L33 92M32 100L36 97",
    "c M8 112C8 94 20 88 37 83L38 75Q48 82 58 75L59 83C76 88 88 94 88 112z|x M48 80Q54 79 58 75L59 83C76 88 88 94 88 112H48z|w M43 79H53V87Q48 90 43 87z",
    "c M6 112C6 94 20 88 38 82Q48 93 58 82C76 88 90 94 90 112z|x M58 82C76 88 90 94 90 112H62z|q M37 81Q48 92 59 81L63 86Q48 100 33 86z|k M14 92L22 88 76 112H56z|m M24 93L28 91 32 98 28 100zM36 98L40 96 44 104 40 105zM48 103L52 101 56 109 52 110z",
    "s M14 112C14 98 22 92 40 84H56C74 92 82 98 82 112z|x M56 84C74 92 82 98 82 112H62z|c M10 112C12 102 18 98 26 98Q38 104 48 108Q58 104 70 98C78 98 84 102 86 112z|x M48 108Q58 104 70 98C78 98 84 102 86 112H56z|o M36 88Q48 104 60 88|m M48 96L51 101 48 106 45 101z|o M26 98Q38 104 48 108Q58 104 70 98",
    "c M6 112C6 94 20 88 38 82L48 94 58 82C76 88 90 94 90 112z|w M38 82L48 112 58 82Q48 93 38 82z|q M45 90H51L53 94 51 112H45L43 94z|x M38 82L29 87 36 95 33 98 46 112 41 95zM58 82L67 87 60 95 63 98 50 112 55 95z|=w M38 80L36 88 46 94 47 89z",
    "c M2 112C6 92 26 86 37 80Q48 92 59 80C70 86 90 92 94 112z|x M59 80C70 86 90 92 94 112H60z|q M5 104L15 98 22 105 31 97 39 106 48 99 57 106 65 97 74 105 81 98 91 104 93 110 81 105 74 112 65 104 57 112 48 106 39 112 31 104 22 112 15 105 3 110z|q M36 81Q48 94 60 81L64 86Q48 102 32 86z",
    "c M14 112C14 97 24 91 38 86L42 83Q48 95 54 83L58 86C72 91 82 97 82 112z|x M54 83L58 86C72 91 82 97 82 112H60Q62 96 54 83z|q M36 87L41 83Q48 97 55 83L60 87Q48 108 36 87z|n M30 98L28 112M48 100V112M66 98L68 112",
    "c M8 112C8 95 20 89 38 82Q48 93 58 82C76 89 88 95 88 112z|x M58 82C76 89 88 95 88 112H60z|w M40 83L48 112 56 83Q48 92 40 83z|=c M38 80L32 90 44 102 47 96z|=q O24 98 5|=w O24 98 2|=q O14 108 5|=q O34 108 5|=w O34 108 2",
    "c M8 112C8 95 20 89 38 83L48 100 58 83C76 89 88 95 88 112z|x M58 83C76 89 88 95 88 112H52L48 100z|y M38 83L34 85 46 106H50L62 85 58 83 48 100z|n M66 100H78V110M66 110V100|r M62 90H68V92H62z",
    "q M4 112C4 95 18 89 38 82Q48 93 58 82C78 89 92 95 92 112z|x M58 82C78 89 92 95 92 112H62z|c M26 90L36 86Q48 98 60 86L70 90 72 112H24z|=i M3 102Q10 90 24 88L28 96Q16 100 10 112H4z|x M60 86L70 90 72 112H50Q58 100 60 86z|n M30 102H66M48 96V112|=m O30 94 2",
    "w M12 112C12 97 24 91 39 83Q48 93 57 83C72 91 84 97 84 112z|c M22 112L24 92 38 84 47 112zM74 112L72 92 58 84 49 112z|x M74 112L72 92 58 84 49 112z|o M36 82Q48 100 60 82|=n M31 92L40 112",
];
