//! Forms that programs often have, each in a function `form`. Editors know the type of each expression: `.ci/editor` counts those that they do not.
#![allow(unused, reason = "the forms are read by an editor, and do not run")]

mod literal_vector {
    use shapewise::{axes, broadcast, prelude::*};
    fn form() {
        let x = tensor![1.0_f32, 2.0];
        let y = x.sum();
    }
}

mod literal_matrix {
    use shapewise::{axes, broadcast, prelude::*};
    fn form() {
        let x = tensor![[1, 2, 3], [4, 5, 6]];
        let y = x.shape();
    }
}

mod literal_column {
    use shapewise::{axes, broadcast, prelude::*};
    fn form() {
        let x = tensor![[1.0], [2.0]];
        let y = x.mean();
    }
}

mod literal_sum {
    use shapewise::{axes, broadcast, prelude::*};
    fn form() {
        let x = tensor![[1, 2, 3], [4, 5, 6]];
        let y = &x + tensor![[10, 20, 30]];
        let z = y.sum();
    }
}

mod zeros {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(n: usize) {
        let x = Tensor::<f32, 2>::zeros([n, 3]);
        let y = x.map(|x| x + 1.0);
    }
}

mod zeros_known {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(n: usize) {
        let x = Tensor::<f32, 2>::zeros(shape![n, 3]);
        let y = x.typed_extents();
    }
}

mod view_of_memory {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(data: &[f32], n: usize) {
        let x = View::new(data, shape![n, 3]).unwrap();
        let y = x.rows();
    }
}

mod from_fn {
    use shapewise::{axes, broadcast, prelude::*};
    fn form() {
        let x = Tensor::<f32, 2>::from_fn([2, 3], |[i, j]| (i + j) as f32);
        let y = x.sum();
    }
}

mod index_number {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![1, ..]);
        let z = y.sum();
    }
}

mod index_negative {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![-1]);
        let z = y.sum();
    }
}

mod index_variable {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, i: usize) {
        let y = x.slice(s![i]);
        let z = y.sum();
    }
}

mod column {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![.., 0]);
        let z = y.to_vec();
    }
}

mod range {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, a: usize, b: usize) {
        let y = x.slice(s![a..b, ..]);
        let z = y.mean();
    }
}

mod steps {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![.., ..;2]);
        let z = y.mean();
    }
}

mod backwards {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![..;-1]);
        let z = y.mean();
    }
}

mod new_axis {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.slice(s![:, NewAxis, ..]);
        let z = y.mean();
    }
}

mod slice_of_known {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(n: usize) {
        let x = Tensor::<f32, 2>::zeros(shape![n, 3]);
        let y = x.slice(s![0]);
        let z = y.sum();
    }
}

mod write_slice {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &mut Tensor<f32, 2>) {
        let mut y = x.slice_mut(s![0, ..]);
        y.fill(1.0);
    }
}

mod element {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &mut Tensor<f32, 2>) {
        let y = x[[0, 1]];
        x[[0, 1]] = y + 1.0;
    }
}

mod sum_axis {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.sum_axis(Axis::<1>);
        let z = y.sum();
    }
}

mod mean_keep {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x - x.mean_axis(Keep(Axis::<1>));
        let z = y.sum();
    }
}

mod max_by {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.max_axis_by(LastAxis, f32::nan_last);
    }
}

mod centred {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = (x - x.mean_axis(Keep(Axis::<0>))).into_ranked();
        let z = y.sum();
    }
}

mod operators {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        let z = x * y + 1.0;
        let w = z.mean();
    }
}

mod scaled {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: Tensor<f32, 2>) {
        let y = x * 2.0;
        let z = y.sum();
    }
}

mod in_place {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &mut Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        *x += y;
        let z = x.sum();
    }
}

mod along {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, w: &Tensor<f32, 1>) {
        let y = x * w.along(axes![0]);
        let z = y.sum();
    }
}

mod trailing {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, w: &Tensor<f32, 1>) {
        let y = x + w.align_trailing();
        let z = y.sum();
    }
}

mod outer {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>) {
        let z = x.along(axes![0]) * y.along(axes![1]);
        let w = z.sum();
    }
}

mod zip_map {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        let z = x.zip_map(y, |x, y| x.max(*y));
        let w = z.sum();
    }
}

mod transpose {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.transpose();
        let z = y.to_tensor();
        let w = z.sum();
    }
}

mod permute {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 3>) {
        let y = x.permute(axes![2, 0, 1]);
        let z = y.to_tensor();
        let w = z.sum();
    }
}

mod reshape {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.reshape([6]);
        let z = y.sum();
    }
}

mod reshape_inferred {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.reshape(shape![_, 3]);
        let z = y.sum();
    }
}

mod matmul {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        let z = x.matmul(y);
        let w = z.sum();
    }
}

mod einsum_matrices {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        let z = einsum!(i j, j k -> i k; x, y);
        let w = z.sum();
    }
}

