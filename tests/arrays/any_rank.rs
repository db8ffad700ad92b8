//! Arrays whose rank is known at run time: the same results as ranked arrays, and as loops over indices.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use core::hash::{BuildHasher, BuildHasherDefault};
use std::{collections::HashSet, hash::DefaultHasher};

use oracle::indices;
use shapewise::{
    BroadcastError, ColumnMajor, DynShape, IndexError, Shape, ShapeError, Tensor, View, ViewError, ViewMut,
    array::{DynArrayError, DynTensor, DynView, DynViewMut},
    match_rank, s, shape,
    shape::DynReshapeError,
    verbs::ReshapeError,
};

fn of(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

/// All lists of extents below 4 and of ranks up to 3, and a few of rank 4.
fn shapes() -> Vec<Vec<usize>> {
    let mut shapes: Vec<Vec<usize>> = (0..=3).flat_map(|rank| indices(&vec![4; rank])).collect();
    shapes.extend([vec![2, 1, 3, 2], vec![1, 1, 1, 1], vec![2, 3, 0, 2]]);
    shapes
}

fn counted(extents: &[usize]) -> DynTensor<i64> {
    let count: usize = extents.iter().product();
    DynTensor::new((0..count as i64).collect(), of(extents)).unwrap()
}

/// The elements of a view, one index after the other.
fn by_index(view: &DynView<'_, i64>) -> Vec<i64> {
    let extents: Vec<usize> = view.extents().collect();
    indices(&extents).iter().map(|index| view[index.as_slice()]).collect()
}

/// All layouts made from a tensor: itself, every order of its axes, every axis reversed or cut to every second element, and all of
/// that with new axes.
fn layouts(tensor: &DynTensor<i64>) -> Vec<DynView<'_, i64>> {
    let rank = tensor.rank();
    let orders = indices(&vec![rank; rank])
        .into_iter()
        .filter(|order| order.iter().collect::<HashSet<_>>().len() == rank);
    let mut views = Vec::new();
    for order in orders {
        let order: Vec<isize> = order.iter().map(|&axis| axis as isize).collect();
        let view = tensor.permute(&order).unwrap();
        for axis in 0..rank {
            for slice in ["::-1", "::2", "1:"] {
                let slice = [":, ".repeat(axis), slice.to_owned()].concat();
                views.push(view.slice_by(&slice.parse().unwrap()).unwrap());
            }
        }
        views.push(view.insert_axis(0).unwrap());
        views.push(view);
    }
    views
}

