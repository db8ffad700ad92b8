//! The measurements: as a table, and as JSON.

use std::{fs, io, path::Path};

use serde_json::json;

use super::{Title, mdspan::target};

/// The measurements of one version.
pub struct Line {
    title: Title,
    who: &'static str,
    /// Nanoseconds per call of each round, from the shortest to the longest.
    times: Vec<f64>,
    /// Instructions per call, if they were counted.
    pub instructions: Option<u64>,
}

impl Line {
    #[must_use]
    pub fn new(title: &Title, who: &'static str, mut times: Vec<f64>) -> Self {
        times.sort_by(f64::total_cmp);
        Self { title: title.clone(), who, times, instructions: None }
    }

    fn median(&self) -> f64 {
        self.times[self.times.len() / 2]
    }

    /// The name of the version.
    #[must_use]
    pub fn who(&self) -> &'static str {
        self.who
    }

    /// The shortest time.
    #[must_use]
    pub fn least(&self) -> f64 {
        self.times[0]
    }

    /// A short time, which a tenth of the rounds did not exceed: unlike the shortest one, it does not depend on one reading of the clock.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.times[self.times.len() / 10]
    }

    /// Whether it is that version of that case.
    #[must_use]
    pub fn is(&self, title: &Title, who: &str) -> bool {
        self.of(title) && self.who == who
    }

    fn of(&self, title: &Title) -> bool {
        (self.title.kernel, &self.title.size, self.title.level) == (title.kernel, &title.size, title.level)
    }

    fn json(&self) -> String {
        let Title { kernel, size, level, .. } = &self.title;
        json!({
            "kernel": kernel,
            "size": size,
            "level": level,
            "who": self.who,
            "target": target(),
            "median_ns": rounded(self.median()),
            "min_ns": rounded(self.least()),
            "rounds": self.times.len(),
            "instructions": self.instructions,
        })
        .to_string()
    }
}

fn rounded(nanoseconds: f64) -> f64 {
    (nanoseconds * 100.0).round() / 100.0
}

/// Writes one JSON object per line.
///
/// # Errors
///
/// If the file cannot be written.
pub fn write(lines: &[Line], file: &Path) -> io::Result<()> {
    let text: Vec<String> = lines.iter().map(|line| line.json() + "\n").collect();
    fs::write(file, text.concat())
}

/// The libraries that the crate is compared with, one column each. Of several versions by hand, the fastest.
const OTHERS: [&str; 7] = ["hand", "ndarray", "mdarray", "nalgebra", "glam", "mdspan", "memcpy"];

/// The lines of one case, by column.
struct Row<'a> {
    title: &'a Title,
    ours: &'a Line,
    others: [Option<&'a Line>; OTHERS.len()],
}

/// The lines of all cases: for each column the version with the least median.
fn rows(lines: &[Line]) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    let mut rest = lines;
    while let Some(Line { title, .. }) = rest.first() {
        let (case, others) = rest.split_at(rest.iter().take_while(|line| line.of(title)).count());
        rest = others;
        let best = |who: &str| {
            let word = |line: &&Line| line.who.split_whitespace().next() == Some(who);
            case.iter().filter(word).min_by(|a, b| a.median().total_cmp(&b.median()))
        };
        if let Some(ours) = best("ours") {
            rows.push(Row { title, ours, others: OTHERS.map(best) });
        }
    }
    rows
}

/// A time with three digits and its unit.
fn time(nanoseconds: f64) -> String {
    let (number, unit) = match nanoseconds {
        ..1e3 => (nanoseconds, "ns"),
        ..1e6 => (nanoseconds / 1e3, "us"),
        _ => (nanoseconds / 1e6, "ms"),
    };
    let digits = match number {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{number:.digits$} {unit}")
}

/// The head of a table; the columns are of the width of [`cells`].
fn head(first: &str) {
    print!("{:<22} {:<14} {:<15} {first:>9}", "kernel", "size", "level");
    for other in OTHERS {
        print!(" {other:>9}");
    }
    for other in OTHERS {
        print!(" {:>9}", format!("/{other}"));
    }
    println!();
}

fn title(Title { kernel, size, level, .. }: &Title) {
    print!("{kernel:<22} {size:<14} {level:<15}");
}

/// The numbers of a row, and the ratios of the first to the others.
fn cells(ours: f64, others: [Option<f64>; OTHERS.len()], show: impl Fn(f64) -> String) {
    print!(" {:>9}", show(ours));
    for other in others {
        print!(" {:>9}", other.map_or_else(|| String::from("-"), &show));
    }
    for other in others {
        print!(" {:>9}", other.map_or_else(|| String::from("-"), |other| format!("{:.2}", ours / other)));
    }
    println!();
}

/// Prints medians and their ratios, then instructions, then the cases above their bar.
pub fn print(lines: &[Line]) {
    let rows = rows(lines);
    println!("medians, and ratios of medians (below 1: the crate is faster); compiled for {}", target());
    head("ours");
    for row in &rows {
        title(row.title);
        cells(row.ours.median(), row.others.map(|other| other.map(Line::median)), time);
    }
    println!("\nminima, and ratios of minima");
    head("ours");
    for row in &rows {
        title(row.title);
        cells(row.ours.least(), row.others.map(|other| other.map(Line::least)), time);
    }
    instructions(&rows);
    bars(&rows);
}

fn instructions(rows: &[Row<'_>]) {
    if rows.iter().all(|row| row.ours.instructions.is_none()) {
        return;
    }
    println!("\ninstructions per call, and their ratios");
    head("ours");
    for row in rows {
        #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
        let count = |line: &Line| line.instructions.map(|count| count as f64);
        if let Some(ours) = count(row.ours) {
            title(row.title);
            cells(ours, row.others.map(|other| other.and_then(count)), |count| format!("{count:.0}"));
        }
    }
}

/// The greatest allowed ratio to the best by hand, and to the best of the others.
const BARS: [f64; 2] = [1.05, 1.0];

/// Bandwidth as a fraction of a plain copy's: of transposes, and of copies that keep rows.
const BANDWIDTH: [f64; 2] = [0.35, 0.9];

/// Names each case above its bar. Times are not a test: nothing fails.
fn bars(rows: &[Row<'_>]) {
    println!("\nabove the bar, by medians: {} by hand, {} best other; copies of bandwidth", BARS[0], BARS[1]);
    let mut missed = 0;
    for Row { title: name, ours, others } in rows {
        let [hand, others @ .., memcpy] = others;
        let peer = others.iter().flatten().min_by(|a, b| a.median().total_cmp(&b.median()));
        let mut words = Vec::new();
        for (other, bar) in [(hand.as_ref(), BARS[0]), (peer, BARS[1])] {
            if let Some(other) = other {
                let ratio = ours.median() / other.median();
                // To two decimals, as in the table.
                if ratio >= bar + 0.005 {
                    let least = ours.least() / other.least();
                    words.push(format!("{ratio:.2} of {} (minima {least:.2})", other.who));
                }
            }
        }
        if let Some(memcpy) = memcpy {
            let part = memcpy.median() / ours.median();
            let keeps_rows = name.kernel.starts_with("copy") || name.kernel.starts_with("slice [");
            let bar = BANDWIDTH[usize::from(keeps_rows)];
            if part < bar - 0.005 {
                words.push(format!("{part:.2} of memcpy's bandwidth, the bar is {bar}"));
            }
        }
        if !words.is_empty() {
            missed += 1;
            println!("{:<22} {:<14} {:<15} {}", name.kernel, name.size, name.level, words.join("; "));
        }
    }
    println!("{missed} of {}", rows.len());
}
