//! Chains of methods of views and tensors, compared with a naive model after each: extents, and elements in row-major order.

use shapewise::{
    AxisOf, DynShape, MinorToMajor, Pad, Shape, View,
    array::{DynTensor, DynView},
    layout::{Padded, Tiled, tile::Tiles},
    slice::{End, SliceExpr},
};

use super::{
    Bytes,
    model::{Model, indices, padded, positions, with, without},
};

pub(crate) fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let extents: Vec<usize> = bytes.list(5, |bytes| match bytes.below(8) {
        7 => 0,
        extent => extent,
    });
    let count = extents.iter().product();
    let memory: Vec<i32> = (0..count).map(|at| at as i32 * 7 % 31 - 9).collect();
    let shape = DynShape::from_ints(&extents).expect("small extents");
    let array = DynView::new(&memory, &shape).expect("the element count");
    step(array, &Model { extents, elements: memory.clone() }, &mut bytes);
}

/// Checks an array, and goes on with a method of it.
fn step(array: DynView<'_, i32>, model: &Model, bytes: &mut Bytes<'_>) {
    assert!(
        array.extents().eq(model.extents.iter().copied()),
        "{:?}, not {:?}",
        array.shape(),
        model.extents
    );
    assert_eq!(array.to_vec(), model.elements, "{model:?}");
    if !model.is_small() {
        return;
    }
    if bytes.below(4) == 0 {
        queries(&array, model, bytes);
    }
    if bytes.is_empty() {
        return;
    }
    views(array, model, bytes);
}

/// The next array, if there should be one.
fn go<E: core::fmt::Display>(
    found: Result<DynView<'_, i32>, E>,
    expected: Option<Model>,
    bytes: &mut Bytes<'_>,
) {
    match (found, expected) {
        (Ok(found), Some(expected)) => step(found, &expected, bytes),
        (Err(error), None) => assert!(!error.to_string().is_empty(), "an error has a message"),
        (Ok(found), None) => panic!("{found:?}, not an error"),
        (Err(error), Some(expected)) => panic!("{error}, not {expected:?}"),
    }
}

/// As [`go`], with a tensor.
fn own<E: core::fmt::Display>(
    found: Result<DynTensor<i32>, E>,
    expected: Option<Model>,
    bytes: &mut Bytes<'_>,
) {
    go(found.as_ref().map(DynTensor::view), expected, bytes);
}

