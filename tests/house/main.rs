//! The repository: order of modules, sealed traits, prose, documentation.

mod documented;
mod modules;
mod prose;
mod readme;
mod sealed;
