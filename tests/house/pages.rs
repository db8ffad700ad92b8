//! The pages of the docs, as rustdoc writes them: signatures are short, each name in them is a link, and the methods of arrays are in sections. rustdoc expands the name of a type
//! that is not exported, and what it expands may have hundreds of characters.
//!
//! `.ci/run` reads the pages once it has built them: `cargo doc --workspace --no-deps --all-features`, and then
//! `cargo test --test house pages -- --ignored --nocapture`.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::std_instead_of_alloc,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std and print"
)]

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

/// The longest result of a function, in characters.
const LONGEST: usize = 150;
/// The longest result that half of the functions may have.
const MEDIAN: usize = 20;

/// The crates whose pages are read, with a number of functions that they certainly have.
const CRATES: [(&str, usize); 6] = [
    ("shapewise", 1000),
    ("shapewise_draw", 20),
    ("shapewise_io", 50),
    ("shapewise_sharding", 100),
    ("shapewise_stablehlo", 50),
    ("shapewise_xla", 100),
];

/// Returns the text of a piece of HTML.
fn text(html: &str) -> String {
    let mut text = String::new();
    // A clause of bounds is an element of its own, without a blank before it.
    for piece in html.replace("<div class=\"where\">", " ").split('<') {
        text += piece.split_once('>').map_or(piece, |(_, after)| after);
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("&amp;", "&")
}

/// Returns the type of the result of a signature without its bounds, if it states one.
fn result(signature: &str) -> Option<String> {
    let (_, signature) = signature.split_once("fn ")?;
    let (mut depth, mut from, mut last) = (0, None, ' ');
    for (at, character) in signature.char_indices() {
        match character {
            '<' | '(' | '[' => depth += 1,
            // Not of the type of a closure that is an argument.
            '>' if last == '-' => from = from.or((depth == 0).then_some(at + 1)),
            '>' | ')' | ']' => depth -= 1,
            _ => (),
        }
        last = character;
    }
    let words: Vec<&str> =
        signature[from?..].split_whitespace().take_while(|word| *word != "where").collect();
    Some(words.join(" ").trim_end_matches([' ', '\u{24d8}']).to_owned())
}

/// Returns the signatures on a page as HTML, each with what it is called there: methods, those that an impl of a trait of another crate has included,
/// and the function that the page is of. Methods whose code is in another crate are not ours.
fn headers<'a>(page: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let mut all = Vec::new();
    let ours = format!("src/{name}/");
    for section in page.split("<section id=\"").skip(1) {
        let (id, section) = section.split_once('"').expect("an id ends");
        let section = section.split("</section>").next().expect("a text has a first part");
        let (id, is_method) = match id.split_once('.') {
            Some(("method" | "tymethod", id)) => (id, true),
            _ => (id, false),
        };
        if let (true, true, Some((_, header))) =
            (is_method, section.contains(&ours), section.split_once("<h4 class=\"code-header\">"))
        {
            all.push((id, header.split("</h4>").next().expect("a text has a first part")));
        }
    }
    if let Some((_, item)) = page.split_once("<pre class=\"rust item-decl\"><code>") {
        let item = item.split("</code>").next().expect("a text has a first part");
        let words = text(item);
        if words.starts_with("pub fn ") || words.starts_with("pub const fn ") {
            all.push(("the function", item));
        }
    }
    all
}

/// Returns the headers of the blocks that methods are in, as HTML.
fn blocks(page: &str) -> impl Iterator<Item = (&str, &str)> {
    let methods = page.split_once("id=\"implementations-list\"").map_or("", |(_, methods)| methods);
    let methods = methods.split("-implementations-list\"").next().expect("a text has a first part");
    let headers = methods.split("<h3 class=\"code-header\">").skip(1);
    headers.map(|header| ("a block", header.split("</h3>").next().expect("a text has a first part")))
}

/// Returns the signatures on a page as text.
fn signatures(page: &str, name: &str) -> Vec<(String, String)> {
    headers(page, name).into_iter().map(|(id, html)| (id.to_owned(), text(html))).collect()
}

/// The pages in a folder.
pub(crate) fn pages(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            pages(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "html") {
            into.push(path);
        }
    }
}

/// The folder of the docs.
pub(crate) fn docs() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("target"), PathBuf::from);
    target.join("doc")
}