/// Every operation with one operand, on every layout of every small shape.
#[test]
fn operations_agree_with_loops_over_indices() {
    let mut layouts_seen = 0;
    for extents in shapes() {
        let tensor = counted(&extents);
        assert_eq!(tensor.extents().collect::<Vec<_>>(), extents);
        assert_eq!((tensor.rank(), tensor.element_count()), (extents.len(), extents.iter().product()));
        assert_eq!(by_index(&tensor.view()), tensor.as_slice(), "row-major");
        for view in layouts(&tensor) {
            layouts_seen += 1;
            let elements = by_index(&view);
            assert_eq!(view.element_count(), elements.len());
            assert_eq!(view.is_empty(), elements.is_empty());
            assert!(view.iter().eq(&elements) && view.iter().len() == elements.len());
            assert_eq!(
                view.iter().skip(1).fold(0, |sum, element| 3 * sum + element),
                elements.iter().skip(1).fold(0, |sum, element| 3 * sum + element)
            );
            assert_eq!(view.to_vec(), elements);
            assert_eq!(view.to_tensor().as_slice(), elements);
            assert_eq!(view.to_tensor(), view);
            assert_eq!(view.map(|x| x * 2).into_vec(), elements.iter().map(|x| x * 2).collect::<Vec<_>>());
            assert_eq!(view.map(|x| x * 2).shape(), view.shape());
            assert_eq!(view.sum(), elements.iter().sum::<i64>());
            assert_eq!(view.fold(0, |sum, x| sum + x * x), elements.iter().map(|x| x * x).sum::<i64>());
            assert_eq!(
                (view.max(), view.min()),
                (elements.iter().max().copied(), elements.iter().min().copied())
            );
            let few = |x: &i64| 1 + x % 2;
            assert_eq!(view.map(few).product(), elements.iter().map(few).product::<i64>());
            match view.try_as_slice() {
                Some(slice) => assert_eq!(slice, elements),
                None => assert!(elements.len() > 1),
            }
            for axis in 0..view.rank() {
                let mut expected = Vec::new();
                let extents: Vec<usize> = view.extents().collect();
                let mut rest = extents.clone();
                rest.remove(axis);
                let (mut most, mut least, mut variances) = (vec![], vec![], vec![]);
                for mut index in indices(&rest) {
                    index.insert(axis, 0);
                    let along = |at| {
                        let mut index = index.clone();
                        index[axis] = at;
                        view[index.as_slice()]
                    };
                    expected.push((0..extents[axis]).map(along).sum::<i64>());
                    most.extend((0..extents[axis]).map(along).max());
                    least.extend((0..extents[axis]).map(along).min());
                    let count = extents[axis] as f64;
                    let mean = (0..extents[axis]).map(along).sum::<i64>() as f64 / count;
                    let squares = (0..extents[axis]).map(|at| (along(at) as f64 - mean).powi(2));
                    variances.push(squares.sum::<f64>() / count);
                }
                let some = extents[axis] > 0;
                let found = view.max_axis(axis as isize).unwrap();
                assert_eq!(
                    found.map(|found| found.to_vec()),
                    some.then_some(most),
                    "axis {axis} of {view:?}"
                );
                let found = view.min_axis(axis as isize - view.rank() as isize).unwrap();
                assert_eq!(
                    found.map(|found| found.to_vec()),
                    some.then_some(least),
                    "axis {axis} of {view:?}"
                );
                let found = view.map(|x| *x as f64).var_axis(axis as isize, 0).unwrap();
                assert_eq!(found.shape(), of(&rest));
                for (found, expected) in found.as_slice().iter().zip(variances) {
                    let is_near = (found - expected).abs() < 1e-9 || found.is_nan() && expected.is_nan();
                    assert!(is_near, "{found} {expected}: axis {axis} of {view:?}");
                }
                let sums = view.sum_axis(axis as isize).unwrap();
                assert_eq!(
                    (sums.as_slice(), sums.shape()),
                    (&expected[..], of(&rest)),
                    "axis {axis} of {view:?}"
                );
                assert_eq!(view.sum_axis(axis as isize - view.rank() as isize), Ok(sums));
            }
        }
    }
    assert!(layouts_seen > 3000, "{layouts_seen} layouts");
}

/// A reshape of every layout to every small shape: if it is a view, it has the same elements; a tensor always reshapes.
#[test]
fn reshapes_keep_the_elements() {
    let targets: Vec<Vec<isize>> =
        shapes().iter().map(|to| to.iter().map(|&extent| extent as isize).collect()).collect();
    let (mut views, mut gaps) = (0, 0);
    for extents in shapes() {
        let tensor = counted(&extents);
        for view in layouts(&tensor) {
            let elements = by_index(&view);
            for to in &targets {
                let fits = to.iter().product::<isize>().cast_unsigned() == elements.len();
                match view.reshape(to) {
                    Ok(reshaped) => {
                        assert!(fits);
                        views += 1;
                        assert_eq!(by_index(&reshaped), elements);
                    }
                    Err(DynArrayError::Reshape(ReshapeError::Gap { .. })) => {
                        assert!(fits && view.try_as_slice().is_none());
                        gaps += 1;
                    }
                    Err(error) => assert!(!fits, "{error}"),
                }
                if fits {
                    let owned = view.to_tensor().into_reshape(to).unwrap();
                    assert_eq!(owned.as_slice(), elements);
                }
            }
        }
    }
    assert!(views > 10_000 && gaps > 1000, "{views} views, {gaps} gaps");
}

