//! `rearrange!`, `reduce!` and `repeat!`: axes that are named by labels are split, merged, permuted, inserted, removed, reduced and repeated.
#![expect(
    unsafe_code,
    reason = "comparing the memory with the span would be 5 to 20 % of the access to an element of the view: see `array/made.rs`"
)]

mod macros;
pub mod plan;
mod tables;

use alloc::vec::Vec;
use core::{cmp::Ordering, marker::PhantomData};

use smallvec::SmallVec;

use self::tables::Arranged;
pub use self::{macros::failed, plan::LabelPlan, tables::LabelTables};
use crate::{
    array::{
        CowArray, CowElements, DynArrayError, DynBase, DynTensor, DynView, Lend, Tensor, TensorBase, View,
        dynamic::{axes::AxesToReduce, layout::DynStrided},
    },
    contraction::{ForLabels, IfLabelsFit, Label},
    error::error_messages,
    extent::{Extent, One},
    index::SizeError,
    layout::{AxesOf, Layout, Packed, RowMajor, Strided, agreeing},
    message::broken,
    private::{Exists, TypesOf},
    rank::{Never, Ranks},
    types::{Ax, AxisList, ExtentList, KnownRank, Multiplied, Nil, UnknownAxes},
    verbs::{
        contract::{
            einsum::{Picked, Picks},
            tensor_of,
        },
        reduce::along::ElementOf,
    },
};

/// Why an array cannot be rearranged: the error of [`try_rearrange!`](crate::try_rearrange!), [`try_reduce!`](crate::try_reduce!) and
/// [`try_repeat!`](crate::try_repeat!).
///
/// ```
/// use shapewise::{Tensor, try_rearrange};
///
/// let x = Tensor::<f32, 1>::zeros([30]);
/// assert_eq!(
///     try_rearrange!((h p) -> h p, p = 4; x).unwrap_err().to_string(),
///     "axis 0 has extent 30, which 4 does not divide"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum RearrangeError {
    /// The known extents of the labels of an axis do not divide its extent.
    Indivisible {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The product of the known extents.
        product: usize,
    },
    /// An axis has another extent.
    Differs {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The extent of the pattern.
        expected: usize,
    },
    /// The product of the known extents of an axis does not fit `usize`, and no axis is as long.
    Overflows {
        /// The axis of the array.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The product of the extents before the one with which it overflows.
        product: usize,
        /// That extent.
        factor: usize,
    },
    /// A label of an axis without elements may have any extent.
    Ambiguous {
        /// The axis of the array.
        axis: usize,
        /// The label.
        label: Label,
    },
    /// The axes that are merged are not contiguous in memory.
    MustCopy {
        /// The axis of the result.
        axis: usize,
    },
    /// There is no largest or smallest of no elements.
    Empty,
    /// The element count of the result does not fit.
    Size(SizeError),
    /// A reduction failed.
    Reduce(DynArrayError),
}

error_messages! {
    #[inline] RearrangeError [Size(SizeError), Reduce(DynArrayError)]
    Self::Indivisible { axis, extent, product } => "axis {axis} has extent {extent}, which {product} does not divide";
    Self::Differs { axis, extent, expected } => "axis {axis} has extent {extent}, and the pattern has {expected}";
    Self::Overflows { axis, extent, product, factor } =>
        "axis {axis} has extent {extent}, and the product of the pattern overflows `usize`: {product} times {factor}";
    Self::Ambiguous { axis, label } =>
        "axis {axis} has extent 0, and so has a known label: label {label} may have any extent";
    Self::MustCopy { axis } =>
        "axis {axis} of the result merges axes that are not contiguous in memory: `rearrange!` copies them";
    Self::Empty => "an axis that is reduced has extent 0: no elements have a largest or a smallest one";
}

/// The extents that a call states for labels: pairs of one and those after it.
pub trait StatedExtents {
    /// The extents as axes, then an axis of extent 1.
    type List: AxisList;

    /// Returns the extent at a position, and 1 after the last.
    #[doc(hidden)]
    fn at(&self, position: usize) -> usize;
}

impl StatedExtents for () {
    type List = <Nil as AxisList>::Push<Ax<One, isize>>;

    #[inline]
    fn at(&self, _: usize) -> usize {
        1
    }
}

impl<X: Extent, Rest: StatedExtents> StatedExtents for (X, Rest) {
    type List = <Rest::List as AxisList>::Push<Ax<X, isize>>;

    #[inline]
    fn at(&self, position: usize) -> usize {
        match position.checked_sub(1) {
            None => self.0.get(),
            Some(rest) => self.1.at(rest),
        }
    }
}

