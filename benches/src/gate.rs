//! The gate: is a kernel slower than it was, compared with the others?
//!
//! Times depend on the machine and on other work, so they are compared as ratios of minima, and with each participant of a case: a
//! kernel of ours is slower if, beside most of them, it takes more than [`TOLERANCE`] times what it took in the record. What
//! slows one participant down, or all of them, is not counted. A case that is slower is measured again, and the gate fails if it is
//! slower each time. Cases that work on more memory than a near cache has are left out: another program takes that away.
//!
//! On another processor than that of the record, ratios differ for other reasons; the gate then prints them and does not fail.

use std::{collections::BTreeMap, fs, path::Path, process::ExitCode};

use serde_json::{Value, json};

use crate::{
    kernels,
    suite::{Bench, Effort, Title},
};

/// How much slower beside each participant.
const TOLERANCE: f64 = 1.25;

/// How often a case is measured before the gate fails.
const ATTEMPTS: usize = 4;

/// Bytes of the largest case.
const NEAR: usize = 1 << 20;

/// The record, in the folder of the benches.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/record/gate.json");

/// The minima of one case, by participant.
type Minima = BTreeMap<String, f64>;

/// The processor's name, as the system states it.
fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("model name"));
    line.and_then(|line| line.split_once(": ")).map_or("unknown", |(_, name)| name).to_owned()
}

fn key(Title { kernel, size, rung, .. }: &Title) -> String {
    format!("{kernel} {size} {rung}")
}

fn cases() -> Vec<Box<dyn Bench>> {
    let mut cases = kernels::cases();
    cases.retain(|case| case.bytes() <= NEAR);
    cases
}

/// Measures a case: the minimum of each participant.
fn measured(case: &dyn Bench) -> Result<Minima, String> {
    let lines = case.measure(Effort::QUICK, None)?;
    Ok(lines.iter().map(|line| (line.who().to_owned(), line.least())).collect())
}

/// How many times slower ours is than in the record: the median of what it is beside each participant; `None` if the two have none in
/// common.
fn slower(now: &Minima, then: &Minima) -> Option<f64> {
    let (ours, was) = (now.get("ours")?, then.get("ours")?);
    let others = now.iter().filter(|(who, _)| *who != "ours");
    let mut ratios: Vec<f64> =
        others.filter_map(|(who, time)| Some((ours / time) / (was / then.get(who)?))).collect();
    ratios.sort_by(f64::total_cmp);
    // Of an even number, the lower of the two in the middle.
    ratios.get(ratios.len().checked_sub(1)? / 2).copied()
}

/// The record: the processor, and the minima of each case.
fn read() -> Option<(String, BTreeMap<String, Minima>)> {
    let record: Value = serde_json::from_str(&fs::read_to_string(RECORD).ok()?).ok()?;
    let cases = record.get("cases")?.as_object()?.iter().map(|(case, minima)| {
        let minima = minima.as_object().into_iter().flatten();
        let minima = minima.filter_map(|(who, time)| Some((who.clone(), time.as_f64()?)));
        (case.clone(), minima.collect())
    });
    Some((record.get("processor")?.as_str()?.to_owned(), cases.collect()))
}

/// Measures all cases, each several times, and writes the least minima to the record.
pub fn record() -> ExitCode {
    let mut record = BTreeMap::new();
    for case in cases() {
        let mut least = Minima::new();
        for _ in 0..ATTEMPTS {
            match measured(&*case) {
                Ok(minima) => {
                    for (who, time) in minima {
                        let least = least.entry(who).or_insert(f64::INFINITY);
                        *least = least.min((time * 10.0).round() / 10.0);
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
    let text = json!({ "processor": processor(), "unit": "ns", "cases": record });
    match serde_json::to_string_pretty(&text).map(|text| fs::write(Path::new(RECORD), text + "\n")) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        _ => {
            println!("{RECORD} cannot be written");
            ExitCode::FAILURE
        }
    }
}

/// Compares all cases with the record; fails if one is slower in each attempt.
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
        let mut least = f64::INFINITY;
        for attempt in 1..=ATTEMPTS {
            match measured(&*case) {
                Ok(now) => least = slower(&now, then).map_or(least, |ratio| least.min(ratio)),
                Err(why) => {
                    println!("{title}: {why}");
                    return ExitCode::FAILURE;
                }
            }
            // On another processor a second measurement says nothing new.
            if least <= TOLERANCE || !same {
                break;
            }
            println!("{title:<52} {least:.2} of the record, attempt {attempt}");
        }
        compared += 1;
        if least > TOLERANCE {
            println!("{title:<52} {least:.2} of the record: slower");
            failed |= same;
        }
    }
    println!("{compared} cases compared with the record of {recorded_on}, tolerance {TOLERANCE}");
    if !same {
        println!("this is another processor, {}: nothing fails", processor());
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
