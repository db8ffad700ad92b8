//! A caller's scope in which each word of the expansions is something else: a type and a value, a macro, and a method of each type. So are the names of the prelude and
//! of primitive types. `names.rs` has the words, which a test takes from the macros.

/// A structure is a type and, as a pattern, a value that no name can be bound to.
macro_rules! hostile_names {
    ($($name:ident)*) => {
        mod words {
            $(pub(crate) struct $name;)*
        }
    };
}

/// By value: the compiler finds these methods before those of a reference.
macro_rules! hostile_methods {
    ($($name:ident)*) => {
        pub(crate) trait ByValue: ::core::marker::Sized {
            $(fn $name(self) {})*
        }

        impl<X> ByValue for X {}
    };
}

::core::include!("names.rs");

pub(crate) use words::*;

macro_rules! prelude {
    ($($name:ident)*) => { $(pub(crate) struct $name;)* };
}

prelude! {
    usize isize u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 bool char str
    Option Some None Result Ok Err Vec Box String ToString ToOwned Clone Copy Send Sync Sized Drop Fn FnMut FnOnce drop
    AsRef AsMut Into From TryFrom TryInto Default Iterator Extend IntoIterator DoubleEndedIterator ExactSizeIterator
    FromIterator PartialEq Eq PartialOrd Ord Debug Display Hash PhantomData Const One Axis Rank Tensor View
    std core alloc shapewise shapewise_stablehlo
}

macro_rules! hostile_macros {
    ($d:tt $($name:ident)*) => { $(
        macro_rules! $name {
            ($d($d all:tt)*) => { ::core::compile_error!("a macro of the caller") };
        }
        pub(crate) use $name;
    )* };
}

hostile_macros! { $
    vec panic assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne unreachable unimplemented todo matches write
    writeln format format_args print println eprint eprintln concat stringify compile_error env option_env include
    include_str include_bytes line column file module_path dbg
    shape Extents axes tiles s match_rank tensor einsum try_einsum rearrange reduce repeat expect_shape try_expect_shape
    placed mesh pairs
}
