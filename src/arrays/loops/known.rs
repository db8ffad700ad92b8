//! Loops that the types of their operands determine, computed at compile time.
//!
//! Each decision here is a constant that an `if` or a `match` tests. Code that is not needed is not even instantiated for the
//! shape, which is most of the cost of compiling a further shape.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "operands are below their number"
)]

use core::marker::PhantomData;

use crate::{
    broadcast::typed_strides_to,
    layout::{Layout, Strided},
    loops::nest::{Nest, rows},
};

/// What the types know of `N` operands: the loops over them, and the length of each one's memory.
#[derive(Clone, Copy)]
pub(crate) struct KnownLoops<const R: usize, const N: usize> {
    nest: Nest<R, N>,
    spans: [usize; N],
}

/// What the type knows of one operand: its layout, if all of it, and which axes stretch.
pub(crate) type KnownOperandLayout<const R: usize> = (Option<Strided<R>>, [bool; R]);

/// What the type of a layout knows of its values.
pub(crate) const fn known_layout<const R: usize, L: Layout<R>>() -> KnownOperandLayout<R> {
    (L::RANKED, L::STRETCHES)
}

/// From this length on, a row is as fast if its length is not a constant: such loops are the ones that all shapes share, with the
/// nest as a constant. Below it, the row is part of the code: additions to 64x64 then take 0.6 of the time, to 200x100 0.77.
const LONG: usize = 1024;

/// The number of elements up to which they are few.
const FEW: usize = 256;

/// Shorter rows are folded without a nest.
pub(crate) const SHORT: usize = 64;

/// The values of [`TypedLoops::KIND`].
pub(crate) mod kind {
    /// The types do not know.
    pub(crate) const UNKNOWN: usize = 0;
    /// With the loops that all shapes share, because rows are long and there are several.
    pub(crate) const SHARED: usize = 1;
    /// All elements are one slice of each operand, from its first element to its last.
    pub(crate) const SLICE: usize = 2;
    /// The last operand is one row, which is paired with each row of the others:
    /// its length is `TypedLoops::REPEATED_ROW`.
    pub(crate) const REPEATED_ROW: usize = 3;
    /// Rows in which an operand has a stride other than 0 and 1.
    pub(crate) const ANY: usize = 4;
    /// Rows that are slices or repeat one element: the base of these ways, plus a bit for each operand that is a slice.
    pub(crate) const ROWS: usize = 0b1_0000;
    /// Of two operands, both are slices.
    pub(crate) const BOTH: usize = ROWS | 0b11;
    /// Of two operands, the first is a slice.
    pub(crate) const FIRST: usize = ROWS | 0b01;
    /// Of three operands, all are slices.
    pub(crate) const ALL: usize = ROWS | 0b111;
    /// Of three operands, all but the last are slices.
    pub(crate) const LAST_SAME: usize = ROWS | 0b011;
    /// Of three operands, all but the middle one are slices.
    pub(crate) const MIDDLE_SAME: usize = ROWS | 0b101;
}

/// Loops that the types know, or do not. It is a type, so that the code that is not needed is not even instantiated for the shape:
/// that is most of the cost of compiling a further shape.
pub(crate) trait TypedLoops<const R: usize, const N: usize> {
    /// What the types know; `None` if not everything.
    const KNOWN: Option<KnownLoops<R, N>>;

    /// Whether the types know everything.
    const ARE_KNOWN: bool = Self::KIND != kind::UNKNOWN;

    /// The loops, if they are known.
    const NEST: Nest<R, N> = match Self::KNOWN {
        Some(known) => known.nest,
        None => Nest::NOTHING,
    };

    /// The length of each operand's memory.
    const SPANS: [usize; N] = match Self::KNOWN {
        Some(known) => known.spans,
        None => [0; N],
    };

    /// The operands with stride 1 along the innermost axis, a bit each, if the others have stride 0; more bits if not.
    const INNER: usize = match Self::KNOWN {
        Some(known) => known.inner(),
        None => usize::MAX,
    };

    /// Whether there are so few elements that blocks of them are not worth testing for.
    const ARE_FEW: bool = Self::NEST.element_count() <= FEW;

