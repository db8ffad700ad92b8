//! What was made lately, so that it is not made again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A value of a key, as soon as it is made.
#[derive(Debug)]
struct Slot<K, V> {
    key: K,
    value: Mutex<Option<Arc<V>>>,
}

/// The values of the last keys that were used, the latest one first.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    slots: Mutex<Vec<Arc<Slot<K, V>>>>,
    most: usize,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: PartialEq, V> Recent<K, V> {
    /// Creates a list of at most so many values.
    pub(crate) const fn new(most: usize) -> Self {
        Self { slots: Mutex::new(Vec::new()), most }
    }

    /// Returns the value of a key, or makes it. Threads that need it at the same time wait for the first one, so it is made once; those that need another one do not wait.
    pub(crate) fn get<E>(&self, key: K, make: impl FnOnce() -> Result<V, E>) -> Result<Arc<V>, E> {
        let slot = self.slot(key);
        let mut value = locked(&slot.value);
        if let Some(value) = &*value {
            return Ok(Arc::clone(value));
        }
        let made = Arc::new(make()?);
        *value = Some(Arc::clone(&made));
        Ok(made)
    }

    /// The slot of a key, which becomes the latest.
    fn slot(&self, key: K) -> Arc<Slot<K, V>> {
        let mut slots = locked(&self.slots);
        let slot = match slots.iter().position(|slot| slot.key == key) {
            Some(at) => slots.remove(at),
            None => Arc::new(Slot { key, value: Mutex::new(None) }),
        };
        slots.insert(0, Arc::clone(&slot));
        slots.truncate(self.most);
        slot
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
