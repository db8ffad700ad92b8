//! Each public operation on arrays and shapes is in the table of `docs/guide/named.md`, which states what becomes of names of extents.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The types whose methods are operations.
const TYPES: [&str; 9] = [
    "TensorBase<",
    "Tensor<",
    "DenseTensor<",
    "View<",
    "ViewMut<",
    "Inline<",
    "Matrix<",
    "Vector<",
    "Shape<",
];

/// What is public for macros and other crates of the workspace only, and hidden from the docs.
const HIDDEN: [&str; 7] = [
    "labelled_by_shapewise",
    "sum_of_products",
    "check_scatter_slices",
    "check",
    "failed",
    "given",
    "pattern",
];

/// Parts of the crate that are no operations on arrays: ranks that are known at run time have no names, and messages of builds.
fn is_left_out(path: &Path) -> bool {
    path.to_string_lossy().contains("dynamic")
}

fn files(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, to);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is_left_out(&path) {
            to.push(path);
        }
    }
}

/// Returns the name without what twins add: `try_`, `par_` and `_mut`.
fn without_twin(name: &str) -> &str {
    let name = name.strip_prefix("try_").unwrap_or(name);
    let name = name.strip_prefix("par_").unwrap_or(name);
    name.strip_suffix("_mut").unwrap_or(name)
}

/// Returns the names of the public methods of arrays and shapes in a file, and of its public functions.
fn operations(source: &str, are_verbs: bool) -> BTreeSet<String> {
    let (mut found, mut header, mut is_of_array) = (BTreeSet::new(), None::<String>, false);
    for line in source.lines() {
        let text = line.trim();
        if header.is_none() && (text.starts_with("impl ") || text.starts_with("impl<")) {
            header = Some(String::new());
        }
        if let Some(so_far) = &mut header {
            so_far.push(' ');
            so_far.push_str(text);
            if text.contains('{') {
                is_of_array = !so_far.contains(" for ") && TYPES.iter().any(|name| so_far.contains(name));
                header = None;
            }
            continue;
        }
        let is_function = line.starts_with("pub fn ") || line.starts_with("pub const fn ");
        let is_method = text.starts_with("pub fn ") || text.starts_with("pub const fn ");
        if (is_function && are_verbs) || (!is_function && is_method && is_of_array) {
            let (_, after) = text.split_once("fn ").expect("a function");
            let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            // Not the parameter of a macro.
            if !name.is_empty() {
                found.insert(without_twin(&name).to_owned());
            }
        }
    }
    found
}

#[test]
fn each_operation_states_what_becomes_of_names() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/guide/named.md")).expect("the page");
    let (_, table) = page.split_once("# Every operation").expect("the table");
    let (table, _) = table.split_once("# Generic functions").expect("the end of the table");
    let stated: BTreeSet<&str> = table.split('`').skip(1).step_by(2).collect();
    let mut paths = Vec::new();
    for folder in ["src/arrays/array", "src/arrays/verbs", "src/shape"] {
        files(&root.join(folder), &mut paths);
    }
    for file in ["shape", "rearrange/shape", "broadcast/shapes", "contraction/shapes", "slice/shapes"] {
        paths.push(root.join("src").join(file).with_extension("rs"));
    }
    let mut all = BTreeSet::new();
    for path in paths {
        let source = fs::read_to_string(&path).expect("a file of the source");
        all.extend(operations(&source, path.to_string_lossy().contains("verbs")));
    }
    assert!(all.len() > 150, "{} operations", all.len());
    let missing: Vec<&String> = all
        .iter()
        .filter(|name| !stated.contains(name.as_str()) && !HIDDEN.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "docs/guide/named.md does not state what becomes of names in: {missing:?}");
}

#[test]
fn operations_are_found() {
    let source = "impl<'s, T> TensorBase<T, S> {\n    pub fn try_sum(&self) {}\n    fn hidden() {}\n}\nimpl A for View<T> {\n    pub fn b() {}\n}\npub fn par_c() {}\n";
    let names = |are_verbs| operations(source, are_verbs).into_iter().collect::<Vec<_>>();
    assert_eq!((names(true), names(false)), (vec!["c".to_owned(), "sum".to_owned()], vec!["sum".to_owned()]));
}
