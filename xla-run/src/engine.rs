//! An engine: a plugin and its devices.

use std::{env, path::Path, sync::Arc};

use shapewise_stablehlo::{Module, placement::TypedMesh};

use crate::{
    array::Devices,
    compiled::{Compiled, For},
    distributed::Processes,
    error::Error,
    executable::Executable,
    pjrt::{Api, Client},
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

    /// Opens a plugin in one of several processes, and connects it to the others. Each process has its devices of the mesh: `n` devices in each of `count` processes
    /// are those from `n * index` on.
    ///
    /// It runs the text that [`Program::module`](shapewise_stablehlo::Program::module) prints for all devices. It is for tests and for small clusters in a private network,
    /// since a connection has neither a password nor encryption; `xla-run/jax` runs the same text on many hosts with CPUs, GPUs or TPUs.
    ///
    /// On CPUs each process has one device. It runs the part of that device, and the collectives are messages over TCP. Sums have the order of those of one process
    /// with as many virtual devices.
    ///
    /// On other devices XLA connects the processes: the plugin receives the options `node_id` and `num_nodes` and key-value callbacks, whose values go over the same TCP
    /// connections, and the devices do the collectives, as GPUs by NCCL. **This was tested with a stand-in for a plugin only, in CI, and never on several GPUs.** An error does
    /// not stop what a plugin does: the memory of the devices is kept until the process ends, so the process should end. A run begins once all processes begin it. A process
    /// that dies from there on is noticed while the devices compute, but a plugin that waits for it in the call that begins a run, as NCCL's first connection may, is not interrupted.
    ///
    /// All processes compile the same programs and make the same calls, in the same order. If one is gone or is silent, or does something else, the others
    /// receive an error within the time-out, and the engine refuses all calls from there on. Inputs are entire arrays, of which each process copies its
    /// block to its device. Outputs are on the devices: [`Results::block`](crate::Results::block) returns the block of this process, and
    /// [`Results::get`](crate::Results::get) an output that is replicated.
    ///
    /// ```no_run
    /// use std::time::Duration;
    ///
    /// use shapewise::tensor;
    /// use shapewise_stablehlo::{Program, placed};
    /// use shapewise_xla_run::{Engine, Processes};
    ///
    /// shapewise_stablehlo::mesh! { Pair { Data: 2 } }
    ///
    /// let program = Program::<Pair>::new();
    /// let x = program.parameter::<f32, 1, _>("x", placed![4 @ Data]);
    /// let module = program.module(x.all_gather(Data));
    ///
    /// let index = std::env::var("INDEX")?.parse()?;
    /// let first = "10.0.0.1:4000".parse()?;
    /// let processes = Processes { count: 2, index, first, timeout: Duration::from_secs(60) };
    /// let engine = Engine::distributed(std::env::var("SHAPEWISE_PJRT")?, processes)?;
    /// let results = engine.compile(&module)?.call().input(tensor![1.0_f32, 2.0, 3.0, 4.0])?.run()?;
    /// assert_eq!(results.get::<f32, 1>(0)?.as_slice(), [1.0, 2.0, 3.0, 4.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The errors of [`open`](Self::open); [`Error::Peer`] if a process does not connect within the time-out; [`Error::Processes`] if the processes do not
    /// agree about their numbers, or have different numbers of devices.
    #[doc(alias("initialize", "multi_process"))]
    pub fn distributed(plugin: impl AsRef<Path>, processes: Processes) -> Result<Self, Error> {
        let api = Api::open(plugin.as_ref())?;
        // Plugins of other devices do not have this option, or ignore it.
        let cpu = Client::create(api, Some(1), None);
        let client = match cpu.ok().filter(|client| client.platform().is_ok_and(|platform| platform == "cpu"))
        {
            Some(client) => {
                api.register_collectives()?;
                client.with_link(processes.connect()?)
            }
            None => Client::joining(api, &Arc::new(processes.connect()?))?,
        };
        Ok(Self { api, client: Arc::new(client), reshards: Arc::new(Recent::new(KEPT_RESHARDS)) })
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
        let donated: Vec<bool> = module.inputs().iter().map(|input| input.is_donated).collect();
        let devices = For::Partitions(module.device_count());
        let compiled = Compiled::new(&self.client, module.text(), &donated, devices)?;
        Executable::new(Arc::clone(&self.client), compiled, module)
    }

    /// Compiles StableHLO text for a number of devices, and returns the opcodes of XLA's optimized program. It answers what XLA makes
    /// of a text, such as which collectives it adds.
    ///
    /// # Errors
    ///
    /// Same errors as [`compile`](Self::compile).
    pub fn opcodes(&self, text: &str, device_count: usize) -> Result<Vec<String>, Error> {
        Compiled::new(&self.client, text, &[], For::Partitions(device_count))?.opcodes()
    }

    /// Returns the client, for what the other modules do with it.
    pub(crate) const fn client(&self) -> &Arc<Client> {
        &self.client
    }
}
