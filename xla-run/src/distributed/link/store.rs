//! Values that processes share under keys, of which the first process keeps all: XLA connects processes with GPUs by them. And the wait for a program that
//! XLA runs on the devices of all processes.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use super::{Link, Shared, State};
use crate::{
    distributed::{
        link::RUN,
        silence::{ANY, Wait, interval},
        wire::{Answer, LONGEST_VALUE, Question, Word},
    },
    error::Error,
};

/// The values, and the questions that have no answer yet.
#[derive(Debug, Default)]
pub(super) struct Store {
    values: BTreeMap<Vec<u8>, Vec<u8>>,
    /// The processes that wait for a value: the number of the process, of the question, and the key.
    waiting: Vec<(usize, u64, Vec<u8>)>,
    /// The questions of this process.
    asked: BTreeMap<u64, Option<Answer>>,
    next: u64,
}

impl Store {
    /// Notes an answer, unless nobody waits for it any more.
    pub(super) fn answered(&mut self, number: u64, answer: Answer) {
        if let Some(entry) = self.asked.get_mut(&number) {
            *entry = Some(answer);
        }
    }

    /// Returns the answers that a question has now: to this process and to others that waited.
    fn ask(&mut self, process: usize, number: u64, question: Question) -> Vec<(usize, u64, Answer)> {
        let one = |answer| vec![(process, number, answer)];
        match question {
            Question::Put(key, _) if self.values.contains_key(&key) => one(Answer::Exists),
            Question::Put(key, value) => {
                let mut answers = one(Answer::Value(Vec::new()));
                self.waiting.retain(|(process, number, waited)| {
                    if *waited == key {
                        answers.push((*process, *number, Answer::Value(value.clone())));
                    }
                    *waited != key
                });
                self.values.insert(key, value);
                answers
            }
            Question::Get(key) => match self.values.get(&key) {
                Some(value) => one(Answer::Value(value.clone())),
                None => {
                    self.waiting.push((process, number, key));
                    Vec::new()
                }
            },
            Question::Try(key) => one(self.values.get(&key).cloned().map_or(Answer::Missing, Answer::Value)),
        }
    }
}

impl Shared {
    /// Answers a question of a process in the first one, and those that waited for it.
    pub(super) fn serve(&self, process: usize, number: u64, question: Question) {
        if self.index != 0 {
            self.fail(Error::Diverged {
                process,
                cause: "it requests a value of a process that keeps none".to_owned(),
            });
            return;
        }
        let answers = self.state().store.ask(process, number, question);
        for (process, number, answer) in answers {
            if process == 0 {
                self.state().store.answered(number, answer);
                continue;
            }
            let Some(Some(peer)) = self.peers.get(process) else { continue };
            let telling = self.telling();
            // One that has ended needs no answer, and is noticed by the end of its words.
            let _ = Word::Answer(number, answer).write(&peer.words);
            drop(telling);
        }
        self.changed.notify_all();
    }

    /// Begins a wait for any other process. Returns its number.
    fn begin(state: &mut State) -> u64 {
        let number = state.store.next;
        state.store.next = number.wrapping_add(1);
        state.open.insert(number, Instant::now());
        number
    }

    /// Returns the time until the next look, or the error of a process that is silent.
    fn look(&self, state: &State, since: Instant) -> Result<Duration, Error> {
        let wait = Wait { on: ANY, sequence: state.run, since };
        Ok(self.left(state, wait)?.min(interval(self.timeout)))
    }

    /// Asks the first process, and waits for the answer: `None` if there is none within a time.
    fn ask(&self, question: Question, time: Option<Duration>) -> Result<Option<Answer>, Error> {
        let mut state = self.state();
        let number = Self::begin(&mut state);
        state.store.asked.insert(number, None);
        drop(state);
        let answer = self.answer(number, question, time);
        self.state().store.asked.remove(&number);
        self.waits_no_more(Some(number));
        answer
    }

