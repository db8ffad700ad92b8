//! Layouts of modes: each operation has its law, compared with all indices one by one; and none panics on the largest numbers.
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use std::collections::BTreeSet;

use shapewise::Mapping;

use shapewise_algebra::{AlgebraError, Law, Modes, NoSuchLayout};

use super::Bytes;

/// The most elements of a layout that is compared index by index.
const MOST: usize = 256;

/// A layout of up to three modes along each axis. Extents and strides are small, or sometimes any.
fn layout<const R: usize>(bytes: &mut Bytes<'_>) -> Option<Modes<R>> {
    let any = bytes.below(8) == 0;
    let axes: [Vec<(usize, isize)>; R] = core::array::from_fn(|_| {
        bytes.list(4, |bytes| {
            if any && bytes.below(3) == 0 {
                return (bytes.signed().unsigned_abs(), bytes.signed());
            }
            let strides = [1, 2, 3, 4, 6, 8, 12, 16, 24, 0, -1, -2, -4, 5, 7, 9];
            ([2, 3, 4, 2, 1, 5, 6, 8, 0][bytes.below(9)], strides[bytes.below(16)])
        })
    });
    Modes::new(axes.each_ref().map(Vec::as_slice)).ok()
}

/// One whose modes fill what they span, up to gaps between some of them, in any order.
fn dense<const R: usize>(bytes: &mut Bytes<'_>) -> Option<Modes<R>> {
    let (mut axes, mut stride) = (core::array::from_fn::<_, R, _>(|_| Vec::new()), 1_isize);
    for _ in 0..bytes.below(6) {
        let extent = [2, 3, 4, 2, 5, 1][bytes.below(6)];
        let (axis, at) = (bytes.below(R), bytes.byte());
        let modes = &mut axes[axis];
        let signed = if bytes.below(6) == 0 { -stride } else { stride };
        modes.insert(usize::from(at) % (modes.len() + 1), (extent, signed));
        stride *= extent as isize * [1, 1, 1, 2][bytes.below(4)];
    }
    Modes::new(axes.each_ref().map(Vec::as_slice)).ok()
}

fn either<const R: usize>(bytes: &mut Bytes<'_>) -> Option<Modes<R>> {
    if bytes.below(2) == 0 { dense(bytes) } else { layout(bytes) }
}

/// The offsets of all indices from that of index 0, the last axis the fastest: one loop for each mode.
fn values<const R: usize>(layout: &Modes<R>) -> Vec<isize> {
    let mut values = vec![0];
    for (extent, stride) in (0..R).flat_map(|axis| layout.modes(axis)) {
        values = values
            .iter()
            .flat_map(|value| (0..extent as isize).map(move |digit| value + digit * stride))
            .collect();
    }
    values
}

/// The same from the smallest offset.
fn offsets<const R: usize>(layout: &Modes<R>) -> Vec<usize> {
    let values = values(layout);
    let least = values.iter().min().copied().unwrap_or_default();
    values.iter().map(|value| (value - least) as usize).collect()
}

/// Whether some list of modes has these values: each first extent is tried.
fn is_list(values: &[isize]) -> bool {
    let count = values.len();
    if count <= 1 {
        return values.iter().all(|value| *value == 0);
    }
    (2..=count).filter(|extent| count.is_multiple_of(*extent)).any(|extent| {
        let rest: Vec<isize> = values.iter().step_by(extent).copied().collect();
        let sum = |at: usize| (at % extent) as isize * values[1] + rest[at / extent];
        (0..count).all(|at| values[at] == sum(at)) && is_list(&rest)
    })
}

/// The values along an axis, at index 0 of the others.
fn along<const R: usize>(values: &[isize], layout: &Modes<R>, axis: usize) -> Vec<isize> {
    let extents = layout.extents();
    let step: usize = extents[axis + 1..].iter().product();
    (0..extents[axis]).map(|at| values[at * step]).collect()
}

/// Whether a layout of these extents has these values: along each axis those of modes, and elsewhere their sums.
fn is_layout<const R: usize>(values: &[isize], layout: &Modes<R>) -> bool {
    let axes: Vec<_> = (0..R).map(|axis| along(values, layout, axis)).collect();
    let sum = |mut linear: usize| {
        (0..R).rev().fold(0, |sum, axis| {
            let at = linear % axes[axis].len();
            linear /= axes[axis].len();
            sum + axes[axis][at]
        })
    };
    (0..values.len()).all(|at| values[at] == sum(at)) && axes.iter().all(|axis| is_list(axis))
}

