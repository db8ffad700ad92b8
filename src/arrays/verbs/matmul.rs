//! Products of matrices.

use core::ops::Mul;

use num_traits::Zero;

use crate::{
    array::{ArrayOf, AsView, DotElement, KnownMatrices, Lend, TensorBase, operand::PlaceOf, results::made},
    contraction::{self, ContractionError, MatmulWith},
    extent::DynExtent,
    layout::{AxesOf, Layout, RowMajor, Strided},
    loops::within::{LONG, ResultMemory, sums_of_rows},
    message::or_fail,
    private::Exists,
    storage::ResultStorage,
    types::ExtentList,
};
#[cfg(feature = "alloc")]
use crate::{
    extent::named::beside_last,
    verbs::contract::{self, direct, with_names},
};

/// The extents of a product of matrices with the layouts `L` and `M`.
type MatmulExtents<L, M, const R: usize, const P: usize, const Q: usize> =
    <AxesOf<M, P> as MatmulWith<AxesOf<L, R>, R, P, Q>>::Extents;

/// The product of a matrix of `T` with the layout `L`, at the place `A`, and the operand `O`: a tensor, or an inline array. See
/// [`matmul`](TensorBase::matmul).
pub type ProductOf<T, A, L, O, const R: usize, const P: usize, const Q: usize> = TensorBase<
    T,
    ProductMemory<T, A, L, O, R, P, Q>,
    Q,
    RowMajor<Q, MatmulExtents<L, <O as AsView<P>>::Layout, R, P, Q>>,
>;

/// Its memory.
type ProductMemory<T, A, L, O, const R: usize, const P: usize, const Q: usize> =
    ResultMemory<T, A, PlaceOf<O, P>, MatmulExtents<L, <O as AsView<P>>::Layout, R, P, Q>>;

#[cfg(feature = "alloc")]
/// Which axes of a matrix operand of rank `R` stretch, if its layout is `L`, the other operand has rank `other` and the product the extents `E`.
const fn batch_stretches<const R: usize, const Q: usize, L: Layout<R>, E: ExtentList<Q>>(
    other: usize,
) -> [bool; R] {
    let rank = if R > other { R } else { other };
    beside_last(&L::STRETCHES, &L::EXTENTS, &E::NAMES, rank.saturating_sub(2))
}

/// Up to this number of products, a product of matrices within an array is unrolled.
const FEW: usize = 64;

/// The offset of a matrix in an operand, whose rank is `R`, from the index of the matrix in a batch of these extents.
#[inline(always)]
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "offsets are within the memory, axes below the rank"
)]
fn base<const R: usize>(layout: &Strided<R>, mut linear: usize, batch: &[usize]) -> usize {
    let (extents, strides) = (layout.extents(), layout.strides());
    let (mut base, mut axis) = (layout.base(), R.saturating_sub(2));
    for extent in batch.iter().rev() {
        let digit = linear % extent;
        linear /= extent;
        if axis > 0 {
            axis -= 1;
            if extents[axis] != 1 {
                base = base.wrapping_add_signed(strides[axis] * digit.cast_signed());
            }
        }
    }
    base
}

