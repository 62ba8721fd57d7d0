### Der Web-Client: alles rund um den Tisch, und was an jedem Tisch gleich ist.
### Familien von Schlüsseln, deren Ende der Client zusammensetzt: error-*, bot-*, then-*, board-waiting-*, board-back-*.
### Was diese Seiten von einem Spiel sagen, steht in dessen eigenen Dateien, in Schlüsseln, die auf seinen Namen enden.

## Auf jeder Seite

shell-skip = Zum Inhalt springen
shell-pages = Seiten
shell-home = Entrepôt, Startseite
shell-games = Meine Partien
shell-rules = Regeln
shell-settings = Einstellungen
shell-credits = Danksagung
shell-menu = Menü
shell-language = Sprache
name-yours = Dein Name
name-guest = Gast { $n }
name-player = Spieler { $n }
name-change = Deinen Namen ändern:
name-hint = 1 bis 24 Zeichen. Die anderen am Tisch sehen diesen Namen.
name-save = Speichern
name-bad = Bitte gib einen Namen mit 1 bis 24 Zeichen ein.
dialog-close = Schließen
shell-loading = Wird geladen …
shell-retry = Erneut versuchen
shell-footer = Die Namen der Spiele sind Marken ihrer Inhaber, die mit diesem Projekt nichts zu tun haben. Die Regeln sind in unseren eigenen Worten verfasst, die Zeichnungen stehen unter freien Lizenzen.

## Startseite

home-title = Spiele um Handel und Städte
home-lead = Kostenlos, im Browser, ohne Konto. Du beginnst gegen den Computer.
home-facts = { $from } bis { $to } Personen.
home-play = Jetzt gegen den Computer spielen
home-play-game = { $game } spielen
home-opponents = Computergegner
home-level = Spielstärke
home-level-chosen = gewählt
home-level-strength = gewinnt { $n } % gegen { $level }
home-level-slow = Der Rechner dieses Servers ist für diese Stufe langsam; auf ihre Züge muss man warten.
home-level-yardstick = der Maßstab: 50 %
home-learn = Regeln
home-all-games = Alle { $n } Partien
home-never = Noch nie gespielt?
home-never-text = Am Tisch wird jede Karte erklärt. Die Regeln in Kürze:
home-waits-for = { $n ->
    [one] Eine Partie wartet auf { $names }
   *[other] { $n } Partien warten auf { $names }
}
home-back = Willkommen zurück
home-idle = Keine Partie läuft.
home-game = Spiel
home-more = Mehr Optionen
home-opponent = Der Computer sieht nur, was du an seiner Stelle sehen würdest.
home-rules-hint = Regel für Regel, mit Suche
home-short = { $game } in Kürze
home-short-hint = alles für die erste Partie
home-trouble = Deine Partien sind nicht angekommen
home-storage-low = Auf diesem Server wird der Platz knapp. Laufende Partien gehen weiter, neue können vorerst nicht beginnen.

## Meine Partien

games-title = Meine Partien
games-new = Neuer Tisch: { $game }
games-waiting = { $n ->
    [one] Eine Partie wartet auf dich
    [2] Zwei Partien warten auf dich
    [3] Drei Partien warten auf dich
   *[other] { $n } Partien warten auf dich
}
games-running = Laufende Partien
games-finished = Beendete Partien
games-round = { $game }, Runde { $round }
games-stopped = { $game }, abgebrochen
games-unplayable = nicht fortsetzbar: andere Regelfassung
games-with = mit { $names }
games-turn = Dein Zug
games-turn-asked = Dein Zug: { $what }
games-others = { $name } ist am Zug
games-on = Weiterspielen
games-look = Ansehen
games-won = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen.
games-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
games-place-2 = Zweiter Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
games-place-3 = Dritter Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
games-place-4 = Vierter Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
games-winner = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
games-winners = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $names }.
games-not-scored = Ohne Wertung beendet.
games-none-running = Gerade läuft keine Partie. Setz dich an einen neuen Tisch.
games-none-finished = Noch keine beendeten Partien.
games-private = Deine Partien sind an diesen Browser gebunden: Wenn du die Seite hier wieder öffnest, sind sie noch da.
games-delete = Löschen: { $game }
games-delete-title = Diese Partie löschen?
games-delete-running = Diese Partie aufgeben und löschen?
games-delete-text = Ihr Ergebnis und ihr Verlauf sind dann endgültig weg.
games-delete-running-text = Sie endet ohne Ergebnis und verschwindet aus deiner Liste. Das lässt sich nicht rückgängig machen.
games-delete-yes = Löschen
games-delete-no = Behalten

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-lead = { $game }. Wer sitzt am Tisch, und wie wird gespielt?
new-seats = Wer spielt?
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-person = Mitspieler
new-seat-bot = Computer
new-seat-name = Name für Platz { $n }
new-seat-name-label = Name
new-seat-level = Spielstärke für Platz { $n }
new-seat-bot-name = Am Tisch bekommt der Computer einen Namen.
new-add = Platz hinzufügen
new-remove = Platz { $n } entfernen
new-shared = Mehrere an einem Bildschirm: Zwischen den Zügen verdeckt ein Vorhang die Karten, bis die nächste Person übernimmt.
new-first = Wer beginnt?
new-first-lot = Per Los
new-options = Wie wird gespielt?
new-options-hint = Du kannst alles so lassen, wie es ist.
new-house = Hausregeln
new-house-hint = Regeln, die je nach Ausgabe oder Spielrunde anders gespielt werden. Du kannst alles so lassen.
new-some = eigene Auswahl ({ $n })
new-some-count = { $chosen } von { $n } gewählt
new-usual = Wie üblich
new-follows = Wie üblich: { $value }
new-start = Losspielen
new-bad-name = Platz { $n } braucht einen Namen mit 1 bis 24 Zeichen.
new-bad-twice = Zwei am Tisch heißen { $name }. Ändere einen der beiden Namen.
new-bad-nobody = Bisher spielt hier nur der Computer. Gib einen Platz dir selbst oder einem Mitspieler.
new-bad-some = { $option }: Wähle genau { $n }.
new-bad = So kann es noch nicht losgehen

