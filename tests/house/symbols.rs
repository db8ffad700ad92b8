//! Each public operation on dynamic shapes is in the table of `docs/guide/shapes_alone.md`, which states what becomes of symbols, and has a row in the test of the table.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Where the implementations of `DynShape` are.
const FOLDERS: [&str; 5] =
    ["shape/dynamic", "rearrange", "broadcast/dynamic", "contraction/dynamic", "slice/dynamic"];

fn files(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, to);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            to.push(path);
        }
    }
}

/// Returns the names of the public methods of `DynShape` in a file.
fn operations(source: &str) -> BTreeSet<String> {
    let (mut found, mut is_of_shape) = (BTreeSet::new(), false);
    for line in source.lines() {
        if line.starts_with("impl") || line.starts_with('}') {
            is_of_shape = line == "impl DynShape {";
        }
        let is_public = line.starts_with("    pub fn ") || line.starts_with("    pub const fn ");
        if is_of_shape
            && is_public
            && let Some((_, after)) = line.split_once("fn ")
        {
            found.insert(after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
        }
    }
    found
}

#[test]
fn each_operation_states_what_becomes_of_symbols() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in FOLDERS {
        files(&root.join("src").join(folder), &mut paths);
    }
    for file in ["contraction/dynamic", "slice/dynamic"] {
        paths.push(root.join("src").join(file).with_extension("rs"));
    }
    let mut all = BTreeSet::new();
    for path in paths {
        all.extend(operations(&fs::read_to_string(&path).expect("a file of the source")));
    }
    assert!(all.len() > 80, "{} operations", all.len());

    let page = fs::read_to_string(root.join("docs/guide/shapes_alone.md")).expect("the page");
    let (_, table) = page.split_once("| operation | symbols |").expect("the table");
    let (table, _) = table.split_once("\n\n").expect("the end of the table");
    let (table, numbers) = table.split_once("| none: ").expect("the row of numbers");
    let of =
        |text: &str| -> BTreeSet<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    let (stated, numbers) = (of(table), of(numbers));
    let missing: Vec<_> =
        all.iter().filter(|name| !stated.contains(*name) && !numbers.contains(*name)).collect();
    assert!(
        missing.is_empty(),
        "docs/guide/shapes_alone.md does not state what becomes of symbols in: {missing:?}"
    );
    let rows = fs::read_to_string(root.join("tests/shapes/symbols_table.rs")).expect("the test");
    let is_tested = |name: &str| {
        [".", "::"]
            .iter()
            .any(|before| ["(", "::<"].iter().any(|after| rows.contains(&format!("{before}{name}{after}"))))
    };
    let untested: Vec<_> = all.intersection(&stated).filter(|name| !is_tested(name)).collect();
    assert!(untested.is_empty(), "tests/shapes/symbols_table.rs has no row of: {untested:?}");
}

#[test]
fn operations_are_found() {
    let source = "impl DynShape {\n    pub fn a(&self) {}\n    fn b() {}\n    pub const fn c() {}\n}\nimpl Other {\n    pub fn d() {}\n}\n";
    assert_eq!(operations(source).into_iter().collect::<Vec<_>>(), ["a", "c"]);
}
