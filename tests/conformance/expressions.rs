//! Slices as NumPy answers them: the text is parsed, printed and parsed again, and encoded as masks; each is applied on the
//! dynamic level, and the masks once more on the ranked level of its rank.

use shapewise::{
    DynShape,
    array::DynView,
    slice::{DenseSlice, EncodedSlice, SliceExpr, StridedSliceError},
};

use super::{Case, Failure, Outcome, Rules, broadcast::known, fails_replaced, masks::ranked, run, same};

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

/// The slice from its text. The printed slice must be parsed to the same slice and printed as the same text.
fn parsed(text: &str) -> Result<SliceExpr, Failure> {
    let parse = |text: &str| text.parse::<SliceExpr>().map_err(|error| format!("`{text}`: {error}"));
    let slice = parse(text)?;
    let printed = slice.to_string();
    let again = parse(&printed)?;
    same("the slice, printed and parsed,", &again, &slice)?;
    same("the text, printed again,", &again.to_string(), &printed)?;
    Ok(slice)
}

/// `shape`, the text `expr`, and NumPy's `out_shape`, with `values` where they are few, or `error`.
pub(crate) fn slice_expr(case: &Case) -> Result<Rules, Failure> {
    case.has_only("shape expr out_shape values error")?;
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
    let ranked = ranked(&elements, whole, &encoded.as_strided())?;
    same("it, ranked,", &ranked, &Ok((known(&shape)?, dynamic.clone())))?;
    match case.0.get("values") {
        Some(values) => same("the elements", &serde_json::json!(dynamic), values),
        None => same("the number of elements", &Some(dynamic.len()), &shape.element_count().get()),
    }
}

/// A runner that accepts all answers would pass, so wrong ones are tested as well.
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
        fails_replaced(slice_expr, right[case], &[(from, to)]);
    }
}