/// A pattern has one group of labels for each axis. If it has not, the type `IfTrue` is open, and nothing is reported of the result.
#[diagnostic::on_unimplemented(
    message = "the array has rank {R}, and the left side of the pattern has rank {N}",
    label = "each axis has one label, or labels in parentheses; blanks separate them, and the number 1 is an axis of extent 1"
)]
pub trait AxesFit<const R: usize, const N: usize, X> {
    /// `Ranks`.
    type IfTrue;
}

#[diagnostic::do_not_recommend]
impl<const N: usize> AxesFit<N, N, ()> for Ranks {
    type IfTrue = Self;
}
// No rank is 17. With a single impl the compiler infers the rank from the labels.
#[diagnostic::do_not_recommend]
impl<const N: usize> AxesFit<17, N, Never> for Ranks {
    type IfTrue = Self;
}

/// An axis of the result that merges one with others: the extent is the product, known in the type if all are.
#[derive(Clone, Copy, Debug)]
pub struct MergedPick<P, Q>(pub P, pub Q);

impl<All, P: Picked<All>, Q: Picked<All>> Picked<All> for MergedPick<P, Q> {
    type Extent = <P::Extent as Extent>::By<Multiplied, Q::Extent>;
}

/// A pattern of `N` axes whose result has `Q` axes, whose types `X` picks.
#[derive(Clone, Copy, Debug)]
pub struct LabelPattern<const N: usize, const P: usize, const K: usize, const Q: usize, X> {
    steps: &'static LabelTables<N, P, K, Q>,
    types: PhantomData<X>,
}

/// Returns the pattern of these parts.
#[doc(hidden)]
#[must_use]
#[inline]
pub const fn pattern<const N: usize, const P: usize, const K: usize, const Q: usize, X: Copy>(
    steps: &'static LabelTables<N, P, K, Q>,
    _: X,
) -> LabelPattern<N, P, K, Q, X> {
    LabelPattern { steps, types: PhantomData }
}

/// An array of rank `R`, a pattern, and the extents that a call states.
#[expect(missing_debug_implementations, reason = "a step of a macro, whose layout has no bound")]
pub struct Labelled<'a, T, const R: usize, L, M, G> {
    view: View<'a, T, R>,
    pattern: M,
    given: G,
    layout: PhantomData<L>,
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// The operand of `rearrange!`. A method, so that an array and references to it are operands. No trait of a caller has its name.
    #[doc(hidden)]
    #[inline]
    pub fn labelled_by_shapewise<M, G: StatedExtents>(
        &'s self,
        pattern: M,
        given: G,
    ) -> Labelled<'a, T, R, L, M, G> {
        let view = self.lent_as();
        Labelled { view, pattern, given, layout: PhantomData }
    }
}

/// An array whose rank is in the type. Arrays have the method `labelled_by_shapewise` of their own, so this trait has no impls.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an array whose rank is in the type",
    label = "`View::new(&x, [2, 3])?` is a view of a vector, `View::<f32, 2>::try_from(x.view())?` of an array whose rank is known at run time"
)]
pub trait RankedArray {
    /// Open.
    type Labelled;
}

/// What users may take for an operand of `rearrange!`, for the message. An impl for each type would come before the method of arrays in references.
pub trait Rearranged {
    /// Reports that there is no array.
    #[doc(hidden)]
    fn labelled_by_shapewise<M, G>(&self, _: M, _: G) -> Self::Labelled
    where
        Self: RankedArray,
    {
        broken("not an array")
    }
}

/// A row: generics; a type.
macro_rules! not_ranked {
    ($([$($generics:tt)*] $type:ty;)*) => { $(impl<$($generics)*> Rearranged for $type {})* };
}

not_ranked! {
    [T] Vec<T>; [T, const N: usize] [T; N]; [T] [T]; [T, S] DynBase<T, S>; [T] Option<T>; [T, E] Result<T, E>;
    [] f32; [] f64; [] i32; [] u8; [] usize;
}

/// A pattern and an array of its rank. The types of the axes and of the stated extents are `All`; `Any` is [`UnknownAxes`] if nothing is known of
/// the array.
#[derive(Debug)]
pub struct PatternAndArray<'a, T, All, Any, Fit, M, G, const N: usize> {
    data: &'a [T],
    layout: Strided<N>,
    pattern: M,
    given: G,
    types: PhantomData<TypesOf<(All, Any, Fit)>>,
}

