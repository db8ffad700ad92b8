//! Words of other libraries for methods that have another name here. Each is an error with that name; otherwise the compiler suggests a method whose letters are similar, `gt` for `t`.
//! They are few, because such a method hides one of a trait of the user.

use crate::{array::TensorBase, private::Exists};

/// Has the method `Here` under another name. It is a bound that nothing meets.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the method has another name than in other libraries: `{Here}`",
    label = "write `{Here}`"
)]
pub trait InOtherWords<Here> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`].
    type Proof;

    /// Returns a value of any type: a method that cannot be called has no result that could be wrong.
    fn any<Q>(&self) -> Q;
}

/// Each word, with the types of its arguments, and the method here.
macro_rules! words {
    ($($word:ident [$($argument:ident)*] $here:ident;)*) => {
        /// The names of methods, as messages print them.
        #[expect(non_camel_case_types, reason = "a message prints the name of the type as that of the method")]
        pub mod methods {
            $(#[derive(Clone, Copy, Debug)] #[doc = "A name."] pub enum $here {})*
        }

        impl<T, S, const R: usize, L> TensorBase<T, S, R, L> { $(
            #[doc(hidden)]
            #[must_use]
            pub fn $word<$($argument,)* Q>(&self, $(_: $argument),*) -> Q where Self: InOtherWords<methods::$here, Proof: Exists> { self.any() }
        )* }
    };
}

words! { t [] transpose; clip [A B] clamp; sort [] sort_axis; unsqueeze [X] insert_axis; astype [] map; }
