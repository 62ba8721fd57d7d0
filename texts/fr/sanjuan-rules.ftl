### San Juan : notre propre formulation, en une ligne, de chaque numéro de la spécification.

# En bref, pour qui n’a jamais joué ; l’attribut dit où les règles en disent plus.

short-1 = Le joueur qui a le plus de points de victoire gagne. Presque tous viennent des bâtiments de sa cité.
    .rule = S12.4
short-2 = Chaque carte est trois choses à la fois : un bâtiment dans votre cité, de la monnaie dans votre main, ou une marchandise posée face cachée sur un bâtiment de production.
    .rule = S1
short-3 = À chaque manche, chacun prend un personnage, le Gouverneur d’abord ; à deux joueurs, le Gouverneur en prend deux. Ensuite, le joueur suivant devient Gouverneur.
    .rule = S3
short-4 = La phase du personnage se joue aussitôt : tous peuvent faire son action, et celui qui l’a pris a en plus un privilège. Seul le chercheur d’or ne sert qu’à celui qui le prend.
    .rule = S4
short-5 = Bâtisseur : construisez un bâtiment de votre main et payez son coût avec autant d’autres cartes de la main. Celui qui a pris le personnage paie une carte de moins.
    .rule = S5
short-6 = Producteur : une carte de la pioche devient une marchandise sur un de vos bâtiments de production vides. Marchand : vendez une marchandise et piochez autant de cartes que paie la Maison de commerce. Celui qui a pris le personnage peut produire ou vendre une marchandise de plus.
    .rule = S6
short-7 = Maire : piochez deux cartes, cinq si vous avez pris le personnage, et gardez-en une. Chercheur d’or : celui qui l’a pris pioche une carte.
    .rule = S8
short-8 = Les bâtiments urbains, appelés « bâtiments beiges » dans la règle de la boîte, améliorent vos phases suivantes, par des rabais, des marchandises ou des cartes en plus. Un nouveau bâtiment agit dès que la phase du bâtisseur est finie.
    .rule = S13
short-9 = Au début de chaque nouvelle manche, vous défaussez jusqu’à votre limite de cartes en main, 7 le plus souvent.
    .rule = S11
short-10 = La partie s’arrête avec la phase du bâtisseur où quelqu’un atteint 12 bâtiments ; puis on compte les points.
    .rule = S12.1

## S1 Cartes, zones, généralités

S1-1 = Une même carte sert de bâtiment dans une cité, de monnaie en main ou de marchandise posée face cachée sur un bâtiment de production.
S1-2 = Les cartes sont dans la pioche, la défausse, les mains, les cités (piles dont la carte du dessus est en jeu), sur ou sous des bâtiments ; le reste est à part.
S1-3 = On pioche toujours sur le dessus de la pioche ; tout ce qu’on défausse va face cachée sur la défausse.
S1-4 = La défausse n’est mélangée pour refaire la pioche que s’il faut une carte et que la pioche est vide ; le tirage en cours continue ensuite.
S1-5 = Si la pioche et la défausse sont vides, les cartes encore dues sont perdues, sans compensation.
S1-6 = Un nouveau mélange ne prend que la défausse : marchandises, mains, bâtiments et cartes sous les bâtiments restent en place.
S1-7 = Toutes les zones réunies comptent toujours 112 cartes Bâtiment, 141 avec l’extension, et en plus l’unique Cathédrale.
S1-8 = Le sens horaire va vers le voisin de gauche.
S1-9 = Dans la première édition, toutes les zones réunies comptent 110 cartes Bâtiment, 139 avec l’extension, plus la Cathédrale.
S1-10 = Un pouvoir de pioche reste sans effet si les deux piles sont vides ; aucune question n’est posée sur un pouvoir sans effet possible.

## S2 Mise en place

S2-1 = Un joueur désigné de la façon que vous voulez devient le premier Gouverneur et prend la carte Gouverneur.
S2-2 = Les cinq cartes Personnage sont posées face visible au centre de la table.
S2-3 = Les cinq cartes Maison de commerce sont mélangées et empilées face cachée.
S2-4 = Chacun commence avec une Teinturerie d’indigo tirée du paquet : c’est le premier des douze bâtiments. Les autres restent dans le paquet.
S2-5 = Après le mélange, chacun reçoit une main cachée de 4 cartes.
S2-6 = Les cartes restantes forment la pioche ; la défausse est vide au départ.
S2-7 = Variante de départ : dans le sens horaire à partir du Gouverneur, 5, 6, 7 et 8 cartes ; chacun en garde 4 et défausse les autres face cachée.
S2-8 = Avec l’extension, ses 29 cartes sont mélangées au paquet avant tout retrait, et la Cathédrale est posée à côté des personnages.
S2-9 = À 2, 3 et 4 joueurs, la pioche a 102, 97, 92 cartes ; avec la variante 99, 91, 82 et 3, 6, 10 défaussées ; l’extension en ajoute 29.
S2-10 = Première édition : pioche de 100, 95, 90 cartes ; avec la variante 97, 89, 80 et 3, 6, 10 défaussées ; l’extension en ajoute 29.

