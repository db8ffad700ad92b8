//! Shapes: operations that change the rank, on the three levels, with the type and the value of each result; conversions
//! between the levels; extents from integers; index math compared with the oracle and XLA's own cases.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{array, indices, shapes};
use shapewise::{
    Axis, AxisError, Const, Extent, ExtentMismatch, Extents, FromIntsError, One, Permutation, Shape,
    SizeError, axes, index, shape,
};
use static_assertions::assert_type_eq_all;

type Two = Const<2>;
type Three = Const<3>;
type Four = Const<4>;

/// Asserts the type of a shape's extents, and their values.
macro_rules! assert_shape {
    ($shape:expr, $extents:ty, $values:expr) => {{
        let shape: Shape<_, $extents> = $shape;
        assert_eq!(shape.extents()[..], Vec::<usize>::from($values), stringify!($shape));
        assert_eq!(shape.typed_extents().to_array(), shape.extents(), stringify!($shape));
    }};
}

#[test]
fn one_axis_more() {
    let n = 5;
    let (fixed, mixed) = (Shape::new(shape![2, 3]).unwrap(), Shape::new(shape![n, 3]).unwrap());
    let ranked = Shape::new([2, 3]).unwrap();
    assert_shape!(fixed.append(Const::<4>).unwrap(), (Two, Three, Four), [2, 3, 4]);
    assert_shape!(fixed.append(n).unwrap(), (Two, Three, usize), [2, 3, 5]);
    assert_shape!(mixed.append(One).unwrap(), (usize, Three, One), [5, 3, 1]);
    assert_shape!(ranked.append(Const::<4>).unwrap(), [usize; 3], [2, 3, 4]);
    assert_shape!(fixed.prepend(Const::<4>).unwrap(), (Four, Two, Three), [4, 2, 3]);
    assert_shape!(mixed.prepend(n).unwrap(), (usize, usize, Three), [5, 5, 3]);
    assert_shape!(ranked.prepend(One).unwrap(), [usize; 3], [1, 2, 3]);

    assert_shape!(fixed.insert_axis(Axis::<0>, One).unwrap(), (One, Two, Three), [1, 2, 3]);
    assert_shape!(fixed.insert_axis(Axis::<1>, n).unwrap(), (Two, usize, Three), [2, 5, 3]);
    assert_shape!(fixed.insert_axis(Axis::<2>, Const::<4>).unwrap(), (Two, Three, Four), [2, 3, 4]);
    assert_shape!(mixed.insert_axis(Axis::<1>, One).unwrap(), (usize, One, Three), [5, 1, 3]);
    assert_shape!(ranked.insert_axis(Axis::<0>, 9).unwrap(), [usize; 3], [9, 2, 3]);
    assert_shape!(ranked.insert_axis(Axis::<1>, 9).unwrap(), [usize; 3], [2, 9, 3]);
    assert_shape!(ranked.insert_axis(Axis::<2>, One).unwrap(), [usize; 3], [2, 3, 1]);

    let scalar = Shape::<0, ()>::default();
    assert_shape!(scalar.append(One).unwrap(), (One,), [1]);
    assert_shape!(scalar.prepend(n).unwrap(), [usize; 1], [5]);
    assert_shape!(scalar.insert_axis(Axis::<0>, Const::<3>).unwrap(), (Three,), [3]);
    assert_shape!(Shape::new([]).unwrap().append(7).unwrap(), [usize; 1], [7]);
}

#[test]
fn two_shapes_one_after_the_other() {
    let n = 5;
    let (fixed, mixed) = (Shape::new(shape![2, 3]).unwrap(), Shape::new(shape![n, 1]).unwrap());
    let (ranked, scalar) = (Shape::new([2, 3]).unwrap(), Shape::<0, ()>::default());
    assert_shape!(fixed.concatenate(mixed).unwrap(), (Two, Three, usize, One), [2, 3, 5, 1]);
    assert_shape!(mixed.concatenate(fixed).unwrap(), (usize, One, Two, Three), [5, 1, 2, 3]);
    assert_shape!(ranked.concatenate(ranked).unwrap(), [usize; 4], [2, 3, 2, 3]);
    assert_shape!(ranked.concatenate(mixed).unwrap(), [usize; 4], [2, 3, 5, 1]);
    assert_shape!(mixed.ranked().concatenate(fixed.ranked()).unwrap(), [usize; 4], [5, 1, 2, 3]);
    assert_shape!(scalar.concatenate(fixed).unwrap(), (Two, Three), [2, 3]);
    assert_shape!(fixed.concatenate(scalar).unwrap(), (Two, Three), [2, 3]);
    assert_shape!(ranked.concatenate(Shape::new([]).unwrap()).unwrap(), [usize; 2], [2, 3]);
}

