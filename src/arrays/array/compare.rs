//! The comparison, in `cargo build`, of extents that two types know: what `cargo check` does not compare, because an extent is
//! `Computed`.

use core::marker::PhantomData;

use super::Operand;
use crate::{
    broadcast::{CONST_ONE, SAME_OR_ONE, reaches, typed_extent},
    contraction::{self, ContractionError},
    extent::named::{
        AxisNames, Stretches, batch_names, beside, confirm, has_names, refuse_other, refuse_twice,
    },
    extent::{DynExtent, Extents},
    index::known_or,
    layout::{Layout, Mapping},
    message::Message,
    types::ExtentList,
};

/// Rejects, in `cargo build`, a layout whose type knows another extent than the extents `E`.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownExtentsOf<const R: usize, L, E>(PhantomData<(L, E)>);

impl<const R: usize, L: Mapping<R>, E: Extents<R>> KnownExtentsOf<R, L, E> {
    pub(crate) const AGREE: () = {
        let (found, expected) = (L::EXTENTS, E::KNOWN);
        if let Some((axis, found, expected)) = known_difference(&found, &expected, None) {
            let message = Message::<192>::new().text("axis ").number(axis).text(" has extent ").number(found);
            message.text(", and ").number(expected).text(" is expected").fail()
        }
    };
}

/// Rejects, in `cargo build`, a layout whose type has another name than the extents `E`.
pub(crate) struct NamesOf<const R: usize, L, E>(PhantomData<(L, E)>);

impl<const R: usize, L: Mapping<R>, E: ExtentList<R>> NamesOf<R, L, E> {
    const FOUND: AxisNames<R> = <L::Extents as ExtentList<R>>::NAMES;
    pub(crate) const AGREE: () = refuse_other(&Self::FOUND, &E::NAMES);

    /// Does the same at run time for two names that one macro declares, which [`AGREE`](Self::AGREE) cannot tell apart.
    #[inline(always)]
    #[track_caller]
    pub(crate) fn confirm() {
        if const { has_names(&Self::FOUND) && has_names(&E::NAMES) } {
            confirm(&Self::FOUND, &E::NAMES);
        }
    }
}

/// Which axes of a layout `M` stretch beside the names of the layout `L`, if their extent is 1.
pub(crate) const fn stretches_beside<const R: usize, M: Layout<R>, L: Layout<R>>() -> [Stretches; R] {
    beside(&M::STRETCHES, &M::EXTENTS, &M::NAMES, &L::NAMES)
}

/// [`stretches_beside`] of an operand `X`.
pub(crate) const fn operand_beside<T, const R: usize, X: Operand<T, R>, L: Layout<R>>() -> [Stretches; R] {
    beside(&X::STRETCHES, &X::EXTENTS, &X::NAMES, &L::NAMES)
}

/// [`stretches_beside`] of an operand `X` in a result of the extents `E`.
pub(crate) const fn operand_within<T, const R: usize, X: Operand<T, R>, E: ExtentList<R>>() -> [Stretches; R]
{
    beside(&X::STRETCHES, &X::EXTENTS, &X::NAMES, &E::NAMES)
}

/// [`stretches_beside`] of a layout `M` in a result of the extents `E`.
pub(crate) const fn stretches_within<const R: usize, M: Layout<R>, E: ExtentList<R>>() -> [Stretches; R] {
    beside(&M::STRETCHES, &M::EXTENTS, &M::NAMES, &E::NAMES)
}

/// Rejects, in `cargo build`, two operands whose types know extents that do not broadcast.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownPair<T, const R: usize, X, Y>(PhantomData<(T, X, Y)>);

impl<T, const R: usize, X: Operand<T, R>, Y: Operand<T, R>> KnownPair<T, R, X, Y> {
    pub(crate) const BROADCASTS: () = {
        broadcast(&X::EXTENTS, &Y::EXTENTS, [&X::STRETCHES, &Y::STRETCHES]);
        refuse_twice(&[X::NAMES, Y::NAMES]);
    };
}

/// Rejects, in `cargo build`, an operand that is written to a layout, if the types know an extent that does not reach that of the layout.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownWrite<T, const R: usize, L, X>(PhantomData<(T, L, X)>);

impl<T, const R: usize, L: Layout<R>, X: Operand<T, R>> KnownWrite<T, R, L, X> {
    #[expect(clippy::indexing_slicing, reason = "the axis counts to the rank, which all have")]
    pub(crate) const REACHES: () = {
        let (from, to, stretches, mut axis) = (X::EXTENTS, L::EXTENTS, X::STRETCHES, 0);
        while axis < R {
            if let (Some(extent), Some(target)) = (from[axis], to[axis])
                && !reaches(extent, target, stretches[axis])
            {
                // The words of `BroadcastError::Into`.
                let message =
                    Message::<192>::new().text("extent ").number(extent).text(" of axis ").number(axis);
                let message = message.text(" does not broadcast into extent ").number(target);
                let rule = if extent == 1 { CONST_ONE } else { SAME_OR_ONE };
                message.text(" of axis ").number(axis).text(": ").text(rule).fail()
            }
            axis += 1;
        }
    };
}

