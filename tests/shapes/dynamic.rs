//! Dynamic shapes: their results equal those of ranked shapes, and those of TensorFlow except where a test says otherwise;
//! conversions from and to the other levels.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    array,
    dynamic::{MOST, known, parsed},
    orders, shapes,
};
#[cfg(feature = "arrays")]
use shapewise::View;
use shapewise::{
    Axis, Const, DynBroadcast, DynExtent, DynShape, DynShapeError, Extents, FromIntsError, One, Permutation,
    Shape, ShapeError, SizeError, broadcast, shape, slice::Range,
};

fn of(ints: &[i64]) -> DynShape {
    DynShape::from_ints(ints).unwrap()
}

// Ranked and dynamic.

/// Asserts that two shapes of different levels convert to each other.
#[track_caller]
fn same<const R: usize>(what: &str, ranked: Shape<R>, dynamic: Result<DynShape, DynShapeError>) {
    let dynamic = dynamic.unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_eq!(DynShape::from(ranked), dynamic, "{what}");
    assert_eq!(Shape::<R>::try_from(&dynamic), Ok(ranked), "{what}");
    assert_eq!(dynamic.element_count(), known(ranked.element_count()), "{what}");
}

/// Operations of every rank. A row: rank; positions to insert at, which are also the numbers of axes to take; axes.
#[cfg(feature = "arrays")]
macro_rules! ranks {
    ($($rank:literal: $($place:literal)*, $($axis:literal)*;)*) => { $(
        for extents in shapes($rank, 3) {
            let ranked = Shape::<$rank>::new(array(&extents)).unwrap();
            let dynamic = DynShape::from(ranked);
            same("itself", ranked, Ok(dynamic.clone()));
            assert_eq!(dynamic.rank(), Some($rank));
            for axis in -4..=4 {
                assert_eq!(dynamic.extent(axis), ranked.extent(axis).map(known), "axis {axis} of {dynamic}");
            }
            for extent in 0..=3 {
                same("append", ranked.append(extent).unwrap(), dynamic.append(known(extent)));
                same("prepend", ranked.prepend(extent).unwrap(), dynamic.prepend(known(extent)));
                $(
                    let inserted = ranked.insert_axis(Axis::<$place>, extent).unwrap();
                    same("insert", inserted, dynamic.insert_axis($place, known(extent)));
                    same("insert", inserted, dynamic.insert_axis($place - $rank - 1, known(extent)));
                )*
            }
            $(
                let removed = ranked.remove_axis(Axis::<$axis>);
                same("remove", removed, dynamic.remove_axis($axis));
                same("remove", removed, dynamic.remove_axis($axis - $rank));
            )*
            $(
                same("take", ranked.take::<$place>(), dynamic.take($place));
                same("take_last", ranked.take_last::<$place, _>(), dynamic.take_last($place));
            )*
            for order in orders($rank) {
                let axes: [isize; $rank] = array(&order).map(usize::cast_signed);
                let order = Permutation::new(axes).unwrap();
                same("permute", ranked.permute_by(order), dynamic.permute(&axes));
            }
            let memory = vec![0; ranked.element_count()];
            let view = View::from_shape(&memory, ranked).unwrap();
            for target in shapes(2, 6) {
                let to: [usize; 2] = array(&target);
                let found = dynamic.reshape(&to.map(usize::cast_signed)).ok();
                let expected = view.try_reshape(to).ok().map(|view| DynShape::from(Shape::new(view.extents()).unwrap()));
                assert_eq!(found, expected, "{dynamic} to {to:?}");
            }
        }
    )* };
}

/// Operations that rank 0 does not have.
#[cfg(feature = "arrays")]
macro_rules! head_and_tail {
    ($($rank:literal)*) => { $(
        for extents in shapes($rank, 3) {
            let ranked = Shape::<$rank>::new(array(&extents)).unwrap();
            let dynamic = DynShape::from(ranked);
            assert_eq!(dynamic.head(), Ok(known(ranked.head())), "{dynamic}");
            same("tail", ranked.tail(), dynamic.tail());
        }
    )* };
}

