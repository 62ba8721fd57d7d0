### San Juan en français : ce que seule la table dans le navigateur dit. Noms, effets et événements sont dans sanjuan.ftl.
###
### `brief-*` dispose de 26 caractères, `brief-refusal-*` et `state-*` de 30 : ces textes sont sur les cartes.

## Ce que font les bâtiments, en bref

brief-indigo_plant = produit de l’indigo
brief-sugar_mill = produit du sucre
brief-tobacco_storage = produit du tabac
brief-coffee_roaster = produit du café
brief-silver_smelter = produit de l’argent
brief-smithy = bât. production : −1 carte
brief-gold_mine = 4 coûts différents : +1
brief-archive = défausser aussi de la main
brief-poor_house = 0–1 en main : piochez 1
brief-black_market = 2 marchandises pour payer
brief-trading_post = vendre 1 de plus
brief-well = 2 produites : piochez 1
brief-market_stand = 2 vendues : piochez 1
brief-crane = construire par-dessus
brief-tower = limite de 12 en main
brief-chapel = 1 carte dessous par manche
brief-aqueduct = produire 1 de plus
brief-carpenter = bât. urbain : piochez 1
brief-prefecture = conserver 2 cartes
brief-market_hall = 1 vendue : piochez 1
brief-quarry = bât. urbain : −1 carte
brief-library = double votre privilège
brief-statue = monument
brief-victory_column = monument
brief-hero = monument
brief-city_hall = 1 par bâtiment urbain
brief-triumphal_arch = 4, 6, 8 pour 1–3 monuments
brief-guild_hall = 1 par bât. prod. + 1/sorte
brief-guild_hall-first = 2 par bât. de production
brief-palace = 1 pour 4 autres points
brief-office_building = échanger 1–2 cartes
brief-guard_room = limite des autres : 6
brief-hut = aucune vente : piochez 1
brief-tavern = le moins de bâtiments : +1
brief-park = recouvert : coût −6
brief-customs_office = sa marchandise vaut 2
brief-bank = 1 fois : cartes dessous
brief-harbor = première vente : 1 point
brief-goldsmith = bâtiment inédit : +1 carte
brief-residence = séries de 3 de même coût
brief-cathedral = valeur 6 chez les autres

## Pourquoi pas, en bref

brief-refusal-game_over = partie terminée
brief-refusal-not_your_turn = ce n’est pas votre tour
brief-refusal-other_question = pas maintenant
brief-refusal-role_needed = choisissez un Personnage
brief-refusal-role_taken = déjà pris
brief-refusal-not_in_hand = pas dans votre main
brief-refusal-owned_already = déjà dans votre cité
brief-refusal-too_expensive = coûte { $cost }, disponible : { $have }
brief-refusal-city_full = plus d’emplacement libre
brief-refusal-no_cathedral = seulement avec l’extension
brief-refusal-cathedral_built = déjà construite
brief-refusal-nothing_to_cover = pas dans votre cité
brief-refusal-covers_crane = la Grue ne se recouvre pas
brief-refusal-covers_like = bâtiment identique
brief-refusal-nothing_to_pay = rien à payer
brief-refusal-no_black_market = il faut un Marché noir
brief-refusal-two_goods_paid = deux marchandises au plus
brief-refusal-no_such_good = pas de marchandise ici
brief-refusal-piles_empty = plus de carte
brief-refusal-no_empty_building = déjà une marchandise
brief-refusal-not_drawn = pas piochée
brief-refusal-not_revealed = pas retournée
brief-refusal-out_of_order = ne convient pas ici
brief-refusal-too_many = choix déjà complet
brief-refusal-cannot_pass = impossible de passer
refusal-nothing_to_cover-web = Vous n’avez pas ce bâtiment à recouvrir : { $card }. Choisissez-en un de votre cité.
refusal-out_of_order-web = Cette carte ne va pas avec votre choix : { $card }. Revenez en arrière et choisissez à nouveau.

## Ce que les autres voient pendant une décision

