//! Typed tensor functions of a project, whose tests verify that wrong calls do not compile.
//!
//! * `tests/ui.rs` runs the programs in `ui` and compares what the compiler prints with their `.stderr` files.
//! * `ui/check` has errors of `cargo check`: ranks, axes, and extents in the type.
//! * `ui/build` has errors of `cargo build`: constants that fail where a function is used, such as an index of a static extent.
//! * `ui/pass` has the programs as they should be.

use shapewise::{Axis, DenseTensor, Extents, Float, Keep, LastAxis, TypedView, s};

/// Queries `[n, D]`, keys `[m, D]` and values `[m, V]` in, the attention `[n, V]` out. The extents `D` and `V` are in the type, `n` and `m`
/// are known at run time. There must be a key.
pub fn attention<const D: usize, const V: usize>(
    queries: TypedView<'_, f32, 2, Extents![usize, { D }]>,
    keys: TypedView<'_, f32, 2, Extents![usize, { D }]>,
    values: TypedView<'_, f32, 2, Extents![usize, { V }]>,
) -> DenseTensor<f32, 2, Extents![usize, { V }]> {
    let width = queries.extents()[1] as f32;
    let scores = (queries.slice(s![:, NewAxis]) * keys.slice(s![NewAxis])).sum_axis(LastAxis) / width.sqrt(); // [n, m]
    let largest = scores.max_axis_by(Keep(LastAxis), f32::nan_last).expect("there is a key");
    let powers = (scores - largest).map(|x| x.exp());
    let weights = &powers / powers.sum_axis(Keep(LastAxis));
    (weights.slice(s![.., NewAxis]) * values.slice(s![NewAxis])).sum_axis(Axis::<1>)
}

/// A dense layer from `IN` to `OUT` features.
pub struct Layer<const IN: usize, const OUT: usize> {
    /// The weights, `[OUT, IN]`.
    pub weights: DenseTensor<f32, 2, Extents![{ OUT }, { IN }]>,
    /// The bias, `[OUT]`.
    pub bias: DenseTensor<f32, 1, Extents![{ OUT }]>,
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    /// A batch `[n, IN]` in, `[n, OUT]` out.
    pub fn forward(
        &self,
        batch: TypedView<'_, f32, 2, Extents![usize, { IN }]>,
    ) -> DenseTensor<f32, 2, Extents![usize, { OUT }]> {
        let products = batch.slice(s![:, NewAxis]) * self.weights.slice(s![NewAxis]); // [n, OUT, IN]
        products.sum_axis(LastAxis) + self.bias.slice(s![NewAxis])
    }
}
