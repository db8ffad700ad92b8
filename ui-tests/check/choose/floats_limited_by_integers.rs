//! Rule: bounds have the element type. First line: "`{integer}` cannot be combined with a tensor of rank 1 with elements `{float}`"

use shapewise::tensor;

fn main() {
    println!("{}", tensor![0.5, 1.5].clamp(0, 1));
}
