//! Tests whether a test fails for each change of the code that `cargo mutants --list --json` proposes. All changes are compiled into one library,
//! where a variable of the environment selects one at run time, because a build for each of 4000 changes takes days.
//!
//! ```sh
//! cargo mutants --list --json -f 'src/sharding/**' > list.json      # in the folder of the crate
//! shapewise-mutants rewrite list.json FOLDER                        # FOLDER is a copy of the repository: its `src` is rewritten
//! shapewise-mutants run FOLDER results.txt --test shardings --lib   # what follows is passed to `cargo test --no-run`
//! ```

mod edits;
mod list;
mod rewrite;
mod run;

use std::path::Path;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["rewrite", list, folder] => rewrite::all(&list::read(list), Path::new(folder)),
        ["run", folder, results, ref cargo @ ..] => run::all(Path::new(folder), Path::new(results), cargo),
        _ => panic!("rewrite LIST FOLDER, or run FOLDER RESULTS [OPTIONS OF CARGO TEST]"),
    }
}
