//! Pictures of anything that has a shape: each has at most 80 columns, few lines, and an SVG of well-formed text.

use shapewise::{DynShape, MinorToMajor, Permutation, Shape, Strided, layout::Padded, slice::SliceExpr};
use shapewise_draw::{DrawError, Picture};
use shapewise_sharding::DynMesh;
use shapewise_xla::ArrayShape;

use super::Bytes;

fn extent(bytes: &mut Bytes<'_>) -> usize {
    match bytes.byte() {
        small @ 0..=199 => usize::from(small % 9),
        200..=230 => usize::from(bytes.byte()) << bytes.below(20),
        _ => bytes.number() as usize,
    }
}

fn three(bytes: &mut Bytes<'_>) -> [usize; 3] {
    core::array::from_fn(|_| extent(bytes))
}

/// A picture of one kind; `None` if the input is of none.
fn picture(bytes: &mut Bytes<'_>) -> Option<Result<Picture, DrawError>> {
    Some(match bytes.below(9) {
        0 => Picture::array(&core::str::from_utf8(bytes.0).ok()?.parse::<ArrayShape>().ok()?),
        1 => {
            let shape = DynShape::from_ints(&bytes.list(5, extent)).ok()?;
            let slice: SliceExpr = core::str::from_utf8(bytes.0).ok()?.parse().ok()?;
            Picture::slice(&shape, &slice.apply(&shape).ok()?)
        }
        2 => {
            let shapes = bytes.list(5, |bytes| DynShape::from_ints(&bytes.list(5, extent)));
            Picture::broadcast(&shapes.into_iter().collect::<Result<Vec<_>, _>>().ok()?)
        }
        3 => {
            let strides = core::array::from_fn(|_| bytes.signed());
            Ok(Picture::layout(&Strided::new(three(bytes), strides).ok()?))
        }
        4 => {
            let (extents, padding) = (three(bytes), three(bytes));
            let padded: [usize; 3] = core::array::from_fn(|axis| extents[axis].saturating_add(padding[axis]));
            let order = MinorToMajor::new(core::array::from_fn(|_| bytes.below(3) as isize)).ok()?;
            Ok(Picture::padded(&Padded::new(Shape::new(extents).ok()?, order, padded).ok()?))
        }
        5 => Picture::windows(three(bytes), three(bytes)),
        6 => {
            let order = Permutation::new(core::array::from_fn(|_| bytes.below(3) as isize)).ok()?;
            Ok(Picture::permutation(&Strided::row_major(three(bytes)).ok()?, order))
        }
        7 => {
            let layout = Strided::column_major(three(bytes)).ok()?;
            Picture::reshape(&layout, [extent(bytes), extent(bytes)])
        }
        _ => Ok(Picture::mesh(&DynMesh::new([("x", extent(bytes)), ("y", extent(bytes))]).ok()?)),
    })
}

pub(crate) fn run(bytes: &[u8]) {
    match picture(&mut Bytes(bytes)) {
        Some(Ok(picture)) => {
            let text = picture.to_string();
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            assert!(text.lines().count() < 400, "{text}");
            let svg = picture.to_svg();
            assert!(
                svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>") && svg.len() < 1 << 20,
                "{text}"
            );
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count(), "{svg}");
        }
        Some(Err(error)) => assert!(!error.to_string().is_empty(), "an error has a message"),
        None => {}
    }
}
