//! Copies with permuted axes: of the table of `record/2026-11-22-relayout.md`, and of random extents and orders of rank 2 to 8, compared
//! with `strided-perm` (feature `permute`), with HPTT (feature `hptt`) and with `memcpy` of as many elements.
//!
//! They take turns on the same memory. The clock is the processor time of the thread. The target begins at a cache line, and, for
//! the table, a second time 16 bytes after one, where the allocator places large memory.

use std::{hint::black_box, process::ExitCode, time::Duration};

use shapewise::{Strided, View, ViewMut};

use crate::suite::now;

/// The processor time of the rounds of one case.
const LONG: Duration = Duration::from_millis(1500);

/// Extents of the source, and for each axis of the target the axis of the source.
struct Permutation {
    extents: Vec<usize>,
    order: Vec<usize>,
}

impl Permutation {
    fn new(extents: &[usize], order: &[usize]) -> Self {
        Self { extents: extents.to_vec(), order: order.to_vec() }
    }

    /// The extents of the target, and the strides of the source in its order.
    fn target(&self) -> (Vec<usize>, Vec<isize>) {
        let strides = row_major(&self.extents);
        self.order.iter().map(|&axis| (self.extents[axis], strides[axis])).unzip()
    }
}

fn row_major(extents: &[usize]) -> Vec<isize> {
    let mut strides = vec![1; extents.len()];
    for axis in (1..extents.len()).rev() {
        strides[axis - 1] = strides[axis] * extents[axis].cast_signed();
    }
    strides
}

/// With the rank in the type.
fn ranked<const R: usize>(to: &mut [f32], from: &[f32], extents: &[usize], strides: &[isize]) {
    let extents: [usize; R] = extents.try_into().expect("the rank");
    let layout = Strided::new(extents, strides.try_into().expect("the rank")).expect("a layout");
    let from = View::with_layout(from, layout).expect("its memory");
    ViewMut::new(to, extents).expect("its memory").assign(&from);
}

fn ours(to: &mut [f32], from: &[f32], permutation: &Permutation) {
    let (extents, strides) = permutation.target();
    let assign = match extents.len() {
        2 => ranked::<2>,
        3 => ranked::<3>,
        4 => ranked::<4>,
        5 => ranked::<5>,
        6 => ranked::<6>,
        7 => ranked::<7>,
        _ => ranked::<8>,
    };
    assign(to, from, &extents, &strides);
}

#[cfg(feature = "permute")]
fn theirs(to: &mut [f32], from: &[f32], permutation: &Permutation) {
    use strided_view::{StridedView, StridedViewMut};
    let (extents, strides) = permutation.target();
    let from = StridedView::<f32>::new(from, &extents, &strides, 0).expect("a layout");
    let mut to = StridedViewMut::new(to, &extents, &row_major(&extents), 0).expect("a layout");
    strided_perm::copy_into(&mut to, &from, threadteam::Exec::serial()).expect("the same extents");
}

/// Without the feature: skipped.
#[cfg(not(feature = "permute"))]
fn theirs(_: &mut [f32], _: &[f32], _: &Permutation) {}

/// By HPTT. It plans in each call, by its estimate, which takes microseconds.
#[cfg(feature = "hptt")]
fn hptt(to: &mut [f32], from: &[f32], Permutation { extents, order }: &Permutation) {
    hptt::transpose_f32(order, 1.0, from, extents, 0.0, to, 1, hptt::MemoryOrder::RowMajor)
        .expect("a permutation");
}

/// Without the feature: skipped.
#[cfg(not(feature = "hptt"))]
fn hptt(_: &mut [f32], _: &[f32], _: &Permutation) {}

/// The names of the participants, and whether they are there.
const PEERS: [(&str, bool); 4] = [
    ("ours", true),
    ("strided-perm", cfg!(feature = "permute")),
    ("HPTT", cfg!(feature = "hptt")),
    ("memcpy", true),
];

