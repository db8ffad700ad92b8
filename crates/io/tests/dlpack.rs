//! Arrays of DLPack: handed over and taken over, all types, ranks and strides; the deleter is called once; false structs.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]
#![allow(unsafe_code, reason = "the other library is played by this file")]

use core::{ffi::c_void, fmt::Debug, ptr};

use half::{bf16, f16};
use num_complex::Complex;
use shapewise::{Strided, Tensor, View, array::DynTensor, interop::bytes::BytesError, s};
use shapewise_io::{
    Plain,
    dlpack::{DataType, Device, DlpackError, Form, Managed, TensorStruct, Unversioned, Version, Versioned},
};

/// What the other library owns.
struct Foreign {
    memory: Vec<u64>,
    numbers: (Vec<i64>, Vec<i64>),
    dropped: *mut usize,
}

/// The deleter of the other library: counts its calls.
unsafe extern "C" fn delete(raw: *mut Versioned) {
    // SAFETY: `foreign` made the struct, and a deleter is called once.
    let managed = unsafe { Box::from_raw(raw) };
    // SAFETY: as above.
    let foreign = unsafe { Box::from_raw(managed.manager_ctx.cast::<Foreign>()) };
    assert_eq!(foreign.memory.first(), Some(&0), "the memory is still there");
    // SAFETY: the counter lives longer than the array.
    unsafe { *foreign.dropped += 1 };
}

const FLOAT: DataType = DataType { code: 2, bits: 32, lanes: 1 };

/// An array of the other library over the bytes 0, 1, 2, ... of `bytes` length, from `offset`.
fn foreign(
    dtype: DataType,
    extents: &[i64],
    strides: Option<&[i64]>,
    offset: u64,
    dropped: &mut usize,
) -> *mut Versioned {
    let mut owner = Box::new(Foreign {
        memory: (0..64).collect(),
        numbers: (extents.to_vec(), strides.unwrap_or_default().to_vec()),
        dropped,
    });
    let dl_tensor = TensorStruct {
        data: owner.memory.as_mut_ptr().cast(),
        device: Device::CPU,
        ndim: i32::try_from(extents.len()).unwrap(),
        dtype,
        shape: owner.numbers.0.as_mut_ptr(),
        strides: if strides.is_some() { owner.numbers.1.as_mut_ptr() } else { ptr::null_mut() },
        byte_offset: offset,
    };
    let version = Version { major: 1, minor: 3 };
    let manager_ctx = Box::into_raw(owner).cast::<c_void>();
    Box::into_raw(Box::new(Versioned { version, manager_ctx, deleter: Some(delete), flags: 0, dl_tensor }))
}

fn take<F: Form>(raw: *mut F) -> Result<Managed<F>, DlpackError> {
    // SAFETY: the struct is valid and nobody else has it.
    unsafe { Managed::from_raw(raw) }
}

#[test]
fn tensors_of_all_types_are_handed_over_and_back() {
    fn check<T: Plain + Send + PartialEq + Debug>(of: impl Fn(u8) -> T) {
        fn form<T: Plain + Send + PartialEq + Debug, F: Form>(tensor: DynTensor<T>) {
            let expected = tensor.clone();
            let first = tensor.as_slice().as_ptr();
            let managed = take(Managed::<F>::new(tensor).into_raw()).unwrap();
            assert_eq!(managed.element_type().unwrap(), T::TYPE);
            assert_eq!(managed.shape().unwrap(), expected.shape());
            let view = managed.dyn_view::<T>().unwrap();
            assert_eq!(view, expected);
            assert!(view.is_empty() || ptr::eq(view.try_as_slice().unwrap().as_ptr(), first), "in place");
        }
        for extents in [&[][..], &[5], &[2, 3], &[2, 0, 3], &[1, 2, 1, 2, 1, 2, 1, 2, 1]] {
            let shape = shapewise::DynShape::from_ints(extents).unwrap();
            let count: usize = extents.iter().product();
            let elements: Vec<T> = (0..count).map(|n| of(u8::try_from(n).unwrap())).collect();
            form::<T, Versioned>(DynTensor::new(elements.clone(), &shape).unwrap());
            form::<T, Unversioned>(DynTensor::new(elements, &shape).unwrap());
        }
    }
    check(|n| n % 2 == 1);
    check(|n| n);
    check(u8::cast_signed);
    check(u16::from);
    check(i16::from);
    check(u32::from);
    check(i32::from);
    check(u64::from);
    check(i64::from);
    check(f16::from);
    check(bf16::from);
    check(f32::from);
    check(f64::from);
    check(|n| Complex::new(f32::from(n), 1.0));
    check(|n| Complex::new(1.0, f64::from(n)));
}

