//! The steps between two lists of axes, one for each dimension.
//!
//! The strategy is that of Shardy's `reshard_to_collectives`: slice first, as far as the target has more shards; then permute, so
//! that as many axes as possible are where they must be; then move axes between dimensions; then gather the rest.
//! Axes are cut into parts that are the same in both lists, so that parts are either equal or disjoint.

use alloc::vec::Vec;

use super::Move;
use crate::{SubAxis, spec::parts};

pub(super) type Axes = Vec<Vec<SubAxis>>;

/// A kind of step that is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Slice,
    Permute,
    Exchange,
    Gather,
}

impl Phase {
    /// Shardy's order: the tensor becomes smaller first, and larger last.
    pub(super) const ALL: &[Self] = &[Self::Slice, Self::Permute, Self::Exchange, Self::Gather];

    /// Other first rounds, which are better for some pairs: without a slice, an exchange may need no permutation; without a permutation, an
    /// exchange may divide where the others do not.
    pub(super) const OTHERS: [&[Self]; 5] = [
        &[Self::Exchange, Self::Slice],
        &[Self::Slice, Self::Exchange],
        &[Self::Permute, Self::Exchange],
        &[Self::Exchange, Self::Gather, Self::Slice],
        &[Self::Gather, Self::Slice],
    ];
}

/// The current axes and those of the target, cut into the same parts.
pub(super) struct State<'a> {
    shape: &'a [usize],
    current: Axes,
    target: Axes,
    pub(super) moves: Vec<(Move, Axes)>,
}

/// Cuts each axis of `lists` where one of `others` begins or ends.
#[inline]
pub(super) fn cut_by(lists: &mut Axes, others: &[SubAxis]) {
    for list in lists {
        let mut cut = Vec::with_capacity(list.len());
        for &axis in &*list {
            let mut ends: Vec<usize> = others
                .iter()
                .filter(|other| other.axis == axis.axis)
                .flat_map(|other| [other.before, other.end()])
                .filter(|&end| axis.before < end && end < axis.end())
                .collect();
            ends.sort_unstable();
            ends.dedup();
            let mut rest = axis;
            for end in ends {
                // An end that does not divide the rest is of a part that cannot be with this one in one spec.
                if let Some((major, minor)) = end.checked_div(rest.before).and_then(|size| rest.split(size))
                    && major.end() == end
                {
                    cut.push(major);
                    rest = minor;
                }
            }
            cut.push(rest);
        }
        *list = cut;
    }
}

#[inline]
fn flat(lists: &Axes) -> Vec<SubAxis> {
    lists.iter().flatten().copied().collect()
}

/// Returns `true` if two parts are the same, of different axes, or digits of one number: the minor one begins at a multiple of where the major
/// one ends.
#[inline]
fn coexist(a: SubAxis, b: SubAxis) -> bool {
    let (major, minor) = if a.before <= b.before { (a, b) } else { (b, a) };
    a == b || a.axis != b.axis || minor.before.checked_rem(major.end()) == Some(0)
}

/// Returns `true` if one divides the other.
#[inline]
fn divide(a: usize, b: usize) -> bool {
    a.checked_rem(b) == Some(0) || b.checked_rem(a) == Some(0)
}

impl<'a> State<'a> {
    #[inline]
    pub(super) fn new(shape: &'a [usize], current: Axes, target: Axes) -> Self {
        let mut state = Self { shape, current, target, moves: Vec::new() };
        // A part that is cut may cut the others in turn.
        loop {
            let before = (flat(&state.current).len(), flat(&state.target).len());
            let others = flat(&state.target);
            cut_by(&mut state.current, &others);
            let others = flat(&state.current);
            cut_by(&mut state.target, &others);
            if (flat(&state.current).len(), flat(&state.target).len()) == before {
                return state;
            }
        }
    }

    /// Returns `true` if the parts of the current axes and of the target are digits of one number. Of an axis of 6, two major devices and three
    /// major ones are not: no cut makes them the same.
    #[inline]
    pub(super) fn is_cut(&self) -> bool {
        let (current, target) = (flat(&self.current), flat(&self.target));
        let all = || current.iter().chain(&target);
        all().all(|axis| all().all(|other| coexist(*axis, *other)))
    }

    #[inline]
    fn rank(&self) -> usize {
        self.current.len()
    }

    /// Returns the number of axes of a dimension that are the same in the current list and in the target, from the major ones on.
    #[inline]
    fn common(&self, dimension: usize) -> usize {
        let pair = self.current.get(dimension).zip(self.target.get(dimension));
        pair.map_or(0, |(current, target)| current.iter().zip(target).take_while(|(a, b)| a == b).count())
    }

