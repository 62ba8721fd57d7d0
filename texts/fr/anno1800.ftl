### Anno 1800 en français : de quoi le jeu est fait et ce qui s’y passe.
### Les règles par numéro sont dans anno1800-rules.ftl.

## Ressources

anno-resource-timber = Planches
anno-resource-grain = Blé
anno-resource-potatoes = Pommes de terre
anno-resource-pigs = Porcs
anno-resource-wool = Laine
anno-resource-coal = Charbon
anno-resource-bricks = Briques
anno-resource-goods = Marchandises
anno-resource-steel_beams = Poutres en acier
anno-resource-sails = Voiles
anno-resource-beer = Bière
anno-resource-bread = Pain
anno-resource-brass = Laiton
anno-resource-windows = Fenêtres
anno-resource-champagne = Champagne
anno-resource-schnapps = Eau-de-vie
anno-resource-glass = Verre
anno-resource-glasses = Lunettes
anno-resource-pocket_watches = Montres à gousset
anno-resource-sewing_machines = Machines à coudre
anno-resource-cotton_fabric = Tissu de coton
anno-resource-coffee = Café
anno-resource-sausages = Saucisses
anno-resource-soap = Savon
anno-resource-fur_coats = Manteaux de fourrure
anno-resource-dynamite = Dynamite
anno-resource-weapons = Canons
anno-resource-rum = Rhum
anno-resource-cigars = Cigares
anno-resource-chocolate = Chocolat
anno-resource-canned_meat = Conserves
anno-resource-work_clothes = Vêtements de travail
anno-resource-steam_motors = Moteurs à vapeur
anno-resource-steam_carriages = Véhicules à vapeur
anno-resource-penny_farthings = Bicycles
anno-resource-light_bulbs = Ampoules
anno-resource-gramophones = Gramophones
anno-resource-advanced_weapons = Armes lourdes
anno-resource-cotton = Coton
anno-resource-sugar_cane = Canne à sucre
anno-resource-coffee_beans = Grains de café
anno-resource-cocoa = Cacao
anno-resource-tobacco = Tabac
anno-resource-rubber = Caoutchouc

## Tuiles Construction

anno-token-sawmill_w = Scierie (Ouvriers)
anno-token-charcoal_kiln_w = Charbonnière (Ouvriers)
anno-token-brickworks_w = Briqueterie (Ouvriers)
anno-token-brewery = Brasserie
anno-token-bakery = Boulangerie
anno-token-brass_foundry = Fonderie de laiton
anno-token-window_factory = Usine de fenêtres
anno-token-champagne_cellar = Cave à champagne
anno-token-shipyard1 = Chantier naval de niveau 1
anno-token-shipyard2 = Chantier naval de niveau 2
anno-token-shipyard3 = Chantier naval de niveau 3
anno-token-warehouse_w = Entrepôt (Ouvriers)
anno-token-steelworks_w = Aciérie (Ouvriers)
anno-token-sailmakers_w = Voilerie (Ouvriers)
anno-token-schnapps_distillery = Distillerie
anno-token-glassworks = Verrerie
anno-token-spectacle_factory = Usine de lunettes
anno-token-clockmakers = Horlogerie
anno-token-sewing_machine_factory = Usine de machines à coudre
anno-token-merchant1 = Navire de commerce de niveau 1
anno-token-merchant2 = Navire de commerce de niveau 2
anno-token-merchant3 = Navire de commerce de niveau 3
anno-token-cotton_mill_a = Filature de coton (Artisans)
anno-token-cotton_mill_w = Filature de coton (Ouvriers)
anno-token-coffee_roasters = Brûlerie de café
anno-token-sausage_factory = Boucherie
anno-token-soap_factory = Savonnerie
anno-token-fur_dealer = Pelleterie
anno-token-dynamite_factory = Usine de dynamite
anno-token-weapons_factory = Usine d’armements
anno-token-exploration1 = Navire d’exploration de niveau 1
anno-token-exploration2 = Navire d’exploration de niveau 2
anno-token-exploration3 = Navire d’exploration de niveau 3
anno-token-rum_distillery = Rhumerie
anno-token-cigar_factory = Usine de cigares
anno-token-chocolate_factory = Chocolaterie
anno-token-cannery = Conserverie
anno-token-work_clothes_factory = Filature
anno-token-motor_factory = Usine de moteurs
anno-token-steam_carriage_factory = Usine de véhicules à vapeur
anno-token-penny_farthing_factory = Usine de bicycles
anno-token-light_bulb_factory = Usine d’ampoules
anno-token-gramophone_factory = Usine de gramophones
anno-token-heavy_weapons_factory = Usine d’armements lourds
anno-token-sawmill = Scierie
anno-token-grain_farm = Ferme céréalière
anno-token-potato_farm = Potager de pommes de terre
anno-token-pig_farm = Élevage de porcs
anno-token-sheep_farm = Élevage de moutons
anno-token-charcoal_kiln = Charbonnière
anno-token-brickworks = Briqueterie
anno-token-warehouse = Entrepôt
anno-token-steelworks = Aciérie
anno-token-sailmakers = Voilerie
anno-token-sawmill_w-short = Scierie
anno-token-charcoal_kiln_w-short = Charbonnière
anno-token-brickworks_w-short = Briqueterie
anno-token-shipyard1-short = Chantier naval 1
anno-token-shipyard2-short = Chantier naval 2
anno-token-shipyard3-short = Chantier naval 3
anno-token-warehouse_w-short = Entrepôt
anno-token-steelworks_w-short = Aciérie
anno-token-sailmakers_w-short = Voilerie
anno-token-merchant1-short = Navire de commerce 1
anno-token-merchant2-short = Navire de commerce 2
anno-token-merchant3-short = Navire de commerce 3
anno-token-cotton_mill_a-short = Filature de coton
anno-token-cotton_mill_w-short = Filature de coton
anno-token-exploration1-short = Navire d’exploration 1
anno-token-exploration2-short = Navire d’exploration 2
anno-token-exploration3-short = Navire d’exploration 3
anno-build-industry = Usine. Produit : { $resource }. Emplacements de travail : 2 × { $tier }.
anno-build-shipyard = Chantier naval : construit des Navires jusqu’au niveau { $n }.
anno-build-merchant = { $n ->
    [one] Navire de commerce : porte { $n } jeton Commerce.
   *[other] Navire de commerce : porte { $n } jetons Commerce.
}
anno-build-exploration = { $n ->
    [one] Navire d’exploration : porte { $n } jeton Exploration.
   *[other] Navire d’exploration : porte { $n } jetons Exploration.
}

