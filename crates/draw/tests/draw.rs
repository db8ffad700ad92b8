//! Pictures: every cell of all small layouts, slices and so on is where the rule of the module says, and the pictures in the docs are those
//! that the crate draws.
//!
//! `SHAPEWISE_PICTURES=overwrite cargo test -p shapewise-draw --test draw` writes the files of `docs/pictures`.
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::missing_assert_message,
    clippy::panic_in_result_fn,
    clippy::single_element_loop,
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "tests of small numbers: a panic is a failure"
)]

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
};

use shapewise::{
    DynShape, Mapping, MinorToMajor, Pad, Permutation, Shape, Strided, Tensor,
    array::DynTensor,
    layout::{Padded, Tiled, tile::Tiles},
    slice::SliceExpr,
    tensor,
};
use shapewise_draw::{DrawError, Picture, kinds};
use shapewise_sharding::{DynMesh, DynSpec};
use shapewise_xla::ArrayShape;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn shape(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

fn slice(extents: &[usize], text: &str) -> Result<Picture> {
    let slice: SliceExpr = text.parse()?;
    Ok(Picture::slice(&shape(extents), &slice.apply(&shape(extents))?)?)
}

/// The texts of the cells of each grid, row by row.
fn cells(picture: &Picture) -> Vec<Vec<String>> {
    let svg = picture.to_svg();
    let mut grids: Vec<Vec<String>> = Vec::new();
    for line in svg.lines().filter(|line| line.starts_with("<text")) {
        if line.contains("bold") {
            grids.push(Vec::new());
        }
        for cell in line.split("<tspan").skip(1) {
            let (content, _) = cell.split_once('>').unwrap().1.split_once("</tspan>").unwrap();
            grids.last_mut().unwrap().push(content.to_owned());
        }
    }
    grids.remove(0); // the title
    grids
}

/// The colours of the boxes of each grid, in the order of their cells.
fn boxes(picture: &Picture) -> Vec<Vec<String>> {
    let svg = picture.to_svg();
    let grids = svg.split("font-weight=\"bold\"").skip(2); // the file, and the title
    let grid = |part: &str| -> Vec<String> {
        // The legend is a group of its own.
        let boxes = part.split("</g>").next().unwrap();
        boxes
            .lines()
            .filter(|line| line.starts_with("<path"))
            .map(|line| line.split_once("z\"").unwrap().1.to_owned())
            .collect()
    };
    grids.map(grid).collect()
}

/// All indices in the order in which cells are read: by the coordinates of the axes that go down, then by those that go to the right.
fn read(extents: &[usize]) -> Vec<Vec<usize>> {
    let mut indices = vec![Vec::new()];
    for &extent in extents {
        let longer =
            |index: &Vec<usize>| (0..extent).map(|at| [index.as_slice(), &[at]].concat()).collect::<Vec<_>>();
        indices = indices.iter().flat_map(longer).collect();
    }
    let rank = extents.len();
    let part = |index: &[usize], remainder: usize| -> Vec<usize> {
        (0..rank).filter(|axis| (rank - 1 - axis) % 2 == remainder).map(|axis| index[axis]).collect()
    };
    indices.sort_by_key(|index| (part(index, 1), part(index, 0)));
    indices
}

/// All extents of a rank up to a number.
fn worlds<const R: usize>(most: usize) -> Vec<[usize; R]> {
    read(&[most + 1; R]).into_iter().map(|extents| extents.try_into().unwrap()).collect()
}

fn check_layout<const R: usize>(layout: &impl Mapping<R>) {
    let grids = cells(&Picture::layout(layout));
    let offset = |index: Vec<usize>| layout.offset(index.try_into().unwrap()).unwrap().to_string();
    let expected: Vec<String> = read(&layout.extents()).into_iter().map(offset).collect();
    assert_eq!(grids[0], expected, "{layout:?}");
    let indices = (0..layout.allocated()).map(|offset| match layout.index_at(offset) {
        Some(index) => index.map(|at| at.to_string()).join(","),
        None => "·".into(),
    });
    let found: Vec<&String> = grids[1].iter().collect();
    for (at, index) in indices.enumerate() {
        assert_eq!(found[at], &index, "{layout:?}");
    }
    assert!(found[layout.allocated()..].iter().all(|cell| *cell == "·"));
}

fn check_orders<const R: usize>(most: usize, orders: &[[isize; R]]) {
    for extents in worlds::<R>(most) {
        for &order in orders {
            let layout = Strided::ordered(extents, MinorToMajor::new(order).unwrap()).unwrap();
            check_layout(&layout);
        }
    }
}

#[test]
fn cells_are_the_offsets_of_the_layout() {
    check_orders(5, &[[0]]);
    check_orders(4, &[[1, 0], [0, 1]]);
    check_orders(3, &[[2, 1, 0], [0, 2, 1], [0, 1, 2]]);
    check_orders(2, &[[3, 2, 1, 0], [1, 3, 0, 2]]);
    check_orders(2, &[[4, 3, 2, 1, 0], [0, 3, 1, 4, 2]]);
    for stride in [-3, -1, 0, 1, 2, 5] {
        check_layout(&Strided::new([2, 3], [7, stride]).unwrap());
        check_layout(&Strided::new([3, 2], [stride, -1]).unwrap());
    }
    check_layout(&Strided::row_major([]).unwrap());
}

#[test]
fn tiles_are_blocks_and_padding_is_marked() {
    for extents in worlds::<2>(4) {
        for (tile, order) in [([2, 2], [1, 0]), ([1, 3], [0, 1]), ([3, 2], [0, 1])] {
            let tiles = Tiles::from_sizes(&[&tile]).unwrap();
            let order = MinorToMajor::new(order).unwrap();
            let layout = Tiled::new(Shape::new(extents).unwrap(), order, tiles.as_tiles()).unwrap();
            let physical = order.major_to_minor().map(|axis| extents[axis]);
            let blocks = [physical[0].div_ceil(tile[0]), physical[1].div_ceil(tile[1]), tile[0], tile[1]];
            let cell = |position: Vec<usize>| {
                let offset = position.iter().zip(blocks).fold(0, |offset, (at, extent)| offset * extent + at);
                // An element is in the cell of its physical index, block by block.
                let at = [position[0] * tile[0] + position[2], position[1] * tile[1] + position[3]];
                let is_element = at[0] < physical[0] && at[1] < physical[1];
                if is_element { offset.to_string() } else { "·".into() }
            };
            let expected: Vec<String> = read(&blocks).into_iter().map(cell).collect();
            assert_eq!(cells(&Picture::tiled(&layout))[0], expected, "{layout:?}");
            let array = format!("f32[{},{}]{order}", extents[0], extents[1]);
            let array = array.replace('}', &format!(":T({},{})}}", tile[0], tile[1]));
            let array: ArrayShape = array.parse().unwrap();
            assert_eq!(cells(&Picture::array(&array).unwrap())[0], expected, "{array}");
        }
    }
}

/// The memory of XLA's arrays is counted in elements, of any size in bits.
#[test]
fn memory_of_arrays_has_each_offset_once() {
    for element in ["f32", "f64", "c128", "bf16", "u8", "s4", "u2", "pred"] {
        for suffix in
            ["[2,3]", "[3,5]{0,1}", "[0,3]", "[]", "[3,5]{1,0:T(2,2)}", "[3,5]{1,0:T(2,2)L(10)}", "[2,<=3]"]
        {
            let array: ArrayShape = format!("{element}{suffix}").parse().unwrap();
            let with_layout =
                if array.layout().is_some() { array.clone() } else { array.clone().with_default_layout() };
            let found = &cells(&Picture::array(&array).unwrap())[1];
            let allocated = with_layout.allocated_aligned().unwrap();
            for (offset, cell) in found.iter().enumerate() {
                let index = with_layout.index_at(offset).ok().flatten();
                let index: Option<Vec<String>> =
                    index.map(|index| index.iter().map(ToString::to_string).collect());
                assert_eq!(*cell, index.map_or("·".into(), |index| index.join(",")), "{array}: {offset}");
            }
            // All offsets, and at most one row that is not complete.
            assert!((allocated..allocated + 5).contains(&found.len()), "{array}: {} cells", found.len());
        }
    }
}

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

/// The command of the README, and that of the page of arrays, print what is shown there.
#[test]
#[cfg(target_pointer_width = "64")] // elsewhere cargo would build the example for another target than this test
fn the_commands_in_the_docs_print_their_pictures() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    compare_with_command(&fs::read_to_string(root.join("README.md")).unwrap());
    let arrays = fs::read_to_string(root.join("src/arrays/array.rs")).unwrap();
    let docs: Vec<&str> = arrays
        .lines()
        .map(|line| line.strip_prefix("///").map_or("", |doc| doc.strip_prefix(' ').unwrap_or(doc)))
        .collect();
    compare_with_command(&docs.join("\n"));
}

