//! Whether two arrays have the same memory, without a comparison of every element.

use alloc::vec::Vec;
use core::cmp::Reverse;

use smallvec::SmallVec;

use shapewise::{
    index::element_count,
    layout::tile::TileExtent,
    rules::{
        axes::{Edit, invert},
        bitcast::{align_slices, is_bitcast_between, stride, unmodified},
    },
};

use super::ArrayBitcastError;
use crate::{ArrayLayout, ArrayShape, edit::tiled_axes, lists::Axes};

/// The layout of an array, and its extents and bounds as numbers.
pub(super) struct Plain<'a> {
    pub(super) extents: Axes,
    pub(super) layout: &'a ArrayLayout,
}

impl<'a> Plain<'a> {
    #[inline]
    pub(super) fn of(shape: &'a ArrayShape) -> Result<Self, ArrayBitcastError> {
        Ok(Self { layout: shape.required_layout()?, extents: shape.bounds()? })
    }

    #[inline]
    pub(super) fn count(&self) -> usize {
        // The element count of an array fits.
        element_count(&self.extents).unwrap_or_default()
    }

    #[inline]
    fn extent(&self, axis: usize) -> usize {
        self.extents.get(axis).copied().unwrap_or(1)
    }

    /// Returns the extents and the order of a dense layout of more axes with the same memory: each axis that a tile divides
    /// becomes two axes. Returns `None` if a tile does not divide an axis evenly or combines axes, or if an axis is split.
    #[inline]
    fn untiled(&self) -> Option<(Axes, Axes)> {
        /// A part of an axis. Its coordinate is that of the axis divided by `unit`, modulo `extent`.
        #[derive(Clone, Copy)]
        struct Part {
            axis: usize,
            extent: usize,
            unit: usize,
        }
        if !self.layout.splits().is_empty() {
            return None;
        }
        let part = |axis| Part { axis, extent: self.extent(axis), unit: 1 };
        let mut parts: SmallVec<[Part; 16]> = self.layout.major_to_minor().map(part).collect();
        for tile in self.layout.tiles().iter() {
            let mut inner = SmallVec::<[Part; 8]>::new();
            let begin = parts.len().checked_sub(tile.len())?;
            for (part, extent) in parts.iter_mut().skip(begin).zip(tile) {
                let TileExtent::Size(size) = *extent else { return None };
                if part.extent.checked_rem(size)? != 0 {
                    return None;
                }
                inner.push(Part { extent: size, ..*part });
                part.extent = part.extent.checked_div(size)?;
                part.unit = part.unit.checked_mul(size)?;
            }
            parts.extend(inner);
        }
        // The parts in logical order: axis by axis, and of each axis the part with the largest unit first.
        let mut logical: Axes = (0..parts.len()).collect();
        logical.sort_by_key(|&place| parts.get(place).map(|part| (part.axis, Reverse(part.unit))));
        let extents = logical.iter().filter_map(|&place| parts.get(place).map(|part| part.extent)).collect();
        let mut order = Axes::from_elem(0, parts.len());
        invert(&logical, &mut order);
        order.reverse();
        Some((extents, order))
    }

    /// Returns the number of most minor physical axes that must stay as they are.
    #[inline]
    pub(super) fn cut(&self) -> usize {
        if self.layout.splits().is_empty() { tiled_axes(self.layout.tiles()) } else { self.layout.rank() }
    }

    /// Returns the order of axes with the extents `to` that makes a reshape a bitcast if no tiles divide the axes.
    #[inline]
    pub(super) fn aligned(&self, to: &[usize]) -> Option<Axes> {
        aligned(&self.extents, self.layout.minor_to_major(), to)
    }

    /// Returns the order of axes with the extents `to` that makes a reshape a bitcast: the most minor `cut` axes stay, and the
    /// others are aligned.
    #[inline]
    pub(super) fn aligned_around(&self, cut: usize, to: &[usize]) -> Option<Axes> {
        let order = self.layout.minor_to_major();
        let mut stays: SmallVec<[Option<usize>; 8]> = SmallVec::from_elem(None, self.extents.len());
        unmodified(&self.extents, to, &mut stays).ok()?;
        let cut = order.get(..cut.min(order.len()))?;
        let mut aligned_order =
            cut.iter().map(|&axis| stays.get(axis).copied().flatten()).collect::<Option<Axes>>()?;
        let kept: Axes = (0..order.len()).filter(|axis| !cut.contains(axis)).collect();
        let others: Axes = (0..to.len()).filter(|axis| !aligned_order.contains(axis)).collect();
        let from: Axes = kept.iter().map(|&axis| self.extent(axis)).collect();
        let to: Axes = others.iter().filter_map(|&axis| to.get(axis).copied()).collect();
        let mut from_order = Axes::from_elem(0, from.len());
        Edit::Pick(&kept).order(order, 0, &mut from_order);
        let rest = aligned(&from, &from_order, &to)?;
        aligned_order.extend(rest.iter().filter_map(|&axis| others.get(axis).copied()));
        Some(aligned_order)
    }

    /// Returns the extent and the position of each axis above extent 1, the last first. Tiles divide the `cut` most minor
    /// physical axes; other axes that are adjacent in memory are merged.
    #[inline]
    fn positions(&self, cut: usize) -> Vec<(usize, Position)> {
        let order = self.layout.minor_to_major();
        let mut positions: Vec<(usize, Position)> = Vec::new();
        for (axis, &extent) in self.extents.iter().enumerate().rev().filter(|(_, extent)| **extent != 1) {
            let Some(place) = order.iter().position(|&other| other == axis) else { continue };
            let found = if place < cut {
                Position::Place(place)
            } else {
                Position::Stride(stride(&self.extents, order, axis))
            };
            match (positions.last_mut(), found) {
                (Some((merged, Position::Stride(stride))), Position::Stride(next))
                    if merged.checked_mul(*stride) == Some(next) =>
                {
                    *merged = merged.saturating_mul(extent);
                }
                _ => positions.push((extent, found)),
            }
        }
        positions
    }

    /// Returns `true` if elements of the same linear index are at the same offset in memory.
    #[inline]
    pub(super) fn is_same_memory(&self, other: &Self) -> bool {
        let count = self.count();
        if count != other.count() || count == 0 {
            return count == other.count();
        }
        if let (Some((from, from_order)), Some((to, to_order))) = (self.untiled(), other.untiled()) {
            return is_bitcast_between(&from, &from_order, &to, &to_order);
        }
        let cut = self.cut();
        self.layout.tiles() == other.layout.tiles()
            && self.layout.splits() == other.layout.splits()
            && self.positions(cut) == other.positions(cut)
    }
}

/// Returns the order of axes with the extents `to` that makes a reshape a bitcast, if there is one.
#[inline]
fn aligned(from: &[usize], order: &[usize], to: &[usize]) -> Option<Axes> {
    let mut aligned = Axes::from_elem(0, to.len());
    let mut strides = SmallVec::<[isize; 8]>::from_elem(0, to.len());
    align_slices(from, order, to, &mut strides, &mut aligned).then_some(aligned)
}

/// The position of an axis in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Position {
    /// The place of an axis that tiles divide; the most minor is 0.
    Place(usize),
    /// The stride of any other axis, in elements, without tiles.
    Stride(usize),
}
