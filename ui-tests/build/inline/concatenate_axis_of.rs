//! Rule: the axis along which arrays are joined to an inline array is in the type. First line: "the axis is known at run time: an inline array requires one in the type, such as `Axis::<0>`"
use shapewise::{AxisOf, Vector, verbs::concatenate_inline};

fn main() {
    let (a, b) = (Vector::of([1, 2]), Vector::of([3]));
    let _: Vector<i32, 3> = concatenate_inline(AxisOf::<1>::new(0).unwrap(), (a, b));
}
