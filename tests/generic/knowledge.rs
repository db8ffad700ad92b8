//! Every verb keeps what the types know. A row is a verb, and which extents the type of its result knows: of an array of which one extent is known, `[n, 4]`, and of
//! one of which both are, `[3, 4]`. The latter is a tensor and an inline array.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::op_ref,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::hint::black_box;

use shapewise::{
    Axis, Const, Keep, LastAxis, Layout, Matrix, Pad, PadMode, Shape, Tensor,
    array::TensorBase,
    axes,
    contraction::DotAxes,
    einsum, rearrange, reduce, repeat, s, shape, tensor,
    types::ExtentList,
    verbs::{choose, concatenate, concatenate_inline, select, stack, zip_map},
};

/// Where the elements of an array are.
trait Memory {
    const KIND: &'static str;
}

impl<T> Memory for Vec<T> {
    const KIND: &'static str = "heap";
}

impl<T> Memory for &[T] {
    const KIND: &'static str = "view";
}

impl<X, const N: usize> Memory for [X; N] {
    const KIND: &'static str = "inline";
}

/// What the type of an array knows of its extents, and where its elements are.
fn knows<T, S: Memory, const R: usize, L: Layout<R>>(
    _: &TensorBase<T, S, R, L>,
) -> (&'static str, Vec<Option<usize>>) {
    (S::KIND, L::EXTENTS.to_vec())
}

/// An extent that is not known, or one that is.
macro_rules! extent {
    (?) => {
        None
    };
    ($extent:literal) => {
        Some($extent)
    };
}

/// A table of verbs of `x` and `y`: where the elements of results are, of inline arrays and of others; a row is a verb, and what is known of its results.
macro_rules! table {
    ($x:ident $y:ident, $inline:literal $others:literal; $($verb:expr, [$($mixed:tt)*] [$($known:tt)*];)*) => {
        let element = |[i, j]: [usize; 2]| (i * 4 + j) % 5;
        {
            let $x = Tensor::from_fn(shape![black_box(3), 4], element);
            let $y = $x.clone();
            $(assert_eq!(knows(&$verb), ($others, vec![$(extent!($mixed)),*]), "{} of [n, 4]", stringify!($verb));)*
        }
        {
            let $x = Tensor::from_fn(shape![3, 4], element);
            let $y = $x.clone();
            $(assert_eq!(knows(&$verb), ($others, vec![$(extent!($known)),*]), "{} of [3, 4]", stringify!($verb));)*
        }
        {
            let $x = Matrix::<usize, 3, 4>::of_fn(element);
            let $y = $x;
            $(assert_eq!(knows(&$verb), ($inline, vec![$(extent!($known)),*]), "{} within the array", stringify!($verb));)*
        }
    };
}

#[test]
fn each_element() {
    table! { x y, "inline" "heap";
        x.map(|x| *x), [? 4] [3 4];
        x.map_copied(|x| x + 1), [? 4] [3 4];
        x.map(|_| 2.0).sqrt(), [? 4] [3 4];
        x.map(|_| 2.0).powf(0.5), [? 4] [3 4];
        x.zip_map(&y, |x, y| x + y), [? 4] [3 4];
        &x + &y, [? 4] [3 4];
        &x * 2, [? 4] [3 4];
        !&x, [? 4] [3 4];
        x.gt(2), [? 4] [3 4];
        x.not_equal(&y), [? 4] [3 4];
        x.maximum(&y), [? 4] [3 4];
        x.map(|_| 2.0).interp(tensor![0.0], tensor![1.0]), [? 4] [3 4];
        x.clamp(1, 2), [? 4] [3 4];
        x.clamp(&y, 2), [? 4] [3 4];
        x.tril(0), [? 4] [3 4];
        x.triu(1), [? 4] [3 4];
    }
    table! { x y, "heap" "heap";
        x.zip_map3(&y, &y, |x, y, z| x + y + z), [? 4] [3 4];
        zip_map((&x, &y, &x), |(x, y, z)| x + y + z), [? 4] [3 4];
        select(x.gt(2), &x, &y), [? 4] [3 4];
        choose(x.gt(2), &x, 0), [? 4] [3 4];
        x.try_map(|x| *x).unwrap(), [? 4] [3 4];
        x.to_tensor(), [? 4] [3 4];
    }
}

