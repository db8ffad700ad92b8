//! The repository: order of modules, sealed traits, prose, documentation.

mod adding;
mod advice;
mod builds;
mod checked;
mod documented;
mod errors;
mod expansions;
mod limits;
mod links;
mod modules;
mod named;
mod names;
mod pages;
mod prose;
mod readme;
mod results;
mod sealed;
mod surface;
mod symbols;
mod words;
