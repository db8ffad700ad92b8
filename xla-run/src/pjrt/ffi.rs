//! XLA's FFI: the function of this package that compiled programs call for each collective of several processes.
//!
//! XLA calls a handler with a frame: its operands, its results and its attributes. The layouts are those of `xla/ffi/api/c_api.h`, where fields are only
//! ever appended. The registration is an extension of PJRT's C API, `pjrt_c_api_ffi_extension.h`, whose arguments have this layout in the
//! versions from [`MINOR`] on.
//!
//! The proofs rely on two facts more than those of [`pjrt`](super):
//!
//! 5. **A frame is valid during its call.** XLA passes a pointer to a frame, whose pointers are null or valid until the handler returns. A list has as
//!    many items as it says.
//! 6. **A buffer is memory of its extents.** The memory of operands is not written during a call, and the memory of results is the handler's alone.

use std::{
    ffi::{CString, c_char, c_int, c_void},
    mem::size_of,
    panic::{AssertUnwindSafe, catch_unwind},
    process::abort,
    ptr::{null, null_mut},
    slice,
    sync::{Mutex, PoisonError},
};

use shapewise_xla::ElementType;

use super::{Api, Fault, Function, borrowed, layout::Object};
use crate::{distributed::serve, error::Error};

/// The oldest minor version of the C API with this layout of the registration.
const MINOR: c_int = 106;

/// The name by which programs call the handler.
pub(crate) const NAME: &str = "shapewise.collective";

/// `XLA_FFI_InternalExtension` and `PJRT_Extension_Base`, which have the same layout.
#[repr(C)]
struct Extension {
    struct_size: usize,
    kind: c_int,
    next: *const Extension,
}

/// `PJRT_FFI_Extension`.
#[repr(C)]
struct FfiExtension {
    base: Extension,
    register_type: Option<Function>,
    add_user_data: Option<Function>,
    register_handler: Option<Function>,
}

/// The number of `PJRT_FFI_Extension` among the extensions.
const FFI: c_int = 5;

/// `PJRT_FFI_Register_Handler_Args`.
#[repr(C)]
struct RegisterHandler {
    struct_size: usize,
    name: *const c_char,
    name_size: usize,
    handler: Handler,
    platform: *const c_char,
    platform_size: usize,
    traits: usize,
}

type Handler = unsafe extern "C" fn(*mut CallFrame) -> Object;

/// `XLA_FFI_Api_Version`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Version {
    struct_size: usize,
    extension: *const Extension,
    major: c_int,
    minor: c_int,
}

/// The version of the FFI that this file describes.
const VERSION: (c_int, c_int) = (0, 1);

/// `XLA_FFI_Metadata`, its beginning.
#[repr(C)]
struct Metadata {
    struct_size: usize,
    version: Version,
}

/// `XLA_FFI_Metadata_Extension`: with it XLA requests the version of the handler.
#[repr(C)]
struct MetadataExtension {
    base: Extension,
    metadata: *mut Metadata,
}

/// The number of `XLA_FFI_Metadata_Extension`.
const METADATA: c_int = 1;

/// `XLA_FFI_Api`, its beginning.
#[repr(C)]
struct FfiApi {
    struct_size: usize,
    extension: *const Extension,
    version: Version,
    internal: *const c_void,
    create_error: Option<Function>,
}

/// `XLA_FFI_Error_Create_Args`.
#[repr(C)]
struct CreateError {
    struct_size: usize,
    extension: *const Extension,
    message: *const c_char,
    code: c_int,
}

/// `XLA_FFI_Error_Code_UNAVAILABLE`.
const UNAVAILABLE: c_int = 14;

/// `XLA_FFI_Args`, `XLA_FFI_Rets`.
#[repr(C)]
struct List {
    struct_size: usize,
    extension: *const Extension,
    count: i64,
    kinds: *const c_int,
    items: *const *const c_void,
}

/// `XLA_FFI_ByteSpan`.
#[repr(C)]
struct Span {
    bytes: *const u8,
    size: usize,
}

/// `XLA_FFI_Attrs`.
#[repr(C)]
struct Attributes {
    struct_size: usize,
    extension: *const Extension,
    count: i64,
    kinds: *const c_int,
    names: *const *const Span,
    values: *const *const c_void,
}

/// `XLA_FFI_CallFrame`, its beginning.
#[repr(C)]
struct CallFrame {
    struct_size: usize,
    extension: *const Extension,
    api: *const FfiApi,
    context: *const c_void,
    stage: c_int,
    operands: List,
    results: List,
    attributes: Attributes,
}

