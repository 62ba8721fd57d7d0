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
anno-action-play-short = Jouer une carte
anno-action-swap-short = Remplacer des cartes
anno-action-workforce-short = Recruter
anno-action-upgrade-short = Ascension sociale
anno-action-old_world-short = Ancien Monde
anno-action-new_world-short = Nouveau Monde
anno-action-expedition-short = Expédition
anno-action-festival-short = Fête de la ville
anno-action-expand-text = Construisez 1 Usine, 1 Chantier naval, ou jusqu’à 1 Navire par Chantier naval que vous avez.
anno-action-play-text = Payez les besoins d’une carte de votre main et posez-la face visible sous votre Terre d’origine.
anno-action-swap-text = Glissez de 1 à 3 cartes de votre main sous leurs pioches, puis piochez-en autant dans les mêmes pioches.
anno-action-workforce-text = Payez jusqu’à 3 nouveaux cubes ; chacun apporte une carte Citoyen à votre main.
anno-action-upgrade-text = Payez jusqu’à 3 améliorations ; chacune fait monter un cube d’un échelon.
anno-action-old_world-text = Prenez la première tuile Ancien Monde contre des jetons Exploration : 1 pour votre première tuile, 4 pour la quatrième.
anno-action-new_world-text = Prenez la première tuile Nouveau Monde et 3 cartes Nouveau Monde contre des jetons Exploration : 1 pour votre première tuile, 4 pour la quatrième.
anno-action-expedition-text = Épuisez 2 jetons Exploration et piochez jusqu’à 3 cartes Expédition.
anno-action-festival-text = Tous vos cubes rentrent dans leurs Quartiers, tous vos jetons Marine retournent sur les Navires.
anno-free-activate = Activer des cartes Citoyen
anno-free-use = Activer des cartes Objectif
anno-free-activate-short = Activer une carte
anno-free-use-short = Utiliser un Objectif

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
anno-objectives-majority = Points pour le plus grand nombre
anno-objectives-expedition = Points pour les cartes Expédition
anno-objectives-others = Points en fin de partie

## Cartes Objectif : ce qu’elles font

anno-objective-alonso_graves-text = Une fois par tour : épuisez 3 jetons Exploration et dépensez 3 Or pour une action de plus.
anno-objective-aarhant-text = Une fois par tour : épuisez 1 Investisseur pour prendre 5 Or.
anno-objective-the_editor-text = Une fois par tour : épuisez 2 jetons Exploration pour glisser 1 carte de votre main sous sa pioche, sans en piocher d’autre.
anno-objective-beryl_omara-text = Aussi souvent que vous voulez : 2 jetons Exploration servent de 1 jeton Commerce.
anno-objective-carl_leonard_von_malching-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-eli_bleakworth-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-the_queen-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-edvard_goode-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-willie_wibblesock-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-princess_qing-text = Fin de la partie : des points pour chacune de ces Usines que vous avez : { $list }.
anno-objective-hannah_goode-text = Fin de la partie : 10 points pour le plus de cubes Citoyen, 4 pour le deuxième nombre.
anno-objective-university-text = Fin de la partie : 10 points pour le plus d’Ingénieurs, 4 pour le deuxième nombre.
anno-objective-worlds_fair-text = Fin de la partie : 10 points pour le plus d’Investisseurs, 4 pour le deuxième nombre.
anno-objective-madame_kahina-text = Fin de la partie : 10 points pour le plus de jetons Commerce, épuisés et temporaires compris, 4 pour le deuxième nombre.
anno-objective-the_tourist-text = Fin de la partie : 10 points pour le plus de cartes Expédition, 4 pour le deuxième nombre.
anno-objective-zoo-text = Fin de la partie : chaque animal qui reçoit un de vos visiteurs rapporte 1 point de plus.
anno-objective-museum-text = Fin de la partie : chaque artefact qui reçoit un de vos visiteurs rapporte 1 point de plus.
anno-objective-bente_jorgensen-text = Fin de la partie : 18 points si vous avez au plus 1 tuile Ancien Monde.
anno-objective-isabel_sarmento-text = Fin de la partie : 6 points pour chacune de vos tuiles Nouveau Monde.
anno-objective-pyrphorian-text = Fin de la partie : 2 points de moins par carte Citoyen restée dans votre main.
anno-objective-industry = { $industry } ({ $points })

## Effets des cartes Citoyen et des tuiles

anno-effect-cubes = { $n } × { $tier }, avec leurs cartes
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
anno-expedition-animal = Animal
anno-expedition-artefact = Artefact

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
anno-term-free_action = Action gratuite
anno-term-production = Production
anno-term-trade = Commerce
anno-term-shift_end = Fin de service
anno-term-exhausted_area = Zone d’épuisement
anno-term-residential_district = Quartier
anno-term-workplace = Emplacement de travail
anno-term-home_island = Terre d’origine
anno-term-gameboard = Plateau de jeu
anno-term-supply = Réserve
anno-term-gold = Or
anno-term-fireworks_token = Jeton Feu d’artifice
anno-term-starting_player = Premier joueur
anno-term-final_round = Dernier tour
anno-term-needs = Besoins
anno-term-cost = Coût
anno-term-effect = Effet
anno-terms-old_world_island = Tuiles Ancien Monde
anno-terms-new_world_island = Tuiles Nouveau Monde
anno-terms-industry = Usines
anno-terms-shipyard = Chantiers navals
anno-terms-ship = Navires
anno-terms-population_cube = Cubes Citoyen
anno-terms-population_card = Cartes Citoyen
anno-terms-hand_card = Cartes en main
anno-terms-expedition_card = Cartes Expédition
anno-terms-objective_card = Cartes Objectif
anno-terms-naval_token = Jetons Marine
anno-terms-influence_point = Points d’influence

## Fiabilité des chiffres

anno-status-verified = Les chiffres sans marque sont imprimés dans la règle ou donnés par deux sources indépendantes.
anno-status-single_source = Une seule source donne ce chiffre.
anno-status-house_value = Valeur maison : non confirmée par une source officielle.
anno-note-shipyard2 = Aucune source fiable ne donne ce coût. Une autre liste dit 2 Planches et Briques.
anno-note-shipyard3 = Aucune source fiable ne donne ce coût. Une autre liste dit 2 Planches, Briques et Poutres en acier.
anno-note-merchant1 = Ce coût vient d’une seule liste, juste pour les deux Navires de l’exemple de la règle.
anno-note-merchant3 = Ce coût vient d’une seule liste, juste pour les deux Navires de l’exemple de la règle.
anno-note-exploration2 = Ce coût vient d’une seule liste, juste pour les deux Navires de l’exemple de la règle.
anno-note-exploration3 = Ce coût vient d’une seule liste, juste pour les deux Navires de l’exemple de la règle.
anno-note-coffee_roasters = Une liste y fait travailler des Artisans, une autre des Ouvriers ; nous prenons les Artisans.
anno-note-empty_stack = Pour une pioche Artisan/Ingénieur/Investisseur vide, une liste dit 3 Or, une autre 2 ; nous prenons 3.
anno-note-cards = Besoins et effets des cartes Citoyen viennent d’une seule liste ; la taille des pioches est sûre.
anno-note-objective_names = Cinq cartes à Usines : ce qu’elles récompensent vient d’une seule liste ; l’attribution des noms est notre supposition.
