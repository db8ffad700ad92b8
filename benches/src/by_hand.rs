//! Copies by hand that several kernels are compared with.

/// The side of a square tile, in elements: one cache line of `f32`.
const TILE: usize = 16;

/// Columns of a strip of tiles.
const STRIP: usize = 256;

/// The start of a matrix and the distance of its rows; the elements of a row are contiguous.
#[derive(Clone, Copy)]
pub struct Pitch {
    pub start: usize,
    pub pitch: usize,
}

/// Writes the transpose of `rows` x `columns` elements in plain loops: contiguous reads, strided writes.
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

/// The same in tiles: a tile is read by entire cache lines into a buffer, and written by entire cache lines. So rows
/// that are a power of two apart, which share a set of the cache, are read once. Tiles go down strips of columns: the
/// output grows in as many rows as a strip is wide, so their pages stay cached.
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