macro_rules! pairs {
    ($($lhs:literal $rhs:literal,)*) => { $(
        for (left, right) in shapes($lhs, 3).iter().flat_map(|left| shapes($rhs, 3).into_iter().map(move |right| (left.clone(), right))) {
            let (a, b) = (Shape::<$lhs>::new(array(&left)).unwrap(), Shape::<$rhs>::new(array(&right)).unwrap());
            let (x, y) = (DynShape::from(a), DynShape::from(b));
            same("concatenate", a.concatenate(b).unwrap(), x.concatenate(&y));
            same("prepend_shape", a.concatenate(b).unwrap(), y.prepend_shape(&x));
            let (ranked, dynamic) = (broadcast::shape(broadcast::align_trailing((a, b))), x.align_trailing(&y).map(DynBroadcast::into_shape));
            assert_eq!(ranked.is_ok(), dynamic.is_ok(), "{x} and {y}");
            match (ranked, dynamic) {
                (Ok(ranked), Ok(dynamic)) => same("broadcast", ranked, Ok(dynamic)),
                (Err(ranked), Err(dynamic)) => assert_eq!(ranked.to_string(), dynamic.to_string()),
                (ranked, dynamic) => panic!("{x} and {y} broadcast to {ranked:?} and {dynamic:?}"),
            }
        }
    )* };
}

#[test]
#[cfg(feature = "arrays")]
fn ranked_and_dynamic_answers_agree() {
    ranks! {
        0: 0, ;
        1: 0 1, 0;
        2: 0 1 2, 0 1;
        3: 0 1 2 3, 0 1 2;
    }
    head_and_tail!(1 2 3);
}

#[test]
fn ranked_and_dynamic_answers_agree_on_pairs() {
    pairs!(0 0, 0 1, 0 2, 0 3, 1 0, 1 1, 1 2, 1 3, 2 0, 2 1, 2 2, 2 3, 3 0, 3 1, 3 2, 3 3,);
}

// Results of TensorFlow Java's `Shape`, Python's `TensorShape` and C++'s `PartialTensorShape`, and deviations from them.

/// J-1: an axis out of range is an error.
#[test]
fn the_extent_of_an_axis_counted_from_either_end() {
    let shape = of(&[5, 4, 5]);
    assert_eq!([-1, -3].map(|axis| shape.extent(axis)), [Ok(known(5)); 2]);
    for axis in [3, -4] {
        let error = shape.extent(axis).unwrap_err();
        assert_eq!((error.axis, error.rank), (axis, 3));
    }
}

/// J-2, J-3: Java compares by identity if anything is unknown. Here `==` compares what is known, and `known_equal` compares the
/// shapes themselves.
#[test]
fn equality_is_structural_and_known_equality_has_three_answers() {
    use std::collections::HashSet;

    let keys = HashSet::from([of(&[-1, 4, 5]), of(&[-1, 4, 5]), DynShape::UNKNOWN, DynShape::default()]);
    assert_eq!(keys.len(), 2);
    assert!(keys.contains(&parsed("[?,4,5]")));
    assert_eq!(of(&[-1, 4, 5]).known_equal(&of(&[-1, 4, 5])), None);
    assert_eq!(DynShape::UNKNOWN.known_equal(&DynShape::UNKNOWN), None);
    assert_eq!(of(&[4, 5]).known_equal(&of(&[4, 5])), Some(true));
    assert_eq!(of(&[-1, 4]).known_equal(&of(&[-1, 5])), Some(false));
    assert_eq!(of(&[-1, 4]).known_equal(&of(&[-1, 4, 1])), Some(false));
    assert_eq!(parsed("[<=3]").known_equal(&of(&[4])), Some(false));
}

/// J-4 to J-6: `head` is the extent, not a shape of it; that is `take(1)`.
#[test]
fn parts_and_more_axes() {
    assert_eq!(of(&[]).head(), Err(of(&[]).take(1).unwrap_err()));
    assert_eq!((of(&[5, 6]).head(), of(&[5, 6]).take(1)), (Ok(known(5)), Ok(of(&[5]))));
    assert_eq!((of(&[]).tail(), of(&[5]).tail()), (Ok(DynShape::scalar()), Ok(DynShape::scalar())));
    assert_eq!(of(&[2, 4, 6]).take_last(2), Ok(of(&[4, 6])));
    assert_eq!((of(&[2, 4, 6]).take(0), of(&[2, 4, 6]).take_last(0)), (Ok(of(&[])), Ok(of(&[]))));
    assert_eq!(of(&[1, 2]).prepend_shape(&of(&[3, 4])), Ok(of(&[3, 4, 1, 2])));
    assert_eq!(of(&[1, 2]).concatenate(&of(&[3, 4])), Ok(of(&[1, 2, 3, 4])));
}

