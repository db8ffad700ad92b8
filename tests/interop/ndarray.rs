//! Arrays of ndarray as views and tensors, and back: shapes, orders and strides of all signs; no copies; errors.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::ptr;
use std::time::Instant;

use ndarray::{Array, Array2, Array3, ArrayD, ArrayView, ArrayView3, ArrayViewMut2, Axis, Ix0, Slice};
use shapewise::{
    Axis as AxisOf, DenseTensor, Extents, Keep, Strided, Tensor, View, ViewMut,
    array::{DynTensor, DynView},
    interop::ndarray::NdarrayError,
    s,
};

/// All orders of three axes.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Every which view is visited. Miri is a thousand times as slow.
const EVERY: usize = if cfg!(miri) { 101 } else { 1 };

/// Calls a function with views of an array: each order of axes, each combination of steps, each set of repeated axes, and
/// whether the elements are side by side.
fn each_view(mut visit: impl FnMut(ArrayView3<'_, usize>, bool)) {
    let mut number = 0_usize;
    for case in 0..4_usize.pow(3) {
        let extents = [case % 4, case / 4 % 4, case / 16];
        let array = Array3::from_shape_fn(extents, |(i, j, k)| 100 * i + 10 * j + k);
        for order in ORDERS {
            for steps in 0..64_usize {
                number += 1;
                if !number.is_multiple_of(EVERY) {
                    continue;
                }
                let mut view = array.view().permuted_axes(order);
                let mut has_gaps = false;
                for axis in 0..3 {
                    let step: isize = [1, -1, 2, -2][steps >> (2 * axis) & 3];
                    has_gaps |= step.abs() > 1 && view.len_of(Axis(axis)) > 1;
                    view.slice_axis_inplace(Axis(axis), Slice::from(..).step_by(step));
                }
                let is_side_by_side = !has_gaps || view.to_slice_memory_order().is_some() || view.is_empty();
                visit(view, is_side_by_side);
            }
        }
    }
}

/// Asserts that a view has the elements of ndarray's at each index, in the same memory.
fn assert_same(view: &View<'_, usize, 3>, array: &ArrayView3<'_, usize>) {
    assert_eq!(view.extents(), array.shape(), "the extents");
    assert!(view.iter().eq(array.iter()), "the elements");
    for (index, element) in view.indices().zip(view) {
        assert!(ptr::eq(element, &raw const array[index]), "the element at {index:?} is in the same memory");
    }
}

#[test]
fn views_of_all_orders_and_strides_are_converted_in_place_and_back() {
    let (mut converted, mut refused) = (0, 0);
    each_view(|array, is_side_by_side| {
        let view = match View::from_ndarray(array) {
            Ok(view) => {
                converted += 1;
                view
            }
            Err(error) => {
                assert_eq!((error, is_side_by_side), (NdarrayError::Gaps, false), "{array:?}");
                refused += 1;
                // SAFETY: the array that owns the memory is borrowed to read only.
                #[allow(unsafe_code, reason = "the function under test")]
                unsafe { View::from_ndarray_with_gaps(array) }.unwrap()
            }
        };
        assert_same(&view, &array);
        let back = view.as_ndarray();
        assert_same(&view, &back);
        if !array.is_empty() {
            assert_eq!((back.strides(), back.as_ptr()), (array.strides(), array.as_ptr()));
        }
        // A dimension whose rank is known at run time.
        assert_same(&View::from_ndarray(back.into_dyn()).unwrap_or(view), &array);
    });
    assert!(converted > 1000 / EVERY && refused > 1000 / EVERY, "{converted} converted, {refused} refused");
}

#[test]
fn arrays_of_any_rank_are_converted_in_place_and_back() {
    each_view(|array, is_side_by_side| {
        match DynView::from_ndarray(array.into_dyn()) {
            Ok(view) => {
                let ranked = View::<_, 3>::try_from(view.clone()).unwrap();
                assert_same(&ranked, &array);
                let back = view.as_ndarray();
                assert_eq!(back, array.into_dyn());
                assert!(array.is_empty() || back.as_ptr() == array.as_ptr());
            }
            Err(error) => assert_eq!((error, is_side_by_side), (NdarrayError::Gaps, false)),
        }
        let owned = array.to_owned().into_dyn();
        let (first, is_standard) = (owned.as_ptr(), owned.is_standard_layout());
        match DynTensor::from_ndarray(owned) {
            Ok(tensor) => {
                assert!(is_standard && tensor.iter().eq(&array));
                let back = tensor.into_ndarray();
                assert!(back == array.into_dyn() && (array.is_empty() || back.as_ptr() == first));
            }
            Err(error) => assert_eq!((error, is_standard), (NdarrayError::NotRowMajor, false)),
        }
    });
    let deep = ArrayD::<u8>::zeros(vec![1; 255]);
    let error = DynView::from_ndarray(deep.view()).unwrap_err().to_string();
    assert_eq!(error, "rank 255 is above the greatest rank, 254");
    assert!(DynTensor::from_ndarray(deep).is_err());
    let (memory, extents) = ([1, 2, 3, 4, 5, 6, 7], [2; 9]);
    let windows = DynView::with_strides(&memory, &[3, 5, 1], &[1, 1, 9]).unwrap();
    assert!(windows.as_ndarray().iter().eq(&windows), "they overlap");
    let wide = View::new(&[7; 512], extents).unwrap().dynamic();
    assert_eq!(wide.as_ndarray().ndim(), 9, "above ndarray's ranks in the type");
}

#[test]
fn repeated_elements_are_converted_in_place() {
    for mask in 0..8_usize {
        let extents: [usize; 3] =
            core::array::from_fn(|axis| if mask >> axis & 1 == 1 { 1 } else { axis + 2 });
        let array = Array3::from_shape_fn(extents, |(i, j, k)| 100 * i + 10 * j + k);
        for order in ORDERS {
            let (repeated, ordered) = ([4, 5, 6], array.view().permuted_axes(order));
            let to: [usize; 3] = core::array::from_fn(|axis| match ordered.shape()[axis] {
                1 => repeated[axis],
                extent => extent,
            });
            let broadcast = ordered.broadcast(to).unwrap();
            let view = View::from_ndarray(broadcast).unwrap();
            assert_same(&view, &broadcast);
            assert_eq!(view.as_ndarray(), broadcast);
            assert_eq!(view.strides(), broadcast.strides());
            // Reversed as well.
            let reversed = broadcast.slice_move(ndarray::s![..;-1, ..;-1, ..]);
            assert_same(&View::from_ndarray(reversed).unwrap(), &reversed);
        }
    }
}

#[test]
fn windows_overlap_and_are_converted_to_ndarray() {
    let memory: Vec<usize> = (0..20).collect();
    let windows = View::new(&memory, [4, 5]).unwrap().windows([2, 3]);
    let array = windows.as_ndarray();
    assert_eq!(array.shape(), [3, 3, 2, 3]);
    assert!(array.iter().eq(windows.iter()));
    assert_eq!(View::from_ndarray(array).unwrap_err(), NdarrayError::Gaps, "no safe way back");
}

#[test]
fn mutable_views_write_in_place() {
    for steps in [[1, 1], [1, -1], [-1, 1], [-1, -1]] {
        for order in [[0, 1], [1, 0]] {
            let mut array = Array2::from_shape_fn((2, 3), |(i, j)| 10 * i + j);
            let mut expected = array.clone();
            let cut = |mut array: ArrayViewMut2<'_, usize>| {
                array.swap_axes(0, order[0]);
                array.slice_axis_inplace(Axis(0), Slice::from(..).step_by(steps[0]));
                array.slice_axis_inplace(Axis(1), Slice::from(..).step_by(steps[1]));

                let mut view = ViewMut::from_ndarray(array).unwrap();
                view.slice_mut(s![0]).fill(7);
                view.as_ndarray_mut().unwrap()[[1, 1]] = 8;
            };
            cut(array.view_mut());
            let mut view = expected.view_mut();
            view.swap_axes(0, order[0]);
            let mut view = view.slice_move(ndarray::s![..;steps[0], ..;steps[1]]);
            view.row_mut(0).fill(7);
            view[[1, 1]] = 8;
            assert_eq!(array, expected);
        }
    }
    let mut array = Array2::<u8>::zeros((2, 4));
    let left = array.slice_mut(ndarray::s![.., ..2]);
    assert_eq!(ViewMut::from_ndarray(left).unwrap_err(), NdarrayError::Gaps);
    let left = array.slice_mut(ndarray::s![..;-1, ..2]);
    // SAFETY: `left` is the only borrow of the array.
    #[allow(unsafe_code, reason = "the function under test")]
    let mut left = unsafe { ViewMut::from_ndarray_with_gaps(left) }.unwrap();
    left.slice_mut(s![0]).fill(1);
    assert_eq!(array, ndarray::arr2(&[[0, 0, 0, 0], [1, 1, 0, 0]]));
    let mut none = Array2::<u8>::zeros((0, 4));
    assert_eq!(ViewMut::from_ndarray(none.view_mut()).unwrap().extents(), [0, 4]);
}

