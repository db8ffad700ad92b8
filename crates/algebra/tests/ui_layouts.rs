//! The messages of compile errors of layouts, word for word: `ui-tests/README.md` at the root.

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
         -p shapewise-algebra --test ui_layouts` (`rustup toolchain install {TOOLCHAIN}` installs it)"
    );
}

/// Errors of constants that `cargo check` evaluates, because a `const` item names them.
#[test]
fn errors_at_check() {
    assert_toolchain();
    trybuild::TestCases::new().compile_fail("ui-tests/check/*.rs");
}

/// Errors of constants in generic methods: reported by `cargo build` only. The passing case makes trybuild build.
#[test]
fn errors_of_builds() {
    assert_toolchain();
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui-tests/build/*.rs");
    cases.pass("ui-tests/pass/*.rs");
}
