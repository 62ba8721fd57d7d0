### San Juan en français : de quoi le jeu est fait et ce qui s’y passe.
### Les règles par numéro sont dans sanjuan-rules.ftl ; ce que seul le terminal dit est dans terminal.ftl.

## Bâtiments : leurs noms

kind-indigo_plant = Teinturerie d’indigo
kind-sugar_mill = Moulin à sucre
kind-tobacco_storage = Séchoir à tabac
kind-coffee_roaster = Brûlerie de café
kind-silver_smelter = Fonderie d’argent
kind-smithy = Forge
kind-gold_mine = Mine d’or
kind-archive = Cadastre
kind-poor_house = Refuge
kind-black_market = Marché noir
kind-trading_post = Boutique
kind-well = Puits
kind-market_stand = Petit marché
kind-crane = Grue
kind-tower = Phare
kind-chapel = Chapelle
kind-aqueduct = Aqueduc
kind-carpenter = Atelier
kind-prefecture = Villa
kind-market_hall = Grand marché
kind-quarry = Carrière
kind-library = Bibliothèque
kind-statue = Statue
kind-victory_column = Colonne
kind-hero = Bronze
kind-city_hall = Hôtel de ville
kind-triumphal_arch = Arc de Triomphe
kind-guild_hall = Guilde
kind-palace = Palais
kind-office_building = Fournisseur
kind-guard_room = Caserne
kind-hut = Hutte
kind-tavern = Pension
kind-park = Parc
kind-customs_office = Douane
kind-bank = Banque
kind-harbor = Port
kind-goldsmith = Orfèvrerie
kind-residence = Résidence
kind-cathedral = Cathédrale

## Bâtiments : ce qu’ils font

