//! Arrays on the devices of a mesh.

use std::{
    fmt,
    io::{Read, Seek},
    marker::PhantomData,
    ops::Range,
    sync::Arc,
};

use shapewise::{DenseTensor, Extents, Layout, Tensor, View, array::AsView, bounds::Exists};
use shapewise_stablehlo::{
    ParameterShape, Port, Program,
    placement::{Distinct, OneDevice, PlacementKind, Placements, RankPlacements, TypedMesh},
};

use crate::{
    blocks::{self, extents, name, ranges, typed},
    element::HostElement,
    error::Error,
    executable::{dense, own_block},
    pjrt::{Buffer, Client},
    reshard::Reshards,
    weights::Weights,
};

/// The devices of an [`Engine`](crate::Engine) as a mesh, where arrays are put: what [`Engine::devices`](crate::Engine::devices) returns.
#[derive(Debug)]
pub struct Devices<M = OneDevice> {
    pub(crate) client: Arc<Client>,
    pub(crate) reshards: Arc<Reshards>,
    mesh: PhantomData<fn() -> M>,
}

impl<M> Clone for Devices<M> {
    fn clone(&self) -> Self {
        let (client, reshards) = (Arc::clone(&self.client), Arc::clone(&self.reshards));
        Self { client, reshards, mesh: PhantomData }
    }
}

impl<M: TypedMesh> Devices<M> {
    pub(crate) fn new(client: Arc<Client>, reshards: Arc<Reshards>) -> Result<Self, Error> {
        let (needed, found) = (M::device_count(), client.device_count());
        if needed > found {
            return Err(Error::TooFewDevices { needed, found });
        }
        if needed < found && client.link().is_some() {
            let cause =
                format!("the mesh has {needed} devices, and there are {found} processes of one device");
            return Err(Error::Processes { cause });
        }
        Ok(Self { client, reshards, mesh: PhantomData })
    }

    /// Copies an array of the host to the devices. Each device receives its block. The shape is written as that of a parameter:
    /// `devices.put(&w, placed![64, 48 @ Model])`.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the array has other extents, [`Error::Program`] if they do not divide into the parts of the mesh,
    /// [`Error::Xla`] if a copy fails.
    pub fn put<const R: usize, O: AsView<R>, X: ParameterShape<M, R>>(
        &self,
        array: O,
        shape: X,
    ) -> Result<Put<O::Element, R, M, X>, Error>
    where
        O::Element: HostElement,
        O::Layout: Layout<R>,
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let view = array.as_view();
        let port = Program::<M>::new().try_parameter::<O::Element, R, X>("array", shape)?.port();
        typed::<O::Element>(&port, &view.extents(), "the shape of")?;
        let buffers = upload(&self.client, &port, M::device_count(), &view)?;
        Ok(DeviceArray::new(port, buffers))
    }

    /// Copies a tensor of a file of weights to the devices, block by block: the host has one block at a time, and no entire tensor. A block that
    /// several devices have is read once.
    ///
    /// # Errors
    ///
    /// [`Error::File`] if the file cannot be read or does not have the tensor, [`Error::Shape`] if it has another element type or shape,
    /// [`Error::Program`] if extents do not divide, [`Error::Xla`] if a copy fails.
    pub fn load<T: HostElement, const R: usize, X: ParameterShape<M, R>>(
        &self,
        weights: &mut Weights<impl Read + Seek>,
        tensor: &str,
        shape: X,
    ) -> Result<Put<T, R, M, X>, Error>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let port = Program::<M>::new().try_parameter::<T, R, X>(tensor, shape)?.port();
        let of_file = weights.tensor(tensor)?;
        typed_as(&port, of_file.describe(), of_file.is::<T>(&extents(&port, "tensor")?))?;
        self.of_blocks(port, |ranges| weights.block(&of_file, ranges))
    }

    /// Copies blocks to the devices, one after the other. One that several devices have is read once.
    pub(crate) fn of_blocks<T: HostElement, const R: usize, E, P>(
        &self,
        port: Port,
        mut read: impl FnMut(&[Range<usize>]) -> Result<Vec<u8>, Error>,
    ) -> Result<DeviceArray<T, R, E, M, P>, Error> {
        let own = self.client.own_of(M::device_count());
        let each: Result<Vec<_>, Error> = own.clone().map(|device| ranges(&port, device, "array")).collect();
        let each = each?;
        let mut buffers: Vec<Option<Buffer>> = each.iter().map(|_| None).collect();
        for (device, ranges) in each.iter().enumerate() {
            if buffers.get(device).is_some_and(Option::is_some) {
                continue;
            }
            let block = read(ranges)?;
            for (other, buffer) in buffers.iter_mut().enumerate() {
                if each.get(other) == Some(ranges) {
                    let device = own.start.saturating_add(other);
                    *buffer = Some(self.client.put(device, &block, T::TYPE, &blocks::sizes(ranges))?);
                }
            }
        }
        Ok(DeviceArray::new(port, buffers.into_iter().flatten().collect()))
    }
}

pub(crate) fn typed_as(port: &Port, found: String, is_typed: bool) -> Result<(), Error> {
    if is_typed {
        return Ok(());
    }
    Err(Error::Shape { what: name(port, "tensor"), expected: port.describe(), found })
}

