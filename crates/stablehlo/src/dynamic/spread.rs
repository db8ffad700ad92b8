//! Communication, and blocks, along a mesh axis by its position.

use super::{BuildError, DynValue};
use crate::{Collective, PairsError, ProgramError, graph::Graph, pairs::check, placement::PlacementKind};

/// Returns a mesh axis.
fn mesh_axis(graph: &Graph, position: usize) -> Result<(&'static str, usize), ProgramError> {
    let count = graph.mesh.len();
    graph.mesh.get(position).copied().ok_or(ProgramError::NoSuchMeshAxis { position, count })
}

impl DynValue<'_> {
    /// Applies a collective along the mesh axis at a position ([example](super)).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchMeshAxis`], [`ProgramError::Placement`] if the collective does not apply to the placement, [`ProgramError::Pairs`] for one that has pairs:
    /// [`collective_permute`](Self::collective_permute).
    #[track_caller]
    pub fn collective(self, position: usize, collective: Collective) -> Result<Self, BuildError> {
        self.add(collective.operation(), &[], |graph| {
            let (mesh_axis, _) = mesh_axis(graph, position)?;
            if collective == Collective::CollectivePermute {
                return Err(PairsError::Missing { mesh_axis }.into());
            }
            Ok(graph.communicate(self.id, collective, position)?)
        })
    }

    /// Sends blocks from one device to another along a mesh axis, by pairs of a source and a target: [`Value::collective_permute`](crate::Value::collective_permute).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchMeshAxis`], [`ProgramError::Pairs`], [`ProgramError::Placement`] if the mesh axis does not split the value or an extent is not known.
    #[track_caller]
    pub fn collective_permute(self, position: usize, pairs: &[(usize, usize)]) -> Result<Self, BuildError> {
        self.add("collective_permute", &[], |graph| {
            let (mesh_axis, devices) = mesh_axis(graph, position)?;
            check(pairs, mesh_axis, devices)?;
            Ok(graph.permute(self.id, pairs, position)?)
        })
    }

    /// Converts the placement on a mesh axis by at most one collective: [`Value::reshard`](crate::Value::reshard).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchMeshAxis`], [`ProgramError::Placement`] if no collective has this result.
    #[track_caller]
    pub fn reshard(self, position: usize, to: PlacementKind) -> Result<Self, BuildError> {
        self.add("reshard", &[], |graph| {
            mesh_axis(graph, position)?;
            Ok(graph.reshard(self.id, position, to)?)
        })
    }

    /// Splits the value into blocks of an axis along a mesh axis, without communication: [`Value::split`](crate::Value::split).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchMeshAxis`], [`ProgramError::NoSuchAxis`], [`ProgramError::Placement`] if the value is not replicated there or does not divide.
    #[track_caller]
    pub fn split(self, position: usize, axis: isize) -> Result<Self, BuildError> {
        self.add("split", &[], |graph| {
            mesh_axis(graph, position)?;
            let axis = shapewise::axis::resolve(axis, graph.node(self.id).extents.len())?;
            Ok(graph.block(self.id, position, axis)?)
        })
    }
}
