//! The chart of a record: ratios of times to other libraries, by families of kernels, as text and as an SVG. A test of the repository compares it with the docs.

/// The record that the ratios are from.
pub(crate) const RECORD: &str = "benches/record/2026-11-27-suite.md";

/// The other libraries, in the order of the page.
pub(crate) const OTHERS: [&str; 4] = ["ndarray", "nalgebra", "mdarray", "mdspan"];

/// A cell: the least and the largest ratio. A ratio above 1, a loss, is bold.
pub(crate) fn cell(ratios: &[f64]) -> String {
    let number = |ratio: f64| if ratio > 1.004 { format!("**{ratio:.2}**") } else { format!("{ratio:.2}") };
    let least = number(ratios.iter().copied().fold(f64::INFINITY, f64::min));
    let largest = number(ratios.iter().copied().fold(0.0, f64::max));
    match ratios {
        [] => "-".into(),
        _ if least == largest => least,
        _ => format!("{least} to {largest}"),
    }
}

/// The ratios of times, of all kernels, sizes and levels that fit: one list for each of the other libraries.
fn times(record: &str, fits: impl Fn(&str, &str, &str) -> bool) -> [Vec<f64>; 4] {
    let table =
        record.split("\n## x86-64\n").nth(1).and_then(|rest| rest.split("\nminima").next()).unwrap_or("");
    let head = table.lines().find(|line| line.starts_with("kernel")).unwrap_or("");
    let names: Vec<&str> = head.split_whitespace().filter_map(|name| name.strip_prefix('/')).collect();
    let mut ratios = [const { Vec::new() }; 4];
    for line in table.lines() {
        let columns = (line.get(..23), line.get(23..38), line.get(38..49));
        let (Some(kernel), Some(size), Some(level)) = columns else { continue };
        if fits(kernel.trim(), size.trim(), level.trim()) {
            let last: Vec<&str> = line.split_whitespace().rev().take(names.len()).collect();
            for (name, ratio) in names.iter().zip(last.iter().rev()) {
                let other = OTHERS.iter().position(|other| other == name);
                if let (Some(other), Ok(ratio)) = (other, ratio.parse()) {
                    ratios[other].push(ratio);
                }
            }
        }
    }
    ratios
}

