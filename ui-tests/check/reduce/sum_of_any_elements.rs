//! Rule: elements of a sum are numbers. First line: "elements `T` cannot be summed"

use shapewise::View;

fn total<T>(x: &View<'_, T, 2>) -> T {
    x.sum()
}

fn main() {
    let _ = total(&View::new(&[1, 2], [1, 2]).unwrap());
}
