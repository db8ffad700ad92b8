//! The crates build, and their tests pass, on machines as people have them.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The crates in `crates` that are published. Those of faer and candle are workspaces of their own.
const PUBLISHED: [&str; 8] = ["algebra", "candle", "draw", "faer", "io", "sharding", "stablehlo", "xla"];

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
    assert_eq!(tests.len(), 4, "tests of messages: {tests:#?}");
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

/// A package is all that its users have: the licences require that their text goes with it, and its page is its README.
#[test]
fn packages_have_licences_and_a_page() {
    for name in PUBLISHED {
        let folder = Path::new("crates").join(name);
        let (manifest, page) = (read(folder.join("Cargo.toml")), read(folder.join("README.md")));
        for words in ["readme = \"README.md\"", "\"/README.md\"", "\"/LICENSE-*\""] {
            assert!(manifest.contains(words), "the package of crates/{name} has {words}");
        }
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            assert_eq!(read(folder.join(licence)), read(licence), "crates/{name}/{licence}");
        }
        // The example is the one of the docs, which is tested, or the page is a part of the docs.
        let docs = read(folder.join("src/lib.rs"));
        let is_included = docs.contains("doc = include_str!(\"../README.md\")");
        let code = page.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next());
        for line in code.unwrap_or_default().lines().filter(|line| !line.is_empty()) {
            assert!(
                is_included || docs.contains(&format!("//! {line}\n")),
                "crates/{name}/README.md: not in the docs: {line}"
            );
        }
        // A link to a file leads somewhere on the page of the registry too.
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let is_there = link.starts_with("https://") || folder.join(link).exists();
            assert!(is_there, "crates/{name}/README.md: no file {link}");
        }
    }
    let manifest = read("Cargo.toml");
    assert!(
        manifest.contains("\"/LICENSE-*\"") && manifest.contains("\"/README.md\""),
        "the package of the root"
    );
}

/// `.ci/oldest-dependencies` compiles with the oldest versions, which must be the same in all manifests: the newest of several would be the one it takes.
#[test]
fn dependencies_have_one_lower_bound() {
    let mut bounds: Vec<(String, String, PathBuf)> = Vec::new();
    let mut paths = vec![PathBuf::from("Cargo.toml"), PathBuf::from("fuzz/Cargo.toml")];
    paths.extend(
        PUBLISHED
            .iter()
            .chain(&["tests", "playground"])
            .map(|name| format!("crates/{name}/Cargo.toml").into()),
    );
    for path in paths {
        for line in read(&path).lines().filter(|line| !line.starts_with(['#', '['])) {
            let Some((name, rest)) = line.split_once(" = ") else { continue };
            let version = match rest.split_once("version = \"") {
                Some((_, rest)) => rest,
                None => rest.strip_prefix('"').unwrap_or_default(),
            };
            let version = version.split('"').next().unwrap_or_default();
            let is_dependency = version.starts_with(|c: char| c.is_ascii_digit()) && name != "version";
            if is_dependency && !["edition", "rust-version"].contains(&name) {
                bounds.push((name.to_owned(), version.to_owned(), path.clone()));
            }
        }
    }
    assert!(bounds.len() > 30, "dependencies are found: {bounds:?}");
    for (name, version, path) in &bounds {
        for (_, other, elsewhere) in bounds.iter().filter(|(other, ..)| other == name) {
            assert_eq!(version, other, "`{name}` of {} and of {}", path.display(), elsewhere.display());
        }
    }
}

/// What `none.rs` has in place of a macro that needs an allocator names the feature, and there is one for each such macro.
#[test]
fn macros_without_an_allocator_name_the_feature() {
    let text = read("src/heap/none.rs");
    for name in [
        "einsum",
        "try_einsum",
        "rearrange",
        "rearrange_view",
        "rearrange_copy",
        "reduce",
        "repeat",
        "tensor",
        "match_rank",
    ] {
        let message = format!("\"`{name}!` requires the feature `alloc` of shapewise");
        assert!(text.contains(&message) && text.contains(&format!("macro_rules! {name} {{")), "{name}!");
    }
}
