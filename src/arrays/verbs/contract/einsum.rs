//! `einsum!` and `try_einsum!`: sums of products whose axes are named by labels.

mod products;

use alloc::vec::Vec;
use core::{marker::PhantomData, ops::Mul};

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{ArrayOf, AsView, DotElement, Tensor, View},
    contraction::{
        self, ContractionError, EqualAt, Equation, ForLabels, IfLabelsFit, LabelsFit, OutputLabel,
    },
    extent::{DynExtent, Extent, NameText, named::has_names},
    layout::{AxesOf, Layout, RowMajor},
    message::{Message, or_fail},
    private::{Exists, TypesOf},
    rank::{Rank, Ranks},
    types::{
        Ax, AxisList, AxisNumber, AxisPart, Eighth, ExtentList, First, KnownRank, Next, Nil, Quotients,
        UnknownAxes,
    },
    verbs::contract::{Factor, Labels, agree_with, contract, tensor_of},
};

use products::{as_product, dotted};

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
    /// The names of the axes; an empty list if none has one.
    names: &'static [Option<NameText>],
}

impl<T> Raw<'_, T> {
    fn axes(&self) -> &[(usize, isize)] {
        self.few.get(..self.rank).unwrap_or(&self.many)
    }
}

/// The operands of an equation. Most have two.
type EquationOperands<'a, T> = SmallVec<[Raw<'a, T>; 2]>;

/// The operands of an equation so far: their elements, all their axes in one list, those of the last operand first, and [`UnknownAxes`] if nothing is known of any. `Fit` is open if the labels of one do
/// not fit.
#[derive(Debug)]
pub struct OperandsSoFar<'a, T, All, Any, Fit> {
    operands: EquationOperands<'a, T>,
    /// A function, because the compiler refuses to drop a value of so many types.
    axes: PhantomData<TypesOf<(All, Any, Fit)>>,
}

/// The operands of an equation so far, and the next one, of layout `L`, with `M` labels. Its rank is in the type, so that the compiler reports labels that do not fit where they
/// are compared, without the signature of the method.
#[expect(missing_debug_implementations, reason = "a step of a macro, whose layout has no bound")]
pub struct NextOperand<'a, T, All, Any, Fit, L, const R: usize, const M: usize> {
    given: OperandsSoFar<'a, T, All, Any, Fit>,
    operand: View<'a, T, R, L>,
}

impl<'a, T, All: AxisList, Any: AxisList, Fit, L, const R: usize, const M: usize>
    NextOperand<'a, T, All, Any, Fit, L, R, M>
{
    /// Adds the next operand, number `OP`, whose axes have `N` labels, which is `M`. The compiler takes `N` to be the rank when it looks for this method, and
    /// that may be unknown.
    #[expect(clippy::type_complexity, reason = "the axes of all operands are what the type is about")]
    #[inline(always)]
    pub fn with<const OP: usize, const N: usize, X>(
        self,
    ) -> OperandsSoFar<
        'a,
        T,
        <ForLabels<AxesOf<L, R>, M> as AxisList>::InFrontOf<All>,
        <AxesOf<L, R> as AxisList>::IfKnown<Nil, Any>,
        Fit::IfTrue,
    >
    where
        L: Layout<R>,
        Fit: LabelsFit<R, N, OP, X, IfTrue: Exists>,
        Ranks: KnownRank<M>,
    {
        let mut operands = self.given.operands;
        add(&mut operands, &self.operand);
        OperandsSoFar { operands, axes: PhantomData }
    }
}

/// Adds an operand.
#[inline(always)]
fn add<'a, T, const R: usize, L: Layout<R>>(
    operands: &mut EquationOperands<'a, T>,
    view: &View<'a, T, R, L>,
) {
    let axis = |axis: usize| (view.layout.extent(axis), view.layout.stride(axis));
    let few = match R {
        1 => [axis(0), (1, 0)],
        2 => [axis(0), axis(1)],
        _ => [(1, 0); 2],
    };
    let many = if R > 2 { (0..R).map(axis).collect() } else { Vec::new() };
    let names: &'static [Option<NameText>] = if const { has_names(&L::NAMES) } { &L::NAMES } else { &[] };
    operands.push(Raw { data: view.data, base: view.layout.base(), few, rank: R, many, names });
}

