//! Symbols: extents that are not known even at run time, and that have a name. One symbol is one number.
//!
//! A symbol is its table and its text, both within the value: nothing is stored elsewhere, so it is `Copy`, needs no allocator and no lock, and any number of
//! them may exist. Equal text is one symbol of a table; two models that both say `n` use two tables.

use core::{fmt, num::NonZero};

use super::{DynExtent, Name, Named};
use crate::{
    error::error_messages,
    impls::{conversions, debug_as_display},
};

/// A table of symbols: equal text is one symbol of it. It is a number that the caller chooses, such as the position of a model among those that a program has read.
///
/// Symbols of two tables in one operation are an error ([`TablesDiffer`]), because their texts say nothing of each other.
///
/// ```
/// use shapewise::extent::SymbolTable;
///
/// let table = SymbolTable::new(0);
/// assert_eq!(table.symbol("n")?, table.symbol("n")?);
/// assert_ne!(table.symbol("n")?, SymbolTable::new(1).symbol("n")?);
/// assert_eq!(table.number(), 0);
///
/// let (x, w) = (table.shape("[n,64]")?, table.shape("[64,m]")?);
/// assert_eq!(x.matmul(&w)?.to_string(), "[n,m]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolTable(u16);

/// A symbol: the name of an extent that is not known. It is equal to itself, and whether it is equal to another symbol or to a number is not known.
///
/// It ranges over all extents, 0 and 1 included, and like a name in the type ([`Named`]) it does not stretch. [`SymbolTable`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol {
    table: SymbolTable,
    /// The length of the text, in bytes.
    len: NonZero<u8>,
    /// The text, and zeros after it.
    text: [u8; Symbol::MAX_LENGTH],
}

/// Why a text is not a symbol, or a symbol not a name: the error of [`SymbolTable::symbol`] and [`Symbol::named`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SymbolError {
    /// There is no text.
    Empty,
    /// The text is longer than [`Symbol::MAX_LENGTH`].
    TooLong {
        /// Its length, in bytes.
        length: usize,
    },
    /// A character that is not allowed there.
    Character {
        /// The character.
        character: char,
        /// Its position, in bytes.
        at: usize,
    },
    /// The symbol is not the one of a name in the type.
    Name {
        /// The name.
        expected: &'static str,
        /// The symbol.
        found: Symbol,
    },
}

error_messages! {
    #[inline] SymbolError []
    Self::Empty => "a symbol without text: it begins with a letter or `_`";
    Self::TooLong { length } => "a symbol of {length} bytes is too long: it has at most {}", Symbol::MAX_LENGTH;
    Self::Character { character, at } =>
        "`{character}` at {at} is not allowed in a symbol: it has letters, digits and `_`, and does not begin with a digit";
    Self::Name { expected, found } => "symbol `{found}` is not the name `{expected}`";
}

/// Two operands that have symbols of different tables: a cause of the errors of operations on [`DynShape`](crate::DynShape). [`SymbolTable`] has an example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TablesDiffer {
    /// The number of the first table.
    pub first: u16,
    /// The number of another one.
    pub second: u16,
}

error_messages! {
    #[inline] TablesDiffer []
    Self { first, second } =>
        "symbols of tables {first} and {second} meet: the symbols of an operation are of one table, in which equal text is one symbol";
}

/// Whether a character may be in a symbol, at its begin or later.
pub(crate) fn is_allowed(character: char, is_first: bool) -> bool {
    character == '_' || character.is_alphabetic() || (!is_first && character.is_alphanumeric())
}

impl SymbolTable {
    /// Returns the table with this number. See the [example](Self).
    #[must_use]
    #[inline]
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// Returns the number of the table. See the [example](Self).
    #[must_use]
    #[inline]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Checks that symbols of two tables are of one table.
    ///
    /// # Errors
    ///
    /// [`TablesDiffer`].
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let error = SymbolTable::new(0).check(SymbolTable::new(1)).unwrap_err();
    /// assert_eq!((error.first, error.second), (0, 1));
    /// ```
    pub const fn check(self, other: Self) -> Result<(), TablesDiffer> {
        if self.0 == other.0 { Ok(()) } else { Err(TablesDiffer { first: self.0, second: other.0 }) }
    }

