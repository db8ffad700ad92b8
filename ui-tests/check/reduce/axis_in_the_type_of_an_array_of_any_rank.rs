//! Rule: axes of an array whose rank is known at run time are numbers. First line: "are not axes of an array whose rank is known at run time"
use shapewise::{Axis, array::DynTensor};


fn main() {
    let array = DynTensor::filled([2, 3], 0).unwrap();
    let _ = array.sum_axis(Axis::<0>);
}
