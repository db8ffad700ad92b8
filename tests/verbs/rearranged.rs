//! `rearrange!`, `reduce!` and `repeat!`: the examples of einops' tutorial with numbers, and an oracle that visits each index.
#![allow(clippy::arithmetic_side_effects, clippy::indexing_slicing, reason = "tests of small numbers")]
#![cfg(feature = "std")]

use shapewise::{
    Const, DenseTensor, Extent, Extents, Mapping, One, Tensor, TypedView, array::TensorBase, axes, rearrange,
    rearrange_copy, rearrange_view, reduce, repeat, shape, tensor, try_rearrange, try_rearrange_view,
    try_reduce,
};

/// Six images of 4 x 6 pixels with 3 channels, all elements different.
fn images() -> Tensor<f64, 4> {
    Tensor::new((0..6 * 4 * 6 * 3).map(f64::from).collect(), [6, 4, 6, 3])
        .expect("there are as many elements as the extents")
}

/// Compares each element of an array with what a function returns for its index.
macro_rules! elements {
    ($found:expr, $extents:expr, |$index:pat_param| $expected:expr) => {{
        let found = $found;
        assert_eq!(found.extents(), $extents);
        for (index, element) in found.indexed_iter() {
            let $index = index;
            assert_eq!(*element, $expected, "at {index:?}");
        }
    }};
}

#[test]
fn transposition_and_composition() {
    let x = images();
    elements!(rearrange!(b h w c -> b w h c; x), [6, 6, 4, 3], |[b, w, h, c]| x[[b, h, w, c]]);
    elements!(rearrange!(b h w c -> (b h) w c; x), [24, 6, 3], |[bh, w, c]| x[[bh / 4, bh % 4, w, c]]);
    elements!(rearrange!(b h w c -> h (b w) c; x), [4, 36, 3], |[h, bw, c]| x[[bw / 6, h, bw % 6, c]]);
    elements!(rearrange!(b h w c -> (b h w c); x), [432], |[at]| x.as_slice()[at]);
    let flat = rearrange!(b h w c -> h w (b c); x);
    elements!(flat, [4, 6, 18], |[h, w, bc]| x[[bc / 3, h, w, bc % 3]]);
}

#[test]
fn decomposition() {
    let x = images();
    let split = rearrange!((b1 b2) h w c -> b1 b2 h w c, b1 = 2; x);
    elements!(&split, [2, 3, 4, 6, 3], |[b1, b2, h, w, c]| x[[b1 * 3 + b2, h, w, c]]);
    assert!(!split.is_copy());
    elements!(rearrange!((b1 b2) h w c -> (b1 h) (b2 w) c, b1 = 2; x), [8, 18, 3], |[h, w, c]| {
        x[[(h / 4) * 3 + w / 6, h % 4, w % 6, c]]
    });
    elements!(rearrange!((b1 b2) h w c -> (b2 h) (b1 w) c, b1 = 2; x), [12, 12, 3], |[h, w, c]| {
        x[[(w / 6) * 3 + h / 4, h % 4, w % 6, c]]
    });
    elements!(rearrange!(b h (w w2) c -> (h w2) (b w) c, w2 = 2; x), [8, 18, 3], |[h, w, c]| {
        x[[w / 3, h / 2, (w % 3) * 2 + h % 2, c]]
    });
}

#[test]
fn the_order_of_labels_in_parentheses_matters() {
    let x = images();
    elements!(rearrange!(b h w c -> h (w b) c; x), [4, 36, 3], |[h, wb, c]| x[[wb % 6, h, wb / 6, c]]);
    elements!(rearrange!((b1 b2) h w c -> h (b2 b1 w) c, b1 = 2; x), [4, 36, 3], |[h, at, c]| {
        x[[(at / 6 % 2) * 3 + at / 12, h, at % 6, c]]
    });
}

#[test]
fn space_to_depth_and_back() {
    let x = images();
    let deep = rearrange!(b (h p) (w q) c -> b h w (p q c), p = 2, q = 2; x);
    elements!(&deep, [6, 2, 3, 12], |[b, h, w, pqc]| x[[b, h * 2 + pqc / 6, w * 2 + pqc / 3 % 2, pqc % 3]]);
    assert!(deep.is_copy());
    let back = rearrange!(b h w (p q c) -> b (h p) (w q) c, p = 2, q = 2; deep);
    assert_eq!(back, x);
}

