//! Slices of slices as one normal form, writes to a slice, and the gradient of a slice, compared with walks over plain
//! lists.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::std_instead_of_alloc,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{Naive, array, shapes};
use shapewise::{
    BroadcastError, DynShape, View, ViewMut,
    array::DynView,
    slice::{DenseSlice, OutputAxis, StridedSlice, StridedSliceError},
    verbs::SliceAssignError,
};

fn shape(text: &str) -> DynShape {
    text.parse().unwrap()
}

/// A slice of up to two specs, as its vectors and masks.
#[derive(Clone, Debug)]
struct Masks {
    begin: Vec<i64>,
    end: Vec<i64>,
    strides: Vec<i64>,
    open: u32,
    new_axis: u32,
    shrink: u32,
}

impl Masks {
    fn apply(&self, shape: &DynShape) -> Result<DenseSlice, StridedSliceError> {
        let Self { begin, end, strides, .. } = self;
        StridedSlice {
            begin,
            end,
            strides,
            begin_mask: self.open,
            end_mask: self.open,
            ellipsis_mask: 0,
            new_axis_mask: self.new_axis,
            shrink_axis_mask: self.shrink,
        }
        .apply(shape)
    }
}

/// One spec of each kind, and ranges of each direction.
fn specs() -> Vec<(i64, i64, i64, [bool; 3])> {
    let kinds = [[true, false, false], [false, true, false], [false, false, true]];
    let mut specs = vec![(0, 0, 1, kinds[0]), (0, 0, -1, kinds[0]), (0, 0, 2, kinds[0]), (0, 0, 1, kinds[1])];
    specs.extend([0, -1, 1].map(|index| (index, 0, 1, kinds[2])));
    specs.extend(
        [(1, 9, 1), (-2, 9, 1), (9, -9, -2), (2, 0, -1), (1, 1, 1), (0, 2, 3)]
            .map(|(b, e, s)| (b, e, s, [false; 3])),
    );
    specs
}

fn slices() -> Vec<Masks> {
    let of = |specs: &[(i64, i64, i64, [bool; 3])]| Masks {
        begin: specs.iter().map(|spec| spec.0).collect(),
        end: specs.iter().map(|spec| spec.1).collect(),
        strides: specs.iter().map(|spec| spec.2).collect(),
        open: bits(specs, 0),
        new_axis: bits(specs, 1),
        shrink: bits(specs, 2),
    };
    fn bits(specs: &[(i64, i64, i64, [bool; 3])], kind: usize) -> u32 {
        (0..).zip(specs).map(|(at, spec)| u32::from(spec.3[kind]) << at).sum()
    }
    let one = specs();
    let mut all = vec![of(&[])];
    all.extend(one.iter().map(|spec| of(&[*spec])));
    all.extend(one.iter().flat_map(|a| one.iter().map(move |b| of(&[*a, *b]))));
    all
}

#[test]
fn a_slice_of_a_slice_is_one_normal_form() {
    let (mut both, mut thrice) = (0, 0);
    let slices = slices();
    for extents in [&[0][..], &[1], &[4], &[2, 3], &[3, 1]] {
        let naive = Naive::counted(extents, 0);
        let whole = DynView::new(&naive.elements, DynShape::from_ints(extents).unwrap()).unwrap();
        for first in &slices {
            let Ok(first) = first.apply(&whole.shape()) else { continue };
            let taken = whole.dense_slice(&first).unwrap();
            assert_eq!(taken.shape(), first.shape());
            for second in &slices {
                let Ok(second) = second.apply(&taken.shape()) else { continue };
                let are_printed_alike = format!("{first:?}") == format!("{second:?}");
                assert!(first != second || are_printed_alike, "{first:?} and {second:?}");
                let expected = taken.dense_slice(&second).unwrap();
                let composed = first.then(&second).unwrap();
                assert_eq!(composed.shape(), second.shape(), "{first:?} then {second:?}");
                let found = whole.dense_slice(&composed).unwrap();
                assert_eq!(found.shape(), expected.shape(), "{first:?} then {second:?}");
                assert_eq!(found.to_vec(), expected.to_vec(), "{first:?} then {second:?}");
                both += 1;
                // One third slice is enough: the last axis backwards, and a new one in front.
                let third = Masks {
                    begin: vec![0, 0],
                    end: vec![0, 0],
                    strides: vec![1, -1],
                    open: 3,
                    new_axis: 1,
                    shrink: 0,
                };
                let Ok(third) = third.apply(&composed.shape()) else { continue };
                let left = composed.then(&third).unwrap();
                let right = first.then(&second.then(&third).unwrap()).unwrap();
                assert_eq!(left.shape(), right.shape(), "associative");
                assert_eq!(
                    whole.dense_slice(&left).unwrap().to_vec(),
                    whole.dense_slice(&right).unwrap().to_vec()
                );
                thrice += 1;
            }
        }
    }
    assert!(both > 20_000 && thrice > 15_000, "{both} and {thrice} compositions");
}

