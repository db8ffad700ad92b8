//! A typed array of one's own, on shapes alone: `+`, sums along axes, slices and products of matrices. What the types know of extents and strides stays in the types,
//! and a mistake has the message that it has for the arrays of this crate.
//!
//! `cargo run --example typed_array --no-default-features --features std`; the guide "For authors of engines and compilers" describes it.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "axes are below the rank, and offsets within the memory"
)]
#![expect(clippy::panic_in_result_fn, reason = "an example with a wrong result must fail")]
#![expect(clippy::missing_assert_message, reason = "the line of the example says it")]
#![expect(clippy::std_instead_of_alloc, reason = "the example prints, so it has `std`")]
#![expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "small numbers")]

use core::{array::from_fn, error::Error, ops::Add};
use std::rc::Rc;

use shapewise::{
    Axis, Extents, Keep, Layout, RowMajor, Shape, SizeError, SliceError,
    bounds::{Exists, ExtentList, ExtentTypes, MatmulWith, ReducedAxes},
    broadcast::BroadcastExtents,
    contraction::ContractionError,
    message::or_fail,
    rearrange::Reduced,
    s, shape,
    slice::{SliceOf, Sliced, slice_layout},
};

/// An array of rank `R` with the layout `L`. Clones and slices share the memory.
#[derive(Clone, Debug)]
pub struct Array<const R: usize, L> {
    memory: Rc<[f32]>,
    /// Where the memory of the layout begins.
    begin: usize,
    layout: L,
}

/// An array with the extents `E`, whose elements are in row-major order.
pub type Dense<const R: usize, E> = Array<R, RowMajor<R, E>>;

/// The axes of a layout, as a list in the type.
type Axes<L, const R: usize> = <ExtentTypes<L, R> as ExtentList<R>>::List;

/// The extents of a product of matrices.
type Product<L, M> = <Axes<M, 2> as MatmulWith<Axes<L, 2>, 2, 2, 2>>::Extents;

impl<const R: usize, E: Extents<R>> Dense<R, E> {
    /// Creates an array with these extents, as `shape![n, 64]`, whose elements are a function of the index.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit.
    pub fn new(extents: E, element: impl FnMut([usize; R]) -> f32) -> Result<Self, SizeError> {
        Ok(Self::of(Shape::new(extents)?, element))
    }
}

impl<const R: usize, E: ExtentList<R>> Dense<R, E> {
    /// Creates an array of a shape, which a rule has computed.
    fn of(shape: Shape<R, E>, element: impl FnMut([usize; R]) -> f32) -> Self {
        let memory = indices(shape).map(element).collect();
        Self { memory, begin: 0, layout: RowMajor::new(shape) }
    }
}

/// Returns the indices of a shape, in row-major order.
fn indices<const R: usize, E: ExtentList<R>>(shape: Shape<R, E>) -> impl Iterator<Item = [usize; R]> {
    (0..shape.element_count()).filter_map(move |linear| shape.multi_index(linear).ok())
}

impl<const R: usize, L: Layout<R>> Array<R, L> {
    /// Returns the shape, with what the type knows of it.
    pub fn shape(&self) -> Shape<R, ExtentTypes<L, R>> {
        self.layout.typed_shape()
    }

    /// Returns the elements in row-major order.
    pub fn to_vec(&self) -> Vec<f32> {
        indices(self.shape()).map(|index| self.at(index)).collect()
    }

    /// Returns the element at an index in bounds. Along axes of extent 1, each index is that of the only element.
    fn at(&self, index: [usize; R]) -> f32 {
        let extents = self.layout.extents();
        let index = from_fn(|axis| if extents[axis] == 1 { 0 } else { index[axis] });
        self.memory[self.begin + or_fail(self.layout.offset(index))]
    }

    /// Returns the part that `s![1.., 0]` selects. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SliceError`] if an index is out of bounds, or a step is 0.
    pub fn slice<const Q: usize, X: SliceOf<R, Q, Proof: Exists>>(
        &self,
        slice: X,
    ) -> Result<Array<Q, Sliced<L, X, R, Q>>, SliceError> {
        let (begin, layout) = slice_layout(&self.layout, slice)?;
        Ok(Array { memory: Rc::clone(&self.memory), begin: self.begin + begin, layout })
    }

