//! Pictures as SVG.

use alloc::{
    format,
    string::{String, ToString as _},
    vec,
    vec::Vec,
};
use core::fmt::{self, Write as _};

use super::{
    Picture,
    cell::Shade,
    frame::{COLUMNS, Slot},
    panel::Panel,
    text::cut,
};

/// Sizes, in pixels.
const HEIGHT: usize = 24;
const CHARACTER: usize = 8;
const LEAST_WIDTH: usize = 24;
const GAP: usize = 8;
const ELIDED: usize = 16;
const MARGIN: usize = 12;
const LINE: usize = 20;
const BETWEEN: usize = 28;
const SWATCH: usize = 14;
/// The width that grids next to each other may have.
const PAGE: usize = 760;

/// Colours of the middle, which both black and white text can be read on.
const GROUPS: [&str; 8] =
    ["#2f81f7", "#d29922", "#3fb950", "#a371f7", "#db61a2", "#39c5cf", "#e5534b", "#8b949e"];

/// The colour of the text of a file of its own. In a page of HTML, the picture is not the root, and has that of the text around it.
const STYLE: &str = "<style>svg:root { color: #1f2328 } @media (prefers-color-scheme: dark) { svg:root { color: #e6edf3 } }</style>\n";

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

/// The text of a row of cells, and the number of its characters.
struct RowText {
    text: String,
    columns: usize,
}

impl RowText {
    /// Adds spaces up to a column.
    fn fill(&mut self, column: usize) {
        let spaces = column.saturating_sub(self.columns);
        self.text.push_str(&" ".repeat(spaces));
        self.columns = self.columns.saturating_add(spaces);
    }
}

/// Writes a line of text.
fn text(svg: &mut String, x: usize, y: usize, attributes: &str, content: &str) {
    write(svg, format_args!("<text x=\"{x}\" y=\"{y}\"{attributes}>{}</text>\n", escape(content)));
}

/// Appends formatted text.
fn write(svg: &mut String, text: fmt::Arguments<'_>) {
    // A string takes any text.
    let _ = svg.write_fmt(text);
}

/// Returns the colour of a cell, its opacity in hundredths, and the dashes of its border.
fn fill(shade: Shade) -> (&'static str, usize, &'static str) {
    match shade {
        Shade::Plain => ("#2f81f7", 12, ""),
        Shade::Padding => ("#8b949e", 35, "2 2"),
        Shade::Selected => ("#2f81f7", 45, ""),
        Shade::Faded => ("none", 100, ""),
        Shade::Repeated => ("#d29922", 30, "3 2"),
        Shade::Group(group) => {
            (GROUPS.get(group.checked_rem(GROUPS.len()).unwrap_or(0)).copied().unwrap_or("none"), 40, "")
        }
        Shade::Above(strength) => ("#d9622b", usize::from(strength.min(75)), ""),
        Shade::Below(strength) => ("#2f81f7", usize::from(strength.min(75)), ""),
    }
}

/// Writes the attributes of the box of a cell that are not those of an element.
fn attributes(svg: &mut String, shade: Shade) {
    if shade != Shade::Plain {
        let (colour, opacity, dashes) = fill(shade);
        write(svg, format_args!(" fill=\"{colour}\" fill-opacity=\".{opacity:02}\""));
        if !dashes.is_empty() {
            write(svg, format_args!(" stroke-dasharray=\"{dashes}\""));
        }
    }
}

/// Begins a group of boxes, whose colour is that of an element unless they have their own.
fn boxes(svg: &mut String) {
    let (colour, opacity, _) = fill(Shade::Plain);
    write(
        svg,
        format_args!(
            "<g fill=\"{colour}\" fill-opacity=\".{opacity:02}\" stroke=\"currentColor\" stroke-opacity=\".5\">\n"
        ),
    );
}

/// Writes the outline of a box.
fn outline(svg: &mut String, x: usize, y: usize, width: usize, height: usize) {
    write(svg, format_args!("d=\"M{x} {y}h{width}v{height}h-{width}z\""));
}

impl Panel {
    /// Returns the width of a cell.
    fn cell_width(&self) -> usize {
        self.width.saturating_mul(CHARACTER).saturating_add(8).max(LEAST_WIDTH)
    }

