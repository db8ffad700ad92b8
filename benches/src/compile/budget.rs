//! The budget of compile time: fails at twice the recorded time.
//!
//! A time is divided by that of a reference program, which uses only the standard library and is compiled in the same
//! run. So the numbers are about the same on a slow machine and on a fast one.

use std::{process::ExitCode, time::Duration};

use super::{
    bytes_per_site,
    project::{Mode, Project},
    sites::{Extents, OURS, WHAT},
};

/// Functions of the reference program, for `cargo check` and for a release build: about one second each.
const REFERENCE_SITES: [u32; 2] = [800, 15];

/// Sites per program: `cargo check` is so fast that it needs more of them for a measurable time.
const SITES: [(Mode, u32); 2] = [(Mode::Check, 300), (Mode::Release, 100)];

/// The number of compilations of each program; the least time counts.
const REPEATS: u32 = 2;

/// The values recorded on 2026-11-22, as multiples of the reference program: a compilation of the crate and its
/// dependencies from scratch, by `cargo check` and by a release build; and for each kind of site the same for the
/// programs of [`SITES`], and bytes of machine code per site. On the static rung, all shapes are different. To record
/// new values, copy the printed ones.
const FROM_NOTHING: [f64; 2] = [4.9, 6.4];
const PER_SITE: [([f64; 2], f64); WHAT.len()] =
    [([0.18, 0.19], 137.0), ([0.17, 0.28], 166.0), ([0.34, 0.85], 719.0), ([0.59, 0.41], 137.0)];

/// The factor above the recorded value that fails.
const MOST: f64 = 2.0;

/// A time below this fraction of the reference program's time cannot be distinguished from zero, so a recorded value is
/// at least this.
const LEAST: f64 = 0.05;

/// A program that uses only the standard library, whose functions are compiled once for each of many lengths of arrays.
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

/// Prints the measured and the recorded value; returns whether the measured one is too large.
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
    // The last project removed the folder that the first one had created.
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
    println!("{:<40} {:>9} {:>9} {:>6}", "multiples of it; bytes", "now", "recorded", "ratio");
    for (at, mode) in ["check", "release"].into_iter().enumerate() {
        let found = seconds(nothing[at]) / seconds(reference[at]);
        failed |= above(&format!("from scratch, {mode}"), found, FROM_NOTHING[at], LEAST);
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
            None => println!("bytes per {}: not counted, because `size` is not installed", what.1),
        }
    }
    Ok(failed)
}

/// Measures the compile time of the crate; fails if it is above the budget.
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
