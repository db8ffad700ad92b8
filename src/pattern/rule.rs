//! The rule: extents are compared with a pattern one after the other, at compile time and at run time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths, axes up to the rank"
)]

use super::{
    ContractItem, HasExtents, Op, PatternError,
    error::Mismatch,
    extents::{InContract, KnownArray, KnownValue, PatternValues, PatternedArrays},
    items::{Compare, ComparedAxis, Factors, slots},
    names,
};
use crate::private::Exists;
/// Returns the steps of the last array but some, and its axes before `..`, after it, and whether there is `..`.
pub(super) const fn part<C: Pattern>(from_end: usize) -> (&'static [ComparedAxis], usize, usize, bool) {
    let (mut arrays, mut at) = (0, 0);
    while at < C::OPS.len() {
        if matches!(C::OPS[at], Op::Array(..)) {
            arrays += 1;
        }
        at += 1;
    }
    let array = arrays - from_end;
    let (mut begin, mut end) = (0, 0);
    while end < C::STEPS.len() && C::STEPS[end].array <= array {
        if C::STEPS[end].array < array {
            begin += 1;
        }
        end += 1;
    }
    let (mut before, mut axes) = (0, (0, 0, false));
    at = 0;
    while at < C::OPS.len() {
        if let Op::Array(first, last, open) = C::OPS[at] {
            if before == array {
                axes = (first, last, open);
            }
            before += 1;
        }
        at += 1;
    }
    (C::STEPS.split_at(end).0.split_at(begin).1, axes.0, axes.1, axes.2)
}

/// Compares an array at run time, and binds names; the number of the array is a constant, so that this is a few comparisons. Returns
/// whether the array fits, as [`Matcher`] finds it.
#[inline(always)]
pub(super) fn fits<C: Pattern, X: HasExtents + ?Sized>(
    part: (&'static [ComparedAxis], usize, usize, bool),
    array: &X,
    values: &[usize],
    names: &mut [usize],
) -> bool {
    let ((steps, before, after, open), Some(rank)) = (part, array.rank()) else { return false };
    if rank < before + after || rank > before + after && !open {
        return false;
    }
    for step in steps {
        let axis = if step.is_from_end { rank - after + step.axis } else { step.axis };
        let Some(extent) = array.extent(axis) else { return false };
        let is_equal = match step.is {
            Compare::Bind { name, factor } => {
                names[name] = extent / factor;
                extent.is_multiple_of(factor)
            }
            Compare::Same(name) => names[name] == extent,
            Compare::Number(number) => number == extent,
            Compare::Stated(value) => values[value] == extent,
            Compare::Product { begin, end } => {
                is_product(&C::OPS[begin..end], &C::FIRST[begin..end], extent, values, names)
            }
        };
        if !is_equal {
            return false;
        }
    }
    true
}

/// Compares an extent with factors, one of which may be bound.
///
/// It is not inlined, so that the loop over axes is unrolled where they are names: rank 4 then takes 2 ns and not 20.
#[inline(never)]
fn is_product(ops: &[Op], first: &[bool], extent: usize, values: &[usize], names: &mut [usize]) -> bool {
    let (mut product, mut unknown) = (Factors::NONE, None);
    for (at, op) in ops.iter().enumerate() {
        let factor = match *op {
            Op::Number(number) => number,
            Op::Stated(value) => values[value],
            Op::Name(name) if first[at] => {
                unknown = Some(name);
                continue;
            }
            Op::Name(name) => names[name],
            Op::Array(..) | Op::Any | Op::Rest | Op::Factors | Op::Is(_) => continue,
        };
        product = product.times(factor);
    }
    match (unknown, product.other(extent)) {
        (None, _) => matches!(product, Factors::Of(product) if product == extent),
        (Some(name), Some(other)) => {
            names[name] = other;
            true
        }
        (Some(_), None) => false,
    }
}

/// An extent that a name is bound to, and the array and the axis that have it.
#[derive(Clone, Copy, Debug)]
struct Bound {
    extent: Option<usize>,
    array: usize,
    axis: usize,
}

/// Compares extents with a pattern, and binds `D` names. An extent that is not known fits everything.
#[derive(Clone, Copy, Debug)]
pub struct Matcher<'a, const D: usize> {
    items: &'static [ContractItem],
    ops: &'static [Op],
    values: &'a [Option<usize>],
    bound: [Bound; D],
    at: usize,
}

impl<'a, const D: usize> Matcher<'a, D> {
    const fn new(items: &'static [ContractItem], ops: &'static [Op], values: &'a [Option<usize>]) -> Self {
        Self { items, ops, values, bound: [Bound { extent: None, array: 0, axis: 0 }; D], at: 0 }
    }

