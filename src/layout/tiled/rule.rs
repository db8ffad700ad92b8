//! The rule of tiles on plain slices: from an index to an offset, and back.
//!
//! Pseudo code, coordinates and bounds from the most major physical axis on:
//!
//! ```text
//! (e, d) = index and extents in major to minor order
//! for each tile:                                    its extents stand against the last physical axes
//!     for each `*` of it:  (e, d)[next] = (e * d[next] + e[next], d * d[next]), and the axis is gone
//!     (e, d) = what is in front,  (e / t, d / t rounded up) of each,  (e % t, t) of each
//! offset = the place of e in row-major order of d
//! ```
//!
//! A tile with more extents than there are axes stands against axes of extent 1 in front.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: places are counted to be below the number of axes, which `bounds` checks against the \
              capacity, and all offsets are below the product of the bounds, which it checks as well"
)]

use super::TilingError;
use crate::{
    index,
    layout::tile::{TileExtent, TilesRef},
};

/// How many physical axes there may be when all tiles are cut.
pub(super) const MAX_PHYSICAL: usize = 32;

/// How many tiles there may be: the way back from an offset goes one call deeper for each.
pub(super) const MAX_TILES: usize = 16;

/// Coordinates and bounds of the physical axes, the most major first.
#[derive(Clone, Copy)]
struct Physical {
    coordinates: [usize; MAX_PHYSICAL],
    bounds: [usize; MAX_PHYSICAL],
    len: usize,
}

/// The extents and an index in the order of memory.
#[inline(always)]
const fn physical(extents: &[usize], minor_to_major: &[usize], index: &[usize]) -> Physical {
    let len = extents.len();
    let mut axes = Physical { coordinates: [0; MAX_PHYSICAL], bounds: [1; MAX_PHYSICAL], len };
    let mut place = 0;
    while place < len {
        let axis = minor_to_major[len - 1 - place];
        axes.coordinates[place] = index[axis];
        axes.bounds[place] = extents[axis];
        place += 1;
    }
    axes
}

/// Adds axes of extent 1 in front until there are as many as the tile has.
#[inline(always)]
const fn widen(mut axes: Physical, len: usize) -> Physical {
    while axes.len < len {
        let mut place = axes.len;
        while place > 0 {
            axes.coordinates[place] = axes.coordinates[place - 1];
            axes.bounds[place] = axes.bounds[place - 1];
            place -= 1;
        }
        (axes.coordinates[0], axes.bounds[0]) = (0, 1);
        axes.len += 1;
    }
    axes
}

/// The axes that a tile stands against, those of its `*` combined with the next: `(coordinates, bounds, tile)`, and how many.
#[inline(always)]
const fn combined(axes: &Physical, tile: &[TileExtent]) -> (Physical, [usize; MAX_PHYSICAL]) {
    let mut cut = Physical { coordinates: [0; MAX_PHYSICAL], bounds: [1; MAX_PHYSICAL], len: 0 };
    let (mut sizes, mut place) = ([1; MAX_PHYSICAL], 0);
    // What the `*`s before this place have gathered.
    let (mut coordinate, mut bound) = (0_usize, 1_usize);
    while place < tile.len() {
        let at = axes.len - tile.len() + place;
        coordinate = coordinate.wrapping_mul(axes.bounds[at]).wrapping_add(axes.coordinates[at]);
        // Bounds that do not fit are found by `bounds`, before any coordinate is asked for.
        bound = bound.saturating_mul(axes.bounds[at]);
        if let TileExtent::Size(size) = tile[place] {
            (cut.coordinates[cut.len], cut.bounds[cut.len], sizes[cut.len]) = (coordinate, bound, size);
            cut.len += 1;
            (coordinate, bound) = (0, 1);
        }
        place += 1;
    }
    (cut, sizes)
}

