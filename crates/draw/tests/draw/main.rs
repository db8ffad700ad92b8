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

use std::error::Error;

use shapewise::{
    DynShape, Mapping, MinorToMajor, Pad, Permutation, Shape, Strided, Tensor,
    array::DynTensor,
    layout::{Padded, Tiled, tile::Tiles},
    slice::SliceExpr,
    tensor,
};
use shapewise_algebra::{Modes, Swizzle, Swizzled};
use shapewise_draw::{DrawError, Picture, kinds};
use shapewise_sharding::{DynMesh, DynSpec};
use shapewise_xla::ArrayShape;

mod command;
mod documented;
mod marks;

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
