//! The repository: order of modules, sealed traits, prose, documentation.

mod adding;
mod advice;
mod builds;
mod documented;
mod expansions;
mod limits;
mod modules;
mod named;
mod names;
mod pages;
mod prose;
mod readme;
mod sealed;
mod surface;
