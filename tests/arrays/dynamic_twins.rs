//! Operations along axes of arrays whose rank is known at run time: the results of ranked arrays on the same inputs, and those of loops.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::indices;
use shapewise::{
    AxisOf, DynExtent, DynShape, Keep, View,
    array::{DynArrayError, DynTensor, DynView},
    axes,
    broadcast::DynBroadcastError,
    match_rank,
    rearrange::{GatherAxes, GatherError},
    verbs::{SplitError, TakeError, WindowError},
};

fn of(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

/// Arrays of all extents below 4 and of ranks 1 to 3, each as it is, transposed, and with its last axis reversed. Elements repeat.
fn each_array(mut check: impl FnMut(&DynView<'_, i64>)) {
    for extents in (1..=3).flat_map(|rank| indices(&vec![4; rank])) {
        let count: usize = extents.iter().product();
        let elements = (0..count as i64).map(|x| x * 37 % 11 - 4).collect();
        let tensor = DynTensor::new(elements, of(&extents)).unwrap();
        check(&tensor.view());
        check(&tensor.transpose());
        check(&tensor.flip(&[-1]).unwrap());
    }
}

/// The elements along axes, for each index of the other axes.
fn lines(view: &DynView<'_, i64>, axes: &[usize]) -> (Vec<usize>, Vec<Vec<i64>>) {
    let extents: Vec<usize> = view.extents().collect();
    let is_reduced = |axis: &usize| axes.contains(axis);
    let outer: Vec<usize> =
        (0..extents.len()).filter(|axis| !is_reduced(axis)).map(|axis| extents[axis]).collect();
    let inner: Vec<usize> = axes.iter().map(|axis| extents[*axis]).collect();
    let line = |outer: &Vec<usize>| {
        let element = |inner: &Vec<usize>| {
            let mut others = outer.iter();
            let at = |axis| match axes.iter().position(|reduced| *reduced == axis) {
                Some(place) => inner[place],
                None => *others.next().unwrap(),
            };
            let index: Vec<usize> = (0..extents.len()).map(at).collect();
            view[index.as_slice()]
        };
        indices(&inner).iter().map(element).collect()
    };
    (outer.clone(), indices(&outer).iter().map(line).collect())
}

#[test]
fn reductions_along_several_axes() {
    each_array(|view| {
        let rank = view.rank();
        for set in 0..1_usize << rank {
            let axes: Vec<usize> = (0..rank).filter(|axis| set >> axis & 1 == 1).collect();
            // In any order, and from the end.
            let given: Vec<isize> = axes.iter().rev().map(|axis| *axis as isize - rank as isize).collect();
            let (extents, lines) = lines(view, &axes);
            let sums: Vec<i64> = lines.iter().map(|line| line.iter().sum()).collect();
            let found = view.sum_axis(given.as_slice()).unwrap();
            assert_eq!((found.extents().collect::<Vec<_>>(), found.as_slice()), (extents, &sums[..]));
            assert_eq!(view.shape().reduce(&given).unwrap(), found.shape());
            // The same with the axes kept, each with extent 1.
            let kept = view.sum_axis(Keep(given.as_slice())).unwrap();
            let ones = (0..rank)
                .map(|axis| if axes.contains(&axis) { 1 } else { view.extents().nth(axis).unwrap() });
            assert!(kept.extents().eq(ones), "{axes:?}");
            assert_eq!(kept.as_slice(), sums);
            let any = view.any_axis(Keep(given.clone()), |x| *x > 0).unwrap();
            assert_eq!(any.as_slice(), view.any_axis(given.as_slice(), |x| *x > 0).unwrap().as_slice());
            assert_eq!(any.shape(), kept.shape());
            let products: Vec<i64> = lines.iter().map(|line| line.iter().product()).collect();
            assert_eq!(view.product_axis(given.clone()).unwrap().as_slice(), products);
            let is_empty = lines.iter().any(Vec::is_empty)
                || axes.iter().any(|axis| view.extents().nth(*axis) == Some(0));
            let most: Option<Vec<i64>> =
                (!is_empty).then(|| lines.iter().map(|line| *line.iter().max().unwrap()).collect());
            assert_eq!(view.max_axis(given.clone()).unwrap().map(DynTensor::into_vec), most);
            let least: Option<Vec<i64>> =
                (!is_empty).then(|| lines.iter().map(|line| *line.iter().min().unwrap()).collect());
            assert_eq!(view.min_axis(given).unwrap().map(DynTensor::into_vec), least);
        }
    });
    let matrix = DynTensor::new(vec![1, 2, 3, 4], of(&[2, 2])).unwrap();
    assert!(matches!(matrix.sum_axis([0, -2]), Err(DynArrayError::Permutation(_))));
    assert!(matches!(matrix.sum_axis([0, 2]), Err(DynArrayError::NoSuchAxis(_))));
}

#[test]
fn folds_scans_and_extremes_agree_with_ranked_arrays() {
    let bits = |all: &[f64]| all.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    each_array(|view| {
        let floats = view.map(|x| *x as f64 / 3.0);
        let wanted = view.iter().max().map(|most| view.iter().position(|x| x == most).unwrap());
        assert_eq!(view.argmax().map(|index| view[index.as_slice()]), view.max());
        match_rank!(view, {
            1..=3 => |ranked| {
                assert_eq!(view.argmax(), ranked.argmax().map(|index| index.to_vec()));
                assert_eq!(view.argmin(), ranked.argmin().map(|index| index.to_vec()));
                assert_eq!(view.position(|x| *x > 3), ranked.position(|x| *x > 3).map(|index| index.to_vec()));
                assert_eq!((view.any(|x| *x > 3), view.all(|x| *x > -3)), (ranked.any(|x| *x > 3), ranked.all(|x| *x > -3)));
            },
            _ => |error| panic!("{error}"),
        });
        assert_eq!(wanted.is_some(), view.argmax().is_some());
        match_rank!(&floats, {
            1..=3 => |ranked| {
                assert_eq!(bits(&[floats.var(1).unwrap()]), bits(&[ranked.var(1)]));
                assert_eq!(bits(&[floats.std(0).unwrap()]), bits(&[ranked.std(0)]));
            },
            _ => |error| panic!("{error}"),
        });
        for axis in 0..view.rank() as isize {
            let place = axis as usize;
            let (_, lines) = lines(view, &[place]);
            // Along the axis, the first of the largest and the first of the smallest.
            let first = |which: fn(&[i64]) -> Option<&i64>| -> Option<Vec<usize>> {
                (view.extents().nth(place) != Some(0)).then(|| {
                    lines
                        .iter()
                        .map(|line| line.iter().position(|x| Some(x) == which(line)).unwrap())
                        .collect()
                })
            };
            assert_eq!(
                view.argmax_axis(axis).unwrap().map(DynTensor::into_vec),
                first(|line| line.iter().max())
            );
            assert_eq!(
                view.argmin_axis(axis).unwrap().map(DynTensor::into_vec),
                first(|line| line.iter().min())
            );
            let folded: Vec<i64> =
                lines.iter().map(|line| line.iter().fold(1, |folded, x| folded * 3 + x)).collect();
            assert_eq!(view.fold_axis(axis, 1, |folded, x| folded * 3 + x).unwrap().as_slice(), folded);
            let of_lanes =
                view.map_axis(axis, |lane| lane.iter().fold(1, |folded, x| folded * 3 + x)).unwrap();
            assert_eq!(of_lanes.as_slice(), folded);
            assert_eq!(view.scan_axis(axis, 0, |sum, x| sum + x).unwrap(), view.cumsum(axis).unwrap());
            macro_rules! same {
                ($ranked:ident, $at:ident) => {{
                    assert_eq!(
                        bits(floats.mean_axis(axis).unwrap().as_slice()),
                        bits($ranked.mean_axis($at).as_slice())
                    );
                    assert_eq!(
                        bits(floats.var_axis(axis, 1).unwrap().as_slice()),
                        bits($ranked.var_axis($at, 1).as_slice())
                    );
                    assert_eq!(
                        bits(floats.std_axis(axis, 0).unwrap().as_slice()),
                        bits($ranked.std_axis($at, 0).as_slice())
                    );
                }};
            }
            match_rank!(&floats, {
                1 => |ranked| { let at = AxisOf::<1>::new(axis).unwrap(); same!(ranked, at) },
                2 => |ranked| { let at = AxisOf::<2>::new(axis).unwrap(); same!(ranked, at) },
                3 => |ranked| { let at = AxisOf::<3>::new(axis).unwrap(); same!(ranked, at) },
                _ => |error| panic!("{error}"),
            });
        }
        if view.rank() == 3 {
            let ranked: View<'_, f64, 3> = View::try_from(floats.view()).unwrap();
            assert_eq!(
                bits(floats.var_axis([2, 0], 0).unwrap().as_slice()),
                bits(ranked.var_axis(axes![0, 2], 0).as_slice())
            );
            assert_eq!(
                bits(floats.mean_axis([1, -1]).unwrap().as_slice()),
                bits(ranked.mean_axis(axes![1, 2]).as_slice())
            );
        }
    });
}

#[test]
fn parts_windows_and_elements_at_indices_agree_with_ranked_arrays() {
    each_array(|view| {
        for axis in 0..view.rank() as isize {
            let extent = view.extents().nth(axis as usize).unwrap();
            for cuts in indices(&[5, 5]) {
                let found = view.split(axis, &cuts);
                let is_valid = cuts[0] <= cuts[1] && cuts[1] <= extent;
                assert_eq!(found.is_ok(), is_valid, "{cuts:?} of {extent}");
                let Ok(parts) = found else { continue };
                let joined = DynTensor::concatenate(axis, &parts).unwrap();
                assert_eq!(joined, view.to_tensor());
                let lengths: Vec<usize> =
                    parts.iter().map(|part| part.extents().nth(axis as usize).unwrap()).collect();
                assert_eq!(lengths, [cuts[0], cuts[1] - cuts[0], extent - cuts[1]]);
            }
            let order = view.argsort_axis(axis).unwrap();
            assert_eq!(view.take_along_axis(axis, &order).unwrap(), view.sort_axis(axis).unwrap());
            // The first element along the axis, counted from its end.
            if extent > 0 {
                let mut first: Vec<usize> = view.extents().collect();
                first[axis as usize] = 1;
                let ends = DynTensor::filled(of(&first), -(extent as isize)).unwrap();
                let (_, lines) = lines(view, &[axis as usize]);
                let wanted: Vec<i64> = lines.iter().map(|line| line[0]).collect();
                assert_eq!(view.take_along_axis(axis, &ends).unwrap().as_slice(), wanted);
            }
        }
        for window in indices(&vec![4; view.rank()]) {
            let found = view.windows(&window);
            let fits =
                window.iter().zip(view.extents()).all(|(window, extent)| (1..=extent).contains(window));
            assert_eq!(found.is_ok(), fits, "{window:?}");
            let Ok(found) = found else { continue };
            let wanted: Vec<i64> = match_rank!(view, {
                1 => |ranked| ranked.windows([window[0]]).to_vec(),
                2 => |ranked| ranked.windows([window[0], window[1]]).to_vec(),
                3 => |ranked| ranked.windows([window[0], window[1], window[2]]).to_vec(),
                _ => |error| panic!("{error}"),
            });
            assert_eq!(found.to_vec(), wanted, "{window:?}");
        }
    });
    let matrix = DynTensor::new(vec![1, 2, 3, 4], of(&[2, 2])).unwrap();
    let row = DynTensor::new(vec![0, 5], of(&[2])).unwrap();
    assert!(matches!(matrix.split(2, &[]), Err(SplitError::NoSuchAxis(_))));
    assert_eq!(matrix.windows(&[1]).unwrap_err(), WindowError::Count { found: 1, rank: 2 });
    assert_eq!(matrix.take_along_axis(0, &row).unwrap_err(), TakeError::Rank { expected: 2, found: 1 });
    assert_eq!(
        row.take_along_axis(0, &row).unwrap_err(),
        TakeError::Index { axis: 0, position: 1, index: 5, extent: 2 }
    );
    let scalar = DynTensor::new(vec![7], of(&[])).unwrap();
    assert_eq!((scalar.argmax(), scalar.windows(&[]).unwrap().to_vec()), (Some(vec![]), vec![7]));
    let high = DynTensor::filled(of(&[1; 128]), 0).unwrap();
    assert!(matches!(high.windows(&[1; 128]), Err(WindowError::Rank(_))));
    assert!(matches!(high.sum_axis(0), Err(DynArrayError::RankAboveMost { rank: 128 })));
}

#[test]
fn comparisons_and_masks_agree_with_ranked_arrays() {
    // Elements that are equal by the comparison differ, so it matters which one is found.
    let compare = |left: &i64, right: &i64| (left % 3).cmp(&(right % 3));
    each_array(|view| {
        let mask = view.map(|x| x % 3 == 0);
        match_rank!(view, {
            1..=3 => |ranked| {
                let vec = |index: Option<_>| index.map(|index: [usize; _]| index.to_vec());
                assert_eq!(view.argmax_by(compare), vec(ranked.argmax_by(compare)));
                assert_eq!(view.argmin_by(compare), vec(ranked.argmin_by(compare)));
                assert_eq!(view.max_by(compare).map(|x| x % 3), ranked.max_by(compare).map(|x| x % 3));
                assert_eq!(view.min_by(compare).map(|x| x % 3), ranked.min_by(compare).map(|x| x % 3));
                assert_eq!(view.max(), ranked.max());
                let (found, expected) = (view.argwhere(|x| x % 3 == 0).unwrap(), ranked.argwhere(|x| x % 3 == 0));
                assert_eq!(found.extents().collect::<Vec<_>>(), expected.extents());
                assert_eq!(found.as_slice(), expected.as_slice());
                let ranked_mask = ranked.map(|x| x % 3 == 0);
                assert_eq!(view.extract(&mask).unwrap().as_slice(), ranked.extract(&ranked_mask).as_slice());
                assert_eq!(view.extract(mask.transpose()).is_ok(), view.extents().eq(view.extents().rev()));
            },
            _ => |error| panic!("{error}"),
        });
        assert_eq!(view.mean_as::<f64>().unwrap().to_bits(), {
            match_rank!(view, { 1..=3 => |ranked| ranked.mean_as::<f64>().to_bits(), _ => |error| panic!("{error}") })
        });
        for axis in 0..view.rank() as isize {
            let (_, lines) = lines(view, &[axis as usize]);
            let is_empty = view.extents().nth(axis as usize) == Some(0);
            // The first of the largest ones along the axis, and of the smallest.
            let first = |is_better: fn(i64, i64) -> bool| -> Option<Vec<usize>> {
                let of = |line: &Vec<i64>| {
                    (0..line.len())
                        .reduce(|best, at| if is_better(line[at] % 3, line[best] % 3) { at } else { best })
                };
                (!is_empty).then(|| lines.iter().map(|line| of(line).unwrap()).collect())
            };
            let at = |places: &Option<Vec<usize>>| -> Option<Vec<i64>> {
                places.as_ref().map(|places| places.iter().zip(&lines).map(|(at, line)| line[*at]).collect())
            };
            let (most, least) = (first(|a, b| a > b), first(|a, b| a < b));
            let from_end = axis - view.rank() as isize;
            assert_eq!(view.max_axis_by(axis, compare).unwrap().map(DynTensor::into_vec), at(&most));
            assert_eq!(view.min_axis_by(from_end, compare).unwrap().map(DynTensor::into_vec), at(&least));
            assert_eq!(view.argmax_axis_by(from_end, compare).unwrap().map(DynTensor::into_vec), most);
            assert_eq!(view.argmin_axis_by(axis, compare).unwrap().map(DynTensor::into_vec), least);
            let mean = |line: &Vec<i64>| (line.iter().sum::<i64>() as f64 / line.len() as f64).to_bits();
            let means: Vec<u64> = lines.iter().map(mean).collect();
            let found = view.mean_axis_as::<f64>(axis).unwrap().map(|mean| mean.to_bits());
            // Two numbers that are not numbers may differ in their bits.
            assert!(is_empty || found.as_slice() == means, "{found:?} {means:?}");
        }
    });
    let matrix = DynTensor::new(vec![1, 2, 3, 4], of(&[2, 2])).unwrap();
    let mask = DynTensor::new(vec![true, false], of(&[2])).unwrap();
    assert_eq!(matrix.extract(&mask).unwrap_err(), TakeError::Rank { expected: 2, found: 1 });
    assert!(matches!(matrix.max_axis_by(2, i64::cmp), Err(DynArrayError::NoSuchAxis(_))));
    assert!(matches!(matrix.mean_axis_as::<f64>([1, 1]), Err(DynArrayError::Permutation(_))));
    let scalar = DynTensor::new(vec![7], of(&[])).unwrap();
    let all = scalar.argwhere(|_| true).unwrap();
    assert_eq!((all.extents().collect::<Vec<_>>(), scalar.argmax_by(i64::cmp)), (vec![1, 0], Some(vec![])));
    // No limit of rank where none is needed.
    let high = DynTensor::filled(of(&[1; 128]), 3).unwrap();
    assert_eq!((high.max_by(i64::cmp), high.argmax_by(i64::cmp)), (Some(3), Some(vec![0; 128])));
    assert_eq!(high.argwhere(|x| *x == 3).unwrap().into_vec(), [0; 128]);
    assert!(matches!(high.mean_as::<f64>(), Err(DynArrayError::RankAboveMost { rank: 128 })));
}

#[test]
fn subviews_and_chunks_agree_with_ranked_arrays() {
    each_array(|view| {
        for axis in 0..view.rank() as isize {
            let subviews: Vec<DynView<'_, i64>> = view.axis_iter(axis).unwrap().collect();
            assert_eq!(subviews.len(), view.extents().nth(axis as usize).unwrap());
            assert_eq!(view.axis_iter(axis).unwrap().len(), subviews.len());
            for (at, subview) in subviews.iter().enumerate() {
                let cut = view.split(axis, &[at, at + 1]).unwrap()[1].to_vec();
                assert_eq!(subview.to_vec(), cut);
                let others: Vec<usize> = (0..view.rank()).filter(|other| *other != axis as usize).collect();
                let extents: Vec<usize> =
                    others.iter().map(|axis| view.extents().nth(*axis).unwrap()).collect();
                assert_eq!(subview.extents().collect::<Vec<_>>(), extents);
            }
            let backwards: Vec<Vec<i64>> = view
                .axis_iter(axis - view.rank() as isize)
                .unwrap()
                .rev()
                .map(|part| part.to_vec())
                .collect();
            assert_eq!(backwards, subviews.iter().rev().map(DynView::to_vec).collect::<Vec<_>>());
        }
        for chunk in indices(&vec![5; view.rank()]) {
            let found = view.chunks_exact(&chunk);
            let fits = chunk.iter().zip(view.extents()).all(|(chunk, extent)| (1..=extent).contains(chunk));
            assert_eq!(found.is_ok(), fits, "{chunk:?}");
            let Ok(found) = found else { continue };
            let (extents, wanted): (Vec<usize>, Vec<i64>) = match_rank!(view, {
                1 => |ranked| { let all = ranked.chunks_exact([chunk[0]]); (all.extents().into(), all.to_vec()) },
                2 => |ranked| {
                    let all = ranked.chunks_exact([chunk[0], chunk[1]]);
                    (all.extents().into(), all.to_vec())
                },
                3 => |ranked| {
                    let all = ranked.chunks_exact([chunk[0], chunk[1], chunk[2]]);
                    (all.extents().into(), all.to_vec())
                },
                _ => |error| panic!("{error}"),
            });
            assert_eq!((found.extents().collect::<Vec<_>>(), found.to_vec()), (extents, wanted), "{chunk:?}");
        }
    });
    let matrix = DynTensor::new(vec![1, 2, 3, 4], of(&[2, 2])).unwrap();
    assert!(matrix.axis_iter(2).is_err() && matrix.axis_iter(-3).is_err());
    assert_eq!(matrix.chunks_exact(&[1]).unwrap_err(), WindowError::Count { found: 1, rank: 2 });
    assert_eq!(
        matrix.chunks_exact(&[1, 3]).unwrap_err(),
        WindowError::Chunk { axis: 1, chunk: 3, extent: 2 }
    );
    // Any subview is made at once, though there are more than can be visited.
    let most = isize::MAX.unsigned_abs();
    let all = DynTensor::new(vec![7, 8], of(&[1, 2])).unwrap();
    let all = all.broadcast_to(&[most / 2, 2]).unwrap();
    let mut rows = all.axis_iter(0).unwrap();
    assert_eq!(rows.nth(most / 4).unwrap().to_vec(), [7, 8]);
    assert_eq!(rows.len(), most / 2 - most / 4 - 1);
    assert_eq!(rows.nth_back(7).unwrap().to_vec(), [7, 8]);
    assert_eq!(rows.len(), most / 2 - most / 4 - 9);
    assert_eq!(rows.last().unwrap().to_vec(), [7, 8]);
    assert_eq!(all.axis_iter(0).unwrap().count(), most / 2);
    assert!(all.axis_iter(0).unwrap().nth(most).is_none());

    let scalar = DynTensor::new(vec![7], of(&[])).unwrap();
    assert_eq!(scalar.chunks_exact(&[]).unwrap().to_vec(), [7]);
    assert!(scalar.axis_iter(0).is_err());
}

#[test]
fn gathers_of_partly_known_shapes() {
    let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    // What is known of the rows is known of the result, and what cannot fit is an error.
    let sets =
        [DynExtent::of::<3>(), DynExtent::of::<2>(), DynExtent::at_most(3).unwrap(), DynExtent::UNKNOWN];
    for (rows, columns, count) in
        indices(&[4, 4, 4]).into_iter().map(|at| (sets[at[0]], sets[at[1]], sets[at[2]]))
    {
        let table = DynShape::new([rows, columns]).unwrap();
        let at = DynShape::new([count]).unwrap();
        let found = table.gather_slices(&at, &axes, &[1, 3]);
        if columns == DynExtent::of::<2>() {
            assert_eq!(found, Err(GatherError::Slice { axis: 1, slice: 3, extent: columns }));
            continue;
        }
        let found = found.unwrap();
        assert_eq!(found, DynShape::new([count, DynExtent::of::<3>()]).unwrap());
        assert_eq!(table.check_scatter_slices(&at, &found, &axes), Ok(()));
    }
    let (table, at) = (DynShape::of_rank(2), DynShape::of_rank(1));
    let wrong = table.check_scatter_slices(&at, &DynShape::of_rank(3), &axes);
    assert_eq!(wrong, Err(GatherError::ResultRank { expected: 2, found: 3 }));
}

#[test]
fn axes_that_are_kept_align_the_result_with_the_array() {
    let x = DynTensor::new(vec![1.0, 3.0, 2.0, 6.0], of(&[2, 2])).unwrap();
    let centred = &x - x.mean_axis(Keep(-1)).unwrap();
    assert_eq!(centred.as_slice(), [-1.0, 1.0, -2.0, 2.0]);
    let highest = x.max_axis_by(Keep([0, 1]), f64::total_cmp).unwrap().unwrap();
    assert_eq!((highest.shape().to_string(), highest.as_slice()), ("[1,1]".to_owned(), &[6.0][..]));
    assert_eq!(x.transpose().std_axis(Keep(0), 0).unwrap().shape().to_string(), "[1,2]");
    assert_eq!(
        x.sum_axis(Keep(2)).unwrap_err().to_string(),
        "axis 2 is out of range for rank 2: it must be at least -2 and below 2"
    );
}

#[test]
fn broadcasts_in_dimensions() {
    let (mut accepted, mut refused) = (0, 0);
    for extents in (0..=2).flat_map(|rank| indices(&vec![3; rank])) {
        let naive = oracle::Naive::counted(&extents, 1);
        let memory = naive.elements.clone();
        let array = DynView::new(&memory, of(&extents)).unwrap();
        for to in (0..=3).flat_map(|rank| indices(&vec![3; rank])) {
            for dimensions in indices(&vec![to.len() + 2; extents.len()]) {
                let given: Vec<isize> = dimensions.iter().map(|dimension| dimension.cast_signed()).collect();
                for (found, expected) in [
                    (array.broadcast_in_dim(&to, &given), naive.broadcast_in_dim(&to, &dimensions)),
                    (array.broadcast_transposing(&to, &given), naive.broadcast_transposing(&to, &dimensions)),
                ] {
                    match (found, expected) {
                        (Ok(found), Ok(expected)) => {
                            assert!(found.extents().eq(expected.extents), "{extents:?} to {to:?}");
                            assert_eq!(
                                found.to_vec(),
                                expected.elements,
                                "{extents:?} to {to:?} by {given:?}"
                            );
                            accepted += 1;
                        }
                        (Err(_), Err(_)) => refused += 1,
                        (found, _) => panic!("{found:?}: {extents:?} to {to:?} by {given:?}"),
                    }
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 500, "{accepted} accepted, {refused} refused");
    // Of other layouts: a transpose, and elements backwards.
    each_array(|view| {
        let given: Vec<isize> = (0..view.rank()).map(|axis| axis as isize + 1).collect();
        let to: Vec<usize> = [2].into_iter().chain(view.extents()).collect();
        let found = view.broadcast_in_dim(&to, &given).unwrap();
        assert_eq!(found, view.broadcast(&[2]).unwrap());
        assert_eq!(found.to_vec(), [view.to_vec(), view.to_vec()].concat());
    });
    let view = DynView::new(&[1, 2], of(&[2])).unwrap();
    let message = |result: Result<DynView<'_, i32>, DynBroadcastError>| result.unwrap_err().to_string();
    assert_eq!(
        message(view.broadcast_in_dim(&[2, 2], &[])),
        "0 broadcast dimensions do not fit an operand of rank 1: there must be one for each axis"
    );
    assert_eq!(
        message(view.broadcast_in_dim(&[2, 2], &[-1])),
        "broadcast dimension -1 of axis 0 is negative: broadcast dimensions count from the first axis"
    );
    assert_eq!(message(view.broadcast(&[1; 254])), "rank 255 is above the greatest rank, 254");
    assert!(view.broadcast_in_dim(&[usize::MAX, 2], &[1]).is_err() && view.broadcast(&[usize::MAX]).is_err());
}
