//! Extents that are known at run time and have a name in the type.
//!
//! A name states what an axis means; the number is known at run time, as that of `usize`. Two facts about an extent are kept apart: the type *states*
//! something (`Extent::Stated`: a number or a name), so a result keeps its tuple; and the type *knows the number* (`Extent::Known`).

use core::{
    any::TypeId,
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use super::{
    AgreeingPair, AgreesAt, AtAxis, Broadcasting, BroadcastingTo, ComparedPair, ComparedToExpected, Computed,
    Const, Equality, Extent, Flag, KnownExtents, KnownPairs, KnowsExtent, ListEntry, No, One, PairedWith,
    Rule, Stride, Yes,
};
use crate::{
    private::Sealed,
    rank::Never,
    storage::{OnHeap, ResultStorage},
    types::Agreed,
};

/// A name of extents: a type that [`names!`](crate::names!) declares.
///
/// A name is a type, so two names of two modules differ, also if they are written alike.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a name of extents",
    label = "`names!` declares a name of extents"
)]
pub trait Name: 'static {
    /// The name and where it is declared.
    const NAME: NameText;
}

/// The text of a [`Name`].
#[derive(Clone, Copy)]
pub struct NameText {
    text: &'static str,
    declared: &'static str,
    // A constant cannot compare types: `is` compares where they are declared. `==` compares the types, at run time.
    id: fn() -> TypeId,
}

impl PartialEq for NameText {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (self.id)() == (other.id)()
    }
}
impl Eq for NameText {}
impl Hash for NameText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.id)().hash(state);
    }
}
impl fmt::Debug for NameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

impl NameText {
    /// Returns the text of a name that is declared at a place in the source.
    #[doc(hidden)]
    #[must_use]
    pub const fn of<D: 'static>(text: &'static str, declared: &'static str) -> Self {
        Self { text, declared, id: TypeId::of::<D> }
    }

    /// Returns the name as it is written: `Batch`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.text
    }

    /// Returns `true` if both are the same name, as far as a constant knows: two names of one macro, in two functions, are declared at one place, which is that of the macro's
    /// call. `==` knows better.
    pub(crate) const fn is(self, other: Self) -> bool {
        same(self.text.as_bytes(), other.text.as_bytes())
            && same(self.declared.as_bytes(), other.declared.as_bytes())
    }
}

/// Returns `true` for equal bytes: `==` is not a `const fn`.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the position counts to the length"
)]
const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// An extent that has the name `D` in the type, and is known at run time. It takes the memory of a `usize`, and never stretches, not even if it is 1.
///
/// `E` is the type of the number. It is always `usize` for now: `names! { Rgb = 3 }` will declare `Named<Rgb, Const<3>>`.
///
/// ```
/// use shapewise::{Extent, extent::Named, names};
///
/// names! { Batch }
///
/// let batch: Named<Batch> = Batch(3);
/// assert_eq!((batch.get(), format!("{batch:?}")), (3, "Batch(3)".into()));
/// assert_eq!(size_of_val(&batch), size_of::<usize>());
/// ```
pub struct Named<D, E = usize>(E, PhantomData<fn() -> D>);

impl<D: Name> Named<D> {
    /// Returns this extent, with the name `D`: the same as the function that [`names!`](crate::names!) declares.
    ///
    /// ```
    /// use shapewise::{extent::Named, names};
    ///
    /// names! { Batch }
    /// assert_eq!(Named::<Batch>::new(3), Batch(3));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn new(extent: usize) -> Self {
        Self(extent, PhantomData)
    }
}

// Written by hand: derived ones would require of the name what they require of the number.
impl<D, E: Copy> Copy for Named<D, E> {}
impl<D, E: Copy> Clone for Named<D, E> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<D, E: PartialEq> PartialEq for Named<D, E> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<D, E: Eq> Eq for Named<D, E> {}
impl<D, E: Hash> Hash for Named<D, E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<D: Name, E: fmt::Debug> fmt::Debug for Named<D, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:?})", D::NAME.text, self.0)
    }
}

