//! Why a request on the socket is refused, with messages for people.

use crate::protocol::{Said, ServerMessage};
use entrepot_table::{Game, Refuse, StepError, UndoError};
use entrepot_title::NotAvailable;

/// Why a request is refused; nothing has changed.
pub(super) struct Refused<G: Game> {
    refusal: Option<G::Refusal>,
    index: Option<usize>,
    code: &'static str,
    text: String,
}

impl<G: Game> Refused<G> {
    pub(super) fn new(code: &'static str, text: impl Into<String>) -> Refused<G> {
        Refused { refusal: None, index: None, code, text: text.into() }
    }

    fn at(self, index: usize) -> Refused<G> {
        Refused { index: Some(index), ..self }
    }

    /// The game is over or was stopped.
    pub(super) fn over() -> Refused<G> {
        Refused::new("over", "the game is over: nothing can be played or taken back any more")
    }

    /// Another seat decides.
    pub(super) fn not_your_turn() -> Refused<G> {
        Refused::new("not_your_turn", "another seat decides now: wait for its move")
    }

    /// The client has not seen the current state: this may be a tap meant for something else.
    pub(super) fn stale() -> Refused<G> {
        Refused::new("stale", "the table has changed since: look again, and decide anew")
    }

    /// The guest's games take up all the room one guest may use.
    pub(super) fn too_much_stored() -> Refused<G> {
        Refused::new("too_much_stored", "your games take all the room that you have here: delete some of them first")
    }

    pub(super) fn bad_move(index: usize, why: &serde_json::Error) -> Refused<G> {
        let text = format!("move {} of the step is none of {}: {why}", index + 1, G::NAME);
        Refused::new("bad_move", text).at(index)
    }

    pub(super) fn not_available(why: NotAvailable) -> Refused<G> {
        Refused::new("not_available", why.to_string())
    }

    pub(super) fn bad_wish(why: &str) -> Refused<G> {
        Refused::new("bad_wish", format!("this is no wish for a plan of {}: {why}", G::NAME))
    }

    pub(super) fn step(error: StepError<G::Refusal>) -> Refused<G> {
        match error {
            StepError::Empty => Refused::new("empty", "the step holds no move: name at least one"),
            StepError::Over => Refused::over(),
            StepError::Refused { index, refusal } => {
                let (number, rule) = (index + 1, refusal.rule());
                let text = format!("rule {rule} does not allow move {number} of the step ({refusal:?})");
                Refused { refusal: Some(refusal), ..Refused::new("refused", text).at(index) }
            }
            StepError::RevealsTooEarly { index } => {
                let number = index + 1;
                let text = format!(
                    "move {number} of the step shows something hidden, so it has to be the last: send the rest afterwards"
                );
                Refused::new("reveals_too_early", text).at(index)
            }
        }
    }

    pub(super) fn undo(error: UndoError) -> Refused<G> {
        let text = match error {
            UndoError::Nothing => {
                "nothing can be taken back: a move is final once something was shown or another seat decides"
            }
            UndoError::NotYours => "another seat decides now, so your moves are final",
        };
        Refused::new("nothing_to_undo", text)
    }

    pub(super) fn message(self, id: &str) -> Said<G> {
        ServerMessage::Refused {
            id: id.into(),
            rule: self.refusal.as_ref().map(Refuse::rule),
            refusal: self.refusal,
            index: self.index,
            code: self.code,
            text: self.text,
        }
    }
}
