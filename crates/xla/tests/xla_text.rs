//! XLA's text of shapes: printed and parsed.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

#[path = "../../../tests/width/mod.rs"]
mod width;

use core::fmt::{Debug, Display};
use core::str::FromStr;

use oracle::{indices, orders};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use shapewise::{
    DynExtent,
    layout::tile::{TileExtent, Tiles},
};
use shapewise_xla::{
    AnyShape, ArrayLayout, ArrayShape, ElementType, ShapeTextError, ShapeTextErrorKind, Split, TupleShape,
};

const MOST: usize = isize::MAX.unsigned_abs();

/// Asserts that a shape is printed as `text`, and that `text` is parsed to it.
#[track_caller]
fn reads<T>(value: &T, text: &str)
where
    T: Display + Debug + FromStr<Err = ShapeTextError> + PartialEq,
{
    assert_eq!((value.to_string(), format!("{value:?}")), (text.into(), text.into()), "it is printed");
    assert_eq!(text.parse().as_ref(), Ok(value), "{text}");
}

#[track_caller]
fn array(text: &str) -> ArrayShape {
    text.parse().unwrap()
}

fn extents() -> [(DynExtent, &'static str); 6] {
    [
        (DynExtent::ZERO, "0"),
        (DynExtent::ONE, "1"),
        (DynExtent::known(30).unwrap(), "30"),
        (DynExtent::at_most(1).unwrap(), "<=1"),
        (DynExtent::at_most(20).unwrap(), "<=20"),
        (DynExtent::UNKNOWN, "?"),
    ]
}

fn signed(axes: &[usize]) -> Vec<isize> {
    axes.iter().map(|axis| axis.cast_signed()).collect()
}

fn joined(axes: &[usize]) -> String {
    axes.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
}

/// T-11: all ranks to 3, all kinds of extents, all orders.
#[test]
fn small_shapes_are_printed_and_parsed() {
    let mut count = 0;
    for element in [ElementType::Pred, ElementType::F8E4M3B11Fnuz] {
        for at in (0..=3).flat_map(|rank| indices(&vec![extents().len(); rank])) {
            let rank = at.len();
            let numbers = at.iter().map(|&at| extents()[at].0);
            let row_major = ArrayShape::new(element, numbers).unwrap();
            let texts: Vec<_> = at.iter().map(|&at| extents()[at].1).collect();
            let plain = format!("{element}[{}]", texts.join(","));
            reads(&row_major.clone().without_layout(), &plain);
            for order in orders(rank) {
                let layout = ArrayLayout::new(&signed(&order)).unwrap();
                let shape = row_major.clone().with_layout(layout).unwrap();
                let braces = if rank == 0 { String::new() } else { format!("{{{}}}", joined(&order)) };
                reads(&shape, &format!("{plain}{braces}"));
                reads(&AnyShape::from(shape), &format!("{plain}{braces}"));
                count += 1;
            }
        }
    }
    assert_eq!(count, 2 * (1 + 6 + 36 * 2 + 216 * 6), "each once");
}

/// T-11: all attributes, in all combinations.
#[test]
fn attributes_are_printed_and_parsed() {
    let tile = |text: &str| {
        let extent = |text: &str| match text {
            "*" => TileExtent::Combined,
            _ => TileExtent::Size(text.parse().unwrap()),
        };
        text.split(',').map(extent).collect::<Vec<_>>()
    };
    let tiles: [(&[&str], &str); 4] =
        [(&[], ""), (&["2"], "T(2)"), (&["8,128", "2,1"], "T(8,128)(2,1)"), (&["2,*,*,128"], "T(2,*,*,128)")];
    type Splits = &'static [(usize, &'static [usize])];
    let splits: [(Splits, &str); 3] =
        [(&[], ""), (&[(0, &[1])], "SC(0:1)"), (&[(1, &[40, 130]), (0, &[30])], "SC(1:40,130)(0:30)")];
    // The most that 6 elements may have.
    let bits = u32::try_from((MOST / 6).saturating_mul(8)).unwrap_or(u32::MAX);
    for at in indices(&[4, 2, 2, 2, 3, 2, 2]) {
        let mut made = Tiles::new();
        for text in tiles[at[0]].0 {
            made.push(tile(text)).unwrap();
        }
        let layout = if at[6] == 0 { ArrayLayout::row_major(2) } else { ArrayLayout::column_major(2) };
        let layout = layout
            .with_tiles(made)
            .with_tail_alignment([1, MOST][at[1]])
            .unwrap()
            .with_element_bits([0, bits][at[2]])
            .with_memory_space([0, 5][at[3]])
            .with_splits(
                splits[at[4]].0.iter().map(|&(place, at)| Split::new(place, at.iter().copied()).unwrap()),
            )
            .unwrap()
            .with_metadata_prefix([0, 8][at[5]])
            .unwrap();
        let attributes = [
            tiles[at[0]].1,
            ["", &*width::of("L(9223372036854775807)")][at[1]],
            ["", &*format!("E({bits})")][at[2]],
            ["", "S(5)"][at[3]],
            splits[at[4]].1,
            ["", "M(8)"][at[5]],
        ]
        .concat();
        let colon = if attributes.is_empty() { "" } else { ":" };
        let text = format!("{{{}{colon}{attributes}}}", ["1,0", "0,1"][at[6]]);
        reads(&layout, &text);
        reads(&array("s4[<=2,3]").with_layout(layout).unwrap(), &format!("s4[<=2,3]{text}"));
    }
}

