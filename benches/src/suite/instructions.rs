//! Instructions per call, counted by callgrind in one run over all small cases: one run of this program, and one of
//! mdspan's.

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

use super::{Bench, mdspan, report::Line};

/// The function that callgrind counts: it looks for this name, and writes its counts whenever the function returns.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn shapewise_counted(call: &mut dyn FnMut()) {
    call();
}

/// Calls a function the given number of times, counted.
pub fn counted(mut call: impl FnMut()) {
    shapewise_counted(&mut call);
}

/// The cases that are counted.
fn small(cases: &[Box<dyn Bench>]) -> impl Iterator<Item = &dyn Bench> {
    cases.iter().map(|case| &**case).filter(|case| case.title().counted)
}

/// Runs each version of the small cases under callgrind. This is what the program does when callgrind runs it.
pub fn run(cases: &[Box<dyn Bench>]) {
    small(cases).for_each(Bench::count);
}

/// Which instructions are counted.
#[derive(Clone, Copy, PartialEq)]
pub enum Scope {
    /// All of them.
    All,
    /// Those outside of the C library. How many `malloc` executes depends on what the program allocated before, even on the length of its
    /// path: the same `map` of 4 KiB took 1,706 instructions in one folder and 1,381 in another.
    OutsideLibc,
}

/// The sum of the costs in one file of callgrind.
///
/// An `ob=` line begins the functions of an object, and states its name the first time. A line of costs is a position and the instructions
/// of the function itself, but after `calls=` it is what the call executed, which is listed at the function that is called.
fn sum(text: &str, scope: Scope) -> Option<u64> {
    let (mut libc, mut is_in_libc, mut is_of_a_call, mut sum) = (None, false, false, 0);
    for line in text.lines() {
        if let Some(object) = line.strip_prefix("ob=").or_else(|| line.strip_prefix("cob=")) {
            let (number, path) = object.split_once(' ').unwrap_or((object, ""));
            if path.rsplit('/').next().is_some_and(|file| file.starts_with("libc.so")) {
                libc = Some(number);
            }
            if line.starts_with("ob=") {
                is_in_libc = libc == Some(number);
            }
        } else if line.starts_with("calls=") {
            is_of_a_call = true;
        } else if line.starts_with(|first: char| first.is_ascii_digit() || "+-*".contains(first)) {
            let is_left_out = is_of_a_call || (is_in_libc && scope == Scope::OutsideLibc);
            if !is_left_out {
                sum += line.split(' ').nth(1)?.parse::<u64>().ok()?;
            }
            is_of_a_call = false;
        }
    }
    Some(sum)
}

/// Runs a program under callgrind, and returns the differences of each two consecutive counts. The first of the two is
/// of one call and the second of two calls, so a difference is one call, without one-time work.
fn differences(program: &Path, arguments: &[String], scope: Scope) -> Option<Vec<Option<u64>>> {
    let folder = env::temp_dir().join(format!("shapewise-callgrind-{}", std::process::id()));
    fs::create_dir_all(&folder).ok()?;
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=shapewise_counted", "--dump-after=shapewise_counted"])
        .arg(format!("--callgrind-out-file={}", folder.join("out").display()))
        .arg(program)
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let count = |part: usize| -> Option<u64> {
        sum(&fs::read_to_string(folder.join(format!("out.{part}"))).ok()?, scope)
    };
    let mut found = Vec::new();
    while let (true, Some(one)) =
        (status.as_ref().is_ok_and(|status| status.success()), count(2 * found.len() + 1))
    {
        found.push(count(2 * found.len() + 2).and_then(|two| two.checked_sub(one)));
    }
    // A file left in a temporary folder does no harm.
    let _ = fs::remove_dir_all(folder);
    (!found.is_empty()).then_some(found)
}

/// Counts, and adds the counts to the lines; or says why it cannot.
pub fn count(cases: &[Box<dyn Bench>], only: &str, lines: &mut [Line], scope: Scope) {
    let mut write = |case: &dyn Bench, who: &str, count: Option<u64>| {
        for line in lines.iter_mut().filter(|line| line.is(case.title(), who)) {
            line.instructions = count;
        }
    };
    let this = env::current_exe().expect("a program has a path");
    let Some(counts) = differences(&this, &[String::from("counted"), String::from(only)], scope) else {
        println!("no instructions: no valgrind, one that does not know this processor, or no small kernel");
        return;
    };
    let ways = small(cases).flat_map(|case| case.names().into_iter().map(move |who| (case, who)));
    for ((case, who), count) in ways.zip(counts) {
        write(case, who, count);
    }
    let theirs = || small(cases).filter_map(|case| Some((case, case.title().mdspan.clone()?)));
    let names: Vec<String> = theirs().map(|(_, name)| name).collect();
    if let Some(counts) = mdspan::program().and_then(|program| differences(&program, &names, scope)) {
        for ((case, _), count) in theirs().zip(counts) {
            write(case, "mdspan", count);
        }
    }
}
