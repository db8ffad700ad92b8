//! A file that appears when it is complete.

use core::sync::atomic::{AtomicUsize, Ordering};
use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process,
};

use alloc::format;

/// Creates a file of a new name in a folder.
fn create_in(folder: &Path) -> io::Result<(PathBuf, File)> {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    loop {
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".shapewise-{}-{number}.tmp", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (path, file)),
        }
    }
}

/// Writes to a file and closes it.
fn fill<E>(
    file: File,
    io: fn(io::Error) -> E,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), E>,
) -> Result<(), E> {
    let mut writer = BufWriter::new(file);
    write(&mut writer)?;
    writer.flush().map_err(io)
}

/// Writes a file, or replaces one: the contents go to a new file in the same folder, which takes the name when it is complete. If that fails, the new file
/// is removed, and the old one is as it was. What is not a regular file is written directly.
pub(crate) fn file<E>(
    path: &Path,
    io: fn(io::Error) -> E,
    write: impl FnOnce(&mut BufWriter<File>) -> Result<(), E>,
) -> Result<(), E> {
    // The file that a link is to, so that the link remains.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.into());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fill(File::create(path).map_err(io)?, io, write);
    }
    let folder = target.parent().unwrap_or(&target);
    let (new, file) = create_in(folder).map_err(io)?;
    let finished = fill(file, io, write).and_then(|()| {
        if let Some(old) = old {
            fs::set_permissions(&new, old.permissions()).map_err(io)?;
        }
        fs::rename(&new, &target).map_err(io)
    });
    if finished.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&new);
    }
    finished
}
