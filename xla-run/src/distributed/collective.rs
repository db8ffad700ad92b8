//! The five collectives of one process, each by exchanges of blocks.

use shapewise_xla::ElementType;

use super::{
    link::Link,
    reduce::{Reduction, reduce},
};
use crate::error::Error;

/// What a collective does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    AllReduce(Reduction),
    AllGather {
        axis: usize,
    },
    ReduceScatter {
        reduction: Reduction,
        axis: usize,
    },
    AllToAll {
        split: usize,
        concat: usize,
    },
    /// Sources and targets.
    Permute(Vec<(usize, usize)>),
}

/// A collective of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Collective {
    pub(super) action: Action,
    pub(super) element: ElementType,
    /// The extents of the block before and after.
    pub(super) from: Vec<usize>,
    pub(super) to: Vec<usize>,
    /// The processes of each group, in order of their blocks.
    pub(super) groups: Vec<Vec<usize>>,
}

/// The greatest number of bytes that every process of an `all_reduce` sends to all others, instead of a part of it twice.
const SMALL: usize = 1 << 14;

/// A block that is cut into equal parts along an axis.
#[derive(Clone, Copy)]
struct Cut {
    parts: usize,
    /// The number of bytes of a part that lie together.
    chunk: usize,
}

impl Cut {
    /// Cuts a block with these extents.
    fn new(extents: &[usize], axis: usize, parts: usize, element: ElementType) -> Self {
        let inner: usize = extents.iter().skip(axis).product();
        let chunk = inner.saturating_mul(element.bytes()).checked_div(parts).unwrap_or(0);
        Self { parts, chunk }
    }

    /// Returns a part.
    fn take(self, block: &[u8], part: usize) -> Vec<u8> {
        let size = self.chunk.max(1);
        block.chunks(size).skip(part).step_by(self.parts.max(1)).flatten().copied().collect()
    }

    /// Writes a part.
    fn put(self, block: &mut [u8], part: usize, bytes: &[u8]) {
        let size = self.chunk.max(1);
        let into = block.chunks_mut(size).skip(part).step_by(self.parts.max(1));
        for (into, bytes) in into.zip(bytes.chunks(size)) {
            if into.len() == bytes.len() {
                into.copy_from_slice(bytes);
            }
        }
    }
}

impl Collective {
    /// Returns the number of bytes of a block.
    pub(super) fn bytes(&self, extents: &[usize]) -> usize {
        extents.iter().fold(self.element.bytes(), |bytes, extent| bytes.saturating_mul(*extent))
    }

    /// Returns the name of the collective in XLA.
    pub(super) const fn name(&self) -> &'static str {
        match self.action {
            Action::AllReduce(_) => "all-reduce",
            Action::AllGather { .. } => "all-gather",
            Action::ReduceScatter { .. } => "reduce-scatter",
            Action::AllToAll { .. } => "all-to-all",
            Action::Permute(_) => "collective-permute",
        }
    }

    /// Does the collective in this process: from its block before to its block after.
    pub(super) fn run(&self, link: &Link, key: (u64, u64), from: &[u8], to: &mut [u8]) -> Result<(), Error> {
        if let Action::Permute(pairs) = &self.action {
            return permute(pairs, link, key, from, to);
        }
        let alone = [link.index()];
        let group = self.groups.iter().find(|group| group.contains(&link.index()));
        let group = group.map_or(&alone[..], Vec::as_slice);
        let count = group.len();
        match self.action {
            Action::AllGather { axis } => {
                let cut = Cut::new(&self.to, axis, count, self.element);
                let blocks = same_to_all(group, link, key, from)?;
                for (part, block) in blocks.iter().enumerate() {
                    cut.put(to, part, block);
                }
            }
            Action::AllToAll { split, concat } => {
                let cut = Cut::new(&self.from, split, count, self.element);
                let parts = (0..count).map(|part| cut.take(from, part)).collect();
                let cut = Cut::new(&self.to, concat, count, self.element);
                for (part, block) in parts_to_all(group, link, key, parts)?.iter().enumerate() {
                    cut.put(to, part, block);
                }
            }
            Action::ReduceScatter { reduction, axis } => {
                let cut = Cut::new(&self.from, axis, count, self.element);
                let parts = (0..count).map(|part| cut.take(from, part)).collect();
                self.reduced(reduction, &parts_to_all(group, link, key, parts)?, to)?;
            }
            Action::AllReduce(reduction) if from.len() <= SMALL => {
                self.reduced(reduction, &same_to_all(group, link, key, from)?, to)?;
            }
            Action::AllReduce(reduction) => {
                // Each process reduces a part, and sends it to all.
                let elements = from.len().checked_div(self.element.bytes()).unwrap_or(0);
                let size = elements.div_ceil(count.max(1)).saturating_mul(self.element.bytes()).max(1);
                let mut parts: Vec<Vec<u8>> = from.chunks(size).map(<[u8]>::to_vec).collect();
                parts.resize_with(count, Vec::new);
                let own = group.iter().position(|process| *process == link.index()).unwrap_or(0);
                let mut reduced = vec![0; parts.get(own).map_or(0, Vec::len)];
                let sizes: Vec<usize> = parts.iter().map(Vec::len).collect();
                self.reduced(reduction, &parts_to_all(group, link, key, parts)?, &mut reduced)?;
                let blocks =
                    to_all(group, link, key, |_| &reduced, |part| sizes.get(part).copied().unwrap_or(0))?;
                for (into, block) in to.chunks_mut(size).zip(&blocks) {
                    if into.len() == block.len() {
                        into.copy_from_slice(block);
                    }
                }
            }
            Action::Permute(_) => {}
        }
        Ok(())
    }

    fn reduced(&self, reduction: Reduction, blocks: &[Vec<u8>], into: &mut [u8]) -> Result<(), Error> {
        let blocks: Vec<&[u8]> = blocks.iter().map(Vec::as_slice).collect();
        reduce(reduction, self.element, &blocks, into).ok_or_else(|| Error::Processes {
            cause: format!("a reduction of {} by messages is not there", self.element),
        })
    }
}

