//! What processes send each other: the word with which a connection begins, the head of each message, and words about the connection itself. Numbers are
//! little-endian. What is read is not trusted: it has a fixed size, or one that is limited before memory is allocated.

use std::{
    io::{self, ErrorKind, Read, Write},
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use crate::error::Error;

/// The first bytes of a connection: a name, and the version of these messages.
const MAGIC: [u8; 8] = *b"shapew\0\x02";
/// A number whose bytes show the order of a machine: blocks are sent as they lie in memory.
const ORDER: u32 = 0x0102_0304;
/// The greatest number of bytes of a cause.
const LONGEST_CAUSE: usize = 1000;
/// The greatest number of bytes of a key or a value.
pub(super) const LONGEST_VALUE: usize = 1 << 26;

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To meet in the first process, which returns the addresses of all.
    Meeting,
    /// Blocks of arrays.
    Blocks,
    /// Words about the connection.
    Words,
}

/// The first word of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hello {
    pub(super) purpose: Purpose,
    pub(super) count: usize,
    pub(super) index: usize,
    /// The port where the process can be reached.
    pub(super) port: u16,
}

/// Returns `N` bytes from a position.
fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..)?.first_chunk().copied()
}

fn wrong(message: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, message)
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn number(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

impl Hello {
    pub(super) fn write(self, mut to: impl Write) -> io::Result<()> {
        let purpose: u16 = match self.purpose {
            Purpose::Meeting => 0,
            Purpose::Blocks => 1,
            Purpose::Words => 2,
        };
        let mut bytes = Vec::from(MAGIC);
        bytes.extend(ORDER.to_ne_bytes());
        bytes.extend(small(self.count).to_le_bytes());
        bytes.extend(small(self.index).to_le_bytes());
        bytes.extend(purpose.to_le_bytes());
        bytes.extend(self.port.to_le_bytes());
        to.write_all(&bytes)
    }

    pub(super) fn read(mut from: impl Read) -> io::Result<Self> {
        let mut bytes = [0; 24];
        from.read_exact(&mut bytes)?;
        if !bytes.starts_with(&MAGIC) {
            return Err(wrong("it is not a process of shapewise of this version"));
        }
        let decoded = || {
            let order = u32::from_ne_bytes(array(&bytes, 8)?);
            let count = number(u32::from_le_bytes(array(&bytes, 12)?));
            let index = number(u32::from_le_bytes(array(&bytes, 16)?));
            let purpose = match u16::from_le_bytes(array(&bytes, 20)?) {
                0 => Purpose::Meeting,
                1 => Purpose::Blocks,
                2 => Purpose::Words,
                _ => return None,
            };
            let port = u16::from_le_bytes(array(&bytes, 22)?);
            (order == ORDER && index < count).then_some(Self { purpose, count, index, port })
        };
        decoded().ok_or_else(|| wrong("its first word is wrong, or its machine has another order of bytes"))
    }
}

/// Writes addresses, 18 bytes each.
pub(super) fn write_addresses(addresses: &[SocketAddr], mut to: impl Write) -> io::Result<()> {
    let mut bytes = Vec::new();
    for address in addresses {
        let ip = match address.ip() {
            IpAddr::V4(ip) => ip.to_ipv6_mapped(),
            IpAddr::V6(ip) => ip,
        };
        bytes.extend(ip.octets());
        bytes.extend(address.port().to_le_bytes());
    }
    to.write_all(&bytes)
}

/// Reads so many addresses.
pub(super) fn read_addresses(count: usize, mut from: impl Read) -> io::Result<Vec<SocketAddr>> {
    let mut addresses = Vec::new();
    for _ in 0..count {
        let (mut ip, mut port) = ([0; 16], [0; 2]);
        from.read_exact(&mut ip)?;
        from.read_exact(&mut port)?;
        addresses.push(SocketAddr::new(Ipv6Addr::from(ip).to_canonical(), u16::from_le_bytes(port)));
    }
    Ok(addresses)
}

/// The head of a message: the number of the exchange, what it is for, and the size of the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The number of the exchange among all of the engine.
    pub(super) sequence: u64,
    /// The digest of the text of the program.
    pub(super) program: u64,
    /// The number of the collective in the program.
    pub(super) call: u64,
    /// The number of bytes that follow.
    pub(super) size: u64,
}

/// The number of bytes of a [`Head`].
pub(super) const HEAD: usize = 32;

