//! The program of one process: the body of a program for several devices, in which each collective is a call of this package's handler.
//!
//! It has the same text in all processes, so that XLA compiles the same order of calls: the number of the process is an input.

use shapewise_xla::ElementType;

use super::{
    collective::{Action, Collective},
    reduce::Reduction,
};
use crate::pjrt::COLLECTIVE;

/// A program for one process.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Local {
    pub(super) text: String,
    pub(super) collectives: Vec<Collective>,
}

/// The name of the last input: the number of the process.
const PROCESS: &str = "%process";
/// Its type.
const SCALAR: &str = "tensor<ui32>";

/// Returns the text between two others.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(begin)?;
    Some(rest.split_once(end)?.0)
}

/// Reads a type: the extents and the elements.
fn read_type(text: &str) -> Option<(Vec<usize>, ElementType)> {
    let mut rest = text.strip_prefix("tensor<")?.strip_suffix('>')?;
    let mut extents = Vec::new();
    while let Some((extent, after)) = rest.split_once('x') {
        let Ok(extent) = extent.parse() else { break };
        extents.push(extent);
        rest = after;
    }
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let name = match rest {
        "i1" => "pred".to_owned(),
        "complex<f32>" => "c64".to_owned(),
        "complex<f64>" => "c128".to_owned(),
        _ => match (rest.strip_prefix("ui"), rest.strip_prefix('i')) {
            (Some(bits), _) if number(bits) => format!("u{bits}"),
            (_, Some(bits)) if number(bits) => format!("s{bits}"),
            _ => rest.to_ascii_lowercase(),
        },
    };
    let element = ElementType::ALL.iter().find(|element| element.name() == name)?;
    let is_whole = element.bits() >= 8 || *element == ElementType::Pred;
    is_whole.then_some((extents, *element))
}

/// Reads lists of numbers in nested brackets: `[[0, 1], [2, 3]]`.
fn read_lists(attributes: &str, name: &str) -> Option<Vec<Vec<usize>>> {
    let text = between(attributes, &format!("{name} = dense<["), "]>")?;
    let list = |text: &str| {
        let numbers = text.trim_matches(['[', ']', ',', ' ']).split(", ");
        numbers.map(|number| number.parse().ok()).collect::<Option<Vec<usize>>>()
    };
    text.split_inclusive(']').map(list).collect()
}

fn read_number(attributes: &str, name: &str) -> Option<usize> {
    between(attributes, &format!("{name} = "), " : i64")?.parse().ok()
}

/// Reads a collective, of which the text is in several lines if it reduces.
fn read_collective<'a>(
    head: &'a str,
    lines: &mut impl Iterator<Item = &'a str>,
    count: usize,
) -> Option<(Collective, String)> {
    let (kind, rest) = head.strip_prefix("\"stablehlo.")?.split_once("\"(")?;
    let (operand, rest) = rest.split_once(") <{")?;
    let (attributes, rest) = rest.split_once("}>")?;
    let (signature, reduction) = match rest.strip_prefix(" : ") {
        Some(signature) => (signature, None),
        None => {
            lines.next()?.trim_start().strip_prefix("^bb0(")?;
            let (_, operation) = lines.next()?.split_once(" = stablehlo.")?;
            let reduction = match operation.split_once(' ')?.0 {
                "add" => Reduction::Sum,
                "multiply" => Reduction::Product,
                "maximum" => Reduction::Max,
                "minimum" => Reduction::Min,
                _ => return None,
            };
            lines.next()?.trim_start().strip_prefix("stablehlo.return ")?;
            (lines.next()?.trim_start().strip_prefix("}) : ")?, Some(reduction))
        }
    };
    let (from_text, to_text) = signature.strip_prefix('(')?.split_once(") -> ")?;
    let ((from, element), (to, to_element)) = (read_type(from_text)?, read_type(to_text)?);
    let action = match (kind, reduction) {
        ("all_reduce", Some(reduction)) => Action::AllReduce(reduction),
        ("reduce_scatter", Some(reduction)) => {
            Action::ReduceScatter { reduction, axis: read_number(attributes, "scatter_dimension")? }
        }
        ("all_gather", None) => Action::AllGather { axis: read_number(attributes, "all_gather_dim")? },
        ("all_to_all", None) => Action::AllToAll {
            split: read_number(attributes, "split_dimension")?,
            concat: read_number(attributes, "concat_dimension")?,
        },
        ("collective_permute", None) => {
            let pairs = read_lists(attributes, "source_target_pairs")?;
            let pair = |pair: Vec<usize>| match *pair {
                [source, target] if source.max(target) < count => Some((source, target)),
                _ => None,
            };
            Action::Permute(pairs.into_iter().map(pair).collect::<Option<_>>()?)
        }
        _ => return None,
    };
    let groups = match action {
        Action::Permute(_) => Vec::new(),
        _ => read_lists(attributes, "replica_groups")?,
    };
    let size = groups.first().map_or(1, Vec::len);
    let fits = |group: &Vec<usize>| group.len() == size && group.iter().all(|process| *process < count);
    // The extents of the result, by those of the operand.
    let mut expected = from.clone();
    let mut scale = |axis: usize, scale: fn(usize, usize) -> Option<usize>| {
        let extent = expected.get_mut(axis)?;
        *extent = scale(*extent, size)?;
        Some(())
    };
    let divided = |extent: usize, by: usize| extent.is_multiple_of(by).then(|| extent.checked_div(by))?;
    match action {
        Action::AllGather { axis } => scale(axis, usize::checked_mul)?,
        Action::ReduceScatter { axis, .. } => scale(axis, divided)?,
        Action::AllToAll { split, concat } => {
            scale(split, divided)?;
            scale(concat, usize::checked_mul)?;
        }
        Action::AllReduce(_) | Action::Permute(_) => {}
    }
    let is_valid = groups.iter().all(fits) && expected == to && element == to_element;
    let collective = Collective { action, element, from, to, groups };
    is_valid.then(|| (collective, format!("({operand})\n({from_text}) -> {to_text}")))
}