/// Zips and assignments of all pairs of small shapes.
#[test]
fn pairs_broadcast_by_one_rule() {
    let shapes = shapes();
    let mut broadcasts = 0;
    for left in &shapes {
        for right in &shapes {
            let (x, mut y) = (counted(left), counted(right));
            // The rule of shapes, on the dynamic level.
            let expected = of(left).broadcast_with(&of(right), &[]).ok();
            let found = x.zip_map(&y, |x, y| 100 * x + y);
            assert_eq!(
                found.as_ref().ok().map(DynTensor::shape),
                expected.map(shapewise::DynBroadcast::into_shape),
                "{left:?} {right:?}"
            );
            let at = |array: &DynTensor<i64>, index: &[usize]| {
                let extents: Vec<usize> = array.extents().collect();
                let index: Vec<usize> =
                    index.iter().zip(&extents).map(|(&at, &extent)| at.min(extent - 1)).collect();
                array[index.as_slice()]
            };
            if let Ok(found) = found {
                broadcasts += 1;
                let all: Vec<usize> = found.extents().collect();
                let pairs: Vec<i64> =
                    indices(&all).iter().map(|index| 100 * at(&x, index) + at(&y, index)).collect();
                assert_eq!(found.as_slice(), pairs);
                assert_eq!(x.zip_fold(&y, 0, |sum, x, y| sum + 100 * x + y), Ok(pairs.iter().sum()));
                let products = indices(&all).iter().map(|index| at(&x, index) * at(&y, index)).sum();
                assert_eq!(x.inner_product(&y), Ok(products));
                // Pairs are visited up to the first one that decides.
                for count in 0..=pairs.len() {
                    let mut visited = Vec::new();
                    let mut is = |x: &i64, y: &i64| {
                        visited.push(100 * x + y);
                        visited.len() == count
                    };
                    assert_eq!(x.zip_any(&y, &mut is), Ok(count > 0));
                    visited.clear();
                    let found = x.zip_all(&y, |x, y| {
                        visited.push(100 * x + y);
                        visited.len() != count
                    });
                    assert_eq!(found, Ok(count == 0));
                    assert_eq!(visited, pairs[..if count > 0 { count } else { pairs.len() }]);
                }
                // Of other layouts, too.
                let other = y.transpose().to_tensor();
                assert_eq!(x.zip_map(other.transpose(), |x, y| 100 * x + y), Ok(found.clone()));
                assert_eq!(x.inner_product(other.transpose()), Ok(products));
                assert_eq!(x.zip_all(other.transpose(), |x, y| pairs.contains(&(100 * x + y))), Ok(true));
            } else {
                assert!(x.inner_product(&y).is_err() && x.zip_any(&y, |_, _| true).is_err());
            }
            let into = x.broadcast_to(right).map(|view| view.to_tensor());
            assert_eq!(y.assign(&x).is_ok(), into.is_ok());
            match into {
                Ok(into) => {
                    assert_eq!(y, into);
                    y.fill(1);
                    y.zip_apply(&x, |to, x| *to += x).unwrap();
                    assert_eq!(y, into.map(|x| x + 1));
                }
                Err(_) => assert_eq!(y, counted(right)),
            }
        }
    }
    assert!(broadcasts > 500, "{broadcasts}");
}

#[test]
fn arrays_convert_to_ranked_ones_and_back_without_a_copy() {
    let tensor = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3]).unwrap();
    let memory = tensor.as_slice().as_ptr();
    let mut dynamic: DynTensor<i32> = tensor.into();
    assert_eq!(dynamic.as_slice().as_ptr(), memory);
    {
        let view: View<'_, i32, 2> = (&dynamic).try_into().unwrap();
        assert_eq!((view.extents(), view.as_memory().as_ptr()), ([2, 3], memory));
        let mut view: ViewMut<'_, i32, 2> = (&mut dynamic).try_into().unwrap();
        view[[1, 1]] = 50;
    }
    let wrong: Result<View<'_, i32, 3>, ShapeError> = (&dynamic).try_into();
    assert_eq!(wrong.unwrap_err().to_string(), "the rank is 2, expected 3");
    // By value, by reference, to write.
    assert_eq!(match_rank!(&dynamic, { 2 => |view| view.slice(s![.., 0]).sum(), _ => |_error| 0 }), 5);
    match_rank!(&mut dynamic, { 2 => |mut view| view[[0, 0]] = 10, _ => |error| panic!("{error}") });
    match_rank!(dynamic.view_mut(), { 1..=3 => |mut view| view.fill(7), _ => |error| panic!("{error}") });
    dynamic[[0, 1]] = 20;
    let ranked: Tensor<i32, 2> =
        match_rank!(dynamic, { 2 => |tensor| tensor, _ => |error| panic!("{error}") });
    assert_eq!((ranked.as_slice(), ranked.as_slice().as_ptr()), (&[7, 20, 7, 7, 7, 7][..], memory));
    let back = ranked.into_dynamic();
    assert_eq!(back.as_slice().as_ptr(), memory);
    assert_eq!(
        match_rank!(back, { 0..=1 => |_tensor| String::new(), _ => |error| error.to_string() }),
        "the rank is 2, which no arm matches"
    );

    let columns =
        Tensor::with_layout(vec![1, 4, 2, 5, 3, 6], ColumnMajor::new(Shape::new(shape![2, 3]).unwrap()))
            .unwrap();
    let rows = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3]).unwrap();
    assert_eq!(columns.dynamic(), rows);
    assert_eq!(rows, columns.dynamic());
    let mut memory = [0; 4];
    let mut view = DynViewMut::from(ViewMut::new(&mut memory, shape![2, 2]).unwrap());
    view.slice_by_mut(&"::-1, 1".parse().unwrap()).unwrap().assign(&Tensor::from([1, 2])).unwrap();
    let ranked: ViewMut<'_, i32, 2> = view.try_into().unwrap();
    assert_eq!(ranked.as_memory(), [0, 2, 0, 1]);
}

