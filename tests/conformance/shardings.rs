//! Shardings: JAX's and XLA's geometry and texts, Shardy's plans, and the collectives in XLA's programs.

use serde::Deserialize;
use serde_json::Value;
use shapewise_sharding::{
    DynMesh, DynSpec, HloError, HloSharding, HloShardingKind, Plan, ShardError, ShardingTextError,
    ShardingTextErrorKind, SpecError, Subgroup,
    communication::{Communication, Operation},
};

use super::{Case, Failure, Outcome, Rules, fails, fails_replaced, run, same};

const DEVICES_ARE_DIFFERENT: &str = "the devices of tiles are 0..N in some order: XLA's parser accepts repeated ones, and ones that are out of range";

const NO_DIMENSIONS: &str = "what XLA prints is parsed, also `devices=[]`: XLA's parser refuses it";
const SHARDY_PADS: &str = "a plan for extents that divide has no padding in between: Shardy's plan pads";
const CHEAPER: &str =
    "the plan has fewer steps than Shardy's, or moves fewer elements, and never more of either";
const CAUTIOUS: &str = "an operation that needs extents to divide, or borders to agree, is not called free: XLA's program has no collective";
const ALL_UNREDUCED: &str = "if all devices are one unreduced subgroup, the sharding is {unreduced}: XLA prints tiles, which it parses as {unreduced}";

/// A list of numbers.
fn numbers(value: &Value) -> Result<Vec<usize>, Failure> {
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let list = value.as_array().and_then(|list| list.iter().map(number).collect());
    list.ok_or_else(|| format!("{value} is not a list of numbers"))
}

/// A list of texts.
fn texts(value: &Value) -> Result<Vec<&str>, Failure> {
    let list = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
    list.ok_or_else(|| format!("{value} is not a list of texts"))
}

/// A list of something.
fn list(value: &Value) -> Result<&Vec<Value>, Failure> {
    value.as_array().ok_or_else(|| format!("{value} is not a list"))
}

/// The spec with these names for each dimension.
pub(crate) fn spec(mesh: &DynMesh, names: &Value) -> Result<Result<DynSpec, SpecError>, Failure> {
    let names: Vec<Vec<&str>> = list(names)?.iter().map(texts).collect::<Result<_, _>>()?;
    let names: Vec<&[&str]> = names.iter().map(Vec::as_slice).collect();
    Ok(DynSpec::from_names(mesh, &names))
}

/// One `[begin, end]` for each dimension.
fn ranges(value: &Value) -> Result<Vec<core::ops::Range<usize>>, Failure> {
    let range = |pair: &Value| match numbers(pair)?[..] {
        [begin, end] => Ok(begin..end),
        _ => Err(format!("{pair} is not a range")),
    };
    list(value)?.iter().map(range).collect()
}

/// `named`: a mesh, a spec and a shape; `text`: a text.
pub(crate) fn sharding(case: &Case) -> Result<Rules, Failure> {
    match case.get("kind")?.as_str() {
        Some("named") => named(case),
        Some("text") => text(case),
        _ => Err("the kind is unknown".into()),
    }
}

