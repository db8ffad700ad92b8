//! How processes meet: each connects to the first one, which returns the addresses of all, and then each connects to those before it.

use std::{
    io::{self, ErrorKind},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    Processes,
    wire::{Hello, Purpose, read_addresses, write_addresses},
};
use crate::error::Error;

/// The connections to one process.
#[derive(Debug)]
pub(super) struct Peer {
    pub(super) blocks: TcpStream,
    pub(super) words: TcpStream,
}

/// The time between two looks at what does not wait by itself.
const PAUSE: Duration = Duration::from_millis(2);

/// The time for the first word of a connection.
const GREETING: Duration = Duration::from_secs(10);

fn failed(what: &str, error: &io::Error) -> Error {
    Error::Processes { cause: format!("{what}: {error}") }
}

/// A listener, and the connections whose first word is not there yet.
struct Door {
    listener: TcpListener,
    deadline: Instant,
    /// The number of connections that may be without a word at one time.
    limit: usize,
    silent: Arc<AtomicUsize>,
    sender: mpsc::Sender<(Hello, TcpStream)>,
    receiver: mpsc::Receiver<(Hello, TcpStream)>,
}

impl Door {
    fn open(address: SocketAddr, count: usize, deadline: Instant) -> Result<Self, Error> {
        let failed = |error: io::Error| failed(&format!("cannot listen at {address}"), &error);
        let listener = TcpListener::bind(address).map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let (sender, receiver) = mpsc::channel();
        let limit = count.saturating_mul(2).saturating_add(16);
        Ok(Self { listener, deadline, limit, silent: Arc::default(), sender, receiver })
    }

    /// Reads the first word of a connection on a thread of its own, so that a silent one is no hindrance. What does not begin as a process does is dropped.
    fn greet(&self, mut stream: TcpStream) {
        let left = remaining(self.deadline).min(GREETING);
        let is_set = stream.set_nonblocking(false).and_then(|()| stream.set_read_timeout(Some(left)));
        if is_set.is_err() {
            return;
        }
        self.silent.fetch_add(1, Ordering::Relaxed);
        let (silent, sender) = (Arc::clone(&self.silent), self.sender.clone());
        thread::spawn(move || {
            if let Ok(hello) = Hello::read(&mut stream) {
                // The receiver is gone once all are connected.
                let _ = sender.send((hello, stream));
            }
            silent.fetch_sub(1, Ordering::Relaxed);
        });
    }

    /// Returns the next process that connects, or `None` after the deadline.
    fn next(&self) -> Option<(Hello, TcpStream)> {
        loop {
            if self.silent.load(Ordering::Relaxed) < self.limit
                && let Ok((stream, _)) = self.listener.accept()
            {
                self.greet(stream);
            }
            if let Ok(next) = self.receiver.recv_timeout(PAUSE) {
                return Some(next);
            }
            if Instant::now() >= self.deadline {
                return None;
            }
        }
    }
}

/// Returns the time to a deadline, of which a socket takes no zero.
fn remaining(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now()).max(Duration::from_millis(1))
}

/// Connects to a process, which may not listen yet.
fn reach(process: usize, address: SocketAddr, deadline: Instant) -> Result<TcpStream, Error> {
    loop {
        let cause = match TcpStream::connect_timeout(&address, remaining(deadline)) {
            // A socket of one machine can connect to itself if nothing listens at its port.
            Ok(stream) if stream.local_addr().ok() == Some(address) => "nothing listens".to_owned(),
            Ok(stream) => return Ok(stream),
            Err(error) => error.to_string(),
        };
        if Instant::now() >= deadline {
            return Err(Error::Peer {
                process,
                cause: format!("it cannot be reached at {address}: {cause}"),
            });
        }
        thread::sleep(PAUSE.saturating_mul(10));
    }
}

/// Connects to a process, and says who connects and what for.
fn connect(process: usize, address: SocketAddr, hello: Hello, deadline: Instant) -> Result<TcpStream, Error> {
    let stream = reach(process, address, deadline)?;
    let ended = |error| Error::Peer { process, cause: format!("its connection ended: {error}") };
    hello.write(&stream).map_err(ended)?;
    Ok(stream)
}

/// Checks that a process agrees about how many there are.
fn agrees(hello: Hello, processes: &Processes) -> Result<(), Error> {
    if hello.count == processes.count {
        return Ok(());
    }
    let (index, found, expected) = (hello.index, hello.count, processes.count);
    Err(Error::Processes { cause: format!("process {index} is one of {found}, and this one of {expected}") })
}