/// Creates an empty list of operands.
#[must_use]
#[inline]
pub fn given<'a, T>() -> OperandsSoFar<'a, T, Nil, UnknownAxes, Ranks> {
    OperandsSoFar { operands: SmallVec::new(), axes: PhantomData }
}

impl<'a, T, All: AxisList, Any: AxisList, Fit> OperandsSoFar<'a, T, All, Any, Fit> {
    /// One more operand, of rank `R`.
    #[inline(always)]
    #[doc(hidden)]
    pub fn and<const R: usize, const M: usize, O: AsView<R> + ArrayOf<T, R>>(
        self,
        operand: &'a O,
        _: Rank<M>,
    ) -> NextOperand<'a, T, All, Any, Fit, O::Layout, R, M> {
        NextOperand { given: self, operand: operand.as_view() }
    }

    /// The extents of two axes, which are compared at `Place`. If the labels do not fit, the type is open, and nothing is reported of it.
    #[inline(always)]
    #[doc(hidden)]
    #[must_use]
    pub fn slots<const FIRST: usize, const SLOT: usize, Place>(
        &self,
    ) -> Fit::Result<Slots<SlotExtent<All, FIRST>, SlotExtent<All, SLOT>, Place>>
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
        Fit: OutputLabel<Label, COUNT, Proof: Exists>,
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
            Tensor<T, Q, RowMajor<Q, <Any::IfKnown<X::List, UnknownAxes> as AxisList>::Extents<Q>>>,
            ContractionError,
        >,
    >
    where
        Fit: IfLabelsFit,
        T: DotElement<Proof: Exists> + 'static,
    {
        let known = &<<Any::IfKnown<X::List, UnknownAxes> as AxisList>::Extents<Q> as ExtentList<Q>>::EXTENTS;
        let mut extents = [1; Q];
        let found = match (equation.product(), equation.dots()) {
            (Some(product), _) => as_product(&product, &self.operands, &mut extents),
            (None, Some(dots)) => dotted(dots, &self.operands, &mut extents),
            (None, None) => None,
        };
        let data = match found {
            Some(data) => data.and_then(|data| agree_with(known, &extents).map(|()| data)),
            None => evaluate(equation, &self.operands, &mut extents, known),
        };
        Fit::result(data.map(|data| tensor_of((data, extents))))
    }
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
        let names = operands.get(operand).map_or(&[][..], |operand| operand.names);
        (equation.name(operand, axis), names.get(axis).and_then(Option::as_ref))
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

/// A slot: the position of an axis among those of all operands. Slot 255, `NO_SLOT`, is that of no axis, and fits any extent.
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

impl<All> SlotOf<All> for Slot<255> {
    type Extent = usize;
}

macro_rules! slots {
    ($($slot:literal $step:ident after $before:literal;)*) => {
        impl SlotNumber for Slot<0> {
            type Number = First;
        }
        $(impl SlotNumber for Slot<$slot> {
            type Number = slots!(@$step <Slot<$before> as SlotNumber>::Number);
        })*
    };
    (@one $before:ty) => { Next<$before> };
    (@eight $before:ty) => { Eighth<$before> };
}

