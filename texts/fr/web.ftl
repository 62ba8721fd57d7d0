### Le client web : tout ce qui entoure la table, et ce qui est pareil à chaque table.
### Familles de clés dont la fin est composée par le client : error-*, bot-*, then-*, board-waiting-*, board-back-*.
### Ce que ces pages disent d’un jeu est dans les fichiers du jeu, sous des clés qui finissent par son nom.

## Sur toutes les pages

shell-skip = Aller au contenu
shell-pages = Pages
shell-home = Entrepôt, accueil
shell-games = Mes parties
shell-rules = Règles
shell-settings = Paramètres
shell-credits = Crédits
shell-menu = Menu
shell-language = Langue
name-yours = Votre pseudo
name-guest = Invité { $n }
name-player = Joueur { $n }
name-change = Changer de pseudo :
name-hint = 1 à 24 caractères. Les autres joueurs le voient.
name-save = Enregistrer
name-bad = Choisissez un pseudo de 1 à 24 caractères.
dialog-close = Fermer
shell-loading = Chargement…
shell-retry = Réessayer
shell-footer = Les noms des jeux sont des marques de leurs propriétaires, qui n’ont aucun lien avec ce projet. Les règles sont rédigées avec nos propres mots, les dessins sont libres.

## Page d’accueil

home-title = Jeux de commerce et de villes
home-lead = Gratuit, dans le navigateur, sans compte. Vous commencez contre l’ordinateur.
home-facts = { $from } à { $to } joueurs.
home-play = Jouer contre l’ordinateur
home-play-game = Jouer à { $game }
home-opponents = Adversaires
home-level = Niveau
home-level-chosen = choisi
home-level-strength = gagne { $n } % contre { $level }
home-level-slow = La machine de ce serveur est lente pour ce niveau : ses coups se feront attendre.
home-level-yardstick = la référence : 50 %
home-learn = Règles
home-all-games = Les { $n } parties
home-never = Jamais joué ?
home-never-text = La table explique chaque carte. Les règles en bref :
home-waits-for = { $n ->
    [one] Une partie attend { $names }
   *[other] { $n } parties attendent { $names }
}
home-back = Bon retour
home-idle = Aucune partie en cours.
home-game = Jeu
home-more = Plus d’options
home-opponent = L’ordinateur ne voit que ce que vous verriez à sa place.
home-rules-hint = règle par règle, avec une recherche
home-short = { $game } en bref
home-short-hint = tout pour une première partie
home-trouble = Vos parties ne sont pas arrivées
home-storage-low = Ce serveur manque de place. Les parties en cours continuent ; on ne peut pas en ouvrir de nouvelles pour l’instant.

## Mes parties

games-title = Mes parties
games-new = Nouvelle table : { $game }
games-waiting = { $n ->
    [one] Une partie vous attend
    [2] Deux parties vous attendent
    [3] Trois parties vous attendent
   *[other] { $n } parties vous attendent
}
games-running = En cours
games-finished = Terminées
games-round = { $game }, manche { $round }
games-stopped = { $game }, partie arrêtée
games-unplayable = commencée avec une autre version des règles
games-with = avec { $names }
games-turn = À vous de jouer
games-turn-asked = À vous : { $what }
games-others = À { $name } de jouer
games-on = Continuer
games-look = Regarder
games-won = Vous avez gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-shared = Vous partagez la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-2 = Vous terminez 2e avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-3 = Vous terminez 3e avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-4 = Vous terminez 4e avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-winner = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-winners = { $names } partagent la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-not-scored = La partie s’est terminée sans résultat.
games-none-running = Aucune partie en cours. Installez-vous à une nouvelle table.
games-none-finished = Pas encore de partie terminée.
games-private = Vos parties sont liées à ce navigateur : revenez avec le même pour les retrouver.
games-delete = Supprimer : { $game }
games-delete-title = Supprimer cette partie ?
games-delete-running = Abandonner et supprimer cette partie ?
games-delete-text = Son résultat et son déroulement seront perdus définitivement.
games-delete-running-text = Elle s’arrête sans résultat et disparaît de votre liste. Cette action est irréversible.
games-delete-yes = Supprimer
games-delete-no = Garder

## Une nouvelle table

