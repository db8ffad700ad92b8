//! The rule of each operation: its contribution to the gradient of one operand.

use alloc::{vec, vec::Vec};

use shapewise::{extent::DynExtent, rearrange::Pad, shape::DynShape};
use shapewise_xla::ElementKind;

use super::super::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary};
use crate::{
    Collective, ProgramError, Reduction,
    graph::{Id, Node, Op, Product},
};

type Built<'p> = Result<DynValue<'p>, BuildError>;

/// The error of an operation without a gradient.
pub(super) fn none(value: DynValue<'_>) -> BuildError {
    let added = value.add("gradient", &[], |graph| {
        let before = graph.nodes.iter().take(value.id).rev();
        let owner = before.map(|node| &node.op).find(|op| op.has_result(value.id));
        let operation = owner.unwrap_or(&graph.node(value.id).op).name();
        Err(ProgramError::NoGradient { operation })
    });
    match added {
        Err(error) => error,
        // It is an error always.
        Ok(value) => none(value),
    }
}

/// The contribution to the gradient of the operand at a position.
#[expect(clippy::indexing_slicing, reason = "an operation of a kind has as many operands")]
pub(super) fn contribution<'p>(
    program: &'p DynProgram,
    node: &Node,
    at: usize,
    value: DynValue<'p>,
    gradient: DynValue<'p>,
) -> Built<'p> {
    let operand = |at: usize| DynValue { program, id: node.operands[at] };
    let x = operand(at);
    match &node.op {
        Op::Unary(name) => unary(name, x, value, gradient),
        Op::Binary(name) => binary(name, at, [operand(0), operand(1)], value, gradient),
        Op::Select => {
            let zeros = gradient.zeros()?;
            if at == 1 { operand(0).select(gradient, zeros) } else { operand(0).select(zeros, gradient) }
        }
        Op::Convert if x.element().kind() == ElementKind::Floating => {
            if gradient.places().iter().any(|place| place.is_partial()) {
                return gradient.finished()?.convert(x.element());
            }
            gradient.convert(x.element())
        }
        Op::Broadcast(dimensions, _) => {
            let extents = x.extents();
            let stretched = |axis: usize| {
                let from = dimensions.iter().position(|into| *into == axis);
                from.is_none_or(|from| extents[from] != gradient.extents()[axis])
            };
            let axes: Vec<usize> = (0..gradient.rank()).filter(|axis| stretched(*axis)).collect();
            let sum = sum(gradient, &axes)?;
            // The axes that remain are in the order of the result.
            let mut remaining: Vec<usize> =
                (0..dimensions.len()).filter(|from| !axes.contains(&dimensions[*from])).collect();
            remaining.sort_by_key(|from| dimensions[*from]);
            let into: Vec<isize> = remaining.iter().map(|axis| axis.cast_signed()).collect();
            spread(sum, &extents, &into)
        }
        Op::Transpose(order) => {
            let mut inverse = vec![0; order.len()];
            for (to, from) in order.iter().enumerate() {
                inverse[*from] = to.cast_signed();
            }
            gradient.permute(&inverse)
        }
        Op::Reshape => gradient.reshape(&x.shape()),
        Op::Slice(ranges) => {
            let mut padded = gradient;
            for (axis, ((begin, _, step), extent)) in ranges.iter().zip(x.extents()).enumerate() {
                let (count, extent) = (known(gradient, axis), extent.get().unwrap_or(0));
                let span = if count == 0 {
                    0
                } else {
                    count.saturating_sub(1).saturating_mul(*step).saturating_add(1)
                };
                let after = extent.saturating_sub(begin.saturating_add(span));
                let pad = Pad::edges(begin.cast_signed(), after.cast_signed())
                    .with_interior(step.saturating_sub(1));
                if pad != Pad::NONE {
                    padded = padded.pad_axis(axis.cast_signed(), pad, 0.0)?;
                }
            }
            Ok(padded)
        }
        Op::Reverse(axes) => gradient.reverse(&signed(axes)),
        Op::Pad(axis, pad) if at == 0 => {
            let edges = Pad::edges(pad.low.saturating_neg(), pad.high.saturating_neg());
            let cut = if edges == Pad::NONE {
                gradient
            } else {
                gradient.pad_axis(axis.cast_signed(), edges, 0.0)?
            };
            part(cut, *axis, 0, known(cut, *axis), pad.interior.saturating_add(1))
        }
        Op::Concatenate(axis) => {
            let before: usize = (0..at).map(|at| known(operand(at), *axis)).sum();
            part(gradient, *axis, before, before.saturating_add(known(x, *axis)), 1)
        }
        Op::Take(axis) if at == 0 => {
            // An index out of range is that of the nearest element.
            let indices = operand(1);
            let last = known(x, *axis).saturating_sub(1);
            let mut clamped = indices;
            if let Ok(last) = i64::try_from(last) {
                clamped = clamped.binary_with(Binary::Minimum, last).unwrap_or(clamped);
            }
            if indices.element().kind() == ElementKind::Signed {
                clamped = clamped.binary_with(Binary::Maximum, 0_i64)?;
            }
            x.zeros()?.add_at(axis.cast_signed(), clamped, gradient)
        }
        Op::Window(axis) if at == 0 => {
            x.zeros()?.dynamic_update_slice_axis(gradient, axis.cast_signed(), operand(1))
        }
        Op::Update(axis) if at == 0 => {
            gradient.dynamic_update_slice_axis(operand(1).zeros()?, axis.cast_signed(), operand(2))
        }
        Op::Update(axis) if at == 1 => {
            gradient.dynamic_slice_axis(axis.cast_signed(), operand(2), known(x, *axis))
        }
        Op::Product(product) => dot(product, at, [operand(0), operand(1)], gradient),
        Op::Reduce(Reduction::Sum, axes) => spread_like(gradient, axes, x),
        Op::Reduce(Reduction::Max | Reduction::Min, axes) => {
            let largest = spread_like(value.finished()?, axes, x)?;
            let is_largest = x.compare(Comparison::Equal, largest)?.convert(x.element())?;
            let count = sum(is_largest, axes)?.finished()?;
            let shared = gradient.binary(Binary::Division, count)?;
            is_largest.binary(Binary::Multiplication, spread_like(shared, axes, x)?)
        }
        // A block is the same value, and so is what a collective makes: it goes back by the placement of the operand.
        Op::Block(..) => Ok(gradient),
        Op::Collective(Collective::AllReduce(_) | Collective::ReduceScatter { .. }, _) => {
            // The gradient of a summand is that of the sum, on each device.
            gathered(gradient, x)
        }
        Op::Collective(..) => Ok(gradient),
        Op::Permute(pairs, position) => {
            let back: Vec<(usize, usize)> = pairs.iter().map(|(from, to)| (*to, *from)).collect();
            gradient.collective_permute(*position, &back)
        }
        _ => Err(none(value)),
    }
}

