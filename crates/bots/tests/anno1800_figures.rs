//! scratch
use entrepot_anno1800::*;
use entrepot_bots::{Bot, anno1800};
use entrepot_table::{Game, Moves, Seed, Silent};
use std::time::Instant;

fn env(name: &str, or: &str) -> String { std::env::var(name).unwrap_or(or.into()) }

#[test]
#[ignore]
fn figures() {
    let names: Vec<String> = env("NAMES", "greedy,greedy").split(',').map(String::from).collect();
    let games: u64 = env("GAMES", "20").parse().unwrap();
    let from: u64 = env("FROM", "0").parse().unwrap();
    let cap: u32 = env("CAP", "150").parse().unwrap();
    let verbose = std::env::var("V").is_ok();
    let setup: Setup = format!("players={} {}", names.len(), env("SETUP", "")).parse().unwrap();
    let (mut rounds, mut done60, mut done, mut win, mut pts, mut list, mut decisions, mut longest) = (vec![], 0, 0, vec![0.0; names.len()], 0.0, 0usize, 0usize, 0usize);
    let mut winner = 0.0; let mut think = 0.0; let mut hist = std::collections::BTreeMap::<String, usize>::new();
    let mut longest_at = String::new(); let mut parts=[0f64;6];
    for g in from..from + games {
        let mut seed = Seed::from_number(g);
        let mut bots: Vec<Box<dyn Bot<Anno1800>>> = names.iter().enumerate().map(|(s, n)| anno1800::bot(n, g * 8 + s as u64).unwrap()).collect();
        let mut state = Anno1800::deal(&setup, &mut seed, &mut Silent);
        let mut legal = Moves::new();
        let mut line = String::new();
        while let Some(seat) = Anno1800::decider(&state).filter(|_| Anno1800::round(&state) <= cap) {
            Anno1800::legal(&state, &mut legal);
            list += legal.len(); decisions += 1;
            if legal.len() > longest { longest = legal.len(); longest_at = format!("game {g} round {} {:?}", state.board().round, state.board().decision()); }
            let view = Anno1800::view(&state, Some(seat));
            let t = Instant::now();
            let mv = bots[seat.index()].choose(&view, &legal);
            think += t.elapsed().as_secs_f64();
            assert!(legal.contains(&mv));
            if verbose {
                if state.board().decision() == Decision::Turn && line.is_empty() { let p = state.board().player(seat);
                    line = format!("r{:2} s{} hand {:?} cubes {:?}/{:?} gold {} trade {} expl {} :: ", state.board().round, seat, view.hand().iter().map(|k| k.id()).collect::<Vec<_>>().join(" "), p.cubes, Tier::ALL.map(|t| p.owned(t)), p.gold, p.trade.available(), p.exploration.available()); }
                line += &format!("{mv} ");
            }
            if let Move::Action(a) = mv { *hist.entry(format!("{a}")).or_default() += 1; }
            if let Move::Activate(k) = mv { *hist.entry(format!("activate {:?}", k.effect()).chars().take(18).collect()).or_default() += 1; }
            if let Move::Use(k) = mv { *hist.entry(format!("use {k}")).or_default() += 1; }
            Anno1800::play(&mut state, mv, &mut seed, &mut Silent);
            if verbose && mv == Move::End { println!("{line}"); line.clear(); }
        }
        let fin = Anno1800::outcome(&state).is_some();
        let o = Anno1800::score_now(&state);
        let r = Anno1800::round(&state);
        rounds.push(r); if fin { done += 1; if r <= 60 { done60 += 1; } }
        let n = o.winners().count() as f64; for s in o.winners() { win[s.index()] += 1.0 / n; }
        winner += *o.points.iter().max().unwrap() as f64; pts += o.points.iter().sum::<i32>() as f64 / names.len() as f64;
        for seat in entrepot_table::Seat::all(names.len()) { let v = Anno1800::view(&state, Some(seat)); let s = score(state.board(), seat, &v.expeditions[seat.index()]);
            for (i, x) in [s.cards, s.expeditions, s.gold, s.fireworks, s.objectives.iter().sum(), s.hand as i16].into_iter().enumerate() { parts[i] += x as f64 / names.len() as f64; } 
            if verbose { println!("{:?} {:?}", s, state.board().objectives); } }
        if verbose { println!("game {g}: rounds {r} fin {fin} {:?}", o.points); }
    }
    rounds.sort();
    let n = games as f64;
    println!("games {games} done {:.3} done60 {:.3} rounds mean {:.1} median {} p90 {} max {}", done as f64 / n, done60 as f64 / n, rounds.iter().sum::<u32>() as f64 / n, rounds[rounds.len() / 2], rounds[rounds.len() * 9 / 10], rounds[rounds.len() - 1]);
    println!("winner {:.1} mean {:.1} wins {:?} cards/exp/gold/fire/obj/hand {:?}", winner / n, pts / n, win, parts.map(|p| (p / n * 10.0).round() / 10.0));
    println!("decisions/game {:.0} list {:.1} longest {longest} ({longest_at}) think {:.0} us/decision, {:.3} s/game", decisions as f64 / n, list as f64 / decisions as f64, think / decisions as f64 * 1e6, think / n);
    for (k, v) in hist { println!("  {k}: {:.2}", v as f64 / n / names.len() as f64); }
}
