//! Answers of other systems, case by case: each file of `tests/conformance`, or of the folder that `SHAPEWISE_CONFORMANCE`
//! names. An answer is the same, or a stated rule is the reason for the difference.
#![allow(
    clippy::indexing_slicing,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::arithmetic_side_effects, reason = "tests of small numbers: a panic is a failure")]
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

#[path = "../../../tests/conformance/algebra.rs"]
mod algebra;
#[path = "../../../tests/conformance/broadcast.rs"]
mod broadcast;
#[path = "../../../tests/conformance/expressions.rs"]
mod expressions;
#[path = "../../../tests/conformance/high_ranks.rs"]
mod high_ranks;
#[path = "../../../tests/conformance/layouts.rs"]
mod layouts;
#[path = "../../../tests/conformance/masks.rs"]
mod masks;
#[path = "../../../tests/conformance/masks_partial.rs"]
mod masks_partial;
#[path = "../../../tests/conformance/masks_wrong.rs"]
mod masks_wrong;
#[path = "../../../tests/oracle/masks.rs"]
mod oracle;
#[cfg(feature = "sharding")]
#[path = "../../../tests/conformance/shardings.rs"]
mod shardings;
#[path = "../../../tests/conformance/verbs.rs"]
mod verbs;
#[path = "../../../tests/conformance/xla.rs"]
mod xla;

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde_json::{Map, Value};
use shapewise::{DynBroadcast, DynExtent, DynReshapeError, DynShape};

/// The outcome of a case.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Agreed,
    /// By these rules, each with its reason. There is at least one.
    Deviated(BTreeSet<&'static str>),
    Failed(String),
}

/// A fault of a case.
type Failure = String;
/// The rules by which a case, or a part of it, deviates.
type Rules = BTreeSet<&'static str>;
type Runner = fn(&Case) -> Result<Rules, Failure>;

/// The runner of each file.
const RUNNERS: &[(&str, Runner)] = &[
    ("algebra", algebra::algebra),
    ("broadcast_in_dim", broadcast::broadcast_in_dim),
    ("broadcast_numpy", broadcast::numpy),
    ("broadcast_xla", broadcast::xla),
    ("gather", verbs::verbs),
    ("index", layouts::index),
    ("layout", layouts::layout),
    ("reshape", reshape),
    ("shape_text", xla::shape_text),
    ("shape_text_bad", xla::shape_text_bad),
    #[cfg(feature = "sharding")]
    ("communication", shardings::communication),
    #[cfg(feature = "sharding")]
    ("reshard", shardings::reshard),
    #[cfg(feature = "sharding")]
    ("sharding", shardings::sharding),
    ("slice_expr", expressions::slice_expr),
    ("strided_slice", masks::strided_slice),
    ("strided_slice_partial", masks_partial::strided_slice_partial),
    ("tensor_shape", tensor_shape),
    ("tiled", layouts::tiled),
    ("verbs", verbs::verbs),
];

/// Files whose runners need a feature that is off, with the feature.
#[cfg(feature = "sharding")]
const OFF: &[(&str, &str)] = &[];
#[cfg(not(feature = "sharding"))]
const OFF: &[(&str, &str)] =
    &[("communication", "sharding"), ("reshard", "sharding"), ("sharding", "sharding")];

const COUNT_OF_ZERO: &str =
    "the element count is 0 if an extent is 0, whatever the others are: TensorFlow says unknown";
const BOUNDED_JOIN: &str =
    "a join of two different known extents is bounded by the larger: TensorFlow says unknown";
const BROADCAST_WITH_ZERO: &str =
    "0 broadcasts with an unknown extent, which must be 0 or 1, to 0: TensorFlow says unknown";
const NEGATIVE_IS_AN_ERROR: &str =
    "a negative extent other than -1 is an error: NumPy infers it, as if it were -1";

const WIDE: &str = "sizes of more than 31 bits are errors where `usize` has 32 bits";

/// The fields of a case.
struct Case<'a>(&'a Map<String, Value>);