#[test]
fn arrays_of_others_keep_their_strides_and_are_dropped_once() {
    let word = DataType { code: 1, bits: 64, lanes: 1 };
    type Case = (&'static [i64; 2], Option<&'static [i64]>, u64, [u64; 4]);
    let cases: [Case; 5] = [
        (&[2, 2], None, 0, [0, 1, 2, 3]),
        (&[2, 2], Some(&[10, 3]), 0, [0, 3, 10, 13]),
        (&[2, 2], Some(&[-10, -3]), 13 * 8, [13, 10, 3, 0]),
        (&[2, 2], Some(&[0, 1]), 8, [1, 2, 1, 2]),
        (&[2, 2], Some(&[1, -1]), 16, [2, 1, 3, 2]),
    ];
    for (extents, strides, offset, expected) in cases {
        let mut dropped = 0;
        let managed = take(foreign(word, extents, strides, offset, &mut dropped)).unwrap();
        let view: View<'_, u64, 2> = managed.view().unwrap();
        assert_eq!((view.to_vec(), view.extents()), (expected.to_vec(), [2, 2]));
        assert_eq!(managed.dyn_view::<u64>().unwrap(), view);
        drop(managed);
        assert_eq!(dropped, 1, "the deleter is called once");
    }
    let mut dropped = 0;
    let raw = take(foreign(word, &[3], None, 0, &mut dropped)).unwrap().into_raw();
    let mut managed = take(raw).unwrap();
    // SAFETY: nobody else has the array.
    unsafe { managed.view_mut::<u64, 1>() }.unwrap().slice_mut(s![1..]).fill(9);
    assert_eq!(managed.view::<u64, 1>().unwrap().to_vec(), [0, 9, 9]);
    drop(managed);
    assert_eq!(dropped, 1, "handed over once and dropped once");
    // Elements that are shared by two indices cannot be written.
    let mut managed = take(foreign(word, &[2, 2], Some(&[1, 1]), 0, &mut dropped)).unwrap();
    // SAFETY: nobody else has the array.
    let error = unsafe { managed.view_mut::<u64, 2>() }.unwrap_err();
    assert!(error.to_string().starts_with("two indices of the layout share an element"), "{error}");
}

/// The largest number that fits an extent or a stride of this target.
#[allow(clippy::as_conversions, reason = "`isize` has at most 64 bits")]
const MOST: i64 = isize::MAX as i64;

