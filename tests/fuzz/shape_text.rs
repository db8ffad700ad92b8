//! The text of shapes: nothing panics, and parsed text is printed and parsed to the same shape again.

use shapewise::{DynExtent, DynShape, ParseError, Shape};

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    match text.parse::<DynShape>() {
        Ok(shape) => {
            let printed = shape.to_string();
            assert_eq!(printed.parse::<DynShape>().as_ref(), Ok(&shape), "{printed}");
            assert!(shape.is_compatible_with(&shape) && shape.is_subtype_of(&shape), "{shape}");
            assert_eq!(shape.merge(&shape).as_ref(), Ok(&shape), "{shape}");
            assert_eq!(shape.join(&shape), shape, "{shape}");
            ranked::<0>(text, &shape);
            ranked::<1>(text, &shape);
            ranked::<2>(text, &shape);
            ranked::<3>(text, &shape);
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "an error has a message");
            assert!(text.parse::<Shape<2>>().is_err(), "{error}");
            if let ParseError::Unexpected { position, found, .. } = error {
                assert_eq!(text[position..].chars().next(), found, "the character found at {position}");
            }
        }
    }
    if let Ok(extent) = text.parse::<DynExtent>() {
        assert_eq!(extent.to_string().parse(), Ok(extent), "{text}");
    }
}

/// The shape with the rank in the type, which parses the same text.
fn ranked<const R: usize>(text: &str, shape: &DynShape) {
    let known = Shape::<R>::try_from(shape);
    assert_eq!(text.parse::<Shape<R>>().ok(), known.ok(), "{text}");
    if let Ok(known) = known {
        assert_eq!(shape.element_count().get(), Some(known.element_count()), "{text}");
    }
}