/// A method that returns a view, or one that returns a tensor.
fn views(array: DynView<'_, i32>, model: &Model, bytes: &mut Bytes<'_>) {
    let rank = model.rank();
    let axis = bytes.signed();
    let place = model.axis(axis);
    match bytes.below(24) {
        0 => {
            let reversed = |index: &[usize]| index.iter().rev().copied().collect();
            let expected = model.gather(model.extents.iter().rev().copied().collect(), reversed);
            step(array.transpose(), &expected, bytes);
        }
        1 => {
            let axes: Vec<isize> =
                (0..rank + usize::from(bytes.below(16) == 0)).map(|_| bytes.signed()).collect();
            let places: Option<Vec<usize>> = axes.iter().map(|&axis| model.axis(axis)).collect();
            let places =
                places.filter(|places| places.len() == rank && (0..rank).all(|axis| places.contains(&axis)));
            let expected = places.map(|places| {
                let extents = places.iter().map(|&axis| model.extents[axis]).collect();
                model.gather(extents, |index| {
                    let mut from = vec![0; rank];
                    places.iter().zip(index).for_each(|(&axis, &at)| from[axis] = at);
                    from
                })
            });
            go(array.permute(&axes), expected, bytes);
        }
        2 => {
            // An axis that occurs twice counts once.
            let axes: Vec<isize> = bytes.list(3, Bytes::signed);
            let places: Option<Vec<usize>> = axes.iter().map(|&axis| model.axis(axis)).collect();
            let expected = places.map(|places| {
                model.gather(model.extents.clone(), |index| {
                    let flipped = |(axis, &at): (usize, &usize)| {
                        if places.contains(&axis) { model.extents[axis] - 1 - at } else { at }
                    };
                    index.iter().enumerate().map(flipped).collect()
                })
            });
            go(array.flip(&axes), expected, bytes);
        }
        3 => {
            let other = bytes.signed();
            let expected = place.zip(model.axis(other)).map(|(first, second)| {
                let mut extents = model.extents.clone();
                extents.swap(first, second);
                model.gather(extents, |index| {
                    let mut index = index.to_vec();
                    index.swap(first, second);
                    index
                })
            });
            go(array.swap_axes(axis, other), expected, bytes);
        }
        4 => {
            let to = bytes.signed();
            let expected = place.zip(model.axis(to)).map(|(from, to)| {
                let mut extents = model.extents.clone();
                let extent = extents.remove(from);
                extents.insert(to, extent);
                model.gather(extents, |index| {
                    let mut index = index.to_vec();
                    let at = index.remove(to);
                    index.insert(from, at);
                    index
                })
            });
            go(array.move_axis(axis, to), expected, bytes);
        }
        5 => {
            let most = rank.cast_signed();
            let place = (-most - 1 <= axis && axis <= most).then(|| axis.rem_euclid(most + 1).unsigned_abs());
            let expected = place.map(|place| {
                let mut extents = model.extents.clone();
                extents.insert(place, 1);
                model.gather(extents, |index| without(index, place))
            });
            go(array.insert_axis(axis), expected, bytes);
        }
        6 => {
            // Each axis of extent 1 may be stretched.
            let extents: Vec<usize> = model
                .extents
                .iter()
                .map(|&extent| if bytes.below(2) > 0 { bytes.below(5) } else { extent })
                .collect();
            let fits = model.extents.iter().zip(&extents).all(|(from, to)| from == to || *from == 1);
            let expected = fits.then(|| {
                model.gather(extents.clone(), |index| {
                    index
                        .iter()
                        .zip(&model.extents)
                        .map(|(&at, &extent)| if extent == 1 { 0 } else { at })
                        .collect()
                })
            });
            // An array of rank 0 is a scalar.
            go(array.broadcast_to(&extents), expected, bytes);
        }
        7..=9 => slice(array, model, bytes),
        10 => {
            let Some((first, second)) = place.zip(model.axis(-1)).filter(|(first, second)| first != second)
            else {
                return;
            };
            let offset = bytes.signed();
            if !(-8..8).contains(&offset) {
                return;
            }
            let (down, right) = ((-offset).max(0).unsigned_abs(), offset.max(0).unsigned_abs());
            let len = |axis: usize, skipped: usize| model.extents[axis].saturating_sub(skipped);
            let len = len(first, down).min(len(second, right));
            let rest: Vec<usize> = (0..rank).filter(|axis| ![first, second].contains(axis)).collect();
            let extents = rest.iter().map(|&axis| model.extents[axis]).chain([len]).collect();
            let expected = model.gather(extents, |index| {
                let mut from = vec![0; rank];
                let (at, index) = index.split_last().unwrap();
                rest.iter().zip(index).for_each(|(&axis, &at)| from[axis] = at);
                (from[first], from[second]) = (at + down, at + right);
                from
            });
            go(array.diagonal(axis, -1, offset), Some(expected), bytes);
        }
        11 => {
            // The reshape to one axis, and back.
            let count = model.elements.len();
            let flat = Model { extents: vec![count], elements: model.elements.clone() };
            let tensor = array.to_tensor();
            let int = |extent: &usize| extent.cast_signed();
            let ints: Vec<isize> = model.extents.iter().map(int).collect();
            let reshaped = tensor.reshape(&[count.cast_signed()]).expect("the same elements");
            assert_eq!(reshaped.reshape(&ints).expect("the same elements"), array, "back");
            assert_eq!(array.reshape(&ints).expect("the same extents"), array, "the same");
            step(reshaped, &flat, bytes);
        }
        12 => {
            let shift = bytes.signed();
            let expected = place.map(|axis| {
                let n = model.extents[axis].cast_signed();
                model.gather(model.extents.clone(), |index| {
                    let at = index[axis].cast_signed() as i128 - shift as i128;
                    with(index, axis, at.rem_euclid(n as i128) as usize)
                })
            });
            own(array.roll(axis, shift), expected, bytes);
        }
        13 => {
            let times = bytes.below(4);
            let expected = place.map(|axis| {
                let extents = model.with(axis, model.extents[axis] * times);
                model.gather(extents, |index| with(index, axis, index[axis] / times))
            });
            own(array.repeat(axis, times), expected, bytes);
        }
        14 => {
            let counts: Vec<usize> = (0..rank).map(|_| bytes.below(3)).collect();
            let extents = model.extents.iter().zip(&counts).map(|(extent, count)| extent * count).collect();
            let expected = model.gather(extents, |index| {
                index.iter().zip(&model.extents).map(|(at, extent)| at % extent).collect()
            });
            own(array.tile(&counts), Some(expected), bytes);
        }
        15 => {
            let taken: Vec<isize> = bytes.list(4, Bytes::signed);
            let expected = place.and_then(|axis| {
                let n = model.extents[axis].cast_signed();
                let position = |&at: &isize| (-n <= at && at < n).then(|| at.rem_euclid(n).unsigned_abs());
                let positions = taken.iter().map(position).collect::<Option<Vec<usize>>>()?;
                let extents = model.with(axis, taken.len());
                Some(model.gather(extents, |index| with(index, axis, positions[index[axis]])))
            });
            own(array.take(axis, &taken), expected, bytes);
        }
        16 => {
            let expected = place.map(|axis| {
                model.along(axis, model.extents[axis], |mut line| {
                    line.sort_unstable();
                    line
                })
            });
            own(array.sort_axis(axis), expected, bytes);
        }
        17 => {
            let expected = place.map(|axis| {
                model.along(axis, model.extents[axis], |line| {
                    line.iter()
                        .scan(0_i32, |sum, &next| {
                            *sum = sum.wrapping_add(next);
                            Some(*sum)
                        })
                        .collect()
                })
            });
            if model.elements.iter().all(|element| element.abs() < 1 << 20) {
                own(array.cumsum(axis), expected, bytes);
            }
        }
        18 => {
            let expected = place.map(|axis| Model {
                extents: without(&model.extents, axis),
                elements: model.along(axis, 1, |line| vec![line.iter().sum()]).elements,
            });
            if model.elements.iter().all(|element| element.abs() < 1 << 20) {
                own(array.sum_axis(axis), expected, bytes);
            }
        }
        19 => {
            let pads: Vec<Pad> = (0..rank)
                .map(|_| Pad {
                    low: bytes.below(5).cast_signed() - 2,
                    high: bytes.below(5).cast_signed() - 2,
                    interior: bytes.below(3),
                })
                .collect();
            own(array.pad(&pads, -100), padded(model, &pads), bytes);
        }
        20 => {
            let copies = 1 + bytes.below(3);
            let expected = place.map(|axis| {
                let n = model.extents[axis];
                model.gather(model.with(axis, n * copies), |index| with(index, axis, index[axis] % n))
            });
            own(DynTensor::concatenate(axis, vec![array; copies]), expected, bytes);
        }
        21 => {
            let mapped = array.map(|element| element / 2 + 1);
            let elements = model.elements.iter().map(|element| element / 2 + 1).collect();
            step(mapped.view(), &Model { extents: model.extents.clone(), elements }, bytes);
        }
        22 => {
            let mut tensor = array.to_tensor();
            tensor.zip_apply(&array, |to, from| *to = to.wrapping_sub(*from) + 1).expect("the same extents");
            let ones = Model { extents: model.extents.clone(), elements: vec![1; model.elements.len()] };
            assert_eq!(tensor.as_slice(), ones.elements, "each is subtracted from itself");
            tensor.assign(&array).expect("the same extents");
            step(tensor.view(), model, bytes);
        }
        _ => {
            match rank {
                1 => ranked(&View::<_, 1>::try_from(&array).expect("the rank"), model, bytes),
                2 => ranked(&View::<_, 2>::try_from(&array).expect("the rank"), model, bytes),
                3 => ranked(&View::<_, 3>::try_from(&array).expect("the rank"), model, bytes),
                4 => ranked(&View::<_, 4>::try_from(&array).expect("the rank"), model, bytes),
                _ => {}
            }
            step(array, model, bytes);
        }
    }
}

