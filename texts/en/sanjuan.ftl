### San Juan in English: what the game is made of and what happens in it.
### The rules by number are in sanjuan-rules.ftl; what only the terminal says is in terminal.ftl.
###
### Names of cards are shown as they are, never declined. A message whose name ends in `-you` speaks to the player it is
### about; one that ends in `-known` names cards which the other one only counts.

## Buildings: their names

kind-indigo_plant = Indigo plant
kind-sugar_mill = Sugar mill
kind-tobacco_storage = Tobacco storage
kind-coffee_roaster = Coffee roaster
kind-silver_smelter = Silver smelter
kind-smithy = Smithy
kind-gold_mine = Gold mine
kind-archive = Archive
kind-poor_house = Poor house
kind-black_market = Black market
kind-trading_post = Trading post
kind-well = Well
kind-market_stand = Market stand
kind-crane = Crane
kind-tower = Tower
kind-chapel = Chapel
kind-aqueduct = Aqueduct
kind-carpenter = Carpenter
kind-prefecture = Prefecture
kind-market_hall = Market hall
kind-quarry = Quarry
kind-library = Library
kind-statue = Statue
kind-victory_column = Victory column
kind-hero = Hero
kind-city_hall = City hall
kind-triumphal_arch = Triumphal arch
kind-guild_hall = Guild hall
kind-palace = Palace
kind-office_building = Office building
kind-guard_room = Guard room
kind-hut = Hut
kind-tavern = Tavern
kind-park = Park
kind-customs_office = Customs office
kind-bank = Bank
kind-harbor = Harbor
kind-goldsmith = Goldsmith
kind-residence = Residence
kind-cathedral = Cathedral

## Buildings: what they do

effect-indigo_plant = Makes indigo: holds one good at a time. Everybody starts the game with one.
effect-sugar_mill = Makes sugar: holds one good at a time.
effect-tobacco_storage = Makes tobacco: holds one good at a time.
effect-coffee_roaster = Makes coffee: holds one good at a time.
effect-silver_smelter = Makes silver: holds one good at a time.
effect-smithy = Builder phase: production buildings cost you 1 card less.
effect-gold_mine = Prospector phase: you may turn up the top 4 cards. If their costs all differ, the cheapest goes to your hand; otherwise you get nothing.
effect-gold_mine-any = Prospector phase: you may turn up the top 4 cards. If their costs all differ, you take one of them, whichever you like; otherwise you get nothing.
effect-archive = Councillor phase: the cards you draw go to your hand at once, and you discard from the whole hand.
effect-poor_house = Builder phase: if you have 0 or 1 card left in hand after building, you draw 1.
effect-black_market = Builder phase: you may pay up to 2 cards of the cost with goods instead, 1 for 1.
effect-trading_post = Trader phase: you may sell 1 more good.
effect-well = Producer phase: if you produce 2 goods or more, you draw 1 card.
effect-market_stand = Trader phase: if you sell 2 goods or more, you draw 1 more card.
effect-crane = Builder phase: you may build over one of your own buildings and pay only the difference. What is covered no longer counts; a good on it is lost. You cannot cover the Crane itself, nor a building with another of the same kind.
effect-tower = Your hand limit is 12 cards.
effect-chapel = Start of a round: you may lay 1 hand card face down under it. Each card there is 1 point at the end.
effect-aqueduct = Producer phase: you may produce 1 more good.
effect-carpenter = Builder phase: when you have built and paid for a city building, you draw 1 card.
effect-prefecture = Councillor phase: you keep 2 cards instead of 1.
effect-market_hall = Trader phase: if you sell anything, you draw 1 more card.
effect-quarry = Builder phase: city buildings cost you 1 card less.
effect-library = The privilege of a role you have taken counts twice for you. With 2 players this works once a round.
effect-statue = No power: a monument, worth its points.
effect-victory_column = No power: a monument, worth its points.
effect-hero = No power: a monument, worth its points.
effect-city_hall = End of the game: 1 point for each of your city buildings, this one included.
effect-triumphal_arch = End of the game: 4, 6 or 8 points for 1, 2 or 3 monuments of yours.
effect-guild_hall = End of the game: 1 point for each of your production buildings and 1 for each different kind among them.
effect-guild_hall-first = End of the game: 2 points for each of your production buildings.
effect-palace = End of the game: 1 point for every 4 of your other points, counted last.
effect-office_building = Start of a round: you may discard 1 or 2 hand cards and draw as many.
effect-guard_room = Your hand limit stays 7; while a Guard room is in play, everybody without one has 6. A Tower still gives 12.
effect-guard_room-always = Your hand limit is 7; everybody without a Guard room has 6. A Tower still gives 12.
effect-hut = Trader phase: if nobody sold anything, you draw 1 card.
effect-tavern = End of a builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card.
effect-park = If you build over it with the Crane, it takes 6 off the cost instead of 3.
effect-customs_office = Start of a councillor phase: if it is empty, a card is laid on it as a good. It sells for 2 cards, whatever the prices.
effect-bank = Once in the game, at the start of a round: you may lay any number of hand cards face down under it. Each is 1 point at the end.
effect-harbor = Trader phase: the first good you sell goes under it instead of being discarded. Each good there is 1 point at the end.
effect-goldsmith = Prospector phase: you may turn up the top card. If nobody has such a building, it goes to your hand.
effect-residence = End of the game: 4, 3, 2 and 1 points for your first to fourth set of three different buildings of equal cost.
effect-cathedral = Lies on the table; anybody may build it instead of a hand card. End of the game: 4, 3, 2 and 1 points for the first four buildings of cost 6 that the other players have.

