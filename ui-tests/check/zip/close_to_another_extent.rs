//! Rule: arrays that are compared broadcast to each other. First line: "extents 3 and 2 do not broadcast at axis 0: they must be equal, or one of them `One`"
use shapewise::{tensor};

fn main() {
    let _ = tensor![1.0, 2.0, 3.0].all_close(tensor![1.0, 2.0], 1e-6, 0.0);
}
