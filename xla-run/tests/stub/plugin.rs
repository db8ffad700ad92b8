//! A stand-in for a PJRT plugin of devices that XLA connects over processes, such as GPUs: `tests/joined.rs` compiles it with `rustc` alone.
//!
//! It has two devices in each process. A client checks the options and the key-value callbacks, and exchanges devices like XLA: each process puts its own, the first
//! one puts all. Its only program is the sum of the `f32` elements of all devices. A run is never done if a process is gone, as with NCCL.
#![allow(non_snake_case, clippy::missing_safety_doc, clippy::missing_const_for_fn)]
#![deny(improper_ctypes_definitions)]

use std::{
    ffi::{c_int, c_void},
    ptr::{null, null_mut},
    slice,
    sync::{Arc, Condvar, Mutex},
    thread,
    time::{Duration, Instant},
};

type Object = *mut c_void;
type Function = unsafe extern "C" fn(*mut u8) -> Object;

/// The table: a head, and functions by position.
#[repr(C)]
struct Table {
    size: usize,
    extension: usize,
    version: (usize, usize, c_int, c_int),
    functions: [Option<Function>; COUNT],
}

const COUNT: usize = 80;
const DEVICES: usize = 2;

/// Reads and writes a field of arguments by its place among words of eight bytes: all fields are padded to that.
unsafe fn get<V: Copy>(arguments: *mut u8, word: usize) -> V {
    unsafe { arguments.add(word * 8).cast::<V>().read_unaligned() }
}

unsafe fn set<V>(arguments: *mut u8, word: usize, value: V) {
    unsafe { arguments.add(word * 8).cast::<V>().write_unaligned(value) }
}

unsafe fn bytes<'a>(pointer: *const u8, size: usize) -> &'a [u8] {
    if size == 0 { &[] } else { unsafe { slice::from_raw_parts(pointer, size) } }
}

struct Failure {
    code: c_int,
    message: String,
}

fn fail(code: c_int, message: impl Into<String>) -> Object {
    Box::into_raw(Box::new(Failure { code, message: message.into() })).cast()
}

unsafe extern "C" fn create_error(code: c_int, message: *const u8, size: usize) -> Object {
    fail(code, String::from_utf8_lossy(unsafe { bytes(message, size) }))
}

static CREATE_ERROR: unsafe extern "C" fn(c_int, *const u8, usize) -> Object = create_error;

/// The key-value callbacks of a client.
#[derive(Clone, Copy)]
struct Keys {
    get: (Function, usize),
    put: (Function, usize),
    try_get: (Function, usize),
}

/// Takes an error apart.
unsafe fn taken(error: Object) -> Option<Failure> {
    if error.is_null() { None } else { Some(*unsafe { Box::from_raw(error.cast::<Failure>()) }) }
}

impl Keys {
    /// Calls a callback whose last three fields are a value.
    unsafe fn value((function, _): (Function, usize), words: &mut [usize]) -> Result<Vec<u8>, Failure> {
        if let Some(failure) = unsafe { taken(function(words.as_mut_ptr().cast())) } {
            return Err(failure);
        }
        let [.., value, size, delete] = words[..] else { unreachable!() };
        let copied = unsafe { bytes(value as *const u8, size) }.to_vec();
        let delete: unsafe extern "C" fn(*mut u8) = unsafe { std::mem::transmute(delete) };
        unsafe { delete(value as *mut u8) };
        Ok(copied)
    }

    fn get(self, key: &str, time: Duration) -> Result<Vec<u8>, Failure> {
        let error = &raw const CREATE_ERROR as usize;
        let milliseconds = time.as_millis() as usize;
        let mut words = [80, 0, key.as_ptr() as usize, key.len(), milliseconds, error, self.get.1, 0, 0, 0];
        unsafe { Self::value(self.get, &mut words) }
    }

    fn try_get(self, key: &str) -> Result<Vec<u8>, Failure> {
        let error = &raw const CREATE_ERROR as usize;
        let mut words = [72, 0, key.as_ptr() as usize, key.len(), error, self.try_get.1, 0, 0, 0];
        unsafe { Self::value(self.try_get, &mut words) }
    }

