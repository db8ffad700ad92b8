//! Rule: the number of arrays that are joined to an inline array is in the type. First line: "a slice or a vector of arrays does not have their number in its type: an inline array requires a tuple or an array of them"
use shapewise::{Axis, Vector, verbs::concatenate_inline};

fn main() {
    let points = vec![Vector::of([1, 2]); 2];
    let _: Vector<i32, 4> = concatenate_inline(Axis::<0>, points);
}
