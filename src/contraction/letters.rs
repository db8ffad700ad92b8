//! The labels of one letter as types. The compiler prints a type without its path if no other type has its name: so a message names the label `d`
//! as `d`. The kinds of axes of a contraction are such words as well.
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
}
