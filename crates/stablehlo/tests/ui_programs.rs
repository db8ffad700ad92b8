//! The messages of compile errors of programs on a mesh, word for word: `ui-tests/README.md`.

/// Errors of placements: reported by `cargo check`, so also in the editor.
#[test]
#[cfg_attr(
    any(feature = "half", feature = "num-complex"),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_of_placements() {
    trybuild::TestCases::new().compile_fail("ui-tests/placement/*.rs");
}
