//! The instructions of each kernel that has a bar, written with the crate and by hand.
//!
//! callgrind (of valgrind) counts them and returns the same number on every run of the same binary. If valgrind is not
//! installed, the kernels are run and compared, and the table says that nothing was counted.

use std::{
    env,
    process::{Command, ExitCode},
};

use crate::kernels::{self, Kernel};

/// The instructions of one function, callees included, or `None` without valgrind.
fn instructions(place: usize, name: &str) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect={name}"))
        .arg(env::current_exe().expect("a program has a path"))
        .args(["run", &place.to_string(), name])
        .output()
        .ok()?;
    let words = String::from_utf8_lossy(&output.stderr);
    let line = words.lines().find(|line| line.contains("Collected :"))?;
    line.split_whitespace().last()?.parse().ok().filter(|&count| count > 0)
}

/// Prints the table; fails if a ratio is above its bar, or if the two versions return different results.
pub fn table(kernels: &[Kernel]) -> ExitCode {
    println!("{:<46} {:<7} {:>9} {:>9} {:>6} {:>5}", "kernel", "level", "ours", "by hand", "ratio", "bar");
    let mut failed = false;
    for (place, Kernel { kernel, level, ours, hand, bar, run }) in kernels.iter().enumerate() {
        let (left, right) = (run(ours), run(hand));
        if left != right {
            println!("{kernel} ({level}): {ours} returns {left}, {hand} returns {right}");
            failed = true;
        }
        let Some((left, right)) = instructions(place, ours).zip(instructions(place, hand)) else {
            println!("{kernel:<46} {level:<7} not counted: valgrind is not installed");
            continue;
        };
        #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
        let ratio = left as f64 / right as f64;
        // To two decimals: the crate does not control which register holds the address of a row.
        let most = kernels::slice::most(ours).is_some_and(|most| left > most);
        let missed = most || bar.is_some_and(|bar| ratio >= bar + 0.005);
        failed |= missed;
        let bar = bar.map_or(String::from("-"), |bar| format!("{bar:.2}"));
        let mark = if missed { "  above the bar" } else { "" };
        println!("{kernel:<46} {level:<7} {left:>9} {right:>9} {ratio:>6.3} {bar:>5}{mark}");
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