impl<D> From<Named<D>> for usize {
    fn from(extent: Named<D>) -> Self {
        extent.0
    }
}

impl<D: Name> Sealed for Named<D> {}
#[diagnostic::do_not_recommend]
impl<D: Name> Extent for Named<D> {
    const KNOWN: Option<usize> = None;
    const NAME: Option<NameText> = Some(D::NAME);
    const STRETCHES: bool = false;
    type Known = No;
    type Stated = Yes;
    type Stretched<S: Stride> = S;
    type Onto<T: Extent> = Self;
    type Merged<Rhs: Extent> = Self;
    type MergedWithUsize = Self;
    type Vector = (Self,);
    type Square = (Self, Self);
    type Within<T> = OnHeap<T>;
    type Times<T, X: ResultStorage<T>> = OnHeap<T>;
    type By<P: Rule, F: Extent> = P::OfName<D, F>;
    type After<P: Rule, F: Extent> = usize;
    type OfOne<P: Rule> = usize;
    type Cut<F: Extent> = <F::Stated as Flag>::PickExtent<F, Self>;

    #[inline(always)]
    fn get(self) -> usize {
        self.0
    }

    #[inline]
    fn from_usize(extent: usize) -> Option<Self> {
        Some(Self::new(extent))
    }

    #[inline(always)]
    fn pack(extent: usize, _: Agreed) -> Self {
        Self::new(extent)
    }
}

#[diagnostic::do_not_recommend]
impl<D: Name> ListEntry for Named<D> {
    type Itself = Self;

    #[inline(always)]
    fn itself(self) -> Self {
        self
    }
}

impl<D: Name> KnownPairs for Named<D> {
    type WithItself = (Self, Self);
    type WithOne = AgreeingPair;
    type AfterOne = AgreeingPair;
}

impl<D: Name, E: Name> PairedWith<Named<E>> for Named<D> {
    type Pair = (Self, Named<E>);
    type Stricter = Self;
}
impl<D: Name> PairedWith<One> for Named<D> {
    type Pair = AgreeingPair;
    type Stricter = Self;
}
impl<D: Name> PairedWith<usize> for Named<D> {
    type Pair = AgreeingPair;
    type Stricter = Self;
}
impl<D: Name, const N: usize> PairedWith<Const<N>> for Named<D> {
    type Pair = (Self, Const<N>);
    type Stricter = Self;
}
impl<D: Name, const N: usize> PairedWith<Named<D>> for Const<N> {
    type Pair = (Self, Named<D>);
    type Stricter = Self;
}
#[diagnostic::do_not_recommend]
impl<D: Name, P: Rule, A: Extent, B: Extent> PairedWith<Computed<P, A, B>> for Named<D> {
    type Pair = (Self, Computed<P, A, B>);
    type Stricter = Self;
}
#[diagnostic::do_not_recommend]
impl<D: Name, P: Rule, A: Extent, B: Extent> PairedWith<Named<D>> for Computed<P, A, B> {
    type Pair = (Self, Named<D>);
    type Stricter = Self;
}

/// `D` and `E` are the same type. For two types `IfTrue` is open, as of [`EqualNumbers`](crate::rank::EqualNumbers).
#[cfg_attr(doc, doc(hidden))]
pub trait EqualNames<D, E, X = ()> {
    /// `()`.
    type IfTrue;
}

#[diagnostic::do_not_recommend]
impl<S, D> EqualNames<D, D> for S {
    type IfTrue = ();
}
#[diagnostic::do_not_recommend]
impl<S, D, E> EqualNames<D, E, Never> for S {
    type IfTrue = ();
}

/// [`EqualNames`] as the bound of an impl.
pub(crate) trait SameName<D, E>: EqualNames<D, E, IfTrue = ()> {}

#[diagnostic::do_not_recommend]
impl<S, D> SameName<D, D> for S {}

