### Ce que seul le plateau commun à tous les jeux dit des Quais dans le navigateur.

## Ce qui est sur la table

plain-zone-round = Manche
plain-zone-leader = Meneur
plain-zone-phase = Maintenant
plain-zone-favoured = Faveur
plain-zone-played = Jouées
plain-zone-taken = Entreposée d’abord
plain-zone-stored = Entreposées
plain-zone-discards = Défausse
plain-zone-lacks = Quais sans caisse en main
plain-zone-returned = Remélangées
plain-zone-reshuffles = Mélanges
plain-zone-hands = Caisses en main
plain-zone-pile = Pile
plain-zone-hand = Main
plain-zone-setup = Mise en place
plain-zone-crates = Caisses entreposées
plain-zone-wharves = Les quatre quais
plain-zone-tie = Nombre de caisses

## Mots

plain-name-north = quai nord
plain-name-east = quai est
plain-name-south = quai sud
plain-name-west = quai ouest
plain-name-favour = donner la faveur à un quai
plain-name-play = jouer une caisse
plain-name-store = entreposer des caisses
plain-name-over = la partie est finie

## Coups

plain-move-favour = Faveur : { $value }
plain-move-play = Jouer { $value }
plain-move-store = Entreposer { $value }
plain-move-done = Pas de seconde caisse

## Ce qui s’est passé

plain-event-dealt = { $name } reçoit { $count ->
    [one] une caisse
   *[other] { $count } caisses
}.
plain-event-piled = La pile compte { $count ->
    [one] une caisse
   *[other] { $count } caisses
}.
plain-event-round = La manche { $round } commence. { $leader } mène et fait { $die }.
plain-event-favoured = { $name } donne la faveur à ce quai : { $wharf }.
plain-event-played = { $name } joue { $card }.
plain-event-won = { $name } remporte la manche.
plain-event-stored = { $name } entrepose { $cards }.
plain-event-discarded = Défaussé : { $cards }.
plain-event-drew = { $name } pioche { $count ->
    [one] une caisse
   *[other] { $count } caisses
}.
plain-event-reshuffled = La pile était vide : la défausse est mélangée et la remplace.
plain-event-ended = La partie est finie.

## Ce qui est refusé

plain-refusal-game_over = La partie est finie : on ne peut plus rien jouer.
plain-refusal-not_your_turn = Ce n’est pas à vous de décider, mais à { $seat }.
plain-refusal-other_question = La question est autre : { $asked }.
plain-refusal-not_in_hand = La caisse { $card } n’est pas dans votre main. Choisissez-en une qui y est.
plain-refusal-must_follow = Vous avez des caisses du quai demandé : { $wharf }. Jouez-en une.
plain-refusal-not_played = La caisse { $card } n’a pas été jouée dans cette manche. Choisissez-en une qui l’a été.
plain-refusal-out_of_order = De deux caisses on nomme d’abord la plus basse : { $card } vient trop tard.
plain-refusal-store_one = Vous devez entreposer au moins une caisse. Choisissez-en une.
plain-refusal-too_many = C’est une de trop. Laissez-la.

## Options de la partie

plain-option-rounds = Durée
plain-option-rounds-6 = courte : 6 manches
plain-option-rounds-8 = 8 manches
plain-option-rounds-10 = longue : 10 manches