/// Gathers a gradient where the operand is partial.
fn gathered<'p>(gradient: DynValue<'p>, operand: DynValue<'p>) -> Built<'p> {
    let mut gradient = gradient;
    for (position, place) in operand.places().into_iter().enumerate() {
        if place.is_partial() {
            gradient = gradient.reshard(position, crate::placement::PlacementKind::Copies)?;
        }
    }
    Ok(gradient)
}

fn signed(axes: &[usize]) -> Vec<isize> {
    axes.iter().map(|axis| axis.cast_signed()).collect()
}

/// The extent of an axis; 0 if it is not known, and then operations that need it refuse the value.
fn known(value: DynValue<'_>, axis: usize) -> usize {
    value.extents().get(axis).and_then(|extent| extent.get()).unwrap_or(0)
}

fn sum<'p>(value: DynValue<'p>, axes: &[usize]) -> Built<'p> {
    if axes.is_empty() { Ok(value) } else { value.reduce(Reduction::Sum, &signed(axes)) }
}

/// A part of an axis.
fn part(value: DynValue<'_>, axis: usize, begin: usize, end: usize, step: usize) -> Built<'_> {
    let range = |(at, extent): (usize, &DynExtent)| match extent.get() {
        _ if at == axis => (begin.cast_signed(), end.cast_signed(), step.cast_signed()),
        extent => (0, extent.unwrap_or(0).cast_signed(), 1),
    };
    let ranges: Vec<_> = value.extents().iter().enumerate().map(range).collect();
    value.slice(&ranges)
}

/// Gives a value these extents, its axes at these dimensions; the others have extent 1.
fn spread<'p>(value: DynValue<'p>, extents: &[DynExtent], dimensions: &[isize]) -> Built<'p> {
    let is_same = dimensions.len() == extents.len()
        && dimensions.iter().enumerate().all(|(at, axis)| at.cast_signed() == *axis);
    if is_same {
        Ok(value)
    } else {
        value.broadcast_in_dim(&DynShape::new(extents.iter().copied()).unwrap_or_default(), dimensions)
    }
}

