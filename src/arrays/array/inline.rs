//! Arrays whose elements are within them: [`Inline`], [`Matrix`] and `Vector`.

use core::{
    marker::PhantomData,
    ops::{Mul, Sub},
};

use num_traits::{One, Zero};

use crate::{
    array::{ArrayOf, Inline, Lend, Matrix, TensorBase, Vector},
    extent::Const,
    layout::{ExtentTypes, Layout, RowMajor},
    loops::within::each_element,
    private::Exists,
    rank::{Ranks, of_equal_numbers},
    shape::Shape,
    storage::{HasNestedArrays, ResultStorage},
    types::ExtentList,
    verbs::OfExtents,
};

/// The layout of extents that the type knows.
const fn layout<const R: usize, E: ExtentList<R>>() -> RowMajor<R, E> {
    RowMajor::new(Shape::of_type())
}

/// Reports, in a build, an inline array of extents that the type does not know.
#[track_caller]
const fn known(is_within: bool) {
    if !is_within {
        panic!("an inline array has up to 6 axes, and its type knows their extents: `typed` states them");
    }
}

/// # Create inline arrays
impl<X, T, const N: usize, const R: usize, E> TensorBase<T, [X; N], R, RowMajor<R, E>>
where
    E: ExtentList<R> + HasNestedArrays<Within<T> = [X; N]>,
    [X; N]: ResultStorage<T>,
{
    /// Returns the array of these nested arrays. The extents are in the type. It is a `const fn`, so that tables are constants.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// const TURN: Matrix<i32, 2, 2> = Matrix::of([[0, -1], [1, 0]]);
    /// assert_eq!(size_of_val(&TURN), 16); // the elements, and nothing else
    /// assert_eq!(TURN[[1, 0]], 1);
    /// ```
    #[doc(alias = "array")]
    #[must_use]
    #[inline(always)]
    pub const fn of(nested: [X; N]) -> Self {
        Self { data: nested, layout: const { layout::<R, E>() }, element: PhantomData }
    }

    /// Returns the array of these nested arrays, as [`of`](Self::of) does.
    ///
    /// ```
    /// use shapewise::Vector;
    ///
    /// const UP: Vector<f32, 3> = Vector::new([0.0, 1.0, 0.0]);
    /// assert_eq!(UP.sum(), 1.0);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn new(nested: [X; N]) -> Self {
        Self::of(nested)
    }

    /// Returns an array of the results of a function of the index, which is called in logical order.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// let table: Matrix<usize, 2, 3> = Matrix::of_fn(|[i, j]| 10 * i + j);
    /// assert_eq!(table, Matrix::of([[0, 1, 2], [10, 11, 12]]));
    /// ```
    #[must_use]
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "axes are below R; there is no element if an extent is 0"
    )]
    pub fn of_fn(mut make: impl FnMut([usize; R]) -> T) -> Self {
        let len = E::KNOWN_EXTENTS.last().copied().unwrap_or(1);
        let data = <[X; N] as ResultStorage<T>>::collect_rows(E::KNOWN_COUNT, len, |row, place| {
            // Not a loop over all axes: the compiler would not unroll it. The first axis has the rest, without a division.
            let (mut index, mut rest) = ([0; R], row);
            for axis in (1..R.saturating_sub(1)).rev() {
                (index[axis], rest) = (rest % E::KNOWN_EXTENTS[axis], rest / E::KNOWN_EXTENTS[axis]);
            }
            if R > 1 {
                index[0] = rest;
            }
            if R > 0 {
                index[R - 1] = place;
            }
            make(index)
        });
        Self::of(data)
    }

    /// Returns an array of the results of a function of the index, as [`of_fn`](Self::of_fn) does.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// assert_eq!(Matrix::<usize, 2, 2>::from_fn(|[i, j]| i + j).sum(), 4);
    /// ```
    #[must_use]
    #[inline]
    pub fn from_fn(make: impl FnMut([usize; R]) -> T) -> Self {
        Self::of_fn(make)
    }

    /// Returns an array with one value at each index. It is on the stack, which an array of 1024 by 1024 `f64` overflows: see [`Inline`] for what to use.
    ///
    /// ```
    /// use shapewise::Vector;
    ///
    /// assert_eq!(Vector::<f32, 3>::of_value(0.5).sum(), 1.5);
    /// ```
    #[doc(alias("from_elem", "repeat"))]
    #[must_use]
    #[inline]
    pub fn of_value(value: T) -> Self
    where
        T: Clone,
    {
        Self::collected(|_| value.clone())
    }

    /// Returns an array with one value at each index, as [`of_value`](Self::of_value) does.
    ///
    /// ```
    /// use shapewise::Vector;
    ///
    /// assert_eq!(Vector::<i32, 3>::filled(2).sum(), 6);
    /// ```
    #[must_use]
    #[inline]
    pub fn filled(value: T) -> Self
    where
        T: Clone,
    {
        Self::of_value(value)
    }

    /// Returns an array of zeros.
    ///
    /// ```
    /// use shapewise::{Matrix, Vector};
    ///
    /// assert_eq!(Vector::<f32, 3>::zeros(), Vector::of([0.0, 0.0, 0.0]));
    /// assert_eq!(Matrix::<i32, 2, 2>::ones().sum(), 4);
    /// ```
    #[must_use]
    #[inline]
    pub fn zeros() -> Self
    where
        T: Zero,
    {
        Self::collected(|_| T::zero())
    }

    /// Returns an array of ones. See the example of [`zeros`](Self::zeros).
    #[must_use]
    #[inline]
    pub fn ones() -> Self
    where
        T: One,
    {
        Self::collected(|_| T::one())
    }

    #[inline(always)]
    fn collected(make: impl FnMut(usize) -> T) -> Self {
        let data = <[X; N] as ResultStorage<T>>::collect(E::KNOWN_COUNT, make);
        Self::of(data)
    }
}

