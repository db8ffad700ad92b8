//! Each public item has an example in its docs, or a link to an item that has one; and each public function occurs in an example.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::std_instead_of_alloc,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Modules that the docs hide, all of whose items users do not see.
const HIDDEN: [&str; 2] = ["src/types", "src/types.rs"];

/// The crates of the workspace in `crates`.
const CRATES: [&str; 5] = ["draw", "io", "sharding", "stablehlo", "xla"];

/// What begins a public item.
const ITEMS: [&str; 10] = [
    "pub const fn ",
    "pub unsafe fn ",
    "pub fn ",
    "pub const ",
    "pub static ",
    "pub struct ",
    "pub enum ",
    "pub trait ",
    "pub type ",
    "macro_rules! ",
];

/// What begins an item of a trait.
const OF_TRAIT: [&str; 2] = ["fn ", "const "];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension in a folder.
fn files(path: &Path, extension: &str, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files(&path, extension, into);
        } else if path.extension().is_some_and(|found| found == extension) {
            into.push(path);
        }
    }
}

/// An item: its line, its name, the type or trait that it is an item of, its docs, and whether it is a function or a macro.
struct Item {
    line: usize,
    name: String,
    of: Option<String>,
    docs: String,
    is_function: bool,
    is_macro: bool,
}

impl Item {
    /// The name that users must be able to see, so that the docs have the item.
    fn seen_as(&self) -> &str {
        self.of.as_ref().unwrap_or(&self.name)
    }
}

/// The name of the type in the head of an `impl`.
pub(crate) fn self_type(head: &str) -> String {
    let mut depth = 0_usize;
    // Without generic parameters, in which there may be ` for ` as well.
    let mut plain = String::new();
    let mut last = ' ';
    for c in head.chars() {
        match c {
            '<' => depth += 1,
            '>' if last != '-' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
        last = c;
    }
    let plain = plain.split(" where").next().unwrap_or_default();
    let name = plain.rsplit(" for ").next().unwrap_or_default().trim().trim_start_matches("impl");
    let name = name.trim().trim_end_matches('{').trim().trim_start_matches('&');
    name.rsplit("::").next().unwrap_or_default().to_owned()
}

/// The names that a `pub use` of the docs has, and the files of modules that are public.
fn exported(sources: &[(PathBuf, String)]) -> (BTreeSet<String>, BTreeSet<PathBuf>) {
    let (mut names, mut modules) = (BTreeSet::new(), BTreeSet::from([root().join("src/lib.rs")]));
    for (path, source) in sources {
        let lines: Vec<&str> = source.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            if above(&lines, at).iter().any(|line| line.contains("doc(hidden)")) {
                continue;
            }
            if line.starts_with("pub use ") {
                let statement: Vec<&str> = lines[at..]
                    .iter()
                    .copied()
                    .scan(false, |is_over, line| {
                        let before = *is_over;
                        *is_over |= line.ends_with(';');
                        (!before).then_some(line)
                    })
                    .collect();
                names.extend(words(&statement.join(" ")).map(str::to_owned));
            } else if let Some(module) = line.strip_prefix("pub mod ").and_then(|rest| rest.strip_suffix(';'))
            {
                let folder =
                    if path.ends_with("src/lib.rs") { root().join("src") } else { path.with_extension("") };
                modules.insert(folder.join(format!("{module}.rs")));
            }
        }
    }
    (names, modules)
}

/// The public items of a file that the docs show.
fn items(path: &Path, source: &str) -> Vec<Item> {
    let lines: Vec<&str> = source.lines().collect();
    let mut items = Vec::new();
    // The indentation of the trait around the line, if it is public and in the docs; of the item around it that is not.
    let (mut of_trait, mut hidden, mut of) = (None, None::<usize>, None::<(usize, String)>);
    for (at, line) in lines.iter().enumerate() {
        let (code, indent) = (line.trim_start(), line.len() - line.trim_start().len());
        if code == "}" || code == "};" {
            of_trait = of_trait.filter(|&from| from != indent);
            hidden = hidden.filter(|&from| from != indent);
            of = of.filter(|&(from, _)| from != indent);
        }
        if code.starts_with("impl") && !code.ends_with("{}") {
            let head: Vec<&str> =
                lines[at..].iter().copied().take_while(|line| !line.trim_end().ends_with('{')).collect();
            let last = lines.get(at + head.len()).copied().unwrap_or_default();
            of = Some((indent, self_type(&format!("{} {last}", head.join(" ")))));
        }
        if hidden.is_some() {
            continue;
        }
        let Some(start) = ITEMS.iter().find(|item| code.starts_with(**item)).copied().or_else(|| {
            let inside = of_trait.is_some_and(|from| indent == from + 4);
            OF_TRAIT.iter().find(|item| inside && code.starts_with(**item)).copied()
        }) else {
            continue;
        };
        let above = above(&lines, at);
        let is_macro = start == "macro_rules! ";
        let is_hidden = above.iter().any(|line| line.contains("doc(hidden)"))
            || above.iter().any(|line| line.starts_with("$(#["))
            || (is_macro && !above.iter().any(|line| line.contains("macro_export")));
        if is_hidden || code.ends_with(';') && code.starts_with("pub const _") {
            if !code.ends_with(';') && !code.ends_with("{}") && (is_macro || start == "pub trait ") {
                hidden = Some(indent);
            }
            continue;
        }
        if start == "pub trait " && !code.ends_with("{}") {
            of_trait = Some(indent);
        }
        let name = words(&code[start.len()..]).next().unwrap_or_default().to_owned();
        let of_this = of.as_ref().filter(|&&(from, _)| from < indent).map(|(_, name)| name.clone());
        if start == "pub trait " && !code.ends_with("{}") {
            of = Some((indent, name.clone()));
        }
        let is_function = start.ends_with("fn ");
        items.push(Item { line: at + 1, name, of: of_this, docs: docs(path, &above), is_function, is_macro });
    }
    items
}