waiting-starting_hand = { $name } choisit ses cartes de départ.
waiting-role = { $name } choisit un Personnage.
waiting-build = { $name } choisit quoi construire.
waiting-over = { $name } choisit un emplacement.
waiting-library = { $name } décide d’utiliser ou non la Bibliothèque.
waiting-pay = { $name } choisit avec quoi payer.
waiting-produce = { $name } choisit quoi produire.
waiting-sell = { $name } choisit quoi vendre.
waiting-keep = { $name } choisit des cartes à conserver.
waiting-archive = { $name } choisit des cartes à défausser (Cadastre).
waiting-gold_mine = { $name } décide d’utiliser ou non la Mine d’or.
waiting-gold_mine_take = { $name } choisit une des cartes retournées.
waiting-goldsmith = { $name } décide d’utiliser ou non l’Orfèvrerie.
waiting-office = { $name } décide d’utiliser ou non le Fournisseur.
waiting-chapel = { $name } décide d’utiliser ou non la Chapelle.
waiting-bank = { $name } décide d’utiliser ou non la Banque.
waiting-hand_limit = { $name } défausse jusqu’à la limite de cartes en main.

## L’état d’une carte, d’un bâtiment ou d’un Personnage

state-open-role = prendre
state-open-build = construire pour { $cost }
state-open-cover = construire par-dessus
state-open-pay = payer avec
state-open-produce = produire
state-open-sell = { $price ->
    [0] vendre
   *[other] vendre pour { $price }
}
state-open-keep = conserver
state-open-discard = défausser
state-open-exchange = échanger
state-open-lay = glisser sous la Chapelle
state-open-bank = glisser sous la Banque
state-open-take = prendre
state-chosen-role = votre choix
state-chosen-build = en construction
state-chosen-building = en construction
state-chosen-cover = à recouvrir
state-chosen-pay = paiement
state-chosen-produce = va produire
state-chosen-sell = à vendre
state-chosen-keep = vous la conservez
state-chosen-discard = vous la défaussez
state-chosen-exchange = vous l’échangez
state-chosen-lay = va sous la Chapelle
state-chosen-bank = va sous la Banque
state-chosen-take = vous la prenez

## Le panneau à côté de la main

plan-build = Construire : { $building } (coût { $cost })
plan-after = Ensuite : { $list }.
plan-sale = { $list } : { $cards }.
cost-printed = coût imprimé { $n }
cost-less = moins { $n } ({ $cause })
confirm-missing = Encore { $n } à choisir
confirm-build = Construire : { $building }, payer { $cost }
confirm-good_lost = { $build } (marchandise perdue)
confirm-sell = Vendre : { $goods } pour { $cards }
choose-first-sell = Vendre
choose-first-produce = Produire
choose-first-office = Échanger
choose-first-bank = Glisser sous la Banque
confirm-role-draw = Prendre le { $role } et piocher
confirm-role-prices = Prendre le { $role } et découvrir les prix
n-goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises
}

## Des choses entières, pour qui ne voit pas le plateau

trading-house = Maison de commerce
label-cost = Coût { $cost }
label-cost-now = Coût { $now } au lieu de { $printed }
label-points-end = Ses points sont comptés à la fin
label-good = Porte une marchandise : { $good }
label-no_good = Ne porte pas de marchandise
label-covers = Recouvre : { $list }
label-under = { $cards } dessous
label-new = Nouveau : utilisable après cette phase
label-used = Déjà utilisé
label-role-all = Pour tous : { $action }
label-role-chooser = Pour qui le prend : { $privilege }
label-taken = Pris par { $name }
label-roles = Personnages de cette manche : { $roles }
label-hand_limit = Limite de cartes en main : { $n }
label-known = Cartes connues en main : { $list }
label-buildings = { $n ->
    [one] { $n } bâtiment sur 12
   *[other] { $n } bâtiments sur 12
}
label-laid = Sous des bâtiments : { $counts }
label-prices-open = Prix actuels : { $prices }
label-prices-last = Derniers prix : { $prices }
label-prices-next = Prix suivants : { $prices }
label-prices-range = Prix possibles : { $prices }

