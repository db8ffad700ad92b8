//! The command `shapewise-draw`, for a clone: `cargo run --example draw -- 'f32[3,5]{1,0:T(2,2)}'`.
#![allow(clippy::std_instead_of_core, reason = "the example uses all of std")]

use std::process::ExitCode;

#[path = "../src/main.rs"]
mod command;

fn main() -> ExitCode {
    command::main()
}
