//! The machine code of the kernels that have a bar of instructions.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::{Command, ExitCode},
};

use crate::kernels::Kernel;

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

/// Machine code with more lines is not kept.
const MOST_LINES: usize = 2000;

/// Writes the machine code of each function, and of the functions that it calls in the crate.
pub fn write(kernels: &[Kernel]) -> ExitCode {
    let names: BTreeSet<&str> = kernels.iter().flat_map(|kernel| [kernel.ours, kernel.hand]).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("asm");
    fs::create_dir_all(&folder).expect("the folder for machine code");
    // The file that contains each function of the crate: kernels share many.
    let mut written = BTreeMap::<String, &str>::new();
    for name in &names {
        let (mut functions, mut parts) = (vec![String::from(*name)], Vec::new());
        while let Some(function) = functions.get(parts.len()) {
            let Some(code) = disassembled(function) else {
                eprintln!("objdump is not installed");
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
                // Without the hash at its end, which differs in each build.
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
        let file = folder.join(format!("{name}.asm"));
        // Code that nobody reads: its instructions are counted instead.
        if text.lines().count() > MOST_LINES {
            let _ = fs::remove_file(file);
            continue;
        }
        fs::write(file, text).expect("a file for machine code");
    }
    println!("{} functions written to {}", names.len(), folder.display());
    ExitCode::SUCCESS
}
