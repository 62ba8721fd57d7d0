### Ce que seul le terminal dit. Les mots à taper (undo, why, rules…) sont les mêmes dans toutes les langues.

## Début et fin

greeting = À la table, par place : { $names }.
greeting-help = Choisissez en tapant un numéro. « help » montre ce que vous pouvez taper d’autre.
promise = Empreinte de la distribution : { $promise }
person-default = Joueur
goodbye = La partie s’arrête ici, inachevée. Merci d’avoir joué.
final-scores = Décompte final
wins = { $name } remporte la partie !
seed-was = Graine de cette partie : { $seed }

## Passer le clavier

hand-over-title = C’est à { $name } de jouer
hand-over = Donnez le clavier à { $name }. Personne d’autre ne doit regarder. { $name }, appuyez sur Entrée pour voir vos cartes.
press-enter = Appuyez sur Entrée pour continuer.
forced = { $answer } : rien d’autre n’est possible ici, c’est donc fait pour vous.

## La table

label = { $text } :
news = Depuis votre dernier tour :
who-you = { $name } (vous)
hand-empty = vide

## Réponses par numéro

choose-up_to = Jusqu’à { $n }, sur une seule ligne ou l’une après l’autre.
choose-several = Sur une seule ligne ou l’une après l’autre, dans n’importe quel ordre.
picked-exactly = Choix : { $list }. Reste à choisir : { $n }.
picked-up_to = Choix : { $list }. Encore { $n } au plus.

## Revenir en arrière et quitter

undone = Retour en arrière : « { $what } ».
reset-done = { $n ->
    [one] Retour en arrière de { $n } choix.
   *[other] Retour en arrière de { $n } choix.
}
undo-nothing = Rien ne peut être repris : depuis votre dernier choix, des cartes ont été piochées ou retournées, ou un autre joueur a dû décider.
undo-not_yours = Le dernier choix est celui d’un autre joueur. Lui seul peut le reprendre.
quit-sure = Voulez-vous quitter la partie ? Elle ne pourra pas être reprise. (oui/non)
quit-yes = oui o yes
quit-not = La partie continue.

## Ce qui n’est pas compris

input-number = Tapez un numéro de 1 à { $most }, ou « help ».
input-one = Une seule réponse convient ici : tapez un seul numéro.
input-too_many = C’est trop : choisissez-en { $most } au plus.
input-too_often = Vous n’en avez pas autant : { $what }.
input-empty = Nommez au moins un coup, ou tapez un numéro.
input-over = La partie est terminée : on ne peut plus rien jouer.
input-no_move = « { $word } » n’est ni un coup ni une commande. Tapez un numéro de la liste, ou « help ».
input-no_name = Après « { $verb } », il faut un nom.
input-wrong_name = « { $word } » n’est pas un nom qui va avec « { $verb } ». Les noms sont à droite de la liste.
input-meant = Ici, « { $word } » s’appelle « { $id } » : dans les coups, les noms sont les mêmes dans toutes les langues.
step-reveals_too_early = Ce coup montre des cartes : il doit être le dernier de sa ligne. Tapez la suite après.
why-what = Tapez ensuite ce qui vous intéresse : un numéro de la liste, un nom, ou un coup comme « why { $example } ».
why-allowed = { $what } : c’est permis.
rules-unknown = Il n’y a pas de règle numéro « { $number } ». Tapez par exemple « rules { $rule } », ou « rules { $chapter } » pour tout un chapitre.
log-skipped = ({ $n } lignes plus anciennes ; « log all » les montre.)

## Aide

help-numbers = La réponse qui porte ce numéro ; si plusieurs choses sont demandées, plusieurs numéros, dans n’importe quel ordre.
help-undo = Revient sur votre dernier choix, tant que personne n’en a rien appris.
help-reset = Revient sur tous vos choix qui peuvent être repris.
help-why = Dit pourquoi une chose n’est pas permise, avec sa règle.
help-rules = Montre une règle par son numéro ; « rules { $chapter } » tout un chapitre.
help-table = Montre encore la table.
help-log = Montre ce qui s’est passé ; « log all » depuis le début.
help-options = Montre les options de cette partie.
help-help = Montre cette page.
help-quit = Quitte la partie.
help-marks = Les mots à taper sont les mêmes dans toutes les langues.

## Mauvaises options de la commande

usage-name = « { $name } » ne convient pas comme nom : il faut 1 à { $longest } lettres. Exemple : --seats Ana,greedy,Ben
usage-yardstick = « { $name } » sert d’étalon pour les tests, pas d’adversaire. Adversaires virtuels proposés : { $bots }
usage-no_person = Aucun nom de --seats n’est une personne. Il en faut au moins une, par exemple --seats Ana,greedy ; pour les ordinateurs seuls, il y a « entrepot selfplay ».
usage-players = Ce jeu se joue de { $least } à { $most }, pas à « { $found } ».
usage-players_differ = Le nombre de joueurs est donné deux fois et diffère : { $counts }. Donnez-le une seule fois.
usage-option = Il n’y a pas d’option « { $found } ». Les options sont : { $options }.
usage-twice = L’option « { $option } » est donnée deux fois. Nommez-la une seule fois.
usage-value = L’option { $option } accepte { $right }, pas « { $found } ».
usage-seed = Une graine est un nombre ou 64 chiffres hexadécimaux, pas « { $found } ».
