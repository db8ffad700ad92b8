//! Tiled layouts compared with the oracle, on every small shape; the cases of the specification; shapes that do not
//! fit.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::tiles::{Tile, memory};
use shapewise::{
    Const, MinorToMajor, Shape, axes,
    layout::{
        Mapping, Tiled, TilingError,
        tile::{TileError, TileExtent, Tiles},
    },
    shape, tiles,
};
#[cfg(feature = "arrays")]
use shapewise::{
    View,
    array::{TiledTensor, TiledView},
};

#[cfg(feature = "arrays")]
fn tiles_of(list: &[Tile]) -> Tiles {
    let mut tiles = Tiles::new();
    for tile in list {
        let extents = tile.iter().map(|size| size.map_or(TileExtent::Combined, TileExtent::Size));
        tiles.push(extents).unwrap();
    }
    tiles
}

/// All tiles of a length with these sizes; the last size is not combined.
#[cfg(feature = "arrays")]
fn all_tiles(len: usize, sizes: &[Option<usize>]) -> Vec<Tile> {
    let codes = oracle::indices(&vec![sizes.len(); len]);
    let all = codes.into_iter().map(|code| code.into_iter().map(|at| sizes[at]).collect());
    all.filter(|tile: &Tile| tile.last().is_some_and(Option::is_some)).collect()
}

/// Compares a layout with the oracle: offsets, their inverse, the allocated size, a copy there and back.
#[cfg(feature = "arrays")]
fn check<const R: usize>(extents: [usize; R], order: [usize; R], list: &[Tile]) -> usize {
    let expected = memory(&extents, &order, list);
    let tiles = tiles_of(list);
    let order = MinorToMajor::new(order.map(usize::cast_signed)).unwrap();
    let layout = Tiled::new(Shape::new(extents).unwrap(), order, tiles.as_tiles()).unwrap();
    let label = format!("{extents:?} {layout}");
    assert_eq!(layout.allocated(), expected.len(), "{label}");
    let mut last = 0;
    for (offset, &element) in expected.iter().enumerate() {
        assert_eq!(layout.linear_at(offset), element, "{label} at {offset}");
        if let Some(element) = element {
            assert_eq!(layout.offset_of_linear(element), Ok(offset), "{label} of {element}");
            last = offset + 1;
        }
    }
    assert_eq!(layout.index_at(expected.len()), None, "{label}: past the end of the memory");
    assert!((last..=layout.allocated()).contains(&layout.span()), "{label}: {} for {last}", layout.span());
    if list.windows(2).all(|pair| pair[1].len() <= pair[0].iter().flatten().count()) {
        assert_eq!(layout.span(), last, "{label}");
    }
    assert!(layout.padding_offsets().eq((0..expected.len()).filter(|&at| expected[at].is_none())), "{label}");
    assert_eq!(layout.padding_count(), expected.iter().filter(|cell| cell.is_none()).count(), "{label}");

    let elements: Vec<usize> = (0..layout.element_count()).collect();
    let view = View::new(&elements, extents).unwrap();
    let copied = view.to_tiled_with(layout, usize::MAX).unwrap();
    let cells: Vec<usize> = expected.iter().map(|cell| cell.unwrap_or(usize::MAX)).collect();
    assert_eq!(copied.as_memory(), cells, "{label}");
    let back = copied.to_layout(shapewise::Strided::row_major(extents).unwrap()).unwrap();
    assert_eq!(back.as_memory(), elements, "{label}");
    expected.len()
}

#[test]
#[cfg(feature = "arrays")]
fn all_small_layouts_of_one_and_two_tiles() {
    let sizes = [None, Some(1), Some(2), Some(3)];
    let mut cells = 0;
    for order in [[0, 1], [1, 0]] {
        for extents in oracle::shapes(2, 4) {
            let extents = [extents[0], extents[1]];
            cells += check(extents, order, &[]);
            // A tile of three extents is longer than the rank.
            for first in (1..=3).flat_map(|len| all_tiles(len, &sizes)) {
                cells += check(extents, order, core::slice::from_ref(&first));
                for second in (1..=2).flat_map(|len| all_tiles(len, &sizes[..3])) {
                    cells += check(extents, order, &[first.clone(), second]);
                }
            }
        }
    }
    assert!(cells > 300_000, "{cells} cells");
}

