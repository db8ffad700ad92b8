//! Rule: two extents known in the type are equal, or one of them is `One`. First line: "extents 3 and 4 do not broadcast at axis 1: they must be equal, or one of them `One`"
use shapewise::{View, shape};

fn main() -> Result<(), shapewise::ViewError> {
    let pixels = [10.0, 20.0, 30.0, 40.0, 50.0, 60.0];
    let rows = pixels.len() / 3;
    let mean = [1.0, 2.0, 3.0, 4.0];
    let batch = View::new(&pixels, shape![rows, 3])?;
    let mean = View::new(&mean, shape![1, 4])?;
    let _ = batch - mean;
    Ok(())
}
