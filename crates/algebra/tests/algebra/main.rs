//! Layouts of modes against slow functions of indices: laws, witnesses, CuTe's documented examples, and arrays in their layouts.

mod arrays;
mod documented;
mod elements;
mod empty;
mod laws;
mod limits;
mod witnesses;
