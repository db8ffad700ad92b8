//! Contractions of arrays whose rank is known at run time.

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{
        Lend,
        dynamic::{DynBase, DynStrided, DynTensor, DynView, layout::Numbers},
    },
    contraction::{self, AxisNumbers, ContractionError, DotAxes, dynamic::LabelledEquation},
    extent::DynExtent,
    rank,
    verbs::contract::{Factor, MatrixOperand, contract, diagonals, direct, dot_labels, matrix_labels},
};

/// The contraction of some arrays with these labels, whose result has these extents.
fn contracted<T: Copy + Zero + Mul<Output = T> + 'static>(
    factors: &[Factor<'_, T>],
    output: &[usize],
    extents: &[DynExtent],
) -> Result<DynTensor<T>, ContractionError> {
    let extents: Numbers = extents.iter().map(|extent| extent.get_known()).collect();
    let layout = DynStrided::row_major(&extents)?;
    Ok(DynTensor::of_elements(contract(factors, output)?, layout))
}

/// The array as an operand with these labels.
fn factor<'a, T>(data: &'a [T], layout: &DynStrided, labels: &[usize]) -> Factor<'a, T> {
    Factor::new(data, layout.base(), layout.axes(), labels)
}

/// The product of two operands of rank 1 or 2 whose inner extents are equal, as that of matrices, and its extents; `None` if they are not such. The
/// tensor is made by the caller: it is large, and would be moved.
#[inline(never)]
#[expect(clippy::type_complexity, reason = "elements and extents")]
fn matrices<T: Copy + Zero + Mul<Output = T> + 'static>(
    [(left, lhs), (right, rhs)]: [(&[T], &DynStrided); 2],
) -> Option<Result<(Vec<T>, [usize; 2]), ContractionError>> {
    let left = MatrixOperand::of_axes(left, lhs.base(), lhs.axes(), lhs.axes().len().wrapping_sub(1))?;
    let right = MatrixOperand::of_axes(right, rhs.base(), rhs.axes(), 0)?.transposed();
    if left.extents[1] != right.extents[0] {
        return None;
    }
    let extents = [left.extents[0], right.extents[1]];
    Some(direct(&left, &right).map(|data| (data, extents)))
}

