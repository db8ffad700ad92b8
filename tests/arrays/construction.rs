//! Tensors of zeros and ones, of evenly spaced numbers and from iterators; reshapes with an inferred extent.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Axis, Const, DenseTensor, Extents, One, ReshapeError, Shape, Tensor, TypedConstructors as _, View,
    ViewError, ViewMut,
    array::{ArangeError, DynTensor},
    s, shape, tensor,
    verbs::ReshapeExtents,
};

#[test]
fn zeros_ones_and_identities() {
    let typed: DenseTensor<f32, 2, Extents![2, 3]> = Tensor::zeros(shape![2, 3]);
    assert_eq!(typed.as_slice(), [0.0; 6]);
    let ranked: Tensor<u8, 3> = Tensor::ones([2, 0, 1]);
    assert_eq!(ranked.extents(), [2, 0, 1]);
    let n = 3;
    let mixed: DenseTensor<i32, 2, Extents![usize, 2]> = Tensor::ones(shape![n, 2]);
    assert_eq!(mixed.sum(), 6);
    assert_eq!(DynTensor::<i32>::zeros([2, 2]).unwrap().as_slice(), [0; 4]);
    assert_eq!(DynTensor::<u8>::ones([3]).unwrap().as_slice(), [1; 3]);
    for n in 0..5 {
        let eye: Tensor<i32, 2> = Tensor::eye(n);
        assert_eq!(eye, Tensor::from_fn([n, n], |[i, j]| i32::from(i == j)));
    }
    let typed: DenseTensor<f64, 2, Extents![2, 2]> = Tensor::eye(Const::<2>);
    assert_eq!(typed, tensor![[1.0, 0.0], [0.0, 1.0]]);
    assert_eq!(Tensor::<u8, 2>::eye(One), tensor![[1]]);
}

#[test]
fn aliases_with_extents_construct() {
    type Panel = DenseTensor<f64, 3, Extents![usize, usize, 2]>;
    fn zeros<const N: usize>() -> DenseTensor<f32, 1, Extents![{ N }]> {
        DenseTensor::zeros(shape![{ N }])
    }
    let (days, stocks) = (3, 4);
    let panel: Panel = Panel::filled(shape![days, stocks, 2], 1.0);
    assert_eq!(panel, Panel::ones([3, 4, 2]));
    assert_eq!(panel.map(|x| x - 1.0), Panel::zeros((3, 4, Const::<2>)));
    assert_eq!(
        Panel::from_fn([1, 2, 2], |[_, j, k]| [[0.0, 1.0], [2.0, 3.0]][j][k]).to_vec(),
        [0.0, 1.0, 2.0, 3.0]
    );
    assert_eq!(Panel::new(vec![5.0; 4], [1, 2, 2]).unwrap(), Panel::filled([1, 2, 2], 5.0));
    assert_eq!(
        Panel::new(vec![0.0; 4], [1, 4, 1]).unwrap_err().to_string(),
        "axis 2 has extent 1, expected 2"
    );
    assert!(matches!(Panel::new(vec![0.0; 3], [1, 2, 2]), Err(ViewError::Length { needed: 4, found: 3 })));
    assert!(std::panic::catch_unwind(|| Panel::zeros([1, 2, 3])).is_err());
    assert_eq!(zeros::<3>().as_slice(), [0.0; 3]);
    // The constructors of `Tensor` are those before, with the type that their extents have.
    let before: DenseTensor<i32, 2, Extents![2, 3]> = Tensor::<i32, 2>::zeros(shape![2, 3]);
    assert_eq!(before.sum() + Tensor::<i32, 1>::filled([2], 3).sum(), 6);
}

