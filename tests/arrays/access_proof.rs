//! The premises of the proof in `src/arrays/array/access.rs`, one test for each: what a layout states is true; memory is as long as the span of
//! its layout, which is checked where the two first come together and preserved by each method that derives an array from an array; and
//! an access compares each coordinate. All cases have rank 3 and extents from 0 to 3. Besides, `TensorBase::of_parts`, the constructor,
//! asserts the invariant in this build.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

#[path = "access_proof/any_rank.rs"]
mod any_rank;
#[path = "access_proof/covered.rs"]
mod covered;
#[path = "access_proof/writable.rs"]
mod writable;

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{
    Axis, AxisOf, Const, Extents, LastAxis, Layout, Mapping, MinorToMajor, Permutation, Shape, Strided,
    Tensor, View, ViewMut,
    array::{DynView, Lend, TensorBase, TiledTensor, TiledView},
    axes,
    layout::{Padded, RowMajor, Tiled, tile::Tiles},
    s, shape,
};

shapewise::names! { Rows }

/// All extents of rank 3, from 0 to 3.
fn all_extents() -> impl Iterator<Item = [usize; 3]> {
    (0..64).map(|number| [number / 16, number / 4 % 4, number % 4])
}

/// All indices.
fn indices<const R: usize>(extents: [usize; R]) -> Vec<[usize; R]> {
    let count = extents.iter().product();
    let index = |linear| {
        let (mut index, mut rest) = ([0; R], linear);
        for axis in (0..R).rev() {
            (index[axis], rest) = (rest % extents[axis], rest / extents[axis]);
        }
        index
    };
    (0..count).map(index).collect()
}

/// The invariant: each index in bounds has an offset within the memory, at which its element is.
fn within<'s, S: Lend<'s, 's, usize>, const R: usize, L: Layout<R>>(array: &'s TensorBase<usize, S, R, L>) {
    let memory = array.as_memory();
    assert!(array.layout().span() <= memory.len(), "the span");
    for index in indices(array.layout().extents()) {
        let offset = array.layout().offset(index).expect("it is in bounds");
        assert!(offset < memory.len(), "{index:?} is at {offset} of {}", memory.len());
        assert!(std::ptr::eq(&array[index], &memory[offset]), "{index:?} is the element there");
    }
}

/// [`within`], and what the layout states: an offset is the base and a multiple of each stride, also if the type knows them.
fn strided<'s, S: Lend<'s, 's, usize>, const R: usize, L: Layout<R>>(array: &'s TensorBase<usize, S, R, L>) {
    within(array);
    let (layout, strides) = (array.layout(), array.layout().strides());
    for index in indices(layout.extents()) {
        let steps = index.iter().zip(strides).map(|(&at, stride)| at.cast_signed() * stride);
        assert_eq!(
            layout.offset(index).unwrap().cast_signed(),
            layout.base().cast_signed() + steps.sum::<isize>(),
            "{index:?}"
        );
    }
}

/// Layouts of these extents: row-major, column-major, with gaps, backwards, and with repeated elements.
fn layouts(extents: [usize; 3]) -> [Strided<3>; 5] {
    let [_, b, c] = extents.map(usize::cast_signed);
    let row_major = Strided::row_major(extents).unwrap();
    let gaps = Strided::new(extents, [2 * (2 * b + 1) * (2 * c + 1), 2 * (2 * c + 1), 2]).unwrap();
    let backwards = Strided::new(extents, row_major.strides().map(|stride| -stride)).unwrap();
    let repeated = Strided::new(extents, [1, 0, -2]).unwrap();
    [row_major, Strided::column_major(extents).unwrap(), gaps, backwards, repeated]
}

/// Memory for any of these layouts; each element is its offset.
fn memory() -> Vec<usize> {
    (0..600).collect()
}

