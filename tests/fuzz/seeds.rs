//! The inputs that a target begins with: those that failed once, in `corpus`, and those of other tests.

use std::{fs, path::Path};

use serde_json::Value;

fn files(folder: &Path, extensions: &[&str]) -> Vec<Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| {
        let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        path.is_file() && (extensions.is_empty() || extensions.contains(&extension))
    });
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// The texts in the fields of a conformance file.
fn fields(tests: &Path, file: &str, names: &[&str]) -> Vec<String> {
    let mut texts = Vec::new();
    for line in fs::read_to_string(tests.join("conformance").join(file)).unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        texts.extend(names.iter().filter_map(|name| case[name].as_str().map(str::to_owned)));
    }
    texts
}

fn bytes_of_hex(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

/// JSON of each type, and bytes of texts, after their length.
fn of_serde(tests: &Path) -> Vec<Vec<u8>> {
    let texts: Vec<String> = fields(tests, "shape_text.jsonl", &["input"]).into_iter().take(60).collect();
    let json = texts.iter().map(|text| serde_json::to_vec(text).unwrap());
    let bytes = texts.iter().map(|text| postcard::to_allocvec(text).unwrap());
    let others = [
        "\"?\"",
        "[2,3]",
        "[0,9223372036854775807]",
        r#"{"extents":[2,3],"strides":[3,-1]}"#,
        "5",
        "[1,0]",
        "null",
        "[null,3]",
        "\"<=5\"",
        "[2,\"?\",\"<=5\"]",
        "\"bf16\"",
        "\"{1,0:T(8,128)}\"",
    ];
    json.chain(bytes).chain(others.map(Vec::from)).collect()
}

/// A file of two tensors.
fn two_tensors() -> Vec<u8> {
    let mut writer = shapewise_io::safetensors::TensorsWriter::new();
    let (weights, flags) =
        (shapewise::Tensor::filled([2, 3], 0.5_f32), shapewise::Tensor::from([true, false]));
    writer.add("weights", &weights).unwrap();
    writer.add("flags", &flags).unwrap();
    writer.to_bytes().unwrap()
}

/// The seeds of a target. `root` is the folder of the crate.
pub(crate) fn of(root: &Path, target: &str) -> Vec<Vec<u8>> {
    let tests = &root.join("tests");
    let bytes = |texts: &[&str]| texts.iter().copied().map(Vec::from).collect::<Vec<_>>();
    let xla = |field: &str| {
        let files = ["shape_text.jsonl", "shape_text_bad.jsonl"];
        files.into_iter().flat_map(|file| fields(tests, file, &[field])).collect::<Vec<_>>()
    };
    let others = match target {
        "xla_text" => xla("input").into_iter().map(String::into_bytes).collect(),
        "messages" => xla("proto").iter().map(|hex| bytes_of_hex(hex)).collect(),
        "serde" => of_serde(tests),
        "sharding_text" => {
            let texts = fields(tests, "sharding.jsonl", &["in", "hlo", "sdy"]).into_iter();
            let others = [
                "{mesh['x'=4,'y'=2], device_ids=([2,4]T(1,0)), [{'x':(1)2, ?}, {}], replicated={'x':(2)2}, unreduced={'y'}}",
                "<[\"x\"=2, \"y\"=2], device_ids=[3, 1, 0, 2]>",
                "#sdy.sharding<@mesh, [{\"x\":(2)2}p1, {?}], manual={\"y\"}>",
                "[8@x,16@(y,z)]{U:w, V:x}",
                "{{replicated}, {maximal device=3}, {devices=[2]<=[2] shard_as 4}}",
            ];
            texts.map(String::into_bytes).chain(bytes(&others)).collect()
        }
        // The first byte is the kind of picture.
        "draw" => bytes(&[
            "\0f32[3,5]{1,0:T(2,2)}",
            "\0s4[2,<=3]{0,1}",
            "\0bf16[1000000,100000]{1,0:T(8,128)(2,1)}",
            "\u{1}\u{2}\u{6}\u{8}1:5:2, ::-3",
            "\u{2}\u{2}\u{2}\u{4}\u{1}\u{2}\u{1}\u{6}",
            "\u{3}\u{7}\u{8}\u{9}\u{2}\u{3}\u{4}",
            "\u{5}\u{3}\u{4}\u{5}\u{2}\u{2}\u{2}",
        ]),
        "slice_text" => bytes(&[
            "1, 2:x",
            "::-1",
            "..., None, -1",
            "[1:2, ..., ::3]",
            "9223372036854775807:-9223372036854775808:-1",
            "0, :, 1:5:2",
            "None",
        ]),
        "shape_text" => {
            bytes(&["[2,?,<=5]", "?", "[]", "[0]", "[ 1 , 2 ]", "[9223372036854775807,0]", "[<=0,1]"])
        }
        "npy" => files(&root.join("crates/io/tests/numpy"), &["npy", "npz"]),
        "safetensors" => vec![two_tensors()],
        _ => vec![],
    };
    let mut seeds = files(&tests.join("fuzz/corpus").join(target), &[]);
    seeds.extend(others);
    seeds
}
