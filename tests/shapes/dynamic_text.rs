//! The text of dynamic shapes: printed, parsed, and refused at the position that is wrong.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    dynamic::{MOST, known, parsed},
    indices,
};
use proptest::prelude::{Strategy, any, prop_assert, prop_assert_eq, prop_oneof, proptest};
use shapewise::{DynExtent, DynShape, ParseError, SizeError, shape::dynamic::Expected};

#[test]
fn all_small_texts_are_parsed_and_printed() {
    let extents = ["0", "1", "2", "3", "<=1", "<=2", "<=3", "?"];
    for at in (0..=3).flat_map(|rank| indices(&vec![extents.len(); rank])) {
        let extents: Vec<_> = at.iter().map(|&at| extents[at]).collect();
        let text = format!("[{}]", extents.join(","));
        let shape = parsed(&text);
        assert_eq!((shape.to_string(), format!("{shape:?}")), (text.clone(), text));
        assert_eq!(parsed(&format!(" [ {} ] ", extents.join(" , "))), shape);
        let ints = extents.iter().map(|text| text.parse().unwrap_or(-1)).collect();
        assert_eq!(shape.to_ints(), Some(ints));
    }
    assert_eq!(
        ["?", " ? ", "[<=0]", "[ <= 5]", "[007,<=00]"].map(|text| parsed(text).to_string()),
        ["?", "?", "[0]", "[<=5]", "[7,0]"]
    );
}

