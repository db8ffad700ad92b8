//! The orders of XLA's layouts: XLA's own cases by their numbers, and orders computed from strides.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

use oracle::{indices, orders, shapes};
use shapewise::{AxisError, ColumnMajor, MinorToMajor, Shape, ShapeError, Strided};
use shapewise_xla::{
    ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ArrayStridesError, Element, ElementType,
};

#[track_caller]
fn of(text: &str) -> ArrayShape {
    text.parse().unwrap()
}

#[track_caller]
fn layout(text: &str) -> ArrayLayout {
    text.parse().unwrap()
}

fn signed(axes: &[usize]) -> Vec<isize> {
    axes.iter().map(|axis| axis.cast_signed()).collect()
}

/// The error type has no public constructor, so another function returns the expected error.
fn axis_error(axis: isize, rank: usize) -> AxisError {
    shapewise::axis::resolve(axis, rank).unwrap_err()
}

///
#[test]
fn orders_of_the_specification() {
    assert_eq!(
        of("f32[2,3]").with_layout(ArrayLayout::new(&[0, 1, 2]).unwrap()),
        Err(ArrayShapeError::Layout(ArrayLayoutError::Rank { layout: 3, shape: 2 })),
        "X-20"
    );
    assert!(matches!(ArrayLayout::new(&[0, 0]), Err(ArrayLayoutError::Order(_))), "X-21");
    assert!(matches!(ArrayLayout::new(&[0, 2]), Err(ArrayLayoutError::Order(_))), "X-21");
    let defaults = [0, 1, 5].map(|rank| ArrayLayout::row_major(rank).minor_to_major().to_vec());
    assert_eq!(defaults, [vec![], vec![0], vec![4, 3, 2, 1, 0]], "X-22");
    assert_eq!(layout("{0,2,1}").move_to_major(0), Ok(layout("{2,1,0}")), "X-29");
    assert_eq!(layout("{2,1,0}").move_to_major(1), Ok(layout("{2,0,1}")));
    assert_eq!(layout("{2,0,3,1}").move_to_minor(3), Ok(layout("{3,2,0,1}")));
    assert_eq!(ArrayLayout::new(&[-1, -2]), Ok(ArrayLayout::row_major(2)));
}

/// All orders to rank 4, against lists of axes.
#[test]
fn orders_equal_those_of_lists() {
    for order in (0..=4).flat_map(orders) {
        let (rank, made) = (order.len(), ArrayLayout::new(&signed(&order)).unwrap());
        let reversed: Vec<_> = order.iter().rev().copied().collect();
        assert_eq!(made.minor_to_major(), order);
        assert_eq!(made.major_to_minor().collect::<Vec<_>>(), reversed);
        assert_eq!(ArrayLayout::from_major_to_minor(&signed(&reversed)), Ok(made.clone()));
        assert_eq!(made.is_column_major(), order.is_sorted());
        assert_eq!(made.is_row_major(), reversed.is_sorted());
        assert_eq!(made.is_last_axis_most_minor(), rank == 0 || order[0] == rank - 1);
        let physical = made.logical_to_physical();
        for place in 0..rank {
            let (from_start, from_end) = (place.cast_signed(), place.cast_signed() - rank.cast_signed());
            assert_eq!(made.minor(from_start), Ok(order[place]));
            assert_eq!(made.minor(from_end), Ok(order[place]));
            assert_eq!(made.major(from_start), Ok(reversed[place]));
            assert_eq!(made.major(from_end), Ok(reversed[place]));
            assert_eq!(physical[reversed[place]], place);
        }
        let outside = rank.cast_signed();
        assert_eq!(made.minor(outside), Err(axis_error(outside, rank)));
        assert_eq!(made.major(-outside - 1), Err(axis_error(-outside - 1, rank)));
        for axis in 0..rank {
            let others: Vec<_> = order.iter().copied().filter(|&other| other != axis).collect();
            let (minor, major) = ([&[axis], &others[..]].concat(), [&others[..], &[axis]].concat());
            let axis = axis.cast_signed();
            assert_eq!(made.move_to_minor(axis).unwrap().minor_to_major(), minor);
            assert_eq!(made.move_to_major(axis - outside).unwrap().minor_to_major(), major);
            let deleted: Vec<_> =
                others.iter().map(|&other| other - usize::from(other.cast_signed() > axis)).collect();
            assert_eq!(made.remove_axis(axis).unwrap().minor_to_major(), deleted);
        }
        assert!(made.move_to_major(outside).is_err() && made.move_to_minor(outside).is_err());
        assert_eq!(made.remove_axis(outside), Err(axis_error(outside, rank)));
        for chosen in indices(&vec![2; rank]) {
            let axes: Vec<_> = (0..rank).filter(|&axis| chosen[axis] == 1).collect();
            let places: Vec<_> = (0..rank).filter(|&place| chosen[order[place]] == 1).collect();
            let side_by_side = places.windows(2).all(|pair| pair[1] == pair[0] + 1);
            assert_eq!(made.are_consecutive(&signed(&axes)), Ok(side_by_side), "{axes:?} of {made}");
            let twice = [signed(&axes), signed(&axes)].concat();
            assert_eq!(made.are_consecutive(&twice), Ok(side_by_side), "{twice:?} of {made}");
        }
        assert!(made.are_consecutive(&[outside]).is_err());
    }
}

