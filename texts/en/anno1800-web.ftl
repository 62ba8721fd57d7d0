### Anno 1800 in English: what only the table in the browser says. Names, actions, events and refusals are in anno1800.ftl.
###
### `anno-letter-*` is one letter, `anno-state-*` and `anno-short-*` have room for some 14 characters, `anno-objective-*-short`
### for 40, `anno-objective-*-counts` for 28. `anno-cell-*` are names in the market: two lines of some 9 characters, with soft
### hyphens where a word may break.

## Names

anno-letter-farmer = F
anno-letter-worker = W
anno-letter-artisan = A
anno-letter-engineer = E
anno-letter-investor = ★
anno-n-farmer = { $n ->
    [one] { $n } farmer
   *[other] { $n } farmers
}
anno-n-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
anno-n-artisan = { $n ->
    [one] { $n } artisan
   *[other] { $n } artisans
}
anno-n-engineer = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
anno-n-investor = { $n ->
    [one] { $n } investor
   *[other] { $n } investors
}
anno-n-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
anno-n-hand = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
anno-n-points-least = at least { $n ->
    [one] { $n } influence point
   *[other] { $n } influence points
}
anno-step-tiers = { $from } → { $to }
anno-card-title = { $deck }: { $cost }
anno-title-old_world = Old World island
anno-title-new_world = New World island

## Cards in a few words

anno-brief-action = extra action
anno-brief-resource = 1 New World resource
anno-brief-upgrades = { $n ->
    [one] { $n } upgrade
   *[other] up to { $n } upgrades
}
anno-brief-return = { $n ->
    [one] put { $n } card back
   *[other] put { $n } cards back
}
anno-objective-each = { $n } points for each of these
anno-objective-alonso_graves-short = one more action
anno-objective-aarhant-short = 1 investor brings 5 gold
anno-objective-the_editor-short = puts 1 hand card back
anno-objective-beryl_omara-short = 2 exploration tokens as 1 trade token
anno-objective-hannah_goode-short = most cubes: 10, 2nd: 4
anno-objective-university-short = most engineers: 10, 2nd: 4
anno-objective-worlds_fair-short = most investors: 10, 2nd: 4
anno-objective-madame_kahina-short = most trade tokens: 10, 2nd: 4
anno-objective-the_tourist-short = most expedition cards: 10, 2nd: 4
anno-objective-zoo-short = +1 for each animal visited
anno-objective-museum-short = +1 for each artefact visited
anno-objective-bente_jorgensen-short = 18 with at most 1 Old World island
anno-objective-isabel_sarmento-short = 6 for each New World island
anno-objective-pyrphorian-short = −2 for each hand card left
anno-objective-hannah_goode-counts = most cubes
anno-objective-university-counts = most engineers
anno-objective-worlds_fair-counts = most investors
anno-objective-madame_kahina-counts = most trade tokens
anno-objective-the_tourist-counts = most expedition cards
anno-objective-zoo-counts = animals visited
anno-objective-museum-counts = artefacts visited
anno-objective-bente_jorgensen-counts = at most 1 Old World island
anno-objective-isabel_sarmento-counts = New World islands
anno-objective-pyrphorian-counts = hand cards left

## Status lines

anno-state-now = now
anno-state-later = in reach
anno-state-both = { $tokens }, { $gold }
anno-state-lacks = { $n } missing
anno-state-needs = { $what } short
anno-state-too_much = too much at once
anno-state-play = playable now
anno-state-play_for = play for { $price }
anno-state-few_tokens = too few tokens
anno-state-no_resource = missing: { $resource }
anno-state-activate_first = use card first
anno-state-use_first = objective first
anno-chance-none = nothing now
anno-chance-now = { $n } ready
anno-chance-more = { $n } with trade/gold
anno-chance-later = { $n } in reach
anno-chance-later-both = { $now } + { $more } in reach
anno-chance-needs = needs { $price }
anno-chance-have = you have { $n }
anno-chance-costs = costs { $price }
anno-chance-of = have { $have } of { $need }
anno-chance-not_this_turn = not in this turn
anno-chance-swap = up to { $n } of { $of }
anno-chance-workforce = up to { $n } new
anno-chance-upgrade = up to { $n } steps
anno-chance-island = island { $n } for { $price }
anno-chance-expedition = { $n ->
    [one] { $n } card for { $price }
   *[other] { $n } cards for { $price }
}
anno-chance-festival = { $n ->
    [0] all at home
    [one] { $n } comes home
   *[other] { $n } come home
}
anno-chance-festival-later = { $n ->
    [one] { $n } piece used
   *[other] { $n } pieces used
}

