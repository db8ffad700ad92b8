//! The limit of ranks that are known at run time, for each method that makes a rank larger, at ranks up to the limit: the result has the
//! rank that the operands determine, or that rank is above the limit and the error says so. No method panics.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::panic_in_result_fn,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::iter::repeat_n;

use shapewise::{
    DynExtent, DynShape, Shape, Tensor, View,
    array::{DynTensor, DynView, DynViewMut},
    broadcast::DynBroadcast,
    contraction::DotAxes,
    rank::MAX_DYNAMIC_RANK,
    rearrange::GatherAxes,
    slice::{SliceExpr, Spec, StridedSlice},
};

const MOST: usize = MAX_DYNAMIC_RANK;

/// The ranks of operands: twice 127 is the limit, and so is 223 and the 31 new axes that a slice may have.
const RANKS: [usize; 8] = [0, 1, 127, 128, 223, 224, 253, 254];

/// A result: its rank as the array has it, or the message of the error.
type Found = Result<usize, String>;

/// A row of a table: the name, the rank that the operands determine, what was found.
type Row = (String, usize, Found);

fn ones(rank: usize) -> Vec<usize> {
    vec![1; rank]
}

fn signed(rank: usize) -> Vec<isize> {
    vec![1; rank]
}

fn shape(rank: usize) -> DynShape {
    DynShape::new(repeat_n(DynExtent::ONE, rank)).unwrap()
}

/// Slices that make `new` axes: at the front, around what is there, and at the end.
fn new_axes(new: usize) -> [SliceExpr; 3] {
    let axes = |count| repeat_n(Spec::NewAxis, count);
    [
        axes(new).collect(),
        axes(new / 2).chain([Spec::Ellipsis]).chain(axes(new - new / 2)).collect(),
        [Spec::Ellipsis].into_iter().chain(axes(new)).collect(),
    ]
}

/// As vectors with masks.
fn masks(new: usize) -> StridedSlice<'static> {
    let zeros = &[0; 31][..new];
    StridedSlice {
        begin: zeros,
        end: zeros,
        strides: &[1; 31][..new],
        new_axis_mask: u32::MAX,
        ..StridedSlice::default()
    }
}

/// Checks a table.
fn check(rows: impl IntoIterator<Item = Row>) {
    let mut refused = 0;
    for (name, expected, found) in rows {
        if expected > MOST {
            let message = format!("rank {expected} is above the greatest rank, 254");
            assert_eq!(found, Err(message), "{name} to rank {expected}");
            refused += 1;
        } else {
            assert_eq!(found, Ok(expected), "{name} to rank {expected}");
        }
    }
    assert!(refused > 0, "no row is above the limit");
}

/// The rank of an array, which has its shape, its elements, and as many of them as its memory may have.
fn of_array<E: ToString>(result: Result<DynView<'_, u8>, E>) -> Found {
    let view = result.map_err(|error| error.to_string())?;
    assert_eq!((view.element_count(), view.as_memory().len()), (1, 1));
    assert_eq!(view.shape(), shape(view.rank()), "the shape is known");
    assert_eq!(view.to_vec(), [7]);
    // The element count is compared, whatever the rank.
    for wrong in [&[2][..], &[64], &[0], &[-1, 0], &[-1, 2]] {
        assert!(view.reshape(wrong).is_err(), "{wrong:?}");
        assert!(view.to_tensor().into_reshape(wrong).is_err(), "{wrong:?}");
    }
    assert_eq!(view.reshape(&[-1]).unwrap().rank(), 1);
    Ok(view.rank())
}

fn of_tensor<E: ToString>(result: Result<DynTensor<u8>, E>) -> Found {
    match result {
        Ok(tensor) => of_array(Ok::<_, String>(tensor.view())),
        Err(error) => Err(error.to_string()),
    }
}

fn of_shape<E: ToString>(result: Result<DynShape, E>) -> Found {
    let shape = result.map_err(|error| error.to_string())?;
    shape.rank().ok_or_else(|| "the rank is not known".to_owned())
}

#[test]
fn arrays_that_are_made_of_memory() {
    let mut memory = [7];
    let mut rows = Vec::new();
    for rank in [0, 1, 253, 254, 255, 256, 300, 1000] {
        let found = DynView::with_strides(&memory, &ones(rank), &signed(rank));
        rows.push(("with_strides".to_owned(), rank, of_array(found)));
    }
    check(rows);
    for rank in RANKS {
        assert_eq!(of_array(DynView::new(&memory, shape(rank))), Ok(rank));
        let view = DynViewMut::new(&mut memory, shape(rank)).unwrap();
        assert_eq!(of_array(Ok::<_, String>(view.view())), Ok(rank));
        assert_eq!(of_tensor(DynTensor::new(vec![7], shape(rank))), Ok(rank));
        assert_eq!(of_tensor(DynTensor::filled(shape(rank), 7)), Ok(rank));
        assert_eq!(of_tensor(DynTensor::from_fn(&shape(rank), |_| 7)), Ok(rank));
    }
    let ranked: View<'_, u8, MOST> = View::new(&memory, [1; MOST]).unwrap();
    assert_eq!(of_array(Ok::<_, String>(ranked.dynamic())), Ok(MOST));
    let tensor: Tensor<u8, MOST> = Tensor::filled([1; MOST], 7);
    assert_eq!(of_tensor(Ok::<_, String>(tensor.into_dynamic())), Ok(MOST));
    assert_eq!(DynShape::from(Shape::new([1; MOST]).unwrap()), shape(MOST));
}

