//! Small arrays, from 2x2 on: what people use in loops, where the time before the first element decides.
//!
//! The arrays own their elements, and so do the results, which are dropped within the time. The dynamic and the ranked level, and ndarray, read
//! the size at run time. Static and inline arrays have it in the type; inline ones have no heap, and are compared with nalgebra's and glam's matrices.

use std::hint::black_box;

use glam::{Mat3, Mat4, Vec3, Vec4};
use nalgebra::{SMatrix, SVector};
use ndarray::{Array, Array1, Array2, Axis as Along, Dimension, concatenate as joined, stack as stacked};
use shapewise::{
    Axis, Layout, Matrix, Tensor, Vector, View,
    array::{DynTensor, Lend, TensorBase},
    s, shape,
    verbs::{concatenate, stack},
};

use crate::suite::{Bench, Case, Operands, kernel, repeat};

/// A result, which is written to the beginning of the output.
trait Written {
    fn write(&self, out: &mut [f32]);
}

impl Written for f32 {
    fn write(&self, out: &mut [f32]) {
        out[0] = *self;
    }
}

impl<S, const R: usize, L: Layout<R>> Written for TensorBase<f32, S, R, L>
where
    for<'s> S: Lend<'s, 's, f32>,
{
    fn write(&self, out: &mut [f32]) {
        out.iter_mut().zip(self.iter()).for_each(|(to, from)| *to = *from);
    }
}

impl Written for DynTensor<f32> {
    fn write(&self, out: &mut [f32]) {
        out.iter_mut().zip(self.iter()).for_each(|(to, from)| *to = *from);
    }
}

impl<D: Dimension> Written for Array<f32, D> {
    fn write(&self, out: &mut [f32]) {
        out.iter_mut().zip(self.iter()).for_each(|(to, from)| *to = *from);
    }
}

impl<const R: usize, const C: usize> Written for SMatrix<f32, R, C> {
    fn write(&self, out: &mut [f32]) {
        out.iter_mut().zip(self.transpose().iter()).for_each(|(to, from)| *to = *from);
    }
}

/// Computes the given number of times, and writes the last result.
fn run<A: Copy, V: Written>(m: &mut Operands<f32>, times: usize, operands: A, body: impl Fn(A) -> V + Copy) {
    let mut last = None;
    repeat(times, || last = Some(black_box(kernel(operands, body))));
    if let Some(last) = last {
        last.write(&mut m.out);
    }
}

/// A case of matrices of `n` by `n`, and vectors of `n`.
fn case(verb: &'static str, n: usize, level: &'static str) -> Case<f32> {
    Case::new(verb, format!("{n}x{n}"), level, [n * n, n, 2 * n * n]).counted()
}

/// Matrices of glam, and the vector that each is multiplied with.
trait OfGlam: Copy {
    type Vector: Copy;
    fn read(from: &[f32], with: &[f32]) -> (Self, Self::Vector);
}

macro_rules! glam {
    ($($n:literal $matrix:ident $vector:ident;)*) => { $(
        impl OfGlam for $matrix {
            type Vector = $vector;
            fn read(from: &[f32], with: &[f32]) -> (Self, $vector) {
                (Self::from_cols_slice(from).transpose(), $vector::from_slice(with))
            }
        }
        impl Written for $matrix {
            fn write(&self, out: &mut [f32]) {
                self.transpose().write_cols_to_slice(&mut out[..$n * $n]);
            }
        }
        impl Written for $vector {
            fn write(&self, out: &mut [f32]) {
                self.write_to_slice(&mut out[..$n]);
            }
        }
    )* };
}

glam! { 3 Mat3 Vec3; 4 Mat4 Vec4; }

