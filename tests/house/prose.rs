//! The prose of the project contains no phrase that reads like a translation. CONTRIBUTING.md has the glossary.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "tests of small numbers: a panic is a failure"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Documents in Markdown.
const DOCUMENTS: [&str; 9] = [
    "README.md",
    "DESIGN.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "ui-tests/README.md",
    "benches/README.md",
    "fuzz/README.md",
    "tests/conformance/README.md",
    "crates/io/examples/data/README.md",
];

/// Folders or files of code whose comments and string literals are scanned. Add a folder of `src` once it is clean.
const CLEAN: &[&str] = &[
    "benches/mutants/src",
    "benches/src",
    "crates/algebra/src",
    "crates/algebra/examples",
    "crates/draw/src",
    "crates/draw/examples",
    "crates/playground/src",
    "crates/io/src",
    "crates/io/examples",
    "crates/sharding/src",
    "crates/sharding/examples",
    "crates/stablehlo/src",
    "crates/xla/src",
    "docs",
    "examples",
    "fuzz/fuzz_targets",
    "fuzz/src",
    "src/arrays",
    "src/arrays.rs",
    "src/axis",
    "src/axis.rs",
    "src/broadcast",
    "src/broadcast.rs",
    "src/error.rs",
    "src/extent",
    "src/extent.rs",
    "src/guide.rs",
    "src/impls.rs",
    "src/index",
    "src/index.rs",
    "src/layout",
    "src/layout.rs",
    "src/lib.rs",
    "src/message.rs",
    "src/pattern",
    "src/pattern.rs",
    "src/private.rs",
    "src/rank",
    "src/rank.rs",
    "src/shape",
    "src/shape.rs",
    "src/slice",
    "src/slice.rs",
    "src/text.rs",
    "src/types",
    "src/types.rs",
    "xla-run/src",
];

/// Folders of code of which only the comments are scanned, because the strings quote messages of other programs.
const CLEAN_COMMENTS: &[&str] = &[
    "tests",
    "crates/algebra/tests",
    "crates/draw/tests",
    "crates/io/tests",
    "crates/sharding/tests",
    "crates/stablehlo/tests",
    "crates/tests",
    "crates/xla/tests",
];

/// Files that list the phrases.
const EXEMPT: [&str; 1] = ["tests/house/prose.rs"];

/// The section of CONTRIBUTING.md that lists the phrases.
const GLOSSARY: &str = "## Glossary";

/// Phrases in lower case, each with its replacement. Every phrase has a clear replacement and few other uses.
const PHRASES: [(&str, &str); 50] = [
    ("rung", "level"),
    ("# source", "# In other libraries: rustdoc has a link of the name Source"),
    ("when running", "at run time"),
    ("when compiling", "at compile time"),
    ("when building", "in a build"),
    ("has to be", "must be"),
    ("have to be", "must be"),
    ("has to have", "must have"),
    ("is to be", "must be"),
    ("are to be", "must be"),
    ("is not to be", "must not be, or: cannot be"),
    ("to be had", "available"),
    ("as there.", "a link: the same errors as [`x`]"),
    ("asks for", "requires"),
    ("ask for", "require"),
    ("asked for", "requested, or: required"),
    ("asked of", "required of"),
    ("is asked", "is checked, or: is called with"),
    ("are asked", "are checked, or: are called with"),
    ("tells apart", "distinguishes"),
    ("told", "stated, known; told apart: distinguished, dispatched"),
    ("said", "stated"),
    ("says of", "states about"),
    ("behind", "after, or: under a feature"),
    ("stands at", "is at"),
    ("stands before", "is before"),
    ("stands beside", "is next to"),
    ("stands first", "is first"),
    ("stands there", "is there, or: occurs"),
    ("stand there", "are there, or: occur"),
    ("stands twice", "occurs twice"),
    ("stands in", "is in"),
    ("stands on", "is on"),
    ("stands elsewhere", "is elsewhere"),
    ("stand elsewhere", "are elsewhere"),
    ("met", "occurs, visited, satisfied; met twice: aliases"),
    ("without a rest", "evenly"),
    ("looked through", "expanded"),
    ("found out", "determined"),
    ("finds out", "determines"),
    ("find out", "determine"),
    ("has not the", "has a different, or: does not have the"),
    ("have not the", "have a different, or: do not have the"),
    ("has not a", "does not have a"),
    ("of which that", "two sentences"),
    ("whole", "all of, or: entire; whole numbers: integers"),
    ("what is no", "values that are not"),
    ("there is to be", "there must be"),
    ("none that there is", "does not exist"),
    ("the dearest", "the most expensive"),
];

