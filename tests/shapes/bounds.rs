//! The bounds of public methods, read from the source. A relation with a type `Proof` is written `Relation<.., Proof: Exists>`: then the
//! compiler reports a mistake at the name of the method, without its signature. A result that is projected from the relation does the same. See `docs/messages.md`.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::std_instead_of_alloc,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "positions in short texts: a panic is a failure"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// How many bounds of public methods state such a relation without `Proof: Exists`, because it does not compile there (the subject is a projection
/// from a layout with the same bound), or because it reports more (an open rank). The number may only become smaller.
const WITHOUT: usize = 25;

/// The text of each source file.
fn sources() -> BTreeMap<PathBuf, String> {
    let (mut sources, mut folders) =
        (BTreeMap::new(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                sources.insert(path, text);
            }
        }
    }
    sources
}

/// The first part of a text, to the bracket that closes the first one.
fn closed(text: &str, open: char, close: char) -> &str {
    let (mut depth, mut last) = (0_usize, ' ');
    for (at, character) in text.char_indices() {
        if character == open {
            depth += 1;
        } else if character == close && last != '-' {
            depth -= 1;
            if depth == 0 {
                return &text[..=at];
            }
        }
        last = character;
    }
    text
}

fn word(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())]
}

/// Whether the type of the result names the subject of the bound at a position: it is projected from the relation then, so the compiler reports the
/// projection, at the name of the method. The result of a bound on `Delayed<X, I>` names `X`.
fn is_projected(signature: &str, at: usize) -> bool {
    let Some((before, _)) = signature[..at].rsplit_once(": ") else { return false };
    let before = match before.rsplit_once("Delayed<") {
        Some((_, arguments)) if before.ends_with('>') => word(arguments),
        _ => before,
    };
    let begin = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
    let (subject, result) = (&before[begin..], signature.rsplit_once("-> ").map_or("", |(_, result)| result));
    !subject.is_empty()
        && result.split(|c: char| !c.is_alphanumeric() && c != '_').any(|name| name == subject)
}

#[test]
fn public_methods_state_relations_that_end_before_the_signature() {
    let sources = sources();
    let mut relations = BTreeSet::new();
    for text in sources.values() {
        for (at, found) in text.match_indices("pub trait ") {
            let item = &text[at + found.len()..];
            let name = word(item);
            if !name.is_empty() && closed(item, '{', '}').contains("type Proof;") {
                relations.insert(name);
            }
        }
    }
    assert!(relations.contains("Contiguous") && relations.len() > 20, "the relations: {relations:?}");

    let (mut with, mut without) = (0, Vec::new());
    for (path, text) in &sources {
        for (at, found) in text.match_indices("\n    pub fn ") {
            let method = &text[at + found.len()..];
            let signature = &method[..method.find("\n    {").or(method.find('{')).unwrap_or(method.len())];
            let signature = &signature[..signature.find(" {\n").unwrap_or(signature.len())];
            for bound in [": ", "+ "].iter().flat_map(|before| signature.match_indices(before)) {
                let bound = &signature[bound.0 + 2..];
                let name = word(bound);
                if !relations.contains(name) || !bound[name.len()..].starts_with('<') {
                    continue;
                }
                if closed(&bound[name.len()..], '<', '>').contains("Proof: Exists") {
                    with += 1;
                } else if !is_projected(signature, signature.len() - bound.len()) {
                    without.push(format!("{}: {}: {name}", path.display(), word(method)));
                }
            }
        }
    }
    assert!(with > 100, "{with} bounds with `Proof: Exists`");
    assert!(
        without.len() <= WITHOUT,
        "{} bounds without `Proof: Exists`, and at most {WITHOUT} before:\n{}",
        without.len(),
        without.join("\n")
    );
}