/// The least times in microseconds, of all rounds; `None` if results differ.
fn measure(permutation: &Permutation, lead: usize, long: Duration) -> Option<[f64; 4]> {
    let count = permutation.extents.iter().product();
    let element = |at: usize| f32::from(u8::try_from(at.wrapping_mul(37) % 251).unwrap_or_default());
    let from: Vec<f32> = (0..count).map(element).collect();
    let mut memory = vec![0.0; count + 32];
    let start = memory.as_ptr().align_offset(64) + lead;
    let to = &mut memory[start..][..count];
    let call = |who: usize, to: &mut [f32]| match who {
        0 => ours(black_box(to), black_box(&from), permutation),
        1 => theirs(black_box(to), black_box(&from), permutation),
        2 => hptt(black_box(to), black_box(&from), permutation),
        _ => black_box(to).copy_from_slice(black_box(&from)),
    };
    call(0, to);
    let found = to.to_vec();
    for who in [1, 2] {
        to.fill(-1.0);
        call(who, to);
        if PEERS[who].1 && found != to {
            return None;
        }
    }
    let begin = now();
    call(0, to);
    let times = u32::try_from(20_000 / (now() - begin).as_nanos().max(1)).unwrap_or(1).clamp(1, 1000);
    let (mut least, mut round, begin) = ([f64::INFINITY; 4], 0, now());
    while round < 5 || now() - begin < long {
        for turn in 0..4 {
            let who = (turn + round) % 4;
            if !PEERS[who].1 {
                continue;
            }
            let begin = now();
            for _ in 0..times {
                call(who, to);
            }
            least[who] = least[who].min((now() - begin).as_secs_f64() * 1e6 / f64::from(times));
        }
        round += 1;
    }
    Some(least)
}

/// Prints one line, and returns ours divided by strided-perm's; `None` if results differ.
fn line(name: &str, permutation: &Permutation, lead: usize, long: Duration) -> Option<f64> {
    let Some([ours, others @ ..]) = measure(permutation, lead, long) else {
        println!("{name}: results differ");
        return None;
    };
    // A participant that is not there took no time that is finite.
    let [theirs, hptt, memcpy] = others.map(|time| ours / time);
    let shown = |ratio: f64| if ratio > 0.0 { format!("{ratio:.2}") } else { "-".into() };
    println!("{name:<52} {ours:>10.1} {:>12} {:>8} {memcpy:>8.2}", shown(theirs), shown(hptt));
    Some(theirs)
}

/// Numbers that look random, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % bound
    }

    /// About `2^bits` elements.
    fn permutation(&mut self, rank: usize, bits: usize) -> Permutation {
        let mut extents = vec![1; rank];
        for _ in 0..bits {
            extents[self.below(rank)] *= 2;
        }
        for extent in &mut extents {
            *extent =
                if *extent > 4 && self.below(2) == 0 { *extent - self.below(*extent / 4) } else { *extent };
            *extent = 2.max(*extent);
        }
        let mut order: Vec<usize> = (0..rank).collect();
        for axis in (1..rank).rev() {
            order.swap(axis, self.below(axis + 1));
        }
        Permutation { extents, order }
    }
}

/// Prints both tables; fails if results differ.
pub fn table() -> ExitCode {
    for ((name, is_there), feature) in [(PEERS[1], "permute"), (PEERS[2], "hptt")] {
        if !is_there {
            println!("without {name}: it needs `--features {feature}`");
        }
    }
    let mut failed = false;
    println!(
        "{:<52} {:>10} {:>12} {:>8} {:>8}",
        "least times, f32", "ours, us", PEERS[1].0, PEERS[2].0, PEERS[3].0
    );
    for (name, extents, order) in [
        ("transpose 1024^2", &[1024, 1024][..], &[1, 0][..]),
        ("transpose 2048^2", &[2048, 2048], &[1, 0]),
        ("transpose 4096^2", &[4096, 4096], &[1, 0]),
        ("NCHW to NHWC, 8x64x128x128", &[8, 64, 128, 128], &[0, 2, 3, 1]),
        ("NHWC to NCHW, 8x64x128x128", &[8, 128, 128, 64], &[0, 3, 1, 2]),
        ("reversed axes, 256^3", &[256, 256, 256], &[2, 1, 0]),
        ("rank 6", &[16, 16, 16, 16, 8, 8], &[5, 2, 0, 4, 1, 3]),
    ] {
        for (lead, at) in [(0, "at a line"), (4, "after 16 bytes")] {
            let permutation = Permutation::new(extents, order);
            failed |= line(&format!("{name}, {at}"), &permutation, lead, LONG).is_none();
        }
    }
    let (mut random, mut above, mut all) = (Random(1), 0, 0);
    for rank in 2..=8 {
        for bits in [12, 15, 18, 20, 21, 22] {
            let permutation = random.permutation(rank, bits);
            let name = format!("{:?} by {:?}", permutation.extents, permutation.order);
            let ratio = line(&name, &permutation, 0, LONG / 10);
            failed |= ratio.is_none();
            above += usize::from(ratio.is_some_and(|ratio| ratio > 1.0));
            all += 1;
        }
    }
    if cfg!(feature = "permute") {
        println!("random permutations above strided-perm's time: {above} of {all}");
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
