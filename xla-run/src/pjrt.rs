//! PJRT's C API: the part that the engine uses, and safe owners of its objects. All unsafe code of the package is here and in `pjrt/create.rs`, `pjrt/ffi.rs`
//! and `pjrt/keys.rs`.
//!
//! A plugin exports one function, `GetPjrtApi`, that returns a table: its size, its version, and pointers to functions. Each function
//! takes a pointer to one struct of arguments and returns an error or null. The structs are in [`layout`], which has no unsafe code.
//!
//! The proofs rely on four facts:
//!
//! 1. **The table is valid.** `Api::open` checks the major version, and that the table is large enough for [`LAST_FUNCTION`], before
//!    anything is called. The library is never unloaded, so the table and the functions live as long as the process.
//! 2. **Arguments fit their function.** A struct of arguments implements [`Args`] for one function. Each begins
//!    with its size, which the plugin checks against its own definition.
//! 3. **Owners own.** [`Client`], [`Executable`], [`Buffer`], [`Event`] and [`Fault`] are created from a pointer that the plugin
//!    hands over, and destroy it once, on drop. What needs a client keeps it alive by an `Arc`.
//! 4. **Borrowed memory outlives the call.** Pointers to Rust memory are taken in the function that calls, from locals or
//!    parameters, and the plugin keeps none: the copies to and from devices are awaited before the function returns.
#![allow(
    unsafe_code,
    reason = "the C API is called here and in three files of `pjrt`; each block has its proof"
)]

mod create;
mod ffi;
mod keys;
mod layout;
mod own;

use std::{
    env,
    ffi::c_int,
    mem::size_of,
    path::Path,
    ptr::{null, null_mut},
    slice,
    sync::{
        Arc, Once,
        atomic::{AtomicU64, Ordering},
    },
};

use shapewise_xla::ElementType;

pub(crate) use self::ffi::NAME as COLLECTIVE;
use self::layout::{
    BufferDestroy, BufferDimensions, BufferElementType, BufferFromHostBuffer, BufferIsDeleted,
    BufferToHostBuffer, Callback, ClientAddressableDevices, ClientCompile, ClientCreate, ClientDestroy,
    ClientDevices, ClientPlatformName, DeviceDescriptionId, DeviceGetDescription, ErrorDestroy, ErrorMessage,
    EventAwait, EventDestroy, EventIsReady, ExecutableDestroy, ExecutableNumOutputs,
    ExecutableOptimizedProgram, ExecuteOptions, Head, HostLayout, LoadedExecutableDestroy,
    LoadedExecutableExecute, LoadedExecutableGetExecutable, Object, PluginInitialize, Program, Version,
    function,
};
use crate::{distributed::Link, element::number, error::Error};

/// The major version of the C API that this file describes.
const MAJOR: c_int = 0;
/// The oldest minor version that is known to work.
const MINOR: c_int = 54;

/// A function of the table.
type Function = Callback;

/// The last function that is used: the table must contain it.
const LAST_FUNCTION: usize = function::BUFFER_TO_HOST_BUFFER;
/// The size of a table that ends with it.
const TABLE_SIZE: usize = size_of::<Head>() + (LAST_FUNCTION + 1) * size_of::<Function>();

/// The arguments of one function.
///
/// # Safety
///
/// The type is `repr(C)` and has the layout of the arguments of the function at the position `FUNCTION`. The function returns null or
/// an error.
unsafe trait Args {
    const FUNCTION: usize;
}

/// Names the function of each struct of arguments.
macro_rules! calls {
    ($($arguments:ident: $function:ident;)*) => { $(
        // SAFETY: the fields are those of `PJRT_..._Args` in `pjrt_c_api.h`, in order, and the function is the one that takes them.
        unsafe impl Args for $arguments {
            const FUNCTION: usize = function::$function;
        }
    )* };
}

