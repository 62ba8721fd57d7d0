### What only the terminal says of Anno 1800. Words to be typed (build, pay …) are the same in all languages.

## The end

anno-tie-break = Equal points at the top ({ $points }): more construction tokens decide, then fewer hand cards ({ $list }) [A25.1].
anno-tie-item = { $name }: { $tokens } tokens, { $cards } cards
anno-shared-victory = Shared victory: { $name } [A25.1].

## Screen

anno-round = Round { $n }
anno-last_round = round { $n } is the last
anno-stacks = Stacks
anno-stacks-text = farmer/worker { $fw } · artisan/engineer/investor { $aei } · New World { $nw } · expedition { $expeditions } · Old World islands { $old } · New World islands { $new }
anno-trade = Trade
anno-exploration = Exploration
anno-row-ready = ready
anno-row-working = at work
anno-row-exhausted = exhausted
anno-row-temporary = on cards
anno-row-shift_end = shift end
anno-n-points-at_least = { $n }+ influence points
anno-n-in_hand = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
anno-sells = for { $price }: { $list }
anno-hand = Your hand ({ $n })
anno-hand-known = Known hand cards: { $list }
anno-legend = ● at once · ○ after a shift end · ⇄1 by trade, for 1 trade token · ✗ not now
anno-hand-deck = { $cards }: { $points } each
anno-standing = { $name } { $points } (has { $n })
anno-activated = { $n ->
    [one] { $n } card activated
   *[other] { $n } cards activated
}
anno-ready_cards = Cards to activate
anno-free_squares = { $n ->
    [one] { $n } square free
   *[other] { $n } squares free
}
anno-expedition_cards = { $list } (animal / artefact), { $points } as things stand

## Answers by number

anno-group-upgrades = Free upgrades
anno-group-removals = Remove a token
anno-group-covering = Build over
anno-not_now = Not now: { $list }. ‘why’ with a number says what is missing.
anno-about-cards = { $n } of { $all } hand cards can be paid
anno-about-price = Costs { $price }
anno-about-left = { $n } left
anno-about-coins = you have { $n }
anno-plan-tokens = The plan saves naval tokens first, then gold, then cubes; ‘prefer cubes’ or ‘prefer gold’ changes that.
anno-plan-cubes = The plan saves cubes first, then naval tokens, then gold; ‘prefer tokens’ or ‘prefer gold’ changes that.
anno-plan-gold = The plan saves gold first, then naval tokens, then cubes; ‘prefer tokens’ or ‘prefer cubes’ changes that.
anno-plan-or = or { $way }
anno-plan-sum = Together: { $list }. You keep { $left }.
anno-plan-receives = { $name } receives { $gold }.
anno-plan-confirm = Enter or ‘pay’ pays like that.
anno-plan-change = Enter or ‘pay’ pays like that; a number changes the plan.
anno-plan-besides = Before that you can also:
anno-way-work = { $token }, 1 × { $tier }
anno-way-card = card { $card }
anno-way-import = New World island, { $price }
anno-way-trade = trade with { $name }, { $price }
anno-way-gold = from your gold
anno-way-after_shift_end = { $way }, after a shift end for { $gold }: { $list }
anno-prefer-what = Behind ‘prefer’ stands what to save first: tokens, cubes or gold, not ‘{ $found }’.

## Looking up

anno-look-unknown = There is nothing called ‘{ $name }’. Type something like ‘card FW18’, ‘card zoo’, ‘token brewery’ or ‘look farmer’.
anno-look-several = Several things begin like that: { $list }.
anno-look-left = On the gameboard: { $n } of { $all }.
anno-look-owners = Visible with: { $list }.
anno-look-reward = { $objective } rewards it: { $points }.
anno-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}

## Help

anno-help-notation = Moves in words, as they stand at the right of the list; several may share one line, and resources of one cost come in any order. trade goods:2 means: from seat 2.
anno-help-pay = Pays as planned, as Enter does. A number among the alternatives changes the plan, ‘undo’ changes it back.
anno-help-prefer = Says what plans save first.
anno-help-card = Shows what a population card or an objective card does. Where a card is to be played, ‘card FW18’ plays it, and ‘look FW18’ shows it.
anno-help-token = Shows what a construction token does, what it costs and who has it.
anno-help-look = Shows anything by its name: cards, tokens, objective cards, tiers, actions.
anno-help-market = Shows the gameboard with copies left and costs.

## Wrong options of the command

anno-usage-first = The starting player is a seat from 1 to the number of players, or random, not ‘{ $found }’.
anno-usage-objectives = Objective cards are first_game, random, complex, confrontational, relaxed, zoo_and_museum or pyrphorian, or five different ones joined by +, not ‘{ $found }’.
anno-usage-objective = There is no objective card ‘{ $found }’. They are called by their names in the data, such as zoo or alonso_graves.

## The components

anno-data-title = Anno 1800: components
anno-data-where = All figures are in games/anno1800/rules/data/components.txt: whoever owns the box can correct them there.
anno-data-box = in the box
anno-data-start = to start with
anno-data-prices = Prices and supply
anno-data-start_gold = Gold to start with, in order of play
anno-data-start_hand = Cards to start with: farmer/worker, artisan/engineer/investor
anno-data-import = Trade tokens for a resource of an own New World island
anno-data-islands = Exploration tokens for the 1st to 4th island
anno-data-expedition = Exploration tokens for an expedition
anno-data-empty_stack = Gold in place of a card of an empty stack
anno-data-gold_per_point = Gold for one influence point