#[test]
fn an_array_after_a_tuple_forgets_what_the_tuple_knows() {
    let (fixed, ranked) = (Shape::new(shape![2, 3]).unwrap(), Shape::new([4]).unwrap());
    assert_shape!(fixed.concatenate(ranked).unwrap(), [usize; 3], [2, 3, 4]);
}

#[test]
fn axes_fewer() {
    let n = 5;
    let (fixed, mixed) = (Shape::new(shape![2, 3, 4]).unwrap(), Shape::new(shape![n, 3, 1]).unwrap());
    let ranked = Shape::new([2, 3, 4]).unwrap();
    assert_shape!(fixed.remove_axis(Axis::<0>), (Three, Four), [3, 4]);
    assert_shape!(fixed.remove_axis(Axis::<1>), (Two, Four), [2, 4]);
    assert_shape!(fixed.remove_axis(Axis::<2>), (Two, Three), [2, 3]);
    assert_shape!(mixed.remove_axis(Axis::<1>), (usize, One), [5, 1]);
    assert_shape!(ranked.remove_axis(Axis::<1>), [usize; 2], [2, 4]);
    assert_shape!(ranked.remove_axis(Axis::<2>), [usize; 2], [2, 3]);
    assert_shape!(fixed.tail(), (Three, Four), [3, 4]);
    assert_shape!(mixed.tail().tail(), (One,), [1]);
    assert_shape!(mixed.tail().tail().tail(), (), []);
    assert_shape!(ranked.tail(), [usize; 2], [3, 4]);
    let heads: (Two, usize, usize) = (fixed.head(), mixed.head(), ranked.head());
    assert_eq!(heads, (Const::<2>, 5, 2));
    let last: One = mixed.tail().tail().head();
    assert_eq!(last, One);

    assert_shape!(fixed.take::<0>(), (), []);
    assert_shape!(fixed.take::<1>(), (Two,), [2]);
    assert_shape!(fixed.take::<3>(), (Two, Three, Four), [2, 3, 4]);
    assert_shape!(mixed.take::<2>(), (usize, Three), [5, 3]);
    assert_shape!(ranked.take::<0>(), [usize; 0], []);
    assert_shape!(ranked.take::<2>(), [usize; 2], [2, 3]);
    assert_shape!(fixed.take_last::<0, _>(), (), []);
    assert_shape!(fixed.take_last::<2, _>(), (Three, Four), [3, 4]);
    assert_shape!(mixed.take_last::<3, _>(), (usize, Three, One), [5, 3, 1]);
    assert_shape!(ranked.take_last::<1, _>(), [usize; 1], [4]);
}

#[test]
fn axes_in_another_order() {
    let n = 5;
    let (fixed, mixed) = (Shape::new(shape![2, 3, 4]).unwrap(), Shape::new(shape![n, 3, 1]).unwrap());
    assert_shape!(fixed.permute(axes![0, 1, 2]), (Two, Three, Four), [2, 3, 4]);
    assert_shape!(fixed.permute(axes![2, 0, 1]), (Four, Two, Three), [4, 2, 3]);
    assert_shape!(mixed.permute(axes![2, 1, 0]), (One, Three, usize), [1, 3, 5]);
    assert_shape!(fixed.ranked().permute(axes![1, 2, 0]), [usize; 3], [3, 4, 2]);
    for order in oracle::orders(3) {
        let by = Permutation::new(array::<3>(&order).map(usize::cast_signed)).unwrap();
        let expected: Vec<usize> = order.iter().map(|&axis| fixed.extents()[axis]).collect();
        assert_eq!(fixed.ranked().permute_by(by).extents()[..], expected, "{order:?}");
        assert_eq!(fixed.ranked().permute_by(by).permute_by(by.inverse()), fixed.ranked(), "{order:?}");
    }
    assert_type_eq_all!(Extents![usize, 3, 1], (usize, Three, One));
}

