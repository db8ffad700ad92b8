//! Bitcasts between arrays whose rank is known at run time, with the other attributes of layouts: tiles, splits, sizes, memories.

use shapewise::{
    DynExtent,
    layout::{
        bitcast::Decomposition,
        tile::{TileExtent, Tiles},
    },
};
use shapewise_xla::{
    ArrayBitcastError, ArrayDecomposition, ArrayLayout, ArrayShape, ArrayShapeError, ElementType,
};

use super::{
    Answers, dense,
    oracle::{
        dense::{Dense, tiled_offsets, world},
        orders,
    },
    ranked, with_rank,
};

fn extents(extents: &[usize]) -> Vec<DynExtent> {
    extents.iter().map(|&extent| DynExtent::try_from(extent).unwrap()).collect()
}

fn signed(axes: &[usize]) -> Vec<isize> {
    axes.iter().map(|axis| axis.cast_signed()).collect()
}

/// The layout of the oracle as an array.
fn array(layout: &Dense) -> ArrayShape {
    let shape = ArrayShape::new(ElementType::F32, extents(&layout.extents)).unwrap();
    shape.with_layout(ArrayLayout::new(&signed(&layout.order)).unwrap()).unwrap()
}

/// An array of these extents, without a layout.
fn of_extents(to: &[usize]) -> ArrayShape {
    ArrayShape::new(ElementType::F32, extents(to)).unwrap().without_layout()
}

/// An array as a layout of the oracle.
fn oracle(shape: &ArrayShape) -> Dense {
    let extents: Vec<usize> = shape.extents().iter().map(|extent| extent.get().unwrap()).collect();
    Dense::new(&extents, shape.layout().unwrap().minor_to_major())
}

