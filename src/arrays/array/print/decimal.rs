//! Numbers as NumPy prints them: the shortest text, with at most 8 digits after the point, and a point after integral floats; in scientific
//! notation if the numbers of an array differ much.
//!
//! A number is known by its text alone, because an element is of any type that has `Display`: it is digits, perhaps with a sign and a
//! point. If it has no point, but has one with a precision of 1, it is an integral float.

use core::fmt::{self, Write};

/// The most digits after the point.
const PLACES: usize = 8;
/// A precision with which a float of more digits than [`PLACES`] before its point is exact: such a float has at most 26 bits after it.
const EXACT: usize = 30;
/// The length of the longest text of an `f64`, with [`EXACT`] places, rounded up.
const LONGEST: usize = 384;
/// The least number, and the largest ratio of two numbers, that are printed without an exponent.
const LEAST: f64 = 1e-4;
const RATIO: f64 = 1e3;

/// The text of one element.
pub(crate) struct Text {
    bytes: [u8; LONGEST],
    len: usize,
}

impl Text {
    /// What `write` writes; `None` if it is longer than any number.
    pub(crate) fn of(write: impl FnOnce(&mut dyn Write) -> fmt::Result) -> Option<Self> {
        let mut text = Self { bytes: [0; LONGEST], len: 0 };
        write(&mut text).ok().map(|()| text)
    }

    /// The number, if the text is one.
    pub(crate) fn number(&self) -> Option<Decimal<'_>> {
        let text = str::from_utf8(self.bytes.get(..self.len)?).ok()?;
        let digits = text.trim_start_matches(['+', '-']);
        let (before, fraction) = digits.split_once('.').map_or((digits, None), |(a, b)| (a, Some(b)));
        let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        let sign = text.strip_suffix(digits)?;
        let is_number = sign.len() <= 1 && are_digits(before) && fraction.is_none_or(are_digits);
        is_number.then_some(Decimal { sign, text: digits, before, fraction })
    }
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len.saturating_add(text.len());
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// A number as its digits.
#[derive(Clone, Copy)]
pub(crate) struct Decimal<'a> {
    sign: &'a str,
    /// The text without the sign.
    text: &'a str,
    before: &'a str,
    fraction: Option<&'a str>,
}

impl<'a> Decimal<'a> {
    /// Whether there is a point.
    pub(crate) const fn has_point(self) -> bool {
        self.fraction.is_some()
    }

    fn fraction(self) -> &'a str {
        self.fraction.unwrap_or_default()
    }

    /// All digits, of which the first may be zeros.
    fn digits(self) -> impl Iterator<Item = u8> + 'a {
        self.before.bytes().chain(self.fraction().bytes())
    }

    /// The power of ten of the first digit that is not 0; 0 if all are.
    fn exponent(self) -> isize {
        let zeros = self.digits().position(|digit| digit != b'0');
        // Lengths of texts fit.
        zeros.map_or(0, |zeros| {
            self.before.len().cast_signed().wrapping_sub(1).wrapping_sub(zeros.cast_signed())
        })
    }

    /// The absolute value, rounded.
    fn magnitude(self) -> f64 {
        self.text.parse().unwrap_or(f64::INFINITY)
    }

    /// Writes the number with at most [`PLACES`] digits after the point. `exact` returns its text with a precision.
    pub(crate) fn write_fixed(
        self,
        exact: impl FnOnce(usize) -> Option<Text>,
        to: &mut dyn Write,
    ) -> fmt::Result {
        let rounded = if self.fraction().len() > PLACES { exact(PLACES) } else { None };
        let Decimal { sign, before, fraction, .. } = rounded.as_ref().and_then(Text::number).unwrap_or(self);
        write!(to, "{sign}{before}.{}", fraction.unwrap_or_default().trim_end_matches('0'))
    }

    /// The number in scientific notation with at most [`PLACES`] digits after the point. `exact` returns its text with a precision.
    pub(crate) fn shortest(self, exact: impl Fn(usize) -> Option<Text>) -> Scientific<'a> {
        let rest = self.digits().skip_while(|digit| *digit == b'0').skip(PLACES.saturating_add(1));
        let is_long = rest.into_iter().any(|digit| digit != b'0');
        if is_long { self.scientific(PLACES, exact) } else { Scientific::rounded(self, self.sign, PLACES) }
    }

    /// The number in scientific notation with so many digits after the point, at most [`PLACES`].
    pub(crate) fn scientific(self, places: usize, exact: impl Fn(usize) -> Option<Text>) -> Scientific<'a> {
        let precision = places.cast_signed().wrapping_sub(self.exponent());
        let with = |precision: isize| exact(usize::try_from(precision).unwrap_or(EXACT));
        // The shortest text may be rounded up to a power of ten that the number is below: `1e-4` as `f32` is 9.99999975e-5. Then its first
        // digit is one place further on.
        let is_below = |text: &Text| text.number().is_some_and(|number| number.exponent() < self.exponent());
        let text = with(precision.saturating_add(1)).filter(is_below).or_else(|| with(precision));
        Scientific::rounded(text.as_ref().and_then(Text::number).unwrap_or(self), self.sign, places)
    }
}