    /// Returns the symbol of this text: letters of any alphabet, digits and `_`, at most [`Symbol::MAX_LENGTH`] bytes of UTF-8. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`SymbolError`] with the first character that is not allowed, or the length.
    pub fn symbol(self, text: &str) -> Result<Symbol, SymbolError> {
        let mut characters = text.char_indices();
        if let Some((at, character)) = characters.find(|&(at, character)| !is_allowed(character, at == 0)) {
            return Err(SymbolError::Character { character, at });
        }
        let length = text.len();
        let too_long = SymbolError::TooLong { length };
        let len = NonZero::new(u8::try_from(length).map_err(|_| too_long)?).ok_or(SymbolError::Empty)?;
        let mut bytes = [0; Symbol::MAX_LENGTH];
        bytes.get_mut(..length).ok_or(too_long)?.copy_from_slice(text.as_bytes());
        Ok(Symbol { table: self, len, text: bytes })
    }

    /// Returns the symbol of a name that [`names!`](crate::names!) declares. Two names of one text are one symbol of a table.
    ///
    /// # Errors
    ///
    /// [`SymbolError::TooLong`].
    ///
    /// ```
    /// use shapewise::{extent::SymbolTable, names};
    ///
    /// names! { Batch, Features }
    ///
    /// let batch = SymbolTable::new(0).named::<Batch>()?;
    /// assert_eq!(batch.to_string(), "Batch");
    /// assert_eq!(batch.named::<Batch>(3)?, Batch(3));
    /// assert_eq!(
    ///     batch.named::<Features>(3).unwrap_err().to_string(),
    ///     "symbol `Batch` is not the name `Features`"
    /// );
    /// # Ok::<(), shapewise::extent::SymbolError>(())
    /// ```
    pub fn named<D: Name>(self) -> Result<Symbol, SymbolError> {
        let text = D::NAME.as_str();
        self.symbol(text.strip_prefix("r#").unwrap_or(text))
    }
}

impl Symbol {
    /// The greatest length of the text, in bytes. See [`SymbolTable::symbol`].
    pub const MAX_LENGTH: usize = 29;

