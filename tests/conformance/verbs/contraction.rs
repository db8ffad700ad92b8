//! Contractions: `matmul`, `outer`, `einsum`, `trace` as NumPy computes them, `dot_general` as XLA does.
//!
//! The dynamic level is compared for arrays and for shapes; the ranked level for arrays, where the rank of a result is dispatched on.

use serde_json::Value;
use shapewise::{
    DynShape, Tensor, View,
    array::{DynTensor, DynView},
    contraction::{ContractionError, DotAxes},
    match_rank,
};

use super::{
    super::{Case, Failure, Rules},
    Answer, Operand, agrees, operands,
};

const NOTHING_STRETCHES: &str =
    "a label has one extent: in NumPy's einsum an axis of extent 1 stretches to the extent of its label";

const NO_ELLIPSIS: &str = "each axis of an equation has a letter: NumPy's `...` is for axes without one";

fn words(error: impl core::fmt::Display) -> String {
    error.to_string()
}

/// The elements and extents of a result.
fn dynamic(result: Result<DynTensor<i64>, ContractionError>) -> Answer {
    let tensor = result.map_err(words)?;
    Ok((tensor.extents().collect(), tensor.to_vec()))
}

fn ranked<const R: usize>(result: Result<Tensor<i64, R>, ContractionError>) -> Answer {
    let tensor = result.map_err(words)?;
    Ok((tensor.extents().to_vec(), tensor.to_vec()))
}

/// The extents of a shape, which must be known.
fn shape(result: Result<DynShape, ContractionError>) -> Result<Vec<usize>, String> {
    let shape = result.map_err(words)?;
    let extents = shape.extents().ok_or("the rank is not known")?;
    extents.iter().map(|extent| extent.get().ok_or_else(|| "an extent is not known".to_owned())).collect()
}

fn view(operand: &Operand) -> Result<DynView<'_, i64>, Failure> {
    DynView::new(&operand.elements, &operand.shape).map_err(words)
}

/// The answers of the levels agree with the case, and that of the shapes with that of the arrays.
fn compare(
    case: &Case,
    shapes: Result<Vec<usize>, String>,
    dynamic: &Answer,
    ranked: &Answer,
) -> Result<Rules, Failure> {
    super::super::same("the shape alone", &shapes, &dynamic.clone().map(|(extents, _)| extents))?;
    agrees("dynamic", case, dynamic)?;
    agrees("ranked", case, ranked)
}

/// A list of axes; `None` if one is negative, which XLA refuses.
fn axes(lists: &Value, operand: usize) -> Option<Vec<usize>> {
    let axes = lists.get(operand)?.as_array()?;
    axes.iter().map(|axis| usize::try_from(axis.as_i64()?).ok()).collect()
}

fn two(operands: &[Operand]) -> Result<[&Operand; 2], Failure> {
    match operands {
        [left, right] => Ok([left, right]),
        _ => Err(format!("{} operands, expected 2", operands.len())),
    }
}

fn matmul(case: &Case, operands: &[Operand]) -> Result<Rules, Failure> {
    case.has_only("op operands out values error")?;
    let [left, right] = two(operands)?;
    let (lhs, rhs) = (view(left)?, view(right)?);
    macro_rules! pairs {
        ($([$($left:literal)*] $right:tt)*) => { pairs!(@ $($($left $right)*)*) };
        (@ $($left:literal [$($right:literal)*])*) => {
            match (lhs.rank(), rhs.rank()) {
                $($(($left, $right) => {
                    let lhs: View<'_, i64, $left> = lhs.clone().try_into().map_err(|_| "a rank differs")?;
                    let rhs: View<'_, i64, $right> = rhs.clone().try_into().map_err(|_| "a rank differs")?;
                    ranked(lhs.try_matmul(rhs))
                })*)*
                (lhs, rhs) => Err(format!("ranks {lhs} and {rhs} are not dispatched on")),
            }
        };
    }
    let ranked = pairs!([1 2 3 4 5] [1 2 3 4 5]);
    compare(case, shape(left.shape.matmul(&right.shape)), &dynamic(lhs.matmul(&rhs)), &ranked)
}

