//! Rule: a slice has an extent for each axis. First line: "a list for rank 1 does not fit rank 2: there must be one value for each axis"
use shapewise::{Tensor, View, rearrange::GatherAxes, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let rows = View::new(&[0], shape![1]).unwrap();
    let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    let _: Tensor<i32, 2> = matrix.gather_slices(rows, &axes, [3]);
}
