### Anno 1800 : notre propre formulation, en une ligne, de chaque numéro de la spécification.

# En bref, pour qui n’a jamais joué ; l’attribut dit où les règles en disent plus.

short-1 = Le joueur qui a le plus de points d’influence gagne. Ils viennent des cartes Citoyen que vous jouez, des cartes Expédition, de l’Or, du jeton Feu d’artifice et des cartes Objectif, visibles pour tout le monde.
    .rule = A24
short-2 = On joue chacun son tour. Au vôtre, vous faites une action parmi neuf : construire, jouer ou remplacer des cartes, recruter ou améliorer des cubes, gagner des terres dans l’Ancien ou le Nouveau Monde, partir en expédition ou faire la fête.
    .rule = A2
short-3 = Bien des actions coûtent des ressources. Pour en produire une, déplacez un cube du bon type de son Quartier vers un Emplacement de travail libre d’une de vos Usines ; il y reste.
    .rule = A3
short-4 = Ce que vous ne produisez pas, vous l’obtenez de l’Usine d’un adversaire pour 1 à 3 jetons Commerce, chaque ressource une fois par tour. Personne ne peut s’y opposer, et le partenaire reçoit 1 Or.
    .rule = A6
short-5 = L’Or paie la Fin de service : pour 1 à 5 Or, selon son type, un cube utilisé rentre aussitôt dans son Quartier et peut resservir.
    .rule = A7
short-6 = Quand trop de cubes et de jetons sont épuisés, organisez une Fête de la ville. C’est votre action pour ce tour ; elle ne coûte rien et les ramène tous. Seuls les jetons Marine encore posés sur vos cartes jouées sont perdus.
    .rule = A20
short-7 = Une carte jouée coûte ce qu’elle demande. Elle rapporte 3, 5 ou 8 points à la fin, et un effet à utiliser une fois.
    .rule = A12
short-8 = Plus de cubes, de types plus élevés, permettent de produire plus, mais chaque nouveau cube fait piocher une carte qui attend d’être jouée. Améliorer un cube n’en fait pas piocher.
    .rule = A15
short-9 = Les Navires apportent des jetons Marine. Les jetons Exploration ouvrent des terrains à bâtir dans l’Ancien Monde, des ressources et des cartes dans le Nouveau Monde, et des cartes Expédition.
    .rule = A17
short-10 = Le premier à ne plus avoir de carte en main prend le jeton Feu d’artifice, qui vaut 7 points. Le tour de table s’achève, un dernier tour de table complet suit, puis on compte les points.
    .rule = A23

## A1 Mise en place

A1-1 = Toutes les tuiles Construction sont rangées sur le plateau, côté Plan visible, en même quantité quel que soit le nombre de joueurs.
A1-2 = Les trois paquets de cartes Citoyen et les cartes Expédition sont mélangés chacun à part et posés face cachée.
A1-3 = Tuiles Ancien Monde et Nouveau Monde : deux piles mélangées, face cachée ; les jetons Marine et l’Or forment la réserve.
A1-4 = Tous les cubes Citoyen qui n’appartiennent à personne sont dans la réserve, classés par couleur.
A1-5 = Cinq cartes Objectif et le jeton Feu d’artifice sont en jeu : tirées au hasard, choisies, ou les cinq de la première partie.
A1-6 = Chacun débute avec 4 Fermiers, 3 Ouvriers, 2 Artisans, 2 jetons Commerce, 1 jeton Exploration, 10 Usines imprimées, 1 Chantier naval ; libres : 4 cases Littoral, 2 cases Mer.
A1-7 = La main de départ compte 9 cartes : 7 Fermier/Ouvrier et 2 Artisan/Ingénieur/Investisseur, aucune Nouveau Monde.
A1-8 = Le premier joueur est tiré au sort ou désigné ; autour d’une table, c’est le joueur dont le séjour à l’étranger est le plus récent.
A1-9 = Selon la place dans l’ordre du tour, on débute avec 0, 1, 2 ou 3 Or.
A1-10 = Chacun a, à gauche de sa Terre d’origine, une Zone d’épuisement pour ses cubes et ses jetons Marine.
A1-11 = Une case est Terre ferme, Littoral ou Mer ; seul son type compte, jamais sa place ni ses voisines.
A1-12 = Main, Or et cubes par Quartier n’ont aucune limite.

## A2 Tour de jeu

A2-1 = On joue dans le sens horaire ; un tour de table est complet quand chacun a joué, à commencer par le premier joueur.
A2-2 = Un tour vous donne une action et une seule parmi neuf, de Construire à la Fête de la ville.
A2-3 = Les actions gratuites, cartes Citoyen à activer et cartes Objectif à effet, sont permises avant, pendant et après l’action de votre tour.
A2-4 = Produire, échanger et mettre fin à un service ne prennent pas d’action : ce sont des moyens de payer.
A2-5 = Une action supplémentaire vient d’un effet ou d’Alonso Graves ; elle est complète et libre, mais les limites par tour valent pour tout le tour.
A2-6 = On ne passe pas : si rien d’autre n’est possible ou souhaité, la Fête de la ville reste toujours permise.
A2-7 = Une action supplémentaire gagnée en cours d’action se joue après celle-ci, dans le même tour ; sinon elle est perdue.
A2-8 = Vous terminez vous-même votre tour, après une action au moins, pour garder le temps des actions gratuites.

## A3 Production

A3-1 = Pour produire une ressource, on prend un cube du type exact dans son Quartier et on le pose sur un Emplacement de travail libre d’une de ses Usines.
A3-2 = Un cube posé produit une seule unité et reste là sans plus rien produire.
A3-3 = Une ressource s’utilise dans le tour même ; rien ne se garde pour plus tard.
A3-4 = Chaque Usine a deux Emplacements de travail : une deuxième unité demande un deuxième cube.
A3-5 = Un cube au travail ou épuisé ne sert plus à rien tant qu’il n’est pas rentré dans son Quartier.
A3-6 = Un cube amélioré dont la couleur ne convient plus occupe toujours son Emplacement de travail.
A3-7 = On ne produit et n’échange que pour un coût en train d’être payé ; il n’existe pas de stock de ressources.

## A4 Cubes comme coût

A4-1 = Un cube demandé par un coût va de son Quartier à la Zone d’épuisement ; un type supérieur ne le remplace pas.
A4-2 = Un cube épuisé est hors service jusqu’à une Fin de service ou une Fête de la ville.
A4-3 = Un coût se paie dans l’ordre que vous voulez, Fins de service et actions gratuites entre deux ; un cube rappelé peut servir à nouveau.
A4-4 = Un cube demandé par un coût ne s’obtient jamais par échange.
A4-5 = Un coût ne s’entame que si vous pouvez le payer en entier, et aucune étape intermédiaire ne doit empêcher d’en payer le reste.
A4-6 = Ressources et cubes : constructions, recrutement, améliorations ; ressources et jetons : cartes ; jetons seuls : mondes et expéditions ; l’Or : Fin de service, pioches vides, Alonso Graves.

## A5 Jetons Marine

A5-1 = Les jetons Marine sont de deux sortes, Commerce et Exploration, et valent toujours 1.
A5-2 = Un jeton payé quitte votre Navire pour la Zone d’épuisement ; seule la Fête de la ville le rend, jamais la Fin de service.
A5-3 = Un jeton Commerce ne remplace pas un jeton Exploration ni l’inverse, Beryl O’Mara mise à part.
A5-4 = Les jetons temporaires d’une carte servent comme les autres, puis vont à la réserve ; à vous de choisir lesquels dépenser.
A5-5 = Vos jetons permanents d’une sorte, disponibles et épuisés, égalent la somme des niveaux de vos Navires de cette sorte.
A5-6 = Peu importe de quel Navire vient un jeton : par sorte, seuls comptent les disponibles, les épuisés et les temporaires.

