//! The compile time of the crate, and what it adds to a program, compared with other libraries.
//!
//! For each library: a compilation from scratch, then programs of many functions that use it once each, with shapes
//! that are all the same or all different. A program without such functions is subtracted. All times are processor time
//! in user mode, in one job and without incremental compilation, so other programs on the machine disturb them little.

mod budget;
mod families;
mod project;
mod sites;

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, ExitCode},
    time::Duration,
};

use serde_json::{Value, json};

pub use self::{
    budget::{check as check_budget, record as record_budget},
    project::wrapped,
};
use self::{
    project::{Mode, Project, text, timed},
    sites::{DFDX, Extents, MDARRAY, MDSPAN, NALGEBRA, NDARRAY, OURS, WHAT, Way, mdspan_program},
};

/// Functions per program.
const SITES: u32 = 100;

/// The number of compilations of each program; the least time counts.
const REPEATS: u32 = 2;

const OTHERS: [(&str, &[Way]); 3] = [
    ("ndarray = \"0.17.2\"", &[NDARRAY]),
    ("mdarray = \"0.8.1\"", &[MDARRAY]),
    ("nalgebra = { version = \"0.35\", default-features = false, features = [\"std\"] }", &[NALGEBRA]),
];

const DFDX_DEPENDENCY: &str = "dfdx = { version = \"0.13\", default-features = false, features = [\"std\"] }";