## Groups of buildings

group-production = Production building
group-city = City building
group-monument = City building, monument
group-six_cost = City building of cost 6
group-cathedral = City building, on the table from the start
set-base = base game
set-expansion = expansion ‘The New Buildings’

## Roles

role-builder = Builder
role-producer = Producer
role-trader = Trader
role-councillor = Councillor
role-prospector = Prospector
role-builder-action = Build 1 building
role-producer-action = Produce 1 good
role-trader-action = Sell 1 good
role-councillor-action = Draw 2 cards, keep 1
role-prospector-action = No action
role-builder-privilege = Pay 1 card less
role-producer-privilege = Produce 1 more good
role-trader-privilege = Sell 1 more good
role-councillor-privilege = Draw 5 cards instead of 2
role-prospector-privilege = Draw 1 card
phase-builder = Builder phase
phase-producer = Producer phase
phase-trader = Trader phase
phase-councillor = Councillor phase
phase-prospector = Prospector phase
phase-role_choice = Role selection
phase-start_of_round = Start of the round
phase-starting_hands = Starting variant

## Goods and terms

good-indigo = Indigo
good-sugar = Sugar
good-tobacco = Tobacco
good-coffee = Coffee
good-silver = Silver
good-customs_office = Customs office’s good
term-governor = Governor

## Amounts

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-points-at_least = { $n }+ points
n-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
n-in_hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
times = { $n } × { $what }

## What happened

event-round = Round { $round } begins. { $name } holds the governor card.
event-round-you = Round { $round } begins. You hold the governor card.
event-role = { $name } takes the role of { $role }.
event-role-you = You take the role of { $role }.
event-prices = The trading house pays: { $prices }.
event-built = { $name } builds { $building } (cost { $cost }).
event-built-you = You build { $building } (cost { $cost }).
event-built-good_lost = The good on the covered building is lost.
event-built-library = The Library has doubled the privilege.
building-over = { $building } over { $covered }
event-paid = { $name } pays { $cards }.
event-paid-known = { $name } pays with { $list }.
event-paid-you = You pay with { $list }.
event-paid_good = { $name } pays with a good: { $good }.
event-paid_good-you = You pay with a good: { $good }.
event-produced = { $name } produces { $goods }.
event-produced-you = You produce { $goods }.
event-customs = { $name } gets a good on the Customs office.
event-customs-you = You get a good on the Customs office.
event-sold = { $name } sells { $goods }.
event-sold-you = You sell { $goods }.
sale = { $good } for { $price }
sale-harbor = { $good } for { $price } (goes under the Harbor)
event-drew = { $name } draws { $cards } ({ $cause }).
event-drew-known = { $name } draws { $list } ({ $cause }).
event-drew-you = You draw { $list } ({ $cause }).
event-kept = { $name } keeps { $cards }.
event-kept-known = { $name } keeps { $list }.
event-kept-you = You keep { $list }.
event-discarded = { $name } discards { $cards } ({ $cause }).
event-discarded-known = { $name } discards { $list } ({ $cause }).
event-discarded-you = You discard { $list } ({ $cause }).
event-revealed = { $name } turns up cards ({ $building }): { $list }.
event-revealed-you = You turn up cards ({ $building }): { $list }.
event-took = { $name } adds { $card } to their hand.
event-took-you = You add { $card } to your hand.
event-took-nothing-gold_mine = { $name } gets nothing: two of the cards cost the same.
event-took-nothing-gold_mine-you = You get nothing: two of the cards cost the same.
event-took-nothing-goldsmith = { $name } gets nothing: somebody has such a building.
event-took-nothing-goldsmith-you = You get nothing: somebody has such a building.
event-laid-chapel = { $name } lays { $cards } under the Chapel.
event-laid-chapel-known = { $name } lays under the Chapel: { $list }.
event-laid-chapel-you = You lay under the Chapel: { $list }.
event-laid-bank = { $name } lays { $cards } under the Bank.
event-laid-bank-known = { $name } lays under the Bank: { $list }.
event-laid-bank-you = You lay under the Bank: { $list }.
event-passed-builder = { $name } builds nothing.
event-passed-builder-you = You build nothing.
event-passed-producer = { $name } produces nothing.
event-passed-producer-you = You produce nothing.
event-passed-trader = { $name } sells nothing.
event-passed-trader-you = You sell nothing.
event-passed-other = { $name } passes ({ $cause }).
event-passed-other-you = You pass ({ $cause }).
event-reshuffled = The draw pile was empty: the discard pile is shuffled and becomes the new one ({ $cards }).
event-ended = The game is over.
cause-deal = starting hand
cause-hand_limit = hand limit

