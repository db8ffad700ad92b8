//! Writes the seeds to `corpus`: those of `xla_text` and `messages` from the conformance files, those of `npy` from the files of
//! NumPy, those of `safetensors`, and those of `sharding_text`.

use std::{error::Error, fs, path::Path};

use serde_json::Value;
use shapewise::{Tensor, interop::safetensors::TensorsWriter};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (texts, protos) = (folder.join("corpus/xla_text"), folder.join("corpus/messages"));
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
    let (npy, safetensors) = (folder.join("corpus/npy"), folder.join("corpus/safetensors"));
    fs::create_dir_all(&npy)?;
    fs::create_dir_all(&safetensors)?;
    for file in fs::read_dir(folder.join("../tests/numpy"))? {
        let path = file?.path();
        if let (Some("npy" | "npz"), Some(name)) =
            (path.extension().and_then(|e| e.to_str()), path.file_name())
        {
            fs::copy(&path, npy.join(name))?;
        }
    }
    let (weights, flags) = (Tensor::filled([2, 3], 0.5_f32), Tensor::from([true, false]));
    let mut writer = TensorsWriter::new();
    writer.add("weights", &weights)?;
    writer.add("flags", &flags)?;
    fs::write(safetensors.join("two"), writer.to_bytes()?)?;
    let shardings = folder.join("corpus/sharding_text");
    fs::create_dir_all(&shardings)?;
    let lines = fs::read_to_string(folder.join("../tests/conformance/sharding.jsonl"))?;
    for (number, line) in lines.lines().enumerate() {
        let case: Value = serde_json::from_str(line)?;
        for (field, text) in
            ["in", "hlo", "sdy"].into_iter().filter_map(|field| Some((field, case[field].as_str()?)))
        {
            fs::write(shardings.join(format!("{field}-{number}")), text)?;
        }
    }
    for (number, text) in [
        "{mesh['x'=4,'y'=2], device_ids=([2,4]T(1,0)), [{'x':(1)2, ?}, {}], replicated={'x':(2)2}, unreduced={'y'}}",
        "<[\"x\"=2, \"y\"=2], device_ids=[3, 1, 0, 2]>",
        "#sdy.sharding<@mesh, [{\"x\":(2)2}p1, {?}], manual={\"y\"}>",
        "[8@x,16@(y,z)]{U:w, V:x}",
        "{{replicated}, {maximal device=3}, {devices=[2]<=[2] shard_as 4}}",
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(shardings.join(format!("other-{number}")), text)?;
    }
    Ok(())
}
