### Anno 1800 in English: what the game is made of and what happens in it.
### The rules by number are in anno1800-rules.ftl. Every key begins with `anno-`, so that both games fit into one bundle.
###
### Names are shown as they are, never declined. `tier-` and `deck-` are one, `tiers-` and `decks-` are several; what ends
### in `-short` fits on a button, what ends in `-text` says in a sentence what a thing does.

## Resources

anno-resource-timber = Timber
anno-resource-grain = Grain
anno-resource-potatoes = Potatoes
anno-resource-pigs = Pigs
anno-resource-wool = Wool
anno-resource-coal = Coal
anno-resource-bricks = Bricks
anno-resource-goods = Goods
anno-resource-steel_beams = Steel beams
anno-resource-sails = Sails
anno-resource-beer = Beer
anno-resource-bread = Bread
anno-resource-brass = Brass
anno-resource-windows = Windows
anno-resource-champagne = Champagne
anno-resource-schnapps = Schnapps
anno-resource-glass = Glass
anno-resource-glasses = Spectacles
anno-resource-pocket_watches = Pocket watches
anno-resource-sewing_machines = Sewing machines
anno-resource-cotton_fabric = Cotton fabric
anno-resource-coffee = Coffee
anno-resource-sausages = Sausages
anno-resource-soap = Soap
anno-resource-fur_coats = Fur coats
anno-resource-dynamite = Dynamite
anno-resource-weapons = Weapons
anno-resource-rum = Rum
anno-resource-cigars = Cigars
anno-resource-chocolate = Chocolate
anno-resource-canned_meat = Canned food
anno-resource-work_clothes = Work clothes
anno-resource-steam_motors = Steam motors
anno-resource-steam_carriages = Steam carriages
anno-resource-penny_farthings = Penny farthings
anno-resource-light_bulbs = Light bulbs
anno-resource-gramophones = Gramophones
anno-resource-advanced_weapons = Advanced weapons
anno-resource-cotton = Cotton
anno-resource-sugar_cane = Sugar cane
anno-resource-coffee_beans = Coffee beans
anno-resource-cocoa = Cocoa
anno-resource-tobacco = Tobacco
anno-resource-rubber = Caoutchouc

## Construction tokens

anno-token-sawmill_w = Sawmill (workers)
anno-token-charcoal_kiln_w = Charcoal kiln (workers)
anno-token-brickworks_w = Brickworks (workers)
anno-token-brewery = Brewery
anno-token-bakery = Bakery
anno-token-brass_foundry = Brass smeltery
anno-token-window_factory = Window factory
anno-token-champagne_cellar = Champagne cellar
anno-token-shipyard1 = Shipyard strength 1
anno-token-shipyard2 = Shipyard strength 2
anno-token-shipyard3 = Shipyard strength 3
anno-token-warehouse_w = Warehouse (workers)
anno-token-steelworks_w = Steelworks (workers)
anno-token-sailmakers_w = Sailmakers’ workshop (workers)
anno-token-schnapps_distillery = Schnapps distillery
anno-token-glassworks = Glassworks
anno-token-spectacle_factory = Spectacle factory
anno-token-clockmakers = Clockmakers
anno-token-sewing_machine_factory = Sewing machine factory
anno-token-merchant1 = Merchant ship strength 1
anno-token-merchant2 = Merchant ship strength 2
anno-token-merchant3 = Merchant ship strength 3
anno-token-cotton_mill_a = Cotton mill (artisans)
anno-token-cotton_mill_w = Cotton mill (workers)
anno-token-coffee_roasters = Coffee roaster
anno-token-sausage_factory = Slaughterhouse
anno-token-soap_factory = Soap factory
anno-token-fur_dealer = Fur dealer
anno-token-dynamite_factory = Dynamite factory
anno-token-weapons_factory = Weapon factory
anno-token-exploration1 = Exploration ship strength 1
anno-token-exploration2 = Exploration ship strength 2
anno-token-exploration3 = Exploration ship strength 3
anno-token-rum_distillery = Rum distillery
anno-token-cigar_factory = Cigar factory
anno-token-chocolate_factory = Chocolate factory
anno-token-cannery = Cannery
anno-token-work_clothes_factory = Framework knitters
anno-token-motor_factory = Motor assembly line
anno-token-steam_carriage_factory = Cab assembly line
anno-token-penny_farthing_factory = Bicycle factory
anno-token-light_bulb_factory = Light bulb factory
anno-token-gramophone_factory = Gramophone factory
anno-token-heavy_weapons_factory = Heavy weapons factory
anno-token-sawmill = Sawmill
anno-token-grain_farm = Grain farm
anno-token-potato_farm = Potato farm
anno-token-pig_farm = Pig farm
anno-token-sheep_farm = Sheep farm
anno-token-charcoal_kiln = Charcoal kiln
anno-token-brickworks = Brickworks
anno-token-warehouse = Warehouse
anno-token-steelworks = Steelworks
anno-token-sailmakers = Sailmakers’ workshop
anno-token-sawmill_w-short = Sawmill
anno-token-charcoal_kiln_w-short = Charcoal kiln
anno-token-brickworks_w-short = Brickworks
anno-token-shipyard1-short = Shipyard 1
anno-token-shipyard2-short = Shipyard 2
anno-token-shipyard3-short = Shipyard 3
anno-token-warehouse_w-short = Warehouse
anno-token-steelworks_w-short = Steelworks
anno-token-sailmakers_w-short = Sailmakers
anno-token-merchant1-short = Merchant ship 1
anno-token-merchant2-short = Merchant ship 2
anno-token-merchant3-short = Merchant ship 3
anno-token-cotton_mill_a-short = Cotton mill
anno-token-cotton_mill_w-short = Cotton mill
anno-token-exploration1-short = Exploration ship 1
anno-token-exploration2-short = Exploration ship 2
anno-token-exploration3-short = Exploration ship 3
anno-build-industry = Industry. Makes: { $resource }. Workplaces: 2 × { $tier }.
anno-build-shipyard = Shipyard: builds ships up to strength { $n }.
anno-build-merchant = { $n ->
    [one] Merchant ship: carries { $n } trade token.
   *[other] Merchant ship: carries { $n } trade tokens.
}
anno-build-exploration = { $n ->
    [one] Exploration ship: carries { $n } exploration token.
   *[other] Exploration ship: carries { $n } exploration tokens.
}