/// The axes behind one more tile.
#[inline(always)]
const fn tiled(axes: Physical, tile: &[TileExtent]) -> Physical {
    let axes = widen(axes, tile.len());
    let (cut, sizes) = combined(&axes, tile);
    let front = axes.len - tile.len();
    let (mut next, mut place) = (axes, 0);
    while place < cut.len {
        let (quotient, remainder) = (front + place, front + cut.len + place);
        next.coordinates[quotient] = cut.coordinates[place] / sizes[place];
        next.bounds[quotient] = cut.bounds[place].div_ceil(sizes[place]);
        next.coordinates[remainder] = cut.coordinates[place] % sizes[place];
        next.bounds[remainder] = sizes[place];
        place += 1;
    }
    next.len = front + 2 * cut.len;
    next
}

/// How many extents of a tile are no `*`.
const fn cuts(tile: &[TileExtent]) -> usize {
    let (mut count, mut place) = (0, 0);
    while place < tile.len() {
        if let TileExtent::Size(_) = tile[place] {
            count += 1;
        }
        place += 1;
    }
    count
}

/// The product of the bounds of all physical axes: how much memory the layout has.
///
/// # Errors
///
/// [`TilingError`] for tiles that cannot be cut, for more axes than [`MAX_PHYSICAL`] and more tiles than [`MAX_TILES`], and for
/// a product that does not fit; as everywhere, bounds of 0 are left out of that.
pub(crate) const fn allocated(
    extents: &[usize],
    minor_to_major: &[usize],
    tiles: TilesRef<'_>,
) -> Result<usize, TilingError> {
    let zeros = [0; MAX_PHYSICAL];
    if extents.len() > MAX_PHYSICAL {
        return Err(TilingError::Rank { rank: extents.len(), most: MAX_PHYSICAL });
    }
    if tiles.len() > MAX_TILES {
        return Err(TilingError::Tiles { found: tiles.len(), most: MAX_TILES });
    }
    let mut axes = physical(extents, minor_to_major, &zeros);
    let mut at = 0;
    while at < tiles.len() {
        let tile = tiles.tile(at);
        if let Some(TileExtent::Combined) = tile.last() {
            return Err(TilingError::CombinedLast { tile: at });
        }
        let wide = if axes.len > tile.len() { axes.len } else { tile.len() };
        let len = wide - tile.len() + 2 * cuts(tile);
        if len > MAX_PHYSICAL || wide > MAX_PHYSICAL {
            let axes = if len > wide { len } else { wide };
            return Err(TilingError::Axes { tile: at, axes, most: MAX_PHYSICAL });
        }
        axes = tiled(axes, tile);
        if index::element_count(axes.bounds.split_at(axes.len).0).is_err() {
            return Err(TilingError::TooLarge { tile: at });
        }
        at += 1;
    }
    match index::element_count(axes.bounds.split_at(axes.len).0) {
        Ok(count) => Ok(count),
        Err(error) => Err(TilingError::Size(error)),
    }
}

/// The offset of an index in bounds of a layout that [`allocated`] has accepted.
#[inline(always)]
pub(crate) const fn offset(
    extents: &[usize],
    minor_to_major: &[usize],
    tiles: TilesRef<'_>,
    index: &[usize],
) -> usize {
    let mut axes = physical(extents, minor_to_major, index);
    let mut at = 0;
    while at < tiles.len() {
        axes = tiled(axes, tiles.tile(at));
        at += 1;
    }
    let (mut offset, mut place) = (0, 0);
    while place < axes.len {
        offset = offset * axes.bounds[place] + axes.coordinates[place];
        place += 1;
    }
    offset
}

/// Writes the index at an offset: the inverse of [`offset`]. False for padding, and for what is behind the memory.
pub(crate) const fn find(
    extents: &[usize],
    minor_to_major: &[usize],
    tiles: TilesRef<'_>,
    offset: usize,
    index: &mut [usize],
) -> bool {
    let rank = extents.len();
    let axes = physical(extents, minor_to_major, &[0; MAX_PHYSICAL]);
    let Some(axes) = untiled(axes, tiles, 0, offset) else { return false };
    let mut place = 0;
    while place < rank {
        index[minor_to_major[rank - 1 - place]] = axes.coordinates[place];
        place += 1;
    }
    true
}