#[test]
fn padded_memory_has_its_padding_marked() {
    for extents in worlds::<2>(3) {
        let padded = [extents[0] + 1, extents[1] + 2];
        let layout = Padded::new(Shape::new(extents).unwrap(), MinorToMajor::COLUMN_MAJOR, padded).unwrap();
        // Column-major: memory has columns of `padded[0]`.
        let cell = |at: Vec<usize>| {
            let is_element = at[1] < extents[0] && at[0] < extents[1];
            if is_element { (at[0] * padded[0] + at[1]).to_string() } else { "·".into() }
        };
        let expected: Vec<String> = read(&[padded[1], padded[0]]).into_iter().map(cell).collect();
        assert_eq!(cells(&Picture::padded(&layout))[0], expected, "{layout:?}");
    }
}

#[test]
fn slices_number_what_they_select() {
    for extents in worlds::<2>(4) {
        for text in [":, :", "1:, ::-1", "::2, ::-3", "3:0:-2, :2", "None, ::2", ":, None, 1:3", "-1:, :"] {
            let Ok(picture) = slice(&extents, text) else { panic!("{extents:?} {text}") };
            let grids = cells(&picture);
            // The selected cells, by their number, are the elements of the result in order.
            let mut selected: Vec<(usize, usize)> = Vec::new();
            for (index, cell) in read(&extents).iter().zip(&grids[0]) {
                if cell != "·" {
                    selected.push((cell.parse().unwrap(), index[0] * extents[1] + index[1]));
                }
            }
            selected.sort_unstable();
            let numbers: Vec<usize> = selected.iter().map(|pair| pair.0).collect();
            assert_eq!(numbers, (0..selected.len()).collect::<Vec<_>>(), "{extents:?} {text}");
            let dense = text.parse::<SliceExpr>().unwrap().apply(&shape(&extents)).unwrap();
            let result: Vec<usize> =
                dense.shape().extents().unwrap().iter().map(|extent| extent.get().unwrap()).collect();
            let mut read_result: Vec<(usize, usize)> = read(&result)
                .iter()
                .zip(&grids[1])
                .map(|(index, cell)| {
                    let linear =
                        index.iter().zip(&result).fold(0, |linear, (at, extent)| linear * extent + at);
                    (linear, cell.parse().unwrap())
                })
                .collect();
            read_result.sort_unstable();
            assert_eq!(selected, read_result, "{extents:?} {text}");
        }
    }
}