/// Calls a function with each view.
fn each_view(mut visit: impl FnMut(View<'_, usize, 3>)) {
    let memory = memory();
    for extents in all_extents() {
        for layout in layouts(extents) {
            // Exactly as much memory as it needs.
            visit(View::with_layout(&memory[..layout.span()], layout).unwrap());
        }
    }
}

#[test]
fn memory_and_layout_are_compared_where_they_first_come_together() {
    let mut memory = memory();
    let tiles: &'static Tiles = Box::leak(Box::new(Tiles::from_sizes(&[&[2, 2], &[2]]).unwrap()));
    for extents in all_extents() {
        let shape = Shape::new(extents).unwrap();
        for layout in layouts(extents) {
            let (span, is_unique) = (layout.span(), layout.is_unique());
            for found in 0..span + 2 {
                let fits = found >= span;
                assert_eq!(View::with_layout(&memory[..found], layout).is_ok(), fits, "{layout:?}");
                let written = ViewMut::with_layout(&mut memory[..found], layout);
                assert_eq!(written.is_ok(), fits && is_unique, "{layout:?}");
                let strides = layout.strides();
                assert_eq!(
                    DynView::with_strides(&memory[..found], &extents, &strides).is_ok(),
                    fits,
                    "{layout:?}"
                );
                if let Ok(tensor) = Tensor::with_layout(memory[..found].to_vec(), layout) {
                    assert!(fits && is_unique, "{layout:?}");
                    strided(&tensor);
                }
            }
        }
        let bounds = extents.map(|extent| extent + 1);
        let count = shape.element_count();
        for found in 0..count + 2 {
            assert_eq!(View::new(&memory[..found], extents).is_ok(), found >= count, "{extents:?}");
            assert_eq!(ViewMut::new(&mut memory[..found], extents).is_ok(), found >= count, "{extents:?}");
            assert_eq!(Tensor::new(memory[..found].to_vec(), extents).is_ok(), found == count, "{extents:?}");
        }
        for order in [MinorToMajor::ROW_MAJOR, MinorToMajor::COLUMN_MAJOR] {
            let padded = Padded::new(shape, order, bounds).unwrap();
            let tiled = Tiled::new(shape, order, tiles.as_tiles()).unwrap();
            let (most, rows) =
                (padded.allocated().max(tiled.allocated()), View::new(&memory[..count], extents).unwrap());
            for found in 0..most + 2 {
                let part = &memory[..found];
                assert_eq!(View::with_layout(part, padded).is_ok(), found >= padded.span(), "{padded:?}");
                assert_eq!(TiledView::with_layout(part, tiled).is_ok(), found >= tiled.span(), "{tiled:?}");
                let owned = Tensor::with_layout(part.to_vec(), padded).is_ok();
                assert_eq!(owned, found == padded.allocated(), "{padded:?}");
                let owned = TiledTensor::with_layout(part.to_vec(), tiled).is_ok();
                assert_eq!(owned, found == tiled.allocated(), "{tiled:?}");
            }
            let (padded, tiled) = (rows.to_layout(padded).unwrap(), rows.to_tiled(tiled).unwrap());
            strided(&padded);
            strided(&padded.view());
            for index in rows.indices() {
                let offset = tiled.layout().offset(index).expect("it is in bounds");
                assert!(offset < tiled.layout().span(), "{index:?}");
                assert!(
                    std::ptr::eq(&tiled[index], &tiled.as_memory()[offset]),
                    "{index:?} is the element there"
                );
                assert_eq!(tiled.view().get(index), Some(&tiled[index]), "{index:?}");
            }
            assert!(rows.indices().all(|index| tiled[index] == rows[index] && padded[index] == rows[index]));
        }
    }
}

#[test]
fn an_access_compares_each_coordinate() {
    let bad = |extents: [usize; 3]| {
        let ends = [0, 1, 2, 3, 4, usize::MAX / 2, usize::MAX];
        let all =
            ends.into_iter().flat_map(move |i| ends.into_iter().flat_map(move |j| ends.map(|k| [i, j, k])));
        all.filter(move |index| index.iter().zip(extents).any(|(&at, extent)| at >= extent))
    };
    each_view(|view| {
        for index in bad(view.extents()) {
            assert_eq!(view.get(index), None, "{index:?}");
            assert!(view.layout().offset(index).is_err(), "{index:?}");
        }
    });
    let is_refused = |access: &mut dyn FnMut()| catch_unwind(AssertUnwindSafe(access)).is_err();
    std::panic::set_hook(Box::new(|_| {}));
    let mut memory = memory();
    for extents in [[2, 3, 1], [0, 2, 3], [3, 3, 3]] {
        let count = extents.iter().product();
        let mut view = ViewMut::new(&mut memory[..count], extents).unwrap();
        for index in bad(extents) {
            assert!(view.get(index).is_none() && view.get_mut(index).is_none(), "{index:?}");
            let mut read = || _ = std::hint::black_box(view[index]);
            assert!(is_refused(&mut read), "{index:?}");
            assert!(is_refused(&mut || view[index] = 7), "{index:?}");
        }
    }
    drop(std::panic::take_hook());
    assert!(memory.iter().enumerate().all(|(at, &element)| at == element), "nothing is written");
}

/// Every way to derive a view of rank 3 from one that keeps the rank.
fn rank_3<'v>(view: View<'v, usize, 3>, mut visit: impl FnMut(View<'v, usize, 3>)) {
    for axes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        visit(view.permute_by(Permutation::new(axes).unwrap()));
        visit(view.into_permute_by(Permutation::new(axes).unwrap()));
    }
    visit(view.transpose());
    visit(view.into_transpose());
    visit(view.permute(axes![2, 0, 1]));
    visit(view.into_permute(axes![1, 2, 0]));
    visit(view.swap_axes(Axis::<0>, Axis::<2>));
    visit(view.move_axis(Axis::<0>, Axis::<2>));
    visit(view.flip(axes![0, 2]));
    for first in (0..3).map(|axis| AxisOf::<3>::new(axis).unwrap()) {
        visit(view.flip(first));
        for second in (0..3).map(|axis| AxisOf::<3>::new(axis).unwrap()) {
            visit(view.swap_axes(first, second));
            visit(view.move_axis(first, second));
        }
        let extent = view.extents()[first.get()];
        for at in 0..=extent {
            let (front, back) = view.split_at(first, at);
            visit(front);
            visit(back);
        }
        for at in [[0, extent], [extent / 2, extent], [0, 0]] {
            view.try_split(first, &at).unwrap().into_iter().for_each(&mut visit);
        }
        if let Ok(parts) = view.try_split_into::<3, _, _>(first, extent / 3) {
            parts.into_iter().for_each(&mut visit);
        }
    }
    for tile in [[1, 2, 1], [2, 2, 2], [3, 1, 2]] {
        view.try_ragged_tiles(tile).unwrap().for_each(&mut visit);
        if let Ok(tiles) = view.try_tiles(tile) {
            tiles.for_each(|tile| visit(tile.ranked()));
        }
    }
    for stretched in all_extents() {
        if let Ok(wide) = view.try_broadcast_to(stretched) {
            visit(wide);
        }
    }
    visit(view.ranked());
    visit(view.view());
    visit(view.as_typed::<[usize; 3]>());
    if let Ok(dense) = view.try_dense::<[usize; 3]>() {
        visit(dense.ranked());
        for reshaped in all_extents() {
            if let Ok(reshaped) = view.try_reshape(reshaped) {
                visit(reshaped.ranked());
            }
        }
    }
    let dynamic = view.dynamic();
    visit(View::try_from(dynamic.transpose()).unwrap());
    visit(View::try_from(dynamic).unwrap());
}

