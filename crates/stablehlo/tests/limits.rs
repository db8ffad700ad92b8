//! Lists of a program at their limits: rows of the table in `docs/limits.md`.

use shapewise::shape;
use shapewise_stablehlo::{Pairs, Program, pairs, placed, placement::OneDevice};

shapewise_stablehlo::mesh! { Ring { Data: 16 } }

/// One more is the case `five_results`.
#[test]
fn at_five_results() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![3]);
    assert!(program.module(x).to_string().contains("-> tensor<3xf32>"));
    assert!(program.module((x,)).to_string().contains("tensor<3xf32>"));
    let results = |text: String| {
        text.lines()
            .filter_map(|line| line.split("->").nth(1))
            .next()
            .unwrap_or_default()
            .matches("3xf32")
            .count()
    };
    assert_eq!(results(program.module((x, x, x, x)).to_string()), 4);
    // A tuple in a tuple: as many as one likes.
    assert_eq!(results(program.module(((x, x, x, x), (x, x, x, x), x)).to_string()), 9);
}

/// One more is the case `five_values_of_a_loop`.
#[test]
fn at_five_values_of_a_loop() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![3]);
    let four = program.repeat(2, (x, x, x, x), |_, (a, b, c, d)| (b, c, d, a));
    assert!(four.is_ok_and(|(first, ..)| first.describe() == x.describe()));
    let five = program.repeat(2, ((x, x, x, x), x), |_, ((a, b, c, d), e)| ((b, c, d, e), a));
    assert!(five.is_ok_and(|(_, last)| last.describe() == x.describe()));
}

#[test]
fn pairs_are_as_many_as_devices() {
    let none: Pairs<'_, Data> = pairs![Data:];
    let program = Program::<Ring>::new();
    let x = program.parameter::<f32, 1, _>("x", placed![32 @ Data]);
    assert_eq!(x.collective_permute(none).describe(), x.describe());
    let all = pairs![
        Data: 0 => 1, 1 => 2, 2 => 3, 3 => 4, 4 => 5, 5 => 6, 6 => 7, 7 => 8, 8 => 9, 9 => 10, 10 => 11, 11 => 12, 12 => 13, 13 => 14,
        14 => 15, 15 => 0
    ];
    assert_eq!(x.collective_permute(all).describe(), x.describe());
}
