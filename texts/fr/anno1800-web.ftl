### Anno 1800 en français : ce que seule la table du navigateur dit. Noms, actions, événements et refus sont dans anno1800.ftl.

## Noms

anno-letter-farmer = F
anno-letter-worker = O
anno-letter-artisan = A
anno-letter-engineer = I
anno-letter-investor = ★
anno-n-farmer = { $n ->
    [one] { $n } Fermier
   *[other] { $n } Fermiers
}
anno-n-worker = { $n ->
    [one] { $n } Ouvrier
   *[other] { $n } Ouvriers
}
anno-n-artisan = { $n ->
    [one] { $n } Artisan
   *[other] { $n } Artisans
}
anno-n-engineer = { $n ->
    [one] { $n } Ingénieur
   *[other] { $n } Ingénieurs
}
anno-n-investor = { $n ->
    [one] { $n } Investisseur
   *[other] { $n } Investisseurs
}
anno-n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
anno-n-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
anno-n-points-least = au moins { $n ->
    [one] { $n } point d’influence
   *[other] { $n } points d’influence
}
anno-step-tiers = { $from } → { $to }
anno-card-title = { $deck } : { $cost }
anno-title-old_world = Tuile Ancien Monde
anno-title-new_world = Tuile Nouveau Monde

## Les cartes en quelques mots

anno-brief-action = 1 action de plus
anno-brief-resource = 1 ressource du Nouveau Monde
anno-brief-upgrades = { $n ->
    [one] { $n } amélioration
   *[other] jusqu’à { $n } améliorations
}
anno-brief-return = { $n ->
    [one] défausser { $n } carte
   *[other] défausser { $n } cartes
}
anno-objective-each = { $n } points pour chacune
anno-objective-alonso_graves-short = une action de plus
anno-objective-aarhant-short = 1 Investisseur rapporte 5 Or
anno-objective-the_editor-short = défausser 1 carte de la main
anno-objective-beryl_omara-short = 2 jetons Exploration pour 1 Commerce
anno-objective-hannah_goode-short = le plus de cubes : 10, puis 4
anno-objective-university-short = le plus d’Ingénieurs : 10, puis 4
anno-objective-worlds_fair-short = le plus d’Investisseurs : 10, puis 4
anno-objective-madame_kahina-short = le plus de jetons Commerce : 10, puis 4
anno-objective-the_tourist-short = le plus d’Expéditions : 10, puis 4
anno-objective-zoo-short = +1 par animal visité
anno-objective-museum-short = +1 par artefact visité
anno-objective-bente_jorgensen-short = 18 avec 1 tuile Ancien Monde au plus
anno-objective-isabel_sarmento-short = 6 par tuile Nouveau Monde
anno-objective-pyrphorian-short = −2 par carte encore en main
anno-objective-hannah_goode-counts = le plus de cubes
anno-objective-university-counts = le plus d’Ingénieurs
anno-objective-worlds_fair-counts = le plus d’Investisseurs
anno-objective-madame_kahina-counts = le plus de jetons Commerce
anno-objective-the_tourist-counts = le plus d’Expéditions
anno-objective-zoo-counts = animaux visités
anno-objective-museum-counts = artefacts visités
anno-objective-bente_jorgensen-counts = 1 tuile Ancien Monde au plus
anno-objective-isabel_sarmento-counts = tuiles Nouveau Monde
anno-objective-pyrphorian-counts = cartes encore en main

## Lignes d’état

anno-state-now = possible
anno-state-later = payable
anno-state-both = { $tokens }, { $gold }
anno-state-lacks = il manque { $n }
anno-state-needs = +{ $what }
anno-state-too_much = total trop cher
anno-state-play = jouable
anno-state-play_for = jouable pour { $price }
anno-state-few_tokens = trop peu de jetons
anno-state-no_resource = il manque : { $resource }
anno-state-activate_first = carte à activer
anno-state-use_first = Objectif d’abord
anno-chance-none = rien de possible
anno-chance-now = { $n ->
    [one] { $n } prête
   *[other] { $n } prêtes
}
anno-chance-more = { $n } avec échange/Or
anno-chance-later = { $n ->
    [one] { $n } payable
   *[other] { $n } payables
}
anno-chance-later-both = { $now } + { $more } payables
anno-chance-needs = il faut { $price }
anno-chance-have = vous en avez { $n }
anno-chance-costs = coûte { $price }
anno-chance-of = { $have } sur { $need }
anno-chance-not_this_turn = plus ce tour-ci
anno-chance-swap = { $n } sur { $of } au plus
anno-chance-workforce = { $n } au plus
anno-chance-upgrade = { $n } au plus
anno-chance-island = { $n ->
    [1] { $n }re tuile pour { $price }
   *[other] { $n }e tuile pour { $price }
}
anno-chance-expedition = { $n ->
    [one] { $n } carte pour { $price }
   *[other] { $n } cartes pour { $price }
}
anno-chance-festival = { $n ->
    [0] tout est prêt
   *[other] { $n } à récupérer
}
anno-chance-festival-later = { $n ->
    [one] { $n } utilisé
   *[other] { $n } utilisés
}

