//! Extents with names: a name checks and never moves, and an extent of 1 stretches to it only if the type knows that it is 1.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::type_complexity,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{
    DenseTensor, Shape, broadcast, expect_names,
    extent::{Name, Named},
    names,
    prelude::*,
    try_expect_names,
    verbs::{try_select, try_zip_map},
};

names! { Batch, Features, Hidden, Heads }

macro_rules! shape_of {
    ($array:expr) => {
        Shape::new($array.typed_extents()).unwrap()
    };
}

/// Compares the extents of an array with a type and numbers.
macro_rules! is {
    ($array:expr, [$($extent:tt)*] $numbers:expr) => {
        match &$array {
            array => {
                let _: Extents![$($extent)*] = array.typed_extents();
                assert_eq!(array.extents(), $numbers);
            }
        }
    };
}

// After the macros that they use.
mod errors;
mod rows;

/// Whether something returns and does not panic.
fn runs<X>(run: impl FnOnce() -> X) -> bool {
    catch_unwind(AssertUnwindSafe(run)).is_ok()
}

/// All operations that broadcast two arrays to each other: whether each accepts them. They must agree.
macro_rules! meets {
    ($left:expr, $right:expr) => {{
        let (x, y) = (&$left, &$right);
        let all = [
            runs(|| x + y),
            runs(|| x.clone() + y),
            runs(|| x + y.clone()),
            runs(|| x.clone() + y.clone()),
            x.try_zip_map(y, |x, y| x + y).is_ok(),
            x.try_zip_map3(y, y, |x, y, z| x + y + z).is_ok(),
            x.try_zip_fold(y, 0.0, |sum, x, y| sum + x + y).is_ok(),
            x.try_zip_any(y, |x, y| x < y).is_ok(),
            runs(|| x.gt(y)),
            try_select(true, x, y).is_ok(),
            try_select(true, y, x).is_ok(),
            try_zip_map((x, y), |(x, y)| x + y).is_ok(),
            try_zip_map((y, x), |(x, y)| x + y).is_ok(),
            broadcast::all((x, y)).is_ok(),
            broadcast::shape((x, y)).is_ok(),
            broadcast::shape((y, x)).is_ok(),
            shape_of!(x).broadcast_with(shape_of!(y)).is_ok(),
            shape_of!(y).broadcast_with(shape_of!(x)).is_ok(),
            runs(|| y + x),
            y.try_zip_map(x, |x, y| x + y).is_ok(),
        ];
        assert!(all.iter().all(|is| *is == all[0]), "{all:?}");
        all[0]
    }};
}

/// All operations that write an array to another one.
macro_rules! reaches {
    ($to:expr, $from:expr) => {{
        let (mut to, from) = ($to, &$from);
        let all = [
            to.try_assign(from).is_ok(),
            to.try_zip_apply(from, |x, y| *x += y).is_ok(),
            #[cfg(feature = "rayon")]
            to.try_par_zip_apply(from, |x, y| *x += y).is_ok(),
            to.try_zip_from(from, from, |x, y| x + y).is_ok(),
            #[cfg(feature = "rayon")]
            to.try_par_zip_from(from, from, |x, y| x + y).is_ok(),
            to.try_zip_from3(from, from, from, |x, y, z| x + y + z).is_ok(),
            to.try_zip_map_from((from, from), |(x, y)| x + y).is_ok(),
            runs(|| to += from),
            from.try_broadcast_to(to.typed_extents()).is_ok(),
            from.try_broadcast_in_dim(to.typed_extents(), axes![0, 1]).is_ok(),
            from.try_broadcast_in_dim(to.typed_extents(), [0, 1]).is_ok(),
            shape_of!(from).broadcast_to(to.typed_extents()).is_ok(),
        ];
        assert!(all.iter().all(|is| *is == all[0]), "{all:?}");
        all[0]
    }};
}

/// What is generic over a name has derives as what is generic over another type: `names!` derives the same for each name.
#[test]
fn what_is_generic_over_a_name_is_derived() {
    #[derive(Debug, Clone)]
    struct Table<V: Name, W: Name> {
        rows: DenseTensor<f32, 2, (Named<V>, Named<W>)>,
    }
    let table = Table { rows: Tensor::ones(shape![Batch(2), Features(3)]) };
    let copy = table.clone();
    assert_eq!(copy.rows, table.rows);
    assert!(format!("{copy:?}").starts_with("Table { rows: "), "{copy:?}");
}

