//! Counts the instructions of each kernel, in the crate's way and by hand, and fails where a ratio is above its bar.
//!
//! ```text
//! cargo run --release --manifest-path benches/Cargo.toml              the table
//! cargo run --release --manifest-path benches/Cargo.toml -- asm       the machine code, to benches/asm
//! ```
//!
//! Instructions are counted by callgrind (of valgrind), which gives the same number on every run of the same binary.
//! Where valgrind is not installed the kernels are run and compared, and the table says that nothing was counted.

mod kernels;

use std::{
    collections::BTreeMap,
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
        [] => table(&kernels),
        _ => {
            eprintln!("usage: shapewise-benches [asm]");
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
        let missed = bar.is_some_and(|bar| ratio >= bar + 0.005);
        failed |= missed;
        let bar = bar.map_or(String::from("-"), |bar| format!("{bar:.2}"));
        let mark = if missed { "  above the bar" } else { "" };
        println!("{kernel:<46} {rung:<7} {left:>9} {right:>9} {ratio:>6.3} {bar:>5}{mark}");
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Writes the machine code of each function, as `objdump` shows it, without addresses.
fn assembly(kernels: &[Kernel]) -> ExitCode {
    let names: BTreeMap<&str, ()> =
        kernels.iter().flat_map(|kernel| [(kernel.ours, ()), (kernel.hand, ())]).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("asm");
    fs::create_dir_all(&folder).expect("the folder for machine code");
    for name in names.keys() {
        let output = Command::new("objdump")
            .args(["--no-show-raw-insn", "--no-addresses", "-M", "intel", &format!("--disassemble={name}")])
            .arg(env::current_exe().expect("a program has a path"))
            .output();
        let Ok(output) = output else {
            eprintln!("objdump is not there");
            return ExitCode::FAILURE;
        };
        let text = String::from_utf8_lossy(&output.stdout);
        let code: Vec<&str> = text.lines().skip_while(|line| !line.starts_with('<')).collect();
        fs::write(folder.join(format!("{name}.asm")), code.join("\n") + "\n")
            .expect("a file for machine code");
    }
    println!("{} functions written to {}", names.len(), folder.display());
    ExitCode::SUCCESS
}
