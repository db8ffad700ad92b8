//! Checkpoints: what the devices of each small mesh write is what each other one reads; a save that is cut off leaves the old one; and files that are wrong
//! are refused with a reason.
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::panic_in_result_fn,
    clippy::single_range_in_vec_init,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::{
    env,
    error::Error,
    fs,
    ops::Range,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicUsize, Ordering},
};

use shapewise::{Tensor, array::DynTensor, slice::SliceExpr};
use shapewise_io::checkpoint::{Checkpoint, CheckpointError, Fault, Save, blocks};
use shapewise_sharding::{DynMesh, DynSpec, SubAxis};
use shapewise_xla::ElementType;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// A folder of its own, which is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("shapewise-checkpoint-{}-{number}", process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn part_of(array: &DynTensor<u16>, ranges: &[Range<usize>]) -> DynTensor<u16> {
    let at = |number: usize| isize::try_from(number).unwrap();
    let slice =
        ranges.iter().fold(SliceExpr::new(), |slice, range| slice.range(at(range.start), at(range.end)));
    array.slice_by(&slice).unwrap().to_tensor()
}

/// Shardings of rank 2 on small meshes: not divided, by one axis, by both, by both axes along one dimension, replicated, and uneven.
fn shardings() -> Result<Vec<DynSpec>> {
    let mut all = Vec::new();
    for (x, y) in [(1, 1), (2, 1), (2, 2), (3, 2), (4, 2)] {
        let mesh = DynMesh::new([("x", x), ("y", y)])?;
        for axes in [
            [&[][..], &[]],
            [&["x"], &[]],
            [&[], &["x"]],
            [&["x"], &["y"]],
            [&["y"], &["x"]],
            [&["x", "y"], &[]],
            [&[], &["y", "x"]],
        ] {
            all.push(DynSpec::from_names(&mesh, &axes)?);
        }
    }
    Ok(all)
}

fn save(folder: &Folder, step: u64, name: &str, array: &DynTensor<u16>, spec: &DynSpec) -> Result {
    let save = Save::begin(folder, step)?;
    let extents: Vec<usize> = array.extents().collect();
    for (device, ranges) in blocks(spec, &extents)? {
        let block = part_of(array, &ranges);
        let mut part = save.part(device);
        part.add(name, &extents, &ranges, &block)?;
        part.write()?;
    }
    save.commit()?;
    Ok(())
}

/// What is written under one sharding is read under each other one, also where extents do not divide, and where there are no elements.
#[test]
fn each_mesh_reads_what_each_other_wrote() -> Result {
    let shardings = shardings()?;
    for extents in [[4, 6], [5, 7], [1, 3], [0, 2]] {
        let array = DynTensor::from_fn(&extents, |at| u16::try_from(at[0] * 100 + at[1]).unwrap())?;
        let folder = Folder::new();
        for (step, written) in shardings.iter().enumerate() {
            let step = u64::try_from(step)?;
            save(&folder, step, "w", &array, written)?;
            let saved = Checkpoint::latest(&folder)?.unwrap();
            assert_eq!((saved.step(), saved.describe("w")?), (step, (ElementType::U16, &extents[..])));
            for read in &shardings {
                for (_, ranges) in read.padded_ranges(&extents)? {
                    assert_eq!(
                        saved.block::<u16>("w", &ranges)?,
                        part_of(&array, &ranges),
                        "{written} {read}"
                    );
                }
            }
            assert_eq!(saved.tensor::<u16, 2>("w")?.dynamic().to_tensor(), array);
        }
        assert_eq!(Checkpoint::steps(&folder)?.len(), shardings.len());
    }
    Ok(())
}

/// Each block is written once, by the first device that holds it.
#[test]
fn blocks_are_written_once() -> Result {
    for spec in shardings()? {
        for extents in [[4, 6], [5, 7], [0, 2]] {
            let blocks = blocks(&spec, &extents)?;
            let all: Vec<_> = spec.padded_ranges(&extents)?.collect();
            let mut count = Tensor::<usize, 2>::filled(extents, 0);
            for (device, ranges) in &blocks {
                let first = all.iter().filter(|(_, other)| other == ranges).map(|(device, _)| *device).min();
                assert_eq!(Some(*device), first);
                for row in ranges[0].clone() {
                    for column in ranges[1].clone() {
                        count[[row, column]] += 1;
                    }
                }
            }
            assert!(count.iter().all(|count| *count == 1), "{spec}: {blocks:?}");
            assert!(!blocks.is_empty());
        }
    }
    let mesh = DynMesh::new([("x", 2)])?;
    let pending = DynSpec::replicated(&mesh, 1)?.with_unreduced(&[SubAxis::full(0, 2)])?;
    let error = blocks(&pending, &[4]).unwrap_err();
    assert!(matches!(error, CheckpointError::Array { why: Fault::Pending, .. }), "{error}");
    assert!(blocks(&DynSpec::replicated(&mesh, 1)?, &[4, 4]).is_err(), "another rank");
    Ok(())
}