/// Ranks above that of a nest of loops.
#[test]
fn high_ranks() {
    for rank in [15, 16, 17, 18] {
        let extents = vec![2; rank];
        let tensor = counted(&extents);
        // Nothing merges: every second axis backwards, and in another order.
        let text = vec!["::-1, :"; rank / 2].join(", ");
        let order: Vec<isize> = (0..rank as isize)
            .map(|axis| {
                if axis % 2 == 0 && axis + 1 < rank as isize {
                    axis + 1
                } else if axis % 2 == 1 {
                    axis - 1
                } else {
                    axis
                }
            })
            .collect();
        let view = tensor.slice_by(&text.parse().unwrap()).unwrap();
        let view = view.permute(&order).unwrap();
        let elements: Vec<i64> = by_index(&view);
        assert_eq!(view.to_vec(), elements);
        assert!(view.iter().eq(&elements));
        assert_eq!(view.sum(), elements.iter().sum::<i64>());
        assert_eq!(view.map(|x| x + 1).into_vec(), elements.iter().map(|x| x + 1).collect::<Vec<_>>());
        assert_eq!((view.max(), view.min()), (Some((1 << rank) - 1), Some(0)));
        assert_eq!(
            view.zip_map(&tensor, |x, y| x - y).unwrap().into_vec(),
            elements.iter().zip(tensor.as_slice()).map(|(x, y)| x - y).collect::<Vec<_>>()
        );
        let mut copy = DynTensor::filled(view.shape(), 0).unwrap();
        copy.assign(&view).unwrap();
        copy.for_each_mut(|x| *x += 1);
        assert_eq!(copy, view.map(|x| x + 1));
        let sums = view.sum_axis(-1);
        if rank <= 16 {
            assert_eq!(
                sums.unwrap().as_slice(),
                elements.chunks(2).map(|pair| pair[0] + pair[1]).collect::<Vec<_>>()
            );
        } else {
            assert_eq!(sums, Err(DynArrayError::RankAboveMost { rank }));
        }
    }
}

#[test]
fn extents_are_taken_in_each_form() {
    let expected = counted(&[2, 3]);
    let list = vec![2, 3];
    let (memory, shape) = (expected.to_vec(), Shape::new(shape![2, 3]).unwrap());
    let all = [
        DynTensor::new(memory.clone(), [2, 3]),
        DynTensor::new(memory.clone(), [2, 3]),
        DynTensor::new(memory.clone(), &*list),
        DynTensor::new(memory.clone(), &list),
        DynTensor::new(memory.clone(), list),
        DynTensor::new(memory.clone(), shape),
        DynTensor::new(memory.clone(), shape.ranked()),
        DynTensor::new(memory.clone(), expected.shape()),
        DynTensor::new(memory.clone(), expected.shape()),
    ];
    for found in all {
        assert_eq!(found.as_ref(), Ok(&expected));
    }
    assert_eq!(DynView::new(&memory, [2, 3]).unwrap(), expected.view());
    assert_eq!(DynTensor::filled([], 7).unwrap().to_vec(), [7]);
    assert_eq!(DynTensor::<i32>::zeros(vec![1; 254]).unwrap().rank(), 254);
    let too_many = DynTensor::<i32>::zeros(vec![1; 255]).unwrap_err();
    assert_eq!(too_many.to_string(), "rank 255 is above the greatest rank, 254");
    let huge = DynTensor::filled([usize::MAX, 2], ());
    assert!(matches!(huge, Err(ViewError::Size(_))));
}

