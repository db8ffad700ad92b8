//! The kernels: each in the crate's way and written by hand on safe slices, side by side.
//!
//! Every function is `no_mangle` and never inlined, so that it can be counted by name and its machine code found.

pub mod average;
pub mod broadcast;
pub mod column;
pub mod matmul;
pub mod offset;
pub mod order;
pub mod slice;
pub mod stencil;
pub mod sum;
pub mod window;

/// A kernel in one way of writing it.
pub struct Kernel {
    /// What it computes.
    pub kernel: &'static str,
    /// The rung it stands on.
    pub rung: &'static str,
    /// The name of the function in the crate's way.
    pub ours: &'static str,
    /// The name of the function written by hand.
    pub hand: &'static str,
    /// The greatest ratio of instructions that is allowed; `None` for what is only measured.
    pub bar: Option<f64>,
    /// Runs a function by its name, once, on data that it prepares.
    pub run: fn(&str) -> f64,
}

/// All kernels.
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
