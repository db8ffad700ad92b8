//! Arrays that are handed over and taken over.
//!
//! # The proof
//!
//! The contract is DLPack's, and [`Managed::from_raw`] states it: the pointer is to a valid struct, the extents and strides are `ndim`
//! numbers each, the memory has all elements from the lowest to the highest offset, and nothing writes it while it is borrowed. What can
//! be checked is checked: version, device, element type, rank, extents, strides, alignment, and the values of `bool`. Bytes become
//! elements by bytemuck's checks and not here.
//!
//! The struct of an exported tensor is the field of a box, which its `manager_ctx` points to. The box owns all that the struct points to,
//! and the deleter, which whoever has the struct last calls once, drops it.
//!
//! # The gain
//!
//! There is no safe way to exchange pointers. The alternative is a copy through bytes.
#![expect(unsafe_code, reason = "one file, one operation per block; the contract is above")]

use core::{
    ffi::c_void,
    fmt,
    marker::PhantomData,
    ptr::{self, NonNull},
    slice,
};

use alloc::{boxed::Box, vec, vec::Vec};

use shapewise::{
    DynShape, Layout, LayoutError, ShapeError, Strided, Tensor, View, ViewMut,
    array::{DynTensor, DynView},
    extent::{DynExtent, FromIntsError},
    interop::bytes::{BytesError, elements},
    message::fail,
    rules::strides::reach_of,
};
use shapewise_xla::ElementType;

use super::{DataType, Device, DlpackError, TYPES, TensorStruct, Unversioned, Version, Versioned};
use crate::Plain;

/// [`Form`] is closed: what it states of a struct is trusted.
mod sealed {
    pub trait Sealed {}
}
use sealed::Sealed;

/// One of the two structs of DLPack. See [`Managed`].
pub trait Form: Sealed + Sized {
    /// Returns the array.
    #[doc(hidden)]
    fn tensor(&self) -> &TensorStruct;
    /// Returns `true` if the array may only be read. Before DLPack 1.0 nothing stated it.
    #[doc(hidden)]
    fn is_read_only(&self) -> bool;
    /// Returns the version, if the struct has one.
    #[doc(hidden)]
    fn version(&self) -> Option<Version>;
    /// Returns the function that drops the array.
    #[doc(hidden)]
    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)>;
    /// Creates the struct of these parts, whose owner is dropped by `drop_owner`.
    #[doc(hidden)]
    fn new(tensor: TensorStruct, owner: *mut c_void, deleter: unsafe extern "C" fn(*mut Self)) -> Self;
    /// Returns the owner.
    #[doc(hidden)]
    fn owner(&self) -> *mut c_void;
}

impl Sealed for Unversioned {}
impl Form for Unversioned {
    fn tensor(&self) -> &TensorStruct {
        &self.dl_tensor
    }

    fn is_read_only(&self) -> bool {
        false
    }

    fn version(&self) -> Option<Version> {
        None
    }

    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)> {
        self.deleter
    }

    fn new(tensor: TensorStruct, owner: *mut c_void, deleter: unsafe extern "C" fn(*mut Self)) -> Self {
        Self { dl_tensor: tensor, manager_ctx: owner, deleter: Some(deleter) }
    }

    fn owner(&self) -> *mut c_void {
        self.manager_ctx
    }
}

impl Sealed for Versioned {}
impl Form for Versioned {
    fn tensor(&self) -> &TensorStruct {
        &self.dl_tensor
    }

    fn is_read_only(&self) -> bool {
        self.flags & 1 == 1
    }

    fn version(&self) -> Option<Version> {
        Some(self.version)
    }

    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)> {
        self.deleter
    }

    fn new(tensor: TensorStruct, owner: *mut c_void, deleter: unsafe extern "C" fn(*mut Self)) -> Self {
        let version = Version { major: 1, minor: 0 };
        Self { version, manager_ctx: owner, deleter: Some(deleter), flags: 0, dl_tensor: tensor }
    }

    fn owner(&self) -> *mut c_void {
        self.manager_ctx
    }
}

