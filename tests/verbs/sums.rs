//! Sums, means and variances of many floats: that each element is added once, how many additions follow one another, and the digits.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::missing_assert_message,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of numbers: a panic is a failure, and floats that are compared are integers"
)]

use core::ops::{Add, Mul};

use num_traits::Zero;
use shapewise::{
    Axis, ColumnMajor, Keep, Matrix, MinorToMajor, Shape, View, array::DynView, axes, layout::Tiled, s,
    shape, tiles,
};

/// The number of additions on the longest path from an element to a result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Depth(u32);

impl Add for Depth {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(1 + self.0.max(other.0))
    }
}

impl Mul for Depth {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }
}

impl Zero for Depth {
    fn zero() -> Self {
        Self(0)
    }

    fn is_zero(&self) -> bool {
        self.0 == 0
    }
}

/// The most additions that follow one another: those of a block of up to 512 rows and of a few levels of blocks, and not those of 30000 rows.
const MOST: u32 = 600;

/// Calls a macro for views of matrices of as many elements, in several layouts, of rank 2 and 3, also with extents in the type.
macro_rules! each_layout {
    ($memory:expr, $check:ident) => {{
        let memory = &$memory[..];
        let n = memory.len() / 1000;
        let rows = View::new(memory, [n, 1000]).unwrap();
        $check!("row-major", rows);
        $check!("column-major", rows.transpose());
        $check!("backwards", rows.flip(axes![0, 1]));
        $check!("every second one", rows.slice(s![:, ..;2]));
        $check!("cut", rows.slice(s![:, 3..]));
        $check!("one column", rows.slice(s![:, 3..4]));
        let narrow = View::new(memory, [n * 100, 10]).unwrap();
        $check!("narrow", narrow);
        $check!("narrow, cut", narrow.slice(s![:, ..9]));
        $check!("narrow, transposed", narrow.slice(s![:, ..9]).transpose());
        $check!("flat", View::new(memory, [1, n * 1000]).unwrap());
        $check!("stretched", View::new(&memory[..1000], [1, 1000]).unwrap().try_broadcast_to([n, 1000]).unwrap());
        $check!("stretched rows", View::new(&memory[..n], [n, 1]).unwrap().try_broadcast_to([n, 1000]).unwrap());
        let tiled = rows.to_tiled(Tiled::new(Shape::new([n, 1000]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(8, 128)]).unwrap()).unwrap();
        $check!("tiled", tiled.to_tensor());
        $check!("static", View::new(&memory[..100_000], shape![100, 1000]).unwrap());
        $check!("static, cut", View::new(&memory[..100_000], shape![10_000, 10]).unwrap().slice(s![:, ..9]));
        $check!("static columns", View::with_layout(&memory[..100_000], ColumnMajor::new(Shape::new(shape![100, 1000]).unwrap())).unwrap());
    }};
}

#[test]
fn few_additions_follow_one_another() {
    let memory = vec![Depth(0); 300_000];
    macro_rules! check {
        ($name:expr, $array:expr) => {{
            let array = $array;
            let depth = array.sum().0;
            assert!((10..MOST).contains(&depth), "sum, {}: {depth}", $name);
            let depths = [
                array.sum_axis(Axis::<0>).to_vec(),
                array.sum_axis(Axis::<1>).to_vec(),
                array.sum_axis(axes![0, 1]).to_vec(),
            ];
            for (axis, depths) in depths.iter().enumerate() {
                assert!(depths.iter().all(|depth| depth.0 < MOST), "axis {axis}, {}: {depths:?}", $name);
            }
            let depth = array.try_inner_product(&array).unwrap().0;
            assert!((10..MOST).contains(&depth), "inner product, {}: {depth}", $name);
        }};
    }
    each_layout!(memory, check);
    let cube = View::new(&memory, [3000, 10, 10]).unwrap();
    assert!(cube.sum_axis(axes![0, 2]).all(|depth| depth.0 < MOST));
    assert!(cube.transpose().sum_axis(axes![0, 2]).all(|depth| depth.0 < MOST));
    let cube = View::new(&memory, [10, 3000, 10]).unwrap();
    assert!(cube.sum_axis(Axis::<1>).all(|depth| depth.0 < MOST));
    let row = View::new(&memory, [300_000]).unwrap();
    assert!(row.dot(row).0 < MOST);
    assert!(row.slice(s![..;2]).dot(row.slice(s![..;2])).0 < MOST);
    let rows = DynView::new(&memory, [30000, 10]).unwrap();
    assert!(rows.sum().0 < MOST && rows.transpose().sum().0 < MOST);
    assert!(rows.sum_axis(0).unwrap().iter().all(|depth| depth.0 < MOST));
}