/// The line of `Cargo.toml` that names the crate.
fn ours() -> String {
    format!("shapewise = {{ path = {:?} }}", concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The cost of a site: milliseconds by `cargo check` and by a release build, and bytes of machine code.
struct Cost {
    check: f64,
    release: f64,
    bytes: Option<f64>,
}

impl Cost {
    fn json(&self) -> Value {
        json!({ "check_ms": rounded(self.check), "release_ms": rounded(self.release), "text_bytes": self.bytes })
    }
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// Milliseconds per site of a program, given the time of its part without sites.
fn per_site(program: Duration, empty: Duration) -> f64 {
    (program.as_secs_f64() - empty.as_secs_f64()) * 1e3 / f64::from(SITES)
}

/// Bytes per site, given the sizes of two programs.
fn bytes_per_site(program: Option<u64>, empty: Option<u64>) -> Option<f64> {
    let bytes = program?.checked_sub(empty?)?;
    u32::try_from(bytes).ok().map(|bytes| f64::from(bytes) / f64::from(SITES))
}

/// Measures one library, prints the result, and adds it to the output file.
fn library(dependency: &str, ways: &[Way], out: &mut Vec<Value>) -> Result<(), String> {
    let who = ways[0].who;
    let mut project = Project::new(who, dependency, who != "dfdx")?;
    let release = project.cold(Mode::Release)?;
    let check = project.cold(Mode::Check)?;
    println!(
        "{who:<9} from scratch: check {:.2} s, release {:.2} s",
        check.as_secs_f64(),
        release.as_secs_f64()
    );
    out.push(json!({
        "who": who, "what": "from scratch", "check_s": check.as_secs_f64(), "release_s": release.as_secs_f64(),
    }));
    for way in ways {
        let empty = way.program(0, Extents::Same, 0);
        let none = [
            project.compile(&empty, Mode::Check, REPEATS + 1)?,
            project.compile(&empty, Mode::Release, REPEATS + 1)?,
        ];
        let size = project.text();
        for (at, what) in WHAT.iter().enumerate() {
            let costs = [Extents::Different, Extents::Same].map(|extents| {
                let program = way.program(at, extents, SITES);
                let check = per_site(project.compile(&program, Mode::Check, REPEATS)?, none[0]);
                let release = per_site(project.compile(&program, Mode::Release, REPEATS)?, none[1]);
                Ok(Cost { check, release, bytes: bytes_per_site(project.text(), size) })
            });
            report(who, way.level, what, costs, out)?;
        }
    }
    Ok(())
}

/// Prints and stores the cost of sites of one kind: with shapes that are all different, and all the same.
fn report(
    who: &str,
    level: &str,
    what: &str,
    [different, same]: [Result<Cost, String>; 2],
    out: &mut Vec<Value>,
) -> Result<(), String> {
    let (different, same) = (different?, same?);
    print!("{who:<9} {level:<7} {what:<14}");
    for cost in [&different, &same] {
        let bytes = cost.bytes.map_or_else(|| String::from("-"), |bytes| format!("{bytes:.0}"));
        print!(" {:>10.2} {:>10.2} {bytes:>8}", cost.check, cost.release);
    }
    println!();
    out.push(json!({
        "who": who, "level": level, "what": what, "different": different.json(), "same": same.json(),
    }));
    Ok(())
}

/// [`library`] for `std::mdspan`.
fn mdspan(out: &mut Vec<Value>) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("shapewise-compile-{}-mdspan", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let (source, object) = (folder.join("sites.cpp"), folder.join("sites.o"));
    let compile = |program: &str, arguments: &[&str]| {
        fs::write(&source, program).map_err(|error| error.to_string())?;
        let mut least = Duration::MAX;
        for _ in 0..REPEATS {
            let mut command = Command::new("clang++-19");
            command.args(["-std=c++23", "-stdlib=libc++"]).args(arguments).arg(&source);
            least = least.min(timed(&mut command)?);
        }
        Ok::<_, String>(least)
    };
    let output = format!("-o{}", object.display());
    let modes: [&[&str]; 2] = [&["-fsyntax-only"], &["-O2", "-c", &output]];
    let empty = mdspan_program(0, Extents::Same, 0);
    let none = [compile(&empty, modes[0])?, compile(&empty, modes[1])?];
    let size = text(&object);
    println!(
        "mdspan    its header: check {:.2} s, -O2 {:.2} s",
        none[0].as_secs_f64(),
        none[1].as_secs_f64()
    );
    for (at, what) in WHAT.iter().enumerate().take(MDSPAN.len()) {
        let costs = [Extents::Different, Extents::Same].map(|extents| {
            let program = mdspan_program(at, extents, SITES);
            let check = per_site(compile(&program, modes[0])?, none[0]);
            let release = per_site(compile(&program, modes[1])?, none[1]);
            Ok(Cost { check, release, bytes: bytes_per_site(text(&object), size) })
        });
        report("mdspan", "static", what, costs, out)?;
    }
    // A file left in a temporary folder does no harm.
    let _ = fs::remove_dir_all(folder);
    Ok(())
}

/// Measures everything. `dfdx` is opt-in, because its dependencies are many and must be downloaded.
pub fn table(with_dfdx: bool, json: Option<PathBuf>) -> ExitCode {
    println!(
        "processor time of the compiler in user mode; milliseconds and bytes of machine code per site, of {SITES}"
    );
    println!("{:<32} {:<30} all the same", "", "shapes that are all different");
    println!(
        "{:<9} {:<7} {:<14} {:>10} {:>10} {:>8} {:>10} {:>10} {:>8}",
        "who", "level", "site", "check", "release", "bytes", "check", "release", "bytes"
    );
    let mut out = Vec::new();
    let mut failed = false;
    let mut libraries = vec![(ours(), &OURS[..])];
    libraries.extend(OTHERS.map(|(dependency, ways)| (String::from(dependency), ways)));
    if with_dfdx {
        libraries.push((String::from(DFDX_DEPENDENCY), &[DFDX]));
    }
    for (dependency, ways) in libraries {
        if let Err(why) = library(&dependency, ways, &mut out) {
            println!("{dependency}: {why}");
            failed = true;
        }
    }
    if let Err(why) = mdspan(&mut out) {
        println!("without std::mdspan: {why}");
    }
    if let Some(file) = json {
        let text: Vec<String> = out.iter().map(|line| format!("{line}\n")).collect();
        if let Err(error) = fs::write(&file, text.concat()) {
            println!("{}: {error}", file.display());
            failed = true;
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
