//! Numbers in texts that depend on the width of `usize`.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::arithmetic_side_effects, clippy::unwrap_used, reason = "numbers that fit")]

/// A text with the limits of 64 bits, as those of this target.
pub(crate) fn of(text: &str) -> String {
    let max = isize::MAX.unsigned_abs();
    text.replace("9223372036854775807", &max.to_string())
        .replace("9223372036854775808", &(max + 1).to_string())
        .replace("18446744073709551615", &usize::MAX.to_string())
        .replace("18446744073709551616", &(u128::from(u64::try_from(usize::MAX).unwrap()) + 1).to_string())
        .replace("1152921504606846976", &(1_usize << (usize::BITS - 4)).to_string())
        .replace("1099511627776", &ABOVE_ROOT.to_string())
}

/// Below 2^63 on 64 bits and below 2^31 on 32 bits, but the square is not.
pub(crate) const ABOVE_ROOT: usize = 1 << (usize::BITS / 2 + 8);
