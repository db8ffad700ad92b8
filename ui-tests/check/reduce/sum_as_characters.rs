//! Rule: sums are of numbers. First line: "elements `char` cannot be summed"
use shapewise::{View, shape};

fn main() {
    let memory = [0_u8; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.sum_as::<char>();
}
