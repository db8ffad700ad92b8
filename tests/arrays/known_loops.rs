//! Loops and slices that are known to the type and computed at compile time: each result equals that of a loop by
//! index.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{Layout, Strided, Tensor, View, ViewMut, index::Walk, s, shape};

/// The element of an operand at an index of the result: the element of an axis of extent 1 belongs to all indices.
fn element_at<const R: usize>(operand: &View<'_, i64, R>, index: [usize; R]) -> i64 {
    let extents = operand.extents();
    operand[core::array::from_fn(|axis| if extents[axis] == 1 { 0 } else { index[axis] })]
}

/// The memory after each element of a view of it was replaced.
fn written<const R: usize>(
    memory: &[i64],
    layout: &Strided<R>,
    start: usize,
    mut value: impl FnMut([usize; R], i64) -> i64,
) -> Vec<i64> {
    let mut memory = memory.to_vec();
    for index in Walk::new(layout.extents()).unwrap() {
        let offset = start + layout.offset(index).unwrap();
        memory[offset] = value(index, memory[offset]);
    }
    memory
}

/// Numbers of which none is the sum or product of two others.
fn numbers(from: i64) -> Vec<i64> {
    (0..128).map(|number| from + number * number).collect()
}

/// Writes to a slice of one memory from slices of two others, by each write method, with everything in the types.
macro_rules! case {
    ($to:expr, [$($at:tt)*]; $left:expr, [$($from:tt)*]; $right:expr, [$($with:tt)*]) => {{
        let (mut to, left, right) = (numbers(7), numbers(1000), numbers(100_000));
        let label = stringify!($to [$($at)*] of $left [$($from)*] and $right [$($with)*]);
        let original = to.clone();
        // If extents are known only at run time, the slices are computed then.
        let place = View::new(&original, $to).unwrap().ranked().slice(s![$($at)*]);
        let start = original.len() - length_from(&original, &place);
        let (place, left_expected, right_expected) = (
            *place.layout(),
            View::new(&left, $left).unwrap().ranked().slice(s![$($from)*]),
            View::new(&right, $right).unwrap().ranked().slice(s![$($with)*]),
        );
        let left = View::new(&left, $left).unwrap().slice(s![$($from)*]);
        let right = View::new(&right, $right).unwrap().slice(s![$($with)*]);
        assert!(left == left_expected && right == right_expected, "{label}");
        assert_eq!(left.layout().ranked(), *left_expected.layout(), "{label}");
        let both = |index| element_at(&left_expected, index) * 3 + element_at(&right_expected, index);

        let mut all = ViewMut::new(&mut to, $to).unwrap();
        let mut out = all.slice_mut(s![$($at)*]);
        assert_eq!(out.layout().ranked(), place, "{label}");
        out.zip_from(&left, &right, |x, y| x * 3 + y);
        assert_eq!(to, written(&original, &place, start, |index, _| both(index)), "zip_from: {label}");

        for (operand, expected) in [(true, &left_expected), (false, &right_expected)] {
            let once = |index, old| old * 5 + element_at(expected, index);
            to.clone_from(&original);
            let mut all = ViewMut::new(&mut to, $to).unwrap();
        let mut out = all.slice_mut(s![$($at)*]);
            let apply = |x: &mut i64, y: &i64| *x = *x * 5 + y;
            if operand { out.try_zip_apply(&left, apply) } else { out.try_zip_apply(&right, apply) }.unwrap();
            assert_eq!(to, written(&original, &place, start, once), "zip_apply: {label}");

            to.clone_from(&original);
            let mut all = ViewMut::new(&mut to, $to).unwrap();
        let mut out = all.slice_mut(s![$($at)*]);
            if operand { out.try_assign(&left) } else { out.try_assign(&right) }.unwrap();
            assert_eq!(to, written(&original, &place, start, |index, _| element_at(expected, index)), "assign: {label}");

            to.clone_from(&original);
            let mut all = ViewMut::new(&mut to, $to).unwrap();
        let mut out = all.slice_mut(s![$($at)*]);
            if operand { out += &left } else { out += &right }
            assert_eq!(to, written(&original, &place, start, |index, old| old + element_at(expected, index)), "+=: {label}");
        }

        let out = View::new(&original, $to).unwrap().slice(s![$($at)*]);
        let sum: i64 = Walk::new(place.extents()).unwrap().map(|index| original[start + place.offset(index).unwrap()]).sum();
        assert_eq!((out.sum(), out.fold(0, |sum, element| sum + element)), (sum, sum), "sum: {label}");
        let copied: Tensor<i64, _, _> = out.to_tensor();
        assert!(copied.view() == out, "to_tensor: {label}");
    }};
}

