//! Arrays whose rank is known at run time: what is derived from them has, as a ranked view, offsets within its memory.

use shapewise::{
    Tensor, View, ViewMut,
    array::{DynTensor, DynView, DynViewMut},
    contraction::DotAxes,
    rearrange::Pad,
    slice::{SliceExpr, StridedSlice},
};

use super::{all_extents, each_view, layouts, memory, strided};

/// The array as a view of its rank.
fn ranked(view: &DynView<'_, usize>) {
    macro_rules! of_rank {
        ($($rank:literal)*) => {
            match view.rank() {
                $($rank => strided(&View::<'_, usize, $rank>::try_from(view.clone()).unwrap()),)*
                rank => panic!("rank {rank}"),
            }
        };
    }
    of_rank!(0 1 2 3 4 5 6);
}

/// Tensors that operations make have exactly the memory of their elements.
fn made(view: &DynView<'_, usize>) {
    let owned = |tensor: DynTensor<usize>| {
        assert_eq!(tensor.element_count(), tensor.as_memory().len(), "exactly its elements");
        ranked(&tensor.view());
    };
    owned(view.map(|x| x + 1));
    owned(view.zip_map(view, |x, y| x.max(y).to_owned()).unwrap());
    owned(DynTensor::concatenate(1, [view, view]).unwrap());
    owned(DynTensor::stack(-1, [view, view]).unwrap());
    owned(DynTensor::select(&view.map(|x| x % 2 == 0), view, view).unwrap());
    for axis in -3..3 {
        owned(view.sum_axis(axis).unwrap());
        owned(view.cumsum(axis).unwrap());
        owned(view.argsort_axis(axis).unwrap());
        owned(view.sort_axis(axis).unwrap());
        owned(view.top_k(axis, 2).unwrap().0);
        owned(view.top_k(axis, 2).unwrap().1);
        owned(view.roll(axis, 2).unwrap());
        owned(view.repeat(axis, 2).unwrap());
        owned(view.scan_axis(axis, 0, |x, y| x ^ y).unwrap());
        // The axis may have no elements.
        let some = vec![true; view.shape().extent(axis).unwrap().get().unwrap().min(1)];
        owned(view.compress(axis, &some).unwrap());
        owned(view.take(axis, some.repeat(2).into_iter().map(|_| -1).collect::<Vec<isize>>()).unwrap());
    }
    owned(view.tile(&[2, 1, 1, 2]).unwrap());
    view.pad(&[Pad::edges(1, 0), Pad::edges(0, 2), Pad::edges(-1, 1)], 7).into_iter().for_each(owned);
    owned(view.argwhere(|x| x % 2 == 0).unwrap());
    owned(view.extract(&view.map(|x| x % 2 == 0)).unwrap());
    let none: [usize; 0] = [];
    owned(view.outer(view).unwrap());
    owned(view.dot_general(view, &DotAxes::contracting([2], [2]).batch(none, none)).unwrap());
}

fn slices() -> Vec<SliceExpr> {
    let items = [":", "::-1", "1", "-1", "1:", ":-1", "::2", "2:0:-1", "None"];
    let mut all = Vec::new();
    for first in items {
        for second in items {
            all.push(format!("{first}, ..., {second}").parse().unwrap());
        }
    }
    all
}

#[test]
fn arrays_of_any_rank_preserve_the_span() {
    let slices = slices();
    each_view(|view| {
        let view = view.dynamic();
        let extents: Vec<usize> = view.extents().collect();
        ranked(&view.transpose());
        ranked(&view.view());
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            ranked(&view.permute(&order).unwrap());
        }
        for (first, second) in (-3..3).flat_map(|first| (-3..3).map(move |second| (first, second))) {
            ranked(&view.swap_axes(first, second).unwrap());
            ranked(&view.move_axis(first, second).unwrap());
            for offset in [-2, -1, 0, 1, 2, isize::MAX, isize::MIN] {
                view.diagonal(first, second, offset).iter().for_each(ranked);
            }
            view.flip(&[first, second]).iter().for_each(ranked);
        }
        for axis in -4..4 {
            ranked(&view.insert_axis(axis).unwrap());
            view.axis_iter(axis).into_iter().flatten().for_each(|part| ranked(&part));
            view.axis_iter(axis).into_iter().flatten().rev().for_each(|part| ranked(&part));
        }
        for rank in 3..6 {
            ranked(&view.align_trailing(rank).unwrap());
        }
        for wide in all_extents() {
            view.broadcast_to(&wide).iter().for_each(ranked);
            let [first, second, third] = wide;
            view.broadcast(&[first, second]).iter().for_each(ranked);
            view.broadcast_in_dim(&[first, second, 2, third], &[0, 1, 3]).iter().for_each(ranked);
            view.broadcast_transposing(&wide, &[2, 0, 1]).iter().for_each(ranked);
            let signed = wide.map(usize::cast_signed);
            view.reshape(&signed).iter().for_each(ranked);
            view.reshape(&[signed[0], -1, signed[2]]).iter().for_each(ranked);
        }
        for slice in &slices {
            view.slice_by(slice).iter().for_each(ranked);
            if let Ok(dense) = slice.apply(&view.shape()) {
                ranked(&view.dense_slice(&dense).unwrap());
            }
        }
        for block in all_extents() {
            view.windows(&block).iter().for_each(ranked);
            view.chunks_exact(&block).iter().for_each(ranked);
        }
        for axis in -3..3 {
            for at in 0..4 {
                view.split(axis, &[at / 2, at]).iter().flatten().for_each(ranked);
                view.index_axis(axis, at.cast_signed() - 2).iter().for_each(ranked);
            }
            view.squeeze(axis).iter().for_each(ranked);
        }
        for step in [1, -1, 2] {
            let slice = StridedSlice {
                begin: &[0, -1, 0],
                end: &[2, 0, 3],
                strides: &[1, -1, step],
                ..StridedSlice::default()
            };
            view.strided_slice(&slice).iter().for_each(ranked);
        }
        let tensor = view.to_tensor();
        strided(&Tensor::<usize, 3>::try_from(tensor.clone()).unwrap());
        made(&view);
        for reshaped in all_extents() {
            let signed = reshaped.map(usize::cast_signed);
            let result = tensor.clone().into_reshape(&signed);
            assert_eq!(
                result.is_ok(),
                extents.iter().product::<usize>() == reshaped.iter().product::<usize>(),
                "{reshaped:?}"
            );
            result.iter().for_each(|tensor| ranked(&tensor.view()));
        }
    });
}

#[test]
fn mutable_arrays_of_any_rank_preserve_the_span() {
    let (mut memory, slices) = (memory(), slices());
    for extents in all_extents() {
        for layout in layouts(extents) {
            let Ok(view) = ViewMut::with_layout(&mut memory[..layout.span()], layout) else { continue };
            let mut view = DynViewMut::from(view);
            ranked(&view.view_mut().view());
            for axis in -3..3 {
                let parts = view.axis_iter_mut(axis);
                parts.into_iter().flatten().for_each(|part| ranked(&part.view()));
                let parts = view.axis_iter_mut(axis);
                parts.into_iter().flatten().rev().for_each(|part| ranked(&part.view()));
                for at in -3..3 {
                    view.index_axis_mut(axis, at).iter().for_each(|part| ranked(&part.view()));
                    view.diagonal_mut(axis, 1, at).iter().for_each(|part| ranked(&part.view()));
                }
            }
            strided(&ViewMut::<'_, usize, 3>::try_from(&mut view).unwrap());
            let masks = StridedSlice { begin: &[1], end: &[3], strides: &[2], ..StridedSlice::default() };
            view.strided_slice_mut::<i64>(&masks).iter().for_each(|part| ranked(&part.view()));
            for slice in &slices {
                view.slice_by_mut(slice).iter().for_each(|part| ranked(&part.view()));
                if let Ok(dense) = slice.apply(&view.shape()) {
                    ranked(&view.dense_slice_mut(&dense).unwrap().view());
                }
            }
        }
    }
}
