//! XLA's text of shapes: nothing panics, and what is parsed is printed, and parsed to the same again.
#![no_main]

use core::{
    fmt::{Debug, Display},
    str::FromStr,
};

use libfuzzer_sys::fuzz_target;
use shapewise::{
    DynShape,
    xla::{AnyShape, ArrayLayout, ArrayShape, ElementType, ShapeTextError},
};

/// Printed, and parsed again.
fn again<T: FromStr<Err = ShapeTextError> + Display + Debug + PartialEq>(value: &T) {
    let printed = value.to_string();
    match printed.parse::<T>() {
        Ok(parsed) => {
            assert_eq!(&parsed, value, "{printed}");
            assert_eq!(parsed.to_string(), printed, "printed again");
        }
        Err(error) => panic!("{printed}: {error}"),
    }
}

/// What is asked of a shape has an answer.
fn ask(shape: &ArrayShape) {
    let dynamic = DynShape::from(shape);
    assert_eq!(dynamic.rank(), Some(shape.rank()), "the rank");
    let (count, known) = (shape.element_count(), dynamic.element_count());
    if let Some(known) = known.get() {
        assert_eq!(count, Some(known), "the element count");
    }
    if let (Some(count), Some(bytes)) = (count, shape.byte_size()) {
        assert!(bytes <= isize::MAX.unsigned_abs(), "the size fits");
        assert!(
            u128::try_from(bytes).is_ok_and(|bytes| bytes * 8 >= count as u128),
            "elements have a bit at least"
        );
    }
    assert!(shape.known_count() <= shape.bounded_count(), "a bound counts, too");
    let _ =
        (shape.byte_strides(), shape.true_rank(), shape.max_elements_in_split(), shape.has_degenerate_axis());
    for axis in 0..shape.rank().min(9) {
        let axis = axis.cast_signed();
        let _ = (shape.max_split_size(axis), shape.is_effectively_most_major(axis));
        if let Some(layout) = shape.layout() {
            let moved = layout.move_to_major(axis).expect("an axis of it");
            assert_eq!(moved.major(0), Ok(axis.unsigned_abs()), "where it is moved");
            again(&moved);
            again(&layout.move_to_minor(axis).expect("an axis of it"));
            again(&layout.delete_axis(axis).expect("an axis of it"));
        }
    }
    again(&shape.clone().without_layout());
    again(&shape.clone().with_default_layout());
    again(&shape.clone().with_bounds_as_extents());
    if let Ok(shape) = shape.clone().with_element_type(ElementType::S2) {
        again(&shape);
    }
}

fuzz_target!(|text: &str| {
    let any = text.parse::<AnyShape>();
    if let Ok(any) = &any {
        again(any);
        any.arrays().for_each(ask);
    }
    match text.parse::<ArrayShape>() {
        Ok(array) => assert_eq!(any, Ok(AnyShape::from(array)), "as any shape"),
        Err(error) => {
            assert!(!matches!(any, Ok(AnyShape::Array(_))), "{error}");
            assert!(!error.to_string().is_empty(), "an error has words");
            if let ShapeTextError::Unexpected { position, found, .. } = error {
                assert_eq!(text[position..].chars().next(), found, "what is found at {position}");
            }
        }
    }
    if let Ok(layout) = text.parse::<ArrayLayout>() {
        again(&layout);
    }
});
