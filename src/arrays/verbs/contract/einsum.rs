//! `einsum!` and `try_einsum!`: sums of products whose axes are named by labels.

use alloc::vec::Vec;
use core::{marker::PhantomData, ops::Mul};

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{ArrayOf, AsView, DotElement, Tensor, View},
    contraction::{
        self, ContractionError, Equation, ForLabels, IfLabelsFit, LabelsFit, OutputLabel, PairsWith,
        dynamic::Product,
    },
    extent::{DynExtent, Extent},
    layout::{AxesOf, Layout, RowMajor},
    message::{Message, or_fail},
    private::Always,
    rank::{Rank, Ranks},
    types::{Ax, AxisList, AxisNumber, AxisPart, ExtentList, First, KnownRank, Many, Next, Nil},
    verbs::contract::{Factor, Labels, Operand, agree_with, contract, direct, product::commutes, tensor},
};

/// An operand: its memory, the offset of its first element, and its axes.
#[derive(Debug)]
struct Raw<'a, T> {
    data: &'a [T],
    base: usize,
    /// The axes of an operand of rank 2 or less, as many as `rank`.
    few: [(usize, isize); 2],
    rank: usize,
    /// The axes of an operand of a larger rank.
    many: Vec<(usize, isize)>,
}

impl<T> Raw<'_, T> {
    fn axes(&self) -> &[(usize, isize)] {
        self.few.get(..self.rank).unwrap_or(&self.many)
    }
}

/// The operands of an equation. Most have two.
type Operands<'a, T> = SmallVec<[Raw<'a, T>; 2]>;

/// The operands of an equation so far: their elements, all their axes in one list, and [`Many`] if nothing is known of any. `Fit` is open if the labels of one do
/// not fit.
#[derive(Debug)]
pub struct Given<'a, T, All, Any, Fit> {
    operands: Operands<'a, T>,
    axes: PhantomData<(All, Any, Fit)>,
}

/// The operands of an equation so far, and the next one, of layout `L`, with `M` labels. Its rank is in the type, so that the compiler reports labels that do not fit where they
/// are compared, without the signature of the method.
#[expect(missing_debug_implementations, reason = "a step of a macro, whose layout has no bound")]
pub struct And<'a, T, All, Any, Fit, L, const R: usize, const M: usize> {
    given: Given<'a, T, All, Any, Fit>,
    operand: View<'a, T, R, L>,
}

impl<'a, T, All: AxisList, Any: AxisList, Fit, L, const R: usize, const M: usize>
    And<'a, T, All, Any, Fit, L, R, M>
{
    /// Adds the next operand, number `OP`, whose axes have `N` labels, which is `M`. The compiler takes `N` to be the rank when it looks for this method, and
    /// that may be unknown.
    #[expect(clippy::type_complexity, reason = "the axes of all operands are what the type is about")]
    #[inline(always)]
    pub fn with<const OP: usize, const N: usize, X>(
        self,
    ) -> Given<
        'a,
        T,
        All::InFrontOf<ForLabels<AxesOf<L, R>, M>>,
        <AxesOf<L, R> as AxisList>::IfKnown<Nil, Any>,
        Fit::Then,
    >
    where
        L: Layout<R>,
        Fit: LabelsFit<R, N, OP, X, Then: Always>,
        Ranks: KnownRank<M>,
    {
        let mut operands = self.given.operands;
        add(&mut operands, &self.operand);
        Given { operands, axes: PhantomData }
    }
}

/// Adds an operand.
#[inline(always)]
fn add<'a, T, const R: usize, L: Layout<R>>(operands: &mut Operands<'a, T>, view: &View<'a, T, R, L>) {
    let axis = |axis: usize| (view.layout.extent(axis), view.layout.stride(axis));
    let few = match R {
        1 => [axis(0), (1, 0)],
        2 => [axis(0), axis(1)],
        _ => [(1, 0); 2],
    };
    let many = if R > 2 { (0..R).map(axis).collect() } else { Vec::new() };
    operands.push(Raw { data: view.data, base: view.layout.base(), few, rank: R, many });
}

