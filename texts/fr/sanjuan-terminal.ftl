### Ce que seul le terminal dit de San Juan. Les mots à taper (build, pay…) sont les mêmes dans toutes les langues.

## Début et fin

title = San Juan
tie-break = Égalité en tête ({ $points }) : les cartes en main et les marchandises sur les bâtiments de production départagent ({ $cards }) [S12.5].
shared-victory = Victoire partagée : { $name } [S12.6].

## La table

round = Manche { $n }
roles = Personnages
role-taken = { $role } : { $name }
roles-free = libres : { $roles }
prices-open = Prix actuels
prices = Maison de commerce
prices-unknown = aucune carte n’est encore connue
prices-coming = ensuite { $cards }
piles = Piles
piles-text = pioche { $draw }, défausse { $discard }
cathedral-there = la Cathédrale peut être construite
building-covers = par-dessus { $list }
building-new = nouveau, sert après cette phase
building-used = déjà servi
laid = Sous des bâtiments : { $counts }
laid-known = Sous des bâtiments : { $counts }. Vous y avez glissé : { $list }
hand = Votre main ({ $n }, limite { $limit })
hand-card = { $card } ({ $cost })
hand-known = Cartes connues en main : { $list }
legend = ● une marchandise, ○ aucune ; le nombre après une carte est son coût.
legend-at_least = « ou plus » : les cartes sous Chapelle, Banque et Port ne sont pas montrées.

## Réponses par numéro

role-does = pour tous : { $action } · et pour vous : { $privilege }
about-build = coût { $now } (imprimé { $cost }) · { $points }
about-cost = coût { $now }
about-card = coût { $cost } · { $points }
hint-crane = Vous avez la Grue : les coûts valent pour un nouvel emplacement ; par-dessus un de vos bâtiments, c’est moins cher. Vous choisirez l’emplacement ensuite.
hint-harbor = La marchandise nommée en premier va sous le Port.

## Ce qui n’est pas compris

card-unknown = Il n’y a pas de carte « { $name } ». Tapez le nom d’un bâtiment, par exemple « card chapelle ».
card-several = Plusieurs cartes commencent ainsi : { $list }.
card-figures = Coût { $cost } · points { $points } · exemplaires { $copies }

## Aide

help-notation = Des coups en toutes lettres, comme à droite de la liste ; plusieurs peuvent tenir sur une ligne. Une marchandise s’écrit après son bâtiment : pay indigo_plant+good.
help-card = Montre ce que fait une carte, ses chiffres et leur fiabilité.

## Mauvaises options de la commande

usage-governor = Le Gouverneur est une place de 1 au nombre de joueurs, pas « { $found } ».

## Le matériel

data-title = San Juan : le matériel
data-where = Tous les chiffres sont dans games/sanjuan/rules/data/cards.txt : qui possède la boîte peut les y corriger.
data-cost = coût
data-points = points
data-copies = exempl.
data-first = 1re éd.
data-tiles = Cartes Maison de commerce
