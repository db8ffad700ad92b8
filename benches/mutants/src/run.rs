//! Runs tests for each change: those that reach it, the fastest first, until one fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Tests that take longer do not run, and for one change tests run for at most this time together. `MUTANTS_SECONDS` sets both.
fn limits() -> [Duration; 2] {
    let text = std::env::var("MUTANTS_SECONDS").unwrap_or_else(|_| "6,60".to_owned());
    let seconds: Vec<f64> = text.split(',').map(|text| text.parse().expect("seconds")).collect();
    [0, 1].map(|at| Duration::from_secs_f64(seconds[at]))
}

/// A process at most has this many kilobytes, as a change may let it allocate without end.
const MEMORY: usize = 6_000_000;

/// How many tests run at once. `MUTANTS_THREADS` sets it.
fn threads() -> usize {
    std::env::var("MUTANTS_THREADS").map_or(2, |text| text.parse().expect("a number"))
}

/// One test of one binary.
struct Test {
    binary: PathBuf,
    name: String,
    time: Duration,
}

/// How a test ended.
#[derive(PartialEq)]
enum End {
    Passed,
    Failed,
    Endless,
}

/// The tests that pass, and the numbers of the changes that each reaches.
type Reached = Vec<(Test, Vec<usize>)>;

/// Runs each test once. What it reaches is kept in the file `reached.txt` of the folder, and is read from there as long as the binary is the
/// same.
fn reached(folder: &Path, named: &[(PathBuf, String)], longest: Duration) -> Reached {
    let path = folder.join("reached.txt");
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let mut known: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once('\t')).collect();
    let file =
        Mutex::new(OpenOptions::new().create(true).append(true).open(&path).expect("it can be written"));
    let tests = Mutex::new(Vec::new());
    let parsed = |binary: &Path, name: &str, line: &str| {
        let (time, numbers) = line.split_once('\t')?;
        let numbers = numbers.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        let time = Duration::from_millis(time.parse().ok()?);
        Some((Test { binary: binary.to_owned(), name: name.to_owned(), time }, numbers))
    };
    let mut rest = Vec::new();
    for (binary, name) in named {
        let modified = std::fs::metadata(binary).and_then(|data| data.modified()).expect("it has a time");
        let seconds = modified.duration_since(std::time::UNIX_EPOCH).expect("it is later").as_secs();
        let key = format!("{seconds} {} {name}", binary.display());
        match known.remove(&*key) {
            Some(line) => tests.lock().expect("no thread panics").extend(parsed(binary, name, line)),
            None => rest.push((key, binary, name)),
        }
    }
    println!("{} tests, {} of them new", named.len(), rest.len());
    each(&rest, |(key, binary, name)| {
        let numbers = std::env::temp_dir().join(format!(
            "mutants-{}-{:?}",
            std::process::id(),
            std::thread::current().id()
        ));
        let _ = std::fs::remove_file(&numbers);
        let begin = Instant::now();
        let variables = [("MUTANT", "cover"), ("MUTANT_FILE", &*numbers.to_string_lossy())];
        let end = run(folder, binary, name, longest, &variables);
        let time = begin.elapsed().as_millis();
        let line = match end {
            End::Passed => {
                let text = std::fs::read_to_string(&numbers).unwrap_or_default();
                format!("{time}\t{}", text.split_whitespace().collect::<Vec<_>>().join(" "))
            }
            End::Failed | End::Endless => {
                let why = if end == End::Failed { "fails" } else { "is slow" };
                println!("left out, as it {why}: {name} of {}", binary.display());
                why.to_owned()
            }
        };
        writeln!(file.lock().expect("no thread panics"), "{key}\t{line}").expect("it can be written");
        tests.lock().expect("no thread panics").extend(parsed(binary, name, &line));
    });
    tests.into_inner().expect("no thread panics")
}

