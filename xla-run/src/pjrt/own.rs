//! The devices of a mesh that are those of this process.

use std::{ops::Range, sync::Arc};

use super::{Buffer, Client};
use crate::distributed::Link;

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

    /// Returns the number of devices of all processes.
    pub(crate) fn device_count(&self) -> usize {
        self.link.as_ref().map_or(self.devices.len(), |link| link.count())
    }

    /// Returns the numbers of the devices of this process: all, or the one of this process.
    pub(crate) fn own(&self) -> Range<usize> {
        match &self.link {
            Some(link) => link.index()..link.index().saturating_add(1),
            None => 0..self.devices.len(),
        }
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