/// The error for a process that does not come.
fn absent(process: usize, processes: &Processes) -> Error {
    let cause = format!("it did not connect within {:?}", processes.timeout);
    Error::Peer { process, cause }
}

/// Waits in the first process for all others, and sends each the addresses of all.
fn receive_all(door: &Door, processes: &Processes) -> Result<(), Error> {
    let mut others: Vec<Option<(TcpStream, SocketAddr)>> = (1..processes.count).map(|_| None).collect();
    while let Some(missing) = others.iter().position(Option::is_none) {
        let Some((hello, stream)) = door.next() else {
            return Err(absent(missing.saturating_add(1), processes));
        };
        agrees(hello, processes)?;
        let Ok(address) = stream.peer_addr() else { continue };
        let entry = hello.index.checked_sub(1).and_then(|at| others.get_mut(at));
        let Some(entry @ None) = entry.filter(|_| hello.purpose == Purpose::Meeting) else {
            let cause = format!("two processes have the number {}", hello.index);
            return Err(Error::Processes { cause });
        };
        *entry = Some((stream, SocketAddr::new(address.ip(), hello.port)));
    }
    let others: Vec<_> = others.into_iter().flatten().collect();
    let addresses: Vec<_> = others.iter().map(|(_, address)| *address).collect();
    for (index, (stream, _)) in others.iter().enumerate() {
        write_addresses(&addresses, stream).map_err(|error| Error::Peer {
            process: index.saturating_add(1),
            cause: format!("its connection ended: {error}"),
        })?;
    }
    Ok(())
}

/// Connects this process to all others. The result has an entry for each process, `None` for this one.
pub(super) fn meet(processes: &Processes, deadline: Instant) -> Result<Vec<Option<Peer>>, Error> {
    let Processes { count, index, first, .. } = *processes;
    let mut peers: Vec<Option<Peer>> = Vec::new();
    let hello = |purpose, port| Hello { purpose, count, index, port };
    let door = if index == 0 {
        let door = Door::open(first, count, deadline)?;
        receive_all(&door, processes)?;
        door
    } else {
        let port_of = |address: io::Result<SocketAddr>| {
            address.map_err(|error| failed("cannot read the address of a connection", &error))
        };
        // The own address is the one by which the first process is reached.
        let stream = reach(0, first, deadline)?;
        let own = port_of(stream.local_addr())?.ip();
        let door = Door::open(SocketAddr::new(own, 0), count, deadline)?;
        let port = port_of(door.listener.local_addr())?.port();
        let gone = |error: io::Error| match error.kind() {
            ErrorKind::WouldBlock | ErrorKind::TimedOut => absent(0, processes),
            _ => Error::Peer { process: 0, cause: format!("its connection ended: {error}") },
        };
        hello(Purpose::Meeting, port).write(&stream).map_err(gone)?;
        stream.set_read_timeout(Some(remaining(deadline))).map_err(gone)?;
        let others = read_addresses(count.saturating_sub(1), &stream).map_err(gone)?;
        let _ = stream.shutdown(Shutdown::Both);
        let before = [first].into_iter().chain(others).take(index);
        for (process, address) in before.enumerate() {
            let blocks = connect(process, address, hello(Purpose::Blocks, 0), deadline)?;
            let words = connect(process, address, hello(Purpose::Words, 0), deadline)?;
            peers.push(Some(Peer { blocks, words }));
        }
        door
    };
    peers.push(None);
    let mut blocks: Vec<Option<TcpStream>> = (0..count).map(|_| None).collect();
    let mut words: Vec<Option<TcpStream>> = (0..count).map(|_| None).collect();
    let is_missing =
        |(blocks, words): (&Option<TcpStream>, &Option<TcpStream>)| blocks.is_none() || words.is_none();
    while let Some(missing) = blocks.iter().zip(&words).skip(index.saturating_add(1)).position(is_missing) {
        let Some((hello, stream)) = door.next() else {
            return Err(absent(index.saturating_add(1).saturating_add(missing), processes));
        };
        agrees(hello, processes)?;
        let into = match hello.purpose {
            Purpose::Blocks => &mut blocks,
            Purpose::Words => &mut words,
            Purpose::Meeting => continue,
        };
        if let Some(entry @ None) = into.get_mut(hello.index).filter(|_| hello.index > index) {
            *entry = Some(stream);
        }
    }
    let later = blocks.into_iter().zip(words).skip(index.saturating_add(1));
    peers.extend(later.map(|(blocks, words)| Some(Peer { blocks: blocks?, words: words? })));
    Ok(peers)
}
