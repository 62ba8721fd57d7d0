### Les Quais : les règles numérotées, une ligne chacune. Les points s’écrivent en tirets : W4-2 est W4.2.

# En bref, pour qui n’a jamais joué ; l’attribut dit où les règles en disent plus.

short-1 = Remportez des manches pour entreposer des caisses. L’entrepôt de plus grande valeur gagne.
    .rule = W6.4
short-2 = À chaque manche le dé favorise un des quatre quais. Puis chacun joue une caisse, si possible du quai demandé.
    .rule = W4.2
short-3 = La plus haute caisse du quai favorisé gagne, sinon la plus haute du quai demandé. Le gagnant entrepose jusqu’à deux des caisses.
    .rule = W5.1

## W1 Caisses

W1-1 = Il y a 300 caisses, numérotées de 1 à 300.
W1-2 = Divisez le numéro par quatre : le reste 1, 2, 3 ou 0 désigne le quai nord, est, sud ou ouest.
W1-3 = Le dernier chiffre dit la valeur : 0 ou 5 vaut 1, 1 ou 6 vaut 2, 2 ou 7 vaut 3, 3 ou 8 vaut 4, 4 ou 9 vaut 5.

## W2 Mise en place

W2-1 = 2 à 4 joueurs jouent 8 manches ; une partie courte en a 6, une longue 10.
W2-2 = Toutes les caisses sont mélangées, et chacun en reçoit cinq en main cachée.
W2-3 = Cinq autres par joueur forment la pile ; le reste retourne dans la boîte sans être regardé.
W2-4 = On tire au sort qui mène la première manche, sauf accord.

## W3 Le quai favorisé

W3-1 = Le meneur lance le dé ; 1, 2, 3 ou 4 favorise le quai nord, est, sud ou ouest.
W3-2 = Après un 5, aucun quai n’est favorisé dans cette manche.
W3-3 = Après un 6, le meneur en choisit un des quatre, puis joue.

## W4 Jouer

W4-1 = À partir du meneur, dans le sens horaire, chacun joue une caisse de sa main, face visible.
W4-2 = Le meneur joue n’importe quelle caisse ; qui en a du quai demandé doit en jouer une, qui n’en a pas joue ce qu’il veut.
W4-3 = En jouant une caisse d’un autre quai, vous montrez que vous n’en avez pas du quai demandé ; cela vaut jusqu’à ce que vous piochiez.
W4-4 = Une seule caisse restée en main est jouée d’elle-même.
W4-5 = La plus haute caisse du quai favorisé gagne ; à défaut, la plus haute du quai demandé.

## W5 Entreposer

W5-1 = Le gagnant entrepose une ou deux des caisses jouées ; elles restent visibles.
W5-2 = De deux caisses on nomme d’abord la plus basse ; en une seule fois, l’ordre est libre.
W5-3 = Les autres caisses vont à la défausse, face visible.
W5-4 = Puis tous piochent jusqu’à avoir de nouveau cinq caisses, le gagnant d’abord, les autres dans le sens horaire.
W5-5 = Quand la pile est vide et qu’il faut piocher, la défausse est mélangée et devient la pile.
W5-6 = Tant que les deux sont vides, personne ne pioche.
W5-7 = Le gagnant mène la manche suivante.

## W6 La fin

W6-1 = La partie finit après la dernière manche, avant de piocher ; ou quand une manche commencerait et que quelqu’un n’a pas de caisse.
W6-2 = Chaque caisse entreposée compte sa valeur.
W6-3 = Des caisses entreposées des quatre quais comptent 5 de plus.
W6-4 = Le plus de points gagne.
W6-5 = À égalité, moins de caisses entreposées gagne ; puis la victoire est partagée.

## W7 Ce que chacun peut savoir

W7-1 = Vous seul voyez votre main ; tous peuvent la compter.
W7-2 = Personne ne voit la pile ni la boîte ; tous peuvent compter la pile.
W7-3 = Les caisses jouées, entreposées ou défaussées restent visibles.
W7-4 = Chacun peut retenir quelles caisses ont été mélangées dans la pile : jusqu’à ce qu’on les revoie, elles y sont ou dans une main, pas dans la boîte.