#[test]
fn bad_texts_are_refused_at_the_right_position() {
    use Expected::{CommaOrEnd, Digits, Equals, Extent, ExtentOrEnd, Nothing, Shape};
    #[rustfmt::skip]
    let bad = [
        ("", 0, None, Shape), ("   ", 3, None, Shape), ("2", 0, Some('2'), Shape), ("]", 0, Some(']'), Shape),
        ("(2)", 0, Some('('), Shape), ("\u{2003}[2]", 0, Some('\u{2003}'), Shape), ("null", 0, Some('n'), Shape),
        ("[", 1, None, ExtentOrEnd), ("[,", 1, Some(','), ExtentOrEnd), ("[[2]]", 1, Some('['), ExtentOrEnd),
        ("[-1]", 1, Some('-'), ExtentOrEnd), ("[+1]", 1, Some('+'), ExtentOrEnd), ("[٣]", 1, Some('٣'), ExtentOrEnd),
        ("[\t2]", 1, Some('\t'), ExtentOrEnd), ("[=5]", 1, Some('='), ExtentOrEnd), ("[>=5]", 1, Some('>'), ExtentOrEnd),
        ("[2,]", 3, Some(']'), Extent), ("[2,,3]", 3, Some(','), Extent), ("[2, x]", 4, Some('x'), Extent),
        ("[2,", 3, None, Extent), ("[2, ", 4, None, Extent), ("[é", 1, Some('é'), ExtentOrEnd),
        ("[<5]", 2, Some('5'), Equals), ("[<", 2, None, Equals), ("[≤5]", 1, Some('≤'), ExtentOrEnd),
        ("[<=]", 3, Some(']'), Digits), ("[<=?]", 3, Some('?'), Digits), ("[<=-1]", 3, Some('-'), Digits), ("[<=", 3, None, Digits),
        ("[2", 2, None, CommaOrEnd), ("[2 3]", 3, Some('3'), CommaOrEnd), ("[2.0]", 2, Some('.'), CommaOrEnd),
        ("[2x]", 2, Some('x'), CommaOrEnd), ("[??]", 2, Some('?'), CommaOrEnd), ("[2;3]", 2, Some(';'), CommaOrEnd),
        ("[1_000]", 2, Some('_'), CommaOrEnd), ("[?é]", 2, Some('é'), CommaOrEnd), ("[2<=3]", 2, Some('<'), CommaOrEnd),
        ("[2]]", 3, Some(']'), Nothing), ("[2] x", 4, Some('x'), Nothing), ("??", 1, Some('?'), Nothing),
        ("?[2]", 1, Some('['), Nothing), ("[2]\n", 3, Some('\n'), Nothing), ("[] é", 3, Some('é'), Nothing),
    ];
    for (text, position, found, expected) in bad {
        match text.parse::<DynShape>() {
            Err(ParseError::Unexpected { position: at, found: what, expected: instead, .. }) => {
                assert_eq!((at, what, instead), (position, found, expected), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn numbers_that_are_not_extents_are_refused() {
    assert_eq!(parsed(&format!("[{MOST}]")).extent(0), Ok(known(MOST)));
    assert_eq!(parsed(&format!("[0,{MOST},<={MOST},<={MOST}]")).element_count(), known(0));
    assert_eq!(parsed(&format!("[<={MOST},<=2]")).element_count(), DynExtent::UNKNOWN);
    assert_eq!(parsed(&format!("[{}7]", "0".repeat(100))).to_string(), "[7]");
    let nines = "9".repeat(100);
    for number in
        [(MOST + 1).to_string(), usize::MAX.to_string(), (u128::from(u64::MAX) + 1).to_string(), nines]
    {
        assert_eq!(
            format!("[2, {number}]").parse::<DynShape>(),
            Err(ParseError::TooLarge { position: 4 }),
            "{number}"
        );
    }
    let error = format!("[2,?,{MOST}]").parse::<DynShape>().unwrap_err();
    assert!(matches!(error, ParseError::Size(SizeError { axis: 2, extent: MOST, product: 2, .. })));
}

/// The position is that of the number, for extents and for bounds.
#[test]
fn bounds_that_are_not_extents_are_refused_where_the_number_begins() {
    for number in [(MOST + 1).to_string(), usize::MAX.to_string(), "9".repeat(100)] {
        let error = format!("[2, <= {number}]").parse::<DynShape>();
        assert_eq!(error, Err(ParseError::TooLarge { position: 7 }), "{number}");
    }
}

/// In the grammar `<=` is one token.
#[test]
fn a_bound_has_no_space_in_its_sign() {
    assert!("[< =5]".parse::<DynShape>().is_err());
}

/// Whether a text follows the grammar, decided from the outside in.
fn is_shape(text: &str) -> bool {
    let space = |text: &str| text.chars().all(|c| c == ' ');
    let number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let text = text.trim_matches(' ');
    let Some(extents) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) else {
        return text == "?";
    };
    space(extents)
        || extents.split(',').map(|extent| extent.trim_matches(' ')).all(|extent| {
            extent == "?"
                || number(extent.strip_prefix("<=").map_or(extent, |bound| bound.trim_start_matches(' ')))
        })
}

/// Arbitrary texts, and some that are nearly shapes.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "[\\[\\]?<=,0-9 ]{0,9}", "\\[([ ?,<=]|<=|[0-9]{1,3}|,){0,9}\\]"]
}

proptest! {
    /// No text panics, and the error of a bad text is true. A space in `<=` has a test of its own.
    #[test]
    fn any_text_is_a_shape_or_refused(text in texts()) {
        if text.contains("< ") {
            return Ok(());
        }
        let result = text.parse::<DynShape>();
        match result {
            Ok(shape) => {
                prop_assert!(is_shape(&text), "{}", shape);
                prop_assert_eq!(shape.to_string().parse(), Ok(shape));
            }
            Err(ParseError::Size(_)) => prop_assert!(is_shape(&text)),
            Err(ParseError::Unexpected { position, found, .. }) => {
                prop_assert!(!is_shape(&text) && text.is_char_boundary(position));
                prop_assert_eq!(text[position..].chars().next(), found);
            }
            Err(error) => {
                let digits = text.split(|c: char| !c.is_ascii_digit()).map(str::len).max();
                prop_assert!(matches!(error, ParseError::TooLarge { .. }) && digits >= Some(isize::MAX.to_string().len()), "{}", error);
            }
        }
    }
}
