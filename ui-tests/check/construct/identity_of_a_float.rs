//! Rule: an extent is an integer. First line: "`{float}` is not an extent"
use shapewise::Tensor;

fn main() {
    let identity = Tensor::<f32, 2>::eye(3.0);
    println!("{identity}");
}