#[test]
#[cfg(feature = "arrays")]
fn small_layouts_of_rank_three() {
    let sizes = [None, Some(2), Some(3)];
    for order in [[2, 1, 0], [0, 2, 1], [1, 0, 2]] {
        for extents in [[2, 3, 5], [3, 1, 4], [4, 4, 4], [1, 7, 2], [2, 0, 3]] {
            for first in (1..=4).flat_map(|len| all_tiles(len, &sizes)) {
                check(extents, order, core::slice::from_ref(&first));
                check(extents, order, &[first, vec![Some(2), Some(1)]]);
            }
        }
    }
    for extents in [[1], [5], [9], [0]] {
        check(extents, [0], &[vec![Some(4)], vec![Some(2)], vec![Some(2), Some(1)]]);
    }
    check([], [], &[vec![Some(4)]]);
}

/// The offset of an index, and the allocated size, by tile sizes known at run time.
fn offset<const R: usize>(
    extents: [usize; R],
    order: [isize; R],
    sizes: &[&[usize]],
    index: [usize; R],
) -> (usize, usize) {
    let tiles = Tiles::from_sizes(sizes).unwrap();
    let order = MinorToMajor::new(order).unwrap();
    let layout = Tiled::new(Shape::new(extents).unwrap(), order, tiles.as_tiles()).unwrap();
    (layout.offset(index).unwrap(), layout.allocated())
}

#[test]
fn cases_of_the_specification() {
    assert_eq!(offset([3, 5], [1, 0], &[&[2, 2]], [2, 3]), (17, 24), "T-1");
    assert_eq!(offset([4, 8], [1, 0], &[&[2, 4], &[2, 1]], [2, 3]).0, 22, "T-2: XLA's LinearIndex says 19");
    assert_eq!(offset([8, 8], [1, 0], &[&[2, 4], &[2, 1, 1, 1]], [6, 5]).0, 51, "T-3");
    assert_eq!(offset([3, 5], [0, 1], &[&[2, 2]], [2, 3]), (14, 24), "T-5");
    assert_eq!(offset([2, 3, 5], [2, 1, 0], &[&[2, 2]], [1, 2, 3]), (41, 48), "T-6");
    for (index, expected) in [([1, 0], 1), ([0, 1], 2), ([2, 0], 256)] {
        assert_eq!(offset([32, 256], [1, 0], &[&[8, 128], &[2, 1]], index).0, expected, "T-7");
    }
    assert_eq!(offset([1024], [0], &[&[1024], &[128], &[2, 1]], [1]).0, 2, "T-8");
    assert_eq!(offset([1024], [0], &[&[1024], &[128], &[2, 1]], [128]).0, 1, "T-8");

    // T-4: combined axes are one axis.
    let order = MinorToMajor::<5>::ROW_MAJOR;
    let combined =
        Tiled::new(Shape::new([2, 7, 8, 11, 10]).unwrap(), order, tiles![(*, *, 2, *, 3)]).unwrap();
    let flat = Tiled::new(Shape::new([112, 110]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(2, 3)]).unwrap();
    for linear in 0..combined.element_count() {
        assert_eq!(combined.offset_of_linear(linear), flat.offset_of_linear(linear), "T-4: {linear}");
    }
    assert_eq!((combined.offset([1, 6, 7, 10, 9]), combined.allocated()), (Ok(12_430), 12_432), "T-4");

    // T-9: XLA's formula gives -123 elements.
    let empty = Tiled::new(Shape::new([0, 5]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(8, 128)]).unwrap();
    assert_eq!((empty.span(), empty.allocated(), empty.padding_count()), (0, 0, 0), "T-9");

    // T-10.
    assert_eq!(Tiles::from_sizes(&[&[8, 128], &[]]), Err(TileError::Empty { tile: 1 }));
    assert_eq!(Tiles::from_sizes(&[&[8, 0]]), Err(TileError::Zero { tile: 0, place: 1 }));
    let (most, extent) = (isize::MAX.unsigned_abs(), isize::MAX.unsigned_abs() + 1);
    assert_eq!(Tiles::from_sizes(&[&[8], &[2, extent]]), Err(TileError::TooLarge { tile: 1, extent }));
    assert!(Tiles::from_sizes(&[&[8], &[2, most]]).is_ok());
}

/// What an iterator handed out before it panicked is not part of the tiles.
#[test]
fn a_tile_that_panics_adds_nothing() {
    let mut tiles = Tiles::from_sizes(&[&[8]]).unwrap();
    let panics = (0..3).map(|at| if at < 2 { TileExtent::Size(4) } else { panic!("on purpose") });
    let pushed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| tiles.push(panics)));
    assert!(pushed.is_err());
    assert_eq!(tiles, Tiles::from_sizes(&[&[8]]).unwrap());
}

