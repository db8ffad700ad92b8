//! The array shapes of XLA's operations: element-wise operations, host layouts, packing, elements that transposes move.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

use oracle::{indices, orders};
use shapewise::{DynBroadcast, DynExtent, DynShape, broadcast::DynBroadcastError};
use shapewise_xla::{
    ArrayBitcastError, ArrayBroadcastError, ArrayLayout, ArrayMemoryError, ArrayShape, ArrayShapeError,
    ElementType,
};

#[track_caller]
fn of(text: &str) -> ArrayShape {
    text.parse().unwrap()
}

fn add(lhs: &str, rhs: &str, dimensions: &[isize]) -> Result<String, ArrayBroadcastError> {
    of(lhs).broadcast_with(&of(rhs), dimensions).map(|shape| shape.to_string())
}

#[track_caller]
fn gives(lhs: &str, rhs: &str, dimensions: &[isize], result: &str) {
    assert_eq!(add(lhs, rhs, dimensions).as_deref(), Ok(result), "{lhs} with {rhs} along {dimensions:?}");
}

#[track_caller]
fn says(lhs: &str, rhs: &str, dimensions: &[isize], words: &str) {
    assert_eq!(add(lhs, rhs, dimensions).unwrap_err().to_string(), words, "{lhs} with {rhs}");
}

/// The cases B-1 to B-21 with element types and layouts.
#[test]
fn operands_broadcast_by_the_strict_rule() {
    gives("f32[2,3]{1,0}", "f32[3]{0}", &[1], "f32[2,3]{1,0}");
    gives("f32[3]{0}", "f32[2,3]{0,1}", &[1], "f32[2,3]{1,0}");
    gives("f32[]", "f32[2,3]{0,1}", &[], "f32[2,3]{1,0}");
    gives("f32[2,1]{1,0}", "f32[2,3,4]{2,1,0}", &[0, 2], "f32[2,3,4]{2,1,0}");
    gives("f32[4]{0}", "f32[1,2]{1,0}", &[0], "f32[4,2]{1,0}");
    gives("f32[1,2]{1,0}", "f32[4,3,1]{2,1,0}", &[1, 2], "f32[4,3,2]{2,1,0}");
    gives("f32[0]{0}", "f32[1]{0}", &[], "f32[0]{0}");
    gives("f32[1]{0}", "f32[?]{0}", &[], "f32[?]{0}");
    gives("f32[2]{0}", "f32[?]{0}", &[], "f32[2]{0}");
    gives("f32[<=2]{0}", "f32[?]{0}", &[], "f32[<=2]{0}");
    gives("f32[1]{0}", "f32[?,3]{1,0}", &[0], "f32[?,3]{1,0}");
    gives("f32[2,3]{1,0}", "f32[2,3]{1,0}", &[0, 1], "f32[2,3]{1,0}");
    says(
        "f32[2,3]",
        "f32[3]",
        &[],
        "ranks 2 and 1 do not broadcast without broadcast dimensions: ranks must be equal, or one of them 0",
    );
    says(
        "f32[2,3]",
        "f32[3]",
        &[0],
        "extent 3 of axis 0 does not broadcast with extent 2 of axis 0: they must be equal, or one of them 1",
    );
    says(
        "f32[<=2]",
        "f32[<=3]",
        &[],
        "extents <=2 and <=3 do not broadcast at axis 0: they must be equal, or one of them 1",
    );
    assert!(matches!(
        add("f32[2,3]", "f32[2,3]", &[1, 0]),
        Err(ArrayBroadcastError::Shapes(DynBroadcastError::Identity { axis: 0, dimension: 1 }))
    ));
}

#[test]
fn the_layout_of_the_left_operand_is_kept_if_nothing_stretches() {
    gives("f32[2,3]{0,1:T(8,128)S(1)}", "f32[2,3]{1,0}", &[], "f32[2,3]{0,1:T(8,128)S(1)}");
    gives("f32[2,3]", "f32[2,3]{1,0}", &[], "f32[2,3]");
    // A bound is the same number; an extent about which nothing is known has no number.
    gives("f32[<=2,3]{0,1}", "f32[2,3]{1,0}", &[], "f32[2,3]{0,1}");
    gives("f32[?,3]{0,1}", "f32[?,3]{0,1}", &[], "f32[?,3]{1,0}");
    gives("f32[1,3]{0,1}", "f32[2,3]{0,1}", &[], "f32[2,3]{1,0}");
}

