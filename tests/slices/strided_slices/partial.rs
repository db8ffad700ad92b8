//! Inferences for partly unknown shapes and ends, compared with all values of the unknown parts: each result for a
//! value was inferred, a refused slice is refused for each value, and no bound could be smaller.
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]

use core::hash::{Hash, Hasher};
use std::hash::DefaultHasher;

use shapewise::{
    DynExtent, DynShape,
    slice::{DenseSlice, SliceExpr},
};

use super::{
    given,
    masks::{Masks, Part, Refusal, length},
    oracle::{
        dynamic::{at_most, known, parsed},
        indices,
    },
    small_world::{any_masks, numbers},
};

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Open,
    At(i128),
    Unknown,
}

impl End {
    fn choices(self, largest: i128) -> Vec<Option<i128>> {
        match self {
            Self::Open => vec![None],
            Self::At(at) => vec![Some(at)],
            Self::Unknown => (-largest..=largest).map(Some).collect(),
        }
    }
}

/// `x[begin:end:stride]` of one axis.
fn range(begin: End, end: End, stride: i128) -> Masks {
    let value = |end: End| match end {
        End::Open => Some(7),
        End::At(at) => Some(at),
        End::Unknown => None,
    };
    Masks {
        begin: vec![value(begin)],
        end: vec![value(end)],
        strides: vec![stride],
        begin_mask: u32::from(begin == End::Open),
        end_mask: u32::from(end == End::Open),
        ..Masks::default()
    }
}

fn of_extent(extent: DynExtent, masks: &Masks) -> DenseSlice {
    given::partly::<i64>(masks).slice().apply(&DynShape::new([extent]).unwrap()).unwrap()
}

fn world() -> Vec<DynExtent> {
    (0..=5).map(known).chain((1..=5).map(at_most)).chain([DynExtent::UNKNOWN]).collect()
}

/// The extents that this may be, up to a maximum.
fn extents(extent: DynExtent, largest: usize) -> impl Iterator<Item = usize> {
    (0..=largest).filter(move |&n| extent.contains(n))
}

#[test]
fn ranges_of_one_axis_have_correct_and_tight_bounds() {
    let ends: Vec<End> = (-6..=6).map(End::At).chain([End::Open, End::Unknown]).collect();
    let (mut cases, mut unbounded, mut choices) = (0, 0, 0);
    for extent in world() {
        for (&begin, &end) in ends.iter().flat_map(|begin| ends.iter().map(move |end| (begin, end))) {
            for stride in [-3, -2, -1, 1, 2, 3] {
                let what = || format!("{begin:?}:{end:?}:{stride} of {extent}");
                let dense = of_extent(extent, &range(begin, end, stride));
                let inferred = dense.axes()[0].count();
                assert_eq!(dense.shape(), DynShape::new([inferred]).unwrap(), "{}", what());
                // All values, with extents up to 5 and ends from -6 to 6.
                let counts = |largest: usize, farthest: i128| {
                    let mut counts = Vec::new();
                    for n in extents(extent, largest) {
                        for begin in begin.choices(farthest) {
                            counts.extend(
                                end.choices(farthest).iter().map(|&end| length(n, begin, end, stride)),
                            );
                        }
                    }
                    counts
                };
                for count in counts(5, 6) {
                    assert!(inferred.contains(count), "{inferred} excludes {count}: {}", what());
                    choices += 1;
                }
                // The maximum, or larger and larger numbers for larger and larger extents.
                let most = |largest, farthest| counts(largest, farthest).into_iter().max().unwrap();
                match inferred.bound() {
                    Some(bound) => assert_eq!(bound, most(12, 13), "{}", what()),
                    None => {
                        assert!(most(24, 25) > most(12, 13), "{}", what());
                        unbounded += 1;
                    }
                }
                // A result is known if it is the same for all values.
                let all = counts(24, 25);
                assert_eq!(inferred.is_known(), all.iter().all(|&count| count == all[0]), "{}", what());
                let is_known = extent.is_known() && begin != End::Unknown && end != End::Unknown;
                assert_eq!(dense.axes()[0].begin().is_some(), is_known, "{}", what());
                assert_eq!(dense.axes()[0].end().is_some(), is_known, "{}", what());
                cases += 1;
            }
        }
    }
    assert_eq!(cases, 12 * 15 * 15 * 6, "cases");
    assert!(unbounded > 200 && choices > 100_000, "{unbounded} {choices}");
}

