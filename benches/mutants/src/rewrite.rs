//! A copy of the repository with all changes in its source.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::edits::{Place, file_with};
use crate::list::Change;

/// The module that tells which change is selected. It calls C, because a test may count what the allocator does.
const SELECTOR: &str = include_str!("selector.txt");

/// Rewrites the source of a copy of the repository, and compiles it, until all changes that remain compile. It writes their names to
/// `changes.txt`, and those of the others to `uncompiled.txt`.
pub(crate) fn all(changes: &[Change], folder: &Path) {
    let mut files: BTreeMap<&str, (String, Vec<&Change>)> = BTreeMap::new();
    for change in changes {
        let read = || std::fs::read_to_string(folder.join(&change.file)).expect("the file is in the folder");
        files.entry(&change.file).or_insert_with(|| (read(), Vec::new())).1.push(change);
    }
    let root = folder.join("src/lib.rs");
    let library = std::fs::read_to_string(&root).expect("there is a library");
    let features = "#![feature(core_intrinsics, const_eval_select)]\n";
    std::fs::write(&root, format!("{features}{library}\nmod mutant;\n")).expect("it can be written");
    std::fs::write(folder.join("src/mutant.rs"), SELECTOR).expect("it can be written");

    let mut dropped = BTreeSet::new();
    for (source, changes) in files.values() {
        let (_, places) = file_with(source, changes);
        let made: BTreeSet<usize> = places.iter().map(|place| place.id).collect();
        dropped.extend(changes.iter().map(|change| change.id).filter(|id| !made.contains(id)));
    }
    println!("{} changes cannot be chosen at run time", dropped.len());
    loop {
        let mut places = BTreeMap::new();
        for (&file, (source, changes)) in &files {
            let left: Vec<_> =
                changes.iter().copied().filter(|change| !dropped.contains(&change.id)).collect();
            let (text, at) = file_with(source, &left);
            std::fs::write(folder.join(file), text).expect("it can be written");
            places.insert(file, at);
        }
        let (failed, words) = uncompiled(folder, &places);
        if words.is_empty() {
            break;
        }
        assert!(!failed.is_empty(), "errors that no change explains:\n{words}");
        println!("{} changes do not compile", failed.len());
        dropped.extend(failed);
    }
    let named = |keep: bool| {
        let of = |change: &&Change| dropped.contains(&change.id) != keep;
        changes.iter().filter(of).map(|change| format!("{} {}\n", change.id, change.name)).collect::<String>()
    };
    std::fs::write(folder.join("changes.txt"), named(true)).expect("it can be written");
    std::fs::write(folder.join("uncompiled.txt"), named(false)).expect("it can be written");
    println!("{} of {} changes compile", changes.len() - dropped.len(), changes.len());
}

/// The changes that errors of the compiler are in, and the errors.
fn uncompiled(folder: &Path, places: &BTreeMap<&str, Vec<Place>>) -> (BTreeSet<usize>, String) {
    let output = Command::new("cargo")
        .args(["check", "--lib", "--all-features", "--message-format=json"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "--cap-lints=allow")
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    let (mut failed, mut words) = (BTreeSet::new(), String::new());
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        words += message["rendered"].as_str().unwrap_or_default();
        let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
        // What is marked first; the rest only if no change is there; then the `match` or the function around it, for a change that fits
        // the type but not the rest.
        let by = |is_primary: bool, blamed: fn(&Place, &Range<usize>) -> bool| {
            let marked = spans.iter().filter(|span| span["is_primary"] == is_primary);
            let around: Vec<&Place> = marked.flat_map(|span| around(span, places, blamed)).collect();
            let innermost = around.iter().map(|place| place.all.len()).min();
            around
                .into_iter()
                .filter(|place| Some(place.all.len()) == innermost)
                .map(|place| place.id)
                .collect()
        };
        let arms = |place: &Place, at: &Range<usize>| place.text.is_empty() && contains(&place.all, at);
        let text = |place: &Place, at: &Range<usize>| contains(&place.text, at);
        let all = |place: &Place, at: &Range<usize>| contains(&place.all, at);
        let is_match = message["code"]["code"] == "E0004";
        let tries = if is_match {
            [by(true, arms), vec![], vec![]]
        } else {
            [by(true, text), by(false, text), by(true, all)]
        };
        failed.extend(tries.into_iter().find(|ids: &Vec<usize>| !ids.is_empty()).unwrap_or_default());
    }
    (failed, words)
}

fn contains(outer: &Range<usize>, inner: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The changes around what the compiler marks, or around the macro whose expansion it marks.
fn around<'p>(
    span: &Value,
    places: &'p BTreeMap<&str, Vec<Place>>,
    blamed: fn(&Place, &Range<usize>) -> bool,
) -> Vec<&'p Place> {
    let at = |key: &str| usize::try_from(span[key].as_u64().unwrap_or_default()).unwrap_or_default();
    let range = at("byte_start")..at("byte_end");
    let of_file = span["file_name"].as_str().and_then(|file| places.get(file));
    match &span["expansion"]["span"] {
        Value::Null => of_file.into_iter().flatten().filter(|place| blamed(place, &range)).collect(),
        outer => around(outer, places, blamed),
    }
}