/// Sends blocks to the processes of a group, and returns those that they sent, both in order of the group.
fn to_all<'a>(
    group: &[usize],
    link: &Link,
    key: (u64, u64),
    block: impl Fn(usize) -> &'a [u8],
    size: impl Fn(usize) -> usize,
) -> Result<Vec<Vec<u8>>, Error> {
    let own = group.iter().position(|process| *process == link.index());
    // Each process begins with the one after it, so that not all send to the same one.
    let first = own.unwrap_or(0);
    let order = || (0..group.len()).cycle().skip(first).take(group.len()).skip(1);
    let member = |part: usize| group.get(part).copied().unwrap_or(0);
    let send: Vec<(usize, &[u8])> = order().map(|part| (member(part), block(part))).collect();
    let receive: Vec<(usize, usize)> = order().map(|part| (member(part), size(part))).collect();
    let mut blocks: Vec<Vec<u8>> = vec![Vec::new(); group.len()];
    for (part, received) in order().zip(link.exchange(key, &send, &receive)?) {
        if let Some(entry) = blocks.get_mut(part) {
            *entry = received;
        }
    }
    if let Some(entry) = blocks.get_mut(first) {
        *entry = block(first).to_vec();
    }
    Ok(blocks)
}

/// Sends one block to all of a group, and returns the blocks of all, which have the same size.
fn same_to_all(group: &[usize], link: &Link, key: (u64, u64), block: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
    to_all(group, link, key, |_| block, |_| block.len())
}

/// Sends a part to each of a group, and returns the parts that this process receives, which have the size of its own part.
fn parts_to_all(
    group: &[usize],
    link: &Link,
    key: (u64, u64),
    parts: Vec<Vec<u8>>,
) -> Result<Vec<Vec<u8>>, Error> {
    let own = group.iter().position(|process| *process == link.index()).unwrap_or(0);
    let size = parts.get(own).map_or(0, Vec::len);
    to_all(group, link, key, |part| parts.get(part).map_or(&[], Vec::as_slice), |_| size)
}

/// Sends the block to its targets, and receives that of the source, or zeros if there is none.
fn permute(
    pairs: &[(usize, usize)],
    link: &Link,
    key: (u64, u64),
    from: &[u8],
    to: &mut [u8],
) -> Result<(), Error> {
    let own = link.index();
    let targets = pairs.iter().filter(|(source, target)| *source == own && *target != own);
    let send: Vec<(usize, &[u8])> = targets.map(|(_, target)| (*target, from)).collect();
    let source = pairs.iter().find(|(_, target)| *target == own).map(|(source, _)| *source);
    let receive: Vec<(usize, usize)> =
        source.into_iter().filter(|source| *source != own).map(|source| (source, to.len())).collect();
    let received = link.exchange(key, &send, &receive)?;
    match (source, received.first()) {
        (_, Some(block)) if block.len() == to.len() => to.copy_from_slice(block),
        (Some(source), _) if source == own && from.len() == to.len() => to.copy_from_slice(from),
        _ => to.fill(0),
    }
    Ok(())
}
