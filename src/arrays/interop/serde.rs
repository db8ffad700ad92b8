//! Arrays, shapes and layouts, serialized and deserialized by serde (feature `serde`).
//!
//! Deserialization makes the same checks as the constructors, and reports the same errors.
//!
//! | type | in human-readable formats (JSON) | in other formats |
//! |---|---|---|
//! | [`Shape`], also with extents in the type | `[2,3]` | the same |
//! | [`DynExtent`] | `5`, `"<=5"`, `"?"` | a variant: known, at most, unknown |
//! | [`DynShape`] | the same, or `"?"` for an unknown rank | an option of the same |
//! | [`MinorToMajor`] | `[1,0]` | the same |
//! | [`Strided`] | `{"extents":[2,3],"strides":[3,1]}` | the same |
//! | arrays, known rank and unknown; tensors are read back | `{"shape":[2,2],"elements":[1,2,3,4]}`, in logical order | the same |
//! | the same, read only | nested lists, as `numpy.ndarray.tolist` returns: `[[1,2],[3,4]]` | an error, or the list of the two fields |
//! | floats as elements | a number; `"NaN"`, `"Infinity"` and `"-Infinity"`, because JSON has no such numbers | their bits |
//! | `f16` and `bf16` as elements | a number, as of `f32` | their bits |
//! | complex numbers as elements | `[re,im]` | a pair |
//!
//! All NaN are written alike: text does not keep their sign and their bits. The floats of a tuple, a list, an option or a newtype are written as floats are; the fields
//! of a struct, as its own implementation writes them.
//!
//! A nested list has the same number of entries in all lists of an axis, and at most 254 axes. An empty list has no axes after its own, so `[]` is of rank 1
//! and `[[],[]]` of rank 2. An array of any rank of complex numbers cannot be read from a nested list, because a pair could be one more axis.
//!
//! Within `#[serde(flatten)]` and untagged enums serde does not state whether the format is human-readable, and takes it to be: do not write arrays there
//! in a format that writes structs as lists, such as `MessagePack`.
//!
//! ```
//! use shapewise::{DynShape, Extents, Shape, Tensor, tensor};
//!
//! let shape: DynShape = serde_json::from_str(r#"[32,"?","<=5"]"#)?;
//! assert_eq!(shape.to_string(), "[32,?,<=5]");
//! assert_eq!(serde_json::to_string(&shape)?, r#"[32,"?","<=5"]"#);
//!
//! type Weights = Shape<2, Extents![64, 48]>;
//! let error = serde_json::from_str::<Weights>("[64,32]").unwrap_err();
//! assert!(error.to_string().starts_with("axis 1 has extent 32, expected 48"));
//!
//! let weights: Tensor<f32, 2> =
//!     serde_json::from_str(r#"{"shape":[1,2],"elements":[0.5,-1.5]}"#)?;
//! assert_eq!(weights, tensor![[0.5, -1.5]]);
//! assert_eq!(serde_json::from_str::<Tensor<f32, 2>>("[[0.5,-1.5]]")?, weights);
//! assert_eq!(
//!     serde_json::to_string(&tensor![f32::NAN, 1.0])?,
//!     r#"{"shape":[2],"elements":["NaN",1.0]}"#
//! );
//! # Ok::<(), serde_json::Error>(())
//! ```

mod nested;
mod readable;

use alloc::vec::Vec;
use core::{fmt, marker::PhantomData};

#[cfg(doc)]
use crate::{DynExtent, MinorToMajor, Strided};
use crate::{
    array::{AsView, DynBase, DynTensor, DynView, Storage, Tensor, TensorBase, TiledBase, ViewError},
    extent::Extents,
    layout::{Layout, Mapping, RowMajor},
    rank::MAX_DYNAMIC_RANK,
    serde::extents,
    shape::{DynShape, Shape},
    storage::{HasNestedArrays, ResultStorage},
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
    ser::{SerializeSeq, SerializeStruct},
};

// Arrays: their extents, and their elements in logical order.

/// The fields of an array, as they are written.
struct WrittenArray<E, I>(E, I);

/// Elements in order, whose number is written first.
struct List<I>(I);

impl<I: ExactSizeIterator<Item: Serialize> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        self.0.clone().try_for_each(|element| list.serialize_element(&readable::WrittenElement(element)))?;
        list.end()
    }
}

impl<E: Serialize, I: ExactSizeIterator<Item: Serialize> + Clone> Serialize for WrittenArray<E, List<I>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Array", 2)?;
        fields.serialize_field("shape", &self.0)?;
        fields.serialize_field("elements", &self.1)?;
        fields.end()
    }
}

/// The fields of an array, as they are read.
#[derive(Deserialize)]
#[serde(rename = "Array", deny_unknown_fields, expecting = "an array: its shape and its elements")]
struct Read<E, T> {
    shape: E,
    elements: ReadElements<T>,
}

