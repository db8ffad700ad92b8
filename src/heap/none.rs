//! Without an allocator: a type in place of vectors that has no values. What makes one is not called: [`IS_THERE`] is compared first, or the
//! caller is compiled for arrays on the heap only.

use core::{
    convert::Infallible,
    iter::Empty,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use crate::message::broken;

/// Elements on the heap. Without the feature `alloc` there are none, so the type has no values.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Vec<T>(Infallible, PhantomData<T>);

/// Results on the heap: there are none.
pub(crate) type Boxed<T> = Vec<T>;

pub(crate) const fn boxed<T>(all: Vec<T>) -> Boxed<T> {
    all
}

pub(crate) fn append_within<'a, T, U>(to: &mut Vec<U>, _: &'a [T], _: impl FnMut(&'a T) -> U) {
    match to.0 {}
}

/// Whether there is an allocator.
pub(crate) const IS_THERE: bool = false;

/// Reports, in a build, results that are not within an array.
#[track_caller]
pub(crate) const fn compare_place(is_within: bool) {
    if !is_within {
        panic!(
            "the result of an operation on views is a tensor, which requires the feature `alloc`: with an inline array it is inline"
        )
    }
}

/// Returns results on the heap: there are none.
pub(crate) fn none<T>() -> Vec<T> {
    Vec::new()
}

/// Returns results on the heap: there are none.
pub(crate) fn collect<T>(_: impl Iterator<Item = T>) -> Vec<T> {
    none()
}

pub(crate) fn repeated<T: Clone>(_: T, _: usize) -> Vec<T> {
    Vec::new()
}

impl<T> Vec<T> {
    pub(crate) fn new() -> Self {
        broken("nothing is on the heap")
    }

    pub(crate) fn with_capacity(_: usize) -> Self {
        Self::new()
    }

    pub(crate) const fn try_reserve_exact(&mut self, _: usize) -> Result<(), Infallible> {
        match self.0 {}
    }

    pub(crate) const fn into_vec(self) -> Self {
        match self.0 {}
    }

    pub(crate) fn push(&mut self, _: T) {
        match self.0 {}
    }

    pub(crate) fn resize(&mut self, _: usize, _: T) {
        match self.0 {}
    }

    pub(crate) const fn pop(&mut self) -> Option<T> {
        match self.0 {}
    }

    pub(crate) const fn clear(&mut self) {
        match self.0 {}
    }

    pub(crate) const fn extend_from_slice(&mut self, _: &[T]) {
        match self.0 {}
    }

    pub(crate) fn extend_from_within<X>(&mut self, _: X) {
        match self.0 {}
    }
}

impl<T, const N: usize> Vec<[T; N]> {
    pub(crate) fn into_flattened(self) -> Vec<T> {
        match self.0 {}
    }
}

impl<T> Deref for Vec<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self.0 {}
    }
}

impl<T> DerefMut for Vec<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        match self.0 {}
    }
}

impl<T> IntoIterator for Vec<T> {
    type Item = T;
    type IntoIter = Empty<T>;

    fn into_iter(self) -> Empty<T> {
        match self.0 {}
    }
}

impl<T> FromIterator<T> for Vec<T> {
    fn from_iter<I: IntoIterator<Item = T>>(_: I) -> Self {
        Self::new()
    }
}

impl<T> Extend<T> for Vec<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, _: I) {
        match self.0 {}
    }
}

// The macros that need an allocator, so that the error names the feature.
#[doc(hidden)]
#[macro_export]
macro_rules! einsum {
    ($($all:tt)*) => {
        ::core::compile_error!("`einsum!` requires the feature `alloc` of shapewise, which is on by default")
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! try_einsum {
    ($($all:tt)*) => {
        ::core::compile_error!(
            "`try_einsum!` requires the feature `alloc` of shapewise, which is on by default"
        )
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! rearrange {
    ($($all:tt)*) => {
        ::core::compile_error!(
            "`rearrange!` requires the feature `alloc` of shapewise, which is on by default"
        )
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! rearrange_view {
    ($($all:tt)*) => {
        ::core::compile_error!(
            "`rearrange_view!` requires the feature `alloc` of shapewise, which is on by default"
        )
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! rearrange_copy {
    ($($all:tt)*) => {
        ::core::compile_error!(
            "`rearrange_copy!` requires the feature `alloc` of shapewise, which is on by default"
        )
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! reduce {
    ($($all:tt)*) => {
        ::core::compile_error!("`reduce!` requires the feature `alloc` of shapewise, which is on by default")
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! repeat {
    ($($all:tt)*) => {
        ::core::compile_error!("`repeat!` requires the feature `alloc` of shapewise, which is on by default")
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! tensor {
    ($($all:tt)*) => {
        ::core::compile_error!("`tensor!` requires the feature `alloc` of shapewise, which is on by default")
    };
}
#[doc(hidden)]
#[macro_export]
macro_rules! match_rank {
    ($($all:tt)*) => {
        ::core::compile_error!(
            "`match_rank!` requires the feature `alloc` of shapewise, which is on by default"
        )
    };
}