/// Creates an empty list of operands.
#[must_use]
#[inline]
pub fn given<'a, T>() -> Given<'a, T, Nil, Many, Ranks> {
    Given { operands: SmallVec::new(), axes: PhantomData }
}

impl<'a, T, All: AxisList, Any: AxisList, Fit> Given<'a, T, All, Any, Fit> {
    /// One more operand, of rank `R`.
    #[inline(always)]
    #[doc(hidden)]
    pub fn and<const R: usize, const M: usize, O: AsView<R> + ArrayOf<T, R>>(
        self,
        operand: &'a O,
        _: Rank<M>,
    ) -> And<'a, T, All, Any, Fit, O::Layout, R, M> {
        And { given: self, operand: operand.as_view() }
    }

    /// The extents of two axes, which are compared at `Place`. If the labels do not fit, the type is open, and nothing is reported of it.
    #[inline(always)]
    #[doc(hidden)]
    #[must_use]
    pub fn slots<const FIRST: usize, const SLOT: usize, Place>(
        &self,
    ) -> Fit::Result<Slots<At<All, FIRST>, At<All, SLOT>, Place>>
    where
        Fit: IfLabelsFit,
        Slot<FIRST>: SlotOf<All>,
        Slot<SLOT>: SlotOf<All>,
    {
        Fit::result(Slots(PhantomData))
    }

    /// Checks that a label of the output is that of `COUNT` axes, and of one at least.
    #[inline(always)]
    #[doc(hidden)]
    pub const fn output<Label, const COUNT: usize>(&self)
    where
        Fit: OutputLabel<Label, COUNT, Holds: Always>,
    {
    }

    /// Returns the sums of products of the operands; `X` picks the axes of the output.
    ///
    /// # Errors
    ///
    /// As `try_einsum!`.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    #[must_use]
    pub fn contract<const Q: usize, X: Picks<All>>(
        self,
        equation: &Equation,
        _: X,
    ) -> Fit::Result<
        Result<
            Tensor<T, Q, RowMajor<Q, <Any::IfKnown<X::List, Many> as AxisList>::Extents<Q>>>,
            ContractionError,
        >,
    >
    where
        Fit: IfLabelsFit,
        T: DotElement<Holds: Always> + 'static,
    {
        let known = &<<Any::IfKnown<X::List, Many> as AxisList>::Extents<Q> as ExtentList<Q>>::EXTENTS;
        let mut extents = [1; Q];
        let data =
            match equation.product().and_then(|product| multiplied(&product, &self.operands, &mut extents)) {
                Some(data) => data.and_then(|data| agree_with(known, &extents).map(|()| data)),
                None => evaluate(equation, &self.operands, &mut extents, known),
            };
        Fit::result(data.map(|data| tensor((data, extents))))
    }
}

/// The product that an equation is; `None` if the extents of its terms differ, or if the operands would be exchanged and their elements do not
/// commute. Compiled once per type of element.
#[inline(never)]
fn multiplied<T: Copy + Zero + Mul<Output = T> + 'static>(
    product: &Product,
    operands: &[Raw<'_, T>],
    extents: &mut [usize],
) -> Option<Result<Vec<T>, ContractionError>> {
    if operands.iter().any(|operand| operand.rank > 2) {
        return None;
    }
    let [left, right] = product.operands;
    if left > right && !commutes::<T>() {
        return None;
    }
    let (left, right) = (operands.get(left)?, operands.get(right)?);
    let axis = |of: &Raw<'_, T>, axis: Option<usize>| match axis {
        Some(axis) => of.few.get(axis).copied(),
        None => Some((1, 0)),
    };
    let rows = axis(left, product.rows)?;
    let [terms, others] = [axis(left, product.terms[0])?, axis(right, product.terms[1])?];
    let columns = axis(right, product.columns)?;
    if terms.0 != others.0 {
        return None;
    }
    let kept = [product.rows.map(|_| rows.0), product.columns.map(|_| columns.0)];
    for (to, from) in extents.iter_mut().zip(kept.into_iter().flatten()) {
        *to = from;
    }
    let left = Operand::new(left.data, left.base, [rows, terms]);
    Some(direct(&left, &Operand::new(right.data, right.base, [others, columns])))
}

