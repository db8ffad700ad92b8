//! The memory that kernels read and write: the same for every way, beginning at a cache line.

use std::ops::{Deref, DerefMut};

/// A type of elements.
pub trait Element: Copy + Default + PartialEq + From<u8> + Into<f64> {}
impl<T: Copy + Default + PartialEq + From<u8> + Into<f64>> Element for T {}

/// Bytes of a cache line.
const LINE: usize = 64;

/// Elements; the first is at the beginning of a cache line.
pub struct Aligned<T> {
    memory: Vec<T>,
    start: usize,
    len: usize,
}

impl<T: Copy + Default> Aligned<T> {
    fn new(len: usize, element: impl Fn(usize) -> T) -> Self {
        let mut memory = vec![T::default(); len + LINE / size_of::<T>()];
        let start = memory.as_ptr().align_offset(LINE);
        for (at, to) in memory[start..][..len].iter_mut().enumerate() {
            *to = element(at);
        }
        Self { memory, start, len }
    }
}

impl<T> Deref for Aligned<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.memory[self.start..][..self.len]
    }
}

impl<T> DerefMut for Aligned<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.memory[self.start..][..self.len]
    }
}

/// The memory of one case.
pub struct Operands<T> {
    /// The first input.
    pub from: Aligned<T>,
    /// The second input: a vector, a row, a column.
    pub with: Aligned<T>,
    /// The output. A kernel that returns one number writes it to the first element.
    pub out: Aligned<T>,
}

impl<T: Element> Operands<T> {
    /// The inputs are small numbers, neither in order nor all the same; the output is 0 at first.
    #[must_use]
    pub fn new([from, with, out]: [usize; 3]) -> Self {
        // At most 127, as in mdspan's own benchmarks, so sums of 200^3 of them fit `i32`.
        let element = |at: usize| T::from(u8::try_from(at.wrapping_mul(37) % 127 + 1).unwrap_or_default());
        Self {
            from: Aligned::new(from, element),
            with: Aligned::new(with, |at| element(at + 5)),
            out: Aligned::new(out, |_| T::default()),
        }
    }

    /// Restores the initial content.
    pub fn reset(&mut self) {
        self.out.fill(T::default());
    }

    /// A checksum of the output; neighbouring elements have different weights. It is exact, because all numbers are
    /// integers.
    #[must_use]
    pub fn result(&self) -> f64 {
        self.out.iter().zip((1..90_u8).cycle()).map(|(&x, weight)| x.into() * f64::from(weight)).sum()
    }
}