## Pourquoi pas, en quelques mots

anno-short-game_over = partie finie
anno-short-not_your_turn = pas votre tour
anno-short-other_question = pas maintenant
anno-short-no_action_left = plus d’action
anno-short-act_first = agir d’abord
anno-short-nothing_possible = rien de possible
anno-short-sold_out = pile vide
anno-short-owned_already = possédée
anno-short-one_token_each = que des Navires
anno-short-no_yard = Chantier { $n }
anno-short-yard_used = déjà utilisé
anno-short-four_islands = déjà 4 tuiles
anno-short-stack_empty = pile vide
anno-short-three_at_most = trois au plus
anno-short-no_tokens_in_supply = plus de jetons
anno-short-no_cube_in_supply = plus de cube
anno-short-no_such_cube = aucun cube ici
anno-short-highest_tier = déjà au sommet
anno-short-being_played = déjà en cours
anno-short-too_many_cards = assez de cartes
anno-short-swap_stack_empty = pioche vide
anno-short-does_not_fit = ne va pas ici
anno-short-must_replace = place imposée
anno-short-no_removal = ne se retire pas
anno-short-printed = imprimé
anno-short-yard_in_use = occupé
anno-short-shift_end_gold = trop peu d’Or
anno-short-too_late = trop tard
anno-short-no_use = inutile ici
anno-short-no_cost_asks_for_it = pour un paiement
anno-short-used_already = déjà utilisée
anno-short-objective_price = trop cher
anno-short-no_free_upgrade = pas gratuit
anno-short-other = pas maintenant
anno-refused = { $what } : { $why }
anno-why-other_question-web = Cela ne répond pas à la question posée. Répondez-y d’abord, ou revenez en arrière.
anno-why-not_this_line-web = Une autre ressource du coût passe avant : { $resource } se paie plus tard.
anno-why-no_such_token-web = Vous n’avez pas cette tuile : { $token }. Choisissez-en une autre.

## D’où cela vient

anno-source-import = Votre tuile Nouveau Monde
anno-source-card = Carte { $card }
anno-source-card-short = Carte
anno-source-trade = Échange avec { $name }
anno-source-district = Du Quartier
anno-source-tokens = De vos Navires et cartes
anno-source-gold = De votre Or
anno-way-receives = { $gold } pour { $name }
anno-way-shift_end = { $gold } pour la Fin de service
anno-needed = { $what } : { $how }
anno-needed-own = votre cube
anno-needed-have = vous l’avez
anno-needed-trade = échange contre { $price }
anno-needed-import = Nouveau Monde contre { $price }
anno-needed-card = par une carte
anno-needed-shift_end = votre cube après une Fin de service pour { $price }
anno-needed-missing = hors de portée

## Ce qui est demandé

anno-ask-or_end = Ou terminez votre tour.
anno-ask-gain-short = Prendre un nouveau cube pour { $gold } ?
anno-ask-remove = Laquelle de vos tuiles retirez-vous ?
anno-ask-raise = Améliorations gratuites : quel cube améliorer ?
anno-ask-shift_end = Quel cube utilisé voulez-vous rappeler ?
anno-say-yours = À vous
anno-say-turn = Au tour de { $name }
anno-say-then = puis { $list }
anno-say-you = vous
anno-say-actions = { $n ->
    [0] Action faite
   *[other] Encore { $n } actions
}
anno-say-further = Encore { $n }, ou fin
anno-say-up-to = Jusqu’à { $n }
anno-say-expand = Choisissez une pile
anno-say-play = Choisissez une carte
anno-waiting-turn = { $name } choisit une action.
anno-waiting-target = { $name } réfléchit : { $action }.
anno-waiting-pay = { $name } décide comment payer.
anno-waiting-spend = { $name } choisit les jetons Marine à payer.
anno-waiting-site = { $name } choisit où construire.
anno-waiting-cube = { $name } choisit un cube à améliorer.
anno-waiting-gain = { $name } décide de prendre ou non un nouveau cube.
anno-waiting-swap = { $name } choisit des cartes à remplacer.
anno-waiting-return = { $name } choisit des cartes à défausser.
anno-waiting-shown = { $name } joue.
anno-free-hint = Action gratuite : { $what }.
anno-free-cards = { $n ->
    [one] activer { $n } carte
   *[other] activer { $n } cartes
}
anno-free-last = C’est le dernier tour de table.
anno-free-last_next = Le tour de table { $n } est le dernier.
anno-move-trade-web = Échanger avec { $name } : { $resource }