calls! {
    ErrorDestroy: ERROR_DESTROY;
    ErrorMessage: ERROR_MESSAGE;
    PluginInitialize: PLUGIN_INITIALIZE;
    EventDestroy: EVENT_DESTROY;
    EventIsReady: EVENT_IS_READY;
    EventAwait: EVENT_AWAIT;
    ClientDevices: CLIENT_DEVICES;
    DeviceDescriptionId: DEVICE_DESCRIPTION_ID;
    DeviceGetDescription: DEVICE_GET_DESCRIPTION;
    ClientCreate: CLIENT_CREATE;
    ClientDestroy: CLIENT_DESTROY;
    ClientPlatformName: CLIENT_PLATFORM_NAME;
    ClientAddressableDevices: CLIENT_ADDRESSABLE_DEVICES;
    ClientCompile: CLIENT_COMPILE;
    BufferFromHostBuffer: CLIENT_BUFFER_FROM_HOST_BUFFER;
    ExecutableDestroy: EXECUTABLE_DESTROY;
    ExecutableNumOutputs: EXECUTABLE_NUM_OUTPUTS;
    ExecutableOptimizedProgram: EXECUTABLE_OPTIMIZED_PROGRAM;
    LoadedExecutableDestroy: LOADED_EXECUTABLE_DESTROY;
    LoadedExecutableGetExecutable: LOADED_EXECUTABLE_GET_EXECUTABLE;
    LoadedExecutableExecute: LOADED_EXECUTABLE_EXECUTE;
    BufferDestroy: BUFFER_DESTROY;
    BufferElementType: BUFFER_ELEMENT_TYPE;
    BufferIsDeleted: BUFFER_IS_DELETED;
    BufferDimensions: BUFFER_DIMENSIONS;
    BufferToHostBuffer: BUFFER_TO_HOST_BUFFER;
}

/// The table of functions of a plugin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Api {
    // INVARIANT: a table of at least `TABLE_SIZE` bytes of major version `MAJOR`, in a library that is never unloaded.
    table: *const Head,
}

// SAFETY: the table is never written, and PJRT's functions may be called from any thread (`pjrt_c_api.h`: the API is thread-safe).
unsafe impl Send for Api {}
// SAFETY: as above.
unsafe impl Sync for Api {}

impl Api {
    /// Opens a plugin and initialises it.
    pub(crate) fn open(path: &Path) -> Result<Self, Error> {
        let failed = |cause: libloading::Error| Error::Open {
            path: path.into(),
            cause: std::error::Error::source(&cause).map_or_else(|| cause.to_string(), ToString::to_string),
        };
        quiet();
        // SAFETY: runs the initialisers of the library, which the caller names as a PJRT plugin. Those of plugins only register
        // flags and factories.
        let library = unsafe { libloading::Library::new(path) }.map_err(failed)?;
        // The threads of a plugin end with the process, so it must stay loaded.
        let library = Box::leak(Box::new(library));
        // SAFETY: `GetPjrtApi` has this signature in all versions of the C API.
        let get = unsafe { library.get::<unsafe extern "C" fn() -> *const Head>(b"GetPjrtApi\0") }
            .map_err(|_| Error::NotAPlugin { path: path.into() })?;
        // SAFETY: it takes nothing and returns the table, which is static.
        let table = unsafe { get() };
        // SAFETY: null, or a table. Every version of the table begins with this head.
        let head = unsafe { table.as_ref() }.ok_or_else(|| Error::NotAPlugin { path: path.into() })?;
        let Version { major, minor, .. } = head.version;
        if major != MAJOR || minor < MINOR || head.struct_size < TABLE_SIZE {
            return Err(Error::Version { found: (major, minor), required: (MAJOR, MINOR) });
        }
        let api = Self { table };
        api.call("initialize the plugin", &mut PluginInitialize::new())?;
        Ok(api)
    }

    /// Returns the version of the C API.
    pub(crate) fn version(self) -> (i32, i32) {
        // SAFETY: the table is valid and static (1).
        let head = unsafe { &*self.table };
        (head.version.major, head.version.minor)
    }

