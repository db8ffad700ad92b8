//! The labels of one letter as types. The compiler prints a type without its path if no other type has its name: so a message names the label `d`
//! as `d`. The kinds of axes of a contraction are such words as well, and so are keywords, which cannot be the name of a type of the caller. Four of
//! them cannot be the name of any, and end with `_`.
#![allow(non_camel_case_types, missing_docs, reason = "the names are those of labels")]

macro_rules! letters {
    ($($letter:ident)*) => { $(
        #[derive(Clone, Copy, Debug)]
        pub enum $letter {}
    )* };
}

letters! {
    a b c d e f g h i j k l m n o p q r s t u v w x y z
    A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
    batch contracting
    r#abstract r#as r#async r#await r#become r#box r#break r#const r#continue r#do r#dyn r#else r#enum
    r#extern r#false r#final r#fn r#for r#gen r#if r#impl r#in r#let r#loop r#macro r#match r#mod r#move
    r#mut r#override r#priv r#pub r#ref r#return r#static r#struct r#trait r#true r#try r#type r#typeof
    r#unsafe r#unsized r#use r#virtual r#where r#while r#yield
    self_ Self_ super_ crate_
}