    /// Returns the axes of a dimension that must go.
    #[inline]
    fn surplus(&self, dimension: usize) -> &[SubAxis] {
        self.current.get(dimension).and_then(|axes| axes.get(self.common(dimension)..)).unwrap_or_default()
    }

    /// Returns the axes of a dimension that must come.
    #[inline]
    fn missing(&self, dimension: usize) -> &[SubAxis] {
        self.target.get(dimension).and_then(|axes| axes.get(self.common(dimension)..)).unwrap_or_default()
    }

    #[inline]
    fn is_done(&self) -> bool {
        self.current == self.target
    }

    /// Returns `true` if an axis is in use, and not where it must be.
    #[inline]
    fn is_surplus(&self, axis: SubAxis) -> bool {
        (0..self.rank()).any(|dimension| self.surplus(dimension).contains(&axis))
    }

    /// Returns the dimension where an axis must come, and how many must come there before it.
    #[inline]
    fn destination(&self, axis: SubAxis) -> Option<(usize, usize)> {
        (0..self.rank()).find_map(|dimension| {
            let at = self.missing(dimension).iter().position(|&other| other == axis)?;
            Some((dimension, at))
        })
    }

    #[inline]
    fn push(&mut self, dimension: usize, axis: SubAxis) {
        if let Some(axes) = self.current.get_mut(dimension) {
            axes.push(axis);
        }
    }

    /// Cuts off as much of an axis as a dimension has room for; returns it and the remaining part. The room becomes smaller.
    #[inline]
    fn fit(&mut self, axis: SubAxis, room: &mut usize) -> Option<(SubAxis, Option<SubAxis>)> {
        if *room <= 1 || !divide(axis.extent, *room) {
            return None;
        }
        if *room >= axis.extent {
            *room = room.checked_div(axis.extent)?;
            return Some((axis, None));
        }
        let (major, minor) = axis.split(*room)?;
        *room = 1;
        let cut = [major];
        cut_by(&mut self.target, &cut);
        cut_by(&mut self.current, &cut);
        Some((major, Some(minor)))
    }

    #[inline]
    fn record(&mut self, step: Move) {
        self.moves.push((step, self.current.clone()));
    }

    /// Searches all moves; returns `None` if the target is not reached. The first round has these phases, and all later ones have all.
    #[inline]
    pub(super) fn run(mut self, first: &[Phase]) -> Option<Vec<(Move, Axes)>> {
        for round in 0..8 {
            if self.is_done() {
                break;
            }
            for phase in if round == 0 { first } else { Phase::ALL } {
                match phase {
                    Phase::Slice => self.slice(),
                    Phase::Permute => self.permute(),
                    Phase::Exchange => {
                        self.exchange(false);
                        self.exchange(true);
                    }
                    Phase::Gather => self.gather(),
                }
            }
        }
        self.is_done().then_some(self.moves)
    }

    /// Splits dimensions by axes that are not in use, as far as the target has more shards there.
    #[inline]
    fn slice(&mut self) {
        let rank = self.rank();
        let mut sliced: Axes = alloc::vec![Vec::new(); rank];
        let mut room: Vec<usize> = (0..rank)
            .map(|dimension| {
                let (surplus, missing) = (parts(self.surplus(dimension)), parts(self.missing(dimension)));
                missing.checked_div(greatest_divisor(surplus, missing)).unwrap_or(1)
            })
            .collect();
        // Axes that will move together with others of a dimension are split there, if it has room, so that they arrive in order.
        for dimension in 0..rank {
            if let Some((axes, destination, size)) = self.companions(dimension) {
                if let Some(room) = room.get_mut(destination) {
                    *room = room.checked_div(size).unwrap_or(0);
                }
                for axis in axes {
                    self.push(dimension, axis);
                    sliced.get_mut(dimension).into_iter().for_each(|list| list.push(axis));
                }
            }
        }
        let mut waiting = Vec::new();
        for dimension in 0..rank {
            let mut room_here = room.get(dimension).copied().unwrap_or(1);
            for axis in self.missing(dimension).to_vec() {
                if self.is_surplus(axis) {
                    continue;
                }
                match self.fit(axis, &mut room_here) {
                    None => waiting.push(axis),
                    Some((within, rest)) => {
                        self.push(dimension, within);
                        sliced.get_mut(dimension).into_iter().for_each(|list| list.push(within));
                        waiting.extend(rest);
                    }
                }
            }
            room.get_mut(dimension).into_iter().for_each(|room| *room = room_here);
        }
        for (dimension, axis) in self.distribute(&mut waiting, &mut room) {
            self.push(dimension, axis);
            sliced.get_mut(dimension).into_iter().for_each(|list| list.push(axis));
        }
        if sliced.iter().any(|axes| !axes.is_empty()) {
            self.record(Move::Slice(sliced));
        }
    }

