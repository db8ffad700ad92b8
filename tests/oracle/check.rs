//! Compares a view with the oracle, in every way it can be read; and checks the laws of its layout.

use core::fmt::Debug;

use shapewise::{
    Extents, Layout, RowsError, Strided, View,
    rank::{AtMost, Minus, Ranks},
};

use super::{Naive, array, indices};

/// The facts of a view, without its type, so that the comparison is compiled once.
struct Observed<'a> {
    layout: &'a dyn Debug,
    extents: Vec<usize>,
    strides: Vec<isize>,
    /// The part that is in the type.
    known: (&'a [Option<usize>], &'a [Option<isize>]),
    element_count: usize,
    /// By `get` and by `[]`, for each index.
    by_index: Vec<(Option<i64>, i64)>,
    /// By `get`, for indices past the end.
    beyond: Vec<Option<i64>>,
    /// With the view's own layout and ranked: base, span, strides.
    places: [(usize, usize, Vec<isize>); 2],
}

impl Observed<'_> {
    #[track_caller]
    fn compare(self, expected: &Naive) {
        let layout = self.layout;
        assert_eq!(self.extents, expected.extents, "extents of {layout:?}");
        assert_eq!(self.element_count, expected.elements.len(), "element count of {layout:?}");
        // The constants agree with the values.
        for (axis, (known, extent)) in self.known.0.iter().zip(&expected.extents).enumerate() {
            assert!(known.is_none_or(|known| known == *extent), "extent {axis} of {layout:?}: {known:?}");
        }
        for (axis, (known, stride)) in self.known.1.iter().zip(&self.strides).enumerate() {
            assert!(known.is_none_or(|known| known == *stride), "stride {axis} of {layout:?}: {known:?}");
        }
        let by_index: Vec<(Option<i64>, i64)> = expected.elements.iter().map(|&e| (Some(e), e)).collect();
        assert_eq!(self.by_index, by_index, "get and [] of {layout:?}");
        assert!(self.beyond.iter().all(Option::is_none), "get past the end of {layout:?}: {:?}", self.beyond);
        let [typed, ranked] = self.places;
        assert_eq!(typed, ranked, "dropping type knowledge changes nothing of {layout:?}");
    }
}

/// The extents, the elements and the laws of a view: the operations for which each layout has its own code, and all
/// others on the ranked view.
#[track_caller]
pub(crate) fn check_view<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive) {
    let (layout, ranked) = (view.layout(), view.ranked());
    // `[]` below panics if the extents are wrong; this assertion names them.
    assert_eq!(view.extents()[..], expected.extents, "extents of {layout:?}");
    let (mut by_index, mut beyond) = (Vec::new(), Vec::new());
    for index in indices(&expected.extents) {
        by_index.push((view.get(array(&index)).copied(), view[array(&index)]));
    }
    for index in past_the_end(view.extents()) {
        beyond.push(view.get(index).copied());
    }
    Observed {
        layout,
        extents: layout.extents().to_vec(),
        strides: layout.strides().to_vec(),
        known: (&L::EXTENTS, &L::STRIDES),
        element_count: view.element_count(),
        by_index,
        beyond,
        places: [
            (base(layout), layout.span(), layout.strides().to_vec()),
            (base(ranked.layout()), ranked.layout().span(), ranked.layout().strides().to_vec()),
        ],
    }
    .compare(expected);
    check_loops(&ranked, expected);
    check_laws(&ranked, expected);
}

/// The base, which has no meaning if there are no elements.
fn base<const R: usize, L: Layout<R>>(layout: &L) -> usize {
    if layout.element_count() == 0 { 0 } else { layout.base() }
}

/// Indices with one coordinate past the end.
fn past_the_end<const R: usize>(extents: [usize; R]) -> Vec<[usize; R]> {
    let mut beyond = Vec::new();
    for axis in 0..R {
        for past in [extents[axis], extents[axis] + 1, usize::MAX] {
            let mut index = [0; R];
            index[axis] = past;
            beyond.push(index);
        }
    }
    beyond
}

