//! Slices as NumPy answers them. The text is parsed, printed and parsed again, and encoded as masks. Each slice is
//! applied on the dynamic rung, and the masks also on the ranked rung, dispatched by rank.

use shapewise::{
    DynShape, Shape, View, match_rank,
    slice::{DenseSlice, EncodedSlice, SliceExpr, StridedSliceError},
    view::DynView,
};

use super::{Case, Failure, Outcome, Rules, run, same};

/// NumPy's words for our error, with its operands; `None` if it has none.
fn words(error: StridedSliceError) -> Option<String> {
    use StridedSliceError as Ours;
    Some(match error {
        Ours::Index { axis, index, extent } => {
            format!("index {index} is out of bounds for axis {axis} with size {extent}")
        }
        Ours::TooManyIndices { named, rank } => {
            format!("too many indices for array: array is {rank}-dimensional, but {named} were indexed")
        }
        Ours::MultipleEllipses { .. } => "an index can only have a single ellipsis ('...')".into(),
        Ours::ZeroStride { .. } => "slice step cannot be zero".into(),
        _ => return None,
    })
}

/// The slice, from its text; the printed text must parse to it, and must be printed again unchanged.
fn parsed(text: &str) -> Result<SliceExpr, Failure> {
    let parse = |text: &str| text.parse::<SliceExpr>().map_err(|error| format!("`{text}`: {error}"));
    let slice = parse(text)?;
    let printed = slice.to_string();
    let again = parse(&printed)?;
    same("the slice, printed and parsed,", &again, &slice)?;
    same("the text, printed again,", &again.to_string(), &printed)?;
    Ok(slice)
}

/// The elements that the masks select from a ranked view, as a ranked view.
fn ranked<const R: usize, const Q: usize>(
    whole: Shape<R>,
    result: Shape<Q>,
    elements: &[i64],
    encoded: &EncodedSlice,
) -> Result<Vec<i64>, Failure> {
    let view = View::from_shape(elements, whole).map_err(|error| error.to_string())?;
    let taken = view.strided_slice::<Q, _>(&encoded.as_strided()).map_err(|error| error.to_string())?;
    same("the shape, ranked,", &taken.extents(), &result.extents())?;
    Ok(taken.to_vec())
}

/// As [`ranked`], for an operand of rank 5 at most and a result of rank 7 at most.
fn dispatched(
    whole: &DynShape,
    result: &DynShape,
    elements: &[i64],
    encoded: &EncodedSlice,
) -> Result<Vec<i64>, Failure> {
    match_rank!(whole, {
        0..=5 => |whole| match_rank!(result, {
            0..=7 => |result| ranked(whole, result, elements, encoded),
            _ => |error| Err(error.to_string()),
        }),
        _ => |error| Err(error.to_string()),
    })
}

/// `shape`, the text `expr`, and NumPy's `out_shape`, with `values` if there are few, or `error`.
pub(crate) fn slice_expr(case: &Case) -> Result<Rules, Failure> {
    case.has_only(&["shape", "expr", "out_shape", "values", "error"])?;
    let whole = case.shape("shape")?;
    let slice = parsed(case.get("expr")?.as_str().ok_or("`expr` is not a text")?)?;
    let encoded = slice.encode().map_err(|error| error.to_string())?;
    let ours = slice.apply(&whole);
    same("the slice, as masks,", &encoded.as_strided().apply(&whole), &ours)?;
    // A second ellipsis is an error of the masks.
    let decoded = match ours {
        Err(error @ StridedSliceError::MultipleEllipses { .. }) => Err(error),
        _ => Ok(slice),
    };
    same("the slice, decoded,", &SliceExpr::try_from(&encoded.as_strided()), &decoded)?;

    match (ours, case.0.contains_key("out_shape"), case.0.get("error")) {
        (Ok(ours), true, None) => taken(case, &whole, &ours, &encoded),
        (Err(ours), false, Some(theirs)) if !case.0.contains_key("values") => {
            same("the error", &words(ours).as_deref(), &theirs.as_str())
        }
        (ours, ..) => Err(format!("it is {ours:?}, expected another kind of answer")),
    }
}

