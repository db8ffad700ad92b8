//! Operations on arrays, as NumPy and XLA answer them. The field `op` names the operation; a file for each group of them
//! compares the answers on the dynamic and on the ranked rung.

#[path = "verbs/contraction.rs"]
mod contraction;
#[path = "verbs/gathering.rs"]
mod gathering;
#[path = "verbs/joining.rs"]
mod joining;
#[path = "verbs/reshape_values.rs"]
mod reshape_values;
#[path = "verbs/scans.rs"]
mod scans;
#[path = "verbs/slices.rs"]
mod slices;

use serde_json::Value;
use shapewise::DynShape;

use super::{Case, Failure, Rules, same};

/// Operations that are not compared yet. Each is printed with the number of its cases.
const NOT_YET: &[(&str, &str)] = &[];

/// `op`, `operands`, the arguments of the operation, and `out`, with `values` if they are few, or `error`.
pub(crate) fn verbs(case: &Case) -> Result<Rules, Failure> {
    let op = case.get("op")?.as_str().ok_or("`op` is not a text")?;
    if let Some((_, reason)) = NOT_YET.iter().find(|(name, _)| *name == op) {
        return Ok(Rules::from([*reason]));
    }
    match op {
        "matmul" | "outer" | "einsum" | "dot_general" | "trace" => contraction::contraction(op, case),
        "concatenate" | "stack" | "pad" | "pad_mode" | "roll" | "flip" | "swapaxes" | "moveaxis"
        | "repeat" | "tile" | "diagonal" => joining::joining(op, case),
        "take" | "compress" | "where" => gathering::gathering(op, case),
        "cumsum" | "diff" | "sort" | "argsort" => scans::scans(op, case),
        "gather" | "scatter" => slices::slices(op, case),
        "reshape_values" => reshape_values::reshape_values(case),
        _ => Err(format!("`{op}` is an operation that the runner does not know")),
    }
}

/// An operand: its extents, and its elements in row-major order.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    pub(crate) shape: DynShape,
    pub(crate) elements: Vec<i64>,
}

/// The operands. Operand `k` has the elements `1000 * k`, `1000 * k + 1`, ..., or those that `data` lists for it.
pub(crate) fn operands(case: &Case) -> Result<Vec<Operand>, Failure> {
    let shapes = case.get("operands")?.as_array().ok_or("`operands` is not a list")?;
    let data = match case.0.get("data") {
        None => &[][..],
        Some(data) => data.as_array().ok_or("`data` is not a list")?,
    };
    let operand = |(k, shape): (i64, &Value)| {
        let shape = super::shape(shape)?;
        let count = shape.element_count().get().ok_or("the element count of an operand is not known")?;
        let elements = match usize::try_from(k).ok().and_then(|k| data.get(k)) {
            None | Some(Value::Null) => (1000 * k..).take(count).collect(),
            Some(data) => {
                let data = data.as_array().ok_or("`data` is not a list of lists")?;
                data.iter().map(Value::as_i64).collect::<Option<Vec<_>>>().ok_or("`data` has no integers")?
            }
        };
        same("the number of elements of an operand", &elements.len(), &count)?;
        Ok(Operand { shape, elements })
    };
    (0..).zip(shapes).map(operand).collect()
}

/// Extents and elements, or the words of an error.
pub(crate) type Answer = Result<(Vec<usize>, Vec<i64>), String>;

/// Compares an answer of ours with the case's.
pub(crate) fn agrees(rung: &str, case: &Case, ours: &Answer) -> Result<Rules, Failure> {
    match (ours, case.0.get("out"), case.0.get("error")) {
        (Ok((extents, elements)), Some(out), None) => {
            same(&format!("the {rung} shape"), &serde_json::json!(extents), out)?;
            match case.0.get("values") {
                Some(values) => same(&format!("the {rung} elements"), &serde_json::json!(elements), values),
                None => same(
                    &format!("the {rung} number of elements"),
                    &elements.len(),
                    &extents.iter().product(),
                ),
            }
        }
        (Err(_), None, Some(Value::String(_))) if !case.0.contains_key("values") => Ok(Rules::new()),
        (ours, ..) => Err(format!("the {rung} answer is {ours:?}, expected another kind of answer")),
    }
}