## Why not, in a few words

anno-short-game_over = game over
anno-short-not_your_turn = not your turn
anno-short-other_question = not now
anno-short-no_action_left = no action left
anno-short-act_first = act first
anno-short-nothing_possible = not possible
anno-short-sold_out = none left
anno-short-owned_already = yours
anno-short-one_token_each = only ships now
anno-short-no_yard = no yard { $n }
anno-short-yard_used = yard used
anno-short-four_islands = four at most
anno-short-stack_empty = none left
anno-short-three_at_most = three at most
anno-short-no_tokens_in_supply = no tokens left
anno-short-no_cube_in_supply = no cube left
anno-short-no_such_cube = no such cube
anno-short-highest_tier = highest tier
anno-short-being_played = being played
anno-short-too_many_cards = enough cards
anno-short-swap_stack_empty = stack empty
anno-short-does_not_fit = does not fit
anno-short-must_replace = wrong square
anno-short-no_removal = not removable
anno-short-printed = printed
anno-short-yard_in_use = in use
anno-short-shift_end_gold = too little gold
anno-short-too_late = too late
anno-short-no_use = no use now
anno-short-no_cost_asks_for_it = use when paying
anno-short-used_already = used
anno-short-objective_price = not possible now
anno-short-no_free_upgrade = no free upgrade
anno-short-other = not now
anno-refused = { $what }: { $why }
anno-why-other_question-web = Please answer the current question first, or undo it.
anno-why-not_this_line-web = Another resource of the cost comes first: { $resource } is paid later.
anno-why-no_such_token-web = There is no such token here: { $token }. Choose one that you have.

## Where it comes from

anno-source-import = Your New World island
anno-source-card = Card { $card }
anno-source-card-short = Card
anno-source-trade = Trade with { $name }
anno-source-district = From the district
anno-source-tokens = From your ships and cards
anno-source-gold = From your gold
anno-way-receives = { $gold } for { $name }
anno-way-shift_end = { $gold } for shift end
anno-needed = { $what }: { $how }
anno-needed-own = your own cube
anno-needed-have = you have it
anno-needed-trade = trade for { $price }
anno-needed-import = New World for { $price }
anno-needed-card = from a card
anno-needed-shift_end = your own cube after a shift end for { $price }
anno-needed-missing = not available now

## What is asked

anno-ask-or_end = Or end your turn.
anno-ask-gain-short = A new cube for { $gold }?
anno-ask-remove = Which of your tokens do you want to remove?
anno-ask-raise = Free upgrades: which cube do you want to upgrade?
anno-ask-shift_end = Which used cube do you want to bring back?
anno-say-yours = Your turn
anno-say-turn = { $name }’s turn
anno-say-then = then { $list }
anno-say-you = you
anno-say-actions = { $n ->
    [0] Action done
   *[other] { $n } actions left
}
anno-say-further = { $n } more, or end
anno-say-up-to = Choose up to { $n }
anno-say-expand = Choose in the market
anno-say-play = Choose a card
anno-waiting-turn = { $name } is choosing an action.
anno-waiting-target = { $name } is deciding: { $action }.
anno-waiting-pay = { $name } is deciding how to pay.
anno-waiting-spend = { $name } is choosing naval tokens to pay with.
anno-waiting-site = { $name } is choosing a place to build on.
anno-waiting-cube = { $name } is choosing a cube to upgrade.
anno-waiting-gain = { $name } is deciding about a new cube.
anno-waiting-swap = { $name } is choosing cards to swap.
anno-waiting-return = { $name } is choosing cards to put back.
anno-waiting-shown = { $name } is playing.
anno-free-hint = Free at any time: { $what }.
anno-free-cards = { $n ->
    [one] activate { $n } card
   *[other] activate { $n } cards
}
anno-free-last = This is the final round.
anno-free-last_next = Round { $n } is the final round.
anno-move-trade-web = Trade with { $name } for { $resource }