## S3 Manche et Gouverneur

S3-1 = Le Gouverneur ouvre la manche en prenant une carte Personnage, dont la phase est jouée jusqu’au bout.
S3-2 = Dans le sens horaire, chaque joueur suivant prend l’un des personnages restants et sa phase est jouée.
S3-3 = À 3 ou 4 joueurs, chacun prend exactement un personnage par manche ; les autres ne servent pas.
S3-4 = À 2 joueurs, le Gouverneur choisit, puis l’adversaire, puis encore le Gouverneur, avec le privilège complet à chaque fois.
S3-5 = Un personnage pris n’est plus disponible jusqu’à la fin de la manche, même pour celui qui l’a pris.
S3-6 = Quand vient votre tour de choisir un personnage, vous ne pouvez pas passer.
S3-7 = Un personnage que personne n’a pris n’a aucun effet et n’accumule aucun bonus.
S3-8 = À la fin de la manche, les personnages reviennent au centre et le voisin de gauche devient Gouverneur.
S3-9 = On joue ensuite le début de la manche, et alors seulement le nouveau Gouverneur choisit un personnage.
S3-10 = Les manches se suivent jusqu’à ce qu’une phase du bâtisseur mette fin à la partie ; on en joue d’ordinaire 11 à 14.

## S4 Personnages, généralités

S4-1 = Un personnage donne son action à tous et en plus son privilège à celui qui l’a pris ; le chercheur d’or n’a qu’un privilège.
S4-2 = Celui qui a pris le personnage joue en premier, les autres suivent dans le sens horaire, une fois chacun.
S4-3 = Vous pouvez renoncer à l’action, même de votre propre personnage, ainsi qu’à chacune de ses parties facultatives.
S4-4 = Toute phase se joue strictement joueur après joueur dans le sens horaire, même là où l’on pourrait agir tous ensemble.
S4-5 = Pendant la manche, votre main peut compter autant de cartes que vous voulez.
S4-6 = Renoncer est proposé si cela peut compter : construire, produire, vendre, Mine d’or, Orfèvrerie, Fournisseur, Chapelle, Banque. Le reste se pioche d’office.

## S5 Bâtisseur

S5-1 = Pendant la phase du bâtisseur, vous pouvez construire un seul bâtiment de votre main.
S5-2 = Le joueur qui a pris le bâtisseur paie 1 carte de moins.
S5-3 = Les bâtiments de production identiques sont permis en tout nombre, les bâtiments urbains en un seul exemplaire non recouvert de chaque sorte.
S5-4 = Choisissez la carte, au besoin le bâtiment à recouvrir, posez, calculez le coût, payez, puis piochez pour l’Atelier et enfin pour le Refuge.
S5-5 = Le coût est le coût imprimé moins toutes les réductions qui s’appliquent, jamais sous 0 ; l’excédent est perdu.
S5-6 = Vous payez avec d’autres cartes de votre main, face cachée ; avec le Marché noir, jusqu’à 2 marchandises peuvent en tenir lieu.
S5-7 = Vous payez exactement le coût, pas une carte de plus.
S5-8 = Un bâtiment que vous ne pouvez pas payer ne peut pas être construit.
S5-9 = Ce qui est construit reste toute la partie ; seule la Grue permet de le recouvrir.
S5-10 = Dans cette phase comptent Forge, Grue, Refuge, Marché noir, Atelier, Carrière et Bibliothèque, ainsi que Pension, Parc et Cathédrale de l’extension.
S5-11 = La phase se termine par les pioches des Pensions ; puis les nouveaux bâtiments deviennent utilisables, puis on regarde si la partie est finie.
S5-12 = Une construction est permise si vos autres cartes suffisent au coût, avec 2 marchandises au plus, non recouvertes, si un Marché noir est utilisable.

## S6 Producteur

S6-1 = Pendant la phase du producteur, vous pouvez poser la carte du dessus de la pioche, sans la voir, sur un de vos bâtiments de production vides.
S6-2 = Le joueur qui a pris le producteur peut poser une marchandise de plus sur un autre bâtiment de production vide.
S6-3 = Un bâtiment de production ne porte jamais plus d’une marchandise.
S6-4 = Si tous vos bâtiments de production sont occupés, vous ne produisez rien.
S6-5 = La sorte d’une marchandise dépend du bâtiment qui la porte, non de la carte employée.
S6-6 = Personne ne regarde une marchandise, pas même son propriétaire.
S6-7 = Vous produisez au plus 1 marchandise, plus 1 pour le privilège, plus 1 si la Bibliothèque le double, plus 1 avec l’Aqueduc.
S6-8 = Le Puits est examiné une fois votre production terminée.
S6-9 = Chaque marchandise prend sa carte quand on la pose, après un mélange au besoin ; sans carte, la production cesse et le Puits ne compte que les marchandises posées.