#[test]
fn arrays_keep_their_memory_as_tensors_and_back() {
    each_view(|view, _| {
        // An owned array with these strides: ndarray's, sliced in place.
        let array = view.to_owned();
        let (first, strides) = (array.as_ptr(), array.strides().to_vec());
        let tensor = Tensor::from_ndarray_strided(array.clone()).unwrap();
        assert_eq!(tensor, View::from_ndarray(array.view()).unwrap());
        match Tensor::from_ndarray(array.clone()) {
            Ok(tensor) => assert!(array.is_standard_layout() && tensor.iter().eq(&array)),
            Err(error) => assert_eq!((error, array.is_standard_layout()), (NdarrayError::NotRowMajor, false)),
        }
        let tensor = Tensor::from_ndarray_strided(array).unwrap();
        if view.is_empty() {
            return assert!(tensor.into_ndarray().unwrap().is_empty());
        }
        assert_eq!((&raw const tensor[[0; 3]], tensor.strides().as_slice()), (first, &strides[..]));
        let back = tensor.into_ndarray().unwrap();
        assert_eq!((back.as_ptr(), back.strides()), (first, &strides[..]));
        assert_eq!(back, view);
    });
}

#[test]
fn arrays_that_were_sliced_in_place_drop_the_cells_around() {
    for (rows, columns, step) in [(1..3, 0..4, 1), (0..2, 1..3, 1), (1..4, 1..4, 2), (1..4, 1..4, -2)] {
        let mut array = Array2::from_shape_fn((4, 4), |(i, j)| 10 * i + j);
        let part = ndarray::s![rows.clone(), columns.clone();step];
        let expected = array.slice(part).to_owned();
        array.slice_collapse(ndarray::s![rows.clone(), columns.clone();step]);
        let tensor = Tensor::from_ndarray_strided(array.clone()).unwrap();
        assert_eq!(tensor.as_ndarray(), expected);
        assert_eq!(tensor.as_memory().len(), shapewise::Mapping::span(tensor.layout()));
        assert_eq!(tensor.into_ndarray().unwrap(), expected);
        if let Ok(tensor) = Tensor::from_ndarray(array) {
            assert_eq!(tensor.into_ndarray().unwrap(), expected);
        }
    }
}

