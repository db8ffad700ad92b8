//! Sorted axes, on one device and on eight.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, Tensor};
use shapewise_stablehlo::{Program, placed};

use common::{eight, fits};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

#[test]
fn rows_are_sorted_without_communication() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    let n = program.parameter::<u8, 2, _>("n", placed![8, 6 @ Model]);
    let sorted = (x.sort_axis(Axis::<1>), n.sort_axis(Axis::<0>), x.sort_axis(Axis::<1>).flip(Axis::<1>));
    let numbers = [2.5, f32::NAN, -0.0, 0.0, f32::NEG_INFINITY, -1.0];
    let rows = Tensor::try_from_fn([8, 6], |[i, j]| numbers[(i + j) % 6]).unwrap();
    let columns =
        Tensor::try_from_fn([8, 6], |[i, j]| [200_u8, 3, 127, 128, 0, 9, 9, 255][(i * 3 + j) % 8]).unwrap();
    for module in [program.module(sorted), program.module_for_one_device(sorted)].into_iter().filter(fits) {
        let executable = eight().compile(&module).unwrap();
        assert_eq!(executable.collectives().unwrap(), [""; 0]);
        let results = executable.call().input(&rows).unwrap().input(&columns).unwrap().run().unwrap();
        let (found, turned) = (results.get::<f32, 2>(0).unwrap(), results.get::<f32, 2>(2).unwrap());
        let mut expected = numbers;
        expected.sort_by(f32::total_cmp);
        for row in 0..8 {
            for (column, expected) in expected.iter().enumerate() {
                assert_eq!(found[[row, column]].to_bits(), expected.to_bits(), "{row}, {column}");
                assert_eq!(turned[[row, 5 - column]].to_bits(), expected.to_bits(), "{row}, {column}");
            }
        }
        let found = results.get::<u8, 2>(1).unwrap();
        for column in 0..6 {
            let mut expected: Vec<u8> = (0..8).map(|row| columns[[row, column]]).collect();
            expected.sort_unstable();
            assert_eq!((0..8).map(|row| found[[row, column]]).collect::<Vec<_>>(), expected);
        }
    }
}