## Population tiers

anno-tier-farmer = Farmer
anno-tier-worker = Worker
anno-tier-artisan = Artisan
anno-tier-engineer = Engineer
anno-tier-investor = Investor
anno-tiers-farmer = Farmers
anno-tiers-worker = Workers
anno-tiers-artisan = Artisans
anno-tiers-engineer = Engineers
anno-tiers-investor = Investors

## Population cards

anno-deck-fw = Farmer/worker card
anno-deck-aei = Artisan/engineer/investor card
anno-deck-nw = New World card
anno-decks-fw = Farmer/worker cards
anno-decks-aei = Artisan/engineer/investor cards
anno-decks-nw = New World cards
anno-stack-fw = Farmer/worker stack
anno-stack-aei = Artisan/engineer/investor stack
anno-stack-nw = New World stack
anno-card = Needs: { $cost }. Effect: { $effect }.

## Actions

anno-action-expand = Expand
anno-action-play = Play & activate population cards
anno-action-swap = Swap population cards
anno-action-workforce = Increase the workforce
anno-action-upgrade = Upgrade
anno-action-old_world = Open up the Old World
anno-action-new_world = Explore the New World
anno-action-expedition = Take expedition cards
anno-action-festival = Celebrate a festival
anno-action-expand-short = Expand
anno-action-play-short = Play card
anno-action-swap-short = Swap cards
anno-action-workforce-short = Workforce
anno-action-upgrade-short = Upgrade
anno-action-old_world-short = Old World
anno-action-new_world-short = New World
anno-action-expedition-short = Expedition
anno-action-festival-short = Festival
anno-action-expand-text = Build 1 industry or 1 shipyard, or up to 1 ship for each of your shipyards.
anno-action-play-text = Pay what 1 of your hand cards needs and lay it face up below your island.
anno-action-swap-text = Put 1 to 3 hand cards under their stacks, then draw as many from the same stacks.
anno-action-workforce-text = Pay for up to 3 new cubes; each brings a population card to your hand.
anno-action-upgrade-text = Pay for up to 3 upgrades; each raises a cube to the next tier.
anno-action-old_world-text = Take the top Old World island for exploration tokens: 1 for your first island, 4 for your fourth.
anno-action-new_world-text = Take the top New World island and 3 New World cards for exploration tokens: 1 for your first island, 4 for your fourth.
anno-action-expedition-text = Exhaust 2 exploration tokens and draw up to 3 expedition cards.
anno-action-festival-text = All your cubes return to their districts, all your naval tokens to the ships.
anno-free-activate = Activate population cards
anno-free-use = Activate objective cards

