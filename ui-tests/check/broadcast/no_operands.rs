//! Rule: a tuple of operands has one or more. First line: "0 operands are in this tuple"

use shapewise::broadcast;

fn main() {
    let _ = broadcast::all(());
}