effect-indigo_plant = Produit de l’indigo : porte une marchandise à la fois. Chacun en a une au début de la partie.
effect-sugar_mill = Produit du sucre : porte une marchandise à la fois.
effect-tobacco_storage = Produit du tabac : porte une marchandise à la fois.
effect-coffee_roaster = Produit du café : porte une marchandise à la fois.
effect-silver_smelter = Produit de l’argent : porte une marchandise à la fois.
effect-smithy = Phase du bâtisseur : les bâtiments de production vous coûtent 1 carte de moins.
effect-gold_mine = Phase du chercheur d’or : vous pouvez retourner les 4 premières cartes de la pioche. Si leurs coûts diffèrent tous, la moins chère va dans votre main ; sinon, vous n’obtenez rien.
effect-gold_mine-any = Phase du chercheur d’or : vous pouvez retourner les 4 premières cartes de la pioche. Si leurs coûts diffèrent tous, vous prenez celle que vous voulez ; sinon, vous n’obtenez rien.
effect-archive = Phase du maire : les cartes piochées rejoignent aussitôt votre main, et vous défaussez parmi toute la main.
effect-poor_house = Phase du bâtisseur : s’il vous reste 0 ou 1 carte en main après avoir construit, vous en piochez 1.
effect-black_market = Phase du bâtisseur : jusqu’à 2 cartes du coût peuvent être payées avec des marchandises, 1 pour 1.
effect-trading_post = Phase du marchand : vous pouvez vendre 1 marchandise de plus.
effect-well = Phase du producteur : si vous produisez 2 marchandises ou plus, vous piochez 1 carte.
effect-market_stand = Phase du marchand : si vous vendez 2 marchandises ou plus, vous piochez 1 carte de plus.
effect-crane = Phase du bâtisseur : vous pouvez construire par-dessus un de vos bâtiments en ne payant que la différence. Ce qui est recouvert ne compte plus, et une marchandise posée dessus est perdue. On ne recouvre ni la Grue ni un bâtiment identique.
effect-tower = Votre limite de cartes en main est de 12.
effect-chapel = Début de manche : vous pouvez glisser 1 carte de votre main dessous, face cachée. Chacune rapporte 1 point à la fin.
effect-aqueduct = Phase du producteur : vous pouvez produire 1 marchandise de plus.
effect-carpenter = Phase du bâtisseur : après avoir construit et payé un bâtiment urbain, vous piochez 1 carte.
effect-prefecture = Phase du maire : vous conservez 2 cartes au lieu de 1.
effect-market_hall = Phase du marchand : si vous vendez au moins 1 marchandise, vous piochez 1 carte de plus.
effect-quarry = Phase du bâtisseur : les bâtiments urbains vous coûtent 1 carte de moins.
effect-library = Le privilège du Personnage que vous avez pris compte double pour vous. À 2 joueurs, une seule fois par manche.
effect-statue = Aucun pouvoir : un monument qui vaut ses points.
effect-victory_column = Aucun pouvoir : un monument qui vaut ses points.
effect-hero = Aucun pouvoir : un monument qui vaut ses points.
effect-city_hall = Fin de la partie : 1 point par bâtiment urbain de votre cité, celui-ci compris.
effect-triumphal_arch = Fin de la partie : 4, 6 ou 8 points pour 1, 2 ou 3 monuments dans votre cité.
effect-guild_hall = Fin de la partie : 1 point par bâtiment de production et 1 point par sorte différente.
effect-guild_hall-first = Fin de la partie : 2 points par bâtiment de production.
effect-palace = Fin de la partie : 1 point par tranche de 4 de vos autres points ; compté en dernier.
effect-office_building = Début de manche : vous pouvez défausser 1 ou 2 cartes de votre main et en piocher autant.
effect-guard_room = Votre limite de cartes en main reste de 7 ; tant qu’une Caserne est en jeu, elle est de 6 pour ceux qui n’en ont pas. Le Phare donne toujours 12.
effect-guard_room-always = Votre limite de cartes en main est de 7 ; elle est de 6 pour ceux qui n’ont pas de Caserne. Le Phare donne toujours 12.
effect-hut = Phase du marchand : si personne n’a rien vendu, vous piochez 1 carte.
effect-tavern = Fin d’une phase du bâtisseur : si personne n’a moins de bâtiments que vous et si quelqu’un en a plus, vous piochez 1 carte.
effect-park = Si vous construisez par-dessus avec la Grue, il réduit le coût de 6 au lieu de 3.
effect-customs_office = Début d’une phase du maire : si elle est vide, une carte y est posée comme marchandise. Elle se vend 2 cartes, quels que soient les prix.
effect-bank = Une fois par partie, en début de manche : vous pouvez glisser dessous autant de cartes de votre main que vous voulez, face cachée. Chacune rapporte 1 point à la fin.
effect-harbor = Phase du marchand : la première marchandise que vous vendez va dessous au lieu d’être défaussée. Chacune rapporte 1 point à la fin.
effect-goldsmith = Phase du chercheur d’or : vous pouvez retourner la première carte de la pioche. Si personne n’a ce bâtiment, elle va dans votre main.
effect-residence = Fin de la partie : 4 points pour votre première série de trois bâtiments différents de même coût, puis 3, 2 et 1 pour les trois suivantes.
effect-cathedral = Sur la table ; chacun peut la construire au lieu d’une carte de sa main. Fin de la partie : 4, 3, 2 et 1 points pour les quatre premiers bâtiments de valeur 6 des autres joueurs.

## Sortes de bâtiments

group-production = Bâtiment de production
group-city = Bâtiment urbain
group-monument = Bâtiment urbain, monument
group-six_cost = Bâtiment urbain de valeur 6
group-cathedral = Bâtiment urbain, sur la table dès le début
set-base = jeu de base
set-expansion = extension « Nouveaux Bâtiments »

## Personnages

