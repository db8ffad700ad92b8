//! Random ranked and mixed shapes up to rank 5, compared with the oracle: slices, permutations, broadcasts and
//! reshapes, one after the other.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Item, Naive, array,
    check::{check_rows, check_view},
    range,
};
use proptest::prelude::{Just, Strategy, any, proptest};
use proptest::{collection::vec, option, prop_oneof, sample, test_runner::Config};
use shapewise::{Permutation, View, ViewMut, s, slice::Stepped};

/// A range of an axis: begin, end, step.
type Ends = (Option<isize>, Option<isize>, isize);

/// An operation on a view; the rank stays the same.
#[derive(Clone, Debug)]
enum Step {
    Slice(Vec<Ends>),
    Permute(Vec<usize>),
    Transpose,
    /// Each axis of extent 1 is stretched to this extent.
    Stretch(usize),
    /// The same, and axis `k` goes to the `k`-th position in the list.
    Transposing(Vec<usize>, usize),
    /// Reshapes to the extents in reverse order, if the memory allows it.
    Reshape,
}

#[derive(Clone, Debug)]
struct Case {
    extents: Vec<usize>,
    steps: Vec<Step>,
    index: isize,
}

fn ends() -> impl Strategy<Value = Ends> {
    let end = || option::weighted(0.6, -6..=6_isize);
    (end(), end(), sample::select(&[-3, -2, -1, 1, 1, 1, 2, 3][..]))
}

fn steps(rank: usize) -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => vec(ends(), rank).prop_map(Step::Slice),
        2 => Just((0..rank).collect::<Vec<_>>()).prop_shuffle().prop_map(Step::Permute),
        1 => Just(Step::Transpose),
        2 => (0..=3_usize).prop_map(Step::Stretch),
        1 => (Just((0..rank).collect::<Vec<_>>()).prop_shuffle(), 0..=3_usize)
            .prop_map(|(places, extent)| Step::Transposing(places, extent)),
        1 => Just(Step::Reshape),
    ]
}

fn cases() -> impl Strategy<Value = Case> {
    let extent = prop_oneof![1 => Just(0_usize), 6 => 1..=4_usize];
    (1..=5_usize)
        .prop_flat_map(move |rank| (vec(extent.clone(), rank), vec(steps(rank), 1..5), -5..=4_isize))
        .prop_map(|(extents, steps, index)| Case { extents, steps, index })
}

/// A range for `s!`: omitted ends are beyond the axis.
fn stepped((begin, end, step): Ends) -> Stepped<core::ops::Range<isize>, isize> {
    let (first, last) = if step > 0 { (isize::MIN, isize::MAX) } else { (isize::MAX, isize::MIN) };
    Stepped::new(begin.unwrap_or(first)..end.unwrap_or(last), step)
}

fn item((begin, end, step): Ends) -> Item {
    range(begin, end, step)
}

