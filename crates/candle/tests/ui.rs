//! The messages of compile errors, word for word: `ui-tests`, as in the main crate. A case is a wrong program, whose first line states the rule and a text
//! of the first line of the message.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::{fs, path::PathBuf, process::Command};

/// The compiler that the `.stderr` files belong to.
const TOOLCHAIN: &str = "1.95.0";
/// The maximum of the median number of lines of a message. It and the next one may only become smaller.
const MEDIAN_LINES: usize = 8;
/// The maximum number of lines of a message.
const MAX_LINES: usize = 19;

/// The case whose message lists impls all the same: what operands there are.
const LISTS_IMPLS: &str = "check/operands_of_two_ranks.rs";

/// Panics unless the compiler is the one of the messages: each release changes the wording of some.
fn assert_toolchain() {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc).arg("--version").output().unwrap().stdout;
    let version = String::from_utf8_lossy(&version).trim().to_owned();
    assert!(
        version.starts_with(&format!("rustc {TOOLCHAIN} ")),
        "the expected messages belong to rustc {TOOLCHAIN}, and this is `{version}`: run `cargo +{TOOLCHAIN} test \
         --test ui` (`rustup toolchain install {TOOLCHAIN}` installs it)"
    );
}

#[test]
fn errors_of_types() {
    assert_toolchain();
    trybuild::TestCases::new().compile_fail("ui-tests/check/*.rs");
}

#[test]
fn errors_of_constants() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    // One case that passes makes trybuild build, and not only check.
    cases.pass("ui-tests/pass/*.rs");
    cases.compile_fail("ui-tests/build/*.rs");
}

/// The wrong programs.
fn cases() -> Vec<PathBuf> {
    let of = |folder: &str| fs::read_dir(format!("ui-tests/{folder}")).unwrap();
    let mut cases: Vec<_> = of("check").chain(of("build")).map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    cases
}

#[test]
fn messages_name_the_mistake_in_few_lines() {
    let (mut faults, mut lengths) = (Vec::new(), Vec::new());
    for case in cases() {
        let (program, name) = (fs::read_to_string(&case).unwrap(), case.display());
        let Ok(message) = fs::read_to_string(case.with_extension("stderr")) else {
            faults.push(format!("{name} has no message"));
            continue;
        };
        let promise = program.lines().next().unwrap_or_default().split_once(". First line: \"");
        let promise = promise.map_or("nothing", |(_, promise)| promise.trim_end_matches('"'));
        let first = message.lines().next().unwrap_or_default();
        if !first.contains(promise) {
            faults.push(format!("{name} promises `{promise}`: {first}"));
        }
        let errors = message.lines().filter(|line| line.starts_with("error")).count();
        let lines = message.lines().filter(|line| !["", "|", "..."].contains(&line.trim())).count();
        lengths.push(lines);
        if errors != 1 || lines > MAX_LINES {
            faults.push(format!("{name}: {errors} errors, {lines} lines"));
        }
        for noise in ["UInt<", "UTerm", "typenum::", "other types implement"] {
            if message.contains(noise) != (noise.starts_with("other") && case.ends_with(LISTS_IMPLS)) {
                faults.push(format!("{name}: `{noise}`"));
            }
        }
    }
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or(usize::MAX);
    if median > MEDIAN_LINES {
        faults.push(format!("the median is {median} lines"));
    }
    assert!(cases().len() >= 20, "there are cases");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