impl<
    'a,
    T,
    const R: usize,
    L: Layout<R>,
    const M: usize,
    const P: usize,
    const K: usize,
    const Q: usize,
    X,
    G: StatedExtents,
> Labelled<'a, T, R, L, LabelPattern<M, P, K, Q, X>, G>
{
    /// Compares the rank with the number of axes in the pattern, `N`, which is `M`. The compiler takes `N` to be the rank when it looks for this method, and that
    /// may be unknown.
    #[expect(clippy::type_complexity, reason = "the axes are what the type is about")]
    #[inline]
    pub fn of_axes<const N: usize, Open>(
        self,
    ) -> PatternAndArray<
        'a,
        T,
        <ForLabels<AxesOf<L, R>, M> as AxisList>::InFrontOf<G::List>,
        <AxesOf<L, R> as AxisList>::IfKnown<Nil, UnknownAxes>,
        <Ranks as AxesFit<R, N, Open>>::IfTrue,
        LabelPattern<M, P, K, Q, X>,
        G,
        N,
    >
    where
        Ranks: AxesFit<R, N, Open, IfTrue: Exists> + KnownRank<M>,
    {
        let (old, mut extents, mut strides) = (&self.view.layout, [1; N], [0; N]);
        extents.iter_mut().zip(old.extents()).for_each(|(to, extent)| *to = extent);
        strides.iter_mut().zip(old.strides()).for_each(|(to, stride)| *to = stride);
        PatternAndArray {
            data: self.view.data,
            layout: Strided::from_parts(extents, strides, old.base()),
            pattern: self.pattern,
            given: self.given,
            types: PhantomData,
        }
    }
}

impl<T, All, Any, Fit, M, G, const N: usize> PatternAndArray<'_, T, All, Any, Fit, M, G, N> {
    /// Compares in a build what the types know: the function is one that the macro writes, and is not called.
    #[must_use]
    #[inline(always)]
    pub fn compared(self, _: fn(PhantomData<All>)) -> Self {
        self
    }
}

/// The list of axes of a result: what the types know, or nothing.
type PickedList<Any, X, All> = <Any as AxisList>::IfKnown<<X as Picks<All>>::List, UnknownAxes>;
/// The layout of a view.
type ViewLayout<Any, X, All, const Q: usize> = <PickedList<Any, X, All> as AxisList>::Layout<Q>;
/// The extents of a copy.
type CopyExtents<Any, X, All, const Q: usize> = <PickedList<Any, X, All> as AxisList>::Extents<Q>;

impl<
    'a,
    T,
    All: AxisList,
    Any: AxisList,
    Fit: IfLabelsFit,
    const N: usize,
    const P: usize,
    const K: usize,
    const Q: usize,
    X: Picks<All>,
    G: StatedExtents,
