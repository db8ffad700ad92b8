//! Rule: an operand of `einsum!` has one axis for each label, also in generic code. First line: "operand 0 has rank R and labels for rank 2"

use shapewise::{View, einsum};

fn squares<const R: usize>(x: &View<'_, f32, R>) -> f32 {
    einsum!(i j, i j -> ; x, x)
}

fn main() {
    let _ = squares::<2>;
}