    /// Returns where the texts of a row end, from the left of a cell: the longest one is in the middle.
    fn text_end(&self) -> usize {
        self.cell_width().saturating_add(self.width.saturating_mul(CHARACTER)) / 2
    }

    /// Returns the width of the offsets that are beside the rows.
    fn label_width(&self) -> usize {
        match self.label_digits() {
            0 => 0,
            digits => digits.saturating_mul(CHARACTER).saturating_add(GAP),
        }
    }

    /// Returns the width and the height, with the caption.
    fn size(&self) -> (usize, usize) {
        let columns: usize = self.columns.iter().map(|slot| size(slot, self.cell_width())).sum();
        let rows: usize = self.rows.iter().map(|slot| size(slot, HEIGHT)).sum();
        let caption = cut(&self.caption, COLUMNS).chars().count().saturating_mul(CHARACTER);
        (
            columns.saturating_add(self.label_width()).max(caption),
            rows.max(if self.cells.is_empty() { HEIGHT } else { 0 }).saturating_add(LINE),
        )
    }

    /// Writes the elements of the grid, from a corner: first the boxes of all cells, then a line of text for each row.
    fn svg(&self, svg: &mut String, left: usize, top: usize, is_labelled: bool) {
        text(svg, left, top.saturating_add(13), " font-weight=\"bold\"", &cut(&self.caption, COLUMNS));
        let (width, top) = (self.cell_width(), top.saturating_add(LINE));
        if self.cells.is_empty() {
            text(svg, left, top.saturating_add(16), " opacity=\"0.7\"", "no elements");
            return;
        }
        boxes(svg);
        let first = left.saturating_add(self.label_width());
        let (mut cells, mut y) = (self.cells.iter(), top);
        for row in &self.rows {
            let (mut x, height) = (first, size(row, HEIGHT));
            for column in &self.columns {
                let wide = size(column, width);
                if let (Slot::At(_), Slot::At(_)) = (row, column)
                    && let Some(cell) = cells.next()
                {
                    svg.push_str("<path ");
                    if is_labelled {
                        svg.push_str("class=\"cell\" role=\"img\" aria-label=\"");
                        svg.push_str(&escape(&self.words(cell)));
                        svg.push_str("\" ");
                    }
                    outline(svg, x, y, wide, height);
                    attributes(svg, cell.shade);
                    svg.push_str("/>\n");
                }
                x = x.saturating_add(wide);
            }
            y = y.saturating_add(height);
        }
        // What a cell is in words has its text.
        let hidden = if is_labelled { " aria-hidden=\"true\" pointer-events=\"none\"" } else { "" };
        write(svg, format_args!("</g>\n<g text-anchor=\"middle\"{hidden}>\n"));
        let (mut cells, mut y) = (self.cells.iter(), top);
        for row in &self.rows {
            let (mut x, height) = (first, size(row, HEIGHT));
            let line = y.saturating_add(height / 2).saturating_add(4);
            if let Some(label) = self.label(row) {
                let right = first.saturating_sub(GAP);
                text(svg, right, line, " text-anchor=\"end\" opacity=\"0.7\"", &label.to_string());
            }
            // A text of its own at each cell takes a browser five times as long to place as one text for the row.
            let mut row_text = RowText { text: String::new(), columns: 0 };
            let mut spans = String::new();
            for column in &self.columns {
                let wide = size(column, width);
                let middle = x.saturating_add(wide / 2);
                match (row, column) {
                    (Slot::At(_), Slot::At(_)) => {
                        let Some(cell) = cells.next() else { break };
                        let faint = matches!(cell.shade, Shade::Faded | Shade::Padding);
                        let faint = if faint { " fill-opacity=\".6\"" } else { "" };
                        let content = escape(&cell.text);
                        if is_labelled {
                            let end = x.saturating_sub(first).saturating_add(self.text_end());
                            row_text
                                .fill(end.saturating_sub(cell.width().saturating_mul(CHARACTER)) / CHARACTER);
                            row_text.columns = row_text.columns.saturating_add(cell.width());
                            let content = if faint.is_empty() {
                                content
                            } else {
                                format!("<tspan{faint}>{content}</tspan>")
                            };
                            row_text.text.push_str(&content);
                        } else {
                            write(&mut spans, format_args!("<tspan x=\"{middle}\"{faint}>{content}</tspan>"));
                        }
                    }
                    (Slot::At(_), Slot::Elided) | (Slot::Elided, Slot::At(_)) => {
                        text(svg, middle, line, "", "…");
                    }
                    _ => {}
                }
                x = x.saturating_add(wide);
            }
            if !spans.is_empty() {
                write(svg, format_args!("<text y=\"{line}\">{spans}</text>\n"));
            }
            if row_text.columns > 0 {
                let (x, length) = (
                    first.saturating_add(self.text_end() % CHARACTER),
                    row_text.columns.saturating_mul(CHARACTER),
                );
                write(
                    svg,
                    format_args!(
                        "<text x=\"{x}\" y=\"{line}\" text-anchor=\"start\" textLength=\"{length}\" xml:space=\"preserve\">{}</text>\n",
                        row_text.text
                    ),
                );
            }
            y = y.saturating_add(height);
        }
        svg.push_str("</g>\n");
    }
}

