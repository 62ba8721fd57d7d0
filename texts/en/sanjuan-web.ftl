### San Juan in English: what only the table in the browser says. Names, effects and events are in sanjuan.ftl.
###
### `brief-*` has room for 26 characters, `brief-refusal-*` and `state-*` for 30: they stand on the faces of cards.

## What buildings do, in a few words

brief-indigo_plant = makes indigo
brief-sugar_mill = makes sugar
brief-tobacco_storage = makes tobacco
brief-coffee_roaster = makes coffee
brief-silver_smelter = makes silver
brief-smithy = 1 off production buildings
brief-gold_mine = 1 card if 4 costs differ
brief-archive = discard from whole hand
brief-poor_house = draw 1 if 0 or 1 in hand
brief-black_market = pay with up to 2 goods
brief-trading_post = sell 1 more good
brief-well = draw 1 for making 2 goods
brief-market_stand = draw 1 for selling 2 goods
brief-crane = build over a building
brief-tower = hand limit 12
brief-chapel = lay 1 card here each round
brief-aqueduct = make 1 more good
brief-carpenter = draw 1 for a city building
brief-prefecture = keep 2 cards
brief-market_hall = draw 1 if you sell a good
brief-quarry = city buildings cost 1 less
brief-library = doubles your privilege
brief-statue = monument
brief-victory_column = monument
brief-hero = monument
brief-city_hall = 1 point per city building
brief-triumphal_arch = 4, 6, 8 for 1–3 monuments
brief-guild_hall = your production buildings
brief-guild_hall-first = 2 per production building
brief-palace = 1 point per 4 other points
brief-office_building = exchange 1–2 cards
brief-guard_room = others’ hand limit 6
brief-hut = draw 1 if nobody sells
brief-tavern = draw 1 if fewest buildings
brief-park = 6 off if you build over it
brief-customs_office = its good sells for 2
brief-bank = once: any number under it
brief-harbor = first sale earns 1 point
brief-goldsmith = top card if nobody has it
brief-residence = sets of 3 of equal cost
brief-cathedral = others’ 6-cost buildings

## Why not, in a few words

brief-refusal-game_over = game over
brief-refusal-not_your_turn = not your turn
brief-refusal-other_question = not asked now
brief-refusal-role_needed = choose a role
brief-refusal-role_taken = taken
brief-refusal-not_in_hand = not in your hand
brief-refusal-owned_already = already in your city
brief-refusal-too_expensive = costs { $cost }, you can pay { $have }
brief-refusal-city_full = no place left
brief-refusal-no_cathedral = only with the expansion
brief-refusal-cathedral_built = already built
brief-refusal-nothing_to_cover = not in your city
brief-refusal-covers_crane = the Crane cannot be covered
brief-refusal-covers_like = the very same building
brief-refusal-nothing_to_pay = nothing to pay
brief-refusal-no_black_market = needs a Black market
brief-refusal-two_goods_paid = two goods at most
brief-refusal-no_such_good = no good here
brief-refusal-piles_empty = no card left
brief-refusal-no_empty_building = holds a good already
brief-refusal-not_drawn = not drawn
brief-refusal-not_revealed = not turned up
brief-refusal-out_of_order = does not fit now
brief-refusal-too_many = one too many
brief-refusal-cannot_pass = you cannot pass
refusal-nothing_to_cover-web = You have no such building to cover: { $card }. Choose one in your city.
refusal-out_of_order-web = { $card } does not go with what you have chosen. Undo your choice and choose again.

## What the others see while somebody decides

waiting-starting_hand = { $name } is choosing a starting hand.
waiting-role = { $name } is choosing a role.
waiting-build = { $name } is deciding what to build.
waiting-over = { $name } is choosing a place.
waiting-library = { $name } is deciding about the Library.
waiting-pay = { $name } is choosing what to pay with.
waiting-produce = { $name } is deciding what to produce.
waiting-sell = { $name } is deciding what to sell.
waiting-keep = { $name } is choosing what to keep.
waiting-archive = { $name } is choosing cards to discard (Archive).
waiting-gold_mine = { $name } is deciding about the Gold mine.
waiting-gold_mine_take = { $name } is choosing one of the cards turned up.
waiting-goldsmith = { $name } is deciding about the Goldsmith.
waiting-office = { $name } is deciding about the Office building.
waiting-chapel = { $name } is deciding about the Chapel.
waiting-bank = { $name } is deciding about the Bank.
waiting-hand_limit = { $name } is discarding down to the hand limit.

