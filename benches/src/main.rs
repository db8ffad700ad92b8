//! Counts the instructions of each kernel, in the crate's way and by hand, and fails where a ratio is above its bar.
//!
//! ```text
//! cargo run --release --manifest-path benches/Cargo.toml              the table
//! cargo run --release --manifest-path benches/Cargo.toml -- asm       the machine code, to benches/asm
//! cargo run --release --manifest-path benches/Cargo.toml -- time      the times of broadcasts and slices, and of ndarray's
//! ```
//!
//! Instructions are counted by callgrind (of valgrind), which gives the same number on every run of the same binary.
//! Where valgrind is not installed the kernels are run and compared, and the table says that nothing was counted.

mod kernels;
mod timing;

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::{Command, ExitCode},
};

use kernels::Kernel;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let kernels = kernels::all();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["run", place, name] => {
            let place: usize = place.parse().expect("a place in the list of kernels");
            println!("{}", (kernels[place].run)(name));
            ExitCode::SUCCESS
        }
        ["asm"] => assembly(&kernels),
        ["time"] => {
            // Both tables, whatever the first one says.
            if timing::table() & timing::slice::table() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        [] => table(&kernels),
        _ => {
            eprintln!("usage: shapewise-benches [asm | time]");
            ExitCode::FAILURE
        }
    }
}

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

fn table(kernels: &[Kernel]) -> ExitCode {
    println!("{:<46} {:<7} {:>9} {:>9} {:>6} {:>5}", "kernel", "rung", "ours", "by hand", "ratio", "bar");
    let mut failed = false;
    for (place, Kernel { kernel, rung, ours, hand, bar, run }) in kernels.iter().enumerate() {
        let (left, right) = (run(ours), run(hand));
        if left != right {
            println!("{kernel} ({rung}): {ours} gives {left}, {hand} gives {right}");
            failed = true;
        }
        let Some((left, right)) = instructions(place, ours).zip(instructions(place, hand)) else {
            println!("{kernel:<46} {rung:<7} not counted: valgrind is not there");
            continue;
        };
        #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
        let ratio = left as f64 / right as f64;
        // To two decimals: which register holds the address of a row is not the crate's doing.
        let most = kernels::slice::most(ours).is_some_and(|most| left > most);
        let missed = most || bar.is_some_and(|bar| ratio >= bar + 0.005);
        failed |= missed;
        let bar = bar.map_or(String::from("-"), |bar| format!("{bar:.2}"));
        let mark = if missed { "  above the bar" } else { "" };
        println!("{kernel:<46} {rung:<7} {left:>9} {right:>9} {ratio:>6.3} {bar:>5}{mark}");
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The machine code of a function, as `objdump` shows it, without addresses.
fn disassembled(name: &str) -> Option<Vec<String>> {
    let output = Command::new("objdump")
        .args(["--no-show-raw-insn", "--no-addresses", "-M", "intel", &format!("--disassemble={name}")])
        .arg(env::current_exe().expect("a program has a path"))
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let lines = text.lines().skip_while(|line| !line.starts_with('<'));
    Some(lines.take_while(|line| !line.is_empty()).map(String::from).collect())
}

/// Writes the machine code of each function, and of those that it calls in the crate.
fn assembly(kernels: &[Kernel]) -> ExitCode {
    let names: BTreeSet<&str> = kernels.iter().flat_map(|kernel| [kernel.ours, kernel.hand]).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("asm");
    fs::create_dir_all(&folder).expect("the folder for machine code");
    // What was written of each function of the crate, and in which file: kernels share many.
    let mut written = BTreeMap::<String, &str>::new();
    for name in &names {
        let (mut functions, mut parts) = (vec![String::from(*name)], Vec::new());
        while let Some(function) = functions.get(parts.len()) {
            let Some(code) = disassembled(function) else {
                eprintln!("objdump is not there");
                return ExitCode::FAILURE;
            };
            parts.push(code.join("\n") + "\n");
            for line in code {
                let callee = line.split_once("call ").and_then(|(_, callee)| callee.trim().strip_prefix('<'));
                if let Some(callee) = callee.and_then(|callee| callee.strip_suffix('>'))
                    && callee.starts_with("_ZN9shapewise")
                    && functions.iter().all(|function| function != callee)
                {
                    functions.push(String::from(callee));
                }
            }
        }
        for part in &mut parts {
            for callee in &functions[1..] {
                // Without the hash at its end, which is another one in each build.
                *part = part.replace(callee, callee.split("17h").next().unwrap_or(callee));
            }
        }
        let (first, callees) = parts.split_first().expect("the function itself");
        let mut text = first.clone();
        for part in callees {
            match written.get(part) {
                Some(file) => {
                    let label = part.lines().next().unwrap_or_default();
                    text += &format!("\n{label} as in {file}.asm\n");
                }
                None => {
                    text += &format!("\n{part}");
                    written.insert(part.clone(), name);
                }
            }
        }
        fs::write(folder.join(format!("{name}.asm")), text).expect("a file for machine code");
    }
    println!("{} functions written to {}", names.len(), folder.display());
    ExitCode::SUCCESS
}
