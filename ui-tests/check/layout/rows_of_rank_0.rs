//! Rule: rank 0 has no rows. First line: "rank 0 has fewer axes than 1"

use shapewise::View;

fn rows(scalar: View<'_, f32, 0>) {
    let _ = scalar.try_rows();
}

fn main() {}
