//! Where the elements of an array are in memory, compared without looking at each.

use alloc::vec::Vec;
use core::cmp::Reverse;

use smallvec::SmallVec;

use super::ArrayBitcastError;
use crate::{
    axis::{edit::Edit, list},
    extent::DynExtent,
    index::element_count,
    layout::{
        bitcast::{align_slices, is_bitcast_between, stride, unmodified},
        tile::TileExtent,
    },
    xla::{ArrayLayout, ArrayShape, edit::tiled_axes, layout::Axes},
};

/// A layout of an array with its extents as numbers.
pub(super) struct Plain<'a> {
    pub(super) extents: Axes,
    pub(super) layout: &'a ArrayLayout,
}

impl<'a> Plain<'a> {
    pub(super) fn of(shape: &'a ArrayShape) -> Result<Self, ArrayBitcastError> {
        let layout = shape.layout().ok_or(ArrayBitcastError::NoLayout)?;
        Ok(Self { extents: bounds(shape.extents())?, layout })
    }

    pub(super) fn count(&self) -> usize {
        // The extents of an array fit.
        element_count(&self.extents).unwrap_or_default()
    }

    fn extent(&self, axis: usize) -> usize {
        self.extents.get(axis).copied().unwrap_or(1)
    }

    /// The same memory as a dense layout of more axes, without tiles: each axis that a tile cuts becomes two. None where a
    /// tile leaves a rest, or combines axes, or axes are split.
    fn untiled(&self) -> Option<(Axes, Axes)> {
        /// A part of an axis, whose coordinate is that of the axis divided by `unit`, modulo `extent`.
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
        // The parts as they stand logically: the axes in order, of each the part with the largest steps first.
        let mut logical: Axes = (0..parts.len()).collect();
        logical.sort_by_key(|&place| parts.get(place).map(|part| (part.axis, Reverse(part.unit))));
        let extents = logical.iter().filter_map(|&place| parts.get(place).map(|part| part.extent)).collect();
        let mut order = Axes::from_elem(0, parts.len());
        list::invert(&logical, &mut order);
        order.reverse();
        Some((extents, order))
    }

    /// How many of the most minor physical axes have to stay as they are.
    pub(super) fn cut(&self) -> usize {
        if self.layout.splits().is_empty() { tiled_axes(self.layout.tiles()) } else { self.layout.rank() }
    }

    /// The order of axes with these extents that makes a reshape a bitcast where nothing is cut.
    pub(super) fn aligned(&self, to: &[usize]) -> Option<Axes> {
        aligned(&self.extents, self.layout.minor_to_major(), to)
    }

    /// The same with the axes that are cut as they are, at their places, and the others around them.
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

    /// The axes above extent 1, the last first: those that are cut by their place in memory, the others, merged where they lie
    /// side by side, by the stride that they would have without tiles.
    fn around(&self, cut: usize) -> Vec<(usize, Around)> {
        let order = self.layout.minor_to_major();
        let mut around: Vec<(usize, Around)> = Vec::new();
        for (axis, &extent) in self.extents.iter().enumerate().rev().filter(|(_, extent)| **extent != 1) {
            let Some(place) = order.iter().position(|&other| other == axis) else { continue };
            let found = if place < cut {
                Around::Cut(place)
            } else {
                Around::Stride(stride(&self.extents, order, axis))
            };
            match (around.last_mut(), found) {
                (Some((merged, Around::Stride(stride))), Around::Stride(next))
                    if merged.checked_mul(*stride) == Some(next) =>
                {
                    *merged = merged.saturating_mul(extent);
                }
                _ => around.push((extent, found)),
            }
        }
        around
    }

    /// Whether each element of the same linear index is at the same place.
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
            && self.around(cut) == other.around(cut)
    }
}

/// The order of axes with the extents `to` that makes a reshape a bitcast, if there is one.
fn aligned(from: &[usize], order: &[usize], to: &[usize]) -> Option<Axes> {
    let mut aligned = Axes::from_elem(0, to.len());
    let mut strides = SmallVec::<[isize; 8]>::from_elem(0, to.len());
    align_slices(from, order, to, &mut strides, &mut aligned).then_some(aligned)
}

/// What is said of an axis that is not merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Around {
    /// It is cut, and stands at this place, the most minor being 0.
    Cut(usize),
    /// Its stride, in elements, without tiles: a multiple of all that is cut.
    Stride(usize),
}

/// The extents and bounds as numbers.
pub(super) fn bounds(extents: &[DynExtent]) -> Result<Axes, ArrayBitcastError> {
    let bound =
        |(axis, extent): (usize, &DynExtent)| extent.bound().ok_or(ArrayBitcastError::ExtentUnknown { axis });
    extents.iter().enumerate().map(bound).collect()
}
