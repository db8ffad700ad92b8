//! An array as a table: which elements are printed, in which notation, how wide the columns are, where lines end.

use core::fmt::{self, Write};

use crate::array::print::{
    FormatFlags,
    decimal::{Decimal, NumberRange, Text},
};

/// The most elements that are printed in full.
const THRESHOLD: usize = 1000;
/// The first and last elements along each axis that are printed of larger arrays.
const EDGE: usize = 3;
/// The most elements that are printed of larger arrays. Only arrays of rank 6 and above have more at their edges; along their first axes
/// only the first element is printed.
const MOST: usize = 10_000;
/// The characters in a line, from which on rows continue in the next line.
const LINE: usize = 75;

/// The characters of a text: before and after a decimal point, if the text is a number; else all.
#[derive(Clone, Copy, Default)]
struct TextSize {
    before: usize,
    // The point and what is after it.
    after: usize,
    // Whether there is a point, and whether only signs and digits are before it.
    has_point: bool,
    is_text: bool,
}

impl TextSize {
    const fn all(self) -> usize {
        self.before.saturating_add(self.after)
    }
}

impl Write for TextSize {
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
type WriteElement<'a> = dyn Fn(&[usize], FormatFlags, &mut dyn Write) -> fmt::Result + 'a;

/// An array to print: its extents, and what writes the element at an index.
pub(crate) struct Printed<'a> {
    pub(crate) extents: &'a [usize],
    pub(crate) element: &'a WriteElement<'a>,
    /// What is between two elements and, without the space, after a row.
    pub(crate) separator: &'static str,
    /// If numbers are printed in NumPy's notation: the least one with an exponent.
    pub(crate) limit: Option<f64>,
}

/// The number from which on floats of a type are printed with exponents: NumPy's, which is 10 to the power of the decimal digits that the
/// type has, and of 8 at most.
pub(crate) const fn limit<T>() -> f64 {
    match size_of::<T>() {
        2 => 1e3,
        4 => 1e6,
        _ => 1e8,
    }
}

/// How the elements of an array are written.
#[derive(Clone, Copy)]
enum Notation {
    /// As their own trait does.
    SealedType,
    /// Numbers with a few digits after the point.
    Fixed,
    /// Numbers with so many digits after the point and in the exponent.
    Scientific((usize, usize)),
}

/// The notation of the elements, and the widths of the columns: of what is before the decimal points, of what is after them, and of all.
#[derive(Clone, Copy)]
struct ColumnWidths {
    notation: Notation,
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
    fn coordinates(self) -> impl Iterator<Item = Option<usize>> {
        let Self { extent, first, last } = self;
        let gap = first.saturating_add(last) < extent;
        (0..first).map(Some).chain(gap.then_some(None)).chain((extent.saturating_sub(last)..extent).map(Some))
    }

    const fn count(self) -> usize {
        self.first.saturating_add(self.last)
    }
}

