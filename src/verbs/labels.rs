//! `rearrange!`, `reduce!` and `repeat!`: axes that are named by labels are split, merged, permuted, inserted, removed, reduced and repeated.

mod error;
mod macros;
pub mod plan;

use alloc::vec::Vec;
use core::{cmp::Ordering, marker::PhantomData};

use smallvec::SmallVec;

pub use self::{error::RearrangeError, macros::rearranged, plan::Plan};
use crate::{
    array::{
        CowArray, CowElements, DynArrayError, DynTensor, DynView, Lend, Tensor, TensorBase, View,
        dynamic::layout::{Axes, DynStrided},
    },
    contraction::{ForLabels, IfLabelsFit},
    extent::{Extent, One},
    index,
    layout::{AxesOf, Layout, Mapping, Packed, RowMajor, Strided},
    message::broken,
    private::{AGREED, Always},
    rank::{Never, Rank, Ranks},
    types::{Ax, AxisList, AxisPosition, ExtentList, Many, Nil},
    verbs::{
        contract::{einsum::Picks, tensor},
        reduce::along::ElementOf,
    },
};

/// The extents that a call states for labels: pairs of one and those after it.
pub trait StatedExtents {
    /// The extents as axes, then an axis of extent 1.
    type List: AxisList;

    /// Appends the extents.
    #[doc(hidden)]
    fn write(&self, to: &mut SmallVec<[usize; 4]>);
}

impl StatedExtents for () {
    type List = <Nil as AxisList>::Push<Ax<One, isize>>;

    #[inline]
    fn write(&self, _: &mut SmallVec<[usize; 4]>) {}
}

impl<X: Extent, Rest: StatedExtents> StatedExtents for (X, Rest) {
    type List = <Rest::List as AxisList>::Push<Ax<X, isize>>;

    #[inline]
    fn write(&self, to: &mut SmallVec<[usize; 4]>) {
        to.push(self.0.get());
        self.1.write(to);
    }
}

/// A pattern has one group of labels for each axis. If it has not, the type `Then` is open, and nothing is reported of the result.
#[diagnostic::on_unimplemented(
    message = "the array has rank {R}, and the pattern has {N} axes on the left",
    label = "each axis has one label, or labels in parentheses; blanks separate them, and the number 1 is an axis of extent 1"
)]
pub trait AxesFit<const R: usize, const N: usize, X> {
    /// `Ranks`.
    type Then;
}

#[diagnostic::do_not_recommend]
impl<const N: usize> AxesFit<N, N, ()> for Ranks {
    type Then = Self;
}
// No rank is 17. With a single impl the compiler infers the rank from the labels.
#[diagnostic::do_not_recommend]
impl<const N: usize> AxesFit<17, N, Never> for Ranks {
    type Then = Self;
}

/// A pattern whose result has `Q` axes, whose types `X` picks, and the extents `G` that a call states.
#[derive(Clone, Copy, Debug)]
pub struct Pattern<const Q: usize, X, G> {
    plan: Plan,
    given: G,
    types: PhantomData<X>,
}

/// Returns the pattern of these parts.
#[doc(hidden)]
#[must_use]
#[inline]
pub const fn pattern<const Q: usize, X: Copy, G: Copy>(plan: Plan, _: X, given: G) -> Pattern<Q, X, G> {
    Pattern { plan, given, types: PhantomData }
}

/// An array and a pattern.
#[expect(missing_debug_implementations, reason = "a step of a macro, whose layout has no bound")]
pub struct Labelled<'a, T, const R: usize, L, const Q: usize, X, G> {
    view: View<'a, T, R>,
    pattern: Pattern<Q, X, G>,
    layout: PhantomData<L>,
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// The operand of `rearrange!`. A method, so that an array and references to it are operands.
    #[doc(hidden)]
    #[inline]
    pub fn labelled<const Q: usize, X, G: StatedExtents>(
        &'s self,
        pattern: Pattern<Q, X, G>,
    ) -> Labelled<'a, T, R, L, Q, X, G> {
        let view = TensorBase::over(self.data.lend(), self.layout.ranked());
        Labelled { view, pattern, layout: PhantomData }
    }
}

