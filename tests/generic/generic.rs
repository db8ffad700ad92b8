//! Generic functions as users write them: heads and features in the type, batch and length at run time, and no bound that a reader has to
//! look up.
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

use shapewise::{
    Axis, AxisOf, Const, DenseTensor, DenseView, DenseViewMut, Extent, Extents, Float, Keep, LastAxis,
    Layout, One, Shape, Tensor, TypedView, TypedViewMut, View, ViewError, ViewMut,
    axis::{AxisIn, ReducedAxis},
    broadcast::BroadcastWith,
    rank::{Plus, Ranks},
    s, shape, tensor,
};

/// `L: Layout<R>` is enough for everything that reads.
fn read_all<const R: usize, L: Layout<R>>(x: &View<'_, f64, R, L>) -> f64 {
    let first = x[[0; R]];
    let last = x.iter().copied().fold(0.0, |_, x| x);
    let folded = x.fold(0.0, |sum, x| sum + x);
    let doubled = x.map(|x| x * 2.0);
    let product = x.zip_map(x, |a, b| a * b);
    let square = x * x;
    let shifted = x + 1.0;
    let again = &square + &doubled + &product + shifted;
    let copy = x.to_tensor();
    assert_eq!(copy, *x);
    assert_eq!(x.extents(), again.extents());
    let _: Vec<f64> = again.clone().into_vec();
    first + last + folded + again.sum() + x.sum() + copy.as_slice()[0] + x.inner_product(x) + (-x).sum()
}

/// Reductions of a generic layout, along an axis that is kept or removed.
fn read_matrix<L: Layout<2>>(x: &View<'_, f64, 2, L>) -> f64 {
    let rows = x.sum_axis(Axis::<1>);
    let kept = x.sum_axis(Keep(Axis::<1>));
    let largest = x.max_axis_by(Keep(Axis::<0>), f64::total_cmp).unwrap();
    let last = x.mean_axis(LastAxis);
    let row = x.slice(s![0]);
    let column = x.slice(s![.., 0]);
    let part = x.slice(s![..;-1, 1..]);
    let windows = x.windows(shape![2, 2]);
    rows.sum()
        + kept.sum()
        + largest.sum()
        + last.sum()
        + row.sum()
        + column.sum()
        + part.sum()
        + windows.sum()
        + rows.map(|x| x + 1.0).sum()
        + x.transpose().sum()
}

/// Extents of a layout that are partly known: `x - mean` and `x * x` compile as they are.
fn centred<B: Extent, const D: usize, L: Layout<2, Extents = (B, Const<D>)>>(
    x: &View<'_, f64, 2, L>,
) -> DenseTensor<f64, 2, (B, Const<D>)> {
    let mean = x.mean_axis(Keep(Axis::<1>));
    let square = x * x;
    let centred = x - mean;
    let _ = &square + &centred;
    centred
}

/// Two batches of any extents: the message of `a + b` names this bound, and it suffices.
fn sum_of_batches<B: Extent + BroadcastWith<C, 0>, C: Extent, const D: usize>(
    a: TypedView<'_, f64, 2, (B, Const<D>)>,
    b: TypedView<'_, f64, 2, (C, Const<D>)>,
) -> f64 {
    (a + b).sum()
}

