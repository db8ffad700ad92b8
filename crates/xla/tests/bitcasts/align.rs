//! `align` and `MinorToMajor::from_strides`: an order that makes a reshape a bitcast, or none if there is none.

use shapewise::{Layout, MinorToMajor, Strided, layout::Ordered};

use super::{
    Answers, dense,
    oracle::{
        check,
        dense::{Dense, world},
        indices,
    },
    ranked, with_rank,
};

fn align(from: &Dense, to: &[usize]) -> Option<Dense> {
    with_rank!(from.extents.len(), R => with_rank!(to.len(), Q => {
        let to: [usize; Q] = to.try_into().unwrap();
        ranked::<R>(from).align(shapewise::Shape::new(to).unwrap()).map(|layout| dense(&layout))
    }))
}

#[test]
fn an_order_is_found_wherever_there_is_one() {
    let mut answers = Answers::default();
    for shapes in [world(4, &[1, 2, 3]), world(3, &[1, 2, 4, 6])] {
        for from in &shapes {
            let count: usize = from.iter().product();
            let same_count: Vec<_> =
                shapes.iter().filter(|to| to.iter().product::<usize>() == count).collect();
            let all: Vec<Vec<(Dense, Vec<usize>)>> = same_count
                .iter()
                .map(|to| Dense::all(to).map(|layout| (layout.clone(), layout.offsets())).collect())
                .collect();
            for from in Dense::all(from) {
                let offsets = from.offsets();
                for (to, layouts) in same_count.iter().zip(&all) {
                    let found = align(&from, to);
                    let expected = layouts.iter().any(|(_, other)| *other == offsets);
                    assert_eq!(found.is_some(), expected, "{from:?} to {to:?}: {found:?}");
                    if let Some(found) = &found {
                        let (_, other) = layouts.iter().find(|(layout, _)| layout == found).unwrap();
                        assert_eq!(*other, offsets, "{from:?} to {found:?}");
                        // Axes of extent 1 are the most major, the last of them first.
                        let others = to.iter().filter(|&&extent| extent != 1).count();
                        let mut ones = found.order[others..].to_vec();
                        ones.reverse();
                        assert!(ones.iter().all(|&axis| to[axis] == 1) && ones.is_sorted(), "{found:?}");
                    }
                    answers.add(expected);
                }
            }
        }
    }
    answers.assert_both(1000);
}

#[test]
fn without_elements_every_order_fits_and_the_result_is_row_major() {
    // XLA's AlignLayouts looks for contiguous axes there too: for [0,10]{0,1} to [10,0] it finds no layout.
    assert_eq!(align(&Dense::new(&[0, 10], &[0, 1]), &[10, 0]), Some(Dense::new(&[10, 0], &[1, 0])));
    let shapes: Vec<_> = world(3, &[0, 1, 2]).into_iter().filter(|shape| shape.contains(&0)).collect();
    for from in shapes.iter().flat_map(|shape| Dense::all(shape)) {
        for to in &shapes {
            let found = align(&from, to).unwrap_or_else(|| panic!("{from:?} to {to:?}"));
            assert!(found.order.iter().rev().is_sorted(), "{from:?} to {found:?}");
        }
    }
    assert_eq!(align(&Dense::new(&[0, 10], &[0, 1]), &[10, 1]), None);
}

#[test]
fn strides_have_an_order_if_the_layout_is_dense() {
    let (mut answers, mut unsaid) = (Answers::default(), 0);
    for shape in world(3, &[0, 1, 2, 3]) {
        for strides in indices(&vec![10; shape.len()]) {
            let rank = shape.len();
            with_rank!(rank, R => {
                let extents: [usize; R] = shape.clone().try_into().unwrap();
                let strides: [isize; R] = strides.iter().map(|stride| stride.cast_signed()).collect::<Vec<_>>().try_into().unwrap();
                let layout = Strided::new(extents, strides).unwrap();
                let mut offsets = check::offsets(extents, strides, 0);
                let found = Ordered::from_layout(&layout);
                if let Some(found) = &found {
                    let same: Vec<isize> = dense(found).offsets().iter().map(|offset| offset.cast_signed()).collect();
                    assert_eq!(same, offsets, "{layout:?}");
                    // Exactly the strides, if they are those of some order.
                    let all = Dense::all(&shape);
                    let exact = all.into_iter().any(|layout| ranked::<R>(&layout).strides() == strides);
                    assert_eq!(found.strides() == strides, exact, "{layout:?} {found:?}");
                    // Otherwise row-major if the layout is, otherwise the axes that no stride determines are the most
                    // major.
                    if !exact && layout.is_row_major() {
                        assert!(found.order().is_row_major(), "{layout:?} {found:?}");
                    } else if !exact {
                        let order = found.order().axes();
                        let is_exact = |axis: &&usize| found.strides()[**axis] == strides[**axis];
                        let rest = order.iter().rposition(|axis| is_exact(&axis)).map_or(0, |place| place + 1);
                        assert!(order[rest..].iter().rev().is_sorted(), "{layout:?} {found:?}");
                        assert!(order[..rest].iter().all(|axis| is_exact(&axis)), "{layout:?} {found:?}");
                        unsaid += 1;
                    }
                }
                offsets.sort_unstable();
                let dense = offsets.iter().copied().eq(0..offsets.len().cast_signed());
                assert_eq!(found.is_some(), dense, "{layout:?}");
                answers.add(dense);
            });
        }
    }
    answers.assert_both(1000);
    assert!(unsaid > 20, "{unsaid}");
    assert_eq!(Ordered::from_layout(&Strided::new([3], [-1]).unwrap()), None);
    assert_eq!(Ordered::from_layout(&Strided::new([3, 2], [1, 0]).unwrap()), None);
}

#[test]
fn one_of_several_orders_is_chosen() {
    let order = |extents: &[usize], strides: &[isize]| {
        with_rank!(extents.len(), R => {
            let order = MinorToMajor::<R>::from_strides(&extents.try_into().unwrap(), &strides.try_into().unwrap());
            order.map(|order| order.to_string())
        })
    };
    for (extents, strides, expected) in [
        // Exactly these strides, although it is also row-major; the last axis of extent 1 comes first.
        (&[5, 1][..], &[1, 5][..], "{0,1}"),
        (&[5, 1], &[1, 1], "{1,0}"),
        (&[1, 1], &[1, 1], "{1,0}"),
        (&[1, 5, 1], &[5, 1, 5], "{1,2,0}"),
        (&[1, 5, 1], &[1, 1, 1], "{2,0,1}"),
        (&[0, 3], &[1, 0], "{0,1}"),
        // Row-major.
        (&[5, 1], &[1, 0], "{1,0}"),
        (&[5, 1, 1], &[1, 0, 5], "{2,1,0}"),
        (&[1, 3], &[-77, 1], "{1,0}"),
        (&[0, 3], &[-7, 2], "{1,0}"),
        // Axes that no stride determines are the most major, the last axis first.
        (&[2, 1, 1, 3], &[1, 0, 9, 2], "{0,3,2,1}"),
        (&[2, 1, 1, 3], &[1, 0, 2, 2], "{0,2,3,1}"),
        (&[1, 5, 3], &[0, 1, 5], "{1,2,0}"),
    ] {
        assert_eq!(order(extents, strides).as_deref(), Some(expected), "{extents:?} {strides:?}");
    }
    assert_eq!(order(&[2, 3], &[4, 1]), None);
    assert_eq!(order(&[usize::MAX, 2], &[2, 1]), None);
    assert_eq!(order(&[], &[]).as_deref(), Some("{}"));
}
