### San Juan: unsere eigene Fassung jeder Nummer der Spezifikation in einer Zeile.

# In Kürze, für alle, die noch nie gespielt haben; das Attribut sagt, wo mehr dazu steht.

short-1 = Die meisten Siegpunkte gewinnen. Fast alle kommen von den Gebäuden deiner Stadt.
    .rule = S12.4
short-2 = Jede Karte ist dreierlei: Gebäude in deiner Stadt, Geld auf deiner Hand oder Ware, wenn sie verdeckt auf einem Produktionsgebäude liegt.
    .rule = S1
short-3 = In jeder Runde nimmt reihum jeder eine Rolle, der Gouverneur zuerst; zu zweit nimmt er zwei. Danach wird der nächste Spieler Gouverneur.
    .rule = S3
short-4 = Die Phase der Rolle wird sofort gespielt: Alle dürfen ihre Aktion ausführen, und wer sie genommen hat, hat zusätzlich ein Privileg. Nur der Goldsucher nützt allein dem, der ihn nimmt.
    .rule = S4
short-5 = Baumeister: Baue ein Gebäude aus der Hand und bezahle seine Kosten mit ebenso vielen anderen Handkarten. Wer die Rolle genommen hat, bezahlt eine Karte weniger.
    .rule = S5
short-6 = Aufseher: Eine Karte vom Nachziehstapel wird zur Ware auf einem deiner leeren Produktionsgebäude. Händler: Verkaufe eine Ware und ziehe so viele Karten, wie das Handelshaus bezahlt. Wer die Rolle genommen hat, darf es einmal mehr.
    .rule = S6
short-7 = Ratsherr: Ziehe zwei Karten, fünf, wenn du die Rolle genommen hast, und behalte eine. Goldsucher: Wer ihn genommen hat, zieht eine Karte.
    .rule = S8
short-8 = Stadtgebäude verbessern deine späteren Phasen: Rabatte, mehr Waren, mehr Karten. Ein neues wirkt, sobald die Baumeisterphase vorbei ist.
    .rule = S13
short-9 = Zu Beginn jeder weiteren Runde legst du Karten bis auf dein Handkartenlimit ab, meist 7.
    .rule = S11
short-10 = Das Spiel endet mit der Baumeisterphase, in der jemand 12 Gebäude erreicht; dann wird gewertet.
    .rule = S12.1

## S1 Karten, Bereiche, Allgemeines

S1-1 = Dieselbe Karte kann Gebäude in einer Stadt sein, Geld auf der Hand oder Ware, die verdeckt auf einem Produktionsgebäude liegt.
S1-2 = Karten liegen im Nachziehstapel, im Ablagestapel, auf Händen, in Städten (Stapel, oberste Karte im Spiel), auf oder unter Gebäuden; alles andere liegt für sich.
S1-3 = Gezogen wird immer oben vom Nachziehstapel; was du ablegst, kommt verdeckt auf den Ablagestapel.
S1-4 = Erst wenn eine Karte fällig und der Nachziehstapel leer ist, wird der Ablagestapel zum neuen gemischt; dasselbe Ziehen geht dann weiter.
S1-5 = Sind beide Stapel leer, verfallen die noch fälligen Karten und werden nicht nachgeholt.
S1-6 = Neu gemischt wird nur der Ablagestapel: Waren, Hände, Gebäude und Karten unter Gebäuden bleiben, wo sie sind.
S1-7 = Alle Bereiche zusammen enthalten stets 112 Gebäudekarten, mit der Erweiterung 141, dazu die eine Kathedrale.
S1-8 = Im Uhrzeigersinn heißt: weiter zum linken Nachbarn.
S1-9 = In der ersten Auflage enthalten alle Bereiche zusammen 110 Gebäudekarten, mit der Erweiterung 139, dazu die Kathedrale.
S1-10 = Sind beide Stapel leer, bewirkt eine Fähigkeit zum Ziehen nichts; nach einer wirkungslosen Fähigkeit wird niemand gefragt.

## S2 Spielaufbau

S2-1 = Wer erster Gouverneur wird, bestimmt ihr, wie ihr wollt; er nimmt die Gouverneurskarte.
S2-2 = Die fünf Rollenkarten liegen offen in der Tischmitte.
S2-3 = Die fünf Handelshaus-Kärtchen werden gemischt und verdeckt gestapelt.
S2-4 = Alle beginnen mit einer Indigoküperei aus dem Kartensatz: Sie ist das erste der zwölf Gebäude. Die übrigen bleiben im Kartensatz.
S2-5 = Nach dem Mischen bekommen alle 4 Karten verdeckt auf die Hand.
S2-6 = Die restlichen Karten sind der Nachziehstapel; der Ablagestapel ist anfangs leer.
S2-7 = Startvariante: Ab dem Gouverneur gibt es im Uhrzeigersinn 5, 6, 7 und 8 Karten; alle behalten 4 und legen den Rest verdeckt ab.
S2-8 = Mit der Erweiterung werden deren 29 Karten vorab in den Kartensatz gemischt, und die Kathedrale liegt neben den Rollen.
S2-9 = Bei 2, 3 und 4 Spielern hat der Nachziehstapel 102, 97, 92 Karten; in der Variante 99, 91, 82 bei 3, 6, 10 abgelegten; die Erweiterung bringt 29 mehr.
S2-10 = Erste Auflage: 100, 95, 90 Karten im Nachziehstapel; in der Variante 97, 89, 80 bei 3, 6, 10 abgelegten; die Erweiterung bringt 29 mehr.

