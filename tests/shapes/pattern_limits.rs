//! The limits of contracts: the greatest ones, products that do not fit a number, and words that are one name.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(clippy::arithmetic_side_effects, reason = "tests of numbers that fit")]

use shapewise::{HasExtents, PatternError, debug_expect_shape, expect_shape, shape, try_expect_shape};
#[cfg(feature = "arrays")]
use shapewise::{Tensor, View};

/// Two of them do not fit a product.
const HALF: usize = 1 << (usize::BITS / 2 + 1);
const MAX: usize = usize::MAX;

/// A tensor of another crate.
struct Foreign([usize; 3]);

impl HasExtents for Foreign {
    fn rank(&self) -> Option<usize> {
        Some(3)
    }

    fn extent(&self, axis: usize) -> Option<usize> {
        self.0.get(axis).copied()
    }
}

#[test]
fn products_above_all_extents_fit_none() {
    let text = |error: PatternError| error.to_string();
    let above = format!(
        "axis 2 of `x`, [{HALF},{HALF},{MAX}], is {MAX}, and the product of its known factors is above {MAX}: the pattern is [a, b, a * b]"
    );
    let x = [HALF, HALF, MAX];
    assert_eq!(try_expect_shape!(x, [a, b, a * b]).map_err(text), Err(above.clone()));
    let x = Foreign(x);
    assert_eq!(try_expect_shape!(x, [a, b, a * b]).map_err(text), Err(above));
    // Written as numbers, which are multiplied at compile time.
    try_expect_shape!([MAX], [{ HALF } * { HALF }]).unwrap_err();
    try_expect_shape!([MAX], [(HALF) * (HALF)]).unwrap_err();
    #[cfg(target_pointer_width = "64")]
    {
        try_expect_shape!([MAX], [8589934592 * 8589934592]).unwrap_err();
        try_expect_shape!([MAX], [8589934592 * 8589934592 * a]).unwrap_err();
    }
    // The third factor would be 1.
    try_expect_shape!(x, [a, b, a * b * c]).unwrap_err();
    // Below the square of the greatest number, and with its last digits: 2^(bits + 2) is 0 in the arithmetic of `usize`.
    for extent in [1, 2, HALF, HALF - 1, MAX, MAX - 1] {
        try_expect_shape!([HALF, HALF, extent], [a, b, a * b]).unwrap_err();
        try_expect_shape!([HALF, HALF, extent], [a, b, a * b * c]).unwrap_err();
        try_expect_shape!([HALF, extent], [a, product = a * (HALF) * c]).unwrap_err();
    }
    // No elements: the other factor is 0, and a factor that is 0 makes the product 0, wherever it is.
    assert_eq!(try_expect_shape!([HALF, HALF, 0], [a, b, a * b * c]), Ok([HALF, HALF, 0]));
    try_expect_shape!([HALF, HALF, 0], [a, b, a * b]).unwrap_err();
    assert_eq!(try_expect_shape!([HALF, HALF, 0, 0], [a, b, z, a * b * z]), Ok([HALF, HALF, 0]));
    assert_eq!(try_expect_shape!([0, HALF, HALF, 0], [z, a, b, z * a * b]), Ok([0, HALF, HALF]));
    // The greatest products that fit.
    assert_eq!(try_expect_shape!([MAX, 1, MAX], [a, b, a * b]), Ok([MAX, 1]));
    assert_eq!(try_expect_shape!([HALF / 2, HALF / 4, MAX / 2 + 1], [a, b, a * b]), Ok([HALF / 2, HALF / 4]));
    assert_eq!(try_expect_shape!([HALF / 2, MAX / 2 + 1], [a, a * c]), Ok([HALF / 2, HALF / 4]));
}

#[test]
fn a_list_longer_than_a_rank_is_counted() {
    let x = vec![1; 300];
    assert_eq!(
        try_expect_shape!(x, [a, b]).unwrap_err().to_string(),
        "`x`, [1,1,1,1,1,1,1,1,..], has rank 300 and not 2: the pattern is [a, b]"
    );
    let error = try_expect_shape!(x, [.., 2]).unwrap_err();
    assert_eq!(error.axis(), Some(299));
}

