//! What the code beside the crate names of it: the crates of the workspace, the examples and the benchmarks are built on documented items, so that others can build the same.
//!
//! The sources are read as tokens. An item is hidden if its definition or its re-export has `doc(hidden)`, and `doc(inline)` of a re-export shows it. A method or an
//! associated item is known by its name alone: it counts as hidden if each of its definitions in `src` is hidden, and no crate defines one of that name itself.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Hidden names that code beside the crate names all the same, and why they cannot be public.
const EXCEPTIONS: &[(&str, &str)] = &[];

/// The code beside the crate.
const BESIDE: &[&str] = &[
    "crates/algebra/src",
    "crates/candle/src",
    "crates/draw/src",
    "crates/faer/src",
    "crates/io/src",
    "crates/playground/src",
    "crates/sharding/src",
    "crates/stablehlo/src",
    "crates/xla/src",
    "examples",
    "benches",
    "xla-run/src",
];

/// Members of types of other crates, too: of hidden members with these names it is not known whether one is meant.
const SHARED: &[&str] = &["All", "Known", "Next", "and", "dim", "flags", "into_owned", "with_capacity"];

/// The keywords of an item, before its name.
const ITEMS: &[&str] =
    &["fn", "struct", "enum", "trait", "type", "const", "static", "mod", "macro_rules", "union"];

/// What may be between `pub` and the keyword of an item.
const BEFORE: &[&str] = &["const", "unsafe", "async", "extern"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources in a folder, without those of packages' builds.
fn sources(path: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                sources(&path, into);
            }
        } else if path.extension().is_some_and(|found| found == "rs") {
            into.push(path);
        }
    }
}

/// The tokens of a file.
fn tokens(path: &Path) -> Vec<TokenTree> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    tokens.into_iter().collect()
}

/// The text of a token that is a word or a sign; that of a group is its first character.
fn text(token: Option<&TokenTree>) -> String {
    match token {
        Some(TokenTree::Ident(word)) => word.to_string(),
        Some(TokenTree::Punct(sign)) => sign.to_string(),
        _ => String::new(),
    }
}

/// The tokens of a group.
fn within(token: Option<&TokenTree>) -> Option<Vec<TokenTree>> {
    match token {
        Some(TokenTree::Group(group)) => Some(group.stream().into_iter().collect()),
        _ => None,
    }
}

/// The paths of a tree of `use`, and the position after it: a path is its words, and the last one is the name that it has here.
fn paths(tokens: &[TokenTree], before: &[String], into: &mut Vec<Vec<String>>) {
    let mut path = before.to_vec();
    let mut is_renamed = false;
    for token in tokens {
        match text(Some(token)).as_str() {
            "," => {
                if path.len() > before.len() {
                    into.push(path);
                }
                (path, is_renamed) = (before.to_vec(), false);
            }
            ":" => {}
            "as" => is_renamed = true,
            "" => {
                if let Some(group) = within(Some(token)) {
                    paths(&group, &path, into);
                    path = before.to_vec();
                }
            }
            // The name of the item is what is looked up, and not the other name.
            _ if is_renamed => {}
            "self" if path.len() > 1 => {}
            word => path.push(word.to_owned()),
        }
    }
    if path.len() > before.len()
        || (path.len() == before.len() && tokens.len() == 1 && text(tokens.first()) == "self")
    {
        into.push(path);
    }
}

/// What the sources of the crate hide.
#[derive(Default)]
struct Hidden {
    /// Modules, as their path.
    modules: BTreeSet<String>,
    /// Items by the module where they are named, and whether they are hidden there.
    named: BTreeMap<(String, String), bool>,
    /// Names of the root that the docs show in their modules, each with its path there.
    elsewhere: BTreeMap<String, Vec<String>>,
    /// Items that the docs show in a module, whatever their definition says.
    inline: BTreeSet<(String, String)>,
    /// Items whose definition is hidden.
    defined: BTreeSet<String>,
    /// Items that have a definition that is not hidden.
    shown: BTreeSet<String>,
    /// Functions, types and constants of types and traits, and whether all of that name are hidden.
    members: BTreeMap<String, bool>,
}

/// The path of the module of a file in `src`. The folder `arrays` has modules that the root re-exports.
fn module_of(path: &Path) -> String {
    let name = path.strip_prefix(root().join("src")).unwrap_or(path).with_extension("");
    let words = name.iter().filter_map(|word| word.to_str()).filter(|word| !["arrays", "lib"].contains(word));
    words.collect::<Vec<_>>().join("::")
}

/// The path of a name in a module.
fn joined(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

/// Where the tokens of a group are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// A module, or a macro that makes items.
    Module,
    /// An `impl` without a trait, whose public items are members.
    Type,
    /// A trait, all of whose items are members.
    Trait,
}

