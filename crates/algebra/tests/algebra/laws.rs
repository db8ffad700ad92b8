//! Layout algebra, compared with enumeration of all indices.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use std::collections::BTreeSet;

use shapewise::{
    DynExtent, Layout, Mapping, MinorToMajor, RowMajor, Shape, Strided, View,
    array::{TiledView, TiledViewMut},
    index::Walk,
    layout::{Padded, Tiled},
    shape, tiles,
};

use shapewise_algebra::{AlgebraError, ExtentCondition, Law, MAX_MODES, Modes, OpenModes, Swizzle, Swizzled};

/// A generator of random numbers: `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(end).unwrap()).unwrap()
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A layout of two axes of two modes with at most `most` elements.
    fn layout(&mut self, most: usize, strides: &[isize]) -> Modes<2> {
        loop {
            let mut mode = || (self.of(&[1, 1, 2, 2, 3, 4, 5, 6, 8]), self.of(strides));
            let layout = Modes::new([&[mode(), mode()], &[mode(), mode()]]).unwrap();
            if layout.count() <= most {
                return layout;
            }
        }
    }

    /// One whose modes are dense, in a random order.
    fn dense(&mut self, most: usize) -> Modes<2> {
        loop {
            let extents: [usize; 4] = core::array::from_fn(|_| self.of(&[1, 2, 2, 3, 4, 5]));
            let (mut strides, mut left, mut stride) = ([0; 4], vec![0, 1, 2, 3], self.of(&[1, 1, 1, 2, 3]));
            while !left.is_empty() {
                let at = left.swap_remove(self.below(left.len()));
                strides[at] = stride * self.of(&[1, 1, 1, -1]);
                stride *= extents[at].cast_signed() * self.of(&[1, 1, 1, 2]);
            }
            let mode = |at: usize| (extents[at], strides[at]);
            let layout = Modes::new([&[mode(0), mode(1)], &[mode(2), mode(3)]]).unwrap();
            if layout.count() <= most {
                return layout;
            }
        }
    }
}

fn walk<const R: usize>(extents: [usize; R]) -> Walk<R> {
    Walk::new(extents).unwrap()
}

/// The offsets of all linear indices from that of index 0.
fn values<const R: usize>(layout: &Modes<R>) -> Vec<isize> {
    let mut values = vec![0];
    for (extent, stride) in (0..R).flat_map(|axis| layout.modes(axis)) {
        let steps = |value: isize| (0..extent.cast_signed()).map(move |digit| value + digit * stride);
        values = values.into_iter().flat_map(steps).collect();
    }
    values
}

/// The offsets, the smallest of which is 0.
fn offsets<const R: usize>(layout: &Modes<R>) -> Vec<usize> {
    let values = values(layout);
    let least = values.iter().min().copied().unwrap_or_default();
    values.into_iter().map(|value| (value - least).cast_unsigned()).collect()
}

/// Whether any list of modes has these values: all first extents are tried.
fn is_layout(values: &[isize]) -> bool {
    let count = values.len();
    if count <= 1 {
        return values == [0];
    }
    let divides = |extent: &usize| count.is_multiple_of(*extent);
    (2..=count).filter(divides).any(|extent| {
        let rest: Vec<_> = values.iter().step_by(extent).copied().collect();
        let digit = |index: usize| (index % extent).cast_signed() * values[1];
        (0..count).all(|index| values[index] == digit(index) + rest[index / extent]) && is_layout(&rest)
    })
}

/// Whether a layout has no mode that could be merged or removed.
fn is_form(layout: &Modes<1>) -> bool {
    let modes: Vec<_> = layout.modes(0).collect();
    let merges = |pair: &[(usize, isize)]| pair[0].1 == pair[1].0.cast_signed() * pair[1].1;
    layout.count() == 0 && modes == [(0, 0)]
        || modes.iter().all(|mode| mode.0 > 1) && !modes.windows(2).any(merges)
}

