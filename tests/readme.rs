//! The compiler message in the README is that of a UI test, so the compiler really prints it.
#![cfg(feature = "std")]

use std::fs;

fn read(file: &str) -> String {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_message_is_that_of_the_compiler() {
    let message = read("ui-tests/check/readme/columns_do_not_broadcast.stderr");
    let shown = message.replace("ui-tests/check/readme/columns_do_not_broadcast.rs", "src/main.rs");
    assert!(read("README.md").contains(&format!("```text\n{shown}```")), "README.md does not show:\n{shown}");
}

#[test]
fn the_mistake_is_that_of_the_message() {
    let case = read("ui-tests/check/readme/columns_do_not_broadcast.rs");
    let lines = [
        "let mean = [1.0, 2.0, 3.0, 4.0];",
        "let mean = View::new(&mean, shape![1, 4])?;",
        "let _ = batch - mean;",
    ];
    for line in lines {
        assert!(case.contains(line) && read("README.md").contains(line), "not in both: {line}");
    }
}
