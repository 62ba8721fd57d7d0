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
anno-action-upgrade-text = Pay for up to 3 steps; each raises a cube to the next tier.
anno-action-old_world-text = Take the top Old World island for exploration tokens: 1 for your first island, 4 for your fourth.
anno-action-new_world-text = Take the top New World island and 3 New World cards for exploration tokens: 1 for your first island, 4 for your fourth.
anno-action-expedition-text = Exhaust 2 exploration tokens and draw up to 3 expedition cards.
anno-action-festival-text = All your cubes return to their districts, all your naval tokens to the ships.
anno-free-activate = Activate population cards
anno-free-use = Activate objective cards
anno-free-activate-short = Activate card
anno-free-use-short = Use objective

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
anno-objectives-majority = Points for the most
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

anno-effect-cubes = { $n } × { $tier }, with cards
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
anno-expedition-animal = Animal
anno-expedition-artefact = Artefact

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
anno-term-free_action = Free action
anno-term-production = Production
anno-term-trade = Trade
anno-term-shift_end = Shift end
anno-term-exhausted_area = Exhausted area
anno-term-residential_district = Residential district
anno-term-workplace = Workplace
anno-term-home_island = Home island
anno-term-gameboard = Gameboard
anno-term-supply = Supply
anno-term-gold = Gold
anno-term-fireworks_token = Fireworks token
anno-term-starting_player = Starting player
anno-term-final_round = Final round
anno-term-needs = Needs
anno-term-cost = Cost
anno-term-effect = Effect
anno-terms-old_world_island = Old World islands
anno-terms-new_world_island = New World islands
anno-terms-industry = Industries
anno-terms-shipyard = Shipyards
anno-terms-ship = Ships
anno-terms-population_cube = Population cubes
anno-terms-population_card = Population cards
anno-terms-hand_card = Hand cards
anno-terms-expedition_card = Expedition cards
anno-terms-objective_card = Objective cards
anno-terms-naval_token = Naval tokens
anno-terms-influence_point = Influence points

## How sure the figures are

anno-status-verified = Figures without a mark are printed in the rulebook or given by two independent sources.
anno-status-single_source = Only one source gives this figure.
anno-status-house_value = House value: not confirmed by an official source.
anno-note-shipyard2 = No reliable source gives this cost. Another list says 2 timber and bricks.
anno-note-shipyard3 = No reliable source gives this cost. Another list says 2 timber, bricks and steel beams.
anno-note-merchant1 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-merchant3 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-exploration2 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-exploration3 = This cost comes from a single list, which is right about the two ships in the rulebook’s example.
anno-note-coffee_roasters = One list has artisans at work here, another has workers; we take artisans.
anno-note-empty_stack = For an empty artisan/engineer/investor stack one list says 3 gold, another 2; we take 3.
anno-note-cards = Needs and effects of the population cards come from a single list; the sizes of the stacks are certain.
anno-note-objective_names = Five industry cards: what they reward comes from a single list; which name belongs to which is our guess.
