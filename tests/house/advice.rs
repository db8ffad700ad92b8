//! What labels of compile errors advise is compiled: each piece of code in a label is in a function of this file, and each name is one of the crate.
#![cfg(feature = "arrays")]
#![allow(
    unused,
    clippy::all,
    clippy::pedantic,
    clippy::restriction,
    reason = "the code of labels, not that of a program"
)]
#![cfg(feature = "std")]

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};
use std::{collections::BTreeSet, error::Error, fs, path::Path};

use shapewise::{
    Axis, AxisOf, Const, DenseTensor, DynShape, Extent, Extents, Keep, LastAxis, Layout, MinorToMajor, Named,
    One, Pad, Permutation, Tensor, View, ViewMut,
    array::{ArrayElement, AsRanked, AsTyped, DynTensor, DynView, Summand},
    axes,
    axis::{AxisIn, ReducedAxis},
    broadcast::{
        self, AlignsTo, BroadcastExtents, BroadcastToExtents, BroadcastWith, EqualExtents, align_trailing,
    },
    einsum, expect_shape,
    extent::Name,
    layout::{Tiled, tile::Tiles},
    match_rank,
    rank::{AtMost, Plus, Ranks},
    rearrange, reduce, s, shape,
    slice::{ConstRange, NewAxis},
    tensor, tiles,
    verbs::concatenate,
};

use crate::prose::files;

/// Types of other crates, and tokens: what labels quote besides code of this crate.
const OTHERS: &str = "& * . .. : ? | ^ + 2.0 A i R a x _ isize usize bool f16 bf16 half num-complex bytemuck Result Luma LumaA Rgb Rgba Ix2 IxDyn Replicated Sharded \
     PartialSum PartialMin PartialMax let mut start end Vec T N where const Q";

/// Kinds of types and of ranges, in the words of a message.
const KINDS: [&str; 9] = [
    "&mut [{T}]",
    "Vec<{T}>",
    "Const<N>",
    "Dim<[usize; 2]>",
    "Sharded<D>",
    "start..=end",
    "start..end",
    "a..b",
    "a..b;step",
];

struct MyType {}
#[expect(unused_qualifications, reason = "the advice is the code of a user without imports")]
impl shapewise::ArrayElement for MyType {}