## What is asked

ask-starting_hand = { $left ->
    [one] You keep four cards to start with. Choose 1 card to discard.
   *[other] You keep four cards to start with. Choose { $left } cards to discard.
}
ask-role = Choose a role.
ask-build = What do you want to build?
ask-over = Where do you want to build the { $building }?
ask-library-builder = Do you want the Library to double the privilege for this building?
ask-library-councillor = Do you want the Library to double the privilege, so that you draw 8 cards instead of 5?
ask-library-prospector = Do you want the Library to double the privilege, so that you draw 2 cards instead of 1?
ask-pay = { $left ->
    [one] Choose 1 card to pay with.
   *[other] Choose { $left } cards to pay with.
}
ask-produce = { $made ->
    [0] Which goods do you want to produce?
   *[other] Which other goods do you want to produce?
}
ask-sell = { $sold ->
    [0] Which goods do you want to sell?
   *[other] Which other goods do you want to sell? So far you get { $income }.
}
ask-keep = { $left ->
    [one] Choose 1 card to keep.
   *[other] Choose { $left } cards to keep.
}
ask-archive = { $left ->
    [one] The Archive lets you choose from your whole hand: discard 1 card.
   *[other] The Archive lets you choose from your whole hand: discard { $left } cards.
}
ask-gold_mine = Do you want to use the Gold mine?
ask-gold_mine_take = Which card do you take?
ask-goldsmith = Do you want to use the Goldsmith?
ask-office = { $given ->
    [0] Which cards do you want to exchange at the Office building?
   *[other] Do you want to exchange another card at the Office building?
}
ask-chapel = Which card do you want to lay under the Chapel?
ask-bank = { $laid ->
    [0] Which cards do you want to lay under the Bank? You can do this only once in the game.
   *[other] Which other cards do you want to lay under the Bank?
}
ask-hand_limit = { $left ->
    [one] You have 1 card more than your hand limit. Choose 1 card to discard.
   *[other] You have { $left } cards more than your hand limit. Choose { $left } cards to discard.
}

## What can be answered

move-role = Take the role of { $role }
move-build = Build { $building }
move-beside = In a free space
move-over = Over { $building }
move-over-good = Over { $building } (its good is lost)
move-use_library = Use the Library
move-no_library = Save the Library for your second role
move-pay = Pay with { $card }
move-pay_good = Good: { $good }
move-produce = Produce { $good }
move-sell = Sell { $good }
move-keep = Keep { $card }
move-discard = Discard { $card }
move-reveal-gold_mine = Turn up four cards
move-reveal-goldsmith = Turn up the top card
move-take = Take { $card }
move-exchange = Exchange { $card }
move-lay = Lay { $card } under the Chapel
move-deposit = Lay { $card } under the Bank
move-pass = Pass
move-pass-build = Build nothing
move-pass-produce = Produce nothing
move-pass-sell = Sell nothing
move-pass-gold_mine = Do not use the Gold mine
move-pass-goldsmith = Do not use the Goldsmith
move-pass-office = Exchange nothing
move-pass-chapel = Lay no card
move-pass-bank = Keep the Bank for later
move-pass-done = Done

## What is refused, and what would be right

