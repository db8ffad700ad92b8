//! Functions for Python on arrays of NumPy, PyTorch or any library with DLPack: shapes are checked once, at the boundary, by types. Arrays of NumPy
//! alone also enter by the crate `numpy`, without a capsule and without `unsafe`.
//!
//! ```python
//! import numpy as np, shapewise_python as sw
//!
//! batch = np.ones((32, 3), dtype=np.float32)
//! normal = np.from_dlpack(sw.normalize(batch, mean, std))   # [n, 3], [3], [3] -> [n, 3]
//! sw.normalize(batch[:, :2], mean, std)                     # ValueError: batch: axis 1 has extent 2, expected 3
//! ```

use std::{ffi::CStr, fmt::Display, ptr};

use numpy::{PyArray1, PyReadonlyArray2, PyReadwriteArray2};
use pyo3::{
    exceptions::{PyBufferError, PyTypeError, PyValueError},
    ffi,
    prelude::*,
    types::PyDict,
};
use shapewise::{Axis, Extents, Tensor, View, ViewMut, array::DynTensor, s};
use shapewise_io::{
    Plain,
    dlpack::{DlpackError, Managed, Unversioned, Versioned},
};

/// The names of the capsules of DLPack, before and after they are taken.
const VERSIONED: (&CStr, &CStr) = (c"dltensor_versioned", c"used_dltensor_versioned");
const UNVERSIONED: (&CStr, &CStr) = (c"dltensor", c"used_dltensor");

/// An array of another library, for as long as a function runs.
enum Array {
    Versioned(Managed<Versioned>),
    Unversioned(Managed<Unversioned>),
}

impl Array {
    /// Requests the array of an object of Python.
    fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let options = PyDict::new(object.py());
        options.set_item("max_version", (1, 0))?;
        let capsule = match object.call_method("__dlpack__", (), Some(&options)) {
            // A library that is older than DLPack 1.0 does not know the option.
            Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => {
                object.call_method0("__dlpack__")?
            }
            capsule => capsule?,
        };
        let error = |error: DlpackError| PyValueError::new_err(error.to_string());
        if let Some(raw) = take(&capsule, VERSIONED) {
            // SAFETY: a capsule of this name has such a struct, and it is renamed, so nobody else takes it. The functions below hold the
            // interpreter while they use the array, and call nothing of Python.
            return unsafe { Managed::from_raw(raw) }.map(Self::Versioned).map_err(error);
        }
        let raw = take(&capsule, UNVERSIONED)
            .ok_or_else(|| PyTypeError::new_err("`__dlpack__` returned no array"))?;
        // SAFETY: as above.
        unsafe { Managed::from_raw(raw) }.map(Self::Unversioned).map_err(error)
    }

    /// A view of rank `R` with elements `T`.
    fn view<T: Plain, const R: usize>(&self) -> Result<View<'_, T, R>, DlpackError> {
        match self {
            Self::Versioned(array) => array.view(),
            Self::Unversioned(array) => array.view(),
        }
    }
}

/// The pointer of a capsule of the first name, which is then renamed to the second, so that it is taken once.
fn take<F>(capsule: &Bound<'_, PyAny>, (name, used): (&'static CStr, &'static CStr)) -> Option<*mut F> {
    // SAFETY: the interpreter is held, and the pointers are valid. A capsule is checked before its pointer is taken.
    unsafe {
        if ffi::PyCapsule_IsValid(capsule.as_ptr(), name.as_ptr()) == 0 {
            return None;
        }
        let raw = ffi::PyCapsule_GetPointer(capsule.as_ptr(), name.as_ptr());
        let is_renamed = ffi::PyCapsule_SetName(capsule.as_ptr(), used.as_ptr()) == 0;
        is_renamed.then_some(raw.cast())
    }
}

/// The error of an argument, as Python's.
fn argument<E: Display>(name: &str) -> impl Fn(E) -> PyErr {
    move |error| PyValueError::new_err(format!("{name}: {error}"))
}

