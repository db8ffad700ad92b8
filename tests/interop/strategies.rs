//! The strategies draw the values that their docs promise (feature `proptest`).
#![cfg(feature = "proptest")]

use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
use shapewise::{DynShape, Extents, Permutation, broadcast, interop::proptest as strategies};

proptest! {
    #[test]
    fn extents_are_from_the_range(shape in strategies::ranked_shape::<3>(1..4)) {
        prop_assert!(shape.extents().iter().all(|extent| (1..4).contains(extent)));
    }

    #[test]
    fn extents_in_the_type_are_those_of_the_type(shape in strategies::typed_shape::<3, Extents![usize, 7, 1]>(0..4)) {
        prop_assert_eq!(shape.extents()[1..].to_vec(), [7, 1]);
        prop_assert!(shape.extents()[0] < 4);
    }

    #[test]
    fn an_index_is_in_bounds((shape, index) in strategies::shape_with_index::<4>(1..4)) {
        prop_assert!(shape.linear_index(index).is_ok());
    }

    #[test]
    fn pairs_broadcast((left, right, both) in strategies::broadcasting_shapes::<3>(0..4)) {
        prop_assert_eq!(broadcast::extents(&left.extents(), &right.extents()), Ok(both.extents()));
    }

    #[test]
    fn permutations_have_inverses(order in strategies::permutation::<5>()) {
        prop_assert_eq!(order.inverse().after(order), Permutation::IDENTITY);
    }

    #[test]
    fn layouts_reach_their_span(layout in strategies::strided::<3>(0..4, -5..6)) {
        prop_assert!(layout.base() <= layout.span());
    }

    #[test]
    fn shapes_of_a_rank_are_subtypes_of_its_unknown_shape(shape in strategies::dyn_shape(2..3, 0..4)) {
        prop_assert!(shape.with_rank(2).unwrap().is_subtype_of(&DynShape::of_rank(2)));
    }

    #[test]
    fn dynamic_shapes_are_printed_and_parsed(shape in strategies::dyn_shape(0..5, 0..4)) {
        prop_assert_eq!(shape.to_string().parse(), Ok(shape));
    }
}

/// Many draws include each kind: known, bounded, unknown, and an unknown rank.
#[test]
fn each_kind_is_drawn() {
    use proptest::{
        strategy::{Strategy, ValueTree},
        test_runner::TestRunner,
    };

    let mut runner = TestRunner::deterministic();
    let strategy = strategies::dyn_shape(0..3, 2..4);
    let drawn: Vec<String> =
        (0..500).map(|_| strategy.new_tree(&mut runner).expect("a shape").current().to_string()).collect();
    for kind in ["?", "[]", "[2]", "[<=3]", "[?]", "[3,?]"] {
        assert!(drawn.iter().any(|shape| shape == kind), "{kind} is not drawn");
    }
}
