//! Rule: the ends of evenly spaced numbers are one argument, a range. First line: "this function takes 2 arguments but 3 arguments were supplied"
use shapewise::Tensor;

fn main() {
    let times = Tensor::linspace(0., 6., 200);
    println!("{times}");
}
