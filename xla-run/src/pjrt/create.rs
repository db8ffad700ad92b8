//! How a client is created: for the devices of the machine, or for those of several processes.

use std::{
    ptr::{null, null_mut},
    sync::{Arc, atomic::AtomicU64},
};

use super::{
    Api, Client, borrowed,
    keys::Callbacks,
    layout::{
        ClientAddressableDevices, ClientCreate, ClientDevices, DeviceDescriptionId, DeviceGetDescription,
        NamedInt,
    },
};
use crate::{distributed::Link, error::Error};

impl Client {
    /// Creates a client, with this many virtual devices if it is one of CPUs. Plugins of other devices refuse options that they do not have.
    pub(crate) fn new(api: Api, virtual_devices: Option<usize>) -> Result<Self, Error> {
        let refused = match Self::create(api, virtual_devices, None) {
            Err(refused) if virtual_devices.is_some() => refused,
            created => return created,
        };
        // The kind of devices is known only once there is a client.
        match Self::create(api, None, None) {
            Ok(client) if client.platform()? != "cpu" => Ok(client),
            _ => Err(refused),
        }
    }

    /// Creates a client with so many virtual devices, or one of several processes.
    pub(crate) fn create(
        api: Api,
        virtual_devices: Option<usize>,
        link: Option<&Arc<Link>>,
    ) -> Result<Self, Error> {
        let option =
            |name: &'static str, value: usize| NamedInt::new(name, i64::try_from(value).unwrap_or(i64::MAX));
        let mut options: Vec<NamedInt> = Vec::new();
        options.extend(virtual_devices.map(|count| option("cpu_device_count", count)));
        if let Some(link) = link {
            options.extend([option("node_id", link.index()), option("num_nodes", link.count())]);
        }
        let keys = Callbacks::new(link);
        let (user, none) = (keys.user, null_mut());
        let mut arguments = ClientCreate::new(
            options.as_ptr(),
            options.len(),
            keys.get,
            user,
            keys.put,
            user,
            none,
            keys.try_get,
            user,
        );
        api.call("create the client", &mut arguments)?;
        let zero = AtomicU64::default;
        let mut client = Self {
            api,
            client: arguments.client,
            devices: Vec::new(),
            uploaded: zero(),
            compiled: zero(),
            // It lives longer than the plugin's client, which has a pointer to it.
            link: link.cloned(),
            is_joined: link.is_some(),
        };
        let mut arguments = ClientAddressableDevices::new(client.client, null(), 0);
        api.call("list the devices", &mut arguments)?;
        // SAFETY: the list lives as long as the client (3), and is copied here.
        client.devices = unsafe { borrowed(arguments.devices, arguments.device_count) }.to_vec();
        if let Some(link) = link {
            client.check_devices(link)?;
        }
        Ok(client)
    }

    /// Creates a client of one of several processes, which XLA connects. If it fails, the others receive the error.
    pub(crate) fn joining(api: Api, link: &Arc<Link>) -> Result<Self, Error> {
        Self::create(api, None, Some(link)).map_err(|error| {
            // Threads of the plugin may still use the connections.
            std::mem::forget(Arc::clone(link));
            link.give_up(error)
        })
    }

    /// Checks that the devices of this process have the numbers by which a mesh counts them.
    fn check_devices(&self, link: &Link) -> Result<(), Error> {
        let during = "list the devices";
        let mut arguments = ClientDevices::new(self.client, null(), 0);
        self.api.call(during, &mut arguments)?;
        let (own, all) = (self.devices.len(), arguments.device_count);
        if own == 0 || own.checked_mul(link.count()) != Some(all) {
            let (index, count) = (link.index(), link.count());
            let cause = format!(
                "process {index} of {count} has {own} devices of {all}: all must have the same number"
            );
            return Err(Error::Processes { cause });
        }
        for (number, device) in self.own().zip(&self.devices) {
            let mut arguments = DeviceGetDescription::new(*device, null_mut());
            self.api.call(during, &mut arguments)?;
            let mut arguments = DeviceDescriptionId::new(arguments.description, 0);
            self.api.call(during, &mut arguments)?;
            let id = arguments.id;
            if usize::try_from(id) != Ok(number) {
                let cause = format!("device {number} of the mesh has the number {id} in XLA");
                return Err(Error::Processes { cause });
            }
        }
        Ok(())
    }
}