/// Nouns for which "is no x" must be "is not a x". After "there" the short form is right.
const NOUNS: [&str; 26] = [
    "answer",
    "array",
    "attribute",
    "axis",
    "bound",
    "case",
    "constant",
    "error",
    "extent",
    "index",
    "judgement",
    "layout",
    "list",
    "mapping",
    "message",
    "number",
    "object",
    "order",
    "permutation",
    "range",
    "rank",
    "shape",
    "slice",
    "text",
    "tuple",
    "view",
];

/// Prose, with the line of each character. A line feed separates sentences that do not belong together.
#[derive(Default)]
struct Prose {
    text: String,
    lines: Vec<usize>,
}

impl Prose {
    fn push(&mut self, text: &str, line: usize) {
        self.text.push_str(text);
        self.lines.resize(self.text.len(), line);
    }

    /// Adds a line of Markdown. It continues the previous line unless it begins a new paragraph, row or item.
    fn push_markdown(&mut self, line: &str, number: usize, fence: &mut bool) {
        let line = line.trim();
        if line.starts_with("```") {
            *fence = !*fence;
            return self.push("\n", number);
        }
        if *fence {
            // Code: only its comments are prose.
            if let Some((_, comment)) = line.split_once("// ") {
                self.push(comment, number);
            }
            return self.push("\n", number);
        }
        let begins = ["", "|", "#", "* ", "- "].iter().any(|mark| match *mark {
            "" => line.is_empty(),
            mark => line.starts_with(mark),
        });
        self.push(if begins { "\n" } else { " " }, number);
        // Code within a sentence is not prose.
        for (at, part) in line.split('`').enumerate() {
            self.push(if at % 2 == 0 { part } else { "_" }, number);
        }
    }

    /// Each phrase that occurs, with its line, its text and its replacement.
    fn faults(&self) -> Vec<(usize, String, String)> {
        let text = self.text.to_ascii_lowercase();
        let line = |at: usize| self.lines[at];
        let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let occurs = |phrase: &str| -> Vec<usize> {
            let is_whole = |at: usize| {
                let (before, after) =
                    (text[..at].chars().next_back(), text[at + phrase.len()..].chars().next());
                !is_word(before) && (!is_word(after) || phrase.ends_with('.'))
            };
            text.match_indices(phrase).map(|(at, _)| at).filter(|&at| is_whole(at)).collect()
        };
        let mut faults = Vec::new();
        for (phrase, replacement) in PHRASES {
            faults.extend(occurs(phrase).into_iter().map(|at| (line(at), phrase.into(), replacement.into())));
        }
        for (verb, ending) in [("is", ""), ("are", "s")] {
            for noun in NOUNS {
                let phrase = format!("{verb} no {noun}{ending}");
                for at in occurs(&phrase).into_iter().filter(|&at| !text[..at].ends_with("there ")) {
                    faults.push((line(at), phrase.clone(), format!("{verb} not, with an article or plural")));
                }
            }
        }
        faults.sort_unstable();
        faults
    }
}

/// The prose of a document in Markdown, without the glossary.
fn of_markdown(source: &str) -> Prose {
    let (mut prose, mut fence, mut glossary) = (Prose::default(), false, false);
    for (line, number) in source.lines().zip(1..) {
        if line.starts_with("## ") {
            glossary = line == GLOSSARY;
        }
        if !glossary {
            prose.push_markdown(line, number, &mut fence);
        }
    }
    prose
}

/// The prose of Rust code: its comments, and its string literals if `strings`.
fn of_rust(source: &str, strings: bool) -> Prose {
    let (mut prose, mut fence, mut last, mut literal) = (Prose::default(), false, 0, false);
    for (line, number) in source.lines().zip(1..) {
        let (comment, found) = split_line(line, &mut literal);
        if strings {
            for text in found {
                // A literal that continues on the next line continues its sentence.
                prose.push(text.trim_end_matches('\\').trim(), number);
                prose.push(if literal { " " } else { "\n" }, number);
            }
        }
        if let Some(comment) = comment {
            if number != last + 1 {
                fence = false;
                prose.push("\n", number);
            }
            last = number;
            prose.push_markdown(comment.trim_start_matches(['/', '!']), number, &mut fence);
        }
    }
    prose
}

