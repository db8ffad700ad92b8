//! Rule: a literal that a macro passes on is `$n:tt`, or 1 would not stretch. First line: "or a macro passes it on as `$n:literal`"
use shapewise_stablehlo::placed;

macro_rules! column {
    ($rows:literal) => {
        placed![$rows, 3]
    };
}

fn main() {
    let _ = (column!(2), column!(1));
}