    /// Calls the function of these arguments. Returns the error that the function returns, null if none; `None` if the plugin does not
    /// have the function.
    fn call_raw<A: Args>(self, arguments: &mut A) -> Option<Object> {
        // SAFETY: the functions begin after the head, in the same object (1).
        let functions = unsafe { self.table.add(1) }.cast::<Option<Function>>();
        // SAFETY: all positions of `function` are at most `LAST_FUNCTION`, so within the table (1).
        let entry = unsafe { functions.add(A::FUNCTION) };
        // SAFETY: an entry is a pointer to a function or null, as `Option<Function>` is.
        let function = unsafe { entry.read() }?;
        // SAFETY: the function takes a pointer to these arguments (2). Objects and memory in them are valid by the proof of each
        // caller in this file.
        Some(unsafe { function((&raw mut *arguments).cast()) })
    }

    /// Calls the function of these arguments, for the purpose `during`, which an error names.
    fn call<A: Args>(self, during: &'static str, arguments: &mut A) -> Result<(), Error> {
        match self.call_raw(arguments) {
            Some(error) if error.is_null() => Ok(()),
            Some(error) => Err(Fault { api: self, error }.into_error(during)),
            None => Err(Error::Xla { during, message: "the plugin does not have this function".to_owned() }),
        }
    }
}

/// Silences the information and the warnings that XLA writes to standard error, once, unless `TF_CPP_MIN_LOG_LEVEL` is set by the caller.
/// Errors are reported still. XLA reads the variable while it is loaded, and has no other interface for this.
fn quiet() {
    const LEVEL: &str = "TF_CPP_MIN_LOG_LEVEL";
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if env::var_os(LEVEL).is_none() {
            // SAFETY: the variable is set once, before the first plugin of the process is loaded, so no thread of a plugin reads the environment.
            // Rust code reads it under the lock that this function takes. That no thread of another library reads it in C at this moment
            // is a requirement on the program, stated at `Engine::open`.
            unsafe { env::set_var(LEVEL, "2") };
        }
    });
}

/// Borrows text or a list of the plugin, which is empty if the pointer is null.
///
/// # Safety
///
/// `pointer` is null, or points to `count` values that are not written or freed for the lifetime `'a`.
unsafe fn borrowed<'a, V>(pointer: *const V, count: usize) -> &'a [V] {
    if pointer.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: by the contract of this function; the plugin's allocations are aligned and fit `isize`.
    unsafe { slice::from_raw_parts(pointer, count) }
}

/// An error of the plugin.
struct Fault {
    api: Api,
    error: Object,
}

impl Fault {
    fn into_error(self, during: &'static str) -> Error {
        let mut arguments = ErrorMessage::new(self.error, null(), 0);
        // This function returns nothing, so there is nothing to check.
        let _ = self.api.call_raw(&mut arguments);
        // SAFETY: the message lives as long as the error, which `self` owns (3).
        let message = unsafe { borrowed(arguments.message.cast::<u8>(), arguments.message_size) };
        Error::Xla { during, message: String::from_utf8_lossy(message).trim_end().to_owned() }
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        let _ = self.api.call_raw(&mut ErrorDestroy::new(self.error));
    }
}

/// An event of the plugin; null if there is nothing to wait for.
struct Event {
    api: Api,
    event: Object,
}

impl Event {
    fn wait(&self, during: &'static str) -> Result<(), Error> {
        if self.event.is_null() { Ok(()) } else { self.api.call(during, &mut EventAwait::new(self.event)) }
    }

    fn is_ready(&self, during: &'static str) -> Result<bool, Error> {
        if self.event.is_null() {
            return Ok(true);
        }
        let mut arguments = EventIsReady::new(self.event, false);
        self.api.call(during, &mut arguments)?;
        Ok(arguments.is_ready)
    }
}

impl Drop for Event {
    fn drop(&mut self) {
        if !self.event.is_null() {
            let _ = self.api.call("release an event", &mut EventDestroy::new(self.event));
        }
    }
}

/// The devices of one process.
#[derive(Debug)]
pub(crate) struct Client {
    api: Api,
    client: Object,
    devices: Vec<Object>,
    /// The number of bytes that were copied to devices.
    uploaded: AtomicU64,
    /// The number of programs that were compiled.
    compiled: AtomicU64,
    /// The connections to other processes, of which each has as many devices.
    link: Option<Arc<Link>>,
    /// Whether XLA knows the devices of the other processes, and does the collectives.
    is_joined: bool,
}

