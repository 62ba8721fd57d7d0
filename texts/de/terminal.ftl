### Was nur das Terminal sagt. Wörter zum Tippen (undo, why, build …) sind in allen Sprachen gleich.

## Anfang und Ende

title = San Juan
greeting = Am Tisch, der Reihe nach: { $names }.
greeting-help = Wähle, indem du eine Nummer tippst. „help“ zeigt, was du sonst tippen kannst.
promise = Fingerabdruck der Kartenverteilung: { $promise }
person-default = Spieler
goodbye = Die Partie endet hier, ohne Wertung. Danke fürs Spielen.
final-scores = Endwertung
tie-break = Gleichstand an der Spitze ({ $points }): Handkarten und Waren auf Produktionsgebäuden entscheiden ({ $cards }) [S12.5].
wins = { $name } gewinnt!
shared-victory = Geteilter Sieg: { $name } [S12.6].
seed-was = Startwert dieser Partie: { $seed }

## Weitergeben

hand-over-title = { $name } ist am Zug
hand-over = Gib die Tastatur weiter: Jetzt ist { $name } am Zug, sonst sollte niemand hinsehen. { $name }, drücke die Eingabetaste, um deine Karten zu sehen.
press-enter = Weiter mit der Eingabetaste.
forced = { $answer }: Etwas anderes ist hier nicht möglich, darum geschieht es von selbst.

## Der Tisch

label = { $text }:
round = Runde { $n }
news = Seit deinem letzten Zug:
roles = Rollen
role-taken = { $role }: { $name }
roles-free = frei: { $roles }
prices-open = Preise jetzt
prices = Handelshaus
prices-unknown = noch ist kein Kärtchen bekannt
prices-coming = als Nächstes { $cards }
piles = Stapel
piles-text = Nachziehstapel { $draw }, Ablagestapel { $discard }
cathedral-there = die Kathedrale kann gebaut werden
who-you = { $name } (du)
building-covers = über { $list }
building-new = neu, wirkt nach dieser Phase
building-used = genutzt
laid = Unter Gebäuden: { $counts }
laid-known = Unter Gebäuden: { $counts }. Dort liegen von dir: { $list }
hand = Deine Handkarten ({ $n }, Limit { $limit })
hand-card = { $card } ({ $cost })
hand-empty = keine
hand-known = Bekannte Handkarten: { $list }
legend = ● eine Ware, ○ keine Ware; die Zahl hinter einer Karte sind ihre Kosten.
legend-at_least = „mindestens“: Karten unter Kapelle, Bank und Hafen werden nicht gezeigt.

## Antworten nach Nummern

role-does = alle: { $action } · du außerdem: { $privilege }
about-build = Kosten { $now } (gedruckt { $cost }) · { $points }
about-cost = Kosten { $now }
about-card = Kosten { $cost } · { $points }
choose-up_to = Bis zu { $n }, in einer Zeile oder nacheinander.
choose-several = In einer Zeile oder nacheinander, in beliebiger Reihenfolge.
picked-exactly = Gewählt: { $list }. Noch zu wählen: { $n }.
picked-up_to = Gewählt: { $list }. Bis zu { $n } mehr.
hint-crane = Du hast den Kran: Die Kosten gelten an einem neuen Platz; über einem deiner Gebäude wird es billiger. Den Platz wählst du danach.
hint-harbor = Die Ware, die du zuerst nennst, kommt unter den Hafen.

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
input-no_move = „{ $word }“ ist weder ein Schritt noch ein Befehl. Tippe eine Nummer der Liste oder „help“.
input-no_name = Hinter „{ $verb }“ fehlt ein Name.
input-wrong_name = „{ $word }“ ist kein Name, der hinter „{ $verb }“ passt. Die Namen stehen rechts in der Liste.
input-meant = „{ $word }“ heißt hier „{ $id }“: In Schritten sind die Namen in allen Sprachen gleich.
step-reveals_too_early = Dabei werden Karten sichtbar, also muss es am Ende der Zeile stehen. Tippe das Weitere danach.
why-what = Tippe dahinter, worum es geht: „why build palace“ oder einfach „why palast“.
why-allowed = { $what } – das ist erlaubt.
rules-unknown = Eine Regel mit der Nummer „{ $number }“ gibt es nicht. Tippe etwa „rules S5.5“, oder „rules S5“ für ein ganzes Kapitel.
card-unknown = Eine Karte „{ $name }“ gibt es nicht. Tippe den Namen eines Gebäudes, etwa „card kapelle“.
card-several = So beginnen mehrere Karten: { $list }.
card-figures = Kosten { $cost } · Punkte { $points } · Anzahl { $copies }
log-skipped = ({ $n } ältere Zeilen; „log all“ zeigt sie.)

## Hilfe

help-numbers = Die Antwort mit dieser Nummer; wo mehreres gefragt ist, mehrere Nummern in beliebiger Reihenfolge.
help-notation = Schritte in Worten, wie sie rechts in der Liste stehen, auch mehrere in einer Zeile. Eine Ware schreibst du hinter ihr Gebäude: pay indigo_plant+good.
help-undo = Nimmt deinen letzten Schritt zurück, solange niemand dadurch etwas erfahren hat.
help-reset = Nimmt alle deine Schritte zurück, bei denen das geht.
help-why = Sagt, warum etwas nicht erlaubt ist, mit der Regel.
help-rules = Zeigt eine Regel nach ihrer Nummer; „rules S5“ ein ganzes Kapitel.
help-card = Zeigt, was eine Karte kann, ihre Zahlen und wie sicher sie sind.
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
usage-players_differ = Die Spielerzahl ist mehrfach und verschieden angegeben: { $counts }. Nenne sie einmal.
usage-players = San Juan ist für 2–4 Spieler, nicht für „{ $found }“.
usage-governor = Die Gouverneurskarte liegt bei einem Platz von 1 bis zur Spielerzahl, nicht bei „{ $found }“.
usage-option = Eine Einstellung „{ $found }“ gibt es nicht. Es gibt: { $options }.
usage-value = Die Einstellung { $option } nimmt { $right }, nicht „{ $found }“.
usage-seed = Ein Startwert ist eine Zahl oder hat 64 hexadezimale Ziffern; „{ $found }“ ist keiner.

## Das Material

data-title = San Juan: das Material
data-where = Alle Zahlen stehen in crates/sanjuan/data/cards.txt: Wer die Schachtel besitzt, kann sie dort berichtigen.
data-cost = Kosten
data-points = Punkte
data-copies = Anzahl
data-first = 1. Aufl.
data-tiles = Handelshaus-Kärtchen