fn elements<T: ArrayElement>(_: T) {}
#[cfg(feature = "rand")]
fn drawn(start: f64, end: f64, mut rng: impl rand::Rng) -> Result<Tensor<f64, 1>, Box<dyn Error>> {
    use rand::distr::{StandardUniform, Uniform};
    let _ = Tensor::<f64, 1>::random([3], StandardUniform, &mut rng);
    Ok(Tensor::random([3], Uniform::new(start, end)?, &mut rng))
}
fn any_array<T, const R: usize>(x: impl AsRanked<T, R>) {}
fn products<T: shapewise::array::DotElement + 'static>(x: View<'_, T, 2>) {
    let _ = x.matmul(x);
}
fn ranks<const R: usize, const K: usize, const Q: usize>(x: &View<'_, f32, R>)
where
    Ranks: Plus<R, K, Q>,
{
}
fn dense<T, const R: usize, E: Extents<R>>(x: DenseTensor<T, R, E>) {}
fn named<D: Name>(x: Named<D>) {}
fn extent<D: Extent>(x: D) {}
fn default_extents<const R: usize>(x: DenseTensor<f32, R, [usize; R]>) {}
fn at_most<const R: usize, const K: usize>()
where
    Ranks: AtMost<K, R>,
{
}
fn aligned<const R: usize, const Q: usize>(x: View<'_, f32, Q>, y: View<'_, f32, R>)
where
    Ranks: AlignsTo<R, Q>,
{
    let _ = x + y.align_trailing().ranked();
}
fn two_layouts<const R: usize, L: Layout<R>, M: Layout<R>>(
    x: &View<'_, f32, R, L>,
    y: &View<'_, f32, R, M>,
    to: &mut ViewMut<'_, f32, R, L>,
) {
    let _ = x + y.ranked();
    let _ = x.zip_map(y.ranked(), |x, y| x * y);
    to.ranked_mut().assign(y.ranked());
}
fn axis<const A: isize, const R: usize>(x: View<'_, f32, R>)
where
    Axis<A>: AxisIn<R>,
{
    let _ = x.cumsum(Axis::<A>);
}
fn last<const R: usize>(x: View<'_, f32, R>)
where
    LastAxis: AxisIn<R>,
{
    let _ = (x.cumsum(LastAxis), x.cumsum(Axis::<-1>));
}
fn without_last<const R: usize, const Q: usize>(x: View<'_, f32, R>)
where
    LastAxis: ReducedAxis<R, Q>,
{
    let _ = x.sum_axis(LastAxis);
}
fn without_axis<const A: isize, const R: usize, const Q: usize>(x: View<'_, f32, R>)
where
    Axis<A>: ReducedAxis<R, Q>,
{
    let _ = x.sum_axis(Axis::<A>);
}
fn layouts<const R: usize, L: Layout<R>, M: Layout<R>>(x: View<'_, f32, R, L>, y: View<'_, f32, R, M>)
where
    L::Extents: BroadcastExtents<M::Extents, R>,
    L::Extents: BroadcastToExtents<M::Extents, R>,
    L::Extents: EqualExtents<M::Extents, R>,
{
    let _ = x + y;
}
fn extents<E: Extent, F: Extent>()
where
    E: BroadcastWith<F, 0>,
{
}

fn operator_add<T: Copy + Add<Output = T>>(x: View<'_, T, 2>) {
    let _ = x + x;
}
fn operator_bitand<T: Copy + BitAnd<Output = T>>(x: View<'_, T, 2>) {
    let _ = x & x;
}
fn operator_bitor<T: Copy + BitOr<Output = T>>(x: View<'_, T, 2>) {
    let _ = x | x;
}
fn operator_bitxor<T: Copy + BitXor<Output = T>>(x: View<'_, T, 2>) {
    let _ = x ^ x;
}
fn operator_div<T: Copy + Div<Output = T>>(x: View<'_, T, 2>) {
    let _ = x / x;
}
fn operator_mul<T: Copy + Mul<Output = T>>(x: View<'_, T, 2>) {
    let _ = x * x;
}
fn operator_rem<T: Copy + Rem<Output = T>>(x: View<'_, T, 2>) {
    let _ = x % x;
}
fn operator_shl<T: Copy + Shl<Output = T>>(x: View<'_, T, 2>) {
    let _ = x << x;
}
fn operator_shr<T: Copy + Shr<Output = T>>(x: View<'_, T, 2>) {
    let _ = x >> x;
}
fn operator_sub<T: Copy + Sub<Output = T>>(x: View<'_, T, 2>) {
    let _ = x - x;
}
fn sums<T: Summand>(x: View<'_, T, 2>) {
    let _ = x.sum();
}
mod floats {
    use shapewise::{Float, View};

    fn mean<T: Float>(x: View<'_, T, 2>) {
        let _ = x.mean();
    }
}
fn order<T: Copy + Ord>(x: View<'_, T, 2>) {
    let _ = x.max();
}
fn agreeing<E: BroadcastWith<F, A>, F, const A: usize>() {}

fn arrays() -> Result<(), Box<dyn Error>> {
    let (a, b, n) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![[5.0, 6.0]], 2);
    let _ = concatenate(Axis::<0>, (&a, &b));
    let (tensor, view) = (a.clone(), a.view());
    let _ = concatenate(Axis::<1>, (&tensor, view));
    let (array, vec) = (tensor![1.0, 2.0], vec![1.0, 2.0]);
    let _ = Tensor::new(vec, [n])?;
    let vec = vec![1.0; 6];
    let _ = Tensor::new(vec, [n, 3])?;
    let (i, j) = (0, 1);
    let _ = array[[i]];
    let array = &a;
    let _ = (array[[i, j]], array.item(s![i, -1]), array.slice(s![0, ..]));
    let _ = tensor![1.0].along(axes![0]).of_rank::<2>();
    let _ = a.as_typed::<Extents![usize, 2]>().sum()
        + View::new(&[1.0], shape![n - 1, { 1 }])?.as_typed::<Extents![usize, One]>().sum();
    let _ = align_trailing((&a, &b));
    let (a, b) = (a.view(), b.view());
    let _ = (
        align_trailing((a, b)),
        broadcast::all([a.ranked(), b.ranked()])?,
        [a.extents(), b.extents()].map(|[a, b]| [a, b, 0]),
    );
    let _ = (shape![n, 3], axes![0, 1], tiles![(8, 128)(2, 1)], AxisOf::<2>::new(-1)?);
    let axis: AxisOf<2> = AxisOf::new(-1)?;
    let order: Permutation<3> = Permutation::new([2, 0, -1])?;
    let order = (MinorToMajor::typed(axes![1, 0]), MinorToMajor::new([1, 0])?);
    let x = tensor![0, 1];
    let _ = (axes![0, 1], tensor![[1, 2]].item(s![0, -1]), x.map(|x| *x != 0));
    let _ = (a.permute(axes![1, 0]), array.row(i), array.slice(s![i]), tensor![[[1]]].row([i, j]).len());
    let x = [0.0_f32; 6];
    let x = DynView::from(View::new(&x, [2, 3])?);
    let _ = View::<f32, 2>::try_from(x.view())?;
    let x = tensor![1, -1];
    let _ = (x.map(|x| *x > 0), x.ranked());
    let _ = einsum!(i j, j k -> i k; &a, &a);
    let _: (Axis<1>, Const<1>, DynView<'_, i32>) = (Axis::<1>, Const::<1>, DynView::from(&x));
    let _ = concatenate(Axis::<0>, [a.ranked(), b.ranked()]);
    {
        let (a, b) = (a.ranked(), b.ranked());
        let _ = concatenate(Axis::<0>, [&a, &b]);
    }
    let _ = (tensor![1.0_f32, 2.0].max_by(shapewise::Float::nan_last), tensor![1.0_f64].map(|x| x.powi(2)));
    let axis = Axis::<0>;
    let _ = tensor![1.0_f32, 2.0].sort_axis_by(axis, shapewise::Float::nan_last);
    let _ = tensor![1.0_f32, 2.0].min_by(shapewise::Float::nan_first);
    let rows = tensor![[1.0_f32, 2.0], [3.0, 4.0]];
    let _ = rows.max_axis_by(axis, shapewise::Float::nan_last);
    let mut total = tensor![[0.0, 0.0]];
    total += rows.sum_axis(Keep(axis));
    let blocks = rows.to_tiled(Tiled::new(rows.shape(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?)?;
    let _ = blocks.to_tensor();
    let pixels = tensor![[1_u8, 2], [3, 4]];
    let _ = pixels.map(|x| f64::from(*x));
    let _ = (pixels.mean_as::<f64>(), pixels.mean_axis_as::<f64, _, _>(axis));
    let _ = DynView::from(&pixels).mean_axis_as::<f64>(0);
    {
        let (mut array, mask, x) =
            (pixels.pad([Pad::edges(1, 1); 2], 0), pixels.sum_axis(Axis::<1>).gt(3), 1);
        let _ = (pixels.compress(Axis::<0>, mask), pixels.equal(x));
        array.slice_mut(s![0, ..]).fill(x);
    }
    let _ = tensor![true].map(|x| usize::from(*x)).sum();
    let mask = tensor![true];
    let _ = mask.map(|m| f64::from(*m));
    {
        shapewise::names! { pub Batch }
        let named = tensor![1, 2];
        let _ = (named.typed::<Extents![Batch]>()?, named.as_typed::<Extents![usize]>());
    }
    {
        shapewise::names! { Name }
        let x = Tensor::<f32, 1>::ones(shape![Name(n)]);
        let _ = x.sum_axis(x.axis(Name));
    }
    {
        shapewise::names! { Rows, Columns }
        fn expected(_: impl AsTyped<f32, 2, Extents![usize, 5]>) {}
        let (x, weights) = (Tensor::<f32, 2>::ones([n, 5]), Tensor::<f32, 2>::ones([5, 3]));
        expected(x.typed::<Extents![usize, 5]>()?);
        expected(x.try_dense::<Extents![usize, 5]>()?);
        expected(x.clone().try_into_typed::<Extents![usize, 5]>()?);
        let named = x.typed::<Extents![Rows, Columns]>()?;
        let _ = named.matmul(weights.typed::<Extents![Columns, 3]>()?);
        let _ = named.typed::<Extents![Rows, 5]>()?.matmul(weights.typed::<Extents![5, 3]>()?);
        let x = named;
        let _ = x.as_typed::<Extents![usize, Columns]>().sum();
        let _ = x.renamed(Axis::<0>, Columns);
        let (mask, indices) = (x.gt(0.0), [1, 0]);
        let _ = (x.extract(mask), x.take(axis, indices));
    }
    let cubes = Tensor::<f32, 3>::ones(shape![2, 3, 3]);
    let pairs = shapewise::contraction::DotAxes::contracting(axes![2], axes![1]).batch(axes![0], axes![0]);
    let _ = cubes.dot_general(&cubes, pairs);
    let nested = [[1.0, 2.0], [3.0, 4.0]];
    let a = nested;
    let _: Tensor<f64, 2> = Tensor::from(a).into_ranked();
    fn returned<T, const R: usize>(x: Tensor<T, R>) -> Tensor<T, R> {
        x
    }
    #[cfg(feature = "ndarray")]
    {
        let mut array = ndarray::arr1(&[1, 2]);
        let _ = (View::<_, 1>::from_ndarray(array.view())?, View::<_, 1>::from_ndarray(&array)?);
        ViewMut::from_ndarray(&mut array)?.fill(1);
        ViewMut::from_ndarray(array.view_mut())?.fill(1);
        let view = array.view();
        let _ = Tensor::from_ndarray(view.to_owned())?;
        let _ = Tensor::from_ndarray(array)?;
    }
    let (view, dynamic): (View<'_, i32, 1>, _) = (View::try_from(DynView::from(&x))?, usize::try_from(1)?);
    let _ = ViewMut::new(&mut [1, 2], [2])?;
    Ok(())
}

/// What macros write in place of what they do not take.
fn of_macros() -> Result<(), Box<dyn Error>> {
    let (x, y) = (tensor![[1, 2], [3, 4]], tensor![[1, 2], [3, 4]]);
    let order: Permutation<2> = Permutation::new([-1, 0])?;
    let _ = (axes![0, 2], DynTensor::einsum("i->i", &[DynView::new(&[1], [1])?])?);
    let _ = einsum!(i j, j k -> i k; &x, &y);
    let _ = (rearrange!(a b -> b a; &x), rearrange!(b (h p) -> b h p, p = 2; &x));
    let _ = rearrange!(a b -> b a; x);
    let x = tensor![1, 2];
    let _ = rearrange!((a b) -> a b, a = 2; x);
    let x = y;
    let _ = rearrange!(b (h p) -> b h p, p = 2; x);
    let x = tensor![[[1], [2]]];
    let _ = reduce!(b h w -> b by max; x);
    let (value, vector) = (0, vec![1]);
    let _ = (Tensor::filled(shape![2, 3], value), Tensor::new(vector, [1])?);
    const BEGIN: usize = 0;
    const COUNT: usize = 1;
    let x = tensor![[1, 2, 3]];
    expect_shape!(x, [batch, 3]);
    let _ = (tiles![(8, 128)], Tiles::from_sizes(&[&[8, 128]])?);
    let _ = (x.slice(s![0, ..;2]), x.slice(s![NewAxis, ..]), ConstRange::<BEGIN, COUNT>);
    let shape: DynShape = "[2,3]".parse()?;
    let _ = match_rank!(&shape, { 2 => |shape| shape.element_count(), 1 | 3 => |shape| shape.element_count(), _ => |error| return Err(error.into()) });
    let _ = match_rank!(shape, { 0..=4 => |shape| shape.element_count(), _ => |error| 0 });
    Ok(())
}

/// The code of this file, without white space.
fn compiled() -> String {
    let own =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house/advice.rs")).unwrap();
    let compiled = own.split("#[test]").next().unwrap().replace("{}", "");
    compiled.split_whitespace().collect()
}

/// The sources of the crate, one after another.
fn sources() -> String {
    let (mut sources, mut paths) = (String::new(), Vec::new());
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs", &mut paths);
    for file in paths {
        sources.push_str(&fs::read_to_string(file).unwrap());
    }
    sources
}

/// The calls in the texts of `compile_error!`: macros with what is passed to them, and functions of a type.
#[test]
fn the_calls_that_macros_advise_are_compiled() {
    let (sources, compiled) = (sources(), compiled());
    let (mut seen, mut missing) = (0, BTreeSet::new());
    for (at, mark) in sources.match_indices("compile_error!(") {
        let rest = &sources[at + mark.len()..];
        // Up to the end of the arm: the strings of `concat!` are several.
        for text in rest.split("};").next().unwrap().split('"').skip(1).step_by(2) {
            let quoted = text.split('`').skip(1).step_by(2).filter(|_| text.matches('`').count() % 2 == 0);
            let quoted =
                quoted.filter(|code| code.contains("!(") || code.contains("![") || code.contains("::"));
            let bare = text.match_indices("!(").filter(|(at, _)| text[..*at].matches('`').count() % 2 == 0);
            let bare = bare.map(|(at, _)| {
                let start = text[..at].rfind(' ').map_or(0, |start| start + 1);
                let end = text[at..].rfind(')').unwrap();
                &text[start..=at + end]
            });
            for code in quoted.chain(bare) {
                seen += 1;
                if !contains_in_order(&compiled, &generalized(code)) {
                    missing.insert(code);
                }
            }
        }
    }
    assert!(seen > 12, "{seen} calls");
    assert!(missing.is_empty(), "not compiled: {missing:#?}");
}

#[test]
fn the_code_of_labels_is_compiled() {
    let (compiled, sources) = (compiled(), sources());
    let others: BTreeSet<&str> = OTHERS.split_whitespace().collect();
    let names: BTreeSet<&str> = sources.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let mut seen = 0;
    let mut missing = BTreeSet::new();
    for label in labels(&sources) {
        // Each second part is code.
        for code in label.split('`').skip(1).step_by(2) {
            seen += 1;
            // Parameters of a message are other names in the compiled code, and `...` is what the reader fills in.
            let parts: Vec<String> = generalized(code);
            let is_name = code.chars().all(|c| c.is_alphanumeric() || c == '_');
            let fine = if is_name {
                names.contains(code) || others.contains(code)
            } else {
                others.contains(code) || KINDS.contains(&code) || contains_in_order(&compiled, &parts)
            };
            if !fine {
                missing.insert(code);
            }
        }
    }
    assert!(seen > 200, "{seen} pieces of code");
    assert!(missing.is_empty(), "not compiled: {missing:#?}");
}

/// A label is one short sentence: of five pieces of advice, a reader follows none.
#[test]
fn labels_are_short() {
    let sources = sources();
    let long: Vec<_> = labels(&sources).into_iter().filter(|label| label.len() > 140).collect();
    assert!(long.is_empty(), "at most 140 characters: {long:#?}");
}

/// The texts of labels and notes, and of bounds that macros take.
fn labels(sources: &str) -> Vec<&str> {
    let marks = [
        "label = \"",
        "note = \"",
        "    \"not known",
        "    \"in generic code",
        "    \"of floats, the method",
        "is not a float\", \"",
    ];
    let found = marks.iter().flat_map(|mark| {
        sources.match_indices(mark).map(|(at, _)| {
            let text = &sources[at + mark.rfind('"').unwrap() + 1..];
            &text[..text.find('"').unwrap()]
        })
    });
    found.collect()
}

/// The fixed parts of code: without white space, the parameters of a message, and `...`.
fn generalized(code: &str) -> Vec<String> {
    let code: String = code
        .replace("{{", "")
        .replace("}}", "")
        .replace("...", "{}")
        .replace("..]", "{}]")
        .split_whitespace()
        .collect();
    let mut parts = vec![String::new()];
    let mut is_parameter = false;
    for c in code.chars() {
        match c {
            '{' => is_parameter = true,
            '}' => {
                is_parameter = false;
                parts.push(String::new())
            }
            c if !is_parameter => parts.last_mut().unwrap().push(c),
            _ => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Whether a text has these parts, one after another and not far apart.
fn contains_in_order(text: &str, parts: &[String]) -> bool {
    let Some((first, rest)) = parts.split_first() else { return true };
    text.match_indices(first.as_str()).any(|(at, _)| {
        let mut after = &text[at + first.len()..];
        rest.iter().all(|part| match after.find(part.as_str()) {
            Some(at) if at < 40 => {
                after = &after[at + part.len()..];
                true
            }
            _ => false,
        })
    })
}

/// NaN with the sign bit is before all numbers in `total_cmp`, so a maximum by it is not that of NumPy. The page of `max_by` and the table for NumPy say so.
#[test]
fn pages_and_examples_recommend_the_order_of_numpy() {
    let mut paths = Vec::new();
    for folder in ["src", "docs", "examples", "xla-run/examples", "crates/io/src"] {
        files(Path::new(folder), "rs", &mut paths);
        files(Path::new(folder), "md", &mut paths);
    }
    assert!(paths.len() > 100, "the files of each folder: {paths:?}");
    let mut found = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().filter(|line| line.contains("_by(") && line.contains("::total_cmp)"));
        found.extend(lines.map(|line| format!("{}: {line}", path.display())));
    }
    assert!(found.is_empty(), "write `nan_last` or `nan_first`:\n{}", found.join("\n"));
}
