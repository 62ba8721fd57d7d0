//! A short list inside the state.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A list of at most `N` things, kept inline and copied as memory: what a state without heap holds its cards in. `N` is at
/// most 255: a larger deck is an array.
///
/// ```
/// use entrepot_table::List;
/// let mut cards: List<u8, 4> = List::default();
/// cards.push(7);
/// assert_eq!(cards.pop(), Some(7));
/// assert!(cards.is_empty());
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds a thing at the end.
    ///
    /// # Panics
    ///
    /// When the list is full, in every build. By the rules of a game no more comes into a list than fits, so this is a mistake
    /// in the rules, and a position that silently lost a card would only show it later. Whoever reads a list from outside
    /// counts first.
    pub fn push(&mut self, item: T) {
        let Some(slot) = self.items.get_mut(usize::from(self.len)) else { full(N) };
        *slot = item;
        self.len += 1;
    }

    /// Takes the last thing.
    pub fn pop(&mut self) -> Option<T> {
        let item = self.last().copied()?;
        self.len -= 1;
        Some(item)
    }

    /// Puts a thing before the one at this index.
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        let len = self.len();
        if index < len {
            self[index..len].rotate_right(1);
        }
    }

    /// Drops everything from this length on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len().min(len) as u8;
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// A list of these things. Panics like [`push`](List::push) when they are too many.
    pub fn from_slice(items: &[T]) -> List<T, N> {
        items.iter().copied().collect()
    }
}

#[cold]
#[inline(never)]
fn full(size: usize) -> ! {
    panic!("a list of {size} is full: nothing more fits into it")
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N < 256) };
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

struct Reader<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Reader<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} things")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::default();
        while let Some(item) = seq.next_element()? {
            if list.len() == N {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_reads_as_it_is_written() {
        let list: List<u8, 3> = List::from_slice(&[1, 2, 3]);
        let text = serde_json::to_string(&list).unwrap();
        assert_eq!(text, "[1,2,3]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>(&text).unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 2>>(&text).is_err());
    }

    /// In every build: these tests are worth something only when they are run with `--release`, too.
    #[test]
    #[should_panic(expected = "a list of 2 is full")]
    fn a_full_list_loses_nothing_that_is_pushed() {
        let mut list: List<u8, 2> = List::from_slice(&[1, 2]);
        list.push(3);
    }

    #[test]
    #[should_panic(expected = "a list of 2 is full")]
    fn a_full_list_loses_nothing_that_is_put_in_between() {
        let mut list: List<u8, 2> = List::from_slice(&[1, 3]);
        list.insert(1, 2);
    }

    #[test]
    #[should_panic(expected = "a list of 2 is full")]
    fn a_list_loses_nothing_that_it_is_made_of() {
        let _: List<u8, 2> = [1, 2, 3].into_iter().collect();
    }

    #[test]
    fn what_is_short_enough_stays_whole() {
        let mut list: List<u8, 2> = List::from_slice(&[1, 2]);
        list.truncate(256);
        assert_eq!(list[..], [1, 2]);
    }

    #[test]
    fn equal_lists_may_have_different_pasts() {
        let mut list: List<u8, 4> = List::from_slice(&[1, 3, 9]);
        list.truncate(2);
        list.insert(1, 2);
        assert_eq!(list, List::from_slice(&[1, 2, 3]));
    }
}