#[test]
fn matrices_of_diagonals() {
    for n in 0..5 {
        let diagonal: Tensor<i32, 1> = (1..=n).map(|at| at * at).collect();
        let matrix = Tensor::from_diagonal(&diagonal);
        let [n, _] = matrix.extents();
        assert_eq!(matrix, Tensor::from_fn([n, n], |[i, j]| if i == j { diagonal[[i]] } else { 0 }));
        assert_eq!(matrix.diagonal(Axis::<0>, Axis::<1>, 0), diagonal);
        // Elements apart in memory, and backwards.
        let memory: Vec<i32> = (0..2 * n).map(|at| i32::try_from(at).unwrap()).collect();
        let apart = View::new(&memory, [2 * n]).unwrap();
        let matrix = Tensor::from_diagonal(&apart.slice(s![..;-2]));
        assert_eq!(matrix.diagonal(Axis::<0>, Axis::<1>, 0), apart.slice(s![..;-2]));
        assert_eq!(matrix.sum(), apart.slice(s![..;-2]).sum());
    }
    let typed: DenseTensor<i32, 2, Extents![3, 3]> = Tensor::from_diagonal(&tensor![1, 2, 3]);
    assert_eq!(typed, tensor![[1, 0, 0], [0, 2, 0], [0, 0, 3]]);
    assert_eq!(Tensor::from_diagonal(&View::new(&[7], shape![1]).unwrap()), tensor![[7]]);
    let one = View::new(&[1_u64], [1]).unwrap();
    let long = one.try_broadcast_to([usize::MAX / 4]).unwrap();
    assert!(matches!(Tensor::try_from_diagonal(&long), Err(ViewError::Size(_))));
    let long = one.try_broadcast_to([1 << (usize::BITS / 2 - 1)]).unwrap();
    assert!(matches!(Tensor::try_from_diagonal(&long), Err(ViewError::Memory(_))));
}

#[test]
#[should_panic(expected = "the shape is too large at axis 0")]
fn zeros_that_do_not_fit_panic() {
    let _: Tensor<u8, 2> = Tensor::zeros([usize::MAX, 2]);
}

/// All small ranges of integers, compared with a loop.
#[test]
#[allow(clippy::reversed_empty_ranges, reason = "those that descend have negative steps")]
fn ranges_of_integers_agree_with_a_loop() {
    for start in -4_i8..=4 {
        for end in -4..=4 {
            for step in -3..=3 {
                let found = Tensor::try_arange(start..end, step);
                if step == 0 {
                    assert_eq!(found, Err(ArangeError::StepIsZero));
                    continue;
                }
                let (mut expected, mut next) = (Vec::new(), start);
                while (step > 0 && next < end) || (step < 0 && next > end) {
                    expected.push(next);
                    next += step;
                }
                assert_eq!(found.unwrap().into_vec(), expected, "{start}..{end} by {step}");
            }
        }
    }
    // To the ends of a type, without an overflow.
    assert_eq!(Tensor::arange(0..u8::MAX, 100).into_vec(), [0, 100, 200]);
    assert_eq!(Tensor::arange(i8::MIN..i8::MAX, 100).into_vec(), [-128, -28, 72]);
    assert_eq!(Tensor::arange(i64::MAX - 1..i64::MAX, 1).into_vec(), [i64::MAX - 1]);
    assert_eq!(Tensor::arange(u64::MAX - 3..u64::MAX, 2).into_vec(), [u64::MAX - 3, u64::MAX - 1]);
    assert!(matches!(Tensor::try_arange(0..u64::MAX, 1), Err(ArangeError::TooMany)));
    let most = i64::try_from(isize::MAX).unwrap();
    assert!(matches!(Tensor::try_arange(0..most, 1), Err(ArangeError::Memory(_))));
    assert!(matches!(Tensor::try_arange(i128::MIN..i128::MAX, 1), Err(ArangeError::TooMany)));
    // Few numbers that are far apart, or large.
    assert_eq!(Tensor::arange(i128::MIN..i128::MAX, i128::MAX).into_vec(), [i128::MIN, -1, i128::MAX - 1]);
    assert_eq!(Tensor::arange(i128::MAX..i128::MIN, i128::MIN).into_vec(), [i128::MAX, -1]);
    assert_eq!(Tensor::arange(u128::MAX - 3..u128::MAX, 2).into_vec(), [u128::MAX - 3, u128::MAX - 1]);
    assert_eq!(Tensor::arange(0..u128::MAX, u128::MAX / 2).into_vec(), [0, u128::MAX / 2, u128::MAX - 1]);
    assert_eq!(Tensor::arange(u128::MAX..1, 1).into_vec(), Vec::<u128>::new());
    assert_eq!(Tensor::try_arange(u128::MAX - 3..u128::MAX, 0), Err(ArangeError::StepIsZero));
    assert_eq!(Tensor::try_arange(0..u128::MAX, 1), Err(ArangeError::TooMany));
}

