//! Things that have a name in notation, records and data.

macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $what:literal: $($name:ident $id:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $type { #[default] $(#[serde(rename = $id)] $name),+ }

        impl $type {
            /// All of them, in the order of the data file.
            pub const ALL: [$type; [$($id),+].len()] = [$($type::$name),+];

            /// How many there are.
            pub const COUNT: usize = $type::ALL.len();

            /// The name that notation, records and data use.
            pub const fn id(self) -> &'static str {
                match self { $($type::$name => $id),+ }
            }

            /// Its place in the order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                $type::ALL.into_iter().find(|one| one.id() == text).ok_or_else(|| {
                    format!(
                        concat!("\u{201c}{}\u{201d} is no ", $what, "{}"),
                        text,
                        crate::names::nearest(text, $type::ALL.iter().map(|one| one.id()))
                    )
                })
            }
        }
    };
}
pub(crate) use named;

/// "; did you mean …?" for a name that is nearly right.
pub(crate) fn nearest(text: &str, names: impl Iterator<Item = &'static str>) -> String {
    let shared = |name: &str| name.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
    match names.max_by_key(|name| shared(name)) {
        Some(name) if shared(name) >= 3 => format!("; did you mean {name}?"),
        _ => String::new(),
    }
}

/// A set of named things, as bits in their order; written as the list of their names.
macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $type:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub(crate) $bits);

        impl $set {
            /// None of them.
            pub const NONE: $set = $set(0);

            /// The set of one.
            pub const fn of(one: $type) -> $set {
                $set(1 << one as u32)
            }

            /// With this one.
            pub const fn with(self, one: $type) -> $set {
                $set(self.0 | 1 << one as u32)
            }

            /// Without this one.
            pub const fn without(self, one: $type) -> $set {
                $set(self.0 & !(1 << one as u32))
            }

            /// Those of both.
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Those of either.
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those not in the other.
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether it is in the set.
            pub const fn has(self, one: $type) -> bool {
                self.0 >> one as u32 & 1 == 1
            }

            /// Whether all of them are in the other.
            pub const fn within(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether it holds none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first in order.
            pub fn first(self) -> Option<$type> {
                self.iter().next()
            }

            /// All of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $type> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let index = left.trailing_zeros() as usize;
                    left &= left.wrapping_sub(1);
                    $type::ALL.get(index).copied()
                })
            }
        }

        impl FromIterator<$type> for $set {
            fn from_iter<I: IntoIterator<Item = $type>>(all: I) -> $set {
                all.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                Ok(Vec::<$type>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
pub(crate) use set_of;
