//! Two programs whose sizes are read at run time, and whose axes the compiler checks by name: attention with a cache of the tokens so far, and a step of
//! the heat equation on a grid.
//!
//! `cargo run --example named`. With `usize` in place of the names both compile as well, and so do their mistakes: the last lines of each part list some.

#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "an example of arithmetic, which prints"
)]

use shapewise::{DenseTensor, Float, names, prelude::*, verbs::concatenate};

names! { pub Queries, pub Cached, pub Features, pub Width }

/// The weights of one head.
struct Head {
    query: DenseTensor<f32, 2, Extents![Features, Width]>,
    key: DenseTensor<f32, 2, Extents![Features, Width]>,
    value: DenseTensor<f32, 2, Extents![Features, Width]>,
    out: DenseTensor<f32, 2, Extents![Width, Features]>,
}

/// The keys and the values of all tokens so far.
struct Cache {
    keys: DenseTensor<f32, 2, Extents![Cached, Width]>,
    values: DenseTensor<f32, 2, Extents![Cached, Width]>,
}

impl Cache {
    fn new(width: usize) -> Self {
        let empty = || Tensor::zeros(shape![Cached(0), Width(width)]);
        Self { keys: empty(), values: empty() }
    }

    /// Adds new tokens: a query becomes a cached token where the program says so.
    fn extend(
        &mut self,
        keys: &DenseTensor<f32, 2, Extents![Queries, Width]>,
        values: &DenseTensor<f32, 2, Extents![Queries, Width]>,
    ) {
        self.keys = concatenate(Axis::<0>, (&self.keys, keys.renamed(Axis::<0>, Cached)));
        self.values = concatenate(Axis::<0>, (&self.values, values.renamed(Axis::<0>, Cached)));
    }
}

impl Head {
    /// Each new token looks at the cached ones and at the new ones up to itself.
    fn attend(
        &self,
        x: impl AsTyped<f32, 2, Extents![Queries, Features]>,
        cache: &mut Cache,
    ) -> DenseTensor<f32, 2, Extents![Queries, Features]> {
        let x = x.typed_view();
        let query = x.matmul(&self.query);
        cache.extend(&x.matmul(&self.key), &x.matmul(&self.value));
        let before = cache.keys.nrows() - x.nrows();
        let mut scores = query.matmul(cache.keys.transpose()); // [Queries, Cached]
        scores.indexed_for_each_mut(|[token, cached], score| {
            if cached > before + token {
                *score = f32::NEG_INFINITY;
            }
        });
        let largest = scores.max_axis_by(Keep(scores.axis(Cached)), Float::nan_last);
        let weights = match largest {
            Some(largest) => (&scores - &largest).exp(),
            None => scores, // there are no tokens
        };
        let weights = &weights / weights.sum_axis(Keep(weights.axis(Cached)));
        // `query.matmul(&cache.keys)` and `weights.matmul(cache.values.transpose())` are errors of `cargo check` that name `Width` and `Cached`.
        weights.matmul(&cache.values).matmul(&self.out)
    }
}

names! { pub Rows, pub Columns }

type Field = DenseTensor<f64, 2, Extents![Rows, Columns]>;

/// One step of the heat equation: each inner point moves towards the mean of its four neighbours. The border stays.
fn step(now: &Field, next: &mut Field, rate: f64) {
    let neighbours = (
        now.slice(s![..-2, 1..-1]),
        now.slice(s![2.., 1..-1]),
        now.slice(s![1..-1, ..-2]),
        now.slice(s![1..-1, 2..]),
        now.slice(s![1..-1, 1..-1]),
    );
    next.assign(now);
    // A part keeps the names of its axes: `now.transpose().slice(..)` among the neighbours is an error of `cargo check`, also on a square grid.
    next.slice_mut(s![1..-1, 1..-1]).zip_map_from(neighbours, |(north, south, west, east, here)| {
        here + rate * (north + south + west + east - 4.0 * here)
    });
}

fn main() {
    let size = std::env::args().count() + 4; // read at run time
    let weight = |seed: usize| move |[i, j]: [usize; 2]| ((i * 7 + j * 3 + seed) % 5) as f32 / 5.0 - 0.4;
    let head = Head {
        query: Tensor::from_fn(shape![Features(size), Width(3)], weight(0)),
        key: Tensor::from_fn(shape![Features(size), Width(3)], weight(1)),
        value: Tensor::from_fn(shape![Features(size), Width(3)], weight(2)),
        out: Tensor::from_fn(shape![Width(3), Features(size)], weight(3)),
    };
    let tokens = Tensor::from_fn(shape![Queries(6), Features(size)], weight(4));
    let all = head.attend(&tokens, &mut Cache::new(3));
    // Two tokens at a time, with what the cache has kept.
    let mut cache = Cache::new(3);
    for at in [0, 2, 4] {
        let found = head.attend(tokens.slice(s![at..at + 2]), &mut cache);
        assert!(found.all_close(all.slice(s![at..at + 2]), 1e-5, 1e-6), "{found}");
    }
    println!("attention: {} tokens in the cache, shape {}", cache.keys.nrows(), all.shape());

    let mut now: Field = Tensor::zeros(shape![Rows(size), Columns(size)]);
    now[[size / 2, size / 2]] = 1.0;
    let mut next = now.clone();
    for _ in 0..10 {
        step(&now, &mut next, 0.2);
        core::mem::swap(&mut now, &mut next);
    }
    println!(
        "heat: {:.3e} is left of 1, warmest row {:?}",
        now.sum(),
        now.sum_axis(now.axis(Columns)).argmax_by(Float::nan_last)
    );
}
