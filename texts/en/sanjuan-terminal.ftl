### What only the terminal says of San Juan. Words to be typed (build, pay …) are the same in all languages.

## Beginning and end

title = San Juan
tie-break = Equal points at the top ({ $points }): cards in hand and goods on production buildings decide ({ $cards }) [S12.5].
shared-victory = Shared victory: { $name } [S12.6].

## The table

round = Round { $n }
roles = Roles
role-taken = { $role }: { $name }
roles-free = free: { $roles }
prices-open = Prices now
prices = Trading house
prices-unknown = no tile is known yet
prices-coming = next { $cards }
piles = Piles
piles-text = draw pile { $draw }, discard pile { $discard }
cathedral-there = the Cathedral can be built
building-covers = over { $list }
building-new = new: works after this phase
building-used = used
laid = Under buildings: { $counts }
laid-known = Under buildings: { $counts }. You laid there: { $list }
hand = Your hand ({ $n }, limit { $limit })
hand-card = { $card } ({ $cost })
hand-known = Known cards in hand: { $list }
legend = ● a good, ○ no good; numbers behind cards are costs.
legend-at_least = + means: cards under Chapel, Bank and Harbor are not shown.

## Answers by number

role-does = everybody: { $action } · you also: { $privilege }
about-build = cost { $now } (printed { $cost }) · { $points }
about-cost = cost { $now }
about-card = cost { $cost } · { $points }
hint-crane = You have the Crane: the costs are those on a new place; over one of your buildings it gets cheaper. You choose the place next.
hint-harbor = The good you name first goes under the Harbor.

## What cannot be understood

card-unknown = There is no card called ‘{ $name }’. Type the name of a building, such as ‘card chapel’.
card-several = Several cards begin like that: { $list }.
card-figures = Cost { $cost } · points { $points } · copies { $copies }

## Help

help-notation = Moves in words, as they stand at the right of the list; several may share one line. A good is written behind its building: pay indigo_plant+good.
help-card = Shows what a card does, its figures and how sure they are.

## Wrong options of the command

usage-governor = The governor is a seat from 1 to the number of players, not ‘{ $found }’.

## The components

data-title = San Juan: components
data-where = All figures are in games/sanjuan/rules/data/cards.txt: whoever owns the box can correct them there.
data-cost = cost
data-points = points
data-copies = copies
data-first = 1st ed.
data-tiles = Trading house tiles