## S7 Marchand

S7-1 = Prendre le marchand retourne la première carte Maison de commerce, même si personne ne vend ; ses prix valent pour tous pendant la phase.
S7-2 = Vous pouvez vendre une marchandise : annoncez-la, défaussez-la sans la voir et piochez autant de cartes que son prix.
S7-3 = Le joueur qui a pris le marchand peut vendre une marchandise de plus, d’un autre bâtiment.
S7-4 = Vous vendez au plus 1 marchandise, plus 1 pour le privilège, plus 1 si la Bibliothèque le double, plus 1 avec la Boutique.
S7-5 = Vous annoncez toutes vos ventes, défaussez les marchandises, puis piochez en une fois les prix et les bonus des marchés.
S7-6 = Les autres joueurs suivent dans le sens horaire et vendent aux mêmes prix.
S7-7 = Vous pouvez vendre plusieurs marchandises de la même sorte dans une phase, chacune au plein prix.
S7-8 = Les prix sont vus avant toute vente. Après le dernier joueur, la Hutte pioche, puis la carte passe sous la pile : l’ordre revient toutes les cinq phases du marchand.

## S8 Maire

S8-1 = La phase commence par le remplissage des Douanes.
S8-2 = Le joueur qui a pris le maire pioche 5 cartes, en conserve 1 et en défausse 4.
S8-3 = Chaque autre joueur pioche 2 cartes, en conserve 1 et en défausse 1.
S8-4 = Vous piochez 2 cartes, 3 de plus pour le privilège et 3 de plus si la Bibliothèque le double ; vous en conservez 1, ou 2 avec la Villa.
S8-5 = Les cartes piochées restent à part de votre main et elles seules peuvent être défaussées, sauf si vous avez le Cadastre.
S8-6 = S’il manque des cartes à piocher, vous conservez votre nombre habituel, au plus toutes les cartes piochées.
S8-7 = Vous piochez toujours votre nombre entier ; seul le supplément de la Bibliothèque peut donner lieu à une question avant.
S8-8 = Vous défaussez ce qui dépasse le nombre à conserver ; avec le Cadastre, on défausse dans toute la main, même très petite.

## S9 Chercheur d’or

S9-1 = Le joueur qui a pris le chercheur d’or pioche 1 carte, 2 avec la Bibliothèque ; les autres ne reçoivent rien.
S9-2 = Ensuite, chaque propriétaire d’une Mine d’or peut l’utiliser, dans le sens horaire à partir de celui qui a pris le personnage.
S9-3 = Après les Mines d’or, chaque propriétaire d’une Orfèvrerie peut l’utiliser, dans le même ordre.

## S10 Pioche et défausse

S10 = L’usage de la pioche et de la défausse est expliqué de S1.3 à S1.6.

## S11 Début d’une manche

S11-1 = Ces étapes viennent après le passage de la carte Gouverneur ; elles n’ont pas lieu avant la première manche.
S11-2 = D’abord tous les Fournisseurs, puis Chapelle et Banque, puis la limite de cartes en main ; chaque étape part du nouveau Gouverneur, en sens horaire.
S11-3 = Vous pouvez garder 7 cartes en main, ou 12 avec le Phare.
S11-4 = Tant qu’une Caserne est en jeu, ses propriétaires gardent 7 cartes et les autres 6 ; avec un Phare, toujours 12. Une seconde Caserne n’y change rien.
S11-5 = Au-dessus de votre limite, vous devez défausser des cartes de votre choix jusqu’à l’atteindre.
S11-6 = La limite de cartes en main n’est contrôlée qu’à ce moment.

## S12 Fin de la partie et décompte

S12-1 = Si une phase du bâtisseur laisse un joueur avec 12 bâtiments, la partie s’arrête là : la phase est achevée, le reste de la manche n’est pas joué.
S12-2 = Seuls les bâtiments non recouverts comptent pour les 12, première Teinturerie d’indigo et Cathédrale comprises ; recouvrir n’en ajoute aucun.
S12-3 = Vous marquez les points imprimés, 1 par carte sous Chapelle, Banque et Port, puis les bâtiments à bonus, et le Palais en tout dernier.
S12-4 = Le joueur qui a le plus de points de victoire gagne.
S12-5 = À égalité, le plus grand total de cartes en main et de marchandises sur les bâtiments de production l’emporte ; les cartes sous des bâtiments ne comptent pas.
S12-6 = Les joueurs encore à égalité se partagent la victoire.
S12-7 = Seuls les joueurs à égalité au plus haut total sont comparés ; atteindre 12 bâtiments le premier n’apporte rien. Les autres places se règlent de même.

## S13 Bâtiments, généralités