#[test]
fn an_extent_of_1_stretches_to_a_name_only_if_the_type_knows_it() {
    let named = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    let one = Tensor::<f32, 2>::ones(shape![1, Features(5)]);
    let name_of_1 = Tensor::<f32, 2>::ones(shape![Batch(1), Features(5)]);
    let ranked = Tensor::<f32, 2>::ones([1, 5]);
    let mixed = Tensor::<f32, 2>::ones(shape![ranked.extents()[0], Features(5)]);
    assert!(meets!(named, named) && meets!(named, one));
    assert!(meets!(named, Tensor::<f32, 2>::ones([3, 5])));
    assert!(!meets!(named, name_of_1), "a name does not stretch");
    assert!(!meets!(named, ranked), "nor an extent that is 1 at run time");
    assert!(!meets!(named, mixed));
    assert!(meets!(name_of_1, name_of_1) && meets!(name_of_1, one) && meets!(name_of_1, ranked));
    assert!(
        !meets!(name_of_1, Tensor::<f32, 2>::ones([3, 5])),
        "a name does not stretch to an extent without one"
    );
    assert!(meets!(ranked, Tensor::<f32, 2>::ones([3, 5])), "without names 1 stretches");

    let to = || Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    assert!(reaches!(to(), named) && reaches!(to(), one) && reaches!(to(), Tensor::<f32, 2>::ones([3, 5])));
    assert!(!reaches!(to(), name_of_1) && !reaches!(to(), ranked) && !reaches!(to(), mixed));
    assert!(!reaches!(Tensor::<f32, 2>::ones([3, 5]), name_of_1));
    assert!(
        reaches!(Tensor::<f32, 2>::ones([3, 5]), ranked) && reaches!(Tensor::<f32, 2>::ones([3, 5]), named)
    );
}

#[test]
fn batch_axes_stretch_to_a_name_only_if_the_type_knows_them() {
    let x = Tensor::<f32, 3>::ones(shape![Batch(3), Features(2), Hidden(4)]);
    let product =
        |y: &DenseTensor<f32, 3, (Named<Batch>, Named<Hidden>, Named<Heads>)>| x.try_matmul(y).is_ok();
    assert!(product(&Tensor::ones(shape![Batch(3), Hidden(4), Heads(6)])));
    assert!(!product(&Tensor::ones(shape![Batch(1), Hidden(4), Heads(6)])));
    assert!(!product(&Tensor::ones(shape![Batch(3), Hidden(5), Heads(6)])), "numbers are compared");
    assert!(x.try_matmul(&Tensor::<f32, 3>::ones(shape![1, Hidden(4), Heads(6)])).is_ok());
    let ranked = Tensor::<f32, 3>::ones([1, 4, 6]);
    assert!(x.try_matmul(&ranked).is_err());
    assert!(shape_of!(x).matmul(shape_of!(ranked)).is_err());
    assert!(ranked.transpose().try_matmul(&x.transpose().permute(axes![2, 0, 1])).is_err());
    assert!(x.try_matmul(&Tensor::<f32, 2>::ones([4, 6])).is_ok(), "fewer axes are aligned at the last");
    let (four, one) = (Tensor::<f32, 4>::ones([1, 3, 4, 6]), Tensor::<f32, 4>::ones([1, 1, 4, 6]));
    assert!(x.try_matmul(&four).is_ok() && x.try_matmul(&one).is_err());
}

type Rows = Extents![Batch, Features];

