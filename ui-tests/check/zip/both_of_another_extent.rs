//! Rule: two arrays that are updated have the same extents. First line: "extents 2 and 3 differ at axis 0: they must be equal, because nothing stretches here"
use shapewise::{tensor};

fn main() {
    let (mut x, mut y, z) = (tensor![1, 2, 3], tensor![1, 2], tensor![1, 2, 3]);
    x.zip_map_apply_both(&mut y, (&z,), |x, y, (z,)| *x += *y + z);
}