## S3 Runde und Gouverneur

S3-1 = Der Gouverneur eröffnet die Runde, indem er eine Rollenkarte nimmt; deren Phase wird zu Ende gespielt.
S3-2 = Im Uhrzeigersinn nimmt jeder nächste Spieler eine der übrigen Rollen, und ihre Phase wird gespielt.
S3-3 = Bei 3 oder 4 Spielern nimmt jeder genau eine Rolle je Runde; die übrigen bleiben ungenutzt.
S3-4 = Bei 2 Spielern wählt der Gouverneur, dann der Gegner, dann noch einmal der Gouverneur; beide Rollen des Gouverneurs haben das volle Privileg.
S3-5 = Eine genommene Rolle ist bis zum Ende der Runde weg, auch für den, der sie genommen hat.
S3-6 = Bist du mit der Rollenwahl an der Reihe, kannst du nicht passen.
S3-7 = Eine Rolle, die niemand nimmt, bewirkt in dieser Runde nichts und sammelt keinen Bonus an.
S3-8 = Am Ende der Runde kommen die Rollen zurück in die Mitte, und der linke Nachbar wird Gouverneur.
S3-9 = Danach folgen die Schritte des Rundenbeginns, erst dann wählt der neue Gouverneur eine Rolle.
S3-10 = Runde folgt auf Runde, bis eine Baumeisterphase das Spiel beendet; üblich sind 11 bis 14 Runden.

## S4 Rollen, Allgemeines

S4-1 = Eine Rolle gibt allen ihre Aktion und dem, der sie nimmt, zusätzlich das Privileg; der Goldsucher hat nur ein Privileg.
S4-2 = Wer die Rolle genommen hat, ist zuerst dran, die anderen folgen im Uhrzeigersinn, je einmal.
S4-3 = Du darfst auf die Aktion verzichten, auch bei deiner eigenen Rolle, ebenso auf jeden freiwilligen Teil davon.
S4-4 = Jede Phase läuft streng nacheinander im Uhrzeigersinn, auch wo am Tisch alle zugleich handeln könnten.
S4-5 = Während der Runde darf deine Hand beliebig groß werden.
S4-6 = Verzichten kannst du, wo es einen Unterschied machen kann: Bauen, Produzieren, Verkaufen, Goldmine, Goldschmiede, Amtsstube, Kapelle, Bank. Sonst wird einfach gezogen.

## S5 Baumeister

S5-1 = In der Baumeisterphase darfst du ein einziges Gebäude aus deiner Hand bauen.
S5-2 = Wer den Baumeister genommen hat, bezahlt 1 Karte weniger.
S5-3 = Gleiche Produktionsgebäude darfst du beliebig oft besitzen, jedes Stadtgebäude nur einmal; überbaute zählen nicht mit.
S5-4 = Wähle die Karte und eventuell ein Gebäude zum Überbauen, lege sie aus, berechne die Kosten, bezahle, ziehe für die Schreinerei, dann für das Armenhaus.
S5-5 = Die Baukosten sind die aufgedruckten Kosten minus alle geltenden Nachlässe, nie unter 0; ein Überschuss verfällt.
S5-6 = Bezahlt wird mit anderen Handkarten, verdeckt; mit dem Schwarzmarkt dürfen bis zu 2 Waren Karten ersetzen.
S5-7 = Du bezahlst genau die Kosten, nie mehr Karten.
S5-8 = Ein Gebäude, das du nicht bezahlen kannst, kannst du nicht bauen.
S5-9 = Was gebaut ist, bleibt das ganze Spiel; nur mit dem Kran lässt es sich überbauen.
S5-10 = In dieser Phase zählen Schmiede, Kran, Armenhaus, Schwarzmarkt, Schreinerei, Steinbruch und Bibliothek, aus der Erweiterung Schenke, Park und Kathedrale.
S5-11 = Die Phase schließt mit dem Ziehen für die Schenken; dann werden neue Gebäude nutzbar, dann wird geprüft, ob das Spiel zu Ende ist.
S5-12 = Ein Bau ist erlaubt, wenn deine übrigen Handkarten reichen, bei nutzbarem Schwarzmarkt ergänzt um bis zu 2 Waren auf Gebäuden, die unüberbaut bleiben.

## S6 Aufseher

S6-1 = In der Aufseherphase darfst du die oberste Karte des Nachziehstapels ungesehen auf eines deiner leeren Produktionsgebäude legen.
S6-2 = Wer den Aufseher genommen hat, darf eine weitere Ware auf ein anderes leeres Produktionsgebäude legen.
S6-3 = Auf einem Produktionsgebäude liegt nie mehr als eine Ware.
S6-4 = Sind alle deine Produktionsgebäude belegt, produzierst du nichts.
S6-5 = Welche Ware es ist, bestimmt das Gebäude, auf dem sie liegt, nicht die verwendete Karte.
S6-6 = Niemand darf sich eine Ware ansehen, auch der Besitzer nicht.
S6-7 = Du produzierst bis zu 1 Ware, 1 mehr fürs Privileg, 1 mehr, wenn die Bibliothek es verdoppelt, und 1 mehr mit dem Aquädukt.
S6-8 = Der Brunnen wird geprüft, wenn du fertig produziert hast.
S6-9 = Jede Ware nimmt ihre Karte beim Hinlegen, nötigenfalls nach Neumischen; ohne Karten endet die Produktion, und der Brunnen zählt nur gelegte Waren.

