//! Elements of layouts in the type, by index, compared with the polynomial by hand; and the inverse, from a linear
//! index.

use std::hint::black_box;

use shapewise::{
    Axis, Const, DenseView, Extents, MinorToMajor, Shape, View,
    array::TiledView,
    axes,
    index::multi_index,
    layout::{Padded, Tiled},
    shape, tiles,
};

use super::{Kernel, elements};

type Dense<'a> = DenseView<'a, u32, 3, Extents![10, 20, 30]>;
type Rows = Padded<2, Extents![30, 250], Extents![32, 256], (Axis<1>, Axis<0>)>;
type Tile = (Const<8>, Const<128>);
type Blocks = Tiled<2, Extents![32, 256], (Tile, (Const<2>, Const<1>)), (Axis<1>, Axis<0>)>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_dense_ours(view: Dense<'_>, indices: &[[usize; 3]]) -> u32 {
    indices.iter().fold(0, |sum: u32, &index| sum.wrapping_add(view[index]))
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_dense_hand(memory: &[u32], indices: &[[usize; 3]]) -> u32 {
    let memory = &memory[..6000];
    let mut sum = 0_u32;
    for &[i, j, k] in indices {
        assert!(i < 10 && j < 20 && k < 30, "in bounds");
        // SAFETY: at most 9 * 600 + 19 * 30 + 29, which is below 6000.
        sum = sum.wrapping_add(unsafe { *memory.get_unchecked(i * 600 + j * 30 + k) });
    }
    sum
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_padded_ours(view: View<'_, u32, 2, Rows>, indices: &[[usize; 2]]) -> u32 {
    indices.iter().fold(0, |sum: u32, &index| sum.wrapping_add(view[index]))
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_padded_hand(memory: &[u32], indices: &[[usize; 2]]) -> u32 {
    let memory = &memory[..8192];
    let mut sum = 0_u32;
    for &[i, j] in indices {
        assert!(i < 30 && j < 250, "in bounds");
        // SAFETY: at most 29 * 256 + 249, which is below 8192.
        sum = sum.wrapping_add(unsafe { *memory.get_unchecked(i * 256 + j) });
    }
    sum
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_tiled_ours(view: TiledView<'_, u32, 2, Blocks>, indices: &[[usize; 2]]) -> u32 {
    indices.iter().fold(0, |sum: u32, &index| sum.wrapping_add(view[index]))
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn gather_tiled_hand(memory: &[u32], indices: &[[usize; 2]]) -> u32 {
    let memory = &memory[..8192];
    let mut sum = 0_u32;
    for &[i, j] in indices {
        assert!(i < 32 && j < 256, "in bounds");
        let offset = i / 8 * 2048 + j / 128 * 1024 + i % 8 / 2 * 256 + j % 128 * 2 + i % 2;
        // SAFETY: 4 * 2 tiles of 1024 cells are 8192.
        sum = sum.wrapping_add(unsafe { *memory.get_unchecked(offset) });
    }
    sum
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn multi_static_ours(linear: usize) -> Option<[usize; 3]> {
    multi_index(&[10, 20, 30], linear).ok()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn multi_static_hand(linear: usize) -> Option<[usize; 3]> {
    if linear < 6000 { Some([linear / 600, linear / 30 % 20, linear % 30]) } else { None }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn multi_ranked_ours(extents: [usize; 3], linear: usize) -> Option<[usize; 3]> {
    multi_index(&extents, linear).ok()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn multi_ranked_hand(extents: [usize; 3], mut linear: usize) -> Option<[usize; 3]> {
    let mut index = [0; 3];
    for (at, extent) in index.iter_mut().zip(extents).rev() {
        if extent == 0 {
            return None;
        }
        *at = linear % extent;
        linear /= extent;
    }
    if linear == 0 { Some(index) } else { None }
}

fn run(name: &str) -> f64 {
    let order = MinorToMajor::typed(axes![1, 0]);
    let rows = Padded::new(Shape::new(shape![30, 250]).unwrap(), order, shape![32, 256]).unwrap();
    let blocks = Tiled::new(Shape::new(shape![32, 256]).unwrap(), order, tiles![(8, 128)(2, 1)]).unwrap();
    let memory = elements::<u32>(8192);
    let three: Vec<_> = (0..256).map(|at: usize| [at * 7 % 10, at * 11 % 20, at * 13 % 30]).collect();
    let two: Vec<_> = (0..256).map(|at: usize| [at * 7 % 30, at * 97 % 250]).collect();
    let index = |index: Option<[usize; 3]>| {
        index.unwrap().into_iter().fold(0.0, |sum, at| sum * 100.0 + f64::from(u32::try_from(at).unwrap()))
    };
    f64::from(match name {
        "gather_dense_ours" => gather_dense_ours(View::new(&memory, shape![10, 20, 30]).unwrap(), &three),
        "gather_dense_hand" => gather_dense_hand(&memory, &three),
        "gather_padded_ours" => gather_padded_ours(View::with_layout(&memory, rows).unwrap(), &two),
        "gather_padded_hand" => gather_padded_hand(&memory, &two),
        "gather_tiled_ours" => gather_tiled_ours(TiledView::with_layout(&memory, blocks).unwrap(), &two),
        "gather_tiled_hand" => gather_tiled_hand(&memory, &two),
        "multi_static_ours" => return index(multi_static_ours(black_box(1957))),
        "multi_static_hand" => return index(multi_static_hand(black_box(1957))),
        "multi_ranked_ours" => return index(multi_ranked_ours(black_box([10, 20, 30]), black_box(1957))),
        _ => return index(multi_ranked_hand(black_box([10, 20, 30]), black_box(1957))),
    })
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, level, ours, hand, bar| Kernel { kernel, level, ours, hand, bar, run };
    vec![
        kernel(
            "256 elements of 10x20x30 by index",
            "static",
            "gather_dense_ours",
            "gather_dense_hand",
            Some(1.0),
        ),
        kernel(
            "256 elements of padded 30x250",
            "static",
            "gather_padded_ours",
            "gather_padded_hand",
            Some(1.0),
        ),
        kernel(
            "256 elements of T(8,128)(2,1)",
            "static",
            "gather_tiled_ours",
            "gather_tiled_hand",
            // One comparison for each element: layouts without strides may be those of other crates, so each access is checked.
            Some(1.05),
        ),
        kernel(
            "index of a linear index, 10x20x30",
            "static",
            "multi_static_ours",
            "multi_static_hand",
            Some(1.0),
        ),
        kernel(
            "index of a linear index, rank 3",
            "ranked",
            "multi_ranked_ours",
            "multi_ranked_hand",
            Some(1.0),
        ),
    ]
}