/// Elements of each type come back, of rank 0 too, in one part with other arrays.
#[test]
fn elements_come_back() -> Result {
    let folder = Folder::new();
    let save = Save::begin(&folder, 7)?;
    let mut part = save.part(0);
    let (floats, flags) = (Tensor::from([1.5_f32, f32::NAN, -0.0]), Tensor::from([true, false]));
    let scalar = DynTensor::new(vec![i64::MIN], [])?;
    part.add("floats", &[3], &[0..3], &floats)?;
    part.add("flags", &[2], &[0..2], &flags)?;
    part.add("a scalar", &[], &[], &scalar)?;
    part.add_bytes("bytes", ElementType::F8E5M2, &[2], &[0..2], vec![1, 255])?;
    let refused = |error: CheckpointError| error.to_string();
    assert_eq!(
        refused(part.add("flags", &[2], &[0..2], &flags).unwrap_err()),
        "array `flags`: a part has it twice, or the format reserves the name"
    );
    assert_eq!(
        refused(part.add("x", &[2], &[0..3], &floats).unwrap_err()),
        "array `x`: the range of axis 0 ends at 3, and the extent is 2"
    );
    assert_eq!(
        refused(part.add("x", &[3], &[0..2], &floats).unwrap_err()),
        "array `x`: two blocks state different element types or extents"
    );
    assert_eq!(
        refused(part.add("x", &[3, 1], &[0..3], &floats).unwrap_err()),
        "array `x`: its rank is 2, and 1 is expected"
    );
    assert_eq!(
        refused(part.add_bytes("x", ElementType::F32, &[2], &[0..2], vec![0; 7]).unwrap_err()),
        "array `x`: 7 bytes, and the block has 8"
    );
    assert!(part.add_bytes("x", ElementType::F4E2M1Fn, &[2], &[0..2], vec![0; 2]).is_err(), "not bytes");
    part.write()?;
    let saved = save.commit()?;
    assert_eq!(saved.names().collect::<Vec<_>>(), ["a scalar", "bytes", "flags", "floats"]);
    let read = saved.tensor::<f32, 1>("floats")?;
    assert!(read.iter().map(|x| x.to_bits()).eq(floats.iter().map(|x| x.to_bits())));
    assert_eq!(saved.tensor::<bool, 1>("flags")?, flags);
    assert_eq!(saved.tensor::<i64, 0>("a scalar")?[[]], i64::MIN);
    assert_eq!(saved.bytes("bytes", &[1..2])?, [255]);
    assert_eq!(
        refused(saved.tensor::<f64, 1>("floats").unwrap_err()),
        "array `floats`: its elements are f32, and f64 is expected"
    );
    assert_eq!(
        refused(saved.tensor::<f32, 2>("floats").unwrap_err()),
        "array `floats`: its rank is 1, and 2 is expected"
    );
    assert_eq!(
        refused(saved.tensor::<f32, 1>("w").unwrap_err()),
        "array `w`: the checkpoint does not have it"
    );
    let reversed = Range { start: 2, end: 1 };
    assert!(saved.bytes("floats", &[reversed]).is_err());
    Ok(())
}

