//! Messages of errors: words that fit a number, and text that a constant can make.
//!
//! The errors of this crate and of those beside it are made with these items, so those of your own read the same:
//!
//! | you write | you use |
//! |---|---|
//! | an error with a sentence for each variant | [`error_messages!`] |
//! | `1 axis is`, `2 axes are` | [`Count`] |
//! | an error of `cargo build` with numbers of the types | [`Message`] |
//! | a method that panics beside one that returns a `Result` | [`or_fail`] |
//!
//! A constant cannot format, so [`Message`] does: `assert!` in a constant takes no numbers.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: positions are checked to be below the length"
)]

use core::fmt;

#[doc(inline)]
pub use crate::error::error_messages;

/// Panics with the message of an error, at the caller's line. Every method that has a `try_` twin ends with it. See the example of [`or_fail`].
///
/// # Panics
///
/// Always.
#[cold]
#[inline(never)]
#[track_caller]
pub fn fail(error: &dyn fmt::Display) -> ! {
    panic!("{error}")
}

/// Returns the value of a result, or panics with the message of its error, at the caller's line.
///
/// # Panics
///
/// If there is an error.
///
/// ```
/// use shapewise::{SizeError, Shape, message};
///
/// /// Returns the element count of two extents; `try_count` returns the error.
/// #[track_caller]
/// fn count(extents: [usize; 2]) -> usize {
///     message::or_fail(try_count(extents))
/// }
///
/// fn try_count(extents: [usize; 2]) -> Result<usize, SizeError> {
///     Ok(Shape::new(extents)?.element_count())
/// }
///
/// assert_eq!(count([2, 3]), 6);
/// assert!(std::panic::catch_unwind(|| count([usize::MAX, 3])).is_err());
/// let failed = std::panic::catch_unwind(|| message::fail(&"the sentence")).unwrap_err();
/// assert_eq!(*failed.downcast::<String>().unwrap(), "the sentence");
/// ```
#[inline]
#[track_caller]
pub fn or_fail<V, E: fmt::Display>(result: Result<V, E>) -> V {
    match result {
        Ok(value) => value,
        Err(error) => fail(&error),
    }
}

/// Panics because an invariant of an array does not hold: a fault of the crate, which no input of a user can cause. Where a value exists by an
/// invariant, this is what happens if it does not, because a value in its place would change which memory is in bounds.
#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn broken(invariant: &str) -> ! {
    panic!("a fault of the crate, please report it: {invariant}")
}

/// A number and the words after it, of which there is one form for 1 and one for all others: `1 axis is`, `2 axes are`. Errors print it, and
/// [`Message::count`] at compile time. The number may be a `usize`, a `u8`, a `u16`, a `u128`, or an extent that may be unknown.
///
/// ```
/// use shapewise::{DynExtent, message::Count};
///
/// let axes = |count: usize| Count(count, "axis is", "axes are").to_string();
/// assert_eq!((axes(1), axes(2)), ("1 axis is".to_owned(), "2 axes are".to_owned()));
/// assert_eq!(Count(1, "axis", "axes").words(), "axis");
/// assert_eq!(Count(DynExtent::UNKNOWN, "element", "elements").to_string(), "? elements");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Count<N = usize>(pub N, pub &'static str, pub &'static str);

impl Count {
    /// Returns the words that fit the number. See the [example](Self).
    #[must_use]
    pub const fn words(self) -> &'static str {
        if self.0 == 1 { self.1 } else { self.2 }
    }
}

impl<N> Count<N> {
    /// Writes the number and the words that fit it.
    pub(crate) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        number: &dyn fmt::Display,
        is_one: bool,
    ) -> fmt::Result {
        write!(f, "{number} {}", if is_one { self.1 } else { self.2 })
    }
}

macro_rules! counts {
    ($($number:ty)*) => { $(
        impl fmt::Display for Count<$number> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write(f, &self.0, self.0 == 1)
            }
        }
    )* };
}

counts!(u8 u16 usize u128);

/// Returns whether two words of a macro are the same identifier: `r#in` and `in` are. The compiler interprets it for each pair of labels, so it calls no other function for most.
pub(crate) const fn same_word(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() == right.len() {
        let mut at = 0;
        while at < left.len() && left[at] == right[at] {
            at += 1;
        }
        return at == left.len();
    }
    if left.len() == right.len() + 2 {
        return is_raw(left, right);
    }
    left.len() + 2 == right.len() && is_raw(right, left)
}