/// Softmax along an axis in the type, of any rank.
fn softmax<const A: isize, const R: usize>(x: View<'_, f64, R>) -> Tensor<f64, R>
where
    Axis<A>: AxisIn<R>,
{
    let largest = x.max_axis_by(Keep(Axis::<A>), f64::total_cmp).expect("extents above 0");
    let powers = (x - largest).map(|x| x.exp());
    &powers / powers.sum_axis(Keep(Axis::<A>))
}

fn total<const A: isize, const R: usize, const Q: usize>(x: View<'_, f64, R>) -> Tensor<f64, Q>
where
    Axis<A>: ReducedAxis<R, Q>,
{
    x.sum_axis(Axis::<A>)
}

/// Softmax along an axis that is known at run time.
fn softmax_of<const R: usize>(x: View<'_, f64, R>, axis: AxisOf<R>) -> Tensor<f64, R> {
    let largest = x.max_axis_by(Keep(axis), f64::total_cmp).expect("extents above 0");
    let powers = (x - largest).map(|x| x.exp());
    &powers / powers.sum_axis(Keep(axis))
}

fn softmax_last<const R: usize>(x: View<'_, f64, R>) -> Tensor<f64, R>
where
    LastAxis: AxisIn<R>,
{
    let powers = x.map(|x| x.exp());
    &powers / powers.sum_axis(Keep(LastAxis))
}

/// Layer norm: the batch is known at run time, the features are in the type.
fn layer_norm<const D: usize>(
    x: TypedView<'_, f64, 2, Extents![usize, { D }]>,
    gain: TypedView<'_, f64, 1, Extents![{ D }]>,
    bias: TypedView<'_, f64, 1, Extents![{ D }]>,
) -> DenseTensor<f64, 2, Extents![usize, { D }]> {
    let centred = x - x.mean_axis(Keep(Axis::<1>));
    let deviation = (&centred * &centred).mean_axis(Keep(Axis::<1>)).map(|x| (x + 1e-5).sqrt());
    centred / deviation * gain.align_trailing() + bias.align_trailing()
}

/// Attention of all heads: lengths at run time, heads and features in the type.
fn attention<const H: usize, const D: usize>(
    q: TypedView<'_, f64, 3, Extents![{ H }, usize, { D }]>,
    k: TypedView<'_, f64, 3, Extents![{ H }, usize, { D }]>,
    v: TypedView<'_, f64, 3, Extents![{ H }, usize, { D }]>,
) -> Result<DenseTensor<f64, 3, Extents![{ H }, usize, { D }]>, Box<dyn std::error::Error>> {
    let scores = (q.slice(s![:, :, NewAxis]) * k.slice(s![:, NewAxis])).sum_axis(LastAxis); // [heads, queries, keys]
    let scores = scores / (q.extents()[2] as f64).sqrt();
    let largest = scores.max_axis_by(Keep(Axis::<2>), f64::total_cmp).ok_or("no keys")?;
    let powers = (scores - largest).map(|x| x.exp());
    let weights = &powers / powers.sum_axis(Keep(Axis::<2>));
    Ok((weights.slice(s![:, :, :, NewAxis]) * v.slice(s![:, NewAxis])).sum_axis(Axis::<2>))
}

/// A batched product of matrices.
fn batched<const M: usize, const K: usize, const N: usize>(
    a: TypedView<'_, f64, 3, Extents![usize, { M }, { K }]>,
    b: TypedView<'_, f64, 3, Extents![usize, { K }, { N }]>,
) -> DenseTensor<f64, 3, Extents![usize, { M }, { N }]> {
    (a.slice(s![:, :, :, NewAxis]) * b.slice(s![:, NewAxis])).sum_axis(Axis::<2>)
}

/// A convolution by im2col: windows as rows of a matrix.
fn im2col<const KH: usize, const KW: usize>(
    image: View<'_, f64, 2>,
    kernel: TypedView<'_, f64, 2, Extents![{ KH }, { KW }]>,
) -> Result<Tensor<f64, 2>, Box<dyn std::error::Error>> {
    let windows = image.windows((Const::<KH>, Const::<KW>));
    let [rows, columns, ..] = windows.extents();
    let matrix = windows.to_tensor().into_reshape([rows * columns, KH * KW]);
    let kernel = kernel.to_tensor().into_reshape([1, KH * KW]);
    let products = matrix * kernel;
    Ok(products.sum_axis(Axis::<1>).into_reshape([rows, columns]))
}

/// A stencil of any rank: the sum of each window.
fn stencil<const R: usize, const Q: usize, L: Layout<R>>(x: &View<'_, f64, R, L>) -> f64
where
    Ranks: Plus<R, R, Q>,
{
    x.windows([2; R]).sum()
}

fn filled(n: usize, m: usize) -> Tensor<f64, 2> {
    Tensor::filled(shape![n, m], 0.5)
}

fn filled_by_an_array(n: usize, m: usize) -> Tensor<f64, 2> {
    Tensor::filled([n, m], 0.5)
}

/// A function over any float.
fn norm<T: Float, const R: usize, L: Layout<R>>(x: &View<'_, T, R, L>) -> T {
    (x * x).sum().sqrt()
}

fn close(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12)
}

fn numbers(count: usize) -> Vec<f64> {
    (0..count).map(|i| f64::from(u32::try_from(i * 7 % 11).unwrap())).collect()
}

#[test]
fn everything_that_reads_needs_only_a_layout() {
    let memory = numbers(12);
    let expected = {
        let sum: f64 = memory.iter().sum();
        let squares: f64 = memory.iter().map(|x| x * x).sum();
        memory[0] + memory[11] + sum + (2.0 * squares + 3.0 * sum + 12.0) + sum + memory[0] + squares - sum
    };
    let view = View::new(&memory, shape![3, 4]).unwrap();
    let rows = 3;
    for result in [
        read_all(&view),
        read_all(&view.ranked()),
        read_all(&View::new(&memory, shape![rows, 4]).unwrap()),
        read_all(&view.as_typed::<Extents![usize, 4]>()),
    ] {
        assert_eq!(result, expected);
    }
    assert_eq!(read_matrix(&view), read_matrix(&view.ranked()));
    assert_eq!(read_matrix(&view.transpose()), read_matrix(&view.ranked().transpose()));
    assert_eq!((norm(&view), norm(&view.map(|x| *x as f32).view())).1, norm(&view) as f32);
}

#[test]
fn batches_of_any_extent_are_centred() {
    let memory = numbers(6);
    let rows = memory.len() / 3;
    let expected = centred(&View::new(&memory, shape![2, 3]).unwrap()).into_vec();
    assert_eq!(centred(&View::new(&memory, shape![rows, 3]).unwrap()).into_vec(), expected);
    assert_eq!(centred(&View::new(&memory[..3], shape![1, 3]).unwrap()).into_vec(), expected[..3]);
    let columns = View::new(&memory, shape![3, 2]).unwrap();
    assert!(centred(&columns.transpose()).sum().abs() < 1e-12);
}

#[test]
fn batches_of_two_generic_extents_are_added() {
    let (row, rows) = (tensor![[1.0, 2.0]], Tensor::<f64, 2>::filled(shape![3, 2], 1.0));
    assert_eq!(sum_of_batches(row.as_typed::<(One, Const<2>)>(), rows.as_typed::<(usize, Const<2>)>()), 15.0);
    assert_eq!(
        sum_of_batches(rows.as_typed::<(Const<3>, Const<2>)>(), row.as_typed::<(One, Const<2>)>()),
        15.0
    );
}

#[test]
fn softmax_along_an_axis_in_the_type_is_that_along_the_same_axis_at_run_time() {
    let memory = numbers(24);
    let cube = View::new(&memory, [2, 3, 4]).unwrap();
    let axis = |axis| AxisOf::new(axis).unwrap();
    assert_eq!(softmax::<0, 3>(cube), softmax_of(cube, axis(0)));
    assert_eq!(softmax::<1, 3>(cube), softmax_of(cube, axis(1)));
    assert_eq!(softmax::<2, 3>(cube), softmax_of(cube, axis(-1)));
    assert!(close(softmax_last(cube).as_slice(), softmax::<2, 3>(cube).as_slice()));
    assert!(close(softmax::<1, 3>(cube).sum_axis(Axis::<1>).as_slice(), &[1.0; 8]));
    assert_eq!(total::<1, 3, 2>(cube), cube.sum_axis(Axis::<1>));
}

#[test]
fn the_last_axis_is_that_of_the_rank() {
    let memory = numbers(24);
    let cube = View::new(&memory, shape![2, 3, 4]).unwrap();
    let sums: DenseTensor<f64, 2, Extents![2, 3]> = cube.sum_axis(LastAxis);
    assert_eq!(sums, cube.sum_axis(Axis::<2>));
    let kept: DenseTensor<f64, 3, Extents![2, 3, 1]> = cube.sum_axis(Keep(LastAxis));
    assert_eq!(kept, cube.sum_axis(Keep(Axis::<2>)));
    let (left, right) = cube.split_at(LastAxis, 1);
    assert_eq!((left.extents(), right.extents()), ([2, 3, 1], [2, 3, 3]));
    assert_eq!(
        cube.axis_iter(LastAxis).map(|matrix| matrix.sum()).collect::<Vec<_>>(),
        cube.sum_axis(Axis::<0>).sum_axis(Axis::<0>).into_vec()
    );
}

#[test]
fn layer_norm_has_mean_0_and_deviation_1() {
    let (memory, gain, bias) = (numbers(10), [1.0; 5], [0.0; 5]);
    let (gain, bias) = (View::new(&gain, shape![5]).unwrap(), View::new(&bias, shape![5]).unwrap());
    let x = View::new(&memory, shape![2, 5]).unwrap();
    let y = layer_norm(x.as_typed(), gain.as_typed(), bias.as_typed());
    assert!(y.mean_axis(Axis::<1>).iter().all(|mean| mean.abs() < 1e-12));
    assert!((&y * &y).mean_axis(Axis::<1>).iter().all(|square| (square - 1.0).abs() < 1e-4));
    let ranked = x.ranked();
    assert_eq!(layer_norm::<5>(ranked.typed().unwrap(), gain.as_typed(), bias.as_typed()), y);
    assert_eq!(
        ranked.typed::<Extents![usize, 4]>().unwrap_err().to_string(),
        "axis 1 has extent 5, expected 4"
    );
}

#[test]
fn attention_is_that_of_loops() {
    const H: usize = 2;
    const N: usize = 3;
    const D: usize = 4;
    let [q, k, v] = [0, 1, 2].map(|shift| {
        numbers(H * N * D + shift).split_off(shift).into_iter().map(|x| x / 5.0).collect::<Vec<_>>()
    });
    let view = |memory| View::new(memory, shape![2, 3, 4]).unwrap();
    let found = attention(view(&q).as_typed(), view(&k).as_typed(), view(&v).as_typed()).unwrap();
    let mut expected = Vec::new();
    for h in 0..H {
        for i in 0..N {
            let weights: Vec<f64> = (0..N)
                .map(|j| {
                    (0..D).map(|d| q[(h * N + i) * D + d] * k[(h * N + j) * D + d]).sum::<f64>()
                        / (D as f64).sqrt()
                })
                .map(f64::exp)
                .collect();
            let sum: f64 = weights.iter().sum();
            expected.extend(
                (0..D).map(|d| (0..N).map(|j| weights[j] / sum * v[(h * N + j) * D + d]).sum::<f64>()),
            );
        }
    }
    assert!(close(found.as_slice(), &expected));
}

#[test]
fn batched_products_are_those_of_loops() {
    let (a, b) = (numbers(2 * 2 * 3), numbers(2 * 3 * 4));
    let n = a.len() / 6;
    let (x, y) = (View::new(&a, shape![n, 2, 3]).unwrap(), View::new(&b, shape![n, 3, 4]).unwrap());
    let expected: Vec<f64> = (0..2 * 2 * 4)
        .map(|at| (at / 8, at / 4 % 2, at % 4))
        .map(|(n, i, j)| (0..3).map(|k| a[(n * 2 + i) * 3 + k] * b[(n * 3 + k) * 4 + j]).sum())
        .collect();
    assert_eq!(batched(x.as_typed(), y.as_typed()).into_vec(), expected);
}

#[test]
fn convolutions_and_stencils_are_those_of_loops() {
    let (memory, kernel) = (numbers(20), numbers(6));
    let image = View::new(&memory, [4, 5]).unwrap();
    let found = im2col(image, View::new(&kernel, shape![2, 3]).unwrap().as_typed()).unwrap();
    let expected: Vec<f64> = (0..3 * 3)
        .map(|at| (at / 3, at % 3))
        .map(|(i, j)| (0..6).map(|k| memory[(i + k / 3) * 5 + j + k % 3] * kernel[k]).sum())
        .collect();
    assert_eq!((found.extents(), found.into_vec()), ([3, 3], expected));
    let ones = vec![1.0; 27];
    assert_eq!(stencil(&View::new(&ones, shape![3, 3, 3]).unwrap()), 64.0);
    assert_eq!(stencil(&View::new(&ones, [27]).unwrap()), 52.0);
}

#[test]
fn shapes_known_at_run_time_have_one_spelling() {
    assert_eq!(filled(2, 3), filled_by_an_array(2, 3));
    let (n, m) = (2, 3);
    let _: [usize; 2] = shape![n, m];
    let _: Extents![usize, usize] = [n, m];
    let _: (usize, Const<3>) = shape![n, 3];
    let typed = Tensor::filled(shape![2, 3], 0.5);
    let ranked: Tensor<f64, 2> = typed.into();
    assert_eq!(ranked, filled(2, 3));
}

#[test]
fn above_rank_8_the_type_forgets_extents() {
    let eight = Shape::new(shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let nine: Shape<9> = eight.append(Const::<3>).unwrap();
    assert_eq!(nine.extents(), [2, 2, 2, 2, 2, 2, 2, 2, 3]);
    let memory = vec![1_i32; 512];
    let view = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let nine = view.slice(s![.., NewAxis]);
    assert_eq!((nine + nine).sum(), 2 * 256);
    assert_eq!(nine.sum_axis(LastAxis).extents(), [2; 8]);
}

#[test]
#[should_panic(expected = "the layout spans 8 elements, but the memory has 6")]
fn unwrap_prints_the_sentence_of_display() {
    View::new(&[0.0; 6], [2, 4]).unwrap();
}

#[test]
fn functions_that_write_take_any_array_whose_layout_fits() {
    fn ranked(x: &mut ViewMut<'_, i32, 2>) {
        x.fill(1);
    }
    fn typed(x: &mut TypedViewMut<'_, i32, 2, Extents![usize, 3]>) {
        x.for_each_mut(|x| *x += 10);
    }
    fn dense(x: &mut DenseViewMut<'_, i32, 2, Extents![usize, 3]>) {
        x.row_arrays_mut().iter_mut().for_each(|[_, _, last]| *last = 100);
    }

    let mut tensor = Tensor::filled([2, 3], 0);
    ranked(&mut tensor.ranked_mut());
    typed(&mut tensor.typed_mut().unwrap());
    dense(&mut tensor.try_dense_mut().unwrap());
    assert_eq!(tensor, tensor![[11, 11, 100], [11, 11, 100]]);

    // Parts of a matrix with extents in the type, whose rows are not side by side.
    let mut memory = [0; 8];
    let mut wide = ViewMut::new(&mut memory, shape![2, 4]).unwrap();
    let mut part = wide.slice_mut(s![.., 1..]);
    ranked(&mut part.ranked_mut());
    typed(&mut part.typed_mut().unwrap());
    assert_eq!(part.try_dense_mut::<Extents![usize, 3]>().unwrap_err(), ViewError::NotDense);
    assert_eq!(
        part.typed_mut::<Extents![3, 3]>().unwrap_err().to_string(),
        "axis 0 has extent 2, expected 3"
    );
    assert!(matches!(part.try_dense_mut::<Extents![3, 3]>(), Err(ViewError::Extent(_))));
    assert_eq!(wide, tensor![[0, 11, 11, 11], [0, 11, 11, 11]]);

    // Columns with a step of the type: what is written through the view is in the memory.
    let mut columns = ViewMut::new(&mut memory, shape![4, 2]).unwrap().into_transpose();
    columns.ranked_mut()[[1, 3]] = 7;
    assert_eq!(memory, [0, 11, 11, 11, 0, 11, 11, 7]);
}

#[test]
fn a_function_that_knows_extents_takes_tensors_of_any_extents() {
    fn widths<const D: usize>(x: TypedView<'_, i32, 2, Extents![usize, { D }]>) -> [usize; 2] {
        [x.extents()[0], D]
    }
    assert_eq!(widths::<3>(Tensor::filled([2, 3], 0).typed().unwrap()), [2, 3]);
    assert_eq!(widths(Tensor::filled(shape![2, 3], 0).as_typed()), [2, 3]);
    assert_eq!(widths::<3>(Tensor::filled(shape![2, 3], 0).typed().unwrap()), [2, 3]);
    assert!(Tensor::filled([2, 3], 0).typed::<Extents![usize, 4]>().is_err());
}

#[test]
fn an_extent_of_one_that_stretches_converts_to_one_that_does_not_and_back() {
    struct Layer<const O: usize> {
        weights: DenseTensor<i32, 2, Extents![2, { O }]>,
        bias: DenseTensor<i32, 1, Extents![{ O }]>,
    }
    fn columns<const D: usize>(_: TypedView<'_, i32, 2, Extents![usize, { D }]>) -> usize {
        D
    }
    let mut layer = Layer::<1> { weights: tensor![[1], [2]].into_typed(), bias: tensor![3].into_typed() };
    assert_eq!((columns(layer.weights.as_typed()), columns(tensor![[1], [2]].as_typed())), (1, 1));
    layer.weights.as_typed_mut::<(usize, One)>().fill(5);
    assert_eq!(layer.weights, tensor![[5], [5]]);
    let weights: DenseTensor<i32, 2, (usize, One)> = layer.weights.into_typed();
    assert_eq!(weights + tensor![[1, 2], [3, 4]], tensor![[6, 7], [8, 9]]);
    let bias: DenseTensor<i32, 1, (One,)> = layer.bias.into_typed();
    assert_eq!(bias + tensor![1, 2], tensor![4, 5]);
}

#[test]
fn results_have_the_extents_of_the_signature() {
    fn sums(x: &DenseView<'_, i32, 2, Extents![usize, 2]>) -> DenseTensor<i32, 1, Extents![usize]> {
        x.sum_axis(Axis::<1>).into_typed()
    }
    fn gram(x: &DenseView<'_, i32, 2, Extents![2, 2]>) -> DenseTensor<i32, 2, Extents![usize, 2]> {
        x.transpose().matmul(x).into_typed()
    }
    let memory = [1, 2, 3, 4];
    let rows = memory.len() / 2;
    let sums: Tensor<i32, 1> = sums(&View::new(&memory, shape![rows, 2]).unwrap());
    let gram = gram(&View::new(&memory, shape![2, 2]).unwrap());
    assert_eq!((sums.into_vec(), gram.into_vec()), (vec![3, 7], vec![10, 14, 14, 20]));
}
