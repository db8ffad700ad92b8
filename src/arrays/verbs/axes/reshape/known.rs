//! The check of two shapes in the type.

use crate::{
    index,
    layout::Layout,
    message::{Count, Message},
    verbs::axes::reshape::ReshapeExtents,
};

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
