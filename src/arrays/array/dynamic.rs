//! Arrays whose rank is known at run time: one type over the three kinds of storage, as for ranked arrays.
//!
//! # How to add an operation
//!
//! Every operation is one on ranked arrays, too. Here it is reached in one of four ways:
//!
//! * It changes only the layout (a permutation, a slice): add the rule to [`layout`], and the method to `parts.rs`.
//! * It visits all elements (a sum, a map): call the ranked method on each of [`DynBase::each_part`]. A part has the rank [`INNER`];
//!   there is more than one only above that rank. Two operands: [`for_each_nest`](crate::loops::any_rank::for_each_nest) of [`together`].
//! * It goes along axes (a sum along an axis, a concatenation): call the ranked method on [`DynBase::aligned`], the same array with axes of
//!   extent 1 in front, of rank [`MAX_RANK`](crate::rank::MAX_RANK). `DynBase::led_axis` returns the position of an axis there, and
//!   `DynTensor::from_led` removes the axes in front from the result. `sum_axis` in `reduce.rs` is an example, in four lines.
//! * It copies pieces (a concatenation, a sort): the function that does the work is for views of any rank, and ranked arrays call it with
//!   [`TensorBase::dynamic`]. `rearrange.rs` has the methods.
//!
//! So each operation is compiled for one rank and not for seventeen.

// In the order in which the docs list their methods. The blank lines keep rustfmt from sorting them.
mod construct;

mod describe;

mod ranked;

mod axis_list;

pub(crate) mod layout;

mod parts;

pub(crate) mod axes;

mod cut;

mod iter;

mod reduce;

mod compare;

mod axis_iter_mut;

pub(crate) mod rearrange;

mod contract;

use core::{fmt, marker::PhantomData};

use alloc::vec::Vec;

pub(crate) use crate::array::dynamic::layout::{DynStrided, Numbers};
pub use crate::array::dynamic::{
    axes::DynAxes, axis_iter_mut::DynAxisIterMut, construct::DynExtents, iter::DynIter,
};
use crate::{
    array::{
        Lend, Storage, StorageMut, TensorBase, View, ViewMut,
        dynamic::layout::together,
        print::{Format, Printed},
    },
    axis::{AxisError, PermutationError},
    error::error_messages,
    index::{IndexError, MemoryError, SizeError},
    layout::Strided,
    loops::any_rank::{INNER, OperandAxes},
    message::{Count, broken},
    rank::RankError,
    shape::DynReshapeError,
    verbs::ReshapeError,
};

/// An array whose rank is known at run time, with elements `T` in the storage `S`. Write [`DynView`], [`DynViewMut`] or [`DynTensor`],
/// which name the storage.
pub struct DynBase<T, S> {
    // INVARIANT: for each index in bounds, the offset that `layout` returns is below the length of the memory. In a mutable view and a
    // tensor no two indices in bounds have the same offset. A tensor is row-major, and has exactly the memory of its elements.
    pub(crate) data: S,
    pub(crate) layout: DynStrided,
    // A function that returns an element: an array is `Send` and `Sync` if its storage is.
    element: PhantomData<fn() -> T>,
}

/// A view of memory whose rank, extents and strides are known at run time. It is what masks, or text from a file, can slice.
///
/// To work with the elements in code for one rank, use [`match_rank!`](crate::match_rank!), or `View::<_, 2>::try_from(view)`. Both copy
/// nothing.
///
/// # Examples
///
/// ```
/// use shapewise::{View, shape, slice::StridedSlice, array::DynView};
///
/// let memory: Vec<i32> = (0..12).collect();
/// let matrix = DynView::from(View::new(&memory, shape![3, 4])?);
/// let slice = StridedSlice { begin: &[1], end: &[3], strides: &[1], ..StridedSlice::default() };
/// let rows = matrix.strided_slice(&slice)?;
/// assert_eq!(rows.shape().to_string(), "[2,4]");
/// assert_eq!(rows.to_vec(), [4, 5, 6, 7, 8, 9, 10, 11]);
/// assert_eq!(View::<_, 2>::try_from(rows)?[[1, 2]], 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ArrayViewD")]
pub type DynView<'a, T> = DynBase<T, &'a [T]>;

