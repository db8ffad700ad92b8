//! The messages of compile errors, word for word: `ui-tests/README.md`.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The compiler that the `.stderr` files belong to.
const TOOLCHAIN: &str = "rustc 1.95.0";
/// The root of the cases.
const CASES: &str = "ui-tests";
/// Words that are noise to a user: names of the machinery behind rank arithmetic, and lists of impls.
const NOISE: [&str; 5] = ["UInt<", "UTerm", "ToUInt", "typenum::", "other types implement"];
/// The most lines that half of the messages may have, blank ones left out.
const MEDIAN_LINES: usize = 12;

/// Errors of types and traits: seen by `cargo check`, so also in the editor.
#[test]
fn errors_at_check() {
    assert_toolchain();
    trybuild::TestCases::new().compile_fail("ui-tests/check/**/*.rs");
}

/// Constants that fail only where a generic item is instantiated: seen by `cargo build` alone, which is what trybuild
/// runs where one case is to pass.
#[test]
fn errors_at_build() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    cases.pass("ui-tests/pass/*.rs");
    cases.compile_fail("ui-tests/build/**/*.rs");
}

#[test]
fn each_case_has_a_message_and_each_message_a_case() {
    let mut failing = files("rs");
    failing.retain(|case| !case.starts_with(Path::new(CASES).join("pass")));
    let expected: Vec<_> = failing.iter().map(|case| case.with_extension("stderr")).collect();
    assert!(!expected.is_empty(), "there are cases");
    assert_eq!(files("stderr"), expected, "each case that fails has a `.stderr`, and there are no others");
}

#[test]
fn messages_name_the_mistake_in_few_words() {
    let mut lengths = Vec::new();
    for file in files("stderr") {
        let (name, message) = (file.display(), read(&file));
        for noise in NOISE {
            assert!(!message.contains(noise), "{name} has `{noise}` in it");
        }
        let case = read(&file.with_extension("rs"));
        let headline = message.lines().next().unwrap_or_default();
        let promised = promise(&case).unwrap_or_else(|| {
            panic!("the case of {name} begins with `//! Rule: <rule>. First line: \"<text>\"`")
        });
        assert!(headline.contains(promised), "{name} says `{headline}`, and its case promises `{promised}`");
        lengths.push(message.lines().filter(|line| !line.trim().is_empty()).count());
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    println!(
        "{} messages; lines: median {median}, min {}, max {}",
        lengths.len(),
        lengths[0],
        lengths[lengths.len() - 1]
    );
    assert!(
        median <= MEDIAN_LINES,
        "half of the messages have {median} lines or more: at most {MEDIAN_LINES}"
    );
}

/// Messages differ between compilers.
fn assert_toolchain() {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&rustc).arg("--version").output();
    let version =
        output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    assert!(
        version.starts_with(&format!("{TOOLCHAIN} ")),
        "the expected messages belong to {TOOLCHAIN}, and this is `{}`: run `cargo +{} test --test ui`",
        version.trim(),
        TOOLCHAIN.trim_start_matches("rustc ")
    );
}

/// What the first line of a case says that the first line of its message contains.
fn promise(case: &str) -> Option<&str> {
    let (_, promised) = case.lines().next()?.strip_prefix("//! Rule: ")?.split_once(". First line: \"")?;
    promised.strip_suffix('"').filter(|promised| !promised.is_empty())
}

/// All files below `ui-tests` with this extension, sorted.
fn files(extension: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![PathBuf::from(CASES)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry of a folder that can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