S13-1 = Un bâtiment urbain n’agit qu’une fois finie la phase du bâtisseur où il a été construit, mais dès lors dans la même manche.
S13-2 = Rien ne vous oblige à utiliser un pouvoir ; seule la limite de la Caserne s’impose aux autres.
S13-3 = Chaque joueur a au plus un exemplaire non recouvert de chaque bâtiment urbain.
S13-4 = Un bâtiment recouvert est hors jeu : ni pouvoir, ni points, compté nulle part, et sa sorte peut être reconstruite.
S13-5 = Les pouvoirs de bâtiments différents s’additionnent.
S13-6 = Recouvrir un bâtiment ne touche à sa marchandise ou aux cartes dessous que comme le disent les règles de la Grue.
S13-7 = Seuls les vrais choix vous sont demandés ; pioches, bonus, Douane et Port se font d’office, et les réductions s’appliquent toujours.
S13-8 = Un bâtiment urbain est utilisable s’il n’est pas recouvert et date d’avant cette phase du bâtisseur ; celui qu’on recouvre est déjà hors jeu.

## S14 Bâtiments de production

S14-1 = Il y a cinq sortes de bâtiments de production ; vous en possédez autant que vous voulez, et chacun porte au plus une marchandise.
S14-2 = Un bâtiment de production n’attend pas : il peut produire dès la prochaine phase du producteur, même dans la manche en cours.

## S15 Bâtiments urbains

S15-1 = Forge : un bâtiment de production vous coûte 1 carte de moins ; un bâtiment urbain, non.
S15-2 = Mine d’or : révélez 4 cartes. Si tous les coûts diffèrent, vous prenez la moins chère (première édition : une au choix), le reste est défaussé ; sinon tout l’est.
S15-3 = Cadastre : dans la phase du maire, prenez d’abord en main toutes les cartes piochées, puis défaussez le nombre dû parmi toute la main.
S15-4 = Refuge : s’il vous reste 0 ou 1 carte après avoir construit, payé et pioché pour l’Atelier, piochez-en 1.
S15-5 = Marché noir : jusqu’à 2 de vos marchandises, celle de la Douane aussi, peuvent remplacer chacune 1 carte du coût d’un bâtiment, sans être vues.
S15-6 = Boutique : vous pouvez vendre 1 marchandise de plus : 2 en tout, 3 avec le privilège, 4 avec la Bibliothèque en plus.
S15-7 = Puits : piochez 1 carte si vous avez produit au moins 2 marchandises dans la phase, une seule fois, qui que ce soit qui ait pris le producteur.
S15-8 = Petit marché : piochez 1 carte de plus si vous avez vendu au moins 2 marchandises dans la phase, une seule fois.
S15-9 = Grue : vous pouvez construire le nouveau bâtiment par-dessus l’un des vôtres.
S15-9a = Le coût imprimé du bâtiment recouvert (6 pour le Parc) est déduit avec toutes les autres réductions, jusqu’à 0.
S15-9b = Le bâtiment recouvert quitte aussitôt le jeu, et son pouvoir avec lui.
S15-9c = Vous pouvez recouvrir n’importe lequel de vos bâtiments, sauf la Grue elle-même.
S15-9d = Vous ne pouvez pas recouvrir un bâtiment par un autre de la même sorte.
S15-9e = Une marchandise sur le bâtiment recouvert est défaussée face cachée, quel que soit le nouveau bâtiment ; celle de la Douane aussi.
S15-9f = Les cartes sous une Chapelle, une Banque ou un Port recouverts rapportent toujours 1 point chacune à la fin.
S15-9g = Le bâtiment qui recouvre la Chapelle n’est pas une carte sous elle : il ne rapporte que ses propres points.
S15-9h = Un bâtiment urbain recouvert peut être reconstruit chez vous, à n’importe quelle place.
S15-9i = Un bâtiment n’aide pas à payer celui qui le recouvre : son pouvoir a disparu avant le paiement.
S15-9j = Construire par-dessus un bâtiment ne change pas leur nombre.
S15-9k = Une Chapelle, un Port ou une Douane reconstruits sont vides, une Banque déjà utilisée le reste ; la Grue n’est jamais recouverte.
S15-10 = Phare : au début d’une manche, vous pouvez garder jusqu’à 12 cartes en main.
S15-11 = Chapelle : au début de chaque manche, vous pouvez glisser dessous 1 carte de votre main, face cachée, qui vaut 1 point à la fin et rien d’autre.
S15-12 = Aqueduc : vous pouvez produire 1 marchandise de plus : 2 en tout, 3 avec le privilège, 4 avec la Bibliothèque en plus.
S15-13 = Atelier : piochez 1 carte après avoir construit et payé un bâtiment urbain, mais pas pour l’Atelier lui-même.
S15-14 = Villa : dans la phase du maire, conservez 2 des cartes piochées au lieu de 1, que vous en ayez pioché 2, 5 ou 8.
S15-15 = Grand marché : piochez 1 carte de plus si vous avez vendu dans la phase ; une seule fois, quel que soit le nombre, et en plus du Petit marché.
S15-16 = Carrière : un bâtiment urbain vous coûte 1 carte de moins ; un bâtiment de production, non.
S15-17 = Bibliothèque : le privilège d’un personnage pris par vous compte double : 8 cartes au maire, coût moins 2, 3 marchandises produites ou vendues, 2 cartes au chercheur d’or.
S15-17a = La Bibliothèque n’agit pas dans les phases des autres et ne double que les privilèges, jamais les actions ni les autres bâtiments.
S15-17b = À 2 joueurs, la Bibliothèque sert une fois par manche : utilisée au premier personnage du Gouverneur, elle ne l’est plus au second.
S15-17c = À 3 ou 4 joueurs, vous n’avez qu’un personnage par manche : la Bibliothèque n’est jamais épuisée.
S15-17d = À 2 joueurs seulement, au premier personnage du Gouverneur, vous choisissez d’utiliser la Bibliothèque ou de la réserver ; sinon elle s’applique d’office.

