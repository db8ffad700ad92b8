//! The rule of tiles on plain slices: from an index to an offset, and back.
//!
//! Pseudo code, with coordinates and bounds from the most major physical axis on:
//!
//! ```text
//! (e, d) = index and extents in major to minor order
//! for each tile:                                its extents `t` apply to the last physical axes
//!     for each `*` of it:
//!         (e, d)[next] = (e * d[next] + e[next], d * d[next]), and the axis is removed
//!     (e, d) = the axes before the tile,  (e / t, d / t rounded up) of each,  (e % t, t) of each
//! offset = the offset of e in row-major order of d
//! ```
//!
//! If a tile has more extents than there are axes, axes of extent 1 are added in front.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on arrays: places are below the number of axes, which `allocated` checks against the capacity, and \
              offsets are below the product of the bounds, which it checks as well"
)]

use super::TilingError;
use crate::{
    error::attempt,
    index,
    layout::tile::{TileExtent, TilesRef},
};

/// The largest number of physical axes after all tiles.
pub(super) const MAX_PHYSICAL: usize = 32;

/// The largest number of tiles. [`find`] recurses once for each.
pub(super) const MAX_TILES: usize = 16;

/// Coordinates and bounds of the physical axes, the most major first.
#[derive(Clone, Copy)]
struct Physical {
    coordinates: [usize; MAX_PHYSICAL],
    bounds: [usize; MAX_PHYSICAL],
    len: usize,
}

/// Returns the extents and an index in the order of memory.
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