/// All elements, by each of the loops.
#[track_caller]
pub(crate) fn check_loops<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive) {
    let layout = view.layout();
    assert_eq!(view.shape().extents()[..], expected.extents, "shape of {layout:?}");
    assert_eq!(view.to_vec(), expected.elements, "to_vec of {layout:?}");
    assert!(view.iter().eq(&expected.elements), "iter of {layout:?}");
    assert_eq!(view.into_iter().len(), expected.elements.len(), "len of {layout:?}");
    let (mut met, mut elements) = (Vec::new(), Vec::new());
    view.indexed_for_each(|index, element| {
        met.push(index.to_vec());
        elements.push(*element);
    });
    assert_eq!(met, indices(&expected.extents), "indices of {layout:?}");
    assert_eq!(elements, expected.elements, "indexed_for_each of {layout:?}");
    let (mut iter, mut visited) = (view.indexed_iter(), 0);
    assert_eq!(iter.len(), elements.len(), "length of indexed_iter of {layout:?}");
    for (index, element) in elements.iter().enumerate() {
        let (found, at) = iter.next().expect("as many as elements");
        assert!(found[..] == met[index] && at == element, "indexed_iter of {layout:?} at {index}");
        visited += 1;
    }
    assert!(iter.next().is_none() && visited == elements.len(), "the end of indexed_iter of {layout:?}");
    // The order is not promised, so both are sorted.
    let mut sorted = expected.elements.clone();
    sorted.sort_unstable();
    let mut visited = Vec::new();
    view.for_each(|element| visited.push(*element));
    visited.sort_unstable();
    assert_eq!(visited, sorted, "for_each of {layout:?}");
    let mut folded = view.fold(Vec::new(), |mut all, element| {
        all.push(*element);
        all
    });
    folded.sort_unstable();
    assert_eq!(folded, sorted, "fold of {layout:?}");
    for taken in 0..expected.elements.len().min(4) {
        let mut iter = view.iter();
        assert!(iter.by_ref().take(taken).eq(&expected.elements[..taken]), "iter of {layout:?}");
        assert_eq!(iter.len(), expected.elements.len() - taken, "len of {layout:?}");
        let mut rest = Vec::new();
        iter.for_each(|element| rest.push(*element));
        assert_eq!(rest, expected.elements[taken..], "fold of the remaining elements of {layout:?}");
    }
    assert!(*view == view.ranked() && view.ranked() == *view, "{layout:?} is equal to itself, ranked");
}

/// The laws of a layout.
#[track_caller]
fn check_laws<const R: usize>(view: &View<'_, i64, R>, expected: &Naive) {
    let layout: &Strided<R> = view.layout();
    // Every offset is below the span, one is the last, and the smallest is at the beginning of the memory.
    let mut offsets = offsets(layout.extents(), layout.strides(), layout.base());
    for (index, offset) in indices(&expected.extents).iter().zip(&offsets) {
        assert_eq!(
            layout.offset(array(index)).ok(),
            usize::try_from(*offset).ok(),
            "{index:?} of {layout:?}"
        );
    }
    let in_order = offsets.iter().copied().eq(0..expected.elements.len().cast_signed());
    match view.try_as_slice() {
        Some(slice) => assert_eq!(slice, expected.elements, "slice of {layout:?}"),
        None => assert!(!in_order, "{layout:?} is a slice"),
    }
    assert_eq!(layout.is_row_major(), in_order, "is_row_major of {layout:?}");
    offsets.sort_unstable();
    let ends = (offsets.first().copied(), offsets.last().copied());
    if expected.elements.is_empty() {
        assert_eq!((layout.span(), ends), (0, (None, None)), "span of {layout:?}");
    } else {
        assert_eq!(ends, (Some(0), Some(layout.span().cast_signed() - 1)), "span of {layout:?}");
    }
    offsets.dedup();
    let unique = offsets.len() == expected.elements.len();
    assert_eq!(layout.is_unique(), unique, "is_unique of {layout:?}");
    assert_eq!(
        layout.is_exhaustive(),
        unique && offsets.len() == layout.span(),
        "is_exhaustive of {layout:?}"
    );
}

