//! The budget of compile time: fails at twice the recorded time of a family, and at less for a compilation from scratch.
//!
//! A time is divided by that of a reference program, which uses only the standard library and is compiled in the same
//! run. So the numbers are about the same on a slow machine and on a fast one.

use std::process::ExitCode;

use super::{
    families::{self, FAMILIES, Family},
    project::{Mode, Project},
};

/// Functions of the reference program, for `cargo check` and for a release build: about one second each.
const REFERENCE_SITES: [u32; 2] = [800, 15];

/// Functions per program: the time of the smaller program is subtracted, so that what a family costs once, whatever the number of
/// shapes, is not divided among them.
const SITES: [u32; 2] = [20, 100];

/// The number of compilations of the reference program; the least time counts.
const REPEATS: u32 = 3;

/// The number of measurements of a family, or of a compilation from scratch, that is above its budget; the least counts.
const TRIES: u32 = 3;

/// The values recorded on 2026-11-22, as multiples of the reference program: a compilation of the crate and its
/// dependencies from scratch, by `cargo check` and by a release build.
const FROM_NOTHING: [f64; 2] = [6.3, 5.6];

/// The factor above these values that fails. A `check` from scratch takes seconds, so its ratio varies little.
const MOST_FROM_NOTHING: [f64; 2] = [1.1, 1.3];

/// For each of [`FAMILIES`], recorded on the same day: 1000 additional functions, each for another shape, by `cargo check` and by a
/// release build, as multiples of the reference program; and bytes of machine code per function. To record new values, copy
/// the printed ones.
const PER_SITE: [([f64; 2], f64); FAMILIES.len()] = [
    ([0.2, 2.7], 228.0),
    ([0.6, 11.5], 223.6),
    ([0.3, 4.0], 393.6),
    ([0.5, 1.5], 137.6),
    ([0.9, 1.7], 163.2),
    ([0.8, 2.0], 137.6),
    ([1.7, 3.5], 137.6),
    ([2.1, 8.2], 279.6),
    ([1.5, 3.3], 163.2),
    ([1.1, 3.2], 137.6),
    ([0.7, 2.2], 137.6),
    ([1.6, 4.0], 151.4),
    ([1.4, 4.5], 137.6),
    ([1.7, 6.2], 233.6),
    ([2.0, 9.2], 553.6),
    ([0.8, 3.9], 313.6),
    ([1.8, 7.0], 249.6),
    ([1.2, 6.5], 649.6),
    ([0.7, 8.4], 985.6),
    ([1.6, 5.8], 317.4),
    ([0.9, 1.3], 137.6),
    ([0.5, 2.2], 321.8),
    ([0.7, 5.7], 569.6),
    ([1.1, 3.2], 238.2),
    ([0.7, 2.9], 207.6),
    ([0.6, 3.0], 207.6),
    ([0.8, 10.7], 444.0),
    ([0.8, 3.6], 217.6),
    ([1.2, 5.3], 385.8),
    ([1.4, 13.4], 281.6),
    ([1.3, 5.5], 385.8),
    ([1.0, 4.2], 345.6),
    ([0.7, 3.6], 377.6),
    ([0.8, 7.1], 723.8),
    ([1.0, 5.5], 253.4),
    ([0.6, 6.3], 237.6),
    ([0.6, 3.4], 313.8),
    ([1.3, 5.3], 249.6),
    ([0.5, 1.6], 153.6),
    ([1.3, 4.7], 265.6),
    ([1.1, 5.2], 249.6),
    ([0.4, 4.9], 281.6),
    ([1.3, 6.0], 265.6),
    ([1.3, 20.6], 800.0),
    ([0.5, 4.0], 553.6),
    ([6.1, 10.6], 521.6),
    ([10.5, 16.7], 985.6),
    ([6.5, 9.2], 537.6),
    ([2.5, 7.4], 489.6),
    ([1.2, 4.3], 361.6),
    ([1.4, 5.6], 570.0),
    ([2.1, 9.2], 700.0),
    ([2.5, 18.6], 1886.2),
    ([0.6, 7.9], 1193.6),
    ([1.6, 7.1], 825.6),
    ([1.4, 10.8], 1097.6),
    ([0.8, 5.6], 601.6),
    ([0.7, 5.6], 601.6),
    ([0.4, 6.0], 703.2),
    ([2.0, 13.8], 1621.2),
];

/// The factor above the recorded value of a family that fails.
const MOST: f64 = 2.0;

