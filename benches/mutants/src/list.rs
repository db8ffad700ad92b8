//! The list of changes, as `cargo mutants --list --json` writes it.

use serde_json::Value;

/// One change of the code.
pub(crate) struct Change {
    /// Its number, from 1.
    pub(crate) id: usize,
    pub(crate) file: String,
    /// What it is, with the file and the line.
    pub(crate) name: String,
    pub(crate) genre: String,
    /// The text in place of the one between `begin` and `end`.
    pub(crate) replacement: String,
    /// A line and a column, from 1.
    pub(crate) begin: [usize; 2],
    pub(crate) end: [usize; 2],
}

pub(crate) fn read(path: &str) -> Vec<Change> {
    let text = std::fs::read_to_string(path).expect("the list is readable");
    let list: Vec<Value> = serde_json::from_str(&text).expect("the list is JSON");
    let change = |(at, value): (usize, &Value)| {
        let text = |key: &str| value[key].as_str().expect("the key has a text").to_owned();
        let place = |end: &str| {
            ["line", "column"].map(|key| {
                value["span"][end][key].as_u64().expect("a number").try_into().expect("it is small")
            })
        };
        Change {
            id: at + 1,
            file: text("file"),
            name: text("name"),
            genre: text("genre"),
            replacement: text("replacement"),
            begin: place("start"),
            end: place("end"),
        }
    };
    list.iter().enumerate().map(change).collect()
}