/// Compares the selected elements.
fn taken(case: &Case, whole: &DynShape, ours: &DenseSlice, encoded: &EncodedSlice) -> Result<Rules, Failure> {
    let shape = ours.shape();
    same("the shape", &shape, &case.shape("out_shape")?)?;
    let count = whole.element_count().get().ok_or("the element count is not known")?;
    let elements: Vec<i64> = (0..).take(count).collect();
    let view = DynView::new(&elements, whole).map_err(|error| error.to_string())?;
    let view = view.dense_slice(ours).map_err(|error| error.to_string())?;
    same("the shape of the view", &view.shape(), &shape)?;
    let dynamic = view.to_vec();
    same("the elements, ranked,", &dispatched(whole, &shape, &elements, encoded)?, &dynamic)?;
    match case.0.get("values") {
        Some(values) => same("the elements", &serde_json::json!(dynamic), values),
        None => same("the number of elements", &Some(dynamic.len()), &shape.element_count().get()),
    }
}

/// A runner that accepts everything would pass, so it is given wrong answers.
#[test]
fn a_wrong_answer_fails() {
    let right = [
        r#"{"shape":[2,3],"expr":"-1, ::-2, None","out_shape":[2,1],"values":[5,3]}"#,
        r#"{"shape":[2,3],"expr":"..., 0:0","out_shape":[2,0]}"#,
        r#"{"shape":[2,3],"expr":"..., -4","error":"index -4 is out of bounds for axis 1 with size 3"}"#,
        r#"{"shape":[3],"expr":":, 0","error":"too many indices for array: array is 1-dimensional, but 2 were indexed"}"#,
        r#"{"shape":[3],"expr":"..., ...","error":"an index can only have a single ellipsis ('...')"}"#,
        r#"{"shape":[3],"expr":"::0","error":"slice step cannot be zero"}"#,
    ];
    for right in right {
        assert_eq!(run(slice_expr, right), Outcome::Agreed, "{right}");
    }
    for (case, from, to) in [
        (0, "[2,3]", "[2,4]"),
        (0, "[2,3]", "null"),
        (0, "-1, ", "-1, :, "),
        (0, "-1, ", "-1 "),
        (0, "-1, ", "-3, "),
        (0, "[2,1]", "[2]"),
        (0, "[2,1]", "[1,2]"),
        (0, "[2,1]", "null"),
        (0, "[5,3]", "[3,5]"),
        (0, "[5,3]", "[5]"),
        (0, "[5,3]", "null"),
        (0, "values", "elements"),
        (0, r#""out_shape":[2,1],"values":[5,3]"#, r#""error":"slice step cannot be zero""#),
        (0, r#""out_shape":[2,1],"#, ""),
        (1, "0:0", "0:1"),
        (1, "[2,0]", "[2,null]"),
        (1, "}", r#","error":"slice step cannot be zero"}"#),
        (2, "axis 1", "axis 0"),
        (2, "index -4", "index -1"),
        (2, "size 3", "size 2"),
        (2, "-4\"", "-3\""),
        (2, r#""}"#, r#"","values":[]}"#),
        (2, r#""index -4 is out of bounds for axis 1 with size 3""#, "null"),
        (3, "but 2", "but 3"),
        (3, "1-dim", "2-dim"),
        (4, "a single ellipsis", "one ellipsis"),
        (5, "slice step cannot be zero", "index 0 is out of bounds for axis 0 with size 3"),
        (5, "::0", "::1"),
    ] {
        assert!(right[case].contains(from), "{from} in {}", right[case]);
        let wrong = run(slice_expr, &right[case].replacen(from, to, 1));
        assert!(matches!(wrong, Outcome::Failed(_)), "{from} to {to}: {wrong:?}");
    }
}
