//! Views, mutable views and tensors behave alike, and convert to each other.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::missing_assert_message,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::hash::{Hash, Hasher};
use std::hash::DefaultHasher;

use shapewise::{
    Axis, ColumnMajor, Const, DenseTensor, Extents, Keep, Mapping, RowMajor, Shape, Strided, Tensor, View,
    ViewMut, axes, s, shape,
};

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// All read methods of each of the three, compared with the view.
macro_rules! reads_as {
    ($view:expr; $($of:expr),*) => { $({
        let (view, of) = ($view, $of);
        assert_eq!((of.rank(), of.extents(), of.strides(), of.element_count(), of.is_empty()), (2, [2, 3], [3, 1], 6, false));
        assert_eq!((of.shape(), of.typed_extents()), (view.shape(), view.typed_extents()));
        assert_eq!(of.layout().span(), 6);
        assert_eq!((of.get([1, 2]), of.get([2, 0]), of[[0, 1]]), (Some(&6), None, 2));
        assert_eq!((of.as_slice(), of.try_as_slice(), of.as_memory()), (&[1, 2, 3, 4, 5, 6][..], view.try_as_slice(), view.as_memory()));
        assert!(of.iter().eq(view.iter()));
        assert_eq!(of.to_vec(), view.to_vec());
        assert_eq!(of.try_to_vec(), Ok(view.to_vec()));
        assert_eq!(of.to_tensor(), view);
        assert_eq!(of.try_to_tensor().unwrap(), view);
        assert_eq!(of.map(|x| x * 2), view.map(|x| x * 2));
        assert_eq!(of.try_map(|x| x * 2).unwrap(), view.map(|x| x * 2));
        assert_eq!(of.fold(0, |sum, x| sum + x), 21);
        let mut count = 0;
        of.for_each(|x| count += x);
        of.indexed_for_each(|[i, j], x| count += x * (10 * i + j));
        assert_eq!(count, 21 + 2 + 6 + 4 * 10 + 5 * 11 + 6 * 12);
        assert_eq!((of.sum(), of.product(), of.max(), of.min()), (21, 720, Some(6), Some(1)));
        assert_eq!((of.max_by(Ord::cmp), of.min_by(Ord::cmp)), (Some(6), Some(1)));
        assert_eq!((of.argmax(), of.argmin_by(Ord::cmp)), (Some([1, 2]), Some([0, 0])));
        assert_eq!((of.position(|x| *x == 4), of.any(|x| *x == 7), of.all(|x| *x < 7)), (Some([1, 0]), false, true));
        assert_eq!(of.try_inner_product(&view), Ok(1 + 4 + 9 + 16 + 25 + 36));
        assert_eq!(of.try_zip_fold(&view, 0, |sum, x, y| sum + x * y), of.try_inner_product(&view));
        assert_eq!((of.try_zip_any(&view, |x, y| x < y), of.try_zip_all(&view, |x, y| x == y)), (Ok(false), Ok(true)));
        let mut doubled = [0; 6];
        of.map_into(&mut ViewMut::new(&mut doubled, shape![2, 3]).unwrap(), |x| 2 * x);
        assert_eq!(doubled, [2, 4, 6, 8, 10, 12]);
        assert_eq!((of.row([1]).as_slice(), of.try_row([2]).is_err()), (&[4, 5, 6][..], true));
        assert_eq!((of.row(1).as_slice(), of.try_row(2)), (&[4, 5, 6][..], of.try_row([2])));
        assert_eq!(of.rows().map(|row| row[0]).collect::<Vec<_>>(), [1, 4]);
        assert_eq!(of.try_rows().unwrap().len(), 2);
        assert_eq!(of.row_arrays::<3>(), [[1, 2, 3], [4, 5, 6]]);
        assert_eq!(of.outer_iter().map(|row| row.sum()).collect::<Vec<_>>(), [6, 15]);
        assert_eq!(of.axis_iter(Axis::<1>).map(|column| column.sum()).collect::<Vec<_>>(), [5, 7, 9]);
        assert_eq!(of.split_at(Axis::<1>, 1).1.to_vec(), [2, 3, 5, 6]);
        assert!(of.try_split_at(Axis::<1>, 4).is_err());
        assert_eq!((of.slice(s![:, 1]).to_vec(), of.item(s![1, -1])), (vec![2, 5], &6));
        assert!(of.try_slice(s![const 0..4, :]).is_err());
        assert_eq!(of.windows(shape![2, 2]).extents(), [1, 2, 2, 2]);
        assert_eq!(of.try_chunks_exact(shape![1, 3]).unwrap().extents(), [2, 1, 1, 3]);
        assert_eq!(of.along(axes![0, 2]).of_rank::<3>().try_broadcast_to(shape![2, 4, 3]).unwrap().element_count(), 24);
        assert_eq!(of.align_trailing().of_rank::<3>().extents(), [1, 2, 3]);
        assert_eq!(of.try_broadcast_to(shape![2, 3]).unwrap(), view);
        assert_eq!(of.sum_axis(Axis::<0>), Tensor::from([5, 7, 9]));
        assert_eq!(of.product_axis(Axis::<1>), Tensor::from([6, 120]));
        assert_eq!(of.fold_axis(Axis::<1>, 0, |x, y| 10 * x + y), Tensor::from([123, 456]));
        assert_eq!(of.max_axis(Keep(Axis::<1>)).unwrap(), Tensor::from([[3], [6]]));
        assert_eq!(of.min_axis_by(Axis::<1>, Ord::cmp), Some(Tensor::from([1, 4])));
        assert_eq!(of.argmin_axis(Axis::<1>), Some(Tensor::from([0, 0])));
        assert_eq!(hash(of), hash(&view));
        assert_eq!(of.map(|x| *x as f32).mean(), 3.5);
    })* };
}

