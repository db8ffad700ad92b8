//! Programs of several processes: what they compute is bitwise what one process with as many virtual devices computes, and what goes wrong in one process is
//! an error in the others.
//!
//! A test starts its own binary once for each process, with its task in an environment variable.
#![allow(clippy::unwrap_used, clippy::as_conversions, reason = "a panic is a failed test; numbers are small")]

#[path = "common/processes.rs"]
mod processes;

use std::{
    fs,
    io::Write,
    net::TcpStream,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use half::{bf16, f16};
use shapewise::{Axis, Keep, Tensor};
use shapewise_stablehlo::{Module, Program, pairs, placed};
use shapewise_xla_run::{Engine, Error};

use self::processes::{LONG, Task, now, signal, wait};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
shapewise_stablehlo::mesh! { Three { Row: 3 } }

/// Numbers from -1 to 1 whose sums depend on the order.
fn numbers(count: usize) -> Vec<f64> {
    let mut state = 12345_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

fn array<const R: usize>(extents: [usize; R]) -> Tensor<f32, R> {
    let count = extents.iter().product();
    Tensor::new(numbers(count).into_iter().map(|number| number as f32).collect(), extents).unwrap()
}

/// Sums, greatest and least elements of one type over groups of each mesh axis, in all forms.
macro_rules! of_types {
    ($task:ident $engine:ident $($element:ty: $convert:expr;)*) => { $({
        let name = stringify!($element);
        let program = Program::<Grid>::new();
        let x = program.parameter::<$element, 2, _>("x", placed![4 @ Data, 6]);
        let y = program.parameter::<$element, 2, _>("y", placed![4, 2 @ Model]);
        let module = program.module((
            (x.sum_axis(Axis::<0>).all_reduce(Data), x.max_axis(Axis::<0>).all_reduce(Data), y.min_axis(Axis::<1>).all_reduce(Model)),
            (y.sum_axis(Axis::<1>).reduce_scatter(Model, Axis::<0>), x.all_gather(Data), x.collective_permute(pairs![Data: 0 => 3, 3 => 1])),
        ));
        let convert: fn(f64) -> $element = $convert;
        let elements = |count: usize| -> Vec<$element> { numbers(count).into_iter().map(convert).collect() };
        let executable = $engine.compile(&module).unwrap();
        let results = executable.call().input(Tensor::new(elements(24), [4, 6]).unwrap()).unwrap();
        let results = results.input(Tensor::new(elements(8), [4, 2]).unwrap()).unwrap().run().unwrap();
        for device in $task.devices() {
            for output in 0..4 {
                $task.keep(&format!("{name}-{output}"), device, &results.block::<$element, 1>(output, device).unwrap());
            }
            for output in 4..6 {
                $task.keep(&format!("{name}-{output}"), device, &results.block::<$element, 2>(output, device).unwrap());
            }
        }
    })* };
}

/// Programs for eight devices, whose blocks are kept.
fn programs(task: &Task) {
    let engine = &task.engine().unwrap();
    assert_eq!(engine.device_count(), 8);
    of_types! { task engine
        f32: |number| number as f32; f64: |number| number; f16: f16::from_f64; bf16: bf16::from_f64;
        i8: |number| (number * 127.0) as i8; i16: |number| (number * 3e4) as i16; i32: |number| (number * 2e9) as i32;
        i64: |number| (number * 9e18) as i64; u8: |number| (number * 127.0) as i8 as u8; u16: |number| (number * 3e4) as i16 as u16;
        u32: |number| (number * 2e9) as i32 as u32; u64: |number| (number * 9e18) as i64 as u64;
    }
    communication(task, engine);
    loops(task, engine);
    sizes(task, engine);
    arrays(task, engine);
    refusals(task, engine);
}

/// The five collectives, one after the other, and blocks that depend on the number of the device.
fn communication(task: &Task, engine: &Engine) {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 16]);
    let y = program.parameter::<f32, 2, _>("y", placed![16, 8]);
    let scattered = x.matmul(y.split(Model, Axis::<0>)).reduce_scatter(Model, Axis::<1>);
    let turned = scattered.all_gather(Model).all_to_all(Data, Axis::<1>);
    let sent = x.collective_permute(pairs![Data: 0 => 1, 1 => 2, 3 => 0]);
    let module = program.module((turned, x.max_axis(Axis::<0>).all_reduce(Data), sent));
    let executable = engine.compile(&module).unwrap();
    if task.index.is_some() {
        let names = ["all-gather", "all-reduce", "all-to-all", "collective-permute", "reduce-scatter"];
        assert_eq!(executable.collectives().unwrap(), names);
    }
    let (x, y) = (array([8, 16]), array([16, 8]));
    let results = executable.call().input(&x).unwrap().input(&y).unwrap().run().unwrap();
    for device in task.devices() {
        task.keep("turned", device, &results.block::<f32, 2>(0, device).unwrap());
        task.keep("greatest", device, &results.block::<f32, 1>(1, device).unwrap());
        task.keep("sent", device, &results.block::<f32, 2>(2, device).unwrap());
    }
    assert_eq!(results.get::<f32, 1>(1).unwrap().extents(), [16]);
}