fn named(case: &Case) -> Result<Rules, Failure> {
    case.has_only(
        "kind mesh_shape axis_names device_ids spec shape pspec_len hlo sdy tile tile_ranges replicated shard_shape ranges error",
    )?;
    let (extents, names) = (numbers(case.get("mesh_shape")?)?, texts(case.get("axis_names")?)?);
    let mesh = DynMesh::new(names.into_iter().zip(extents)).map_err(|error| error.to_string())?;
    let mesh = mesh.with_devices(numbers(case.get("device_ids")?)?).map_err(|error| error.to_string())?;
    let shape = numbers(case.get("shape")?)?;
    let error = case.0.get("error").map(texts).transpose()?;
    let spec = match (spec(&mesh, case.get("spec")?)?, error.as_deref()) {
        (Err(SpecError::AxisTwice { .. }), Some(["DuplicateSpecError", _]))
        | (Err(SpecError::Name { .. }), Some(["ValueError", _])) => return Ok(Rules::new()),
        // Of two errors, either may be reported.
        (Err(SpecError::Name { .. }), Some(["DuplicateSpecError", words])) if words.contains("nope") => {
            return Ok(Rules::new());
        }
        (Err(error), theirs) => return Err(format!("{error}, expected {theirs:?}")),
        (Ok(spec), _) => spec,
    };
    let hlo = spec.to_hlo();
    same("XLA's text", &hlo.to_string().as_str(), &case.get("hlo")?.as_str().unwrap_or_default())?;
    same("Shardy's text", &spec.to_string().as_str(), &case.get("sdy")?.as_str().unwrap_or_default())?;
    same("the spec read again", &mesh.parse_spec(&spec.to_string()), &Ok(spec.clone()))?;
    same("whether it is replicated", &spec.is_fully_replicated(), &case.bool("replicated")?)?;
    same(
        "the named form",
        &HloSharding::from(spec.clone()).to_string().parse(),
        &Ok::<HloSharding, ShardingTextError>(spec.clone().into()),
    )?;
    let again = DynSpec::from_hlo(&mesh, shape.len(), &hlo).map_err(|error| error.to_string())?;
    same("XLA's text of the spec read back", &again.to_hlo(), &hlo)?;

    let tile = spec.padded_shard_shape(&shape).map_err(|error| error.to_string())?;
    same("the padded shard shape", &tile, &numbers(case.get("tile")?)?)?;
    let padded: Vec<_> = spec.padded_ranges(&shape).map_err(|error| error.to_string())?.collect();
    let theirs: Vec<_> = list(case.get("tile_ranges")?)?.iter().map(ranges).collect::<Result<_, _>>()?;
    // XLA's ranges are by position. Those without elements begin at the extent, at both ends.
    same("the padded ranges", &padded.iter().map(|(_, ranges)| ranges.clone()).collect::<Vec<_>>(), &theirs)?;
    for (device, ranges) in &padded {
        same("the range of one device", &spec.padded_range(&shape, *device), &Ok(ranges.clone()))?;
        let first: Vec<usize> = ranges.iter().map(|range| range.start).collect();
        if ranges.iter().all(|range| !range.is_empty()) {
            let holders = spec.padded_holders(&shape, &first).map_err(|error| error.to_string())?;
            let expected: Vec<usize> =
                padded.iter().filter(|(_, other)| other == ranges).map(|&(device, _)| device).collect();
            same("the devices of an index", &holders, &expected)?;
        }
    }
    match (spec.shard_shape(&shape), error.as_deref()) {
        (Ok(ours), None) => {
            same("the shard shape", &ours, &numbers(case.get("shard_shape")?)?)?;
            let theirs = case.get("ranges")?.as_object().ok_or("`ranges` is not an object")?;
            let ours: Vec<_> = spec.ranges(&shape).map_err(|error| error.to_string())?.collect();
            same("the number of devices", &ours.len(), &theirs.len())?;
            for (device, our_ranges) in ours {
                let their_ranges = theirs.get(&device.to_string()).ok_or("a device is not there")?;
                same("the range of a device", &our_ranges, &ranges(their_ranges)?)?;
            }
            Ok(Rules::new())
        }
        (Err(ShardError::Indivisible { .. }), Some(["IndivisibleError", _])) => Ok(Rules::new()),
        (ours, theirs) => Err(format!("the shard shape is {ours:?}, expected {theirs:?}")),
    }
}

fn text(case: &Case) -> Result<Rules, Failure> {
    case.has_only("kind in out dims devices rep sub error")?;
    let text = case.get("in")?.as_str().ok_or("`in` is not a text")?;
    let ours = text.parse::<HloSharding>();
    let Some(out) = case.0.get("out") else {
        return match ours {
            Ok(_) if text.contains("devices=[]") => Ok(Rules::from([NO_DIMENSIONS])),
            Ok(ours) => Err(format!("it is {ours}, expected an error")),
            Err(error) if error.position <= text.len() => Ok(Rules::new()),
            Err(error) => Err(format!("the position of `{error}` is outside of the text")),
        };
    };
    let ours = match ours {
        Ok(ours) => ours,
        Err(error) => {
            use HloError::{Device, DeviceTwice, Permutation};
            return match error.kind {
                ShardingTextErrorKind::Hlo(Device { .. } | DeviceTwice { .. } | Permutation { .. }) => {
                    Ok(Rules::from([DEVICES_ARE_DIFFERENT]))
                }
                _ => Err(error.to_string()),
            };
        }
    };
    if matches!(ours.kind(), HloShardingKind::Unreduced)
        && out.as_str().is_some_and(|out| out.starts_with("{devices") && out.parse() == Ok(ours.clone()))
    {
        return Ok(Rules::from([ALL_UNREDUCED]));
    }
    same("the text", &ours.to_string().as_str(), &out.as_str().unwrap_or_default())?;
    same("the text read again", &ours.to_string().parse(), &Ok(ours.clone()))?;
    if let HloShardingKind::Tiled { tiles, subgroups } = ours.kind() {
        same("the tiles", &tiles.extents().to_vec(), &numbers(case.get("dims")?)?)?;
        same("the devices", &tiles.devices().collect::<Vec<_>>(), &numbers(case.get("devices")?)?)?;
        let is_replicated = **subgroups == [Subgroup::Replicas];
        same("whether the last tiles are copies", &is_replicated, &case.bool("rep")?)?;
        let name = |subgroup: &Subgroup| match subgroup {
            // XLA's name for them.
            Subgroup::Replicas => "REPLICATED".to_owned(),
            subgroup => format!("{subgroup:?}").to_uppercase(),
        };
        let names: Vec<String> = subgroups.iter().map(name).collect();
        let theirs = texts(case.get("sub")?)?;
        same(
            "the subgroups",
            &if is_replicated { Vec::new() } else { names },
            &theirs.into_iter().map(String::from).collect(),
        )?;
    } else if case.0.contains_key("dims") {
        return Err("it has tiles".into());
    }
    Ok(Rules::new())
}