## Types de Citoyens

anno-tier-farmer = Fermier
anno-tier-worker = Ouvrier
anno-tier-artisan = Artisan
anno-tier-engineer = Ingénieur
anno-tier-investor = Investisseur
anno-tiers-farmer = Fermiers
anno-tiers-worker = Ouvriers
anno-tiers-artisan = Artisans
anno-tiers-engineer = Ingénieurs
anno-tiers-investor = Investisseurs

## Cartes Citoyen

anno-deck-fw = Carte Fermier/Ouvrier
anno-deck-aei = Carte Artisan/Ingénieur/Investisseur
anno-deck-nw = Carte Nouveau Monde
anno-decks-fw = Cartes Fermier/Ouvrier
anno-decks-aei = Cartes Artisan/Ingénieur/Investisseur
anno-decks-nw = Cartes Nouveau Monde
anno-stack-fw = Pioche Fermier/Ouvrier
anno-stack-aei = Pioche Artisan/Ingénieur/Investisseur
anno-stack-nw = Pioche Nouveau Monde
anno-card = Besoins : { $cost }. Effet : { $effect }.

## Actions

anno-action-expand = Construire
anno-action-play = Jouer et activer une carte Citoyen
anno-action-swap = Remplacer des cartes Citoyen
anno-action-workforce = Recruter de la main-d’œuvre
anno-action-upgrade = Bénéficier de l’ascension sociale
anno-action-old_world = Exploiter l’Ancien Monde
anno-action-new_world = Explorer le Nouveau Monde
anno-action-expedition = Piocher des cartes Expédition
anno-action-festival = Organiser une Fête de la ville
anno-action-expand-short = Construire
anno-action-play-short = Jouer
anno-action-swap-short = Remplacer
anno-action-workforce-short = Recruter
anno-action-upgrade-short = Ascension
anno-action-old_world-short = Ancien Monde
anno-action-new_world-short = Nouveau Monde
anno-action-expedition-short = Expédition
anno-action-festival-short = Fête
anno-action-expand-text = Construisez 1 Usine, 1 Chantier naval, ou jusqu’à 1 Navire par Chantier naval.
anno-action-play-text = Payez les besoins d’une carte de votre main et posez-la face visible.
anno-action-swap-text = Glissez de 1 à 3 cartes de votre main sous leurs pioches, puis piochez-en autant dans les mêmes pioches.
anno-action-workforce-text = Recrutez jusqu’à 3 nouveaux cubes ; chacun vous fait piocher une carte Citoyen.
anno-action-upgrade-text = Payez jusqu’à 3 améliorations ; chacune fait monter un cube d’un échelon.
anno-action-old_world-text = Prenez la première tuile Ancien Monde contre des jetons Exploration : 1 pour votre première tuile, 4 pour la quatrième.
anno-action-new_world-text = Prenez la première tuile Nouveau Monde et 3 cartes Nouveau Monde contre des jetons Exploration : 1 pour votre première tuile, 4 pour la quatrième.
anno-action-expedition-text = Épuisez 2 jetons Exploration et piochez jusqu’à 3 cartes Expédition.
anno-action-festival-text = Tous vos cubes rentrent dans leurs Quartiers, tous vos jetons Marine retournent sur les Navires.
anno-free-activate = Activer des cartes Citoyen
anno-free-use = Activer des cartes Objectif

## Cartes Objectif

anno-objective-alonso_graves = Alonso Graves
anno-objective-aarhant = Aarhant
anno-objective-the_editor = Le Rédacteur en chef
anno-objective-beryl_omara = Beryl O’Mara
anno-objective-carl_leonard_von_malching = Carl Leonard von Malching
anno-objective-eli_bleakworth = Eli Bleakworth
anno-objective-the_queen = La Reine
anno-objective-edvard_goode = Edvard Goode
anno-objective-willie_wibblesock = Willie Wibblesock
anno-objective-princess_qing = Princesse Qing
anno-objective-hannah_goode = Hannah Goode
anno-objective-university = Université
anno-objective-worlds_fair = Exposition universelle
anno-objective-madame_kahina = Madame Kahina
anno-objective-the_tourist = La Visiteuse
anno-objective-zoo = Zoo
anno-objective-museum = Musée
anno-objective-bente_jorgensen = Bente Jorgensen
anno-objective-isabel_sarmento = Isabel Sarmento
anno-objective-pyrphorian = Pyrophorien
anno-objectives-effect = Effet pour tous
anno-objectives-industries = Points pour des Usines
anno-objectives-majority = Points de majorité
anno-objectives-expedition = Points pour les cartes Expédition
anno-objectives-others = Points en fin de partie

