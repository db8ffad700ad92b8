//! Windows and chunks as views, compared with nested loops: on each level, backwards, with steps, broadcast; and `at`.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use shapewise::{
    Const, DenseView, Extent, Extents, Layout, One, Tensor, View, ViewMut, WindowError, layout::Packed, s,
    shape, verbs::WindowIter,
};

/// Compares the windows and chunks of a view with its elements.
fn check<L: Layout<2>>(view: &View<'_, usize, 2, L>, sizes: [usize; 2]) -> usize {
    let extents = view.extents();
    let label = format!("{:?} {sizes:?}", view.layout());
    let within = (0..2).all(|axis| (1..=extents[axis]).contains(&sizes[axis]));
    let (windows, chunks) = (view.try_windows::<4, _>(sizes), view.try_chunks_exact::<4, _>(sizes));
    assert_eq!((windows.is_ok(), chunks.is_ok()), (within, within), "{label}");
    let (Ok(windows), Ok(chunks)) = (windows, chunks) else { return 0 };
    let (mut checked, [h, w]) = (0, sizes);
    assert_eq!(windows.extents(), [extents[0] - h + 1, extents[1] - w + 1, h, w], "{label}");
    assert_eq!(chunks.extents(), [extents[0] / h, extents[1] / w, h, w], "{label}");
    for [i, j, di, dj] in windows.indices() {
        assert_eq!(windows[[i, j, di, dj]], view[[i + di, j + dj]], "{label}");
        checked += 1;
    }
    for [i, j, di, dj] in chunks.indices() {
        assert_eq!(chunks[[i, j, di, dj]], view[[i * h + di, j * w + dj]], "{label}");
        checked += 1;
    }
    // Also by rows, which visit the same elements in order.
    let by_index = windows.indices().map(|index| windows[index]);
    assert!(windows.iter().copied().eq(by_index), "{label}");
    let by_index = chunks.indices().map(|index| chunks[index]);
    assert!(chunks.iter().copied().eq(by_index), "{label}");
    let (count, rows) = (windows.extents()[0] * windows.extents()[1], windows.extents()[1]);
    let one = |at: usize| windows.slice(s![at / rows, at % rows]).ranked();
    check_iterator(view.window_iter(sizes), (0..count).map(one).collect(), &label);
    let (count, rows) = (chunks.extents()[0] * chunks.extents()[1], chunks.extents()[1]);
    let one = |at: usize| chunks.slice(s![at / rows, at % rows]).ranked();
    check_iterator(view.chunk_iter(sizes), (0..count).map(one).collect(), &label);
    checked
}

/// Compares an iterator over windows with a list of them: from each end, from both, and with skips.
fn check_iterator<M: Packed<2>>(
    found: WindowIter<'_, usize, 2, M>,
    expected: Vec<View<'_, usize, 2>>,
    label: &str,
) {
    let found = found.map(|window| window.ranked());
    assert_eq!((found.len(), found.clone().count()), (expected.len(), expected.len()), "{label}");
    assert!(found.clone().eq(expected.iter().copied()), "{label}");
    assert!(found.clone().rev().eq(expected.iter().rev().copied()), "{label}");
    assert_eq!(found.clone().next_back(), expected.last().copied(), "{label}");
    let (mut front, mut list) = (found.clone(), expected.iter());
    while let Some(one) = list.next() {
        assert_eq!(front.next(), Some(*one), "{label}");
        assert_eq!(front.next_back(), list.next_back().copied(), "{label}");
        assert_eq!(front.len(), list.len(), "{label}");
    }
    assert_eq!(
        (front.next(), front.next_back(), front.nth(3), front.len()),
        (None, None, None, 0),
        "{label}"
    );
    for skipped in 0..=expected.len() {
        let (mut found, mut list) = (found.clone(), expected.iter());
        assert_eq!(found.nth(skipped), list.nth(skipped).copied(), "{label}");
        assert_eq!(found.nth_back(1), list.nth_back(1).copied(), "{label}");
        assert_eq!(found.nth(1), list.nth(1).copied(), "{label}");
        assert!(found.eq(list.copied()), "{label}");
    }
}

