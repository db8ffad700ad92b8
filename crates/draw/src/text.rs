//! Pictures as text.

use alloc::{format, string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{
    Picture,
    frame::{COLUMNS, Slot},
    panel::Panel,
};

/// The space between two grids.
const BETWEEN: usize = 3;

impl Panel {
    /// Writes the lines of the grid, all of the same number of characters, the caption first.
    fn lines(&self) -> Vec<String> {
        let (mut lines, mut cells, digits) = (Vec::new(), self.cells.iter(), self.label_digits());
        for row in &self.rows {
            let mut line = String::from("  ");
            if digits > 0 {
                let label = self.label(row).map_or_else(String::new, |offset| format!("{offset}:"));
                line.push_str(&format!(" {label:>width$}", width = digits.saturating_add(1)));
            }
            for column in &self.columns {
                let part = match (row, column) {
                    (Slot::At(_), Slot::At(_)) => {
                        let text = cells.next().map_or("", |cell| &cell.text);
                        // A number in parentheses is below the number without them.
                        let text = if text.ends_with(')') || !self.has_parentheses() {
                            text.into()
                        } else {
                            format!("{text} ")
                        };
                        format!(" {text:>width$}", width = self.width)
                    }
                    (Slot::At(_), Slot::Gap(level)) => (if *level == 1 { " │" } else { " ║" }).into(),
                    (Slot::At(_), Slot::Elided) => " …".into(),
                    (Slot::Gap(level), Slot::At(_)) => line_of(*level).repeat(self.width.saturating_add(1)),
                    (Slot::Gap(level), Slot::Elided) => line_of(*level).repeat(2),
                    (Slot::Gap(down), Slot::Gap(right)) => {
                        format!("{}{}", line_of(*down), crossing(*down, *right))
                    }
                    (Slot::Elided, Slot::At(_)) => format!(" {:>width$}", "…", width = self.width),
                    (Slot::Elided, Slot::Gap(level)) => (if *level == 1 { " │" } else { " ║" }).into(),
                    (Slot::Elided, Slot::Elided) => "  ".into(),
                };
                line.push_str(&part);
            }
            lines.push(line);
        }
        if self.cells.is_empty() {
            lines.push("   no elements".into());
        }
        let caption = cut(&self.caption, COLUMNS.saturating_sub(2));
        lines.insert(0, format!("  {caption}"));
        let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        lines.iter().map(|line| format!("{line:width$}")).collect()
    }

    /// Returns `true` if a cell has a text in parentheses.
    fn has_parentheses(&self) -> bool {
        self.cells.iter().any(|cell| cell.text.ends_with(')'))
    }
}

/// Cuts a text to at most so many characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() > most {
        text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
    } else {
        text.into()
    }
}

/// Returns the line between blocks.
const fn line_of(level: usize) -> &'static str {
    if level == 1 { "─" } else { "═" }
}

/// Returns the crossing of the lines between blocks.
const fn crossing(down: usize, right: usize) -> &'static str {
    match (down, right) {
        (1, 1) => "┼",
        (1, _) => "╫",
        (_, 1) => "╪",
        (..) => "╬",
    }
}

impl fmt::Display for Picture {
    /// Writes at most 80 columns, or as many as the width of the format says. Grids are next to each other if they fit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = f.width().unwrap_or(COLUMNS);
        writeln!(f, "{}", cut(&self.title, most))?;
        let mut line: Vec<Vec<String>> = Vec::new();
        let mut used = 0_usize;
        for panel in &self.panels {
            let lines = panel.lines();
            let width = lines.first().map_or(0, |line| line.chars().count());
            let with_it = used.saturating_add(width).saturating_add(BETWEEN);
            if !line.is_empty() && with_it > most {
                write_beside(f, &line, most)?;
                line.clear();
                used = width;
            } else {
                used = if line.is_empty() { width } else { with_it };
            }
            line.push(lines);
        }
        write_beside(f, &line, most)?;
        if !self.notes.is_empty() {
            f.write_char('\n')?;
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "{}", cut(note, most)))
    }
}

/// Writes grids next to each other. One grid may be too wide, as of the indices of many axes: then its lines are cut.
fn write_beside(f: &mut fmt::Formatter<'_>, grids: &[Vec<String>], most: usize) -> fmt::Result {
    f.write_char('\n')?;
    let height = grids.iter().map(Vec::len).max().unwrap_or(0);
    for at in 0..height {
        let mut text = String::new();
        for (place, grid) in grids.iter().enumerate() {
            let width = grid.first().map_or(0, |line| line.chars().count());
            if place > 0 {
                text.push_str(&" ".repeat(BETWEEN));
            }
            write!(text, "{:width$}", grid.get(at).map_or("", String::as_str))?;
        }
        writeln!(f, "{}", cut(text.trim_end(), most))?;
    }
    Ok(())
}
