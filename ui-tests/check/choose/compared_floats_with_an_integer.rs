//! Rule: the bound of a mask has the element type. First line: "`{integer}` cannot be combined with a tensor of rank 2 with elements `f32`"

use shapewise::{Tensor, shape};

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![2, 3]);
    println!("{}", x.extract(x.gt(0)));
}
