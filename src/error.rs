//! What the errors of the crate share: their messages, and how a `const fn` returns them.

/// Implements `Display`, `Debug` with the same text, [`Error`](core::error::Error) and `From` of an error, from a table of its messages.
///
/// The first line is the name of the type and, in brackets, the variants that wrap a cause: they print as the cause and have `From`. They are not the
/// [`source`](core::error::Error::source) as well, because reports would print them twice. All other variants have a row: a pattern, perhaps a condition, and the
/// arguments of `write!`. A struct has rows for `Self`. An error that is not `Copy` binds by `ref`. A cause after the word `source` is of another crate:
/// it has a row, and is the source as well.
///
/// ```
/// use shapewise::{
///     SizeError, index,
///     message::{Count, error_messages},
/// };
///
/// #[derive(Clone, Copy)]
/// pub enum ReadError {
///     Size(SizeError),
///     Length { elements: usize, found: usize },
///     Nothing,
/// }
///
/// error_messages! {
///     ReadError [Size(SizeError)]
///     Self::Length { elements: 0, found } => "an empty array has {found} elements";
///     Self::Length { elements, found } if found > elements =>
///         "more than {}", Count(elements, "element", "elements");
///     Self::Length { elements, found } => "{elements} elements, found {found}";
///     Self::Nothing => "there is no array";
/// }
///
/// let text = |elements, found| ReadError::Length { elements, found }.to_string();
/// assert_eq!(
///     (text(0, 2), text(1, 2)),
///     ("an empty array has 2 elements".into(), "more than 1 element".into())
/// );
/// assert_eq!(
///     (text(3, 2), format!("{:?}", ReadError::Nothing)),
///     ("3 elements, found 2".into(), "there is no array".into())
/// );
/// let error = index::element_count(&[usize::MAX, 2]).map_err(ReadError::from).unwrap_err();
/// assert_eq!(error.to_string(), index::element_count(&[usize::MAX, 2]).unwrap_err().to_string());
/// ```
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
macro_rules! attempt {
    ($result:expr $(, $variant:path)?) => {
        match $result {
            ::core::result::Result::Ok(shapewise_value) => shapewise_value,
            ::core::result::Result::Err(shapewise_error) => {
                return ::core::result::Result::Err($($variant)?(shapewise_error))
            }
        }
    };
}

pub use __error_messages as error_messages;
pub(crate) use attempt;
