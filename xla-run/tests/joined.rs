//! Programs of several processes whose devices XLA connects, as it does GPUs, with a stand-in for the plugin: `stub/plugin.rs` checks the options and calls the
//! key-value callbacks of [`Engine::distributed`]. What goes wrong in one process is an error in the others.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failed test")]

#[path = "common/processes.rs"]
mod processes;

use std::{
    env,
    path::{Path, PathBuf},
    process::{Child, Command},
    sync::OnceLock,
    time::Duration,
};

use shapewise::{Axis, Tensor};
use shapewise_stablehlo::{Module, Program, placed};
use shapewise_xla_run::{Engine, Error};

use self::processes::{LONG, Task, now, signal, wait};

// Two devices in each of three processes.
shapewise_stablehlo::mesh! { Six { Row: 6 } }
shapewise_stablehlo::mesh! { Three { Other: 3 } }

/// The environment variable with a fault of the plugin.
const FAULT: &str = "SHAPEWISE_STUB";

/// Compiles the plugin, once.
fn plugin() -> &'static Path {
    static PLUGIN: OnceLock<PathBuf> = OnceLock::new();
    PLUGIN.get_or_init(|| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shapewise_stub.so");
        if env::var_os(processes::TASK).is_none() {
            let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stub/plugin.rs");
            let unfinished = path.with_extension(std::process::id().to_string());
            let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
            rustc.args(["--edition=2024", "--crate-type=cdylib", "-o"]).arg(&unfinished).arg(source);
            assert!(rustc.status().unwrap().success());
            std::fs::rename(unfinished, &path).unwrap();
        }
        path
    })
}

/// The sum of all elements, of six devices.
fn sum(factor: f32) -> Module {
    let program = Program::<Six>::new();
    let x = program.parameter::<f32, 1, _>("x", placed![12 @ Row]);
    program.module((x * factor).sum_axis(Axis::<0>).all_reduce(Row))
}

fn numbers() -> Tensor<f32, 1> {
    Tensor::new((1..=12_u8).map(f32::from).collect(), [12]).unwrap()
}

fn engine(task: &Task) -> Result<Engine, Error> {
    Engine::distributed(plugin(), task.processes())
}

/// Runs programs, and ends.
fn programs(task: &Task) {
    let engine = engine(task).unwrap();
    let index = task.index.unwrap();
    assert_eq!((engine.device_count(), &*engine.platform().unwrap()), (6, "stub"));
    let executable = engine.compile(&sum(1.0)).unwrap();
    let devices = engine.devices::<Six>().unwrap();
    let x = devices.put(numbers(), placed![12 @ Row]).unwrap();
    let all = numbers();
    for device in [2 * index, 2 * index + 1] {
        let own = &all.as_slice()[2 * device..2 * device + 2];
        assert_eq!(x.block(device).unwrap().as_slice(), own);
    }
    assert!(x.block((2 * index + 2) % 6).is_err());
    let uploaded = engine.uploaded_bytes();
    for _ in 0..20 {
        let results = executable.call().keep(&x).unwrap().run().unwrap();
        assert_eq!(results.get::<f32, 0>(0).unwrap().as_slice(), [78.0]);
        assert_eq!(results.block::<f32, 0>(0, 2 * index + 1).unwrap().as_slice(), [78.0]);
        assert!(results.replicas_agree(0).unwrap());
    }
    assert_eq!(engine.uploaded_bytes(), uploaded);
    let results = executable.call().input(numbers()).unwrap().run().unwrap();
    assert_eq!(results.get::<f32, 0>(0).unwrap().as_slice(), [78.0]);
    let message = |result: Result<(), Error>| result.unwrap_err().to_string();
    let program = Program::<Three>::new();
    let three = program.parameter::<f32, 1, _>("x", placed![6 @ Other]);
    assert_eq!(
        message(engine.compile(&program.module(three)).map(|_| ())),
        "several processes: the program is for 3 devices, and there are 3 processes of 2 devices"
    );
    assert!(message(devices.save(task.folder.join("saved"), 1, &[]).map(|_| ())).contains("one process"));
}

/// Calls a program until there is an error, which is noted; and the next one is the same.
fn until_error(task: &Task) {
    let engine = match engine(task) {
        Ok(engine) => engine,
        Err(error) => return task.note_error(&error),
    };
    let run = || {
        let executable = engine.compile(&sum(1.0))?;
        for count in 0_usize.. {
            executable.call().input(numbers())?.run()?;
            if count == 20 {
                task.note("running", "");
            }
        }
        Ok(())
    };
    let result: Result<(), Error> = run();
    let error = result.unwrap_err();
    task.note_error(&error);
    assert_eq!(engine.compile(&sum(1.0)).map(|_| ()), Err(error));
}

