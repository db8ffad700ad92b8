//! Verbs on 64x64 that have no other kernel, beside ndarray, or beside a loop by hand where ndarray has no such method: what an element costs where the set-up no longer decides.

use std::hint::black_box;

use ndarray::{Array1, Array2, Axis as Along, stack as stacked};
use shapewise::{Axis, Float as _, Tensor, s, verbs::stack};

use super::small::{reversed, run};
use crate::suite::{Bench, Case};

const SIDE: usize = 64;

/// A row: the name, the verb of two tensors, and that of two arrays of ndarray.
macro_rules! verbs {
    ($($name:literal: $ours:expr, $other:ident $theirs:expr;)*) => {
        pub fn cases() -> Vec<Box<dyn Bench>> {
            vec![$(
                Case::new($name, format!("{SIDE}x{SIDE}"), "ranked", [SIDE * SIDE, SIDE, 2 * SIDE * SIDE])
                    .counted()
                    .way("ours", |m, times| {
                        let x = Tensor::new(m.from.to_vec(), [SIDE, SIDE]).unwrap();
                        let y = Tensor::new(reversed(&m.from), [SIDE, SIDE]).unwrap();
                        run(m, times, (&x, &y), $ours, $ours);
                    })
                    .way(stringify!($other), |m, times| {
                        let x = Array2::from_shape_vec([SIDE, SIDE], m.from.to_vec()).unwrap();
                        let y = Array2::from_shape_vec([SIDE, SIDE], reversed(&m.from)).unwrap();
                        run(m, times, (&x, &y), $theirs, $theirs);
                    })
                    .boxed(),
            )*]
        }
    };
}

/// A truth value as a result.
fn number(truth: bool) -> f32 {
    f32::from(u8::from(truth))
}

/// The elements of an array of ndarray, which are in one slice.
fn slice(x: &Array2<f32>) -> &[f32] {
    x.as_slice().unwrap()
}

verbs! {
    "verb_equal": |(x, _)| number(x == black_box(x)), ndarray |(x, _)| number(x == black_box(x));
    "verb_from_fn": |_| Tensor::<f32, 2>::from_fn(black_box([SIDE, SIDE]), |[i, j]| (i ^ j) as f32),
        ndarray |_| Array2::from_shape_fn(black_box([SIDE, SIDE]), |(i, j)| (i ^ j) as f32);
    "verb_arange": |_| Tensor::arange(0..black_box(4096), 1).as_slice()[99] as f32, ndarray |_| Array1::from_iter(0..black_box(4096)).as_slice().unwrap()[99] as f32;
    "verb_diff": |(x, _)| x.diff(Axis::<0>, 1), ndarray |(x, _)| x.diff(1, Along(0));
    "verb_indexed_iter": |(x, _)| x.indexed_iter().map(|([i, j], x)| if i > j { *x } else { 0.0 }).sum::<f32>(),
        ndarray |(x, _)| x.indexed_iter().map(|((i, j), x)| if i > j { *x } else { 0.0 }).sum::<f32>();
    "verb_stack_last": |(x, y)| stack(Axis::<2>, (x, y)), ndarray |(x, y)| stacked(Along(2), &[x.view(), y.view()]).unwrap();
    "verb_norm": |(x, _)| x.slice(s![..8, ..]).norm(), hand |(x, _)| slice(x)[..8 * SIDE].iter().map(|x| x * x).sum::<f32>().sqrt();
    "verb_max_by": |(x, _)| x.max_by(f32::total_cmp).unwrap(), hand |(x, _)| slice(x).iter().copied().max_by(f32::total_cmp).unwrap();
    "verb_min_by": |(x, _)| x.min_by(f32::nan_last).unwrap(), hand |(x, _)| slice(x).iter().copied().min_by(f32::nan_last).unwrap();
    "verb_max_axis_by": |(x, _)| x.max_axis_by(Axis::<1>, f32::total_cmp).unwrap(),
        ndarray |(x, _)| x.map_axis(Along(1), |row| row.iter().copied().max_by(f32::total_cmp).unwrap());
    "verb_count_nonzero": |(x, _)| x.count_nonzero() as f32, hand |(x, _)| slice(x).iter().filter(|x| **x != 0.0).count() as f32;
    "verb_repeat": |(x, _)| x.repeat(Axis::<1>, 2), hand |(x, _)| {
        Array2::from_shape_vec([SIDE, 2 * SIDE], slice(x).iter().flat_map(|x| [*x, *x]).collect()).unwrap()
    };
    "verb_reversed": |(x, _)| x.flip(Axis::<1>).to_tensor(), hand |(x, _)| {
        let mut to = Vec::with_capacity(SIDE * SIDE);
        slice(x).chunks_exact(SIDE).for_each(|row| to.extend(row.iter().rev()));
        Array2::from_shape_vec([SIDE, SIDE], to).unwrap()
    };
}