/// At whatever moment a save stops, the checkpoint before it is the latest one, and the next save of the step is right.
#[test]
fn a_save_that_is_cut_off_leaves_the_old_one() -> Result {
    let folder = Folder::new();
    let mesh = DynMesh::new([("x", 2)])?;
    let spec = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
    let array = |number: u16| DynTensor::filled([4, 2], number).unwrap();
    assert!(Checkpoint::latest(&folder)?.is_none(), "nothing is there");
    save(&folder, 1, "w", &array(1), &spec)?;
    let old = || -> Result<u16> { Ok(Checkpoint::latest(&folder)?.unwrap().tensor::<u16, 2>("w")?[[3, 1]]) };
    // Nothing written, one part of two, a part that is cut off.
    for parts in 0..2 {
        let save = Save::begin(&folder, 2)?;
        for (device, ranges) in blocks(&spec, &[4, 2])?.into_iter().take(parts) {
            let block = part_of(&array(2), &ranges);
            let mut part = save.part(device);
            part.add("w", &[4, 2], &ranges, &block)?;
            part.write()?;
        }
        assert_eq!(old()?, 1);
        if parts == 1 {
            let error = save.commit().unwrap_err();
            assert_eq!(error.to_string(), "array `w`: 4 elements of 8 are in blocks: a part is missing");
            assert_eq!(old()?, 1);
        }
    }
    // A process that comes later takes part in the same save; the parts of a save on more devices, which was cut off, are not mixed in.
    let wide = DynSpec::from_names(&DynMesh::new([("x", 4)])?, &[&["x"], &[]])?;
    {
        let save = Save::begin(&folder, 2)?;
        for (device, ranges) in blocks(&wide, &[4, 2])? {
            let block = part_of(&array(9), &ranges);
            let mut part = save.part(device);
            part.add("w", &[4, 2], &ranges, &block)?;
            part.write()?;
        }
    }
    assert_eq!(old()?, 1);
    let first = Save::begin(&folder, 2)?;
    let second = Save::join(&folder, 2)?;
    for (save, (device, ranges)) in [&first, &second].into_iter().zip(blocks(&spec, &[4, 2])?) {
        let block = part_of(&array(2), &ranges);
        let mut part = save.part(device);
        part.add("w", &[4, 2], &ranges, &block)?;
        part.write()?;
    }
    first.commit()?;
    assert_eq!((old()?, Checkpoint::steps(&folder)?), (2, vec![1, 2]));
    // A checkpoint is not written again, and nobody joins what nobody has begun.
    assert!(matches!(Save::begin(&folder, 2).unwrap_err(), CheckpointError::Io { .. }));
    assert!(matches!(Save::join(&folder, 3).unwrap_err(), CheckpointError::Io { .. }));
    assert_eq!(Checkpoint::open(&folder, 1)?.tensor::<u16, 2>("w")?[[0, 0]], 1);
    // Other names are no steps.
    for name in ["step-03", "step-x", "step-4.partial", "other"] {
        fs::create_dir_all(folder.as_ref().join(name))?;
    }
    assert_eq!(Checkpoint::steps(&folder)?, [1, 2]);
    Ok(())
}

/// Parts that are wrong are refused, wherever they are cut off or changed: with a reason, and never with other elements of another number.
#[test]
fn wrong_parts_are_refused() -> Result {
    let folder = Folder::new();
    let spec = DynSpec::from_names(&DynMesh::new([("x", 2)])?, &[&["x"], &[]])?;
    let array = DynTensor::from_fn(&[4, 2], |at| u16::try_from(at[0] * 2 + at[1]).unwrap())?;
    save(&folder, 1, "w", &array, &spec)?;
    let path = folder.as_ref().join("step-1").join("part-0.safetensors");
    let bytes = fs::read(&path)?;
    for length in 0..bytes.len() {
        fs::write(&path, &bytes[..length])?;
        assert!(Checkpoint::open(&folder, 1).is_err(), "{length} of {} bytes", bytes.len());
    }
    let header = 8 + usize::try_from(u64::from_le_bytes(bytes[..8].try_into()?))?;
    let mut accepted = 0;
    for at in 0..header {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << bit;
            fs::write(&path, &changed)?;
            if let Ok(saved) = Checkpoint::open(&folder, 1) {
                // Another name, another type of the same size, or another order of keys: what is stated is complete.
                for name in saved.names() {
                    let (element, extents) = saved.describe(name)?;
                    let all: Vec<Range<usize>> = extents.iter().map(|extent| 0..*extent).collect();
                    let count: usize = extents.iter().product();
                    assert_eq!(saved.bytes(name, &all)?.len(), count * element.bytes());
                }
                accepted += 1;
            }
        }
    }
    assert!(accepted < header * 8 / 10, "{accepted} of {}", header * 8);
    // Both parts have the same rows.
    fs::write(&path, fs::read(folder.as_ref().join("step-1").join("part-1.safetensors"))?)?;
    assert_eq!(
        Checkpoint::open(&folder, 1).unwrap_err().to_string(),
        "array `w`: two blocks have the same elements"
    );
    // A file of tensors that is not a part.
    let mut writer = shapewise_io::safetensors::TensorsWriter::new();
    writer.add("w", &array)?;
    fs::write(&path, writer.to_bytes()?)?;
    let error = Checkpoint::open(&folder, 1).unwrap_err().to_string();
    assert!(
        error.ends_with("is not a part of a checkpoint: the metadata do not say where `w` is in its array"),
        "{error}"
    );
    // A file that disappears while the checkpoint is open.
    fs::write(&path, &bytes)?;
    let saved = Checkpoint::open(&folder, 1)?;
    fs::remove_file(&path)?;
    assert!(matches!(saved.block::<u16>("w", &[0..1, 0..1]).unwrap_err(), CheckpointError::Io { .. }));
    assert_eq!(saved.block::<u16>("w", &[3..4, 1..2])?.as_slice(), [7], "the other part is there");
    Ok(())
}