fn parse(text: &str) -> ArrayShape {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn bitcasts_are_those_of_ranks_in_the_type() {
    let all: Vec<Dense> = world(3, &[0, 1, 2, 3]).iter().flat_map(|shape| Dense::all(shape)).collect();
    let mut cases = 0;
    // Every third: the others are alike, with their axes renamed.
    for from in all.iter().step_by(3) {
        for to in all.iter().step_by(2) {
            let (from_array, to_array) = (array(from), array(to));
            let decomposed = from_array.decompose(&to_array);
            with_rank!(from.extents.len(), R => with_rank!(to.extents.len(), Q => {
                let (from, to) = (ranked::<R>(from), ranked::<Q>(to));
                assert_eq!(from_array.reshape_is_bitcast(&to_array), Ok(from.reshape_is_bitcast(&to)));
                assert_eq!(from_array.is_bitcast(&to_array), Ok(from.is_bitcast(&to)), "{from} to {to}");
                let aligned = from_array.align(&to_array).unwrap();
                assert_eq!(aligned.map(|shape| oracle(&shape)), from.align(*to.shape()).map(|layout| dense(&layout)));
                match (decomposed, from.decompose(&to)) {
                    (Err(ArrayBitcastError::Count(_)), Err(_)) => {}
                    (Ok(ArrayDecomposition::Reshape), Ok(Decomposition::Reshape)) => {}
                    (Ok(ArrayDecomposition::Transpose(axes)), Ok(Decomposition::Transpose(permutation))) => {
                        assert_eq!(axes, permutation.axes());
                        assert_eq!(from_array.deduce_transpose(&to_array), Ok(Some(axes)));
                    }
                    (
                        Ok(ArrayDecomposition::TransposeReshapeTranspose(parts)),
                        Ok(Decomposition::TransposeReshapeTranspose(expected)),
                    ) => {
                        assert_eq!((&parts.first[..], &parts.second[..]), (&expected.first.axes()[..], &expected.second.axes()[..]));
                        assert_eq!(oracle(&parts.reshaped).extents, expected.reshape);
                        assert_eq!(parts, from_array.decompose_fully(&to_array).unwrap());
                        assert!(from_array.transpose_is_bitcast(&parts.transposed, &signed(&parts.first)).unwrap());
                        assert!(parts.transposed.reshape_is_bitcast(&parts.reshaped).unwrap());
                        assert!(parts.reshaped.transpose_is_bitcast(&to_array, &signed(&parts.second)).unwrap());
                    }
                    (found, expected) => panic!("{from} to {to}: {found:?}, {expected:?}"),
                }
            }));
            cases += 1;
        }
    }
    assert!(cases > 10_000, "{cases} cases");
}

#[test]
fn edits_are_those_of_named_axes() {
    let five = DynExtent::try_from(5).unwrap();
    for from in world(3, &[0, 1, 2]).iter().flat_map(|shape| Dense::all(shape)) {
        let (shape, rank) = (array(&from), from.extents.len());
        assert_eq!(oracle(&shape.append_major(five).unwrap()), from.with(rank, rank, 5));
        assert_eq!(oracle(&shape.append_minor(five).unwrap()), from.with(rank, 0, 5));
        assert_eq!(oracle(&shape.prepend_major(five).unwrap()), from.with(0, rank, 5));
        assert_eq!(oracle(&shape.prepend_minor(five).unwrap()), from.with(0, 0, 5));
        for axis in 0..=rank {
            let place = from.order.iter().position(|&other| other == axis).map_or(0, |place| place + 1);
            let inserted = shape.insert_axis(axis.cast_signed(), five).unwrap();
            assert_eq!(oracle(&inserted), from.with(axis, place, 5));
            assert_eq!(
                inserted.remove_axis(axis.cast_signed()).unwrap(),
                shape,
                "what is put in can be taken out"
            );
            assert_eq!(
                shape.insert_axis(axis.cast_signed() - rank.cast_signed() - 1, five).unwrap(),
                inserted
            );
        }
        for axis in 0..rank {
            assert_eq!(oracle(&shape.remove_axis(axis.cast_signed()).unwrap()), from.without(&[axis]));
            assert_eq!(
                oracle(&shape.keep(|other| other == axis)),
                from.without(&(0..rank).filter(|&other| other != axis).collect::<Vec<_>>())
            );
        }
        let ones: Vec<usize> = (0..rank).filter(|&axis| from.extents[axis] == 1).collect();
        assert_eq!(oracle(&shape.remove_degenerate_axes()), from.without(&ones));
        assert_eq!(shape.remove_axes(&signed(&ones)).unwrap(), shape.remove_degenerate_axes());
        assert!(
            shape.remove_axis(rank.cast_signed()).is_err()
                && shape.insert_axis(rank.cast_signed() + 1, five).is_err()
        );
        for axes in orders(rank) {
            let permuted = shape.permute(&signed(&axes)).unwrap();
            assert_eq!(oracle(&permuted).naive(), from.naive().permute(&axes));
        }
        let physical = shape.in_memory_order().unwrap();
        assert!(physical.layout().unwrap().is_row_major(), "{physical}");
        assert!(oracle(&physical).naive().elements.is_sorted(), "{physical}");
    }
}

#[test]
fn wrong_axes_are_errors_with_words() {
    let shape = parse("f32[2,3]{1,0}");
    let words = |error: &dyn core::fmt::Display| error.to_string();
    assert_eq!(words(&shape.permute(&[0]).unwrap_err()), "the rank is 1, expected 2");
    assert_eq!(
        words(&shape.permute(&[1, 1]).unwrap_err()),
        "axis 1 occurs twice (at 0 and at 1): each axis must occur once"
    );
    assert_eq!(
        words(&shape.remove_axes(&[1, -1]).unwrap_err()),
        "axis 1 is named twice (at 0 and at 1): each axis is removed once"
    );
    let bare = shape.clone().without_layout();
    assert_eq!(
        words(&bare.in_memory_order().unwrap_err()),
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major"
    );
    assert_eq!(
        words(&bare.reshape_is_bitcast(&shape).unwrap_err()),
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major"
    );
    assert_eq!(
        words(&parse("f32[2,?]{1,0}").reshape_is_bitcast(&shape).unwrap_err()),
        "axis 1 has extent ?, which has no bound, but the operation needs a number"
    );
    assert_eq!(
        words(&shape.decompose(&parse("f32[5]{0}")).unwrap_err()),
        "6 elements cannot become 5 elements: the element count must stay the same"
    );
    assert_eq!(
        words(&shape.decompose(&parse("f16[6]{0}")).unwrap_err()),
        "elements of 32 bits cannot become elements of 16 bits: a bitcast keeps the element size"
    );
    assert_eq!(
        words(&parse("f32[8,5]{1,0:T(4,2)}").decompose(&parse("f32[40]{0}")).unwrap_err()),
        "no transposes and reshapes make this bitcast: tiles, splits and bounded extents must stay with their axes"
    );
    let half = DynExtent::known(1 << (usize::BITS / 2)).unwrap();
    let large = ArrayShape::new(ElementType::F32, [half]).unwrap();
    assert!(large.append_major(half).is_err() && large.insert_axis(0, half).is_err());
}

/// Tiles of two extents, or fewer, or combined, or two of them.
fn some_tiles() -> Vec<Vec<Vec<Option<usize>>>> {
    vec![
        vec![vec![Some(2)]],
        vec![vec![Some(2), Some(2)]],
        vec![vec![Some(3), Some(2)]],
        vec![vec![Some(2), Some(4)], vec![Some(2), Some(1)]],
        vec![vec![None, Some(2)]],
        vec![vec![Some(2), Some(2)], vec![Some(2), Some(1), Some(1), Some(1)]],
        vec![vec![Some(2)], vec![Some(2), Some(2), Some(1)]],
        vec![vec![Some(2), Some(2), Some(2)]],
        vec![vec![Some(1), Some(2)]],
    ]
}

fn tiled(layout: &Dense, tiles: &[Vec<Option<usize>>]) -> ArrayShape {
    let mut made = Tiles::new();
    for tile in tiles {
        made.push(tile.iter().map(|size| size.map_or(TileExtent::Combined, TileExtent::Size))).unwrap();
    }
    let shape = array(layout);
    let layout = shape.layout().unwrap().clone().with_tiles(made);
    shape.with_layout(layout).unwrap()
}

#[test]
fn a_tiled_reshape_is_a_bitcast_only_where_no_offset_changes() {
    let shapes = [
        world(2, &[1, 2, 3, 4, 6]),
        vec![vec![2, 2, 2], vec![2, 2, 3], vec![3, 2, 2], vec![4, 1, 3], vec![2, 3, 4]],
    ]
    .concat();
    let all: Vec<Dense> = shapes.iter().flat_map(|shape| Dense::all(shape)).collect();
    let (mut answers, mut missed) = (Answers::default(), 0);
    for tiles in some_tiles() {
        // Both tiled the same way; and the second not tiled.
        for to_tiles in [tiles.clone(), vec![]] {
            for from in &all {
                let offsets = tiled_offsets(from, &tiles);
                for to in all.iter().filter(|to| to.count() == from.count()) {
                    let (shape, other) = (tiled(from, &tiles), tiled(to, &to_tiles));
                    let stays = offsets == tiled_offsets(to, &to_tiles);
                    let found = shape.reshape_is_bitcast(&other).unwrap();
                    assert!(stays || !found, "{shape} to {other}");
                    if stays && !found {
                        // A rest, or combined axes: else the answer is complete.
                        let whole = |layout: &Dense, tiles: &[Vec<Option<usize>>]| is_whole(layout, tiles);
                        assert!(!whole(from, &tiles) || !whole(to, &to_tiles), "{shape} to {other}");
                        missed += 1;
                    }
                    answers.add(found);
                }
            }
        }
    }
    answers.assert_both(1000);
    assert!(missed < answers.yes, "{missed} of {answers:?}");
}

/// Whether tiles divide their axes evenly, and combine none.
fn is_whole(layout: &Dense, tiles: &[Vec<Option<usize>>]) -> bool {
    let mut parts: Vec<usize> = layout.order.iter().rev().map(|&axis| layout.extents[axis]).collect();
    for tile in tiles {
        let Some(begin) = parts.len().checked_sub(tile.len()) else { return false };
        let cut = parts.split_off(begin);
        if cut.iter().zip(tile).any(|(extent, size)| size.is_none_or(|size| extent % size != 0)) {
            return false;
        }
        parts.extend(cut.iter().zip(tile).map(|(extent, size)| extent / size.unwrap()));
        parts.extend(tile.iter().flatten());
    }
    true
}

#[test]
fn tiles_stay_with_the_axes_that_they_cut() {
    let five = DynExtent::try_from(5).unwrap();
    let (mut kept, mut dropped, mut aligned) = (0, 0, 0);
    for tiles in some_tiles() {
        for shape in [vec![3, 4], vec![2, 3, 4], vec![5], vec![1, 3]] {
            for from in Dense::all(&shape) {
                let (array, rank) = (tiled(&from, &tiles), shape.len());
                let offsets = tiled_offsets(&from, &tiles);
                // A transpose in the same memory, whatever the tiles.
                for axes in orders(rank) {
                    let permuted = array.permute(&signed(&axes)).unwrap();
                    let by_elements = |layout: &Dense, offsets: Vec<usize>| super::oracle::Naive {
                        extents: layout.extents.clone(),
                        elements: offsets.into_iter().map(|offset| offset.try_into().unwrap()).collect(),
                    };
                    let to = oracle(&permuted);
                    let expected = by_elements(&from, offsets.clone()).permute(&axes);
                    assert_eq!(by_elements(&to, tiled_offsets(&to, &tiles)), expected, "{array} by {axes:?}");
                    assert!(
                        array.transpose_is_bitcast(&permuted, &signed(&axes)).unwrap(),
                        "{array} by {axes:?}"
                    );
                    assert!(array.deduce_transpose(&permuted).unwrap().is_some(), "{array} by {axes:?}");
                }
                // The first slice along a new axis is as it was, if tiles stay.
                for axis in 0..=rank {
                    let inserted = array.insert_axis(axis.cast_signed(), five).unwrap();
                    if inserted.layout().unwrap().tiles().is_empty() {
                        dropped += 1;
                        continue;
                    }
                    kept += 1;
                    let to = oracle(&inserted);
                    let all = tiled_offsets(&to, &tiles);
                    let all = super::oracle::indices(&to.extents).into_iter().zip(all);
                    let first: Vec<usize> =
                        all.filter(|(index, _)| index[axis] == 0).map(|(_, offset)| offset).collect();
                    if *to.order.last().unwrap() == axis {
                        assert_eq!(first, offsets, "{array} to {inserted}");
                    }
                    // More major axes are further apart then; the order of elements in memory is the same.
                    let sorted = |offsets: &[usize]| {
                        let mut places: Vec<usize> = (0..offsets.len()).collect();
                        places.sort_by_key(|&place| offsets[place]);
                        places
                    };
                    assert_eq!(sorted(&first), sorted(&offsets), "{array} to {inserted}");
                }
                // An aligned array is a bitcast; to its own extents an array is aligned, and to those with a 1 in front.
                for to in [shape.clone(), [&[1], &shape[..]].concat()] {
                    assert!(array.align(&of_extents(&to)).unwrap().is_some(), "{array} to {to:?}");
                }
                for to in world(3, &[1, 2, 3, 4, 5]) {
                    if let Some(found) = array.align(&of_extents(&to)).unwrap() {
                        assert_eq!(array.reshape_is_bitcast(&found), Ok(true), "{array} to {found}");
                        assert_eq!(tiled_offsets(&oracle(&found), &tiles), offsets, "{array} to {found}");
                        aligned += 1;
                    }
                }
            }
        }
    }
    assert!(kept > 20 && dropped > 20 && aligned > 100, "{kept}, {dropped}, {aligned}");
}

#[test]
fn what_else_is_said_stays() {
    let all = parse("s4[16,24,128]{2,1,0:T(8,128)L(4)E(4)S(1)SC(0:8)(1:3,9)M(8)}");
    let text = |shape: ArrayShape| shape.to_string();
    let one = DynExtent::ONE;
    assert_eq!(
        text(all.permute(&[2, 0, 1]).unwrap()),
        "s4[128,16,24]{0,2,1:T(8,128)L(4)E(4)S(1)SC(0:8)(1:3,9)M(8)}"
    );
    // The split axis goes with its split; the physical axis 1 is the first then.
    assert_eq!(text(all.remove_axis(0).unwrap()), "s4[24,128]{1,0:T(8,128)L(4)E(4)S(1)SC(0:3,9)M(8)}");
    assert_eq!(text(all.remove_axis(1).unwrap()), "s4[16,128]{1,0:T(8,128)L(4)E(4)S(1)SC(0:8)M(8)}");
    assert_eq!(
        text(all.prepend_major(one).unwrap()),
        "s4[1,16,24,128]{3,2,1,0:T(8,128)L(4)E(4)S(1)SC(1:8)(2:3,9)M(8)}"
    );
    assert_eq!(
        text(all.append_minor(one).unwrap()),
        "s4[16,24,128,1]{3,2,1,0:L(4)E(4)S(1)SC(0:8)(1:3,9)M(8)}"
    );
    assert_eq!(
        text(all.insert_axis(1, one).unwrap()),
        "s4[16,1,24,128]{3,2,1,0:T(8,128)L(4)E(4)S(1)SC(0:8)(2:3,9)M(8)}"
    );
    assert_eq!(
        text(all.move_to_major(1).unwrap()),
        "s4[16,24,128]{2,0,1:T(8,128)L(4)E(4)S(1)SC(1:8)(0:3,9)M(8)}"
    );
    // How many axes tiles cut: the second tile has an extent for each of the two that the first one made, and for one more.
    let kept = |text: &str, place: isize| {
        !parse(text).insert_axis(place, one).unwrap().layout().unwrap().tiles().is_empty()
    };
    assert!(kept("f32[6,6,6]{2,1,0:T(2)(1,2)}", 2) && !kept("f32[6,6,6]{2,1,0:T(2)(1,2)}", 3));
    assert!(kept("f32[6,6,6]{2,1,0:T(2)(2,1,1)}", 1) && !kept("f32[6,6,6]{2,1,0:T(2)(2,1,1)}", 2));
    // Combined axes are one: two are cut and two are made of them.
    assert!(kept("f32[6,6,6]{2,1,0:T(*,2)(1,2)}", 1) && !kept("f32[6,6,6]{2,1,0:T(*,2)(1,2)}", 2));
    assert!(kept("f32[6,6,6]{2,1,0:T(*,2)(1,1,2)}", 0) && !kept("f32[6,6,6]{2,1,0:T(*,2)(1,1,2)}", 1));
    // XLA's InsertDimensionAtIndex and PrependMajorDimension make bounded extents known ones, and drop tiles.
    assert_eq!(
        text(parse("f32[<=2,?]{1,0:T(128)}").prepend_major(one).unwrap()),
        "f32[1,<=2,?]{2,1,0:T(128)}"
    );
    // Without a layout there is none; but rank 0 has one.
    let bare = parse("f32[2,3]{1,0}").without_layout();
    assert_eq!(text(bare.remove_axis(0).unwrap()), "f32[3]");
    assert!(bare.keep(|_| false).layout().is_some() && bare.permute(&[1, 0]).unwrap().layout().is_none());
}

#[test]
fn elements_memories_bounds_and_splits_have_to_be_the_same() {
    let is = |from: &str, to: &str| parse(from).reshape_is_bitcast(&parse(to)).unwrap();
    // R-3, of a reshape: other types do not meet; of the same size they do once the type is the same.
    assert!(!is("f32[6]{0}", "f16[2,3]{1,0}") && !is("f32[6]{0}", "s32[2,3]{1,0}"));
    assert!(
        parse("f32[6]{0}")
            .with_element_type(ElementType::S32)
            .unwrap()
            .reshape_is_bitcast(&parse("s32[2,3]{1,0}"))
            .unwrap()
    );
    let transposes = |to: &str| parse("f32[10,5]{1,0}").transpose_is_bitcast(&parse(to), &[1, 0]).unwrap();
    assert!(transposes("f32[5,10]{0,1}") && !transposes("f16[5,10]{0,1}") && !transposes("f32[5,10]{1,0}"));
    assert!(!is("s4[6]{0:E(4)}", "s4[2,3]{1,0}") && is("s4[6]{0:E(4)}", "s4[2,3]{1,0:E(4)}"));
    assert!(!is("f32[6]{0:S(1)}", "f32[2,3]{1,0}"));
    // A bounded extent stays as it is, and its neighbours may not merge with it.
    assert!(is("f32[<=4,6]{1,0}", "f32[<=4,2,3]{2,1,0}") && is("f32[2,3,<=4]{2,1,0}", "f32[6,<=4]{1,0}"));
    assert!(!is("f32[<=4,6]{1,0}", "f32[24]{0}") && !is("f32[<=4,6]{1,0}", "f32[4,6]{1,0}"));
    assert!(!is("f32[<=4,6]{1,0}", "f32[<=24]{0}") && !is("f32[4,6]{1,0}", "f32[<=4,6]{1,0}"));
    assert_eq!(parse("f32[<=4,6]{1,0}").deduce_transpose(&parse("f32[6,<=4]{0,1}")), Ok(Some(vec![1, 0])));
    assert_eq!(parse("f32[<=4,6]{1,0}").deduce_transpose(&parse("f32[6,4]{0,1}")), Ok(None));
    let align = |from: &str, to: &str| {
        parse(from).align(&parse(to)).map(|aligned| aligned.map(|aligned| aligned.to_string()))
    };
    assert_eq!(align("f32[<=4,6]{0,1}", "f32[<=4,2,3]{2,1,0}"), Ok(Some("f32[<=4,2,3]{0,2,1}".into())));
    assert_eq!(align("f32[<=4,6]{1,0}", "f32[24]"), Ok(None));
    // The attributes of its layout are ignored, and so are its tiles. The elements must be the same.
    assert_eq!(
        align("f32[4,6]{0,1:E(64)S(2)}", "f32[2,2,6]{2,1,0:T(2,2)S(5)}"),
        Ok(Some("f32[2,2,6]{1,0,2:E(64)S(2)}".into()))
    );
    assert_eq!(align("f32[4,6]{1,0}", "s32[24]"), Ok(None));
    assert_eq!(align("f32[4,6]", "f32[24]{0}"), Err(ArrayBitcastError::Array(ArrayShapeError::NoLayout)));
    assert_eq!(
        align("f32[4,6]{1,0}", "f32[?,6]"),
        Err(ArrayBitcastError::Array(ArrayShapeError::Unbounded { axis: 0 }))
    );
    // Without elements all orders do, but in bytes the extents are to fit as others are.
    let too_large = align("u8[0]{0:E(64)}", &format!("u8[0,{}]", isize::MAX));
    assert!(matches!(too_large, Err(ArrayBitcastError::Array(_))), "{too_large:?}");
    // Splits stay with all physical axes.
    assert!(
        is("f32[4,6]{1,0:SC(0:2)}", "f32[4,6]{1,0:SC(0:2)}") && !is("f32[4,6]{1,0:SC(0:2)}", "f32[4,6]{1,0}")
    );
    assert!(!is("f32[4,6]{1,0:SC(0:2)}", "f32[2,2,6]{2,1,0:SC(0:2)}"));
    // XLA's decompositions look at the size of elements alone, and so does this.
    assert_eq!(parse("f32[6]{0}").decompose(&parse("s32[2,3]{1,0}")), Ok(ArrayDecomposition::Reshape));
}

#[test]
fn the_documented_tiles() {
    let is = |from: &str, to: &str| parse(from).reshape_is_bitcast(&parse(to)).unwrap();
    // Tiles that make no difference: one tile is as wide as the rows.
    assert!(
        is("f32[24,128]{1,0:T(8,128)}", "f32[24,128]{1,0}")
            && is("f32[24,128]{1,0:T(8,128)}", "f32[3072]{0}")
    );
    assert!(!is("f32[24,256]{1,0:T(8,128)}", "f32[24,256]{1,0}"));
    // A batch of tiled matrices may be cut and merged, rests or not.
    assert!(is("bf16[4,30,200]{2,1,0:T(8,128)(2,1)}", "bf16[2,2,30,200]{3,2,1,0:T(8,128)(2,1)}"));
    assert!(!is("bf16[4,30,200]{2,1,0:T(8,128)(2,1)}", "bf16[120,200]{1,0:T(8,128)(2,1)}"));
    assert!(is("bf16[4,32,200]{2,1,0:T(8,128)(2,1)}", "bf16[2,2,32,200]{3,2,1,0:T(8,128)(2,1)}"));
    // Complete tiles may be merged with more major axes: 4 times 32 rows are 16 rows of tiles.
    assert!(is("f32[4,32,256]{2,1,0:T(8,128)}", "f32[128,256]{1,0:T(8,128)}"));
}
