//! Rows of the table in `docs/guide/named.md` that the type alone proves, each in both directions: the type of a result has the name, and another name is another
//! type.

use shapewise::{
    DenseTensor, DenseView, MinorToMajor, Shape,
    extent::Named,
    layout::{ColumnMajor, Layout, Padded, Strided},
    names,
    prelude::*,
    verbs::{choose, try_choose, try_zip_map, zip_map},
};

use crate::{Batch, Features, Heads, Hidden, runs};

names! { Tokens, Vocab }

/// Whether two types are one, as a constant cannot compare them: the impl for a pair of one type is the more specific one.
struct Same<A, B>(core::marker::PhantomData<(A, B)>);

trait Differs {
    const IS: bool = false;
}
impl<A, B> Differs for Same<A, B> {}
impl<A> Same<A, A> {
    const IS: bool = true;
}

/// Proves, when the program is compiled, that the extents of a type of layouts are the first list and not the second.
macro_rules! has {
    ($array:expr, $is:ty, not $other:ty) => {{
        fn extents<T, S, const R: usize, L: Layout<R>>(
            _: &shapewise::array::TensorBase<T, S, R, L>,
        ) -> core::marker::PhantomData<L::Extents> {
            core::marker::PhantomData
        }
        let found: core::marker::PhantomData<$is> = extents(&$array);
        const { assert!(Same::<$is, $is>::IS && !Same::<$is, $other>::IS) };
        let _ = found;
    }};
}

type Rows = Extents![Batch, Features];
type Turned = Extents![Features, Batch];

fn rows() -> DenseTensor<i32, 2, Rows> {
    Tensor::from_fn(shape![Batch(6), Features(4)], |[row, column]| i32::try_from(row * 4 + column).unwrap())
}

#[test]
fn layouts_keep_names() {
    let x = rows();
    let column_major = ColumnMajor::<2, Rows>::new(shape_of!(x));
    has!(x.to_layout(column_major).unwrap(), Rows, not Turned);
    is!(x.to_layout(column_major).unwrap(), [Batch, Features] [6, 4]);
    assert_eq!(x.to_layout(column_major).unwrap(), x);
    let padded = Padded::<2, Rows>::new(shape_of!(x), MinorToMajor::new([1, 0]).unwrap(), [6, 8]).unwrap();
    has!(x.to_layout(padded).unwrap(), Rows, not Turned);
    has!(x.slice(s![..;2]).to_tensor(), Rows, not Turned);
    let strided: View<'_, i32, 2, Strided<2, Rows>> = x.as_typed();
    has!(strided, Rows, not Turned);
    // A layout keeps the names of its own extents.
    let read = View::with_layout(x.as_slice(), column_major).unwrap();
    has!(read, Rows, not Turned);
    assert_eq!(*read.item(s![1, 0]), 1);
    let dense: DenseView<'_, i32, 2, Rows> = x.try_dense().unwrap();
    has!(dense, Rows, not Turned);
}

#[test]
fn gathers_have_the_names_of_the_indices() {
    let table = Tensor::<f32, 2>::from_fn(shape![Vocab(7), Features(2)], |[word, _]| {
        u16::try_from(word).unwrap().into()
    });
    let ids = Tensor::<usize, 2>::from_fn(shape![Batch(2), Tokens(3)], |[row, token]| row * 3 + token);
    let found = table.take_at(Axis::<0>, &ids);
    has!(found, Extents![Batch, Tokens, Features], not Extents![Tokens, Batch, Features]);
    assert_eq!(found.extents(), [2, 3, 2]);
    assert_eq!(*found.item(s![1, 2, 0]), 5.0);
    has!(table.take(Axis::<0>, ids.slice(s![0])), Extents![Tokens, Features], not Extents![Vocab, Features]);
    has!(table.take_at(table.axis(Vocab), &ids), Extents![Batch, Tokens, Features], not Extents![Batch, Tokens, Vocab]);
}

