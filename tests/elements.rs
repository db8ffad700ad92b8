//! `f16`, `bf16` and complex numbers as elements: operators with numbers on either side, on every rung; reductions; XLA's types.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a panic is a failure"
)]

use core::{fmt::Debug, iter::Sum};

use half::{bf16, f16};
use num_complex::Complex;
use shapewise::{
    Axis, Keep, Shape, Tensor, View, shape,
    xla::{Element, ElementKind, ElementType},
};

/// Numbers 0 to 5 as elements.
fn numbers<T>(of: impl Fn(u8) -> T) -> Vec<T> {
    (0..6).map(of).collect()
}

/// Each operator, with arrays and with numbers on either side, static and ranked, in place and not, compared with the operator
/// on elements.
macro_rules! operators {
    ($element:ty, $of:expr, [$($operator:tt $in_place:tt)*]) => { $({
        let of: fn(u8) -> $element = $of;
        let (left, right, number) = (numbers(of), numbers(|n| of(n + 2)), of(3));
        let expected: Vec<$element> = left.iter().zip(&right).map(|(x, y)| *x $operator *y).collect();
        let by_number: Vec<$element> = left.iter().map(|x| *x $operator number).collect();
        let of_number: Vec<$element> = right.iter().map(|x| number $operator *x).collect();
        let (x, y) = (View::new(&left, shape![2, 3]).unwrap(), View::new(&right, shape![2, 3]).unwrap());
        assert_eq!((x $operator y).as_slice(), expected, stringify!($operator));
        assert_eq!((x.ranked() $operator y.ranked()).as_slice(), expected);
        assert_eq!((x $operator number).as_slice(), by_number);
        assert_eq!((number $operator y).as_slice(), of_number);
        assert_eq!((number $operator &y.to_tensor()).as_slice(), of_number);
        assert_eq!((number $operator y.ranked()).as_slice(), of_number);
        let mut written = x.to_tensor();
        written $in_place y;
        assert_eq!(written.as_slice(), expected);
        written.try_assign(&x).unwrap();
        written $in_place number;
        assert_eq!(written.as_slice(), by_number);
        // One row, broadcast.
        let row = View::new(&right[..3], shape![1, 3]).unwrap();
        let expected: Vec<$element> = (0..6).map(|at| left[at] $operator right[at % 3]).collect();
        assert_eq!((x $operator row).as_slice(), expected);
    })* };
}

#[test]
#[allow(clippy::indexing_slicing, reason = "small constants")]
fn operators() {
    operators!(f16, |n| f16::from(n), [+ += - -= * *= / /= % %=]);
    operators!(bf16, |n| bf16::from(n), [+ += - -= * *= / /= % %=]);
    operators!(Complex<f32>, |n| Complex::new(n.into(), 1.0), [+ += - -= * *= / /= % %=]);
    operators!(Complex<f64>, |n| Complex::new(1.0, n.into()), [+ += - -= * *= / /= % %=]);
}

/// Reductions, compared with iterators. All results are exact.
fn reductions<T: Copy + Debug + PartialEq + Sum + bounds::Numbers>(of: impl Fn(u8) -> T) {
    let elements = numbers(&of);
    let view = View::new(&elements, shape![2, 3]).unwrap();
    assert_eq!(view.sum(), of(15));
    assert_eq!(view.product(), of(0));
    assert_eq!(view.try_inner_product(&view), Ok(of(55)));
    assert_eq!(view.sum_axis(Axis::<1>).as_slice(), [of(3), of(12)]);
    assert_eq!(view.sum_axis(Keep(Axis::<0>)), Tensor::new(vec![of(3), of(5), of(7)], (1, 3)).unwrap());
    assert_eq!(view.transpose().sum_axis(Axis::<0>).as_slice(), [of(3), of(12)]);
    assert_eq!(view.ranked().fold(of(0), |sum, x| sum + *x), of(15));
}

/// What reductions require.
mod bounds {
    use core::ops::{Add, Mul};

    pub(super) trait Numbers:
        Add<Output = Self> + Mul<Output = Self> + num_traits::Zero + num_traits::One
    {
    }
    impl<T: Add<Output = T> + Mul<Output = T> + num_traits::Zero + num_traits::One> Numbers for T {}
}

#[test]
fn sums_and_products() {
    reductions(f16::from);
    reductions(bf16::from);
    reductions(|n| Complex::new(f32::from(n), 0.0));
    reductions(|n| Complex::new(f64::from(n), 0.0));
    let halves: Vec<f16> = [1.0, 4.0, 2.5, 0.5].map(f16::from_f32).into();
    let halves = View::new(&halves, [2, 2]).unwrap();
    assert_eq!(halves.mean(), f16::from_f32(2.0));
    assert_eq!(halves.mean_axis(Axis::<0>).to_vec(), [1.75, 2.25].map(f16::from_f32));
    assert_eq!(halves.max_by(f16::total_cmp), Some(&f16::from_f32(4.0)));
    assert_eq!(halves.map(|x| f32::from(*x)).sum(), 8.0);
    let turns = [Complex::new(0.0_f32, 1.0); 4];
    assert_eq!(View::new(&turns, [4]).unwrap().product(), Complex::new(1.0, 0.0));
    assert_eq!((-View::new(&turns, [4]).unwrap()).sum(), Complex::new(0.0, -4.0));
}

#[test]
fn element_types_of_xla() {
    fn is<T: Element>(name: &str, kind: ElementKind) {
        assert_eq!((ElementType::of::<T>().to_string().as_str(), T::TYPE.kind()), (name, kind));
        assert_eq!(T::TYPE.bytes(), size_of::<T>());
        let shape = Shape::new([2, 3]).unwrap();
        let array = shapewise::xla::ArrayShape::from_shape(T::TYPE, shape).unwrap();
        assert_eq!(array.to_string(), format!("{name}[2,3]{{1,0}}"));
    }
    is::<f16>("f16", ElementKind::Floating);
    is::<bf16>("bf16", ElementKind::Floating);
    is::<Complex<f32>>("c64", ElementKind::Complex);
    is::<Complex<f64>>("c128", ElementKind::Complex);
}
