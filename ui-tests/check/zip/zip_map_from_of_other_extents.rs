//! Rule: operands broadcast to the array that is written. First line: "extents 3 and 4 do not broadcast at axis 0"
use shapewise::{Tensor, shape, tensor};

fn main() {
    let mut out = tensor![0.0, 0.0, 0.0];
    let (a, b) = (Tensor::<f64, 1>::ones(shape![3]), Tensor::<f64, 1>::ones(shape![4]));
    out.zip_map_from((&a, &b), |(a, b)| a + b);
}
