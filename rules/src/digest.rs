//! A fingerprint of a state that is the same on every machine.

use std::hash::{Hash, Hasher};

/// FNV-1a over 64 bits, with every number widened and laid out little-endian first, so that
/// 32-bit WebAssembly and 64-bit machines agree.
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        StableHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

/// The fingerprint of anything that can be hashed.
pub fn digest(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_digests_stay() {
        let mut hasher = StableHasher::default();
        hasher.write(b"foobar");
        assert_eq!(hasher.finish(), 0x8594_4171_f739_67e8, "the published FNV-1a vector");
        assert_eq!(digest(&vec![1u16, 2]), digest(&vec![1u16, 2]));
        assert_ne!(digest(&vec![1u16, 2]), digest(&vec![2u16, 1]));
    }
}
