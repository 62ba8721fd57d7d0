//! What is asked, what can be answered, and why an answer is refused: in words.

use super::words::Words;
use entrepot_sanjuan::{Board, Decision, Kind, Move, Refusal, Role};

impl Words {
    /// The question that is open.
    pub fn question(&self, board: &Board, asked: Decision) -> String {
        match asked {
            Decision::StartingHand { left } => self.say("ask-starting_hand", &[("left", left.into())]),
            Decision::Role => self.get("ask-role"),
            Decision::Build => self.get("ask-build"),
            Decision::Over => self.say("ask-over", &[("building", self.kind(board.build.kind).into())]),
            Decision::Library => self.library_question(board),
            Decision::Pay { left } => self.say("ask-pay", &[("left", left.into())]),
            Decision::Produce { made } => self.say("ask-produce", &[("made", made.into())]),
            Decision::Sell { sold, income } => {
                let income = self.cards(usize::from(income));
                self.say("ask-sell", &[("sold", sold.into()), ("income", income.into())])
            }
            Decision::Keep { left } => self.say("ask-keep", &[("left", left.into())]),
            Decision::Archive { left } => self.say("ask-archive", &[("left", left.into())]),
            Decision::GoldMine => self.get("ask-gold_mine"),
            Decision::GoldMineTake => self.get("ask-gold_mine_take"),
            Decision::Goldsmith => self.get("ask-goldsmith"),
            Decision::Office { given } => self.say("ask-office", &[("given", given.into())]),
            Decision::Chapel => self.get("ask-chapel"),
            Decision::Bank { laid } => self.say("ask-bank", &[("laid", laid.into())]),
            Decision::HandLimit { left } => self.say("ask-hand_limit", &[("left", left.into())]),
        }
    }

    fn library_question(&self, board: &Board) -> String {
        match board.phase() {
            Some(Role::Builder) => self.get("ask-library-builder"),
            Some(Role::Councillor) => self.get("ask-library-councillor"),
            _ => self.get("ask-library-prospector"),
        }
    }

    /// One answer, as something to do.
    pub fn answer(&self, board: &Board, mv: Move) -> String {
        let card = |key: &str, kind: Kind| self.say(key, &[("card", self.kind(kind).into())]);
        let good = |key: &str, kind: Kind| self.say(key, &[("good", self.good(kind).into())]);
        match mv {
            Move::Role(role) => self.say("move-role", &[("role", self.role(role).into())]),
            Move::Build(kind) => self.say("move-build", &[("building", self.kind(kind).into())]),
            Move::Beside => self.get("move-beside"),
            Move::Over { kind, good: false } => self.say("move-over", &[("building", self.kind(kind).into())]),
            Move::Over { kind, good: true } => self.say("move-over-good", &[("building", self.kind(kind).into())]),
            Move::Library(true) => self.get("move-use_library"),
            Move::Library(false) => self.get("move-no_library"),
            // The name of this good says that it is one.
            Move::PayGood(Kind::CustomsOffice) => self.good(Kind::CustomsOffice),
            Move::PayGood(kind) => good("move-pay_good", kind),
            Move::Pay(kind) => card("move-pay", kind),
            Move::Produce(kind) => good("move-produce", kind),
            Move::Sell(kind) => good("move-sell", kind),
            Move::Keep(kind) => card("move-keep", kind),
            Move::Discard(kind) => card("move-discard", kind),
            Move::Reveal if board.decision() == Some(Decision::Goldsmith) => self.get("move-reveal-goldsmith"),
            Move::Reveal => self.get("move-reveal-gold_mine"),
            Move::Take(kind) => card("move-take", kind),
            Move::Exchange(kind) => card("move-exchange", kind),
            Move::Lay(kind) => card("move-lay", kind),
            Move::Bank(kind) => card("move-deposit", kind),
            Move::Pass => self.passing(board.decision()),
        }
    }

