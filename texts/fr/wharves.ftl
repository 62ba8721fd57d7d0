### Les Quais en français : de quoi le jeu est fait et ce qui s’y passe.
### Les règles par numéro sont dans wharves-rules.ftl.

## Quais et caisses

game-wharves = Les Quais
wharf-north = quai nord
wharf-east = quai est
wharf-south = quai sud
wharf-west = quai ouest
wharf-none = aucun quai
wharf-choice = un quai au choix du meneur
crate = { $number } ({ $wharf }, valeur { $worth })
term-leader = Meneur

## Quantités

n-crates = { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Ce qui s’est passé

event-dealt = { $name } reçoit { $crates }.
event-dealt-you = Vous recevez : { $list }.
event-piled = La pile compte { $crates } ; le reste retourne dans la boîte.
event-round = La manche { $round } commence. { $name } mène et fait { $die }. Faveur : { $wharf }.
event-round-you = La manche { $round } commence. Vous menez et faites { $die }. Faveur : { $wharf }.
event-favoured = { $name } donne la faveur à ce quai : { $wharf }.
event-favoured-you = Vous donnez la faveur à ce quai : { $wharf }.
event-played = { $name } joue { $crate }.
event-played-you = Vous jouez { $crate }.
event-won = { $name } remporte la manche.
event-won-you = Vous remportez la manche.
event-stored = { $name } entrepose { $list }.
event-stored-you = Vous entreposez { $list }.
event-discarded = Défaussé : { $list }.
event-drew = { $name } pioche { $crates }.
event-drew-you = Vous piochez { $list }.
event-reshuffled = La pile était vide : la défausse est mélangée et la remplace ({ $crates }).
event-ended = La partie est finie.

## Ce qui est demandé

ask-favour = Quel quai a la faveur dans cette manche ?
ask-play = Quelle caisse jouez-vous ?
ask-store = Quelles caisses entreposez-vous ? Une ou deux.
ask-store-more = Entreposez-vous une seconde caisse ?

## Ce qu’on peut répondre

move-favour = Faveur : { $wharf }
move-play = Jouer { $crate }
move-store = Entreposer { $crate }
move-done = Pas de seconde caisse

## Ce qui est refusé, et ce qui serait juste

refusal-game_over = La partie est finie : on ne peut plus rien jouer.
refusal-not_your_turn = Ce n’est pas à vous de décider, mais à { $name }.
refusal-other_question = Cela ne répond pas à la question posée : { $asked }
refusal-not_in_hand = Cette caisse n’est pas dans votre main : { $crate }. Choisissez-en une qui y est.
refusal-must_follow = Vous avez des caisses du quai demandé : { $wharf }. Jouez-en une.
refusal-not_played = Cette caisse n’a pas été jouée dans cette manche : { $crate }. Choisissez-en une qui l’a été.
refusal-out_of_order = De deux caisses on nomme d’abord la plus basse : { $crate } vient trop tard. Nommez les deux en une fois ; alors l’ordre n’importe pas.
refusal-store_one = Vous devez entreposer au moins une caisse. Choisissez-en une.
refusal-too_many = C’est une de trop. Laissez-la.

## Points

score-crates = Caisses entreposées
score-wharves = Les quatre quais
score-total = Points
score-tie = Nombre de caisses

## Options de la partie

option-players = Joueurs
option-first = Qui mène la première manche
option-rounds = Durée
option-rounds-6 = courte : 6 manches
option-rounds-8 = 8 manches
option-rounds-10 = longue : 10 manches