#[test]
fn each_element_is_added_once() {
    let memory: Vec<f64> = (0..300_000_u32).map(|at| f64::from(at * 7 % 1013)).collect();
    macro_rules! check {
        ($name:expr, $array:expr) => {{
            let array = $array;
            assert_eq!(array.sum(), array.iter().sum::<f64>(), "{}", $name);
            let [rows, columns] = array.extents();
            let (mut of_rows, mut of_columns) = (vec![0.0; rows], vec![0.0; columns]);
            array.indexed_for_each(|[i, j], x| {
                of_rows[i] += x;
                of_columns[j] += x;
            });
            assert_eq!(array.sum_axis(Axis::<0>).to_vec(), of_columns, "{}", $name);
            assert_eq!(array.sum_axis(Axis::<1>).to_vec(), of_rows, "{}", $name);
            assert_eq!(array.sum_axis(axes![0, 1])[[]], array.sum(), "{}", $name);
            let squares = array.iter().map(|x| x * x).sum::<f64>();
            assert_eq!(array.try_inner_product(&array), Ok(squares), "{}", $name);
        }};
    }
    each_layout!(memory, check);
    for extents in [[3000, 10, 10], [10, 3000, 10], [2, 1500, 100], [100, 3, 1000]] {
        let cube = View::new(&memory, extents).unwrap();
        for cube in [cube, cube.flip(axes![0, 2]), cube.swap_axes(Axis::<1>, Axis::<2>), cube.transpose()] {
            let mut expected = [0, 1, 2].map(|axis| vec![0.0; cube.extents()[axis]]);
            cube.indexed_for_each(|index, x| {
                for (axis, at) in index.into_iter().enumerate() {
                    expected[axis][at] += x;
                }
            });
            assert_eq!(cube.sum_axis(axes![1, 2]).to_vec(), expected[0]);
            assert_eq!(cube.sum_axis(axes![0, 2]).to_vec(), expected[1]);
            assert_eq!(cube.sum_axis(axes![0, 1]).to_vec(), expected[2]);
        }
    }
}

/// Every number of elements up to some blocks, and around many blocks.
#[test]
fn blocks_of_all_lengths() {
    let memory: Vec<f64> = (0..140_000_u32).map(|at| f64::from(at % 1013)).collect();
    let near = |n: usize| n - 2..n + 3;
    let lengths = (0..40).chain([1024, 2048, 3072, 4096, 65536, 131_072].into_iter().flat_map(near));
    for len in lengths {
        let sum = memory[..len].iter().sum::<f64>();
        let row = View::new(&memory[..len], [len]).unwrap();
        let small = row.map(|x| *x as f32);
        assert_eq!((row.sum(), row.slice(s![..;-1]).sum()), (sum, sum), "{len}");
        assert_eq!(small.map(|x| x % 16.0).sum(), memory[..len].iter().map(|x| x % 16.0).sum::<f64>() as f32);
        assert_eq!(row.dot(row), memory[..len].iter().map(|x| x * x).sum::<f64>(), "{len}");
        let column = View::new(&memory[..len], [len, 1]).unwrap().try_broadcast_to([len, 2]).unwrap();
        assert_eq!(column.sum_axis(Axis::<0>).to_vec(), [sum, sum], "{len}");
    }
}

/// Numbers around 1000 whose standard deviation is 0.287: a float has four digits after the point.
fn around_1000(count: usize) -> Vec<f32> {
    (0..count).map(|at| 1000.0 + ((at / 1000 * 7 + at % 1000 * 13) % 10) as f32 * 0.1).collect()
}

/// The mean and the standard deviation, computed with `f64`.
fn exact(all: impl Iterator<Item = f32> + Clone) -> (f64, f64) {
    let n = all.clone().count() as f64;
    let mean = all.clone().map(f64::from).sum::<f64>() / n;
    (mean, (all.map(|x| (f64::from(x) - mean).powi(2)).sum::<f64>() / n).sqrt())
}

#[track_caller]
fn near(found: f32, expected: f64, digits: f64, what: &str) {
    let error = (f64::from(found) / expected - 1.0).abs();
    assert!(error < digits, "{what}: {found}, not {expected}: the relative error is {error:e}");
}