## S7 Händler

S7-1 = Mit dem Händler wird das oberste Handelshaus-Kärtchen aufgedeckt, auch wenn niemand verkauft; seine Preise gelten in dieser Phase für alle.
S7-2 = Du darfst eine Ware verkaufen: Nenne sie, lege sie ungesehen ab und ziehe so viele Karten wie ihr Preis.
S7-3 = Wer den Händler genommen hat, darf eine weitere Ware von einem anderen Gebäude verkaufen.
S7-4 = Du verkaufst bis zu 1 Ware, 1 mehr fürs Privileg, 1 mehr, wenn die Bibliothek es verdoppelt, und 1 mehr mit dem Handelsposten.
S7-5 = Du nennst alle Waren, die du verkaufst, legst sie ab und ziehst erst dann Preise und Marktboni zusammen.
S7-6 = Die anderen Spieler folgen im Uhrzeigersinn und verkaufen zu denselben Preisen.
S7-7 = Du darfst in einer Phase mehrere gleiche Waren verkaufen, jede zum vollen Preis.
S7-8 = Die Preise sieht man vor dem ersten Verkauf. Nach dem letzten Spieler zieht die Hütte, dann kommt das Kärtchen unter den Stapel: Nach fünf Händlerphasen kehrt es wieder.

## S8 Ratsherr

S8-1 = Die Phase beginnt mit dem Füllen der Zollhäuser.
S8-2 = Wer den Ratsherrn genommen hat, zieht 5 Karten, behält 1 und legt 4 ab.
S8-3 = Jeder andere zieht 2 Karten, behält 1 und legt 1 ab.
S8-4 = Du ziehst 2 Karten, 3 mehr fürs Privileg und 3 mehr, wenn die Bibliothek es verdoppelt; du behältst 1, mit der Präfektur 2.
S8-5 = Gezogene Karten bleiben von der Hand getrennt, und nur sie können abgelegt werden, außer du hast das Archiv.
S8-6 = Konnten zu wenige Karten gezogen werden, behältst du so viele, wie dir zustehen, höchstens die gezogenen.
S8-7 = Du ziehst immer die volle Zahl; höchstens der Zusatz der Bibliothek kann vorher eine Frage sein.
S8-8 = Du legst ab, was du über das Behaltene hinaus gezogen hast; mit dem Archiv aus der ganzen Hand, so klein sie auch war.

## S9 Goldsucher

S9-1 = Wer den Goldsucher genommen hat, zieht 1 Karte, mit der Bibliothek 2; die anderen bekommen nichts.
S9-2 = Danach darf jeder Besitzer einer Goldmine sie nutzen, im Uhrzeigersinn ab dem, der die Rolle genommen hat.
S9-3 = Nach den Goldminen darf jeder Besitzer einer Goldschmiede sie nutzen, in derselben Reihenfolge.

## S10 Nachziehstapel und Ablagestapel

S10 = Der Umgang mit Nachziehstapel und Ablagestapel steht in S1.3 bis S1.6.

## S11 Rundenbeginn

S11-1 = Diese Schritte folgen auf die Weitergabe der Gouverneurskarte; vor der ersten Runde entfallen sie.
S11-2 = Erst alle Amtsstuben, dann Kapelle und Bank, dann das Handkartenlimit; jeder Schritt läuft im Uhrzeigersinn ab dem neuen Gouverneur.
S11-3 = Du darfst 7 Handkarten behalten, mit dem Turm 12.
S11-4 = Solange eine Wachstube im Spiel ist, behalten ihre Besitzer 7 Karten und die anderen 6; mit Turm bleiben es 12. Eine zweite ändert nichts.
S11-5 = Liegst du über deinem Limit, musst du Karten deiner Wahl ablegen, bis es eingehalten ist.
S11-6 = Das Handkartenlimit wird nur in diesem Moment geprüft.

## S12 Spielende und Wertung

S12-1 = Hat nach einer Baumeisterphase jemand 12 Gebäude, endet das Spiel: Die Phase wird noch beendet, der Rest der Runde entfällt.
S12-2 = Für die 12 zählen nur unüberbaute Gebäude, auch die erste Indigoküperei und die Kathedrale; Überbauen bringt keines dazu.
S12-3 = Es zählen aufgedruckte Punkte, 1 je Karte unter Kapelle, Bank und Hafen, dann die Bonusgebäude und ganz zuletzt der Palast.
S12-4 = Wer die meisten Siegpunkte hat, gewinnt.
S12-5 = Bei Gleichstand gewinnt, wer mehr Handkarten und Waren auf Produktionsgebäuden zusammen hat; Karten unter Gebäuden zählen nicht.
S12-6 = Wer dann noch gleichauf liegt, teilt sich den Sieg.
S12-7 = Verglichen werden nur die Punktgleichen an der Spitze; zuerst 12 Gebäude zu haben, bringt nichts. Weitere Plätze werden ebenso bestimmt.

## S13 Gebäude, Allgemeines

