//! Slices of views of another shape than the slice's; and mutable slices.
#![cfg(feature = "arrays")]

use shapewise::{
    DynShape, View, ViewMut,
    array::{DynTensor, DynView},
    s,
    slice::{DenseSlice, SliceExpr, StridedSlice, StridedSliceError},
};

use super::{
    given,
    masks::Masks,
    oracle::{
        array,
        dynamic::{at_most, known, parsed},
        shapes,
    },
};

/// A slice by ranges, `x[begin:end:stride, ...]`.
fn ranges(begin: &[i64], end: &[i64], strides: &[i64], shape: &str) -> DenseSlice {
    let slice = StridedSlice { begin, end, strides, ..StridedSlice::default() };
    slice.apply(&parsed(shape)).unwrap()
}

/// `x[index]`, for a shape that may be unknown.
fn index(index: Option<i64>, shape: &str) -> DenseSlice {
    let slice = StridedSlice::<i64, Option<i64>> {
        begin: &[index],
        end: &[None],
        strides: &[1],
        shrink_axis_mask: 1,
        ..StridedSlice::default()
    };
    slice.apply(&parsed(shape)).unwrap()
}

const MEMORY: [i32; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The answer for a view of shape [3,4]: dynamic, ranked, and mutable.
fn of_a_matrix<const Q: usize>(slice: &DenseSlice) -> [Result<Vec<i32>, StridedSliceError>; 3] {
    let mut memory = MEMORY;
    let view = View::new(&MEMORY, [3, 4]).unwrap();
    let dynamic = DynView::from(view).dense_slice(slice).map(|view| view.to_vec());
    let ranked = view.dense_slice::<Q>(slice).map(|view| view.to_vec());
    let mut to_write = ViewMut::new(&mut memory, [3, 4]).unwrap();
    [dynamic, ranked, to_write.dense_slice_mut::<Q>(slice).map(|view| view.view().to_vec())]
}

#[test]
fn a_view_of_another_shape_is_refused() {
    let expected = Ok(vec![5, 6, 9, 10]);
    let rows = ranges(&[1, 1], &[3, 3], &[1, 1], "[3,4]");
    assert_eq!(of_a_matrix::<2>(&rows), [expected.clone(), expected.clone(), expected]);

    let refused = |error: StridedSliceError| [Err(error), Err(error), Err(error)];
    let slice = |shape| ranges(&[1, 1], &[3, 3], &[1, 1], shape);
    let extent = |axis, expected, found| StridedSliceError::Extent { axis, expected: known(expected), found };
    assert_eq!(of_a_matrix::<2>(&slice("[3,5]")), refused(extent(1, 5, 4)));
    assert_eq!(of_a_matrix::<2>(&slice("[2,5]")), refused(extent(0, 2, 3)));
    let bound = StridedSliceError::Extent { axis: 0, expected: at_most(2), found: 3 };
    assert_eq!(of_a_matrix::<2>(&slice("[<=2,4]")), refused(bound));
    assert_eq!(of_a_matrix::<2>(&slice("[<=3,4]")), refused(StridedSliceError::Unknown { axis: 0 }));
    assert_eq!(of_a_matrix::<2>(&slice("[3,?]")), refused(StridedSliceError::Unknown { axis: 1 }));
    let rank = |expected, found| StridedSliceError::Rank { expected, found };
    assert_eq!(of_a_matrix::<3>(&slice("[3,4,1]")), refused(rank(3, 2)));
    let of_rank_1 = ranges(&[1], &[3], &[1], "[3]");
    assert_eq!(of_a_matrix::<1>(&of_rank_1), refused(rank(1, 2)));

    // Only a ranked view has the rank of the result in its type.
    let [dynamic, ranked, to_write] = of_a_matrix::<1>(&rows);
    let output = |expected, found| StridedSliceError::OutputRank { expected, found };
    assert_eq!((dynamic, ranked, to_write), (Ok(vec![5, 6, 9, 10]), Err(output(1, 2)), Err(output(1, 2))));

    let ends = StridedSlice::<i64, Option<i64>> {
        begin: &[Some(0)],
        end: &[None],
        strides: &[1],
        ..StridedSlice::default()
    };
    let ends = ends.apply(&parsed("[3,4]")).unwrap();
    assert_eq!(of_a_matrix::<2>(&ends), refused(StridedSliceError::Unknown { axis: 0 }));
    assert_eq!(of_a_matrix::<1>(&index(None, "[3,4]")), refused(StridedSliceError::Unknown { axis: 0 }));

    // The same for masks that are applied to the shape of the view, and for a view of a requested rank.
    let view = View::new(&MEMORY, [3, 4]).unwrap();
    let whole = StridedSlice::<i64>::default();
    assert_eq!(
        view.strided_slice::<1>(&whole).err(),
        Some(StridedSliceError::OutputRank { expected: 1, found: 2 })
    );
    assert_eq!(View::<_, 3>::try_from(DynView::from(view)).err(), Some(output(3, 2)));
    assert_eq!(View::<_, 2>::try_from(DynView::from(view)), Ok(view));
}

/// Position 5 of an unknown extent is not in range for every extent: a view would read past the end of its memory.
#[test]
fn an_index_of_an_unknown_extent_is_checked_for_each_view() {
    for shape in ["[?,4]", "[<=9,4]"] {
        for at in [0, 2, 3, 5] {
            let slice = index(Some(at), shape);
            assert_eq!(slice.axes()[0].begin(), isize::try_from(at).ok(), "{at} of {shape}");
            let refused = Err(StridedSliceError::Unknown { axis: 0 });
            assert_eq!(
                of_a_matrix::<1>(&slice),
                [refused.clone(), refused.clone(), refused],
                "{at} of {shape}"
            );
        }
    }
    let expected = Ok(vec![8, 9, 10, 11]);
    assert_eq!(of_a_matrix::<1>(&index(Some(2), "[3,4]")), [expected.clone(), expected.clone(), expected]);
}

#[test]
fn writes_change_exactly_the_selected_elements() {
    let mut cases = 0;
    let mut next = super::small_world::numbers(7);
    for extents in shapes(2, 3).into_iter().chain(shapes(2, 4)) {
        let count: usize = extents.iter().product();
        for _ in 0..40 {
            let masks = super::small_world::any_masks(2, &mut next);
            let expected = masks.slice(&extents);
            let given = given::known::<i64>(&masks);
            let mut memory = vec![0; count];
            let mut to_write = ViewMut::new(&mut memory, [extents[0], extents[1]]).unwrap();
            macro_rules! write {
                ($($rank:literal)*) => {
                    match expected.as_ref().map_or(0, |taken| taken.outputs.len()) {
                        $($rank => to_write.strided_slice_mut::<$rank>(&given.slice()).map(|mut part| {
                            part.fill(1);
                        }),)*
                        rank => panic!("no slice of two specs has rank {rank}"),
                    }
                };
            }
            let written = write!(0 1 2 3 4);
            // The same on arrays of any rank.
            let mut any_rank = DynTensor::filled(DynShape::from_ints(&extents).unwrap(), 0).unwrap();
            let written_there = any_rank.strided_slice_mut(&given.slice()).map(|mut part| part.fill(1));
            assert_eq!(written_there, written, "{masks:?} of {extents:?}");
            let mut marked = vec![0; count];
            match (&written, expected) {
                (Ok(()), Ok(taken)) => taken.elements(&extents).into_iter().for_each(|at| marked[at] += 1),
                (Err(error), Err(refusal)) => assert_eq!(given::refusal(error), Some(refusal), "{masks:?}"),
                (written, expected) => panic!("{written:?}, expected {expected:?}: {masks:?} of {extents:?}"),
            }
            assert_eq!(memory, marked, "{masks:?} of {extents:?}");
            assert_eq!(any_rank.as_slice(), marked, "{masks:?} of {extents:?}");
            cases += usize::from(marked.contains(&1));
        }
    }
    assert!(cases > 150, "{cases} cases that write");
}

/// The strides of a dynamic view are those of a ranked one, also for shapes without elements.
#[test]
fn strides_equal_those_of_a_ranked_view() {
    for extents in shapes(3, 2) {
        let memory = vec![0; extents.iter().product()];
        let dynamic = DynView::new(&memory, DynShape::from_ints(&extents).unwrap()).unwrap();
        let ranked = View::new(&memory, array::<3>(&extents)).unwrap();
        assert!(dynamic.strides().eq(ranked.layout().strides()), "{extents:?}: {:?}", ranked.layout());
        assert!(DynView::from(ranked).strides().eq(dynamic.strides()), "{extents:?}");
    }
}

/// A slice of a slice is a slice of its selection, whatever its strides are.
#[test]
fn slices_of_slices() {
    let mut next = super::small_world::numbers(11);
    let (memory, mut cases): (Vec<usize>, _) = ((0..60).collect(), 0);
    let whole = DynView::new(&memory, [3, 4, 5]).unwrap();
    for _ in 0..3000 {
        let first: Masks = super::small_world::any_masks(3, &mut next);
        let Ok(once) = first.slice(&[3, 4, 5]) else { continue };
        let second = super::small_world::any_masks(2, &mut next);
        let Ok(twice) = second.slice(&once.extents()) else { continue };
        let selected = once.elements(&[3, 4, 5]);
        let expected: Vec<usize> =
            twice.elements(&once.extents()).into_iter().map(|at| selected[at]).collect();
        let view = whole.strided_slice(&given::known::<i64>(&first).slice()).unwrap();
        assert_eq!(view.to_vec(), selected, "{first:?}");
        let view = view.strided_slice(&given::known::<i64>(&second).slice()).unwrap();
        assert_eq!(view.to_vec(), expected, "{first:?}, then {second:?}");
        // Also each element by its index.
        assert!(view.extents().eq(twice.extents()), "{first:?}, then {second:?}");
        let by_index: Vec<usize> =
            crate::oracle::indices(&twice.extents()).iter().map(|index| *view.get(index).unwrap()).collect();
        assert_eq!(by_index, expected, "{first:?}, then {second:?}");
        assert_eq!(view.get(&twice.extents()), None, "past the end of {view:?}");
        let longer = vec![0; view.rank() + 1];
        assert_eq!(view.get(&longer), None, "an index of another rank than {view:?}");
        assert_eq!(longer.get(2..).and_then(|shorter| view.get(shorter)), None, "as well");
        cases += usize::from(!expected.is_empty());
    }
    assert!(cases > 300, "{cases} cases with elements");
}

/// A slice of a ranked view is the same with and without a normal form: layout, elements or error.
#[test]
fn slices_without_a_normal_form() {
    let mut next = super::small_world::numbers(23);
    let (memory, mut cases): (Vec<usize>, _) = ((0..24).collect(), [0_usize; 3]);
    let whole = View::new(&memory, [2, 3, 4]).unwrap();
    let reversed = whole.slice(s![..;-1, :, ..;-2]).ranked();
    let views = [whole, reversed.transpose().ranked(), whole.slice(s![:, 1..1, :]).ranked()];
    for number in 0..6000 {
        let mut masks = super::small_world::any_masks(1 + next(4), &mut next);
        if number % 8 == 0 {
            masks.strides[0] = 0;
        }
        let given = given::known::<i64>(&masks);
        for view in &views {
            let shape = DynShape::from(view.shape());
            let expression = SliceExpr::try_from(&given.slice());
            let dense = given.slice().apply(&shape);
            let rank = dense.as_ref().map_or(2, DenseSlice::rank);
            macro_rules! compare {
                ($($rank:literal)*) => {
                    match rank {
                        $($rank => {
                            let expected = dense.and_then(|dense| view.dense_slice::<$rank>(&dense));
                            let found = view.strided_slice::<$rank>(&given.slice());
                            assert_eq!(found.map(|view| *view.layout()), expected.map(|view| *view.layout()));
                            assert_eq!(found, expected, "{masks:?} of {view:?}");
                            if let Ok(expression) = &expression {
                                assert_eq!(view.slice_by::<$rank>(expression), expected, "{masks:?} of {view:?}");
                            }
                            cases[match &expected {
                                Err(_) => 0,
                                Ok(view) if view.element_count() == 0 => 1,
                                Ok(_) => 2,
                            }] += 1;
                            let other = StridedSliceError::OutputRank { expected: 9, found: rank };
                            if expected.is_ok() {
                                assert_eq!(view.strided_slice::<9>(&given.slice()).err(), Some(other));
                            }
                        })*
                        rank => panic!("no slice of four specs of rank 3 has rank {rank}"),
                    }
                };
            }
            compare!(0 1 2 3 4 5 6 7);
        }
    }
    assert!(cases.iter().all(|&count| count > 1000), "{cases:?} errors, nothing and elements");
}

#[test]
fn slices_as_values_write_what_they_read() {
    for text in [
        "1",
        ":, 0",
        "::2, 1:",
        "-1:",
        "..., 0",
        "None, 1",
        "1, 5",
        "::0",
        "-3",
        "2:, ...",
        "::-2, ::-3",
        "0, 0, 0",
    ] {
        let slice: SliceExpr = text.parse().unwrap();
        let read = View::new(&MEMORY, [3, 4]).unwrap();
        let mut memory = MEMORY;
        let mut to_write = ViewMut::new(&mut memory, [3, 4]).unwrap();
        macro_rules! compare {
            ($($rank:literal)*) => { $(
                let expected = read.slice_by::<$rank>(&slice).map(|part| part.to_tensor());
                let found = to_write.slice_by_mut::<$rank>(&slice).map(|part| part.to_tensor());
                assert_eq!(found, expected, "{text}");
            )* };
        }
        compare!(0 1 2 3);
    }
}
