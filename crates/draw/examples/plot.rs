//! Lines and a heat map of arrays, by the crate `plotters`: `cargo run -p shapewise-draw --example plot -- plot.svg`. `Picture::values` draws a small array with its
//! numbers; this is for one that is too large for numbers.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::std_instead_of_core,
    reason = "an example: a panic is a failure, and it uses all of std"
)]

use std::{
    env,
    error::Error,
    fs,
    io::{self, Write as _},
};

use plotters::{
    chart::ChartBuilder,
    coord::Shift,
    drawing::{DrawingArea, IntoDrawingArea as _},
    element::Rectangle,
    prelude::SVGBackend,
    series::LineSeries,
    style::{Color as _, HSLColor, Palette as _, Palette99, WHITE},
};
use shapewise::{Tensor, View, array::AsView};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Returns the range that has all elements, with a little more on both sides.
fn range(array: &impl AsView<2, Element = f64>) -> std::ops::Range<f64> {
    let view = array.as_view();
    let (least, most) =
        view.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), &x| (least.min(x), most.max(x)));
    let beside = ((most - least) * 0.05).max(f64::MIN_POSITIVE);
    least - beside..most + beside
}

/// Draws each row of an array as a line over the positions.
fn lines(area: &Area<'_>, at: &View<'_, f64, 1>, rows: &Tensor<f64, 2>) -> Result {
    let (first, last) = (at.iter().copied().next().unwrap_or(0.0), at.iter().copied().last().unwrap_or(1.0));
    let mut chart = ChartBuilder::on(area)
        .margin(10)
        .x_label_area_size(30)
        .y_label_area_size(40)
        .build_cartesian_2d(first..last, range(rows))?;
    chart.configure_mesh().draw()?;
    for (number, row) in rows.outer_iter().enumerate() {
        let points = at.iter().copied().zip(row.iter().copied());
        chart.draw_series(LineSeries::new(points, Palette99::pick(number).stroke_width(2)))?;
    }
    Ok(())
}

/// Draws the elements of an array as colours, from blue for the least to red for the greatest, row 0 at the top.
fn heat_map(area: &Area<'_>, array: &Tensor<f64, 2>) -> Result {
    let [rows, columns] = array.extents();
    let range = range(array);
    let mut chart = ChartBuilder::on(area).margin(10).build_cartesian_2d(0..columns, rows..0)?;
    chart.draw_series(array.indexed_iter().map(|([row, column], &element)| {
        let part = (element - range.start) / (range.end - range.start);
        let colour = HSLColor(0.66 * (1.0 - part), 0.9, 0.5);
        Rectangle::new([(column, row), (column + 1, row + 1)], colour.filled())
    }))?;
    Ok(())
}

fn main() -> Result {
    // A damped wave at three times, and the wave over time and place.
    let at = Tensor::linspace(0.0..=6.0, 200);
    let wave = |time: f64, x: f64| (x - time).sin() * (-0.2 * x).exp();
    let early = Tensor::linspace(0.0..=1.0, 3);
    let all = Tensor::linspace(0.0..=6.0, 40);
    let rows = Tensor::from_fn([3, 200], |[time, x]| wave(early[[time]], at[[x]]));
    let field = Tensor::from_fn([40, 200], |[time, x]| wave(all[[time]], at[[x]]));

    let mut svg = String::new();
    {
        let whole = SVGBackend::with_string(&mut svg, (800, 600)).into_drawing_area();
        whole.fill(&WHITE)?;
        let (above, below) = whole.split_vertically(300);
        lines(&above, &at.view(), &rows)?;
        heat_map(&below, &field)?;
        whole.present()?;
    }
    let mut out = io::stdout();
    match env::args().nth(1) {
        Some(path) => {
            fs::write(&path, &svg)?;
            writeln!(out, "{path}: {} bytes", svg.len())?;
        }
        None => writeln!(out, "an image of {} bytes; `-- plot.svg` writes it", svg.len())?,
    }
    Ok(())
}
