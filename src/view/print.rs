//! Arrays as text, as NumPy prints them: nested brackets, one line for each row, columns aligned.
//!
//! The texts of the elements are written twice: once to measure the columns, and once to the result. So nothing is allocated.

use core::fmt::{self, Write};

use super::{Storage, TensorBase};
use crate::layout::Mapping;

/// The most elements that are printed in full.
const THRESHOLD: usize = 1000;
/// The first and last elements along each axis that are printed of larger arrays.
const EDGE: usize = 3;
/// The most elements that are printed of larger arrays. Only arrays of rank 6 and above have more at their edges; along their first axes
/// only the first element is printed.
const MOST: usize = 10_000;
/// The characters in a line, from which on rows continue in the next line.
const LINE: usize = 75;

/// What a formatter requests for each element.
#[derive(Clone, Copy)]
pub(super) struct Flags {
    precision: Option<usize>,
    // At least this many characters.
    width: usize,
    plus: bool,
    alternate: bool,
    zeros: bool,
}

impl Flags {
    #[inline]
    fn of(f: &fmt::Formatter<'_>) -> Self {
        Self {
            precision: f.precision(),
            width: f.width().unwrap_or_default(),
            plus: f.sign_plus(),
            alternate: f.alternate(),
            zeros: f.sign_aware_zero_pad(),
        }
    }
}

/// An element as text: a format trait and its flags.
pub(super) type Format<T> = fn(&T, Flags, &mut dyn Write) -> fmt::Result;

