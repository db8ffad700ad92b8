//! What was made lately, so that it is not made again.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// A value of a key, as soon as it is made.
#[derive(Debug)]
struct Slot<K, V> {
    key: K,
    value: OnceLock<Arc<V>>,
    /// Locked while the value is made.
    making: Mutex<()>,
}

/// A slot in the list, and the number of its uses.
#[derive(Debug)]
struct Entry<K, V> {
    slot: Arc<Slot<K, V>>,
    uses: usize,
}

/// The values of the last keys that were used, the latest one first, and the keys whose values are being made.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    entries: Mutex<Vec<Entry<K, V>>>,
    most: usize,
}

/// A slot in use. When the last use of one without a value ends, nothing could be made, and its entry is removed.
struct Use<'r, K, V> {
    slot: Arc<Slot<K, V>>,
    recent: &'r Recent<K, V>,
}

impl<K, V> Drop for Use<'_, K, V> {
    fn drop(&mut self) {
        // Uses begin and end while the list is locked.
        let mut entries = locked(&self.recent.entries);
        if let Some(entry) = entries.iter_mut().find(|entry| Arc::ptr_eq(&entry.slot, &self.slot)) {
            entry.uses -= 1;
        }
        // Keys without a value take no place of the others.
        let mut values = 0_usize;
        entries.retain(|entry| {
            let has_value = entry.slot.value.get().is_some();
            values += usize::from(has_value);
            if has_value { values <= self.recent.most } else { entry.uses > 0 }
        });
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: PartialEq, V> Recent<K, V> {
    /// Creates a list of at most so many values.
    pub(crate) const fn new(most: usize) -> Self {
        Self { entries: Mutex::new(Vec::new()), most }
    }

    /// Returns the value of a key, or makes it. Threads that need it at the same time wait for the first one, so it is made once; those that need another one do not wait. If it
    /// cannot be made, the list is as before.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        let used = self.slot(key);
        let _making = locked(&used.slot.making);
        if let Some(value) = used.slot.value.get() {
            return Ok(Arc::clone(value));
        }
        let made = Arc::new(make()?);
        Ok(Arc::clone(used.slot.value.get_or_init(|| made)))
    }

    /// The slot of a key, which becomes the latest.
    fn slot(&self, key: K) -> Use<'_, K, V> {
        let mut entries = locked(&self.entries);
        let mut entry = match entries.iter().position(|entry| entry.slot.key == key) {
            Some(at) => entries.remove(at),
            None => {
                let slot = Slot { key, value: OnceLock::new(), making: Mutex::new(()) };
                Entry { slot: Arc::new(slot), uses: 0 }
            }
        };
        entry.uses += 1;
        let slot = Arc::clone(&entry.slot);
        entries.insert(0, entry);
        Use { slot, recent: self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_unless_too_many_others_were_used_since() {
        let recent = Recent::new(2);
        let mut made = Vec::new();
        for wanted in [1, 2, 1, 3, 1, 2, 2] {
            let value = recent.get(wanted, || {
                made.push(wanted);
                Ok::<_, ()>(wanted * 10)
            });
            assert_eq!(value.as_deref(), Ok(&(wanted * 10)));
        }
        assert_eq!(made, [1, 2, 3, 2]);
        assert_eq!(recent.get(9, || Err("no")), Err("no"));
        assert_eq!(recent.get(9, || Ok::<_, &str>(90)).as_deref(), Ok(&90));
        assert_eq!(recent.get(2, || Err("made")).as_deref(), Ok(&20));
    }

    #[test]
    fn making_a_value_holds_up_no_other() {
        let recent = Recent::new(2);
        let one = recent.get(1, || {
            assert_eq!(recent.get(2, || Ok::<_, ()>(20)).as_deref(), Ok(&20));
            Ok::<_, ()>(10)
        });
        assert_eq!(one.as_deref(), Ok(&10));
        assert_eq!(recent.get(2, || Err("made")).as_deref(), Ok(&20));
    }

    #[test]
    fn what_cannot_be_made_takes_no_place_of_others() {
        let recent = Recent::new(2);
        for key in [1, 2] {
            assert!(recent.get(key, || Ok::<_, &str>(key * 10)).is_ok());
        }
        for key in [3, 4, 5] {
            assert_eq!(recent.get(key, || Err("no")), Err("no"));
            let panics =
                std::panic::AssertUnwindSafe(|| recent.get(key, || -> Result<_, ()> { panic!("{key}") }));
            assert!(std::panic::catch_unwind(panics).is_err());
            assert_eq!(locked(&recent.entries).len(), 2);
        }
        for key in [1, 2] {
            assert_eq!(recent.get(key, || Err("made")).as_deref(), Ok(&(key * 10)));
        }
        // A thread that waited for the one that failed makes it, and it is kept.
        let tried = Mutex::new(0);
        let make = || {
            let mut tried = locked(&tried);
            *tried += 1;
            if *tried == 1 { Err("the first one fails") } else { Ok(60) }
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| recent.get(6, make));
            }
        });
        assert_eq!(*locked(&tried), 2);
        assert_eq!(recent.get(6, || Err("made")).as_deref(), Ok(&60));
        assert_eq!(locked(&recent.entries).len(), 2);
    }

    #[test]
    fn a_value_that_several_threads_need_is_made_once() {
        let (recent, made) = (Recent::new(2), Mutex::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let value = recent.get(1, || {
                        *locked(&made) += 1;
                        Ok::<_, ()>(10)
                    });
                    assert_eq!(value.as_deref(), Ok(&10));
                });
            }
        });
        assert_eq!(*locked(&made), 1);
    }
}
