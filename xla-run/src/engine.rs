//! An engine: a plugin and its devices.

use std::{env, path::Path, sync::Arc};

use shapewise_stablehlo::{Module, placement::TypedMesh};

use crate::{
    array::Devices,
    error::Error,
    executable::Executable,
    pjrt::{self, Api, Client},
    recent::Recent,
    reshard::{KEPT_RESHARDS, Reshards},
};

/// The environment variable with the path of the plugin.
const PLUGIN: &str = "SHAPEWISE_PJRT";

/// How an [`Engine`] is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The number of virtual devices that a plugin for CPUs makes. Other plugins have the devices of the machine, and ignore it.
    pub virtual_devices: Option<usize>,
}

impl Options {
    /// Creates options with so many virtual devices.
    #[must_use]
    pub const fn virtual_devices(count: usize) -> Self {
        Self { virtual_devices: Some(count) }
    }
}

/// A PJRT plugin and its devices. Clones are the same engine.
#[derive(Clone, Debug)]
pub struct Engine {
    api: Api,
    client: Arc<Client>,
    reshards: Arc<Reshards>,
}

impl Engine {
    /// Opens a plugin, and creates an engine with the devices of the machine.
    ///
    /// The plugin is code that runs in this process, so it must be one that you trust. The first plugin of a process is opened with the environment
    /// variable `TF_CPP_MIN_LOG_LEVEL=2`, so that XLA writes errors only, unless the variable is set already. On Unix, no other thread may read the
    /// environment by C functions at that moment: open the first engine before you start threads of C libraries.
    ///
    /// # Errors
    ///
    /// [`Error::Open`] if it cannot be opened, [`Error::NotAPlugin`] if it is another library, [`Error::Version`] if its version of the
    /// C API is not supported, [`Error::Xla`] if it does not start.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        Self::with_options(path, Options::default())
    }

    /// Opens a plugin like [`open`](Self::open), with options.
    ///
    /// # Errors
    ///
    /// Same errors as [`open`](Self::open).
    pub fn with_options(path: impl AsRef<Path>, options: Options) -> Result<Self, Error> {
        let api = Api::open(path.as_ref())?;
        let client = Arc::new(Client::new(api, options.virtual_devices)?);
        Ok(Self { api, client, reshards: Arc::new(Recent::new(KEPT_RESHARDS)) })
    }

    /// Opens the plugin whose path is in `SHAPEWISE_PJRT`.
    ///
    /// # Errors
    ///
    /// [`Error::NoPlugin`] if it is not set, and the errors of [`open`](Self::open).
    pub fn from_env() -> Result<Self, Error> {
        Self::from_env_with(Options::default())
    }

    /// Opens the plugin like [`from_env`](Self::from_env), with options.
    ///
    /// # Errors
    ///
    /// Same errors as [`from_env`](Self::from_env).
    pub fn from_env_with(options: Options) -> Result<Self, Error> {
        let path = env::var_os(PLUGIN).filter(|path| !path.is_empty()).ok_or(Error::NoPlugin)?;
        Self::with_options(path, options)
    }

    /// Returns the number of devices.
    #[must_use]
    pub fn device_count(&self) -> usize {
        self.client.device_count()
    }

    /// Returns the devices as a mesh, to put arrays on: `engine.devices::<Grid>()`, or `engine.devices::<OneDevice>()` for programs for one device.
    ///
    /// # Errors
    ///
    /// [`Error::TooFewDevices`] if the mesh has more devices.
    pub fn devices<M: TypedMesh>(&self) -> Result<Devices<M>, Error> {
        Devices::new(Arc::clone(&self.client), Arc::clone(&self.reshards))
    }

    /// Returns the number of bytes that were copied to devices so far, by all calls and arrays.
    #[must_use]
    pub fn uploaded_bytes(&self) -> u64 {
        self.client.uploaded_bytes()
    }

    /// Returns the number of programs that were compiled so far, by all calls.
    #[must_use]
    pub fn compiled_count(&self) -> u64 {
        self.client.compiled_count()
    }

    /// Returns the kind of devices, such as `cpu` or `cuda`.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not name it.
    pub fn platform(&self) -> Result<String, Error> {
        self.client.platform()
    }

    /// Returns the version of PJRT's C API: major, minor.
    #[must_use]
    pub fn api_version(&self) -> (i32, i32) {
        self.api.version()
    }

    /// Compiles a module to a program for the devices.
    ///
    /// # Errors
    ///
    /// [`Error::TooFewDevices`] if the module needs more devices, [`Error::Unknown`] if an extent of an input or output is not known,
    /// [`Error::Xla`] with XLA's message, which has the line and column, if the text is wrong.
    pub fn compile(&self, module: &Module) -> Result<Executable, Error> {
        let executable =
            self.client.compile(module.text(), &self.options(module.text(), module.device_count())?)?;
        Executable::new(Arc::clone(&self.client), executable, module)
    }

    /// Compiles StableHLO text for a number of devices, and returns the opcodes of XLA's optimized program. It answers what XLA makes
    /// of a text, such as which collectives it adds.
    ///
    /// # Errors
    ///
    /// Same errors as [`compile`](Self::compile).
    pub fn opcodes(&self, text: &str, device_count: usize) -> Result<Vec<String>, Error> {
        crate::executable::opcodes(&self.client.compile(text, &self.options(text, device_count)?)?)
    }

    /// Returns the client, for what the other modules do with it.
    pub(crate) const fn client(&self) -> &Arc<Client> {
        &self.client
    }

    fn options(&self, text: &str, device_count: usize) -> Result<Vec<u8>, Error> {
        options(&self.client, text, 1, device_count)
    }
}

/// Compiles a program that so many devices run, each on an input of its own.
pub(crate) fn replicas(client: &Arc<Client>, text: &str, count: usize) -> Result<pjrt::Executable, Error> {
    client.compile(text, &options(client, text, count, 1)?)
}

/// Serializes a `CompileOptionsProto`.
fn options(client: &Client, text: &str, replicas: usize, partitions: usize) -> Result<Vec<u8>, Error> {
    let (needed, found) = (replicas.saturating_mul(partitions), client.device_count());
    if needed > found {
        return Err(Error::TooFewDevices { needed, found });
    }
    // The build options (field 3): replicas (4), partitions (5), use_spmd_partitioning (6), use_shardy_partitioner (19).
    let mut build = vec![4 << 3];
    varint(u64::try_from(replicas).unwrap_or(1), &mut build);
    build.push(5 << 3);
    varint(u64::try_from(partitions).unwrap_or(1), &mut build);
    if partitions > 1 {
        build.extend([6 << 3, 1]);
    }
    if text.contains("sdy.") {
        varint(19 << 3, &mut build);
        build.push(1);
    }
    let mut options = vec![3 << 3 | 2];
    varint(u64::try_from(build.len()).unwrap_or(0), &mut options);
    options.extend(build);
    Ok(options)
}

/// Appends a number as protobuf writes it.
fn varint(mut number: u64, into: &mut Vec<u8>) {
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or(0);
        number >>= 7;
        into.push(if number > 0 { low | 0x80 } else { low });
        if number == 0 {
            return;
        }
    }
}
