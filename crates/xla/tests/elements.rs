//! `f16`, `bf16` and complex numbers as elements: operators with numbers on either side, on every level; reductions; XLA's types.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "a panic is a failure, and positions are small"
)]

use core::{fmt::Debug, iter::Sum};

use half::{bf16, f16};
use num_complex::Complex;
use shapewise::{Axis, Keep, Shape, Tensor, View, shape};
use shapewise_xla::{Element, ElementKind, ElementType};

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
    assert_eq!(halves.max_by(f16::total_cmp), Some(f16::from_f32(4.0)));
    assert_eq!(halves.map(|x| f32::from(*x)).sum(), 8.0);
    let turns = [Complex::new(0.0_f32, 1.0); 4];
    assert_eq!(View::new(&turns, [4]).unwrap().product(), Complex::new(1.0, 0.0));
    assert_eq!((-View::new(&turns, [4]).unwrap()).sum(), Complex::new(0.0, -4.0));
}

/// More elements than the largest `f16`, and more than the largest `bf16` that has a successor of its own.
#[test]
fn means_and_variances_of_many_halves() {
    fn check<T: shapewise::Float + Debug>(of: fn(f32) -> T) {
        let ones = Tensor::filled([70_000, 2], of(1.0));
        assert_eq!((ones.mean(), ones.var(0), ones.std(0)), (of(1.0), of(0.0), of(0.0)));
        assert_eq!(ones.mean_axis(Axis::<0>).to_vec(), [of(1.0); 2]);
        assert_eq!(ones.view().dynamic().mean(), of(1.0));
        assert_eq!(ones.view().dynamic().mean_axis(0).unwrap().to_vec(), [of(1.0); 2]);
        let signs = Tensor::from_fn([70_000, 2], |[i, _]| of(if i % 2 == 0 { 3.0 } else { -3.0 }));
        assert_eq!((signs.mean(), signs.var(0), signs.std(0)), (of(0.0), of(9.0), of(3.0)));
        assert_eq!(signs.transpose().var(0), of(9.0));
        assert_eq!(signs.var_axis(Axis::<0>, 0).to_vec(), [of(9.0); 2]);
        assert_eq!(signs.std_axis(Keep(Axis::<0>), 0).to_vec(), [of(3.0); 2]);
        assert_eq!(signs.view().dynamic().std_axis([0, 1], 0).unwrap().to_vec(), [of(3.0)]);
    }
    check(f16::from_f32);
    check(bf16::from_f32);
    let small = Tensor::filled([70_000], f16::from_f32(0.01));
    assert_eq!(small.mean(), f16::from_f32(0.01));
    // The sum of these three is above the largest number of the type, and so is the variance.
    let large = Tensor::<f16, 1>::from(vec![f16::from_f32(30_000.0); 3]);
    assert_eq!((large.mean(), large.var(0)), (f16::from_f32(30_000.0), f16::from_f32(0.0)));
    let large = Tensor::<f16, 1>::from([-1000.0, 1000.0].map(f16::from_f32).to_vec());
    assert_eq!((large.var(0), large.std(0)), (f16::INFINITY, f16::from_f32(1000.0)));
    let bytes = Tensor::filled([70_000, 1], 3_u8);
    assert_eq!(bytes.mean_as::<f16>(), f16::from_f32(3.0));
    assert_eq!(bytes.mean_axis_as::<f16, _, _>(Axis::<0>).to_vec(), [f16::from_f32(3.0)]);
    assert!((small.sum_as::<f32>() / 700.0 - 1.0).abs() < 1e-3);
}

#[test]
fn many_evenly_spaced_halves() {
    let near = |place: usize, found: f16, exact: f64| {
        assert!((f64::from(found) - exact).abs() < 0.0005, "position {place}: {found}, not {exact}");
    };
    let unit = Tensor::linspace(f16::ZERO..=f16::ONE, 70_000);
    unit.indexed_for_each(|[i], x| near(i, *x, i as f64 / 69_999.0));
    assert_eq!((unit[[0]], unit[[69_999]]), (f16::ZERO, f16::ONE));
    let open = Tensor::linspace(f16::ZERO..f16::ONE, 70_000);
    open.indexed_for_each(|[i], x| near(i, *x, i as f64 / 70_000.0));
    let step = f16::from_f32(1.0 / 131_072.0);
    let steps = Tensor::arange(f16::ZERO..f16::ONE, step);
    // The last 32 positions are rounded to the end.
    assert_eq!(steps.element_count(), 131_072 - 32);
    steps.indexed_for_each(|[i], x| assert_eq!(*x, f16::from_f64(i as f64 / 131_072.0)));
    let wide = Tensor::linspace(bf16::from_f32(-1e38)..=bf16::from_f32(1e38), 3);
    assert_eq!(wide.to_vec(), [-1e38, 0.0, 1e38].map(bf16::from_f32));
}

#[test]
fn element_types_of_xla() {
    fn is<T: Element>(name: &str, kind: ElementKind) {
        assert_eq!((ElementType::of::<T>().to_string().as_str(), T::TYPE.kind()), (name, kind));
        assert_eq!(T::TYPE.bytes(), size_of::<T>());
        let shape = Shape::new([2, 3]).unwrap();
        let array = shapewise_xla::ArrayShape::from_shape(T::TYPE, shape).unwrap();
        assert_eq!(array.to_string(), format!("{name}[2,3]{{1,0}}"));
    }
    is::<f16>("f16", ElementKind::Floating);
    is::<bf16>("bf16", ElementKind::Floating);
    is::<Complex<f32>>("c64", ElementKind::Complex);
    is::<Complex<f64>>("c128", ElementKind::Complex);
}