/// What each operation makes of `[Batch(6), Features(4)]`, as the table in `docs/guide/named.md` states.
#[test]
fn operations_keep_or_drop_names() {
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    // The same elements.
    is!(x.ranked(), [usize, usize] [6, 4]);
    is!(x.as_typed::<Extents![usize, Features]>(), [usize, Features] [6, 4]);
    is!(x.as_typed::<Extents![Batch, usize]>(), [Batch, usize] [6, 4]);
    is!(x.typed::<Extents![Batch, 4]>().unwrap(), [Batch, 4] [6, 4]);
    is!(x.ranked().typed::<Rows>().unwrap(), [Batch, Features] [6, 4]);
    is!(x.to_tensor(), [Batch, Features] [6, 4]);
    is!(x.map(|x| x + 1), [Batch, Features] [6, 4]);
    is!(x.map(|x| f64::from(*x)).exp(), [Batch, Features] [6, 4]);
    is!(x.clone().into_map(|x| x + 1), [Batch, Features] [6, 4]);
    is!(&x + 1, [Batch, Features] [6, 4]);
    is!(-&x, [Batch, Features] [6, 4]);
    is!(&x + &x, [Batch, Features] [6, 4]);
    is!(x.gt(&x), [Batch, Features] [6, 4]);
    is!(x.clamp(0, 1), [Batch, Features] [6, 4]);
    is!(x.clamp(&x, &x), [Batch, Features] [6, 4]);
    is!(select(x.gt(1), &x, 0), [Batch, Features] [6, 4]);
    is!(x.tril(0), [Batch, Features] [6, 4]);

    // Axes.
    is!(x.transpose(), [Features, Batch] [4, 6]);
    is!(x.permute(axes![1, 0]), [Features, Batch] [4, 6]);
    is!(x.swap_axes(Axis::<0>, Axis::<1>), [Features, Batch] [4, 6]);
    is!(x.move_axis(Axis::<0>, Axis::<1>), [Features, Batch] [4, 6]);
    is!(x.insert_axis(Axis::<1>), [Batch, 1, Features] [6, 1, 4]);
    is!(x.insert_axis(Axis::<1>).squeeze(Axis::<1>), [Batch, Features] [6, 4]);
    is!(x.flip(Axis::<0>), [Batch, Features] [6, 4]);
    is!(x.align_trailing().of_rank::<3>(), [1, Batch, Features] [1, 6, 4]);
    is!(x.along(axes![0, 2]).of_rank::<3>(), [Batch, 1, Features] [6, 1, 4]);
    is!(x.try_broadcast(shape![Hidden(2)]).unwrap(), [Hidden, Batch, Features] [2, 6, 4]);
    is!(x.try_broadcast_in_dim(shape![Batch(6), 2, Features(4)], axes![0, 2]).unwrap(), [Batch, 2, Features] [6, 2, 4]);

    // Slices.
    is!(x.slice(s![1..3]), [Batch, Features] [2, 4]);
    is!(x.slice(s![.., 1..]), [Batch, Features] [6, 3]);
    is!(x.slice(s![.., 1]), [Batch][6]);
    is!(x.slice(s![0]), [Features][4]);
    is!(x.slice(s![0..6; 2, :]), [Batch, Features] [3, 4]);
    is!(x.slice(s![0..6; {2}]), [Batch, Features] [3, 4]);
    is!(x.slice(s![..;-1]), [Batch, Features] [6, 4]);
    is!(x.slice(s![const 1..3]), [2, Features] [2, 4]);
    is!(x.slice(s![:, NewAxis]), [Batch, 1, Features] [6, 1, 4]);
    is!(x.index_axis(Axis::<1>, 0), [Batch][6]);
    is!(x.split_at(Axis::<0>, 2).0, [Batch, Features] [2, 4]);
    is!(x.split_at(Axis::<0>, 2).1, [Batch, Features] [4, 4]);
    is!(x.outer_iter().next().unwrap(), [Features][4]);
    is!(x.axis_iter(Axis::<1>).next().unwrap(), [Batch][6]);

    // Reductions.
    is!(x.sum_axis(Axis::<0>), [Features][4]);
    is!(x.map(|x| f64::from(*x)).mean_axis(Axis::<1>), [Batch][6]);
    is!(x.sum_axis(Keep(Axis::<1>)), [Batch, 1] [6, 1]);
    is!(x.max_axis(Axis::<-1>).unwrap(), [Batch][6]);
    is!(x.argmax_axis(Axis::<-1>).unwrap(), [Batch][6]);
    is!(x.fold_axis(Axis::<0>, 0, |sum, x| sum + x), [Features][4]);
    is!(x.map_axis(Axis::<0>, |lane| lane.len()), [Features][4]);
    is!(x.sum_axis(axes![0, 1]), [] [0; 0]);
    is!(x.map(|x| f64::from(*x)).var_axis(Axis::<0>, 0), [Features][4]);

    // Scans, sorts.
    is!(x.cumsum(Axis::<0>), [Batch, Features] [6, 4]);
    is!(x.sort_axis(Axis::<0>), [Batch, Features] [6, 4]);
    is!(x.argsort_axis(Axis::<0>), [Batch, Features] [6, 4]);
    is!(x.diff(Axis::<0>, 1), [Batch, Features] [5, 4]);
    is!(x.top_k(Axis::<0>, 2).0, [Batch, Features] [2, 4]);
    is!(x.top_k(Axis::<1>, 2).1, [Batch, Features] [6, 2]);

    // Windows and chunks: the positions have no name, and what is within them has it unless the type knows its number.
    is!(x.windows([2, 2]), [usize, usize, Batch, Features] [5, 3, 2, 2]);
    is!(x.windows(shape![2, 2]), [usize, usize, 2, 2] [5, 3, 2, 2]);
    is!(x.chunks_exact([2, 2]), [usize, usize, Batch, Features] [3, 2, 2, 2]);
    is!(x.chunks_exact(shape![2, 2]), [usize, usize, 2, 2] [3, 2, 2, 2]);

    // Copies of other extents.
    // An array of pads is an argument of which the type knows nothing: the result is ranked.
    is!(x.pad([Pad::edges(1, 2), Pad::NONE], 0), [usize, usize] [9, 4]);
    is!(x.pad((shape![1, 0], shape![2, 1]), 0), [Batch, Features] [9, 5]);
    is!(x.pad_axis(Axis::<0>, Pad::edges(1, 2), 0), [Batch, Features] [9, 4]);
    is!(x.repeat(Axis::<0>, 2), [usize, Features] [12, 4]);
    is!(x.tile([2, 1]), [usize, usize] [12, 4]);
    is!(x.roll(Axis::<0>, 1), [Batch, Features] [6, 4]);
    is!(concatenate(Axis::<0>, (&x, &x)), [Batch, Features] [12, 4]);
    is!(concatenate(Axis::<0>, [&x, &x]), [Batch, Features] [12, 4]);
    is!(concatenate(Axis::<0>, (&x, x.as_typed::<Extents![usize, Features]>())), [usize, Features] [12, 4]);
    is!(concatenate(Axis::<0>, (x.as_typed::<Extents![usize, Features]>(), &x)), [usize, Features] [12, 4]);
    is!(concatenate(Axis::<0>, (&x, x.ranked())), [usize, Features] [12, 4]);
    is!(stack(Axis::<0>, (&x, &x)), [2, Batch, Features] [2, 6, 4]);
    is!(stack(Axis::<0>, [&x, &x]), [2, Batch, Features] [2, 6, 4]);

    // Picks.
    is!(x.take(Axis::<0>, &[0, 2]), [2, Features] [2, 4]);
    is!(x.take(Axis::<0>, vec![0, 2]), [Batch, Features] [2, 4]);
    is!(x.take(Axis::<0>, &[0, 2][..]), [Batch, Features] [2, 4]);
    let ids = Tensor::<usize, 1>::zeros(shape![Hidden(3)]);
    is!(x.take(Axis::<0>, &ids), [Hidden, Features] [3, 4]);
    is!(x.take(Axis::<0>, ids.ranked()), [Batch, Features] [3, 4]);
    is!(x.compress(Axis::<0>, &[true, false, true, false, false, false]), [Batch, Features] [2, 4]);

    // Products.
    is!(x.transpose().matmul(&x), [Features, Features] [4, 4]);
    is!(x.matmul(Tensor::<i32, 2>::ones(shape![Features(4), 3])), [Batch, 3] [6, 3]);
    is!(x.outer(&x), [Batch, Features, Batch, Features] [6, 4, 6, 4]);
    is!(einsum!(b f, b g -> f g; x, x), [Features, Features] [4, 4]);
    is!(shapewise::rearrange!(b f -> f b; x), [Features, Batch] [4, 6]);
}

