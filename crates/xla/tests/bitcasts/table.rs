//! The cases of the specification, by number; most are XLA's own tests.

use shapewise::{
    Axis, Shape,
    layout::{
        MinorToMajor, Ordered,
        bitcast::{Decomposition, unmodified_by_reshape},
    },
};

use super::{order, permutation};

/// A layout from its extents and its axes from minor to major.
fn layout<const R: usize>(extents: [usize; R], axes: [usize; R]) -> Ordered<R> {
    Ordered::new(Shape::new(extents).unwrap(), order(&axes))
}

#[test]
fn x_23_all_layouts_by_all_permutations() {
    for axes in super::oracle::orders(3) {
        for by in super::oracle::orders(3) {
            let from = Ordered::new(Shape::new([10, 100, 1000]).unwrap(), order::<3>(&axes));
            let to = from.permute_by(permutation(&by));
            assert!(from.transpose_is_bitcast(&to, permutation(&by)), "{from} by {by:?}");
        }
    }
}

#[test]
fn x_24_xla_reorders_logical_axes_by_the_inverse() {
    let from = layout([2, 3, 4], [2, 1, 0]);
    let to = from.permute_by(permutation(&[1, 2, 0]));
    assert_eq!(to.to_string(), "[3,4,2]{1,0,2}");
    assert_eq!(to.in_memory_order().shape().extents(), [2, 3, 4]);
    // XLA's ReorderLogicalDimensions returns {0,2,1}, which is other memory.
    let xla = Ordered::new(*to.shape(), order(&[0, 2, 1]));
    assert!(!from.transpose_is_bitcast(&xla, permutation(&[1, 2, 0])));
}

#[test]
fn x_25_to_x_30_edits() {
    assert_eq!(layout([5, 3, 2], [2, 0, 1]).remove_axis(Axis::<1>).to_string(), "[5,2]{1,0}", "X-25");
    let five = layout([5, 3, 2, 7, 9], [2, 0, 1, 4, 3]);
    assert_eq!(five.remove_axes([3, 2, 1]).unwrap().to_string(), "[5,9]{0,1}", "X-26");
    assert_eq!(five.remove_axes([1, 2, 3]).unwrap().to_string(), "[5,9]{0,1}", "X-26");
    let three = layout([10, 20, 30], [0, 2, 1]);
    assert_eq!(three.prepend_major(40).unwrap().to_string(), "[40,10,20,30]{1,3,2,0}", "X-27");
    assert_eq!(three.append_minor(40).unwrap().to_string(), "[10,20,30,40]{3,0,2,1}", "X-28");
    assert_eq!(three.move_to_major(0).unwrap().to_string(), "[10,20,30]{2,1,0}", "X-29");
    let convolution = layout([128, 24, 4, 48, 48], [2, 4, 3, 1, 0]);
    assert_eq!(convolution.in_memory_order().shape().extents(), [128, 24, 48, 48, 4], "X-30");
    // Splits of memory in XLA's header: f32[B,H,W,C]{0,3,2,1} is f32[H,W,C,B]{3,2,1,0}.
    assert_eq!(layout([8, 5, 6, 3], [0, 3, 2, 1]).in_memory_order().shape().extents(), [5, 6, 3, 8]);
}

#[test]
fn x_31_effectively_most_major() {
    let first = layout([1, 1, 16, 1, 279], [4, 0, 1, 2, 3]);
    let answers =
        |layout: Ordered<5>| [0, 1, 2, 3, 4].map(|axis| layout.is_effectively_most_major(axis).unwrap());
    assert_eq!(answers(first), [false, false, true, true, false], "X-31");
    // XLA's own test queries the second layout where it means the third.
    assert_eq!(
        answers(layout([1, 1, 16, 1, 279], [0, 1, 2, 3, 4])),
        [false, false, false, false, true],
        "X-31"
    );
    assert_eq!(answers(layout([1; 5], [0, 1, 2, 3, 4])), [true; 5]);
    // XLA's GetDimensionNumber, and functions that take axes through it, check only the lower bound.
    assert!(first.is_effectively_most_major(-5).is_ok_and(|major| !major));
    assert!(first.is_effectively_most_major(5).is_err() && first.is_effectively_most_major(-6).is_err());
}

#[test]
fn r_1_r_2_r_15_reshapes() {
    for (axes, to_axes, expected) in
        [([1, 0], [1, 0], true), ([1, 0], [0, 1], false), ([0, 1], [1, 0], false), ([0, 1], [0, 1], false)]
    {
        assert_eq!(
            layout([3, 4], axes).reshape_is_bitcast(&layout([6, 2], to_axes)),
            expected,
            "R-1 {axes:?}"
        );
    }
    let to = layout([6, 2], [0, 1]);
    assert!(layout([3, 2, 2], [1, 0, 2]).reshape_is_bitcast(&to), "R-2");
    assert!(!layout([3, 2, 2], [0, 1, 2]).reshape_is_bitcast(&to), "R-2");
    for (axes, to_axes) in [([1, 0], [1, 0]), ([1, 0], [0, 1]), ([0, 1], [1, 0]), ([0, 1], [0, 1])] {
        assert!(layout([0, 5], axes).reshape_is_bitcast(&layout([5, 0], to_axes)), "R-15");
    }
}