#[test]
fn broadcasts_mark_what_is_repeated() {
    for a in worlds::<2>(3) {
        for b in worlds::<2>(3) {
            let Ok(picture) = Picture::broadcast(&[shape(&a), shape(&b)]) else {
                assert!((0..2).any(|axis| a[axis] != b[axis] && a[axis] != 1 && b[axis] != 1));
                continue;
            };
            let result = [0, 1].map(|axis| if a[axis] == 1 { b[axis] } else { a[axis] });
            let grids = cells(&picture);
            for (operand, grid) in [a, b].iter().zip(&grids) {
                for (index, cell) in read(&result).iter().zip(grid) {
                    let own = [0, 1].map(|axis| if operand[axis] == 1 { 0 } else { index[axis] });
                    let offset = own[0] * operand[1] + own[1];
                    let expected =
                        if own[..] == index[..] { offset.to_string() } else { format!("({offset})") };
                    assert_eq!(cell, &expected, "{a:?} {b:?}");
                }
                // What is not repeated is the operand.
                if result.iter().all(|&extent| extent > 0) {
                    assert_eq!(
                        grid.iter().filter(|cell| !cell.starts_with('(')).count(),
                        operand[0] * operand[1]
                    );
                }
            }
        }
    }
}

#[test]
fn windows_permutations_and_reshapes_show_offsets() {
    for extents in worlds::<2>(3) {
        for window in worlds::<2>(3) {
            let Ok(picture) = Picture::windows(extents, window) else {
                assert!((0..2).any(|axis| window[axis] == 0 || window[axis] > extents[axis]));
                continue;
            };
            let all = [extents[0] - window[0] + 1, extents[1] - window[1] + 1, window[0], window[1]];
            let offset = |at: Vec<usize>| ((at[0] + at[2]) * extents[1] + at[1] + at[3]).to_string();
            let expected: Vec<String> = read(&all).into_iter().map(offset).collect();
            assert_eq!(cells(&picture)[1], expected);
        }
        let rows = Strided::row_major(extents).unwrap();
        let permuted = cells(&Picture::permutation(&rows, Permutation::new([1, 0]).unwrap()));
        let offset = |at: Vec<usize>| (at[1] * extents[1] + at[0]).to_string();
        assert_eq!(permuted[1], read(&[extents[1], extents[0]]).into_iter().map(offset).collect::<Vec<_>>());

        let columns = Strided::column_major(extents).unwrap();
        for layout in [rows, columns] {
            let picture = Picture::reshape(&layout, [extents[0] * extents[1]]).unwrap();
            let offset = |linear| layout.offset_of_linear(linear).unwrap().to_string();
            let expected: Vec<String> = (0..layout.element_count()).map(offset).collect();
            assert_eq!(cells(&picture)[1], expected);
            let is_copied = picture.to_string().contains("copied");
            let moves = expected.iter().enumerate().any(|(at, offset)| *offset != at.to_string());
            assert_eq!(is_copied, moves, "{layout:?}");
        }
    }
}