S13-1 = Ein Stadtgebäude wirkt erst, wenn die Baumeisterphase vorbei ist, in der es gebaut wurde, dann aber schon in derselben Runde.
S13-2 = Du musst eine Fähigkeit nie nutzen; nur das Limit der Wachstube gilt für die anderen in jedem Fall.
S13-3 = Jeder Spieler hat von jedem Stadtgebäude höchstens eines; überbaute zählen nicht mit.
S13-4 = Ein überbautes Gebäude ist aus dem Spiel: keine Fähigkeit, keine Punkte, nirgends gezählt, und es darf neu gebaut werden.
S13-5 = Die Fähigkeiten verschiedener Gebäude addieren sich.
S13-6 = Überbauen betrifft die Ware auf einem Gebäude oder die Karten darunter nur so, wie es die Regeln des Krans sagen.
S13-7 = Gefragt wirst du nur bei echten Entscheidungen; Ziehen, Boni, Zollhaus und Hafen laufen von selbst, und Nachlässe gelten immer.
S13-8 = Ein Stadtgebäude ist nutzbar, wenn es unüberbaut und älter als diese Baumeisterphase ist; ein gerade überbautes ist schon draußen.

## S14 Produktionsgebäude

S14-1 = Es gibt fünf Arten von Produktionsgebäuden; du darfst beliebig viele haben, und jedes trägt höchstens eine Ware.
S14-2 = Ein Produktionsgebäude muss nicht warten: Es kann in der nächsten Aufseherphase produzieren, auch in derselben Runde.

## S15 Stadtgebäude

S15-1 = Schmiede: Ein Produktionsgebäude kostet dich 1 Karte weniger; ein Stadtgebäude nicht.
S15-2 = Goldmine: Decke 4 Karten auf. Sind alle Kosten verschieden, bekommst du die billigste (erste Auflage: eine nach Wahl), der Rest wird abgelegt; sonst alle.
S15-3 = Archiv: Nimm in der Ratsherrenphase erst alle gezogenen Karten auf die Hand, lege dann die fällige Zahl aus der ganzen Hand ab.
S15-4 = Armenhaus: Hast du nach Bauen, Bezahlen und Ziehen für die Schreinerei 0 oder 1 Handkarte, ziehe 1.
S15-5 = Schwarzmarkt: Bis zu 2 deiner Waren, auch die vom Zollhaus, dürfen ungesehen je 1 Karte der Baukosten bezahlen.
S15-6 = Handelsposten: Du darfst 1 Ware mehr verkaufen: 2 insgesamt, 3 mit dem Privileg, 4 mit der Bibliothek dazu.
S15-7 = Brunnen: Ziehe 1 Karte, wenn du in dieser Phase mindestens 2 Waren produziert hast, nur einmal und egal, wer den Aufseher nahm.
S15-8 = Marktstand: Ziehe 1 Karte mehr, wenn du in dieser Phase mindestens 2 Waren verkauft hast, nur einmal.
S15-9 = Kran: Du darfst das neue Gebäude über eines deiner eigenen bauen.
S15-9a = Die aufgedruckten Kosten des überbauten Gebäudes (beim Park 6) werden mit allen anderen Nachlässen abgezogen, bis auf 0.
S15-9b = Das überbaute Gebäude ist sofort aus dem Spiel, seine Fähigkeit auch.
S15-9c = Du darfst jedes deiner Gebäude überbauen, nur den Kran selbst nicht.
S15-9d = Du darfst ein Gebäude nicht mit einem gleichen überbauen.
S15-9e = Eine Ware auf dem überbauten Gebäude wird verdeckt abgelegt, egal was darüber gebaut wird; ebenso die des Zollhauses.
S15-9f = Karten unter einer überbauten Kapelle, einer Bank oder einem Hafen zählen am Ende weiter je 1 Punkt.
S15-9g = Das Gebäude über der Kapelle ist keine Karte unter ihr: Es zählt nur seine eigenen Punkte.
S15-9h = Ein überbautes Stadtgebäude darfst du noch einmal bauen, an beliebiger Stelle.
S15-9i = Ein Gebäude hilft nicht beim Bezahlen dessen, das es überbaut: Seine Fähigkeit ist vorher weg.
S15-9j = Überbauen ändert die Zahl deiner Gebäude nicht.
S15-9k = Kapelle, Hafen und Zollhaus sind nach dem Neubau leer, eine genutzte Bank bleibt genutzt; der Kran wird nie überbaut.
S15-10 = Turm: Am Rundenbeginn darfst du bis zu 12 Handkarten behalten.
S15-11 = Kapelle: An jedem Rundenbeginn darfst du 1 Handkarte verdeckt darunterlegen; sie zählt am Ende 1 Punkt und sonst nichts.
S15-12 = Aquädukt: Du darfst 1 Ware mehr produzieren: 2 insgesamt, 3 mit dem Privileg, 4 mit der Bibliothek dazu.
S15-13 = Schreinerei: Ziehe 1 Karte, nachdem du ein Stadtgebäude gebaut und bezahlt hast, nicht aber für die Schreinerei selbst.
S15-14 = Präfektur: Behalte in der Ratsherrenphase 2 der gezogenen Karten statt 1, ob du 2, 5 oder 8 gezogen hast.
S15-15 = Markthalle: Ziehe 1 Karte mehr, wenn du in dieser Phase etwas verkauft hast; einmal, bei beliebig vielen Waren, und zusätzlich zum Marktstand.
S15-16 = Steinbruch: Ein Stadtgebäude kostet dich 1 Karte weniger; ein Produktionsgebäude nicht.
S15-17 = Bibliothek: Das Privileg deiner Rolle zählt doppelt: 8 Karten beim Ratsherrn, Kosten minus 2, 3 Waren produziert oder verkauft, 2 Goldsucherkarten.
S15-17a = In den Rollen der anderen bewirkt die Bibliothek nichts, und sie verdoppelt nur Privilegien, nie Aktionen oder andere Gebäude.
S15-17b = Bei 2 Spielern wirkt die Bibliothek einmal je Runde: bei der ersten Rolle des Gouverneurs genutzt, ist sie bei der zweiten verbraucht.
S15-17c = Bei 3 oder 4 Spielern hast du eine Rolle je Runde, also ist die Bibliothek nie verbraucht.
S15-17d = Nur bei 2 Spielern und der ersten Rolle des Gouverneurs wählst du, ob du die Bibliothek nutzt oder aufsparst; sonst gilt sie einfach.

