//! Index math at compile time: the compiler computes each constant here, and it equals the result of the method at run
//! time.
#![cfg(feature = "std")]

use shapewise::{
    Axis, Const, Extents, One, Permutation, Shape, SizeError, Strided, axis, broadcast, index, slice,
};

const fn ok<const N: usize>(layout: Result<Strided<N>, shapewise::LayoutError>) -> Strided<N> {
    match layout {
        Ok(layout) => layout,
        Err(_) => panic!("the layout fits"),
    }
}

const IMAGE: Shape<3> = match Shape::from_extents([4, 6, 3]) {
    Ok(shape) => shape,
    Err(_) => panic!("an image fits"),
};
const ROTATED: Shape<3> = match Permutation::new([-1, 0, 1]) {
    Ok(order) => IMAGE.permute_by(order),
    Err(_) => panic!("three axes, each once"),
};
const STRIDES: [isize; 3] = index::row_major_strides(&[4, 6, 3]);
const BACKWARDS: Strided<2> = ok(Strided::new([3, 2], [-4, 1]));
const OFFSET: usize = match BACKWARDS.offset([2, 1]) {
    Ok(offset) => offset,
    Err(_) => panic!("in bounds"),
};
const LINEAR: usize = match index::linear_index(&[4, 6, 3], &[1, 2, 0]) {
    Ok(linear) => linear,
    Err(_) => panic!("in bounds"),
};
const LAST: usize = match axis::resolve(-1, 3) {
    Ok(axis) => axis,
    Err(_) => panic!("there is a last axis"),
};
const EVERY_OTHER: (usize, usize) = match slice::range(0, slice::Range { begin: None, end: None }, -2, 7) {
    Ok(range) => range,
    Err(_) => panic!("the step is not 0"),
};
const COMMON: [usize; 2] = match broadcast::extents(&[3, 1], &[1, 4]) {
    Ok(extents) => extents,
    Err(_) => panic!("the extents broadcast"),
};

#[test]
fn constants_equal_the_results_of_methods() {
    let image = Shape::new([4, 6, 3]).unwrap();
    assert_eq!((IMAGE, ROTATED.extents()), (image, [3, 4, 6]));
    assert_eq!(STRIDES, Strided::row_major(image.extents()).unwrap().strides());
    assert_eq!((BACKWARDS.base(), BACKWARDS.span(), OFFSET), (8, 10, 1));
    assert_eq!((LINEAR, LAST, EVERY_OTHER, COMMON), (24, 2, (6, 4), [3, 4]));
    assert_eq!(image.extent_at(Axis::<{ LAST.cast_signed() }>), 3);
    const { assert!(BACKWARDS.is_unique() && !BACKWARDS.is_exhaustive() && !BACKWARDS.is_row_major()) };
    const TOO_LARGE: Result<usize, SizeError> = index::element_count(&[usize::MAX, 2, 0]);
    assert_eq!(TOO_LARGE.map_err(|error| error.axis), Err(0));
}

/// Everything in the type, some of it, and nothing.
#[test]
fn shapes_of_each_level_are_constants() {
    type Static = Shape<2, (Const<3>, Const<4>)>;
    const STATIC: Static = Shape::of_type();
    const SCALAR: Shape<0, ()> = Shape::of_type();
    const ROW: Shape<3, Extents![1, 5, 0]> = Shape::of_type();
    assert_eq!(size_of_val(&STATIC), 0);
    assert_eq!((STATIC.extents(), SCALAR.extents(), ROW.extents()), ([3, 4], [], [1, 5, 0]));
    assert_eq!(STATIC, Shape::new((Const, Const)).unwrap());
    const COUNTS: [usize; 3] = [
        Static::ELEMENT_COUNT,
        <Shape<0, ()>>::ELEMENT_COUNT,
        <Shape<3, (One, Const<5>, Const<0>)>>::ELEMENT_COUNT,
    ];
    assert_eq!(COUNTS, [12, 1, 0]);
    const INDEX: [usize; 2] = match index::multi_index(&Static::KNOWN_EXTENTS, 7) {
        Ok(index) => index,
        Err(_) => panic!("in bounds"),
    };
    const BACK: usize = match index::linear_index(&Static::KNOWN_EXTENTS, &INDEX) {
        Ok(linear) => linear,
        Err(_) => panic!("in bounds"),
    };
    assert_eq!((INDEX, BACK), ([1, 3], 7));
    assert_eq!((STATIC.multi_index(7), STATIC.linear_index(INDEX)), (Ok(INDEX), Ok(BACK)));
    // On the mixed level from the type, and on the ranked level from the stored extents.
    const MIXED: [Option<usize>; 2] = Shape::<2, (usize, Const<4>)>::KNOWN;
    assert_eq!(MIXED, [None, Some(4)]);
    const LAST: usize = match index::linear_index(&IMAGE.typed_extents(), &[3, 5, 2]) {
        Ok(linear) => linear,
        Err(_) => panic!("in bounds"),
    };
    assert_eq!(LAST + 1, IMAGE.element_count());
}

/// A function over any shape that is entirely in the type can compute it too.
#[test]
fn generic_functions_compute_constants() {
    fn zeros<const R: usize, E: Extents<R>>() -> (Shape<R, E>, Vec<u8>) {
        (Shape::of_type(), vec![0; Shape::<R, E>::ELEMENT_COUNT])
    }
    let (shape, memory) = zeros::<3, (Const<2>, One, Const<7>)>();
    assert_eq!((shape.extents(), memory.len()), ([2, 1, 7], 14));
}
