//! One subview along an axis, on every level: compared with reading the elements by index.
#![cfg(feature = "std")]
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a panic is a failed test; numbers are small"
)]

use shapewise::{
    Axis, AxisOf, Const, Keep, LastAxis, One, Tensor, View, ViewMut,
    array::{AsView, DynView},
    axis::{AxisIn, ReducedAxis},
    layout::ColumnMajor,
    s, shape, tensor,
    verbs::SubviewError,
};

/// All extents of rank 3 up to 3.
fn extents() -> impl Iterator<Item = [usize; 3]> {
    (0..64).map(|at| [at / 16, at / 4 % 4, at % 4])
}

/// The index in three coordinates whose other two coordinates are those of `index`.
fn with(axis: usize, at: usize, index: [usize; 2]) -> [usize; 3] {
    match axis {
        0 => [at, index[0], index[1]],
        1 => [index[0], at, index[1]],
        _ => [index[0], index[1], at],
    }
}

fn axis_of(axis: usize) -> AxisOf<3> {
    AxisOf::new(axis.try_into().unwrap()).unwrap()
}

fn check(x: impl AsView<3, Element = usize, Layout: shapewise::Layout<3>>) {
    let x = x.as_view().ranked();
    let extents = x.extents();
    let dynamic = DynView::from(x);
    for axis in 0..3 {
        let extent = extents[axis];
        let (known, number) = (axis_of(axis), isize::try_from(axis).unwrap());
        for index in -5_isize..5 {
            let case = format!("{extents:?}, axis {axis}, index {index}");
            let place = if index < 0 { index + isize::try_from(extent).unwrap() } else { index };
            let (typed, kept) = (x.try_index_axis(known, index), x.try_index_axis(Keep(known), index));
            let any = dynamic.index_axis(number - 3, index);
            let Some(place) = usize::try_from(place).ok().filter(|place| *place < extent) else {
                let message = typed.unwrap_err().to_string();
                assert!(
                    message.starts_with(&format!("index {index} is out of bounds for axis {axis}, ")),
                    "{message}"
                );
                assert_eq!(
                    (kept.unwrap_err(), any.unwrap_err()),
                    (typed.unwrap_err(), typed.unwrap_err()),
                    "{case}"
                );
                continue;
            };
            let (typed, kept, any) = (typed.unwrap(), kept.unwrap(), any.unwrap());
            let expected =
                Tensor::from_fn([0, 1].map(|at| typed.extents()[at]), |index| x[with(axis, place, index)]);
            assert_eq!(typed, expected, "{case}");
            assert_eq!(typed, x.axis_iter(known).nth(place).unwrap(), "{case}");
            assert_eq!(kept.try_squeeze(known).unwrap(), expected, "{case}");
            assert_eq!(any, expected, "{case}");
            assert_eq!(kept.extents()[axis], 1, "{case}");
        }
        let squeezed = x.try_squeeze(known);
        assert_eq!(squeezed.is_ok(), extent == 1, "{extents:?}, axis {axis}");
        assert_eq!(squeezed.err(), dynamic.squeeze(number).err(), "{extents:?}, axis {axis}");
        if let Ok(squeezed) = squeezed {
            assert_eq!(squeezed, x.index_axis(known, 0), "{extents:?}, axis {axis}");
            assert_eq!(dynamic.squeeze(number).unwrap(), squeezed, "{extents:?}, axis {axis}");
        }
    }
    assert!(matches!(dynamic.squeeze(3), Err(SubviewError::NoSuchAxis(_))), "rank 3");
    assert!(matches!(dynamic.index_axis(-4, 0), Err(SubviewError::NoSuchAxis(_))), "rank 3");
}

#[test]
fn subviews_have_the_elements_at_the_coordinate() {
    for extents in extents() {
        let x = Tensor::from_fn(extents, |[i, j, k]| i * 100 + j * 10 + k);
        check(&x);
        check(x.to_layout(ColumnMajor::new(x.shape())).unwrap());
        check(x.slice(s![..;-1, .., ..;-1]));
        check(x.slice(s![..;2, ..;-2, ..]));
        check(x.transpose());
    }
}

#[test]
fn writes_go_to_the_coordinate_and_nowhere_else() {
    for extents in extents() {
        for axis in 0..3 {
            for place in 0..extents[axis] {
                let mut memory = vec![0; 64];
                let mut x = ViewMut::new(&mut memory, extents).unwrap();
                x.index_axis_mut(axis_of(axis), isize::try_from(place).unwrap()).fill(7);
                let expected = Tensor::from_fn(extents, |index| if index[axis] == place { 7 } else { 0 });
                assert_eq!(x, expected);
                let count: usize = extents.iter().product();
                assert!(memory[count..].iter().all(|x| *x == 0));
                let mut memory = vec![0; 64];
                let mut x = ViewMut::new(&mut memory, extents).unwrap();
                x.slice_mut(s![..;-1, .., ..;-1])
                    .index_axis_mut(axis_of(axis), -1 - isize::try_from(place).unwrap())
                    .fill(7);
                let at = if axis == 1 { extents[axis] - 1 - place } else { place };
                assert_eq!(x, Tensor::from_fn(extents, |index| if index[axis] == at { 7 } else { 0 }));
            }
        }
    }
}