refusal-game_over = The game is over: nothing more can be played.
refusal-not_your_turn = It is not your turn to decide. { $name } is deciding.
refusal-other_question = That does not answer the current question: { $asked }
refusal-role_needed = You cannot pass here. Choose one of the roles that are left.
refusal-role_taken = { $role } is gone for this round: { $name } has taken it. Choose one of the roles that are left.
refusal-not_in_hand = { $card } is not in your hand. Choose a card that is.
refusal-owned_already = { $card } is already in your city, and you can have each city building only once. Choose another one.
refusal-too_expensive = Too expensive: it costs { $cost }, and you can pay only { $have }. Choose something cheaper.
refusal-city_full = Your city has twelve buildings, and no place is left for another one. Build over one of them, or build nothing.
refusal-no_cathedral = The Cathedral belongs to the expansion, and this game is played without it. Choose a card from your hand.
refusal-cathedral_built = The Cathedral has been built, and there is only one. Choose a card from your hand.
refusal-nothing_to_cover = You have no such building to cover: { $card }. Choose one of your city, and add ‘+good’ if a good lies on it.
refusal-covers_crane = The Crane itself cannot be covered. Choose another building.
refusal-covers_like = A building cannot cover another of the same kind: { $card }. Choose another building.
refusal-nothing_to_pay = There is nothing (more) to pay. Leave the payment out.
refusal-no_black_market = You can pay with goods only if you have a Black market that you can use. Pay with cards.
refusal-two_goods_paid = A Black market takes two goods for a building, no more. Pay the rest with cards.
refusal-no_such_good = None of your buildings of this kind holds a good: { $card }. Choose one that does.
refusal-piles_empty = No card is left that could become a good. Produce fewer goods.
refusal-no_empty_building = You have no empty building of this kind: { $card }. Choose a production building without a good.
refusal-not_drawn = { $card } is not among the cards you drew. Choose one of those.
refusal-not_revealed = { $card } is not among the cards turned up. Choose one of those.
refusal-out_of_order = { $card } does not fit in here: either too few would remain, or the cards before it are settled. Name all of them in one line; then their order does not matter.
refusal-too_many = That is one too many. Leave it out.
refusal-cannot_pass = You cannot pass here. { $asked }

## The same in short, for lists

short-too_expensive = costs { $cost } now, and you can pay { $have }
short-owned_already = is already in your city
short-cathedral_built = has been built
short-covers_crane = the Crane itself cannot be covered
short-covers_like = a building cannot cover another of the same kind

## Points

score-buildings = Buildings
score-chapel = Chapel
score-bank = Bank
score-harbor = Harbor
score-triumphal_arch = Triumphal arch
score-guild_hall = Guild hall
score-city_hall = City hall
score-residence = Residence
score-cathedral = Cathedral
score-palace = Palace
score-total = Points
score-tie = Cards and goods

## Options of the game

option-players = Players
option-governor = First governor
option-edition = Edition
option-edition-second = second (112 cards)
option-edition-first = first (110 cards, different Guild hall and Gold mine)
option-expansion = Expansion ‘The New Buildings’
option-expansion-on = on
option-expansion-off = off
option-starting_variant = Starting variant
option-starting_variant-on = on: everybody is dealt 5 to 8 cards and keeps 4
option-starting_variant-off = off: everybody is dealt 4 cards
option-gold_mine = Gold mine
option-gold_mine-lowest = gives the cheapest of the four cards
option-gold_mine-any = gives any one of the four cards
option-customs_good_in_tie = Good on the Customs office in a tie
option-customs_good_in_tie-on = counts
option-customs_good_in_tie-off = does not count
option-chapel_secrecy = Number of cards under Chapel, Bank and Harbor
option-chapel_secrecy-hide_count = not shown to the others
option-chapel_secrecy-show_count = shown to all
option-guard_room_limit = Hand limit 6 without a Guard room
option-guard_room_limit-while_in_play = while a Guard room is in play
option-guard_room_limit-always_with_expansion = always when the expansion is used

## How sure the figures are

status-verified = Figures without a mark are printed in the rulebook or given by two independent sources.
status-single_source = We know this figure from one source only, so it may differ on your cards.
status-house_value = This figure is our best guess: no official source confirms it.
note-prefecture = Cost 3 follows an example in the rulebook; some card lists say 4, so it may differ on your card.
note-hut = Cost and points come from a single card list, so they may differ on your cards.
note-customs_office = Cost 3 is what all other sources say; one example in the rulebook says 1, which we take for a misprint.
note-bank = Cost 3 comes from a single card list, so it may differ on your card.
note-goldsmith = The 3 points come from a single card list, so they may differ on your card.
note-residence = As far as we know this card has no printed points, like the other buildings of cost 6.
note-cathedral = We found no printed points for this card, so it starts from 0, like the buildings of cost 6.
note-tiles = These prices are certain for the first edition and are used for the second as well. One example in the rulebook (sugar 1 together with coffee 3) fits none of them.
