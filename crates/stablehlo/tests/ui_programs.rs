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

/// Errors of constants in generic methods: reported by `cargo build` only. The passing case makes trybuild build.
#[test]
#[cfg_attr(
    any(feature = "half", feature = "num-complex"),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_of_builds() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui-tests/build/*.rs");
    cases.pass("ui-tests/pass/*.rs");
}
