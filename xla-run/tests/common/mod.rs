//! The engines of the tests. A client of a plugin starts threads, so there is one of each kind in a process.

use std::sync::OnceLock;

use shapewise_xla_run::{Engine, Options};

/// An engine with eight virtual devices.
pub(crate) fn eight() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| match Engine::from_env_with(Options::virtual_devices(8)) {
        Ok(engine) => engine,
        Err(error) => panic!("{error}"),
    })
}
