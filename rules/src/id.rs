//! Numbers that name cards and places for ever.

/// Makes an id. Alone it is a number in a type of its own; with rows, what is printed on the one
/// of a number is looked up in them, where every row lies at its number.
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
    ($(#[$about:meta])* $name:ident: $number:ty, $printed:ident of $card:ident in $rows:ident) => {
        $crate::id::id! { $(#[$about])* $name: $number }

        impl $name {
            /// The one of this number, whichever set it is of.
            pub fn new(number: $number) -> Option<$name> {
                let row = $rows.get(usize::from(number))?;
                (row.id == number).then_some($name(number))
            }

            /// All of all sets in the order of their numbers.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$rows.len() as $number).filter_map($name::new)
            }

            /// What is printed on it.
            pub fn $printed(self) -> &'static $card {
                $rows[usize::from(self.0)]
            }
        }
    };
}
pub(crate) use id;