    /// Finds axes that are not in use, and that follow the last axes of this dimension where these must come; returns them, the
    /// destination, and the number of shards that will move there. There are some only if this dimension has room for all of them,
    /// and nothing else is misplaced here or there.
    #[inline]
    fn companions(&self, dimension: usize) -> Option<(Vec<SubAxis>, usize, usize)> {
        let surplus = self.surplus(dimension);
        let &last = surplus.last()?;
        if !self.missing(dimension).is_empty() {
            return None;
        }
        let (destination, at) = self.destination(last)?;
        if !self.surplus(destination).is_empty() {
            return None;
        }
        let missing = self.missing(destination);
        let next = at.checked_add(1)?;
        let axes: Vec<SubAxis> =
            missing.get(next..)?.iter().copied().take_while(|&axis| !self.is_surplus(axis)).collect();
        if axes.is_empty() {
            return None;
        }
        let suffix =
            surplus.iter().rev().zip(missing.get(..next)?.iter().rev()).take_while(|(a, b)| a == b).count();
        let (rest, moved) = surplus.split_at_checked(surplus.len().checked_sub(suffix)?)?;
        if rest.iter().any(|&axis| self.destination(axis).is_some_and(|(other, _)| other == destination)) {
            return None;
        }
        let size = parts(moved).saturating_mul(parts(&axes));
        let common = self.current.get(dimension)?.get(..self.common(dimension))?;
        let needed = parts(common).saturating_mul(parts(rest)).saturating_mul(size);
        let divides = self.shape.get(dimension)?.checked_rem(needed) == Some(0);
        divides.then_some((axes, destination, size))
    }

    /// Takes axes, or parts of them, for the dimensions that have room, in order.
    #[inline]
    fn distribute(&mut self, available: &mut Vec<SubAxis>, room: &mut [usize]) -> Vec<(usize, SubAxis)> {
        let mut taken = Vec::new();
        for (dimension, room) in room.iter_mut().enumerate() {
            let mut at = 0;
            while let Some(&axis) = available.get(at) {
                match self.fit(axis, room) {
                    None => at = at.saturating_add(1),
                    Some((within, rest)) => {
                        available.remove(at);
                        taken.push((dimension, within));
                        if let Some(rest) = rest {
                            available.insert(0, rest);
                        }
                    }
                }
                if *room <= 1 {
                    break;
                }
            }
        }
        taken
    }

    /// Returns `true` if a permutation of shards brings the current axes closer to the target.
    #[inline]
    fn should_permute(&self) -> bool {
        let (mut leaving, mut arriving) = (None, None);
        for dimension in 0..self.rank() {
            let (surplus, missing) = (self.surplus(dimension), self.missing(dimension));
            // An axis can replace another one.
            if let (Some(from), Some(to)) = (surplus.first(), missing.first())
                && divide(from.extent, to.extent)
            {
                return true;
            }
            arriving = missing.iter().copied().rfind(|&axis| !self.is_surplus(axis)).or(arriving);
            let (mut last, mut seen) = (None::<(usize, usize)>, Vec::new());
            for &axis in surplus {
                let destination = self.destination(axis);
                match destination {
                    // Axes for the same dimension that are not neighbours, or not in order.
                    Some((other, at)) => {
                        let follows = last
                            .is_some_and(|(last, before)| last == other && before.saturating_add(1) == at);
                        if (other == dimension || seen.contains(&other)) && !follows {
                            return true;
                        }
                        seen.push(other);
                    }
                    // An axis that is gathered is after one that moves.
                    None if last.is_some() && missing.is_empty() => return true,
                    None => leaving = Some(axis),
                }
                last = destination;
            }
        }
        leaving.zip(arriving).is_some_and(|(from, to)| divide(from.extent, to.extent))
    }