#[test]
#[allow(clippy::as_conversions, clippy::cast_precision_loss, clippy::float_cmp, reason = "small integers")]
fn all_three_read_alike() {
    let mut memory = [1_usize, 2, 3, 4, 5, 6];
    let copy = memory;
    let view = View::new(&copy, shape![2, 3]).unwrap();
    let tensor = view.to_tensor();
    let written = ViewMut::new(&mut memory, shape![2, 3]).unwrap();
    reads_as!(view; &view, &written, &tensor);
    assert!(View::<u8, 2>::new(&[], [3, 0]).unwrap().is_empty());
}

#[test]
fn tensors_are_written_like_mutable_views() {
    let mut tensor = Tensor::try_filled(shape![2, 3], 0).unwrap();
    tensor.fill(1);
    *tensor.get_mut([0, 1]).unwrap() = 5;
    assert!(tensor.get_mut([0, 3]).is_none());
    tensor.for_each_mut(|x| *x += 1);
    assert_eq!(tensor.as_slice(), [2, 6, 2, 2, 2, 2]);
    tensor.indexed_for_each_mut(|[i, j], x| *x = i * 3 + j);
    let row = [10, 20, 30];
    let row = View::new(&row, shape![1, 3]).unwrap();
    tensor.zip_apply(row, |x, y| *x += y);
    assert_eq!(tensor.as_slice(), [10, 21, 32, 13, 24, 35]);
    tensor.try_assign(&row).unwrap();
    assert_eq!(tensor.as_slice(), [10, 20, 30, 10, 20, 30]);
    tensor.map_from(&row, |x| x / 10);
    tensor.zip_from(&row, &row, |x, y| x + y);
    assert_eq!(tensor.as_slice_mut(), [20, 40, 60, 20, 40, 60]);
    for (i, mut row) in tensor.outer_iter_mut().enumerate() {
        row.fill(i);
    }
    tensor.iter_mut().for_each(|x| *x += 1);
    tensor.for_each_row_mut(|row| row[0] = 0);
    tensor.try_slice_mut(s![:, -1]).unwrap().fill(9);
    let (top, mut bottom) = tensor.split_at_mut(Axis::<0>, 1);
    bottom.zip_apply(top.view(), |x, y| *x += y);
    assert_eq!(tensor.try_as_slice_mut().unwrap(), [0, 1, 9, 0, 3, 18]);
    assert_eq!(tensor.transpose().to_vec(), tensor.permute(axes![1, 0]).to_vec());
    assert_eq!(tensor.transpose().to_vec(), [0, 0, 1, 3, 9, 18]);
    tensor.zip_from3(&row, &row, &row, |x, y, z| x + y + z);
    tensor.row_mut([0])[[1]] = 1;
    tensor.try_row_mut([1]).unwrap()[[2]] = 2;
    assert!(tensor.try_row_mut([2]).is_err());
    tensor.row_arrays_mut::<3>()[1][0] = 3;
    assert_eq!(tensor.as_slice(), [30, 1, 90, 3, 60, 2]);
    assert!(tensor.try_axis_iter_mut(Axis::<1>).is_err());
    tensor.try_axis_iter_mut(Axis::<0>).unwrap().for_each(|mut row| row[[0]] = 0);
    assert_eq!(tensor.view_mut().zip_map(&row, |x, y| x + y).as_slice(), [10, 21, 120, 10, 80, 32]);
    // In another memory order.
    let mut columns = tensor.to_layout(ColumnMajor::new(Shape::new(shape![2, 3]).unwrap())).unwrap();
    assert!(columns.try_as_slice_mut().is_none());
    columns.try_assign(&row).unwrap();
    assert_eq!(columns.as_memory(), [10, 10, 20, 20, 30, 30]);
}

