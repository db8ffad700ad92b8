//! Rule: the extents of a constructor are those of the alias. First line: "extents 5 and 2 differ at axis 2"
use shapewise::{Extents, prelude::*};

type Panel = DenseTensor<f64, 3, Extents![usize, usize, 2]>;

fn main() {
    let _ = Panel::filled(shape![3, 4, 5], f64::NAN);
}