#[test]
fn the_higher_precision_wins() {
    gives("bf16[2]{0}", "f32[2]{0}", &[], "f32[2]{0}");
    gives("f32[2]{0}", "bf16[2]{0}", &[], "f32[2]{0}");
    gives("f16[2]{0}", "bf16[2]{0}", &[], "bf16[2]{0}");
    // An explicit element size is that of the old type, unless the new type is also packed.
    gives("f4e2m1fn[2]{0:E(4)}", "bf16[2]{0}", &[], "bf16[2]{0}");
    gives("s4[2]{0:E(4)}", "s4[2]{0}", &[], "s4[2]{0:E(4)}");
    says(
        "f32[2]",
        "s32[2]",
        &[],
        "elements f32 and s32 are not combined: they must be the same, or both floating point",
    );
    says(
        "s8[2]",
        "s32[3]",
        &[],
        "elements s8 and s32 are not combined: they must be the same, or both floating point",
    );
    says(
        "f32[2]",
        "c64[2]",
        &[],
        "elements f32 and c64 are not combined: they must be the same, or both floating point",
    );
    says(
        "f8e5m2[2]",
        "f8e5m2fnuz[2]",
        &[],
        "elements f8e5m2 and f8e5m2fnuz are not combined: they have the same range and precision, so neither holds the other",
    );
    let huge = 1_usize << (usize::BITS - 3);
    let wide: ArrayShape = format!("f8e5m2[{huge},1]").parse().unwrap();
    let error = wide.broadcast_with(&of("f64[1,1]"), &[]).unwrap_err();
    assert!(
        matches!(error, ArrayBroadcastError::Array(ArrayShapeError::Bytes { axis: 0, size: 8, .. })),
        "{error}"
    );
}

/// The extents are those of `DynShape`, whatever the other parts are.
#[test]
fn extents_are_those_of_the_dynamic_level() {
    let world =
        ["[]", "[1]", "[2]", "[<=2]", "[?]", "[0]", "[1,2]", "[2,1]", "[<=3,2]", "[?,2]", "[2,2]", "[2,1,3]"];
    let (mut accepted, mut refused) = (0, 0);
    for (lhs, rhs) in world.iter().flat_map(|lhs| world.map(|rhs| (*lhs, rhs))) {
        for dimensions in [&[][..], &[0], &[1], &[0, 1], &[1, 2], &[0, 2], &[1, 0], &[3], &[-1]] {
            let (left, right): (DynShape, DynShape) = (lhs.parse().unwrap(), rhs.parse().unwrap());
            let expected = left.broadcast_with(&right, dimensions).map(DynBroadcast::into_shape);
            let (left, right) = (of(&format!("bf16{lhs}")), of(&format!("f16{rhs}")));
            match (expected, left.broadcast_with(&right, dimensions)) {
                (Ok(expected), Ok(found)) => {
                    assert_eq!(found.element_type(), ElementType::Bf16);
                    assert_eq!(DynShape::from(found), expected, "{lhs} {rhs} {dimensions:?}");
                    accepted += 1;
                }
                (Err(expected), Err(found)) => {
                    assert_eq!(found, ArrayBroadcastError::Shapes(expected), "{lhs} {rhs} {dimensions:?}");
                    refused += 1;
                }
                (expected, found) => panic!("{lhs} {rhs} {dimensions:?}: {expected:?}, {found:?}"),
            }
        }
    }
    assert!(accepted > 80 && refused > 500, "{accepted} accepted, {refused} refused");
}