/// The numbers that NumPy 2 returns.
#[test]
fn ranges_of_floats_are_those_of_numpy() {
    assert_eq!(
        Tensor::arange(0.0..1.0, 0.1).into_vec(),
        [
            0.0,
            0.1,
            0.2,
            0.300_000_000_000_000_04,
            0.4,
            0.5,
            0.600_000_000_000_000_1,
            0.700_000_000_000_000_1,
            0.8,
            0.9
        ]
    );
    assert_eq!(Tensor::arange(1.0..1.3, 0.1).element_count(), 4, "np.arange(1, 1.3, 0.1) has 4 elements");
    assert_eq!(Tensor::arange(2.0..0.0, -0.5).into_vec(), [2.0, 1.5, 1.0, 0.5]);
    assert_eq!(Tensor::arange(0.0_f32..-1.0, 0.5).into_vec(), Vec::<f32>::new());
    assert_eq!(Tensor::try_arange(0.0..1.0, 0.0), Err(ArangeError::StepIsZero));
    assert_eq!(Tensor::try_arange(0.0..f64::INFINITY, 1.0), Err(ArangeError::NotFinite));
    assert_eq!(Tensor::try_arange(0.0..1.0, f64::NAN), Err(ArangeError::NotFinite));
    assert_eq!(Tensor::try_arange(0.0..1e300, 1.0), Err(ArangeError::TooMany));
    assert_eq!(Tensor::linspace(2.0..=3.0, 5).into_vec(), [2.0, 2.25, 2.5, 2.75, 3.0]);
    assert_eq!(Tensor::linspace(2.0..3.0, 5).into_vec(), [2.0, 2.2, 2.4, 2.6, 2.8]);
    assert_eq!(Tensor::linspace(1.0..=0.0, 2).into_vec(), [1.0, 0.0]);
    assert_eq!(Tensor::linspace(0.0..=1.0, 1).into_vec(), [0.0]);
    assert_eq!(Tensor::linspace(0.0..=1.0, 0).into_vec(), Vec::<f64>::new());
    let last = Tensor::linspace(0.0..=0.3, 4).into_vec()[3];
    assert_eq!(last, 0.3, "the end is exact");
    let ranked: Tensor<f32, 1> = Tensor::linspace(0.0..=1.0, 3);
    let typed: DenseTensor<f32, 1, Extents![3]> = Tensor::linspace(0.0..=1.0, Const::<3>);
    assert_eq!(typed, ranked);
    assert_eq!(typed, tensor![0.0, 0.5, 1.0]);
}