    /// What passing means at this question.
    fn passing(&self, asked: Option<Decision>) -> String {
        self.get(match asked {
            Some(Decision::Build) => "move-pass-build",
            Some(Decision::Produce { made: 0 }) => "move-pass-produce",
            Some(Decision::Sell { sold: 0, .. }) => "move-pass-sell",
            Some(Decision::GoldMine) => "move-pass-gold_mine",
            Some(Decision::Goldsmith) => "move-pass-goldsmith",
            Some(Decision::Office { given: 0 }) => "move-pass-office",
            Some(Decision::Chapel) => "move-pass-chapel",
            Some(Decision::Bank { laid: 0 }) => "move-pass-bank",
            Some(
                Decision::Produce { .. } | Decision::Sell { .. } | Decision::Office { .. } | Decision::Bank { .. },
            ) => "move-pass-done",
            _ => "move-pass",
        })
    }

    /// Why not, in a few words, for lists: what would be right stands beside it.
    pub fn refusal_in_short(&self, board: &Board, refusal: Refusal) -> String {
        match refusal {
            Refusal::TooExpensive { cost, have } => {
                self.say("short-too_expensive", &[("cost", cost.into()), ("have", have.into())])
            }
            Refusal::OwnedAlready { .. } => self.get("short-owned_already"),
            Refusal::CathedralBuilt => self.get("short-cathedral_built"),
            Refusal::CoversCrane => self.get("short-covers_crane"),
            Refusal::CoversLike { .. } => self.get("short-covers_like"),
            other => self.refusal(board, other),
        }
    }

