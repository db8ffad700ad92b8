//! Mutable views and tensors that are made from others, and views that are broadcast.

use shapewise::{
    Axis, AxisOf, Extents, Tensor, View, ViewMut, broadcast::BroadcastError, s, shape, slice::StridedSlice,
};

use super::{all_extents, each_view, layouts, memory, strided};

/// Calls a function with a mutable view of each layout in which no two indices share an element.
fn each_mutable_view(mut visit: impl FnMut(ViewMut<'_, usize, 3>)) {
    let mut memory = memory();
    for extents in all_extents() {
        for layout in layouts(extents) {
            if let Ok(view) = ViewMut::with_layout(&mut memory[..layout.span()], layout) {
                visit(view);
            }
        }
    }
}

#[test]
fn broadcasts_preserve_the_span() {
    each_view(|view| {
        let [a, b, c] = view.extents();
        for front in [[0, 2], [2, 0], [1, 3]] {
            strided(&view.try_broadcast::<2, 5, _>(front).unwrap());
        }
        for at in [[0, 1, 2], [0, 2, 3], [1, 2, 3]] {
            strided(&view.along_by::<4>(at).unwrap());
            let mut to = [2; 4];
            for (axis, extent) in at.into_iter().zip([a, b, c]) {
                to[axis] = extent;
            }
            strided(&view.try_broadcast_in_dim(to, at).unwrap());
            let reversed = [at[2], at[1], at[0]];
            let mut to = [3; 4];
            for (axis, extent) in reversed.into_iter().zip([a, b, c]) {
                to[axis] = extent;
            }
            strided(&view.try_broadcast_transposing(to, reversed).unwrap());
            assert!(view.try_broadcast_in_dim(to, [0, 0, 1]).is_err(), "an axis twice");
        }
        // Axes of extent 1 stretch.
        let to = [a, b, c].map(|extent| if extent == 1 { 3 } else { extent });
        strided(&view.try_broadcast_in_dim(to, [0, 1, 2]).unwrap());
        let found: Result<View<'_, usize, 3>, BroadcastError> =
            view.try_broadcast_in_dim([a + 2, b, c], [0, 1, 2]);
        assert!(found.is_err() || a == 1, "{a}");
        if let Ok(part) = view.try_split_at(Axis::<1>, 1) {
            strided(&part.0);
            strided(&part.1);
        }
        for step in [1, -1, 2, -2] {
            for begin in [-3, 0, 2] {
                let slice = StridedSlice {
                    begin: &[begin, 0, 0],
                    end: &[3, -1, 9],
                    strides: &[step, 1, 1],
                    ..StridedSlice::default()
                };
                if let Ok(part) = view.strided_slice::<3>(&slice) {
                    strided(&part);
                }
            }
        }
    });
}

#[test]
fn mutable_views_preserve_the_span() {
    shapewise::names! { Batch }

    each_mutable_view(|mut view| {
        let extents = view.extents();
        strided(&view.ranked_mut());
        strided(&view.as_typed_mut::<[usize; 3]>());
        strided(&view.renamed_mut(Axis::<0>, Batch));
        if let Ok(typed) = view.typed_mut::<Extents![usize, 2, 3]>() {
            assert_eq!(extents[1..], [2, 3]);
            strided(&typed);
        }
        if let Ok(dense) = view.try_dense_mut::<Extents![2, usize, 1]>() {
            assert_eq!([extents[0], extents[2]], [2, 1]);
            strided(&dense);
        }
        for axis in (0..3).map(|axis| AxisOf::<3>::new(axis).unwrap()) {
            for at in 0..=extents[axis.get()] + 1 {
                let parts = view.try_split_at_mut(axis, at);
                // Parts that interleave in memory are refused.
                assert!(parts.is_err() || at <= extents[axis.get()], "{at}");
                for part in parts.into_iter().flat_map(|(front, back)| [front, back]) {
                    strided(&part);
                }
            }
        }
        for row in (0..4).flat_map(|i| (0..4).map(move |j| [i, j])) {
            view.try_row_mut(row).iter().for_each(strided);
        }
        view.try_axis_iter_mut(Axis::<0>).into_iter().flatten().for_each(|mut matrix| {
            (0..matrix.ncols()).for_each(|at| strided(&matrix.column_mut(at)));
        });
        let parts = view.split_at_mut(Axis::<2>, 0);
        strided(&parts.0);
        strided(&parts.1);
        view.try_axis_iter_mut(Axis::<1>).into_iter().flatten().for_each(|part| strided(&part));
        view.try_axis_iter_mut(Axis::<2>).into_iter().flatten().rev().for_each(|part| strided(&part));
        for index in -4..4 {
            view.try_index_axis_mut(Axis::<1>, index).iter().for_each(strided);
            view.try_diagonal_mut(Axis::<0>, Axis::<2>, index).iter().for_each(strided);
            view.try_diagonal_mut(Axis::<2>, Axis::<1>, index).iter().for_each(strided);
            let part = view.try_slice_mut(s![..;-1, index, 1..;2]);
            part.iter().for_each(strided);
            let part = view.try_slice_mut(s![index, :, ..;-2]);
            part.iter().for_each(strided);
        }
        for step in [1, -1, 2] {
            let slice = StridedSlice {
                begin: &[0, 0, -1],
                end: &[3, 3, 0],
                strides: &[1, step, -1],
                ..StridedSlice::default()
            };
            if let Ok(part) = view.strided_slice_mut::<3>(&slice) {
                strided(&part);
            }
        }
        for text in ["::-1, 1:, ::2", "1:, ::-2, ...", "::2"] {
            view.slice_by_mut::<3>(&text.parse().unwrap()).iter().for_each(strided);
        }
    });
}

#[test]
fn mutable_views_that_are_consumed_preserve_the_span() {
    let whole = |make: &dyn Fn(ViewMut<'_, usize, 3>)| each_mutable_view(make);
    whole(&|view| strided(&view.into_slice(s![..;-1, ..1, 1..])));
    whole(&|view| view.try_into_slice(s![:, 1, ..;-2]).iter().for_each(strided));
    whole(&|view| view.try_into_slice(s![-1, :, NewAxis, :]).iter().for_each(strided));
    for at in 0..4 {
        whole(&|view| {
            for part in
                view.try_into_split_at(Axis::<0>, at).into_iter().flat_map(|(front, back)| [front, back])
            {
                strided(&part);
            }
        });
    }
    whole(&|view| {
        let parts = view.into_split_at(Axis::<2>, 0);
        strided(&parts.0);
        strided(&parts.1);
    });
    for chunks in all_extents() {
        whole(&|view| view.try_into_chunks_exact::<6, _>(chunks).iter().for_each(strided));
    }
    for count in 0..28 {
        whole(&|view| view.try_into_reshape([count]).iter().for_each(strided));
    }
    for to in all_extents() {
        whole(&|view| view.try_into_reshape(to).iter().for_each(strided));
        let tensor = Tensor::filled(to, 7);
        for reshaped in all_extents() {
            let result = tensor.clone().try_into_reshape(reshaped);
            assert_eq!(
                result.is_ok(),
                to.iter().product::<usize>() == reshaped.iter().product::<usize>(),
                "{to:?} {reshaped:?}"
            );
            result.iter().for_each(strided);
        }
    }
    let tensor = Tensor::filled(shape![2, 3], 7);
    strided(&tensor.into_reshape(shape![3, 1, 2]));
}