/// Where copies of these offsets begin that fill `0..n`, each offset once: the next copy begins at the first that is free.
fn copies(offsets: &[usize], n: usize) -> Option<Vec<usize>> {
    let (mut filled, mut begins) = (vec![false; n], vec![]);
    while let Some(begin) = filled.iter().position(|is_filled| !is_filled) {
        for offset in offsets {
            let cell = filled.get_mut(begin + offset)?;
            if core::mem::replace(cell, true) {
                return None;
            }
        }
        if offsets.is_empty() {
            return None;
        }
        begins.push(begin);
    }
    Some(begins)
}

/// The text is read to the same layout again; an axis without modes is written as one of extent 1.
fn is_read_again(a: &Modes<2>) {
    let read: Modes<2> = a.to_string().parse().unwrap();
    assert_eq!(read.to_string(), a.to_string());
    assert_eq!(read.coalesced_axes(), a.coalesced_axes(), "{a}");
    if (0..2).all(|axis| a.modes(axis).next().is_some()) {
        assert_eq!(read, *a, "{a}");
    }
}

fn one(a: &Modes<2>, bytes: &mut Bytes<'_>) {
    let (all, cells) = (values(a), offsets(a));
    assert_eq!(a.count(), all.len(), "{a}");
    assert!(all.iter().enumerate().all(|(at, value)| a.at(at) == *value), "{a}");
    assert_eq!(a.span(), cells.iter().max().map_or(0, |most| most + 1), "{a}");
    is_read_again(a);
    assert_eq!(a.reversed().reversed(), *a);
    assert_eq!((values(&a.coalesced()), values(&a.coalesced_axes())), (all.clone(), all.clone()), "{a}");
    assert_eq!(a.coalesced().coalesced(), a.coalesced(), "{a}");

    let inverse = a.right_inverse();
    let indices = offsets(&inverse);
    for (offset, index) in indices.iter().enumerate() {
        assert_eq!(a.at(*index) - a.at(indices[0]), offset as isize, "{a} of {inverse}");
    }
    assert!(offsets(&a.nullspace()).iter().all(|index| a.at(*index) == 0), "{a}");
    let distinct = cells.iter().collect::<BTreeSet<_>>().len() == cells.len();
    match a.left_inverse() {
        Ok(inverse) => {
            assert!(distinct, "{a} has an inverse {inverse}, and two indices with one offset");
            let indices = offsets(&inverse);
            assert!(cells.iter().enumerate().all(|(index, cell)| indices[*cell] == index), "{a}: {inverse}");
        }
        Err(_) => assert!(copies(&cells, a.span()).is_none() || cells.is_empty(), "{a}"),
    }
    let n = [a.span(), a.count() * bytes.below(5), bytes.below(64)][bytes.below(3)];
    match (a.complement(n), copies(&cells, n)) {
        (Ok(complement), copies) => assert_eq!(Some(offsets(&complement)), copies, "{a} in {n}"),
        (Err(error), copies) => assert_eq!(copies, None, "{a} in {n}: {error}"),
    }
    let times = bytes.below(5);
    if let Ok(narrow) = a.narrowed(times)
        && times > 0
    {
        let expected: BTreeSet<_> = all
            .iter()
            .flat_map(|value| (0..times as isize).map(move |at| value * times as isize + at))
            .collect();
        assert_eq!(values(&narrow).into_iter().collect::<BTreeSet<_>>(), expected, "{a} in {times}");
        assert_eq!(narrow.count(), a.count() * times, "{a} in {times}");
    }
    let [rows, columns] = a.extents();
    let tile = [bytes.below(rows + 2), bytes.below(columns + 2)];
    match a.tile(tile) {
        Ok((tile, grid)) => {
            assert_eq!(Modes::zipped(&tile, &grid).unwrap(), a.coalesced_axes(), "{a} by {tile}");
        }
        Err(AlgebraError::NoSuchLayout(NoSuchLayout { law: Law::Even, axis, .. })) => {
            assert!(tile[axis] == 0 || a.extents()[axis] % tile[axis] != 0, "{a} by {tile:?}");
        }
        Err(_) => {}
    }
    let axis = bytes.below(2);
    let (begin, count, step) = (bytes.below(9), bytes.below(6), bytes.below(7) as isize - 3);
    let indices: Option<Vec<usize>> = (0..count as isize)
        .map(|at| begin.checked_add_signed(at * step).filter(|index| *index < a.extents()[axis]))
        .collect();
    let part = indices.map(|indices| {
        let offsets: Vec<isize> = indices.iter().map(|index| a.axis(axis).at(*index)).collect();
        let first = offsets.first().copied().unwrap_or_default();
        (offsets.iter().map(|offset| offset - first).collect::<Vec<_>>(), first)
    });
    match a.slice_axis(axis, begin, count, step) {
        Ok((slice, first)) => {
            assert_eq!(Some((values(&slice.axis(axis)), first)), part, "{a}: {begin} {count} {step}");
            assert_eq!(slice.axis(1 - axis), a.axis(1 - axis).coalesced(), "{a}");
        }
        Err(error) => {
            assert!(part.is_none_or(|(part, _)| !is_list(&part)), "{a}: {begin} {count} {step}: {error}");
        }
    }
}

