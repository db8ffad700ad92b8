//! Edits that change the rank, compared with layouts whose axes have names.

use shapewise::{
    Axis, AxisError,
    layout::{Ordered, edit::EditError},
    shape,
};

use super::{
    dense,
    oracle::{
        dense::{Dense, world},
        indices, orders,
    },
    order, ranked,
};

/// All layouts of one rank.
fn layouts(rank: usize) -> impl Iterator<Item = Dense> {
    world(rank, &[0, 1, 2, 3])
        .into_iter()
        .filter(move |shape| shape.len() == rank)
        .flat_map(|shape| Dense::all(&shape).collect::<Vec<_>>())
}

/// The tests of one rank: each axis that can be removed, each position where one can be inserted.
macro_rules! edits_of_rank {
    ($test:ident: $rank:literal; remove $($removed:literal)*; insert $($inserted:literal)*) => {
        #[test]
        fn $test() {
            let mut cases = 0;
            for from in layouts($rank) {
                let layout: Ordered<$rank> = ranked(&from);
                let edited = |layout: &Ordered<{ $rank + 1 }>| dense(layout);
                assert_eq!(edited(&layout.append_major(5).unwrap()), from.with($rank, $rank, 5));
                assert_eq!(edited(&layout.append_minor(5).unwrap()), from.with($rank, 0, 5));
                assert_eq!(edited(&layout.prepend_major(5).unwrap()), from.with(0, $rank, 5));
                assert_eq!(edited(&layout.prepend_minor(5).unwrap()), from.with(0, 0, 5));
                $({
                    // Next to the existing axis, on its major side.
                    let place = from.order.iter().position(|&axis| axis == $inserted).map_or(0, |place| place + 1);
                    let inserted = layout.insert_axis(Axis::<$inserted>, 5).unwrap();
                    assert_eq!(edited(&inserted), from.with($inserted, place, 5));
                    assert_eq!(inserted.order(), layout.order().insert_axis(Axis::<$inserted>));
                    // An inserted axis can be removed.
                    assert_eq!(inserted.remove_axis(Axis::<$inserted>), layout);
                    cases += 1;
                })*
                $({
                    let removed = layout.remove_axis(Axis::<$removed>);
                    assert_eq!(dense(&removed), from.without(&[$removed]));
                    assert_eq!(removed.order(), layout.order().remove_axis(Axis::<$removed>));
                    cases += 1;
                })*
            }
            assert!(cases > 0, "{cases} cases");
        }
    };
}

edits_of_rank! { edits_of_rank_0: 0; remove; insert 0 }
edits_of_rank! { edits_of_rank_1: 1; remove 0; insert 0 1 }
edits_of_rank! { edits_of_rank_2: 2; remove 0 1; insert 0 1 2 }
edits_of_rank! { edits_of_rank_3: 3; remove 0 1 2; insert 0 1 2 3 }

#[test]
fn removing_axes_in_any_order_keeps_the_order_of_the_others() {
    fn remove<const K: usize, const Q: usize>(from: &Dense)
    where
        shapewise::rank::Ranks: shapewise::rank::Minus<4, K, Q>,
    {
        for axes in indices(&[4; K]) {
            let layout = ranked::<4>(from);
            let signed: [isize; K] =
                core::array::from_fn(|at| axes[at].cast_signed() - if at % 2 == 1 { 4 } else { 0 });
            let found = layout.remove_axes::<K, Q>(signed);
            assert_eq!(found.map(|layout| layout.order()), layout.order().remove_axes(signed));
            let repeated = (0..K).find(|&second| axes[..second].contains(&axes[second]));
            match repeated {
                Some(second) => {
                    let first = axes.iter().position(|&axis| axis == axes[second]).unwrap();
                    assert_eq!(found, Err(EditError::Repeated { axis: axes[second], first, second }));
                }
                None => assert_eq!(dense(&found.unwrap()), from.without(&axes), "{from:?} without {axes:?}"),
            }
        }
    }
    for order in orders(4) {
        let from = Dense::new(&[2, 3, 5, 7], &order);
        remove::<0, 4>(&from);
        remove::<1, 3>(&from);
        remove::<2, 2>(&from);
        remove::<3, 1>(&from);
        remove::<4, 0>(&from);
    }
    let error = order::<2>(&[0, 1]).remove_axes::<1, 1>([2]).unwrap_err();
    assert!(matches!(error, EditError::NoSuchAxis(AxisError { axis: 2, rank: 2, .. })), "{error}");
}

