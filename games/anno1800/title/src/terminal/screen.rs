//! What a viewer sees of the table. It is drawn from the view alone, so it cannot show what the viewer may not know.

use super::words::Words;
use super::words::signed;
use entrepot_anno1800::{
    Board, CardKind, DATA, Deck, Expedition, Fleet, Objective, Player, Resource, ResourceSet, Score, Terrain, Tier,
    View, score,
};
use entrepot_table::Seat;
use entrepot_terminal::page::{Page, pad, pad_left, width};

/// Draws the table for one viewer.
pub struct Screen<'a> {
    words: &'a Words,
    view: &'a View,
}

impl<'a> Screen<'a> {
    /// A screen for whoever looks through this view.
    pub fn new(words: &'a Words, view: &'a View) -> Screen<'a> {
        Screen { words, view }
    }

    /// The whole table: round, objective cards, the others, the viewer's own islands and cards.
    pub fn draw(&self, page: &mut Page) {
        page.heading(&self.title());
        self.stacks(page);
        self.objectives(page);
        for seat in self.seats().filter(|seat| self.view.viewer != Some(*seat)) {
            page.blank();
            self.other(page, seat);
        }
        if let Some(seat) = self.view.viewer {
            page.blank();
            self.own(page, seat);
        }
    }

    /// Everybody's islands in a few lines, as at the end of the game.
    pub fn draw_all(&self, page: &mut Page) {
        self.seats().for_each(|seat| self.other(page, seat));
    }

    /// The viewer's hand with marks that say what can be had, and with what the cards do.
    pub fn hand(&self, page: &mut Page) {
        let Some(seat) = self.view.viewer else { return };
        let hand = self.view.hand();
        let label = self.words.label(&self.words.say("anno-hand", &[("n", hand.len().into())]));
        if hand.is_empty() {
            return page.labelled(&label, &self.words.get("hand-empty"));
        }
        page.strong(&label);
        for deck in Deck::ALL {
            let cards: Vec<CardKind> = hand.iter().copied().filter(|kind| kind.deck() == deck).collect();
            if !cards.is_empty() {
                page.faint(2, &self.deck(deck));
            }
            for run in cards.chunk_by(|a, b| a == b) {
                self.hand_card(page, seat, run[0], run.len());
            }
        }
        page.faint(0, &self.words.get("anno-legend"));
    }

    /// The cards of a stack, and the points that each of them brings when it is played (A24.1).
    fn deck(&self, deck: Deck) -> String {
        let points = self.words.points(DATA.card_points[deck.index()].value.into());
        let gaps = [("cards", self.words.get(&format!("anno-decks-{deck}")).into()), ("points", points.into())];
        self.words.say("anno-hand-deck", &gaps)
    }

    fn hand_card(&self, page: &mut Page, seat: Seat, kind: CardKind, copies: usize) {
        let cost = self.words.marked_cost(self.board(), seat, &kind.cost());
        let effect = self.words.effect(kind.effect(), Some(&self.board().setup));
        let id = self.words.times(copies, kind.to_string());
        page.beside(&format!("  {}  ", pad(&id, 9)), &self.words.arrow([cost, effect]), false);
    }

    fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// Everybody, the viewer first.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.board().players();
        let first = self.view.viewer.unwrap_or_default();
        (0..players).map(move |steps| first.after(steps, players))
    }

    fn title(&self) -> String {
        let board = self.board();
        let round = self.words.say("anno-round", &[("n", board.round.into())]);
        match board.last_round {
            Some(last) => format!("{round} · {}", self.words.say("anno-last_round", &[("n", last.into())])),
            None => round,
        }
    }

    fn stacks(&self, page: &mut Page) {
        let board = self.board();
        let gaps = [
            ("fw", board.cards[Deck::FarmerWorker.index()].into()),
            ("aei", board.cards[Deck::ArtisanEngineerInvestor.index()].into()),
            ("nw", board.cards[Deck::NewWorld.index()].into()),
            ("expeditions", board.expeditions.into()),
            ("old", board.old_world.into()),
            ("new", board.new_world.into()),
        ];
        page.labelled(&self.words.label(&self.words.get("anno-stacks")), &self.words.say("anno-stacks-text", &gaps));
    }

    /// The objective cards with what they give each player as things stand.
    fn objectives(&self, page: &mut Page) {
        let board = self.board();
        page.strong(&self.words.label(&self.words.get("anno-terms-objective_card")));
        let scores: Vec<(Seat, Score)> = self.seats().map(|seat| (seat, self.score(seat))).collect();
        for (n, card) in board.objectives.into_iter().enumerate() {
            let start = format!("  {}  ", pad(&self.words.objective(card), self.objective_width()));
            if Objective::EFFECTS.contains(&card) {
                page.beside(&start, &self.words.objective_text(card), false);
                continue;
            }
            let each = |(seat, score): &(Seat, Score)| self.standing(*seat, card, score.objectives[n]);
            page.beside(&start, &self.words.dotted(scores.iter().map(each)), false);
            // Later `card` shows it.
            if board.round == 1 {
                page.beside(&" ".repeat(width(&start)), &self.words.objective_text(card), true);
            }
        }
    }

    fn objective_width(&self) -> usize {
        let names = self.board().objectives.into_iter().map(|card| width(&self.words.objective(card)));
        names.max().unwrap_or(0)
    }

    /// What one card gives one player; expedition cards of others are hidden, so Zoo and Museum are open.
    fn standing(&self, seat: Seat, card: Objective, points: i16) -> String {
        let hidden = matches!(card, Objective::Zoo | Objective::Museum)
            && self.board().player(seat).expeditions > 0
            && self.view.viewer != Some(seat)
            && !self.board().over();
        let points = if hidden { "?".to_owned() } else { signed(points) };
        let name = self.words.name(seat);
        match self.counted(seat, card) {
            Some(n) => {
                let gaps = [("name", name.into()), ("points", points.into()), ("n", n.into())];
                self.words.say("anno-standing", &gaps)
            }
            None => format!("{name} {points}"),
        }
    }

    /// How many a player has of what a majority counts (A26.11 to A26.15).
    fn counted(&self, seat: Seat, card: Objective) -> Option<u8> {
        let player = self.board().player(seat);
        match card {
            Objective::HannahGoode => Some(Tier::ALL.into_iter().map(|tier| player.owned(tier)).sum()),
            Objective::University => Some(player.owned(Tier::Engineer)),
            Objective::WorldsFair => Some(player.owned(Tier::Investor)),
            Objective::MadameKahina => Some(player.trade.all()),
            Objective::TheTourist => Some(player.expeditions),
            _ => None,
        }
    }

    fn score(&self, seat: Seat) -> Score {
        score(self.board(), seat, &self.view.expeditions[seat.index()])
    }
}