// SAFETY: PJRT's clients are thread-safe (`pjrt_c_api.h`, `PjRtClient`); the list of devices is never changed.
unsafe impl Send for Client {}
// SAFETY: as above.
unsafe impl Sync for Client {}

impl Client {
    pub(crate) fn uploaded_bytes(&self) -> u64 {
        self.uploaded.load(Ordering::Relaxed)
    }

    pub(crate) fn compiled_count(&self) -> u64 {
        self.compiled.load(Ordering::Relaxed)
    }

    /// Returns the name of the kind of devices, such as `cpu` or `cuda`.
    pub(crate) fn platform(&self) -> Result<String, Error> {
        let mut arguments = ClientPlatformName::new(self.client, null(), 0);
        self.api.call("name the platform", &mut arguments)?;
        // SAFETY: the name lives as long as the client (3), and is copied here.
        let name = unsafe { borrowed(arguments.name.cast::<u8>(), arguments.name_size) };
        Ok(String::from_utf8_lossy(name).into_owned())
    }

    /// Compiles StableHLO text with options, a serialized `CompileOptionsProto`.
    pub(crate) fn compile(self: &Arc<Self>, text: &str, options: &[u8]) -> Result<Executable, Error> {
        let format = "mlir";
        let program = Program::new(text, format);
        let mut arguments =
            ClientCompile::new(self.client, &raw const program, options.as_ptr(), options.len(), null_mut());
        self.api.call("compile the program", &mut arguments)?;
        self.compiled.fetch_add(1, Ordering::Relaxed);
        Ok(Executable { client: Arc::clone(self), executable: arguments.executable })
    }

    /// Copies bytes to a device, as a dense row-major array.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if there are not as many bytes as the element type and the extents have: the plugin reads so many.
    pub(crate) fn put(
        self: &Arc<Self>,
        device: usize,
        bytes: &[u8],
        element: ElementType,
        extents: &[i64],
    ) -> Result<Buffer, Error> {
        self.is_usable()?;
        let size = |size: usize, extent: &i64| size.checked_mul(usize::try_from(*extent).ok()?);
        let expected = extents.iter().try_fold(element.bytes(), size);
        let (Some(number), true) = (number(element), expected == Some(bytes.len())) else {
            return Err(Error::Shape {
                what: "a block".to_owned(),
                expected: format!("{element}{extents:?}"),
                found: format!("{} bytes", bytes.len()),
            });
        };
        let own = device.checked_sub(self.own().start).and_then(|own| self.devices.get(own));
        let (needed, found) = (device.saturating_add(1), self.device_count());
        let device = *own.ok_or(Error::TooFewDevices { needed, found })?;
        let none = null_mut();
        let during_call_only = 0; // PJRT_HostBufferSemantics_kImmutableOnlyDuringCall
        let (data, rank) = (bytes.as_ptr().cast(), extents.len());
        let mut arguments = BufferFromHostBuffer::new(
            self.client,
            data,
            number,
            extents.as_ptr(),
            rank,
            null(),
            0,
            during_call_only,
            device,
            none,
            none,
            none,
            none,
        );
        self.api.call("copy an input to a device", &mut arguments)?;
        let buffer = Buffer { client: Arc::clone(self), buffer: arguments.buffer };
        Event { api: self.api, event: arguments.done }.wait("copy an input to a device")?;
        self.uploaded.fetch_add(u64::try_from(bytes.len()).unwrap_or(0), Ordering::Relaxed);
        Ok(buffer)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if self.is_lost() {
            // The plugin's client may still use the connections.
            std::mem::forget(self.link.take());
            return;
        }
        let _ = self.api.call("release the client", &mut ClientDestroy::new(self.client));
    }
}

/// An array on one device.
#[derive(Debug)]
pub(crate) struct Buffer {
    client: Arc<Client>,
    buffer: Object,
}

