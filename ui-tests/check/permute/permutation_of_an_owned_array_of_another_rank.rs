//! Rule: a permutation has the rank of the array. First line: "expected an order of 2 axes, a `Permutation<2>`, found `shapewise::Permutation<3>`"
use shapewise::{Permutation, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let order = Permutation::<3>::new([0, 2, 1]).unwrap();
    let _ = matrix.into_permute_by(order);
}