#[test]
fn what_is_written_keeps_its_names() {
    let (mut x, y) = (rows(), rows());
    x += &y;
    x.assign(y.ranked());
    x.zip_from(&y, &y, |x, y| x + y);
    x.zip_apply(&y, |x, y| *x -= y);
    x.slice_mut(s![1..3]).assign(&y.slice(s![..2]));
    has!(x, Rows, not Turned);
    has!(x.view_mut(), Rows, not Turned);
    has!(x.renamed_mut(Axis::<1>, Hidden), Extents![Batch, Hidden], not Rows);
    has!(x.view_mut().renamed_mut(Axis::<-1>, Hidden), Extents![Batch, Hidden], not Rows);
    x.renamed_mut(Axis::<0>, Heads).slice_mut(s![0, 0]).fill(-7);
    assert_eq!(*x.item(s![0, 0]), -7);
    let (front, back) = x.split_at_mut(Axis::<0>, 2);
    has!(front, Rows, not Turned);
    has!(back, Rows, not Turned);
    assert!(!runs(|| rows().assign(rows().slice(s![1..]))));
}

#[test]
fn choices_and_maps_of_several_keep_names() {
    let (x, y) = (rows(), rows());
    let mask = x.gt(3);
    has!(mask, Rows, not Turned);
    has!(choose(&mask, &x, &y), Rows, not Turned);
    has!(choose(mask.ranked(), &x, 0), Rows, not Turned);
    has!(select(&mask, &x, y.ranked()), Rows, not Turned);
    has!(try_choose(&mask, &x, &y).unwrap(), Rows, not Turned);
    has!(x.zip_map(&y, |x, y| x + y), Rows, not Turned);
    has!(x.zip_map(y.ranked(), |x, y| x + y), Rows, not Turned);
    has!(x.ranked().zip_map(&y, |x, y| x + y), Rows, not Turned);
    has!(x.zip_map3(&y, y.ranked(), |x, y, z| x + y + z), Rows, not Turned);
    has!(zip_map((&x, &y), |(x, y)| x + y), Rows, not Turned);
    assert!(try_zip_map((&x, y.slice(s![1..])), |(x, y)| x + y).is_err());
    let row = x.slice(s![0]);
    has!(&x + row.align_trailing(), Rows, not Turned);
    has!(&x + row.along(axes![1]), Rows, not Turned);
}

#[test]
fn iteration_keeps_the_names_of_what_it_visits() {
    let x = rows();
    for row in x.outer_iter() {
        has!(row, Extents![Features], not Extents![Batch]);
    }
    for column in x.axis_iter(Axis::<1>) {
        has!(column, Extents![Batch], not Extents![Features]);
    }
    for window in x.window_iter([2, 2]) {
        has!(window, Rows, not Turned);
    }
    for chunk in x.chunk_iter([3, 4]) {
        has!(chunk, Rows, not Turned);
    }
    let mut y = rows();
    for mut row in y.outer_iter_mut() {
        has!(row, Extents![Features], not Extents![Batch]);
        row += 1;
    }
    assert_eq!(y, &x + 1);
}

#[test]
fn joins_windows_and_pads_keep_names() {
    let x = rows();
    has!(concatenate(Axis::<0>, (&x, x.slice(s![1..]))), Rows, not Turned);
    has!(concatenate(Axis::<1>, (&x, &x)), Rows, not Turned);
    has!(
        stack(Axis::<1>, (&x, &x)),
        (Named<Batch>, Const<2>, Named<Features>),
        not(Const<2>, Named<Batch>, Named<Features>)
    );
    has!(x.pad_axis(x.axis(Batch), Pad::edges(1, 1), 0), Rows, not Turned);
    has!(x.pad((shape![1, 0], shape![0, 0]), 0), Rows, not Turned);
    has!(
        x.windows([2, 1]),
        (usize, usize, Named<Batch>, Named<Features>),
        not(usize, usize, Named<Features>, Named<Batch>)
    );
    has!(x.broadcast(shape![Heads(2)]), Extents![Heads, Batch, Features], not Extents![Batch, Heads, Features]);
    has!(x.roll(x.axis(Features), 1), Rows, not Turned);
}

#[cfg(feature = "serde")]
#[test]
fn serde_stores_numbers_which_the_type_names() {
    let x = rows();
    let text = serde_json::to_string(&x).unwrap();
    assert_eq!(text, serde_json::to_string(&x.ranked()).unwrap(), "a name is in the type alone");
    let read: DenseTensor<i32, 2, Rows> = serde_json::from_str(&text).unwrap();
    has!(read, Rows, not Turned);
    assert_eq!(read, x);
    let shape: Shape<2, Rows> = serde_json::from_str("[6,4]").unwrap();
    assert_eq!(shape.to_string(), "[Batch=6,Features=4]");
}
