//! Joining and cutting: concatenate, stack, pad, roll, flip, repeat, tile, diagonal, and orders of axes.

use serde_json::Value;
use shapewise::{
    AxisOf, DynShape, Pad, PadMode, Tensor, View,
    array::{DynTensor, DynView},
    match_rank,
    verbs::{try_concatenate, try_stack},
};

use super::{
    super::{Case, Failure, Rules, same},
    Answer, Operand, agrees, operands,
};

pub(super) fn words(error: impl core::fmt::Display) -> String {
    error.to_string()
}

pub(super) fn dynamic<E: core::fmt::Display>(result: Result<DynTensor<i64>, E>) -> Answer {
    let tensor = result.map_err(words)?;
    Ok((tensor.extents().collect(), tensor.into_vec()))
}

pub(super) fn ranked<const R: usize, E: core::fmt::Display>(result: Result<Tensor<i64, R>, E>) -> Answer {
    let tensor = result.map_err(words)?;
    Ok((tensor.extents().to_vec(), tensor.into_vec()))
}

/// The extents of a shape, which must be known.
pub(super) fn extents<E: core::fmt::Display>(result: Result<DynShape, E>) -> Result<Vec<usize>, String> {
    let shape = result.map_err(words)?;
    let extents = shape.extents().ok_or("the rank is not known")?;
    extents.iter().map(|extent| extent.get().ok_or_else(|| "an extent is not known".to_owned())).collect()
}

pub(super) fn number(case: &Case, field: &str) -> Result<isize, Failure> {
    let number = case.get(field)?.as_i64().and_then(|number| isize::try_from(number).ok());
    number.ok_or_else(|| format!("`{field}` is not an integer"))
}

pub(super) fn count(case: &Case, field: &str) -> Result<usize, Failure> {
    usize::try_from(number(case, field)?).map_err(words)
}

/// A list of integers.
pub(super) fn numbers(value: &Value) -> Result<Vec<i64>, Failure> {
    let list = value.as_array().ok_or("not a list")?;
    list.iter().map(|number| number.as_i64().ok_or_else(|| "not an integer".to_owned())).collect()
}

/// A list of lists of integers.
fn lists(case: &Case, field: &str) -> Result<Vec<Vec<i64>>, Failure> {
    case.get(field)?.as_array().ok_or("not a list")?.iter().map(numbers).collect()
}

/// The answer of the ranked level: `$body` for a view `$view` whose rank is in the type.
macro_rules! by_rank {
    ($dynamic:expr, |$view:ident| $body:expr) => {
        match_rank!($dynamic, {
            0..=8 => |$view| $body,
            _ => |error| Err(error.to_string()),
        })
    };
}
pub(super) use by_rank;

/// An axis that is known at run time, or the words of the error.
pub(super) fn axis<const R: usize>(axis: isize) -> Result<AxisOf<R>, String> {
    AxisOf::new(axis).map_err(words)
}

/// All ranked views of the same rank.
fn same_rank<'v, const R: usize>(views: &[DynView<'v, i64>]) -> Result<Vec<View<'v, i64, R>>, String> {
    views.iter().map(|view| View::try_from(view.clone()).map_err(words)).collect()
}

/// The answers of the levels agree with the case, and that of the shapes with that of the arrays.
pub(super) fn compare(
    case: &Case,
    shapes: Option<Result<Vec<usize>, String>>,
    dynamic: &Answer,
    ranked: &Answer,
) -> Result<Rules, Failure> {
    if let Some(shapes) = shapes {
        let of_arrays = dynamic.clone().map(|(extents, _)| extents);
        same("whether the shape alone is an answer", &shapes.is_ok(), &of_arrays.is_ok())?;
        if let (Ok(shapes), Ok(of_arrays)) = (shapes, of_arrays) {
            same("the shape alone", &shapes, &of_arrays)?;
        }
    }
    agrees("dynamic", case, dynamic)?;
    agrees("ranked", case, ranked)
}

const SCALAR_HAS_NO_AXIS: &str =
    "rank 0 has no axes, so an axis of it is an error: NumPy treats a scalar as a vector of one element";

