//! The messages of compile errors, word for word: `ui-tests/README.md`.
#![cfg(all(feature = "std", feature = "arrays"))]

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
/// Cases whose message lists impls all the same: conversions and collections, because the outermost trait is `From` or `FromIterator`. Where ours are left out,
/// the compiler lists those. The list may only become shorter.
const LISTS_IMPLS: [&str; 2] = ["elements_of_ones_own.stderr", "matrix_collected_of_numbers.stderr"];
/// What compares ranks, axes, extents or elements in the signature of a method: traits, and arguments that are arrays.
const COMPARE: [&str; 36] = [
    ": [",
    "AlongAxes<",
    "AnyIndex",
    "ArrayOf<",
    "AsView<",
    "AssignedTo<",
    "AxesIn<",
    "AxisIn<",
    "AxisOrder<",
    "Below<",
    "DotElement",
    "DotsWith<",
    "Ends<",
    "ExtentList<",
    "Extents<",
    "WrittenInto<",
    "Float",
    "ReducesAxisTo<",
    "HasRowsOf<",
    "InnerProductWith<",
    "JoinsInto<",
    "Mask<",
    "Minus<",
    "Operand<",
    "OtherAxis<",
    "PerAxis<",
    "Permutation<",
    "PlacedInRank<",
    "ReducedAx",
    "Reduces",
    "ReshapeTo<",
    "ShapeLike<",
    "SliceOf<",
    "Summand",
    "TotallyOrdered",
    "ZipsWith<",
];
/// What macros call.
const BY_MACROS: [&str; 4] = ["contract", "reduce", "smallest", "with"];
/// The maximum of the median number of lines of the first error. Only lines with words count: not blank ones, and not those with only a `|`
/// or `...`. This number and those below may only become smaller.
const MEDIAN_LINES: usize = 7;
/// The maximum number of lines of the first error.
const MAX_LINES: usize = 18;
/// The maximum number of cases with more than one error.
const SEVERAL_ERRORS: usize = 1;
/// The maximum number of cases with a path through a private module to a trait or a type.
const PRIVATE_PATHS: usize = 5;

/// Errors of types and traits: reported by `cargo check`, so also in the editor.
#[test]
#[cfg_attr(
    any(
        feature = "half",
        feature = "image",
        feature = "nalgebra",
        feature = "ndarray",
        feature = "num-complex",
        feature = "proptest",
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
        feature = "half",
        feature = "image",
        feature = "nalgebra",
        feature = "ndarray",
        feature = "num-complex",
        feature = "proptest",
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

/// An operation whose mistakes the types show has a case with such a mistake.
#[test]
fn each_operation_on_arrays_has_a_case() {
    let cases: String = files("rs").iter().map(|case| read(case)).collect();
    let is_called = |name: &str| {
        cases.match_indices(name).any(|(at, _)| {
            let (before, after) =
                (cases.get(..at).unwrap_or_default(), cases.get(at.saturating_add(name.len())..));
            !before.ends_with(|last: char| last.is_alphanumeric() || last == '_')
                && after.is_some_and(|after| ["(", "::<"].iter().any(|open| after.starts_with(open)))
        })
    };
    let compared: Vec<_> =
        operations().into_iter().filter(|(_, signature)| has_any(signature, &COMPARE)).collect();
    assert!(compared.len() > 100, "there are operations: {compared:#?}");
    let missing: Vec<_> = compared.iter().map(|(name, _)| name).filter(|name| !is_called(name)).collect();
    assert!(missing.is_empty(), "no case in {CASES} calls {missing:#?}");
}

/// The names and signatures of the public functions on arrays whose rank is in the type, without hidden ones and without those that differ from
/// another one by a prefix or a suffix: `try_x`, `par_x`, `into_x`, `x_mut`.
fn operations() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let of_verbs = files_in("src/arrays/verbs", "rs").into_iter();
    for path in files_in("src/arrays/array", "rs")
        .into_iter()
        .chain(of_verbs)
        .filter(|path| !path.starts_with("src/arrays/array/dynamic"))
    {
        let text = read(&path);
        let (lines, mut is_hidden) = (text.lines().collect::<Vec<_>>(), false);
        for (number, line) in lines.iter().enumerate() {
            let line = line.trim_start();
            is_hidden |= line.starts_with("#[doc(hidden)]");
            if let Some((name, _)) = line.strip_prefix("pub fn ").and_then(|line| line.split_once(['(', '<']))
            {
                let rest = lines.get(number..).unwrap_or_default();
                let last = rest.iter().position(|line| line.ends_with('{')).unwrap_or_default();
                let signature = rest.iter().take(last.saturating_add(1)).copied().collect::<String>();
                // A macro's functions have a case by the name of one of them.
                let is_named = !name.starts_with('$');
                if is_named && !is_hidden && !has_twin(name) && !BY_MACROS.contains(&name) {
                    found.push((name.to_owned(), signature));
                }
            }
            is_hidden &= line.starts_with("#[") || line.starts_with("///");
        }
    }
    found
}

/// Whether a name is that of another function with a prefix or a suffix, and so has its mistakes.
fn has_twin(name: &str) -> bool {
    ["try_", "par_", "into_"].iter().any(|prefix| name.starts_with(prefix)) || name.ends_with("_mut")
}