#[test]
fn more_operations_keep_or_drop_names() {
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    let square = Tensor::<i32, 2>::ones(shape![Batch(4), Batch(4)]);
    let y = || x.clone();

    is!(square.diagonal(Axis::<0>, Axis::<1>, 0), [usize][4]);
    is!(&x.split_into::<2, _, _>(Axis::<0>, 3)[0], [Batch, Features] [3, 4]);
    is!(&x.split_into::<2, _, _>(Axis::<0>, Const::<3>)[0], [3, Features] [3, 4]);
    is!(y().view_mut().into_split_at(Axis::<0>, 2).1, [Batch, Features] [4, 4]);
    is!(y().view_mut().into_transpose(), [Features, Batch] [4, 6]);
    is!(y().view_mut().into_chunks_exact([2, 2]), [usize, usize, Batch, Features] [3, 2, 2, 2]);
    is!(y().slice_mut(s![1.., ..2]), [Batch, Features] [5, 2]);
    is!(y().index_axis_mut(Axis::<0>, 1), [Features][4]);
    is!(y().view_mut(), [Batch, Features] [6, 4]);
    is!(y().view(), [Batch, Features] [6, 4]);
    is!(x.scan_axis(Axis::<0>, 0, |sum, x| sum + x), [Batch, Features] [6, 4]);
    is!(x.window_iter([2, 2]).next().unwrap(), [Batch, Features] [2, 2]);
    is!(x.chunk_iter([2, 2]).next().unwrap(), [Batch, Features] [2, 2]);
    let indices = Tensor::<usize, 2>::zeros(shape![Hidden(3), Features(4)]);
    is!(x.take_along_axis(Axis::<0>, &indices), [Hidden, Features] [3, 4]);
    let ids = Tensor::<usize, 2>::zeros(shape![Hidden(2), Heads(3)]);
    is!(x.take_at(Axis::<0>, &ids), [Hidden, Heads, Features] [2, 3, 4]);
    is!(x.reshape(shape![24]), [24][24]);
    is!(x.reshape(shape![Hidden(12), _]), [Hidden, usize] [12, 2]);
    is!(shapewise::rearrange!(b f -> (b f); x), [usize][24]);
    is!(shapewise::rearrange!((a c) f -> a c f, c = 2; x), [usize, 2, Features] [3, 2, 4]);
    is!(shapewise::reduce!(b f -> f by sum; x), [Features][4]);
    is!(shapewise::repeat!(b f -> b r f, r = 3; x), [Batch, 3, Features] [6, 3, 4]);
    is!(einsum!(b f -> b; x), [Batch][6]);
    is!(einsum!(b f -> f b; x), [Features, Batch] [4, 6]);
    is!(einsum!(b b -> b; square), [Batch][4]);
    is!(x.dot_general(&x, shapewise::contraction::DotAxes::contracting(axes![1], axes![1])), [Batch, Batch] [6, 6]);
}