#[test]
fn methods_that_keep_the_rank_preserve_the_span() {
    each_view(|view| {
        rank_3(view, |derived| {
            strided(&derived);
            // Of small arrays also what is derived from these.
            if derived.extents().into_iter().all(|extent| extent <= 2) && view.layout().base() == 0 {
                rank_3(derived, |again| strided(&again));
            }
        });
    });
}

#[test]
fn slices_preserve_the_span() {
    let ends = [-4, -2, -1, 0, 1, 2, 4, isize::MAX, isize::MIN];
    each_view(|view| {
        for step in [1, -1, 2, -2, 3, isize::MAX, isize::MIN] {
            strided(&view.slice(s![..;step, ..;step, ..;step]));
            for begin in ends {
                strided(&view.slice(s![begin..;step, :, :]));
                strided(&view.slice(s![:, ..begin;step, :]));
                for end in ends {
                    strided(&view.slice(s![:, :, begin..end;step]));
                    strided(&view.slice(s![begin..end;step, :, ..end;step]));
                }
            }
        }
        let extents = view.extents();
        for (axis, index) in (0..3).flat_map(|axis| (-4..5).map(move |index| (axis, index))) {
            let is_in = (-extents[axis].cast_signed()..extents[axis].cast_signed()).contains(&index);
            match axis {
                0 => {
                    let part = view.try_slice(s![index, :, :]);
                    assert_eq!(part.is_ok(), is_in, "{index}");
                    part.iter().for_each(strided);
                }
                1 => {
                    let part = view.try_slice(s![:, index, shapewise::NewAxis, :]);
                    assert_eq!(part.is_ok(), is_in, "{index}");
                    part.iter().for_each(strided);
                }
                _ => {
                    let part = view.try_slice(s![..;-1, :, index]);
                    assert_eq!(part.is_ok(), is_in, "{index}");
                    part.iter().for_each(strided);
                }
            }
        }
        strided(&view.slice(s![shapewise::NewAxis, :, :, :, shapewise::NewAxis]));
    });
}

