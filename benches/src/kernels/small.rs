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
    array::{DynTensor, TensorBase},
    bounds::Lend,
    s, shape,
    verbs::{concatenate, stack},
};

use crate::suite::{Bench, Case, Operands, kernel, repeat};

/// A result, which is written to the beginning of the output.
pub(super) trait Written {
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

/// Computes the given number of times, and writes the last result. The second body is the same as the first one and is called once: a function with one
/// caller is always inlined, which hides what it does before the first element, so each verb has two.
pub(super) fn run<A: Copy, V: Written>(
    m: &mut Operands<f32>,
    times: usize,
    operands: A,
    body: impl Fn(A) -> V + Copy,
    again: impl Fn(A) -> V,
) {
    let mut last = Some(kernel(operands, again));
    repeat(times, || last = Some(black_box(kernel(operands, body))));
    if let Some(last) = last {
        last.write(&mut m.out);
    }
}

/// The elements in the opposite order: those of the second matrix and the second vector. If both operands were one, the compiler would compute
/// products that occur twice once.
pub(super) fn reversed(elements: &[f32]) -> Vec<f32> {
    elements.iter().rev().copied().collect()
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

/// A row: the name, and the verb of two matrices and two vectors: on ranked and static arrays, on dynamic ones, on ndarray's, and perhaps on inline ones, on
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
                        let y = Tensor::new(reversed(&m.from), [n, n]).unwrap();
                        let v = Tensor::new(m.with.to_vec(), [n]).unwrap();
                        let w = Tensor::new(reversed(&m.with), [n]).unwrap();
                        run(m, times, (&x, &y, &v, &w), $heap, $heap);
                    });
                    let dynamic = case($name, n, "dynamic").way("ours", |m, times| {
                        let n = m.with.len();
                        let x = DynTensor::from(Tensor::new(m.from.to_vec(), [n, n]).unwrap());
                        let y = DynTensor::from(Tensor::new(reversed(&m.from), [n, n]).unwrap());
                        let v = DynTensor::from(Tensor::new(m.with.to_vec(), [n]).unwrap());
                        let w = DynTensor::from(Tensor::new(reversed(&m.with), [n]).unwrap());
                        run(m, times, (&x, &y, &v, &w), $dynamic, $dynamic);
                    });
                    // The bar of the dynamic level is a multiple of the ranked one.
                    let dynamic = dynamic.way("ranked", |m, times| {
                        let n = m.with.len();
                        let x = Tensor::new(m.from.to_vec(), [n, n]).unwrap();
                        let y = Tensor::new(reversed(&m.from), [n, n]).unwrap();
                        let v = Tensor::new(m.with.to_vec(), [n]).unwrap();
                        let w = Tensor::new(reversed(&m.with), [n]).unwrap();
                        run(m, times, (&x, &y, &v, &w), $heap, $heap);
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
            let y = Array2::from_shape_vec([n, n], reversed(&m.from)).unwrap();
            let v = Array1::from(m.with.to_vec());
            let w = Array1::from(reversed(&m.with));
            run(m, times, (&x, &y, &v, &w), $ndarray, $ndarray);
        })
    };
    (@static $all:ident, $name:literal, $heap:expr, $ndarray:expr, $inline:tt, $nalgebra:tt, $glam:tt, $($n:tt)*) => { $(
        let known = case($name, $n, "static").way("ours", |m, times| {
            let x = Tensor::new(m.from.to_vec(), shape![$n, $n]).unwrap();
            let y = Tensor::new(reversed(&m.from), shape![$n, $n]).unwrap();
            let v = Tensor::new(m.with.to_vec(), shape![$n]).unwrap();
            let w = Tensor::new(reversed(&m.with), shape![$n]).unwrap();
            run(m, times, (&x, &y, &v, &w), $heap, $heap);
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
            let (mut y, mut w) = (x, v);
            x.as_nested_mut().as_flattened_mut().copy_from_slice(&m.from);
            y.as_nested_mut().as_flattened_mut().copy_from_slice(&reversed(&m.from));
            v.as_nested_mut().copy_from_slice(&m.with);
            w.as_nested_mut().copy_from_slice(&reversed(&m.with));
            run(m, times, (&x, &y, &v, &w), $inline, $inline);
        })
    };
    (@nalgebra $case:expr, [], $n:tt) => { $case };
    (@nalgebra $case:expr, [$nalgebra:expr], $n:tt) => {
        $case.way("nalgebra", |m, times| {
            let x = SMatrix::<f32, $n, $n>::from_row_slice(&m.from);
            let y = SMatrix::<f32, $n, $n>::from_row_slice(&reversed(&m.from));
            let v = SVector::<f32, $n>::from_row_slice(&m.with);
            let w = SVector::<f32, $n>::from_row_slice(&reversed(&m.with));
            run(m, times, (&x, &y, &v, &w), $nalgebra, $nalgebra);
        })
    };
    (@glam $case:expr, [$glam:expr], 3) => { verbs!(@glam $case, $glam, Mat3) };
    (@glam $case:expr, [$glam:expr], 4) => { verbs!(@glam $case, $glam, Mat4) };
    (@glam $case:expr, [$($glam:expr)?], $n:tt) => { $case };
    (@glam $case:expr, $glam:expr, $matrix:ident) => {
        $case.way("glam", |m, times| {
            let (x, v) = $matrix::read(&m.from, &m.with);
            let (y, w) = $matrix::read(&reversed(&m.from), &reversed(&m.with));
            run(m, times, (&x, &y, &v, &w), $glam, $glam);
        })
    };
}

