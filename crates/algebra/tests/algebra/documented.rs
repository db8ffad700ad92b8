//! Layout algebra, compared with what CuTe and PTX document: text, fragments of matrices as types, and CuTe's examples.
#![allow(clippy::unwrap_used, reason = "tests of small numbers: a panic is a failure")]

use shapewise::{Extents, Mapping, RowMajor, array::TiledView};

use shapewise_algebra::{
    BlockedProduct, Coalesced, Divided, DividedGrid, Known, Modes, Of, RakedProduct, RightInverse,
    StaticModes, Tile, TileGrid, or_fail,
};

#[test]
fn text_is_read_exactly() {
    for (text, error) in [
        ("", "byte 0 is not part of a layout: expected extents and strides like `((2,3),4):((6,4),6)`"),
        ("(2,3)", "byte 5 is not part of a layout: expected extents and strides like `((2,3),4):((6,4),6)`"),
        (
            "(2,3):(1,2))",
            "byte 11 is not part of a layout: expected extents and strides like `((2,3),4):((6,4),6)`",
        ),
        (
            "(2,):(1,2)",
            "byte 3 is not part of a layout: expected extents and strides like `((2,3),4):((6,4),6)`",
        ),
        ("(2,3,4):(1,2,3)", "the text has 3 axes, expected 2"),
        ("2:1", "the text has 1 axis, expected 2"),
        ("((2,3),4):(1,(2,3))", "the strides have another structure than the extents"),
        ("(2,99999999999999999999):(1,2)", "the number at byte 3 does not fit"),
        ("(2,-3):(1,2)", "the number at byte 3 does not fit"),
    ] {
        assert_eq!(text.parse::<Modes<2>>().unwrap_err().to_string(), error, "{text}");
    }
    let nested: Modes<2> = "((2,(2,2)),3):((1,(2,4)),8)".parse().unwrap();
    assert_eq!(nested.to_string(), "((2,2,2),3):((1,2,4),8)");
    assert_eq!("(4, 2):(-1, 8)".parse::<Modes<1>>().unwrap().to_string(), "(4,2):(-1,8)");
}

/// The `(thread, value)` layouts of a tensor core's m16n8k16 (PTX, "Matrix fragments for mma.m16n8k16"), as types: offsets are in matrices
/// in column-major order.
#[test]
fn layouts_in_types_have_the_modes_of_values() {
    #[derive(Clone, Copy)]
    struct Operand;
    impl StaticModes<2> for Operand {
        // Threads in groups of four; values in pairs, rows 8 apart, columns 8 apart.
        const MODES: Modes<2> = or_fail(Modes::new([&[(8, 1), (4, 32)], &[(2, 128), (2, 8), (2, 16)]]));
    }
    type Matrix = Of<RowMajor<2, Extents![4, 12]>, 2>;
    const _: () = assert!(matches!(Operand::MODES.complement(256), Ok(rest) if rest.count() == 1));
    const _: () = assert!(Coalesced::<RightInverse<Operand, 2>, 1>::MODES.count() == 256);
    const BLOCKS: [Modes<2>; 2] =
        [Tile::<Matrix, Extents![2, 3], 2>::MODES, TileGrid::<Matrix, Extents![2, 3], 2>::MODES];
    assert_eq!(BLOCKS.map(|layout| layout.to_string()), ["(2,3):(12,1)", "(2,4):(24,3)"]);
    type Pair = Of<RowMajor<1, Extents![2]>, 1>;
    type Six = Of<RowMajor<1, Extents![6]>, 1>;
    let (tile, grid) = (Divided::<Six, Pair>::MODES, DividedGrid::<Six, Pair>::MODES);
    assert_eq!((tile, grid), Six::MODES.divide(&Pair::MODES).unwrap());
    assert_eq!(BlockedProduct::<Pair, Six, 1>::MODES, Pair::MODES.blocked_product(&Six::MODES).unwrap());
    let raked = Known::<1, RakedProduct<Pair, Six, 1>>::new();
    assert_eq!((size_of_val(&raked), raked.extents(), raked.span()), (0, [12], 12));
    let memory: Vec<usize> = (0..12).collect();
    let view = TiledView::with_layout(&memory, raked).unwrap();
    assert!(view.iter().copied().eq((0..12).map(|at| raked.modes().at(at).cast_unsigned())));
    assert_eq!(raked.index_at(5), Some([8]));
}

