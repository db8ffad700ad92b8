//! An extended Kalman filter of six states: the example `kalman` on inline arrays, beside the same filter on nalgebra's matrices.
//!
//! The two are the same formulas, so their lines are compared too.

use nalgebra::{SMatrix, SVector};
use shapewise::{Matrix, Vector};

use crate::suite::{Bench, Case, Operands, kernel, repeat};

#[path = "../../../examples/kalman.rs"]
mod ours;

/// The filter on nalgebra's matrices.
mod theirs {
    use nalgebra::{Matrix2, Matrix2x6, Matrix6, Matrix6x2, Vector2, Vector6};

    /// Where the beacons are.
    const BEACONS: Matrix2<f64> = Matrix2::new(-10.0, 0.0, 10.0, 5.0);

    /// Estimated states, and their covariance.
    #[derive(Clone, Copy, Debug)]
    pub struct Filter {
        /// Two positions, two velocities and two accelerations.
        pub state: Vector6<f64>,
        /// Their covariance.
        pub covariance: Matrix6<f64>,
    }

    /// The states after a time, as a product with those before it.
    #[must_use]
    #[rustfmt::skip]
    pub fn transition(t: f64) -> Matrix6<f64> {
        let h = t * t / 2.0;
        Matrix6::new(
            1.0, 0.0, t, 0.0, h, 0.0,
            0.0, 1.0, 0.0, t, 0.0, h,
            0.0, 0.0, 1.0, 0.0, t, 0.0,
            0.0, 0.0, 0.0, 1.0, 0.0, t,
            0.0, 0.0, 0.0, 0.0, 1.0, 0.0,
            0.0, 0.0, 0.0, 0.0, 0.0, 1.0
        )
    }

    /// What the beacons measure, and its derivatives by the states.
    #[must_use]
    pub fn measurement(state: &Vector6<f64>) -> (Vector2<f64>, Matrix2x6<f64>) {
        let (x, y) = (state[0], state[1]);
        let away = Matrix2::new(x, y, x, y) - BEACONS;
        let mut derivatives = Matrix2x6::zeros();
        derivatives.fixed_columns_mut::<2>(0).copy_from(&(away * 2.0));
        (away.component_mul(&away).column_sum(), derivatives)
    }

    /// The inverse of a matrix whose determinant is not 0.
    fn inverse(matrix: &Matrix2<f64>) -> Matrix2<f64> {
        let (a, b, c, d) = (matrix.m11, matrix.m12, matrix.m21, matrix.m22);
        Matrix2::new(d, -b, -c, a) / (a * d - b * c)
    }

    impl Filter {
        /// Predicts the states after a time, in which noise is added.
        pub fn predict(&mut self, time: f64, noise: f64) {
            let step = transition(time);
            self.state = step * self.state;
            self.covariance = step * self.covariance * step.transpose() + Matrix6::identity() * noise;
        }

        /// Corrects the states by a measurement with a noise.
        pub fn update(&mut self, measured: Vector2<f64>, noise: f64) {
            let (expected, derivatives) = measurement(&self.state);
            let cross: Matrix6x2<f64> = self.covariance * derivatives.transpose();
            let gain = cross * inverse(&(derivatives * cross + Matrix2::identity() * noise));
            self.state += gain * (measured - expected);
            self.covariance -= gain * cross.transpose();
        }
    }
}

/// Code lines of a module of a source: neither empty nor comments.
fn lines(source: &str, module: &str) -> usize {
    let from = source.find(module).expect("the source has the module");
    let module = &source[from..];
    let module = &module[..module.find("\n}\n").expect("the module ends")];
    module.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

/// Writes a result, rounded: the additions of the two have different orders.
fn write(m: &mut Operands<f64>, state: impl Iterator<Item = f64>, covariance: impl Iterator<Item = f64>) {
    m.out.iter_mut().zip(state.chain(covariance)).for_each(|(to, x)| *to = (x * 1e6).round());
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let ours = lines(include_str!("../../../examples/kalman.rs"), "pub mod filter");
    let theirs = lines(include_str!("kalman.rs"), "mod theirs");
    assert!(ours <= theirs, "the filter has {ours} lines, and {theirs} on nalgebra's matrices");
    let case = Case::new("kalman", "6 states", "static", [36, 6, 42]);
    let case = case.counted().way("ours", |m, times| {
        let state = Vector::of_fn(|[i]| m.with[i] / 64.0);
        let filter = ours::filter::Filter { state, covariance: Matrix::identity() * 4.0 };
        let mut last = filter;
        repeat(times, || {
            last = kernel((&filter, Vector::of([130.0, 90.0]), 0.25), |(filter, measured, time)| {
                let mut filter = *filter;
                filter.predict(time, 1e-3);
                filter.update(measured, 0.5);
                filter
            });
        });
        write(m, last.state.iter().copied(), last.covariance.iter().copied());
    });
    let case = case.way("nalgebra", |m, times| {
        let state = SVector::<f64, 6>::from_fn(|i, _| m.with[i] / 64.0);
        let filter = theirs::Filter { state, covariance: SMatrix::identity() * 4.0 };
        let mut last = filter;
        repeat(times, || {
            last = kernel((&filter, SVector::from([130.0, 90.0]), 0.25), |(filter, measured, time)| {
                let mut filter = *filter;
                filter.predict(time, 1e-3);
                filter.update(measured, 0.5);
                filter
            });
        });
        write(m, last.state.iter().copied(), last.covariance.transpose().iter().copied());
    });
    vec![case.boxed()]
}
