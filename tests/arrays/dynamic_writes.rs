//! Writes by index to arrays whose rank is known at run time: the results of ranked arrays on the same inputs, and those of loops.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::std_instead_of_alloc,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use std::collections::BTreeMap;

use oracle::indices;
use shapewise::{
    AxisOf, DynShape, View, ViewMut,
    array::{DynTensor, DynView, DynViewMut},
    match_rank,
    verbs::{SplitError, TakeError},
};

fn of(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

fn counted(extents: &[usize]) -> DynTensor<i64> {
    let count: usize = extents.iter().product();
    DynTensor::new((0..count as i64).map(|x| x * 37 % 11 - 4).collect(), of(extents)).unwrap()
}

/// Arrays to write of all extents below 4 and of ranks 1 to 3: row-major ones, and those whose axes are reversed and with gaps in memory.
fn each_target(mut check: impl FnMut(DynViewMut<'_, i64>)) {
    for extents in (1..=3).flat_map(|rank| indices(&vec![4; rank])) {
        check(counted(&extents).view_mut());
        // In memory with gaps, the axes in the other order, and the last one backwards.
        let apart: Vec<usize> = extents.iter().rev().map(|extent| 2 * extent).collect();
        let memory = counted(&apart);
        let strides: Vec<isize> = memory.strides().map(|stride| 2 * stride).rev().collect();
        let mut memory = memory.into_vec();
        let mut forwards = vec![0; extents.len()];
        forwards.copy_from_slice(&strides);
        match_rank!(of(&extents), {
            1 => |shape| check_strided(&mut memory, shape.extents(), &forwards, &mut check),
            2 => |shape| check_strided(&mut memory, shape.extents(), &forwards, &mut check),
            3 => |shape| check_strided(&mut memory, shape.extents(), &forwards, &mut check),
            _ => |error| panic!("{error}"),
        });
    }
}

fn check_strided<const R: usize>(
    memory: &mut [i64],
    extents: [usize; R],
    strides: &[isize],
    check: &mut impl FnMut(DynViewMut<'_, i64>),
) {
    for sign in [1, -1] {
        let strides =
            core::array::from_fn(|axis| if axis == R - 1 { sign * strides[axis] } else { strides[axis] });
        let layout = shapewise::Strided::new(extents, strides).unwrap();
        check(ViewMut::with_layout(memory, layout).unwrap().into());
    }
}

/// The elements by index.
fn by_index(view: &DynView<'_, i64>) -> BTreeMap<Vec<usize>, i64> {
    let extents: Vec<usize> = view.extents().collect();
    indices(&extents).into_iter().map(|index| (index.clone(), view[index.as_slice()])).collect()
}

#[test]
fn scattered_along_each_axis() {
    let mut cases = 0;
    each_target(|mut to| {
        let extents: Vec<usize> = to.extents().collect();
        for axis in 0..extents.len() {
            let extent = extents[axis];
            for count in 0..4 {
                let positions: Vec<isize> = (0..count)
                    .map(|at| (at * 2 % extent.max(1)) as isize - (at % 2 * extent) as isize)
                    .collect();
                let mut of_updates = extents.clone();
                of_updates[axis] = count;
                let updates = counted(&of_updates);
                if extent == 0 && count > 0 {
                    assert!(matches!(
                        to.scatter(axis as isize, &positions, &updates, |_, _| {}),
                        Err(TakeError::Index { .. })
                    ));
                    continue;
                }
                // The array is written again and again.
                to.for_each_mut(|element| *element %= 100);
                let mut expected = by_index(&to.view());
                for index in indices(&of_updates) {
                    let mut at = index.clone();
                    at[axis] = positions[index[axis]].rem_euclid(extent as isize) as usize;
                    let element = expected.get_mut(&at).unwrap();
                    *element = *element * 3 + updates[index.as_slice()];
                }
                let number = if count.is_multiple_of(2) {
                    axis as isize
                } else {
                    axis as isize - extents.len() as isize
                };
                to.scatter(number, &positions, &updates, |to, update| *to = *to * 3 + update).unwrap();
                assert_eq!(by_index(&to.view()), expected, "{extents:?} along {axis}");
                cases += 1;

                // An index for each element of the updates.
                let along = updates.map(|x| if x.rem_euclid(2) == 0 { -1 } else { 0_i32 });
                for index in indices(&of_updates) {
                    let mut at = index.clone();
                    at[axis] = if along[index.as_slice()] == 0 { 0 } else { extent - 1 };
                    let element = expected.get_mut(&at).unwrap();
                    *element = *element * 5 - updates[index.as_slice()];
                }
                to.scatter_along_axis(number, &along, &updates, |to, update| *to = *to * 5 - update).unwrap();
                assert_eq!(by_index(&to.view()), expected, "{extents:?} along {axis}");
            }
        }
    });
    assert!(cases > 300, "{cases}");
}

#[test]
fn scattered_as_ranked_arrays() {
    let extents = [2, 3, 4];
    for axis in 0..3 {
        let mut of_updates = extents;
        of_updates[axis] = 2;
        let updates = counted(&of_updates);
        let positions = [extents[axis] as i64 - 1, -2];
        let (mut dynamic, mut ranked) =
            (counted(&extents), View::try_from(counted(&extents).view()).unwrap().to_tensor());
        let (at, of_ranked) =
            (AxisOf::<3>::new(axis as isize).unwrap(), View::try_from(updates.view()).unwrap());
        dynamic.scatter(axis as isize, positions, &updates, |to, x| *to -= x).unwrap();
        ranked.scatter(at, positions, of_ranked, |to, x| *to -= x);
        assert_eq!(dynamic.as_slice(), ranked.as_slice());
        let along = updates.map(|x| x.rem_euclid(2));
        let of_along: View<'_, i64, 3> = View::try_from(along.view()).unwrap();
        dynamic.scatter_along_axis(axis as isize, &along, &updates, |to, x| *to = *to * 2 + x).unwrap();
        ranked.scatter_along_axis(at, of_along, of_ranked, |to, x| *to = *to * 2 + x);
        assert_eq!(dynamic.as_slice(), ranked.as_slice());
    }
}

#[test]
fn wrong_scatters_change_nothing() {
    let mut to = counted(&[2, 3]);
    let before = to.clone();
    let (ones, row) = (counted(&[2, 2]), counted(&[2]));
    let zeros = ones.map(|_| 0);
    let far = DynTensor::new(vec![0, 1, 2, 3], of(&[2, 2])).unwrap();
    let write = |to: &mut i64, _: &i64| *to = 99;
    assert!(matches!(to.scatter(2, [0, 1], &ones, write), Err(TakeError::NoSuchAxis(_))));
    assert_eq!(to.scatter(1, [0, 1], &row, write).unwrap_err(), TakeError::Rank { expected: 2, found: 1 });
    assert!(matches!(to.scatter(0, [0, 1], &ones, write), Err(TakeError::Extent(error)) if error.axis == 1));
    assert!(
        matches!(to.scatter(1, [0, 1, 2], &ones, write), Err(TakeError::Extent(error)) if error.axis == 1)
    );
    assert_eq!(
        to.scatter(1, [0, 3], &ones, write).unwrap_err(),
        TakeError::Index { axis: 1, position: 1, index: 3, extent: 3 }
    );
    assert_eq!(
        to.scatter_along_axis(1, &far, &ones, write).unwrap_err(),
        TakeError::Index { axis: 1, position: 3, index: 3, extent: 3 }
    );
    assert_eq!(
        to.scatter_along_axis(1, &zeros, &row, write).unwrap_err(),
        TakeError::Rank { expected: 2, found: 1 }
    );
    assert!(
        matches!(to.scatter_along_axis(0, &zeros, &ones, write), Err(TakeError::Extent(error)) if error.axis == 1)
    );
    assert!(matches!(to.scatter_along_axis(1, &zeros, &counted(&[2, 3]), write), Err(TakeError::Extent(_))));
    assert!(matches!(to.scatter_along_axis(-3, &zeros, &ones, write), Err(TakeError::NoSuchAxis(_))));
    assert_eq!(to, before);
    // A scalar has no axis, and rank 128 has some.
    let mut scalar = counted(&[]);
    assert!(matches!(scalar.scatter(0, [0], counted(&[]).view(), write), Err(TakeError::NoSuchAxis(_))));
    let mut high = DynTensor::filled(of(&[1; 128]), 0).unwrap();
    high.scatter(
        127,
        [-1, 0],
        DynTensor::filled(of(&[vec![1; 127], vec![2]].concat()), 5).unwrap().view(),
        |to, x| *to += x,
    )
    .unwrap();
    assert_eq!(high.as_slice(), [10]);
}

#[test]
fn subviews_to_write() {
    let mut found = [0, 0];
    each_target(|mut to| {
        let extents: Vec<usize> = to.extents().collect();
        for axis in 0..extents.len() {
            let expected: BTreeMap<_, _> = by_index(&to.view())
                .into_iter()
                .map(|(index, element)| (index.clone(), element * 10 + index[axis] as i64))
                .collect();
            let Ok(mut subviews) = to.axis_iter_mut(axis as isize - extents.len() as isize) else {
                found[1] += 1;
                continue;
            };
            found[0] += 1;
            assert_eq!(subviews.len(), extents[axis]);
            // From both ends.
            let (mut low, mut high) = (0_usize, extents[axis]);
            while let Some(mut subview) =
                if low.is_multiple_of(2) { subviews.next() } else { subviews.next_back() }
            {
                let at = if (low + extents[axis] - high).is_multiple_of(2) { low } else { high - 1 };
                let others =
                    extents.iter().enumerate().filter(|(other, _)| *other != axis).map(|(_, extent)| *extent);
                assert!(subview.extents().eq(others));
                subview.for_each_mut(|element| *element = *element * 10 + at as i64);
                if at == low { low += 1 } else { high -= 1 }
            }
            assert_eq!(subviews.len(), 0);
            assert!(subviews.next_back().is_none());
            assert_eq!(by_index(&to.view()), expected, "{extents:?} along {axis}");
        }
    });
    assert!(found[0] > 50 && found[1] > 50, "{found:?}");
    let mut matrix = counted(&[2, 3]);
    assert_eq!(matrix.axis_iter_mut(1).unwrap_err(), SplitError::Interleaved { axis: 1, stride: 1, span: 4 });
    assert!(matches!(matrix.axis_iter_mut(2), Err(SplitError::NoSuchAxis(_))));
    assert!(matches!(counted(&[]).axis_iter_mut(0), Err(SplitError::NoSuchAxis(_))));
    assert_eq!(counted(&[2, 0]).axis_iter_mut(0).unwrap().count(), 2);
}

#[test]
fn elements_with_their_indices() {
    each_target(|mut to| {
        let expected = by_index(&to.view());
        let mut found = Vec::new();
        to.indexed_for_each(|index, element| found.push((index.to_vec(), *element)));
        assert_eq!(found, expected.clone().into_iter().collect::<Vec<_>>());
        let mut order = Vec::new();
        to.indexed_for_each_mut(|index, element| {
            order.push(index.to_vec());
            *element += 100 * index[0] as i64;
        });
        assert_eq!(order, expected.keys().cloned().collect::<Vec<_>>());
        let written: BTreeMap<_, _> = expected
            .into_iter()
            .map(|(index, element)| (index.clone(), element + 100 * index[0] as i64))
            .collect();
        assert_eq!(by_index(&to.view()), written);
    });
    let mut seen = Vec::new();
    counted(&[]).indexed_for_each(|index, element| seen.push((index.len(), *element)));
    assert_eq!(seen, [(0, -4)]);
}

#[test]
fn two_parts_to_write() {
    let mut found = [0, 0];
    each_target(|mut to| {
        let extents: Vec<usize> = to.extents().collect();
        for axis in 0..extents.len() {
            for at in 0..=extents[axis] {
                // Those below the position are multiplied by 10, the others are negated.
                let expected: BTreeMap<_, _> = by_index(&to.view())
                    .into_iter()
                    .map(|(index, element)| {
                        let element = if index[axis] < at { element * 10 } else { -element };
                        (index, element)
                    })
                    .collect();
                let parts = to.split_at(axis as isize, at).unwrap();
                assert_eq!(
                    DynTensor::concatenate(axis as isize, &[parts.0, parts.1]).unwrap(),
                    to.to_tensor()
                );
                let Ok((mut low, mut high)) = to.split_at_mut(axis as isize - extents.len() as isize, at)
                else {
                    found[1] += 1;
                    continue;
                };
                found[0] += 1;
                low.for_each_mut(|element| *element *= 10);
                high.for_each_mut(|element| *element = -*element);
                assert_eq!(by_index(&to.view()), expected, "{extents:?} along {axis} at {at}");
                // The elements stay small.
                to.for_each_mut(|element| *element %= 11);
            }
        }
    });
    assert!(found[0] > 200 && found[1] > 50, "{found:?}");
    let mut matrix = counted(&[2, 3]);
    let interleaved = SplitError::Interleaved { axis: 1, stride: 1, span: 4 };
    assert_eq!(matrix.split_at_mut(1, 1).unwrap_err(), interleaved);
    assert_eq!(matrix.split_at_mut(0, 3).unwrap_err(), SplitError::Behind { axis: 0, at: 3, extent: 2 });
    assert_eq!(matrix.split_at(0, 3).unwrap_err(), SplitError::Behind { axis: 0, at: 3, extent: 2 });
    assert!(matches!(matrix.split_at_mut(2, 0), Err(SplitError::NoSuchAxis(_))));
    assert!(matches!(matrix.split_at(-3, 0), Err(SplitError::NoSuchAxis(_))));
}

/// Compares `array[index]` of `N` coordinates with `get`, for each index up to one past the end along each axis, and for other numbers of coordinates.
fn check_indices<const N: usize>(array: &mut DynTensor<i64>) {
    let extents: Vec<usize> = array.extents().collect();
    let past: Vec<usize> = extents.iter().map(|extent| extent + 1).collect();
    for index in indices(&past) {
        let expected = array.get(&index).copied();
        let few: [usize; N] = index.as_slice().try_into().unwrap();
        for found in [
            panicking(|| array[few]),
            panicking(|| array[index.as_slice()]),
            panicking(|| {
                array[few] += 1;
                array[index.as_slice()] -= 1;
                array[few]
            }),
        ] {
            match (expected, found) {
                (Some(element), Ok(found)) => assert_eq!(element, found, "{extents:?} {index:?}"),
                (None, Err(words)) => {
                    let axis = (0..N).find(|&axis| index[axis] == extents[axis]).unwrap();
                    let start = format!("index {} is out of bounds for axis {axis}, ", index[axis]);
                    assert!(words.starts_with(&start), "{extents:?} {index:?}: {words}");
                }
                (_, found) => panic!("{extents:?} {index:?}: {found:?}"),
            }
        }
    }
    let words = panicking(|| array[[0; 9]]).unwrap_err();
    assert_eq!(
        words,
        format!("an index of 9 coordinates does not fit rank {N}: it has one for each axis"),
        "{extents:?}"
    );
}

/// What a function returns, or the message of its panic.
fn panicking(run: impl FnOnce() -> i64) -> Result<i64, String> {
    let result = std::panic::catch_unwind(core::panic::AssertUnwindSafe(run));
    result.map_err(|words| words.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[test]
fn elements_by_indices_of_every_rank() {
    for extents in (1..=3).flat_map(|rank| indices(&vec![4; rank])) {
        let mut array = counted(&extents);
        match extents.len() {
            1 => check_indices::<1>(&mut array),
            2 => check_indices::<2>(&mut array),
            _ => check_indices::<3>(&mut array),
        }
    }
    check_indices::<0>(&mut counted(&[]));
    check_indices::<4>(&mut counted(&[2, 1, 3, 2]));
    // The axes of rank 6 and 7 are in memory of their own.
    check_indices::<5>(&mut counted(&[2, 1, 3, 1, 2]));
    check_indices::<6>(&mut counted(&[2, 1, 2, 1, 2, 2]));
    check_indices::<7>(&mut counted(&[1, 2, 1, 2, 1, 2, 2]));
}