/// The number of elements of a shard, with padding.
fn shard(spec: &DynSpec, shape: &[usize]) -> Result<usize, Failure> {
    Ok(spec.padded_shard_shape(shape).map_err(|error| error.to_string())?.iter().product())
}

/// A mesh and a shape, two specs, and Shardy's plan from one to the other.
pub(crate) fn reshard(case: &Case) -> Result<Rules, Failure> {
    case.has_only("mesh shape from to steps error")?;
    let axes: Vec<(String, usize)> =
        serde_json::from_value(case.get("mesh")?.clone()).map_err(|error| error.to_string())?;
    let mesh = DynMesh::new(axes).map_err(|error| error.to_string())?;
    let shape = numbers(case.get("shape")?)?;
    let of = |field| spec(&mesh, case.get(field)?)?.map_err(|error| error.to_string());
    let (from, to) = (of("from")?, of("to")?);
    let plan = Plan::new(&shape, &from, &to).map_err(|error| error.to_string())?;
    // Each of our steps is a step, and the last one leads to the target.
    let mut before = from.clone();
    for step in plan.steps() {
        // Ours has no padding.
        step.result().shard_shape(&shape).map_err(|error| error.to_string())?;
        before = step.result().clone();
    }
    same("the sharding after the plan", &before, &to)?;
    if case.0.contains_key("error") {
        return Ok(Rules::new());
    }
    let steps: Vec<(String, String)> =
        serde_json::from_value(case.get("steps")?.clone()).map_err(|error| error.to_string())?;
    let (mut before, mut elements, mut pads) = (shard(&from, &shape)?, 0, false);
    for (name, arguments) in &steps {
        let (_, sharding) = arguments.split_once("out_sharding=").ok_or("a step has no sharding")?;
        let spec = mesh.parse_spec(sharding).map_err(|error| error.to_string())?;
        pads |= spec.shard_shape(&shape).is_err();
        let after = shard(&spec, &shape)?;
        elements += match name.as_str() {
            "all_slice" => 0,
            "collective_permute" => before,
            "all_to_all" => {
                let (axes, _) = arguments.split_once(':').ok_or("an all-to-all has no axes")?;
                let (axes, _) = if axes.contains('}') {
                    (axes, "")
                } else {
                    arguments.split_once("}:").ok_or("no axes")?
                };
                let list = mesh.parse_spec(&format!("{}}}]", axes.trim_end_matches('}')));
                before - before / list.map_err(|error| error.to_string())?.parts().product::<usize>()
            }
            "all_gather" => after - before,
            _ => return Err(format!("{name} is not a step")),
        };
        before = after;
    }
    let (ours, theirs) = ((plan.steps().len(), plan.elements()), (steps.len(), elements));
    if (ours.0 > theirs.0 || ours.1 > theirs.1) && pads {
        return Ok(Rules::from([SHARDY_PADS]));
    }
    if ours.0 > theirs.0 || ours.1 > theirs.1 {
        return Err(format!("the plan has (steps, elements) {ours:?}, expected at most {theirs:?}: {plan}"));
    }
    Ok(if ours < theirs { Rules::from([CHEAPER]) } else { Rules::new() })
}

