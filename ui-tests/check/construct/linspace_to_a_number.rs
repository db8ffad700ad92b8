//! Rule: evenly spaced numbers are of a range and a count. First line: "expected a range of floats, `start..=end` or `start..end`, found `{float}`"
use shapewise::Tensor;

fn main() {
    let times = Tensor::<f64, 1>::linspace(6.0, 200);
    println!("{times}");
}