    /// Returns the text.
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let symbol = SymbolTable::new(7).symbol("batch_size")?;
    /// assert_eq!((symbol.as_str(), symbol.table()), ("batch_size", SymbolTable::new(7)));
    /// assert_eq!(
    ///     SymbolTable::new(7).symbol("a-b").unwrap_err().to_string(),
    ///     "`-` at 1 is not allowed in a symbol: it has letters, digits and `_`, and does not begin \
    ///      with a digit"
    /// );
    /// # Ok::<(), shapewise::extent::SymbolError>(())
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        let text = self.text.get(..usize::from(self.len.get())).unwrap_or_default();
        // It was copied from a text.
        core::str::from_utf8(text).unwrap_or_default()
    }

    /// Returns the table. See [`as_str`](Self::as_str).
    #[must_use]
    #[inline]
    pub const fn table(self) -> SymbolTable {
        self.table
    }

    /// Returns an extent with the name `D`, if this is the symbol of that name. See [`SymbolTable::named`].
    ///
    /// # Errors
    ///
    /// [`SymbolError::Name`] if it is another one.
    pub fn named<D: Name>(self, extent: usize) -> Result<Named<D>, SymbolError> {
        match self.table.named::<D>() {
            Ok(symbol) if symbol == self => Ok(Named::new(extent)),
            _ => Err(SymbolError::Name { expected: D::NAME.as_str(), found: self }),
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

debug_as_display! { [] Symbol; [] SymbolicExtent; }

/// An extent as far as it is known, and its symbol, if it has one: an axis of a [`DynShape`](crate::DynShape).
///
/// A known extent has no symbol. `==` compares what is known, and [`known_equal`](Self::known_equal) the extents.
///
/// ```
/// use shapewise::{
///     DynExtent,
///     extent::{SymbolTable, SymbolicExtent},
/// };
///
/// let table = SymbolTable::new(0);
/// let [n, m] =
///     ["n", "m"].map(|text| SymbolicExtent::new(DynExtent::UNKNOWN, table.symbol(text).ok()));
/// let four = SymbolicExtent::from(DynExtent::known(4)?);
/// assert_eq!(
///     (n.known_equal(n), n.known_equal(m), n.known_equal(four)),
///     (Some(true), None, None)
/// );
/// // if `n` is `m`, and if `n` is 4
/// assert_eq!([n.merge(m), n.merge(four)], [Some(n), Some(four)]);
/// assert_eq!([n.join(n), n.join(m)], [n, DynExtent::UNKNOWN.into()]);
///
/// let few = SymbolicExtent::new(DynExtent::at_most(3)?, n.symbol());
/// assert_eq!(
///     (few.to_string(), few.extent(), few.known_equal(four)),
///     ("n<=3".into(), DynExtent::at_most(3)?, Some(false))
/// );
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SymbolicExtent {
    extent: DynExtent,
    // INVARIANT: none of a known extent.
    symbol: Option<Symbol>,
}

conversions! {
    [] From<DynExtent> for SymbolicExtent = |extent| Self { extent, symbol: None };
    [] From<Symbol> for SymbolicExtent = |symbol| Self { extent: DynExtent::UNKNOWN, symbol: Some(symbol) };
}

impl SymbolicExtent {
    /// Returns the extent with this symbol. A known extent has none. See the [example](Self).
    #[must_use]
    #[inline]
    pub const fn new(extent: DynExtent, symbol: Option<Symbol>) -> Self {
        Self { extent, symbol: if extent.is_known() { None } else { symbol } }
    }

    /// Returns what is known of the extent as a number. See the [example](Self).
    #[must_use]
    #[inline]
    pub const fn extent(self) -> DynExtent {
        self.extent
    }

    /// Returns the symbol. See the [example](Self).
    #[must_use]
    #[inline]
    pub const fn symbol(self) -> Option<Symbol> {
        self.symbol
    }

    /// Returns `true` if both are one symbol.
    #[inline]
    pub(crate) fn is_same_symbol(self, other: Self) -> bool {
        self.symbol.is_some() && self.symbol == other.symbol
    }

    /// Returns whether the two are equal: yes, no, or `None` if it is not known. See the [example](Self).
    #[must_use]
    #[inline]
    pub fn known_equal(self, other: Self) -> Option<bool> {
        if self.is_same_symbol(other) { Some(true) } else { self.extent.known_equal(other.extent) }
    }

    /// Returns whether `other` may be each extent that this may be. See [`DynShape::is_subtype_of`](crate::DynShape::is_subtype_of).
    #[inline]
    pub(crate) fn is_subtype_of(self, other: Self) -> bool {
        let is_stated = other.symbol.is_none() || self.symbol == other.symbol;
        is_stated && self.extent.is_subtype_of(other.extent)
    }

    /// Returns the extents that both may be, or `None` if there are none. Of two symbols the first one remains, and whoever merges them requires that they
    /// are equal. See the [example](Self).
    #[must_use]
    #[inline]
    pub fn merge(self, other: Self) -> Option<Self> {
        Some(Self::new(self.extent.merge(other.extent)?, self.symbol.or(other.symbol)))
    }

    /// Returns what is known of an extent that is one of the two: the symbol, if both have it. See the [example](Self).
    #[must_use]
    #[inline]
    pub fn join(self, other: Self) -> Self {
        let symbol = if self.symbol == other.symbol { self.symbol } else { None };
        Self::new(self.extent.join(other.extent), symbol)
    }

    /// Returns what two extents broadcast to, `found` being what a rule of [`DynExtent`] finds. A symbol does not stretch, so it is equal to another symbol and to a
    /// number that is not a 1; an extent without a symbol that is not known may be 1 beside it.
    pub(crate) fn broadcast(self, other: Self, found: DynExtent) -> Option<Self> {
        let one = Self::from(DynExtent::ONE);
        match (self.symbol, other.symbol) {
            (None, None) => Some(found.into()),
            _ if self == one => Some(other),
            _ if other == one => Some(self),
            (Some(_), None) if !other.extent.is_known() => {
                Some(Self::new(self.extent.merge(found)?, self.symbol))
            }
            (None, Some(_)) if !self.extent.is_known() => other.broadcast(self, found),
            _ => self.merge(other),
        }
    }

    /// Returns `true` if the extent is not known and may be a 1 that stretches.
    pub(crate) const fn may_stretch(self) -> bool {
        self.symbol.is_none() && !self.extent.is_known()
    }

    /// Returns the number that two extents, now known, broadcast to: `None` if they do not, or a symbol would stretch.
    pub(crate) const fn met(self, other: Self, lhs: usize, rhs: usize) -> Option<usize> {
        if lhs == rhs || (rhs == 1 && other.symbol.is_none()) {
            Some(lhs)
        } else if lhs == 1 && self.symbol.is_none() {
            Some(rhs)
        } else {
            None
        }
    }
}

impl fmt::Display for SymbolicExtent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.symbol, self.extent.bound()) {
            (None, _) => write!(f, "{}", self.extent),
            (Some(symbol), None) => write!(f, "{symbol}"),
            (Some(symbol), Some(_)) => write!(f, "{symbol}{}", self.extent),
        }
    }
}
