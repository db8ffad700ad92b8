//! Rule: the product of the extents of an axis fits `usize`. First line: "axis 0 has extent 8, and the product of the pattern overflows `usize`: 4294967296 times 4294967296"

use shapewise::{Tensor, rearrange, shape};

fn main() {
    let x = Tensor::filled(shape![8], 1.0);
    let _ = rearrange!((a b c) -> a b c, a = 4294967296, b = 4294967296; x);
}
