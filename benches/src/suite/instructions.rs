//! Instructions per call, counted by callgrind in one run over all small cases: one of this program, and one of mdspan's.

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

use super::{Bench, mdspan, report::Line};

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

/// Runs a program under callgrind, and gives the differences of each two counts that follow each other. The first of the two
/// is of one call and the second of two: so a difference is a call, without what is done once.
fn differences(program: &Path, arguments: &[String]) -> Option<Vec<Option<u64>>> {
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
        let text = fs::read_to_string(folder.join(format!("out.{part}"))).ok()?;
        text.lines().find_map(|line| line.strip_prefix("totals:"))?.trim().parse().ok()
    };
    let mut found = Vec::new();
    while let (true, Some(one)) =
        (status.as_ref().is_ok_and(|status| status.success()), count(2 * found.len() + 1))
    {
        found.push(count(2 * found.len() + 2).and_then(|two| two.checked_sub(one)));
    }
    // What is left in a temporary folder does no harm.
    let _ = fs::remove_dir_all(folder);
    (!found.is_empty()).then_some(found)
}

/// Counts, and writes what was counted to the lines; or says why not.
pub fn count(cases: &[Box<dyn Bench>], only: &str, lines: &mut [Line]) {
    let mut write = |case: &dyn Bench, who: &str, count: Option<u64>| {
        for line in lines.iter_mut().filter(|line| line.is(case.title(), who)) {
            line.instructions = count;
        }
    };
    let this = env::current_exe().expect("a program has a path");
    let Some(counts) = differences(&this, &[String::from("counted"), String::from(only)]) else {
        println!("no instructions: no valgrind, one that does not know this processor, or no small kernel");
        return;
    };
    let ways = small(cases).flat_map(|case| case.names().into_iter().map(move |who| (case, who)));
    for ((case, who), count) in ways.zip(counts) {
        write(case, who, count);
    }
    let theirs = || small(cases).filter_map(|case| Some((case, case.title().mdspan.clone()?)));
    let names: Vec<String> = theirs().map(|(_, name)| name).collect();
    if let Some(counts) = mdspan::program().and_then(|program| differences(&program, &names)) {
        for ((case, _), count) in theirs().zip(counts) {
            write(case, "mdspan", count);
        }
    }
}
