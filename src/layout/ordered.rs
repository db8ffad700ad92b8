//! Dense layouts with their axes in any order.

mod edit;

use core::fmt;

use super::{
    Layout, Mapping, MinorToMajor, Order, Strided,
    bitcast::{self, BitcastError, Decomposed, Decomposition, stride},
    order::{OrderRef, known_strides},
    strided_mapping,
};
use crate::{
    Permutation,
    axis::{AxisError, resolve},
    impls::debug_as_display,
    private::Sealed,
    shape::{DisplayExtents, Shape},
    types::{AxisList, ExtentList, No},
};

/// A dense layout with its axes in any order: a shape, and the order of its axes from minor to major.
///
/// ```text
/// the offset of each index of [2,3]
///
///   {1,0}       {0,1}
///   0 1 2       0 2 4
///   3 4 5       1 3 5
/// ```
///
/// With constant extents and a constant order the layout is entirely in the type and takes no memory, and slices and permutations
/// of it keep their strides as constants. If the order is known at run time, each offset multiplies the extents again: a loop over
/// single elements is faster on the [`ranked`](Layout::ranked) layout, which stores its strides.
///
/// # Examples
///
/// ```
/// use shapewise::{Layout, Mapping, Shape, View, axes, layout::{MinorToMajor, Ordered}, s, shape};
///
/// // Three pictures of 4 x 5 pixels; the pictures are interleaved pixel by pixel.
/// let layout = Ordered::new(Shape::new([3, 4, 5])?, MinorToMajor::new([0, 2, 1])?);
/// assert_eq!(layout.to_string(), "[3,4,5]{0,2,1}");
/// assert_eq!((layout.strides(), layout.span()), ([1, 15, 3], 60));
///
/// let typed = Ordered::new(Shape::new(shape![3, 4, 5])?, MinorToMajor::typed(axes![0, 2, 1]));
/// assert_eq!((typed.strides(), size_of_val(&typed)), (layout.strides(), 0));
///
/// let memory: Vec<u32> = (0..60).collect();
/// let pictures = View::with_layout(&memory, typed)?;
/// assert_eq!(pictures[[2, 1, 0]], 17);
/// assert_eq!(pictures.slice(s![:, 1, :]).layout().strides(), [1, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// XLA, an array shape whose layout has a `minor_to_major` and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ordered<const R: usize, E = [usize; R], O = Permutation<R>> {
    shape: Shape<R, E>,
    order: MinorToMajor<R, O>,
}

impl<const R: usize, E: ExtentList<R>, O: Order<R>> Ordered<R, E, O> {
    /// Returns the dense layout of a shape with its axes in this order. An order of another rank is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// const LAYOUT: Ordered<2> = match Shape::from_extents([2, 3]) {
    ///     Ok(shape) => Ordered::new(shape, MinorToMajor::COLUMN_MAJOR),
    ///     Err(_) => panic!("6 elements fit"),
    /// };
    /// assert_eq!(LAYOUT.to_string(), "[2,3]{0,1}");
    /// ```
    #[must_use]
    pub const fn new(shape: Shape<R, E>, order: MinorToMajor<R, O>) -> Self {
        Self { shape, order }
    }

    /// Returns the shape.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, layout::Ordered};
    ///
    /// let layout = Ordered::new(Shape::new([2, 3])?, MinorToMajor::COLUMN_MAJOR);
    /// assert_eq!((layout.shape().extents(), layout.order()), ([2, 3], MinorToMajor::COLUMN_MAJOR));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }

    /// Returns the order of the axes in memory. See the example of [`shape`](Self::shape).
    #[must_use]
    pub const fn order(&self) -> MinorToMajor<R, O> {
        self.order
    }
}

impl<const R: usize> Ordered<R> {
    /// Returns the layout as a dense one, if it is dense: no gaps, no element at two indices, no axis backwards. If several orders have
    /// these strides, the order is that of [`MinorToMajor::from_strides`].
    ///
    /// ```
    /// use shapewise::{Strided, layout::Ordered};
    ///
    /// let layout = Strided::new([2, 3, 4], [1, 8, 2])?;
    /// assert_eq!(Ordered::from_layout(&layout).unwrap().to_string(), "[2,3,4]{0,2,1}");
    /// assert_eq!(Ordered::from_layout(&Strided::new([2, 3], [4, 1])?), None);
    /// # Ok::<(), shapewise::LayoutError>(())
    /// ```
    #[must_use]
    pub fn from_layout<L: Layout<R>>(layout: &L) -> Option<Self> {
        let order = MinorToMajor::from_strides(&layout.extents(), &layout.strides())?;
        Some(Self::new(Shape::pack(&layout.extents()), order))
    }
}

