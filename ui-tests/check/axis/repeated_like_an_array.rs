//! Rule: `axes!` lists each axis. First line: "axes are numbers, separated by commas"

use shapewise::{axes, tensor};

fn main() {
    let matrix = tensor![[1, 2], [3, 4]];
    let _ = matrix.sum_axis(axes![0; 1]);
}