## A6 Commerce

A6-1 = Une ressource que vous ne pouvez ou ne voulez pas produire peut s’échanger, même si vous avez l’Usine qu’il faut.
A6-2 = Il faut assez de jetons Commerce disponibles et au moins un adversaire avec une Usine qui produit cette ressource.
A6-3 = Le prix suit le type de Citoyen de l’Usine du partenaire : Fermier 1, Ouvrier 1, Artisan 2, Ingénieur 3 jetons Commerce.
A6-4 = Dès que les jetons sont épuisés, la ressource compte comme produite pour le coût en cours.
A6-5 = Le partenaire choisi ne peut s’y opposer, ne déplace aucun cube et reçoit 1 Or par échange, même avec des Emplacements pleins.
A6-6 = Une même ressource s’échange une fois par tour, tous partenaires et toutes actions confondus ; des ressources différentes, à volonté.
A6-7 = Ressources du Nouveau Monde, cubes et jetons Marine ne s’échangent pas.
A6-8 = On n’échange pas avec soi-même.
A6-9 = Un produit fabriqué à partir d’une ressource du Nouveau Monde s’échange : les Cigares oui, le Tabac non.
A6-10 = Les Usines imprimées et visibles d’un adversaire comptent aussi pour l’échange.
A6-11 = Une Usine recouverte ou retirée n’est plus disponible pour l’échange dès cet instant.

## A7 Fin de service

A7-1 = À votre tour, votre Or ramène dans leurs Quartiers autant de cubes utilisés que vous pouvez en payer, prêts à resservir.
A7-2 = Le prix dépend du type : Fermier 1, Ouvrier 2, Artisan 3, Ingénieur 4, Investisseur 5 Or.
A7-3 = L’Or dépensé va toujours à la réserve.
A7-4 = Le cube rappelé libère l’Emplacement de travail qu’il occupait.
A7-5 = Un cube amélioré entre-temps rentre dans le Quartier de son nouveau type, au prix de ce type.
A7-6 = La Fin de service est possible à tout moment de votre tour, même au milieu d’un paiement et pour un cube qui vient de servir.

## A8 Construire : règles communes

A8-1 = Une action Construire donne soit une Usine, soit un Chantier naval, soit des Navires, sans mélange.
A8-2 = On paie d’abord le coût du plan, puis la tuile passe du plateau à vos Terres, jamais sur une tuile Nouveau Monde.
A8-3 = Une case porte une seule tuile : elle est libre et du bon type, ou bien vous recouvrez ce qui vous appartient.
A8-4 = Vous pouvez recouvrir même une tuile dont les cubes viennent de produire pour cette construction.
A8-5 = Une tuile recouverte retourne sur le plateau, à la disposition de tous ; ce qui est imprimé est seulement caché.
A8-6 = Pendant l’action Construire, vous pouvez en outre rendre au plateau une de vos tuiles ; sans limite avec la règle allemande.
A8-7 = Les cubes d’une tuile retirée ou recouverte, imprimée ou non, vont dans la Zone d’épuisement.
A8-8 = Ce qui est imprimé ne se retire pas ; on ne peut que le recouvrir.
A8-9 = Une tuile imprimée redevient active dès que la tuile qui la cachait est retirée.
A8-10 = Un Navire perdu coûte autant de jetons de sa sorte que son niveau, les épuisés d’abord ; ils vont à la réserve.
A8-11 = Une tuile absente du plateau ne se construit pas ; une tuile rendue est de nouveau à prendre par n’importe qui.
A8-12 = Une action Construire pose au moins une tuile.
A8-13 = La Scierie (Ouvriers) et le Chantier naval de niveau 1 ne coûtent rien, sauf l’action Construire.
A8-14 = Un Navire imprimé de nouveau visible reçoit ses jetons, mais épuisés.
A8-15 = Une Usine imprimée de l’Ancien Monde redevenue visible reste, même si vous avez bâti entre-temps la tuile identique.
A8-16 = La nouvelle tuile quitte le plateau avant le retour de l’ancienne ; le retrait permis peut avoir lieu à tout moment de l’action.

## A9 Usines

A9-1 = Il y a deux exemplaires de chaque Usine ; un troisième joueur échange ou attend qu’une tuile revienne.
A9-2 = Vous n’avez jamais deux Usines identiques, c’est-à-dire de même ressource et de même type de Citoyen.
A9-3 = Une action Construire ne donne qu’une Usine.
A9-4 = Une Usine va sur n’importe quelle case de terre, Terre ferme ou Littoral.
A9-5 = Six Usines à Ouvriers doublent une Usine de départ sans lui être identiques : elles s’ajoutent librement, sauf avec la règle allemande.
A9-6 = Seule une tuile Ancien Monde peut vous apporter une Usine identique en double ; vous la gardez.
A9-7 = Tant qu’une Usine imprimée de l’Ancien Monde est visible chez vous, sa tuile identique ne se construit pas.
A9-8 = Le plan montre coût, ressource et type de Citoyen ; le côté Construit, deux Emplacements de travail de ce type.

## A10 Chantiers navals

A10-1 = Un Chantier naval construit des Navires jusqu’à son niveau ; les niveaux de plusieurs Chantiers ne s’additionnent pas.
A10-2 = Un Chantier naval par action, autant que vous voulez au total, tant que le plateau en a : 4, 6 et 4.
A10-3 = Un Chantier naval va sur une case Littoral, libre ou déjà bâtie.
A10-4 = Un Chantier naval n’emploie personne, ne produit rien et ne sert pas à l’échange.

## A11 Navires

A11-1 = Un Navire porte autant de jetons que son niveau : Commerce ou Exploration selon sa sorte ; tout Chantier naval construit les deux.
A11-2 = Par action, chaque Chantier naval visible sur vos Terres peut livrer un Navire de son niveau au plus.
A11-3 = Un Navire va sur une case Mer, libre ou occupée par un de vos Navires.
A11-4 = Un Navire reçoit ses jetons dès sa construction ; ils peuvent payer les échanges du Navire suivant de la même action.
A11-5 = Le nombre de Navires n’est limité que par les 6 tuiles de chaque modèle.
A11-6 = Les nouveaux jetons Exploration aussi servent aussitôt.

## A12 Action : Jouer une carte Citoyen

A12-1 = Payez le coût d’une carte de votre main et posez-la face visible devant vous : une carte par action.
A12-2 = Une carte posée rapporte ses points à la fin, activée ou non.
A12-3 = Si c’était la dernière carte de votre main, la fin de la partie est déclenchée.
A12-4 = Une carte posée ne retourne ni en main ni dans une pioche.
A12-5 = La carte à jouer reste en main jusqu’à ce qu’elle soit payée ; on ne peut pas la rendre entre-temps, et la main se vérifie ensuite.
A12-6 = L’effet d’une carte n’aide pas à payer cette carte.

## A13 Action gratuite : activer une carte Citoyen

A13-1 = Une carte posée face visible s’active une fois, dès le tour où elle est jouée ou plus tard : retournez-la, l’effet a lieu aussitôt.
A13-2 = Activez autant de cartes que vous voulez par tour ; rien ne vous y oblige.
A13-3 = L’activation est possible au milieu d’une action, entre deux paiements.
A13-4 = On active seulement à son propre tour et avec les moyens nécessaires, par exemple l’Or pour une pioche vide.

## A14 Action : Remplacer des cartes Citoyen