    /// Why not: what is wrong, and what would be right.
    pub fn refusal(&self, board: &Board, refusal: Refusal) -> String {
        let card = |key: &str, kind: Kind| self.say(key, &[("card", self.kind(kind).into())]);
        let asked = |key: &str, asked: Decision| self.say(key, &[("asked", self.question(board, asked).into())]);
        match refusal {
            Refusal::GameOver => self.get("refusal-game_over"),
            Refusal::NotYourTurn { seat } => self.say("refusal-not_your_turn", &[("name", self.name(seat).into())]),
            Refusal::OtherQuestion { asked: open } => asked("refusal-other_question", open),
            Refusal::RoleNeeded => self.get("refusal-role_needed"),
            Refusal::RoleTaken { role, by } => {
                let gaps = [("role", self.role(role).into()), ("name", self.name(by).into())];
                self.say("refusal-role_taken", &gaps)
            }
            Refusal::NotInHand { kind, .. } => card("refusal-not_in_hand", kind),
            Refusal::OwnedAlready { kind } => card("refusal-owned_already", kind),
            Refusal::TooExpensive { cost, have } => {
                self.say("refusal-too_expensive", &[("cost", cost.into()), ("have", have.into())])
            }
            Refusal::CityFull => self.get("refusal-city_full"),
            Refusal::NoCathedral => self.get("refusal-no_cathedral"),
            Refusal::CathedralBuilt => self.get("refusal-cathedral_built"),
            Refusal::NothingToCover { kind } => card("refusal-nothing_to_cover", kind),
            Refusal::CoversCrane => self.get("refusal-covers_crane"),
            Refusal::CoversLike { kind } => card("refusal-covers_like", kind),
            Refusal::NothingToPay => self.get("refusal-nothing_to_pay"),
            Refusal::NoBlackMarket => self.get("refusal-no_black_market"),
            Refusal::TwoGoodsPaid => self.get("refusal-two_goods_paid"),
            Refusal::NoSuchGood { kind, .. } => card("refusal-no_such_good", kind),
            Refusal::PilesEmpty => self.get("refusal-piles_empty"),
            Refusal::NoEmptyBuilding { kind } => card("refusal-no_empty_building", kind),
            Refusal::NotDrawn { kind } => card("refusal-not_drawn", kind),
            Refusal::NotRevealed { kind } => card("refusal-not_revealed", kind),
            Refusal::OutOfOrder { kind, .. } => card("refusal-out_of_order", kind),
            Refusal::TooMany { .. } => self.get("refusal-too_many"),
            Refusal::CannotPass { asked: open } => asked("refusal-cannot_pass", open),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use entrepot_sanjuan::SanJuan;
    use entrepot_sanjuan::Setup;
    use entrepot_table::{Game, Seat, Seed, Silent};
    use entrepot_terminal::texts::Language;

    fn decisions() -> Vec<Decision> {
        let counted = |n: u8| {
            [
                Decision::StartingHand { left: n + 1 },
                Decision::Pay { left: n + 1 },
                Decision::Produce { made: n },
                Decision::Sell { sold: n, income: n },
                Decision::Keep { left: n + 1 },
                Decision::Archive { left: n + 1 },
                Decision::Office { given: n },
                Decision::Bank { laid: n },
                Decision::HandLimit { left: n + 1 },
            ]
        };
        let plain = [
            Decision::Role,
            Decision::Build,
            Decision::Over,
            Decision::Library,
            Decision::GoldMine,
            Decision::GoldMineTake,
            Decision::Goldsmith,
            Decision::Chapel,
        ];
        plain.into_iter().chain(counted(0)).chain(counted(1)).collect()
    }

    fn moves() -> Vec<Move> {
        let kind = Kind::CoffeeRoaster;
        let mut all = vec![Move::Beside, Move::Reveal, Move::Pass];
        all.extend(Role::ALL.map(Move::Role));
        all.extend([true, false].map(Move::Library));
        all.extend([true, false].map(|good| Move::Over { kind, good }));
        let named = [
            Move::Build,
            Move::PayGood,
            Move::Pay,
            Move::Produce,
            Move::Sell,
            Move::Keep,
            Move::Discard,
            Move::Take,
            Move::Exchange,
            Move::Lay,
            Move::Bank,
        ];
        all.extend(named.map(|name| name(kind)));
        all
    }

    fn refusals() -> Vec<Refusal> {
        let (kind, seat, asked) = (Kind::Well, Seat::new(1), Decision::Build);
        let mut all = vec![
            Refusal::GameOver,
            Refusal::NotYourTurn { seat },
            Refusal::RoleNeeded,
            Refusal::RoleTaken { role: Role::Trader, by: seat },
            Refusal::NotInHand { kind, asked },
            Refusal::OwnedAlready { kind },
            Refusal::TooExpensive { cost: 5, have: 3 },
            Refusal::CityFull,
            Refusal::NoCathedral,
            Refusal::CathedralBuilt,
            Refusal::NothingToCover { kind },
            Refusal::CoversCrane,
            Refusal::CoversLike { kind },
            Refusal::NothingToPay,
            Refusal::NoBlackMarket,
            Refusal::TwoGoodsPaid,
            Refusal::NoSuchGood { kind, asked },
            Refusal::NoEmptyBuilding { kind },
            Refusal::NotDrawn { kind },
            Refusal::NotRevealed { kind },
            Refusal::OutOfOrder { kind, asked },
        ];
        all.extend(decisions().into_iter().map(|asked| Refusal::OtherQuestion { asked }));
        all.extend(decisions().into_iter().map(|asked| Refusal::CannotPass { asked }));
        all
    }

    #[test]
    fn questions_answers_and_refusals_are_said_in_every_language() {
        let setup = Setup::new(2).unwrap();
        let state = SanJuan::deal(&setup, &mut Seed::from_number(1), &mut Silent);
        let board = state.board();
        for language in Language::ALL {
            let words = Words::spoken(language, vec!["Ana".into(), "Ben".into()]);
            let questions = decisions().into_iter().map(|asked| words.question(board, asked));
            let answers = moves().into_iter().map(|mv| words.answer(board, mv));
            let passing = decisions().into_iter().map(|asked| words.passing(Some(asked)));
            let short = refusals().into_iter().map(|refusal| words.refusal_in_short(board, refusal));
            let refusals = refusals().into_iter().map(|refusal| words.refusal(board, refusal));
            for text in questions.chain(answers).chain(passing).chain(short).chain(refusals) {
                assert!(!text.is_empty() && !text.contains(['⟨', '{', '$']), "{language}: {text}");
            }
        }
    }

    #[test]
    fn every_refusal_names_a_rule_that_can_be_read() {
        use entrepot_table::Refuse;
        for language in Language::ALL {
            let words = Words::spoken(language, Vec::new());
            for refusal in refusals() {
                assert!(words.rule(refusal.rule()).is_some(), "{language}: {}", refusal.rule());
            }
        }
    }
}
