//! Hints: a computer player thinks for a person, while the table goes on.

use super::keeper::Keeper;
use super::refused::Refused;
use super::room::Progress;
use crate::bots::Thought;
use crate::protocol::ServerMessage;
use entrepot_table::{Bot, Game, Seat};
use tokio::sync::oneshot;

/// A hint in progress. There is at most one: only the deciding seat may ask, and asking again at the same point gives the
/// same answer.
pub(super) struct Advice<G: Game> {
    hint: Hint<G>,
    thought: oneshot::Receiver<Thought<G>>,
}

/// A hint, as far as it is known.
struct Hint<G: Game> {
    seat: Seat,
    progress: Progress,
    bot: &'static str,
    moves: Vec<G::Move>,
    askers: Vec<Asker>,
}

struct Asker {
    socket: u64,
    id: String,
}

impl<G: Game> Keeper<G> {
    /// Asks what a computer player would do at this point.
    pub(super) fn ask_advice(&mut self, n: usize, id: &str, seat: Seat) -> Result<(), Refused<G>> {
        self.may_act(n, seat)?;
        if self.room.live.decider() != Some(seat) {
            return Err(Refused::not_your_turn());
        }
        let asker = Asker { socket: self.viewers[n].socket, id: id.into() };
        if let Some(advice) = &mut self.advice {
            advice.hint.askers.push(asker);
        } else {
            let (bot, adviser) = self.room.adviser(seat);
            let progress = self.room.progress(seat);
            self.think_on(Hint { seat, progress, bot, moves: Vec::new(), askers: vec![asker] }, adviser);
        }
        Ok(())
    }

    /// The adviser has answered, or failed.
    pub(super) fn advised(&mut self, thought: Option<Thought<G>>) {
        let Some(Advice { mut hint, .. }) = self.advice.take() else { return };
        let adviser = thought.map(|thought| {
            hint.moves.push(thought.mv);
            thought.bot
        });
        self.think_on(hint, adviser);
    }

    /// Asks for the next move of the hint, until one would be final.
    fn think_on(&mut self, mut hint: Hint<G>, adviser: Option<Box<dyn Bot<G>>>) {
        let mut question = self.room.next_question(hint.seat, &hint.moves);
        // Payments are made as the page proposes them, whatever the adviser would choose.
        let paid = question.as_ref().map(|question| self.room.payment(&question.view));
        if let Some(paid) = paid.filter(|paid| !paid.is_empty()) {
            hint.moves.extend(paid);
            question = self.room.next_question(hint.seat, &hint.moves);
        }
        match (question, adviser) {
            (Some(question), Some(adviser)) => {
                let thought = self.help.bots.ask(adviser, question.view, question.legal);
                self.advice = Some(Advice { hint, thought });
            }
            (question, _) => {
                // If the adviser failed, the hint is at least a legal move.
                hint.moves.extend(question.and_then(|question| question.legal.first().copied()));
                self.give(&hint);
            }
        }
    }

    /// The hint reveals a hand, so a viewer who has since lowered the curtain does not get it.
    fn give(&mut self, hint: &Hint<G>) {
        for Asker { socket, id } in &hint.askers {
            let Some(n) = self.viewer(*socket) else { continue };
            let message = match self.may_act(n, hint.seat) {
                Ok(()) => ServerMessage::Hint { id: id.clone(), bot: hint.bot.into(), moves: hint.moves.clone() },
                Err(refused) => refused.message(id),
            };
            self.viewers[n].tell(&message);
        }
    }

    /// Drops a hint for a point that the game has passed.
    pub(super) fn drop_old_advice(&mut self) {
        let hint = self.advice.as_ref().map(|advice| &advice.hint);
        if hint.is_some_and(|hint| self.room.progress(hint.seat) != hint.progress) {
            self.drop_advice();
        }
    }

    pub(super) fn drop_advice(&mut self) {
        let Some(Advice { hint, .. }) = self.advice.take() else { return };
        for Asker { socket, id } in &hint.askers {
            if let Some(n) = self.viewer(*socket) {
                self.viewers[n].tell(&Refused::<G>::stale().message(id));
            }
        }
    }
}

/// Waits for the thinking adviser; for ever, if there is none. `None` if it failed.
pub(super) async fn next_advice<G: Game>(advice: &mut Option<Advice<G>>) -> Option<Thought<G>> {
    match advice {
        Some(advice) => (&mut advice.thought).await.ok(),
        None => std::future::pending().await,
    }
}