/// T-11, T-12: the examples of XLA's own tests.
#[test]
fn examples_are_printed_and_parsed() {
    for text in [
        "f32[2,3,4]{0,1,2:T(512,1024)}",
        "f32[2,3,4]{0,1,2:T(512)}",
        "bf16[2,3,4]{1,2,0:T(16,256)(2,1)}",
        "pred[8,8,8]{0,2,1:T(8,128)E(32)}",
        "pred[8,8,8]{0,2,1:E(32)}",
        "bf16[2,3,1004]{2,1,0:T(2,*,128)}",
        "bf16[8,2,3,1004]{3,2,1,0:T(2,*,*,128)}",
        "bf16[32,32,4096]{2,1,0:T(8,128)(2,1)S(1)}",
        "f32[150,200,100]{0,1,2:SC(0:30)(1:40,130)}",
        "f32[2,<=3]{1,0:T(8,128)(2,1)E(16)S(1)}",
        "f32[]",
        "f32[]{:S(2)}",
        "f32[0]",
        "f32[<=5,?]",
    ] {
        reads(&array(text), text);
        reads(&text.parse::<AnyShape>().unwrap(), text);
    }
    for text in ["token[]", "opaque[]", "()", "(())", "(f32[2], s32[])", "((token[], opaque[]), (f32[2]{0}))"]
    {
        reads(&text.parse::<AnyShape>().unwrap(), text);
    }
    for text in ["{}", "{0}", "{:T(8,128)}", "{2,0,1}"] {
        reads(&text.parse::<ArrayLayout>().unwrap(), text);
    }
}

/// T-12: a comment counts the parts of a tuple.
/// Layouts that XLA's grammar and validation accept, although no element has an offset: they are kept, and refused by
/// operations that need offsets.
#[test]
fn tiles_that_cannot_be_cut_are_still_text() {
    let many = format!("f32[2]{{0:T{}}}", "(1)".repeat(40));
    let wide = format!("f32[2]{{0:T({}1)}}", "1,".repeat(39));
    let [huge, huge_of_3] = [2, 3].map(|extent| format!("f32[{extent}]{{0:T({MOST})}}"));
    for (text, words) in [
        ("f32[2]{0:T(*)}".to_owned(), "tile 0 ends with `*`: there is no more minor axis to combine with"),
        (
            "f32[2,3]{1,0:T(2,1)(2,*)}".to_owned(),
            "tile 1 ends with `*`: there is no more minor axis to combine with",
        ),
        (many, "40 tiles apply one after another: there may be at most 16"),
        (wide, "tile 0 makes 80 physical axes: there may be at most 32"),
    ] {
        let shape = array(&text);
        reads(&shape, &text);
        assert!(shape == array(&text) && shape.element_count().is_some(), "{text}");
        for refused in [
            shape.allocated().map(|_| ()),
            shape.array_size().map(|_| ()),
            shape.offset(&vec![0; shape.rank()]).map(|_| ()),
            shape.index_at(0).map(|_| ()),
        ] {
            assert_eq!(refused.unwrap_err().to_string(), words, "{text}");
        }
    }
    assert!(array(&huge).array_size().is_err() && array(&huge_of_3).offset(&[0]).is_ok());
    for text in ["f32[2]{0:T()}", "f32[2]{0:T(0)}"] {
        assert!(text.parse::<ArrayShape>().is_err(), "{text}");
    }
}

#[test]
fn every_fifth_part_of_a_tuple_has_a_comment() {
    let tuple = |parts: usize| TupleShape::new((0..parts).map(|_| AnyShape::Token)).unwrap().into();
    let shape: AnyShape = tuple(11);
    let t = "token[]";
    let text = format!("({t}, {t}, {t}, {t}, {t}, /*index=5*/{t}, {t}, {t}, {t}, {t}, /*index=10*/{t})");
    reads(&shape, &text);
    assert_eq!(tuple(5).to_string(), format!("({t}, {t}, {t}, {t}, {t})"));
    assert_eq!(
        text.replace("index=5", "*").replace(' ', "").parse().as_ref(),
        Ok(&shape),
        "comments are not read"
    );
}