    fn put(self, key: &str, value: &[u8]) -> Result<(), Failure> {
        let error = &raw const CREATE_ERROR as usize;
        let (text, value) = ((key.as_ptr() as usize, key.len()), (value.as_ptr() as usize, value.len()));
        let mut words = [64, 0, text.0, text.1, value.0, value.1, error, self.put.1];
        unsafe { taken(self.put.0(words.as_mut_ptr().cast())) }.map_or(Ok(()), Err)
    }
}

struct Client {
    keys: Keys,
    node: usize,
    count: usize,
    runs: Mutex<usize>,
    all: Vec<Object>,
}

/// A number of a device, behind a pointer.
fn device(number: usize) -> Object {
    Box::into_raw(Box::new(number as c_int)).cast()
}

const LONG: Duration = Duration::from_secs(60);

/// Compares what a callback returns.
fn expect<V: PartialEq + std::fmt::Debug>(
    what: &str,
    found: Result<V, Failure>,
    expected: Result<V, c_int>,
) -> Result<(), Failure> {
    let shown = match &found {
        Ok(value) => format!("{value:?}"),
        Err(failure) => format!("error {}: {}", failure.code, failure.message),
    };
    match (found, expected) {
        (Ok(found), Ok(expected)) if found == expected => Ok(()),
        (Err(failure), Err(code)) if failure.code == code => Ok(()),
        // The connections have ended.
        (Err(failure), _) if failure.code == 14 => Err(failure),
        (_, expected) => {
            Err(Failure { code: 9, message: format!("{what}: {expected:?} expected, {shown} found") })
        }
    }
}

/// The fault of this process.
fn fault(node: usize) -> String {
    let fault = std::env::var("SHAPEWISE_STUB").unwrap_or_default();
    fault.strip_suffix(&format!(" {node}")).unwrap_or_default().to_owned()
}

fn connect(keys: Keys, node: usize, count: usize) -> Result<(), Failure> {
    match &*fault(node) {
        "silent" => thread::sleep(LONG * 10),
        "dead" => std::process::abort(),
        "refused" => return Err(Failure { code: 9, message: "no device is free".to_owned() }),
        _ => {}
    }
    expect("a missing value", keys.try_get("missing"), Err(5))?;
    let begin = Instant::now();
    expect("a value that does not come", keys.get("missing", Duration::from_millis(30)), Err(4))?;
    if begin.elapsed() < Duration::from_millis(30) {
        return Err(Failure { code: 9, message: "a wait ends too early".to_owned() });
    }
    // Two threads wait at once for values that come later, or from another process.
    let (early, late) = (format!("early {node}"), format!("late {node}"));
    thread::scope(|scope| {
        let waiting =
            scope.spawn(|| expect("a value that comes later", keys.get(&late, LONG), Ok(vec![node as u8])));
        expect("a new value", keys.put(&early, &[]), Ok(()))?;
        expect("an empty value", keys.get(&early, LONG), Ok(vec![]))?;
        expect("a value", keys.put(&late, &[node as u8]), Ok(()))?;
        waiting.join().unwrap()
    })?;
    expect("a value that is there", keys.put(&early, &[1]), Err(6))?;
    // Long, and with zeros.
    let own = vec![node as u8; 100_000];
    expect("the devices of this process", keys.put(&format!("local/{node}"), &own), Ok(()))?;
    if node == 0 {
        let mut all = Vec::new();
        for node in 0..count {
            all.extend(keys.get(&format!("local/{node}"), LONG)?);
        }
        expect("all devices", keys.put("global", &all), Ok(()))?;
    }
    let all = (0..count).flat_map(|node| vec![node as u8; 100_000]).collect();
    expect("all devices", keys.get("global", LONG), Ok(all))?;
    expect("all devices at once", keys.try_get("local/0"), Ok(vec![0; 100_000]))
}