## The confirm button

anno-confirm-pay-token = Pay, then place
anno-confirm-pay-card = Pay and play
anno-confirm-pay-cube = Pay and draw
anno-confirm-pay-cubes = { $n ->
    [0] Pay
    [one] Pay, draw { $n } card
   *[other] Pay, draw { $n } cards
}
anno-confirm-pay-upgrade = Pay, then upgrade
anno-confirm-pay-upgrades = Pay and upgrade
anno-confirm-pay-old_world = Turn the island over
anno-confirm-pay-new_world = Turn the island over and draw
anno-confirm-pay-festival = Celebrate the festival
anno-confirm-pay-nothing = Continue
anno-confirm-draw = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
}
anno-confirm-shift_end = { $n ->
    [0] Bring back
   *[other] Bring { $n } back
}
anno-confirm-swap = Put { $n } back and draw
anno-confirm-return = Put { $n } back
anno-confirm-end = End turn

## Whole things, for people who do not see the board

anno-label-left = { $n } left
anno-label-cost = Cost: { $list }
anno-label-wanted = Wanted by { $n } of your cards
anno-label-built_by = Built by { $list }
anno-label-effect = Effect: { $effect }
anno-label-planned = Part of the plan
anno-label-choose = choose
anno-label-build = build here
anno-label-over = build over it
anno-label-remove = remove
anno-label-free = free
anno-label-covers = Covers { $token }
anno-label-at_work = At work: { $list }
anno-label-nobody = Nobody at work
anno-label-ready = Its effect can still be used
anno-label-district = { $ready } ready, { $working } at work, { $exhausted } exhausted
anno-label-shift_end = Shift end: { $gold } for each cube
anno-label-cubes = { $n }: { $list }
anno-label-islands = Islands: Old World { $old }, New World { $new }
anno-standing-points = { $name } { $points }
anno-standing-count = { $name } { $points } (has { $n })

## The end

anno-score-tokens = Construction tokens
anno-score-hand = Hand cards
anno-result-tie_break = Tie for first place ({ $points }): more construction tokens decide, then fewer hand cards ({ $list }).
anno-result-tie = { $name }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## Finds and the end

anno-animal-elephant = Elephant
anno-animal-lion = Lion
anno-animal-parrot = Parrot
anno-animal-tortoise = Tortoise
anno-animal-penguin = Penguin
anno-animal-giraffe = Giraffe
anno-animal-flamingo = Flamingo
anno-animal-crocodile = Crocodile
anno-animal-panda = Panda
anno-animal-toucan = Toucan
anno-artefact-mask = Golden mask
anno-artefact-amphora = Amphora
anno-artefact-scarab = Scarab
anno-artefact-moai = Stone head
anno-artefact-crown = Crown
anno-artefact-tablet = Clay tablet
anno-artefact-ammonite = Ammonite
anno-artefact-bust = Bust
anno-artefact-sword = Sword
anno-artefact-idol = Idol
anno-expedition-no-visitor = no visitor
anno-find-expedition = The expedition returns
anno-find-expedition-text = At the end of the game, each picture with a fitting visitor brings its points.
anno-find-expedition-cards = Your expedition cards: { $before } → { $now }
anno-find-expedition-visitors = Visitors you have:
anno-find-expedition-worth = New cards: up to { $points }
anno-find-old_world = New land in the Old World
anno-find-old_world-squares = 6 more squares: 2 land, 2 land with coast, 2 sea.
anno-find-lapsed = Its effect could not be used.
anno-find-new_world = Land in the New World
anno-find-new_world-goods = Each of these for 1 trade token, as often as you like.
anno-find-drawn = { $n ->
    [one] { $n } new card in your hand
   *[other] { $n } new cards in your hand
}
anno-find-festival = Festival: what came home
anno-find-festival-none = Everything was at home already.
anno-find-festival-work = From work
anno-find-festival-exhausted = Rested
anno-find-festival-tokens = Tokens on ships again
anno-find-festival-lost = Back to the supply, from cards: { $list }
anno-fireworks-title = { $name } has no cards left
anno-fireworks-title-you = You have no cards left
anno-fireworks-next = The fireworks token brings { $points }. This round is played to its end, then comes one final round for everybody.
anno-fireworks-now = The fireworks token brings { $points }. This is the final round: everybody has one more turn.
anno-last-turns = Turns still to come
anno-last-then = then, last:
anno-last-yours = you, last turn
anno-last-now = Final round
anno-last-next = Final round is next
anno-final-museum = Zoo and museum
anno-final-museum-none = No expedition cards.
anno-final-museum-fields = { $visited } of { $all } visited
anno-final-museum-sum = { $cards } from expedition cards, { $bonus } from { $names }
anno-final-unused = Left over
anno-final-gold = { $gold } that made no point
anno-final-hand = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
anno-final-hand-lost = { $cards }: { $points }
anno-final-effects = { $n ->
    [one] { $n } effect never used
   *[other] { $n } effects never used
}
anno-final-nothing = Nothing.
anno-score-lead = { $name } is { $points } ahead of { $other }, most of all with { $source }: { $n } to { $m }.
anno-score-most = +{ $n } { $source }

