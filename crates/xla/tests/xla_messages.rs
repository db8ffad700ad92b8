//! The message of every error of array shapes, literally.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

#[path = "../../../tests/width/mod.rs"]
mod width;

use shapewise::{DynExtent, DynShape, Shape, Strided, layout::tile::Tiles};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape, ElementType, Split, TupleShape};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

fn of(text: &str) -> ArrayShape {
    text.parse().unwrap()
}

fn split(place: usize, at: &[usize]) -> Split {
    Split::new(place, at.iter().copied()).unwrap()
}

#[test]
fn element_types() {
    says(
        "f33".parse::<ElementType>(),
        "the text is not the name of an element type, such as `f32`, `s4` or `pred`",
    );
}

#[test]
fn layouts() {
    let order = ArrayLayout::row_major(2);
    says(ArrayLayout::new(&[0, 0]), "axis 0 occurs twice (at 0 and at 1): each axis must occur once");
    says(ArrayLayout::new(&[0, 2]), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(
        of("f32[2]").with_layout(order.clone()),
        "the layout orders 2 axes, but the shape has rank 1: they must be equal",
    );
    says(order.remove_axis(2), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(
        Tiles::from_sizes(&[&[8], &[]]).map_err(shapewise_xla::ArrayLayoutError::from),
        "tile 1 has no extents: a tile has at least one",
    );
    says(
        Tiles::from_sizes(&[&[8, 0]]).map_err(shapewise_xla::ArrayLayoutError::from),
        "tile 0 has the extent 0 at 1: the extents of a tile are at least 1, or `*`",
    );
    let above = 1 << (usize::BITS - 1);
    says(
        Tiles::from_sizes(&[&[8, above]]).map_err(shapewise_xla::ArrayLayoutError::from),
        "tile 0 has the extent 9223372036854775808, which is above 9223372036854775807",
    );
    for error in [Split::new(above, [1]), Split::new(0, [1, above])] {
        says(error, "the layout has the number 9223372036854775808, which is above 9223372036854775807");
    }
    says(order.clone().with_tail_alignment(0), "the tail alignment is 0 elements: it must be at least 1");
    for error in [
        order.clone().with_tail_alignment(1 << (usize::BITS - 1)),
        order.clone().with_metadata_prefix(1 << (usize::BITS - 1)),
    ] {
        says(error, "the layout has the number 9223372036854775808, which is above 9223372036854775807");
    }
    says(Split::new(3, []), "physical axis 3 is split at no index: a split has at least one");
    for (indices, before) in [([5, 5], 5), ([7, 5], 7)] {
        says(
            Split::new(1, indices),
            &format!(
                "physical axis 1 is split at 5 after {before}: each index must be above the one before it"
            ),
        );
    }
    says(
        order.clone().with_splits([split(2, &[1])]),
        "physical axis 2 is split, but the rank is 2: the axis must be below the rank",
    );
    says(
        order.with_splits([split(1, &[1]), split(1, &[2])]),
        "physical axis 1 is split twice: all indices of an axis are in one split",
    );
}

#[test]
fn shapes() {
    says(
        ArrayShape::from_shape(ElementType::F32, DynShape::UNKNOWN),
        "the rank is unknown: an array has a rank",
    );
    let half = DynExtent::known(width::ABOVE_ROOT).unwrap();
    says(
        ArrayShape::new(ElementType::F32, [DynExtent::ZERO, half, half]),
        "the array is too large at axis 2: its extent 1099511627776 times 1099511627776, the product of the extents before \
         it, of elements of 4 bytes is above 9223372036854775807 bytes (extents of 0 left out)",
    );
    says(
        Shape::new([usize::MAX, 2]).map_err(shapewise_xla::ArrayShapeError::from),
        "the shape is too large at axis 0: its extent 18446744073709551615 is above 9223372036854775807",
    );
    says(
        of("f32[2]").byte_strides(),
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major",
    );
    says(
        of("f32[2,?]{1,0}").byte_strides(),
        "axis 1 has extent ?, which has no bound, but the operation needs a number",
    );
    says(
        of("s4[2]{0:E(4)}").byte_strides(),
        "elements of 4 bits have no strides in bytes: the size must be a number of bytes",
    );
    says(
        of("f32[2]").with_extent(1, DynExtent::ONE),
        "axis 1 is out of range for rank 1: it must be at least -1 and below 1",
    );
    says(of("f32[2]").with_dynamism_of(&of("f32[2,3]")), "the rank is 2, expected 1");
}

#[test]
fn strides() {
    let strided = |text: &str| Strided::<1>::try_from(&of(text));
    says(strided("f32[2,3]{1,0}"), "the rank is 2, expected 1");
    says(strided("f32[<=2]{0}"), "axis 0 has extent <=2, which is not known: a shape needs each extent");
    says(
        strided("f32[2]"),
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major",
    );
    says(strided("f32[2]{0:T(8)}"), "the layout has tiles, but the operation needs a layout without tiles");
    says(
        strided("f32[2]{0:SC(0:1)}"),
        "physical axis 0 is split among memories, but the operation needs all elements in one memory",
    );
    says(
        ArrayShape::from_layout(ElementType::F32, &Strided::new([2, 3], [4, 1]).unwrap()),
        "axis 0 has stride 4, expected 3: arrays have no gaps and repeat nothing",
    );
    says(
        ArrayShape::from_layout(ElementType::C128, &Strided::row_major([1 << (usize::BITS - 4)]).unwrap()),
        "the array is too large at axis 0: 1152921504606846976 elements of 16 bytes are above 9223372036854775807 bytes",
    );
}

/// `tests/xla_text.rs` has those of the parser, at their positions.
#[test]
fn tuples_and_texts() {
    let mut nested = AnyShape::Token;
    for _ in 0..TupleShape::MAX_DEPTH {
        nested = TupleShape::new([nested]).unwrap().into();
    }
    says(TupleShape::new([nested]), "tuples are nested more than 64 deep");
    says("f32[2".parse::<ArrayShape>(), "the text ends at 5, expected `,` or `]`");
    for (text, words) in [
        ("f32[2]x", "found 'x' at 6, expected `{` or the end"),
        ("f32", "the text ends at 3, expected `[`"),
        ("f32[]{}", "found '}' at 6, expected `:`"),
        ("f32[2]{0 0}", "found '0' at 9, expected `,`, `:` or `}`"),
        ("f32[2]{0:", "the text ends at 9, expected `T`, `L`, `E`, `S`, `SC`, `M` or `}`"),
        (
            "f32[2]{0:X(8)}",
            "the word at 9 is not an attribute of a layout, expected `T`, `L`, `E`, `S`, `SC`, `M` or `}`",
        ),
        (
            "f32[2,3]{1,0:T(8,128)x",
            "the word at 21 is not an attribute of a layout, expected `(`, `L`, `E`, `S`, `SC`, `M` or `}`",
        ),
        ("f32[2]{0:L(8)", "the text ends at 13, expected `E`, `S`, `SC`, `M` or `}`"),
        ("f32[2]{0:E(8)", "the text ends at 13, expected `S`, `SC`, `M` or `}`"),
        ("f32[2]{0:S(8)", "the text ends at 13, expected `SC`, `M` or `}`"),
        ("f32[2]{0:SC(0:8)", "the text ends at 16, expected `(`, `M` or `}`"),
        ("f32[2]{0:M(8)", "the text ends at 13, expected `}`"),
        ("(f32[2] s8[])", "found 's' at 8, expected `{`, `,` or `)`"),
        ("f32[2] /* two", "the text ends at 13, expected `*/`"),
        ("f32[2]{0:T}", "found '}' at 10, expected `(`"),
        ("f32[2]{0:S(1,2)}", "found ',' at 12, expected `)`"),
        ("f32[2]{0:T()}", "found ')' at 11, expected a number or `*`"),
        ("f32[2]{0:T(8", "the text ends at 12, expected `,` or `)`"),
        ("f32[2]{0:SC(0)}", "found ')' at 13, expected `:`"),
        ("(", "the text ends at 1, expected the name of an element type, `token`, `opaque`, `(` or `)`"),
        ("", "the text ends at 0, expected the name of an element type, `token`, `opaque` or `(`"),
        ("token[2]", "found '2' at 6, expected `]`"),
    ] {
        says(text.parse::<AnyShape>(), words);
    }
    says("".parse::<ArrayShape>(), "the text ends at 0, expected the name of an element type");
    says("1,0".parse::<ArrayLayout>(), "found '1' at 0, expected `{`");
    says("{".parse::<ArrayLayout>(), "the text ends at 1, expected a number, `:` or `}`");
}

#[cfg(feature = "proto")]
mod proto {
    use prost::Message;
    use shapewise::DynShape;
    use shapewise_xla::{
        AnyShape, ArrayShape,
        proto::{LayoutProto, ShapeProto, SplitConfigProto, TileProto},
        tensorflow::{TensorShapeDim, TensorShapeProto},
    };

    use super::{of, says};

    /// The error for the message of `f32[2,3]{1,0}` after a change.
    #[track_caller]
    fn changed(change: impl FnOnce(&mut ShapeProto, &mut LayoutProto), words: &str) {
        let mut proto = of("f32[2,3]{1,0}").to_proto();
        let mut layout = proto.layout.take().unwrap();
        change(&mut proto, &mut layout);
        proto.layout = Some(layout);
        says(ArrayShape::from_proto(&proto), words);
        says(ArrayShape::decode_proto(&proto.encode_to_vec()), words);
    }

    #[test]
    fn shapes() {
        changed(|shape, _| shape.element_type = 0, "the element type 0 does not exist");
        changed(
            |shape, _| shape.element_type = 13,
            "the element type 13 is that of a tuple, token or opaque value, expected an array",
        );
        changed(
            |shape, _| shape.tuple_shapes.push(ShapeProto::default()),
            "the message has parts, but its element type 11 is not that of a tuple",
        );
        changed(
            |shape, _| shape.is_dynamic_dimension.push(true),
            "3 flags of dynamic extents for rank 2: there must be none, or one for each axis",
        );
        changed(
            |shape, _| shape.dimensions = vec![2, -3],
            "axis 1 has the extent -3: it must be at least 0 and at most 9223372036854775807",
        );
        changed(
            |shape, _| shape.dimensions = vec![isize::MIN.try_into().unwrap(), 3],
            "axis 0 has the extent -9223372036854775808: it must be at least 0 and at most 9223372036854775807",
        );
        changed(
            |shape, _| {
                shape.dimensions = vec![2, -3];
                shape.is_dynamic_dimension = vec![false, true];
            },
            "axis 1 has the bound -3: it must be at least 0 and at most 9223372036854775807",
        );
        changed(
            |shape, _| shape.dimensions = vec![isize::MAX.try_into().unwrap(), 3],
            "the array is too large at axis 0: 9223372036854775807 elements of 4 bytes are above 9223372036854775807 bytes",
        );
        for number in [13, 14, 17] {
            let proto = ShapeProto { element_type: number, dimensions: vec![2], ..ShapeProto::default() };
            says(
                AnyShape::from_proto(&proto),
                &format!(
                    "the message has extents or a layout, but its element type {number} is that of a tuple, token or opaque \
                     value"
                ),
            );
        }
        says(
            AnyShape::from_proto(&ShapeProto {
                element_type: 17,
                tuple_shapes: vec![ShapeProto::default()],
                ..ShapeProto::default()
            }),
            "the message has parts, but its element type 17 is not that of a tuple",
        );
        let mut deep = ShapeProto { element_type: 13, ..ShapeProto::default() };
        for _ in 0..64 {
            deep = ShapeProto { element_type: 13, tuple_shapes: vec![deep], ..ShapeProto::default() };
        }
        says(AnyShape::from_proto(&deep), "tuples are nested more than 64 deep");
    }

    #[test]
    fn layouts() {
        changed(
            |_, layout| layout.minor_to_major = vec![0],
            "the layout orders 1 axis, but the shape has rank 2: they must be equal",
        );
        changed(
            |_, layout| layout.minor_to_major = vec![1, 1],
            "axis 1 occurs twice (at 0 and at 1): each axis must occur once",
        );
        changed(
            |_, layout| layout.minor_to_major = vec![2, 0],
            "axis 2 is out of range for rank 2: it must be at least -2 and below 2",
        );
        changed(
            |_, layout| layout.minor_to_major = vec![0, -1],
            "the order of axes has -1 at 1: an axis must be at least 0 and below the rank",
        );
        let tile = |dimensions| TileProto { dimensions };
        changed(
            |_, layout| layout.tiles = vec![tile(vec![8]), tile(vec![])],
            "tile 1 has no extents: a tile has at least one",
        );
        changed(
            |_, layout| layout.tiles = vec![tile(vec![8, 0])],
            "tile 0 has the extent 0 at 1: the extents of a tile are at least 1, or `*`",
        );
        changed(
            |_, layout| layout.tiles = vec![tile(vec![8, -1])],
            "tile 0 has the extent -1 at 1: the extents of a tile are at least 1, or the least i64",
        );
        changed(
            |_, layout| layout.tail_padding_alignment_in_elements = -1,
            "`L` has the value -1: it must be at least 0 and at most 9223372036854775807",
        );
        changed(
            |_, layout| layout.element_size_in_bits = -1,
            "`E` has the value -1: it must be at least 0 and at most 4294967295",
        );
        changed(
            |_, layout| layout.memory_space = 1 << 32,
            "`S` has the value 4294967296: it must be at least 0 and at most 4294967295",
        );
        changed(
            |_, layout| layout.dynamic_shape_metadata_prefix_bytes = -8,
            "`M` has the value -8: it must be at least 0 and at most 9223372036854775807",
        );
        let split =
            |dimension, indices: &[i64]| SplitConfigProto { dimension, split_indices: indices.to_vec() };
        for wrong in [split(-1, &[1]), split(0, &[-1])] {
            changed(
                |_, layout| layout.split_configs = vec![wrong],
                "`SC` has the value -1: it must be at least 0 and at most 9223372036854775807",
            );
        }
        changed(
            |_, layout| layout.split_configs = vec![split(2, &[1])],
            "physical axis 2 is split, but the rank is 2: the axis must be below the rank",
        );
        changed(
            |_, layout| layout.padded_dimensions = vec![3, 5],
            "the layout has padded extents, which layouts of XLA no longer have: use a padded layout for them",
        );
        for sparse in [
            LayoutProto { dim_level_types: vec![0, 1], ..LayoutProto::default() },
            LayoutProto { dim_unique: vec![true, false], ..LayoutProto::default() },
            LayoutProto { dim_ordered: vec![false], ..LayoutProto::default() },
            LayoutProto { index_primitive_type: 8, ..LayoutProto::default() },
            LayoutProto { pointer_primitive_type: 8, ..LayoutProto::default() },
            LayoutProto { physical_shape: Some(Box::default()), ..LayoutProto::default() },
            LayoutProto { format: 2, ..LayoutProto::default() },
        ] {
            changed(
                |_, layout| *layout = LayoutProto { minor_to_major: vec![1, 0], ..sparse },
                "the array is sparse, and sparse arrays are not supported",
            );
        }
    }

    #[test]
    fn bytes() {
        for (bytes, words) in [
            (&[0x10][..], "the bytes are not a protobuf message: they end within the field at 0"),
            (
                &[0x10, 11, 0x22, 5, 0x10],
                "the bytes are not a protobuf message: they end within the field at 2",
            ),
            (
                &[0x10, 11, 0x02],
                "the bytes are not a protobuf message: the field at 2 has no valid number or kind",
            ),
            (&[0x16], "the bytes are not a protobuf message: the field at 0 has no valid number or kind"),
            (
                &[0x22, 2, 0x12, 0],
                "the bytes are not the protobuf message: the value of the field at 2 is of another kind",
            ),
            (&[0x7b, 0x84, 1], "the bytes are not a protobuf message: the group at 0 does not begin and end"),
            (&[0x7b; 200], "the bytes are nested more than 100 deep in the field at 0"),
        ] {
            says(AnyShape::decode_proto(bytes), words);
            says(ArrayShape::decode_proto(bytes), words);
        }
        for (bytes, words) in [
            (&[0x12, 1, 0x10][..], "the bytes are not a protobuf message: they end within the field at 2"),
            (
                &[0x12, 3, 0x12, 1, 0xff],
                "the bytes are not a protobuf message: the text of the field at 2 is not UTF-8",
            ),
        ] {
            says(shapewise_xla::tensorflow::decode_proto(bytes), words);
        }
    }

    #[test]
    fn tensorflow() {
        let dim = |size| TensorShapeDim { size, name: "batch".into() };
        let proto = |sizes: &[i64], unknown_rank| TensorShapeProto {
            dim: sizes.iter().map(|&size| dim(size)).collect(),
            unknown_rank,
        };
        says(
            DynShape::try_from(&proto(&[2, 3], true)),
            "the rank is unknown, but the shape has 2 axes: a shape of unknown rank has none",
        );
        says(
            shapewise_xla::tensorflow::decode_proto(&proto(&[2, -2], false).encode_to_vec()),
            "axis 1 has the negative extent -2: an extent is at least 0",
        );
        says(
            DynShape::try_from(&proto(&[isize::MAX.try_into().unwrap(), 2], false)),
            "the shape is too large at axis 1: its extent 2 times 9223372036854775807, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)",
        );
    }
}
