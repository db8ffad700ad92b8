//! Strategies: what is drawn is valid, and each kind is drawn.

use proptest::{
    prelude::*,
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use shapewise_xla::proptest as strategies;

proptest! {
    #[test]
    fn array_shapes_are_printed_and_parsed(shape in strategies::array_shape(0..5, 0..4)) {
        prop_assert_eq!(shape.to_string().parse(), Ok(shape));
    }
}

/// Many draws include each part of the text.
#[test]
fn each_part_is_drawn() {
    let mut runner = TestRunner::deterministic();
    let strategy = strategies::array_shape(0..3, 2..4);
    let drawn: Vec<String> =
        (0..500).map(|_| strategy.new_tree(&mut runner).expect("a shape").current().to_string()).collect();
    for part in ["f32[", "s4[", "{1,0:", "{0,1:", "T(", ",*", ")(", "L(3)", "E(4)", "S(5)", "<=3", "?]", "[]"]
    {
        assert!(drawn.iter().any(|shape| shape.contains(part)), "{part} is not drawn");
    }
    assert!(drawn.iter().any(|shape| shape.ends_with(",2]")), "one without a layout is not drawn");
}
