//! A small package in a temporary folder for the compiler, and the processor time of a compilation or its instructions.

use std::{
    env,
    ffi::OsString,
    fs,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Output, Stdio},
    time::Duration,
};

use nix::sys::resource::{UsageWho, getrusage};

/// The compiler's task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// `cargo check`.
    Check,
    /// `cargo build --release`.
    Release,
}

/// A package with one program and at most one dependency.
pub struct Project {
    folder: PathBuf,
    offline: bool,
    /// The number of times the program was written: it is appended, so that the program is recompiled.
    written: u32,
    /// Variables for cargo and the compiler.
    variables: Vec<(&'static str, OsString)>,
}

/// The processor time, in user mode, of all processes that this one has waited for, and of those that they waited for.
fn user_time() -> Duration {
    let time = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the kernel reports it").user_time();
    let [seconds, micros] =
        [time.tv_sec(), time.tv_usec()].map(|part| u64::try_from(part).unwrap_or_default());
    Duration::from_secs(seconds) + Duration::from_micros(micros)
}

/// Runs a command, and returns its processor time.
///
/// # Errors
///
/// The output of the command, if it failed.
pub fn timed(command: &mut Command) -> Result<Duration, String> {
    let before = user_time();
    let Output { status, stderr, .. } =
        command.stdout(Stdio::null()).output().map_err(|error| error.to_string())?;
    if status.success() {
        Ok(user_time().saturating_sub(before))
    } else {
        let words = String::from_utf8_lossy(&stderr);
        // The first of many similar errors.
        Err(words.lines().take(12).collect::<Vec<_>>().join("\n"))
    }
}

impl Project {
    /// A package that depends on that line of `Cargo.toml`, in the versions of `benches/Cargo.lock`. If this program
    /// depends on the library itself, these versions are already downloaded, and `offline`, with which cargo looks
    /// nothing up, is possible.
    ///
    /// # Errors
    ///
    /// If the files cannot be written.
    pub fn new(name: &str, dependency: &str, offline: bool) -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("shapewise-compile-{}-{name}", std::process::id()));
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let manifest = format!(
            "[package]\nname = \"sites\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{dependency}\n\n[workspace]\n"
        );
        fs::create_dir_all(folder.join("src"))
            .and_then(|()| fs::write(folder.join("Cargo.toml"), manifest))
            .and_then(|()| fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).map(|_| ()))
            .and_then(|()| fs::write(folder.join("src/main.rs"), "fn main() {}\n"))
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self { folder, offline, written: 0, variables: Vec::new() })
    }

    /// Compiles changed code in one job, and returns the processor time.
    fn cargo(&self, mode: Mode) -> Result<Duration, String> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        match mode {
            Mode::Check => command.arg("check"),
            Mode::Release => command.args(["build", "--release"]),
        };
        command.args(["--quiet", "--jobs=1"]).current_dir(&self.folder);
        if self.offline {
            command.arg("--offline");
        }
        // Cargo passes its own environment on; the target folder must not be that of this program.
        command.env("CARGO_INCREMENTAL", "0").env("CARGO_TARGET_DIR", self.folder.join("target"));
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        timed(&mut command)
    }

    /// Compiles the dependency, and all its dependencies, from scratch.
    ///
    /// # Errors
    ///
    /// The output of the compiler, if it failed.
    pub fn cold(&self, mode: Mode) -> Result<Duration, String> {
        // A missing folder need not be removed.
        let _ = fs::remove_dir_all(self.folder.join("target"));
        self.cargo(mode)
    }

    /// Compiles a program whose dependency is already compiled: the least time of several compilations.
    ///
    /// # Errors
    ///
    /// The output of the compiler, if it failed.
    pub fn compile(&mut self, program: &str, mode: Mode, repeats: u32) -> Result<Duration, String> {
        let mut least = Duration::MAX;
        for _ in 0..repeats {
            self.written += 1;
            let text = format!("{program}\n// {}\n", self.written);
            fs::write(self.folder.join("src/main.rs"), text).map_err(|error| error.to_string())?;
            least = least.min(self.cargo(mode)?);
        }
        Ok(least)
    }

    /// Bytes of machine code of the last program that was built.
    pub fn text(&self) -> Option<u64> {
        text(&self.folder.join("target/release/sites"))
    }
}