A14-1 = Glissez de 1 à 3 cartes de votre main sous leurs pioches et piochez-en autant, des mêmes sortes.
A14-2 = Toutes les cartes sont rendues avant la première pioche.
A14-3 = Une sorte dont la pioche était déjà vide ne se remplace pas.
A14-4 = Avec une pioche trop courte, on repioche ses propres cartes rendues.
A14-5 = Vous décidez de l’ordre des cartes rendues sous la pioche.
A14-6 = Une main vide seulement entre la remise et la pioche ne déclenche rien.
A14-7 = Il faut remplacer au moins une carte.

## A15 Action : Recruter de la main-d’œuvre

A15-1 = Recrutez de 1 à 3 cubes de types libres ; chacun coûte les ressources imprimées au-dessus de son Quartier.
A15-2 = Les cubes arrivent un par un ; le nouveau peut déjà travailler pour le suivant.
A15-3 = Chaque Fermier ou Ouvrier recruté oblige à piocher une carte Fermier/Ouvrier, chaque autre cube une carte Artisan/Ingénieur/Investisseur.
A15-4 = Si cette pioche est vide, le cube coûte en plus 1 Or (Fermier/Ouvrier) ou 3 Or (les autres) ; faute d’Or, pas de cube.
A15-5 = On pioche, ou on paie l’Or, cube par cube, au moment où il arrive.
A15-6 = Un type de cube qui manque dans la réserve ne se recrute pas.

## A16 Action : Bénéficier de l’ascension sociale

A16-1 = Faites de 1 à 3 améliorations ; chacune élève un cube d’un échelon au prix imprimé de cet échelon.
A16-2 = Les améliorations vont à un, deux ou trois cubes : un seul cube peut monter de trois échelons.
A16-3 = L’ancien cube retourne à la réserve, le nouveau en vient.
A16-4 = Une amélioration ne fait ni piocher de carte ni payer d’Or pour une pioche vide.
A16-5 = Un cube amélioré dans un Quartier passe dans le Quartier du nouveau type et sert aussitôt.
A16-6 = Un cube amélioré au travail reste sur place, toujours utilisé, jusqu’à la Fin de service ou à la Fête de la ville.
A16-7 = Un cube épuisé s’améliore sur place et reste épuisé.
A16-8 = Tous vos cubes peuvent s’améliorer, même ceux qui ont été utilisés, recrutés ou améliorés ce tour-ci.
A16-9 = Il faut dans la réserve un cube de l’échelon suivant ; un Investisseur est déjà au sommet.

## A17 Action : Exploiter l’Ancien Monde

A17-1 = Votre première tuile Ancien Monde coûte 1 jeton Exploration, puis 2, 3 et 4, sans égard à vos tuiles Nouveau Monde.
A17-2 = Au plus 4 tuiles Ancien Monde par joueur et une par action.
A17-3 = La tuile du dessus de la pile rejoint vos Terres avec 6 cases : 2 Mer, 2 Littoral, 2 Terre ferme.
A17-4 = Votre Terre d’origine n’a pas besoin d’être pleine et reste constructible ensuite.
A17-5 = Son avantage est soit un effet qui a lieu tout de suite et une seule fois, soit une construction imprimée à utiliser comme les autres.
A17-6 = Ce qui, dans cet effet, ne peut pas être appliqué est perdu.
A17-7 = C’est la seule manière d’avoir deux Usines identiques : la tuile et son Usine restent à vous.
A17-8 = Un Navire imprimé reçoit tout de suite ses jetons ; toute construction imprimée compte pour l’échange, les égalités et les Navires, et peut être recouverte.
A17-9 = Sans tuile Ancien Monde dans la pile, l’action est impossible ; cela n’arrive qu’à 4 joueurs.

## A18 Action : Explorer le Nouveau Monde

A18-1 = Les tuiles Nouveau Monde coûtent 1, 2, 3, puis 4 jetons Exploration, sans égard à l’Ancien Monde.
A18-2 = Au plus 4 tuiles Nouveau Monde par joueur et une par action.
A18-3 = La tuile du dessus vient face visible devant vous, et vous piochez obligatoirement 3 cartes Nouveau Monde.
A18-4 = Chaque unité d’une des 3 ressources de votre tuile coûte 1 jeton Commerce, aussi souvent que vous voulez, sans cube et sans Or pour personne.
A18-5 = Vous n’avez pas accès aux ressources du Nouveau Monde des autres joueurs ; les produits qu’ils en tirent s’échangent.
A18-6 = On ne bâtit rien sur une tuile Nouveau Monde.
A18-7 = Ses ressources servent pour un coût du même tour, déjà dans celui de l’exploration si vous avez une action supplémentaire.
A18-8 = Sans tuile Nouveau Monde dans la pile, l’action est impossible ; cela arrive à 3 ou 4 joueurs.
A18-9 = La pioche Nouveau Monde compte toujours au moins 3 cartes par tuile restante ; sinon on prendrait ce qu’il y a, sans Or.

## A19 Action : Piocher des cartes Expédition

A19-1 = Pour 2 jetons Exploration, piochez de 1 à 3 cartes Expédition ; le prix ne change pas avec leur nombre.
A19-2 = Vos cartes Expédition forment une pile secrète que vous seul consultez ; elles ne font pas partie de votre main.
A19-3 = Elles ne valent qu’au décompte : à gauche un animal, à droite un artefact, chacun avec son type de visiteur et ses points.
A19-4 = S’il reste moins de cartes que demandé, vous prenez le reste ; pioche vide, action impossible.

## A20 Action : Organiser une Fête de la ville

A20-1 = Tous vos cubes rentrent dans leurs Quartiers et tous vos jetons épuisés sur vos Navires, sans exception ni choix.
A20-2 = Les jetons temporaires encore posés sur vos cartes vont à la réserve.
A20-3 = La Fête est toujours possible, ne coûte rien et ne concerne que le joueur actif.
A20-4 = Les cartes déjà activées restent face cachée.
A20-5 = Une action supplémentaire après la Fête peut utiliser tout ce qui vient de rentrer.

## A21 Action gratuite : cartes Objectif à effet

A21-1 = Les cartes Objectif à effet en jeu servent à chacun pendant son tour ; ce ne sont pas des actions et elles ne s’usent pas.
A21-2 = Alonso Graves, Aarhant et Le Rédacteur en chef : une fois par tour chacun ; Beryl O’Mara : à volonté.

## A22 Les huit effets

A22-1 = Cubes : vous recevez les cubes montrés avec leurs cartes ; pioche vide, de l’Or à la place ; ce qui ne peut être payé ou manque dans la réserve est omis.
A22-2 = Jetons : ils se posent sur la carte, servent comme les autres et vont à la réserve une fois utilisés, au plus tard à votre prochaine Fête.
A22-3 = Or : vous recevez la somme montrée.
A22-4 = Expédition : vous piochez 2 cartes Expédition sans payer, 1 s’il n’en reste qu’une, aucune si la pioche est vide.
A22-5 = Ressource du Nouveau Monde : une des ressources montrées, gratuite, pour un coût en train d’être payé ; ni tuile ni jeton requis.
A22-6 = Améliorations gratuites : jusqu’à 3, seulement les échelons montrés, avant la fin du tour.
A22-7 = Action supplémentaire : une action de plus ce tour-ci, selon les règles habituelles, si vous le voulez.
A22-8 = Rendre des cartes : jusqu’à 2 cartes de votre main sous leurs pioches, seulement le tour où la carte est jouée ; elle se retourne ensuite dans tous les cas.
A22-9 = Une carte à deux effets, comme 2 Or et 4 jetons Commerce, donne les deux en une activation.
A22-10 = Les effets sont les mêmes partout ; les tuiles Ancien Monde n’offrent que cubes, cartes Expédition ou constructions imprimées.

## A23 Fin de la partie