#[test]
fn kept_axes_keep_their_order() {
    fn keep<const Q: usize>(from: &Dense, kept: [bool; 4]) {
        let layout = ranked::<4>(from);
        let gone: Vec<usize> = (0..4).filter(|&axis| !kept[axis]).collect();
        match layout.keep::<Q>(kept) {
            Ok(found) => {
                assert_eq!(dense(&found), from.without(&gone), "{from:?} with {kept:?}");
                assert_eq!(Ok(found.order()), layout.order().keep(kept));
            }
            Err(error) => {
                assert_eq!(error, EditError::Kept { kept: 4 - gone.len(), rank: Q });
                assert_ne!(4 - gone.len(), Q);
            }
        }
        let of_ones =
            from.extents.iter().enumerate().filter(|(_, extent)| **extent == 1).map(|(axis, _)| axis);
        let ones: Vec<usize> = of_ones.collect();
        match layout.remove_degenerate_axes::<Q>() {
            Ok(found) => assert_eq!(dense(&found), from.without(&ones)),
            Err(error) => assert_eq!(error, EditError::Kept { kept: 4 - ones.len(), rank: Q }),
        }
    }
    for order in orders(4) {
        for choice in indices(&[2; 4]) {
            let kept: [bool; 4] = core::array::from_fn(|axis| choice[axis] == 1);
            let from = Dense::new(&[choice[3] + 1, 3, choice[0] + 1, choice[1] + 1], &order);
            keep::<0>(&from, kept);
            keep::<1>(&from, kept);
            keep::<2>(&from, kept);
            keep::<3>(&from, kept);
            keep::<4>(&from, kept);
        }
    }
}

#[test]
fn extents_that_no_longer_fit_are_refused() {
    let half = 1 << (usize::BITS / 2);
    let layout = ranked::<2>(&Dense::new(&[half, 1], &[0, 1]));
    assert!(layout.append_major(half).is_err() && layout.append_minor(half).is_err());
    assert!(layout.prepend_major(half).is_err() && layout.prepend_minor(half).is_err());
    assert!(layout.insert_axis(Axis::<1>, half).is_err());
    assert!(layout.append_major(half / 2 - 1).is_ok());
}

#[test]
fn in_memory_order_is_the_row_major_transpose() {
    for from in (0..=3).flat_map(layouts) {
        super::with_rank!(from.extents.len(), R => {
            let layout = ranked::<R>(&from);
            let physical = layout.in_memory_order();
            let majors: Vec<usize> = from.order.iter().rev().copied().collect();
            assert_eq!(physical.shape().extents()[..], from.naive().permute(&majors).extents);
            assert!(from.naive().permute(&majors).elements.is_sorted(), "{from:?}");
        });
    }
}

#[test]
fn moving_an_axis_keeps_the_order_of_the_others() {
    for from in layouts(3) {
        for axis in 0..3_usize {
            let layout = ranked::<3>(&from);
            let others: Vec<usize> = from.order.iter().copied().filter(|&other| other != axis).collect();
            let signed = axis.cast_signed() - 3;
            let (major, minor) =
                (layout.move_to_major(signed).unwrap(), layout.move_to_minor(signed).unwrap());
            assert_eq!(dense(&major), Dense::new(&from.extents, &[&others[..], &[axis]].concat()));
            assert_eq!(dense(&minor), Dense::new(&from.extents, &[&[axis], &others[..]].concat()));
        }
        assert!(
            ranked::<3>(&from).move_to_major(3).is_err() && ranked::<3>(&from).move_to_minor(-4).is_err()
        );
    }
}

#[test]
fn known_extents_stay_known() {
    let layout = Ordered::new(shapewise::Shape::new(shape![2, 3]).unwrap(), order::<2>(&[0, 1]));
    let edited = layout.append_major(shapewise::Const::<5>).unwrap().remove_axis(Axis::<0>);
    assert_eq!(edited.shape().typed_extents(), (shapewise::Const::<3>, shapewise::Const::<5>));
    assert_eq!(edited.order(), order::<2>(&[0, 1]));
    let permuted = layout.permute(shapewise::axes![1, 0]);
    assert_eq!(permuted.shape().typed_extents(), (shapewise::Const::<3>, shapewise::Const::<2>));
    assert_eq!(permuted.order(), order::<2>(&[1, 0]));
}