## Cartes Objectif : ce qu’elles font

anno-objective-alonso_graves-text = Une fois par tour : épuisez 3 jetons Exploration et dépensez 3 Or pour une action de plus.
anno-objective-aarhant-text = Une fois par tour : épuisez 1 Investisseur pour prendre 5 Or.
anno-objective-the_editor-text = Une fois par tour : épuisez 2 jetons Exploration pour glisser 1 carte de votre main sous sa pioche, sans en piocher d’autre.
anno-objective-beryl_omara-text = Aussi souvent que vous voulez : 2 jetons Exploration valent 1 jeton Commerce.
anno-objective-carl_leonard_von_malching-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-eli_bleakworth-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-the_queen-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-edvard_goode-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-willie_wibblesock-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-princess_qing-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-hannah_goode-text = Fin de la partie : 10 points à qui a le plus de cubes Citoyen, 4 au deuxième.
anno-objective-university-text = Fin de la partie : 10 points à qui a le plus d’Ingénieurs, 4 au deuxième.
anno-objective-worlds_fair-text = Fin de la partie : 10 points à qui a le plus d’Investisseurs, 4 au deuxième.
anno-objective-madame_kahina-text = Fin de la partie : 10 points à qui a le plus de jetons Commerce, épuisés et temporaires compris, 4 au deuxième.
anno-objective-the_tourist-text = Fin de la partie : 10 points à qui a le plus de cartes Expédition, 4 au deuxième.
anno-objective-zoo-text = Fin de la partie : chaque animal qui reçoit un de vos visiteurs rapporte 1 point de plus.
anno-objective-museum-text = Fin de la partie : chaque artefact qui reçoit un de vos visiteurs rapporte 1 point de plus.
anno-objective-bente_jorgensen-text = Fin de la partie : 18 points si vous avez au plus 1 tuile Ancien Monde.
anno-objective-isabel_sarmento-text = Fin de la partie : 6 points pour chacune de vos tuiles Nouveau Monde.
anno-objective-pyrphorian-text = Fin de la partie : 2 points de moins par carte Citoyen restée dans votre main.
anno-objective-industry = { $industry } ({ $points })

## Effets des cartes Citoyen et des tuiles

anno-effect-cubes = { $n ->
    [one] { $n } × { $tier }, plus 1 carte piochée
   *[other] { $n } × { $tier }, plus 1 carte piochée pour chaque cube
}
anno-effect-receive = De la réserve : { $list }
anno-effect-expeditions = { $n ->
    [one] { $n } carte Expédition
   *[other] { $n } cartes Expédition
}
anno-effect-resource = 1 de ces ressources du Nouveau Monde, à utiliser aussitôt : { $list }
anno-effect-upgrades = Jusqu’à { $n } améliorations gratuites : { $from } → { $to }
anno-effect-action = 1 action supplémentaire
anno-effect-return = Glisser jusqu’à { $n } cartes de votre main sous leurs pioches (ce tour-ci seulement)
anno-effect-return-exactly = Glisser exactement { $n } cartes de votre main sous leurs pioches (ce tour-ci seulement)

## Tuiles des deux mondes et cartes Expédition

anno-old_island = Tuile Ancien Monde : { $bonus }
anno-new_island = Tuile Nouveau Monde : { $list }
anno-bonus-effect = aussitôt { $effect }
anno-bonus-printed = avec { $token }
anno-expedition = Animal : { $animal } ({ $animal_points }). Artefact : { $artefact } ({ $artefact_points }).

## Jetons Marine

anno-naval-trade = Jeton Commerce
anno-naval-exploration = Jeton Exploration
anno-coin-trade = Jeton Commerce d’un Navire
anno-coin-temporary_trade = Jeton Commerce d’une carte
anno-coin-exploration = Jeton Exploration d’un Navire
anno-coin-temporary_exploration = Jeton Exploration d’une carte

## Lieux

anno-terrain-land = Terre ferme
anno-terrain-coast = Littoral
anno-terrain-sea = Mer
anno-field-land = Case Terre ferme
anno-field-coast = Case Littoral
anno-field-sea = Case Mer
anno-where-district = Quartier
anno-where-exhausted = Zone d’épuisement
anno-where-at = Emplacement de travail : { $token }

## Quantités

anno-n-gold = { $n } Or
anno-n-trade = { $n ->
    [one] { $n } jeton Commerce
   *[other] { $n } jetons Commerce
}
anno-n-temporary_trade = { $n ->
    [one] { $n } jeton Commerce temporaire
   *[other] { $n } jetons Commerce temporaires
}
anno-n-exploration = { $n ->
    [one] { $n } jeton Exploration
   *[other] { $n } jetons Exploration
}
anno-n-temporary_exploration = { $n ->
    [one] { $n } jeton Exploration temporaire
   *[other] { $n } jetons Exploration temporaires
}
anno-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
anno-n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
anno-n-expeditions = { $n ->
    [one] { $n } carte Expédition
   *[other] { $n } cartes Expédition
}
anno-n-points = { $n ->
    [one] { $n } point d’influence
   *[other] { $n } points d’influence
}
anno-times = { $n } × { $what }
anno-free = Gratuit

## Termes