/// Compiles another program than the others do, or calls two programs in another order.
fn diverge(task: &Task, at_compilation: bool) {
    let engine = engine(task).unwrap();
    let is_other = task.index == Some(1);
    let run = || {
        let factor = if at_compilation && is_other { 3.0 } else { 1.0 };
        let mut executables = [engine.compile(&sum(factor))?, engine.compile(&sum(2.0))?];
        if is_other {
            executables.reverse();
        }
        for executable in &executables {
            executable.call().input(numbers())?.run()?;
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

/// The body of each process. As a test of its own it does nothing.
#[test]
fn process() {
    let Some(task) = Task::from_env() else { return };
    match &*task.name {
        "programs" => programs(&task),
        "until_error" => until_error(&task),
        "diverge_at_compilation" => diverge(&task, true),
        "diverge_at_call" => diverge(&task, false),
        name => panic!("{name}"),
    }
}

#[test]
fn processes_compute_together_and_end_in_order() {
    plugin();
    let task = Task::new("programs", 3, LONG);
    wait(&task, task.start_all());
    for index in 0..3 {
        assert!(
            task.log(index).contains(&format!("the client of process {index} ended in order")),
            "{}",
            task.log(index)
        );
    }
}

/// Starts processes with a fault of the plugin.
fn start_with(task: &Task, fault: &str) -> Vec<Child> {
    (0..task.count).map(|index| task.start_with(Some(index), &[(FAULT, fault)])).collect()
}

#[test]
fn a_process_that_does_not_come_into_being_is_an_error_in_the_others() {
    plugin();
    let seconds = Duration::from_secs;
    for (fault, timeout, cause) in [
        ("silent", seconds(4), "it was silent for 4s"),
        ("dead", LONG, "its connection ended"),
        ("refused", LONG, "XLA could not create the client: no device is free"),
    ] {
        for faulty in [0, 2] {
            let task = Task::new("until_error", 3, timeout);
            let mut children = start_with(&task, &format!("{fault} {faulty}"));
            for index in (0..3).filter(|index| *index != faulty) {
                let (kind, message, milliseconds) = task.error(index, now());
                assert_eq!(kind, format!("Peer {faulty}"), "{fault}, process {index}: {message}");
                assert!(message.contains(cause), "{message}");
                assert!(milliseconds < 60_000, "{milliseconds}");
            }
            let mut child = children.remove(faulty);
            let _ = child.kill();
            let _ = child.wait();
            wait(&task, children);
        }
    }
    let task = Task::new("until_error", 3, LONG);
    let children = start_with(&task, "numbers");
    let (_, message, _) = task.error(0, 0);
    assert!(
        message.contains("has the number 1 in XLA") || message.contains("of the mesh has the number"),
        "{message}"
    );
    wait(&task, children);
}

#[test]
fn a_process_that_is_killed_in_a_run_is_an_error_in_the_others() {
    plugin();
    for killed in [0, 1] {
        let task = Task::new("until_error", 3, LONG);
        let mut children = task.start_all();
        (0..3).for_each(|index| drop(task.noted(index, "running")));
        let mut child = children.remove(killed);
        let time = now();
        child.kill().unwrap();
        child.wait().unwrap();
        for index in (0..3).filter(|index| *index != killed) {
            let (kind, message, milliseconds) = task.error(index, time);
            println!("process {index}, {milliseconds} ms after the death: {message}");
            assert_eq!(kind, format!("Peer {killed}"), "{message}");
            assert!(milliseconds < 20_000, "{milliseconds}");
        }
        wait(&task, children);
    }
}

#[test]
fn a_process_that_is_silent_in_a_run_is_an_error_in_the_others_after_the_time_out() {
    plugin();
    for stopped in [0, 1] {
        let task = Task::new("until_error", 3, Duration::from_secs(6));
        let mut children = task.start_all();
        (0..3).for_each(|index| drop(task.noted(index, "running")));
        let child = children.remove(stopped);
        let time = now();
        signal(&child, "STOP");
        for index in (0..3).filter(|index| *index != stopped) {
            let (kind, message, milliseconds) = task.error(index, time);
            println!("process {index}, {milliseconds} ms after the stop: {message}");
            assert_eq!(kind, format!("Peer {stopped}"), "{message}");
            assert!(message.contains("it was silent for 6s"), "{message}");
            assert!((5_000..60_000).contains(&milliseconds), "{milliseconds}");
        }
        signal(&child, "CONT");
        let (kind, message, _) = task.error(stopped, time);
        assert!(kind.starts_with("Peer") && kind != format!("Peer {stopped}"), "{kind}: {message}");
        children.insert(stopped, child);
        wait(&task, children);
    }
}

#[test]
fn a_process_that_fails_in_the_plugin_ends_the_runs_of_the_others() {
    plugin();
    for (fault, timeout, cause) in [
        ("silent in a run", Duration::from_secs(4), "it was silent for 4s"),
        ("dead in a run", LONG, "its connection ended"),
    ] {
        let task = Task::new("until_error", 3, timeout);
        let mut children = start_with(&task, &format!("{fault} 1"));
        for index in [0, 2] {
            let (kind, message, _) = task.error(index, 0);
            println!("{fault}, process {index}: {message}");
            assert_eq!(kind, "Peer 1", "{fault}, process {index}: {message}");
            assert!(message.contains(cause), "{message}");
        }
        let mut child = children.remove(1);
        let _ = child.kill();
        let _ = child.wait();
        wait(&task, children);
    }
}

#[test]
fn processes_that_compile_or_call_different_programs_have_diverged() {
    plugin();
    for name in ["diverge_at_compilation", "diverge_at_call"] {
        let task = Task::new(name, 3, LONG);
        let children = task.start_all();
        for index in 0..3 {
            let (kind, message, _) = task.error(index, 0);
            println!("process {index}: {message}");
            assert!(kind.starts_with("Diverged"), "{kind}: {message}");
            if name == "diverge_at_compilation" {
                assert_eq!(kind == "Diverged 1", index != 1, "{kind}: {message}");
            }
        }
        wait(&task, children);
    }
}