## S16 Monuments et bâtiments de valeur 6

S16-1 = Statue, Colonne et Bronze coûtent 3, 4 et 5 et valent autant de points ; vous pouvez en avoir un de chaque.
S16-2 = Hôtel de ville : 1 point pour chacun de vos bâtiments urbains non recouverts, lui-même, monuments et Cathédrale compris.
S16-3 = Arc de Triomphe : 4, 6 ou 8 points pour 1, 2 ou 3 monuments, aucun sans monument ; l’Hôtel de ville compte aussi les monuments.
S16-4 = Guilde : 1 point par bâtiment de production non recouvert et 1 par sorte différente ; dans la première édition 2 par bâtiment et aucun par sorte.
S16-5 = Palais : 1 point par tranche entière de 4 de tous vos autres points, calculé en dernier.

## S17 Bâtiments de l’extension

S17-1 = Les 29 cartes de l’extension sont des bâtiments urbains, soumis aux mêmes règles que les autres.
S17-2 = Fournisseur : tout au début d’une manche, vous pouvez défausser 1 ou 2 cartes de votre main et en piocher autant.
S17-3 = Caserne : elle intervient dans la limite de cartes en main au début de la manche.
S17-4 = Hutte : piochez 1 carte à la fin d’une phase du marchand où absolument personne n’a vendu ; plusieurs propriétaires piochent en sens horaire.
S17-5 = Pension : à la fin de chaque phase du bâtisseur après la sienne, piochez 1 carte si personne n’a moins de bâtiments que vous et que quelqu’un en a plus.
S17-6 = Parc : recouvert grâce à la Grue, il réduit le coût de 6 au lieu de 3 ; il n’a pas d’autre effet.
S17-7 = Douane : au début de la phase du maire, avant toute pioche, une Douane vide reçoit la carte du dessus, sans qu’on la voie, comme marchandise.
S17-7a = Sa marchandise se vend comme l’une de vos ventes ordinaires et rapporte toujours 2 cartes, quels que soient les prix.
S17-7b = Sa marchandise compte comme vendue pour Petit marché, Grand marché et Hutte, peut aller sous le Port et paie 1 au Marché noir.
S17-7c = La Douane n’est pas un bâtiment de production : rien n’y est produit, et ni le Puits ni la Guilde ne la comptent.
S17-8 = Banque : une fois dans la partie, au début d’une manche, glissez dessous autant de cartes de votre main que vous voulez, face cachée, pour 1 point chacune.
S17-9 = Port : la première marchandise que vous vendez dans une phase du marchand va dessous sans être vue pour 1 point ; son prix vous est dû quand même.
S17-10 = Orfèvrerie : révélez la première carte ; elle est à vous si personne, vous compris, n’a cette sorte de bâtiment non recouvert, sinon elle est défaussée.
S17-11 = Cathédrale : elle est sur la table, coût 7 ; un seul joueur peut la construire, comme unique construction, avec les réductions d’un bâtiment urbain.
S17-11a = La Cathédrale rapporte 4, 7, 9 ou 10 points pour 1, 2, 3 ou davantage de bâtiments de valeur 6 non recouverts chez tous les autres joueurs.
S17-12 = Résidence : 4, 7, 9 ou 10 points pour 1, 2, 3 ou 4 séries de trois bâtiments différents non recouverts de même coût.
S17-12a = Une carte est dans une seule série et aucune sorte n’y figure deux fois ; un coût peut donner plusieurs séries, et la Résidence compte aussi.
S17-12b = Pour chaque coût, faites le plus de séries possible, chaque sorte servant une fois par série, et additionnez ; 12 bâtiments donnent 4 séries au plus.
S17-13 = Une Douane reçoit au plus une marchandise par phase, aucune si les deux piles sont vides ; pour Hutte, Pension et Douane, on suit le sens horaire.

## S18 Information

