//! Rule: an identity matrix has one extent. First line: "this function takes 1 argument but 2 arguments were supplied"
use shapewise::Tensor;


fn main() {
    let _ = Tensor::<f64, 2>::eye(2, 3);
}