slots! {
    1 one after 0; 2 one after 1; 3 one after 2; 4 one after 3; 5 one after 4; 6 one after 5; 7 one after 6;
    8 eight after 0; 9 eight after 1; 10 eight after 2; 11 eight after 3; 12 eight after 4;
    13 eight after 5; 14 eight after 6; 15 eight after 7; 16 eight after 8; 17 eight after 9;
    18 eight after 10; 19 eight after 11; 20 eight after 12; 21 eight after 13; 22 eight after 14;
    23 eight after 15; 24 eight after 16; 25 eight after 17; 26 eight after 18; 27 eight after 19;
    28 eight after 20; 29 eight after 21; 30 eight after 22; 31 eight after 23; 32 eight after 24;
    33 eight after 25; 34 eight after 26; 35 eight after 27; 36 eight after 28; 37 eight after 29;
    38 eight after 30; 39 eight after 31; 40 eight after 32; 41 eight after 33; 42 eight after 34;
    43 eight after 35; 44 eight after 36; 45 eight after 37; 46 eight after 38; 47 eight after 39;
    48 eight after 40; 49 eight after 41; 50 eight after 42; 51 eight after 43; 52 eight after 44;
    53 eight after 45; 54 eight after 46; 55 eight after 47; 56 eight after 48; 57 eight after 49;
    58 eight after 50; 59 eight after 51; 60 eight after 52; 61 eight after 53; 62 eight after 54;
    63 eight after 55; 64 eight after 56; 65 eight after 57; 66 eight after 58; 67 eight after 59;
    68 eight after 60; 69 eight after 61; 70 eight after 62; 71 eight after 63; 72 eight after 64;
    73 eight after 65; 74 eight after 66; 75 eight after 67; 76 eight after 68; 77 eight after 69;
    78 eight after 70; 79 eight after 71; 80 eight after 72; 81 eight after 73; 82 eight after 74;
    83 eight after 75; 84 eight after 76; 85 eight after 77; 86 eight after 78; 87 eight after 79;
    88 eight after 80; 89 eight after 81; 90 eight after 82; 91 eight after 83; 92 eight after 84;
    93 eight after 85; 94 eight after 86; 95 eight after 87; 96 eight after 88; 97 eight after 89;
    98 eight after 90; 99 eight after 91; 100 eight after 92; 101 eight after 93; 102 eight after 94;
    103 eight after 95; 104 eight after 96; 105 eight after 97; 106 eight after 98; 107 eight after 99;
    108 eight after 100; 109 eight after 101; 110 eight after 102; 111 eight after 103; 112 eight after 104;
    113 eight after 105; 114 eight after 106; 115 eight after 107; 116 eight after 108; 117 eight after 109;
    118 eight after 110; 119 eight after 111; 120 eight after 112; 121 eight after 113; 122 eight after 114;
    123 eight after 115; 124 eight after 116; 125 eight after 117; 126 eight after 118; 127 eight after 119;
}

/// The axes of the output, picked from those of all operands.
pub trait Picks<All> {
    /// The axes.
    type List: AxisList;
}

/// The number in [`Pick`] of an axis that is divided by another one. A label occurs 4 times at most.
pub(crate) const QUOTIENT: usize = 5;

/// An axis of the output whose label occurs `N` times, up to 4, at these slots.
#[derive(Clone, Copy, Debug)]
pub struct Pick<const N: usize, const A: usize, const B: usize, const C: usize, const D: usize>;

/// The extent of an axis of the output.
pub trait Picked<All> {
    /// The most specific of the extents.
    type Extent: Extent;
}