#[test]
fn methods_that_change_the_rank_preserve_the_span() {
    each_view(|view| {
        for row in view.outer_iter() {
            strided(&row);
            strided(&row.transpose());
        }
        view.axis_iter(Axis::<1>).for_each(|part| strided(&part));
        view.axis_iter(Axis::<2>).rev().for_each(|part| strided(&part));
        strided(&view.align_trailing().of_rank::<5>());
        strided(&view.along(axes![0, 2, 3]).of_rank::<5>());
        for at in -4..4 {
            view.try_index_axis(Axis::<0>, at).iter().for_each(strided);
            view.try_index_axis(Axis::<2>, at).iter().for_each(strided);
        }
        for row in (0..4).flat_map(|i| (0..4).map(move |j| [i, j])) {
            view.try_row(row).iter().for_each(strided);
        }
        for matrix in view.outer_iter() {
            (0..matrix.ncols()).for_each(|at| strided(&matrix.column(at)));
        }
        view.try_squeeze(Axis::<1>).iter().for_each(strided);
        for offset in [-4, -1, 0, 1, 3, isize::MAX, isize::MIN] {
            if let Ok(diagonal) = view.try_diagonal(Axis::<0>, Axis::<2>, offset) {
                strided(&diagonal);
            }
            if let Ok(diagonal) = view.try_diagonal(Axis::<1>, Axis::<0>, offset) {
                strided(&diagonal);
            }
        }
        for sizes in all_extents() {
            if let Ok(windows) = view.try_windows(sizes) {
                strided(&windows);
                view.window_iter(sizes).for_each(|window| strided(&window));
                view.window_iter(sizes).rev().for_each(|window| strided(&window));
            }
            if let Ok(chunks) = view.try_chunks_exact(sizes) {
                strided(&chunks);
                view.chunk_iter(sizes).for_each(|chunk| strided(&chunk));
                view.chunk_iter(sizes).rev().for_each(|chunk| strided(&chunk));
            }
        }
        if let Ok(windows) = view.try_windows(shape![1, 2, 1]) {
            strided(&windows);
            strided(&windows.slice(s![:, :, :, 0, :, 0]));
        }
        for count in 0..28 {
            if let Ok(flat) = view.try_reshape([count]) {
                strided(&flat);
            }
        }
    });
}