/// The length of the memory after the beginning of a view.
fn length_from<const R: usize>(memory: &[i64], view: &View<'_, i64, R>) -> usize {
    // Numbers ascend, so the smallest element of a view is at its smallest offset.
    let least = view.iter().min();
    memory.iter().rev().position(|element| Some(element) == least).map_or(memory.len(), |at| at + 1)
}

#[test]
fn all_elements_are_one_slice() {
    case!(shape![2, 3], [..]; shape![2, 3], [..]; shape![2, 3], [..]);
    case!(shape![7, 11], [..]; shape![7, 11], [..]; shape![7, 11], [..]);
    case!(shape![4, 3], [1..3, ..]; shape![5, 3], [3.., ..]; shape![2, 3], [..]);
    // All axes backwards, or one only.
    case!(shape![5], [..;-1]; shape![5], [..;-1]; shape![5], [..;-1]);
    case!(shape![5], [..]; shape![5], [..;-1]; shape![5], [..]);
    case!(shape![5], [..;-1]; shape![5], [..]; shape![5], [..]);
    case!(shape![2, 3], [..]; shape![2, 3], [..]; shape![2, 3], [..;-1, ..;-1]);
    // Steps of 2, and one element.
    case!(shape![6], [..;2]; shape![3], [..]; shape![3], [..]);
    case!(shape![3], [..]; shape![6], [..;2]; shape![6], [1..;2]);
    case!(shape![1], [..]; shape![4], [2..3]; shape![3], [2..]);
    case!(shape![2, 2], [1..2, 1..2]; shape![1, 1], [..]; shape![3, 3], [2.., ..1]);
    case!(shape![], [..]; shape![], [..]; shape![3], [2]);
    case!(shape![0, 3], [..]; shape![0, 3], [..]; shape![1, 3], [..]);
    case!(shape![4, 3], [2..2, ..]; shape![1, 3], [..]; shape![1, 1], [..]);
}

