//! Rule: operands broadcast to what is updated. First line: "extent 2 does not broadcast into extent 3 of axis 0: it must be the same, or `One`"
use shapewise::{tensor};

fn main() {
    let (mut x, y) = (tensor![1, 2, 3], tensor![1, 2]);
    x.zip_map_apply((&y,), |x, (y,)| *x += y);
}