role-builder = Bâtisseur
role-producer = Producteur
role-trader = Marchand
role-councillor = Maire
role-prospector = Chercheur d’or
role-builder-action = Construire 1 bâtiment
role-producer-action = Produire 1 marchandise
role-trader-action = Vendre 1 marchandise
role-councillor-action = Piocher 2 cartes, en conserver 1
role-prospector-action = Pas d’action
role-builder-privilege = Payer 1 carte de moins
role-producer-privilege = Produire 1 marchandise supplémentaire
role-trader-privilege = Vendre 1 marchandise supplémentaire
role-councillor-privilege = Piocher 5 cartes au lieu de 2
role-prospector-privilege = Piocher 1 carte
phase-builder = Phase du bâtisseur
phase-producer = Phase du producteur
phase-trader = Phase du marchand
phase-councillor = Phase du maire
phase-prospector = Phase du chercheur d’or
phase-role_choice = Choix d’un Personnage
phase-start_of_round = Début de la manche
phase-starting_hands = Variante de départ

## Marchandises et termes

good-indigo = Indigo
good-sugar = Sucre
good-tobacco = Tabac
good-coffee = Café
good-silver = Argent
good-customs_office = Marchandise de la Douane
term-governor = Gouverneur

## Quantités

n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-points-at_least = { $n } points ou plus
n-buildings = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
n-in_hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
times = { $n } × { $what }

## Ce qui s’est passé

event-round = La manche { $round } commence. { $name } tient la carte Gouverneur.
event-round-you = La manche { $round } commence. Vous tenez la carte Gouverneur.
event-role = { $name } prend le { $role }.
event-role-you = Vous prenez le { $role }.
event-prices = La Maison de commerce paie : { $prices }.
event-built = { $name } construit : { $building } (coût { $cost }).
event-built-you = Vous construisez : { $building } (coût { $cost }).
event-built-good_lost = La marchandise du bâtiment recouvert est perdue.
event-built-library = La Bibliothèque a doublé le privilège.
building-over = { $building } par-dessus { $covered }
event-paid = { $name } paie { $cards }.
event-paid-known = { $name } paie avec : { $list }.
event-paid-you = Vous payez avec : { $list }.
event-paid_good = { $name } paie avec une marchandise : { $good }.
event-paid_good-you = Vous payez avec une marchandise : { $good }.
event-produced = { $name } produit : { $goods }.
event-produced-you = Vous produisez : { $goods }.
event-customs = { $name } reçoit une marchandise sur la Douane.
event-customs-you = Vous recevez une marchandise sur la Douane.
event-sold = { $name } vend : { $goods }.
event-sold-you = Vous vendez : { $goods }.
sale = { $good } pour { $price }
sale-harbor = { $good } pour { $price } (va sous le Port)
event-drew = { $name } pioche { $cards } ({ $cause }).
event-drew-known = { $name } pioche { $list } ({ $cause }).
event-drew-you = Vous piochez { $list } ({ $cause }).
event-kept = { $name } conserve { $cards }.
event-kept-known = { $name } conserve : { $list }.
event-kept-you = Vous conservez : { $list }.
event-discarded = { $name } défausse { $cards } ({ $cause }).
event-discarded-known = { $name } défausse { $list } ({ $cause }).
event-discarded-you = Vous défaussez { $list } ({ $cause }).
event-revealed = { $name } retourne des cartes ({ $building }) : { $list }.
event-revealed-you = Vous retournez des cartes ({ $building }) : { $list }.
event-took = { $name } prend en main : { $card }.
event-took-you = Vous prenez en main : { $card }.
event-took-nothing-gold_mine = { $name } n’obtient rien : deux des cartes ont le même coût.
event-took-nothing-gold_mine-you = Vous n’obtenez rien : deux des cartes ont le même coût.
event-took-nothing-goldsmith = { $name } n’obtient rien : ce bâtiment est déjà dans une cité.
event-took-nothing-goldsmith-you = Vous n’obtenez rien : ce bâtiment est déjà dans une cité.
event-laid-chapel = { $name } glisse { $cards } sous la Chapelle.
event-laid-chapel-known = { $name } glisse sous la Chapelle : { $list }.
event-laid-chapel-you = Vous glissez sous la Chapelle : { $list }.
event-laid-bank = { $name } glisse { $cards } sous la Banque.
event-laid-bank-known = { $name } glisse sous la Banque : { $list }.
event-laid-bank-you = Vous glissez sous la Banque : { $list }.
event-passed-builder = { $name } ne construit rien.
event-passed-builder-you = Vous ne construisez rien.
event-passed-producer = { $name } ne produit rien.
event-passed-producer-you = Vous ne produisez rien.
event-passed-trader = { $name } ne vend rien.
event-passed-trader-you = Vous ne vendez rien.
event-passed-other = { $name } passe ({ $cause }).
event-passed-other-you = Vous passez ({ $cause }).
event-reshuffled = La pioche était vide : la défausse est mélangée et la remplace ({ $cards }).
event-ended = La partie est terminée.
cause-deal = distribution
cause-hand_limit = limite de cartes en main