type SlotExtent<All, const S: usize> = <Slot<S> as SlotOf<All>>::Extent;

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
    type Extent = SlotExtent<All, A>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<2, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
{
    type Extent = <SlotExtent<All, A> as Extent>::Merged<SlotExtent<All, B>>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<3, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
    Slot<C>: SlotOf<All>,
{
    type Extent =
        <<SlotExtent<All, A> as Extent>::Merged<SlotExtent<All, B>> as Extent>::Merged<SlotExtent<All, C>>;
}
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All> for Pick<4, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
    Slot<C>: SlotOf<All>,
    Slot<D>: SlotOf<All>,
{
    type Extent = <<<SlotExtent<All, A> as Extent>::Merged<SlotExtent<All, B>> as Extent>::Merged<
        SlotExtent<All, C>,
    > as Extent>::Merged<SlotExtent<All, D>>;
}

// An axis of which one part is stated: the other one, as `rearrange!` infers it.
impl<All, const A: usize, const B: usize, const C: usize, const D: usize> Picked<All>
    for Pick<QUOTIENT, A, B, C, D>
where
    Slot<A>: SlotOf<All>,
    Slot<B>: SlotOf<All>,
{
    type Extent = <SlotExtent<All, A> as Extent>::By<Quotients, SlotExtent<All, B>>;
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

/// Two extents of one type agree, which generic code knows. The compiler finds this method, of a value, before that of [`Slots`], of a reference. No trait of a caller has its name, which
/// the compiler would find as well.
pub trait AgreeWithItself {
    /// Nothing is compared.
    fn __shapewise_agree(self);
}

impl<E, Place> AgreeWithItself for Slots<E, E, Place> {
    #[inline(always)]
    fn __shapewise_agree(self) {}
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
    pub const fn __shapewise_agree(&self)
    where
        E: EqualAt<F, Place, Proof: Exists>,
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
    ($($($label:ident)*),+ -> $($output:ident)*; $($operand:expr),+ $(,)?) => {{
        const __SHAPEWISE_EQUATION: $crate::contraction::Equation = $crate::contraction::Equation::new(
            &[$(&[$(::core::stringify!($label)),*]),+],
            &[$(::core::stringify!($output)),*],
        );
        const __SHAPEWISE_LABELS: $crate::contraction::SameLabels =
            $crate::contraction::Equation::same_labels(&__SHAPEWISE_EQUATION);
        $crate::try_einsum!(@output [$($output)*] [0 1 2 3 4 5 6 7 8 9 10 11 @] [$([$($label)*])+] [$($operand,)+] ($crate::verbs::given()) [])
    }};
    (@output [$a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident $j:ident $k:ident $l:ident $m:ident $n:ident $o:ident $p:ident $q:ident $($more:ident)*] $($rest:tt)*) => { $crate::try_einsum!(@many "the output") };
    (@output $output:tt $($rest:tt)*) => { $crate::try_einsum!(@operands $($rest)* $output) };
    (@many $side:literal) => { ::core::compile_error!(::core::concat!($side, " has more than 16 labels: a rank is 16 at most")) };
    (
        @operands $ats:tt
        [[$a:ident $b:ident $c:ident $d:ident $e:ident $f:ident $g:ident $h:ident $i:ident $j:ident $k:ident $l:ident $m:ident $n:ident $o:ident $p:ident $q:ident $($more:ident)*] $($labels:tt)*]
        $($rest:tt)*
    ) => { $crate::try_einsum!(@many "an operand") };
    (@count $($operand:expr,)*) => { <[()]>::len(&[$($crate::try_einsum!(@unit $operand)),*]) };
    (@unit $operand:expr) => { () };
    // One operand after the other; then the checks of all labels.
    (
        @operands [$at:literal $($ats:tt)*] [[$($label:ident)*] $($labels:tt)*] [$operand:expr, $($operands:tt)*]
        ($given:expr) [$($checked:tt)*] $output:tt
    ) => {
        $crate::try_einsum!(
            @operands [$($ats)*] [$($labels)*] [$($operands)*]
            ($given.and(&$operand, $crate::Rank::<{ $crate::try_einsum!(@len $($label)*) }>).with::<$at, { $crate::try_einsum!(@len $($label)*) }, _>()) [$($checked)* $at [$($label)*]] $output
        )
    };
    // Most equations have few operands, so that the numbers of many are not carried along.
    (@operands [@] [$($labels:tt)+] [$($operands:tt)+] $given:tt $checked:tt $output:tt) => {
        $crate::try_einsum!(
            @operands
            [
                12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59
                60 61 62 63
            ]
            [$($labels)+] [$($operands)+] $given $checked $output
        )
    };
    (@operands $ats:tt [] [] $given:tt [$($at:literal $label:tt)*] [$($output:ident)*]) => {{
        const _: () = $crate::contraction::Equation::check(&__SHAPEWISE_EQUATION, $crate::try_einsum!(@count $($at,)*));
        $crate::try_einsum!(@result $given [$($at $label)*] [$($output)*] { $crate::try_einsum!(@len $($output)*) })
    }};
    // No operand is left, or no labels, or no number: `check` reports that the numbers differ, or the limit. It is in the rank, so that the compiler says nothing of the result.
    (@operands $ats:tt $labels:tt [$($operand:expr,)*] $given:tt [$($at:literal $label:tt)*] $output:tt) => {
        $crate::try_einsum!(
            @result $given [$($at $label)*] $output
            { $crate::contraction::Equation::check(&__SHAPEWISE_EQUATION, $crate::try_einsum!(@count $($at,)* $($operand,)*)); 0 }
        )
    };
    (@result ($given:expr) [$($at:literal [$($label:ident)*])*] [$($output:ident)*] $rank:block) => {{
        match $given {
            __shapewise_given => {
                $($crate::try_einsum!(@labels __shapewise_given $at [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($label)*]);)*
                $crate::try_einsum!(@outputs __shapewise_given [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($output)*]);
                __shapewise_given.contract::<$rank, _>(
                    &__SHAPEWISE_EQUATION,
                    $crate::try_einsum!(@picks [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15] [$($output)*]),
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
    (@len $($label:ident)*) => { <[&::core::primitive::str]>::len(&[$(::core::stringify!($label)),*]) };
    // A reference: its inherent methods come before those that the caller has for each type.
    (@labels $given:ident $operand:literal [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        {
            $crate::__label!($label);
            use $crate::verbs::AgreeWithItself as _;
            (&$given)
                .slots::<
                    { $crate::contraction::SameLabels::first_slot(&__SHAPEWISE_LABELS, $operand, $axis) },
                    { $crate::contraction::SameLabels::slot(&__SHAPEWISE_LABELS, $operand, $axis) },
                    $crate::contraction::LabelPlace<__ShapewiseLabel, { $crate::contraction::SameLabels::first_operand(&__SHAPEWISE_LABELS, $operand, $axis) }, $operand>,
                >()
                .__shapewise_agree();
        }
        $crate::try_einsum!(@labels $given $operand [$($axes)*] [$($labels)*]);
    };
    // No label is left; or more than 16 are, which `check` reports.
    (@labels $given:ident $operand:literal $axes:tt $labels:tt) => {};
    (@outputs $given:ident [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        {
            $crate::__label!($label);
            (&$given).output::<__ShapewiseLabel, { $crate::contraction::SameLabels::occurrences(&__SHAPEWISE_LABELS, $axis) }>();
        }
        $crate::try_einsum!(@outputs $given [$($axes)*] [$($labels)*]);
    };
    (@outputs $given:ident $axes:tt $labels:tt) => {};
    (@picks [$axis:literal $($axes:literal)*] [$label:ident $($labels:ident)*]) => {
        (
            $crate::verbs::Pick::<
                { $crate::contraction::SameLabels::occurrences(&__SHAPEWISE_LABELS, $axis) },
                { $crate::contraction::SameLabels::occurrence(&__SHAPEWISE_LABELS, $axis, 0) },
                { $crate::contraction::SameLabels::occurrence(&__SHAPEWISE_LABELS, $axis, 1) },
                { $crate::contraction::SameLabels::occurrence(&__SHAPEWISE_LABELS, $axis, 2) },
                { $crate::contraction::SameLabels::occurrence(&__SHAPEWISE_LABELS, $axis, 3) },
            >,
            $crate::try_einsum!(@picks [$($axes)*] [$($labels)*]),
        )
    };
    (@picks $axes:tt $labels:tt) => { () };
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