/// The axes of an array and the stated extents, whose types are `All`; `Any` is [`Many`] if nothing is known of the array.
#[derive(Debug)]
pub struct Given<'a, T, All, Any, Fit, X, const Q: usize> {
    plan: Plan,
    data: &'a [T],
    base: usize,
    axes: Axes,
    given: SmallVec<[usize; 4]>,
    types: PhantomData<(All, Any, Fit, X)>,
}

impl<'a, T, const R: usize, L: Layout<R>, const Q: usize, X, G: StatedExtents>
    Labelled<'a, T, R, L, Q, X, G>
{
    /// Compares the rank with the number of axes in the pattern.
    #[expect(clippy::type_complexity, reason = "the axes are what the type is about")]
    #[inline]
    pub fn of_axes<const N: usize, Open>(
        self,
    ) -> Given<
        'a,
        T,
        <ForLabels<AxesOf<L, R>, R, N> as AxisList>::InFrontOf<G::List>,
        <AxesOf<L, R> as AxisList>::IfKnown<Nil, Many>,
        <Ranks as AxesFit<R, N, Open>>::Then,
        X,
        Q,
    >
    where
        Ranks: AxesFit<R, N, Open, Then: Always>,
        Rank<R>: AxisPosition,
        Rank<N>: AxisPosition,
    {
        let mut given = SmallVec::new();
        self.pattern.given.write(&mut given);
        let layout = &self.view.layout;
        let axes = layout.extents().into_iter().zip(layout.strides()).collect();
        Given {
            plan: self.pattern.plan,
            data: self.view.data,
            base: layout.base(),
            axes,
            given,
            types: PhantomData,
        }
    }
}

/// The list of axes of a result: what the types know, or nothing.
type ListOf<Any, X, All> = <Any as AxisList>::IfKnown<<X as Picks<All>>::List, Many>;
/// The layout of a view.
type ViewLayout<Any, X, All, const Q: usize> = <ListOf<Any, X, All> as AxisList>::Layout<Q>;
/// The extents of a copy.
type CopyExtents<Any, X, All, const Q: usize> = <ListOf<Any, X, All> as AxisList>::Extents<Q>;

impl<'a, T, All: AxisList, Any: AxisList, Fit: IfLabelsFit, X: Picks<All>, const Q: usize>
    Given<'a, T, All, Any, Fit, X, Q>
{
    /// The array with the axes of the pattern, as a view if no element must move.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[must_use]
    pub fn rearrange(
        self,
    ) -> Fit::Result<Result<CowArray<'a, T, Q, ViewLayout<Any, X, All, Q>>, RearrangeError>>
    where
        T: Clone,
    {
        Fit::result(self.cow())
    }

    fn cow<M: Packed<Q>>(self) -> Result<CowArray<'a, T, Q, M>, RearrangeError>
    where
        T: Clone,
    {
        let axes = self.plan.arranged(&self.axes, &self.given)?;
        let (data, layout) = match axes.merged::<Q>(&self.plan) {
            Ok((extents, strides)) => {
                (CowElements::borrowed(self.data), Strided::from_parts(extents, strides, self.base))
            }
            Err(_) => {
                let extents = axes.extents::<Q>(&self.plan);
                let data = DynView::over(self.data, DynStrided::new(axes.axes, self.base)).to_vec();
                (CowElements::owned(data), Strided::row_major(extents)?)
            }
        };
        agree(&M::EXTENTS, &layout.extents());
        Ok(TensorBase::over(data, M::pack(&layout, AGREED)))
    }

    /// The same, without a copy.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern, or elements must move.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[must_use]
    pub fn view(self) -> Fit::Result<Result<View<'a, T, Q, ViewLayout<Any, X, All, Q>>, RearrangeError>> {
        let view = self.plan.arranged(&self.axes, &self.given).and_then(|axes| {
            let (extents, strides) = axes.merged::<Q>(&self.plan)?;
            let layout = Strided::from_parts(extents, strides, self.base);
            agree(&<ViewLayout<Any, X, All, Q> as Mapping<Q>>::EXTENTS, &extents);
            Ok(TensorBase::over(self.data, Packed::pack(&layout, AGREED)))
        });
        Fit::result(view)
    }

    /// The same as a copy.
    ///
    /// # Errors
    ///
    /// [`RearrangeError`] if the extents do not fit the pattern.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn copy(
        self,
    ) -> Fit::Result<Result<Tensor<T, Q, RowMajor<Q, CopyExtents<Any, X, All, Q>>>, RearrangeError>>
    where
        T: Clone,
    {
        let copy = self.plan.arranged(&self.axes, &self.given).map(|axes| {
            let extents = axes.extents::<Q>(&self.plan);
            agree(&<CopyExtents<Any, X, All, Q> as ExtentList<Q>>::EXTENTS, &extents);
            (DynView::over(self.data, DynStrided::new(axes.axes, self.base)).to_vec(), extents)
        });
        Fit::result(copy.map(tensor))
    }

    /// The results of a reduction, and the extents of the result.
    fn reduced<U>(
        self,
        reduce: impl FnOnce(&DynView<'a, T>, &[isize]) -> Result<Option<DynTensor<U>>, DynArrayError>,
    ) -> Result<(Vec<U>, [usize; Q]), RearrangeError> {
        let axes = self.plan.arranged(&self.axes, &self.given)?;
        let extents = axes.extents::<Q>(&self.plan);
        agree(&<CopyExtents<Any, X, All, Q> as ExtentList<Q>>::EXTENTS, &extents);
        let reduced: SmallVec<[isize; 8]> = (axes.kept..axes.axes.len()).map(usize::cast_signed).collect();
        let view = DynView::over(self.data, DynStrided::new(axes.axes, self.base));
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
        Fit::result(self.reduced(|view, axes| view.try_reduce(verb, axes)).map(tensor))
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
        Fit::result(self.reduced(|view, axes| view.max_axis_by(axes, compare)).map(tensor))
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
        Fit::result(self.reduced(|view, axes| view.min_axis_by(axes, compare)).map(tensor))
    }
}