/// Collectives in a loop.
fn loops(task: &Task, engine: &Engine) {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]).donated();
    let turned = program
        .repeat(5, x, |_, x| {
            let sum = x.sum_axis(Keep(Axis::<0>)).all_reduce(Data);
            x.collective_permute(pairs![Data: 0 => 1, 1 => 2, 2 => 3, 3 => 0]) * 0.5 + sum
        })
        .unwrap();
    let executable = engine.compile(&program.module(turned)).unwrap();
    let results = executable.call().input(array([8, 6])).unwrap().run().unwrap();
    for device in task.devices() {
        task.keep("loop", device, &results.block::<f32, 2>(0, device).unwrap());
    }
}

/// Blocks without elements, at the limit of small messages, one above it, and large ones.
fn sizes(task: &Task, engine: &Engine) {
    for size in [0, 1, 4096, 4097, 300_001] {
        let program = Program::<Grid>::new();
        let extents = [shapewise::DynExtent::of::<4>(), shapewise::DynExtent::known(size).unwrap()];
        let x = program.parameter::<f32, 2, _>("x", extents);
        let x = x.split(Data, Axis::<0>);
        let module = program.module((x.sum_axis(Axis::<0>).all_reduce(Data), x.all_gather(Data)));
        let executable = engine.compile(&module).unwrap();
        let results = executable.call().input(array([4, size])).unwrap().run().unwrap();
        for device in task.devices() {
            task.keep(&format!("sum-{size}"), device, &results.block::<f32, 1>(0, device).unwrap());
            task.keep(&format!("all-{size}"), device, &results.block::<f32, 2>(1, device).unwrap());
        }
    }
}

/// Arrays that stay on the devices, and move to other placements.
fn arrays(task: &Task, engine: &Engine) {
    let devices = engine.devices::<Grid>().unwrap();
    let rows = devices.put(array([16, 16]), placed![16 @ Data, 16]).unwrap();
    let columns = devices.reshard(&rows, placed![16, 16 @ (Data, Model)]).unwrap();
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![16 @ Data, 16]);
    let executable = engine.compile(&program.module(x.sum_axis(Axis::<0>).all_reduce(Data))).unwrap();
    let uploaded = engine.uploaded_bytes();
    for _ in 0..3 {
        let results = executable.call().keep(&rows).unwrap().run().unwrap();
        for device in task.devices() {
            task.keep("kept", device, &results.block::<f32, 1>(0, device).unwrap());
        }
    }
    assert_eq!(engine.uploaded_bytes(), uploaded);
    for device in task.devices() {
        task.keep("rows", device, &rows.block(device).unwrap());
        task.keep("columns", device, &columns.block(device).unwrap());
    }
    assert!(rows.block(8).is_err());
}

/// What an engine of several processes refuses, and is used after.
fn refusals(task: &Task, engine: &Engine) {
    let Some(index) = task.index else { return };
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    let message = |result: Result<(), Error>| result.unwrap_err().to_string();
    let partitioned = message(engine.compile(&program.module_for_partitioner(x * 2.0)).map(|_| ()));
    assert!(
        partitioned.starts_with("several processes: this program is not divided over processes"),
        "{partitioned}"
    );
    let one = message(engine.compile(&program.module_for_one_device(x * 2.0)).map(|_| ()));
    assert_eq!(
        one,
        "several processes: the program is for 1 devices, and there are 8 processes of one device"
    );
    assert!(matches!(engine.devices::<Three>(), Err(Error::Processes { .. })));
    let results =
        engine.compile(&program.module(x * 2.0)).unwrap().call().input(array([8, 6])).unwrap().run().unwrap();
    let divided = message(results.get::<f32, 2>(0).map(|_| ()));
    assert_eq!(
        divided,
        "several processes: output `0` is divided over the processes: `block` returns the part of one"
    );
    assert!(results.block::<f32, 2>(0, (index + 1) % 8).is_err());
    assert_eq!(results.block::<f32, 2>(0, index).unwrap().extents(), [2, 6]);
}

