//! Conversions between the levels, from numbers and from text, and the traits of layouts.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failure")]
#![allow(clippy::reversed_empty_ranges, reason = "a slice of no rows")]

use core::{
    fmt::Debug,
    hash::{Hash, Hasher},
};
use std::{collections::HashSet, hash::DefaultHasher};

use shapewise::{
    Axis, ColumnMajor, DynExtent, DynShape, ExtentMismatch, Extents, LastAxis, Layout, Mapping, ParseError,
    RowMajor, Shape, ShapeError, SizeError, Strided, Tensor, View, ViewMut, array::DynView, match_rank, s,
    shape, tensor,
};

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn dynamic_shapes_from_numbers() {
    let of = |text: &str| text.parse::<DynShape>().unwrap();
    assert_eq!(DynShape::try_from([2, 0, 3]), Ok(of("[2,0,3]")));
    assert_eq!(DynShape::try_from([]), Ok(DynShape::scalar()));
    assert_eq!(
        DynShape::try_from(vec![9; 20]).unwrap_err().to_string(),
        Shape::new([9; 20]).unwrap_err().to_string()
    );
    assert_eq!(DynShape::try_from(&[2, 3][..]), Ok(of("[2,3]")));
    assert_eq!(DynShape::try_from(&[2, 3]), DynShape::try_from(&vec![2, 3]));
    // The error has the axis and the product before it, as for all shapes.
    let huge = [3, 0, usize::MAX];
    assert_eq!(DynShape::try_from(huge), Err(Shape::new(huge).unwrap_err().into()));
    let mixed = Shape::new(shape![2, 3]).unwrap();
    assert_eq!(DynShape::from(&mixed), of("[2,3]"));
}

#[test]
fn shapes_convert_to_their_rank() {
    type Batch = Shape<2, Extents![usize, 784]>;
    let of = |text: &str| text.parse::<DynShape>().unwrap();
    let wrong = ShapeError::Extent(Shape::<2, Extents![usize, 784]>::try_from([1, 2]).unwrap_err().extent());
    assert_eq!(Batch::try_from([1, 2]), Err(wrong));
    assert_eq!(Batch::try_from(of("[1,2]")), Err(wrong));
    assert_eq!(Batch::try_from(of("[5,784]")).unwrap().extents(), [5, 784]);
    assert_eq!(Batch::try_from([5, 784]), Batch::try_from(&[5, 784][..]));
    assert!(matches!(Shape::<2>::try_from([usize::MAX, 2]), Err(ShapeError::Size(_))));
    assert_eq!(of("[?,<=3]").with_rank(2).unwrap().to_string(), "[?,<=3]");
    assert_eq!(of("[?,2]").with_rank(1).unwrap_err().to_string(), "the rank is 2, expected 1");
    let large = DynExtent::known(isize::MAX.unsigned_abs()).unwrap();
    assert!(DynShape::new([large, large]).is_err());
}

trait Mismatch {
    fn extent(self) -> ExtentMismatch;
}

impl Mismatch for ShapeError {
    fn extent(self) -> ExtentMismatch {
        match self {
            Self::Extent(error) => error,
            other => panic!("{other}"),
        }
    }
}

#[test]
fn extents_from_constants() {
    const ROWS: DynExtent = DynExtent::of::<784>();
    assert_eq!(Ok(ROWS), DynExtent::known(784));
    assert_eq!((DynExtent::of::<0>(), DynExtent::of::<1>()), (DynExtent::ZERO, DynExtent::ONE));
    assert_eq!(DynExtent::of::<{ isize::MAX.unsigned_abs() }>().get(), Some(isize::MAX.unsigned_abs()));
}

/// Printed text is parsed to the same shape; other text is refused with the message of the shape.
#[test]
fn text_of_every_level() {
    for text in ["?", "0", "7", "<=7"] {
        assert_eq!(text.parse::<DynExtent>().unwrap().to_string(), text);
    }
    assert_eq!(" <= 7 ".parse::<DynExtent>().unwrap().to_string(), "<=7");
    assert_eq!(refused::<DynExtent>(""), "the text ends at 0, expected a number, `?` or `<=`");
    assert_eq!(refused::<DynExtent>("7,"), "found ',' at 1, expected the end");
    assert_eq!(refused::<Shape<2>>("?"), "the rank is not known, expected 2");
    assert_eq!(refused::<Shape<2>>("[2,3"), "the text ends at 4, expected `,` or `]`");
    assert_eq!("[ 2 , 3 ]".parse(), Ok(Shape::new([2, 3]).unwrap()));
    assert_eq!("[]".parse(), Ok(Shape::new([]).unwrap()));
    assert_eq!(
        refused::<Shape<1>>("[?]"),
        "axis 0 has extent ?, which is not known: a shape needs each extent"
    );
    assert_eq!(refused::<Shape<1>>("[2,3]"), "the rank is 2, expected 1");
    assert_eq!(refused::<Shape<1, Extents![4]>>("[3]"), "axis 0 has extent 3, expected 4");
    assert_eq!("[4]".parse::<Shape<1, Extents![4]>>().unwrap().typed_extents(), shape![4]);
}

