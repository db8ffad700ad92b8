//! Checkpoints of arrays on the devices: each device writes its blocks, and the devices of another mesh read theirs.

use std::path::Path;

use shapewise::Extents;
use shapewise_io::checkpoint::{Checkpoint, CheckpointError, Fault, Ranges, Save, blocks as who_writes};
use shapewise_stablehlo::{
    ParameterShape, Port, Program,
    placement::{Distinct, Placements, RankPlacements, TypedMesh},
};

use crate::{
    array::{DeviceArray, Devices, Put, typed_as},
    blocks::extents,
    distributed::unsupported,
    element::HostElement,
    error::Error,
    pjrt::Buffer,
};

mod sealed {
    use super::{Buffer, Port};

    /// The description of an array, and its blocks.
    #[derive(Debug)]
    pub struct Parts<'a> {
        pub(super) port: &'a Port,
        pub(super) buffers: &'a [Buffer],
    }

    pub trait Sealed {
        fn parts(&self) -> Parts<'_>;
    }
}

/// An array on devices, of any type, that [`Devices::save`] writes: a [`DeviceArray`].
pub trait ToSave: sealed::Sealed {}

impl<T: HostElement, const R: usize, E: Extents<R>, M: TypedMesh, P: Placements> ToSave
    for DeviceArray<T, R, E, M, P>
{
}

impl<T, const R: usize, E, M, P> sealed::Sealed for DeviceArray<T, R, E, M, P> {
    fn parts(&self) -> sealed::Parts<'_> {
        sealed::Parts { port: &self.port, buffers: &self.buffers }
    }
}

/// Returns the blocks that are written, with the device that writes each.
fn written(port: &Port) -> Result<Vec<(usize, Ranges)>, CheckpointError> {
    let unknown = || CheckpointError::Array { name: "".into(), why: Fault::Size };
    let extents = extents(port, "array").map_err(|_| unknown())?;
    if port.places.is_empty() {
        return Ok(vec![(0, extents.into_iter().map(|extent| 0..extent).collect())]);
    }
    who_writes(&port.spec().ok_or_else(unknown)?, &extents)
}

/// Adds the name of the array to an error that does not have it.
fn named(name: &str) -> impl Fn(CheckpointError) -> Error {
    move |error| {
        Error::from(match error {
            CheckpointError::Array { name: missing, why } if missing.is_empty() => {
                CheckpointError::Array { name: name.into(), why }
            }
            other => other,
        })
    }
}

impl<M: TypedMesh> Devices<M> {
    /// Writes arrays to the checkpoint of a step, in a folder: each device writes its blocks to a file of its own, and a block that several devices have is
    /// written once. The host has the blocks of one device at a time. The checkpoint appears when it is complete, so a save that is cut off leaves the
    /// one before; [`shapewise_io::checkpoint`] has the form of the files.
    ///
    /// ```no_run
    /// use shapewise::{Tensor, shape};
    /// use shapewise_io::checkpoint::Checkpoint;
    /// use shapewise_stablehlo::placed;
    /// use shapewise_xla_run::{Engine, Options};
    ///
    /// shapewise_stablehlo::mesh! { Wide { Data: 8 } }
    /// shapewise_stablehlo::mesh! { Grid { Rows: 2, Columns: 4 } }
    ///
    /// let engine = Engine::from_env_with(Options::virtual_devices(8))?;
    /// let wide = engine.devices::<Wide>()?;
    /// let w = wide.put(Tensor::filled(shape![64, 48], 0.5_f32), placed![64 @ Data, 48])?;
    /// wide.save("checkpoints", 100, &[("w", &w)])?;
    ///
    /// // Later, on another mesh.
    /// let saved = Checkpoint::latest("checkpoints")?.ok_or("there is none")?;
    /// let grid = engine.devices::<Grid>()?;
    /// let w = grid.restore::<f32, 2, _>(&saved, "w", placed![64 @ Rows, 48 @ Columns])?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`] if a file cannot be written, if there is a checkpoint of this step, if two arrays have one name, or if a sum of an array is
    /// pending; [`Error::Xla`] if a copy fails; [`Error::Processes`] if other processes have devices.
    pub fn save(
        &self,
        folder: impl AsRef<Path>,
        step: u64,
        arrays: &[(&str, &dyn ToSave)],
    ) -> Result<Checkpoint, Error> {
        if self.client.link().is_some() {
            return Err(unsupported("a checkpoint"));
        }
        let each: Result<Vec<_>, Error> =
            arrays.iter().map(|(name, array)| written(array.parts().port).map_err(named(name))).collect();
        let each = each?;
        let save = Save::begin(folder, step)?;
        for device in 0..M::device_count() {
            let mut part = save.part(device);
            let mut has_blocks = false;
            for ((name, array), written) in arrays.iter().zip(&each) {
                let sealed::Parts { port, buffers } = array.parts();
                let of_device = written.iter().find(|(writer, _)| *writer == device);
                let (Some((_, ranges)), Some(buffer)) = (of_device, buffers.get(device)) else { continue };
                let count: usize = ranges.iter().map(ExactSizeIterator::len).product();
                let mut bytes = vec![0; count.saturating_mul(port.element.bytes())];
                if count > 0 {
                    buffer.copy_to(&mut bytes)?;
                }
                part.add_bytes(name, port.element, &extents(port, "array")?, ranges, bytes)?;
                has_blocks = true;
            }
            if has_blocks {
                part.write()?;
            }
        }
        Ok(save.commit()?)
    }

    /// Copies an array of a checkpoint to the devices, at these placements: those of the mesh that wrote it are of no account. The host has one block at a
    /// time, and a block that several devices have is read once.
    ///
    /// # Errors
    ///
    /// [`Error::Checkpoint`] if the checkpoint does not have the array or a file cannot be read, [`Error::Shape`] if it has another element type or shape,
    /// [`Error::Program`] if extents do not divide, [`Error::Xla`] if a copy fails. [`save`](Self::save) has an example.
    pub fn restore<T: HostElement, const R: usize, X: ParameterShape<M, R>>(
        &self,
        checkpoint: &Checkpoint,
        name: &str,
        shape: X,
    ) -> Result<Put<T, R, M, X>, Error>
    where
        X::Marks: Distinct<M, Proof: shapewise::bounds::Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let port = Program::<M>::new().try_parameter::<T, R, X>(name, shape)?.port();
        let (element, found) = checkpoint.describe(name)?;
        let is_typed = element == T::TYPE && extents(&port, "array")? == found;
        let numbers: Vec<String> = found.iter().map(ToString::to_string).collect();
        typed_as(&port, format!("{element}[{}]", numbers.join(",")), is_typed)?;
        self.of_blocks(port, |ranges| Ok(checkpoint.bytes(name, ranges)?))
    }
}
