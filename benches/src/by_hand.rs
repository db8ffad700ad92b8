//! Copies by hand that more than one kernel is compared with.

/// Elements of a square tile's side: those of one cache line of `f32`.
const TILE: usize = 16;

/// Columns of a strip of tiles.
const STRIP: usize = 256;

/// Where a matrix begins and how far apart its rows are; the elements of a row are side by side.
#[derive(Clone, Copy)]
pub struct Pitch {
    pub start: usize,
    pub pitch: usize,
}

/// Writes the transpose of `rows` x `columns` elements in plain loops: reads side by side, writes apart.
#[inline(never)]
pub fn transpose_plain(
    from: &[f32],
    out: &mut [f32],
    [rows, columns]: [usize; 2],
    [read, write]: [Pitch; 2],
) {
    for j in 0..columns {
        for i in 0..rows {
            out[write.start + j * write.pitch + i] = from[read.start + i * read.pitch + j];
        }
    }
}

/// The same in tiles: a tile is read by whole cache lines to a place of its own, and written by whole cache lines. So rows
/// that are a power of two apart, which share a set of the cache, are met once. Tiles go down strips of columns: what is
/// written grows in as many rows as a strip is wide, whose pages stay known.
#[inline(never)]
pub fn transpose(from: &[f32], out: &mut [f32], [rows, columns]: [usize; 2], [read, write]: [Pitch; 2]) {
    for strip in (0..columns).step_by(STRIP) {
        for i in (0..rows).step_by(TILE) {
            for j in (strip..columns.min(strip + STRIP)).step_by(TILE) {
                let extents = [TILE.min(rows - i), TILE.min(columns - j)];
                let read = Pitch { start: read.start + i * read.pitch + j, ..read };
                let write = Pitch { start: write.start + j * write.pitch + i, ..write };
                if extents == [TILE; 2] {
                    tile(from, out, [read, write]);
                } else {
                    transpose_plain(from, out, extents, [read, write]);
                }
            }
        }
    }
}

#[inline(always)]
fn tile(from: &[f32], out: &mut [f32], [read, write]: [Pitch; 2]) {
    let mut tile = [[0.0; TILE]; TILE];
    for (i, to) in tile.iter_mut().enumerate() {
        *to = *from[read.start + i * read.pitch..].first_chunk().unwrap();
    }
    for j in 0..TILE {
        let row: &mut [f32; TILE] = out[write.start + j * write.pitch..].first_chunk_mut().unwrap();
        for (to, from) in row.iter_mut().zip(&tile) {
            *to = from[j];
        }
    }
}