#[test]
fn false_structs_are_errors_and_are_dropped() {
    let mut dropped = 0;
    let mut error = |change: fn(&mut Versioned)| {
        let raw = foreign(FLOAT, &[2, 3], Some(&[3, 1]), 0, &mut dropped);
        // SAFETY: the struct is valid, and nobody else has it.
        change(unsafe { &mut *raw });
        match take(raw) {
            Ok(managed) => managed.view::<f32, 2>().unwrap_err().to_string(),
            Err(error) => error.to_string(),
        }
    };
    let mut says = |change: fn(&mut Versioned), words: &str| assert_eq!(error(change), words);
    says(|raw| raw.version.major = 2, "version 2.3 of DLPack is not known: this crate reads versions 1.x");
    says(
        |raw| raw.dl_tensor.device.device_type = 2,
        "the array is in the memory of a device of type 2: copy it to the processor first (types 1, 3, 11 and 13 can be read)",
    );
    says(
        |raw| raw.dl_tensor.dtype.lanes = 4,
        "elements of DLPack's type 2 with 32 bits and 4 lanes are not supported",
    );
    says(
        |raw| raw.dl_tensor.dtype.code = 9,
        "elements of DLPack's type 9 with 32 bits and 1 lane are not supported",
    );
    says(|raw| raw.dl_tensor.dtype.bits = 64, "the elements are f64, expected f32");
    says(|raw| raw.dl_tensor.ndim = 1, "the rank is 1, expected 2");
    says(|raw| raw.dl_tensor.ndim = -1, "the rank -1 is negative");
    says(|raw| raw.dl_tensor.shape = ptr::null_mut(), "the pointer to the array is null");
    says(|raw| raw.dl_tensor.data = ptr::null_mut(), "the pointer to the array is null");
    says(
        |raw| raw.dl_tensor.byte_offset = 2,
        "the bytes begin 2 after a multiple of 4, the alignment of the elements: copy them",
    );
    // SAFETY: the extents are two numbers.
    says(
        |raw| unsafe { *raw.dl_tensor.shape = -1 },
        "axis 0 has the negative extent -1: an extent is at least 0",
    );
    // SAFETY: as above.
    let large = |raw: &mut Versioned| unsafe { *raw.dl_tensor.shape = MOST };
    assert!(error(large).contains("the shape is too large at axis 1"), "{}", error(large));
    // SAFETY: the strides are two numbers.
    let far = |raw: &mut Versioned| unsafe { *raw.dl_tensor.strides = MOST };
    assert!(error(far).contains("axis 0"), "{}", error(far));
    // SAFETY: as above.
    let bytes = |raw: &mut Versioned| unsafe { *raw.dl_tensor.strides = MOST / 3 };
    assert_eq!(error(bytes), format!("the elements have more than {} bytes", isize::MAX));
    let mut error = |words: &str| assert_eq!(error(|raw| raw.dl_tensor.dtype.code = 3), words);
    error("elements of DLPack's type 3 with 32 bits and 1 lane are not supported");
    assert_eq!(dropped, 15, "each of them once");
    assert_eq!(take(ptr::null_mut::<Versioned>()).unwrap_err(), DlpackError::Null);
    // A `bool` that is neither 0 nor 1.
    let boolean = DataType { code: 6, bits: 8, lanes: 1 };
    let managed = take(foreign(boolean, &[32], None, 0, &mut dropped)).unwrap();
    assert_eq!(managed.view::<bool, 1>().unwrap_err(), DlpackError::Bytes(BytesError::Value));
    drop(managed);
    let raw = foreign(FLOAT, &[2], None, 0, &mut dropped);
    // SAFETY: the struct is valid, and nobody else has it.
    unsafe { (*raw).flags = 1 };
    let mut managed = take(raw).unwrap();
    // SAFETY: nobody else has the array.
    let error = unsafe { managed.view_mut::<f32, 1>() }.unwrap_err();
    assert_eq!(error.to_string(), "the array may be read only: copy it first");
    assert!(managed.view::<f32, 1>().is_ok());
}

#[test]
fn arrays_without_elements_have_no_memory() {
    let mut dropped = 0;
    for strides in [None, Some(&[i64::MAX, i64::MIN][..])] {
        let raw = foreign(FLOAT, &[0, 7], strides, 3, &mut dropped);
        // SAFETY: the struct is valid, and nobody else has it.
        unsafe { (*raw).dl_tensor.data = ptr::null_mut() };
        let mut managed = take(raw).unwrap();
        assert_eq!(managed.view::<f32, 2>().unwrap().extents(), [0, 7]);
        // SAFETY: nobody else has the array.
        assert_eq!(unsafe { managed.view_mut::<f32, 2>() }.unwrap().extents(), [0, 7]);
    }
    assert_eq!(dropped, 2);
    let scalar: Managed<Unversioned> = Managed::new(Tensor::filled([], 5_i64).into_dynamic());
    assert_eq!(scalar.view::<i64, 0>().unwrap()[[]], 5);
}