/// Returns the position of the next group in braces, and whether a `for` of an `impl` is before it.
fn body(tokens: &[TokenTree], from: usize) -> (usize, bool) {
    let (mut at, mut is_for) = (from, false);
    while let Some(token) = tokens.get(at) {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => break,
            _ if text(Some(token)) == ";" => break,
            _ => is_for |= text(Some(token)) == "for" && text(tokens.get(at.saturating_add(1))) != "<",
        }
        at = at.saturating_add(1);
    }
    (at, is_for)
}

impl Hidden {
    /// Reads the items of a file, or of a group in it.
    fn read(&mut self, tokens: &[TokenTree], module: &str, place: Place) {
        let (mut is_hidden, mut is_inline, mut is_public, mut at) = (false, false, false, 0_usize);
        while let Some(token) = tokens.get(at) {
            let next = tokens.get(at.saturating_add(1));
            at = at.saturating_add(1);
            match text(Some(token)).as_str() {
                "#" => {
                    let attribute = match next {
                        Some(TokenTree::Group(group)) => group.stream().to_string().replace(' ', ""),
                        _ => String::new(),
                    };
                    is_hidden |= attribute.contains("doc(hidden)");
                    is_inline |= attribute.contains("doc(inline)");
                    is_public |= attribute == "[macro_export]" || attribute == "macro_export";
                    at = at.saturating_add(1);
                    continue;
                }
                "pub" => {
                    // `pub(crate)` is not public.
                    is_public = within(next).is_none();
                    at = at.saturating_add(usize::from(!is_public));
                    continue;
                }
                "use" if place == Place::Module => {
                    let end = tokens.iter().skip(at).position(|token| text(Some(token)) == ";").unwrap_or(0);
                    let mut found = Vec::new();
                    paths(tokens.get(at..at.saturating_add(end)).unwrap_or_default(), &[], &mut found);
                    for path in found.iter().filter(|_| is_public) {
                        let Some(name) = path.last() else { continue };
                        *self.named.entry((module.to_owned(), name.clone())).or_insert(false) |= is_hidden;
                        if module.is_empty() && is_hidden && path.len() > 1 {
                            self.elsewhere.insert(name.clone(), path.clone());
                        }
                        if is_inline {
                            self.inline.insert((module.to_owned(), name.clone()));
                        }
                    }
                    at = at.saturating_add(end);
                }
                word if BEFORE.contains(&word) && ITEMS.contains(&text(next).as_str()) => continue,
                "impl" => {
                    let (end, is_for) = body(tokens, at);
                    if let Some(group) = within(tokens.get(end)).filter(|_| !is_for) {
                        self.read(&group, module, Place::Type);
                    }
                    at = end.saturating_add(1);
                }
                word if ITEMS.contains(&word) => {
                    let name = if word == "macro_rules" {
                        text(tokens.get(at.saturating_add(1)))
                    } else {
                        text(next)
                    };
                    let (end, _) = body(tokens, at);
                    match (word, within(tokens.get(end))) {
                        ("trait", Some(group)) => self.read(&group, module, Place::Trait),
                        ("mod", Some(group)) => self.read(&group, &joined(module, &name), Place::Module),
                        // A macro may make items.
                        ("macro_rules", Some(group)) => self.read(&group, module, Place::Module),
                        _ => {}
                    }
                    if word == "mod" {
                        if is_hidden {
                            self.modules.insert(joined(module, &name));
                        }
                    } else if place != Place::Module {
                        if is_public || place == Place::Trait {
                            *self.members.entry(name).or_insert(true) &= is_hidden;
                        }
                    } else if is_hidden {
                        self.defined.insert(name);
                    } else if is_public {
                        self.shown.insert(name);
                    }
                    at = end.saturating_add(1);
                }
                _ => {
                    if let Some(group) = within(Some(token)) {
                        self.read(&group, module, place);
                    }
                }
            }
            (is_hidden, is_inline, is_public) = (false, false, false);
        }
    }

    /// Why a path of the crate is hidden, if it is: the words after `shapewise`.
    fn of(&self, path: &[String]) -> Option<String> {
        let mut module = String::new();
        if let Some(shown) = path.first().and_then(|first| self.elsewhere.get(first)) {
            return self.of(shown);
        }
        for (at, word) in path.iter().enumerate() {
            let next = joined(&module, word);
            if self.modules.contains(&next) {
                return Some(format!("the module `{next}`"));
            }
            let is_inline = self.inline.contains(&(module.clone(), word.clone()));
            let is_hidden = match self.named.get(&(module.clone(), word.clone())) {
                Some(true) => true,
                // The docs show a hidden definition where a re-export is inline.
                _ => {
                    let is_last = at.saturating_add(1) == path.len();
                    is_last && !is_inline && self.defined.contains(word) && !self.shown.contains(word)
                }
            };
            if is_hidden || word.starts_with("__") {
                return Some(format!("`{next}`"));
            }
            module = next;
        }
        None
    }
}

