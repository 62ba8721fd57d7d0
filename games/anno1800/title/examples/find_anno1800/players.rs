//! Players with an inclination, for games that greedy players alone would hardly ever play.

use entrepot_anno1800::{Action, Anno1800, Decision, Deck, Doing, Move, Naval, Objective, State, Token, View};
use entrepot_anno1800_title::TITLE;
use entrepot_table::{Bot, Dice, Game, Moves, Seed, Silent};

/// The move an inclination asks for, if it has anything to say.
type Inclination = fn(&View, &[Move]) -> Option<Move>;

/// The player with this name: one of those below, or a computer player of the game.
pub fn invite(name: &str, seed: u64) -> Option<Box<dyn Bot<Anno1800>>> {
    let inclination: Inclination = match name {
        "settler" => |view, legal| islands(view, legal, Action::OldWorld),
        "explorer" => |view, legal| islands(view, legal, Action::NewWorld),
        "landlord" => |view, legal| hire(view, legal, Deck::FarmerWorker),
        "patron" => |view, legal| hire(view, legal, Deck::ArtisanEngineerInvestor),
        "reader" => |_, _| Some(Move::Use(Objective::TheEditor)),
        "wrecker" => tear_down,
        _ => return TITLE.bot(name, seed),
    };
    Some(Box::new(Inclined { inclination, greedy: TITLE.bot("greedy", seed)? }))
}

/// Follows an inclination wherever it can, and plays like `greedy` otherwise.
struct Inclined {
    inclination: Inclination,
    greedy: Box<dyn Bot<Anno1800>>,
}

impl Bot<Anno1800> for Inclined {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        let wish = (self.inclination)(view, legal).filter(|mv| legal.contains(mv));
        wish.unwrap_or_else(|| self.greedy.choose(view, legal))
    }
}

/// Goes for islands of one kind until there are none left, with a festival or a new ship before where that is needed
/// (A17.1, A18.1).
fn islands(view: &View, legal: &[Move], action: Action) -> Option<Move> {
    let board = &view.board;
    let player = board.player(view.viewer?);
    let (left, owned) = match action {
        Action::OldWorld => (board.old_world, player.old_world.len()),
        _ => (board.new_world, player.new_world.len()),
    };
    let short = usize::from(player.exploration.all()) <= owned;
    let go = Move::Action(action);
    match board.decision() {
        _ if left == 0 || owned == 4 => None,
        Decision::Turn if legal.contains(&go) => Some(go),
        Decision::Turn if board.turn.actions == 0 => None,
        Decision::Turn if !short => Some(Move::Action(Action::Festival)),
        Decision::Turn => {
            let targets = targets(view, Action::Expand);
            targets.iter().any(explores).then_some(Move::Action(Action::Expand))
        }
        Decision::Target(Action::Expand) if short => legal.iter().copied().rfind(explores),
        _ => None,
    }
}

/// Whether a move builds an exploration ship.
fn explores(mv: &Move) -> bool {
    let naval = |token: Token| token.ship().map(|(kind, _)| kind);
    matches!(mv, Move::Build(token) if naval(*token) == Some(Naval::Exploration))
}

/// Takes on cubes that draw from a stack until it is empty, with a festival wherever nobody can be taken on (A15.3).
fn hire(view: &View, legal: &[Move], deck: Deck) -> Option<Move> {
    let board = &view.board;
    let of_deck = |mv: &Move| matches!(mv, Move::Hire(tier) if Deck::of(*tier) == deck);
    match board.decision() {
        _ if board.cards[deck.index()] == 0 => None,
        Decision::Target(Action::Workforce) => legal.iter().copied().find(of_deck),
        Decision::Turn if matches!(board.turn.doing, Doing::Workforce(_)) => legal.iter().copied().find(of_deck),
        Decision::Turn if board.turn.actions == 0 => None,
        Decision::Turn if targets(view, Action::Workforce).iter().any(of_deck) => Some(Move::Action(Action::Workforce)),
        Decision::Turn if !rested(view) => Some(Move::Action(Action::Festival)),
        _ => None,
    }
}

/// Removes whatever may be removed, every fifth round (A8.6).
fn tear_down(view: &View, legal: &[Move]) -> Option<Move> {
    let done = view.board.decision() == Decision::Turn && view.board.round.is_multiple_of(5);
    legal.iter().copied().find(|mv| done && matches!(mv, Move::Remove(_)))
}

/// Whether a festival would bring nothing back.
fn rested(view: &View) -> bool {
    let Some(seat) = view.viewer else { return true };
    let player = view.board.player(seat);
    let at_work = player.fields[..player.size()].iter().flat_map(|field| field.cubes()).count();
    at_work == 0 && player.exhausted.iter().all(|&cubes| cubes == 0)
}

/// What an action could be about; nothing if it cannot be begun.
fn targets(view: &View, action: Action) -> Moves<Move> {
    let mut moves = Moves::new();
    let mut state: State = Anno1800::sample(view, &mut Dice::new(0, 0));
    let begin = Move::Action(action);
    if Anno1800::check(&state, view.board.actor, begin).is_ok() {
        // Nothing is shuffled after the deal.
        Anno1800::play(&mut state, begin, &mut Seed::from_number(0), &mut Silent);
        Anno1800::legal(&state, &mut moves);
    }
    moves
}
