### Der Rahmen des Web-Clients: alles rund um den Tisch.
### Familien von Schlüsseln, deren Ende der Client anfügt: error-*, new-option-*, bot-*.

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
name-hint = 1 bis 24 Zeichen. Die anderen am Tisch sehen ihn.
name-save = Speichern
name-bad = Ein Name hat 1 bis 24 Zeichen. Bitte gib einen ein.
dialog-close = Schließen
shell-loading = Wird geladen …
shell-retry = Erneut versuchen
shell-footer = Die Namen der Spiele sind Marken ihrer Inhaber, die mit diesem Projekt nichts zu tun haben. Die Regeln stehen hier in unseren eigenen Worten, die Zeichnungen sind frei.

## Startseite

home-title = Setz dich und spiel. Ganz ohne Konto.
home-lead = San Juan für 2 bis 4, gegen den Computer oder mit anderen an einem Bildschirm.
game-sanjuan = San Juan
home-about = Karten sind Gebäude, Waren und Geld zugleich.
home-facts = 2 bis 4 Spieler, 40 Minuten.
home-play = Jetzt gegen den Computer spielen
home-opponents = Mitspieler
home-level = Stufe
home-new = Neuer Tisch …
home-learn = Neu im Spiel? Der Tisch erklärt jede Karte, und jede Regel ist nur einen Klick entfernt.
home-all-games = Alle Partien

## Meine Partien

games-title = Meine Partien
games-waiting = { $n ->
    [one] { $n } wartet auf dich
   *[other] { $n } warten auf dich
}
games-running = Laufend
games-finished = Beendet
games-round = { $game }, Runde { $round }
games-stopped = { $game }, abgebrochen
games-unplayable = mit anderen Regeln begonnen
games-with = mit { $names }
games-turn = Dein Zug
games-others = { $name } ist am Zug
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
games-empty = Noch keine Partien. Jede Partie, die du spielst, bleibt hier erhalten, und du kannst sie jederzeit fortsetzen.
games-none-running = Gerade läuft keine Partie. Setz dich an einen neuen Tisch.
games-none-finished = Noch keine beendeten Partien.
games-private = Deine Partien gehören zu diesem Browser: Öffne die Seite hier wieder, und du findest sie.

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-lead = San Juan. Wer sitzt am Tisch, und wie wird gespielt?
new-seats = Wer spielt?
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-person = Jemand hier
new-seat-bot = Computer
new-seat-name = Name für Platz { $n }
new-seat-name-label = Name
new-seat-level = Stufe für Platz { $n }
new-seat-bot-name = Am Tisch bekommt der Computer einen Namen.
new-add = Platz ergänzen
new-remove = Platz { $n } entfernen
new-shared = Mehrere an einem Bildschirm: Zwischen den Zügen verdeckt ein Vorhang die Karten, bis die nächste Person übernimmt.
new-first = Wer beginnt?
new-first-lot = Per Los
new-first-hint = Der erste Gouverneur wählt zuerst. Die Gouverneurskarte wandert reihum, darum macht das weniger aus, als es scheint.
new-options = Wie wird gespielt?
new-options-hint = Du kannst alles so lassen, wie es ist.
new-start = Losspielen
new-bad-name = Platz { $n } braucht einen Namen mit 1 bis 24 Zeichen.
new-bad-twice = Zwei am Tisch heißen { $name }. Ändere einen der beiden Namen.
new-bad-nobody = An diesem Bildschirm sitzt niemand. Gib einen Platz dir selbst oder jemandem hier.
new-bad = So kann es noch nicht losgehen

## Was jede Einstellung von San Juan bedeutet (Familie new-option-*)

new-option-edition = Die Auflagen unterscheiden sich in wenigen Karten: In der ersten zählt die Zunfthalle 2 Punkte je Produktionsgebäude, und bei der Goldmine darfst du wählen.
new-option-expansion = Bringt zehn neue Gebäude auf 29 Karten und eine Kathedrale, die für alle auf dem Tisch liegt.
new-option-starting_variant = Ein sanfterer Start: Wer später dran ist, bekommt mehr Karten, und alle behalten die vier, die ihnen am besten gefallen.
new-option-gold_mine = Was sie gibt, wenn die vier aufgedeckten Karten alle verschieden viel kosten.
new-option-customs_good_in_tie = Ob diese Ware mitzählt, wenn bei gleichen Punkten Karten und Waren entscheiden.
new-option-chapel_secrecy = Ob die anderen sehen, wie viele Karten dort liegen. Welche es sind, bleibt in jedem Fall verborgen.
new-option-follows = je nach Auflage
new-option-guard_room_limit = Wann alle ohne Wachstube nur 6 Karten auf der Hand behalten dürfen.

