//! Second operands: an array of any storage, by value or by reference; for operators also a number.

use core::marker::PhantomData;

use crate::{
    array::KnownExtentsOf,
    array::{DenseView, Storage, TensorBase, TypedView, View},
    broadcast::{OperandRank, Scalar},
    extent::Extents,
    heap::Vec,
    layout::{Contiguous, ExtentTypes, Layout, Strided},
    loops::known::{KnownLoops, TypedLoops, known_layout},
    message::or_fail,
    private::{Exists, INTERNAL, Internal, Sealed},
    storage::{Borrowed, ElementPlace},
    types::{AreExtents, AxisList, KnowsEachExtent, NameText},
};

/// Where the elements of an array are.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an array of the crate, and the traits of arrays are sealed",
    label = "cannot be implemented outside of shapewise: a method that returns a view lends the array, as `view()` of a tensor does"
)]
pub trait HasElements: OperandRank {
    /// Where the elements are.
    #[doc(hidden)]
    type ElementPlace: ElementPlace;
}

/// Where the elements of the operand `O` are, whose layout is `Self`. Of what is not an operand, the layout is open, so a result that projects from it reports nothing.
#[cfg_attr(doc, doc(hidden))]
pub trait PlaceOfOperand<O> {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;

    /// The place.
    type Place: ElementPlace;
}

impl<L, O: HasElements> PlaceOfOperand<O> for L {
    const SEALED: Internal = INTERNAL;
    type Place = O::ElementPlace;
}

/// The place of the elements of an operand of rank `R`.
pub(crate) type PlaceOf<O, const R: usize> = <<O as AsView<R>>::Layout as PlaceOfOperand<O>>::Place;

/// The seal of [`AsView`]. It has one impl, which the compiler does not recommend, and [`AsView`] has `Proof: Exists` of it. So one error says that the trait is sealed.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an array of the crate, and the traits of arrays are sealed",
    label = "cannot be implemented outside of shapewise: a method that returns a view lends the array, as `view()` of a tensor does"
)]
pub trait SealedArray: HasElements {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<X: HasElements> SealedArray for X {
    type Proof = ();
}

/// An array of rank `R`, or a reference to one: [`View`], [`ViewMut`](crate::array::ViewMut) or [`Tensor`](crate::array::Tensor). Each method with
/// a second operand takes any of them.
///
/// The trait is sealed. A type of yours that has an array lends a view of it by a method, which its users pass on: `f(image.view())`. If it states its extents by
/// [`HasExtents`](trait@crate::HasExtents), contracts take it as it is.
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R}, found `{Self}`",
    label = "an array of rank {R} fits: `insert_axis` adds an axis, and `tensor![..]` makes an array of a list"
)]
pub trait AsView<const R: usize>: SealedArray<Proof: Exists> {
    /// The elements.
    type Element;
    /// The layout.
    type Layout: Layout<R>;

    /// A view of all elements. See the example of [`AsView`].
    fn as_view(&self) -> View<'_, Self::Element, R, Self::Layout>;
}

/// An array of rank `R` with elements `T`: [`AsView`] whose elements are equal to another operand's. The compiler words an equality of types
/// itself, in terms of traits, so it is a trait with a message.
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} with elements `{T}`, found `{Self}`",
    label = "a view or a tensor of rank {R} with elements `{T}` fits: `map` converts elements, and `insert_axis` adds an axis"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ArrayOf<T, const R: usize>: AsView<R, Element = T> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<O: AsView<R, Element = T>, T, const R: usize> ArrayOf<T, R> for O {
    type Proof = ();
}

/// An array of rank `R` with elements `T`, or a reference to one: a [`View`], a [`ViewMut`](crate::array::ViewMut) or a
/// [`Tensor`](crate::array::Tensor), whatever its type knows of extents and strides. It is the parameter of a function that computes with arrays, and the
/// only bound that the function needs.
///
/// A function that takes `&View<'_, T, R>` is compiled once, and its callers write
/// `&x.ranked()`.
///
/// ```
/// use shapewise::{Tensor, s, tensor, array::AsRanked};
///
/// fn mean_square(x: impl AsRanked<f64, 2>) -> f64 {
///     let x = x.ranked(); // a `View<'_, f64, 2>`
///     (x * x).mean()
/// }
///
/// let x = tensor![[1.0, 2.0], [3.0, 4.0]]; // extents in the type
/// assert_eq!(mean_square(&x), 7.5);
/// assert_eq!(mean_square(x.slice(s![:, const 0..1])), 5.0);
/// assert_eq!(mean_square(Tensor::<f64, 2>::ones([3, 4])), 1.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} with elements `{T}`, found `{Self}`",
    label = "a view or a tensor of rank {R} with elements `{T}` fits: `map` converts elements, and `slice` removes and inserts axes"
)]
pub trait AsRanked<T, const R: usize>: AsView<R, Element = T> + ToRanked<T, R> {}