/// J-7: where Java throws a `NullPointerException`, an unknown rank stays unknown or is an error.
#[test]
fn operations_on_an_unknown_rank() {
    let unknown = DynShape::UNKNOWN;
    assert_eq!(
        [unknown.append(known(2)), unknown.prepend(known(2))],
        [Ok(DynShape::UNKNOWN), Ok(DynShape::UNKNOWN)]
    );
    assert_eq!((unknown.element_count(), unknown.extent(7)), (DynExtent::UNKNOWN, Ok(DynExtent::UNKNOWN)));
    assert_eq!((unknown.rank(), unknown.extents(), unknown.to_ints()), (None, None, None));
    assert_eq!((unknown.to_string().as_str(), unknown.is_unknown()), ("?", true));
    assert!(unknown.has_unknown_extent() && !unknown.is_fully_known());
    assert!(!unknown.is_scalar() && !unknown.is_vector() && !unknown.is_matrix());
    assert_eq!(unknown.head(), Err(DynShapeError::RankUnknown));
    for part in [
        unknown.tail(),
        unknown.take(0),
        unknown.take_last(0),
        unknown.sub_shape(0, 0),
        unknown.remove_axis(0),
    ] {
        assert_eq!(part, Err(DynShapeError::RankUnknown));
    }
    assert_eq!(unknown.insert_axis(0, known(1)), Err(DynShapeError::RankUnknown));
}

/// J-8: Java returns -1. A product with 0 is 0 for every other extent, and it does not wrap around.
#[test]
fn the_element_count_with_a_zero_is_known() {
    assert_eq!(of(&[0, -1]).element_count(), known(0));
    assert_eq!(of(&[2, -1]).element_count(), DynExtent::UNKNOWN);
    assert!(matches!(
        DynShape::from_ints(&[1_i64 << (usize::BITS / 2); 2]),
        Err(FromIntsError::Size(SizeError { axis: 1, .. }))
    ));
}

/// J-9: Java has two kinds of exceptions.
#[test]
fn a_sub_shape_has_its_bounds_checked() {
    let shape = of(&[2, 4, 6]);
    assert_eq!((shape.sub_shape(1, 3), shape.sub_shape(1, 1)), (Ok(of(&[4, 6])), Ok(of(&[]))));
    assert!(matches!(shape.sub_shape(1, 4), Err(DynShapeError::Range { begin: 1, end: 4, rank: 3 })));
    assert!(matches!(shape.sub_shape(2, 1), Err(DynShapeError::Range { begin: 2, end: 1, rank: 3 })));
    assert!(shape.sub_shape(usize::MAX, 2).is_err() && shape.sub_shape(4, 4).is_err());
}

/// J-10, J-11.
#[test]
fn compatible_shapes_and_a_copy_of_the_extents() {
    let shape = of(&[2, 2]);
    let others = [of(&[-1, 2]), of(&[-1, -1]), DynShape::UNKNOWN, of(&[1, 2]), of(&[1, 2, 3])];
    assert_eq!(others.map(|other| shape.is_compatible_with(&other)), [true, true, true, false, false]);
    assert!(known(2).is_compatible_with(DynExtent::UNKNOWN) && !known(2).is_compatible_with(known(3)));
    let mut ints = [2_i64, 2];
    let shape = of(&ints);
    ints[0] = 7;
    assert_eq!((shape.to_ints(), ints), (Some(vec![2, 2]), [7, 2]));
}

