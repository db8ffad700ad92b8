//! The same kernels with C++'s `std::mdspan`, in a separate process that receives requests for one sample at a time.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Duration,
};

/// The running program. It waits while others are measured.
pub struct Mdspan {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

/// The compiler, and its arguments: the oldest one whose library has `<mdspan>`.
const COMPILER: &str = "clang++-19";

/// The processor that this program was compiled for, in the names of the C++ compiler.
#[must_use]
pub fn target() -> &'static str {
    if cfg!(target_feature = "avx512f") {
        "native"
    } else if cfg!(target_feature = "avx2") {
        "x86-64-v3"
    } else {
        "x86-64"
    }
}

/// The path of the program: next to this one.
fn place() -> PathBuf {
    env::current_exe().expect("a program has a path").with_file_name("shapewise-mdspan")
}

/// The program, if it exists.
#[must_use]
pub fn program() -> Option<PathBuf> {
    Some(place()).filter(|program| program.exists())
}

/// Compiles the program, unless it exists and is newer than its source.
fn build() -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("mdspan");
    let program = place();
    let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    let mut sources = ["main.cpp", "case.hpp", "kernels.hpp"].map(|name| folder.join(name)).into_iter();
    if time(&program)
        .is_some_and(|built| sources.all(|source| time(&source).is_some_and(|time| time < built)))
    {
        return Ok(program);
    }
    let output = Command::new(COMPILER)
        .args(["-std=c++23", "-stdlib=libc++", "-O3", "-DNDEBUG", "-Wall", "-Wextra"])
        .arg(format!("-march={}", target()))
        .arg(folder.join("main.cpp"))
        .arg("-o")
        .arg(&program)
        .output()
        .map_err(|error| format!("{COMPILER} is not installed ({error})"))?;
    if output.status.success() {
        Ok(program)
    } else {
        Err(format!("{COMPILER} failed: {}", String::from_utf8_lossy(&output.stderr)))
    }
}

impl Mdspan {
    /// Compiles and starts the program.
    ///
    /// # Errors
    ///
    /// The reason why there is none.
    pub fn start() -> Result<Self, String> {
        let mut child = Command::new(build()?)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the program of mdspan does not start: {error}"))?;
        let (to, from) = (child.stdin.take(), child.stdout.take().expect("its output is a pipe"));
        Ok(Self { child, to, from: BufReader::new(from) })
    }

    /// Sends a line, and reads the number in the answer.
    fn ask(&mut self, line: &str) -> Result<f64, String> {
        let to = self.to.as_mut().ok_or("the program of mdspan has ended")?;
        writeln!(to, "{line}").map_err(|error| format!("mdspan: {error}"))?;
        let mut answer = String::new();
        self.from.read_line(&mut answer).map_err(|error| format!("mdspan: {error}"))?;
        answer.trim().parse().map_err(|_| format!("mdspan answers {answer:?} to {line:?}"))
    }

    /// Creates the memory of a case, runs it once, and returns the checksum of the output.
    ///
    /// # Errors
    ///
    /// If there is no such case.
    pub fn open(&mut self, name: &str) -> Result<f64, String> {
        self.ask(&format!("open {name}"))
    }

    /// The time of the given number of calls, measured there. One call before them is not measured: it brings the
    /// memory into the caches, as the versions in this process, which share their memory, find it.
    pub fn time(&mut self, calls: usize) -> Duration {
        let nanoseconds = self.ask(&format!("time {calls}")).expect("a case that is open");
        Duration::from_secs_f64(nanoseconds / 1e9)
    }
}

impl Drop for Mdspan {
    fn drop(&mut self) {
        // The program ends when its input ends.
        self.to = None;
        let _ = self.child.wait();
    }
}
