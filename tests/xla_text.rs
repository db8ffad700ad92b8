//! XLA's text of shapes: printed, parsed, and refused where it is bad.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

mod oracle;

use core::fmt::{Debug, Display};
use core::str::FromStr;

use oracle::{indices, orders};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use shapewise::{
    DynExtent,
    layout::tile::{TileExtent, Tiles},
    xla::{
        AnyShape, ArrayLayout, ArrayShape, ElementType, Expected, LayoutAttribute, ShapeTextError, Split,
        TupleShape,
    },
};

const MOST: usize = isize::MAX.unsigned_abs();

/// It is printed as `text`, which is parsed to it.
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
            .with_element_bits([0, u32::MAX][at[2]])
            .with_memory_space([0, 5][at[3]])
            .with_splits(
                splits[at[4]].0.iter().map(|&(place, at)| Split::new(place, at.iter().copied()).unwrap()),
            )
            .unwrap()
            .with_metadata_prefix([0, 8][at[5]])
            .unwrap();
        let attributes = [
            tiles[at[0]].1,
            ["", "L(9223372036854775807)"][at[1]],
            ["", "E(4294967295)"][at[2]],
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
/// What XLA's grammar says and its validation accepts, though no element has a place: it is kept, and refused by what asks for places.
#[test]
fn tiles_that_cannot_be_cut_are_text_all_the_same() {
    let many = format!("f32[2]{{0:T{}}}", "(1)".repeat(40));
    let wide = format!("f32[2]{{0:T({}1)}}", "1,".repeat(39));
    let huge = "f32[2]{0:T(9223372036854775807)}".to_owned();
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
    assert!(
        array(&huge).array_size().is_err() && array("f32[3]{0:T(9223372036854775807)}").offset(&[0]).is_ok()
    );
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

/// Spaces and comments may stand between any two words, and within none.
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
    assert_eq!(array("s8[2]{0:L(1)E(0)S(0)M(0)}"), array("s8[2]{0}"), "what is the default is not kept");
}

/// T-13, and more.
#[test]
fn bad_texts_are_refused_where_they_are_bad() {
    use Expected::{
        AnyShape, AnyShapeOrEnd, AttributeOrEnd, AxisOrColon, BehindElementBits, BehindMemorySpace,
        BehindSplit, BehindTailAlignment, BehindTile, Brace, Bracket, Colon, CommaOrColonOrEnd, CommaOrEnd,
        CommaOrParenthesisEnd, CommentEnd, Digits, Equals, Extent, ExtentOrEnd, Extents,
        LayoutOrCommaOrParenthesisEnd, LayoutOrNothing, Nothing, Parenthesis, ParenthesisEnd, TileExtent,
    };
    #[rustfmt::skip]
    let bad = [
        ("", 0, None, AnyShape), ("  ", 2, None, AnyShape), ("[2]", 0, Some('['), AnyShape), ("-f32[]", 0, Some('-'), AnyShape),
        ("é[2]", 0, Some('é'), AnyShape), ("/f32[]", 0, Some('/'), AnyShape),
        ("/*f32[]", 7, None, CommentEnd), ("f32[2 /*]", 9, None, CommentEnd), ("f32[2]{0:/*/}", 13, None, CommentEnd), ("f32[2] /* *", 11, None, CommentEnd),
        ("f32", 3, None, Extents), ("f32 2]", 4, Some('2'), Extents), ("f32(2)", 3, Some('('), Extents), ("f32é[2]", 3, Some('é'), Extents),
        ("f32[", 4, None, ExtentOrEnd), ("f32[,2]", 4, Some(','), ExtentOrEnd), ("f32[-1]", 4, Some('-'), ExtentOrEnd),
        ("f32[*]", 4, Some('*'), ExtentOrEnd), ("f32[2,]", 6, Some(']'), Extent), ("f32[<2]", 5, Some('2'), Equals),
        ("f32[<=]", 6, Some(']'), Digits), ("f32[<=?]", 6, Some('?'), Digits),
        ("f32[2x3]", 5, Some('x'), CommaOrEnd), ("f32[2 3]", 6, Some('3'), CommaOrEnd), ("f32[2", 5, None, CommaOrEnd),
        ("f32[2]x", 6, Some('x'), LayoutOrNothing), ("f32[2]]", 6, Some(']'), LayoutOrNothing), ("f32[2]f32[2]", 6, Some('f'), LayoutOrNothing),
        ("f32[]{}", 6, Some('}'), Colon), ("f32[2]{}", 7, Some('}'), AxisOrColon), ("f32[2]{", 7, None, AxisOrColon),
        ("f32[2]{-1}", 7, Some('-'), AxisOrColon), ("f32[2]{T(8)}", 7, Some('T'), AxisOrColon), ("f32[2]{,0}", 7, Some(','), AxisOrColon),
        ("f32[2]{0", 8, None, CommaOrColonOrEnd), ("f32[2]{0 0}", 9, Some('0'), CommaOrColonOrEnd), ("f32[2]{0T(8)}", 8, Some('T'), CommaOrColonOrEnd),
        ("f32[2]{0,}", 9, Some('}'), Digits), ("f32[2]{0,-1}", 9, Some('-'), Digits),
        ("f32[2]{0:", 9, None, AttributeOrEnd), ("f32[2]{0::}", 9, Some(':'), AttributeOrEnd), ("f32[2]{0:(8)}", 9, Some('('), AttributeOrEnd),
        ("f32[2]{0:T(8),E(8)}", 13, Some(','), BehindTile), ("f32[2]{0:T(8)2}", 13, Some('2'), BehindTile), ("f32[2]{0:T(8)(2),", 16, Some(','), BehindTile),
        ("f32[2]{0:L(8)(2)}", 13, Some('('), BehindTailAlignment), ("f32[2]{0:E(8)(2)}", 13, Some('('), BehindElementBits),
        ("f32[2]{0:S(8)(2)}", 13, Some('('), BehindMemorySpace), ("f32[2]{0:SC(0:1)", 16, None, BehindSplit), ("f32[2]{0:M(8)(2)}", 13, Some('('), Brace),
        ("f32[2]{0:T}", 10, Some('}'), Parenthesis), ("f32[2]{0:S[1]}", 10, Some('['), Parenthesis), ("f32[2]{0:SC}", 11, Some('}'), Parenthesis),
        ("f32[2]{0:T()}", 11, Some(')'), TileExtent), ("f32[2]{0:T(8,)}", 13, Some(')'), TileExtent), ("f32[2]{0:T(8)()}", 14, Some(')'), TileExtent),
        ("f32[2]{0:T(-6)}", 11, Some('-'), TileExtent), ("f32[2]{0:T(8", 12, None, CommaOrParenthesisEnd), ("f32[2]{0:T(8*)}", 12, Some('*'), CommaOrParenthesisEnd),
        ("f32[2]{0:S()}", 11, Some(')'), Digits), ("f32[2]{0:S(*)}", 11, Some('*'), Digits), ("f32[2]{0:S(-1)}", 11, Some('-'), Digits),
        ("f32[2]{0:S(1,2)}", 12, Some(','), ParenthesisEnd), ("f32[2]{0:S(1", 12, None, ParenthesisEnd),
        ("f32[2]{0:SC(0)}", 13, Some(')'), Colon), ("f32[2]{0:SC(0:)}", 14, Some(')'), Digits), ("f32[2]{0:SC(0:1:2)}", 15, Some(':'), CommaOrParenthesisEnd),
        ("f32[2]{0}{0}", 9, Some('{'), Nothing), ("f32[2]{0}/", 9, Some('/'), Nothing), ("token[]{0}", 7, Some('{'), Nothing),
        ("token", 5, None, Extents), ("token[2]", 6, Some('2'), Bracket), ("opaque[", 7, None, Bracket),
        ("(", 1, None, AnyShapeOrEnd), ("(,)", 1, Some(','), AnyShapeOrEnd), ("(f32[2]", 7, None, LayoutOrCommaOrParenthesisEnd),
        ("(f32[2] f32[2])", 8, Some('f'), LayoutOrCommaOrParenthesisEnd), ("(f32[2]{0}", 10, None, CommaOrParenthesisEnd), ("(()", 3, None, CommaOrParenthesisEnd),
        ("(f32[2],token[]", 15, None, CommaOrParenthesisEnd), ("(f32[2],)", 8, Some(')'), AnyShape), ("(f32[2]))", 8, Some(')'), Nothing),
        ("()f32[]", 2, Some('f'), Nothing), ("f32[], f32[]", 5, Some(','), LayoutOrNothing),
    ];
    for (text, position, found, expected) in bad {
        let error = Err(unexpected(text.parse::<shapewise::xla::AnyShape>().unwrap_err()));
        assert_eq!(error, Err::<(), _>((position, found, expected)), "{text:?}");
        if !text.starts_with(['(', 't', 'o']) && !matches!(expected, AnyShape) && !text.starts_with('/') {
            let error = unexpected(text.parse::<ArrayShape>().unwrap_err());
            assert_eq!(error, (position, found, expected), "{text:?}");
        }
    }
    for (text, position, found, expected) in
        [("", 0, None, Expected::ElementType), (" (f32[])", 1, Some('('), Expected::ElementType)]
    {
        assert_eq!(
            unexpected(text.parse::<ArrayShape>().unwrap_err()),
            (position, found, expected),
            "{text:?}"
        );
    }
    for (text, position, found, expected) in [
        ("", 0, None, Expected::Layout),
        ("1,0", 0, Some('1'), Expected::Layout),
        ("{", 1, None, Expected::AxisOrColonOrEnd),
        ("{x}", 1, Some('x'), Expected::AxisOrColonOrEnd),
        ("{} {", 3, Some('{'), Nothing),
    ] {
        assert_eq!(
            unexpected(text.parse::<ArrayLayout>().unwrap_err()),
            (position, found, expected),
            "{text:?}"
        );
    }
}

/// At each place of a text, what is said to be expected there is what may stand there, and nothing is missing.
#[test]
fn what_is_expected_is_what_may_stand_there() {
    let words = [
        "(", ")", "[", "]", "{", "}", ",", ":", "*", "?", "<=", "=", "T", "L", "E", "S", "SC", "M", "token",
        "opaque",
    ];
    let texts = [
        "f32[2,<=3,?]{2,1,0:T(8,128)(*,1)L(4)E(32)S(1)SC(0:3,4)(1:5)M(8)}",
        "(f32[2]{0},token[],(s4[3],(),opaque[]),pred[]{:})",
        "f32[]{:T(8)SC(0:1)}",
        "f32[3]{0:}",
    ];
    let (mut places, mut may, mut may_not) = (0, 0, 0);
    for text in texts {
        for cut in 0..=text.len() {
            let begin = &text[..cut];
            // Where the cut is within a word or a number, another one begins behind the space.
            let Err(ShapeTextError::Unexpected { position, found: Some('!'), expected }) =
                format!("{begin} !").parse::<AnyShape>()
            else {
                continue;
            };
            assert_eq!(position, cut + 1, "{begin:?}");
            let said = expected.to_string();
            let is_said = |word: &str| said.contains(&format!("`{word}`"));
            let stands = |word: &str| match format!("{begin} {word}").parse::<AnyShape>() {
                Err(
                    ShapeTextError::Unexpected { position, found: Some(_), .. }
                    | ShapeTextError::Attribute { position, .. }
                    | ShapeTextError::Sparse { position }
                    | ShapeTextError::AttributeOrder { position, .. }
                    | ShapeTextError::ElementType { position },
                ) => position != cut + 1,
                _ => true,
            };
            for word in words {
                assert_eq!(stands(word), is_said(word), "`{word}` behind {begin:?}, expected {said}");
                (may, may_not) = if stands(word) { (may + 1, may_not) } else { (may, may_not + 1) };
            }
            // The axes of rank 0 are an error of their own: there are none.
            let number = stands("1") && !begin.ends_with("[]{");
            assert_eq!(number, said.contains("a number"), "a number behind {begin:?}, expected {said}");
            assert_eq!(
                stands("f32"),
                said.contains("the name of an element type"),
                "{begin:?}, expected {said}"
            );
            let is_whole = begin.parse::<AnyShape>().is_ok();
            assert_eq!(is_whole, said.contains("the end"), "{begin:?}, expected {said}");
            places += 1;
        }
    }
    assert!(places > 100 && may > 100 && may_not > 1000, "{places} places, {may}, {may_not}");
}

/// A word where an attribute may stand, and what may stand there.
#[test]
fn words_that_are_no_attributes_are_named_as_such() {
    for (text, at, behind) in [
        ("f32[2]{0:X(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:TE(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:t(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:T8}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:T(8)x", 13, Expected::BehindTile),
        ("f32[2]{0:SC(0:1)X}", 16, Expected::BehindSplit),
        ("f32[2]{0:M(1)X}", 13, Expected::Brace),
    ] {
        let error = text.parse::<ArrayShape>().unwrap_err();
        assert_eq!(error, ShapeTextError::Attribute { position: at, expected: behind }, "{text:?}");
    }
}

#[track_caller]
fn unexpected(error: ShapeTextError) -> (usize, Option<char>, Expected) {
    match error {
        ShapeTextError::Unexpected { position, found, expected } => (position, found, expected),
        error => panic!("{error:?}"),
    }
}

/// T-10, T-13, X-20, X-21: what the grammar allows, and is no shape.
#[test]
fn well_formed_texts_of_no_shape_are_refused() {
    for (text, words) in [
        (
            "f32[2,3]{0}",
            "the layout orders 1 axes, and the shape has rank 2: each axis stands there once (in the layout at 8)",
        ),
        (
            "f32[2,3]{0,1,2}",
            "the layout orders 3 axes, and the shape has rank 2: each axis stands there once (in the layout at 8)",
        ),
        (
            "f32[2]{:S(1)}",
            "the layout orders 0 axes, and the shape has rank 1: each axis stands there once (in the layout at 6)",
        ),
        (
            "f32[2,3]{0,0}",
            "axis 0 stands twice in the permutation (at 0 and at 1): each axis stands there once (in the layout at 8)",
        ),
        (
            "f32[2,3]{0,2}",
            "axis 2 is out of range for rank 2: it must be at least -2 and below 2 (in the layout at 8)",
        ),
        (
            "f32[2,3]{1,0:S(1)T(8,128)}",
            "`T` at 17 stands behind `S`: the order is `T`, `L`, `E`, `S`, `SC`, `M`",
        ),
        ("f32[2]{0:T(8)T(8)}", "`T` at 13 stands there a second time: each attribute stands there once"),
        (
            "f32[2]{0:T(0)}",
            "tile 0 has the extent 0 at 0: the extents of a tile are at least 1, or `*` (in the layout at 6)",
        ),
        (
            "f32[2]{0:L(0)}",
            "the tail is aligned to 0 elements: an alignment is at least 1 (in the layout at 6)",
        ),
        (
            "f32[2]{0:SC(1:1)}",
            "physical axis 1 is split, and the rank is 1: it must be below (in the layout at 6)",
        ),
        ("f32[2]{0:D(C)}", "the attribute at 9 is one of sparse arrays, which there are none of here"),
        (
            "f32[2]{0:S(1)P(f32[3]{0})}",
            "the attribute at 13 is one of sparse arrays, which there are none of here",
        ),
        ("f32[2]{0:#(u32)}", "the attribute at 9 is one of sparse arrays, which there are none of here"),
        ("f32[2]{0:*(u32)}", "the attribute at 9 is one of sparse arrays, which there are none of here"),
        ("f32[9223372036854775808]", "the number at 4 is above 9223372036854775807"),
        ("f32[18446744073709551616]", "the number at 4 is above 9223372036854775807"),
        ("f32[2, <=9223372036854775808]", "the number at 9 is above 9223372036854775807"),
        ("f32[2]{9223372036854775808}", "the number at 7 is above 9223372036854775807"),
        ("f32[2]{0:T(9223372036854775808)}", "the number at 11 is above 9223372036854775807"),
        ("f32[2]{0:E(4294967296)}", "the number at 11 is above 4294967295"),
        ("f32[2]{0:S(99999999999999999999)}", "the number at 11 is above 4294967295"),
        ("f33[2]", "the word at 0 is not the name of an element type, such as `f32`, `s4` or `pred`"),
        ("(f32[], F32[])", "the word at 8 is not the name of an element type, such as `f32`, `s4` or `pred`"),
        ("b(f32[2])", "the word at 0 is not the name of an element type, such as `f32`, `s4` or `pred`"),
    ] {
        assert_eq!(text.parse::<AnyShape>().unwrap_err().to_string(), words, "{text:?}");
        assert!(
            text.starts_with('(') || text.parse::<ArrayShape>().unwrap_err().to_string() == words,
            "{text:?}"
        );
    }
    let error = "f32[2]{0:M(8)M(8)}".parse::<ArrayShape>().unwrap_err();
    assert!(matches!(
        error,
        ShapeTextError::AttributeOrder { position: 13, attribute: LayoutAttribute::MetadataPrefix, .. }
    ));
}

/// the product of the extents other than 0 fits in bytes, in any order.
#[test]
fn shapes_that_are_too_large_are_refused() {
    let half = 1_u64 << 40;
    for extents in [
        format!("{half},{half}"),
        format!("{half},{half},0"),
        format!("0,{half},{half}"),
        format!("<={half},{half}"),
    ] {
        let text = format!("f32[{extents}]");
        let error = text.parse::<ArrayShape>().unwrap_err().to_string();
        assert!(error.starts_with("the array is too large at axis "), "{text}: {error}");
        assert!(error.ends_with("(in the shape at 0)"), "{text}: {error}");
        assert!(format!("f32[{half},?,0,?]").parse::<ArrayShape>().is_ok());
    }
    assert!(format!("s8[{MOST},0]").parse::<ArrayShape>().is_ok());
    assert!(format!("s16[{MOST},0]").parse::<ArrayShape>().is_err(), "twice as many bytes");
    assert!(format!("s16[{}]", MOST / 2).parse::<ArrayShape>().is_ok());
    assert!(format!("s8[{}]{{0:E(9)}}", MOST / 2 + 1).parse::<ArrayShape>().is_err(), "two bytes each");
    let tuple = format!("(s8[], s16[{MOST}])").parse::<AnyShape>().unwrap_err().to_string();
    assert!(tuple.ends_with("(in the shape at 7)"), "{tuple}");
}

/// No text exhausts the stack.
#[test]
fn tuples_nest_so_deep() {
    let nested = |depth: usize| format!("{}{}", "(".repeat(depth), ")".repeat(depth));
    let deepest: AnyShape = nested(TupleShape::MAX_DEPTH).parse().unwrap();
    reads(&deepest, &nested(TupleShape::MAX_DEPTH));
    assert!(TupleShape::new([deepest]).is_err());
    let error = nested(TupleShape::MAX_DEPTH + 1).parse::<AnyShape>();
    assert_eq!(error.unwrap_err().to_string(), "tuples in tuples are more than 64 deep (at 64)");
    assert!("(".repeat(1 << 20).parse::<AnyShape>().is_err());
}

/// Any text, and some that are nearly shapes.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[a-z0-9\\[\\]{}(),:<=?*TLESCM/ ]{0,30}",
        "(f32|s4|pred)\\[([0-9]{1,2}|\\?|<=[0-9]),([0-9]{1,2}|\\?)\\]\\{[01],[01](:(T(\\([0-9*](,[0-9])?\\)){1,2})?(L\\([0-9]\\))?(E\\([0-9]\\))?(S\\([0-9]\\))?(SC(\\([0-9]:[0-9](,[0-9])?\\)){1,2})?(M\\([0-9]\\))?)?\\}",
    ]
}

proptest! {
    /// No text panics; what is parsed is printed and parsed again; a bad place is one of the text.
    #[test]
    fn any_text_is_a_shape_or_refused(text in texts()) {
        match text.parse::<AnyShape>() {
            Ok(shape) => {
                let printed = shape.to_string();
                prop_assert_eq!(printed.parse(), Ok(shape));
                prop_assert_eq!(printed.parse::<AnyShape>().unwrap().to_string(), printed);
            }
            Err(ShapeTextError::Unexpected { position, found, .. }) => {
                prop_assert!(text.is_char_boundary(position));
                prop_assert_eq!(text[position..].chars().next(), found);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    /// One character more, fewer or other than that of a shape.
    #[test]
    fn nearly_shapes(at in 0_usize..60, with in "[ -~]?", drop in 0_usize..2) {
        let text = "bf16[2,<=3,?]{2,1,0:T(8,128)(2,*)L(4)E(16)S(1)SC(0:3,7)M(8)}";
        let changed = [&text[..at], &with, &text[(at + drop)..]].concat();
        if let Ok(shape) = changed.parse::<ArrayShape>() {
            prop_assert_eq!(shape.to_string().parse(), Ok(shape));
        }
    }
}
