//! Tests of several processes: a test starts its own binary once for each process, with its task in an environment variable.
#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use std::{
    env, fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    ops::Range,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU16, AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use shapewise::Tensor;
use shapewise_xla_run::{Engine, Error, HostElement, Options, Processes};

/// The environment variable with the task of a process.
pub(crate) const TASK: &str = "SHAPEWISE_TEST_PROCESS";
/// The time-out of processes that wait for nothing that does not come. Machines of tests are slow and do other things too.
pub(crate) const LONG: Duration = Duration::from_secs(120);

/// What a process does: one of several, or one with all devices, if there is no number.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    pub(crate) name: String,
    pub(crate) count: usize,
    pub(crate) index: Option<usize>,
    pub(crate) port: u16,
    pub(crate) timeout: Duration,
    pub(crate) folder: PathBuf,
}

/// Returns a port that is free, and is none of those that systems give to connections: one of these may be taken before it is used.
pub(crate) fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = u16::try_from(std::process::id() % 200).unwrap() * 80;
    let mut ports =
        std::iter::repeat_with(|| 12_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 16_000);
    ports.find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok()).unwrap()
}

impl Task {
    pub(crate) fn new(name: &str, count: usize, timeout: Duration) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("shapewise-distributed-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let port = free_port();
        Self { name: name.to_owned(), count, index: None, port, timeout, folder }
    }

    pub(crate) fn from_env() -> Option<Self> {
        let text = env::var(TASK).ok()?;
        let fields: Vec<&str> = text.splitn(6, ' ').collect();
        let [name, count, index, port, timeout, folder] = fields[..] else { panic!("{text}") };
        Some(Self {
            name: name.to_owned(),
            count: count.parse().unwrap(),
            index: index.parse().ok(),
            port: port.parse().unwrap(),
            timeout: Duration::from_millis(timeout.parse().unwrap()),
            folder: folder.into(),
        })
    }

    pub(crate) fn first(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Starts a process with this task.
    pub(crate) fn start(&self, index: Option<usize>) -> Child {
        self.start_with(index, &[])
    }

    /// Starts a process with this task and more environment variables.
    pub(crate) fn start_with(&self, index: Option<usize>, variables: &[(&str, &str)]) -> Child {
        let number = index.map_or_else(|| "all".to_owned(), |index| index.to_string());
        let Self { name, count, port, timeout, folder, .. } = self;
        let task = format!("{name} {count} {number} {port} {} {}", timeout.as_millis(), folder.display());
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .args(["--exact", "process", "--nocapture"])
            .env(TASK, task)
            .envs(variables.iter().copied())
            .stdin(Stdio::null());
        let log = fs::File::create(folder.join(format!("{number}.log"))).unwrap();
        command.stderr(log.try_clone().unwrap()).stdout(log);
        command.spawn().unwrap()
    }

    pub(crate) fn start_all(&self) -> Vec<Child> {
        (0..self.count).map(|index| self.start(Some(index))).collect()
    }

    pub(crate) fn processes(&self) -> Processes {
        let index = self.index.unwrap();
        Processes { count: self.count, index, first: self.first(), timeout: self.timeout }
    }

    pub(crate) fn engine(&self) -> Result<Engine, Error> {
        match self.index {
            Some(_) => Engine::distributed(env::var("SHAPEWISE_PJRT").unwrap(), self.processes()),
            None => Engine::from_env_with(Options::virtual_devices(self.count)),
        }
    }

    /// The devices of this process.
    pub(crate) fn devices(&self) -> Range<usize> {
        self.index.map_or(0..self.count, |index| index..index + 1)
    }

    /// Keeps the bytes of a block.
    pub(crate) fn keep<T: HostElement, const R: usize>(
        &self,
        name: &str,
        device: usize,
        block: &Tensor<T, R>,
    ) {
        let bytes = bytemuck::cast_slice(block.as_slice());
        fs::write(self.folder.join(format!("{name}.{device}.bytes")), bytes).unwrap();
    }

    /// Writes a note of this process, which appears at once.
    pub(crate) fn note(&self, name: &str, text: &str) {
        let path = self.folder.join(format!("{}.{name}", self.index.unwrap()));
        let unfinished = path.with_extension("unfinished");
        fs::write(&unfinished, text).unwrap();
        fs::rename(unfinished, path).unwrap();
    }

    /// Waits for a note of a process.
    pub(crate) fn noted(&self, index: usize, name: &str) -> String {
        let path = self.folder.join(format!("{index}.{name}"));
        let end = Instant::now() + LONG;
        loop {
            if let Ok(text) = fs::read_to_string(&path) {
                return text;
            }
            assert!(
                Instant::now() < end,
                "process {index} of `{}` did not note `{name}`: {}",
                self.name,
                self.log(index)
            );
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn log(&self, index: usize) -> String {
        fs::read_to_string(self.folder.join(format!("{index}.log"))).unwrap_or_default()
    }

    /// Notes an error and the time.
    pub(crate) fn note_error(&self, error: &Error) {
        let kind = match error {
            Error::Peer { process, .. } => format!("Peer {process}"),
            Error::Diverged { process, .. } => format!("Diverged {process}"),
            Error::Processes { .. } => "Processes".to_owned(),
            _ => "another".to_owned(),
        };
        self.note("error", &format!("{}\n{kind}\n{error}", now()));
    }

    /// Waits for the error of a process: its kind, its message, and the time since another one.
    pub(crate) fn error(&self, index: usize, since: u128) -> (String, String, u128) {
        let text = self.noted(index, "error");
        let lines: Vec<&str> = text.splitn(3, '\n').collect();
        let time: u128 = lines[0].parse().unwrap();
        (lines[1].to_owned(), lines[2].to_owned(), time.saturating_sub(since))
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        if env::var_os(TASK).is_none() && !thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// The milliseconds since 1970, which all processes count alike.
pub(crate) fn now() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()
}

/// Waits until all processes have ended well.
pub(crate) fn wait(task: &Task, children: Vec<Child>) {
    let end = Instant::now() + LONG;
    for (index, mut child) in children.into_iter().enumerate() {
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if Instant::now() > end {
                let _ = child.kill();
            }
            thread::sleep(Duration::from_millis(5));
        };
        assert!(status.success(), "process {index} of `{}`: {status}\n{}", task.name, task.log(index));
    }
}

/// Sends a signal to a process.
pub(crate) fn signal(child: &Child, name: &str) {
    let command = format!("kill -{name} {}", child.id());
    assert!(Command::new("sh").args(["-c", &command]).status().unwrap().success());
}