/// A slice with an item for each of some axes, by Python's rules.
fn slice(array: DynView<'_, i32>, model: &Model, bytes: &mut Bytes<'_>) {
    let (mut expr, mut expected) = (SliceExpr::new(), Some(model.clone()));
    let mut axis = 0;
    for _ in 0..bytes.below(model.rank() + 1) {
        let before = expected.take();
        if bytes.below(3) == 0 {
            let index = bytes.signed();
            expr = expr.index(index);
            expected = before.and_then(|model| {
                let n = model.extents[axis].cast_signed();
                let at = (-n <= index && index < n).then(|| index.rem_euclid(n).unsigned_abs())?;
                let back = |index: &[usize]| [&index[..axis], &[at], &index[axis..]].concat();
                Some(model.gather(without(&model.extents, axis), back))
            });
            continue;
        }
        let end = |bytes: &mut Bytes<'_>| (bytes.below(3) > 0).then(|| bytes.signed());
        let (begin, end, stride) = (end(bytes), end(bytes), bytes.signed());
        let of = |end: Option<isize>| end.map_or(End::Open, End::from);
        expr = expr.step(of(begin), of(end), stride);
        expected = before.filter(|_| stride != 0).map(|model| {
            let positions = positions(begin, end, stride, model.extents[axis]);
            model.gather(model.with(axis, positions.len()), |index| with(index, axis, positions[index[axis]]))
        });
        axis += 1;
    }
    go(array.slice_by(&expr), expected, bytes);
}