impl Screen<'_> {
    /// The line that says who it is and how this player stands.
    fn who(&self, seat: Seat) -> String {
        let (words, player) = (self.words, self.board().player(seat));
        let name = words.name(seat);
        let you = self.view.viewer == Some(seat);
        let mut parts = vec![if you { words.say("who-you", &[("name", name.into())]) } else { name.to_owned() }];
        parts.extend((self.board().first == seat).then(|| words.get("anno-term-starting_player")));
        parts.extend((self.board().fireworks == Some(seat)).then(|| words.get("anno-term-fireworks_token")));
        let points = self.score(seat).total();
        let hidden = player.expeditions > 0 && !you && !self.board().over();
        parts.push(if hidden { words.amount("anno-n-points-at_least", points) } else { words.points(points) });
        parts.push(words.gold(player.gold));
        parts.push(words.amount("anno-n-in_hand", player.hand_size()));
        words.dotted(parts)
    }

    /// Another player in a few lines: pieces, islands, what can be traded for, by price.
    fn other(&self, page: &mut Page, seat: Seat) {
        let (words, player) = (self.words, self.board().player(seat));
        page.strong(&self.who(seat));
        let cubes = Tier::ALL.into_iter().filter(|tier| player.owned(*tier) > 0);
        let cubes = cubes.map(|tier| {
            format!("{} {}", words.tiers(tier), self.of_all(player.cubes[tier.index()], player.owned(tier)))
        });
        page.hanging("  ", &words.about(&words.get("anno-terms-population_cube"), &words.list(cubes)));
        page.hanging("  ", &self.tokens_and_islands(seat));
        let prices = self.sold(player).into_iter().map(|(price, goods)| {
            let gaps = [("price", words.trade_tokens(price).into()), ("list", words.resources(goods).into())];
            words.say("anno-sells", &gaps)
        });
        page.hanging("  ", &words.dotted(prices));
        self.known_cards(page, seat);
        self.activated(page, seat);
    }

    fn of_all(&self, ready: u8, all: u8) -> String {
        if ready == all { all.to_string() } else { format!("{ready}/{all}") }
    }

    fn fleet(&self, fleet: &Fleet) -> String {
        let regular = self.of_all(fleet.ready, fleet.ready + fleet.exhausted);
        if fleet.temporary > 0 { format!("{regular} + {}", fleet.temporary) } else { regular }
    }

    fn tokens_and_islands(&self, seat: Seat) -> String {
        let (words, player) = (self.words, self.board().player(seat));
        let counts = [
            ("anno-trade", self.fleet(&player.trade)),
            ("anno-exploration", self.fleet(&player.exploration)),
            ("anno-terms-old_world_island", player.old_world.len().to_string()),
            ("anno-terms-new_world_island", player.new_world.len().to_string()),
            ("anno-terms-expedition_card", player.expeditions.to_string()),
        ];
        words.dotted(counts.into_iter().map(|(key, count)| format!("{}\u{a0}{count}", words.get(key))))
    }

    /// What somebody makes, by the price for others (A6.3, C16).
    fn sold(&self, player: &Player) -> Vec<(u8, ResourceSet)> {
        let price = |resource: Resource| {
            let makers = Tier::WORKING.into_iter().filter(|tier| player.makes[tier.index()].has(resource));
            makers.map(|tier| DATA.trade[tier.index()].value).min()
        };
        let at = |wanted: u8| {
            let goods: ResourceSet = Resource::ALL.into_iter().filter(|good| price(*good) == Some(wanted)).collect();
            (wanted, goods)
        };
        (1..=4).map(at).filter(|(_, goods)| !goods.is_empty()).collect()
    }

    /// Cards in another hand that the viewer put under a stack.
    fn known_cards(&self, page: &mut Page, seat: Seat) {
        let known = self.view.hands[seat.index()];
        if self.view.viewer != Some(seat) && !known.is_empty() {
            let text = self.words.say("anno-hand-known", &[("list", self.words.cards(&known).into())]);
            page.hanging("  ", &text);
        }
    }

    /// Played cards: those that can still be activated, and how many were.
    fn activated(&self, page: &mut Page, seat: Seat) {
        let (words, board) = (self.words, self.board());
        let mut ready: Vec<CardKind> = board.ready(seat).collect();
        ready.sort_unstable();
        let used = board.played.iter().filter(|card| card.seat == seat && !card.ready).count();
        if used > 0 {
            page.hanging("  ", &words.amount("anno-activated", used));
        }
        if ready.is_empty() {
            return;
        }
        let each = |run: &[CardKind]| {
            let effect = words.effect(run[0].effect(), Some(&board.setup));
            format!("{} ({effect})", words.times(run.len(), run[0].to_string()))
        };
        let list = words.list(ready.chunk_by(|a, b| a == b).map(each));
        page.hanging("  ", &words.about(&words.get("anno-ready_cards"), &list));
    }
}