#[test]
fn the_most_common_slices() {
    let shape = |extent, begin, end, stride| of_extent(extent, &range(begin, end, stride)).shape();
    let (any, few) = (DynExtent::UNKNOWN, at_most(3));
    assert_eq!(shape(any, End::Open, End::At(5), 1), parsed("[<=5]"));
    assert_eq!(shape(few, End::Open, End::At(5), 1), parsed("[<=3]"));
    assert_eq!(shape(any, End::At(0), End::At(0), 1), parsed("[0]"));
    assert_eq!(shape(any, End::At(-3), End::Open, 1), parsed("[<=3]"));
    assert_eq!(shape(any, End::Open, End::At(-3), 1), parsed("[?]"));
    assert_eq!(shape(few, End::Open, End::At(-3), 1), parsed("[0]"));
    assert_eq!(shape(any, End::At(2), End::At(9), 2), parsed("[<=4]"));
    assert_eq!(shape(any, End::Unknown, End::At(5), 1), parsed("[<=5]"));
    for extent in world() {
        for stride in [-1, 1] {
            assert_eq!(shape(extent, End::Open, End::Open, stride), DynShape::new([extent]).unwrap());
        }
    }
    assert_eq!(shape(few, End::Open, End::Open, -2), parsed("[<=2]"));
    assert_eq!(shape(any, End::Open, End::Open, -2), parsed("[?]"));
}

/// An index is refused if and only if every possible extent refuses it.
#[test]
fn indices_of_one_axis() {
    let mut refused = 0;
    for extent in world() {
        for index in (-8..=8).map(Some).chain([None]) {
            for stride in -1..=2 {
                let masks = Masks {
                    begin: vec![index],
                    end: vec![None],
                    strides: vec![stride],
                    shrink_axis_mask: 1,
                    ..Masks::default()
                };
                let given = given::partly::<i64>(&masks);
                let inferred = given.slice().apply(&DynShape::new([extent]).unwrap());
                let what = || format!("x[{index:?}] by {stride} of {extent}: {inferred:?}");
                let part = Part::Index { axis: 0, spec: 0 };
                let mut choices = Vec::new();
                for n in extents(extent, 12) {
                    for index in index.map_or_else(|| (-13..=13).collect(), |index| vec![index]) {
                        let choice = Masks { begin: vec![Some(index)], ..masks.clone() };
                        choices.push(choice.count(part, n));
                    }
                }
                match &inferred {
                    Ok(dense) => {
                        assert_eq!(dense.shape(), DynShape::scalar(), "{}", what());
                        // No index is in range for extent 0; an unknown index is not checked.
                        let is_none = extent == DynExtent::ZERO && index.is_none();
                        assert_eq!(choices.contains(&Ok(1)), !is_none, "{}", what());
                        let is_counted_from_the_end = index.is_some_and(|index| index < 0);
                        let is_known = index.is_some() && (extent.is_known() || !is_counted_from_the_end);
                        assert_eq!(dense.axes()[0].begin().is_some(), is_known, "{}", what());
                    }
                    Err(error) => {
                        let refusal = given::refusal(error).unwrap();
                        assert!(choices.iter().all(|choice| *choice == Err(refusal)), "{}", what());
                        refused += 1;
                    }
                }
            }
        }
    }
    // Strides of -1 and 0 always, and then all indices beyond the bound.
    let beyond = |bound: usize| 17 - 2 * bound;
    let bounds: usize = (0..=5).map(beyond).sum::<usize>() + (1..=5).map(beyond).sum::<usize>();
    assert_eq!(refused, 12 * 18 * 2 + bounds * 2);
}

