//! Squares of elements, transposed in registers, and rows written past the caches. Only for x86-64.
//!
//! # The proof
//!
//! *Elements are moved as bytes* only if their type is one of those that [`is_bits`] lists (`loops/bits.rs`). Each element is moved as its
//! bytes, together, so the target has only valid elements at any time.
//!
//! *A [`Grid`] is within its memory.* The offset of an element is that of the first one, and that of its row, and that of its column.
//! [`Grid::with_steps`] computes the lowest and the highest of rows and of columns, which [`LineOffsets::reach`] knows (`steps.rs`, where its two implementations are), adds them with checked arithmetic, and compares the
//! sums with both lengths. All others are between. Each access compares its first and last row and column with the grid's, once for a square.
//!
//! # The gain
//!
//! Transposes take 0.2 to 0.6 of the time of safe blocks (`staged.rs`) in the caches, and 0.5 to 0.8 from memory, compiled for x86-64
//! (64^2 `f32` 0.20, 256^2 0.53, 256^2 `u8` 0.73, 4096^2 `f32` 0.74). In the caches, squares need half of the instructions, and no
//! buffer. Stores past the caches do not read what they overwrite.
//!
//! Tried: registers of 32 bytes, if the processor has AVX2: 0.92 of the time in the caches (256^2 `f32`), the same from memory. It does
//! not justify a second set of kernels and a choice at run time.
#![expect(unsafe_code, reason = "one file, one operation per block; the proof and the measurement are above")]
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "`Grid::with_steps` has computed the largest offsets; positions in a square are below its side"
)]

use core::{
    arch::x86_64::{
        __m128i, _MM_HINT_T2, _mm_loadu_si128, _mm_prefetch, _mm_sfence, _mm_shuffle_epi32, _mm_storeu_si128,
        _mm_stream_si128, _mm_unpackhi_epi8, _mm_unpackhi_epi16, _mm_unpackhi_epi32, _mm_unpackhi_epi64,
        _mm_unpacklo_epi8, _mm_unpacklo_epi16, _mm_unpacklo_epi32, _mm_unpacklo_epi64,
    },
    array, slice,
};

use crate::{
    loops::nest::Plane,
    loops::{bits::is_bits, relayout::steps::LineOffsets},
};

/// The bytes of a cache line.
pub(crate) const LINE: usize = 64;

/// The elements of a slice as their bytes; `None` unless [`is_bits`] lists the type and it has `E` bytes.
#[inline(always)]
pub(crate) fn as_bytes<T, const E: usize>(elements: &[T]) -> Option<&[[u8; E]]> {
    if !is_bits::<T>() || size_of::<T>() != E {
        return None;
    }
    // SAFETY: same address, same size, no stricter alignment; a listed type has no padding, so all bytes are initialised.
    Some(unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) })
}

/// [`as_bytes`] to write to. The caller writes the bytes of other elements of the type, each element's together.
#[inline(always)]
pub(crate) fn as_bytes_mut<T, const E: usize>(elements: &mut [T]) -> Option<&mut [[u8; E]]> {
    if !is_bits::<T>() || size_of::<T>() != E {
        return None;
    }
    // SAFETY: as in `as_bytes`; the slice is borrowed exclusively for as long as the result.
    Some(unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), elements.len()) })
}

/// Rows and columns of elements of `E` bytes, and their memory. Along its columns the target is contiguous, along its rows the source is.
/// `N` elements fill a register.
pub(crate) struct Grid<'a, const E: usize, const N: usize, S: LineOffsets> {
    to: &'a mut [[u8; E]],
    from: &'a [[u8; E]],
    /// The offsets of row 0, column 0.
    first: [isize; 2],
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// Where rows of the target are.
    down: S,
    /// Where columns of the source are.
    across: S,
}

impl<'a, const E: usize, const N: usize> Grid<'a, E, N, isize> {
    /// The plane, if it is within the memory and contiguous as described.
    #[inline(always)]
    pub(crate) fn new(to: &'a mut [[u8; E]], from: &'a [[u8; E]], plane: &Plane<2>) -> Option<Self> {
        let Plane { first, next: [down, along_from], rows } = *plane;
        let ([along_to, across], columns) = (first.strides, first.len);
        if along_to != 1 || along_from != 1 {
            return None;
        }
        Self::with_steps(to, from, first.offsets, (rows, down), (columns, across))
    }
}

