//! The smallest and the greatest numbers of each type and each extent: nothing overflows, and the counts equal those of
//! an oracle that counts in 128 bits. Tests run with overflow checks.
#![cfg(feature = "arrays")]

use core::fmt::Debug;

use num_traits::PrimInt;
use shapewise::{
    DynExtent, DynShape, View,
    array::DynView,
    slice::{StridedSlice, StridedSliceError},
};

use super::{
    masks::length,
    oracle::dynamic::{MOST, at_most, known},
};

/// All ranges and indices of one axis with these integers; returns how many were selected and how many refused.
fn all_of<I: PrimInt + Debug>(ints: &[I], extents: &[DynExtent]) -> (usize, usize) {
    let (mut taken, mut refused) = (0, 0);
    for &extent in extents {
        let shape = DynShape::new([extent]).unwrap();
        for (&begin, &end) in ints.iter().flat_map(|begin| ints.iter().map(move |end| (begin, end))) {
            for &stride in ints {
                for bits in 0..8_u32 {
                    let slice = StridedSlice {
                        begin: &[begin],
                        end: &[end],
                        strides: &[stride],
                        begin_mask: bits & 1,
                        end_mask: bits >> 1 & 1,
                        shrink_axis_mask: bits >> 2,
                        ..StridedSlice::default()
                    };
                    // An index beyond 100 bits is out of range for every extent, and the oracle negates it.
                    let wide = |int: I| int.to_i128().unwrap_or(i128::MAX).clamp(-1 << 100, 1 << 100);
                    let what = || format!("{slice:?} of {extent}");
                    let result = slice.apply(&shape);
                    let stride = wide(stride);
                    let inferred = match (result, bits >> 2) {
                        (Err(StridedSliceError::ZeroStride { axis: 0 }), _) if stride == 0 => {
                            refused += 1;
                            continue;
                        }
                        (Err(StridedSliceError::IndexStride { axis: 0, .. }), 1) if stride < 0 => {
                            refused += 1;
                            continue;
                        }
                        (Err(StridedSliceError::Index { axis: 0, .. }), 1) => {
                            let most = extent.bound().unwrap_or(MOST) as i128;
                            assert!(!(-most..most).contains(&wide(begin)), "{}", what());
                            refused += 1;
                            continue;
                        }
                        (Ok(dense), 1) => {
                            let most = extent.bound().unwrap_or(MOST) as i128;
                            assert!(stride > 0 && (-most..most).contains(&wide(begin)), "{}", what());
                            assert_eq!(dense.shape(), DynShape::scalar(), "{}", what());
                            taken += 1;
                            continue;
                        }
                        (Ok(dense), _) => dense.axes()[0].count(),
                        (Err(error), _) => panic!("{error}: {}", what()),
                    };
                    assert_ne!(stride, 0, "{}", what());
                    let end_of = |bit: u32, end: I| (bits & bit == 0).then(|| wide(end));
                    let of = |n: usize| length(n, end_of(1, begin), end_of(2, end), stride);
                    if let Some(n) = extent.get() {
                        assert_eq!(inferred.get(), Some(of(n)), "{}", what());
                    } else {
                        for n in [0, 1, 5, MOST / 2 + 1, MOST - 1, MOST] {
                            assert!(!extent.contains(n) || inferred.contains(of(n)), "{n}: {}", what());
                        }
                    }
                    taken += 1;
                }
            }
        }
    }
    (taken, refused)
}

#[test]
fn integers_of_each_type() {
    let extents: Vec<DynExtent> = [0, 1, 5, MOST - 1, MOST]
        .map(known)
        .into_iter()
        .chain([DynExtent::UNKNOWN, at_most(3), at_most(MOST - 1)])
        .collect();
    macro_rules! ints {
        ($($int:ty)*) => { [$({
            let (min, max) = (<$int>::MIN, <$int>::MAX);
            // -1, or the number after the greatest.
            let ints = [min, min + 1, max / 2, max - 1, max, 0, 1, 2, <$int>::wrapping_sub(0, 1), 5];
            let (taken, refused) = all_of(&ints, &extents);
            assert_eq!(taken + refused, 8 * 10 * 10 * 10 * 8, "cases");
            assert!(taken > 10_000 && refused > 10_000, "{taken} {refused}");
        }),*] };
    }
    let _: [(); 6] = ints!(i8 u8 i64 u64 i128 u128);
}