/// Slices of several specs on shapes of several axes, with single unknown elements of the vectors.
#[test]
#[cfg(feature = "arrays")]
fn each_value_is_one_of_those_inferred() {
    let (mut next, mut given_cases, mut refused, mut concrete) = (numbers(13), 0, 0, 0);
    for case in 0..1500 {
        let (rank, specs) = (1 + next(2), 1 + next(3));
        let shape: Vec<DynExtent> = (0..rank).map(|_| world()[next(12)]).collect();
        let mut masks = any_masks(specs, &mut next);
        if next(12) == 0 {
            masks.strides[next(specs)] = 0;
        }
        // At most two elements are unknown; sometimes an entire vector is, if there is one spec.
        for _ in 0..next(3) {
            let at = next(specs);
            if next(2) == 0 { masks.begin[at] = None } else { masks.end[at] = None }
        }
        let partial = DynShape::new(shape.iter().copied()).unwrap();
        let inferred = given::partly::<i64>(&masks).slice().apply(&partial);
        let unknown = masks.begin.iter().chain(&masks.end).filter(|end| end.is_none()).count();
        let mut of_all = Vec::new();
        for index in indices(&vec![13; unknown]) {
            let mut choice = masks.clone();
            let ends = choice.begin.iter_mut().chain(&mut choice.end).filter(|end| end.is_none());
            ends.zip(index).for_each(|(end, at)| *end = Some(at as i128 - 6));
            for index in indices(&vec![6; rank]) {
                if shape.iter().zip(&index).all(|(extent, &n)| extent.contains(n)) {
                    of_all.push((choice.slice(&index), choice.clone(), index));
                }
            }
        }
        concrete += of_all.len();
        for (taken, choice, extents) in of_all {
            let what = || format!("{case}: {masks:?} of {partial}: {inferred:?}; {choice:?} of {extents:?}");
            match (&inferred, taken) {
                (Ok(dense), Ok(taken)) => {
                    let concrete = DynShape::from_ints(&taken.extents()).unwrap();
                    assert!(concrete.is_subtype_of(&dense.shape()), "{concrete}: {}", what());
                    let counts: Vec<usize> = taken.positions.iter().map(Vec::len).collect();
                    let processed = DynShape::from_ints(&counts).unwrap();
                    assert!(processed.is_subtype_of(&dense.processing_shape()), "{processed}: {}", what());
                    // The inference for an axis holds for each value, and so do the flags that are set.
                    for (axis, positions) in dense.axes().iter().zip(&taken.positions) {
                        if let (Some(begin), Some(first)) = (axis.begin(), positions.first()) {
                            assert_eq!(begin as usize, *first, "{}", what());
                        }
                    }
                    let is_whole = |axis: usize| taken.is_whole(axis, &extents);
                    assert!(!dense.is_identity() || (0..rank).all(is_whole), "{}", what());
                    assert!(!dense.slice_dim0() || (1..rank).all(is_whole), "{}", what());
                    let is_simple = taken.strides.iter().all(|&stride| stride == 1);
                    assert_eq!(dense.is_simple_slice(), is_simple, "{}", what());
                    given_cases += 1;
                }
                // Some values are out of bounds, as is each index for extent 0; no other error is found this late.
                (Ok(_), Err(refusal)) => assert!(matches!(refusal, Refusal::Index { .. }), "{}", what()),
                (Err(_), Err(_)) => refused += 1,
                (Err(_), Ok(_)) => panic!("it is refused, but a value is not: {}", what()),
            }
        }
    }
    assert!(given_cases > 30_000 && refused > 10_000, "{given_cases} {refused} of {concrete}");
}

/// An unknown element of a vector affects no other axes; nor does an unknown vector.
#[test]
fn unknown_parts_affect_only_their_own_axis() {
    let mut next = numbers(17);
    let mut cases = 0;
    for _ in 0..2000 {
        let specs = 1 + next(3);
        let masks = any_masks(specs, &mut next);
        let shape: Vec<DynExtent> = (0..3).map(|_| world()[next(12)]).collect();
        let shape = DynShape::new(shape).unwrap();
        let Ok(all_known) = given::partly::<i64>(&masks).slice().apply(&shape) else { continue };
        let parts = masks.parts(3).unwrap();
        for spec in 0..specs {
            for is_begin in [false, true] {
                let mut one = masks.clone();
                if is_begin {
                    one.begin[spec] = None;
                } else {
                    one.end[spec] = None;
                }
                let inferred = given::partly::<i64>(&one).slice().apply(&shape).unwrap();
                assert!(inferred.outputs().eq(all_known.outputs()), "{one:?} of {shape}");
                for part in &parts {
                    let (Part::Whole { axis } | Part::Range { axis, .. } | Part::Index { axis, .. }) = *part
                    else {
                        continue;
                    };
                    let (mine, before) = (&inferred.axes()[axis], &all_known.axes()[axis]);
                    match *part {
                        Part::Range { spec: of, .. } | Part::Index { spec: of, .. } if of == spec => {
                            assert!(before.count().is_subtype_of(mine.count()), "{one:?} of {shape}");
                        }
                        _ => assert_eq!(mine, before, "{one:?} of {shape}"),
                    }
                    cases += 1;
                }
            }
        }
    }
    assert!(cases > 10_000, "{cases} cases");
}

