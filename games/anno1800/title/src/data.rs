//! The components of Anno 1800.

use crate::terminal::InWords;
use crate::terminal::lookup::mark;
use crate::terminal::words::Words;
use entrepot_anno1800::{
    Action, Build, CardKind, DATA, Deck, Expedition, Figure, NewIsland, Objective, OldIsland, PriceData, Status, Tier,
    Token,
};
use entrepot_terminal::Spoken;
use entrepot_terminal::page::{Page, pad, width};
use entrepot_terminal::style::Style;
use entrepot_terminal::texts::Language;

/// Everything that an uncertain figure is explained by, apart from single tokens.
const NOTES: [&str; 3] = ["anno-note-cards", "anno-note-objective_names", "anno-note-empty_stack"];

/// The components of Anno 1800 as text.
pub fn text(language: Language, style: Style) -> String {
    let words = Words::spoken(language, Vec::new());
    let mut sheet = Sheet { words: &words, page: Page::new(style, InWords::WIDTH) };
    sheet.page.heading(&words.get("anno-data-title"));
    sheet.page.text(&words.get("anno-data-where"));
    sheet.tokens();
    sheet.population();
    sheet.naval();
    sheet.cards();
    sheet.objectives();
    sheet.islands();
    sheet.points();
    sheet.notes();
    sheet.page.print()
}

/// The page that is being written.
struct Sheet<'a> {
    words: &'a Words,
    page: Page,
}

