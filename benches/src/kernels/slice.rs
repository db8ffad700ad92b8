//! A slice of a view of rank 4: an index, a range, a constant step and a reversal, whose numbers are known at run time.
//! And the equivalent masks, converted to their normal form.

use shapewise::{
    DynShape, Strided, View, s,
    slice::{DenseSlice, StridedSlice},
};

use super::Kernel;

/// The slice: `v[index, begin..end, ..;2, ..;-1]`.
#[derive(Clone, Copy)]
pub struct Numbers {
    pub index: isize,
    pub begin: isize,
    pub end: isize,
}

/// A view by hand: its memory, extents, strides, and the offset of its first element.
pub struct Parts<'a> {
    pub data: &'a [f32],
    pub extents: [usize; 3],
    pub strides: [isize; 3],
    pub base: usize,
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn slice_ours<'a>(view: &View<'a, f32, 4>, numbers: Numbers) -> View<'a, f32, 3> {
    let Numbers { index, begin, end } = numbers;
    view.slice(s![index, begin..end, ..;2, ..;-1])
}

/// The same by pointer arithmetic, with the checks that Python's semantics require: the index is in bounds, ends are
/// clamped.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn slice_hand<'a>(
    data: &'a [f32],
    extents: &[usize; 4],
    strides: &[isize; 4],
    base: usize,
    Numbers { index, begin, end }: Numbers,
) -> Parts<'a> {
    let [a, b, c, d] = extents.map(usize::cast_signed);
    let index = if index < 0 { index + a } else { index };
    assert!(0 <= index && index < a, "the index is out of bounds");
    let clamp = |at: isize| (if at < 0 { at + b } else { at }).clamp(0, b);
    let (begin, end) = (clamp(begin), clamp(end));
    let count = (end - begin).max(0);
    let mut first = base.cast_signed() + index * strides[0];
    if count > 0 {
        first += begin * strides[1];
    }
    if d > 0 {
        first += (d - 1) * strides[3];
    }
    let extents = [count.cast_unsigned(), (c + 1).cast_unsigned() / 2, d.cast_unsigned()];
    let strides = [strides[1], strides[2] * 2, -strides[3]];
    let mut base = 0;
    for (&extent, &stride) in extents.iter().zip(&strides) {
        if stride < 0 && extent > 1 {
            base += (extent - 1) * stride.unsigned_abs();
        }
    }
    // A view begins with the element at its smallest offset.
    let data = data.get((first - base.cast_signed()).cast_unsigned()..).unwrap_or_default();
    Parts { data, extents, strides, base }
}

/// The normal form of masks. It is compared not with a version by hand, but with a number of instructions.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn masks_ours(slice: &StridedSlice<'_, i64>, shape: &DynShape) -> DenseSlice {
    slice.apply(shape).unwrap()
}

/// The maximum number of instructions of a function.
#[must_use]
pub fn most(name: &str) -> Option<u64> {
    (name == "masks_ours").then_some(410)
}

/// The extents of the view.
pub const EXTENTS: [usize; 4] = [8, 9, 10, 11];

/// The numbers of the slice.
pub const NUMBERS: Numbers = Numbers { index: -3, begin: 2, end: -1 };

/// The same by masks.
pub const STRIDED: StridedSlice<'_, i64> = StridedSlice {
    begin: &[-3, 2, 0, 0],
    end: &[0, -1, 0, 0],
    strides: &[1, 1, 2, -1],
    begin_mask: 0b1100,
    end_mask: 0b1100,
    ellipsis_mask: 0,
    new_axis_mask: 0,
    shrink_axis_mask: 0b0001,
};

fn run(name: &str) -> f64 {
    let data: Vec<f32> = super::elements(EXTENTS.iter().product());
    let sum = |view: View<'_, f32, 3>| f64::from(view.fold(0.0, |sum, x| sum + x));
    if name == "slice_ours" {
        return sum(slice_ours(&View::new(&data, EXTENTS).unwrap(), NUMBERS));
    }
    let layout = Strided::row_major(EXTENTS).unwrap();
    let parts = slice_hand(&data, &layout.extents(), &layout.strides(), layout.base(), NUMBERS);
    let by_hand = Strided::new(parts.extents, parts.strides).unwrap();
    assert_eq!(by_hand.base(), parts.base);
    sum(View::with_layout(parts.data, by_hand).unwrap())
}

fn masks(name: &str) -> f64 {
    let data: Vec<f32> = super::elements(EXTENTS.iter().product());
    let view = View::new(&data, EXTENTS).unwrap();
    if name == "masks_ours" {
        let dense = masks_ours(&STRIDED, &DynShape::from(view.shape()));
        return f64::from(view.dense_slice::<3>(&dense).unwrap().fold(0.0, |sum, x| sum + x));
    }
    run(name)
}

pub fn kernels() -> Vec<Kernel> {
    let hand = "slice_hand";
    vec![
        Kernel {
            kernel: "slice of rank 4, s![i, a..b, ..;2, ..;-1]",
            level: "ranked",
            ours: "slice_ours",
            hand,
            bar: Some(1.1),
            run,
        },
        Kernel {
            kernel: "the same by masks, normal form (at most 410)",
            level: "dynamic",
            ours: "masks_ours",
            hand,
            bar: None,
            run: masks,
        },
    ]
}