#[test]
fn the_end_is_aligned() {
    let layout = Tiled::new(Shape::new([3, 5]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)]).unwrap();
    assert_eq!([1, 5, 24, 100].map(|to| layout.allocated_aligned(to).unwrap()), [24, 25, 24, 100]);
    assert!(layout.allocated_aligned(0).is_err() && layout.allocated_aligned(usize::MAX).is_err());
}

/// An iterator that panics leaks nothing.
#[test]
fn tiles_survive_a_panic_of_the_iterator() {
    let mut tiles = Tiles::new();
    let broken = core::iter::once(TileExtent::Size(0)).chain(core::iter::once_with(|| panic!("no more")));
    let caught = std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| tiles.push(broken).is_ok()));
    assert!(caught.is_err());
    tiles.push([TileExtent::Size(2)]).unwrap();
    assert_eq!(tiles.to_string(), "(2)");
}

/// No table of offsets is built if it would be as large as the copied elements.
#[test]
#[cfg(feature = "arrays")]
fn long_axes_are_copied_without_tables() {
    let elements: Vec<u32> = (0..200_000).collect();
    let layout =
        Tiled::new(Shape::new([200_000]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(1024)(4, 2)]).unwrap();
    let view = View::new(&elements, [200_000]).unwrap();
    let tiled = view.to_tiled(layout).unwrap();
    assert!(tiled.indices().all(|index| tiled[index] == view[index]));
}

/// The same offsets, whichever parts of a layout are in the type.
#[test]
fn typed_layouts_equal_those_known_at_run_time() {
    let tiles = Tiles::from_sizes(&[&[8, 128], &[2, 1]]).unwrap();
    let ranked =
        Tiled::new(Shape::new([20, 130]).unwrap(), MinorToMajor::ROW_MAJOR, tiles.as_tiles()).unwrap();
    let order = MinorToMajor::typed(axes![1, 0]);
    let mixed =
        Tiled::new(Shape::new(shape![20, 130]).unwrap(), MinorToMajor::ROW_MAJOR, tiles.as_tiles()).unwrap();
    let typed = Tiled::new(Shape::new(shape![20, 130]).unwrap(), order, tiles![(8, 128)(2, 1)]).unwrap();
    assert_eq!(size_of_val(&typed), 0);
    assert_eq!(
        <Tiled<2, (Const<20>, Const<130>), ((Const<8>, Const<128>),)> as Mapping<2>>::EXTENTS,
        [Some(20), Some(130)]
    );
    for index in ranked_indices([20, 130]) {
        let offset = ranked.offset(index);
        assert_eq!((mixed.offset(index), typed.offset(index)), (offset, offset), "{index:?}");
    }
    assert_eq!((typed.allocated(), typed.span()), (ranked.allocated(), ranked.span()));
    assert_eq!(typed.to_string(), "[20,130]{1,0:T(8,128)(2,1)}");
    assert_eq!(ranked.to_string(), typed.to_string());
}

fn ranked_indices(extents: [usize; 2]) -> shapewise::index::Walk<2> {
    shapewise::index::Walk::new(extents).unwrap()
}

#[test]
#[cfg(feature = "arrays")]
fn views_and_tensors_of_tiled_layouts() {
    let layout =
        Tiled::new(Shape::new(shape![3, 5]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)]).unwrap();
    let mut tensor = TiledTensor::with_layout(vec![0_u8; 24], layout).unwrap();
    for (linear, index) in (0..).zip(tensor.indices()) {
        tensor[index] = linear;
    }
    assert_eq!(
        tensor.as_memory(),
        [0, 1, 5, 6, 2, 3, 7, 8, 4, 0, 9, 0, 10, 11, 0, 0, 12, 13, 0, 0, 14, 0, 0, 0]
    );
    assert_eq!(tensor.to_string(), "[[ 0  1  2  3  4]\n [ 5  6  7  8  9]\n [10 11 12 13 14]]");
    let dense: Vec<u8> = (0..15).collect();
    let rows = View::new(&dense, shape![3, 5]).unwrap();
    assert_eq!(tensor, rows.to_tensor(), "equal elements in other layouts");
    assert_eq!(TiledView::with_layout(tensor.as_memory(), layout).unwrap(), rows);
    let mut other = tensor.clone();
    other[[2, 4]] = 0;
    assert_ne!(other, tensor);
    other.copy_from(&rows);
    assert_eq!(other, tensor);
    tensor.fill_padding(99);
    assert_eq!(tensor.as_memory().iter().filter(|&&cell| cell == 99).count(), 9);
    assert_eq!((tensor.get([2, 4]), tensor.get([3, 0])), (Some(&14), None));
    assert!(TiledTensor::with_layout(vec![0_u8; 23], layout).is_err());
    // A view needs the memory up to the last element, and no padding after it.
    assert!(TiledView::with_layout(&tensor.as_memory()[..21], layout).is_ok());
    assert!(TiledView::with_layout(&tensor.as_memory()[..20], layout).is_err());
}