/// Compares the extents with those that the type of the result knows. They are equal if the macro made the pattern.
fn agree(known: &[Option<usize>], extents: &[usize]) {
    let are_equal = |(known, extent): (&Option<usize>, &usize)| known.is_none_or(|known| known == *extent);
    if !known.iter().zip(extents).all(are_equal) {
        broken("the type of a result knows its extents");
    }
}

/// The axes of a result before they are merged, those that are reduced last.
#[derive(Clone, Debug)]
pub(crate) struct Arranged {
    axes: Axes,
    kept: usize,
}

impl Arranged {
    /// The axes of each axis of the result.
    fn groups<'p>(&'p self, plan: &'p Plan) -> impl Iterator<Item = &'p [(usize, isize)]> {
        let mut rest = self.axes.as_slice();
        plan.right().iter().map(move |group| {
            let Some((first, after)) = rest.split_at_checked(plan::labels_of(group)) else {
                broken("each label has an axis")
            };
            rest = after;
            first
        })
    }

    /// The extents of the result. Their product fits, because that of all axes does.
    #[expect(clippy::arithmetic_side_effects, reason = "the product of the extents fits")]
    fn extents<const Q: usize>(&self, plan: &Plan) -> [usize; Q] {
        let mut extents = [1; Q];
        for (to, group) in extents.iter_mut().zip(self.groups(plan)) {
            *to = group.iter().fold(1, |product, axis| product * axis.0);
        }
        extents
    }

    /// The extents and strides of the result, if strides can express it.
    fn merged<const Q: usize>(&self, plan: &Plan) -> Result<([usize; Q], [isize; Q]), RearrangeError> {
        let (extents, mut strides) = (self.extents::<Q>(plan), [0; Q]);
        if extents.contains(&0) {
            return Ok((extents, strides));
        }
        for ((axis, to), group) in strides.iter_mut().enumerate().zip(self.groups(plan)) {
            let mut needed = None;
            for &(extent, stride) in group.iter().rev().filter(|axis| axis.0 != 1) {
                match needed {
                    None => *to = stride,
                    Some(needed) if needed == stride => {}
                    Some(_) => return Err(RearrangeError::MustCopy { axis }),
                }
                needed = Some(stride.wrapping_mul(extent.cast_signed()));
            }
        }
        Ok((extents, strides))
    }

    /// The axes, whose element count fits.
    fn new(axes: Axes, kept: usize) -> Result<Self, RearrangeError> {
        let extents: SmallVec<[usize; 8]> = axes.iter().map(|axis| axis.0).collect();
        index::element_count(&extents)?;
        Ok(Self { axes, kept })
    }
}