/// A result, until another library takes it: `numpy.from_dlpack(result)`.
#[pyclass]
struct Result32 {
    tensor: Option<DynTensor<f32>>,
}

#[pymethods]
impl Result32 {
    /// The array, once.
    #[pyo3(signature = (*, stream=None, max_version=None, dl_device=None, copy=None))]
    fn __dlpack__<'py>(
        &mut self,
        py: Python<'py>,
        stream: Option<Bound<'py, PyAny>>,
        max_version: Option<(u32, u32)>,
        dl_device: Option<(i32, i32)>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = copy;
        if stream.is_some() || dl_device.is_some_and(|device| device != (1, 0)) {
            return Err(PyBufferError::new_err("the array is in the memory of the processor"));
        }
        let taken = || PyBufferError::new_err("another library has taken the array already");
        let tensor = self.tensor.take().ok_or_else(taken)?;
        if max_version.is_some_and(|version| version.0 >= 1) {
            capsule(py, Managed::<Versioned>::new(tensor).into_raw(), VERSIONED.0, drop_versioned)
        } else {
            capsule(py, Managed::<Unversioned>::new(tensor).into_raw(), UNVERSIONED.0, drop_unversioned)
        }
    }

    /// The processor.
    fn __dlpack_device__(&self) -> (i32, i32) {
        (1, 0)
    }
}

/// A capsule that owns an array until it is taken.
fn capsule<'py, F>(
    py: Python<'py>,
    raw: *mut F,
    name: &'static CStr,
    destructor: unsafe extern "C" fn(*mut ffi::PyObject),
) -> PyResult<Bound<'py, PyAny>> {
    // SAFETY: the interpreter is held; the name lives forever. A null pointer is an error that Python has set.
    unsafe {
        Bound::from_owned_ptr_or_err(py, ffi::PyCapsule_New(raw.cast(), name.as_ptr(), Some(destructor)))
    }
}

/// Drops the array of a capsule that nobody has taken.
unsafe fn drop_untaken<F: shapewise_io::dlpack::Form>(capsule: *mut ffi::PyObject, name: &CStr) {
    // SAFETY: Python calls a destructor with its capsule. One that was taken has another name.
    let raw = unsafe {
        match ffi::PyCapsule_IsValid(capsule, name.as_ptr()) {
            0 => ptr::null_mut(),
            _ => ffi::PyCapsule_GetPointer(capsule, name.as_ptr()),
        }
    };
    // SAFETY: the struct is the one that `capsule` put there.
    drop(unsafe { Managed::<F>::from_raw(raw.cast()) });
}

unsafe extern "C" fn drop_versioned(capsule: *mut ffi::PyObject) {
    // SAFETY: as stated there.
    unsafe { drop_untaken::<Versioned>(capsule, VERSIONED.0) };
}

unsafe extern "C" fn drop_unversioned(capsule: *mut ffi::PyObject) {
    // SAFETY: as stated there.
    unsafe { drop_untaken::<Unversioned>(capsule, UNVERSIONED.0) };
}

/// `[n, 3], [3], [3] -> [n, 3]`: each row minus the mean, by the standard deviation.
#[pyfunction]
fn normalize(
    batch: &Bound<'_, PyAny>,
    mean: &Bound<'_, PyAny>,
    std: &Bound<'_, PyAny>,
) -> PyResult<Result32> {
    let (x, m, d) = (Array::of(batch)?, Array::of(mean)?, Array::of(std)?);
    // The ranks and the extents that the program relies on, checked once. From here on they are in the types.
    let x = x.view::<f32, 2>().map_err(argument("batch"))?;
    let x = x.typed::<Extents![usize, 3]>().map_err(argument("batch"))?;
    let m = m.view::<f32, 1>().map_err(argument("mean"))?;
    let m = m.typed::<Extents![3]>().map_err(argument("mean"))?;
    let d = d.view::<f32, 1>().map_err(argument("std"))?;
    let d = d.typed::<Extents![3]>().map_err(argument("std"))?;
    let normal = (x - m.align_trailing()) / d.align_trailing();
    Ok(Result32 { tensor: Some(normal.into_dynamic()) })
}

