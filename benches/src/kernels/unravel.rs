//! Every index of 48x56x72 elements: from linear indices, one at a time, and in order.
//!
//! The output is the sum of all `i + 2 j + 3 k`, in `u32`.

use std::hint::black_box;

use shapewise::{Const, Extents, Layout, Shape, View, index::Divider};

use crate::suite::{Bench, Case, kernel, repeat};

const EXTENTS: [usize; 3] = [48, 56, 72];
const COUNT: usize = 48 * 56 * 72;

/// The function of an index that is summed.
#[inline(always)]
fn weight([i, j, k]: [usize; 3]) -> u32 {
    u32::try_from(i + 2 * j + 3 * k).unwrap_or_default()
}

#[inline(never)]
fn ours_divide<E: Extents<3>>(shape: Shape<3, E>, count: usize) -> u32 {
    let mut sum = 0_u32;
    for linear in 0..count {
        sum = sum.wrapping_add(weight(shape.multi_index(linear).unwrap()));
    }
    sum
}

/// With extents that are known at run time, prepared for many divisions.
#[inline(never)]
fn ours_divider(extents: [usize; 3], count: usize) -> u32 {
    let divider = Divider::new(extents).unwrap();
    let mut sum = 0_u32;
    for linear in 0..count {
        sum = sum.wrapping_add(weight(divider.multi_index(linear).unwrap()));
    }
    sum
}

#[inline(never)]
fn ours_in_order<L: Layout<3>>(view: View<'_, u32, 3, L>) -> u32 {
    let mut sum = 0_u32;
    view.indexed_for_each(|index, _| sum = sum.wrapping_add(weight(index)));
    sum
}

/// With extents that are known at compile time.
#[inline(never)]
fn by_hand_divide_known(count: usize) -> u32 {
    divide(EXTENTS, count)
}

#[inline(never)]
fn by_hand_divide(extents: [usize; 3], count: usize) -> u32 {
    divide(extents, count)
}

#[inline(always)]
fn divide([_, rows, columns]: [usize; 3], count: usize) -> u32 {
    let mut sum = 0_u32;
    for linear in 0..count {
        let (rest, k) = (linear / columns, linear % columns);
        sum = sum.wrapping_add(weight([rest / rows, rest % rows, k]));
    }
    sum
}

/// With 32-bit numbers, whose division takes fewer cycles on some processors.
#[inline(never)]
fn by_hand_divide_u32(extents: [usize; 3], count: usize) -> u32 {
    let [_, rows, columns] = extents.map(|extent| u32::try_from(extent).unwrap_or(u32::MAX));
    let mut sum = 0_u32;
    for linear in 0..u32::try_from(count).unwrap_or(u32::MAX) {
        let (rest, k) = (linear / columns, linear % columns);
        sum = sum.wrapping_add(rest / rows + 2 * (rest % rows) + 3 * k);
    }
    sum
}

#[inline(never)]
fn by_hand_loops([planes, rows, columns]: [usize; 3]) -> u32 {
    let mut sum = 0_u32;
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                sum = sum.wrapping_add(weight([i, j, k]));
            }
        }
    }
    sum
}

fn case(kernel: &'static str, level: &'static str) -> Case<u32> {
    Case::new(kernel, "48x56x72", level, [COUNT, 0, 1]).counted()
}

fn divided() -> [Case<u32>; 2] {
    [
        case("linear to index", "static")
            .way("hand", |m, times| {
                repeat(times, || m.out[0] = by_hand_divide_known(black_box(COUNT)));
            })
            .way("ours", |m, times| {
                let shape = Shape::new((Const::<48>, Const::<56>, Const::<72>)).unwrap();
                repeat(times, || m.out[0] = ours_divide(black_box(shape), black_box(COUNT)));
            }),
        case("linear to index", "ranked")
            .way("hand", |m, times| {
                repeat(times, || m.out[0] = by_hand_divide(black_box(EXTENTS), black_box(COUNT)));
            })
            .way("hand u32", |m, times| {
                repeat(times, || m.out[0] = by_hand_divide_u32(black_box(EXTENTS), black_box(COUNT)));
            })
            .way("ours", |m, times| {
                repeat(times, || m.out[0] = ours_divider(black_box(EXTENTS), black_box(COUNT)));
            }),
    ]
}

/// Also with the elements. Versions that use only the index do not read them, and the compiler removes the read.
fn in_order() -> [Case<u32>; 2] {
    let theirs = |case: Case<u32>| {
        case.way("ndarray", |m, times| {
            repeat(times, || {
                m.out[0] = kernel(EXTENTS, |extents| {
                    let indices = ndarray::indices(extents).into_iter();
                    indices.fold(0, |sum: u32, (i, j, k)| sum.wrapping_add(weight([i, j, k])))
                });
            });
        })
    };
    [
        theirs(case("each index in order", "static"))
            .way("hand", |m, times| {
                repeat(times, || m.out[0] = by_hand_loops(black_box(EXTENTS)));
            })
            .way("ours", |m, times| {
                let view = View::new(&m.from, (Const::<48>, Const::<56>, Const::<72>)).unwrap();
                repeat(times, || m.out[0] = ours_in_order(black_box(view)));
            }),
        theirs(case("each index in order", "ranked"))
            .way("hand", |m, times| {
                repeat(times, || m.out[0] = by_hand_loops(black_box(EXTENTS)));
            })
            .way("ours", |m, times| {
                let view = View::new(&m.from, EXTENTS).unwrap();
                repeat(times, || m.out[0] = ours_in_order(black_box(view)));
            }),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    divided().into_iter().chain(in_order()).map(Case::boxed).collect()
}