/// The steps on a view of one rank: the axes of a slice must be literal.
macro_rules! of_rank {
    ($name:ident, $rank:literal, $next:literal, $($axis:tt)*) => {
        fn $name(case: &Case) {
            let mut naive = Naive::counted(&case.extents, 1);
            let memory = naive.elements.clone();
            let extents: [usize; $rank] = array(&case.extents);
            let mixed = View::new(&memory, ($(extents[$axis],)*)).unwrap();
            let mut view = View::new(&memory, extents).unwrap();
            check_view(&mixed, &naive);
            for step in &case.steps {
                match step {
                    Step::Slice(ends) => {
                        let ends: [Ends; $rank] = ends[..].try_into().unwrap();
                        naive = naive.slice(&ends.map(item)).unwrap();
                        view = view.slice(s![$(stepped(ends[$axis])),*]);
                    }
                    Step::Permute(order) => {
                        let axes = array::<$rank>(order).map(usize::cast_signed);
                        naive = naive.permute(order);
                        view = view.permute_by(Permutation::new(axes).unwrap());
                    }
                    Step::Transpose => {
                        naive = naive.transpose();
                        view = view.transpose();
                    }
                    Step::Stretch(extent) => {
                        let to = view.extents().map(|old| if old == 1 { *extent } else { old });
                        // A few elements are enough.
                        if to.iter().product::<usize>() > 2000 {
                            continue;
                        }
                        naive = naive.broadcast(&to).unwrap();
                        view = view.try_broadcast_to(to).unwrap();
                    }
                    Step::Transposing(places, extent) => {
                        let mut to = [0; $rank];
                        for (&place, old) in places.iter().zip(view.extents()) {
                            to[place] = if old == 1 { *extent } else { old };
                        }
                        if to.iter().product::<usize>() > 2000 {
                            continue;
                        }
                        naive = naive.broadcast_transposing(&to, places).unwrap();
                        view = view.try_broadcast_transposing(to, array::<$rank>(places)).unwrap().ranked();
                    }
                    Step::Reshape => {
                        let mut to = view.extents();
                        to.reverse();
                        if let Ok(reshaped) = view.try_reshape(to) {
                            (naive, view) = (naive.reshape(&to).unwrap(), reshaped);
                        }
                    }
                }
                check_view(&view, &naive);
                check_rows(&view, &naive);
            }
            // The first step on the mixed level.
            if let Step::Slice(ends) = &case.steps[0] {
                let ends: [Ends; $rank] = ends[..].try_into().unwrap();
                let expected = Naive::counted(&case.extents, 1).slice(&ends.map(item)).unwrap();
                check_view(&mixed.slice(s![$(stepped(ends[$axis])),*]), &expected);
                check_view(&mixed.transpose().slice(s![.., stepped(ends[0])]), &{
                    let rest = [oracle::FULL; $rank - 1];
                    Naive::counted(&case.extents, 1).transpose().slice(&[&rest[..], &[item(ends[0])]].concat()).unwrap()
                });
            }
            // One rank less, and one more.
            let index = case.index;
            for (got, items) in [
                (view.try_slice(s![index]), [Item::Index(index), Item::Rest]),
                (view.try_slice(s![.., index]), [Item::Rest, Item::Index(index)]),
            ] {
                match (got, naive.slice(&items)) {
                    (Ok(view), Ok(expected)) => check_view(&view, &expected),
                    (got, expected) => assert_eq!(got.err(), expected.err(), "{index} of {naive:?}"),
                }
            }
            let first_and_last = [[Item::NewAxis, Item::Rest], [Item::Rest, Item::NewAxis]];
            check_view(&view.slice(s![NewAxis, ..]), &naive.slice(&first_and_last[0]).unwrap());
            check_view(&view.slice(s![.., NewAxis]), &naive.slice(&first_and_last[1]).unwrap());
            // The same by a broadcast, with a position for each axis but one.
            let repeated = Naive::build(&[&[2], &naive.extents[..]].concat(), |index| naive.at(&index[1..]));
            check_view(&view.try_broadcast([2]).unwrap(), &repeated);
            for new in 0..$next {
                let places: Vec<usize> = (0..$next).filter(|&place| place != new).collect();
                let mut items = [oracle::FULL; $next];
                items[new] = Item::NewAxis;
                let placed = view.along_by::<$next>(array(&places)).unwrap();
                check_view(&placed, &naive.slice(&items).unwrap());
            }
            check_view(&view.align_trailing().of_rank::<$next>(), &naive.slice(&first_and_last[0]).unwrap());
            written(&view, &naive);
        }
    };
}

/// Reads a view, and writes it backwards, through a layout like its own.
fn written<const R: usize>(view: &View<'_, i64, R>, naive: &Naive) {
    let layout = *view.layout();
    let mut memory = vec![0; layout.span()];
    match ViewMut::with_layout(&mut memory, layout) {
        Ok(mut target) => {
            target.map_from(view, |element| -element);
            assert!(target.view().iter().eq(naive.elements.iter().map(|x| -x).collect::<Vec<_>>().iter()));
            let found = memory.iter().filter(|element| **element != 0).count();
            assert_eq!(found, naive.elements.len(), "each element once, through {layout:?}");
        }
        Err(_) => assert!(!layout.is_unique(), "{layout:?}"),
    }
}

of_rank!(rank_1, 1, 2, 0);
of_rank!(rank_2, 2, 3, 0 1);
of_rank!(rank_3, 3, 4, 0 1 2);
of_rank!(rank_4, 4, 5, 0 1 2 3);
of_rank!(rank_5, 5, 6, 0 1 2 3 4);

proptest! {
    #![proptest_config(Config { cases: 1500, failure_persistence: None, ..Config::default() })]

    #[test]
    fn a_chain_of_operations_agrees_with_the_oracle(case in cases()) {
        match case.extents.len() {
            1 => rank_1(&case),
            2 => rank_2(&case),
            3 => rank_3(&case),
            4 => rank_4(&case),
            5 => rank_5(&case),
            rank => unreachable!("rank {rank}"),
        }
    }

    #[test]
    fn pairs_of_shapes_that_broadcast_zip_like_the_oracle(
        extents in vec(1..=4_usize, 4),
        ones in vec(any::<(bool, bool)>(), 4),
        wrong in option::weighted(0.2, 0..4_usize),
    ) {
        let side = |pick: fn(&(bool, bool)) -> bool| -> Vec<usize> {
            extents.iter().zip(&ones).map(|(&extent, one)| if pick(one) { 1 } else { extent }).collect()
        };
        let (left, mut right) = (side(|one| one.0), side(|one| one.1));
        if let Some(axis) = wrong {
            right[axis] += 1;
        }
        let naive = [Naive::counted(&left, 1), Naive::counted(&right, 1000)];
        let left = View::new(&naive[0].elements, array::<4>(&left)).unwrap();
        let right = View::new(&naive[1].elements, array::<4>(&right)).unwrap();
        match (left.try_zip_map(&right, |x, y| x * 10_000 + y), naive[0].zip(&naive[1], |x, y| x * 10_000 + y)) {
            (Ok(tensor), Ok(expected)) => check_view(&tensor.view(), &expected),
            (got, expected) => assert_eq!(got.err(), expected.err()),
        }
    }
}