impl<'a> Case<'a> {
    fn get(&self, field: &str) -> Result<&'a Value, Failure> {
        self.0.get(field).ok_or_else(|| format!("there is no field `{field}`"))
    }

    fn shape(&self, field: &str) -> Result<DynShape, Failure> {
        shape(self.get(field)?)
    }

    fn bool(&self, field: &str) -> Result<bool, Failure> {
        self.get(field)?.as_bool().ok_or_else(|| format!("`{field}` is neither true nor false"))
    }

    /// `{"ok": shape}` or `{"error": words}`.
    fn answer(&self, field: &str) -> Result<Option<DynShape>, Failure> {
        let object = self.get(field)?.as_object().ok_or_else(|| format!("`{field}` is not an object"))?;
        let answer = Case(object);
        match (object.len(), object.contains_key("ok"), object.contains_key("error")) {
            (1, true, _) => answer.shape("ok").map(Some),
            (1, _, true) => Ok(None),
            _ => Err(format!("`{field}` has neither just `ok` nor just `error`")),
        }
    }

    /// Fails for a field that is not named here: an answer that is not compared would pass unseen.
    fn has_only(&self, fields: &str) -> Result<(), Failure> {
        let is_known = |field: &str| fields.split_whitespace().any(|known| known == field);
        match self.0.keys().find(|field| !is_known(field)) {
            Some(field) => Err(format!("`{field}` is a field that the runner does not know")),
            None => Ok(()),
        }
    }
}

/// An extent, or `null`.
fn extent(value: &Value) -> Result<DynExtent, Failure> {
    if value.is_null() {
        return Ok(DynExtent::UNKNOWN);
    }
    let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
    let number = number.ok_or_else(|| format!("{value} is not an extent"))?;
    DynExtent::known(number).map_err(|error| error.to_string())
}

/// A list of extents, or `null`.
fn shape(value: &Value) -> Result<DynShape, Failure> {
    match value {
        Value::Null => Ok(DynShape::UNKNOWN),
        Value::Array(extents) => {
            let extents: Vec<_> = extents.iter().map(extent).collect::<Result<_, _>>()?;
            DynShape::new(extents).map_err(|error| error.to_string())
        }
        _ => Err(format!("{value} is not a shape")),
    }
}

fn same<T: PartialEq + core::fmt::Debug>(what: &str, ours: &T, theirs: &T) -> Result<Rules, Failure> {
    if ours == theirs { Ok(Rules::new()) } else { Err(format!("{what} is {ours:?}, expected {theirs:?}")) }
}

