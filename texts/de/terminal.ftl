### Was nur das Terminal sagt. Wörter zum Tippen (undo, why, rules …) sind in allen Sprachen gleich.

## Anfang und Ende

greeting = Am Tisch, der Reihe nach: { $names }.
greeting-help = Wähle, indem du eine Nummer tippst. „help“ zeigt, was du sonst tippen kannst.
promise = Fingerabdruck der Kartenverteilung: { $promise }
person-default = Spieler
goodbye = Die Partie endet hier, ohne Wertung. Danke fürs Spielen.
final-scores = Endwertung
wins = { $name } gewinnt!
seed-was = Startwert dieser Partie: { $seed }

## Weitergeben

hand-over-title = { $name } ist am Zug
hand-over = Gib die Tastatur weiter: Jetzt ist { $name } am Zug, sonst sollte niemand hinsehen. { $name }, drücke die Eingabetaste, um deine Karten zu sehen.
press-enter = Weiter mit der Eingabetaste.
forced = { $answer }: Etwas anderes ist hier nicht möglich, darum geschieht es von selbst.

## Der Tisch

label = { $text }:
news = Seit deinem letzten Zug:
who-you = { $name } (du)
hand-empty = keine

## Antworten nach Nummern

choose-up_to = Bis zu { $n }, in einer Zeile oder nacheinander.
choose-several = In einer Zeile oder nacheinander, in beliebiger Reihenfolge.
picked-exactly = Gewählt: { $list }. Noch zu wählen: { $n }.
picked-up_to = Gewählt: { $list }. Bis zu { $n } mehr.

## Zurücknehmen und aufhören

undone = Zurückgenommen: „{ $what }“.
reset-done = { $n ->
    [one] { $n } Schritt zurückgenommen.
   *[other] { $n } Schritte zurückgenommen.
}
undo-nothing = Es gibt nichts zurückzunehmen: Seit deinem letzten Schritt wurden Karten gezogen oder aufgedeckt, oder jemand anders musste entscheiden.
undo-not_yours = Der letzte Schritt ist nicht deiner. Zurücknehmen kann ihn nur, wer ihn gemacht hat.
quit-sure = Möchtest du die Partie verlassen? Sie lässt sich später nicht fortsetzen. (ja/nein)
quit-yes = ja j yes
quit-not = Die Partie geht weiter.

## Was nicht zu verstehen ist

input-number = Tippe eine Nummer von 1 bis { $most } oder „help“.
input-one = Hier passt nur eine Antwort: Tippe eine einzige Nummer.
input-too_many = Das sind zu viele: Wähle höchstens { $most }.
input-too_often = So oft hast du das nicht: { $what }.
input-empty = Nenne mindestens einen Schritt oder tippe eine Nummer.
input-over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
input-no_move = „{ $word }“ ist weder ein Schritt noch ein Befehl. Tippe eine Nummer der Liste oder „help“.
input-no_name = Hinter „{ $verb }“ fehlt ein Name.
input-wrong_name = „{ $word }“ ist kein Name, der hinter „{ $verb }“ passt. Die Namen stehen rechts in der Liste.
input-meant = „{ $word }“ heißt hier „{ $id }“: In Schritten sind die Namen in allen Sprachen gleich.
step-reveals_too_early = Dabei werden Karten sichtbar, also muss es am Ende der Zeile stehen. Tippe das Weitere danach.
why-what = Tippe dahinter, worum es geht: eine Nummer der Liste, einen Namen oder einen Schritt wie „why { $example }“.
why-allowed = { $what } – das ist erlaubt.
rules-unknown = Eine Regel mit der Nummer „{ $number }“ gibt es nicht. Tippe etwa „rules { $rule }“, oder „rules { $chapter }“ für ein ganzes Kapitel.
log-skipped = ({ $n } ältere Zeilen; „log all“ zeigt sie.)

## Hilfe

help-numbers = Die Antwort mit dieser Nummer; wo mehreres gefragt ist, mehrere Nummern in beliebiger Reihenfolge.
help-undo = Nimmt deinen letzten Schritt zurück, solange niemand dadurch etwas erfahren hat.
help-reset = Nimmt alle deine Schritte zurück, bei denen das geht.
help-why = Sagt, warum etwas nicht erlaubt ist, mit der Regel.
help-rules = Zeigt eine Regel nach ihrer Nummer; „rules { $chapter }“ ein ganzes Kapitel.
help-table = Zeigt den Tisch noch einmal.
help-log = Zeigt den Spielverlauf; „log all“ von Anfang an.
help-options = Zeigt die Einstellungen dieser Partie.
help-help = Zeigt diese Seite.
help-quit = Verlässt die Partie.
help-marks = Wörter zum Tippen sind in allen Sprachen gleich.

## Falsche Optionen des Befehls

usage-name = „{ $name }“ taugt nicht als Name für einen Platz: Nötig sind 1 bis { $longest } Zeichen. Beispiel: --seats Ana,greedy,Ben
usage-yardstick = „{ $name }“ dient als Maßstab für Tests und ist kein Gegner für Menschen. Computergegner zur Wahl: { $bots }
usage-no_person = In --seats steht kein Mensch. Nenne mindestens einen, etwa --seats Ana,greedy; für Computer unter sich gibt es „entrepot selfplay“.
usage-players = Dieses Spiel ist für { $least }–{ $most } Spieler, nicht für „{ $found }“.
usage-players_differ = Die Spielerzahl ist mehrfach und verschieden angegeben: { $counts }. Nenne sie einmal.
usage-option = Eine Einstellung „{ $found }“ gibt es nicht. Es gibt: { $options }.
usage-twice = Die Einstellung „{ $option }“ ist zweimal angegeben. Nenne sie einmal.
usage-value = Die Einstellung { $option } nimmt { $right }, nicht „{ $found }“.
usage-seed = Ein Startwert ist eine Zahl oder hat 64 hexadezimale Ziffern; „{ $found }“ ist keiner.
