//! Each combination of masks on small shapes, compared with an oracle that walks: shapes, elements, refusals, and the
//! flags.
#![cfg_attr(
    not(feature = "arrays"),
    allow(dead_code, unused_imports, reason = "the tests of arrays use them")
)]

use shapewise::DynShape;
#[cfg(feature = "arrays")]
use shapewise::{View, array::DynView};

use super::{
    given,
    masks::{Masks, Refusal, length, walk},
    oracle::{array, shapes},
};

const STRIDES: [i128; 5] = [-2, -1, 0, 1, 2];

/// Numbers below a bound, the same on each run.
pub(crate) fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    }
}

/// A slice by specs with ends in -4..=4 and strides in -2..=2; most bits are not set, and usually there is one
/// ellipsis.
pub(crate) fn any_masks(specs: usize, next: &mut impl FnMut(usize) -> usize) -> Masks {
    let mut masks = Masks::default();
    for _ in 0..specs {
        masks.begin.push(Some(next(9) as i128 - 4));
        masks.end.push(Some(next(9) as i128 - 4));
        masks.strides.push([-2, -1, 1, 1, 2][next(5)]);
    }
    for mask in
        [&mut masks.begin_mask, &mut masks.end_mask, &mut masks.new_axis_mask, &mut masks.shrink_axis_mask]
    {
        *mask = (next(1 << specs) & next(1 << specs)) as u32;
    }
    masks.ellipsis_mask = if next(3) == 0 { 1 << next(specs) } else { 0 };
    masks
}

/// Bit `at` of each of five masks: a combination of them for `specs` specs.
fn with_bits(masks: &mut Masks, specs: usize, combination: u32) {
    let mask = |which: usize| combination >> (which * specs) & ((1 << specs) - 1);
    masks.begin_mask = mask(0);
    masks.end_mask = mask(1);
    masks.ellipsis_mask = mask(2);
    masks.new_axis_mask = mask(3);
    masks.shrink_axis_mask = mask(4);
}

/// The number of cases, and of those that selected elements, nothing, or were an error.
#[derive(Default, Debug, PartialEq, Eq)]
struct Cases {
    elements: usize,
    nothing: usize,
    refused: [usize; 5],
}

/// Shape, elements, axes, flags or the refusal of a slice of a known shape.
#[cfg(feature = "arrays")]
fn check(masks: &Masks, extents: &[usize], memory: &[usize], cases: &mut Cases) {
    let shape = DynShape::from_ints(extents).unwrap();
    let (given, dynamic) = (given::known::<i64>(masks), DynView::new(memory, &shape).unwrap());
    let expected = masks.slice(extents);
    let dense = given.slice().apply(&shape);
    let (taken, dense) = match (expected, dense) {
        (Ok(taken), Ok(dense)) => (taken, dense),
        (Err(refusal), Err(error)) => {
            assert_eq!(given::refusal(&error), Some(refusal), "{masks:?} of {shape}");
            assert_eq!(dynamic.strided_slice(&given.slice()).err(), Some(error), "{masks:?} of {shape}");
            cases.refused[match refusal {
                Refusal::MultipleEllipses => 0,
                Refusal::TooManyIndices { .. } => 1,
                Refusal::ZeroStride { .. } => 2,
                Refusal::IndexStride { .. } => 3,
                Refusal::Index { .. } => 4,
                Refusal::Lengths | Refusal::TooManySpecs => panic!("{refusal:?}"),
            }] += 1;
            return;
        }
        (expected, dense) => panic!("{dense:?}, expected {expected:?}: {masks:?} of {shape}"),
    };
    let what = || format!("{masks:?} of {shape}: {dense:?}");
    let (of_the_result, elements) = (taken.extents(), taken.elements(extents));
    assert_eq!(dense.shape(), DynShape::from_ints(&of_the_result).unwrap(), "{}", what());
    let sliced = dynamic.dense_slice(&dense).unwrap();
    assert!(sliced.extents().eq(of_the_result.iter().copied()), "{}", what());
    assert_eq!(sliced.to_vec(), elements, "{}", what());
    macro_rules! ranked {
        ($($rank:literal)*) => {
            match extents.len() {
                $($rank => ranked!(@ $rank; 0 1 2 3 4 5),)*
                rank => panic!("{rank} is not a rank of the small world"),
            }
        };
        (@ $rank:literal; $($result:literal)*) => {{
            let view = View::new(memory, array::<$rank>(extents)).unwrap();
            match of_the_result.len() {
                $($result => {
                    let ranked = view.strided_slice::<$result>(&given.slice()).unwrap();
                    assert_eq!(ranked.to_vec(), elements, "{}", what());
                    assert_eq!(ranked.extents()[..], of_the_result, "{}", what());
                    // Not only the elements, but also their addresses.
                    let dynamic = View::try_from(sliced).unwrap();
                    assert_eq!(dynamic.layout(), ranked.layout(), "{}", what());
                    assert_eq!(dynamic.layout().base(), ranked.layout().base(), "{}", what());
                    assert_eq!(dynamic, ranked, "{}", what());
                })*
                rank => panic!("no result has rank {rank}"),
            }
        }};
    }
    ranked!(0 1 2);

    // The normal form: axis by axis the positions of the walk.
    for (axis, positions) in taken.positions.iter().enumerate() {
        let mine = &dense.axes()[axis];
        let (begin, end) = (mine.begin().unwrap(), mine.end().unwrap());
        assert_eq!(mine.stride() as i128, taken.strides[axis], "{}", what());
        assert_eq!(mine.count().get(), Some(positions.len()), "{}", what());
        assert_eq!(mine.extent().get(), Some(extents[axis]), "{}", what());
        assert_eq!(mine.is_index(), !taken.outputs.contains(&Some(axis)), "{}", what());
        for (step, &position) in positions.iter().enumerate() {
            assert_eq!(begin + step as isize * mine.stride(), position as isize, "{}", what());
        }
        // They end at the end, and not earlier.
        let next = begin + positions.len() as isize * mine.stride();
        assert_eq!(next >= end, mine.stride() > 0 || next == end, "{}", what());
        let is_inside =
            if mine.stride() > 0 { 0..=extents[axis] as isize } else { -1..=extents[axis] as isize - 1 };
        assert!(is_inside.contains(&begin) && is_inside.contains(&end), "{}", what());
    }
    let is_whole = |axis: usize| taken.is_whole(axis, extents);
    let axes = extents.len();
    assert_eq!(dense.is_identity(), (0..axes).all(is_whole), "{}", what());
    assert_eq!(dense.is_simple_slice(), taken.strides.iter().all(|&stride| stride == 1), "{}", what());
    let is_part = |axis: usize| axis == 0 && taken.strides[0] == 1;
    assert_eq!(dense.slice_dim0(), (0..axes).all(|axis| is_part(axis) || is_whole(axis)), "{}", what());
    // The purpose of the flags: all elements in order, and contiguous elements.
    assert!(!dense.is_identity() || elements == memory, "{}", what());
    let is_side_by_side = elements.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    assert!(!dense.slice_dim0() || is_side_by_side, "{}", what());
    if elements.is_empty() {
        cases.nothing += 1;
    } else {
        cases.elements += 1;
    }
}

