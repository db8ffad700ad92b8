//! Pictures as SVG.

use alloc::{
    format,
    string::{String, ToString as _},
    vec::Vec,
};

use super::{Picture, cell::Shade, frame::Slot, panel::Panel};

/// Sizes, in pixels.
const HEIGHT: usize = 24;
const CHARACTER: usize = 8;
const LEAST_WIDTH: usize = 28;
const GAP: usize = 8;
const ELIDED: usize = 16;
const MARGIN: usize = 12;
const LINE: usize = 20;
const BETWEEN: usize = 28;
/// The width that grids next to each other may have.
const PAGE: usize = 760;

/// Colours of the middle, which both black and white text can be read on.
const GROUPS: [&str; 8] =
    ["#2f81f7", "#d29922", "#3fb950", "#a371f7", "#db61a2", "#39c5cf", "#e5534b", "#8b949e"];

/// Returns the size of a row or a column: of a cell, of a gap of a level, or of what is not shown.
fn size(slot: &Slot, cell: usize) -> usize {
    match slot {
        Slot::At(_) => cell,
        Slot::Gap(level) => GAP.saturating_mul(*level),
        Slot::Elided => ELIDED,
    }
}

/// Escapes what has a meaning in XML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Writes a line of text.
fn text(x: usize, y: usize, attributes: &str, content: &str) -> String {
    format!("<text x=\"{x}\" y=\"{y}\"{attributes}>{}</text>\n", escape(content))
}

/// Returns the attributes of the box of a cell.
fn fill(shade: Shade) -> String {
    let (colour, opacity, dashes) = match shade {
        Shade::Plain => ("#2f81f7", "0.12", ""),
        Shade::Padding => ("#8b949e", "0.35", " stroke-dasharray=\"2 2\""),
        Shade::Selected => ("#2f81f7", "0.45", ""),
        Shade::Faded => ("none", "1", ""),
        Shade::Repeated => ("#d29922", "0.3", " stroke-dasharray=\"3 2\""),
        Shade::Group(group) => {
            (GROUPS.get(group.checked_rem(GROUPS.len()).unwrap_or(0)).copied().unwrap_or("none"), "0.4", "")
        }
    };
    format!(
        "fill=\"{colour}\" fill-opacity=\"{opacity}\" stroke=\"currentColor\" stroke-opacity=\"0.5\"{dashes}"
    )
}

impl Panel {
    /// Returns the width of a cell.
    fn cell_width(&self) -> usize {
        self.width.saturating_mul(CHARACTER).saturating_add(8).max(LEAST_WIDTH)
    }

    /// Returns the width and the height, with the caption.
    fn size(&self) -> (usize, usize) {
        let columns: usize = self.columns.iter().map(|slot| size(slot, self.cell_width())).sum();
        let rows: usize = self.rows.iter().map(|slot| size(slot, HEIGHT)).sum();
        let caption = self.caption.chars().count().saturating_mul(CHARACTER);
        (columns.max(caption), rows.max(if self.cells.is_empty() { HEIGHT } else { 0 }).saturating_add(LINE))
    }

    /// Writes the elements of the grid, from a corner.
    fn svg(&self, left: usize, top: usize, is_labelled: bool) -> String {
        let mut svg = text(left, top.saturating_add(13), " font-weight=\"bold\"", &self.caption);
        let (mut cells, width) = (self.cells.iter(), self.cell_width());
        let mut y = top.saturating_add(LINE);
        if self.cells.is_empty() {
            svg.push_str(&text(left, y.saturating_add(16), " opacity=\"0.7\"", "no elements"));
        }
        for row in &self.rows {
            let mut x = left;
            let height = size(row, HEIGHT);
            for column in &self.columns {
                let wide = size(column, width);
                let middle = (x.saturating_add(wide / 2), y.saturating_add(height / 2).saturating_add(4));
                match (row, column) {
                    (Slot::At(_), Slot::At(_)) => {
                        let Some(cell) = cells.next() else { break };
                        let (shape, is_faint) =
                            (fill(cell.shade), matches!(cell.shade, Shade::Faded | Shade::Padding));
                        if is_labelled {
                            let words = escape(&self.words(cell));
                            svg.push_str(&format!("<g class=\"cell\" role=\"img\" aria-label=\"{words}\">"));
                        }
                        svg.push_str(&format!(
                            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{height}\" {shape}/>\n"
                        ));
                        let opacity = if is_faint {
                            " text-anchor=\"middle\" opacity=\"0.6\""
                        } else {
                            " text-anchor=\"middle\""
                        };
                        svg.push_str(&text(middle.0, middle.1, opacity, &cell.text));
                        if is_labelled {
                            svg.push_str("</g>\n");
                        }
                    }
                    (Slot::At(_), Slot::Elided) | (Slot::Elided, Slot::At(_)) => {
                        svg.push_str(&text(middle.0, middle.1, " text-anchor=\"middle\"", "…"));
                    }
                    _ => {}
                }
                x = x.saturating_add(wide);
            }
            y = y.saturating_add(height);
        }
        svg
    }
}

