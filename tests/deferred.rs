//! Code that few programs call is compiled only in the programs that call it, as generic code is: its functions are `#[inline]`. See
//! "Code that few programs call is compiled in those programs" in DESIGN.md. This test reads the source.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::nonminimal_bool,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use std::{fs, path::Path};

/// The modules of `src` whose functions are deferred: files and folders.
const DEFERRED: &[&str] = &[
    "text",
    "contraction",
    "rearrange",
    "sharding",
    "xla",
    "extent/dynamic",
    "shape/dynamic",
    "shape/sets",
    "layout/bitcast",
    "layout/order/borrowed",
    "layout/tile",
    "layout/tiled",
    "broadcast/dynamic",
    "broadcast/in_dim",
    "broadcast/inference",
    "broadcast/partial",
    "slice/axes",
    "slice/dense",
    "slice/encode",
    "slice/expr",
    "slice/spec",
    "slice/text",
    "view/construct",
    "view/contract",
    "view/dynamic",
    "view/extremes_along_axis",
    "view/gather",
    "view/gradient",
    "view/indices",
    "view/join",
    "view/many",
    "view/pad",
    "view/pieces",
    "view/print",
    "view/repeat",
    "view/reshape",
    "view/scan",
    "view/scatter",
    "view/sort",
    "view/split",
    "view/take",
    "view/variance",
    "view/windows",
];

/// Whether a list of generic parameters has one that is not a lifetime, so that the compiler defers the code itself.
fn has_types(parameters: &str) -> bool {
    parameters
        .split(',')
        .map(str::trim)
        .any(|parameter| !parameter.is_empty() && !parameter.starts_with('\''))
}

/// The parameters after `word` in a line, such as `<'a, T>` after `impl`.
fn parameters<'a>(line: &'a str, word: &str) -> &'a str {
    let rest = line.split_once(word).map_or("", |(_, rest)| rest);
    let rest = rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
    rest.strip_prefix('<').map_or("", |rest| rest.split(['>', '(']).next().unwrap_or(""))
}

/// The functions of a formatted file that are neither generic nor have an attribute `inline`: each with its line.
fn compiled_here(text: &str) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let (mut found, mut generic, mut skipped, mut inline) = (Vec::new(), false, false, false);
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let is_top = !line.is_empty() && code.len() == line.len();
        if line.starts_with("#[cfg(test)]") {
            break;
        }
        if is_top && (code.starts_with("impl") || code.starts_with("unsafe impl")) {
            (generic, skipped) = (has_types(parameters(code, "impl")), false);
        } else if is_top && (code.contains("trait ") || code.starts_with("macro_rules!")) {
            skipped = true;
        } else if line == &"}" {
            (generic, skipped) = (false, false);
        }
        let words: Vec<&str> = code.split(' ').take_while(|word| !word.contains('"')).collect();
        let function = words.iter().position(|&word| word == "fn");
        if code.starts_with("#[inline") {
            inline = true;
        } else if let Some(position) = function
            && words.iter().take(position).all(|word| {
                word.starts_with("pub") || word.ends_with(')') || ["const", "unsafe"].contains(word)
            })
        {
            let head = lines.iter().skip(at).take(12).map(|line| line.trim()).collect::<String>();
            let head = head.split('{').next().unwrap_or("").split("->").next().unwrap_or("");
            let types = has_types(parameters(head, "fn ")) || head.contains("impl ");
            if !skipped && !inline && !types && !(generic && !is_top) {
                found.push((at, code.to_owned()));
            }
            inline = false;
        } else if !(code.starts_with("#[") || code.starts_with("//")) {
            inline = false;
        }
    }
    found
}

fn visit(path: &Path, found: &mut Vec<String>) -> usize {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap();
        return entries.map(|entry| visit(&entry.unwrap().path(), found)).sum();
    }
    let text = fs::read_to_string(path).unwrap();
    found.extend(
        compiled_here(&text).iter().map(|(line, code)| format!("{}:{}: {code}", path.display(), line + 1)),
    );
    1
}

#[test]
fn functions_that_few_programs_call_are_inline() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for module in DEFERRED {
        let file = root.join(format!("{module}.rs"));
        let folder = root.join(module);
        let files = [file, folder]
            .iter()
            .filter(|path| path.exists())
            .map(|path| visit(path, &mut found))
            .sum::<usize>();
        assert_ne!(files, 0, "there is a module {module}");
    }
    assert!(found.is_empty(), "these functions need `#[inline]`, see DESIGN.md:\n{}", found.join("\n"));
}

#[test]
fn the_scan_finds_functions() {
    let text = "impl A {\n    pub fn a(&self) {}\n\n    #[inline]\n    /// Doc.\n    fn b() {}\n\n    fn c<'a>() {}\n\n    fn d<T>() {}\n\n    \
                fn e(x: impl Copy) {}\n}\n\nimpl<T> B<T> {\n    fn f() {}\n}\n\nimpl<'a> C<'a> {\n    const fn g() {}\n}\n\npub(crate) fn h(\n    \
                x: usize,\n) -> impl Copy {\n    x\n}\n\n#[inline]\n#[must_use]\nfn i() {}\n\ntrait D {\n    fn j() {}\n}\n\n\
                pub(in crate::view) fn k() {}\n";
    let lines: Vec<_> = compiled_here(text).into_iter().map(|(line, _)| line + 1).collect();
    assert_eq!(lines, [2, 8, 20, 23, 37]);
}
