//! A layer, a residual and an attention score whose extents are read at run time, and checked by name.
//!
//! `cargo run --example named`

#![allow(
    clippy::arithmetic_side_effects,
    clippy::print_stdout,
    reason = "an example of arithmetic, which prints"
)]

use shapewise::{
    DenseTensor,
    extent::{ExtentMismatch, Named},
    names,
    prelude::*,
};

names! { pub Batch, pub Features, pub Hidden, pub Queries, pub Keys }

struct Layer {
    weights: DenseTensor<f32, 2, Extents![Features, Hidden]>,
    bias: DenseTensor<f32, 1, Extents![Hidden]>,
}

/// Any strides: a tensor, a slice of one, a transpose.
fn layer(
    x: impl AsTyped<f32, 2, Extents![Batch, Features]>,
    layer: &Layer,
) -> DenseTensor<f32, 2, Extents![Batch, Hidden]> {
    x.typed_view().matmul(&layer.weights) + layer.bias.align_trailing()
}

fn main() -> Result<(), ExtentMismatch> {
    let n = std::env::args().count() + 3;
    let x = Tensor::<f32, 2>::ones(shape![Batch(n), Features(5)]);
    let l = Layer {
        weights: Tensor::ones(shape![Features(5), Hidden(7)]),
        bias: Tensor::ones(shape![Hidden(7)]),
    };
    let y = layer(&x, &l);
    println!("{:?} {:?}", y.typed_extents(), y.shape());
    let part = x.slice(s![1..3]);
    println!("{:?}", layer(part, &l).typed_extents());
    let t = x.transpose().matmul(&x);
    println!("{:?}", t.typed_extents());
    let m = x.mean_axis(Axis::<0>);
    let c = &x - m.align_trailing();
    println!("{:?} {:?}", m.typed_extents(), c.typed_extents());
    let e = einsum!(b f, f h -> b h; x, l.weights);
    println!("{:?}", e.typed_extents());
    let cat = concatenate(Axis::<0>, (&x, &x));
    println!("{:?}", cat.typed_extents());
    let d = &x / x.sum_axis(Keep(Axis::<-1>));
    println!("{:?}", d.typed_extents());
    let r = Tensor::<f32, 2>::ones([4, 5]);
    let typed = r.typed::<Extents![Batch, Features]>()?;
    println!("{:?}", typed.typed_extents());
    let mut acc = Tensor::<f32, 2>::zeros(shape![Batch(n), Features(5)]);
    acc += &x;
    acc += m.align_trailing();
    acc += typed;
    let _: Named<Batch> = acc.typed_extents().0;
    Ok(())
}
