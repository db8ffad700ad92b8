//! The witness of each refusal of the layout algebra is true: the index has the offset that it says, and the law does not hold there.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    DynExtent, Mapping,
    index::Walk,
    layout::algebra::{AlgebraError, Law, Modes, NoSuchLayout, OpenModes, Swizzle, Swizzled},
};

/// All layouts of two axes, the last of two modes, of these extents and strides.
fn layouts(extents: &[usize], strides: &[isize]) -> Vec<Modes<2>> {
    let modes: Vec<(usize, isize)> =
        extents.iter().flat_map(|extent| strides.iter().map(move |stride| (*extent, *stride))).collect();
    let mut all = Vec::new();
    for first in &modes {
        for second in &modes {
            all.extend(modes.iter().map(|last| Modes::new([&[*first], &[*second, *last]]).unwrap()));
        }
    }
    all
}

fn witness<T: core::fmt::Debug>(result: Result<T, AlgebraError>) -> NoSuchLayout {
    match result {
        Err(AlgebraError::NoSuchLayout(witness)) => witness,
        other => panic!("expected a witness, found {other:?}"),
    }
}

#[test]
fn of_complements() {
    let mut laws = [0; 3];
    for layout in layouts(&[1, 2, 3], &[-3, -2, -1, 0, 1, 2, 3, 4, 6]) {
        for n in [layout.span(), 24, 35, 36] {
            let Err(AlgebraError::NoSuchLayout(witness)) = layout.complement(n) else { continue };
            let NoSuchLayout { law, index, expected, found, .. } = witness;
            match law {
                Law::Unique => {
                    assert!(index > 0 && layout.at(index) == 0, "{layout} in {n}: {witness}");
                    laws[0] += 1;
                }
                Law::Cover => {
                    assert_eq!(layout.at(index).abs(), found, "{layout} in {n}: {witness}");
                    assert_ne!(found % expected, 0, "{layout} in {n}: {witness}");
                    laws[1] += 1;
                }
                Law::Even => {
                    assert_eq!(found, n.cast_signed(), "{layout} in {n}: {witness}");
                    assert_ne!(found % expected, 0, "{layout} in {n}: {witness}");
                    laws[2] += 1;
                }
                other => panic!("{layout} in {n}: {other:?}"),
            }
        }
    }
    assert!(laws.iter().all(|count| *count > 1000), "{laws:?}");
}

/// Slices an axis, and compares the result, or the witness, with the offset of each index. Counts results, witnesses of indices that are not there, and others.
fn slice<const R: usize>(
    layout: &Modes<R>,
    [axis, begin, count]: [usize; 3],
    step: isize,
    laws: &mut [usize; 3],
) {
    let (whole, extents) = (layout.axis(axis), layout.extents());
    let places: Vec<isize> = (0..count.cast_signed()).map(|at| begin.cast_signed() + at * step).collect();
    let is_within = places.iter().all(|place| *place >= 0 && place.unsigned_abs() < extents[axis]);
    let at = |index: usize| whole.at(places[index].unsigned_abs());
    let what = format!("{layout}, axis {axis}: {count} from {begin} on by {step}");
    match layout.slice_axis(axis, begin, count, step) {
        Ok((part, offset)) => {
            assert!(is_within, "{what}");
            let mut expected = extents;
            expected[axis] = count;
            assert_eq!(part.extents(), expected, "{what}");
            assert!((0..count).all(|index| part.axis(axis).at(index) == at(index) - at(0)), "{what}");
            assert_eq!(offset, if count == 0 { 0 } else { at(0) }, "{what}");
            for other in (0..R).filter(|other| *other != axis) {
                assert_eq!(part.axis(other).coalesced(), layout.axis(other).coalesced(), "{what}");
            }
            laws[0] += 1;
        }
        Err(AlgebraError::NoSuchLayout(witness)) => {
            assert_eq!(witness.axis, axis, "{what}: {witness}");
            if witness.law == Law::Domain {
                let place = places[witness.index];
                assert_eq!(witness.found, place, "{what}: {witness}");
                assert_eq!(witness.expected, extents[axis].cast_signed(), "{what}: {witness}");
                assert!(place < 0 || place >= witness.expected, "{what}: {witness}");
                laws[1] += 1;
            } else {
                assert!(is_within && witness.law == Law::Function, "{what}: {witness}");
                assert_eq!(witness.found, at(witness.index) - at(0), "{what}: {witness}");
                assert_ne!(witness.found, witness.expected, "{what}: {witness}");
                laws[2] += 1;
            }
        }
        Err(error) => panic!("{what}: {error}"),
    }
}

