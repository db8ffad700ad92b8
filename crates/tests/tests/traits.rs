//! Implemented traits, traits that must not be implemented, and sizes.
use core::fmt::{Debug, Display};

use shapewise::{
    Axis, AxisError, BroadcastError, ColumnMajor, Const, DenseTensor, DenseView, DynBroadcast,
    DynBroadcastError, ExtentMismatch, Extents, FromIntsError, IndexError, LayoutError, LinearIndexError,
    MemoryError, NewAxis, One, Permutation, PermutationError, Rank, ReshapeError, RowMajor, RowsError, Shape,
    ShapeError, SizeError, SliceError, Strided, Tensor, View, ViewError, ViewMut,
    array::{DynArrayError, DynTensor, DynView, DynViewMut},
    bounds::{RankFits, UniqueDimensions},
    broadcast::{
        AlignTrailing, BroadcastCondition, BroadcastDimensions, BroadcastExtents, BroadcastToExtents,
        BroadcastWith, ConditionError, EqualExtents, Operands, Scalar,
    },
    index::SpanError,
    layout::{Contiguous, Layout, Ordered, Unique, bitcast::BitcastError, edit::EditError},
    rank::{AtMost, Below, LargerRank, Minus, Plus, Ranks},
    s, shape,
    slice::{
        At, ConstRange, DenseSlice, SliceExpr, SliceOf, SliceTextError, StridedSlice, StridedSliceError,
    },
    verbs::SliceAssignError,
};
use shapewise_xla::{
    AnyShape, ArrayBitcastError, ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError,
    ArrayStridesError, Element, ElementType, ElementTypeError, LayoutEquality, ShapeEquality, ShapeTextError,
    Split, TupleDepthError, TupleShape,
};
use static_assertions::{assert_impl_all, assert_not_impl_any, assert_type_eq_all};

/// The size of the largest error, in bytes: a position and the error of a part. Errors of shardings have one part more.
const LARGEST: usize = 56;

/// The properties of an error: small, `Copy`, comparable, with `Display` and `Error`.
macro_rules! errors {
    ($($error:ty),*) => { $(
        assert_impl_all!($error: Copy, Eq, Debug, Display, core::error::Error, core::hash::Hash, Send, Sync, Unpin);
        const _: () = assert!(size_of::<$error>() <= LARGEST, "errors are small");
    )* };
}

errors!(
    ArrayBitcastError,
    ArrayLayoutError,
    ArrayShapeError,
    ArrayStridesError,
    AxisError,
    BitcastError,
    BroadcastError,
    ConditionError,
    DynArrayError,
    DynBroadcastError,
    EditError,
    ElementTypeError,
    ExtentMismatch,
    IndexError,
    LayoutError,
    LinearIndexError,
    MemoryError,
    PermutationError,
    ReshapeError,
    RowsError,
    ShapeError,
    ShapeTextError,
    SizeError,
    SliceAssignError,
    SliceError,
    SliceTextError,
    SpanError,
    StridedSliceError,
    TupleDepthError,
    ViewError
);
// It holds a condition, with two symbols.
assert_impl_all!(shape::UnmetCondition: Copy, Eq, Debug, Display, core::error::Error, core::hash::Hash, Send, Sync, Unpin);
// It holds integers of 128 bits.
assert_impl_all!(FromIntsError: Copy, Eq, Debug, Display, core::error::Error, Send, Sync);

// Layouts in any order are values; an array of numbers is not an order.
assert_impl_all!(Ordered<2>: Copy, Eq, Debug, Display, core::hash::Hash, Send, Sync, Layout<2>, Unique<2>);
assert_impl_all!(Permutation<2>: shapewise::layout::Order<2>);
assert_impl_all!((Axis<1>, Axis<0>): shapewise::layout::Order<2>);
assert_not_impl_any!((Axis<1>, Axis<1>): shapewise::layout::Order<2>);
assert_not_impl_any!([usize; 2]: shapewise::layout::Order<2>);

// Ranks.
assert_impl_all!(Ranks: Plus<3, 2, 5>, Minus<3, 2, 1>, AtMost<3, 3>, Below<2, 3>, LargerRank<2, 3, 3>, RankFits<2, 3>);
assert_not_impl_any!(Ranks: Plus<3, 2, 4>, Plus<9, 8, 17>);
assert_not_impl_any!(Ranks: Minus<2, 3, 0>);
assert_not_impl_any!(Ranks: RankFits<3, 2>);