#[test]
fn unknown_extents_stay_unknown_in_a_composition() {
    let whole = Masks { begin: vec![0], end: vec![0], strides: vec![1], open: 1, new_axis: 0, shrink: 0 };
    let some = Masks { begin: vec![0], end: vec![5], strides: vec![1], open: 0, new_axis: 0, shrink: 0 };
    let first = whole.apply(&shape("[?,3]")).unwrap();
    assert!(first.then(&first).unwrap().is_identity());
    let second = some.apply(&first.shape()).unwrap();
    let both = first.then(&second).unwrap();
    assert_eq!((both.shape(), both.is_identity()), (shape("[<=5,3]"), false));
    let memory = [0; 12];
    let view = View::new(&memory, [4, 3]).unwrap();
    assert_eq!(view.dense_slice::<2>(&both).err(), Some(StridedSliceError::Unknown { axis: 0 }));
    // Of another shape, or of one of which more is known.
    let known = some.apply(&shape("[7,3]")).unwrap();
    let error = StridedSliceError::Extent {
        axis: 0,
        expected: "[5]".parse::<DynShape>().unwrap().extents().unwrap()[0],
        found: 7,
    };
    assert_eq!(whole.apply(&shape("[7,3]")).unwrap().then(&some.apply(&shape("[5,3]")).unwrap()), Err(error));
    assert_eq!(first.then(&known), Err(StridedSliceError::Unknown { axis: 0 }));
    assert_eq!(
        first.then(&some.apply(&shape("[7]")).unwrap()),
        Err(StridedSliceError::Rank { expected: 1, found: 2 })
    );
    // A new axis that selects nothing.
    let new = Masks { begin: vec![0], end: vec![0], strides: vec![1], open: 0, new_axis: 1, shrink: 0 };
    let nothing = Masks { new_axis: 0, ..new.clone() };
    let new = new.apply(&shape("[2]")).unwrap();
    let empty = new.then(&nothing.apply(&new.shape()).unwrap()).unwrap();
    assert!(!empty.is_identity() && !empty.slice_dim0(), "nothing is selected");
    // The selection is unknown, and there is no axis that could state it.
    let unknown = StridedSlice::<i64, Option<i64>> {
        begin: &[None],
        end: &[None],
        strides: &[1],
        ..StridedSlice::default()
    };
    let unknown = [unknown, StridedSlice { shrink_axis_mask: 1, ..unknown }];
    for slice in unknown.map(|slice| slice.apply(&new.shape()).unwrap()) {
        assert_eq!(new.then(&slice), Err(StridedSliceError::Unknown { axis: 0 }));
    }
    assert_eq!(
        (empty.outputs().collect(), empty.shape()),
        (vec![OutputAxis::Empty, OutputAxis::Input(0)], shape("[0,2]"))
    );
}

/// The expected result of a write, by NumPy's rule: the value is aligned at the last axis.
fn assigned(whole: &Naive, slice: &DenseSlice, value: &Naive) -> Option<Vec<i64>> {
    // The element of the array for each element of the slice.
    let positions = Naive::counted(&whole.extents, 0);
    let shape = DynShape::from_ints(&whole.extents).unwrap();
    let taken = DynView::new(&positions.elements, &shape).unwrap().dense_slice(slice).unwrap();
    let extents: Vec<usize> = taken.extents().collect();
    let mut written = whole.elements.clone();
    if extents.contains(&0) {
        return Some(written);
    }
    let more = value.extents.len().saturating_sub(extents.len());
    if value.extents[..more].iter().any(|&extent| extent != 1) {
        return None;
    }
    let value = Naive { extents: value.extents[more..].to_vec(), elements: value.elements.clone() };
    let padded = [&vec![1; extents.len() - value.extents.len()], &value.extents[..]].concat();
    let value = Naive { extents: padded, ..value }.broadcast(&extents).ok()?;
    for (position, element) in taken.to_vec().iter().zip(&value.elements) {
        written[usize::try_from(*position).unwrap()] = *element;
    }
    Some(written)
}

