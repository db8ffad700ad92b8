//! The numbers and relations below shapes: ranks, axes, permutations, extents and orders of axes.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    AxisError, DynExtent, MinorToMajor, Permutation,
    axis::resolve,
    rank::{AtMost, Below, LargerRank, Minus, Plus, Ranks},
};
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn sums_differences_and_maxima_are_those_of_numbers() {
    fn plus<const R: usize, const K: usize, const Q: usize>() -> usize
    where
        Ranks: Plus<R, K, Q>,
    {
        Q
    }
    fn minus<const R: usize, const K: usize, const Q: usize>() -> usize
    where
        Ranks: Minus<R, K, Q>,
    {
        Q
    }
    fn max<const A: usize, const B: usize, const Q: usize>() -> usize
    where
        Ranks: LargerRank<A, B, Q>,
    {
        Q
    }
    assert_eq!((plus::<0, 0, _>(), plus::<7, 9, _>(), plus::<15, 1, _>()), (0, 16, 16));
    assert_eq!((minus::<16, 0, _>(), minus::<16, 16, _>(), minus::<5, 2, _>()), (16, 0, 3));
    assert_eq!((max::<0, 3, _>(), max::<3, 0, _>(), max::<16, 16, _>()), (3, 3, 16));
}

assert_impl_all!(Ranks: AtMost<0, 0>, AtMost<16, 16>, Below<0, 1>, Below<15, 16>);
assert_not_impl_any!(Ranks: Plus<16, 1, 17>);
assert_not_impl_any!(Ranks: Minus<0, 1, 0>);
assert_not_impl_any!(Ranks: AtMost<3, 2>);
assert_not_impl_any!(Ranks: Below<2, 2>);

#[test]
fn signed_axes_wrap_once() {
    for rank in 0..5_usize {
        let n = isize::try_from(rank).unwrap();
        for axis in -7..7 {
            let expected = (-n..n).contains(&axis).then(|| axis.rem_euclid(n).unsigned_abs());
            assert_eq!(resolve(axis, rank).ok(), expected, "axis {axis} of rank {rank}");
        }
    }
    assert!(resolve(isize::MIN, usize::MAX).is_ok_and(|axis| axis == isize::MAX.unsigned_abs()));
    assert!(matches!(resolve(isize::MAX, 2), Err(AxisError { axis: isize::MAX, rank: 2, .. })));
    assert!(matches!(resolve(isize::MIN, 2), Err(AxisError { axis: isize::MIN, rank: 2, .. })));
}

#[test]
fn all_arrays_of_three_axes() {
    let mut permutations = 0;
    for code in 0..216_isize {
        let axes = [code / 36 - 3, code / 6 % 6 - 3, code % 6 - 3];
        let mut sorted = axes.map(|axis| axis.rem_euclid(3));
        sorted.sort_unstable();
        let permutation = Permutation::new(axes);
        assert_eq!(permutation.is_ok(), sorted == [0, 1, 2], "{axes:?}");
        let Ok(permutation) = permutation else { continue };
        permutations += 1;
        assert_eq!(permutation.inverse().after(permutation), Permutation::IDENTITY, "{axes:?}");
        assert_eq!(permutation.inverse().apply(&permutation.apply(&['a', 'b', 'c'])), ['a', 'b', 'c']);
    }
    assert_eq!(permutations, 6 * 8, "each of three axes written in two ways");
    assert_eq!(Permutation::<3>::REVERSAL.axes(), [2, 1, 0]);
}

#[test]
fn orders_of_the_specification() {
    let order = |axes: [isize; 3]| MinorToMajor::new(axes).unwrap();
    assert_eq!(order([0, 2, 1]).move_to_major(0).unwrap(), order([2, 1, 0]), "X-29");
    assert_eq!(order([2, 1, 0]).move_to_major(1).unwrap(), order([2, 0, 1]));
    assert!(MinorToMajor::<3>::ROW_MAJOR.is_row_major() && !MinorToMajor::<3>::ROW_MAJOR.is_column_major());
    assert!(MinorToMajor::<1>::ROW_MAJOR.is_row_major() && MinorToMajor::<1>::ROW_MAJOR.is_column_major());
    assert!(MinorToMajor::<0>::default().is_row_major() && MinorToMajor::<0>::default().is_column_major());
    assert_eq!(order([2, 0, 1]).are_consecutive(&[2, 1]), Ok(false));
    assert_eq!(order([2, 0, 1]).are_consecutive(&[-3, 2, 0]), Ok(true));
    assert_eq!(order([2, 0, 1]).are_consecutive(&[]), Ok(true));
    assert!(order([2, 0, 1]).are_consecutive(&[3]).is_err());
}

#[test]
fn transposing_keeps_the_stride_of_each_axis() {
    for code in 0..36_usize {
        let all = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let order = MinorToMajor::new(all[code / 6]).unwrap();
        let permutation = Permutation::new(all[code % 6]).unwrap();
        let extents = [10, 100, 1000];
        let strides = order.strides(&extents);
        let permuted = order.permute_by(permutation).strides(&permutation.apply(&extents));
        assert_eq!(permuted, permutation.apply(&strides), "X-23: {order} by {permutation:?}");
        let mut places = [0; 3];
        for place in 0..3_isize {
            places[order.major(place).unwrap()] = place.unsigned_abs();
        }
        assert_eq!(order.logical_to_physical().axes(), places);
    }
}

fn world() -> Vec<DynExtent> {
    let some = (0..4).flat_map(|n| [DynExtent::known(n).unwrap(), DynExtent::at_most(n).unwrap()]);
    some.chain([DynExtent::UNKNOWN]).collect()
}

/// The set, cut off above the world: 9 stands for all that is larger.
fn set(extent: DynExtent) -> Vec<usize> {
    (0..10).filter(|&n| extent.contains(n)).collect()
}

#[test]
fn operations_are_those_of_sets() {
    for a in world() {
        for b in world() {
            let (left, right) = (set(a), set(b));
            let both: Vec<usize> = left.iter().copied().filter(|n| right.contains(n)).collect();
            assert_eq!(a == b, left == right, "{a} {b}");
            assert_eq!(a.is_subtype_of(b), both == left, "{a} {b}");
            assert_eq!(a.is_compatible_with(b), !both.is_empty(), "{a} {b}");
            assert_eq!(a.merge(b).map(set), (!both.is_empty()).then_some(both), "{a} {b}");
            let join = a.join(b);
            assert!(a.is_subtype_of(join) && b.is_subtype_of(join), "{a} {b}");
            for c in world() {
                let above = a.is_subtype_of(c) && b.is_subtype_of(c);
                assert!(!above || join.is_subtype_of(c), "{join} is the least above {a} and {b}, but {c}");
            }
        }
    }
}

#[test]
fn extremes_fit() {
    let most = isize::MAX.unsigned_abs();
    assert_eq!(DynExtent::at_most(most - 1).unwrap().bound(), Some(most - 1));
    assert_eq!(DynExtent::at_most(most), Ok(DynExtent::UNKNOWN), "no extent is above");
    assert_eq!(DynExtent::known(most).unwrap().join(DynExtent::ONE), DynExtent::UNKNOWN);
    assert_eq!(DynExtent::known(most).unwrap().get(), Some(most));
    assert!(DynExtent::known(most + 1).is_err() && DynExtent::at_most(usize::MAX).is_err());
    assert_eq!(DynExtent::at_most(0), DynExtent::known(0));
    assert_eq!(size_of::<DynExtent>(), size_of::<usize>());
}
