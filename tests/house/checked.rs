//! The tables of `docs/guide/what_is_checked.md`: each row is the first line of a case in `ui-tests/check` or in `ui-tests/build`, so the command named above the table really reports it.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.

use std::{fs, path::Path};

use crate::prose::files;

/// The rules of the cases in a folder: the first line of each file.
fn rules(folder: &str) -> Vec<String> {
    let mut cases = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ui-tests").join(folder), "rs", &mut cases);
    let rule = |path| fs::read_to_string(path).ok()?.lines().next().map(str::to_owned);
    cases.iter().filter_map(rule).collect()
}

#[test]
fn each_mistake_is_reported_by_the_command_of_its_table() {
    let page = include_str!("../../docs/guide/what_is_checked.md");
    for (command, folder, at_least) in [("cargo check", "check", 15), ("cargo build", "build", 14)] {
        let (_, table) = page.split_once(&format!("\n# By `{command}`\n")).expect("the page has the command");
        let table = table.split("\n# ").next().unwrap_or_default();
        let (rules, mut rows) = (rules(folder), 0);
        for row in table.lines().filter(|line| line.starts_with("| ") && line.contains('`')) {
            let message = row.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default();
            let message = message.trim_matches('`');
            let is_reported = rules.iter().any(|rule| {
                rule.split_once("First line: ").is_some_and(|(_, promised)| promised.contains(message))
            });
            assert!(is_reported, "no case in ui-tests/{folder} has the first line: {message}");
            rows += 1;
        }
        assert!(rows >= at_least, "{command} has {rows} rows");
    }
}
