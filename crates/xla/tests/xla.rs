//! Array shapes and their layouts: queries, comparison, conversions; XLA's own cases by their numbers.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

use oracle::{indices, orders, shapes};
use shapewise::{DynExtent, DynShape, MinorToMajor, Shape, ShapeError, axes};
use shapewise_xla::{
    AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType, LayoutEquality,
    ShapeEquality, Split, byte_strides_are_row_major,
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

#[test]
fn splits_stay_with_their_axes() {
    let split = layout("{0,1,2:T(8)SC(0:30)(1:40,130)}");
    assert_eq!(split.move_to_major(0).unwrap().to_string(), "{1,2,0:T(8)SC(1:30)(2:40,130)}");
    assert_eq!(split.move_to_minor(2).unwrap().to_string(), "{2,0,1:T(8)SC(2:30)(0:40,130)}");
    assert_eq!(split.remove_axis(2).unwrap().to_string(), "{0,1:T(8)SC(0:40,130)}");
    assert_eq!(split.remove_axis(1).unwrap().to_string(), "{0,1:T(8)SC(0:30)}");
    assert_eq!(split.remove_axis(0).unwrap().to_string(), "{0,1:T(8)SC(0:30)(1:40,130)}");
    let pieces =
        |indices: &[usize], extent| Split::new(0, indices.iter().copied()).unwrap().largest_piece(extent);
    assert_eq!(
        [pieces(&[30], 100), pieces(&[40, 130], 200), pieces(&[0], 5), pieces(&[9], 5), pieces(&[1], 0)],
        [70, 90, 5, 5, 0]
    );
    let shape = of("f32[150,<=200,?]{0,1,2:SC(0:30)(1:40,130)}");
    assert_eq!(shape.max_split_size(-2), Ok(Some(90)));
    assert_eq!(shape.max_split_size(2), Ok(None));
    assert_eq!((shape.max_elements_in_split(), of("s8[0,?]").max_elements_in_split()), (None, Some(0)));
    assert!(shape.max_split_size(3).is_err());
    assert_eq!(of("f32[5]").max_split_size(0), Ok(Some(5)), "without a layout there are no splits");
}

///
#[test]
fn queries_of_the_specification() {
    for (text, count, rank) in [
        ("f32[]", 1, 0),
        ("f32[0]", 0, 1),
        ("f32[3,0,5]", 0, 3),
        ("f32[1,3,5]", 15, 2),
        ("f32[2,1,1]", 2, 1),
        ("f32[3,0,1]", 0, 2),
        ("f32[1,1]", 1, 0),
    ] {
        assert_eq!(
            (of(text).element_count(), of(text).true_rank()),
            (Some(count), Some(rank)),
            "X-34, X-18: {text}"
        );
    }
    let most_major = |text, axis| of(text).is_effectively_most_major(axis);
    assert_eq!(most_major("f32[1,1,16,1,279]{4,0,1,2,3}", 2), Ok(true), "X-31");
    assert_eq!(most_major("f32[1,1,16,1,279]{0,1,2,3,4}", 2), Ok(false), "X-31");
    assert_eq!(most_major("f32[1,1,16,1,279]{0,1,2,3,4}", -1), Ok(true), "X-31");
    assert_eq!(most_major("f32[<=1,5]{1,0}", 1), Ok(false), "it may be 0");
    assert_eq!(most_major("f32[5]", 0), Err(ArrayShapeError::NoLayout));
    assert!(most_major("f32[5]{0}", 1).is_err());
    assert_eq!(of("f32[3,5,7]{2,1,0}").byte_strides().unwrap(), [140, 28, 4], "X-32");
    assert_eq!(of("f16[5,7,9]{2,1,0}").byte_strides().unwrap(), [126, 18, 2], "X-32");
    let dense = |strides: &[isize]| byte_strides_are_row_major(ElementType::F32, &[8, 9, 10, 11], strides);
    assert!(dense(&[3960, 440, 44, 4]), "X-33");
    assert!(!dense(&[1880, 440, 44, 4]) && !dense(&[1880, 220, 22, 2]), "X-33");
    assert_eq!(of("s4[64,128]{1,0:E(4)}").byte_size(), Some(4096), "X-40");
    assert_eq!(of("s4[64,128]{1,0}").byte_size(), Some(8192));
    let tiled = of("s4[9216,6144]{1,0:T(64,128)(8,1)E(4)}");
    assert_eq!(tiled.byte_size(), Some(28_311_552), "X-41: there is no padding");
    assert_eq!(of("f32[2,3]{1,0:T(8,128)}").byte_size(), Some(24), "tiles are ignored");
}

#[test]
fn unknown_extents_are_not_counted() {
    let shape = of("s16[2,<=3,?]");
    assert_eq!((shape.known_count(), shape.bounded_count(), shape.element_count()), (2, 6, None));
    assert_eq!((shape.byte_size(), shape.true_rank(), shape.is_fully_known()), (None, None, false));
    assert_eq!((of("s16[2,<=3]").byte_size(), of("s16[0,?]").byte_size()), (Some(12), Some(0)));
    assert_eq!((of("s8[0,4]").known_count(), of("s8[<=4,0]").bounded_count()), (0, 0));
    assert!(of("s8[1,1]").is_effective_scalar() && !of("s8[1,1]").is_scalar() && of("s8[]").is_scalar());
    assert!(!of("s8[0]").is_effective_scalar() && !of("s8[<=1]").is_effective_scalar());
    assert!(of("s8[2,1]").has_degenerate_axis() && !of("s8[2,<=1]").has_degenerate_axis());
    assert!(of("s8[2,0]").is_empty() && !of("s8[2,<=1]").is_empty() && of("s8[2,1]").is_fully_known());
    assert_eq!(shape.extent(-1), Ok(DynExtent::UNKNOWN));
    assert!(shape.extent(3).is_err() && shape.extent(-4).is_err());
    assert_eq!(
        of("s8[?,3]{1,0}").byte_strides().unwrap(),
        [3, 1],
        "no stride contains the most major extent"
    );
    assert_eq!(of("s8[?,3]{0,1}").byte_strides(), Err(ArrayShapeError::Unbounded { axis: 0 }));
    assert_eq!(of("s8[3]").byte_strides(), Err(ArrayShapeError::NoLayout));
    assert_eq!(of("s4[3]{0:E(4)}").byte_strides(), Err(ArrayShapeError::Packed { bits: 4 }));
    assert_eq!(of("pred[2,3]{1,0:E(32)}").byte_strides().unwrap(), [12, 4]);
    assert_eq!(of("s8[2,0,3]{2,1,0}").byte_strides().unwrap(), [0, 3, 1]);
}

/// Strides equal the differences of the elements' addresses, in all orders.
#[test]
fn byte_strides_agree_with_addresses() {
    for extents in (0..=3).flat_map(|rank| shapes(rank, 3)) {
        let rank = extents.len();
        for order in orders(rank) {
            let numbers = extents.iter().map(|&extent| DynExtent::known(extent).unwrap());
            let layout = ArrayLayout::new(&signed(&order)).unwrap();
            let shape = ArrayShape::new(ElementType::S16, numbers).unwrap().with_layout(layout).unwrap();
            let strides = shape.byte_strides().unwrap();
            // The elements in memory order: indices with the most minor axis last.
            let physical: Vec<_> = order.iter().rev().map(|&axis| extents[axis]).collect();
            let mut places = indices(&physical);
            for index in &mut places {
                let mut logical = vec![0; rank];
                for (place, axis) in order.iter().rev().enumerate() {
                    logical[*axis] = index[place];
                }
                *index = logical;
            }
            for (place, index) in places.iter().enumerate() {
                let offset: isize =
                    index.iter().zip(&strides).map(|(&at, stride)| at.cast_signed() * stride).sum();
                assert_eq!(offset, 2 * place.cast_signed(), "{index:?} of {shape}");
            }
            let logical: Vec<_> = indices(&extents);
            assert_eq!(
                byte_strides_are_row_major(ElementType::S16, &extents, &strides),
                places == logical,
                "{shape}"
            );
        }
    }
    let dense =
        |extents: &[usize], strides: &[isize]| byte_strides_are_row_major(ElementType::U8, extents, strides);
    assert!(dense(&[3, 1, 2], &[2, -77, 1]), "the stride of an extent of 1 is never used");
    assert!(dense(&[3, 0], &[-5, -7]) && dense(&[], &[]), "no elements, no steps");
    assert!(
        !dense(&[3, 2], &[-2, -1]) && !dense(&[2], &[]) && !dense(&[usize::MAX, usize::MAX, 2], &[2, 2, 1])
    );
}

#[test]
fn edits_of_shapes() {
    let shape = of("f32[2,<=3,?]{0,1,2:S(1)E(32)}".replace("S(1)E(32)", "E(32)S(1)").as_str());
    let pred = shape.clone().with_element_type(ElementType::Pred).unwrap();
    assert_eq!(pred.to_string(), "pred[2,<=3,?]{0,1,2:S(1)}");
    assert_eq!(
        shape.clone().with_element_type(ElementType::U2).unwrap().to_string(),
        "u2[2,<=3,?]{0,1,2:E(32)S(1)}"
    );
    let large = format!("s8[{}]", isize::MAX);
    assert!(matches!(
        of(&large).with_element_type(ElementType::S16),
        Err(ArrayShapeError::Bytes { size: 2, .. })
    ));
    assert_eq!(shape.clone().with_extent(-1, DynExtent::ONE).unwrap().extents()[2], DynExtent::ONE);
    assert!(shape.clone().with_extent(3, DynExtent::ONE).is_err());
    assert!(of("s8[2,2]").with_extent(0, DynExtent::known(isize::MAX.unsigned_abs()).unwrap()).is_err());
    assert_eq!(shape.clone().without_layout().layout(), None);
    assert_eq!(shape.clone().without_layout().with_default_layout(), of("f32[2,<=3,?]{2,1,0}"));
    assert_eq!(shape.clone().with_default_layout(), shape);
    assert_eq!(
        of("s8[]").without_layout().layout(),
        Some(&ArrayLayout::row_major(0)),
        "there is only one order"
    );
    assert_eq!(of("s8[]{:S(1)}").without_layout(), of("s8[]"));
    assert_eq!(shape.with_bounds_as_extents().extents(), of("f32[2,3,?]").extents());
    let dynamic = of("f32[2,<=3,?,0]").with_dynamism_of(&of("s8[?,1,1,<=1]")).unwrap();
    assert_eq!(dynamic, of("f32[<=2,3,?,0]"));
    assert_eq!(
        of("f32[2]").with_dynamism_of(&of("f32[]")),
        Err(ArrayShapeError::Rank { expected: 1, found: 0 })
    );
}

#[test]
fn layouts_are_equal_except_for_ignored_parts() {
    let all = "{1,0:T(8)L(4)E(16)S(1)SC(0:1)M(8)}";
    let exact = LayoutEquality::EXACT;
    for (other, by) in [
        ("{1,0:L(4)E(16)S(1)SC(0:1)M(8)}", exact.ignore_tiles()),
        ("{1,0:T(8)E(16)S(1)SC(0:1)M(8)}", exact.ignore_tail_alignment()),
        ("{1,0:T(8)L(4)S(1)SC(0:1)M(8)}", exact.ignore_element_bits()),
        ("{1,0:T(8)L(4)E(16)SC(0:1)M(8)}", exact.ignore_memory_space()),
        ("{1,0:T(8)L(4)E(16)S(1)M(8)}", exact.ignore_splits()),
        ("{1,0:T(8)L(4)E(16)S(1)SC(0:1)}", exact.ignore_metadata_prefix()),
    ] {
        let (lhs, rhs) = (layout(all), layout(other));
        assert!(
            lhs != rhs && !lhs.is_equal(&rhs, exact) && lhs.is_equal(&rhs, by) && rhs.is_equal(&lhs, by),
            "{other}"
        );
        assert!(!lhs.is_equal(&layout("{1,0}"), by), "the other parts are not ignored");
        assert!(lhs.is_equal(&rhs, LayoutEquality::MINOR_TO_MAJOR));
        assert!(!lhs.is_equal(&layout(&other.replace("{1,0", "{0,1")), LayoutEquality::MINOR_TO_MAJOR));
    }
    assert!(layout(all).is_equal(&layout("{1,0}"), LayoutEquality::MINOR_TO_MAJOR));
    assert!(!layout("{0}").is_equal(&layout("{}"), LayoutEquality::MINOR_TO_MAJOR));
}

#[test]
fn shapes_are_equal_except_for_ignored_parts() {
    let exact = ShapeEquality::EXACT;
    let is_equal = |lhs: &str, rhs: &str, by| {
        let (lhs, rhs) = (of(lhs), of(rhs));
        assert_eq!(lhs.is_equal(&rhs, by), rhs.is_equal(&lhs, by), "{lhs} and {rhs}");
        assert_eq!(AnyShape::from(lhs.clone()).is_equal(&rhs.clone().into(), by), lhs.is_equal(&rhs, by));
        lhs.is_equal(&rhs, by)
    };
    for (lhs, rhs, by, expected) in [
        ("f32[2]", "f32[2]", exact, true),
        ("f32[2]", "f32[2]{0}", exact, false),
        ("f32[2]", "f32[2]{0}", exact.ignore_layout(), true),
        ("f32[2,3]{0,1}", "f32[2,3]{1,0}", exact.ignore_layout(), true),
        ("f32[2,3]{0,1}", "f32[2,3]{1,0}", exact.with_layout(LayoutEquality::MINOR_TO_MAJOR), false),
        ("f32[2]{0:S(1)}", "f32[2]{0}", exact.with_layout(LayoutEquality::MINOR_TO_MAJOR), true),
        ("f32[2]{0:S(1)}", "f32[2]", exact.with_layout(LayoutEquality::MINOR_TO_MAJOR), false),
        ("f32[2]", "bf16[2]", exact, false),
        ("f32[2]", "bf16[2]", exact.ignore_float_precision(), true),
        ("f32[2]", "s32[2]", exact.ignore_float_precision(), false),
        ("s16[2]", "s32[2]", exact.ignore_float_precision(), false),
        ("c64[2]", "c128[2]", exact.ignore_float_precision(), false),
        ("f32[2]", "s32[2]", exact.ignore_element_type(), true),
        ("f32[2]", "s32[2]", exact.ignore_element_type().ignore_float_precision(), true),
        ("f32[<=2]", "f32[2]", exact, false),
        ("f32[<=2]", "f32[2]", exact.ignore_dynamism(), true),
        ("f32[<=2]", "f32[<=3]", exact.ignore_dynamism(), false),
        ("f32[?]", "f32[?]", exact, true),
        ("f32[?]", "f32[7]", exact, false),
        ("f32[?]", "f32[7]", exact.ignore_dynamism(), true),
        ("f32[?]", "f32[<=7]", exact.ignore_dynamism(), true),
        ("f32[?]", "f32[7,7]", exact.ignore_dynamism(), false),
        ("f32[5]", "f32[7]", exact.ignore_extents(), true),
        ("f32[5]", "f32[7]", exact.ignore_extents().ignore_dynamism(), true),
        ("f32[5]", "f32[7,7]", exact.ignore_extents(), false),
        ("f32[<=2]{0}", "f32[2]", ShapeEquality::COMPATIBLE, true),
        ("f32[<=2]{0}", "f16[2]", ShapeEquality::COMPATIBLE, false),
    ] {
        assert_eq!(is_equal(lhs, rhs, by), expected, "{lhs} and {rhs} by {by:?}");
    }
    let compatible = of("f32[2,?]{0,1}");
    assert!(
        compatible.is_compatible_with(&of("f32[<=2,5]")) && !compatible.is_compatible_with(&of("f16[2,5]"))
    );
    assert!(compatible.is_compatible_with_ignoring_float_precision(&of("f16[2,5]")));
    assert!(!compatible.is_compatible_with_ignoring_float_precision(&of("s16[2,5]")));
    assert!(compatible.is_compatible_with_ignoring_element_type(&of("s16[2,5]")));
    assert!(compatible.has_same_extents(&of("s8[2,7]")) && !compatible.has_same_extents(&of("s8[1,7]")));
    assert!(compatible.has_same_rank(&of("s8[7,7]")) && !compatible.has_same_rank(&of("s8[7]")));
    for (small, large, expected) in [
        ("f32[2,3]", "f32[<=2,4]", true),
        ("f32[2,3]", "f32[?,3]", true),
        ("f32[?,3]", "f32[?,3]", true),
        ("f32[?,3]", "f32[9,3]", false),
        ("f32[3,3]", "f32[2,3]", false),
        ("f32[2,3]", "f16[2,3]", false),
        ("f32[2]", "f32[2,3]", false),
    ] {
        assert_eq!(of(small).fits_into(&of(large)), expected, "{small} into {large}");
    }
    let any = |text: &str| text.parse::<AnyShape>().unwrap();
    let by = ShapeEquality::COMPATIBLE;
    assert!(any("(f32[2], (token[], s8[?]{0}))").is_equal(&any("(f32[<=2], (token[], s8[5]))"), by));
    for other in [
        "(f32[2], (opaque[], s8[5]))",
        "(f32[2], (token[]))",
        "(f32[2], token[], s8[5])",
        "f32[2]",
        "(f32[2], (token[], u8[5]))",
    ] {
        assert!(!any("(f32[2], (token[], s8[?]{0}))").is_equal(&any(other), by), "{other}");
    }
    assert!(any("()").is_equal(&any("()"), by) && any("token[]").as_array().is_none());
    assert_eq!(any("(f32[], ())").as_tuple().map(<[_]>::len), Some(2));
}

#[test]
fn going_down_is_free_and_going_up_is_checked() {
    let ranked = Shape::new([2, 3]).unwrap();
    let shape = ArrayShape::from_shape(ElementType::of::<i8>(), ranked).unwrap();
    assert_eq!(shape, of("s8[2,3]{1,0}"));
    let typed = Shape::new(shapewise::shape![2, 3]).unwrap();
    assert_eq!(ArrayShape::from_shape(ElementType::S8, typed), Ok(shape.clone()));
    let partial = DynShape::new([DynExtent::UNKNOWN, DynExtent::ONE]).unwrap();
    assert_eq!(ArrayShape::from_shape(ElementType::F32, partial.clone()), Ok(of("f32[?,1]{1,0}")));
    assert_eq!(
        ArrayShape::from_shape(ElementType::F32, DynShape::UNKNOWN),
        Err(ArrayShapeError::RankUnknown)
    );
    let too_large = DynShape::from_ints(&[isize::MAX]).unwrap();
    assert!(matches!(
        ArrayShape::from_shape(ElementType::F32, too_large),
        Err(ArrayShapeError::Bytes { .. })
    ));
    assert_eq!(DynShape::from(&of("f32[2,<=3,?]{0,1,2}")), "[2,<=3,?]".parse().unwrap());
    assert_eq!(DynShape::from(of("f32[]")), DynShape::scalar());

    assert_eq!(Shape::<2>::try_from(&shape), Ok(ranked));
    assert_eq!(DynShape::from(&of("f32[?,1]")), partial);
    assert!(matches!(Shape::<3>::try_from(&shape), Err(ShapeError::Rank { expected: 3, found: 2 })));
    assert!(
        matches!(Shape::<2>::try_from(&of("f32[2,<=3]")), Err(ShapeError::Unknown(error)) if error.axis == 1)
    );
    let typed = Shape::<2, shapewise::Extents![usize, 4]>::try_from(&shape);
    assert!(
        matches!(typed, Err(ShapeError::Extent(error)) if (error.axis, error.expected, error.found) == (1, 4, 3))
    );

    let order = MinorToMajor::new([1, 2, 0]).unwrap();
    assert_eq!(ArrayLayout::from(order), layout("{1,2,0}"));
    assert_eq!(ArrayLayout::from(MinorToMajor::typed(axes![0, 1])), ArrayLayout::column_major(2));
    assert_eq!(MinorToMajor::<3>::try_from(&layout("{1,2,0:T(8)}")), Ok(order));
    assert_eq!(
        MinorToMajor::<2>::try_from(&layout("{1,2,0}")),
        Err(ArrayLayoutError::Rank { layout: 3, shape: 2 })
    );
}

#[test]
fn names_and_numbers_of_element_types_are_distinct() {
    for &element in ElementType::ALL {
        assert_eq!(element.to_string().parse(), Ok(element));
        assert_eq!(ElementType::from_number(element.number()), Some(element));
        assert_eq!(element.bytes(), usize::try_from(element.bits().div_ceil(8)).unwrap(), "{element}");
    }
    // 0 is invalid; tuple, opaque, token and buffer are not element types of arrays.
    let numbers = (-1..50).filter_map(ElementType::from_number).count();
    assert_eq!((numbers, ElementType::ALL.len()), (32, 32));
    for number in [0, 13, 14, 17, 34] {
        assert_eq!(ElementType::from_number(number), None);
    }
    for name in ["", "F32", "f32 ", "f", "tuple", "token", "opaque", "buffer"] {
        assert!(name.parse::<ElementType>().is_err(), "{name:?}");
    }
}

#[test]
fn kinds_of_element_types() {
    use ElementType::{Bf16, C64, F8E8M0Fnu, Pred, S4, U4};
    let integral = ElementType::ALL.iter().filter(|element| element.is_integral()).count();
    let floating = ElementType::ALL.iter().filter(|element| element.is_floating()).count();
    assert_eq!((integral, floating), (14, 15));
    assert!(!Pred.is_integral() && !Pred.is_signed() && S4.is_signed() && !U4.is_signed());
    assert!(Bf16.is_signed() && !F8E8M0Fnu.is_signed() && C64.is_complex() && !C64.is_floating());
    assert!(Bf16.is_same_ignoring_float_precision(F8E8M0Fnu) && !Bf16.is_same_ignoring_float_precision(C64));
    assert!(U4.is_same_ignoring_float_precision(U4) && !U4.is_same_ignoring_float_precision(S4));
}