/// Contractions.
#[allow(
    single_use_lifetimes,
    reason = "`impl Trait` takes no anonymous lifetimes; later compilers report nothing here"
)]
impl<'s, 'a, T: Copy + Zero + Mul<Output = T> + 'static, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Multiplies matrices like [`TensorBase::matmul`](crate::array::TensorBase::matmul). The other array may be a ranked one.
    ///
    /// # Errors
    ///
    /// The same errors as [`TensorBase::matmul`](crate::array::TensorBase::matmul); [`ContractionError::Scalar`] if an operand has rank 0.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let x = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(x.matmul(&x.transpose())?.as_slice(), [14, 32, 32, 77]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("MatMul", "gemm", "mm", "bmm"))]
    pub fn matmul<'v>(&'s self, other: impl Into<DynView<'v, T>>) -> Result<DynTensor<T>, ContractionError> {
        let other = other.into();
        let operands = [(self.data.lend(), &self.layout), (other.data, &other.layout)];
        if let Some(found) = matrices(operands) {
            let (data, extents) = found?;
            let layout = match (self.layout.rank(), other.layout.rank()) {
                (1, 1) => DynStrided::row_major_of([]),
                // The axis of a vector is not an axis of the result.
                (1, _) => DynStrided::row_major_of([extents[1]]),
                (_, 1) => DynStrided::row_major_of([extents[0]]),
                _ => DynStrided::row_major_of(extents),
            };
            return Ok(DynTensor::of_elements(data, layout));
        }
        let (lhs, rhs) = (self.layout.dyn_extents(), other.layout.dyn_extents());
        let rank = contraction::dynamic::product_rank(lhs.len(), rhs.len()).unwrap_or_default();
        let mut result: SmallVec<[DynExtent; 8]> = SmallVec::from_elem(DynExtent::ONE, rank);
        contraction::matmul(&lhs, &rhs, [&[], &[]], &mut result)?;
        let [left, right, output] = matrix_labels(lhs.len(), rhs.len());
        let left = factor(self.data.lend(), &self.layout, &left);
        contracted(&[left, factor(other.data, &other.layout, &right)], &output, &result)
    }

    /// Contracts with another array like [`TensorBase::dot_general`](crate::array::TensorBase::dot_general), XLA's general contraction.
    /// The other array may be a ranked one, and axes may be slices or vectors.
    ///
    /// # Errors
    ///
    /// The same errors as [`TensorBase::dot_general`](crate::array::TensorBase::dot_general); also [`ContractionError::BatchCount`] and [`ContractionError::ContractingCount`] if axes have no counterpart, and
    /// [`ContractionError::RankTooLarge`].
    ///
    /// ```
    /// use shapewise::{contraction::DotAxes, array::DynView};
    ///
    /// let x = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let axes = DotAxes::contracting(vec![1], vec![1]).batch(vec![0], vec![0]);
    /// assert_eq!(x.dot_general(&x, &axes)?.as_slice(), [14, 77]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("tensordot", "DotGeneral"))]
    pub fn dot_general<'v, LC: AxisNumbers, RC: AxisNumbers, LB: AxisNumbers, RB: AxisNumbers>(
        &'s self,
        other: impl Into<DynView<'v, T>>,
        axes: &DotAxes<LC, RC, LB, RB>,
    ) -> Result<DynTensor<T>, ContractionError> {
        let (other, axes) = (other.into(), axes.numbers());
        let (lhs, rhs) = (self.layout.dyn_extents(), other.layout.dyn_extents());
        let rank = contraction::dot_rank(lhs.len(), rhs.len(), &axes)?;
        rank::check(rank)?;
        let mut result: SmallVec<[DynExtent; 8]> = SmallVec::from_elem(DynExtent::ONE, rank);
        contraction::dot_general(&lhs, &rhs, &axes, &mut result)?;
        let [left, right, output] = dot_labels(lhs.len(), rhs.len(), &axes);
        let left = factor(self.data.lend(), &self.layout, &left);
        contracted(&[left, factor(other.data, &other.layout, &right)], &output, &result)
    }

    /// Returns the outer product with another array, like [`TensorBase::outer`](crate::array::TensorBase::outer). The other array may be
    /// a ranked one.
    ///
    /// # Errors
    ///
    /// The same errors as [`TensorBase::outer`](crate::array::TensorBase::outer); also [`ContractionError::RankTooLarge`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (x, y) = (DynView::new(&[1, 2], [2])?, DynView::new(&[3, 4], [2])?);
    /// assert_eq!(x.outer(&y)?.as_slice(), [3, 4, 6, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outer<'v>(&'s self, other: impl Into<DynView<'v, T>>) -> Result<DynTensor<T>, ContractionError> {
        let none: [usize; 0] = [];
        self.dot_general(other, &DotAxes::contracting(none, none))
    }

    /// Returns the sums along diagonals, like [`TensorBase::trace_by`](crate::array::TensorBase::trace_by).
    ///
    /// # Errors
    ///
    /// The same errors as [`TensorBase::trace_by`](crate::array::TensorBase::trace_by).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.trace_by(0, [0, 1])?[[]], 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trace_by(&'s self, offset: isize, axes: [isize; 2]) -> Result<DynTensor<T>, ContractionError> {
        let axes = contraction::dynamic::trace(self.layout.rank(), axes)?;
        let (factor, labels) =
            diagonals(self.data.lend(), self.layout.base(), self.layout.axes(), offset, axes);
        let extents: SmallVec<[DynExtent; 8]> = self
            .layout
            .dyn_extents()
            .into_iter()
            .enumerate()
            .filter_map(|(axis, extent)| (!axes.contains(&axis)).then_some(extent))
            .collect();
        contracted(&[factor], &labels, &extents)
    }
}

impl<T: Copy + Zero + Mul<Output = T> + 'static> DynTensor<T> {
    /// Returns the sums of products of arrays whose axes are named by letters. There is one array for each operand of the equation, and
    /// the result has the axes after `->`. See [`DynShape::einsum`](crate::DynShape::einsum) for the equation.
    ///
    /// # Errors
    ///
    /// As [`DynShape::einsum`](crate::DynShape::einsum), and [`ContractionError::Memory`] if the result does not fit in memory.
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let x = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let products = DynTensor::einsum("ik,jk->ij", &[x.clone(), x.clone()])?;
    /// assert_eq!(products.as_slice(), [14, 32, 32, 77]);
    /// assert_eq!(DynTensor::einsum("ij->j", &[x])?.as_slice(), [5, 7, 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn einsum(equation: &str, operands: &[DynView<'_, T>]) -> Result<Self, ContractionError> {
        let equation = LabelledEquation::parse(equation, operands.len())?;
        let extents: SmallVec<[_; 3]> = operands.iter().map(|operand| operand.layout.dyn_extents()).collect();
        let result = equation.infer(&extents.iter().map(SmallVec::as_slice).collect::<SmallVec<[_; 3]>>())?;
        let factors: SmallVec<[Factor<'_, T>; 3]> = operands
            .iter()
            .zip(&equation.operands)
            .map(|(operand, labels)| factor(operand.data, &operand.layout, labels))
            .collect();
        contracted(&factors, &equation.output, &result)
    }
}