/// Compares a composition with its law; `true` if there is one.
fn composes<const R: usize, const Q: usize>(a: &Modes<R>, b: &Modes<Q>) -> bool {
    let (outer, inner) = (values(a), offsets(b));
    let law: Option<Vec<isize>> = inner.iter().map(|at| Some(outer.get(*at)? - outer[inner[0]])).collect();
    let along = |values: &[isize], axis: usize| -> Vec<isize> {
        let indices = walk(b.extents()).zip(values);
        indices
            .filter(|(index, _)| (0..Q).all(|other| other == axis || index[other] == 0))
            .map(|(_, value)| *value)
            .collect()
    };
    match a.compose(b) {
        Ok(result) => {
            assert_eq!(Some(values(&result)), law, "{a} of {b}");
            assert_eq!(result.extents(), b.extents(), "{a} of {b}");
            assert!(b.count() == 0 || (0..Q).all(|axis| is_form(&result.axis(axis))), "{a} of {b}");
            true
        }
        Err(AlgebraError::NoSuchLayout(witness)) => {
            match witness.law {
                Law::Domain => {
                    assert_eq!(inner[witness.index], witness.found.cast_unsigned(), "{a} of {b}");
                    assert!(witness.found >= witness.expected && law.is_none(), "{a} of {b}");
                }
                Law::Function => {
                    let values = along(&law.unwrap(), witness.axis);
                    assert!(!is_layout(&values), "{a} of {b}");
                    assert_eq!(values[witness.index], witness.found, "{a} of {b}");
                }
                _ => {
                    let law = law.unwrap();
                    let sum =
                        |index: [usize; Q]| (0..Q).map(|axis| along(&law, axis)[index[axis]]).sum::<isize>();
                    let sums: Vec<_> = walk(b.extents()).map(sum).collect();
                    assert_eq!(
                        (sums[witness.index], law[witness.index]),
                        (witness.expected, witness.found),
                        "the witness is an index where the two differ"
                    );
                    assert_eq!((witness.law, sums == law), (Law::Carry, false), "{a} of {b}");
                }
            }
            false
        }
        Err(error) => panic!("{a} of {b}: {error}"),
    }
}

#[test]
fn compositions_of_all_small_lists_agree_with_enumeration() {
    let modes = |extents: &[usize], strides: &[isize]| -> Vec<Modes<1>> {
        let all = extents.iter().flat_map(|extent| strides.iter().map(move |stride| (*extent, *stride)));
        let all: Vec<_> = all.collect();
        let pairs =
            all.iter().flat_map(|one| all.iter().map(move |two| Modes::new([&[*one, *two]]).unwrap()));
        pairs.collect()
    };
    let mut counts = [0; 2];
    for a in modes(&[2, 3, 4], &[-1, 0, 1, 2, 4, 6]) {
        for b in modes(&[0, 1, 2, 3, 4], &[-2, 0, 1, 2, 3]) {
            counts[usize::from(composes(&a, &b))] += 1;
        }
    }
    assert!(counts[0] > 50_000 && counts[1] > 20_000, "{counts:?}");
}

#[test]
fn compositions_of_two_axes_of_two_modes_agree_with_enumeration() {
    let (mut random, mut counts) = (Random(1), [0; 2]);
    for _ in 0..20_000 {
        let a = match random.below(2) {
            0 => random.dense(64),
            _ => random.layout(64, &[0, 1, 2, 3, 4, 5, 6, 8, 12, 16, -1, -3]),
        };
        let b = match random.below(2) {
            0 => random.dense(16),
            _ => random.layout(16, &[0, 1, 1, 2, 3, 4, 6, 8, -2]),
        };
        counts[usize::from(composes(&a, &b))] += 1;
    }
    assert!(counts[0] > 2000 && counts[1] > 2000, "{counts:?}");
}

/// `(2,2,2):(1,3,5)`: two carries cancel, so digits that overlap make a layout.
#[test]
fn carries_that_cancel_are_found() {
    let a = Modes::new([&[(2, 5), (2, 3), (2, 1)]]).unwrap();
    let b = Modes::new([&[(2, 3), (2, 1)]]).unwrap();
    assert_eq!(a.compose(&b).unwrap().to_string(), "(2,2):(1,4)");
    assert!(composes(&a, &b));
}

