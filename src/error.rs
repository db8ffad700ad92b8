//! The macro for the error enums of the crate.

/// `Display`, [`Error`](core::error::Error) and `From` of an error enum, from a table of its messages.
///
/// ```text
/// error_messages! {
///     TilingError [Tile(TileError), Size(SizeError)]
///     Self::Rank { rank, most } => "rank {rank} is above {most}";
/// }
/// ```
///
/// The variants in brackets wrap a cause: they print as the cause and have `From`. They are not the
/// [`source`](core::error::Error::source) as well, because reports would print them twice. All other variants have a pattern and
/// the arguments of `write!`.
macro_rules! error_messages {
    (
        $error:ident [$($variant:ident($cause:ty)),*]
        $($pattern:pat => $text:literal $(, $argument:expr)*;)*
    ) => {
        impl core::fmt::Display for $error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    $(Self::$variant(cause) => core::fmt::Display::fmt(&cause, f),)*
                    $($pattern => write!(f, $text $(, $argument)*),)*
                }
            }
        }

        impl core::error::Error for $error {}

        $(
            impl From<$cause> for $error {
                fn from(cause: $cause) -> Self {
                    Self::$variant(cause)
                }
            }
        )*
    };
}

pub(crate) use error_messages;