/// Copies the block of each device.
pub(crate) fn upload<T: HostElement, const R: usize, L: Layout<R>>(
    client: &Arc<Client>,
    port: &Port,
    device_count: usize,
    view: &View<'_, T, R, L>,
) -> Result<Vec<Buffer>, Error> {
    let mut scratch = Vec::new();
    let put = |device: usize| {
        let ranges = ranges(port, device, "input")?;
        blocks::with(view, &ranges, &mut scratch, |bytes| {
            client.put(device, bytes, T::TYPE, &blocks::sizes(&ranges))
        })
    };
    client.own_of(device_count).map(put).collect()
}

/// Types that a value does not contain.
type Types<T, E, M, P> = PhantomData<fn() -> (T, E, M, P)>;
/// An array of the shape and at the placements `X`.
pub(crate) type Put<T, const R: usize, M, X> =
    DeviceArray<T, R, <X as ParameterShape<M, R>>::Extents, M, <X as ParameterShape<M, R>>::Placements>;

/// An array on the devices of the mesh `M`, with elements `T`, extents `E` and placements `P`: what
/// [`Devices::put`] makes of an array, [`Devices::load`] of a file, and [`Results::take`](crate::Results::take) of a result. It is the input of any number of
/// calls and programs: [`Call::keep`](crate::Call::keep). It is released when it is dropped.
pub struct DeviceArray<T, const R: usize, E = [usize; R], M = OneDevice, P = ()> {
    pub(crate) port: Port,
    pub(crate) buffers: Vec<Buffer>,
    types: Types<T, E, M, P>,
}

impl<T, const R: usize, E, M, P> fmt::Debug for DeviceArray<T, R, E, M, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {} devices", self.port.describe(), self.buffers.len())
    }
}

impl<T, const R: usize, E, M, P> DeviceArray<T, R, E, M, P> {
    /// Creates an array of blocks that agree with the type.
    pub(crate) const fn new(port: Port, buffers: Vec<Buffer>) -> Self {
        Self { port, buffers, types: PhantomData }
    }

    /// Describes the element type, the extents and the mesh axes: `f32[512@Data,64]`.
    #[must_use]
    pub fn describe(&self) -> String {
        self.port.describe()
    }

    /// Returns the placement on each mesh axis.
    #[must_use]
    pub fn places(&self) -> &[PlacementKind] {
        &self.port.places
    }
}

/// Describes a mesh: `{Data: 4, Model: 2}`.
fn mesh_text(mesh: &[(&str, usize)]) -> String {
    if mesh.is_empty() {
        return "one device".to_owned();
    }
    let axes: Vec<_> = mesh.iter().map(|(name, extent)| format!("{name}: {extent}")).collect();
    format!("{{{}}}", axes.join(", "))
}

impl<T: HostElement, const R: usize, E: Extents<R>, M: TypedMesh, P: Placements> DeviceArray<T, R, E, M, P> {
    /// Checks that a port agrees with the type.
    pub(crate) fn check(port: &Port, what: &str) -> Result<(), Error> {
        let extents: Vec<_> = port.extents.iter().map(|extent| extent.get()).collect();
        let fits = extents.len() == R
            && E::KNOWN.iter().zip(&extents).all(|(known, found)| known.is_none() || known == found);
        // One device has no mesh.
        let places: Vec<Option<PlacementKind>> = port.places.iter().copied().map(Some).collect();
        let is_placed = P::PLACES.is_none_or(|known| known == places);
        let is_on_mesh = port.mesh() == M::AXES;
        if port.element == T::TYPE && fits && is_placed && is_on_mesh {
            return Ok(());
        }
        let known = E::KNOWN.map(|extent| extent.map_or_else(|| "?".to_owned(), |extent| extent.to_string()));
        let on = P::PLACES.map_or_else(String::new, |places| {
            let each = places.iter().zip(M::AXES);
            let each = each.map(|(place, (axis, _))| {
                format!("{axis}: {}", place.map_or_else(String::new, |place| place.to_string()))
            });
            format!(" with {{{}}}", each.collect::<Vec<_>>().join(", "))
        });
        let found = format!("{}[{}]{on}", T::TYPE, known.join(","));
        let [expected, found] = [(port.describe(), port.mesh()), (found, M::AXES)]
            .map(|(array, mesh)| if is_on_mesh { array } else { format!("{array} on {}", mesh_text(mesh)) });
        Err(Error::Shape { what: name(port, what), expected, found })
    }

    /// Copies the array to the host, joined from the blocks of all devices. The tensor has the extents in its type.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if a copy fails, [`Error::Processes`] if other processes have parts of it.
    pub fn to_tensor(&self) -> Result<DenseTensor<T, R, E>, Error> {
        dense(&self.port, &self.buffers, "array")
    }

    /// Copies the block that a device of this process has to the host. [`Port::ranges`] says which part of the array a device has.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the device is none of this process, [`Error::Xla`] if the copy fails.
    pub fn block(&self, device: usize) -> Result<Tensor<T, R>, Error> {
        own_block(&self.port, &self.buffers, device)
    }

    /// Returns the extents.
    #[must_use]
    pub fn extents(&self) -> [usize; R] {
        let mut extents = self.port.extents.iter().map(|extent| extent.get());
        std::array::from_fn(|_| extents.next().flatten().unwrap_or(0))
    }
}