/// `XLA_FFI_ExecutionStage_EXECUTE`.
const EXECUTE: c_int = 3;

/// `XLA_FFI_Buffer`.
#[repr(C)]
struct Buffer {
    struct_size: usize,
    extension: *const Extension,
    element: c_int,
    data: *mut u8,
    rank: i64,
    extents: *const i64,
}

/// `XLA_FFI_Scalar`.
#[repr(C)]
struct Scalar {
    element: c_int,
    value: *const i64,
}

/// The numbers of kinds: the only one of operands and results, and a scalar among attributes.
const BUFFER: c_int = 1;
const SCALAR: c_int = 3;
/// `XLA_FFI_DataType_S64`.
const S64: c_int = 5;

/// Returns the items of a list, or `None` if its count is not one.
///
/// # Safety
///
/// `items` is null, or points to `count` values that are not written or freed for the lifetime `'a`.
unsafe fn items<'a, V>(items: *const V, count: i64) -> Option<&'a [V]> {
    // SAFETY: by the contract of this function.
    Some(unsafe { borrowed(items, usize::try_from(count).ok()?) })
}

/// Returns the memory of the only buffer of a list: where it begins, and its size in bytes.
///
/// # Safety
///
/// The list is one of a frame, during its call (5).
unsafe fn only_buffer(list: &List) -> Option<(*mut u8, usize)> {
    // SAFETY: a list has as many kinds as it says (5).
    let kinds = unsafe { items(list.kinds, list.count) }?;
    // SAFETY: a list has as many items as it says (5).
    let buffers = unsafe { items(list.items, list.count) }?;
    let ([BUFFER], [buffer]) = (kinds, buffers) else { return None };
    // SAFETY: an item of this kind is a buffer (5).
    let buffer = unsafe { buffer.cast::<Buffer>().as_ref() }?;
    // SAFETY: a buffer has as many extents as its rank says (5).
    let extents = unsafe { items(buffer.extents, buffer.rank) }?;
    let element = ElementType::ALL.iter().find(|element| element.number() == buffer.element)?;
    let bytes = |bytes: usize, extent: &i64| bytes.checked_mul(usize::try_from(*extent).ok()?);
    Some((buffer.data, extents.iter().try_fold(element.bytes(), bytes)?))
}

/// Returns an integer among the attributes.
///
/// # Safety
///
/// The attributes are those of a frame, during its call (5).
unsafe fn integer(attributes: &Attributes, name: &str) -> Option<i64> {
    // SAFETY: the attributes have as many kinds as they say (5).
    let kinds = unsafe { items(attributes.kinds, attributes.count) }?;
    // SAFETY: the same of the names.
    let names = unsafe { items(attributes.names, attributes.count) }?;
    // SAFETY: the same of the values.
    let values = unsafe { items(attributes.values, attributes.count) }?;
    for ((kind, span), value) in kinds.iter().zip(names).zip(values) {
        // SAFETY: a name is a span (5).
        let Some(span) = (unsafe { span.as_ref() }) else { continue };
        // SAFETY: a span has as many bytes as it says (5).
        let found = unsafe { borrowed(span.bytes, span.size) };
        if found != name.as_bytes() || *kind != SCALAR {
            continue;
        }
        // SAFETY: an attribute of this kind is a scalar (5).
        let scalar = unsafe { value.cast::<Scalar>().as_ref() }?;
        // SAFETY: a scalar of this element type points to an `i64` (5).
        return if scalar.element == S64 { unsafe { scalar.value.as_ref() }.copied() } else { None };
    }
    None
}

/// Serves a call of the handler.
///
/// # Safety
///
/// The frame is that of a call (5).
unsafe fn called(frame: &CallFrame) -> Result<(), String> {
    let refused = || "a collective has one operand, one result and two numbers".to_owned();
    // SAFETY: the frame is that of a call, by the contract of this function.
    let program = unsafe { integer(&frame.attributes, "program") }.ok_or_else(refused)?;
    // SAFETY: as above.
    let call = unsafe { integer(&frame.attributes, "call") }.ok_or_else(refused)?;
    // SAFETY: as above.
    let (from, from_size) = unsafe { only_buffer(&frame.operands) }.ok_or_else(refused)?;
    // SAFETY: as above.
    let (to, to_size) = unsafe { only_buffer(&frame.results) }.ok_or_else(refused)?;
    let overlap = |one: *mut u8, other: *mut u8, size: usize| {
        one.addr().checked_sub(other.addr()).is_some_and(|distance| distance < size)
    };
    if overlap(from, to, to_size) || overlap(to, from, from_size) {
        return Err("the operand and the result of a collective have the same memory".to_owned());
    }
    // SAFETY: the memory of an operand has the size of its extents, and is not written during the call (6).
    let from = unsafe { borrowed(from, from_size) };
    let to: &mut [u8] = match to_size {
        0 => &mut [],
        _ if to.is_null() => return Err(refused()),
        // SAFETY: the memory of a result has the size of its extents, it is the handler's alone (6), and it does not overlap that of the operand.
        _ => unsafe { slice::from_raw_parts_mut(to, to_size) },
    };
    // A panic must not enter XLA.
    catch_unwind(AssertUnwindSafe(|| serve(program, call, from, to)))
        .unwrap_or_else(|_| Err("a collective panicked".to_owned()))
}