#[test]
fn reductions() {
    let x = images();
    elements!(reduce!(b h w c -> h w c by mean; x), [4, 6, 3], |[h, w, c]| {
        (0..6).map(|b| x[[b, h, w, c]]).sum::<f64>() / 6.0
    });
    elements!(reduce!(b h w c -> h w by min(f64::total_cmp); x), [4, 6], |[h, w]| x[[0, h, w, 0]]);
    elements!(reduce!(b h w c -> c by sum; x), [3], |[c]| {
        x.as_slice().iter().skip(c).step_by(3).sum::<f64>()
    });
    // Max pooling, with and without labels for the windows.
    let pooled = reduce!(b (h 2) (w 2) c -> b h w c by max(f64::total_cmp); x);
    elements!(&pooled, [6, 2, 3, 3], |[b, h, w, c]| x[[b, 2 * h + 1, 2 * w + 1, c]]);
    assert_eq!(reduce!(b (h p) (w q) c -> b h w c by max(f64::total_cmp), p = 2, q = 2; x), pooled);
    // The same, and images side by side.
    elements!(reduce!(b (h 2) (w 2) c -> h (b w) c by max(f64::total_cmp); x), [2, 18, 3], |[h, bw, c]| {
        x[[bw / 3, 2 * h + 1, 2 * (bw % 3) + 1, c]]
    });
    elements!(reduce!((b1 b2) h w c -> (b2 h) (b1 w) by mean, b1 = 2; x), [12, 12], |[h, w]| {
        (0..3).map(|c| x[[(w / 6) * 3 + h / 4, h % 4, w % 6, c]]).sum::<f64>() / 3.0
    });
    // Global average pooling, and a mean that keeps its axes.
    elements!(reduce!(b h w c -> b c by mean; x), [6, 3], |[b, c]| {
        (0..24).map(|at| x[[b, at / 6, at % 6, c]]).sum::<f64>() / 24.0
    });
    elements!(reduce!(b h w c -> b 1 1 c by max(f64::total_cmp); x), [6, 1, 1, 3], |[b, _, _, c]| x
        [[b, 3, 5, c]]);
    let x = tensor![[1, 5], [3, 4]];
    assert_eq!(reduce!(i j -> by product; x)[[]], 60);
    assert_eq!((reduce!(i j -> i by max; x), reduce!(i j -> j by min; x)), (tensor![5, 4], tensor![1, 4]));
    // Nothing is reduced.
    assert_eq!(reduce!(i j -> j i by sum; tensor![[1, 2], [3, 4]]), tensor![[1, 3], [2, 4]]);
}

#[test]
fn axes_of_extent_one() {
    let x = images();
    elements!(rearrange!(b h w c -> b 1 h w 1 c; x), [6, 1, 4, 6, 1, 3], |[b, _, h, w, _, c]| x
        [[b, h, w, c]]);
    let ones = rearrange_view!(b h w c -> b () h (w 1) c; x);
    elements!(&ones, [6, 1, 4, 6, 3], |[b, _, h, w, c]| x[[b, h, w, c]]);
    assert_eq!(rearrange!(b 1 h w c -> b h w c; ones), x);
    assert_eq!(
        try_rearrange!(1 h w c -> h w c; x).unwrap_err().to_string(),
        "axis 0 has extent 6, and the pattern has 1"
    );
}

#[test]
fn repeats() {
    let x = reduce!(b h w c -> h w by max(f64::total_cmp); images());
    elements!(repeat!(h w -> h w c, c = 3; x), [4, 6, 3], |[h, w, _]| x[[h, w]]);
    elements!(repeat!(h w -> h (tile w), tile = 2; x), [4, 12], |[h, w]| x[[h, w % 6]]);
    elements!(repeat!(h w -> h (w tile), tile = 2; x), [4, 12], |[h, w]| x[[h, w / 2]]);
    elements!(repeat!(h w -> (m h) (n w), m = 2, n = 1; x), [8, 6], |[h, w]| x[[h % 4, w]]);
    let all = repeat!(h w -> n h w, n = 5; x);
    assert!(!all.is_copy());
}

