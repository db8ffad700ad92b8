//! Programs as StableHLO text: the operations of arrays on values that do not exist yet, checked by the same rules.
//!
//! A [`Program`] has [`Value`]s, which have an element type, a rank, extents and placements in their type, as arrays have. Operations on
//! values add to the program, and [`Program::module`] prints it. XLA, and what reads StableHLO, compiles and runs it.
//!
//! | | on data: [`View`](shapewise::View), [`Tensor`](shapewise::Tensor) | in a program: [`Value`] |
//! |---|---|---|
//! | extents in the type | checked by `cargo check` | the same bounds |
//! | extents known at run time | checked when an operation runs | checked when it is added, by the same functions |
//! | extents unknown | not possible: memory has a length | extents that are [`DynExtent`](shapewise::DynExtent)s, printed as `?`, or with their bound |
//! | spread over devices | | [placements](crate::placement), checked by `cargo check` |
//!
//! # Many devices
//!
//! In a program for a [mesh](crate::mesh!), each value has one [placement] for each mesh axis. Operations never
//! communicate. What would communicate is an error of `cargo check`, and communication is a call: [`Value::all_reduce`],
//! [`Value::all_gather`], [`Value::reduce_scatter`], [`Value::all_to_all`], [`Value::collective_permute`]. The text has a `sdy.manual_computation` with the program of
//! one device, so XLA adds no communication either.
//!
//! ```
//! use shapewise_stablehlo::{Program, placed};
//!
//! shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
//!
//! let program = Program::<Grid>::new();
//! let x = program.parameter::<f32, 2, _>("x", placed![512 @ Data, 64]);
//! let w = program.parameter::<f32, 2, _>("w", placed![64, 48 @ Model]);
//! let v = program.parameter::<f32, 2, _>("v", placed![48 @ Model, 10]);
//!
//! let hidden = x.matmul(w); // (Sharded<0>, Sharded<1>): no communication
//! // (Sharded<0>, PartialSum): the axis that is summed over is split
//! let partial = hidden.at_least(0.0).matmul(v);
//! let scores = partial.all_reduce(Model); // (Sharded<0>, Replicated)
//! let module = program.module(scores);
//! assert_eq!(module.collectives()[0].0.name(), "all-reduce");
//! assert_eq!(module.collectives().len(), 1);
//! ```
//!
//! Here are the devices, 0 to 7, that have each block:
//!
//! ```text
//! x                  w                 hidden            partial            scores
//! 512@Data x 64      64 x 48@Model     512@Data          512@Data x 10      512@Data x 10
//!                                      x 48@Model        PartialSum:Model
//! +------------+     +------+------+   +-----+-----+     +---+   +---+      +-------+
//! |    0  1    |     |      |      |   |  0  |  1  |     | 0 | + | 1 |      |  0 1  |
//! +------------+     |  0   |  1   |   +-----+-----+     +---+   +---+      +-------+
//! |    2  3    |     |  2   |  3   |   |  2  |  3  |     | 2 | + | 3 |  =>  |  2 3  |
//! +------------+     |  4   |  5   |   +-----+-----+     +---+   +---+      +-------+
//! |    4  5    |     |  6   |  7   |   |  4  |  5  |     | 4 | + | 5 |      |  4 5  |
//! +------------+     |      |      |   +-----+-----+     +---+   +---+      +-------+
//! |    6  7    |     |      |      |   |  6  |  7  |     | 6 | + | 7 |      |  6 7  |
//! +------------+     +------+------+   +-----+-----+     +---+   +---+      +-------+
//!                                                                 all_reduce(Model)
//! ```
//!
//! The package `xla-run` compiles and runs such a program through a PJRT plugin. It splits arrays into blocks and joins the results. Its examples, the digits
//! network, a transformer block and six layers of a realistic size as one loop, run on eight virtual devices, and check that XLA communicates what the types state and nothing else:
//!
//! ```sh
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --manifest-path xla-run/Cargo.toml --example transformer
//! ```
//!
//! # One step of training
//!
//! Data parallel on four devices: each device has a part of the batch and all of the weights. The gradient sums over the batch, which is split,
//! so it is a partial sum, and the types require the `all_reduce` before it changes the weights.
//!
//! ```
//! use shapewise::{Axis, axes, shape};
//! use shapewise_stablehlo::{Program, placed};
//!
//! shapewise_stablehlo::mesh! { Machines { Data: 4 } }
//!
//! let program = Program::<Machines>::new();
//! let x = program.parameter::<f32, 2, _>("x", placed![32 @ Data, 8]);
//! let target = program.parameter::<f32, 2, _>("target", placed![32 @ Data, 3]);
//! let w = program.parameter::<f32, 2, _>("w", shape![8, 3]);
//!
//! let error = x.matmul(w) - target;
//! let loss = (error * error).sum_axis(Axis::<1>).sum_axis(Axis::<0>) / 32.0;
//! let gradient = x.permute(axes![1, 0]).matmul(error) * (2.0 / 32.0);
//! assert_eq!(gradient.describe(), "f32[8,3]{PartialSum:Data}");
//! let stepped = w - gradient.all_reduce(Data) * 0.1;
//!
//! let module = program.module((loss.all_reduce(Data), stepped));
//! assert_eq!(module.collectives().len(), 2);
//! assert_eq!(
//!     (module.inputs()[0].describe(), module.outputs()[1].describe()),
//!     ("f32[32@Data,8]".into(), "f32[8,3]".into())
//! );
//! // The same program for one device, to compare with.
//! assert_eq!(program.module_for_one_device((loss.all_reduce(Data), stepped)).device_count(), 1);
//! ```
//!
//! # Ranks and element types that are data
//!
//! A compiler or an importer builds a [`DynProgram`](dynamic::DynProgram): the same operations on values whose rank, element type and mesh are known at run time, by the same
//! rules. Each returns a `Result`, whose error names the operation, its operands and the line. [`DynProgram::gradients`](dynamic::DynProgram::gradients) adds gradients,
//! and the example `train` of `xla-run` trains a transformer with them.
//! The example `from_json` reads a program from a file.
//!
//! An array whose shards are those of one sharding, such as a checkpoint, moves to another one by a [`Resharding`]: the program of a
//! [`Plan`](shapewise_sharding::Plan).
//!
//! The package `xla-run` in the repository runs modules: it distributes entire arrays over the devices, and joins the results.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std"))))]
#![expect(clippy::type_complexity, reason = "the types of results are what the operations are about")]

