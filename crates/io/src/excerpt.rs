//! The beginning of a text of a file, in an error that is `Copy`.

use core::fmt;

/// The beginning of a text in a file, as an error quotes it.
///
/// ```
/// use shapewise_io::npy::{self, NpyError};
///
/// # let mut bytes = b"\x93NUMPY\x01\x00\x46\x00".to_vec();
/// # bytes.extend(format!("{:69}\n", "{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (1,), }").bytes());
/// // An array of times:
/// let Err(NpyError::Type { name }) = npy::from_bytes(&bytes) else { panic!() };
/// assert_eq!(name.as_str(), "<M8[ns]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excerpt {
    text: [u8; Self::LENGTH],
    length: usize,
}

impl Excerpt {
    const LENGTH: usize = 16;

    pub(crate) fn new(name: &[u8]) -> Self {
        let mut text = [0; Self::LENGTH];
        for (to, &from) in text.iter_mut().zip(name) {
            *to = if from.is_ascii_graphic() || from == b' ' { from } else { b'?' };
        }
        Self { text, length: name.len() }
    }

    /// Returns the first 16 bytes, with `?` for each that is not visible ASCII. See the example of [`Excerpt`].
    #[must_use]
    pub fn as_str(&self) -> &str {
        let text = self.text.get(..self.length).unwrap_or(&self.text);
        core::str::from_utf8(text).unwrap_or_default()
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())?;
        if self.length > Self::LENGTH { f.write_str("...") } else { Ok(()) }
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