    /// Begins the next array, returns how many axes are before `..` and after it.
    const fn begin(&mut self, rank: usize) -> Result<(usize, usize), Mismatch> {
        let Op::Array(before, after, open) = self.ops[self.at] else { return Ok((0, 0)) };
        if rank < before + after || rank > before + after && !open {
            return Err(Mismatch::Rank { axes: before + after, open });
        }
        self.at += 1;
        Ok((before, after))
    }

    /// Compares the next axis.
    const fn axis(&mut self, array: usize, axis: usize, extent: Option<usize>) -> Result<(), Mismatch> {
        if matches!(self.ops[self.at], Op::Rest) {
            self.at += 1;
        }
        self.at += 1;
        if matches!(self.ops[self.at - 1], Op::Any) {
            return Ok(());
        }
        let (mut product, mut unknown, mut single, mut count) = (Some(Factors::NONE), None, None, 0);
        while self.at < self.ops.len() {
            let factor = match self.ops[self.at] {
                Op::Is(name) => {
                    if let Err(mismatch) = self.bind(name, array, axis, extent) {
                        return Err(mismatch);
                    }
                    self.at += 1;
                    continue;
                }
                Op::Number(number) => Some(number),
                Op::Stated(value) => self.values[value],
                Op::Name(name) => {
                    single = Some(name);
                    if self.bound[name].extent.is_none() && unknown.is_none() {
                        unknown = Some(name);
                        Some(1)
                    } else {
                        self.bound[name].extent
                    }
                }
                Op::Array(..) | Op::Any | Op::Rest | Op::Factors => break,
            };
            product = match (product, factor) {
                (Some(product), Some(factor)) => Some(product.times(factor)),
                _ => None,
            };
            (self.at, count) = (self.at + 1, count + 1);
        }
        let (Some(product), Some(extent)) = (product, extent) else { return Ok(()) };
        match (unknown, single, product) {
            (None, Some(name), _) if count == 1 => self.bind(name, array, axis, Some(extent)),
            (None, _, Factors::Of(expected)) if expected == extent => Ok(()),
            (None, _, Factors::Of(expected)) => Err(Mismatch::Differs { expected }),
            (Some(_), _, Factors::Of(0)) if extent == 0 => Err(Mismatch::Undetermined),
            (Some(name), _, _) => match (product.other(extent), product) {
                (Some(other), _) => self.bind(name, array, axis, Some(other)),
                (None, Factors::Of(factor)) => Err(Mismatch::Indivisible { factor }),
                (None, Factors::Above) => Err(Mismatch::Above),
            },
            (None, _, Factors::Above) => Err(Mismatch::Above),
        }
    }