extern crate alloc;

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
mod program;

mod value;

/// A guide for those who come from XLA or JAX.
#[doc = include_str!("../docs/from_xla.md")]
#[cfg(any(doc, doctest))]
pub mod from_xla {}

mod axes;
#[cfg(any(doc, doctest))]
pub mod bounds;
mod call;
mod collective;
mod condition;
mod counterpart;
mod dot;
pub mod dynamic;
mod elementwise;
mod error;
mod graph;
mod join;
mod literal;
mod module;
mod never;
mod number;
mod operation;
mod operators;
mod pairs;
pub mod placement;
mod print;
mod product;
mod random;
mod recorder;
mod reduce;
mod repeat;
mod reshard;
pub mod results;
mod window;

pub use self::{
    call::{CallVersion, CustomCall},
    collective::{Gathered, Scattered},
    condition::{ExtentCondition, ExtentSource, UnmetExtents},
    counterpart::Counterpart,
    error::ProgramError,
    literal::Literal,
    module::{Module, Outputs, Port},
    number::{FloatElement, IntegerElement, NumberElement, SignedElement},
    operation::{Collective, Precision, Reduction},
    pairs::{Pairs, PairsError},
    program::{AllReplicated, ParameterShape, Program},
    random::{RandomBits, RandomState},
    repeat::{Carried, Counter},
    reshard::{ReshardError, Resharding},
    value::Value,
};
// The traits that messages name: with a public path, messages have the name without the path.
#[doc(hidden)]
pub use self::{
    collective::{Applies, Divide, Exchange, Finish, Gather, Partial, Permute, Scatter, Undivided},
    counterpart::{CombinesWith, Pairing},
    module::{OutputList, Tuples, ValuesInTuple},
    operators::{Addend, Divisor, Multiplier, Subtrahend},
    product::MatrixRank,
};

// What the macros name.
#[doc(hidden)]
pub use shapewise::shape as __shape;