/// An array of DLPack, owned: dropping it calls the deleter of whoever made it. `F` is [`Versioned`] or [`Unversioned`].
pub struct Managed<F: Form> {
    // INVARIANT: points to a valid struct, which nobody else has, and whose arrays of extents and strides are valid.
    raw: NonNull<F>,
    owns: PhantomData<F>,
}

impl<F: Form> fmt::Debug for Managed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Managed").field("tensor", self.form().tensor()).finish_non_exhaustive()
    }
}

impl<F: Form> Drop for Managed<F> {
    fn drop(&mut self) {
        if let Some(deleter) = self.form().deleter() {
            // SAFETY: the struct is valid, and nobody else has it, so its deleter has not been called.
            unsafe { deleter(self.raw.as_ptr()) };
        }
    }
}

/// The owner of an exported tensor: the struct and all that it points to.
struct Owner<T, F> {
    form: F,
    parts: (Vec<T>, Vec<i64>, Vec<i64>),
}

/// Drops the owner of an exported tensor.
unsafe extern "C" fn drop_owner<T, F: Form>(raw: *mut F) {
    // SAFETY: whoever calls a deleter passes the struct that has it.
    let owner = unsafe { &*raw }.owner();
    // SAFETY: `Managed::new` made the box, as the owner of this struct, and a deleter is called once.
    drop(unsafe { Box::from_raw(owner.cast::<Owner<T, F>>()) });
}

/// Returns DLPack's type of an element type. Each element type of Rust has one.
fn data_type(element: ElementType) -> DataType {
    let row = TYPES.iter().find(|row| row.2 == element);
    row.map_or(DataType { code: 0, bits: 0, lanes: 0 }, |row| DataType { code: row.0, bits: row.1, lanes: 1 })
}

impl<F: Form> Managed<F> {
    /// Converts a tensor into an array of DLPack that owns its memory. Nothing is copied. A tensor whose rank is in the type becomes one
    /// of any rank by [`into_dynamic`](shapewise::array::TensorBase::into_dynamic), which is free.
    ///
    /// ```
    /// use shapewise::Tensor;
    /// use shapewise_io::dlpack::{Managed, Unversioned};
    ///
    /// let tensor = Tensor::from([1_u8, 2, 3]);
    /// let first = tensor.as_slice().as_ptr();
    /// let managed: Managed<Unversioned> = Managed::new(tensor.into_dynamic());
    /// let view = managed.view::<u8, 1>()?;
    /// assert_eq!((view.to_vec(), view.as_memory().as_ptr()), (vec![1, 2, 3], first));
    /// # Ok::<(), shapewise_io::dlpack::DlpackError>(())
    /// ```
    #[must_use]
    pub fn new<T: Plain + Send>(tensor: DynTensor<T>) -> Self {
        let (extents, strides) = (tensor.extents().collect(), tensor.strides().collect());
        Self::of_parts(tensor.into_vec(), extents, strides)
    }