/// Rejects, in `cargo build`, two layouts whose types know extents that do not broadcast.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownLayouts<const R: usize, L, M>(PhantomData<(L, M)>);

impl<const R: usize, L: Layout<R>, M: Layout<R>> KnownLayouts<R, L, M> {
    pub(crate) const BROADCAST: () = {
        broadcast(&L::EXTENTS, &M::EXTENTS, [&L::STRETCHES, &M::STRETCHES]);
        refuse_twice(&[L::NAMES, M::NAMES]);
    };
}

/// Rejects, in `cargo build`, matrices whose types know extents that have no product, which is of rank `Q`.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownMatrices<const R: usize, const P: usize, const Q: usize, L, M>(PhantomData<(L, M)>);

impl<const R: usize, const P: usize, const Q: usize, L: Layout<R>, M: Layout<P>>
    KnownMatrices<R, P, Q, L, M>
{
    pub(crate) const MULTIPLY: () = {
        let batch = if R > P { R } else { P }.saturating_sub(2);
        refuse_twice::<Q>(&[batch_names(&L::NAMES, batch), batch_names(&M::NAMES, batch)]);
        let message = Message::<192>::new();
        match contraction::matmul(
            &DynExtent::of_type(&L::EXTENTS),
            &DynExtent::of_type(&M::EXTENTS),
            [&L::STRETCHES, &M::STRETCHES],
            &mut [DynExtent::ONE; Q],
        ) {
            Err(ContractionError::Inner { lhs_axis, lhs, rhs_axis, rhs }) => {
                let message = message.text("inner extents ").number(known_or(lhs.get(), 0)).text(" and ");
                let message = message.number(known_or(rhs.get(), 0)).text(" differ: axis ").number(lhs_axis);
                let message = message.text(" of the left operand is contracted with axis ").number(rhs_axis);
                message.text(" of the right one").fail()
            }
            Err(ContractionError::Broadcast { axis, lhs, rhs }) => {
                let message = message.text("batch extents ").number(known_or(lhs.get(), 0)).text(" and ");
                let message = message.number(known_or(rhs.get(), 0)).text(" do not broadcast at axis ");
                message.number(axis).text(": they must be equal").fail()
            }
            _ => {}
        }
    };
}

/// Rejects two lists of extents that do not broadcast, as far as they are known.
#[track_caller]
const fn broadcast<const R: usize>(
    left: &[Option<usize>; R],
    right: &[Option<usize>; R],
    stretches: [&[bool; R]; 2],
) {
    if let Some((axis, left, right)) = known_difference(left, right, Some(stretches)) {
        let message = Message::<192>::new().text("extents ").number(left).text(" and ").number(right);
        message.text(" do not broadcast at axis ").number(axis).text(": they must be equal").fail()
    }
}

/// The first axis where two lists know different extents, with these. With `stretches`, 1 differs from nothing if it stretches.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to the rank, which all have"
)]
const fn known_difference<const R: usize>(
    left: &[Option<usize>; R],
    right: &[Option<usize>; R],
    stretches: Option<[&[bool; R]; 2]>,
) -> Option<(usize, usize, usize)> {
    let mut axis = 0;
    while axis < R {
        if let (Some(a), Some(b)) = (left[axis], right[axis]) {
            let agree = match stretches {
                Some([left, right]) => typed_extent(a, b, left[axis], right[axis]).is_some(),
                None => a == b,
            };
            if !agree {
                return Some((axis, a, b));
            }
        }
        axis += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::known_difference;

    #[test]
    fn extents_that_both_types_know_are_compared() {
        let (fixed, loose) = ([false; 2], [true; 2]);
        assert_eq!(known_difference(&[Some(2), None], &[Some(2), Some(3)], None), None);
        assert_eq!(known_difference(&[Some(2), Some(5)], &[None, Some(3)], None), Some((1, 5, 3)));
        assert_eq!(known_difference(&[Some(1), Some(5)], &[Some(4), Some(3)], None), Some((0, 1, 4)));
        let stretches = Some([&loose, &fixed]);
        assert_eq!(known_difference(&[Some(1), Some(5)], &[Some(4), Some(3)], stretches), Some((1, 5, 3)));
        assert_eq!(known_difference(&[Some(4), Some(3)], &[Some(1), Some(3)], stretches), Some((0, 4, 1)));
    }
}