#[test]
fn of_slices() {
    let mut laws = [0; 3];
    for layout in layouts(&[1, 2, 4], &[-4, 0, 1, 2]) {
        for [axis, begin, count, step] in Walk::new([2, 6, 4, 7]).unwrap() {
            slice(&layout, [axis, begin, count], step.cast_signed() - 3, &mut laws);
        }
    }
    assert!(laws.iter().all(|count| *count > 100), "{laws:?}");
    // An axis of four modes, whose digits carry.
    let mut laws = [0; 3];
    for strides in [[8, 4, 2, 1], [100, 30, 7, 1], [1, 50, 3, 20], [-60, 1, -9, 30]] {
        for extents in [[2, 2, 2, 2], [2, 3, 2, 2], [2, 2, 3, 2], [2, 2, 2, 3]] {
            let modes = [0, 1, 2, 3].map(|at| (extents[at], strides[at]));
            let layout = Modes::new([modes.as_slice()]).unwrap();
            for [begin, count, step] in Walk::new([layout.count() + 1, 9, 15]).unwrap() {
                slice(&layout, [0, begin, count], step.cast_signed() - 7, &mut laws);
            }
        }
    }
    assert!(laws.iter().all(|count| *count > 1000), "{laws:?}");
}

#[test]
fn of_divisions() {
    // Four runs of six, 10 apart.
    let outer = Modes::new([&[(4, 10), (6, 1)]]).unwrap();
    for (by, axis, index) in
        [(Modes::strided([3, 8], [8, 1]).unwrap(), 1, 6), (Modes::strided([4, 2], [2, 1]).unwrap(), 0, 3)]
    {
        let composed = witness(outer.compose(&by));
        assert_eq!((composed.law, composed.axis, composed.index), (Law::Function, axis, index), "{by}");
    }
    // The same along an axis of a tile that copies fill.
    let by = Modes::strided([3, 8], [8, 1]).unwrap();
    assert_eq!(witness(outer.divide(&by)), witness(outer.compose(&by)));
    let by = Modes::strided([4, 3], [6, 2]).unwrap();
    assert_eq!(outer.divide(&by).map(|(tile, _)| tile), outer.compose(&by));
    // The grid is one axis: tiles begin at 0, 4, 12 and 20, because 8 and 12 are in the second and the third run.
    let grid = witness(outer.divide(&Modes::strided([4], [1]).unwrap()));
    assert_eq!((grid.law, grid.axis, grid.index, grid.expected, grid.found), (Law::Function, 0, 3, 16, 20));

    let rows = Modes::row_major([4, 6]).unwrap();
    let (two, four) = (Modes::strided([2], [1]).unwrap(), Modes::strided([4], [1]).unwrap());
    let error = rows.divide_axes(&[two, four]).unwrap_err();
    assert_eq!(error.to_string(), "no layout: axis 1: 6 is not a multiple of 4");
    let three = Modes::strided([3], [1]).unwrap();
    let error = rows.divide_axes(&[three, two]).unwrap_err();
    assert_eq!(error.to_string(), "no layout: axis 0: 4 is not a multiple of 3");
}