#[test]
fn views_of_the_maximum_number_of_elements() {
    // Elements of size zero: there may be as many as there are indices.
    let memory = vec![(); MOST];
    let most = MOST as isize;
    let view = DynView::new(&memory, DynShape::from_ints(&[most]).unwrap()).unwrap();
    let ranked = View::new(&memory, [MOST]).unwrap();
    let cases = [
        (0, -1, 1, [0, 1, 0], MOST),
        (0, 0, -1, [1, 1, 0], MOST),
        (0, 0, i64::MAX, [1, 1, 0], 1),
        (0, 0, i64::MIN, [1, 1, 0], 1),
        (0, 0, -2, [1, 1, 0], MOST / 2 + 1),
        (i64::MIN, i64::MAX, 2, [0, 0, 0], MOST / 2 + 1),
        (i64::MAX, i64::MIN, -1, [0, 0, 0], MOST),
        (MOST as i64 - 1, MOST as i64, 1, [0, 0, 0], 1),
        (i64::MAX, 0, 1, [0, 1, 0], 0),
    ];
    for (begin, end, stride, [begin_mask, end_mask, shrink_axis_mask], count) in cases {
        let slice = StridedSlice {
            begin: &[begin],
            end: &[end],
            strides: &[stride],
            begin_mask,
            end_mask,
            shrink_axis_mask,
            ..StridedSlice::default()
        };
        let sliced = view.strided_slice(&slice).unwrap();
        assert_eq!(sliced.extents().next(), Some(count), "{slice:?}");
        assert_eq!(ranked.strided_slice::<1>(&slice).unwrap().extents(), [count], "{slice:?}");
        let last = count.checked_sub(1);
        assert_eq!(last.and_then(|last| sliced.get(&[last])), last.map(|_| &()), "{slice:?}");
        assert_eq!(sliced.get(&[count]), None, "{slice:?}");
        // The same in the opposite direction.
        let slice = StridedSlice {
            begin: &[0_i64],
            end: &[0],
            strides: &[-1],
            begin_mask: 1,
            end_mask: 1,
            ..StridedSlice::default()
        };
        assert_eq!(sliced.strided_slice(&slice).unwrap().extents().next(), Some(count), "{slice:?}");
    }
    for at in [most as i64 - 1, -1, -(most as i64), 0] {
        let slice = StridedSlice {
            begin: &[at],
            end: &[0],
            strides: &[i64::MAX],
            shrink_axis_mask: 1,
            ..StridedSlice::default()
        };
        assert_eq!(view.strided_slice(&slice).unwrap().get(&[]), Some(&()), "{at}");
        assert_eq!(ranked.strided_slice::<0>(&slice).unwrap().to_vec(), [()], "{at}");
    }
}

/// Strides in memory times strides of the slice: offsets beyond `isize` are never computed.
#[test]
fn strides_that_do_not_fit() {
    let memory = vec![(); MOST];
    for extents in [[1, MOST], [MOST, 1], [0, MOST], [MOST, 0]] {
        let shape = DynShape::from_ints(&extents).unwrap();
        let view = DynView::new(&memory, &shape).unwrap();
        let ranked = View::new(&memory, extents).unwrap();
        for strides in [[i64::MAX, 1], [i64::MIN, 1], [1, i64::MIN], [-2, -2], [i64::MAX, i64::MAX], [2, 3]] {
            let slice = StridedSlice {
                begin: &[0, 0],
                end: &[0, 0],
                strides: &strides,
                begin_mask: 3,
                end_mask: 3,
                ..StridedSlice::default()
            };
            let expected = [0, 1].map(|axis| length(extents[axis], None, None, strides[axis].into()));
            let sliced = view.strided_slice(&slice).unwrap();
            assert!(sliced.extents().eq(expected), "{slice:?} of {shape}");
            assert_eq!(
                ranked.strided_slice::<2>(&slice).unwrap().extents(),
                expected,
                "{slice:?} of {shape}"
            );
            let last = expected.map(|count| count.saturating_sub(1));
            assert_eq!(sliced.get(&last).is_some(), !expected.contains(&0), "{slice:?} of {shape}");
            let again = sliced.strided_slice(&slice).unwrap();
            let expected = [0, 1].map(|axis| length(expected[axis], None, None, strides[axis].into()));
            assert!(again.extents().eq(expected), "{slice:?} of {shape}");
            assert_eq!(View::<_, 2>::try_from(again).unwrap().extents(), expected, "{slice:?} of {shape}");
        }
    }
}
