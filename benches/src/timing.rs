//! Times of the broadcasts: ours, by hand and `ndarray`'s, in one run over the same memory.

pub mod slice;

use std::{hint::black_box, time::Instant};

use crate::kernels::broadcast::{self, Adder, Memory};

/// An addition that is timed.
pub struct Timing {
    /// What is computed.
    pub what: &'static str,
    /// Rows and columns of the matrix.
    pub side: usize,
    /// Extents of what is added.
    pub other: [usize; 2],
    /// Ours, by hand, `ndarray`'s.
    pub ways: [Adder; 3],
}

/// How often each way is timed. Odd, so that there is a middle.
const ROUNDS: usize = 501;

/// Elements per time taken: so many calls that the clock is not what is measured.
const ELEMENTS: usize = 1 << 20;

impl Timing {
    /// Nanoseconds per call of each way, from the shortest to the longest.
    fn measure(&self) -> [Vec<f64>; 3] {
        let calls = (ELEMENTS / (self.side * self.side)).max(1);
        let mut memory = Memory::new([self.side; 2], self.other);
        let mut times = [(); 3].map(|()| Vec::with_capacity(ROUNDS));
        // The first round warms up.
        for round in 0..=ROUNDS {
            for turn in 0..3 {
                // Who begins changes, so that nobody always comes behind the same.
                let way = (round + turn) % 3;
                let call = black_box(self.ways[way]);
                let start = Instant::now();
                call(black_box(&mut memory), black_box(calls));
                let time = start.elapsed();
                if round > 0 {
                    #[expect(clippy::cast_precision_loss, reason = "calls are few")]
                    times[way].push(time.as_secs_f64() * 1e9 / calls as f64);
                }
            }
        }
        for times in &mut times {
            times.sort_by(f64::total_cmp);
        }
        times
    }

    /// Whether all ways write the same.
    fn agrees(&self) -> bool {
        let sums = self.ways.map(|way| {
            let mut memory = Memory::new([self.side; 2], self.other);
            way(&mut memory, 1);
            memory.checksum()
        });
        sums[0] == sums[1] && sums[1] == sums[2]
    }
}

/// Prints medians, their ratios, and minima; whether all ways gave the same.
pub fn table() -> bool {
    println!("ns per call: medians of {ROUNDS} rounds, then minima");
    println!(
        "{:<25} {:>9} {:>9} {:>9} {:>9} {:>9} {:>12} {:>9} {:>9} {:>9}",
        "kernel",
        "size",
        "ours",
        "by hand",
        "ndarray",
        "ours/hand",
        "ours/ndarray",
        "ours",
        "by hand",
        "ndarray"
    );
    let mut agreed = true;
    for timing in broadcast::timings() {
        if !timing.agrees() {
            println!("{}: results differ", timing.what);
            agreed = false;
        }
        let times = timing.measure();
        let [ours, hand, theirs] = times.each_ref().map(|times| times[ROUNDS / 2]);
        let least = times.map(|times| times[0]);
        println!(
            "{:<25} {:>9} {ours:>9.0} {hand:>9.0} {theirs:>9.0} {:>9.2} {:>12.2} {:>9.0} {:>9.0} {:>9.0}",
            timing.what,
            format!("{0}x{0}", timing.side),
            ours / hand,
            ours / theirs,
            least[0],
            least[1],
            least[2]
        );
    }
    agreed
}