/// Broadcasts a reduced value to the shape before.
fn spread_like<'p>(value: DynValue<'p>, axes: &[usize], like: DynValue<'p>) -> Built<'p> {
    let mut extents = like.extents();
    let dimensions: Vec<isize> =
        (0..extents.len()).filter(|axis| !axes.contains(axis)).map(usize::cast_signed).collect();
    if axes.iter().all(|axis| extents.get(*axis).is_some_and(|extent| extent.is_known())) {
        return value.broadcast_in_dim(&DynShape::new(extents).unwrap_or_default(), &dimensions);
    }
    // Extents that are not known are those of a value.
    for axis in axes {
        if let Some(extent) = extents.get_mut(*axis) {
            *extent = DynExtent::ONE;
        }
    }
    spread(value, &extents, &dimensions)?.binary(Binary::Addition, like.zeros()?)
}

fn unary<'p>(name: &str, x: DynValue<'p>, y: DynValue<'p>, g: DynValue<'p>) -> Built<'p> {
    use Binary::{Addition, Division, Multiplication};
    let times = |factor: DynValue<'p>| g.binary(Multiplication, factor);
    let one_minus = |value: DynValue<'p>| value.unary(Unary::Negate)?.binary_with(Addition, 1.0);
    match Unary::from_name(name) {
        Some(Unary::Abs) => times(x.unary(Unary::Sign)?),
        Some(Unary::Cosine) => times(x.unary(Unary::Sine)?.unary(Unary::Negate)?),
        Some(Unary::Exponential) => times(y),
        Some(Unary::Log) => g.binary(Division, x),
        Some(Unary::Logistic) => times(y.binary(Multiplication, one_minus(y)?)?),
        Some(Unary::Negate) => g.unary(Unary::Negate),
        Some(Unary::Rsqrt) => times(y.binary(Division, x)?.binary_with(Multiplication, -0.5)?),
        Some(Unary::Sine) => times(x.unary(Unary::Cosine)?),
        Some(Unary::Sqrt) => g.binary(Division, y.binary_with(Multiplication, 2.0)?),
        Some(Unary::Tanh) => times(one_minus(y.binary(Multiplication, y)?)?),
        // Steps: the derivative is 0 almost everywhere.
        _ => x.zeros(),
    }
}