/// # Inline arrays as nested arrays
impl<T, X, const N: usize, const R: usize, E> TensorBase<T, [X; N], R, RowMajor<R, E>> {
    /// Returns the nested arrays that the elements are in.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// const TABLE: Matrix<u8, 2, 2> = Matrix::of([[1, 2], [3, 4]]);
    /// const CORNER: u8 = TABLE.as_nested()[1][1];
    /// assert_eq!(CORNER, 4);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn as_nested(&self) -> &[X; N] {
        &self.data
    }

    /// Returns the nested arrays that the elements are in, to write.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// let mut matrix = Matrix::of([[1, 2], [3, 4]]);
    /// matrix.as_nested_mut()[0] = [7, 8];
    /// assert_eq!(matrix.sum(), 22);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn as_nested_mut(&mut self) -> &mut [X; N] {
        &mut self.data
    }

    /// Returns the nested arrays that the elements are in.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// let doubled = Matrix::of([[1, 2], [3, 4]]) * 2;
    /// assert_eq!(doubled.into_nested(), [[2, 4], [6, 8]]);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn into_nested(self) -> [X; N] {
        self.data
    }
}

/// Two equal numbers. For `X = ()` it has one impl, so that the compiler infers one from the other.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an identity has as many rows as columns, and this matrix has {M} rows and {N} columns",
    label = "a matrix of {M} rows and {N} columns is not square"
)]
pub trait RowsAndColumns<const M: usize, const N: usize, X = ()> {
    /// `Self`.
    type IfTrue;
}
of_equal_numbers!([] RowsAndColumns<N> for Ranks { type IfTrue = Self; });

/// # Create inline identity matrices
impl<T: Copy + Zero + One, const M: usize, const N: usize> Matrix<T, M, N> {
    /// Returns the identity matrix, which has as many rows as columns.
    ///
    /// ```
    /// use shapewise::Matrix;
    ///
    /// assert_eq!(Matrix::<i32, 2, 2>::identity(), Matrix::of([[1, 0], [0, 1]]));
    /// ```
    #[doc(alias = "eye")]
    #[must_use]
    #[inline]
    pub fn identity() -> Self
    where
        Ranks: RowsAndColumns<M, N>,
    {
        let mut next = 0_usize;
        let data = ResultStorage::collect(0, |linear| {
            let is_diagonal = linear == next;
            if is_diagonal {
                next = linear.wrapping_add(N).wrapping_add(1);
            }
            if is_diagonal { T::one() } else { T::zero() }
        });
        Self::of_parts(data, const { layout::<2, _>() })
    }
}

/// # Products
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, L: Layout<1>> TensorBase<T, S, 1, L> {
    /// Returns the cross product of two vectors in space, a [`Vector`]. The types know that both have three elements;
    /// of extents that are read at run time, [`typed`](Self::typed) states it first.
    ///
    /// ```
    /// use shapewise::{Vector, s, tensor};
    ///
    /// let (x, y) = (Vector::of([1, 0, 0]), Vector::of([0, 1, 0]));
    /// assert_eq!(x.cross(y), Vector::of([0, 0, 1]));
    ///
    /// let points = tensor![[1.0, 2.0, 3.0], [0.0, 1.0, 0.0]];
    /// assert_eq!(points.slice(s![0]).cross(points.slice(s![1])), Vector::of([-3.0, 0.0, 1.0]));
    /// ```
    #[must_use]
    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "overflow in the arithmetic of elements is that of the element type"
    )]
    pub fn cross<O: ArrayOf<T, 1, Proof: Exists>>(&'s self, other: O) -> Vector<T, 3>
    where
        T: Copy + Mul<Output = T> + Sub<Output = T>,
        L: OfExtents<(Const<3>,), 1, Proof: Exists>,
        O::Layout: OfExtents<(Const<3>,), 1, Proof: Exists>,
    {
        let [a, b, c] = self.as_typed::<(Const<3>,)>().to_inline().data;
        let [x, y, z] = other.as_view().as_typed::<(Const<3>,)>().to_inline().data;
        Vector::of([b * z - c * y, c * x - a * z, a * y - b * x])
    }
}

/// # Copy within an array
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns an inline array of the same elements. The type knows all extents; others are stated by [`typed`](Self::typed) or
    /// [`try_dense`](Self::try_dense) first.
    ///
    /// ```
    /// use shapewise::{Matrix, tensor};
    ///
    /// let columns = tensor![[1, 2, 3], [4, 5, 6]].transpose().to_inline();
    /// assert_eq!(columns, Matrix::of([[1, 4], [2, 5], [3, 6]]));
    /// ```
    #[must_use]
    #[inline]
    pub fn to_inline(&'s self) -> Inline<T, R, ExtentTypes<L, R>>
    where
        T: Clone,
    {
        const { known(<<ExtentTypes<L, R> as HasNestedArrays>::Within<T> as ResultStorage<T>>::IS_WITHIN) };
        TensorBase::made_within(each_element(self.data.lend(), self.layout.ranked(), T::clone))
    }
}

impl<X, T, const N: usize, const R: usize, E> From<[X; N]> for TensorBase<T, [X; N], R, RowMajor<R, E>>
where
    E: ExtentList<R> + HasNestedArrays<Within<T> = [X; N]>,
    [X; N]: ResultStorage<T>,
{
    #[inline(always)]
    fn from(nested: [X; N]) -> Self {
        Self::of(nested)
    }
}