anno-title = Anno 1800, Le jeu de plateau
anno-term-trade = Commerce
anno-term-shift_end = Fin de service
anno-term-home_island = Terre d’origine
anno-term-gameboard = Plateau de jeu
anno-term-supply = Réserve
anno-term-gold = Or
anno-term-fireworks_token = Jeton Feu d’artifice
anno-term-starting_player = Premier joueur
anno-term-cost = Coût
anno-terms-old_world_island = Tuiles Ancien Monde
anno-terms-new_world_island = Tuiles Nouveau Monde
anno-terms-industry = Usines
anno-terms-shipyard = Chantiers navals
anno-terms-ship = Navires
anno-terms-population_cube = Cubes Citoyen
anno-terms-expedition_card = Cartes Expédition
anno-terms-objective_card = Cartes Objectif
anno-terms-influence_point = Points d’influence

## Fiabilité des chiffres

anno-status-verified = Les chiffres sans marque sont imprimés dans la règle ou donnés par deux sources indépendantes.
anno-status-single_source = Une seule source donne ce chiffre.
anno-status-house_value = Valeur fixée par nous : aucune source officielle ne la confirme.
anno-note-shipyard2 = Aucune source fiable ne donne ce coût. Une autre liste dit 2 Planches et Briques.
anno-note-shipyard3 = Aucune source fiable ne donne ce coût. Une autre liste dit 2 Planches, Briques et Poutres en acier.
anno-note-merchant1 = Ce coût vient d’une seule liste, exacte pour les deux Navires de l’exemple de la règle.
anno-note-merchant3 = Ce coût vient d’une seule liste, exacte pour les deux Navires de l’exemple de la règle.
anno-note-exploration2 = Ce coût vient d’une seule liste, exacte pour les deux Navires de l’exemple de la règle.
anno-note-exploration3 = Ce coût vient d’une seule liste, exacte pour les deux Navires de l’exemple de la règle.
anno-note-coffee_roasters = Une liste y fait travailler des Artisans, une autre des Ouvriers ; nous prenons les Artisans.
anno-note-empty_stack = Pour une pioche Artisan/Ingénieur/Investisseur vide, une liste dit 3 Or, une autre 2 ; nous prenons 3.
anno-note-cards = Besoins et effets des cartes Citoyen viennent d’une seule liste ; la taille des pioches est sûre.
anno-note-objective_names = Cinq cartes à Usines : ce qu’elles récompensent vient d’une seule liste ; l’attribution des noms est notre supposition.

## Événements

anno-event-dealt = Cartes Objectif de cette partie : { $list }. { $name } commence.
anno-event-dealt-you = Cartes Objectif de cette partie : { $list }. Vous commencez.
anno-event-turn = Tour de table { $round } : c’est à { $name } de jouer.
anno-event-turn-you = Tour de table { $round } : à vous de jouer.
anno-event-action = { $name } choisit une action : { $action }.
anno-event-action-you = Vous choisissez une action : { $action }.
anno-event-worked = { $name } produit : { $list }.
anno-event-worked-you = Vous produisez : { $list }.
anno-event-traded = { $name } obtient par échange : { $resource } ; { $partner } reçoit { $gold }.
anno-event-traded-you = Vous obtenez par échange : { $resource } ; { $partner } reçoit { $gold }.
anno-event-traded-from_you = { $name } obtient par échange : { $resource } ; vous recevez { $gold }.
anno-event-imported = { $name } fait venir du Nouveau Monde : { $resource }.
anno-event-imported-you = Vous faites venir du Nouveau Monde : { $resource }.
anno-event-received = { $name } obtient avec la carte { $card } : { $resource }.
anno-event-received-you = Vous obtenez avec la carte { $card } : { $resource }.
anno-event-spent = { $name } paie { $tokens }.
anno-event-spent-you = Vous payez { $tokens }.
anno-event-exhausted = { $name } épuise des cubes : { $list }.
anno-event-exhausted-you = Vous épuisez des cubes : { $list }.
anno-event-shift_end = { $name } paie { $gold } pour des Fins de service : { $list }.
anno-event-shift_end-you = Vous payez { $gold } pour des Fins de service : { $list }.
anno-event-paid_gold = { $name } paie { $gold } à la place d’une carte.
anno-event-paid_gold-you = Vous payez { $gold } à la place d’une carte.
anno-event-paid_gold-objective = { $name } paie { $gold } pour { $objective }.
anno-event-paid_gold-objective-you = Vous payez { $gold } pour { $objective }.
anno-event-built = { $name } construit : { $token }.
anno-event-built-you = Vous construisez : { $token }.
anno-event-removed = { $name } retire : { $token }.
anno-event-removed-you = Vous retirez : { $token }.
anno-event-uncovered = De nouveau visible : { $token }.
anno-event-cubes_exhausted = { $n ->
    [one] Le cube qui y travaillait va dans la Zone d’épuisement.
   *[other] Les { $n } cubes qui y travaillaient vont dans la Zone d’épuisement.
}
anno-event-announced = { $name } annonce la carte { $card } et en paie le coût.
anno-event-announced-you = Vous annoncez la carte { $card } et en payez le coût.
anno-event-played = { $name } joue la carte { $card }.
anno-event-played-you = Vous jouez la carte { $card }.
anno-event-activated = { $name } active la carte { $card } : { $effect }.
anno-event-activated-you = Vous activez la carte { $card } : { $effect }.
anno-event-turned_down = { $name } retourne la carte { $card } face cachée ; son effet est perdu.
anno-event-turned_down-you = Vous retournez la carte { $card } face cachée ; son effet est perdu.
anno-event-used = { $name } utilise un Objectif : { $objective }.
anno-event-used-you = Vous utilisez un Objectif : { $objective }.
anno-event-gained = { $name } reçoit un nouveau cube : { $tier }.
anno-event-gained-you = Vous recevez un nouveau cube : { $tier }.
anno-event-declined = { $name } se passe d’un nouveau cube : { $tier }.
anno-event-declined-you = Vous vous passez d’un nouveau cube : { $tier }.
anno-event-raised = { $name } améliore : { $list }.
anno-event-raised-you = Vous améliorez : { $list }.
anno-event-raised_free = { $name } améliore gratuitement : { $list }.
anno-event-raised_free-you = Vous améliorez gratuitement : { $list }.
anno-event-drew = { $name } pioche { $list }.
anno-event-drew-you = Vous piochez : { $list }.
anno-event-returned = { $name } glisse des cartes sous leurs pioches : { $list }.
anno-event-returned-you = Vous glissez des cartes sous leurs pioches : { $list }.
anno-event-old_world = { $name } exploite une tuile Ancien Monde : { $island }.
anno-event-old_world-you = Vous exploitez une tuile Ancien Monde : { $island }.
anno-event-lapsed = { $name } ne peut ou ne veut pas s’en servir, l’effet est perdu : { $effect }.
anno-event-lapsed-you = Vous ne pouvez ou ne voulez pas vous en servir, l’effet est perdu : { $effect }.
anno-event-new_world = { $name } explore une tuile Nouveau Monde : { $island }.
anno-event-new_world-you = Vous explorez une tuile Nouveau Monde : { $island }.
anno-event-expeditions = { $name } pioche { $list }.
anno-event-expeditions-you = Vous piochez des cartes Expédition : { $list }.
anno-event-gift = { $name } prend dans la Réserve : { $list }.
anno-event-gift-you = Vous prenez dans la Réserve : { $list }.
anno-event-more_actions = { $name } a une action de plus.
anno-event-more_actions-you = Vous avez une action de plus.
anno-event-festival = { $name } retrouve tous ses cubes et tous ses jetons Marine.
anno-event-festival-you = Vous retrouvez tous vos cubes et tous vos jetons Marine.
anno-event-fireworks = { $name } n’a plus de carte en main et prend le jeton Feu d’artifice. Le tour de table { $round } est le dernier.
anno-event-fireworks-you = Vous n’avez plus de carte en main et prenez le jeton Feu d’artifice. Le tour de table { $round } est le dernier.
anno-event-ended = La partie est terminée.
anno-made = { $resource } ({ $token })
anno-token-over = { $token } par-dessus { $covered }
anno-cube-at = { $tier } ({ $where })
anno-step = { $from } → { $to } ({ $where })

