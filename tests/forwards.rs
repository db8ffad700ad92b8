//! Views, mutable views and tensors have the same methods to read, and the latter two the same to write: each is called
//! on all of them with the same elements, and returns the same. A method that is missing on one of them does not
//! compile.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::cognitive_complexity,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

mod oracle;

use oracle::{array, shapes};
use shapewise::{
    Axis, AxisOf, Extents, Permutation, RowMajor, Shape, Strided, Tensor, View, ViewMut, axes,
    broadcast::{LeadTo, align_trailing},
    s, shape,
    slice::{DenseSlice, SliceExpr, StridedSlice},
};

/// The value of each expression for a view, a mutable view and a tensor: the values are equal, so their types are too.
macro_rules! reads {
    ($view:ident, $view_mut:ident, $tensor:ident; |$x:ident| $($read:expr;)*) => { $( {
        let expected = { let $x = &$view; $read };
        assert_eq!({ let $x = &$view_mut; $read }, expected, "of a mutable view of {:?}: {}", $view, stringify!($read));
        assert_eq!({ let $x = &$tensor; $read }, expected, "of a tensor of {:?}: {}", $view, stringify!($read));
    } )* };
}

/// The value of each expression, and the memory after it, for a mutable view and a tensor.
macro_rules! writes {
    ($memory:ident, $layout:ident; |$x:ident| $($write:expr;)*) => { $( {
        let mut written = $memory.clone();
        let mut view = ViewMut::with_layout(&mut written, $layout).unwrap();
        let expected = { let $x = &mut view; $write };
        let mut tensor = Tensor::with_layout($memory.clone(), $layout).unwrap();
        assert_eq!({ let $x = &mut tensor; $write }, expected, "{:?}: {}", $layout, stringify!($write));
        assert_eq!(tensor.as_memory(), written, "{:?}: {}", $layout, stringify!($write));
    } )* };
}

/// Elements that are not in order.
fn elements(count: usize) -> Vec<i64> {
    (0..count).map(|at| i64::try_from(at * 7 % 11).unwrap() - 4).collect()
}

/// Layouts of rank 2 that are known at run time: row-major, column-major and backwards, of all small extents.
fn layouts() -> Vec<Strided<2>> {
    let mut layouts = Vec::new();
    for extents in shapes(2, 3) {
        let extents = array::<2>(&extents);
        let rows = Strided::row_major(extents).unwrap();
        let backwards = Strided::new(extents, rows.strides().map(|stride| -stride)).unwrap();
        layouts.extend([rows, Strided::column_major(extents).unwrap(), backwards]);
    }
    layouts
}

/// `[::-1, 1:]` of the extents, as text, and as a normal form.
fn slices(extents: [usize; 2]) -> (SliceExpr, DenseSlice) {
    let text: SliceExpr = "::-1, 1:".parse().unwrap();
    let dense = text.apply(&Shape::new(extents).unwrap().into()).unwrap();
    (text, dense)
}

/// The same, by masks.
const MASKS: StridedSlice<'_, i32> = StridedSlice {
    begin: &[0, 1],
    end: &[0, 0],
    strides: &[-1, 1],
    begin_mask: 0b01,
    end_mask: 0b11,
    ellipsis_mask: 0,
    new_axis_mask: 0,
    shrink_axis_mask: 0,
};