/// The rows of an array of a rank.
fn of_rank(rank: usize) -> Vec<Row> {
    let (memory, mut rows) = ([7_u8], Vec::new());
    let view = DynView::new(&memory, shape(rank)).unwrap();
    let mut row = |name: &str, expected: usize, found: Found| {
        rows.push((format!("{name} of rank {rank}"), expected, found));
    };
    for axis in [0, -1] {
        row("insert_axis", rank + 1, of_array(view.insert_axis(axis)));
        row("stack", rank + 1, of_tensor(DynTensor::stack(axis, [&view])));
    }
    for more in [0, 1, 2, 30, 31, 127, 254, 300] {
        row("align_trailing", rank + more, of_array(view.align_trailing(rank + more)));
        let to = ones(rank + more);
        row("tile", rank + more, of_tensor(view.tile(&to)));
        let to = signed(rank + more);
        row("reshape", rank + more, of_array(view.reshape(&to)));
        row("into_reshape", rank + more, of_tensor(view.to_tensor().into_reshape(&to)));
        if rank == 0 {
            row("broadcast_to", more, of_array(view.broadcast_to(&ones(more))));
        }
    }
    for new in [0, 1, 2, 29, 30, 31] {
        for slice in new_axes(new).iter().filter(|slice| slice.specs().len() <= 31) {
            row("slice_by", rank + new, of_array(view.slice_by(slice)));
            let dense = slice.apply(&shape(rank));
            row("apply", rank + new, of_shape(dense.clone().map(|dense| dense.shape())));
            row("infer", rank + new, of_shape(slice.infer(&shape(rank))));
            if let Ok(dense) = dense {
                row("dense_slice", rank + new, of_array(view.dense_slice(&dense)));
            }
            let mut tensor = view.to_tensor();
            let found = tensor.slice_by_mut(slice).map(|view| view.rank());
            row("slice_by_mut", rank + new, found.map_err(|error| error.to_string()));
            // An index takes an axis away.
            if rank > 0 && new < 30 {
                let slice: SliceExpr = slice.specs().iter().copied().chain([Spec::index(0)]).collect();
                row("slice_by", rank + new - 1, of_array(view.slice_by(&slice)));
                row("infer", rank + new - 1, of_shape(slice.infer(&shape(rank))));
            }
        }
        row("strided_slice", rank + new, of_array(view.strided_slice(&masks(new))));
        row("StridedSlice::infer", rank + new, of_shape(masks(new).infer(&shape(rank))));
    }
    row("windows", 2 * rank, of_array(view.windows(&ones(rank))));
    row("chunks_exact", 2 * rank, of_array(view.chunks_exact(&ones(rank))));
    let scalar = DynView::new(&memory, shape(0)).unwrap();
    row("zip_map", rank, of_tensor(scalar.zip_map(&view, |_, element| *element)));
    row(
        "concatenate",
        rank.max(1),
        of_tensor(DynTensor::concatenate(0, [view.align_trailing(rank.max(1)).unwrap()])),
    );
    rows
}

/// The rows of two arrays of these ranks.
fn of_ranks(left: usize, right: usize) -> Vec<Row> {
    let (seven, one, zero, mut rows) = ([7_u8], [1_u8], [0_i32], Vec::new());
    let x = DynView::new(&seven, shape(left)).unwrap();
    let y = DynView::new(&one, shape(right)).unwrap();
    let mut row = |name: &str, expected: usize, found: Found| {
        rows.push((format!("{name} of ranks {left} and {right}"), expected, found));
    };
    let none: [usize; 0] = [];
    row("outer", left + right, of_tensor(x.outer(&y)));
    let axes = DotAxes::contracting(none, none);
    row("DynShape::dot_general", left + right, of_shape(shape(left).dot_general(&shape(right), &axes)));
    if left > 0 && right > 0 {
        let axes = DotAxes::contracting([left - 1], [0]);
        row("dot_general", left + right - 2, of_tensor(x.dot_general(&y, &axes)));
        let axes = DotAxes::contracting(none, none).batch([0], [0]);
        row("dot_general", left + right - 1, of_tensor(x.dot_general(&y, &axes)));
        row(
            "DynShape::dot_general",
            left + right - 1,
            of_shape(shape(left).dot_general(&shape(right), &axes)),
        );
    }
    // These count the axes one by one.
    let counted = (left + right).min(MOST + 1);
    row("concatenate", counted, of_shape(shape(left).concatenate(&shape(right))));
    row("prepend_shape", counted, of_shape(shape(left).prepend_shape(&shape(right))));
    row("broadcast", left + right, of_shape(shape(left).broadcast(&ones(right))));
    // One index, whose numbers are along the last axis of the indices, and a slice with all axes of the operand.
    let indices = DynView::new(&zero, shape(right)).unwrap();
    let offset: Vec<usize> = (0..left).collect();
    if left > 0 {
        let axes = GatherAxes::new(right, &[0]).offset(&offset);
        row("gather_slices", left + right, of_tensor(x.gather_slices(&indices, &axes, &ones(left))));
        let found = shape(left).gather_slices(&shape(right), &axes, &ones(left));
        row("DynShape::gather_slices", left + right, of_shape(found));
        if let Some(index) = right.checked_sub(1) {
            let axes = GatherAxes::new(index, &[0]).offset(&offset);
            let expected = left + right - 1;
            row("gather_slices", expected, of_tensor(x.gather_slices(&indices, &axes, &ones(left))));
            let found = shape(left).gather_slices(&shape(right), &axes, &ones(left));
            row("DynShape::gather_slices", expected, of_shape(found));
        }
    }
    rows
}