/// The handler: a function that XLA calls for each collective of a program of several processes.
///
/// # Safety
///
/// The frame is null, or that of a call (5).
unsafe extern "C" fn handler(frame: *mut CallFrame) -> Object {
    // SAFETY: by the contract of this function.
    let Some(frame) = (unsafe { frame.as_ref() }) else { return null_mut() };
    // SAFETY: null, or an extension (5).
    let extension = unsafe { frame.extension.as_ref() };
    if extension.is_some_and(|extension| extension.kind == METADATA) {
        let extension = frame.extension.cast::<MetadataExtension>();
        // SAFETY: an extension of this kind is this struct (5).
        let metadata = unsafe { (*extension).metadata };
        // SAFETY: the metadata is null, or valid and the handler's alone until it returns (5).
        if let Some(metadata) = unsafe { metadata.as_mut() } {
            (metadata.version.major, metadata.version.minor) = VERSION;
        }
        return null_mut();
    }
    if frame.stage != EXECUTE {
        return null_mut();
    }
    // SAFETY: the frame is that of a call, by the contract of this function.
    match unsafe { called(frame) } {
        Ok(()) => null_mut(),
        // SAFETY: as above.
        Err(message) => unsafe { error(frame, message) },
    }
}

/// Creates an error of XLA. Without a function to create one there is no way to report it, and the process ends.
///
/// # Safety
///
/// The frame is that of a call (5).
unsafe fn error(frame: &CallFrame, message: String) -> Object {
    let message = CString::new(message.replace('\0', " ")).unwrap_or_default();
    let size = size_of::<CreateError>();
    let mut arguments =
        CreateError { struct_size: size, extension: null(), message: message.as_ptr(), code: UNAVAILABLE };
    // SAFETY: null, or the table of the FFI (5).
    let create = unsafe { frame.api.as_ref() }.and_then(|api| api.create_error);
    let Some(create) = create else { abort() };
    // SAFETY: the function takes these arguments, and copies the message.
    unsafe { create((&raw mut arguments).cast()) }
}

impl Api {
    /// Registers the handler, once for each plugin.
    pub(crate) fn register_collectives(self) -> Result<(), Error> {
        static DONE: Mutex<Vec<usize>> = Mutex::new(Vec::new());
        let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
        if done.contains(&self.table.addr()) {
            return Ok(());
        }
        let found = self.version();
        if found.1 < MINOR {
            return Err(Error::Version { found, required: (super::MAJOR, MINOR) });
        }
        let during = "register the collectives";
        let missing = || Error::Xla { during, message: "the plugin does not have XLA's FFI".to_owned() };
        // SAFETY: the table is valid and static (1).
        let head = unsafe { &*self.table };
        let mut at = head.extension.cast::<Extension>();
        let register = loop {
            // SAFETY: null, or an extension: the list is static, and ends with null (1).
            let extension = unsafe { at.as_ref() }.ok_or_else(missing)?;
            if extension.kind == FFI && extension.struct_size >= size_of::<FfiExtension>() {
                // SAFETY: an extension of this kind and size is this struct.
                break unsafe { (*at.cast::<FfiExtension>()).register_handler }.ok_or_else(missing)?;
            }
            at = extension.next;
        };
        let platform = "Host";
        let mut arguments = RegisterHandler {
            struct_size: size_of::<RegisterHandler>(),
            name: NAME.as_ptr().cast(),
            name_size: NAME.len(),
            handler,
            platform: platform.as_ptr().cast(),
            platform_size: platform.len(),
            traits: 0,
        };
        // SAFETY: the function takes these arguments, and copies the names. The handler is a function of this library, which is never unloaded.
        let error = unsafe { register((&raw mut arguments).cast()) };
        if !error.is_null() {
            return Err(Fault { api: self, error }.into_error(during));
        }
        done.push(self.table.addr());
        Ok(())
    }
}
