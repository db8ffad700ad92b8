//! The seal of layouts with strides, whose message is one error.

#[cfg(doc)]
use crate::layout::Layout;
use crate::{
    layout::{ColumnMajor, Mapped, Mapping, Order, Ordered, Padded, RowMajor, Strided, Windowed},
    private::{INTERNAL, Internal},
    types::{AxisList, ExtentList},
};

/// A layout of the crate.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of the crate, and the trait of layouts with strides is sealed",
    label = "cannot be implemented outside of shapewise: a layout of your own implements `Mapping`, and its arrays are `TiledView` and `TiledTensor`"
)]
pub trait OwnLayout<const R: usize>: Mapping<R> {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;
}

/// A row: parameters, the rank, and the layout.
macro_rules! own_layouts {
    ($([$($parameter:tt)*] $rank:ident $layout:ty;)*) => { $(
        impl<$($parameter)*> OwnLayout<$rank> for $layout {
            const SEALED: Internal = INTERNAL;
        }
    )* };
}

own_layouts! {
    [const R: usize, A: AxisList] R Mapped<R, A>;
    [const R: usize, E: ExtentList<R>, P: ExtentList<R>, O: Order<R>] R Padded<R, E, P, O>;
    [const R: usize, E: ExtentList<R>, O: Order<R>] R Ordered<R, E, O>;
    [const R: usize, E: ExtentList<R>] R RowMajor<R, E>;
    [const R: usize, E: ExtentList<R>] R ColumnMajor<R, E>;
    [const R: usize, E: ExtentList<R>] R Strided<R, E>;
    [const K: usize, const R: usize, W: AxisList] R Windowed<K, R, W>;
}

/// The seal of [`Layout`]. It has one impl, which the compiler does not recommend, and [`Layout`] has `Proof: Exists` of it. So one error says that the trait is sealed.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout of the crate, and the trait of layouts with strides is sealed",
    label = "cannot be implemented outside of shapewise: a layout of your own implements `Mapping`, and its arrays are `TiledView` and `TiledTensor`"
)]
pub trait SealedLayout<const R: usize>: OwnLayout<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<X: OwnLayout<R>, const R: usize> SealedLayout<R> for X {
    type Proof = ();
}
