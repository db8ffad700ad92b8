//! Elements of size zero: the maximum number of them is filled and copied at once, because there is nothing to do.
#![cfg(feature = "std")]
#![cfg(feature = "alloc")]
#![allow(
    clippy::as_conversions,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests of counts that fit: a panic is a failure"
)]

use shapewise::{
    ColumnMajor, MinorToMajor, Shape, SizeError, Strided, Tensor, View, ViewMut,
    array::{DynView, ViewError},
    axes,
    layout::{
        Padded, Tiled,
        tile::{TileExtent, Tiles},
    },
    s, shape,
    slice::SliceExpr,
};

/// Three rows of these are as many elements as fit.
const ROW: usize = isize::MAX.unsigned_abs() / 3;
const COUNT: usize = 3 * ROW;

fn units() -> Tensor<(), 2, shapewise::RowMajor<2, [usize; 2]>> {
    Tensor::try_filled([3, ROW], ()).unwrap()
}

#[test]
fn as_many_as_fit_are_filled() {
    let mut units = units();
    assert_eq!((units.extents(), units.as_memory().len()), ([3, ROW], COUNT));
    units.view_mut().fill(());
    assert_eq!(units[[2, ROW - 1]], ());
    assert_eq!((units.get([3, 0]), units.get([0, ROW])), (None, None));
    let too_many = Tensor::try_filled([3, ROW + 1], ()).map(|tensor| tensor.extents());
    assert!(matches!(too_many, Err(ViewError::Size(SizeError { .. }))), "{too_many:?}");
    for count in (0..70).chain([127, 128, 129]) {
        assert_eq!(Tensor::try_filled([count], ()).unwrap().into_vec().len(), count);
    }
}

#[test]
fn they_are_copied_at_once() {
    let units = units();
    let view = units.view();
    assert_eq!(view.to_vec().len(), COUNT);
    assert_eq!(view.transpose().to_vec().len(), COUNT);
    assert_eq!(view.permute(axes![1, 0]).to_tensor().extents(), [ROW, 3]);
    assert_eq!(view.slice(s![.., ..;-2]).to_vec().len(), 3 * ROW.div_ceil(2));
    assert_eq!(view.slice(s![.., 0..0]).to_vec().len(), 0);
    let one = [()];
    let repeated = View::new(&one, shape![1]).unwrap();
    assert_eq!(repeated.try_broadcast_to([COUNT]).unwrap().to_vec().len(), COUNT);

    let mut others = Tensor::try_filled([ROW, 3], ()).unwrap();
    assert_eq!(others.view_mut().try_assign(&view.transpose()), Ok(()));
    assert!(others.view_mut().try_assign(&view).is_err(), "the extents are still checked");
    let mut memory = view.to_vec();
    let mut to = ViewMut::new(&mut memory, [ROW, 3]).unwrap();
    assert_eq!(to.try_copy_from(&view.transpose()), Ok(()));
}

#[test]
fn also_to_layouts_with_padding() {
    let units = units();
    let view = units.view();
    let shape = Shape::new([3, ROW]).unwrap();
    assert_eq!(view.to_layout(ColumnMajor::new(shape)).unwrap().as_memory().len(), COUNT);

    let tiles = Tiles::from_sizes(&[&[3, 2]]).unwrap();
    // The number of columns is even, so that no further cells are allocated.
    let tiled = Tiled::new(shape, MinorToMajor::ROW_MAJOR, tiles.as_tiles()).unwrap();
    assert_eq!(view.to_tiled(tiled).unwrap().as_memory().len(), COUNT);

    let row = view.slice(s![0..1]);
    let mut combined = Tiles::new();
    combined.push([TileExtent::Combined, TileExtent::Size(2)]).unwrap();
    let tiled = Tiled::new(row.shape(), MinorToMajor::ROW_MAJOR, combined.as_tiles()).unwrap();
    let mut copied = row.to_tiled(tiled).unwrap();
    assert_eq!(copied.as_memory().len(), ROW.next_multiple_of(2));
    assert_eq!(copied.try_copy_from(&row), Ok(()));
    copied.fill_padding(());
    assert_eq!((copied.try_copy_from(&row), copied.fill(())), (Ok(()), ()));
    assert_eq!((copied.to_vec().len(), copied.to_tensor().try_to_vec().map(|all| all.len())), (ROW, Ok(ROW)));

    let padded = Padded::new(row.shape(), MinorToMajor::COLUMN_MAJOR, [2, ROW]).unwrap();
    let mut copied = row.to_layout(padded).unwrap();
    assert_eq!(copied.as_memory().len(), 2 * ROW);
    copied.fill_padding(());
}

#[test]
fn also_if_the_rank_is_known_at_run_time() {
    let units = units();
    let slice: SliceExpr = ":, ::-3".parse().unwrap();
    let part = DynView::from(units.view()).slice_by(&slice).unwrap();
    assert_eq!(part.to_vec().len(), 3 * ROW.div_ceil(3));

    let mut memory = units.view().to_vec();
    let layout = Strided::row_major([3, ROW]).unwrap();
    let mut to = ViewMut::with_layout(&mut memory, layout).unwrap();
    let dense = slice.apply(&shapewise::DynShape::from(to.view().shape())).unwrap();
    assert_eq!(to.assign_slice(&dense, part), Ok(()));
}

/// Size zero, but with work to do: `Drop` is run for each overwritten element.
#[test]
fn elements_with_drop_are_copied_one_by_one() {
    use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    static DROPPED: AtomicUsize = AtomicUsize::new(0);

    #[derive(Clone)]
    struct Counted;
    impl Drop for Counted {
        fn drop(&mut self) {
            DROPPED.fetch_add(1, Relaxed);
        }
    }

    let mut counted = Tensor::try_filled([2, 3], Counted).unwrap();
    counted.view_mut().fill(Counted);
    assert_eq!(DROPPED.load(Relaxed), 7);
    let copies = counted.view().transpose().to_vec();
    assert_eq!(copies.len(), 6);
    drop((copies, counted));
    assert_eq!(DROPPED.load(Relaxed), 19);
}

/// A vector of elements without a size may have more of them than an extent can be.
#[test]
fn more_elements_than_an_extent_are_no_tensor() {
    let many = || {
        let mut many = vec![(); isize::MAX as usize];
        many.push(());
        many
    };
    let panic = std::panic::catch_unwind(|| Tensor::from(many())).unwrap_err();
    let message = panic.downcast_ref::<String>().unwrap();
    assert_eq!(message, &Tensor::new(many(), [many().len()]).unwrap_err().to_string());
    assert_eq!(Tensor::from(vec![(); isize::MAX as usize]).extents(), [isize::MAX as usize]);
}