/// The extents of an array as they are read, of a rank that the type states or not.
trait Extended: Sized {
    const RANK: Option<usize>;

    /// Converts the extents of a nested list.
    fn of<X: Error>(extents: &[usize]) -> Result<Self, X>;
}

impl<const R: usize, E: Extents<R>> Extended for Shape<R, E> {
    const RANK: Option<usize> = Some(R);

    fn of<X: Error>(extents: &[usize]) -> Result<Self, X> {
        Self::try_from(extents).map_err(X::custom)
    }
}

impl<'de, E: Deserialize<'de> + Extended, T: Deserialize<'de>> Read<E, T> {
    /// Reads an array. In formats that are human-readable, a list is a nested one; in others it may be that of the fields.
    fn array<D: Deserializer<'de>>(deserializer: D) -> Result<(E, Vec<T>), D::Error> {
        struct ArrayVisitor<E, T>(PhantomData<(E, T)>);
        impl<'de, E: Deserialize<'de> + Extended, T: Deserialize<'de>> Visitor<'de> for ArrayVisitor<E, T> {
            type Value = (E, Vec<T>);

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array: its shape and its elements, or a nested list")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                let Read { shape, elements } = Read::deserialize(MapAccessDeserializer::new(map))?;
                Ok((shape, elements.0))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
                let (extents, elements) = nested::nested(list, E::RANK)?;
                Ok((E::of(&extents)?, elements))
            }
        }
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(ArrayVisitor(PhantomData));
        }
        let Self { shape, elements } = Self::deserialize(deserializer)?;
        Ok((shape, elements.0))
    }
}

/// An element that is read.
struct Element<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Element<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        readable::read(deserializer, None)
    }
}

/// Elements that are read. No memory is taken for elements that are announced and not there.
struct ReadElements<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ReadElements<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Each<T> {
            type Value = ReadElements<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of elements in logical order")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut elements = Vec::new();
                while let Some(element) = list.next_element_seed(Element(PhantomData))? {
                    elements.push(element);
                }
                Ok(ReadElements(elements))
            }
        }
        deserializer.deserialize_seq(Each(PhantomData))
    }
}

impl<T: Serialize, D: Storage<T>, const R: usize, L: Layout<R>> Serialize for TensorBase<T, D, R, L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenArray(self.shape(), List(self.as_view().iter())).serialize(serializer)
    }
}

impl<T: Serialize, D: Storage<T>, const R: usize, L: Mapping<R>> Serialize for TiledBase<T, D, R, L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenArray(self.shape(), List(self.into_iter())).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const R: usize, E: Extents<R>> Deserialize<'de>
    for Tensor<T, R, RowMajor<R, E>>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (shape, elements) = Read::<Shape<R, E>, T>::array(deserializer)?;
        Tensor::new(elements, shape.typed_extents()).map_err(Error::custom)
    }
}

/// An inline array is read as a tensor is: its type has the extents.
impl<'de, T: Deserialize<'de>, X, const N: usize, const R: usize, E> Deserialize<'de>
    for TensorBase<T, [X; N], R, RowMajor<R, E>>
where
    E: Extents<R> + HasNestedArrays<Within<T> = [X; N]>,
    [X; N]: ResultStorage<T>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (shape, elements) = Read::<Shape<R, E>, T>::array(deserializer)?;
        let (needed, found) = (shape.element_count(), elements.len());
        if needed != found {
            return Err(Error::custom(ViewError::Length { needed, found }));
        }
        Ok(TensorBase::of_parts(ResultStorage::of_heap(elements), RowMajor::new(shape)))
    }
}

/// Extents of any rank, written as those of an array of known rank, so that each can be read as the other.
struct UnifiedExtents(DynShape);

impl<'de> Deserialize<'de> for UnifiedExtents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // One more than there may be, so that the constructor finds the list too long.
        let extents = extents::<D, { MAX_DYNAMIC_RANK + 1 }>(deserializer)?;
        DynShape::try_from(extents.kept.as_slice()).map(Self).map_err(Error::custom)
    }
}

impl Extended for UnifiedExtents {
    const RANK: Option<usize> = None;

    fn of<X: Error>(extents: &[usize]) -> Result<Self, X> {
        DynShape::try_from(extents).map(Self).map_err(X::custom)
    }
}

impl<T: Serialize, D: Storage<T>> Serialize for DynBase<T, D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let extents: Vec<usize> = self.extents().collect();
        WrittenArray(extents, List(DynView::from(self).iter())).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for DynTensor<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (UnifiedExtents(shape), elements) = Read::<UnifiedExtents, T>::array(deserializer)?;
        Self::new(elements, &shape).map_err(Error::custom)
    }
}
