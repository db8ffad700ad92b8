//! The rules for shapes, on every level.

#[cfg(doc)]
use super::DotAxes;
use super::{
    AxisSet, ContractionError, ContractsWith, MatmulWith, OuterProductWith, SumAxes, rule,
    typed::SummedExtents,
};
use crate::{
    extent::named::beside_last,
    extent::{DynExtent, agree},
    index::SizeError,
    private::Exists,
    rank::{RankWithoutAxes, Ranks},
    shape::Shape,
    types::ExtentList,
};

/// Returns a shape of these extents, which are those that the type knows.
fn shape<const Q: usize, E: ExtentList<Q>>(extents: [DynExtent; Q]) -> Result<Shape<Q, E>, ContractionError> {
    let extents = DynExtent::get_each(extents);
    crate::index::element_count(&extents)?;
    agree(&E::EXTENTS, &extents).map_err(ContractionError::Type)?;
    Ok(Shape::checked(&extents)?)
}

/// Contractions.
impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape of the product of matrices: `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two
    /// are batch axes; they are aligned at the last one and broadcast, as in NumPy. A vector `[k]` is one row on the left and one
    /// column on the right, and this axis is not an axis of the result.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Inner`] if the two extents `k` differ, [`ContractionError::Broadcast`] with the first axis where batch axes do
    /// not broadcast, [`ContractionError::Size`] if the result does not fit. Two extents in the type that conflict are an error of
    /// `cargo check`.
    ///
    /// ```
    /// use shapewise::{Shape, shape};
    ///
    /// let heads = 8;
    /// let (q, k) = (Shape::new(shape![heads, 128, 64])?, Shape::new(shape![heads, 64, 128])?);
    /// assert_eq!(q.matmul(k)?.typed_extents(), shape![heads, 128, 128]);
    /// # Ok::<(), shapewise::contraction::ContractionError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `matmul`.
    #[doc(alias("MatMul", "dot"))]
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn matmul<const P: usize, const Q: usize, F: ExtentList<P>>(
        self,
        other: Shape<P, F>,
    ) -> Result<Shape<Q, <F::List as MatmulWith<E::List, R, P, Q>>::Extents>, ContractionError>
    where
        F::List: MatmulWith<E::List, R, P, Q>,
    {
        let mut result = [DynExtent::ONE; Q];
        let names = const { <<F::List as MatmulWith<E::List, R, P, Q>>::Extents as ExtentList<Q>>::NAMES };
        let batch = R.max(P).saturating_sub(2);
        let left = beside_last(&E::STRETCHES, &E::EXTENTS, &names, batch);
        let right = beside_last(&F::STRETCHES, &F::EXTENTS, &names, batch);
        let stretch: [&[bool]; 2] = [&left, &right];
        rule::matmul(
            &DynExtent::of_each(self.extents()),
            &DynExtent::of_each(other.extents()),
            stretch,
            &mut result,
        )
        .map_err(|error| error.with_names(&E::NAMES, &F::NAMES))?;
        shape(result)
    }

    /// Returns the shape of XLA's general contraction with another shape, by [`DotAxes`]: the batch axes, then the free axes of this
    /// shape and those of the other one.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Batch`] or [`ContractionError::Contracting`] with the first pair of axes whose extents differ;
    /// [`ContractionError::NoSuchAxis`] or [`ContractionError::Repeated`] for an axis that an operand does not have, or that occurs twice;
    /// [`ContractionError::Size`] if the result does not fit. Of axes in the type, `cargo check` compares the numbers and the extents that are
    /// in the type.
    ///
    /// ```
    /// use shapewise::{Shape, axes, contraction::DotAxes, shape};
    ///
    /// let (x, y) = (Shape::new(shape![2, 3, 4])?, Shape::new(shape![4, 5])?);
    /// assert_eq!(
    ///     x.dot_general(y, DotAxes::contracting(axes![2], axes![0]))?.typed_extents(),
    ///     shape![2, 3, 5]
    /// );
    /// assert_eq!(x.dot_general(y, DotAxes::contracting([2], [0]))?.extents(), [2, 3, 5]);
    /// # Ok::<(), shapewise::contraction::ContractionError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DotGeneral`: `InferDotOpShape`; StableHLO, `dot_general`.
    #[doc(alias("tensordot", "DotGeneral"))]
    pub fn dot_general<const P: usize, const Q: usize, F: ExtentList<P>, X, N>(
        self,
        other: Shape<P, F>,
        axes: X,
    ) -> Result<Shape<Q, X::Extents>, ContractionError>
    where
        X: ContractsWith<E::List, F::List, N, R, P, Q>,
    {
        let mut result = [DynExtent::ONE; Q];
        rule::dot_general(
            &DynExtent::of_each(self.extents()),
            &DynExtent::of_each(other.extents()),
            &axes.axes(),
            &mut result,
        )
        .map_err(|error| error.with_names(&E::NAMES, &F::NAMES))?;
        shape(result)
    }

    /// Returns the shape of the outer product: the axes of this shape, then those of the other one.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{Shape, shape};
    ///
    /// assert_eq!(
    ///     Shape::new(shape![2, 3])?.outer(Shape::new(shape![4])?)?.typed_extents(),
    ///     shape![2, 3, 4]
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `multiply.outer`; `outer` for vectors.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn outer<const P: usize, const Q: usize, F: ExtentList<P>>(
        self,
        other: Shape<P, F>,
    ) -> Result<Shape<Q, <F::List as OuterProductWith<E::List, R, P, Q>>::Extents>, SizeError>
    where
        F::List: OuterProductWith<E::List, R, P, Q>,
    {
        let mut result = [1; Q];
        for (to, from) in result.iter_mut().zip(self.extents().into_iter().chain(other.extents())) {
            *to = from;
        }
        crate::index::element_count(&result)?;
        Ok(Shape::pack(&result))
    }

    /// Returns the shape of the sums along the diagonals of two axes: this shape without the two axes, `axes![0, 1]`.
    ///
    /// ```
    /// use shapewise::{Shape, axes, shape};
    ///
    /// assert_eq!(Shape::new(shape![3, 5, 3])?.trace(axes![0, 2]).typed_extents(), shape![5]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `trace`.
    #[must_use]
    pub fn trace<const Q: usize, X: SumAxes<R, Proof: Exists> + AxisSet>(
        self,
        _: X,
    ) -> Shape<Q, SummedExtents<E::List, X, Q>>
    where
        Ranks: RankWithoutAxes<R, 2, Q>,
    {
        Shape::pack(&without(&self.extents(), X::PAIR, 0))
    }
}

/// Returns an array of `Q` values: those that are not at one of two positions.
pub(crate) fn without<V: Copy, const Q: usize>(values: &[V], axes: [usize; 2], fill: V) -> [V; Q] {
    let mut result = [fill; Q];
    let kept = values.iter().enumerate().filter(|(axis, _)| !axes.contains(axis));
    for (to, (_, from)) in result.iter_mut().zip(kept) {
        *to = *from;
    }
    result
}
