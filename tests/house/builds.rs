//! The crates build, and their tests pass, on machines as people have them.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The crates in `crates` that are published.
const PUBLISHED: [&str; 5] = ["draw", "io", "sharding", "stablehlo", "xla"];

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension in a folder, except what builds write.
fn files(folder: &Path, extension: &str, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        let is_other = ["target", ".git"].iter().any(|other| path.ends_with(other));
        if path.is_dir() && !is_other {
            files(&path, extension, into);
        } else if path.extension().is_some_and(|found| found == extension) {
            into.push(path);
        }
    }
}

fn all(extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(Path::new("."), extension, &mut found);
    found.sort();
    found
}

/// With the component `rust-src`, which rust-analyzer requires, the compiler quotes the standard library where a message is about it. Without, it only names the file.
#[test]
fn no_message_quotes_the_standard_library() {
    let messages = all("stderr");
    assert!(messages.len() > 600, "messages are found: {}", messages.len());
    let quoting: Vec<_> = messages.iter().filter(|path| read(path).contains("$RUST")).collect();
    assert!(
        quoting.is_empty(),
        "these messages differ with and without the sources of the standard library: {quoting:#?}\nA `const fn` that panics is \
         `#[track_caller]`. A case calls no method that the compiler takes for a misspelt one of the standard library."
    );
}

/// The functions for constants that panic with words, and are not `#[track_caller]`: the compiler shows where such a function panics, within a macro of the standard
/// library, and not the constant.
fn quoting(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().collect();
    let is_start = |line: &str| {
        line.contains("const fn ") && !line.trim_start().starts_with("//") && line.ends_with('{')
    };
    let starts = lines.iter().enumerate().filter(|(_, line)| is_start(line));
    let panics = ["panic!(", "assert!(", "unreachable!("];
    let found = starts.filter(|(at, line)| {
        let end = format!("{}}}", line.chars().take_while(|c| *c == ' ').collect::<String>());
        let body = lines.iter().skip(*at).take_while(|line| **line != end);
        // A constant within a function is its own place.
        let mut code = body.filter(|line| !line.trim_start().starts_with("//") && !line.contains("const {"));
        let above = lines.iter().take(*at).rev().take_while(|line| {
            let line = line.trim_start();
            line.starts_with("#[") || line.starts_with("//")
        });
        code.any(|line| panics.iter().any(|panic| line.contains(panic) && !line.contains("debug_")))
            && !above.into_iter().any(|line| line.contains("#[track_caller]"))
    });
    found.map(|(_, line)| line.trim().to_owned()).collect()
}

#[test]
fn constants_that_panic_show_their_own_line() {
    let text = "const fn f() {\n    panic!(\"\");\n}\n#[track_caller]\nconst fn g() {\n    panic!(\"\");\n}\nconst fn h() {\n}\n";
    assert_eq!(quoting(text), ["const fn f() {"]);
    let mut faults = Vec::new();
    let mut sources = Vec::new();
    files(Path::new("src"), "rs", &mut sources);
    PUBLISHED.iter().for_each(|name| files(&Path::new("crates").join(name).join("src"), "rs", &mut sources));
    for path in sources {
        faults.extend(quoting(&read(&path)).into_iter().map(|line| format!("{}: {line}", path.display())));
    }
    assert!(faults.is_empty(), "these panic in constants, and are not `#[track_caller]`: {faults:#?}");
}

/// The tests of messages compare them with those of one compiler, and say with another one what to do.
#[test]
fn tests_of_messages_name_their_compiler() {
    let pinned = read("rust-toolchain.toml");
    let version = pinned.split("channel = \"").nth(1).and_then(|rest| rest.split('"').next());
    let version = version.expect("rust-toolchain.toml names a version");
    let tests: Vec<_> = all("rs")
        .into_iter()
        .filter(|path| path.iter().any(|part| part == "tests") && !path.starts_with("./examples"))
        .filter(|path| {
            !path.ends_with("house/builds.rs") && read(path).contains("trybuild::TestCases::new()")
        })
        .collect();
    assert_eq!(tests.len(), 3, "tests of messages: {tests:#?}");
    for path in tests {
        let (text, name) = (read(&path), path.display());
        assert!(text.contains(&format!("const TOOLCHAIN: &str = \"{version}\";")), "{name} names {version}");
        let calls = |words: &str| text.matches(words).count();
        let tests = calls("trybuild::TestCases::new()");
        assert_eq!(
            calls("    assert_toolchain();\n"),
            tests,
            "{name}: each test of messages calls `assert_toolchain`"
        );
        for words in ["run `cargo +{TOOLCHAIN} test ", "`rustup toolchain install {TOOLCHAIN}`"] {
            assert!(text.contains(words), "{name} says what to do: {words}");
        }
    }
}
