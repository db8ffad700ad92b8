//! The pages on what one adds to the crate: short, and the places that they list are there.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failure")]

use std::{fs, path::Path};

/// The pages in `docs/adding`.
const PAGES: [&str; 4] = ["element", "layout", "storage", "verb"];

/// The texts in backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// What a page lists: each file, and what is in it.
fn places(page: &str) -> Vec<(String, Vec<String>)> {
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let place = |row: &str| {
        let cells: Vec<&str> = row.split('|').collect();
        let items = quoted(cells[2]).into_iter().map(str::to_owned).collect();
        (quoted(cells[1])[0].to_owned(), items)
    };
    rows.map(place).collect()
}

/// A word of a text.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |found: char| found.is_alphanumeric() || found == '_';
    text.split(|found| !is_part(found)).any(|found| found == word)
}

#[test]
fn pages_on_what_one_adds_are_short_and_list_what_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found: Vec<String> = fs::read_dir(root.join("docs/adding"))
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    found.sort();
    assert_eq!(found, PAGES, "the pages in docs/adding");
    let contributing = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    for name in PAGES {
        let page = fs::read_to_string(root.join(format!("docs/adding/{name}.md"))).unwrap();
        assert!(page.lines().count() <= 30, "docs/adding/{name}.md has {} lines", page.lines().count());
        assert!(
            contributing.contains(&format!("docs/adding/{name}.md")),
            "CONTRIBUTING links docs/adding/{name}.md"
        );
        let places = places(&page);
        assert!(places.len() >= 4, "docs/adding/{name}.md lists {} places", places.len());
        for (path, items) in places {
            let text =
                fs::read_to_string(root.join(&path)).unwrap_or_else(|_| panic!("{name}.md names {path}"));
            assert!(!items.is_empty(), "{name}.md names nothing in {path}");
            for item in items {
                assert!(has_word(&text, &item), "{name}.md names `{item}`, which is not in {path}");
            }
        }
    }
}

#[test]
fn a_place_that_is_not_there_is_found() {
    assert_eq!(
        places("| `a.rs` | `One`, `two` | x |"),
        [("a.rs".to_owned(), vec!["One".to_owned(), "two".to_owned()])]
    );
    assert!(has_word("pub trait One<T>", "One") && !has_word("pub trait Once", "One"));
}