#[test]
fn extents_in_the_type_stay() {
    let rows = 4;
    let x = Tensor::filled(shape![rows, 6, 8], 1.0);
    let y = rearrange!(n (a p) w -> w p n a 1, p = 2; x);
    // The extent 3 is computed in the type, from 6 and the stated 2; of three labels it is known at run time.
    let known: Extents![8, 2, usize, 3, 1] = y.as_typed().typed_extents();
    assert_eq!(known, (Const::<8>, Const::<2>, 4, Const::<3>, One));
    let y = rearrange!(n (p a) w -> n p a w, p = { 1 + 2 }; x);
    assert_eq!(
        y.as_typed::<Extents![usize, 3, 2, 8]>().typed_extents(),
        (4, Const::<3>, Const::<2>, Const::<8>)
    );
    let p = 2;
    let y = rearrange!(n (p a) w -> n (p w) a, p = p; x);
    assert_eq!(y.typed_extents(), [4, 16, 3]);
    let y = rearrange!(n h (p q a) -> n h a p q, p = 2, q = 2; x);
    assert_eq!(y.typed_extents(), (4, Const::<6>, 2, Const::<2>, Const::<2>));
    let y = rearrange_copy!(n h w -> w (n h); x);
    assert_eq!(y.typed_extents(), (Const::<8>, 24));
    let y = reduce!(n h w -> w n by sum; x);
    assert_eq!(y.typed_extents(), (Const::<8>, 4));
    let y = repeat!(n h w -> w n k h, k = { 2 + 1 }; x);
    assert_eq!(y.typed_extents(), (Const::<8>, 4, Const::<3>, Const::<6>));
    let k = 7;
    let y = repeat!(n h w -> k n h w, k = k; x);
    assert_eq!(y.typed_extents(), (7, 4, Const::<6>, Const::<8>));
    assert_eq!(rearrange!(n h w -> (n h) w; x.ranked()).typed_extents(), [24, 8]);
}

#[test]
fn elements_move_only_if_they_must() {
    let x = images();
    assert!(!rearrange!(b h w c -> (b h w) c; x).is_copy());
    assert!(!rearrange!(b (h p) w c -> p b w c h, p = 2; x).is_copy());
    assert!(rearrange!(b h w c -> (h b) w c; x).is_copy());
    let narrow = x.slice(shapewise::s![:, :, 1..5, :]);
    assert!(!rearrange!(b h w c -> (b h) w c; narrow).is_copy());
    assert!(rearrange!(b h w c -> (b h w) c; narrow).is_copy());
    assert_eq!(rearrange!(b h w c -> (b h w) c; narrow), rearrange_copy!(b h w c -> (b h w) c; narrow));
    assert_eq!(
        try_rearrange_view!(b h w c -> (b h w) c; narrow).unwrap_err().to_string(),
        "axis 0 of the result merges axes that are not contiguous in memory: `rearrange!` copies them"
    );
    let view: shapewise::View<'_, f64, 2> = rearrange_view!(b h w c -> (b h w) c; x);
    assert_eq!(view.as_memory().as_ptr(), x.as_slice().as_ptr());
    // Extents of 1 are merged with everything.
    let column = x.slice(shapewise::s![:, :, 1..2, :]);
    assert!(!rearrange!(b h w c -> (w b) h c; column).is_copy());
}

#[test]
fn messages() {
    let x = images();
    let says = |words: String, expected: &str| assert_eq!(words, expected);
    says(
        try_rearrange!((b p) h w c -> b p h w c, p = 4; x).unwrap_err().to_string(),
        "axis 0 has extent 6, which 4 does not divide",
    );
    says(
        try_rearrange!((b p) h w c -> b p h w c, p = 4, b = 2; x).unwrap_err().to_string(),
        "axis 0 has extent 6, and the pattern has 8",
    );
    says(
        try_rearrange!(b h w c -> b h w c, c = 4; x).unwrap_err().to_string(),
        "axis 3 has extent 3, and the pattern has 4",
    );
    let none = Tensor::<f64, 2>::zeros([0, 3]);
    says(
        try_rearrange!((a b) c -> a b c, a = 0; none).unwrap_err().to_string(),
        "axis 0 has extent 0, and so has a known label: label `b` may have any extent",
    );
    says(
        try_reduce!(a b -> b by max(f64::total_cmp); none).unwrap_err().to_string(),
        "an axis that is reduced has extent 0: no elements have a largest or a smallest one",
    );
    assert_eq!(rearrange!(a b -> (b a); none).extents(), [0]);
    assert_eq!(reduce!(a b -> b by sum; none), tensor![0.0, 0.0, 0.0]);
}

