// Written by `HYGIENE=overwrite cargo test --test house expansions`, from the exported macros: the names of their expansions that a caller's scope may have as well.

// Words for the rules of the macros.
hostile_names! {
    Rearrange
    Reduce
    Repeat
    bind
    compare
    compare_parts
    copy
    empty
    first
    inferred
    item
    keyword
    known
    largest
    last
    none
    one
    rearrange
    reduce
    smallest
    view
    zero
}

// Methods that they call with a dot.
hostile_methods! {
    Rearrange
    Reduce
    Repeat
    and
    bind
    compare
    compare_parts
    compared
    contract
    copy
    empty
    first
    inferred
    item
    keyword
    known
    largest
    last
    len
    none
    number
    of_axes
    one
    output
    rearrange
    reduce
    slots
    smallest
    view
    with
    zero
}
