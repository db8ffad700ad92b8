//! The order of the modules, read from the source: `lib.rs` and `arrays.rs` list the modules so that each uses only modules listed before it,
//! so no import goes in a circle. And `rank` alone names typenum.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "positions in short texts, found by searching them"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Uses of a module that is listed later, and why they are there.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    (
        "types",
        "layout",
        "a list of axes names the layout that it makes, and a layout names its list. A trait of `layout` for that would be a bound on \
         each associated type of `AxisList`, which generic code would have to prove, or which would be named here again",
    ),
    ("loops", "array", "the loops that the types of operands determine"),
    ("array", "verbs", "operations on all elements, which constructors and conversions call"),
];

/// The files that list modules.
const LISTS: [&str; 2] = ["lib.rs", "arrays.rs"];

/// The files with `unsafe` code, each with a proof and a reason.
const UNSAFE: &[&str] = &[
    "arrays/array/access.rs",
    "arrays/array/made.rs",
    "arrays/interop/nalgebra/gaps.rs",
    "arrays/interop/ndarray/gaps.rs",
    "arrays/loops/bits.rs",
    "arrays/loops/relayout/squares.rs",
    "arrays/loops/wide.rs",
    "arrays/verbs/axes/permute.rs",
    "arrays/verbs/axes/reorder.rs",
    "arrays/verbs/axes/windows.rs",
    "arrays/verbs/contract/kernel.rs",
    "arrays/verbs/labels.rs",
    "arrays/verbs/slice.rs",
    "extent/agreed.rs",
    "layout/agreed.rs",
    "types/agreed.rs",
    "within/memory.rs",
];

/// The files that state that numbers agree with a type, or that a memory is as long as its layout. The others call their functions, which compare, or
/// which pass through what was compared.
const ASSERTING: &[&str] = &[
    "arrays/array/made.rs",
    "arrays/verbs/axes/permute.rs",
    "arrays/verbs/axes/reorder.rs",
    "arrays/verbs/axes/windows.rs",
    "arrays/verbs/labels.rs",
    "arrays/verbs/slice.rs",
    "extent/agreed.rs",
    "layout/agreed.rs",
];

/// The same of the other crates of the workspace.
const UNSAFE_IN_CRATES: &[&str] = &["crates/io/src/dlpack/managed.rs", "crates/playground/src/exports.rs"];

/// Files that name typenum outside of `rank`, and why they do.
const TYPENUM: &[(&str, &str)] = &[];

/// A file of the crate: its path in `src`, and its text.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

fn sources() -> Vec<Source> {
    sources_in("src")
}

/// The files of Rust in a folder of the repository.
pub(super) fn sources_in(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let (mut sources, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                sources.push(Source { path: name, text: fs::read_to_string(path).unwrap() });
            }
        }
    }
    sources
}

/// The code of a file: without comments, and with empty string literals.
pub(super) fn code(text: &str) -> String {
    let (mut code, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(raw) = ["r\"", "r#\"", "r##\""].iter().find(|raw| rest.starts_with(**raw)) {
            let end = format!("\"{}", &raw[1..raw.len() - 1]);
            code.push_str("\"\"");
            rest[raw.len()..].find(&end).map_or(rest.len(), |at| raw.len() + at + end.len())
        } else if first == '"' {
            let mut end = 1;
            while !rest[end..].starts_with('"') {
                end += if rest[end..].starts_with('\\') { 2 } else { 1 };
                while !rest.is_char_boundary(end) {
                    end += 1;
                }
            }
            code.push_str("\"\"");
            end + 1
        } else if let Some(literal) =
            ["'{'", "'}'", "'\"'", "'\\''", "'\\\\'"].iter().find(|it| rest.starts_with(**it))
        {
            literal.len()
        } else {
            code.push(first);
            first.len_utf8()
        };
        rest = &rest[taken..];
    }
    code
}

