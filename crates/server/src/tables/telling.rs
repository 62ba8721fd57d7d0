//! Stores what happened, and tells everybody concerned.

use super::NotOpened;
use super::keeper::{End, Keeper};
use super::room::{News, Room};
use crate::clock;
use crate::log::{Often, at_times};
use crate::protocol::Said;
use crate::store::Request;
use entrepot_table::{Game, Seat};

/// The message to a viewer whose request could not be stored.
pub(super) const STORAGE_FAILED: &str =
    "storage failed, and it is not certain whether this was stored; asking again with the same id is safe";

impl<G: Game> Keeper<G> {
    /// Stores what is new. If that fails, the room holds what nobody may see, so it is loaded again before it is used.
    pub(super) async fn save(&mut self, request: Option<Request<'_>>) -> bool {
        let now = clock::now();
        match self.help.store.save(&self.room.change(request, now)).await {
            Ok(()) => self.room.saved(now),
            Err(error) => {
                at_times!(error, Often::Storage, table = self.room.table.id, %error, "storage failed");
                self.unsure = true;
                // It was thinking about a game that may never have existed.
                self.thinking = None;
                self.drop_advice();
            }
        }
        !self.unsure
    }

    /// Goes back to what is stored, and shows it: whatever the database made of the last attempt counts.
    pub(super) async fn reload(&mut self) -> bool {
        match self.load_again().await {
            Ok(room) => self.room = room,
            Err(NotOpened::Store(error)) => {
                at_times!(error, Often::Storage, table = self.room.table.id, %error, "storage failed");
                return false;
            }
            Err(NotOpened::Missing) => {
                self.end = Some(End::Deleted);
                return false;
            }
            Err(NotOpened::Unplayable(_)) => {
                self.end = Some(End::Unplayable);
                return false;
            }
        }
        self.unsure = false;
        self.bots.clear();
        for n in 0..self.viewers.len() {
            self.lower_curtain(n);
            self.update(n);
            self.tell_table(n);
        }
        true
    }

    async fn load_again(&mut self) -> Result<Room<G>, NotOpened> {
        let saved = self.help.store.load(&self.room.table.id).await.map_err(NotOpened::Store)?;
        let saved = saved.ok_or(NotOpened::Missing)?;
        let title = self.room.title;
        let opened = match self.help.tables.upgrade() {
            Some(tables) => tables.replay(move || Room::new(title, saved)).await,
            // The server is shutting down, so no other task waits for a turn.
            None => Room::new(title, saved),
        };
        opened.map_err(NotOpened::Unplayable)
    }

    /// Tells everybody whom it concerns.
    pub(super) fn publish(&mut self, news: News, seat: Seat) {
        for n in 0..self.viewers.len() {
            self.lower_curtain(n);
            if news.everybody || self.viewers[n].look == Some(seat) {
                self.update(n);
            }
            if news.table {
                self.tell_table(n);
            }
        }
    }

    fn tell_table(&mut self, n: usize) {
        let viewer = &mut self.viewers[n];
        if viewer.told.is_some() {
            let table = self.room.table.info(&viewer.guest, true);
            viewer.tell(&Said::<G>::Table { table });
        }
    }

    /// Nobody keeps looking as a seat that was given up, nor as the next one, whose owner has not lifted the curtain.
    fn lower_curtain(&mut self, n: usize) {
        let viewer = &mut self.viewers[n];
        let open = self.room.table.eyes(&viewer.guest);
        viewer.look = viewer.look.filter(|seat| open.contains(seat));
    }

    /// Sends one viewer the current position, and what happened since its last update.
    pub(super) fn update(&mut self, n: usize) {
        let viewer = &mut self.viewers[n];
        if let Some(since) = viewer.told {
            let (message, version) = self.room.update(viewer.look, since);
            viewer.tell(&message);
            viewer.told = Some(version);
        }
    }
}