## Questions

anno-ask-turn = { $actions ->
    [0] Votre action est faite. Terminez votre tour, ou effectuez encore des actions gratuites.
    [one] À vous de jouer : choisissez une action.
   *[other] À vous de jouer : choisissez une action ; vous en avez { $actions }.
}
anno-ask-more-ships = Vous pouvez construire un autre Navire.
anno-ask-more-workforce = { $n ->
    [one] Vous pouvez recruter encore { $n } cube.
   *[other] Vous pouvez recruter encore jusqu’à { $n } cubes.
}
anno-ask-more-upgrades = { $n ->
    [one] Vous pouvez faire encore { $n } amélioration.
   *[other] Vous pouvez faire encore jusqu’à { $n } améliorations.
}
anno-ask-expand = Que voulez-vous construire ?
anno-ask-play = Quelle carte voulez-vous jouer ?
anno-ask-workforce = Quel cube voulez-vous recruter ?
anno-ask-upgrade = Quel cube voulez-vous améliorer ?
anno-ask-expedition = Combien de cartes Expédition voulez-vous piocher ?
anno-ask-pay = Comment payer { $object } ?
anno-ask-spend = Avec quels jetons Marine voulez-vous payer { $object } ? Reste à payer : { $left }.
anno-ask-site = Où placer la tuile { $token } ?
anno-ask-cube = Quel cube voulez-vous améliorer ({ $from } → { $to }) ?
anno-ask-gain = La pioche est vide : il faut payer { $gold }. Voulez-vous prendre ce nouveau cube ({ $cubes }) ?
anno-ask-swap = { $n ->
    [0] Quelles cartes voulez-vous remplacer ?
   *[other] Quelles autres cartes voulez-vous remplacer ?
}
anno-ask-return = { $n ->
    [one] Voulez-vous glisser { $n } carte de votre main sous sa pioche ?
   *[other] Quelles cartes de votre main voulez-vous glisser sous leurs pioches ? { $n } au plus.
}
anno-ask-return-exactly = { $n ->
    [one] Choisissez { $n } carte de votre main à glisser sous sa pioche.
   *[other] Choisissez { $n } cartes de votre main à glisser sous leurs pioches.
}
anno-ask-over = La partie est terminée.
anno-object-nothing = rien
anno-object-token = la tuile { $token }
anno-object-card = la carte { $card }
anno-object-cube = le nouveau cube ({ $tier })
anno-object-upgrade = l’amélioration { $from } → { $to }
anno-object-old_world = la tuile Ancien Monde
anno-object-new_world = la tuile Nouveau Monde
anno-object-expeditions = { $n ->
    [one] { $n } carte Expédition
   *[other] { $n } cartes Expédition
}