/// The code without items that are there for tests or for the docs.
pub(super) fn shipped(code: &str) -> String {
    let (mut shipped, mut rest) = (String::new(), code);
    let next = |rest: &str| {
        ["#[cfg(test)]", "#[cfg(all(test", "#[cfg(doc)]", "#[cfg(all(doc"]
            .iter()
            .filter_map(|attribute| rest.find(attribute))
            .min()
    };
    while let Some(at) = next(rest) {
        shipped.push_str(&rest[..at]);
        let item = &rest[at..];
        let head = item.find([';', '{']).unwrap_or(item.len());
        let end = if item[head..].starts_with('{') { head + block(&item[head..]) } else { head };
        rest = item[end..].strip_prefix(';').unwrap_or(&item[end..]);
    }
    shipped + rest
}

/// The length of the block at the beginning of a text, braces included.
fn block(text: &str) -> usize {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 1 => return at + 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The first names of what follows a path's `::`: one name, or those of a group. Macros are left out, as all of them are at the root.
fn names(after: &str) -> Vec<&str> {
    let first = |part: &str| {
        let part = part.trim_start();
        let end = part
            .find(|character: char| !character.is_alphanumeric() && character != '_')
            .unwrap_or(part.len());
        (part.len() - part[end..].len(), part[end..].starts_with('!'))
    };
    let name = |part: &'_ str| {
        let (end, is_macro) = first(part);
        (end > 0 && !is_macro).then_some(end)
    };
    if !after.starts_with('{') {
        return name(after).map(|end| &after[..end]).into_iter().collect();
    }
    let group = &after[1..block(after) - 1];
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&group[begin..]);
    parts.into_iter().map(str::trim_start).filter_map(|part| name(part).map(|end| &part[..end])).collect()
}

/// The text of `lib.rs` with the list of `arrays.rs` in the place of the module `arrays`, whose modules are re-exported at the root.
fn listed(sources: &[Source]) -> String {
    let text = |path: &str| &sources.iter().find(|source| source.path == path).unwrap().text;
    let (lib, line) = (text("lib.rs"), "\nmod arrays;\n");
    assert_eq!(lib.matches(line).count(), 1, "`lib.rs` lists the module `arrays`");
    lib.replace(line, &format!("\n{}", text("arrays.rs").replace("pub(crate) mod ", "mod ")))
}

/// The module in the list that a file is in.
fn module(path: &str) -> &str {
    path.strip_prefix("arrays/").unwrap_or(path).split(['/', '.']).next().unwrap()
}

/// The modules in the order of the list.
fn modules(lib: &str) -> Vec<String> {
    let lib = shipped(&code(lib));
    let lines = lib.lines().map(|line| line.trim().trim_start_matches("pub "));
    lines.filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';')).map(str::to_owned).collect()
}

/// The module from which `lib.rs` takes a name to the root.
fn home(lib: &str, name: &str) -> Option<String> {
    let lib = shipped(&code(lib));
    lib.split(';').find_map(|item| {
        let (module, items) = item.trim().rsplit_once("pub use ")?.1.split_once("::")?;
        names(items).contains(&name).then(|| module.to_owned())
    })
}

/// Whether a file exports a macro of this name.
fn is_macro(sources: &[Source], name: &str) -> bool {
    let rules = format!("#[macro_export]\nmacro_rules! {name} {{");
    sources.iter().any(|source| source.text.contains(&rules))
}

/// A module, one that it uses, and the file that uses it.
type Use = (String, String, String);