/// A row: the name, and the verb of a matrix and a vector: on ranked and static arrays, on dynamic ones, on ndarray's, and perhaps on inline ones, on
/// nalgebra's, and on glam's.
macro_rules! verbs {
    ($($name:literal: $heap:expr, $dynamic:expr, $ndarray:expr $(, $inline:expr)? $(=> $nalgebra:expr $(, $glam:expr)?)?;)*) => {
        pub fn cases() -> Vec<Box<dyn Bench>> {
            let mut all = Vec::new();
            $(
                for n in [2, 3, 4, 8, 16, 32] {
                    let ranked = case($name, n, "ranked").way("ours", |m, times| {
                        let n = m.with.len();
                        let x = Tensor::new(m.from.to_vec(), [n, n]).unwrap();
                        let v = Tensor::new(m.with.to_vec(), [n]).unwrap();
                        run(m, times, (&x, &v), $heap);
                    });
                    let dynamic = case($name, n, "dynamic").way("ours", |m, times| {
                        let n = m.with.len();
                        let x = DynTensor::from(Tensor::new(m.from.to_vec(), [n, n]).unwrap());
                        let v = DynTensor::from(Tensor::new(m.with.to_vec(), [n]).unwrap());
                        run(m, times, (&x, &v), $dynamic);
                    });
                    // The bar of the dynamic level is a multiple of the ranked one.
                    let dynamic = dynamic.way("ranked", |m, times| {
                        let n = m.with.len();
                        let x = Tensor::new(m.from.to_vec(), [n, n]).unwrap();
                        let v = Tensor::new(m.with.to_vec(), [n]).unwrap();
                        run(m, times, (&x, &v), $heap);
                    });
                    for case in [ranked, dynamic] {
                        all.push(verbs!(@ndarray case, $ndarray).boxed());
                    }
                }
                verbs!(@static all, $name, $heap, $ndarray, [$($inline)?], [$($nalgebra)?], [$($($glam)?)?], 2 3 4 8 16 32);
            )*
            all
        }
    };
    (@ndarray $case:expr, $ndarray:expr) => {
        $case.way("ndarray", |m, times| {
            let n = m.with.len();
            let x = Array2::from_shape_vec([n, n], m.from.to_vec()).unwrap();
            let v = Array1::from(m.with.to_vec());
            run(m, times, (&x, &v), $ndarray);
        })
    };
    (@static $all:ident, $name:literal, $heap:expr, $ndarray:expr, $inline:tt, $nalgebra:tt, $glam:tt, $($n:tt)*) => { $(
        let known = case($name, $n, "static").way("ours", |m, times| {
            let x = Tensor::new(m.from.to_vec(), shape![$n, $n]).unwrap();
            let v = Tensor::new(m.with.to_vec(), shape![$n]).unwrap();
            run(m, times, (&x, &v), $heap);
        });
        $all.push(verbs!(@ndarray known, $ndarray).boxed());
        let within = verbs!(@inline case($name, $n, "inline"), $heap, $inline, $n);
        let within = verbs!(@nalgebra verbs!(@ndarray within, $ndarray), $nalgebra, $n);
        $all.push(verbs!(@glam within, $glam, $n).boxed());
    )* };
    (@inline $case:expr, $heap:expr, [], $n:tt) => { verbs!(@inline $case, $heap, [$heap], $n) };
    (@inline $case:expr, $heap:expr, [$inline:expr], $n:tt) => {
        $case.way("ours", |m, times| {
            // Copied as memory: in a debug build, a call for each element takes longer than what is measured.
            let (mut x, mut v) = (Matrix::of([[0.0; $n]; $n]), Vector::of([0.0; $n]));
            x.as_nested_mut().as_flattened_mut().copy_from_slice(&m.from);
            v.as_nested_mut().copy_from_slice(&m.with);
            run(m, times, (&x, &v), $inline);
        })
    };
    (@nalgebra $case:expr, [], $n:tt) => { $case };
    (@nalgebra $case:expr, [$nalgebra:expr], $n:tt) => {
        $case.way("nalgebra", |m, times| {
            let x = SMatrix::<f32, $n, $n>::from_row_slice(&m.from);
            let v = SVector::<f32, $n>::from_row_slice(&m.with);
            run(m, times, (&x, &v), $nalgebra);
        })
    };
    (@glam $case:expr, [$glam:expr], 3) => { verbs!(@glam $case, $glam, Mat3) };
    (@glam $case:expr, [$glam:expr], 4) => { verbs!(@glam $case, $glam, Mat4) };
    (@glam $case:expr, [$($glam:expr)?], $n:tt) => { $case };
    (@glam $case:expr, $glam:expr, $matrix:ident) => {
        $case.way("glam", |m, times| {
            let (x, v) = $matrix::read(&m.from, &m.with);
            run(m, times, (&x, &v), $glam);
        })
    };
}

