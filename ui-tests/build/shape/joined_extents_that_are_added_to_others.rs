//! Rule: an operand that is written has the extents that the types know of the target. First line: "extent 5 of axis 1 does not broadcast into extent 4 of axis 1"
use shapewise::{Axis, tensor, verbs::concatenate};

fn main() {
    let (two, three) = (tensor![[1, 2]], tensor![[1, 2, 3]]);
    let mut four = concatenate(Axis::<1>, [&two, &two]);
    four += concatenate(Axis::<1>, (&two, &three));
}
