//! What the error types of the crate share.

/// `From` of each cause that an error enum wraps, and [`Error`](core::error::Error) for the enum.
///
/// `causes! { ShapeError: Size(SizeError), Axis(AxisError) }` makes `?` work on both causes. A cause prints as its own message, so
/// it is not the [`source`](core::error::Error::source) as well.
macro_rules! causes {
    ($error:ident: $($variant:ident($cause:ty)),* $(,)?) => {
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

pub(crate) use causes;
