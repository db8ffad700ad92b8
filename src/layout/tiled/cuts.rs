//! The physical coordinates of a tiled layout as quotients and remainders, if the type knows order and tiles.
//!
//! Then each coordinate after the last tile is `index[axis] / divisor % modulus` with constant numbers, so an offset compiles to
//! the polynomial that one would write by hand.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on arrays: places are below the number of axes, which is compared with the capacity; divisors are \
              checked products of extents of tiles; offsets are below the allocated memory"
)]

use super::rule::MAX_PHYSICAL;
use crate::layout::tile::{TileExtent, TilesRef};

/// One physical coordinate: `index[axis] / divisor % modulus`.
#[derive(Clone, Copy, Debug)]
struct PhysicalCoordinate {
    axis: usize,
    divisor: usize,
    /// 0 for a quotient without a modulus.
    modulus: usize,
    /// The number of values, padding included; 0 for `extent / divisor`, rounded up.
    bound: usize,
}

/// All physical coordinates, the most major first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cuts {
    cuts: [PhysicalCoordinate; MAX_PHYSICAL],
    len: usize,
}

/// The coordinate of an added axis of extent 1, which no index has.
const NOTHING: PhysicalCoordinate = PhysicalCoordinate { axis: 0, divisor: 1, modulus: 1, bound: 1 };

impl Cuts {
    /// Returns the coordinates of a layout of rank `R`. `None` if axes are combined, if the extent of a tile is not a multiple of that of
    /// the next tile that divides it, or if there are too many axes; then offsets follow the rule step by step.
    pub(super) const fn new<const R: usize>(
        major_to_minor: &[usize; R],
        tiles: TilesRef<'_>,
    ) -> Option<Self> {
        let mut all = Self { cuts: [NOTHING; MAX_PHYSICAL], len: R };
        let mut place = 0;
        while place < R {
            all.cuts[place] =
                PhysicalCoordinate { axis: major_to_minor[place], divisor: 1, modulus: 0, bound: 0 };
            place += 1;
        }
        let mut tile = 0;
        while tile < tiles.len() {
            all = match all.cut(tiles.tile(tile)) {
                Some(next) => next,
                None => return None,
            };
            tile += 1;
        }
        Some(all)
    }

    /// Returns the coordinates after one more tile.
    #[inline]
    const fn cut(mut self, tile: &[TileExtent]) -> Option<Self> {
        if self.len + tile.len() > MAX_PHYSICAL || tile.len() > MAX_PHYSICAL / 2 {
            return None;
        }
        while self.len < tile.len() {
            let mut place = self.len;
            while place > 0 {
                self.cuts[place] = self.cuts[place - 1];
                place -= 1;
            }
            self.cuts[0] = NOTHING;
            self.len += 1;
        }
        let (front, mut next, mut place) = (self.len - tile.len(), self, 0);
        while place < tile.len() {
            let TileExtent::Size(size) = tile[place] else { return None };
            let cut = self.cuts[front + place];
            let (quotient, remainder) = (front + place, front + tile.len() + place);
            let (Some(divisor), true) = (cut.divisor.checked_mul(size), size > 0) else { return None };
            (next.cuts[quotient], next.cuts[remainder]) = if cut.modulus == 0 {
                (
                    PhysicalCoordinate { divisor, ..cut },
                    PhysicalCoordinate { modulus: size, bound: size, ..cut },
                )
            } else if cut.bound <= size {
                // One tile covers the entire axis, so the quotient is 0.
                (NOTHING, PhysicalCoordinate { bound: size, ..cut })
            } else if cut.modulus == cut.bound && cut.modulus.is_multiple_of(size) {
                let times = cut.modulus / size;
                (
                    PhysicalCoordinate { divisor, modulus: times, bound: times, ..cut },
                    PhysicalCoordinate { modulus: size, bound: size, ..cut },
                )
            } else {
                return None;
            };
            place += 1;
        }
        next.len += tile.len();
        Some(next)
    }

    /// Returns the offset of an index in bounds, equal to that of the rule, and straight-line code if `self` is a constant. The sum begins
    /// at the minor end, unlike Horner's scheme, so that strides are constants if the extents are.
    #[inline(always)]
    pub(super) const fn offset<const R: usize>(&self, extents: &[usize; R], index: &[usize; R]) -> usize {
        let mut sum = (0, 1);
        macro_rules! places {
            ($($back:literal)*) => { $( if self.len >= $back { sum = self.next(sum, self.len - $back, extents, index); } )* };
        }
        places!(1 2 3 4 5 6 7 8 9 10 11 12);
        let mut back = 13;
        while back <= self.len {
            sum = self.next(sum, self.len - back, extents, index);
            back += 1;
        }
        sum.0
    }

