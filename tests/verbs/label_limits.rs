//! The limits of `einsum!`, `rearrange!`, `reduce!` and `repeat!`: the greatest lists, and words that are one label.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::float_cmp,
    reason = "tests of small numbers"
)]

use shapewise::{
    Const, Shape, Tensor, View,
    array::{DynTensor, DynView},
    einsum, rearrange, reduce, repeat, shape, tensor, try_einsum,
};

/// One more is the case `einsum_above_operands`.
#[test]
fn operands_from_one_to_64() {
    let x = tensor![1.0, 2.0];
    assert_eq!(einsum!(i -> i; &x), x);
    // Each operand is summed, so that the result is a power of 3.
    assert_eq!(
        einsum!(w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11 -> ; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x)
            [[]],
        3_f64.powi(12)
    );
    assert_eq!(
        einsum!(w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12 -> ; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x)
            [[]],
        3_f64.powi(13)
    );
    assert_eq!(
        einsum!(w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15, w16, w17, w18, w19, w20, w21, w22, w23 -> w23; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x),
        tensor![3_f64.powi(23), 2.0 * 3_f64.powi(23)]
    );
    // A vector of ones for most, so that the sums are exact.
    let y = tensor![1.0, 1.0];
    let z = einsum!(w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15, w16, w17, w18, w19, w20, w21, w22, w23, w24, w25, w26, w27, w28, w29, w30, w31, w32, w33, w34, w35, w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47, w48, w49, w50, w51, w52, w53, w54, w55, w56, w57, w58, w59, w60, w61, w62, w63 -> w0 w12 w63; &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &x, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &y, &x);
    assert_eq!(z.extents(), [2, 2, 2]);
    assert_eq!(z[[1, 1, 1]], 4.0 * 2_f64.powi(61));
    assert_eq!(z[[1, 1, 0]], 2.0 * 2_f64.powi(61));
    assert_eq!(z[[0, 0, 1]], 2.0 * 2_f64.powi(61));
}

#[test]
fn a_label_of_many_operands() {
    let x = tensor![1_i64, 2, -1];
    assert_eq!(
        einsum!(i, i, i, i, i, i, i, i, i, i, i, i, i -> ; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x)
            [[]],
        1 + (1 << 13) - 1
    );
    assert_eq!(
        einsum!(i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i -> i; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x),
        tensor![1, 1 << 20, 1]
    );
    assert_eq!(
        einsum!(i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i -> i; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x),
        tensor![1, 1 << 62, 1]
    );
    // The equation of a text has no limit of the kind.
    let all: Vec<_> = (0..20).map(|_| DynView::from(&x)).collect();
    let text = format!("{}->i", vec!["i"; 20].join(","));
    assert_eq!(DynTensor::einsum(&text, &all).unwrap().to_vec(), [1, 1 << 20, 1]);
    // The last of 13 operands has another extent.
    let memory = [1_i64; 2];
    let short = View::new(&memory, [2]).unwrap();
    let x = View::new(x.as_slice(), [3]).unwrap();
    let error = try_einsum!(i, i, i, i, i, i, i, i, i, i, i, i, i, i -> ; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &short).unwrap_err();
    assert_eq!(error.to_string(), "label `i` is 3 in operand 0 and 2 in operand 13");
}