#[test]
fn shardings_name_the_devices_that_hold_an_element() {
    let mesh = DynMesh::new([("x", 2), ("y", 3)]).unwrap();
    for axes in [&[&["x"][..], &["y"]][..], &[&["y", "x"], &[]], &[&[], &["x"]], &[&[], &[]]] {
        let spec = DynSpec::from_names(&mesh, axes).unwrap();
        for extents in worlds::<2>(4) {
            let found = &cells(&Picture::sharding(&spec, &extents).unwrap())[1];
            for (index, cell) in read(&extents).iter().zip(found) {
                let holders: Vec<String> =
                    spec.padded_holders(&extents, index).unwrap().iter().map(ToString::to_string).collect();
                let expected = if holders.len() > 4 {
                    format!("{}…", holders[..4].join(","))
                } else {
                    holders.join(",")
                };
                assert_eq!(cell, &expected);
            }
        }
    }
}

#[test]
fn pictures_of_anything_are_small() {
    let half = usize::MAX / 4;
    let huge = [
        Picture::layout(&Strided::row_major([half]).unwrap()),
        Picture::layout(&Strided::row_major([1 << 15, 1 << 15]).unwrap()),
        Picture::layout(&Strided::row_major([3; 16]).unwrap()),
        Picture::layout(&Strided::new([half / 4, 3], [0, 1]).unwrap()),
        Picture::array(&"f32[10000,50000]{1,0:T(8,128)(2,1)}".parse().unwrap()).unwrap(),
        Picture::broadcast(&[shape(&[1 << 15, 1]), shape(&[1, 1 << 15])]).unwrap(),
        Picture::windows([1 << 15, 1 << 15], [1 << 7, 1 << 14]).unwrap(),
        slice(&[1 << 15, 1 << 15], "::-1, ::7").unwrap(),
        Picture::reshape(&Strided::column_major([1 << 15, 1 << 15]).unwrap(), [1 << 30]).unwrap(),
        Picture::mesh(&DynMesh::new([("x", half)]).unwrap()),
        {
            let mesh = DynMesh::new([("x", 2), ("y", half / 2)]).unwrap();
            Picture::sharding(&DynSpec::from_names(&mesh, &[&["x"], &[]]).unwrap(), &[4, 1 << 20]).unwrap()
        },
    ];
    for picture in huge {
        let text = picture.to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(text.lines().count() < 150 && text.contains('…'), "{text}");
        assert!(picture.to_svg().len() < 1 << 20);
    }
}