A23-1 = Le premier dont la main est vide prend aussitôt le jeton Feu d’artifice et déclenche la fin, une seule fois par partie.
A23-2 = Le tour de table en cours s’achève, un dernier tour de table complet suit, puis vient le décompte.
A23-3 = Piocher de nouveau des cartes ne change rien : la fin reste déclenchée, le jeton reste à son propriétaire.
A23-4 = Déclenchée par le dernier joueur, la fin laisse un tour de table ; par le premier, les autres jouent encore, puis le dernier tour de table.
A23-5 = Toutes les règles valent jusqu’au bout, actions supplémentaires comprises.
A23-6 = Une main vidée en rendant des cartes déclenche aussi la fin.
A23-7 = Cartes Expédition et cartes posées ne comptent pas comme cartes en main.
A23-8 = Le dernier tour de table est celui qui suit le déclenchement ; aucune règle ne limite la durée de la partie.

## A24 Décompte des points

A24-1 = Chaque carte Citoyen posée vaut 3 (Fermier/Ouvrier), 8 (Artisan/Ingénieur/Investisseur) ou 5 points (Nouveau Monde).
A24-2 = Vos Artisans, Ingénieurs et Investisseurs, où qu’ils soient, visitent chacun une case Expédition de leur type ; la meilleure répartition est comptée.
A24-3 = Trois Or donnent 1 point ; un reste ne donne rien.
A24-4 = Le jeton Feu d’artifice vaut 7 points.
A24-5 = En dernier viennent les points des cartes Objectif.
A24-6 = Les cartes en main ne rapportent rien, ou −2 avec Pyrophorien ; un total peut devenir négatif.
A24-7 = Un cube visiteur compte aussi pour les cartes Objectif de majorité.

## A25 Égalités

A25-1 = À égalité de points, le joueur qui a le plus de constructions visibles l’emporte, puis celui qui a le moins de cartes en main ; sinon la victoire est partagée.
A25-2 = Les constructions imprimées de vos tuiles Ancien Monde comptent ; les tuiles Nouveau Monde, non.

## A26 Les 20 cartes Objectif

A26-1 = Alonso Graves : 3 jetons Exploration et 3 Or pour une action supplémentaire, une fois par tour.
A26-2 = Aarhant : épuisez un Investisseur de votre Quartier et prenez 5 Or, une fois par tour.
A26-3 = Le Rédacteur en chef : pour 2 jetons Exploration, glissez une carte de votre main sous sa pioche, une fois par tour.
A26-4 = Beryl O’Mara : 2 jetons Exploration tiennent lieu de 1 jeton Commerce, pour tout usage et aussi souvent que vous voulez.
A26-5 = Carl Leonard von Malching : points imprimés pour chaque Usine représentée que vous avez à la fin.
A26-6 = Eli Bleakworth : chaque Usine représentée sur la carte et visible chez vous à la fin rapporte ses points.
A26-7 = La Reine : chaque Usine représentée que vous possédez à la fin vaut les points inscrits à côté.
A26-8 = Edvard Goode : 6 points pour l’Usine de gramophones, celle de bicycles et celle de véhicules à vapeur, chacune.
A26-9 = Willie Wibblesock : à la fin, vos Usines représentées sur la carte rapportent les points imprimés.
A26-10 = Princesse Qing : comptez à la fin les points de chacune des Usines représentées que vous avez bâties.
A26-11 = Hannah Goode : 10 points à qui a le plus de cubes Citoyen au total, 4 au deuxième.
A26-12 = Université : 10 points à qui a le plus d’Ingénieurs, 4 au deuxième.
A26-13 = Exposition universelle : 10 points à qui a le plus d’Investisseurs, 4 au deuxième.
A26-14 = Madame Kahina : 10 points à qui a le plus de jetons Commerce, 4 au deuxième.
A26-15 = La Visiteuse : 10 points à qui a le plus de cartes Expédition, 4 au deuxième.
A26-16 = À égalité, tous reçoivent les points du rang ; même avec plusieurs premiers, le nombre inférieur suivant vaut 4. Zéro ne rapporte rien.
A26-17 = Zoo : 1 point de plus par animal visité.
A26-18 = Musée : 1 point de plus par artefact visité.
A26-19 = Bente Jorgensen : 18 points à quiconque finit avec une tuile Ancien Monde au plus ; la Terre d’origine n’en est pas une.
A26-20 = Isabel Sarmento : 6 points par tuile Nouveau Monde que vous avez.
A26-21 = Pyrophorien : 2 points de moins par carte Citoyen encore en main ; les cartes posées ne comptent pas.

## A27 Combinaisons conseillées d’Objectifs

A27-1 = Première partie : Alonso Graves, Université, Edvard Goode, Isabel Sarmento et Zoo.
A27-2 = D’ordinaire, cinq cartes Objectif au hasard ; le libre choix est permis.
A27-3 = Pour une partie plus riche en possibilités, prenez autant de cartes à effet que vous voulez.
A27-4 = Pour une rivalité plus vive, prenez autant de cartes de majorité que vous voulez.
A27-5 = Pour une partie paisible, tournée vers vos Terres, prenez autant de cartes à Usines que vous voulez.
A27-6 = Pour mettre les expéditions en avant : Zoo et Musée.
A27-7 = Pyrophorien change l’ambiance : on se hâte vers la fin et on recrute avec prudence.
A27-8 = La mini-extension mentionnée par la seule édition française ne fait pas partie du jeu.

## A28 Interactions

A28-1 = Recouvrir une Usine qui vient de produire est permis : ses cubes s’épuisent, la ressource reste valable.
A28-2 = Tout ce qui arrive sert aussitôt : nouveaux cubes, cubes améliorés au Quartier, jetons de Navires et de cartes, Or.
A28-3 = Un cube amélioré au travail bloque sa place, ne produit plus, mais compte partout comme son nouveau type.
A28-4 = Ce qui est limité à une fois par tour redevient possible au début de votre tour suivant.
A28-5 = Une tuile rendue au plateau est aussitôt à la disposition de tous, de vous aussi.
A28-6 = Quand les deux exemplaires d’une Usine sont pris, restent l’échange et l’Ancien Monde.
A28-7 = Version imprimée et version alternative ensemble : 4 Emplacements de travail de deux types ; qui échange avec vous paie le prix le plus bas.

## D Différences entre les éditions

