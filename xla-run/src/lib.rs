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
//!
//! # Data stays on the devices
//!
//! A [`DeviceArray`] has its shape and its placements in its type. [`Devices::put`] cuts it out of an array of the host, and [`Devices::load`] reads it from a file of
//! weights, block by block. It is the input of any number of programs, which upload nothing: [`Call::keep`]. [`Call::give`] gives it away, so that the
//! program writes its result there, and [`Results::take`] leaves a result on the devices.
//!
//! ```no_run
//! use std::fs::File;
//!
//! use shapewise::{Extents, Tensor};
//! use shapewise_stablehlo::{Program, placed, placement::{Replicated, Sharded}};
//! use shapewise_xla_run::{DeviceArray, Engine, Options, Weights};
//!
//! shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
//!
//! let program = Program::<Grid>::new();
//! let x = program.parameter::<f32, 2, _>("x", placed![512 @ Data, 64]).donated();
//! let w = program.parameter::<f32, 2, _>("w", placed![64 @ Model, 64]);
//! let module = program.module(x.matmul(w).all_reduce(Model));
//!
//! let engine = Engine::from_env_with(Options::virtual_devices(8))?;
//! let executable = engine.compile(&module)?;
//! let devices = engine.devices::<Grid>()?;
//! let mut file = Weights::new(File::open("weights.safetensors")?)?;
//! let w = devices.load::<f32, 2, _>(&mut file, "w", placed![64 @ Model, 64])?; // half of it at a time
//! let mut x = devices.put(Tensor::filled([512, 64], 1.0_f32), placed![512 @ Data, 64])?;
//! for _ in 0..10 {
//!     let mut results = executable.call().give(x)?.keep(&w)?.run()?; // nothing is uploaded
//!     x = results.take::<f32, 2, Extents![512, 64], Grid, (Sharded<0>, Replicated)>(0)?;
//! }
//! let result = x.to_tensor()?; // its type has the extents 512 and 64
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod array;
mod blocks;
mod checkpoint;
mod compiled;
mod distributed;
mod element;
mod engine;
mod error;
mod executable;
mod hlo;
mod pjrt;
mod recent;
mod reshard;
mod weights;

pub use self::{
    array::{DeviceArray, Devices},
    checkpoint::ToSave,
    distributed::Processes,
    element::HostElement,
    engine::{Engine, Options},
    error::Error,
    executable::{Call, Executable, Results},
    reshard::Reshard,
    weights::Weights,
};
