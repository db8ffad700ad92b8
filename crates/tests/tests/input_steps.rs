//! How many instructions input takes: twice as much input takes twice as many, and a little more where a parser sorts. A parser that reads
//! its input again for each part of it fails. Plans of shardings are counted, too.
//!
//! callgrind (of valgrind) counts instructions, and returns nearly the same number on every run, however busy the machine is. The tests run
//! themselves under it. Without valgrind they say so, and count nothing.
#![cfg(not(miri))] // Miri starts no programs.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "tests of small numbers: a panic is a failure"
)]

mod inputs;

use shapewise_sharding::{DynMesh, DynSpec, Plan};
use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
};

/// The name of the variable that is set in the counted process.
const COUNTED: &str = "SHAPEWISE_COUNTED";

/// What is counted: callgrind finds it by its name.
#[inline(never)]
fn counted_by_callgrind(step: &mut dyn FnMut()) {
    step();
}

/// The instructions of each call of [`counted_by_callgrind`] that `steps` makes, in order; `None` without valgrind. `test` is the
/// name of the test, which is run again and calls this again.
fn count(test: &str, steps: impl FnOnce()) -> Option<Vec<u64>> {
    if env::var_os(COUNTED).is_some() {
        steps();
        return None;
    }
    if !Command::new("valgrind").arg("--version").stdout(Stdio::null()).status().is_ok_and(|s| s.success()) {
        println!("NOT CHECKED: steps are counted by valgrind, which is not installed");
        steps();
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("steps-{test}"));
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    // The exact name: callgrind's patterns do not work for dumps.
    let name = concat!(module_path!(), "::counted_by_callgrind");
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--toggle-collect={name}"))
        .arg(format!("--dump-after={name}"))
        .arg(format!("--callgrind-out-file={}", folder.join("out").display()))
        .arg(env::current_exe().unwrap())
        .args(["--exact", test])
        .env(COUNTED, "1")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let totals = |number: usize| {
        let text = fs::read_to_string(folder.join(format!("out.{number}"))).ok()?;
        let line =
            text.lines().find_map(|line| line.strip_prefix("totals: ").or(line.strip_prefix("summary: ")));
        line?.trim().parse().ok()
    };
    Some((1..).map_while(totals).collect())
}

/// Reads inputs of three sizes.
#[derive(Default)]
struct Sizes {
    names: Vec<String>,
}

/// The numbers of parts. They double, so that vectors that double grow as often.
const COUNTS: [usize; 3] = [64, 128, 256];

/// As many parts more are in inputs of these kinds: each part is compared with those before it, up to the greatest rank.
const LONGER: [(&str, usize); 2] = [("names", 8), ("a", 8)];

/// As many instructions more are allowed, for inputs that are refused early, and one for so many that there are.
const ANY: u64 = 5_000;
const OF: u64 = 64;

impl inputs::Visit for Sizes {
    fn input<I: ?Sized + AsRef<[u8]>, V>(
        &mut self,
        name: &str,
        input: impl Fn(usize) -> Box<I>,
        read: impl Fn(&I) -> Option<V>,
        is_valid: bool,
    ) {
        let longer = LONGER.iter().find(|(other, _)| *other == name).map_or(1, |(_, times)| *times);
        for count in COUNTS {
            let input = input(count * longer);
            let mut is_ok = false;
            counted_by_callgrind(&mut || is_ok = read(&*input).is_some());
            // Some are refused because they are too long.
            assert!(is_ok == is_valid || count < COUNTS[2], "{name}");
        }
        self.names.push(format!("{name} ({})", if is_valid { "valid" } else { "refused" }));
    }
}

#[test]
fn twice_the_input_takes_twice_the_steps() {
    let mut sizes = Sizes::default();
    let Some(steps) = count("twice_the_input_takes_twice_the_steps", || inputs::each(&mut sizes)) else {
        return;
    };
    inputs::each(&mut sizes);
    assert_eq!(steps.len(), sizes.names.len() * COUNTS.len());
    let mut faults = Vec::new();
    for (name, steps) in sizes.names.iter().zip(steps.chunks(COUNTS.len())) {
        println!("{name}: {steps:?}");
        let [small, middle, large] = *steps else { panic!("three sizes") };
        let (first, second) = (middle.saturating_sub(small), large.saturating_sub(middle));
        // Linear time has a ratio of 2, and quadratic time of 4.
        if second > first * 5 / 2 + ANY + large / OF {
            faults.push(format!("{name}: {steps:?}"));
        }
    }
    assert!(faults.is_empty(), "more than linear:\n{}", faults.join("\n"));
}

/// Two specs of a mesh with this many axes, and their shape: the axes of the one are those of the other in reverse, moved by one dimension, or all
/// in the first dimension.
fn reshards(axes: usize) -> Vec<(&'static str, Vec<usize>, DynSpec, DynSpec)> {
    let names: Vec<String> = (0..axes).map(|axis| format!("a{axis}")).collect();
    let mesh = DynMesh::new(names.iter().map(|name| (&**name, 2))).unwrap();
    let spec = |at: &dyn Fn(usize) -> usize| {
        let mut lists = vec![Vec::new(); axes];
        for (axis, name) in names.iter().enumerate() {
            lists[at(axis)].push(&**name);
        }
        let lists: Vec<&[&str]> = lists.iter().map(Vec::as_slice).collect();
        DynSpec::from_names(&mesh, &lists).unwrap()
    };
    let mut wide = vec![2; axes];
    wide[0] = 1 << axes;
    vec![
        ("reversed", vec![2; axes], spec(&|axis| axis), spec(&|axis| axes - 1 - axis)),
        ("moved", vec![2; axes], spec(&|axis| axis), spec(&|axis| (axis + 1) % axes)),
        ("spread", wide.clone(), spec(&|_| 0), spec(&|axis| axis)),
        ("collected", wide, spec(&|axis| axis), spec(&|_| 0)),
    ]
}

/// Twice the axes and dimensions take at most 4 times the steps, because an axis is compared with the axes of each dimension. A search through the
/// orders of axes fails.
#[test]
fn plans_take_quadratic_time() {
    let mut names = Vec::new();
    let mut plans = || {
        names.clear();
        for at in 0..4 {
            for axes in [16, 8, 4].map(|part| usize::try_from(usize::BITS).unwrap() / part) {
                let (name, shape, from, to) = reshards(axes).swap_remove(at);
                let mut plan = None;
                counted_by_callgrind(&mut || plan = Some(Plan::new(&shape, &from, &to).unwrap()));
                assert!(!plan.unwrap().steps().is_empty(), "{name}");
                names.push(name);
            }
        }
    };
    let Some(steps) = count("plans_take_quadratic_time", &mut plans) else { return };
    plans();
    assert_eq!(steps.len(), names.len());
    for (names, steps) in names.chunks(3).zip(steps.chunks(3)) {
        println!("{}: {steps:?}", names[0]);
        assert!(steps[2] <= 4 * steps[1] && steps[1] <= 4 * steps[0], "{}: {steps:?}", names[0]);
    }
}