impl<'a, const E: usize, const N: usize, S: LineOffsets> Grid<'a, E, N, S> {
    /// Rows and columns from these offsets on, if they are within the memory: the number of rows, and where they are in the target; the number of
    /// columns, and where they are in the source.
    #[inline(always)]
    pub(crate) fn with_steps(
        to: &'a mut [[u8; E]],
        from: &'a [[u8; E]],
        first: [isize; 2],
        (rows, down): (usize, S),
        (columns, across): (usize, S),
    ) -> Option<Self> {
        const { assert!(E * N == size_of::<__m128i>(), "a register is full") };
        let within = is_within(to.len(), first[0], [down.reach(rows)?, 1.reach(columns)?])
            && is_within(from.len(), first[1], [1.reach(rows)?, across.reach(columns)?]);
        if !within {
            return None;
        }
        Some(Self { to, from, first, rows, columns, down, across })
    }

    /// Panics unless the rows and columns from these on are within the plane.
    #[inline(always)]
    fn check(&self, row: usize, rows: usize, column: usize, columns: usize) {
        // Two comparisons for a square: the differences are those of all squares.
        let is_part = |from, len, of: usize| of.checked_sub(len).is_some_and(|last| from <= last);
        assert!(
            is_part(row, rows, self.rows) && is_part(column, columns, self.columns),
            "a square is within its plane"
        );
    }

    /// The square of `N` rows and `N` columns from these on: each register is a row of the target.
    #[inline(always)]
    pub(crate) fn square(&self, row: usize, column: usize) -> [__m128i; N] {
        self.check(row, N, column, N);
        // SAFETY: it has just been checked.
        unsafe { self.square_unchecked(row, column) }
    }

    /// [`square`](Self::square), without a check.
    ///
    /// # Safety
    ///
    /// The square is within the plane.
    #[inline(always)]
    unsafe fn square_unchecked(&self, row: usize, column: usize) -> [__m128i; N] {
        transposed::<E, N>(array::from_fn(|at| {
            // SAFETY: rows from `row` to `row + N - 1` of the next `N` columns are within the grid, and so within `from`, by
            // `with_steps`. They are contiguous, and together 16 initialised bytes.
            unsafe { _mm_loadu_si128(self.source(row, column + at).cast()) }
        }))
    }

    /// Copies a block, `high` rows and `wide` columns from these on, to a buffer. Both are multiples of `N`.
    #[inline(always)]
    pub(crate) fn block<const WIDE: usize, const HIGH: usize>(
        &self,
        [row, high]: [usize; 2],
        [column, wide]: [usize; 2],
        buffer: &mut [[[u8; E]; WIDE]; HIGH],
    ) {
        self.check(row, high, column, wide);
        assert!(high.is_multiple_of(N) && wide.is_multiple_of(N), "a block consists of squares");
        for (down, lines) in buffer[..high].as_chunks_mut::<N>().0.iter_mut().enumerate() {
            for right in 0..wide / N {
                // SAFETY: the block is within the plane, and has `high / N` squares below each other and `wide / N` side by side.
                let square = unsafe { self.square_unchecked(row + down * N, column + right * N) };
                for (line, register) in lines.iter_mut().zip(square) {
                    put(&mut line.as_chunks_mut::<N>().0[right], register);
                }
            }
        }
    }

    /// Writes a square.
    #[inline(always)]
    pub(crate) fn store(&mut self, row: usize, column: usize, square: [__m128i; N]) {
        self.check(row, N, column, N);
        for (at, line) in square.into_iter().enumerate() {
            // SAFETY: columns from `column` to `column + N - 1` of row `row + at` are within the grid, and so within `to`, by
            // `with_steps`. They are contiguous, and together 16 bytes, which `to` borrows exclusively.
            unsafe { _mm_storeu_si128(self.target(row + at, column).cast(), line) };
        }
    }