/// The numbers are those before the end, also where steps are narrower than the distance of two floats, or the difference overflows.
#[test]
#[allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::reversed_empty_ranges,
    reason = "small numbers; steps of both signs"
)]
fn numbers_of_a_range_of_f32_are_before_its_end() {
    for k in 1..2000_u16 {
        for sign in [1.0, -1.0] {
            let (step, end) = (0.1_f32 * sign, f32::from(k) * (0.1 * sign));
            let found = Tensor::arange(0.0..end, step).into_vec();
            let expected: Vec<f32> = (0..k).map(|at| f32::from(at) * step).collect();
            assert_eq!(found, expected, "0.0..{end} by {step}");
        }
    }
    let ends = [
        -1e9,
        -16_777_220.0,
        -3.7,
        -1.0,
        0.0,
        1e-45,
        0.3,
        1.0,
        1.3,
        2049.0,
        16_777_220.0,
        3e38_f32,
        f32::MIN,
        f32::MAX,
    ];
    for start in ends {
        for end in ends {
            for parts in [1.0, 3.0, 7.0, 1000.0_f32] {
                let step = end / parts - start / parts;
                if step == 0.0 || step.is_infinite() {
                    continue;
                }
                for step in [step, step * 0.9, -step] {
                    let found = Tensor::arange(start..end, step).into_vec();
                    let is_before = |x: f32| if step > 0.0 { x < end } else { x > end };
                    assert!(found.iter().all(|x| x.is_finite() && is_before(*x)), "{start}..{end} by {step}");
                    assert_eq!(
                        found.first().copied(),
                        is_before(start).then_some(start),
                        "{start}..{end} by {step}"
                    );
                    // The next number, computed as the others, is not before the end.
                    let next = f64::from(start) + found.len() as f64 * f64::from(step);
                    assert!(
                        !is_before(start + found.len() as f32 * step) || !is_before(next as f32),
                        "{start}..{end} by {step}"
                    );
                }
            }
        }
    }
    // Steps far below the distance of two floats: half of the numbers are rounded to the start, the others to the end.
    let found = Tensor::arange(1.0..1.0 + f32::EPSILON, 1e-10).into_vec();
    assert!(found.iter().all(|x| *x == 1.0) && (590..600).contains(&found.len()), "{}", found.len());
    let found = Tensor::arange(33_554_400.0_f32..33_554_436.0, 1.0).into_vec();
    assert_eq!((found.len(), found.last()), (35, Some(&33_554_432.0)));
}

#[test]
fn ranges_whose_difference_overflows_have_all_numbers() {
    assert_eq!(Tensor::arange(-1.5e308..1.5e308, 1e308).into_vec(), [-1.5e308, -5e307, 5e307]);
    assert_eq!(Tensor::arange(1.5e308..-1.5e308, -1e308).into_vec(), [1.5e308, 5e307, -5e307]);
    assert_eq!(
        Tensor::arange(f32::MIN..f32::MAX, f32::MAX / 2.0).into_vec(),
        [-1.0, -0.5, 0.0, 0.5].map(|x| x * f32::MAX)
    );
    assert_eq!(Tensor::arange(0.0..5e-324, 1e300).into_vec(), [0.0]);
    assert_eq!(Tensor::try_arange(0.0..1e300, 1e-300), Err(ArangeError::TooMany));
    assert_eq!(Tensor::try_arange(-1.5e308..1.5e308, 5e-324), Err(ArangeError::TooMany));
}