#[test]
fn a_product_that_no_longer_fits_is_refused() {
    let large = 1_usize << (usize::BITS / 2 + 8);
    let shape = Shape::new(shape![large, 2]).unwrap();
    let operands = |error: SizeError| (error.axis, error.extent, error.product);
    assert_eq!(shape.append(large).map_err(operands).unwrap_err(), (2, large, 2 * large));
    assert_eq!(shape.prepend(large).map_err(operands).unwrap_err(), (1, large, large));
    assert_eq!(shape.insert_axis(Axis::<1>, large).map_err(operands).unwrap_err(), (1, large, large));
    assert_eq!(shape.concatenate(shape).map_err(operands).unwrap_err(), (2, large, 2 * large));
    assert!(shape.append(0).unwrap().append(large).is_err(), "an extent of 0 does not hide the others");
}

#[test]
fn going_down_is_free_and_going_up_is_checked() {
    let n = 5;
    let mixed = Shape::new(shape![n, 3]).unwrap();
    let ranked: Shape<2> = mixed.into();
    assert_eq!(ranked.extents(), [5, 3]);
    assert_eq!(<[usize; 2]>::from(ranked), [5, 3]);
    let back: Shape<2, (usize, Three)> = ranked.try_into().unwrap();
    assert_eq!(back, mixed);
    let fixed = mixed.typed::<(Const<5>, Three)>().unwrap();
    assert_eq!(fixed.typed_extents(), (Const::<5>, Const::<3>));
    assert_eq!(fixed.typed::<(usize, usize)>().unwrap().typed_extents(), (5, 3));
    assert_eq!(fixed.typed::<[usize; 2]>().unwrap(), ranked);

    let operands = |error: ExtentMismatch| (error.axis, error.expected, error.found);
    let wrong: Result<Shape<2, (Const<4>, Two)>, _> = ranked.try_into();
    assert_eq!(operands(wrong.unwrap_err()), (0, 4, 5), "the first axis that differs");
    assert_eq!(operands(mixed.typed::<(usize, Two)>().unwrap_err()), (1, 2, 3));
    assert_eq!(operands(mixed.typed::<(One, Three)>().unwrap_err()), (0, 1, 5));
    assert_eq!(operands(<(Two, One)>::from_array([2, 0]).unwrap_err()), (1, 1, 0));
    assert_eq!(operands(Const::<7>::try_from(8).unwrap_err()), (0, 7, 8));
    assert_eq!(operands(One::try_from(0).unwrap_err()), (0, 1, 0));
    assert_eq!((Const::<7>::try_from(7), One::try_from(1)), (Ok(Const), Ok(One)));
    assert_eq!((usize::from(Const::<7>), usize::from(One), Const::<7>.get()), (7, 1, 7));
    assert_eq!((One.to_const(), Const::<1>.to_one()), (Const::<1>, One));
    let one: Shape<1, (Const<1>,)> = Shape::new((One,)).unwrap().typed().unwrap();
    assert_eq!(one.typed_extents(), (Const::<1>,));
}

#[test]
fn extents_come_from_integers_of_any_type() {
    macro_rules! unsigned {
        ($($int:ty)*) => { $(
            assert_eq!(Shape::from_ints([2 as $int, 0, 127]).map(|shape| shape.extents()), Ok([2, 0, 127]));
        )* };
    }
    macro_rules! signed {
        ($($int:ty)*) => { $(
            unsigned!($int);
            for (axis, ints) in [[-1 as $int, -2, 3], [3, <$int>::MIN, 0]].into_iter().enumerate() {
                let value = ints[axis] as i128;
                assert_eq!(Shape::from_ints(ints), Err(FromIntsError::Negative { axis, value }), stringify!($int));
            }
        )* };
    }
    unsigned!(u8 u16 u32 u64 u128 usize);
    signed!(i8 i16 i32 i64 i128 isize);
    let value = u128::MAX;
    assert_eq!(Shape::from_ints([1, value]), Err(FromIntsError::TooLarge { axis: 1, value }));
    let value = i128::MAX;
    let error = Shape::from_ints([value, -1]).unwrap_err();
    assert_eq!(error, FromIntsError::TooLarge { axis: 0, value: value.unsigned_abs() });
    match Shape::from_ints([usize::MAX as u64]) {
        Err(FromIntsError::Size(error)) => assert_eq!((error.axis, error.extent), (0, usize::MAX)),
        other => panic!("{other:?}"),
    }
    // A later axis that is wrong by itself is reported before a product that does not fit.
    assert_eq!(Shape::from_ints([isize::MAX, 2, -1]), Err(FromIntsError::Negative { axis: 2, value: -1 }));
}

