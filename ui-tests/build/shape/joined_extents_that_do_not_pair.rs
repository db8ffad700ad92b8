//! Rule: extents of operands that the types know are equal. First line: "extents 5 and 4 do not broadcast at axis 1"
use shapewise::{Axis, tensor, verbs::concatenate};

fn main() {
    let (two, three) = (tensor![[1, 2]], tensor![[1, 2, 3]]);
    let _ = concatenate(Axis::<1>, (&two, &three)).zip_map(&concatenate(Axis::<1>, [&two, &two]), |x, y| x.max(y) - x.min(y));
}
