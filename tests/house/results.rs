//! A method whose result is an associated type, which a reader of the docs cannot look up at a glance, names it in the first sentence of its docs: "as a `Tensor<T, R - 1>`".
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.

use std::{fs, path::Path};

use crate::prose::files;

/// What a signature ends with where its result is one, with what may be around it.
const RESULTS: [&str; 2] = ["-> X::Out", "-> O::Out"];

/// Whether a line ends a signature with an associated type.
fn is_of_result(line: &str) -> bool {
    let inner =
        ["-> Option<", "-> Result<"].iter().fold(line.to_owned(), |line, outer| line.replace(outer, "-> "));
    RESULTS.iter().any(|result| inner.contains(result))
}

#[test]
fn methods_name_their_results() {
    let (mut paths, mut count, mut faults) = (Vec::new(), 0_usize, Vec::new());
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/arrays"), "rs", &mut paths);
    for path in paths {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let (mut docs, mut name, mut is_over) = (String::new(), None, false);
        for line in text.lines().map(str::trim) {
            if let Some(doc) = line.strip_prefix("///") {
                // The summary is the first paragraph.
                is_over |= doc.trim().is_empty();
                if !is_over {
                    docs += doc;
                }
                continue;
            }
            if let Some((_, rest)) = line.split_once("pub fn ") {
                name = rest.split(['<', '(']).next().map(str::to_owned);
            }
            if let Some(method) = name.as_ref().filter(|_| is_of_result(line)) {
                count = count.saturating_add(1);
                let is_twin = ["Does the same as [", "Folds as ["].iter().any(|twin| docs.contains(twin));
                if !is_twin && !docs.split(". ").next().is_some_and(|first| first.contains("`Tensor<")) {
                    faults.push(format!("{}: `{method}`", path.display()));
                }
            }
            // The docs of one item are not those of the next.
            if line.ends_with(['{', ';', '}']) {
                (docs, name, is_over) = (String::new(), None, false);
            }
        }
    }
    assert!(count > 25, "{count} methods");
    assert!(faults.is_empty(), "no result in the first sentence:\n{}", faults.join("\n"));
}
