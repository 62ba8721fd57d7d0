### Ce que seul le terminal dit d’Anno 1800. Les mots à taper (build, pay…) sont les mêmes dans toutes les langues.

## La fin

anno-tie-break = Égalité en tête ({ $points }) : le plus de tuiles Construction départage, puis le moins de cartes en main ({ $list }) [A25.1].
anno-tie-item = { $name } : { $tokens } tuiles, { $cards } cartes
anno-shared-victory = Victoire partagée : { $name } [A25.1].

## Écran

anno-round = Tour de table { $n }
anno-last_round = le tour de table { $n } est le dernier
anno-stacks = Pioches
anno-stacks-text = Fermier/Ouvrier { $fw } · Artisan/Ingénieur/Investisseur { $aei } · Nouveau Monde { $nw } · Expédition { $expeditions } · tuiles Ancien Monde { $old } · tuiles Nouveau Monde { $new }
anno-trade = Commerce
anno-exploration = Exploration
anno-row-ready = disponibles
anno-row-working = au travail
anno-row-exhausted = épuisés
anno-row-temporary = sur cartes
anno-row-shift_end = Fin de serv.
anno-n-points-at_least = { $n } points d’influence ou plus
anno-n-in_hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
anno-sells = pour { $price } : { $list }
anno-hand = Votre main ({ $n })
anno-hand-known = Cartes connues en main : { $list }
anno-legend = ● tout de suite · ○ après une Fin de service · ⇄1 par échange (1 jeton) · ✗ pas maintenant
anno-hand-deck = { $cards } : { $points } chacune
anno-standing = { $name } { $points } (en a { $n })
anno-activated = { $n ->
    [one] { $n } carte activée
   *[other] { $n } cartes activées
}
anno-ready_cards = Cartes à activer
anno-free_squares = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
anno-expedition_cards = { $list } (animal / artefact), { $points } en l’état

## Réponses par numéro

anno-group-upgrades = Améliorations gratuites
anno-group-removals = Retirer une tuile
anno-group-covering = Recouvrir
anno-not_now = Pas maintenant : { $list }. « why » et un numéro disent ce qui manque.
anno-about-cards = { $n } cartes sur { $all } peuvent être payées
anno-about-price = Coûte { $price }
anno-about-left = reste { $n }
anno-about-coins = vous en avez { $n }
anno-plan-tokens = Le plan épargne d’abord les jetons Marine, puis l’Or, puis les cubes ; « prefer cubes » ou « prefer gold » change cela.
anno-plan-cubes = Le plan épargne d’abord les cubes, puis les jetons Marine, puis l’Or ; « prefer tokens » ou « prefer gold » change cela.
anno-plan-gold = Le plan épargne d’abord l’Or, puis les jetons Marine, puis les cubes ; « prefer tokens » ou « prefer cubes » change cela.
anno-plan-or = ou { $way }
anno-plan-sum = En tout : { $list }. Il vous reste { $left }.
anno-plan-receives = { $name } reçoit { $gold }.
anno-plan-confirm = Entrée ou « pay » paie ainsi.
anno-plan-change = Entrée ou « pay » paie ainsi ; un numéro change le plan.
anno-plan-besides = Avant cela, vous pouvez aussi :
anno-way-work = { $token }, 1 × { $tier }
anno-way-card = carte { $card }
anno-way-import = tuile Nouveau Monde, { $price }
anno-way-trade = échange avec { $name }, { $price }
anno-way-gold = de votre Or
anno-way-after_shift_end = { $way }, après une Fin de service pour { $gold } : { $list }
anno-prefer-what = Après « prefer » vient ce qu’il faut épargner d’abord : tokens, cubes ou gold, pas « { $found } ».

## Consulter

anno-look-unknown = Rien ne s’appelle « { $name } ». Tapez par exemple « card FW18 », « card zoo », « token brewery » ou « look fermier ».
anno-look-several = Plusieurs choses commencent ainsi : { $list }.
anno-look-left = Sur le Plateau de jeu : { $n } sur { $all }.
anno-look-owners = Visible chez : { $list }.
anno-look-reward = { $objective } la récompense : { $points }.
anno-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}

## Aide

anno-help-notation = Des coups en toutes lettres, comme à droite de la liste ; plusieurs peuvent tenir sur une ligne, et les ressources d’un coût viennent dans n’importe quel ordre. trade goods:2 veut dire : de la place 2.
anno-help-pay = Paie comme prévu, comme Entrée. Un numéro parmi les autres façons change le plan, « undo » y revient.
anno-help-prefer = Dit ce que les plans épargnent d’abord.
anno-help-card = Montre ce que fait une carte Citoyen ou Objectif. Là où une carte est à jouer, « card FW18 » la joue, et « look FW18 » la montre.
anno-help-token = Montre ce que fait une tuile Construction, son coût et qui l’a.
anno-help-look = Montre toute chose par son nom : cartes, tuiles, Objectifs, types de Citoyen, actions.
anno-help-market = Montre le Plateau de jeu avec les exemplaires restants et les coûts.

## Mauvaises options de la commande

anno-usage-first = Le premier joueur est une place de 1 au nombre de joueurs, ou random, pas « { $found } ».
anno-usage-objectives = Les cartes Objectif sont first_game, random, complex, confrontational, relaxed, zoo_and_museum ou pyrphorian, ou cinq cartes différentes jointes par +, pas « { $found } ».
anno-usage-objective = Il n’y a pas de carte Objectif « { $found } ». Elles portent leurs noms des données, par exemple zoo ou alonso_graves.

## Le matériel

anno-data-title = Anno 1800 : le matériel
anno-data-where = Tous les chiffres sont dans games/anno1800/rules/data/components.txt : qui possède la boîte peut les y corriger.
anno-data-box = dans la boîte
anno-data-start = au départ
anno-data-prices = Prix et Réserve
anno-data-start_gold = Or au départ, dans l’ordre du tour
anno-data-start_hand = Cartes au départ : Fermier/Ouvrier, Artisan/Ingénieur/Investisseur
anno-data-import = Jetons Commerce pour une ressource d’une tuile Nouveau Monde à soi
anno-data-islands = Jetons Exploration pour la 1re à la 4e tuile
anno-data-expedition = Jetons Exploration pour une Expédition
anno-data-empty_stack = Or à la place d’une carte d’une pioche vide
anno-data-gold_per_point = Or pour un point d’influence