#[test]
fn digits_of_sums_means_and_variances() {
    for rows in [1, 10, 100, 1000] {
        let memory = around_1000(rows * 1000);
        let (mean, std) = exact(memory.iter().copied());
        let view = View::new(&memory, [rows, 1000]).unwrap();
        let backwards = view.flip(axes![0, 1]);
        for (name, array) in [("rows", view), ("columns", view.transpose()), ("backwards", backwards)] {
            near(array.sum(), mean * (rows * 1000) as f64, 5e-7, name);
            near(array.mean(), mean, 5e-7, name);
            near(array.mean_axis(axes![0, 1])[[]], mean, 5e-7, name);
            near(array.mean_as::<f32>(), mean, 5e-7, name);
            near(array.var(0), std * std, 1e-5, name);
            near(array.std(0), std, 1e-5, name);
            near(array.std_axis(axes![0, 1], 0)[[]], std, 1e-5, name);
        }
        let column = View::new(&memory, [rows * 1000, 1]).unwrap();
        let columns = column.try_broadcast_to([rows * 1000, 3]).unwrap().to_tensor();
        for columns in [columns.view(), columns.slice(s![:, ..;-1])] {
            for found in columns.mean_axis(Axis::<0>).iter() {
                near(*found, mean, 5e-7, "mean of narrow columns");
            }
            for found in columns.std_axis(Axis::<0>, 0).iter() {
                near(*found, std, 1e-5, "deviation of narrow columns");
            }
        }
        let dynamic = DynView::new(&memory, [rows, 1000]).unwrap();
        near(dynamic.mean(), mean, 5e-7, "dynamic");
        near(dynamic.std(0).unwrap(), std, 1e-5, "dynamic");
        near(dynamic.transpose().std_axis([0, 1], 0).unwrap().as_slice()[0], std, 1e-5, "dynamic");
    }
}

/// The mean is a third of the way between two floats, and its error as large as the deviation.
#[test]
fn variances_of_numbers_whose_mean_is_no_float() {
    let memory: Vec<f32> = (0..30_000).map(|at| 8_000_000.0 + (at % 3 / 2) as f32).collect();
    let (_, std) = exact(memory.iter().copied());
    let view = View::new(&memory, [30_000]).unwrap();
    near(view.std(0), std, 1e-5, "a row");
    let view = View::new(&memory, [10_000, 3]).unwrap();
    near(view.transpose().std(0), std, 1e-5, "columns");
    assert_eq!(view.var_axis(Axis::<0>, 0).to_vec(), [0.0; 3]);
}

#[test]
fn variances_of_what_is_not_a_number() {
    let var = |all: &[f32]| View::new(all, [all.len()]).unwrap().var(0);
    assert!(var(&[]).is_nan() && var(&[1.0, f32::NAN]).is_nan() && var(&[1.0, f32::INFINITY]).is_nan());
    assert_eq!((var(&[7.5]), var(&[0.1; 1000])), (0.0, 0.0));
    assert!(View::new(&[1.0_f32], [1]).unwrap().var(1).is_nan());
}

/// The sum of the differences is large where the mean is, and its square would be infinite.
#[test]
fn variances_of_large_numbers() {
    let mut state = 1_u64;
    let all: Vec<f32> = core::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1e23 + ((state >> 40) as f32 / 16_777_216.0 - 0.5) * 1e17
    })
    .take(10_000)
    .collect();
    let (mean, deviation) = exact(all.iter().copied());
    let found = View::new(&all, [100, 100]).unwrap();
    near(found.mean(), mean, 1e-6, "mean");
    near(found.std(0), deviation, 1e-3, "deviation");
    // Squares that have no finite sum.
    for all in [[1e308, 1e308, -1e308], [1e308; 3]] {
        assert_eq!(View::new(&all, [3]).unwrap().var(0), f64::INFINITY, "{all:?}");
    }
}

/// Integers that are added in order do not overflow where another order would.
/// The sum of -0.0 alone is 0.0, as that of nothing is, in each form of an array and for each length of rows.
#[test]
fn sums_begin_with_zero() {
    macro_rules! of_rows {
        ($($len:literal)*) => { $(
            let inline = Matrix::<f32, 5, $len>::of_value(-0.0);
            let (tensor, columns) = (inline.to_tensor(), inline.view().transpose().to_tensor());
            let ranked = tensor.view().ranked();
            let dynamic = DynView::from(ranked);
            let sums = [
                inline.sum_axis(Axis::<1>).to_vec(),
                inline.sum_axis(Axis::<0>).to_vec(),
                tensor.sum_axis(Axis::<1>).to_vec(),
                ranked.sum_axis(Axis::<1>).to_vec(),
                ranked.sum_axis(Axis::<0>).to_vec(),
                columns.sum_axis(Axis::<0>).to_vec(),
                dynamic.sum_axis(1).unwrap().to_vec(),
                vec![inline.sum(), tensor.sum(), ranked.sum(), columns.sum(), dynamic.sum()],
            ];
            for (form, sums) in sums.iter().enumerate() {
                assert!(sums.iter().all(|sum| sum.to_bits() == 0), "{form}: {sums:?} of rows of {}", $len);
            }
        )* };
    }
    of_rows! { 1 2 3 4 5 7 8 9 12 15 16 17 33 65 }
}

