//! The connections of one process to all others, and what is exchanged through them.
//!
//! Two threads for each other process wait for what it sends: one for blocks, one for words, so that the end of a process is noticed at once, whatever it
//! sent before. One more says for whom this process waits, if it waits long. A block is read into memory that the receiver made for it, once the head of the message is the expected one. So the sender determines no
//! sizes, and waits until its block is wanted.

use std::{
    collections::BTreeMap,
    io::{self, ErrorKind, Read, Write},
    net::Shutdown,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

mod store;

use self::store::Store;
use super::{
    Processes,
    meet::{Peer, meet},
    silence::{ANY, Claim, Wait, interval, verdict},
    wire::{HEAD, Head, Word},
};
use crate::error::Error;

/// The longest time that a process waits, so that times fit the clocks of all systems.
const LONGEST: Duration = Duration::from_secs(365 * 24 * 3600);
/// The time within which a word explains why blocks have ended.
const EXPLANATION: Duration = Duration::from_millis(500);
/// The time for the last word to a process.
const LAST_WORD: Duration = Duration::from_millis(200);

/// The greatest number of bytes of a block that is copied to one message with its head.
const SMALL: usize = 1 << 14;

/// What is known about the blocks of one process.
#[derive(Debug, Default)]
enum Slot {
    #[default]
    Idle,
    /// A block with this head is expected, and its memory is ready.
    Wanted(Head, Vec<u8>),
    /// It is being read.
    Arriving,
    /// It is here.
    Full(Vec<u8>),
}

#[derive(Debug, Default)]
struct State {
    /// Why nothing is exchanged any more.
    failure: Option<Error>,
    /// Whether the engine has been released.
    is_over: bool,
    slots: Vec<Slot>,
    /// Why no more blocks of a process arrive.
    ended: Vec<Option<String>>,
    /// Whether no more words of a process arrive.
    is_quiet: Vec<bool>,
    /// For whom this process waits in an exchange.
    wait: Option<Wait>,
    /// The waits for any other process, each with its number.
    open: BTreeMap<u64, Instant>,
    /// Whether the others know that this process waits.
    is_told: bool,
    /// What the others say about their waiting.
    claims: Vec<Option<Claim>>,
    /// The number of the run of a program whose collectives XLA does.
    run: u64,
    store: Store,
}

#[derive(Debug)]
struct Shared {
    index: usize,
    timeout: Duration,
    /// The connections to each process, `None` to this one.
    peers: Vec<Option<Peer>>,
    state: Mutex<State>,
    changed: Condvar,
    /// The end of the exchange, for the thread that says for whom this process waits.
    ended: Condvar,
    /// It is locked while the others receive the reason of a failure, and before the state.
    telling: Mutex<()>,
}

/// Describes an error of a connection.
fn cause(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::UnexpectedEof => "its connection ended".to_owned(),
        _ => format!("its connection ended: {error}"),
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>, time: Duration) -> MutexGuard<'a, State> {
        self.changed.wait_timeout(state, time).unwrap_or_else(PoisonError::into_inner).0
    }

    /// Ends the exchange for this reason, unless it has ended, and says so to all others. Returns the reason of the end.
    fn fail(&self, error: Error) -> Error {
        let word = error.clone();
        self.fail_with(error, word)
    }

    /// Ends the exchange like [`fail`](Self::fail), for a reason that is another one for the others.
    fn fail_with(&self, error: Error, word: Error) -> Error {
        let _telling = self.telling();
        let mut state = self.state();
        if state.is_over {
            return error;
        }
        if let Some(first) = &state.failure {
            return first.clone();
        }
        state.failure = Some(error.clone());
        drop(state);
        self.changed.notify_all();
        self.ended.notify_all();
        let word = Word::Failed(word);
        for peer in self.peers.iter().flatten() {
            // They may be gone too.
            let _ = word.write(&peer.words);
            let _ = peer.words.shutdown(Shutdown::Write);
            let _ = peer.blocks.shutdown(Shutdown::Both);
        }
        error
    }

    fn telling(&self) -> MutexGuard<'_, ()> {
        self.telling.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns why the exchange has ended, once the others know it: the caller may end this process.
    fn failure(&self) -> Option<Error> {
        let failure = self.state().failure.clone()?;
        drop(self.telling());
        Some(failure)
    }

    /// Ends the exchange because blocks of a process or to it have ended, unless a word of this process explains it.
    fn fail_by(&self, process: usize, cause: String) -> Error {
        let end = Instant::now().checked_add(EXPLANATION);
        let mut state = self.state();
        loop {
            let left = end.map_or(Duration::ZERO, |end| end.saturating_duration_since(Instant::now()));
            let is_quiet = state.is_quiet.get(process).is_some_and(|is_quiet| *is_quiet);
            if state.failure.is_some() || state.is_over || is_quiet || left.is_zero() {
                break;
            }
            state = self.wait(state, left);
        }
        drop(state);
        self.fail(Error::Peer { process, cause })
    }

    /// Waits until a block of a process is wanted, and returns its head and memory; `None` if nothing is wanted any more.
    fn wanted(&self, process: usize) -> Option<(Head, Vec<u8>)> {
        let mut state = self.state();
        loop {
            if state.failure.is_some() || state.is_over {
                return None;
            }
            let slot = state.slots.get_mut(process)?;
            if let Slot::Wanted(head, memory) = slot {
                let found = (*head, std::mem::take(memory));
                *slot = Slot::Arriving;
                return Some(found);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Reads the blocks of a process, until they end.
    fn receive(&self, process: usize) {
        let Some(Some(peer)) = self.peers.get(process) else { return };
        let mut stream = &peer.blocks;
        let ended = loop {
            let mut head = [0; HEAD];
            if let Err(error) = stream.read_exact(&mut head) {
                break error;
            }
            let found = Head::from_bytes(&head);
            let Some((expected, mut memory)) = self.wanted(process) else { return };
            if found != expected {
                self.fail(Error::Diverged { process, cause: difference(found, expected) });
                return;
            }
            if let Err(error) = stream.read_exact(&mut memory) {
                break error;
            }
            if let Some(slot) = self.state().slots.get_mut(process) {
                *slot = Slot::Full(memory);
            }
            self.changed.notify_all();
        };
        if let Some(entry) = self.state().ended.get_mut(process) {
            *entry = Some(cause(&ended));
        }
        self.changed.notify_all();
    }

    /// Reads the words of a process, of which the last one is the end or a failure.
    fn listen(&self, process: usize) {
        let Some(Some(peer)) = self.peers.get(process) else { return };
        loop {
            match Word::read(process, &peer.words) {
                Ok(Word::Waits(on)) => {
                    let claim = Claim { on, at: Instant::now() };
                    if let Some(entry) = self.state().claims.get_mut(process) {
                        *entry = Some(claim);
                    }
                    self.changed.notify_all();
                    continue;
                }
                Ok(Word::Ask(number, question)) => {
                    self.serve(process, number, question);
                    continue;
                }
                Ok(Word::Answer(number, answer)) => {
                    self.state().store.answered(number, answer);
                    self.changed.notify_all();
                    continue;
                }
                // It needs nothing more; an exchange with it fails since its blocks end.
                Ok(Word::End) => {}
                Ok(Word::Failed(error)) => {
                    self.fail_with(self.told(process, error.clone()), error);
                }
                Err(error) => {
                    self.fail(Error::Peer { process, cause: cause(&error) });
                }
            }
            break;
        }
        if let Some(entry) = self.state().is_quiet.get_mut(process) {
            *entry = true;
        }
        self.changed.notify_all();
    }

    /// Returns the error of another process as one of this process.
    fn told(&self, by: usize, error: Error) -> Error {
        match error {
            Error::Peer { process, cause } if process == self.index => {
                Error::Peer { process: by, cause: format!("it gave up this process: {cause}") }
            }
            Error::Diverged { process, cause } if process == self.index => {
                Error::Diverged { process: by, cause: format!("it gave up this process: {cause}") }
            }
            Error::Diverged { process, cause } => {
                Error::Diverged { process, cause: format!("process {by} says: {cause}") }
            }
            other => other,
        }
    }

    /// Says a word to all others, of which each is one message.
    fn say(&self, word: &Word) {
        let _telling = self.telling();
        for peer in self.peers.iter().flatten() {
            // One that does not listen is noticed by its blocks.
            let _ = word.write(&peer.words);
        }
    }

    /// Says to all others for whom this process waits, if it waits long, until the exchange ends.
    fn complain(&self) {
        let interval = interval(self.timeout);
        let mut state = self.state();
        while state.failure.is_none() && !state.is_over {
            let of_exchange = state.wait.map(|wait| (wait.since, (wait.on, wait.sequence)));
            let any = state.open.values().min().map(|since| (*since, (ANY, state.run)));
            let long = of_exchange.or(any).filter(|(since, _)| since.elapsed() >= interval);
            let word = long.map(|(_, on)| Word::Waits(Some(on)));
            state.is_told |= word.is_some();
            if let Some(word) = word {
                drop(state);
                self.say(&word);
                state = self.state();
                if state.failure.is_some() || state.is_over {
                    return;
                }
            }
            state = self.ended.wait_timeout(state, interval).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Notes for whom this process waits: since now, unless it did in the same exchange.
    fn waits(&self, state: &mut State, on: usize, sequence: u64) -> Wait {
        let since = match state.wait {
            Some(Wait { since, sequence: same, .. }) if same == sequence => since,
            _ => Instant::now(),
        };
        *state.wait.insert(Wait { on, sequence, since })
    }

    /// Notes that an exchange is over, or a wait for any other process, and says so if this process stated that it waits.
    fn waits_no_more(&self, open: Option<u64>) {
        let mut state = self.state();
        match open {
            Some(number) => drop(state.open.remove(&number)),
            None => state.wait = None,
        }
        let is_told = state.is_told && state.wait.is_none() && state.open.is_empty();
        state.is_told &= !is_told;
        drop(state);
        if is_told {
            self.say(&Word::Waits(None));
        }
    }

    /// Decides about a wait: the time that is left, or the error of a process that is silent.
    fn left(&self, state: &State, wait: Wait) -> Result<Duration, Error> {
        let left = self.timeout.saturating_sub(wait.since.elapsed());
        if left.is_zero() { verdict(&state.claims, self.timeout, self.index, wait) } else { Ok(left) }
    }

    /// Sends bytes to a process. A time-out of the connection is a look at who is silent.
    fn send(&self, process: usize, peer: &Peer, bytes: &[u8], sequence: u64) -> Result<(), Error> {
        let (mut stream, mut rest) = (&peer.blocks, bytes);
        while !rest.is_empty() {
            let wait = self.waits(&mut self.state(), process, sequence);
            match stream.write(rest) {
                Ok(count) if count > 0 => {
                    rest = rest.get(count..).unwrap_or_default();
                    // It reads.
                    if let Some(wait) = &mut self.state().wait {
                        wait.since = Instant::now();
                    }
                }
                Ok(_) => return Err(self.fail_by(process, cause(&ErrorKind::UnexpectedEof.into()))),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    let left = self.left(&self.state(), wait);
                    left.map_err(|error| self.fail(error))?;
                }
                Err(error) => return Err(self.fail_by(process, cause(&error))),
            }
        }
        Ok(())
    }

    /// Waits until all wanted blocks are here, and returns them.
    fn arrived(&self, from: &[usize], sequence: u64) -> Result<Vec<Vec<u8>>, Error> {
        let mut state = self.state();
        // The time for blocks begins once all are sent.
        if let Some(wait) = &mut state.wait {
            wait.since = Instant::now();
        }
        loop {
            if let Some(failure) = state.failure.clone() {
                drop(state);
                return Err(self.failure().unwrap_or(failure));
            }
            let is_missing = |process: &&usize| !matches!(state.slots.get(**process), Some(Slot::Full(_)));
            let missing: Vec<usize> = from.iter().filter(is_missing).copied().collect();
            let Some(first) = missing.first() else { break };
            let ended =
                missing.iter().find_map(|process| Some((*process, state.ended.get(*process)?.clone()?)));
            if let Some((process, cause)) = ended {
                drop(state);
                return Err(self.fail_by(process, cause));
            }
            let wait = self.waits(&mut state, *first, sequence);
            match self.left(&state, wait) {
                Ok(left) => state = self.wait(state, left),
                Err(error) => {
                    drop(state);
                    return Err(self.fail(error));
                }
            }
        }
        let take = |process: &usize| match state.slots.get_mut(*process).map(std::mem::take) {
            Some(Slot::Full(block)) => block,
            _ => Vec::new(),
        };
        Ok(from.iter().map(take).collect())
    }
}

/// Describes how what a process does differs from what was expected.
fn difference(found: Head, expected: Head) -> String {
    let describe = |head: Head| match head.call {
        COMPILE => "a compilation".to_owned(),
        RUN => "a run".to_owned(),
        call => format!("collective {call} with {} bytes", head.size),
    };
    let (found_text, expected_text) = (describe(found), describe(expected));
    let other = if found.program == expected.program { "the same program" } else { "another program" };
    format!(
        "it is at exchange {}, {found_text} of {other}; this process is at exchange {}, {expected_text}",
        found.sequence, expected.sequence
    )
}

/// The number of a collective that stands for the compilation of a program.
pub(super) const COMPILE: u64 = u64::MAX;

/// The number of a collective that stands for a run of a program whose collectives XLA does.
const RUN: u64 = u64::MAX - 1;

/// The connections of one process to all others.
#[derive(Debug)]
pub(crate) struct Link {
    shared: Arc<Shared>,
    /// The number of exchanges so far. It is locked during one.
    turn: Mutex<u64>,
    /// It is locked during a run of a program.
    runs: Mutex<()>,
    threads: Vec<JoinHandle<()>>,
}

impl Link {
    /// Connects to all other processes.
    pub(super) fn new(processes: &Processes) -> Result<Self, Error> {
        let Processes { count, index, timeout, .. } = *processes;
        let refused = |cause: String| Err(Error::Processes { cause });
        if index >= count {
            return refused(format!("there is no process {index} of {count}: numbers begin with 0"));
        }
        if timeout.is_zero() {
            return refused("the time-out is zero".to_owned());
        }
        let timeout = timeout.min(LONGEST);
        let deadline = Instant::now().checked_add(timeout).unwrap_or_else(Instant::now);
        let peers = meet(processes, deadline)?;
        for peer in peers.iter().flatten() {
            let set = || {
                for stream in [&peer.blocks, &peer.words] {
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(None)?;
                }
                peer.blocks.set_write_timeout(Some(interval(timeout)))?;
                peer.words.set_write_timeout(Some(LAST_WORD))
            };
            set().map_err(|error| Error::Processes { cause: format!("a connection fails: {error}") })?;
        }
        let state = State {
            slots: (0..count).map(|_| Slot::Idle).collect(),
            ended: vec![None; count],
            is_quiet: vec![false; count],
            claims: vec![None; count],
            ..State::default()
        };
        let shared = Arc::new(Shared {
            index,
            timeout,
            peers,
            state: Mutex::new(state),
            changed: Condvar::new(),
            ended: Condvar::new(),
            telling: Mutex::new(()),
        });
        let mut threads = Vec::new();
        for process in (0..count).filter(|process| *process != index) {
            for task in [Shared::receive, Shared::listen] {
                let shared = Arc::clone(&shared);
                threads.push(thread::spawn(move || task(&shared, process)));
            }
        }
        let complaints = Arc::clone(&shared);
        threads.push(thread::spawn(move || complaints.complain()));
        Ok(Self { shared, turn: Mutex::new(0), runs: Mutex::new(()), threads })
    }

    /// Returns the number of processes.
    pub(crate) fn count(&self) -> usize {
        self.shared.peers.len()
    }

    /// Returns the number of this process.
    pub(crate) fn index(&self) -> usize {
        self.shared.index
    }

    /// Begins a run of a program, after those that other threads began. Fails if nothing is exchanged any more.
    pub(crate) fn begin(&self) -> Result<MutexGuard<'_, ()>, Error> {
        let run = self.runs.lock().unwrap_or_else(PoisonError::into_inner);
        self.failure().map_or(Ok(run), Err)
    }

    /// Returns why nothing is exchanged any more.
    pub(crate) fn failure(&self) -> Option<Error> {
        self.shared.failure()
    }

    /// Sends blocks to some processes, and receives blocks of known sizes from some, in one exchange. All processes have the same exchanges in the same order,
    /// also those that send and receive nothing.
    pub(super) fn exchange(
        &self,
        (program, call): (u64, u64),
        send: &[(usize, &[u8])],
        receive: &[(usize, usize)],
    ) -> Result<Vec<Vec<u8>>, Error> {
        let mut turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let sequence = *turn;
        *turn = turn.wrapping_add(1);
        let head =
            |size: usize| Head { sequence, program, call, size: u64::try_from(size).unwrap_or(u64::MAX) };
        if let Some(failure) = self.failure() {
            return Err(failure);
        }
        let mut state = self.shared.state();
        for (process, size) in receive {
            if let Some(slot) = state.slots.get_mut(*process) {
                *slot = Slot::Wanted(head(*size), vec![0; *size]);
            }
        }
        drop(state);
        self.shared.changed.notify_all();
        let sent = || {
            for (process, block) in send {
                let Some(Some(peer)) = self.shared.peers.get(*process) else { continue };
                let head = head(block.len()).to_bytes();
                // A small message is one packet.
                if block.len() <= SMALL {
                    self.shared.send(*process, peer, &[&head, *block].concat(), sequence)?;
                } else {
                    self.shared.send(*process, peer, &head, sequence)?;
                    self.shared.send(*process, peer, block, sequence)?;
                }
            }
            let from: Vec<usize> = receive.iter().map(|(process, _)| *process).collect();
            self.shared.arrived(&from, sequence)
        };
        let received = sent();
        self.shared.waits_no_more(None);
        received
    }

    /// Checks that all processes compile the same text, by its digest.
    pub(crate) fn agree(&self, digest: u64) -> Result<(), Error> {
        let bytes = digest.to_le_bytes();
        let others: Vec<usize> = (0..self.count()).filter(|process| *process != self.index()).collect();
        let send: Vec<(usize, &[u8])> = others.iter().map(|process| (*process, &bytes[..])).collect();
        let receive: Vec<(usize, usize)> = others.iter().map(|process| (*process, bytes.len())).collect();
        let blocks = self.exchange((0, COMPILE), &send, &receive)?;
        let number = |block: &Vec<u8>| block.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let found: Vec<u64> = blocks.iter().map(number).collect();
        // One of the few that differ from most is named, so that all processes name the same one.
        let share = |digest: u64| found.iter().filter(|other| **other == digest).count();
        let (own, first) = (share(digest).saturating_add(1), found.iter().position(|other| *other != digest));
        let Some(first) = first else { return Ok(()) };
        let few = found.iter().position(|other| *other != digest && share(*other) < own);
        let at = few.unwrap_or(first);
        let process = others.get(at).copied().unwrap_or(0);
        let (own, other) = (digest, found.get(at).copied().unwrap_or(0));
        let differ = |process, other, own| {
            let cause = format!("the digest of its text is {other:016x}, and {own:016x} elsewhere");
            Error::Diverged { process, cause }
        };
        let error = differ(process, other, own);
        let word = if few.is_some() { error.clone() } else { differ(self.index(), own, other) };
        Err(self.shared.fail_with(error, word))
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        let mut state = self.shared.state();
        state.is_over = true;
        let has_failed = state.failure.is_some();
        drop(state);
        self.shared.changed.notify_all();
        self.shared.ended.notify_all();
        let telling = self.shared.telling();
        for peer in self.shared.peers.iter().flatten() {
            if !has_failed {
                let _ = Word::End.write(&peer.words);
            }
            let _ = peer.words.shutdown(Shutdown::Both);
            let _ = peer.blocks.shutdown(Shutdown::Both);
        }
        drop(telling);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