/// One number for each dimension.
fn attribute(attributes: &Value, name: &str) -> Result<Vec<usize>, Failure> {
    numbers(attributes.get(name).unwrap_or(&Value::Null))
}

/// One signed number for each dimension.
fn signed(attributes: &Value, name: &str) -> Result<Vec<isize>, Failure> {
    serde_json::from_value(attributes.get(name).cloned().unwrap_or_default())
        .map_err(|error| error.to_string())
}

/// Whether our rules call an operation free, and whether XLA's program has no collective.
fn is_free(case: &Case) -> Result<(bool, bool), Failure> {
    case.has_only("mesh op operands attributes result collectives stablehlo available")?;
    let axes: Vec<(String, usize)> =
        serde_json::from_value(case.get("mesh")?.clone()).map_err(|error| error.to_string())?;
    let mesh = DynMesh::new(axes).map_err(|error| error.to_string())?;
    let sharded = |value: &Value| -> Result<(Vec<usize>, DynSpec), Failure> {
        let object = value.as_object().ok_or("an operand is not an object")?;
        let part = Case(object);
        part.has_only("shape spec")?;
        let spec = spec(&mesh, part.get("spec")?)?.map_err(|error| error.to_string())?;
        Ok((numbers(part.get("shape")?)?, spec))
    };
    let operands: Vec<_> = list(case.get("operands")?)?.iter().map(sharded).collect::<Result<_, _>>()?;
    let result = sharded(case.get("result")?)?;
    let attributes = case.get("attributes")?;
    let pair = |name: &str| -> Result<[Vec<usize>; 2], Failure> {
        let lists = list(attributes.get(name).unwrap_or(&Value::Null))?;
        match &lists[..] {
            [left, right] => Ok([numbers(left)?, numbers(right)?]),
            _ => Err(format!("`{name}` is not a pair")),
        }
    };
    let name = case.get("op")?.as_str().unwrap_or_default();
    let operands: Vec<(&[usize], &DynSpec)> =
        operands.iter().map(|(shape, spec)| (&shape[..], spec)).collect();
    let result = (&result.0[..], &result.1);
    let of = |operation: &Operation| {
        Communication::of(operation, &operands, result).map_err(|error| format!("{name}: {error}"))
    };
    let list_of = |name| attribute(attributes, name);
    let ours = match name {
        "add" | "reshard" => of(&Operation::Elementwise),
        "transpose" => of(&Operation::Transpose { permutation: &list_of("permutation")? }),
        "broadcast_in_dim" => {
            of(&Operation::BroadcastInDim { dimensions: &list_of("broadcast_dimensions")? })
        }
        "reshape" => of(&Operation::Reshape),
        "reduce" => of(&Operation::Reduce { dimensions: &list_of("dimensions")? }),
        "reverse" => of(&Operation::Reverse { dimensions: &list_of("dimensions")? }),
        "concatenate" => of(&Operation::Concatenate {
            dimension: usize::deserialize(attributes.get("dimension").unwrap_or(&Value::Null))
                .map_err(|error| error.to_string())?,
        }),
        "slice" => of(&Operation::Slice {
            start: &list_of("start")?,
            limit: &list_of("limit")?,
            strides: &list_of("strides")?,
        }),
        "pad" => of(&Operation::Pad {
            low: &signed(attributes, "low")?,
            high: &signed(attributes, "high")?,
            interior: &list_of("interior")?,
        }),
        "dot_general" => {
            let ([b, d], [l, r]) = (pair("batching")?, pair("contracting")?);
            of(&Operation::DotGeneral { batching: [&b, &d], contracting: [&l, &r] })
        }
        _ => return Err(format!("`{name}` is not an operation")),
    }?;
    let theirs = list(case.get("collectives")?)?;
    Ok((ours.is_free(), theirs.is_empty()))
}

/// One operation with shardings, and the collectives in XLA's program.
pub(crate) fn communication(case: &Case) -> Result<Rules, Failure> {
    match is_free(case)? {
        (true, false) => Err("it is free, expected a collective".into()),
        (false, true) => Ok(Rules::from([CAUTIOUS])),
        _ => Ok(Rules::new()),
    }
}

