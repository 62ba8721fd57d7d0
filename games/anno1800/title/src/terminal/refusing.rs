//! Why something is refused: what is wrong, and what would be right.

use super::words::Words;
use entrepot_anno1800::{Action, Board, Build, CardKind, Lack, Naval, Objective, Refusal, Resource, Site, Tier, Token};

impl Words {
    /// Why not.
    pub fn refusal(&self, board: &Board, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver => self.get("anno-why-game_over"),
            Refusal::NotYourTurn { seat } => self.say("anno-why-not_your_turn", &[("name", self.name(seat).into())]),
            Refusal::OtherQuestion { asked } => {
                self.say("anno-why-other_question", &[("asked", self.question(board, asked).into())])
            }
            Refusal::NoActionLeft => self.get("anno-why-no_action_left"),
            Refusal::ActFirst => self.get("anno-why-act_first"),
            Refusal::NothingPossible { action } => self.nothing_possible(action),
            Refusal::CannotPay { lack } => self.lack(lack),
            Refusal::CostBecomesUnpayable => self.get("anno-why-cost_becomes_unpayable"),
            Refusal::ActionBecomesImpossible { .. } => self.get("anno-why-action_becomes_impossible"),
            Refusal::FourIslands { action: Action::OldWorld } => self.get("anno-why-four_islands-old_world"),
            Refusal::FourIslands { .. } => self.get("anno-why-four_islands-new_world"),
            Refusal::StackEmpty { action: Action::OldWorld } => self.get("anno-why-stack_empty-old_world"),
            Refusal::StackEmpty { action: Action::NewWorld } => self.get("anno-why-stack_empty-new_world"),
            Refusal::StackEmpty { .. } => self.get("anno-why-stack_empty-expedition"),
            Refusal::ThreeAtMost { action: Action::Workforce } => self.get("anno-why-three_at_most-workforce"),
            Refusal::ThreeAtMost { .. } => self.get("anno-why-three_at_most-upgrade"),
            Refusal::TooManyCards { .. } => self.get("anno-why-too_many_cards"),
            Refusal::HighestTier => self.get("anno-why-highest_tier"),
            Refusal::MoreCards { least } => self.amount("anno-why-more_cards", least),
            Refusal::EditorsCard | Refusal::NothingSwapped => self.amount("anno-why-more_cards", 1),
            Refusal::OneToThree { count } => self.amount("anno-why-one_to_three", count),
            Refusal::OwnSeat => self.get("anno-why-own_seat"),
            Refusal::NothingLater => self.get("anno-why-nothing_later"),
            Refusal::NoRemoval => self.get("anno-why-no_removal"),
            Refusal::YardInUse => self.get("anno-why-yard_in_use"),
            Refusal::AsAWhole => self.get("anno-why-as_a_whole"),
            Refusal::SoldOut { .. }
            | Refusal::OnlyPrinted { .. }
            | Refusal::OwnedAlready { .. }
            | Refusal::OneTokenEach { .. }
            | Refusal::NoYard { .. }
            | Refusal::NoTokensInSupply { .. }
            | Refusal::NoSuchToken { .. }
            | Refusal::NoIndustry { .. }
            | Refusal::NoWorkplace { .. }
            | Refusal::DoesNotFit { .. }
            | Refusal::NoFreeField { .. }
            | Refusal::MustReplace { .. }
            | Refusal::Printed { .. } => self.about_token(refusal),
            Refusal::NoCubeInSupply { .. }
            | Refusal::NoSuchCube { .. }
            | Refusal::NotDue { .. }
            | Refusal::NotThisLine { .. }
            | Refusal::CubeNotDue { .. }
            | Refusal::NoneInDistrict { .. }
            | Refusal::PartnerLacks { .. }
            | Refusal::TradedAlready { .. }
            | Refusal::NeverTraded { .. }
            | Refusal::NotOnIslands { .. }
            | Refusal::TooFewTokens { .. }
            | Refusal::NoSuchCoin { .. }
            | Refusal::CoinOrder { .. }
            | Refusal::NotUsed { .. }
            | Refusal::ShiftEndGold { .. }
            | Refusal::CubeGold { .. }
            | Refusal::NoFreeUpgrade { .. } => self.about_paying(refusal),
            Refusal::NotInHand { .. }
            | Refusal::BeingPlayed { .. }
            | Refusal::SwapStackEmpty { .. }
            | Refusal::NotReady { .. }
            | Refusal::TooLate { .. }
            | Refusal::NoUse { .. }
            | Refusal::NoCostAsksForIt { .. }
            | Refusal::NotLaidOut { .. }
            | Refusal::NoEffect { .. }
            | Refusal::UsedAlready { .. }
            | Refusal::ObjectivePrice { .. } => self.about_card(refusal),
        }
    }

    fn nothing_possible(&self, action: Action) -> String {
        match action {
            Action::Expand => self.get("anno-why-nothing_possible-expand"),
            Action::Play => self.get("anno-why-nothing_possible-play"),
            Action::Swap => self.get("anno-why-nothing_possible-swap"),
            Action::Workforce => self.get("anno-why-nothing_possible-workforce"),
            Action::Upgrade => self.get("anno-why-nothing_possible-upgrade"),
            _ => self.get("anno-why-nothing_possible"),
        }
    }

    fn about_token(&self, refusal: Refusal) -> String {
        let token = |key: &str, token: Token| self.say(key, &[("token", self.token(token).into())]);
        match refusal {
            Refusal::SoldOut { token: it } => token("anno-why-sold_out", it),
            Refusal::OnlyPrinted { token: it } => token("anno-why-only_printed", it),
            Refusal::OwnedAlready { token: it } => token("anno-why-owned_already", it),
            Refusal::OneTokenEach { token: it } => token("anno-why-one_token_each", it),
            Refusal::NoYard { token, .. } => {
                let strength = token.ship().map_or(1, |(_, strength)| strength);
                let gaps = [("token", self.token(token).into()), ("n", strength.into())];
                self.say("anno-why-no_yard", &gaps)
            }
            Refusal::NoTokensInSupply { token, naval, need, left } => {
                let need = match naval {
                    Naval::Trade => self.trade_tokens(need),
                    Naval::Exploration => self.amount("anno-n-exploration", need),
                };
                let gaps = [("token", self.token(token).into()), ("need", need.into()), ("left", left.into())];
                self.say("anno-why-no_tokens_in_supply", &gaps)
            }
            Refusal::NoSuchToken { spot } => self.say("anno-why-no_such_token", &[("token", self.spot(spot).into())]),
            Refusal::NoIndustry { token: it } => token("anno-why-no_industry", it),
            Refusal::NoWorkplace { token: it } => token("anno-why-no_workplace", it),
            Refusal::DoesNotFit { token: it, .. } => match it.build() {
                Build::Industry(..) => token("anno-why-does_not_fit-industry", it),
                Build::Shipyard(_) => token("anno-why-does_not_fit-shipyard", it),
                Build::Ship(..) => token("anno-why-does_not_fit-ship", it),
            },
            Refusal::NoFreeField { site } => {
                let field = match site {
                    Site::Free(terrain) => self.field(terrain),
                    Site::Over(spot) => self.spot(spot),
                };
                self.say("anno-why-no_free_field", &[("field", field.into())])
            }
            Refusal::MustReplace { token, over } => {
                let gaps = [("token", self.token(token).into()), ("covered", self.token(over).into())];
                self.say("anno-why-must_replace", &gaps)
            }
            Refusal::Printed { token: it } => token("anno-why-printed", it),
            _ => String::new(),
        }
    }
}

