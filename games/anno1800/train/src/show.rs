//! A game of two players, turn by turn, to be read.

use crate::player::{Player, setup};
use entrepot_anno1800::{Anno1800, State, Tier};
use entrepot_table::{Game, Moves, Planned, Seat, Seed, Silent};

/// Print a game turn by turn, with what each player has after the turn.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The players by seat: names or files of weights.
    #[arg(value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// The number of the game.
    #[arg(long, default_value_t = 0)]
    number: u64,
    /// It is stopped after this many rounds.
    #[arg(long, default_value_t = 60)]
    rounds: u32,
}

/// Plays and prints.
pub fn run(args: &Args) -> Result<(), String> {
    let setup = setup(args.players.len())?;
    let players: Vec<Player> = args.players.iter().map(|name| Player::read(name)).collect::<Result<_, _>>()?;
    let mut chance = Seed::from_number(args.number);
    let mut bots: Vec<_> = players.iter().map(|player| player.sit_down(args.number)).collect();
    let mut state = Anno1800::deal(&setup, &mut chance, &mut Silent);
    println!("objectives: {}", state.board().objectives.map(|card| card.to_string()).join(" "));
    let (mut legal, mut planned) = (Moves::new(), Planned::<Anno1800>::default());
    let (mut turn, mut at) = (Vec::new(), (0, Seat::new(0)));
    while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= args.rounds) {
        at = (Anno1800::round(&state), seat);
        Anno1800::legal(&state, &mut legal);
        let mv = match planned.next(seat, &legal) {
            Some(mv) => mv,
            None => {
                let view = Anno1800::view(&state, Some(seat));
                planned.begin(seat, bots[seat.index()].plan(&view, &legal))
            }
        };
        turn.push(mv.to_string());
        Anno1800::play(&mut state, mv, &mut chance, &mut Silent);
        if Anno1800::decider(&state) != Some(seat) || Anno1800::round(&state) != at.0 {
            println!("{}.{} {} | {}", at.0, at.1, turn.join(", "), standing(&state, seat));
            turn.clear();
        }
    }
    println!("round {}: {:?}", at.0, Anno1800::score_now(&state).points);
    Ok(())
}

/// What a player has.
fn standing(state: &State, seat: Seat) -> String {
    let player = state.board().player(seat);
    let points = Anno1800::score_now(state).points[seat.index()];
    let hand: Vec<String> = Anno1800::view(state, Some(seat)).hand().iter().map(|kind| kind.to_string()).collect();
    let cubes = Tier::ALL.map(|tier| format!("{}/{}", player.cubes[tier.index()], player.owned(tier)));
    let (trade, exploration) = (player.trade, player.exploration);
    format!(
        "{points} points, cubes {}, trade {}/{}, exploration {}/{}, {} gold, hand {}",
        cubes.join(" "),
        trade.available(),
        trade.all(),
        exploration.available(),
        exploration.all(),
        player.gold,
        hand.join(" "),
    )
}