verbs! {
    "small_matmul": |(x, y, ..)| x.matmul(y), |(x, y, ..)| x.matmul(y).unwrap(), |(x, y, ..)| x.dot(y) => |(x, y, ..)| x * y, |(x, y, ..)| *x * *y;
    "small_matvec": |(x, _, v, _)| x.matmul(v), |(x, _, v, _)| x.matmul(v).unwrap(), |(x, _, v, _)| x.dot(v) => |(x, _, v, _)| x * v, |(x, _, v, _)| *x * *v;
    "small_dot": |(.., v, w)| v.dot(w), |(.., v, w)| v.inner_product(w).unwrap(), |(.., v, w)| v.dot(w) => |(.., v, w)| v.dot(w), |(.., v, w)| v.dot(*w);
    "small_add": |(x, y, ..)| x + y, |(x, y, ..)| x.zip_map(y, |x, y| x + y).unwrap(), |(x, y, ..)| x + y => |(x, y, ..)| x + y, |(x, y, ..)| *x + *y;
    "small_map": |(x, ..)| x.map(|x| x * 2.0), |(x, ..)| x.map(|x| x * 2.0), |(x, ..)| x.map(|x| x * 2.0) => |(x, ..)| x.map(|x| x * 2.0), |(x, ..)| *x * 2.0;
    "small_negated": |(x, ..)| -x, |(x, ..)| -x, |(x, ..)| -x => |(x, ..)| -x, |(x, ..)| -*x;
    "small_plus_number": |(x, ..)| x + 1.0, |(x, ..)| x + 1.0, |(x, ..)| x + 1.0 => |(x, ..)| x.add_scalar(1.0);
    "small_sum": |(x, ..)| x.sum(), |(x, ..)| x.sum(), |(x, ..)| x.sum() => |(x, ..)| x.sum();
    "small_iterate": |(x, ..)| x.iter().sum::<f32>(), |(x, ..)| x.iter().sum::<f32>(), |(x, ..)| x.iter().sum::<f32>() => |(x, ..)| x.iter().sum::<f32>();
    "small_transposed": |(x, ..)| x.transpose().to_tensor(), |(x, ..)| x.transpose().to_tensor(), |(x, ..)| x.t().as_standard_layout().into_owned(),
        |(x, ..)| x.transpose().to_inline() => |(x, ..)| x.transpose(), |(x, ..)| x.transpose();
    "small_sum_axis": |(x, ..)| x.sum_axis(Axis::<1>), |(x, ..)| x.sum_axis(1).unwrap(), |(x, ..)| x.sum_axis(Along(1)) => |(x, ..)| x.column_sum();
    "small_cumsum": |(x, ..)| x.cumsum(Axis::<1>), |(x, ..)| x.cumsum(1).unwrap(), |(x, ..)| {
        let mut sums = x.clone();
        sums.accumulate_axis_inplace(Along(1), |before, sum| *sum += before);
        sums
    };
    "small_take": |(x, ..)| x.take(Axis::<0>, [1_usize, 0]), |(x, ..)| x.take(0, [1_usize, 0]).unwrap(), |(x, ..)| x.select(Along(0), &[1, 0]);
    "small_slice": |(x, ..)| x.slice(s![const 0..2, const 1..2]).to_tensor(),
        |(x, ..)| View::<f32, 2>::try_from(x.view()).unwrap().slice(s![const 0..2, const 1..2]).to_tensor(),
        |(x, ..)| x.slice(ndarray::s![0..2, 1..2]).to_owned(), |(x, ..)| x.slice(s![const 0..2, const 1..2]).to_inline() => |(x, ..)| x.fixed_view::<2, 1>(0, 1).into_owned();
    "small_concatenate": |(x, y, ..)| concatenate(Axis::<0>, (x, y)), |(x, y, ..)| DynTensor::concatenate(0, &[x.view(), y.view()]).unwrap(), |(x, y, ..)| joined(Along(0), &[x.view(), y.view()]).unwrap();
    "small_stack": |(x, y, ..)| stack(Axis::<1>, (x, y)), |(x, y, ..)| DynTensor::stack(1, &[x.view(), y.view()]).unwrap(), |(x, y, ..)| stacked(Along(1), &[x.view(), y.view()]).unwrap();
    "small_outer_iter": |(x, ..)| x.outer_iter().map(|row| row[[1]]).sum::<f32>(), |(x, ..)| x.axis_iter(0).unwrap().map(|row| row[[1]]).sum::<f32>(), |(x, ..)| x.outer_iter().map(|row| row[1]).sum::<f32>();
    "small_window_iter": |(x, ..)| x.window_iter(shape![2, 2]).map(|window| window[[1, 0]]).sum::<f32>(),
        |(x, ..)| View::<f32, 2>::try_from(x.view()).unwrap().window_iter([2, 2]).map(|window| window[[1, 0]]).sum::<f32>(),
        |(x, ..)| x.windows([2, 2]).into_iter().map(|window| window[[1, 0]]).sum::<f32>();
    "small_chunk_iter": |(x, ..)| x.chunk_iter(shape![2, 2]).map(|chunk| chunk[[1, 0]]).sum::<f32>(),
        |(x, ..)| View::<f32, 2>::try_from(x.view()).unwrap().chunk_iter([2, 2]).map(|chunk| chunk[[1, 0]]).sum::<f32>(),
        |(x, ..)| x.exact_chunks([2, 2]).into_iter().map(|chunk| chunk[[1, 0]]).sum::<f32>();
}