    /// Converts a tensor of any strides into an array of DLPack that owns its memory, as [`new`](Self::new) does: one that is column-major or transposed keeps
    /// its order. Nothing is copied. Cells of the memory that are not elements are handed over as well.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    /// use shapewise_io::dlpack::{Managed, Versioned};
    ///
    /// let tensor = Tensor::new(vec![1_u8, 2, 3, 4, 5, 6], shape![2, 3])?.into_transpose();
    /// let first = tensor.as_memory().as_ptr();
    /// let managed: Managed<Versioned> = Managed::strided(tensor);
    /// let view = managed.view::<u8, 2>()?;
    /// assert_eq!((view.extents(), view.layout().strides()), ([3, 2], [1, 3]));
    /// assert_eq!((view.to_vec(), view.as_memory().as_ptr()), (vec![1, 4, 2, 5, 3, 6], first));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn strided<T: Plain + Send, const R: usize, L: Layout<R>>(tensor: Tensor<T, R, L>) -> Self {
        let layout = tensor.layout().ranked();
        let (extents, strides) = (layout.extents().to_vec(), layout.strides().to_vec());
        Self::of_parts(tensor.into_memory(), extents, strides)
    }

    /// Creates the struct of memory that begins with its lowest element.
    fn of_parts<T: Plain + Send>(data: Vec<T>, extents: Vec<usize>, strides: Vec<isize>) -> Self {
        // With a negative stride the element at index 0 is not the lowest one. The layout of a tensor fits.
        let base = reach_of(&extents, &strides).map_or(0, |reach| reach.0).saturating_mul(size_of::<T>());
        // Extents and strides fit `isize`, which is at most 64 bits.
        let extents = extents.into_iter().map(|extent| i64::try_from(extent).unwrap_or(i64::MAX)).collect();
        let strides = strides.into_iter().map(|stride| i64::try_from(stride).unwrap_or(i64::MAX)).collect();
        let parts: (Vec<T>, Vec<i64>, Vec<i64>) = (data, extents, strides);
        let rank = i32::try_from(parts.1.len()).unwrap_or(i32::MAX);
        let nothing = TensorStruct {
            data: ptr::null_mut(),
            device: Device::CPU,
            ndim: rank,
            dtype: data_type(T::TYPE),
            shape: ptr::null_mut(),
            strides: ptr::null_mut(),
            byte_offset: base.try_into().unwrap_or(u64::MAX),
        };
        let form = F::new(nothing, ptr::null_mut(), drop_owner::<T, F>);
        let owner = Box::into_raw(Box::new(Owner { form, parts }));
        // SAFETY: the box is valid, and nobody else has it.
        let Owner { form, parts: (data, extents, strides) } = unsafe { &mut *owner };
        let tensor = TensorStruct {
            // DLPack requires null if there are no elements.
            data: if data.is_empty() { ptr::null_mut() } else { data.as_mut_ptr().cast() },
            shape: extents.as_mut_ptr(),
            strides: strides.as_mut_ptr(),
            ..nothing
        };
        *form = F::new(tensor, owner.cast(), drop_owner::<T, F>);
        // SAFETY: the box is valid. The pointer is made from the owner's, so the deleter may free the box by it.
        let raw = unsafe { &raw mut (*owner).form };
        // SAFETY: the address of a field is not null.
        Self { raw: unsafe { NonNull::new_unchecked(raw) }, owns: PhantomData }
    }

    /// Takes over an array that another library hands over. It must not be used there any more, and its deleter is called when this is
    /// dropped.
    ///
    /// # Errors
    ///
    /// [`DlpackError::Null`]; [`DlpackError::Version`] if the struct may have another layout. Its deleter is called then, as DLPack
    /// requires.
    ///
    /// # Safety
    ///
    /// The pointer must be null or to a valid struct, as DLPack defines it, that nobody else uses or drops. As long as this exists, nothing
    /// may write the memory of the elements, except through [`view_mut`](Self::view_mut).
    ///
    /// In Python, that is so while the interpreter is held and no other code of Python runs.
    // SAFETY: what the caller promises is above; the body stores the pointer and reads the version through `form`, whose proof rests on it.
    pub unsafe fn from_raw(raw: *mut F) -> Result<Self, DlpackError> {
        let raw = NonNull::new(raw).ok_or(DlpackError::Null)?;
        let managed = Self { raw, owns: PhantomData };
        match managed.form().version() {
            Some(Version { major, minor }) if major != 1 => Err(DlpackError::Version { major, minor }),
            _ => Ok(managed),
        }
    }

    /// Hands the array over: whoever receives the pointer must call its deleter, once. See the example of [`Managed`].
    #[must_use = "whoever has the pointer must call its deleter"]
    pub fn into_raw(self) -> *mut F {
        let raw = self.raw.as_ptr();
        core::mem::forget(self);
        raw
    }

    fn form(&self) -> &F {
        // SAFETY: by the invariant.
        unsafe { self.raw.as_ref() }
    }

    /// Returns `ndim` numbers of the struct.
    fn numbers(&self, first: *const i64, rank: usize) -> &[i64] {
        if first.is_null() || rank == 0 {
            return &[];
        }
        // SAFETY: by the invariant, extents and strides are `ndim` numbers, unless the pointer is null.
        unsafe { slice::from_raw_parts(first, rank) }
    }

    /// Returns the type of the elements.
    ///
    /// # Errors
    ///
    /// [`DlpackError::Type`] if it is not one of this crate.
    pub fn element_type(&self) -> Result<ElementType, DlpackError> {
        let data_type = self.form().tensor().dtype;
        let is = |row: &&(u8, u8, ElementType)| {
            (row.0, row.1, 1) == (data_type.code, data_type.bits, data_type.lanes)
        };
        TYPES.iter().find(is).map(|row| row.2).ok_or(DlpackError::Type { data_type })
    }

    /// Returns the shape. All its extents are known.
    ///
    /// # Errors
    ///
    /// [`DlpackError::NegativeRank`], [`DlpackError::Extents`] if it is not a shape.
    ///
    /// ```
    /// use shapewise::Tensor;
    /// use shapewise_io::dlpack::{Managed, Versioned};
    ///
    /// let managed: Managed<Versioned> = Managed::new(Tensor::from([1_u8, 2, 3]).into_dynamic());
    /// assert_eq!(managed.shape()?.to_string(), "[3]");
    /// # Ok::<(), shapewise_io::dlpack::DlpackError>(())
    /// ```
    pub fn shape(&self) -> Result<DynShape, DlpackError> {
        let tensor = self.form().tensor();
        let rank =
            usize::try_from(tensor.ndim).map_err(|_| DlpackError::NegativeRank { rank: tensor.ndim })?;
        let extents = self.numbers(tensor.shape, rank);
        if extents.len() != rank {
            return Err(DlpackError::Null);
        }
        // Unlike here, -1 is not an extent that is unknown.
        if let Some((axis, &value)) = extents.iter().enumerate().find(|extent| *extent.1 < 0) {
            return Err(FromIntsError::Negative { axis, value: value.into() }.into());
        }
        Ok(DynShape::from_ints(extents)?)
    }

    /// Returns the place of the elements, after all checks.
    fn place<T: Plain>(&self) -> Result<Place, DlpackError> {
        let tensor = self.form().tensor();
        if !Device::READABLE.contains(&tensor.device.device_type) {
            return Err(DlpackError::Device { device_type: tensor.device.device_type });
        }
        let found = self.element_type()?;
        if found != T::TYPE {
            return Err(DlpackError::Element { expected: T::TYPE, found });
        }
        let shape = self.shape()?;
        let known = |extents: &[DynExtent]| extents.iter().map(|extent| extent.get()).collect();
        let known: Option<Option<Vec<usize>>> = shape.extents().map(known);
        let Some(extents) = known.flatten() else {
            fail(&"a fault of the crate, please report it: the shape of an exported array is known");
        };
        let mut strides = vec![0; extents.len()];
        let (mut step, is_empty) = (1_isize, extents.contains(&0));
        let given = self.numbers(tensor.strides, extents.len());
        for (axis, (stride, extent)) in strides.iter_mut().zip(&extents).enumerate().rev() {
            *stride = match given.get(axis) {
                // A stride that does not fit is one that no layout has.
                Some(&given) if !is_empty => isize::try_from(given).unwrap_or(isize::MAX),
                // Row-major, if there are no strides; if there are no elements, strides are of no use.
                _ => step,
            };
            step = step.saturating_mul(extent.cast_signed());
        }
        // This checks that the span fits.
        let (base, above) = reach_of(&extents, &strides).map_err(LayoutError::Span)?;
        let span = if is_empty { 0 } else { base.saturating_add(above).saturating_add(1) };
        let bytes = span.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
        let bytes = bytes.ok_or(DlpackError::TooLarge)?;
        if tensor.data.is_null() && bytes > 0 {
            return Err(DlpackError::Null);
        }
        // The element at index 0 is `base` elements above the lowest one, which is within the memory, so the address does not wrap.
        let below = base.wrapping_mul(size_of::<T>());
        let offset = usize::try_from(tensor.byte_offset).unwrap_or(usize::MAX).wrapping_sub(below);
        let lowest = tensor.data.cast::<u8>().wrapping_add(offset);
        Ok(Place { lowest, bytes, extents, strides })
    }

    /// Returns the bytes from the lowest to the highest element.
    fn bytes(&self, place: &Place) -> &[u8] {
        if place.bytes == 0 {
            return &[];
        }
        // SAFETY: by the contract of `from_raw`, the memory has all elements from the lowest to the highest, is initialized, and is not
        // written while this is borrowed. Its size fits `isize`. Bytes have no alignment.
        unsafe { slice::from_raw_parts(place.lowest, place.bytes) }
    }

    /// Returns the elements from the lowest to the highest offset.
    fn elements<T: Plain>(&self, place: &Place) -> Result<&[T], DlpackError> {
        Ok(elements(self.bytes(place))?)
    }

    /// Copies the elements in logical order, whatever their alignment is.
    fn copied<T: Plain>(&self, place: &Place) -> Result<Vec<T>, DlpackError> {
        let (bytes, address) = (self.bytes(place), place.lowest.addr());
        if let Ok(elements) = elements(bytes) {
            return Ok(DynView::with_strides(elements, &place.extents, &place.strides)?.to_vec());
        }
        let mut all = Vec::new();
        place.each_offset(|offset| {
            let begin = offset.saturating_mul(size_of::<T>());
            let element = bytes.get(begin..begin.saturating_add(size_of::<T>())).unwrap_or_default();
            let element = bytemuck::checked::try_pod_read_unaligned(element)
                .map_err(|error| BytesError::of::<T>(error, element.len(), address))?;
            all.push(element);
            Ok(())
        })?;
        Ok(all)
    }

    /// Returns a view of rank `R` of the elements, with their strides. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DlpackError`] if the element type or the rank is another one, or if the memory is that of a device.
    pub fn view<T: Plain, const R: usize>(&self) -> Result<View<'_, T, R>, DlpackError> {
        let place = self.place::<T>()?;
        let layout = place.layout::<R>()?;
        Ok(View::with_layout(self.elements(&place)?, layout)?)
    }

    /// Returns a view of any rank of the elements: [`view`](Self::view).
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view), except for the rank.
    ///
    /// ```
    /// use shapewise::Tensor;
    /// use shapewise_io::dlpack::{Managed, Versioned};
    ///
    /// let managed: Managed<Versioned> = Managed::new(Tensor::from([1_u8, 2, 3]).into_dynamic());
    /// assert_eq!(managed.dyn_view::<u8>()?.sum(), 6);
    /// # Ok::<(), shapewise_io::dlpack::DlpackError>(())
    /// ```
    pub fn dyn_view<T: Plain>(&self) -> Result<DynView<'_, T>, DlpackError> {
        let place = self.place::<T>()?;
        Ok(DynView::with_strides(self.elements(&place)?, &place.extents, &place.strides)?)
    }

    /// Copies the elements to a row-major tensor of rank `R`, whatever their strides and their alignment are.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view), except for the alignment.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    /// use shapewise_io::dlpack::{Managed, Versioned};
    ///
    /// let tensor = Tensor::new(vec![1_u8, 2, 3, 4, 5, 6], shape![2, 3])?.into_transpose();
    /// let managed: Managed<Versioned> = Managed::strided(tensor);
    /// assert_eq!(managed.to_tensor::<u8, 2>()?.as_slice(), [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tensor<T: Plain, const R: usize>(&self) -> Result<Tensor<T, R>, DlpackError> {
        let place = self.place::<T>()?;
        // The rank first: a wrong one costs no copy.
        let extents = place.layout::<R>()?.extents();
        Ok(Tensor::new(self.copied(&place)?, extents)?)
    }

    /// Copies the elements to a row-major tensor of any rank: [`to_tensor`](Self::to_tensor).
    ///
    /// # Errors
    ///
    /// Same errors as [`to_tensor`](Self::to_tensor), except for the rank.
    ///
    /// ```
    /// use shapewise::Tensor;
    /// use shapewise_io::dlpack::{Managed, Versioned};
    ///
    /// let managed: Managed<Versioned> = Managed::new(Tensor::from([1_u8, 2, 3]).into_dynamic());
    /// assert_eq!(managed.to_dyn_tensor::<u8>()?.as_slice(), [1, 2, 3]);
    /// # Ok::<(), shapewise_io::dlpack::DlpackError>(())
    /// ```
    pub fn to_dyn_tensor<T: Plain>(&self) -> Result<DynTensor<T>, DlpackError> {
        let place = self.place::<T>()?;
        Ok(DynTensor::new(self.copied(&place)?, &self.shape()?)?)
    }

    /// Returns a mutable view of rank `R` of the elements. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view); [`DlpackError::ReadOnly`] if the array may only be read, [`DlpackError::View`] if two indices
    /// share an element.
    ///
    /// # Safety
    ///
    /// As long as the view exists, nothing else may read or write the memory from the first to the last element.
    pub unsafe fn view_mut<T: Plain + bytemuck::NoUninit, const R: usize>(
        &mut self,
    ) -> Result<ViewMut<'_, T, R>, DlpackError> {
        if self.form().is_read_only() {
            return Err(DlpackError::ReadOnly);
        }
        let place = self.place::<T>()?;
        let layout = place.layout::<R>()?;
        if place.bytes == 0 {
            return Ok(ViewMut::with_layout(&mut [], layout)?);
        }
        // SAFETY: as in `elements`; by the contract, nothing else reads or writes this memory.
        let bytes = unsafe { slice::from_raw_parts_mut(place.lowest, place.bytes) };
        let elements = bytemuck::checked::try_cast_slice_mut(bytes)
            .map_err(|error| BytesError::of::<T>(error, place.bytes, place.lowest.addr()))?;
        Ok(ViewMut::with_layout(elements, layout)?)
    }
}