/// The relation is an order: for two types one result, whichever comes first, and it is transitive; but three pairs are
/// equivalent.
#[test]
fn precisions_are_an_order() {
    let mut alike = Vec::new();
    for &a in ElementType::ALL {
        for &b in ElementType::ALL {
            let higher = a.higher_precision(b);
            assert_eq!(higher, b.higher_precision(a), "{a} {b}");
            assert!(higher.is_none_or(|higher| higher == a || higher == b));
            assert_eq!(a.can_upcast_to(b), higher == Some(b));
            if higher.is_none() {
                alike.push((a.name(), b.name()));
            }
            for &c in ElementType::ALL {
                assert!(!(a.can_upcast_to(b) && b.can_upcast_to(c)) || a.can_upcast_to(c), "{a} {b} {c}");
            }
        }
    }
    alike.retain(|(a, b)| a < b);
    assert_eq!(alike, [("pred", "u1"), ("f8e4m3", "f8e4m3fnuz"), ("f8e5m2", "f8e5m2fnuz")]);
    let chain = [
        "pred",
        "u2",
        "s2",
        "u4",
        "s4",
        "u8",
        "s8",
        "u64",
        "s64",
        "f4e2m1fn",
        "f6e2m3fn",
        "f8e3m4",
        "f6e3m2fn",
        "f8e4m3b11fnuz",
        "f8e4m3",
        "f8e4m3fn",
        "f8e5m2",
        "f16",
        "f8e8m0fnu",
        "bf16",
        "f32",
        "f64",
        "c64",
        "c128",
    ];
    for pair in chain.windows(2) {
        let [a, b] = [0, 1].map(|at| pair[at].parse::<ElementType>().unwrap());
        assert!(a.can_upcast_to(b) && !b.can_upcast_to(a), "{a} is below {b}");
    }
}

#[test]
fn host_layouts_have_only_orders_and_splits() {
    let device = of("bf16[32,64]{0,1:T(8,128)(2,1)L(4)E(16)S(1)SC(0:30)M(8)}");
    let host = device.clone().with_host_layout();
    assert_eq!(host.to_string(), "bf16[32,64]{0,1:SC(0:30)}");
    assert!(!device.has_host_layout() && host.has_host_layout());
    assert_eq!(host.clone().with_host_layout(), host);
    let unsaid = of("f32[2]");
    assert!(unsaid.has_host_layout());
    assert_eq!(unsaid.clone().with_host_layout(), unsaid);
}

#[test]
fn packed_elements_take_their_bits() {
    let packed = |text: &str| of(text).with_packed_elements().to_string();
    assert_eq!(packed("s4[3]{0}"), "s4[3]{0:E(4)}");
    assert_eq!(packed("f6e2m3fn[3]{0:S(1)}"), "f6e2m3fn[3]{0:E(6)S(1)}");
    assert_eq!(packed("pred[3]{0:E(32)}"), "pred[3]{0}", "a predicate takes a byte");
    assert_eq!(packed("f32[3]{0:E(16)}"), "f32[3]{0}");
    assert_eq!(packed("u2[3]"), "u2[3]", "there is no layout");
    assert_eq!(of("s4[3]{0:E(4)}").with_unpacked_elements(), of("s4[3]{0}"));
}

#[test]
fn interleaved_elements_of_rank_1() {
    let factor = |text: &str| of(text).packing_factor();
    assert_eq!(factor("bf16[1024]{0:T(1024)(128)(2,1)}"), Some(2));
    assert_eq!(factor("s8[1024]{0:T(1024)(128)(4,1)}"), Some(4));
    for text in [
        "bf16[1024]",
        "bf16[1024]{0}",
        "bf16[1024]{0:T(1024)(128)}",
        "bf16[1024]{0:T(1024)(128)(2)}",
        "bf16[1024]{0:T(1024)(128)(*,1)}",
        "bf16[1024]{0:T(1024)(128)(2,1)(1)}",
        "bf16[8,128]{1,0:T(8)(4)(2,1)}",
    ] {
        assert_eq!(factor(text), None, "{text}");
    }
}

