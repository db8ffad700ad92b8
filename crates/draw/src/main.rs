//! Draws in the terminal, and as an SVG in the file after `--out`. `--help` lists all pictures. `cargo install shapewise-draw` installs the command, and in a clone `cargo run --example draw --`
//! runs it.
//!
//! ```sh
//! shapewise-draw 'f32[3,5]{1,0:T(2,2)}'   # a layout, as XLA writes it
//! shapewise-draw '[6,8]' '1:5:2, ::-3'    # a shape and a slice, as Python writes it
//! shapewise-draw '[4,1] + [1,6]'          # operands of a broadcast
//! shapewise-draw einsum 'ij,jk->ik' '[2,3], [3,4]'
//! shapewise-draw --out layout.svg 'f32[3,5]{1,0:T(2,2)}'
//! ```
#![allow(
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
use std::{
    env,
    error::Error,
    fs,
    io::{self, IsTerminal as _, Write as _},
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
    // No shape, slice or array is a word.
    if let Some(word) =
        arguments.first().filter(|word| word.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
    {
        let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        return Err(format!("there is no picture called `{word}`: there are {}", names.join(", ")).into());
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

/// When the text has colours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    Always,
    Never,
}

impl Color {
    fn read(word: Option<&str>) -> Result<Self, Box<dyn Error>> {
        match word {
            Some("auto") => Ok(Self::Auto),
            Some("always") => Ok(Self::Always),
            Some("never") => Ok(Self::Never),
            _ => Err("`--color` is followed by `auto`, `always` or `never`".into()),
        }
    }

    fn is_on(self) -> bool {
        let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        match self {
            Self::Auto => io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// The text of a picture with its title in bold, and its lines and marks dim, so that numbers stand out.
fn colored(text: &str) -> String {
    let mut colored = String::new();
    for (number, line) in text.split('\n').enumerate() {
        if number == 0 {
            colored += &format!("\u{1b}[1m{line}\u{1b}[0m\n");
            continue;
        }
        let mut is_dim = false;
        for c in line.chars() {
            let is_mark = c == '·' || ('\u{2500}'..='\u{257f}').contains(&c);
            if c != ' ' && is_mark != is_dim {
                colored += if is_mark { "\u{1b}[2m" } else { "\u{1b}[0m" };
                is_dim = is_mark;
            }
            colored.push(c);
        }
        colored += if is_dim { "\u{1b}[0m\n" } else { "\n" };
    }
    colored.pop();
    colored
}

/// Draws and prints, and writes the file that the caller names: no other one, because a folder for all users may have one of the same name.
fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| ["--help", "-h"].contains(&argument.as_str())) {
        writeln!(
            io::stdout(),
            "An array, `f32[3,5]{{1,0:T(2,2)}}`; a shape and a slice; shapes with `+` between them; or one of these.\n\
             Before them, `--out FILE` writes the SVG as well, and `--color auto`, `always` or `never` says when the text has colours:\n\
             by default on a terminal, unless `NO_COLOR` is set. `--width COLUMNS` is how wide the text may be: 80, or what the variable\n\
             `COLUMNS` says.\n"
        )?;
        return KINDS.iter().try_for_each(|kind| Ok(writeln!(io::stdout(), "{}", usage(kind))?));
    }
    let (mut out, mut color) = (None, Color::Auto);
    let mut width = env::var("COLUMNS").ok().and_then(|columns| columns.parse::<u16>().ok()).unwrap_or(80);
    while let Some(option) = arguments.first().filter(|first| first.starts_with("--")) {
        match option.as_str() {
            "--out" => {
                out = Some(arguments.get(1).cloned().ok_or("`--out` is followed by the name of a file")?);
            }
            "--color" => color = Color::read(arguments.get(1).map(String::as_str))?,
            "--width" => {
                let columns = arguments.get(1).and_then(|columns| columns.parse::<u16>().ok());
                width = columns.ok_or("`--width` is followed by a number of columns, up to 65535")?;
            }
            other => {
                return Err(format!(
                    "there is no option `{other}`: there are `--out`, `--color`, `--width` and `--help`"
                )
                .into());
            }
        }
        arguments.drain(..2);
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let arguments = if arguments.is_empty() { vec!["f32[3,5]{1,0:T(2,2)}"] } else { arguments };
    let picture = picture(&arguments)?;
    if let Some(path) = &out {
        fs::write(path, picture.to_svg()).map_err(|error| format!("{path}: {error}"))?;
    }
    // A frame needs a few columns.
    let text = format!("{picture:width$}", width = usize::from(width.max(20)));
    writeln!(io::stdout(), "{}", if color.is_on() { colored(&text) } else { text })?;
    match out {
        Some(path) => writeln!(io::stdout(), "The SVG is {path}")?,
        None => writeln!(io::stdout(), "`--out FILE` before the picture writes it as an SVG")?,
    }
    Ok(())
}

pub(crate) fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