new-title = Nouvelle table
new-lead = { $game }. Choisissez les joueurs et les options.
new-seats = Qui joue ?
new-seat = Place { $n }
new-seat-me = Moi
new-seat-person = Autre joueur
new-seat-bot = Ordinateur
new-seat-name = Pseudo de la place { $n }
new-seat-name-label = Pseudo
new-seat-level = Niveau de la place { $n }
new-seat-bot-name = Son nom sera choisi au début de la partie.
new-add = Ajouter une place
new-remove = Retirer la place { $n }
new-shared = À plusieurs sur un écran : entre les tours, un rideau cache les cartes jusqu’à ce que la personne suivante prenne l’appareil.
new-first = Qui commence ?
new-first-lot = Au hasard
new-options = Options de la partie
new-options-hint = Vous pouvez tout laisser tel quel.
new-house = Règles maison
new-house-hint = Points sur lesquels les éditions ou les joueurs ne s’accordent pas. Vous pouvez tout laisser tel quel.
new-some = { $n } de votre choix
new-some-count = { $chosen } sur { $n }
new-usual = Comme d’habitude
new-follows = Comme d’habitude : { $value }
new-start = Lancer la partie
new-bad-name = La place { $n } a besoin d’un pseudo de 1 à 24 caractères.
new-bad-twice = Deux joueurs portent le même pseudo : { $name }. Changez l’un des deux.
new-bad-nobody = Aucune place n’est occupée sur cet écran. Choisissez « Moi » ou « Autre joueur » pour l’une d’elles.
new-bad-some = { $option } : choisissez-en exactement { $n }.
new-bad = Cette table n’est pas encore prête

## Niveaux de l’ordinateur (famille bot-*)

bot-easy = Facile
bot-greedy = Normal
bot-hard = Difficile
bot-master = Maître
bot-about-easy = Construit ce qui lui plaît et manque parfois une occasion.
bot-about-greedy = Planifie sa ville et vend au bon prix.
bot-about-hard = Prévoit la suite et tient compte de vos cartes possibles.
bot-about-master = Réfléchit le plus longtemps avant chaque coup.

## Règles