/// The rest of the table: operations whose arguments are known at run time only have ranked results.
#[test]
fn specifications_at_run_time_have_ranked_results() {
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    is!(x.permute_by(shapewise::Permutation::new([1, 0]).unwrap()), [usize, usize] [4, 6]);
    is!(x.slice_by(&"1:3".parse().unwrap()).unwrap(), [usize, usize] [2, 4]);
    is!(x.along_by::<3>([0, 2]).unwrap(), [usize, usize, usize] [6, 1, 4]);
    is!(x.sum_axis(AxisOf::<2>::new(0).unwrap()), [usize][4]);
    is!(x.tile([1, 1]), [usize, usize] [6, 4]);
    is!(x.trim_zeros(Axis::<0>), [Batch, Features] [6, 4]);
    is!(x.extract(x.gt(0)), [usize][24]);
    is!(Tensor::from_diagonal(x.slice(s![0])), [Features, Features] [4, 4]);
    is!(x.pad_mode((shape![1, 0], shape![2, 1]), PadMode::Edge), [Batch, Features] [9, 5]);
    is!(x.tiles(shape![2, 2]).next().unwrap(), [2, 2] [2, 2]);
    is!(x.tiles([2, 2]).next().unwrap(), [Batch, Features] [2, 2]);
    let mut y = x.clone();
    y.copy_from(&x);
    is!(y.map_copied(|x| x + 1), [Batch, Features] [6, 4]);
}

