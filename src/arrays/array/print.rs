//! Arrays as text, as NumPy prints them: nested brackets, one line for each row, columns aligned.
//!
//! The texts of the elements are written several times: to choose a notation for numbers, to measure the columns, and to the result. So
//! nothing is allocated.

mod decimal;
mod table;

use core::fmt::{self, Write};

pub(crate) use crate::array::print::table::{Printed, limit};

use crate::{
    array::{CopySource as _, Storage, TensorBase, TiledBase},
    layout::{Layout, Mapping},
    private::INTERNAL,
};

/// What a formatter requests for each element.
#[derive(Clone, Copy)]
pub(crate) struct FormatFlags {
    precision: Option<usize>,
    // At least this many characters.
    width: usize,
    plus: bool,
    alternate: bool,
    zeros: bool,
    // Integers as `{:x?}` and `{:X?}` print them.
    hex: Option<Hex>,
}

/// The digits of hexadecimal integers.
#[derive(Clone, Copy)]
enum Hex {
    Lower,
    Upper,
}

impl FormatFlags {
    fn of(f: &fmt::Formatter<'_>) -> Self {
        Self {
            precision: f.precision(),
            width: f.width().unwrap_or_default(),
            plus: f.sign_plus(),
            alternate: f.alternate(),
            zeros: f.sign_aware_zero_pad(),
            hex: hex(f),
        }
    }
}

/// Whether a formatter prints integers as hexadecimal ones: the bits 4 and 5 of its flags, which have no other name on stable Rust.
#[expect(deprecated, reason = "the replacements do not have these two flags")]
fn hex(f: &fmt::Formatter<'_>) -> Option<Hex> {
    match f.flags() >> 4 & 3 {
        0 => None,
        1 => Some(Hex::Lower),
        _ => Some(Hex::Upper),
    }
}

/// Writes an element by `Debug` with hexadecimal integers. It is not generic, so it is compiled once for all elements.
fn debug_hex(element: &dyn fmt::Debug, hex: Hex, flags: FormatFlags, to: &mut dyn Write) -> fmt::Result {
    let FormatFlags { width, alternate, zeros, .. } = flags;
    match (hex, alternate, zeros) {
        (Hex::Lower, false, false) => write!(to, "{element:x?}"),
        (Hex::Lower, false, true) => write!(to, "{element:0width$x?}"),
        (Hex::Lower, true, false) => write!(to, "{element:#x?}"),
        (Hex::Lower, true, true) => write!(to, "{element:#0width$x?}"),
        (Hex::Upper, false, false) => write!(to, "{element:X?}"),
        (Hex::Upper, false, true) => write!(to, "{element:0width$X?}"),
        (Hex::Upper, true, false) => write!(to, "{element:#X?}"),
        (Hex::Upper, true, true) => write!(to, "{element:#0width$X?}"),
    }
}

/// An element as text: a format trait and its flags.
pub(crate) type Format<T> = fn(&T, FormatFlags, &mut dyn Write) -> fmt::Result;

/// Writes an element by a trait for numbers that may have fractions: with precision, sign and zeros.
macro_rules! fraction {
    ($trait:ident $suffix:literal) => {{
        fn format<T: fmt::$trait>(element: &T, flags: FormatFlags, to: &mut dyn Write) -> fmt::Result {
            let FormatFlags { precision, width, plus, zeros, .. } = flags;
            match (precision, plus, zeros) {
                (None, false, false) => write!(to, concat!("{:", $suffix, "}"), element),
                (None, false, true) => write!(to, concat!("{:01$", $suffix, "}"), element, width),
                (None, true, false) => write!(to, concat!("{:+", $suffix, "}"), element),
                (None, true, true) => write!(to, concat!("{:+01$", $suffix, "}"), element, width),
                (Some(digits), false, false) => write!(to, concat!("{:.1$", $suffix, "}"), element, digits),
                (Some(digits), false, true) => {
                    write!(to, concat!("{:01$.2$", $suffix, "}"), element, width, digits)
                }
                (Some(digits), true, false) => write!(to, concat!("{:+.1$", $suffix, "}"), element, digits),
                (Some(digits), true, true) => {
                    write!(to, concat!("{:+01$.2$", $suffix, "}"), element, width, digits)
                }
            }
        }
        format
    }};
}

/// Writes an element by a trait for integers: with a prefix and zeros.
macro_rules! integer {
    ($trait:ident $suffix:literal) => {{
        fn format<T: fmt::$trait>(element: &T, flags: FormatFlags, to: &mut dyn Write) -> fmt::Result {
            let FormatFlags { width, alternate, zeros, .. } = flags;
            match (alternate, zeros) {
                (false, false) => write!(to, concat!("{:", $suffix, "}"), element),
                (false, true) => write!(to, concat!("{:01$", $suffix, "}"), element, width),
                (true, false) => write!(to, concat!("{:#", $suffix, "}"), element),
                (true, true) => write!(to, concat!("{:#01$", $suffix, "}"), element, width),
            }
        }
        format
    }};
}