## Réponses

anno-move-build = Construire : { $token }
anno-move-play = Jouer la carte { $card }
anno-move-hire = Recruter un cube : { $tier }
anno-move-upgrade = Améliorer { $from } → { $to }
anno-move-expeditions = Piocher { $cards }
anno-move-work = Produire : { $resource } ({ $token })
anno-move-trade = Échanger avec { $name } : { $resource } contre { $price }
anno-move-import = Faire venir du Nouveau Monde : { $resource } contre { $price }
anno-move-exhaust = Épuiser dès maintenant le cube du coût : { $tier }
anno-move-later = Payer d’abord une autre ressource
anno-move-place = Sur une case libre : { $field }
anno-move-over = Par-dessus { $token }
anno-move-raise = Améliorer { $from } → { $to } ({ $where })
anno-move-shift_end = Fin de service : { $tier } ({ $where }), { $gold }
anno-move-remove = Retirer : { $token }
anno-move-activate = Activer la carte { $card } : { $effect }
anno-move-use = Utiliser un Objectif : { $objective }
anno-move-return = Glisser la carte { $card } sous sa pioche
anno-move-accept = Prendre et payer
anno-move-decline = S’en passer
anno-move-done = C’est tout
anno-move-end = Terminer le tour

## Refus : ce qui ne va pas, et ce qui irait