/// Where the elements of an array are.
struct Place {
    /// The lowest element in memory.
    lowest: *mut u8,
    /// The number of bytes to the end of the highest element.
    bytes: usize,
    extents: Vec<usize>,
    strides: Vec<isize>,
}

impl Place {
    /// Calls a function with the offset of each element above the lowest one, in logical order, up to the first error.
    fn each_offset(&self, mut call: impl FnMut(usize) -> Result<(), DlpackError>) -> Result<(), DlpackError> {
        if self.extents.contains(&0) {
            return Ok(());
        }
        let (mut offset, _) = reach_of(&self.extents, &self.strides).map_err(LayoutError::Span)?;
        let mut index = vec![0_usize; self.extents.len()];
        loop {
            call(offset)?;
            // The next index: the last axis that is not at its end is one further, and those after it begin again.
            let mut axes = index.iter_mut().zip(self.extents.iter().zip(&self.strides)).rev();
            let is_end = axes.all(|(at, (extent, stride))| {
                let is_last = at.saturating_add(1) == *extent;
                // All offsets are within the memory, so none of these wraps.
                let steps = if is_last { at.wrapping_neg() } else { 1 };
                offset = offset.wrapping_add(steps.wrapping_mul(stride.cast_unsigned()));
                *at = if is_last { 0 } else { at.saturating_add(1) };
                is_last
            });
            if is_end {
                return Ok(());
            }
        }
    }

    /// Returns the layout, if the rank is `R`.
    fn layout<const R: usize>(&self) -> Result<Strided<R>, DlpackError> {
        let wrong = ShapeError::Rank { expected: R, found: self.extents.len() };
        let extents: [usize; R] = self.extents.as_slice().try_into().map_err(|_| wrong)?;
        let strides: [isize; R] = self.strides.as_slice().try_into().map_err(|_| wrong)?;
        Ok(Strided::new(extents, strides)?)
    }
}