/// `[m, k], [k, n] -> [m, n]`: the product of two matrices of any strides.
#[pyfunction]
fn matmul(left: &Bound<'_, PyAny>, right: &Bound<'_, PyAny>) -> PyResult<Result32> {
    let (a, b) = (Array::of(left)?, Array::of(right)?);
    let a = a.view::<f32, 2>().map_err(argument("left"))?;
    let b = b.view::<f32, 2>().map_err(argument("right"))?;
    let product = a.try_matmul(&b).map_err(argument("matmul"))?;
    Ok(Result32 { tensor: Some(product.into_dynamic()) })
}

/// `[h, w, c]` bytes: turns an image upside down, in place.
#[pyfunction]
fn flip_in_place(image: &Bound<'_, PyAny>) -> PyResult<()> {
    let mut array = Array::of(image)?;
    // SAFETY: the interpreter is held, and this function takes one array. So nothing else reads or writes it until it returns.
    let view = unsafe {
        match &mut array {
            Array::Versioned(array) => array.view_mut::<u8, 3>(),
            Array::Unversioned(array) => array.view_mut::<u8, 3>(),
        }
    };
    let mut view = view.map_err(argument("image"))?;
    let [height, ..] = view.extents();
    for row in 0..height / 2 {
        let upper = view.slice(s![row]).to_tensor();
        let lower = view.slice(s![height - 1 - row]).to_tensor();
        view.slice_mut(s![row]).try_assign(&lower).map_err(argument("image"))?;
        view.slice_mut(s![height - 1 - row]).try_assign(&upper).map_err(argument("image"))?;
    }
    Ok(())
}

/// `[m, n] -> [n]`: the means of the columns, of an array that NumPy lends. No other program writes to it until the function returns: the type
/// of the argument checks that, and the element type, and the rank.
#[pyfunction]
fn column_means<'py>(
    py: Python<'py>,
    matrix: PyReadonlyArray2<'py, f64>,
) -> PyResult<Bound<'py, PyArray1<f64>>> {
    // Of a part of each row, such as `matrix[:, ::2]`, the memory cannot be borrowed safely: it is copied.
    let copy;
    let x = match View::from_ndarray(matrix.as_array()) {
        Ok(x) => x,
        Err(_) => {
            copy = Tensor::from_ndarray_strided(matrix.as_array().to_owned());
            copy.as_ref().map_err(argument("matrix"))?.view()
        }
    };
    if x.nrows() == 0 {
        return Err(PyValueError::new_err("matrix: no rows have no mean"));
    }
    Ok(PyArray1::from_vec(py, x.mean_axis(Axis::<0>).into_vec()))
}

/// `[m, n]`: subtracts the mean of each column, in place.
#[pyfunction]
fn center_in_place(mut matrix: PyReadwriteArray2<'_, f64>) -> PyResult<()> {
    let mut x = ViewMut::from_ndarray(matrix.as_array_mut()).map_err(argument("matrix"))?;
    let means = x.mean_axis(Axis::<0>);
    x -= means.align_trailing();
    Ok(())
}

/// The sum of all numbers of an array of any rank, of 8 byte floats.
#[pyfunction]
fn total(array: &Bound<'_, PyAny>) -> PyResult<f64> {
    let array = Array::of(array)?;
    let view = match &array {
        Array::Versioned(array) => array.dyn_view::<f64>(),
        Array::Unversioned(array) => array.dyn_view::<f64>(),
    };
    Ok(view.map_err(argument("array"))?.sum())
}

#[pymodule]
mod shapewise_python {
    #[pymodule_export]
    use super::{Result32, center_in_place, column_means, flip_in_place, matmul, normalize, total};
}