## Objective cards

anno-objective-alonso_graves = Alonso Graves
anno-objective-aarhant = Aarhant
anno-objective-the_editor = The Editor
anno-objective-beryl_omara = Beryl O’Mara
anno-objective-carl_leonard_von_malching = Carl Leonard von Malching
anno-objective-eli_bleakworth = Eli Bleakworth
anno-objective-the_queen = The Queen
anno-objective-edvard_goode = Edvard Goode
anno-objective-willie_wibblesock = Willie Wibblesock
anno-objective-princess_qing = Princess Qing
anno-objective-hannah_goode = Hannah Goode
anno-objective-university = University
anno-objective-worlds_fair = World’s Fair
anno-objective-madame_kahina = Madame Kahina
anno-objective-the_tourist = The Tourist
anno-objective-zoo = Zoo
anno-objective-museum = Museum
anno-objective-bente_jorgensen = Bente Jorgensen
anno-objective-isabel_sarmento = Isabel Sarmento
anno-objective-pyrphorian = Pyrphorian
anno-objectives-effect = Effect for everybody
anno-objectives-industries = Points for industries
anno-objectives-majority = Points for having the most
anno-objectives-expedition = Points for expedition cards
anno-objectives-others = Points at the end

## Objective cards: what they do

anno-objective-alonso_graves-text = Once per turn: exhaust 3 exploration tokens and spend 3 gold to get one more action.
anno-objective-aarhant-text = Once per turn: exhaust 1 investor to take 5 gold.
anno-objective-the_editor-text = Once per turn: exhaust 2 exploration tokens to put 1 hand card under its stack, without drawing another.
anno-objective-beryl_omara-text = As often as you like: 2 exploration tokens serve as 1 trade token.
anno-objective-carl_leonard_von_malching-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-eli_bleakworth-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-the_queen-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-edvard_goode-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-willie_wibblesock-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-princess_qing-text = End of the game: points for each of these industries you have: { $list }.
anno-objective-hannah_goode-text = End of the game: 10 points for the most population cubes, 4 for the second most.
anno-objective-university-text = End of the game: 10 points for the most engineers, 4 for the second most.
anno-objective-worlds_fair-text = End of the game: 10 points for the most investors, 4 for the second most.
anno-objective-madame_kahina-text = End of the game: 10 points for the most trade tokens, exhausted and temporary ones included, 4 for the second most.
anno-objective-the_tourist-text = End of the game: 10 points for the most expedition cards, 4 for the second most.
anno-objective-zoo-text = End of the game: each animal you have a visitor for brings 1 more point.
anno-objective-museum-text = End of the game: each artefact you have a visitor for brings 1 more point.
anno-objective-bente_jorgensen-text = End of the game: 18 points if you have at most 1 Old World island.
anno-objective-isabel_sarmento-text = End of the game: 6 points for each of your New World islands.
anno-objective-pyrphorian-text = End of the game: 2 points off for each population card left in your hand.
anno-objective-industry = { $industry } ({ $points })

## Effects of population cards and islands

anno-effect-cubes = { $n ->
    [one] { $n } × { $tier }, plus 1 card drawn
   *[other] { $n } × { $tier }, plus 1 card drawn for each
}
anno-effect-receive = From the supply: { $list }
anno-effect-expeditions = { $n ->
    [one] { $n } expedition card
   *[other] { $n } expedition cards
}
anno-effect-resource = 1 of these New World resources, to be used at once: { $list }
anno-effect-upgrades = Up to { $n } free upgrades: { $from } → { $to }
anno-effect-action = 1 additional action
anno-effect-return = Put up to { $n } hand cards under their stacks (this turn only)
anno-effect-return-exactly = Put exactly { $n } hand cards under their stacks (this turn only)

## Islands and expedition cards

anno-old_island = Old World island: { $bonus }
anno-new_island = New World island: { $list }
anno-bonus-effect = at once { $effect }
anno-bonus-printed = with { $token }
anno-expedition = Animal: { $animal } ({ $animal_points }). Artefact: { $artefact } ({ $artefact_points }).

## Naval tokens

anno-naval-trade = Trade token
anno-naval-exploration = Exploration token
anno-coin-trade = Trade token from a ship
anno-coin-temporary_trade = Trade token from a card
anno-coin-exploration = Exploration token from a ship
anno-coin-temporary_exploration = Exploration token from a card

