//! XLA's and TensorFlow's shape messages (feature `proto`).
#![cfg(feature = "proto")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

#[path = "../../../tests/width/mod.rs"]
mod width;

use oracle::indices;
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use prost::Message;
use shapewise::{DynExtent, DynShape};
use shapewise_xla::{
    AnyShape, ArrayLayout, ArrayShape, ElementType, ShapeEquality,
    proto::{LayoutProto, ShapeDecodeError, ShapeProto, TileProto},
    tensorflow::{TensorShapeDecodeError, TensorShapeDim, TensorShapeProto, decode_proto, encode_proto},
};

#[track_caller]
fn of(text: &str) -> AnyShape {
    text.parse().unwrap()
}

/// The bytes of a number on the wire: seven bits in each, the last byte without the continuation bit.
fn varint(number: i64) -> Vec<u8> {
    let mut rest = number.cast_unsigned();
    let mut bytes = Vec::new();
    while rest >= 0x80 {
        bytes.push(u8::try_from(rest & 0x7f).unwrap() | 0x80);
        rest >>= 7;
    }
    bytes.push(u8::try_from(rest).unwrap());
    bytes
}

/// The bytes of a length-delimited field, if it is not empty.
fn packed(field: i64, bytes: &[u8]) -> Vec<u8> {
    if bytes.is_empty() {
        return vec![];
    }
    [varint(field << 3 | 2), varint(i64::try_from(bytes.len()).unwrap()), bytes.to_vec()].concat()
}

/// Written by hand, from the table of fields.
#[test]
fn bytes_are_those_of_the_wire_format() {
    let numbers = [
        (DynExtent::ZERO, 0),
        (DynExtent::known(300).unwrap(), 300),
        (DynExtent::at_most(7).unwrap(), 7),
        (DynExtent::UNKNOWN, i64::MIN),
    ];
    for &element in ElementType::ALL {
        for at in (0..=2).flat_map(|rank| indices(&vec![numbers.len(); rank])) {
            let extents = at.iter().map(|&at| numbers[at].0);
            let row_major = ArrayShape::new(element, extents).unwrap();
            let sizes: Vec<u8> = at.iter().flat_map(|&at| varint(numbers[at].1)).collect();
            let flags: Vec<u8> = at.iter().map(|&at| u8::from(at >= 2)).collect();
            let order: Vec<u8> = (0..at.len()).rev().map(|axis| u8::try_from(axis).unwrap()).collect();
            // The tail alignment is written, although it is 1.
            let layout = [packed(1, &order), vec![0x80, 1, 1]].concat();
            let of_type = [vec![0x10], varint(element.number().into())].concat();
            let expected =
                [of_type.clone(), packed(3, &sizes), packed(5, &layout), packed(6, &flags)].concat();
            assert_eq!(row_major.encode_proto(), expected, "{row_major}");
            assert_eq!(ArrayShape::decode_proto(&expected), Ok(row_major.clone()));
            if !at.is_empty() {
                let without = [of_type, packed(3, &sizes), packed(6, &flags)].concat();
                assert_eq!(row_major.clone().without_layout().encode_proto(), without, "{row_major}");
                assert_eq!(ArrayShape::decode_proto(&without), Ok(row_major.without_layout()));
            }
        }
    }
}

#[test]
fn messages_are_decoded_to_the_encoded_shapes() {
    for text in [
        "f32[]",
        "f32[2,<=3,?]{0,2,1:T(8,128)(2,*)L(4)E(16)S(1)SC(0:30)(1:40,130)M(8)}",
        "s4[9223372036854775807,0]{0,1:E(4)}",
        "token[]",
        "opaque[]",
        "()",
        "(f32[2], (s32[], token[]), ())",
    ] {
        let shape = of(&width::of(text));
        let bytes = shape.encode_proto();
        assert_eq!(AnyShape::decode_proto(&bytes).as_ref(), Ok(&shape), "{text}");
        assert_eq!(AnyShape::from_proto(&shape.to_proto()), Ok(shape.clone()), "{text}");
        assert_eq!(shape.as_array().is_some(), ArrayShape::decode_proto(&bytes).is_ok(), "{text}");
    }
}