#[test]
fn spaced_numbers_neither_overflow_nor_underflow() {
    let of = |ends: [f64; 2], n| Tensor::linspace(ends[0]..=ends[1], n).into_vec();
    assert_eq!(of([-1.7e308, 1.7e308], 5), [-1.7e308, -8.5e307, 0.0, 8.5e307, 1.7e308]);
    assert_eq!(of([1.7e308, -1.7e308], 3), [1.7e308, 0.0, -1.7e308]);
    assert_eq!(Tensor::linspace(f32::MIN..=f32::MAX, 3).into_vec(), [f32::MIN, 0.0, f32::MAX]);
    assert_eq!(
        Tensor::linspace(f64::MIN..f64::MAX, 4).into_vec(),
        [-1.0, -0.5, 0.0, 0.5].map(|x| x * f64::MAX)
    );
    let tiny = |units: &[u8]| units.iter().map(|x| f64::from(*x) * 5e-324).collect::<Vec<_>>();
    assert_eq!(of([0.0, 2e-323], 10), tiny(&[0, 0, 1, 1, 2, 2, 3, 3, 4, 4]));
    // A step of 14/9 units is not one of two.
    assert_eq!(of([0.0, 7e-323], 10), tiny(&[0, 2, 3, 5, 6, 8, 9, 11, 12, 14]));
    assert_eq!(Tensor::linspace(0.0..2e-323, 4).into_vec(), tiny(&[0, 1, 2, 3]));
    let infinity = f64::INFINITY;
    assert_eq!(of([infinity; 2], 4), [infinity; 4]);
    assert_eq!(of([-infinity; 2], 4), [-infinity; 4]);
    assert_eq!(of([infinity, 1.0], 3), [infinity, infinity, 1.0]);
    assert_eq!(of([1.0, -infinity], 3), [1.0, -infinity, -infinity]);
    assert!(of([-infinity, infinity], 3)[1].is_nan(), "no number is between them");
    assert_eq!(of([3.0, 3.0], 3), [3.0; 3]);
}

#[test]
#[should_panic(expected = "the step is 0: numbers by a step of 0 do not end")]
fn a_step_of_zero_panics() {
    let _ = Tensor::arange(0..5, 0);
}

#[test]
fn messages_of_ranges() {
    let text = |range, step| Tensor::try_arange(range, step).unwrap_err().to_string();
    assert_eq!(text(0.0..f64::NAN, 1.0), "an end or the step is infinite or NaN: both must be finite");
    assert_eq!(
        text(0.0..1e300, 1.0),
        format!("there are more numbers from the start to the end than {}", isize::MAX)
    );
    // As many as an extent can be, and more than memory has.
    let (end, count) = if usize::BITS == 64 { (1e18, "1000000000000000000") } else { (1e9, "1000000000") };
    assert_eq!(text(0.0..end, 1.0), format!("there is no memory for {count} elements of 8 bytes"));
}

#[test]
fn iterators_are_collected() {
    let vector: Tensor<i32, 1> = (0..4).filter(|x| x % 2 == 0).collect();
    assert_eq!(vector, tensor![0, 2]);
    let rows: DenseTensor<i32, 2, Extents![usize, 3]> = [[1, 2, 3], [4, 5, 6]].into_iter().collect();
    assert_eq!(rows, tensor![[1, 2, 3], [4, 5, 6]]);
    let none: DenseTensor<i32, 2, Extents![usize, 3]> = core::iter::empty::<[i32; 3]>().collect();
    assert_eq!(none.extents(), [0, 3]);
    let any: DynTensor<i32> = (0..3).collect();
    assert_eq!(any.as_slice(), [0, 1, 2]);
    let all: Result<Tensor<i32, 1>, core::num::ParseIntError> = "1 2 3".split(' ').map(str::parse).collect();
    assert_eq!(all.unwrap(), tensor![1, 2, 3]);
}

