//! The parallel methods on four threads, compared with the sequential ones, over arrays that are divided and ones that are not.

use std::sync::LazyLock;

use rayon::{ThreadPool, ThreadPoolBuilder};
use shapewise::{Strided, View, ViewMut};

use super::Bytes;

static THREADS: LazyLock<ThreadPool> =
    LazyLock::new(|| ThreadPoolBuilder::new().num_threads(4).build().unwrap());

/// A layout of these extents in some order of axes, with gaps and reversals, and the same offset twice at most along axes that are only read.
fn layout(extents: [usize; 3], is_read: bool, bytes: &mut Bytes<'_>) -> Option<Strided<3>> {
    let mut order = [0, 1, 2];
    order.swap(0, bytes.below(3));
    order.swap(1, 1 + bytes.below(2));
    let (mut strides, mut step) = ([0_isize; 3], 1 + bytes.below(2));
    for axis in order {
        let stride = step.cast_signed();
        strides[axis] = if bytes.below(3) == 0 { -stride } else { stride };
        if is_read && bytes.below(4) == 0 {
            strides[axis] = 0;
        }
        step = step * extents[axis].max(1) + bytes.below(3);
    }
    Strided::new(extents, strides).ok()
}

/// Extents of few elements, or of more than are in two parts.
fn extents(bytes: &mut Bytes<'_>) -> [usize; 3] {
    let small = [bytes.below(9), bytes.below(9), bytes.below(9)];
    match bytes.below(4) {
        0 => [small[0] + 2, 300 + small[1], 240 + small[2]],
        1 => [150_000 + small[0], 1, 1 + small[1] % 2],
        _ => small,
    }
}

pub(crate) fn run(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    let extents = extents(bytes);
    let (Some(to), Some(from)) = (layout(extents, false, bytes), layout(extents, true, bytes)) else {
        return;
    };
    let seed = u16::from(bytes.byte());
    let elements =
        |count: usize| -> Vec<u16> { (0..count).map(|at| (at as u16).wrapping_mul(0x9e37) ^ seed).collect() };
    let (memory, source) = (elements(to.span()), elements(from.span()));
    let view = View::with_layout(&source, from).unwrap();
    let written = |write: &(dyn Fn(&mut ViewMut<'_, u16, 3>) + Sync)| {
        let mut memory = memory.clone();
        write(&mut ViewMut::with_layout(&mut memory, to).unwrap());
        memory
    };
    let what = format!("{from:?} to {to:?}");
    let same = |parallel: &(dyn Fn(&mut ViewMut<'_, u16, 3>) + Sync),
                serial: &(dyn Fn(&mut ViewMut<'_, u16, 3>) + Sync)| {
        let found = THREADS.install(|| written(parallel));
        assert!(found == written(serial), "{what}");
    };
    match bytes.below(5) {
        0 => same(&|v| v.par_assign(&view), &|v| v.assign(&view)),
        1 => same(&|v| v.par_map_from(&view, |x| x.wrapping_mul(3)), &|v| {
            v.map_from(&view, |x| x.wrapping_mul(3));
        }),
        2 => same(&|v| v.par_zip_from(&view, &view, |x, y| x.wrapping_add(*y)), &|v| {
            v.zip_from(&view, &view, |x, y| x.wrapping_add(*y));
        }),
        3 => same(&|v| v.par_zip_apply(&view, |x, y| *x = x.wrapping_sub(*y)), &|v| {
            v.zip_apply(view, |x, y| *x = x.wrapping_sub(*y));
        }),
        _ => same(&|v| v.par_for_each_mut(|x| *x ^= 0x5555), &|v| v.for_each_mut(|x| *x ^= 0x5555)),
    }
    let folded = THREADS.install(|| view.par_fold(|| 0_u64, |sum, x| sum + u64::from(*x), |x, y| x + y));
    assert_eq!(folded, view.fold(0, |sum, x| sum + u64::from(*x)), "{what}");
}
