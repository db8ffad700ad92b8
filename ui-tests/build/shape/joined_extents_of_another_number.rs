//! Rule: the sum of extents that the types know is the extent of joined arrays. First line: "axis 0 has extent 5, and 6 is expected"
use shapewise::{Axis, DenseTensor, Extents, tensor, verbs::concatenate};

fn main() {
    let (a, b) = (tensor![[1, 2], [3, 4]], tensor![[1, 2], [3, 4], [5, 6]]);
    let _: DenseTensor<i32, 2, Extents![6, 2]> = concatenate(Axis::<0>, (a, b)).into_typed();
}