#[test]
fn reads_of_ranked_layouts() {
    for layout in layouts() {
        let memory = elements(layout.span());
        let (mut to_write, mut to_reorder) = (memory.clone(), memory.clone());
        let view = View::with_layout(&memory, layout).unwrap();
        let view_mut = ViewMut::with_layout(&mut to_write, layout).unwrap();
        let tensor = Tensor::with_layout(memory.clone(), layout).unwrap();
        let (text, dense) = slices(layout.extents());
        let one = View::new(&[3_i64], [1, 1]).unwrap();
        let cube = one.along::<3, _>(axes![0, 1]);
        let columns = Strided::column_major(layout.extents()).unwrap();
        let small = Strided::row_major([2, 2]).unwrap();
        let first = AxisOf::new(0).unwrap();
        reads! { view, view_mut, tensor; |x|
            (x.rank(), x.extents(), x.strides(), x.shape(), *x.layout());
            (x.element_count(), x.is_empty(), x.typed_extents(), x.as_memory());
            (x.get([1, 1]), x.get([3, 3]));
            x.indices().collect::<Vec<_>>();
            x.iter().collect::<Vec<_>>();
            (x.try_as_slice(), x.try_row([0]), x.try_rows().map(Iterator::collect::<Vec<_>>));
            (x.slice(s![.., ..;-1]), x.try_slice(s![1, 1]));
            (x.slice_by::<2>(&text), x.slice_by::<1>(&text), x.slice_by::<1>(&"2, :".parse().unwrap()));
            (x.strided_slice::<2, _>(&MASKS), x.strided_slice::<3, _>(&MASKS));
            (x.dense_slice::<2>(&dense), x.dense_slice::<1>(&dense));
            (x.scatter::<2>(&dense), x.scatter::<2>(&slices([3, 4]).1), x.scatter::<1>(&dense));
            x.try_split_at(first, 2);
            x.axis_iter(first).collect::<Vec<_>>();
            x.outer_iter().collect::<Vec<_>>();
            (x.try_windows([2, 1]), x.try_chunks_exact([1, 2]));
            (x.broadcast_to([3, 3]), x.broadcast([2]), x.broadcast([usize::MAX]));
            (x.broadcast_in_dim([2, 3, 3], [1, 2]), x.broadcast_in_dim([3, 3], [1, 0]));
            (x.broadcast_transposing([3, 2, 3], [2, 0]), x.broadcast_transposing([3, 3], [1, 1]));
            (x.along::<3, _>(axes![0, 2]), x.along_by::<3>([0, 2]), x.along_by::<3>([1, 3]));
            (x.align_trailing::<4>(), LeadTo::<4>::lead(x), align_trailing((x, cube)));
            (x.cast::<Extents![usize, 3]>(), x.cast::<Extents![2, 3]>());
            (x.try_dense::<Extents![usize, 3]>(), x.try_dense::<[usize; 2]>());
            (x.to_layout(columns), x.to_layout_with(columns, 5), x.to_layout(small));
            (x.to_vec(), x.to_tensor(), x.try_to_vec(), x.try_to_tensor());
            (x.map(|x| x + 1), x.try_map(|x| x + 1));
            x.zip_map3(&one, &one, |x, y, z| x * y + z);
            (x.clamp(-1, 4), x.clamp(view, 2), x.clamp(one, 2));
            x.fold(0, |sum, x| sum + x);
            x.zip_fold(&one, 0, |sum, x, y| sum + x * y);
            (x.zip_any(&one, |x, y| x > y), x.zip_all(&one, |x, y| x > y), x.dot(&one));
            (x.sum(), x.product(), x.max(), x.min(), x.argmax(), x.argmin(), x.position(|x| *x == 3));
            (x.max_by(Ord::cmp), x.min_by(Ord::cmp), x.argmax_by(Ord::cmp), x.argmin_by(Ord::cmp));
            (x.any(|x| *x > 5), x.all(|x| *x < 5));
            { let mut sum = 0; x.for_each(|x| sum += x); sum };
            { let mut met = vec![]; x.indexed_for_each(|index, x| met.push((index, *x))); met };
            { let mut to = Tensor::filled([3, 3], 0).unwrap(); (x.map_into(&mut to.view_mut(), |x| x + 1), to) };
            (x.sum_axis(first), x.product_axis(first), x.fold_axis(first, 0, |sum, x| sum + x));
            (x.max_axis(first), x.min_axis(first), x.argmax_axis(first), x.argmin_axis(first));
            (x.max_axis_by(first, Ord::cmp), x.min_axis_by(first, Ord::cmp));
            (x.argmax_axis_by(first, Ord::cmp), x.argmin_axis_by(first, Ord::cmp));
        }
        // Of mutable views these return mutable ones, and consume them.
        let mut view_mut = ViewMut::with_layout(&mut to_reorder, layout).unwrap();
        let order = Permutation::new([1, 0]).unwrap();
        assert_eq!(view_mut.view_mut().ranked(), view.ranked());
        assert_eq!(tensor.ranked(), view.ranked());
        assert_eq!(view_mut.view_mut().transpose(), view.transpose());
        assert_eq!(tensor.transpose(), view.transpose());
        assert_eq!(view_mut.view_mut().permute(axes![1, 0]), view.permute(axes![1, 0]));
        assert_eq!(tensor.permute(axes![1, 0]), view.permute(axes![1, 0]));
        assert_eq!(view_mut.view_mut().permute_by(order), view.permute_by(order));
        assert_eq!(tensor.permute_by(order), view.permute_by(order));
    }
}

