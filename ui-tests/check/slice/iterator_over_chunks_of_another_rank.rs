//! Rule: a chunk has an extent for each axis. First line: "expected extents of rank 2, found `[{integer}; 3]`"

use shapewise::View;

fn sums(matrix: View<'_, f32, 2>) -> Vec<f32> {
    matrix.chunk_iter([3, 3, 3]).map(|chunk| chunk.sum()).collect()
}

fn main() {}