// SAFETY: a buffer is only read, and PJRT's buffers may be used from any thread.
unsafe impl Send for Buffer {}
// SAFETY: as above.
unsafe impl Sync for Buffer {}

impl Buffer {
    /// Returns the element type, by PJRT's number.
    pub(crate) fn element(&self) -> Result<i32, Error> {
        let mut arguments = BufferElementType::new(self.buffer, 0);
        self.client.api.call("query an output", &mut arguments)?;
        Ok(arguments.element)
    }

    /// Returns the extents.
    pub(crate) fn extents(&self) -> Result<Vec<i64>, Error> {
        let mut arguments = BufferDimensions::new(self.buffer, null(), 0);
        self.client.api.call("query an output", &mut arguments)?;
        // SAFETY: the list lives as long as the buffer (3), and is copied here.
        Ok(unsafe { borrowed(arguments.extents, arguments.rank) }.to_vec())
    }

    /// Checks whether a program has taken the memory of the array.
    pub(crate) fn is_deleted(&self) -> Result<bool, Error> {
        let mut arguments = BufferIsDeleted::new(self.buffer, false);
        self.client.api.call("query an input", &mut arguments)?;
        Ok(arguments.is_deleted)
    }

    /// Checks whether the array is one of this client.
    pub(crate) fn is_of(&self, client: &Arc<Client>) -> bool {
        Arc::ptr_eq(&self.client, client)
    }

    /// Copies the bytes of the array to the host, row-major.
    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>, Error> {
        let mut bytes = vec![0_u8; self.size()?];
        self.copy_to(&mut bytes)?;
        Ok(bytes)
    }

    /// Returns the number of bytes on the host.
    fn size(&self) -> Result<usize, Error> {
        self.client.is_usable()?;
        let minor_to_major = self.minor_to_major()?;
        let mut layout = HostLayout::row_major(&minor_to_major);
        let layout: Object = (&raw mut layout).cast();
        let mut arguments = BufferToHostBuffer::new(self.buffer, layout, null_mut(), 0, null_mut());
        self.client.api.call("measure an output", &mut arguments)?;
        Ok(arguments.size)
    }

    fn minor_to_major(&self) -> Result<Vec<i64>, Error> {
        let axes: Vec<i64> = (0_i64..).take(self.extents()?.len()).collect();
        Ok(axes.into_iter().rev().collect())
    }

    /// Copies the bytes of the array to memory of the host, row-major.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the memory has another size.
    pub(crate) fn copy_to(&self, bytes: &mut [u8]) -> Result<(), Error> {
        let size = self.size()?;
        if size != bytes.len() {
            return Err(Error::Shape {
                what: "a block".to_owned(),
                expected: format!("{size} bytes"),
                found: format!("{} bytes", bytes.len()),
            });
        }
        let minor_to_major = self.minor_to_major()?;
        let mut layout = HostLayout::row_major(&minor_to_major);
        let layout: Object = (&raw mut layout).cast();
        let mut arguments =
            BufferToHostBuffer::new(self.buffer, layout, bytes.as_mut_ptr(), bytes.len(), null_mut());
        self.client.api.call("copy an output to the host", &mut arguments)?;
        Event { api: self.client.api, event: arguments.event }.wait("copy an output to the host")
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if !self.client.is_lost() {
            let _ = self.client.api.call("release a buffer", &mut BufferDestroy::new(self.buffer));
        }
    }
}

/// A compiled program.
#[derive(Debug)]
pub(crate) struct Executable {
    client: Arc<Client>,
    executable: Object,
}

// SAFETY: a loaded executable is not changed by its execution, which may happen on any thread.
unsafe impl Send for Executable {}
// SAFETY: as above.
unsafe impl Sync for Executable {}

/// The part of an executable that is not bound to devices.
struct Unloaded {
    api: Api,
    executable: Object,
}

impl Drop for Unloaded {
    fn drop(&mut self) {
        let _ = self.api.call("release an executable", &mut ExecutableDestroy::new(self.executable));
    }
}