/// Implements a relation for two equal names: [`of_equal_numbers!`](crate::rank::of_equal_numbers!) of names.
macro_rules! of_equal_names {
    ([$($generics:tt)*] $relation:ident [$($parameter:ident),*]) => {
        #[diagnostic::do_not_recommend]
        impl<D, E, $($generics)*> $relation<D, E $(, $parameter)*> for $crate::types::KnownExtents where
            Self: $crate::types::named::SameName<D, E>
        {
        }
        #[diagnostic::do_not_recommend]
        impl<D, E, $($generics)*> $relation<D, E $(, $parameter)*, $crate::rank::Never> for $crate::types::KnownExtents {}
    };
}

pub(crate) use of_equal_names;

/// What must hold of names at a place: of two names the relation `$names`; nothing holds of a name and a number.
macro_rules! names_at {
    ([$($generics:tt)*] $place:ty: $names:ident [$($at:tt)*]) => {
        $crate::types::named::names_at! { @pair [D: $crate::types::Name, E: $crate::types::Name, $($generics)*]
            $place, ($crate::types::Named<D>, $crate::types::Named<E>): $names<D, E, $($at)*> }
        $crate::types::named::names_at! { @pair [D: $crate::types::Name, const NUMBER: usize, $($generics)*]
            $place, ($crate::types::Named<D>, $crate::types::Const<NUMBER>): $crate::types::NameIsNumber<D, NUMBER> }
        $crate::types::named::names_at! { @pair [D: $crate::types::Name, const NUMBER: usize, $($generics)*]
            $place, ($crate::types::Const<NUMBER>, $crate::types::Named<D>): $crate::types::NameIsNumber<D, NUMBER> }
        $crate::types::named::names_at! { @pair
            [D: $crate::types::Name, Q, U, V, $($generics)*]
            $place, ($crate::types::Named<D>, $crate::types::Computed<Q, U, V>): $crate::types::NameIsComputed<D> }
        $crate::types::named::names_at! { @pair
            [D: $crate::types::Name, Q, U, V, $($generics)*]
            $place, ($crate::types::Computed<Q, U, V>, $crate::types::Named<D>): $crate::types::NameIsComputed<D> }
    };
    (@pair [$($generics:tt)*] $place:ty, $pair:ty: $relation:path) => {
        impl<$($generics)*> $crate::types::AgreesAt<$place> for $pair where $crate::types::KnownExtents: $relation {}
    };
}

pub(crate) use names_at;

impl<D: Name, E: Name> ComparedPair for (Named<D>, Named<E>)
where
    KnownExtents: EqualNames<D, E>,
{
    type IfTrue = <KnownExtents as EqualNames<D, E>>::IfTrue;
}

/// A relation that holds of nothing. No name is `usize`, so the bound of its impl fails.
macro_rules! never {
    ([$($generics:tt)*] $relation:ident [$($parameter:ident),*]) => {
        #[diagnostic::do_not_recommend]
        impl<D, $($generics)*> $relation<D $(, $parameter)*> for $crate::types::KnownExtents where
            Self: $crate::types::named::SameName<D, usize>
        {
        }
        #[diagnostic::do_not_recommend]
        impl<D, $($generics)*> $relation<D $(, $parameter)*, $crate::rank::Never> for $crate::types::KnownExtents {}
    };
}

pub(crate) use never;

/// A name and a number in the type.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extent `{D}` meets the number {N}: the type of one has a name, and that of the other a number",
    label = "state one as the other: `x.typed::<Extents![..]>()?`, with all axes and `{D}` in place of {N}, or {N} in place of `{D}`"
)]
pub trait NameIsNumber<D, const N: usize, X = ()>: EqualNames<D, usize, X, IfTrue = ()> {}
never!([const N: usize] NameIsNumber [N]);

/// [`NameIsNumber`] at an axis.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extent `{D}` meets the number {N} at axis {A}: the type of one has a name, and that of the other a number",
    label = "state one as the other: `x.typed::<Extents![..]>()?`, with all axes and, for axis {A}, `{D}` in place of {N}, or {N} in place of `{D}`"
)]
pub trait NameIsNumberAt<D, const N: usize, const A: usize, X = ()>:
    EqualNames<D, usize, X, IfTrue = ()>
{
}
never!([const N: usize, const A: usize] NameIsNumberAt [N, A]);