#[test]
fn arrays_that_are_made_of_an_array() {
    check(RANKS.into_iter().flat_map(of_rank));
}

#[test]
fn arrays_and_shapes_that_are_made_of_two() {
    check(RANKS.into_iter().flat_map(|left| RANKS.into_iter().flat_map(move |right| of_ranks(left, right))));
}

#[test]
fn shapes_that_are_made_of_a_shape() {
    let mut rows = Vec::new();
    for rank in RANKS {
        let of = shape(rank);
        let mut row = |name: &str, expected: usize, found: Found| {
            rows.push((format!("{name} of rank {rank}"), expected, found));
        };
        row("append", rank + 1, of_shape(of.append(DynExtent::UNKNOWN)));
        row("prepend", rank + 1, of_shape(of.prepend(DynExtent::ONE)));
        for axis in [0, -1] {
            row("insert_axis", rank + 1, of_shape(of.insert_axis(axis, DynExtent::ONE)));
        }
        for more in [0, 1, 31, 300] {
            row("reshape", rank + more, of_shape(of.reshape(&signed(rank + more))));
            row("tile", rank + more, of_shape(of.tile(&ones(rank + more))));
            row("with_rank", rank + more, of_shape(DynShape::UNKNOWN.with_rank(rank + more)));
        }
        for other in RANKS {
            let found = of.align_trailing(&shape(other)).map(DynBroadcast::into_shape);
            row("align_trailing", rank.max(other), of_shape(found));
        }
    }
    check(rows);
}

/// A slice of a slice makes new axes twice.
#[test]
fn slices_of_slices() {
    let [slice, ..] = new_axes(31);
    let once = slice.apply(&shape(223)).unwrap();
    assert_eq!(once.rank(), MOST);
    let error = slice.apply(&once.shape()).unwrap_err();
    assert_eq!(error.to_string(), "rank 285 is above the greatest rank, 254");
    let index: SliceExpr = "0, ..., None".parse().unwrap();
    let twice = once.then(&index.apply(&once.shape()).unwrap()).unwrap();
    assert_eq!(twice.shape().rank(), Some(MOST));
}

/// A result that would have too many axes: no element outside of the memory is read or written.
mod memory_is_not_left {
    use super::*;

    #[test]
    fn by_broadcasts() {
        let one = DynView::new(&[7_u8], shape(0)).unwrap();
        assert_eq!(
            one.broadcast_to(&[1; 300]).unwrap_err().to_string(),
            "rank 300 is above the greatest rank, 254"
        );
        let most = one.broadcast_to(&[1; MOST]).unwrap().to_tensor();
        assert_eq!(
            most.into_reshape(&[64]).unwrap_err().to_string(),
            "1 element cannot become 64 elements: the element count must stay the same"
        );
    }

    #[test]
    fn by_slices() {
        let one = DynView::new(&[7_u8], shape(0)).unwrap();
        let most = one.align_trailing(MOST).unwrap();
        assert_eq!(
            most.slice_by(&"newaxis, newaxis, ...".parse().unwrap()).unwrap_err().to_string(),
            "rank 256 is above the greatest rank, 254"
        );
        assert!(most.reshape(&[5]).is_err());
        assert!(View::<'_, u8, 1>::try_from(most).is_err());
    }

    #[test]
    fn by_gathered_slices() {
        let (table, indices) =
            (DynView::new(&[7_u8], shape(200)).unwrap(), DynView::new(&[0], shape(200)).unwrap());
        let offset: Vec<usize> = (0..200).collect();
        let axes = GatherAxes::new(200, &[0]).offset(&offset);
        let error = table.gather_slices(&indices, &axes, &[1; 200]).unwrap_err();
        assert_eq!(error.to_string(), "rank 400 is above the greatest rank, 254");
        // The updates of a scatter have that rank.
        let mut table = table.to_tensor();
        let found = table.scatter_slices(&indices, &table.clone(), &axes, |to, from| *to += from);
        assert!(found.is_err());
    }
}
