//! The key-value callbacks of a client: XLA connects the devices of several processes by values that they share.
//!
//! The plugin calls a function of this file with the arguments of `pjrt_c_api.h`, where fields are only ever appended. One fact more than those of
//! [`pjrt`](super):
//!
//! 7. **Arguments are valid during their call.** The plugin passes a pointer to arguments, which are its own until the function returns: a key and a value have
//!    as many bytes as they say, `error` points to a function that creates an error, and `user` is what was passed to the client.

use std::{
    collections::BTreeMap,
    ffi::{c_char, c_int, c_void},
    panic::{AssertUnwindSafe, catch_unwind},
    process::abort,
    ptr::null_mut,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::{
    borrowed,
    layout::{Callback, Object},
};
use crate::{distributed::Link, error::Error};

/// `PJRT_CallbackError`.
type CreateError = unsafe extern "C" fn(c_int, *const c_char, usize) -> Object;

/// `PJRT_KeyValueGetCallback_ValueDeleter`.
type Delete = unsafe extern "C" fn(*mut c_char);

/// The numbers of `PJRT_Error_Code`.
const DEADLINE_EXCEEDED: c_int = 4;
const NOT_FOUND: c_int = 5;
const ALREADY_EXISTS: c_int = 6;
const INTERNAL: c_int = 13;
const UNAVAILABLE: c_int = 14;

/// `PJRT_KeyValueGetCallback_Args`.
#[repr(C)]
struct Get {
    struct_size: usize,
    extension: *const c_void,
    key: *const u8,
    key_size: usize,
    milliseconds: c_int,
    answer: Answer,
}

/// `PJRT_KeyValueTryGetCallback_Args`.
#[repr(C)]
struct TryGet {
    struct_size: usize,
    extension: *const c_void,
    key: *const u8,
    key_size: usize,
    answer: Answer,
}

/// The last fields of both. Each is aligned as a pointer, so they are where they would be without a struct of their own.
#[repr(C)]
struct Answer {
    error: *const CreateError,
    user: *const c_void,
    value: *mut c_char,
    value_size: usize,
    delete: Option<Delete>,
}

/// `PJRT_KeyValuePutCallback_Args`.
#[repr(C)]
struct Put {
    struct_size: usize,
    extension: *const c_void,
    key: *const u8,
    key_size: usize,
    value: *const u8,
    value_size: usize,
    error: *const CreateError,
    user: *const c_void,
}

/// The callbacks in the order of the arguments of a client, and what they receive.
pub(super) struct Callbacks {
    pub(super) get: Option<Callback>,
    pub(super) put: Option<Callback>,
    pub(super) try_get: Option<Callback>,
    pub(super) user: Object,
}

impl Callbacks {
    /// Returns the callbacks of a client whose processes are connected by this, which must live longer than the client; or none.
    pub(super) fn new(link: Option<&Arc<Link>>) -> Self {
        match link {
            Some(link) => Self {
                get: Some(get),
                put: Some(put),
                try_get: Some(try_get),
                user: Arc::as_ptr(link).cast_mut().cast(),
            },
            None => Self { get: None, put: None, try_get: None, user: null_mut() },
        }
    }
}

/// The values that the plugin has not deleted, by their addresses.
fn values() -> MutexGuard<'static, BTreeMap<usize, Vec<u8>>> {
    static VALUES: Mutex<BTreeMap<usize, Vec<u8>>> = Mutex::new(BTreeMap::new());
    VALUES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Deletes a value.
unsafe extern "C" fn delete(value: *mut c_char) {
    values().remove(&value.addr());
}

/// Hands out a value, which lives until it is deleted. It has an address of its own, also without bytes.
fn hand_out(mut value: Vec<u8>) -> (*mut c_char, usize, Option<Delete>) {
    let size = value.len();
    value.push(0);
    let pointer = value.as_mut_ptr().cast();
    let address: *mut c_char = pointer;
    values().insert(address.addr(), value);
    (pointer, size, Some(delete))
}

/// Creates an error of the plugin. Without a function to create one there is no way to report it, and the process ends.
///
/// # Safety
///
/// `create` is that of the arguments of a callback, during its call (7).
unsafe fn error(create: *const CreateError, code: c_int, message: &str) -> Object {
    // SAFETY: null, or a function, by the contract of this function.
    let Some(create) = (unsafe { create.as_ref() }) else { abort() };
    // SAFETY: the function copies the message.
    unsafe { create(code, message.as_ptr().cast(), message.len()) }
}

/// Does what a callback does with the connections, and returns an error of the plugin: a panic must not enter it.
///
/// # Safety
///
/// `user` and `create` are those of the arguments of a callback, during its call (7).
unsafe fn served<V>(
    user: *const c_void,
    create: *const CreateError,
    serve: impl FnOnce(&Link) -> Result<V, (c_int, String)>,
) -> Result<V, Object> {
    // SAFETY: it is the `Link` of the client, which owns it for longer than the plugin's client (7).
    let link = unsafe { user.cast::<Link>().as_ref() };
    let served = match link {
        Some(link) => catch_unwind(AssertUnwindSafe(|| serve(link)))
            .unwrap_or_else(|_| Err((INTERNAL, "a key-value callback panicked".to_owned()))),
        None => Err((INTERNAL, "a key-value callback has lost its connections".to_owned())),
    };
    // SAFETY: by the contract of this function.
    served.map_err(|(code, message)| unsafe { error(create, code, &message) })
}

fn failed(error: &Error) -> (c_int, String) {
    (UNAVAILABLE, error.to_string())
}

fn quoted(key: &[u8]) -> String {
    format!("`{}`", String::from_utf8_lossy(key))
}

/// Answers with the value of a key, which another process may put within this time.
///
/// # Safety
///
/// `answer` is that of the arguments of a callback, during its call (7).
unsafe fn answered(key: &[u8], time: Option<Duration>, answer: &mut Answer) -> Object {
    let missing = || match time {
        Some(time) => (DEADLINE_EXCEEDED, format!("no process put {} within {time:?}", quoted(key))),
        None => (NOT_FOUND, format!("no process put {}", quoted(key))),
    };
    let serve = |link: &Link| link.get(key, time).map_err(|error| failed(&error))?.ok_or_else(missing);
    // SAFETY: by the contract of this function.
    match unsafe { served(answer.user, answer.error, serve) } {
        Ok(value) => {
            (answer.value, answer.value_size, answer.delete) = hand_out(value);
            null_mut()
        }
        Err(error) => error,
    }
}

/// Waits for the value of a key.
///
/// # Safety
///
/// The arguments are null, or those of a call (7).
unsafe extern "C" fn get(arguments: *mut c_void) -> Object {
    // SAFETY: by the contract of this function.
    let Some(arguments) = (unsafe { arguments.cast::<Get>().as_mut() }) else { return null_mut() };
    let time = Duration::from_millis(u64::try_from(arguments.milliseconds).unwrap_or(0));
    // SAFETY: a key has as many bytes as it says (7).
    let key = unsafe { borrowed(arguments.key, arguments.key_size) };
    // SAFETY: the answer is that of the arguments.
    unsafe { answered(key, Some(time), &mut arguments.answer) }
}

/// Returns the value of a key that has one.
///
/// # Safety
///
/// The arguments are null, or those of a call (7).
unsafe extern "C" fn try_get(arguments: *mut c_void) -> Object {
    // SAFETY: by the contract of this function.
    let Some(arguments) = (unsafe { arguments.cast::<TryGet>().as_mut() }) else { return null_mut() };
    // SAFETY: a key has as many bytes as it says (7).
    let key = unsafe { borrowed(arguments.key, arguments.key_size) };
    // SAFETY: the answer is that of the arguments.
    unsafe { answered(key, None, &mut arguments.answer) }
}

/// Keeps a value under a key that has none.
///
/// # Safety
///
/// The arguments are null, or those of a call (7).
unsafe extern "C" fn put(arguments: *mut c_void) -> Object {
    // SAFETY: by the contract of this function.
    let Some(arguments) = (unsafe { arguments.cast::<Put>().as_ref() }) else { return null_mut() };
    // SAFETY: a key has as many bytes as it says (7).
    let key = unsafe { borrowed(arguments.key, arguments.key_size) };
    // SAFETY: the same of a value.
    let value = unsafe { borrowed(arguments.value, arguments.value_size) };
    let serve = |link: &Link| match link.put(key, value).map_err(|error| failed(&error))? {
        true => Ok(()),
        false => Err((ALREADY_EXISTS, format!("{} has a value already", quoted(key)))),
    };
    // SAFETY: they are those of the arguments.
    unsafe { served(arguments.user, arguments.error, serve) }.err().unwrap_or(null_mut())
}