#[test]
fn reads_of_static_layouts() {
    let (memory, mut to_write) = (elements(6), elements(6));
    let view = View::new(&memory, shape![2, 3]).unwrap();
    let view_mut = ViewMut::new(&mut to_write, shape![2, 3]).unwrap();
    let tensor = Tensor::new(memory.clone(), shape![2, 3]).unwrap();
    let row = View::new(&[1_i64, 2, 3], shape![1, 3]).unwrap();
    reads! { view, view_mut, tensor; |x|
        (x.as_slice(), x.row([1]), x.row_arrays(), x.rows().collect::<Vec<_>>());
        (x.slice(s![:, 1]), x.try_slice(s![1, const 1..3]), x.at(s![1, -1]));
        (x.split_at(Axis::<1>, 1), x.windows(shape![2, 2]), x.try_chunks_exact(shape![1, 3]));
        x.axis_iter(Axis::<1>).collect::<Vec<_>>();
        (x.along::<3, _>(axes![0, 1]), x.along_by::<3>([0, 1]), x.broadcast_to(shape![2, 3]));
        (x.align_trailing::<3>(), LeadTo::<3>::lead(x), align_trailing((x, row)));
        (x.broadcast(shape![4]), x.broadcast(shape![4, memory.len()]));
        (x.broadcast_in_dim(shape![2, 5, 3], axes![0, 2]), x.broadcast_in_dim(shape![2, 3], [0, 1]));
        (x.broadcast_transposing(shape![3, 5, 2], axes![2, 0]), x.broadcast_transposing(shape![3, 2], [1, 0]));
        (x.cast::<[usize; 2]>(), x.cast::<Extents![usize, 3]>(), x.cast::<Extents![2, 4]>());
        (x.try_dense::<[usize; 2]>(), x.try_dense::<Extents![usize, 3]>());
        x.to_layout(RowMajor::new(Shape::new(shape![2, 3]).unwrap()));
        (x.zip_map3(&row, &view, |x, y, z| x * y + z), x.clamp(view, view.ranked()));
        (x.zip_fold(&row, 0, |sum, x, y| sum + x * y), x.dot(&row));
        (x.sum_axis(Axis::<1>), x.max_axis(Axis::<0>), x.argmin_axis(Axis::<1>));
    }
    assert_eq!(tensor.ranked(), view.ranked());

    let (memory, mut to_write) = ([0.5, 1.0, 3.0, 4.0], [0.5, 1.0, 3.0, 4.0]);
    let view = View::new(&memory, shape![2, 2]).unwrap();
    let view_mut = ViewMut::new(&mut to_write, shape![2, 2]).unwrap();
    let tensor = Tensor::new(memory.to_vec(), shape![2, 2]).unwrap();
    reads! { view, view_mut, tensor; |x|
        (x.mean(), x.mean_axis(Axis::<0>));
    }
}