## Places

anno-terrain-land = Land
anno-terrain-coast = Coast
anno-terrain-sea = Sea
anno-field-land = Land square
anno-field-coast = Land square with coast
anno-field-sea = Sea square
anno-where-district = residential district
anno-where-exhausted = exhausted area
anno-where-at = workplace: { $token }

## Amounts

anno-n-gold = { $n } gold
anno-n-trade = { $n ->
    [one] { $n } trade token
   *[other] { $n } trade tokens
}
anno-n-temporary_trade = { $n ->
    [one] { $n } temporary trade token
   *[other] { $n } temporary trade tokens
}
anno-n-exploration = { $n ->
    [one] { $n } exploration token
   *[other] { $n } exploration tokens
}
anno-n-temporary_exploration = { $n ->
    [one] { $n } temporary exploration token
   *[other] { $n } temporary exploration tokens
}
anno-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
anno-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
anno-n-expeditions = { $n ->
    [one] { $n } expedition card
   *[other] { $n } expedition cards
}
anno-n-points = { $n ->
    [one] { $n } influence point
   *[other] { $n } influence points
}
anno-times = { $n } × { $what }
anno-free = Free

## Terms

anno-title = Anno 1800 – The Board Game
anno-term-trade = Trade
anno-term-shift_end = Shift end
anno-term-home_island = Home island
anno-term-gameboard = Gameboard
anno-term-supply = Supply
anno-term-gold = Gold
anno-term-fireworks_token = Fireworks token
anno-term-starting_player = Starting player
anno-term-cost = Cost
anno-terms-old_world_island = Old World islands
anno-terms-new_world_island = New World islands
anno-terms-industry = Industries
anno-terms-shipyard = Shipyards
anno-terms-ship = Ships
anno-terms-population_cube = Population cubes
anno-terms-expedition_card = Expedition cards
anno-terms-objective_card = Objective cards
anno-terms-influence_point = Influence points

## How sure the figures are

anno-status-verified = Figures without a mark are printed in the rulebook or given by two independent sources.
anno-status-single_source = We know this figure from one source only, so it may differ in your copy.
anno-status-house_value = This figure is our best guess: no official source confirms it.
anno-note-shipyard2 = No reliable source gives this cost, so it is our best guess; one list says 2 timber and bricks.
anno-note-shipyard3 = No reliable source gives this cost, so it is our best guess; one list says 2 timber, bricks and steel beams.
anno-note-merchant1 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-merchant3 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-exploration2 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-exploration3 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-coffee_roasters = One list has artisans at work here, another has workers; we take artisans.
anno-note-empty_stack = For an empty artisan/engineer/investor stack one list says 3 gold, another 2; we take 3.
anno-note-cards = Needs and effects of the population cards come from a single list; the sizes of the stacks are certain.
anno-note-objective_names = Five industry cards: what they reward comes from a single list; which name belongs to which is our guess.

## Events