/// A mutable view of memory whose rank, extents and strides are known at run time. No two indices share an element.
///
/// # Examples
///
/// ```
/// use shapewise::array::DynViewMut;
///
/// let mut memory = [0; 6];
/// let mut matrix = DynViewMut::new(&mut memory, [2, 3])?;
/// matrix[[1, 2]] = 5;
/// matrix.slice_by_mut(&":, 0".parse()?)?.fill(7);
/// assert_eq!(memory, [7, 0, 0, 7, 0, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ArrayViewMutD")]
pub type DynViewMut<'a, T> = DynBase<T, &'a mut [T]>;

/// An array that owns its elements and whose rank is known at run time. It is row-major.
///
/// It is what a loader returns, if the rank comes from a file. A tensor whose rank is in the type converts to it and back, and nothing
/// is copied.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, Tensor, match_rank, array::DynTensor};
///
/// let shape = DynShape::from_ints(&[2_u64, 3])?; // from a file
/// let images = DynTensor::new(vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &shape)?;
/// assert_eq!((images.sum(), images[[1, 0]]), (21.0, 4.0));
///
/// let scaled = images.map(|x| x / 255.0).into_reshape(&[-1])?;
/// assert_eq!(scaled.shape().to_string(), "[6]");
///
/// // One arm for each rank that the program supports; the arms own the tensor.
/// let batch: Tensor<f64, 2> = match_rank!(images, {
///     2 => |matrix| matrix,
///     3 => |cube| Tensor::new(cube.into_vec(), [2, 3])?,
///     _ => |error| return Err(error.into()),
/// });
/// assert_eq!(batch.extents(), [2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("ArrayD", "ndarray", "Tensor"))]
pub type DynTensor<T> = DynBase<T, Vec<T>>;

/// Why an operation on arrays whose rank is known at run time is not possible: the error of [`DynView::reshape`](DynBase::reshape) and others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynArrayError {
    /// An index that is out of bounds.
    Index(IndexError),
    /// An index that does not have one coordinate for each axis.
    IndexLength {
        /// The number of coordinates.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
    /// Axes that are not a permutation.
    Permutation(PermutationError),
    /// The length of a permutation differs from the rank.
    PermutationLength {
        /// The length of the permutation.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// A shape that cannot be reshaped to the new extents.
    Shape(DynReshapeError),
    /// An array that cannot be reshaped without a copy.
    Reshape(ReshapeError),
    /// The rank of the result is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The rank is above [`MAX_RANK`](crate::rank::MAX_RANK), the greatest rank of operations along axes.
    RankAboveMost {
        /// The rank.
        rank: usize,
    },
    /// New axes in front result in a rank that is below the rank.
    LowerRank {
        /// The rank.
        rank: usize,
        /// The rank of the result.
        to: usize,
    },
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit in memory.
    Memory(MemoryError),
}

error_messages! {
    #[inline] DynArrayError [
        Index(IndexError), NoSuchAxis(AxisError), Permutation(PermutationError), Shape(DynReshapeError), Reshape(ReshapeError),
        RankTooLarge(RankError), Size(SizeError), Memory(MemoryError)
    ]
    Self::IndexLength { found, rank } =>
        "an index of {} does not fit rank {rank}: it has one for each axis",
        Count(found, "coordinate", "coordinates");
    Self::PermutationLength { found, rank } =>
        "{} not a permutation of rank {rank}: it has each axis once", Count(found, "axis is", "axes are");
    Self::RankAboveMost { rank } =>
        "rank {rank} is above 16, the greatest rank of operations along axes: merge axes with `reshape` first";
    Self::LowerRank { rank, to } => "rank {rank} is above {to}: axes in front make the rank larger";
}