/// Writes an element by `Debug`.
pub(crate) fn debug<T: fmt::Debug>(element: &T, flags: FormatFlags, to: &mut dyn Write) -> fmt::Result {
    match flags.hex {
        Some(hex) => debug_hex(element, hex, flags, to),
        None => fraction!(Debug "?")(element, flags, to),
    }
}

/// Writes an array of a known rank, each element by `format`.
fn print<T, const R: usize, L: Mapping<R>>(
    (data, layout): (&[T], &L),
    format: Format<T>,
    separator: &'static str,
    limit: Option<f64>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let element = |index: &[usize], flags: FormatFlags, to: &mut dyn Write| {
        let index = index.try_into().map_err(|_| fmt::Error)?;
        format(data.get(layout.offset_unchecked(index)).ok_or(fmt::Error)?, flags, to)
    };
    Printed { extents: &layout.extents(), element: &element, separator, limit }.print(&mut [0; R], f)
}

/// A row: a trait, what writes an element with it, and whether floats are written in NumPy's notation.
macro_rules! formats {
    ($($(#[$doc:meta])* $trait:ident $kind:ident $suffix:literal $limit:expr;)*) => { $(
        impl<T: fmt::$trait, S: Storage<T>, const R: usize, L: Layout<R>> fmt::$trait for TensorBase<T, S, R, L> {
            $(#[$doc])*
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                print((self.data.elements(), &self.layout), $kind!($trait $suffix), " ", $limit, f)
            }
        }

        impl<T: fmt::$trait, S: Storage<T>, const R: usize, L: Mapping<R>> fmt::$trait for TiledBase<T, S, R, L> {
            $(#[$doc])*
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                print(self.parts(INTERNAL), $kind!($trait $suffix), " ", $limit, f)
            }
        }

        #[cfg(feature = "alloc")]
        impl<T: fmt::$trait, S: Storage<T>> fmt::$trait for crate::array::DynBase<T, S> {
            $(#[$doc])*
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                crate::array::dynamic::print(&self.into(), $kind!($trait $suffix), " ", $limit, f)
            }
        }
    )* };
}

formats! {
    /// The elements as NumPy prints them: nested brackets, one line for each row, columns aligned at the decimal point, an empty line
    /// between matrices.
    ///
    /// Floats have at most 8 digits after the point, and exponents if they are very large or small, or differ by more than a factor of
    /// 1000. With a precision, zeros or `#`, and in an array of rank 0, each element is printed by its own `Display`, as integers and
    /// all other elements always are: `{:#}` has all digits. The width is that of each column, at least.
    ///
    /// Of more than 1000 elements the first and the last three along each axis are printed. A row of more than 75 characters continues
    /// in the next line. If there are no elements, the text is `[]`.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let matrix = tensor![[1.0, 22.5], [333.25, -4.0]];
    /// assert_eq!(matrix.to_string(), "[[  1.    22.5 ]\n [333.25  -4.  ]]");
    /// assert_eq!(format!("{matrix:.1}"), "[[  1.0  22.5]\n [333.2  -4.0]]");
    /// assert_eq!(tensor![1.0, 2.0 / 3.0].to_string(), "[1.         0.66666667]");
    /// assert_eq!(tensor![1.0, 2.5e-10].to_string(), "[1.0e+00 2.5e-10]");
    /// assert_eq!(format!("{:4}", tensor![1, 2, 3]), "[   1    2    3]");
    /// ```
    Display fraction "" Some(limit::<T>());
    LowerExp fraction "e" None;
    UpperExp fraction "E" None;
    LowerHex integer "x" None;
    UpperHex integer "X" None;
    Binary integer "b" None;
    Octal integer "o" None;
}

impl<T: fmt::Debug, S: Storage<T>, const R: usize, L: Layout<R>> fmt::Debug for TensorBase<T, S, R, L> {
    /// The shape and the strides in the notation of layouts; then the elements as `Display` has them, with commas. `{:x?}` and
    /// `{:#x?}` print integers in hexadecimal. `{:#?}` is the same as `{:?}`, because each row has its line.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(format!("{:?}", tensor!["a", "b"]), r#"[2] strides [1]: ["a", "b"]"#);
    /// assert_eq!(
    ///     format!("{:?}", tensor![[1, 2], [3, 4]].transpose()),
    ///     "[2,2] strides [1,2]:\n[[1, 3],\n [2, 4]]"
    /// );
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.layout.ranked(), if R > 1 { "\n" } else { " " })?;
        print((self.data.elements(), &self.layout), debug, ", ", None, f)
    }
}

impl<T: fmt::Debug, S: Storage<T>, const R: usize, L: Mapping<R>> fmt::Debug for TiledBase<T, S, R, L> {
    /// The shape and the tiles in the notation of layouts; then the elements as `Display` has them, with commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}:{}", self.layout(), if R > 1 { "\n" } else { " " })?;
        print(self.parts(INTERNAL), debug, ", ", None, f)
    }
}