fn has_any(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

#[test]
fn messages_name_the_mistake_in_few_lines() {
    let (mut faults, mut lengths) = (Vec::new(), Vec::new());
    let (mut several, mut with_paths, private) = (Vec::new(), Vec::new(), private_modules());
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
        let noise = noise.filter(|noise| !(lists && **noise == "other types implement"));
        if lists && !message.contains("other types implement") {
            faults.push(format!("{name}: lists no impls any more, so it is no exception"));
        }
        faults.extend(noise.map(|noise| format!("{name}: contains `{noise}`")));
        if private.iter().any(|module| names_an_item_of(&message, module)) {
            with_paths.push(name.to_string());
        }
        // Each error begins a line, so the first one ends where the second one begins.
        let mut lines = message.lines();
        let first = lines.by_ref().take(1).chain(message.lines().skip(1).take_while(|line| !is_error(line)));
        let length = first.filter(|line| !["", "|", "..."].contains(&line.trim())).count();
        if length > MAX_LINES {
            faults.push(format!("{name}: the first error has {length} lines with words"));
        }
        if lines.any(is_error) {
            several.push(name.to_string());
        }
        lengths.push(length);
    }
    lengths.sort_unstable();
    let (median, min, max) = (lengths[lengths.len() / 2], lengths[0], lengths[lengths.len() - 1]);
    let lines = format!(
        "{} messages: median {median} lines with words, min {min}, max {max}; several errors in {}, private paths in {}",
        lengths.len(),
        several.len(),
        with_paths.len()
    );
    #[expect(clippy::print_stdout, reason = "the numbers are read after a change")]
    {
        println!("{lines}");
    }
    if median > MEDIAN_LINES {
        faults.push(format!("{lines}: the median must be at most {MEDIAN_LINES}"));
    }
    if several.len() > SEVERAL_ERRORS {
        faults.push(format!("more than {SEVERAL_ERRORS} have several errors: {several:#?}"));
    }
    if with_paths.len() > PRIVATE_PATHS {
        faults.push(format!("more than {PRIVATE_PATHS} have private paths: {with_paths:#?}"));
    }
    assert!(faults.is_empty(), "{} messages fall short:\n{}", faults.len(), faults.join("\n"));
}

/// Whether a line begins an error.
fn is_error(line: &str) -> bool {
    line.starts_with("error:") || line.starts_with("error[")
}

/// Whether a message names a type or a trait of a module by its path: not an impl, which the compiler names by its module wherever that is.
fn names_an_item_of(message: &str, module: &str) -> bool {
    let path = format!("{module}::");
    message.match_indices(&path).any(|(at, found)| {
        let (before, rest) = message.split_at(at);
        let before = before.trim_end_matches("shapewise::");
        let after = rest.strip_prefix(found).unwrap_or_default();
        after.starts_with(char::is_uppercase)
            && !before.ends_with(|last: char| last.is_alphanumeric() || "_:".contains(last))
    })
}

/// The private modules, as paths without the name of the crate: those of a file of their own, those that are nested within a file, and all that
/// is in one of them.
fn private_modules() -> Vec<String> {
    let (mut all, mut private) = (Vec::new(), Vec::new());
    for path in files_in("src", "rs") {
        let stem = path.with_extension("");
        let names: Vec<_> = stem.iter().skip(1).map(|name| name.to_string_lossy()).collect();
        // The modules around a line, with the ends of those that are nested.
        let file = if names == ["lib"] { String::new() } else { names.join("::") };
        let mut around = vec![(None, file)];
        for line in read(&path).lines() {
            if around.last().is_some_and(|(end, _)| end.as_deref() == Some(line)) {
                around.pop();
            }
            let text = line.trim_start();
            let item = ["pub(crate) ", "pub(super) ", "pub "]
                .iter()
                .find_map(|visible| text.strip_prefix(visible))
                .unwrap_or(text);
            let Some((module, is_nested)) = item.strip_prefix("mod ").and_then(|item| {
                item.strip_suffix(';')
                    .map(|module| (module, false))
                    .or_else(|| item.strip_suffix(" {").map(|module| (module, true)))
            }) else {
                continue;
            };
            let parent = around.last().map_or("", |(_, parent)| parent);
            let module = if parent.is_empty() { module.to_owned() } else { format!("{parent}::{module}") };
            if !text.starts_with("pub mod ") {
                private.push(module.clone());
            }
            all.push(module.clone());
            if is_nested {
                let indent = &line[..line.len().saturating_sub(text.len())];
                around.push((Some(format!("{indent}}}")), module));
            }
        }
    }
    let within = |module: &String| {
        private.iter().any(|outer| module == outer || module.starts_with(&format!("{outer}::")))
    };
    all.retain(within);
    assert!(all.iter().any(|module| module.ends_with("::along")), "modules within a file count: {all:#?}");
    all
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
         --test ui` (`rustup toolchain install {TOOLCHAIN}` installs it)"
    );
}

/// The text in the first line of a case that the first line of its message must contain.
fn promise(case: &str) -> Option<&str> {
    let (_, promised) = case.lines().next()?.strip_prefix("//! Rule: ")?.split_once(". First line: \"")?;
    promised.strip_suffix('"').filter(|promised| !promised.is_empty())
}

/// All files of the cases with this extension, sorted.
fn files(extension: &str) -> Vec<PathBuf> {
    files_in(CASES, extension)
}

/// All files of a folder with this extension, sorted.
fn files_in(folder: &str, extension: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![PathBuf::from(folder)]);
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