/// The strides of each array, and the array with these strides.
#[test]
fn strides_are_those_of_the_layout_and_back() {
    fn check<const R: usize>(extents: [usize; R]) {
        for order in orders(R) {
            let shape = ArrayShape::from_shape(ElementType::F32, Shape::new(extents).unwrap()).unwrap();
            let shape = shape.with_layout(ArrayLayout::new(&signed(&order)).unwrap()).unwrap();
            let strided = Strided::<R>::try_from(&shape).unwrap();
            assert_eq!(
                Strided::new(strided.extents(), strided.strides()).map(|made| made.base()),
                Ok(strided.base())
            );
            let bytes = strided.strides().map(|stride| 4 * stride);
            assert_eq!(shape.byte_strides().unwrap(), bytes, "{shape}");
            let back = ArrayShape::from_layout(ElementType::F32, &strided).unwrap();
            let again = Strided::<R>::try_from(&back).unwrap();
            // Another order may have the same elements at the same offsets.
            for index in indices(&extents) {
                let index = index.try_into().unwrap();
                assert_eq!(again.offset(index), strided.offset(index), "{index:?} of {shape} and {back}");
            }
            // The same order is found if no other order has its strides.
            let strides_of = |order: &Vec<usize>| {
                MinorToMajor::<R>::new(signed(order).try_into().unwrap()).unwrap().strides(&extents)
            };
            if orders(R).into_iter().filter(|other| strides_of(other) == strided.strides()).count() == 1 {
                assert_eq!(back, shape);
            }
        }
    }
    for extents in shapes(3, 3) {
        check::<3>(extents.try_into().unwrap());
    }
    for extents in shapes(2, 3) {
        check::<2>(extents.try_into().unwrap());
    }
    check([7]);
    check([]);
    let large = of(&format!("s8[{},0]{{0,1}}", isize::MAX));
    let strided = Strided::<2>::try_from(&large).unwrap();
    assert_eq!(Strided::new(strided.extents(), strided.strides()), Ok(strided), "it fits");
}

#[test]
fn strides_with_gaps_and_layouts_without_strides_are_refused() {
    let of_strides = |extents, strides| {
        ArrayShape::from_layout(ElementType::F32, &Strided::<2>::new(extents, strides).unwrap())
    };
    for (extents, strides, axis, expected) in [
        ([2, 3], [4, 1], 0, 3),
        ([2, 3], [3, 2], 1, 1),
        ([2, 3], [3, -1], 1, 1),
        ([2, 3], [0, 1], 0, 3),
        ([2, 3], [1, 1], 0, 3),
        ([5, 1], [2, 1], 0, 1),
    ] {
        let found = of_strides(extents, strides).unwrap_err();
        assert!(
            matches!(found, ArrayStridesError::Stride { axis: a, expected: e, .. } if (a, e) == (axis, expected)),
            "{extents:?} {strides:?}: {found:?}"
        );
    }
    assert_eq!(of_strides([1, 3], [-77, 1]).unwrap(), of("f32[1,3]{1,0}"));
    assert_eq!(of_strides([0, 3], [-7, 2]).unwrap(), of("f32[0,3]{1,0}"));
    assert_eq!(of_strides([1, 1], [0, 0]).unwrap(), of("f32[1,1]{1,0}"));
    let columns = ColumnMajor::new(Shape::new(shapewise::shape![2, 3]).unwrap());
    assert_eq!(ArrayShape::from_layout(<u8 as Element>::TYPE, &columns).unwrap(), of("u8[2,3]{0,1}"));
    let large = Strided::row_major([isize::MAX.unsigned_abs()]).unwrap();
    assert!(matches!(
        ArrayShape::from_layout(ElementType::F32, &large),
        Err(ArrayStridesError::Array(ArrayShapeError::Bytes { .. }))
    ));

    let strided = |text: &str| Strided::<1>::try_from(&of(text)).unwrap_err();
    assert_eq!(strided("f32[2]"), ArrayStridesError::Array(ArrayShapeError::NoLayout));
    assert_eq!(strided("f32[2]{0:T(8)}"), ArrayStridesError::Array(ArrayShapeError::HasTiles));
    assert_eq!(strided("f32[2]{0:SC(0:1)}"), ArrayStridesError::Array(ArrayShapeError::Split { place: 0 }));
    assert!(matches!(strided("f32[?]{0}"), ArrayStridesError::Shape(ShapeError::Unknown(_))));
    assert!(matches!(strided("f32[2,3]{1,0}"), ArrayStridesError::Shape(ShapeError::Rank { .. })));
}

/// An order of many axes is refused before it is checked; the longest valid one is checked.
#[test]
fn long_orders_are_refused() {
    let axes: Vec<isize> = (0..1 << 20).rev().collect();
    assert!(ArrayLayout::new(&axes).is_err());
    let axes: Vec<isize> = (0..254).rev().collect();
    assert_eq!(ArrayLayout::new(&axes).unwrap(), ArrayLayout::row_major(254));
}
