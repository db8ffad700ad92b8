//! Rule: a literal that a macro passes on is `$n:tt`, or 1 would not stretch. First line: "or a macro passes it on as `$n:literal`"

macro_rules! column {
    ($columns:literal) => {
        shapewise::shape![3, $columns]
    };
}

fn main() {
    let _ = column!(2);
    let _ = column!(1);
}