/// Two extents are the same, or ours is more specific by a rule that holds for the two extents that it follows from.
fn extents_agree(
    ours: DynExtent,
    theirs: DynExtent,
    rule: (&'static str, impl Fn() -> bool),
) -> Result<Rules, Failure> {
    if ours == theirs {
        Ok(Rules::new())
    } else if theirs == DynExtent::UNKNOWN && ours.is_subtype_of(theirs) && rule.1() {
        Ok(Rules::from([rule.0]))
    } else {
        Err(format!("{ours} differs from {theirs}, and by no rule"))
    }
}

/// As [`extents_agree`], axis by axis; `rule` takes the extents of both operands at the axis, aligned at the last one.
fn shapes_agree(
    what: &str,
    (ours, theirs): (&DynShape, &DynShape),
    (lhs, rhs): (&DynShape, &DynShape),
    (reason, rule): (&'static str, impl Fn(DynExtent, DynExtent, DynExtent) -> bool),
) -> Result<Rules, Failure> {
    if ours == theirs {
        return Ok(Rules::new());
    }
    let failed = |why: &str| format!("{what} is {ours}, expected {theirs}: {why}");
    let (Some(mine), Some(others)) = (ours.extents(), theirs.extents()) else {
        return Err(failed("one of the ranks is unknown"));
    };
    let (Some(lhs), Some(rhs)) = (lhs.extents(), rhs.extents()) else {
        return Err(failed("a rank is known that follows from no operand"));
    };
    if mine.len() != others.len() {
        return Err(failed("the ranks differ"));
    }
    let mut rules = Rules::new();
    for (back, (&ours, &theirs)) in mine.iter().rev().zip(others.iter().rev()).enumerate() {
        let at = |extents: &[DynExtent]| extents.iter().rev().nth(back).copied().unwrap_or(DynExtent::ONE);
        let agree = extents_agree(ours, theirs, (reason, || rule(at(lhs), at(rhs), ours)));
        rules.append(&mut agree.map_err(|why| failed(&why))?);
    }
    Ok(rules)
}

/// `a`, `b` and TensorFlow's answers.
fn tensor_shape(case: &Case) -> Result<Rules, Failure> {
    case.has_only("a b compatible merge most_specific concatenate fully_defined num_elements broadcast")?;
    let (a, b) = (case.shape("a")?, case.shape("b")?);
    let operands = (&a, &b);
    let zero = DynExtent::known(0).map_err(|error| error.to_string())?;
    let mut rules = Rules::new();

    same("compatibility", &a.is_compatible_with(&b), &case.bool("compatible")?)?;
    same("whether a is fully known", &a.is_fully_known(), &case.bool("fully_defined")?)?;
    same("the merge", &a.merge(&b).ok(), &case.answer("merge")?)?;
    let concatenated = a.concatenate(&b).map_err(|error| error.to_string())?;
    same("a, then b,", &concatenated, &case.shape("concatenate")?)?;

    let has_zero = || a.extents().is_some_and(|extents| extents.contains(&zero));
    let partly = || has_zero() && !a.is_fully_known() && a.element_count() == zero;
    let count = extents_agree(a.element_count(), extent(case.get("num_elements")?)?, (COUNT_OF_ZERO, partly));
    rules.append(&mut count.map_err(|why| format!("the element count: {why}"))?);

    let bounded = |lhs: DynExtent, rhs: DynExtent, ours: DynExtent| {
        let larger = lhs.get().zip(rhs.get()).filter(|(lhs, rhs)| lhs != rhs).map(|(lhs, rhs)| lhs.max(rhs));
        larger.is_some_and(|larger| !ours.is_known() && ours.bound() == Some(larger))
    };
    let join = (a.join(&b), case.shape("most_specific")?);
    rules.append(&mut shapes_agree("the join", (&join.0, &join.1), operands, (BOUNDED_JOIN, bounded))?);

    let with_zero = |lhs: DynExtent, rhs: DynExtent, ours: DynExtent| {
        ours == zero && [(lhs, rhs), (rhs, lhs)].contains(&(zero, DynExtent::UNKNOWN))
    };
    let rule = (BROADCAST_WITH_ZERO, with_zero);
    match (a.align_trailing(&b).map(DynBroadcast::into_shape), case.answer("broadcast")?) {
        (Ok(ours), Some(theirs)) => {
            rules.append(&mut shapes_agree("the broadcast", (&ours, &theirs), operands, rule)?);
        }
        (Err(_), None) => {}
        (ours, theirs) => return Err(format!("the broadcast is {ours:?}, expected {theirs:?}")),
    }
    Ok(rules)
}

/// `dims`, `target`, and NumPy's `out` or `error`.
fn reshape(case: &Case) -> Result<Rules, Failure> {
    case.has_only("dims target out error")?;
    let dims = case.shape("dims")?;
    let target = case.get("target")?.as_array().ok_or("`target` is not a list")?;
    let int = |extent: &Value| extent.as_i64().and_then(|extent| isize::try_from(extent).ok());
    let target: Vec<isize> =
        target.iter().map(int).collect::<Option<_>>().ok_or("`target` is not a list of integers")?;
    if case.0.contains_key("out") == case.0.contains_key("error") {
        return Err("there is not exactly one of `out` and `error`".into());
    }
    let ours = dims.reshape(&target);
    if case.0.contains_key("error") {
        return match ours {
            Ok(ours) => Err(format!("it is {ours}, expected an error")),
            Err(_) => Ok(Rules::new()),
        };
    }
    let theirs = case.shape("out")?;
    match ours {
        Ok(ours) => same("it", &ours, &theirs),
        Err(DynReshapeError::Negative { axis, extent, .. }) => {
            // NumPy's answer is ours with -1 at that axis.
            let inferred: Vec<isize> = target.iter().map(|&extent| extent.max(-1)).collect();
            let negative = target.iter().filter(|&&extent| extent < 0).count();
            if extent < -1 && target.get(axis) == Some(&extent) && negative == 1 {
                same("the shape with -1", &dims.reshape(&inferred).ok(), &Some(theirs))?;
                Ok(Rules::from([NEGATIVE_IS_AN_ERROR]))
            } else {
                Err(format!("axis {axis} is refused because of its extent {extent}, expected {theirs}"))
            }
        }
        Err(error) => Err(format!("{error}, expected {theirs}")),
    }
}

fn run(runner: Runner, line: &str) -> Outcome {
    let case = match serde_json::from_str(line) {
        Ok(Value::Object(case)) => case,
        Ok(_) => return Outcome::Failed("it is not an object".into()),
        Err(error) => return Outcome::Failed(error.to_string()),
    };
    match runner(&Case(&case)) {
        Ok(rules) if rules.is_empty() => Outcome::Agreed,
        Ok(rules) => Outcome::Deviated(rules),
        // A size of 64 bits is an error with this limit in it, and the shapes after it are not compared.
        Err(failure) if cfg!(target_pointer_width = "32") && failure.contains("above 2147483647") => {
            Outcome::Deviated([WIDE].into())
        }
        Err(failure) => Outcome::Failed(failure),
    }
}

/// Asserts that a case fails.
#[track_caller]
fn fails(runner: Runner, case: &str) {
    let outcome = run(runner, case);
    assert!(matches!(outcome, Outcome::Failed(_)), "{case}: {outcome:?}");
}

/// Asserts that a case fails wherever the first text of a pair is replaced by the second.
#[track_caller]
fn fails_replaced(runner: Runner, right: &str, pairs: &[(&str, &str)]) {
    for (from, to) in pairs {
        assert!(right.contains(from), "{from}");
        fails(runner, &right.replacen(from, to, 1));
    }
}

/// Runs the files of a folder; the report, and what is wrong.
fn run_folder(folder: &Path) -> io::Result<(String, Vec<String>)> {
    let (mut report, mut wrong) = (Vec::new(), Vec::new());
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.insert(path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), path);
        }
    }
    for (name, _) in RUNNERS {
        if !files.contains_key(*name) {
            wrong.push(format!("the runner {name} has no file"));
        }
    }
    for (name, path) in files {
        if let Some((_, feature)) = OFF.iter().find(|(file, _)| *file == name) {
            writeln!(report, "{name}: not run, as it needs the feature `{feature}`")?;
            continue;
        }
        let Some((_, runner)) = RUNNERS.iter().find(|(runner, _)| *runner == name) else {
            wrong.push(format!("the file {name} has no runner"));
            continue;
        };
        let (mut cases, mut agreed, mut deviated, mut failed) = (0, 0, 0, 0);
        let mut reasons = BTreeMap::<_, usize>::new();
        for (number, line) in (1..).zip(fs::read_to_string(path)?.lines()) {
            cases += 1;
            match run(*runner, line) {
                Outcome::Agreed => agreed += 1,
                Outcome::Deviated(rules) => {
                    deviated += 1;
                    for reason in rules {
                        *reasons.entry(reason).or_default() += 1;
                    }
                }
                Outcome::Failed(why) => {
                    failed += 1;
                    wrong.push(format!("{name}:{number}: {why}: {line}"));
                }
            }
        }
        writeln!(report, "{name}: {cases} cases, {agreed} agreed, {deviated} deviated, {failed} failed")?;
        for (reason, count) in reasons {
            writeln!(report, "    {count:4} {reason}")?;
        }
        if cases == 0 {
            wrong.push(format!("the file {name} is empty"));
        }
    }
    Ok((String::from_utf8_lossy(&report).into_owned(), wrong))
}

