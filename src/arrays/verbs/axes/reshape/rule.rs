//! The strides of a reshape.

use crate::{
    index,
    layout::{Layout, Mapping, Packed, Strided, agreeing, derived},
    message::{Count, Message},
    types::Flag,
    verbs::axes::reshape::{ReshapeError, ReshapeExtents},
};

/// The layout with other extents over the same elements, if strides can express it.
///
/// Row-major elements stay row-major, so only their number is compared.
#[inline]
pub(crate) fn reshaped<const R: usize, const Q: usize, L: Layout<R>, M: Packed<Q>>(
    layout: &L,
    to: [usize; Q],
) -> Result<M, ReshapeError> {
    if !L::IsRowMajor::IS && !layout.ranked().is_row_major() {
        return Ok(agreeing(&regrouped(&layout.ranked(), to)?));
    }
    let (from, count) = (layout.element_count(), index::element_count(&to)?);
    if from != count {
        return Err(ReshapeError::Count { from, to: count });
    }
    Ok(derived(|| Strided::from_parts(to, index::row_major_strides(&to), 0)))
}

/// The same of any strides.
///
/// Axes of both shapes are collected into the smallest groups of the same element count. A group of the old axes must have even
/// steps, which the new axes of the group then divide.
fn regrouped<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    to: [usize; Q],
) -> Result<Strided<Q>, ReshapeError> {
    let count = index::element_count(&to)?;
    if count != layout.element_count() {
        return Err(ReshapeError::Count { from: layout.element_count(), to: count });
    }
    if count == 0 {
        return Ok(Strided::row_major(to)?);
    }
    let axes = core::array::from_fn::<_, R, _>(|axis| (layout.extent(axis), layout.stride(axis)));
    let mut result = [0; Q];
    strides(&axes, &to, &mut result)?;
    Ok(Strided::from_axes(to, result))
}

/// Writes the strides of extents `to` over the elements of axes with extents and strides. The element counts are equal and not 0.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the element counts are equal and fit, so both lists of axes end together"
)]
#[inline]
pub(crate) fn strides(
    axes: &[(usize, isize)],
    to: &[usize],
    result: &mut [isize],
) -> Result<(), ReshapeError> {
    // The next axis at or after a position whose extent is not 1.
    let next = |from: usize| (from..axes.len()).find(|&axis| axes[axis].0 != 1);
    let (mut old, mut new) = (next(0), 0);
    while let Some(axis) = old {
        // A group of old axes and one of new axes with the same element count.
        let (mut last, mut old_product) = (axis, axes[axis].0);
        let (first_new, mut new_product) = (new, 1);
        old = next(axis + 1);
        while old_product != new_product {
            if new_product < old_product {
                new_product *= to[new];
                new += 1;
            } else {
                // There is one, because the element counts are equal.
                let Some(axis) = old else { return Ok(()) };
                let (stride, needed) = (axes[last].1, axes[axis].1.wrapping_mul(axes[axis].0.cast_signed()));
                if stride != needed {
                    return Err(ReshapeError::Gap { axis: last, stride, needed });
                }
                old_product *= axes[axis].0;
                (last, old) = (axis, next(axis + 1));
            }
        }
        let mut stride = axes[last].1;
        for axis in (first_new..new).rev() {
            result[axis] = stride;
            stride = stride.wrapping_mul(to[axis].cast_signed());
        }
    }
    Ok(())
}

/// Rejects, in `cargo build`, a reshape between two known shapes of different element counts.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownReshape<const R: usize, const Q: usize, L, E>(core::marker::PhantomData<(L, E)>);

impl<const R: usize, const Q: usize, L: Layout<R>, E: ReshapeExtents<Q>> KnownReshape<R, Q, L, E> {
    pub(crate) const KEEPS_THE_ELEMENT_COUNT: () = {
        let (extents, others) = (L::EXTENTS, E::WITH_ONE);
        let counts = (index::known_count(&extents), index::known_count(&others));
        if let (Some(count), Some(product @ 1..), true) = (counts.0, counts.1, E::INFERS)
            && !count.is_multiple_of(product)
        {
            let message = Message::<256>::new()
                .text("shape ")
                .shape(&extents)
                .text(" has ")
                .count(Count(count, "element", "elements"))
                .text(", which cannot become a multiple of ")
                .number(product);
            message.fail();
        }
        if let (Some(from), Some(to), false) = (counts.0, counts.1, E::INFERS)
            && from != to
        {
            let message = Message::<256>::new()
                .text("shape ")
                .shape(&extents)
                .text(" has ")
                .count(Count(from, "element", "elements"))
                .text(", and cannot be reshaped to ")
                .shape(&others)
                .text(", which has ")
                .number(to);
            message.fail();
        }
    };
}
