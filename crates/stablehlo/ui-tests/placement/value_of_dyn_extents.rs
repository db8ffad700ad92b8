//! A value whose extents are not known has the type `Value<'_, f32, R>`; `DynExtent` is what a parameter is declared with.

use shapewise::DynExtent;
use shapewise_stablehlo::Value;

fn scaled<'p>(x: Value<'p, f32, 2, [DynExtent; 2]>) -> Value<'p, f32, 2, [DynExtent; 2]> {
    x * 2.0
}

fn main() {
    let _ = scaled;
}
