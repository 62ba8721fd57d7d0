//! Cards that are hidden from somebody.

use super::{Answer, about, numbers};
use crate::{Anno1800, CardKind, Deck, Expedition};
use entrepot_table::scenario::join;
use entrepot_table::scenario::{Found, Scene};
use entrepot_table::{Game, Seat};
use std::str::FromStr;

pub(super) fn expect(scene: &Scene<Anno1800>, words: &[&str]) -> Answer {
    let player = |word: &str| scene.seat(word).map(|seat| scene.state.board().player(seat));
    let is_number = |word: &str| word.parse::<usize>().is_ok();
    Ok(Some(match words {
        ["hand", who, count] if is_number(count) => about(words, 2, player(who)?.hand_size()),
        ["hand", who, ..] => known_hand(scene, words, 2, Some(scene.seat(who)?))?,
        ["hand_of", who, ..] => {
            let cards = Deck::ALL.into_iter().zip(player(who)?.hand).map(|(deck, cards)| (deck, i64::from(cards)));
            numbers::compare(words, 2, &cards.collect::<Vec<_>>())?
        }
        ["expeditions", who, count] if is_number(count) => about(words, 2, player(who)?.expeditions),
        ["expeditions", who, ..] => known_expeditions(scene, words, 2, Some(scene.seat(who)?))?,
        ["sees", viewer, what @ ..] => {
            let viewer = if *viewer == "watcher" { None } else { Some(scene.seat(viewer)?) };
            sees(scene, words, viewer, what)?
        }
        _ => return Ok(None),
    }))
}

/// `hand OTHER CARDS`, `expeditions OTHER CARDS`, `fw CARD@DEPTH …`, the depth counted from the bottom.
fn sees(scene: &Scene<Anno1800>, words: &[&str], viewer: Option<Seat>, what: &[&str]) -> Result<Found, String> {
    let view = Anno1800::view(&scene.state, viewer);
    let known = |stack: &[Option<CardKind>]| {
        let cards = stack.iter().enumerate().filter_map(|(depth, card)| Some((depth, (*card)?)));
        about(words, 3, join(cards.map(|(depth, card)| format!("{card}@{depth}"))))
    };
    match what {
        ["hand", _, ..] => known_hand(scene, words, 4, viewer),
        ["expeditions", _, ..] => known_expeditions(scene, words, 4, viewer),
        ["fw", ..] => Ok(known(&view.fw)),
        ["aei", ..] => Ok(known(&view.aei)),
        ["nw", ..] => Ok(known(&view.nw)),
        _ => Err("sees needs a seat and hand SEAT, expeditions SEAT, fw, aei or nw".into()),
    }
}

/// The last word of the subject is whose cards are meant.
fn known_hand(scene: &Scene<Anno1800>, words: &[&str], subject: usize, viewer: Option<Seat>) -> Result<Found, String> {
    let known = Anno1800::view(&scene.state, viewer).hands[scene.seat(words[subject - 1])?.index()];
    compare::<CardKind>(words, subject, &known)
}

fn known_expeditions(
    scene: &Scene<Anno1800>,
    words: &[&str],
    subject: usize,
    viewer: Option<Seat>,
) -> Result<Found, String> {
    let known = Anno1800::view(&scene.state, viewer).expeditions[scene.seat(words[subject - 1])?.index()];
    compare::<Expedition>(words, subject, &known)
}

/// Cards in any order; `FW36*2` stands for two, `none` for no card.
fn compare<T>(words: &[&str], subject: usize, known: &[T]) -> Result<Found, String>
where
    T: Copy + Ord + ToString + FromStr<Err = String>,
{
    let mut wanted: Vec<T> = Vec::new();
    for word in words[subject..].iter().filter(|word| **word != "none") {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let count: u8 = count.parse().map_err(|_| format!("{count} is no number of cards"))?;
        let card: T = name.parse()?;
        wanted.extend((0..count).map(|_| card));
    }
    let mut known = known.to_vec();
    wanted.sort_unstable();
    known.sort_unstable();
    Ok(Found::new(&words[..subject], &[&join(wanted)], join(known)))
}
