//! The suite: every kernel written with the crate, by hand and with other libraries, side by side in one process.
//!
//! All versions of a case work on the same memory, so that none has a better alignment by chance. They take turns, in a
//! different order in each round. The results are compared before anything is timed.

pub mod instructions;
pub mod mdspan;
pub mod memory;
pub mod report;

use std::{cell::RefCell, hint::black_box, mem, time::Duration};

use nix::time::{ClockId, clock_gettime};

pub use self::memory::{Element, Operands};
use self::{mdspan::Mdspan, report::Line};

/// The name of a case.
#[derive(Clone, Debug)]
pub struct Title {
    /// What it computes.
    pub kernel: &'static str,
    /// The extents.
    pub size: String,
    /// The level, and what else distinguishes cases of one kernel.
    pub level: &'static str,
    /// Its name in the program of `std::mdspan`, if it exists there.
    mdspan: Option<String>,
    /// Whether its instructions are counted too: counting large cases takes too long.
    counted: bool,
}

/// The processor time of this thread. Unlike wall-clock time, it stops while another program has the processor.
pub fn now() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("the kernel reports it").into()
}

/// One version: computes the given number of times.
type Way<T> = fn(&mut Operands<T>, usize);

/// A kernel of one size on one level.
pub struct Case<T> {
    title: Title,
    counts: [usize; 3],
    ways: Vec<(&'static str, Way<T>)>,
}

/// Calls a function the given number of times.
#[inline(always)]
pub fn repeat(times: usize, mut call: impl FnMut()) {
    for _ in 0..times {
        call();
    }
}

/// Calls a kernel as a separate function, on arguments of which the compiler knows only the types.
#[inline(always)]
pub fn kernel<A, R>(arguments: A, body: impl FnOnce(A) -> R) -> R {
    #[inline(never)]
    fn call<A, R>(arguments: A, body: impl FnOnce(A) -> R) -> R {
        body(arguments)
    }
    call(black_box(arguments), body)
}

impl<T: Element> Case<T> {
    /// A case over memory of the given numbers of elements: the first input, the second input, and the output.
    pub fn new(
        kernel: &'static str,
        size: impl Into<String>,
        level: &'static str,
        counts: [usize; 3],
    ) -> Self {
        let title = Title { kernel, size: size.into(), level, mdspan: None, counted: false };
        Self { title, counts, ways: Vec::new() }
    }

    /// Adds one more version. There may be several by hand, `hand ...`: the others are compared with the fastest.
    #[must_use]
    pub fn way(mut self, who: &'static str, way: Way<T>) -> Self {
        self.ways.push((who, way));
        self
    }

    /// Adds a plain copy of the input memory, for its bandwidth.
    #[must_use]
    pub fn memcpy(self) -> Self {
        self.way("memcpy", |operands, times| {
            let Operands { from, out, .. } = operands;
            repeat(times, || black_box(&mut out[..]).copy_from_slice(black_box(from)));
        })
    }

    /// Adds that case of the program of `std::mdspan`.
    #[must_use]
    pub fn mdspan(mut self, name: impl Into<String>) -> Self {
        self.title.mdspan = Some(name.into());
        self
    }

    /// Counts the instructions of this case.
    #[must_use]
    pub fn counted(mut self) -> Self {
        self.title.counted = true;
        self
    }

    pub fn boxed(self) -> Box<dyn Bench>
    where
        T: 'static,
    {
        Box::new(self)
    }
}

/// The measuring times.
#[derive(Clone, Copy)]
pub struct Effort {
    /// One sample: enough calls that the clock itself is not measured.
    sample: Duration,
    /// All samples of a case.
    case: Duration,
    /// The least and the greatest number of rounds. Odd, so that there is a median.
    rounds: [usize; 2],
}

impl Effort {
    pub const QUICK: Self =
        Self { sample: Duration::from_micros(100), case: Duration::from_millis(300), rounds: [5, 101] };
    pub const SHORT: Self =
        Self { sample: Duration::from_micros(50), case: Duration::from_millis(30), rounds: [51, 301] };
    pub const FULL: Self =
        Self { sample: Duration::from_micros(400), case: Duration::from_millis(4000), rounds: [21, 501] };
}

/// A case with any type of elements.
pub trait Bench {
    fn title(&self) -> &Title;

    /// The memory that the case works on.
    fn bytes(&self) -> usize;

    /// The participants in this process.
    fn names(&self) -> Vec<&'static str>;

    /// Compares the results and measures each way.
    ///
    /// # Errors
    ///
    /// The name of the version whose result differs from the first one's.
    fn measure(&self, effort: Effort, mdspan: Option<&mut Mdspan>) -> Result<Vec<Line>, String>;

    /// Runs each way once and then twice, through [`instructions::counted`].
    fn count(&self);
}

/// One version that takes part in the rounds, here or in another process.
struct Runner<'a> {
    who: &'static str,
    run: Box<dyn FnMut(usize) -> Duration + 'a>,
    calls: usize,
    times: Vec<f64>,
}