anno-event-dealt = Objective cards of this game: { $list }. { $name } begins.
anno-event-dealt-you = Objective cards of this game: { $list }. You begin.
anno-event-turn = Round { $round }: { $name } to play.
anno-event-turn-you = Round { $round }: your turn.
anno-event-action = { $name } chooses an action: { $action }.
anno-event-action-you = You choose an action: { $action }.
anno-event-worked = { $name } produces { $list }.
anno-event-worked-you = You produce { $list }.
anno-event-traded = { $name } trades for { $resource }; { $partner } receives { $gold }.
anno-event-traded-you = You trade for { $resource }; { $partner } receives { $gold }.
anno-event-traded-from_you = { $name } trades for { $resource }; you receive { $gold }.
anno-event-imported = { $name } brings { $resource } from the New World.
anno-event-imported-you = You bring { $resource } from the New World.
anno-event-received = { $name } gets { $resource } with card { $card }.
anno-event-received-you = You get { $resource } with card { $card }.
anno-event-spent = { $name } pays { $tokens }.
anno-event-spent-you = You pay { $tokens }.
anno-event-exhausted = { $name } exhausts cubes: { $list }.
anno-event-exhausted-you = You exhaust cubes: { $list }.
anno-event-shift_end = { $name } ends shifts for { $gold }: { $list }.
anno-event-shift_end-you = You end shifts for { $gold }: { $list }.
anno-event-paid_gold = { $name } pays { $gold } in place of a card.
anno-event-paid_gold-you = You pay { $gold } in place of a card.
anno-event-paid_gold-objective = { $name } pays { $gold } for { $objective }.
anno-event-paid_gold-objective-you = You pay { $gold } for { $objective }.
anno-event-built = { $name } builds { $token }.
anno-event-built-you = You build { $token }.
anno-event-removed = { $name } removes { $token }.
anno-event-removed-you = You remove { $token }.
anno-event-uncovered = Visible again: { $token }.
anno-event-cubes_exhausted = { $n ->
    [one] The cube that worked there goes to the exhausted area.
   *[other] The { $n } cubes that worked there go to the exhausted area.
}
anno-event-announced = { $name } announces card { $card }, to pay for it.
anno-event-announced-you = You announce card { $card }, to pay for it.
anno-event-played = { $name } plays card { $card }.
anno-event-played-you = You play card { $card }.
anno-event-activated = { $name } activates the card { $card }: { $effect }.
anno-event-activated-you = You activate the card { $card }: { $effect }.
anno-event-turned_down = { $name } turns card { $card } face down; its effect lapses.
anno-event-turned_down-you = You turn card { $card } face down; its effect lapses.
anno-event-used = { $name } uses { $objective }.
anno-event-used-you = You use { $objective }.
anno-event-gained = { $name } gets a new cube: { $tier }.
anno-event-gained-you = You get a new cube: { $tier }.
anno-event-declined = { $name } goes without a new cube: { $tier }.
anno-event-declined-you = You go without a new cube: { $tier }.
anno-event-raised = { $name } upgrades { $list }.
anno-event-raised-you = You upgrade { $list }.
anno-event-raised_free = { $name } upgrades without paying: { $list }.
anno-event-raised_free-you = You upgrade without paying: { $list }.
anno-event-drew = { $name } draws { $list }.
anno-event-drew-you = You draw { $list }.
anno-event-returned = { $name } puts cards under their stacks: { $list }.
anno-event-returned-you = You put cards under their stacks: { $list }.
anno-event-old_world = { $name } opens up an Old World island: { $island }.
anno-event-old_world-you = You open up an Old World island: { $island }.
anno-event-lapsed = { $name } cannot or will not use this, so it lapses: { $effect }.
anno-event-lapsed-you = You cannot or will not use this, so it lapses: { $effect }.
anno-event-new_world = { $name } explores a New World island: { $island }.
anno-event-new_world-you = You explore a New World island: { $island }.
anno-event-expeditions = { $name } draws { $list }.
anno-event-expeditions-you = You draw expedition cards: { $list }.
anno-event-gift = { $name } takes { $list } from the supply.
anno-event-gift-you = You take { $list } from the supply.
anno-event-more_actions = { $name } has one more action.
anno-event-more_actions-you = You have one more action.
anno-event-festival = All cubes and naval tokens of { $name } are ready again.
anno-event-festival-you = All your cubes and naval tokens are ready again.
anno-event-fireworks = { $name } has no hand cards left and takes the fireworks token. Round { $round } is the final round.
anno-event-fireworks-you = You have no hand cards left and take the fireworks token. Round { $round } is the final round.
anno-event-ended = The game is over.
anno-made = { $resource } ({ $token })
anno-token-over = { $token } over { $covered }
anno-cube-at = { $tier } ({ $where })
anno-step = { $from } → { $to } ({ $where })

## Questions

anno-ask-turn = { $actions ->
    [0] Your action is done. End your turn, or do something that needs no action.
    [one] Your turn: choose 1 action.
   *[other] Your turn: choose an action. You have { $actions } left.
}
anno-ask-more-ships = You may build another ship.
anno-ask-more-workforce = { $n ->
    [one] You may add 1 more cube.
   *[other] You may add up to { $n } more cubes.
}
anno-ask-more-upgrades = { $n ->
    [one] You may make 1 more upgrade.
   *[other] You may make up to { $n } more upgrades.
}
anno-ask-expand = What do you want to build?
anno-ask-play = Which card do you want to play?
anno-ask-workforce = Which new cube do you want?
anno-ask-upgrade = Which cube do you want to upgrade?
anno-ask-expedition = How many expedition cards do you want to draw?
anno-ask-pay = How do you want to pay for { $object }?
anno-ask-spend = Which naval tokens do you want to spend on { $object }? Still to pay: { $left }.
anno-ask-site = Where do you want to build the { $token }?
anno-ask-cube = Which cube do you want to upgrade ({ $from } → { $to })?
anno-ask-gain = The card stack is empty, so this costs { $gold }: { $cubes }. Do you want it?
anno-ask-swap = { $n ->
    [0] Which cards do you want to swap?
   *[other] Which other cards do you want to swap?
}
anno-ask-return = { $n ->
    [one] Do you want to put 1 hand card under its stack?
   *[other] Which hand cards do you want to put under their stacks? At most { $n }.
}
anno-ask-return-exactly = { $n ->
    [one] Choose 1 hand card to put under its stack.
   *[other] Choose { $n } hand cards to put under their stacks.
}
anno-ask-over = The game is over.
anno-object-nothing = nothing
anno-object-token = the { $token }
anno-object-card = the card { $card }
anno-object-cube = the new { $tier }
anno-object-upgrade = the upgrade { $from } → { $to }
anno-object-old_world = the Old World island
anno-object-new_world = the New World island
anno-object-expeditions = { $n ->
    [one] { $n } expedition card
   *[other] { $n } expedition cards
}

