//! The header in front of each file of an archive, which the crate `zip` does not compare with the directory.

use std::{
    io::{self, Read, Seek, SeekFrom},
    sync::{Mutex, MutexGuard, PoisonError},
};

use alloc::{sync::Arc, vec::Vec};

/// A stream that an archive reads and that is read beside it: the crate `zip` does not lend the stream of an archive.
#[derive(Debug)]
pub(super) struct Shared<R>(Arc<Mutex<R>>);

impl<R> Clone for Shared<R> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<R> Shared<R> {
    pub(super) fn new(reader: R) -> Self {
        Self(Arc::new(Mutex::new(reader)))
    }

    /// Nothing panics while the stream is locked but the stream itself, which is then as it left itself, as without the lock.
    fn lock(&self) -> MutexGuard<'_, R> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: Read> Read for Shared<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.lock().read(buffer)
    }
}

impl<R: Seek> Seek for Shared<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.lock().seek(to)
    }
}

/// Reads the name of a file in its header, which begins at `at` (APPNOTE.TXT, 4.3.7).
pub(super) fn local_name(reader: &mut (impl Read + Seek), at: u64) -> io::Result<Vec<u8>> {
    reader.seek(SeekFrom::Start(at))?;
    let mut header = [0; 30];
    reader.read_exact(&mut header)?;
    let [.., low, high, _, _] = header;
    let mut name = Vec::new();
    reader.take(u16::from_le_bytes([low, high]).into()).read_to_end(&mut name)?;
    Ok(name)
}

/// Whether the extra fields of a file have its name in Unicode, which the crate `zip` takes in place of the other one (APPNOTE.TXT, 4.6.9).
pub(super) fn has_unicode_name(mut fields: &[u8]) -> bool {
    while let [id_low, id_high, low, high, rest @ ..] = fields {
        if u16::from_le_bytes([*id_low, *id_high]) == 0x7075 {
            return true;
        }
        fields = rest.get(usize::from(u16::from_le_bytes([*low, *high]))..).unwrap_or_default();
    }
    false
}
