//! The compiler message in the README is that of a UI test, so the compiler really prints it, and its chart is that of the record. No code is wider than 90 columns.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../benches/src/chart.rs"]
mod chart;

use std::{env, fs, path::Path};

use chart::{OTHERS, RECORD, address, cell, chart, families, plot};

fn read(file: &str) -> String {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A message in lines of at most 88 characters, as a terminal would break it.
fn wrapped(message: &str) -> String {
    let mut lines = String::new();
    for line in message.lines() {
        let mut width = 0;
        for (at, word) in line.split(' ').enumerate() {
            let length = word.chars().count();
            if at > 0 && width + 1 + length > 88 {
                lines += "\n       ";
                width = 7;
            }
            lines += if at > 0 { " " } else { "" };
            lines += word;
            width += length + usize::from(at > 0);
        }
        lines += "\n";
    }
    lines
}

#[test]
fn the_message_is_that_of_the_compiler() {
    let message = read("ui-tests/check/readme/columns_do_not_broadcast.stderr");
    let shown = wrapped(&message.replace("ui-tests/check/readme/columns_do_not_broadcast.rs", "src/main.rs"));
    assert!(read("README.md").contains(&format!("```text\n{shown}```")), "README.md does not show:\n{shown}");
}

#[test]
fn code_is_not_wider_than_90_columns() {
    let pages = [
        "accuracy",
        "comparison",
        "first_program",
        "from_nalgebra",
        "from_shapes",
        "in_and_out",
        "shapes_in_an_hour",
        "tour",
        "vocabulary",
        "what_is_checked",
    ];
    let pages = pages.map(|page| format!("docs/guide/{page}.md"));
    for page in pages.iter().map(String::as_str).chain(["README.md"]) {
        let text = read(page);
        for (number, code) in text.split("```").enumerate().filter(|(number, _)| number % 2 == 1) {
            for line in code.lines() {
                assert!(line.chars().count() <= 90, "{page}, block {}: {line}", number / 2);
            }
        }
    }
    assert!(read("README.md").lines().count() <= 150, "the front page is short");
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

/// The page with the ratios.
const PAGE: &str = "docs/guide/comparison.md";

/// The ratios of what the compiler takes: a number in the row of each library.
fn built(record: &str, number: impl Fn(&str, &str) -> Option<f64>) -> [Vec<f64>; 4] {
    let table = record.split("\n## Compile time\n").nth(1).unwrap_or("");
    let of = |who: &str| table.lines().find_map(|line| number(who, line));
    let ours = of("ours").expect("the record has our row");
    OTHERS.map(|who| of(who).map(|other| ours / other).into_iter().collect())
}

/// The record, or `None` in a package, which is without it.
fn record() -> Option<String> {
    let path = format!("{}/{RECORD}", env!("CARGO_MANIFEST_DIR"));
    let record = fs::read_to_string(&path).ok();
    let checkout = format!("{}/benches", env!("CARGO_MANIFEST_DIR"));
    assert!(
        record.is_some() || !fs::exists(&checkout).is_ok_and(|exists| exists),
        "only the package is without {path}"
    );
    record
}

#[test]
fn the_chart_is_that_of_the_record() {
    let Some(record) = record() else { return };
    let chart = chart(&record);
    assert!(read(PAGE).contains(&format!("```text\n{chart}```")), "{PAGE} does not show:\n{chart}");
}

/// The page shows the record as an image, too, which `cargo run --release --manifest-path benches/Cargo.toml -- chart` draws.
#[test]
fn the_plot_is_that_of_the_record() {
    let Some(record) = record() else { return };
    let plot = plot(&record);
    for (file, drawn) in
        [("docs/pictures/times.svg", plot.clone()), ("docs/pictures/times.md", address(&plot))]
    {
        let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
        assert!(
            fs::read_to_string(&path).is_ok_and(|kept| kept == drawn),
            "{file} is not that of the record: `chart` of benches draws it"
        );
    }
    // In the file, the address of the image is the file. In the docs, the first address of a name is taken, and that is of the image itself.
    let page = read(PAGE);
    assert!(page.contains("![Times of shapewise in ratio to other libraries][times]\n"));
    assert!(page.ends_with("\n[times]: ../pictures/times.svg\n"));
    let guide = read("src/guide.rs");
    let (address, page) = (guide.find("docs/pictures/times.md"), guide.find("comparison.md\")"));
    assert!(address.is_some() && address < page, "the address is before the page");
}

#[test]
fn the_ratios_are_those_of_the_record() {
    let Some(record) = record() else { return };
    // The release build of one more static shape.
    let site = |site: &'static str| {
        move |who: &str, line: &str| {
            let rest = line.strip_prefix(who)?.trim_start();
            let level = if who == "ndarray" { "ranked" } else { "static" };
            rest.strip_prefix(level)?.trim_start().strip_prefix(site)?.split_whitespace().nth(1)?.parse().ok()
        }
    };
    let seconds = |of: &'static str| {
        move |who: &str, line: &str| {
            let times = line.strip_prefix(who)?.trim_start().strip_prefix("from scratch: ")?;
            times.split(", ").find_map(|time| time.strip_prefix(of)?.trim().strip_suffix(" s")?.parse().ok())
        }
    };
    let compiled = [
        ("compile time of one more static shape: index", built(&record, site("index"))),
        ("sum", built(&record, site("sum"))),
        ("addition of a row", built(&record, site("broadcast add"))),
        ("slice", built(&record, site("slice"))),
        ("`cargo check` from nothing", built(&record, seconds("check"))),
        ("release build from nothing", built(&record, seconds("release"))),
    ];
    let mut table = "| | ndarray | nalgebra | mdarray | mdspan |\n|---|---|---|---|---|\n".to_owned();
    for (name, ratios) in families(&record).into_iter().chain(compiled) {
        assert!(ratios.iter().any(|ratios| !ratios.is_empty()), "the record has no row for: {name}");
        table += &format!("| {name} | {} |\n", ratios.map(|ratios| cell(&ratios)).join(" | "));
    }
    assert!(read(PAGE).contains(&table), "{PAGE} does not show:\n{table}");
    assert!(read(PAGE).contains(RECORD), "{PAGE} does not name the record {RECORD}");
}

/// A filter that no test has runs nothing, and passes.
#[test]
fn commands_for_a_part_of_the_tests_run_some() {
    let pages = read("CONTRIBUTING.md") + &read("ui-tests/README.md") + &read("docs/messages.md");
    let mut commands = 0;
    for command in pages.split('`').filter_map(|code| code.strip_prefix("cargo test --test ")) {
        let words: Vec<&str> = command.split_whitespace().filter(|word| *word != "--").collect();
        let (case, filters): (Vec<&str>, Vec<&str>) =
            words[1..].iter().partition(|word| word.starts_with("trybuild="));
        assert!(case.is_empty() || !filters.is_empty(), "`{command}` names no test, so none is run");
        let file = format!("tests/{}.rs", words[0]);
        let mut paths = vec![];
        let folder = format!("tests/{}", words[0]);
        if Path::new(&folder).is_dir() {
            crate::prose::files(Path::new(&folder), "rs", &mut paths);
        }
        paths.push(file.into());
        let tests: String = paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
        for filter in filters {
            let runs = tests
                .split("\nfn ")
                .any(|test| test.split('(').next().is_some_and(|name| name.contains(filter)));
            assert!(runs, "`{command}`: no test has `{filter}` in its name");
        }
        commands += 1;
    }
    assert!(commands > 3, "there are commands: {commands}");
}