## Answers

anno-move-build = Build { $token }
anno-move-play = Play card { $card }
anno-move-hire = Add a cube: { $tier }
anno-move-upgrade = Upgrade { $from } → { $to }
anno-move-expeditions = Draw { $cards }
anno-move-work = Produce { $resource } ({ $token })
anno-move-trade = Trade with { $name } for { $resource }: { $price }
anno-move-import = Bring { $resource } from the New World: { $price }
anno-move-exhaust = Exhaust the cube of the cost now: { $tier }
anno-move-later = Pay another resource first
anno-move-place = On a free square: { $field }
anno-move-over = Over { $token }
anno-move-raise = Upgrade { $from } → { $to } ({ $where })
anno-move-shift_end = Shift end: { $tier } ({ $where }), { $gold }
anno-move-remove = Remove { $token }
anno-move-activate = Activate card { $card }: { $effect }
anno-move-use = Use { $objective }
anno-move-return = Put card { $card } under its stack
anno-move-accept = Take it and pay
anno-move-decline = Go without it
anno-move-done = Done
anno-move-end = End the turn

## Refusals: what is wrong, and what would be right

anno-why-game_over = The game is over: nothing more can be played.
anno-why-not_your_turn = It is not your turn to decide. { $name } is deciding.
anno-why-other_question = That does not answer the current question: { $asked }
anno-why-no_action_left = You have no action left in this turn. End it, or do something that needs no action.
anno-why-act_first = A turn cannot end without an action. If nothing else suits you, celebrate a festival.
anno-why-nothing_possible-expand = You cannot pay for anything that could be built. Choose another action.
anno-why-nothing_possible-play = You cannot pay for any of your hand cards. Choose another action.
anno-why-nothing_possible-swap = The stacks of all your hand cards are empty. Choose another action.
anno-why-nothing_possible-workforce = You cannot pay for any new cube. Choose another action.
anno-why-nothing_possible-upgrade = You cannot pay for any upgrade. Choose another action.
anno-why-nothing_possible = This action would do nothing now. Choose another one.
anno-why-cost_becomes_unpayable = You could not pay the rest of the cost after that. Pay in another way.
anno-why-action_becomes_impossible = You could not build anything after that. Remove something else, or build first.
anno-why-sold_out = None of these is left on the gameboard: { $token }. Choose another token.
anno-why-only_printed = This is only printed on home islands and cannot be built: { $token }. Choose a token from the gameboard.
anno-why-owned_already = You have this industry already: { $token }. Choose another one, or build over the one you have.
anno-why-one_token_each = After a ship this action only builds further ships, not { $token }. Choose a ship.
anno-why-no_yard = No shipyard of strength { $n } or more is free for it: { $token }. Each shipyard builds one ship per action.
anno-why-no_tokens_in_supply = This ship brings { $need }, and the supply has only { $left }: { $token }. Build it over a ship that gives its tokens back, or choose another one.
anno-why-four_islands-old_world = You have four Old World islands, and that is the limit. Choose another action.
anno-why-four_islands-new_world = You have four New World islands, and that is the limit. Choose another action.
anno-why-stack_empty-old_world = No Old World island is left. Choose another action.
anno-why-stack_empty-new_world = No New World island is left. Choose another action.
anno-why-stack_empty-expedition = No expedition card is left. Choose another action.
anno-why-three_at_most-workforce = One action brings three cubes at most. End your turn, or choose another action if you have one.
anno-why-three_at_most-upgrade = One action makes three upgrades at most. End your turn, or choose another action if you have one.
anno-why-no_cube_in_supply = The supply has no such cube left: { $tier }. Choose another tier.
anno-why-no_such_cube = You have no such cube there: { $tier } ({ $where }). Choose one that you have.
anno-why-highest_tier = Investors are the highest tier. Choose a cube of another tier.
anno-why-not_in_hand = You do not hold this card: { $card }. Choose one from your hand.
anno-why-being_played = You are playing this very card: { $card }. Choose another one.
anno-why-too_many_cards = No more cards go back here: leave this one out.
anno-why-swap_stack_empty = This stack is empty, so its cards cannot be swapped: { $stack }. Choose a card of another stack.
anno-why-more_cards = { $n ->
    [one] At least 1 more card must go under its stack. Choose one.
   *[other] At least { $n } more cards must go under their stacks. Choose them.
}
anno-why-one_to_three = You can draw 1, 2 or 3 expedition cards, not { $n }.
anno-why-no_such_token = You have no such token, or it equals another of yours that is named instead: { $token }. Choose one that is in the list.
anno-why-no_industry = This is no industry and produces nothing: { $token }. Choose an industry.
anno-why-not_due = The cost does not ask for this now: { $resource }. Pay what is still open.
anno-why-not_this_line = Another resource of the cost comes first. ‘later’ puts it off, and in one line the order does not matter: { $resource }.
anno-why-cube_not_due = The cost does not ask for such a cube: { $tier }. Pay what is still open.
anno-why-no_workplace = Both workplaces are taken: { $token }. End a shift there first, or get the resource some other way.
anno-why-none_in_district = No such cube is in its residential district: { $tier }. End a shift first, or pay some other way.
anno-why-partner_lacks = { $name } has nothing that produces { $resource }. Choose somebody who has.
anno-why-own_seat = You cannot trade with yourself. Put a cube to work, or name another player.
anno-why-traded_already = You have already traded for this resource this turn, and you may do so only once: { $resource }. Get it some other way.
anno-why-never_traded = New World resources are never traded: { $resource }. They come from your New World islands and from cards.
anno-why-not_on_islands = None of your New World islands shows this: { $resource }. Explore one that does, or use a card.
anno-why-too_few_tokens = It costs { $price }, and you do not have that many ready. Get the resource some other way.
anno-why-no_such_coin = You have no such naval token ready, or it cannot pay this price: { $coin }. Choose another one.
anno-why-coin_order = You could not complete the payment with this token, or it is too late to use it: { $coin }. Choose another one.
anno-why-nothing_later = There is nothing to put off or to bring forward here. Pay the part that is asked for.
anno-why-does_not_fit-industry = Industries stand on land, with or without coast: { $token }. Choose a square that suits it.
anno-why-does_not_fit-shipyard = Shipyards stand on land with coast: { $token }. Choose a square that suits it.
anno-why-does_not_fit-ship = Ships lie at sea: { $token }. Choose a square that suits it.
anno-why-no_free_field = No such square of yours is free: { $field }. Choose another one, or build over something.
anno-why-must_replace = In this edition { $token } must cover { $covered }. Choose that place.
anno-why-no_removal = Tokens are removed only while you expand, one in each action unless the edition says otherwise.
anno-why-printed = What is printed on an island is never removed: { $token }. It can be built over.
anno-why-yard_in_use = You cannot remove a shipyard while you are building ships. Do it before the first ship or after the last.
anno-why-not_used = No such used cube is there: { $tier }. A shift end brings back cubes that have worked or are exhausted.
anno-why-shift_end_gold = This shift end costs { $gold }, and you have { $have }.
anno-why-cube_gold = This cube costs { $gold }, and you have { $have }. First use what brings gold, or go without it.
anno-why-as_a_whole = In this game an island’s cubes come all together or not at all, as the gold allows. There is nothing to decide.
anno-why-not_ready = No such card of yours lies face up: { $card }. Choose one that does.
anno-why-too_late = This effect works only in the turn in which the card was played: { $card }.
anno-why-no_use = It would do nothing now, so keep it for later: { $card }.
anno-why-no_cost_asks = It gives a New World resource towards something you are paying for: { $card }. Start a payment that needs it first.
anno-why-not_laid_out = This objective card is not part of the game: { $objective }.
anno-why-no_effect = There is nothing to activate on this objective card: { $objective }.
anno-why-used_already = You have used this already in this turn: { $objective }. Once per turn is the limit.
anno-why-objective_price-alonso_graves = Alonso Graves asks for 3 exploration tokens and 3 gold, and you do not have both ready.
anno-why-objective_price-aarhant = Aarhant asks for an investor in the residential district, and you have none there.
anno-why-objective_price-the_editor = The Editor asks for 2 exploration tokens and a hand card, and you do not have both ready.
anno-why-no_free_upgrade = You have no free upgrade of this kind: { $from } → { $to }. Activate a card that gives one, or pay for an upgrade.

