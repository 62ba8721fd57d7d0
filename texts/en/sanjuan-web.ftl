### San Juan in English: what only the table in the browser says. Names, effects and events are in sanjuan.ftl.
###
### `brief-*` has room for 26 characters, `brief-refusal-*` and `state-*` for 30: they stand on the faces of cards.

## What buildings do, in a few words

brief-indigo_plant = makes indigo
brief-sugar_mill = makes sugar
brief-tobacco_storage = makes tobacco
brief-coffee_roaster = makes coffee
brief-silver_smelter = makes silver
brief-smithy = production costs 1 less
brief-gold_mine = 4 different costs: +1
brief-archive = discard from whole hand
brief-poor_house = 0–1 cards left: draw 1
brief-black_market = pay with up to 2 goods
brief-trading_post = sell 1 more good
brief-well = 2 goods made: draw 1
brief-market_stand = 2 goods sold: draw 1
brief-crane = build over a building
brief-tower = hand limit 12
brief-chapel = 1 card under it a round
brief-aqueduct = make 1 more good
brief-carpenter = city building: draw 1
brief-prefecture = keep 2 cards
brief-market_hall = 1 good sold: draw 1
brief-quarry = city buildings cost 1 less
brief-library = doubles your privilege
brief-statue = monument
brief-victory_column = monument
brief-hero = monument
brief-city_hall = 1 per city building
brief-triumphal_arch = 4, 6, 8 for 1–3 monuments
brief-guild_hall = 1 per production + type
brief-guild_hall-first = 2 per production building
brief-palace = 1 per 4 other points
brief-office_building = exchange 1–2 cards
brief-guard_room = others’ hand limit 6
brief-hut = nothing sold: draw 1
brief-tavern = fewest buildings: draw 1
brief-park = takes 6 off if covered
brief-customs_office = its good sells for 2
brief-bank = once: cards under it
brief-harbor = first sale: 1 point
brief-goldsmith = card nobody has: +1
brief-residence = sets of 3 of equal cost
brief-cathedral = others’ 6-cost buildings

## Why not, in a few words

brief-refusal-game_over = game over
brief-refusal-not_your_turn = not your turn
brief-refusal-other_question = not asked now
brief-refusal-role_needed = choose a role
brief-refusal-role_taken = taken
brief-refusal-not_in_hand = not in your hand
brief-refusal-owned_already = in your city
brief-refusal-too_expensive = costs { $cost }, you can pay { $have }
brief-refusal-city_full = no place left
brief-refusal-no_cathedral = only with the expansion
brief-refusal-cathedral_built = has been built
brief-refusal-nothing_to_cover = not in your city
brief-refusal-covers_crane = the Crane cannot be covered
brief-refusal-covers_like = the same building
brief-refusal-nothing_to_pay = nothing to pay
brief-refusal-no_black_market = needs a Black market
brief-refusal-two_goods_paid = two goods at most
brief-refusal-no_such_good = no good here
brief-refusal-no_empty_building = holds a good already
brief-refusal-not_drawn = not drawn
brief-refusal-not_revealed = not turned up
brief-refusal-out_of_order = does not fit now
brief-refusal-cannot_pass = you cannot pass
refusal-nothing_to_cover-web = You have no such building to cover: { $card }. Choose one of your city.
refusal-out_of_order-web = { $card } does not fit in with what is chosen. Take your choice back and choose anew.

## What the others see while somebody decides

waiting-starting_hand = { $name } chooses a starting hand.
waiting-role = { $name } chooses a role.
waiting-build = { $name } decides what to build.
waiting-over = { $name } chooses a place.
waiting-library = { $name } decides about the Library.
waiting-pay = { $name } chooses what to pay with.
waiting-produce = { $name } decides what to produce.
waiting-sell = { $name } decides what to sell.
waiting-keep = { $name } chooses cards to keep.
waiting-archive = { $name } chooses cards to discard (Archive).
waiting-gold_mine = { $name } decides about the Gold mine.
waiting-gold_mine_take = { $name } chooses one of the cards turned up.
waiting-goldsmith = { $name } decides about the Goldsmith.
waiting-office = { $name } decides about the Office building.
waiting-chapel = { $name } decides about the Chapel.
waiting-bank = { $name } decides about the Bank.
waiting-hand_limit = { $name } discards down to the hand limit.

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
state-chosen-build = building
state-chosen-building = building
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
cost-printed = { $n } printed
cost-less = less { $n } ({ $cause })
confirm-missing = Choose { $n } more
confirm-build = Build { $building }, pay { $cost }
confirm-good_lost = { $build } (its good is lost)
confirm-sell = Sell { $goods } for { $cards }
confirm-role-draw = Take the role of { $role } and draw
confirm-role-prices = Take the role of { $role } and turn up the prices
then-open = Nothing is revealed: you can take it back.
then-passes = Then others act: this cannot be undone.
then-reveals = Cards are drawn or turned up: this cannot be undone.
n-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}

## Whole things, for people who do not see the board

name-you = { $name } (you)
trading-house = Trading house
label-open = Possible: { $what }
label-chosen = Chosen: { $what }
label-blocked = Not possible: { $what }
label-hinted = The hint points here
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
label-computer = Computer
label-resigned = Has resigned
label-roles = Roles of this round: { $roles }
label-decides = Decides now
label-hand_limit = Hand limit { $n }
label-known = Known cards in hand: { $list }
label-buildings = { $n } of 12 buildings
label-laid = Under buildings: { $counts }
label-prices-open = Prices now: { $prices }
label-prices-last = Last prices: { $prices }
label-prices-next = Next prices: { $prices }
label-prices-range = Possible prices: { $prices }

## The end