#[test]
fn of_open_layouts() {
    let unknown = DynExtent::UNKNOWN;
    let known = |extent| DynExtent::known(extent).unwrap();
    let most = |extent| DynExtent::at_most(extent).unwrap();
    let rows = OpenModes::row_major([unknown, known(4), known(3)]).unwrap();
    assert_eq!(
        rows.with_extent(5).unwrap().coalesced_axes(),
        Modes::row_major([5, 4, 3]).unwrap().coalesced_axes()
    );
    assert_eq!(OpenModes::row_major([unknown, known(4), most(3)]), Err(AlgebraError::Unknown { axis: 2 }));

    // The last index of the inner layout is at 10, in the third row.
    let rows = |extent| OpenModes::row_major([extent, known(4)]).unwrap();
    let diagonal = Modes::strided([3], [5]).unwrap();
    let refused = witness(rows(most(2)).compose(&diagonal));
    assert_eq!(refused, witness(Modes::row_major([2, 4]).unwrap().compose(&diagonal)));
    assert_eq!((refused.law, refused.index, refused.expected, refused.found), (Law::Domain, 2, 8, 10));
    let (_, condition) = rows(most(3)).compose(&diagonal).unwrap();
    assert_eq!(condition.unwrap().to_string(), "the open extent <=3 must be at least 3");
    // Without elements there is no condition, and each extent is as good as another one.
    let none = Modes::strided([0], [1]).unwrap();
    assert_eq!(rows(unknown).compose(&none).unwrap().1, None);
    let empty = OpenModes::new(unknown, 4, Modes::row_major([2, 0]).unwrap()).unwrap();
    assert_eq!(empty.compose(&none).unwrap().1, None);
    assert_eq!(
        empty.compose(&diagonal).unwrap_err(),
        Modes::row_major([1, 0]).unwrap().compose(&diagonal).unwrap_err()
    );

    // Blocks of six rows, of images of four rows each.
    let images = |extent| OpenModes::new(extent, 12, Modes::row_major([4, 3]).unwrap()).unwrap();
    let (block, grid, condition) = images(most(11)).tile([6, 3]).unwrap();
    assert_eq!(block.extents(), [6, 3]);
    assert_eq!(condition.unwrap().to_string(), "the open extent <=11 must be a multiple of 3");
    assert_eq!(grid.extent(), most(3), "of at most 11 images");
    assert_eq!(
        images(known(4)).tile([6, 3]).unwrap_err().to_string(),
        "no layout: axis 0: 16 is not a multiple of 6"
    );
    assert_eq!(images(unknown).tile([4, 3]).unwrap().2, None, "each image divides");
    for extents in [[0, 3], [6, 0]] {
        assert!(images(unknown).tile(extents).is_err() && images(known(6)).tile(extents).is_err());
    }
    assert!(empty.tile([2, 3]).is_ok() && Modes::row_major([2, 0]).unwrap().tile([2, 3]).is_ok());
}

#[test]
fn of_layouts_that_are_no_modes() {
    for (strides, swizzle) in
        [([-4, 1], (1, 0, 2)), ([4, -1], (2, 0, 2)), ([-4, -1], (1, 1, 2)), ([-4, 1], (1, 0, 4))]
    {
        let swizzle = Swizzle::new(swizzle.0, swizzle.1, swizzle.2).unwrap();
        let layout = Swizzled::new(Modes::strided([4, 4], strides).unwrap(), swizzle).unwrap();
        let offset = |index| {
            layout.offset(index).unwrap().cast_signed() - layout.offset([0; 2]).unwrap().cast_signed()
        };
        match Modes::from_mapping(&layout) {
            Ok(modes) => assert!(
                Walk::new([4, 4]).unwrap().enumerate().all(|(at, index)| modes.at(at) == offset(index))
            ),
            Err(AlgebraError::NoSuchLayout(NoSuchLayout {
                law: Law::Carry, index, expected, found, ..
            })) => {
                let [row, column] = [index / 4, index % 4];
                assert_eq!(
                    (found, expected),
                    (offset([row, column]), offset([row, 0]) + offset([0, column]))
                );
                assert_ne!(found, expected);
            }
            Err(AlgebraError::NoSuchLayout(NoSuchLayout {
                law: Law::Function, axis, index, found, ..
            })) => {
                let mut at = [0; 2];
                at[axis] = index;
                assert_eq!(found, offset(at));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Two layouts fit, and the layout of both does not.
#[test]
fn of_extents_that_do_not_fit() {
    let half = 1 << (usize::BITS / 2 + 1);
    for stride in [0, 1] {
        let (fast, slow) = (Modes::strided([half], [0]).unwrap(), Modes::strided([half], [stride]).unwrap());
        for result in [Modes::zipped(&fast, &slow), Modes::zipped(&slow, &fast)] {
            assert!(matches!(result, Err(AlgebraError::Size(_))), "{result:?}");
        }
    }
    let most = Modes::strided([half], [isize::MAX / half.cast_signed()]).unwrap();
    let error = Modes::zipped(&most, &most).unwrap_err();
    assert!(matches!(error, AlgebraError::Size(_) | AlgebraError::TooLarge { .. }), "{error}");
}
