//! Layouts that are put into a type that knows some of their numbers: compared with it, or taken from it.
#![expect(
    unsafe_code,
    reason = "what a type knows is not stored, so only this file and `extent/agreed.rs` may state that numbers agree with it"
)]

use super::{Layout, Mapping as _, Packed, Strided, place::each_axis};
use crate::{message::broken, types::Agreed};

/// Returns the layout that a rule finds as a layout of the type that the same rule computed. If the type knows all of it, the rule is not executed:
/// nothing is left of the operation, in debug builds, too. Else a difference is a fault of the crate, and panics.
#[inline(always)]
pub(crate) fn derived<const R: usize, M: Packed<R>>(rule: impl FnOnce() -> Strided<R>) -> M {
    if M::IS_KNOWN { of_type() } else { compared(&rule()) }
}

/// [`derived`] by a rule that may fail where the type does not know all of the layout.
#[inline(always)]
pub(crate) fn try_derived<const R: usize, M: Packed<R>, E>(
    rule: impl FnOnce() -> Result<Strided<R>, E>,
) -> Result<M, E> {
    if M::IS_KNOWN { Ok(of_type()) } else { rule().map(|layout| compared(&layout)) }
}

/// Returns a layout as one of a type that knows some of its numbers, or none. A difference is a fault of the crate, and panics.
#[inline(always)]
pub(crate) fn agreeing<const R: usize, M: Packed<R>>(layout: &Strided<R>) -> M {
    if M::IS_KNOWN {
        debug_assert!(agrees::<R, M>(layout), "a type and a rule compute the same layout");
        return of_type();
    }
    compared(layout)
}

/// Whether there is no extent and no stride.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes below the rank")]
pub(crate) const fn knows_nothing<const R: usize>(
    extents: [Option<usize>; R],
    strides: [Option<isize>; R],
) -> bool {
    let mut axis = 0;
    while axis < R {
        if extents[axis].is_some() || strides[axis].is_some() {
            return false;
        }
        axis += 1;
    }
    true
}

/// The layout of a type that knows all of it.
#[inline(always)]
fn of_type<const R: usize, M: Packed<R>>() -> M {
    // SAFETY: `VALUE` has the extents and the strides that the type knows: it is made of them, because `IS_KNOWN` is `true` for this type. Both callers ask it.
    let agreed = unsafe { Agreed::assume() };
    M::pack(&M::VALUE, agreed)
}

/// The layout as one of a type, whose numbers are compared.
#[inline(always)]
fn compared<const R: usize, M: Packed<R>>(layout: &Strided<R>) -> M {
    if !agrees::<R, M>(layout) {
        fault();
    }
    // SAFETY: the numbers were compared with the type, in the line above.
    let agreed = unsafe { Agreed::assume() };
    M::pack(layout, agreed)
}

/// Not inlined, and without the line of a caller: few bytes of code in each.
#[cold]
#[inline(never)]
fn fault() -> ! {
    broken("a type and a rule compute the same layout")
}

/// The layout has the extents that the type knows, and the strides of axes that are longer than 1. The other strides reach no element.
#[inline(always)]
#[expect(clippy::manual_range_patterns, reason = "the patterns of `each_axis`")]
fn agrees<const R: usize, M: Layout<R>>(layout: &Strided<R>) -> bool {
    if M::KNOWS_NOTHING {
        return true;
    }
    each_axis!(R, axis => {
        if !agrees_at::<R, M>(layout, axis) {
            return false;
        }
    }, further (4..R).all(|axis| agrees_at::<R, M>(layout, axis)), return true)
}

/// [`agrees`] along one axis.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "an axis below the rank")]
fn agrees_at<const R: usize, M: Layout<R>>(layout: &Strided<R>, axis: usize) -> bool {
    let (extent, stride) = (layout.extent(axis), layout.stride(axis));
    !matches!(M::EXTENTS[axis], Some(known) if known != extent)
        && (extent <= 1 || !matches!(M::STRIDES[axis], Some(known) if known != stride))
}
