//! The engines of the tests. A client of a plugin starts threads, so there is one of each kind in a process.

use std::sync::OnceLock;

use shapewise_stablehlo::Module;
use shapewise_xla_run::{Engine, Options};

/// An engine with eight virtual devices.
pub(crate) fn eight() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| match Engine::from_env_with(Options::virtual_devices(8)) {
        Ok(engine) => engine,
        Err(error) => panic!("{error}"),
    })
}

/// Whether the engine has the devices of a module. A plugin with fewer, such as that of one GPU, runs the program for one device.
#[allow(dead_code, reason = "some files have programs for a fixed number of devices only")]
pub(crate) fn fits(module: &Module) -> bool {
    module.device_count() <= eight().device_count()
}