/// What is derived from a view whose type knows extents.
macro_rules! typed {
    ($memory:ident: $($extents:expr),* $(,)?) => { $({
        let shape = Shape::new($extents).unwrap();
        let view = View::new(&$memory[..shape.element_count()], $extents).unwrap();
        strided(&view);
        strided(&view.transpose());
        strided(&view.permute(axes![1, 2, 0]));
        strided(&view.flip(axes![0, 1]));
        strided(&view.swap_axes(Axis::<0>, Axis::<1>));
        strided(&view.move_axis(Axis::<2>, Axis::<0>));
        strided(&view.insert_axis(Axis::<0>));
        strided(&view.insert_axis(Axis::<3>));
        strided(&view.insert_axis(LastAxis));
        strided(&view.insert_axis(AxisOf::<4>::new(-2).unwrap()));
        strided(&view.slice(s![..;-1, 1.., ..;2]));
        strided(&view.slice(s![..;-1, 1.., ..;2]).transpose().slice(s![:, ..1, :]));
        strided(&view.slice(s![shapewise::NewAxis, :, :, :]));
        strided(&view.ranked());
        strided(&view.as_typed::<[usize; 3]>());
        strided(&view.renamed(Axis::<1>, Rows));
        strided(&view.align_trailing().of_rank::<4>());
        let (front, back) = view.split_at(Axis::<1>, view.extents()[1] / 2);
        strided(&front);
        strided(&back);
        for row in view.outer_iter() {
            strided(&row);
            strided(&row.transpose());
        }
        if let Ok(windows) = view.try_windows(shape![1, 1, 1]) {
            strided(&windows);
        }
        let mut owned = view.to_tensor();
        strided(&owned);
        within(&owned.view_mut());
        strided(&owned.clone().into_ranked());
        strided(&owned.clone().into_map(|element| element));
        strided(&owned.slice_mut(s![..;-1, :, :]));
        for part in owned.outer_iter_mut() {
            strided(&part);
        }
    })* };
}

#[test]
fn extents_in_the_type_are_those_of_the_layout() {
    let memory = memory();
    typed!(memory:
        shape![2, 3, 1], shape![3, 3, 3], shape![1, 1, 1], shape![0, 2, 3], shape![2, 0, 3], shape![2, 3, 0], shape![0, 0, 0],
        (2_usize, Const::<3>, Const::<2>), (Const::<3>, 2_usize, Const::<1>), (Const::<2>, Const::<2>, 0_usize),
        [3, 2, 3], [1, 0, 2],
    );
    for extents in all_extents() {
        let count = extents.iter().product();
        let view = View::new(&memory[..count], extents).unwrap();
        // Only the extents that the view has are accepted.
        let is_known = view.typed::<Extents![2, usize, 3]>().inspect(|view| strided(view)).is_ok();
        assert_eq!(is_known, extents[0] == 2 && extents[2] == 3, "{extents:?}");
        let is_known = view.try_dense::<Extents![usize, 0, 1]>().inspect(|view| strided(view)).is_ok();
        assert_eq!(is_known, extents[1..] == [0, 1], "{extents:?}");
        let shape = Shape::<3>::new(extents).unwrap();
        assert_eq!(RowMajor::new(shape).span(), if count == 0 { 0 } else { count });
    }
}

/// `TensorBase` is the type with the invariant: only `array/made.rs` makes one, and nothing writes to its fields.
#[test]
fn arrays_have_one_constructor() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert!(root.join("arrays").is_dir(), "the folder of arrays");
    let (mut folders, mut files, mut literals) = (vec![root.clone()], Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        literals += code.matches("element: PhantomData }").count();
        assert!(!code.contains("TensorBase {  "), "{path:?} has a struct literal");
        // Shapes of XLA have a field of this name as well.
        let is_of_arrays = path.starts_with(root.join("arrays"));
        assert!(!is_of_arrays || !code.contains(".layout = "), "{path:?} replaces a layout");
    }
    // Three of `made.rs`, that of inline arrays, whose type has the extents of their memory, `TiledBase::of_parts`, `DynBase::of_parts`, and the `Clone` of
    // `DynBase`.
    assert_eq!(literals, 7, "the constructors");
}