/// A name and a number that the type computes.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extent `{D}` meets a number that the type computes: the type of one has a name, and that of the other a number",
    label = "`x.as_typed::<Extents![..]>()`, with all axes and `usize` in place of `{D}`, forgets the name"
)]
pub trait NameIsComputed<D, X = ()>: EqualNames<D, usize, X, IfTrue = ()> {}
never!([] NameIsComputed []);

/// Pairs of a name and a number: nothing relates them, and nothing is reported of the axes after them. A row: generics; the pair; the relation.
macro_rules! apart {
    ($([$($generics:tt)*] $pair:ty: $at:path;)*) => { $(
        impl<D: Name, $($generics)*> ComparedPair for $pair
        where
            KnownExtents: EqualNames<D, usize>,
        {
            type IfTrue = <KnownExtents as EqualNames<D, usize>>::IfTrue;
        }
        impl<D: Name, Relation, const A: usize, $($generics)*> AgreesAt<AtAxis<Relation, A>> for $pair where KnownExtents: $at {}
    )* };
}

apart! {
    [const N: usize] (Named<D>, Const<N>): NameIsNumberAt<D, N, A>;
    [const N: usize] (Const<N>, Named<D>): NameIsNumberAt<D, N, A>;
    [P, S, T] (Named<D>, Computed<P, S, T>): NameIsComputed<D>;
    [P, S, T] (Computed<P, S, T>, Named<D>): NameIsComputed<D>;
}

/// Two names at the axis `A`, which broadcast if they are the same.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{D}` and `{E}` do not broadcast at axis {A}: they have different names",
    label = "`{D}` meets `{E}`: `renamed` gives an axis another name"
)]
pub trait NamesMeet<D, E, const A: usize, X = ()>: EqualNames<D, E, X, IfTrue = ()> {}
of_equal_names!([const A: usize] NamesMeet [A]);

/// A name at the axis `A`, and that of its target.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extent `{D}` does not broadcast into extent `{E}` of axis {A}: they have different names",
    label = "`{D}` is not `{E}`: `renamed` gives an axis another name"
)]
pub trait NameReaches<D, E, const A: usize, X = ()>: EqualNames<D, E, X, IfTrue = ()> {}
of_equal_names!([const A: usize] NameReaches [A]);

/// Two names at the axis `A` that must be the same, because nothing stretches.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{D}` and `{E}` differ at axis {A}: they have different names",
    label = "`{D}` meets `{E}`: `x.renamed(Axis::<{A}>, {E})` replaces a name, and `x.typed::<Extents![..]>()?` with `usize` forgets one"
)]
pub trait NamesMatch<D, E, const A: usize, X = ()>: EqualNames<D, E, X, IfTrue = ()> {}
of_equal_names!([const A: usize] NamesMatch [A]);

impl<D: Name, E: Name, const A: usize> AgreesAt<AtAxis<Broadcasting, A>> for (Named<D>, Named<E>) where
    KnownExtents: NamesMeet<D, E, A>
{
}
impl<D: Name, E: Name, const A: usize> AgreesAt<AtAxis<BroadcastingTo, A>> for (Named<D>, Named<E>) where
    KnownExtents: NameReaches<D, E, A>
{
}
impl<D: Name, E: Name, const A: usize> AgreesAt<AtAxis<Equality, A>> for (Named<D>, Named<E>) where
    KnownExtents: NamesMatch<D, E, A>
{
}

impl<D: Name, E: Name> ComparedToExpected<Named<E>> for Named<D>
where
    KnownExtents: EqualNames<D, E>,
{
    type IfTrue = <KnownExtents as EqualNames<D, E>>::IfTrue;
}
/// A name that is the expected one at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent `{D}`, and `{E}` is expected",
    label = "`{D}` is not `{E}`: `transpose` and `permute` reorder axes, and `renamed` states another name for the same axis"
)]
pub trait ExpectedName<D, E, const A: usize, X = ()>: EqualNames<D, E, X, IfTrue = ()> {}
of_equal_names!([const A: usize] ExpectedName [A]);

