//! The layouts of PJRT's C API: the beginning of its table, the arguments of its functions, and what they point to. They are those of
//! `pjrt_c_api.h`. Within a major version, fields are only ever appended.

use std::{
    ffi::{c_char, c_int, c_void},
    mem::size_of,
    ptr::{null, null_mut},
};

/// A pointer to an object of the plugin.
pub(super) type Object = *mut c_void;

/// A function that the plugin calls with arguments, and that returns null or an error.
pub(super) type Callback = unsafe extern "C" fn(*mut c_void) -> Object;

/// The version of the C API, as the plugin reports it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Version {
    pub(super) struct_size: usize,
    pub(super) extension: *const c_void,
    pub(super) major: c_int,
    pub(super) minor: c_int,
}

/// The beginning of the table, before the functions.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) struct_size: usize,
    pub(super) extension: *const c_void,
    pub(super) version: Version,
}

/// The positions of the functions in the table, counted from the first function.
pub(super) mod function {
    pub(in crate::pjrt) const ERROR_DESTROY: usize = 0;
    pub(in crate::pjrt) const ERROR_MESSAGE: usize = 1;
    pub(in crate::pjrt) const PLUGIN_INITIALIZE: usize = 3;
    pub(in crate::pjrt) const EVENT_DESTROY: usize = 5;
    pub(in crate::pjrt) const EVENT_IS_READY: usize = 6;
    pub(in crate::pjrt) const EVENT_AWAIT: usize = 8;
    pub(in crate::pjrt) const CLIENT_CREATE: usize = 10;
    pub(in crate::pjrt) const CLIENT_DESTROY: usize = 11;
    pub(in crate::pjrt) const CLIENT_PLATFORM_NAME: usize = 12;
    pub(in crate::pjrt) const CLIENT_DEVICES: usize = 15;
    pub(in crate::pjrt) const CLIENT_ADDRESSABLE_DEVICES: usize = 16;
    pub(in crate::pjrt) const CLIENT_COMPILE: usize = 20;
    pub(in crate::pjrt) const CLIENT_BUFFER_FROM_HOST_BUFFER: usize = 22;
    pub(in crate::pjrt) const DEVICE_DESCRIPTION_ID: usize = 23;
    pub(in crate::pjrt) const DEVICE_GET_DESCRIPTION: usize = 29;
    pub(in crate::pjrt) const EXECUTABLE_DESTROY: usize = 40;
    pub(in crate::pjrt) const EXECUTABLE_NUM_OUTPUTS: usize = 44;
    pub(in crate::pjrt) const EXECUTABLE_OPTIMIZED_PROGRAM: usize = 48;
    pub(in crate::pjrt) const LOADED_EXECUTABLE_DESTROY: usize = 50;
    pub(in crate::pjrt) const LOADED_EXECUTABLE_GET_EXECUTABLE: usize = 51;
    pub(in crate::pjrt) const LOADED_EXECUTABLE_EXECUTE: usize = 55;
    pub(in crate::pjrt) const BUFFER_DESTROY: usize = 58;
    pub(in crate::pjrt) const BUFFER_ELEMENT_TYPE: usize = 59;
    pub(in crate::pjrt) const BUFFER_DIMENSIONS: usize = 60;
    pub(in crate::pjrt) const BUFFER_IS_DELETED: usize = 68;
    pub(in crate::pjrt) const BUFFER_TO_HOST_BUFFER: usize = 70;
}