fn outer(case: &Case, operands: &[Operand]) -> Result<Rules, Failure> {
    case.has_only("op operands out values error")?;
    let [left, right] = two(operands)?;
    let (lhs, rhs) = (view(left)?, view(right)?);
    let row: View<'_, i64, 1> = lhs.clone().try_into().map_err(|_| "operand 0 is not a vector")?;
    let column: View<'_, i64, 1> = rhs.clone().try_into().map_err(|_| "operand 1 is not a vector")?;
    let shapes = left.shape.concatenate(&right.shape).map_err(words)?;
    compare(case, shape(Ok(shapes)), &dynamic(lhs.outer(&rhs)), &ranked(row.try_outer(column)))
}

fn trace(case: &Case, operands: &[Operand]) -> Result<Rules, Failure> {
    case.has_only("op operands offset axis1 axis2 out values error")?;
    let [operand] = operands else { return Err(format!("{} operands, expected 1", operands.len())) };
    let int = |field| {
        case.get(field)?.as_i64().and_then(|int| isize::try_from(int).ok()).ok_or("not an integer".to_owned())
    };
    let (offset, pair) = (int("offset")?, [int("axis1")?, int("axis2")?]);
    let array = view(operand)?;
    let ranked = match_rank!(array.clone(), {
        2..=8 => |array| ranked(array.try_trace_by(offset, pair)),
        // A trace of a smaller rank is an error of `cargo check`.
        _ => |error| Err(error.to_string()),
    });
    compare(case, shape(operand.shape.trace_by(pair)), &dynamic(array.trace_by(offset, pair)), &ranked)
}

fn dot_general(case: &Case, operands: &[Operand]) -> Result<Rules, Failure> {
    case.has_only("op operands batch contract out values error")?;
    let [left, right] = two(operands)?;
    let (batch, contracting) = (case.get("batch")?, case.get("contract")?);
    let lists = (|| Some([axes(contracting, 0)?, axes(contracting, 1)?, axes(batch, 0)?, axes(batch, 1)?]))();
    let Some([lc, rc, lb, rb]) = lists else {
        let negative: Answer = Err("a negative axis is not a `usize`".into());
        return agrees("dynamic", case, &negative);
    };
    let (lhs, rhs) = (view(left)?, view(right)?);
    let numbers = DotAxes::contracting(lc.clone(), rc.clone()).batch(lb.clone(), rb.clone());
    // The ranked level takes arrays of axes: the numbers of axes are in the type, and so are the ranks.
    macro_rules! counts {
        ($(($left:literal $right:literal $contracting:literal $batch:literal))*) => {
            match (lhs.rank(), rhs.rank(), lc.len(), lb.len()) {
                $(($left, $right, $contracting, $batch) if rc.len() == lc.len() && rb.len() == lb.len() => {
                    let lhs: View<'_, i64, $left> = lhs.clone().try_into().map_err(|_| "a rank differs")?;
                    let rhs: View<'_, i64, $right> = rhs.clone().try_into().map_err(|_| "a rank differs")?;
                    let contracting: ([usize; $contracting], [usize; $contracting]) =
                        (array_of(&lc)?, array_of(&rc)?);
                    let batch: ([usize; $batch], [usize; $batch]) = (array_of(&lb)?, array_of(&rb)?);
                    ranked(lhs.try_dot_general(rhs, DotAxes::contracting(contracting.0, contracting.1).batch(batch.0, batch.1)))
                })*
                _ => dynamic(lhs.dot_general(&rhs, &numbers)),
            }
        };
    }
    let ranked = counts! {
        (1 1 0 0) (1 1 1 0) (1 1 0 1)
        (1 2 0 0) (1 2 1 0) (1 2 0 1) (2 1 0 0) (2 1 1 0) (2 1 0 1)
        (2 2 0 0) (2 2 1 0) (2 2 2 0) (2 2 0 1) (2 2 1 1) (2 2 0 2)
        (2 3 0 0) (2 3 1 0) (2 3 2 0) (2 3 0 1) (2 3 1 1) (2 3 0 2)
        (3 2 0 0) (3 2 1 0) (3 2 2 0) (3 2 0 1) (3 2 1 1) (3 2 0 2)
        (3 3 0 0) (3 3 1 0) (3 3 2 0) (3 3 3 0) (3 3 0 1) (3 3 1 1) (3 3 2 1) (3 3 0 2) (3 3 1 2) (3 3 0 3)
        (3 4 1 1) (4 3 1 1) (4 4 1 1) (4 4 2 1) (4 4 1 2) (4 4 3 1) (4 4 2 2) (4 5 1 1) (5 4 1 1) (4 5 3 1) (5 4 3 1)
    };
    compare(
        case,
        shape(left.shape.dot_general(&right.shape, &numbers)),
        &dynamic(lhs.dot_general(&rhs, &numbers)),
        &ranked,
    )
}

