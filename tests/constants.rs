//! Index math when compiling: each constant here is computed by the compiler, and says what the methods say when running.

use shapewise::{Axis, Permutation, Shape, SizeError, Strided, axis, broadcast, index, slice};

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
fn constants_say_what_methods_say() {
    let image = Shape::new([4, 6, 3]).unwrap();
    assert_eq!((IMAGE, ROTATED.extents()), (image, [3, 4, 6]));
    assert_eq!(STRIDES, Strided::row_major(image.extents()).unwrap().strides());
    assert_eq!((BACKWARDS.base(), BACKWARDS.span(), OFFSET), (8, 10, 1));
    assert_eq!((LINEAR, LAST, EVERY_OTHER, COMMON), (24, 2, (6, 4), [3, 4]));
    assert_eq!(image.extent_at(Axis::<LAST>), 3);
    const { assert!(BACKWARDS.is_unique() && !BACKWARDS.is_exhaustive() && !BACKWARDS.is_row_major()) };
    const TOO_LARGE: Result<usize, SizeError> = index::element_count(&[usize::MAX, 2, 0]);
    assert_eq!(TOO_LARGE.map_err(|error| error.axis), Err(0));
}