fn counted(extents: &[usize]) -> Vec<usize> {
    (0..extents.iter().product()).collect()
}

#[test]
#[cfg(feature = "arrays")]
fn all_slices_of_one_spec() {
    let mut cases = Cases::default();
    for extents in shapes(0, 3).into_iter().chain(shapes(1, 3)).chain(shapes(2, 3)) {
        let memory = counted(&extents);
        for combination in 0..1 << 5 {
            let mut masks = Masks { strides: vec![0], ..Masks::default() };
            with_bits(&mut masks, 1, combination);
            for (begin, end) in (-4..=4).flat_map(|begin| (-4..=4).map(move |end| (begin, end))) {
                for stride in STRIDES {
                    (masks.begin, masks.end) = (vec![Some(begin)], vec![Some(end)]);
                    masks.strides = vec![stride];
                    check(&masks, &extents, &memory, &mut cases);
                }
            }
        }
    }
    let Cases { elements, nothing, refused } = cases;
    assert_eq!(elements + nothing + refused.iter().sum::<usize>(), 21 * 32 * 81 * 5, "cases");
    // A spec of a scalar is refused unless it is an ellipsis or a new axis: 8 of 32 combinations.
    assert_eq!(refused[1], 8 * 81 * 5, "too many indices");
    // Half of the others are indices, and a fifth of those and of the ranges has stride 0.
    assert_eq!(refused[2], 20 * 8 * 81, "strides of 0");
    assert_eq!(refused[3], 20 * 4 * 81 * 2, "indices with a negative stride");
    // Of 9 indices, 2n are in range for each first extent n, which 5 shapes have.
    assert_eq!(refused[4], 4 * 5 * 9 * 2 * (9 + 7 + 5 + 3), "indices out of bounds");
    assert_eq!(refused[0], 0);
    assert!(elements > 50_000 && nothing > 20_000, "{elements} {nothing}");
}