/// The product of two operands within an array, whose batch has these extents. Rows of the right operand are added to rows of the result, in loops of
/// constants.
#[inline(always)]
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; offsets are within the memory"
)]
fn product_within<T: Copy + Zero + Mul<Output = T>, const R: usize, const P: usize, M: ResultStorage<T>>(
    (left, lhs): (&[T], &Strided<R>),
    (right, rhs): (&[T], &Strided<P>),
    batch: &[usize],
) -> M {
    let axis = |extents: &[usize], strides: &[isize], axis: Option<usize>| match axis {
        Some(axis) => (extents[axis], strides[axis]),
        None => (1, 0),
    };
    let ((e, s), (f, t)) = ((lhs.extents(), lhs.strides()), (rhs.extents(), rhs.strides()));
    let (rows, terms) = (axis(&e, &s, R.checked_sub(2)), axis(&e, &s, R.checked_sub(1)));
    let others = axis(&f, &t, Some(P.saturating_sub(2)));
    let columns = axis(&f, &t, (P > 1).then_some(P.saturating_sub(1)));
    let at = |base: usize, (i, step): (usize, isize), (j, other): (usize, isize)| {
        base.wrapping_add_signed(step * i.cast_signed() + other * j.cast_signed())
    };
    let mut result = M::collect(0, |_| T::zero());
    let matrices = result.elements_mut().chunks_exact_mut((rows.0 * columns.0).max(1));
    for (number, matrix) in matrices.enumerate() {
        let from = (base(lhs, number, batch), base(rhs, number, batch));
        let product = |row, term, column| {
            left[at(from.0, (row, rows.1), (term, terms.1))]
                * right[at(from.1, (term, others.1), (column, columns.1))]
        };
        if columns.0 == 1 && terms.0 >= LONG && (terms.1, others.1) == (1, 1) {
            // A matrix times a vector, both along memory.
            let vector = &right[from.1..from.1 + terms.0];
            let row = |row| &left[at(from.0, (row, rows.1), (0, 0))..][..terms.0];
            sums_of_rows::<_, _, false>(matrix, row, |element, term| element * vector[term]);
            continue;
        }
        let rows_of_result = matrix.chunks_exact_mut(columns.0.max(1)).enumerate();
        if terms.0 > 0 && (columns.0 == 1 || rows.0 * terms.0 * columns.0 <= FEW) {
            // Each element at once: the compiler unrolls all loops, and computes the elements of a row side by side.
            for (row, sums) in rows_of_result {
                for (column, result) in sums.iter_mut().enumerate() {
                    let mut sum = product(row, 0, column);
                    for term in 1..terms.0 {
                        sum = sum + product(row, term, column);
                    }
                    *result = sum;
                }
            }
        } else {
            for (row, sums) in rows_of_result {
                for term in 0..terms.0 {
                    for (column, sum) in sums.iter_mut().enumerate() {
                        *sum = *sum + product(row, term, column);
                    }
                }
            }
        }
    }
    result
}

