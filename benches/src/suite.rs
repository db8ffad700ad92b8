//! The suite: every kernel in the crate's way, by hand and in the ways of others, side by side in one process.
//!
//! All ways of a case work on the same memory, so that where it begins is nobody's luck. They take turns, in another order in
//! each round. Before anything is timed the results are compared.

pub mod instructions;
pub mod mdspan;
pub mod memory;
pub mod report;

use std::{cell::RefCell, hint::black_box, mem, time::Duration};

use nix::time::{ClockId, clock_gettime};

pub use self::memory::{Element, Operands};
use self::{mdspan::Mdspan, report::Line};

/// What a case is called.
#[derive(Clone, Debug)]
pub struct Title {
    /// What it computes.
    pub kernel: &'static str,
    /// The extents.
    pub size: String,
    /// The rung, and what else tells cases of one kernel apart.
    pub rung: &'static str,
    /// Its name in the program of `std::mdspan`, where it is there.
    mdspan: Option<String>,
    /// Whether its instructions are counted, too: those of large ones take too long.
    counted: bool,
}

/// The processor time of this thread: unlike that of a clock on the wall, it stops where another program has the processor.
fn now() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).expect("the kernel knows it").into()
}

/// A way to compute it: so many times.
type Way<T> = fn(&mut Operands<T>, usize);

/// A kernel of one size on one rung.
pub struct Case<T> {
    title: Title,
    counts: [usize; 3],
    ways: Vec<(&'static str, Way<T>)>,
}

/// Calls that often.
#[inline(always)]
pub fn repeat(times: usize, mut call: impl FnMut()) {
    for _ in 0..times {
        call();
    }
}

/// Calls a kernel as a function of its own, on arguments of which the compiler knows nothing but their types.
#[inline(always)]
pub fn kernel<A, R>(arguments: A, body: impl FnOnce(A) -> R) -> R {
    #[inline(never)]
    fn call<A, R>(arguments: A, body: impl FnOnce(A) -> R) -> R {
        body(arguments)
    }
    call(black_box(arguments), body)
}

impl<T: Element> Case<T> {
    /// A case over memory of so many elements: what is read, what is read besides, and what is written.
    pub fn new(
        kernel: &'static str,
        size: impl Into<String>,
        rung: &'static str,
        counts: [usize; 3],
    ) -> Self {
        let title = Title { kernel, size: size.into(), rung, mdspan: None, counted: false };
        Self { title, counts, ways: Vec::new() }
    }

    /// With one more way. There may be several by hand, `hand ...`: the fastest is what the others are compared with.
    #[must_use]
    pub fn way(mut self, who: &'static str, way: Way<T>) -> Self {
        self.ways.push((who, way));
        self
    }

    /// With a plain copy of the memory that is read, for its bandwidth.
    #[must_use]
    pub fn memcpy(self) -> Self {
        self.way("memcpy", |operands, times| {
            let Operands { from, out, .. } = operands;
            repeat(times, || black_box(&mut out[..]).copy_from_slice(black_box(from)));
        })
    }

    /// With that case of the program of `std::mdspan`.
    #[must_use]
    pub fn mdspan(mut self, name: impl Into<String>) -> Self {
        self.title.mdspan = Some(name.into());
        self
    }

    /// Whose instructions are counted.
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

/// How long to measure.
#[derive(Clone, Copy)]
pub struct Effort {
    /// One sample: so many calls that the clock is not what is measured.
    sample: Duration,
    /// All samples of a case.
    case: Duration,
    /// The least and the greatest number of rounds. Odd, so that there is a middle.
    rounds: [usize; 2],
}

impl Effort {
    pub const QUICK: Self =
        Self { sample: Duration::from_micros(100), case: Duration::from_millis(300), rounds: [5, 101] };
    pub const FULL: Self =
        Self { sample: Duration::from_micros(400), case: Duration::from_millis(4000), rounds: [21, 501] };
}

/// A case of any type of elements.
pub trait Bench {
    fn title(&self) -> &Title;

    /// Who takes part in this process.
    fn names(&self) -> Vec<&'static str>;

    /// Compares the results and measures each way.
    ///
    /// # Errors
    ///
    /// Whose result differs from the first one's.
    fn measure(&self, effort: Effort, mdspan: Option<&mut Mdspan>) -> Result<Vec<Line>, String>;

    /// Runs each way once and then twice, through [`instructions::counted`].
    fn count(&self);
}

/// One way that takes part in the rounds, here or in another process.
struct Runner<'a> {
    who: &'static str,
    run: Box<dyn FnMut(usize) -> Duration + 'a>,
    calls: usize,
    times: Vec<f64>,
}

impl Runner<'_> {
    /// So many calls that a sample takes as long as it should; and how long it takes.
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

/// Another order in each round, so that nobody always comes behind the same: some order of each of them follows from the
/// number of the round, so that each run has the same ones.
fn shuffle(order: &mut [usize], round: usize) {
    let mut state = u64::try_from(round).unwrap_or_default();
    for last in (1..order.len()).rev() {
        // Knuth's generator of 64 bits, of whose numbers the upper bits are good.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let other = usize::try_from(state >> 33).unwrap_or_default() % (last + 1);
        order.swap(last, other);
    }
}

/// Measures ways in turns.
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
            // Behind another process the caches have its memory: a call that is not measured, as it has one itself.
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
            // Of another process there is one number: the memory here has what all others gave.
            let (expected, found) = (operands.result(), mdspan.open(name)?);
            if found.total_cmp(&expected).is_ne() {
                return Err(format!("mdspan gives {found}, expected {expected}"));
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
            // Memory of its own for each, so that a way that writes in place leaves nothing to the next.
            let mut operands = Operands::new(self.counts);
            for times in [1, 2] {
                instructions::counted(|| way(&mut operands, black_box(times)));
            }
        }
    }
}