#[test]
#[cfg(feature = "arrays")]
fn all_combinations_of_two_specs() {
    let (mut cases, mut next) = (Cases::default(), numbers(3));
    let mut all = 0;
    for extents in shapes(0, 3).into_iter().chain(shapes(1, 3)).chain(shapes(2, 3)) {
        let memory = counted(&extents);
        for combination in 0..1 << 10 {
            for _ in 0..3 {
                let mut masks = any_masks(2, &mut next);
                // An occasional stride of 0.
                if next(8) == 0 {
                    masks.strides[next(2)] = 0;
                }
                with_bits(&mut masks, 2, combination);
                check(&masks, &extents, &memory, &mut cases);
                all += 1;
            }
        }
    }
    assert_eq!(all, 21 * 1024 * 3, "cases");
    let Cases { elements, nothing, refused } = cases;
    assert_eq!(refused[0], all / 4, "both bits of the ellipsis mask");
    assert!(elements > 10_000 && nothing > 5_000, "{elements} {nothing}");
    assert!(refused.iter().all(|&refused| refused > 500), "{refused:?}");
}

/// More specs on more axes, with the ellipsis at each position.
#[test]
#[cfg(feature = "arrays")]
fn some_slices_of_many_specs() {
    let (mut cases, mut next) = (Cases::default(), numbers(5));
    for _ in 0..6_000 {
        let extents: Vec<usize> = (0..3).map(|_| next(4)).collect();
        let specs = next(4);
        let masks = any_masks_of(specs, &mut next);
        // Of rank 2, because ranked views have that rank.
        check(&masks, &extents[..2], &counted(&extents[..2]), &mut cases);
        // And of rank 3, only the shape and the elements.
        let shape = DynShape::from_ints(&extents).unwrap();
        let memory = counted(&extents);
        let given = given::known::<i64>(&masks);
        let sliced = DynView::new(&memory, &shape).unwrap().strided_slice(&given.slice());
        match (sliced, masks.slice(&extents)) {
            (Ok(sliced), Ok(taken)) => {
                assert_eq!(sliced.to_vec(), taken.elements(&extents), "{masks:?} of {shape}");
                assert!(sliced.extents().eq(taken.extents()), "{masks:?} of {shape}");
            }
            (Err(error), Err(refusal)) => assert_eq!(given::refusal(&error), Some(refusal), "{masks:?}"),
            (sliced, expected) => panic!("{sliced:?}, expected {expected:?}: {masks:?} of {shape}"),
        }
    }
    assert!(cases.elements > 500 && cases.nothing > 500, "{cases:?}");
}

fn any_masks_of(specs: usize, next: &mut impl FnMut(usize) -> usize) -> Masks {
    if specs == 0 { Masks::default() } else { any_masks(specs, next) }
}

/// The first checks, in order: lengths, number of specs, ellipses, and only then the axes.
#[test]
fn the_order_of_refusals() {
    let shape = DynShape::from_ints(&[2]).unwrap();
    let mut masks = Masks {
        begin: vec![Some(0); 31],
        end: vec![Some(0); 32],
        strides: vec![0; 32],
        ellipsis_mask: 3,
        ..Masks::default()
    };
    let refused =
        |masks: &Masks| given::refusal(&given::known::<i64>(masks).slice().apply(&shape).unwrap_err());
    let mut asked = Vec::new();
    let mut ask = |masks: &Masks| {
        assert_eq!(refused(masks), masks.slice(&[2]).err(), "{masks:?}");
        asked.push(refused(masks).unwrap());
    };
    ask(&masks);
    masks.begin.push(Some(0));
    ask(&masks);
    for vector in [&mut masks.begin, &mut masks.end] {
        vector.truncate(3);
    }
    masks.strides.truncate(3);
    ask(&masks);
    masks.ellipsis_mask = 1;
    ask(&masks);
    masks.new_axis_mask = 2;
    masks.shrink_axis_mask = 4;
    ask(&masks);
    masks.strides[2] = -1;
    masks.begin[2] = Some(9);
    ask(&masks);
    masks.strides[2] = 1;
    ask(&masks);
    let expected = [
        Refusal::Lengths,
        Refusal::TooManySpecs,
        Refusal::MultipleEllipses,
        Refusal::TooManyIndices { named: 2, rank: 1 },
        Refusal::ZeroStride { axis: 0 },
        Refusal::IndexStride { axis: 0 },
        Refusal::Index { axis: 0 },
    ];
    assert_eq!(asked, expected);
}

/// The oracle's two ways of counting agree.
#[test]
fn lengths_equal_those_of_walks() {
    let ends = || core::iter::once(None).chain((-8..=8).map(Some));
    for n in 0..6 {
        for (begin, end) in ends().flat_map(|begin| ends().map(move |end| (begin, end))) {
            for stride in [-7, -3, -2, -1, 1, 2, 3, 7] {
                let walked = walk(n, begin, end, stride).len();
                assert_eq!(length(n, begin, end, stride), walked, "{begin:?}:{end:?}:{stride} of {n}");
            }
        }
    }
}