/// The method of [`AsRanked`]. It is found where a bound names that trait, and not where it is imported: there `t.ranked()` of a `&&View` is
/// the method of the view, with the lifetime of its memory.
pub trait ToRanked<T, const R: usize> {
    /// A view that forgets what the type knows, as the method [`ranked`](TensorBase::ranked) of arrays. See the example of [`AsRanked`].
    fn ranked(&self) -> View<'_, T, R>;
}

impl<O: ArrayOf<T, R>, T, const R: usize> AsRanked<T, R> for O {}

#[diagnostic::do_not_recommend]
impl<O: ArrayOf<T, R>, T, const R: usize> ToRanked<T, R> for O {
    #[inline]
    fn ranked(&self) -> View<'_, T, R> {
        let view = AsView::<R>::as_view(self);
        view.made_ranked()
    }
}

/// An array of rank `R` with elements `T` whose type knows at least the extents `E`: the parameter of a function that computes with extents in the type, as
/// [`AsRanked`] is that of a function of any extents. The strides are known at run time. It takes tensors, views and references to them; of an array with an extent that
/// is known at run time, `typed` checks it.
///
/// ```
/// use shapewise::{Extents, array::AsTyped, tensor};
///
/// fn luma(pixels: impl AsTyped<f32, 2, Extents![usize, 3]>) -> f32 {
///     let pixels = pixels.typed_view(); // a `TypedView<'_, f32, 2, Extents![usize, 3]>`
///     pixels.sum()
/// }
///
/// let pixels = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// assert_eq!(luma(&pixels), 21.0);
/// assert_eq!(luma(pixels.ranked().typed::<Extents![usize, 3]>().unwrap()), 21.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} with elements `{T}` and extents `{E}`, found `{Self}`",
    label = "not a view or a tensor of rank {R} with elements `{T}`"
)]
pub trait AsTyped<T, const R: usize, E>: AsView<R, Element = T> {
    /// The view whose type has these extents. See the example of [`AsTyped`].
    fn typed_view(&self) -> TypedView<'_, T, R, E>
    where
        E: Extents<R>;
}

// Not `do_not_recommend`: the message names the extent that is not known.
impl<T, const R: usize, E: Extents<R>, O: ArrayOf<T, R>> AsTyped<T, R, E> for O
where
    ExtentTypes<O::Layout, R>: KnowsEachExtent<E, R>,
{
    #[inline]
    fn typed_view(&self) -> TypedView<'_, T, R, E> {
        let () = KnownExtentsOf::<R, O::Layout, E>::AGREE;
        let view = AsView::<R>::as_view(self);
        view.into_as()
    }
}

/// An array as [`AsTyped`], which is row-major by type as well: tensors, and what `try_dense` returns.
///
/// ```
/// use shapewise::{Const, Extents, Tensor, array::AsDense};
///
/// fn largest(rows: impl AsDense<f32, 2, Extents![usize, 4]>) -> Vec<f32> {
///     rows.dense_view()
///         .row_arrays()
///         .iter()
///         .map(|[a, b, c, d]| a.max(*b).max(*c).max(*d))
///         .collect()
/// }
///
/// let table = Tensor::<f32, 2>::zeros([3, 4]);
/// assert_eq!(largest(table.try_dense::<Extents![usize, 4]>()?), [0.0; 3]);
/// assert_eq!(largest(&Tensor::<f32, 2, _>::zeros((3, Const::<4>))), [0.0; 3]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "expected a row-major array of rank {R} with elements `{T}` and extents `{E}`, found `{Self}`",
    label = "not a view or a tensor of rank {R} with elements `{T}`"
)]
pub trait AsDense<T, const R: usize, E>: AsView<R, Element = T> {
    /// The view that is row-major by type, with these extents. See the example of [`AsDense`].
    fn dense_view(&self) -> DenseView<'_, T, R, E>
    where
        E: Extents<R>;
}

impl<T, const R: usize, E: Extents<R>, O: ArrayOf<T, R> + AsView<R, Layout: Contiguous<R>>> AsDense<T, R, E>
    for O
