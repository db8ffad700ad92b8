//! The cost of the crate, at run time and at compile time, compared with code by hand and with other libraries.
//!
//! `README.md` describes how to run it.

mod assembly;
mod by_hand;
mod chart;
mod compile;
mod count;
mod gate;
mod kernels;
mod ours;
mod parallel;
mod permute;
mod rows;
mod suite;

use std::{env, fs, path::PathBuf, process::ExitCode};

use suite::{Bench, Effort, instructions, mdspan::Mdspan, report};

const USAGE: &str = "\
usage: shapewise-benches [--quick] [--only TEXT] [--json FILE]   every kernel, ours, by hand and of others: times and instructions
       shapewise-benches count                                   instructions, ours and by hand; fails above a bar
       shapewise-benches asm                                     the machine code of these kernels, to benches/asm
       shapewise-benches gate                                    is ours slower than in record/gate.json, beside the others?
       shapewise-benches gate --record [TEXT]                    writes record/gate.json, or its kernels with that text in their name
       shapewise-benches chart                                   draws the record to docs/pictures/times.svg and times.md, and prints it
       shapewise-benches parallel                                the `par_` methods compared with one thread, by wall-clock time
       shapewise-benches rows [TEXT]                             short rows, as ratios to the loop by hand
       shapewise-benches permute                                 copies with permuted axes; strided-perm needs `--features permute`
       shapewise-benches compile [--json FILE] [--dfdx]          compile time, and bytes of machine code
       shapewise-benches budget [TEXT]                           the compiler's instructions for ours; fails above the record
       shapewise-benches budget --record                         writes record/budget.json";

fn main() -> ExitCode {
    // Cargo runs this program in place of the compiler where its instructions are counted.
    if let Some(code) = compile::wrapped() {
        return code;
    }
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        // The command that callgrind runs.
        ["run", place, name] => {
            let place: usize = place.parse().expect("an index into the list of kernels");
            println!("{}", (kernels::all()[place].run)(name));
            ExitCode::SUCCESS
        }
        ["counted", only] => {
            instructions::run(&chosen(only));
            ExitCode::SUCCESS
        }
        ["count"] => count::table(&kernels::all()),
        ["asm"] => assembly::write(&kernels::all()),
        ["gate"] => gate::check(),
        ["gate", "--record"] => gate::record(""),
        ["gate", "--record", only] => gate::record(only),
        // The command that the gate runs in other processes.
        ["gate", "--case", title] => gate::one(title),
        ["chart"] => draw(),
        ["parallel"] => parallel::table(),
        ["rows"] => rows::table(""),
        ["rows", only] => rows::table(only),
        ["permute"] => permute::table(),
        ["compile", ref options @ ..] => match compile_options(options) {
            Some((json, with_dfdx)) => compile::table(with_dfdx, json),
            None => usage(),
        },
        ["budget"] => compile::check_budget(""),
        ["budget", "--record"] => compile::record_budget(),
        ["budget", only] => compile::check_budget(only),
        ref options => match Options::new(options) {
            Some(options) => suite(&options),
            None => usage(),
        },
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::FAILURE
}

/// The file for JSON, and whether `dfdx` was requested.
fn compile_options(arguments: &[&str]) -> Option<(Option<PathBuf>, bool)> {
    let (mut json, mut with_dfdx) = (None, false);
    let mut arguments = arguments.iter();
    while let Some(&argument) = arguments.next() {
        match argument {
            "--json" => json = Some(PathBuf::from(arguments.next()?)),
            "--dfdx" => with_dfdx = true,
            _ => return None,
        }
    }
    Some((json, with_dfdx))
}

/// The options of the suite.
struct Options {
    effort: Effort,
    only: String,
    json: Option<PathBuf>,
}

impl Options {
    fn new(arguments: &[&str]) -> Option<Self> {
        let mut options = Self { effort: Effort::FULL, only: String::new(), json: None };
        let mut arguments = arguments.iter();
        while let Some(&argument) = arguments.next() {
            match argument {
                "--quick" => options.effort = Effort::QUICK,
                "--only" => options.only = String::from(*arguments.next()?),
                "--json" => options.json = Some(PathBuf::from(arguments.next()?)),
                _ => return None,
            }
        }
        Some(options)
    }
}

/// The cases whose kernel contains that text in its name.
fn chosen(only: &str) -> Vec<Box<dyn Bench>> {
    let mut cases = kernels::cases();
    cases.retain(|case| case.title().kernel.contains(only));
    cases
}

/// Draws the chart of the record, which the README and the comparison show.
fn draw() -> ExitCode {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let read = |record| fs::read_to_string(root.join(record));
    let written = read(chart::RECORD).and_then(|record| {
        let plot = chart::plot(&record);
        fs::write(root.join("docs/pictures/times.svg"), &plot)?;
        fs::write(root.join("docs/pictures/times.md"), chart::address(&plot))?;
        Ok(chart::chart(&record))
    });
    match written {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{}: {why}", chart::RECORD);
            ExitCode::FAILURE
        }
    }
}

/// Measures all cases; fails if results differ.
fn suite(options: &Options) -> ExitCode {
    let cases = chosen(&options.only);
    let mut mdspan = Mdspan::start().inspect_err(|why| println!("without std::mdspan: {why}")).ok();
    let (mut lines, mut failed) = (Vec::new(), false);
    for (at, case) in cases.iter().enumerate() {
        let title = case.title();
        eprintln!("{}/{} {} {} {}", at + 1, cases.len(), title.kernel, title.size, title.level);
        match case.measure(options.effort, mdspan.as_mut()) {
            Ok(measured) => lines.extend(measured),
            Err(why) => {
                println!("{} {} {}: {why}", title.kernel, title.size, title.level);
                failed = true;
            }
        }
    }
    instructions::count(&cases, &options.only, &mut lines, suite::instructions::Scope::All);
    report::print(&lines);
    if let Some(file) = &options.json
        && let Err(error) = report::write(&lines, file)
    {
        println!("{}: {error}", file.display());
        failed = true;
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
