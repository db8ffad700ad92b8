//! The links of the docs, as rustdoc writes them, lead somewhere: those of prose to a page and to a place on it, and those of signatures to a page. `.ci/run` reads the pages once it has
//! built them, as `pages.rs` does.
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
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Component, Path, PathBuf},
};

use crate::pages::{docs, pages};

/// The crates whose pages are read.
const CRATES: [&str; 7] = [
    "shapewise",
    "shapewise_algebra",
    "shapewise_draw",
    "shapewise_io",
    "shapewise_sharding",
    "shapewise_stablehlo",
    "shapewise_xla",
];
/// The maximum of links in signatures of the crates around this one that lead to no page: rustdoc knows an item that another crate has in a hidden module by that module. The
/// number may only become smaller.
const OF_HIDDEN_MODULES: usize = 74;

/// What links begin with that are in the docs of a trait of rayon, whose methods our iterators have.
const OF_RAYON: &str = "super::IndexedParallelIterator";

/// Whether a link is as it is in the source: to a crate that cargo documented at the same time, so rustdoc did not know where its pages would be. It resolved the name, or the docs
/// would have an error.
fn is_of_a_crate_at_the_same_time(target: &str) -> bool {
    target.split("::").next().is_some_and(|name| CRATES.contains(&name))
}

/// Returns the prose of a page: the docs of items, and the first sentences in lists.
fn prose(page: &str) -> Vec<&str> {
    let mut found: Vec<&str> =
        page.split("<dd>").skip(1).filter_map(|rest| rest.split("</dd>").next()).collect();
    for (at, _) in page.match_indices("<div class=\"docblock") {
        let (mut depth, mut end) = (0_usize, at);
        while let Some(next) = page[end..].find("div") {
            let place = end + next;
            end = place + "div".len();
            match (page[..place].ends_with('<'), page[..place].ends_with("</")) {
                (true, _) => depth += 1,
                (_, true) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        found.push(&page[at..end]);
    }
    found
}

/// Returns the targets of links within the docs.
fn targets(html: &str) -> impl Iterator<Item = String> {
    let all = html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    // Not the addresses of other sites, nor the templates of rustdoc's script.
    all.filter(|target| !target.starts_with("https:") && !target.contains("${")).map(|target| {
        target.replace("&lt;", "<").replace("&gt;", ">").replace("&#39;", "'").replace("&amp;", "&")
    })
}

/// Returns the path of a file without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut found = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(found.pop()),
            Component::CurDir => {}
            part => found.push(part),
        }
    }
    found
}

/// The places on pages, which are read once, and of a page that leads to another one its path.
#[derive(Default)]
struct Places(BTreeMap<PathBuf, (BTreeSet<String>, Option<PathBuf>)>);

impl Places {
    /// Whether a page has a place with this name. An item that has moved leaves a page that leads to it.
    fn has(&mut self, page: &Path, name: &str) -> bool {
        let (names, to) = self.0.entry(page.to_owned()).or_insert_with(|| {
            let text = fs::read_to_string(page).unwrap_or_default();
            let names = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
            let to = text.split_once("content=\"0;URL=").and_then(|(_, to)| to.split('"').next());
            let to = to.and_then(|to| Some(plain(&page.parent()?.join(to))));
            (names.map(str::to_owned).collect(), to)
        });
        match to.clone() {
            Some(to) => to != page && self.has(&to, name),
            None => names.contains(name),
        }
    }
}

#[test]
fn prose_and_targets_are_found() {
    let page = "<a href=\"a.html\">a</a><div class=\"docblock item-decl\"><div><a href=\"b.html#x\">b</a></div><a href=\"c&lt;d\">c</a></div>\
                <a href=\"d.html\">d</a><dd><a href=\"e.html\">e</a></dd><a href=\"https://f\">f</a>";
    let found: Vec<String> = prose(page).into_iter().flat_map(targets).collect();
    assert_eq!(found, ["e.html", "b.html#x", "c<d"]);
    assert_eq!(targets(page).count(), 5);
    assert_eq!(plain(Path::new("/docs/a/../b/./c.html")), Path::new("/docs/b/c.html"));
}

#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn pages_have_no_dead_links() {
    let (docs, mut places) = (docs(), Places::default());
    let (mut faults, mut hidden, mut count) = (BTreeSet::new(), Vec::new(), 0_usize);
    for name in CRATES {
        let mut found = Vec::new();
        pages(&docs.join(name), &mut found);
        assert!(!found.is_empty(), "{name} has pages");
        for path in &found {
            let page = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // What all types have is on each page, and of other crates.
            let page = page.split("id=\"blanket-implementations\"").next().expect("a text has a first part");
            let folder = path.parent().expect("a page is in a folder");
            let mut resolve = |target: &str| {
                let (file, place) = target.split_once('#').unwrap_or((target, ""));
                let mut file = if file.is_empty() { path.clone() } else { plain(&folder.join(file)) };
                if file.is_dir() {
                    file.push("index.html");
                }
                count += 1;
                (file.exists(), file, place.to_owned())
            };
            let mut of_prose = BTreeSet::new();
            for target in prose(page).into_iter().flat_map(targets) {
                if target.starts_with(OF_RAYON) || is_of_a_crate_at_the_same_time(&target) {
                    continue;
                }
                let (exists, file, place) = resolve(&target);
                if !exists || !place.is_empty() && !places.has(&file, &place) {
                    faults.insert(format!("{}: {target}", path.display()));
                }
                of_prose.insert(target);
            }
            for target in targets(page)
                .filter(|target| {
                    !of_prose.contains(target)
                        && !target.starts_with(OF_RAYON)
                        && !is_of_a_crate_at_the_same_time(target)
                })
                .collect::<BTreeSet<_>>()
            {
                if !resolve(&target).0 {
                    if name == "shapewise" {
                        faults.insert(format!("{}: {target}", path.display()));
                    } else {
                        hidden.push(target);
                    }
                }
            }
        }
    }
    println!("{count} links, {} to hidden modules of another crate", hidden.len());
    assert!(count > 20_000, "{count} links");
    assert!(faults.is_empty(), "{} dead links:\n{faults:#?}", faults.len());
    assert!(hidden.len() <= OF_HIDDEN_MODULES, "{} links to hidden modules: {hidden:#?}", hidden.len());
}