/// Writes the call of a collective.
fn call(collective: &Collective, operand_and_types: &str, number: usize, program: i64) -> String {
    let (operand, types) = operand_and_types.split_once('\n').unwrap_or_default();
    let layout = |extents: &[usize]| {
        let axes: Vec<String> = (0..extents.len()).rev().map(|axis| axis.to_string()).collect();
        let axes = if axes.is_empty() { String::new() } else { format!("[{}]", axes.join(", ")) };
        format!("[dense<{axes}> : tensor<{}xindex>]", extents.len())
    };
    format!(
        "stablehlo.custom_call @{COLLECTIVE}{operand} {{api_version = 4 : i32, has_side_effect = true, backend_config = {{call = {number} : i64, \
         program = {program} : i64}}, operand_layouts = {}, result_layouts = {}}} : {types}",
        layout(&collective.from),
        layout(&collective.to)
    )
}

/// Returns the arguments of the body of a manual computation, with a mark on those whose memory the program may take.
fn arguments(line: &str, donated: &[bool]) -> Option<String> {
    let (_, list) = line.strip_suffix(") {")?.rsplit_once("} (")?;
    let argument = |(at, argument): (usize, &str)| match donated.get(at) {
        Some(true) => format!("{argument} {{jax.buffer_donor = true}}, "),
        _ => format!("{argument}, "),
    };
    Some(
        list.split(", %")
            .enumerate()
            .filter(|(_, text)| !text.is_empty())
            .map(|(at, text)| {
                let text = if at == 0 { text.to_owned() } else { format!("%{text}") };
                argument((at, &text))
            })
            .collect(),
    )
}

