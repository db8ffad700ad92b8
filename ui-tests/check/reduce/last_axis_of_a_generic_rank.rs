//! Rule: a generic rank may be 0. First line: "axis -1 is out of range for rank R"
use shapewise::{LastAxis, View};

fn total<const R: usize>(x: View<'_, f32, R>) -> f32 {
    x.sum_axis(LastAxis).sum()
}

fn main() {}
