//! What the errors of the crate share: their messages, and how a `const fn` returns them.

/// `Display`, `Debug` with the same text, [`Error`](core::error::Error) and `From` of an error, from a table of its messages.
///
/// ```text
/// error_messages! {
///     #[inline] TilingError [Tile(TileError), Size(SizeError)]
///     Self::Aligned { elements, alignment: 0 } => "{elements} elements are aligned to 0: an alignment is at least 1";
///     Self::Rank { rank, most } if rank > most => "rank {rank} is above {most}";
///     Self::TooLarge { tile } => "the layout is too large with tile {tile}: its elements are above {}", isize::MAX;
/// }
/// ```
///
/// The variants in brackets wrap a cause: they print as the cause and have `From`. They are not the
/// [`source`](core::error::Error::source) as well, because reports would print them twice. All other variants have a pattern,
/// perhaps a condition, and the arguments of `write!`. A struct has rows for `Self`. An error that is not `Copy` binds by `ref`.
/// A cause after the word `source` is of another crate: it has a row, and is the source as well.
#[doc(hidden)]
#[macro_export]
macro_rules! __error_messages {
    (
        $(#[inline])? $error:ident [$($variant:ident($cause:ty)),* $(; source $foreign:ident($source:ty))?]
        $($(#[$meta:meta])* $pattern:pat $(if $condition:expr)? => $text:literal $(, $argument:expr)*;)*
    ) => {
        impl ::core::fmt::Display for $error {
            fn fmt(&self, shapewise_f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match *self {
                    $(Self::$variant(ref shapewise_cause) => ::core::fmt::Display::fmt(shapewise_cause, shapewise_f),)*
                    $($(#[$meta])* $pattern $(if $condition)? => ::core::write!(shapewise_f, $text $(, $argument)*),)*
                }
            }
        }

        // `unwrap`, `expect` and a `main` that returns the error print `Debug`: the sentence.
        impl ::core::fmt::Debug for $error {
            fn fmt(&self, shapewise_f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, shapewise_f)
            }
        }

        impl ::core::error::Error for $error {
            $(
                #[inline]
                fn source(&self) -> ::core::option::Option<&(dyn ::core::error::Error + 'static)> {
                    match self {
                        Self::$foreign(shapewise_source) => ::core::option::Option::Some(shapewise_source),
                        _ => ::core::option::Option::None,
                    }
                }
            )?
        }

        $(
            impl ::core::convert::From<$cause> for $error {
                #[inline]
                fn from(shapewise_cause: $cause) -> Self {
                    Self::$variant(shapewise_cause)
                }
            }
        )*

        $(
            impl ::core::convert::From<$source> for $error {
                #[inline]
                fn from(shapewise_source: $source) -> Self {
                    Self::$foreign(shapewise_source)
                }
            }
        )?
    };
}

/// `?` in a `const fn`: the value of a result, or a return of its error, which a variant may wrap.
#[doc(hidden)]
#[macro_export]
macro_rules! __attempt {
    ($result:expr $(, $variant:path)?) => {
        match $result {
            ::core::result::Result::Ok(shapewise_value) => shapewise_value,
            ::core::result::Result::Err(shapewise_error) => {
                return ::core::result::Result::Err($($variant)?(shapewise_error))
            }
        }
    };
}

pub use {__attempt as attempt, __error_messages as error_messages};