    /// Replaces the axes of all dimensions by as many shards of others, so that as many as possible are where they must be.
    #[inline]
    fn permute(&mut self) {
        if !self.should_permute() {
            return;
        }
        let rank = self.rank();
        let destined: Vec<SubAxis> =
            (0..rank).flat_map(|dimension| self.missing(dimension).to_vec()).collect();
        let old: Axes = (0..rank).map(|dimension| self.surplus(dimension).to_vec()).collect();
        let mut room: Vec<usize> = old.iter().map(|axes| parts(axes)).collect();
        let common: Vec<usize> = (0..rank).map(|dimension| self.common(dimension)).collect();
        for (axes, &common) in self.current.iter_mut().zip(&common) {
            axes.truncate(common);
        }
        // First, those of the dimension itself, in order. What remains of the old ones is in the order of their return.
        let (mut waiting, mut returning) = (Vec::new(), Axes::new());
        for dimension in 0..rank {
            let full = room.get(dimension).copied().unwrap_or(1);
            let mut room_here = full;
            while let Some(&first) = self.missing(dimension).first() {
                match self.fit(first, &mut room_here) {
                    None => break,
                    Some((within, _)) => self.push(dimension, within),
                }
            }
            waiting.extend(self.missing(dimension).iter().copied());
            let mut used = full.checked_div(room_here).unwrap_or(1);
            let is_gathered = |axis: &SubAxis| !destined.iter().any(|other| other.overlaps(*axis));
            let mut rest: Vec<SubAxis> =
                old.get(dimension).into_iter().flatten().copied().filter(is_gathered).collect();
            let mut replaced = Vec::new();
            while let Some(&first) = rest.first() {
                match self.fit(first, &mut used) {
                    None => break,
                    Some((within, remaining)) => {
                        rest.remove(0);
                        replaced.push(within);
                        remaining.into_iter().for_each(|remaining| rest.insert(0, remaining));
                    }
                }
            }
            rest.append(&mut replaced);
            returning.push(rest);
            room.get_mut(dimension).into_iter().for_each(|room| *room = room_here);
        }
        // Then axes that must come elsewhere, to the minor end, and axes that are gathered, before them.
        let minor = self.distribute(&mut waiting, &mut room);
        let mut major: Axes = alloc::vec![Vec::new(); rank];
        for (dimension, available) in returning.iter_mut().enumerate() {
            let mut alone: Vec<usize> = alloc::vec![1; rank];
            if let (Some(alone), Some(room)) = (alone.get_mut(dimension), room.get(dimension)) {
                *alone = *room;
            }
            for (dimension, axis) in self.distribute(available, &mut alone) {
                major.get_mut(dimension).into_iter().for_each(|list| list.push(axis));
            }
            if let (Some(alone), Some(room)) = (alone.get(dimension), room.get_mut(dimension)) {
                *room = *alone;
            }
        }
        let mut remaining = flat(&returning);
        let mut first: Axes = alloc::vec![Vec::new(); rank];
        for (dimension, axis) in self.distribute(&mut remaining, &mut room) {
            first.get_mut(dimension).into_iter().for_each(|list| list.push(axis));
        }
        for (dimension, axis) in
            first.into_iter().zip(major).enumerate().flat_map(|(dimension, (first, major))| {
                first.into_iter().chain(major).map(move |axis| (dimension, axis))
            })
        {
            self.push(dimension, axis);
        }
        for (dimension, axis) in minor {
            self.push(dimension, axis);
        }
        // A part that was cut later is cut here as well.
        let others = flat(&self.target);
        cut_by(&mut self.current, &others);
        self.record(Move::Permute);
    }

    /// Moves the last axes of a dimension to another one, as long as there are some that must come there: in order only, or in any.
    #[inline]
    fn exchange(&mut self, any_order: bool) {
        for from in 0..self.rank() {
            while let Some((to, count)) = self.movable(from, any_order) {
                let Some(axes) = self.current.get_mut(from) else { return };
                let moved = axes.split_off(axes.len().saturating_sub(count));
                for &axis in &moved {
                    self.push(to, axis);
                }
                self.record(Move::AllToAll { from, to, axes: moved });
            }
        }
    }

    /// Returns the dimension to which the last axes of a dimension must come, and their number.
    #[inline]
    fn movable(&self, from: usize, any_order: bool) -> Option<(usize, usize)> {
        let surplus = self.surplus(from);
        let (mut to, mut count) = (None, 0_usize);
        for &axis in surplus.iter().rev() {
            match self.destination(axis) {
                Some((other, _)) if other != from && to.is_none_or(|to| to == other) => to = Some(other),
                _ => break,
            }
            count = count.saturating_add(1);
        }
        let to = to?;
        let moved = surplus.get(surplus.len().checked_sub(count)?..)?;
        (any_order || self.missing(to).starts_with(moved)).then_some((to, count))
    }

    /// Gathers the last axes of all dimensions that are in no target.
    #[inline]
    fn gather(&mut self) {
        let rank = self.rank();
        let mut gathered: Axes = alloc::vec![Vec::new(); rank];
        for (dimension, list) in gathered.iter_mut().enumerate() {
            let surplus = self.surplus(dimension);
            let count = surplus.iter().rev().take_while(|&&axis| self.destination(axis).is_none()).count();
            if let Some(axes) = self.current.get_mut(dimension) {
                *list = axes.split_off(axes.len().saturating_sub(count));
            }
        }
        if gathered.iter().any(|axes| !axes.is_empty()) {
            self.record(Move::Gather(gathered));
        }
    }
}

/// Returns the greatest number that divides both; the other one where one is 0.
const fn greatest_divisor(mut left: usize, mut right: usize) -> usize {
    while let Some(rest) = left.checked_rem(right) {
        (left, right) = (right, rest);
    }
    left
}
