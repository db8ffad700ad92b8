//! Layout algebra: a loop over the tiles of a matrix, and operations on layouts of six modes.

use std::hint::black_box;

use shapewise::{Layout, View, shape};

use shapewise_algebra::{Modes, or_fail};

use crate::suite::{Bench, Case, kernel, repeat};

const SIDE: usize = 512;
const TILE: usize = 16;

/// The sums of the tiles, of a matrix whose extents are known.
fn sums_ours<L: Layout<2>>(matrix: View<'_, u32, 2, L>, out: &mut [u32]) {
    for (out, tile) in out.iter_mut().zip(matrix.tiles(shape![16, 16])) {
        *out = tile.sum();
    }
}

/// Rows of tiles as slices.
fn sums_hand(matrix: &[u32], columns: usize, out: &mut [u32]) {
    let band = TILE * columns;
    for (band, out) in matrix.chunks_exact(band).zip(out.chunks_exact_mut(columns / TILE)) {
        for (j, out) in out.iter_mut().enumerate() {
            let rows = band.chunks_exact(columns).map(|row| row[j * TILE..][..TILE].iter().sum::<u32>());
            *out = rows.sum();
        }
    }
}

fn sums(level: &'static str) -> Case<u32> {
    let (count, tiles) = (SIDE * SIDE, (SIDE / TILE) * (SIDE / TILE));
    Case::new("sums of tiles", "512^2 by 16^2", level, [count, 0, tiles]).way("hand", |m, times| {
        repeat(times, || {
            kernel((&m.from, SIDE, &mut m.out), |(from, columns, out)| sums_hand(from, columns, out))
        });
    })
}

/// Six modes in two axes, and a layout of indices of it.
const OUTER: Modes<2> = or_fail(Modes::new([&[(4, 256), (2, 16), (8, 1)], &[(2, 128), (4, 32), (2, 8)]]));
const INNER: Modes<2> = or_fail(Modes::new([&[(4, 256), (4, 32), (2, 8)], &[(2, 128), (2, 16), (8, 1)]]));

/// The element count, so that versions can be compared.
fn count(modes: &Modes<2>) -> u32 {
    u32::try_from(black_box(modes).count()).unwrap_or_default()
}

/// The cases of the suite.
pub fn cases() -> Vec<Box<dyn Bench>> {
    let algebra = |kernel: &'static str| Case::<u32>::new(kernel, "6 modes", "values", [0, 0, 1]);
    vec![
        sums("static")
            .way("ours", |m, times| {
                let view = View::new(&m.from, shape![512, 512]).unwrap();
                repeat(times, || kernel((view, &mut m.out), |(view, out)| sums_ours(view, out)));
            })
            .boxed(),
        sums("ranked")
            .way("ours", |m, times| {
                let view = View::new(&m.from, [SIDE, SIDE]).unwrap();
                repeat(times, || kernel((view, &mut m.out), |(view, out)| sums_ours(view, out)));
            })
            .boxed(),
        algebra("compose layouts")
            .way("ours", |m, times| {
                repeat(times, || {
                    m.out[0] = kernel(black_box((&OUTER, &INNER)), |(a, b)| count(&or_fail(a.compose(b))))
                });
            })
            .boxed(),
        algebra("divide a layout")
            .way("ours", |m, times| {
                repeat(times, || {
                    m.out[0] = kernel(black_box((&OUTER, &INNER)), |(a, b)| count(&or_fail(a.divide(b)).0))
                });
            })
            .boxed(),
        algebra("tile a layout")
            .way("ours", |m, times| {
                repeat(times, || {
                    m.out[0] = kernel(black_box(&OUTER), |a| count(&or_fail(a.tile([8, 16])).0))
                });
            })
            .boxed(),
    ]
}
