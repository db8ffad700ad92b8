//! Rule: a tensor has at most `isize::MAX` elements. First line: "the shape is too large at axis 1: its extent 4611686018427387904 times 2"

use shapewise::{Tensor, shape};

fn main() {
    let _ = Tensor::<u8, 2>::zeros(shape![2, 4611686018427387904]);
}
