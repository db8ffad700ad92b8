//! Rule: a mean along an axis is one of floats, also of arrays whose rank is known at run time. First line: "`u8` is not a float"
use shapewise::array::DynView;

fn mean(x: DynView<'_, u8>) {
    let _ = x.mean_axis(0);
}

fn main() {}
