//! Rule: of two axes that do not broadcast, the first is reported. First line: "extents 3 and 4 do not broadcast at axis 0"

use shapewise::{Tensor, shape};

fn main() {
    let x = Tensor::<f32, 2>::zeros(shape![3, 4]);
    let _ = &x + x.transpose();
}
