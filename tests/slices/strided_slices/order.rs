//! Which of several mistakes is reported: the first that the loop of TensorFlow's `ValidateStridedSliceOp` meets, written here as it is in C++.

use shapewise::{
    DynExtent, DynShape,
    slice::{StridedSlice, StridedSliceError},
};

/// A generator of random numbers: `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn number(&mut self, least: i64, end: i64) -> i64 {
        least + self.below((end - least) as u64) as i64
    }
}

/// One slice; `None` is an extent that is not known.
#[derive(Debug)]
struct Case {
    shape: Vec<Option<i64>>,
    begin: Vec<i64>,
    end: Vec<i64>,
    strides: Vec<i64>,
    masks: [u32; 5],
    are_known: [bool; 2],
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    TooMany,
    Zero(usize),
    Stride(usize),
    Index(usize),
}

/// The sparse specs as dense ones, then the checks of each axis. At most one ellipsis.
fn tensorflow(case: &Case) -> Option<Fault> {
    let [_, _, ellipsis, new_axis, shrink] = case.masks;
    let (count, rank) = (case.strides.len(), case.shape.len());
    // An ellipsis is added at the end if there is none; axes that are new after it take none.
    let has = |mask: u32, spec: usize| mask >> spec & 1 == 1;
    let at = (0..count).find(|spec| has(ellipsis, *spec));
    let count_with = count + usize::from(at.is_none());
    let after = (at.unwrap_or(count) + 1..count).filter(|spec| has(new_axis, *spec)).count();
    let mut dense: Vec<(i64, i64, bool)> = Vec::new();
    for spec in 0..count_with {
        if spec == at.unwrap_or(count) {
            let next = (rank + spec + 1 + after).saturating_sub(count_with).min(rank);
            while dense.len() < next {
                dense.push((0, 1, false));
            }
        } else if has(new_axis, spec) {
        } else if dense.len() == rank {
            return Some(Fault::TooMany);
        } else {
            dense.push((case.begin[spec], case.strides[spec], has(shrink, spec)));
        }
    }
    for (axis, (&(begin, stride, is_shrunk), extent)) in dense.iter().zip(&case.shape).enumerate() {
        if stride == 0 {
            return Some(Fault::Zero(axis));
        }
        let Some(extent) = *extent else { continue };
        if is_shrunk && stride <= 0 {
            return Some(Fault::Stride(axis));
        }
        let forward = if begin < 0 { extent + begin } else { begin };
        if case.are_known == [true; 2] && is_shrunk && !(0..extent).contains(&forward) {
            return Some(Fault::Index(axis));
        }
    }
    None
}

/// What is reported here; a fault that TensorFlow does not have is `None`, because the extent or an end is not known.
fn ours(case: &Case) -> Result<(), StridedSliceError> {
    let extents = case
        .shape
        .iter()
        .map(|extent| extent.map_or(DynExtent::UNKNOWN, |extent| DynExtent::known(extent as usize).unwrap()));
    let shape = DynShape::new(extents).unwrap();
    let known = |vector: &[i64], is_known: bool| -> Vec<Option<i64>> {
        vector.iter().map(|number| is_known.then_some(*number)).collect()
    };
    let [begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask] = case.masks;
    let (begin, end) = (known(&case.begin, case.are_known[0]), known(&case.end, case.are_known[1]));
    let strides = &case.strides;
    let masks = StridedSlice {
        begin: &begin,
        end: &end,
        strides,
        begin_mask,
        end_mask,
        ellipsis_mask,
        new_axis_mask,
        shrink_axis_mask,
    };
    masks.apply(&shape).map(|_| ())
}

fn compare(case: &Case) -> Option<Fault> {
    let (theirs, ours) = (tensorflow(case), ours(case));
    let found = ours.err().map(|error| match error {
        StridedSliceError::TooManyIndices { .. } => Fault::TooMany,
        StridedSliceError::ZeroStride { axis } => Fault::Zero(axis),
        StridedSliceError::IndexStride { axis, .. } => Fault::Stride(axis),
        StridedSliceError::Index { axis, .. } => Fault::Index(axis),
        error => panic!("{case:?}: {error}"),
    });
    match (&theirs, &found) {
        // Only what depends on an extent or an end that is not known is refused here alone.
        (None, Some(Fault::Stride(axis))) => assert_eq!(case.shape[*axis], None, "{case:?}"),
        (None, Some(Fault::Index(axis))) => {
            assert!(case.shape[*axis].is_none() || !case.are_known[1], "{case:?}");
        }
        _ => assert_eq!(found, theirs, "{case:?}"),
    }
    theirs
}

#[test]
fn the_first_mistake_of_tensorflow_is_reported() {
    let (mut random, mut faults) = (Random(11), [0; 5]);
    for _ in 0..200_000 {
        let (rank, count) = (random.below(4), random.below(5));
        let bits = |random: &mut Random, least: u64| {
            let bits = (0..count).map(|spec| u32::from(random.below(least) == 0) << spec);
            bits.sum::<u32>()
        };
        let masks = [2, 2, 9, 6, 2].map(|least| bits(&mut random, least));
        // One ellipsis at most.
        let ellipsis = masks[2] & masks[2].wrapping_neg();
        let case = Case {
            shape: (0..rank).map(|_| Some(random.number(-1, 3)).filter(|extent| *extent >= 0)).collect(),
            begin: (0..count).map(|_| random.number(-4, 4)).collect(),
            end: (0..count).map(|_| random.number(-4, 4)).collect(),
            strides: (0..count).map(|_| random.number(-2, 4)).collect(),
            masks: [masks[0], masks[1], ellipsis, masks[3] & !ellipsis, masks[4]],
            are_known: [random.below(2) == 0, random.below(2) == 0],
        };
        faults[match compare(&case) {
            None => 0,
            Some(Fault::TooMany) => 1,
            Some(Fault::Zero(_)) => 2,
            Some(Fault::Stride(_)) => 3,
            Some(Fault::Index(_)) => 4,
        }] += 1;
    }
    assert!(faults.iter().all(|count| *count > 2000), "{faults:?}");
}

/// The stride of a later axis comes before an index of an earlier one whose end is not known.
#[test]
fn a_later_stride_comes_before_an_index_that_tensorflow_does_not_compare() {
    let known = Some;
    let slices = [
        (vec![known(1); 2], vec![-3, 9], vec![-2, -5], vec![1, -2], [1, 0, 0, 0, 3], Fault::Stride(1)),
        (
            vec![known(2), known(1), None],
            vec![3, 8, 1, -8],
            vec![2, -7, 2, 1],
            vec![2, -1, 1, 0],
            [1, 1, 1, 0, 4],
            Fault::Zero(2),
        ),
        (vec![known(0), None], vec![2, -7], vec![3, -2], vec![1, 0], [0, 0, 0, 0, 1], Fault::Zero(1)),
    ];
    for (shape, begin, end, strides, masks, fault) in slices {
        let mut case = Case { shape, begin, end, strides, masks, are_known: [true, false] };
        for are_known in [[true, false], [false, true], [false, false]] {
            case.are_known = are_known;
            assert_eq!(compare(&case), Some(fault), "{case:?}");
        }
        case.are_known = [true; 2];
        assert!(matches!(compare(&case), Some(Fault::Index(_))), "{case:?}");
    }
}
