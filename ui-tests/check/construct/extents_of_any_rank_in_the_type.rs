//! Rule: the extents of an array whose rank is known at run time are numbers. First line: "expected the extents of an array"
use shapewise::{array::DynTensor, shape};

fn main() {
    let _ = DynTensor::<f32>::zeros(shape![2, 3]);
}