/// Fields that XLA omits, or wrote in the past.
#[test]
fn messages_may_omit_defaults() {
    let plain = ShapeProto { element_type: 11, dimensions: vec![2, 3], ..ShapeProto::default() };
    assert_eq!(AnyShape::from_proto(&plain), Ok(of("f32[2,3]")), "all extents are known");
    let layout = LayoutProto { minor_to_major: vec![0, 1], ..LayoutProto::default() };
    let with = |layout| AnyShape::from_proto(&ShapeProto { layout: Some(layout), ..plain.clone() });
    assert_eq!(with(layout.clone()), Ok(of("f32[2,3]{0,1}")), "the tail is aligned to 1");
    assert_eq!(
        with(LayoutProto {
            format: 1,
            dim_level_types: vec![0, 0],
            dim_unique: vec![true, true],
            dim_ordered: vec![true, true],
            ..layout.clone()
        }),
        Ok(of("f32[2,3]{0,1}")),
        "it is marked as dense"
    );
    let tile = TileProto { dimensions: vec![i64::MIN, 8] };
    assert_eq!(with(LayoutProto { tiles: vec![tile], ..layout }), Ok(of("f32[2,3]{0,1:T(*,8)}")));
    let most = i64::try_from(isize::MAX).unwrap();
    let zero =
        ShapeProto { dimensions: vec![0, most], is_dynamic_dimension: vec![true, true], ..plain.clone() };
    let zero = ArrayShape::from_proto(&zero).unwrap();
    assert_eq!(zero.extents(), [DynExtent::ZERO, DynExtent::UNKNOWN], "each set has one form");
    // Field 1 was the rank, field 3 of a layout the padding value; 99 is a field of the future.
    let unknown = [&[0x08, 2][..], &plain.encode_to_vec(), &[0x98, 0x06, 1]].concat();
    assert_eq!(AnyShape::decode_proto(&unknown), Ok(of("f32[2,3]")));
    let unpacked = [0x10, 11, 0x18, 2, 0x18, 3];
    assert_eq!(AnyShape::decode_proto(&unpacked), Ok(of("f32[2,3]")), "numbers one by one");
    let rank_0 = ShapeProto { element_type: 11, ..ShapeProto::default() };
    assert_eq!(AnyShape::from_proto(&rank_0), Ok(of("f32[]")), "rank 0 has one order");
    assert!(ArrayLayout::from_proto(&LayoutProto::default(), 0).is_ok());
}

#[test]
fn nesting_is_limited() {
    let mut bytes = vec![0x10, 13];
    for depth in 1..200 {
        let any = AnyShape::decode_proto(&bytes);
        assert_eq!(any.is_ok(), depth <= 64, "{depth} deep");
        bytes = [vec![0x10, 13], packed(4, &bytes)].concat();
    }
}

#[test]
fn tensorflows_shapes_are_written_and_read() {
    for (text, bytes) in [
        ("?", &[0x18, 1][..]),
        ("[]", &[]),
        ("[0]", &[0x12, 0]),
        ("[2]", &[0x12, 2, 0x08, 2]),
        (
            "[?,300]",
            &[0x12, 11, 0x08, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 0x12, 3, 0x08, 0xac, 2],
        ),
    ] {
        let shape: DynShape = text.parse().unwrap();
        assert_eq!(encode_proto(&shape), bytes, "{text}");
        assert_eq!(decode_proto(bytes), Ok(shape), "{text}");
    }
    let bounded: DynShape = "[<=5,2]".parse().unwrap();
    assert_eq!(decode_proto(&encode_proto(&bounded)), Ok("[?,2]".parse().unwrap()), "there are no bounds");
    let named =
        TensorShapeProto { dim: vec![TensorShapeDim { size: 2, name: "batch".into() }], unknown_rank: false };
    assert_eq!(DynShape::try_from(&named), Ok("[2]".parse().unwrap()));
}

proptest! {
    /// No bytes panic; what is decoded is encoded and decoded again.
    #[test]
    fn any_bytes_are_a_shape_or_an_error(bytes in any::<Vec<u8>>()) {
        agrees_with_prost(&bytes);
        if let Ok(shape) = AnyShape::decode_proto(&bytes) {
            prop_assert!(shape.is_equal(&shape, ShapeEquality::EXACT));
            prop_assert_eq!(AnyShape::decode_proto(&shape.encode_proto()), Ok(shape));
        }
        if let Ok(shape) = decode_proto(&bytes) {
            prop_assert_eq!(decode_proto(&encode_proto(&shape)), Ok(shape));
        }
    }

    /// One byte of a message is replaced.
    #[test]
    fn modified_messages(at in 0_usize..90, with in any::<u8>()) {
        let mut bytes = of("(bf16[2,<=3,?]{2,1,0:T(8,128)(2,*)L(4)E(16)S(1)SC(0:3,7)M(8)}, token[])").encode_proto();
        if let Some(byte) = bytes.get_mut(at) {
            *byte = with;
        }
        agrees_with_prost(&bytes);
        if let Ok(shape) = AnyShape::decode_proto(&bytes) {
            prop_assert_eq!(shape.to_string().parse(), Ok(shape.clone()));
            prop_assert_eq!(AnyShape::decode_proto(&shape.encode_proto()), Ok(shape));
        }
    }
}

