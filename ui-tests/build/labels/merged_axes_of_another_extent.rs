//! Rule: an axis has the extent of its labels together. First line: "axis 1 has extent 12, and the pattern has 10"
use shapewise::{Tensor, reduce, shape};

fn main() {
    let image = Tensor::<f32, 2, _>::zeros(shape![3, 12]);
    let _ = reduce!(h (w 2) -> h w by mean, w = 5; image);
}
