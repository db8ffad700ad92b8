//! That no method which derives an array from an array is forgotten: the list is read from the sources.

use std::{collections::BTreeMap, fs, path::Path};

/// What returns an array and derives it from no other: it checks the memory (`memory_and_layout_are_compared_where_they_first_come_together`), or
/// makes new memory of as many elements as the shape has. `compared` returns the pattern of a macro, which it does not change.
const NEW: [&str; 18] = [
    "arange",
    "compared",
    "concatenate",
    "einsum",
    "filled",
    "from_fn",
    "from_shape",
    "identity",
    "new",
    "of",
    "of_fn",
    "of_value",
    "ones",
    "select",
    "stack",
    "with_layout",
    "with_strides",
    "zeros",
];

/// Whether a type, as it is written, is an array that may have the memory of another one, several, or an iterator of them. A tensor of elements
/// that are computed has new memory.
fn is_array(result: &str) -> bool {
    ["View<", "ViewMut<", "TensorBase<", "AxisIter", "WindowIter", "Self"]
        .iter()
        .any(|name| result.contains(name))
}

/// The name of a function and its result, of a text that begins after `fn `.
fn signature(text: &str) -> Option<(&str, &str)> {
    let name = text.split(|found: char| !found.is_alphanumeric() && found != '_').next()?;
    let head = text.split(" {\n").next()?.split(";\n").next()?;
    // The last arrow that is not in brackets: those before it are of closures.
    let (mut depth, mut result) = (0_usize, None);
    for (at, found) in head.char_indices() {
        match found {
            '(' | '[' | '<' => depth += 1,
            '>' if head[..at].ends_with('-') && depth == 0 => result = head.get(at + 1..),
            '>' if head[..at].ends_with('-') => {}
            ')' | ']' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let result = result?.split("where").next()?;
    (!name.is_empty()).then_some((name, result))
}

/// The public functions of a folder that return arrays, and where they are.
fn collect(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for part in code.split("pub fn ").skip(1).chain(code.split("pub const fn ").skip(1)) {
            if let Some((name, result)) = signature(part)
                && is_array(result)
            {
                found.insert(name.to_owned(), format!("{} ->{result}", path.display()));
            }
        }
    }
}

#[test]
fn each_method_that_derives_an_array_is_called_in_these_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    for folder in ["src/arrays/array", "src/arrays/verbs"] {
        collect(&root.join(folder), &mut found);
    }
    assert!(found.len() > 60, "{} functions: the sources are read as they are written", found.len());
    for name in [
        "transpose",
        "try_slice",
        "split_at",
        "outer_iter",
        "into_permute",
        "ranked_mut",
        "broadcast_in_dim",
        "slice_by_mut",
    ] {
        assert!(found.contains_key(name), "{name} returns an array");
    }
    let tests =
        [include_str!("../access_proof.rs"), include_str!("writable.rs"), include_str!("any_rank.rs")]
            .concat();
    let is_called = |name: &str| {
        [".", "::"]
            .iter()
            .any(|before| ["(", "::<"].iter().any(|after| tests.contains(&format!("{before}{name}{after}"))))
    };
    let mut missing = Vec::new();
    for (name, place) in &found {
        // Of `x` and `try_x`, which are one piece of code, one is enough.
        let twin = name.strip_prefix("try_").map_or_else(|| format!("try_{name}"), str::to_owned);
        if !(is_called(name) || is_called(&twin) || NEW.contains(&name.trim_start_matches("try_"))) {
            missing.push(format!("{name} of {place}"));
        }
    }
    assert!(
        missing.is_empty(),
        "these derive an array from an array: check the span of their results, here: {missing:#?}"
    );
    for name in NEW {
        let twin = name.strip_prefix("try_").unwrap_or(name);
        assert!(
            found.keys().any(|found| found.trim_start_matches("try_") == twin),
            "{name} is not a function any more"
        );
    }
}