/// The docs and attributes above a line.
pub(crate) fn above<'a>(lines: &[&'a str], at: usize) -> Vec<&'a str> {
    let mut above: Vec<&str> = lines[..at]
        .iter()
        .rev()
        .map(|line| line.trim_start())
        .take_while(|line| {
            let is_end = line.is_empty() || line.starts_with("//!") || line.ends_with(['{', '}', ';']);
            line.starts_with("///") || line.starts_with('#') || line.starts_with("$(#") || !is_end
        })
        .collect();
    above.reverse();
    above
}

/// The text of docs, with the files that they include.
fn docs(path: &Path, above: &[&str]) -> String {
    let mut docs = String::new();
    for line in above {
        if let Some(text) = line.strip_prefix("///") {
            docs.push_str(text.strip_prefix(' ').unwrap_or(text));
            docs.push('\n');
        } else if let Some((_, rest)) = line.split_once("include_str!(\"") {
            let file = path
                .parent()
                .expect("a file is in a folder")
                .join(rest.split('"').next().unwrap_or_default());
            docs.push_str(&read(&file));
        }
    }
    docs
}

/// The code in blocks of a document that are compiled or shown as Rust.
fn code(document: &str) -> String {
    let (mut code, mut fence) = (String::new(), None::<bool>);
    for line in document.lines() {
        let line = line.trim_start().trim_start_matches("///").trim_start_matches("//!").trim_start();
        if let Some(kind) = line.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(kind != "text" && kind != "sh") };
        } else if fence == Some(true) {
            code.push_str(line);
            code.push('\n');
        }
    }
    code
}

/// The names in code.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|c: char| !c.is_alphanumeric() && c != '_')
}

/// Whether docs have a link to an item. Code between backticks, such as `[usize; 2]`, is not a link.
fn has_link(docs: &str) -> bool {
    docs.contains("[`") || docs.split("](").skip(1).any(|to| !to.starts_with("http"))
}

/// The twin of a function that returns an error: its name without `try_`.
fn panicking(name: &str) -> &str {
    name.strip_prefix("try_").unwrap_or(name)
}

#[test]
fn each_public_item_has_an_example_or_links_to_one() {
    let (mut sources, mut documents) = (Vec::new(), vec![root().join("README.md")]);
    files(&root().join("src"), "rs", &mut sources);
    files(&root().join("docs"), "md", &mut documents);
    files(&root().join("src"), "md", &mut documents);
    for folder in CRATES {
        files(&root().join("crates").join(folder).join("src"), "rs", &mut sources);
        files(&root().join("crates").join(folder), "md", &mut documents);
    }
    let documents: Vec<String> = documents.iter().map(|path| read(path)).collect();
    let sources: Vec<(PathBuf, String)> =
        sources.into_iter().map(|path| (path.clone(), read(&path))).collect();
    let comment = |source: &str| {
        let is_comment = |line: &&str| matches!(line.trim_start().get(..3), Some("///" | "//!"));
        source.lines().filter(is_comment).collect::<Vec<_>>().join("\n")
    };
    let examples: String = documents.iter().map(|text| code(text)).collect::<String>()
        + &sources.iter().map(|(_, source)| code(&comment(source))).collect::<String>();
    let used: BTreeSet<&str> = words(&examples).collect();
    let (mut names, modules) = exported(&sources);
    for (path, source) in sources.iter().filter(|(path, _)| modules.contains(path)) {
        names.extend(items(path, source).into_iter().filter(|item| item.of.is_none()).map(|item| item.name));
    }

    let (mut faults, mut count) = (Vec::new(), 0);
    for (path, source) in &sources {
        let name = path.strip_prefix(root()).unwrap_or(path);
        if HIDDEN.iter().any(|hidden| name.starts_with(hidden)) {
            continue;
        }
        for item in items(path, source) {
            if !item.is_macro && !names.contains(item.seen_as()) {
                continue;
            }
            count += 1;
            let place = format!("{}:{}: `{}`", name.display(), item.line, item.name);
            if code(&item.docs).is_empty() && !has_link(&item.docs) {
                faults.push(format!("{place} has neither an example nor a link to one"));
            } else if item.is_function
                && ![item.name.as_str(), panicking(&item.name)].iter().any(|name| used.contains(name))
            {
                faults.push(format!("{place} occurs in no example"));
            }
        }
    }
    assert!(count > 1000, "the test finds the public items: {count}");
    assert!(faults.is_empty(), "{} items:\n{}", faults.len(), faults.join("\n"));
}

