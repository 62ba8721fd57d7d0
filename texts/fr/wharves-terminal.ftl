### Ce que seul le terminal dit des Quais. Les mots à taper (play, store…) sont les mêmes dans toutes les langues.

## Début et fin

tie-break = Égalité en tête : la victoire va à qui a entreposé le moins de caisses [W6.5].
shared-victory = Victoire partagée : { $name } [W6.5].

## La table

round = Manche { $n } sur { $rounds }
favoured = Faveur
played = Joué
played-none = rien encore
piles = Piles
piles-text = pile { $pile }, défausse { $discards }
in-hand = { $crates } en main
stored = Entreposé
lacks = N’a aucune caisse de
hand = Votre main

## Ce qui n’est pas compris

card-unknown = Il n’y a pas de caisse « { $name } ». Tapez un nombre de 1 à { $most }, par exemple « card 17 ».

## Aide

help-notation = Des coups en toutes lettres, comme à droite de la liste ; plusieurs peuvent tenir sur une ligne.
help-card = Montre à quel quai une caisse appartient et ce qu’elle vaut.

## Mauvaises options de la commande

usage-first = Qui mène la première manche occupe une place de 1 au nombre de joueurs, pas « { $found } ».