D1 = Les Usines alternatives s’ajoutent librement aux Usines de départ ; l’édition allemande oblige à recouvrir l’Usine correspondante, ce qui est une option.
D2 = Un seul retrait par action Construire ; l’édition allemande n’y met pas de limite, ce qui est une option.
D3 = L’effet fait rendre jusqu’à 2 cartes sous les pioches ; l’édition anglaise en veut exactement 2, ce qui est une option.
D3b = Renoncer à cet effet est permis, il est alors perdu ; l’édition anglaise le dit moins nettement.
D4 = Si l’Or manque, l’effet Cubes vaut en partie, cube par cube ; l’édition italienne l’annule en entier, ce qui est une option.
D4b = L’Or manquant n’empêche que le cube concerné ; l’aide de jeu italienne annule à tort toute l’action.
D5 = Avec plusieurs premiers, les points du deuxième rang sont distribués aussi ; textes français et italien se lisent autrement.
D6 = La ressource offerte doit servir au moment de l’activation ; l’édition italienne ne parle que d’une possibilité.
D7 = Les cartes Objectif à effet ne s’usent pas ; l’édition italienne a perdu la négation.
D8 = La limite d’une fois par tour pour trois cartes Objectif est la même dans toutes les éditions.
D9 = Toute Usine visible, imprimée comprise, permet l’échange ; les éditions nomment la tuile de façons diverses.
D10 = Une même ressource s’échange une fois par tour ; l’édition française le tourne autrement, le sens est le même.
D11 = Aucun jeton Marine ne s’échange ; chaque livret ne nomme une fois que les jetons Exploration.
D12 = Production, Commerce et Fin de service ne sont pas des actions, comme seule l’édition française le précise.
D13 = Une action permet une seule carte Citoyen ; hors de l’édition française, seule l’aide de jeu le dit.
D14 = Les niveaux des Chantiers navals ne s’additionnent pas ; seule l’édition française l’écrit en toutes lettres.
D15 = Les Usines vont aussi sur le Littoral, ce que les éditions française et italienne précisent.
D16 = Identique veut dire même ressource et même type de Citoyen, selon la définition française que les autres n’ont pas.
D17 = Le prix d’une tuile Nouveau Monde ignore l’Ancien Monde ; la phrase manque dans l’édition française.
D18 = On produit sur toutes ses Terres ; seule l’édition française nomme aussi l’Ancien Monde.
D19 = Les Chantiers navals de toutes vos Terres comptent, s’ils y étaient avant l’action ; l’allemand seul dit « déjà ».
D20 = Les jetons d’un nouveau Navire servent aussitôt, quelle que soit leur sorte ; trois éditions ne parlent que du Commerce.
D21 = Les actions gratuites demandent les moyens nécessaires ; l’édition française ne le dit pas, sans conséquence.
D22 = Le nombre de cartes activées par tour est libre ; une phrase française dit seulement « plusieurs ».
D23 = L’Or d’Alonso Graves est dépensé à la réserve ; l’édition française écrit à tort qu’on l’épuise.
D24 = Un jeton Marine payé s’épuise toujours ; le français dit parfois dépenser, l’italien emploie un mot de défausse.
D25 = La pioche doit être vide au moment de piocher pour que l’Or soit dû, selon la précision française.
D26 = Le premier joueur est tiré au sort ; chaque édition parle à sa façon du dernier voyage à l’étranger.
D27 = Une action par tour dans toutes les éditions, dite avec d’autres mots.
D28 = Les constructions imprimées de l’Ancien Monde s’utilisent comme les autres ; seuls les mots changent.
D29 = C’est la main vide qui déclenche la fin ; les conseils anglais parlent de la dernière carte jouée.
D30 = Les cartes à Usines donnent une partie détendue ; l’édition anglaise traduit par « amusante ».
D31 = Les améliorations se répartissent sur 1 à 3 cubes ; l’édition italienne écrit 1 ou 3.
D32 = Le Zoo compte les cases Animal occupées ; l’édition française parle de visiteurs.
D33 = Pour remplacer des cartes, on rend d’abord tout, puis on pioche ; toutes les éditions s’accordent.
D34 = Les visiteurs vont aux cases de leur type ; l’édition italienne dit par couleur, ce qui revient au même.
D35 = Six Usines de départ ont une alternative, les cinq à Artisans et la Scierie ; les conseils n’en comptent que cinq.
D36 = La mini-extension citée par l’édition française est laissée de côté.
D37 = Un cube épuisé ne l’est que pour un temps ; l’édition française omet ce mot.
D38 = La réserve comprend jetons Marine et Or ; l’édition italienne oublie l’Or.
D39 = Ce que la Fête rend peut servir dès le même tour dans une action supplémentaire ; les livrets parlent de tours suivants.
D40 = Une ressource échangée doit servir dans le tour ; seule l’édition française écrit « doit ».
D41 = Un coût peut réunir ressources et cubes ; l’édition italienne parle de cubes au lieu de ressources.
D42 = Ce qui compte est d’avoir deux fois la même Usine, non de la construire ; les éditions mêlent les deux verbes.
D43 = On peut recouvrir toute tuile qui vient de servir, quelle que soit la construction ; l’édition française ne parle que d’Usines.
D44 = Activer une carte est partout gratuit, même si le nom de l’action réunit jouer et activer.
D45 = Chaque Chantier naval donne un Navire au plus ; l’aide de jeu italienne omet « au plus ».
D46 = Sans carte Expédition, l’effet tombe ; les quatre éditions le disent chacune à leur manière.
D47 = Le prix de la Fin de service figure sur les Quartiers de la Terre d’origine, comme toutes les éditions le montrent.
D48 = Vous consultez vos propres cartes Expédition seulement ; l’édition française laisse le mot « propres » de côté.
D49 = La troisième Usine d’Edvard Goode est celle de véhicules à vapeur ; l’édition anglaise écrit par erreur moteur à vapeur.
D50 = Beryl O’Mara vaut pour tout usage d’un jeton Commerce ; l’édition française le rend le plus clairement.

## S Exemples du livret

S1 = Un Ouvrier posé à la Brasserie donne 1 Bière ; la suivante demande un second Ouvrier.
S2 = Pour l’Entrepôt (Ouvriers), un Artisan produit des Briques à la Briqueterie et un autre est épuisé.
S3 = Jouer une carte coûte 2 jetons Exploration : ils s’épuisent, les 2 jetons Commerce restent sur leurs Navires.
S4 = Un Bicycle échangé chez un adversaire aux Emplacements pleins coûte 3 jetons et lui donne 1 Or ; un second ce tour-ci est refusé.
S5 = Pour 4 Or, deux Fermiers quittent la Scierie et un Ouvrier la Zone d’épuisement ; tous trois resservent.
S6 = L’Usine de fenêtres se pose sur la Verrerie qui vient de produire : la Verrerie retourne au plateau, son Ouvrier est épuisé.
S7 = Avec des Chantiers de niveau 1, 1 et 2, un Navire de commerce de niveau 2 paie l’échange pour un Navire d’exploration de niveau 1.
S8 = Deux cartes de sortes différentes se remplacent ; la troisième reste en main, car sa pioche est vide.
S9 = Deux nouveaux Ouvriers travaillent aussitôt pour un Ingénieur ; une pioche vide remplace la deuxième carte par 1 Or.
S10 = Trois améliorations : un Fermier du Quartier devient Artisan, un Fermier au travail devient Ouvrier sur place ; aucune carte n’est piochée.
S11 = La deuxième tuile Ancien Monde coûte 2 jetons Exploration, ajoute 6 cases et donne 2 cartes Expédition.
S12 = La première tuile Nouveau Monde fait piocher 3 cartes ; au tour suivant, sa Canne à sucre et des Planches paient la Rhumerie.
S13 = Trois cartes Expédition rapportent 10 points avec tous leurs visiteurs, 4 avec un Artisan et un Investisseur.
S14 = Le deuxième de quatre joueurs vide sa main : le troisième et le quatrième jouent, puis tous encore une fois.
S15 = Le décompte complet de l’exemple donne 77 + 8 + 1 + 7 + 0 + 6 + 6 + 2 = 107 points.
S16 = Un animal visité par un Ingénieur vaut 2 points, ou 3 si le Zoo est en jeu.
S17 = Avec Beryl O’Mara, 4 jetons Exploration obtiennent des Planches et de la Bière par échange.
S18 = Le Tabac d’un adversaire est hors d’atteinte, ses Cigares s’échangent.
S19 = Une deuxième Voilerie (Ouvriers) ne se construit pas, mais l’Ancien Monde peut l’apporter ; à côté de la Voilerie imprimée, elle est permise.
S20 = Deux Chantiers de niveau 1 ne font pas un Navire de niveau 2 ; un Chantier de niveau 2 fait aussi un Navire de niveau 1.
S21 = La Scierie (Ouvriers) et le Chantier naval de niveau 1 se construisent sans rien payer.

## R Décisions