impl Picture {
    /// Converts the picture to an SVG file of its own. Its text is dark, or light if the browser prefers a dark theme.
    ///
    /// ```
    /// use shapewise::{RowMajor, Shape, shape};
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::layout(&RowMajor::new(Shape::new(shape![2, 3])?));
    /// assert!(picture.to_svg().starts_with("<svg") && picture.to_inline_svg().starts_with("<div>"));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        let style = "<style>svg { color: #1f2328 } @media (prefers-color-scheme: dark) { svg { color: #e6edf3 } }</style>\n";
        self.svg(style, false)
    }

    /// Converts the picture to an SVG to put into an HTML page or a doc comment. Its text and lines have the colour of the text around it.
    /// It has no empty line, so Markdown keeps it as it is. See the example of [`to_svg`](Self::to_svg).
    #[must_use]
    pub fn to_inline_svg(&self) -> String {
        format!("<div>\n{}</div>\n", self.svg("", false))
    }

    /// Converts the picture to an SVG like that of [`to_inline_svg`](Self::to_inline_svg), in which each cell is a group of the class `cell`
    /// that states in words what the cell is, in `aria-label`.
    ///
    /// ```
    /// use shapewise::Strided;
    /// use shapewise_draw::Picture;
    ///
    /// let svg = Picture::layout(&Strided::column_major([2, 3])?).to_labelled_svg();
    /// assert!(svg.contains(r#"aria-label="index 1,2: linear index 5, offset 5""#));
    /// assert!(svg.contains(r#"aria-label="offset 1: index 1,0""#));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn to_labelled_svg(&self) -> String {
        self.svg("", true)
    }

    fn svg(&self, style: &str, is_labelled: bool) -> String {
        let (mut body, mut places) = (String::new(), Vec::new());
        let (mut x, mut y, mut tallest, mut widest) = (MARGIN, MARGIN.saturating_add(LINE), 0_usize, 0_usize);
        for panel in &self.panels {
            let (width, height) = panel.size();
            if x > MARGIN && x.saturating_add(width) > PAGE {
                (x, y, tallest) = (MARGIN, y.saturating_add(tallest).saturating_add(BETWEEN), 0);
            }
            places.push((x, y));
            widest = widest.max(x.saturating_add(width));
            (x, tallest) = (x.saturating_add(width).saturating_add(BETWEEN), tallest.max(height));
        }
        body.push_str(&text(MARGIN, MARGIN.saturating_add(10), " font-weight=\"bold\"", &self.title));
        for (panel, (x, y)) in self.panels.iter().zip(places) {
            body.push_str(&panel.svg(x, y, is_labelled));
        }
        y = y.saturating_add(tallest).saturating_add(LINE);
        for note in core::iter::once(&self.title).chain(&self.notes) {
            widest = widest.max(note.chars().count().saturating_mul(CHARACTER).saturating_add(MARGIN));
        }
        for note in &self.notes {
            body.push_str(&text(MARGIN, y, " opacity=\"0.8\"", note));
            y = y.saturating_add(LINE);
        }
        let (width, height) = (widest.saturating_add(MARGIN).to_string(), y.to_string());
        let title = escape(&self.title);
        // Readers of screens take an image as one thing, and a group as its parts. The tip of a title would hide the cells.
        let (role, title) = if is_labelled {
            (format!("group\" aria-label=\"{title}"), String::new())
        } else {
            ("img".into(), format!("<title>{title}</title>\n"))
        };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"{role}\" \
             style=\"max-width:100%;height:auto\" font-family=\"ui-monospace, Menlo, Consolas, monospace\" font-size=\"13\" fill=\"currentColor\">\n\
             {title}{style}{body}</svg>\n"
        )
    }
}