unsafe extern "C" fn client_create(arguments: *mut u8) -> Object {
    let options: *const [usize; 7] = unsafe { get(arguments, 2) };
    let options = unsafe { slice::from_raw_parts(options, get(arguments, 3)) };
    let mut found = Vec::new();
    for [size, _, name, name_size, kind, value, value_size] in options {
        let name = String::from_utf8_lossy(unsafe { bytes(*name as *const u8, *name_size) }).into_owned();
        if (*size, *kind as c_int, *value_size) != (56, 1, 1) {
            return fail(3, format!("the option {name} is no integer"));
        }
        found.push((name, *value));
    }
    let [(node_name, node), (count_name, count)] = &found[..] else {
        return fail(3, format!("Unexpected option name passed to PJRT_Client_Create: {found:?}"));
    };
    if (&**node_name, &**count_name) != ("node_id", "num_nodes") || node >= count {
        return fail(3, format!("Unexpected option name passed to PJRT_Client_Create: {found:?}"));
    }
    let callback = |word| unsafe {
        Some((get::<Option<Function>>(arguments, word)?, get::<usize>(arguments, word + 1)))
    };
    let (Some(get), Some(put), Some(try_get)) = (callback(4), callback(6), callback(9)) else {
        return fail(3, "there are no key-value callbacks");
    };
    let keys = Keys { get, put, try_get };
    if let Err(failure) = connect(keys, *node, *count) {
        return fail(failure.code, failure.message);
    }
    // A fault of the numbers of devices.
    let shift = usize::from(std::env::var("SHAPEWISE_STUB").is_ok_and(|fault| fault == "numbers"));
    let all = (0..*count * DEVICES).map(|number| device(number + shift)).collect();
    let client = Client { keys, node: *node, count: *count, runs: Mutex::new(0), all };
    unsafe { set(arguments, 8, Box::into_raw(Box::new(client))) };
    null_mut()
}

/// Clients end in order: the first process, which keeps the values, is the last one.
unsafe extern "C" fn client_destroy(arguments: *mut u8) -> Object {
    let client = unsafe { Box::from_raw(get::<*mut Client>(arguments, 2)) };
    let after = client.node + 1;
    let ends = || {
        if after < client.count {
            client.keys.get(&format!("end/{after}"), LONG)?;
        }
        client.keys.put(&format!("end/{}", client.node), &[])
    };
    match ends() {
        Ok(()) => {
            eprintln!("the client of process {} ended in order", client.node);
            null_mut()
        }
        Err(failure) => fail(failure.code, failure.message),
    }
}

unsafe fn client<'a>(arguments: *mut u8) -> &'a Client {
    unsafe { &*get::<*const Client>(arguments, 2) }
}

unsafe extern "C" fn platform_name(arguments: *mut u8) -> Object {
    let name = "stub";
    unsafe { set(arguments, 3, name.as_ptr()) };
    unsafe { set(arguments, 4, name.len()) };
    null_mut()
}

unsafe extern "C" fn devices(arguments: *mut u8) -> Object {
    let all = unsafe { &client(arguments).all };
    unsafe { set(arguments, 3, all.as_ptr()) };
    unsafe { set(arguments, 4, all.len()) };
    null_mut()
}

unsafe extern "C" fn addressable_devices(arguments: *mut u8) -> Object {
    let client = unsafe { client(arguments) };
    unsafe { set(arguments, 3, client.all[client.node * DEVICES..].as_ptr()) };
    unsafe { set(arguments, 4, DEVICES) };
    null_mut()
}

unsafe extern "C" fn get_description(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, get::<Object>(arguments, 2)) };
    null_mut()
}

unsafe extern "C" fn description_id(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, get::<*const c_int>(arguments, 2).read()) };
    null_mut()
}

