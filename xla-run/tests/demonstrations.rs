//! The examples check themselves.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

#[path = "../examples/digits.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod digits;
#[path = "../examples/transformer.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod transformer;

#[test]
fn digits_on_a_mesh() {
    digits::main().unwrap();
}

#[test]
fn a_transformer_block_on_a_mesh() {
    transformer::main().unwrap();
}