impl Printed<'_> {
    /// The part of an axis that is printed: all of it, or the edges if there are many elements.
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

    /// Visits the indices of all elements that are printed, from an axis on.
    fn visit(
        &self,
        axis: usize,
        index: &mut [usize],
        each: &mut dyn FnMut(&[usize]) -> fmt::Result,
    ) -> fmt::Result {
        if axis == self.extents.len() {
            return each(index);
        }
        for at in self.shown(axis).coordinates().flatten() {
            set(index, axis, at);
            self.visit(axis.saturating_add(1), index, each)?;
        }
        Ok(())
    }

    /// The text of an element by its own trait, with a precision.
    fn text(&self, index: &[usize], flags: FormatFlags, precision: Option<usize>) -> Option<Text> {
        Text::of(|to| (self.element)(index, FormatFlags { precision, ..flags }, to))
    }

    /// The notation for the elements. Without a limit it is their own, and so is that of numbers that are not floats.
    fn notation(&self, index: &mut [usize], flags: FormatFlags) -> Result<Notation, fmt::Error> {
        let Some(limit) = self.limit else { return Ok(Notation::SealedType) };
        if self.extents.is_empty() || flags.precision.is_some() || flags.zeros || flags.alternate {
            return Ok(Notation::SealedType);
        }
        let (mut range, mut is_float) = (NumberRange::EMPTY, None);
        self.visit(0, index, &mut |index| {
            if is_float == Some(false) {
                return Ok(());
            }
            let text = self.text(index, flags, None);
            if let Some(number) = text.as_ref().and_then(Text::number) {
                let has_point = |text: &Text| text.number().is_some_and(Decimal::has_point);
                is_float = is_float.or_else(|| self.text(index, flags, Some(1)).as_ref().map(has_point));
                range = range.with(number);
            }
            Ok(())
        })?;
        if is_float != Some(true) {
            return Ok(Notation::SealedType);
        }
        if !range.needs_exponents(limit) {
            return Ok(Notation::Fixed);
        }
        let mut sizes = (0, 0);
        self.visit(0, index, &mut |index| {
            if let Some(number) = self.text(index, flags, None).as_ref().and_then(Text::number) {
                let (places, width) = number.shortest(|digits| self.text(index, flags, Some(digits))).sizes();
                sizes = (sizes.0.max(places), sizes.1.max(width));
            }
            Ok(())
        })?;
        Ok(Notation::Scientific(sizes))
    }

    /// Writes an element.
    fn write(
        &self,
        index: &[usize],
        flags: FormatFlags,
        notation: Notation,
        to: &mut dyn Write,
    ) -> fmt::Result {
        if !matches!(notation, Notation::SealedType)
            && let Some(number) = self.text(index, flags, None).as_ref().and_then(Text::number)
        {
            let exact = |digits| self.text(index, flags, Some(digits));
            return match notation {
                Notation::Scientific(sizes) => number.scientific(sizes.0, exact).write(sizes, to),
                _ => number.write_fixed(exact, to),
            };
        }
        (self.element)(index, flags, to)
    }

    /// The size of the text of an element.
    fn size(&self, index: &[usize], flags: FormatFlags, notation: Notation) -> Result<TextSize, fmt::Error> {
        let mut size = TextSize::default();
        self.write(index, flags, notation, &mut size)?;
        Ok(size)
    }

    /// Writes an element, padded to the width of the columns. Returns what is still to be padded after it.
    fn word(
        &self,
        index: &[usize],
        flags: FormatFlags,
        columns: ColumnWidths,
        f: &mut fmt::Formatter<'_>,
    ) -> Result<usize, fmt::Error> {
        let size = self.size(index, flags, columns.notation)?;
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
        self.write(index, flags, columns.notation, f)?;
        Ok(right)
    }

    /// Writes the array.
    pub(crate) fn print(&self, index: &mut [usize], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.extents.contains(&0) {
            return f.write_str("[]");
        }
        let flags = FormatFlags::of(f);
        let mut columns =
            ColumnWidths { notation: self.notation(index, flags)?, before: 0, after: 0, all: 0 };
        self.visit(0, index, &mut |index| {
            let size = self.size(index, flags, columns.notation)?;
            if size.is_text {
                columns.all = columns.all.max(size.all());
            } else {
                columns.before = columns.before.max(size.before);
                columns.after = columns.after.max(size.after);
            }
            Ok(())
        })?;
        columns.all = columns.all.max(columns.before.saturating_add(columns.after)).max(flags.width);
        self.nested(0, index, flags, columns, f)
    }

    /// Writes the elements from an axis on.
    fn nested(
        &self,
        axis: usize,
        index: &mut [usize],
        flags: FormatFlags,
        columns: ColumnWidths,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let inner = axis.saturating_add(1);
        let (rank, indent) = (self.extents.len(), inner);
        if axis == rank {
            let after = self.word(index, flags, columns, f)?;
            return pad(f, after);
        }
        f.write_str("[")?;
        // Where the line ends, as NumPy counts: one bracket for each axis is reserved.
        let end = LINE.saturating_sub(inner);
        let (mut line, mut after) = (indent, 0);
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
                    let separator = self.separator.trim_end();
                    line = line.saturating_add(self.separator.len());
                    let is_full = line.saturating_add(width) > end && line > indent;
                    // A line does not end with blanks.
                    if !(is_full && separator.is_empty() && f.fill() == ' ') {
                        pad(f, after)?;
                    }
                    after = 0;
                    f.write_str(separator)?;
                    if is_full {
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
                Some(at) if inner == rank => {
                    set(index, axis, at);
                    after = self.word(index, flags, columns, f)?;
                }
                Some(at) => {
                    set(index, axis, at);
                    self.nested(inner, index, flags, columns, f)?;
                }
                None => f.write_str("...")?,
            }
        }
        pad(f, after)?;
        f.write_str("]")
    }
}

fn set(index: &mut [usize], axis: usize, at: usize) {
    if let Some(coordinate) = index.get_mut(axis) {
        *coordinate = at;
    }
}

/// Writes the fill of the formatter.
fn pad(f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
    let fill = f.fill();
    (0..count).try_for_each(|_| f.write_char(fill))
}

fn spaces(f: &mut fmt::Formatter<'_>, count: usize) -> fmt::Result {
    (0..count).try_for_each(|_| f.write_char(' '))
}