## The realm

anno-realm-of = { $name }’s realm
anno-realm-yours = Your realm
anno-realm-temporary = +{ $n }
anno-realm-temporary-hint = Tokens from cards go back to the supply once they are spent, or at the next festival.
anno-realm-trade-label = { $temporary ->
    [0] Trade tokens: { $ready } of { $all } on ships
   *[other] Trade tokens: { $ready } of { $all } on ships, { $temporary } from cards
}
anno-realm-exploration-label = { $temporary ->
    [0] Exploration tokens: { $ready } of { $all } on ships
   *[other] Exploration tokens: { $ready } of { $all } on ships, { $temporary } from cards
}
anno-realm-gold-label = { $n } gold
anno-realm-points-label = { $n ->
    [one] { $n } influence point as things stand
   *[other] { $n } influence points as things stand
}
anno-realm-after = after paying: { $n }
anno-realm-exhausted-cubes = { $n } × { $tier }, exhausted
anno-realm-none-ready = none
anno-realm-districts = Residential districts
anno-realm-hire = New cube in this district: { $tier }
anno-realm-rise = Upgrade { $from } → { $to }
anno-realm-cubes = ready { $ready }, at work { $work }, exhausted { $exhausted }
anno-realm-planned = The plan takes { $n }
anno-realm-free-land = Free land
anno-realm-free-coast = Free coast
anno-realm-free-sea = Free sea
anno-realm-place = Place here
anno-tile-shipyard = Shipyard
anno-tile-merchant = Merchant
anno-tile-exploration = Explorer
anno-realm-home = Home island
anno-realm-old-world = Old World { $n }
anno-realm-old-world-first = Old World
anno-realm-old-world-about = two land, two coast, two sea squares, a bonus
anno-realm-gift = Bonus
anno-realm-new-world = New World
anno-realm-next-label = Next island for { $price }
anno-realm-costs = costs { $n }
anno-realm-import-label = Each resource of these islands costs { $price }, as often as you like.
anno-realm-ship-tokens = { $ready } of { $all } tokens ready
anno-realm-tag-pays = pays
anno-realm-tag-works = works
anno-realm-tag-back = back
anno-rail-place = Then choose a gold square
anno-realm-covers = Building here covers it.
anno-realm-ghost = The plan puts { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} to work here
anno-realm-ghost-back = The plan brings back { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from here

## The market and the actions

anno-market = Market
anno-market-filter = Show in the market
anno-market-all = All
anno-market-now = Ready { $n }
anno-market-more = Trade/gold { $n }
anno-market-hand = For my hand { $n }
anno-market-free = free
anno-market-yard = no yard { $n }
anno-market-build = Build
anno-market-for-hand = For your hand
anno-shelf-materials = Building materials
anno-shelf-food = Food and drink
anno-shelf-comforts = Clothing and comforts
anno-shelf-machines = Machines and arms
anno-shelf-harbour = Harbour
anno-cell-shipyard = Shipyard { $n }
anno-cell-merchant = Merchant { $n }
anno-cell-exploration = Explorer { $n }
anno-cell-bricks = Bricks
anno-cell-goods = Goods
anno-cell-steel_beams = Steel beams
anno-cell-champagne = Cham­pagne
anno-cell-chocolate = Choco­late
anno-cell-canned_meat = Canned food
anno-cell-work_clothes = Work clothes
anno-cell-cotton_fabric = Cotton fabric
anno-cell-glasses = Spec­tacles
anno-cell-pocket_watches = Pocket watches
anno-cell-fur_coats = Fur coats
anno-cell-sewing_machines = Sewing machines
anno-cell-light_bulbs = Light bulbs
anno-cell-gramophones = Gramo­phones
anno-cell-penny_farthings = Penny farthings
anno-cell-steam_motors = Steam motors
anno-cell-steam_carriages = Steam carriages
anno-left = Left to take
anno-left-fw = Farmer/worker cards: { $n }
anno-left-aei = Artisan/engineer/investor cards: { $n }
anno-left-nw = New World cards: { $n }
anno-left-expeditions = Expedition cards: { $n }
anno-left-old_world = Old World islands: { $n }
anno-left-new_world = New World islands: { $n }
anno-actions = Actions
anno-rivals = Opponents
anno-players = Players
anno-plate-you = You
anno-rival-show = Choose to see this realm on the board; choose again to return to yours.
anno-rival-hand = Hand cards: { $n }
anno-rival-hand-few = Few cards are left. The first player with an empty hand triggers the final round.
anno-rival-known = You know of these: { $list }
anno-rival-new_world = New World islands: { $n }
anno-rival-old_world = Old World islands: { $n }
anno-rival-expeditions = Expedition cards: { $n }
anno-rival-sells = You can buy
anno-rival-price = For { $price }
anno-rival-own = You make these yourself: { $list }
anno-objectives = Objectives
anno-objective-figure = { $n } each
anno-objective-use = use now
anno-objective-once = once per turn
anno-objective-hidden = ? = hidden
anno-objective-lacks = { $n ->
   *[other] you lack
}
anno-objective-lacks-label = { $n ->
   *[other] you lack { $what }
}
anno-objective-always = at any time

## The hand, played cards, the final scores

anno-hand = { $n ->
    [one] Hand, { $n } card
   *[other] Hand, { $n } cards
}
anno-hand-empty = No cards in hand
anno-hand-watching = Hand cards are hidden from spectators
anno-hand-planned = being played
anno-hand-new = New
anno-hand-by-progress = By progress
anno-hand-by-points = By points
anno-hand-sorting = Order of the cards
anno-foot-ready = Ready
anno-foot-with = with
anno-foot-needs = needs
anno-foot-there = you have { $n } of { $of }
anno-foot-part = { $n } of { $of }
anno-played = Played
anno-played-region = Played cards
anno-played-of = { $name }’s cards
anno-played-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
anno-played-done = { $n } used
anno-played-all = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} played, { $points } points. Show all.
anno-played-none = No card played yet
anno-played-aim = Aim: score the most influence points. Every card you play brings { $few } to { $many }. The first player to empty their hand gets { $fireworks } more, and then comes a final round. With every new cube you draw a new card.
anno-played-used = effect used
anno-played-unused = effect available
anno-played-never = effect never used
anno-played-expeditions = { $n ->
    [one] { $n } expedition card. Show it.
   *[other] { $n } expedition cards. Show them.
}
anno-played-hidden = Expedition cards stay hidden until the end.
anno-expedition-now = Points as things stand: { $list }
anno-expedition-then = Points at the end: { $list }
anno-expedition-visits = Artisans, engineers and investors, wherever they are, each visit one animal or artefact of their tier. The best distribution counts.
anno-expedition-places = { $n ->
    [one] { $n } place to visit
   *[other] { $n } places to visit
}
anno-log-full = Full log
anno-final-realms = Realms
anno-final-realm = { $name }’s realm
anno-final-see-realm = See the realm
anno-final-see-cards = See the cards
anno-final-deck = { $points } points each

