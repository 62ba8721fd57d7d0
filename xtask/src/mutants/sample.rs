//! A sample that depends only on the seed.

/// Draws `count` of the names, or all if there are no more than that. Keeps their order.
pub fn draw(mut names: Vec<String>, count: usize, seed: u64) -> Vec<String> {
    let mut random = SplitMix(seed);
    while names.len() > count {
        let at = random.below(names.len());
        names.remove(at);
    }
    names
}

/// A regular expression that matches this name and no other.
pub fn pattern(name: &str) -> String {
    let mut pattern = String::from("^");
    for c in name.chars() {
        // The special characters of the regex crate. Others must not be escaped: `\<` is a word boundary.
        if r"\.+*?()|[]{}^$#&-~".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "$"
}

/// SplitMix64: a few lines that give the same numbers everywhere, which is enough for a sample.
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(z ^ (z >> 31)) * end as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Vec<String> {
        (0..1000).map(|number| format!("{number:04}")).collect()
    }

    #[test]
    fn a_sample_is_repeatable_and_depends_on_the_seed() {
        let sample = draw(names(), 100, 1);
        assert_eq!(sample.len(), 100);
        assert!(sample.is_sorted());
        assert_eq!(sample, draw(names(), 100, 1));
        assert_ne!(sample, draw(names(), 100, 2));
    }

    #[test]
    fn a_sample_reaches_everywhere() {
        let early = draw(names(), 100, 3).iter().filter(|name| name.as_str() < "0500").count();
        assert!((30..70).contains(&early), "{early}");
    }

    #[test]
    fn more_than_there_are_is_all() {
        assert_eq!(draw(names(), 5000, 1), names());
    }

    #[test]
    fn a_pattern_takes_signs_as_they_are() {
        assert_eq!(
            pattern("src/a.rs:3:5: replace f -> Option<u8> with Some(0)"),
            r"^src/a\.rs:3:5: replace f \-> Option<u8> with Some\(0\)$"
        );
    }
}
