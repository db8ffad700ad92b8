//! The messages of compile errors, word for word: `ui-tests/README.md`.
#![cfg(feature = "std")]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The compiler that the `.stderr` files belong to.
const TOOLCHAIN: &str = "1.95.0";
/// The folder of the cases.
const CASES: &str = "ui-tests";
/// Words that are noise to a user: the machinery of rank arithmetic, and lists of impls.
const NOISE: [&str; 7] =
    ["UInt<", "UTerm", "ToUInt", "typenum::", "Sum<", "Unsigned", "other types implement"];
/// Cases whose message lists impls all the same: operands that are types of the user, and ranks that differ, where the outermost trait of
/// ours has several impls; and conversions, because the outermost trait is `From`. The list may only become shorter.
const LISTS_IMPLS: [&str; 4] = [
    "elements_of_ones_own.stderr",
    "operands_of_ones_own.stderr",
    "operands_of_ones_own_aligned.stderr",
    "static_to_another_rank.stderr",
];
/// The maximum of the median number of lines. Only lines with words count: not blank ones, and not those with only a
/// `|` or `...`.
const MEDIAN_LINES: usize = 12;

/// Errors of types and traits: reported by `cargo check`, so also in the editor.
#[test]
#[cfg_attr(
    any(
        feature = "bytemuck",
        feature = "half",
        feature = "image",
        feature = "nalgebra",
        feature = "ndarray",
        feature = "num-complex",
        feature = "proptest",
        feature = "proto",
        feature = "rayon",
        feature = "serde"
    ),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_at_check() {
    assert_toolchain();
    trybuild::TestCases::new().compile_fail("ui-tests/check/**/*.rs");
}

/// Constants that fail only where a generic item is instantiated: reported only by `cargo build`, which trybuild runs
/// if one case must pass.
#[test]
#[cfg_attr(
    any(
        feature = "bytemuck",
        feature = "half",
        feature = "image",
        feature = "nalgebra",
        feature = "ndarray",
        feature = "num-complex",
        feature = "proptest",
        feature = "proto",
        feature = "rayon",
        feature = "serde"
    ),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_at_build() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    cases.pass("ui-tests/pass/*.rs");
    cases.compile_fail("ui-tests/build/**/*.rs");
}

#[test]
fn each_case_has_a_message_and_each_message_a_case() {
    let failing = files("rs").into_iter().filter(|case| !case.starts_with(Path::new(CASES).join("pass")));
    let (cases, messages) = (stems(failing), stems(files("stderr")));
    let silent: Vec<_> = cases.iter().filter(|case| !messages.contains(case)).collect();
    let orphans: Vec<_> = messages.iter().filter(|message| !cases.contains(message)).collect();
    assert!(!cases.is_empty(), "there are cases in {CASES}");
    assert!(silent.is_empty(), "these cases have no `.stderr`: {silent:#?}");
    assert!(orphans.is_empty(), "these `.stderr` have no case: {orphans:#?}");
}

#[test]
fn messages_name_the_mistake_in_few_lines() {
    let (mut faults, mut lengths) = (Vec::new(), Vec::new());
    for file in files("stderr") {
        let (name, message, case) = (file.display(), read(&file), read(&file.with_extension("rs")));
        let headline = message.lines().next().unwrap_or_default();
        match promise(&case) {
            Some(promised) if headline.contains(promised) => {}
            Some(promised) => faults.push(format!("{name}: promises `{promised}`, says `{headline}`")),
            None => faults
                .push(format!("{name}: a case must begin with `//! Rule: <rule>. First line: \"<text>\"`")),
        }
        let lists = LISTS_IMPLS.iter().any(|listed| file.ends_with(listed));
        let noise = NOISE.iter().filter(|noise| message.contains(**noise));
        let noise: Vec<_> = noise.filter(|noise| !(lists && **noise == "other types implement")).collect();
        if lists && !message.contains("other types implement") {
            faults.push(format!("{name}: lists no impls any more, so it is no exception"));
        }
        faults.extend(noise.into_iter().map(|noise| format!("{name}: contains `{noise}`")));
        lengths.push(message.lines().filter(|line| !["", "|", "..."].contains(&line.trim())).count());
    }
    lengths.sort_unstable();
    let (median, min, max) = (lengths[lengths.len() / 2], lengths[0], lengths[lengths.len() - 1]);
    let lines = format!("{} messages: median {median} lines with words, min {min}, max {max}", lengths.len());
    #[expect(clippy::print_stdout, reason = "the numbers are read after a change")]
    {
        println!("{lines}");
    }
    if median > MEDIAN_LINES {
        faults.push(format!("{lines}: the median must be at most {MEDIAN_LINES}"));
    }
    assert!(faults.is_empty(), "{} messages fall short:\n{}", faults.len(), faults.join("\n"));
}

/// Panics unless the compiler is the one of the messages: each release changes the wording of some.
fn assert_toolchain() {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = match Command::new(&rustc).arg("--version").output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(error) => error.to_string(),
    };
    assert!(
        version.starts_with(&format!("rustc {TOOLCHAIN} ")),
        "the expected messages belong to rustc {TOOLCHAIN}, and this is `{version}`: run `cargo +{TOOLCHAIN} test \
         --test ui`"
    );
}

/// The text in the first line of a case that the first line of its message must contain.
fn promise(case: &str) -> Option<&str> {
    let (_, promised) = case.lines().next()?.strip_prefix("//! Rule: ")?.split_once(". First line: \"")?;
    promised.strip_suffix('"').filter(|promised| !promised.is_empty())
}

/// All files of the folder with this extension, sorted.
fn files(extension: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![PathBuf::from(CASES)]);
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries {
            let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
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

/// The files without their extensions.
fn stems(files: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    files.into_iter().map(|file| file.with_extension("")).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