/// Every small array, compared with the offset of each element; the cases of XLA's own test first.
#[test]
fn arrays_are_untiled_if_no_element_moves() {
    assert_eq!(of("f32[24,128]{1,0:T(8,128)}").is_untiled(), Ok(true));
    assert_eq!(of("f32[4,256]{1,0:T(1,128)}").is_untiled(), Ok(true));
    assert_eq!(of("f32[2,3,4]{2,1,0:T(8,128)}").is_untiled(), Ok(false));
    let tiles = [
        "",
        "T(1)",
        "T(2)",
        "T(3)",
        "T(4)",
        "T(8)",
        "T(1,2)",
        "T(2,1)",
        "T(2,2)",
        "T(2,4)",
        "T(1,4)",
        "T(2,3)",
        "T(3,2)",
        "T(1,1,2)",
        "T(2,2,2)",
        "T(*,2)",
        "T(*,4)",
        "T(*,3)",
        "T(*,*,2)",
        "T(2,*,2)",
        "T(*,2,2)",
        "T(4)(2)",
        "T(3)(2)",
        "T(4)(3)",
        "T(2,4)(2,1)",
        "T(2,4)(1,2)",
        "T(1,4)(1,2)",
        "T(2)(2,2)",
        "T(1,2)(2,1,1)",
        "T(*,4)(2)",
        "T(2,3)(3)",
    ];
    let (mut yes, mut no) = (0, 0);
    for extents in [indices(&[5, 5, 5]), indices(&[7, 5]), indices(&[13])].concat() {
        for order in orders(extents.len()) {
            for tiles in tiles {
                let (listed, order) = (list(&extents), list(&order));
                let tiled = if tiles.is_empty() { String::new() } else { format!(":{tiles}") };
                let shape: ArrayShape = format!("f32[{listed}]{{{order}{tiled}}}").parse().unwrap();
                let plain: ArrayShape = format!("f32[{listed}]{{{order}}}").parse().unwrap();
                let stays = indices(&extents).iter().all(|index| shape.offset(index) == plain.offset(index));
                assert_eq!(shape.is_untiled(), Ok(stays), "{shape}");
                if stays { yes += 1 } else { no += 1 }
            }
        }
    }
    assert!(yes > 5_000 && no > 5_000, "{yes} are untiled, {no} are not");
    // An array too large to visit each element.
    let many = 1_usize << (usize::BITS - 10);
    assert_eq!(of(&format!("s8[{many},128]{{1,0:T(8,128)}}")).is_untiled(), Ok(true));
    assert_eq!(of(&format!("s8[{many},129]{{1,0:T(8,128)}}")).is_untiled(), Ok(false));
    // Combined tile extents are not expanded.
    assert_eq!(of("f32[4]{0:T(2)(*,2)}").is_untiled(), Ok(false));
    assert!(matches!(of("f32[4]").is_untiled(), Err(ArrayMemoryError::Array(ArrayShapeError::NoLayout))));
    assert!(matches!(
        of("f32[?]{0:T(2)}").is_untiled(),
        Err(ArrayMemoryError::Array(ArrayShapeError::Unbounded { .. }))
    ));
    assert!(matches!(
        of("f32[4]{0:SC(0:2)}").is_untiled(),
        Err(ArrayMemoryError::Array(ArrayShapeError::Split { .. }))
    ));
}

