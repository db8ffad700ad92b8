//! The bounds that messages name for generic code: each suffices, and the prelude has them.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::missing_assert_message,
    clippy::type_complexity,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Layout, Mapping, RowMajor, Tensor, View, array::AsView, broadcast::BroadcastExtents, tensor,
};

/// The bounds that messages name for generic code need no other import.
mod bounds_of_the_prelude {
    use shapewise::prelude::*;

    fn aligned<const R: usize>(x: View<'_, f64, R>, row: View<'_, f64, 1>) -> Tensor<f64, R>
    where
        Ranks: AlignsTo<1, R>,
    {
        x + row.align_trailing().of_rank::<R>().ranked()
    }

    fn with_axis<const R: usize, const Q: usize>(x: View<'_, f64, R>) -> usize
    where
        Ranks: Plus<R, 1, Q>,
        LastAxis: AxisIn<R>,
        Axis<0>: AxisIn<Q>,
    {
        x.insert_axis(Axis::<0>).element_count()
    }

    fn first<const R: usize, const Q: usize>(x: View<'_, f64, R>) -> f64
    where
        (At<0>, ()): SliceOf<R, Q>,
    {
        x.slice(s![0]).sum()
    }

    fn total<T: Summand, const R: usize, const Q: usize, const A: isize>(x: View<'_, T, R>) -> T
    where
        Axis<A>: ReducedAxis<R, Q>,
    {
        x.sum_axis(Axis::<A>).sum()
    }

    fn product<const R: usize, L: Layout<R>, M: Layout<R>>(
        x: &View<'_, f64, R, L>,
        y: &View<'_, f64, R, M>,
    ) -> f64
    where
        L::Extents: BroadcastExtents<M::Extents, R>,
    {
        x.zip_map(y, |x, y| x * y).into_vec().iter().sum()
    }

    #[test]
    fn they_compile() {
        let (x, row) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![10.0, 20.0]);
        assert_eq!(aligned(x.ranked(), row.ranked()), tensor![[11.0, 22.0], [13.0, 24.0]]);
        assert_eq!((with_axis(x.ranked()), first(x.ranked())), (4, 3.0));
        assert_eq!(total::<f64, 2, 1, 0>(x.ranked()), 10.0);
        assert_eq!(product(&x.view(), &x.view()), 30.0);
    }
}

#[test]
fn maps_and_operators_of_two_layouts_have_the_extents_of_one_bound() {
    type Both<L, M, const R: usize> = Tensor<
        i32,
        R,
        RowMajor<R, <<L as Mapping<R>>::Extents as BroadcastExtents<<M as Mapping<R>>::Extents, R>>::Output>,
    >;

    fn sums<const R: usize, L: Layout<R>, M: Layout<R>>(
        x: &View<'_, i32, R, L>,
        y: &View<'_, i32, R, M>,
    ) -> [Both<L, M, R>; 2]
    where
        L::Extents: BroadcastExtents<M::Extents, R>,
    {
        [x + y, x.zip_map(y, |x, y| x + y)]
    }

    let (row, column) = (tensor![[1, 2]], tensor![[10], [20]]);
    let [by_operator, by_map] = sums(&row.view(), &column.view());
    assert_eq!(by_operator, tensor![[11, 12], [21, 22]]);
    assert_eq!(by_operator, by_map);
}

/// Any array, and no other bound: every array has strides.
fn total<const R: usize>(x: impl AsView<R, Element = f32>) -> f32 {
    x.as_view().ranked().sum()
}

#[test]
fn a_view_of_any_array_is_ranked_without_a_bound() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0]];
    assert_eq!((total(&x), total(x.transpose()), total(x)), (10.0, 10.0, 10.0));
}