mod dot {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>) {
        let z = x.dot(y);
        let w = z.sqrt();
    }
}

mod concatenated {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>, y: &Tensor<f32, 2>) {
        let z = concatenate(Axis::<0>, (x, y));
        let w = z.sum();
    }
}

mod stacked {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>) {
        let z = stack(Axis::<0>, (x, y));
        let w = z.sum();
    }
}

mod selected {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let z = select(x.gt(0.0), x, 0.0);
        let w = z.sum();
    }
}

mod rows {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        for row in x.outer_iter() {
            let y = row.sum();
        }
    }
}

mod windows {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 2>) {
        let y = x.windows([2, 2]);
        let z = y.sum_axis(axes![2, 3]);
        let w = z.sum();
    }
}

mod generic {
    use shapewise::{axes, broadcast, prelude::*};
    fn form<const N: usize>(data: &[f32]) {
        let x = View::new(data, shape![{ N }, 3]).unwrap();
        let y = x.sum_axis(Axis::<0>);
        let z = y.sum();
    }
}

mod any_matrix {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: impl AsRanked<f32, 2>) -> f32 {
        let x = x.ranked();
        let y = x * x;
        y.mean().sqrt()
    }
}

mod broadcast_all {
    use shapewise::{axes, broadcast, prelude::*};
    fn form(x: &Tensor<f32, 1>, y: &Tensor<f32, 1>) {
        let (a, b) = broadcast::all((x.along(axes![0]), y.along(axes![1]))).unwrap();
        let z = a.to_tensor();
    }
}

mod named_made {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(n: usize) {
        let x = Tensor::<f32, 2>::zeros(shape![Batch(n), Features(5)]);
        let y = x.typed_extents();
        let z = x.map(|x| x + 1.0);
    }
}

mod named_on_entry {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(raw: &Tensor<f32, 2>) {
        let x = raw.typed::<Extents![Batch, Features]>().unwrap();
        let y = x.sum();
    }
}

mod named_operators {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, y: &Rows) {
        let z = x - y;
        let w = (&z * &z).mean();
    }
}

mod named_bias {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, b: &DenseTensor<f32, 1, Extents![Features]>) {
        let y = x + b.align_trailing();
        let z = y.sum();
    }
}

mod named_matmul {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, w: &DenseTensor<f32, 2, Extents![Features, Hidden]>) {
        let y = x.matmul(w);
        let z = y.typed_extents();
    }
}

mod named_gram {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = x.transpose().matmul(x);
        let z = y.typed_extents();
    }
}

mod named_einsum {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, w: &DenseTensor<f32, 2, Extents![Features, Hidden]>) {
        let y = einsum!(b f, f h -> b h; x, w);
        let z = y.sum();
    }
}

mod named_rearrange {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = rearrange!(b f -> f b; x);
        let z = y.sum();
    }
}

mod named_reduce {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = reduce!(b f -> f by sum; x);
        let z = y.sum();
    }
}

mod named_axis {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = x.sum_axis(x.axis(Features));
        let z = y.sum();
    }
}

mod named_keep {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = x / x.sum_axis(Keep(x.axis(Features)));
        let z = y.sum();
    }
}

mod named_slice {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = x.slice(s![1.., ..3]);
        let z = y.typed_extents();
    }
}

mod named_index {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, k: usize) {
        let y = x.slice(s![k]);
        let z = y.sum();
    }
}

mod named_renamed {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows) {
        let y = x.renamed(Axis::<0>, Hidden);
        let z = y.typed_extents();
    }
}

mod named_joined {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, y: &Rows) {
        let z = concatenate(Axis::<0>, (x, y));
        let w = z.typed_extents();
    }
}

mod named_stacked {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, y: &Rows) {
        let z = stack(Axis::<0>, (x, y));
        let w = z.sum();
    }
}

mod named_taken {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, ids: &DenseTensor<usize, 1, Extents![Hidden]>) {
        let y = x.take(Axis::<0>, ids);
        let z = y.typed_extents();
    }
}

mod named_generic {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: impl AsTyped<f32, 2, Extents![Batch, Features]>) {
        let x = x.typed_view();
        let y = x.mean();
    }
}

mod named_written {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &mut Rows, y: &Rows) {
        *x += y;
        x.slice_mut(s![0]).fill(1.0);
        let z = x.sum();
    }
}

mod named_selected {
    use shapewise::{
        Extents, axes, einsum, names,
        prelude::*,
        rearrange, reduce,
        verbs::{concatenate, select, stack},
    };
    names! { pub Batch, pub Features, pub Hidden }
    type Rows = DenseTensor<f32, 2, Extents![Batch, Features]>;
    fn form(x: &Rows, y: &Rows) {
        let z = select(x.gt(y), x, 0.0);
        let w = z.sum();
    }
}

fn main() {}