impl<const R: usize, E: ExtentList<R>, O: Order<R>> Ordered<R, E, O> {
    /// Returns the layout with the same shape and the same order, both known at run time. [`ranked`](Layout::ranked) forgets that the
    /// layout is dense as well.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, axes, layout::Ordered, shape};
    ///
    /// let typed = Ordered::new(Shape::new(shape![2, 3])?, MinorToMajor::typed(axes![0, 1]));
    /// let untyped: Ordered<2> = typed.untyped();
    /// assert_eq!(untyped.to_string(), "[2,3]{0,1}");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn untyped(&self) -> Ordered<R> {
        Ordered::new(self.shape.ranked(), self.order.ranked())
    }

    /// Returns whether all axes that are more major than this one have extent 1. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank has no such axis.
    ///
    /// ```
    /// use shapewise::{
    ///     Shape,
    ///     layout::{MinorToMajor, Ordered},
    /// };
    ///
    /// let layout =
    ///     Ordered::new(Shape::new([1, 1, 16, 1, 279])?, MinorToMajor::new([4, 0, 1, 2, 3])?);
    /// assert!(layout.is_effectively_most_major(2)?);
    /// assert!(!layout.is_effectively_most_major(4)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `IsEffectivelyMostMajorDimension`.
    pub fn is_effectively_most_major(&self, axis: isize) -> Result<bool, AxisError> {
        let axis = resolve(axis, R)?;
        let extents = self.shape.extents();
        let order = self.order.permutation().axes();
        Ok(OrderRef::new(&order).is_most_major(axis, |major| extents.get(major) == Some(&1)))
    }
}

impl<const R: usize, E, O> Sealed for Ordered<R, E, O> {}
impl<const R: usize, E: ExtentList<R>, O: Order<R>> Mapping<R> for Ordered<R, E, O> {
    type Extents = E;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "callers pass axes below R")]
    fn extent(&self, axis: usize) -> usize {
        match E::EXTENTS[axis] {
            Some(extent) => extent,
            None => self.shape.extents()[axis],
        }
    }

    strided_mapping!();
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>, O: Order<R>> Layout<R> for Ordered<R, E, O> {
    const STRETCHES: [bool; R] = E::STRETCHES;
    const STRIDES: [Option<isize>; R] = known_strides(&E::EXTENTS, O::KNOWN);
    const UNIQUE: Option<bool> = Some(true);
    const EXHAUSTIVE: Option<bool> = Some(true);
    const ROW_MAJOR: Option<bool> = match O::KNOWN {
        Some(order) if MinorToMajor::from_permutation(order).is_row_major() => Some(true),
        _ => match Strided::known(Self::EXTENTS, Self::STRIDES) {
            Some(layout) => Some(layout.is_row_major()),
            None => None,
        },
    };
    type IsRowMajor = No;
    type Transposed =
        <<Self::Axes as AxisList>::ReversedOnto<<E::List as AxisList>::Emptied> as AxisList>::Layout<R>;
    type Reshaped<const Q: usize, F: ExtentList<Q>> = Strided<Q, F>;
    type Viewed = <Self::Axes as AxisList>::Layout<R>;
    type Axes = O::Axes<E, E>;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "callers pass axes below R")]
    fn stride(&self, axis: usize) -> isize {
        match Self::STRIDES[axis] {
            Some(stride) => stride,
            // The product of extents fits `isize`.
            None => stride(&self.shape.extents(), &self.order.permutation().axes(), axis).cast_signed(),
        }
    }

    #[inline(always)]
    fn base(&self) -> usize {
        0
    }
}

impl<const R: usize, E: ExtentList<R>, O: Order<R>> fmt::Display for Ordered<R, E, O> {
    /// Writes `[2,3]{0,1}`, as in XLA's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", DisplayExtents(&self.shape.extents()), self.order)
    }
}

debug_as_display! { [const R: usize, E: ExtentList<R>, O: Order<R>] Ordered<R, E, O>; }

// Bitcasts between dense layouts.

