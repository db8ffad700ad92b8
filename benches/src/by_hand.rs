//! Copies by hand that more than one kernel is compared with.

/// Elements of a square tile's side: those of one cache line of `f32`.
const TILE: usize = 16;

/// Where a matrix begins and how far apart its rows are; the elements of a row are side by side.
#[derive(Clone, Copy)]
pub struct Pitch {
    pub start: usize,
    pub pitch: usize,
}

/// Writes the transpose of `rows` x `columns` elements in plain loops: reads side by side, writes apart.
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
/// that are a power of two apart, which share a set of the cache, are met once.
pub fn transpose(from: &[f32], out: &mut [f32], [rows, columns]: [usize; 2], [read, write]: [Pitch; 2]) {
    let mut tile = [[0.0; TILE]; TILE];
    for i in (0..rows).step_by(TILE) {
        for j in (0..columns).step_by(TILE) {
            let (height, width) = (TILE.min(rows - i), TILE.min(columns - j));
            if height == TILE && width == TILE {
                for (a, to) in tile.iter_mut().enumerate() {
                    let row: &[f32; TILE] =
                        from[read.start + (i + a) * read.pitch + j..].first_chunk().unwrap();
                    *to = *row;
                }
                for b in 0..TILE {
                    let row: &mut [f32; TILE] =
                        out[write.start + (j + b) * write.pitch + i..].first_chunk_mut().unwrap();
                    for (to, from) in row.iter_mut().zip(&tile) {
                        *to = from[b];
                    }
                }
            } else {
                for b in 0..width {
                    for a in 0..height {
                        out[write.start + (j + b) * write.pitch + i + a] =
                            from[read.start + (i + a) * read.pitch + j + b];
                    }
                }
            }
        }
    }
}
