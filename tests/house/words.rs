//! Words of other libraries find something in the search of the docs: the name of an item, or an alias of one.
//!
//! As in `pages`, `.ci/run` reads the pages once it has built them.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::print_stdout,
    clippy::std_instead_of_alloc,
    reason = "a test may print what it counted, and use all of std"
)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::pages::{docs, pages};

/// What people look for, by library.
const WORDS: &str = include_str!("words.txt");

/// The words that find nothing: the crate has nothing of that name. `==` compares arrays, and is an operator.
const ABSENT: [&str; 17] = [
    "array_equal",
    "array_equiv",
    "cdist",
    "gradient",
    "ix_",
    "kthvalue",
    "logsumexp",
    "one_hot",
    "ptp",
    "remove_row",
    "renorm",
    "slice_each_axis_inplace",
    "softmax",
    "sortrows",
    "swap_rows",
    "transpose_to",
    "uninit",
];

/// The crates whose items are found.
const CRATES: [&str; 6] = [
    "shapewise",
    "shapewise_draw",
    "shapewise_io",
    "shapewise_sharding",
    "shapewise_stablehlo",
    "shapewise_xla",
];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Collects the names of the items with a page, and of what is on their pages.
fn names(into: &mut BTreeSet<String>) {
    for name in CRATES {
        let mut found = Vec::new();
        pages(&docs().join(name), &mut found);
        for path in found {
            let item = path.file_stem().and_then(|stem| stem.to_str()).expect("a page has a name");
            into.extend(item.split_once('.').map(|(_, name)| name.to_lowercase()));
            let page = read(&path);
            // What all types have is on each page.
            let page =
                page.split("id=\"blanket-implementations-list\"").next().expect("a text has a first part");
            for id in page.split(" id=\"").skip(1).filter_map(|text| text.split('"').next()) {
                if let Some(("method" | "tymethod" | "variant" | "associatedconstant", name)) =
                    id.split_once('.')
                {
                    into.insert(name.to_lowercase());
                }
            }
        }
    }
}

/// Collects the aliases in the sources in a folder.
fn aliases(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path: PathBuf = entry.expect("the folder can be read").path();
        if path.is_dir() {
            aliases(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            for list in read(&path).split("doc(alias").skip(1) {
                // Between quotes: `doc(alias = "a")`, `doc(alias("a", "b"))`.
                let list = list.split(")]").next().expect("a text has a first part");
                into.extend(list.split('"').skip(1).step_by(2).map(str::to_lowercase));
            }
        }
    }
}

#[test]
#[ignore = "reads the docs of all crates, which .ci/run has built"]
fn words_of_other_libraries_find_something_in_the_pages() {
    let (mut all, root) = (BTreeSet::new(), Path::new(env!("CARGO_MANIFEST_DIR")));
    names(&mut all);
    aliases(&root.join("src"), &mut all);
    for name in ["draw", "io", "sharding", "stablehlo", "xla"] {
        aliases(&root.join("crates").join(name).join("src"), &mut all);
    }
    assert!(all.len() > 1500, "{} names", all.len());
    let words: BTreeSet<&str> =
        WORDS.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
    let absent: Vec<&str> =
        words.iter().filter(|word| !all.contains(&word.to_lowercase())).copied().collect();
    println!("{} of {} words find nothing", absent.len(), words.len());
    assert_eq!(absent, ABSENT, "the words of `words.txt` that find nothing are those that are listed");
}
