//! The other operands of elementwise verbs, as relations from which signatures project. The subject is the operand: the compiler reports a
//! mistake at the name of the method, once. They have no methods: blanket impls would take names such as `read` from whoever imports them.

use crate::{
    array::{ArrayOf, AsView, StorageMut, View},
    broadcast::{BroadcastExtents, BroadcastToExtents, OperandRank, ZipExtents},
    layout::{ExtentTypes, Layout},
    private::Internal,
    storage::ElementPlace,
    types::ExtentList,
};

/// Arrays of rank `R` that a verb reads together with one of the layout `L`, broadcast to each other.
#[cfg_attr(doc, doc(hidden))]
pub trait ZipsWith<L, const R: usize>: OperandRank {
    /// The elements.
    type Element;
    /// The layout.
    #[doc(hidden)]
    type Layout: Layout<R>;
    /// Where the elements are.
    #[doc(hidden)]
    type ElementPlace: ElementPlace;
    /// The extents of both, broadcast to each other.
    type Extents: ExtentList<R>;

    /// A view of all elements.
    #[doc(hidden)]
    fn read(from: &Self, internal: Internal) -> View<'_, Self::Element, R, Self::Layout>;
}

impl<O: AsView<R, Layout: Layout<R>>, L: Layout<R>, const R: usize> ZipsWith<L, R> for O
where
    L::Extents: ZipExtents<ExtentTypes<O::Layout, R>, R>,
{
    type Element = O::Element;
    type Layout = O::Layout;
    type ElementPlace = O::ElementPlace;
    // Not that of `ZipExtents`: generic code names this one.
    type Extents = <L::Extents as BroadcastExtents<ExtentTypes<O::Layout, R>, R>>::Output;

    #[inline(always)]
    fn read(from: &Self, _: Internal) -> View<'_, O::Element, R, O::Layout> {
        from.as_view()
    }
}

/// Arrays of rank `R` whose elements, or results of them, are written into an array of elements `T`, storage `S` and layout `L`. They broadcast to its extents.
#[cfg_attr(doc, doc(hidden))]
pub trait WrittenInto<T, S, L, const R: usize>: OperandRank {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// The elements.
    type Element;
    /// The layout.
    #[doc(hidden)]
    type Layout: Layout<R>;

    /// The memory that is written.
    #[doc(hidden)]
    fn target(storage: &mut S, internal: Internal) -> &mut [T];
    /// A view of all elements.
    #[doc(hidden)]
    fn read(from: &Self, internal: Internal) -> View<'_, Self::Element, R, Self::Layout>;
}

// The layout of the operand is not a parameter of the impls: then generic code without the bound on extents sees the signature of the method.
impl<O: AsView<R, Layout: Layout<R>>, T, S: StorageMut<T>, L: Layout<R>, const R: usize>
    WrittenInto<T, S, L, R> for O
where
    ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
{
    type Proof = ();
    type Element = O::Element;
    type Layout = O::Layout;

    #[inline(always)]
    fn target(storage: &mut S, _: Internal) -> &mut [T] {
        storage.elements_mut()
    }
    #[inline(always)]
    fn read(from: &Self, _: Internal) -> View<'_, O::Element, R, O::Layout> {
        from.as_view()
    }
}

/// An array that is assigned to another one: [`WrittenInto`] with elements of the same type.
#[cfg_attr(doc, doc(hidden))]
pub trait AssignedTo<T, S, L, const R: usize>: OperandRank {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// The layout.
    #[doc(hidden)]
    type Layout: Layout<R>;

    /// Returns the memory to write: [`WrittenInto::target`].
    #[doc(hidden)]
    fn target(storage: &mut S, internal: Internal) -> &mut [T];
    /// Returns the operand as a view: [`WrittenInto::read`].
    #[doc(hidden)]
    fn read(from: &Self, internal: Internal) -> View<'_, T, R, Self::Layout>;
}

impl<O, T, S: StorageMut<T>, L: Layout<R>, const R: usize> AssignedTo<T, S, L, R> for O
where
    O: ArrayOf<T, R, Layout: Layout<R>>,
    ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
{
    type Proof = ();
    type Layout = O::Layout;

    #[inline(always)]
    fn target(storage: &mut S, _: Internal) -> &mut [T] {
        storage.elements_mut()
    }
    #[inline(always)]
    fn read(from: &Self, _: Internal) -> View<'_, T, R, O::Layout> {
        from.as_view()
    }
}
