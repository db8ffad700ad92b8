//! The array of results that an operation returns: within itself, on the heap, or, without an allocator, nowhere. The type decides, and this is the only
//! place that compares it.

use crate::{
    array::TensorBase,
    layout::RowMajor,
    storage::{OnHeap, ResultStorage},
    types::ExtentList,
};

impl<T, M: ResultStorage<T>, const R: usize, E: ExtentList<R>> TensorBase<T, M, R, RowMajor<R, E>> {
    /// Whether results are within the array.
    pub(crate) const IS_WITHIN: bool = M::IS_WITHIN;

    /// The array of results within it. The type knows the extents.
    #[inline(always)]
    pub(crate) fn made_within(data: M) -> Self {
        Self::of_results(data, &E::KNOWN_EXTENTS)
    }

    /// The array of results that were computed on the heap, in row-major order, and their extents, which agree with those that the type knows.
    #[inline(always)]
    pub(crate) fn made_on_heap((data, extents): (OnHeap<T>, [usize; R])) -> Self {
        Self::of_results(M::of_heap(data), &extents)
    }

    /// Reports, in a build, results that would be on the heap. The compiler shows the call of each function that names this constant, so a method names it as well
    /// as what it calls.
    #[cfg(not(feature = "alloc"))]
    pub(crate) const HAS_MEMORY: () = crate::heap::compare_place(M::IS_WITHIN);

    /// The array of results that would be on the heap: [`HAS_MEMORY`](Self::HAS_MEMORY) reports it.
    #[cfg(not(feature = "alloc"))]
    #[track_caller]
    pub(crate) fn made_nowhere() -> Self {
        Self::of_results(M::none(), &E::KNOWN_EXTENTS)
    }
}

/// The array of results, of the type `$array`. `$within` is the memory of results within the array. `$on_heap` is their elements in row-major order and the
/// extents; without an allocator it is not compiled.
macro_rules! made {
    ($array:ty, $within:expr, $on_heap:expr $(,)?) => {
        if <$array>::IS_WITHIN {
            <$array>::made_within($within)
        } else {
            #[cfg(feature = "alloc")]
            {
                <$array>::made_on_heap($on_heap)
            }
            #[cfg(not(feature = "alloc"))]
            {
                let () = <$array>::HAS_MEMORY;
                <$array>::made_nowhere()
            }
        }
    };
}

pub(crate) use made;
