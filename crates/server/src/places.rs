//! How many sockets one guest may hold open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most sockets of one guest, at all tables together: more than a person looks at.
pub(crate) const SOCKETS: usize = 12;

/// Who holds how many sockets.
#[derive(Clone, Default)]
pub(crate) struct Places(Arc<Mutex<HashMap<String, usize>>>);

/// A guest's right to one socket, given back when it is dropped.
pub(crate) struct Place {
    places: Places,
    guest: String,
}

impl Places {
    /// One more socket for the guest; nothing if there are too many.
    pub(crate) fn take(&self, guest: &str) -> Option<Place> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(guest.to_owned()).or_default();
        if *count >= SOCKETS {
            return None;
        }
        *count += 1;
        Some(Place { places: self.clone(), guest: guest.to_owned() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.places.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.guest) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.guest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_given_back_can_be_taken_again() {
        let places = Places::default();
        let mut held: Vec<_> = (0..SOCKETS).map(|_| places.take("ana").unwrap()).collect();
        assert!(places.take("ana").is_none());
        assert!(places.take("ben").is_some(), "others are not held up");
        held.pop();
        assert!(places.take("ana").is_some());
        held.clear();
        assert!(places.0.lock().unwrap().is_empty(), "whoever has left is forgotten");
    }
}