#[test]
fn values_of_all_small_shapes_are_written_to_all_slices() {
    let (mut written, mut refused) = (0, 0);
    macro_rules! values {
        ($whole:ident $extents:ident $slice:ident; $($rank:literal)*) => { $(
            for extents in shapes($rank, 3) {
                let value = Naive::counted(&extents, 100);
                let mut memory = $whole.elements.clone();
                let mut view = ViewMut::new(&mut memory, $extents).unwrap();
                let found = view.assign_slice(&$slice, View::new(&value.elements, array::<$rank>(&extents)).unwrap());
                match assigned(&$whole, &$slice, &value) {
                    Some(expected) => {
                        assert_eq!((found, &memory), (Ok(()), &expected), "{:?} = {extents:?}", $slice);
                        // The same with a value whose rank is known at run time.
                        let mut memory = $whole.elements.clone();
                        let value = View::new(&value.elements, array::<$rank>(&extents)).unwrap();
                        ViewMut::new(&mut memory, $extents).unwrap().assign_slice(&$slice, DynView::from(value)).unwrap();
                        assert_eq!(memory, expected, "{:?} = {extents:?}", $slice);
                        written += 1;
                    }
                    None => {
                        assert!(matches!(found, Err(SliceAssignError::Broadcast(_) | SliceAssignError::Leading { .. })));
                        assert_eq!(memory, $whole.elements, "nothing is written");
                        refused += 1;
                    }
                }
            }
        )* };
    }
    for slice in slices() {
        let whole = Naive::counted(&[3, 4], 1);
        let extents = [3, 4];
        let Ok(slice) = slice.apply(&shape("[3,4]")) else { continue };
        values!(whole extents slice; 0 1 2);
        if slice.rank() < 2 {
            values!(whole extents slice; 3);
        }
    }
    assert!(written > 1_000 && refused > 1_000, "{written} written, {refused} refused");
}

#[test]
fn a_gradient_is_zero_except_at_selected_elements() {
    let mut gradients = 0;
    macro_rules! rank {
        ($slice:ident $extents:ident; $($rank:literal)*) => {
            match $slice.rank() {
                $($rank => {
                    let extents: Vec<usize> = $slice.shape().extents().unwrap().iter().map(|extent| extent.get().unwrap()).collect();
                    let dy = Naive::counted(&extents, 1);
                    let dy = View::new(&dy.elements, array::<$rank>(&extents)).unwrap();
                    let dx = dy.slice_gradient::<2>(&$slice).unwrap();
                    let zeros = Naive { extents: $extents.to_vec(), elements: vec![0; 12] };
                    let expected = assigned(&zeros, &$slice, &Naive { extents: extents.clone(), elements: dy.to_vec() });
                    assert_eq!(dx.as_slice(), expected.unwrap(), "{:?}", $slice);
                    // Each element of the gradient once.
                    assert_eq!(dx.as_slice().iter().filter(|x| **x != 0).count(), dy.to_vec().len());
                    gradients += 1;
                })*
                rank => panic!("rank {rank}"),
            }
        };
    }
    for slice in slices() {
        let extents = [3, 4];
        let Ok(slice) = slice.apply(&shape("[3,4]")) else { continue };
        rank!(slice extents; 0 1 2 3 4);
    }
    assert!(gradients > 150, "{gradients} gradients");
}

