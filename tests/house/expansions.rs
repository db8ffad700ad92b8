//! The exported macros, read from the source: an expansion names nothing that the scope of a caller may have as well. What it cannot avoid to say, as words for its own
//! rules and methods, is in `tests/hygiene/names.rs`, and the tests of the name `hygiene` call each macro where all of these names are something else.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::std_instead_of_alloc,
    reason = "positions in texts, found by searching them; a panic is a failure"
)]

use std::{collections::BTreeSet, fs};

use super::modules::{Source, code, shipped, sources_in};

/// The folders with sources of crates that may export macros.
const FOLDERS: [&str; 2] = ["src", "crates"];

/// The programs with the hostile scopes.
const PROGRAMS: [&str; 2] = ["tests/hygiene/hostile.rs", "crates/stablehlo/tests/hygiene.rs"];

/// The names that these programs give another meaning, and how to write the file again.
const NAMES: &str = "tests/hygiene/names.rs";
const RENEW: &str = "HYGIENE=overwrite cargo test --test house expansions";

/// Words of the language. They name nothing of a scope.
const KEYWORDS: [&str; 36] = [
    "_", "as", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn", "for",
    "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "Self",
    "static", "struct", "super", "trait", "true", "type", "unsafe", "use", "where",
];

/// The other words that no caller can define, because they are reserved. `while` and `async` are no names either.
const RESERVED_WORDS: [&str; 17] = [
    "abstract", "async", "await", "become", "box", "do", "final", "gen", "macro", "override", "priv", "try",
    "typeof", "unsized", "virtual", "while", "yield",
];

/// Attributes of the language, whose names nobody can take.
const ATTRIBUTES: [&str; 9] =
    ["cfg", "cold", "derive", "diagnostic", "doc", "inline", "must_use", "repr", "track_caller"];

/// A token, or what is in brackets.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    /// A number, a text or a lifetime.
    Other,
    Sign(char),
    Group(char, Vec<Token>),
}

use Token::{Group, Other, Sign, Word};

/// The tokens of code without comments and with empty texts, up to the bracket that ends it.
fn tokens(rest: &mut &str) -> Vec<Token> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let word = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let (token, len) = match first {
            _ if first.is_whitespace() => (None, first.len_utf8()),
            _ if rest.starts_with("r#") => {
                let end = rest[2..].find(|letter| !is_part(letter)).map_or(rest.len(), |end| end + 2);
                (Some(Word(rest[..end].to_owned())), end)
            }
            _ if first.is_ascii_digit() => (Some(Other), word),
            _ if is_part(first) => (Some(Word(rest[..word].to_owned())), word),
            '\'' => {
                // A lifetime, or a character that `code` has left.
                let end = rest[1..].find(|letter| !is_part(letter)).map_or(rest.len(), |end| end + 1);
                (Some(Other), if rest[end..].starts_with('\'') { end + 1 } else { end })
            }
            '"' => (Some(Other), 2),
            '(' | '[' | '{' => {
                *rest = &rest[1..];
                let group = Group(first, tokens(rest));
                (Some(group), usize::from(!rest.is_empty()))
            }
            ')' | ']' | '}' => return found,
            sign => (Some(Sign(sign)), sign.len_utf8()),
        };
        found.extend(token);
        *rest = &rest[len..];
    }
    found
}

/// A rule of an exported macro: what it expands to.
struct Rule {
    file: String,
    macro_name: String,
    expansion: Vec<Token>,
}

/// A list of tokens without the `d` of `$d`, by which a macro that defines a macro writes `$`.
fn without_dollars(tokens: &[Token]) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for token in tokens {
        match token {
            Word(d) if d == "d" && found.last() == Some(&Sign('$')) => {}
            // `$d $d`, before what the matcher takes: one of them is enough.
            Sign('$') if found.last() == Some(&Sign('$')) => {}
            Group(bracket, inner) => found.push(Group(*bracket, without_dollars(inner))),
            other => found.push(other.clone()),
        }
    }
    found
}