/// The operands have the shape of the result: broadcasts are operations of their own.
fn binary<'p>(
    name: &str,
    at: usize,
    [x, y]: [DynValue<'p>; 2],
    z: DynValue<'p>,
    g: DynValue<'p>,
) -> Built<'p> {
    use Binary::{Division, Multiplication, Power, Subtraction};
    let is_left = at == 0;
    match Binary::from_name(name) {
        Some(Binary::Addition) => Ok(g),
        Some(Subtraction) => {
            if is_left {
                Ok(g)
            } else {
                g.unary(Unary::Negate)
            }
        }
        Some(Multiplication) => g.binary(Multiplication, if is_left { y } else { x }),
        Some(Division) if is_left => g.binary(Division, y),
        Some(Division) => g.unary(Unary::Negate)?.binary(Multiplication, z)?.binary(Division, y),
        Some(operation @ (Binary::Maximum | Binary::Minimum)) => {
            let (this, other) = if is_left { (x, y) } else { (y, x) };
            let comparison =
                if operation == Binary::Maximum { Comparison::Greater } else { Comparison::Less };
            let zeros = g.zeros()?;
            let half = g.binary_with(Multiplication, 0.5)?;
            let at_ties = this.compare(Comparison::Equal, other)?.select(half, zeros)?;
            this.compare(comparison, other)?.select(g, at_ties)
        }
        Some(Power) if is_left => {
            let power = x.binary(Power, y.binary_with(Subtraction, 1.0)?)?.binary(Multiplication, y)?;
            // 0 to the power of -1 is infinite, and the derivative of a constant is 0.
            let is_constant = y.compare_with(Comparison::Equal, 0.0)?;
            g.binary(Multiplication, is_constant.select(power.zeros()?, power)?)
        }
        Some(Power) => {
            let is_zero = x.compare_with(Comparison::Equal, 0.0)?;
            let logarithm = is_zero.select(x.zeros()?, x.unary(Unary::Log)?)?;
            g.binary(Multiplication, z.binary(Multiplication, logarithm)?)
        }
        Some(Binary::Remainder) if is_left => Ok(g),
        Some(Binary::Remainder) => {
            let quotient = x.binary(Subtraction, z)?.binary(Division, y)?;
            g.binary(Multiplication, quotient.unary(Unary::Negate)?)
        }
        _ => Err(none(z)),
    }
}

/// The gradient of an operand of a product is a product with the other operand.
#[expect(clippy::indexing_slicing, reason = "axes of a product are axes of its operands")]
fn dot<'p>(product: &Product, at: usize, [x, y]: [DynValue<'p>; 2], g: DynValue<'p>) -> Built<'p> {
    let is_left = at == 0;
    let (this, other) = if is_left { (x, y) } else { (y, x) };
    let of = |pair: &(usize, usize)| if is_left { *pair } else { (pair.1, pair.0) };
    let batch: Vec<(usize, usize)> = product.batch.iter().map(of).collect();
    let summed: Vec<(usize, usize)> = product.summed.iter().map(of).collect();
    let free = |rank: usize, used: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..rank).filter(|axis| !used(*axis)).collect()
    };
    let of_this = free(this.rank(), &|axis| batch.iter().chain(&summed).any(|pair| pair.0 == axis));
    let of_other = free(other.rank(), &|axis| batch.iter().chain(&summed).any(|pair| pair.1 == axis));
    // The result has the batch axes, the free ones of the left operand, and those of the right one.
    let count = batch.len();
    let first_of_other = if is_left { count.saturating_add(of_this.len()) } else { count };
    let contracting: Vec<(isize, isize)> = of_other
        .iter()
        .enumerate()
        .map(|(at, axis)| (first_of_other.saturating_add(at).cast_signed(), axis.cast_signed()))
        .collect();
    let batched: Vec<(isize, isize)> =
        batch.iter().enumerate().map(|(at, pair)| (at.cast_signed(), pair.1.cast_signed())).collect();
    let gradient = g.dot_general(other, &batched, &contracting)?;
    // It has the batch axes, the free axes of this operand, and the summed ones in the order of the other operand.
    let mut summed_in_order = summed;
    summed_in_order.sort_by_key(|pair| pair.1);
    let axes: Vec<Id> = batch
        .iter()
        .map(|pair| pair.0)
        .chain(of_this)
        .chain(summed_in_order.iter().map(|pair| pair.0))
        .collect();
    let mut order = vec![0; axes.len()];
    for (from, to) in axes.iter().enumerate() {
        order[*to] = from.cast_signed();
    }
    if order.iter().enumerate().all(|(at, from)| at.cast_signed() == *from) {
        Ok(gradient)
    } else {
        gradient.permute(&order)
    }
}