where
    ExtentTypes<O::Layout, R>: KnowsEachExtent<E, R>,
{
    #[inline]
    fn dense_view(&self) -> DenseView<'_, T, R, E> {
        let () = KnownExtentsOf::<R, O::Layout, E>::AGREE;
        let view = AsView::<R>::as_view(self);
        let view = view.made_ranked();
        // The type of the layout states both, so there is no error.
        or_fail(view.try_dense())
    }
}

/// An array of rank `R` with elements `T` whose type states the extents `E`, neither more nor less. So the compiler infers a parameter of `E`, as the batch `B`,
/// which it cannot of [`AsTyped`], because an array that knows more is also one that knows less. The strides are known at run time.
///
/// ```
/// use shapewise::{array::AsShaped, extent::Named, names, prelude::*};
///
/// names! { Batch, Features }
///
/// fn doubled<B: Extent>(
///     x: impl AsShaped<f32, 2, (B, Named<Features>)>,
/// ) -> DenseTensor<f32, 2, (B, Named<Features>)> {
///     x.shaped_view() * 2.0
/// }
///
/// let x = Tensor::<f32, 2>::ones(shape![Batch(6), Features(4)]);
/// let _: Extents![Batch, Features] = doubled(&x).typed_extents();
/// let _: Extents![Batch, Features] = doubled(x.slice(s![..3])).typed_extents();
/// let row = Tensor::<f32, 2>::ones(shape![1, Features(4)]);
/// let _: Extents![1, Features] = doubled(&row).typed_extents();
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} with elements `{T}` and extents `{E}`, found `{Self}`",
    label = "not a view or a tensor of rank {R} with elements `{T}`"
)]
pub trait AsShaped<T, const R: usize, E>: AsView<R, Element = T> {
    /// The view with these extents. See the example of [`AsShaped`].
    fn shaped_view(&self) -> TypedView<'_, T, R, E>
    where
        E: Extents<R>;
}

impl<T, const R: usize, E: Extents<R>, O: ArrayOf<T, R>> AsShaped<T, R, E> for O
where
    ExtentTypes<O::Layout, R>: AreExtents<E, R>,
{
    #[inline]
    fn shaped_view(&self) -> TypedView<'_, T, R, E> {
        let () = KnownExtentsOf::<R, O::Layout, E>::AGREE;
        let view = AsView::<R>::as_view(self);
        view.into_as()
    }
}

impl<T, S, const R: usize, L> Sealed for TensorBase<T, S, R, L> {}
impl<T, S: Storage<T>, const R: usize, L> HasElements for TensorBase<T, S, R, L> {
    type ElementPlace = S::ElementPlace;
}
#[diagnostic::do_not_recommend]
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> AsView<R> for TensorBase<T, S, R, L> {
    type Element = T;
    type Layout = L;

    #[inline(always)]
    fn as_view(&self) -> View<'_, T, R, L> {
        self.read()
    }
}

/// References to arrays.
macro_rules! references {
    ($($reference:ty),*) => { $(
        impl<T, S, const R: usize, L> Sealed for $reference {}
        impl<T, S: Storage<T>, const R: usize, L> HasElements for $reference {
            type ElementPlace = S::ElementPlace;
        }
        #[diagnostic::do_not_recommend]
        impl<T, S: Storage<T>, const R: usize, L: Layout<R>> AsView<R> for $reference {
            type Element = T;
            type Layout = L;

            #[inline(always)]
            fn as_view(&self) -> View<'_, T, R, L> {
                self.read()
            }
        }
    )* };
}

references!(&TensorBase<T, S, R, L>, &mut TensorBase<T, S, R, L>);

/// The right-hand side of an operator whose left-hand side is an array of rank `R` with elements `T`: an array of the same rank, a
/// reference to one, or a number.
///
/// The trait is sealed: a type of yours lends a view of its array by a method, or implements the operator itself.
///
/// When the compiler names this trait, the ranks or the element types differ: broadcasting is strict. [`TensorBase::along`] says where the
/// axes of the smaller operand go, and [`TensorBase::align_trailing`] aligns them as NumPy does.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be combined with a tensor of rank {R} with elements `{T}`",
    label = "an array of rank {R} or one `{T}` fits: `Keep(axis)` keeps an axis, `along` adds axes, `map` converts, `matmul` multiplies matrices"
)]
pub trait Operand<T, const R: usize> {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;

    /// The extents, with the knowledge of the type.
    type Extents;

    /// Where the elements are.
    #[doc(hidden)]
    type ElementPlace: ElementPlace;

    /// The axes `A`, with what is known of this operand's; a number adds nothing.
    #[doc(hidden)]
    type Merged<A: AxisList>: AxisList;