> PatternAndArray<'a, T, All, Any, Fit, LabelPattern<N, P, K, Q, X>, G, N>
{
    /// The axes in the order of the result, before they are merged.
    #[inline(always)]
    fn arranged(&self) -> Result<Arranged<K>, RearrangeError> {
        self.pattern.steps.arranged(self.layout.extents(), self.layout.strides(), &self.given)
    }

    /// The elements in the order of the result.
    #[inline]
    fn moved(&self, axes: Arranged<K>) -> Vec<T>
    where
        T: Clone,
    {
        let layout = Strided::<K>::from_parts(axes.extents, axes.strides, self.layout.base());
        View::of_parts(self.data, layout).to_vec()
    }

    /// The array with the axes of the pattern, as a view if no element must move.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[must_use]
    #[inline(always)]
    pub fn rearrange(
        self,
    ) -> Fit::Result<Result<CowArray<'a, T, Q, ViewLayout<Any, X, All, Q>>, RearrangeError>>
    where
        T: Clone,
    {
        Fit::result(self.cow())
    }

    #[inline(always)]
    fn cow<M: Packed<Q>>(self) -> Result<CowArray<'a, T, Q, M>, RearrangeError>
    where
        T: Clone,
    {
        let steps = self.pattern.steps;
        let axes = self.arranged()?;
        let (data, layout) = match steps.merged(&axes) {
            Ok((extents, strides)) => {
                (CowElements::borrowed(self.data), Strided::from_parts(extents, strides, self.layout.base()))
            }
            Err(_) => {
                let extents = steps.extents(&axes);
                (CowElements::owned(self.moved(axes)), Strided::row_major(extents)?)
            }
        };
        agree(&M::EXTENTS, &layout.extents());
        Ok(TensorBase::of_parts(data, agreeing(&layout)))
    }

    /// The same, without a copy.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern, or elements must move.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[must_use]
    #[inline(always)]
    pub fn view(self) -> Fit::Result<Result<View<'a, T, Q, ViewLayout<Any, X, All, Q>>, RearrangeError>> {
        Fit::result(self.viewed())
    }

    #[inline(always)]
    fn viewed<M: Packed<Q>>(self) -> Result<View<'a, T, Q, M>, RearrangeError> {
        let axes = self.arranged()?;
        let (extents, strides) = self.pattern.steps.merged(&axes)?;
        agree(&M::EXTENTS, &extents);
        let layout = agreeing(&Strided::from_parts(extents, strides, self.layout.base()));
        if !self.pattern.steps.takes_once() {
            return Ok(TensorBase::of_parts(self.data, layout));
        }
        // SAFETY: the memory is that of the array. `arranged` compares the product of the parts of each axis with its extent, no part is taken twice, and a stated
        // extent has the stride 0. `merged` joins axes whose strides continue one another. So the offsets are some of those of the array.
        Ok(unsafe { TensorBase::trusted(self.data, layout) })
    }

    /// The same as a copy.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[inline]
    pub fn copy(
        self,
    ) -> Fit::Result<Result<Tensor<T, Q, RowMajor<Q, CopyExtents<Any, X, All, Q>>>, RearrangeError>>
    where
        T: Clone,
    {
        let copy = self.arranged().map(|axes| {
            let extents = self.pattern.steps.extents(&axes);
            agree(&<CopyExtents<Any, X, All, Q> as ExtentList<Q>>::EXTENTS, &extents);
            (self.moved(axes), extents)
        });
        Fit::result(copy.map(tensor_of))
    }

    /// The results of a reduction, and the extents of the result.
    fn reduced<U>(
        self,
        reduce: impl FnOnce(&DynView<'a, T>, &[isize]) -> Result<Option<DynTensor<U>>, DynArrayError>,
    ) -> Result<(Vec<U>, [usize; Q]), RearrangeError> {
        let axes = self.arranged()?;
        let extents = self.pattern.steps.extents(&axes);
        agree(&<CopyExtents<Any, X, All, Q> as ExtentList<Q>>::EXTENTS, &extents);
        let reduced: SmallVec<[isize; 8]> = (self.pattern.steps.kept()..K).map(usize::cast_signed).collect();
        let axes = axes.extents.into_iter().zip(axes.strides).collect();
        let view = DynView::of_parts(self.data, DynStrided::new(axes, self.layout.base()));
        let result = reduce(&view, &reduced)?.ok_or(RearrangeError::Empty)?;
        Ok((result.into_vec(), extents))
    }

    /// The array with the axes of the pattern, the others reduced by a verb.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern, or a reduction that requires an element has none.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn reduce<V>(
        self,
        verb: V,
    ) -> Fit::Result<Result<Tensor<T::Out, Q, RowMajor<Q, CopyExtents<Any, X, All, Q>>>, RearrangeError>>
    where
        T: ElementOf<V>,
    {
        Fit::result(
            self.reduced(|view, axes| view.try_reduce(verb, AxesToReduce::removed(axes))).map(tensor_of),
        )
    }

    /// The same by the largest elements in an order.
    ///
    /// # Errors
    ///
    /// Same errors as [`reduce`](Self::reduce).
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn largest(
        self,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Fit::Result<Result<Tensor<T, Q, RowMajor<Q, CopyExtents<Any, X, All, Q>>>, RearrangeError>>
    where
        T: Copy,
    {
        Fit::result(self.reduced(|view, axes| view.max_axis_by(axes, compare)).map(tensor_of))
    }

    /// The same by the smallest elements in an order.
    ///
    /// # Errors
    ///
    /// Same errors as [`reduce`](Self::reduce).
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn smallest(
        self,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Fit::Result<Result<Tensor<T, Q, RowMajor<Q, CopyExtents<Any, X, All, Q>>>, RearrangeError>>
    where
        T: Copy,
    {
        Fit::result(self.reduced(|view, axes| view.min_axis_by(axes, compare)).map(tensor_of))
    }
}

/// Compares the extents with those that the type of the result knows. They are equal if the macro made the pattern.
#[inline]
fn agree(known: &[Option<usize>], extents: &[usize]) {
    let are_equal = |(known, extent): (&Option<usize>, &usize)| known.is_none_or(|known| known == *extent);
    if !known.iter().zip(extents).all(are_equal) {
        broken("the type of a result knows its extents");
    }
}
