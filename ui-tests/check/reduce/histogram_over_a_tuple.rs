//! Rule: a histogram is over a range. First line: "expected a range of floats, `start..=end` or `start..end`, found `({float}, {float})`"
use shapewise::tensor;

fn main() {
    let _ = tensor![0.5, 1.5].histogram(2, (0.0, 2.0));
}