#[test]
fn mistakes_are_errors() {
    let errors = [
        Picture::broadcast(&["?".parse().unwrap()]).unwrap_err(),
        Picture::broadcast(&["[2,?]".parse().unwrap()]).unwrap_err(),
        Picture::reshape(&Strided::row_major([2, 3]).unwrap(), [4]).unwrap_err(),
        Picture::broadcast(&[shape(&[2]), shape(&[3])]).unwrap_err(),
        Picture::windows([2], [3]).unwrap_err(),
    ];
    let messages = [
        "the rank is unknown: a picture needs all extents",
        "the extent of axis 1 is unknown: a picture needs all extents",
        "6 elements cannot become 4 elements: the element count must stay the same",
        "extents 2 and 3 do not broadcast at axis 0: they must be equal, or one of them 1",
        "a window of 3 is longer than axis 0, which has extent 2: a window must fit its axis",
    ];
    assert_eq!(errors.map(|error: DrawError| error.to_string()), messages);
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

/// The marked cells of each grid of a contraction: those that an einsum by hand multiplies for element 0 of the result.
#[test]
fn contractions_mark_what_is_multiplied() -> Result {
    let marked = |equation: &str, shapes: &[&str]| -> Result<Vec<Vec<String>>> {
        let shapes: Vec<DynShape> =
            shapes.iter().map(|shape| shape.parse()).collect::<std::result::Result<_, _>>()?;
        let picture = Picture::contraction(equation, &shapes)?;
        let boxes = boxes(&picture);
        let marked = cells(&picture).into_iter().zip(boxes).map(|(texts, boxes)| {
            let marked =
                texts.into_iter().zip(boxes).filter(|(_, shade)| shade.contains("fill-opacity=\".45\""));
            marked.map(|(text, _)| text).collect()
        });
        Ok(marked.collect())
    };
    assert_eq!(
        marked("ij,jk->ik", &["[2,3]", "[3,2]"])?,
        [vec!["0", "1", "2"], vec!["0", "2", "4"], vec!["0"]]
    );
    assert_eq!(marked("ii->", &["[3,3]"])?, [vec!["0", "4", "8"], vec!["0"]]);
    assert_eq!(marked("ba", &["[2,3]"])?, [vec!["0"], vec!["0"]]); // the output is `ab`
    assert_eq!(marked("ij,ij->", &["[1,2]", "[1,2]"])?, [vec!["0", "1"], vec!["0", "1"], vec!["0"]]);
    let error = Picture::contraction("ij,jk->ik", &[shape(&[2, 3]), shape(&[4, 2])]).unwrap_err();
    assert_eq!(error.to_string(), "label `j` is 3 in operand 0 and 4 in operand 1");
    Ok(())
}

/// Each cell of a labelled picture says where it is and what it shows.
#[test]
fn labels_are_words() -> Result {
    let words = |picture: Picture| -> Vec<String> {
        let svg = picture.to_labelled_svg();
        let labels = svg.split("class=\"cell\" role=\"img\" aria-label=\"").skip(1);
        labels.map(|label| label.split('"').next().unwrap().to_owned()).collect()
    };
    let memory = words(Picture::array(&"f32[3]{0:T(2)}".parse()?)?);
    assert_eq!(
        memory[..4],
        [
            "position 0,0: offset 0",
            "position 0,1: offset 1",
            "position 1,0: offset 2",
            "position 1,1: offset 3, no element"
        ]
    );
    assert_eq!(memory[6..], ["offset 2: index 2", "offset 3: no element"]);
    let sliced = words(slice(&[4], "1::2")?);
    assert_eq!(
        sliced,
        [
            "index 0: linear index 0, not selected",
            "index 1: linear index 1, number in the result 0",
            "index 2: linear index 2, not selected",
            "index 3: linear index 3, number in the result 1",
            "index 0: linear index 0, linear index in the operand 1",
            "index 1: linear index 1, linear index in the operand 3",
        ]
    );
    let broadcast = words(Picture::broadcast(&[shape(&[1]), shape(&[2])])?);
    assert_eq!(broadcast[1], "index 1: linear index 1, offset 0, repeated");
    assert_eq!(broadcast[5], "index 1: linear index 1, offset in each operand 0,1");
    Ok(())
}

/// Tiles have colours, which those next to each other do not share; memory has the colours of its tiles, and offsets beside it.
#[test]
fn tiles_have_colours_in_both_grids() -> Result {
    for (extents, tile) in [([5_usize, 7], [2_usize, 3]), ([8, 12], [2, 2]), ([4, 4], [4, 4])] {
        let array: ArrayShape =
            format!("f32[{},{}]{{1,0:T({},{})}}", extents[0], extents[1], tile[0], tile[1]).parse()?;
        let picture = Picture::array(&array)?;
        let (texts, colours) = (cells(&picture), boxes(&picture));
        let colour_of =
            |grid: usize, place: usize| colours[grid][place].split(' ').nth(1).unwrap().to_owned();
        let blocks = [extents[0].div_ceil(tile[0]), extents[1].div_ceil(tile[1]), tile[0], tile[1]];
        let mut by_tile = std::collections::HashMap::new();
        for (place, at) in read(&blocks).iter().enumerate().filter(|(place, _)| texts[0][*place] != "·") {
            let colour = colour_of(0, place);
            assert_eq!(by_tile.entry((at[0], at[1])).or_insert_with(|| colour.clone()), &colour, "{at:?}");
            // The same offset in memory has the same colour.
            let offset: usize = texts[0][place].parse()?;
            assert_eq!(colour_of(1, offset), colour);
        }
        for ((row, column), colour) in &by_tile {
            assert_ne!(by_tile.get(&(row + 1, *column)), Some(colour));
            assert_ne!(by_tile.get(&(*row, column + 1)), Some(colour));
        }
        assert!(picture.to_svg().contains("one colour per tile"));
    }
    let text = Picture::array(&"bf16[8,8]{1,0:T(4,4)(2,1)}".parse()?)?.to_string();
    assert!(
        text.contains("  0: 0,0 1,0 0,1 1,1 0,2 1,2 0,3 1,3\n") && text.contains(" 56: 6,4 7,4"),
        "{text}"
    );
    Ok(())
}

/// Long memory is wrapped: one row of 100 offsets is several, each with its first offset.
#[test]
fn long_memory_is_wrapped() -> Result {
    let text = Picture::layout(&Strided::row_major([100])?).to_string();
    assert!(text.contains("\n    0:  0  1  2  3  4  5  6  7  8  9\n   10: 10 11"), "{text}");
    assert!(text.lines().count() < 20, "{text}");
    Ok(())
}

/// Each element of a join, of padding and of what is gathered is that of an array of linear indices.
#[test]
fn results_are_those_of_arrays_of_numbers() -> Result {
    let numbers =
        |extents: [usize; 2]| Tensor::<usize, 2>::from_fn(extents, |[row, column]| row * extents[1] + column);
    for a in worlds::<2>(3) {
        for b in worlds::<2>(3) {
            for axis in [0_isize, 1, -1, -2] {
                let (a_numbers, b_numbers) = (numbers(a), numbers(b));
                let expected = DynTensor::concatenate(axis, [a_numbers.dynamic(), b_numbers.dynamic()]);
                let picture = Picture::concatenate(axis, &[shape(&a), shape(&b)]);
                let Ok(picture) = picture else {
                    assert!(expected.is_err(), "{a:?} {b:?} {axis}");
                    continue;
                };
                let found: Vec<usize> = cells(&picture)[2].iter().map(|cell| cell.parse().unwrap()).collect();
                assert_eq!(found, expected?.iter().copied().collect::<Vec<_>>(), "{a:?} {b:?} {axis}");
            }
        }
        for (low, high, interior) in [(0, 0, 0), (1, 2, 0), (-1, 1, 1), (2, -1, 2), (-2, -1, 0)] {
            let pads = [Pad::edges(low, high).with_interior(interior), Pad::edges(high, low)];
            let padded = numbers(a).map(|&number| number.to_string()).try_pad(pads, "·".to_owned());
            let Ok(picture) = Picture::pad(&shape(&a), &pads) else {
                assert!(padded.is_err(), "{a:?} {pads:?}");
                continue;
            };
            assert_eq!(cells(&picture)[1], padded?.iter().cloned().collect::<Vec<_>>(), "{a:?} {pads:?}");
        }
        for indices in [&[][..], &[0], &[1, -1, 0], &[2, 2], &[-3]] {
            for axis in [0, 1] {
                let taken = numbers(a)
                    .dynamic()
                    .take(axis, indices)
                    .map(|taken| taken.iter().copied().collect::<Vec<_>>());
                match (Picture::gather(&shape(&a), axis, indices), taken) {
                    (Ok(picture), Ok(taken)) => {
                        let found: Vec<usize> =
                            cells(&picture)[1].iter().map(|cell| cell.parse().unwrap()).collect();
                        assert_eq!(found, taken, "{a:?} {axis} {indices:?}");
                    }
                    (Err(error), Err(expected)) => assert_eq!(error.to_string(), expected.to_string()),
                    (picture, taken) => panic!("{a:?} {axis} {indices:?}: {picture:?} {taken:?}"),
                }
            }
        }
    }
    Ok(())
}

/// The larger an element, the stronger its colour, on both sides of zero.
#[test]
fn values_have_colours_by_size() {
    let picture = Picture::values(&tensor![-4.0, -2.0, 0.0, 2.0, 4.0, f64::NAN, f64::INFINITY]);
    let shades = boxes(&picture).remove(0);
    let opacity =
        |at: usize| shades[at].split("fill-opacity=\".").nth(1).unwrap()[..2].parse::<u8>().unwrap();
    let colour = |at: usize| shades[at].split("fill=\"").nth(1).unwrap()[..7].to_owned();
    assert_eq!([0, 1, 3, 4, 6].map(opacity), [75, 37, 37, 75, 75]);
    assert_eq!(colour(0), colour(1));
    assert_eq!([4, 6].map(colour), [colour(3), colour(3)]);
    assert_ne!(colour(1), colour(3));
    assert!(shades[2].contains("none") && shades[5].contains("none"));
    assert!(picture.to_string().contains("-4"), "{picture}");
    let small = Picture::values(&tensor![0.123_456_789, 123_456.789, 1e-9]);
    assert!(small.to_string().contains("0.123  1.2e5 1.0e-9"), "{small}");
}

/// Elements are read from nested brackets, and mistakes in them are named.
#[test]
fn elements_are_read_from_text() {
    let draw = |text: &str| kinds::draw("values", &[text]);
    assert!(draw("[[1,-0.5],[0,2]]").unwrap().to_string().contains("[2,2]"));
    assert!(draw("7").unwrap().to_string().starts_with("elements of []"));
    assert!(draw("[]").unwrap().to_string().contains("no elements"));
    for (text, message) in [
        ("[1,x]", "`x` is not a number"),
        ("[1,[2]]", "`[2]]` is nested deeper than the elements before it"),
        ("[[1],2]", "`2` is not in as many brackets as the elements before it"),
        ("[[1,2],[3]]", "a list of 1 entry is beside one of 2: they must be equal"),
        ("[[1,2]", "1 of the lists have no end: `]` is missing"),
        ("1]", "there is a `]` without a `[`"),
        ("[1],[2]", "the elements are not in one pair of brackets, such as [[1,2],[3,4]]"),
        ("1,2", "the elements are not in one pair of brackets, such as [[1,2],[3,4]]"),
    ] {
        assert_eq!(draw(text).unwrap_err().message, message, "{text}");
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
