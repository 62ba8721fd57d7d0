//! Storing what happened, and telling everybody whom it concerns.

use super::keeper::Keeper;
use super::room::{News, Room};
use crate::clock;
use crate::games::Title;
use crate::protocol::Said;
use crate::store::Request;
use entrepot_table::Seat;

/// What a viewer is told whose request could not be stored.
pub(super) const STORAGE_FAILED: &str = "this could not be stored, and nothing has changed; try again in a moment";

impl<G: Title> Keeper<G> {
    /// Stores what is new. If that fails, the room holds what nobody may see: it is loaded again before it is used.
    pub(super) async fn save(&mut self, request: Option<Request<'_>>) -> bool {
        let now = clock::now();
        match self.help.store.save(&self.room.change(request, now)).await {
            Ok(()) => self.room.saved(now),
            Err(error) => {
                eprintln!("entrepot: table {}: {error}", self.room.table.id);
                self.unsure = true;
            }
        }
        !self.unsure
    }

    /// Goes back to what is stored, and shows it: whatever the database made of the last attempt is the truth.
    pub(super) async fn reload(&mut self) -> bool {
        let id = self.room.table.id.clone();
        let room = match self.help.store.load(&id).await {
            Ok(saved) => saved.and_then(|saved| Room::new(saved).ok()),
            Err(error) => {
                eprintln!("entrepot: table {id}: {error}");
                None
            }
        };
        let Some(room) = room else { return false };
        self.room = room;
        self.unsure = false;
        self.thinking = None;
        self.bots.clear();
        (0..self.viewers.len()).for_each(|n| self.update(n));
        true
    }

    /// Tells everybody whom it concerns.
    pub(super) fn publish(&mut self, news: News, seat: Seat) {
        for n in 0..self.viewers.len() {
            self.lower_curtain(n);
            if news.everybody || self.viewers[n].look == Some(seat) {
                self.update(n);
            }
            if news.table && self.viewers[n].told.is_some() {
                let table = self.room.table.info(&self.viewers[n].guest);
                self.viewers[n].tell(&Said::<G>::Table { table });
            }
        }
    }

    /// Nobody goes on looking through the eyes of a seat that was given up.
    fn lower_curtain(&mut self, n: usize) {
        let own = self.room.table.eyes(&self.viewers[n].guest);
        let viewer = &mut self.viewers[n];
        if viewer.look.is_some_and(|seat| !own.contains(&seat)) {
            viewer.look = alone(&own);
        }
    }

    /// Tells one viewer how things stand, and what happened since it was told.
    pub(super) fn update(&mut self, n: usize) {
        let viewer = &mut self.viewers[n];
        if let Some(since) = viewer.told {
            let (message, version) = self.room.update(viewer.look, since);
            viewer.tell(&message);
            viewer.told = Some(version);
        }
    }
}

/// The seat, if there is just one.
pub(super) fn alone(seats: &[Seat]) -> Option<Seat> {
    if let [seat] = seats { Some(*seat) } else { None }
}