#[test]
fn results_of_signatures_are_found() {
    let page = "<section id=\"method.map\" class=\"method\"><a class=\"src\" href=\"../src/ours/map.rs.html\">Source</a>\
        <h4 class=\"code-header\">pub fn <a>map</a>&lt;U&gt;(&amp;self, f: impl <a>FnMut</a>(&amp;T) -&gt; U) -&gt; <a>Vec</a>&lt;U&gt; \
        <a>ⓘ</a><div class=\"where\">where U: <a>Copy</a></div></h4></section>\
        <section id=\"method.all\" class=\"method\"><a class=\"src\" href=\"https://elsewhere/src/core/a.rs.html\">Source</a>\
        <h4 class=\"code-header\">fn all(&amp;self) -&gt; bool</h4></section>";
    let [(name, signature)] = &signatures(page, "ours")[..] else { panic!("one method is ours") };
    assert_eq!(name, "map");
    assert_eq!(result(signature).as_deref(), Some("Vec<U>"));
    assert_eq!(result("pub fn fill(&mut self, f: impl Fn(usize) -> T)"), None);
    let item = "<pre class=\"rust item-decl\"><code>pub fn one() -&gt; <a>u8</a></code></pre>";
    assert_eq!(signatures(item, "ours"), [("the function".to_owned(), "pub fn one() -> u8".to_owned())]);
}