/// The text must be the entire one, for the devices of all processes: `num_partitions` is in the options.
unsafe extern "C" fn compile(arguments: *mut u8) -> Object {
    let client_of = unsafe { client(arguments) };
    let program: *const [usize; 6] = unsafe { get(arguments, 3) };
    let [_, _, code, size, ..] = unsafe { program.read() };
    let text = String::from_utf8_lossy(unsafe { bytes(code as *const u8, size) }).into_owned();
    let options = unsafe { bytes(get(arguments, 4), get(arguments, 5)) };
    let partitions = [5 << 3, (client_of.count * DEVICES) as u8];
    if !text.contains("sdy.manual_computation") || !options.windows(2).any(|pair| pair == partitions) {
        return fail(3, "the program is not one for the devices of all processes");
    }
    let client: *const Client = client_of;
    unsafe { set(arguments, 6, client) };
    null_mut()
}

unsafe extern "C" fn get_executable(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, get::<Object>(arguments, 2)) };
    null_mut()
}

unsafe extern "C" fn output_count(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, 1_usize) };
    null_mut()
}

unsafe extern "C" fn nothing(_: *mut u8) -> Object {
    null_mut()
}

#[derive(Default)]
struct Event {
    is_ready: Mutex<bool>,
    changed: Condvar,
}

struct Buffer {
    data: Arc<Mutex<Vec<u8>>>,
    extents: Vec<i64>,
}

unsafe extern "C" fn buffer_from_host(arguments: *mut u8) -> Object {
    let (data, rank): (*const u8, usize) = unsafe { (get(arguments, 3), get(arguments, 6)) };
    let extents = if rank == 0 {
        Vec::new()
    } else {
        unsafe { slice::from_raw_parts(get(arguments, 5), rank) }.to_vec()
    };
    let size = 4 * extents.iter().product::<i64>() as usize;
    let data = Arc::new(Mutex::new(unsafe { bytes(data, size) }.to_vec()));
    unsafe { set(arguments, 13, null_mut::<Event>()) };
    unsafe { set(arguments, 14, Box::into_raw(Box::new(Buffer { data, extents }))) };
    null_mut()
}

unsafe extern "C" fn buffer_destroy(arguments: *mut u8) -> Object {
    drop(unsafe { Box::from_raw(get::<*mut Buffer>(arguments, 2)) });
    null_mut()
}

unsafe extern "C" fn element_type(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, 11 as c_int) };
    null_mut()
}

unsafe extern "C" fn dimensions(arguments: *mut u8) -> Object {
    let buffer = unsafe { &*get::<*const Buffer>(arguments, 2) };
    unsafe { set(arguments, 3, buffer.extents.as_ptr()) };
    unsafe { set(arguments, 4, buffer.extents.len()) };
    null_mut()
}

unsafe extern "C" fn is_deleted(arguments: *mut u8) -> Object {
    unsafe { set(arguments, 3, false) };
    null_mut()
}

unsafe extern "C" fn to_host(arguments: *mut u8) -> Object {
    let buffer = unsafe { &*get::<*const Buffer>(arguments, 2) };
    let data = buffer.data.lock().unwrap();
    let into: *mut u8 = unsafe { get(arguments, 4) };
    unsafe { set(arguments, 5, data.len()) };
    if !into.is_null() {
        unsafe { into.copy_from_nonoverlapping(data.as_ptr(), data.len()) };
        unsafe { set(arguments, 6, null_mut::<Event>()) };
    }
    null_mut()
}