## The status line of a card, a building or a role

state-open-role = take
state-open-build = build for { $cost }
state-open-cover = build over it
state-open-pay = pay with it
state-open-produce = produce
state-open-sell = { $price ->
    [0] sell
   *[other] sell for { $price }
}
state-open-keep = keep
state-open-discard = discard
state-open-exchange = exchange
state-open-lay = lay under the Chapel
state-open-bank = lay under the Bank
state-open-take = take
state-chosen-role = your choice
state-chosen-build = being built
state-chosen-building = being built
state-chosen-cover = to be covered
state-chosen-pay = payment
state-chosen-produce = will produce
state-chosen-sell = to be sold
state-chosen-keep = you keep it
state-chosen-discard = you discard it
state-chosen-exchange = you exchange it
state-chosen-lay = goes under the Chapel
state-chosen-bank = goes under the Bank
state-chosen-take = you take it

## The panel beside the hand

plan-build = Build { $building } for { $cost }
plan-after = After this: { $list }.
plan-sale = { $list }: { $cards }.
cost-printed = Printed cost { $n }
cost-less = less { $n } ({ $cause })
confirm-missing = Choose { $n } more
confirm-build = Build { $building }, pay { $cost }
confirm-good_lost = { $build } (its good is lost)
confirm-sell = Sell { $goods } for { $cards }
choose-first-sell = Sell
choose-first-produce = Produce
choose-first-office = Exchange
choose-first-bank = Lay under the Bank
confirm-role-draw = Take the role of { $role } and draw
confirm-role-prices = Take the role of { $role } and turn up the prices
n-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}

## Whole things, for people who do not see the board

trading-house = Trading house
label-cost = Cost { $cost }
label-cost-now = Cost { $now } now instead of { $printed }
label-points-end = Its points are counted at the end
label-good = Holds a good: { $good }
label-no_good = Holds no good
label-covers = Covers { $list }
label-under = { $cards } under it
label-new = New: works after this phase
label-used = Used already
label-role-all = Everybody: { $action }
label-role-chooser = Whoever takes it: { $privilege }
label-taken = Taken: { $name }
label-roles = Roles of this round: { $roles }
label-hand_limit = Hand limit { $n }
label-known = Known cards in hand: { $list }
label-buildings = { $n } of 12 buildings
label-laid = Under buildings: { $counts }
label-prices-open = Prices now: { $prices }
label-prices-last = Last prices: { $prices }
label-prices-next = Next prices: { $prices }
label-prices-range = Possible prices: { $prices }

## The end

result-tie_break = Tie for first place ({ $points }): cards in hand and goods on production buildings decide ({ $cards }).
result-cards = { $name }: { $n }

## The board

