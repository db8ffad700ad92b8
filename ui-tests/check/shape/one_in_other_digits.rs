//! Rule: the extent 1 is written `1`. First line: "the extent `0b0001` is 1: write `1`"

fn main() {
    let _ = shapewise::shape![3, 0b0001];
}