/// What is known of a slice, as its accessors and its text say it.
#[test]
fn positions_are_known_if_the_extent_need_not_be() {
    let of = |text: &str, shape: &str| text.parse::<SliceExpr>().unwrap().apply(&parsed(shape)).unwrap();
    for (text, shape, ends, debug) in [
        ("2", "[?]", (Some(2), Some(3)), "2"),
        ("2", "[<=3]", (Some(2), Some(3)), "2"),
        ("-1", "[?]", (None, None), "?"),
        ("-1", "[4]", (Some(3), Some(4)), "3"),
        ("1:3", "[5]", (Some(1), Some(3)), "1:3:1 (2)"),
        ("1:3", "[?]", (None, None), "?:?:1 (<=2)"),
    ] {
        let slice = of(text, shape);
        let [axis] = slice.axes() else { panic!("one axis") };
        assert_eq!(
            ((axis.begin(), axis.end()), format!("{axis:?}")),
            (ends, debug.into()),
            "{text} of {shape}"
        );
        assert!(format!("{slice:?}").starts_with(&format!("DenseSlice {{ axes: [{debug}], outputs: [")));
    }
    let hash = |slice: &DenseSlice| {
        let mut hasher = DefaultHasher::new();
        slice.hash(&mut hasher);
        hasher.finish()
    };
    let all = [of("1:3", "[5]"), of("2:4", "[5]"), of("1:3, None", "[5]"), of("1:3, 0", "[5,2]")];
    for (at, one) in all.iter().enumerate() {
        for (other, two) in all.iter().enumerate() {
            assert_eq!((one == two, hash(one) == hash(two)), (at == other, at == other), "{one:?} {two:?}");
        }
    }
}

/// More axes than are stored in place, and more outputs. An index of a slice is one of both.
#[test]
fn slices_of_many_axes_are_composed() {
    let of = |text: &str, shape: &DynShape| text.parse::<SliceExpr>().unwrap().apply(shape).unwrap();
    let first = of("1:, :, ::2, :, 1:4", &parsed("[3,2,4,2,5]"));
    let both = first.then(&of("::-1, 1, 1:, ..., 2", &first.shape())).unwrap();
    let axes: Vec<_> = both
        .axes()
        .iter()
        .map(|axis| (axis.begin().unwrap(), axis.stride(), axis.count().get().unwrap(), axis.is_index()))
        .collect();
    assert_eq!(
        axes,
        [(2, -1, 2, false), (1, 1, 1, true), (2, 2, 1, false), (0, 1, 2, false), (3, 1, 1, true)]
    );
    assert_eq!(both.shape().to_string(), "[2,1,2]");
    let first = of(&format!("{}1:", "None, ".repeat(17)), &parsed("[3]"));
    let both = first.then(&of("..., ::-1", &first.shape())).unwrap();
    assert_eq!((both.rank(), both.axes()[0].begin(), both.axes()[0].stride()), (18, Some(2), -1));
    assert!(both.outputs().eq(first.outputs()));
}

/// TensorFlow checks only the stride 0 of an axis of an unknown extent, and no index whose `end` is unknown.
#[test]
fn mistakes_that_tensorflow_reports_come_first() {
    use shapewise::slice::StridedSliceError as E;

    let refused = |shape: &str, begin: [i128; 2], ends: [Option<i128>; 2], strides: [i128; 2]| {
        let masks = Masks {
            begin: begin.map(Some).to_vec(),
            end: ends.to_vec(),
            strides: strides.to_vec(),
            shrink_axis_mask: 3,
            ..Masks::default()
        };
        given::partly::<i64>(&masks).slice().apply(&parsed(shape)).unwrap_err()
    };
    let (known_ends, unknown_ends) = ([Some(0); 2], [None; 2]);
    // Only this crate refuses index 9 of axis 0, and TensorFlow the stride of axis 1.
    assert_eq!(refused("[4,3]", [9, 0], unknown_ends, [1, -1]), E::IndexStride { axis: 1, stride: -1 });
    assert!(matches!(refused("[4,3]", [9, 0], known_ends, [1, -1]), E::Index { axis: 0, index: 9, .. }));
    assert!(matches!(refused("[4,3]", [9, 0], unknown_ends, [1, 1]), E::Index { axis: 0, index: 9, .. }));
    assert_eq!(refused("[4,3]", [9, 0], unknown_ends, [-2, -1]), E::IndexStride { axis: 0, stride: -2 });
    // Of an unknown extent TensorFlow checks no index.
    assert!(matches!(refused("[?,3]", [0, 7], known_ends, [-1, 1]), E::Index { axis: 1, index: 7, .. }));
    assert_eq!(refused("[?,3]", [0, 0], known_ends, [-1, 1]), E::IndexStride { axis: 0, stride: -1 });
    assert_eq!(refused("[?,3]", [0, 0], known_ends, [-1, 0]), E::ZeroStride { axis: 1 });
}
