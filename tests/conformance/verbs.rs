//! Operations on arrays, as NumPy and XLA answer them. The field `op` names the operation; a file for each group of them
//! compares the answers on the dynamic and on the ranked level.

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
pub(crate) fn agrees(level: &str, case: &Case, ours: &Answer) -> Result<Rules, Failure> {
    match (ours, case.0.get("out"), case.0.get("error")) {
        (Ok((extents, elements)), Some(out), None) => {
            same(&format!("the {level} shape"), &serde_json::json!(extents), out)?;
            match case.0.get("values") {
                Some(values) => same(&format!("the {level} elements"), &serde_json::json!(elements), values),
                None => same(
                    &format!("the {level} number of elements"),
                    &elements.len(),
                    &extents.iter().product(),
                ),
            }
        }
        (Err(_), None, Some(Value::String(_))) if !case.0.contains_key("values") => Ok(Rules::new()),
        (ours, ..) => Err(format!("the {level} answer is {ours:?}, expected another kind of answer")),
    }
}

/// What deviates by a rule is compared with what follows from the rule.
#[test]
fn wrong_answers_that_deviate_fail() {
    use super::{Outcome, fails, fails_replaced, run};

    let deviates = |case: &str| {
        let outcome = run(verbs, case);
        assert!(matches!(outcome, Outcome::Deviated(_)), "{case}: {outcome:?}");
    };
    let right = r#"{"op":"take","operands":[[0,3]],"axis":-1,"indices":[5,0],"out":[0,2],"values":[]}"#;
    deviates(right);
    fails_replaced(
        verbs,
        right,
        &[("[0,2]", "[0,3]"), (r#""values":[]"#, r#""values":[1]"#), ("[[0,3]]", "[[1,3]]"), ("-1", "2")],
    );
    let right =
        r#"{"op":"compress","operands":[[2,0]],"axis":0,"mask":[true,false,true],"out":[2,0],"values":[]}"#;
    deviates(right);
    fails_replaced(verbs, right, &[("[2,0],\"values", "[3,0],\"values"), ("[[2,0]]", "[[2,1]]")]);
    for right in [
        r#"{"op":"repeat","operands":[[]],"axis":0,"count":2,"out":[2],"values":[0,0]}"#,
        r#"{"op":"cumsum","operands":[[]],"axis":-1,"data":[[7]],"out":[1],"values":[7]}"#,
        r#"{"op":"argsort","operands":[[]],"axis":0,"data":[[7]],"out":[],"values":[0]}"#,
        r#"{"op":"take","operands":[[]],"axis":0,"indices":[0,-1],"out":[2],"values":[0,0]}"#,
        r#"{"op":"reshape_values","operands":[[2,2]],"to":[-3],"out":[4],"values":[0,1,2,3]}"#,
        r#"{"op":"einsum","operands":[[2],[1]],"equation":"a, a -> a","out":[2],"values":[0,30]}"#,
    ] {
        deviates(right);
        fails_replaced(verbs, right, &[(r#""values":["#, r#""values":[9,"#), (r#""out":["#, r#""out":[5,"#)]);
    }
    fails(verbs, r#"{"op":"reshape_values","operands":[[2,2]],"to":[-3,-1],"out":[4],"values":[0,1,2,3]}"#);
    fails(verbs, r#"{"op":"einsum","operands":[[2],[3]],"equation":"a,a->a","out":[2],"values":[0,1]}"#);
    // An update that is partly outside: XLA skips all of it, and adding the part inside is wrong.
    let right = r#"{"op":"scatter","operands":[[3],[1],[1,2]],"data":[[1,2,3],[2],[10,20]],"index":1,"starts":[0],"offset":[1],"collapsed":[],
        "operand_batch":[],"indices_batch":[],"reduce":"add","out":[3],"values":[1,2,3]}"#;
    deviates(right);
    fails_replaced(verbs, right, &[("[1,2,3]}", "[1,2,4]}"), ("[1,2,3]}", "[11,2,3]}")]);
    // Two slices that overlap: XLA writes the second one after all of the first.
    let right = r#"{"op":"scatter","operands":[[4],[2],[2,2]],"data":[[0,0,0,0],[0,1],[1,2,3,4]],"index":1,"starts":[0],"offset":[0],"collapsed":[],
        "operand_batch":[],"indices_batch":[],"reduce":"replace","out":[4],"values":[1,2,4,0]}"#;
    deviates(right);
    fails_replaced(
        verbs,
        right,
        &[("[1,2,4,0]", "[1,4,4,0]"), ("[1,2,4,0]", "[1,2,3,0]"), ("replace", "add")],
    );
}