#[test]
fn raw_words_are_the_same_names() {
    try_expect_shape!([3, 4], [r#n, n]).unwrap_err();
    assert_eq!(try_expect_shape!([3, 3], [n, r#n]), Ok([3]));
    assert_eq!(try_expect_shape!([3, 3], [in, r#in]), Ok([3]));
    expect_shape!([3, 4], [r#in, out]);
    assert_eq!([r#in, out], [3, 4]);
}

#[test]
fn keywords_are_names_where_nothing_is_bound() {
    assert_eq!(try_expect_shape!([3, 4, 12, 5], [in, type, in * type, self]), Ok([3, 4, 5]));
    debug_expect_shape!([3, 4, 12], [in, type = 4, in * type]);
}

#[test]
fn contracts_of_none_and_one() {
    expect_shape!([], []);
    expect_shape!([7], [only]);
    expect_shape!([7, 8], [..]; [5], [_];);
    assert_eq!(only, 7);
}

/// One more is the case `contract_above_arrays` or `contract_above_names`.
#[test]
fn a_contract_has_up_to_32_arrays_and_256_names() {
    let x: Vec<usize> = (2..10).collect();
    expect_shape!(x, [n0, n1, n2, n3, n4, n5, n6, n7]; x, [n8, n9, n10, n11, n12, n13, n14, n15]; x, [n16, n17, n18, n19, n20, n21, n22, n23]; x, [n24, n25, n26, n27, n28, n29, n30, n31]; x, [n32, n33, n34, n35, n36, n37, n38, n39]; x, [n40, n41, n42, n43, n44, n45, n46, n47]; x, [n48, n49, n50, n51, n52, n53, n54, n55]; x, [n56, n57, n58, n59, n60, n61, n62, n63]; x, [n64, n65, n66, n67, n68, n69, n70, n71]; x, [n72, n73, n74, n75, n76, n77, n78, n79]; x, [n80, n81, n82, n83, n84, n85, n86, n87]; x, [n88, n89, n90, n91, n92, n93, n94, n95]; x, [n96, n97, n98, n99, n100, n101, n102, n103]; x, [n104, n105, n106, n107, n108, n109, n110, n111]; x, [n112, n113, n114, n115, n116, n117, n118, n119]; x, [n120, n121, n122, n123, n124, n125, n126, n127]; x, [n128, n129, n130, n131, n132, n133, n134, n135]; x, [n136, n137, n138, n139, n140, n141, n142, n143]; x, [n144, n145, n146, n147, n148, n149, n150, n151]; x, [n152, n153, n154, n155, n156, n157, n158, n159]; x, [n160, n161, n162, n163, n164, n165, n166, n167]; x, [n168, n169, n170, n171, n172, n173, n174, n175]; x, [n176, n177, n178, n179, n180, n181, n182, n183]; x, [n184, n185, n186, n187, n188, n189, n190, n191]; x, [n192, n193, n194, n195, n196, n197, n198, n199]; x, [n200, n201, n202, n203, n204, n205, n206, n207]; x, [n208, n209, n210, n211, n212, n213, n214, n215]; x, [n216, n217, n218, n219, n220, n221, n222, n223]; x, [n224, n225, n226, n227, n228, n229, n230, n231]; x, [n232, n233, n234, n235, n236, n237, n238, n239]; x, [n240, n241, n242, n243, n244, n245, n246, n247]; x, [n248, n249, n250, n251, n252, n253, n254, n255]);
    assert_eq!([n0, n7, n8, n128, n255], [2, 9, 2, 2, 9]);
    let sum = [
        n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19, n20, n21,
        n22, n23, n24, n25, n26, n27, n28, n29, n30, n31, n32, n33, n34, n35, n36, n37, n38, n39, n40, n41,
        n42, n43, n44, n45, n46, n47, n48, n49, n50, n51, n52, n53, n54, n55, n56, n57, n58, n59, n60, n61,
        n62, n63, n64, n65, n66, n67, n68, n69, n70, n71, n72, n73, n74, n75, n76, n77, n78, n79, n80, n81,
        n82, n83, n84, n85, n86, n87, n88, n89, n90, n91, n92, n93, n94, n95, n96, n97, n98, n99, n100, n101,
        n102, n103, n104, n105, n106, n107, n108, n109, n110, n111, n112, n113, n114, n115, n116, n117, n118,
        n119, n120, n121, n122, n123, n124, n125, n126, n127, n128, n129, n130, n131, n132, n133, n134, n135,
        n136, n137, n138, n139, n140, n141, n142, n143, n144, n145, n146, n147, n148, n149, n150, n151, n152,
        n153, n154, n155, n156, n157, n158, n159, n160, n161, n162, n163, n164, n165, n166, n167, n168, n169,
        n170, n171, n172, n173, n174, n175, n176, n177, n178, n179, n180, n181, n182, n183, n184, n185, n186,
        n187, n188, n189, n190, n191, n192, n193, n194, n195, n196, n197, n198, n199, n200, n201, n202, n203,
        n204, n205, n206, n207, n208, n209, n210, n211, n212, n213, n214, n215, n216, n217, n218, n219, n220,
        n221, n222, n223, n224, n225, n226, n227, n228, n229, n230, n231, n232, n233, n234, n235, n236, n237,
        n238, n239, n240, n241, n242, n243, n244, n245, n246, n247, n248, n249, n250, n251, n252, n253, n254,
        n255,
    ]
    .iter()
    .sum::<usize>();
    assert_eq!(sum, 32 * x.iter().sum::<usize>());
}

#[test]
#[rustfmt::skip] // an element for each line otherwise
fn a_contract_has_up_to_256_numbers() {
    let x = [2_usize; 256];
    try_expect_shape!(
        x,
        [
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2
        ]
    )
    .unwrap();
    let error = try_expect_shape!(
        x,
        [
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2,
            (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, (1 + 1), { 2 }, 2, 2, 2, 2, 2, (3)
        ]
    )
    .unwrap_err();
    assert_eq!(error.axis(), Some(255));
}

#[test]
#[cfg(feature = "arrays")]
fn numbers_between_names() {
    // Each number is that of its position, also after more than eight parts.
    let x = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const N: usize = 10;
    expect_shape!(x, [a, (1 + 1), c, 4, e, _, { N - 3 }, h, (9), { N }, k, m = 2 * (6)]);
    assert_eq!([a, c, e, h, k, m], [1, 3, 5, 8, 11, 12]);
    let error =
        try_expect_shape!(x, [a, (1 + 1), c, 4, e, _, { N - 3 }, h, (9), { N }, k, m = 2 * (7)]).unwrap_err();
    assert_eq!(error.axis(), Some(11));
    let memory = [0; 6];
    let view = View::new(&memory, shape![1, 2, 3]).unwrap();
    expect_shape!(view, [a, {N / 5}, c]; Tensor::<f32, 2>::zeros([3, 20]), [c, {N} * d]);
    assert_eq!([a, c, d], [1, 3, 2]);
}

#[test]
#[cfg(feature = "arrays")]
fn seven_arrays_of_rank_4_and_ten_of_rank_3() {
    let x = Tensor::<f64, 4>::zeros([1, 2, 3, 4]);
    expect_shape!(x, [a0, a1, a2, a3]; x, [b0, b1, b2, b3]; x, [c0, c1, c2, c3]; x, [d0, d1, d2, d3]; x, [e0, e1, e2, e3]; x, [f0, f1, f2, f3]; x, [g0, g1, g2, g3]);
    assert_eq!([a0, b1, g2, g3], [1, 2, 3, 4]);
    let x = [1, 2, 3];
    expect_shape!(x, [a0, a1, a2]; x, [b0, b1, b2]; x, [c0, c1, c2]; x, [d0, d1, d2]; x, [e0, e1, e2]; x, [f0, f1, f2]; x, [g0, g1, g2]; x, [h0, h1, h2]; x, [i0, i1, i2]; x, [j0, j1, j2]);
    assert_eq!([a0, b1, j2], [1, 2, 3]);
}