#[test]
fn typed_tensors_and_ranks_from_0_to_6() {
    fn round_trip<const R: usize>(extents: [usize; R])
    where
        shapewise::rank::Ranks: shapewise::interop::ndarray::HasDimension<R>,
    {
        let tensor = Tensor::try_from_fn(extents, |index| index).unwrap();
        let array = tensor.clone().into_ndarray().unwrap();
        assert_eq!(array.shape(), extents);
        assert!(array.iter().eq(&tensor));
        assert_eq!(Tensor::from_ndarray(array.clone()).unwrap(), tensor);
        assert_eq!(Tensor::<_, R>::from_ndarray(array.into_dyn()).unwrap(), tensor);
    }
    round_trip([]);
    round_trip([2]);
    round_trip([2, 3]);
    round_trip([2, 3, 1]);
    round_trip([2, 3, 1, 2]);
    round_trip([2, 3, 1, 2, 2]);
    round_trip([2, 3, 1, 2, 2, 3]);

    let typed: DenseTensor<f32, 2, Extents![2, 3]> = Tensor::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    let array = typed.as_ndarray();
    let back = View::from_ndarray(array).unwrap();
    assert_eq!(back.try_dense::<Extents![2, 3]>().unwrap().as_slice().as_ptr(), typed.as_slice().as_ptr());
    assert_eq!(typed.max_axis_by(Keep(AxisOf::<1>), f32::total_cmp).unwrap().as_ndarray().shape(), [2, 1]);
    let scalar: ArrayView<'_, i32, Ix0> = ArrayView::from_shape((), &[5]).unwrap();
    assert_eq!(View::from_ndarray(scalar).unwrap()[[]], 5);
}

