//! Rule: correlations are those of floats. First line: "`i32` is not a float"
use shapewise::View;

fn spread(x: View<'_, i32, 2>) {
    let _ = x.corrcoef();
}

fn main() {}