    /// Writes a part of a row past the caches, as far as it has entire cache lines.
    #[inline(always)]
    pub(crate) fn stream(&mut self, row: usize, column: usize, elements: &[[u8; E]]) {
        let to = self.part(row, column, elements.len());
        let (head, body) = cut(to);
        to[..head].copy_from_slice(&elements[..head]);
        to[head + body..].copy_from_slice(&elements[head + body..]);
        // `cut` returns a body that begins with a cache line.
        stream_lines::<E, N>(&mut to[head..][..body], &elements[head..][..body]);
    }

    /// [`stream`](Self::stream) of elements that have the length of some cache lines, and mostly belong to some.
    #[inline(always)]
    pub(crate) fn stream_lines(&mut self, row: usize, column: usize, elements: &[[u8; E]]) {
        let to = self.part(row, column, elements.len());
        if to.as_ptr().addr().is_multiple_of(LINE) {
            stream_lines::<E, N>(to, elements);
        } else {
            self.stream(row, column, elements);
        }
    }

    /// A part of a row of the target.
    #[inline(always)]
    fn part(&mut self, row: usize, column: usize, len: usize) -> &mut [[u8; E]] {
        assert!(row < self.rows && column < self.columns, "a row begins within its plane");
        let start = self.first[0] + self.down.at(row) + column.cast_signed();
        &mut self.to[start.cast_unsigned()..][..len]
    }

    /// The number of elements before the first one that begins a cache line, in row 0 of the target.
    pub(crate) fn lead(&self) -> usize {
        cut(&self.to[self.first[0].cast_unsigned()..]).0
    }

    /// Requests the line of an element of the source, `away` from the plane. It need not exist.
    #[inline(always)]
    pub(crate) fn prefetch(&self, row: usize, column: usize, away: isize) {
        // SAFETY: it reads nothing, and ignores addresses that are not in memory.
        unsafe { _mm_prefetch::<_MM_HINT_T2>(self.source(row, column).wrapping_offset(away).cast()) };
    }

    #[inline(always)]
    fn source(&self, row: usize, column: usize) -> *const [u8; E] {
        let offset = self.across.at(column).wrapping_add(row.cast_signed());
        self.from.as_ptr().wrapping_offset(self.first[1].wrapping_add(offset))
    }

    #[inline(always)]
    fn target(&mut self, row: usize, column: usize) -> *mut [u8; E] {
        let offset = self.down.at(row).wrapping_add(column.cast_signed());
        self.to.as_mut_ptr().wrapping_offset(self.first[0].wrapping_add(offset))
    }
}

/// Writes elements past the caches. Both have the length of some registers, and a target with elements begins at a multiple of 16 bytes.
#[inline(always)]
fn stream_lines<const E: usize, const N: usize>(to: &mut [[u8; E]], from: &[[u8; E]]) {
    const { assert!(E * N == size_of::<__m128i>(), "a register is full") };
    let is_aligned = to.as_ptr().addr().is_multiple_of(size_of::<__m128i>());
    assert!(is_aligned || to.is_empty(), "registers are stored at multiples of their size");
    for (to, from) in to.as_chunks_mut::<N>().0.iter_mut().zip(from.as_chunks::<N>().0) {
        // SAFETY: a reference to 16 initialised bytes.
        let register = unsafe { _mm_loadu_si128(from.as_ptr().cast()) };
        // SAFETY: an exclusive reference to 16 bytes, at a multiple of 16 bytes from the beginning of the target, whose address is one.
        // `fence` is called before the memory is used.
        unsafe { _mm_stream_si128(to.as_mut_ptr().cast(), register) };
    }
}