verbs! {
    "small_matmul": |(x, _)| x.matmul(x), |(x, _)| x.matmul(x).unwrap(), |(x, _)| x.dot(x) => |(x, _)| x * x, |(x, _)| *x * *x;
    "small_matvec": |(x, v)| x.matmul(v), |(x, v)| x.matmul(v).unwrap(), |(x, v)| x.dot(v) => |(x, v)| x * v, |(x, v)| *x * *v;
    "small_dot": |(_, v)| v.dot(v), |(_, v)| v.matmul(v).unwrap().sum(), |(_, v)| v.dot(v) => |(_, v)| v.dot(v), |(_, v)| v.dot(*v);
    "small_add": |(x, _)| x + x, |(x, _)| x.zip_map(x, |x, y| x + y).unwrap(), |(x, _)| x + x => |(x, _)| x + x, |(x, _)| *x + *x;
    "small_map": |(x, _)| x.map(|x| x * 2.0), |(x, _)| x.map(|x| x * 2.0), |(x, _)| x.map(|x| x * 2.0) => |(x, _)| x.map(|x| x * 2.0), |(x, _)| *x * 2.0;
    "small_sum": |(x, _)| x.sum(), |(x, _)| x.sum(), |(x, _)| x.sum() => |(x, _)| x.sum();
    "small_iterate": |(x, _)| x.iter().sum::<f32>(), |(x, _)| x.iter().sum::<f32>(), |(x, _)| x.iter().sum::<f32>() => |(x, _)| x.iter().sum::<f32>();
    "small_transposed": |(x, _)| x.transpose().to_tensor(), |(x, _)| x.transpose().to_tensor(), |(x, _)| x.t().as_standard_layout().into_owned(),
        |(x, _)| x.transpose().to_inline() => |(x, _)| x.transpose(), |(x, _)| x.transpose();
    "small_sum_axis": |(x, _)| x.sum_axis(Axis::<1>), |(x, _)| x.sum_axis(1).unwrap(), |(x, _)| x.sum_axis(Along(1)) => |(x, _)| x.column_sum();
    "small_cumsum": |(x, _)| x.cumsum(Axis::<1>), |(x, _)| x.cumsum(1).unwrap(), |(x, _)| {
        let mut sums = x.clone();
        sums.accumulate_axis_inplace(Along(1), |before, sum| *sum += before);
        sums
    };
    "small_take": |(x, _)| x.take(Axis::<0>, [1_usize, 0]), |(x, _)| x.take(0, [1_usize, 0]).unwrap(), |(x, _)| x.select(Along(0), &[1, 0]);
    "small_slice": |(x, _)| x.slice(s![const 0..2, const 1..2]).to_tensor(),
        |(x, _)| View::<f32, 2>::try_from(x.view()).unwrap().slice(s![const 0..2, const 1..2]).to_tensor(),
        |(x, _)| x.slice(ndarray::s![0..2, 1..2]).to_owned(), |(x, _)| x.slice(s![const 0..2, const 1..2]).to_inline() => |(x, _)| x.fixed_view::<2, 1>(0, 1).into_owned();
    "small_concatenate": |(x, _)| concatenate(Axis::<0>, (x, x)), |(x, _)| DynTensor::concatenate(0, &[x.view(), x.view()]).unwrap(), |(x, _)| joined(Along(0), &[x.view(), x.view()]).unwrap();
    "small_stack": |(x, _)| stack(Axis::<1>, (x, x)), |(x, _)| DynTensor::stack(1, &[x.view(), x.view()]).unwrap(), |(x, _)| stacked(Along(1), &[x.view(), x.view()]).unwrap();
    "small_outer_iter": |(x, _)| x.outer_iter().map(|row| row[[1]]).sum::<f32>(), |(x, _)| x.axis_iter(0).unwrap().map(|row| row[[1]]).sum::<f32>(), |(x, _)| x.outer_iter().map(|row| row[1]).sum::<f32>();
}