// Extents.
assert_impl_all!(Const<50257>: BroadcastWith<Const<50257>>, BroadcastWith<One>, BroadcastWith<usize>);
assert_not_impl_any!(Const<3>: BroadcastWith<Const<4>>);
assert_not_impl_any!(Const<1>: BroadcastWith<Const<4>>);
assert_not_impl_any!((Const<1>,): BroadcastToExtents<(Const<4>,), 1>);
assert_not_impl_any!((Const<3>,): BroadcastToExtents<(One,), 1>);
assert_impl_all!((One,): BroadcastToExtents<(Const<4>,), 1>, BroadcastToExtents<(usize,), 1>);
assert_impl_all!(One: BroadcastWith<Const<0>>);
assert_impl_all!((usize,): BroadcastToExtents<(Const<4>,), 1>, BroadcastToExtents<(One,), 1>);
assert_impl_all!(usize: BroadcastWith<Const<4>>);
assert_impl_all!([usize; 20]: Extents<20>);
assert_impl_all!((usize, Const<3>): Extents<2>);
assert_not_impl_any!((usize, Const<3>): Extents<3>);
assert_not_impl_any!((u32, Const<3>): Extents<2>);
assert_type_eq_all!(
    <(usize, Const<3>, One) as BroadcastExtents<(Const<2>, One, One), 3>>::Output,
    (Const<2>, Const<3>, One)
);
assert_type_eq_all!(<[usize; 2] as BroadcastExtents<(Const<2>, One), 2>>::Output, (Const<2>, usize));
assert_type_eq_all!(<(Const<2>, One) as BroadcastExtents<Scalar, 2>>::Output, (Const<2>, One));

// Broadcast dimensions: of an operand of rank 2 in a result of rank 3.
assert_impl_all!((Axis<0>, Axis<2>): BroadcastDimensions<2, 3>, UniqueDimensions<2, 3>);
assert_impl_all!((Axis<2>, Axis<0>): UniqueDimensions<2, 3>);
assert_impl_all!([usize; 2]: BroadcastDimensions<2, 3>, UniqueDimensions<2, 3>, BroadcastDimensions<2, 20>);
assert_impl_all!((): BroadcastDimensions<0, 3>);
assert_not_impl_any!((Axis<2>, Axis<0>): BroadcastDimensions<2, 3>);
assert_not_impl_any!((Axis<1>, Axis<1>): BroadcastDimensions<2, 3>, UniqueDimensions<2, 3>);
assert_not_impl_any!((Axis<0>, Axis<3>): BroadcastDimensions<2, 3>, UniqueDimensions<2, 3>);
assert_not_impl_any!((Axis<0>,): BroadcastDimensions<2, 3>);
assert_not_impl_any!([usize; 3]: BroadcastDimensions<2, 3>);
assert_not_impl_any!([isize; 2]: BroadcastDimensions<2, 3>);

// Operands: the same rank, and extents that are compatible.
type Of<A, B> = Shape<2, (A, B)>;
assert_impl_all!((Of<One, usize>, Of<Const<3>, One>, Shape<2>): Operands<2>);
assert_impl_all!([Shape<2>; 7]: Operands<2>);
assert_impl_all!((Shape<1>, Shape<3>): AlignTrailing<3>);
assert_not_impl_any!((Shape<1>, Shape<3>): Operands<1>, Operands<3>, AlignTrailing<2>, AlignTrailing<4>);
assert_not_impl_any!((Of<Const<2>, One>, Of<Const<3>, One>): Operands<2>);
assert_not_impl_any!((Of<One, One>, Of<Const<2>, One>, Of<Const<3>, One>): Operands<2>);
assert_not_impl_any!((Of<Const<1>, One>, Of<Const<3>, One>): Operands<2>);

// Nothing stretches if shapes must be equal.
assert_impl_all!((Const<3>, usize): EqualExtents<(usize, One), 2>, EqualExtents<[usize; 2], 2>, EqualExtents<Scalar, 2>);
assert_impl_all!((One,): EqualExtents<(Const<1>,), 1>);
assert_not_impl_any!((Const<3>,): EqualExtents<(One,), 1>, EqualExtents<(Const<4>,), 1>);

