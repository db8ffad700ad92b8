//! Rule: a range with constant ends goes forwards. First line: "a range with constant ends does not go backwards"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>) {
    let _ = vector.slice(s![const 3..1]);
}

fn main() {}