    fn answer(
        &self,
        number: u64,
        question: Question,
        time: Option<Duration>,
    ) -> Result<Option<Answer>, Error> {
        let begin = Instant::now();
        match self.peers.first() {
            Some(Some(first)) => {
                let telling = self.telling();
                // An end is noticed by the end of its words.
                let _ = Word::Ask(number, question).write(&first.words);
                drop(telling);
            }
            _ => self.serve(0, number, question),
        }
        let mut state = self.state();
        loop {
            if let Some(failure) = state.failure.clone() {
                drop(state);
                return Err(self.failure().unwrap_or(failure));
            }
            if let Some(Some(answer)) = state.store.asked.get_mut(&number).map(Option::take) {
                return Ok(Some(answer));
            }
            let left = time.map(|time| time.saturating_sub(begin.elapsed()));
            if left.is_some_and(|left| left.is_zero()) {
                return Ok(None);
            }
            match self.look(&state, begin) {
                Ok(next) => state = self.wait(state, left.unwrap_or(next).min(next)),
                Err(error) => {
                    drop(state);
                    return Err(self.fail(error));
                }
            }
        }
    }
}

impl Link {
    /// Keeps a value under a key. Returns whether there was none.
    pub(crate) fn put(&self, key: &[u8], value: &[u8]) -> Result<bool, Error> {
        if key.len().max(value.len()) > LONGEST_VALUE {
            let cause = format!("a value of {} bytes is too long", value.len());
            return Err(Error::Processes { cause });
        }
        let answer = self.shared.ask(Question::Put(key.to_vec(), value.to_vec()), None)?;
        Ok(answer != Some(Answer::Exists))
    }

    /// Returns the value of a key, and waits for it for a time; without a time it must be there.
    pub(crate) fn get(&self, key: &[u8], time: Option<Duration>) -> Result<Option<Vec<u8>>, Error> {
        let answer = match time {
            Some(_) => self.shared.ask(Question::Get(key.to_vec()), time),
            None => self.shared.ask(Question::Try(key.to_vec()), None),
        };
        Ok(match answer? {
            Some(Answer::Value(value)) => Some(value),
            _ => None,
        })
    }

    /// Ends the exchange for a reason of this process. Returns the reason of the end.
    pub(crate) fn give_up(&self, error: Error) -> Error {
        self.shared.fail(error)
    }

    /// Begins a run on the devices of all processes, once all begin it: devices do not notice that they run different programs.
    pub(crate) fn enter(&self, digest: u64) -> Result<(), Error> {
        let others: Vec<usize> = (0..self.count()).filter(|process| *process != self.index()).collect();
        let send: Vec<(usize, &[u8])> = others.iter().map(|process| (*process, &[][..])).collect();
        let receive: Vec<(usize, usize)> = others.iter().map(|process| (*process, 0)).collect();
        self.exchange((digest, RUN), &send, &receive)?;
        let mut state = self.shared.state();
        state.run = state.run.wrapping_add(1);
        Ok(())
    }

    /// Waits until `is_done`. A process that does not wait is silent after the time-out.
    pub(crate) fn wait_until(&self, mut is_done: impl FnMut() -> Result<bool, Error>) -> Result<(), Error> {
        const LONGEST: Duration = Duration::from_millis(1);
        let (begin, mut pause) = (Instant::now(), Duration::from_micros(10));
        let number = Shared::begin(&mut self.shared.state());
        let mut wait = || {
            while !is_done()? {
                let state = self.shared.state();
                if let Some(failure) = state.failure.clone() {
                    drop(state);
                    return Err(self.failure().unwrap_or(failure));
                }
                let left = self.shared.look(&state, begin);
                drop(state);
                left.map_err(|error| self.shared.fail(error))?;
                std::thread::sleep(pause);
                pause = pause.saturating_mul(2).min(LONGEST);
            }
            Ok(())
        };
        let waited = wait();
        self.shared.waits_no_more(Some(number));
        waited
    }
}