S18-1 = Tous voient cités, présence des marchandises, personnages pris, Gouverneur, carte de prix, taille des mains, cartes révélées et si la Cathédrale est libre.
S18-2 = Les autres ne voient jamais votre main, ce que vous piochez, gardez ou défaussez, ni les cartes sous votre Chapelle et votre Banque.
S18-3 = Personne ne connaît l’ordre de la pioche, les cartes servant de marchandises ou sous le Port, ni les cartes Maison de commerce pas encore vues.
S18-4 = Vous n’avez pas à dire combien de cartes sont sous Chapelle, Banque ou Port, même si chacun peut les compter.
S18-5 = Personne ne peut consulter la défausse ; la taille des deux piles est affichée.
S18-6 = Bâtiments recouverts, place de chaque marchandise et nombre de cartes sous les bâtiments sont publics ; cacher ce nombre n’est qu’affaire d’affichage.
S18-7 = Les cartes Maison de commerce déjà vues sont connues dans leur ordre ; après quatre phases du marchand, la cinquième l’est aussi.
S18-8 = Le décompte montre combien de cartes sont sous les bâtiments ; les mains sont comptées, pas montrées.

## S19 Limites

S19 = La table des limites : 1 à 4 marchandises produites ou vendues, maire 2, 5 ou 8 cartes dont 1 ou 2 gardées, réduction 0 à 3, chercheur d’or 0 à 2 cartes.

## Q Décisions

Q1 = La Douane coûte 3 et se remplit dans la phase du maire ; le coût 1 de l’exemple revient au Fournisseur.
Q2 = Ce qui est sous une Chapelle n’est jamais montré aux autres ; le nombre n’est pas affiché par défaut, mais n’est pas secret.
Q3 = À 2 joueurs, les deux privilèges du Gouverneur sont entiers ; la Bibliothèque n’est utilisée que si son supplément est vraiment pris, par joueur et par manche.
Q4 = Le pouvoir du bâtiment qu’on recouvre ne sert pas à cette construction ; seul son coût est déduit.
Q5 = La marchandise du bâtiment qu’on recouvre est perdue et ne peut pas payer par le Marché noir.
Q6 = Les pioches du maire et du chercheur d’or se font toujours en entier ; seule la part de la Bibliothèque peut donner lieu à une question.
Q7 = Les réductions sont automatiques et entières, payer trop est refusé ; la Grue et le Marché noir restent des choix.
Q8 = Le mélange attend qu’une carte soit nécessaire et prend tout ce qui est déjà défaussé, mais pas les cartes révélées encore sur la table.
Q9 = Quand les cartes manquent, on pioche ce qu’il y a ; la Mine d’or demande 4 cartes dans les deux piles, l’Orfèvrerie 1, les autres pioches sont perdues.
Q10 = On ne joue pas simultanément : l’ordre compte pour ce que l’on sait et pour la Hutte.
Q11 = D’abord toutes les Mines d’or, puis toutes les Orfèvreries, chaque fois en sens horaire à partir de celui qui a pris le personnage.
Q12 = À chaque étape du début de la manche, on suit le sens horaire à partir du nouveau Gouverneur, Chapelle avant Banque.
Q13 = Les pioches des Pensions ont encore lieu avant la fin de la partie ; elles peuvent départager une égalité.
Q14 = La Caserne agit d’office et ne se cumule pas ; la limite de 6 ne vaut que tant qu’une Caserne est en jeu, sauf option contraire.
Q15 = La marchandise d’une Douane ne compte pas pour départager une égalité.
Q16 = Une égalité qui subsiste après le départage est une victoire partagée.
Q17 = La partie s’arrête après toute la phase du bâtisseur, selon les bâtiments présents dans une cité et non le nombre de constructions faites.
Q18 = Les mains de la variante vont de 5 à 8 cartes ; les cartes rendues vont à la défausse, chacun choisissant en secret.
Q19 = Les prix valent pour la phase et la carte est retournée même si personne ne vend ; les prix des cartes font foi, non ceux des exemples.
Q20 = Quelques mots du livret sont des lapsus pour les termes usuels, comme valeur pour coût.
Q21 = La Cathédrale est un bâtiment urbain à tous égards ; recouverte, elle est perdue et ne revient pas sur la table.
Q22 = Chaque joueur utilise une Banque une fois par partie, même reconstruite ; ne rien poser ne l’épuise pas. Chapelle et Banque peuvent servir dans la même manche.
Q23 = Le Port prend une marchandise par phase du marchand, seulement d’une vente et jamais d’un paiement au Marché noir.
Q24 = La Mine d’or donne la carte la moins chère, sans choix ; la première édition ou une option laisse choisir le propriétaire.
Q25 = La Guilde rapporte 1 par bâtiment de production et 1 par sorte, non les 2 par bâtiment d’autrefois.
Q26 = Pour l’Orfèvrerie, aucun joueur ne doit avoir cette sorte, vous compris ; un bâtiment recouvert n’est pas possédé.
Q27 = Le paquet a 112 cartes, dont 10, 8, 9, 9 et 8 bâtiments de production.
Q28 = La Résidence et la Cathédrale ne regardent que les bâtiments non recouverts.
Q29 = Produire n’est jamais obligatoire.
Q30 = L’Atelier pioche avant le Refuge, tous deux d’office ; refuser ne ferait jamais gagner de carte.
Q31 = La Hutte se règle après le dernier joueur, et le refus de vendre de son propriétaire y contribue ; tous les propriétaires piochent, en sens horaire.
Q32 = Les points de l’extension font partie du total final et de ce que compte le Palais.
Q33 = Mélanger une fois avant de distribuer suffit.
Q34 = Pour la Cathédrale, toute votre main peut payer, puisqu’elle n’est pas une carte de votre main.
Q35 = À 2 joueurs, la Pension ne pioche que si vous avez moins de bâtiments que votre adversaire.
Q36 = Une carte par manche va sous la Chapelle en jeu ; celles d’une Chapelle recouverte comptent aussi.
Q37 = La première édition ne change que trois choses : 110 cartes, Guilde à 2 par bâtiment de production, Mine d’or au choix parmi les quatre.
Q38 = Le départage ne concerne que les joueurs à égalité.
Q39 = La taille des piles étant affichée, le nombre de cartes sous les bâtiments se calcule : l’écran l’indique donc.
Q40 = Les règles ne limitent pas le nombre de manches ; une partie entre ordinateurs qui n’en finit pas est déclarée inachevée.
Q41 = La Pension ne pioche pas dans la phase où elle est construite.