#[test]
fn writes() {
    for layout in layouts() {
        let memory = elements(layout.span());
        let (_, dense) = slices(layout.extents());
        let (one, all) = (View::new(&[3], [1, 1]).unwrap(), View::with_layout(&memory, layout).unwrap());
        let (value, larger) = (View::new(&[20, 30], [2]).unwrap(), View::new(&[1; 20], [5, 4]).unwrap());
        writes! { memory, layout; |x|
            x.fill(7);
            x.for_each_mut(|x| *x += 1);
            x.indexed_for_each_mut(|[i, j], x| *x = i64::try_from(10 * i + j).unwrap());
            (x.assign(&one), x.assign(&larger));
            (x.copy_from(&all.map(|x| x + 1).view()), x.copy_from(&larger));
            (x.map_from(&one, |x| x + 1), x.map_from(&larger, |x| x + 1));
            (x.zip_from(&one, &all, |x, y| x * y), x.zip_from(&one, &larger, |x, y| x * y));
            (x.zip_from3(&one, &all, &all, |x, y, z| x * y + z), x.zip_from3(&one, &all, &larger, |x, _, _| *x));
            (x.zip_apply(&all, |x, y| *x += 2 * y), x.zip_apply(&larger, |x, y| *x += 2 * y));
            x.assign_slice(&dense, value);
            x.assign_slice(&dense, one);
            x.assign_slice(&slices([4, 4]).1, one);
            x.dense_slice_mut::<2>(&dense).map(|mut part| part.fill(7));
            x.dense_slice_mut::<1>(&dense).map(|mut part| part.fill(7));
            x.strided_slice_mut::<2, _>(&MASKS).map(|mut part| part.fill(7));
            x.strided_slice_mut::<1, _>(&MASKS).map(|mut part| part.fill(7));
            x.slice_mut(s![.., ..;-1]).assign(&all);
            x.try_slice_mut(s![1, 1]).map(|mut part| part.fill(7));
            x.get_mut([1, 1]).map(|x| *x = 7);
            x.try_as_slice_mut().map(|elements| elements.fill(7));
            x.try_iter_mut().map(|elements| elements.for_each(|x| *x += 1));
            x.try_row_mut([1]).map(|row| row.fill(7));
            x.for_each_row_mut(|row| row.fill(7));
            x.split_at_mut(Axis::<0>, 1).map(|(_, mut second)| second.fill(7));
            x.try_axis_iter_mut(Axis::<0>).map(|rows| rows.zip(1..).for_each(|(mut row, at)| row.fill(at)));
            x.as_memory_mut().fill(7);
        }
    }
    let (memory, layout) = (elements(6), RowMajor::new(Shape::new(shape![2, 3]).unwrap()));
    writes! { memory, layout; |x|
        x.as_slice_mut().fill(7);
        x.iter_mut().for_each(|x| *x += 1);
        x.row_mut([1]).fill(7);
        x.row_arrays_mut()[1] = [1, 2, 3];
        x.outer_iter_mut().for_each(|mut row| row.slice_mut(s![0]).fill(7));
    }
}

#[cfg(feature = "rayon")]
#[test]
fn parallel_operations() {
    use core::sync::atomic::{AtomicI64, Ordering};

    for layout in layouts() {
        let (memory, mut to_write) = (elements(layout.span()), elements(layout.span()));
        let view = View::with_layout(&memory, layout).unwrap();
        let view_mut = ViewMut::with_layout(&mut to_write, layout).unwrap();
        let tensor = Tensor::with_layout(memory.clone(), layout).unwrap();
        let (one, larger) = (View::new(&[3], [1, 1]).unwrap(), View::new(&[1; 20], [5, 4]).unwrap());
        reads! { view, view_mut, tensor; |x|
            (x.par_sum(), x.par_fold(|| 0, |sum, x| sum + x * x, |x, y| x + y));
            { let sum = AtomicI64::new(0); x.par_for_each(|x| { sum.fetch_add(*x, Ordering::Relaxed); }); sum.into_inner() };
        }
        writes! { memory, layout; |x|
            x.par_for_each_mut(|x| *x += 1);
            (x.par_assign(&one), x.par_assign(&larger));
            (x.par_map_from(&one, |x| x + 1), x.par_map_from(&larger, |x| x + 1));
            (x.par_zip_from(&one, &view, |x, y| x * y), x.par_zip_from(&one, &larger, |x, y| x * y));
            (x.par_zip_apply(&view, |x, y| *x += 2 * y), x.par_zip_apply(&larger, |x, y| *x += 2 * y));
        }
    }
}
