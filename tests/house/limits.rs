//! The table of the limits of macros, tuples and lists in `docs/limits.md`: each limit has a case of `ui-tests` one above it, whose message names the limit, and
//! a test at the limit.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folders with cases and with tests.
const FOLDERS: [&str; 8] = [
    "ui-tests",
    "crates/algebra/ui-tests",
    "crates/candle/ui-tests",
    "crates/stablehlo/ui-tests",
    "tests",
    "crates/algebra/tests",
    "crates/candle/tests",
    "crates/stablehlo/tests",
];

/// All files of a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// The text between the first two backticks.
fn quoted(text: &str) -> Option<&str> {
    text.split('`').nth(1)
}

/// Whether a text has a number or a word, and not as a part of another one.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|found| found == word)
}

#[test]
fn each_limit_has_a_case_one_above_and_a_test_at_it() {
    let page = fs::read_to_string("docs/limits.md").unwrap_or_default();
    let (_, section) = page.split_once("## Macros, tuples and lists").unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows: Vec<Vec<&str>> = section
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
        .map(|line| line.split(" | ").map(str::trim).collect())
        .collect();
    assert_eq!(rows.first(), Some(&vec!["notation", "what", "limit", "one above"]), "the columns");
    assert!(rows.len() > 10, "there are rows: {rows:?}");
    let mut all = Vec::new();
    FOLDERS.iter().for_each(|folder| files(Path::new(folder), &mut all));
    let tests: String = all
        .iter()
        .filter(|path| {
            path.extension().is_some_and(|found| found == "rs") && !path.starts_with("tests/house")
        })
        .filter(|path| !path.iter().any(|part| part == "ui-tests"))
        .map(|path| fs::read_to_string(path).unwrap_or_default())
        .collect();
    let mut faults = Vec::new();
    for row in rows.get(1..).unwrap_or_default() {
        let [notation, what, limit, above] = row[..] else {
            faults.push(format!("{row:?} has not four columns"));
            continue;
        };
        let Some(name) = quoted(above) else {
            faults.push(format!("{notation}, {what}: the last column names a case or a test in backticks"));
            continue;
        };
        if above.contains("no limit") {
            if !tests.contains(&format!("fn {name}(")) {
                faults.push(format!("{notation}, {what}: there is no test `{name}`"));
            }
            continue;
        }
        let message = all
            .iter()
            .find(|path| path.file_name().is_some_and(|file| file == format!("{name}.stderr").as_str()));
        let Some(message) = message.and_then(|path| fs::read_to_string(path).ok()) else {
            faults.push(format!("{notation}, {what}: there is no case `{name}` with its message"));
            continue;
        };
        let errors =
            message.lines().filter(|line| line.starts_with("error:") || line.starts_with("error[")).count();
        if errors != 1 {
            faults.push(format!("{notation}, {what}: `{name}` is {errors} errors"));
        }
        // The first line, or the label under the code, which follows the marks.
        let headline = message.lines().next().unwrap_or_default();
        let mut labels =
            message.lines().filter(|line| line.contains("^^") || line.contains("---") || line.contains("|_"));
        if !has_word(headline, limit) && !labels.any(|label| has_word(label, limit)) {
            faults.push(format!(
                "{notation}, {what}: the message of `{name}` does not name {limit}: {headline}"
            ));
        }
        if !tests.contains(&format!("at_{name}")) && !has_word(&tests, name) {
            faults.push(format!("{notation}, {what}: no test at the limit names `{name}`: its name is `at_{name}`, or its docs name the case"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
