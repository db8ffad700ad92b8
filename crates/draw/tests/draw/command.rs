//! The command `shapewise-draw`: its options, its colours, and its errors.

use std::process::{Command, Output};

/// What the command prints, with `NO_COLOR` as given.
fn run(arguments: &[&str], no_color: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shapewise-draw"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("COLUMNS");
    if let Some(value) = no_color {
        command.env("NO_COLOR", value);
    }
    command.output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = run(arguments, None);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn error(arguments: &[&str]) -> String {
    let output = run(arguments, None);
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn colours_are_for_terminals_or_by_request() {
    const LAYOUT: &str = "f32[3,5]{1,0:T(2,2)}";
    let plain = printed(&[LAYOUT]);
    assert!(!plain.contains('\u{1b}'), "the output is not a terminal: {plain}");
    assert_eq!(printed(&["--color", "never", LAYOUT]), plain);
    let colored = printed(&["--color", "always", LAYOUT]);
    assert!(colored.starts_with("\u{1b}[1m") && colored.contains("\u{1b}[2m│ "), "{colored}");
    // Colours add nothing else.
    let without =
        ["\u{1b}[1m", "\u{1b}[2m", "\u{1b}[0m"].iter().fold(colored, |text, code| text.replace(code, ""));
    assert_eq!(without, plain);
    // The option decides, whatever the variable says.
    let asked = run(&["--color", "always", LAYOUT], Some("1"));
    assert!(asked.stdout.starts_with(b"\x1b[1m"));
}

#[test]
fn mistakes_are_errors_of_their_own() {
    assert!(error(&["layuot", "[2,3]"]).starts_with("there is no picture called `layuot`: there are "));
    assert!(error(&["layuot"]).starts_with("there is no picture called `layuot`"));
    assert_eq!(
        error(&["--colour", "[2,3]"]),
        "there is no option `--colour`: there are `--out`, `--color`, `--width` and `--help`\n"
    );
    assert_eq!(error(&["--color", "red"]), "`--color` is followed by `auto`, `always` or `never`\n");
    assert_eq!(error(&["--out"]), "`--out` is followed by the name of a file\n");
}

/// Grids are next to each other where the width permits, and lines are cut to it: 80 columns unless another number is given.
#[test]
fn the_width_is_that_of_the_terminal() {
    let grids = ["concatenate", "[4,8], [4,8]", "0"];
    let widest = |text: &str| text.lines().map(|line| line.chars().count()).max();
    let lines = |width: &str| {
        let text = printed(&[&["--width", width][..], &grids].concat());
        let picture = text.split("`--out").next().unwrap().to_owned();
        assert!(widest(&picture) <= width.parse().ok(), "{picture}");
        picture.lines().count()
    };
    assert!(lines("120") < lines("80") && lines("80") < lines("30"));
    let output = Command::new(env!("CARGO_BIN_EXE_shapewise-draw")).args(grids).env("COLUMNS", "30").output();
    assert_eq!(
        String::from_utf8(output.unwrap().stdout).unwrap(),
        printed(&[&["--width", "30"][..], &grids].concat())
    );
    assert_eq!(error(&["--width", "wide"]), "`--width` is followed by a number of columns, up to 65535\n");
}
