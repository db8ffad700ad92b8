//! Who is silent: the process that an error names is one that says nothing, and none that itself waits for it.
//!
//! A process that waits for longer than a fraction of the time-out says for whom, and repeats it; and it says so when it waits no more. So a process whose time
//! is over follows these words from the process that it waits for to one that says nothing. If they lead back to one before, all of them are there, and each waits
//! for another: their programs differ.

use std::time::{Duration, Instant};

use crate::error::Error;

/// The number of times that a process says in a time-out that it waits.
const TIMES: u32 = 16;

/// Returns the time between two words of a process that waits.
pub(super) fn interval(timeout: Duration) -> Duration {
    timeout.checked_div(TIMES).unwrap_or(timeout).max(Duration::from_millis(1))
}

/// The number that stands for any other process: of a wait for a value that one of them puts, or for devices.
pub(super) const ANY: usize = 0xffff_ffff;

/// What this process waits for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wait {
    /// The process for which it waits, or [`ANY`].
    pub(super) on: usize,
    /// The number of the exchange, or of the run.
    pub(super) sequence: u64,
    pub(super) since: Instant,
}

/// The last word of another process about its waiting.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// The process for which it waits and the number of the exchange, `None` if it waits no more.
    pub(super) on: Option<(usize, u64)>,
    pub(super) at: Instant,
}

/// Decides about a wait of process `own` for process `on`, whose time is over: the error, or the time for which it goes on, since the process in
/// question has stated something.
pub(super) fn verdict(
    claims: &[Option<Claim>],
    timeout: Duration,
    own: usize,
    wait: Wait,
) -> Result<Duration, Error> {
    let claim = |process: usize| claims.get(process).copied().flatten();
    let (mut process, mut passed) = (wait.on, vec![own]);
    loop {
        if process == ANY {
            return among(claims, timeout, own);
        }
        let said = claim(process).map(|claim| (claim, claim.at.elapsed()));
        // A process that waits repeats it; one that was stopped meanwhile does not.
        let (next, sequence) = match said {
            Some((Claim { on: Some(next), .. }, age)) if age.saturating_mul(2) < timeout => next,
            Some((_, age)) if age < timeout && wait.since.elapsed() < timeout.saturating_mul(2) => {
                return Ok(timeout.saturating_sub(age));
            }
            _ => return Err(silent(process, timeout)),
        };
        passed.push(process);
        if passed.contains(&next) {
            let cause = format!(
                "it waits for process {next} at exchange {sequence}, and process {own} waits for process {} at exchange {}",
                wait.on, wait.sequence
            );
            return Err(Error::Diverged { process, cause });
        }
        process = next;
    }
}

/// Decides about a wait for any other process: one that does not wait is silent. If all wait, they wait for the devices.
fn among(claims: &[Option<Claim>], timeout: Duration, own: usize) -> Result<Duration, Error> {
    let mut left = interval(timeout);
    for (process, claim) in claims.iter().enumerate().filter(|(process, _)| *process != own) {
        match claim.map(|claim| (claim.on.is_some(), claim.at.elapsed())) {
            Some((true, age)) if age.saturating_mul(2) < timeout => {}
            Some((_, age)) if age < timeout => left = left.max(timeout.saturating_sub(age)),
            _ => return Err(silent(process, timeout)),
        }
    }
    Ok(left)
}

fn silent(process: usize, timeout: Duration) -> Error {
    Error::Peer { process, cause: format!("it was silent for {timeout:?}") }
}

#[cfg(test)]
mod tests;
