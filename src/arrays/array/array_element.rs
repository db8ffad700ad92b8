//! The elements of nested arrays: every type but arrays.

use core::{cell, cmp, marker, mem, net, num, ops, ptr, time};

use crate::{
    array::TensorBase,
    axis::{Axis, AxisOf},
    extent::{Const, DynExtent, One},
    shape::Shape,
};

/// An element of nested arrays that are converted to a tensor or a view, so any type but an array. It has no methods, and no method requires
/// it but [`From`].
///
/// Arrays do not implement it. So [`Tensor::from([[1, 2], [3, 4]])`](crate::Tensor) is a matrix of numbers and nothing else, and needs no
/// annotation. To have arrays as elements, write `Tensor::new(vec, [n])`.
///
/// It is implemented for numbers, `bool`, `char`, strings, references, pointers, tuples, `Option`, `Vec` and other types of the standard
/// library, arrays of this crate, and, with their features, the numbers of half and num-complex. Implement it for a type of your own:
///
/// ```
/// use shapewise::{ArrayElement, Tensor};
///
/// #[derive(Clone, Copy, PartialEq)]
/// struct Pixel(u8, u8, u8);
/// impl ArrayElement for Pixel {}
///
/// let image = Tensor::from([[Pixel(0, 0, 0), Pixel(255, 0, 0)]]);
/// assert_eq!(image.extents(), [1, 2]);
///
/// fn pair<T: ArrayElement>(x: T, y: T) -> Tensor<T, 1> {
///     Tensor::from([x, y]).into_ranked()
/// }
/// assert_eq!(pair(1, 2).sum(), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be an element of arrays",
    label = "does not implement `ArrayElement`",
    note = "a type of your own becomes an element with `impl shapewise::ArrayElement for {Self} {{}}`"
)]
pub trait ArrayElement {}

/// `ArrayElement` for types, each with its parameters in braces.
macro_rules! elements {
    ($($({$($parameters:tt)*})? $element:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl$(<$($parameters)*>)? ArrayElement for $element {}
    )* };
}

elements! {
    u8; u16; u32; u64; u128; usize; i8; i16; i32; i64; i128; isize; f32; f64; bool; char; str; ();
    {T} num::Wrapping<T>; {T} num::Saturating<T>; {T} cmp::Reverse<T>;
    num::NonZeroU8; num::NonZeroU16; num::NonZeroU32; num::NonZeroU64; num::NonZeroU128; num::NonZeroUsize;
    num::NonZeroI8; num::NonZeroI16; num::NonZeroI32; num::NonZeroI64; num::NonZeroI128; num::NonZeroIsize;
    cmp::Ordering; time::Duration; net::IpAddr; net::Ipv4Addr; net::Ipv6Addr; net::SocketAddr;
    {T: ?Sized} &T; {T: ?Sized} &mut T; {T: ?Sized} *const T; {T: ?Sized} *mut T; {T: ?Sized} ptr::NonNull<T>;
    {T: ?Sized} marker::PhantomData<T>;
    {T} Option<T>; {T, E} Result<T, E>; {T} mem::MaybeUninit<T>; {T} mem::ManuallyDrop<T>; {T} ops::Bound<T>;
    {T: ?Sized} cell::Cell<T>; {T: ?Sized} cell::RefCell<T>; {T} cell::OnceCell<T>; {T: ?Sized} cell::UnsafeCell<T>;
    {T} ops::Range<T>; {T} ops::RangeInclusive<T>; {T} ops::RangeFrom<T>; {T} ops::RangeTo<T>; ops::RangeFull;
    {F} fn() -> F; {A, F} fn(A) -> F; {A, B, F} fn(A, B) -> F; {A, B, C, F} fn(A, B, C) -> F;
    {A} (A,); {A, B} (A, B); {A, B, C} (A, B, C); {A, B, C, D} (A, B, C, D); {A, B, C, D, E} (A, B, C, D, E);
    {A, B, C, D, E, F} (A, B, C, D, E, F); {A, B, C, D, E, F, G} (A, B, C, D, E, F, G);
    {A, B, C, D, E, F, G, H} (A, B, C, D, E, F, G, H);
    {T, S, const R: usize, L} TensorBase<T, S, R, L>;
    {const N: usize} Const<N>; One; DynExtent; {const R: usize, E} Shape<R, E>;
    {const A: isize} Axis<A>; {const R: usize} AxisOf<R>;
}

#[cfg(target_has_atomic = "8")]
elements! { core::sync::atomic::AtomicBool; core::sync::atomic::AtomicI8; core::sync::atomic::AtomicU8; }
#[cfg(target_has_atomic = "32")]
elements! { core::sync::atomic::AtomicI32; core::sync::atomic::AtomicU32; }
#[cfg(target_has_atomic = "64")]
elements! { core::sync::atomic::AtomicI64; core::sync::atomic::AtomicU64; }
#[cfg(target_has_atomic = "ptr")]
elements! { core::sync::atomic::AtomicIsize; core::sync::atomic::AtomicUsize; }

#[cfg(feature = "alloc")]
mod owned {
    use alloc::{
        borrow::{Cow, ToOwned},
        boxed::Box,
        collections, rc,
        string::String,
        vec::Vec,
    };

    use super::ArrayElement;

    elements! {
        String; {T} Vec<T>; {T: ?Sized} Box<T>; {T: ?Sized} rc::Rc<T>; {T: ?Sized} rc::Weak<T>;
        {T: ?Sized + ToOwned} Cow<'_, T>;
        {K, V} collections::BTreeMap<K, V>; {T} collections::BTreeSet<T>; {T} collections::BinaryHeap<T>; {T} collections::VecDeque<T>;
        crate::shape::DynShape; {T, S} crate::array::DynBase<T, S>;
    }
}
#[cfg(all(feature = "alloc", target_has_atomic = "ptr"))]
elements! { {T: ?Sized} alloc::sync::Arc<T>; {T: ?Sized} alloc::sync::Weak<T>; }

#[cfg(feature = "std")]
elements! {
    {K, V, S} std::collections::HashMap<K, V, S>; {T, S} std::collections::HashSet<T, S>;
    {T: ?Sized} std::sync::Mutex<T>; {T: ?Sized} std::sync::RwLock<T>;
    std::ffi::OsString; std::path::PathBuf; std::time::Instant; std::time::SystemTime;
}

#[cfg(feature = "half")]
elements! { half::f16; half::bf16; }
#[cfg(feature = "num-complex")]
elements! { {T} num_complex::Complex<T>; }