/// Times below these fractions of the reference program's time cannot be distinguished from zero, so recorded values are at least
/// these: from scratch, and for 1000 functions.
const LEAST: [f64; 2] = [0.05, 1.0];

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
fn above(what: &str, found: f64, recorded: f64, least: f64, most: f64) -> bool {
    let above = is_above(found, recorded, least, most);
    let mark = if above { "  above the budget" } else { "" };
    println!("{what:<46} {found:>9.2} {recorded:>9.2} {:>6.2}{mark}", found / recorded);
    above
}

fn is_above(found: f64, recorded: f64, least: f64, most: f64) -> bool {
    found > most * recorded.max(least)
}

/// Multiples of the reference program that 1000 additional functions of a family take, by `cargo check` and by a release build, and
/// bytes per function.
fn measure_family(
    project: &mut Project,
    family: Family,
    reference: [f64; 2],
) -> Result<([f64; 2], Option<f64>), String> {
    let mut found = ([0.0; 2], None);
    for (at, mode) in [Mode::Check, Mode::Release].into_iter().enumerate() {
        let few = project.compile(&families::program(family, SITES[0]), mode, 1)?;
        let size = project.text();
        let many = project.compile(&families::program(family, SITES[1]), mode, 1)?;
        let sites = f64::from(SITES[1] - SITES[0]);
        found.0[at] = (many.as_secs_f64() - few.as_secs_f64()) / sites * 1e3 / reference[at];
        let bytes =
            project.text().zip(size).and_then(|(many, few)| u32::try_from(many.checked_sub(few)?).ok());
        found.1 = bytes.map(|bytes| f64::from(bytes) / sites);
    }
    Ok(found)
}

/// Measures the families whose name contains `only`; all, and a compilation from scratch, if it is empty.
fn measure(only: &str) -> Result<bool, String> {
    let mut failed = false;
    let mut project = Project::new("budget", &super::ours(), true)?;
    let nothing =
        if only.is_empty() { Some([project.cold(Mode::Check)?, project.cold(Mode::Release)?]) } else { None };
    // The last project removed the folder that the first one had created.
    project.compile("fn main() {}", Mode::Check, 1)?;
    let reference = [
        project.compile(&reference(REFERENCE_SITES[0]), Mode::Check, REPEATS)?.as_secs_f64(),
        project.compile(&reference(REFERENCE_SITES[1]), Mode::Release, REPEATS)?.as_secs_f64(),
    ];
    println!("the reference program takes: check {:.2} s, release {:.2} s", reference[0], reference[1]);
    println!("{:<46} {:>9} {:>9} {:>6}", "multiples of it; bytes", "now", "recorded", "ratio");
    if let Some(nothing) = nothing {
        for (at, (name, mode)) in [("check", Mode::Check), ("release", Mode::Release)].into_iter().enumerate()
        {
            let (mut found, most) = (nothing[at].as_secs_f64() / reference[at], MOST_FROM_NOTHING[at]);
            // Again if it is above, as for a family.
            for _ in 1..TRIES {
                if is_above(found, FROM_NOTHING[at], LEAST[0], most) {
                    found = found.min(project.cold(mode)?.as_secs_f64() / reference[at]);
                    project.compile("fn main() {}", Mode::Check, 1)?;
                }
            }
            failed |= above(&format!("from scratch, {name}"), found, FROM_NOTHING[at], LEAST[0], most);
        }
    }
    for (family, (recorded, bytes)) in FAMILIES.into_iter().zip(PER_SITE) {
        if !family.0.contains(only) {
            continue;
        }
        let mut found = measure_family(&mut project, family, reference)?;
        for _ in 1..TRIES {
            if found
                .0
                .iter()
                .zip(recorded)
                .all(|(found, recorded)| !is_above(*found, recorded, LEAST[1], MOST))
            {
                break;
            }
            let again = measure_family(&mut project, family, reference)?;
            found.0 = [found.0[0].min(again.0[0]), found.0[1].min(again.0[1])];
        }
        let what = family.0;
        failed |= above(&format!("{what}, check"), found.0[0], recorded[0], LEAST[1], MOST);
        failed |= above(&format!("{what}, release"), found.0[1], recorded[1], LEAST[1], MOST);
        match found.1 {
            Some(found) => failed |= above(&format!("{what}, bytes"), found, bytes, 64.0, MOST),
            None => println!("{what}, bytes: not counted, because `size` is not installed"),
        }
    }
    Ok(failed)
}

/// Measures the compile time of the crate, or of the families whose name contains `only`; fails if it is above the budget.
pub fn check(only: &str) -> ExitCode {
    match measure(only) {
        Ok(false) => ExitCode::SUCCESS,
        Ok(true) => ExitCode::FAILURE,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    }
}