#[track_caller]
fn refused<V: core::str::FromStr<Err = ParseError> + Debug>(text: &str) -> String {
    text.parse::<V>().unwrap_err().to_string()
}

/// Layouts with the same extents and strides are equal, and have the same hash.
#[test]
fn mapped_layouts_are_values() {
    let memory = [0_u8; 24];
    let view = View::new(&memory, shape![4, 6]).unwrap();
    let n = 4;
    let mixed = View::new(&memory, shape![n, 6]).unwrap();
    let (a, b) = (view.slice(s![.., ..;2]), view.slice(s![.., ..;2]));
    assert_eq!(a.layout(), b.layout());
    assert_eq!(hash(a.layout()), hash(b.layout()));
    let (first, last) = (mixed.slice(s![..2, ..;2]), mixed.slice(s![1..4, ..;2]));
    assert_ne!(first.layout(), last.layout(), "other extents");
    let column = |width: usize| *View::new(&memory, shape![4, width]).unwrap().slice(s![.., 0]).layout();
    assert_ne!(column(6), column(5), "other strides");
    assert_eq!(column(6), column(6));
    let layouts: HashSet<_> = [first, last, first].iter().map(|view| *view.layout()).collect();
    assert_eq!(layouts.len(), 2);
    assert_eq!(hash(&first.layout().ranked()), hash(first.layout()), "as the ranked layout of the same");
    assert_eq!(format!("{:?}", a.layout()), "Mapped { extents: [4, 3], strides: [6, 2] }");
    // An index that is not the first keeps the strides of the others.
    assert_eq!(format!("{:?}", view.slice(s![:, 1]).layout()), "Mapped { extents: [4], strides: [6] }");
}

#[test]
fn layouts_print() {
    let memory = [0_u8; 24];
    let view = View::new(&memory, shape![2, 3, 4]).unwrap();
    assert_eq!(view.layout().to_string(), "[2,3,4]{2,1,0}");
    assert_eq!(ColumnMajor::new(Shape::new(shape![2, 3]).unwrap()).to_string(), "[2,3]{0,1}");
    assert_eq!(RowMajor::new(Shape::new([]).unwrap()).to_string(), "[]{}");
    assert_eq!(Strided::new([2, 3], [-3, 0]).unwrap().to_string(), "[2,3] strides [-3,0]");
    let sliced = view.slice(s![.., 1, ..;-2]);
    assert_eq!(sliced.layout().to_string(), sliced.layout().ranked().to_string());
    assert_eq!(sliced.layout().to_string(), "[2,2] strides [12,-2]");
    assert_eq!((sliced.layout().extents(), sliced.layout().strides()), ([2, 2], [12, -2]));
}

/// As for a shape, each arm runs for its ranks only.
#[test]
fn views_of_any_rank_are_matched() {
    fn rows<const R: usize>(view: View<'_, i32, R>) -> (usize, i32) {
        (R, view.sum())
    }
    fn sums(view: &DynView<'_, i32>) -> Result<(usize, i32), ShapeError> {
        match_rank!(view, {
            0 => |view| Ok((0, view[[]])),
            1..=3 => |view| Ok(rows(view)),
            _ => |error| Err(error),
        })
    }
    let memory: Vec<i32> = (0..16).collect();
    let view = |text: &str| DynView::new(&memory, text.parse::<DynShape>().unwrap()).unwrap();
    assert_eq!(sums(&view("[]")), Ok((0, 0)));
    assert_eq!(sums(&view("[2,8]")), Ok((2, 120)));
    assert_eq!(
        sums(&view("[2,8]").slice_by(&"1, ::-2".parse().unwrap()).unwrap()),
        Ok((1, 9 + 11 + 13 + 15))
    );
    assert_eq!(sums(&view("[1,1,1,1]")).unwrap_err().to_string(), "the rank is 4, which no arm matches");
    // A value, a reference and a reference to one.
    let shape: DynShape = "[2,8]".parse().unwrap();
    let rank =
        |shape: &&DynShape| match_rank!(shape, { 2 => |shape| shape.element_count(), _ => |_error| 0 });
    assert_eq!(
        (rank(&&shape), match_rank!(&shape, { 2 => |shape| shape.element_count(), _ => |_error| 0 })),
        (16, 16)
    );
    let error: Result<(), SizeError> = match_rank!(&shape, { 1 => |_shape| Ok(()), _ => |_error| Err(Shape::new([usize::MAX]).unwrap_err()) });
    assert!(error.is_err());
}

