//! The messages of compile errors of programs on a mesh, word for word: `ui-tests/README.md`.

use std::{env, process::Command};

/// The compiler that the `.stderr` files belong to.
const TOOLCHAIN: &str = "1.95.0";

/// Panics unless the compiler is the one of the messages: each release changes the wording of some.
fn assert_toolchain() {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = match Command::new(rustc).arg("--version").output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(error) => error.to_string(),
    };
    assert!(
        version.starts_with(&format!("rustc {TOOLCHAIN} ")),
        "the expected messages belong to rustc {TOOLCHAIN}, and this is `{version}`: run `cargo +{TOOLCHAIN} test \
         -p shapewise-stablehlo --test ui_programs` (`rustup toolchain install {TOOLCHAIN}` installs it)"
    );
}

/// Errors of placements and of names: reported by `cargo check`, so also in the editor.
#[test]
#[cfg_attr(
    any(feature = "half", feature = "num-complex"),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_of_placements() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui-tests/placement/*.rs");
    cases.compile_fail("ui-tests/named/*.rs");
}

/// Errors of constants in generic methods: reported by `cargo build` only. The passing case makes trybuild build.
#[test]
#[cfg_attr(
    any(feature = "half", feature = "num-complex"),
    ignore = "the messages are those of the default features: ui-tests/README.md"
)]
fn errors_of_builds() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui-tests/build/*.rs");
    cases.pass("ui-tests/pass/*.rs");
}
