//! Values along one axis: indices, or a mask.

use alloc::{borrow::Cow, vec::Vec};

use num_traits::PrimInt;

use crate::{
    array::{Storage, TensorBase, View},
    axis::one::AxisArgument,
    extent::{Const, Extent},
    layout::{AxesOf, Layout},
    private::{Internal, SealedType},
    rank::Never,
    types::{AxisList, AxisPart},
};

/// Values along one axis: an array, a slice, a vector, or an array of rank 1; or a reference to one of these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of values along one axis",
    label = "write `[2, 0, -1]`, a slice, a vector or an array of rank 1; `take_at` takes indices of any rank"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Sequence: SealedType {
    /// The values.
    type Item: Copy;
    /// How many there are.
    type Extent: Extent;

    /// The values, in order.
    #[doc(hidden)]
    fn values(&self) -> Cow<'_, [Self::Item]>;
}

/// An integer that is an index: any of Rust's integer types.
#[diagnostic::on_unimplemented(
    message = "indices are integers, found `{Self}`",
    label = "not an integer, as `usize` and `i64` are"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AnyIndex: PrimInt {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<I: PrimInt> AnyIndex for I {
    type Proof = ();
}

/// Indices along the axis `X`: [`Sequence`] of integers. If `X` is open, because the first argument is not an axis, nothing is reported of the
/// indices.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of indices",
    label = "write `[2, 0, -1]`, a slice, a vector or an array of rank 1; `take_at` takes indices of any rank"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait IndicesAlong<X>: Sized {
    /// How many there are.
    type Count: Extent;
    /// The indices.
    type Index: AnyIndex;

    /// The indices, in order. Not a method, because there is an impl for each type.
    #[doc(hidden)]
    fn indices(list: &Self, internal: Internal) -> Cow<'_, [Self::Index]>;
}

impl<X: AxisArgument, I: Sequence<Item: AnyIndex>> IndicesAlong<X> for I {
    type Count = I::Extent;
    type Index = I::Item;

    fn indices(list: &Self, _: Internal) -> Cow<'_, [I::Item]> {
        list.values()
    }
}

/// There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<I> IndicesAlong<$never> for I {
            type Count = usize;
            type Index = usize;

            fn indices(_: &Self, _: Internal) -> Cow<'_, [usize]> {
                Cow::Borrowed(&[])
            }
        }
        impl<M> MaskAlong<$never> for M {
            type Extent = usize;

            fn flags(_: &Self, _: Internal) -> Cow<'_, [bool]> {
                Cow::Borrowed(&[])
            }
        }
    )* };
}

open!(Never Option<Never>);

/// A mask along the axis `X`: [`Sequence`] of truth values. The compiler words an equality of types itself, in terms of traits, so it is a trait
/// with a message. If `X` is open, nothing is reported of the mask.
#[diagnostic::on_unimplemented(
    message = "a mask along one axis is a list of `bool`, found `{Self}`",
    label = "not `bool`s along one axis: `x.map(|x| *x > 0)` makes them of an array of rank 1; `take` is for indices, `extract` for a mask of all axes"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait MaskAlong<X> {
    /// How many there are of those that are true: `usize`.
    type Extent: Extent;

    /// The truth values, in order. Not a method, because there is an impl for each type.
    #[doc(hidden)]
    fn flags(mask: &Self, internal: Internal) -> Cow<'_, [bool]>;
}

#[diagnostic::do_not_recommend]
impl<X: AxisArgument, M: Sequence<Item = bool>> MaskAlong<X> for M {
    type Extent = usize;

    fn flags(mask: &Self, _: Internal) -> Cow<'_, [bool]> {
        mask.values()
    }
}

/// Lists in memory. A row: generics; the list; how many values it has.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty, $count:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<I: Copy, $($generics)*> Sequence for $list {
            type Item = I;
            type Extent = $count;

            fn values(&self) -> Cow<'_, [I]> {
                Cow::Borrowed(&self[..])
            }
        }
    )* };
}

lists! {
    [const K: usize] [I; K], Const<K>;
    [const K: usize] &[I; K], Const<K>;
    [] &[I], usize;
    [] Vec<I>, usize;
    [] &Vec<I>, usize;
}

/// Arrays of rank 1, and references to them.
macro_rules! arrays {
    ($($array:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<I: Copy, S: Storage<I>, L: Layout<1>> Sequence for $array {
            type Item = I;
            type Extent = <<AxesOf<L, 1> as AxisList>::Head as AxisPart>::Extent;

            fn values(&self) -> Cow<'_, [I]> {
                let view: View<'_, _, 1> = self.read_ranked();
                match view.try_as_slice() {
                    Some(values) => Cow::Borrowed(values),
                    None => Cow::Owned(view.to_vec()),
                }
            }
        }
    )* };
}

arrays!(TensorBase<I, S, 1, L>, &TensorBase<I, S, 1, L>);