/// The rules of the exported macros in a list of tokens, and in its brackets. `defines` has the macros that define others.
fn rules(file: &str, tokens: &[Token], into: &mut Vec<Rule>) {
    for (at, token) in tokens.iter().enumerate() {
        let Group(_, inner) = token else { continue };
        // `macro_rules ! name {`
        let head = at.checked_sub(3).map(|from| &tokens[from..at]);
        let dollar = at.checked_sub(4).map(|from| &tokens[from..at]);
        let (name, start) = match (head, dollar) {
            (Some([Word(rules), Sign('!'), Word(name)]), _) if rules == "macro_rules" => {
                (name.clone(), at - 3)
            }
            (_, Some([Word(rules), Sign('!'), Sign('$'), Word(name)])) if rules == "macro_rules" => {
                (format!("${name}"), at - 4)
            }
            _ => {
                rules(file, inner, into);
                continue;
            }
        };
        // Attributes are before it, each a `#` and a group.
        let mut attributes = tokens[..start].rchunks_exact(2).take_while(|pair| pair[0] == Sign('#'));
        let exported = Group('[', vec![Word("macro_export".to_owned())]);
        if !attributes.any(|pair| pair[1] == exported) {
            rules(file, inner, into);
            continue;
        }
        let inner = if name.starts_with('$') { without_dollars(inner) } else { inner.clone() };
        for rule in inner.split(|token| *token == Sign(';')).filter(|rule| !rule.is_empty()) {
            // `matcher => expansion`
            let [Group(_, _), Sign('='), Sign('>'), Group(_, expansion)] = rule else {
                panic!("{file}: a rule of `{name}` is not read: {rule:?}");
            };
            into.push(Rule { file: file.to_owned(), macro_name: name.clone(), expansion: expansion.clone() });
        }
    }
}

/// The sources that may have exported macros.
fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        found.extend(sources_in(folder).into_iter().filter_map(|source| {
            let path = format!("{folder}/{}", source.path);
            (folder == "src" || path.contains("/src/")).then_some(Source { path, text: source.text })
        }));
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn rules_of(source: &Source) -> Vec<Rule> {
    let mut found = Vec::new();
    rules(&source.path, &tokens(&mut shipped(&code(&source.text)).as_str()), &mut found);
    found
}

/// What expansions say.
#[derive(Default)]
struct Said {
    /// What is not an own name of this workspace, or is a path from the caller's scope.
    faults: BTreeSet<String>,
    /// Words for rules of its own macros: a name, a method or nothing.
    words: BTreeSet<String>,
    /// Methods that are called with a dot.
    methods: BTreeSet<String>,
    /// How many names are defined or used.
    count: usize,
}

/// Where a list of tokens is.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The arguments of a macro of this workspace, which may be words for its rules.
    is_for_own_macro: bool,
    /// The braces of an `impl`: its items are not names of the scope.
    is_impl: bool,
    /// The braces of a structure's value: `field: value`.
    is_value: bool,
}

/// Whether no caller has the name.
fn is_reserved(name: &str) -> bool {
    let prefixes = ["__shapewise", "__SHAPEWISE", "__Shapewise", "shapewise_"];
    name.ends_with("_by_shapewise") || prefixes.iter().any(|prefix| name.starts_with(prefix))
}

/// Whether this token ends `::`.
fn is_path_sign(tokens: &[Token], end: usize) -> bool {
    end >= 2 && tokens[end - 2..end] == [Sign(':'), Sign(':')]
}