    /// Which axes stretch if their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The extents that the type knows.
    #[doc(hidden)]
    const EXTENTS: [Option<usize>; R] = [None; R];

    /// The names that the type has.
    #[doc(hidden)]
    const NAMES: [Option<NameText>; R] = [None; R];

    /// The layout, if the type knows all of it.
    #[doc(hidden)]
    const KNOWN: Option<Strided<R>> = None;

    /// Whether the operand is a single element and not an array.
    #[doc(hidden)]
    const IS_SCALAR: bool = false;

    /// Whether the type knows that the elements along the last axis are side by side, or one element.
    #[doc(hidden)]
    const IS_IN_ROWS: bool = false;

    /// The operand as a ranked view; a number is a view of one element with all extents 1.
    #[doc(hidden)]
    fn as_operand(&self) -> View<'_, T, R>;

    /// Whether the operand owns its elements, so that an operator may write its result over them.
    #[doc(hidden)]
    const OWNS: bool = false;

    /// Returns only the memory, for code that knows the layout.
    #[doc(hidden)]
    fn operand_memory(&self) -> &[T];

    /// Returns the memory to write, if the operand owns its elements; else an empty slice.
    #[doc(hidden)]
    #[inline(always)]
    fn operand_mut(&mut self) -> &mut [T] {
        &mut []
    }

    /// Returns the memory, if the operand owns its elements; else an empty vector.
    #[doc(hidden)]
    #[inline(always)]
    fn into_operand(self) -> Vec<T>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// [`Operand`] as a bound with a single impl, so that the compiler does not quote the signature of methods.
#[cfg_attr(doc, doc(hidden))]
pub trait AsOperand<T, const R: usize>: Operand<T, R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<X: Operand<T, R>, T, const R: usize> AsOperand<T, R> for X {
    type Proof = ();
}

/// Loops over an operand `X` of an operator in place, broadcast to the written operand of layout `L`.
pub(crate) struct Update<T, L, X>(PhantomData<(T, L, X)>);

impl<T, const R: usize, L: Layout<R>, X: Operand<T, R>> TypedLoops<R, 2> for Update<T, L, X> {
    const KNOWN: Option<KnownLoops<R, 2>> =
        KnownLoops::new([known_layout::<R, L>(), (X::KNOWN, X::STRETCHES)]);
}

/// Arrays as operands, by value and by reference.
macro_rules! operands {
    ($($operand:ty $({ $($owned:tt)* })?),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, S: Storage<T>, const R: usize, L: Layout<R>> Operand<T, R> for $operand {
            const SEALED: Internal = INTERNAL;
            type Extents = L::Extents;
            type ElementPlace = S::ElementPlace;
            type Merged<A: AxisList> = A::Merged<L::Axes>;
            const STRETCHES: [bool; R] = L::STRETCHES;
            const EXTENTS: [Option<usize>; R] = L::EXTENTS;
            const NAMES: [Option<NameText>; R] = L::NAMES;
            const KNOWN: Option<Strided<R>> = L::RANKED;
            const IS_IN_ROWS: bool = matches!(L::STRIDES.last(), None | Some(Some(0 | 1)));

            #[inline]
            fn as_operand(&self) -> View<'_, T, R> {
                self.read_ranked()
            }

            #[inline(always)]
            fn operand_memory(&self) -> &[T] {
                self.data.elements()
            }

            $($($owned)*)?
        }
    )* };
}

operands!(
    TensorBase<T, S, R, L> {
        const OWNS: bool = S::OWNS;

        #[inline(always)]
        fn operand_mut(&mut self) -> &mut [T] {
            self.data.owned_mut()
        }

        #[inline(always)]
        fn into_operand(self) -> Vec<T> {
            self.data.into_owned()
        }
    },
    &TensorBase<T, S, R, L>
);

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Operand<T, R> for T {
    const SEALED: Internal = INTERNAL;
    type Extents = Scalar;
    type ElementPlace = Borrowed;
    type Merged<A: AxisList> = A;
    const STRETCHES: [bool; R] = [true; R];
    const EXTENTS: [Option<usize>; R] = [Some(1); R];
    const KNOWN: Option<Strided<R>> = Some(Strided::from_parts([1; R], [0; R], 0));
    const IS_SCALAR: bool = true;
    const IS_IN_ROWS: bool = true;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        TensorBase::of_parts(core::slice::from_ref(self), Strided::from_parts([1; R], [0; R], 0))
    }

    #[inline(always)]
    fn operand_memory(&self) -> &[T] {
        core::slice::from_ref(self)
    }
}