/// Shapes have the rules of arrays.
#[test]
fn shapes_keep_or_drop_names() {
    let x = Shape::new(shape![Batch(6), Features(4)]).unwrap();
    assert_eq!(
        format!("{:?} {x:?}", x.typed_extents()),
        "(Batch(6), Features(4)) Shape((Batch(6), Features(4)))"
    );
    assert_eq!(format!("{x} {}", x.ranked()), "[Batch=6,Features=4] [6,4]");
    let _: Shape<2, Extents![Features, Batch]> = x.permute(axes![1, 0]);
    let _: Shape<2, Extents![Batch, Features]> = x.with_extent(Axis::<0>, 7).unwrap();
    let _: Shape<2, Extents![2, Features]> = x.with_extent(Axis::<0>, Const::<2>).unwrap();
    let _: Shape<2, Extents![Batch, Features]> = x.narrow(Axis::<0>, 1, 2).unwrap();
    let _: Shape<2, Extents![Batch, Features]> = x.join_axis(Axis::<0>, x).unwrap();
    let _: Shape<2, Extents![usize, Features]> = x.repeat(Axis::<0>, 2).unwrap();
    let _: Shape<2, Extents![Batch, Features]> = x.pad_axis(Axis::<0>, Pad::edges(1, 1)).unwrap();
    let _: Shape<2, Extents![Batch, Features]> = x.merge(Shape::new([6, 4]).unwrap()).unwrap();
    let _: Shape<2, Extents![Batch, Batch]> = x.matmul(x.permute(axes![1, 0])).unwrap();
    let _: Shape<1, Extents![Batch]> = x.reduce(Axis::<1>);
    let _: Shape<2, Extents![Batch, 4]> = x.typed().unwrap();
    let _: Shape<2> = x.ranked();
    let _: Shape<3, Extents![Batch, Features, Hidden]> = x.append(Hidden(2)).unwrap();
    let _: Shape<3, Extents![Hidden, Batch, Features]> = x.prepend(Hidden(2)).unwrap();
    assert_eq!(x.head(), Batch(6));
    let _: Shape<1, Extents![Features]> = x.tail();
    let _: Shape<1, Extents![Features]> = x.remove_axis(Axis::<0>);
    let _: Shape<2, Extents![Features, Batch]> = x.swap_axes(Axis::<0>, Axis::<1>);
}

#[test]
fn axes_are_chosen_and_renamed() {
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    is!(x.sum_axis(x.axis(Batch)), [Features][4]);
    is!(x.sum_axis(Keep(x.axis(Features))), [Batch, 1] [6, 1]);
    is!(x.transpose().cumsum(x.transpose().axis(Batch)), [Features, Batch] [4, 6]);
    is!(x.renamed(Axis::<0>, Hidden), [Hidden, Features] [6, 4]);
    is!(x.renamed(x.axis(Features), Hidden), [Batch, Hidden] [6, 4]);
    is!(x.renamed(Axis::<-1>, Hidden), [Batch, Hidden] [6, 4]);
    is!(x.transpose().renamed(Axis::<0>, Hidden), [Hidden, Batch] [4, 6]);
    is!(x.ranked().renamed(Axis::<1>, Hidden), [usize, Hidden] [6, 4]);
    is!(x.slice(s![0..6; 2, 1..]).renamed(Axis::<1>, Hidden), [Batch, Hidden] [3, 3]);
    is!(Tensor::<i32, 2>::ones(shape![6, 4]).renamed(Axis::<0>, Hidden), [Hidden, 4] [6, 4]);
    is!(Tensor::<i32, 2>::ones(shape![1, 4]).renamed(Axis::<0>, Hidden), [Hidden, 4] [1, 4]);
    assert_eq!(x.renamed(Axis::<0>, Hidden).as_slice(), [1; 24], "still row-major by type");
    let y = Shape::new(shape![6, 4]).unwrap().renamed(Axis::<1>, Hidden);
    assert_eq!(y.to_string(), "[6,Hidden=4]");
    let z = shape_of!(x).ranked().renamed(Axis::<0>, Batch);
    assert_eq!(z.to_string(), "[Batch=6,4]");
}

