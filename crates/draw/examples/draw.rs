//! Draws an array, a slice or a broadcast, in the terminal and as an SVG.
//!
//! ```sh
//! cargo run --example draw -- 'f32[3,5]{1,0:T(2,2)}'   # a layout, as XLA writes it
//! cargo run --example draw -- '[6,8]' '1:5:2, ::-3'    # a shape and a slice, as Python writes it
//! cargo run --example draw -- '[4,1] + [1,6]'          # operands of a broadcast
//! ```
#![allow(
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
use std::{
    env,
    error::Error,
    fs,
    io::{self, Write as _},
    process::ExitCode,
};

use shapewise::{DynShape, slice::SliceExpr};
use shapewise_draw::Picture;
use shapewise_xla::ArrayShape;

/// What each list of arguments draws.
fn picture(arguments: &[&str]) -> Result<Picture, Box<dyn Error>> {
    match *arguments {
        [shape, slice] => {
            let shape: DynShape = shape.parse()?;
            let slice: SliceExpr = slice.parse()?;
            Ok(Picture::slice(&shape, &slice.apply(&shape)?)?)
        }
        [text] if text.contains('+') => {
            let operands: Vec<DynShape> = text.split('+').map(|operand| operand.trim().parse()).collect::<Result<_, _>>()?;
            Ok(Picture::broadcast(&operands)?)
        }
        [text] if text.starts_with('[') => Ok(Picture::array(&format!("f32{text}").parse()?)?),
        [text] => Ok(Picture::array(&text.parse::<ArrayShape>()?)?),
        _ => Err("arguments: an array, `f32[3,5]{1,0:T(2,2)}`; a shape and a slice; or shapes with `+` between them".into()),
    }
}

/// Draws, prints and writes.
fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let arguments = if arguments.is_empty() { vec!["f32[3,5]{1,0:T(2,2)}"] } else { arguments };
    let picture = picture(&arguments)?;
    let path = env::temp_dir().join("shapewise.svg");
    fs::write(&path, picture.to_svg())?;
    writeln!(io::stdout(), "{picture}\nThe SVG is {}", path.display())?;
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