rules-lead = Rédigées avec nos propres mots, une phrase par numéro. Pendant la partie, les explications renvoient à ces numéros.
rules-title = Les règles du jeu : { $game }
rules-none = Les règles de ce jeu ne sont pas encore rédigées ici. La table dit ce qui est possible, et pourquoi le reste ne l’est pas.
rules-search = Chercher dans les règles
rules-search-hint = Un mot ou un numéro
rules-found = { $n ->
    [0] Aucun résultat. Essayez un mot plus court.
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
rules-chapters = Chapitres
rules-short = En bref
rules-link = Lien vers la règle { $number }
rules-unknown = Il n’y a pas de règle numéro { $number }.
rule-title = Règle { $number }
rule-loading = Chargement…
rule-all = Toutes les règles
explain-rule = Règle { $number }

## Paramètres

settings-title = Paramètres
settings-lead = Ils valent pour ce navigateur et s’appliquent aussitôt.
settings-you = Vous
settings-play = À la table
settings-theme = Apparence
settings-theme-hint = Dans une pièce peu éclairée, le thème sombre repose les yeux.
settings-theme-system = Comme l’appareil
settings-theme-day = Clair
settings-theme-night = Sombre
settings-speed = Vitesse des coups adverses
settings-speed-hint = Une touche ou un clic passe au coup suivant ; un appui long les passe tous.
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Immédiate
settings-sound = Son
settings-sound-hint = Cartes, pièces, constructions, et quand c’est à vous de jouer. Tout reste discret.
settings-volume = Volume
settings-keys = Raccourcis à une touche
settings-keys-hint = Les lettres et les chiffres servent de raccourcis. Désactivez cette option si vous utilisez la saisie vocale.
settings-forced = Jouer automatiquement les coups forcés
settings-forced-hint = Quand il n’y a rien à choisir, le coup est joué pour vous ; il figure quand même au journal.
settings-saved = Enregistré.
settings-language-hint = Tout change aussitôt, même dans une partie en cours.

## Crédits

credits-title = Crédits
credits-lead = Entrepôt repose sur le travail d’autres personnes. Merci à elles.
credits-games = Les jeux
credits-games-text = Les noms des jeux sont des marques de leurs propriétaires, qui n’ont aucun lien avec ce projet. Toutes les règles sont rédigées avec nos propres mots, et tous les dessins sont de nous ou libres : rien ne vient des éditeurs.
credits-games-buy = Si un jeu vous plaît, achetez-le : autour d’une vraie table, il est encore meilleur.
credits-icons = Icônes
credits-icons-text = Elles viennent de game-icons.net, sous licence Creative Commons Attribution 3.0. Nous les avons mises en couleurs ; les dessins sont inchangés.
credits-icons-own = Dessins faits pour ce projet : { $icons }, les petits signes des boutons et l’icône de l’onglet.
credits-fonts = Polices
credits-font-besley = Besley, par Owen Earl et The Besley Project Authors
credits-font-barlow = Barlow Semi Condensed, par Jeremy Tribby et The Barlow Project Authors
credits-libraries = Bibliothèques logicielles
credits-under = Sous licence
credits-licences = Toutes les licences en entier
credits-project = Entrepôt lui-même est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix.

## Quand quelque chose manque

lost-title = Il n’y a rien ici
lost-text = L’adresse { $path } ne mène nulle part. Une lettre s’est peut-être perdue en route.
lost-home = Retour à l’accueil
trouble-title = Cela n’a pas fonctionné
trouble-load-title = Impossible de charger la page
trouble-load = La connexion semble perdue. Ce que vous avez joué est en sécurité.

## Ce que le serveur ne peut pas faire (famille error-*)

error-unknown = Une erreur est survenue. Réessayez.
error-no_connection = Le serveur ne répond pas. Vérifiez la connexion et réessayez ; vos parties sont en sécurité.
error-server = Le serveur a lui-même un problème. Réessayez dans un instant.
error-storage = Le serveur a du mal à accéder à ses données. Votre choix n’est peut-être pas encore enregistré ; un nouvel essai est fait automatiquement.
error-too_fast = Trop de demandes à la fois. Patientez quelques secondes et réessayez.
error-no_guest = Le serveur ne vous connaît pas encore. Rechargez la page.
error-no_such_table = Cette table n’existe pas, ou vous n’y avez pas de place.
error-gone = Cette table n’existe plus.
error-other_rules = Cette partie a commencé avec une autre version des règles. Elle ne peut pas continuer.
error-bad_name = Choisissez un pseudo de 1 à 24 caractères.
error-game_runs = La partie est encore en cours. Ce sera possible quand elle sera terminée.
error-too_many_tables = Vous avez trop de parties. Terminez-en ou supprimez-en dans « Mes parties » avant d’en commencer une autre.
error-storage_low = Le serveur manque de place et ne peut pas ouvrir de nouvelle partie pour l’instant. Les parties en cours continuent.
error-too_much_stored = Vos parties occupent toute la place que le serveur vous réserve. Supprimez-en quelques-unes dans « Mes parties ».
error-too_many_sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en une, puis rechargez cette page.
error-too_many_connections = Il y a trop de connexions depuis votre réseau. Fermez quelques pages, ou attendez une minute.
error-nothing_to_undo = Impossible de revenir en arrière : depuis votre dernier choix, des cartes ont été piochées ou d’autres joueurs ont joué.
error-not_your_turn = Ce n’est pas à vous de décider. Attendez les autres.
error-not_yours = Cette place n’est pas la vôtre. Passez d’abord l’appareil.
error-over = La partie est terminée : on ne peut plus rien jouer.

## La table, quel que soit le jeu

name-you = { $name } (vous)
then-open = Rien n’est révélé : vous pourrez revenir en arrière.
then-passes = C’est définitif : ensuite, d’autres jouent.
then-reveals = C’est définitif : de nouvelles cartes apparaissent.
label-open = Possible : { $what }
label-chosen = Choix : { $what }
label-blocked = Impossible : { $what }
label-hinted = C’est ce que propose le conseil
label-computer = Ordinateur
label-resigned = A abandonné
label-decides = Décide maintenant
result-title = Décompte final
result-wins = { $name } remporte la partie !
result-wins-you = Vous avez gagné !
result-shared = Victoire partagée : { $names }
result-you = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] Vous êtes quatrième
}, à { $n ->
    [one] { $n } point
   *[other] { $n } points
} de { $name }
result-you-level = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] Vous êtes quatrième
}, à égalité avec { $name }
board-table = Table
board-home = { $game }, retour à l’accueil
board-round = Manche
board-undo = Défaire
board-hint = Conseil
board-hint-is = Conseil : { $moves }
board-menu = Menu
board-log = Journal
log-earlier = Afficher les coups précédents
board-leave = Accueil
board-computer = ordinateur
board-you = vous
board-resigned = a abandonné
board-tray = Votre coup
board-suggest = Suggérer
board-cancel = Annuler
board-refused = Ce n’est pas possible maintenant.
board-skip = Suivant
board-skip-all = Tout passer ({ $n })
board-film = Ce que font les autres
board-acting = { $name } joue.
board-acting-deal = La partie commence.
board-news = Depuis votre dernier coup
board-news-seen = Compris
board-news-more = { $n ->
    [one] Un autre événement
   *[other] { $n } autres événements
}
board-news-show = Afficher
board-handover = C’est à { $name } de jouer. Passez-lui l’appareil.
board-handover-cover = Cacher mes cartes et passer à { $name }
board-curtain = À vous, { $name }
board-curtain-why = Les cartes sont cachées : personne ne doit voir une main qui n’est pas la sienne.
board-curtain-lift = Je suis { $name } : voir mes cartes
board-curtain-news = Entre-temps
board-curtain-earlier = { $n ->
    [one] { $n } ligne de plus avant cela
   *[other] { $n } lignes de plus avant cela
}
board-reconnecting = Connexion perdue. Reconnexion…
board-waiting-step = Votre coup est en attente : il partira au retour de la connexion.
board-waiting-undo = L’annulation est en attente : elle se fera au retour de la connexion.
board-waiting-resign = Votre abandon est en attente : il partira au retour de la connexion.
board-waiting-several = { $n } demandes sont en attente : elles partiront au retour de la connexion.
board-back = Connexion rétablie.
board-back-step-done = Connexion rétablie. Votre coup est passé.
board-back-step-late = Connexion rétablie. Votre coup n’était plus possible.
board-back-undo-done = Connexion rétablie. Votre coup est annulé.
board-back-undo-late = Connexion rétablie. L’annulation n’était plus possible.
board-back-resign-done = Connexion rétablie. Vous avez abandonné.
board-back-resign-late = Connexion rétablie. L’abandon n’était plus possible.
board-back-several-done = Connexion rétablie. Tout a été transmis.
board-back-several-late = Connexion rétablie. Certaines demandes n’étaient plus possibles.
board-opening = On prépare la table…
board-failed-title = Impossible d’ouvrir cette table
board-failed = Une erreur est survenue. Réessayez plus tard.
board-your-turn = À vous de jouer. { $prompt }
board-title = { $game }, manche { $round }
board-title-turn = À vous de jouer : { $game }
menu-reset = Recommencer le tour
menu-resign = Abandonner…
resign-title = Abandonner la partie ?
resign-text = L’ordinateur prend votre place et continue. Cette action est irréversible.
resign-text-alone = Il n’y a plus d’autre joueur humain à cette table : la partie s’arrêtera aussitôt, en l’état. Cette action est irréversible.
resign-yes = Abandonner
resign-no = Rester
keys-title = Raccourcis clavier
keys-regions = Zone suivante de la table ; avec Maj, la précédente
keys-arrows = Se déplacer dans une zone ; Début et Fin vont à ses extrémités
keys-space = Espace
keys-choose = Choisir ou reposer l’élément actif
keys-enter = Entrée
keys-confirm = Choisir ; sur un élément déjà choisi : valider
keys-back = Effacer le choix en cours ; sinon, défaire le dernier coup
keys-undo = Défaire le dernier coup
keys-ctrl = Ctrl
keys-explain = Expliquer l’élément actif
keys-hand = Aller à votre main
keys-log = Ouvrir le journal
keys-list = Cette liste
keys-off = Les raccourcis à une touche sont désactivés dans les paramètres.
score-after = { $n ->
    [one] Partie terminée après { $n } manche
   *[other] Partie terminée après { $n } manches
}
score-stopped = Vous avez quitté la partie : elle s’arrête ici.
score-stopped-points = points à l’arrêt
score-board = Voir la table
score-show = Points
score-counting = On compte les points
score-ranking = Classement
score-place-1 = 1re place
score-place-2 = 2e place
score-place-3 = 3e place
score-place-4 = 4e place
score-again = Rejouer
score-by = Points par catégorie
score-course = Points après chaque manche
score-course-of = { $name } : { $points }.
score-shown-as = Afficher les points sous forme de
score-as-bars = Barres
score-as-figures = Tableau
score-best = meilleur
score-record = Télécharger l’historique

## La table d’un jeu qui n’a pas son propre plateau

plain-ask = Choisissez l’un de vos coups.
plain-said = { $name } : { $what }
plain-zones = Ce qu’il y a sur la table
plain-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
plain-refused = Impossible pour l’instant
plain-keys = Choisir l’un des neuf premiers coups
plain-yes = oui
plain-no = non
plain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
plain-total = Total