impl Picture {
    /// Converts the picture to an SVG file of its own. Its text is dark, or light if the browser prefers a dark theme. In a page of HTML, it has the
    /// colour of the text around it. It has no empty line, so Markdown keeps it as it is.
    ///
    /// ```
    /// use shapewise::{RowMajor, Shape, shape};
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::layout(&RowMajor::new(Shape::new(shape![2, 3])?));
    /// assert!(
    ///     picture.to_svg().starts_with("<svg") && picture.to_inline_svg().starts_with("<div>\n<svg")
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub fn to_svg(&self) -> String {
        self.svg(STYLE, false)
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

    /// Returns what the colours mean, for those that the picture has.
    fn legend(&self) -> Vec<(Vec<Shade>, &'static str)> {
        let has = |test: &dyn Fn(Shade) -> bool| {
            self.panels.iter().flat_map(|panel| &panel.cells).any(|cell| test(cell.shade))
        };
        let mut legend = Vec::new();
        for &(shade, words) in self.legend {
            match shade {
                Shade::Group(_) if has(&|shade| matches!(shade, Shade::Group(_))) => {
                    legend.push(([0, 1, 2].map(Shade::Group).to_vec(), words));
                }
                Shade::Above(_) if has(&|shade| matches!(shade, Shade::Above(_))) => {
                    legend.push(([15, 45, 75].map(Shade::Above).to_vec(), words));
                }
                Shade::Below(_) if has(&|shade| matches!(shade, Shade::Below(_))) => {
                    legend.push(([75, 45, 15].map(Shade::Below).to_vec(), words));
                }
                shade if has(&|other| other == shade) => legend.push((vec![shade], words)),
                _ => {}
            }
        }
        // One colour for all that is there needs no words.
        if legend.iter().all(|(shades, _)| shades == &[Shade::Plain]) {
            legend.clear();
        }
        legend
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
        let title = cut(&self.title, COLUMNS);
        text(&mut body, MARGIN, MARGIN.saturating_add(10), " font-weight=\"bold\"", &title);
        for (panel, (x, y)) in self.panels.iter().zip(places) {
            panel.svg(&mut body, x, y, is_labelled);
        }
        y = y.saturating_add(tallest).saturating_add(LINE);
        let legend = self.legend();
        if !legend.is_empty() {
            let (mut swatches, mut words) = (String::new(), String::new());
            boxes(&mut swatches);
            x = MARGIN;
            for (shades, meaning) in legend {
                for shade in shades {
                    swatches.push_str("<path ");
                    outline(&mut swatches, x, y.saturating_sub(11), SWATCH, SWATCH);
                    attributes(&mut swatches, shade);
                    swatches.push_str("/>\n");
                    x = x.saturating_add(SWATCH);
                }
                x = x.saturating_add(6);
                text(&mut words, x, y, "", meaning);
                x = x
                    .saturating_add(meaning.chars().count().saturating_mul(CHARACTER))
                    .saturating_add(BETWEEN / 2);
            }
            widest = widest.max(x);
            body.push_str(&swatches);
            body.push_str("</g>\n");
            body.push_str(&words);
            y = y.saturating_add(LINE);
        }
        for note in core::iter::once(&self.title).chain(&self.notes) {
            widest = widest
                .max(cut(note, COLUMNS).chars().count().saturating_mul(CHARACTER).saturating_add(MARGIN));
        }
        for note in &self.notes {
            text(&mut body, MARGIN, y, " opacity=\"0.8\"", &cut(note, COLUMNS));
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
