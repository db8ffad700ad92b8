//! Elements and nested lists through serde: round trips of all element types in three formats, lists of any form, and what is refused.
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failure")]

use crate::width;

use core::fmt::Debug;

use serde::{
    Deserialize, Serialize,
    de::{
        DeserializeOwned,
        value::{Error as Plain, MapDeserializer, SeqDeserializer},
    },
};
use shapewise::{DenseTensor, Extents, Matrix, Shape, Tensor, Vector, array::DynTensor, tensor};

/// The value of a text, or the message without its position.
fn read<V: DeserializeOwned>(json: &str) -> Result<V, String> {
    serde_json::from_str(json).map_err(|error| {
        let error = error.to_string();
        error.split(" at line 1 column ").next().unwrap().to_owned()
    })
}

/// Asserts that a text is refused with this message.
#[track_caller]
fn says<V: DeserializeOwned + Debug>(json: &str, words: &str) {
    assert_eq!(read::<V>(json).unwrap_err(), width::of(words), "{json}");
}

/// Asserts that an array is written as this JSON, and read back from JSON, a JSON value, postcard and CBOR, of each level.
#[track_caller]
fn round<T: Serialize + DeserializeOwned + Clone + Debug>(
    elements: &[T],
    json: &str,
    is_same: impl Fn(&T, &T) -> bool,
) {
    let array = Tensor::new(elements.to_vec(), [elements.len()]).unwrap();
    let text = serde_json::to_string(&array).unwrap();
    assert_eq!(text, format!(r#"{{"shape":[{}],"elements":{json}}}"#, elements.len()), "the written text");
    let check = |read: &[T], from: &str| {
        assert_eq!(read.len(), elements.len(), "{from}");
        for (read, element) in read.iter().zip(elements) {
            assert!(is_same(read, element), "{from}: {read:?} is not {element:?}");
        }
    };
    check(serde_json::from_str::<Tensor<T, 1>>(&text).unwrap().as_slice(), "JSON");
    check(serde_json::from_str::<DynTensor<T>>(&text).unwrap().as_slice(), "JSON of any rank");
    let value = serde_json::to_value(&array).unwrap();
    check(serde_json::from_value::<Tensor<T, 1>>(value).unwrap().as_slice(), "a JSON value");
    // A list of a rank that is known.
    check(serde_json::from_str::<Tensor<T, 1>>(json).unwrap().as_slice(), "a list");
    let bytes = postcard::to_allocvec(&array).unwrap();
    check(postcard::from_bytes::<Tensor<T, 1>>(&bytes).unwrap().as_slice(), "postcard");
    check(postcard::from_bytes::<DynTensor<T>>(&bytes).unwrap().as_slice(), "postcard of any rank");
    let mut bytes = Vec::new();
    ciborium::into_writer(&array, &mut bytes).unwrap();
    check(ciborium::from_reader::<Tensor<T, 1>, _>(&*bytes).unwrap().as_slice(), "CBOR");
    check(ciborium::from_reader::<DynTensor<T>, _>(&*bytes).unwrap().as_slice(), "CBOR of any rank");
}

fn equal<T: PartialEq>(left: &T, right: &T) -> bool {
    left == right
}

#[test]
fn integers_and_bits_and_texts() {
    macro_rules! integers {
        ($($type:ty)*) => { $(
            let json = format!("[{},0,7,{}]", <$type>::MIN, <$type>::MAX);
            round::<$type>(&[<$type>::MIN, 0, 7, <$type>::MAX], &json, equal);
        )* };
    }
    integers!(i8 i16 i32 i64 u8 u16 u32 u64);
    round(&[true, false], "[true,false]", equal);
    round(&['a', '\u{1f980}'], "[\"a\",\"\u{1f980}\"]", equal);
    round(&[String::from("NaN"), String::new()], r#"["NaN",""]"#, equal);
    round(&[Some(1_u8), None], "[1,null]", equal);
    round(&[(1_u8, true), (2, false)], "[[1,true],[2,false]]", equal);
    round(&[[1_i32, 2], [3, 4]], "[[1,2],[3,4]]", equal);
}

#[test]
fn floats_of_all_kinds() {
    let same_f32 = |left: &f32, right: &f32| left.to_bits() == right.to_bits();
    let same_f64 = |left: &f64, right: &f64| left.to_bits() == right.to_bits();
    round(&[0.5_f32, -0.0, f32::MAX, 1e-45, 0.1], "[0.5,-0.0,3.4028235e+38,1e-45,0.1]", same_f32);
    round(&[0.5_f64, -0.0, f64::MAX, 5e-324, 0.1], "[0.5,-0.0,1.7976931348623157e+308,5e-324,0.1]", same_f64);
    let json = r#"["NaN","Infinity","-Infinity",1.0]"#;
    round(&[f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1.0], json, same_f32);
    round(&[f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1.0], json, same_f64);
    round(&[(f32::NAN, f64::INFINITY)], r#"[["NaN","Infinity"]]"#, |left, _| {
        left.0.is_nan() && left.1 == f64::INFINITY
    });
    round(&[Some(f32::INFINITY), None], r#"["Infinity",null]"#, equal);
    #[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
    struct Meters(f64);
    round(&[Meters(f64::INFINITY), Meters(1.5)], r#"["Infinity",1.5]"#, equal);
    // No other text is a float, and none is `null`. JSON's integers are floats as well.
    assert_eq!(read::<Tensor<f64, 1>>("[1,-2,3.5]").unwrap().as_slice(), [1.0, -2.0, 3.5]);
    for text in [r#""nan""#, r#""inf""#, r#""1.5""#, r#""""#, "null", "true", "{}", r#"{"a":"1.5"}"#] {
        assert!(read::<Tensor<f64, 1>>(&format!("[{text}]")).is_err(), "{text}");
        assert!(read::<DynTensor<f64>>(&format!("[{text}]")).is_err(), "{text}");
        assert!(
            read::<Tensor<f64, 1>>(&format!(r#"{{"shape":[1],"elements":[{text}]}}"#)).is_err(),
            "{text}"
        );
    }
    says::<Tensor<f32, 1>>(r#"{"shape":[1],"elements":[null]}"#, "invalid type: null, expected f32");
    // Only floats have such texts.
    assert!(read::<Tensor<i32, 1>>(r#"["NaN"]"#).is_err() && read::<DynTensor<i32>>(r#"["NaN"]"#).is_err());
    // A view, an inline array and an array of any rank write the same.
    let nan = tensor![[f32::NAN]];
    let json = r#"{"shape":[1,1],"elements":["NaN"]}"#;
    assert_eq!(serde_json::to_string(&nan.view()).unwrap(), json);
    assert_eq!(serde_json::to_string(&nan.to_inline()).unwrap(), json);
    assert_eq!(serde_json::to_string(&nan.into_dynamic()).unwrap(), json);
}

#[cfg(feature = "half")]
#[test]
fn halves_are_numbers() {
    use half::{bf16, f16};

    // All bits.
    for high in 0..=u8::MAX {
        let elements: Vec<f16> = (0..=u8::MAX).map(|low| f16::from_be_bytes([high, low])).collect();
        let json = serde_json::to_string(&Tensor::new(elements.clone(), [256]).unwrap()).unwrap();
        let read = read::<Tensor<f16, 1>>(&json).unwrap();
        for (&read, &element) in read.iter().zip(&elements) {
            assert!(read.to_bits() == element.to_bits() || read.is_nan() && element.is_nan(), "{element:?}");
        }
        let elements: Vec<bf16> = (0..=u8::MAX).map(|low| bf16::from_be_bytes([high, low])).collect();
        let json = serde_json::to_string(&Tensor::new(elements.clone(), [256]).unwrap()).unwrap();
        let read = self::read::<DynTensor<bf16>>(&json).unwrap();
        for (&read, &element) in read.iter().zip(&elements) {
            assert!(read.to_bits() == element.to_bits() || read.is_nan() && element.is_nan(), "{element:?}");
        }
    }
    let json = r#"[1.5,-2.0,"Infinity","-Infinity"]"#;
    round(&[1.5, -2.0, f32::INFINITY, f32::NEG_INFINITY].map(f16::from_f32), json, equal);
    round(&[1.5, -2.0, f32::INFINITY, f32::NEG_INFINITY].map(bf16::from_f32), json, equal);
    // An integer of JSON is the number and not its bits.
    assert_eq!(read::<Tensor<f16, 1>>("[1,-2]").unwrap().as_slice(), [f16::ONE, -f16::ONE - f16::ONE]);
    assert_eq!(
        read::<DynTensor<bf16>>("[[1],[15360]]").unwrap().as_slice(),
        [1.0, 15360.0].map(bf16::from_f32)
    );
}

#[cfg(feature = "num-complex")]
#[test]
fn complex_numbers_are_pairs() {
    use num_complex::Complex;

    round(&[Complex::new(1.0_f32, -0.5)], "[[1.0,-0.5]]", equal);
    round(&[Complex::new(1.0_f64, f64::INFINITY)], r#"[[1.0,"Infinity"]]"#, equal);
    round(&[Complex::new(f64::NAN, 0.0)], r#"[["NaN",0.0]]"#, |left, _| left.re.is_nan() && left.im == 0.0);
    let read = read::<Tensor<Complex<f32>, 2>>("[[[1,2],[3,4]]]").unwrap();
    assert_eq!((read.extents(), read[[0, 1]]), ([1, 2], Complex::new(3.0, 4.0)));
    says::<DynTensor<Complex<f32>>>(
        "[[[1,2],[3,4]]]",
        "an element is a list itself, so a nested list does not state the rank: write `shape` and `elements`",
    );
}

#[test]
fn nested_lists_are_arrays() {
    let json = "[[1,2],[3,4]]";
    let square = tensor![[1, 2], [3, 4]];
    assert_eq!(read::<Tensor<i32, 2>>(json).unwrap(), square);
    assert_eq!(read::<DynTensor<i32>>(json).unwrap(), square);
    assert_eq!(read::<Matrix<i32, 2, 2>>(json).unwrap(), square);
    assert_eq!(read::<DenseTensor<i32, 2, Extents![usize, 2]>>(json).unwrap(), square);
    assert_eq!(read::<Tensor<f64, 2>>("[[1.0,2.0],[3.0,4.0]]").unwrap(), tensor![[1.0, 2.0], [3.0, 4.0]]);
    says::<DynTensor<i32>>(
        "[[1,2,3],[4,5,6,7,8,9]]",
        "a list along axis 1 has 6 entries, but the first one has 3: the lists of an axis have the same length",
    );
    assert_eq!(read::<Tensor<String, 1>>(r#"["a"]"#).unwrap()[[0]], "a");
    assert_eq!(read::<DynTensor<String>>(r#"[["a"]]"#).unwrap()[[0, 0]], "a");
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::from_value::<DynTensor<i32>>(value).unwrap(), square);
    // Within a struct.
    #[derive(Deserialize)]
    struct Layer {
        weights: Tensor<f32, 2>,
        bias: Vector<f32, 1>,
    }
    let layer: Layer = read(r#"{"weights":[[1,2]],"bias":[0.5]}"#).unwrap();
    assert_eq!((layer.weights.extents(), layer.bias[[0]]), ([1, 2], 0.5));
    // Each list, of the shapes and elements that NumPy returns them of.
    for extents in [&[3][..], &[2, 3], &[2, 1, 2], &[1, 1, 1, 2], &[0], &[2, 0], &[2, 3, 0]] {
        let shape =
            Shape::try_from(extents).map_or_else(|_| String::new(), |shape: Shape<1>| shape.to_string());
        let (mut next, mut text) = (0, String::new());
        list(extents, &mut next, &mut text);
        let read = read::<DynTensor<usize>>(&text).unwrap();
        assert!(read.extents().eq(extents.iter().copied()), "{text} {shape}");
        assert!(read.iter().copied().eq(0..next), "{text}");
    }
}

/// Writes a nested list of counted elements.
fn list(extents: &[usize], next: &mut usize, text: &mut String) {
    let Some((&extent, rest)) = extents.split_first() else {
        text.push_str(&next.to_string());
        *next += 1;
        return;
    };
    text.push('[');
    for at in 0..extent {
        text.push_str(if at > 0 { "," } else { "" });
        list(rest, next, text);
    }
    text.push(']');
}

#[test]
fn empty_lists_have_the_axes_that_are_written() {
    assert_eq!(read::<Tensor<u8, 1>>("[]").unwrap().extents(), [0]);
    assert_eq!(read::<Tensor<u8, 2>>("[[],[],[]]").unwrap().extents(), [3, 0]);
    assert!(read::<DynTensor<u8>>("[]").unwrap().extents().eq([0]));
    assert!(read::<DynTensor<u8>>("[[],[]]").unwrap().extents().eq([2, 0]));
    assert_eq!(read::<Vector<u8, 0>>("[]").unwrap().extents(), [0]);
    says::<Tensor<u8, 2>>("[]", "the rank is 1, expected 2");
    says::<Tensor<u8, 3>>("[[],[]]", "the rank is 2, expected 3");
    says::<Tensor<u8, 0>>("[]", "the rank is 1, expected 0");
    says::<Tensor<u8, 0>>("[1]", "the rank is 1, expected 0");
}

#[test]
fn lists_that_are_not_arrays_say_why() {
    let ragged = |axis: usize, found: &str, expected: usize| {
        format!(
            "a list along axis {axis} has {found}, but the first one has {expected}: the lists of an axis have the same length"
        )
    };
    let mixed = |axis: usize| format!("some entries along axis {axis} are lists and others are elements");
    for (json, words) in [
        ("[[1,2],[3]]", ragged(1, "1 entry", 2)),
        ("[[1],[2,3,4]]", ragged(1, "3 entries", 1)),
        ("[[],[1]]", ragged(1, "1 entry", 0)),
        ("[[1],[]]", ragged(1, "0 entries", 1)),
        ("[[1,2],3]", mixed(0)),
    ] {
        says::<Tensor<i32, 2>>(json, &words);
        says::<DynTensor<i32>>(json, &words);
    }
    says::<DynTensor<i32>>("[1,[2]]", &mixed(0));
    says::<DynTensor<i32>>("[[1],[[2]]]", &mixed(1));
    says::<DynTensor<i32>>("[[[1]],[2]]", &mixed(1));
    says::<DynTensor<i32>>("[[[]],[2]]", &mixed(1));
    says::<Tensor<i32, 3>>("[[1,2],[3,4]]", "the rank is 2, expected 3");
    says::<Tensor<i32, 1>>(
        "[[1,2],[3,4]]",
        "invalid type: sequence, expected i32 in a nested list of rank 1",
    );
    says::<Tensor<f32, 1>>(
        "[[1,2],[3,4]]",
        "invalid type: sequence, expected f32 in a nested list of rank 1",
    );
    says::<DynTensor<i32>>("[1,2.5]", "invalid type: floating point `2.5`, expected i32");
    says::<Matrix<i32, 2, 3>>("[[1,2],[3,4]]", "axis 1 has extent 2, expected 3");
    says::<DenseTensor<i32, 2, Extents![usize, 3]>>("[[1,2],[3,4]]", "axis 1 has extent 2, expected 3");
    let array = "expected an array: its shape and its elements, or a nested list";
    says::<Tensor<i32, 1>>("5", &format!("invalid type: integer `5`, {array}"));
    says::<DynTensor<i32>>("null", &format!("invalid type: null, {array}"));
    // An extent is an integer.
    says::<Tensor<f64, 2>>(
        r#"{"shape":[1.0,2],"elements":[1,2]}"#,
        "invalid type: floating point `1.0`, expected an integer",
    );
    says::<Shape<1>>("[1.0]", "invalid type: floating point `1.0`, expected an integer");
    // The form of `shape` and `elements` as a list is one of formats that are not text.
    says::<Tensor<i32, 1>>("[[2],[5,6]]", "invalid type: sequence, expected i32 in a nested list of rank 1");
    assert_eq!(postcard::from_bytes::<Tensor<u8, 1>>(&[1, 2, 2, 5, 6]).unwrap().as_slice(), [5, 6]);
}

/// Deep lists, of a format that has no limit of its own: 254 axes, and one more.
#[test]
fn depth_is_limited() {
    struct Deep(usize);
    impl<'de> serde::Deserializer<'de> for Deep {
        type Error = Plain;

        fn deserialize_any<V: serde::de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Plain> {
            match self.0.checked_sub(1) {
                Some(rest) => visitor.visit_seq(SeqDeserializer::new([Deep(rest)].into_iter())),
                None => visitor.visit_u64(7),
            }
        }

        serde::forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
        }
    }
    impl serde::de::IntoDeserializer<'_> for Deep {
        type Deserializer = Self;

        fn into_deserializer(self) -> Self {
            self
        }
    }
    let read = DynTensor::<u8>::deserialize(Deep(254)).unwrap();
    assert_eq!((read.rank(), read.as_slice()), (254, &[7][..]));
    for depth in [255, 256, 1_000_000] {
        let error = DynTensor::<u8>::deserialize(Deep(depth)).unwrap_err();
        assert_eq!(error.to_string(), "rank 255 is above the greatest rank, 254", "{depth}");
    }
    let read = Tensor::<u8, 3>::deserialize(Deep(3)).unwrap();
    assert_eq!(read.extents(), [1, 1, 1]);
    assert!(Tensor::<u8, 3>::deserialize(Deep(1_000_000)).is_err());
    assert!(Tensor::<u8, 3>::deserialize(Deep(2)).is_err());
}

/// `serde_json` with the feature `arbitrary_precision` returns a number as a map.
#[test]
fn numbers_of_arbitrary_precision_are_read() {
    let map = |text: &'static str| {
        MapDeserializer::<_, Plain>::new([("$serde_json::private::Number", text)].into_iter())
    };
    let list = || SeqDeserializer::<_, Plain>::new(vec![map("1.5"), map("-2")].into_iter());
    assert_eq!(Tensor::<f64, 1>::deserialize(list()).unwrap().as_slice(), [1.5, -2.0]);
    assert_eq!(DynTensor::<f32>::deserialize(list()).unwrap().as_slice(), [1.5, -2.0]);
}
