//! Layouts without elements in every operation of the algebra, and the text that CuTe prints.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{DynExtent, Mapping};

use shapewise_algebra::{Modes, ModesTextError, OpenModes, Swizzle, Swizzled};

/// Every layout of two axes of two modes each with these numbers.
fn world() -> impl Iterator<Item = Modes<2>> {
    let extents = [0, 1, 2, 3];
    let modes = move |code: usize| [(extents[code % 4], 1), (extents[code / 4 % 4], -2)];
    (0..256).flat_map(move |code| {
        let ([a, b], [c, d]) = (modes(code), modes(code / 16));
        [Modes::new([&[a, b], &[c, d]]).unwrap(), Modes::new([&[(a.0, 6), (b.0, 3)], &[c]]).unwrap()]
    })
}

/// The offset of a linear index, by division from the fastest mode on.
fn at(modes: &[(usize, isize)], mut index: usize) -> isize {
    let Some((slowest, others)) = modes.split_first() else { return 0 };
    if others.iter().any(|mode| mode.0 == 0) {
        return 0;
    }
    let mut offset = 0;
    for (extent, stride) in others.iter().rev() {
        offset += (index % extent).cast_signed() * stride;
        index /= extent;
    }
    offset + index.cast_signed() * slowest.1
}

#[test]
fn every_index_has_an_offset() {
    for a in world() {
        let all: Vec<_> = a.modes(0).chain(a.modes(1)).collect();
        for index in 0..20 {
            assert_eq!(a.at(index), at(&all, index), "{a}");
            for axis in 0..2 {
                assert_eq!(a.axis(axis).at(index), at(&a.modes(axis).collect::<Vec<_>>(), index), "{a}");
            }
        }
        for layout in [a.coalesced(), a.right_inverse(), a.nullspace()] {
            let modes: Vec<_> = layout.modes(0).collect();
            assert!((0..20).all(|index| layout.at(index) == at(&modes, index)), "{a}: {layout}");
        }
    }
    let found = Modes::strided([2, 0], [1, 1]).unwrap();
    assert_eq!((found.at(1), found.coalesced().at(1), found.right_inverse().at(1)), (0, 0, 0));
}

/// Every operation returns: results without elements, or an error.
#[test]
fn every_operation_takes_layouts_without_elements() {
    let others: Vec<_> = world().step_by(17).collect();
    let mut empty = 0;
    for a in world().filter(|a| a.count() == 0) {
        empty += 1;
        assert_eq!((a.coalesced().count(), a.coalesced_axes().count(), a.reversed().count()), (0, 0, 0));
        assert_eq!((a.base(), a.span(), a.index_at(0), a.offset([0, 0])), (0, 0, None, a.offset([0, 0])));
        assert!(a.offset([0, 0]).is_err() && a.left_inverse().is_ok_and(|inverse| inverse.at(3) < 9));
        assert!(a.to_strided().is_none_or(|layout| layout.element_count() == 0));
        let swizzled = Swizzled::new(a, Swizzle::new(1, 0, 1).unwrap()).unwrap();
        assert_eq!(swizzled.index_at(0), None);
        for times in [0, 1, 2, 3] {
            let _ = (a.widened(times), a.narrowed(times), a.complement(times));
        }
        for axis in 0..2 {
            for (begin, count, step) in [(0, 0, 1), (0, 1, 1), (1, 2, -1), (2, 1, 3)] {
                let _ = a.slice_axis(axis, begin, count, step);
            }
        }
        for b in &others {
            let _ = (a.compose(b), b.compose(&a), a.product(b), b.product(&a));
            let _ =
                (a.blocked_product(b), b.raked_product(&a), Modes::zipped(&a, b), a.largest_common_vector(b));
            for (divided, by) in [(&a, b), (b, &a)] {
                if let Ok((tile, grid)) = divided.divide(by) {
                    assert_eq!(tile.count() * grid.count(), divided.count(), "{divided} by {by}");
                }
                if let Ok((tile, grid)) = divided.divide_axes(&[by.axis(0), by.axis(1)]) {
                    assert_eq!(tile.count() * grid.count(), divided.count(), "{divided} by {by}");
                }
            }
        }
        for extents in [[1, 1], [2, 1], [1, 3], [0, 1]] {
            if let Ok((tile, grid)) = a.tile(extents) {
                assert_eq!((tile.extents(), grid.count()), (extents, 0), "{a}");
            }
        }
    }
    assert!(empty > 200);
}

/// The tile of no tiles is that of the same layout with elements.
#[test]
fn a_batch_of_none_has_the_tile_of_every_batch() {
    let inner = Modes::new([&[(3, 1), (4, 6)], &[(2, 3)]]).unwrap();
    let open = OpenModes::new(DynExtent::UNKNOWN, 2, inner).unwrap();
    let closed = |extent| open.with_extent(extent).unwrap();
    let (block, grid, condition) = open.tile([2, 1]).unwrap();
    assert_eq!(condition, None);
    for extent in 0..5 {
        assert_eq!(closed(extent).tile([2, 1]).unwrap().0, block);
        let found = closed(extent).tile([2, 1]).unwrap().1.coalesced_axes();
        assert_eq!(grid.with_extent(extent).unwrap().coalesced_axes(), found);
    }
    let rows = Modes::row_major([0, 64]).unwrap();
    let (block, grid) = rows.tile([8, 16]).unwrap();
    assert_eq!((block.to_string(), grid.to_string()), ("(8,16):(64,1)".into(), "(0,4):(0,16)".into()));
    let by = Modes::strided([2], [4]).unwrap();
    let (tile, grid) = Modes::row_major([0]).unwrap().divide(&by).unwrap();
    assert_eq!((tile, grid.to_string()), (by, "0:0".into()));
}

#[test]
fn numbers_that_are_known_have_an_underscore() {
    let of = |text: &str| text.parse::<Modes<2>>();
    assert_eq!(of("(2,1):(_1,8)"), Ok(Modes::strided([2, 1], [1, 8]).unwrap()));
    assert_eq!(
        of("((_2,3),_4):((_6,_-4),1)").map(|modes| modes.to_string()),
        Ok("((2,3),4):((6,-4),1)".into())
    );
    assert_eq!("_4:_1".parse::<Modes<1>>(), Ok(Modes::strided([4], [1]).unwrap()));
    for (text, at) in
        [("_:_1", 1), ("__4:1", 1), ("4_:1", 1), ("_ 4:1", 1), ("4:_", 3), ("4:_(1)", 3), ("_x:1", 1)]
    {
        assert_eq!(text.parse::<Modes<1>>(), Err(ModesTextError::Unexpected { at }), "{text}");
    }
    for text in ["_-1:1", "_99999999999999999999:1"] {
        assert_eq!(text.parse::<Modes<1>>(), Err(ModesTextError::Number { at: 1 }), "{text}");
    }
}