/// Writes an element by a trait for numbers that may have fractions: with precision, sign and zeros.
macro_rules! fraction {
    ($trait:ident $suffix:literal) => {{
        fn format<T: fmt::$trait>(element: &T, flags: Flags, to: &mut dyn Write) -> fmt::Result {
            let Flags { precision, width, plus, zeros, .. } = flags;
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
        fn format<T: fmt::$trait>(element: &T, flags: Flags, to: &mut dyn Write) -> fmt::Result {
            let Flags { width, alternate, zeros, .. } = flags;
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

/// The characters of a text: before and after a decimal point, if the text is a number; else all.
#[derive(Clone, Copy, Default)]
struct Size {
    before: usize,
    // The point and what is after it.
    after: usize,
    // Whether there is a point, and whether only signs and digits are before it.
    has_point: bool,
    is_text: bool,
}

impl Size {
    #[inline]
    const fn all(self) -> usize {
        self.before.saturating_add(self.after)
    }
}

impl Write for Size {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            self.has_point |= c == '.' && !self.is_text;
            self.is_text |= !self.has_point && !matches!(c, '0'..='9' | '+' | '-');
            let part = if self.has_point { &mut self.after } else { &mut self.before };
            *part = part.saturating_add(1);
        }
        Ok(())
    }
}

/// Writes the element at an index.
type WriteElement<'a> = dyn Fn(&[usize], Flags, &mut dyn Write) -> fmt::Result + 'a;

/// An array to print: its extents, and what writes the element at an index.
pub(super) struct Printed<'a> {
    pub(super) extents: &'a [usize],
    pub(super) element: &'a WriteElement<'a>,
    /// What is between two elements and, without the space, after a row.
    pub(super) separator: &'static str,
}

/// The widths of the columns: of what is before the decimal points, of what is after them, and of all.
#[derive(Clone, Copy, Default)]
struct Columns {
    before: usize,
    after: usize,
    all: usize,
}

/// The part of an axis that is printed.
#[derive(Clone, Copy)]
struct Shown {
    extent: usize,
    first: usize,
    last: usize,
}

impl Shown {
    /// All coordinates, and `None` for those between, which are not printed.
    #[inline]
    fn coordinates(self) -> impl Iterator<Item = Option<usize>> {
        let Self { extent, first, last } = self;
        let gap = first.saturating_add(last) < extent;
        (0..first).map(Some).chain(gap.then_some(None)).chain((extent.saturating_sub(last)..extent).map(Some))
    }

    #[inline]
    const fn count(self) -> usize {
        self.first.saturating_add(self.last)
    }
}

impl Printed<'_> {
    /// The part of an axis that is printed: all of it, or the edges if there are many elements.
    #[inline]
    fn shown(&self, axis: usize) -> Shown {
        let count = self.extents.iter().fold(1_usize, |count, &extent| count.saturating_mul(extent));
        let (mut inner, mut shown) = (1_usize, Shown { extent: 0, first: 0, last: 0 });
        for &extent in self.extents.iter().skip(axis).rev() {
            shown = Shown { extent, first: extent, last: 0 };
            if count > THRESHOLD && extent > EDGE.saturating_mul(2) {
                shown = Shown { extent, first: EDGE, last: EDGE };
            }
            if count > THRESHOLD && inner.saturating_mul(shown.count()) > MOST {
                shown = Shown { extent, first: 1, last: 0 };
            }
            inner = inner.saturating_mul(shown.count());
        }
        shown
    }

    /// Measures all elements that are printed, from an axis on.
    #[inline]
    fn measure(&self, axis: usize, index: &mut [usize], flags: Flags, columns: &mut Columns) -> fmt::Result {
        if axis < self.extents.len() {
            for at in self.shown(axis).coordinates().flatten() {
                set(index, axis, at);
                self.measure(axis.saturating_add(1), index, flags, columns)?;
            }
            return Ok(());
        }
        let size = self.size(index, flags)?;
        if size.is_text {
            columns.all = columns.all.max(size.all());
        } else {
            columns.before = columns.before.max(size.before);
            columns.after = columns.after.max(size.after);
        }
        Ok(())
    }

    /// The size of the text of an element.
    #[inline]
    fn size(&self, index: &[usize], flags: Flags) -> Result<Size, fmt::Error> {
        let mut size = Size::default();
        (self.element)(index, flags, &mut size)?;
        Ok(size)
    }

    /// Writes an element, padded to the width of the columns.
    #[inline]
    fn word(
        &self,
        index: &[usize],
        flags: Flags,
        columns: Columns,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let size = self.size(index, flags)?;
        let space = columns.all.saturating_sub(size.all());
        // A number ends after the places of the longest fraction.
        let after = if size.is_text { 0 } else { columns.after.saturating_sub(size.after).min(space) };
        let (left, right) = match f.align() {
            None => (space.saturating_sub(after), after),
            Some(fmt::Alignment::Right) => (space, 0),
            Some(fmt::Alignment::Left) => (0, space),
            Some(fmt::Alignment::Center) => (space / 2, space.div_ceil(2)),
        };
        pad(f, left)?;
        (self.element)(index, flags, f)?;
        pad(f, right)
    }

    /// Writes the array.
    #[inline]
    pub(super) fn print(&self, index: &mut [usize], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.extents.contains(&0) {
            return f.write_str("[]");
        }
        let (flags, mut columns) = (Flags::of(f), Columns::default());
        self.measure(0, index, flags, &mut columns)?;
        columns.all = columns.all.max(columns.before.saturating_add(columns.after)).max(flags.width);
        self.nested(0, index, flags, columns, f)
    }

    /// Writes the elements from an axis on.
    #[inline]
    fn nested(
        &self,
        axis: usize,
        index: &mut [usize],
        flags: Flags,
        columns: Columns,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let inner = axis.saturating_add(1);
        let (rank, indent) = (self.extents.len(), inner);
        if axis == rank {
            return self.word(index, flags, columns, f);
        }
        f.write_str("[")?;
        // Where the line ends, as NumPy counts: one bracket for each axis is reserved.
        let end = LINE.saturating_sub(inner);
        let mut line = indent;
        for (position, at) in self.shown(axis).coordinates().enumerate() {
            if inner < rank {
                if position > 0 {
                    f.write_str(self.separator.trim_end())?;
                    for _ in inner..rank {
                        f.write_str("\n")?;
                    }
                    spaces(f, indent)?;
                }
            } else {
                let width = if at.is_some() { columns.all } else { 3 };
                if position > 0 {
                    f.write_str(self.separator.trim_end())?;
                    line = line.saturating_add(self.separator.len());
                    if line.saturating_add(width) > end && line > indent {
                        f.write_str("\n")?;
                        spaces(f, indent)?;
                        line = indent;
                    } else {
                        f.write_str(" ")?;
                    }
                }
                line = line.saturating_add(width);
            }
            match at {
                Some(at) => {
                    set(index, axis, at);
                    self.nested(inner, index, flags, columns, f)?;
                }
                None => f.write_str("...")?,
            }
        }
        f.write_str("]")
    }
}

#[inline]
fn set(index: &mut [usize], axis: usize, at: usize) {
    if let Some(coordinate) = index.get_mut(axis) {
        *coordinate = at;
    }
}

/// Writes the fill of the formatter.
#[inline]
fn pad(f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
    let fill = f.fill();
    (0..count).try_for_each(|_| f.write_char(fill))
}

#[inline]
fn spaces(f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
    (0..count).try_for_each(|_| f.write_char(' '))
}

/// Writes an array of a known rank, each element by `format`.
fn print<T, S: Storage<T>, const R: usize, L: Mapping<R>>(
    array: &TensorBase<T, S, R, L>,
    format: Format<T>,
    separator: &'static str,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let data = array.data.elements();
    let element = |index: &[usize], flags: Flags, to: &mut dyn Write| {
        let index = index.try_into().map_err(|_| fmt::Error)?;
        format(data.get(array.layout.offset_unchecked(index)).ok_or(fmt::Error)?, flags, to)
    };
    Printed { extents: &array.extents(), element: &element, separator }.print(&mut [0; R], f)
}

/// A row: a trait, and what writes an element with it.
macro_rules! formats {
    ($($(#[$doc:meta])* $trait:ident $kind:ident $suffix:literal;)*) => { $(
        impl<T: fmt::$trait, S: Storage<T>, const R: usize, L: Mapping<R>> fmt::$trait for TensorBase<T, S, R, L> {
            $(#[$doc])*
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                print(self, $kind!($trait $suffix), " ", f)
            }
        }

        #[cfg(feature = "alloc")]
        impl<T: fmt::$trait, S: Storage<T>> fmt::$trait for super::DynBase<T, S> {
            $(#[$doc])*
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                super::dynamic::print(&self.into(), $kind!($trait $suffix), " ", f)
            }
        }
    )* };
}

formats! {
    /// The elements as NumPy prints them: nested brackets, one line for each row, columns aligned at the decimal point, an empty line
    /// between matrices. Each element is printed by its own `Display`.
    ///
    /// Precision, sign and zeros are those of each element; the width is that of each column, at least. Of more than 1000 elements the
    /// first and the last three along each axis are printed. A row of more than 75 characters continues in the next line. If there are
    /// no elements, the text is `[]`.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use shapewise::tensor;
    ///
    /// let matrix = tensor![[1.0, 22.5], [333.25, -4.0]];
    /// assert_eq!(matrix.to_string(), "[[  1     22.5 ]\n [333.25  -4   ]]");
    /// assert_eq!(format!("{matrix:.1}"), "[[  1.0  22.5]\n [333.2  -4.0]]");
    /// assert_eq!(format!("{:4}", tensor![1, 2, 3]), "[   1    2    3]");
    /// # }
    /// ```
    Display fraction "";
    LowerExp fraction "e";
    UpperExp fraction "E";
    LowerHex integer "x";
    UpperHex integer "X";
    Binary integer "b";
    Octal integer "o";
}

impl<T: fmt::Debug, S: Storage<T>, const R: usize, L: Mapping<R>> fmt::Debug for TensorBase<T, S, R, L> {
    /// The shape and the strides, or the tiles, in the notation of layouts; then the elements as `Display` has them, with commas.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use shapewise::tensor;
    ///
    /// assert_eq!(format!("{:?}", tensor!["a", "b"]), r#"[2] strides [1]: ["a", "b"]"#);
    /// assert_eq!(format!("{:?}", tensor![[1, 2], [3, 4]].transpose()), "[2,2] strides [1,2]:\n[[1, 3],\n [2, 4]]");
    /// # }
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.layout.by_strides() {
            Some(layout) => write!(f, "{layout}:")?,
            None => write!(f, "{:?}:", self.layout)?,
        }
        f.write_str(if R > 1 { "\n" } else { " " })?;
        print(self, fraction!(Debug "?"), ", ", f)
    }
}

#[cfg(feature = "alloc")]
impl<T: fmt::Debug, S: Storage<T>> fmt::Debug for super::DynBase<T, S> {
    /// The shape and the strides; then the elements as `Display` has them, with commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::shape::DisplayExtents;

        let view = super::DynView::from(self);
        let strides: smallvec::SmallVec<[isize; 8]> = view.strides().collect();
        write!(f, "{} strides {}:", view.shape(), DisplayExtents(&strides))?;
        f.write_str(if view.rank() > 1 { "\n" } else { " " })?;
        super::dynamic::print(&view, fraction!(Debug "?"), ", ", f)
    }
}