    /// Returns the offset and the stride after one more coordinate.
    #[inline(always)]
    const fn next<const R: usize>(
        &self,
        (offset, stride): (usize, usize),
        place: usize,
        extents: &[usize; R],
        index: &[usize; R],
    ) -> (usize, usize) {
        let PhysicalCoordinate { axis, divisor, modulus, bound } = self.cuts[place];
        // An axis of extent 1 adds nothing. Rank 0 has no other axes, so `index` must not be read here.
        if modulus == 1 {
            return (offset, stride * bound);
        }
        let quotient = index[axis] / divisor;
        if modulus == 0 {
            // Only the stride after the most major coordinate can wrap, and that one is never used.
            (offset + quotient * stride, stride.wrapping_mul(extents[axis].div_ceil(divisor)))
        } else {
            // Without the mask, the compiler emits a comparison and a subtraction if the quotient is below twice the modulus (8 %
            // more instructions).
            let remainder =
                if modulus.is_power_of_two() { quotient & (modulus - 1) } else { quotient % modulus };
            (offset + remainder * stride, stride.wrapping_mul(bound))
        }
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use crate::{
        index::Walk,
        layout::{MinorToMajor, tile::Tiles, tiled::rule},
    };

    /// The unchecked access of elements relies on these offsets, so they are compared with the rule for all small tiles.
    #[test]
    fn constants_agree_with_the_rule() {
        let (mut compared, mut refused) = (0, 0);
        let sizes = [1, 2, 3, 4, 6];
        let pairs = || (0..25).map(|code| vec![sizes[code / 5], sizes[code % 5]]);
        let shapes = [[1, 1], [2, 5], [7, 4], [8, 13], [13, 24], [0, 3]];
        for first in pairs().chain([vec![2], vec![4, 2, 2]]) {
            for second in pairs().chain([vec![], vec![2], vec![2, 1, 2]]) {
                let list = [&first[..], &second];
                let tiles = Tiles::from_sizes(&list[..if second.is_empty() { 1 } else { 2 }]).unwrap();
                let (more, less) = compare(&[[1, 0], [0, 1]], &shapes, &tiles);
                compared += more;
                refused += less;
            }
        }
        assert!(compared > 300_000 && refused > 100, "{compared} compared, {refused} refused");
    }

    /// Compares one list of tiles on shapes of one rank in several orders. Returns the number of compared offsets, and the number
    /// of orders for which there are no constants.
    fn compare<const R: usize>(
        orders: &[[isize; R]],
        shapes: &[[usize; R]],
        tiles: &Tiles,
    ) -> (usize, usize) {
        let (mut compared, mut refused) = (0, 0);
        for order in orders {
            let order = MinorToMajor::new(*order).expect("an order of all axes");
            let Some(cuts) = Cuts::new(&order.major_to_minor(), tiles.as_tiles()) else {
                refused += 1;
                continue;
            };
            for extents in shapes {
                for index in Walk::all(*extents) {
                    let place = rule::offset(extents, &order.axes(), tiles.as_tiles(), &index);
                    assert_eq!(cuts.offset(extents, &index), place, "{extents:?} {order} {tiles} {index:?}");
                    compared += 1;
                }
            }
        }
        (compared, refused)
    }

    /// Three and four tiles, on ranks 1 to 3: an axis that is divided twice may be divided again by a tile with more extents.
    #[test]
    fn constants_agree_with_the_rule_for_many_tiles() {
        let one: [&[usize]; 5] = [&[1], &[2], &[3], &[4], &[8]];
        let more: [&[usize]; 8] =
            [&[2, 1], &[1, 2], &[2, 2], &[4, 2], &[2, 3], &[6, 4], &[2, 2, 2], &[4, 1, 3]];
        let all = [&one[..], &more].concat();
        let (mut compared, mut refused) = (0, 0);
        let mut compare_all = |list: &[&[usize]]| {
            let tiles = Tiles::from_sizes(list).unwrap();
            let found = [
                compare(&[[0]], &[[19]], &tiles),
                compare(&[[1, 0], [0, 1]], &[[3, 7]], &tiles),
                compare(&[[2, 1, 0], [0, 2, 1]], &[[2, 3, 3]], &tiles),
            ];
            for (more, less) in found {
                compared += more;
                refused += less;
            }
        };
        for first in &all {
            for second in &all {
                for third in &all {
                    compare_all(&[first, second, third]);
                    // Fourth tiles small enough to divide the third one.
                    for fourth in [&[2][..], &[3], &[2, 1], &[2, 2], &[1, 2, 2]] {
                        compare_all(&[first, second, third, fourth]);
                    }
                }
            }
        }
        assert!(compared > 300_000 && refused > 10_000, "{compared} compared, {refused} refused");
    }

    /// The largest number of physical coordinates that tiles in the type can make of a tuple of extents.
    #[test]
    fn constants_agree_with_the_rule_for_32_physical_axes() {
        let six = [2, 1, 2, 1, 2, 1];
        let tiles = Tiles::from_sizes(&[&[2, 2, 2, 2, 2, 2], &six, &six, &[1; 6]]).unwrap();
        let orders = [[7, 6, 5, 4, 3, 2, 1, 0], [0, 1, 2, 3, 4, 5, 6, 7]];
        let shapes = [[2, 3, 1, 2, 3, 1, 2, 3], [1, 1, 3, 2, 2, 2, 1, 4]];
        let (compared, refused) = compare(&orders, &shapes, &tiles);
        assert_eq!((compared, refused), (2 * (216 + 96), 0));
        let one_more = Tiles::from_sizes(&[&six, &six, &six, &[1; 7]]).unwrap();
        assert_eq!(
            compare(&orders, &shapes, &one_more),
            (0, 2),
            "there are no constants for 33 physical axes"
        );
    }

    /// A tile may have as many extents as there is room for twice.
    #[test]
    fn the_longest_tile_has_constants() {
        let tiles = |len| Tiles::from_sizes(&[&vec![1; len][..]]).unwrap();
        assert_eq!(compare(&[[0]], &[[7]], &tiles(16)), (7, 0));
        assert_eq!(compare(&[[0]], &[[7]], &tiles(17)), (0, 1));
    }
}