/// Spaces between the columns of a table.
const GAP: usize = 2;

impl Screen<'_> {
    /// The viewer's own islands, pieces and cards.
    fn own(&self, page: &mut Page, seat: Seat) {
        page.strong(&self.who(seat));
        self.pieces(page, seat);
        for terrain in Terrain::ALL {
            self.fields(page, seat, terrain);
        }
        self.islands(page, seat);
        self.expedition_cards(page, seat);
        self.activated(page, seat);
        self.free_upgrades(page);
        page.blank();
        self.hand(page);
    }

    /// Cubes and naval tokens by where they are, with the price of a shift end.
    fn pieces(&self, page: &mut Page, seat: Seat) {
        let words = self.words;
        let names = ["anno-trade", "anno-exploration"].map(|key| words.get(key));
        let heads: Vec<String> = Tier::ALL.into_iter().map(|tier| words.tiers(tier)).chain(names).collect();
        let rows = piece_rows(self.board().player(seat));
        let widest = rows.iter().map(|(key, _)| width(&words.get(key))).max().unwrap_or(0);
        let line = |label: &str, cells: &[String]| {
            let cells = cells.iter().zip(&heads).map(|(cell, head)| pad_left(cell, width(head) + GAP));
            format!("  {}{}", pad(label, widest), cells.collect::<String>())
        };
        page.line(page.style().faint(&line("", &heads)));
        for (key, cells) in &rows {
            page.line(line(&words.get(key), cells));
        }
    }

    /// All squares of one kind: what stands there, who works there, how many are free.
    fn fields(&self, page: &mut Page, seat: Seat, terrain: Terrain) {
        let (words, player) = (self.words, self.board().player(seat));
        let fields: Vec<usize> = (0..player.size()).filter(|field| terrain_of(*field) == terrain).collect();
        let free = fields.iter().filter(|field| player.visible(**field).is_none()).count();
        let mut parts: Vec<String> = fields.iter().filter_map(|field| self.token(player, *field)).collect();
        parts.push(words.amount("anno-free_squares", free));
        page.labelled(&words.label(&words.get(&format!("anno-terrain-{}", terrain.id()))), &words.dotted(parts));
    }

    /// A token with its workplaces; what it covers is told, since removing it would uncover that.
    fn token(&self, player: &Player, field: usize) -> Option<String> {
        let words = self.words;
        let token = player.visible(field)?;
        let mut text = words.token_in_short(token);
        if let Some((resource, tier)) = token.industry() {
            let place = |cube: Option<Tier>| match cube {
                None => "○".to_owned(),
                Some(cube) if cube == tier => "●".to_owned(),
                Some(cube) => words.letters(cube),
            };
            let places = player.fields[field].work.map(place).concat();
            text = format!("{text} → {} {} {places}", words.resource(resource), words.letters(tier));
        }
        let covered = player.fields[field].built.and_then(|_| player.printed(field));
        if let Some(covered) = covered {
            let gaps = [("token", text.into()), ("covered", words.token_in_short(covered).into())];
            text = words.say("anno-token-over", &gaps);
        }
        Some(text.replace(' ', "\u{a0}"))
    }

    fn islands(&self, page: &mut Page, seat: Seat) {
        let (words, player) = (self.words, self.board().player(seat));
        if !player.old_world.is_empty() {
            let list = player.old_world.iter().map(|island| words.old_island(*island));
            page.labelled(&words.label(&words.get("anno-terms-old_world_island")), &words.dotted(list));
        }
        if !player.new_world.is_empty() {
            let list = player.new_world.iter().map(|island| words.new_island(*island));
            page.labelled(&words.label(&words.get("anno-terms-new_world_island")), &words.dotted(list));
        }
    }

    fn expedition_cards(&self, page: &mut Page, seat: Seat) {
        let cards: &[Expedition] = &self.view.expeditions[seat.index()];
        if !cards.is_empty() {
            let gaps = [
                ("list", self.words.expeditions(cards).into()),
                ("points", self.words.points(self.score(seat).expeditions).into()),
            ];
            page.labelled(
                &self.words.label(&self.words.get("anno-terms-expedition_card")),
                &self.words.say("anno-expedition_cards", &gaps),
            );
        }
    }

    /// Free upgrades that are left in this turn (A22.6).
    fn free_upgrades(&self, page: &mut Page) {
        let (words, turn) = (self.words, &self.board().turn);
        let left = Tier::WORKING.into_iter().filter(|tier| turn.upgrades[tier.index()] > 0);
        let each = |tier: Tier| {
            let step = format!("{} → {}", words.tier(tier), words.tier_above(tier));
            words.several(usize::from(turn.upgrades[tier.index()]), step)
        };
        let list = words.list(left.map(each));
        if !list.is_empty() {
            page.labelled(&words.label(&words.get("anno-group-upgrades")), &list);
        }
    }
}

