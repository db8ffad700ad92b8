//! Who is named if one of several processes is silent, here threads of one.

use std::{
    sync::{Arc, Barrier},
    thread,
};

use shapewise_xla::ElementType;

use super::*;
use crate::distributed::{
    collective::{Action, Collective},
    link::{Link, tests::processes},
    reduce::Reduction,
};

/// Each process sends to the one after it: the last one waits for the one before it, and so on to the first one.
fn chain(count: usize) -> Action {
    Action::Permute((1..count).map(|target| (target - 1, target)).collect())
}

fn collective(action: Action, count: usize, size: usize) -> Collective {
    let (from, to) = match action {
        Action::AllGather { .. } => (size, size * count),
        Action::ReduceScatter { .. } => (size * count, size),
        Action::AllToAll { .. } => (size * count, size * count),
        Action::AllReduce(_) | Action::Permute(_) => (size, size),
    };
    let groups = vec![(0..count).collect()];
    Collective { action, element: ElementType::F32, from: vec![from], to: vec![to], groups }
}

/// Runs a collective in all processes, each as often as its number says. Returns the error of each process that has one, and the time to it.
fn run(collective: &Collective, calls: &[u64], timeout: Duration) -> Vec<Option<(Error, Duration)>> {
    let ready = Arc::new(Barrier::new(calls.len()));
    let threads: Vec<_> = processes(calls.len(), timeout)
        .into_iter()
        .zip(calls)
        .map(|(process, calls)| {
            let (collective, calls, ready) = (collective.clone(), *calls, Arc::clone(&ready));
            thread::spawn(move || {
                let link = Link::new(&process).unwrap();
                ready.wait();
                let mut begin = Instant::now();
                let from = vec![0; collective.bytes(&collective.from)];
                let mut to = vec![0; collective.bytes(&collective.to)];
                let result = (0..calls).try_for_each(|call| {
                    begin = Instant::now();
                    collective.run(&link, (1, call), &from, &mut to)
                });
                let error = result.err().map(|error| (error, begin.elapsed()));
                // A process that ends is no silent one.
                ready.wait();
                error
            })
        })
        .collect();
    threads.into_iter().map(|thread| thread.join().unwrap()).collect()
}

/// One process of several is silent in the third call.
fn silence(action: Action, size: usize, count: usize, silent: usize) {
    let timeout = Duration::from_secs(1);
    let collective = collective(action, count, size);
    let calls: Vec<u64> = (0..count).map(|process| if process == silent { 2 } else { 3 }).collect();
    for (process, error) in run(&collective, &calls, timeout).into_iter().enumerate() {
        let Some((error, time)) = error else {
            assert_eq!(process, silent);
            continue;
        };
        let expected = Error::Peer { process: silent, cause: "it was silent for 1s".to_owned() };
        assert_eq!(error, expected, "process {process} of {count} in {:?}", collective.action);
        // The first one whose time is over tells the others, whose wait began a little later.
        assert!((timeout / 2..timeout * 4).contains(&time), "{time:?}");
    }
}

#[test]
fn all_processes_name_the_silent_one_in_each_collective() {
    let sum = Reduction::Sum;
    let actions = [
        (Action::AllReduce(sum), 4),
        // In two exchanges.
        (Action::AllReduce(sum), 20_000),
        (Action::AllGather { axis: 0 }, 4),
        (Action::ReduceScatter { reduction: sum, axis: 0 }, 4),
        (Action::AllToAll { split: 0, concat: 0 }, 4),
    ];
    // They wait most of the time.
    thread::scope(|scope| {
        for (action, size) in &actions {
            for count in [3, 4] {
                for silent in 0..count {
                    scope.spawn(move || silence(action.clone(), *size, count, silent));
                }
            }
        }
    });
}

#[test]
fn all_processes_name_the_silent_one_if_no_connection_takes_their_blocks() {
    for silent in 0..3 {
        silence(Action::AllGather { axis: 0 }, 3_000_000, 3, silent);
    }
}

#[test]
fn processes_that_wait_for_each_other_name_the_silent_one_at_the_end() {
    let timeout = Duration::from_millis(1000);
    for count in [3, 4] {
        let collective = collective(chain(count), count, 4);
        // Process 1 waits for process 0, process 2 for process 1 in the call after, and so on.
        let calls: Vec<u64> = (0..count).map(|process| if process == 0 { 0 } else { 9 }).collect();
        let errors = run(&collective, &calls, timeout);
        assert_eq!(errors[0], None);
        for (process, error) in errors.into_iter().enumerate().skip(1) {
            let (error, time) = error.unwrap();
            let expected = Error::Peer { process: 0, cause: "it was silent for 1s".to_owned() };
            assert_eq!(error, expected, "process {process} of {count}");
            assert!((timeout / 2..timeout * 4).contains(&time), "{time:?}");
        }
    }
}

#[test]
fn words_lead_to_the_silent_process_or_to_a_difference() {
    let timeout = Duration::from_secs(10);
    let before = |seconds| Instant::now().checked_sub(Duration::from_secs(seconds)).unwrap();
    let wait = |seconds| Wait { on: 1, sequence: 9, since: before(seconds) };
    let says = |on, seconds| Some(Claim { on, at: before(seconds) });
    let of = |claims: &[Option<Claim>], seconds| verdict(claims, timeout, 0, wait(seconds));
    let silent = |process| Err(Error::Peer { process, cause: "it was silent for 10s".to_owned() });
    assert_eq!(of(&[None, None, None], 10), silent(1));
    assert_eq!(of(&[None, says(Some((2, 8)), 1), None], 10), silent(2));
    assert_eq!(of(&[None, says(Some((3, 8)), 1), None, says(Some((2, 7)), 1)], 10), silent(2));
    // What was stated long ago is nothing.
    assert_eq!(of(&[None, says(Some((2, 8)), 10), None], 10), silent(1));
    // One that has stated something within the time-out has time left, but not forever.
    for claim in [says(None, 4), says(Some((2, 8)), 6)] {
        let left = of(&[None, claim, None], 10).unwrap();
        assert!(left <= Duration::from_secs(6) && left > Duration::from_secs(3), "{left:?}");
        assert_eq!(of(&[None, claim, None], 20), silent(1));
    }
    // For any other process: one that does not wait is silent.
    let any = |claims: &[Option<Claim>], sequence| {
        verdict(claims, timeout, 0, Wait { on: ANY, sequence, ..wait(10) })
    };
    assert_eq!(any(&[None, says(Some((ANY, 8)), 1), None], 8), silent(2));
    assert_eq!(of(&[None, says(Some((ANY, 8)), 1), None], 10), silent(2));
    // All wait for the devices.
    assert!(any(&[None, says(Some((ANY, 8)), 1), says(Some((ANY, 9)), 2)], 8).is_ok());
    // All wait.
    for claims in [
        [None, says(Some((0, 8)), 1), None],
        [None, says(Some((2, 8)), 1), says(Some((1, 9)), 1)],
        [None, says(Some((1, 8)), 1), None],
    ] {
        let error = of(&claims, 10).unwrap_err();
        assert!(matches!(error, Error::Diverged { .. }), "{error}");
    }
    let error = of(&[None, says(Some((0, 8)), 1)], 10).unwrap_err().to_string();
    let expected = "process 1 runs another program: it waits for process 0 at exchange 8, and process 0 waits for process 1 at exchange 9";
    assert_eq!(error, expected);
}
