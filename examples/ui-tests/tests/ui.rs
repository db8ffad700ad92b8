//! Wrong programs do not compile, and their messages are those of the `.stderr` files.
//!
//! ```sh
//! cargo test                      # compares
//! TRYBUILD=overwrite cargo test   # accepts the present messages
//! git diff ui                     # then read them
//! ```

/// Errors of types and traits. trybuild runs `cargo check`, so the editor shows the same errors.
#[test]
fn errors_at_check() {
    trybuild::TestCases::new().compile_fail("ui/check/*.rs");
}

/// Constants that fail where a generic function is used. `cargo check` does not evaluate them. trybuild runs `cargo build` if the same
/// `TestCases` has a program that must pass.
#[test]
fn errors_at_build() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    cases.compile_fail("ui/build/*.rs");
}