fn array_of<const N: usize>(axes: &[usize]) -> Result<[usize; N], Failure> {
    axes.try_into().map_err(|_| format!("{} axes, expected {N}", axes.len()))
}

/// The equation and the operands without the axes of extent 1 whose letters have another extent, if there are any: NumPy stretches these, so
/// their element is a factor of each product.
fn unstretched(equation: &str, operands: &[Operand]) -> Option<(String, Vec<Operand>)> {
    let equation = equation.replace(' ', "");
    let (inputs, output) = match equation.split_once("->") {
        Some((inputs, output)) => (inputs, output.to_owned()),
        // The letters that occur once, in alphabetical order.
        None => {
            let mut once: Vec<char> = equation.chars().filter(|letter| letter.is_alphabetic()).collect();
            once.sort_unstable();
            once.retain(|letter| equation.matches(*letter).count() == 1);
            (equation.as_str(), once.into_iter().collect())
        }
    };
    let axes = |(letters, operand): (&str, &Operand)| -> Option<Vec<(char, usize)>> {
        letters
            .chars()
            .zip(operand.shape.extents()?)
            .map(|(letter, extent)| Some((letter, extent.get()?)))
            .collect()
    };
    let all: Vec<Vec<(char, usize)>> = inputs.split(',').zip(operands).map(axes).collect::<Option<_>>()?;
    let is_stretched = |(letter, extent): &(char, usize)| {
        *extent == 1 && all.iter().flatten().any(|(other, to)| other == letter && *to != 1)
    };
    if !all.iter().flatten().any(is_stretched) {
        return None;
    }
    let kept: Vec<Vec<(char, usize)>> =
        all.iter().map(|axes| axes.iter().copied().filter(|axis| !is_stretched(axis)).collect()).collect();
    let inputs: Vec<String> = kept.iter().map(|axes| axes.iter().map(|axis| axis.0).collect()).collect();
    let operand = |(axes, operand): (&Vec<(char, usize)>, &Operand)| {
        let extents: Vec<usize> = axes.iter().map(|axis| axis.1).collect();
        Some(Operand { shape: DynShape::from_ints(&extents).ok()?, elements: operand.elements.clone() })
    };
    let operands = kept.iter().zip(operands).map(operand).collect::<Option<_>>()?;
    Some((format!("{}->{output}", inputs.join(",")), operands))
}

fn einsum(case: &Case, operands: &[Operand]) -> Result<Rules, Failure> {
    case.has_only("op operands equation out values error")?;
    let equation = case.get("equation")?.as_str().ok_or("`equation` is not a text")?;
    let views = operands.iter().map(view).collect::<Result<Vec<_>, _>>()?;
    let ours = dynamic(DynTensor::einsum(equation, &views));
    let shapes: Vec<&DynShape> = operands.iter().map(|operand| &operand.shape).collect();
    let shapes = shape(DynShape::einsum(equation, &shapes));
    if ours.is_err() && case.0.contains_key("out") && equation.contains("...") {
        return Ok(Rules::from([NO_ELLIPSIS]));
    }
    if let (true, Some((equation, operands))) =
        (ours.is_err() && case.0.contains_key("out"), unstretched(equation, operands))
    {
        let views = operands.iter().map(view).collect::<Result<Vec<_>, _>>()?;
        agrees("unstretched", case, &dynamic(DynTensor::einsum(&equation, &views)))?;
        return Ok(Rules::from([NOTHING_STRETCHES]));
    }
    // The equation of the ranked level is in the type, `einsum!`. A text is for the dynamic level; its contractions of two operands are those of
    // the ranked level.
    compare(case, shapes, &ours, &ours)
}

pub(crate) fn contraction(op: &str, case: &Case) -> Result<Rules, Failure> {
    let mut operands = operands(case)?;
    if matches!(op, "einsum" | "dot_general") {
        for element in operands.iter_mut().flat_map(|operand| &mut operand.elements) {
            *element %= 97;
        }
    }
    match op {
        "matmul" => matmul(case, &operands),
        "outer" => outer(case, &operands),
        "trace" => trace(case, &operands),
        "dot_general" => dot_general(case, &operands),
        "einsum" => einsum(case, &operands),
        _ => Err(format!("`{op}` is not a contraction")),
    }
}
