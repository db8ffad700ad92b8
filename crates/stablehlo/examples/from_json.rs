//! Builds a program from a JSON file: operations whose ranks and element types are data. It prints the program as StableHLO text.
//!
//! ```text
//! cargo run -p shapewise-stablehlo --example from_json
//! cargo run -p shapewise-stablehlo --example from_json -- FILE.json
//! ```
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
pub(crate) fn build(json: &Json) -> Result<(Module, usize)> {
    let program = DynProgram::new();
    let mut values = BTreeMap::new();
    let operations = list(json, "operations");
    for json in operations {
        values.insert(text(json, "name")?, operation(&program, &values, json)?);
    }
    let results: Option<Vec<DynValue<'_>>> =
        list(json, "results").iter().map(|name| values.get(name.as_str()?).copied()).collect();
    Ok((program.module(&results.ok_or("a result is not a value")?)?, operations.len()))
}

/// Runs the example.
pub(crate) fn main() -> Result<()> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/transformer.json");
    let file = env::args_os().nth(1).map_or(file, Into::into);
    let (module, count) = build(&serde_json::from_slice(&fs::read(file)?)?)?;
    println!("// {count} operations\n{module}");
    Ok(())
}
