//! Pictures: a layout, a slice, a broadcast, windows, a permutation, a reshape or a sharding in; text for a terminal or an SVG out.
//!
//! A [`Picture`] has one or more grids of cells. [`Display`](core::fmt::Display) writes it as text of at most 80 columns, or of another width
//! (`{:120}`, in which more grids are next to each other), and
//! [`Picture::to_svg`] as an image for light and dark backgrounds.
//!
//! ```
//! use shapewise::{Shape, MinorToMajor, axes, shape, tiles, layout::Tiled};
//! use shapewise_draw::Picture;
//!
//! let order = MinorToMajor::typed(axes![1, 0]);
//! let layout = Tiled::new(Shape::new(shape![3, 5])?, order, tiles![(2, 2)])?;
//! let picture = Picture::tiled(&layout);
//! assert!(picture.to_string().contains("0  1 │  4  5 │  8  ·"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | picture of | function |
//! |---|---|
//! | any layout: the offset of each index, and the memory | [`Picture::layout`] |
//! | padding | [`Picture::padded`] |
//! | tiles | [`Picture::tiled`]; [`Picture::array`] of XLA's text |
//! | the cells that a slice selects, and their order | [`Picture::slice`] |
//! | operands of a broadcast, and what is repeated | [`Picture::broadcast`] |
//! | windows | [`Picture::windows`] |
//! | a contraction with its letters | [`Picture::contraction`], [`Picture::contraction_at`] |
//! | layouts that are composed, complemented, divided or repeated | [`Picture::composition`], [`Picture::complement`], [`Picture::logical_division`], [`Picture::product`] |
//! | offsets by bank, and a swizzle | [`Picture::banks`], [`Picture::swizzle`] |
//! | a join along an axis | [`Picture::concatenate`] |
//! | elements added around and between others | [`Picture::pad`] |
//! | elements gathered at indices | [`Picture::gather`] |
//! | the elements themselves, as a heat map | [`Picture::values`] |
//! | a permutation of axes | [`Picture::permutation`] |
//! | a reshape that moves nothing, or one that copies | [`Picture::reshape`] |
//! | who holds which element | [`Picture::sharding`], [`Picture::mesh`] |
//!
//! # Ranks
//!
//! The last axis goes to the right, the axis before it down, and the one before that to the right again: blocks within blocks. Any rank
//! can be drawn; up to rank 5 is easy to read.
//!
//! # Limits
//!
//! A grid has at most 80 columns and 24 lines of text. If an axis has too many positions, `…` replaces those before the last one. Only the
//! cells that are shown are computed, so a picture of an array of any size takes little time and memory.
//!
//! # Colours
//!
//! Text and lines of an SVG have the colour of the text around them, and areas are half transparent. [`Picture::to_svg`] is a file of its
//! own, which follows the theme of the browser; [`Picture::to_inline_svg`] is for a page that has its own theme, and
//! [`Picture::to_labelled_svg`] for one that shows what a cell is.
//!
//! # Notebooks and plots
//!
//! A cell of a notebook of evcxr that ends with a picture displays it. `crates/draw/examples/plot.rs` draws lines and heat maps of larger arrays with
//! the crate `plotters`, which takes their iterators as they are.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std"))))]

extern crate alloc;

mod algebra;
#[cfg(any(doc, doctest))]
pub mod bounds;
mod broadcast;
mod cell;
mod combined;
mod contraction;
mod error;
mod frame;
pub mod kinds;
mod layout;
#[cfg(feature = "std")]
mod notebook;
mod number;
mod panel;
mod parse;
mod rearrange;
mod reorder;
mod sharding;
mod slice;
mod svg;
mod text;
mod values;
mod windows;

use alloc::{string::String, vec::Vec};

use self::{cell::Shade, panel::Panel};

pub use self::error::DrawError;

/// A picture of something that has a shape. [The module](self) lists the functions that return one.
///
/// `Display` writes it as text.
///
/// # Examples
///
/// ```
/// use shapewise_draw::Picture;
///
/// let picture = Picture::broadcast(&["[2,1]".parse()?, "[1,3]".parse()?])?;
/// let text = "\
/// broadcast to [2,3]
///
///   [2,1]            with [1,3]       is [2,3]
///     0  (0) (0)       0   1   2       0,0 0,1 0,2
///     1  (1) (1)      (0) (1) (2)      1,0 1,1 1,2
///
/// Cells in parentheses are repeated. The result shows the offset in each operand.
/// ";
/// assert_eq!(picture.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    title: String,
    panels: Vec<Panel>,
    /// What the colours mean. An SVG shows those that occur.
    legend: &'static [(Shade, &'static str)],
    notes: Vec<String>,
}
