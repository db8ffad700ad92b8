//! The examples check themselves.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

#[path = "../examples/digits.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod digits;
#[path = "../examples/layers.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod layers;
#[path = "../examples/train.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod train;
#[path = "../examples/transformer.rs"]
#[allow(unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod transformer;

#[test]
fn digits_on_a_mesh() {
    digits::main().unwrap();
}

#[test]
fn six_layers_of_a_realistic_size_as_one_loop() {
    layers::main().unwrap();
}

#[test]
fn a_transformer_block_on_a_mesh() {
    transformer::main().unwrap();
}

#[test]
fn a_transformer_is_trained_on_a_mesh() {
    train::main().unwrap();
}