fn two(a: &Modes<2>, b: &Modes<2>) {
    let (all, inner) = (values(a), offsets(b));
    let law: Option<Vec<isize>> = inner.iter().map(|at| Some(all.get(*at)? - all.get(inner[0])?)).collect();
    match a.compose(b) {
        Ok(result) => {
            assert_eq!(Some(values(&result)), law, "{a} of {b}");
            assert_eq!(result.extents(), b.extents(), "{a} of {b}");
        }
        Err(AlgebraError::NoSuchLayout(witness)) => {
            assert_eq!(witness.law == Law::Domain, law.is_none(), "{a} of {b}: {witness:?}");
            assert!(law.is_none_or(|law| !is_layout(&law, b)), "{a} of {b}: {witness:?}");
        }
        Err(error) => panic!("{a} of {b}: {error}"),
    }
    let rest = b.complement(a.count()).ok().map(|rest| offsets(&rest));
    if let (Ok((tile, grid)), Some(rest)) = (a.divide(b), rest)
        && !inner.is_empty()
    {
        for (i, cell) in inner.iter().enumerate() {
            for (j, begin) in rest.iter().enumerate() {
                assert_eq!(tile.at(i) + grid.at(j), all[cell + begin] - all[inner[0]], "{a} by {b}");
            }
        }
    }
    if let Ok((tile, grid)) = a.product(b) {
        let (cells, begins) = (offsets(&tile), offsets(&grid));
        assert_eq!((&cells, begins.len()), (&offsets(a), b.count()), "{a} by {b}");
        let begins: BTreeSet<_> = begins.into_iter().collect();
        let sums: BTreeSet<_> =
            begins.iter().flat_map(|begin| cells.iter().map(move |cell| begin + cell)).collect();
        assert_eq!(sums.len(), begins.len() * cells.len(), "{a} by {b}: no copy has an element of another");
    }
    // Of layouts that only count up, the first elements in memory are those at the same indices.
    if a.extents() == b.extents() && a.base() == 0 && b.base() == 0 {
        let (length, indices) = (a.largest_common_vector(b), offsets(&a.right_inverse()));
        for (offset, index) in indices.into_iter().take(length).enumerate() {
            let found = (a.at(index), b.at(index));
            assert_eq!(found, (offset as isize, offset as isize), "{a} and {b}: {length}");
        }
    }
}

/// What must only not panic: layouts of any size, whose indices are too many to compare.
fn any(a: &Modes<2>, b: &Modes<2>, bytes: &mut Bytes<'_>) {
    let n = bytes.signed().unsigned_abs();
    let part = (n, bytes.signed().unsigned_abs(), bytes.signed());
    let _ = (a.coalesced(), a.right_inverse(), a.left_inverse(), a.nullspace(), a.complement(n));
    let _ = (a.compose(b), a.divide(b), a.product(b), a.blocked_product(b), a.raked_product(b));
    let _ = (a.widened(n), a.narrowed(n), a.tile([n, 1]), a.largest_common_vector(b), a.to_strided());
    let _ = a.slice_axis(0, part.0, part.1, part.2);
    is_read_again(a);
}

pub(crate) fn run(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    let (Some(a), Some(b)) = (either::<2>(bytes), either::<2>(bytes)) else { return };
    any(&a, &b, bytes);
    let is_small = |layout: &Modes<2>| {
        let is_small = |(extent, stride): (usize, isize)| extent <= MOST && stride.unsigned_abs() <= 4 * MOST;
        let mut modes = (0..2).flat_map(|axis| layout.modes(axis));
        layout.count() <= MOST && layout.span() <= 4 * MOST && modes.all(is_small)
    };
    if is_small(&a) {
        one(&a, bytes);
        if is_small(&b) {
            two(&a, &b);
        }
    }
}
