### Was nur das Terminal über die Kais sagt. Wörter zum Tippen (play, store …) sind in allen Sprachen gleich.

## Anfang und Ende

tie-break = Gleichstand an der Spitze: Davon gewinnt, wer weniger Kisten eingelagert hat [W6.5].
shared-victory = Geteilter Sieg: { $name } [W6.5].

## Der Tisch

round = Runde { $n } von { $rounds }
favoured = Begünstigt
played = Gespielt
played-none = noch nichts
piles = Stapel
piles-text = Nachziehstapel { $pile }, Ablagestapel { $discards }
in-hand = { $crates } auf der Hand
stored = Eingelagert
lacks = Hat keine Kiste von
hand = Deine Hand

## Was nicht zu verstehen ist

card-unknown = Eine Kiste „{ $name }“ gibt es nicht. Tippe eine Zahl von 1 bis { $most }, etwa „card 17“.

## Hilfe

help-notation = Schritte in Worten, wie sie rechts in der Liste stehen, auch mehrere in einer Zeile.
help-card = Zeigt, zu welchem Kai eine Kiste gehört und was sie wert ist.

## Falsche Optionen des Befehls

usage-first = Wer die erste Runde anspielt, sitzt auf einem Platz von 1 bis zur Spielerzahl, nicht auf „{ $found }“.