/// Each position of the inferred extent, on all small shapes of rank 3.
#[test]
fn one_extent_is_inferred() {
    fn check<E: ReshapeExtents<3, Extents = F>, F: Extents<3>>(
        view: View<'_, i32, 1>,
        to: E,
        axis: usize,
        known: [usize; 3],
    ) -> bool {
        let count = view.element_count();
        let product: usize = (0..3).filter(|&at| at != axis).map(|at| known[at]).product();
        let expected = if product == 0 && count != 0 {
            Err(ReshapeError::Count { from: count, to: 0 })
        } else if product == 0 {
            Err(ReshapeError::Ambiguous { axis })
        } else if !count.is_multiple_of(product) {
            Err(ReshapeError::Indivisible { count, product })
        } else {
            let mut extents = known;
            extents[axis] = count / product;
            Ok(extents)
        };
        let found = view.try_reshape(to).map(|view| view.extents());
        assert!(
            matches!((&found, &expected), (Ok(left), Ok(right)) if left == right)
                || found.is_err() && expected.is_err(),
            "{found:?} {expected:?}"
        );
        if let (Err(left), Err(right)) = (&found, &expected) {
            assert_eq!(left, right);
        }
        assert_eq!(
            Tensor::zeros([count]).try_into_reshape(to).map(|tensor: Tensor<i32, 3, _>| tensor.extents()),
            found
        );
        let mut memory = vec![0; count];
        assert_eq!(
            ViewMut::new(&mut memory, [count]).unwrap().try_into_reshape(to).map(|view| view.extents()),
            found
        );
        found.is_ok()
    }
    let memory = [0; 12];
    let mut inferred = 0;
    for count in 0..=12 {
        let view = View::new(&memory, [count]).unwrap();
        for a in 0..4 {
            for b in 0..4 {
                let found = [
                    check(view, shape![_, a, b], 0, [0, a, b]),
                    check(view, shape![a, _, b], 1, [a, 0, b]),
                    check(view, shape![a, b, _], 2, [a, b, 0]),
                    check(view, shape![a, 2, _], 2, [a, 2, 0]),
                ];
                inferred += found.iter().filter(|found| **found).count();
            }
        }
    }
    assert!(inferred > 200, "{inferred}");
    // What the other extents know stays known.
    let typed: DenseTensor<i32, 2, Extents![usize, 3]> = tensor![1, 2, 3, 4, 5, 6].into_reshape(shape![_, 3]);
    assert_eq!(typed, tensor![[1, 2, 3], [4, 5, 6]]);
    assert_eq!(
        tensor![[1, 2], [3, 4]].transpose().slice(shapewise::s![0]).reshape(shape![_, 1]).to_vec(),
        [1, 3]
    );
}

#[test]
#[should_panic(expected = "4 elements cannot become a multiple of 3 elements")]
fn a_reshape_that_does_not_divide_panics() {
    let four = [4];
    let _ = Tensor::<i32, 1>::zeros(four).reshape(shape![3, _]);
}

#[test]
#[should_panic(expected = "extent 4 of axis 0 does not broadcast into extent 3")]
fn an_assignment_that_does_not_broadcast_panics() {
    let (three, four) = ([3], [4]);
    Tensor::<i32, 1>::zeros(three).assign(Tensor::zeros(four));
}