/// A program with a collective, for three devices.
fn sum(factor: f32) -> Module {
    let program = Program::<Three>::new();
    let x = program.parameter::<f32, 1, _>("x", placed![6 @ Row]);
    program.module((x * factor).sum_axis(Axis::<0>).all_reduce(Row))
}

/// Calls a program until there is an error, which is noted; and the next one is the same.
fn until_error(task: &Task) {
    let engine = task.engine().unwrap();
    let executable = engine.compile(&sum(1.0)).unwrap();
    let mut count = 0_usize;
    loop {
        match executable.call().input(array([6])).unwrap().run() {
            Ok(_) => count += 1,
            Err(error) => {
                task.note_error(&error);
                assert_eq!(
                    executable.call().input(array([6])).unwrap().run().map(|_| ()),
                    Err(error.clone())
                );
                assert_eq!(engine.compile(&sum(2.0)).map(|_| ()).unwrap_err(), error);
                return;
            }
        }
        if count == 50 {
            task.note("running", "");
        }
    }
}

/// Meets two others, and compiles another program than they do, or calls two programs in another order.
fn diverge(task: &Task, at_compilation: bool) {
    let (engine, index) = (task.engine().unwrap(), task.index.unwrap());
    let factor = if at_compilation && index == 1 { 3.0 } else { 1.0 };
    let run = || {
        let mut executables = [engine.compile(&sum(factor))?, engine.compile(&sum(2.0))?];
        if index == 1 {
            executables.reverse();
        }
        for executable in &executables {
            executable.call().input(array([6]))?.run()?;
        }
        Ok(())
    };
    let result: Result<(), Error> = run();
    task.note_error(&result.unwrap_err());
    // The others find out by themselves.
    for other in 0..3 {
        task.noted(other, "error");
    }
}

/// Ends before the others, which need nothing of it any more.
fn leave_early(task: &Task) {
    let engine = task.engine().unwrap();
    let executable = engine.compile(&sum(1.0)).unwrap();
    let results = executable.call().input(array([6])).unwrap().run().unwrap();
    if task.index == Some(0) {
        return;
    }
    thread::sleep(Duration::from_millis(300));
    assert_eq!(results.get::<f32, 0>(0).unwrap().as_slice().len(), 1);
    let error = executable.call().input(array([6])).unwrap().run().map(|_| ()).unwrap_err();
    assert!(matches!(error, Error::Peer { .. }), "{error}");
}

/// Measures a call.
fn times(task: &Task) {
    let engine = task.engine().unwrap();
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![4 @ Data, 4]);
    let small = engine.compile(&program.module(x.sum_axis(Axis::<0>).all_reduce(Data))).unwrap();
    let devices = engine.devices::<Grid>().unwrap();
    let x = devices.put(array([4, 4]), placed![4 @ Data, 4]).unwrap();
    let mut times = Vec::new();
    for _ in 0..200 {
        let begin = Instant::now();
        small.call().keep(&x).unwrap().run().unwrap();
        times.push(begin.elapsed());
    }
    times.sort();
    task.note("time", &format!("{:?}", times[100]));
}

/// The body of each process. As a test of its own it does nothing.
#[test]
fn process() {
    let Some(task) = Task::from_env() else { return };
    match &*task.name {
        "programs" => programs(&task),
        "until_error" => until_error(&task),
        "diverge_at_compilation" => diverge(&task, true),
        "diverge_at_call" => diverge(&task, false),
        "leave_early" => leave_early(&task),
        "times" => times(&task),
        "meet" => match task.engine() {
            Ok(_) => task.note("met", ""),
            Err(error) => task.note_error(&error),
        },
        name => panic!("{name}"),
    }
}

/// The files of blocks in a folder.
fn blocks(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let entries = entries.filter(|path| path.extension().is_some_and(|extension| extension == "bytes"));
    let mut blocks: Vec<_> = entries
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(&path).unwrap()))
        .collect();
    blocks.sort();
    blocks
}

#[test]
fn eight_processes_compute_the_bits_of_one_process_with_eight_devices() {
    let one = Task::new("programs", 8, LONG);
    wait(&one, vec![one.start(None)]);
    let several = Task::new("programs", 8, LONG);
    wait(&several, several.start_all());
    let (expected, found) = (blocks(&one.folder), blocks(&several.folder));
    let names =
        |blocks: &[(String, Vec<u8>)]| blocks.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&found), names(&expected));
    assert_eq!(found.len(), (12 * 6 + 3 + 1 + 5 * 2 + 3) * 8);
    let differ: Vec<_> =
        expected.iter().zip(&found).filter(|(one, other)| one != other).map(|(one, _)| &one.0).collect();
    assert!(differ.is_empty(), "{differ:?}");
}