#[test]
fn a_row_is_broadcast_to_each_row() {
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![1, 4], [..]);
    case!(shape![2, 3, 4], [..]; shape![2, 3, 4], [..]; shape![1, 1, 4], [..]);
    case!(shape![2, 3, 4], [..]; shape![2, 3, 4], [..]; shape![1, 3, 4], [..]);
    // One row for each plane is not one row for all planes.
    case!(shape![2, 3, 4], [..]; shape![2, 3, 4], [..]; shape![2, 1, 4], [..]);
    // On the left, on both sides, and two rows.
    case!(shape![3, 4], [..]; shape![1, 4], [..]; shape![3, 4], [..]);
    case!(shape![3, 4], [..]; shape![1, 4], [..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![3, 4], [..]);
    // Rows that are not contiguous with each other, for each operand in turn.
    case!(shape![3, 6], [.., 1..5]; shape![3, 4], [..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 6], [.., 1..5]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![3, 6], [1..2, 1..5]);
    case!(shape![6, 4], [..;2, ..]; shape![3, 4], [..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![6, 4], [..;2, ..]; shape![1, 4], [..]);
    // Rows from the last to the first, and each row backwards.
    case!(shape![3, 4], [..;-1, ..]; shape![3, 4], [..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [..;-1, ..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..;-1, ..]; shape![3, 4], [..;-1, ..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![1, 4], [.., ..;-1]);
    case!(shape![3, 4], [.., ..;-1]; shape![3, 4], [.., ..;-1]; shape![1, 4], [.., ..;-1]);
}

#[test]
fn an_element_is_broadcast_to_each_row() {
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![3, 1], [..]);
    case!(shape![3, 4], [..]; shape![3, 1], [..]; shape![3, 4], [..]);
    case!(shape![3, 4], [..]; shape![3, 1], [..]; shape![3, 1], [..]);
    case!(shape![3, 4], [..]; shape![3, 1], [..]; shape![1, 4], [..]);
    case!(shape![3, 4], [..]; shape![1, 1], [..]; shape![1, 1], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [..]; shape![1, 1], [..]);
    case!(shape![3, 4], [..]; shape![1, 1], [..]; shape![3, 4], [..]);
    case!(shape![3, 8], [.., ..;2]; shape![3, 4], [..]; shape![3, 1], [..]);
    case!(shape![3, 4], [..]; shape![3, 8], [.., ..;2]; shape![3, 1], [..]);
    case!(shape![3, 4], [..]; shape![3, 4], [.., ..;-1]; shape![3, 1], [..]);
    case!(shape![2, 3, 4], [..]; shape![2, 1, 4], [..]; shape![1, 3, 1], [..]);
}

/// Slices in the type: each item, on both sides of `..`, of memory and of slices of slices.
#[test]
fn slices_are_constants() {
    macro_rules! same {
        ($([$($items:tt)*])*) => { $(
            // As long as the span: the view is cut at the back too.
            let mut memory = numbers(3)[..60].to_vec();
            let all = memory.clone();
            let expected = View::new(&all, shape![4, 3, 5]).unwrap().ranked().slice(s![$($items)*]);
            let typed = View::new(&all, shape![4, 3, 5]).unwrap().slice(s![$($items)*]);
            assert_eq!(typed, expected, "{}", stringify!($($items)*));
            assert_eq!(typed.layout().ranked(), *expected.layout(), "{}", stringify!($($items)*));
            let again = typed.slice(s![..;-1, ..]).slice(s![1.., ..]);
            assert_eq!(again, expected.slice(s![..;-1, ..]).slice(s![1.., ..]), "{}", stringify!($($items)*));
            assert_eq!(
                View::new(&all, shape![4, 3, 5]).unwrap().try_slice(s![$($items)*]).unwrap(),
                expected,
                "{}",
                stringify!($($items)*)
            );
            let mut whole = ViewMut::new(&mut memory, shape![4, 3, 5]).unwrap();
            let mut part = whole.slice_mut(s![$($items)*]);
            assert_eq!(part.view(), expected, "{}", stringify!($($items)*));
            part.fill(-1);
            let hit = all.iter().zip(&memory).filter(|(before, after)| before != after).map(|(before, _)| *before);
            let mut elements: Vec<i64> = expected.iter().copied().collect();
            elements.sort_unstable();
            assert!(hit.eq(elements), "{}", stringify!($($items)*));
        )* };
    }
    same! {
        [..] [0] [3] [-1] [-4, ..] [.., 0] [.., 4] [.., -1] [:, 2] [1, .., 2] [1.., 1.., 1..] [..-1, ..-1, ..-1]
        [1..3] [const 1..3] [2..=2] [..;2] [..;3] [..;-1] [..;-2, ..] [.., ..;-1] [.., ..;-3] [:, ..;-1] [3..0;-1]
        [3..0;-2, :, 1..4] [NewAxis, .., 3] [2, NewAxis, ..] [.., NewAxis] [NewAxis, ..;-1, NewAxis, ..;-2, NewAxis, ..;-1]
        [:, :, 2] [:, 1, ..] [:, :, ..;-2] [1, :, :] [..;3, 2, 4] [NewAxis, :, NewAxis, 2, ..] [-3..-1] [9..] [1..1] [..0, ..;-1] [3..=3, 2..=2, 4..=4] [:, 0..9;2, 1]
    }
}
