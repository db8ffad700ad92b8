//! Floats as text. `tests/numpy/printed.txt` has what NumPy 2.4 printed (`str`), written by `printed.py` beside it.
#![cfg(feature = "std")]
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{DynShape, array::DynTensor, tensor};

/// The cases: element type, extents, the bits of the elements, and the text.
fn cases() -> impl Iterator<Item = (&'static str, Vec<usize>, Vec<u64>, &'static str)> {
    include_str!("../numpy/printed.txt").split("\n=\n").filter(|case| !case.is_empty()).map(|case| {
        let (array, text) = case.split_once('\n').unwrap();
        let mut parts = array.split(' ');
        let (element, extents) = (parts.next().unwrap(), parts.next().unwrap());
        let bits = parts.map(|bits| u64::from_str_radix(bits, 16).unwrap()).collect();
        (element, extents.split(',').map(|extent| extent.parse().unwrap()).collect(), bits, text)
    })
}

#[test]
fn floats_are_printed_as_numpy_prints_them() {
    let mut count = 0;
    for (element, extents, bits, text) in cases() {
        let shape = DynShape::try_from(extents.as_slice()).unwrap();
        let found = if element == "f64" {
            let numbers = bits.iter().map(|&bits| f64::from_bits(bits)).collect();
            DynTensor::new(numbers, &shape).unwrap().to_string()
        } else {
            let numbers = bits.iter().map(|&bits| f32::from_bits(u32::try_from(bits).unwrap())).collect();
            DynTensor::new(numbers, &shape).unwrap().to_string()
        };
        assert_eq!(found, text, "{element}{extents:?}");
        count += 1;
    }
    assert_eq!(count, 557);
}

#[test]
fn each_element_prints_itself_where_that_is_requested() {
    let thirds = tensor![1.0, 1.0 / 3.0];
    assert_eq!(thirds.to_string(), "[1.         0.33333333]");
    assert_eq!(format!("{thirds:#}"), "[1                  0.3333333333333333]");
    assert_eq!(format!("{thirds:.2}"), "[1.00 0.33]");
    assert_eq!(format!("{thirds:+}"), "[+1.         +0.33333333]");
    assert_eq!(format!("{thirds:12}"), "[  1.           0.33333333]");
    assert_eq!(format!("{thirds:?}"), "[2] strides [1]: [1.0               , 0.3333333333333333]");
    assert_eq!(
        tensor![1e30, 1.0].map(|x| format!("<{x}>")).to_string(),
        format!("[<1{:0>30}> {:>33}]", "", "<1>")
    );
}

#[test]
fn ranks_agree() {
    let matrix = tensor![[1.0, 2.5e-10], [f64::NAN, -3.0]];
    assert_eq!(matrix.to_string(), "[[ 1.0e+00  2.5e-10]\n [     NaN -3.0e+00]]");
    assert_eq!(DynTensor::from(matrix.clone()).to_string(), matrix.to_string());
    assert_eq!(matrix.transpose().to_string(), "[[ 1.0e+00      NaN]\n [ 2.5e-10 -3.0e+00]]");
    assert_eq!(tensor![1.5].reshape([]).to_string(), "1.5");
}