#[test]
fn slices_and_vectors_are_views_of_rank_1() {
    let mut vector = vec![3, 1, 2];
    let slice: View<'_, i32, 1> = View::from(&vector[1..]);
    assert_eq!((slice.extents(), slice.to_vec()), ([2], vec![1, 2]));
    assert_eq!(View::from(&vector), View::new(&vector, [3]).unwrap());
    assert_eq!(View::from(&[3, 1, 2]).typed_extents(), shape![3]);
    ViewMut::from(&mut vector[..2]).fill(0);
    ViewMut::from(&mut vector).for_each_mut(|x| *x += 1);
    assert_eq!(vector, [1, 1, 3]);
    assert_eq!(View::from(&[0_u8; 0][..]).extents(), [0]);
}

/// A part of row-major memory that is one piece is row-major in the type; results of which nothing is known are what one writes.
#[test]
#[expect(clippy::arithmetic_side_effects, reason = "small numbers")]
fn leading_parts_stay_row_major_in_the_type() {
    type Rows<'a, const R: usize, E> = View<'a, usize, R, RowMajor<R, E>>;

    let n = 2;
    let panels = Tensor::<usize, 3>::from_fn(shape![n, n + 1, 4], |[i, j, k]| 100 * i + 10 * j + k);
    let panel: Rows<'_, 2, Extents![usize, 4]> = panels.slice(s![1]);
    assert_eq!(panel.row_arrays()[2], [120, 121, 122, 123]);
    let some: Rows<'_, 2, Extents![usize, 4]> = panels.slice(s![-1, 1.., ..]);
    assert_eq!(some.row_arrays(), [[110, 111, 112, 113], [120, 121, 122, 123]]);
    let none: Rows<'_, 2, Extents![usize, 4]> = panels.slice(s![0, 2..1, :]);
    assert_eq!(none.row_arrays().len(), 0);
    let row: Rows<'_, 1, Extents![4]> = panels.slice(s![1, 0]);
    let part: Rows<'_, 1, [usize; 1]> = row.slice(s![1..3]);
    assert_eq!((row.as_slice(), part.as_slice()), ([100, 101, 102, 103].as_slice(), [101, 102].as_slice()));
    let part: Rows<'_, 1, Extents![2]> = row.slice(s![const 2..4]);
    assert_eq!(part.as_slice(), [102, 103]);
    let all: Rows<'_, 3, Extents![usize, usize, 4]> = panels.slice(s![.., :]);
    assert_eq!(all.as_slice().len(), 24);
    for panel in panels.outer_iter() {
        let panel: Rows<'_, 2, Extents![usize, 4]> = panel;
        assert_eq!(panel.row_arrays().len(), 3);
    }
    let panel: Rows<'_, 2, Extents![usize, 4]> = panels.index_axis(Axis::<0>, 0);
    assert_eq!(panel.as_slice()[..5], [0, 1, 2, 3, 10]);
    let mut panels = panels;
    panels.slice_mut(s![1, 1..]).fill(7);
    assert_eq!(panels.slice(s![1, 2]).as_slice(), [7; 4]);
    assert_eq!(panels[[1, 0, 3]], 103);

    // Sums of parts, and of differences of parts, are the type that one writes.
    let grid = tensor![[1_usize, 2, 4], [1, 3, 9], [1, 4, 16]];
    let (low, high) = (grid.slice(s![..2, ..2]), grid.slice(s![1.., 1..]));
    let difference: Tensor<usize, 2> = high - low;
    let sums: Tensor<usize, 1> = panels.slice(s![0]).sum_axis(Axis::<1>);
    assert_eq!((difference.into_vec(), sums.into_vec()), (vec![2, 7, 3, 13], vec![6, 46, 86]));
}

/// Parts that are not one piece of memory are not row-major.
#[test]
fn other_parts_have_strides() {
    fn is_row_major<const R: usize, L: Layout<R>>(_: &View<'_, i32, R, L>) -> bool {
        L::ROW_MAJOR == Some(true)
    }
    let n = 2;
    let panels = Tensor::<i32, 3>::zeros(shape![n, 3, 4]);
    assert!(is_row_major(&panels.slice(s![0, ..])) && is_row_major(&panels.slice(s![..1, :, ..])));
    assert!(!is_row_major(&panels.slice(s![:, 0])) && !is_row_major(&panels.slice(s![.., 0])));
    assert!(!is_row_major(&panels.slice(s![:, 1..])) && !is_row_major(&panels.slice(s![..1, ..1])));
    assert!(!is_row_major(&panels.slice(s![..;-1])) && !is_row_major(&panels.slice(s![0, ..;2])));
    assert!(
        !is_row_major(&panels.transpose().slice(s![0])) && !is_row_major(&panels.index_axis(LastAxis, 0))
    );
}