/// The examples of CuTe's documentation, "Layout Algebra", in its order.
#[test]
fn documented_examples_of_cute() {
    fn read<const R: usize>(text: &str) -> Modes<R> {
        text.parse::<Modes<R>>().unwrap().reversed()
    }
    fn text<const R: usize>(layout: &Modes<R>) -> String {
        layout.reversed().to_string()
    }
    let both = |(tile, grid): (Modes<1>, Modes<1>)| (text(&tile), text(&grid));
    assert_eq!(text(&read::<2>("(2,(1,6)):(1,(6,2))").coalesced()), "12:1");
    assert_eq!(text(&read::<2>("(2,(1,6)):(1,(6,2))").coalesced_axes()), "(2,6):(1,2)");
    let compose = |a: &str, b: &str| text(&read::<2>(a).compose(&read::<2>(b)).unwrap());
    assert_eq!(compose("(6,2):(8,2)", "(4,3):(3,1)"), "((2,2),3):((24,2),8)");
    assert_eq!(text(&read::<1>("20:2").compose(&read::<2>("(5,4):(4,1)")).unwrap()), "(5,4):(8,2)");
    assert_eq!(compose("(10,2):(16,4)", "(5,4):(1,5)"), "(5,(2,2)):(16,(80,4))");
    let complement = |a: &str, n| text(&read::<1>(a).complement(n).unwrap());
    assert_eq!(complement("4:1", 24), "6:4");
    assert_eq!(complement("6:4", 24), "4:1");
    assert_eq!(complement("(4,6):(1,4)", 24), "1:0");
    assert_eq!(complement("4:2", 24), "(2,3):(1,8)");
    assert_eq!(complement("(2,4):(1,6)", 24), "3:2");
    assert_eq!(complement("(2,2):(1,6)", 24), "(3,2):(2,12)");
    assert_eq!(
        both(read::<1>("(4,2,3):(2,1,8)").divide(&read("4:2")).unwrap()),
        ("(2,2):(4,1)".into(), "(2,3):(2,8)".into())
    );
    let (tile, grid) = read::<1>("(2,2):(4,1)").product(&read::<1>("6:1")).unwrap();
    assert_eq!((text(&tile), text(&grid)), ("(2,2):(4,1)".into(), "(2,3):(2,8)".into()));
    let (tile, grid) = read::<1>("(2,2):(4,1)").product(&read::<1>("(4,2):(2,1)")).unwrap();
    assert_eq!((text(&tile), text(&grid)), ("(2,2):(4,1)".into(), "(4,2):(8,2)".into()));
    // Axis by axis: `(9,(4,8)):(59,(13,1))` by `<3:3, (2,4):(1,8)>`.
    let by = [read::<1>("(2,4):(1,8)"), read("3:3")];
    let (tile, grid) = read::<2>("(9,(4,8)):(59,(13,1))").divide_axes(&by).unwrap();
    assert_eq!(text(&tile), "(3,(2,4)):(177,(13,2))");
    assert_eq!(text(&grid), "(3,(2,2)):(59,(26,1))");
    let (a, b) = (read::<2>("(2,5):(5,1)"), read::<2>("(3,4):(1,3)"));
    assert_eq!(text(&a.blocked_product(&b).unwrap()), "(6,(5,4)):(5,(1,30))");
    assert_eq!(text(&a.raked_product(&b).unwrap()), "((3,2),(4,5)):((10,5),(30,1))");
}