#[test]
fn reductions() {
    table! { x y, "inline" "heap";
        x.sum_axis(Axis::<0>), [4] [4];
        x.sum_axis(LastAxis), [?] [3];
        y.sum_axis(Keep(Axis::<1>)), [? 1] [3 1];
        x.sum_axis(Keep(axes![0, 1])), [1 1] [1 1];
        x.sum_axis(axes![0, 1]), [] [];
        x.sum_axis_as::<u64, _, _>(Axis::<0>), [4] [4];
        x.product_axis(Axis::<0>), [4] [4];
        x.map(|_| 2.0).mean_axis(Axis::<0>), [4] [4];
        x.map(|_| 2.0).var_axis(Axis::<0>, 0), [4] [4];
        x.map(|_| 2.0).std_axis(Keep(Axis::<0>), 0), [1 4] [1 4];
        x.max_axis(Axis::<0>).unwrap(), [4] [4];
        x.min_axis_by(Axis::<1>, Ord::cmp).unwrap(), [?] [3];
        x.argmax_axis(Axis::<0>).unwrap(), [4] [4];
        x.any_axis(Axis::<0>, |x| *x > 2), [4] [4];
        x.all_axis(Axis::<1>, |x| *x > 2), [?] [3];
        x.fold_axis(Axis::<0>, 0, |sum, x| sum + x), [4] [4];
    }
    table! { x y, "heap" "heap";
        reduce!(i j -> j by sum; &x), [4] [4];
        reduce!(i j -> i by max; &y), [?] [3];
    }
}

#[test]
fn views() {
    table! { x y, "view" "view";
        x.view(), [? 4] [3 4];
        x.transpose(), [4 ?] [4 3];
        x.permute(axes![1, 0]), [4 ?] [4 3];
        x.swap_axes(Axis::<0>, Axis::<1>), [4 ?] [4 3];
        x.move_axis(Axis::<0>, Axis::<1>), [4 ?] [4 3];
        x.flip(Axis::<0>), [? 4] [3 4];
        x.flip(axes![0, 1]), [? 4] [3 4];
        x.insert_axis(Axis::<1>), [? 1 4] [3 1 4];
        y.insert_axis(Axis::<1>).squeeze(Axis::<1>), [? 4] [3 4];
        x.index_axis(Axis::<0>, 1), [4] [4];
        x.index_axis(LastAxis, 1), [?] [3];
        x.slice(s![1, ..]), [4] [4];
        x.slice(s![1.., ..]), [? 4] [? 4];
        x.slice(s![.., const 1..3]), [? 2] [3 2];
        x.slice(s![NewAxis, .., 0]), [1 ?] [1 3];
        x.slice(s![..;-1, ..]), [? 4] [3 4];
        x.split_at(Axis::<0>, 1).0, [? 4] [? 4];
        x.split(Axis::<0>, &[1]).remove(1), [? 4] [? 4];
        x.split_into::<2, _, _>(LastAxis, Const::<2>)[1], [? 2] [3 2];
        x.windows(shape![1, 2]), [? 3 1 2] [3 3 1 2];
        x.chunks_exact(shape![1, 2]), [? 2 1 2] [3 2 1 2];
        x.window_iter(shape![1, 2]).next().unwrap(), [1 2] [1 2];
        x.chunk_iter(shape![1, 2]).next().unwrap(), [1 2] [1 2];
        x.tiles(shape![1, 2]).next().unwrap(), [1 2] [1 2];
        x.outer_iter().next().unwrap(), [4] [4];
        x.axis_iter(Axis::<1>).next().unwrap(), [?] [3];
        x.diagonal(Axis::<0>, Axis::<1>, 0), [?] [?];
        y.insert_axis(Axis::<0>).diagonal(Axis::<0>, Axis::<1>, 0), [4 ?] [4 ?];
        x.try_broadcast_to([3, 4]).unwrap(), [? 4] [3 4];
        x.try_broadcast_to(shape![3, 4]).unwrap(), [3 4] [3 4];
        x.try_broadcast(shape![2]).unwrap(), [2 ? 4] [2 3 4];
        x.try_broadcast_in_dim(shape![3, 2, 4], axes![0, 2]).unwrap(), [3 2 4] [3 2 4];
        x.reshape(shape![4, 3]), [4 3] [4 3];
    }
}