/// Returns the axes that a tile divides, after those of its `*` are combined with the next ones; and the size of the tile along each.
#[inline(always)]
const fn divided_axes(axes: &Physical, tile: &[TileExtent]) -> (Physical, [usize; MAX_PHYSICAL]) {
    let mut cut = Physical { coordinates: [0; MAX_PHYSICAL], bounds: [1; MAX_PHYSICAL], len: 0 };
    let (mut sizes, mut place) = ([1; MAX_PHYSICAL], 0);
    // The combination of the axes of the `*`s just before this place.
    let (mut coordinate, mut bound) = (0_usize, 1_usize);
    while place < tile.len() {
        let at = axes.len - tile.len() + place;
        coordinate = coordinate.wrapping_mul(axes.bounds[at]).wrapping_add(axes.coordinates[at]);
        // `allocated` refuses bounds that do not fit, before any coordinate is computed.
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

/// Returns the axes after one more tile.
#[inline(always)]
const fn tiled(axes: Physical, tile: &[TileExtent]) -> Physical {
    let axes = widen(axes, tile.len());
    let (cut, sizes) = divided_axes(&axes, tile);
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

/// Returns the number of extents of a tile other than `*`.
#[inline]
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

/// Returns the memory of the layout, in elements: the product of the bounds of all physical axes.
///
/// # Errors
///
/// [`TilingError`] for tiles that cannot be applied, for more axes than `MAX_PHYSICAL`, for more tiles than `MAX_TILES`, and
/// for a product that does not fit `isize`. Bounds of 0 are left out of that check, as everywhere.
///
/// # Panics
///
/// If `minor_to_major` is not a permutation of the axes.
///
/// ```
/// use shapewise::{layout::tile::Tiles, rules::tiles::{aligned, allocated, find, offset, span}};
///
/// // Rows of 5 in blocks of 2 by 4: `f32[3,5]{1,0:T(2,4)}`.
/// let (extents, order, tiles) = ([3, 5], [1, 0], Tiles::from_sizes(&[&[2, 4]])?);
/// let cells = allocated(&extents, &order, tiles.as_tiles())?;
/// assert_eq!(cells, 32);
/// assert_eq!(offset(&extents, &order, tiles.as_tiles(), &[1, 2]), 6);
/// let mut index = [0; 2];
/// assert!(find(&extents, &order, tiles.as_tiles(), 6, &mut index));
/// assert_eq!(index, [1, 2]);
/// assert!(!find(&extents, &order, tiles.as_tiles(), 9, &mut index)); // padding after the row
/// assert_eq!((span(&extents, &order, tiles.as_tiles(), cells), aligned(cells, 24)?), (25, 48));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[inline]
pub const fn allocated(
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
    Ok(attempt!(index::element_count(axes.bounds.split_at(axes.len).0), TilingError::Size))
}

/// Returns the offset of an index in bounds, for a layout that [`allocated`] accepts. See its example.
///
/// # Panics
///
/// For more axes or tiles than [`allocated`] accepts, and if the index is shorter than the extents. For an index out of bounds the number has no meaning.
#[inline(always)]
#[must_use]
pub const fn offset(
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

/// Writes the index at an offset: the inverse of [`offset`]. Returns `false` for an offset in the padding or after the memory. See the example of [`allocated`].
///
/// # Panics
///
/// For more axes or tiles than [`allocated`] accepts, and if `index` is shorter than the extents.
#[inline]
pub const fn find(
    extents: &[usize],
    minor_to_major: &[usize],
    tiles: TilesRef<'_>,
    offset: usize,
    index: &mut [usize],
) -> bool {
    let rank = extents.len();
    let axes = physical(extents, minor_to_major, &[0; MAX_PHYSICAL]);
    let Some(axes) = before_tiles(axes, tiles, 0, offset) else { return false };
    let mut place = 0;
    while place < rank {
        index[minor_to_major[rank - 1 - place]] = axes.coordinates[place];
        place += 1;
    }
    true
}

/// Returns the axes with the coordinates that the tiles from number `at` on map to `offset`: the inverse of [`tiled`] for each of them.
/// `None` for an offset in the padding or after the memory.
#[inline]
const fn before_tiles(mut axes: Physical, tiles: TilesRef<'_>, at: usize, offset: usize) -> Option<Physical> {
    if at == tiles.len() {
        return at_offset(axes, offset);
    }
    let tile = tiles.tile(at);
    let wide = widen(axes, tile.len());
    let Some(after) = before_tiles(tiled(wide, tile), tiles, at + 1, offset) else { return None };
    let Some(found) = before_tile(wide, tile, &after) else { return None };
    // Without the axes of extent 1 that `widen` added in front.
    let (added, mut place) = (wide.len - axes.len, 0);
    while place < axes.len {
        axes.coordinates[place] = found.coordinates[added + place];
        place += 1;
    }
    Some(axes)
}

/// Returns the axes with the coordinates of an offset in row-major order. `None` if the offset is not below the product of the bounds.
#[inline]
const fn at_offset(mut axes: Physical, mut offset: usize) -> Option<Physical> {
    let mut place = axes.len;
    while place > 0 {
        place -= 1;
        let bound = axes.bounds[place];
        if bound == 0 {
            return None;
        }
        (axes.coordinates[place], offset) = (offset % bound, offset / bound);
    }
    if offset == 0 { Some(axes) } else { None }
}

/// Returns the axes with the coordinates before a tile, from those `after` it. `None` for coordinates in the padding of the tile.
#[inline]
const fn before_tile(mut axes: Physical, tile: &[TileExtent], after: &Physical) -> Option<Physical> {
    let (cut, sizes) = divided_axes(&axes, tile);
    let front = axes.len - tile.len();
    let mut place = 0;
    while place < front {
        axes.coordinates[place] = after.coordinates[place];
        place += 1;
    }
    // From the most minor axis on: a size begins an axis that the tile divided, and each `*` before it is a further part of that
    // axis.
    let (mut next, mut coordinate) = (cut.len, 0);
    place = tile.len();
    while place > 0 {
        place -= 1;
        if let TileExtent::Size(_) = tile[place] {
            next -= 1;
            let (quotient, remainder) = (front + next, front + cut.len + next);
            coordinate = after.coordinates[quotient] * sizes[next] + after.coordinates[remainder];
            if coordinate >= cut.bounds[next] {
                return None;
            }
        }
        let bound = axes.bounds[front + place];
        (axes.coordinates[front + place], coordinate) = (coordinate % bound, coordinate / bound);
    }
    Some(axes)
}

/// Returns `true` if each tile has at most as many extents as the tile before it has sizes. Then each tile divides the tile before it and
/// nothing else, so the last element has the largest offset.
#[inline]
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

/// Returns one more than the largest offset, for a layout that [`allocated`] accepts: exact if tiles are nested; otherwise `cells`, the
/// allocated memory, which is at least as large. See the example of [`allocated`].
///
/// # Panics
///
/// For more axes or tiles than [`allocated`] accepts.
#[inline]
#[must_use]
pub const fn span(extents: &[usize], minor_to_major: &[usize], tiles: TilesRef<'_>, cells: usize) -> usize {
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

/// Returns a number of elements, rounded up to a multiple of `alignment`. See the example of [`allocated`].
///
/// # Errors
///
/// [`TilingError::Aligned`] for an alignment of 0, and for a result that does not fit `isize`.
#[inline]
pub const fn aligned(elements: usize, alignment: usize) -> Result<usize, TilingError> {
    match elements.checked_next_multiple_of(alignment) {
        Some(aligned) if aligned <= isize::MAX.unsigned_abs() => Ok(aligned),
        _ => Err(TilingError::Aligned { elements, alignment }),
    }
}

/// Returns `true` if no tile has a `*`. Then an offset is a sum of terms that each depend on one coordinate.
#[inline]
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

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use crate::{index::Walk, layout::tile::Tiles};

    /// One tile combines as many axes as there may be.
    #[test]
    fn the_most_axes_have_offsets_and_indices() {
        let mut tiles = Tiles::new();
        let combined = [TileExtent::Combined; MAX_PHYSICAL - 1];
        tiles.push(combined.into_iter().chain([TileExtent::Size(4)])).unwrap();
        let mut extents = [1; MAX_PHYSICAL];
        (extents[0], extents[9], extents[31]) = (2, 3, 3);
        let order: [usize; MAX_PHYSICAL] = core::array::from_fn(|place| MAX_PHYSICAL - 1 - place);
        assert_eq!(allocated(&extents, &order, tiles.as_tiles()), Ok(20), "18 elements in 5 tiles of 4");
        for place in 0..20 {
            let mut index = [0; MAX_PHYSICAL];
            let found = find(&extents, &order, tiles.as_tiles(), place, &mut index);
            assert_eq!(found, place < 18, "{place}");
            if found {
                assert_eq!(offset(&extents, &order, tiles.as_tiles(), &index), place);
                assert_eq!((index[0] * 3 + index[9]) * 3 + index[31], place, "{index:?}");
            }
        }
    }

    /// Returns the extents of a tile: `*` for 0.
    #[inline]
    fn tiles(list: &[&[usize]]) -> Tiles {
        let mut tiles = Tiles::new();
        for tile in list {
            let extent =
                |&size: &usize| if size == 0 { TileExtent::Combined } else { TileExtent::Size(size) };
            tiles.push(tile.iter().map(extent)).expect("it has extents");
        }
        tiles
    }

    /// Exactly, if each tile has at most as many extents as the tile before it has sizes; otherwise the memory.
    #[test]
    fn no_offset_is_after_the_span() {
        let all: [&[usize]; 7] = [&[2], &[3], &[2, 2], &[3, 1], &[0, 2], &[0, 3, 2], &[2, 1, 2]];
        let (mut exact, mut others) = (0, 0);
        for one in all {
            for two in all.into_iter().chain([&[][..]]) {
                let list = [one, two];
                let list = &list[..if two.is_empty() { 1 } else { 2 }];
                let tiles = tiles(list);
                let sizes = one.iter().filter(|&&size| size > 0).count();
                let is_nested = two.len() <= sizes;
                for extents in [[1, 1], [2, 3], [3, 5], [4, 1], [5, 4], [0, 3]] {
                    for order in [[1, 0], [0, 1]] {
                        let cells = allocated(&extents, &order, tiles.as_tiles()).unwrap();
                        let place = |index: [usize; 2]| offset(&extents, &order, tiles.as_tiles(), &index);
                        let least = Walk::all(extents).map(|index| place(index) + 1).max().unwrap_or(0);
                        let found = span(&extents, &order, tiles.as_tiles(), cells);
                        assert!(least <= found && found <= cells, "{extents:?} {list:?}");
                        if is_nested || least == 0 {
                            assert_eq!(found, least, "{extents:?} {list:?}");
                            exact += 1;
                        } else {
                            assert_eq!(found, cells, "{extents:?} {list:?}");
                            others += 1;
                        }
                    }
                }
            }
        }
        assert!(exact > 100 && others > 100, "{exact} and {others}");
    }

    /// Then tables of terms are added, and without this the offsets would be others.
    #[test]
    fn tiles_without_combined_axes_are_separable() {
        for (list, is) in [
            (&[&[2, 2][..]][..], true),
            (&[&[2, 2], &[2]], true),
            (&[&[0, 2]], false),
            (&[&[2, 2], &[0, 2]], false),
            (&[], true),
        ] {
            assert_eq!(is_separable(tiles(list).as_tiles()), is, "{list:?}");
        }
    }
}