impl Runner<'_> {
    /// The number of calls for a sample of the required duration, and the duration.
    fn calibrate(&mut self, sample: Duration) -> Duration {
        (self.run)(1);
        loop {
            let time = (self.run)(self.calls);
            if time >= sample || self.calls > 1 << 24 {
                return time;
            }
            let factor = sample.as_secs_f64() / time.as_secs_f64().max(1e-9);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                clippy::cast_precision_loss,
                reason = "calls are few"
            )]
            let calls = (self.calls as f64 * factor.clamp(1.1, 100.0)).ceil() as usize;
            self.calls = calls;
        }
    }
}

/// A different order in each round, so that no version always follows the same one. The orders are derived from the
/// number of the round, so each run has the same ones.
fn shuffle(order: &mut [usize], round: usize) {
    let mut state = u64::try_from(round).unwrap_or_default();
    for last in (1..order.len()).rev() {
        // Knuth's 64-bit generator, whose upper bits are good.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let other = usize::try_from(state >> 33).unwrap_or_default() % (last + 1);
        order.swap(last, other);
    }
}

/// Measures versions in turns.
fn rounds(runners: &mut [Runner<'_>], effort: Effort) {
    let mut once = Duration::ZERO;
    for runner in &mut *runners {
        once += runner.calibrate(effort.sample);
    }
    let [least, most] = effort.rounds;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounds are few")]
    let rounds = ((effort.case.as_secs_f64() / once.as_secs_f64()) as usize).clamp(least, most) | 1;
    let mut order: Vec<usize> = (0..runners.len()).collect();
    let mut behind_another = false;
    for round in 0..rounds {
        shuffle(&mut order, round);
        for &way in &order {
            let runner = &mut runners[way];
            // After another process the caches hold its memory. So one call is not measured, as in that process.
            if mem::replace(&mut behind_another, runner.who == "mdspan") {
                (runner.run)(1);
            }
            let time = (runner.run)(runner.calls);
            #[expect(clippy::cast_precision_loss, reason = "calls are few")]
            runner.times.push(time.as_secs_f64() * 1e9 / runner.calls as f64);
        }
    }
}

impl<T: Element> Bench for Case<T> {
    fn title(&self) -> &Title {
        &self.title
    }

    fn bytes(&self) -> usize {
        self.counts.iter().sum::<usize>() * size_of::<T>()
    }

    fn names(&self) -> Vec<&'static str> {
        self.ways.iter().map(|way| way.0).collect()
    }

    fn measure(&self, effort: Effort, mut mdspan: Option<&mut Mdspan>) -> Result<Vec<Line>, String> {
        let mut operands = Operands::new(self.counts);
        let mut expected = None;
        for &(who, way) in self.ways.iter().filter(|way| way.0 != "memcpy") {
            operands.reset();
            way(&mut operands, 1);
            let (first, expected) = expected.get_or_insert_with(|| (who, operands.out.to_vec()));
            if let Some(at) =
                operands.out.iter().zip(expected).position(|(found, expected)| found != expected)
            {
                return Err(format!("{who} differs from {first} at {at}"));
            }
        }
        if let (Some(name), Some(mdspan)) = (&self.title.mdspan, mdspan.as_deref_mut()) {
            // Another process returns one number: the checksum that the memory here has for all others.
            let (expected, found) = (operands.result(), mdspan.open(name)?);
            if found.total_cmp(&expected).is_ne() {
                return Err(format!("mdspan returns {found}, expected {expected}"));
            }
        }
        drop(expected);
        let operands = RefCell::new(operands);
        let mut runners: Vec<Runner<'_>> = Vec::new();
        for &(who, way) in &self.ways {
            let operands = &operands;
            let run = move |calls| {
                let (way, operands) = (black_box(way), &mut *operands.borrow_mut());
                let start = now();
                way(black_box(operands), black_box(calls));
                now().saturating_sub(start)
            };
            runners.push(Runner { who, run: Box::new(run), calls: 1, times: Vec::new() });
        }
        if let (Some(_), Some(mdspan)) = (&self.title.mdspan, mdspan) {
            let run = |calls| mdspan.time(calls);
            runners.push(Runner { who: "mdspan", run: Box::new(run), calls: 1, times: Vec::new() });
        }
        rounds(&mut runners, effort);
        Ok(runners.into_iter().map(|runner| Line::new(&self.title, runner.who, runner.times)).collect())
    }

    fn count(&self) {
        for &(_, way) in &self.ways {
            // Separate memory for each, so that a version that writes in place does not affect the next.
            let mut operands = Operands::new(self.counts);
            for times in [1, 2] {
                instructions::counted(|| way(&mut operands, black_box(times)));
            }
        }
    }
}