/// Writes the elements of a row in reverse order, past the caches as far as it has entire cache lines. It reads forwards and writes backwards. Elements have 4 or
/// 8 bytes.
#[inline(always)]
pub(crate) fn stream_backwards<const E: usize, const N: usize>(to: &mut [[u8; E]], from: &[[u8; E]]) {
    const { assert!(E * N == size_of::<__m128i>() && (N == 4 || N == 2), "a register has two or four") };
    let (head, body) = cut(to);
    let (to_head, to) = to.split_at_mut(head);
    let (to_body, to_tail) = to.split_at_mut(body);
    let (from_tail, from) = from.split_at(to_tail.len());
    let (from_body, from_head) = from.split_at(body);
    for (to, from) in to_tail.iter_mut().rev().zip(from_tail) {
        *to = *from;
    }
    // `cut` returns a body that begins with a cache line.
    let is_aligned = to_body.as_ptr().addr().is_multiple_of(size_of::<__m128i>());
    assert!(is_aligned || to_body.is_empty(), "registers are stored at multiples of their size");
    let registers = to_body.as_chunks_mut::<N>().0.iter_mut().rev();
    for (to, from) in registers.zip(from_body.as_chunks::<N>().0) {
        // SAFETY: a reference to 16 initialised bytes.
        let register = unsafe { _mm_loadu_si128(from.as_ptr().cast()) };
        // SAFETY: this file is compiled only if the target has SSE2.
        let turned = unsafe { turned::<N>(register) };
        // SAFETY: an exclusive reference to 16 bytes, at a multiple of 16 bytes from the beginning of the body, whose address is one.
        // `fence` is called before the memory is used.
        unsafe { _mm_stream_si128(to.as_mut_ptr().cast(), turned) };
    }
    for (to, from) in to_head.iter_mut().rev().zip(from_head) {
        *to = *from;
    }
}

/// The two or four elements of a register in reverse order.
#[target_feature(enable = "sse2")]
#[inline]
fn turned<const N: usize>(register: __m128i) -> __m128i {
    match N {
        4 => _mm_shuffle_epi32::<0b00_01_10_11>(register),
        _ => _mm_shuffle_epi32::<0b01_00_11_10>(register),
    }
}

/// Waits until what [`Grid::stream`] wrote is in memory. Each loop that streams ends with it.
pub(crate) fn fence() {
    // SAFETY: the target has SSE, which includes it.
    unsafe { _mm_sfence() };
}

/// Writes a register to `N` elements.
#[inline(always)]
pub(crate) fn put<const E: usize, const N: usize>(to: &mut [[u8; E]; N], register: __m128i) {
    const { assert!(E * N == size_of::<__m128i>(), "a register is full") };
    // SAFETY: an exclusive reference to 16 bytes.
    unsafe { _mm_storeu_si128(to.as_mut_ptr().cast(), register) };
}

/// The numbers of elements before the first cache line, and in entire cache lines; 0 lines if none begins with an element.
#[inline(always)]
fn cut<const E: usize>(to: &[[u8; E]]) -> (usize, usize) {
    let before = to.as_ptr().addr().wrapping_neg() % LINE;
    let head = before / E;
    if !before.is_multiple_of(E) || head > to.len() {
        return (0, 0);
    }
    (head, (to.len() - head) * E / LINE * (LINE / E))
}

/// Whether all offsets of a plane are below `len`.
#[inline(always)]
fn is_within(len: usize, first: isize, reaches: [[isize; 2]; 2]) -> bool {
    let (mut low, mut high) = (first, first);
    for [least, greatest] in reaches {
        let (Some(lower), Some(higher)) = (low.checked_add(least), high.checked_add(greatest)) else {
            return false;
        };
        (low, high) = (lower, higher);
    }
    low >= 0 && high.cast_unsigned() < len
}

/// Transposes a square of registers: as often as its side can be halved, the elements of one half are interleaved with those of the
/// other.
#[inline(always)]
fn transposed<const E: usize, const N: usize>(mut square: [__m128i; N]) -> [__m128i; N] {
    let mut side = 1;
    while side < N {
        let old = square;
        for row in 0..N / 2 {
            let (one, other) = (old[row], old[row + N / 2]);
            // SAFETY: this file is compiled only if the target has SSE2.
            (square[2 * row], square[2 * row + 1]) = unsafe { interleaved::<E>(one, other) };
        }
        side *= 2;
    }
    square
}

/// The elements of two registers by turns, first the lower halves and then the upper ones.
#[target_feature(enable = "sse2")]
#[inline]
fn interleaved<const E: usize>(one: __m128i, other: __m128i) -> (__m128i, __m128i) {
    match E {
        1 => (_mm_unpacklo_epi8(one, other), _mm_unpackhi_epi8(one, other)),
        2 => (_mm_unpacklo_epi16(one, other), _mm_unpackhi_epi16(one, other)),
        4 => (_mm_unpacklo_epi32(one, other), _mm_unpackhi_epi32(one, other)),
        _ => (_mm_unpacklo_epi64(one, other), _mm_unpackhi_epi64(one, other)),
    }
}