#[test]
fn errors_name_the_ranks_and_the_way_out() {
    let array = Array3::<u8>::zeros((1, 2, 3));
    let error = View::<_, 2>::from_ndarray(array.view().into_dyn()).unwrap_err();
    assert_eq!(error, NdarrayError::Rank { expected: 2, found: 3 });
    assert_eq!(Tensor::<_, 2>::from_ndarray(array.into_dyn()).unwrap_err(), error);
    // Unique, but ndarray does not see it: offsets 0 to 10 without 1 and 9.
    let layout = Strided::new([3, 2], [2, 3]).unwrap();
    let mut memory = [0; 8];
    let mut view = ViewMut::with_layout(&mut memory, layout).unwrap();
    assert_eq!(view.as_ndarray_mut().unwrap_err(), NdarrayError::Interleaved);
    assert_eq!(view.as_ndarray().shape(), [3, 2], "to read, it is no problem");
    let tensor = Tensor::with_layout(vec![0; 8], layout).unwrap();
    assert_eq!(tensor.into_ndarray().unwrap_err(), NdarrayError::Interleaved);
}

#[test]
fn messages() {
    let words = |error: NdarrayError| error.to_string();
    assert_eq!(words(NdarrayError::Rank { expected: 2, found: 3 }), "the rank of the array is 3, expected 2");
    assert_eq!(
        words(NdarrayError::Gaps),
        "the elements are not side by side in memory, and other views may write between them: convert the entire array and slice \
         the result, or copy with `to_owned`"
    );
    assert_eq!(
        words(NdarrayError::NotRowMajor),
        "the array is not in row-major order: keep its order with `from_ndarray_strided`, or copy with `as_standard_layout`"
    );
    assert_eq!(
        words(NdarrayError::Interleaved),
        "the strides of the layout interleave, which ndarray refuses in an array to write: copy with `to_tensor` first"
    );
}

#[test]
fn elements_without_size_and_elements_that_own_memory() {
    let units = Array::from_elem((3, 4), ());
    let reversed = units.slice(ndarray::s![..;-1, ..]);
    assert_eq!(View::from_ndarray(reversed).unwrap().extents(), [3, 4]);
    assert_eq!(Tensor::from_ndarray(units).unwrap().into_ndarray().unwrap().len(), 12);
    let mut words = Array2::from_shape_fn((2, 2), |(i, j)| format!("{i}{j}"));
    words.slice_collapse(ndarray::s![1.., ..;-1]);
    let tensor = Tensor::from_ndarray_strided(words).unwrap();
    assert_eq!(tensor.to_vec(), ["11", "10"]);
    assert_eq!(tensor.as_memory(), ["10", "11"]);
}

