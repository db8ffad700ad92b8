//! Short rows beside the loop by hand: a table of ratios, one line for each kernel and one column for each length of a row.

use std::{collections::BTreeMap, process::ExitCode};

use crate::{
    kernels::rows::{self, LENGTHS},
    suite::Effort,
};

/// The times each case is measured. The least time of all is that of the table, so that other programs on the machine matter less.
const TIMES: usize = 3;

/// Prints how many times ours, and in brackets ndarray, takes of the loop by hand, by minima. Fails if results differ.
pub fn table(only: &str) -> ExitCode {
    let (mut names, mut least, mut failed) = (Vec::new(), BTreeMap::new(), false);
    let mut cases = rows::cases();
    cases.retain(|case| case.title().kernel.contains(only));
    for case in (0..TIMES).flat_map(|_| &cases) {
        let (name, size) = (case.title().kernel, case.title().size.clone());
        if !names.contains(&name) {
            names.push(name);
        }
        match case.measure(Effort::SHORT, None) {
            Ok(lines) => {
                for line in lines {
                    let time = least.entry((name, size.clone(), line.who())).or_insert(f64::INFINITY);
                    *time = line.least().min(*time);
                }
            }
            Err(why) => {
                println!("{name} {size}: {why}");
                failed = true;
            }
        }
    }
    print!("{:20}", "");
    LENGTHS.iter().for_each(|length| print!("{length:>15}"));
    println!();
    for name in names {
        print!("{name:20}");
        for length in LENGTHS {
            let of = |who| least.get(&(name, format!("{}x{length}", rows::ROWS), who));
            let ratio = |who| Some(of(who)? / of("hand")?);
            let theirs = ratio("ndarray").map_or(String::new(), |ratio| format!(" ({ratio:.2})"));
            print!("{:>7.2}{theirs:8}", ratio("ours").unwrap_or(f64::NAN));
        }
        println!();
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