## S16 Denkmäler und 6er-Gebäude

S16-1 = Statue, Siegessäule und Heldendenkmal kosten 3, 4 und 5 und zählen ebenso viele Punkte; von jedem darfst du eines haben.
S16-2 = Rathaus: 1 Punkt für jedes deiner unüberbauten Stadtgebäude, es selbst, Denkmäler und Kathedrale eingeschlossen.
S16-3 = Triumphbogen: 4, 6 oder 8 Punkte für 1, 2 oder 3 Denkmäler, ohne Denkmal keine; das Rathaus zählt die Denkmäler ebenfalls.
S16-4 = Zunfthalle: 1 Punkt je unüberbautem Produktionsgebäude und 1 je verschiedener Art; in der ersten Auflage 2 je Gebäude und keiner je Art.
S16-5 = Palast: 1 Punkt je volle 4 aller deiner übrigen Punkte, ganz zuletzt berechnet.

## S17 Gebäude der Erweiterung

S17-1 = Alle 29 Karten der Erweiterung sind Stadtgebäude, mit denselben Regeln wie die anderen.
S17-2 = Amtsstube: Ganz am Anfang einer Runde darfst du 1 oder 2 Handkarten ablegen und ebenso viele ziehen.
S17-3 = Wachstube: Sie wirkt am Rundenbeginn auf das Handkartenlimit.
S17-4 = Hütte: Ziehe 1 Karte am Ende einer Händlerphase, in der überhaupt niemand eine Ware verkauft hat; mehrere Besitzer ziehen im Uhrzeigersinn.
S17-5 = Schenke: Ziehe am Ende jeder Baumeisterphase nach ihrer eigenen 1 Karte, wenn niemand weniger Gebäude hat als du und jemand mehr.
S17-6 = Park: Mit dem Kran überbaut senkt er die Kosten um 6 statt 3; sonst bewirkt er nichts.
S17-7 = Zollhaus: Zu Beginn der Ratsherrenphase, vor allem Ziehen, kommt auf ein leeres Zollhaus ungesehen die oberste Karte als Ware.
S17-7a = Seine Ware wird als einer deiner normalen Verkäufe verkauft und bringt immer 2 Karten, egal welche Preise gelten.
S17-7b = Seine Ware gilt als verkauft für Marktstand, Markthalle und Hütte, kann unter den Hafen kommen und zahlt am Schwarzmarkt 1.
S17-7c = Das Zollhaus ist kein Produktionsgebäude: Auf ihm wird nichts produziert, weder Brunnen noch Zunfthalle zählen es.
S17-8 = Bank: Einmal im Spiel darfst du am Rundenbeginn beliebig viele Handkarten verdeckt darunterlegen, für je 1 Punkt.
S17-9 = Hafen: Die erste Ware, die du in einer Händlerphase verkaufst, kommt ungesehen für 1 Punkt darunter; ihren Preis bekommst du trotzdem.
S17-10 = Goldschmiede: Decke die oberste Karte auf; sie ist dein, wenn niemand, auch du nicht, dieses Gebäude unüberbaut hat, sonst wird sie abgelegt.
S17-11 = Kathedrale: Sie liegt offen aus, Kosten 7; ein Spieler darf sie als seinen einen Bau errichten, mit den Nachlässen eines Stadtgebäudes.
S17-11a = Die Kathedrale zählt 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder mehr unüberbaute 6er-Gebäude in allen anderen Städten zusammen.
S17-12 = Residenz: 4, 7, 9 oder 10 Punkte für 1, 2, 3 oder 4 Sätze aus drei verschiedenen unüberbauten Gebäuden mit gleichen Kosten.
S17-12a = Eine Karte gehört zu höchstens einem Satz, keine Art steht zweimal darin; gleiche Kosten können mehrere Sätze geben, auch die Residenz zählt.
S17-12b = Bilde je Kostenwert möglichst viele Sätze, jede Art einmal je Satz, und zähle zusammen; 12 Gebäude geben höchstens 4 Sätze.
S17-13 = Ein Zollhaus bekommt höchstens eine Ware je Phase, bei zwei leeren Stapeln keine; bei Hütte, Schenke und Zollhaus geht es im Uhrzeigersinn.

## S18 Information

