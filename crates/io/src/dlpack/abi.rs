//! DLPack's structs, as its header `dlpack.h` (1.0) lays them out.
//!
//! Written by hand: they are six structs that never change. The crate `dlpark` has them too; it brings nine crates, among them two
//! procedural macros, and its views know neither our layouts nor our errors.

use core::ffi::c_void;

/// `DLPackVersion`. See [`Versioned`].
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Version {
    /// Changes if the layout of the structs does.
    pub major: u32,
    /// Changes if there are new codes.
    pub minor: u32,
}

/// `DLDevice`: where the memory is. See [`TensorStruct`].
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Device {
    /// 1 is the processor.
    pub device_type: i32,
    /// The number of the device.
    pub device_id: i32,
}

impl Device {
    /// The processor's memory. See [`Managed`](super::Managed).
    pub const CPU: Self = Self { device_type: 1, device_id: 0 };

    /// The types of devices whose memory the processor can read: its own, that of CUDA (3) and `ROCm` (11) which is pinned in the processor's memory, and
    /// managed memory of CUDA (13).
    pub(super) const READABLE: [i32; 4] = [1, 3, 11, 13];
}

/// `DLDataType`: the type of the elements. See [`TensorStruct`].
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataType {
    /// The kind of number: 0 signed, 1 unsigned, 2 floating point, 4 `bf16`, 5 complex, 6 `bool`.
    pub code: u8,
    /// The size of a number, in bits.
    pub bits: u8,
    /// The number of numbers in an element: 1.
    pub lanes: u16,
}

/// `DLTensor`: an array. See [`Managed`](super::Managed).
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct TensorStruct {
    /// The memory. The element at index 0 is `byte_offset` bytes further.
    pub data: *mut c_void,
    /// Where the memory is.
    pub device: Device,
    /// The rank.
    pub ndim: i32,
    /// The type of the elements.
    pub dtype: DataType,
    /// The extents.
    pub shape: *mut i64,
    /// The strides, in elements; null for a row-major array.
    pub strides: *mut i64,
    /// The distance of the element at index 0 from `data`, in bytes.
    pub byte_offset: u64,
}

/// `DLManagedTensor`: an array and its owner, before DLPack 1.0. See [`Managed`](super::Managed).
#[repr(C)]
#[derive(Debug)]
pub struct Unversioned {
    /// The array.
    pub dl_tensor: TensorStruct,
    /// The owner's own.
    pub manager_ctx: *mut c_void,
    /// Drops the array and this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
}

/// `DLManagedTensorVersioned`: an array and its owner, since DLPack 1.0. See [`Managed`](super::Managed).
#[repr(C)]
#[derive(Debug)]
pub struct Versioned {
    /// The version of the layout of these structs.
    pub version: Version,
    /// The owner's own.
    pub manager_ctx: *mut c_void,
    /// Drops the array and this struct.
    pub deleter: Option<unsafe extern "C" fn(*mut Self)>,
    /// Bit 0: the array may only be read. Bit 1: it is a copy.
    pub flags: u64,
    /// The array.
    pub dl_tensor: TensorStruct,
}

// The layout on 64 bit, from the header of DLPack.
#[cfg(target_pointer_width = "64")]
const _: () = {
    use core::mem::offset_of;
    let tensor = (
        offset_of!(TensorStruct, dtype),
        offset_of!(TensorStruct, shape),
        offset_of!(TensorStruct, byte_offset),
    );
    assert!(matches!((tensor, size_of::<TensorStruct>()), ((20, 24, 40), 48)), "`DLTensor`");
    assert!(size_of::<Unversioned>() == 64 && offset_of!(Unversioned, deleter) == 56, "`DLManagedTensor`");
    assert!(
        size_of::<Versioned>() == 80 && offset_of!(Versioned, dl_tensor) == 32,
        "`DLManagedTensorVersioned`"
    );
};
