//! The example `digits`: its output for its own files, and its errors for wrong files.
// Miri starts no processes.
// Elsewhere than on 64 bits, cargo would build the example for another target than this test.
#![cfg(all(not(miri), target_pointer_width = "64"))]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::LazyLock,
};

use safetensors::{Dtype, SafeTensors, serialize, tensor::TensorView};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data");

/// The example, built next to this test in `target/debug/deps`, because `cargo test --test digits` alone does not build
/// it.
static EXAMPLE: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = env::current_exe().expect("a test has a path");
    let profile = test.ancestors().nth(2).expect("tests are in `deps` of the directory of a profile");
    let target = profile.parent().expect("profiles are in the target directory");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--quiet", "--example", "digits", "--features", "safetensors", "--target-dir"])
        .arg(target);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let status = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status().expect("cargo runs");
    assert!(status.success(), "the example does not build");
    profile.join("examples").join("digits").with_extension(env::consts::EXE_EXTENSION)
});

fn digits<P: AsRef<Path>>(arguments: &[P]) -> Output {
    let arguments = arguments.iter().map(AsRef::as_ref);
    Command::new(&*EXAMPLE).args(arguments).output().expect("the example was built")
}

/// Asserts that the example returns an error and nothing else: no panic, no output.
#[track_caller]
fn assert_error<P: AsRef<Path>>(arguments: &[P], file: &str, message: &str) {
    let output = digits(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.starts_with("error: ") && stderr.lines().count() == 1, "not one line of error: {stderr}");
    assert!(stderr.contains(file), "no `{file}` in: {stderr}");
    assert!(stderr.contains(message), "no `{message}` in: {stderr}");
    assert!(output.stdout.is_empty(), "printed before all files are read");
}

fn data(file: &str) -> PathBuf {
    Path::new(DATA).join(file)
}

/// A copy of a file with one tensor replaced.
fn with_tensor(file: &str, copy: &str, name: &str, dtype: Dtype, shape: &[usize], memory: &[u8]) -> PathBuf {
    let original = fs::read(data(file)).expect("the file is there");
    let original = SafeTensors::deserialize(&original).expect("the file is valid");
    let mut tensors = original.tensors();
    tensors.retain(|(other, _)| other != name);
    let tensor = TensorView::new(dtype, shape.to_vec(), memory).expect("memory and shape agree");
    tensors.push((name.to_owned(), tensor));
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(copy);
    fs::write(&copy, serialize(tensors, None).expect("tensors are serialized")).expect("a file is written");
    copy
}

#[test]
fn the_stored_network_is_right_491_times_of_500() {
    let output = digits::<&Path>(&[]);
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{stderr}");
    assert!(stdout.contains("98.2 % (491 of 500)"), "{stdout}");
    assert!(
        stdout.contains('█') && stdout.contains("0, not 4"),
        "pictures, one with a wrong answer: {stdout}"
    );
    assert!(stdout.contains("images per second"), "{stdout}");
    assert_eq!(stderr, "");
}

#[test]
fn files_can_be_passed_as_arguments() {
    let output = digits(&[data("digits.safetensors"), data("mlp.safetensors")]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_error(&["a", "b", "c"], "digits.safetensors", "usage: ");
}

#[test]
fn a_missing_file_is_named() {
    assert_error(&["no-such.safetensors"], "no-such.safetensors: ", "");
    assert_error(&[data("digits.safetensors"), "no-such".into()], "no-such: ", "");
}

#[test]
fn a_file_without_tensors_is_named() {
    assert_error(&[data("README.md")], "README.md: ", "not a file of tensors: header");
}

#[test]
fn a_missing_tensor_is_named() {
    assert_error(&[data("mlp.safetensors")], "mlp.safetensors", "tensor `images`: the file does not have it");
}

#[test]
fn a_wrong_extent_is_named_with_its_axis() {
    let mlp = with_tensor("mlp.safetensors", "narrow.safetensors", "w1", Dtype::F32, &[64, 32], &[0; 8192]);
    let message = "tensor `w1`, f32[64,32]: axis 1 has extent 32, expected 48";
    assert_error(&[data("digits.safetensors"), mlp], "narrow.safetensors", message);

    let digits =
        with_tensor("digits.safetensors", "flat.safetensors", "images", Dtype::U8, &[2, 9, 8], &[0; 144]);
    let message = "tensor `images`, u8[2,9,8]: axis 1 has extent 9, expected 8";
    assert_error(&[digits], "flat.safetensors", message);
}

#[test]
fn a_wrong_rank_is_named() {
    let mlp = with_tensor("mlp.safetensors", "rank.safetensors", "b1", Dtype::F32, &[1, 48], &[0; 192]);
    let message = "tensor `b1`, f32[1,48]: the rank is 2, expected 1";
    assert_error(&[data("digits.safetensors"), mlp], "rank.safetensors", message);
}

#[test]
fn wrong_elements_are_named() {
    let mlp = with_tensor("mlp.safetensors", "f64.safetensors", "std", Dtype::F64, &[64], &[0; 512]);
    let message = "tensor `std`, f64[64]: the elements are f64, expected f32";
    assert_error(&[data("digits.safetensors"), mlp], "f64.safetensors", message);
}

#[test]
fn another_batch_is_named() {
    let mlp = with_tensor("mlp.safetensors", "batch.safetensors", "logits", Dtype::F32, &[1, 10], &[0; 40]);
    let message = "tensor `logits`: axis 0 has extent 1, expected 500";
    assert_error(&[data("digits.safetensors"), mlp], "batch.safetensors", message);
}

#[test]
fn a_row_out_of_bounds_is_named() {
    let row = 1797_i32.to_le_bytes();
    let digits = with_tensor("digits.safetensors", "row.safetensors", "test", Dtype::I32, &[1], &row);
    let message = "tensor `test`: index 1797 is out of bounds for axis 0, which has extent 1797";
    assert_error(&[digits], "row.safetensors", message);
}

#[test]
fn answers_that_differ_from_the_stored_ones_fail() {
    let zeros = [0; 500 * 10 * 4];
    let logits =
        with_tensor("mlp.safetensors", "logits.safetensors", "logits", Dtype::F32, &[500, 10], &zeros);
    let weights = with_tensor("mlp.safetensors", "w2.safetensors", "w2", Dtype::F32, &[48, 10], &[0; 1920]);
    let nans = [0xff; 40];
    let nans = with_tensor("mlp.safetensors", "nan.safetensors", "b2", Dtype::F32, &[10], &nans);
    for (mlp, message) in
        [(logits, "the logits are off by "), (weights, " of 500 are correct"), (nans, " of 500 are correct")]
    {
        let output = digits(&[data("digits.safetensors"), mlp]);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{stderr}");
        assert!(stderr.starts_with("error: ") && stderr.contains(message), "no `{message}` in: {stderr}");
    }
}
