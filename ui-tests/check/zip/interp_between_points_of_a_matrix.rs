//! Rule: points are a vector. First line: "expected an array of rank 1"
use shapewise::View;

fn at(x: View<'_, f32, 1>, points: View<'_, f32, 2>, values: View<'_, f32, 1>) {
    let _ = x.interp(points, values);
}

fn main() {}
