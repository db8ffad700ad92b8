//! The pictures and the commands that the docs show are those of the crate.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use shapewise::{
    MinorToMajor, Pad, Permutation, Shape, Strided,
    layout::{Padded, Tiled, tile::Tiles},
};
use shapewise_draw::{Picture, kinds};
use shapewise_sharding::{DynMesh, DynSpec};

use crate::{Result, shape, slice};

/// Runs the first command of the example `draw` in a text, and compares what it prints with what the text shows.
#[cfg(target_pointer_width = "64")]
fn compare_with_command(text: &str) {
    let command = text.split("`cargo run --example draw -- ").nth(1).expect("the text names the command");
    let (arguments, rest) = command.split_once('`').unwrap();
    let shown = rest.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let target = env::current_exe().unwrap().ancestors().nth(3).unwrap().to_owned();
    let output = std::process::Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "draw", "--target-dir"])
        .args([target.as_os_str(), "--".as_ref()])
        .args(arguments.split(' ').map(|argument| argument.trim_matches('\'')))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    let (picture, _) =
        printed.split_once("\n\n`--out FILE` ").unwrap_or_else(|| panic!("{printed} {:?}", output.stderr));
    assert_eq!(picture, shown.trim_end(), "`{arguments}`");
}

/// The command of the package's README, and that of the page of arrays, print what is shown there.
#[test]
#[cfg(target_pointer_width = "64")] // elsewhere cargo would build the example for another target than this test
fn the_commands_in_the_docs_print_their_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    compare_with_command(&fs::read_to_string(root.join("crates/draw/README.md")).unwrap());
    let arrays = fs::read_to_string(root.join("src/arrays/array.rs")).unwrap();
    let docs: Vec<&str> = arrays
        .lines()
        .map(|line| line.strip_prefix("///").map_or("", |doc| doc.strip_prefix(' ').unwrap_or(doc)))
        .collect();
    compare_with_command(&docs.join("\n"));
}

/// The pictures in the docs, by the names of their files.
fn documented() -> Result<Vec<(&'static str, Picture)>> {
    let rows = Strided::row_major([2, 3])?;
    let (order, tiles) = (MinorToMajor::ROW_MAJOR, Tiles::from_sizes(&[&[2, 2]])?);
    let tiled = Tiled::new(Shape::new([3, 5])?, order, tiles.as_tiles())?;
    let padded = Padded::new(Shape::new([3, 5])?, order, [3, 8])?;
    let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    let spec = DynSpec::from_names(&mesh, &[&["x"], &["y"]])?;
    Ok(vec![
        ("layout", Picture::layout(&Strided::new([2, 3], [1, 2])?)),
        ("tiled", Picture::tiled(&tiled)),
        ("padded", Picture::padded(&padded)),
        ("slice", slice(&[6, 8], "1:5:2, ::-3")?),
        ("broadcast", Picture::broadcast(&[shape(&[4, 1]), shape(&[1, 6])])?),
        ("windows", Picture::windows([3, 4], [2, 2])?),
        ("permutation", Picture::permutation(&Strided::row_major([2, 3, 4])?, Permutation::new([2, 0, 1])?)),
        ("reshape", Picture::reshape(&rows, [3, 2])?),
        ("reshape_copy", Picture::reshape(&Strided::column_major([2, 3])?, [3, 2])?),
        ("contraction", Picture::contraction("ij,jk->ik", &[shape(&[2, 3]), shape(&[3, 4])])?),
        ("concatenate", Picture::concatenate(0, &[shape(&[1, 3]), shape(&[2, 3])])?),
        ("pad", Picture::pad(&shape(&[2, 3]), &[Pad::edges(1, 0), Pad::edges(1, 2)])?),
        ("gather", Picture::gather(&shape(&[4, 3]), 0, &[2, 0, -1])?),
        ("mesh", Picture::sharding(&spec, &[8, 4])?),
    ])
}

/// The folder of a picture: that of the crate whose docs show it.
fn folder(name: &str) -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    crates.join(if name == "mesh" { "sharding/docs" } else { "../docs/pictures" })
}

#[test]
fn pictures_in_the_docs_are_current() {
    let is_overwritten = env::var("SHAPEWISE_PICTURES").is_ok_and(|value| value == "overwrite");
    for (name, picture) in documented().unwrap() {
        for (ending, drawn) in [("svg", picture.to_svg()), ("txt", picture.to_string())] {
            let path = folder(name).join(format!("{name}.{ending}"));
            if is_overwritten {
                fs::write(&path, drawn).unwrap();
            } else {
                let kept = fs::read_to_string(&path).unwrap_or_default();
                assert!(
                    kept == drawn,
                    "{} is not what is drawn: see the head of this file\n{drawn}",
                    path.display()
                );
            }
        }
        assert!(picture.to_svg().lines().all(|line| !line.is_empty()), "Markdown ends HTML at an empty line");
        assert!(
            picture.to_svg().starts_with("<svg xmlns=") && picture.to_svg().ends_with("</svg>\n"),
            "a file of its own"
        );
    }
}

/// The command draws each kind that it lists.
#[test]
#[cfg(target_pointer_width = "64")] // elsewhere cargo would build the example for another target than this test
fn the_command_draws_all_kinds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = env::current_exe().unwrap().ancestors().nth(3).unwrap().to_owned();
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO"))
            .args(["run", "--quiet", "--example", "draw", "--target-dir"])
            .args([target.as_os_str(), "--".as_ref()])
            .args(arguments)
            .current_dir(&root)
            .output()
            .unwrap();
        (
            output.status.success(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (_, help, _) = run(&["--help"]);
    for kind in kinds::KINDS {
        assert!(help.contains(&format!("draw {} ", kind.name)), "{help}");
        let example = kind.examples[0].fields;
        let expected = kinds::draw(kind.name, example).unwrap().to_string();
        let (_, printed, mistake) = run(&[&[kind.name], example].concat());
        assert!(printed.starts_with(&expected), "{}: {printed}{mistake}", kind.name);
    }
    // The SVG is a file that the caller names, also with blanks, and an error names it.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("out of draw");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a picture.svg");
    let _ = fs::remove_file(&file);
    let name = file.to_str().unwrap();
    let (is_right, printed, mistake) = run(&["--out", name, "[6,8]", "1:5:2, ::-3"]);
    assert!(is_right && printed.ends_with(&format!("\nThe SVG is {name}\n")), "{printed}{mistake}");
    let picture = kinds::draw("slice", &["[6,8]", "1:5:2, ::-3"]).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), picture.to_svg());
    let name = folder.join("none/a.svg");
    let name = name.to_str().unwrap();
    let (is_right, printed, mistake) = run(&["--out", name, "[6,8]", "1:5"]);
    assert!(
        !is_right && printed.is_empty() && mistake.starts_with(&format!("{name}: No such file")),
        "{mistake}"
    );
    let (is_right, _, mistake) = run(&["--out"]);
    assert!(!is_right && mistake == "`--out` is followed by the name of a file\n", "{mistake}");
    let (is_right, _, mistake) = run(&["reshape", "[2,6]", "row", "[5,2]"]);
    assert!(
        !is_right
            && mistake
                == "new shape: 12 elements cannot become 10 elements: the element count must stay the same\n",
        "{mistake}"
    );
}
