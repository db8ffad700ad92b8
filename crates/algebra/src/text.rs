//! CuTe's text of layouts: `((2,3),4):((6,4),6)`.

use core::{fmt, str::FromStr};

use super::{
    AlgebraError, Modes,
    list::{List, MAX_MODES},
};
use crate::debug_as_display;
use shapewise::message::{Count, error_messages};

/// A text that is not one of a layout of modes: the error of parsing [`Modes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModesTextError {
    /// No layout has the modes.
    Algebra(AlgebraError),
    /// A character, or the end, where a number, a parenthesis, a comma or a colon belongs.
    Unexpected {
        /// The position of the byte.
        at: usize,
    },
    /// A number does not fit.
    Number {
        /// The position of its first byte.
        at: usize,
    },
    /// Another number of axes.
    Rank {
        /// The rank of the layout.
        expected: usize,
        /// The number of axes in the text.
        found: usize,
    },
    /// The strides are not as many as the extents, or not in the same axes.
    Strides,
}

error_messages! {
    #[inline] ModesTextError [Algebra(AlgebraError)]
    Self::Unexpected { at } => "byte {at} is not part of a layout: expected extents and strides like `((2,3),4):((6,4),6)`";
    Self::Number { at } => "the number at byte {at} does not fit";
    Self::Rank { expected, found } => "the text has {}, expected {expected}", Count(found, "axis", "axes");
    Self::Strides => "the strides have another structure than the extents";
}

/// Numbers in parentheses, with where the axes end.
struct Numbers<const R: usize> {
    list: [isize; MAX_MODES],
    len: usize,
    ends: [usize; R],
}

/// Reads a number of at least `least`, or a list of them in nested parentheses; those of the outer list are axes, unless there is one axis.
fn numbers<const R: usize>(text: &[u8], at: &mut usize, least: isize) -> Result<Numbers<R>, ModesTextError> {
    let mut numbers = Numbers { list: [0; MAX_MODES], len: 0, ends: [0; R] };
    let (mut depth, mut axes, mut is_open) = (0_usize, 0_usize, true);
    loop {
        while text.get(*at) == Some(&b' ') {
            *at += 1;
        }
        match (text.get(*at), is_open) {
            (Some(b'('), true) => depth += 1,
            (Some(b'-' | b'_' | b'0'..=b'9'), true) => {
                // CuTe writes an underscore before numbers that its types know.
                if text.get(*at) == Some(&b'_') {
                    *at += 1;
                    if !matches!(text.get(*at), Some(b'-' | b'0'..=b'9')) {
                        return Err(ModesTextError::Unexpected { at: *at });
                    }
                }
                let begin = *at;
                *at += 1;
                while text.get(*at).is_some_and(u8::is_ascii_digit) {
                    *at += 1;
                }
                let number = core::str::from_utf8(&text[begin..*at]).ok().and_then(|text| text.parse().ok());
                let number = number.filter(|number| *number >= least);
                let number = number.ok_or(ModesTextError::Number { at: begin })?;
                *numbers.list.get_mut(numbers.len).ok_or(AlgebraError::Modes)? = number;
                numbers.len += 1;
                *at -= 1;
                is_open = false;
            }
            (Some(b','), false) if depth > 0 => {
                if depth == 1 {
                    end_axis(&mut numbers, &mut axes);
                }
                is_open = true;
            }
            (Some(b')'), _) if depth > 0 && (!is_open || R == 0 && depth == 1 && numbers.len == 0) => {
                depth -= 1;
                is_open = false;
            }
            _ => return Err(ModesTextError::Unexpected { at: *at }),
        }
        *at += 1;
        if depth == 0 && !is_open {
            break;
        }
    }
    if numbers.len > 0 {
        end_axis(&mut numbers, &mut axes);
    }
    // With one axis, all numbers are its modes.
    if R == 1 {
        (numbers.ends[0], axes) = (numbers.len, 1);
    }
    if axes == R { Ok(numbers) } else { Err(ModesTextError::Rank { expected: R, found: axes }) }
}

fn end_axis<const R: usize>(numbers: &mut Numbers<R>, axes: &mut usize) {
    if let Some(end) = numbers.ends.get_mut(*axes) {
        *end = numbers.len;
    }
    *axes += 1;
}

impl<const R: usize> FromStr for Modes<R> {
    type Err = ModesTextError;

    /// Reads CuTe's text. Within an axis the first mode is the fastest; the axes are those of `self`, so each coordinate has the offset that it has in
    /// CuTe. CuTe's *linear* index, on which compositions and complements depend, is that of [`reversed`](Modes::reversed).
    ///
    /// With one axis, the text is that of its modes: `(2,3):(6,4)`. Lists in lists within an axis are one list. Numbers that CuTe's types know have an underscore,
    /// which is read and not written: `(2,1):(_1,8)`.
    fn from_str(text: &str) -> Result<Self, ModesTextError> {
        let (bytes, mut at) = (text.as_bytes(), 0);
        let extents = numbers::<R>(bytes, &mut at, 0)?;
        if bytes.get(at) != Some(&b':') {
            return Err(ModesTextError::Unexpected { at });
        }
        at += 1;
        let strides = numbers::<R>(bytes, &mut at, isize::MIN)?;
        if at != bytes.len() {
            return Err(ModesTextError::Unexpected { at });
        }
        if extents.ends != strides.ends {
            return Err(ModesTextError::Strides);
        }
        let (mut list, mut ends) = (List::EMPTY, [0; R]);
        for axis in (0..R).rev() {
            let begin = if axis == 0 { 0 } else { extents.ends[axis - 1] };
            for mode in begin..extents.ends[axis] {
                list.push(extents.list[mode].cast_unsigned(), strides.list[mode])?;
            }
            ends[R - 1 - axis] = list.len;
        }
        list.check()?;
        Ok(Self { list, ends })
    }
}

impl<const R: usize> fmt::Display for Modes<R> {
    /// Writes CuTe's text, which parsing reads. An axis without modes has extent 1 and stride 0.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list(
            f: &mut fmt::Formatter<'_>,
            count: usize,
            one: impl Fn(&mut fmt::Formatter<'_>, usize) -> fmt::Result,
        ) -> fmt::Result {
            if count == 1 {
                return one(f, 0);
            }
            f.write_str("(")?;
            for at in 0..count {
                f.write_str(if at == 0 { "" } else { "," })?;
                one(f, at)?;
            }
            f.write_str(")")
        }
        for are_strides in [false, true] {
            f.write_str(if are_strides { ":" } else { "" })?;
            list(f, R, |f, axis| {
                let (begin, end) = self.range(axis);
                list(f, (end - begin).max(1), |f, at| match (are_strides, begin + at < end) {
                    (false, true) => write!(f, "{}", self.list.extents[begin + at]),
                    (true, true) => write!(f, "{}", self.list.strides[begin + at]),
                    (false, false) => f.write_str("1"),
                    (true, false) => f.write_str("0"),
                })
            })?;
        }
        Ok(())
    }
}

debug_as_display! { [const R: usize] Modes<R>; }