#[test]
fn copies() {
    table! { x y, "heap" "heap";
        x.take(Axis::<0>, [0, -1]), [2 4] [2 4];
        x.take(Axis::<0>, &vec![0, 1]), [? 4] [? 4];
        x.take(LastAxis, [0, -1, 1]), [? 3] [3 3];
        x.take_at(Axis::<0>, tensor![[0, 1], [1, 1]]), [2 2 4] [2 2 4];
        x.take_at(LastAxis, Tensor::<usize, 2>::zeros([5, 6])), [? ? ?] [3 ? ?];
        x.take_at(Axis::<0>, Tensor::<usize, 2>::zeros([5, 6])), [? ? 4] [? ? 4];
        x.take_along_axis(Axis::<0>, &y.argsort_axis(Axis::<0>)), [? 4] [3 4];
        x.compress(Axis::<0>, [true, false, true]), [? 4] [? 4];
        x.extract(y.gt(2)), [?] [?];
        x.argwhere(|x| *x > 2), [? 2] [? 2];
        x.nonzero(), [? 2] [? 2];
        x.cumsum(Axis::<0>), [? 4] [3 4];
        x.cumprod(Axis::<1>), [? 4] [3 4];
        x.diff(Axis::<0>, 0), [? 4] [? 4];
        x.scan_axis(Axis::<0>, 0, |sum, x| sum + x), [? 4] [3 4];
        x.sort_axis(Axis::<0>), [? 4] [3 4];
        x.argsort_axis(Axis::<1>), [? 4] [3 4];
        x.top_k(Axis::<0>, 2).0, [? 4] [? 4];
        x.top_k(Axis::<1>, 2).1, [? ?] [3 ?];
        x.pad((shape![0, 1], shape![2, 0]), 0), [? 5] [5 5];
        x.pad_axis(Axis::<0>, Pad::edges(1, 1), 0), [? 4] [? 4];
        x.pad_mode((shape![0, 1], shape![2, 0]), PadMode::Edge), [? 5] [5 5];
        x.trim_zeros(Axis::<0>), [? 4] [? 4];
        x.roll(Axis::<0>, 1), [? 4] [3 4];
        x.repeat(Axis::<0>, 2), [? 4] [? 4];
        x.repeat(Axis::<1>, Const::<2>), [? 8] [3 8];
        x.tile(shape![1, 2]), [? 8] [3 8];
        x.padded_tile(shape![2, 2], [0, 0], 0), [2 2] [2 2];
        concatenate(Axis::<0>, (&x, &y)), [? 4] [6 4];
        concatenate(Axis::<1>, [&x, &y]), [? 8] [3 8];
        concatenate(Axis::<0>, vec![&x, &y]), [? 4] [? 4];
        stack(Axis::<1>, vec![&x, &y]), [? ? 4] [3 ? 4];
        x.to_tensor().into_reshape(shape![12]), [12] [12];
        rearrange!(i j -> j i; &x).to_tensor(), [4 ?] [4 3];
        repeat!(i j -> i k j, k = 2; &y).to_tensor(), [? 2 4] [3 2 4];
    }
    table! { x y, "inline" "heap";
        stack(Axis::<0>, (&x, &y)), [2 ? 4] [2 3 4];
        stack(LastAxis, [&x, &y]), [? 4 2] [3 4 2];
    }
    let x = Matrix::<usize, 3, 4>::of_value(1);
    // Its signature states the extents.
    let _: Matrix<usize, 6, 4> = concatenate_inline(Axis::<0>, (x, x));
    assert_eq!(knows(&x.into_reshape(shape![2, 6])), ("inline", vec![Some(2), Some(6)]));
    assert_eq!(knows(&x.into_transpose()), ("inline", vec![Some(4), Some(3)]));
    assert_eq!(knows(&x.transpose().to_inline()), ("inline", vec![Some(4), Some(3)]));
    assert_eq!(knows(&x.into_map(|x| x + 1)), ("inline", vec![Some(3), Some(4)]));
}

#[test]
fn products() {
    table! { x y, "inline" "heap";
        x.matmul(y.transpose()), [? ?] [3 3];
        x.outer(&y), [? 4 ? 4] [3 4 3 4];
    }
    table! { x y, "heap" "heap";
        x.dot_general(&y, DotAxes::contracting(axes![1], axes![1])), [? ?] [3 3];
        x.dot_general(&y, DotAxes::contracting(axes![0], axes![0])), [4 4] [4 4];
        einsum!(i j, k j -> i k; &x, &y), [? ?] [3 3];
        x.map(|_| 2.0).cov(0), [? ?] [3 3];
        einsum!(i j, i k -> j k; &x, &y), [4 4] [4 4];
        x.trace(axes![0, 1]), [] [];
    }
}