#[test]
fn functions_of_values_are_passed_by_name() {
    let x = tensor![[1.0, 4.0], [9.0, 16.0]];
    let roots: DenseTensor<f64, 2, Extents![2, 2]> = x.map_copied(f64::sqrt);
    assert_eq!(roots, tensor![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(x.transpose().map_copied(f64::sqrt), tensor![[1.0, 3.0], [2.0, 4.0]]);
    assert_eq!(x.dynamic().map_copied(|x| x + 1.0).as_slice(), [2.0, 5.0, 10.0, 17.0]);
}

/// A shape is taken wherever extents are, and what its type knows stays in the type.
#[test]
fn shapes_are_lists_of_extents() {
    let x = tensor![[1_u8, 2, 3], [4, 5, 6]];
    assert_eq!(Tensor::<u8, 2>::zeros(x.shape()), Tensor::filled(x.shape(), 0));
    assert_eq!(Tensor::from_fn(x.shape(), |index| x[index]), x);
    assert_eq!(View::new(x.as_slice(), x.shape()).unwrap(), x);
    assert_eq!(Tensor::new(x.to_vec(), x.shape()).unwrap(), x);
    let known = Shape::new(x.typed_extents()).unwrap();
    let zeros: DenseTensor<u8, 2, Extents![2, 3]> = Tensor::zeros(known);
    assert_eq!(zeros.extents(), [2, 3]);
    let flat = tensor![1_u8, 2, 3, 4, 5, 6];
    assert_eq!(flat.reshape(x.shape()), x);
    let reshaped: DenseTensor<u8, 2, Extents![2, 3]> = flat.into_reshape(known);
    assert_eq!(reshaped, x);
}

/// The same in code that is generic over the layout, and over the shape.
fn like<const R: usize>(x: &View<'_, f64, R>) -> Tensor<f64, R> {
    Tensor::zeros(x.shape())
}

#[test]
fn generic_code_makes_tensors_of_the_shape_of_another() {
    assert_eq!(like(&tensor![[1.0, 2.0]].ranked()).extents(), [1, 2]);
}

#[test]
fn numbers_with_one_quotient_neither_overflow_nor_lose_their_ends() {
    let near = |found: &Tensor<f64, 1>, expected: &[f64]| {
        assert!(found.all_close(View::new(expected, [expected.len()]).unwrap(), 1e-13, 0.0), "{found:?}");
    };
    near(&Tensor::geomspace(1.0..=1000.0, 4), &[1.0, 10.0, 100.0, 1000.0]);
    near(&Tensor::geomspace(1.0..1000.0, 3), &[1.0, 10.0, 100.0]);
    near(&Tensor::geomspace(-8.0..=-1.0, 4), &[-8.0, -4.0, -2.0, -1.0]);
    near(&Tensor::geomspace(1e-300..=1e300, 3), &[1e-300, 1.0, 1e300]);
    near(&Tensor::geomspace(3.0..=7.0, 1), &[3.0]);
    near(&Tensor::geomspace(3.0..=7.0, 0), &[]);
    assert_eq!(Tensor::geomspace(0.1..=0.3, 9).as_slice()[8], 0.3, "the end itself");
    assert_eq!(Tensor::geomspace(-1.0..=1.0, 3).is_nan(), tensor![false, true, false]);
    let typed: DenseTensor<f32, 1, Extents![3]> = Tensor::geomspace(1.0..=4.0, Const::<3>);
    assert!(typed.all_close(tensor![1.0, 2.0, 4.0], 1e-6, 0.0));
}

#[test]
fn inline_arrays_of_one_number_and_products_of_vectors() {
    use shapewise::{Matrix, Vector};
    assert_eq!(Matrix::<i32, 2, 3>::zeros(), Matrix::of([[0; 3]; 2]));
    assert_eq!(Vector::<f32, 2>::ones(), Vector::of([1.0; 2]));
    let (x, y) = (Vector::of([1, 2, 3]), Vector::of([4, -5, 6]));
    let product = x.cross(&y);
    assert_eq!((product.dot(&x), product.dot(&y)), (0, 0));
    assert_eq!(product, Vector::of([27, 6, -13]), "by hand");
}

#[test]
fn cross_products_are_of_vectors_of_any_storage_and_strides() {
    use shapewise::Vector;
    // The sign of each permutation of three axes, and zeros.
    let sign = |i: usize, j: usize, k: usize| {
        let [i, j, k] = [i, j, k].map(|axis| i32::try_from(axis).unwrap());
        (i - j) * (j - k) * (k - i) / 2
    };
    let memory: Vec<i32> = (0..12).map(|at| (at * at * 7) % 11 - 5).collect();
    let rows = View::new(&memory, shape![4, 3]).unwrap();
    let columns = rows.to_tensor().into_transpose(); // strided vectors
    for of in 0..4 {
        for with in 0..4 {
            let (x, y) = (rows.row(of), rows.row(with));
            let by_signs = Vector::<i32, 3>::of_fn(|[i]| {
                let pairs = [0, 1, 2].map(|j| [0, 1, 2].map(|k| sign(i, j, k) * x[[j]] * y[[k]]));
                pairs.as_flattened().iter().sum::<i32>()
            });
            assert_eq!(x.cross(y), by_signs);
            assert_eq!(columns.slice(s![.., of]).cross(y.to_inline()), by_signs);
            assert_eq!(x.to_tensor().cross(columns.slice(s![.., with])), by_signs);
        }
    }
}
