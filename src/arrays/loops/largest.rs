//! The largest elements by a comparison of the caller, in lanes.

use core::cmp::Ordering;

use crate::{
    heap::Vec,
    index::MemoryError,
    layout::Strided,
    loops::allocate::allocate,
    loops::nest::{Nest, Run},
    loops::offsets::StridedOffsets,
};

/// The number of elements that are compared at once.
const LANES: usize = 8;

/// The extent from which a row is compared in lanes.
pub(crate) const LONG: usize = 2 * LANES;

/// The larger of two elements by a comparison, the first if they are equal.
#[inline(always)]
pub(crate) fn larger<T: Copy>(most: T, element: T, compare: &mut impl FnMut(&T, &T) -> Ordering) -> T {
    if compare(&element, &most).is_gt() { element } else { most }
}

/// Compares each lane with an element, as far as there are elements.
#[inline(always)]
fn compare_lanes<T: Copy>(
    lanes: &mut [T; LANES],
    elements: &[T],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    for (most, element) in lanes.iter_mut().zip(elements) {
        *most = larger(*most, *element, compare);
    }
}

/// The largest element by a comparison, or one of several; `first` is one of the elements. They are compared in lanes, so that the compiler can use vectors for
/// comparisons such as `total_cmp`, and no comparison waits for the one before. It is compiled once per comparison and rank.
#[inline(never)]
pub(crate) fn largest<T: Copy, F: FnMut(&T, &T) -> Ordering, const R: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    first: T,
    compare: &mut F,
) -> T {
    let lanes = nest.fold([first; LANES], |mut lanes, row| {
        match row.run(0, data) {
            Run::Slice(row) => {
                let (chunks, rest) = row.as_chunks::<LANES>();
                for chunk in chunks {
                    compare_lanes(&mut lanes, chunk, compare);
                }
                compare_lanes(&mut lanes, rest, compare);
            }
            run => lanes[0] = run.fold(row.len, lanes[0], |most, element| larger(most, *element, compare)),
        }
        lanes
    });
    lanes.into_iter().fold(first, |most, lane| larger(most, lane, compare))
}

/// The first of the largest elements of each row that begins at an offset of `first`. Compiled once per comparison and rank.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
pub(crate) fn largest_of_rows<T: Copy, F: FnMut(&T, &T) -> Ordering, const R: usize>(
    data: &[T],
    first: &Strided<R>,
    extent: usize,
    compare: &mut F,
) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(first.element_count())?;
    for offset in StridedOffsets::new(*first) {
        let row = &data[offset..][..extent];
        all.push(largest_of_row(row, row[0], compare));
    }
    Ok(all)
}

/// The first of the largest elements of a row that is not empty, by a comparison. Each lane begins with the first element and keeps the first of its largest ones. If
/// several lanes have a largest element, elements are compared one after another. So the result is that of a plain loop also if the comparison does not
/// order all elements, as one that takes NaN to be equal to all numbers.
fn largest_of_row<T: Copy>(row: &[T], first: T, compare: &mut impl FnMut(&T, &T) -> Ordering) -> T {
    let (chunks, rest) = row.as_chunks::<LANES>();
    let mut lanes = [first; LANES];
    for chunk in chunks {
        compare_lanes(&mut lanes, chunk, compare);
    }
    compare_lanes(&mut lanes, rest, compare);
    let [mut most, others @ ..] = lanes;
    let mut is_one_of_several = false;
    for lane in others {
        match compare(&lane, &most) {
            Ordering::Less => {}
            Ordering::Equal => is_one_of_several = true,
            Ordering::Greater => (most, is_one_of_several) = (lane, false),
        }
    }
    if is_one_of_several {
        row.iter().fold(first, |most, element| larger(most, *element, compare))
    } else {
        most
    }
}
