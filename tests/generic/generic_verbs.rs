//! Verbs in functions that are generic over the layout and the type of element, without a bound that a reader has to look up.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::std_instead_of_core,
    clippy::type_complexity,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use core::{cmp::Ordering, fmt::Debug, ops::Sub};

use num_traits::Zero;
use shapewise::{
    Axis, Layout, Pad, PadMode, Tensor, View, axes,
    contraction::DotAxes,
    einsum,
    rearrange::GatherAxes,
    shape, tensor,
    verbs::{choose, concatenate, select, stack},
};

/// A user's own trait of numbers.
trait Number: Copy + PartialOrd + Zero + num_traits::One + Sub<Output = Self> + Debug + 'static {}
impl Number for i32 {}

fn order<T: PartialOrd>(a: &T, b: &T) -> Ordering {
    a.partial_cmp(b).unwrap_or(Ordering::Equal)
}

/// Verbs of one array of a generic layout and of a generic type of element, and what they return.
fn verbs<T: Number, L: Layout<2>>(x: &View<'_, T, 2, L>) -> Vec<String> {
    let (zero, mut all) = (T::zero(), Vec::new());
    macro_rules! show {
        ($($array:expr),* $(,)?) => { $(
            let array = $array;
            all.push(format!("{:?} {:?}", array.extents(), array.to_vec()));
        )* };
    }
    show! {
        concatenate(Axis::<0>, [x, x]),
        stack(Axis::<1>, [x, x]),
        x.pad([Pad::edges(1, 0); 2], zero),
        x.pad_axis(Axis::<1>, Pad::edges(0, 1), zero),
        x.pad_mode([[1, 1]; 2], PadMode::Edge),
        x.roll(Axis::<0>, 1),
        x.flip(Axis::<1>),
        x.flip(axes![0, 1]),
        x.swap_axes(Axis::<0>, Axis::<1>),
        x.move_axis(Axis::<0>, Axis::<1>),
        x.insert_axis(Axis::<1>),
        x.repeat(Axis::<1>, 2),
        x.tile([2, 1]),
        x.diagonal(Axis::<0>, Axis::<1>, 0),
        x.take(Axis::<0>, [0, -1]),
        x.compress(Axis::<1>, [true]),
        x.argsort_axis_by(Axis::<1>, order),
        x.top_k_by(Axis::<1>, 1, order).0,
        x.top_k_by(Axis::<0>, 1, order).1,
        x.argwhere(|x| *x == T::zero()),
        x.extract(x.map(|x| *x == T::zero())),
        x.cumsum(Axis::<0>),
        x.cumprod(Axis::<0>),
        x.diff(Axis::<1>, 1),
        x.scan_axis(Axis::<0>, zero, |a, b| *a + *b),
        x.sort_axis_by(Axis::<0>, order),
        x.sum_axis(axes![0, 1]),
        x.product_axis(Axis::<1>),
        x.max_axis_by(Axis::<0>, order).unwrap(),
        x.argmax_axis_by(Axis::<0>, order).unwrap(),
        x.fold_axis(Axis::<0>, zero, |a, b| *a + *b),
        x.chunks_exact(shape![1, 1]),
        x.clamp(zero, zero),
        x.to_tensor().into_reshape([x.element_count()]),
        x.trace(axes![0, 1]),
        x.to_tensor(),
    }
    let rows = View::new(&[0_usize, 1], shape![2]).unwrap();
    let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    let slices: Tensor<T, 2> = x.gather_slices(rows, &axes, [1, x.extents()[1]]);
    let (front, back) = x.split_at(Axis::<1>, 1);
    show!(slices, front, back);
    for part in x.split(Axis::<0>, &[1]) {
        show!(part);
    }
    for part in x.axis_iter(Axis::<1>) {
        show!(part);
    }
    // The extents of two arrays are not known to be equal: without what the types know, nothing must be proved.
    let x = x.ranked();
    let sorted = x.argsort_axis_by(Axis::<1>, order);
    show! {
        x.take_along_axis(Axis::<1>, &sorted),
        x.matmul(x.transpose()),
        x.dot_general(x, DotAxes::contracting(axes![1], axes![1])),
        einsum!(i j, k j -> i k; x, x),
        select(x.map(|x| *x == zero), x, x),
        choose(x.map(|x| *x == zero), x, zero),
    }
    let mut copy = x.to_tensor();
    copy.scatter(Axis::<0>, [0, -1], x.take(Axis::<0>, [0, -1]), |to, from| *to = *from);
    copy.scatter_along_axis(Axis::<1>, &sorted, x.sort_axis_by(Axis::<1>, order), |to, from| *to = *from);
    show!(copy);
    all
}

#[test]
fn verbs_of_a_generic_layout_are_those_of_each_level() {
    let (memory, transposed) = ([3, 0, 5, 1, 2, 4], [3, 1, 0, 2, 5, 4]);
    let n = std::hint::black_box(2);
    let expected = verbs(&View::new(&memory, [2, 3]).unwrap());
    assert_eq!(expected[0], "[4, 3] [3, 0, 5, 1, 2, 4, 3, 0, 5, 1, 2, 4]");
    assert_eq!(verbs(&View::new(&memory, shape![2, 3]).unwrap()), expected);
    assert_eq!(verbs(&View::new(&memory, shape![n, 3]).unwrap()), expected);
    assert_eq!(verbs(&View::new(&transposed, [3, 2]).unwrap().transpose()), expected);
    assert_eq!(verbs(&View::new(&transposed, shape![3, 2]).unwrap().transpose()), expected);
    assert_eq!(verbs(&tensor![[3, 0, 5], [1, 2, 4]].view()), expected);
}