/// Whether NumPy answers for an axis of a scalar, which is an error here. Its answer is then that of `of_vector` for a vector with the
/// element of the scalar; the result may be a scalar again.
pub(super) fn is_scalar_as_vector(
    case: &Case,
    operand: &Operand,
    answers: [&Answer; 2],
    of_vector: impl FnOnce(&DynView<'_, i64>) -> Answer,
) -> Result<Option<Rules>, Failure> {
    let is_rank_0 = operand.shape.rank() == Some(0) && case.0.contains_key("out");
    if !is_rank_0 || answers.iter().any(|answer| answer.is_ok()) {
        return Ok(None);
    }
    let vector = DynShape::from_ints(&[1_usize]).map_err(words)?;
    let mut answer = of_vector(&DynView::new(&operand.elements, &vector).map_err(words)?);
    if let Ok((extents, _)) = &mut answer
        && case.get("out")?.as_array().is_some_and(Vec::is_empty)
    {
        same("the shape of a result for a vector", extents, &vec![1])?;
        extents.clear();
    }
    agrees("vector's", case, &answer)?;
    Ok(Some(Rules::from([SCALAR_HAS_NO_AXIS])))
}

pub(crate) fn joining(op: &str, case: &Case) -> Result<Rules, Failure> {
    let all = operands(case)?;
    let views = all
        .iter()
        .map(|operand| DynView::new(&operand.elements, &operand.shape).map_err(words))
        .collect::<Result<Vec<_>, _>>()?;
    let (view, shape) = (&views[0], &all[0].shape);
    match op {
        "concatenate" => {
            case.has_only("op operands axis out values error")?;
            let at = number(case, "axis")?;
            let shapes =
                all[1..].iter().try_fold(shape.clone(), |joined, next| joined.join_axis(at, &next.shape));
            // Alone, a shape is joined to nothing.
            let shapes = if all.len() > 1 { Some(extents(shapes)) } else { None };
            let ours = dynamic(DynTensor::concatenate(at, &views));
            let of_ranked = by_rank!(view, |first| join(first, &views, at));
            compare(case, shapes, &ours, &of_ranked)
        }
        "stack" => {
            case.has_only("op operands axis out values error")?;
            let at = number(case, "axis")?;
            let ours = dynamic(DynTensor::stack(at, &views));
            let of_ranked = by_rank!(view, |first| stack(first, &views, at));
            compare(case, None, &ours, &of_ranked)
        }
        "pad" => {
            case.has_only("op operands padding value out values error")?;
            let value = case.get("value")?.as_i64().ok_or("`value` is not an integer")?;
            let pad = |list: &Vec<i64>| -> Result<Pad, String> {
                let [low, high, interior] = list[..] else { return Err("three numbers".to_owned()) };
                let [low, high] = [low, high].map(isize::try_from);
                Ok(Pad::edges(low.map_err(words)?, high.map_err(words)?)
                    .with_interior(usize::try_from(interior).map_err(words)?))
            };
            let pads: Result<Vec<Pad>, _> = lists(case, "padding")?.iter().map(pad).collect();
            let shapes = pads.clone().and_then(|pads| extents(shape.pad(&pads)));
            let ours = pads.clone().and_then(|pads| dynamic(view.pad(&pads, value)));
            let of_ranked = by_rank!(view, |view| pads
                .and_then(|pads| ranked(view.try_pad(for_each_axis(&view, pads)?, value))));
            compare(case, Some(shapes), &ours, &of_ranked)
        }
        "pad_mode" => {
            case.has_only("op operands padding mode out values error")?;
            let mode = match case.get("mode")?.as_str() {
                Some("edge") => PadMode::Edge,
                Some("reflect") => PadMode::Reflect,
                Some("symmetric") => PadMode::Symmetric,
                Some("wrap") => PadMode::Wrap,
                mode => return Err(format!("{mode:?} is not a mode")),
            };
            let width = |list: &Vec<i64>| -> Result<[usize; 2], String> {
                let [low, high] = list[..] else { return Err("two numbers".to_owned()) };
                Ok([usize::try_from(low).map_err(words)?, usize::try_from(high).map_err(words)?])
            };
            let widths: Result<Vec<[usize; 2]>, _> = lists(case, "padding")?.iter().map(width).collect();
            let ours = widths.clone().and_then(|widths| dynamic(view.pad_mode(&widths, mode)));
            let of_ranked = by_rank!(view, |view| widths
                .and_then(|widths| ranked(view.try_pad_mode(for_each_axis(&view, widths)?, mode))));
            compare(case, None, &ours, &of_ranked)
        }
        "roll" => {
            case.has_only("op operands axis shift out values error")?;
            let (at, shift) = (number(case, "axis")?, number(case, "shift")?);
            let of_ranked =
                by_rank!(view, |view| axis(at).and_then(|at| ranked(Ok::<_, &str>(view.roll(at, shift)))));
            compare(case, None, &dynamic(view.roll(at, shift)), &of_ranked)
        }
        "flip" => {
            case.has_only("op operands axes out values error")?;
            let axes =
                numbers(case.get("axes")?)?.into_iter().map(|axis| isize::try_from(axis).map_err(words));
            let axes = axes.collect::<Result<Vec<_>, _>>()?;
            let of_ranked = by_rank!(view, |view| {
                let flipped = axes.iter().try_fold(view, |view, &at| Ok::<_, String>(view.flip(axis(at)?)));
                flipped.map(|view| (view.extents().to_vec(), view.to_vec()))
            });
            compare(case, None, &dynamic(view.flip(&axes).map(|view| view.to_tensor())), &of_ranked)
        }
        "swapaxes" | "moveaxis" => {
            case.has_only("op operands axis1 axis2 source destination out values error")?;
            let is_swap = op == "swapaxes";
            let [from, to] = if is_swap { ["axis1", "axis2"] } else { ["source", "destination"] };
            let (from, to) = (number(case, from)?, number(case, to)?);
            let (shapes, ours) = if is_swap {
                (extents(shape.swap_axes(from, to)), view.swap_axes(from, to))
            } else {
                (extents(shape.move_axis(from, to)), view.move_axis(from, to))
            };
            let of_ranked = by_rank!(view, |view| match (axis(from), axis(to)) {
                (Ok(from), Ok(to)) => {
                    let view = if is_swap { view.swap_axes(from, to) } else { view.move_axis(from, to) };
                    Ok((view.extents().to_vec(), view.to_vec()))
                }
                (Err(error), _) | (_, Err(error)) => Err(error),
            });
            compare(case, Some(shapes), &dynamic(ours.map(|view| view.to_tensor())), &of_ranked)
        }
        "repeat" => {
            case.has_only("op operands axis count out values error")?;
            let (at, times) = (number(case, "axis")?, count(case, "count")?);
            let ours = dynamic(view.repeat(at, times));
            let of_ranked = by_rank!(view, |view| axis(at).and_then(|at| ranked(view.try_repeat(at, times))));
            let of_vector = |vector: &DynView<'_, i64>| dynamic(vector.repeat(at, times));
            if let Some(rules) = is_scalar_as_vector(case, &all[0], [&ours, &of_ranked], of_vector)? {
                return Ok(rules);
            }
            compare(case, Some(extents(shape.repeat(at, times))), &ours, &of_ranked)
        }
        "tile" => {
            case.has_only("op operands counts out values error")?;
            let counts =
                numbers(case.get("counts")?)?.into_iter().map(|count| usize::try_from(count).map_err(words));
            let counts = counts.collect::<Result<Vec<_>, _>>()?;
            // On the ranked level there is one count for each axis.
            let rank = counts.len().max(view.rank());
            let mut all = vec![1; rank - counts.len()];
            all.extend(&counts);
            let led = view.align_trailing(rank).map_err(words)?;
            let of_ranked = by_rank!(&led, |view| ranked(view.try_tile(for_each_axis(&view, all)?)));
            compare(case, Some(extents(shape.tile(&counts))), &dynamic(view.tile(&counts)), &of_ranked)
        }
        "diagonal" => {
            case.has_only("op operands offset axis1 axis2 out values error")?;
            let (first, second) = (number(case, "axis1")?, number(case, "axis2")?);
            let offset = number(case, "offset")?;
            let ours = dynamic(view.diagonal(first, second, offset).map(|view| view.to_tensor()));
            let of_ranked = match_rank!(view, {
                1..=8 => |view| match (axis(first), axis(second)) {
                    (Ok(first), Ok(second)) => {
                        view.try_diagonal(first, second, offset).map_err(words).map(|view| (view.extents().to_vec(), view.to_vec()))
                    }
                    (Err(error), _) | (_, Err(error)) => Err(error),
                },
                _ => |error| Err(error.to_string()),
            });
            compare(case, Some(extents(shape.diagonal(first, second, offset))), &ours, &of_ranked)
        }
        _ => Err(format!("`{op}` is not an operation that joins or cuts")),
    }
}

/// A list as an array of a value for each axis of a view.
fn for_each_axis<V, const R: usize>(_: &View<'_, i64, R>, list: Vec<V>) -> Result<[V; R], String> {
    list.try_into().map_err(|_| format!("there are {R} axes"))
}

fn join<const R: usize>(_: View<'_, i64, R>, views: &[DynView<'_, i64>], at: isize) -> Answer {
    ranked(try_concatenate(axis::<R>(at)?, same_rank::<R>(views)?))
}

fn stack<const R: usize, const Q: usize>(_: View<'_, i64, R>, views: &[DynView<'_, i64>], at: isize) -> Answer
where
    shapewise::rank::Ranks: shapewise::rank::Plus<R, 1, Q>,
{
    ranked(try_stack(axis::<Q>(at)?, same_rank::<R>(views)?))
}
