//! XLA's and TensorFlow's shape messages: nothing panics, and a decoded message is encoded and decoded to the same
//! message again.

use prost::Message;
use shapewise::DynShape;
use shapewise_xla::tensorflow::{decode_proto, encode_proto};
use shapewise_xla::{
    AnyShape, ArrayLayout, ArrayShape,
    proto::{LayoutProto, ShapeDecodeError, ShapeProto},
    tensorflow::TensorShapeProto,
};

pub(crate) fn run(bytes: &[u8]) {
    let any = AnyShape::decode_proto(bytes);
    if let Ok(any) = &any {
        let encoded = any.encode_proto();
        assert_eq!(AnyShape::decode_proto(&encoded).as_ref(), Ok(any), "decoded again");
        assert_eq!(any.to_proto(), ShapeProto::decode(&*encoded).expect("it was encoded"), "the message");
        assert_eq!(any.to_string().parse().as_ref(), Ok(any), "printed and parsed");
    }
    match ArrayShape::decode_proto(bytes) {
        Ok(array) => {
            assert_eq!(array.encode_proto(), AnyShape::from(array.clone()).encode_proto(), "as any shape");
            assert_eq!(any, Ok(AnyShape::from(array)), "as any shape");
        }
        Err(error) => {
            assert!(!error.to_string().is_empty(), "an error has a message");
            assert!(!matches!(any, Ok(AnyShape::Array(_))), "{error}");
            let is_message = ShapeProto::decode(bytes).is_ok();
            assert_eq!(is_message, !matches!(error, ShapeDecodeError::Wire(_)), "{error}");
        }
    }
    if let Ok(proto) = LayoutProto::decode(bytes)
        && let Ok(layout) = ArrayLayout::from_proto(&proto, proto.minor_to_major.len())
    {
        let again = ArrayLayout::from_proto(&layout.to_proto(), layout.rank());
        assert_eq!(again, Ok(layout), "decoded again");
    }
    if let Ok(shape) = decode_proto(bytes) {
        let proto = TensorShapeProto::from(&shape);
        assert_eq!(DynShape::try_from(&proto).as_ref(), Ok(&shape), "decoded again");
        assert_eq!(decode_proto(&encode_proto(&shape)), Ok(shape), "decoded again");
    }
}
