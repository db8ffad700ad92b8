//! Times of slices: ours, by hand and `ndarray`'s, in one run over the same memory.

use std::{hint::black_box, time::Instant};

use ndarray::{ArrayView3, ArrayView4, ArrayViewD, SliceInfoElem};
use shapewise::{DynShape, Shape, Strided, View, slice::StridedSlice};

use crate::kernels::{
    elements,
    slice::{EXTENTS, NUMBERS, Numbers, Parts, STRIDED, slice_hand, slice_ours},
};

/// How often each way is timed. Odd, so that there is a middle.
const ROUNDS: usize = 501;

/// Slices per time taken: so many that the clock is not what is measured.
const CALLS: usize = 10_000;

/// The tensor that is sliced, as each way has it; made outside of what is timed.
struct Tensor<'a> {
    view: View<'a, f32, 4>,
    shape: DynShape,
    layout: Strided<4>,
    data: &'a [f32],
    theirs: ArrayView4<'a, f32>,
    theirs_dynamic: ArrayViewD<'a, f32>,
}

/// A way to slice, by its name; it slices so often.
type Way = (&'static str, fn(&Tensor<'_>, usize));

/// By masks: the normal form, and what it takes of a view.
#[inline(never)]
fn masks<'a>(view: &View<'a, f32, 4>, shape: &DynShape, slice: &StridedSlice<'_, i64>) -> View<'a, f32, 3> {
    view.dense_slice(&slice.apply(shape).unwrap()).unwrap()
}

/// `ndarray`, the items known when compiling.
#[inline(never)]
fn theirs<'a>(view: &'a ArrayView4<'_, f32>, Numbers { index, begin, end }: Numbers) -> ArrayView3<'a, f32> {
    view.slice(ndarray::s![index, begin..end, ..;2, ..;-1])
}

/// `ndarray`, the items known when running: its nearest to masks. It has it for views of a dynamic rank alone, and gives one.
#[inline(never)]
fn theirs_dynamic<'a>(view: &'a ArrayViewD<'_, f32>, items: &[SliceInfoElem]) -> ArrayViewD<'a, f32> {
    view.slice(items)
}

fn items(Numbers { index, begin, end }: Numbers) -> [SliceInfoElem; 4] {
    [
        SliceInfoElem::Index(index),
        SliceInfoElem::Slice { start: begin, end: Some(end), step: 1 },
        SliceInfoElem::Slice { start: 0, end: None, step: 2 },
        SliceInfoElem::Slice { start: 0, end: None, step: -1 },
    ]
}

fn by_hand<'a>(tensor: &Tensor<'a>, numbers: Numbers) -> Parts<'a> {
    let Tensor { data, layout, .. } = tensor;
    slice_hand(data, &layout.extents(), &layout.strides(), layout.base(), numbers)
}

/// Calls that often; what is sliced and by what could be other ones each time.
fn repeat<R>(calls: usize, mut call: impl FnMut() -> R) {
    for _ in 0..calls {
        black_box(call());
    }
}

const WAYS: [Way; 5] = [
    ("s![i, a..b, ..;2, ..;-1]", |tensor, calls| {
        repeat(calls, || slice_ours(black_box(&tensor.view), black_box(NUMBERS)));
    }),
    ("by hand", |tensor, calls| {
        repeat(calls, || by_hand(black_box(tensor), black_box(NUMBERS)));
    }),
    ("ndarray, s![...]", |tensor, calls| {
        repeat(calls, || theirs(black_box(&tensor.theirs), black_box(NUMBERS)));
    }),
    ("masks, apply and dense_slice", |tensor, calls| {
        let Tensor { view, shape, .. } = tensor;
        repeat(calls, || masks(black_box(view), black_box(shape), black_box(&STRIDED)));
    }),
    ("ndarray, [SliceInfoElem]", |tensor, calls| {
        let items = items(black_box(NUMBERS));
        repeat(calls, || theirs_dynamic(black_box(&tensor.theirs_dynamic), black_box(&items)));
    }),
];

/// Whether all ways take the same elements in the same order.
fn agrees(tensor: &Tensor<'_>) -> bool {
    let expected = slice_ours(&tensor.view, NUMBERS).to_vec();
    let Parts { data, extents, strides, .. } = by_hand(tensor, NUMBERS);
    let by_hand = View::with_layout(data, Strided::new(extents, strides).unwrap()).unwrap();
    let dynamic = items(NUMBERS);
    by_hand.to_vec() == expected
        && masks(&tensor.view, &tensor.shape, &STRIDED).to_vec() == expected
        && theirs(&tensor.theirs, NUMBERS).iter().eq(&expected)
        && theirs_dynamic(&tensor.theirs_dynamic, &dynamic).iter().eq(&expected)
}

/// Prints medians, their ratios to the second and the third way, and minima; whether all ways gave the same.
pub fn table() -> bool {
    let data: Vec<f32> = elements(EXTENTS.iter().product());
    let shape = Shape::new(EXTENTS).unwrap();
    let tensor = Tensor {
        view: View::new(&data, EXTENTS).unwrap(),
        shape: DynShape::from(shape),
        layout: Strided::row_major(EXTENTS).unwrap(),
        data: &data,
        theirs: ArrayView4::from_shape(EXTENTS, &data).unwrap(),
        theirs_dynamic: ArrayViewD::from_shape(EXTENTS.to_vec(), &data).unwrap(),
    };
    let agreed = agrees(&tensor);
    if !agreed {
        println!("slices: results differ");
    }
    let mut times = WAYS.map(|_| Vec::with_capacity(ROUNDS));
    // The first round warms up.
    for round in 0..=ROUNDS {
        for turn in 0..WAYS.len() {
            // Who begins changes, so that nobody always comes behind the same.
            let way = (round + turn) % WAYS.len();
            let start = Instant::now();
            black_box(WAYS[way].1)(black_box(&tensor), black_box(CALLS));
            let time = start.elapsed();
            if round > 0 {
                #[expect(clippy::cast_precision_loss, reason = "calls are few")]
                times[way].push(time.as_secs_f64() * 1e9 / CALLS as f64);
            }
        }
    }
    for times in &mut times {
        times.sort_by(f64::total_cmp);
    }
    let [_, hand, theirs, ..] = times.each_ref().map(|times| times[ROUNDS / 2]);
    println!("ns per slice of rank 4: medians of {ROUNDS} rounds, then minima");
    println!("{:<30} {:>8} {:>8} {:>10} {:>8}", "way", "median", "to hand", "to ndarray", "minimum");
    for ((name, _), times) in WAYS.iter().zip(&times) {
        let median = times[ROUNDS / 2];
        println!(
            "{name:<30} {median:>8.1} {:>8.2} {:>10.2} {:>8.1}",
            median / hand,
            median / theirs,
            times[0]
        );
    }
    agreed
}
