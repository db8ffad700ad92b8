//! Elements from a stream of bytes, of any alignment and byte order, in memory that grows with the bytes that arrive.

use std::io::{self, Read};

use alloc::vec::Vec;

use shapewise::interop::bytes::{BytesError, elements};

use super::{Plain, swap};

/// The words of the buffer, which is aligned for each element type: 8 KiB.
const WORDS: usize = 1024;

/// Why elements cannot be read.
#[derive(Debug)]
pub(crate) enum DecodeError {
    Io(io::Error),
    Bytes(BytesError),
}

impl From<io::Error> for DecodeError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads `count` elements. The memory that is allocated is at most twice what the bytes that arrive need, whatever `count` is.
pub(crate) fn decode<T: Plain>(
    mut reader: impl Read,
    count: usize,
    is_swapped: bool,
) -> Result<Vec<T>, DecodeError> {
    let mut buffer = [0_u64; WORDS];
    let buffer: &mut [u8] = bytemuck::cast_slice_mut(&mut buffer);
    let per_chunk = buffer.len().checked_div(size_of::<T>()).unwrap_or(usize::MAX);
    let mut all = Vec::new();
    while all.len() < count {
        let wanted = per_chunk.min(count.saturating_sub(all.len()));
        let chunk = buffer.get_mut(..wanted.saturating_mul(size_of::<T>())).unwrap_or_default();
        reader.read_exact(chunk)?;
        if is_swapped {
            swap(chunk, T::TYPE);
        }
        all.extend_from_slice(elements(chunk).map_err(DecodeError::Bytes)?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use alloc::{vec, vec::Vec};

    use shapewise::interop::bytes::BytesError;

    use super::{DecodeError, decode};

    #[test]
    fn any_number_of_elements_in_both_byte_orders() {
        for count in [0, 1, 7, 1023, 1024, 1025, 5000] {
            let numbers: Vec<u32> = (0..count).map(|n: u32| n.wrapping_mul(0x0101_0203)).collect();
            let count = numbers.len();
            let native: Vec<u8> = numbers.iter().flat_map(|n| n.to_ne_bytes()).collect();
            let swapped: Vec<u8> = numbers.iter().flat_map(|n| n.swap_bytes().to_ne_bytes()).collect();
            assert_eq!(decode::<u32>(&*native, count, false).unwrap(), numbers);
            assert_eq!(decode::<u32>(&*swapped, count, true).unwrap(), numbers);
        }
        assert_eq!(decode::<bool>(&[0, 1, 1][..], 3, false).unwrap(), [false, true, true]);
        assert!(matches!(decode::<bool>(&[0, 2][..], 2, false), Err(DecodeError::Bytes(BytesError::Value))));
    }

    #[test]
    fn a_false_count_allocates_what_the_bytes_need() {
        let bytes = vec![0; 100];
        assert!(
            matches!(decode::<u64>(&*bytes, usize::MAX, false), Err(DecodeError::Io(_))),
            "the end comes first"
        );
    }
}