result-title = Final scores
result-wins = { $name } wins!
result-wins-you = You win!
result-shared = Shared victory: { $names }
result-tie_break = Equal points at the top ({ $points }): cards in hand and goods on production buildings decide ({ $cards }).
result-cards = { $name }: { $n }

## The board

board-table = Table
board-home = { $game }, back to the first page
board-round = Round
board-name-you = { $name }, you
board-undo = Undo
board-hint = Hint
board-hint-is = Hint: { $moves }
board-menu = Menu
board-log = Log
board-leave = Home
board-opponents = Other cities
board-city = City of { $name }
board-your-city = Your city
board-computer = computer
board-resigned = resigned
board-built = { $n } of 12 buildings
board-built-short = { $n } of 12
board-free = free
board-fresh = new
board-over = over { $building }
board-governor = Takes the first role of the round. The governor card goes on to the left neighbour every round.
board-hand-limit = Hand limit at the start of a round: { $n } cards.
board-full = The game ends with the builder phase in which somebody reaches 12.
board-points = Points as the city stands now.
board-points-least = Points as the city stands now, without the cards under Chapel, Bank and Harbor: their number is not shown.
board-roles = Roles
board-chosen = chosen
board-for-all = All: { $what }
board-for-chooser = Chooser: { $what }
board-for-you = You: { $what }
board-action-builder = build 1
board-action-producer = make 1 good
board-action-trader = sell 1 good
board-action-councillor = draw 2, keep 1
board-action-prospector = nothing
board-privilege-builder = 1 card less
board-privilege-producer = 1 more
board-privilege-trader = 1 more
board-privilege-councillor = draw 5
board-privilege-prospector = draw 1
board-prices-open = prices now
board-prices-last = last prices
board-prices-none = no prices yet
board-price-range = Possible: { $range }.
board-price-next = Next time: { $price }.
board-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
board-hand-empty = Your hand is empty.
board-drawn = Drawn cards
board-revealed = Cards turned up
board-tray = Your move
board-details = Details
board-count = { $most ->
    [one] { $chosen } of { $most } chosen.
   *[other] { $least ->
        [0] { $chosen } chosen, up to { $most }.
       *[other] { $chosen } of { $most } chosen.
    }
}
board-chosen-list = Chosen so far
board-remove = { $what }: take out of the choice
board-help-role = Tap one of the roles that are left. Everybody plays it, you first and with the privilege.
board-help-build = Tap a card of your hand. You choose the payment before anything is final.
board-help-over = Tap the building that is to be covered: what it cost comes off the cost of the new one.
board-help-library = With two players the Library works once a round.
board-help-pay = Tap cards of your hand, or goods if you have a Black market, to change the payment.
board-help-produce = Tap empty production buildings in your city.
board-help-sell = Tap goods in your city.
board-help-keep = Tap what goes to your hand. The other drawn cards are discarded.
board-help-discard = Tap the cards that go.
board-help-gold_mine = Four cards are turned up. You get one only if their costs all differ.
board-help-take = Tap one of the cards turned up.
board-help-goldsmith = One card is turned up. You get it if nobody has such a building.
board-help-office = Tap the cards that go. You draw as many.
board-help-chapel = Tap a card of your hand: it is 1 point at the end.
board-help-bank = Tap cards of your hand: each is 1 point at the end.
board-suggest = Suggest
board-cancel = Cancel
board-refused = This is not possible now.
board-skip = Skip
board-piles = Deck { $deck }, discard { $discard }
board-piles-explained = When the deck is empty, the discard pile is shuffled and becomes the new one. So far: { $n } ×.
board-news = Since you last looked
board-news-seen = Got it
board-handover = It is { $name }’s decision. Pass the device on.
board-handover-cover = Cover my cards for { $name }
board-curtain = { $name }, please take the device.
board-curtain-why = The cards are covered, so that nobody sees a hand that is not theirs.
board-curtain-lift = I am { $name }: show my cards
board-reconnecting = Connection lost. Reconnecting…
board-opening = The table is being set…
board-failed-title = This table cannot be opened
board-failed = Something went wrong. Please try again later.
board-your-turn = Your turn. { $prompt }
board-title = { $game }, round { $round }
board-title-turn = Your turn: { $game }
menu-reset = Undo all of this turn
menu-speed = Moves of others
menu-speed-slow = slow
menu-speed-normal = normal
menu-speed-fast = fast
menu-speed-instant = at once
menu-resign = Resign…
resign-title = Resign this game?
resign-text = A computer player takes your seat and plays on. This cannot be undone.
resign-text-alone = You are the last person at this table, so the game ends now, as it stands. This cannot be undone.
resign-yes = Resign
resign-no = Play on
keys-title = Keys
keys-regions = Next part of the table, with Shift the one before
keys-arrows = Move inside a part; Home and End go to its ends
keys-space = Space
keys-choose = Choose or put back what has the focus
keys-enter = Enter
keys-confirm = Choose; on something chosen: confirm
keys-back = Drop what is chosen, else take the last move back
keys-undo = Undo
keys-explain = Explain what has the focus
keys-roles = Take a role
keys-hand = To your hand
keys-city = To your city
keys-log = Open the log
keys-list = This list
keys-off = Single keys are switched off in the settings.
score-after = { $n ->
    [one] Finished after { $n } round
   *[other] Finished after { $n } rounds
}
score-stopped = You have left: the game ends here.
score-stopped-points = points when it ended
score-board = Look at the table
score-show = Points
score-ranking = Ranking
score-place-1 = winner
score-place-2 = second
score-place-3 = third
score-place-4 = fourth
score-again = Play again
score-by = Points by category
score-best = best
score-cities = Cities
score-record = Save the record of this game