/// A function that is generic over the batch infers it, from arrays of any strides.
#[test]
fn generic_functions_infer_extents() {
    fn doubled<B: Extent>(
        x: impl AsShaped<i32, 2, Extents![(B), Features]>,
    ) -> DenseTensor<i32, 2, Extents![(B), Features]> {
        x.shaped_view() * 2
    }
    fn extents<B: Extent, C: Extent>(x: impl AsShaped<i32, 2, (B, C)>) -> (B, C) {
        x.shaped_view().typed_extents()
    }
    fn name<D: Name>(_: impl AsShaped<i32, 1, (Named<D>,)>) -> &'static str {
        D::NAME.as_str()
    }
    // A generic function calls another one: the extent is that of its own parameter.
    fn twice<B: Extent>(
        x: impl AsShaped<i32, 2, Extents![(B), Features]>,
    ) -> DenseTensor<i32, 2, Extents![(B), Features]> {
        doubled(x.shaped_view())
    }
    fn of_all<A: Extent, B: Extent>(x: &DenseTensor<i32, 2, (A, B)>) -> (A, B) {
        extents(x)
    }
    // Of a name that is a parameter, operators, products and reductions need no bound but `Name`.
    type Matrix<D, E> = DenseTensor<i32, 2, (Named<D>, Named<E>)>;
    fn of_any_name<D: Name, E: Name>(x: &Matrix<D, E>, w: &Matrix<E, D>) -> Matrix<D, D> {
        let mut sums = (x - x.sum_axis(Keep(Axis::<0>))).matmul(w);
        sums += w.transpose().matmul(x.transpose());
        let joined = concatenate(Axis::<0>, (&sums, sums.slice(s![1..])));
        joined.slice(s![..2]).to_tensor()
    }
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    is!(twice(&x), [Batch, Features] [6, 4]);
    is!(of_any_name(&x, &Tensor::ones(shape![Features(4), Batch(6)])), [Batch, Batch] [2, 6]);
    is!(twice(Tensor::ones(shape![3, Features(4)])), [3, Features] [3, 4]);
    assert_eq!(of_all(&Tensor::ones(shape![1, Const::<1>])), (One, Const::<1>));
    // A number that the type computes.
    let joined = concatenate(Axis::<0>, [Tensor::<i32, 2>::ones(shape![2, 3]), Tensor::ones(shape![2, 3])]);
    assert_eq!(extents(&joined), joined.typed_extents());
    is!(doubled(&x), [Batch, Features] [6, 4]);
    is!(doubled(x.slice(s![..;2])), [Batch, Features] [3, 4]);
    is!(doubled(x.transpose().transpose()), [Batch, Features] [6, 4]);
    is!(doubled(x.as_typed::<Extents![usize, Features]>()), [usize, Features] [6, 4]);
    is!(doubled(Tensor::ones(shape![3, Features(4)])), [3, Features] [3, 4]);
    is!(doubled(Tensor::ones(shape![1, Features(4)])), [1, Features] [1, 4]);
    assert_eq!(extents(x.transpose()), (Features(4), Batch(6)));
    assert_eq!(extents(x.ranked()), (6, 4));
    assert_eq!(name(x.slice(s![0])), "Features");
}

/// One comparison of several arrays, where they enter.
#[test]
fn numbers_of_names_are_compared_at_a_border() {
    let x: DenseTensor<i32, 2, Rows> = Tensor::ones(shape![Batch(6), Features(4)]);
    let w = Tensor::<i32, 2>::ones(shape![Features(4), Hidden(5)]);
    assert_eq!(try_expect_names!(x, w, x.transpose(), w.ranked(), shape_of!(w)), Ok(()));
    let error = try_expect_names!(x, w, w.slice(s![1..])).unwrap_err();
    assert_eq!((error.name(), error.extents()), ("Features", [4, 3]));
    assert_eq!(error.to_string(), "`Features` is 4 in `x` (axis 1) and 3 in `w.slice(s![1..])` (axis 0)");
    // Within one array as well, and an array without names fits all.
    let square = Tensor::<i32, 2>::ones(shape![Batch(2), Batch(3)]);
    assert_eq!(try_expect_names!(square).unwrap_err().extents(), [2, 3]);
    assert_eq!(try_expect_names!(x, [7, 4]), Ok(()));
    assert!(runs(|| expect_names!(x, w)) && !runs(|| expect_names!(x, w.slice(s![1..]))));
}
