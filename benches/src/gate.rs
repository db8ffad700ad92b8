//! The gate: is a kernel slower than it was, compared with the others?
//!
//! Times depend on the machine and on other work, so they are compared as ratios of short ones, and with each participant of a case: a
//! kernel of ours is slower if, beside most of them, it takes more than [`TOLERANCE`] times what it took in the record. What
//! slows one participant down, or all of them, is not counted. A case that is slower is measured again, also in other processes. Cases that
//! work on more memory than a near cache has are left out: another program takes that away.
//!
//! Times also depend on where the linker puts a loop: the same instructions took 1.3 times as long at another address. So a case that is slower
//! each time fails only if it also executes more than [`MORE`] times the instructions of the record, which callgrind counts outside of the C
//! library. If it does not, the gate says so and does not fail.
//!
//! On another processor than that of the record, ratios differ for other reasons; the gate then prints them and does not fail.

use std::{
    collections::BTreeMap,
    env, fs,
    path::Path,
    process::{Command, ExitCode},
};

use serde_json::{Value, json};

use crate::{
    chosen,
    suite::{
        Bench, Effort, Title,
        instructions::{self, Scope},
        report::Line,
    },
};

/// How much slower beside each participant.
const TOLERANCE: f64 = 1.25;

/// How many times the instructions of the record explain that a kernel is slower.
const MORE: f64 = 1.02;

/// How often a case is measured in this process, and then in others.
const ATTEMPTS: usize = 4;
const PROCESSES: usize = 3;

/// Bytes of the largest case.
const NEAR: usize = 1 << 20;

/// The record, in the folder of the benches.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/record/gate.json");

/// A short time of one case, by participant.
type Times = BTreeMap<String, f64>;

/// The processor's name and model, as the system states them. Several models may share a name.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let stated = |what: &str| {
        let fields = text.lines().filter_map(|line| line.split_once(':'));
        fields.into_iter().find(|(name, _)| name.trim() == what).map_or("unknown", |(_, value)| value.trim())
    };
    format!("{}, family {}, model {}", stated("model name"), stated("cpu family"), stated("model"))
}

fn key(Title { kernel, size, level, .. }: &Title) -> String {
    format!("{kernel} {size} {level}")
}

fn cases() -> Vec<Box<dyn Bench>> {
    let mut cases = chosen("");
    // Without another participant there is no ratio.
    cases.retain(|case| case.bytes() <= NEAR && case.names().iter().any(|who| *who != "ours"));
    cases
}

/// Measures a case: a short time of each participant.
fn measured(case: &dyn Bench) -> Result<Times, String> {
    let lines = case.measure(Effort::QUICK, None)?;
    Ok(lines.iter().map(|line| (line.who().to_owned(), line.low())).collect())
}

/// How many times slower ours is than in the record: the median of what it is beside each participant; `None` if the two have none in
/// common.
fn slower(now: &Times, then: &Times) -> Option<f64> {
    let (ours, was) = (now.get("ours")?, then.get("ours")?);
    let others = now.iter().filter(|(who, _)| *who != "ours");
    let mut ratios: Vec<f64> =
        others.filter_map(|(who, time)| Some((ours / time) / (was / then.get(who)?))).collect();
    ratios.sort_by(f64::total_cmp);
    // Of an even number, the lower of the two in the middle.
    ratios.get(ratios.len().checked_sub(1)? / 2).copied()
}

/// The instructions per call of ours, by case, of all kernels whose name contains a text; none without valgrind.
fn instructions_of(only: &str) -> BTreeMap<String, u64> {
    let cases = chosen(only);
    let mut lines: Vec<Line> = cases.iter().map(|case| Line::new(case.title(), "ours", vec![0.0])).collect();
    instructions::count(&cases, only, &mut lines, Scope::OutsideLibc);
    cases.iter().zip(lines).filter_map(|(case, line)| Some((key(case.title()), line.instructions?))).collect()
}

/// What is recorded of one case.
struct Recorded {
    times: Times,
    instructions: Option<u64>,
}

/// The record: the processor, and each case.
fn read() -> Option<(String, BTreeMap<String, Recorded>)> {
    let record: Value = serde_json::from_str(&fs::read_to_string(RECORD).ok()?).ok()?;
    let instructions = record.get("instructions")?;
    let cases = record.get("cases")?.as_object()?.iter().map(|(case, times)| {
        let times = times.as_object().into_iter().flatten();
        let times = times.filter_map(|(who, time)| Some((who.clone(), time.as_f64()?))).collect();
        (case.clone(), Recorded { times, instructions: instructions.get(case).and_then(Value::as_u64) })
    });
    Some((record.get("processor")?.as_str()?.to_owned(), cases.collect()))
}