/// Checks the run-time extents, and contracts. Compiled once per type of element.
#[inline(never)]
fn evaluate<T: Copy + Zero + Mul<Output = T> + 'static>(
    equation: &Equation,
    operands: &[Raw<'_, T>],
    extents: &mut [usize],
    known: &[Option<usize>],
) -> Result<Vec<T>, ContractionError> {
    let labels: SmallVec<[Labels; 4]> =
        equation.operands().iter().map(|labels| equation.numbers(labels).collect()).collect();
    let output: Labels = equation.numbers(equation.output()).collect();
    let dynamic: SmallVec<[SmallVec<[DynExtent; 8]>; 4]> = operands
        .iter()
        .map(|operand| operand.axes().iter().map(|axis| DynExtent::of_fitting(axis.0)).collect())
        .collect();
    let of_labels: SmallVec<[&[usize]; 4]> = labels.iter().map(SmallVec::as_slice).collect();
    let of_extents: SmallVec<[&[DynExtent]; 4]> = dynamic.iter().map(SmallVec::as_slice).collect();
    let result = contraction::dynamic::infer(&of_labels, &of_extents, &output, |operand, axis| {
        equation.name(operand, axis)
    })?;
    for (to, from) in extents.iter_mut().zip(result) {
        *to = from.get_known();
    }
    agree_with(known, extents)?;
    let factors: SmallVec<[Factor<'_, T>; 4]> = operands
        .iter()
        .zip(&labels)
        .map(|(operand, labels)| Factor::new(operand.data, operand.base, operand.axes(), labels))
        .collect();
    contract(&factors, &output)
}

/// A slot: the position of an axis among those of all operands. Slot 64 is that of no axis, and fits any extent.
#[derive(Clone, Copy, Debug)]
pub struct Slot<const S: usize>;

/// The extent at a slot.
pub trait SlotOf<All> {
    /// The extent.
    type Extent: Extent;
}

/// The number of a slot.
pub trait SlotNumber {
    /// The number.
    type Number: AxisNumber;
}

impl<All: AxisList, const S: usize> SlotOf<All> for Slot<S>
where
    Self: SlotNumber,
{
    type Extent = <<<Self as SlotNumber>::Number as AxisNumber>::Of<All> as AxisPart>::Extent;
}

impl<All> SlotOf<All> for Slot<64> {
    type Extent = usize;
}

macro_rules! slots {
    ($($slot:literal after $before:literal;)*) => {
        impl SlotNumber for Slot<0> {
            type Number = First;
        }
        $(impl SlotNumber for Slot<$slot> {
            type Number = Next<<Slot<$before> as SlotNumber>::Number>;
        })*
    };
}

slots! {
    1 after 0; 2 after 1; 3 after 2; 4 after 3; 5 after 4; 6 after 5; 7 after 6; 8 after 7; 9 after 8; 10 after 9;
    11 after 10; 12 after 11; 13 after 12; 14 after 13; 15 after 14; 16 after 15; 17 after 16; 18 after 17; 19 after 18;
    20 after 19; 21 after 20; 22 after 21; 23 after 22; 24 after 23; 25 after 24; 26 after 25; 27 after 26; 28 after 27;
    29 after 28; 30 after 29; 31 after 30; 32 after 31; 33 after 32; 34 after 33; 35 after 34; 36 after 35; 37 after 36;
    38 after 37; 39 after 38; 40 after 39; 41 after 40; 42 after 41; 43 after 42; 44 after 43; 45 after 44; 46 after 45;
    47 after 46;
}

/// The axes of the output, picked from those of all operands.
pub trait Picks<All> {
    /// The axes.
    type List: AxisList;
}

/// An axis of the output whose label occurs `N` times, up to 4, at these slots.
#[derive(Clone, Copy, Debug)]
pub struct Pick<const N: usize, const A: usize, const B: usize, const C: usize, const D: usize>;

/// The extent of an axis of the output.
pub trait Picked<All> {
    /// The most specific of the extents.
    type Extent: Extent;
}

type At<All, const S: usize> = <Slot<S> as SlotOf<All>>::Extent;

// A label that no operand has, which `OutputLabel` reports.
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All>
    for Pick<0, A, B, C, D>
{
    type Extent = usize;
}

impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<1, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
{
    type Extent = At<All, A>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<2, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
{
    type Extent = <At<All, A> as Extent>::Merged<At<All, B>>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<3, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
    Slot<C>: SlotOf<All>,
{
    type Extent = <<At<All, A> as Extent>::Merged<At<All, B>> as Extent>::Merged<At<All, C>>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<4, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
    Slot<C>: SlotOf<All>,
    Slot<D>: SlotOf<All>,
{
    type Extent =
        <<<At<All, A> as Extent>::Merged<At<All, B>> as Extent>::Merged<At<All, C>> as Extent>::Merged<
            At<All, D>,
        >;
}

impl<All> Picks<All> for () {
    type List = Nil;
}
impl<All, X: Picked<All>, Rest: Picks<All>> Picks<All> for (X, Rest) {
    type List = <Rest::List as AxisList>::Push<Ax<X::Extent, isize>>;
}

/// The extents of two axes that have the same label, compared at `Place`, a [`LabelPlace`](contraction::LabelPlace).
#[derive(Clone, Copy, Debug)]
pub struct Slots<E, F, Place>(PhantomData<(E, F, Place)>);

/// Two extents of one type agree, which generic code knows. The compiler finds this method, of a value, before that of [`Slots`], of a reference.
pub trait AgreeWithItself {
    /// Nothing is compared.
    fn agree(self);
}

impl<E, Place> AgreeWithItself for Slots<E, E, Place> {
    #[inline(always)]
    fn agree(self) {}
}

/// Rejects two extents of one label that the types know, if they differ.
#[track_caller]
const fn same_extent(first: Option<usize>, second: Option<usize>) {
    if let (Some(first), Some(second)) = (first, second)
        && first != second
    {
        let message = Message::<192>::new().text("axes of one label have extents ").number(first);
        message.text(" and ").number(second).text(": they must be equal").fail()
    }
}

impl<E, F: Extent, Place> Slots<E, F, Place> {
    /// Two extents agree: those that the types know are compared at compile time, computed ones in a build.
    #[inline(always)]
    #[doc(hidden)]
    pub const fn agree(&self)
    where
        E: PairsWith<F, Place, Holds: Always>,
    {
        const { same_extent(E::KNOWN, F::KNOWN) }
    }
}

/// Returns the value of a result of `try_einsum!`, or panics with its error.
#[must_use]
#[inline]
#[track_caller]
pub fn sum_of_products<V>(result: Result<V, ContractionError>) -> V {
    or_fail(result)
}

// The docs show how the macros are called, and not their internal arms.
#[doc = include_str!("../../../../docs/macros/einsum.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! einsum {
    ($($($label:ident)*),+ -> $($result:ident)*; $($operand:expr),+ $(,)?) => {};
}

#[doc = include_str!("../../../../docs/macros/einsum.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! einsum {
    ($($equation:tt)*) => { $crate::verbs::sum_of_products($crate::try_einsum!($($equation)*)) };
}

#[doc = include_str!("../../../../docs/macros/try_einsum.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! try_einsum {
    ($($($label:ident)*),+ -> $($result:ident)*; $($operand:expr),+ $(,)?) => {};
}

#[doc = include_str!("../../../../docs/macros/try_einsum.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! try_einsum {
    ($($($label:ident)*),* -> $($output:ident)*; $($operand:expr),* $(,)?) => {{
        const EQUATION: $crate::contraction::Equation = $crate::contraction::Equation::new(
            &[$(&[$(::core::stringify!($label)),*]),*],
            &[$(::core::stringify!($output)),*],
        );
        const LABELS: $crate::contraction::SameLabels = EQUATION.same_labels();
        const _: () = EQUATION.check($crate::try_einsum!(@count $($operand,)*));
        $crate::try_einsum!(
            @operands EQUATION LABELS [0 1 2 3 4 5 6 7 8 9 10 11] [$([$($label)*])*] [$($operand,)*] ($crate::verbs::given()) []
            [$($output)*]
        )
    }};
    (@count $($operand:expr,)*) => { <[()]>::len(&[$($crate::try_einsum!(@unit $operand)),*]) };
    (@unit $operand:expr) => { () };
    // One operand after the other; then the checks of all labels.
    (
        @operands $equation:ident $same_labels:ident [$at:literal $($ats:literal)*] [[$($label:ident)*] $($labels:tt)*] [$operand:expr, $($operands:tt)*]
        ($given:expr) [$($checked:tt)*] $output:tt
    ) => {
        $crate::try_einsum!(
            @operands $equation $same_labels [$($ats)*] [$($labels)*] [$($operands)*]
            ($given.and(&$operand, $crate::Rank::<{ $crate::try_einsum!(@len $($label)*) }>).with::<$at, { $crate::try_einsum!(@len $($label)*) }, _>()) [$($checked)* $at [$($label)*]] $output
        )
    };
    // No operand is left, or no labels: `EQUATION` reports if the numbers differ.
    (@operands $equation:ident $same_labels:ident $ats:tt $labels:tt $operands:tt ($given:expr) [$($at:literal [$($label:ident)*])*] [$($output:ident)*]) => {{
        match $given {
            given => {
                $($crate::try_einsum!(@labels $same_labels given $at [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($label)*]);)*
                $crate::try_einsum!(@outputs $same_labels given [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($output)*]);
                given.contract::<{ $crate::try_einsum!(@len $($output)*) }, _>(
                    &$equation,
                    $crate::try_einsum!(@picks $same_labels [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($output)*]),
                )
            }
        }
    }};
    // The compiler need not evaluate a literal.
    (@len) => { 0 };
    (@len $a:ident) => { 1 };
    (@len $a:ident $b:ident) => { 2 };
    (@len $a:ident $b:ident $c:ident) => { 3 };
    (@len $a:ident $b:ident $c:ident $d:ident) => { 4 };
    (@len $($label:ident)*) => { <[&str]>::len(&[$(::core::stringify!($label)),*]) };
    (@labels $same_labels:ident $given:ident $operand:literal $axes:tt []) => {};
    (@labels $same_labels:ident $given:ident $operand:literal [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        {
            $crate::__label!($label);
            use $crate::verbs::AgreeWithItself as _;
            $given
                .slots::<
                    { $same_labels.first_slot($operand, $axis) },
                    { $same_labels.slot($operand, $axis) },
                    $crate::contraction::LabelPlace<$label, { $same_labels.first_operand($operand, $axis) }, $operand>,
                >()
                .agree();
        }
        $crate::try_einsum!(@labels $same_labels $given $operand [$($axes)*] [$($labels)*]);
    };
    (@outputs $same_labels:ident $given:ident $axes:tt []) => {};
    (@outputs $same_labels:ident $given:ident [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        {
            $crate::__label!($label);
            $given.output::<$label, { $same_labels.occurrences($axis) }>();
        }
        $crate::try_einsum!(@outputs $same_labels $given [$($axes)*] [$($labels)*]);
    };
    (@picks $same_labels:ident $axes:tt []) => { () };
    (@picks $same_labels:ident [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        (
            $crate::verbs::Pick::<
                { $same_labels.occurrences($axis) },
                { $same_labels.occurrence($axis, 0) },
                { $same_labels.occurrence($axis, 1) },
                { $same_labels.occurrence($axis, 2) },
                { $same_labels.occurrence($axis, 3) },
            >,
            $crate::try_einsum!(@picks $same_labels [$($axes)*] [$($labels)*]),
        )
    };
    ($equation:literal $($rest:tt)*) => {
        ::core::compile_error!(
            "the labels are not a string: einsum!(i j, j k -> i k; &x, &y); an equation that is known at run time is that of `DynTensor::einsum`"
        )
    };
    ($($equation:tt)*) => {
        ::core::compile_error!(
            "write the labels of each operand, `->`, the labels of the result, `;`, and the operands: einsum!(i j, j k -> i k; &x, &y)"
        )
    };
}

/// The type of a label: one of the crate for a letter, otherwise a new one with the name of the label.
#[doc(hidden)]
#[macro_export]
#[rustfmt::skip]
macro_rules! __label {
    (a) => { use $crate::contraction::letters::a; }; (b) => { use $crate::contraction::letters::b; };
    (c) => { use $crate::contraction::letters::c; }; (d) => { use $crate::contraction::letters::d; };
    (e) => { use $crate::contraction::letters::e; }; (f) => { use $crate::contraction::letters::f; };
    (g) => { use $crate::contraction::letters::g; }; (h) => { use $crate::contraction::letters::h; };
    (i) => { use $crate::contraction::letters::i; }; (j) => { use $crate::contraction::letters::j; };
    (k) => { use $crate::contraction::letters::k; }; (l) => { use $crate::contraction::letters::l; };
    (m) => { use $crate::contraction::letters::m; }; (n) => { use $crate::contraction::letters::n; };
    (o) => { use $crate::contraction::letters::o; }; (p) => { use $crate::contraction::letters::p; };
    (q) => { use $crate::contraction::letters::q; }; (r) => { use $crate::contraction::letters::r; };
    (s) => { use $crate::contraction::letters::s; }; (t) => { use $crate::contraction::letters::t; };
    (u) => { use $crate::contraction::letters::u; }; (v) => { use $crate::contraction::letters::v; };
    (w) => { use $crate::contraction::letters::w; }; (x) => { use $crate::contraction::letters::x; };
    (y) => { use $crate::contraction::letters::y; }; (z) => { use $crate::contraction::letters::z; };
    (A) => { use $crate::contraction::letters::A; }; (B) => { use $crate::contraction::letters::B; };
    (C) => { use $crate::contraction::letters::C; }; (D) => { use $crate::contraction::letters::D; };
    (E) => { use $crate::contraction::letters::E; }; (F) => { use $crate::contraction::letters::F; };
    (G) => { use $crate::contraction::letters::G; }; (H) => { use $crate::contraction::letters::H; };
    (I) => { use $crate::contraction::letters::I; }; (J) => { use $crate::contraction::letters::J; };
    (K) => { use $crate::contraction::letters::K; }; (L) => { use $crate::contraction::letters::L; };
    (M) => { use $crate::contraction::letters::M; }; (N) => { use $crate::contraction::letters::N; };
    (O) => { use $crate::contraction::letters::O; }; (P) => { use $crate::contraction::letters::P; };
    (Q) => { use $crate::contraction::letters::Q; }; (R) => { use $crate::contraction::letters::R; };
    (S) => { use $crate::contraction::letters::S; }; (T) => { use $crate::contraction::letters::T; };
    (U) => { use $crate::contraction::letters::U; }; (V) => { use $crate::contraction::letters::V; };
    (W) => { use $crate::contraction::letters::W; }; (X) => { use $crate::contraction::letters::X; };
    (Y) => { use $crate::contraction::letters::Y; }; (Z) => { use $crate::contraction::letters::Z; };
    ($label:ident) => {
        #[allow(non_camel_case_types, dead_code)]
        enum $label {}
    };
}
