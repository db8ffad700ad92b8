//! Rule: the extent 1 is written `1`. First line: "the extent 1 is not written `1`"

fn main() {
    let _ = shapewise::shape![3, 0b0001];
}