## Paying and choosing

anno-desk = Your choice
anno-desk-more = More ways to pay
anno-desk-first = Do something first
anno-desk-new = { $tier ->
    [farmer] New farmer
    [worker] New worker
    [artisan] New artisan
    [engineer] New engineer
   *[investor] New investor
}
anno-desk-left = { $n } left
anno-desk-owned = You have one already: this only replaces it.
anno-desk-island = Island { $n } of up to 4
anno-desk-cube-step = Cube { $n } of up to { $most }
anno-desk-upgrade-step = Upgrade { $n } of up to { $most }
anno-desk-workforce = New people
anno-desk-upgrade = Upgrades
anno-several-which = New people or upgrades
anno-several-ready = ready
anno-several-choose-workforce = Choose up to { $n }. Each brings a card.
anno-several-choose-upgrade = Choose up to { $n }.
anno-several-of = { $n } of { $most }
anno-several-further = { $action }: { $n } more
anno-several-more = One more: { $what }
anno-several-less = One less: { $what }
anno-several-payment = One payment
anno-several-not = This is not possible together with the rest.
anno-several-tip-card = Each new card is worth points once you have played it.
anno-several-tip-goods = What you cannot make yourself, other players sell for trade tokens.
anno-several-tip-map = Before you pay, the map shows who will work.
anno-several-one = Pay one by one
anno-several-rise = Which cube: { $step }
anno-several-next = next:
anno-several-card = +1 card
anno-desk-expedition = How many expedition cards?
anno-desk-ships = Another ship?
anno-desk-ships-anew = takes another action
anno-desk-shift_end = Shift end
anno-desk-shift_end-text = Pay gold to bring used cubes back to their districts.
anno-desk-shift_end-none = All your cubes are in their districts.
anno-desk-shift_end-choose = Choose who comes back.
anno-desk-spend = Which naval tokens?
anno-desk-swap = Swap cards
anno-desk-return = Put cards back
anno-desk-brings = You draw: { $card }.
anno-desk-no-card = No card left, so it costs gold
anno-desk-supply = { $n } in the supply
anno-desk-have = You have { $what }
anno-desk-free-text = They cost nothing and expire at the end of your turn. Choose the cubes to upgrade.
anno-desk-free = { $n ->
    [one] { $n } free upgrade left
   *[other] { $n } free upgrades left
}
anno-desk-expedition-holds = { $n ->
    [one] { $n } animal, { $n } artefact
   *[other] { $n } animals, { $n } artefacts
}
anno-desk-stack = { $n ->
    [one] { $n } card in the stack
   *[other] { $n } cards in the stack
}
anno-desk-price = Price
anno-desk-islands = Islands in the stack
anno-desk-ships-text = { $n ->
    [one] { $n } of { $yards } shipyards has built a ship.
   *[other] { $n } of { $yards } shipyards have built a ship.
}
anno-desk-yards = Strengths of your shipyards: { $list }
anno-desk-before = First, if you like
anno-desk-card = Card: { $effect }
anno-desk-remove = Remove a token
anno-desk-remove-text = It goes back to the gameboard and you get nothing for it; cubes at work there become exhausted.
anno-desk-remove-tap = Choose one of your tokens here or in your realm.
anno-desk-pick = { $least ->
    [0] choose up to { $most }
    [1] { $most ->
        [one] choose 1
       *[other] choose { $least } to { $most }
    }
   *[other] choose { $most }
}
anno-desk-chosen = { $most ->
    [one] { $n } of { $most } chosen
   *[other] { $least ->
        [0] { $n } chosen, up to { $most }
        [1] { $n } chosen, up to { $most }
       *[other] { $n } of { $most } chosen
    }
}
anno-desk-tap-hand = Choose cards from your hand to put them here; choose one again to take it back.
anno-desk-draw-from = Cards in the stacks
anno-desk-enough = Done
anno-desk-later = Later
anno-desk-reveal-cube = You will draw a card.
anno-desk-reveal-old_world = The island is turned over.
anno-desk-reveal-new_world = The island is turned over and you draw cards.
anno-desk-reveal-expeditions = You will draw expedition cards.
anno-desk-reveal-cubes = Each new cube brings a card, as long as there are any.
anno-desk-reveal-swap = { $n ->
    [one] You will draw { $n } card.
   *[other] You will draw { $n } cards.
}
anno-desk-rise-district = ready at once in its new district
anno-desk-rise-exhausted = stays exhausted
anno-desk-rise-at = stays at work there
anno-desk-rise-this = Upgrade: { $where }
anno-desk-none-back = Put none back
anno-desk-activate = Activate
anno-desk-activate-reveals = Activate and draw
anno-free-upgrades = Free upgrades
anno-verdict-final = This cannot be undone.
anno-verdict-undo = You can undo this.
anno-verdict-passes = Others play next.
anno-verdict-ends = The game ends.
anno-verdict-reveals = Cards or islands are turned up.
anno-ending = End your turn?
anno-ending-text = You could still use this. It is lost when your turn ends.
anno-ending-last = This is your last turn: what you do not use now is lost.
anno-ending-actions = { $n ->
    [one] One more action
   *[other] { $n } more actions
}
anno-ending-card = A card you have played: { $effect }
anno-ending-objective = The objective card { $name }
anno-plan-prefer = Prefer to
anno-plan-how = { $action }: choose how to pay
anno-plan-save-tokens = save tokens
anno-plan-save-cubes = save cubes
anno-plan-save-gold = save gold
anno-plan-source = Source: { $part }
anno-plan-other-ways = Other ways: { $part }
anno-plan-tokens = Choose which tokens
anno-plan-no-other = only source
anno-plan-which = { $tier ->
    [farmer] Which farmer comes back?
    [worker] Which worker comes back?
    [artisan] Which artisan comes back?
    [engineer] Which engineer comes back?
   *[investor] Which investor comes back?
}
anno-plan-trade = Trade tokens
anno-plan-exploration = Exploration tokens
anno-plan-gold = Gold
anno-plan-others = Others receive
anno-plan-have = you have { $n }
anno-plan-left = { $before } → { $after } left