/// The folder with the files.
fn folder() -> PathBuf {
    let copied = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    env::var_os("SHAPEWISE_CONFORMANCE").map_or_else(copied, PathBuf::from)
}

#[test]
fn every_case_agrees_or_deviates_by_a_rule() {
    let folder = folder();
    let (report, wrong) = run_folder(&folder).unwrap();
    // Written and not printed, so that a test that passes shows it as well.
    write!(io::stdout(), "\n{}\n{report}", folder.display()).unwrap();
    let first: Vec<_> = wrong.iter().take(20).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} faults, the first of them:\n{}", wrong.len(), first.join("\n"));
}

#[test]
fn a_folder_has_a_file_for_each_runner_and_a_runner_for_each_file() {
    let folder = env::temp_dir().join(format!("shapewise-conformance-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("other.jsonl"), "{}\n").unwrap();
    fs::write(folder.join("reshape.jsonl"), "").unwrap();
    let (_, wrong) = run_folder(&folder).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    let missing = RUNNERS.iter().filter(|(name, _)| *name != "reshape");
    let mut expected: Vec<_> = missing.map(|(name, _)| format!("the runner {name} has no file")).collect();
    expected.extend(["the file other has no runner".into(), "the file reshape is empty".into()]);
    assert_eq!(wrong, expected);
}

/// A runner that accepts all answers would pass, so wrong ones are tested as well.
#[test]
fn a_wrong_answer_fails() {
    // A case with each rule, and with an axis for which no rule holds.
    let right = r#"{"a":[2,0,null],"b":[5,null,4],"compatible":false,"merge":{"error":""},"most_specific":[null,null,null],
        "concatenate":[2,0,null,5,null,4],"fully_defined":false,"num_elements":null,"broadcast":{"error":""}}"#;
    assert_eq!(run(tensor_shape, right), Outcome::Deviated(Rules::from([BOUNDED_JOIN, COUNT_OF_ZERO])));
    let replaced = [
        (r#""compatible":false"#, r#""compatible":true"#),
        (r#""merge":{"error":""}"#, r#""merge":{"ok":[2,0,4]}"#),
        (r#""most_specific":[null,null,null]"#, r#""most_specific":[5,null,null]"#),
        (r#""most_specific":[null,null,null]"#, r#""most_specific":[null,0,null]"#),
        (r#""most_specific":[null,null,null]"#, r#""most_specific":[null,null]"#),
        (r#""most_specific":[null,null,null]"#, r#""most_specific":null"#),
        (r#""concatenate":[2,0,null,5,null,4]"#, r#""concatenate":null"#),
        (r#""fully_defined":false"#, r#""fully_defined":true"#),
        (r#""num_elements":null"#, r#""num_elements":8"#),
        (r#""broadcast":{"error":""}"#, r#""broadcast":{"ok":[5,null,4]}"#),
        (r#""broadcast":{"error":""}"#, r#""broadcast":{}"#),
        (r#""a":[2,0,null]"#, r#""a":[2,0.5,null]"#),
        (r#""fully_defined""#, r#""fully_known""#),
    ];
    fails_replaced(tensor_shape, right, &replaced);

    let broadcast = r#"{"a":[0,null],"b":[null,3],"compatible":true,"merge":{"ok":[0,3]},"most_specific":[null,null],
        "concatenate":[0,null,null,3],"fully_defined":false,"num_elements":null,"broadcast":{"ok":[null,3]}}"#;
    let rules = Rules::from([BROADCAST_WITH_ZERO, COUNT_OF_ZERO]);
    assert_eq!(run(tensor_shape, broadcast), Outcome::Deviated(rules));
    for ok in ["[null,null]", "[0,null]", "[1,3]", "[3]", "null"] {
        fails(tensor_shape, &broadcast.replace(r#""ok":[null,3]"#, &format!(r#""ok":{ok}"#)));
    }

    assert_eq!(run(reshape, r#"{"dims":[2,6],"target":[3,-1],"out":[3,4]}"#), Outcome::Agreed);
    assert_eq!(run(reshape, r#"{"dims":[2,6],"target":[5],"error":""}"#), Outcome::Agreed);
    let refused = Outcome::Deviated(Rules::from([NEGATIVE_IS_AN_ERROR]));
    assert_eq!(run(reshape, r#"{"dims":[2,6],"target":[3,-7],"out":[3,4]}"#), refused);
    for wrong in [
        r#"{"dims":[2,6],"target":[3,-1],"out":[3,5]}"#,
        r#"{"dims":[2,6],"target":[3,-1],"out":null}"#,
        r#"{"dims":[2,6],"target":[3,-1],"out":[3,null]}"#,
        r#"{"dims":[2,6],"target":[3,-1],"error":""}"#,
        r#"{"dims":[2,6],"target":[3,-7],"out":[3,5]}"#,
        r#"{"dims":[2,6],"target":[3,-7,-7],"out":[3,2,2]}"#,
        r#"{"dims":[2,6],"target":[5,-1],"out":[5,2]}"#,
        r#"{"dims":[2,6],"target":[3,-1]}"#,
        r#"{"dims":[2,6],"target":[3,-1],"out":[3,4],"order":"F"}"#,
        "[]",
        "",
    ] {
        fails(reshape, wrong);
    }
}
