//! The kernels: each written with the crate and by hand on safe slices, side by side.
//!
//! Those of [`all`] are counted one by one, against bars: every function is `no_mangle` and never inlined, so that it
//! can be counted by name and its machine code can be found. Those of [`cases`] are the suite, which times them and
//! compares them with other libraries.

pub mod accumulated;
pub mod average;
pub mod backwards;
pub mod broadcast;
pub mod column;
pub mod contract;
pub mod copy_2d;
pub mod cut;
pub mod fold_axis;
pub mod formulas;
pub mod heat;
pub mod kalman;
pub mod matmul;
pub mod matvec;
pub mod offset;
pub mod order;
pub mod rearrange;
pub mod rows;
pub mod seven;
pub mod slice;
pub mod small;
pub mod stencil;
pub mod stencil_3d;
pub mod sum;
pub mod sum_3d;
pub mod tiles;
pub mod tiny_matrix_sum;
pub mod transpose;
pub mod unravel;
pub mod verbs;
pub mod views;
pub mod window;

use crate::suite::Bench;

/// A kernel with its two versions.
pub struct Kernel {
    /// What it computes.
    pub kernel: &'static str,
    /// The level of its shapes.
    pub level: &'static str,
    /// The name of the function written with the crate.
    pub ours: &'static str,
    /// The name of the function written by hand.
    pub hand: &'static str,
    /// The greatest allowed ratio of instructions; `None` for a kernel that is only measured.
    pub bar: Option<f64>,
    /// Runs a function by its name, once, on data that this function prepares.
    pub run: fn(&str) -> f64,
}

/// All kernels that have a bar of instructions.
#[must_use]
pub fn all() -> Vec<Kernel> {
    [
        column::kernels(),
        stencil::kernels(),
        sum::kernels(),
        window::kernels(),
        order::kernels(),
        average::kernels(),
        broadcast::kernels(),
        matmul::kernels(),
        offset::kernels(),
        slice::kernels(),
        fold_axis::kernels(),
        views::kernels(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// All cases of the suite.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    [
        sum_3d::cases(),
        stencil_3d::cases(),
        tiny_matrix_sum::cases(),
        matvec::cases(),
        copy_2d::cases(),
        transpose::cases(),
        backwards::cases(),
        broadcast::timed::cases(),
        unravel::cases(),
        heat::cases(),
        formulas::cases(),
        seven::cases(),
        accumulated::cases(),
        cut::cases(),
        rearrange::cases(),
        contract::cases(),
        small::cases(),
        kalman::cases(),
        tiles::cases(),
        rows::gated(),
        verbs::cases(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Elements that are all different and not in order.
#[must_use]
pub fn elements<T: From<u8>>(count: usize) -> Vec<T> {
    (0..count).map(|at| T::from(u8::try_from(at.wrapping_mul(37) % 251).unwrap_or_default())).collect()
}
