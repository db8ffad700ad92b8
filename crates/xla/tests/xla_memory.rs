//! Memory of arrays: sizes with tiles, splits and alignment; offsets and linear indices; the cases of the specification.
#![allow(clippy::unwrap_used, reason = "tests of small numbers: a panic is a failure")]

use shapewise::{Mapping, array::TiledView};
use shapewise_xla::{ArrayMemoryError, ArrayShape, ArrayShapeError};

fn array(text: &str) -> ArrayShape {
    text.parse().unwrap()
}

/// Allocated bytes, and bytes up to the last element.
fn sizes(text: &str) -> (usize, usize) {
    (array(text).array_size().unwrap(), array(text).array_data_size().unwrap())
}

#[test]
fn sizes_of_the_specification() {
    assert_eq!(sizes("s4[64,128]{1,0:E(4)}"), (4096, 4096), "X-40");
    assert_eq!(sizes("s4[9216,6144]{1,0:T(64,128)(8,1)E(4)}"), (28_311_552, 28_311_552), "X-41");
    assert_eq!(sizes("f32[3,5]{1,0:T(2,2)}"), (96, 84), "T-1");
    assert_eq!(sizes("f32[0,5]{1,0:T(8,128)}"), (0, 0), "T-9: XLA's formula gives -492");
    assert_eq!(sizes("f32[3,5]{1,0:L(8)}"), (64, 60), "the end is aligned, and the data ends before it");
    assert_eq!(sizes("f32[]"), (4, 4));
    assert_eq!(sizes("f32[5]{0:T(8,128)}"), (4096, 20), "a tile of more extents than the rank");
    assert_eq!(sizes("f32[<=5,<=3]{1,0:T(4)}"), (80, 76), "a bound is the number of elements with memory");
    assert_eq!(sizes("f32[150,200,100]{0,1,2:SC(0:30)(1:40,130)}").0, 150 * 90 * 70 * 4, "the largest piece");
}

#[test]
fn offsets_of_the_specification() {
    assert_eq!(array("f32[8,8]{1,0:T(2,4)(2,1,1,1)}").offset(&[6, 5]), Ok(51), "T-3");
    assert_eq!(
        array("f32[2,7,8,11,10]{4,3,2,1,0:T(*,*,2,*,3)}").offset(&[1, 6, 7, 10, 9]),
        Ok(12_430),
        "T-4"
    );
    assert_eq!(array("f32[3,5]{0,1:T(2,2)}").offset(&[2, 3]), Ok(14), "T-5");
    assert_eq!(array("bf16[1024]{0:T(1024)(128)(2,1)}").offset(&[128]), Ok(1), "T-8");
    let many = array(&format!("u8[{}2]", "1,".repeat(39))).with_default_layout();
    assert_eq!(
        (many.rank(), many.stride(-2), many.index_at_untiled(1).unwrap().unwrap()[39]),
        (40, Ok(2), 1)
    );
    assert_eq!(array("f32[10,20]{0,1}").untiled_offset(&[9, 19]), Ok(199), "X-9");
    assert_eq!(array("f32[5,8,10,4]{3,2,1,0}").stride(-3), Ok(40), "X-16");
}

#[test]
fn the_ranked_level_agrees() {
    for text in [
        "u8[3,5]{1,0:T(2,2)}",
        "u8[4,8]{0,1:T(2,4)(2,1)}",
        "u8[7,6]{1,0:T(*,5)}",
        "u8[7,6]{0,1}",
        "u8[0,6]{1,0:T(4)}",
    ] {
        let shape = array(text);
        let layout = shape.to_tiled::<2>().unwrap();
        assert_eq!(layout.allocated(), shape.allocated().unwrap(), "{text}");
        assert_eq!(layout.span(), shape.array_data_size().unwrap(), "{text}");
        assert_eq!(format!("u8{layout}"), text);
        let memory: Vec<u8> = (0..u8::try_from(layout.allocated()).unwrap()).collect();
        let view = TiledView::with_layout(&memory, layout).unwrap();
        for index in view.indices() {
            let offset = shape.offset(&index).unwrap();
            assert_eq!(usize::from(view[index]), offset, "{text} {index:?}");
            assert_eq!(shape.index_at(offset), Ok(Some(index.to_vec())), "{text} {index:?}");
        }
    }
}

#[test]
fn arrays_without_memory_report_why() {
    let says = |text: &str| array(text).allocated_aligned().unwrap_err().to_string();
    let half = 1_usize << (usize::BITS - 2);
    assert_eq!(
        says("f32[2]"),
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major"
    );
    assert_eq!(
        says("f32[2,?]{1,0}"),
        "axis 1 has extent ?, which has no bound, but the operation needs a number"
    );
    assert_eq!(
        says("f32[2,3]{1,0:T(2,*)}"),
        "tile 0 ends with `*`: there is no more minor axis to combine with"
    );
    assert_eq!(
        says(&format!("u8[1]{{0:T({})L({half})}}", half + 1)),
        format!("{} elements, rounded up to a multiple of {half}, are above {}", half + 1, isize::MAX)
    );
}

#[test]
fn errors_name_their_operands() {
    let shape = array("f32[4,8]{1,0:T(2,4)}");
    let message = |error: ArrayMemoryError| error.to_string();
    assert_eq!(
        message(shape.offset(&[4, 0]).unwrap_err()),
        "index 4 is out of bounds for axis 0, which has extent 4"
    );
    assert_eq!(
        message(shape.offset(&[0]).unwrap_err()),
        "an index of 1 coordinate for rank 2: there is one for each axis"
    );
    assert_eq!(
        message(array("f32[4,8]{1,0:SC(0:2)}").offset(&[0, 0]).unwrap_err()),
        "physical axis 0 is split among memories, but the operation needs all elements in one memory"
    );
    assert_eq!(message(shape.to_tiled::<3>().unwrap_err()), "the rank is 2, expected 3");
    let max = isize::MAX;
    assert_eq!(
        message(ArrayMemoryError::Bytes { elements: 9, bits: 64 }),
        format!("9 elements of 64 bits are above {max} bytes")
    );
    let count = 1_usize << (usize::BITS - 3);
    let wide = array(&format!("f32[1]{{0:T({count})}}"));
    assert_eq!(
        message(wide.array_size().unwrap_err()),
        format!("{count} elements of 32 bits are above {max} bytes")
    );
    assert_eq!(wide.array_data_size(), Ok(4));
    assert_eq!(shape.index_at(usize::MAX), Ok(None));
    assert_eq!(array("f32[2]").offset(&[0]), Err(ArrayMemoryError::Array(ArrayShapeError::NoLayout)));
    assert_eq!(
        shape.stride(2).unwrap_err().to_string(),
        "axis 2 is out of range for rank 2: it must be at least -2 and below 2"
    );
}
