//! The devices of a mesh that are those of this process.

use std::{ops::Range, sync::Arc};

use super::{Buffer, Client};
use crate::{distributed::Link, error::Error};

impl Client {
    /// Connects the client to those of other processes.
    pub(crate) fn with_link(mut self, link: Link) -> Self {
        self.link = Some(Arc::new(link));
        self
    }

    /// Returns the connections to other processes, if this is one of several.
    pub(crate) const fn link(&self) -> Option<&Arc<Link>> {
        self.link.as_ref()
    }

    /// Returns the connections to other processes, if XLA knows their devices.
    pub(crate) fn joined(&self) -> Option<&Arc<Link>> {
        self.link.as_ref().filter(|_| self.is_joined)
    }

    /// Fails if devices may wait for those of a process that is gone, so that everything waits.
    pub(super) fn is_usable(&self) -> Result<(), Error> {
        self.joined().and_then(|link| link.failure()).map_or(Ok(()), Err)
    }

    /// Checks whether devices may wait for those of a process that is gone: what they use is left to the end of this process.
    pub(super) fn is_lost(&self) -> bool {
        self.joined().is_some_and(|link| link.failure().is_some())
    }

    /// Returns the number of devices of all processes.
    pub(crate) fn device_count(&self) -> usize {
        self.devices.len().saturating_mul(self.link.as_ref().map_or(1, |link| link.count()))
    }

    /// Returns the numbers of the devices of this process.
    pub(crate) fn own(&self) -> Range<usize> {
        let (index, count) = (self.link.as_ref().map_or(0, |link| link.index()), self.devices.len());
        let first = index.saturating_mul(count);
        first..first.saturating_add(count)
    }

    /// Returns the numbers of the devices of this process among the first ones.
    pub(crate) fn own_of(&self, count: usize) -> Range<usize> {
        let own = self.own();
        own.start.min(count)..own.end.min(count)
    }
}

impl Buffer {
    /// Returns the client of the device.
    pub(crate) const fn client(&self) -> &Arc<Client> {
        &self.client
    }
}
