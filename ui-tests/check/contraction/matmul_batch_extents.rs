//! Rule: the batch extents of a product of matrices broadcast. First line: "batch extents 2 and 5 do not broadcast: they must be equal, or one of them `One`"

use shapewise::{Const, DenseTensor};

type Matrices<const B: usize> = DenseTensor<f32, 3, (Const<B>, Const<3>, Const<3>)>;

fn products(x: &Matrices<2>, y: &Matrices<5>) {
    let _ = x.matmul(y);
}

fn main() {}