## E Exemples du livret

E01 = Comme bâtisseur avec Forge et Bibliothèque, un Moulin à sucre de coût 2 coûte 0 ; le troisième point de réduction est perdu et ne fait rien piocher.
E02 = Comme producteur avec un Moulin à sucre et un Séchoir à tabac vides, vous produisez 1 sucre et 1 tabac.
E03 = Comme marchand avec Petit marché et Boutique, vendre indigo, tabac et argent à 1, 2 et 3 fait piocher 7 cartes.
E04 = Une Mine d’or révèle les coûts 5, 3, 1 et 3 : deux sont égaux, les quatre cartes sont défaussées.
E05 = Une Mine d’or révèle les coûts 4, 1, 3 et 5 : vous prenez la Forge de coût 1, trois cartes sont défaussées.
E06 = Comme maire avec Villa, Cadastre et 4 cartes, vous en piochez 5, en défaussez 3 de la main et en gardez 6.
E07 = Avec le Marché noir, une Bibliothèque se paie de 2 marchandises et 3 cartes.
E08a = Avec la Boutique, dans la phase du marchand d’un autre, vous vendez jusqu’à 2 marchandises.
E08b = Avec la Boutique, comme marchand, vous vendez jusqu’à 3 marchandises.
E08c = Avec Boutique et Bibliothèque, comme marchand, vous vendez jusqu’à 4 marchandises.
E09 = Un Palais construit sur une Chapelle coûte 6 moins 3 : vous payez 3.
E10 = Une Statue construite sur une Brûlerie de café ne coûte rien, et le point restant ne fait pas piocher.
E11a = Avec l’Aqueduc, dans la phase du producteur d’un autre, vous produisez jusqu’à 2 marchandises.
E11b = Avec l’Aqueduc, comme producteur, vous produisez jusqu’à 3 marchandises.
E11c = Avec Aqueduc et Bibliothèque, comme producteur, vous produisez jusqu’à 4 marchandises.
E12a = Avec la Villa, dans la phase du maire d’un autre, vous piochez 2 cartes et les conservez toutes deux.
E12b = Avec la Villa, comme maire, vous piochez 5 cartes et en conservez 2.
E12c = Avec Villa et Bibliothèque, comme maire, vous piochez 8 cartes et en conservez 2.
E12d = Avec Villa et Cadastre, après 2, 5 ou 8 cartes piochées, vous en défaussez 0, 3 ou 6 de la main.
E13 = Comme marchand avec le Grand marché, vendre du sucre à 1 et du café à 3 fait piocher 5 cartes.
E14 = Comme bâtisseur avec la Carrière, une Grue de coût 2 ne coûte rien.
E15 = Comme maire avec Bibliothèque, Cadastre, Villa et 3 cartes, vous en piochez 8, en défaussez 6 et en gardez 5.
E16 = Comme bâtisseur avec Bibliothèque et Carrière, un Bronze coûte 3 de moins.
E17 = La Bibliothèque seule donne : 8 cartes dont 1 gardée, coût moins 2, 3 marchandises produites ou vendues, 2 cartes au chercheur d’or.
E18 = Avec une Statue dans votre cité, vous pouvez construire un Bronze, mais pas de seconde Statue.
E19 = Un Hôtel de ville avec huit autres bâtiments urbains, dont deux monuments, rapporte 9.
E20 = Un Arc de Triomphe rapporte 4, 6 et 8 avec 1, 2 et 3 monuments.
E21 = Une Guilde avec 5 bâtiments de production de 3 sortes rapporte 8.
E22 = Un Palais avec 34 autres points en rapporte 8, soit 42.
E23 = Une Bibliothèque construite sur un Parc est gratuite : 6 en moins pour un coût de 5.
E24a = La Cathédrale construite sur un Parc coûte 1.
E24b = La Cathédrale construite sur un Parc par celui qui a pris le bâtisseur ne coûte rien.
E24c = La Cathédrale construite sur un Parc avec une Carrière dans la cité ne coûte rien.
E25 = Onze bâtiments avec une série de coût 2 et une de coût 6 donnent 7 points à la Résidence.
E26 = Douze bâtiments avec deux séries de coût 1, une de 3 et une de 6, selon les coûts de l’exemple, donnent 10 points à la Résidence.
E27 = Avec six bâtiments de valeur 6 dans les autres cités, la Cathédrale rapporte 10.
E28 = Quatre joueurs avec la variante reçoivent 5, 6, 7, 8 cartes, en gardent 4 chacun et en défaussent 1, 2, 3, 4.
E29 = Deux joueurs : le Gouverneur A choisit, puis B, puis encore A ; trois personnages servent et B devient Gouverneur.

