//! Rule: a slice is written `s![...]`. First line: "is not a slice"

use shapewise::View;

fn part(vector: View<'_, f32, 1>) {
    let _ = vector.slice(0..2);
}

fn main() {}