#[test]
fn tensors_of_any_strides_are_lent_and_copied() {
    fn check<T: Plain + Send + PartialEq + Debug, F: Form, const R: usize, L: shapewise::Layout<R>>(
        tensor: Tensor<T, R, L>,
        strides: [isize; R],
    ) {
        let (expected, first) = (tensor.to_layout_free(), tensor.as_memory().as_ptr());
        let managed = take(Managed::<F>::strided(tensor).into_raw()).unwrap();
        let view = managed.view::<T, R>().unwrap();
        assert_eq!(view.to_vec(), expected);
        assert_eq!(view.layout().strides(), strides);
        assert!(view.as_memory().is_empty() || ptr::eq(view.as_memory().as_ptr(), first), "in place");
        assert_eq!(managed.to_tensor::<T, R>().unwrap().as_slice(), expected);
        assert_eq!(managed.to_dyn_tensor::<T>().unwrap().as_slice(), expected);
        assert!(matches!(managed.to_tensor::<T, 7>(), Err(DlpackError::Shape(_))));
    }
    trait ToLayoutFree<T> {
        fn to_layout_free(&self) -> Vec<T>;
    }
    impl<T: Plain, const R: usize, L: shapewise::Layout<R>> ToLayoutFree<T> for Tensor<T, R, L> {
        fn to_layout_free(&self) -> Vec<T> {
            self.iter().copied().collect()
        }
    }
    let tensor = Tensor::from_fn([2, 3, 4], |[i, j, k]| f64::from(u8::try_from(i * 12 + j * 4 + k).unwrap()));
    check::<_, Versioned, 3, _>(tensor.clone(), [12, 4, 1]);
    check::<_, Unversioned, 3, _>(tensor.clone().into_transpose(), [1, 4, 12]);
    let columns = tensor.to_layout(shapewise::ColumnMajor::new(tensor.shape())).unwrap();
    check::<_, Versioned, 3, _>(columns, [1, 2, 6]);
    // The element at index 0 is not the lowest one; some cells are no elements.
    let backwards = Strided::new([2, 3], [-5, 1]).unwrap();
    let matrix = Tensor::from_fn([2, 3], |[i, j]| i * 3 + j == 4);
    check::<_, Versioned, 2, _>(matrix.to_layout(backwards).unwrap(), [-5, 1]);
    check::<_, Versioned, 2, _>(Tensor::<u8, 2>::zeros([3, 0]).into_transpose(), [3, 1]);
    check::<_, Versioned, 0, _>(Tensor::<u8, 0>::filled([], 7), []);
}

/// Elements that cannot be borrowed are copied, as the error advises.
#[test]
fn elements_that_are_not_aligned_are_copied() {
    let half = DataType { code: 1, bits: 32, lanes: 1 };
    for (strides, offset) in
        [(None, 1), (Some(&[-4_i64, 3][..]), 23), (Some(&[0, 1]), 2), (Some(&[5, -2]), 33)]
    {
        let mut dropped = 0;
        let raw = foreign(half, &[2, 3], strides, offset, &mut dropped);
        let managed = take(raw).unwrap();
        let error = managed.view::<u32, 2>().unwrap_err();
        assert!(matches!(error, DlpackError::Bytes(BytesError::Misaligned { .. })), "{error}");
        assert!(error.to_string().ends_with("copy them"), "{error}");
        // The memory has the words 0, 1, 2, ..., as bytes.
        let bytes: Vec<u8> = (0..64_u64).flat_map(u64::to_ne_bytes).collect();
        let steps = strides.unwrap_or(&[3, 1]);
        let expected: Vec<u32> = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
            .map(|[i, j]| {
                let at = i64::try_from(offset).unwrap() + 4 * (i * steps[0] + j * steps[1]);
                let at = usize::try_from(at).unwrap();
                u32::from_ne_bytes(bytes[at..at + 4].try_into().unwrap())
            })
            .to_vec();
        assert_eq!(managed.to_tensor::<u32, 2>().unwrap().as_slice(), expected);
        assert_eq!(managed.to_dyn_tensor::<u32>().unwrap().as_slice(), expected);
    }
    // A byte that is not a `bool` is not copied to one.
    let mut dropped = 0;
    let bits = DataType { code: 6, bits: 8, lanes: 1 };
    let managed = take(foreign(bits, &[2], None, 16, &mut dropped)).unwrap();
    assert!(matches!(managed.to_tensor::<bool, 1>(), Err(DlpackError::Bytes(BytesError::Value))));
}

/// Memory of other devices that the processor can read, and of one that it cannot.
#[test]
fn pinned_and_managed_memory_is_read() {
    let word = DataType { code: 1, bits: 64, lanes: 1 };
    for device_type in 0..20 {
        let mut dropped = 0;
        let raw = foreign(word, &[3], None, 8, &mut dropped);
        // SAFETY: the struct is valid, and nobody else has it.
        unsafe { (*raw).dl_tensor.device.device_type = device_type };
        let managed = take(raw).unwrap();
        let read = managed.view::<u64, 1>().map(|view| view.to_vec());
        if [1, 3, 11, 13].contains(&device_type) {
            assert_eq!(read, Ok(vec![1, 2, 3]), "{device_type}");
            assert_eq!(managed.to_tensor::<u64, 1>().unwrap().as_slice(), [1, 2, 3]);
        } else {
            assert_eq!(read, Err(DlpackError::Device { device_type }));
            assert!(managed.to_tensor::<u64, 1>().is_err());
        }
    }
}
