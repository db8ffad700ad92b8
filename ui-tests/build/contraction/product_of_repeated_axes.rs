//! Rule: the extents that a product sums over are equal. First line: "inner extents 6 and 4 differ: axis 1 of the left operand is contracted with axis 0 of the right one"
use shapewise::{Axis, Const, Tensor, shape};

fn main() {
    let (x, w) = (Tensor::<f32, 2, _>::zeros(shape![5, 3]), Tensor::<f32, 2, _>::zeros(shape![2, 7]));
    let _ = x.repeat(Axis::<1>, Const::<2>).matmul(&w.repeat(Axis::<0>, Const::<2>));
}
