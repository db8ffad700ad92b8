//! The placement of a batch, as a bound of generic functions.

use shapewise::{
    bounds::First,
    placement::{NotInList, Placement},
};

use super::{
    PartialMax, PartialMin, PartialSum, Replicated, Sharded,
    allow::{
        Allows,
        operation::{
            Contracted, Contracting, Distributive, Dividing, Indexing, Keeping, OfElements, OfRank, Outer,
            OuterOf, Pairing, Reducing, Reshaping, Scaled, Scaling, Summing, Truncated,
        },
    },
};

/// A trait whose docs show one bound of it and of its type in place of all.
macro_rules! with_hidden_bounds {
    (
        $(#[$attribute:meta])* pub trait $name:ident: $shown:ident, in fact { $($bounds:tt)+ }
        $(#[$attribute_of_type:meta])* type $type:ident: $shown_of_type:ident, in fact { $($bounds_of_type:tt)+ }
    ) => {
        $(#[$attribute])*
        #[cfg(doc)]
        pub trait $name: $shown {
            $(#[$attribute_of_type])*
            type $type: $shown_of_type;
        }

        $(#[$attribute])*
        #[cfg(not(doc))]
        pub trait $name: $($bounds)+ {
            $(#[$attribute_of_type])*
            type $type: $($bounds_of_type)+;
        }
    };
}

with_hidden_bounds! {
    /// The placement of a batch on one mesh axis: [`Replicated`], or [`Sharded<0>`](Sharded), which splits the first axis.
    ///
    /// It is the bound of layers that are generic over the placement of their batch. They are programs for one device and for many, and neither communicates along
    /// the mesh axis of the batch. The bound implies all rules that such a function needs, as long as the batch stays the first axis of each value: operations on elements, products
    /// with replicated or split weights, reductions along other axes, reshapes, and collectives along other mesh axes.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Extent, Keep, axes, shape};
    /// use shapewise_stablehlo::{Program, Value, placed, placement::{BatchPlacement, Replicated}};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// /// Rows of `N` features; `P` is the placement on `Data`.
    /// type Rows<'p, B, const N: usize, P> = Value<'p, f32, 2, (B, Const<N>), Grid, (P, Replicated)>;
    ///
    /// fn layer<'p, B: Extent, P: BatchPlacement>(
    ///     x: Rows<'p, B, 64, P>,
    ///     weights: Rows<'p, Const<64>, 10, Replicated>,
    ///     bias: Value<'p, f32, 1, (Const<10>,), Grid, (Replicated, Replicated)>,
    /// ) -> Rows<'p, B, 10, P> {
    ///     let scores = x.matmul(weights) + bias.along(axes![1]);
    ///     let powers = (scores - scores.max_axis(Keep(Axis::<1>))).exp();
    ///     powers / powers.sum_axis(Keep(Axis::<1>))
    /// }
    ///
    /// let program = Program::<Grid>::new();
    /// let weights = program.parameter::<f32, 2, _>("weights", shape![64, 10]);
    /// let bias = program.parameter::<f32, 1, _>("bias", shape![10]);
    /// let batch = program.parameter::<f32, 2, _>("batch", placed![32 @ Data, 64]);
    /// let one = program.parameter::<f32, 2, _>("one", shape![1, 64]);
    /// assert_eq!(layer(batch, weights, bias).describe(), "f32[32@Data,10]");
    /// assert_eq!(layer(one, weights, bias).describe(), "f32[1,10]");
    /// ```
    ///
    /// A sum over the batch is partial or not: its placement is `P::Total`. [`reshard`](crate::Value::reshard) finishes it, and
    /// [`typed_placements`](crate::Value::typed_placements) states the result:
    ///
    /// ```
    /// # use shapewise::{Axis, Const};
    /// # use shapewise_stablehlo::{Program, ProgramError, Value, placed, placement::{BatchPlacement, PlacementKind, Replicated}};
    /// # shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    /// # type Rows<'p, B, const N: usize, P> = Value<'p, f32, 2, (B, Const<N>), Grid, (P, Replicated)>;
    /// type Row<'p, const N: usize> = Value<'p, f32, 1, (Const<N>,), Grid, (Replicated, Replicated)>;
    ///
    /// fn mean<'p, P: BatchPlacement>(
    ///     x: Rows<'p, Const<32>, 10, P>,
    /// ) -> Result<Row<'p, 10>, ProgramError> {
    ///     let mean: Value<'p, f32, 1, _, Grid, (P::Total, Replicated)> =
    ///         x.sum_axis(Axis::<0>) / 32.0;
    ///     Ok(mean.reshard(Data, PlacementKind::Copies)?.typed_placements()?)
    /// }
    ///
    /// let program = Program::<Grid>::new();
    /// assert_eq!(mean(program.parameter("x", placed![32 @ Data, 10]))?.describe(), "f32[10]");
    /// # Ok::<(), ProgramError>(())
    /// ```
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not the placement of a batch",
        label = "neither `Replicated` nor `Sharded<0>`, which splits the first axis"
    )]
    pub trait BatchPlacement: Placement, in fact {
        // The placements of results.
        Placement<Axis = First, At<First> = Self>
        + Placement<Joined<Self> = Self>
        + Placement<Joined<Replicated> = Self>
        + Placement<Or<PartialSum> = Self>
        + Placement<Or<PartialMax> = Self>
        + Placement<Or<PartialMin> = Self>
        + Placement<Beyond<Self> = Replicated>
        + Placement<Beyond<Replicated> = Self>
        // Without the axis of the batch.
        + Placement<At<NotInList>: Placement<Beyond<Replicated> = Replicated>>
        + Placement<At<NotInList>: Placement<Or<PartialSum> = Self::Total>>
        // Operations on one operand.
        + Allows<OfElements>
        + Allows<Keeping>
        + Allows<Reshaping>
        + Allows<Reducing, PartialSum>
        + Allows<Reducing, PartialMax>
        + Allows<Reducing, PartialMin>
        // Operations on two, of which one is a batch and the other one as well, or one that every device has.
        + Allows<Pairing, Self>
        + Allows<Pairing, Replicated>
        + Allows<Summing, Self>
        + Allows<Summing, Replicated>
        + Allows<Scaling, Self>
        + Allows<Scaling, Replicated>
        + Allows<Scaled>
        + Allows<Dividing<Distributive>, Self>
        + Allows<Dividing<Distributive>, Replicated>
        + Allows<Dividing<Truncated>, Self>
        + Allows<Dividing<Truncated>, Replicated>
        + Allows<Indexing, Replicated>
        + Allows<Contracting<Self, Self>, Self>
        + Allows<Contracting<Self, Replicated>, Replicated>
        + Allows<Contracted, Self>
        // Other mesh axes that split the value, before this one and after it.
        + Allows<Outer, Replicated>
        + Allows<Outer, Sharded<1>>
        + Allows<Outer, Sharded<2>>
        + Allows<Outer, Sharded<3>>
        + Allows<Outer, Sharded<4>>
        + Allows<Outer, Sharded<5>>
        + Allows<Outer, Sharded<6>>
        + Allows<Outer, Sharded<7>>
        + Allows<OuterOf<1>>
        + Allows<OuterOf<2>>
        + Allows<OuterOf<3>>
        + Allows<OuterOf<4>>
        + Allows<OuterOf<5>>
        + Allows<OuterOf<6>>
        + Allows<OuterOf<7>>
        // The ranks of values with a batch.
        + Allows<OfRank<1>>
        + Allows<OfRank<2>>
        + Allows<OfRank<3>>
        + Allows<OfRank<4>>
        + Allows<OfRank<5>>
        + Allows<OfRank<6>>
        + Allows<OfRank<7>>
        + Allows<OfRank<8>>
    }
    /// The placement of a sum over the batch: `Replicated`, or `PartialSum` if the batch is split.
    type Total: Placement, in fact {
        Placement<Joined<Self::Total> = Self::Total>
        + Allows<Keeping>
        + Allows<Summing, Self::Total>
        + Allows<Scaling, Replicated>
        + Allows<Scaled>
        + Allows<Dividing<Distributive>, Replicated>
        + Allows<Reducing, PartialSum>
        + Allows<Outer, Replicated>
    }
}

#[diagnostic::do_not_recommend]
impl BatchPlacement for Replicated {
    type Total = Self;
}
#[diagnostic::do_not_recommend]
impl BatchPlacement for Sharded<0> {
    type Total = PartialSum;
}
