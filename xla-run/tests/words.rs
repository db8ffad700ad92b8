//! What a program without a plugin prints, and that XLA prints nothing else.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use std::{
    env, io,
    process::{Command, Output, Termination},
};

use shapewise::{Tensor, shape};
use shapewise_stablehlo::Program;
use shapewise_xla_run::{Engine, Error};

/// Runs a test of this binary in a process of its own, with or without a plugin.
fn alone(test: &str, plugin: Option<&str>) -> io::Result<Output> {
    let mut command = Command::new(env::current_exe()?);
    command.args(["--exact", test, "--ignored", "--nocapture", "--quiet"]);
    command.env_remove("SHAPEWISE_PJRT").env_remove("TF_CPP_MIN_LOG_LEVEL");
    command.envs(plugin.map(|plugin| ("SHAPEWISE_PJRT", plugin))).output()
}

/// The error of a `main` that returns one, as the standard library prints it.
#[test]
#[ignore = "runs in a process of its own"]
fn main_without_a_plugin() {
    let result: Result<(), Error> = Engine::from_env().map(drop);
    let _ = result.report();
}

#[test]
#[ignore = "runs in a process of its own"]
fn main_with_a_plugin() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![2]);
    let executable = Engine::from_env().unwrap().compile(&program.module(x + x)).unwrap();
    let x = Tensor::new(vec![1.0_f32, 2.0], [2]).unwrap();
    let results = executable.call().input(&x).unwrap().run().unwrap();
    assert_eq!(results.get::<f32, 1>(0).unwrap().as_slice(), [2.0, 4.0]);
}

#[test]
fn without_a_plugin_the_command_that_installs_one_is_printed() {
    let printed = |plugin| String::from_utf8(alone("main_without_a_plugin", plugin).unwrap().stderr).unwrap();
    let install = "`export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)` installs one for CPUs";
    assert_eq!(
        printed(None).trim_end(),
        format!("Error: SHAPEWISE_PJRT is not set: it must be the path of a PJRT plugin; {install}")
    );
    let wrong = printed(Some("/nowhere/plugin.so"));
    assert!(wrong.starts_with("Error: the plugin /nowhere/plugin.so cannot be opened: "), "{wrong}");
    assert!(wrong.trim_end().ends_with(install), "{wrong}");
}

#[test]
fn xla_writes_nothing_to_standard_error() {
    let plugin = env::var("SHAPEWISE_PJRT").unwrap();
    let output = alone("main_with_a_plugin", Some(&plugin)).unwrap();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