/// The offsets of all indices, in logical order.
pub(crate) fn offsets<const R: usize>(extents: [usize; R], strides: [isize; R], base: usize) -> Vec<isize> {
    let offset = |index: &Vec<usize>| -> isize {
        base.cast_signed()
            + index.iter().zip(strides).map(|(at, stride)| at.cast_signed() * stride).sum::<isize>()
    };
    indices(&extents).iter().map(offset).collect()
}

/// The rows of a view: the last axis as slices if its stride is 1, otherwise an error with extent and stride.
#[track_caller]
pub(crate) fn check_rows<const R: usize, const Q: usize, L: Layout<R>>(
    view: &View<'_, i64, R, L>,
    expected: &Naive,
) where
    Ranks: AtMost<1, R> + Minus<R, 1, Q>,
{
    let (extent, stride) = (view.extents()[R - 1], view.layout().strides()[R - 1]);
    let rows = indices(&expected.extents[..R - 1]);
    match view.try_rows() {
        Ok(found) => {
            assert!(stride == 1 || extent <= 1, "rows of stride {stride}");
            assert_eq!(found.len(), rows.len(), "number of rows of {:?}", view.layout());
            let found: Vec<&[i64]> = found.collect();
            let all =
                (0..rows.len()).map(|row| &expected.elements[row * extent..][..extent]).collect::<Vec<_>>();
            assert_eq!(found, all, "rows of {:?}", view.layout());
            for (index, row) in rows.iter().zip(all) {
                assert_eq!(
                    view.try_row(array(index)).map(|row| row.as_slice()),
                    Ok(row),
                    "row {index:?} of {:?}",
                    view.layout()
                );
            }
            for axis in 0..Q {
                let mut index = [0; Q];
                index[axis] = expected.extents[axis];
                // An axis before this one may also have no index, and then reports first.
                let first = (0..Q).find(|&axis| index[axis] >= expected.extents[axis]);
                match view.try_row(index) {
                    Err(RowsError::Index(error)) => {
                        let first = first.expect("one is out of bounds");
                        let operands = (first, index[first], expected.extents[first]);
                        assert_eq!((error.axis, error.index, error.extent), operands, "{error}");
                    }
                    other => panic!("row {index:?} of {:?} is {other:?}", view.layout()),
                }
            }
        }
        Err(error) => {
            assert!(stride != 1 && extent > 1, "stride {stride} has rows");
            assert_eq!(error, RowsError::Stride { extent, stride }, "{:?}", view.layout());
            assert_eq!(view.try_row([0; Q]), Err(error), "{:?}", view.layout());
        }
    }
}

/// A copy of a view: the same extents, the same static knowledge, and the same elements.
#[track_caller]
pub(crate) fn check_tensor<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive)
where
    L::Extents: Extents<R>,
{
    assert_eq!(<L::Extents as Extents<R>>::KNOWN, L::EXTENTS, "the static knowledge of {:?}", view.layout());
    let tensor = view.to_tensor();
    assert_eq!(tensor.extents()[..], expected.extents, "copy of {:?}", view.layout());
    assert_eq!(tensor.as_slice(), expected.elements, "copy of {:?}", view.layout());
    check_view(&tensor.view(), expected);
    let twice = view.map(|element| element * 2);
    let doubled: Vec<i64> = expected.elements.iter().map(|element| element * 2).collect();
    assert_eq!(twice.as_slice(), doubled, "map of {:?}", view.layout());
    assert_eq!(twice.extents(), tensor.extents(), "map keeps the extents");
}