#[test]
fn references_slices_and_mutable_views_are_operands() {
    fn last<'a>(x: &shapewise::View<'a, f64, 2>) -> shapewise::View<'a, f64, 2> {
        rearrange_view!(i j -> j i; x)
    }
    let mut x = images();
    let matrix = x.slice(shapewise::s![0, :, :, 0]);
    assert_eq!(last(&matrix), matrix.transpose());
    assert_eq!(rearrange!(i j -> j i; &&matrix), matrix.transpose());
    let expected = matrix.transpose().to_tensor();
    assert_eq!(rearrange!(i j -> j i; x.slice_mut(shapewise::s![0, :, :, 0])), expected);
    let sum = rearrange!(i j -> j i; expected) + 1.0;
    assert_eq!(sum[[0, 1]], expected[[1, 0]] + 1.0);
}

fn generic<const N: usize>(x: &Tensor<f32, 2>) -> Tensor<f32, 3> {
    rearrange_copy!(i (j n) -> i n j, n = { N }; x)
}

#[test]
fn generic_code() {
    assert_eq!(generic::<2>(&Tensor::zeros([3, 4])).extents(), [3, 2, 2]);
}

/// The extent of labels that are merged is in the type if those of all are.
#[test]
fn products_of_labels_stay_in_the_type() {
    fn known<T, S, const R: usize, L: Mapping<R>>(_: &TensorBase<T, S, R, L>) -> [Option<usize>; R] {
        L::EXTENTS
    }
    /// Generic code merges axes of extents that it does not know.
    fn rows<const N: usize, E: Extent>(x: &TypedView<'_, usize, 3, (E, Const<N>, Const<3>)>) -> Vec<usize> {
        rearrange!(a b c -> (b a) c; x).to_vec()
    }

    let n = 2;
    let x = Tensor::from_fn(shape![2, 3, 4], |[a, b, c]| a * 12 + b * 4 + c);
    assert_eq!(known(&rearrange!(a b c -> (a b) c; x)), [Some(6), Some(4)]);
    assert_eq!(known(&rearrange!(a b c -> (c a b); x)), [Some(24)]);
    assert_eq!(known(&rearrange!(a b c -> c (1 b a) (); x)), [Some(4), Some(6), Some(1)]);
    assert_eq!(known(&reduce!(a b c -> (b a) by sum; x)), [Some(6)]);
    assert_eq!(known(&repeat!(a b c -> a (b k) c, k = 5; x)), [Some(2), Some(15), Some(4)]);
    assert_eq!(known(&repeat!(a b c -> a (b k) c, k = n; x)), [Some(2), None, Some(4)]);
    // One of two labels is the quotient if the extent of the other one is stated in the type.
    assert_eq!(known(&rearrange!(a b (c k) -> (a k) (b c), k = 2; x)), [Some(4), Some(6)]);
    assert_eq!(known(&rearrange!(a b (c k) -> (a k) (b c), k = n; x)), [None, None]);
    assert_eq!(known(&rearrange!(a b c -> (a b) c; x.ranked())), [None, None]);
    let columns: DenseTensor<usize, 2, Extents![4, 6]> = rearrange_copy!(a b c -> c (a b); x).into_typed();
    assert_eq!(columns, x.transpose().permute(axes![0, 2, 1]).to_tensor().into_reshape(shape![4, 6]));
    let cube = Tensor::from_fn(shape![2, 2, 3], |[a, b, c]| a * 6 + b * 3 + c);
    let expected = cube.permute(axes![1, 0, 2]).to_vec();
    assert_eq!(rows::<2, Const<2>>(&cube.as_typed()), expected);
    assert_eq!(rows::<2, usize>(&cube.as_typed()), expected);
}