impl<D: Name, E: Name, const A: usize> KnowsExtent<Named<E>, A> for Named<D> where
    KnownExtents: ExpectedName<D, E, A>
{
}

/// A name at the axis `A` where the type states none. It holds of nothing.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has no name, and `{D}` is expected",
    label = "the extent is known at run time: `x.typed::<Extents![..]>()?`, with all axes and `{D}` for axis {A}, states its name"
)]
pub trait UnstatedName<D, const A: usize, X = ()>: EqualNames<D, usize, X, IfTrue = ()> {}
never!([const A: usize] UnstatedName [A]);

/// Extents that are not known to be the expected ones, and nothing is reported of the axes after them. A row: generics; the extent; what is expected; the
/// relation at the axis `A`.
macro_rules! unknown {
    ($([$($generics:tt)*] $extent:ty, $expected:ty: $relation:path;)*) => { $(
        impl<D: Name, $($generics)*> ComparedToExpected<$expected> for $extent
        where
            KnownExtents: EqualNames<D, usize>,
        {
            type IfTrue = <KnownExtents as EqualNames<D, usize>>::IfTrue;
        }
        impl<D: Name, const A: usize, $($generics)*> KnowsExtent<$expected, A> for $extent where KnownExtents: $relation {}
    )* };
}

unknown! {
    [] usize, Named<D>: UnstatedName<D, A>;
    [const N: usize] Const<N>, Named<D>: NameIsNumberAt<D, N, A>;
    [] One, Named<D>: NameIsNumberAt<D, 1, A>;
    [P, S, T] Computed<P, S, T>, Named<D>: NameIsComputed<D>;
    [const N: usize] Named<D>, Const<N>: NameIsNumberAt<D, N, A>;
    [] Named<D>, One: NameIsNumberAt<D, 1, A>;
    [P, S, T] Named<D>, Computed<P, S, T>: NameIsComputed<D>;
}

/// Extents whose axis `I`, and no other one, has the name `D`. The compiler infers `I`. See [`axis`](crate::View::axis).
///
/// ```
/// use shapewise::{extent::HasName, names};
///
/// names! { Batch, Features }
///
/// fn axis_of_batch<E: HasName<Batch, I>, const I: isize>(_: E) -> isize {
///     I
/// }
/// assert_eq!((axis_of_batch((Batch(3), Features(5))), axis_of_batch((2, Batch(3)))), (0, 1));
/// ```
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "no axis has the name `{D}`",
    label = "the extents are `{Self}`: `x.typed::<Extents![..]>()?`, with all axes, states a name, and `renamed` replaces one"
)]
pub trait HasName<D, const I: isize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

/// A row: the types before the name, the axis, and the types after it.
macro_rules! axes {
    ($(($($before:ident)*) $axis:literal ($($after:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<D: Name, $($before,)* $($after,)*> HasName<D, $axis> for ($($before,)* Named<D>, $($after,)*) {
            type Proof = ();
        }
    )* };
}

axes! {
    () 0 ();
    () 0 (A); (A) 1 ();
    () 0 (A B); (A) 1 (B); (A B) 2 ();
    () 0 (A B C); (A) 1 (B C); (A B) 2 (C); (A B C) 3 ();
    () 0 (A B C E); (A) 1 (B C E); (A B) 2 (C E); (A B C) 3 (E); (A B C E) 4 ();
    () 0 (A B C E F); (A) 1 (B C E F); (A B) 2 (C E F); (A B C) 3 (E F); (A B C E) 4 (F); (A B C E F) 5 ();
    () 0 (A B C E F G); (A) 1 (B C E F G); (A B) 2 (C E F G); (A B C) 3 (E F G); (A B C E) 4 (F G); (A B C E F) 5 (G); (A B C E F G) 6 ();
    () 0 (A B C E F G H); (A) 1 (B C E F G H); (A B) 2 (C E F G H); (A B C) 3 (E F G H); (A B C E) 4 (F G H); (A B C E F) 5 (G H); (A B C E F G) 6 (H); (A B C E F G H) 7 ();
}
