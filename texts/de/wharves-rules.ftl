### Die Kais: die nummerierten Regeln in je einer Zeile. Punkte stehen als Striche: W4-2 ist W4.2.

# In Kürze, für alle, die noch nie gespielt haben; das Attribut sagt, wo mehr dazu steht.

short-1 = Gewinne Runden, um Kisten einzulagern. Das wertvollste Lager gewinnt.
    .rule = W6.4
short-2 = In jeder Runde begünstigt der Würfel einen der vier Kais. Dann spielt jeder eine Kiste, wenn möglich vom angespielten Kai.
    .rule = W4.2
short-3 = Die höchste Kiste des begünstigten Kais gewinnt, sonst die höchste des angespielten. Wer gewinnt, lagert bis zu zwei der Kisten ein.
    .rule = W5.1

## W1 Kisten

W1-1 = Es gibt 300 Kisten mit den Nummern 1 bis 300.
W1-2 = Teile die Nummer durch vier: Rest 1, 2, 3 oder 0 heißt Nord-, Ost-, Süd- oder Westkai.
W1-3 = Die letzte Ziffer nennt den Wert: 0 oder 5 ist 1, 1 oder 6 ist 2, 2 oder 7 ist 3, 3 oder 8 ist 4, 4 oder 9 ist 5.

## W2 Vorbereitung

W2-1 = 2 bis 4 spielen 8 Runden; eine kurze Partie hat 6, eine lange 10.
W2-2 = Alle Kisten werden gemischt, und jeder erhält fünf verdeckt auf die Hand.
W2-3 = Fünf weitere je Spieler bilden den Stapel; der Rest kommt ungesehen zurück in die Schachtel.
W2-4 = Wer die erste Runde anspielt, wird ausgelost, wenn ihr euch nicht einigt.

## W3 Der begünstigte Kai

W3-1 = Wer anspielt, würfelt; 1, 2, 3 oder 4 begünstigt den Nord-, Ost-, Süd- oder Westkai.
W3-2 = Nach einer 5 ist in dieser Runde kein Kai begünstigt.
W3-3 = Nach einer 6 wählt der Anspieler einen der vier und spielt dann.

## W4 Spielen

W4-1 = Vom Anspieler an im Uhrzeigersinn spielt jeder eine Kiste der Hand offen aus.
W4-2 = Der Anspieler spielt eine beliebige Kiste; wer Kisten des angespielten Kais hat, muss eine davon spielen, wer keine hat, eine beliebige.
W4-3 = Mit einer Kiste eines anderen Kais zeigst du, dass du keine des angespielten hast; darauf ist Verlass, bis du ziehst.
W4-4 = Eine einzige Kiste, die auf der Hand bleibt, wird von selbst gespielt.
W4-5 = Die höchste Kiste des begünstigten Kais gewinnt; gibt es keine, die höchste des angespielten.

## W5 Einlagern

W5-1 = Wer gewinnt, lagert eine oder zwei der gespielten Kisten ein; sie liegen offen.
W5-2 = Von zwei Kisten wird die niedrigere zuerst genannt; in einem Schritt ist die Reihenfolge frei.
W5-3 = Die anderen Kisten kommen offen auf den Ablagestapel.
W5-4 = Dann ziehen alle, bis sie wieder fünf Kisten haben: zuerst wer gewonnen hat, dann die anderen im Uhrzeigersinn.
W5-5 = Ist der Stapel leer und eine Kiste zu ziehen, wird der Ablagestapel gemischt und zum Stapel.
W5-6 = Solange beide leer sind, zieht niemand.
W5-7 = Wer gewonnen hat, spielt die nächste Runde an.

## W6 Das Ende

W6-1 = Die Partie endet nach der letzten Runde, ehe jemand zieht; oder wenn eine Runde begänne und jemand keine Kiste hat.
W6-2 = Jede eingelagerte Kiste zählt ihren Wert.
W6-3 = Eingelagerte Kisten aller vier Kais zählen 5 zusätzlich.
W6-4 = Die meisten Punkte gewinnen.
W6-5 = Bei Gleichstand gewinnen weniger eingelagerte Kisten; danach wird der Sieg geteilt.

## W7 Was alle wissen dürfen

W7-1 = Nur du siehst deine Hand; zählen darf sie jeder.
W7-2 = Niemand sieht Stapel oder Schachtel; den Stapel darf jeder zählen.
W7-3 = Gespielte, eingelagerte und abgelegte Kisten liegen offen.
W7-4 = Jeder darf sich merken, welche Kisten in den Stapel gemischt wurden: Bis man sie wiedersieht, sind sie dort oder auf einer Hand, nicht in der Schachtel.