#[test]
fn one_layout_agrees_with_enumeration() {
    let (mut random, mut complements, mut none) = (Random(2), 0, 0);
    let strides = [0, 1, 1, 2, 2, 3, 4, 6, 8, 12, 16, -1];
    for round in 0..6000 {
        let a = if round % 2 == 0 { random.dense(64) } else { random.layout(64, &strides) };
        let (all, from_least) = (values(&a), offsets(&a));
        let coalesced = a.coalesced();
        assert!(values(&coalesced) == all && is_form(&coalesced), "{a}");
        assert_eq!((0..all.len()).map(|at| a.at(at)).collect::<Vec<_>>(), all, "{a}");
        let axes = a.coalesced_axes();
        assert!(values(&axes) == all && is_form(&axes.axis(0)) && is_form(&axes.axis(1)), "{a}");
        assert_eq!(axes.to_strided().is_some(), (0..2).all(|axis| axes.modes(axis).count() <= 1), "{a}");
        assert_eq!(axes.to_strided().map_or(a.extents(), |layout| layout.extents()), a.extents(), "{a}");
        // Reversed, columns are counted first.
        let columns = walk([a.extents()[1], a.extents()[0]]).map(|[j, i]| a.offset([i, j]).unwrap());
        assert_eq!(offsets(&a.reversed()), columns.collect::<Vec<_>>(), "{a}");
        assert_eq!(a.to_string().parse(), Ok(a));

        let inverse = a.right_inverse();
        let consecutive = Modes::row_major([inverse.count()]).unwrap().coalesced();
        assert_eq!(a.compose(&inverse), Ok(consecutive), "{a}");
        let set: BTreeSet<_> = from_least.iter().copied().collect();
        if set.len() == all.len() {
            assert!(!set.contains(&inverse.count()) || a.base() > 0, "{a}: {inverse}");
        }
        for at in offsets(&a.nullspace()) {
            assert_eq!(a.at(at), 0, "{a}");
        }
        let span = a.span();
        for n in [span, 2 * span, 24, 48, a.count() * random.below(6)] {
            // The smallest offset that is not filled is where the next copy begins.
            let mut filled = vec![0; n];
            let mut copies = Vec::new();
            while let Some(next) = filled.iter().position(|count| *count == 0) {
                copies.push(next);
                let ends = from_least.iter().all(|offset| {
                    filled.get_mut(next + offset).is_some_and(|count| {
                        *count += 1;
                        *count == 1
                    })
                });
                if !ends {
                    copies.clear();
                    break;
                }
            }
            match a.complement(n) {
                Ok(complement) => {
                    assert_eq!((offsets(&complement), is_form(&complement)), (copies, true), "{a} in {n}");
                    complements += 1;
                }
                Err(error) => {
                    assert!(copies.is_empty() && n > 0, "{a} in {n}: {error}, {copies:?}");
                    none += 1;
                }
            }
        }
        if let Ok(inverse) = a.left_inverse() {
            let of = offsets(&inverse);
            assert!((0..all.len()).all(|index| of[from_least[index]] == index), "{a}: {inverse}");
        }
    }
    assert!(complements > 3000 && none > 3000, "{complements} {none}");
}

#[test]
fn divisions_and_products_have_their_laws() {
    let (mut random, mut divided, mut multiplied) = (Random(3), 0, 0);
    for _ in 0..6000 {
        let (a, b) = (random.dense(64), random.dense(8));
        let all = values(&a);
        if let Ok((tile, grid)) = a.divide(&b) {
            let rest = offsets(&b.complement(a.count()).unwrap());
            let sums = |inner: &[usize], of: &dyn Fn(usize, usize) -> isize| {
                let pairs = (0..rest.len()).flat_map(|j| (0..inner.len()).map(move |i| (i, j)));
                pairs.map(|(i, j)| of(i, j)).collect::<Vec<_>>()
            };
            let inner = offsets(&b);
            let law = sums(&inner, &|i, j| all[inner[i] + rest[j]] - all[inner[0]]);
            assert_eq!(sums(&inner, &|i, j| tile.at(i) + grid.at(j)), law, "{a} by {b}");
            divided += 1;
        } else {
            // One of the compositions, or the sum.
            let rest = b.complement(a.count());
            let grid = rest.and_then(|rest| a.compose(&rest));
            if let (Ok(tile), Ok(grid), Ok(rest)) = (a.compose(&b), grid, b.complement(a.count())) {
                let (inner, rest) = (offsets(&b), offsets(&rest));
                let mut pairs = (0..rest.len()).flat_map(|j| (0..inner.len()).map(move |i| (i, j)));
                assert!(
                    pairs.any(|(i, j)| tile.at(i) + grid.at(j) != all[inner[i] + rest[j]] - all[inner[0]]),
                    "{a} by {b}"
                );
            }
        }
        if let Ok((tile, grid)) = a.product(&b) {
            let sum = |copy: isize| values(&tile).into_iter().map(move |offset| offset + copy);
            let copies: BTreeSet<_> = offsets(&grid).into_iter().map(usize::cast_signed).collect();
            let cells: BTreeSet<_> = copies.iter().flat_map(|copy| sum(*copy)).collect();
            assert_eq!(
                cells.len(),
                copies.len() * a.count(),
                "{a} by {b}: no copy has an element of another"
            );
            let (blocked, raked) = (a.blocked_product(&b).unwrap(), a.raked_product(&b).unwrap());
            for index in walk(blocked.extents()) {
                let (e, f) = (a.extents(), b.extents());
                let at = |tiles: [usize; 2], copies: [usize; 2]| {
                    tile.offset(tiles).unwrap() + grid.offset(copies).unwrap()
                };
                let split = |n: usize, by: [usize; 2]| {
                    [0, 1].map(|axis| [index[axis] / by[axis], index[axis] % by[axis]][n])
                };
                assert_eq!(blocked.offset(index).unwrap(), at(split(1, e), split(0, e)), "{a} by {b}");
                assert_eq!(raked.offset(index).unwrap(), at(split(0, f), split(1, f)), "{a} by {b}");
            }
            multiplied += 1;
        }
        let tile = [0, 1].map(|axis| random.of(&[1, 2, 3, a.extents()[axis]]));
        match a.tile(tile) {
            Ok((tile, grid)) => assert_eq!(Modes::zipped(&tile, &grid).unwrap(), a.coalesced_axes()),
            Err(AlgebraError::NoSuchLayout(witness)) if witness.law == Law::Even => {
                assert!(witness.found % witness.expected != 0);
            }
            Err(_) => {}
        }
    }
    assert!(divided > 1000 && multiplied > 1000, "{divided} {multiplied}");
}