#[test]
fn linear_and_multi_indices_are_inverse() {
    fn all<const R: usize>(extents: [usize; R]) -> usize {
        let shape = Shape::new(extents).unwrap();
        let indices = indices(&extents);
        assert_eq!(shape.element_count(), indices.len(), "{shape}");
        assert_eq!(shape.is_empty(), indices.is_empty(), "{shape}");
        for (linear, index) in indices.iter().enumerate() {
            assert_eq!(shape.linear_index(array(index)), Ok(linear), "{index:?} of {shape}");
            assert_eq!(shape.multi_index(linear), Ok(array(index)), "{linear} of {shape}");
        }
        for linear in [indices.len(), indices.len() + 1, usize::MAX] {
            let error = shape.multi_index(linear).unwrap_err();
            assert_eq!((error.linear, error.count), (linear, indices.len()), "{shape}");
        }
        // The first coordinate that is not below its extent.
        for index in oracle::indices(&extents.map(|extent| extent + 2)) {
            let first = (0..R).find(|&axis| index[axis] >= extents[axis]);
            let got =
                shape.linear_index(array(&index)).err().map(|error| (error.axis, error.index, error.extent));
            assert_eq!(got, first.map(|axis| (axis, index[axis], extents[axis])), "{index:?} of {shape}");
        }
        indices.len()
    }
    let mut cases = all([]);
    shapes(1, 3).iter().for_each(|extents| cases += all::<1>(array(extents)));
    shapes(2, 3).iter().for_each(|extents| cases += all::<2>(array(extents)));
    shapes(3, 3).iter().for_each(|extents| cases += all::<3>(array(extents)));
    assert_eq!(cases, 1 + 6 + 36 + 216, "elements of all shapes");
}

#[test]
fn xlas_own_cases() {
    let cube = Shape::new(shape![10, 20, 30]).unwrap();
    for (index, linear) in [([3, 5, 7], 1957), ([8, 15, 27], 5277)] {
        assert_eq!((cube.linear_index(index), cube.multi_index(linear)), (Ok(linear), Ok(index)));
    }
    let shape = Shape::new([10, 20, 30, 40]).unwrap();
    for (index, linear) in [([3, 5, 7, 9], 78_289), ([8, 15, 27, 33], 211_113)] {
        assert_eq!((shape.linear_index(index), shape.multi_index(linear)), (Ok(linear), Ok(index)));
    }
    let ranks = [&[2, 1, 1][..], &[3, 0, 1], &[], &[1, 1], &[2, 3]].map(index::true_rank);
    assert_eq!(ranks, [1, 2, 0, 0, 2]);
    assert_eq!(Shape::new(shape![1, 5, 1]).unwrap().true_rank(), 1);
}

#[test]
fn counts_that_do_not_fit_name_the_axis() {
    let max = isize::MAX.unsigned_abs();
    let count = |extents: &[usize]| index::element_count(extents).map_err(|e| (e.axis, e.extent, e.product));
    assert_eq!(count(&[max]), Ok(max));
    assert_eq!(count(&[max, 1, 1]), Ok(max));
    assert_eq!(count(&[max, 0]), Ok(0));
    assert_eq!(count(&[max, 2]), Err((1, 2, max)));
    assert_eq!(count(&[max + 1]), Err((0, max + 1, 1)));
    assert_eq!(count(&[0, usize::MAX]), Err((1, usize::MAX, 1)), "an extent of 0 does not hide the others");
    assert_eq!(count(&[2, 0, max]), Err((2, max, 2)));
    assert_eq!(count(&[3, max / 3]), Ok(max / 3 * 3));
    let root = 1 << (usize::BITS / 2);
    assert_eq!(count(&[root, root]), Err((1, root, root)), "the product wraps to 0");
}

#[test]
fn extents_by_axis() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    for (axis, extent) in [(0, 2), (1, 3), (2, 4), (-1, 4), (-2, 3), (-3, 2)] {
        assert_eq!(shape.extent(axis), Ok(extent), "axis {axis}");
    }
    for axis in [3, -4, isize::MAX, isize::MIN] {
        let AxisError { axis: found, rank, .. } = shape.extent(axis).unwrap_err();
        assert_eq!((found, rank), (axis, 3));
    }
    assert_eq!((shape.extent_at(Axis::<0>), shape.extent_at(Axis::<2>)), (2, 4));
    assert_eq!(
        (shape.to_string(), format!("{shape:?}")),
        ("[2,3,4]".into(), "Shape((Const<2>, Const<3>, Const<4>))".into())
    );
    assert_eq!(Shape::<0>::new([]).unwrap().to_string(), "[]");
}
