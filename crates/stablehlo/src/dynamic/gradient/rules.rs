//! The rule of each operation: its contribution to the gradient of one operand.

use alloc::{vec, vec::Vec};
use core::panic::Location;

use shapewise::{extent::DynExtent, rearrange::Pad, shape::DynShape};
use shapewise_xla::{ElementKind, ElementType};

use super::{
    super::{Binary, BuildError, Comparison, DynValue, Unary},
    placed::is_of_placements,
};
use crate::{
    Collective, ProgramError, Reduction,
    graph::{Id, Op, Product},
    placement::PlacementKind,
};

type Built<'p> = Result<DynValue<'p>, BuildError>;

/// The contribution to the gradient of the operand at a position.
#[expect(clippy::indexing_slicing, reason = "an operation of a kind has as many operands")]
pub(super) fn contribution<'p>(
    op: &Op,
    at: usize,
    operands: &[DynValue<'p>],
    value: DynValue<'p>,
    gradient: DynValue<'p>,
) -> Built<'p> {
    let operand = |at: usize| operands[at];
    let x = operand(at);
    if [x, value].iter().any(|value| value.element().kind() != ElementKind::Floating) {
        // The derivatives of complex numbers are not here.
        return Err(none(op, value));
    }
    match op {
        Op::Unary(name) => unary((op, name), x, value, gradient),
        Op::Binary(name) => binary((op, name), at, [operand(0), operand(1)], value, gradient),
        Op::Select => {
            let zeros = gradient.zeros()?;
            if at == 1 { operand(0).select(gradient, zeros) } else { operand(0).select(zeros, gradient) }
        }
        Op::Convert => {
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
            // Each device adds its part of the gradient.
            let places = gradient.places().into_iter().zip(indices.places());
            let places = places.map(|(of_gradient, of_indices)| match (of_gradient, of_indices) {
                (PlacementKind::Blocks(_), PlacementKind::Blocks(_)) => PlacementKind::Sums,
                (of_gradient, _) => of_gradient,
            });
            x.zeros_at(&places.collect::<Vec<_>>())?.add_at(axis.cast_signed(), clamped, gradient)
        }
        Op::Scatter(_) if at == 0 => Ok(gradient),
        Op::Scatter(axis) if at == 1 => added(gradient, x, operand(2), *axis),
        Op::Sort(axis) => put_back(gradient, order(x, *axis)?, *axis),
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
        Op::Reduce(Reduction::Product, axes) => factors(gradient, axes, x),
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
        _ => Err(none(op, value)),
    }
}

/// The error of an operation without a gradient.
fn none(op: &Op, value: DynValue<'_>) -> BuildError {
    let cause = ProgramError::NoGradient { operation: op.name() };
    BuildError::new(value.program, op.name(), &[value], Location::caller(), cause)
}

/// The order of a sort: for each position the one that its element had before.
pub(super) fn order(key: DynValue<'_>, axis: usize) -> Built<'_> {
    let positions = key.program.iota(ElementType::S64, &key.shape(), axis.cast_signed())?;
    sorted_by(key, positions, axis)
}

/// Puts elements back to the positions that they had before a sort.
pub(super) fn put_back<'p>(sorted: DynValue<'p>, order: DynValue<'p>, axis: usize) -> Built<'p> {
    match sorted_by(order, sorted, axis) {
        Err(ref error) if is_of_placements(error) => sorted_by(order, sorted.finished()?, axis),
        result => result,
    }
}

/// The second value, sorted by the first one.
fn sorted_by<'p>(key: DynValue<'p>, value: DynValue<'p>, axis: usize) -> Built<'p> {
    let first = key.add("sort", &[value], |graph| graph.sort_pairs(key.id, value.id, axis))?;
    Ok(DynValue { program: key.program, id: first.id.saturating_add(1) })
}

/// The gradient of what is added at indices. Nothing is added at an index out of range.
fn added<'p>(g: DynValue<'p>, updates: DynValue<'p>, indices: DynValue<'p>, axis: usize) -> Built<'p> {
    let extent = known(g, axis);
    if g.extents().get(axis).is_some_and(|extent| extent.get() == Some(0)) {
        return updates.zeros();
    }
    let taken = g.finished()?.take(axis.cast_signed(), indices)?;
    let mut is_inside: Option<DynValue<'p>> = None;
    let mut also = |condition: DynValue<'p>| -> Result<(), BuildError> {
        is_inside = Some(match is_inside {
            None => condition,
            Some(before) => before.binary(Binary::Conjunction, condition)?,
        });
        Ok(())
    };
    // An element type that does not have the extent has no index above.
    let below =
        i64::try_from(extent).ok().and_then(|extent| indices.compare_with(Comparison::Less, extent).ok());
    if let Some(below) = below {
        also(below)?;
    }
    if indices.element().kind() == ElementKind::Signed {
        also(indices.compare_with(Comparison::AtLeast, 0_i64)?)?;
    }
    let Some(is_inside) = is_inside else { return Ok(taken) };
    let shape = DynShape::new(taken.extents()).unwrap_or_default();
    let is_inside = is_inside.broadcast_in_dim(&shape, &[axis.cast_signed()])?;
    is_inside.select(taken, taken.zeros()?)
}