R1 = Produire ou échanger sans coût à payer est impossible ; rien ne se met de côté.
R2 = Toute main vide à votre tour déclenche la fin et donne le jeton Feu d’artifice, même vidée en rendant des cartes.
R3 = On ne passe pas son tour ; une action « jusqu’à » demande au moins une fois.
R4 = Les parts d’un coût se règlent dans un ordre libre, actions gratuites entre deux.
R5 = La Fin de service est permise au milieu d’une action.
R6 = Une action supplémentaire attend la fin de l’action en cours, dans le même tour.
R7 = Après une Fête, une action supplémentaire du même tour peut employer cubes et jetons rendus.
R8 = Les jetons rendus par la Fête peuvent payer Alonso Graves dans le même tour.
R9 = Si le partenaire a deux versions d’une Usine, vous payez la moins chère.
R10 = À deux joueurs, le seul adversaire est le partenaire ; aucune règle particulière.
R11 = Beryl O’Mara sert aussi pour les ressources du Nouveau Monde et le coût des cartes.
R12 = Ce qui est imprimé travaille de nouveau dès qu’il est découvert.
R13 = Les jetons d’un Navire perdu vont à la réserve, les épuisés d’abord.
R14 = Construire uniquement pour retirer une tuile est refusé.
R15 = Une Usine visible de l’Ancien Monde empêche de construire ensuite l’identique.
R16 = Reconstruire une Usine sur elle-même est permis s’il reste un exemplaire au plateau, ou après l’avoir retirée.
R17 = On peut remplacer plus de cartes que la pioche n’en a, puisqu’on rend avant de piocher.
R18 = L’ordre sous la pioche revient au joueur qui rend les cartes.
R19 = Une main vide en plein remplacement ne déclenche pas la fin.
R20 = Chaque cube recruté fait piocher sa carte aussitôt, avant le suivant.
R21 = Sans cube de ce type dans la réserve, ni recrutement ni amélioration ; un cube rendu est aussitôt disponible.
R22 = Une amélioration dans la Zone d’épuisement laisse le cube épuisé.
R23 = Un cube posé, recruté ou amélioré ce tour-ci peut être amélioré.
R24 = Pile de tuiles vide, l’action correspondante n’existe plus.
R25 = Trop peu de cartes Expédition : on prend le reste ; aucune : l’action est refusée et l’effet tombe.
R26 = La ressource gratuite du Nouveau Monde se choisit à l’activation et exige un coût en cours qui la contient.
R27 = On peut rendre des cartes même sous une pioche vide, qui ne l’est alors plus.
R28 = Or et jetons Marine sont illimités ; un dépassement du contenu de la boîte est seulement signalé.
R29 = Les cubes offerts dont la carte se pioche sont à prendre ; ceux qui coûtent de l’Or peuvent être refusés.
R30 = Un visiteur d’expédition compte aussi dans les majorités.
R31 = Zéro élément ne rapporte jamais de points de majorité, sauf option contraire.
R32 = Madame Kahina compte les jetons Commerce des Navires, les épuisés et les temporaires encore sur vos cartes.
R33 = Toute Usine représentée et visible sur vos Terres compte, chaque exemplaire pour lui-même.
R34 = Des jetons temporaires venus d’une tuile Ancien Monde s’y posent et suivent la règle des cartes.
R35 = Dans une double amélioration, chaque échelon a besoin de son cube dans la réserve.
R36 = Les améliorations gratuites se répartissent librement jusqu’à la fin du tour.
R37 = En fin de tour, seules se retournent les cartes jouées ce tour-ci dont l’effet fait rendre des cartes.
R38 = Un joueur à la main vide continue de jouer ; rien ne se déclenche une deuxième fois.
R39 = Un autre joueur qui vide sa main plus tard n’obtient rien.
R40 = Les actions supplémentaires sont permises même au tout dernier tour.
R41 = Le nombre de cartes Expédition se dit avant de piocher, 3 d’ordinaire.
R42 = Mains, cartes Expédition et ordre des pioches sont secrets ; tailles, cartes posées et Or sont publics. Une carte rendue n’est connue que de son auteur.
R43 = Une Usine en double chez un partenaire ne permet pas un deuxième échange dans le tour.
R44 = À 2 ou 3 joueurs, les 12 tuiles Ancien Monde suffisent toujours.
R45 = Une tuile retirée est aussitôt sur le plateau et peut être celle que vous construisez ensuite.
R46 = Recouvrir un Chantier naval en construisant des Navires est impossible : ils vont sur la Mer.
R47 = Recouvrir un Navire tout juste bâti est permis ; ses jetons sont perdus.
R48 = Un total de points négatif est possible.
R49 = Pour départager, les cartes Expédition ne comptent pas comme cartes en main.
R50 = L’Investisseur d’Aarhant doit être dans son Quartier, non au travail.
R51 = Règle allemande : si l’Usine de départ est déjà recouverte, l’alternative va sur n’importe quelle case de terre.
R52 = Les Usines de départ d’un adversaire s’utilisent pour l’échange tant qu’elles sont visibles.
R53 = Une Usine en double donne 2 Emplacements de plus et compte deux fois, sans permettre un second échange.
R54 = La pioche Nouveau Monde ne peut pas manquer à l’exploration ; sinon on prend le reste, sans Or.
R55 = À deux joueurs, on n’échange que ce que l’unique adversaire a de visible.
R56 = Après le déclenchement, on joue et active encore des cartes jusqu’au bout du dernier tour de table.
R57 = Un paiement commencé peut toujours être achevé ; sinon il ne commence pas.
R58 = Recouvrir et retirer sont permis dans la même action Construire.
R59 = Navires et Chantiers navals se retirent aussi ; un Chantier seulement avant le premier Navire ou après le dernier.
R60 = On peut échanger une ressource qu’on pourrait produire soi-même.
R61 = Les jetons d’un Navire imprimé redécouvert viennent de la réserve, épuisés.
R62 = Une Usine de l’Ancien Monde redécouverte et l’identique bâtie entre-temps se gardent toutes deux.
R63 = Le retrait est permis avant, pendant ou après le paiement ; un coût s’ouvre sans compter sur un retrait futur.
R64 = La carte en train d’être payée est encore en main, mais ne peut pas être rendue.
R65 = Les améliorations gratuites restantes se gardent, échelon par échelon, jusqu’à la fin du tour.
R66 = Une activation sans aucun effet possible n’est pas proposée ; la carte attend.
R67 = Une action supplémentaire vaut encore au dernier tour ou la main vide ; les cartes qu’elle fait piocher n’annulent pas la fin.

## C Précisions

