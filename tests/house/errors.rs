//! The convention of errors: an operation on an array whose rank is in the type panics at the line of its caller, and its twin `try_x` returns the error. All else returns a
//! `Result` under its plain name: arrays whose rank is known at run time, shapes and layouts, and what makes or converts an array, or takes a slice or axes whose rank is known at
//! run time.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::std_instead_of_alloc,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::{
    documented::{above, self_type},
    prose::files,
};

/// Arrays whose rank is in the type.
const RANKED: [&str; 8] =
    ["TensorBase", "View", "ViewMut", "Tensor", "DenseTensor", "TiledBase", "TiledView", "TiledViewMut"];

/// Methods of these arrays that return a `Result` under their plain name, and the kind that they are of.
const RETURNS: [(&str, &str); 24] = [
    ("typed", "converts"),
    ("typed_mut", "converts"),
    ("to_layout", "converts"),
    ("to_layout_with", "converts"),
    ("to_tiled", "converts"),
    ("to_tiled_with", "converts"),
    ("unpack", "converts"),
    ("unpack_mut", "converts"),
    ("pack", "converts"),
    ("as_image", "converts"),
    ("into_image", "converts"),
    ("as_nalgebra", "converts"),
    ("as_nalgebra_mut", "converts"),
    ("as_ndarray_mut", "converts"),
    ("into_ndarray", "converts"),
    ("slice_by", "run-time rank"),
    ("slice_by_mut", "run-time rank"),
    ("dense_slice", "run-time rank"),
    ("dense_slice_mut", "run-time rank"),
    ("strided_slice", "run-time rank"),
    ("strided_slice_mut", "run-time rank"),
    ("assign_slice", "run-time rank"),
    ("slice_gradient", "run-time rank"),
    ("along_by", "run-time rank"),
];

/// Twins of methods whose other form is a bound of the type, and not a panic; and of one that returns `None` for two reasons.
const CHECKED: [&str; 6] =
    ["try_dense", "try_dense_mut", "try_as_slice", "try_rows", "try_axis_iter_mut", "try_index_at"];

/// A public method.
#[derive(Debug)]
struct Method {
    of: String,
    name: String,
    place: String,
    /// The text of the section `# Panics`.
    panics: Option<String>,
    is_of_value: bool,
    returns_result: bool,
}

/// The public methods of the sources that the docs show, without those that macros name.
fn methods() -> Vec<Method> {
    let (mut found, mut paths) = (Vec::new(), Vec::new());
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs", &mut paths);
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let (lines, mut of) = (text.lines().collect::<Vec<_>>(), String::new());
        for (at, line) in lines.iter().enumerate() {
            let code = line.trim_start();
            let upto = |end: char| {
                let rest = lines[at..].iter().scan(false, |is_over, line| {
                    let before = *is_over;
                    *is_over |= line.trim_end().ends_with([end, ';']);
                    (!before).then_some(line.trim())
                });
                rest.collect::<Vec<_>>().join(" ")
            };
            if code.starts_with("impl") {
                of = self_type(&upto('{'));
            }
            let Some(rest) = code.strip_prefix("pub ").map(|code| code.trim_start_matches("const ")) else {
                continue;
            };
            let Some(name) = rest.strip_prefix("fn ").map(|rest| rest.split(['<', '(']).next().unwrap())
            else {
                continue;
            };
            let docs = above(&lines, at);
            if name.starts_with('$') || docs.iter().any(|line| line.contains("doc(hidden)")) {
                continue;
            }
            let docs = docs.iter().filter_map(|line| line.strip_prefix("///")).map(str::trim);
            let docs = docs.collect::<Vec<_>>().join("\n");
            let panics = docs
                .split_once("# Panics\n\n")
                .map(|(_, rest)| rest.split("\n\n").next().unwrap().replace('\n', " "));
            let signature = upto('{');
            let (arguments, result) = signature.rsplit_once("-> ").unwrap_or((&signature, ""));
            found.push(Method {
                of: of.clone(),
                name: name.to_owned(),
                place: format!("{}:{}", path.display(), at + 1),
                panics,
                is_of_value: arguments.contains("self"),
                returns_result: result.starts_with("Result<"),
            });
        }
    }
    found
}

/// The methods that panic because of what they are called with: not for want of memory, and not because numbers overflow.
fn panics_by_arguments(methods: &[Method]) -> BTreeSet<(&str, &str)> {
    let mut found = BTreeSet::new();
    loop {
        let before = found.len();
        for method in methods {
            let Some(text) = &method.panics else { continue };
            let errors = text.replace("MemoryError", "").replace("SizeError", "");
            let same = text.split("ame panics as [`").nth(1).and_then(|rest| rest.split('`').next());
            let inherits = same.is_some_and(|same| {
                let same = same.rsplit("::").next().unwrap();
                found.contains(&(method.of.as_str(), same))
                    || RANKED.iter().any(|of| found.contains(&(*of, same)))
            });
            if errors.contains("Error`]") || inherits {
                found.insert((method.of.as_str(), method.name.as_str()));
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

#[test]
fn methods_follow_the_convention_of_errors() {
    let methods = methods();
    let is_ranked = |method: &Method| RANKED.contains(&method.of.as_str());
    let mut names: BTreeMap<bool, BTreeSet<&str>> = BTreeMap::new();
    for method in &methods {
        names.entry(is_ranked(method)).or_default().insert(&method.name);
    }
    let by_arguments = panics_by_arguments(&methods);
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    for method in methods.iter().filter(|method| method.is_of_value) {
        let (name, place) = (method.name.as_str(), &method.place);
        let panics = by_arguments.contains(&(method.of.as_str(), name));
        let twin = name.strip_prefix("try_").or_else(|| name.strip_prefix("par_try_"));
        match twin {
            Some(_) if CHECKED.contains(&name) => {}
            Some(plain) if !names[&is_ranked(method)].contains(plain) => {
                faults.push(format!("{place}: `{name}` has no `{plain}`"));
            }
            Some(_) if !is_ranked(method) => {
                faults.push(format!("{place}: `{name}` of what returns a `Result`"));
            }
            None if is_ranked(method) && method.returns_result => {
                if RETURNS.iter().any(|(listed, _)| *listed == name) {
                    seen.insert(name);
                } else {
                    faults.push(format!("{place}: `{name}` returns a `Result`"));
                }
            }
            None if panics && !is_ranked(method) => faults.push(format!("{place}: `{name}` panics")),
            None if panics && !names[&true].contains(format!("try_{name}").as_str()) => {
                faults.push(format!("{place}: `{name}` has no twin `try_{name}`"));
            }
            _ => {}
        }
    }
    let stale: Vec<_> = RETURNS.iter().filter(|(name, _)| !seen.contains(name)).collect();
    assert!(stale.is_empty(), "these return no `Result`: {stale:?}");
    assert!(by_arguments.len() > 50, "{by_arguments:?}");
    assert!(faults.is_empty(), "{} methods:\n{}", faults.len(), faults.join("\n"));
}