/// What an operation on the layout of one extent has, and what the operation on an open layout infers for it.
fn agree<T: PartialEq + core::fmt::Debug>(
    (open, extent): (&OpenModes<2>, usize),
    closed: Result<T, AlgebraError>,
    inferred: Result<T, AlgebraError>,
) -> bool {
    match (closed, inferred) {
        (Ok(closed), Ok(inferred)) => {
            assert_eq!(inferred, closed, "{open:?} of {extent}");
            true
        }
        // Which of several witnesses is named depends on the extent.
        (Err(_), Err(_)) => false,
        (closed, inferred) => panic!("{open:?} of {extent}: {closed:?}, inferred {inferred:?}"),
    }
}

/// The open extent of a grid, once that of the layout is known and satisfies the condition.
fn rest(extent: usize, grid: DynExtent, condition: Option<ExtentCondition>) -> Result<usize, AlgebraError> {
    match condition {
        Some(condition @ ExtentCondition::MultipleOf { factor, .. }) => {
            condition.check(extent).map(|()| extent / factor)
        }
        _ => Ok(grid.get().unwrap_or(extent)),
    }
}

#[test]
fn open_layouts_infer_what_all_extents_have() {
    let (mut random, mut exist) = (Random(7), [0; 3]);
    let strides = [0, 1, 2, 3, 4, 6, 8, 12, 24, -1, -2, -6];
    for round in 0..3000 {
        let inner = if round % 2 == 0 { random.dense(24) } else { random.layout(24, &strides) };
        let stride = random.of(&[0, 1, 2, 24, inner.count().cast_signed(), -24, 30]);
        let declared = match random.below(4) {
            0 => DynExtent::at_most(1 + random.below(12)).unwrap(),
            1 => DynExtent::known(random.below(13)).unwrap(),
            _ => DynExtent::UNKNOWN,
        };
        let open = OpenModes::new(declared, stride, inner).unwrap();
        let by =
            if round % 3 == 0 { random.layout(12, &[1, 2, 3, 4, 6, 8, 12, 24]) } else { random.dense(12) };
        let tile = [0, 1].map(|axis| random.of(&[1, 2, 3, 4, 6, inner.extents()[axis]]));
        let (composed, tiled, divided) = (open.compose(&by), open.tile(tile), open.divide(&by));
        for extent in (0..=12).filter(|extent| declared.contains(*extent)) {
            let closed = open.with_extent(extent).unwrap();
            let inferred = composed.and_then(|(result, condition)| {
                condition.map_or(Ok(()), |condition| condition.check(extent)).map(|()| result)
            });
            exist[0] += usize::from(agree((&open, extent), closed.compose(&by), inferred));
            let found = tiled.and_then(|(block, grid, condition)| {
                let grid = grid.with_extent(rest(extent, grid.extent(), condition)?)?;
                Ok((block, grid.coalesced_axes()))
            });
            let law = closed.tile(tile).map(|(block, grid)| (block, grid.coalesced_axes()));
            exist[1] += usize::from(agree((&open, extent), law, found));
            let found = divided.and_then(|(block, grid, condition)| {
                let grid = grid.with_extent(rest(extent, grid.extent(), condition)?)?;
                Ok((block, grid.coalesced()))
            });
            let law = closed.divide(&by).map(|(block, grid)| (block, grid.coalesced()));
            exist[2] += usize::from(agree((&open, extent), law, found));
        }
    }
    assert!(exist.iter().all(|count| *count > 1000), "{exist:?}");
}

