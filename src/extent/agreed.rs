//! Extents that are put into a type that knows some of them: compared with it, or taken from it.
#![expect(
    unsafe_code,
    reason = "what a type knows is not stored, so only this file and `layout/agreed.rs` may state that numbers agree with it"
)]

use super::ExtentMismatch;
use crate::{
    message::broken,
    types::{Agreed, ExtentList},
};

/// Returns the extents as a value of the type `E`.
///
/// # Errors
///
/// [`ExtentMismatch`] with the first axis where the type knows another extent.
#[inline(always)]
pub(crate) fn compared<const R: usize, E: ExtentList<R>>(extents: &[usize; R]) -> Result<E, ExtentMismatch> {
    agree(&E::EXTENTS, extents)?;
    // SAFETY: the extents were compared with the type, in the line above.
    let agreed = unsafe { Agreed::assume() };
    Ok(E::pack(extents, agreed))
}

/// Returns extents that a rule computed as a value of the type that the same rule computed. If the type knows all of them, they are those of the type.
/// Else a difference is a fault of the crate, and panics.
#[inline(always)]
pub(crate) fn of_rule<const R: usize, E: ExtentList<R>>(extents: &[usize; R]) -> E {
    if let Some(known) = E::VALUE {
        debug_assert!(agree(&E::EXTENTS, extents).is_ok(), "a type and a rule compute the same extents");
        return known;
    }
    match compared(extents) {
        Ok(extents) => extents,
        Err(_) => fault(),
    }
}

/// Not inlined, and without the line of a caller: few bytes of code in each.
#[cold]
#[inline(never)]
fn fault() -> ! {
    broken("a type and a rule compute the same extents")
}

/// Compares extents with those that a type knows.
#[inline]
pub(crate) fn agree(known: &[Option<usize>], extents: &[usize]) -> Result<(), ExtentMismatch> {
    for (axis, (known, &found)) in known.iter().zip(extents).enumerate() {
        match *known {
            Some(expected) if expected != found => return Err(ExtentMismatch { axis, expected, found }),
            _ => {}
        }
    }
    Ok(())
}
