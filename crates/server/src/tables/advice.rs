//! Hints: a computer player thinks for a person, while the table goes on.

use super::refused::Refused;
use super::room::{Progress, Room};
use super::viewers::Viewers;
use crate::bots::{Asked, BotThreads};
use crate::protocol::ServerMessage;
use entrepot_table::{Bot, Game, Seat};
use tokio::sync::oneshot;

/// The hint in progress. There is at most one: only the deciding seat may ask, and asking again at the same point gives the
/// same answer.
pub(super) struct Adviser<G: Game>(Option<Advice<G>>);

struct Advice<G: Game> {
    hint: Hint<G>,
    thought: oneshot::Receiver<Vec<G::Move>>,
}

/// A hint, as far as it is known.
pub(super) struct Hint<G: Game> {
    seat: Seat,
    progress: Progress,
    bot: &'static str,
    moves: Vec<G::Move>,
    askers: Vec<Asker>,
}

/// Who waits for the hint.
pub(super) struct Asker {
    pub(super) socket: u64,
    pub(super) id: String,
}

impl<G: Game> Adviser<G> {
    pub(super) fn new() -> Adviser<G> {
        Adviser(None)
    }

    /// Asks what a computer player would do at this point. Returns the hint if no thought is needed for it.
    pub(super) fn ask(&mut self, asker: Asker, seat: Seat, room: &Room<G>, threads: &BotThreads) -> Option<Hint<G>> {
        if let Some(advice) = &mut self.0 {
            advice.hint.askers.push(asker);
            return None;
        }
        let (bot, adviser) = room.adviser(seat);
        let hint = Hint { seat, progress: room.progress(seat), bot, moves: Vec::new(), askers: vec![asker] };
        self.think_on(hint, adviser, room, threads)
    }

    /// Waits for the next thought; for ever, if nobody asked. `None` if the adviser failed.
    pub(super) async fn next_thought(&mut self) -> Option<Vec<G::Move>> {
        match &mut self.0 {
            Some(advice) => (&mut advice.thought).await.ok(),
            None => std::future::pending().await,
        }
    }

    /// The adviser has answered, or failed. Returns the hint once it is complete.
    pub(super) fn answered(
        &mut self,
        thought: Option<Vec<G::Move>>,
        room: &Room<G>,
        threads: &BotThreads,
    ) -> Option<Hint<G>> {
        let Advice { mut hint, .. } = self.0.take()?;
        let Some(moves) = thought else { return self.think_on(hint, None, room, threads) };
        hint.moves.extend(moves);
        let adviser = room.adviser(hint.seat).1;
        self.think_on(hint, adviser, room, threads)
    }

    /// Asks for the next move of the hint, until one would be final.
    fn think_on(
        &mut self,
        mut hint: Hint<G>,
        adviser: Option<Box<dyn Bot<G>>>,
        room: &Room<G>,
        threads: &BotThreads,
    ) -> Option<Hint<G>> {
        let mut question = room.next_question(hint.seat, &hint.moves);
        // Payments are made as the page proposes them, whatever the adviser would choose.
        let paid = question.as_ref().map(|question| room.payment(&question.view));
        if let Some(paid) = paid.filter(|paid| !paid.is_empty()) {
            hint.moves.extend(paid);
            question = room.next_question(hint.seat, &hint.moves);
        }
        match (question, adviser) {
            (Some(question), Some(adviser)) => {
                let thought = threads.ask(Asked::Watched, hint.bot, adviser, question.view, question.legal);
                self.0 = Some(Advice { hint, thought });
                None
            }
            (question, _) => {
                // If the adviser failed, the hint is at least a legal move.
                hint.moves.extend(question.and_then(|question| question.legal.first().copied()));
                Some(hint)
            }
        }
    }

    /// Drops a hint for a point that the game has passed.
    pub(super) fn drop_old(&mut self, room: &Room<G>, viewers: &mut Viewers) {
        let hint = self.0.as_ref().map(|advice| &advice.hint);
        if hint.is_some_and(|hint| room.progress(hint.seat) != hint.progress) {
            self.drop_any(viewers);
        }
    }

    pub(super) fn drop_any(&mut self, viewers: &mut Viewers) {
        let Some(Advice { hint, .. }) = self.0.take() else { return };
        for Asker { socket, id } in &hint.askers {
            if let Some(n) = viewers.on(*socket) {
                viewers[n].tell(&Refused::<G>::stale().message(id));
            }
        }
    }
}

impl<G: Game> Hint<G> {
    /// The hint reveals a hand, so a viewer who has since lowered the curtain does not get it.
    pub(super) fn give(&self, room: &Room<G>, viewers: &mut Viewers) {
        for Asker { socket, id } in &self.askers {
            let Some(n) = viewers.on(*socket) else { continue };
            let message = match viewers[n].may_act(room, self.seat) {
                Ok(()) => ServerMessage::Hint { id: id.clone(), bot: self.bot.into(), moves: self.moves.clone() },
                Err(refused) => refused.message(id),
            };
            viewers[n].tell(&message);
        }
    }
}