C1 = Rendre 0 carte est accepté s’il y en a une à rendre ; la main vide, l’effet n’est pas proposé.
C2 = L’objet payé doit rester accessible à chaque étape : cube de la réserve, tuile, case, carte ou cube à améliorer.
C3 = La pioche se juge vide au moment où la carte est due, et de nouveau à chaque étape du paiement.
C4 = Un retrait peut ouvrir l’action Construire si quelque chose reste constructible ensuite, fût-ce grâce à lui.
C5 = Navires, recrutement et améliorations s’achèvent quand vous le dites ou quand plus rien n’est possible.
C6 = Un Chantier naval découvert par un retrait compte dès qu’il est visible.
C7 = Un Chantier naval se retire encore pendant le paiement du premier Navire si les autres suffisent, pas plus tard.
C8 = La tuile du plateau peut recouvrir l’Usine identique imprimée sur une tuile Ancien Monde : il n’y en a jamais deux.
C9 = Les cubes qui coûtent de l’Or se décident après avoir vu les cartes piochées pour les précédents ; d’une carte, on prend un cube au moins.
C10 = En tout ou rien, seul l’Or manquant annule l’effet Cubes ; les cubes absents de la réserve sont simplement omis.
C11 = Avec l’option « exactement 2 », il faut au moins 2 autres cartes en main.
C12 = Or et jetons Marine au-delà du contenu de la boîte sont permis et seulement signalés.
C13 = Avec Zoo et Musée, seule leur somme est fixée ; les animaux s’affichent d’abord.
C14 = La Fin de service est permise même sans coût en cours.
C15 = La case d’une tuile et le cube à améliorer peuvent changer jusqu’à la fin du paiement.
C16 = Chez un partenaire aux deux versions, seul vaut le prix le plus bas.
C17 = La tuile bâtie dans cette action peut elle-même être retirée.
C18 = Demander plus de cartes Expédition qu’il n’en reste est permis ; on prend le reste.
C19 = On distribue dans le sens horaire à partir du premier joueur, à chacun ses 7 puis ses 2 cartes d’un coup.
C20 = Les améliorations gratuites de plusieurs cartes du même tour s’additionnent.
C21 = Rendre les autres cartes pendant le paiement de la dernière est permis ; la fin se déclenche quand celle-ci est posée.
C22 = Tant qu’un cube qui coûte de l’Or est proposé, même par une tuile Ancien Monde, on peut d’abord utiliser ce qui rapporte de l’Or ; ce qui n’est pas pris ensuite est perdu.
C23 = En tout ou rien, les cubes d’une tuile Ancien Monde viennent d’eux-mêmes si l’Or suffit pour tous, et sont perdus sinon : il n’y a rien à décider.
C24 = Avec une réserve limitée en tout, un Navire dont les jetons Marine manquent à la réserve ne se construit pas ; un Navire recouvert rend d’abord les siens.
C25 = On peut toujours choisir soi-même ce qui va de soi, comme les seuls jetons, la seule case ou le seul cube possibles.

## T Liste des tests

