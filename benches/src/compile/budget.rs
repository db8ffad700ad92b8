//! What the compiler may take: fails where it takes twice of what was recorded.
//!
//! A time is divided by that of a reference program, which uses the standard library alone and is compiled in the same run. So
//! the numbers are about the same on a slow machine and on a fast one.

use std::{process::ExitCode, time::Duration};

use super::{
    bytes_per_site,
    project::{Mode, Project},
    sites::{Extents, OURS, WHAT},
};

/// Functions of the reference program, for `cargo check` and for a release build: about a second each.
const REFERENCE_SITES: [u32; 2] = [800, 15];

/// Sites per program: `cargo check` is so fast that it needs more of them to be measured.
const SITES: [(Mode, u32); 2] = [(Mode::Check, 300), (Mode::Release, 100)];

/// How often each program is compiled; the least time counts.
const REPEATS: u32 = 2;

/// What was recorded, on 2026-11-22: compiling the crate and what it depends on from nothing, by `cargo check` and by a release
/// build, in times of the reference program; and for each kind of site the same of the programs of [`SITES`], and bytes of
/// machine code per site. On the static rung, shapes all different. To record it again, write what the program prints.
const FROM_NOTHING: [f64; 2] = [4.9, 6.4];
const PER_SITE: [([f64; 2], f64); WHAT.len()] =
    [([0.18, 0.19], 137.0), ([0.17, 0.28], 166.0), ([0.34, 0.85], 719.0), ([0.59, 0.41], 137.0)];

/// How many times of what was recorded is too much.
const MOST: f64 = 2.0;

/// Below this part of the reference program's time, a time is not distinguished from nothing: what is recorded is taken to be
/// at least this.
const LEAST: f64 = 0.05;

/// A program of the standard library, whose functions are compiled once for each of many lengths of arrays.
fn reference(sites: u32) -> String {
    let mut text = String::from("use std::hint::black_box;\n");
    for at in 0..sites {
        let len = at + 2;
        text += &format!(
            "#[inline(never)] fn f{at}(d: &[f32]) -> f32 {{
                let mut rows: Vec<[f32; {len}]> = d.as_chunks().0.to_vec();
                rows.sort_by(|a, b| a[0].total_cmp(&b[0]));
                rows.iter().map(|row| row.iter().sum::<f32>()).sum()
            }}\n"
        );
    }
    text += "fn main() { let d = vec![1_f32; 1000]; let mut sum = 0.0;\n";
    for at in 0..sites {
        text += &format!("sum += f{at}(black_box(&d));\n");
    }
    text + "println!(\"{sum}\"); }\n"
}

/// Prints what was found and what was recorded; whether it is too much.
fn above(what: &str, found: f64, recorded: f64, least: f64) -> bool {
    let above = found > MOST * recorded.max(least);
    let mark = if above { "  above the budget" } else { "" };
    println!("{what:<40} {found:>9.3} {recorded:>9.3} {:>6.2}{mark}", found / recorded);
    above
}

fn measure() -> Result<bool, String> {
    let mut failed = false;
    let mut project = Project::new("budget", &super::ours(), true)?;
    let nothing = [project.cold(Mode::Check)?, project.cold(Mode::Release)?];
    // The last one removed what the first one had made.
    project.compile("fn main() {}", Mode::Check, 1)?;
    let seconds = |time: Duration| time.as_secs_f64();
    let reference = [
        project.compile(&reference(REFERENCE_SITES[0]), Mode::Check, REPEATS + 1)?,
        project.compile(&reference(REFERENCE_SITES[1]), Mode::Release, REPEATS + 1)?,
    ];
    println!(
        "the reference program takes: check {:.2} s, release {:.2} s",
        seconds(reference[0]),
        seconds(reference[1])
    );
    println!("{:<40} {:>9} {:>9} {:>6}", "in times of it; bytes", "now", "recorded", "ratio");
    for (at, mode) in ["check", "release"].into_iter().enumerate() {
        let found = seconds(nothing[at]) / seconds(reference[at]);
        failed |= above(&format!("from nothing, {mode}"), found, FROM_NOTHING[at], LEAST);
    }
    let way = &OURS[0];
    let empty = way.program(0, Extents::Same, 0);
    let none = [
        project.compile(&empty, Mode::Check, REPEATS + 1)?,
        project.compile(&empty, Mode::Release, REPEATS + 1)?,
    ];
    let size = project.text();
    for (what, (recorded, bytes)) in WHAT.iter().enumerate().zip(PER_SITE) {
        for (at, (mode, sites)) in SITES.into_iter().enumerate() {
            let program = way.program(what.0, Extents::Different, sites);
            let time = project.compile(&program, mode, REPEATS)?;
            let found = (seconds(time) - seconds(none[at])) / seconds(reference[at]);
            let words = format!("{sites} of {}, {mode:?}", what.1).to_lowercase();
            failed |= above(&words, found, recorded[at], LEAST);
        }
        match bytes_per_site(project.text(), size) {
            Some(found) => failed |= above(&format!("bytes per {}", what.1), found, bytes, 0.0),
            None => println!("bytes per {}: not counted, as `size` is not there", what.1),
        }
    }
    Ok(failed)
}

/// Measures what the crate costs the compiler; fails where it is above its budget.
pub fn check() -> ExitCode {
    match measure() {
        Ok(false) => ExitCode::SUCCESS,
        Ok(true) => ExitCode::FAILURE,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}
