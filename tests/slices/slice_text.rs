//! The text of slices: parsed, printed, and refused if it is malformed.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    dynamic::parsed as shape,
    indices,
    specs::{items, parsed, slices},
};
use proptest::prelude::{Strategy, any, prop_oneof, proptest};
use shapewise::{
    DynShape,
    slice::{End, Expected, SliceExpr, SliceTextError, Spec, StridedSliceError},
};

#[test]
fn texts_parse_to_the_built_slices() {
    let new = SliceExpr::new;
    #[rustfmt::skip]
    let same = [
        ("", new(), ""), (" ", new(), ""), ("[]", new(), ""), ("[ ]", new(), ""),
        ("1", new().index(1), "1"), ("-1,", new().index(-1), "-1"), ("[0, ]", new().index(0_u8), "0"),
        ("+1, - 2, -0, 007", new().index(1).index(-2).index(0).index(7), "1, -2, 0, 7"),
        (":", new().whole(), ":"), ("::", new().whole(), ":"), (": :1", new().whole(), ":"), ("::+1", new().whole(), ":"),
        ("2:4", new().range(2, 4), "2:4"), ("2:4:", new().range(2_u64, 4_i8), "2:4"), ("-2:", new().range(-2, End::Open), "-2:"),
        (":4", new().range(None::<isize>, Some(4)), ":4"), ("1::2", new().step(1, End::Open, 2), "1::2"),
        (":-3:-1", new().step(End::Open, -3, -1), ":-3:-1"), ("::0", new().step(End::Open, End::Open, 0), "::0"),
        ("5:1:-2", new().step(5, 1, -2), "5:1:-2"),
        ("...", new().ellipsis(), "..."), ("..., ...", new().ellipsis().ellipsis(), "..., ..."),
        ("None,newaxis,np.newaxis", new().new_axis().new_axis().push(Spec::NewAxis), "None, None, None"),
        ("\t1\n,\r\n2 :\x0c4 ,", new().index(1).range(2, 4), "1, 2:4"),
        ("[1, 2:4, None, ..., :-3:-1]", new().index(1).range(2, 4).new_axis().ellipsis().step(End::Open, -3, -1),
            "1, 2:4, None, ..., :-3:-1"),
    ];
    for (text, built, printed) in same {
        assert_eq!(parsed(text), built, "{text:?}");
        assert_eq!(built.to_string(), printed, "{text:?}");
        assert_eq!(built.specs().iter().copied().collect::<SliceExpr>(), built, "{text:?}");
    }
}

