//! Builds a program from a JSON file: operations whose ranks and element types are data. It prints the program as StableHLO text.
//!
//! ```text
//! cargo run -p shapewise-stablehlo --example from_json
//! cargo run -p shapewise-stablehlo --example from_json -- FILE.json
//! ```
//!
//! With `--gradients` after the file, the results of the program are half the sum of the squares of the file's first result, and its gradients with respect to all parameters:
//! `xla-run/jax/gradients.py` compares them with JAX's.
//!
//! `transformer.json` has five layers of a transformer, 221 operations. A mistake in a file is reported with the operation and its operands.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]
#![allow(clippy::std_instead_of_core, clippy::std_instead_of_alloc, reason = "an example may use all of std")]

use std::{collections::BTreeMap, env, error::Error, fs, path::Path};

use serde_json::Value as Json;
use shapewise::DynShape;
use shapewise_stablehlo::{
    Module, Reduction,
    dynamic::{Binary, DynProgram, DynValue, Unary},
};
use shapewise_xla::ElementType;

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

/// Returns the text of a field.
fn text<'j>(json: &'j Json, field: &str) -> Result<&'j str> {
    json.get(field).and_then(Json::as_str).ok_or_else(|| format!("`{field}` is missing: {json}").into())
}

/// Returns the list of a field; none is empty.
fn list<'j>(json: &'j Json, field: &str) -> &'j [Json] {
    json.get(field).and_then(Json::as_array).map_or(&[], Vec::as_slice)
}

/// Returns the integers of a list.
fn integers(list: &[Json]) -> Result<Vec<isize>> {
    list.iter().map(|json| Ok(isize::try_from(json.as_i64().ok_or("not an integer")?)?)).collect()
}

fn shape(json: &Json) -> Result<DynShape> {
    Ok(text(json, "shape")?.parse()?)
}

/// Adds one operation.
fn operation<'p>(
    program: &'p DynProgram,
    values: &BTreeMap<&str, DynValue<'p>>,
    json: &Json,
) -> Result<DynValue<'p>> {
    let name = text(json, "op")?;
    if name == "parameter" {
        let element: ElementType = text(json, "element")?.parse()?;
        return Ok(program.parameter(text(json, "name")?, element, &shape(json)?, &[])?);
    }
    let operand = |at: usize| -> Result<DynValue<'p>> {
        let name = list(json, "of").get(at).and_then(Json::as_str).ok_or("an operand is missing")?;
        values.get(name).copied().ok_or_else(|| format!("no value has the name `{name}`").into())
    };
    let x = operand(0)?;
    if let Some(function) = Unary::from_name(name) {
        return Ok(x.unary(function)?);
    }
    if let Some(binary) = Binary::from_name(name) {
        return Ok(match json.get("number").and_then(Json::as_f64) {
            Some(number) => x.binary_with(binary, number)?,
            None => x.binary(binary, operand(1)?)?,
        });
    }
    Ok(match name {
        "reduce_sum" => x.reduce(Reduction::Sum, &integers(list(json, "axes"))?)?,
        "broadcast_in_dim" => x.broadcast_in_dim(&shape(json)?, &integers(list(json, "dimensions"))?)?,
        "dot_general" => {
            let pairs = list(json, "contracting").iter().map(|pair| {
                match integers(pair.as_array().ok_or("not a pair")?)?.as_slice() {
                    [left, right] => Ok((*left, *right)),
                    _ => Err("not a pair".into()),
                }
            });
            x.dot_general(operand(1)?, &[], &pairs.collect::<Result<Vec<_>>>()?)?
        }
        _ => return Err(format!("there is no operation `{name}`").into()),
    })
}

/// Builds the program of a file, and returns it and the number of its operations.
pub(crate) fn build(json: &Json, with_gradients: bool) -> Result<(Module, usize)> {
    let program = DynProgram::new();
    let (mut values, mut parameters) = (BTreeMap::new(), Vec::new());
    let operations = list(json, "operations");
    for json in operations {
        let value = operation(&program, &values, json)?;
        if text(json, "op")? == "parameter" {
            parameters.push(value);
        }
        values.insert(text(json, "name")?, value);
    }
    let results: Option<Vec<DynValue<'_>>> =
        list(json, "results").iter().map(|name| values.get(name.as_str()?).copied()).collect();
    let mut results = results.ok_or("a result is not a value")?;
    if with_gradients {
        let first = *results.first().ok_or("there is no result")?;
        let axes: Vec<isize> = (0..first.rank()).map(usize::cast_signed).collect();
        let squares = first.binary(Binary::Multiplication, first)?.reduce(Reduction::Sum, &axes)?;
        let loss = squares.binary_with(Binary::Multiplication, 0.5)?;
        results = [vec![loss], program.gradients(loss, &parameters)?].concat();
    }
    Ok((program.module(&results)?, operations.len()))
}

/// Runs the example.
pub(crate) fn main() -> Result<()> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/transformer.json");
    let mut arguments = env::args_os().skip(1).peekable();
    let with_gradients = env::args_os().any(|argument| argument == "--gradients");
    let file = arguments.next_if(|argument| argument != "--gradients").map_or(file, Into::into);
    let (module, count) = build(&serde_json::from_slice(&fs::read(file)?)?, with_gradients)?;
    println!("// {count} operations\n{module}");
    Ok(())
}
