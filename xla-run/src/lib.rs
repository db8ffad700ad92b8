//! Runs [`shapewise`]'s StableHLO programs on XLA: on one device, on virtual devices of the CPU, or on GPUs.
//!
//! The engine is a PJRT plugin, a shared library with a C interface. `get-plugin.sh` installs one for CPUs, and the wheels
//! `jax-cuda12-pjrt` and `jax-cuda13-pjrt` contain one for GPUs. `SHAPEWISE_PJRT` is its path.
//!
//! ```no_run
//! use shapewise::{shape, tensor};
//! use shapewise_stablehlo::Program;
//! use shapewise_xla_run::Engine;
//!
//! let program = <Program>::new();
//! let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
//! let module = program.module(x * 2.0);
//!
//! let engine = Engine::from_env()?;
//! let executable = engine.compile(&module)?;
//! let x = tensor![[1.0_f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
//! let outputs = executable.call().input(&x)?.run()?;
//! assert_eq!(outputs.get::<f32, 2>(0)?.as_slice(), [2.0, 4.0, 6.0, 8.0, 10.0, 12.0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A program for a mesh needs as many devices as the mesh has. [`Options::virtual_devices`] makes them of a CPU. Inputs are entire
//! arrays: each device receives its block. Outputs are entire arrays again, joined from the blocks.

mod blocks;
mod element;
mod engine;
mod error;
mod executable;
mod hlo;
mod pjrt;

pub use self::{
    element::HostElement,
    engine::{Engine, Options},
    error::Error,
    executable::{Call, Executable, Results},
};