impl Head {
    pub(super) fn to_bytes(self) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        let numbers = [self.sequence, self.program, self.call, self.size];
        for (bytes, number) in bytes.chunks_exact_mut(8).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; HEAD]) -> Self {
        let number = |at| array(bytes, at).map_or(0, u64::from_le_bytes);
        Self { sequence: number(0), program: number(8), call: number(16), size: number(24) }
    }
}

/// A word about the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// The process has released its engine.
    End,
    /// The process gave up, for this reason.
    Failed(Error),
    /// The process waits for another one in an exchange with this number, or waits no more.
    Waits(Option<(usize, u64)>),
    /// A question with a number, about the values that the first process keeps.
    Ask(u64, Question),
    /// The answer to the question with this number.
    Answer(u64, Answer),
}

/// A question about values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Keeps a value under a key that has none.
    Put(Vec<u8>, Vec<u8>),
    /// Requests a value, once there is one.
    Get(Vec<u8>),
    /// Requests a value that is there.
    Try(Vec<u8>),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The value. It is empty if one was put.
    Value(Vec<u8>),
    /// There is no value.
    Missing,
    /// There is one already.
    Exists,
}

/// Writes bytes after their number.
fn write_bytes(bytes: &[u8], into: &mut Vec<u8>) {
    into.extend(small(bytes.len()).to_le_bytes());
    into.extend(bytes);
}

/// Reads bytes after their number, which is at most [`LONGEST_VALUE`].
fn read_bytes(mut from: impl Read) -> io::Result<Vec<u8>> {
    let mut size = [0; 4];
    from.read_exact(&mut size)?;
    let size = number(u32::from_le_bytes(size));
    if size > LONGEST_VALUE {
        return Err(wrong("it sent a value that is too long"));
    }
    let mut bytes = vec![0; size];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}

impl Word {
    pub(super) fn write(&self, mut to: impl Write) -> io::Result<()> {
        let (kind, process, cause) = match self {
            Self::End => return to.write_all(&[0]),
            Self::Waits(None) => return to.write_all(&[5]),
            Self::Waits(Some((process, sequence))) => {
                let bytes = [&[4][..], &small(*process).to_le_bytes(), &sequence.to_le_bytes()].concat();
                return to.write_all(&bytes);
            }
            Self::Ask(number, question) => {
                let (kind, key, value) = match question {
                    Question::Put(key, value) => (6, key, Some(value)),
                    Question::Get(key) => (7, key, None),
                    Question::Try(key) => (8, key, None),
                };
                let mut bytes = [&[kind][..], &number.to_le_bytes()].concat();
                write_bytes(key, &mut bytes);
                value.into_iter().for_each(|value| write_bytes(value, &mut bytes));
                return to.write_all(&bytes);
            }
            Self::Answer(number, answer) => {
                let kind = match answer {
                    Answer::Value(_) => 9,
                    Answer::Missing => 10,
                    Answer::Exists => 11,
                };
                let mut bytes = [&[kind][..], &number.to_le_bytes()].concat();
                if let Answer::Value(value) = answer {
                    write_bytes(value, &mut bytes);
                }
                return to.write_all(&bytes);
            }
            Self::Failed(Error::Diverged { process, cause }) => (2, *process, cause.clone()),
            Self::Failed(Error::Peer { process, cause }) => (1, *process, cause.clone()),
            Self::Failed(error) => (3, 0, error.to_string()),
        };
        let mut end = cause.len().min(LONGEST_CAUSE);
        while !cause.is_char_boundary(end) {
            end = end.saturating_sub(1);
        }
        let cause = cause.get(..end).unwrap_or_default();
        let mut bytes = vec![kind];
        bytes.extend(small(process).to_le_bytes());
        bytes.extend(small(cause.len()).to_le_bytes());
        bytes.extend(cause.as_bytes());
        to.write_all(&bytes)
    }

