//! Draws in the terminal, and as an SVG in the file after `--out`. `--help` lists all pictures.
//!
//! ```sh
//! cargo run --example draw -- 'f32[3,5]{1,0:T(2,2)}'   # a layout, as XLA writes it
//! cargo run --example draw -- '[6,8]' '1:5:2, ::-3'    # a shape and a slice, as Python writes it
//! cargo run --example draw -- '[4,1] + [1,6]'          # operands of a broadcast
//! cargo run --example draw -- einsum 'ij,jk->ik' '[2,3], [3,4]'
//! cargo run --example draw -- --out layout.svg 'f32[3,5]{1,0:T(2,2)}'
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

use shapewise_draw::{
    Picture,
    kinds::{self, KINDS, Kind},
};

/// What each list of arguments draws.
fn picture(arguments: &[&str]) -> Result<Picture, Box<dyn Error>> {
    if let Some((name, fields)) = arguments.split_first()
        && let Some(kind) = KINDS.iter().find(|kind| kind.name == *name)
    {
        return kinds::draw(name, fields).map_err(|wrong| match kind.fields.get(wrong.field) {
            Some(field) if kind.fields.len() == fields.len() => format!("{}: {wrong}", field.label).into(),
            _ => format!("{wrong}\n\n{}", usage(kind)).into(),
        });
    }
    // The most common ones, without a name.
    let short = match *arguments {
        [shape, slice] => kinds::draw("slice", &[shape, slice]),
        [text] if text.contains('+') => kinds::draw("broadcast", &[text]),
        [text] => kinds::draw("layout", &[text]),
        _ => return Err("`draw --help` lists the pictures".into()),
    };
    Ok(short?)
}

/// The line of a kind, with its fields.
fn usage(kind: &Kind) -> String {
    let fields: Vec<String> =
        kind.fields.iter().map(|field| format!("    {}: {}\n", field.label, field.hint)).collect();
    let example = kind.examples.first().map_or(&[][..], |example| example.fields);
    let quoted: Vec<String> = example.iter().map(|text| format!("'{text}'")).collect();
    format!("draw {} {}\n    {}\n{}", kind.name, quoted.join(" "), kind.about, fields.concat())
}

/// Draws and prints, and writes the file that the caller names: no other one, because a folder for all users may have one of the same name.
fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| ["--help", "-h"].contains(&argument.as_str())) {
        writeln!(
            io::stdout(),
            "An array, `f32[3,5]{{1,0:T(2,2)}}`; a shape and a slice; shapes with `+` between them; or one of these.\n\
             `--out FILE` before them writes the SVG as well.\n"
        )?;
        return KINDS.iter().try_for_each(|kind| Ok(writeln!(io::stdout(), "{}", usage(kind))?));
    }
    let mut out = None;
    if arguments.first().is_some_and(|argument| argument == "--out") {
        out = Some(arguments.get(1).cloned().ok_or("`--out` is followed by the name of a file")?);
        arguments.drain(..2);
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let arguments = if arguments.is_empty() { vec!["f32[3,5]{1,0:T(2,2)}"] } else { arguments };
    let picture = picture(&arguments)?;
    if let Some(path) = &out {
        fs::write(path, picture.to_svg()).map_err(|error| format!("{path}: {error}"))?;
    }
    writeln!(io::stdout(), "{picture}")?;
    match out {
        Some(path) => writeln!(io::stdout(), "The SVG is {path}")?,
        None => writeln!(io::stdout(), "`--out FILE` before the picture writes it as an SVG")?,
    }
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