#[test]
fn bad_texts_are_refused_at_the_right_position() {
    use Expected::{
        Bracket, ColonOrNothing, CommaOrNothing, Digits, EndOrNothing, ItemOrNothing, Nothing, Slice,
        StepOrNothing,
    };
    #[rustfmt::skip]
    let bad = [
        (",", 0, Some(','), Slice), ("x", 0, Some('x'), Slice), ("]", 0, Some(']'), Slice), ("..", 0, Some('.'), Slice),
        ("none", 0, Some('n'), Slice), ("np.", 0, Some('n'), Slice), ("(1)", 0, Some('('), Slice), ("é", 0, Some('é'), Slice),
        ("*a", 0, Some('*'), Slice), ("\u{a0}1", 0, Some('\u{a0}'), Slice), ("−1", 0, Some('−'), Slice), ("٣", 0, Some('٣'), Slice),
        ("?", 0, Some('?'), Slice), (" . . .", 1, Some('.'), Slice),
        ("1,,2", 2, Some(','), ItemOrNothing), ("[,]", 1, Some(','), ItemOrNothing), ("[[1]]", 1, Some('['), ItemOrNothing),
        ("1, [2]", 3, Some('['), ItemOrNothing), ("[1, True]", 4, Some('T'), ItemOrNothing), ("1, é", 3, Some('é'), ItemOrNothing),
        ("1,, ", 2, Some(','), ItemOrNothing), ("1,]", 2, Some(']'), ItemOrNothing),
        ("1 2", 2, Some('2'), ColonOrNothing), ("1..3", 1, Some('.'), ColonOrNothing), ("1_000", 1, Some('_'), ColonOrNothing),
        ("1.5", 1, Some('.'), ColonOrNothing), ("0x10", 1, Some('x'), ColonOrNothing), ("1]", 1, Some(']'), ColonOrNothing),
        ("[1 2]", 3, Some('2'), ColonOrNothing), ("1:2 3", 4, Some('3'), ColonOrNothing), (":2;", 2, Some(';'), ColonOrNothing),
        ("1:x", 2, Some('x'), EndOrNothing), (": ...", 2, Some('.'), EndOrNothing), (":None", 1, Some('N'), EndOrNothing),
        ("[:é]", 2, Some('é'), EndOrNothing),
        ("1:2:x", 4, Some('x'), StepOrNothing), (":::", 2, Some(':'), StepOrNothing), ("::None", 2, Some('N'), StepOrNothing),
        ("1:2:3:4", 5, Some(':'), CommaOrNothing), ("::1 2", 4, Some('2'), CommaOrNothing), ("....", 3, Some('.'), CommaOrNothing),
        ("...1", 3, Some('1'), CommaOrNothing), ("None:3", 4, Some(':'), CommaOrNothing), ("Nonesuch", 4, Some('s'), CommaOrNothing),
        ("newaxis_", 7, Some('_'), CommaOrNothing), ("[... ...]", 5, Some('.'), CommaOrNothing),
        ("-", 1, None, Digits), ("+ ", 2, None, Digits), ("--1", 1, Some('-'), Digits), ("1:-", 3, None, Digits),
        ("[-]", 2, Some(']'), Digits), ("::-x", 3, Some('x'), Digits), ("-:", 1, Some(':'), Digits), ("- é", 2, Some('é'), Digits),
        ("[", 1, None, Bracket), ("[1", 2, None, Bracket), ("[1, ", 4, None, Bracket), ("[:: ", 4, None, Bracket),
        ("[]]", 2, Some(']'), Nothing), ("[1] 2", 4, Some('2'), Nothing), ("[1],", 3, Some(','), Nothing),
        ("[1][2]", 3, Some('['), Nothing), ("[] é", 3, Some('é'), Nothing),
    ];
    for (text, position, found, expected) in bad {
        match text.parse::<SliceExpr>() {
            Err(SliceTextError { position: at, found: what, expected: instead, .. }) => {
                assert_eq!((at, what, instead), (position, found, expected), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn messages_name_the_position_the_character_found_and_the_expected_ones() {
    for (text, words) in [
        ("x", "found 'x' at 0, expected `[`, an index, a range, `...`, `None` or the end"),
        ("1,,2", "found ',' at 2, expected an index, a range, `...`, `None` or the end"),
        ("1 2", "found '2' at 2, expected `:`, `,` or the end"),
        ("1:x", "found 'x' at 2, expected a number, `:`, `,` or the end"),
        ("1:2:x", "found 'x' at 4, expected a number, `,` or the end"),
        ("None:3", "found ':' at 4, expected `,` or the end"),
        ("-", "the text ends at 1, expected a number"),
        ("-\n", "the text ends at 2, expected a number"),
        ("1: -'", "found '\\'' at 4, expected a number"),
        ("[1", "the text ends at 2, expected `]`"),
        ("[1]]", "found ']' at 3, expected the end"),
    ] {
        assert_eq!(text.parse::<SliceExpr>().unwrap_err().to_string(), words, "{text:?}");
    }
    assert_eq!(
        StridedSliceError::UnknownSpec { spec: 2 }.to_string(),
        "spec 2 is not known: its code is the numbers of its index or its ends"
    );
    assert!(size_of::<SliceTextError>() <= 24, "{}", size_of::<SliceTextError>());
}

#[test]
fn integers_of_any_size_are_the_nearest() {
    const MOST: isize = isize::MAX;
    const LEAST: isize = isize::MIN;
    let nines = "9".repeat(40);
    let beyond = u128::from(u64::MAX);
    for (number, int) in [
        (MOST.to_string(), MOST),
        (LEAST.to_string(), LEAST),
        ((LEAST + 1).to_string(), LEAST + 1),
        ((MOST - 1).to_string(), MOST - 1),
        ((i128::try_from(MOST).unwrap() + 1).to_string(), MOST),
        ((i128::try_from(LEAST).unwrap() - 1).to_string(), LEAST),
        (i128::MAX.to_string(), MOST),
        (i128::MIN.to_string(), LEAST),
        (beyond.to_string(), MOST),
        (nines.clone(), MOST),
        (format!("-{nines}"), LEAST),
        (format!("{}12", "0".repeat(40)), 12),
        (format!("-{}12", "0".repeat(40)), -12),
    ] {
        assert_eq!(parsed(&number), SliceExpr::new().index(int), "{number}");
        assert_eq!(
            parsed(&format!("{number}:{number}:{number}")),
            SliceExpr::new().step(int, int, int),
            "{number}"
        );
        let printed = SliceExpr::new().index(int).step(int, int, int);
        assert_eq!(parsed(&printed.to_string()), printed, "{number}");
        let encoded = printed.encode().unwrap();
        assert_eq!(SliceExpr::try_from(&encoded.as_strided()), Ok(printed), "{number}");
    }
    let of_five = |text: &str| {
        parsed(text).apply(&shape("[5]")).map(|dense| (dense.axes()[0].begin(), dense.shape().to_string()))
    };
    assert_eq!(of_five(&format!("-{nines}:{nines}")), Ok((Some(0), "[5]".into())));
    assert_eq!(of_five(&format!("{nines}:-{nines}:-1")), Ok((Some(4), "[5]".into())));
    assert_eq!(of_five(&format!("::{nines}")), Ok((Some(0), "[1]".into())));
    assert_eq!(of_five(&format!("::-{nines}")), Ok((Some(4), "[1]".into())));
    let extent = shape("[5]").extent(0).unwrap();
    assert_eq!(of_five(&nines), Err(StridedSliceError::Index { axis: 0, index: MOST, extent }));
    assert_eq!(
        of_five(&format!("-{nines}")),
        Err(StridedSliceError::Index { axis: 0, index: LEAST, extent })
    );
}

#[test]
fn a_slice_has_at_most_31_specs() {
    let of = |items: usize| parsed(&vec!["None"; items].join(","));
    let scalar = DynShape::scalar();
    assert_eq!(of(31).apply(&scalar).unwrap().rank(), 31);
    let encoded = of(31).encode().unwrap();
    assert_eq!((encoded.new_axis_mask, encoded.begin.len()), (u32::MAX >> 1, 31));
    assert_eq!(encoded.as_strided().apply(&scalar), of(31).apply(&scalar));

    let error = StridedSliceError::TooManySpecs { specs: 32 };
    assert_eq!((of(32).apply(&scalar), of(32).encode()), (Err(error), Err(error)));
    assert_eq!(parsed(&of(32).to_string()), of(32));
    // In TensorFlow's order: the rank, the number of specs, ellipses, whether they are known.
    assert_eq!(of(32).apply(&DynShape::UNKNOWN), Err(StridedSliceError::RankUnknown));
    assert_eq!(of(30).ellipsis().ellipsis().apply(&scalar), Err(error));
    assert_eq!(of(31).range(End::Unknown, 1).encode(), Err(error));
    assert_eq!(of(31).ellipsis().ellipsis().encode(), Err(StridedSliceError::TooManySpecs { specs: 33 }));
}

/// From TensorFlow's documentation and tests. If the documentation is wrong, the code's result.
#[test]
fn slices_of_tensorflows_documentation() {
    for (text, whole, result) in [
        ("1, 2:4, None, ..., :-3:-1, :", "[5,5,5,5,5,5]", "[2,1,5,5,2,5]"),
        // The documentation says [4, 3], which is the next.
        ("-2::-1", "[4]", "[3]"),
        (":-3:-1", "[4]", "[2]"),
        // The documentation says that it adds an axis, which is the next.
        (":, ...", "[3,4]", "[3,4]"),
        ("np.newaxis, ...", "[3,4]", "[1,3,4]"),
        ("0:-1", "[3]", "[2]"),
        ("", "[]", "[]"),
        ("...", "[]", "[]"),
        ("None", "[]", "[1]"),
        ("8:10", "[5]", "[0]"),
        ("10:-10:-2", "[5]", "[3]"),
        ("4:0:-1", "[5]", "[4]"),
        ("4:-1:-1", "[5]", "[0]"),
        ("4::-1", "[5]", "[5]"),
        ("::-1", "[0]", "[0]"),
        ("-2::-1, :, ::2", "[3,2,3]", "[2,2,2]"),
        ("0:-1:-1", "[3,2,3]", "[0,2,3]"),
        ("1:0", "[3,4,8]", "[0,4,8]"),
        (":, ..., None, :, :", "[1,2,1,3,4]", "[1,2,1,1,3,4]"),
        ("None, :, 0", "[2,2]", "[1,2]"),
        ("3:5, :, 4", "[5,?,7]", "[2,?]"),
        ("3:5, :, 50:3", "[5,?,7]", "[2,?,0]"),
        (":2:3, :, None, 50:3", "[5,?,7]", "[1,?,1,0]"),
        ("::-1, :, None, ::-2", "[5,?,7]", "[5,?,1,4]"),
        ("3:0:-2, None, 1:3, 2, None", "[6,4,4]", "[2,1,2,1]"),
    ] {
        let taken = parsed(text).apply(&shape(whole));
        assert_eq!(taken.map(|taken| taken.shape().to_string()), Ok(result.into()), "{whole}[{text}]");
    }
    let scalar = |text: &str| parsed(text).apply(&DynShape::scalar()).unwrap_err();
    let none = StridedSliceError::TooManyIndices { named: 1, rank: 0 };
    assert_eq!(["0", ":", "None, ..., 0"].map(scalar), [none; 3]);
    let nothing = StridedSliceError::MultipleEllipses { first: 0, second: 2 };
    assert_eq!(scalar("..., 0, ..., ..."), nothing);
}

#[test]
fn all_small_slices_are_printed_and_parsed() {
    let items = items(&[-12, -1, 0, 1, 3], &[-3, -1, 0, 1, 2]);
    let mut cases = 0;
    for slice in (0..=2).flat_map(|len| slices(&items, len)) {
        let printed = slice.to_string();
        assert_eq!(parsed(&printed), slice, "{printed:?}");
        assert_eq!(parsed(&format!("[{printed}]")), slice, "{printed:?}");
        cases += 1;
    }
    assert_eq!(cases, 1 + 187 + 187 * 187);
}

/// The grammar's answer for a text, read from the outside in.
fn read(text: &str) -> Option<SliceExpr> {
    fn trimmed(text: &str) -> &str {
        text.trim_matches([' ', '\t', '\n', '\r', '\x0c'])
    }
    fn int(text: &str) -> Option<isize> {
        let text = trimmed(text);
        let digits = trimmed(text.strip_prefix(['-', '+']).unwrap_or(text));
        let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
        let number: i128 = is_number.then(|| digits.parse().unwrap_or(i128::MAX))?;
        let number = if text.starts_with('-') { -number } else { number };
        isize::try_from(number.clamp(isize::MIN.try_into().unwrap(), isize::MAX.try_into().unwrap())).ok()
    }
    let end = |text: &str| if trimmed(text).is_empty() { Some(None) } else { int(text).map(Some) };
    let item = |text: &str| match trimmed(text) {
        "..." => Some(Spec::Ellipsis),
        "None" | "newaxis" | "np.newaxis" => Some(Spec::NewAxis),
        text => match *text.split(':').collect::<Vec<_>>().as_slice() {
            [index] => int(index).map(Spec::index),
            [a, b] => Some(Spec::range(end(a)?, end(b)?, 1)),
            [a, b, s] => Some(Spec::range(end(a)?, end(b)?, end(s)?.unwrap_or(1))),
            _ => None,
        },
    };
    let text = trimmed(text);
    let text = text.strip_prefix('[').map_or(Some(text), |text| text.strip_suffix(']'))?;
    if trimmed(text).is_empty() {
        return Some(SliceExpr::new());
    }
    let mut items: Vec<_> = text.split(',').collect();
    if trimmed(items.last()?).is_empty() {
        items.pop();
    }
    // A comma alone is not an item with a trailing comma.
    items.into_iter().map(item).collect()
}

/// Asserts that the answer for a text is the grammar's.
fn assert_read(text: &str) {
    let result = text.parse::<SliceExpr>();
    assert_eq!(result.as_ref().ok(), read(text).as_ref(), "{text:?}: {result:?}");
    match result {
        Ok(slice) => assert_eq!(parsed(&slice.to_string()).to_string(), slice.to_string(), "{text:?}"),
        Err(SliceTextError { position, found, .. }) => {
            assert_eq!(text[position..].chars().next(), found, "{text:?}");
        }
    }
}

#[test]
fn all_small_texts_are_parsed_by_the_grammar() {
    let words = ["1", "20", "-", "+", ":", ",", "...", "None", "np.newaxis", "[", "]", " ", "é"];
    let mut slices = 0;
    for at in (0..=5).flat_map(|len| indices(&vec![words.len(); len])) {
        let text: String = at.into_iter().map(|at| words[at]).collect();
        assert_read(&text);
        slices += usize::from(read(&text).is_some());
    }
    assert!(slices > 5_000, "{slices} slices");
}

/// Any text, and some texts that are nearly slices.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[\\[\\]:,.\\-+0-9 \t]{0,12}",
        "\\[?((-?[0-9]{0,25}:?|\\.\\.\\.|None|newaxis) ?,? ?){0,9}\\]?",
        "(-?[0-9]{0,25}:-?[0-9]{0,25}(:-?[0-9]{0,25})?, ?){0,5}",
    ]
}

proptest! {
    #[test]
    fn any_text_is_parsed_by_the_grammar(text in texts()) {
        assert_read(&text);
    }
}