#[test]
fn arrays_of_modes_are_read_walked_copied_and_written() {
    let mut random = Random(4);
    for _ in 0..1000 {
        let layout = random.dense(64);
        let memory: Vec<usize> = (0..layout.span()).collect();
        let view = TiledView::with_layout(&memory, layout).unwrap();
        let all = offsets(&layout);
        assert!(view.iter().eq(&all), "{layout}");
        assert_eq!(view.to_tensor().as_slice(), all, "{layout}");
        for (offset, index) in memory.iter().map(|offset| (*offset, layout.index_at(*offset))) {
            assert_eq!(index.map(|index| view[index]), all.contains(&offset).then_some(offset), "{layout}");
        }
        let mut copy = vec![usize::MAX; layout.span()];
        TiledViewMut::with_layout(&mut copy, layout).unwrap().copy_from(view);
        assert!(copy.iter().enumerate().all(|(at, value)| *value == usize::MAX || *value == at), "{layout}");
        let rows = view.to_tensor();
        assert_eq!(rows.to_tiled(layout).unwrap(), view, "{layout}");
        for axis in 0..2 {
            let extent = layout.extents()[axis];
            let (begin, step) = (random.below(extent), random.of(&[1_isize, 1, 2, -1]));
            let steps = if step < 0 { begin + 1 } else { (extent - begin).div_ceil(step.unsigned_abs()) };
            if let Ok((part, offset)) = layout.slice_axis(axis, begin, steps, step) {
                for mut index in walk(part.extents()) {
                    let from = part.offset(index).unwrap().cast_signed() - part.base().cast_signed() + offset;
                    index[axis] = begin.wrapping_add_signed(step * index[axis].cast_signed());
                    assert_eq!(
                        from + layout.base().cast_signed(),
                        layout.offset(index).unwrap().cast_signed()
                    );
                }
            } else {
                let values: Vec<_> = (0..steps)
                    .map(|at| layout.axis(axis).at(begin.wrapping_add_signed(step * at.cast_signed())))
                    .collect();
                assert!(!is_layout(&values.iter().map(|value| value - values[0]).collect::<Vec<_>>()));
            }
        }
        let swizzle = Swizzle::new(2, 1, random.of(&[-3, -2, 2, 3])).unwrap();
        let swizzled = Swizzled::new(layout, swizzle).unwrap();
        let cells: BTreeSet<_> = swizzled.offsets_of_all().into_iter().collect();
        assert_eq!(cells.len(), all.len());
        assert!(cells.iter().all(|cell| *cell < swizzled.span()));
        let tensor = rows.to_tiled(swizzled).unwrap();
        assert!(tensor.iter().eq(&all));
    }
    let repeated = Modes::strided([2, 3], [0, 1]).unwrap();
    assert!(TiledViewMut::with_layout(&mut [0; 3], repeated).is_err());
    assert_eq!(TiledView::with_layout(&[1, 2, 3], repeated).unwrap().to_vec(), [1, 2, 3, 1, 2, 3]);
    assert!(TiledView::with_layout(&[1, 2], repeated).is_err(), "too short");
}

/// All offsets, in logical order.
trait OffsetsOfAll {
    fn offsets_of_all(&self) -> Vec<usize>;
}

impl<L: Mapping<2>> OffsetsOfAll for L {
    fn offsets_of_all(&self) -> Vec<usize> {
        walk(self.extents()).map(|index| self.offset(index).unwrap()).collect()
    }
}