/// Compares windows with extents in the type, over a ranked view, with those of run-time extents.
fn check_typed<const H: usize, const W: usize>(view: &View<'_, usize, 2>) -> usize {
    let label = format!("{:?} {H} {W}", view.layout());
    let numbers = view.try_windows::<4, _>([H, W]);
    let typed = view.try_windows::<4, _>(shape![H, W]);
    let mixed = view.try_windows::<4, _>(shape![{ H }, Const::<W>]);
    let columns = view.try_windows::<4, _>((Const::<H>, W));
    assert_eq!(typed.as_ref().err(), numbers.as_ref().err(), "{label}");
    let (Ok(numbers), Ok(typed), Ok(mixed), Ok(columns)) = (numbers, typed, mixed, columns) else { return 0 };
    assert_eq!(typed.layout().ranked(), *numbers.layout(), "{label}");
    assert_eq!(mixed.layout().ranked(), *numbers.layout(), "{label}");
    assert_eq!(columns.layout().ranked(), *numbers.layout(), "{label}");
    assert_eq!(
        (typed.extents(), typed.layout().span()),
        (numbers.extents(), numbers.layout().span()),
        "{label}"
    );
    for index in numbers.indices() {
        let [i, j, di, dj] = index;
        let element = view[[i + di, j + dj]];
        assert_eq!([typed[index], mixed[index], columns[index]], [element; 3], "{label}");
        assert_eq!(typed.layout().offset(index), numbers.layout().offset(index), "{label}");
        assert_eq!(
            typed.slice(s![i.cast_signed(), j.cast_signed()]).to_vec(),
            numbers.slice(s![i.cast_signed(), j.cast_signed()]).to_vec(),
            "{label}"
        );
    }
    for axis in 0..4 {
        let mut index = [0; 4];
        index[axis] = numbers.extents()[axis];
        assert_eq!(typed.get(index), None, "{label}");
    }
    assert_eq!(typed.sum(), numbers.sum(), "{label}");
    assert_eq!(typed.to_vec(), numbers.to_vec(), "{label}");
    assert_eq!(typed.transpose().to_vec(), numbers.transpose().to_vec(), "{label}");
    assert_eq!(typed.ranked(), numbers, "{label}");
    numbers.layout().element_count()
}

#[test]
fn windows_in_the_type_over_ranked_views() {
    let mut checked = 0;
    for extents in oracle::shapes(2, 4) {
        let extents = [extents[0], extents[1]];
        let elements: Vec<usize> = (0..extents.iter().product()).collect();
        let view = View::new(&elements, extents).unwrap();
        let all = [
            view,
            view.transpose().ranked(),
            view.slice(s![..;-1, ..]).ranked(),
            view.slice(s![..;-1, ..;-1]).ranked(),
            view.slice(s![..;2, ..;-2]).ranked(),
        ];
        for view in &all {
            checked += check_typed::<1, 1>(view) + check_typed::<1, 3>(view) + check_typed::<2, 2>(view);
            checked += check_typed::<3, 1>(view) + check_typed::<3, 3>(view) + check_typed::<4, 2>(view);
        }
    }
    assert!(checked > 2_000, "{checked}");
    // Of ranks 1 and 3, and with a window that covers the entire axis.
    let elements: Vec<usize> = (0..60).collect();
    let row = View::new(&elements, [60]).unwrap();
    assert_eq!(row.windows(shape![60]).slice(s![0, -1]).to_vec(), [59]);
    let windows = View::new(&elements, [3, 4, 5]).unwrap().slice(s![:, ..;-1, :]).ranked();
    let windows = windows.windows(shape![2, 3, 4]);
    assert_eq!(windows.extents(), [2, 2, 2, 2, 3, 4]);
    assert_eq!(windows[[1, 0, 1, 0, 2, 3]], 20 + 5 + 4);
}

#[test]
fn windows_and_chunks_of_small_views() {
    let mut checked = 0;
    for extents in oracle::shapes(2, 4) {
        let extents = [extents[0], extents[1]];
        let elements: Vec<usize> = (0..extents.iter().product()).collect();
        let view = View::new(&elements, extents).unwrap();
        for sizes in oracle::shapes(2, 5) {
            let sizes = [sizes[0], sizes[1]];
            checked += check(&view, sizes);
            checked += check(&view.transpose(), sizes);
            checked += check(&view.slice(s![..;-1, ..]), sizes);
            checked += check(&view.slice(s![..;-1, ..;-1]), sizes);
            checked += check(&view.slice(s![..;2, ..;-2]), sizes);
        }
    }
    let row = View::new(&[1_usize, 2, 3, 4], shape![1, 4]).unwrap();
    checked += check(&row.try_broadcast_to([3, 4]).unwrap(), [2, 2]);
    assert!(checked > 8_000, "{checked}");
}

