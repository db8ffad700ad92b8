//! What can go wrong between a program and its results.

use std::{fmt, path::PathBuf};

use shapewise_io::checkpoint::CheckpointError;
use shapewise_stablehlo::ProgramError;

/// Why a program does not run. `Debug` prints the message too, so that `main` can return it.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// `SHAPEWISE_PJRT` is not set.
    NoPlugin,
    /// The plugin cannot be opened.
    Open {
        /// The path of the plugin.
        path: PathBuf,
        /// The message of the operating system.
        cause: String,
    },
    /// A library that is not a PJRT plugin.
    NotAPlugin {
        /// The path of the library.
        path: PathBuf,
    },
    /// A version of PJRT's C API that is not supported.
    Version {
        /// The version of the plugin: major, minor.
        found: (i32, i32),
        /// The major version that is supported, and its oldest minor version.
        required: (i32, i32),
    },
    /// A program for more devices than there are.
    TooFewDevices {
        /// The number of devices that the program needs.
        needed: usize,
        /// The number of devices that the engine has.
        found: usize,
    },
    /// An error of XLA or of the plugin.
    Xla {
        /// The action that failed.
        during: &'static str,
        /// The plugin's message.
        message: String,
    },
    /// Another number of inputs than the program has parameters.
    InputCount {
        /// The number of parameters.
        expected: usize,
        /// The number of inputs.
        found: usize,
    },
    /// Another number of shards than the mesh has devices.
    ShardCount {
        /// The number of devices.
        expected: usize,
        /// The number of shards.
        found: usize,
    },
    /// An input or an output of another type or shape than the program states.
    Shape {
        /// The name: `input "x"`, `output 0`.
        what: String,
        /// The type or shape that the program states, such as `f32[2,3]`.
        expected: String,
        /// The type or shape that was passed or requested.
        found: String,
    },
    /// An array of another engine.
    OtherEngine {
        /// The name: `input "x"`.
        what: String,
    },
    /// A result that was taken before.
    Taken {
        /// The number of the result.
        output: usize,
    },
    /// A file of weights that cannot be read.
    File {
        /// The tensor, or the header.
        what: String,
        /// The reason.
        cause: String,
    },
    /// A checkpoint that is not written or read.
    Checkpoint {
        /// The message of `shapewise-io`.
        message: String,
    },
    /// A shape or a placement that a mesh does not have.
    Program(ProgramError),
    /// A process of [`Engine::distributed`](crate::Engine::distributed) that is gone or silent. The engine refuses all calls from here on.
    Peer {
        /// The number of the process.
        process: usize,
        /// What was seen of it.
        cause: String,
    },
    /// A process that compiles another text or does another collective at this point. The engine refuses all calls from here on.
    Diverged {
        /// The number of the process.
        process: usize,
        /// What differs.
        cause: String,
    },
    /// Processes that do not fit together, or a program or call that is not one for several processes.
    Processes {
        /// What is wrong.
        cause: String,
    },
    /// A program with a dimension whose extent is not known.
    Unknown {
        /// The name: `input "x"`, `output 0`.
        what: String,
        /// Its shape, such as `f32[?,3]`.
        shape: String,
    },
}

/// What to do without a plugin.
const INSTALL: &str = "`export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)` installs one for CPUs";

/// The message: `fn main() -> Result<(), Error>` prints errors by `Debug`.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlugin => {
                write!(f, "SHAPEWISE_PJRT is not set: it must be the path of a PJRT plugin; {INSTALL}")
            }
            Self::Open { path, cause } => {
                write!(f, "the plugin {} cannot be opened: {cause}; {INSTALL}", path.display())
            }
            Self::NotAPlugin { path } => write!(
                f,
                "{} is not a PJRT plugin: it does not export `GetPjrtApi`; {INSTALL}",
                path.display()
            ),
            Self::Version { found, required } => write!(
                f,
                "the plugin has version {}.{} of PJRT's C API: the supported versions are {}.{} and later minor versions",
                found.0, found.1, required.0, required.1
            ),
            Self::TooFewDevices { needed, found } => {
                write!(f, "the program needs {needed} devices, and the engine has {found}")
            }
            Self::Xla { during, message } => write!(f, "XLA could not {during}: {message}"),
            Self::InputCount { expected, found } => {
                let s = |count: usize| if count == 1 { "" } else { "s" };
                let (is, plural) = (if *found == 1 { "is" } else { "are" }, s(*found));
                write!(
                    f,
                    "the program has {expected} parameter{}, and there {is} {found} input{plural}",
                    s(*expected)
                )
            }
            Self::ShardCount { expected, found } => {
                write!(
                    f,
                    "the mesh has {expected} devices, and there are {found} shards: each device has one"
                )
            }
            Self::Shape { what, expected, found } => write!(f, "{what} is {expected}, not {found}"),
            Self::OtherEngine { what } => {
                write!(
                    f,
                    "{what} is an array on the devices of another engine: an engine and its clones share arrays"
                )
            }
            Self::Taken { output } => {
                write!(f, "output {output} was taken before: each output is one array on the devices")
            }
            Self::File { what, cause } => write!(f, "{what} of the file of weights: {cause}"),
            Self::Checkpoint { message } => f.write_str(message),
            Self::Program(error) => fmt::Display::fmt(error, f),
            Self::Peer { process, cause } => write!(f, "process {process} is gone: {cause}"),
            Self::Diverged { process, cause } => {
                write!(f, "process {process} runs another program: {cause}")
            }
            Self::Processes { cause } => write!(f, "several processes: {cause}"),
            Self::Unknown { what, shape } => {
                write!(f, "{what} is {shape}: a program can run if all extents are known")
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<ProgramError> for Error {
    fn from(error: ProgramError) -> Self {
        Self::Program(error)
    }
}

impl From<CheckpointError> for Error {
    fn from(error: CheckpointError) -> Self {
        Self::Checkpoint { message: error.to_string() }
    }
}