    /// Binds a name to an extent, or compares it.
    const fn bind(
        &mut self,
        name: usize,
        array: usize,
        axis: usize,
        extent: Option<usize>,
    ) -> Result<(), Mismatch> {
        let bound = self.bound[name];
        match (bound.extent, extent) {
            (Some(expected), Some(extent)) if expected != extent => {
                Err(Mismatch::Name { name, expected, array: bound.array, axis: bound.axis })
            }
            (None, Some(_)) => {
                self.bound[name] = Bound { extent, array, axis };
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Compares an array at run time, where each extent that is compared must be known.
    pub(super) fn array<X: HasExtents + ?Sized>(
        &mut self,
        number: usize,
        array: &X,
    ) -> Result<(), PatternError> {
        let fail = |matcher: &Self, axis, mismatch| {
            let rank = array.rank().unwrap_or(0);
            PatternError::new(matcher.items, number, axis, rank, |axis| array.extent(axis), mismatch)
        };
        let Some(rank) = array.rank() else { return Err(fail(self, 0, Mismatch::UnknownRank)) };
        let (before, after) = match self.begin(rank) {
            Ok(axes) => axes,
            Err(mismatch) => return Err(fail(self, 0, mismatch)),
        };
        for axis in (0..before).chain(rank - after..rank) {
            let extent = array.extent(axis);
            let is_needed = !matches!(self.ops[self.at], Op::Any);
            let compared = match extent {
                None if is_needed => Err(Mismatch::UnknownExtent),
                _ => self.axis(number, axis, extent),
            };
            if let Err(mismatch) = compared {
                return Err(fail(self, axis, mismatch));
            }
        }
        if matches!(self.ops.get(self.at), Some(Op::Rest)) {
            self.at += 1;
        }
        Ok(())
    }

    /// Compares what a type knows of an array. A name may be bound to an extent that no type knows, so only what is known is compared.
    #[track_caller]
    const fn known(&mut self, number: usize, extents: &[Option<usize>]) {
        let rank = extents.len();
        let (axis, mismatch) = match self.begin(rank) {
            Err(mismatch) => (0, mismatch),
            Ok((before, after)) => 'found: {
                let mut axis = 0;
                while axis < rank {
                    if (axis < before || axis >= rank - after)
                        && let Err(mismatch) = self.axis(number, axis, extents[axis])
                    {
                        break 'found (axis, mismatch);
                    }
                    axis += 1;
                }
                if self.at < self.ops.len() && matches!(self.ops[self.at], Op::Rest) {
                    self.at += 1;
                }
                return;
            }
        };
        PatternError::of_known(self.items, number, axis, extents, mismatch).message().fail();
    }

    /// Goes to the next array.
    const fn skip(&mut self) {
        self.at += 1;
        while self.at < self.ops.len() && !matches!(self.ops[self.at], Op::Array(..)) {
            self.at += 1;
        }
    }
}

/// A pattern as a type.
pub trait Pattern {
    /// The pattern as it is written.
    const ITEMS: &'static [ContractItem];
    /// The pattern with numbers in place of names.
    const OPS: &'static [Op];
    /// Whether each item is the first of its name.
    const FIRST: &'static [bool];
    /// The axes that are compared.
    const STEPS: &'static [ComparedAxis];
}

/// What the types of arrays and numbers know of a pattern.
struct KnownContract<C, A, V, const D: usize, const K: usize>(core::marker::PhantomData<(C, A, V)>);

impl<C: Pattern, A: PatternedArrays, V: PatternValues, const D: usize, const K: usize>
    KnownContract<C, A, V, D, K>
{
    /// Reports, in a build, extents in the type that do not fit.
    const FITS: () = {
        let (mut values, mut value, mut known) = ([None; K], 0, V::KNOWN);
        while value < K
            && let Some(&KnownValue { number, rest }) = known
        {
            values[value] = number;
            (value, known) = (value + 1, rest);
        }
        let (mut matcher, mut number, mut arrays) =
            (Matcher::<D>::new(C::ITEMS, C::OPS, &values), 0, A::KNOWN);
        while let Some(&KnownArray { extents, rest, .. }) = arrays {
            match extents {
                Some(extents) => matcher.known(number, extents),
                None => matcher.skip(),
            }
            (number, arrays) = (number + 1, rest);
        }
        names::compare::<C, D>(A::KNOWN, A::COUNT);
    };
}

/// Compares arrays with a pattern of `D` names and `K` numbers in braces or in parentheses, returns what the names are bound to.
///
/// # Errors
///
/// [`PatternError`] with the first axis that does not fit.
#[inline]
pub fn compare<
    C: Pattern,
    const D: usize,
    const K: usize,
    const P: usize,
    A: InContract<Proof: Exists>,
    V: PatternValues,
>(
    arrays: A,
    values: V,
) -> Result<[usize; D], PatternError> {
    let () = KnownContract::<C, A, V, D, K>::FITS;
    bound_names::<C, D, K, A, V>(arrays, values)
}

/// What the names are bound to.
#[inline(always)]
fn bound_names<C: Pattern, const D: usize, const K: usize, A: PatternedArrays, V: PatternValues>(
    arrays: A,
    values: V,
) -> Result<[usize; D], PatternError> {
    let (mut numbers, mut names) = ([0; K], [0; D]);
    values.write(&mut numbers);
    if arrays.fit::<C>(&numbers, &mut names) { Ok(names) } else { mismatch::<C, D, K, A>(&arrays, &numbers) }
}

/// The same, and returns what each of the `P` parts of the patterns is bound to, in the order in which they are written.
///
/// # Errors
///
/// [`PatternError`] with the first axis that does not fit.
#[inline]
pub fn compare_parts<
    C: Pattern,
    const D: usize,
    const K: usize,
    const P: usize,
    A: InContract<Proof: Exists>,
    V: PatternValues,
>(
    arrays: A,
    values: V,
) -> Result<[usize; P], PatternError> {
    let () = KnownContract::<C, A, V, D, K>::FITS;
    let names = bound_names::<C, D, K, A, V>(arrays, values)?;
    let slots = const { slots::<P>(C::ITEMS) };
    Ok(slots.map(|slot| names.get(slot).copied().unwrap_or(0)))
}

/// The error of arrays that do not fit.
#[cold]
#[inline(never)]
fn mismatch<C: Pattern, const D: usize, const K: usize, A: PatternedArrays>(
    arrays: &A,
    numbers: &[usize; K],
) -> Result<[usize; D], PatternError> {
    let numbers = numbers.map(Some);
    let mut matcher = Matcher::<D>::new(C::ITEMS, C::OPS, &numbers);
    arrays.compare(0, &mut matcher)?;
    Ok(matcher.bound.map(|bound| bound.extent.unwrap_or(0)))
}