S18-1 = Alle sehen Städte, wo Waren liegen, genommene Rollen, Gouverneur, offenes Kärtchen, Handgrößen, aufgedeckte Karten und ob die Kathedrale noch da ist.
S18-2 = Die anderen sehen nie deine Hand, was du ziehst, behältst oder ablegst, und nicht die Karten unter deiner Kapelle und Bank.
S18-3 = Niemand kennt die Reihenfolge des Nachziehstapels, die Karten der Waren und unter dem Hafen und noch nicht aufgedeckte Kärtchen.
S18-4 = Du musst nicht sagen, wie viele Karten unter Kapelle, Bank oder Hafen liegen, auch wenn alle mitzählen können.
S18-5 = Niemand darf den Ablagestapel durchsehen; die Größe beider Stapel wird gezeigt.
S18-6 = Überbaute Gebäude, der Platz jeder Ware und die Zahl der Karten unter Gebäuden sind kein Geheimnis, auch wenn diese Zahl nicht immer angezeigt wird.
S18-7 = Schon benutzte Handelshaus-Kärtchen sind in ihrer Reihenfolge bekannt; nach vier Händlerphasen ist es auch das fünfte.
S18-8 = Die Wertung zeigt, wie viele Karten unter Gebäuden liegen; Hände werden gezählt, nicht gezeigt.

## S19 Grenzen

S19 = Die Grenzen im Überblick: 1 bis 4 Waren produziert oder verkauft, Ratsherr 2, 5 oder 8 Karten, davon 1 oder 2 behalten, Nachlass 0 bis 3, Goldsucher 0 bis 2 Karten.

## Q Entscheidungen

Q1 = Das Zollhaus kostet 3 und wird in der Ratsherrenphase gefüllt; die Kosten 1 im Beispiel gehören zur Amtsstube.
Q2 = Was unter einer Kapelle liegt, wird anderen nie gezeigt; die Zahl wird standardmäßig nicht angezeigt, ist aber kein Geheimnis.
Q3 = Bei 2 Spielern gelten beide Privilegien des Gouverneurs voll; die Bibliothek ist nur genutzt, wenn ihr Zusatz genommen wird, je Spieler und Runde.
Q4 = Die Fähigkeit des Gebäudes, das gerade überbaut wird, gilt für diesen Bau nicht; nur seine Kosten werden abgezogen.
Q5 = Eine Ware auf dem Gebäude, das überbaut wird, ist verloren und kann nicht über den Schwarzmarkt zahlen.
Q6 = Ratsherr und Goldsucher ziehen immer voll; nur der Anteil der Bibliothek kann eine Frage sein.
Q7 = Nachlässe gelten von selbst und ganz, zu viel zu zahlen ist nicht erlaubt; Kran und Schwarzmarkt bleiben freie Wahl.
Q8 = Gemischt wird erst, wenn eine Karte gebraucht wird, und zwar alles bisher Abgelegte, nicht die noch offen liegenden Karten.
Q9 = Fehlen Karten, ziehst du, was da ist; die Goldmine braucht 4 Karten in beiden Stapeln zusammen, die Goldschmiede 1, anderes Ziehen verfällt.
Q10 = Gleichzeitig gespielt wird nicht: Die Reihenfolge zählt für das, was man weiß, und für die Hütte.
Q11 = Erst alle Goldminen, dann alle Goldschmieden, jeweils im Uhrzeigersinn ab dem, der die Rolle genommen hat.
Q12 = In jedem Schritt des Rundenbeginns geht es im Uhrzeigersinn ab dem neuen Gouverneur, Kapelle vor Bank.
Q13 = Für die Schenken wird noch vor dem Spielende gezogen; das kann einen Gleichstand entscheiden.
Q14 = Die Wachstube wirkt von selbst und addiert sich nicht; das Limit 6 gilt nur, solange eine im Spiel ist, sofern die Option nichts anderes sagt.
Q15 = Die Ware auf einem Zollhaus zählt beim Gleichstand nicht.
Q16 = Bleibt es auch dann beim Gleichstand, wird der Sieg geteilt.
Q17 = Das Spiel endet nach der ganzen Baumeisterphase und nach den Gebäuden, die in einer Stadt stehen, nicht nach der Zahl der Bauten.
Q18 = In der Variante gibt es 5 bis 8 Karten; die abgegebenen kommen auf den Ablagestapel, gewählt wird geheim.
Q19 = Preise gelten für die Phase, und das Kärtchen wird auch ohne Verkauf aufgedeckt; es zählen die Preise der Kärtchen, nicht die der Beispiele.
Q20 = Einige Wörter der Spielregel sind Versehen für die üblichen Begriffe, etwa Wert für Kosten.
Q21 = Die Kathedrale ist in jeder Hinsicht ein Stadtgebäude; überbaut ist sie verloren und kommt nicht zurück auf den Tisch.
Q22 = Jeder nutzt eine Bank einmal im Spiel, auch nach einem Neubau; keine Karte zu legen verbraucht sie nicht. Kapelle und Bank gehen in einer Runde.
Q23 = Der Hafen nimmt eine Ware je Händlerphase, nur aus einem Verkauf und nie aus einer Zahlung am Schwarzmarkt.
Q24 = Die Goldmine gibt ohne Wahl die billigste Karte; die erste Auflage oder eine Option lässt den Besitzer wählen.
Q25 = Die Zunfthalle zählt 1 je Produktionsgebäude und 1 je Art, nicht die früheren 2 je Gebäude.
Q26 = Für die Goldschmiede darf gar niemand diese Art haben, auch du nicht; überbaute Gebäude gelten nicht als Besitz.
Q27 = Der Kartensatz hat 112 Karten mit 10, 8, 9, 9 und 8 Produktionsgebäuden.
Q28 = Residenz und Kathedrale sehen nur auf unüberbaute Gebäude.
Q29 = Produzieren ist nie Pflicht.
Q30 = Die Schreinerei zieht vor dem Armenhaus, beide ohne Frage; ein Verzicht brächte nie eine Karte mehr.
Q31 = Die Hütte ist nach dem letzten Spieler dran, auch der eigene Verzicht auf Verkauf hilft; alle Besitzer ziehen, im Uhrzeigersinn.
Q32 = Die Punkte der Erweiterung gehören zur Endwertung und zu dem, was der Palast zählt.
Q33 = Einmal mischen vor dem Austeilen genügt.
Q34 = Baust du die Kathedrale, darf die ganze Hand bezahlen, denn sie ist keine Handkarte.
Q35 = Bei 2 Spielern zieht die Schenke nur, wenn du weniger Gebäude hast als dein Gegner.
Q36 = Je Runde kommt eine Karte unter die Kapelle im Spiel; die unter einer überbauten Kapelle zählen auch.
Q37 = Die erste Auflage ändert nur drei Dinge: 110 Karten, Zunfthalle 2 je Produktionsgebäude, Goldmine eine beliebige der vier.
Q38 = Der Vergleich bei Gleichstand betrifft nur die Gleichplatzierten.
Q39 = Da die Stapelgrößen gezeigt werden, lässt sich die Zahl der Karten unter Gebäuden ohnehin errechnen; sie ist daher nicht geheim.
Q40 = Die Zahl der Runden ist durch die Regeln nicht begrenzt.
Q41 = In der Phase, in der sie gebaut wird, zieht die Schenke nicht.

