//! Rule: the ends of such a range are numbers. First line: "a range with constant ends is written"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>, n: usize) {
    let _ = vector.slice(s![const 0..n]);
}

fn main() {}