/// Nothing would be wrong with rules that call nothing free, so of the cases that XLA runs without a collective at least 95 % are free.
#[test]
fn almost_all_that_is_free_is_called_free() {
    let path = super::folder().join("communication.jsonl");
    let (mut free, mut called) = (0, 0);
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let Ok(Value::Object(case)) = serde_json::from_str(line) else { panic!("{line}") };
        if let (ours, true) = is_free(&Case(&case)).unwrap() {
            free += 1;
            called += usize::from(ours);
        }
    }
    assert!(free > 0 && called * 100 >= free * 95, "{called} of {free} cases are called free");
}

/// A runner that accepts all answers would pass, so wrong ones are tested as well.
#[test]
fn a_wrong_answer_fails() {
    let named = r#"{"kind":"named","mesh_shape":[2],"axis_names":["x"],"device_ids":[1,0],"spec":[["x"]],"shape":[4],"pspec_len":1,
        "hlo":"{devices=[2]<=[2]}","sdy":"[{\"x\"}]","tile":[2],"tile_ranges":[[[0,2]],[[2,4]]],"replicated":false,"shard_shape":[2],
        "ranges":{"1":[[0,2]],"0":[[2,4]]}}"#;
    assert_eq!(run(sharding, named), Outcome::Agreed);
    let replaced = [
        ("<=[2]", "0,1"),
        (r#"[{\"x\"}]"#, r#"[{}]"#),
        (r#""tile":[2]"#, r#""tile":[4]"#),
        ("[[[0,2]],[[2,4]]]", "[[[2,4]],[[0,2]]]"),
        (r#""replicated":false"#, r#""replicated":true"#),
        (r#""shard_shape":[2]"#, r#""shard_shape":[4]"#),
        (r#""1":[[0,2]]"#, r#""1":[[2,4]]"#),
        (r#""spec":[["x"]]"#, r#""spec":[["y"]]"#),
        (r#""shape":[4]"#, r#""shape":[5]"#),
        (r#""kind":"named""#, r#""kind":"other""#),
    ];
    fails_replaced(sharding, named, &replaced);
    let text = r#"{"kind":"text","in":"{devices=[2,2]3,1,0,2 last_tile_dim_replicate}","out":"{devices=[2,2]1,3,0,2 last_tile_dim_replicate}",
        "dims":[2,2],"devices":[1,3,0,2],"rep":true,"sub":[]}"#;
    assert_eq!(run(sharding, text), Outcome::Agreed);
    let replaced = [
        (r#""out":"{devices=[2,2]1,3"#, r#""out":"{devices=[2,2]3,1"#),
        (r#""dims":[2,2]"#, r#""dims":[4]"#),
        ("[1,3,0,2]", "[3,1,0,2]"),
        (r#""rep":true"#, r#""rep":false"#),
        (r#""sub":[]"#, r#""sub":["MANUAL"]"#),
        ("2 last_tile_dim_replicate}\",\"out\"", "2 last_tile}\",\"out\""),
    ];
    fails_replaced(sharding, text, &replaced);
    fails(sharding, r#"{"kind":"text","in":"{replicated}","error":["E","words"]}"#);
    assert_eq!(run(sharding, r#"{"kind":"text","in":"{replicate}","error":["E","words"]}"#), Outcome::Agreed);

    let plan = r#"{"mesh":[["x",2]],"shape":[4,4],"from":[["x"],[]],"to":[[],["x"]],
        "steps":[["all_to_all","[{\"x\"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {\"x\"}]>"]]}"#;
    assert_eq!(run(reshard, plan), Outcome::Agreed);
    // A plan with less would be better than ours.
    fails(reshard, r#"{"mesh":[["x",2]],"shape":[4,4],"from":[["x"],[]],"to":[[],["x"]],"steps":[]}"#);
    fails(reshard, &plan.replace("all_to_all", "other"));

    let free = r#"{"mesh":[["x",2]],"op":"transpose","operands":[{"shape":[4,2],"spec":[["x"],[]]}],"attributes":{"permutation":[1,0]},
        "result":{"shape":[2,4],"spec":[[],["x"]]},"collectives":[],"stablehlo":""}"#;
    assert_eq!(run(communication, free), Outcome::Agreed);
    fails(communication, &free.replace(r#""collectives":[]"#, r#""collectives":["all-gather"]"#));
    fails(communication, &free.replace("[1,0]", "[0,1]"));
    fails(communication, &free.replace("transpose", "other"));
    let moved = free.replace(r#""spec":[[],["x"]]"#, r#""spec":[["x"],[]]"#);
    assert_eq!(run(communication, &moved), Outcome::Deviated(Rules::from([CAUTIOUS])));
}