## E Beispiele der Spielregel

E01 = Als Baumeister mit Schmiede und Bibliothek kostet eine Zuckermühle mit Kosten 2 nun 0; der dritte Nachlass verfällt, gezogen wird nichts.
E02 = Als Aufseher mit leerer Zuckermühle und leerem Tabakspeicher produzierst du 1 Zucker und 1 Tabak.
E03 = Als Händler mit Marktstand und Handelsposten bringt der Verkauf von Indigo, Tabak und Silber zu 1, 2 und 3 zusammen 7 Karten.
E04 = Eine Goldmine deckt die Kosten 5, 3, 1 und 3 auf: Zwei sind gleich, alle vier werden abgelegt.
E05 = Eine Goldmine deckt die Kosten 4, 1, 3 und 5 auf: Du bekommst die Schmiede mit Kosten 1, drei Karten werden abgelegt.
E06 = Als Ratsherr mit Präfektur, Archiv und 4 Karten ziehst du 5, legst 3 aus der Hand ab und hast 6.
E07 = Mit dem Schwarzmarkt wird eine Bibliothek mit 2 Waren und 3 Karten bezahlt.
E08a = Mit dem Handelsposten verkaufst du in der Händlerphase eines anderen bis zu 2 Waren.
E08b = Mit dem Handelsposten verkaufst du als Händler bis zu 3 Waren.
E08c = Mit Handelsposten und Bibliothek verkaufst du als Händler bis zu 4 Waren.
E09 = Ein Palast über einer Kapelle kostet 6 minus 3: Du bezahlst 3.
E10 = Eine Statue über einer Kaffeerösterei kostet nichts, und der übrige Nachlass bringt keine Karte.
E11a = Mit dem Aquädukt produzierst du in der Aufseherphase eines anderen bis zu 2 Waren.
E11b = Mit dem Aquädukt produzierst du als Aufseher bis zu 3 Waren.
E11c = Mit Aquädukt und Bibliothek produzierst du als Aufseher bis zu 4 Waren.
E12a = Mit der Präfektur ziehst du in der Ratsherrenphase eines anderen 2 Karten und behältst beide.
E12b = Mit der Präfektur ziehst du als Ratsherr 5 Karten und behältst 2.
E12c = Mit Präfektur und Bibliothek ziehst du als Ratsherr 8 Karten und behältst 2.
E12d = Mit Präfektur und Archiv legst du nach 2, 5 oder 8 gezogenen Karten 0, 3 oder 6 aus der Hand ab.
E13 = Als Händler mit der Markthalle bringt der Verkauf von Zucker zu 1 und Kaffee zu 3 zusammen 5 Karten.
E14 = Als Baumeister mit dem Steinbruch kostet ein Kran mit Kosten 2 nichts.
E15 = Als Ratsherr mit Bibliothek, Archiv, Präfektur und 3 Karten ziehst du 8, legst 6 ab und hast 5.
E16 = Als Baumeister mit Bibliothek und Steinbruch kostet ein Heldendenkmal 3 weniger.
E17 = Die Bibliothek allein gibt: 8 Karten, davon 1 behalten, Kosten minus 2, 3 Waren produziert oder verkauft, 2 Goldsucherkarten.
E18 = Mit einer Statue in der Stadt darfst du ein Heldendenkmal bauen, aber keine zweite Statue.
E19 = Ein Rathaus mit acht weiteren Stadtgebäuden, zwei davon Denkmäler, zählt 9.
E20 = Ein Triumphbogen zählt 4, 6 und 8 bei 1, 2 und 3 Denkmälern.
E21 = Eine Zunfthalle mit 5 Produktionsgebäuden von 3 Arten zählt 8.
E22 = Ein Palast mit 34 übrigen Punkten zählt 8, zusammen 42.
E23 = Eine Bibliothek über einem Park ist kostenlos: 6 Nachlass auf Kosten von 5.
E24a = Die Kathedrale über einem Park kostet 1.
E24b = Die Kathedrale über einem Park kostet den, der den Baumeister genommen hat, nichts.
E24c = Die Kathedrale über einem Park kostet mit einem Steinbruch in der Stadt nichts.
E25 = Elf Gebäude mit einem Satz zu Kosten 2 und einem zu Kosten 6 geben der Residenz 7 Punkte.
E26 = Zwölf Gebäude mit zwei Sätzen zu Kosten 1, einem zu 3 und einem zu 6, Kosten wie im Beispiel, geben der Residenz 10 Punkte.
E27 = Mit sechs 6er-Gebäuden in den anderen Städten zählt die Kathedrale 10.
E28 = Vier Spieler bekommen in der Variante 5, 6, 7, 8 Karten, behalten je 4 und legen 1, 2, 3, 4 ab.
E29 = Zwei Spieler: Der Gouverneur A wählt, dann B, dann wieder A; drei Rollen werden benutzt, und B wird Gouverneur.