#[test]
fn r_3_r_4_transposes() {
    let reversal = permutation(&[1, 0]);
    assert!(layout([10, 5], [1, 0]).transpose_is_bitcast(&layout([5, 10], [0, 1]), reversal), "R-3");
    let from = layout([5, 3], [1, 0]);
    assert_eq!(from.deduce_transpose(&layout([3, 5], [0, 1])), Some(reversal), "R-4");
    assert_eq!(from.deduce_transpose(&layout([3, 5], [1, 0])), None, "R-4");
}

#[test]
fn r_5_to_r_8_axes_of_a_reshape() {
    let pairs = |axes: &[Option<usize>]| -> Vec<(usize, usize)> {
        axes.iter().enumerate().filter_map(|(axis, output)| output.map(|output| (axis, output))).collect()
    };
    let r_5 = unmodified_by_reshape(&[1, 1, 1, 1], &[1, 1, 1]).unwrap();
    assert_eq!(pairs(&r_5), [(0, 0), (1, 1), (2, 2)], "R-5");
    let r_6 = unmodified_by_reshape(&[4, 1, 3, 5, 6, 7], &[2, 6, 1, 5, 1, 42]).unwrap();
    assert_eq!(pairs(&r_6), [(3, 3)], "R-6");
    let (a, b, x, y, c, d) = (2, 3, 5, 7, 11, 13);
    let r_7 = unmodified_by_reshape(&[a, b, x, y, c * d], &[a * b, x, 1, y, c, d]).unwrap();
    assert_eq!(pairs(&r_7), [(2, 1), (3, 3)], "R-7");
    use shapewise::layout::bitcast::degenerate_axes_changed;
    assert!(degenerate_axes_changed(&[9, 1, 4], &[1, 9, 4, 1]).is_some(), "R-8");
    assert!(degenerate_axes_changed(&[9, 1, 4], &[3, 1, 12]).is_none(), "R-8");
}

#[test]
fn r_9_to_r_12_aligned_layouts() {
    fn align<const Q: usize>(axes: [usize; 5], to: [usize; Q]) -> Option<String> {
        let to = Shape::new(to).unwrap();
        layout([3, 8, 5, 7, 11], axes).align(to).map(|layout| layout.order().to_string())
    }
    assert_eq!(align([3, 2, 1, 0, 4], [4, 3, 2, 7, 5, 11]).as_deref(), Some("{4,3,2,1,0,5}"), "R-9");
    assert_eq!(align([3, 2, 1, 0, 4], [3, 2, 4, 35, 11]).as_deref(), Some("{3,2,1,0,4}"), "R-10");
    assert_eq!(align([2, 3, 1, 0, 4], [4, 3, 2, 7, 5, 11]), None, "R-11");
    assert_eq!(align([3, 2, 1, 0, 4], [4, 3, 2, 5, 77]), None, "R-11");
    let ones = layout([1, 1, 1, 1], [0, 1, 3, 2]);
    let aligned = ones.align(Shape::new([1; 5]).unwrap()).unwrap();
    assert!(ones.reshape_is_bitcast(&aligned), "R-12");
    // With axes of extent 1 among others, as in XLA's test.
    let from = layout([1, 3, 8, 1, 5, 7, 1, 11, 1, 1], [5, 0, 4, 2, 1, 3, 6, 7, 9, 8]);
    let aligned = from.align(Shape::new([1, 4, 1, 3, 2, 7, 5, 11, 1]).unwrap()).unwrap();
    assert_eq!(aligned.order().to_string(), "{6,5,4,3,1,7,8,2,0}");
}

#[test]
fn r_13_r_14_decompositions() {
    let parts = layout([16, 3, 17], [1, 2, 0]).decompose(&layout([16, 51], [0, 1])).unwrap();
    let Decomposition::TransposeReshapeTranspose(parts) = parts else { panic!("R-13: {parts:?}") };
    assert_eq!(
        (parts.first.axes(), parts.reshape, parts.second.axes()),
        ([0, 2, 1], [51, 16], [1, 0]),
        "R-13"
    );
    let parts = layout([16, 17, 3, 7], [3, 2, 1, 0]).decompose(&layout([7, 16, 51], [0, 2, 1])).unwrap();
    let Decomposition::TransposeReshapeTranspose(parts) = parts else { panic!("R-14: {parts:?}") };
    let first = parts.first.axes();
    assert_eq!((first, parts.reshape, parts.second.axes()), ([0, 1, 2, 3], [16, 51, 7], [2, 0, 1]), "R-14");
}

#[test]
fn edits_of_orders() {
    let order: MinorToMajor<3> = order(&[0, 2, 1]);
    let edited: [MinorToMajor<4>; 4] =
        [order.append_major(), order.append_minor(), order.prepend_major(), order.prepend_minor()];
    assert_eq!(edited.map(|order| order.to_string()), ["{0,2,1,3}", "{3,0,2,1}", "{1,3,2,0}", "{0,1,3,2}"]);
}