impl<const R: usize, E: ExtentList<R>, O: Order<R>> Ordered<R, E, O> {
    /// Calls a function of the module [`bitcast`] with the extents and the orders of both layouts.
    fn with<const Q: usize, F: ExtentList<Q>, P: Order<Q>, B>(
        &self,
        to: &Ordered<Q, F, P>,
        function: impl FnOnce(&[usize; R], MinorToMajor<R>, &[usize; Q], MinorToMajor<Q>) -> B,
    ) -> B {
        let (from_order, to_order) = (self.order().ranked(), to.order().ranked());
        function(&self.shape().extents(), from_order, &to.shape().extents(), to_order)
    }

    /// Returns `true` if a reshape to `to` leaves each element at its offset: [`bitcast::reshape_is_bitcast`].
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let from = Ordered::new(Shape::new([3, 2, 2])?, MinorToMajor::new([1, 0, 2])?);
    /// let to = Ordered::new(Shape::new([6, 2])?, MinorToMajor::COLUMN_MAJOR);
    /// assert!(from.reshape_is_bitcast(&to));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn reshape_is_bitcast<const Q: usize, F: ExtentList<Q>, P: Order<Q>>(
        &self,
        to: &Ordered<Q, F, P>,
    ) -> bool {
        self.with(to, bitcast::reshape_is_bitcast)
    }

    /// Returns `true` if the transpose to `to` leaves each element at its offset: [`bitcast::transpose_is_bitcast`]. Axis `k` of
    /// `to` is axis `permutation[k]` of this layout.
    #[must_use]
    pub fn transpose_is_bitcast<F: ExtentList<R>, P: Order<R>>(
        &self,
        to: &Ordered<R, F, P>,
        permutation: Permutation<R>,
    ) -> bool {
        self.with(to, |from, from_order, to, to_order| {
            bitcast::transpose_is_bitcast(from, from_order, to, to_order, permutation)
        })
    }

    /// Returns the transpose to `to` that leaves each element at its offset, if there is one: [`bitcast::deduce_transpose`].
    #[must_use]
    pub fn deduce_transpose<F: ExtentList<R>, P: Order<R>>(
        &self,
        to: &Ordered<R, F, P>,
    ) -> Option<Permutation<R>> {
        self.with(to, bitcast::deduce_transpose)
    }

    /// Returns `true` if a reshape or a transpose to `to` leaves each element at its offset: [`bitcast::is_bitcast`].
    #[must_use]
    pub fn is_bitcast<const Q: usize, F: ExtentList<Q>, P: Order<Q>>(&self, to: &Ordered<Q, F, P>) -> bool {
        self.with(to, bitcast::is_bitcast)
    }

    /// Returns the layout of the shape `to` for which the reshape leaves each element at its offset, if there is one: [`bitcast::align`].
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}, shape};
    ///
    /// let layout = Ordered::new(Shape::new([6, 4])?, MinorToMajor::COLUMN_MAJOR);
    /// let halves = layout.align(Shape::new(shape![2, 3, 4])?).unwrap();
    /// assert_eq!(halves.to_string(), "[2,3,4]{1,0,2}");
    /// assert_eq!(layout.align(Shape::new([24])?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn align<const Q: usize, F: ExtentList<Q>>(&self, to: Shape<Q, F>) -> Option<Ordered<Q, F>> {
        let order = bitcast::align(&self.shape().extents(), self.order().ranked(), &to.extents())?;
        Some(Ordered::new(to, order))
    }

    /// Returns the bitcast to `to` in the simplest form, a reshape, a transpose, or both: [`bitcast::decompose`].
    ///
    /// # Errors
    ///
    /// [`BitcastError::Count`] if the element counts differ.
    pub fn decompose<const Q: usize, F: ExtentList<Q>, P: Order<Q>>(
        &self,
        to: &Ordered<Q, F, P>,
    ) -> Result<Decomposition<R, Q>, BitcastError> {
        self.with(to, bitcast::decompose)
    }

    /// Returns the bitcast to `to` as a transpose, a reshape and a transpose: [`bitcast::decompose_fully`].
    ///
    /// # Errors
    ///
    /// [`BitcastError::Count`] if the element counts differ.
    pub fn decompose_fully<const Q: usize, F: ExtentList<Q>, P: Order<Q>>(
        &self,
        to: &Ordered<Q, F, P>,
    ) -> Result<Decomposed<R, Q>, BitcastError> {
        self.with(to, bitcast::decompose_fully)
    }
}
