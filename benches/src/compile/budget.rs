//! The budget of compile time: what one more shape costs in each family of operations, and what the library itself costs.
//!
//! Instructions of the compiler by `cargo check`, and bytes of machine code of a release build, on which its time depends. valgrind counts the
//! instructions, and returns nearly the same number on a busy machine as on an idle one, so a small increase is seen and no noise is. If valgrind is
//! not installed, the budget says that nothing was counted.

use std::{
    collections::BTreeMap,
    fs,
    process::ExitCode,
    sync::{Mutex, PoisonError},
    thread,
};

use serde_json::{Value, json};

use super::{
    families::{self, FAMILIES, Family},
    project::Counter,
};

/// Functions per program, each for another shape. What a family costs once is divided among them.
const SITES: u32 = 12;

/// How many times the recorded value fails: of a family, and of the library.
const MOST: [f64; 2] = [1.15, 1.05];

/// Millions of instructions, and bytes, per function that are always allowed above the record.
const SLACK: [f64; 2] = [0.2, 64.0];

/// Compilations at the same time.
const THREADS: usize = 2;

/// The record, in the folder of the benches.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/record/budget.json");

/// The library itself, in the record.
const LIBRARY: &str = "the library";

/// Millions of instructions of a check of the library, or of a function of a family; and bytes of machine code of such a function, if `size`
/// is installed.
#[derive(Clone, Copy)]
struct Cost {
    check: f64,
    bytes: Option<f64>,
}

impl Cost {
    fn json(self) -> Value {
        let rounded = |number: f64| (number * 100.0).round() / 100.0;
        json!({ "check": rounded(self.check), "bytes": self.bytes.map(rounded) })
    }

    fn from_json(value: &Value) -> Option<Self> {
        let number = |key| value.get(key).and_then(Value::as_f64);
        Some(Self { check: number("check")?, bytes: number("bytes") })
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn float(count: u64) -> f64 {
    count as f64
}

/// What a program costs; `None` without valgrind.
fn counted(counter: &mut Counter, program: &str) -> Result<Option<Cost>, String> {
    let Some(check) = counter.check(program)? else { return Ok(None) };
    let bytes = counter.bytes(program)?.map(float);
    Ok(Some(Cost { check: float(check) / 1e6, bytes }))
}

/// What the library costs, if its name contains `only`, and each family whose name contains `only`; `None` without valgrind.
fn measure(only: &str) -> Result<Option<BTreeMap<&'static str, Cost>>, String> {
    let costs = Mutex::new(BTreeMap::new());
    let families: Vec<Family> = FAMILIES.into_iter().filter(|(name, _)| name.contains(only)).collect();
    let insert = |name, cost| costs.lock().unwrap_or_else(PoisonError::into_inner).insert(name, cost);
    let worker = |at: usize| -> Result<bool, String> {
        let mut counter = Counter::new(&format!("budget-{at}"), &super::ours())?;
        if at == 0 && LIBRARY.contains(only) {
            let Some(check) = counter.library()? else { return Ok(false) };
            insert(LIBRARY, Cost { check: float(check) / 1e6, bytes: None });
        }
        // What is the same in all programs, such as reading the library, is subtracted.
        let Some(empty) = counted(&mut counter, &families::program(FAMILIES[0], 0))? else {
            return Ok(false);
        };
        for family in families.iter().skip(at).step_by(THREADS) {
            let Some(all) = counted(&mut counter, &families::program(*family, SITES))? else {
                return Ok(false);
            };
            let each = |all: f64, empty: f64| (all - empty) / f64::from(SITES);
            let cost = Cost {
                check: each(all.check, empty.check),
                bytes: all.bytes.zip(empty.bytes).map(|(all, empty)| each(all, empty)),
            };
            insert(family.0, cost);
        }
        Ok(true)
    };
    let worker = &worker;
    let counted = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|at| scope.spawn(move || worker(at))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect::<Result<Vec<_>, _>>()
    })?;
    let costs = costs.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(counted.into_iter().all(|counted| counted).then_some(costs))
}

/// Prints the counted and the recorded value; returns whether the counted one is too large.
fn above(what: &str, found: f64, recorded: f64, most: f64, slack: f64) -> bool {
    let above = found > (recorded * most).max(recorded + slack);
    let mark = if above { "  above the budget" } else { "" };
    println!("{what:<46} {found:>10.2} {recorded:>10.2} {:>6.2}{mark}", found / recorded);
    above
}

/// Compares each cost with the record.
fn compare(costs: &BTreeMap<&str, Cost>) -> Result<bool, String> {
    let text = fs::read_to_string(RECORD).map_err(|error| format!("{RECORD}: {error}"))?;
    let record: Value = serde_json::from_str(&text).map_err(|error| format!("{RECORD}: {error}"))?;
    println!("{:<46} {:>10} {:>10} {:>6}", "millions of instructions; bytes", "now", "recorded", "ratio");
    let mut failed = costs.is_empty();
    if failed {
        println!("no family has such a name");
    }
    for (&name, cost) in costs {
        let Some(recorded) = record.get(name).and_then(Cost::from_json) else {
            let Cost { check, bytes } = cost;
            println!("{name}: check {check:.2}, bytes {:.2}, not in the record", bytes.unwrap_or_default());
            failed = true;
            continue;
        };
        let most = MOST[usize::from(name == LIBRARY)];
        failed |= above(&format!("{name}, check"), cost.check, recorded.check, most, SLACK[0]);
        match cost.bytes.zip(recorded.bytes) {
            Some((found, recorded)) => {
                failed |= above(&format!("{name}, bytes"), found, recorded, most, SLACK[1]);
            }
            None if name == LIBRARY => {}
            None => println!("{name}, bytes: not counted, because `size` is not installed"),
        }
    }
    Ok(failed)
}

const NOTHING: &str = "nothing counted: valgrind is not installed";

/// Counts what the compiler executes for the library, and for the families whose name contains `only`; fails if it is above the budget.
pub fn check(only: &str) -> ExitCode {
    let failed = measure(only).and_then(|costs| {
        costs.map_or_else(
            || {
                println!("{NOTHING}");
                Ok(false)
            },
            |costs| compare(&costs),
        )
    });
    match failed {
        Ok(false) => ExitCode::SUCCESS,
        Ok(true) => ExitCode::FAILURE,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the record.
pub fn record() -> ExitCode {
    let written = measure("").and_then(|costs| {
        let costs = costs.ok_or(NOTHING)?;
        let lines: serde_json::Map<String, Value> =
            costs.into_iter().map(|(name, cost)| (name.to_owned(), cost.json())).collect();
        let text = serde_json::to_string_pretty(&lines).map_err(|error| error.to_string())?;
        fs::write(RECORD, text + "\n").map_err(|error| format!("{RECORD}: {error}"))
    });
    match written {
        Ok(()) => {
            println!("written: {RECORD}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}