T1 = Le plateau porte 70 Usines, 14 Chantiers navals et 36 Navires, soit 120 tuiles.
T2 = Les pioches comptent 46, 32 et 24 cartes, et 18, 24, 24 après la distribution à 4 joueurs.
T3 = Chacun commence avec 4 Fermiers, 3 Ouvriers, 2 Artisans, 2 jetons Commerce et 1 jeton Exploration.
T4 = L’Or de départ est 0, 1, 2, 3 selon la place ; à deux joueurs, seulement 0 et 1.
T5 = La première partie met en jeu les cinq cartes Objectif nommées.
T6 = Au hasard, cinq cartes Objectif différentes sortent des vingt.
T7 = Réserve et joueurs réunis ont toujours 25, 40, 25, 20 et 15 cubes.
T8 = Une deuxième action sans action supplémentaire est refusée.
T9 = Une action gratuite est acceptée avant comme après l’action.
T10 = Finir le tour sans action est refusé ; la Fête de la ville est acceptée.
T11 = L’ordre est horaire et le compteur de tours de table avance correctement.
T12 = Un adversaire ne peut pas faire d’action gratuite pendant votre tour.
T13 = La Bière de l’exemple S1 est produite comme dit.
T14 = Un cube du mauvais type ne peut pas être posé au travail.
T15 = Un troisième cube sur une Usine à deux Emplacements est refusé.
T16 = Un cube déjà au travail ne produit pas une seconde fois.
T17 = Un cube épuisé ne peut pas travailler.
T18 = Aucune ressource ne survit à la fin du tour.
T19 = L’Entrepôt de l’exemple S2 se paie comme dit.
T20 = Un cube de type supérieur ne paie pas un coût en cubes.
T21 = Un seul Artisan produit des Briques, rentre contre de l’Or, puis s’épuise pour le même coût.
T22 = Les jetons Exploration de l’exemple S3 s’épuisent comme dit.
T23 = Un jeton Commerce ne paie pas un coût en jetons Exploration.
T24 = L’échange du Bicycle de l’exemple S4 se déroule comme dit.
T25 = Les prix d’échange sont 1, 1, 2 et 3 selon le type de Citoyen.
T26 = Échanger deux fois la même ressource dans le tour est refusé, aussi chez un autre partenaire.
T27 = Même dans une action supplémentaire, la ressource déjà échangée ce tour-ci est refusée.
T28 = Au tour suivant, la même ressource s’échange de nouveau.
T29 = Deux ressources différentes chez un même partenaire lui rapportent 2 Or.
T30 = Les Emplacements pleins du partenaire n’empêchent pas l’échange.
T31 = Une ressource qu’aucun adversaire ne produit ne s’échange pas.
T32 = Avoir soi-même l’Usine n’empêche pas l’échange.
T33 = Échanger une ressource du Nouveau Monde est refusé.
T34 = Échanger un produit d’une ressource du Nouveau Monde est accepté.
T35 = L’Usine imprimée d’un adversaire permet l’échange.
T36 = Une Usine imprimée recouverte ne permet plus l’échange.
T37 = Un partenaire aux versions Ouvriers et Artisans fait payer 1.
T38 = Trop peu de jetons : refus, sans que rien ne change.
T39 = L’exemple S5 coûte 4 Or pour deux Fermiers et un Ouvrier.
T40 = L’Or de la Fin de service va à la réserve.
T41 = Un cube amélioré rentre au prix de son nouveau type, dans son nouveau Quartier.
T42 = L’Or ne ramène aucun jeton Marine.
T43 = Une Fin de service au milieu d’une action est acceptée.
T44 = Une Fin de service sans assez d’Or est refusée.
T45 = L’Usine de fenêtres de l’exemple S6 recouvre la Verrerie comme dit.
T46 = Une Usine sur la Mer est refusée, sur le Littoral acceptée.
T47 = Un Chantier naval en Terre ferme est refusé.
T48 = Un Navire sur une case de terre est refusé.
T49 = Une deuxième Usine identique est refusée.
T50 = L’alternative à côté de l’Usine de départ est acceptée par défaut.
T51 = Avec la règle allemande, l’alternative posée ailleurs est refusée.
T52 = Les deux exemplaires pris, la construction par un troisième joueur est refusée.
T53 = Un exemplaire rendu au plateau par recouvrement peut être construit par un troisième joueur.
T54 = Retirer une tuile en construisant épuise les cubes qui s’y trouvent.
T55 = Un deuxième retrait est refusé par défaut, accepté sans limite.
T56 = Retirer une tuile imprimée est refusé.
T57 = Une Usine imprimée travaille de nouveau une fois sa couverture retirée.
T58 = Recouvrir une Usine imprimée occupée épuise ses cubes.
T59 = Usine et Chantier naval en une même action sont refusés.
T60 = La Scierie (Ouvriers) et le Chantier naval de niveau 1 sont gratuits.
T61 = Bâtir sur une tuile Nouveau Monde est refusé.
T62 = Les Navires de l’exemple S7 se construisent comme dit.
T63 = Deux Chantiers de niveau 1 ne permettent pas un Navire de niveau 2.
T64 = Avec des Chantiers 1 et 2, deux Navires de niveau 2 sont refusés, un 1 et un 2 acceptés.
T65 = Plus de Navires que de Chantiers navals : refusé.
T66 = Un Chantier naval imprimé de l’Ancien Monde compte.
T67 = Les jetons d’un nouveau Navire arrivent aussitôt et paient pour le suivant.
T68 = Sans case Mer libre, on recouvre un de ses Navires et ses jetons vont à la réserve.
T69 = Un Navire recouvert dont les jetons sont épuisés perd ces jetons-là.
T70 = Un septième Navire d’un même modèle est refusé.
T71 = Une action Construire qui ne bâtit rien est refusée.
T72 = Une carte jouée est payée et posée face visible.
T73 = Deux cartes en une action sont refusées.
T74 = L’activation marche dans le tour même comme dans un tour suivant.
T75 = Activer deux fois la même carte est refusé.
T76 = Plusieurs activations dans un tour sont acceptées.
T77 = Le remplacement de l’exemple S8 se fait comme dit.
T78 = Remplacer 4 cartes est refusé.
T79 = Remplacer 3 cartes avec 1 carte en pioche donne celle-ci et des cartes rendues.
T80 = Remplacer toute sa main ne déclenche pas la fin.
T81 = Remplacer une carte dont la pioche est vide est refusé.
T82 = Le recrutement de l’exemple S9 réussit avec 1 Or.
T83 = Le même sans Or : le deuxième Ouvrier est refusé, le premier reste.
T84 = Un quatrième cube dans une action est refusé.
T85 = Un cube recruté travaille pour le cube suivant.
T86 = Chaque type de cube fait piocher dans la bonne pioche.
T87 = Sans Fermier dans la réserve, le recrutement d’un Fermier est refusé.
T88 = Les améliorations de l’exemple S10 se font comme dit.
T89 = Un même cube monte de Fermier à Ingénieur en trois échelons.
T90 = Un cube amélioré au travail reste, ne convient plus et bloque sa place.
T91 = La Fête ramène ce cube dans son nouveau Quartier.
T92 = Un cube amélioré dans la Zone d’épuisement reste épuisé.
T93 = Une amélioration ne fait pas piocher, même la pioche pleine.
T94 = Améliorer un Investisseur est refusé.
T95 = Une quatrième amélioration est refusée.
T96 = Les tuiles Ancien Monde coûtent 1, 2, 3, 4 ; une cinquième est refusée.
T97 = La deuxième tuile Ancien Monde de l’exemple S11 s’ajoute comme dit.
T98 = Un Navire imprimé de l’Ancien Monde reçoit ses jetons.
T99 = Une Usine en double de l’Ancien Monde est gardée : 4 Emplacements de travail.
T100 = Une Usine imprimée de l’Ancien Monde empêche de bâtir l’identique.
T101 = Un effet de tuile Ancien Monde qu’on ne peut pas payer est perdu.
T102 = À 4 joueurs, la pile Ancien Monde vide rend l’action impossible.
T103 = Le prix du Nouveau Monde ne dépend pas des tuiles Ancien Monde.
T104 = Exemple S12 : 3 cartes Nouveau Monde, puis Canne à sucre pour 1 jeton Commerce.
T105 = La même ressource du Nouveau Monde s’obtient trois fois dans un tour pour 3 jetons.
T106 = La pioche Nouveau Monde a toujours 3 cartes par tuile restante au moins.
T107 = À 3 joueurs, la pile Nouveau Monde vide rend l’action impossible.
T108 = Expédition : 2 jetons pour 3 cartes ; il en reste 1, on en prend 1 ; aucune, refusé.
T109 = Les cartes Expédition ne comptent pas dans la main.
T110 = La Fête rend tout et envoie les jetons temporaires à la réserve.
T111 = Après la Fête, une action supplémentaire emploie les cubes rentrés.
T112 = L’effet Cubes fait piocher, coûte de l’Or à pioche vide, et vaut en partie.
T113 = Les jetons Commerce temporaires servent, puis vont à la réserve.
T114 = Sans Fête, les jetons temporaires restent plusieurs tours.
T115 = La ressource gratuite du Nouveau Monde est refusée sans coût en cours qui la demande.
T116 = Les améliorations gratuites ne valent que pour les échelons montrés et tombent en fin de tour.
T117 = Une action supplémentaire attend son tour au lieu de s’intercaler.
T118 = Rendre des cartes un tour plus tard est refusé ; la carte se retourne en fin de tour.
T119 = Rendre 0, 1 ou 2 cartes est accepté, 3 refusé.
T120 = Une carte rendue sous une pioche vide peut être piochée ensuite.
T121 = Alonso Graves : 3 jetons et 3 Or ; deux fois par tour, refusé.
T122 = Aarhant : un Investisseur du Quartier, 5 Or de plus, une fois.
T123 = Le Rédacteur en chef : une carte sous sa pioche, une fois.
T124 = Beryl O’Mara : 4 jetons Exploration, ou 2 et 1 jeton Commerce, paient un prix de 2.
T125 = Une carte Objectif à effet qui n’est pas en jeu est refusée.
T126 = Après le déclenchement de l’exemple S14, les tours se suivent comme dit.
T127 = Déclenchée à la dernière place, la fin laisse exactement un tour de table.
T128 = À deux joueurs, déclenchée à la première place, elle laisse 1 puis 2 tours.
T129 = Des cartes piochées après le déclenchement laissent le jeton Feu d’artifice en place.
T130 = Une main vidée par l’effet donne le jeton Feu d’artifice.
T131 = Une deuxième main vide ne donne rien.
T132 = Le décompte de l’exemple S15 donne 107.
T133 = L’exemple S13 donne 10 et 4.
T134 = Un cube ne visite qu’une case ; avec le Zoo, la répartition reste la meilleure.
T135 = L’Or 0, 2, 3, 5, 6 donne 0, 0, 1, 1, 2 points.
T136 = Cartes face visible et face cachée valent autant.
T137 = Majorité 5, 5, 3, 1 : 10, 10, 4, 0 points.
T138 = Majorité 5, 3, 3, 1 : 10, 4, 4, 0 points.
T139 = Majorité où tous ont zéro : 0 point par défaut.
T140 = Bente Jorgensen : 18 points avec 0 ou 1 tuile Ancien Monde, 0 avec 2.
T141 = Isabel Sarmento : 4 tuiles Nouveau Monde font 24 points.
T142 = Pyrophorien : 5 cartes en main font −10 ; les cartes posées non activées ne comptent pas.
T143 = Edvard Goode : trois Usines font 18 points ; une Usine recouverte ne compte pas.
T144 = Le Musée ne compte que les artefacts, le Zoo que les animaux.
T145 = Égalité : constructions, puis cartes en main, puis victoire partagée.
T146 = Pour départager, l’imprimé visible compte, l’imprimé recouvert non.
T147 = Un cube amélioré au travail visite selon son nouveau type.
T148 = Même graine et mêmes coups donnent le même état.
T149 = Edvard Goode compte l’Usine de véhicules à vapeur, non celle de moteurs.
T150 = La Terre d’origine a 10 Usines, un Chantier naval et trois Navires ; la première action Construire permet un Navire de niveau 1.
T151 = Une action gratuite qui empêcherait de payer le reste du coût est refusée.
T152 = La carte en train d’être jouée ne peut pas être rendue par Le Rédacteur en chef.
T153 = Dernière carte, mais 2 Fermiers gagnés en la payant : la main n’est pas vide, pas de Feu d’artifice.
T154 = Une carte ne se paie pas avec son propre effet.
T155 = Un Navire recouvert perd d’abord des jetons épuisés ; un Navire imprimé redécouvert reçoit des jetons épuisés.
T156 = Briqueterie de l’Ancien Monde recouverte, Briqueterie (Ouvriers) bâtie, couverture retirée : les deux restent.
T157 = Rebâtir une Usine sur elle-même sans exemplaire au plateau est refusé ; après retrait, accepté.
T158 = Les deux Filatures de coton chez un même joueur sont acceptées.
T159 = Deux Fermiers offerts avec 1 seul dans la réserve : 1 cube, 1 carte.
T160 = La carte à double effet donne 2 Or et 4 jetons Commerce temporaires d’un coup.
T161 = Beryl O’Mara : 1 jeton Commerce et 4 jetons Exploration paient un prix de 3 ; 2 jetons Exploration paient le jeton Commerce d’une carte.
T162 = Visiteurs : le calcul par type égale l’essai de toutes les répartitions, sans, avec un ou avec les deux de Zoo et Musée.
T163 = Deux actions supplémentaires s’additionnent ; celles qui restent tombent.
T164 = Jeton temporaire ou permanent : le joueur choisit.
T165 = Majorité 4, 0, 0 : 10, 0, 0 points.