board-opponents = Other cities
board-city = { $name }’s city
board-your-city = Your city
board-deck = Deck
board-discards = Discards
board-end-full = the twelfth ends the game
board-end-next = one more and the game ends
board-end-now = the game ends with this phase
board-hand-of = { $n } in hand, limit { $limit }
board-turn-step = Your turn, { $step }
board-choose-role = Your turn: choose a role
board-role-all = Everybody plays it, you first and with the privilege
board-built = { $n } of 12 buildings
board-fresh = new
board-over = over { $building }
board-governor = Chooses the first role of the round. The governor card passes to the player on the left every round.
board-hand-limit = Hand limit at the start of a round: { $n } cards.
board-full = The game ends with the builder phase in which somebody reaches 12 buildings.
board-points = Points as the city stands now.
board-points-least = Points as the city stands now, without the cards under Chapel, Bank and Harbor: their number is not shown.
board-roles = Roles
board-chosen = chosen
board-for-all = All: { $what }
board-for-chooser = Chooser: { $what }
board-for-you = You: { $what }
board-action-builder = build 1 building
board-action-producer = make 1 good
board-action-trader = sell 1 good
board-action-councillor = draw 2, keep 1
board-action-prospector = nothing
board-privilege-builder = pay 1 less
board-privilege-producer = make 1 more
board-privilege-trader = sell 1 more
board-privilege-councillor = draw 5
board-privilege-prospector = draw 1
board-cathedral = anyone may build it
board-prices-open = prices now
board-prices-last = prices of the last sale
board-prices-none = no prices yet
board-prices-next = → next time
board-price-range = Possible: { $range }.
board-price-next = Next time: { $price }.
board-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
board-hand-empty = Your hand is empty.
board-drawn = Drawn cards
board-revealed = Cards turned up
board-count = { $most ->
    [one] { $chosen } of { $most } chosen.
   *[other] { $least ->
        [0] { $chosen } chosen, up to { $most }.
       *[other] { $chosen } of { $most } chosen.
    }
}
board-cost = Cost
board-cost-pay = Pay
board-draw = Draw
board-chosen-list = Chosen so far
board-remove = Remove from your choice: { $what }
board-help-build = Choose a card from your hand. You pick the payment before anything is final.
board-help-over = Choose the building to cover: its cost comes off the cost of the new one.
board-help-library = With two players the Library works once a round.
board-help-pay = Choose cards from your hand, or goods if you have a Black market, to change the payment.
board-help-produce = Choose { $most ->
    [one] an empty production building
   *[other] up to { $most } empty production buildings
} in your city.
board-help-sell = Choose { $most ->
    [one] a good
   *[other] up to { $most } goods
} in your city.
board-help-keep = Choose what goes to your hand. The other drawn cards are discarded.
board-help-discard = Choose the cards to discard.
board-help-gold_mine = Four cards are turned up. You get one only if their costs all differ.
board-help-take = Choose one of the cards turned up.
board-help-goldsmith = One card is turned up. You get it if nobody has such a building.
board-help-office = Choose the cards to discard. You draw the same number.
board-help-chapel = Choose a card from your hand: it is worth 1 point at the end.
board-help-bank = Choose cards from your hand: each is worth 1 point at the end.
board-piles = Draw pile { $deck }, discards { $discard }
board-piles-explained = When the draw pile is empty, the discard pile is shuffled and becomes the new one. Reshuffles so far: { $n }.
keys-roles = Take a role
keys-city = Go to your city
score-cities = Cities
score-lead = The { $source } made the biggest difference: { $won } for { $name }, { $m ->
    [0] none
   *[other] { $m }
} for { $other }.
score-most = The { $building } brought the most: { $points } in all.
score-most-with = The { $building } brought the most: { $points } in all, with { $count }.
score-monuments = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
score-production = { $n ->
    [one] { $n } production building
   *[other] { $n } production buildings
}
score-six = { $n ->
    [one] { $n } building that costs 6 in another city
   *[other] { $n } buildings that cost 6 in the other cities
}
score-rest = Everything else

## What each option of San Juan means (family new-option-*)

new-option-edition = The editions differ in a few cards: in the first one the Guild hall counts 2 points per production building, and the Gold mine lets you choose.
new-option-expansion = Adds ten new buildings, 29 cards, and a Cathedral that lies on the table for everybody.
new-option-starting_variant = A gentler start: whoever plays later is dealt more cards, and all keep the four they like best.
new-option-gold_mine = What its owner may take when the four cards turned up all have different costs.
new-option-customs_good_in_tie = Whether this good counts when a tie on points is broken by cards and goods.
new-option-chapel_secrecy = Whether the others see how many cards lie there. What the cards are stays hidden either way.
new-option-guard_room_limit = When everybody without a Guard room may hold only 6 cards.
new-option-follows = as in the chosen edition: { $value }

## On pages around the table: every key that ends in the name of the game

game-sanjuan = San Juan
home-about-sanjuan = Cards are buildings, goods and money.
home-facts-sanjuan = 2 to 4 players, 40 minutes.
home-asks-role-sanjuan = choose a role
home-asks-build-sanjuan = choose what to build
home-asks-pay-sanjuan = pay for a building
home-asks-produce-sanjuan = produce goods
home-asks-sell-sanjuan = sell goods
home-asks-keep-sanjuan = choose what to keep
home-asks-discard-sanjuan = discard cards
home-asks-lay-sanjuan = lay cards under a building
home-asks-use-sanjuan = use a building or not
new-first-hint-sanjuan = The first governor is the first to choose a role. The governor card moves on every round, so this matters less than it seems.
rules-title-sanjuan = The rules of San Juan
rules-search-hint-sanjuan = A word or a number, such as Library or S5.5
credits-game-sanjuan = San Juan was designed by Andreas Seyfarth.

## Credits

credits-drawings = all buildings, people, goods and cards of San Juan

# What others do as councillor, in one line.
event-council-whole = { $name } takes the role of { $role }, draws { $cards } and keeps { $kept }.
event-council-takes = { $name } takes the role of { $role } and draws { $cards }.
event-council = { $name } draws { $cards } and keeps { $kept }.

# With a building.
event-built-twelfth = It is the twelfth building: the game ends after this phase.
