//! Texts that are not shapes of XLA: the errors have the position and what is expected there.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/width/mod.rs"]
mod width;

use shapewise_xla::{
    AnyShape, ArrayLayout, ArrayShape, Expected, LayoutAttribute, ShapeTextError, ShapeTextErrorKind as Kind,
};

const MOST: usize = isize::MAX.unsigned_abs();

/// T-13, and more.
#[test]
fn bad_texts_are_refused_where_they_are_bad() {
    use Expected::{
        AfterElementBits, AfterMemorySpace, AfterSplit, AfterTailAlignment, AfterTile, AnyShape,
        AnyShapeOrEnd, AttributeOrEnd, AxisOrColon, Brace, Bracket, Colon, CommaOrColonOrEnd, CommaOrEnd,
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
        ("f32[2]{0:T(8),E(8)}", 13, Some(','), AfterTile), ("f32[2]{0:T(8)2}", 13, Some('2'), AfterTile), ("f32[2]{0:T(8)(2),", 16, Some(','), AfterTile),
        ("f32[2]{0:L(8)(2)}", 13, Some('('), AfterTailAlignment), ("f32[2]{0:E(8)(2)}", 13, Some('('), AfterElementBits),
        ("f32[2]{0:S(8)(2)}", 13, Some('('), AfterMemorySpace), ("f32[2]{0:SC(0:1)", 16, None, AfterSplit), ("f32[2]{0:M(8)(2)}", 13, Some('('), Brace),
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
        let error = Err(unexpected(text.parse::<shapewise_xla::AnyShape>().unwrap_err()));
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

/// At each place of a text, the error lists exactly the words that may be there.
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
            // If the cut is within a word or a number, another one begins after the space.
            let Err(error) = format!("{begin} !").parse::<AnyShape>() else { continue };
            let (position, Kind::Unexpected { found: Some('!'), expected }) = (error.position, error.kind)
            else {
                continue;
            };
            assert_eq!(position, cut + 1, "{begin:?}");
            let listed = expected.to_string();
            let is_listed = |word: &str| listed.contains(&format!("`{word}`"));
            let allowed = |word: &str| match format!("{begin} {word}").parse::<AnyShape>() {
                Err(error) if error.position == cut + 1 => !matches!(
                    error.kind,
                    Kind::Unexpected { found: Some(_), .. }
                        | Kind::Attribute { .. }
                        | Kind::Sparse
                        | Kind::AttributeOrder { .. }
                        | Kind::ElementType
                ),
                _ => true,
            };
            for word in words {
                assert_eq!(allowed(word), is_listed(word), "`{word}` after {begin:?}, expected {listed}");
                (may, may_not) = if allowed(word) { (may + 1, may_not) } else { (may, may_not + 1) };
            }
            // The axes of rank 0 are an error of their own: there are none.
            let number = allowed("1") && !begin.ends_with("[]{");
            assert_eq!(number, listed.contains("a number"), "a number after {begin:?}, expected {listed}");
            assert_eq!(
                allowed("f32"),
                listed.contains("the name of an element type"),
                "{begin:?}, expected {listed}"
            );
            let is_whole = begin.parse::<AnyShape>().is_ok();
            assert_eq!(is_whole, listed.contains("the end"), "{begin:?}, expected {listed}");
            places += 1;
        }
    }
    assert!(places > 100 && may > 100 && may_not > 1000, "{places} places, {may}, {may_not}");
}

/// A word where an attribute may be, and what is expected there.
#[test]
fn words_that_are_not_attributes_are_named_as_such() {
    for (text, at, expected) in [
        ("f32[2]{0:X(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:TE(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:t(8)}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:T8}", 9, Expected::AttributeOrEnd),
        ("f32[2]{0:T(8)x", 13, Expected::AfterTile),
        ("f32[2]{0:SC(0:1)X}", 16, Expected::AfterSplit),
        ("f32[2]{0:M(1)X}", 13, Expected::Brace),
    ] {
        let error = text.parse::<ArrayShape>().unwrap_err();
        assert_eq!((error.position, error.kind), (at, Kind::Attribute { expected }), "{text:?}");
    }
}

#[track_caller]
fn unexpected(error: ShapeTextError) -> (usize, Option<char>, Expected) {
    match error.kind {
        Kind::Unexpected { found, expected } => (error.position, found, expected),
        kind => panic!("{kind:?}"),
    }
}

/// T-10, T-13, X-20, X-21: texts that the grammar allows but that are not shapes.
#[test]
fn well_formed_texts_of_no_shape_are_refused() {
    for (text, words) in [
        (
            "f32[2,3]{0}",
            "the layout orders 1 axis, but the shape has rank 2: they must be equal (in the layout at 8)",
        ),
        (
            "f32[2,3]{0,1,2}",
            "the layout orders 3 axes, but the shape has rank 2: they must be equal (in the layout at 8)",
        ),
        (
            "f32[2]{:S(1)}",
            "the layout orders 0 axes, but the shape has rank 1: they must be equal (in the layout at 6)",
        ),
        (
            "f32[2,3]{0,0}",
            "axis 0 occurs twice (at 0 and at 1): each axis must occur once (in the layout at 8)",
        ),
        (
            "f32[2,3]{0,2}",
            "axis 2 is out of range for rank 2: it must be at least -2 and below 2 (in the layout at 8)",
        ),
        ("f32[2,3]{1,0:S(1)T(8,128)}", "`T` at 17 is after `S`: the order is `T`, `L`, `E`, `S`, `SC`, `M`"),
        ("f32[2]{0:T(8)T(8)}", "`T` at 13 is repeated: each attribute is there at most once"),
        (
            "f32[2]{0:T(0)}",
            "tile 0 has the extent 0 at 0: the extents of a tile are at least 1, or `*` (in the layout at 6)",
        ),
        ("f32[2]{0:L(0)}", "the tail alignment is 0 elements: it must be at least 1 (in the layout at 6)"),
        (
            "f32[2]{0:SC(1:1)}",
            "physical axis 1 is split, but the rank is 1: the axis must be below the rank (in the layout at 6)",
        ),
        ("f32[2]{0:D(C)}", "the attribute at 9 is one of sparse arrays, which are not supported"),
        (
            "f32[2]{0:S(1)P(f32[3]{0})}",
            "the attribute at 13 is one of sparse arrays, which are not supported",
        ),
        ("f32[2]{0:#(u32)}", "the attribute at 9 is one of sparse arrays, which are not supported"),
        ("f32[2]{0:*(u32)}", "the attribute at 9 is one of sparse arrays, which are not supported"),
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
        let (text, words) = (width::of(text), width::of(words));
        assert_eq!(text.parse::<AnyShape>().unwrap_err().to_string(), words, "{text:?}");
        assert!(
            text.starts_with('(') || text.parse::<ArrayShape>().unwrap_err().to_string() == words,
            "{text:?}"
        );
    }
    let error = "f32[2]{0:M(8)M(8)}".parse::<ArrayShape>().unwrap_err();
    assert_eq!(error.position, 13);
    assert!(matches!(error.kind, Kind::AttributeOrder { attribute: LayoutAttribute::MetadataPrefix, .. }));
}

/// the product of the extents other than 0 fits in bytes, in any order.
#[test]
fn shapes_that_are_too_large_are_refused() {
    let half = width::ABOVE_ROOT;
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
