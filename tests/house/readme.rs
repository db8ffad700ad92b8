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

/// The record that the ratios in the README are from.
const RECORD: &str = "benches/record/2026-11-22-fewer-constants.md";

/// The other libraries, in the order of the README, each with its column among the ratios of the record.
const OTHERS: [(&str, usize); 4] = [("ndarray", 1), ("nalgebra", 3), ("mdarray", 2), ("mdspan", 4)];

/// A cell: the least and the largest ratio. A ratio above 1, a loss, is bold.
fn cell(ratios: &[f64]) -> String {
    let number = |ratio: f64| if ratio > 1.004 { format!("**{ratio:.2}**") } else { format!("{ratio:.2}") };
    let least = number(ratios.iter().copied().fold(f64::INFINITY, f64::min));
    let largest = number(ratios.iter().copied().fold(0.0, f64::max));
    match ratios {
        [] => "-".into(),
        _ if least == largest => least,
        _ => format!("{least} to {largest}"),
    }
}

/// The ratios of times, of all kernels, sizes and rungs that fit: one list for each of the other libraries.
fn times(record: &str, fits: impl Fn(&str, &str, &str) -> bool) -> [Vec<f64>; 4] {
    let table =
        record.split("\n## x86-64\n").nth(1).and_then(|rest| rest.split("\nminima").next()).unwrap_or("");
    let mut ratios = [const { Vec::new() }; 4];
    for line in table.lines() {
        let columns = (line.get(..23), line.get(23..38), line.get(38..49));
        let (Some(kernel), Some(size), Some(rung)) = columns else { continue };
        if fits(kernel.trim(), size.trim(), rung.trim()) {
            let last: Vec<&str> = line.split_whitespace().rev().take(6).collect();
            for (ratios, (_, column)) in ratios.iter_mut().zip(OTHERS) {
                ratios.extend(last.iter().rev().nth(column).and_then(|ratio| ratio.parse::<f64>().ok()));
            }
        }
    }
    ratios
}

/// The ratios of what the compiler takes: a number in the row of each library.
fn compiled(record: &str, number: impl Fn(&str, &str) -> Option<f64>) -> [Vec<f64>; 4] {
    let table = record.split("\n## What the compiler takes\n").nth(1).unwrap_or("");
    let of = |who: &str| table.lines().find_map(|line| number(who, line));
    let ours = of("ours").expect("the record has our row");
    OTHERS.map(|(who, _)| of(who).map(|other| ours / other).into_iter().collect())
}

#[test]
fn the_ratios_are_those_of_the_record() {
    let path = format!("{}/{RECORD}", env!("CARGO_MANIFEST_DIR"));
    let Ok(record) = fs::read_to_string(&path) else {
        let checkout = format!("{}/benches", env!("CARGO_MANIFEST_DIR"));
        assert!(!fs::exists(&checkout).is_ok_and(|exists| exists), "only the package is without {path}");
        return;
    };
    // The release build of one more static shape.
    let site = |site: &'static str| {
        move |who: &str, line: &str| {
            let rest = line.strip_prefix(who)?.trim_start();
            let rung = if who == "ndarray" { "ranked" } else { "static" };
            rest.strip_prefix(rung)?.trim_start().strip_prefix(site)?.split_whitespace().nth(1)?.parse().ok()
        }
    };
    let seconds = |of: &'static str| {
        move |who: &str, line: &str| {
            let times = line.strip_prefix(who)?.trim_start().strip_prefix("from nothing: ")?;
            times.split(", ").find_map(|time| time.strip_prefix(of)?.trim().strip_suffix(" s")?.parse().ok())
        }
    };
    let rows = [
        (
            "sums of 200^3, all orders of axes",
            times(&record, |kernel, size, _| kernel.starts_with("sum_3d") && size == "200^3"),
        ),
        (
            "sums of 20^3, run-time extents",
            times(&record, |kernel, size, rung| {
                kernel.starts_with("sum_3d") && size == "20^3" && rung == "ranked"
            }),
        ),
        ("a row, a column or a number added", times(&record, |kernel, _, _| kernel.starts_with("add "))),
        ("a matrix times a vector", times(&record, |kernel, _, _| kernel.starts_with("matvec"))),
        ("transposed copies of 1024^2 to 4096^2", times(&record, |kernel, _, _| kernel == "transpose")),
        ("a slice", times(&record, |kernel, _, _| kernel == "slice")),
        ("compile time of one more static shape: index", compiled(&record, site("index"))),
        ("sum", compiled(&record, site("sum"))),
        ("addition of a row", compiled(&record, site("broadcast add"))),
        ("slice", compiled(&record, site("slice"))),
        ("`cargo check` from nothing", compiled(&record, seconds("check"))),
        ("release build from nothing", compiled(&record, seconds("release"))),
    ];
    let mut table = "| | ndarray | nalgebra | mdarray | mdspan |\n|---|---|---|---|---|\n".to_owned();
    for (name, ratios) in rows {
        assert!(ratios.iter().any(|ratios| !ratios.is_empty()), "the record has no row for: {name}");
        table += &format!("| {name} | {} |\n", ratios.map(|ratios| cell(&ratios)).join(" | "));
    }
    assert!(read("README.md").contains(&table), "README.md does not show:\n{table}");
    assert!(read("README.md").contains(RECORD), "README.md names another record than {RECORD}");
}