/// The families of kernels in a record: the name, and the ratios of times of all that belong to it.
pub(crate) fn families(record: &str) -> [(&'static str, [Vec<f64>; 4]); 13] {
    let of = |fits: &dyn Fn(&str, &str, &str) -> bool| times(record, fits);
    let on_heap = |verbs: &[&str]| {
        times(record, |kernel, _, level| verbs.contains(&kernel) && matches!(level, "ranked" | "static"))
    };
    let inline =
        |verbs: &[&str]| times(record, |kernel, _, level| verbs.contains(&kernel) && level == "inline");
    [
        (
            "sums of 200^3, all orders of axes",
            of(&|kernel, size, _| kernel.starts_with("sum_3d") && size == "200^3"),
        ),
        (
            "sums of 20^3, run-time extents",
            of(&|kernel, size, level| kernel.starts_with("sum_3d") && size == "20^3" && level == "ranked"),
        ),
        ("a row, a column or a number added", of(&|kernel, _, _| kernel.starts_with("add "))),
        ("a matrix times a vector", of(&|kernel, _, _| kernel.starts_with("matvec"))),
        ("transposed copies of 1024^2 to 4096^2", of(&|kernel, _, _| kernel == "transpose")),
        ("a slice", of(&|kernel, _, _| kernel == "slice")),
        ("inline, 2^2 to 32^2: products", inline(&["small_matmul", "small_dot"])),
        ("inline: sums of rows, matrix by vector", inline(&["small_sum_axis", "small_matvec"])),
        (
            "inline: additions, maps, sums, transposes",
            inline(&["small_add", "small_map", "small_sum", "small_iterate", "small_transposed"]),
        ),
        ("tensors, 2^2 to 32^2: products", on_heap(&["small_matmul", "small_matvec", "small_dot"])),
        ("tensors: additions, maps", on_heap(&["small_add", "small_map"])),
        (
            "tensors: sums, scans, iteration",
            on_heap(&["small_sum", "small_sum_axis", "small_cumsum", "small_iterate", "small_outer_iter"]),
        ),
        (
            "tensors: transposes, joins, rows taken",
            on_heap(&["small_transposed", "small_slice", "small_take", "small_concatenate", "small_stack"]),
        ),
    ]
}

/// Factors of two on the scale, from 1/16 on.
const OCTAVES: f64 = 6.0;

/// A record as a chart: a line for each family and library, from the least to the largest ratio.
pub(crate) fn chart(record: &str) -> String {
    /// Columns per factor of two, from 1/16 on.
    const OCTAVE: f64 = 6.0;
    let column = |ratio: f64| ((ratio.log2() + 4.0).clamp(0.0, OCTAVES) * OCTAVE).round();
    let one = column(1.0);
    let mut text = format!("{:42}{:6}{:6}{:6}{:6}{:6}{:6}4\n", "", "1/16", "1/8", "1/4", "1/2", "1", "2");
    for (family, ratios) in families(record) {
        text += &format!("{family}\n");
        for (library, ratios) in OTHERS.iter().zip(ratios).filter(|(_, ratios)| !ratios.is_empty()) {
            let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
            let largest = ratios.iter().copied().fold(0.0, f64::max);
            let range = if cell(&[least]) == cell(&[largest]) {
                format!("{least:.2}")
            } else {
                format!("{least:.2} to {largest:.2}")
            };
            let mut line = format!("  {library:10}{range:>28}  ");
            let mut at = 0.0;
            while at <= OCTAVES * OCTAVE {
                line.push(match at {
                    _ if at == column(least) || at == column(largest) => '●',
                    _ if column(least) < at && at < column(largest) => '─',
                    _ if at == one => '│',
                    _ => ' ',
                });
                at += 1.0;
            }
            text += line.trim_end();
            text.push('\n');
        }
    }
    text
}

/// A record as a dot plot: a row for each family, and in it a line for each library, from the least to the largest ratio. As an image it has a ground
/// of its own, which is dark where the reader prefers that.
pub(crate) fn plot(record: &str) -> String {
    const COLOURS: [&str; 4] = ["#2f81f7", "#c77a0a", "#2da44e", "#a371f7"];
    /// The first ratio is at this place, and each factor of two is so long.
    const LEFT: f64 = 300.0;
    const OCTAVE: f64 = 70.0;
    /// The height of a row, and of the line of a library in it.
    const ROW: usize = 40;
    const LINE: usize = 8;
    let place = |ratio: f64| ((ratio.log2() + 4.0).clamp(0.0, OCTAVES)).mul_add(OCTAVE, LEFT);
    let families = families(record);
    let height = 78 + ROW * families.len();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"760\" height=\"{height}\" viewBox=\"0 0 760 {height}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"currentColor\">\n\
         <title>Times of shapewise in ratio to other libraries</title>\n\
         <style>svg {{ color: #1f2328; background: #ffffff }} @media (prefers-color-scheme: dark) {{ svg {{ color: #e6edf3; background: #0d1117 }} }}</style>\n"
    );
    for (at, library) in OTHERS.iter().enumerate() {
        let x = 12 + 110 * at;
        svg += &format!(
            "<circle cx=\"{}\" cy=\"17\" r=\"5\" fill=\"{}\"/><text x=\"{}\" y=\"22\">{library}</text>\n",
            x + 5,
            COLOURS[at],
            x + 15
        );
    }
    for (ratio, text) in [
        (1.0 / 16.0, "1/16"),
        (0.125, "1/8"),
        (0.25, "1/4"),
        (0.5, "1/2"),
        (1.0, "1"),
        (2.0, "2"),
        (4.0, "4"),
    ] {
        let (x, strength) = (place(ratio), if text == "1" { "0.9" } else { "0.2" });
        svg += &format!(
            "<path d=\"M{x} 52V{}\" stroke=\"currentColor\" stroke-opacity=\"{strength}\"/><text x=\"{x}\" y=\"46\" text-anchor=\"middle\">{text}</text>\n",
            height - 26
        );
    }
    for (row, (family, ratios)) in families.iter().enumerate() {
        let top = 58 + ROW * row;
        svg += &format!(
            "<text x=\"12\" y=\"{}\">{}</text>\n",
            top + 19,
            family.replace("^3", "³").replace("^2", "²")
        );
        for (at, ratios) in ratios.iter().enumerate().filter(|(_, ratios)| !ratios.is_empty()) {
            let least = place(ratios.iter().copied().fold(f64::INFINITY, f64::min));
            let largest = place(ratios.iter().copied().fold(0.0, f64::max));
            let (y, colour) = (top + 3 + LINE * at, COLOURS[at]);
            svg += &format!(
                "<path d=\"M{least:.0} {y}H{largest:.0}\" stroke=\"{colour}\" stroke-width=\"3\"/><circle cx=\"{least:.0}\" cy=\"{y}\" r=\"4\" fill=\"{colour}\"/>\
                 <circle cx=\"{largest:.0}\" cy=\"{y}\" r=\"4\" fill=\"{colour}\"/>\n"
            );
        }
    }
    svg + &format!(
        "<text x=\"{LEFT}\" y=\"{}\" fill-opacity=\"0.8\">← shapewise takes less time</text>\n</svg>\n",
        height - 8
    )
}

/// The chart as the address of an image: with it, a page of the docs shows the chart without a file beside the page.
pub(crate) fn address(svg: &str) -> String {
    let escaped = svg.chars().map(|character| match character {
        '%' | '#' | '<' | '>' | '"' | '{' | '}' | ' ' | '\n' | '(' | ')' => {
            format!("%{:02X}", u32::from(character))
        }
        _ => character.to_string(),
    });
    format!("[times]: data:image/svg+xml;charset=utf-8,{}\n", escaped.collect::<String>())
}
