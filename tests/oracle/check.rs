//! A view compared with what the oracle expects, by every way there is to read it; and the laws of its layout.

use shapewise::{
    Extents, Layout, Strided, View,
    rank::{AtMost, Ranks},
};

use super::{Naive, array, indices};

/// The extents, the elements and the laws of a view.
#[track_caller]
pub fn check_view<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive) {
    let layout = view.layout();
    let (extents, strides) = (layout.extents(), layout.strides());
    assert_eq!(extents[..], expected.extents, "extents of {layout:?}");
    assert_eq!(view.extents(), extents, "extents of {layout:?}");
    assert_eq!(view.shape().extents(), extents, "shape of {layout:?}");
    assert_eq!(view.element_count(), expected.elements.len(), "element count of {layout:?}");

    // What the constants know, the values say.
    for axis in 0..R {
        assert!(L::EXTENTS[axis].is_none_or(|known| known == extents[axis]), "extent {axis} of {layout:?}");
        assert!(L::STRIDES[axis].is_none_or(|known| known == strides[axis]), "stride {axis} of {layout:?}");
    }

    // Element by element, inside and outside.
    for (index, element) in indices(&expected.extents).iter().zip(&expected.elements) {
        let index = array(index);
        assert_eq!(view.get(index), Some(element), "element {index:?} of {layout:?}");
        assert_eq!(view[index], *element, "element {index:?} of {layout:?}");
    }
    for axis in 0..R {
        for beyond in [extents[axis], extents[axis] + 1, usize::MAX] {
            let mut index = [0; R];
            index[axis] = beyond;
            assert_eq!(view.get(index), None, "element {index:?} of {layout:?}");
        }
    }

    // All elements.
    assert_eq!(view.to_vec(), expected.elements, "to_vec of {layout:?}");
    assert!(view.iter().eq(&expected.elements), "iter of {layout:?}");
    let folded = view.fold(Vec::new(), |mut all, element| {
        all.push(*element);
        all
    });
    assert_eq!(folded, expected.elements, "fold of {layout:?}");
    let (mut met, mut elements) = (Vec::new(), Vec::new());
    view.indexed_for_each(|index, element| {
        met.push(index.to_vec());
        elements.push(*element);
    });
    assert_eq!((met, &elements), (indices(&expected.extents), &expected.elements), "indexed_for_each of {layout:?}");

    // Forgetting what the type knows changes nothing.
    let ranked = view.ranked();
    assert_eq!(ranked.layout().strides(), strides, "ranked strides of {layout:?}");
    assert_eq!((ranked.layout().base(), ranked.layout().span()), (layout.base(), layout.span()), "{layout:?}");
    assert!(*view == ranked && ranked == *view, "equality of {layout:?}");
    check_ranked(&ranked, expected);
}

/// What is the same code whatever the type knows.
#[track_caller]
fn check_ranked<const R: usize>(view: &View<'_, i64, R>, expected: &Naive) {
    let layout: &Strided<R> = view.layout();
    let mut elements = Vec::new();
    view.for_each(|element| elements.push(*element));
    assert_eq!(elements, expected.elements, "for_each of {layout:?}");
    assert_eq!(view.into_iter().len(), expected.elements.len(), "len of {layout:?}");
    for taken in 1..expected.elements.len().min(4) {
        let mut iter = view.iter();
        assert!(iter.by_ref().take(taken).eq(&expected.elements[..taken]), "iter of {layout:?}");
        assert_eq!(iter.len(), expected.elements.len() - taken, "len of {layout:?}");
        let mut rest = Vec::new();
        iter.for_each(|element| rest.push(*element));
        assert_eq!(rest, expected.elements[taken..], "fold of what is left of {layout:?}");
    }

    // Every offset is below the span, one is the last, and the memory begins with the smallest.
    let mut offsets = offsets(layout.extents(), layout.strides(), layout.base());
    for (index, offset) in indices(&expected.extents).iter().zip(&offsets) {
        assert_eq!(layout.offset(array(index)).ok(), usize::try_from(*offset).ok(), "{index:?} of {layout:?}");
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
    assert_eq!(layout.is_exhaustive(), unique && offsets.len() == layout.span(), "is_exhaustive of {layout:?}");
}

/// The offsets of all indices, in logical order.
pub fn offsets<const R: usize>(extents: [usize; R], strides: [isize; R], base: usize) -> Vec<isize> {
    let offset = |index: &Vec<usize>| -> isize {
        base.cast_signed() + index.iter().zip(strides).map(|(at, stride)| at.cast_signed() * stride).sum::<isize>()
    };
    indices(&extents).iter().map(offset).collect()
}

/// The rows of a view: the last axis as slices where its stride is 1, an error with extent and stride where it is not.
#[track_caller]
pub fn check_rows<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive)
where
    Ranks: AtMost<1, R>,
{
    let (extent, stride) = (view.extents()[R - 1], view.layout().strides()[R - 1]);
    let rows: usize = expected.extents[..R - 1].iter().product();
    match view.try_rows() {
        Ok(found) => {
            assert!(stride == 1 || extent <= 1, "rows of stride {stride}");
            assert_eq!(found.len(), rows, "number of rows of {:?}", view.layout());
            let found: Vec<&[i64]> = found.collect();
            let all = (0..rows).map(|row| &expected.elements[row * extent..][..extent]).collect::<Vec<_>>();
            assert_eq!(found, all, "rows of {:?}", view.layout());
        }
        Err(error) => {
            assert!(stride != 1 && extent > 1, "stride {stride} has rows");
            assert_eq!((error.extent, error.stride), (extent, stride), "operands of {error}");
        }
    }
}

/// A copy of a view: the same extents, what is known of them, and the elements.
#[track_caller]
pub fn check_tensor<const R: usize, L: Layout<R>>(view: &View<'_, i64, R, L>, expected: &Naive)
where
    L::Extents: Extents<R>,
{
    assert_eq!(<L::Extents as Extents<R>>::KNOWN, L::EXTENTS, "what is known of {:?}", view.layout());
    let tensor = view.to_tensor();
    assert_eq!(tensor.extents()[..], expected.extents, "copy of {:?}", view.layout());
    assert_eq!(tensor.as_slice(), expected.elements, "copy of {:?}", view.layout());
    check_view(&tensor.view(), expected);
    let twice = view.map(|element| element * 2);
    assert!(twice.as_slice().iter().eq(expected.elements.iter().map(|e| e * 2).collect::<Vec<_>>().iter()));
    assert_eq!(twice.extents(), tensor.extents(), "map keeps the extents");
}