/// The gradient of the factors of products along axes. Halves are multiplied with each other, so no factor is divided by, and factors may be 0.
fn factors<'p>(g: DynValue<'p>, axes: &[usize], x: DynValue<'p>) -> Built<'p> {
    if axes.iter().any(|axis| x.extents().get(*axis).is_some_and(|extent| extent.get() == Some(0))) {
        return x.zeros();
    }
    let (mut product, mut halves) = (x, Vec::new());
    for axis in axes {
        loop {
            let count = known(product, *axis);
            if count == 1 {
                break;
            }
            let half = count / 2;
            let [end, count] = [half.saturating_mul(2), count];
            let lower = part(product, *axis, 0, half, 1)?;
            let upper = part(product, *axis, half, end, 1)?;
            let mut next = lower.binary(Binary::Multiplication, upper)?;
            if end < count {
                next = next.concatenate(&[part(product, *axis, end, count, 1)?], axis.cast_signed())?;
            }
            halves.push((*axis, lower, upper, end < count));
            product = next;
        }
    }
    let dimensions: Vec<isize> =
        (0..x.rank()).filter(|axis| !axes.contains(axis)).map(usize::cast_signed).collect();
    let mut gradient = spread(g, &product.extents(), &dimensions)?;
    for (axis, lower, upper, is_odd) in halves.into_iter().rev() {
        let half = known(lower, axis);
        let of_product = part(gradient, axis, 0, half, 1)?;
        let mut parts = Vec::from([of_product.binary(Binary::Multiplication, lower)?]);
        if is_odd {
            parts.push(part(gradient, axis, half, half.saturating_add(1), 1)?);
        }
        gradient =
            of_product.binary(Binary::Multiplication, upper)?.concatenate(&parts, axis.cast_signed())?;
    }
    Ok(gradient)
}

/// Gathers a gradient where the operand is partial.
fn gathered<'p>(gradient: DynValue<'p>, operand: DynValue<'p>) -> Built<'p> {
    let mut gradient = gradient;
    for (position, place) in operand.places().into_iter().enumerate() {
        if place.is_partial() {
            gradient = gradient.reshard(position, PlacementKind::Copies)?;
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

fn unary<'p>((op, name): (&Op, &str), x: DynValue<'p>, y: DynValue<'p>, g: DynValue<'p>) -> Built<'p> {
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
        Some(Unary::Ceil | Unary::Floor | Unary::Sign) => x.zeros(),
        Some(Unary::Inverse) | None => Err(none(op, y)),
    }
}

/// The operands have the shape of the result: broadcasts are operations of their own.
fn binary<'p>(
    (op, name): (&Op, &str),
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
        Some(Binary::Conjunction | Binary::Disjunction | Binary::ExclusiveDisjunction) | None => {
            Err(none(op, z))
        }
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