## The board

anno-board-round = Round
anno-board-end-turn = End turn
anno-board-choose-action = Choose an action
anno-board-choose-one = Choose one action
anno-board-choose-else = Or choose a token in the market, a card or a district: that picks the action for you.
anno-board-tabs = Parts of the table
anno-board-tab-realm = Realm
anno-board-tab-market = Market
anno-board-tab-hand = Hand
anno-board-tab-rivals = Opponents
anno-board-tab-table = Table
anno-board-tab-objectives = Objectives
anno-board-now-of = { $n } of { $all } possible now
anno-board-now = { $n } possible now
anno-board-shown-realm = This is { $name }’s realm.
anno-board-own-realm = Back to your realm
anno-board-resources = Your gold, tokens and points
anno-board-see-table = See the table
anno-board-back-to-choice = Back to the choice
anno-board-waiting = Waiting for { $name }
anno-keys-actions = Actions
anno-keys-end = End your turn
anno-keys-market = Go to the market

## What happened

anno-told-round = Round { $n }
anno-told-pays = { $name } pays: { $list }.
anno-told-pays-you = You pay: { $list }.
anno-told-paid = Paid: { $list }.
anno-told-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
anno-told-drawn = Drawn: { $list }.
anno-told-cards = { $n ->
    [one] card { $list }
   *[other] cards { $list }
}
anno-told-played = { $name } plays a card { $card }: { $points }.
anno-told-played-you = You play a card { $card }: { $points }.
anno-told-gained = { $name } gets new cubes: { $list }.
anno-told-gained-you = You get new cubes: { $list }.
anno-told-trade = { $resource } by trade ({ $gold } for { $name })
anno-told-trade-you = { $resource } by trade ({ $gold } for you)
anno-told-import = { $resource } from the New World
anno-told-card = { $resource } from a card
anno-told-swapped = { $name } swaps cards: { $list }.
anno-told-swapped-you = You swap cards: { $list }.
anno-told-festival = { $name } celebrates a festival: all pieces are ready again.
anno-told-festival-you = You celebrate a festival: all your pieces are ready again.