/// Builds the tests, finds which changes each of them reaches, and appends a line for each change to `results`. Changes that were caught
/// according to a line there are left out.
pub(crate) fn all(folder: &Path, results: &Path, cargo: &[&str]) {
    let [longest, together] = limits();
    let tests = reached(folder, &named(folder, &binaries(folder, cargo)), longest);
    let mut reached = BTreeMap::<usize, Vec<&Test>>::new();
    for (test, numbers) in &tests {
        numbers.iter().for_each(|number| reached.entry(*number).or_default().push(test));
    }
    let done: BTreeSet<String> = std::fs::read_to_string(results)
        .unwrap_or_default()
        .lines()
        .filter(|line| line.starts_with("caught") || line.starts_with("endless"))
        .filter_map(|line| line.split(' ').nth(1).map(str::to_owned))
        .collect();
    let changes = std::fs::read_to_string(folder.join("changes.txt")).expect("the source was rewritten");
    let changes: Vec<(&str, &str)> = changes
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(id, _)| !done.contains(*id))
        .collect();
    println!("{} changes", changes.len());
    let file =
        OpenOptions::new().create(true).append(true).open(results).expect("the results can be written");
    let file = Mutex::new(file);
    each(&changes, |&(id, name)| {
        let mut reaching = reached.get(&id.parse().expect("a number")).cloned().unwrap_or_default();
        reaching.sort_by_key(|test| test.time);
        let begin = Instant::now();
        let mut line = String::from(if reaching.is_empty() { "unreached" } else { "survived" });
        let mut ran = 0;
        for test in &reaching {
            if begin.elapsed() + test.time > together {
                break;
            }
            ran += 1;
            let limit = test.time * 8 + Duration::from_secs(4);
            match run(folder, &test.binary, &test.name, limit, &[("MUTANT", id)]) {
                End::Passed => continue,
                End::Failed => line = "caught".to_owned(),
                End::Endless => line = "endless".to_owned(),
            }
            break;
        }
        write!(line, " {id} {ran}/{} {name}", reaching.len()).expect("a string");
        writeln!(file.lock().expect("no thread panics"), "{line}").expect("the results can be written");
    });
}

/// Calls a function for each value, in some threads.
fn each<T: Sync>(values: &[T], call: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads() {
            scope.spawn(|| {
                while let Some(value) = values.get(next.fetch_add(1, Ordering::Relaxed)) {
                    call(value);
                }
            });
        }
    });
}

/// The test binaries that cargo builds.
fn binaries(folder: &Path, cargo: &[&str]) -> Vec<PathBuf> {
    let output = Command::new("cargo")
        .args(["test", "--no-run", "--all-features", "--message-format=json"])
        .args(cargo)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "--cap-lints=allow")
        .stderr(Stdio::inherit())
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "the tests compile");
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages.filter_map(|message| Some(PathBuf::from(message["executable"].as_str()?))).collect()
}

/// Each test of some binaries.
fn named(folder: &Path, binaries: &[PathBuf]) -> Vec<(PathBuf, String)> {
    let of = |binary: &PathBuf| {
        let output = Command::new(binary).arg("--list").current_dir(folder).output().expect("the test runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let names: Vec<_> = text
            .lines()
            .filter_map(|line| Some((binary.clone(), line.strip_suffix(": test")?.to_owned())))
            .collect();
        names
    };
    binaries.iter().flat_map(of).collect()
}

/// Runs one test.
fn run(folder: &Path, binary: &Path, name: &str, limit: Duration, variables: &[(&str, &str)]) -> End {
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")])
        .arg(binary)
        .args(["--exact", name, "--test-threads=1"])
        .envs(variables.iter().copied())
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the test runs");
    let begin = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("the test ends") {
            return if status.success() { End::Passed } else { End::Failed };
        }
        if begin.elapsed() > limit {
            child.kill().expect("it can be stopped");
            child.wait().expect("it ends");
            return End::Endless;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}