/// Where cubes and naval tokens are: a row for each place, a column for each tier and each kind of token.
fn piece_rows(player: &Player) -> Vec<(&'static str, Vec<String>)> {
    let tiers = |of: &dyn Fn(Tier) -> u8| Tier::ALL.map(|tier| count(of(tier))).to_vec();
    let ready = |tier: Tier| player.cubes[tier.index()];
    let exhausted = |tier: Tier| player.exhausted[tier.index()];
    let at_work = |tier: Tier| player.owned(tier) - ready(tier) - exhausted(tier);
    let with = |mut cells: Vec<String>, tokens: [u8; 2]| {
        cells.extend(tokens.map(count));
        cells
    };
    let fleets = [player.trade, player.exploration];
    let mut rows = vec![
        ("anno-row-ready", with(tiers(&ready), fleets.map(|fleet| fleet.ready))),
        ("anno-row-working", tiers(&at_work)),
        ("anno-row-exhausted", with(tiers(&exhausted), fleets.map(|fleet| fleet.exhausted))),
    ];
    let temporary = fleets.map(|fleet| fleet.temporary);
    if temporary != [0, 0] {
        rows.push(("anno-row-temporary", with(vec![String::new(); Tier::COUNT], temporary)));
    }
    rows.push(("anno-row-shift_end", tiers(&|tier| DATA.shift_end[tier.index()].value)));
    rows
}

/// A number in a table: nothing is a dash.
fn count(n: u8) -> String {
    if n == 0 { "–".to_owned() } else { n.to_string() }
}

/// The terrain of a field: ten of land, five of coast, five of sea at home (A1.6), two of each on every further island
/// (A17.3).
fn terrain_of(field: usize) -> Terrain {
    match field {
        0..10 => Terrain::Land,
        10..15 => Terrain::Coast,
        15..20 => Terrain::Sea,
        further => Terrain::ALL[(further - 20) % 6 / 2],
    }
}
