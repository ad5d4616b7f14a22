//! Numbers that name cards and places for ever.

/// Makes an id. Alone it is a number in a type of its own; counted, the numbers from 1 to the
/// count are known; with a table, what is printed on the one of a number stands in its row of
/// that number.
macro_rules! id {
    ($(#[$about:meta])* $name:ident: $number:ty) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
        pub struct $name($number);

        impl $name {
            /// The number.
            pub const fn number(self) -> $number {
                self.0
            }
        }
    };
    ($(#[$about:meta])* $name:ident: $number:ty, 1 to $count:expr) => {
        $crate::id::id! { $(#[$about])* $name: $number }

        impl $name {
            /// How many there are.
            pub const COUNT: $number = $count as $number;

            /// The one of this number.
            pub fn new(number: $number) -> Option<$name> {
                (1..=Self::COUNT).contains(&number).then_some($name(number))
            }

            /// All in the order of their numbers.
            pub fn all() -> impl Iterator<Item = $name> {
                (1..=Self::COUNT).map($name)
            }
        }
    };
    ($(#[$about:meta])* $name:ident: $number:ty, $printed:ident of $card:ident in $table:ident) => {
        $crate::id::id! { $(#[$about])* $name: $number, 1 to $table.len() }

        impl $name {
            /// What is printed on it.
            pub fn $printed(self) -> &'static $card {
                &$table[usize::from(self.0) - 1]
            }
        }
    };
}
pub(crate) use id;