/// Returns the program of one process of so many, with the number of the program in its calls. The error is the first line that is not understood.
pub(super) fn local(text: &str, donated: &[bool], count: usize, program: i64) -> Result<Local, String> {
    let refused = |line: &str| Err(line.trim().to_owned());
    let is_divided = text.contains(" = sdy.manual_computation(");
    let (mut head, mut body, mut end) = (String::new(), String::new(), String::new());
    let mut collectives = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim_start();
        let (name, operation) = trimmed.split_once(" = ").unwrap_or(("", trimmed));
        if operation.starts_with("sdy.manual_computation(") {
            let Some(arguments) = arguments(line, donated) else { return refused(line) };
            head = arguments;
        } else if let Some(results) = trimmed.strip_prefix("sdy.return ") {
            let Some((names, types)) = results.split_once(" : ") else { return refused(line) };
            end = format!("-> ({types}) {{\n{body}    return {names} : {types}\n  }}\n}}\n");
            break;
        } else if trimmed.starts_with("module @") || is_divided && trimmed.starts_with("sdy.mesh ") {
            // One process has no mesh.
            continue;
        } else if let Some(function) = trimmed.strip_prefix("func.func public @main(") {
            if !is_divided {
                let Some((list, results)) = function.rsplit_once(") -> ") else { return refused(line) };
                head = if list.is_empty() { String::new() } else { format!("{list}, ") };
                end = format!("-> {results}\n");
            }
        } else if trimmed.starts_with("sdy.") || operation.starts_with("sdy.") {
            // XLA's partitioner would have to divide it.
            return refused(line);
        } else if ["stablehlo.partition_id", "stablehlo.replica_id"]
            .iter()
            .any(|id| operation.starts_with(id))
        {
            body.push_str(&format!("    {name} = stablehlo.reshape {PROCESS} : ({SCALAR}) -> {SCALAR}\n"));
        } else if operation.starts_with("\"stablehlo.all_")
            || operation.starts_with("\"stablehlo.reduce_scatter\"")
            || operation.starts_with("\"stablehlo.collective_")
        {
            let Some((collective, operand)) = read_collective(operation, &mut lines, count) else {
                return refused(line);
            };
            let call = call(&collective, &operand, collectives.len(), program);
            body.push_str(&format!("    {name} = {call}\n"));
            collectives.push(collective);
        } else {
            body.push_str(line);
            body.push('\n');
        }
    }
    if !is_divided {
        end.push_str(&body);
    }
    Ok(Local {
        text: format!("module @process {{\n  func.func public @main({head}{PROCESS}: {SCALAR}) {end}"),
        collectives,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_lists_are_read() {
        assert_eq!(read_type("tensor<2x8xf32>"), Some((vec![2, 8], ElementType::F32)));
        assert_eq!(read_type("tensor<i1>"), Some((vec![], ElementType::Pred)));
        assert_eq!(read_type("tensor<0xui16>"), Some((vec![0], ElementType::U16)));
        assert_eq!(read_type("tensor<3xcomplex<f32>>"), Some((vec![3], ElementType::C64)));
        assert_eq!(read_type("tensor<3xf8E4M3FN>"), Some((vec![3], ElementType::F8E4M3Fn)));
        assert_eq!(
            (read_type("tensor<3xi4>"), read_type("tensor<?xf32>"), read_type("f32")),
            (None, None, None)
        );
        assert_eq!(
            read_lists("replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>", "replica_groups"),
            Some(vec![vec![0, 1], vec![2, 3]])
        );
        assert_eq!(read_lists("a = dense<[[10]]> : tensor<1x1xi64>", "a"), Some(vec![vec![10]]));
    }

    #[test]
    fn a_program_for_eight_devices_is_that_of_one_process() {
        let text = include_str!("../../../crates/stablehlo/tests/programs/communication.mlir");
        let local = local(text, &[true, false], 8, 7).unwrap();
        let names: Vec<_> = local.collectives.iter().map(Collective::name).collect();
        let expected = ["reduce-scatter", "all-gather", "all-to-all", "collective-permute", "all-reduce"];
        assert_eq!(names, expected);
        let begin = "module @process {\n  func.func public @main(%local_x: tensor<2x16xf32> {jax.buffer_donor = true}, \
                     %local_y: tensor<16x8xf32>, %process: tensor<ui32>) -> (tensor<8x2xf32>, tensor<16xf32>, tensor<2x16xf32>) {\n    \
                     %0 = stablehlo.reshape %process : (tensor<ui32>) -> tensor<ui32>\n";
        assert!(local.text.starts_with(begin), "{}", local.text);
        let scatter = "    %19 = stablehlo.custom_call @shapewise.collective(%18) {api_version = 4 : i32, has_side_effect = true, \
                       backend_config = {call = 0 : i64, program = 7 : i64}, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], \
                       result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x8xf32>) -> tensor<2x4xf32>\n";
        assert!(local.text.contains(scatter), "{}", local.text);
        assert!(!local.text.contains("sdy.") && !local.text.contains("partition"), "{}", local.text);
        assert_eq!(local.collectives[4].groups, [vec![0, 2, 4, 6], vec![1, 3, 5, 7]]);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let text = include_str!("../../../crates/stablehlo/tests/programs/communication.mlir");
        // Groups of other processes, another result, another reduction.
        assert!(local(text, &[], 7, 0).unwrap_err().contains("reduce_scatter"));
        for (from, to) in [
            ("(tensor<2x4xf32>) -> tensor<2x8xf32>", "(tensor<2x4xf32>) -> tensor<2x9xf32>"),
            ("stablehlo.maximum %left", "stablehlo.and %left"),
            ("split_dimension = 1", "split_dimension = 2"),
        ] {
            assert!(text.contains(from));
            assert!(local(&text.replace(from, to), &[], 8, 0).is_err(), "{to}");
        }
        let text = include_str!("../../../crates/stablehlo/tests/programs/partitioned.mlir");
        assert!(local(text, &[], 8, 0).unwrap_err().contains("sdy."));
    }
}