## Table setup

anno-option-follows = as in the chosen edition: { $value }
anno-option-edition-about = The printed editions differ in a few rules. The recommended game takes what most of them say.
anno-option-objectives-about = Five cards lie open for everybody: some can be used in every turn, most bring points at the end.
anno-option-alt_industry-about = Some industries of the home island also exist as tokens for workers. Where may these be built?
anno-option-remove_limit-about = Removing your own tokens makes room while you expand. How many may go in one action?
anno-option-discard_exactly_2-about = Some cards let you put hand cards under their stacks in the turn in which they are played. How many?
anno-option-cube_effect_partial-about = What happens if an effect brings two cubes and you cannot or will not pay the gold for both?
anno-option-zero_scores-about = Cards that reward the most of something also reward the second most. Does that include a player who has none at all?
anno-option-discard_triggers_end-about = An empty hand triggers the end of the game. Does it count if the last card was not played but put back?
anno-option-strict_supply-about = Whether the number of pieces in the box is a limit.

## Names on small tiles: one line

anno-tile-charcoal_kiln_w = Kiln
anno-tile-charcoal_kiln = Kiln
anno-tile-brickworks_w = Brickworks
anno-tile-brickworks = Brickworks
anno-tile-brass_foundry = Smeltery
anno-tile-window_factory = Windows
anno-tile-champagne_cellar = Champagne
anno-tile-sailmakers_w = Sailmakers
anno-tile-sailmakers = Sailmakers
anno-tile-schnapps_distillery = Distillery
anno-tile-spectacle_factory = Spectacles
anno-tile-clockmakers = Clockmakers
anno-tile-sewing_machine_factory = Sewing
anno-tile-cotton_mill_a = Cotton mill
anno-tile-cotton_mill_w = Cotton mill
anno-tile-coffee_roasters = Roasters
anno-tile-sausage_factory = Butchery
anno-tile-soap_factory = Soap works
anno-tile-dynamite_factory = Dynamite
anno-tile-weapons_factory = Weapons
anno-tile-rum_distillery = Rum
anno-tile-cigar_factory = Cigars
anno-tile-chocolate_factory = Chocolate
anno-tile-cannery = Cannery
anno-tile-work_clothes_factory = Knitters
anno-tile-motor_factory = Motors
anno-tile-steam_carriage_factory = Cabs
anno-tile-penny_farthing_factory = Bicycles
anno-tile-light_bulb_factory = Light bulbs
anno-tile-gramophone_factory = Gramophone
anno-tile-heavy_weapons_factory = Heavy arms
anno-tile-fur_dealer = Fur dealer
anno-tile-grain_farm = Grain farm
anno-tile-potato_farm = Potato farm
anno-tile-pig_farm = Pig farm
anno-tile-sheep_farm = Sheep farm

## On pages around the table: every key that ends in the name of the game

game-anno1800 = Anno 1800
home-about-anno1800 = Build an island economy, trade, explore.
home-facts-anno1800 = 2 to 4 players, 90 minutes.
home-asks-action-anno1800 = choose an action
new-first-hint-anno1800 = Whoever begins has no gold; each player after that starts with 1 gold more than the one before.
rules-title-anno1800 = The rules of Anno 1800
rules-search-hint-anno1800 = A word or a number, such as Brewery or A9.4
credits-game-anno1800 = Anno 1800 was designed by Martin Wallace.
anno-credits-drawings = all goods, buildings, ships, people, animals and artefacts of Anno 1800
settings-forced-anno1800 = In Anno 1800 you always decide, and end every turn, yourself.
