//! Rule: evenly spaced numbers are of a range and a count. First line: "this function takes 2 arguments but 3 arguments were supplied"
use shapewise::Tensor;

fn main() {
    let times = Tensor::linspace(0.0, 6.0, 200);
    println!("{times}");
}