fn walk(rule: &Rule, tokens: &[Token], place: Place, said: &mut Said) {
    let fault = |said: &mut Said, what: String| {
        said.faults.insert(format!("{}, `{}!`: {what}", rule.file, rule.macro_name));
    };
    // An `impl` without its braces so far; and those of an item or a `match`, which are no value of a structure.
    let (mut in_impl, mut braces_are_code) = (false, false);
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &tokens[at]);
        match token {
            Group('[', inner) if before == Some(&Sign('#')) => {
                let name = inner
                    .iter()
                    .find_map(|token| if let Word(name) = token { Some(name.as_str()) } else { None });
                match name {
                    _ if inner.first() == Some(&Sign('$')) => {}
                    Some("derive") => {
                        if let Some(Group(_, traits)) = inner.get(1) {
                            walk(rule, traits, Place::default(), said);
                        }
                    }
                    Some(name) if ATTRIBUTES.contains(&name) => {}
                    // A function has the name of a type. Callers that forbid this declare names in a module of their own crate that does not.
                    Some("allow") if rule.macro_name == "names" => {}
                    other => {
                        fault(said, format!("the attribute {other:?}, which a caller's `forbid` may refuse"));
                    }
                }
            }
            // `::core::cfg!(debug_assertions)`
            Group('(', _) if matches!(&tokens[..at], [.., Word(cfg), Sign('!')] if cfg == "cfg") => {}
            Group(bracket, inner) => {
                let macro_name = match &tokens[..at] {
                    [.., Word(name), Sign('!')] => Some(name.as_str()),
                    // `$crate::name! { .. }` of an item.
                    _ => None,
                };
                let is_own = place.is_for_own_macro
                    || macro_name.is_some_and(|_| {
                        tokens[..at].len() >= 6 && tokens[at - 5] == Word("crate".to_owned())
                    });
                let is_value = *bracket == '{'
                    && !in_impl
                    && !braces_are_code
                    && matches!(before, Some(Word(_)) if at >= 3 && is_path_sign(tokens, at - 1));
                // A repetition is where it is.
                let inside = if before == Some(&Sign('$')) {
                    Place { is_for_own_macro: is_own, ..place }
                } else {
                    Place { is_for_own_macro: is_own, is_impl: *bracket == '{' && in_impl, is_value }
                };
                walk(rule, inner, inside, said);
                if *bracket == '{' {
                    (in_impl, braces_are_code) = (false, false);
                }
            }
            Word(name) => {
                let is_keyword = KEYWORDS.contains(&name.as_str());
                if is_keyword {
                    in_impl |= name == "impl";
                    braces_are_code |= matches!(name.as_str(), "match" | "if" | "for" | "fn");
                }
                let is_fragment = before == Some(&Sign('$'))
                    || matches!(&tokens[..at], [.., Sign('$'), Word(_), Sign(':')] if !is_path_sign(tokens, at));
                // The root of a path that begins with `::`.
                let is_root = is_path_sign(tokens, at)
                    && !matches!(tokens.get(at.wrapping_sub(3)), Some(Word(_) | Sign('>')));
                let is_item = place.is_impl
                    && matches!(before, Some(Word(word)) if ["fn", "const", "type"].contains(&word.as_str()));
                // One colon, or one before a path that begins with two.
                let colons = tokens[at + 1..].iter().take_while(|token| **token == Sign(':')).count();
                let is_field = place.is_value && colons % 2 == 1;
                if is_root {
                    if name != "core" {
                        fault(said, format!("`::{name}`: callers may not have the crate"));
                    }
                } else if before == Some(&Sign('.')) {
                    if !is_reserved(name) {
                        said.methods.insert(name.clone());
                    }
                } else if is_path_sign(tokens, at) || is_fragment || is_item || is_field {
                    // A part of a path, of the matcher or of an item.
                } else if is_keyword || RESERVED_WORDS.contains(&name.as_str()) || is_reserved(name) {
                    said.count += usize::from(is_reserved(name));
                } else if place.is_for_own_macro && before == Some(&Sign('@')) {
                    // `@name` is nothing but the name of a rule.
                } else if place.is_for_own_macro && tokens.get(at + 1) != Some(&Sign('!')) {
                    said.words.insert(name.trim_start_matches("r#").to_owned());
                } else {
                    fault(said, format!("`{name}` is defined in the caller's scope, or looked up there"));
                }
            }
            Sign(_) | Other => {}
        }
    }
}