impl Words {
    fn about_resource(&self, key: &str, resource: Resource) -> String {
        self.say(key, &[("resource", self.resource(resource).into())])
    }

    fn about_tier(&self, key: &str, tier: Tier) -> String {
        self.say(key, &[("tier", self.tier(tier).into())])
    }

    fn about_paying(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::NoCubeInSupply { tier } => self.about_tier("anno-why-no_cube_in_supply", tier),
            Refusal::NoSuchCube { tier, at } => {
                let gaps = [("tier", self.tier(tier).into()), ("where", self.whereabouts(at).into())];
                self.say("anno-why-no_such_cube", &gaps)
            }
            Refusal::NotDue { resource } => self.about_resource("anno-why-not_due", resource),
            Refusal::NotThisLine { resource } => self.about_resource("anno-why-not_this_line", resource),
            Refusal::CubeNotDue { tier } => self.about_tier("anno-why-cube_not_due", tier),
            Refusal::NoneInDistrict { tier } => self.about_tier("anno-why-none_in_district", tier),
            Refusal::PartnerLacks { resource, seat } => {
                let gaps = [("resource", self.resource(resource).into()), ("name", self.name(seat).into())];
                self.say("anno-why-partner_lacks", &gaps)
            }
            Refusal::TradedAlready { resource } => self.about_resource("anno-why-traded_already", resource),
            Refusal::NeverTraded { resource } => self.about_resource("anno-why-never_traded", resource),
            Refusal::NotOnIslands { resource } => self.about_resource("anno-why-not_on_islands", resource),
            Refusal::TooFewTokens { price, .. } => {
                self.say("anno-why-too_few_tokens", &[("price", self.trade_tokens(price).into())])
            }
            Refusal::NoSuchCoin { coin } => self.say("anno-why-no_such_coin", &[("coin", self.coin(coin).into())]),
            Refusal::CoinOrder { coin } => self.say("anno-why-coin_order", &[("coin", self.coin(coin).into())]),
            Refusal::NotUsed { tier } => self.about_tier("anno-why-not_used", tier),
            Refusal::ShiftEndGold { gold, have } => {
                let gaps = [("gold", self.gold(gold).into()), ("have", self.gold(have).into())];
                self.say("anno-why-shift_end_gold", &gaps)
            }
            Refusal::CubeGold { gold, have } => {
                let gaps = [("gold", self.gold(gold).into()), ("have", self.gold(have).into())];
                self.say("anno-why-cube_gold", &gaps)
            }
            Refusal::NoFreeUpgrade { tier } => {
                let gaps = [("from", self.tier(tier).into()), ("to", self.tier_above(tier).into())];
                self.say("anno-why-no_free_upgrade", &gaps)
            }
            _ => String::new(),
        }
    }

    fn about_card(&self, refusal: Refusal) -> String {
        let card = |key: &str, kind: CardKind| self.say(key, &[("card", self.card(kind).into())]);
        let objective = |key: &str, it: Objective| self.say(key, &[("objective", self.objective(it).into())]);
        match refusal {
            Refusal::NotInHand { kind } => card("anno-why-not_in_hand", kind),
            Refusal::BeingPlayed { kind } => card("anno-why-being_played", kind),
            Refusal::SwapStackEmpty { deck } => {
                self.say("anno-why-swap_stack_empty", &[("stack", self.stack(deck).into())])
            }
            Refusal::NotReady { kind } => card("anno-why-not_ready", kind),
            Refusal::TooLate { kind } => card("anno-why-too_late", kind),
            Refusal::NoUse { kind } => card("anno-why-no_use", kind),
            Refusal::NoCostAsksForIt { kind } => card("anno-why-no_cost_asks", kind),
            Refusal::NotLaidOut { objective: it } => objective("anno-why-not_laid_out", it),
            Refusal::NoEffect { objective: it } => objective("anno-why-no_effect", it),
            Refusal::UsedAlready { objective: it } => objective("anno-why-used_already", it),
            Refusal::ObjectivePrice { objective: it } => match it {
                Objective::AlonsoGraves => self.get("anno-why-objective_price-alonso_graves"),
                Objective::Aarhant => self.get("anno-why-objective_price-aarhant"),
                _ => self.get("anno-why-objective_price-the_editor"),
            },
            _ => String::new(),
        }
    }

    /// What is missing to pay.
    pub fn lack(&self, lack: Lack) -> String {
        let gold = |n: u16| self.gold(n);
        match lack {
            Lack::NobodyMakes { resource } => self.about_resource("anno-lack-nobody_makes", resource),
            Lack::WorkplacesBusy { resource, gold: price, have } => {
                let gaps = [
                    ("resource", self.resource(resource).into()),
                    ("gold", self.gold(price).into()),
                    ("have", gold(have).into()),
                ];
                self.say("anno-lack-workplaces_busy", &gaps)
            }
            Lack::NoWorker { resource, tier, gold: price, have } => {
                let gaps = [
                    ("resource", self.resource(resource).into()),
                    ("tier", self.tier(tier).into()),
                    ("gold", self.gold(price).into()),
                    ("have", gold(have).into()),
                ];
                self.say("anno-lack-no_worker", &gaps)
            }
            Lack::NoneOfTier { resource, tier } => {
                let gaps = [("resource", self.resource(resource).into()), ("tier", self.tier(tier).into())];
                self.say("anno-lack-none_of_tier", &gaps)
            }
            Lack::TooFewTokens { resource, price, have } => {
                let gaps = [
                    ("resource", self.resource(resource).into()),
                    ("price", self.trade_tokens(price).into()),
                    ("have", have.into()),
                ];
                self.say("anno-lack-too_few_tokens", &gaps)
            }
            Lack::TradedAlready { resource } => self.about_resource("anno-lack-traded_already", resource),
            Lack::NoIsland { resource } => self.about_resource("anno-lack-no_island", resource),
            Lack::NoCube { tier } => self.about_tier("anno-lack-no_cube", tier),
            Lack::CubeUsed { tier, gold: price, have } => {
                let gaps =
                    [("tier", self.tier(tier).into()), ("gold", self.gold(price).into()), ("have", gold(have).into())];
                self.say("anno-lack-cube_used", &gaps)
            }
            Lack::TradeTokens { need, have } => {
                let gaps = [("need", self.trade_tokens(need).into()), ("have", have.into())];
                self.say("anno-lack-trade_tokens", &gaps)
            }
            Lack::ExplorationTokens { need, have } => {
                let need = self.amount("anno-n-exploration", need);
                self.say("anno-lack-exploration_tokens", &[("need", need.into()), ("have", have.into())])
            }
            Lack::Gold { need, have } => {
                let gaps = [("need", self.gold(need).into()), ("have", gold(have).into())];
                self.say("anno-lack-gold", &gaps)
            }
            Lack::Together { gold, tokens } => self.together(gold, tokens),
            Lack::TogetherBoth { gold, tokens } => {
                let gaps = [("gold", self.gold(gold).into()), ("tokens", self.trade_tokens(tokens).into())];
                self.say("anno-lack-together-both", &gaps)
            }
            Lack::ActivateFirst { kind } => self.say("anno-lack-activate_first", &[("card", kind.to_string().into())]),
            Lack::UseFirst { objective } => {
                self.say("anno-lack-use_first", &[("objective", self.objective(objective).into())])
            }
        }
    }

    /// All parts together are too much: what would do, where something alone would.
    fn together(&self, gold: u16, tokens: u8) -> String {
        let gaps = [("gold", self.gold(gold).into()), ("tokens", self.trade_tokens(tokens).into())];
        match (gold, tokens) {
            (0, 0) => self.get("anno-lack-together"),
            (_, 0) => self.say("anno-lack-together-gold", &gaps),
            (0, _) => self.say("anno-lack-together-tokens", &gaps),
            _ => self.say("anno-lack-together-either", &gaps),
        }
    }
}
