//! Programs of several processes: on CPUs with one device each, of which collectives are messages over TCP, and with devices that XLA connects.

mod collective;
mod link;
mod local;
mod meet;
mod plan;
mod reduce;
mod silence;
mod wire;

use std::{net::SocketAddr, time::Duration};

pub(crate) use self::{
    link::Link,
    plan::{Plan, digest, serve},
};
use crate::error::Error;

/// One of several processes of [`Engine::distributed`](crate::Engine::distributed).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processes {
    /// The number of processes.
    pub count: usize,
    /// The number of this process, from 0. Its devices follow those of the processes before it in the mesh.
    pub index: usize,
    /// The address at which process 0 listens, and all others reach it.
    pub first: SocketAddr,
    /// The time after which a process that is silent counts as gone. It must be longer than the greatest difference of times at which two processes come to the
    /// same point of a program.
    pub timeout: Duration,
}

impl Processes {
    /// Connects to all other processes.
    pub(crate) fn connect(&self) -> Result<Link, Error> {
        Link::new(self)
    }
}

/// Returns the error for what an engine of several processes does not do.
pub(crate) fn unsupported(what: &str) -> Error {
    Error::Processes { cause: format!("{what} is for an engine of one process") }
}