/// The names of files in backticks, with a folder: `` `array/access.rs` ``.
fn named_files(text: &str) -> impl Iterator<Item = &str> {
    let is_of_path = |found: char| found.is_ascii_alphanumeric() || "/._-".contains(found);
    text.split('`').filter(move |name| {
        name.contains('/')
            && name.chars().all(is_of_path)
            && [".rs", ".md", ".json"].iter().any(|end| name.ends_with(end))
    })
}

/// Texts that name a file which has moved mislead whoever looks for a proof or a test. A name is from the root, from `src`, from `src/arrays`, or from the folder of the text.
#[test]
fn files_that_are_named_exist() {
    let mut texts: Vec<PathBuf> =
        ["DESIGN.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"].map(|name| root().join(name)).to_vec();
    files(&root().join("docs"), "md", &mut texts);
    files(&root().join("src"), "rs", &mut texts);
    for name in CRATES {
        files(&root().join("crates").join(name).join("src"), "rs", &mut texts);
    }
    let (mut all, mut missing) = (0, Vec::new());
    for path in texts {
        let text = read(&path);
        let folder = path.parent().expect("a file is in a folder");
        let places =
            [root(), &root().join("src"), &root().join("src/arrays"), &root().join("benches/record"), folder];
        for name in named_files(&text) {
            all += 1;
            if !places.iter().any(|place| place.join(name).exists()) {
                missing.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(all > 40, "{all} names");
    assert!(missing.is_empty(), "no such files:\n{}", missing.join("\n"));
}

/// How many characters of code a page of the docs shows at the side of its contents, in a window of 1300 pixels.
const SHOWN: usize = 95;

/// The text of a line of docs.
fn of_docs(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some(text.strip_prefix(' ').unwrap_or(text))
}

/// The lines of blocks of code that are wider than what is shown. Lines that the docs hide begin with `# `.
fn clipped(text: &str, line: fn(&str) -> Option<&str>) -> Vec<usize> {
    let (mut lines, mut is_code) = (Vec::new(), false);
    for (number, text) in text.lines().enumerate() {
        match line(text) {
            None => is_code = false,
            Some(text) if text.trim_start().starts_with("```") => is_code = !is_code,
            Some(text) if is_code && !text.starts_with("# ") && text.chars().count() > SHOWN => {
                lines.push(number + 1);
            }
            Some(_) => {}
        }
    }
    lines
}

#[test]
fn code_is_not_clipped() {
    let wide = format!("```\n{}\n# {}\n{}\n```\n{0}", "x".repeat(96), "x".repeat(96), "x".repeat(95));
    assert_eq!(clipped(&wide, |line| Some(line)), [2]);

    let (mut sources, mut pages) = (Vec::new(), vec![root().join("README.md")]);
    files(&root().join("src"), "rs", &mut sources);
    for entry in fs::read_dir(root().join("crates")).expect("the crates are in `crates`") {
        let folder = entry.expect("the folder can be read").path();
        if folder.join("README.md").exists() {
            files(&folder.join("src"), "rs", &mut sources);
            pages.push(folder.join("README.md"));
        }
    }
    for folder in ["guide", "macros"] {
        files(&root().join("docs").join(folder), "md", &mut pages);
    }
    let mut wide = Vec::new();
    for path in sources.iter().chain(&pages) {
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        let lines = clipped(&read(path), if is_source { of_docs } else { |line| Some(line) });
        wide.extend(lines.iter().map(|line| format!("{}:{line}", path.display())));
    }
    assert!(wide.is_empty(), "code of more than {SHOWN} characters a line:\n{}", wide.join("\n"));
}
