//! Rule: an extent fits `isize`. First line: "an extent is at most isize::MAX"
use shapewise::DynExtent;

fn main() {
    let _ = DynExtent::of::<{ usize::MAX }>();
}