fn list(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn in_order(extents: &[usize], order: &[usize]) -> ArrayShape {
    let order: Vec<isize> = order.iter().map(|axis| axis.cast_signed()).collect();
    of(&format!("f32[{}]", list(extents))).with_layout(ArrayLayout::new(&order).unwrap()).unwrap()
}

/// The source offset of each element, in the order of the target memory.
fn moved(from: &ArrayShape, to: &ArrayShape, axes: &[usize]) -> Vec<usize> {
    let extents: Vec<usize> = to.extents().iter().map(|extent| extent.get().unwrap()).collect();
    let mut sources = vec![0; extents.iter().product()];
    for index in indices(&extents) {
        let mut source = vec![0; axes.len()];
        axes.iter().zip(&index).for_each(|(&axis, &at)| source[axis] = at);
        sources[to.offset(&index).unwrap()] = from.offset(&source).unwrap();
    }
    sources
}

/// Every transpose between every two orders of small arrays: the normal form moves the same elements, and no part of it
/// can be omitted.
#[test]
fn normalized_transposes_move_the_same() {
    let mut seen = 0;
    for extents in indices(&[4, 3, 4]).into_iter().chain([
        vec![2, 1, 3, 2],
        vec![1, 1, 1, 1],
        vec![2, 3, 1, 4],
        vec![5],
        vec![],
    ]) {
        let rank = extents.len();
        for (order, axes) in orders(rank)
            .into_iter()
            .flat_map(|order| orders(rank).into_iter().map(move |axes| (order.clone(), axes)))
        {
            let from: ArrayShape = in_order(&extents, &order);
            let signed: Vec<isize> = axes.iter().map(|axis| axis.cast_signed()).collect();
            for to in [ArrayLayout::row_major(rank), ArrayLayout::column_major(rank)] {
                let normal = from.normalized_transpose(&signed, &to).unwrap();
                let result = from.permute(&signed).unwrap().with_layout(to).unwrap();
                assert!(!normal.extents.contains(&1), "{from} by {axes:?}: {normal:?}");
                assert!(
                    normal.axes.windows(2).all(|pair| pair[0] + 1 != pair[1]),
                    "{from} by {axes:?}: {normal:?}"
                );
                if !extents.contains(&0) {
                    let mut source_extents = vec![0; normal.axes.len()];
                    normal
                        .axes
                        .iter()
                        .zip(&normal.extents)
                        .for_each(|(&axis, &extent)| source_extents[axis] = extent);
                    let source: ArrayShape = format!("f32[{}]", list(&source_extents)).parse().unwrap();
                    let target: ArrayShape = format!("f32[{}]", list(&normal.extents)).parse().unwrap();
                    let (source, target) = (source.with_default_layout(), target.with_default_layout());
                    assert_eq!(
                        moved(&from, &result, &axes),
                        moved(&source, &target, &normal.axes),
                        "{from} by {axes:?}"
                    );
                    assert_eq!(normal.is_bitcast(), from.transpose_is_bitcast(&result, &signed).unwrap());
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 1000, "{seen} transposes");
    let rows = ArrayLayout::row_major(2);
    let normal = |text: &str, axes: &[isize], to: &ArrayLayout| of(text).normalized_transpose(axes, to);
    assert_eq!(normal("f32[2,3]", &[1, 0], &rows), Err(ArrayBitcastError::Array(ArrayShapeError::NoLayout)));
    assert_eq!(
        normal("f32[2,?]{1,0}", &[1, 0], &rows),
        Err(ArrayBitcastError::Array(ArrayShapeError::Unbounded { axis: 0 }))
    );
    assert_eq!(
        normal("f32[2,3]{1,0:T(2,2)}", &[1, 0], &rows),
        Err(ArrayBitcastError::Array(ArrayShapeError::HasTiles))
    );
    assert!(matches!(normal("f32[2,3]{1,0}", &[1, 1], &rows), Err(ArrayBitcastError::Array(_))));
    assert!(matches!(
        normal("f32[2,3]{1,0}", &[1, 0], &ArrayLayout::row_major(3)),
        Err(ArrayBitcastError::Array(_))
    ));
}

/// XLA checks only the lower bound.
#[test]
fn x_19_negative_axes_count_from_the_end() {
    let shape = of("f32[5,6,7]");
    let extent = |axis: isize| shape.extent(axis).ok().and_then(DynExtent::get);
    assert_eq!([-1, -3, 0, 2].map(extent), [Some(7), Some(5), Some(5), Some(7)]);
    assert_eq!([-4, 3].map(extent), [None, None]);
}

/// the physical extents, the most minor first, stay 4, 3, 2; those of XLA's `ReorderLogicalDimensions` do not.
#[test]
fn x_24_a_transpose_in_place_keeps_memory() {
    let (from, to) = (of("f32[2,3,4]{2,1,0}"), of("f32[3,4,2]{1,0,2}"));
    assert_eq!(from.permute(&[1, 2, 0]).unwrap(), to);
    assert_eq!(from.transpose_is_bitcast(&to, &[1, 2, 0]), Ok(true));
    assert_eq!(from.transpose_is_bitcast(&of("f32[3,4,2]{0,2,1}"), &[1, 2, 0]), Ok(false));
}

/// TensorFlow's own test of `RemoveDimRange`, and its errors.
#[test]
fn ranges_of_axes_are_removed() {
    let shape: DynShape = "[2,3,5,7]".parse().unwrap();
    let without = |begin, end| shape.remove_axis_range(begin, end).map(|shape| shape.to_string());
    for place in -5..=4 {
        assert_eq!(without(place, place).as_deref(), Ok("[2,3,5,7]"), "{place}");
    }
    assert_eq!(without(3, 1).as_deref(), Ok("[2,3,5,7]"));
    assert_eq!(without(0, 3).as_deref(), Ok("[7]"));
    assert_eq!(without(2, 3).as_deref(), Ok("[2,3,7]"));
    assert_eq!(without(-2, -3).as_deref(), Ok("[2,3,5,7]"));
    assert_eq!(without(0, -2).as_deref(), Ok("[7]"));
    assert_eq!(without(-3, -2).as_deref(), Ok("[2,3,7]"));
    assert_eq!(without(0, -1).as_deref(), Ok("[]"));
    assert!(without(0, 5).is_err() && without(-6, 0).is_err());
    assert!(DynShape::UNKNOWN.remove_axis_range(0, 0).is_err());
}