## Stufen des Computers (Familie bot-*)

bot-easy = Leicht
bot-greedy = Normal
bot-hard = Schwer
bot-master = Meister
bot-about-easy = Baut, was ihm gefällt, und übersieht ab und zu etwas.
bot-about-greedy = Plant seine Stadt und verkauft zu guten Preisen.
bot-about-hard = Denkt voraus und rechnet mit dem, was auf der Hand sein kann.
bot-about-master = Denkt vor jedem Zug am längsten nach.

## Regeln

rules-lead = In unseren eigenen Worten, kurz und nummeriert. Auf diese Nummern verweisen die Erklärungen am Spieltisch.
rules-title = Die Spielregeln von { $game }
rules-none = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben. Der Tisch sagt, was möglich ist und warum etwas nicht geht.
rules-search = Regeln durchsuchen
rules-search-hint = Ein Wort oder eine Nummer
rules-found = { $n ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-chapters = Kapitel
rules-short = In Kürze
rules-link = Link zu Regel { $number }
rules-unknown = Eine Regel mit der Nummer { $number } gibt es nicht.
rule-title = Regel { $number }
rule-loading = Wird geladen …
rule-all = Alle Regeln
explain-rule = Regel { $number }

## Einstellungen

settings-title = Einstellungen
settings-lead = Sie gelten für diesen Browser und wirken sofort.
settings-you = Allgemein
settings-play = Am Tisch
settings-theme = Darstellung
settings-theme-hint = „Automatisch“ richtet sich nach deinem Gerät. Dunkel schont abends die Augen.
settings-theme-system = Automatisch
settings-theme-day = Hell
settings-theme-night = Dunkel
settings-speed = Tempo für die Züge der anderen
settings-speed-hint = Ein Tastendruck oder Tippen geht zum nächsten Zug weiter, langes Drücken überspringt alle.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-sound = Ton
settings-sound-hint = Karten, Münzen, Gebäude, und wenn du am Zug bist. Alles leise.
settings-volume = Lautstärke
settings-keys = Tastenkürzel
settings-keys-hint = Einzelne Buchstaben und Ziffern lösen Befehle aus. Schalte das aus, wenn du die Spracheingabe nutzt.
settings-forced = Zwangszüge automatisch ausführen
settings-forced-hint = Gibt es nur eine Möglichkeit, wird sie ohne Rückfrage gewählt; im Spielverlauf steht sie trotzdem.
settings-saved = Gespeichert.
settings-language-hint = Alles wechselt sofort, auch eine laufende Partie.

## Danksagung

credits-title = Danksagung
credits-lead = Entrepôt baut auf der Arbeit anderer auf. Danke!
credits-games = Die Spiele
credits-games-text = Die Namen der Spiele sind Marken ihrer Inhaber, die mit diesem Projekt nichts zu tun haben. Alle Regeln stehen hier in unseren eigenen Worten, und alle Zeichnungen sind von uns oder stehen unter freier Lizenz: Nichts stammt von den Verlagen.
credits-games-buy = Gefällt dir ein Spiel, dann kauf es: An einem echten Tisch ist es noch schöner.
credits-icons = Symbole
credits-icons-text = Von game-icons.net, unter der Lizenz Creative Commons Namensnennung 3.0. Wir haben sie eingefärbt; die Zeichnungen sind unverändert.
credits-icons-own = Für dieses Projekt gezeichnet: { $icons }, die kleinen Zeichen auf den Schaltflächen und das Symbol im Browser-Tab.
credits-fonts = Schriften
credits-font-besley = Besley, von Owen Earl und The Besley Project Authors
credits-font-barlow = Barlow Semi Condensed, von Jeremy Tribby und The Barlow Project Authors
credits-libraries = Programmbibliotheken
credits-under = Unter der Lizenz
credits-licences = Alle Lizenzen im Wortlaut
credits-project = Entrepôt selbst ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach deiner Wahl.

## Wenn etwas fehlt

lost-title = Hier ist nichts
lost-text = Die Adresse { $path } führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
lost-home = Zur Startseite
trouble-title = Das hat nicht geklappt
trouble-load-title = Die Seite ließ sich nicht laden
trouble-load = Vermutlich ist die Verbindung unterbrochen. Was du gespielt hast, geht nicht verloren.

## Was der Server nicht kann (Familie error-*)

error-unknown = Etwas ist schiefgelaufen. Bitte versuche es noch einmal.
error-no_connection = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal; deine Partien gehen nicht verloren.
error-server = Auf dem Server ist etwas schiefgelaufen. Bitte versuche es gleich noch einmal.
error-storage = Der Server kann gerade nicht speichern. Deine letzte Wahl ist vielleicht noch nicht gesichert; der Versuch wird automatisch wiederholt.
error-too_fast = Zu viele Anfragen auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
error-no_guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-no_such_table = Diesen Tisch gibt es nicht, oder du hast dort keinen Platz.
error-gone = Diesen Tisch gibt es nicht mehr.
error-other_rules = Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und lässt sich nicht fortsetzen.
error-bad_name = Bitte gib einen Namen mit 1 bis 24 Zeichen ein.
error-game_runs = Die Partie läuft noch. Das geht erst, wenn sie beendet ist.
error-too_many_tables = Du hast zu viele Partien. Beende oder lösche einige unter „Meine Partien“, bevor du eine neue beginnst.
error-storage_low = Auf dem Server wird der Platz knapp, deshalb kann vorerst keine neue Partie beginnen. Laufende Partien gehen weiter.
error-too_much_stored = Deine Partien belegen allen Platz, den der Server für dich hat. Lösche einige davon unter „Meine Partien“.
error-too_many_sockets = Du hast zu viele Tische gleichzeitig offen. Schließe einen davon und lade diese Seite dann neu.
error-too_many_connections = Aus deinem Netz kommen zu viele Verbindungen. Schließe einige Seiten oder warte eine Minute.
error-nothing_to_undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurden Karten gezogen, oder andere waren dran.
error-not_your_turn = Das entscheidest jetzt nicht du. Warte auf die anderen.
error-not_yours = Für diesen Platz spielst nicht du. Gib zuerst das Gerät weiter.
error-over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.

## Der Tisch, was auch immer gespielt wird

name-you = { $name } (du)
then-open = Es wird nichts aufgedeckt: Du kannst den Schritt zurücknehmen.
then-passes = Endgültig: Danach sind andere dran.
then-reveals = Endgültig: Danach sind neue Karten zu sehen.
label-open = Möglich: { $what }
label-chosen = Gewählt: { $what }
label-blocked = Nicht möglich: { $what }
label-hinted = Vom Tipp empfohlen
label-computer = Computer
label-resigned = Hat aufgegeben
label-decides = Entscheidet gerade
result-title = Endwertung
result-wins = { $name } gewinnt!
result-wins-you = Du hast gewonnen!
result-shared = Geteilter Sieg: { $names }
result-you = { $place }. Platz für dich, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} hinter { $name }
result-you-level = { $place }. Platz für dich, punktgleich mit { $name }
board-table = Spieltisch
board-home = { $game }, zurück zur Startseite
board-round = Runde
board-undo = Rückgängig
board-hint = Tipp
board-hint-is = Tipp: { $moves }
board-menu = Menü
board-log = Spielverlauf
log-earlier = Frühere Züge anzeigen
board-leave = Startseite
board-computer = Computer
board-you = du
board-resigned = aufgegeben
board-tray = Dein Zug
board-suggest = Vorschlag
board-cancel = Abbrechen
board-refused = Das ist jetzt nicht möglich.
board-skip = Weiter
board-skip-all = Alles überspringen ({ $n })
board-film = Was die anderen tun
board-acting = { $name } spielt.
board-acting-deal = Das Spiel beginnt.
board-news = Was inzwischen geschah
board-news-seen = Verstanden
board-news-more = { $n ->
    [one] Noch ein Ereignis
   *[other] Noch { $n } Ereignisse
}
board-news-show = Anzeigen
board-handover = Jetzt entscheidet { $name }. Gib das Gerät weiter.
board-handover-cover = Karten verdecken für { $name }
board-curtain = Weiter an { $name }
board-curtain-why = Die Karten sind verdeckt, damit niemand fremde Handkarten sieht.
board-curtain-lift = Ich bin { $name }: Karten zeigen
board-curtain-news = Was seither geschah
board-curtain-earlier = { $n ->
    [one] davor noch { $n } Zeile
   *[other] davor noch { $n } Zeilen
}
board-reconnecting = Verbindung unterbrochen. Sie wird wiederhergestellt …
board-waiting-step = Dein Schritt wartet: Er wird gesendet, sobald die Verbindung wieder da ist.
board-waiting-undo = Das Zurücknehmen wartet: Es geschieht, sobald die Verbindung wieder da ist.
board-waiting-resign = Noch nicht aufgegeben: Das wird gesendet, sobald die Verbindung wieder da ist.
board-waiting-several = { $n } Dinge warten: Sie werden gesendet, sobald die Verbindung wieder da ist.
board-back = Wieder verbunden.
board-back-step-done = Wieder verbunden. Dein Schritt ist angekommen.
board-back-step-late = Wieder verbunden. Dein Schritt war nicht mehr möglich.
board-back-undo-done = Wieder verbunden. Dein Schritt ist zurückgenommen.
board-back-undo-late = Wieder verbunden. Das Zurücknehmen war nicht mehr möglich.
board-back-resign-done = Wieder verbunden. Du hast aufgegeben.
board-back-resign-late = Wieder verbunden. Aufgeben war nicht mehr möglich.
board-back-several-done = Wieder verbunden. Alles ist angekommen.
board-back-several-late = Wieder verbunden. Nicht alles war noch möglich.
board-opening = Das Spiel wird aufgebaut …
board-failed-title = Dieser Tisch lässt sich nicht öffnen
board-failed = Etwas ist schiefgelaufen. Bitte versuche es später noch einmal.
board-your-turn = Du bist am Zug. { $prompt }
board-title = { $game }, Runde { $round }
board-title-turn = Du bist am Zug: { $game }
menu-reset = Ganzen Zug zurücksetzen
menu-resign = Aufgeben …
resign-title = Partie wirklich aufgeben?
resign-text = Der Computer übernimmt deinen Platz und spielt weiter. Das lässt sich nicht rückgängig machen.
resign-text-alone = Außer dir sitzt nur noch der Computer am Tisch, deshalb endet die Partie sofort mit dem jetzigen Stand. Das lässt sich nicht rückgängig machen.
resign-yes = Aufgeben
resign-no = Weiterspielen
keys-title = Tastenkürzel
keys-regions = Zum nächsten Bereich des Tisches, mit der Umschalttaste zum vorigen
keys-arrows = Innerhalb eines Bereichs bewegen; Pos1 und Ende springen an den Anfang oder ans Ende
keys-space = Leertaste
keys-choose = Markiertes wählen oder abwählen
keys-enter = Eingabetaste
keys-confirm = Wählen; bereits Gewähltes bestätigen
keys-back = Wahl aufheben, sonst den letzten Schritt zurücknehmen
keys-undo = Rückgängig
keys-ctrl = Strg
keys-explain = Markiertes erklären
keys-hand = Zu deinen Handkarten
keys-log = Spielverlauf öffnen
keys-list = Diese Liste
keys-off = Tastenkürzel mit Buchstaben und Ziffern sind in den Einstellungen ausgeschaltet.
score-after = { $n ->
    [one] Beendet nach { $n } Runde
   *[other] Beendet nach { $n } Runden
}
score-stopped = Du hast aufgegeben: Die Partie endet hier.
score-stopped-points = Punkte beim Abbruch
score-board = Tisch ansehen
score-show = Punkte
score-counting = Die Punkte werden gezählt
score-ranking = Rangliste
score-place-1 = 1. Platz
score-place-2 = 2. Platz
score-place-3 = 3. Platz
score-place-4 = 4. Platz
score-again = Noch eine Partie
score-by = Punkte im Einzelnen
score-course = Punkte nach jeder Runde
score-course-of = { $name }: { $points }.
score-shown-as = Punkte anzeigen als
score-as-bars = Balken
score-as-figures = Tabelle
score-best = Bestwert
score-record = Aufzeichnung speichern

## Der Tisch eines Spiels ohne eigenes Spielbrett

plain-ask = Wähle einen deiner Züge.
plain-said = { $name }: { $what }
plain-zones = Was auf dem Tisch liegt
plain-hidden = { $n } verdeckt
plain-refused = Jetzt nicht möglich
plain-keys = Einen der ersten neun Züge wählen
plain-yes = ja
plain-no = nein
plain-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
plain-total = Summe