#[test]
fn other_layouts_become_modes_and_return() {
    let rows = RowMajor::new(Shape::new(shape![4, 6]).unwrap());
    assert_eq!(Modes::from_mapping(&rows).unwrap().to_strided(), Some(rows.ranked()));
    let strided = Strided::new([4, 3], [-3, 20]).unwrap();
    assert_eq!(Modes::try_from(strided).unwrap().to_strided(), Some(strided));
    let padded = Padded::new(Shape::new([2, 3]).unwrap(), MinorToMajor::ROW_MAJOR, [3, 5]).unwrap();
    assert_eq!(Modes::from_mapping(&padded), Modes::strided([2, 3], [5, 1]));
    let tiled = Tiled::new(Shape::new([16, 256]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(8, 128)(2, 1)]);
    let (tiled, offset) = (tiled.unwrap(), |layout: &dyn Fn([usize; 2]) -> usize| {
        walk([16, 256]).map(layout).collect::<Vec<_>>()
    });
    let modes = Modes::from_mapping(&tiled).unwrap();
    assert_eq!(offset(&|at| tiled.offset(at).unwrap()), offset(&|at| modes.offset(at).unwrap()));
    let swizzled = Swizzled::new(Modes::row_major([4, 4]).unwrap(), Swizzle::new(2, 0, 2).unwrap()).unwrap();
    let error = Modes::from_mapping(&swizzled).unwrap_err();
    assert_eq!(error.to_string(), "no layout: index 5 has offset 4; its coordinates, one by one, give 6");
    assert_eq!(View::new(&[0; 24], rows.extents()).unwrap().layout().ranked(), rows.ranked());
}

/// Zeros, the largest numbers, and more modes than there may be.
#[test]
fn limits_are_errors_or_defined() {
    let max = isize::MAX.unsigned_abs();
    let most = Modes::strided([max - 1], [1]).unwrap();
    assert_eq!(
        most.compose(&Modes::strided([2], [isize::MAX - 2]).unwrap()).unwrap().to_string(),
        format!("2:{}", isize::MAX - 2)
    );
    assert_eq!(most.right_inverse(), most);
    assert!(Modes::strided([max], [2]).is_err() && Modes::strided([max, 3], [0, 0]).is_err());
    assert!(Modes::strided([2], [isize::MIN]).is_err());
    assert!(Modes::strided([2], [isize::MAX - 1]).unwrap().complement(usize::MAX).is_err());
    assert_eq!(
        Modes::new([&[(2, 0); MAX_MODES + 1]]).unwrap_err().to_string(),
        "there may be at most 32 modes"
    );
    let zero = Modes::row_major([3, 0]).unwrap();
    assert_eq!((zero.coalesced().to_string(), zero.count(), zero.span()), ("0:0".into(), 0, 0));
    assert_eq!(Modes::row_major([4]).unwrap().compose(&zero).unwrap().extents(), [3, 0]);
    assert!(zero.compose(&Modes::row_major([1]).unwrap()).is_err());
    assert_eq!(zero.complement(0).unwrap().count(), 0);
    assert!(
        zero.complement(4).is_err() && Modes::row_major([4]).unwrap().complement(0).unwrap().count() == 0
    );
    assert_eq!(zero.right_inverse().count(), 0);
    let scalar = Modes::row_major([]).unwrap();
    assert_eq!((scalar.to_string(), "():()".parse()), ("():()".into(), Ok(scalar)));
    assert_eq!((scalar.count(), scalar.offset([])), (1, Ok(0)));
}

#[test]
#[cfg(target_pointer_width = "64")] // so many elements
fn large_layouts_are_decided_without_a_search() {
    let wide = Modes::strided([1 << 20, 1 << 20], [1 << 21, 1]).unwrap();
    let columns = Modes::strided([1 << 20, 1 << 10], [1 << 20, 1 << 10]).unwrap();
    assert_eq!(wide.compose(&columns).unwrap().to_string(), "(1048576,1024):(2097152,1024)");
    let error = wide.compose(&Modes::strided([(1 << 20) + 1], [1]).unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "no layout: index 1048576 along axis 0 has offset 2097152; the modes that fit indices 0 to 1048575 give 1048576"
    );
    // Digits that overlap after many indices are not.
    let error = wide.compose(&Modes::strided([1 << 10, 1 << 11], [1 << 10, 1]).unwrap()).unwrap_err();
    assert_eq!(error, AlgebraError::Undetermined { steps: 1 << 14 });
}