## N Weitere Beispiele

N01 = Die Kathedrale über einer Bibliothek, als Baumeister: 7 minus 1 minus 5, also 1; die überbaute Bibliothek gibt keinen Nachlass.
N02 = Ein Palast über einem Steinbruch kostet 2; der überbaute Steinbruch gibt keinen Nachlass.
N03 = Eine Bibliothek über einer belegten Indigoküperei kostet 4: Deren Ware ist verloren, 1 andere darf zahlen, also braucht es 3 weitere Handkarten.
N04 = Armenhaus und Schreinerei, ein Brunnen gebaut: Mit 0, 1 oder 2 Karten nach dem Bezahlen hast du am Ende 2, 2 oder 3.
N05 = Armenhaus und Schreinerei, eine Zuckermühle gebaut: Mit 0, 1 oder 2 Karten nach dem Bezahlen hast du am Ende 1, 2 oder 2.
N06 = Baust du als Baumeister mit Schmiede und Bibliothek einen Tabakspeicher mit Kosten 3, ist er kostenlos; auch freiwillig darfst du dafür keine Karte zahlen.
N07 = Zwei Spieler, Bibliothek: Für eine Zuckermühle genutzt, zahlst du 0 und ziehst als Goldsucher später 1; aufgespart, zahlst du 1 und ziehst 2.
N08 = Mit Handelsposten, beiden Märkten und Hafen bringt der Verkauf von Zollhaus-Ware und Indigo zu 1 zusammen 5 Karten; eine Ware kommt unter den Hafen.
N09 = Ohne zusätzliche Verkäufe ist der Verkauf der Zollhaus-Ware dein einziger.
N10 = Mit dem Archiv und leerer Hand ziehst du 2 Karten, legst 1 ab und hast 1.
N11 = Wachstube, Turm, beide oder keines: Limits 7, 12, 12, 6; sind alle Wachstuben überbaut: 7, 12, 12, 7.
N12 = Der Besitzer einer Schenke zieht bei 5 gegen 6 und bei 5, 5, 6 Gebäuden; nicht bei 6 gegen 6, bei 5, 5, 5 oder bei 6, 5, 7.
N13 = Bei 46 Punkten aus allem anderen, Erweiterung eingeschlossen, kommen vom Palast 11 dazu, zusammen 57.
N14 = Das Rathaus zählt Denkmäler, Park, Residenz, Kathedrale und sich selbst: 6 Punkte.
N15 = Erste Auflage: Die Zunfthalle aus E21 zählt 10, die Goldmine aus E05 gibt eine beliebige der vier Karten, der Kartensatz hat 110.
N16 = Mit den richtigen Kosten des Zollhauses hat die Stadt aus E26 nur 3 Sätze: 9 Punkte.

## C Klarstellungen

C1 = Eine Entscheidung mit nur einer möglichen Antwort wird dir abgenommen, etwa wenn du dir kein Gebäude leisten kannst; in den Einstellungen kannst du wählen, jedes Mal gefragt zu werden.
C2 = Bei 2 Spielern wird nach der Bibliothek nicht gefragt und sie nicht verbraucht, wo zu wenige Karten für ihren Zusatz übrig sind.
C3 = Waren werden in der genannten Reihenfolge verkauft: Die erste kommt unter den Hafen, die anderen werden so abgelegt.
C4 = Wo die Goldmine die Wahl lässt, nimmst du bei vier verschiedenen Kosten genau eine Karte; bei zwei gleichen sind alle vier verloren.
C5 = Du darfst nicht mehr Produktionsgebäude nennen, als noch Karten zu ziehen sind.
C6 = Zu Beginn der Ratsherrenphase werden die Zollhäuser gefüllt, bevor nach der Bibliothek gefragt wird.
C7 = In der Startvariante beginnt die Zählung 5, 6, 7, 8 beim Gouverneur, wo immer er sitzt.
C8 = Am Rundenbeginn erledigt jeder Spieler Kapelle, dann Bank, bevor der nächste dran ist; die Handkartenlimits kommen danach.
C9 = In der Ratsherrenphase wird jeder fertig, das Ablegen eingeschlossen, bevor der Nächste zieht; Abgelegtes kann durch Neumischen wiederkommen.
C10 = Ausgeteilt wird Spieler für Spieler im Uhrzeigersinn ab dem Gouverneur, jede Hand in einem Zug; die Ordnung im Ablagestapel ist unwichtig.
C11 = Wo ein Beispiel keine Spielerzahl nennt, sind 3 Spieler gemeint.
