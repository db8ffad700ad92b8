//! Rule: extents are `usize`. First line: "expected extents of rank 2, found `[i32; 2]`"

use shapewise::Tensor;

fn main() {
    let rows: i32 = 4;
    let zeros = Tensor::<f32, 2>::zeros([rows, 3]);
    println!("{zeros}");
}