/// Writes along diagonals, typed and dynamic, compared with writes by index.
#[test]
fn writes_go_to_the_diagonal_and_nowhere_else() {
    for extents in extents() {
        for (first, second) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
            for offset in -4_isize..5 {
                let is_on = |index: [usize; 3]| {
                    let [from, to] = [first, second].map(|axis: usize| isize::try_from(index[axis]).unwrap());
                    to - from == offset
                };
                let expected = Tensor::from_fn(extents, |index| usize::from(is_on(index)));
                for is_reversed in [false, true] {
                    let mut x = Tensor::<usize, 3>::zeros(extents);
                    let mut y = x.clone().into_dynamic();
                    if is_reversed {
                        // The same elements through a view whose axes run backwards: the diagonal is another one.
                        let mut reversed = x.slice_mut(s![..;-1, ..;-1, ..;-1]);
                        reversed.diagonal_mut(axis_of(first), axis_of(second), offset).fill(1);
                        assert_eq!(reversed, expected);
                        assert_eq!(x.slice(s![..;-1, ..;-1, ..;-1]), expected);
                        continue;
                    }
                    x.diagonal_mut(axis_of(first), axis_of(second), offset).fill(1);
                    assert_eq!(x, expected);
                    let [first, second] = [first, second].map(|axis| isize::try_from(axis).unwrap());
                    y.diagonal_mut(first, second - 3, offset).unwrap().fill(1);
                    assert_eq!(y, expected);
                }
            }
        }
    }
    let mut x = Tensor::<u8, 2>::zeros([2, 2]);
    let axis = AxisOf::new(1).unwrap();
    assert!(x.try_diagonal_mut(axis, axis, 0).is_err() && x.into_dynamic().diagonal_mut(0, 0, 0).is_err());
}

/// The dynamic level writes where the typed one does.
#[test]
fn dynamic_arrays_write_to_the_coordinate() {
    for extents in extents() {
        for axis in 0..3 {
            for index in -4..4 {
                let mut x = Tensor::<u8, 3>::zeros(extents);
                let mut y = x.clone().into_dynamic();
                let typed = x.try_index_axis_mut(axis_of(axis), index).map(|mut part| part.fill(7));
                let any =
                    y.index_axis_mut(isize::try_from(axis).unwrap(), index).map(|mut part| part.fill(7));
                assert_eq!(typed, any);
                assert_eq!(x, y);
            }
        }
    }
}

#[test]
fn types_keep_the_other_extents() {
    let rows = tensor![[1, 2, 3], [4, 5, 6]];
    let row: shapewise::array::TensorBase<_, _, 1, _> = rows.index_axis(Axis::<0>, 1);
    assert_eq!(row.typed_extents(), (Const::<3>,));
    assert_eq!(rows.index_axis(Keep(LastAxis), 0).typed_extents(), (Const::<2>, One));
    let mixed = Tensor::<i32, 2>::zeros(shape![rows.extents()[0], 1]);
    assert_eq!(mixed.squeeze(Axis::<1>).typed_extents(), [2]);
    assert_eq!(mixed.squeeze(LastAxis).extents(), [2]);
}

/// The difference of the last and the first coordinate: the axis and the rank are parameters.
fn change<const A: isize, const R: usize, const Q: usize>(x: View<'_, f64, R>) -> Tensor<f64, Q>
where
    Axis<A>: ReducedAxis<R, Q>,
{
    let (first, last) = (x.index_axis(Axis::<A>, 0).ranked(), x.index_axis(Axis::<A>, -1).ranked());
    last.zip_map(first, |last, first| last - first)
}

/// The same, with the axis kept.
fn kept<const A: isize, const R: usize>(x: View<'_, f64, R>) -> [f64; 2]
where
    Axis<A>: AxisIn<R>,
{
    [x.index_axis(Keep(Axis::<A>), 0).sum(), x.index_axis(Keep(Axis::<A>), -1).sum()]
}

#[test]
fn generic_functions_need_one_bound() {
    let x = tensor![[1.0, 2.0], [4.0, 8.0]];
    assert_eq!(change::<0, 2, 1>(x.ranked()), tensor![3.0, 6.0]);
    assert_eq!(change::<1, 2, 1>(x.ranked()), tensor![1.0, 4.0]);
    assert_eq!(kept::<1, 2>(x.ranked()), [5.0, 10.0]);
}

#[test]
#[should_panic(
    expected = "axis 1 has extent 3: only an axis of extent 1 is removed; `index_axis` takes one of its coordinates"
)]
fn squeeze_panics_with_the_message() {
    let _ = Tensor::<i32, 2>::zeros([2, 3]).squeeze(Axis::<1>);
}

#[test]
fn errors_have_operands() {
    let x = Tensor::<i32, 2>::zeros([2, 0]);
    assert_eq!(
        x.try_index_axis(Axis::<1>, -7).unwrap_err().to_string(),
        "index -7 is out of bounds for axis 1, which has extent 0 and so no index"
    );
    for index in [isize::MIN, isize::MAX] {
        assert!(x.try_index_axis(Axis::<0>, index).is_err());
    }
    assert_eq!(x.try_squeeze(Axis::<1>).unwrap_err(), SubviewError::NotOne { axis: 1, extent: 0 });
    assert_eq!(x.try_index_axis(Axis::<0>, 1).unwrap().extents(), [0]);
}