## La confirmation

anno-confirm-pay-token = Payer, puis placer
anno-confirm-pay-card = Payer et jouer
anno-confirm-pay-cube = Payer et piocher
anno-confirm-pay-cubes = { $n ->
    [0] Payer
    [one] Payer, piocher { $n } carte
   *[other] Payer, piocher { $n } cartes
}
anno-confirm-pay-upgrade = Payer, puis améliorer
anno-confirm-pay-upgrades = Payer et améliorer
anno-confirm-pay-old_world = Retourner la tuile
anno-confirm-pay-new_world = Retourner la tuile et piocher
anno-confirm-pay-festival = Organiser la Fête
anno-confirm-pay-nothing = Continuer
anno-confirm-draw = { $n ->
    [one] Piocher { $n } carte
   *[other] Piocher { $n } cartes
}
anno-confirm-shift_end = { $n ->
    [0] Faire rentrer
    [one] Faire rentrer { $n } cube
   *[other] Faire rentrer { $n } cubes
}
anno-confirm-swap = { $n ->
    [one] Remplacer { $n } carte
   *[other] Remplacer { $n } cartes
}
anno-confirm-return = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
anno-confirm-end = Terminer le tour

## Choses entières, pour qui ne voit pas la table

anno-label-left = Il en reste { $n }
anno-label-cost = Coût : { $list }
anno-label-wanted = Utile à { $n } de vos cartes
anno-label-built_by = Chez { $list }
anno-label-effect = Effet : { $effect }
anno-label-planned = Prévu dans le paiement
anno-label-choose = choisir
anno-label-build = construire ici
anno-label-over = construire par-dessus
anno-label-remove = retirer
anno-label-free = libre
anno-label-covers = Recouvre : { $token }
anno-label-at_work = Au travail : { $list }
anno-label-nobody = Personne au travail
anno-label-ready = Son effet peut encore servir
anno-label-district = disponibles { $ready }, au travail { $working }, épuisés { $exhausted }
anno-label-shift_end = Fin de service : { $gold } par cube
anno-label-cubes = { $n } : { $list }
anno-label-islands = Tuiles : Ancien Monde { $old }, Nouveau Monde { $new }
anno-standing-points = { $name } { $points }
anno-standing-count = { $name } { $points } (en a { $n })

## La fin

