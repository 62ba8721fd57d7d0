//! Stores what happened, and goes back to what is stored where that failed.

use super::NotOpened;
use super::keeper::{End, Keeper, Trust};
use super::room::Room;
use crate::clock;
use crate::log::{Often, at_times};
use crate::store::Request;
use entrepot_table::Game;

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
                self.trust = Trust::Unsure;
                // They were thinking about a game that may never have existed.
                self.opponents.interrupt();
                self.adviser.drop_any(&mut self.viewers);
            }
        }
        self.trust == Trust::Sure
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
                self.trust = Trust::Ended(End::Deleted);
                return false;
            }
            Err(NotOpened::Unplayable(_)) => {
                self.trust = Trust::Ended(End::Unplayable);
                return false;
            }
        }
        self.trust = Trust::Sure;
        self.opponents.interrupt();
        self.viewers.show(&self.room);
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
}