/// P-1 to P-3: TensorFlow's join of 2 and 5 is unknown; here it is bounded.
#[test]
fn the_lattice_of_tensorflow_with_bounds() {
    let below = |a: &str, b: &str| parsed(a).is_subtype_of(&parsed(b));
    assert!(["[32,?]", "[?,?]", "?"].iter().all(|other| below("[32,784]", other)));
    assert!(!below("[?,32]", "[32,?]") && !below("[?]", "[4]"));
    let join = |a: &str, b: &str| parsed(a).join(&parsed(b)).to_string();
    assert_eq!(
        [join("[2,1]", "[5,1]"), join("[2,?]", "[?,3]"), join("[1,2,3]", "[1,2]")],
        ["[<=5,1]", "[?,?]", "?"]
    );
    assert_eq!(parsed("[2,?]").merge(&parsed("[?,3]")), Ok(parsed("[2,3]")));
    assert!(parsed("[2]").merge(&parsed("[3]")).is_err());
    assert_eq!(parsed("?").merge(&parsed("[4]")), Ok(parsed("[4]")));
}

/// P-4 to P-7: parts of a shape of unknown rank are errors, and a range of its axes has an unknown rank; Python returns two unknown
/// extents for `[1:3]`, as if there were three axes, and refuses a step. `with_rank` sets the rank. Ranks up to 254 have a text, and
/// so has the unknown rank.
#[test]
fn unknown_ranks_negative_extents_and_high_ranks() {
    let unknown = DynShape::UNKNOWN;
    for (begin, end, step) in [(Some(1), Some(3), 1), (None, None, 2), (Some(-2), None, 1)] {
        assert_eq!(unknown.slice_axes(Range { begin, end }, step), Ok(DynShape::UNKNOWN));
    }
    assert_eq!(unknown.extent(5), Ok(DynExtent::UNKNOWN));
    assert_eq!(unknown.sub_shape(1, 3), Err(DynShapeError::RankUnknown));
    assert_eq!(unknown.with_rank(3).unwrap().sub_shape(1, 3), Ok(parsed("[?,?]")));
    assert_eq!((of(&[10, -1]).to_string().as_str(), DynShape::UNKNOWN.to_string().as_str()), ("[10,?]", "?"));
    let error = DynShape::from_ints(&[10, -2]).unwrap_err();
    assert!(matches!(error, FromIntsError::Negative { axis: 1, value: -2 }));
    assert_eq!(DynShape::of_rank(254).to_string().parse::<DynShape>().unwrap().rank(), Some(254));
    assert_eq!([parsed("?"), parsed("[]")].map(|shape| shape.rank()), [None, Some(0)]);
}

// Conversions.

#[test]
fn shapes_become_dynamic_and_come_back() {
    type Mixed = Shape<3, Extents![usize, 4, 1]>;
    let n = 7;
    let mixed: Mixed = Shape::new(shape![n, 4, 1]).unwrap().typed().unwrap();
    let dynamic = DynShape::from(mixed);
    assert_eq!(dynamic, parsed("[7,4,1]"));
    assert_eq!(Mixed::try_from(&dynamic), Ok(mixed));
    assert_eq!(Shape::<3>::try_from(&dynamic), Ok(mixed.ranked()));
    assert_eq!(Shape::<0>::try_from(&DynShape::scalar()), Ok(Shape::new([]).unwrap()));

    assert_eq!(DynShape::new([DynExtent::UNKNOWN; 2]).unwrap(), DynShape::of_rank(2));
    assert_eq!(Shape::<2>::try_from(&DynShape::UNKNOWN), Err(ShapeError::RankUnknown { expected: 2 }));

    let extent = |extent: usize| DynExtent::try_from(extent);
    assert_eq!((DynExtent::from(One), DynExtent::try_from(Const::<5>)), (known(1), extent(5)));
    assert_eq!([None, Some(3)].map(DynExtent::try_from), [Ok(DynExtent::UNKNOWN), extent(3)]);
    assert!(extent(MOST + 1).is_err() && DynExtent::try_from(Const::<{ usize::MAX }>).is_err());
}