// Not derived: the elements of a view need not be `Clone`.
impl<T, S: Clone> Clone for DynBase<T, S> {
    fn clone(&self) -> Self {
        Self { data: self.data.clone(), layout: self.layout.clone(), element: PhantomData }
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// The array of these parts, which keep its invariant. The only constructor. A build with debug assertions checks that they do, so each test
    /// that makes an array tests a step of the proof in `access.rs`.
    pub(crate) fn of_parts(data: S, layout: DynStrided) -> Self {
        debug_assert!(
            layout.span() <= data.elements().len(),
            "the memory of an array is as long as the span of its layout"
        );
        debug_assert!(
            !S::OWNS || layout.is_row_major() && layout.element_count() == data.elements().len(),
            "a tensor is row-major, and has exactly the memory of its elements"
        );
        Self { data, layout, element: PhantomData }
    }
}

impl<T> DynTensor<T> {
    /// The tensor of elements in logical order, as many as the row-major layout has.
    pub(crate) fn of_elements(data: Vec<T>, layout: DynStrided) -> Self {
        // The elements of a result are made one by one, by many functions. So their number is compared, in all builds.
        if layout.element_count() != data.len() {
            broken(OWNED);
        }
        Self::of_parts(data, layout)
    }
}

/// What an owned array relies on.
const OWNED: &str = "a tensor has exactly the memory of its elements";

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// All elements as a vector, if they are in logical order and without gaps in memory. Its loops begin sooner than those of a part.
    #[inline]
    pub(crate) fn as_vector(&'s self) -> Option<View<'a, T, 1>> {
        let slice = self.try_as_slice()?;
        Some(TensorBase::of_parts(slice, Strided::from_parts([slice.len()], [1], 0)))
    }

    /// Calls a function with ranked views that together have each element once, in logical order; above rank [`INNER`] there may be
    /// more than one.
    pub(crate) fn each_part(&'s self, mut visit: impl FnMut(View<'a, T, INNER>)) {
        let data = self.data.lend();
        if let Some(slice @ [_, ..]) = self.try_as_slice() {
            let axes: [usize; INNER] =
                core::array::from_fn(|axis| if axis.saturating_add(1) == INNER { slice.len() } else { 1 });
            return visit(TensorBase::of_parts(slice, Strided::from_parts(axes, [1; INNER], 0)));
        }
        let (axes, offsets) = together([&self.layout]);
        let mut parts = OperandAxes::new(axes, offsets);
        while let Some(offsets) = parts.advance() {
            visit(TensorBase::of_parts(data, part(&parts, offsets)));
        }
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// [`each_part`](Self::each_part), to write.
    pub(crate) fn each_part_mut(&mut self, mut visit: impl FnMut(ViewMut<'_, T, INNER>)) {
        let data = self.data.elements_mut();
        let (axes, offsets) = together([&self.layout]);
        let mut parts = OperandAxes::new(axes, offsets);
        while let Some(offsets) = parts.advance() {
            visit(TensorBase::of_parts(&mut *data, part(&parts, offsets)));
        }
    }
}

/// The layout of a part.
#[inline]
fn part(parts: &OperandAxes<1>, [offset]: [isize; 1]) -> Strided<INNER> {
    let (mut extents, mut strides) = ([1; INNER], [0; INNER]);
    let axes = parts.inner();
    let places = extents.iter_mut().zip(&mut strides).skip(INNER.saturating_sub(axes.len()));
    for ((extent, stride), (length, [step])) in places.zip(axes) {
        (*extent, *stride) = (*length, *step);
    }
    Strided::from_parts(extents, strides, offset.cast_unsigned())
}

/// Writes an array as text, each element by `format`.
pub(crate) fn print<T>(
    view: &DynView<'_, T>,
    format: Format<T>,
    separator: &'static str,
    limit: Option<f64>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let element = |index: &[usize], flags, to: &mut dyn fmt::Write| {
        format(view.get(index).ok_or(fmt::Error)?, flags, to)
    };
    let extents = view.layout.extents();
    let mut index = Numbers::from_elem(0, extents.len());
    Printed { extents: &extents, element: &element, separator, limit }.print(&mut index, f)
}

#[cfg(test)]
mod tests {
    use super::{DynTensor, layout::DynStrided};
    use crate::extent::DynExtent;

    // No input of a user leads to any of these: the invariants are checked where values come in.

    #[test]
    #[should_panic(expected = "a fault of the crate, please report it: the rank of an array is at most 254")]
    fn a_layout_has_at_most_the_greatest_rank() {
        let _ = DynStrided::row_major_fitting(&[1; 255]);
    }

    #[test]
    #[should_panic(
        expected = "a fault of the crate, please report it: a tensor has exactly the memory of its elements"
    )]
    fn a_tensor_has_all_of_its_elements() {
        let _ = DynTensor::of_elements(vec![1, 2, 3], DynStrided::row_major_fitting(&[2, 2]));
    }

    #[test]
    #[should_panic(expected = "a fault of the crate, please report it: the extents of an array are known")]
    fn an_extent_that_is_not_known_is_no_number() {
        let _ = DynExtent::UNKNOWN.get_known();
    }
}
