//! Rule: `dot` is of vectors. First line: "`dot` is of two vectors, and these operands have rank 1 and rank 2"

use shapewise::tensor;

fn main() {
    let vector = tensor![1.0, 2.0];
    println!("{}", vector.dot(tensor![[5.0, 6.0], [7.0, 8.0]]));
}