/// Prints the times that the file `src/arrays/interop/ndarray/gaps.rs` states.
#[test]
#[ignore = "a measurement: cargo test --release --features ndarray --test ndarray -- --ignored --nocapture"]
fn the_cost_of_a_copy() {
    let array = Array2::<f32>::ones((4096, 4096));
    let half = || array.slice(ndarray::s![.., ..2048]);
    let least = |work: &dyn Fn() -> f32| {
        let times = (0..10).map(|_| {
            let start = Instant::now();
            core::hint::black_box(work());
            start.elapsed()
        });
        times.min().unwrap()
    };
    #[allow(unsafe_code, reason = "the function under test")]
    // SAFETY: the array is borrowed to read only.
    let in_place = least(&|| unsafe { View::<_, 2>::from_ndarray_with_gaps(half()) }.unwrap()[[1, 1]]);
    let copied = least(&|| Tensor::from_ndarray(half().to_owned()).unwrap()[[1, 1]]);
    #[expect(clippy::print_stdout, reason = "a measurement")]
    let () = println!("in place {in_place:?}, copied {copied:?}");
    assert!(in_place < copied);
}

#[test]
fn parts_of_an_array_are_read_in_its_memory() {
    let array = Array3::from_shape_fn([3, 4, 2], |(i, j, k)| 100 * i + 10 * j + k);
    let mut count = 0;
    for order in ORDERS {
        for steps in 0..64_usize {
            for from in 0..3_isize {
                let mut part = array.view().permuted_axes(order);
                for axis in 0..3 {
                    let step: isize = [1, -1, 2, -2][steps >> (2 * axis) & 3];
                    let begin = from.min(part.len_of(Axis(axis)).cast_signed());
                    part.slice_axis_inplace(Axis(axis), Slice::new(begin, None, step));
                }
                let view: View<'_, usize, 3> = View::from_ndarray_part(&array, part).unwrap();
                assert_eq!(view.extents(), part.shape());
                for (index, element) in part.indexed_iter() {
                    assert!(ptr::eq(&view[<[usize; 3]>::from(index)], element));
                    count += 1;
                }
            }
        }
    }
    assert!(count > 1000, "{count} elements");
}

#[test]
fn a_part_of_another_array_is_refused() {
    let array = Array2::from_shape_fn([4, 4], |(i, j)| 10 * i + j);
    let other = array.clone();
    let part = array.slice(ndarray::s![1..3, ..2]);
    assert_eq!(View::<_, 2>::from_ndarray_part(&other, part), Err(NdarrayError::Outside));
    // A part that begins before the array, and one that ends after it.
    let rows = array.slice(ndarray::s![1..3, ..]);
    for outside in [ndarray::s![0..2, ..2], ndarray::s![2..4, ..2]] {
        let part = array.slice(outside);
        assert_eq!(View::<_, 2>::from_ndarray_part(&rows, part), Err(NdarrayError::Outside));
    }
    assert_eq!(View::<_, 2>::from_ndarray_part(&rows, part).unwrap()[[1, 1]], 21);
    // The array itself may have gaps: then nobody knows who writes there.
    let columns = array.slice(ndarray::s![.., ..2]);
    assert_eq!(View::<_, 2>::from_ndarray_part(&columns, columns), Err(NdarrayError::Gaps));
    assert_eq!(
        View::<_, 1>::from_ndarray_part(&array, part.into_dyn()),
        Err(NdarrayError::Rank { expected: 1, found: 2 })
    );
    // No elements, and elements without size.
    let empty = View::<_, 2>::from_ndarray_part(&other, array.slice(ndarray::s![1..1, ..])).unwrap();
    assert_eq!(empty.extents(), [0, 4]);
    let units = Array2::from_elem([2, 3], ());
    let part = View::<_, 2>::from_ndarray_part(&units, units.slice(ndarray::s![..;-1, ..2])).unwrap();
    assert_eq!(part.to_vec(), [(); 4]);
}
