//! All types that are read with serde, from JSON and from postcard: nothing panics, and what is read is written and read to the same
//! again.

use core::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use shapewise::{DynExtent, DynShape, Extents, MinorToMajor, Shape, Strided};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape, ElementType};

fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) {
    if let Ok(value) = serde_json::from_slice::<T>(bytes) {
        let written = serde_json::to_vec(&value).expect("it was read");
        assert_eq!(serde_json::from_slice::<T>(&written).expect("it was written"), value);
    }
    if let Ok(value) = postcard::from_bytes::<T>(bytes) {
        let written = postcard::to_allocvec(&value).expect("it was read");
        assert_eq!(postcard::from_bytes::<T>(&written).expect("it was written"), value);
    }
}

pub(crate) fn run(bytes: &[u8]) {
    read::<DynExtent>(bytes);
    read::<DynShape>(bytes);
    read::<Shape<0>>(bytes);
    read::<Shape<2>>(bytes);
    read::<Shape<2, Extents![usize, 3]>>(bytes);
    read::<MinorToMajor<2>>(bytes);
    read::<Strided<2>>(bytes);
    read::<ElementType>(bytes);
    read::<ArrayLayout>(bytes);
    read::<ArrayShape>(bytes);
    read::<AnyShape>(bytes);
}