## Stufen des Computers (Familie bot-*)

bot-greedy = Normal

## Regeln

rules-title = Die Spielregeln von San Juan
rules-lead = In unseren eigenen Worten, ein Satz je Nummer. Der Tisch verweist auf diese Nummern, wo immer er einen Schritt erklärt.
rules-search = Regeln durchsuchen
rules-search-hint = Ein Wort oder eine Nummer, etwa Bibliothek oder S5.5
rules-found = { $n ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
rules-chapters = Kapitel
rules-link = Link zu Regel { $number }
rules-unknown = Eine Regel mit der Nummer { $number } gibt es nicht.
rule-title = Regel { $number }
rule-loading = Wird geladen …
rule-all = Alle Regeln
explain-rule = Regel { $number }

## Einstellungen

settings-title = Einstellungen
settings-lead = Sie gelten für diesen Browser und wirken sofort.
settings-you = Du
settings-play = Am Tisch
settings-theme = Tag oder Nacht
settings-theme-hint = Nacht schont im Dunkeln die Augen.
settings-theme-system = Wie das Gerät
settings-theme-day = Tag
settings-theme-night = Nacht
settings-speed = Tempo der Züge anderer
settings-speed-hint = Mit einer Taste oder einem Tippen spulst du jederzeit vor.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-sound = Ton
settings-sound-hint = Ein leiser Ton, wenn du am Zug bist.
settings-keys = Einzelne Tasten
settings-keys-hint = Buchstaben und Ziffern dienen als Tastenkürzel. Schalte sie aus, wenn du die Spracheingabe nutzt.
settings-forced = Von selbst antworten, wo es nur eine Antwort gibt
settings-forced-hint = Du wirst nicht gefragt, wo es nichts zu wählen gibt. Im Spielverlauf steht es trotzdem.
settings-saved = Gespeichert.
settings-language-hint = Alles wechselt sofort, auch eine laufende Partie.

## Danksagung

credits-title = Danksagung
credits-lead = Entrepôt baut auf der Arbeit anderer auf. Danke!
credits-games = Die Spiele
credits-games-text = San Juan ist ein Spiel von Andreas Seyfarth. Die Namen der Spiele sind Marken ihrer Inhaber, die mit diesem Projekt nichts zu tun haben. Alle Regeln stehen hier in unseren eigenen Worten, und alle Zeichnungen sind von uns oder frei: Nichts stammt von den Verlagen.
credits-games-buy = Gefällt dir das Spiel, dann kauf es: An einem echten Tisch ist es noch schöner.
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
trouble-load = Die Verbindung ist wohl weg. Was du gespielt hast, geht nicht verloren.

## Was der Server nicht kann (Familie error-*)

error-unknown = Etwas ist schiefgelaufen. Bitte versuche es noch einmal.
error-no_connection = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal; deine Partien gehen nicht verloren.
error-server = Beim Server selbst ist etwas schiefgelaufen. Bitte versuche es gleich noch einmal.
error-storage = Der Server kommt gerade nicht an seinen Speicher. Deine Wahl ist vielleicht noch nicht gespeichert; es wird von selbst noch einmal versucht.
error-too_fast = Zu viele Anfragen auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
error-no_guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-no_such_table = Diesen Tisch gibt es nicht, oder du hast dort keinen Platz.
error-gone = Diesen Tisch gibt es nicht mehr.
error-other_rules = Diese Partie begann mit anderen Regeln, als der Server sie jetzt hat. Sie kann nicht weitergehen.
error-bad_name = Ein Name hat 1 bis 24 Zeichen. Bitte gib einen ein.
error-game_runs = Die Partie läuft noch. Das geht erst, wenn sie beendet ist.
error-too_many_tables = Du hast zu viele laufende Partien. Beende eine oder gib eine auf, bevor du eine neue beginnst.
error-too_many_sockets = Du hast zu viele Tische gleichzeitig offen. Schließe einen davon und lade diese Seite dann neu.
error-nothing_to_undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurden Karten gezogen, oder andere waren dran.
error-not_your_turn = Das entscheidest jetzt nicht du. Warte auf die anderen.
error-not_yours = Für diesen Platz spielst nicht du. Gib zuerst das Gerät weiter.
error-over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