/// A number as one digit before the point, at most [`PLACES`] after it, and a power of ten.
pub(crate) struct Scientific<'a> {
    sign: &'a str,
    digits: [u8; PLACES + 1],
    len: usize,
    exponent: isize,
}

impl<'a> Scientific<'a> {
    /// The number, rounded to the nearest; in the middle, to an even digit.
    fn rounded(number: Decimal<'_>, sign: &'a str, places: usize) -> Self {
        let mut exponent = number.exponent();
        let mut from = number.digits().skip_while(|digit| *digit == b'0');
        let mut digits = [b'0'; PLACES + 1];
        let kept = digits.get_mut(..=places).unwrap_or_default();
        // Not `zip`, which would take one more digit and lose it.
        for digit in &mut *kept {
            *digit = from.next().unwrap_or(b'0');
        }
        let (next, is_more) = (from.next().unwrap_or(b'0'), from.any(|digit| digit != b'0'));
        let is_odd = kept.last().is_some_and(|digit| digit % 2 == 1);
        if next > b'5' || (next == b'5' && (is_more || is_odd)) {
            // Nines become zeros, and the digit before them is one more.
            let before = kept.iter().rposition(|digit| *digit != b'9');
            let nines = before.map_or(0, |before| before.saturating_add(1));
            kept.iter_mut().skip(nines).for_each(|digit| *digit = b'0');
            match before.and_then(|before| kept.get_mut(before)) {
                Some(digit) => *digit = digit.saturating_add(1),
                None => {
                    digits[0] = b'1';
                    exponent = exponent.saturating_add(1);
                }
            }
        }
        let len = digits.iter().rposition(|digit| *digit != b'0').map_or(1, |last| last.saturating_add(1));
        Self { sign, digits, len, exponent }
    }

    /// The number of digits after the point, and in the exponent.
    pub(crate) fn sizes(&self) -> (usize, usize) {
        let digits =
            self.exponent.unsigned_abs().checked_ilog10().map_or(1, |digits| digits.saturating_add(1));
        (self.len.saturating_sub(1), usize::try_from(digits).unwrap_or(2).max(2))
    }

    /// Writes the number with so many digits after the point and in the exponent.
    pub(crate) fn write(&self, (places, width): (usize, usize), to: &mut dyn Write) -> fmt::Result {
        let digits = str::from_utf8(&self.digits).map_err(|_| fmt::Error)?;
        let (first, after) = digits.split_at_checked(1).ok_or(fmt::Error)?;
        let sign = if self.exponent < 0 { '-' } else { '+' };
        let after = after.get(..places).ok_or(fmt::Error)?;
        write!(to, "{}{first}.{after}e{sign}{:0width$}", self.sign, self.exponent.unsigned_abs())
    }
}

/// The range of the numbers of an array.
#[derive(Clone, Copy)]
pub(crate) struct NumberRange {
    least: f64,
    greatest: f64,
}

impl NumberRange {
    pub(crate) const EMPTY: Self = Self { least: f64::INFINITY, greatest: 0.0 };

    /// The range with one more number; zeros do not count.
    pub(crate) fn with(self, number: Decimal<'_>) -> Self {
        match number.magnitude() {
            0.0 => self,
            found => Self { least: self.least.min(found), greatest: self.greatest.max(found) },
        }
    }

    /// Whether the numbers are printed with exponents: one is `limit` or above, or below [`LEAST`], or two differ by more than [`RATIO`].
    pub(crate) fn needs_exponents(self, limit: f64) -> bool {
        let Self { least, greatest } = self;
        greatest > 0.0 && (greatest >= limit || least < LEAST || greatest / least > RATIO)
    }
}
