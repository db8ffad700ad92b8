//! Tiles of views, compared with the elements at their indices.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{Layout, Strided, View, ViewMut, index::Walk, s, shape};

#[test]
fn tiles_are_the_elements_of_their_blocks() {
    let memory: Vec<usize> = (0..100).collect();
    for code in 0..6 * 6 * 4 * 4 * 5 {
        let (extents, tile) = ([code % 6, code / 6 % 6], [code / 36 % 4, code / 144 % 4]);
        let strides = [[6, 1], [1, 6], [-7, 2], [6, -1], [10, -2]][code / 576];
        let view = View::with_layout(&memory, Strided::new(extents, strides).unwrap()).unwrap();
        let even = (0..2).all(|axis| tile[axis] != 0 && extents[axis] % tile[axis] == 0);
        let tiles = view.try_tiles(tile);
        assert_eq!(tiles.is_ok(), even, "{extents:?} {tile:?}");
        if tile.contains(&0) {
            assert!(view.try_ragged_tiles(tile).is_err());
            continue;
        }
        let counts = [0, 1].map(|axis| extents[axis].div_ceil(tile[axis]));
        let mut visited = 0;
        let mut ragged = view.try_ragged_tiles(tile).unwrap();
        for index in Walk::new(counts).unwrap() {
            let one = ragged.next().unwrap();
            let padded = view.padded_tile(tile, index, usize::MAX);
            for at in Walk::new(tile).unwrap() {
                let from = [0, 1].map(|axis| index[axis] * tile[axis] + at[axis]);
                assert_eq!(one.get(at), view.get(from), "{extents:?} {tile:?}");
                assert_eq!(padded[at], view.get(from).copied().unwrap_or(usize::MAX));
                visited += usize::from(view.get(from).is_some());
            }
            if let Ok(tiles) = &tiles {
                assert_eq!(tiles.tile(index).unwrap(), one);
            }
        }
        assert!(ragged.next().is_none() && visited == view.element_count());
        if let Ok(tiles) = tiles {
            assert!(tiles.tile(counts).is_none());
            assert!(tiles.eq(view.try_ragged_tiles(tile).unwrap()));
        }
        let layout = *view.layout();
        if layout.ranked().is_unique() {
            let mut written = vec![0; layout.span()];
            let mut array = ViewMut::with_layout(&mut written, layout).unwrap();
            array
                .try_for_each_tile_mut(tile, |_, mut one| one.for_each_mut(|element| *element += 1))
                .unwrap();
            assert_eq!(written.iter().sum::<usize>(), view.element_count());
            assert!(written.iter().all(|count| *count <= 1), "no two tiles share an element");
        }
    }
}

#[test]
fn tiles_keep_what_the_type_knows() {
    let memory: Vec<u32> = (0..64).collect();
    let matrix = View::new(&memory, shape![8, 8]).unwrap();
    let tiles = matrix.tiles(shape![2, 4]);
    let tile = tiles.tile([3, 1]).unwrap();
    assert_eq!(size_of_val(&tile), size_of::<&[u32]>());
    assert_eq!((tile.layout().strides(), tile[[1, 3]]), ([8, 1], 63));
    assert_eq!(tile.slice(s![1]).to_vec(), [60, 61, 62, 63]);
    assert_eq!(matrix.ranked().tiles(shape![2, 4]).count(), 8);
}
