//! Rule: windows have twice the rank, which generic code states. First line: "rank R + R is not known to be at most 16"

use shapewise::View;

fn average<const R: usize>(x: &View<'_, f32, R>) -> f32 {
    x.windows([2; R]).sum()
}

fn main() {}