#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn results_of_signatures_are_short() {
    let docs = docs();
    let mut faults = Vec::new();
    for (name, at_least) in CRATES {
        let folder = docs.join(name);
        let mut found = Vec::new();
        pages(&folder, &mut found);
        let (mut lengths, mut count) = (Vec::new(), 0);
        for path in &found {
            let page = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            for (item, signature) in signatures(&page, name) {
                count += 1;
                let Some(result) = result(&signature) else { continue };
                let length = result.chars().count();
                lengths.push(length);
                if length > LONGEST {
                    faults.push(format!("{length} characters: {}, {item}: {result}", path.display()));
                }
            }
        }
        assert!(count >= at_least, "{count} functions on {} pages in {}", found.len(), folder.display());
        lengths.sort_unstable();
        let median = lengths[lengths.len() / 2];
        println!(
            "{name}: {count} functions, results of {median} characters, at most {}",
            lengths[lengths.len() - 1]
        );
        if median > MEDIAN {
            faults.push(format!("half of the results of {name} have more than {median} characters"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Some declarations have thousands of characters in one line, which a page of 1,300 pixels would cut off.
#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn declarations_wrap() {
    let style = "pre.item-decl code { white-space: pre-wrap;";
    let page = docs().join("shapewise/bounds/type.ProductExtents.html");
    let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
    assert!(text.contains("class=\"rust item-decl\"><code>"), "rustdoc writes declarations as before");
    assert!(text.contains(style), "{} has the style", page.display());
    // What docs.rs builds is what is packaged.
    let manifest = include_str!("../../Cargo.toml");
    assert!(manifest.contains("\"--html-in-header\", \"docs/rustdoc.html\"]"));
    assert!(manifest.contains("    \"/docs/rustdoc.html\",\n"));
}

#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn methods_of_arrays_have_headings_in_the_order_of_the_table() {
    let path = docs().join("shapewise/array/struct.TensorBase.html");
    let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (_, methods) = page.split_once("id=\"implementations-list\"").expect("the page has methods");
    let (methods, _) = methods.split_once("id=\"trait-implementations-list\"").expect("the page has traits");
    let blocks: Vec<&str> = methods.split(" class=\"impl\">").skip(1).collect();
    assert!(blocks.len() > 100, "{} blocks", blocks.len());
    for block in &blocks {
        let (before, first) = block.split_once("<section id=\"method.").expect("a block has methods");
        let name = first.split('"').next().expect("a text has a first part");
        assert!(
            before.contains("<div class=\"docblock\"><h"),
            "the methods from `{name}` on have no heading"
        );
    }
    // Each row of the table begins with a method that is after that of the row before it.
    let table =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/methods.md")).expect("a table");
    let mut last = (0, "the beginning");
    for row in table.lines().filter(|line| line.contains("(Self::")) {
        let name = row.split("(Self::").nth(1).and_then(|name| name.split(')').next()).expect("a link ends");
        let at = methods
            .find(&format!("<section id=\"method.{name}\""))
            .unwrap_or_else(|| panic!("`{name}` is not on the page"));
        assert!(at > last.0, "`{name}` is before `{}` on the page, and after it in the table", last.1);
        last = (at, name);
    }
    assert_eq!(last.1, "sqrt");
}

/// Returns the names in a signature, given as HTML, that are not links. Associated types, after `::` and before ` =` or `:`, are not names of their own.
fn names_without_links(html: &str) -> Vec<String> {
    let pieces = html.split("<a ").map(|piece| piece.split_once("</a>").map_or(piece, |(_, after)| after));
    let text = text(&pieces.collect::<Vec<_>>().join(" \u{2060}"));
    let is_of_name = |character: char| character.is_alphanumeric() || character == '_';
    let mut names = Vec::new();
    for (at, word) in text.split(|character| !is_of_name(character)).map(|word| (word.as_ptr(), word)) {
        let begin = at.addr() - text.as_ptr().addr();
        let (before, after) = (&text[..begin], &text[begin + word.len()..]);
        let after = match after.strip_prefix('<') {
            Some(parameters) => parameters.split_once('>').map_or("", |(_, after)| after),
            None => after,
        };
        let is_bound = after.starts_with(':') && !after.starts_with("::");
        let is_associated = before.ends_with("::") || after.starts_with(" =") || is_bound;
        if !word.is_empty() && !is_associated {
            names.push(word.to_owned());
        }
    }
    names
}

#[test]
fn names_that_are_links_are_left_out() {
    let html = "pub fn sum&lt;X: <a class=\"trait\">Adds</a>&lt;T, Out = U, In&lt;T&gt; = U&gt; + Hidden&gt;(&amp;self) -&gt; X::Out";
    let names = names_without_links(html);
    assert!(names.contains(&"Hidden".to_owned()), "{names:?}");
    assert!(["Adds", "Out", "In"].iter().all(|name| !names.contains(&(*name).to_owned())), "{names:?}");
}

/// Names of ours in signatures that are those of something else: a page, and the name.
const OTHERS: [(&str, &str); 4] = [
    // A parameter of the type.
    ("struct.Stepped", "Ends"),
    // Traits of the crate `image`, whose pages are not built.
    ("struct.TensorBase", "Pixel"),
    ("type.Tensor", "Pixel"),
    ("type.View", "Pixel"),
];

#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn names_in_signatures_are_links() {
    let (docs, root) = (docs(), Path::new(env!("CARGO_MANIFEST_DIR")));
    let mut ours = BTreeSet::new();
    items(&root.join("src"), &mut ours);
    items(&root.join("crates"), &mut ours);
    assert!(ours.len() > 500, "{ours:?}");
    // cargo documents crates at the same time, so a name of another crate may be without its link: it has a page there.
    let with_a_page: Vec<BTreeSet<String>> = CRATES
        .iter()
        .map(|(name, _)| {
            let mut found = Vec::new();
            pages(&docs.join(name), &mut found);
            found.retain(|path| path.parent().is_some_and(|folder| !folder.ends_with("bounds")));
            found
                .iter()
                .filter_map(|path| Some(path.file_stem()?.to_str()?.split_once('.')?.1.to_owned()))
                .collect()
        })
        .collect();
    let (mut faults, mut count) = (Vec::new(), 0);
    for (at, (name, _)) in CRATES.iter().enumerate() {
        let mut found = Vec::new();
        pages(&docs.join(name), &mut found);
        for path in &found {
            let page = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // What all types have is on each page.
            let page =
                page.split("id=\"blanket-implementations-list\"").next().expect("a text has a first part");
            let item = path.file_stem().and_then(|stem| stem.to_str()).expect("a page has a name");
            for (method, html) in headers(page, name).into_iter().chain(blocks(page)) {
                count += 1;
                for word in names_without_links(html) {
                    let elsewhere = with_a_page
                        .iter()
                        .enumerate()
                        .any(|(other, pages)| other != at && pages.contains(&word));
                    if ours.contains(&word) && !elsewhere && !OTHERS.contains(&(item, &word)) {
                        faults.push(format!("`{word}` in the signature of `{item}::{method}` is not a link: a module `bounds` can have it"));
                    }
                }
                for link in html.split("href=\"").skip(1).filter_map(|link| link.split(['"', '#']).next()) {
                    if !link.contains(':') && !path.with_file_name(link).exists() {
                        faults.push(format!("{link} in the signature of `{item}::{method}` does not exist"));
                    }
                }
            }
        }
    }
    assert!(count > 3500, "{count} signatures");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Collects the names of the public types, traits and aliases in a folder. A name of one letter is that of a parameter.
fn items(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            items(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("the file can be read");
            for kind in ["trait", "struct", "enum", "type"] {
                let lines = text
                    .lines()
                    .filter_map(|line| line.trim_start().strip_prefix("pub ")?.strip_prefix(kind));
                let found = lines.filter_map(|line| {
                    line.strip_prefix(' ')?.split(|character: char| !character.is_alphanumeric()).next()
                });
                names.extend(found.filter(|name| name.len() > 1).map(str::to_owned));
            }
        }
    }
}