#[test]
fn conversions_fail_at_the_rank_or_at_the_first_extent() {
    let to = |text: &str| {
        <Shape<2, Extents![3, usize]>>::try_from(&parsed(text)).map_err(|error| error.to_string())
    };
    assert!(to("[3,9]").is_ok_and(|shape| shape.extents() == [3, 9]));
    for (text, words) in [
        ("?", "the rank is not known, expected 2"),
        ("[]", "the rank is 0, expected 2"),
        ("[3,?,?]", "the rank is 3, expected 2"),
        ("[4,?]", "axis 1 has extent ?, which is not known: a shape needs each extent"),
        ("[<=3,?]", "axis 0 has extent <=3, which is not known: a shape needs each extent"),
        ("[4,9]", "axis 0 has extent 4, expected 3"),
    ] {
        assert_eq!(to(text), Err(words.into()), "{text}");
    }
}

#[test]
fn extents_come_from_integers_of_each_type() {
    macro_rules! each {
        ($($int:ty)*) => { $(
            let ints: [$int; 3] = [0, 1, 127];
            assert_eq!(DynShape::from_ints(&ints).unwrap(), of(&[0, 1, 127]), stringify!($int));
            let most = DynShape::from_ints(&[0, <$int>::MAX]);
            match usize::try_from(<$int>::MAX) {
                Ok(most_fits) if most_fits <= MOST => {
                    assert_eq!(most.unwrap().extent(1), Ok(known(most_fits)), stringify!($int));
                }
                Ok(_) => assert!(matches!(most, Err(FromIntsError::Size(_))), stringify!($int)),
                Err(_) => assert!(matches!(most, Err(FromIntsError::TooLarge { axis: 1, .. })), stringify!($int)),
            }
        )* };
    }
    macro_rules! signed {
        ($($int:ty)*) => { $(
            let ints: [$int; 2] = [-1, 2];
            assert_eq!(DynShape::from_ints(&ints).unwrap(), of(&[-1, 2]), stringify!($int));
            for value in [-2, <$int>::MIN] {
                let error = DynShape::from_ints(&[-1, value]).unwrap_err();
                assert_eq!(error, FromIntsError::Negative { axis: 1, value: value.into() }, stringify!($int));
            }
        )* };
    }
    each!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
    signed!(i8 i16 i32 i64 i128);
    assert_eq!(DynShape::from_ints(&[-1_isize, 2]).unwrap(), of(&[-1, 2]));
}

/// The error is that of `Shape::from_ints`.
#[test]
fn an_integer_too_large_is_named_by_its_axis() {
    for ints in [[usize::MAX, 2, 3], [2, usize::MAX, 3], [2, 3, usize::MAX], [MOST, 1, 2], [2, 0, MOST]] {
        let (dynamic, ranked) = (DynShape::from_ints(&ints), Shape::from_ints(ints));
        assert_eq!(dynamic.unwrap_err(), ranked.unwrap_err(), "{ints:?}");
    }
}

#[test]
fn extents_that_do_not_fit_are_errors_and_never_wrap() {
    let huge = DynShape::new([known(MOST), DynExtent::UNKNOWN, known(0)]).unwrap();
    assert_eq!(huge.element_count(), known(0));
    let two = DynShape::new([known(2)]).unwrap();
    let refused = |result: Result<DynShape, DynShapeError>, axis| {
        assert!(
            matches!(result, Err(DynShapeError::Size(SizeError { axis: at, .. })) if at == axis),
            "{result:?}"
        );
    };
    refused(huge.append(known(2)), 3);
    refused(huge.prepend(known(2)), 1);
    refused(huge.insert_axis(1, known(2)), 1);
    refused(huge.concatenate(&two), 3);
    refused(huge.prepend_shape(&two), 1);
    assert!(DynShape::new([known(MOST), known(2)]).is_err());
    assert!(huge.merge(&parsed("[?,2,?]")).is_err() && huge.is_compatible_with(&parsed("[?,2,?]")));
    assert!(parsed("[?,2]").align_trailing(&DynShape::new([known(MOST), known(1)]).unwrap()).is_err());
    assert!(parsed("[6]").reshape(&[isize::MAX, 2]).is_err());
}

/// Eight extents, a length, and the mark of an unknown rank, without a pointer.
#[test]
fn shapes_are_small() {
    assert_eq!(size_of::<DynExtent>(), size_of::<usize>());
    assert!(size_of::<DynShape>() <= 10 * size_of::<usize>(), "{}", size_of::<DynShape>());
}
