//! French, which no program carries: who reads it fetches a file of the program's French texts beside it.
//!
//! In that file each literal of texts (`words::lines`) stands under a name made of what it says. A file of
//! another build therefore gives what is the same there, and nothing that is wrong: English stands for it.
//! Native programs, which write those files, have all of it at hand.

#[cfg(target_arch = "wasm32")]
mod fetched;
#[cfg(not(target_arch = "wasm32"))]
mod written;

#[cfg(target_arch = "wasm32")]
pub(super) use fetched::French;
#[cfg(target_arch = "wasm32")]
pub use fetched::{is_known, learn};
#[cfg(not(target_arch = "wasm32"))]
pub use written::french_of;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use written::{French, SAID};

/// A line of its own above the texts. In a program it is looked for by its first letter and its length.
type Name = [u8; 10];

/// By what the texts of a literal are known: their hash (FNV-1a).
const fn name(texts: &str) -> Name {
    let mut rest = texts.as_bytes();
    let mut hash: u32 = 0x811c_9dc5;
    while let [first, others @ ..] = rest {
        hash = (hash ^ *first as u32).wrapping_mul(0x0100_0193);
        rest = others;
    }
    let mut name = *b"=00000000\n";
    let mut at = 8;
    while at > 0 {
        name[at] = b"0123456789abcdef"[(hash % 16) as usize];
        hash /= 16;
        at -= 1;
    }
    name
}

/// The texts of this name in a file; none unless all of them are there.
#[cfg(any(test, target_arch = "wasm32"))]
fn read(file: &'static str, name: &Name, count: usize) -> Option<Box<[&'static str]>> {
    let (_, texts) = file.split_once(std::str::from_utf8(name).ok()?)?;
    let texts: Box<[&str]> = texts.split_terminator('\n').take(count).collect();
    (texts.len() == count).then_some(texts)
}

/// Defines [`French`]: of how many texts, all of them, and those that a program without sets has.
#[cfg(target_arch = "wasm32")]
macro_rules! french {
    ($count:expr, $texts:expr, $base:expr) => {
        crate::words::french::French::new($texts, $count)
    };
}
#[cfg(not(target_arch = "wasm32"))]
macro_rules! french {
    ($count:expr, $texts:expr, $base:expr) => {{
        #[linkme::distributed_slice(crate::words::french::SAID)]
        static TEXTS: &str = $texts;
        #[linkme::distributed_slice(crate::words::french::SAID)]
        static BASE: &str = $base;
        crate::words::french::French::new($texts, $count)
    }};
}
pub(super) use french;
