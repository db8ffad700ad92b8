//! Every family of operations on arrays of known extents, for the budget: none can become expensive unnoticed.

use super::sites::{Extents, program_of};

/// What each program has at its top.
const USES: &str =
    "use shapewise::{Axis, Keep, NewAxis, Pad, Tensor, View, ViewMut, axes, contraction::DotAxes, einsum, s,
    shape, verbs::{choose, concatenate}};
#[allow(dead_code)] fn twice(x: &f32) -> f32 { x * 2.0 }
#[allow(dead_code)] fn is_positive(x: &f32) -> bool { *x > 0.0 }";

/// A family: its name, and the body of a function that uses it once. The memory is `d: &[f32]` and `o: &mut [f32]`, `$v` is a view
/// of `d`, and `$w` a mutable view of `o`, of extents `[{a}, {b}]`. Each function returns an `f32`.
pub type Family = (&'static str, &'static str);

/// The operations, in the order in which the docs list them.
pub const FAMILIES: [Family; 61] = [
    ("a filled tensor", "Tensor::try_filled(shape![{a}, {b}], 1_f32).unwrap()[[0, 1]]"),
    (
        "a tensor from a function",
        "Tensor::try_from_fn(shape![{a}, {b}], |[i, j]| (i + j) as f32).unwrap()[[0, 1]]",
    ),
    ("a tensor from a vector", "Tensor::new(d[..{a} * {b}].to_vec(), shape![{a}, {b}]).unwrap()[[0, 1]]"),
    ("an index", "$v[[0, 1]]"),
    ("a written element", "let mut to = $w; to[[0, 1]] = 1.0; 0.0"),
    ("an element by a slice", "*$v.item(s![0, 1])"),
    ("a slice", "$v.slice(s![:, ..;2])[[0, 1]]"),
    (
        "a slice with bounds",
        "let n = d[0] as usize; $v.try_slice(s![n.., :]).map_or(0.0, |part| part[[0, 1]])",
    ),
    ("a slice to write", "let mut to = $w; to.slice_mut(s![0, :])[[1]] = 1.0; 0.0"),
    ("a permutation", "$v.permute(axes![1, 0])[[1, 0]]"),
    ("a transpose", "$v.transpose()[[1, 0]]"),
    ("a reversed axis", "$v.slice(s![:, ..;-1])[[0, 1]]"),
    ("a new axis", "$v.slice(s![:, NewAxis, :])[[0, 0, 1]]"),
    ("broadcast_to", "View::new(d, shape![1, {b}]).unwrap().broadcast_to(shape![{a}, {b}])[[0, 1]]"),
    ("along", "let row = View::new(d, shape![{b}]).unwrap().along(axes![1]); ($v + row)[[0, 1]]"),
    ("a reshape", "$v.try_reshape([{a} * {b}]).unwrap()[[0]]"),
    ("windows", "$v.windows(shape![2, 2])[[0, 0, 1, 1]]"),
    // Of extents that the tiles divide: the compiler knows an error, and drops the rest.
    (
        "tiles",
        "View::new(d, shape![{2 * {a}}, {2 * {b}}]).unwrap().tiles(shape![2, 2]).map(|tile| tile[[1, 0]]).sum()",
    ),
    ("split_at", "$v.split_at(Axis::<1>, 1).1[[0, 0]]"),
    ("rows", "$v.rows().map(|row| row[0]).sum()"),
    ("views along an axis", "$v.outer_iter().map(|row| row[[0]]).sum()"),
    ("ranked", "$v.ranked()[[0, 1]]"),
    ("iter", "$v.iter().sum()"),
    ("iter, by a loop", "let mut sum = 0.0; for x in $v { sum += x; } sum"),
    ("iter_mut", "let mut to = $w; for x in to.iter_mut() { *x = 1.0; } 0.0"),
    ("fold", "$v.fold(0.0, |sum, x| sum + x)"),
    ("for_each", "let mut sum = 0.0; $v.for_each(|x| sum += x); sum"),
    ("map", "$v.map(|x| x * 2.0)[[0, 1]]"),
    ("map of a function", "$v.map(twice)[[0, 1]]"),
    ("map_from", "let mut to = $w; to.map_from(&$v, |x| x * 2.0); 0.0"),
    ("zip_map", "$v.zip_map(&$v, |x, y| x * y)[[0, 1]]"),
    ("zip_from", "let mut to = $w; to.zip_from(&$v, &$v, |x, y| x * y); 0.0"),
    ("an addition", "($v + $v)[[0, 1]]"),
    ("an added number", "($v + 1.0)[[0, 1]]"),
    ("an added row", "let mut to = $w; to += &View::new(d, shape![1, {b}]).unwrap(); 0.0"),
    ("assign", "let mut to = $w; to.try_assign(&$v).unwrap(); 0.0"),
    ("fill", "let mut to = $w; to.fill(1.0); 0.0"),
    ("to_vec", "$v.to_vec()[1]"),
    ("to_tensor, transposed", "$v.transpose().to_tensor()[[0, 1]]"),
    ("sum", "$v.sum()"),
    ("sum_axis", "$v.sum_axis(Axis::<1>)[[0]]"),
    ("sum_axis, kept", "$v.sum_axis(Keep(Axis::<0>))[[0, 1]]"),
    ("max_by", "$v.max_by(f32::total_cmp).unwrap()"),
    ("max_axis_by", "$v.max_axis_by(Axis::<1>, f32::total_cmp).unwrap()[[0]]"),
    ("fold_axis", "$v.fold_axis(Axis::<1>, 0.0, |sum, x| sum + x)[[0]]"),
    ("dot", "$v.inner_product(&$v)"),
    ("matmul", "$v.matmul($v.transpose())[[0, 1]]"),
    ("einsum!", "einsum!(i j, k j -> i k; $v, $v)[[0, 1]]"),
    ("dot_general", "$v.dot_general($v, DotAxes::contracting(axes![1], axes![1]))[[0, 1]]"),
    ("outer", "$v.outer($v)[[0, 0, 0, 1]]"),
    ("trace", "$v.trace(axes![0, 1])[[]]"),
    ("clamp", "$v.clamp(0.0, 1.0)[[0, 1]]"),
    ("choose", "choose($v.map(is_positive), $v, 0.0)[[0, 1]]"),
    ("concatenate", "concatenate(Axis::<0>, ($v, $v))[[0, 1]]"),
    ("pad", "$v.pad([Pad::edges(1, 1); 2], 0.0)[[0, 1]]"),
    ("take", "$v.take(Axis::<1>, [1, 0])[[0, 1]]"),
    ("repeat", "$v.repeat(Axis::<0>, 2)[[0, 1]]"),
    ("sort_axis_by", "$v.sort_axis_by(Axis::<1>, f32::total_cmp)[[0, 1]]"),
    ("cumsum", "$v.cumsum(Axis::<1>)[[0, 1]]"),
    ("display", "$v.to_string().len() as f32"),
    (
        "fill, fill, add, copy, reduce, sum",
        "let x = Tensor::try_filled(shape![{a}, {b}], 1_f32).unwrap();
         let y = Tensor::try_filled(shape![{a}, {b}], 2_f32).unwrap();
         (&x + &y).transpose().to_tensor().sum_axis(Axis::<1>).sum()",
    ),
];

/// The program of a family with the given number of functions, each of which has other extents.
#[must_use]
pub fn program((_, body): Family, sites: u32) -> String {
    let body = body
        .replace("$v", "View::new(d, shape![{a}, {b}]).unwrap()")
        .replace("$w", "ViewMut::new(o, shape![{a}, {b}]).unwrap()");
    program_of(USES, &body, Extents::Different, sites)
}