/// # Products of matrices
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Multiplies matrices: `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two are batch
    /// axes; they are aligned at the last one and broadcast, as in NumPy. A vector `[k]` is one row on the left and one column on the
    /// right, and this axis is not an axis of the result. The result keeps what the types know of the extents.
    ///
    /// Operands of any strides are read where they are: no operand is copied or transposed before. The order of the additions is not specified.
    ///
    /// # The kernel
    ///
    /// With the feature `matmul`, the default, products of `f32` and `f64`, and of complex numbers of them, use the kernel of the crate `matrixmultiply`. The
    /// crate `gemm` takes 1.0 to 1.5 times as long for floats from 64 x 64 on (0.86 for 16 x 16), 0.5 to 0.9 for complex numbers, and compiles 5 to 12 times as long.
    ///
    /// For `f16` and `bf16` convert the operands: `a.map_copied(f32::from).matmul(&b.map_copied(f32::from)).map_copied(f16::from_f32)`. A product of 256 x 256
    /// takes 0.35 ms, and 165 ms without the conversions, in which each product and each sum is rounded. (`gemm`: 0.52 ms.)
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ContractionError`], where [`try_matmul`](Self::try_matmul) returns an error.
    /// Extents in the types that conflict are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, w) = ([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1]);
    /// let x = View::new(&x, shape![2, 3])?;
    /// let w = View::new(&w, shape![3, 2])?;
    /// let y = x.matmul(w); // extents (Const<2>, Const<2>)
    /// assert_eq!(y, shapewise::tensor![[4, 5], [10, 11]]);
    /// assert_eq!(x.matmul(x.transpose()).as_slice(), [14, 32, 32, 77]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `matmul`.
    #[doc(alias("MatMul", "gemm", "mm", "bmm", "gemv", "matvec", "mul_to", "mtimes"))]
    #[doc(alias = "pagemtimes")]
    #[must_use]
    #[track_caller]
    #[doc(alias("addmm", "baddbmm", "tr_mul", "general_mat_mul"))]
    pub fn matmul<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> ProductOf<T, S::ElementPlace, L, O, R, P, Q>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        AxesOf<O::Layout, P>: MatmulWith<AxesOf<L, R>, R, P, Q>,
    {
        // Here, too: the compiler then shows this call.
        let () = KnownMatrices::<R, P, Q, L, O::Layout>::MULTIPLY;
        #[cfg(not(feature = "alloc"))]
        let () = ProductOf::<T, S::ElementPlace, L, O, R, P, Q>::HAS_MEMORY;
        or_fail(self.multiplied::<P, Q, O>(&other))
    }

    /// The product, or why there is none.
    #[inline(always)]
    fn multiplied<const P: usize, const Q: usize, O>(
        &'s self,
        other: &O,
    ) -> Result<ProductOf<T, S::ElementPlace, L, O, R, P, Q>, ContractionError>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        AxesOf<O::Layout, P>: MatmulWith<AxesOf<L, R>, R, P, Q>,
    {
        let (left, other) = (self.lent(), other.as_view());
        Ok(made!(
            ProductOf::<T, S::ElementPlace, L, O, R, P, Q>,
            {
                let (lhs, rhs) = (left.layout.ranked(), other.layout.ranked());
                // The types know all extents of the result. One of the inner extents, or of a pair of batch axes, may be known at run time.
                let is_one_matrix = R <= 2 && P <= 2;
                if !is_one_matrix || lhs.extents().last() != rhs.extents().get(P.saturating_sub(2)) {
                    self.product_extents::<P, Q, O>(&rhs.extents())?;
                }
                let extents = MatmulExtents::<L, O::Layout, R, P, Q>::KNOWN_EXTENTS;
                let batch = extents.get(..R.max(P).saturating_sub(2)).unwrap_or_default();
                product_within((left.data, &lhs), (other.data, &rhs), batch)
            },
            {
                let known = &<MatmulExtents<L, O::Layout, R, P, Q> as ExtentList<Q>>::EXTENTS;
                // A condition of constants: of operands of ranks 1 and 2, no other way is compiled.
                if const { matches!((R, P), (1 | 2, 1 | 2)) } {
                    with_names::<_, R, P, L, O::Layout>(direct::matrix_product(&left, &other, known))?
                } else {
                    let stretch: [&[bool]; 2] = const {
                        [
                            &batch_stretches::<R, Q, L, MatmulExtents<L, O::Layout, R, P, Q>>(P),
                            &batch_stretches::<P, Q, O::Layout, MatmulExtents<L, O::Layout, R, P, Q>>(R),
                        ]
                    };
                    with_names::<_, R, P, L, O::Layout>(contract::matmul(
                        &left.ranked(),
                        &other.ranked(),
                        stretch,
                        known,
                    ))?
                }
            },
        ))
    }

    /// The extents of a product, or why there are none.
    fn product_extents<const P: usize, const Q: usize, O>(
        &self,
        other: &[usize; P],
    ) -> Result<[usize; Q], ContractionError>
    where
        O: AsView<P, Layout: Layout<P>>,
    {
        let mut result = [DynExtent::ONE; Q];
        let stretch: [&[bool]; 2] = [&<L as Layout<R>>::STRETCHES, &<O::Layout as Layout<P>>::STRETCHES];
        contraction::matmul(
            &DynExtent::of_each(self.layout.extents()),
            &DynExtent::of_each(*other),
            stretch,
            &mut result,
        )?;
        Ok(DynExtent::get_each(result))
    }

    /// Multiplies matrices, and returns an error where [`matmul`](Self::matmul) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Inner`] if the two extents `k` differ, [`ContractionError::Broadcast`] with the first axis where batch axes do
    /// not broadcast, [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit. Two extents in the type that
    /// conflict are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1; 6];
    /// let (x, w) = (View::new(&memory, [2, 3])?, View::new(&memory, [2, 3])?);
    /// assert_eq!(
    ///     x.try_matmul(w).unwrap_err().to_string(),
    ///     "inner extents 3 and 2 differ: axis 1 of the left operand is contracted with axis 0 of \
    ///      the right one"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_matmul<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Result<ProductOf<T, S::ElementPlace, L, O, R, P, Q>, ContractionError>
    where
        O: AsView<P> + ArrayOf<T, P>,
        O::Layout: Layout<P>,
        T: DotElement<Proof: Exists> + 'static,
        AxesOf<O::Layout, P>: MatmulWith<AxesOf<L, R>, R, P, Q>,
    {
        let () = KnownMatrices::<R, P, Q, L, O::Layout>::MULTIPLY;
        self.multiplied::<P, Q, O>(&other)
    }
}
