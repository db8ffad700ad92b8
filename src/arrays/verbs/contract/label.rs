//! The types of labels in expansions of `einsum!`.

/// The type of a label, as `__ShapewiseLabel`: one of the crate for a letter and for a keyword, otherwise a new one with the name of the label. It is a structure of C, so that no lint
/// wants a name in camel case, and no `allow` is needed, which a `forbid` of the caller refuses.
#[doc(hidden)]
#[macro_export]
#[rustfmt::skip]
macro_rules! __label {
    (a) => { use $crate::contraction::letters::a as __ShapewiseLabel; }; (b) => { use $crate::contraction::letters::b as __ShapewiseLabel; };
    (c) => { use $crate::contraction::letters::c as __ShapewiseLabel; }; (d) => { use $crate::contraction::letters::d as __ShapewiseLabel; };
    (e) => { use $crate::contraction::letters::e as __ShapewiseLabel; }; (f) => { use $crate::contraction::letters::f as __ShapewiseLabel; };
    (g) => { use $crate::contraction::letters::g as __ShapewiseLabel; }; (h) => { use $crate::contraction::letters::h as __ShapewiseLabel; };
    (i) => { use $crate::contraction::letters::i as __ShapewiseLabel; }; (j) => { use $crate::contraction::letters::j as __ShapewiseLabel; };
    (k) => { use $crate::contraction::letters::k as __ShapewiseLabel; }; (l) => { use $crate::contraction::letters::l as __ShapewiseLabel; };
    (m) => { use $crate::contraction::letters::m as __ShapewiseLabel; }; (n) => { use $crate::contraction::letters::n as __ShapewiseLabel; };
    (o) => { use $crate::contraction::letters::o as __ShapewiseLabel; }; (p) => { use $crate::contraction::letters::p as __ShapewiseLabel; };
    (q) => { use $crate::contraction::letters::q as __ShapewiseLabel; }; (r) => { use $crate::contraction::letters::r as __ShapewiseLabel; };
    (s) => { use $crate::contraction::letters::s as __ShapewiseLabel; }; (t) => { use $crate::contraction::letters::t as __ShapewiseLabel; };
    (u) => { use $crate::contraction::letters::u as __ShapewiseLabel; }; (v) => { use $crate::contraction::letters::v as __ShapewiseLabel; };
    (w) => { use $crate::contraction::letters::w as __ShapewiseLabel; }; (x) => { use $crate::contraction::letters::x as __ShapewiseLabel; };
    (y) => { use $crate::contraction::letters::y as __ShapewiseLabel; }; (z) => { use $crate::contraction::letters::z as __ShapewiseLabel; };
    (A) => { use $crate::contraction::letters::A as __ShapewiseLabel; }; (B) => { use $crate::contraction::letters::B as __ShapewiseLabel; };
    (C) => { use $crate::contraction::letters::C as __ShapewiseLabel; }; (D) => { use $crate::contraction::letters::D as __ShapewiseLabel; };
    (E) => { use $crate::contraction::letters::E as __ShapewiseLabel; }; (F) => { use $crate::contraction::letters::F as __ShapewiseLabel; };
    (G) => { use $crate::contraction::letters::G as __ShapewiseLabel; }; (H) => { use $crate::contraction::letters::H as __ShapewiseLabel; };
    (I) => { use $crate::contraction::letters::I as __ShapewiseLabel; }; (J) => { use $crate::contraction::letters::J as __ShapewiseLabel; };
    (K) => { use $crate::contraction::letters::K as __ShapewiseLabel; }; (L) => { use $crate::contraction::letters::L as __ShapewiseLabel; };
    (M) => { use $crate::contraction::letters::M as __ShapewiseLabel; }; (N) => { use $crate::contraction::letters::N as __ShapewiseLabel; };
    (O) => { use $crate::contraction::letters::O as __ShapewiseLabel; }; (P) => { use $crate::contraction::letters::P as __ShapewiseLabel; };
    (Q) => { use $crate::contraction::letters::Q as __ShapewiseLabel; }; (R) => { use $crate::contraction::letters::R as __ShapewiseLabel; };
    (S) => { use $crate::contraction::letters::S as __ShapewiseLabel; }; (T) => { use $crate::contraction::letters::T as __ShapewiseLabel; };
    (U) => { use $crate::contraction::letters::U as __ShapewiseLabel; }; (V) => { use $crate::contraction::letters::V as __ShapewiseLabel; };
    (W) => { use $crate::contraction::letters::W as __ShapewiseLabel; }; (X) => { use $crate::contraction::letters::X as __ShapewiseLabel; };
    (Y) => { use $crate::contraction::letters::Y as __ShapewiseLabel; }; (Z) => { use $crate::contraction::letters::Z as __ShapewiseLabel; };
    (abstract) => { use $crate::contraction::letters::r#abstract as __ShapewiseLabel; }; (as) => { use $crate::contraction::letters::r#as as __ShapewiseLabel; };
    (async) => { use $crate::contraction::letters::r#async as __ShapewiseLabel; }; (await) => { use $crate::contraction::letters::r#await as __ShapewiseLabel; };
    (become) => { use $crate::contraction::letters::r#become as __ShapewiseLabel; }; (box) => { use $crate::contraction::letters::r#box as __ShapewiseLabel; };
    (break) => { use $crate::contraction::letters::r#break as __ShapewiseLabel; }; (const) => { use $crate::contraction::letters::r#const as __ShapewiseLabel; };
    (continue) => { use $crate::contraction::letters::r#continue as __ShapewiseLabel; }; (do) => { use $crate::contraction::letters::r#do as __ShapewiseLabel; };
    (dyn) => { use $crate::contraction::letters::r#dyn as __ShapewiseLabel; }; (else) => { use $crate::contraction::letters::r#else as __ShapewiseLabel; };
    (enum) => { use $crate::contraction::letters::r#enum as __ShapewiseLabel; }; (extern) => { use $crate::contraction::letters::r#extern as __ShapewiseLabel; };
    (false) => { use $crate::contraction::letters::r#false as __ShapewiseLabel; }; (final) => { use $crate::contraction::letters::r#final as __ShapewiseLabel; };
    (fn) => { use $crate::contraction::letters::r#fn as __ShapewiseLabel; }; (for) => { use $crate::contraction::letters::r#for as __ShapewiseLabel; };
    (gen) => { use $crate::contraction::letters::r#gen as __ShapewiseLabel; }; (if) => { use $crate::contraction::letters::r#if as __ShapewiseLabel; };
    (impl) => { use $crate::contraction::letters::r#impl as __ShapewiseLabel; }; (in) => { use $crate::contraction::letters::r#in as __ShapewiseLabel; };
    (let) => { use $crate::contraction::letters::r#let as __ShapewiseLabel; }; (loop) => { use $crate::contraction::letters::r#loop as __ShapewiseLabel; };
    (macro) => { use $crate::contraction::letters::r#macro as __ShapewiseLabel; }; (match) => { use $crate::contraction::letters::r#match as __ShapewiseLabel; };
    (mod) => { use $crate::contraction::letters::r#mod as __ShapewiseLabel; }; (move) => { use $crate::contraction::letters::r#move as __ShapewiseLabel; };
    (mut) => { use $crate::contraction::letters::r#mut as __ShapewiseLabel; }; (override) => { use $crate::contraction::letters::r#override as __ShapewiseLabel; };
    (priv) => { use $crate::contraction::letters::r#priv as __ShapewiseLabel; }; (pub) => { use $crate::contraction::letters::r#pub as __ShapewiseLabel; };
    (ref) => { use $crate::contraction::letters::r#ref as __ShapewiseLabel; }; (return) => { use $crate::contraction::letters::r#return as __ShapewiseLabel; };
    (static) => { use $crate::contraction::letters::r#static as __ShapewiseLabel; }; (struct) => { use $crate::contraction::letters::r#struct as __ShapewiseLabel; };
    (trait) => { use $crate::contraction::letters::r#trait as __ShapewiseLabel; }; (true) => { use $crate::contraction::letters::r#true as __ShapewiseLabel; };
    (try) => { use $crate::contraction::letters::r#try as __ShapewiseLabel; }; (type) => { use $crate::contraction::letters::r#type as __ShapewiseLabel; };
    (typeof) => { use $crate::contraction::letters::r#typeof as __ShapewiseLabel; }; (unsafe) => { use $crate::contraction::letters::r#unsafe as __ShapewiseLabel; };
    (unsized) => { use $crate::contraction::letters::r#unsized as __ShapewiseLabel; }; (use) => { use $crate::contraction::letters::r#use as __ShapewiseLabel; };
    (virtual) => { use $crate::contraction::letters::r#virtual as __ShapewiseLabel; }; (where) => { use $crate::contraction::letters::r#where as __ShapewiseLabel; };
    (while) => { use $crate::contraction::letters::r#while as __ShapewiseLabel; }; (yield) => { use $crate::contraction::letters::r#yield as __ShapewiseLabel; };
    (self) => { use $crate::contraction::letters::self_ as __ShapewiseLabel; }; (Self) => { use $crate::contraction::letters::Self_ as __ShapewiseLabel; };
    (super) => { use $crate::contraction::letters::super_ as __ShapewiseLabel; }; (crate) => { use $crate::contraction::letters::crate_ as __ShapewiseLabel; };
    ($label:ident) => {
        #[repr(C)]
        struct $label {}
        type __ShapewiseLabel = $label;
    };
}
