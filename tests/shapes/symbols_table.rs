//! What each operation on dynamic shapes makes of symbols: one row for each case of the table in `docs/guide/shapes_alone.md`. That the table has each public
//! operation is a test of `tests/house`.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use core::fmt::Debug;

use shapewise::{
    DynExtent, DynShape, Pad,
    contraction::DotAxes,
    extent::SymbolTable,
    rearrange::GatherAxes,
    slice::{DenseSlice, Range, SliceExpr, StridedSlice},
};

const TABLE: SymbolTable = SymbolTable::new(0);
const ONE: DynExtent = DynExtent::ONE;

#[track_caller]
fn of(text: &str) -> DynShape {
    TABLE.shape(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn apply(slice: &str, shape: &str) -> DenseSlice {
    slice.parse::<SliceExpr>().unwrap().apply(&of(shape)).unwrap()
}

/// The result of an operation, an error if it has none.
trait Text {
    fn text(self) -> String;
}

macro_rules! texts {
    ($($result:ty)*) => { $(
        impl Text for $result {
            fn text(self) -> String {
                format!("{self:?}")
            }
        }
    )* };
}

texts!(DynShape shapewise::shape::ConditionalShape shapewise::DynBroadcast);

impl<V: Text, E: Debug> Text for Result<V, E> {
    fn text(self) -> String {
        self.unwrap().text()
    }
}

/// Compares all rows, and reports each that differs.
macro_rules! rows {
    ($($result:expr => $expected:literal;)*) => {{
        let mut wrong = Vec::new();
        $({
            let found = Text::text($result);
            if found != $expected {
                wrong.push(format!("{}\n    is {found}\n    not {}", stringify!($result), $expected));
            }
        })*
        assert!(wrong.is_empty(), "{} rows differ:\n{}", wrong.len(), wrong.join("\n"));
    }};
}

#[test]
fn slices() {
    let whole = |end: &[i64]| {
        let slice = StridedSlice { begin: &[0], end, strides: &[1], end_mask: 0, ..StridedSlice::default() };
        slice.apply(&of("[n<=5,m]")).unwrap().shape()
    };
    let read = |slice: &str, shape: &str| slice.parse::<SliceExpr>().unwrap().infer(&of(shape));
    rows! {
        // All of an axis, in each spelling.
        apply(":", "[n,m]").shape() => "[n,m]";
        apply("...", "[n,m]").shape() => "[n,m]";
        apply("::-1", "[n,m]").shape() => "[n,m]";
        apply("0:", "[n,m]").shape() => "[n,m]";
        apply("-1::-1", "[n,m]").shape() => "[n,m]";
        apply(":5", "[n<=5]").shape() => "[n<=5]";
        apply("0:9", "[n<=5]").shape() => "[n<=5]";
        apply("-5:", "[n<=5]").shape() => "[n<=5]";
        apply("4::-1", "[n<=5]").shape() => "[n<=5]";
        apply("9:-6:-1", "[n<=5]").shape() => "[n<=5]";
        // Not certainly all.
        apply(":4", "[n<=5]").shape() => "[<=4]";
        apply("-4:", "[n<=5]").shape() => "[<=4]";
        apply("1:", "[n]").shape() => "[?]";
        apply(":-1", "[n<=5]").shape() => "[<=4]";
        apply(":9", "[n]").shape() => "[<=9]";
        apply("-9:", "[n]").shape() => "[<=9]";
        apply("3::-1", "[n<=5]").shape() => "[<=4]";
        apply("-2::-1", "[n<=5]").shape() => "[<=4]";
        apply("9:-5:-1", "[n<=5]").shape() => "[<=4]";
        apply("::2", "[n]").shape() => "[?]";
        // Indices and new axes, and the axes before they go and come.
        apply("0, :, None", "[n,m]").shape() => "[m,1]";
        apply("0, :, None", "[n,m]").processing_shape() => "[1,m]";
        apply("None, ..., 1:", "[n,m,k]").shape() => "[1,n,m,?]";
        // More axes than are in place.
        apply("..., None", "[a,b,c,d,e,f]").shape() => "[a,b,c,d,e,f,1]";
        // Masks.
        whole(&[5]) => "[n<=5,m]";
        whole(&[4]) => "[<=4,m]";
        read(":, 1:", "[n,m]") => "[n,?]";
        read(":, 1:", "?") => "?";
        // A slice of a slice.
        apply(":, ::-1", "[n,m]").then(&apply("::-1, ::-1", "[n,m]")) => "[n,m]";
        apply("None, :, 0", "[n,m]").then(&apply(":, 1:", "[1,n]")) => "[1,?]";
        apply("1:, :", "[n,m]").then(&apply(":, :", "[?,m]")) => "[?,m]";
        // One that was made without symbols.
        apply(":", "[n]").then(&apply("::-1", "[?]")) => "[n]";
        // Parts of an axis that are stated.
        of("[n,m]").infer_narrow(0, 0..4) => "[4,m], n >= 4: axis 0 of operand 0";
    }
    // What is taken of one symbol is not taken of another one.
    let error = apply(":", "[n]").then(&apply(":", "[m]")).unwrap_err();
    assert_eq!(error.to_string(), "the slice of axis 0 is not known: its extent and both ends must be known");
    // Slices are equal if all that is known of them is.
    assert_eq!(apply("1:", "[n]"), apply("1:", "[n]"));
    assert_ne!(apply(":", "[n]"), apply(":", "[m]"));
    // What TensorFlow finds of a slice does not depend on symbols.
    assert!(apply(":", "[n]").is_identity() && !apply("0:", "[n]").is_identity());
}

impl Text for DenseSlice {
    fn text(self) -> String {
        self.shape().text()
    }
}

#[test]
fn gathers() {
    let rows = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    // Of each batch, elements at indices `[batch, 1, index]`.
    let batches = GatherAxes::new(1, &[1]).offset(&[1]).batch(&[0], &[0]);
    let other = SymbolTable::new(7).shape("[n]").unwrap();
    rows! {
        of("[v,64]").gather_slices(&of("[n]"), &rows, &[1, 64]) => "[n,64]";
        of("[v,w<=64]").gather_slices(&of("[n<=9]"), &rows, &[1, 64]) => "[n<=9,64]";
        of("[v,64]").gather_slices(&of("?"), &rows, &[1, 64]) => "?";
        of("[v,64]").gather_slices(&of("[3]"), &rows, &[1, 64]) => "[3,64]";
        // The numbers of an index are along an axis that the result does not have.
        of("[b,k]").gather_slices(&of("[b,1]"), &batches, &[1, 4]) => "[b,4]";
        of("[b,k]").gather_slices(&of("[?,1]"), &batches, &[1, 4]) => "[b,4]";
        of("[?,k]").gather_slices(&of("[n,1]"), &batches, &[1, 4]) => "[n,4]";
        of("[b,k]").gather_slices(&of("[n,1]"), &batches, &[1, 4]) => "[n,4]";
        of("[b,k]").gather_slices(&of("[3,1]"), &batches, &[1, 4]) => "[3,4]";
    }
    assert_eq!(of("[v,64]").check_scatter_slices(&of("[n]"), &of("[n,64]"), &rows), Ok(()));
    let words = "symbols of tables 0 and 7 meet: the symbols of an operation are of one table, in which equal text is one symbol";
    for error in [
        of("[v,64]").gather_slices(&other, &rows, &[1, 64]).unwrap_err(),
        of("[v,64]").check_scatter_slices(&other, &of("[3,64]"), &rows).unwrap_err(),
    ] {
        assert_eq!(error.to_string(), words);
    }
}

#[test]
fn rearrangements() {
    let each = |low, high| [Pad::edges(low, high), Pad::NONE];
    rows! {
        of("[n,m]").join_axis(0, &of("[k,m]")) => "[?,m]";
        of("[n,m]").join_axis(0, &of("[0,m]")) => "[n,m]";
        of("[0,m]").join_axis(0, &of("[n<=3,m]")) => "[n<=3,m]";
        of("[n,m]").join_axis(0, &of("[<=0,k]")) => "[n,m]";
        of("[n,m]").join_axis(0, &of("[<=1,m]")) => "[?,m]";
        of("[n]").infer_join_axis(0, &of("[0]")) => "[n]";
        of("[n]").infer_join_axis_to(0, &of("[m]"), TABLE.extent("t").unwrap())
            => "[t], t is the sum of the extents of operands 0 and 1 along axis 0";
        of("[n,m]").repeat(0, 1) => "[n,m]";
        of("[n,m]").repeat(0, 2) => "[?,m]";
        of("[n,m]").repeat(-1, 0) => "[n,0]";
        of("[n,m]").tile(&[1, 1]) => "[n,m]";
        of("[n,m]").tile(&[3, 1, 2]) => "[3,n,?]";
        of("[n,m]").diff(1, 0) => "[n,m]";
        of("[n,m]").diff(1, 1) => "[n,?]";
        of("[n,m]").pad(&each(0, 0)) => "[n,m]";
        of("[n,m]").pad(&each(1, -1)) => "[n,m]";
        of("[n<=3,m]").pad(&each(-2, 2)) => "[n<=3,m]";
        of("[n,m]").pad(&each(1, 0)) => "[?,m]";
        of("[n,m]").pad(&[Pad::NONE.with_interior(1), Pad::NONE]) => "[?,m]";
        of("[n,m]").pad(&[Pad::edges(isize::MIN, isize::MAX), Pad::NONE]) => "[?,m]";
        of("[n,n,m]").diagonal(0, 1, 0) => "[m,n]";
        of("[n<=5,n<=3,m]").diagonal(0, 1, 0) => "[m,n<=3]";
        of("[n,n]").diagonal(0, 1, 1) => "[?]";
        of("[n,k,m]").diagonal(0, 1, 0) => "[m,?]";
        of("[?,?,m]").diagonal(0, 1, 0) => "[m,?]";
        of("[n,m]").reduce(&[0]) => "[m]";
        of("[n,m,k]").trace_by([0, 1]) => "[k]";
    }
}

#[test]
fn edits_of_axes() {
    let shape = of("[n,4,m]");
    let symbol = TABLE.symbol("k").unwrap();
    rows! {
        shape.permute(&[2, 0, 1]) => "[m,n,4]";
        shape.swap_axes(0, 2) => "[m,4,n]";
        shape.move_axis(0, 2) => "[4,m,n]";
        shape.insert_axis(1, ONE) => "[n,1,4,m]";
        shape.remove_axis(1) => "[n,m]";
        shape.remove_axis_range(0, 2) => "[m]";
        shape.append(ONE) => "[n,4,m,1]";
        shape.prepend(ONE) => "[1,n,4,m]";
        shape.concatenate(&of("[k]")) => "[n,4,m,k]";
        shape.prepend_shape(&of("[k]")) => "[k,n,4,m]";
        shape.tail() => "[4,m]";
        shape.take(1) => "[n]";
        shape.take_last(1) => "[m]";
        shape.sub_shape(0, 2) => "[n,4]";
        shape.slice_axes(Range { begin: None, end: None }, -2) => "[m,n]";
        shape.with_rank(3) => "[n,4,m]";
        shape.with_rank_at_least(2) => "[n,4,m]";
        shape.with_rank_at_most(4) => "[n,4,m]";
        shape.with_extent(0, DynExtent::UNKNOWN) => "[?,4,m]";
        shape.with_extent(1, DynExtent::UNKNOWN) => "[n,?,m]";
        shape.with_symbol(0, symbol) => "[k,4,m]";
        shape.with_symbol(1, symbol) => "[n,4,m]";
        DynShape::from_symbolic(shape.symbolic_extents().unwrap()) => "[n,4,m]";
        // A list of `DynExtent` has none.
        DynShape::new(shape.extents().unwrap().iter().copied()) => "[?,4,?]";
        DynShape::new([shape.head().unwrap()]) => "[?]";
        DynShape::new([shape.extent(0).unwrap()]) => "[?]";
    }
    assert_eq!(shape.symbolic_extent(0).unwrap().to_string(), "n");
}

#[test]
fn sets_and_broadcasts() {
    rows! {
        of("[n]").merge(&of("[m]")) => "[n]";
        of("[?]").merge(&of("[m]")) => "[m]";
        of("[n]").merge(&of("[3]")) => "[3]";
        of("[n]").merge(&of("?")) => "[n]";
        of("[n]").infer_merge(&of("[m]")) => "[n], n == m: axis 0 of operand 0 and axis 0 of operand 1";
        of("[n,n]").join(&of("[n,m]")) => "[n,?]";
        of("[n]").join(&of("[3]")) => "[?]";
        of("[n,4]").align_trailing(&of("[4]")) => "[n,4]";
        of("[n]").align_trailing(&of("?")) => "?";
        DynShape::align_trailing_all([of("[n,1]"), of("[m]")]) => "[n,m]";
        of("[n,m]").broadcast_with(&of("[m]"), &[1]) => "[n,m]";
        // An operand of unknown rank is a scalar, or has this rank; it does not stretch a symbol.
        of("[n,4]").broadcast_with(&of("?"), &[]) => "[n,4]";
        of("?").broadcast_with(&of("[n<=5,?]"), &[]) => "[n<=5,?]";
        of("[n,m,?]").broadcast_with(&of("?"), &[0, 2]) => "[n,m,?]";
        of("[n,m]").broadcast_with(&of("?"), &[0, 1]) => "?";
        of("[]").broadcast_with(&of("?"), &[]) => "?";
        of("[n]").broadcast(&[2]) => "[2,n]";
        of("[n]").broadcast::<usize>(&[]) => "[n]";
        of("[n<=5]").broadcast_in_dim(&of("[2,m<=5]"), &[1]) => "[2,m<=5], at axis 1, extent n<=5 must broadcast into m<=5";
        of("[n<=5]").broadcast_transposing(&of("[2,n<=5]"), &[1]) => "[2,n<=5]";
        of("?").broadcast_in_dim(&of("[2,m<=5]"), &[1]) => "[2,m<=5]";
        DynShape::clamp(&of("[]"), &of("[n]"), &of("[?]")) => "[n]";
        DynShape::clamp(&of("[m]"), &of("[?]"), &of("?")) => "[m]";
        DynShape::select(&of("[k]"), &of("[n]"), &of("[?]")) => "[n]";
        DynShape::select(&of("[k]"), &of("[?]"), &of("[?]")) => "[k]";
        DynShape::select(&of("[]"), &of("?"), &of("[m]")) => "[m]";
    }
    let n = of("[n,2]");
    assert_eq!((n.known_equal(&of("[n,2]")), n.known_equal(&of("[m,2]"))), (Some(true), None));
    assert_eq!((n.starts_with(&of("[n]")), n.ends_with(&of("[n,2]"))), (Some(true), Some(true)));
    assert!(n.is_subtype_of(&of("[n,?]")) && !n.is_subtype_of(&of("[m,2]")) && n.has_symbols());
    assert!(n.is_compatible_with(&of("[m,2]")) && n != of("[m,2]"));
}

#[test]
fn contractions_and_reshapes() {
    let axes = DotAxes::contracting([2], [2]).batch([0], [0]);
    rows! {
        of("[b,n,k]").matmul(&of("[b,k,m]")) => "[b,n,m]";
        of("[1,n,k]").infer_matmul(&of("[b,k,m]")) => "[b,n,m]";
        of("[k]").matmul(&of("[b,k,m]")) => "[b,m]";
        of("[b,n,k]").matmul(&of("[k]")) => "[b,n]";
        of("[b,q,64]").dot_general(&of("[?,k,64]"), &axes) => "[b,q,k]";
        of("[?,q,64]").infer_dot_general(&of("[b,k,64]"), &axes)
            => "[b,q,k], ? == b: axis 0 of operand 0 and axis 0 of operand 1";
        DynShape::einsum("bij,bjk->bki", &[&of("[b,n,?]"), &of("[b,m,k]")]) => "[b,k,n]";
        DynShape::infer_einsum("ii->i", &[&of("[?,n]")]) => "[n], ? == n: axis 0 of operand 0 and axis 1 of operand 0";
        of("[n,8,64]").reshape(&[-1, 512]) => "[n,512]";
        of("[8,n]").reshape(&[2, -1, 4]) => "[2,n,4]";
        of("[n,1]").infer_reshape(&[-1]) => "[n]";
        of("[n,8]").reshape(&[-1, 4]) => "[?,4]";
        of("[n,m]").reshape(&[-1]) => "[?]";
        of("[n,?]").reshape(&[-1]) => "[?]";
        of("[n,8]").infer_reshape_to(&of("[2,n,4]")) => "[2,n,4]";
        of("[n,8]").infer_reshape_to(&of("[2,?,4]"))
            => "[2,?,4], the element counts of operands 0 and 1 are equal";
        of("[n,m]").split_axis(1, &[-1, 4]) => "[n,?,4], m is a multiple of 4: axis 1 of operand 0";
        of("[n,m]").split_axis(1, &[1, -1]) => "[n,1,m]";
        of("[n,12]").split_axis(1, &[3, -1]) => "[n,3,4]";
    }
}