unsafe extern "C" fn execute(arguments: *mut u8) -> Object {
    let client = unsafe { client(arguments) };
    let (inputs, device_count): (*const *const *const Buffer, usize) =
        unsafe { (get(arguments, 4), get(arguments, 5)) };
    let (outputs, events): (*const *mut *mut Buffer, *mut *mut Event) =
        unsafe { (get(arguments, 7), get(arguments, 8)) };
    if device_count != DEVICES {
        return fail(3, format!("{device_count} devices of this process"));
    }
    let mut sum = 0.0;
    let mut results = Vec::new();
    for device in 0..DEVICES {
        let input = unsafe { &**(*inputs.add(device)) };
        let data = input.data.lock().unwrap();
        sum += data.chunks(4).map(|bytes| f32::from_ne_bytes(bytes.try_into().unwrap())).sum::<f32>();
        let (result, event) = (Arc::new(Mutex::new(vec![0; 4])), Arc::new(Event::default()));
        let buffer = Buffer { data: Arc::clone(&result), extents: Vec::new() };
        unsafe { (*outputs.add(device)).write(Box::into_raw(Box::new(buffer))) };
        unsafe { events.add(device).write(Arc::into_raw(Arc::clone(&event)).cast_mut()) };
        results.push((result, event));
    }
    let mut runs = client.runs.lock().unwrap();
    *runs += 1;
    let (keys, node, count, run) = (client.keys, client.node, client.count, *runs);
    if run == 30 {
        match &*fault(node) {
            "silent in a run" => thread::sleep(LONG * 10),
            "dead in a run" => std::process::abort(),
            _ => {}
        }
    }
    thread::spawn(move || {
        if keys.put(&format!("run/{run}/{node}"), &sum.to_ne_bytes()).is_err() {
            return;
        }
        let mut sum = 0.0;
        for node in 0..count {
            let part = loop {
                match keys.try_get(&format!("run/{run}/{node}")) {
                    Ok(part) => break part,
                    Err(failure) if failure.code == 5 => thread::sleep(Duration::from_millis(1)),
                    // The devices wait forever.
                    Err(_) => return,
                }
            };
            sum += f32::from_ne_bytes(part.try_into().unwrap());
        }
        for (result, event) in results {
            result.lock().unwrap().copy_from_slice(&sum.to_ne_bytes());
            *event.is_ready.lock().unwrap() = true;
            event.changed.notify_all();
        }
    });
    null_mut()
}

unsafe extern "C" fn is_ready(arguments: *mut u8) -> Object {
    let event = unsafe { &*get::<*const Event>(arguments, 2) };
    unsafe { set(arguments, 3, *event.is_ready.lock().unwrap()) };
    null_mut()
}

unsafe extern "C" fn event_await(arguments: *mut u8) -> Object {
    let event = unsafe { &*get::<*const Event>(arguments, 2) };
    drop(event.changed.wait_while(event.is_ready.lock().unwrap(), |is_ready| !*is_ready).unwrap());
    null_mut()
}

unsafe extern "C" fn event_destroy(arguments: *mut u8) -> Object {
    drop(unsafe { Arc::from_raw(get::<*const Event>(arguments, 2)) });
    null_mut()
}

unsafe extern "C" fn error_message(arguments: *mut u8) -> Object {
    let failure = unsafe { &*get::<*const Failure>(arguments, 2) };
    unsafe { set(arguments, 3, failure.message.as_ptr()) };
    unsafe { set(arguments, 4, failure.message.len()) };
    null_mut()
}

unsafe extern "C" fn error_destroy(arguments: *mut u8) -> Object {
    drop(unsafe { taken(get(arguments, 2)) });
    null_mut()
}

static TABLE: Table = {
    let mut functions: [Option<Function>; COUNT] = [None; COUNT];
    functions[0] = Some(error_destroy);
    functions[1] = Some(error_message);
    functions[3] = Some(nothing);
    functions[5] = Some(event_destroy);
    functions[6] = Some(is_ready);
    functions[8] = Some(event_await);
    functions[10] = Some(client_create);
    functions[11] = Some(client_destroy);
    functions[12] = Some(platform_name);
    functions[15] = Some(devices);
    functions[16] = Some(addressable_devices);
    functions[20] = Some(compile);
    functions[22] = Some(buffer_from_host);
    functions[23] = Some(description_id);
    functions[29] = Some(get_description);
    functions[40] = Some(nothing);
    functions[44] = Some(output_count);
    functions[50] = Some(nothing);
    functions[51] = Some(get_executable);
    functions[55] = Some(execute);
    functions[58] = Some(buffer_destroy);
    functions[59] = Some(element_type);
    functions[60] = Some(dimensions);
    functions[68] = Some(is_deleted);
    functions[70] = Some(to_host);
    Table { size: size_of::<Table>(), extension: 0, version: (24, 0, 0, 115), functions }
};

#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const c_void {
    let _ = null::<c_void>();
    (&raw const TABLE).cast()
}
