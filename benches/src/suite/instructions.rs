//! Instructions per call, counted by callgrind in one run of this program over all small cases.

use std::{env, fs, process::Command};

use super::{Bench, report::Line};

/// What callgrind counts: it looks for this name, and writes what it counted whenever it returns.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn shapewise_counted(call: &mut dyn FnMut()) {
    call();
}

/// Calls that, counted.
pub fn counted(mut call: impl FnMut()) {
    shapewise_counted(&mut call);
}

/// The cases that are counted.
fn small(cases: &[Box<dyn Bench>]) -> impl Iterator<Item = &dyn Bench> {
    cases.iter().map(|case| &**case).filter(|case| case.title().counted)
}

/// Runs each way of the small cases under callgrind's eyes: what the program does when callgrind runs it.
pub fn run(cases: &[Box<dyn Bench>]) {
    small(cases).for_each(Bench::count);
}

/// Counts, and writes what was counted to the lines; or says why not.
pub fn count(cases: &[Box<dyn Bench>], only: &str, lines: &mut [Line]) {
    let folder = env::temp_dir().join(format!("shapewise-callgrind-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for what callgrind writes");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=shapewise_counted", "--dump-after=shapewise_counted"])
        .arg(format!("--callgrind-out-file={}", folder.join("out").display()))
        .arg(env::current_exe().expect("a program has a path"))
        .args(["counted", only])
        .output();
    let counted = output.is_ok_and(|output| output.status.success());
    if counted {
        assign(cases, lines, |part| {
            let text = fs::read_to_string(folder.join(format!("out.{part}"))).ok()?;
            let line = text.lines().find_map(|line| line.strip_prefix("totals:"))?;
            line.trim().parse().ok()
        });
    } else {
        println!(
            "instructions were not counted: valgrind is not there, or does not know this processor's instructions"
        );
    }
    // What is left in a temporary folder does no harm.
    let _ = fs::remove_dir_all(folder);
}

/// The parts come in the order of [`run`]: for each way, one of a call and one of two. Their difference is a call, without
/// what is done once.
fn assign(cases: &[Box<dyn Bench>], lines: &mut [Line], count: impl Fn(usize) -> Option<u64>) {
    let mut part = 1;
    for case in small(cases) {
        for who in case.names() {
            let difference = count(part).zip(count(part + 1)).and_then(|(one, two)| two.checked_sub(one));
            part += 2;
            for line in lines.iter_mut().filter(|line| line.is(case.title(), who)) {
                line.instructions = difference;
            }
        }
    }
}
