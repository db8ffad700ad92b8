//! Outer products.

use core::ops::Mul;

use crate::{
    array::{ArrayOf, AsView, DotElement, Lend, TensorBase, operand::PlaceOf, results::made},
    contraction::{ContractionError, OuterProductWith},
    layout::{AxesOf, Layout, RowMajor, Strided},
    loops::within::{OperandReader, ResultMemory},
    message::or_fail,
    private::Exists,
    storage::{ResultStorage, row_and_place},
};
#[cfg(feature = "alloc")]
use crate::{types::ExtentList, verbs::contract};

/// The extents of an outer product of arrays with the layouts `L` and `M`.
type OuterExtents<L, M, const R: usize, const P: usize, const Q: usize> =
    <AxesOf<M, P> as OuterProductWith<AxesOf<L, R>, R, P, Q>>::Extents;

/// The outer product of an array of `T` with the layout `L`, at the place `A`, and the operand `O`: a tensor, or an inline array. See
/// [`outer`](TensorBase::outer).
pub type OuterProduct<T, A, L, O, const R: usize, const P: usize, const Q: usize> = TensorBase<
    T,
    ResultMemory<T, A, PlaceOf<O, P>, OuterExtents<L, <O as AsView<P>>::Layout, R, P, Q>>,
    Q,
    RowMajor<Q, OuterExtents<L, <O as AsView<P>>::Layout, R, P, Q>>,
>;

/// The outer product of two operands within an array: an element of the left one, in logical order, times each of the right one.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type"
)]
fn outer_within<T: Copy + Mul<Output = T>, M: ResultStorage<T>, const R: usize, const P: usize>(
    (left, lhs): (&[T], Strided<R>),
    (right, rhs): (&[T], Strided<P>),
) -> M {
    let len = |extents: &[usize]| extents.last().copied().unwrap_or(1);
    let (rows, columns, others) = (len(&lhs.extents()), len(&rhs.extents()), rhs.element_count());
    let (left, right) = (OperandReader::new(left, lhs), OperandReader::new(right, rhs));
    M::collect_rows(0, others, |at, other| {
        let (row, place) = row_and_place(at, rows);
        let (other_row, other_place) = row_and_place(other, columns);
        *left.at([row, place]) * *right.at([other_row, other_place])
    })
}

/// # Outer products
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the outer product with another array: the products of each element of this array with each of the other. The result has the axes
    /// of this array, then those of the other, and is within itself if the arrays are.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ContractionError`], where [`try_outer`](Self::try_outer) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, y) = ([1, 2], [10, 20, 30]);
    /// // extents (Const<2>, Const<3>)
    /// let table = View::new(&x, shape![2])?.outer(View::new(&y, shape![3])?);
    /// assert_eq!(table, shapewise::tensor![[10, 20, 30], [20, 40, 60]]);
    ///
    /// // The Kronecker product of matrices: the rows of both are one axis, and so are the columns.
    /// use shapewise::{rearrange_copy, tensor};
    ///
    /// let (a, b) = (tensor![[1, 2], [3, 4]], tensor![[1, 0], [0, 1]]);
    /// let product = rearrange_copy!(i j p q -> (i p) (j q); a.outer(&b));
    /// assert_eq!(product, tensor![[1, 0, 2, 0], [0, 1, 0, 2], [3, 0, 4, 0], [0, 3, 0, 4]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `multiply.outer`; `outer` for vectors.
    #[must_use]
    #[track_caller]
    #[doc(alias("outer_product", "kron", "kronecker"))]
    pub fn outer<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> OuterProduct<T, S::ElementPlace, L, O, R, P, Q>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        AxesOf<O::Layout, P>: OuterProductWith<AxesOf<L, R>, R, P, Q>,
    {
        #[cfg(not(feature = "alloc"))]
        let () = OuterProduct::<T, S::ElementPlace, L, O, R, P, Q>::HAS_MEMORY;
        or_fail(self.try_outer::<P, Q, O>(other))
    }

    /// Returns the outer product with another array, or an error where [`outer`](Self::outer) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit.
    pub fn try_outer<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Result<OuterProduct<T, S::ElementPlace, L, O, R, P, Q>, ContractionError>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        AxesOf<O::Layout, P>: OuterProductWith<AxesOf<L, R>, R, P, Q>,
    {
        let (left, right) = (self.lent(), other.as_view());
        Ok(made!(
            OuterProduct::<T, S::ElementPlace, L, O, R, P, Q>,
            outer_within((left.data, left.layout.ranked()), (right.data, right.layout.ranked())),
            {
                let known = &<OuterExtents<L, O::Layout, R, P, Q> as ExtentList<Q>>::EXTENTS;
                contract::outer(&left.ranked(), &right.ranked(), known)?
            },
        ))
    }
}
