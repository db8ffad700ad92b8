//! Rule: a triangle is one of a matrix. First line: "rank 1 has fewer axes than 2"
use shapewise::View;

fn triangles(x: View<'_, f32, 1>) {
    let _ = x.tril(0);
}

fn main() {}