    /// Reads a word of a process.
    pub(super) fn read(sender: usize, mut from: impl Read) -> io::Result<Self> {
        let mut kind = [0];
        from.read_exact(&mut kind)?;
        match kind {
            [0] => return Ok(Self::End),
            [5] => return Ok(Self::Waits(None)),
            [kind @ 6..=11] => {
                let mut number = [0; 8];
                from.read_exact(&mut number)?;
                let number = u64::from_le_bytes(number);
                let mut bytes = || read_bytes(&mut from);
                return Ok(match kind {
                    6 => Self::Ask(number, Question::Put(bytes()?, bytes()?)),
                    7 => Self::Ask(number, Question::Get(bytes()?)),
                    8 => Self::Ask(number, Question::Try(bytes()?)),
                    9 => Self::Answer(number, Answer::Value(bytes()?)),
                    10 => Self::Answer(number, Answer::Missing),
                    _ => Self::Answer(number, Answer::Exists),
                });
            }
            _ => {}
        }
        let (mut process, mut size) = ([0; 4], [0; 4]);
        from.read_exact(&mut process)?;
        if kind == [4] {
            let mut sequence = [0; 8];
            from.read_exact(&mut sequence)?;
            let process = number(u32::from_le_bytes(process));
            return Ok(Self::Waits(Some((process, u64::from_le_bytes(sequence)))));
        }
        from.read_exact(&mut size)?;
        let size = number(u32::from_le_bytes(size));
        if size > LONGEST_CAUSE {
            return Err(wrong("it sent a cause that is too long"));
        }
        let mut cause = vec![0; size];
        from.read_exact(&mut cause)?;
        let (process, cause) =
            (number(u32::from_le_bytes(process)), String::from_utf8_lossy(&cause).into_owned());
        match kind {
            [1] => Ok(Self::Failed(Error::Peer { process, cause })),
            [2] => Ok(Self::Failed(Error::Diverged { process, cause })),
            [3] => Ok(Self::Failed(Error::Peer { process: sender, cause })),
            _ => Err(wrong("it sent an unknown word")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut bytes = Vec::new();
        let hello = Hello { purpose: Purpose::Words, count: 8, index: 7, port: 65535 };
        hello.write(&mut bytes).unwrap();
        assert_eq!(Hello::read(&*bytes).unwrap(), hello);
        for end in 0..bytes.len() {
            assert!(Hello::read(&bytes[..end]).is_err(), "{end} bytes");
        }
        let head = Head { sequence: 1, program: u64::MAX, call: 3, size: 4 };
        assert_eq!(Head::from_bytes(&head.to_bytes()), head);
        let addresses = ["10.1.2.3:4".parse().unwrap(), "[fe80::1]:65535".parse().unwrap()];
        let mut bytes = Vec::new();
        write_addresses(&addresses, &mut bytes).unwrap();
        assert_eq!(read_addresses(2, &*bytes).unwrap(), addresses);
        for word in [
            Word::End,
            Word::Waits(None),
            Word::Waits(Some((7, u64::MAX))),
            Word::Ask(1, Question::Put(b"key".to_vec(), vec![0; 70_000])),
            Word::Ask(u64::MAX, Question::Get(Vec::new())),
            Word::Ask(3, Question::Try(vec![255])),
            Word::Answer(4, Answer::Value(vec![1, 2])),
            Word::Answer(5, Answer::Missing),
            Word::Answer(6, Answer::Exists),
            Word::Failed(Error::Peer { process: 3, cause: "silent".to_owned() }),
            Word::Failed(Error::Diverged { process: 0, cause: String::new() }),
        ] {
            let mut bytes = Vec::new();
            word.write(&mut bytes).unwrap();
            assert_eq!(Word::read(5, &*bytes).unwrap(), word);
        }
    }

    #[test]
    fn what_is_not_a_word_is_refused_before_memory_is_allocated() {
        assert!(Hello::read(&[0; 24][..]).is_err());
        let mut bytes = Vec::new();
        // A process among fewer than its number.
        Hello { purpose: Purpose::Blocks, count: 3, index: 3, port: 0 }.write(&mut bytes).unwrap();
        assert!(Hello::read(&*bytes).is_err());
        assert!(Word::read(0, &[9, 0, 0, 0, 0, 0, 0, 0, 0][..]).is_err());
        let error = Word::read(0, &[1, 0, 0, 0, 0, 255, 255, 255, 255][..]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidData);
        let long = [&[9][..], &[0; 8], &u32::MAX.to_le_bytes()].concat();
        assert_eq!(Word::read(0, &*long).unwrap_err().kind(), ErrorKind::InvalidData);
        // A longer cause is cut at a character.
        let mut bytes = Vec::new();
        Word::Failed(Error::Peer { process: 1, cause: "\u{e9}".repeat(501) }).write(&mut bytes).unwrap();
        let Word::Failed(Error::Peer { cause, .. }) = Word::read(0, &*bytes).unwrap() else { panic!() };
        assert_eq!(cause, "\u{e9}".repeat(500));
    }
}
