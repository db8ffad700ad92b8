//! Heat maps: the elements themselves, and their size as colour.

use alloc::{
    format,
    string::{String, ToString as _},
    vec,
};

use shapewise::array::AsRanked;

use super::{
    Picture,
    cell::{Cell, Shade},
    number::list,
    panel::{Panel, Says},
};

/// The most characters of an element.
const WIDEST: usize = 8;

/// Writes a number with few characters.
fn short(value: f64) -> String {
    let exact = value.to_string();
    if exact.chars().count() <= WIDEST.saturating_sub(2) {
        return exact;
    }
    let size = value.abs();
    if (0.001..1e4).contains(&size) { format!("{value:.3}") } else { format!("{value:.1e}") }
}

impl Picture {
    /// Draws the elements of an array as a heat map: the larger, the stronger the colour; numbers above zero in one colour and those below in another.
    /// The strongest is the largest absolute value of all finite elements.
    ///
    /// ```
    /// use shapewise::tensor;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::values(&tensor![[1.0, -0.5], [0.0, 2.0]]);
    /// assert!(picture.to_string().contains("1 -0.5"), "{picture}");
    /// ```
    #[doc(alias("heatmap", "imshow", "matshow"))]
    #[must_use]
    pub fn values<T: Copy + Into<f64>, const R: usize>(array: &impl AsRanked<T, R>) -> Self {
        let array = array.ranked();
        let extents = array.extents();
        let values = || array.iter().map(|&value| value.into());
        let largest = values().map(f64::abs).filter(|size| size.is_finite()).fold(0.0, f64::max);
        let shade = |value: f64| {
            if value == 0.0 || value.is_nan() {
                return Shade::Faded;
            }
            let hundredths = (value.abs() / largest).min(1.0) * 75.0;
            let strength = (5_u8..=75).rev().find(|step| f64::from(*step) <= hundredths).unwrap_or(5);
            if value > 0.0 { Shade::Above(strength) } else { Shade::Below(strength) }
        };
        let panel = Panel::new(list(&extents), &extents, WIDEST, |at| {
            let value = <[usize; R]>::try_from(at).ok().and_then(|at| array.get(at).copied());
            value.map_or_else(Cell::padding, |value| Cell::new(short(value.into()), shade(value.into())))
        });
        let note = match (values().reduce(f64::min), values().reduce(f64::max)) {
            (Some(least), Some(most)) => {
                format!("The least element is {}, the largest {}.", short(least), short(most))
            }
            _ => "There are no elements.".into(),
        };
        Self {
            title: format!("elements of {}", list(&extents)),
            panels: vec![panel.saying(Says::Element("value"))],
            legend: &[(Shade::Below(0), "below zero"), (Shade::Above(0), "above zero")],
            notes: vec![note],
        }
    }
}
