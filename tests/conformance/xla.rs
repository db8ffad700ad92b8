//! Shapes as XLA parses, prints and encodes them, and texts that it refuses.

use shapewise_xla::{AnyShape, ArrayShape};

use super::{Case, Failure, Outcome, Rules, fails_replaced, run, same};

const BOUND_OF_ZERO: &str = "an extent of at most 0 is 0, which is known: XLA keeps a bound of 0";
const LATER_TYPE: &str = "the element types from number 28 on came after the version of XLA that answered";

fn text<'a>(case: &Case<'a>, field: &str) -> Result<&'a str, Failure> {
    case.get(field)?.as_str().ok_or_else(|| format!("`{field}` is not a text"))
}

/// The text, with each extent of at most 0 replaced by 0.
fn known_zeros(text: &str) -> String {
    text.replace("<=0,", "0,").replace("<=0]", "0]")
}

/// Checks that the bytes are those of the shape, with the bounds of 0 that XLA keeps.
#[cfg(feature = "proto")]
fn encoded(shape: &ArrayShape, text: &str, hex: &str) -> Result<(), Failure> {
    use prost::Message;
    use shapewise_xla::proto::ShapeProto;

    let digit = |at: usize| hex.get(at..at + 2).and_then(|byte| u8::from_str_radix(byte, 16).ok());
    let bytes: Option<Vec<u8>> = (0..hex.len()).step_by(2).map(digit).collect();
    let mut bytes = bytes.ok_or("`proto` is not hexadecimal")?;
    let decoded = ArrayShape::decode_proto(&bytes).map_err(|error| error.to_string())?;
    same("their message", &decoded, shape)?;
    let any = AnyShape::decode_proto(&bytes).map_err(|error| error.to_string())?;
    same("their message, as any shape,", &any, &AnyShape::from(decoded))?;
    if known_zeros(text) != text {
        let mut proto = ShapeProto::decode(&*bytes).map_err(|error| error.to_string())?;
        for (extent, flag) in proto.dimensions.iter().zip(&mut proto.is_dynamic_dimension) {
            *flag &= *extent != 0;
        }
        bytes = proto.encode_to_vec();
    }
    same("the message", &shape.encode_proto(), &bytes)?;
    same("the message, as any shape,", &any.encode_proto(), &bytes)?;
    Ok(())
}

/// `input`, and XLA's `text` and `proto` of it, by a parser that adds the default layout if there is none.
pub(crate) fn shape_text(case: &Case) -> Result<Rules, Failure> {
    case.has_only("input text proto")?;
    let (input, theirs) = (text(case, "input")?, text(case, "text")?);
    let parsed: ArrayShape = input.parse().map_err(|error| format!("{error}"))?;
    let printed = parsed.to_string();
    same("the shape, printed and parsed,", &printed.parse().as_ref(), &Ok(&parsed))?;
    let shape = parsed.clone().with_default_layout();
    same("the shape, with its layout,", &shape, &if input.contains('{') { parsed } else { shape.clone() })?;
    same("the text", &shape.to_string(), &known_zeros(theirs))?;
    same("their text", &theirs.parse().as_ref(), &Ok(&shape))?;
    same("the shape, as any shape,", &theirs.parse(), &Ok(AnyShape::from(shape.clone())))?;
    let hex = text(case, "proto")?;
    #[cfg(feature = "proto")]
    encoded(&shape, theirs, hex)?;
    #[cfg(not(feature = "proto"))]
    let _ = hex;
    Ok(if known_zeros(theirs) == theirs { Rules::new() } else { Rules::from([BOUND_OF_ZERO]) })
}

/// `input`, which XLA refuses: it reports a syntax error for each, or aborts.
pub(crate) fn shape_text_bad(case: &Case) -> Result<Rules, Failure> {
    case.has_only("input error")?;
    text(case, "error")?;
    let input = text(case, "input")?;
    match (input.parse::<ArrayShape>(), input.parse::<AnyShape>()) {
        (Err(_), Err(_)) => Ok(Rules::new()),
        (Ok(array), Ok(AnyShape::Array(any))) if array == *any && array.element_type().number() >= 28 => {
            Ok(Rules::from([LATER_TYPE]))
        }
        (array, any) => Err(format!("it is {array:?} or {any:?}, expected an error")),
    }
}

/// A runner that accepts all answers would pass, so wrong ones are tested as well.
#[test]
fn a_wrong_answer_fails() {
    let right =
        r#"{"input":"f32[2,<=0]","text":"f32[2,<=0]{1,0}","proto":"100b1a0202002a070a02010080010132020001"}"#;
    assert_eq!(run(shape_text, right), Outcome::Deviated(Rules::from([BOUND_OF_ZERO])));
    let replaced = [
        (r#""f32[2,<=0]","#, r#""f32[2,<=1]","#),
        (r#""f32[2,<=0]","#, r#""f32[2,<=0","#),
        ("{1,0}", "{0,1}"),
        ("{1,0}", ""),
        ("<=0]{", "<=1]{"),
        ("text", "texts"),
    ];
    fails_replaced(shape_text, right, &replaced);
    #[cfg(feature = "proto")]
    let replaced = [
        ("100b", "100c"),
        ("020200", "020201"),
        ("0a020100", "0a020001"),
        ("800101", "800102"),
        ("0001\"", "0101\""),
        ("0001\"", "000\""),
        ("0001\"", "00\""),
    ];
    #[cfg(feature = "proto")]
    fails_replaced(shape_text, right, &replaced);
    let bad = r#"{"input":"f32[2]{1}","error":"Syntax error"}"#;
    assert_eq!(run(shape_text_bad, bad), Outcome::Agreed);
    assert_eq!(
        run(shape_text_bad, &bad.replace("f32[2]{1}", "s1[]")),
        Outcome::Deviated(Rules::from([LATER_TYPE]))
    );
    fails_replaced(shape_text_bad, bad, &[("{1}", "{0}"), ("{1}", ""), ("error", "other")]);
}