/// One more is the case `einsum_above_axes`; labels of an operand and of the output, 16 here, are those of `einsum_above_labels` and `einsum_above_output`.
#[test]
fn axes_up_to_128() {
    // 49 axes are one more than there were numbers for.
    let x = Tensor::<f64, 7>::ones([1, 2, 1, 1, 1, 1, 1]);
    assert_eq!(
        einsum!(w0 w1 w2 w3 w4 w5 w6, w7 w8 w9 w10 w11 w12 w13, w14 w15 w16 w17 w18 w19 w20, w21 w22 w23 w24 w25 w26 w27, w28 w29 w30 w31 w32 w33 w34, w35 w36 w37 w38 w39 w40 w41, w42 w43 w44 w45 w46 w47 w48 -> w1 w48; &x, &x, &x, &x, &x, &x, &x),
        tensor![[64.0], [64.0]]
    );
    let x = Tensor::<f64, 8, _>::filled(shape![1, 2, 1, 1, 1, 1, 1, 3], 1.0);
    let y = einsum!(w0 w1 w2 w3 w4 w5 w6 w7, w8 w9 w10 w11 w12 w13 w14 w15, w16 w17 w18 w19 w20 w21 w22 w23, w24 w25 w26 w27 w28 w29 w30 w31, w32 w33 w34 w35 w36 w37 w38 w39, w40 w41 w42 w43 w44 w45 w46 w47, w48 w49 w50 w51 w52 w53 w54 w55, w56 w57 w58 w59 w60 w61 w62 w63, w64 w65 w66 w67 w68 w69 w70 w71, w72 w73 w74 w75 w76 w77 w78 w79, w80 w81 w82 w83 w84 w85 w86 w87, w88 w89 w90 w91 w92 w93 w94 w95, w96 w97 w98 w99 w100 w101 w102 w103, w104 w105 w106 w107 w108 w109 w110 w111, w112 w113 w114 w115 w116 w117 w118 w119, w120 w121 w122 w123 w124 w125 w126 w127 -> w127 w1; &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x, &x);
    assert_eq!(y.typed_extents(), (Const::<3>, Const::<2>));
    assert_eq!(y[[2, 1]], 6_f64.powi(15));
    let x = Tensor::<f64, 16>::ones([1; 16]);
    let y = einsum!(w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15, w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 -> w15 w14 w13 w12 w11 w10 w9 w8 w7 w6 w5 w4 w3 w2 w1 w0; &x, &x);
    assert_eq!(y.extents(), [1; 16]);
}

#[test]
fn what_the_first_four_operands_of_a_label_know_is_in_the_result() {
    let n = 2;
    let (open, known) = (Tensor::filled(shape![n, 1], 1.0), Tensor::filled(shape![2, 1], 1.0));
    let y = einsum!(i a, i b, i c, i d -> i; &open, &open, &open, &known);
    assert_eq!(y.typed_extents(), (Const::<2>,));
    let y = einsum!(i a, i b, i c, i d, i e -> i; &open, &open, &open, &open, &known);
    assert_eq!(y.typed_extents(), [2]);
}

