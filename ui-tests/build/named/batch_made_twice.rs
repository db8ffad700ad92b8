//! Rule: batch axes of a product do not make a name twice. First line: "the broadcast would have `Heads` at axis 0 and at axis 1"

use shapewise::{names, prelude::*};

names! { Heads, Tokens, Width }

fn main() {
    let x = Tensor::<f32, 4>::ones(shape![Heads(2), 1, Tokens(3), Width(4)]);
    let y = Tensor::<f32, 4>::ones(shape![1, Heads(2), Width(4), Tokens(3)]);
    let _ = x.matmul(&y);
}
