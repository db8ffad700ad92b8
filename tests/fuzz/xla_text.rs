//! XLA's shape text: nothing panics, and parsed text is printed and parsed to the same shape again.

use core::{
    fmt::{Debug, Display},
    str::FromStr,
};

use shapewise::DynShape;
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape, ElementType, ShapeTextError, ShapeTextErrorKind};

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

/// Every query of a shape returns.
fn ask(shape: &ArrayShape) {
    let dynamic = DynShape::from(shape);
    assert_eq!(dynamic.rank(), Some(shape.rank()), "the rank");
    let (count, known) = (shape.element_count(), dynamic.element_count());
    if let Some(known) = known.get() {
        assert_eq!(count, Some(known), "the element count");
    }
    if let (Some(count), Some(bytes)) = (count, shape.byte_size()) {
        assert!(bytes <= isize::MAX.unsigned_abs(), "the size fits `isize`");
        assert!(
            u128::try_from(bytes).is_ok_and(|bytes| bytes * 8 >= count as u128),
            "elements have at least one bit"
        );
    }
    assert!(shape.known_count() <= shape.bounded_count(), "bounds count as extents");
    let _ =
        (shape.byte_strides(), shape.true_rank(), shape.max_elements_in_split(), shape.has_degenerate_axis());
    for axis in 0..shape.rank().min(9) {
        let axis = axis.cast_signed();
        let _ = (shape.max_split_size(axis), shape.is_effectively_most_major(axis));
        if let Some(layout) = shape.layout() {
            let moved = layout.move_to_major(axis).expect("an axis of the shape");
            assert_eq!(moved.major(0), Ok(axis.unsigned_abs()), "the moved axis");
            again(&moved);
            again(&layout.move_to_minor(axis).expect("an axis of the shape"));
            again(&layout.remove_axis(axis).expect("an axis of the shape"));
        }
    }
    memory(shape);
    again(&shape.clone().without_layout());
    again(&shape.clone().with_default_layout());
    again(&shape.clone().with_bounds_as_extents());
    if let Ok(shape) = shape.clone().with_element_type(ElementType::S2) {
        again(&shape);
    }
}

/// Offsets through all tiles, and back.
fn memory(shape: &ArrayShape) {
    let Ok(allocated) = shape.allocated() else { return };
    let (Ok(size), Ok(data)) = (shape.array_size(), shape.array_data_size()) else { return };
    assert!(data <= size, "the padding is after the data");
    // A few indices: the first, the last, and one between them.
    let bounds: Vec<usize> = shape.extents().iter().filter_map(|extent| extent.bound()).collect();
    for index in [0, 1, 2]
        .map(|part| bounds.iter().map(|bound| bound.saturating_sub(1) / 2 * part).collect::<Vec<_>>())
    {
        let Ok(offset) = shape.offset(&index) else { continue };
        assert!(offset < allocated, "{index:?} has offset {offset}, allocated are {allocated}");
        assert_eq!(shape.index_at(offset), Ok(Some(index.clone())), "the inverse");
        let linear = shape.untiled_offset(&index).expect("an index of the shape");
        assert_eq!(shape.index_at_untiled(linear), Ok(Some(index)), "the inverse, without tiles");
    }
    // If an axis is split, there is not one memory.
    assert!(!matches!(shape.index_at(usize::MAX), Ok(Some(_))), "past the end of the memory");
    for axis in 0..shape.rank().min(4) {
        if let Ok(edited) = shape.remove_axis(axis.cast_signed()) {
            again(&edited);
        }
    }
    again(&shape.remove_degenerate_axes());
    if let Ok(normal) = shape.in_memory_order() {
        again(&normal);
        assert_eq!(shape.is_bitcast(&normal), Ok(true), "the same memory");
    }
}

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    let any = text.parse::<AnyShape>();
    if let Ok(any) = &any {
        again(any);
        any.arrays().for_each(ask);
    }
    match text.parse::<ArrayShape>() {
        Ok(array) => assert_eq!(any, Ok(AnyShape::from(array)), "as any shape"),
        Err(error) => {
            assert!(!matches!(any, Ok(AnyShape::Array(_))), "{error}");
            assert!(!error.to_string().is_empty(), "an error has a message");
            if let ShapeTextErrorKind::Unexpected { found, .. } = error.kind {
                let at = error.position;
                assert_eq!(text[at..].chars().next(), found, "the character found at {at}");
            }
        }
    }
    if let Ok(layout) = text.parse::<ArrayLayout>() {
        again(&layout);
    }
}