/// Spaces and comments are allowed between any two tokens, and within none.
#[test]
fn spaces_and_comments() {
    let words = [
        "bf16", "[", "2", ",", "<=", "3", ",", "?", "]", "{", "2", ",", "1", ",", "0", ":", "T", "(", "8",
        ",", "*", ")", "(", "2", ")", "L", "(", "4", ")", "E", "(", "8", ")", "S", "(", "1", ")", "SC", "(",
        "0", ":", "1", ",", "2", ")", "M", "(", "8", ")", "}",
    ];
    let text = words.concat();
    let shape = array(&text);
    reads(&shape, &text);
    for space in [" ", "\t\r\n", "/**/", "/* bf16[2] */ ", "// to the end ]\n", " /*/ */ /* // */"] {
        assert_eq!(array(&format!("{space}{}{space}", words.join(space))), shape, "{space:?}");
        for split in ["bf16", "<=", "SC"] {
            let (at, word) = words.iter().enumerate().find(|(_, word)| **word == split).unwrap();
            let (left, right) = word.split_at(1);
            let broken = [&words[..at].concat(), left, space, right, &words[at + 1..].concat()].concat();
            assert!(broken.parse::<ArrayShape>().is_err(), "{broken:?}");
        }
    }
    assert_eq!(array("s8[2]// to the end"), array("s8[2]"));
    for bad in ["s8[2]/* no end", "s8[2]/*/", "s8[2]/", "s8[2] / /", "\u{a0}s8[2]", "s8\u{b}[2]"] {
        assert!(bad.parse::<ArrayShape>().is_err(), "{bad:?}");
    }
    let leading_zeros = "s8[007,<=010]{01,00:T(08)S(00)}".parse::<ArrayShape>().unwrap();
    assert_eq!(leading_zeros.to_string(), "s8[7,<=10]{1,0:T(8)}");
    assert_eq!(array("s8[2]{0:}"), array("s8[2]{0}"));
    assert_eq!(array("s8[]{:}"), array("s8[]"));
    assert_eq!(array("s8[2]{0:L(1)E(0)S(0)M(0)}"), array("s8[2]{0}"), "defaults are not kept");
}

/// No text exhausts the stack.
#[test]
fn nesting_of_tuples_is_limited() {
    let nested = |depth: usize| format!("{}{}", "(".repeat(depth), ")".repeat(depth));
    let deepest: AnyShape = nested(TupleShape::MAX_DEPTH).parse().unwrap();
    reads(&deepest, &nested(TupleShape::MAX_DEPTH));
    assert!(TupleShape::new([deepest]).is_err());
    let error = nested(TupleShape::MAX_DEPTH + 1).parse::<AnyShape>();
    assert_eq!(error.unwrap_err().to_string(), "tuples are nested more than 64 deep (at 64)");
    assert!("(".repeat(1 << 20).parse::<AnyShape>().is_err());
}

/// Any text, and some texts that are nearly shapes.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-z0-9\\[\\]{}(),:<=?*TLESCM/ ]{0,30}",
        "(f32|s4|pred)\\[([0-9]{1,2}|\\?|<=[0-9]),([0-9]{1,2}|\\?)\\]\\{[01],[01](:(T(\\([0-9*](,[0-9])?\\)){1,2})?(L\\([0-9]\\))?(E\\([0-9]\\))?(S\\([0-9]\\))?(SC(\\([0-9]:[0-9](,[0-9])?\\)){1,2})?(M\\([0-9]\\))?)?\\}",
    ]
}

proptest! {
    /// No text panics; a parsed text is printed and parsed again; the position of an error is within the text.
    #[test]
    fn any_text_is_a_shape_or_an_error(text in texts()) {
        match text.parse::<AnyShape>() {
            Ok(shape) => {
                let printed = shape.to_string();
                prop_assert_eq!(printed.parse(), Ok(shape));
                prop_assert_eq!(printed.parse::<AnyShape>().unwrap().to_string(), printed);
            }
            Err(error) => {
                prop_assert!(text.is_char_boundary(error.position) && !error.to_string().is_empty());
                if let ShapeTextErrorKind::Unexpected { found, .. } = error.kind {
                    prop_assert_eq!(text[error.position..].chars().next(), found);
                }
            }
        }
    }

    /// A shape's text with one character more, fewer or replaced.
    #[test]
    fn modified_shapes(at in 0_usize..60, with in "[ -~]?", drop in 0_usize..2) {
        let text = "bf16[2,<=3,?]{2,1,0:T(8,128)(2,*)L(4)E(16)S(1)SC(0:3,7)M(8)}";
        let changed = [&text[..at], &with, &text[(at + drop)..]].concat();
        if let Ok(shape) = changed.parse::<ArrayShape>() {
            prop_assert_eq!(shape.to_string().parse(), Ok(shape));
        }
    }
}