    /// Returns the sums along one axis or several: `Axis::<0>`, `axes![0, 2]`, or `Keep` of them.
    pub fn sum_axis<const Q: usize, X: ReducedAxes<R, Q, Proof: Exists>>(
        &self,
        axes: X,
    ) -> Dense<Q, Reduced<X, ExtentTypes<L, R>, R, Q>> {
        let shape = self.shape().reduce(axes);
        let mut sums = vec![0.0; shape.element_count()];
        for index in indices(self.shape()) {
            // Without the axes, or with index 0 along them.
            let kept = (0..R).filter(|axis| X::ARE_KEPT || !axes.has(*axis, R));
            let mut of_result = [0; Q];
            for (to, axis) in of_result.iter_mut().zip(kept) {
                *to = if axes.has(axis, R) { 0 } else { index[axis] };
            }
            sums[or_fail(shape.linear_index(of_result))] += self.at(index);
        }
        Array { memory: sums.into(), begin: 0, layout: RowMajor::new(shape) }
    }
}

impl<L: Layout<2>> Array<2, L> {
    /// Returns the product of two matrices.
    ///
    /// # Errors
    ///
    /// [`ContractionError`] if the inner extents differ, which of two extents in the type is an error of `cargo check`.
    pub fn matmul<M: Layout<2>>(
        &self,
        right: &Array<2, M>,
    ) -> Result<Dense<2, Product<L, M>>, ContractionError>
    where
        Axes<M, 2>: MatmulWith<Axes<L, 2>, 2, 2, 2>,
    {
        let shape = self.shape().matmul(right.shape())?;
        let inner = self.shape().extents()[1];
        Ok(Array::of(shape, |[i, j]| (0..inner).map(|k| self.at([i, k]) * right.at([k, j])).sum()))
    }
}

/// Returns the sums of the elements of two arrays that broadcast. Panics if they do not.
impl<const R: usize, L: Layout<R>, M: Layout<R>> Add<&Array<R, M>> for &Array<R, L>
where
    ExtentTypes<L, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
{
    type Output = Dense<R, <ExtentTypes<L, R> as BroadcastExtents<ExtentTypes<M, R>, R>>::Output>;

    #[track_caller]
    fn add(self, right: &Array<R, M>) -> Self::Output {
        let shape = or_fail(self.shape().broadcast_with(right.shape()));
        Array::of(shape, |index| self.at(index) + right.at(index))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let rows = std::env::args().count() + 1; // known at run time
    let x = Dense::new(shape![rows, 3], |[i, j]| (i * 3 + j) as f32)?; // [[0, 1, 2], [3, 4, 5]]
    let bias = Dense::new(shape![1, 3], |[_, j]| j as f32)?;
    let weights = Dense::new(shape![3, 2], |[i, j]| if i == j { 1.0 } else { 0.0 })?;

    let sum: Dense<2, Extents![usize, 3]> = &x + &bias;
    assert_eq!(sum.to_vec(), [0.0, 2.0, 4.0, 3.0, 5.0, 7.0]);
    let totals: Dense<1, Extents![usize]> = x.sum_axis(Axis::<1>);
    assert_eq!(totals.to_vec(), [3.0, 12.0]);
    assert_eq!(x.sum_axis(Keep(Axis::<0>)).shape().to_string(), "[1,3]");
    let product: Dense<2, Extents![usize, 2]> = x.matmul(&weights)?;
    assert_eq!(product.to_vec(), [0.0, 1.0, 3.0, 4.0]);

    // Columns in reverse order, of the same memory: the type knows the extent 3 and the stride -1.
    let reversed = x.slice(s![.., ..;-1])?;
    assert_eq!(reversed.to_vec(), [2.0, 1.0, 0.0, 5.0, 4.0, 3.0]);
    assert_eq!((&reversed + &bias).matmul(&weights)?.to_vec(), [2.0, 2.0, 5.0, 5.0]);
    println!("{} of {} is {}", sum.shape(), x.shape(), x.slice(s![-1, 1..])?.shape());
    Ok(())
}