/// Returns whether a word is `r#` and another one.
const fn is_raw(raw: &[u8], word: &[u8]) -> bool {
    let mut at = 0;
    while at < word.len() && raw[at + 2] == word[at] {
        at += 1;
    }
    raw[0] == b'r' && raw[1] == b'#' && at == word.len()
}

/// Text of at most `N` bytes, which a constant can make: the message of an error of `cargo build`. Texts that do not fit are omitted.
///
/// ```
/// use shapewise::message::{Count, Message};
///
/// const MESSAGE: Message<64> = Message::new()
///     .shape(&[Some(2), None])
///     .text(" has ")
///     .count(Count(2, "axis", "axes"))
///     .text(", stride ")
///     .signed(-3)
///     .text(" of ")
///     .number(7);
/// assert_eq!(MESSAGE.as_str(), "[2,_] has 2 axes, stride -3 of 7");
/// ```
///
/// In a constant of a type with parameters it is an error of `cargo build` at the line of the call:
///
/// ```compile_fail,E0080
/// use shapewise::message::Message;
///
/// struct Even<const N: usize>;
///
/// impl<const N: usize> Even<N> {
///     const CHECKED: () = if N % 2 == 1 {
///         Message::<64>::new().number(N).text(" is odd").fail()
///     };
/// }
///
/// let () = Even::<3>::CHECKED; // "3 is odd"
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Message<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Default for Message<N> {
    /// Creates a message without text.
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Message<N> {
    /// Creates a message without text. See the [example](Self).
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; N], len: 0 }
    }

    /// Appends a text. See the [example](Self).
    #[must_use]
    pub const fn text(mut self, text: &str) -> Self {
        let (bytes, mut at) = (text.as_bytes(), 0);
        // A text that does not fit is omitted entirely, because a part might end within a character.
        while bytes.len() <= N - self.len && at < bytes.len() {
            self.bytes[self.len + at] = bytes[at];
            at += 1;
        }
        self.len += at;
        self
    }

    /// Appends a number. See the [example](Self).
    #[must_use]
    pub const fn number(self, number: usize) -> Self {
        let message = if number >= 10 { self.number(number / 10) } else { self };
        message.text(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"][number % 10])
    }

    /// Appends a number that may be negative. See the [example](Self).
    #[must_use]
    pub const fn signed(self, number: isize) -> Self {
        let message = if number < 0 { self.text("-") } else { self };
        message.number(number.unsigned_abs())
    }

    /// Appends a number and the words that fit it. See the [example](Self).
    #[must_use]
    pub const fn count(self, count: Count) -> Self {
        self.number(count.0).text(" ").text(count.words())
    }

    /// Appends a shape, such as `[2,3]`, with `_` for an unknown extent. See the [example](Self).
    #[must_use]
    pub const fn shape(mut self, extents: &[Option<usize>]) -> Self {
        let mut axis = 0;
        self = self.text("[");
        while axis < extents.len() {
            if axis > 0 {
                self = self.text(",");
            }
            self = match extents[axis] {
                Some(extent) => self.number(extent),
                None => self.text("_"),
            };
            axis += 1;
        }
        self.text("]")
    }

    /// Panics with the text. In a constant, the compiler shows the line of the caller, and not that of this function. See the [example](Self).
    ///
    /// # Panics
    ///
    /// Always.
    #[track_caller]
    pub const fn fail(&self) -> ! {
        panic!("{}", self.as_str())
    }

    /// Returns the text. See the [example](Self).
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // Only entire texts are added.
            Err(_) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_shapes_read_as_elsewhere() {
        let message = Message::<64>::new().shape(&[Some(2), None, Some(50_257)]).text(" has ").number(0);
        assert_eq!(message.as_str(), "[2,_,50257] has 0");
        assert_eq!(Message::<3>::new().text("four").text("abc").text("d").as_str(), "abc");
        for (number, expected) in
            [(0, "0 axes are"), (1, "1 axis is"), (2, "2 axes are"), (11, "11 axes are")]
        {
            let count = Count(number, "axis is", "axes are");
            assert_eq!(Message::<32>::new().count(count).as_str(), expected);
            assert_eq!(count.to_string(), expected);
        }
        assert_eq!(Message::<32>::new().number(usize::MAX).as_str(), usize::MAX.to_string());
    }
}