/// The bytes are read as `prost` reads them.
#[track_caller]
fn agrees_with_prost(bytes: &[u8]) {
    let (mine, message) = (AnyShape::decode_proto(bytes), ShapeProto::decode(bytes));
    let is_message = !matches!(mine, Err(ShapeDecodeError::Wire(_)));
    assert_eq!(is_message, message.is_ok(), "{bytes:?}: {mine:?}, {message:?}");
    if let Ok(message) = message {
        let again = AnyShape::from_proto(&message).map_err(ShapeDecodeError::Shape);
        assert_eq!(mine, again, "{bytes:?}");
    }
    let (mine, message) = (decode_proto(bytes), TensorShapeProto::decode(bytes));
    let is_message = !matches!(mine, Err(TensorShapeDecodeError::Wire(_)));
    assert_eq!(is_message, message.is_ok(), "{bytes:?}: {mine:?}, {message:?}");
    if let Ok(message) = message {
        assert_eq!(mine.ok(), DynShape::try_from(&message).ok(), "{bytes:?}");
    }
}

/// Each beginning of a message and each flipped bit is read as `prost` reads it. What is accepted is one shape: it is written and read again.
#[test]
fn each_beginning_and_each_flipped_bit_is_read_as_by_prost() {
    let texts = [
        "f32[]",
        "pred[0]{0}",
        "f32[2,3]{1,0:T(2,128)(2,1)S(5)}",
        "bf16[2,<=3,?]{2,1,0:T(8,128)(2,*)L(4)E(16)S(1)SC(0:3,7)M(8)}",
        "(f32[2]{0}, (), (s32[<=4], token[]))",
        "token[]",
        "u64[1099511627776]{0}",
    ];
    let (mut accepted, mut all) = (0, 0);
    let mut check = |bytes: &[u8]| {
        agrees_with_prost(bytes);
        all += 1;
        if let Ok(shape) = AnyShape::decode_proto(bytes) {
            accepted += 1;
            assert_eq!(AnyShape::decode_proto(&shape.encode_proto()), Ok(shape.clone()), "{bytes:?}");
            assert_eq!(shape.to_string().parse(), Ok(shape), "{bytes:?}");
        }
        if let Ok(shape) = decode_proto(bytes) {
            assert_eq!(decode_proto(&encode_proto(&shape)), Ok(shape), "{bytes:?}");
        }
    };
    let messages = texts.map(|text| of(text).encode_proto());
    let tensorflow =
        ["?", "[]", "[2,?,1099511627776]"].map(|text| encode_proto(&text.parse::<DynShape>().unwrap()));
    for bytes in messages.iter().chain(&tensorflow) {
        for end in 0..=bytes.len() {
            check(&bytes[..end]);
        }
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            check(&flipped);
        }
    }
    assert!(accepted > 0 && accepted < all, "{accepted} of {all}");
}

#[test]
fn fields_in_parts_are_merged() {
    // A layout in two fields, numbers that are repeated, a group and numbers of fixed size that no version defined.
    let layout =
        [&[0x2a, 2, 0x0a, 0][..], &[0x2a, 3, 0x0a, 1, 1], &[0x2a, 2, 0x08, 0], &[0x2a, 2, 0x40, 7]].concat();
    let unknown = [
        0xfb, 0x07, 0x08, 1, 0x13, 0x14, 0xfc, 0x07, 0xfd, 0x07, 1, 2, 3, 4, 0xf9, 0x07, 1, 2, 3, 4, 5, 6, 7,
        8,
    ];
    let bytes = [&[0x10, 13, 0x10, 11, 0x1a, 1, 2, 0x18, 3][..], &layout, &unknown].concat();
    assert_eq!(AnyShape::decode_proto(&bytes), Ok(of("f32[2,3]{1,0:S(7)}")));
    agrees_with_prost(&bytes);
    for end in 0..bytes.len() {
        agrees_with_prost(&bytes[..end]);
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[end] ^= 1 << bit;
            agrees_with_prost(&flipped);
        }
    }
}