// Slices: the rank of the result, and values.
assert_impl_all!((At<0>, (ConstRange<1, 2>, ())): SliceOf<2, 1>, SliceOf<3, 2>);
assert_not_impl_any!((At<0>, (ConstRange<1, 2>, ())): SliceOf<1, 1>, SliceOf<2, 2>);
assert_impl_all!(SliceExpr: Clone, Eq, Debug, Display, core::hash::Hash, core::str::FromStr, Send, Sync);
assert_impl_all!(DenseSlice: Clone, Eq, Debug, core::hash::Hash, Send, Sync);
assert_impl_all!(StridedSlice<'static, i32>: Copy, Eq, Debug, Default, Send, Sync);
assert_impl_all!(DynView<'static, u8>: Clone, Debug, Send, Sync);
assert_impl_all!(DynTensor<u8>: Clone, Eq, Debug, core::hash::Hash, Send, Sync, From<Tensor<u8, 2>>, IntoIterator<Item = u8>);
assert_impl_all!(DynViewMut<'static, u8>: Debug, Send, Sync);
assert_not_impl_any!(DynViewMut<'static, u8>: Clone);
assert_not_impl_any!(DynView<'static, core::cell::Cell<u8>>: Send, Sync);

// Arrays as XLA defines them are values, and keys; types that hold an order of any rank are not `Copy`.
assert_impl_all!(ElementType: Copy, Ord, Debug, Display, core::hash::Hash, core::str::FromStr, Send, Sync);
assert_impl_all!(ArrayShape: Clone, Eq, Debug, Display, core::hash::Hash, core::str::FromStr, Send, Sync, Unpin);
assert_impl_all!(ArrayLayout: Clone, Eq, Debug, Display, core::hash::Hash, core::str::FromStr, Send, Sync, Unpin);
assert_impl_all!(AnyShape: Clone, Eq, Debug, Display, core::hash::Hash, core::str::FromStr, Send, Sync, Unpin);
assert_impl_all!(TupleShape: Clone, Eq, Debug, Display, core::hash::Hash, Send, Sync);
assert_impl_all!(Split: Clone, Eq, Debug, Display, core::hash::Hash, Send, Sync);
assert_impl_all!(LayoutEquality: Copy, Eq, Debug, Default, Send, Sync);
assert_impl_all!(ShapeEquality: Copy, Eq, Debug, Default, Send, Sync);
assert_not_impl_any!(ArrayShape: Copy, Default);
assert_not_impl_any!(ArrayLayout: Copy, Default);
assert_impl_all!(bool: Element);
assert_impl_all!(f64: Element);
assert_impl_all!(usize: Element);
assert_not_impl_any!(u128: Element);
assert_not_impl_any!(char: Element);

// Inferences are values.
assert_impl_all!(BroadcastCondition: Copy, Eq, Debug, Display, core::hash::Hash, Send, Sync);
assert_impl_all!(DynBroadcast: Clone, Eq, Debug, core::hash::Hash, Send, Sync);

// Layouts: the type knows which layouts are unique and contiguous.
assert_impl_all!(RowMajor<2, (usize, Const<3>)>: Layout<2>, Unique<2>, Contiguous<2>, Copy, Send, Sync);
assert_impl_all!(ColumnMajor<2, (usize, Const<3>)>: Layout<2>, Unique<2>);
assert_not_impl_any!(ColumnMajor<2, (usize, Const<3>)>: Contiguous<2>);
assert_impl_all!(Strided<2>: Layout<2>, Unique<2>);
assert_not_impl_any!(Strided<2>: Contiguous<2>, Layout<3>);
assert_type_eq_all!(<RowMajor<2, (usize, Const<3>)> as Layout<2>>::Transposed, ColumnMajor<2, (Const<3>, usize)>);
assert_type_eq_all!(<ColumnMajor<2, (Const<3>, usize)> as Layout<2>>::Transposed, RowMajor<2, (usize, Const<3>)>);

// Views: a view is `Copy` and `Send` like a slice; a mutable view is not `Copy`, and cannot be created from a shared
// one.
assert_impl_all!(View<'static, u8, 2>: Copy, Send, Sync, Debug, PartialEq);
assert_not_impl_any!(View<'static, core::cell::Cell<u8>, 2>: Send, Sync);
assert_not_impl_any!(ViewMut<'static, u8, 2>: Clone, From<View<'static, u8, 2>>);
assert_not_impl_any!(View<'static, u8, 2>: core::ops::IndexMut<[usize; 2]>);
assert_impl_all!(Tensor<u8, 2>: Clone, Send, Sync, core::ops::IndexMut<[usize; 2]>);

/// The layout of a view, by its type.
const fn layout_of<const R: usize, L: Layout<R>>(view: &View<'_, u8, R, L>) -> L {
    *view.layout()
}

#[test]
fn static_knowledge_takes_no_memory() {
    const POINTER: usize = size_of::<usize>();
    assert_eq!(size_of::<(Rank<2>, Axis<1>, NewAxis, Const<7>, One)>(), 0);
    assert_eq!(size_of::<Shape<2, (Const<3>, Const<4>)>>(), 0);
    assert_eq!(align_of::<Shape<2, (Const<3>, Const<4>)>>(), 1);
    assert_eq!(size_of::<Shape<2, (usize, Const<4>)>>(), POINTER);
    assert_eq!(size_of::<Shape<2>>(), 2 * POINTER);
    assert_eq!(size_of::<Permutation<3>>(), 3 * POINTER);

    // A slice of memory is a pointer and a length.
    assert_eq!(size_of::<DenseView<'_, u8, 2, Extents![64, 48]>>(), 2 * POINTER, "static");
    assert_eq!(size_of::<DenseView<'_, u8, 2, Extents![usize, 48]>>(), 3 * POINTER, "mixed");
    assert_eq!(size_of::<View<'_, u8, 2>>(), (2 + 2 + 2 + 1) * POINTER, "ranked: extents, strides, base");
    assert_eq!(size_of::<View<'_, u8, 4>>(), (2 + 4 + 4 + 1) * POINTER, "ranked");
    assert_eq!(size_of::<DenseTensor<u8, 2, Extents![64, 48]>>(), size_of::<Vec<u8>>(), "a static tensor");

    let memory = [0; 64 * 48];
    let matrix = View::new(&memory, shape![64, 48]).unwrap();
    assert_eq!(size_of_val(&matrix.slice(s![:, 5])), 2 * POINTER, "a column");
    assert_eq!(size_of_val(&matrix.slice(s![3, :])), 2 * POINTER, "a row");
    assert_eq!(size_of_val(&matrix.transpose()), 2 * POINTER);
    assert_eq!(size_of_val(&matrix.slice(s![..;-1, NewAxis, :])), 2 * POINTER, "reversed, with a new axis");
    assert_eq!(size_of_val(&matrix.slice(s![1..9, :])), 3 * POINTER, "a range: its extent");
    assert_eq!(size_of_val(&matrix.slice(s![1..9, :]).slice(s![2..3, :])), 3 * POINTER, "a slice of a slice");
    assert_eq!(size_of_val(&matrix.slice(s![..;2, ..;-3])), 4 * POINTER, "constant steps: the extents");
    assert_eq!(size_of_val(&matrix.slice(s![1, :]).broadcast_in_dim(shape![64, 48], [1])), 4 * POINTER);

    let rows = memory.len() / 48;
    let batch = View::new(&memory, shape![rows, 48]).unwrap();
    assert_eq!(
        size_of_val(&batch.slice(s![7])),
        2 * POINTER,
        "a row of a batch: the run-time extent is removed"
    );
    assert_eq!(size_of_val(&batch.slice(s![2..5])), 3 * POINTER, "a part of a batch");
    let one = View::new(&memory, shape![1, 48]).unwrap();
    assert_eq!(size_of_val(&one.broadcast_to(shape![64, 48])), 2 * POINTER, "a broadcast row");
}

#[test]
fn static_knowledge_is_kept() {
    let memory = [0; 60];
    let cube = View::new(&memory, shape![3, 4, 5]).unwrap();
    fn known<const R: usize, L: Layout<R>>(
        _: &View<'_, u8, R, L>,
    ) -> ([Option<usize>; R], [Option<isize>; R]) {
        (L::EXTENTS, L::STRIDES)
    }
    assert_eq!(known(&cube.slice(s![:, 1, :])), ([Some(3), Some(5)], [Some(20), Some(1)]));
    assert_eq!(
        known(&cube.slice(s![.., ..;-1])),
        ([Some(3), Some(4), Some(5)], [Some(20), Some(5), Some(-1)])
    );
    assert_eq!(known(&cube.slice(s![1.., .., NewAxis])).0, [None, Some(4), Some(5), Some(1)]);
    assert_eq!(known(&cube.slice(s![..;2])), ([None, Some(4), Some(5)], [Some(40), Some(5), Some(1)]));
    assert_eq!(known(&cube.transpose()), ([Some(5), Some(4), Some(3)], [Some(1), Some(5), Some(20)]));
    assert_eq!(known(&cube.permute(shapewise::axes![1, 0, 2])).1, [Some(5), Some(20), Some(1)]);
    let (planes, columns) = (3, 5);
    let mixed = View::new(&memory, shape![planes, 4, columns]).unwrap();
    assert_eq!(known(&mixed), ([None, Some(4), None], [None, None, Some(1)]));
    assert_eq!(known(&mixed.slice(s![0, :, 0])), ([Some(4)], [None]));
    let stretched = View::new(&memory, shape![1, planes, 5]).unwrap().broadcast_to(shape![2, 3, columns]);
    assert_eq!(
        known(&stretched),
        ([Some(2), Some(3), Some(5)], [Some(0), None, Some(1)]),
        "the more specific extent of each pair"
    );
}

#[test]
fn facts_are_in_the_type() {
    fn facts<const R: usize, L: Layout<R>>(view: &View<'_, u8, R, L>) -> [Option<bool>; 3] {
        // The layout agrees with the type.
        let ranked = view.layout().ranked();
        assert!(L::UNIQUE.is_none_or(|fact| fact == ranked.is_unique()), "unique");
        assert!(L::EXHAUSTIVE.is_none_or(|fact| fact == ranked.is_exhaustive()), "exhaustive");
        assert!(L::ROW_MAJOR.is_none_or(|fact| fact == ranked.is_row_major()), "row-major");
        assert!(L::SPAN.is_none_or(|span| span == ranked.span()), "span");
        [L::UNIQUE, L::EXHAUSTIVE, L::ROW_MAJOR]
    }
    let (yes, no) = (Some(true), Some(false));
    let memory = [0; 60];
    let cube = View::new(&memory, shape![3, 4, 5]).unwrap();
    let rows = memory.len() / 5;
    let mixed = View::new(&memory, shape![rows, 5]).unwrap();
    assert_eq!(facts(&cube), [yes, yes, yes]);
    assert_eq!(facts(&mixed), [yes, yes, yes], "row-major, whatever the extents are");
    assert_eq!(facts(&mixed.transpose()), [yes, yes, None]);
    assert_eq!(facts(&cube.transpose()), [yes, yes, no]);
    assert_eq!(facts(&cube.slice(s![1])), [yes, yes, yes]);
    assert_eq!(facts(&cube.slice(s![:, 1])), [yes, no, no]);
    assert_eq!(facts(&cube.slice(s![..;-1])), [yes, yes, no]);
    assert_eq!(facts(&cube.slice(s![1..])), [yes, yes, yes], "the last planes, however many they are");
    assert_eq!(facts(&cube.slice(s![:, 1..])), [None; 3], "the extent of a range is known at run time");
    assert_eq!(facts(&View::new(&memory, [3, 4, 5]).unwrap()), [None; 3]);
    let row = View::new(&memory, shape![1, 5]).unwrap();
    assert_eq!(facts(&row.broadcast_to(shape![3, 5])), [no, no, no]);
    assert_eq!(<RowMajor<2, (Const<6>, Const<7>)> as Layout<2>>::SPAN, Some(42));
}

#[test]
fn a_broadcast_is_unique_again_once_its_stretched_axes_are_removed() {
    fn unique<L: Unique<1>>(layout: L) -> [isize; 1] {
        layout.strides()
    }
    let memory = [0; 4];
    let wide = View::new(&memory, shape![1, 4]).unwrap().broadcast_to(shape![3, 4]);
    assert_eq!(unique(layout_of(&wide.slice(s![2, :]))), [1]);
}

#[test]
fn a_slice_of_a_typed_batch_can_be_passed_to_a_typed_function() {
    fn sum<M: shapewise::Extent, L: Layout<2, Extents = (M, Const<3>)>>(batch: &View<'_, u8, 2, L>) -> u8 {
        batch.iter().sum()
    }
    let memory: Vec<u8> = (0..12).collect();
    let rows = memory.len() / 3;
    let batch = View::new(&memory, shape![rows, 3]).unwrap();
    assert_eq!((sum(&batch), sum(&batch.slice(s![..2])), sum(&batch.slice(s![..;-2, ..;-1]))), (66, 15, 42));
}

#[test]
fn slices_know_their_ranks() {
    fn rank<const R: usize, const Q: usize, X: SliceOf<R, Q>>(_: X) -> usize {
        Q
    }
    assert_eq!(rank::<3, _, _>(s![1, 2..3]), 2);
    assert_eq!(rank::<3, _, _>(s![NewAxis, .., 0, NewAxis]), 4);
    // No axis is named, so the rank stays the same.
    let nothing: () = s![];
    assert_eq!(rank::<0, 0, ()>(nothing), 0);
    assert_eq!(rank::<16, _, _>(s![0]), 15);
}
