//! The same kernels with C++'s `std::mdspan`, in a process of its own that is asked for one sample at a time.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Duration,
};

/// The program, running. It waits while others are measured.
pub struct Mdspan {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

/// The compiler, and what it is asked for: the oldest one whose library has `<mdspan>`.
const COMPILER: &str = "clang++-19";

/// The processor that this program was compiled for, as the compiler of the other one names it.
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

/// Where the program is: next to this one.
fn place() -> PathBuf {
    env::current_exe().expect("a program has a path").with_file_name("shapewise-mdspan")
}

/// The program, if it is there.
#[must_use]
pub fn program() -> Option<PathBuf> {
    Some(place()).filter(|program| program.exists())
}

/// Compiles the program, unless it is there and newer than its source.
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
        .map_err(|error| format!("{COMPILER} is not there ({error})"))?;
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
    /// Why there is none.
    pub fn start() -> Result<Self, String> {
        let mut child = Command::new(build()?)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the program of mdspan does not start: {error}"))?;
        let (to, from) = (child.stdin.take(), child.stdout.take().expect("its output is a pipe"));
        Ok(Self { child, to, from: BufReader::new(from) })
    }

    /// Sends a line, and reads the number that it answers.
    fn ask(&mut self, line: &str) -> Result<f64, String> {
        let to = self.to.as_mut().ok_or("the program of mdspan has ended")?;
        writeln!(to, "{line}").map_err(|error| format!("mdspan: {error}"))?;
        let mut answer = String::new();
        self.from.read_line(&mut answer).map_err(|error| format!("mdspan: {error}"))?;
        answer.trim().parse().map_err(|_| format!("mdspan answers {answer:?} to {line:?}"))
    }

    /// Makes the memory of a case, runs it once, and gives the number that sums up what was written.
    ///
    /// # Errors
    ///
    /// If there is no such case.
    pub fn open(&mut self, name: &str) -> Result<f64, String> {
        self.ask(&format!("open {name}"))
    }

    /// How long so many calls take, measured there. One call before that is not measured: its memory is then in the caches
    /// as that of the ways in this process is, which share theirs.
    pub fn time(&mut self, calls: usize) -> Duration {
        let nanoseconds = self.ask(&format!("time {calls}")).expect("a case that is open");
        Duration::from_secs_f64(nanoseconds / 1e9)
    }
}

impl Drop for Mdspan {
    fn drop(&mut self) {
        // It ends where its input does.
        self.to = None;
        let _ = self.child.wait();
    }
}