/// Which top-level modules use which.
fn uses(lib: &str, sources: &[Source]) -> Vec<Use> {
    let (modules, mut uses) = (modules(lib), Vec::new());
    for Source { path, text } in sources.iter().filter(|source| !LISTS.contains(&source.path.as_str())) {
        let from = module(path);
        let shipped = shipped(&code(text));
        let at_root = "super::".repeat(path.split('/').count());
        for (root, is_crate) in [("crate::", true), (at_root.as_str(), false)] {
            for (at, _) in shipped.match_indices(root) {
                let before = shipped[..at].chars().next_back().unwrap_or(' ');
                if before.is_alphanumeric() || before == '_' || before == ':' {
                    continue;
                }
                for name in names(&shipped[at + root.len()..]) {
                    let to = if modules.iter().any(|module| module == name) {
                        name.to_owned()
                    } else if let Some(home) = home(lib, name) {
                        home
                    } else if is_macro(sources, name) {
                        // A macro is at the root, wherever its file is.
                        continue;
                    } else {
                        assert!(
                            !is_crate,
                            "{path} uses `crate::{name}`, which is neither a module nor at the root"
                        );
                        continue;
                    };
                    if to != from {
                        uses.push((from.to_owned(), to, path.clone()));
                    }
                }
            }
        }
    }
    uses.sort();
    uses.dedup();
    uses
}

/// The uses of modules that are listed later than the one that uses them.
fn upwards(lib: &str, sources: &[Source]) -> Vec<Use> {
    let modules = modules(lib);
    let place = |name: &str| modules.iter().position(|module| module == name);
    uses(lib, sources).into_iter().filter(|(from, to, _)| place(from) < place(to)).collect()
}

#[test]
fn each_module_uses_only_modules_that_are_listed_before_it() {
    let sources = sources();
    let upwards = upwards(&listed(&sources), &sources);
    for (from, to, path) in &upwards {
        assert!(
            EXCEPTIONS.iter().any(|exception| (exception.0, exception.1) == (from, to)),
            "src/{path} uses `{to}`, but `lib.rs` lists `{to}` after `{from}`"
        );
    }
    for (from, to, reason) in EXCEPTIONS {
        let is_needed = upwards.iter().any(|(user, used, _)| (user.as_str(), used.as_str()) == (*from, *to));
        assert!(is_needed, "`{from}` no longer uses `{to}`: remove the exception ({reason})");
    }
}

#[test]
fn every_module_is_listed() {
    let sources = sources();
    let modules = modules(&listed(&sources));
    assert!(modules.len() > 10, "`lib.rs` lists modules: {modules:?}");
    for Source { path, .. } in sources.iter().filter(|source| !LISTS.contains(&source.path.as_str())) {
        assert!(
            modules.iter().any(|listed| listed == module(path)),
            "src/{path} is in no module of `lib.rs` or `arrays.rs`"
        );
    }
}

#[test]
fn only_rank_names_typenum() {
    for Source { path, text } in sources() {
        let is_allowed = path == "rank.rs"
            || path.starts_with("rank/")
            || TYPENUM.iter().any(|(exception, _)| *exception == path);
        assert!(is_allowed || !text.contains("typenum"), "src/{path} names typenum: only `rank` does");
    }
    for (path, reason) in TYPENUM {
        let names_it = sources().iter().any(|source| source.path == *path && source.text.contains("typenum"));
        assert!(names_it, "src/{path} no longer names typenum: remove the exception ({reason})");
    }
}

#[test]
fn unsafe_files_are_listed() {
    let mut found: Vec<String> = sources()
        .into_iter()
        .filter(|source| shipped(&code(&source.text)).contains("unsafe_code"))
        .map(|source| source.path)
        .collect();
    found.sort();
    assert_eq!(found, UNSAFE, "`UNSAFE` lists the files with `unsafe` code");
    let mut of_crates: Vec<String> = sources_in("crates")
        .into_iter()
        .filter(|source| {
            source.path.contains("/src/") && shipped(&code(&source.text)).contains("unsafe_code")
        })
        .map(|source| format!("crates/{}", source.path))
        .collect();
    of_crates.sort();
    assert_eq!(of_crates, UNSAFE_IN_CRATES, "`UNSAFE_IN_CRATES` lists the files with `unsafe` code");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for document in ["CONTRIBUTING.md", "Cargo.toml"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        for path in UNSAFE {
            assert!(text.contains(&format!("src/{path}")), "{document} does not name src/{path}");
        }
        for path in UNSAFE_IN_CRATES {
            assert!(text.contains(path), "{document} does not name {path}");
        }
    }
}

