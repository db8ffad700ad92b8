//! Slices of a view of rank 4, as in [`slice`](super::slice): the cost of creating a slice, not of reading it.

use std::hint::black_box;

use ndarray::{ArrayView3, ArrayView4, ArrayViewD, SliceInfoElem};
use shapewise::{
    DynShape, Shape, Strided, View,
    slice::{SliceExpr, StridedSlice},
};

use super::slice::{EXTENTS, NUMBERS, Numbers, Parts, STRIDED, slice_hand, slice_ours};
use crate::suite::{Bench, Case, Operands, kernel, repeat};

/// By masks: the normal form, and its application to a view.
#[inline(never)]
fn masks<'a>(view: &View<'a, f32, 4>, shape: &DynShape, slice: &StridedSlice<'_, i64>) -> View<'a, f32, 3> {
    view.dense_slice(&slice.apply(shape).unwrap()).unwrap()
}

/// By masks at once, without a normal form.
#[inline(never)]
fn masks_at_once<'a>(view: &View<'a, f32, 4>, slice: &StridedSlice<'_, i64>) -> View<'a, f32, 3> {
    view.strided_slice(slice).unwrap()
}

/// `ndarray`, with items known at compile time.
#[inline(never)]
fn theirs<'a>(view: &'a ArrayView4<'_, f32>, Numbers { index, begin, end }: Numbers) -> ArrayView3<'a, f32> {
    view.slice(ndarray::s![index, begin..end, ..;2, ..;-1])
}

/// `ndarray`, with items known at run time, its closest equivalent to masks. It supports this only for views of a
/// dynamic rank, and returns one.
#[inline(never)]
fn theirs_dynamic<'a>(view: &'a ArrayViewD<'_, f32>, items: &[SliceInfoElem]) -> ArrayViewD<'a, f32> {
    view.slice(items)
}

/// `mdarray`, which has no negative indices: the caller has converted them.
macro_rules! theirs_mdarray {
    ($view:expr, $numbers:expr) => {{
        let Numbers { index, begin, end } = $numbers;
        let [index, begin, end] = [(index, 8), (begin, 9), (end, 9)]
            .map(|(at, extent): (isize, isize)| (if at < 0 { at + extent } else { at }).cast_unsigned());
        $view.view(index, begin..end, mdarray::step(.., 2), mdarray::step(.., -1))
    }};
}

fn items(Numbers { index, begin, end }: Numbers) -> [SliceInfoElem; 4] {
    [
        SliceInfoElem::Index(index),
        SliceInfoElem::Slice { start: begin, end: Some(end), step: 1 },
        SliceInfoElem::Slice { start: 0, end: None, step: 2 },
        SliceInfoElem::Slice { start: 0, end: None, step: -1 },
    ]
}

/// Slices once more, and writes the result, so that the results of all versions are compared.
fn write<'a>(out: &mut [f32], elements: impl IntoIterator<Item = &'a f32>) {
    for (out, element) in out.iter_mut().zip(elements) {
        *out = *element;
    }
}

fn ours(m: &mut Operands<f32>, times: usize) {
    let view = View::new(&m.from, EXTENTS).unwrap();
    repeat(times, || {
        black_box(slice_ours(black_box(&view), black_box(NUMBERS)));
    });
    write(&mut m.out, slice_ours(&view, NUMBERS).iter());
}

#[inline(never)]
fn by_hand(m: &mut Operands<f32>, times: usize) {
    let layout = Strided::row_major(EXTENTS).unwrap();
    let (extents, strides) = (layout.extents(), layout.strides());
    repeat(times, || {
        let numbers = black_box(NUMBERS);
        black_box(slice_hand(black_box(&m.from), black_box(&extents), black_box(&strides), 0, numbers));
    });
    let Parts { data, extents, strides, .. } = slice_hand(&m.from, &extents, &strides, 0, NUMBERS);
    let view = View::with_layout(data, Strided::new(extents, strides).unwrap()).unwrap();
    write(&mut m.out, view.iter());
}

fn ours_masks(m: &mut Operands<f32>, times: usize) {
    let view = View::new(&m.from, EXTENTS).unwrap();
    repeat(times, || {
        black_box(masks_at_once(black_box(&view), black_box(&STRIDED)));
    });
    write(&mut m.out, masks_at_once(&view, &STRIDED).iter());
}

fn ours_expression(m: &mut Operands<f32>, times: usize) {
    let view = View::new(&m.from, EXTENTS).unwrap();
    let slice = SliceExpr::try_from(&STRIDED).unwrap();
    repeat(times, || {
        kernel((&view, &slice), |(view, slice)| {
            black_box(view.slice_by::<3>(slice).unwrap());
        });
    });
    write(&mut m.out, view.slice_by::<3>(&slice).unwrap().iter());
}

fn ours_normal_form(m: &mut Operands<f32>, times: usize) {
    let view = View::new(&m.from, EXTENTS).unwrap();
    let shape = DynShape::from(Shape::new(EXTENTS).unwrap());
    repeat(times, || {
        black_box(masks(black_box(&view), black_box(&shape), black_box(&STRIDED)));
    });
    write(&mut m.out, masks(&view, &shape, &STRIDED).iter());
}

fn case(kernel: &'static str, rung: &'static str) -> Case<f32> {
    let count = EXTENTS.iter().product();
    Case::new(kernel, "8x9x10x11", rung, [count, 0, count]).way("hand", by_hand).counted()
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let ranked = case("slice", "ranked")
        .way("ours", ours)
        .way("ndarray", |m, times| {
            let view = ArrayView4::from_shape(EXTENTS, &m.from).unwrap();
            repeat(times, || {
                black_box(theirs(black_box(&view), black_box(NUMBERS)));
            });
            write(&mut m.out, theirs(&view, NUMBERS));
        })
        .way("mdarray", |m, times| {
            let view = mdarray::View::from(&m.from[..]).into_shape(EXTENTS);
            repeat(times, || {
                kernel((&view, NUMBERS), |(view, numbers)| {
                    black_box(theirs_mdarray!(view, numbers));
                });
            });
            write(&mut m.out, theirs_mdarray!(view, NUMBERS).iter());
        });
    let dynamic = case("slice by masks", "dynamic")
        .way("ours", ours_masks)
        .way("ours expression", ours_expression)
        .way("ours normal form", ours_normal_form)
        .way("ndarray", |m, times| {
            let view = ArrayViewD::from_shape(EXTENTS.to_vec(), &m.from).unwrap();
            let items = items(black_box(NUMBERS));
            repeat(times, || {
                black_box(theirs_dynamic(black_box(&view), black_box(&items)));
            });
            write(&mut m.out, theirs_dynamic(&view, &items));
        });
    vec![ranked.boxed(), dynamic.boxed()]
}
