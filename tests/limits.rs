//! The edges where numbers no longer fit, reached through views that each fit alone.

use shapewise::{
    BroadcastError, LayoutError, Strided, View, ViewMut, axes, broadcast, index, s, slice::Sliced,
};
use static_assertions::assert_type_eq_all;

const HALF: usize = 1 << (usize::BITS / 2);

#[test]
fn two_broadcasts_that_fit_are_too_large_together() {
    let memory = [1];
    let one = View::new(&memory, [1, 1]).unwrap();
    let tall = one.broadcast_to([HALF, 1]).unwrap();
    let wide = one.broadcast_to([1, HALF]).unwrap();
    let size = |error| matches!(error, BroadcastError::Size(error) if error.axis == 1);
    assert!(tall.zip_fold(&wide, 0_u64, |count, _, _| count + 1).is_err_and(size), "a fold over both");
    assert!(tall.zip_map(&wide, |x, y| x + y).is_err_and(size), "a map of both");
    assert!(tall.broadcast_to([HALF, HALF]).is_err_and(size), "a broadcast to both");
}

#[test]
fn a_result_that_memory_cannot_hold_is_an_error() {
    let memory = [1_u64];
    let many = View::new(&memory, [1]).unwrap().broadcast_to([isize::MAX.unsigned_abs() / 2]).unwrap();
    assert!(matches!(many.zip_map(&many, |x, y| x + y), Err(BroadcastError::Memory(_))));
}

#[test]
fn loops_step_past_the_last_row_of_layouts_as_wide_as_there_are() {
    let units = vec![(); usize::MAX];
    let stride = isize::MAX / 2 + 1;
    let view = View::with_layout(&units, Strided::new([2, 2], [stride, 1]).unwrap()).unwrap();
    assert_eq!(view.fold(0, |count, ()| count + 1), 4);
    assert_eq!(view.zip_fold(&view, 0, |count, (), ()| count + 1), Ok(4));
    assert_eq!(view.iter().count(), 4);
    assert!(view == view, "each element is met");
    let mut units = vec![(); usize::MAX];
    let mut out = ViewMut::with_layout(&mut units, Strided::new([2, 2], [stride, 1]).unwrap()).unwrap();
    out.assign(&view).unwrap();
    out.zip_from(&view, &view, |(), ()| ()).unwrap();
    out.zip_apply(&view, |(), ()| ()).unwrap();
    out.fill(());
}

#[test]
fn strides_of_no_layout_are_not_unique() {
    assert!(!index::is_unique(&[usize::MAX, 3, 4], &[isize::MIN, isize::MIN, isize::MAX]));
    assert!(index::is_unique(&[usize::MAX, 0], &[1, 1]), "no elements, no element twice");
}

#[test]
fn layouts_without_elements_are_equal_however_they_were_made() {
    let memory = [1, 2, 3, 4, 5, 6];
    let view = View::new(&memory, [3, 2]).unwrap();
    let empty = view.slice(s![..;-1, 0..0]);
    assert_eq!(*empty.layout(), Strided::new([3, 0], [-2, 1]).unwrap());
}

/// An order of axes in the type does not make a ranked view a typed one.
#[test]
fn ranked_views_stay_ranked() {
    let memory = [1, 2, 3, 4];
    let view = View::new(&memory, [2, 2]).unwrap();
    let permuted: View<'_, i32, 2> = view.permute(axes![1, 0]);
    let sliced: View<'_, i32, 3> = permuted.slice(s![NewAxis, ..;-1, ..]);
    let broadcast: View<'_, i32, 3> = sliced.broadcast_to([5, 2, 2]).unwrap();
    let placed: View<'_, i32, 3> = view.broadcast_in_dim([2, 2, 2], [0, 2]).unwrap();
    assert_eq!((broadcast.extents(), placed.extents()), ([5, 2, 2], [2, 2, 2]));
    assert_type_eq_all!(Sliced<Strided<3>, (), 3, 3>, Strided<3>);
}

#[test]
fn a_rule_alone_says_the_same_of_numbers() {
    assert_eq!(
        broadcast::extents(&[1, HALF], &[HALF, 1]),
        Ok([HALF, HALF]),
        "the size is asked by whoever uses it"
    );
    assert!(matches!(Strided::new([HALF, HALF], [0, 0]), Err(LayoutError::Size(_))));
    assert_eq!(Strided::new([HALF], [0]).unwrap().span(), 1);
}
