//! Random elements: those that the generator and the distribution draw, in logical order, in each layout.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use rand::{
    SeedableRng,
    distr::{Distribution, StandardUniform, Uniform},
    rngs::SmallRng,
};
use shapewise::{Axis, Extents, Tensor, View, s, shape};

#[test]
fn elements_are_those_of_the_generator() {
    let uniform = Uniform::new(-3, 4).unwrap();
    let expected: Vec<i32> = uniform.sample_iter(SmallRng::seed_from_u64(5)).take(24).collect();
    let drawn = Tensor::random([2, 3, 4], uniform, &mut SmallRng::seed_from_u64(5));
    assert_eq!(drawn.as_slice(), expected, "a tensor");
    let known = Tensor::random(shape![2, 3, 4], uniform, &mut SmallRng::seed_from_u64(5));
    let known: &Tensor<i32, 3, shapewise::RowMajor<3, Extents![2, 3, 4]>> = &known;
    assert_eq!(*known, drawn, "extents in the type");
    // Reversed and permuted axes, and a part: the order is that of the indices.
    let mut other = Tensor::<i32, 3>::zeros([4, 3, 2]).into_transpose();
    other.fill_random(uniform, &mut SmallRng::seed_from_u64(5));
    assert_eq!(other, drawn, "another layout");
    let mut larger = Tensor::<i32, 3>::zeros([2, 6, 4]);
    larger.slice_mut(s![:, ..;-2, :]).fill_random(uniform, &mut SmallRng::seed_from_u64(5));
    assert_eq!(larger.slice(s![:, ..;-2, :]), drawn, "a part");
    assert_eq!(larger.index_axis(Axis::<1>, 0), View::new(&[0; 8], [2, 4]).unwrap(), "the rest");
}

#[test]
fn no_elements_draw_nothing() {
    let mut rng = SmallRng::seed_from_u64(9);
    assert!(Tensor::<f32, 2>::random([0, 3], StandardUniform, &mut rng).is_empty());
    let (next, first): (u64, u64) =
        (StandardUniform.sample(&mut rng), StandardUniform.sample(&mut SmallRng::seed_from_u64(9)));
    assert_eq!(next, first, "the generator has not moved");
}
