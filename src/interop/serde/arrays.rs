//! Arrays: their extents, and their elements in logical order.

use alloc::vec::Vec;
use core::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor},
    ser::{SerializeSeq, SerializeStruct},
};

use super::extents;
use crate::{
    array::{AsView, DynBase, DynTensor, DynView, Storage, Tensor, TensorBase, TiledBase, ViewError},
    extent::Extents,
    layout::{Mapping, RowMajor},
    rank::MAX_DYNAMIC_RANK,
    shape::{DynShape, Shape},
    storage::{Nests, Results},
};

/// The fields of an array, as they are written.
struct Written<E, I>(E, I);

/// Elements in order, whose number is written first.
struct List<I>(I);

impl<I: ExactSizeIterator<Item: Serialize> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        self.0.clone().try_for_each(|element| list.serialize_element(&element))?;
        list.end()
    }
}

impl<E: Serialize, I: ExactSizeIterator<Item: Serialize> + Clone> Serialize for Written<E, List<I>> {
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
    elements: Elements<T>,
}

/// Elements that are read. No memory is taken for elements that are announced and not there.
struct Elements<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Elements<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Each<T> {
            type Value = Elements<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of elements in logical order")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut elements = Vec::new();
                while let Some(element) = list.next_element()? {
                    elements.push(element);
                }
                Ok(Elements(elements))
            }
        }
        deserializer.deserialize_seq(Each(PhantomData))
    }
}

impl<T: Serialize, D: Storage<T>, const R: usize, L: Mapping<R>> Serialize for TensorBase<T, D, R, L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written(self.shape(), List(self.as_view().iter())).serialize(serializer)
    }
}

impl<T: Serialize, D: Storage<T>, const R: usize, L: Mapping<R>> Serialize for TiledBase<T, D, R, L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written(self.shape(), List(self.into_iter())).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>, const R: usize, E: Extents<R>> Deserialize<'de>
    for Tensor<T, R, RowMajor<R, E>>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Read::<Shape<R, E>, T> { shape, elements: Elements(elements) } = Read::deserialize(deserializer)?;
        Tensor::new(elements, shape.typed_extents()).map_err(Error::custom)
    }
}

/// An inline array is read as a tensor is: its type has the extents.
impl<'de, T: Deserialize<'de>, X, const N: usize, const R: usize, E> Deserialize<'de>
    for TensorBase<T, [X; N], R, RowMajor<R, E>>
where
    E: Extents<R> + Nests<Within<T> = [X; N]>,
    [X; N]: Results<T>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Read::<Shape<R, E>, T> { shape, elements: Elements(elements) } = Read::deserialize(deserializer)?;
        let (needed, found) = (shape.element_count(), elements.len());
        if needed != found {
            return Err(Error::custom(ViewError::Length { needed, found }));
        }
        Ok(TensorBase::over(Results::of_heap(elements), RowMajor::new(shape)))
    }
}

/// Extents of any rank, written as those of an array of known rank, so that each can be read as the other.
struct Known(DynShape);

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // One more than there may be, so that the constructor finds the list too long.
        let extents = extents::<D, { MAX_DYNAMIC_RANK + 1 }>(deserializer)?;
        DynShape::try_from(extents.kept.as_slice()).map(Self).map_err(Error::custom)
    }
}

impl<T: Serialize, D: Storage<T>> Serialize for DynBase<T, D> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let extents: Vec<usize> = self.extents().collect();
        Written(extents, List(DynView::from(self).iter())).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for DynTensor<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Read::<Known, T> { shape: Known(shape), elements: Elements(elements) } =
            Read::deserialize(deserializer)?;
        Self::new(elements, &shape).map_err(Error::custom)
    }
}
