//! Rule: a count is an integer. First line: "`{float}` is not an extent"
use shapewise::Tensor;

fn main() {
    let grid = Tensor::<f32, 1>::linspace(0.0..=1.0, 5.0);
    println!("{grid}");
}