fn said(rules: &[Rule]) -> Said {
    let mut said = Said::default();
    for rule in rules {
        walk(rule, &rule.expansion, Place::default(), &mut said);
    }
    said
}

/// What all exported macros say.
fn all_said() -> Said {
    let mut said = said(&all_rules());
    said.words.extend(all_rows().into_iter().flat_map(|row| row.into_iter().skip(2)));
    // A word may be the name of a method, `.$method()`.
    said.methods.extend(said.words.iter().cloned());
    said
}

/// The file of names, as it must be.
fn names(said: &Said) -> String {
    let mut text = format!(
        "// Written by `{RENEW}`, from the exported macros: the names of their expansions that a caller's scope may have as well.\n\n\
         // Words for the rules of the macros.\nhostile_names! {{\n"
    );
    said.words.iter().for_each(|name| text.push_str(&format!("    {name}\n")));
    text.push_str("}\n\n// Methods that they call with a dot.\nhostile_methods! {\n");
    said.methods.iter().for_each(|name| text.push_str(&format!("    {name}\n")));
    text.push_str("}\n");
    text
}

/// The words of the calls of macros that define exported ones, row by row: the first two are names of macros, and the others are words for their rules.
fn rows(tokens: &[Token], into: &mut Vec<Vec<String>>) {
    let defines = |body: &[Token]| {
        body.windows(4).any(|four| {
            four[0] == Word("macro_rules".to_owned()) && four[2] == Sign('$') && matches!(four[3], Word(_))
        })
    };
    fn has(tokens: &[Token], is: &dyn Fn(&[Token]) -> bool) -> bool {
        is(tokens) || tokens.iter().any(|token| matches!(token, Group(_, inner) if has(inner, is)))
    }
    let makers: Vec<&String> = tokens
        .windows(4)
        .filter_map(|four| match four {
            [Word(rules), Sign('!'), Word(name), Group(_, body)]
                if rules == "macro_rules" && has(body, &defines) =>
            {
                Some(name)
            }
            _ => None,
        })
        .collect();
    for three in tokens.windows(3) {
        let [Word(name), Sign('!'), Group(_, inner)] = three else { continue };
        if makers.contains(&name) {
            for row in inner.split(|token| *token == Sign(';')) {
                let words = row
                    .iter()
                    .filter_map(|token| if let Word(word) = token { Some(word.clone()) } else { None });
                into.push(words.collect());
            }
        }
    }
}

/// The rows of all files.
fn all_rows() -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for source in sources() {
        rows(&tokens(&mut shipped(&code(&source.text)).as_str()), &mut found);
    }
    found.retain(|row| !row.is_empty());
    found
}

/// The rules of all exported macros.
fn all_rules() -> Vec<Rule> {
    sources().iter().flat_map(rules_of).collect()
}

#[test]
fn each_exported_macro_is_read() {
    for source in sources() {
        let text = shipped(&code(&source.text));
        let exported = text.matches("#[macro_export]").count();
        let names: Vec<_> = rules_of(&source).into_iter().map(|rule| rule.macro_name).collect();
        let read: BTreeSet<_> = names.iter().collect();
        assert_eq!(read.len(), exported, "{}: {read:?}", source.path);
    }
}

#[test]
fn each_name_that_an_expansion_defines_is_reserved() {
    let said = all_said();
    let faults: Vec<_> = said.faults.iter().map(String::as_str).collect();
    assert!(
        faults.is_empty(),
        "{}\nA name that an expansion defines begins with `__shapewise`, and what it uses with `$crate::` or `::core::`.",
        faults.join("\n")
    );
    assert!(said.count > 100, "{} names are found", said.count);
}