## La fin

result-tie_break = Égalité en tête ({ $points }) : les cartes en main et les marchandises sur les bâtiments de production départagent ({ $cards }).
result-cards = { $name } : { $n }

## Le plateau

board-opponents = Autres cités
board-city = Cité : { $name }
board-your-city = Votre cité
board-deck = Pioche
board-discards = Défausse
board-end-full = le douzième termine la partie
board-end-next = encore un, et la partie finit
board-end-now = la partie finit avec cette phase
board-hand-of = { $n } en main, limite { $limit }
board-turn-step = À vous de jouer, { $step }
board-choose-role = À vous : choisissez un Personnage
board-role-all = Tous le jouent, vous d’abord et avec le privilège
board-built = { $n ->
    [one] { $n } bâtiment sur 12
   *[other] { $n } bâtiments sur 12
}
board-fresh = nouveau
board-over = sur { $building }
board-governor = Choisit son Personnage en premier. À chaque manche, la carte Gouverneur passe au voisin de gauche.
board-hand-limit = Limite de cartes en main au début d’une manche : { $n }.
board-full = La partie se termine avec la phase du bâtisseur où quelqu’un atteint 12 bâtiments.
board-points = Points de la cité telle qu’elle est maintenant.
board-points-least = Points de la cité telle qu’elle est maintenant, sans les cartes sous Chapelle, Banque et Port : leur nombre n’est pas montré.
board-roles = Personnages
board-chosen = choisi
board-for-all = Tous : { $what }
board-for-chooser = Privilège : { $what }
board-for-you = Vous : { $what }
board-action-builder = construire 1
board-action-producer = produire 1
board-action-trader = vendre 1
board-action-councillor = piocher 2, garder 1
board-action-prospector = rien
board-privilege-builder = −1 carte
board-privilege-producer = 1 de plus
board-privilege-trader = 1 de plus
board-privilege-councillor = piocher 5
board-privilege-prospector = piocher 1
board-cathedral = ouverte à tous
board-prices-open = prix actuels
board-prices-last = prix de la dernière vente
board-prices-none = prix inconnus
board-prices-next = → la prochaine fois
board-price-range = Possible : { $range }.
board-price-next = La prochaine fois : { $price }.
board-hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
}
board-hand-empty = Votre main est vide.
board-drawn = Cartes piochées
board-revealed = Cartes retournées
board-count = { $most ->
    [one] Choix : { $chosen } sur { $most }.
   *[other] { $least ->
        [0] Choix : { $chosen }, { $most } au plus.
       *[other] Choix : { $chosen } sur { $most }.
    }
}
board-cost = Coût
board-cost-pay = À payer
board-draw = Piochez
board-chosen-list = Votre choix jusqu’ici
board-remove = { $what } : retirer du choix
board-help-build = Choisissez une carte de votre main. Rien n’est définitif avant le choix du paiement.
board-help-over = Choisissez le bâtiment à recouvrir : son coût imprimé est déduit du prix.
board-help-library = À 2 joueurs, la Bibliothèque sert une fois par manche.
board-help-pay = Pour changer le paiement, choisissez des cartes de votre main, ou des marchandises si vous avez un Marché noir.
board-help-produce = Choisissez { $most ->
    [one] un bâtiment de production vide
   *[other] jusqu’à { $most } bâtiments de production vides
} de votre cité.
board-help-sell = Choisissez { $most ->
    [one] une marchandise
   *[other] jusqu’à { $most } marchandises
} de votre cité.
board-help-keep = Choisissez ce que vous conservez. Les autres cartes piochées sont défaussées.
board-help-discard = Choisissez les cartes à défausser.
board-help-gold_mine = Quatre cartes sont retournées. Vous n’en obtenez une que si leurs coûts diffèrent tous.
board-help-take = Choisissez une des cartes retournées.
board-help-goldsmith = Une carte est retournée. Vous l’obtenez si personne n’a ce bâtiment.
board-help-office = Choisissez les cartes à échanger. Vous en piochez autant.
board-help-chapel = Choisissez une carte de votre main : elle vaut 1 point à la fin.
board-help-bank = Choisissez des cartes de votre main : chacune vaut 1 point à la fin.
board-piles = Pioche { $deck }, défausse { $discard }
board-piles-explained = Quand la pioche est vide, la défausse est mélangée et la remplace. Jusqu’ici : { $n } fois.
keys-roles = Prendre un Personnage
keys-city = Aller à votre cité
score-cities = Cités
score-lead = Ce qui a fait la plus grande différence : { $source }, { $won } pour { $name } et { $m ->
    [0] aucun
   *[other] { $m }
} pour { $other }.
score-most = Le bâtiment qui a rapporté le plus : { $building }, { $points } en tout.
score-most-with = Le bâtiment qui a rapporté le plus : { $building }, { $points } en tout, grâce à { $count }.
score-monuments = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
score-production = { $n ->
    [one] { $n } bâtiment de production
   *[other] { $n } bâtiments de production
}
score-six = { $n ->
    [one] { $n } bâtiment de valeur 6 dans une autre cité
   *[other] { $n } bâtiments de valeur 6 dans les autres cités
}
score-rest = Tout le reste