anno-why-game_over = La partie est terminée : on ne peut plus rien jouer.
anno-why-not_your_turn = Ce n’est pas à vous de décider, mais à { $name }.
anno-why-other_question = Cela répond à une autre question. Voici celle qui est posée : { $asked }
anno-why-no_action_left = Il ne vous reste plus d’action pour ce tour. Terminez-le, ou effectuez encore des actions gratuites.
anno-why-act_first = Un tour ne se termine pas sans action. Si rien d’autre ne vous convient, organisez une Fête de la ville.
anno-why-nothing_possible-expand = Vous ne pouvez rien payer de ce qui se construit. Choisissez une autre action.
anno-why-nothing_possible-play = Vous ne pouvez payer aucune des cartes de votre main. Choisissez une autre action.
anno-why-nothing_possible-swap = Les pioches de toutes vos cartes sont vides. Choisissez une autre action.
anno-why-nothing_possible-workforce = Vous ne pouvez payer aucun nouveau cube. Choisissez une autre action.
anno-why-nothing_possible-upgrade = Vous ne pouvez payer aucune amélioration. Choisissez une autre action.
anno-why-nothing_possible = Cette action ne donnerait rien maintenant. Choisissez-en une autre.
anno-why-cost_becomes_unpayable = Le reste du coût ne pourrait plus être payé ensuite. Payez autrement.
anno-why-action_becomes_impossible = Plus rien ne pourrait être construit ensuite. Retirez autre chose, ou construisez d’abord.
anno-why-sold_out = Il n’en reste plus sur le Plateau de jeu : { $token }. Choisissez une autre tuile.
anno-why-only_printed = Cette Usine n’existe qu’imprimée sur les Terres d’origine et ne se construit pas : { $token }. Choisissez une tuile du Plateau de jeu.
anno-why-owned_already = Vous avez déjà cette Usine : { $token }. Choisissez-en une autre, ou recouvrez celle que vous avez.
anno-why-one_token_each = Après un Navire, cette action ne construit que d’autres Navires : { $token } ne convient pas. Choisissez un Navire.
anno-why-no_yard = Aucun Chantier naval de niveau { $n } ou plus n’est libre pour cela : { $token }. Chaque Chantier naval construit un Navire par action.
anno-why-no_tokens_in_supply = Ce Navire apporte { $need }, et la Réserve n’en a que { $left } : { $token }. Construisez-le sur un Navire qui rend ses jetons, ou choisissez-en un autre.
anno-why-four_islands-old_world = Vous avez quatre tuiles Ancien Monde, c’est la limite. Choisissez une autre action.
anno-why-four_islands-new_world = Vous avez quatre tuiles Nouveau Monde, c’est la limite. Choisissez une autre action.
anno-why-stack_empty-old_world = Il ne reste aucune tuile Ancien Monde. Choisissez une autre action.
anno-why-stack_empty-new_world = Il ne reste aucune tuile Nouveau Monde. Choisissez une autre action.
anno-why-stack_empty-expedition = Il ne reste aucune carte Expédition. Choisissez une autre action.
anno-why-three_at_most-workforce = Une action apporte trois cubes au plus. Terminez votre tour, ou choisissez une autre action s’il vous en reste.
anno-why-three_at_most-upgrade = Une action permet trois améliorations au plus. Terminez votre tour, ou choisissez une autre action s’il vous en reste.
anno-why-no_cube_in_supply = Il n’y a plus de cube de ce type dans la Réserve : { $tier }. Choisissez un autre type.
anno-why-no_such_cube = Vous n’avez pas de cube de ce type à cet endroit : { $tier } ({ $where }). Choisissez-en un autre.
anno-why-highest_tier = Les Investisseurs ne peuvent pas monter plus haut. Choisissez un cube d’un autre type.
anno-why-not_in_hand = Cette carte n’est pas dans votre main : { $card }. Choisissez-en une qui y est.
anno-why-being_played = C’est justement la carte que vous jouez : { $card }. Choisissez-en une autre.
anno-why-too_many_cards = Vous avez déjà choisi assez de cartes : laissez celle-ci de côté.
anno-why-swap_stack_empty = Cette pioche est vide, ses cartes ne peuvent pas être remplacées : { $stack }. Choisissez une carte d’une autre pioche.
anno-why-more_cards = { $n ->
    [one] Il faut encore glisser au moins { $n } carte sous sa pioche. Choisissez-la.
   *[other] Il faut encore glisser au moins { $n } cartes sous leurs pioches. Choisissez-les.
}
anno-why-one_to_three = Vous pouvez piocher 1, 2 ou 3 cartes Expédition, pas { $n }.
anno-why-no_such_token = Vous n’avez pas cette tuile, ou la liste n’en montre qu’une autre, identique : { $token }. Choisissez-en une de la liste.
anno-why-no_industry = Ce n’est pas une Usine, cela ne produit rien : { $token }. Choisissez une Usine.
anno-why-not_due = Le coût ne demande pas cela maintenant : { $resource }. Payez ce qui reste dû.
anno-why-not_this_line = Une autre ressource du coût passe avant. « later » la remet à plus tard, et sur une seule ligne l’ordre ne compte pas : { $resource }.
anno-why-cube_not_due = Le coût ne demande pas de cube de ce type : { $tier }. Payez ce qui reste dû.
anno-why-no_workplace = Les deux Emplacements de travail sont pris : { $token }. Payez d’abord une Fin de service, ou procurez-vous la ressource autrement.
anno-why-none_in_district = Aucun cube de ce type n’est dans son Quartier : { $tier }. Payez d’abord une Fin de service, ou payez autrement.
anno-why-partner_lacks = { $name } n’a pas d’Usine qui produit cette ressource : { $resource }. Choisissez un autre joueur.
anno-why-own_seat = On n’échange pas avec soi-même. Faites travailler un cube, ou choisissez un autre joueur.
anno-why-traded_already = Vous l’avez déjà échangée ce tour-ci, et chaque ressource ne s’échange qu’une fois : { $resource }. Procurez-vous-la autrement.
anno-why-never_traded = Les ressources du Nouveau Monde ne s’échangent jamais : { $resource }. Elles viennent de vos tuiles Nouveau Monde et de cartes.
anno-why-not_on_islands = Aucune de vos tuiles Nouveau Monde ne la montre : { $resource }. Explorez-en une qui l’a, ou utilisez une carte.
anno-why-too_few_tokens = Il faut { $price }, et vous n’en avez pas autant de disponibles. Procurez-vous la ressource autrement.
anno-why-no_such_coin = Vous n’avez pas ce jeton Marine disponible, ou il ne peut pas payer ce prix : { $coin }. Choisissez-en un autre.
anno-why-coin_order = Avec ce jeton, le prix ne pourrait pas être payé en entier, ou il est trop tard pour l’utiliser : { $coin }. Choisissez-en un autre.
anno-why-nothing_later = Rien ne peut être reporté ni payé d’avance ici. Payez ce qui est demandé.
anno-why-does_not_fit-industry = Les Usines vont sur la Terre ferme ou le Littoral : { $token }. Choisissez une case qui convient.
anno-why-does_not_fit-shipyard = Les Chantiers navals vont sur le Littoral : { $token }. Choisissez une case qui convient.
anno-why-does_not_fit-ship = Les Navires vont en Mer : { $token }. Choisissez une case qui convient.
anno-why-no_free_field = Aucune de vos cases de ce genre n’est libre : { $field }. Choisissez-en une autre, ou recouvrez quelque chose.
anno-why-must_replace = Dans cette édition, { $token } doit recouvrir { $covered }. Choisissez cet endroit.
anno-why-no_removal = On ne retire une tuile qu’en construisant, une par action sauf si l’édition dit autre chose.
anno-why-printed = Ce qui est imprimé ne se retire jamais : { $token }. On peut le recouvrir.
anno-why-yard_in_use = Pendant qu’on construit des Navires, aucun Chantier naval n’est retiré. Faites-le avant le premier ou après le dernier.
anno-why-not_used = Il n’y a pas de cube de ce type à rappeler à cet endroit : { $tier }. Une Fin de service ramène des cubes qui ont travaillé ou sont épuisés.
anno-why-shift_end_gold = Cette Fin de service coûte { $gold }, et vous avez { $have }.
anno-why-cube_gold = Ce cube coûte { $gold }, et vous avez { $have }. Utilisez d’abord ce qui rapporte de l’Or, ou renoncez-y.
anno-why-as_a_whole = Dans cette partie, les cubes d’une tuile Ancien Monde viennent tous ensemble ou pas du tout, selon l’Or disponible. Il n’y a rien à décider.
anno-why-not_ready = Aucune carte de ce genre n’est face visible chez vous : { $card }. Choisissez-en une qui l’est.
anno-why-too_late = Cet effet ne sert que pendant le tour où la carte a été jouée : { $card }.
anno-why-no_use = Elle ne ferait rien maintenant, gardez-la pour plus tard : { $card }.
anno-why-no_cost_asks = Elle donne une ressource du Nouveau Monde pour un coût qui la demande : { $card }. Commencez d’abord à payer un tel coût.
anno-why-not_laid_out = Cette carte Objectif n’est pas en jeu : { $objective }.
anno-why-no_effect = Il n’y a rien à activer sur cette carte Objectif : { $objective }.
anno-why-used_already = Vous l’avez déjà utilisée ce tour-ci : { $objective }. Elle ne sert qu’une fois par tour.
anno-why-objective_price-alonso_graves = Alonso Graves demande 3 jetons Exploration et 3 Or, et vous n’avez pas les deux.
anno-why-objective_price-aarhant = Aarhant demande un Investisseur dans son Quartier, et vous n’y en avez aucun.
anno-why-objective_price-the_editor = Le Rédacteur en chef demande 2 jetons Exploration et une carte en main, et vous n’avez pas les deux.
anno-why-no_free_upgrade = Vous n’avez pas d’amélioration gratuite de ce genre : { $from } → { $to }. Activez une carte qui en donne, ou payez une amélioration.