#[test]
fn layouts_that_do_not_fit_are_refused() {
    let new = |extents: [usize; 2], tiles: &Tiles| {
        Tiled::new(Shape::new(extents).unwrap(), MinorToMajor::ROW_MAJOR, tiles.as_tiles())
            .map(|_| ())
            .unwrap_err()
    };
    let half = 1 << (usize::BITS / 2);
    let sizes = |sizes: &[&[usize]]| Tiles::from_sizes(sizes).unwrap();
    assert_eq!(new([1, 1], &sizes(&[&[half, half]])), TilingError::TooLarge { tile: 0 });
    assert_eq!(new([1, 0], &sizes(&[&[half, half]])), TilingError::TooLarge { tile: 0 });
    assert_eq!(new([3, 3], &sizes(&[&[isize::MAX.unsigned_abs()]])), TilingError::TooLarge { tile: 0 });
    assert_eq!(new([half, half / 4], &sizes(&[&[1], &[3, 5]])), TilingError::TooLarge { tile: 1 });
    assert_eq!(new([1, 1], &sizes(&[&[1; 40]])), TilingError::Axes { tile: 0, axes: 80, most: 32 });
    assert_eq!(
        new([1, 1], &sizes(&[&[2; 8], &[2; 16], &[2; 16]])),
        TilingError::Axes { tile: 2, axes: 48, most: 32 }
    );
    // If the rank is above the limit, no tile is blamed, whether there are tiles or not.
    let order = MinorToMajor::<33>::ROW_MAJOR;
    for tiles in [sizes(&[]), sizes(&[&[2]])] {
        let error = Tiled::new(Shape::new([1; 33]).unwrap(), order, tiles.as_tiles()).unwrap_err();
        assert_eq!(error, TilingError::Rank { rank: 33, most: 32 });
    }
    assert!(Tiled::new(Shape::new([1; 32]).unwrap(), MinorToMajor::ROW_MAJOR, sizes(&[]).as_tiles()).is_ok());
    // Each keeps the number of axes, so that no other limit applies.
    let mut many = Tiles::new();
    for _ in 0..17 {
        many.push([TileExtent::Combined, TileExtent::Size(1)]).unwrap();
    }
    assert_eq!(new([4, 4], &many), TilingError::Tiles { found: 17, most: 16 });
    // One tile less, one physical axis more, and axes that are combined before they are counted.
    let mut as_many = Tiles::new();
    for _ in 0..16 {
        as_many.push([TileExtent::Combined, TileExtent::Size(1)]).unwrap();
    }
    assert!(Tiled::new(Shape::new([4, 4]).unwrap(), MinorToMajor::ROW_MAJOR, as_many.as_tiles()).is_ok());
    let order = MinorToMajor::<17>::ROW_MAJOR;
    for (axes, fits) in [(15, true), (16, false)] {
        let tiles = sizes(&[&vec![1; axes]]);
        let made = Tiled::new(Shape::new([1; 17]).unwrap(), order, tiles.as_tiles()).map(|_| ());
        let error = TilingError::Axes { tile: 0, axes: 33, most: 32 };
        assert_eq!(made, if fits { Ok(()) } else { Err(error) });
    }
    let mut wide = Tiles::new();
    wide.push([[TileExtent::Combined; 32].as_slice(), &[TileExtent::Size(1)]].concat()).unwrap();
    assert_eq!(new([1, 1], &wide), TilingError::Axes { tile: 0, axes: 33, most: 32 });
    let mut combined = Tiles::new();
    combined.push([TileExtent::Size(2), TileExtent::Combined]).unwrap();
    assert_eq!(new([2, 2], &combined), TilingError::CombinedLast { tile: 0 });
}