## Ce que signifie chaque option de San Juan (famille new-option-*)

new-option-edition = Les éditions diffèrent par quelques cartes : dans la première, la Guilde rapporte 2 points par bâtiment de production, et la Mine d’or laisse le choix de la carte.
new-option-expansion = Ajoute dix nouveaux bâtiments, 29 cartes, et une Cathédrale posée sur la table pour tous.
new-option-starting_variant = Un départ plus doux : les derniers à jouer reçoivent plus de cartes, et chacun garde les quatre qu’il préfère.
new-option-gold_mine = Ce que son propriétaire peut prendre quand les quatre cartes retournées ont toutes un coût différent.
new-option-customs_good_in_tie = Cette marchandise compte-t-elle quand les cartes et les marchandises départagent une égalité ?
new-option-chapel_secrecy = Les autres voient-ils combien de cartes s’y trouvent ? Les cartes elles-mêmes restent cachées dans tous les cas.
new-option-guard_room_limit = Quand les joueurs sans Caserne ne peuvent garder que 6 cartes en main.
new-option-follows = comme dans l’édition choisie : { $value }

## Sur les pages autour de la table : toute clé qui finit par le nom du jeu

game-sanjuan = San Juan
home-about-sanjuan = Chaque carte est à la fois bâtiment, marchandise et monnaie.
home-facts-sanjuan = 2 à 4 joueurs, 40 minutes.
home-asks-role-sanjuan = choisir un Personnage
home-asks-build-sanjuan = choisir quoi construire
home-asks-pay-sanjuan = payer un bâtiment
home-asks-produce-sanjuan = produire des marchandises
home-asks-sell-sanjuan = vendre des marchandises
home-asks-keep-sanjuan = choisir quoi conserver
home-asks-discard-sanjuan = défausser des cartes
home-asks-lay-sanjuan = glisser des cartes sous un bâtiment
home-asks-use-sanjuan = utiliser un bâtiment ou non
new-first-hint-sanjuan = Le premier Gouverneur choisit en premier. La carte Gouverneur circule : cela compte donc moins qu’il n’y paraît.
rules-title-sanjuan = Les règles de San Juan
rules-search-hint-sanjuan = Un mot ou un numéro, par exemple Bibliothèque ou S5.5
credits-game-sanjuan = San Juan est un jeu d’Andreas Seyfarth.

## Crédits

credits-drawings = tous les bâtiments, personnages, marchandises et cartes de San Juan

# What others do as councillor, in one line.
event-council-whole = { $name } prend le { $role }, pioche { $cards } et en conserve { $kept }.
event-council-takes = { $name } prend le { $role } et pioche { $cards }.
event-council = { $name } pioche { $cards } et en conserve { $kept }.

# With a building.
event-built-twelfth = C’est le douzième bâtiment : la partie se termine après cette phase.