#[test]
fn extents_and_strides_in_the_type_stay_there() {
    let memory: Vec<u8> = (0..48).collect();
    let image: DenseView<'_, u8, 2, Extents![6, 8]> = View::new(&memory, shape![6, 8]).unwrap();
    let windows = image.windows(shape![3, 2]);
    let window = windows.slice(s![1, 4]);
    assert_eq!((window.extents(), window.layout().strides()), ([3, 2], [8, 1]));
    assert_eq!(size_of_val(&window), size_of::<&[u8]>(), "a window is a pointer and a length");
    let _: (Const<3>, Const<2>) = window.typed_extents();
    // On the ranked level the extents of the window are in the type too.
    let ranked: View<'_, u8, 2> = image.ranked();
    let _: (usize, usize, Const<3>, Const<2>) = ranked.windows(shape![3, 2]).typed_extents();
    // One window along an axis of extent `One`: both axes still stretch.
    let row = View::new(&[1, 2, 3], (One, Const::<3>)).unwrap();
    let windows = row.windows((One, Const::<2>));
    let (One, positions, One, Const) = windows.typed_extents();
    assert_eq!((positions.get(), windows.to_vec()), (2, vec![1, 2, 2, 3]));
    assert_eq!((windows + Tensor::ones([4, 2, 5, 2])).extents(), [4, 2, 5, 2]);
    let (One, _, One, Const) = row.chunks_exact((One, Const::<3>)).typed_extents();
    let _: (usize, usize, Const<3>, Const<2>) =
        ranked.try_chunks_exact(shape![3, 2]).unwrap().typed_extents();
    // The number of chunks is known where the extents of both are.
    let chunks = image.chunks_exact(shape![3, 3]);
    let (_, _, _, _): (Const<2>, Const<2>, Const<3>, Const<3>) = chunks.as_typed().typed_extents();
    assert_eq!(chunks, ranked.chunks_exact([3, 3]));
    let rows = View::new(&memory, shape![core::hint::black_box(6), 8]).unwrap().chunks_exact(shape![4, 4]);
    let (rows, _, _, _): (usize, Const<2>, Const<4>, Const<4>) = rows.as_typed().typed_extents();
    assert_eq!(rows, 1);
    // If the extents of the window are known only at run time, it is a ranked view.
    let _: View<'_, u8, 4> = ranked.windows([3, 2]);
    // A stride of windows is a step of the slice.
    let strided = image.windows(shape![3, 3]).slice(s![..;2, ..;2]);
    assert_eq!((strided.extents(), strided[[1, 2, 0, 0]]), ([2, 3, 3, 3], 20));
}

#[test]
fn mutable_chunks_contain_each_element_once() {
    let mut memory = [0; 35];
    let mut chunks = ViewMut::new(&mut memory, [5, 7]).unwrap().into_chunks_exact(shape![2, 3]);
    let mut next = 0;
    chunks.for_each_mut(|element| *element += 1);
    for index in chunks.view().indices() {
        next += 1;
        chunks[index] += next;
    }
    assert_eq!(memory.iter().filter(|&&element| element > 1).count(), 24);
    assert_eq!(memory[34], 0, "elements after the last chunk are unchanged");
    let ranked = ViewMut::new(&mut memory, [5, 7]).unwrap().try_into_chunks_exact([6, 1]);
    assert_eq!(ranked.unwrap_err(), WindowError::Chunk { axis: 0, chunk: 6, extent: 5 });
}

#[test]
fn invalid_windows() {
    let memory = [0_u8; 6];
    let view = View::new(&memory, [2, 3]).unwrap();
    assert_eq!(view.try_windows::<4, _>([0, 1]).unwrap_err(), WindowError::Empty { axis: 0 });
    assert_eq!(
        view.try_windows::<4, _>([1, 4]).unwrap_err().to_string(),
        "a window of 4 is longer than axis 1, which has extent 3: a window must fit its axis"
    );
    assert_eq!(
        view.try_chunks_exact::<4, _>([1, 0]).unwrap_err().to_string(),
        "the window or chunk has extent 0 along axis 1: it must be at least 1"
    );
    // Windows of a broadcast with more elements than `isize::MAX`.
    let half = 1 << (usize::BITS / 2 + 7);
    let many = View::new(&memory[..1], shape![1, 1]).unwrap().try_broadcast_to([2 * half, 1]).unwrap();
    assert!(matches!(many.try_windows::<4, _>([half, 1]), Err(WindowError::Layout(_))));
}

#[test]
fn an_element_by_numbers_in_the_type() {
    let memory = [0, 1, 2, 3, 4, 5];
    let fixed = View::new(&memory, shape![2, 3]).unwrap();
    assert_eq!((fixed.item(s![0, 0]), fixed.item(s![-1, 2]), fixed.ranked().item(s![1, 0])), (&0, &5, &3));
    let row = 1;
    assert_eq!(fixed.item(s![row, 1]), &4, "or known at run time");
}

#[test]
#[should_panic(expected = "index 2 is out of bounds for axis 0, which has extent 2")]
fn an_element_out_of_bounds_at_run_time() {
    let memory = [0, 1, 2, 3, 4, 5];
    let _ = View::new(&memory, [2, 3]).unwrap().item(s![2, 0]);
}
