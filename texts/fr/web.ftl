### Le cadre du client web : tout ce qui entoure la table.
### Familles de clés dont la fin est composée par le client : error-*, new-option-*, bot-*.

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
name-bad = Un pseudo compte 1 à 24 caractères. Écrivez-en un.
dialog-close = Fermer
shell-loading = Chargement…
shell-retry = Réessayer
shell-footer = Les noms des jeux sont des marques de leurs propriétaires, qui n’ont aucun lien avec ce projet. Les règles sont rédigées avec nos propres mots, les dessins sont libres.

## Page d’accueil

home-title = Installez-vous et jouez. Sans compte.
home-lead = San Juan de 2 à 4, contre l’ordinateur ou à plusieurs sur un même écran.
game-sanjuan = San Juan
home-about = Les cartes sont bâtiments, marchandises et monnaie.
home-facts = 2 à 4 joueurs, 40 minutes.
home-play = Jouer contre l’ordinateur
home-opponents = Adversaires
home-level = Niveau
home-new = Nouvelle table…
home-learn = Vous découvrez le jeu ? La table explique chaque carte, et chaque règle est à portée de clic.
home-all-games = Toutes mes parties

## Mes parties

games-title = Mes parties
games-waiting = { $n ->
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
games-running = En cours
games-finished = Terminées
games-round = { $game }, manche { $round }
games-stopped = { $game }, partie arrêtée
games-unplayable = commencée avec d’autres règles
games-with = avec { $names }
games-turn = À vous de jouer
games-others = À { $name } de jouer
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
games-empty = Pas encore de partie. Toutes celles que vous jouez sont gardées ici, et vous pouvez les reprendre à tout moment.
games-none-running = Aucune partie en cours. Installez-vous à une nouvelle table.
games-none-finished = Pas encore de partie terminée.
games-private = Les parties sont liées à ce navigateur : rouvrez la page ici et vous les retrouverez.

## Une nouvelle table

new-title = Nouvelle table
new-lead = San Juan. Qui s’installe, et comment joue-t-on ?
new-seats = Qui joue ?
new-seat = Place { $n }
new-seat-me = Moi
new-seat-person = Joueur ici
new-seat-bot = Ordinateur
new-seat-name = Pseudo de la place { $n }
new-seat-name-label = Pseudo
new-seat-level = Niveau de la place { $n }
new-seat-bot-name = L’ordinateur reçoit un nom à la table.
new-add = Ajouter une place
new-remove = Retirer la place { $n }
new-shared = À plusieurs sur un écran : entre les tours, un rideau cache les cartes jusqu’à ce que la personne suivante prenne l’appareil.
new-first = Qui commence ?
new-first-lot = Au hasard
new-first-hint = Le premier Gouverneur choisit en premier. La carte Gouverneur circule : cela compte donc moins qu’il n’y paraît.
new-options = Comment joue-t-on ?
new-options-hint = Vous pouvez tout laisser tel quel.
new-start = S’installer
new-bad-name = La place { $n } a besoin d’un pseudo de 1 à 24 caractères.
new-bad-twice = Ce pseudo est pris deux fois : { $name }. Changez-en un.
new-bad-nobody = Aucune place n’est occupée à cet écran. Choisissez « Moi » ou « Joueur ici » pour l’une d’elles.
new-bad = Cette table n’est pas encore prête

## Ce que signifie chaque option de San Juan (famille new-option-*)

new-option-edition = Les éditions diffèrent par quelques cartes : dans la première, la Guilde rapporte 2 points par bâtiment de production, et la Mine d’or laisse le choix de la carte.
new-option-expansion = Ajoute dix nouveaux bâtiments, 29 cartes, et une Cathédrale posée sur la table pour tous.
new-option-starting_variant = Un départ plus doux : plus on joue tard, plus on reçoit de cartes, et chacun garde les quatre qu’il préfère.
new-option-gold_mine = Ce que son propriétaire peut prendre quand les quatre cartes retournées ont toutes un coût différent.
new-option-customs_good_in_tie = Cette marchandise compte-t-elle quand les cartes et les marchandises départagent une égalité ?
new-option-chapel_secrecy = Les autres voient-ils combien de cartes s’y trouvent ? Les cartes elles-mêmes restent cachées dans tous les cas.
new-option-follows = selon l’édition
new-option-guard_room_limit = Quand les joueurs sans Caserne ne peuvent garder que 6 cartes en main.

## Niveaux de l’ordinateur (famille bot-*)

bot-greedy = Normal

## Règles

rules-title = Les règles de San Juan
rules-lead = Avec nos propres mots, une phrase par numéro. Partout où la table explique un coup, elle renvoie à ces numéros.
rules-search = Chercher dans les règles
rules-search-hint = Un mot ou un numéro, par exemple Bibliothèque ou S5.5
rules-found = { $n ->
    [0] Aucun résultat. Essayez un mot plus court.
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
rules-chapters = Chapitres
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
settings-theme = Jour ou nuit
settings-theme-hint = Dans une pièce sombre, la nuit repose les yeux.
settings-theme-system = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-speed = Vitesse des coups adverses
settings-speed-hint = Une touche du clavier ou un clic les abrège à tout moment.
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Immédiate
settings-sound = Son
settings-sound-hint = Un son discret quand c’est à vous de jouer.
settings-keys = Touches seules
settings-keys-hint = Lettres et chiffres servent de raccourcis. Désactivez-les si vous utilisez la saisie vocale.
settings-forced = Jouer d’office les coups forcés
settings-forced-hint = Aucune question là où il n’y a rien à choisir. Le journal montre quand même ces coups.
settings-saved = Enregistré.
settings-language-hint = Tout change aussitôt, même dans une partie en cours.

## Crédits

credits-title = Crédits
credits-lead = Entrepôt repose sur le travail d’autres personnes. Merci à elles.
credits-games = Les jeux
credits-games-text = San Juan est un jeu d’Andreas Seyfarth. Les noms des jeux sont des marques de leurs propriétaires, qui n’ont aucun lien avec ce projet. Toutes les règles sont rédigées avec nos propres mots, et tous les dessins sont de nous ou libres : rien ne vient des éditeurs.
credits-games-buy = Si le jeu vous plaît, achetez-le : autour d’une vraie table, il est encore meilleur.
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
error-other_rules = Cette partie a commencé avec d’autres règles que celles du serveur actuel. Elle ne peut pas continuer.
error-bad_name = Un pseudo compte 1 à 24 caractères. Écrivez-en un.
error-game_runs = La partie est encore en cours. Ce sera possible quand elle sera terminée.
error-too_many_tables = Vous avez trop de parties en cours. Terminez-en une ou abandonnez-la avant d’en commencer une autre.
error-too_many_sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en une, puis rechargez cette page.
error-nothing_to_undo = Rien ne peut être repris : depuis votre dernier choix, des cartes ont été piochées ou d’autres ont joué.
error-not_your_turn = Ce n’est pas à vous de décider. Attendez les autres.
error-not_yours = Cette place n’est pas la vôtre. Passez d’abord l’appareil.
error-over = La partie est terminée : on ne peut plus rien jouer.