anno-score-tokens = Tuiles Construction
anno-score-hand = Cartes en main
anno-result-tie_break = Égalité en tête ({ $points }) : le plus de tuiles Construction l’emporte, puis le moins de cartes en main ({ $list }).
anno-result-tie = { $name } : { $tokens ->
    [one] { $tokens } tuile
   *[other] { $tokens } tuiles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Découvertes et fin

anno-animal-elephant = Éléphant
anno-animal-lion = Lion
anno-animal-parrot = Perroquet
anno-animal-tortoise = Tortue
anno-animal-penguin = Manchot
anno-animal-giraffe = Girafe
anno-animal-flamingo = Flamant rose
anno-animal-crocodile = Crocodile
anno-animal-panda = Panda
anno-animal-toucan = Toucan
anno-artefact-mask = Masque d’or
anno-artefact-amphora = Amphore
anno-artefact-scarab = Scarabée
anno-artefact-moai = Tête de pierre
anno-artefact-crown = Couronne
anno-artefact-tablet = Tablette d’argile
anno-artefact-ammonite = Ammonite
anno-artefact-bust = Buste
anno-artefact-sword = Épée
anno-artefact-idol = Idole
anno-expedition-no-visitor = aucun visiteur
anno-find-expedition = L’expédition est de retour
anno-find-expedition-text = À la fin de la partie, chaque image avec un visiteur adapté rapporte ses points.
anno-find-expedition-cards = Vos cartes Expédition : { $before } → { $now }
anno-find-expedition-visitors = Vos visiteurs :
anno-find-expedition-worth = Nouvelles cartes : jusqu’à { $points }
anno-find-old_world = Une terre dans l’Ancien Monde
anno-find-old_world-squares = 6 cases de plus : 2 de terre, 2 de terre avec côte, 2 de mer.
anno-find-lapsed = Son effet n’a pas pu être utilisé.
anno-find-new_world = Une terre dans le Nouveau Monde
anno-find-new_world-goods = Chacune contre 1 jeton Commerce, autant de fois que vous voulez.
anno-find-drawn = { $n ->
    [one] { $n } nouvelle carte en main
   *[other] { $n } nouvelles cartes en main
}
anno-find-festival = Fête de la ville : de retour
anno-find-festival-none = Tout était déjà à sa place.
anno-find-festival-work = Du travail
anno-find-festival-exhausted = Reposés
anno-find-festival-tokens = Jetons de nouveau sur les navires
anno-find-festival-lost = Des cartes à la réserve : { $list }
anno-fireworks-title = { $name } n’a plus de carte
anno-fireworks-title-you = Vous n’avez plus de carte
anno-fireworks-next = Le jeton Feu d’artifice rapporte { $points }. Ce tour de table se termine, puis chacun joue un dernier tour.
anno-fireworks-now = Le jeton Feu d’artifice rapporte { $points }. C’est le dernier tour de table : chacun joue encore une fois.
anno-last-turns = Tours encore à jouer
anno-last-then = puis, pour finir :
anno-last-yours = vous, dernier tour
anno-last-now = Dernier tour de table
anno-last-next = Ensuite, dernier tour
anno-final-museum = Zoo et musée
anno-final-museum-none = Aucune carte Expédition.
anno-final-museum-fields = { $visited } sur { $all } visités
anno-final-museum-sum = { $cards } par les cartes Expédition, { $bonus } par { $names }
anno-final-unused = Il restait
anno-final-gold = { $gold } sans point
anno-final-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
anno-final-hand-lost = { $cards } : { $points }
anno-final-effects = { $n ->
    [one] { $n } effet jamais utilisé
   *[other] { $n } effets jamais utilisés
}
anno-final-nothing = Rien.
anno-score-lead = { $name } devance { $other } de { $points }, surtout grâce à ceci : { $source }, { $n } à { $m }.
anno-score-most = +{ $n } { $source }

## Le domaine

anno-realm-of = Domaine : { $name }
anno-realm-yours = Votre domaine
anno-realm-temporary = +{ $n }
anno-realm-temporary-hint = Les jetons de cartes retournent à la réserve dès qu’ils sont dépensés, ou à la prochaine Fête.
anno-realm-trade-label = { $temporary ->
    [0] Jetons Commerce : { $ready } sur { $all } sur les Navires
   *[other] Jetons Commerce : { $ready } sur { $all } sur les Navires, { $temporary } de cartes
}
anno-realm-exploration-label = { $temporary ->
    [0] Jetons Exploration : { $ready } sur { $all } sur les Navires
   *[other] Jetons Exploration : { $ready } sur { $all } sur les Navires, { $temporary } de cartes
}
anno-realm-gold-label = { $n } Or
anno-realm-points-label = { $n ->
    [one] { $n } point d’influence en l’état
   *[other] { $n } points d’influence en l’état
}
anno-realm-after = après paiement : { $n }
anno-realm-exhausted-cubes = { $n } × { $tier }, dans la Zone d’épuisement
anno-realm-none-ready = aucun
anno-realm-districts = Quartiers
anno-realm-hire = Nouveau cube dans ce Quartier : { $tier }
anno-realm-rise = Améliorer { $from } → { $to }
anno-realm-cubes = disponibles { $ready }, au travail { $work }, épuisés { $exhausted }
anno-realm-planned = Prévus pour le paiement : { $n }
anno-realm-free-land = Terre ferme libre
anno-realm-free-coast = Littoral libre
anno-realm-free-sea = Mer libre
anno-realm-place = Placer ici
anno-tile-shipyard = Chantier
anno-tile-merchant = Commerce
anno-tile-exploration = Explor.
anno-realm-home = Terre d’origine
anno-realm-old-world = Ancien Monde { $n }
anno-realm-old-world-first = Ancien Monde
anno-realm-old-world-about = deux cases Terre ferme, deux Littoral, deux Mer, un bonus
anno-realm-gift = Bonus
anno-realm-new-world = Nouveau Monde
anno-realm-next-label = Tuile suivante contre { $price }
anno-realm-costs = coûte { $n }
anno-realm-import-label = Chaque ressource de ces tuiles coûte { $price }, autant de fois que vous voulez.
anno-realm-ship-tokens = { $ready ->
    [one] { $ready } jeton sur { $all } disponible
   *[other] { $ready } jetons sur { $all } disponibles
}
anno-realm-tag-pays = paie
anno-realm-tag-works = travaille
anno-realm-tag-back = revient
anno-rail-place = Ensuite, choisissez une case dorée
anno-realm-covers = Construire ici recouvre ce qui s’y trouve.
anno-realm-ghost = Le paiement prévu fait travailler ici { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
anno-realm-ghost-back = Le paiement prévu rappelle d’ici { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}

## Le marché et les actions

anno-market = Marché
anno-market-filter = Filtrer le marché
anno-market-all = Tout
anno-market-now = { $n ->
    [one] Prête { $n }
   *[other] Prêtes { $n }
}
anno-market-more = Échange/Or { $n }
anno-market-hand = Pour ma main { $n }
anno-market-free = gratuit
anno-market-yard = Chantier { $n }
anno-market-build = Construire
anno-market-for-hand = Pour votre main
anno-shelf-materials = Matériaux de construction
anno-shelf-food = Nourriture et boissons
anno-shelf-comforts = Vêtements et agréments
anno-shelf-machines = Machines et armes
anno-shelf-harbour = Port
anno-cell-shipyard = Chantier { $n }
anno-cell-merchant = Commerce { $n }
anno-cell-exploration = Explo­ration { $n }
anno-cell-bricks = Briques
anno-cell-goods = Marchan­dises
anno-cell-steel_beams = Poutres en acier
anno-cell-champagne = Cham­pagne
anno-cell-chocolate = Chocolat
anno-cell-canned_meat = Conserves
anno-cell-work_clothes = Vêtements de travail
anno-cell-cotton_fabric = Tissu de coton
anno-cell-glasses = Lunettes
anno-cell-pocket_watches = Montres à gousset
anno-cell-fur_coats = Fourrures
anno-cell-sewing_machines = Machines à coudre
anno-cell-light_bulbs = Ampoules
anno-cell-gramophones = Gramo­phones
anno-cell-penny_farthings = Bicycles
anno-cell-steam_motors = Moteurs à vapeur
anno-cell-steam_carriages = Véhicules à vapeur
anno-left = Il reste
anno-left-fw = Cartes Fermier/Ouvrier : { $n }
anno-left-aei = Cartes Artisan/Ingénieur/Investisseur : { $n }
anno-left-nw = Cartes Nouveau Monde : { $n }
anno-left-expeditions = Cartes Expédition : { $n }
anno-left-old_world = Tuiles Ancien Monde : { $n }
anno-left-new_world = Tuiles Nouveau Monde : { $n }
anno-actions = Actions
anno-rivals = Adversaires
anno-players = Joueurs
anno-plate-you = Vous
anno-rival-show = Cliquez pour voir ce domaine sur la table ; cliquez encore pour revenir au vôtre.
anno-rival-hand = Cartes en main : { $n }
anno-rival-hand-few = Il reste peu de cartes. Le premier à ne plus avoir de carte en main déclenche le dernier tour de table.
anno-rival-known = Vous en connaissez : { $list }
anno-rival-new_world = Tuiles Nouveau Monde : { $n }
anno-rival-old_world = Tuiles Ancien Monde : { $n }
anno-rival-expeditions = Cartes Expédition : { $n }
anno-rival-sells = Vous pouvez acheter
anno-rival-price = Contre { $price }
anno-rival-own = Vous produisez aussi : { $list }
anno-objectives = Objectifs
anno-objective-figure = { $n } ch.
anno-objective-use = utiliser
anno-objective-once = une fois par tour
anno-objective-hidden = ? = caché
anno-objective-lacks = { $n ->
   *[other] il vous manque
}
anno-objective-lacks-label = { $n ->
   *[other] il vous manque { $what }
}
anno-objective-always = à tout moment

## La main, les cartes jouées, les points

anno-hand = { $n ->
    [one] Main, { $n } carte
   *[other] Main, { $n } cartes
}
anno-hand-empty = Aucune carte en main
anno-hand-watching = Les spectateurs ne voient pas les mains
anno-hand-planned = en cours
anno-hand-new = Nouvelle
anno-hand-by-progress = Par avancement
anno-hand-by-points = Par points
anno-hand-sorting = Ordre des cartes
anno-foot-ready = Jouable
anno-foot-with = avec
anno-foot-needs = il faut
anno-foot-there = vous avez { $n } sur { $of }
anno-foot-part = { $n } sur { $of }
anno-played = Jouées
anno-played-region = Cartes jouées
anno-played-of = { $name } : cartes
anno-played-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
anno-played-done = { $n ->
    [one] { $n } utilisée
   *[other] { $n } utilisées
}
anno-played-all = { $n ->
    [one] { $n } carte jouée
   *[other] { $n } cartes jouées
}, { $points } points. Tout afficher.
anno-played-none = Aucune carte jouée
anno-played-aim = But : le plus de points d’influence. Chaque carte jouée en rapporte de { $few } à { $many }. Qui vide sa main en premier en gagne { $fireworks } de plus ; suit un dernier tour de table. Chaque nouveau cube fait piocher une carte.
anno-played-used = effet utilisé
anno-played-unused = effet à utiliser
anno-played-never = effet non utilisé
anno-played-expeditions = { $n ->
    [one] { $n } carte Expédition. L’afficher.
   *[other] { $n } cartes Expédition. Les afficher.
}
anno-played-hidden = Les cartes Expédition restent cachées jusqu’à la fin.
anno-expedition-now = Points en l’état : { $list }
anno-expedition-then = Points à la fin : { $list }
anno-expedition-visits = Les Artisans, Ingénieurs et Investisseurs, où qu’ils soient, visitent chacun un animal ou un artefact de leur type. La meilleure répartition compte.
anno-expedition-places = { $n ->
    [one] { $n } case à visiter
   *[other] { $n } cases à visiter
}
anno-log-full = Journal complet
anno-final-realms = Domaines
anno-final-realm = Domaine : { $name }
anno-final-see-realm = Voir le domaine
anno-final-see-cards = Voir les cartes
anno-final-deck = { $points } points chacune

## Payer et choisir

anno-desk = Votre choix
anno-desk-more = Payer autrement
anno-desk-first = Faire autre chose avant
anno-desk-new = { $tier ->
    [farmer] Nouveau Fermier
    [worker] Nouvel Ouvrier
    [artisan] Nouvel Artisan
    [engineer] Nouvel Ingénieur
   *[investor] Nouvel Investisseur
}
anno-desk-left = il en reste { $n }
anno-desk-owned = Vous avez déjà cette Usine : elle est seulement remplacée.
anno-desk-island = Tuile { $n } (4 au plus)
anno-desk-cube-step = Cube { $n } ({ $most } au plus)
anno-desk-upgrade-step = Amélioration { $n } ({ $most } au plus)
anno-desk-workforce = Nouveaux habitants
anno-desk-upgrade = Ascension sociale
anno-several-which = Nouveaux habitants ou Ascension sociale
anno-several-ready = possible
anno-several-choose-workforce = Choisissez-en jusqu’à { $n }. Chacun apporte une carte.
anno-several-choose-upgrade = Choisissez-en jusqu’à { $n }.
anno-several-of = { $n } sur { $most }
anno-several-further = { $action } : encore { $n }
anno-several-more = Un de plus : { $what }
anno-several-less = Un de moins : { $what }
anno-several-payment = Un seul paiement
anno-several-not = Ce n’est pas possible avec le reste.
anno-several-tip-card = Chaque nouvelle carte rapporte des points une fois jouée.
anno-several-tip-goods = Ce que vous ne produisez pas, les autres le vendent contre des jetons Commerce.
anno-several-tip-map = Avant de payer, la carte montre qui travaillera.
anno-several-one = Payer un par un
anno-several-rise = Quel cube : { $step }
anno-several-next = puis :
anno-several-card = +1 carte
anno-desk-expedition = Combien de cartes Expédition ?
anno-desk-ships = Un autre Navire ?
anno-desk-ships-anew = demande une autre action
anno-desk-shift_end = Fin de service
anno-desk-shift_end-text = Des cubes utilisés rentrent dans leurs Quartiers contre de l’Or.
anno-desk-shift_end-none = Tous vos cubes sont dans leurs Quartiers.
anno-desk-shift_end-choose = Choisissez qui rentre.
anno-desk-spend = Quels jetons Marine ?
anno-desk-swap = Remplacer des cartes
anno-desk-return = Défausser des cartes
anno-desk-brings = À piocher : { $card }.
anno-desk-no-card = Pioche vide : il faut payer en Or
anno-desk-supply = { $n } dans la Réserve
anno-desk-have = Vous avez { $what }
anno-desk-free-text = Elles ne coûtent rien et sont perdues à la fin de votre tour. Choisissez les cubes à améliorer.
anno-desk-free = { $n ->
    [one] Il reste { $n } amélioration gratuite
   *[other] Il reste { $n } améliorations gratuites
}
anno-desk-expedition-holds = { $n ->
    [one] { $n } animal, { $n } artefact
   *[other] { $n } animaux, { $n } artefacts
}
anno-desk-stack = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
anno-desk-price = Prix
anno-desk-islands = Tuiles dans la pile
anno-desk-ships-text = { $n ->
    [one] { $n } Chantier naval sur { $yards } a construit un Navire.
   *[other] { $n } Chantiers navals sur { $yards } ont construit un Navire.
}
anno-desk-yards = Niveaux de vos Chantiers navals : { $list }
anno-desk-before = D’abord, si vous voulez
anno-desk-card = Carte : { $effect }
anno-desk-remove = Retirer une tuile
anno-desk-remove-text = Elle retourne sur le Plateau de jeu sans rien rapporter ; les cubes qui y travaillent sont épuisés.
anno-desk-remove-tap = Choisissez une de vos tuiles ici ou dans votre domaine.
anno-desk-pick = { $least ->
    [0] choisissez-en jusqu’à { $most }
    [1] { $most ->
        [one] choisissez-en 1
       *[other] choisissez-en de { $least } à { $most }
    }
   *[other] choisissez-en { $most }
}
anno-desk-chosen = { $most ->
    [one] choisie : { $n } sur { $most }
   *[other] { $least ->
        [0] choisies : { $n }, jusqu’à { $most }
        [1] choisies : { $n }, jusqu’à { $most }
       *[other] choisies : { $n } sur { $most }
    }
}
anno-desk-tap-hand = Choisissez des cartes de votre main : elles s’affichent ici. Choisissez-les de nouveau pour les reprendre.
anno-desk-draw-from = Cartes dans les pioches
anno-desk-enough = Terminé
anno-desk-later = Plus tard
anno-desk-reveal-cube = Vous piocherez une carte.
anno-desk-reveal-old_world = La tuile est retournée.
anno-desk-reveal-new_world = La tuile est retournée et vous piochez des cartes.
anno-desk-reveal-expeditions = Vous piocherez des cartes Expédition.
anno-desk-reveal-cubes = Chaque nouveau cube apporte une carte, tant qu’il en reste.
anno-desk-reveal-swap = { $n ->
    [one] Vous piocherez { $n } carte.
   *[other] Vous piocherez { $n } cartes.
}
anno-desk-rise-district = aussitôt disponible dans son nouveau Quartier
anno-desk-rise-exhausted = reste épuisé
anno-desk-rise-at = y reste au travail
anno-desk-rise-this = Améliorer : { $where }
anno-desk-none-back = N’en défausser aucune
anno-desk-activate = Activer
anno-desk-activate-reveals = Activer et piocher
anno-free-upgrades = Améliorations gratuites
anno-verdict-final = C’est définitif.
anno-verdict-undo = Vous pouvez revenir en arrière.
anno-verdict-passes = Ensuite d’autres jouent.
anno-verdict-ends = Ensuite la partie est finie.
anno-verdict-reveals = Des cartes ou des tuiles sont retournées.
anno-ending = Terminer votre tour ?
anno-ending-text = Vous pourriez encore utiliser ce qui suit. À la fin de votre tour, ce sera perdu.
anno-ending-last = C’est votre dernier tour : ce que vous n’utilisez pas maintenant est perdu.
anno-ending-actions = { $n ->
    [one] { $n } action de plus
   *[other] { $n } actions de plus
}
anno-ending-card = Une carte que vous avez jouée : { $effect }
anno-ending-objective = La carte Objectif { $name }
anno-plan-prefer = Préférer
anno-plan-how = { $action } : choisissez comment payer
anno-plan-save-tokens = garder les jetons
anno-plan-save-cubes = garder les cubes
anno-plan-save-gold = garder l’Or
anno-plan-source = Origine : { $part }
anno-plan-other-ways = Autres moyens : { $part }
anno-plan-tokens = Choisir les jetons
anno-plan-no-other = seule origine
anno-plan-which = { $tier ->
    [farmer] Quel Fermier rappeler ?
    [worker] Quel Ouvrier rappeler ?
    [artisan] Quel Artisan rappeler ?
    [engineer] Quel Ingénieur rappeler ?
   *[investor] Quel Investisseur rappeler ?
}
anno-plan-trade = Jetons Commerce
anno-plan-exploration = Jetons Exploration
anno-plan-gold = Or
anno-plan-others = Les autres reçoivent
anno-plan-have = vous en avez { $n }
anno-plan-left = { $before } → reste { $after }

## Le plateau

anno-board-round = Tour de table
anno-board-end-turn = Terminer
anno-board-choose-action = Choisir une action
anno-board-choose-one = Choisissez une action
anno-board-choose-else = Ou choisissez une pile du marché, une carte ou un Quartier : l’action correspondante commence.
anno-board-tabs = Zones de la table
anno-board-tab-realm = Domaine
anno-board-tab-market = Marché
anno-board-tab-hand = Main
anno-board-tab-rivals = Adversaires
anno-board-tab-table = Table
anno-board-tab-objectives = Objectifs
anno-board-now-of = { $n ->
    [one] { $n } sur { $all } possible maintenant
   *[other] { $n } sur { $all } possibles maintenant
}
anno-board-now = { $n ->
    [one] { $n } possible maintenant
   *[other] { $n } possibles maintenant
}
anno-board-shown-realm = Voici le domaine : { $name }.
anno-board-own-realm = Retour à votre domaine
anno-board-resources = Vos moyens
anno-board-see-table = Voir la table
anno-board-back-to-choice = Retour au choix
anno-board-waiting = On attend { $name }
anno-keys-actions = Actions
anno-keys-end = Terminer votre tour
anno-keys-market = Au marché

## Ce qui s’est passé

anno-told-round = Tour de table { $n }
anno-told-pays = { $name } paie : { $list }.
anno-told-pays-you = Vous payez : { $list }.
anno-told-paid = Payé : { $list }.
anno-told-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
anno-told-drawn = Pioché : { $list }.
anno-told-cards = { $n ->
    [one] carte { $list }
   *[other] cartes { $list }
}
anno-told-played = { $name } joue une carte { $card } : { $points }.
anno-told-played-you = Vous jouez une carte { $card } : { $points }.
anno-told-gained = { $name } reçoit de nouveaux cubes : { $list }.
anno-told-gained-you = Vous recevez de nouveaux cubes : { $list }.
anno-told-trade = { $resource } par échange ({ $gold } pour { $name })
anno-told-trade-you = { $resource } par échange ({ $gold } pour vous)
anno-told-import = { $resource } du Nouveau Monde
anno-told-card = { $resource } d’une carte
anno-told-swapped = { $name } remplace des cartes : { $list }.
anno-told-swapped-you = Vous remplacez des cartes : { $list }.
anno-told-festival = { $name } organise une Fête de la ville : tout est de nouveau disponible.
anno-told-festival-you = Vous organisez une Fête de la ville : tout est de nouveau disponible.

## Mise en place

anno-option-follows = comme dans l’édition choisie : { $value }
anno-option-edition-about = Les éditions imprimées diffèrent sur quelques règles. Le choix conseillé suit la plupart d’entre elles.
anno-option-objectives-about = Cinq cartes sont visibles pour tous : certaines servent à chaque tour, la plupart rapportent des points à la fin.
anno-option-alt_industry-about = Certaines Usines de la Terre d’origine existent aussi en tuiles pour Ouvriers. Où peut-on les placer ?
anno-option-remove_limit-about = Retirer ses tuiles fait de la place quand on construit. Combien par action ?
anno-option-discard_exactly_2-about = Certaines cartes permettent de glisser des cartes de la main sous leurs pioches, le tour où on les joue.
anno-option-cube_effect_partial-about = Ce qui se passe si un effet apporte deux cubes et qu’on ne peut ou ne veut pas payer l’Or des deux.
anno-option-zero_scores-about = Les cartes de majorité récompensent aussi la deuxième place. Rapporte-t-elle des points à qui n’a aucun élément ?
anno-option-discard_triggers_end-about = Une main vide déclenche la fin. Cela compte-t-il si la dernière carte n’a pas été jouée, mais défaussée ?
anno-option-strict_supply-about = Pour quel matériel la quantité fournie dans la boîte est-elle une limite ?

## Noms sur les petites tuiles : une ligne

anno-tile-charcoal_kiln_w = Charbonnière
anno-tile-charcoal_kiln = Charbonnière
anno-tile-brickworks_w = Briqueterie
anno-tile-brickworks = Briqueterie
anno-tile-brass_foundry = Fonderie
anno-tile-window_factory = Fenêtres
anno-tile-champagne_cellar = Champagne
anno-tile-sailmakers_w = Voilerie
anno-tile-sailmakers = Voilerie
anno-tile-schnapps_distillery = Distillerie
anno-tile-spectacle_factory = Lunettes
anno-tile-clockmakers = Horlogerie
anno-tile-sewing_machine_factory = Couture
anno-tile-cotton_mill_a = Coton
anno-tile-cotton_mill_w = Coton
anno-tile-coffee_roasters = Brûlerie
anno-tile-sausage_factory = Boucherie
anno-tile-soap_factory = Savonnerie
anno-tile-dynamite_factory = Dynamite
anno-tile-weapons_factory = Armements
anno-tile-rum_distillery = Rhumerie
anno-tile-cigar_factory = Cigares
anno-tile-chocolate_factory = Chocolat
anno-tile-cannery = Conserverie
anno-tile-work_clothes_factory = Filature
anno-tile-motor_factory = Moteurs
anno-tile-steam_carriage_factory = Véhicules
anno-tile-penny_farthing_factory = Bicycles
anno-tile-light_bulb_factory = Ampoules
anno-tile-gramophone_factory = Gramophone
anno-tile-heavy_weapons_factory = Artillerie
anno-tile-fur_dealer = Pelleterie
anno-tile-grain_farm = Céréales
anno-tile-potato_farm = Potager
anno-tile-pig_farm = Porcherie
anno-tile-sheep_farm = Bergerie

## Sur les pages autour de la table : toute clé qui finit par le nom du jeu

game-anno1800 = Anno 1800
home-about-anno1800 = Développez une île, commercez, explorez.
home-facts-anno1800 = 2 à 4 joueurs, 90 minutes.
home-asks-action-anno1800 = choisir une action
new-first-hint-anno1800 = Le premier joueur commence sans Or ; chacun des suivants reçoit 1 Or de plus que le précédent.
rules-title-anno1800 = Les règles d’Anno 1800
rules-search-hint-anno1800 = Un mot ou un numéro, par exemple Brasserie ou A9.4
credits-game-anno1800 = Anno 1800 est un jeu de Martin Wallace.
anno-credits-drawings = tous les produits, bâtiments, navires, personnages, animaux et artefacts d’Anno 1800
settings-forced-anno1800 = Dans Anno 1800, vous répondez à tout et terminez toujours vos tours vous-même.
