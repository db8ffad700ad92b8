//! Guides, for those who come from another library and for those who write functions.
//!
//! | begin here | guide |
//! |---|---|
//! | from nothing to a working program in ten minutes | [`first_program`] |
//! | to build on this crate: shapes, levels, layouts, slices, unknown extents, and then arrays | [`shapes_in_an_hour`] |
//!
//! | about | guide |
//! |---|---|
//! | slices, layouts, windows, sums and products | [`tour`] |
//! | what the types know of a shape, and operands of different ranks | [`from_shapes`] |
//! | which mistakes `cargo check` reports, which `cargo build`, and which are found at run time | [`what_is_checked`] |
//! | arrays of other libraries and files | [`in_and_out`] |
//! | other libraries: what they have, times, and when not to use this one | [`comparison`] |
//! | the words that names and messages are made of | [`vocabulary`] |
//!
//! | you come from | guide |
//! |---|---|
//! | NumPy | [`from_numpy`] |
//! | the crate ndarray | [`from_ndarray`] |
//! | the crate nalgebra | [`from_nalgebra`] |
//! | Julia, R or MATLAB | [`from_julia`]: also statistics, time series, signals, rasters and point clouds |
//! | XLA or JAX | [`from_xla`](https://docs.rs/shapewise-stablehlo/latest/shapewise_stablehlo/from_xla) of the crate `shapewise-stablehlo` |
//! | TensorFlow | [`from_tensorflow`] |
//! | C++'s mdspan | [`from_mdspan`] |
//! | einops or jaxtyping | [`from_einops`] |
//!
//! | you want to | guide |
//! |---|---|
//! | write functions for any rank or extent | [`generic_functions`] |
//! | have the compiler compare extents that are read at run time | [`named`] |
//! | use shapes with memory of your own | [`shapes_alone`] |
//! | compute without an allocator | [`without_a_heap`] |
//! | write an engine, a typed array or a compiler | [`for_engines`] |
//! | compose, divide and multiply layouts | the crate `shapewise-algebra` |
//! | understand a message of the compiler | [`reading_compile_errors`] |
//! | write a fast loop | [`hot_loops`] |
//! | know how exact sums, means, variances and products are | [`accuracy`] |
//! | test that wrong code is refused | [`testing_that_code_does_not_compile`] |
//! | change this crate | [`how_it_works`] |
//!
//! The guides are pages without items. They are compiled for the docs and their tests only.
//!
#![doc = include_str!("../docs/modules.md")]

#[doc = include_str!("../docs/guide/accuracy.md")]
pub mod accuracy {}
// The chart as an image within the page: the first address of a name is taken.
#[cfg_attr(doc, doc = include_str!("../docs/pictures/times.md"))]
#[doc = include_str!("../docs/guide/comparison.md")]
pub mod comparison {}
#[doc = include_str!("../docs/guide/first_program.md")]
pub mod first_program {}
#[doc = include_str!("../docs/guide/for_engines.md")]
pub mod for_engines {}
#[doc = include_str!("../docs/guide/from_einops.md")]
pub mod from_einops {}
#[doc = include_str!("../docs/guide/from_julia.md")]
pub mod from_julia {}
#[doc = include_str!("../docs/guide/from_mdspan.md")]
pub mod from_mdspan {}
#[doc = include_str!("../docs/guide/from_nalgebra.md")]
pub mod from_nalgebra {}
#[doc = include_str!("../docs/guide/from_ndarray.md")]
pub mod from_ndarray {}
#[doc = include_str!("../docs/guide/from_numpy.md")]
pub mod from_numpy {}
#[doc = include_str!("../docs/guide/from_shapes.md")]
pub mod from_shapes {}
#[doc = include_str!("../docs/guide/from_tensorflow.md")]
pub mod from_tensorflow {}
#[doc = include_str!("../docs/guide/generic_functions.md")]
pub mod generic_functions {}
#[doc = include_str!("../docs/guide/hot_loops.md")]
pub mod hot_loops {}
#[doc = include_str!("../docs/guide/how_it_works.md")]
pub mod how_it_works {}
#[doc = include_str!("../docs/guide/in_and_out.md")]
pub mod in_and_out {}
#[doc = include_str!("../docs/guide/named.md")]
pub mod named {}
#[doc = include_str!("../docs/guide/reading_compile_errors.md")]
pub mod reading_compile_errors {}
#[doc = include_str!("../docs/guide/shapes_alone.md")]
pub mod shapes_alone {}
#[doc = include_str!("../docs/guide/shapes_in_an_hour.md")]
pub mod shapes_in_an_hour {}
#[doc = include_str!("../docs/guide/testing_that_code_does_not_compile.md")]
pub mod testing_that_code_does_not_compile {}
#[doc = include_str!("../docs/guide/tour.md")]
pub mod tour {}
#[doc = include_str!("../docs/guide/vocabulary.md")]
pub mod vocabulary {}
#[doc = include_str!("../docs/guide/what_is_checked.md")]
pub mod what_is_checked {}
#[doc = include_str!("../docs/guide/without_a_heap.md")]
pub mod without_a_heap {}