## Ce qui est demandé

ask-starting_hand = { $left ->
    [one] Vous commencez avec quatre cartes. Choisissez { $left } carte à défausser.
   *[other] Vous commencez avec quatre cartes. Choisissez { $left } cartes à défausser.
}
ask-role = Choisissez un Personnage.
ask-build = Que voulez-vous construire ?
ask-over = Où placez-vous ce bâtiment : { $building } ?
ask-library-builder = Voulez-vous que la Bibliothèque double le privilège pour ce bâtiment ?
ask-library-councillor = Voulez-vous que la Bibliothèque double le privilège, pour piocher 8 cartes au lieu de 5 ?
ask-library-prospector = Voulez-vous que la Bibliothèque double le privilège, pour piocher 2 cartes au lieu de 1 ?
ask-pay = { $left ->
    [one] Choisissez { $left } carte pour payer.
   *[other] Choisissez { $left } cartes pour payer.
}
ask-produce = { $made ->
    [0] Quelles marchandises voulez-vous produire ?
   *[other] Quelles marchandises voulez-vous produire en plus ?
}
ask-sell = { $sold ->
    [0] Quelles marchandises voulez-vous vendre ?
   *[other] Quelles marchandises voulez-vous vendre en plus ? Jusqu’ici, vos ventes vous rapportent { $income }.
}
ask-keep = { $left ->
    [one] Choisissez { $left } carte à conserver.
   *[other] Choisissez { $left } cartes à conserver.
}
ask-archive = { $left ->
    [one] Avec le Cadastre, vous choisissez parmi toute votre main : défaussez { $left } carte.
   *[other] Avec le Cadastre, vous choisissez parmi toute votre main : défaussez { $left } cartes.
}
ask-gold_mine = Voulez-vous utiliser la Mine d’or ?
ask-gold_mine_take = Quelle carte prenez-vous ?
ask-goldsmith = Voulez-vous utiliser l’Orfèvrerie ?
ask-office = { $given ->
    [0] Quelles cartes voulez-vous échanger chez le Fournisseur ?
   *[other] Voulez-vous échanger encore une carte chez le Fournisseur ?
}
ask-chapel = Quelle carte voulez-vous glisser sous la Chapelle ?
ask-bank = { $laid ->
    [0] Quelles cartes voulez-vous glisser sous la Banque ? Cela n’est possible qu’une fois dans la partie.
   *[other] Quelles cartes voulez-vous encore glisser sous la Banque ?
}
ask-hand_limit = { $left ->
    [one] Vous avez { $left } carte de trop en main. Choisissez { $left } carte à défausser.
   *[other] Vous avez { $left } cartes de trop en main. Choisissez { $left } cartes à défausser.
}

## Ce que l’on peut répondre