## Refusals: what is missing to pay

anno-lack-nobody_makes = Nobody produces { $resource }. Build an industry for it first.
anno-lack-workplaces_busy = Your workplaces for { $resource } are taken; a shift end costs { $gold }, and you have { $have }.
anno-lack-no_worker = { $resource } needs a cube ({ $tier }), and yours are used; a shift end costs { $gold }, and you have { $have }.
anno-lack-none_of_tier = { $resource } needs a cube that you do not have: { $tier }.
anno-lack-too_few_tokens = { $resource } costs { $price }, and you have { $have }.
anno-lack-traded_already = You have traded for { $resource } already in this turn.
anno-lack-no_island = { $resource } comes from the New World only, and none of your islands and cards has it.
anno-lack-no_cube = A cube is asked for, and you have none: { $tier }.
anno-lack-cube_used = A cube is asked for ({ $tier }), and yours are used; a shift end costs { $gold }, and you have { $have }.
anno-lack-trade_tokens = It costs { $need }, and you have { $have }.
anno-lack-exploration_tokens = It costs { $need }, and you have { $have }.
anno-lack-gold = The card stack is empty, so it costs { $need }, and you have { $have }.
anno-lack-together = Each part could be paid, but not all together.
anno-lack-together-gold = Each part could be paid, but not all together: { $gold } more would do.
anno-lack-together-tokens = Each part could be paid, but not all together: { $tokens } more would do.
anno-lack-together-either = Each part could be paid, but not all together: { $gold } more would do, or { $tokens } more.
anno-lack-together-both = Each part could be paid, but not all together: { $gold } and { $tokens } are missing.
anno-lack-activate_first = You can pay for this once you have activated the card { $card }. Do that first.
anno-lack-use_first = You could pay after using { $objective }. Do that first.