#[test]
fn a_process_that_is_killed_is_an_error_in_the_others() {
    let task = Task::new("until_error", 3, LONG);
    let mut children = task.start_all();
    for index in 0..3 {
        task.noted(index, "running");
    }
    let mut killed = children.pop().unwrap();
    let time = now();
    killed.kill().unwrap();
    killed.wait().unwrap();
    for index in 0..2 {
        let (kind, message, milliseconds) = task.error(index, time);
        println!("process {index}, {milliseconds} ms after the death: {message}");
        assert_eq!(kind, "Peer 2", "{message}");
        // It is about 1 ms on a machine that does nothing else.
        assert!(milliseconds < 20_000, "{milliseconds}");
    }
    wait(&task, children);
}

#[test]
fn a_process_that_is_silent_is_an_error_in_the_others_after_the_time_out() {
    let timeout = Duration::from_secs(8);
    let task = Task::new("until_error", 3, timeout);
    let mut children = task.start_all();
    for index in 0..3 {
        task.noted(index, "running");
    }
    let stopped = children.remove(1);
    let time = now();
    signal(&stopped, "STOP");
    for index in [0, 2] {
        let (kind, message, milliseconds) = task.error(index, time);
        println!("process {index}, {milliseconds} ms after the stop: {message}");
        // The stopped one may have sent its last block to one of them only, which then waits for the other one too.
        assert_eq!(kind, "Peer 1", "{message}");
        assert!(message.contains("it was silent for 8s"), "{message}");
        assert!((7_000..60_000).contains(&milliseconds), "{milliseconds}");
    }
    // It learns that the others gave it up.
    signal(&stopped, "CONT");
    let (kind, message, _) = task.error(1, time);
    assert!(kind == "Peer 0" || kind == "Peer 2", "{kind}: {message}");
    children.insert(1, stopped);
    wait(&task, children);
}

#[test]
fn processes_that_compile_different_texts_have_diverged() {
    for name in ["diverge_at_compilation", "diverge_at_call"] {
        let task = Task::new(name, 3, LONG);
        let children = task.start_all();
        for index in 0..3 {
            let (kind, message, _) = task.error(index, 0);
            println!("process {index}: {message}");
            assert!(kind.starts_with("Diverged"), "{kind}: {message}");
            // Most processes know at a compilation which one differs.
            if name == "diverge_at_compilation" {
                assert_eq!(kind == "Diverged 1", index != 1, "{kind}: {message}");
            }
        }
        wait(&task, children);
    }
}

#[test]
fn a_process_that_is_done_is_no_error_until_it_is_needed() {
    let task = Task::new("leave_early", 3, LONG);
    wait(&task, task.start_all());
}

#[test]
fn processes_that_do_not_meet_are_errors_within_the_time_out() {
    // The last one does not come.
    let task = Task::new("meet", 3, Duration::from_secs(3));
    let children = vec![task.start(Some(0)), task.start(Some(1))];
    assert_eq!(task.error(0, 0).0, "Peer 2");
    assert_eq!(task.error(1, 0).0, "Peer 0");
    wait(&task, children);
    // Two do not agree about their number.
    let task = Task::new("meet", 2, LONG);
    let mut other = task.clone();
    other.count = 3;
    let children = vec![task.start(Some(0)), other.start(Some(1))];
    let (kind, message, _) = task.error(0, 0);
    assert_eq!(
        (&*kind, &*message),
        ("Processes", "several processes: process 1 is one of 3, and this one of 2")
    );
    wait(&task, children);
    std::mem::forget(other);
}

#[test]
fn what_is_not_a_process_is_no_hindrance() {
    let task = Task::new("meet", 2, LONG);
    let mut children = vec![task.start(Some(0))];
    let end = Instant::now() + LONG;
    let mut strangers = Vec::new();
    while strangers.len() < 4 {
        assert!(Instant::now() < end);
        if let Ok(mut stranger) = TcpStream::connect(task.first()) {
            // Two say nothing, two say something else.
            if strangers.len() >= 2 {
                stranger.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
            }
            strangers.push(stranger);
        }
        thread::sleep(Duration::from_millis(5));
    }
    children.push(task.start(Some(1)));
    for index in 0..2 {
        task.noted(index, "met");
    }
    wait(&task, children);
}

#[test]
fn a_call_of_several_processes_is_measured() {
    let task = Task::new("times", 8, LONG);
    wait(&task, task.start_all());
    println!(
        "all_reduce of 4 floats in groups of 4 of 8 processes, the median of 200 calls: {}",
        task.noted(0, "time")
    );
}