impl Executable {
    fn unloaded(&self) -> Result<Unloaded, Error> {
        let api = self.client.api;
        let mut arguments = LoadedExecutableGetExecutable::new(self.executable, null_mut());
        api.call("query the executable", &mut arguments)?;
        Ok(Unloaded { api, executable: arguments.executable })
    }

    /// Returns the number of arrays that each device returns.
    pub(crate) fn output_count(&self) -> Result<usize, Error> {
        let unloaded = self.unloaded()?;
        let mut arguments = ExecutableNumOutputs::new(unloaded.executable, 0);
        self.client.api.call("count the outputs", &mut arguments)?;
        Ok(arguments.output_count)
    }

    /// Returns the program after all optimizations: a serialized `HloModuleProto` or `HloModuleProtoWithConfig`, and the name of the format.
    pub(crate) fn optimized(&self) -> Result<(Vec<u8>, String), Error> {
        let unloaded = self.unloaded()?;
        let mut program = Program::unset();
        // The first call returns the size and the format, the second one fills the memory.
        let mut arguments = ExecutableOptimizedProgram::new(unloaded.executable, &raw mut program);
        self.client.api.call("measure the optimized program", &mut arguments)?;
        let mut code = vec![0_u8; program.code_size];
        program.code = code.as_mut_ptr();
        self.client.api.call("read the optimized program", &mut arguments)?;
        // SAFETY: the format lives as long as the executable (3), and is copied here.
        let format = unsafe { borrowed(program.format, program.format_size) };
        Ok((code, String::from_utf8_lossy(format).into_owned()))
    }

    /// Runs the program on all its devices: the inputs and the outputs of each device. The program keeps the memory of the inputs with
    /// the numbers in `kept`; it may take that of others, which are then deleted.
    pub(crate) fn execute(&self, inputs: &[Vec<&Buffer>], kept: &[i64]) -> Result<Vec<Vec<Buffer>>, Error> {
        let during = "run the program";
        let count = self.output_count()?;
        let argument_count = inputs.first().map_or(0, Vec::len);
        if inputs.iter().any(|list| list.len() != argument_count) {
            return Err(Error::InputCount {
                expected: argument_count,
                found: inputs.iter().map(Vec::len).max().unwrap_or(0),
            });
        }
        let lists: Vec<Vec<Object>> =
            inputs.iter().map(|list| list.iter().map(|buffer| buffer.buffer).collect()).collect();
        let lists: Vec<*const Object> = lists.iter().map(|list| list.as_ptr()).collect::<Vec<_>>();
        let mut outputs: Vec<Vec<Object>> = inputs.iter().map(|_| vec![null_mut(); count]).collect();
        let output_lists: Vec<*mut Object> = outputs.iter_mut().map(|list| list.as_mut_ptr()).collect();
        let mut events: Vec<Object> = vec![null_mut(); inputs.len()];
        let none = null_mut();
        let mut options = ExecuteOptions::keeping(kept);
        let mut arguments = LoadedExecutableExecute::new(
            self.executable,
            &raw mut options,
            lists.as_ptr(),
            inputs.len(),
            argument_count,
            output_lists.as_ptr(),
            events.as_mut_ptr(),
            none,
        );
        self.client.api.call(during, &mut arguments)?;
        let events: Vec<Event> =
            events.into_iter().map(|event| Event { api: self.client.api, event }).collect();
        // The buffers are owned before an event may report a failure.
        let own = |buffer| Buffer { client: Arc::clone(&self.client), buffer };
        let outputs: Vec<Vec<Buffer>> =
            outputs.into_iter().map(|list| list.into_iter().map(own).collect()).collect();
        for event in &events {
            if let Some(link) = self.client.joined() {
                // Devices wait forever for those of a process that is gone.
                link.wait_until(|| event.is_ready(during))?;
            }
            event.wait(during)?;
        }
        Ok(outputs)
    }
}

impl Drop for Executable {
    fn drop(&mut self) {
        if !self.client.is_lost() {
            let during = "release a program";
            let _ = self.client.api.call(during, &mut LoadedExecutableDestroy::new(self.executable));
        }
    }
}