## N Autres exemples

N01 = La Cathédrale sur une Bibliothèque, comme bâtisseur : 7 moins 1 moins 5, donc 1 ; la Bibliothèque recouverte ne réduit rien.
N02 = Un Palais sur une Carrière coûte 2 ; la Carrière recouverte ne réduit rien.
N03 = Une Bibliothèque sur une Teinturerie d’indigo occupée coûte 4 : sa marchandise est perdue, 1 autre peut payer, il faut donc 3 autres cartes en main.
N04 = Refuge et Atelier, construction d’un Puits : avec 0, 1 ou 2 cartes après paiement, vous finissez avec 2, 2 ou 3.
N05 = Refuge et Atelier, construction d’un Moulin à sucre : avec 0, 1 ou 2 cartes après paiement, vous finissez avec 1, 2 ou 2.
N06 = Comme bâtisseur avec Forge et Bibliothèque, un Séchoir à tabac de coût 3 est gratuit, et le payer 1 carte est refusé.
N07 = Deux joueurs, Bibliothèque : utilisée pour un Moulin à sucre, vous payez 0 et piochez ensuite 1 comme chercheur d’or ; réservée, vous payez 1 et piochez 2.
N08 = Avec Boutique, les deux marchés et Port, vendre la marchandise de la Douane et l’indigo à 1 fait piocher 5 ; une marchandise va sous le Port.
N09 = Sans vente supplémentaire, vendre la marchandise de la Douane est votre seule vente.
N10 = Avec le Cadastre et une main vide, vous piochez 2 cartes, en défaussez 1 et en gardez 1.
N11 = Caserne, Phare, les deux ou aucun : limites 7, 12, 12, 6 ; toutes les Casernes recouvertes : 7, 12, 12, 7.
N12 = Le propriétaire d’une Pension pioche à 5 contre 6 et à 5, 5, 6 bâtiments ; non à 6 contre 6, à 5, 5, 5 ou à 6, 5, 7.
N13 = Avec 46 points de tout le reste, extension comprise, le Palais en ajoute 11, soit 57.
N14 = L’Hôtel de ville compte monuments, Parc, Résidence, Cathédrale et lui-même : 6 points.
N15 = Première édition : la Guilde de E21 rapporte 10, la Mine d’or de E05 donne l’une des quatre cartes au choix, le paquet a 110 cartes.
N16 = Au vrai coût de la Douane, la cité de E26 n’a que 3 séries : 9 points.

## C Précisions

C1 = Quand une seule réponse est possible, elle est donnée pour vous, par exemple quand vous ne pouvez payer aucun bâtiment ; dans les paramètres, vous pouvez choisir d’être interrogé à chaque fois.
C2 = À 2 joueurs, la Bibliothèque n’est ni demandée ni épuisée là où trop peu de cartes restent pour donner son supplément.
C3 = Les marchandises se vendent dans l’ordre annoncé : la première va sous le Port, les autres sont défaussées dans cet ordre.
C4 = Là où la Mine d’or laisse choisir, vous prenez exactement une des quatre cartes si les coûts diffèrent ; avec deux coûts égaux, tout est perdu.
C5 = Vous ne pouvez pas désigner plus de bâtiments de production qu’il ne reste de cartes à piocher.
C6 = Au début de la phase du maire, les Douanes sont remplies avant la question sur la Bibliothèque.
C7 = Dans la variante de départ, le compte 5, 6, 7, 8 commence par le Gouverneur, où qu’il soit assis.
C8 = Au début d’une manche, chaque joueur règle Chapelle puis Banque avant le suivant ; les limites de cartes en main viennent après.
C9 = Chaque joueur de la phase du maire finit, défausse comprise, avant la pioche suivante : des cartes rejetées peuvent revenir par un mélange.
C10 = On distribue joueur par joueur en sens horaire à partir du Gouverneur, chaque main d’un coup ; l’ordre dans la défausse est sans importance.
C11 = Sauf mention contraire, les exemples valent pour 3 joueurs.
