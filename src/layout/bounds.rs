//! Properties of layouts that bounds require: strides, no gaps, one index for each element, and to be a layout of the crate. Each trait has the message for
//! layouts without the property.

#[cfg(doc)]
use super::Tiled;
use super::{ColumnMajor, Layout, Mapped, Mapping, Order, Ordered, Padded, RowMajor, Strided, Windowed};
use crate::{
    private::{INTERNAL, Internal},
    types::{AxisList, ExtentList, Yes},
};

/// A layout with strides whose type states that no two indices alias.
///
/// The layout of a broadcast is not unique, and neither are layouts derived from it, until the stretched axes are indexed
/// away. [`Strided`] layouts are checked when a mutable view is made of them.
#[diagnostic::on_unimplemented(
    message = "expected a layout of rank {R} with strides, found `{Self}`",
    label = "a tensor has a layout of its rank, {R}, with strides: `to_tiled` copies to tiles, and to other layouts without strides"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Unique<const R: usize>: Layout<R> + UniqueMapping<R> {
    /// Exists if the relation holds: see [`Exists`](crate::private::Exists).
    #[doc(hidden)]
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, L: Layout<R> + UniqueMapping<R>> Unique<R> for L {
    type Proof = ();
}

/// A mapping, with or without strides, whose type states that no two indices alias. A mutable view needs one. [`Unique`] layouts have strides as
/// well.
#[diagnostic::on_unimplemented(
    message = "expected a layout of rank {R}, found `{Self}`",
    label = "a layout has the rank of the shape that it lays out: {R}"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait UniqueMapping<const R: usize>: Mapping<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<const R: usize, L: Mapping<R>> UniqueMapping<R> for L
where
    L::Uniqueness: IsUnique,
{
    type Proof = ();
}

/// The [`Uniqueness`](Mapping::Uniqueness) of a layout without two indices that alias: [`Yes`]. It is a separate trait so that a layout of another rank has its own
/// message.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a mutable view needs a layout with one index for each element, and a broadcast has several",
    label = "this layout has a stretched axis (stride 0): write to the operand before it is broadcast, or copy with `to_tensor` first"
)]
pub trait IsUnique {}
#[diagnostic::do_not_recommend]
impl IsUnique for Yes {}

/// A layout whose type states that its memory has the elements in logical order, without gaps. A view needs it to be borrowed as one slice.
/// [`as_slice`](crate::View::as_slice) requires it.
#[diagnostic::on_unimplemented(
    message = "this layout of rank {R} is not known to be row-major and without gaps",
    label = "`to_tensor` copies to such a layout, `outer_iter` visits rows with any strides, and `try_as_slice` and `try_rows` check at run time"
)]
pub trait Contiguous<const R: usize>: ContiguousToWrite<R> {
    /// Exists if the relation holds: see [`Exists`](crate::private::Exists).
    #[doc(hidden)]
    type Proof;
}

/// What [`Contiguous`] states, as a bound of methods that write: its message does not advise a copy.
#[diagnostic::on_unimplemented(
    message = "this layout of rank {R} is not known to be row-major and without gaps",
    label = "`for_each_mut` writes with any strides; `try_iter_mut`, `try_as_slice_mut`, `try_axis_iter_mut` and `try_dense_mut` check at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ContiguousToWrite<const R: usize>: Layout<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

/// A layout of the crate.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of the crate, and the trait of layouts with strides is sealed",
    label = "cannot be implemented outside of shapewise: a layout of your own implements `Mapping`, and its arrays are `TiledView` and `TiledTensor`"
)]
pub trait OwnLayout<const R: usize>: Mapping<R> {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;
}

/// A row: parameters, the rank, and the layout.
macro_rules! own_layouts {
    ($([$($parameter:tt)*] $rank:ident $layout:ty;)*) => { $(
        impl<$($parameter)*> OwnLayout<$rank> for $layout {
            const SEALED: Internal = INTERNAL;
        }
    )* };
}

own_layouts! {
    [const R: usize, A: AxisList] R Mapped<R, A>;
    [const R: usize, E: ExtentList<R>, P: ExtentList<R>, O: Order<R>] R Padded<R, E, P, O>;
    [const R: usize, E: ExtentList<R>, O: Order<R>] R Ordered<R, E, O>;
    [const R: usize, E: ExtentList<R>] R RowMajor<R, E>;
    [const R: usize, E: ExtentList<R>] R ColumnMajor<R, E>;
    [const R: usize, E: ExtentList<R>] R Strided<R, E>;
    [const K: usize, const R: usize, W: AxisList] R Windowed<K, R, W>;
}

/// The seal of [`Layout`]. It has one impl, which the compiler does not recommend, and [`Layout`] has `Proof: Exists` of it. So one error says that the trait is sealed.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of the crate, and the trait of layouts with strides is sealed",
    label = "cannot be implemented outside of shapewise: a layout of your own implements `Mapping`, and its arrays are `TiledView` and `TiledTensor`"
)]
pub trait SealedLayout<const R: usize>: OwnLayout<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<X: OwnLayout<R>, const R: usize> SealedLayout<R> for X {
    type Proof = ();
}