move-role = Prendre le { $role }
move-build = Construire : { $building }
move-beside = Sur un nouvel emplacement
move-over = Par-dessus : { $building }
move-over-good = Par-dessus : { $building } (marchandise perdue)
move-use_library = Utiliser la Bibliothèque
move-no_library = Garder la Bibliothèque pour votre second Personnage
move-pay = Payer avec : { $card }
move-pay_good = Marchandise : { $good }
move-produce = Produire : { $good }
move-sell = Vendre : { $good }
move-keep = Conserver : { $card }
move-discard = Défausser : { $card }
move-reveal-gold_mine = Retourner quatre cartes
move-reveal-goldsmith = Retourner la première carte
move-take = Prendre : { $card }
move-exchange = Échanger : { $card }
move-lay = Glisser sous la Chapelle : { $card }
move-deposit = Glisser sous la Banque : { $card }
move-pass = Passer
move-pass-build = Ne rien construire
move-pass-produce = Ne rien produire
move-pass-sell = Ne rien vendre
move-pass-gold_mine = Ne pas utiliser la Mine d’or
move-pass-goldsmith = Ne pas utiliser l’Orfèvrerie
move-pass-office = Ne rien échanger
move-pass-chapel = Ne glisser aucune carte
move-pass-bank = Garder la Banque pour plus tard
move-pass-done = C’est tout

## Ce qui est refusé, et ce qui irait

refusal-game_over = La partie est terminée : on ne peut plus rien jouer.
refusal-not_your_turn = Ce n’est pas à vous de décider, mais à { $name }.
refusal-other_question = Cela répond à une autre question. Voici celle qui est posée : { $asked }
refusal-role_needed = On ne peut pas passer ici. Choisissez un des Personnages qui restent.
refusal-role_taken = Le { $role } est déjà pris par { $name } dans cette manche. Choisissez un des Personnages qui restent.
refusal-not_in_hand = Cette carte n’est pas dans votre main : { $card }. Choisissez-en une qui y est.
refusal-owned_already = Ce bâtiment est déjà dans votre cité, et un bâtiment urbain ne peut y être qu’une fois : { $card }. Choisissez-en un autre.
refusal-too_expensive = Trop cher : le coût est de { $cost }, et vous ne pouvez payer que { $have }. Choisissez un bâtiment moins cher.
refusal-city_full = Votre cité compte douze bâtiments, il n’y a plus d’emplacement libre. Construisez par-dessus l’un d’eux, ou ne construisez rien.
refusal-no_cathedral = La Cathédrale fait partie de l’extension, qui n’est pas utilisée ici. Choisissez une carte de votre main.
refusal-cathedral_built = La Cathédrale est déjà construite, et il n’y en a qu’une. Choisissez une carte de votre main.
refusal-nothing_to_cover = Vous n’avez pas un tel bâtiment à recouvrir : { $card }. Choisissez-en un de votre cité, et ajoutez « +good » s’il porte une marchandise.
refusal-covers_crane = La Grue elle-même ne peut pas être recouverte. Choisissez un autre bâtiment.
refusal-covers_like = On ne recouvre pas un bâtiment par un bâtiment identique : { $card }. Choisissez-en un autre.
refusal-nothing_to_pay = Il n’y a rien de plus à payer.
refusal-no_black_market = Les marchandises ne servent à payer qu’avec un Marché noir utilisable. Payez avec des cartes.
refusal-two_goods_paid = Le Marché noir accepte deux marchandises par bâtiment, pas plus. Payez le reste avec des cartes.
refusal-no_such_good = Aucun de vos bâtiments de cette sorte ne porte de marchandise : { $card }. Choisissez-en un qui en porte une.
refusal-piles_empty = Il ne reste aucune carte qui puisse devenir une marchandise. Produisez-en moins.
refusal-no_empty_building = Vous n’avez pas de bâtiment vide de cette sorte : { $card }. Choisissez un bâtiment de production sans marchandise.
refusal-not_drawn = Cette carte n’est pas parmi celles que vous avez piochées : { $card }. Choisissez une de celles-là.
refusal-not_revealed = Cette carte n’est pas parmi celles qui sont retournées : { $card }. Choisissez une de celles-là.
refusal-out_of_order = Cette carte ne va pas ici : { $card }. Soit il en resterait trop peu, soit les précédentes sont déjà fixées. Nommez-les toutes sur une ligne ; leur ordre ne compte alors pas.
refusal-too_many = C’est un choix de trop. Laissez-le de côté.
refusal-cannot_pass = On ne peut pas passer ici. { $asked }