impl Sheet<'_> {
    fn section(&mut self, title: &str) {
        self.page.blank();
        self.page.strong(title);
    }

    /// A name and what is said about it, one under the other.
    fn table(&mut self, rows: Vec<(String, String)>) {
        let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        for (name, about) in rows {
            self.page.beside(&format!("  {}  ", pad(&name, widest)), &about, false);
        }
    }

    fn figure(&self, figure: Figure) -> String {
        format!("{}{}", figure.value, mark(figure.status))
    }

    fn figures(&self, figures: &[Figure]) -> String {
        figures.iter().map(|figure| self.figure(*figure)).collect::<Vec<_>>().join(" / ")
    }

    fn tokens(&mut self) {
        let on_board = |build: fn(Build) -> bool| {
            Token::ALL.into_iter().filter(move |token| token.on_board() && build(token.build()))
        };
        let industries = on_board(|build| matches!(build, Build::Industry(..)));
        let shipyards = on_board(|build| matches!(build, Build::Shipyard(_)));
        let ships = on_board(|build| matches!(build, Build::Ship(..)));
        self.section(&self.words.get("anno-terms-industry"));
        self.table(industries.map(|token| self.token(token)).collect());
        self.section(&self.words.get("anno-terms-shipyard"));
        self.table(shipyards.map(|token| self.token(token)).collect());
        self.section(&self.words.get("anno-terms-ship"));
        self.table(ships.map(|token| self.token(token)).collect());
        self.section(&self.words.get("anno-term-home_island"));
        let printed = Token::ALL.into_iter().filter(|token| !token.on_board());
        self.table(printed.map(|token| self.token(token)).collect());
    }

    /// Copies, what it makes, what it costs, which objective card rewards it.
    fn token(&self, token: Token) -> (String, String) {
        let (words, data) = (self.words, DATA.tokens[token.index()]);
        let made = token.industry().map(|(resource, tier)| {
            format!("{} ({}){}", words.resource(resource), words.tiers(tier), mark(data.build_status))
        });
        let copies = Figure { value: data.copies, status: data.copies_status };
        let copies = token.on_board().then(|| format!("{} ×", self.figure(copies)));
        let cost = token.on_board().then(|| format!("{}{}", words.cost(&data.cost), mark(data.cost_status)));
        let reward = data.reward.map(|(objective, points)| format!("{} {points}", words.objective(objective)));
        let made = words.arrow([cost, made].into_iter().flatten());
        let about = words.dotted([Some(made), reward].into_iter().flatten());
        (words.token(token), [copies, Some(about)].into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    fn population(&mut self) {
        let words = self.words;
        self.section(&words.get("anno-terms-population_cube"));
        let tier = |tier: Tier| {
            let n = tier.index();
            let row = |key: &str, text: String| words.about(&words.get(key), &text);
            let mut parts = vec![
                row("anno-data-box", self.figure(DATA.cubes[n])),
                row("anno-data-start", self.figure(DATA.start_cubes[n])),
                row(
                    "anno-term-shift_end",
                    format!("{}{}", words.gold(DATA.shift_end[n].value), mark(DATA.shift_end[n].status)),
                ),
                words.about(&words.action_in_short(Action::Workforce), &self.price(DATA.workforce[n])),
            ];
            if let Some(upgrade) = DATA.upgrades.get(n) {
                parts.push(words.about(&words.action_in_short(Action::Upgrade), &self.price(*upgrade)));
            }
            if let Some(trade) = DATA.trade.get(n) {
                parts
                    .push(row("anno-term-trade", format!("{}{}", words.trade_tokens(trade.value), mark(trade.status))));
            }
            (words.tiers(tier), words.dotted(parts))
        };
        self.table(Tier::ALL.into_iter().map(tier).collect());
    }

    fn price(&self, price: PriceData) -> String {
        format!("{}{}", self.words.cost(&price.cost), mark(price.status))
    }

    fn naval(&mut self) {
        let words = self.words;
        self.section(&words.get("anno-data-prices"));
        let row = |key: &str, figures: &[Figure]| (words.get(key), self.figures(figures));
        let rows = vec![
            (words.get("anno-naval-trade"), self.figure(DATA.supply_trade)),
            (words.get("anno-naval-exploration"), self.figure(DATA.supply_exploration)),
            (words.get("anno-term-gold"), self.figure(DATA.supply_gold)),
            row("anno-data-start_gold", &DATA.start_gold),
            row("anno-data-start_hand", &DATA.start_hand),
            row("anno-data-import", &[DATA.import]),
            row("anno-data-islands", &DATA.island_price),
            row("anno-data-expedition", &[DATA.expedition_price]),
            row("anno-data-empty_stack", &DATA.empty_stack),
        ];
        self.table(rows);
    }
}

impl Sheet<'_> {
    fn cards(&mut self) {
        let words = self.words;
        for deck in Deck::ALL {
            self.section(&words.get(&format!("anno-decks-{deck}")));
            let points = DATA.card_points[deck.index()];
            let points = format!("{}{}", words.points(points.value.into()), mark(points.status));
            self.page.faint(2, &points);
            let kinds = CardKind::all().filter(|kind| kind.deck() == deck);
            let card = |kind: CardKind| {
                let data = DATA.cards[kind.index()];
                let name = words.times(usize::from(data.copies), format!("{kind}{}", mark(data.status)));
                (name, words.arrow([words.cost(&data.cost), words.effect(data.effect, None)]))
            };
            self.table(kinds.map(card).collect());
        }
    }

    fn objectives(&mut self) {
        let words = self.words;
        self.section(&words.get("anno-terms-objective_card"));
        let groups: [(&str, &[Objective]); 5] = [
            ("anno-objectives-effect", &Objective::EFFECTS),
            ("anno-objectives-industries", &Objective::INDUSTRIES),
            ("anno-objectives-majority", &Objective::MAJORITIES),
            ("anno-objectives-expedition", &[Objective::Zoo, Objective::Museum]),
            ("anno-objectives-others", &[Objective::BenteJorgensen, Objective::IsabelSarmento, Objective::Pyrphorian]),
        ];
        for (key, cards) in groups {
            self.page.faint(2, &words.get(key));
            let card = |card: &Objective| {
                let data = DATA.objectives[card.index()];
                let name = format!("{}{}", words.objective(*card), mark(data.name_status));
                (name, format!("{}{}", words.objective_text(*card), mark(data.status)))
            };
            self.table(cards.iter().map(card).collect());
        }
    }

    fn islands(&mut self) {
        let words = self.words;
        self.section(&words.get("anno-terms-old_world_island"));
        let old = |island: OldIsland| {
            let status = DATA.old_world[island.index()].status;
            (island.to_string(), format!("{}{}", words.old_island(island), mark(status)))
        };
        self.table(OldIsland::ALL.into_iter().map(old).collect());
        self.section(&words.get("anno-terms-new_world_island"));
        let new = |island: NewIsland| {
            let status = DATA.new_world[island.index()].status;
            (island.to_string(), format!("{}{}", words.new_island(island), mark(status)))
        };
        self.table(NewIsland::ALL.into_iter().map(new).collect());
        self.section(&words.get("anno-terms-expedition_card"));
        let visit = |tier: Tier| {
            let points = DATA.visitors[tier.index().saturating_sub(Tier::Artisan.index())];
            (words.tier(tier), self.figure(points))
        };
        let expedition = |card: Expedition| {
            let ((animal, animal_points), (artefact, artefact_points)) = (visit(card.animal()), visit(card.artefact()));
            let gaps = [
                ("animal", animal.into()),
                ("animal_points", animal_points.into()),
                ("artefact", artefact.into()),
                ("artefact_points", artefact_points.into()),
            ];
            let copies = DATA.expeditions[card.index()];
            let status = DATA.expedition_status[card.index()];
            (format!("{copies}{} × {card}", mark(status)), words.say("anno-expedition", &gaps))
        };
        self.table(Expedition::ALL.into_iter().map(expedition).collect());
    }

    fn points(&mut self) {
        let words = self.words;
        self.section(&words.get("anno-terms-influence_point"));
        let rows = vec![
            (words.get("anno-data-gold_per_point"), self.figure(DATA.gold_per_point)),
            (words.get("anno-term-fireworks_token"), self.figure(DATA.fireworks)),
        ];
        self.table(rows);
    }

    /// What the marks mean, and why each uncertain figure is as it is.
    fn notes(&mut self) {
        let words = self.words;
        self.page.blank();
        self.page.text(&words.get("anno-status-verified"));
        for (status, key) in
            [(Status::SingleSource, "anno-status-single_source"), (Status::HouseValue, "anno-status-house_value")]
        {
            self.page.hanging(&format!("{} ", mark(status)), &words.get(key));
        }
        self.page.blank();
        for token in Token::ALL {
            if let Some(note) = words.texts.find(&format!("anno-note-{token}"), &[]) {
                self.page.labelled(&words.label(&words.token(token)), &note);
            }
        }
        NOTES.iter().for_each(|key| self.page.text(&words.get(key)));
    }
}
