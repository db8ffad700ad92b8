//! What is marked, labelled and coloured, and the elements of results.

use super::*;

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

/// The marked cells of a contraction, for each element of the result: what an einsum by hand multiplies for it.
#[test]
fn each_element_of_a_contraction_marks_its_products() -> Result {
    let operands = [shape(&[2, 3]), shape(&[3, 2])];
    for at in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let picture = Picture::contraction_at("ij,jk->ik", &operands, &at)?;
        let marked: Vec<Vec<String>> = cells(&picture)
            .into_iter()
            .zip(boxes(&picture))
            .map(|(texts, boxes)| {
                let both = texts.into_iter().zip(boxes);
                both.filter(|(_, shade)| shade.contains("fill-opacity=\".45\""))
                    .map(|(text, _)| text)
                    .collect()
            })
            .collect();
        let numbers = |list: Vec<usize>| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        let expected = [
            (0..3).map(|j| at[0] * 3 + j).collect(),
            (0..3).map(|j| j * 2 + at[1]).collect(),
            vec![at[0] * 2 + at[1]],
        ];
        assert_eq!(marked, expected.map(numbers), "{at:?}");
    }
    let of =
        |index: &[usize]| Picture::contraction_at("ij,jk->ik", &operands, index).unwrap_err().to_string();
    assert_eq!(of(&[1]), "the index has 1 number, and the result has 2 axes: one number is needed per axis");
    assert_eq!(of(&[1, 2]), "index 2 is not one of axis 1 of the result, whose extent is 2");
    // A result without elements has no element to mark.
    assert!(Picture::contraction_at("ij,jk->ik", &[shape(&[0, 1]), shape(&[1, 2])], &[0, 0]).is_err());
    assert!(Picture::contraction("ij,jk->ik", &[shape(&[0, 1]), shape(&[1, 2])]).is_ok());
    Ok(())
}

/// Each copy of a layout has a colour of its own, in which its offsets are: those of the layout, moved by one of the complement.
#[test]
fn copies_have_colours() -> Result {
    let layout = Modes::strided([2, 2], [4, 1])?;
    let rest = layout.complement(24)?;
    let picture = Picture::complement(&layout, 24)?;
    let colours = boxes(&picture).remove(2);
    for copy in 0..rest.count() {
        let of_copy: Vec<&String> =
            (0..4).map(|at| &colours[usize::try_from(layout.at(at) + rest.at(copy)).unwrap()]).collect();
        assert!(of_copy.windows(2).all(|pair| fill(pair[0]) == fill(pair[1])), "{copy}: {of_copy:?}");
    }
    assert_ne!(fill(&colours[0]), fill(&colours[2]), "two copies");
    // A product has the same copies, wherever its axes put them.
    let product = Picture::product(&Modes::row_major([2, 3])?, &Modes::row_major([2, 2])?)?;
    let (texts, colours) = (cells(&product), boxes(&product));
    let colour_of = |panel: usize, offset: &str| {
        let at = texts[panel].iter().position(|text| text == offset).unwrap();
        fill(&colours[panel][at]).to_owned()
    };
    for offset in (0..24).map(|offset| offset.to_string()) {
        assert_eq!(colour_of(2, &offset), colour_of(3, &offset));
    }
    assert_eq!(colour_of(2, "0"), colour_of(2, "5"));
    assert_ne!(colour_of(2, "0"), colour_of(2, "6"));
    Ok(())
}

/// Returns the colour of a box.
fn fill(shade: &str) -> &str {
    shade.split("fill=\"").nth(1).map_or("", |rest| &rest[..7])
}

/// A composition marks what it reaches, and the cells of one bank have one colour before and after a swizzle.
#[test]
fn compositions_and_swizzles_are_marked() -> Result {
    let picture = Picture::composition(&Modes::row_major([4, 6])?, &Modes::strided([4, 3], [6, 2])?)?;
    let (texts, shades) = (cells(&picture), boxes(&picture));
    for (text, shade) in texts[0].iter().zip(&shades[0]) {
        let is_even = text.parse::<usize>()? % 2 == 0;
        assert_eq!(shade.contains("fill-opacity=\".45\""), is_even, "{text}");
    }
    assert_eq!(texts[2], texts[1]);
    let buffer = Swizzled::new(Modes::row_major([4, 4])?, Swizzle::new(2, 0, 2)?)?;
    let picture = Picture::swizzle(&buffer, 4);
    let (texts, shades) = (cells(&picture), boxes(&picture));
    let column = |panel: usize| -> std::collections::HashSet<&str> {
        [0, 4, 8, 12].iter().map(|at: &usize| fill(&shades[panel][*at])).collect()
    };
    assert_eq!((column(0).len(), column(1).len()), (1, 4), "{texts:?}");
    // No banks are one bank.
    assert!(!Picture::swizzle(&buffer, 0).to_string().is_empty());
    Ok(())
}
