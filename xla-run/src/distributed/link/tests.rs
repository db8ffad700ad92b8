//! Connections to a stranger, who sends what a process would not.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    sync::{
        atomic::{AtomicU16, Ordering},
        mpsc,
    },
};

use super::*;
use crate::distributed::wire::{Hello, Purpose, read_addresses};

const LONG: Duration = Duration::from_secs(60);

/// Returns a port that is free, and is none of those that systems give to connections: one of these may be taken before it is used.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = u16::try_from(std::process::id() % 50).unwrap() * 80;
    let mut ports =
        std::iter::repeat_with(|| 28_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 4_000);
    ports.find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok()).unwrap()
}

pub(in crate::distributed) fn processes(count: usize, timeout: Duration) -> Vec<Processes> {
    let port = free_port();
    let first = (Ipv4Addr::LOCALHOST, port).into();
    (0..count).map(|index| Processes { count, index, first, timeout }).collect()
}

fn connect(first: SocketAddr) -> TcpStream {
    let end = Instant::now() + LONG;
    loop {
        match TcpStream::connect(first) {
            Ok(stream) => return stream,
            Err(error) => assert!(Instant::now() < end, "{error}"),
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Returns process 0, and the connections of the last one of `others`, which does what a test likes.
fn with_stranger(timeout: Duration) -> (Link, TcpStream, TcpStream) {
    let [zero, one] = processes(2, timeout)[..] else { panic!() };
    let link = thread::spawn(move || Link::new(&zero).unwrap());
    let hello = |purpose| Hello { purpose, count: 2, index: 1, port: 1 };
    let meeting = connect(one.first);
    hello(Purpose::Meeting).write(&meeting).unwrap();
    assert_eq!(read_addresses(1, &meeting).unwrap(), [(Ipv4Addr::LOCALHOST, 1).into()]);
    let (blocks, words) = (connect(one.first), connect(one.first));
    hello(Purpose::Blocks).write(&blocks).unwrap();
    hello(Purpose::Words).write(&words).unwrap();
    (link.join().unwrap(), blocks, words)
}

const HEAD_OF_8: Head = Head { sequence: 0, program: 3, call: 4, size: 8 };

fn exchanged(link: &Link) -> Result<Vec<Vec<u8>>, Error> {
    link.exchange((3, 4), &[(1, &[1; 8])], &[(1, 8)])
}

#[test]
fn blocks_arrive_in_order_and_only_when_they_are_wanted() {
    let (link, mut blocks, words) = with_stranger(LONG);
    blocks.write_all(&HEAD_OF_8.to_bytes()).unwrap();
    blocks.write_all(&[7; 8]).unwrap();
    blocks.write_all(&Head { sequence: 1, size: 0, ..HEAD_OF_8 }.to_bytes()).unwrap();
    assert_eq!(exchanged(&link).unwrap(), [[7; 8]]);
    assert_eq!(link.exchange((3, 4), &[], &[(1, 0)]).unwrap(), [[0; 0]]);
    // Nothing to exchange is an exchange too.
    assert_eq!(link.exchange((3, 4), &[], &[]).unwrap(), [[0; 0]; 0]);
    let mut sent = [0; HEAD + 8];
    blocks.read_exact(&mut sent).unwrap();
    assert_eq!(sent, *[&HEAD_OF_8.to_bytes()[..], &[1; 8]].concat());
    // The end is a word.
    drop(link);
    assert_eq!(Word::read(0, &words).unwrap(), Word::End);
}

#[test]
fn a_head_that_is_not_expected_is_an_error_whatever_its_size() {
    for head in [
        Head { size: u64::MAX, ..HEAD_OF_8 },
        Head { size: 9, ..HEAD_OF_8 },
        Head { sequence: 1, ..HEAD_OF_8 },
        Head { program: 0, ..HEAD_OF_8 },
        Head { call: 5, ..HEAD_OF_8 },
    ] {
        let (link, mut blocks, words) = with_stranger(LONG);
        blocks.write_all(&head.to_bytes()).unwrap();
        let error = exchanged(&link).unwrap_err();
        assert!(matches!(error, Error::Diverged { process: 1, .. }), "{error}");
        assert_eq!(link.exchange((3, 4), &[], &[]), Err(error.clone()));
        assert_eq!(Word::read(0, &words).unwrap(), Word::Failed(error));
    }
}

#[test]
fn the_end_of_a_connection_is_an_error_of_all_that_wait() {
    let ends: [fn(TcpStream, TcpStream); 4] = [
        |blocks, words| drop((blocks, words)),
        // In the middle of a block.
        |mut blocks, words| {
            blocks.write_all(&HEAD_OF_8.to_bytes()).unwrap();
            blocks.write_all(&[1; 7]).unwrap();
            drop((blocks, words));
        },
        // The end of blocks alone.
        |blocks, words| {
            blocks.shutdown(Shutdown::Both).unwrap();
            thread::sleep(EXPLANATION * 4);
            drop(words);
        },
        // A word that is none.
        |blocks, mut words| {
            words.write_all(&[77; 100]).unwrap();
            thread::sleep(EXPLANATION);
            drop(blocks);
        },
    ];
    for end in ends {
        let (link, blocks, words) = with_stranger(LONG);
        let other = thread::spawn(move || end(blocks, words));
        let error = exchanged(&link).unwrap_err();
        assert!(matches!(error, Error::Peer { process: 1, .. }), "{error}");
        other.join().unwrap();
    }
}

#[test]
fn silence_is_an_error_after_the_time_out_in_both_directions() {
    let timeout = Duration::from_millis(300);
    for size in [8, 100_000_000] {
        // The block is not sent, or the large one is not read.
        let (link, _blocks, _words) = with_stranger(timeout);
        let begin = Instant::now();
        let block = vec![0; size];
        let error = link.exchange((3, 4), &[(1, &block)], &[(1, 8)]).unwrap_err();
        let expected = Error::Peer { process: 1, cause: "it was silent for 300ms".to_owned() };
        assert_eq!(error, expected);
        assert!(begin.elapsed() >= timeout);
    }
}

#[test]
fn an_error_of_one_process_is_that_of_all_with_its_cause() {
    let (sender, receiver) = mpsc::channel();
    let threads: Vec<_> = processes(4, LONG)
        .into_iter()
        .map(|process| {
            let sender = sender.clone();
            thread::spawn(move || {
                let link = Link::new(&process).unwrap();
                let agreed = link.agree(5);
                if process.index == 3 {
                    // It does something else than all others, which wait for each other.
                    let error =
                        agreed.and_then(|()| link.exchange((9, 9), &[(0, &[])], &[(0, 0)])).unwrap_err();
                    sender.send((3, error)).unwrap();
                    return;
                }
                let next = (process.index + 1) % 3;
                let receive = if process.index == 0 { 3 } else { (process.index + 2) % 3 };
                let error =
                    agreed.and_then(|()| link.exchange((1, 0), &[(next, &[])], &[(receive, 0)])).err();
                sender.send((process.index, error.unwrap_or_else(|| link.wait_for_failure()))).unwrap();
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    drop(sender);
    for (process, error) in receiver {
        assert!(matches!(error, Error::Diverged { .. }), "{process}: {error}");
    }
}

impl Link {
    fn wait_for_failure(&self) -> Error {
        let end = Instant::now() + LONG;
        loop {
            if let Some(failure) = self.failure() {
                return failure;
            }
            assert!(Instant::now() < end);
            thread::sleep(Duration::from_millis(1));
        }
    }
}

#[test]
fn numbers_that_are_wrong_are_refused_before_anything_is_connected() {
    let first = (Ipv4Addr::LOCALHOST, 1).into();
    let refused = |count, index, timeout| {
        Link::new(&Processes { count, index, first, timeout }).map(|_| ()).unwrap_err().to_string()
    };
    assert_eq!(refused(2, 2, LONG), "several processes: there is no process 2 of 2: numbers begin with 0");
    assert_eq!(refused(0, 0, LONG), "several processes: there is no process 0 of 0: numbers begin with 0");
    assert_eq!(refused(2, 1, Duration::ZERO), "several processes: the time-out is zero");
}