/// Defines arguments: a struct with the two fields that all have in front, and a constructor.
macro_rules! arguments {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => { $(
        $(#[$doc])*
        #[repr(C)]
        pub(super) struct $name {
            struct_size: usize,
            extension: *const c_void,
            $(pub(super) $field: $type,)*
        }

        impl $name {
            #[expect(clippy::too_many_arguments, clippy::allow_attributes, reason = "as many as the C struct has fields")]
            #[allow(unfulfilled_lint_expectations, reason = "some have few fields")]
            pub(super) const fn new($($field: $type),*) -> Self {
                Self { struct_size: size_of::<Self>(), extension: null(), $($field),* }
            }
        }
    )* };
}

arguments! {
    ErrorDestroy { error: Object }
    ErrorMessage { error: Object, message: *const c_char, message_size: usize }
    PluginInitialize {}
    EventDestroy { event: Object }
    EventIsReady { event: Object, is_ready: bool }
    EventAwait { event: Object }
    ClientCreate {
        options: *const NamedInt, option_count: usize, get: Option<Callback>, get_user: Object, put: Option<Callback>, put_user: Object,
        client: Object, try_get: Option<Callback>, try_get_user: Object,
    }
    ClientDestroy { client: Object }
    ClientPlatformName { client: Object, name: *const c_char, name_size: usize }
    ClientDevices { client: Object, devices: *const Object, device_count: usize }
    ClientAddressableDevices { client: Object, devices: *const Object, device_count: usize }
    ClientCompile {
        client: Object, program: *const Program, options: *const u8, options_size: usize, executable: Object,
    }
    BufferFromHostBuffer {
        client: Object, data: *const c_void, element: c_int, extents: *const i64, rank: usize, strides: *const i64,
        stride_count: usize, semantics: c_int, device: Object, memory: Object, layout: Object, done: Object, buffer: Object,
    }
    DeviceDescriptionId { description: Object, id: c_int }
    DeviceGetDescription { device: Object, description: Object }
    ExecutableDestroy { executable: Object }
    ExecutableNumOutputs { executable: Object, output_count: usize }
    ExecutableOptimizedProgram { executable: Object, program: *mut Program }
    LoadedExecutableDestroy { executable: Object }
    LoadedExecutableGetExecutable { loaded: Object, executable: Object }
    LoadedExecutableExecute {
        executable: Object, options: *mut ExecuteOptions, arguments: *const *const Object, device_count: usize,
        argument_count: usize, outputs: *const *mut Object, events: *mut Object, device: Object,
    }
    BufferDestroy { buffer: Object }
    BufferElementType { buffer: Object, element: c_int }
    BufferDimensions { buffer: Object, extents: *const i64, rank: usize }
    BufferIsDeleted { buffer: Object, is_deleted: bool }
    BufferToHostBuffer { buffer: Object, layout: Object, into: *mut u8, size: usize, event: Object }
}

/// `PJRT_NamedValue` with an integer.
#[repr(C)]
pub(super) struct NamedInt {
    pub(super) struct_size: usize,
    pub(super) extension: *const c_void,
    pub(super) name: *const c_char,
    pub(super) name_size: usize,
    pub(super) kind: c_int,
    pub(super) value: i64,
    pub(super) value_size: usize,
}

impl NamedInt {
    /// Creates an option, whose name is borrowed until the call that takes it.
    pub(super) const fn new(name: &str, value: i64) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension: null(),
            name: name.as_ptr().cast(),
            name_size: name.len(),
            kind: 1, // PJRT_NamedValue_kInt64
            value,
            value_size: 1,
        }
    }
}

/// `PJRT_Program`.
#[repr(C)]
pub(super) struct Program {
    pub(super) struct_size: usize,
    pub(super) extension: *const c_void,
    pub(super) code: *const u8,
    pub(super) code_size: usize,
    pub(super) format: *const u8,
    pub(super) format_size: usize,
}

impl Program {
    /// Creates a program that the plugin fills in. Null memory requests the size.
    pub(super) const fn unset() -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension: null(),
            code: null(),
            code_size: 0,
            format: null(),
            format_size: 0,
        }
    }

    /// Creates a program from code and the name of its format, which are borrowed until the call that takes them.
    pub(super) const fn new(code: &str, format: &str) -> Self {
        Self {
            code: code.as_ptr(),
            code_size: code.len(),
            format: format.as_ptr(),
            format_size: format.len(),
            ..Self::unset()
        }
    }
}

/// `PJRT_ExecuteOptions`, all of them unset.
#[repr(C)]
pub(super) struct ExecuteOptions {
    pub(super) struct_size: usize,
    pub(super) extension: *const c_void,
    pub(super) send: Object,
    pub(super) receive: Object,
    pub(super) send_count: usize,
    pub(super) receive_count: usize,
    pub(super) launch: c_int,
    pub(super) kept_inputs: *const i64,
    pub(super) kept_input_count: usize,
    pub(super) context: Object,
    pub(super) location: *const c_char,
    pub(super) task_count: usize,
    pub(super) tasks: Object,
    pub(super) incarnations: Object,
}

impl ExecuteOptions {
    /// Creates options that keep the inputs with these numbers: they are not given to the program, and stay valid. The numbers are
    /// borrowed until the call that takes them.
    pub(super) const fn keeping(inputs: &[i64]) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension: null(),
            send: null_mut(),
            receive: null_mut(),
            send_count: 0,
            receive_count: 0,
            launch: 0,
            kept_inputs: inputs.as_ptr(),
            kept_input_count: inputs.len(),
            context: null_mut(),
            location: null(),
            task_count: 0,
            tasks: null_mut(),
            incarnations: null_mut(),
        }
    }
}

/// `PJRT_Buffer_MemoryLayout` without tiles.
#[repr(C)]
pub(super) struct HostLayout {
    struct_size: usize,
    extension: *const c_void,
    // PJRT_Buffer_MemoryLayout_Tiled
    tiled_size: usize,
    tiled_extension: *const c_void,
    minor_to_major: *const i64,
    rank: usize,
    tiles: *const i64,
    tile_ranks: *const usize,
    tile_count: usize,
    kind: c_int,
}

impl HostLayout {
    /// Creates a row-major layout, whose axes are borrowed until the call that takes the layout.
    pub(super) fn row_major(minor_to_major: &[i64]) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension: null(),
            tiled_size: size_of::<usize>() * 7,
            tiled_extension: null(),
            minor_to_major: minor_to_major.as_ptr(),
            rank: minor_to_major.len(),
            tiles: null(),
            tile_ranks: null(),
            tile_count: 0,
            kind: 0, // PJRT_Buffer_MemoryLayout_Type_Tiled
        }
    }
}
