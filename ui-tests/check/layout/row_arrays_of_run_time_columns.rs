//! Rule: rows are arrays if their length is in the type. First line: "the last extent of `[usize; 2]` is not `Const<_>`"

use shapewise::Tensor;

fn main() {
    let points = Tensor::<f64, 2>::zeros([4, 2]);
    for [x, y] in points.row_arrays() {
        println!("{x} {y}");
    }
}