/// Bytes of machine code as reported by `size`: those of the section `.text`, and of such sections of single functions.
pub fn text(file: &Path) -> Option<u64> {
    let output = Command::new("size").args(["-A", "-d"]).arg(file).output().ok()?;
    let words = String::from_utf8_lossy(&output.stdout);
    let sections = words.lines().filter(|line| line.starts_with(".text"));
    sections.map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum()
}

impl Drop for Project {
    fn drop(&mut self) {
        // A file left in a temporary folder does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The crate whose instructions are counted, and the file that valgrind reports them to, for [`wrapped`].
const COUNTED: [&str; 2] = ["SHAPEWISE_COUNTED_CRATE", "SHAPEWISE_COUNTED_TO"];

/// A [`Project`] whose compiler's instructions are counted.
pub struct Counter(Project);

impl Counter {
    /// A package that depends on that line of `Cargo.toml`.
    ///
    /// # Errors
    ///
    /// If the files cannot be written.
    pub fn new(name: &str, dependency: &str) -> Result<Self, String> {
        let mut project = Project::new(name, dependency, true)?;
        // Cargo calls this program in place of the compiler: see `wrapped`.
        let program = env::current_exe().map_err(|error| error.to_string())?;
        project.variables = vec![("RUSTC_WRAPPER", program.into())];
        Ok(Self(project))
    }

    /// Compiles, and returns the instructions of the compiler for the crate of that name; `None` without valgrind.
    fn count(
        &mut self,
        name: &str,
        compile: impl FnOnce(&mut Project) -> Result<Duration, String>,
    ) -> Result<Option<u64>, String> {
        let log = self.0.folder.join("log");
        // A missing file need not be removed.
        let _ = fs::remove_file(&log);
        self.0.variables.extend(COUNTED.into_iter().zip([name.into(), log.clone().into()]));
        let compiled = compile(&mut self.0);
        self.0.variables.truncate(1);
        compiled?;
        let Ok(words) = fs::read_to_string(log) else { return Ok(None) };
        let line = words.lines().find_map(|line| line.split_once(" refs:"));
        Ok(line.and_then(|(_, count)| count.trim().replace(',', "").parse().ok()))
    }

    /// Instructions of the check of a program whose dependency is already compiled, or is compiled first.
    ///
    /// # Errors
    ///
    /// The output of the compiler, if it failed.
    pub fn check(&mut self, program: &str) -> Result<Option<u64>, String> {
        self.count("sites", |project| project.compile(program, Mode::Check, 1))
    }

    /// Instructions of the check of the library itself, without its dependencies.
    ///
    /// # Errors
    ///
    /// The output of the compiler, if it failed.
    pub fn library(&mut self) -> Result<Option<u64>, String> {
        self.count("shapewise", |project| project.cold(Mode::Check))
    }

    /// Bytes of machine code of a release build; `None` without `size`.
    ///
    /// # Errors
    ///
    /// The output of the compiler, if it failed.
    pub fn bytes(&mut self, program: &str) -> Result<Option<u64>, String> {
        self.0.compile(program, Mode::Release, 1)?;
        Ok(self.0.text())
    }
}

/// If cargo called this program in place of the compiler, becomes the compiler, under valgrind for the counted crate. Returns only if it was not, or
/// if the compiler cannot be run.
pub fn wrapped() -> Option<ExitCode> {
    let own = env::current_exe().ok()?;
    env::var_os("RUSTC_WRAPPER").filter(|program| own == **program)?;
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let (compiler, rest) = arguments.split_first()?;
    let compiled = rest.iter().skip_while(|&argument| argument != "--crate-name").nth(1);
    if let [Some(name), Some(log)] = COUNTED.map(env::var_os)
        && compiled == Some(&name)
    {
        let mut to = OsString::from("--log-file=");
        to.push(log);
        // `exec` returns if valgrind is not installed: then nothing is counted.
        let _ = Command::new("valgrind")
            .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
            .arg(to)
            .args(&arguments)
            .exec();
    }
    eprintln!("{}: {}", compiler.display(), Command::new(compiler).args(rest).exec());
    Some(ExitCode::FAILURE)
}