/// The cases S-48 to S-53.
#[test]
fn cases_of_tensorflow() {
    let ints = |begin: &[i64], end: &[i64], strides: &[i64]| Masks {
        begin: begin.to_vec(),
        end: end.to_vec(),
        strides: strides.to_vec(),
        open: 0,
        new_axis: 0,
        shrink: 0,
    };
    let write = |extents: [usize; 2], slice: &DenseSlice, value: &Naive| {
        let mut memory = vec![0; extents.iter().product()];
        let mut view = ViewMut::new(&mut memory, extents).unwrap();
        let found = match value.extents[..] {
            [] => view.assign_slice(slice, View::new(&value.elements, []).unwrap()),
            [a] => view.assign_slice(slice, View::new(&value.elements, [a]).unwrap()),
            [a, b] => view.assign_slice(slice, View::new(&value.elements, [a, b]).unwrap()),
            [a, b, c] => view.assign_slice(slice, View::new(&value.elements, [a, b, c]).unwrap()),
            _ => panic!("rank {}", value.extents.len()),
        };
        found.map(|()| memory)
    };
    // S-48: nothing is selected, so any value is accepted.
    let nothing = ints(&[8, 8], &[10, 10], &[1, 1]).apply(&shape("[2,3]")).unwrap();
    assert_eq!(write([2, 3], &nothing, &Naive::counted(&[7, 5], 1)), Ok(vec![0; 6]));
    // S-49: the values that broadcast.
    let whole = ints(&[], &[], &[]).apply(&shape("[4,5]")).unwrap();
    assert!(write([4, 5], &whole, &Naive::counted(&[1, 1, 5], 1)).is_ok());
    let into = |axis, extent, into, target| {
        Err(SliceAssignError::Broadcast(BroadcastError::Into { axis, extent, into, target }))
    };
    assert_eq!(write([4, 5], &whole, &Naive::counted(&[4], 1)), into(0, 4, 1, 5));
    let leading = Err(SliceAssignError::Leading { axis: 0, extent: 2, rank: 2 });
    assert_eq!(write([4, 5], &whole, &Naive::counted(&[2, 4, 5], 1)), leading);
    let one = ints(&[0, 0], &[1, 1], &[1, 1]).apply(&shape("[4,5]")).unwrap();
    assert_eq!(write([4, 5], &one, &Naive::counted(&[5], 1)), into(0, 5, 1, 1));
    assert!(write([4, 5], &one, &Naive::counted(&[], 1)).is_ok());
    let element = Masks { shrink: 3, ..ints(&[0, 0], &[1, 1], &[1, 1]) }.apply(&shape("[4,5]")).unwrap();
    assert_eq!(element.rank(), 0);
    assert!(write([4, 5], &element, &Naive::counted(&[1, 1], 1)).is_ok());
    let error = write([4, 5], &element, &Naive::counted(&[5], 1)).unwrap_err();
    assert_eq!(error, SliceAssignError::Leading { axis: 0, extent: 5, rank: 0 });
    assert_eq!(
        error.to_string(),
        "axis 0 of the value has extent 5, but the slice has rank 0: additional leading axes must have extent 1"
    );
    // S-53: row 0, columns 1 and 3.
    let odd = Masks { shrink: 1, ..ints(&[0, 1], &[1, 5], &[1, 2]) }.apply(&shape("[2,5]")).unwrap();
    assert_eq!(write([2, 5], &odd, &Naive::counted(&[2], 8)), Ok(vec![0, 8, 0, 9, 0, 0, 0, 0, 0, 0]));

    // S-52: a masked begin.
    let slice =
        StridedSlice { begin: &[5], end: &[3], strides: &[1], begin_mask: 1, ..StridedSlice::default() };
    let mut memory = [0; 4];
    let dense = slice.apply(&shape("[4]")).unwrap();
    ViewMut::new(&mut memory, [4]).unwrap().assign_slice(&dense, View::new(&[3], [1]).unwrap()).unwrap();
    assert_eq!(memory, [3, 3, 3, 0]);

    // S-50 and S-51: [3:0:-2, None, 1:3, 2, None] of [6,4,4].
    let slice = StridedSlice {
        begin: &[3, 0, 1, 2, 0],
        end: &[0, 0, 3, 3, 0],
        strides: &[-2, 1, 1, 1, 1],
        new_axis_mask: 0b1_0010,
        shrink_axis_mask: 0b0_1000,
        ..StridedSlice::default()
    };
    let dense = slice.apply(&shape("[6,4,4]")).unwrap();
    assert_eq!(dense.shape(), shape("[2,1,2,1]"));
    let dy = View::new(&[1, 2, 3, 4], [2, 1, 2, 1]).unwrap();
    let dx = dy.slice_gradient::<3>(&dense).unwrap();
    assert_eq!([dx[[3, 1, 2]], dx[[3, 2, 2]], dx[[1, 1, 2]], dx[[1, 2, 2]]], [1, 2, 3, 4]);
    assert_eq!(dx.as_slice().iter().sum::<i32>(), 10);
    let error = View::new(&[1, 2], [2, 1, 1, 1]).unwrap().slice_gradient::<3>(&dense).unwrap_err();
    assert_eq!(error, SliceAssignError::GradientExtent { axis: 2, expected: 2, found: 1 });
    assert_eq!(error.to_string(), "axis 2 of the gradient has extent 1, but the slice's result has 2");
    let error = View::new(&[1, 2], [2]).unwrap().slice_gradient::<3>(&dense).unwrap_err();
    assert_eq!(error.to_string(), "the gradient has rank 1, but the slice's result has rank 4");
    assert_eq!(
        dy.slice_gradient::<2>(&dense).unwrap_err(),
        SliceAssignError::Slice(StridedSliceError::Rank { expected: 3, found: 2 })
    );
}