/// Operands of which nothing is known take nothing away.
#[test]
fn with_operands_of_run_time_extents() {
    let x = Tensor::from_fn(shape![black_box(3), 4], |[i, j]| i + j);
    let y = Tensor::from_fn([3, 4], |[i, j]| i + j);
    let of_x = ("heap", vec![None, Some(4)]);
    assert_eq!(knows(&(&x + &y)), of_x);
    assert_eq!(knows(&(&y + &x)), of_x);
    assert_eq!(knows(&y.zip_map(&x, |x, y| x + y)), of_x);
    assert_eq!(knows(&y.gt(&x)), of_x);
    assert_eq!(knows(&y.clamp(0, &x)), of_x);
    assert_eq!(knows(&select(true, &y, &x)), of_x);
    assert_eq!(knows(&concatenate(Axis::<0>, (&y, &x))), of_x);
    assert_eq!(knows(&stack(Axis::<0>, (&y, &x))), ("heap", vec![Some(2), None, Some(4)]));
    assert_eq!(knows(&x.outer(&y)), ("heap", vec![None, Some(4), None, None]));
    assert_eq!(knows(&y.transpose().to_tensor().matmul(&x)), ("heap", vec![None, Some(4)]));
}

/// What the type of a shape knows.
fn of_shape<const R: usize, E: ExtentList<R>>(_: Shape<R, E>) -> Vec<Option<usize>> {
    E::EXTENTS.to_vec()
}

#[test]
fn shapes() {
    /// A row is an operation, and what is known of `[n, 4]` and of `[3, 4]`.
    macro_rules! table {
        ($x:ident; $($operation:expr, [$($mixed:tt)*] [$($known:tt)*];)*) => {
            {
                let $x = Shape::new(shape![black_box(3), 4]).unwrap();
                $(assert_eq!(of_shape($operation), vec![$(extent!($mixed)),*], "{} of [n, 4]", stringify!($operation));)*
            }
            {
                let $x = Shape::new(shape![3, 4]).unwrap();
                $(assert_eq!(of_shape($operation), vec![$(extent!($known)),*], "{} of [3, 4]", stringify!($operation));)*
            }
        };
    }
    table! { x;
        x.append(Const::<2>).unwrap(), [? 4 2] [3 4 2];
        x.prepend(Const::<2>).unwrap(), [2 ? 4] [2 3 4];
        x.concatenate(x).unwrap(), [? 4 ? 4] [3 4 3 4];
        x.insert_axis(Axis::<1>, Const::<2>).unwrap(), [? 2 4] [3 2 4];
        x.remove_axis(Axis::<0>), [4] [4];
        x.tail(), [4] [4];
        x.take::<1>(), [?] [3];
        x.take_last::<1, _>(), [4] [4];
        x.permute(axes![1, 0]), [4 ?] [4 3];
        x.swap_axes(Axis::<0>, Axis::<1>), [4 ?] [4 3];
        x.move_axis(Axis::<0>, Axis::<1>), [4 ?] [4 3];
        x.reduce(Axis::<0>), [4] [4];
        x.reduce(Keep(Axis::<1>)), [? 1] [3 1];
        x.with_extent(Axis::<0>, Const::<2>).unwrap(), [2 4] [2 4];
        x.join_axis(Axis::<0>, x).unwrap(), [? 4] [6 4];
        x.repeat(Axis::<1>, Const::<2>).unwrap(), [? 8] [3 8];
        x.repeat(Axis::<0>, 2).unwrap(), [? 4] [? 4];
        x.pad_axis(Axis::<0>, Pad::edges(1, 1)).unwrap(), [? 4] [? 4];
        x.diff(Axis::<0>, 1), [? 4] [? 4];
        x.narrow(Axis::<1>, 1, Const::<2>).unwrap(), [? 2] [3 2];
        x.broadcast_with(x).unwrap(), [? 4] [3 4];
        x.broadcast_to([3, 4]).unwrap(), [? 4] [3 4];
        x.merge(Shape::new([3, 4]).unwrap()).unwrap(), [? 4] [3 4];
        x.align_trailing::<3>(), [1 ? 4] [1 3 4];
        x.along::<3, _>(axes![0, 2]), [? 1 4] [3 1 4];
        x.matmul(x.permute(axes![1, 0])).unwrap(), [? ?] [3 3];
        x.outer(x).unwrap(), [? 4 ? 4] [3 4 3 4];
        x.trace(axes![0, 1]), [] [];
    }
}
