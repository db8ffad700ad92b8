//! Rule: a function of arrays states their rank. First line: "expected an array of rank 2 with elements `f32`"
use shapewise::{tensor, array::AsRanked};

fn rms(x: impl AsRanked<f32, 2>) -> f32 {
    let x = x.ranked();
    (x * x).mean().sqrt()
}

fn main() {
    rms(tensor![1.0, 2.0]);
}