/// Measures the cases whose kernel contains a text, each several times, and writes the least times and the instructions to the record. The other cases keep theirs, if it is of this processor.
pub fn record(only: &str) -> ExitCode {
    let kept = read().filter(|(of, _)| !only.is_empty() && *of == processor());
    let (mut record, mut instructions) = (BTreeMap::new(), BTreeMap::new());
    for (case, Recorded { times, instructions: executed }) in kept.into_iter().flat_map(|(_, cases)| cases) {
        instructions.extend(executed.map(|executed| (case.clone(), executed)));
        record.insert(case, times);
    }
    instructions.extend(instructions_of(only));
    for case in cases().into_iter().filter(|case| case.title().kernel.contains(only)) {
        let mut least = Times::new();
        for _ in 0..ATTEMPTS {
            match measured(&*case) {
                Ok(times) => {
                    for (who, time) in times {
                        let least = least.entry(who).or_insert(f64::INFINITY);
                        *least = least.min((time * 100.0).round() / 100.0);
                    }
                }
                Err(why) => {
                    println!("{}: {why}", key(case.title()));
                    return ExitCode::FAILURE;
                }
            }
        }
        record.insert(key(case.title()), least);
    }
    let text = json!({
        "processor": processor(),
        "unit": "ns",
        "cases": record,
        "instructions": instructions,
    });
    match serde_json::to_string_pretty(&text).map(|text| fs::write(Path::new(RECORD), text + "\n")) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        _ => {
            println!("{RECORD} cannot be written");
            ExitCode::FAILURE
        }
    }
}

/// Measures one case in this process and prints how many times slower it is than in the record: what [`check`] starts.
pub fn one(title: &str) -> ExitCode {
    let record = read().map(|(_, record)| record).unwrap_or_default();
    let case = cases().into_iter().find(|case| key(case.title()) == title);
    let ratio = case.zip(record.get(title)).and_then(|(case, then)| {
        let now = measured(&*case).ok()?;
        slower(&now, &then.times)
    });
    match ratio {
        Some(ratio) => {
            println!("{ratio}");
            ExitCode::SUCCESS
        }
        None => ExitCode::FAILURE,
    }
}

/// How many times slower a case is in another process.
fn in_another_process(title: &str) -> Option<f64> {
    let this = env::current_exe().ok()?;
    let output = Command::new(this).args(["gate", "--case", title]).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

/// The least of how many times slower a case is, of all attempts. The first that is not slower is the last.
fn least_slower(case: &dyn Bench, then: &Times, is_same_processor: bool) -> Result<f64, String> {
    let (title, mut least) = (key(case.title()), f64::INFINITY);
    for attempt in 1..=ATTEMPTS + PROCESSES {
        let ratio =
            if attempt <= ATTEMPTS { slower(&measured(case)?, then) } else { in_another_process(&title) };
        least = ratio.map_or(least, |ratio| least.min(ratio));
        // On another processor a second measurement says nothing new.
        if least <= TOLERANCE || !is_same_processor {
            break;
        }
        println!("{title:<52} {least:.2} of the record, attempt {attempt}");
    }
    Ok(least)
}

/// Compares all cases with the record; fails if one is slower in each attempt and executes more instructions.
pub fn check() -> ExitCode {
    let Some((recorded_on, record)) = read() else {
        println!("{RECORD} cannot be read");
        return ExitCode::FAILURE;
    };
    let same = recorded_on == processor();
    let (mut failed, mut compared) = (false, 0);
    for case in cases() {
        let title = key(case.title());
        let Some(then) = record.get(&title) else {
            println!("{title:<52} is not in the record");
            continue;
        };
        let least = match least_slower(&*case, &then.times, same) {
            Ok(least) => least,
            Err(why) => {
                println!("{title}: {why}");
                return ExitCode::FAILURE;
            }
        };
        compared += 1;
        if least <= TOLERANCE {
            continue;
        }
        let now = instructions_of(case.title().kernel).get(&title).copied();
        let verdict = match (now, then.instructions) {
            #[expect(clippy::cast_precision_loss, reason = "instructions of one call are few")]
            (Some(now), Some(then)) if now as f64 > then as f64 * MORE => {
                failed |= same;
                format!("slower, by {now} instructions in place of {then}")
            }
            (Some(now), Some(then)) => {
                format!(
                    "slower, by {now} instructions as before ({then}): its code may be at another address"
                )
            }
            _ => "slower, without a count of instructions".to_owned(),
        };
        println!("{title:<52} {least:.2} of the record: {verdict}");
    }
    println!("{compared} cases compared with the record of {recorded_on}, tolerance {TOLERANCE}");
    if !same {
        println!("this is another processor, {}: nothing fails", processor());
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