#[test]
fn errors_carry_their_operands() {
    let tensor = counted(&[2, 3]);
    let long: Result<DynTensor<i32>, ViewError> = DynTensor::new(vec![0; 7], of(&[2, 3]));
    assert_eq!(long, Err(ViewError::Length { needed: 6, found: 7 }));
    let unknown: DynShape = "[2,?]".parse().unwrap();
    assert_eq!(DynTensor::filled(&unknown, 0), Err(ViewError::Unknown));
    assert_eq!(DynTensor::filled(&DynShape::UNKNOWN, 0), Err(ViewError::Unknown));
    assert!(matches!(DynTensor::filled(of(&[isize::MAX as usize / 2, 2]), 0_u64), Err(ViewError::Memory(_))));
    assert_eq!(tensor.get(&[1, 3]), None);
    assert_eq!(tensor.get(&[1]), None);
    assert!(matches!(tensor.permute(&[0, 0]), Err(DynArrayError::Permutation(_))));
    assert!(matches!(tensor.permute(&[0]), Err(DynArrayError::PermutationLength { found: 1, rank: 2 })));
    assert!(matches!(tensor.insert_axis(4), Err(DynArrayError::NoSuchAxis(_))));
    assert!(matches!(tensor.align_trailing(1), Err(DynArrayError::LowerRank { rank: 2, to: 1 })));
    assert!(matches!(tensor.align_trailing(255), Err(DynArrayError::RankTooLarge(_))));
    assert!(matches!(
        tensor.reshape(&[-1, -1]),
        Err(DynArrayError::Shape(DynReshapeError::TwoInferred { .. }))
    ));
    assert_eq!(
        tensor.zip_map(&counted(&[3]), |x, _| *x),
        Err(BroadcastError::RankMismatch { lhs: 2, rhs: 1 })
    );
    assert_eq!(
        counted(&[3]).broadcast_to(&[2, 3]).unwrap_err().to_string(),
        "ranks 1 and 2 do not broadcast: ranks must be equal, or one of them 0"
    );
    let wide = DynView::new(&[0_u8], of(&[1])).unwrap();
    assert!(matches!(wide.broadcast_to(&[usize::MAX]), Err(BroadcastError::Size(_))));
    let _: IndexError = match std::panic::catch_unwind(|| tensor[[1, 3]]) {
        Err(message) => {
            assert!(message.downcast_ref::<String>().unwrap().contains('3'));
            return;
        }
        Ok(element) => panic!("element {element}"),
    };
}

#[test]
#[should_panic(expected = "an index of 3 coordinates does not fit rank 2: it has one for each axis")]
fn an_index_has_one_coordinate_for_each_axis() {
    let _ = counted(&[2, 3])[[0, 0, 0]];
}

#[test]
fn equal_arrays_have_equal_hashes() {
    let hash = |view: &DynView<'_, i64>| BuildHasherDefault::<DefaultHasher>::default().hash_one(view);
    let tensor = counted(&[2, 3]);
    let transposed = tensor.transpose().to_tensor();
    assert_eq!(hash(&tensor.view()), hash(&transposed.transpose()));
    assert_ne!(tensor, counted(&[3, 2]));
    assert_ne!(tensor.view(), tensor.map(|x| x + 1));
}

/// Elements of size zero: as many as fit `isize`, without time.
#[test]
fn elements_without_size() {
    let most = DynTensor::filled(of(&[isize::MAX as usize / 2, 2]), ()).unwrap();
    assert_eq!(most.transpose().to_vec().len(), isize::MAX as usize - 1);
    let mut other = most.clone();
    other.fill(());
    other.assign(&most).unwrap();
    assert_eq!(other.element_count(), isize::MAX as usize - 1);
}