#[test]
fn equal_and_hashed_whatever_the_layout_is() {
    let (memory, mut turned) = ([1, 2, 3, 4, 5, 6], [1, 4, 2, 5, 3, 6]);
    let view = View::new(&memory, shape![2, 3]).unwrap();
    let written = ViewMut::new(&mut turned, [3, 2]).unwrap().into_transpose();
    let tensor = view.to_tensor();
    let equal = [
        view == written,
        written == view,
        tensor == view,
        view == tensor,
        tensor == written,
        written == tensor,
    ];
    assert_eq!(equal, [true; 6]);
    assert_eq!((hash(&view), hash(&tensor)), (hash(&written), hash(&written.view().ranked())));
    let other = view.transpose();
    assert!(other != written.view() && tensor.ranked() != other.ranked());
    // The same elements with other extents are not equal.
    let other = View::new(&memory, [3, 2]).unwrap();
    assert!(other.ranked() != view.ranked() && hash(&other) != hash(&view));
}

#[test]
fn conversions_between_the_three() {
    let matrix: DenseTensor<i32, 2, Extents![3, 2]> = [[1, 2], [3, 4], [5, 6]].into();
    assert_eq!(matrix.as_ref(), [1, 2, 3, 4, 5, 6]);
    let cube = Tensor::from([[[1, 2], [3, 4], [5, 6]]]);
    let _: &RowMajor<3, (Const<1>, Const<3>, Const<2>)> = cube.layout();
    assert_eq!(cube[[0, 2, 1]], 6);
    let elements: Vec<i32> = cube.into();
    assert_eq!(elements, [1, 2, 3, 4, 5, 6]);
    let vector: Tensor<i32, 1> = elements.into();
    assert_eq!(vector.extents(), [6]);

    let mut array = [[1, 2], [3, 4]];
    assert_eq!(View::from(&array)[[1, 0]], 3);
    let mut written = ViewMut::from(&mut array);
    written[[1, 0]] = 7;
    written.as_mut()[0] = 0;
    assert_eq!(View::from(&written).to_vec(), [0, 2, 7, 4]);
    assert_eq!(View::from(written).as_ref(), [0, 2, 7, 4]);
    assert_eq!(array, [[0, 2], [7, 4]]);
    let none: Tensor<i32, 2, _> = [[0; 0]; 3].into();
    assert_eq!((none.extents(), none.is_empty()), ([3, 0], true));

    let mut vector = vector;
    let view: View<'_, i32, 1> = (&vector).into();
    assert_eq!(view.sum(), 21);
    ViewMut::from(&mut vector).fill(1);
    assert_eq!(vector.sum(), 6);
}

#[test]
fn copies_that_do_not_fit_memory_are_errors() {
    let unit = View::new(&[1_u64], [1]).unwrap();
    let all = unit.try_broadcast_to([isize::MAX.unsigned_abs()]).unwrap();
    assert_eq!(
        (all.try_to_vec().unwrap_err().count, all.try_to_tensor().is_err()),
        (isize::MAX.unsigned_abs(), true)
    );
    assert!(all.try_map(|_| -> u64 { panic!("called") }).is_err());
    let units = View::new(&[()], [1]).unwrap();
    let many = 1 << (usize::BITS - 24);
    assert_eq!(units.try_broadcast_to([many]).unwrap().try_to_vec().unwrap().len(), many);
    // In all orders, with elements that own memory, and with elements that do not.
    let memory: Vec<usize> = (0..24).collect();
    let texts: Vec<String> = memory.iter().map(usize::to_string).collect();
    for strides in [[12, 4, 1], [1, 2, 6], [-12, 4, -1], [0, 1, 0]] {
        let layout = Strided::new([2, 3, 4], strides).unwrap();
        let (numbers, texts) =
            (View::with_layout(&memory, layout).unwrap(), View::with_layout(&texts, layout).unwrap());
        assert_eq!(numbers.try_to_vec(), Ok(numbers.to_vec()));
        assert_eq!(texts.try_to_vec(), Ok(texts.to_vec()));
        assert_eq!(texts.try_map(|text| text.parse::<usize>().unwrap()).unwrap(), numbers);
        assert_eq!(numbers.try_to_tensor().unwrap(), numbers);
    }
}