/// The comment of a line of Rust, and its string literals. `literal` is whether a literal is open at the beginning and at the end.
fn split_line<'a>(line: &'a str, literal: &mut bool) -> (Option<&'a str>, Vec<String>) {
    let mut found = Vec::new();
    let mut text = String::new();
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' if *literal => {
                *literal = false;
                found.push(core::mem::take(&mut text));
            }
            '\\' if *literal && chars.peek().is_some() => drop(chars.next()),
            _ if *literal => text.push(c),
            // The characters of quotation marks, and of a backslash.
            '\'' if line[at..].starts_with("'\"'") => drop((chars.next(), chars.next())),
            '\'' if line[at..].starts_with("'\\") => drop((chars.next(), chars.next())),
            '"' => *literal = true,
            '/' if line[at..].starts_with("//") => return (Some(&line[at..]), found),
            _ => {}
        }
    }
    if *literal {
        found.push(text);
    }
    (None, found)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files with this extension at a path, which is a file or a folder.
pub(crate) fn files(path: &Path, extension: &str, into: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let folder = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        folder.for_each(|entry| files(&entry.expect("the folder can be read").path(), extension, into));
    } else if path.extension().is_some_and(|found| found == extension) {
        into.push(path.to_owned());
    } else {
        assert!(path.exists(), "{} does not exist", path.display());
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn prose_is_plain_english() {
    let mut faults = Vec::new();
    let mut report = |path: &Path, prose: &Prose| {
        let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
        if !EXEMPT.contains(&name.as_str()) {
            for (line, phrase, replacement) in prose.faults() {
                faults.push(format!("{name}:{line}: `{phrase}`, write: {replacement}"));
            }
        }
    };
    for document in DOCUMENTS {
        let path = root().join(document);
        report(&path, &of_markdown(&read(&path)));
    }
    for (folders, strings) in [(CLEAN, true), (CLEAN_COMMENTS, false)] {
        for folder in folders {
            let (mut code, mut markdown) = (Vec::new(), Vec::new());
            files(&root().join(folder), "rs", &mut code);
            files(&root().join(folder), "md", &mut markdown);
            assert!(!code.is_empty() || !markdown.is_empty(), "there are no files in {folder}");
            code.iter().for_each(|path| report(path, &of_rust(&read(path), strings)));
            markdown.iter().for_each(|path| report(path, &of_markdown(&read(path))));
        }
    }
    assert!(faults.is_empty(), "{} phrases to replace:\n{}", faults.len(), faults.join("\n"));
}

/// The line and the phrase of each fault.
fn found(prose: &Prose) -> Vec<(usize, String)> {
    prose.faults().into_iter().map(|(line, phrase, _)| (line, phrase)).collect()
}

#[test]
fn phrases_are_found_in_documents() {
    let source = "It has\nto be. `has to be`\n\n```rust\nlet is_no = 1; // This is no array.\nis_met(\"is met\");\n```\n\
                  There is no array, and it is no longer. A tuple is no list.\n\n## Glossary\n\nasks for\n\n## Next\n\nAsks\nfor\n";
    let expected = [(1, "has to be"), (5, "is no array"), (8, "is no list"), (16, "asks for")];
    assert_eq!(found(&of_markdown(source)), expected.map(|(line, phrase)| (line, phrase.to_owned())));
}

#[test]
fn phrases_are_found_in_code() {
    let source = "/// What has to\n/// be. `is met`\nfn f() {\n    let s = \"it is \\\n             said \\\" is met\"; // told apart\n\
                  let c = '\"'; // It has\n}\n// to be\n";
    let comments = [(1, "has to be"), (5, "told")].map(|(line, phrase)| (line, phrase.to_owned()));
    assert_eq!(found(&of_rust(source, false)), comments);
    let all = [(1, "has to be"), (5, "met"), (5, "said"), (5, "told")];
    assert_eq!(found(&of_rust(source, true)), all.map(|(line, phrase)| (line, phrase.to_owned())));
}