/// What a view of any rank returns.
fn queries(array: &DynView<'_, i32>, model: &Model, bytes: &mut Bytes<'_>) {
    let elements = &model.elements;
    assert!(array.iter().eq(elements), "iter");
    assert_eq!(array.iter().len(), elements.len(), "len");
    assert_eq!(array.element_count(), elements.len(), "element_count");
    assert_eq!(array.is_empty(), elements.is_empty(), "is_empty");
    assert_eq!((array.max(), array.min()), (elements.iter().max().copied(), elements.iter().min().copied()));
    assert_eq!(array.fold(0, |count, _| count + 1), elements.len(), "fold");
    assert_eq!(array, &array.to_tensor(), "to_tensor");
    if let Some(slice) = array.try_as_slice() {
        assert_eq!(slice, elements, "try_as_slice");
    }
    for (index, element) in indices(&model.extents).iter().zip(elements) {
        assert_eq!(array.get(index), Some(element), "get");
    }
    let index: Vec<usize> = (0..bytes.below(6)).map(|_| bytes.below(8)).collect();
    let is_in =
        index.len() == model.rank() && index.iter().zip(&model.extents).all(|(at, extent)| at < extent);
    assert_eq!(
        array.get(&index).copied(),
        is_in.then(|| model.at(&index)),
        "{index:?} of {:?}",
        model.extents
    );
}

/// What a view with its rank in the type returns.
fn ranked<const R: usize>(array: &View<'_, i32, R>, model: &Model, bytes: &mut Bytes<'_>) {
    let elements = &model.elements;
    assert!(array.iter().eq(elements), "iter");
    let skipped = bytes.below(8);
    assert!(array.iter().skip(skipped).eq(elements.iter().skip(skipped)), "nth");
    assert_eq!(array.iter().last(), elements.last(), "last");
    assert!(array.indices().zip(indices(&model.extents)).all(|(index, other)| index[..] == other), "indices");
    let mut visited = Vec::new();
    array.indexed_for_each(|index, element| visited.push((index.to_vec(), *element)));
    assert!(visited.into_iter().eq(indices(&model.extents).into_iter().zip(elements.iter().copied())));
    assert_eq!(
        array.fold(0_i64, |sum, &next| sum + i64::from(next)),
        elements.iter().copied().map(i64::from).sum::<i64>()
    );
    for (index, element) in array.indices().zip(elements) {
        assert_eq!((array.get(index), &array[index]), (Some(element), element), "get");
    }
    let index: [usize; R] = core::array::from_fn(|_| bytes.below(8));
    let is_in = index.iter().zip(&model.extents).all(|(at, extent)| at < extent);
    assert_eq!(array.get(index).copied(), is_in.then(|| model.at(&index)), "{index:?}");
    let axis = bytes.below(R);
    let chosen = AxisOf::<R>::new(axis.cast_signed()).expect("it is below the rank");
    let at = bytes.below(model.extents[axis] + 1);
    let (front, back) = array.split_at(chosen, at);
    let part = |low: usize, high: usize| {
        model.gather(model.with(axis, high - low), |index| with(index, axis, index[axis] + low)).elements
    };
    assert_eq!((front.to_vec(), back.to_vec()), (part(0, at), part(at, model.extents[axis])), "split_at");
    // The same elements in other layouts.
    let shape = Shape::new(array.extents()).expect("the extents of an array");
    let bounds = array.extents().map(|extent| extent + bytes.below(3));
    let order = if bytes.below(2) > 0 { MinorToMajor::ROW_MAJOR } else { MinorToMajor::COLUMN_MAJOR };
    let padded = Padded::new(shape, order, bounds).expect("small bounds");
    let padded = array.to_layout_with(padded, -1).expect("small bounds");
    assert!(padded == *array && padded.iter().eq(elements) && padded.view() == padded, "padded");
    let sizes = [1 + bytes.below(4), 1 + bytes.below(4)];
    let tiles = Tiles::from_sizes(&[&sizes[..R.min(2)], &[2]]).expect("no tile is empty");
    let tiled = Tiled::new(shape, order, tiles.as_tiles()).expect("small tiles");
    let tiled = array.to_tiled_with(tiled, -1).expect("small tiles");
    assert!(tiled == *array && tiled.iter().eq(elements) && tiled == padded, "tiled");
    assert_eq!(tiled.iter().fold(0, |count, _| count + 1), elements.len(), "fold of tiles");
    for index in array.indices() {
        assert_eq!(tiled.get(index), array.get(index), "get of tiles");
    }
}