    /// Which loops there are, as a number: a `match` on it leaves no other code, and it is one constant to compute.
    const KIND: usize = match Self::KNOWN {
        Some(known) => known.way(),
        None => kind::UNKNOWN,
    };

    /// The length of a row if the last operand is one row, which is paired with each row of the others, and these are rows side by
    /// side, from the first element to the last; 0 if not.
    const REPEATED_ROW: usize = match Self::KNOWN {
        Some(known) => known.repeated_row(),
        None => 0,
    };
}

/// Loops over one operand.
pub(crate) struct OneLayout<L>(PhantomData<L>);

impl<const R: usize, L: Layout<R>> TypedLoops<R, 1> for OneLayout<L> {
    const KNOWN: Option<KnownLoops<R, 1>> = KnownLoops::new([known_layout::<R, L>()]);
}

/// Loops over one operand in logical order, if the type knows it.
pub(crate) trait InOrder<const R: usize> {
    /// The loops.
    const IN_ORDER: Nest<R, 1>;

    /// The length of the slice of all elements in this order, from the first to the last; 0 if they are not a slice.
    const SLICE: usize;

    /// The rows, if there are two axes and the last one is contiguous: [`rows`].
    const ROWS: Option<(usize, usize, isize, usize)>;

    /// How many rows there are and how long, if the type knows all extents, but not the strides, and rows are short.
    const SHORT_ROWS: Option<(usize, usize)>;
}

impl<const R: usize, L: Layout<R>> InOrder<R> for OneLayout<L> {
    const IN_ORDER: Nest<R, 1> = {
        let layout = L::VALUE;
        Nest::new([&layout])
    };
    const SLICE: usize =
        if L::IS_KNOWN && Self::IN_ORDER.is_slice([L::KNOWN_SPAN]) { L::KNOWN_SPAN } else { 0 };
    const ROWS: Option<(usize, usize, isize, usize)> = rows(&L::VALUE);
    const SHORT_ROWS: Option<(usize, usize)> = short_rows(&L::EXTENTS);
}

/// [`InOrder::SHORT_ROWS`] of known extents.
const fn short_rows(extents: &[Option<usize>]) -> Option<(usize, usize)> {
    let (mut count, mut axis) = (1, 0);
    while axis + 1 < extents.len() {
        match extents[axis] {
            Some(1) => {}
            Some(extent @ 1..=FEW) if count == 1 => count = extent,
            _ => return None,
        }
        axis += 1;
    }
    match extents.last() {
        Some(Some(len @ 1..SHORT)) => Some((count, *len)),
        _ => None,
    }
}

/// Loops over an operand broadcast to another, `L`.
pub(crate) struct LayoutPair<L, M>(PhantomData<(L, M)>);

impl<const R: usize, L: Layout<R>, M: Layout<R>> TypedLoops<R, 2> for LayoutPair<L, M> {
    const KNOWN: Option<KnownLoops<R, 2>> = KnownLoops::new([known_layout::<R, L>(), known_layout::<R, M>()]);
}

/// Whether two operands are slices in logical order, of the same extents, and the types know it.
pub(crate) trait AreSlices<const R: usize> {
    /// It is a `bool`, so that an `if` leaves no other code.
    const ARE_SLICES: bool;
}

impl<const R: usize, L: Layout<R>, M: Layout<R>> AreSlices<R> for LayoutPair<L, M> {
    const ARE_SLICES: bool =
        <Self as TypedLoops<R, 2>>::KIND == kind::SLICE && <OneLayout<L> as InOrder<R>>::SLICE > 0;
}

/// Loops over two operands broadcast to a third, `L`.
pub(crate) struct LayoutTriple<L, M, N>(PhantomData<(L, M, N)>);

impl<const R: usize, L: Layout<R>, M: Layout<R>, N: Layout<R>> TypedLoops<R, 3> for LayoutTriple<L, M, N> {
    const KNOWN: Option<KnownLoops<R, 3>> =
        KnownLoops::new([known_layout::<R, L>(), known_layout::<R, M>(), known_layout::<R, N>()]);
}