#[test]
fn few_files_assert_an_agreement() {
    let mut found: Vec<String> = sources()
        .into_iter()
        .filter(|source| {
            let code = shipped(&code(&source.text));
            code.contains("Agreed::assume()")
                || code.contains("::trusted(")
                || code.contains("::starting_within")
        })
        .map(|source| source.path)
        .collect();
    found.sort();
    assert_eq!(found, ASSERTING, "`ASSERTING` lists the files that assert an agreement");
}

/// What is used by a file of the module `low`, of a crate that lists `low`, `middle`, `high` and has `high::Thing` at its root.
fn used_by_low(path: &str, text: &str) -> Vec<String> {
    let lib = "mod low;\npub mod middle;\n#[cfg(x)]\npub mod high;\npub use high::{Other, Thing};\npub use low::Low;\n";
    let source = Source { path: path.to_owned(), text: text.to_owned() };
    upwards(lib, &[source]).into_iter().map(|(_, to, _)| to).collect()
}

#[test]
fn uses_of_later_modules_are_found() {
    assert_eq!(used_by_low("low.rs", "use crate::high::Thing;"), ["high"]);
    assert_eq!(used_by_low("low.rs", "use crate::{low::Low, middle::{A, B}};"), ["middle"]);
    assert_eq!(used_by_low("low.rs", "use crate::{\n    Thing,\n    middle,\n};"), ["high", "middle"]);
    assert_eq!(used_by_low("low/part.rs", "fn f(_: crate::Other) {}"), ["high"]);
    assert_eq!(used_by_low("low/part.rs", "macro_rules! m { () => { $crate::middle::f() } }"), ["middle"]);
    assert_eq!(used_by_low("low/part.rs", "use super::super::middle;"), ["middle"]);
    assert_eq!(used_by_low("low.rs", "#[cfg(test)]\nmod tests { fn f() {} }\nuse crate::high;"), ["high"]);
    assert_eq!(used_by_low("low.rs", "const C: &str = \"{ // \\\" \";\nuse crate::high;"), ["high"]);
}

#[test]
fn docs_tests_and_texts_are_no_uses() {
    let none: [&str; 0] = [];
    assert_eq!(
        used_by_low("low.rs", "/// [`crate::high`]\n// crate::high\n/* crate::high */ fn f() {}"),
        none
    );
    assert_eq!(
        used_by_low(
            "low.rs",
            "#[cfg(doc)]\nuse crate::{high::Thing};\n#[cfg(all(doc, x))]\nuse crate::middle;"
        ),
        none
    );
    assert_eq!(
        used_by_low("low.rs", "#[cfg(test)]\nmod tests {\n    use crate::high;\n    const C: char = '}';\n}"),
        none
    );
    assert_eq!(
        used_by_low("low.rs", "const C: &str = \"crate::high\";\nconst D: &str = r#\"crate::high\"#;"),
        none
    );
    assert_eq!(used_by_low("low/part.rs", "use super::middle;\nuse crate::low::Low;\ncrate::high!();"), none);
    assert_eq!(used_by_low("high.rs", "use crate::{low, middle};"), none);
}

/// The docs list the constructors of these types first: rustdoc lists what modules add before what their parent has. `Shape` and `Ordered`
/// have theirs in the parent all the same, because compile errors name them, with the path of their module.
#[test]
fn docs_of_types_of_run_time_rank_begin_with_constructors() {
    let parents = [("shape/dynamic.rs", "describe"), ("arrays/array/dynamic.rs", "construct")];
    for (file, first) in parents {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file)).unwrap();
        let module = text.lines().find_map(|line| line.strip_prefix("mod "));
        assert_eq!(module, Some(format!("{first};").as_str()), "the first module of {file}");
    }
}
