//! Bitcasts between dense layouts.

use super::Ordered;
use crate::{
    Permutation,
    layout::{
        MinorToMajor, Order,
        bitcast::{self, BitcastError, Decomposed, Decomposition},
    },
    shape::Shape,
    types::ExtentList,
};

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