impl<const R: usize, const N: usize> KnownLoops<R, N> {
    /// Returns how loops are run: [`TypedLoops::KIND`].
    const fn way(&self) -> usize {
        if self.nest.is_slice(self.spans) {
            return kind::SLICE;
        }
        if self.nest.axes() > 1 && self.nest.axis_from_last(1).0 >= LONG {
            return kind::SHARED;
        }
        if self.repeated_row() > 0 {
            return kind::REPEATED_ROW;
        }
        let inner = self.inner();
        if inner < 1 << N { kind::ROWS | inner } else { kind::ANY }
    }

    /// Returns the kinds of the innermost rows: [`TypedLoops::INNER`].
    const fn inner(&self) -> usize {
        let (strides, mut operand, mut bits) = (self.nest.axis_from_last(1).1, 0, 0);
        while operand < N {
            match strides[operand] {
                1 => bits |= 1 << operand,
                0 => {}
                _ => bits |= 1 << N,
            }
            operand += 1;
        }
        bits
    }

    /// Returns the length of the repeated row, or 0: [`TypedLoops::REPEATED_ROW`].
    const fn repeated_row(&self) -> usize {
        let (mut operand, last) = (0, N - 1);
        if self.nest.axes() != 2 || last == 0 {
            return 0;
        }
        let ((len, _), (rows, next)) = (self.nest.axis_from_last(1), self.nest.axis_from_last(2));
        if self.inner() != (1 << N) - 1 || self.spans[last] != len || next[last] != 0 {
            return 0;
        }
        while operand < last {
            if next[operand] != len.cast_signed() || self.spans[operand] != rows * len {
                return 0;
            }
            operand += 1;
        }
        len
    }

    /// The others are broadcast to the first. `None` if something remains to be determined at run time, or if there is an error to
    /// return then.
    pub(crate) const fn new(facts: [KnownOperandLayout<R>; N]) -> Option<Self> {
        let Some(to) = facts[0].0 else { return None };
        let (mut broadcast, mut spans, mut operand) = ([to; N], [to.span(); N], 1);
        while operand < N {
            let (Some(layout), stretches) = facts[operand] else { return None };
            spans[operand] = layout.span();
            match typed_strides_to(&layout.extents(), &layout.strides(), &to.extents(), &stretches) {
                Ok(strides) => {
                    broadcast[operand] = Strided::from_parts(to.extents(), strides, layout.base());
                }
                Err(_) => return None,
            }
            operand += 1;
        }
        Some(Self { nest: Nest::ordered(references(&broadcast)), spans })
    }
}

/// References to the elements of an array: `each_ref`, which is not yet a `const fn` in the oldest supported toolchain.
const fn references<V, const N: usize>(values: &[V; N]) -> [&V; N] {
    let (mut references, mut at) = ([&values[0]; N], 0);
    while at < N {
        references[at] = &values[at];
        at += 1;
    }
    references
}

/// The loops over one layout with strides, in the order that memory suggests: a constant if the type knows all of it; otherwise
/// compiled once per rank.
#[inline(always)]
pub(crate) fn ordered<const R: usize, L: Layout<R>>(layout: &L) -> Nest<R, 1> {
    #[inline(never)]
    fn outlined<const R: usize>(layout: &Strided<R>) -> Nest<R, 1> {
        Nest::ordered([layout])
    }
    if L::IS_KNOWN {
        return <OneLayout<L> as TypedLoops<R, 1>>::NEST;
    }
    outlined(&layout.ranked())
}

/// The loops over one layout with strides, in logical order: as [`ordered`].
#[inline(always)]
pub(crate) fn in_order<const R: usize, L: Layout<R>>(layout: &L) -> Nest<R, 1> {
    #[inline(never)]
    fn outlined<const R: usize>(layout: &Strided<R>) -> Nest<R, 1> {
        Nest::new([layout])
    }
    if L::IS_KNOWN {
        return <OneLayout<L> as InOrder<R>>::IN_ORDER;
    }
    outlined(&layout.ranked())
}
