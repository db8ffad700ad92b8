//! XLA compiles the texts that the crate's own tests compare with.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use std::{fs, path::Path};

use common::eight;

#[test]
fn xla_compiles_the_texts_on_file() {
    let mut compiled = 0;
    for entry in
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/stablehlo/tests/programs"))
            .unwrap()
    {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let device_count = if text.contains("num_partitions = 8") { 8 } else { 1 };
        let result = eight().opcodes(&text, device_count);
        // XLA reads text with unknown extents, but this plugin compiles known ones only.
        if text.contains("?x") {
            let message = result.unwrap_err().to_string();
            assert!(!message.contains("Failed to parse") && message.contains("dynamic"), "{message}");
            continue;
        }
        assert!(result.is_ok(), "{}: {result:?}", path.display());
        compiled += 1;
    }
    assert_eq!(compiled, 4);
}
