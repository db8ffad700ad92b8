//! The limits where numbers no longer fit, reached through views that each fit separately.
#![cfg(feature = "std")]

use shapewise::{
    BroadcastError, LayoutError, Strided, View, ViewError, ViewMut, axes, broadcast, index, s, slice::Sliced,
};
use static_assertions::assert_type_eq_all;

const HALF: usize = 1 << (usize::BITS / 2);

#[test]
fn two_broadcasts_that_fit_are_too_large_together() {
    let memory = [1];
    let one = View::new(&memory, [1, 1]).unwrap();
    let tall = one.try_broadcast_to([HALF, 1]).unwrap();
    let wide = one.try_broadcast_to([1, HALF]).unwrap();
    let size = |error| matches!(error, BroadcastError::Size(error) if error.axis == 1);
    assert!(tall.try_zip_fold(wide, 0_u64, |count, _, _| count + 1).is_err_and(size), "a fold over both");
    assert!(tall.try_zip_map(&wide, |x, y| x + y).is_err_and(size), "a map of both");
    assert!(tall.try_broadcast_to([HALF, HALF]).is_err_and(size), "a broadcast to both");
}

#[test]
fn a_result_that_does_not_fit_memory_is_an_error() {
    let memory = [1_u64];
    let many = View::new(&memory, [1]).unwrap().try_broadcast_to([isize::MAX.unsigned_abs() / 2]).unwrap();
    assert!(matches!(many.try_zip_map(&many, |x, y| x + y), Err(BroadcastError::Memory(_))));
}

#[test]
fn loops_step_past_the_last_row_of_the_widest_layouts() {
    let units = vec![(); usize::MAX];
    let stride = isize::MAX / 2 + 1;
    let view = View::with_layout(&units, Strided::new([2, 2], [stride, 1]).unwrap()).unwrap();
    assert_eq!(view.fold(0, |count, ()| count + 1), 4);
    assert_eq!(view.try_zip_fold(view, 0, |count, (), ()| count + 1), Ok(4));
    assert_eq!(view.iter().count(), 4);
    assert!(view == view, "each element is visited");
    let mut units = vec![(); usize::MAX];
    let mut out = ViewMut::with_layout(&mut units, Strided::new([2, 2], [stride, 1]).unwrap()).unwrap();
    out.try_assign(&view).unwrap();
    out.zip_from(&view, &view, |(), ()| ());
    out.zip_apply(view, |(), ()| ());
    out.fill(());
}

#[test]
fn strides_without_a_layout_are_not_unique() {
    assert!(!index::is_unique(&[usize::MAX, 3, 4], &[isize::MIN, isize::MIN, isize::MAX]));
    assert!(index::is_unique(&[usize::MAX, 0], &[1, 1]), "no elements, no element twice");
}

#[test]
fn layouts_without_elements_are_equal_whatever_their_origin() {
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
    let broadcast: View<'_, i32, 3> = sliced.try_broadcast_to([5, 2, 2]).unwrap();
    let placed: View<'_, i32, 3> = view.try_broadcast_in_dim([2, 2, 2], [0, 2]).unwrap();
    assert_eq!((broadcast.extents(), placed.extents()), ([5, 2, 2], [2, 2, 2]));
    assert_type_eq_all!(Sliced<Strided<3>, (), 3, 3>, Strided<3>);
}

#[test]
fn a_rule_returns_the_same_for_plain_numbers() {
    assert_eq!(broadcast::extents(&[1, HALF], &[HALF, 1]), Ok([HALF, HALF]), "the caller checks the size");
    assert!(matches!(Strided::new([HALF, HALF], [0, 0]), Err(LayoutError::Size(_))));
    assert_eq!(Strided::new([HALF], [0]).unwrap().span(), 1);
}

/// The strides for which uniqueness is hardest to decide, because they interleave and are still unique (Conway and
/// Guy's numbers); spread, so that there are more offsets than are marked.
#[test]
fn mutable_views_of_strides_whose_uniqueness_is_hard_to_decide() {
    const HARD: [isize; 20] = [
        132_568, 199_412, 233_119, 250_115, 258_613, 262_936, 265_136, 266_256, 266_826, 267_111, 267_259,
        267_336, 267_376, 267_396, 267_407, 267_413, 267_416, 267_418, 267_419, 267_420,
    ];
    const TOO_LONG: Option<bool> = index::uniqueness(&[2; 20], &HARD);
    assert_eq!(TOO_LONG, None, "the search ends at compile time too");
    let layout = Strided::new([2; 20], HARD).unwrap();
    let mut memory = vec![0_u8; layout.span()];
    assert_eq!(ViewMut::with_layout(&mut memory, layout).map(|_| ()), Ok(()), "marked one by one");
    let mut repeating = HARD;
    repeating[0] = HARD[1] + HARD[10] - HARD[5];
    let layout = Strided::new([2; 20], repeating).unwrap();
    let error = ViewMut::with_layout(&mut vec![0_u8; layout.span()], layout).map(|_| ()).unwrap_err();
    assert_eq!(error, ViewError::NotUnique);

    let spread = Strided::new([2; 20], HARD.map(|stride| stride << 8)).unwrap();
    assert_eq!((spread.uniqueness(), spread.is_unique()), (None, false));
    let mut units = vec![(); spread.span()];
    let error = ViewMut::with_layout(&mut units, spread).map(|_| ()).unwrap_err();
    assert_eq!(error, ViewError::PerhapsNotUnique);
    assert_eq!(
        error.to_string(),
        "too many strides interleave to determine whether two indices of the layout share an element: an element to write must \
         have one index"
    );
    assert!(View::with_layout(&units, spread).is_ok(), "for reading, everything that fits is accepted");
}

/// No array has such an axis, but the function is public.
#[test]
fn ranges_of_larger_axes_than_any_array_has_return() {
    use shapewise::slice::{Range, range};

    let ends = [None, Some(0), Some(1), Some(-1), Some(isize::MAX), Some(isize::MIN)];
    for extent in [isize::MAX.unsigned_abs() + 1, usize::MAX - 1, usize::MAX] {
        for (begin, end) in ends.into_iter().flat_map(|begin| ends.map(|end| (begin, end))) {
            for step in [1, -1, 2, -2, isize::MAX, isize::MIN] {
                assert!(
                    range(0, Range { begin, end }, step, extent).is_ok(),
                    "an error only for a step of 0"
                );
            }
            assert!(range(0, Range { begin, end }, 0, extent).is_err(), "a step of 0");
        }
    }
}
