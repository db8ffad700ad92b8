//! Rule: a permutation has the rank of the array. First line: "mismatched types"
use shapewise::{Permutation, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let order = Permutation::<3>::new([0, 2, 1]).unwrap();
    let _ = matrix.into_permute_by(order);
}
