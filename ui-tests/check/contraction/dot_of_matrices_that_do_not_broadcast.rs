//! Rule: `dot` is of vectors. First line: "`dot` is of two vectors, and these operands have rank 2"

use shapewise::{Tensor, shape};

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![5, 10]);
    let weights = Tensor::<f32, 2>::ones(shape![10, 4]);
    println!("{}", x.dot(&weights));
}