## Le même en bref, pour les listes

short-too_expensive = coûte { $cost } ici, vous pouvez payer { $have }
short-owned_already = déjà dans votre cité
short-cathedral_built = déjà construite
short-covers_crane = la Grue elle-même ne se recouvre pas
short-covers_like = on ne recouvre pas un bâtiment identique

## Points

score-buildings = Bâtiments
score-chapel = Chapelle
score-bank = Banque
score-harbor = Port
score-triumphal_arch = Arc de Triomphe
score-guild_hall = Guilde
score-city_hall = Hôtel de ville
score-residence = Résidence
score-cathedral = Cathédrale
score-palace = Palais
score-total = Total des points
score-tie = Cartes et marchandises

## Options de la partie

option-players = Joueurs
option-governor = Premier Gouverneur
option-edition = Édition
option-edition-second = deuxième (112 cartes)
option-edition-first = première (110 cartes, autre Guilde, autre Mine d’or)
option-expansion = Extension « Nouveaux Bâtiments »
option-expansion-on = oui
option-expansion-off = non
option-starting_variant = Variante de départ
option-starting_variant-on = oui, on reçoit 5 à 8 cartes et on en garde 4
option-starting_variant-off = non, chacun reçoit 4 cartes
option-gold_mine = Mine d’or
option-gold_mine-lowest = donne la moins chère des quatre cartes
option-gold_mine-any = donne l’une des quatre cartes, au choix
option-customs_good_in_tie = Marchandise de la Douane en cas d’égalité
option-customs_good_in_tie-on = compte
option-customs_good_in_tie-off = ne compte pas
option-chapel_secrecy = Nombre de cartes sous la Chapelle, la Banque et le Port
option-chapel_secrecy-hide_count = caché aux autres
option-chapel_secrecy-show_count = visible pour tous
option-guard_room_limit = Limite de 6 cartes sans Caserne
option-guard_room_limit-while_in_play = tant qu’une Caserne est en jeu
option-guard_room_limit-always_with_expansion = toujours avec l’extension

## Fiabilité des chiffres

status-verified = Les chiffres sans marque sont imprimés dans la règle ou donnés par deux sources indépendantes.
status-single_source = Une seule source donne ce chiffre.
status-house_value = Valeur fixée par nous : aucune source officielle ne la confirme.
note-prefecture = L’exemple de la règle dit coût 3, comme nous ; quatre listes d’autres deuxièmes éditions disent 4.
note-hut = Coût et points viennent d’une seule liste des cartes.
note-customs_office = Un exemple de la règle dit coût 1. Nous y voyons une erreur : toutes les autres sources disent 3.
note-bank = Le coût 3 vient d’une seule liste des cartes ; un joueur se souvient de 4.
note-goldsmith = Les 3 points viennent d’une seule liste des cartes ; un joueur se souvient de 2.
note-residence = Pas de points imprimés, d’après une seule liste des cartes, comme sur les autres bâtiments de valeur 6.
note-cathedral = Aucune source n’indique de points imprimés ; nous utilisons 0, comme sur les bâtiments de valeur 6.
note-tiles = Ces prix sont sûrs pour la première édition et servent aussi pour la deuxième. Un exemple de la règle (sucre 1 avec café 3) n’y correspond pas.