## Points

anno-score-cards = Population cards
anno-score-expeditions = Expedition cards
anno-score-gold = Gold
anno-score-fireworks = Fireworks token
anno-score-total = Influence points

## Options of the game

anno-option-players = Players
anno-option-first = Starting player
anno-option-first-random = at random
anno-option-edition = Edition
anno-option-edition-recommended = recommended: what most editions say
anno-option-edition-de = German
anno-option-edition-en = English
anno-option-edition-fr = French
anno-option-edition-it = Italian
anno-option-objectives = Objective cards
anno-option-objectives-first_game = the five for a first game
anno-option-objectives-random = five at random
anno-option-objectives-complex = the four with an effect and one more
anno-option-objectives-confrontational = the five that reward the most of something
anno-option-objectives-relaxed = five that reward industries
anno-option-objectives-zoo_and_museum = Zoo, Museum and three more
anno-option-objectives-pyrphorian = Pyrphorian and four more
anno-option-alt_industry = Worker versions of the starting industries
anno-option-alt_industry-addition = may stand anywhere on land
anno-option-alt_industry-must_replace = must cover the starting industry
anno-option-remove_limit = Own tokens removed in one Expand action
anno-option-remove_limit-1 = one at most
anno-option-remove_limit-any = any number
anno-option-discard_exactly_2 = Effect that puts hand cards back
anno-option-discard_exactly_2-on = exactly two cards
anno-option-discard_exactly_2-off = up to two cards
anno-option-cube_effect_partial = Effect that brings new cubes
anno-option-cube_effect_partial-on = may be used in part
anno-option-cube_effect_partial-off = as a whole or not at all
anno-option-zero_scores = Second place for a player who has none
anno-option-zero_scores-on = scores
anno-option-zero_scores-off = does not score
anno-option-discard_triggers_end = A hand emptied without playing a card
anno-option-discard_triggers_end-on = triggers the end
anno-option-discard_triggers_end-off = does not trigger the end
anno-option-strict_supply = What can run out
anno-option-strict_supply-none = nothing
anno-option-strict_supply-cubes = cubes
anno-option-strict_supply-all = cubes, gold and naval tokens
