//! An extended Kalman filter of six states on inline arrays. The filter has neither a heap nor `std`: it builds with `default-features = false`.
//!
//! A target moves in a plane. Two beacons measure the squares of their distances, which are not linear in the states: position, velocity and
//! acceleration.
//!
//! `cargo run --release --example kalman`
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]

/// The filter.
pub mod filter {
    use shapewise::{Axis, Matrix, Vector, s};

    /// Where the beacons are.
    const BEACONS: Matrix<f64, 2, 2> = Matrix::of([[-10.0, 0.0], [10.0, 5.0]]);

    /// Estimated states, and their covariance.
    #[derive(Clone, Copy, Debug)]
    pub struct Filter {
        /// Two positions, two velocities and two accelerations.
        pub state: Vector<f64, 6>,
        /// Their covariance.
        pub covariance: Matrix<f64, 6, 6>,
    }

    /// The states after a time, as a product with those before it.
    #[must_use]
    pub const fn transition(t: f64) -> Matrix<f64, 6, 6> {
        let h = t * t / 2.0;
        Matrix::of([
            [1.0, 0.0, t, 0.0, h, 0.0],
            [0.0, 1.0, 0.0, t, 0.0, h],
            [0.0, 0.0, 1.0, 0.0, t, 0.0],
            [0.0, 0.0, 0.0, 1.0, 0.0, t],
            [0.0, 0.0, 0.0, 0.0, 1.0, 0.0],
            [0.0, 0.0, 0.0, 0.0, 0.0, 1.0],
        ])
    }

    /// What the beacons measure, and its derivatives by the states.
    #[must_use]
    pub fn measurement(state: Vector<f64, 6>) -> (Vector<f64, 2>, Matrix<f64, 2, 6>) {
        let [x, y, ..] = state.into_nested();
        let away = Matrix::of([[x, y]; 2]) - BEACONS;
        let mut derivatives = Matrix::of_value(0.0);
        derivatives.slice_mut(s![.., const 0..2]).assign(away * 2.0);
        ((away * away).sum_axis(Axis::<1>), derivatives)
    }

    /// The inverse of a matrix whose determinant is not 0.
    fn inverse(matrix: Matrix<f64, 2, 2>) -> Matrix<f64, 2, 2> {
        let [[a, b], [c, d]] = matrix.into_nested();
        Matrix::of([[d, -b], [-c, a]]) / (a * d - b * c)
    }

    impl Filter {
        /// Predicts the states after a time, in which noise is added.
        pub fn predict(&mut self, time: f64, noise: f64) {
            let step = transition(time);
            self.state = step.matmul(self.state);
            self.covariance =
                step.matmul(self.covariance).matmul(step.transpose()) + Matrix::identity() * noise;
        }

        /// Corrects the states by a measurement with a noise.
        pub fn update(&mut self, measured: Vector<f64, 2>, noise: f64) {
            let (expected, derivatives) = measurement(self.state);
            let cross = self.covariance.matmul(derivatives.transpose());
            let gain = cross.matmul(inverse(derivatives.matmul(cross) + Matrix::identity() * noise));
            self.state += gain.matmul(measured - expected);
            self.covariance -= gain.matmul(cross.transpose());
        }
    }
}

#[allow(dead_code, reason = "the benchmarks take the filter from this file")]
fn main() {
    use filter::{Filter, measurement, transition};
    use shapewise::{Matrix, Vector};

    let mut target = Vector::of([0.0, 1.0, 1.0, 0.5, 0.0, -0.02]);
    let mut filter = Filter { state: Vector::of_value(0.5), covariance: Matrix::identity() * 4.0 };
    let error = |filter: &Filter, target| (filter.state - target).map(|x| x * x).sum().sqrt();
    for step in 0..=40 {
        if step % 10 == 0 {
            println!("after {step:2} steps the error is {:.4}", error(&filter, target));
        }
        target = transition(0.25).matmul(target);
        filter.predict(0.25, 1e-6);
        filter.update(measurement(target).0, 1e-3);
    }
    assert!(error(&filter, target) < 0.05, "the filter finds the target");
}
