//! Writes the seeds of `shape_text` and `shape_proto`, taken from the conformance files, to `corpus`.

use std::{error::Error, fs, path::Path};

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (texts, protos) = (folder.join("corpus/shape_text"), folder.join("corpus/shape_proto"));
    fs::create_dir_all(&texts)?;
    fs::create_dir_all(&protos)?;
    for file in ["shape_text", "shape_text_bad"] {
        let lines = fs::read_to_string(folder.join(format!("../tests/conformance/{file}.jsonl")))?;
        for (number, line) in lines.lines().enumerate() {
            let case: Value = serde_json::from_str(line)?;
            let name = format!("{file}-{number}");
            fs::write(texts.join(&name), case["input"].as_str().ok_or("`input` is not a text")?)?;
            if let Some(hex) = case["proto"].as_str() {
                let bytes = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16));
                fs::write(protos.join(&name), bytes.collect::<Result<Vec<_>, _>>()?)?;
            }
        }
    }
    Ok(())
}
