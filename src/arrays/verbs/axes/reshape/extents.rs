//! The extents of a reshape, one of which may be inferred.

use crate::{
    extent::{Extent, Extents, Inferred, agreed},
    index,
    private::{If, Sealed},
    types::{ExtentList, ListLike},
    verbs::axes::reshape::ReshapeError,
};

/// The extents of a reshape: extents of any level, or a tuple with one `_`, which is inferred from the element count.
///
/// If the compiler names this trait, the argument of a reshape is not a list of extents, or it has two `_`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of extents to reshape to",
    label = "neither an array of `usize` nor a tuple as `shape!` writes it, with at most one `_`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ReshapeExtents<const Q: usize>: Copy + Sealed + ListLike<Itself = Self> {
    /// The extents of the result; an inferred one is `usize`.
    type Extents: Extents<Q>;

    /// The axis whose extent is inferred; one that no rank has if there is none.
    #[doc(hidden)]
    const INFERRED: usize = usize::MAX;

    /// Whether an extent is inferred.
    #[doc(hidden)]
    const INFERS: bool = Self::INFERRED < Q;

    /// Each extent, if the type knows it, with 1 for the one to infer.
    #[doc(hidden)]
    const WITH_ONE: [Option<usize>; Q] = with_one(Self::Extents::KNOWN, Self::INFERRED);

    /// The extents, with 1 for the one to infer.
    #[doc(hidden)]
    fn with_one(self) -> Self::Extents;

    /// The extents for this element count.
    #[doc(hidden)]
    #[inline(always)]
    fn infer(self, count: usize) -> Result<Self::Extents, ReshapeError> {
        let extents = self.with_one();
        if !Self::INFERS {
            return Ok(extents);
        }
        let mut extents = extents.array();
        infer_at(&mut extents, Self::INFERRED, count)?;
        Ok(agreed::of_rule(&extents))
    }
}

/// [`ReshapeExtents`], for the bounds of methods.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of extents to reshape to",
    label = "neither an array of `usize` nor a tuple as `shape!` writes it, with at most one `_`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ReshapeTo<const Q: usize>: ListLike<Itself: ReshapeExtents<Q>> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<E: ListLike<Itself: ReshapeExtents<Q>>, const Q: usize> ReshapeTo<Q> for E {
    type Proof = ();
}

/// The extents of rank `Q` of a reshape to `E`. See [`reshape`](crate::array::TensorBase::reshape).
pub type ReshapedExtents<E, const Q: usize> =
    If<<E as ReshapeTo<Q>>::Proof, <<E as ListLike>::Itself as ReshapeExtents<Q>>::Extents>;

/// What a type knows of the extents, with 1 for the one to infer.
#[expect(clippy::indexing_slicing, reason = "the axis is compared with the rank")]
const fn with_one<const Q: usize>(mut known: [Option<usize>; Q], axis: usize) -> [Option<usize>; Q] {
    if axis < Q {
        known[axis] = Some(1);
    }
    known
}

#[diagnostic::do_not_recommend]
impl<const Q: usize, E: Extents<Q>> ReshapeExtents<Q> for E {
    type Extents = E;

    #[inline(always)]
    fn with_one(self) -> E {
        self
    }
}

/// Infers the extent of an axis; `extents` has 1 there.
#[inline]
fn infer_at(extents: &mut [usize], axis: usize, count: usize) -> Result<(), ReshapeError> {
    let product = index::element_count(extents)?;
    let Some(inferred) = index::inferred(count, product) else {
        return Err(match product {
            0 if count == 0 => ReshapeError::Ambiguous { axis },
            // No value fits.
            0 => ReshapeError::Count { from: count, to: 0 },
            _ => ReshapeError::Indivisible { count, product },
        });
    };
    if let Some(extent) = extents.get_mut(axis) {
        *extent = inferred;
    }
    Ok(())
}

/// Tuples with one `_`. A row: the rank, the position of `_`, and the types before it and after it.
macro_rules! with_one_inferred {
    ($($rank:literal $axis:literal: $($before:ident)* _ $($after:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($before: Extent,)* $($after: Extent),*> ReshapeExtents<$rank> for ($($before,)* Inferred, $($after,)*) {
            type Extents = ($($before,)* usize, $($after,)*);
            const INFERRED: usize = $axis;

            #[inline(always)]
            #[allow(non_snake_case, reason = "the extents have the names of their types")]
            fn with_one(self) -> Self::Extents {
                let ($($before,)* _, $($after,)*) = self;
                ($($before,)* 1, $($after,)*)
            }
        }
    )* };
}

with_one_inferred! {
    1 0: _;
    2 0: _ A;
    2 1: A _;
    3 0: _ A B;
    3 1: A _ B;
    3 2: A B _;
    4 0: _ A B C;
    4 1: A _ B C;
    4 2: A B _ C;
    4 3: A B C _;
    5 0: _ A B C D;
    5 1: A _ B C D;
    5 2: A B _ C D;
    5 3: A B C _ D;
    5 4: A B C D _;
    6 0: _ A B C D E;
    6 1: A _ B C D E;
    6 2: A B _ C D E;
    6 3: A B C _ D E;
    6 4: A B C D _ E;
    6 5: A B C D E _;
    7 0: _ A B C D E F;
    7 1: A _ B C D E F;
    7 2: A B _ C D E F;
    7 3: A B C _ D E F;
    7 4: A B C D _ E F;
    7 5: A B C D E _ F;
    7 6: A B C D E F _;
    8 0: _ A B C D E F G;
    8 1: A _ B C D E F G;
    8 2: A B _ C D E F G;
    8 3: A B C _ D E F G;
    8 4: A B C D _ E F G;
    8 5: A B C D E _ F G;
    8 6: A B C D E F _ G;
    8 7: A B C D E F G _;
}