## Refus : ce qui manque pour payer

anno-lack-nobody_makes = Personne ne produit cette ressource : { $resource }. Construisez d’abord l’Usine qui la produit.
anno-lack-workplaces_busy = Vos Emplacements de travail pour cela sont pris : { $resource } ; une Fin de service coûte { $gold }, et vous avez { $have }.
anno-lack-no_worker = { $resource } : il faut un cube ({ $tier }), et les vôtres sont utilisés ; une Fin de service coûte { $gold }, et vous avez { $have }.
anno-lack-none_of_tier = { $resource } : il faut un cube que vous n’avez pas ({ $tier }).
anno-lack-too_few_tokens = { $resource } : il faut { $price }, et vous avez { $have }.
anno-lack-traded_already = Vous avez déjà échangé cette ressource ce tour-ci : { $resource }.
anno-lack-no_island = Cette ressource ne vient que du Nouveau Monde, et ni vos tuiles ni vos cartes ne l’ont : { $resource }.
anno-lack-no_cube = Il faut un cube, et vous n’en avez pas : { $tier }.
anno-lack-cube_used = Il faut un cube ({ $tier }), et les vôtres sont utilisés ; une Fin de service coûte { $gold }, et vous avez { $have }.
anno-lack-trade_tokens = Il faut { $need }, et vous avez { $have }.
anno-lack-exploration_tokens = Il faut { $need }, et vous avez { $have }.
anno-lack-gold = La pioche est vide, il faut donc { $need }, et vous avez { $have }.
anno-lack-together = Chaque partie pourrait être payée, mais pas toutes ensemble.
anno-lack-together-gold = Chaque partie pourrait être payée, mais pas toutes ensemble : il manque { $gold }.
anno-lack-together-tokens = Chaque partie pourrait être payée, mais pas toutes ensemble : il manque { $tokens }.
anno-lack-together-either = Chaque partie pourrait être payée, mais pas toutes ensemble : il manque { $gold }, ou bien { $tokens }.
anno-lack-together-both = Chaque partie pourrait être payée, mais pas toutes ensemble : il manque { $gold } et { $tokens }.
anno-lack-activate_first = Vous pourriez payer après avoir activé la carte { $card }. Faites-le d’abord.
anno-lack-use_first = Vous pourriez payer après avoir utilisé un Objectif : { $objective }. Faites-le d’abord.

## Points

anno-score-cards = Cartes Citoyen
anno-score-expeditions = Cartes Expédition
anno-score-gold = Or
anno-score-fireworks = Jeton Feu d’artifice
anno-score-total = Points d’influence

## Options de la partie

anno-option-players = Joueurs
anno-option-first = Premier joueur
anno-option-first-random = tiré au sort
anno-option-edition = Édition
anno-option-edition-recommended = conseillée : ce que disent la plupart des éditions
anno-option-edition-de = allemande
anno-option-edition-en = anglaise
anno-option-edition-fr = française
anno-option-edition-it = italienne
anno-option-objectives = Cartes Objectif
anno-option-objectives-first_game = les cinq cartes de la première partie
anno-option-objectives-random = cinq au hasard
anno-option-objectives-complex = les quatre cartes à effet et une autre
anno-option-objectives-confrontational = les cinq cartes de majorité
anno-option-objectives-relaxed = cinq cartes qui récompensent des Usines
anno-option-objectives-zoo_and_museum = Zoo, Musée et trois autres
anno-option-objectives-pyrphorian = Pyrophorien et quatre autres
anno-option-alt_industry = Versions pour Ouvriers des Usines de départ
anno-option-alt_industry-addition = se placent n’importe où à terre
anno-option-alt_industry-must_replace = doivent recouvrir l’Usine de départ
anno-option-remove_limit = Tuiles que l’on peut retirer par action Construire
anno-option-remove_limit-1 = une au plus
anno-option-remove_limit-any = autant que vous voulez
anno-option-discard_exactly_2 = Effet qui fait défausser des cartes de la main
anno-option-discard_exactly_2-on = exactement deux cartes
anno-option-discard_exactly_2-off = jusqu’à deux cartes
anno-option-cube_effect_partial = Effet qui apporte des cubes
anno-option-cube_effect_partial-on = peut servir en partie
anno-option-cube_effect_partial-off = en entier ou pas du tout
anno-option-zero_scores = Deuxième place d’une majorité avec zéro élément
anno-option-zero_scores-on = rapporte des points
anno-option-zero_scores-off = ne rapporte rien
anno-option-discard_triggers_end = Une main vidée sans jouer de carte
anno-option-discard_triggers_end-on = déclenche la fin
anno-option-discard_triggers_end-off = ne déclenche pas la fin
anno-option-strict_supply = Matériel en quantité limitée
anno-option-strict_supply-none = rien
anno-option-strict_supply-cubes = les cubes
anno-option-strict_supply-all = les cubes, l’Or et les jetons Marine
