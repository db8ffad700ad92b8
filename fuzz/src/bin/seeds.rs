//! Writes the seeds of each target to `corpus`.

use std::{fs, io, path::Path};

#[path = "../../../tests/fuzz/mod.rs"]
mod fuzz;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (target, _) in fuzz::TARGETS {
        let corpus = folder.join("corpus").join(target);
        fs::create_dir_all(&corpus)?;
        for (number, seed) in fuzz::seeds::of(&folder.join(".."), target).iter().enumerate() {
            fs::write(corpus.join(format!("seed-{number}")), seed)?;
        }
    }
    Ok(())
}