/// What is wrong in the expansion of a macro of one rule.
fn faults_of(expansion: &str) -> Vec<String> {
    let text = format!("#[macro_export]\nmacro_rules! planted {{ ($($x:tt)*) => {{ {expansion} }} }}");
    let rules = rules_of(&Source { path: "planted.rs".to_owned(), text });
    let quoted = |fault: &String| fault.split('`').nth(3).unwrap_or(fault).to_owned();
    said(&rules).faults.iter().map(quoted).collect()
}

#[test]
fn planted_names_are_found() {
    let none: [&str; 0] = [];
    assert_eq!(faults_of("const LABELS: ::core::primitive::usize = 2;"), ["LABELS"]);
    assert_eq!(faults_of("static __SHAPEWISE_X: usize = 2;"), ["usize"]);
    assert_eq!(
        faults_of("fn compare() {} struct Item; trait Of {} mod inner {} type Alias = ();"),
        ["Alias", "Item", "Of", "compare", "inner"]
    );
    assert_eq!(
        faults_of("let array = &$x; match 1 { ::core::option::Option::Some(found) => {} }"),
        ["array", "found"]
    );
    assert_eq!(faults_of("fn __shapewise_f<T: ::core::marker::Copy>(given: T) {}"), ["T", "given"]);
    assert_eq!(
        faults_of("Some(vec![Ok(1)]); panic!(); core::cmp::max(1, std::mem::size_of::<()>())"),
        ["Ok", "Some", "core", "panic", "std", "vec"]
    );
    assert_eq!(
        faults_of("use ::core::ops::Add as Plus; use $crate::One as _; for item in $x {}"),
        ["Plus", "item"]
    );
    assert_eq!(faults_of("$crate::extent::Thing { name: 1, other: value }"), ["value"]);
    assert_eq!(
        faults_of("impl $crate::Thing for __ShapewiseX { const ITEMS: Usize = 1; fn of(x: Self) {} }"),
        ["Usize", "x"]
    );
    assert_eq!(faults_of("#[derive(Clone)] struct __ShapewiseX;"), ["Clone"]);
    assert_eq!(faults_of("#[allow(unused_imports)] use $crate::One as _;").len(), 1);
    assert_eq!(faults_of("::std::mem::drop(1)").len(), 1);
    assert_eq!(faults_of("|__shapewise_x| 'outer: { $x.map(|y| break 'outer y) }"), ["y"]);
    assert_eq!(faults_of("$crate::planted!(@done known [$x])"), none);
    assert_eq!(faults_of("::core::panic!(\"{message}\"); __shapewise_x.len()"), none);
}

#[test]
fn each_macro_is_called_in_a_hostile_scope() {
    let programs: String = PROGRAMS.iter().map(|path| fs::read_to_string(path).unwrap_or_default()).collect();
    let mut names: BTreeSet<String> = all_rules().into_iter().map(|rule| rule.macro_name).collect();
    names.extend(all_rows().into_iter().flat_map(|row| row.into_iter().take(2)));
    names.retain(|name| !name.starts_with(['_', '$']));
    assert!(names.len() > 20, "{names:?}");
    let missing: Vec<_> = names.iter().filter(|name| !programs.contains(&format!("::{name}!"))).collect();
    assert!(missing.is_empty(), "{PROGRAMS:?} do not call {missing:?}");
}

#[test]
fn the_hostile_scope_has_each_word_and_each_method() {
    let expected = names(&all_said());
    if std::env::var("HYGIENE").is_ok_and(|value| value == "overwrite") {
        fs::write(NAMES, &expected).expect("the file can be written");
    }
    let found = fs::read_to_string(NAMES).unwrap_or_default();
    assert!(found == expected, "{NAMES} lacks names of expansions, or has too many: run `{RENEW}`");
}
