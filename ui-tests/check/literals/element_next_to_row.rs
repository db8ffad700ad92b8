//! Rule: each element of a literal has as many brackets around it. First line: "the brackets of a literal do not nest evenly: each element has as many brackets around it as the others"
use shapewise::tensor;

fn main() {
    let _ = tensor![1, [2, 3]];
}