#[test]
fn keywords_and_raw_words_are_labels() {
    let (x, w) = (tensor![[1, 2], [3, 4]], tensor![[1, 0], [1, 1]]);
    let product = x.matmul(&w);
    assert_eq!(einsum!(b in, in out -> b out; &x, &w), product);
    assert_eq!(einsum!(type self, self true -> type true; &x, &w), product);
    assert_eq!(einsum!(crate Self, Self super -> crate super; &x, &w), product);
    assert_eq!(einsum!(i r#j, j k -> r#i k; &x, &w), product);
    assert_eq!(einsum!(b r#in, in out -> b out; &x, &w), product);
    assert_eq!(rearrange!(in self -> self in; x), x.transpose());
    assert_eq!(rearrange!(r#a b -> b a; x), x.transpose());
    assert_eq!(reduce!((r#a p) b -> a b by sum, r#p = 2; x), tensor![[4, 6]]);
}

#[test]
fn a_number_is_an_operand_without_labels() {
    let (x, n) = (tensor![1, 2], Tensor::filled([], 3));
    assert_eq!(einsum!(-> ; &n)[[]], 3);
    assert_eq!(einsum!(, i -> i; &n, &x), tensor![3, 6]);
    assert_eq!(einsum!(i, -> ; &x, &n)[[]], 9);
}

/// One more is the case `above_labels_of_an_axis`, and of the stated extents `above_stated_extents`.
#[test]
fn labels_of_a_group_up_to_80() {
    // Each label but three has extent 1, and the others are the digits of the number.
    let x = Tensor::from_fn([16], |[i]| i);
    let reversed: Vec<usize> =
        (0..16_usize).map(|i| (0..4).map(|bit| (i >> bit & 1) << (3 - bit)).sum()).collect();
    assert_eq!(rearrange!((o w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16) -> (w16 w15 w14 w13 w12 w11 w10 w9 w8 w7 w6 w5 w4 w3 w2 w1 w0 o), w0 = 2, w1 = 2, w2 = 2, w3 = 1, w4 = 1, w5 = 1, w6 = 1, w7 = 1, w8 = 1, w9 = 1, w10 = 1, w11 = 1, w12 = 1, w13 = 1, w14 = 1, w15 = 1, w16 = 1; x).to_vec(), reversed);
    assert_eq!(rearrange!((o w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31 w32 w33 w34 w35 w36 w37 w38 w39 w40 w41 w42 w43 w44 w45 w46 w47 w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 w60 w61 w62 w63) -> (w63 w62 w61 w60 w59 w58 w57 w56 w55 w54 w53 w52 w51 w50 w49 w48 w47 w46 w45 w44 w43 w42 w41 w40 w39 w38 w37 w36 w35 w34 w33 w32 w31 w30 w29 w28 w27 w26 w25 w24 w23 w22 w21 w20 w19 w18 w17 w16 w15 w14 w13 w12 w11 w10 w9 w8 w7 w6 w5 w4 w3 w2 w1 w0 o), w0 = 2, w1 = 2, w2 = 2, w3 = 1, w4 = 1, w5 = 1, w6 = 1, w7 = 1, w8 = 1, w9 = 1, w10 = 1, w11 = 1, w12 = 1, w13 = 1, w14 = 1, w15 = 1, w16 = 1, w17 = 1, w18 = 1, w19 = 1, w20 = 1, w21 = 1, w22 = 1, w23 = 1, w24 = 1, w25 = 1, w26 = 1, w27 = 1, w28 = 1, w29 = 1, w30 = 1, w31 = 1, w32 = 1, w33 = 1, w34 = 1, w35 = 1, w36 = 1, w37 = 1, w38 = 1, w39 = 1, w40 = 1, w41 = 1, w42 = 1, w43 = 1, w44 = 1, w45 = 1, w46 = 1, w47 = 1, w48 = 1, w49 = 1, w50 = 1, w51 = 1, w52 = 1, w53 = 1, w54 = 1, w55 = 1, w56 = 1, w57 = 1, w58 = 1, w59 = 1, w60 = 1, w61 = 1, w62 = 1, w63 = 1; x).to_vec(), reversed);
    assert_eq!(rearrange!(i -> (i 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1); x).to_vec(), x.to_vec());
    assert_eq!(repeat!(i -> (i w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31 w32 w33 w34 w35 w36 w37 w38 w39 w40 w41 w42 w43 w44 w45 w46 w47 w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 w60 w61 w62 w63), w0 = 2, w1 = 2, w2 = 2, w3 = 1, w4 = 1, w5 = 1, w6 = 1, w7 = 1, w8 = 1, w9 = 1, w10 = 1, w11 = 1, w12 = 1, w13 = 1, w14 = 1, w15 = 1, w16 = 1, w17 = 1, w18 = 1, w19 = 1, w20 = 1, w21 = 1, w22 = 1, w23 = 1, w24 = 1, w25 = 1, w26 = 1, w27 = 1, w28 = 1, w29 = 1, w30 = 1, w31 = 1, w32 = 1, w33 = 1, w34 = 1, w35 = 1, w36 = 1, w37 = 1, w38 = 1, w39 = 1, w40 = 1, w41 = 1, w42 = 1, w43 = 1, w44 = 1, w45 = 1, w46 = 1, w47 = 1, w48 = 1, w49 = 1, w50 = 1, w51 = 1, w52 = 1, w53 = 1, w54 = 1, w55 = 1, w56 = 1, w57 = 1, w58 = 1, w59 = 1, w60 = 1, w61 = 1, w62 = 1, w63 = 1; x).to_vec(), (0..16 * 8).map(|i| i / 8).collect::<Vec<usize>>());
    let x = Tensor::<f32, 16>::zeros([2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let merged = rearrange!((o0 w0 w16 w32 w48) (o1 w1 w17 w33 w49) (o2 w2 w18 w34 w50) (o3 w3 w19 w35 w51) (o4 w4 w20 w36 w52) (o5 w5 w21 w37 w53) (o6 w6 w22 w38 w54) (o7 w7 w23 w39 w55) (o8 w8 w24 w40 w56) (o9 w9 w25 w41 w57) (o10 w10 w26 w42 w58) (o11 w11 w27 w43 w59) (o12 w12 w28 w44 w60) (o13 w13 w29 w45 w61) (o14 w14 w30 w46 w62) (o15 w15 w31 w47 w63) -> (o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 o14 o15 w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31 w32 w33 w34 w35 w36 w37 w38 w39 w40 w41 w42 w43 w44 w45 w46 w47 w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 w60 w61 w62 w63), w0 = 2, w1 = 2, w2 = 2, w3 = 1, w4 = 1, w5 = 1, w6 = 1, w7 = 1, w8 = 1, w9 = 1, w10 = 1, w11 = 1, w12 = 1, w13 = 1, w14 = 1, w15 = 1, w16 = 1, w17 = 1, w18 = 1, w19 = 1, w20 = 1, w21 = 1, w22 = 1, w23 = 1, w24 = 1, w25 = 1, w26 = 1, w27 = 1, w28 = 1, w29 = 1, w30 = 1, w31 = 1, w32 = 1, w33 = 1, w34 = 1, w35 = 1, w36 = 1, w37 = 1, w38 = 1, w39 = 1, w40 = 1, w41 = 1, w42 = 1, w43 = 1, w44 = 1, w45 = 1, w46 = 1, w47 = 1, w48 = 1, w49 = 1, w50 = 1, w51 = 1, w52 = 1, w53 = 1, w54 = 1, w55 = 1, w56 = 1, w57 = 1, w58 = 1, w59 = 1, w60 = 1, w61 = 1, w62 = 1, w63 = 1; x);
    assert_eq!(merged.extents(), [8]);
}

/// One more is the case `above_axes_on_the_left`, `above_axes_on_the_right` or `above_axes_of_a_reduction`.
#[test]
fn sixteen_axes_on_each_side() {
    let x = Tensor::<u8, 16>::zeros([1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let y = rearrange!(w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 -> w15 w14 w13 w12 w11 w10 w9 w8 w7 w6 w5 w4 w3 w2 w1 w0; x);
    assert_eq!(y.shape(), Shape::new([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 2, 1]).unwrap());
    assert_eq!(reduce!(w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 -> w1 by sum; x).extents(), [2]);
    let x = Tensor::from_fn([2, 8], |[i, j]| 8 * i + j);
    assert_eq!(reduce!(i (2 2 2 1 1 1 1 1 1 1 1 1 1 1 1) -> i by sum; x), tensor![28, 92]);
}

/// All axes of the greatest rank, and all stated extents. One more is the case `above_stated_extents`.
#[test]
#[rustfmt::skip]
fn sixteen_axes_with_64_stated_extents() {
    let x = Tensor::<i32, 16>::zeros([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    let y = rearrange!(
        (l0 l1 l2 l3) (l4 l5 l6 l7) (l8 l9 l10 l11) (l12 l13 l14 l15) (l16 l17 l18 l19) (l20 l21 l22 l23)
        (l24 l25 l26 l27) (l28 l29 l30 l31) (l32 l33 l34 l35) (l36 l37 l38 l39) (l40 l41 l42 l43) (l44 l45 l46 l47)
        (l48 l49 l50 l51) (l52 l53 l54 l55) (l56 l57 l58 l59) (l60 l61 l62 l63) ->
        (l3 l2 l1 l0) (l7 l6 l5 l4) (l11 l10 l9 l8) (l15 l14 l13 l12) (l19 l18 l17 l16) (l23 l22 l21 l20)
        (l27 l26 l25 l24) (l31 l30 l29 l28) (l35 l34 l33 l32) (l39 l38 l37 l36) (l43 l42 l41 l40) (l47 l46 l45 l44)
        (l51 l50 l49 l48) (l55 l54 l53 l52) (l59 l58 l57 l56) (l63 l62 l61 l60),
        l0 = 1, l1 = 1, l2 = 1, l3 = 1, l4 = 1, l5 = 1, l6 = 1, l7 = 1, l8 = 1, l9 = 1,
        l10 = 1, l11 = 1, l12 = 1, l13 = 1, l14 = 1, l15 = 1, l16 = 1, l17 = 1, l18 = 1, l19 = 1,
        l20 = 1, l21 = 1, l22 = 1, l23 = 1, l24 = 1, l25 = 1, l26 = 1, l27 = 1, l28 = 1, l29 = 1,
        l30 = 1, l31 = 1, l32 = 1, l33 = 1, l34 = 1, l35 = 1, l36 = 1, l37 = 1, l38 = 1, l39 = 1,
        l40 = 1, l41 = 1, l42 = 1, l43 = 1, l44 = 1, l45 = 1, l46 = 1, l47 = 1, l48 = 1, l49 = 1,
        l50 = 1, l51 = 1, l52 = 1, l53 = 1, l54 = 1, l55 = 1, l56 = 1, l57 = 1, l58 = 1, l59 = 1,
        l60 = 1, l61 = 1, l62 = 1, l63 = 2;
        x
    );
    assert_eq!(y.extents(), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
}