#[test]
fn integers_are_added_in_order() {
    let rows = [-1, 0, 0, 0, i32::MAX, 0, 1, 0];
    assert_eq!(View::new(&rows, [4, 2]).unwrap().sum_axis(Axis::<0>).to_vec(), [i32::MAX, 0]);
    assert_eq!(View::new(&rows, [4, 2]).unwrap().slice(s![:, 0]).sum(), i32::MAX);
}

/// Partial results of large elements fit on the stack of a thread.
#[test]
fn large_elements_are_added() {
    #[derive(Clone, Copy)]
    struct Large([f64; 512]);
    impl Add for Large {
        type Output = Self;
        fn add(mut self, other: Self) -> Self {
            self.0.iter_mut().zip(other.0).for_each(|(x, y)| *x += y);
            self
        }
    }
    impl Zero for Large {
        fn zero() -> Self {
            Self([0.0; 512])
        }
        fn is_zero(&self) -> bool {
            self.0.iter().all(|x| *x == 0.0)
        }
    }
    let thread = std::thread::spawn(|| {
        let all = vec![Large([1.0; 512]); 600];
        View::new(&all, [600]).unwrap().slice(s![..;2]).sum().0[511]
    });
    assert_eq!(thread.join().unwrap(), 300.0);
}

#[test]
fn sums_of_small_integers_in_another_type() {
    let memory: Vec<u8> = (0..6_000_u32).map(|at| (at * 7 % 251) as u8).collect();
    let sum = |all: &mut dyn Iterator<Item = &u8>| all.map(|x| u64::from(*x)).sum::<u64>();
    let total = sum(&mut memory.iter());
    assert!(total > 100 * u64::from(u8::MAX));
    let cube = View::new(&memory, [20, 30, 10]).unwrap();
    let dynamic = DynView::new(&memory, [20, 30, 10]).unwrap();
    for cube in [cube, cube.flip(axes![0, 2]), cube.swap_axes(Axis::<1>, Axis::<2>), cube.transpose()] {
        assert_eq!(cube.sum_as::<u64>(), total);
        assert_eq!((cube.sum_as::<i32>(), cube.sum_as::<f64>()), (total as i32, total as f64));
        let planes: Vec<u64> = cube.axis_iter(Axis::<0>).map(|plane| sum(&mut plane.iter())).collect();
        assert_eq!(cube.sum_axis_as::<u64, _, _>(axes![1, 2]).to_vec(), planes);
        let kept = cube.sum_axis_as::<u64, _, _>(Keep(axes![1, 2]));
        assert_eq!((kept.extents(), kept.to_vec()), ([planes.len(), 1, 1], planes));
        let last: Vec<f32> = cube.axis_iter(Axis::<2>).map(|plane| sum(&mut plane.iter()) as f32).collect();
        assert_eq!(cube.sum_axis_as::<f32, _, _>(axes![0, 1]).to_vec(), last);
    }
    assert_eq!(dynamic.sum_as::<u64>(), total);
    let rows = cube.sum_axis_as::<u16, _, _>(Axis::<1>);
    assert_eq!(dynamic.sum_axis_as::<u16>(1).unwrap().as_slice(), rows.as_slice());
    let tiled =
        Tiled::new(Shape::new([60, 100]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(8, 128)]).unwrap();
    let tiled = View::new(&memory, [60, 100]).unwrap().to_tiled(tiled).unwrap().to_tensor();
    assert_eq!((tiled.sum_as::<u64>(), tiled.sum_axis_as::<u64, _, _>(axes![0, 1])[[]]), (total, total));
    assert_eq!(View::<u8, 1>::new(&[], [0]).unwrap().sum_as::<u64>(), 0);
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "overflow")]
fn sums_overflow_as_addition_does() {
    let _ = View::new(&[200_u8, 100], [2]).unwrap().sum();
}