/// The coordinates of `axes`, given the offset that the tiles from `at` on make of them.
const fn untiled(mut axes: Physical, tiles: TilesRef<'_>, at: usize, offset: usize) -> Option<Physical> {
    if at == tiles.len() {
        let (mut rest, mut place) = (offset, axes.len);
        while place > 0 {
            place -= 1;
            // No elements, no index.
            if axes.bounds[place] == 0 {
                return None;
            }
            axes.coordinates[place] = rest % axes.bounds[place];
            rest /= axes.bounds[place];
        }
        return if rest == 0 { Some(axes) } else { None };
    }
    let tile = tiles.tile(at);
    let len = axes.len;
    let wide = widen(axes, tile.len());
    let Some(behind) = untiled(tiled(wide, tile), tiles, at + 1, offset) else { return None };
    // From quotients and remainders to coordinates of the axes that the tile stands against.
    let (cut, sizes) = combined(&wide, tile);
    let front = wide.len - tile.len();
    let (mut found, mut place, mut next) = (wide, 0, 0);
    while place < front {
        found.coordinates[place] = behind.coordinates[place];
        place += 1;
    }
    place = 0;
    while place < tile.len() {
        // A run of `*` and the size behind it are one axis.
        let mut last = place;
        while let TileExtent::Combined = tile[last] {
            last += 1;
        }
        let (quotient, remainder) =
            (behind.coordinates[front + next], behind.coordinates[front + cut.len + next]);
        let mut coordinate = quotient * sizes[next] + remainder;
        if coordinate >= cut.bounds[next] {
            return None;
        }
        let mut axis = last + 1;
        while axis > place {
            axis -= 1;
            found.coordinates[front + axis] = coordinate % wide.bounds[front + axis];
            coordinate /= wide.bounds[front + axis];
        }
        (place, next) = (last + 1, next + 1);
    }
    // The axes of extent 1 that were put in front are gone again; behind them are the axes asked for.
    let widened = wide.len - len;
    place = 0;
    while place < len {
        axes.coordinates[place] = found.coordinates[widened + place];
        place += 1;
    }
    Some(axes)
}

/// Whether each tile has at most as many cut axes as the one before it: then it cuts tiles further and no axes of tiles, so that
/// the last element has the largest offset.
const fn is_nested(tiles: TilesRef<'_>) -> bool {
    let mut at = 1;
    while at < tiles.len() {
        if tiles.tile(at).len() > cuts(tiles.tile(at - 1)) {
            return false;
        }
        at += 1;
    }
    true
}

/// One more than the largest offset, for what [`allocated`] has accepted: that of the last element where tiles are nested, and else
/// all of `cells`, which is no less.
pub(crate) const fn span(
    extents: &[usize],
    minor_to_major: &[usize],
    tiles: TilesRef<'_>,
    cells: usize,
) -> usize {
    let (mut last, mut axis) = ([0; MAX_PHYSICAL], 0);
    while axis < extents.len() {
        if extents[axis] == 0 {
            return 0;
        }
        last[axis] = extents[axis] - 1;
        axis += 1;
    }
    if is_nested(tiles) { offset(extents, minor_to_major, tiles, &last) + 1 } else { cells }
}

/// A number of elements, rounded up to a multiple; `None` for an alignment of 0, and where it does not fit `isize`.
pub(crate) const fn aligned(elements: usize, alignment: usize) -> Option<usize> {
    match elements.checked_next_multiple_of(alignment) {
        Some(aligned) if aligned <= isize::MAX.unsigned_abs() => Some(aligned),
        _ => None,
    }
}

/// Whether no axes are combined: then an offset is a sum of numbers that each depend on one coordinate alone.
pub(super) const fn is_separable(tiles: TilesRef<'_>) -> bool {
    let mut at = 0;
    while at < tiles.len() {
        if cuts(tiles.tile(at)) != tiles.tile(at).len() {
            return false;
        }
        at += 1;
    }
    true
}