/// The names in code beside the crate.
#[derive(Default)]
struct Named {
    /// The paths after `shapewise`.
    paths: BTreeSet<Vec<String>>,
    /// The names after a dot or a `::`.
    members: BTreeSet<String>,
    /// The names that it defines.
    own: BTreeSet<String>,
}

impl Named {
    fn read(&mut self, tokens: &[TokenTree]) {
        let mut at = 0_usize;
        while let Some(token) = tokens.get(at) {
            let word = text(Some(token));
            at = at.saturating_add(1);
            match word.as_str() {
                "use" => {
                    let end = tokens.iter().skip(at).position(|token| text(Some(token)) == ";");
                    let Some(end) = end else { continue };
                    let mut found = Vec::new();
                    paths(tokens.get(at..at.saturating_add(end)).unwrap_or_default(), &[], &mut found);
                    self.paths.extend(
                        found.into_iter().filter(|path| path.first().is_some_and(|it| it == "shapewise")),
                    );
                    at = at.saturating_add(end);
                }
                "shapewise" => {
                    let mut path = vec![word];
                    while text(tokens.get(at)) == ":" && text(tokens.get(at.saturating_add(1))) == ":" {
                        let Some(TokenTree::Ident(next)) = tokens.get(at.saturating_add(2)) else { break };
                        path.push(next.to_string());
                        at = at.saturating_add(3);
                    }
                    self.paths.insert(path);
                }
                "." | ":" => {
                    // A path has two colons; a bound or a type after one is no member.
                    let is_path = word == "."
                        || at.checked_sub(2).is_some_and(|before| text(tokens.get(before)) == ":");
                    if is_path && let Some(TokenTree::Ident(name)) = tokens.get(at) {
                        self.members.insert(name.to_string());
                    }
                }
                word if ITEMS.contains(&word) => {
                    self.own.insert(text(tokens.get(at)));
                }
                _ => {
                    if let Some(group) = within(Some(token)) {
                        self.read(&group);
                    }
                }
            }
        }
    }
}

#[test]
fn code_beside_the_crate_names_no_hidden_item() {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let mut hidden = Hidden::default();
    // Without an allocator, other items of the same names say that they need one.
    for path in files.iter().filter(|path| !path.ends_with("heap/none.rs")) {
        hidden.read(&tokens(path), &module_of(path), Place::Module);
    }
    assert!(hidden.modules.contains("types"), "{:?}", hidden.modules);
    assert!(
        hidden.members.values().filter(|is_hidden| **is_hidden).count() > 50,
        "the test finds hidden members"
    );

    let mut beside = Vec::new();
    for folder in BESIDE {
        sources(&root().join(folder), &mut beside);
    }
    let read: Vec<(String, Named)> = beside
        .iter()
        .map(|path| {
            let mut named = Named::default();
            named.read(&tokens(path));
            (path.strip_prefix(root()).unwrap_or(path).display().to_string(), named)
        })
        .collect();
    assert!(read.iter().map(|(_, named)| named.paths.len()).sum::<usize>() > 500, "the test finds paths");
    let own: BTreeSet<&String> = read.iter().flat_map(|(_, named)| &named.own).collect();

    let mut faults: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (file, named) in &read {
        for path in &named.paths {
            if let Some(fault) = hidden.of(path.get(1..).unwrap_or_default()) {
                let name = path.last().map_or("", String::as_str);
                faults.entry(format!("{fault} as `{name}`")).or_default().insert(file);
            }
        }
        for name in &named.members {
            if hidden.members.get(name) == Some(&true)
                && !own.contains(name)
                && !SHARED.contains(&name.as_str())
            {
                faults.entry(format!("the member `{name}`")).or_default().insert(file);
            }
        }
    }
    let of = |fault: &str, name: &str| fault.contains(&format!("`{name}`"));
    for (name, reason) in EXCEPTIONS {
        assert!(!reason.is_empty(), "`{name}` has a reason");
        assert!(faults.keys().any(|fault| of(fault, name)), "`{name}` is an exception that nothing names");
    }
    faults.retain(|fault, _| !EXCEPTIONS.iter().any(|(name, _)| of(fault, name)));
    let list: Vec<String> = faults
        .iter()
        .map(|(fault, files)| format!("{fault}: {}", files.iter().copied().collect::<Vec<_>>().join(", ")))
        .collect();
    assert!(list.is_empty(), "hidden items of the crate that code beside it names:\n{}", list.join("\n"));
}
