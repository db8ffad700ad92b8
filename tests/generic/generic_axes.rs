//! Functions that are generic over an axis or over the batch, with the one bound that a user writes.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::suboptimal_flops,
    clippy::type_complexity,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Axis, AxisOf, Const, DenseTensor, DenseView, Extent, LastAxis, Tensor, View,
    axis::AxisIn,
    shape, tensor,
    verbs::{AnyIndex, Sequence, concatenate},
};

/// What joins, gathers and reorders along an axis, each of ranked views: their results are ranked, whatever the axis is.
fn along<'a, const R: usize, X: AxisIn<R>>(
    x: &View<'a, i32, R>,
    axis: X,
    at: usize,
) -> ([Tensor<i32, R>; 8], [View<'a, i32, R>; 3])
where
    LastAxis: AxisIn<R>,
{
    let (before, after) = x.split_at(axis, at);
    (
        [
            concatenate(axis, (x, x)),
            x.take(axis, [0, -1]),
            x.repeat(axis, 2),
            x.roll(axis, 1),
            x.cumsum(axis),
            x.compress(axis, [true]),
            x.diff(axis, 1),
            x.sort_axis(axis),
        ],
        [before, after, x.swap_axes(axis, LastAxis)],
    )
}

/// The same with the axis as a parameter of the function, and a flip.
fn along_a_const<'a, const A: isize, const R: usize>(
    x: &View<'a, i32, R>,
) -> ([Tensor<i32, R>; 8], [View<'a, i32, R>; 3], View<'a, i32, R>)
where
    Axis<A>: AxisIn<R>,
    LastAxis: AxisIn<R>,
{
    let (copies, views) = along(x, Axis::<A>, 1);
    (copies, views, x.flip(Axis::<A>))
}

#[test]
fn an_axis_in_the_type_of_a_generic_function_is_that_at_run_time() {
    let memory: Vec<i32> = (0..24).map(|x| x * 7 % 11).collect();
    let x = View::new(&memory, [2, 3, 4]).unwrap();
    for (axis, (copies, views, flipped)) in
        [along_a_const::<0, 3>(&x), along_a_const::<1, 3>(&x), along_a_const::<2, 3>(&x)]
            .into_iter()
            .enumerate()
    {
        let axis = AxisOf::new(axis.cast_signed()).unwrap();
        let expected = along(&x, axis, 1);
        assert_eq!((copies, views), expected);
        assert_eq!(flipped, x.flip(axis));
        assert_ne!(flipped, x);
    }
    assert_eq!(x.flip(LastAxis), x.flip(Axis::<2>));
}

/// A layer of a network. The batch is any extent.
struct Linear<const I: usize, const O: usize> {
    weights: DenseTensor<f64, 2, (Const<I>, Const<O>)>,
}

impl<const I: usize, const O: usize> Linear<I, O> {
    fn forward<B: Extent>(
        &self,
        x: &DenseView<'_, f64, 2, (B, Const<I>)>,
    ) -> DenseTensor<f64, 2, (B, Const<O>)> {
        x.matmul(&self.weights).map(|x| x.max(0.0))
    }

    /// A step down the gradient, and the gradient of the input. The products sum over the batch and over the features.
    fn backward<B: Extent>(
        &mut self,
        x: &DenseView<'_, f64, 2, (B, Const<I>)>,
        gradient: &DenseView<'_, f64, 2, (B, Const<O>)>,
        rate: f64,
    ) -> DenseTensor<f64, 2, (B, Const<I>)> {
        let of_input = gradient.matmul(self.weights.transpose());
        self.weights -= x.transpose().matmul(gradient) * rate;
        of_input
    }
}

#[test]
fn a_training_step_compiles_for_a_batch_of_any_extent() {
    let weights = tensor![[1.0, -2.0, 0.5], [0.0, 4.0, -1.0]];
    let x = [[1.0, 2.0], [3.0, -1.0], [0.5, 0.25], [2.0, 2.0]];
    let gradient = [[1.0, 0.0, 2.0], [-1.0, 3.0, 0.5], [0.0, 0.0, 1.0], [2.0, -1.0, 1.0]];
    // By hand, in loops.
    let (mut stepped, mut of_input) = (weights.clone(), [[0.0; 2]; 4]);
    for row in 0..4 {
        for input in 0..2 {
            for output in 0..3 {
                of_input[row][input] += gradient[row][output] * weights[[input, output]];
                stepped[[input, output]] -= 0.5 * x[row][input] * gradient[row][output];
            }
        }
    }
    let (x, gradient) = (x.as_flattened(), gradient.as_flattened());
    let (rows, mut known, mut at_run_time) =
        (x.len() / 2, Linear { weights: weights.clone() }, Linear { weights });
    let typed = known.backward(
        &View::new(x, shape![4, 2]).unwrap(),
        &View::new(gradient, shape![4, 3]).unwrap(),
        0.5,
    );
    let (x, gradient) =
        (View::new(x, shape![rows, 2]).unwrap(), View::new(gradient, shape![rows, 3]).unwrap());
    assert_eq!(at_run_time.backward(&x, &gradient, 0.5), typed);
    assert_eq!(typed.as_slice(), of_input.as_flattened());
    assert_eq!(known.weights, stepped);
    assert_eq!(at_run_time.weights, stepped);
    assert_eq!(known.forward(&x), x.matmul(&stepped).map(|x| x.max(0.0)));
}

/// Any axis and any list of indices: their two bounds are enough.
#[test]
fn indices_of_any_kind_along_any_axis() {
    fn chosen<const R: usize, X: AxisIn<R>, I: Sequence<Item: AnyIndex>>(
        x: &View<'_, i32, R>,
        axis: X,
        indices: I,
    ) -> Vec<i32> {
        x.take(axis, indices).iter().copied().collect()
    }
    let matrix = tensor![[1, 2, 3], [4, 5, 6]];
    let matrix = matrix.ranked();
    assert_eq!(chosen(&matrix, Axis::<1>, [2, 0]), [3, 1, 6, 4]);
    assert_eq!(chosen(&matrix, AxisOf::new(-2).unwrap(), &[-1_isize][..]), [4, 5, 6]);
}
