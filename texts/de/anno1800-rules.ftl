### Anno 1800: unsere eigene Fassung jeder Nummer der Spezifikation in einer Zeile.

# In Kürze, für alle, die noch nie gespielt haben; das Attribut sagt, wo mehr dazu steht.

short-1 = Die meisten Einfluss-Punkte gewinnen. Sie kommen von ausgespielten Bevölkerungs-Karten, von Expeditions-Karten, Gold, dem Feuerwerks-Plättchen und von Auftrags-Karten, die für alle offen liegen.
    .rule = A24
short-2 = Gespielt wird reihum. In deinem Zug führst du eine von neun Aktionen aus: bauen, Karten ausspielen oder austauschen, Bevölkerungs-Steine dazunehmen oder aufsteigen lassen, Land in der Alten oder Neuen Welt gewinnen, auf Expedition gehen oder feiern.
    .rule = A2
short-3 = Viele Aktionen kosten Ressourcen. Um eine zu produzieren, setzt du einen Bevölkerungs-Stein der richtigen Stufe aus seinem Wohnviertel auf einen freien Arbeitsplatz einer deiner Industrien; dort bleibt er.
    .rule = A3
short-4 = Was du nicht selbst produzierst, bekommst du für 1 bis 3 Handels-Plättchen aus der Industrie eines Mitspielers, jede Ressource einmal pro Zug. Niemand kann ablehnen, und dein Handelspartner erhält 1 Gold.
    .rule = A6
short-5 = Mit Gold bezahlst du das Schichtende: Für 1 bis 5 Gold, je nach Stufe, ist ein eingesetzter Bevölkerungs-Stein sofort zurück im Wohnviertel und kann wieder arbeiten.
    .rule = A7
short-6 = Sind zu viele Bevölkerungs-Steine und Plättchen verbraucht, feierst du ein Stadtfest. Das ist deine Aktion in diesem Zug, kostet nichts und bringt alle zurück; nur Marine-Plättchen, die noch auf ausgespielten Karten liegen, gehen verloren.
    .rule = A20
short-7 = Eine Karte auszuspielen kostet, was auf ihr steht. Sie bringt am Ende 3, 5 oder 8 Punkte und einen Effekt, den du einmal nutzen darfst.
    .rule = A12
short-8 = Mit mehr Bevölkerungs-Steinen und höheren Stufen produzierst du mehr, aber mit jedem neuen Stein ziehst du eine Karte, die ausgespielt werden will. Beim Aufsteigen ziehst du keine.
    .rule = A15
short-9 = Schiffe bringen Marine-Plättchen. Mit Erkundungs-Plättchen gewinnst du Bauplatz in der Alten Welt, Ressourcen und Karten in der Neuen Welt und Expeditions-Karten.
    .rule = A17
short-10 = Wer als Erstes keine Handkarte mehr hat, nimmt das Feuerwerks-Plättchen, das 7 Punkte bringt. Die Runde wird ausgespielt, eine volle letzte Runde folgt, dann wird gewertet.
    .rule = A23

## A1 Spielaufbau

A1-1 = Alle 120 Bau-Plättchen liegen sortiert auf dem Spielplan, Blaupausen-Seite oben; ihre Zahl hängt nicht davon ab, wie viele mitspielen.
A1-2 = Die drei Arten Bevölkerungs-Karten und die Expeditions-Karten werden einzeln zu vier verdeckten Stapeln gemischt.
A1-3 = Alte-Welt- und Neue-Welt-Inseln bilden zwei gemischte, verdeckte Stapel; Marine-Plättchen und Gold liegen im Vorrat.
A1-4 = Im Vorrat liegen die Bevölkerungs-Steine nach Stufen: alle, die kein Spieler hat.
A1-5 = Fünf Auftrags-Karten und das Feuerwerks-Plättchen liegen das ganze Spiel aus: fünf zufällige, fünf ausgesuchte oder die fünf für die erste Partie.
A1-6 = Du beginnst mit 4 Bauern, 3 Arbeitern, 2 Handwerkern, 2 Handels- und 1 Erkundungs-Plättchen; vorgedruckt sind 10 Industrien, 3 Schiffe, 1 Werft; frei sind 4 Küsten- und 2 Meeresfelder.
A1-7 = Deine erste Hand hat 9 Karten: 7 Bauer/Arbeiter- und 2 Handwerker/Ingenieur/Investor-Karten, keine aus der Neuen Welt.
A1-8 = Am Tisch beginnt, wer als Letzter im Ausland war; hier wird der Startspieler ausgelost oder bestimmt.
A1-9 = In Spielreihenfolge beginnen die Spieler mit 0, 1, 2 und 3 Gold.
A1-10 = Alle haben neben der Heimat-Insel einen eigenen Erschöpft-Bereich, für Bevölkerungs-Steine wie für Marine-Plättchen.
A1-11 = Ein Feld ist Landfeld, Landfeld mit Küste oder Meeresfeld; Küste zählt als Land, und wo ein Feld liegt, ist gleichgültig.
A1-12 = Handkarten, Gold und Bevölkerungs-Steine je Wohnviertel sind durch nichts begrenzt.

## A2 Spielzug

A2-1 = Gespielt wird im Uhrzeigersinn; in einer Runde hat jeder einen Zug, der Startspieler den ersten.
A2-2 = In jedem Zug führst du genau eine der neun Aktionen aus.
A2-3 = In deinem Zug darfst du vor, während oder nach der Aktion Bevölkerungs-Karten aktivieren und Effekt-Auftrags-Karten nutzen, so oft deren Grenzen es erlauben.
A2-4 = Produktion, Handel und Schichtende verbrauchen keine Aktion; mit ihnen bezahlst du eine.
A2-5 = Weitere Aktionen geben nur der Effekt dafür und Alonso Graves; sie addieren sich, sind frei wählbar und teilen sich die Grenzen „einmal pro Zug“.
A2-6 = Passen gibt es nicht; wenn du nichts anderes kannst oder willst, feierst du ein Stadtfest.
A2-7 = Eine zusätzliche Aktion wartet, bis die laufende fertig ist; was am Ende des Zuges ungenutzt ist, verfällt.
A2-8 = Nach mindestens einer Aktion beendest du den Zug selbst, damit danach noch freie Aktionen möglich sind.

## A3 Produktion

A3-1 = Für eine Ressource setzt du einen Bevölkerungs-Stein aus dem Wohnviertel auf einen eigenen freien Arbeitsplatz genau seiner Stufe, auf der Heimat-Insel oder in der Alten Welt.
A3-2 = Wer auf einen Arbeitsplatz gesetzt wird, liefert einmal eine Einheit und bleibt dann nur noch dort liegen.
A3-3 = Eine Ressource wird in dem Zug verbraucht, in dem sie entsteht; gelagert wird nichts.
A3-4 = Jede Industrie hat zwei Arbeitsplätze; eine zweite Einheit braucht dort einen zweiten Bevölkerungs-Stein.
A3-5 = Wer arbeitet oder erschöpft ist, nützt nichts, bis ihn Schichtende oder Stadtfest nach Hause bringt.
A3-6 = Ein Arbeitsplatz bleibt besetzt, auch wenn der Bevölkerungs-Stein darauf inzwischen aufgestiegen ist.
A3-7 = Produziert und erhandelt wird nur für die Kosten, die du gerade bezahlst; einen Topf mit Überschüssen gibt es nicht.

## A4 Bevölkerungs-Steine als Kosten

A4-1 = Verlangen Kosten einen Bevölkerungs-Stein, kommt einer genau dieser Stufe aus dem Wohnviertel in den Erschöpft-Bereich, ohne Arbeitsplatz.
A4-2 = Erschöpfte Bevölkerungs-Steine fallen nur vorläufig aus: bis zum Schichtende oder zu deinem Stadtfest.
A4-3 = Die Teile der Kosten bezahlst du in beliebiger Folge; ein durch Schichtende heimgekehrter Bevölkerungs-Stein darf für dieselben Kosten zweimal dienen.
A4-4 = Ein Bevölkerungs-Stein, den Kosten verlangen, lässt sich nicht erhandeln.
A4-5 = Kosten darfst du nur angehen, wenn deine jetzigen Mittel für alles reichen, und jeder Schritt dazwischen muss den Rest bezahlbar lassen.
A4-6 = Ausbauen, Arbeitskraft und Aufstieg brauchen Ressourcen und Steine, Karten Ressourcen und Marine-Plättchen, Inseln und Expeditionen Erkundungs-Plättchen; Gold kosten sie fast nie.

## A5 Marine-Plättchen

A5-1 = Marine-Plättchen gibt es für Handel und für Erkundung, und jedes ist 1 wert.
A5-2 = Bezahlte Marine-Plättchen wandern von deinen Schiffen in deinen Erschöpft-Bereich; zurück bringt sie nur ein Stadtfest, nie das Schichtende.
A5-3 = Die eine Art Marine-Plättchen ersetzt nie die andere, außer wenn Beryl O’Mara ausliegt.
A5-4 = Vorübergehende Plättchen auf einer Karte wirken wie die auf Schiffen, gehen nach Gebrauch aber in den Vorrat; welche du ausgibst, entscheidest du.
A5-5 = Die bleibenden Plättchen einer Art, auf Schiffen oder erschöpft, entsprechen der Gesamtstärke deiner Schiffe dieser Art.
A5-6 = Plättchen gehören keinem bestimmten Schiff: Je Art zählen nur verfügbare, erschöpfte und vorübergehende.

## A6 Handel

A6-1 = Eine Ressource, die du für Kosten brauchst, darfst du erhandeln, auch wenn du sie selbst produzieren könntest.
A6-2 = Ein Handel braucht genügend verfügbare Handels-Plättchen und irgendeinen Mitspieler mit einem sichtbaren Bau-Plättchen für diese Ressource.
A6-3 = Der Preis folgt der Stufe, die dein Handelspartner bräuchte: 1 Handels-Plättchen bei Bauern und Arbeitern, 2 bei Handwerkern, 3 bei Ingenieuren.
A6-4 = Sind die Plättchen erschöpft, gilt die Ressource als produziert, für die Kosten, die gerade bezahlt werden.
A6-5 = Dein Handelspartner kann nicht ablehnen, setzt nichts ein und bekommt je Handel 1 Gold; volle Arbeitsplätze stören nicht, die billigere Fassung bestimmt den Preis.
A6-6 = Jede Ressource kannst du einmal pro Zug erhandeln, gleich von wem, aus welcher Fassung und in welcher Aktion; verschiedene beliebig viele.
A6-7 = Neue-Welt-Ressourcen, Bevölkerungs-Steine und Marine-Plättchen stehen nie zum Handel.
A6-8 = Mit dir selbst kannst du nicht handeln.
A6-9 = Erzeugnisse aus Neue-Welt-Ressourcen lassen sich erhandeln: Zigarren ja, Tabak nein.
A6-10 = Vorgedruckte Industrien eines Mitspielers taugen zum Handel, solange nichts sie überdeckt.
A6-11 = Ist eine Industrie überbaut oder entfernt, kann niemand mehr mit ihr handeln.

## A7 Schichtende

A7-1 = In deinem Zug darfst du für Gold eingesetzte Bevölkerungs-Steine heimholen, von Arbeitsplätzen und aus dem Erschöpft-Bereich, so viele und so oft du es bezahlen kannst.
A7-2 = Das Heimholen kostet 1 Gold für einen Bauern, 2 für einen Arbeiter, 3 für einen Handwerker, 4 für einen Ingenieur, 5 für einen Investor.
A7-3 = Ausgegebenes Gold landet immer im Vorrat.
A7-4 = Wird ein Bevölkerungs-Stein heimgeholt, ist sein Arbeitsplatz wieder frei.
A7-5 = Ein aufgestiegener Bevölkerungs-Stein kehrt ins Wohnviertel seiner neuen Stufe zurück, zu deren Preis.
A7-6 = Schichtende geht in jedem Augenblick deines Zuges, auch mitten im Bezahlen und für eben erst Eingesetzte.

## A8 Ausbauen

A8-1 = Eine Ausbauen-Aktion baut eine Industrie oder eine Werft oder mehrere Schiffe, nie gemischt.
A8-2 = Erst wird bezahlt; dann kommt das Bau-Plättchen vom Spielplan auf deine Heimat-Insel oder eine Alte-Welt-Insel.
A8-3 = Jedes Feld trägt ein Bau-Plättchen; du baust auf ein freies Feld oder über ein eigenes, wenn das Feld zum neuen passt.
A8-4 = Sogar das Bau-Plättchen, dessen Leute eben für das neue produziert haben, darfst du überbauen.
A8-5 = Ein überbautes Bau-Plättchen kehrt auf den Spielplan zurück und steht allen offen; ein vorgedrucktes wird nur zugedeckt.
A8-6 = Beim Ausbauen darfst du außerdem ein gebautes eigenes Plättchen auf den Spielplan zurücklegen; als Option, wie in der deutschen Ausgabe, beliebig viele.
A8-7 = Bevölkerungs-Steine auf entfernten oder überbauten Bau-Plättchen werden erschöpft, auch auf vorgedruckten Industrien.
A8-8 = Vorgedruckte Bau-Plättchen kann man überbauen, aber nie entfernen.
A8-9 = Ein vorgedrucktes Bau-Plättchen wirkt wieder, sobald entfernt ist, was darauf lag.
A8-10 = Der Verlust eines Schiffs der Stärke s kostet dich s Plättchen seiner Art, erschöpfte zuerst, noch ehe ein neues Schiff dort seine eigenen bringt.
A8-11 = Liegt von einem Bau-Plättchen keines mehr auf dem Spielplan, kann es niemand bauen, bis eines zurückkommt.
A8-12 = Eine Ausbauen-Aktion muss etwas bauen; nur zu entfernen reicht nicht.
A8-13 = Das Sägewerk für Arbeiter und die 1er-Werft sind umsonst, brauchen aber trotzdem die Aktion.
A8-14 = Kommt ein vorgedrucktes Schiff wieder zum Vorschein, sind seine Plättchen erschöpft; Abreißen bringt also nichts ein.
A8-15 = Kommt eine vorgedruckte Alte-Welt-Industrie zum Vorschein, während du die gleiche schon gebaut hast, behältst du beide.
A8-16 = Du nimmst erst das neue Bau-Plättchen, dann kehrt das alte zurück: Um Gleiches mit Gleichem zu überbauen, muss noch eines auf dem Spielplan liegen; sonst entferne das alte vorher.

## A9 Industrien

A9-1 = Von jeder Industrie gibt es insgesamt zwei; sind beide vergeben, musst du handeln oder warten.
A9-2 = Jede Industrie darfst du einmal haben; gleich heißt: dieselbe Ressource von derselben Stufe.
A9-3 = Eine Ausbauen-Aktion baut höchstens eine Industrie.
A9-4 = Eine Industrie darf auf jedem Landfeld stehen, auch an der Küste.
A9-5 = Die sechs Alternativen für Arbeiter gleichen deinen Start-Industrien nicht und dürfen daneben stehen; als Option, wie in der deutschen Ausgabe, müssen sie diese überbauen.
A9-6 = Eine Alte-Welt-Insel kann dir eine Industrie ein zweites Mal bringen; du behältst und nutzt sie.
A9-7 = Solange deine Alte-Welt-Insel eine Industrie zeigt, kannst du die gleiche nicht daneben bauen.
A9-8 = Die Blaupause zeigt Kosten, Ressource und Stufe; gebaut hat jede Industrie zwei Arbeitsplätze einer Stufe und ihre Ressource.

## A10 Werften

A10-1 = Eine Werft baut Schiffe bis zu ihrer eigenen Stärke; mehrere Werften legen ihre Stärken nicht zusammen.
A10-2 = Eine Werft pro Ausbauen-Aktion; haben darfst du so viele, wie der Spielplan hergibt: 4, 6 und 4 der Stärken 1, 2 und 3.
A10-3 = Werften stehen nur auf Landfeldern mit Küste, freien oder überbauten.
A10-4 = Werften haben keine Arbeitsplätze, produzieren nichts und bieten nichts zum Handeln.

## A11 Schiffe

A11-1 = Ein Schiff trägt so viele Plättchen wie seine Stärke: Handels-Schiffe Handels-, Erkundungs-Schiffe Erkundungs-Plättchen. Jede Werft baut beide Arten.
A11-2 = Eine Ausbauen-Aktion baut bis zu ein Schiff je eigener Werft, auch vorgedruckter, keines stärker als seine Werft.
A11-3 = Schiffe kommen nur auf Meeresfelder, auf freie oder über ein eigenes Schiff.
A11-4 = Die Plättchen eines neuen Schiffs kommen sofort und dürfen schon Handel für das nächste Schiff derselben Aktion bezahlen.
A11-5 = Von jedem Schiffstyp darfst du beliebig viele haben; mehr als sechs gibt es nicht.
A11-6 = Auch die Erkundungs-Plättchen eines neuen Schiffs sind sofort verwendbar.

## A12 Bevölkerungs-Karte ausspielen

A12-1 = Erfülle die Bedürfnisse einer Handkarte und lege sie offen unter deine Heimat-Insel; eine Karte pro Aktion.
A12-2 = Eine ausgespielte Karte zählt am Ende, gleich welche Seite oben liegt.
A12-3 = Wer seine letzte Handkarte auslegt, löst das Spielende aus.
A12-4 = Eine ausgespielte Karte kommt nie wieder auf eine Hand oder in einen Stapel.
A12-5 = Die Karte, für die du bezahlst, bleibt bis zum Auslegen Handkarte und darf nicht unter einen Stapel; unterdessen gezogene Karten verhindern eine leere Hand.
A12-6 = Ihr eigener Effekt hilft nicht, eine Karte zu bezahlen.

## A13 Bevölkerungs-Karte aktivieren

A13-1 = Einmal im Spiel, im Zug des Ausspielens oder später, darfst du eine ausgespielte Karte für ihren Effekt umdrehen.
A13-2 = Du darfst pro Zug beliebig viele Karten aktivieren und musst es nie.
A13-3 = Karten lassen sich auch mitten in einer Aktion aktivieren, zwischen zwei Zahlungen.
A13-4 = Aktiviert wird nur im eigenen Zug, und du brauchst, was der Effekt verlangt, etwa Gold bei leerem Stapel.

## A14 Bevölkerungs-Karten austauschen

A14-1 = Lege bis zu 3 Handkarten beliebiger Arten unter ihre Stapel und ziehe ebenso viele von denselben Stapeln.
A14-2 = Erst kommen alle Karten unter die Stapel, dann wird gezogen.
A14-3 = Karten, deren Stapel vorher leer ist, lassen sich nicht austauschen.
A14-4 = Hat der Stapel weniger Karten, als du tauschst, ziehst du eigene wieder zurück.
A14-5 = In welcher Folge deine Karten nach unten kommen, entscheidest du.
A14-6 = Eine Hand, die nur zwischen Ablegen und Ziehen leer ist, löst nichts aus.
A14-7 = Getauscht wird mindestens eine Karte; keine zu tauschen wäre Passen.

## A15 Arbeitskraft erhöhen

A15-1 = Nimm bis zu 3 Bevölkerungs-Steine beliebiger Stufen aus dem Vorrat dazu, jeden zum Preis über seinem Wohnviertel.
A15-2 = Die Bevölkerungs-Steine kommen nacheinander dazu; ein neuer kann sofort für den nächsten produzieren.
A15-3 = Mit jedem neuen Bevölkerungs-Stein musst du eine Karte ziehen: Bauer/Arbeiter für diese beiden, Handwerker/Ingenieur/Investor für die anderen drei.
A15-4 = Ist dieser Stapel leer, zahlst du stattdessen Gold, 1 für Bauer oder Arbeiter, 3 für die anderen; kannst du das nicht, entfällt dieser Bevölkerungs-Stein.
A15-5 = Karte oder Gold ist für jeden einzeln fällig, sobald er dazukommt.
A15-6 = Eine Stufe, die im Vorrat fehlt, kann nicht dazukommen.

## A16 Aufsteigen

A16-1 = Führe bis zu 3 Verbesserungen durch; jede hebt einen deiner Bevölkerungs-Steine zum gedruckten Preis um eine Stufe: Bauer, Arbeiter, Handwerker, Ingenieur, Investor.
A16-2 = Alle Schritte dürfen einem Bevölkerungs-Stein gelten oder sich auf zwei oder drei verteilen.
A16-3 = Der Bevölkerungs-Stein der neuen Stufe kommt aus dem Vorrat, der alte geht dorthin zurück.
A16-4 = Beim Aufsteigen wird keine Karte gezogen und bei leerem Stapel kein Gold fällig.
A16-5 = Wer im Wohnviertel aufsteigt, zieht in sein neues um und ist sofort einsetzbar.
A16-6 = Wer bei der Arbeit aufsteigt, bleibt dort, eingesetzt und in falscher Farbe, bis Schichtende oder Stadtfest ihn ins neue Wohnviertel bringt.
A16-7 = Wer im Erschöpft-Bereich aufsteigt, bleibt erschöpft.
A16-8 = Jeder deiner Bevölkerungs-Steine darf aufsteigen, auch ein in diesem Zug eingesetzter, neuer oder schon verbesserter.
A16-9 = Fehlt die nächste Stufe im Vorrat, geht der Schritt nicht; Investoren steigen nicht weiter auf.

## A17 Alte Welt erschließen

A17-1 = Deine erste, zweite, dritte und vierte Alte-Welt-Insel brauchen 1, 2, 3 und 4 Erkundungs-Plättchen, gleich was du in der Neuen Welt hast.
A17-2 = Du erschließt eine Alte-Welt-Insel pro Aktion und höchstens vier im Spiel.
A17-3 = Die oberste Insel des Stapels kommt offen zu deinen, mit 2 Meeresfeldern und 4 Landfeldern, 2 davon mit Küste.
A17-4 = Deine Heimat-Insel muss dafür nicht voll sein, und du darfst dort weiterbauen.
A17-5 = Die Insel bringt einen einmaligen Vorteil: einen Effekt, der sofort eintritt, oder eine vorgedruckte Industrie, Werft oder ein Schiff zum Nutzen ab jetzt.
A17-6 = Was vom Effekt einer Insel nicht ausführbar ist, verfällt.
A17-7 = Nur eine Alte-Welt-Insel kann dir dieselbe Industrie doppelt geben, und du behältst beide.
A17-8 = Ein vorgedrucktes Schiff bringt seine Plättchen mit; alles Vorgedruckte lässt sich überbauen und zählt für Handel, Gleichstand und Zahl der Werften.
A17-9 = Ist der Stapel der Alte-Welt-Inseln leer, was nur zu viert vorkommt, gibt es die Aktion nicht.

## A18 Neue Welt erkunden

A18-1 = Deine erste, zweite, dritte und vierte Neue-Welt-Insel brauchen 1, 2, 3 und 4 Erkundungs-Plättchen, gleich was du in der Alten Welt hast.
A18-2 = Du erkundest eine Neue-Welt-Insel pro Aktion und höchstens vier im Spiel.
A18-3 = Du legst die oberste Insel offen in deinen Bereich und musst 3 Neue-Welt-Karten ziehen.
A18-4 = Jede Einheit einer Ressource deiner Neue-Welt-Inseln kostet 1 Handels-Plättchen, beliebig oft, ohne Bevölkerungs-Stein, Arbeitsplatz oder Gold für jemanden.
A18-5 = Die Ressourcen fremder Neue-Welt-Inseln sind unerreichbar, Erzeugnisse daraus nicht.
A18-6 = Auf einer Neue-Welt-Insel kann nichts gebaut werden.
A18-7 = Eine Neue-Welt-Ressource dient Kosten desselben Zuges; eine zusätzliche Aktion kann die neue Insel gleich nutzen.
A18-8 = Ist der Stapel der Neue-Welt-Inseln leer, gibt es die Aktion nicht.
A18-9 = Für jede Insel im Stapel sind immer drei Neue-Welt-Karten da; das Ziehen geht also immer auf.

## A19 Expeditions-Karten nehmen

A19-1 = Für 2 Erkundungs-Plättchen ziehst du bis zu 3 Expeditions-Karten; weniger Karten sind nicht billiger.
A19-2 = Expeditions-Karten liegen verdeckt vor dir; nur du darfst sie ansehen, und sie sind keine Handkarten.
A19-3 = Expeditions-Karten nützen vor der Wertung nichts; dann wollen links das Tier und rechts das Artefakt je einen Besucher ihrer Stufe.
A19-4 = Ein knapper Stapel gibt her, was er hat; bei leerem ist die Aktion nicht erlaubt.

## A20 Stadtfest feiern

A20-1 = Beim Stadtfest kehren alle eingesetzten Bevölkerungs-Steine in ihre Wohnviertel zurück, alle erschöpften Marine-Plättchen auf deine Schiffe; ausnehmen kannst du keine.
A20-2 = Vorübergehende Marine-Plättchen, die du bis zu deinem Stadtfest nicht genutzt hast, gehen in den Vorrat.
A20-3 = Ein Stadtfest ist immer möglich, kostet nichts und betrifft nur dich.
A20-4 = Schon aktivierte Karten bleiben auch nach dem Stadtfest verdeckt.
A20-5 = Hast du nach dem Stadtfest eine zusätzliche Aktion, steht alles Zurückgekehrte dafür bereit.

## A21 Effekt-Auftrags-Karten nutzen

A21-1 = Ausliegende Effekt-Auftrags-Karten dienen jedem im eigenen Zug; sie sind keine Aktionen und verbrauchen sich nie.
A21-2 = Alonso Graves, Aarhant und Der Redakteur wirken je einmal pro Zug, Beryl O’Mara unbegrenzt.

## A22 Effekte

A22-1 = Bevölkerungs-Steine: Nimm die gezeigten und ziehe ihre Karten oder zahle Gold bei leerem Stapel; was du nicht zahlen kannst oder im Vorrat fehlt, entfällt.
A22-2 = Marine-Plättchen: Die gezeigten liegen auf der Karte, wirken wie andere und gehen nach Gebrauch oder bei deinem nächsten Stadtfest in den Vorrat.
A22-3 = Gold: Du nimmst so viel aus dem Vorrat, wie gezeigt ist.
A22-4 = Expedition: Du ziehst umsonst 2 Expeditions-Karten; ist nur eine da, eine; ist keine da, verfällt der Effekt.
A22-5 = Neue-Welt-Ressource: Du bekommst eine der gezeigten, ohne Insel und Plättchen, für Kosten, die du in diesem Augenblick bezahlst.
A22-6 = Kostenlose Verbesserungen: bis zu 3 der gezeigten Schritte; was am Ende des Zuges übrig ist, verfällt.
A22-7 = Zusätzliche Aktion: Du darfst in diesem Zug nach den üblichen Regeln eine weitere ausführen.
A22-8 = Ablegen: Im Zug des Ausspielens darfst du bis zu 2 Handkarten ersatzlos unter ihre Stapel legen; am Ende dieses Zuges wird die Karte in jedem Fall umgedreht.
A22-9 = Eine Karte mit zwei Effekten, etwa 2 Gold und 4 Handels-Plättchen, gibt bei einer Aktivierung beides.
A22-10 = Alte-Welt-Inseln haben als Effekt nur Bevölkerungs-Steine oder Expeditions-Karten; eine Neue-Welt-Ressource von einer Karte dient immer den Kosten einer Industrie.

## A23 Spielende

A23-1 = Wer keine Bevölkerungs-Karte mehr auf der Hand hat, löst das Spielende aus und nimmt das Feuerwerks-Plättchen, einmal pro Spiel.
A23-2 = Die Runde wird ausgespielt, eine volle letzte Runde folgt, dann die Wertung: Alle waren gleich oft am Zug.
A23-3 = Später gezogene Karten heben das Spielende nicht auf und kosten auch das Plättchen nicht.
A23-4 = Auch wenn der Letzte einer Runde das Spielende auslöst, folgt eine volle Runde; beim Startspieler spielen die anderen erst die Runde zu Ende.
A23-5 = Bis zuletzt gelten alle Regeln, auch zusätzliche Aktionen und Alonso Graves.
A23-6 = Auch wenn du durch einen Effekt oder den Redakteur deine letzten Handkarten unter ihre Stapel legst, ist das Spielende ausgelöst.
A23-7 = Expeditions-Karten und ausgespielte Karten zählen für das Auslösen nicht als Handkarten.
A23-8 = Die letzte Runde ist die nach dem Auslösen; bis dahin ist die Zahl der Runden unbegrenzt.

## A24 Wertung

A24-1 = Jede ausgespielte Karte bringt 3 Punkte als Bauer/Arbeiter-, 8 als Handwerker/Ingenieur/Investor- und 5 als Neue-Welt-Karte, offen wie verdeckt.
A24-2 = Deine Handwerker, Ingenieure und Investoren, wo sie auch sind, besuchen je ein Expeditions-Feld ihrer Stufe für 1, 2 und 3 Punkte; es zählt die beste Verteilung.
A24-3 = Je volle 3 Gold gibt es 1 Punkt.
A24-4 = Für das Feuerwerks-Plättchen gibt es 7 Punkte.
A24-5 = Zuletzt werden die ausliegenden Auftrags-Karten gewertet.
A24-6 = Karten auf der Hand bringen nichts; mit dem Pyrphorier kosten sie Punkte, und eine Untergrenze gibt es nicht.
A24-7 = Wer eine Expedition besucht, zählt trotzdem für Hannah Goode, Universität und Weltausstellung.

## A25 Gleichstand

A25-1 = Die meisten Punkte gewinnen; bei Gleichstand die meisten sichtbaren Industrien, Werften und Schiffe, dann die wenigsten Handkarten, sonst teilt man den Sieg.
A25-2 = Bei Gleichstand zählt auch Vorgedrucktes auf deinen Alte-Welt-Inseln; Neue-Welt-Inseln zählen nicht.

## A26 Auftrags-Karten

A26-1 = Alonso Graves: einmal pro Zug 3 Erkundungs-Plättchen erschöpfen und 3 Gold ausgeben für eine weitere Aktion.
A26-2 = Aarhant: einmal pro Zug einen Investor aus dem Wohnviertel erschöpfen und 5 Gold nehmen.
A26-3 = Der Redakteur: einmal pro Zug 2 Erkundungs-Plättchen erschöpfen und eine Handkarte ersatzlos unter ihren Stapel legen.
A26-4 = Beryl O’Mara: 2 Erkundungs-Plättchen, auch vorübergehende, dienen anstelle eines Handels-Plättchens, für jeden Zweck, beliebig oft und mit echten gemischt.
A26-5 = Carl Leonard von Malching: je 3 Punkte für Brauerei, Bäckerei, Schnapsbrennerei, Metzgerei, Seifensiederei, Konservenfabrik und Weberei.
A26-6 = Eli Bleakworth: je 6 Punkte für Glühbirnenfabrik und Nähmaschinenfabrik.
A26-7 = Die Königin: je 6 Punkte für Champagnerkellerei und Geschützfabrik.
A26-8 = Edvard Goode: je 6 Punkte für die Industrien, die Grammophone, Hochräder und Dampfwagen herstellen.
A26-9 = Willie Wibblesock: je 6 Punkte für Uhrenwerkstatt, Brillenfabrik und Schneiderei.
A26-10 = Prinzessin Qing: je 6 Punkte für Schokoladenfabrik, Kaffeerösterei, Zigarren-Manufaktur und Rumbrennerei.
A26-11 = Hannah Goode: 10 Punkte für die meisten Bevölkerungs-Steine insgesamt, 4 für die zweitmeisten.
A26-12 = Universität: 10 Punkte für die meisten Ingenieure, 4 für die zweitmeisten.
A26-13 = Weltausstellung: 10 Punkte für die meisten Investoren, 4 für die zweitmeisten.
A26-14 = Madame Kahina: 10 Punkte für die meisten Handels-Plättchen, 4 für die zweitmeisten.
A26-15 = Die Besucherin: 10 Punkte für die meisten Expeditions-Karten, 4 für die zweitmeisten.
A26-16 = Bei Gleichstand bekommen alle die vollen Punkte ihres Ranges, und auch bei Gleichstand an der Spitze gibt es die 4 Punkte: 5, 5, 3 und 3 geben 10, 10, 4 und 4.
A26-17 = Zoo: Jedes besuchte Tier bringt 1 Punkt mehr.
A26-18 = Museum: Jedes besuchte Artefakt bringt 1 Punkt mehr.
A26-19 = Bente Jorgensen: 18 Punkte für alle mit nicht mehr als einer Alte-Welt-Insel; die Heimat-Insel ist keine.
A26-20 = Isabel Sarmento: 6 Punkte für jede deiner Neue-Welt-Inseln.
A26-21 = Pyrphorier: 2 Punkte weniger je Bevölkerungs-Karte auf der Hand; ausgespielte sind sicher, aktiviert oder nicht.

## A27 Wahl der Auftrags-Karten

A27-1 = Vorschlag für die erste Partie: Alonso Graves, Universität, Edvard Goode, Isabel Sarmento, Zoo.
A27-2 = Meist werden fünf Auftrags-Karten ausgelost; ihr dürft sie auch frei wählen.
A27-3 = Wer es komplexer mag, nimmt beliebig viele der vier Effekt-Auftrags-Karten.
A27-4 = Wer mehr Wettstreit will, nimmt beliebig viele der fünf Mehrheits-Karten.
A27-5 = Wer in Ruhe bauen will, nimmt beliebig viele der sechs Industrie-Karten.
A27-6 = Zoo und Museum lenken den Blick auf die Expeditionen.
A27-7 = Mit dem Pyrphorier wird das Spiel zum Wettlauf ans Ende und jeder neue Bevölkerungs-Stein zum Wagnis.
A27-8 = Die kleine Erweiterung, die die französische Ausgabe erwähnt, gehört nicht zu diesem Spiel.

## A28 Zusammenspiel

A28-1 = Überbauen, was eben noch produziert hat, ist erlaubt: Die Bevölkerungs-Steine werden erschöpft, die Ressource zählt.
A28-2 = Neue und im Wohnviertel aufgestiegene Bevölkerungs-Steine, Plättchen neuer Schiffe, vorübergehende Plättchen und Gold sind sofort verfügbar.
A28-3 = Ein Bevölkerungs-Stein in falscher Farbe blockiert seinen Arbeitsplatz, arbeitet dort nicht und zählt überall als seine neue Stufe.
A28-4 = Erhandelte Ressourcen, Alonso Graves, Aarhant und Der Redakteur sind erst ab Beginn deines nächsten Zuges wieder frei.
A28-5 = Ein Bau-Plättchen, das auf den Spielplan zurückkehrt, kann von da an jeder bauen, auch wer es eben noch hatte.
A28-6 = Sind beide Plättchen einer Industrie vergeben, bleiben für ihre Ressource nur Handel oder eine Alte-Welt-Insel.
A28-7 = Start-Industrie und Alternative geben zusammen vier Arbeitsplätze für zwei Stufen; wer mit dir handelt, zahlt eine Fassung, die billigere.

## D Unterschiede der Ausgaben

D1 = Alternativen für Arbeiter dürfen neben den Start-Industrien stehen; die deutsche Ausgabe verlangt, diese zu überbauen, was du als Option einstellen kannst.
D2 = Je Ausbauen-Aktion darf ein Bau-Plättchen entfernt werden; die deutsche Ausgabe nennt keine Grenze, was du als Option einstellen kannst.
D3 = Mit dem Ablege-Effekt legst du bis zu 2 Karten unter ihre Stapel; die englische Ausgabe spricht von genau 2, was du als Option einstellen kannst.
D3b = Den Ablege-Effekt musst du nicht nutzen, doch er verfällt am Ende des Zuges; die englische Ausgabe sagt das weniger klar.
D4 = Fehlt Gold für den Bevölkerungs-Effekt, kommen die bezahlbaren Steine trotzdem; in der italienischen Ausgabe, als Option, keiner.
D4b = Fehlendes Gold verhindert nur den Bevölkerungs-Stein, für den es fällig ist; allein die italienische Schnellübersicht verbietet die ganze Aktion.
D5 = Ein Gleichstand an der Spitze lässt die 4 Punkte der nächstkleineren Zahl; die französische und die italienische Ausgabe sagen das nicht klar.
D6 = Die Neue-Welt-Ressource einer Karte muss beim Aktivieren genutzt werden; die italienische Ausgabe sagt nur „darf“.
D7 = Effekt-Auftrags-Karten verbrauchen sich nie; der italienischen Ausgabe ist das „nicht“ verloren gegangen.
D8 = Alonso Graves, Aarhant und Der Redakteur wirken je einmal pro Zug; hier sind sich alle Ausgaben einig.
D9 = Jede sichtbare Industrie eines Mitspielers taugt zum Handel, auch vorgedruckt; die französische Ausgabe sagt „Industrie“, die anderen „Bau-Plättchen“.
D10 = Dieselbe Ressource lässt sich einmal pro Zug erhandeln, verschiedene beliebig; die französische Ausgabe erklärt es ausführlicher.
D11 = Kein Marine-Plättchen lässt sich erhandeln; jede Ausgabe nennt an einer Stelle nur Erkundungs-Plättchen, an einer anderen alle.
D12 = Produktion, Handel und Schichtende sind keine Aktionen; ausdrücklich sagt das nur die französische Ausgabe.
D13 = Pro Aktion wird eine Karte ausgespielt; die französische Ausgabe sagt das in der Regel selbst, die anderen in der Schnellübersicht.
D14 = Werften legen ihre Stärken nie zusammen; ausdrücklich sagt das nur die französische Ausgabe.
D15 = Für Industrien zählen Landfelder mit Küste als Landfelder; französisch und italienisch steht es da, englisch und deutsch ist es gemeint.
D16 = Gleiche Industrien haben Ressource und Stufe gemeinsam; nur die französische Ausgabe erklärt es so.
D17 = Die Preise der Neuen Welt hängen nicht von Alte-Welt-Inseln ab; die französische Ausgabe vergisst das hier.
D18 = Produziert wird auf allen eigenen Inseln mit Industrien; nur die französische Ausgabe erwähnt die der Alten Welt.
D19 = Für die Zahl der Schiffe gelten Werften auf allen eigenen Inseln; nur die deutsche Ausgabe fügt hinzu, dass sie schon stehen müssen.
D20 = Neue Marine-Plättchen beider Arten sind sofort nutzbar; so die italienische Ausgabe, die anderen nennen nur Handels-Plättchen.
D21 = Freie Aktionen brauchen die Mittel, die sie kosten; die französische Ausgabe lässt diese Bedingung weg.
D22 = Du darfst pro Zug beliebig viele Karten aktivieren; die französische Ausgabe sagt an einer Stelle „mehrere“.
D23 = Die 3 Gold für Alonso Graves gehen in den Vorrat; die französische Ausgabe spricht von Erschöpfen.
D24 = Marine-Plättchen werden immer in den eigenen Bereich erschöpft; französisch heißt es manchmal „ausgeben“, italienisch „abwerfen“.
D25 = Ob ein Stapel leer ist, wird bei jedem Ziehen geprüft; genau sagt das die französische Ausgabe.
D26 = Der Startspieler wird hier ausgelost; wer zuletzt verreist war, umschreiben die Ausgaben verschieden.
D27 = Eine Aktion pro Zug: Die französische Ausgabe nennt es eine Grenze, die anderen ein Recht.
D28 = Vorgedrucktes auf Alte-Welt-Inseln wirkt wie alles andere, sobald du es hast; jede Ausgabe sagt das mit anderen Worten.
D29 = Das Spielende löst die leere Hand aus; nur die englischen Tipps sprechen vom Ausspielen der letzten Karte.
D30 = Die Kombination der Industrie-Karten soll entspannt sein; die englische Ausgabe nennt sie lustig.
D31 = Die Verbesserungen dürfen sich auf einen, zwei oder drei Bevölkerungs-Steine verteilen; die italienische Ausgabe druckt „1 oder 3“.
D32 = Der Zoo zählt besetzte Tier-Felder; die französische Ausgabe spricht stattdessen von Besuchern.
D33 = Beim Austauschen wird erst alles abgelegt, dann alles gezogen; die französische Ausgabe nennt den ersten Schritt Abwerfen.
D34 = Expeditions-Felder nehmen Bevölkerungs-Steine ihrer Stufe auf; die italienische Ausgabe sagt „nach Farbe“.
D35 = Sechs Start-Industrien haben eine Alternative, die fünf mit Handwerkern und das Sägewerk; französische und italienische Tipps sind ungenau.
D36 = Nur die französische Ausgabe erwähnt eine kleine Erweiterung zum Herunterladen; sie bleibt außen vor.
D37 = Erschöpfte Bevölkerungs-Steine fallen nur vorübergehend aus; in der französischen Ausgabe fehlt dieses Wort.
D38 = Im Vorrat liegen Marine-Plättchen und Gold bereit; die italienische Ausgabe vergisst das Gold.
D39 = Was ein Stadtfest zurückbringt, ist in einer zusätzlichen Aktion desselben Zuges nutzbar; alle Ausgaben sprechen nur von späteren Zügen.
D40 = Auch Erhandeltes muss in diesem Zug verwendet werden; die französische Ausgabe sagt „muss“, die anderen „kann“.
D41 = Kosten können Ressourcen und Bevölkerungs-Steine zugleich verlangen; italienisch klingt es wie ein Entweder-oder.
D42 = Es kommt darauf an, eine Industrie zu haben, nicht sie gebaut zu haben; die italienische Ausgabe spricht nur vom Bauen.
D43 = Jedes eben genutzte Bau-Plättchen darf überbaut werden, gleich womit; die französische Ausgabe spricht vom Bau einer Industrie.
D44 = Karten zu aktivieren ist überall frei, obwohl die meisten Ausgaben es im Namen der Aktion führen.
D45 = Jede Werft baut bis zu ein Schiff; in der italienischen Schnellübersicht fehlt „bis zu“.
D46 = Der Expeditions-Effekt bewirkt bei leerem Stapel nichts; jede Ausgabe hat dafür ein eigenes Wort.
D47 = Der Preis des Schichtendes steht auf den Wohnvierteln der Heimat-Insel; die Ausgaben nennen mal dies, mal jenes.
D48 = Ansehen darfst du nur deine eigenen Expeditions-Karten; der französischen Ausgabe fehlt an einer Stelle das „eigene“.
D49 = Edvard Goodes dritte Industrie stellt Dampfwagen her; die englische Ausgabe druckt versehentlich Dampfmaschine.
D50 = Mit Beryl O’Mara dienen zwei Erkundungs-Plättchen überall, wo ein Handels-Plättchen gefragt ist; am klarsten sagt es die französische Ausgabe.

## S Beispiele der Spielregel

S1 = Lindas Arbeiter geht in die Brauerei und produziert ein Bier; ein zweites bräuchte dort einen zweiten Arbeiter.
S2 = Für das Lagerhaus lässt Andreas einen Handwerker in der Ziegelei arbeiten und erschöpft einen anderen.
S3 = Linda spielt eine Karte für 2 Erkundungs-Plättchen von einem Schiff aus; ihre Handels-Plättchen bleiben auf den Handels-Schiffen.
S4 = Andreas zahlt 3 Handels-Plättchen für Hochräder; Maxim, dessen Arbeitsplätze voll sind, bekommt 1 Gold, und nochmals gibt es sie diesen Zug nicht.
S5 = Für 4 Gold ruft Linda zwei Bauern aus dem Sägewerk und einen Arbeiter aus dem Erschöpft-Bereich heim.
S6 = Andreas überbaut mit der Fensterfabrik die Glashütte, die ihr Glas geliefert hat; deren Plättchen kehrt zurück, der Arbeiter wird erschöpft.
S7 = Mit Werften 1, 1, 2 baut Linda ein 2er-Handels-Schiff, dessen Plättchen dann die Kanonen für ein Erkundungs-Schiff erhandeln.
S8 = Andreas tauscht zwei seiner drei Karten; die dritte muss bleiben, weil ihr Stapel leer ist.
S9 = Linda holt zwei Arbeiter dazu, die für einen Ingenieur mitproduzieren; für den zweiten gibt es keine Karte mehr, das kostet 1 Gold.
S10 = Andreas macht einen Bauern in zwei Schritten zum Handwerker und einen zum Arbeiter, der in falscher Farbe am Arbeitsplatz bleibt.
S11 = Lindas zweite Alte-Welt-Insel braucht 2 Erkundungs-Plättchen und bringt sechs Felder und 2 Expeditions-Karten.
S12 = Andreas erkundet eine Insel mit Zuckerrohr, zieht 3 Karten und baut im nächsten Zug die Rumbrennerei; Lindas Zuckerrohr war unerreichbar.
S13 = Drei Expeditions-Karten bringen 10 Punkte mit sechs passenden Besuchern und 4 mit je einem Handwerker und Investor.
S14 = Linda, Zweite von vieren, hat keine Handkarte mehr: Maxim und Diana beenden die Runde, dann sind alle vier noch einmal dran.
S15 = Lindas Wertung: 77 für Karten, 8 für Expeditionen, 1 für Gold, 7 für das Feuerwerk und 14 für Aufträge, zusammen 107.
S16 = Ein Tier mit einem Ingenieur als Besucher bringt 2 Punkte, mit ausliegendem Zoo 3.
S17 = Mit Beryl O’Mara bringen vier Erkundungs-Plättchen zwei Ressourcen zum Preis 1 in einem Zug.
S18 = Tabak lässt sich nicht erhandeln, Zigarren schon.
S19 = Dieselbe Industrie baust du nicht zweimal; eine Alte-Welt-Insel darf sie verdoppeln, und neben die vorgedruckte darf eine für Arbeiter.
S20 = Zwei 1er-Werften bauen kein Schiff der Stärke 2; eine 2er- oder 3er-Werft baut bis zur eigenen Stärke.
S21 = Das Sägewerk für Arbeiter und die 1er-Werft werden umsonst gebaut.

## R Entscheidungen

R1 = Auf Vorrat wird nichts produziert oder erhandelt: Jede Ressource gehört zu den Kosten, die gerade bezahlt werden.
R2 = Wie auch immer deine Hand in deinem Zug leer wird, selbst durch Ablegen, das löst das Spielende aus, sofern die Option nichts anderes sagt.
R3 = Passen gibt es nicht, und eine Aktion mit „bis zu“ braucht mindestens eines; der Ausweg ist das Stadtfest.
R4 = In welcher Folge du die Teile der Kosten bezahlst, ist frei, mit freien Aktionen dazwischen.
R5 = Schichtende darf mitten in eine Aktion fallen.
R6 = Eine zusätzliche Aktion aus einer laufenden wartet deren Ende ab und gehört zum selben Zug.
R7 = Nach einem Stadtfest darf eine zusätzliche Aktion desselben Zuges alles Zurückgekehrte nutzen.
R8 = Du darfst ein Stadtfest feiern und danach Alonso Graves mit den zurückgekehrten Plättchen bezahlen.
R9 = Hat dein Handelspartner eine Fassung für Arbeiter und eine für Handwerker, nimmst du die billigere.
R10 = Zu zweit ist dein Gegner der einzige Handelspartner; eine Sonderregel gibt es nicht.
R11 = Beryl O’Mara hilft auch bei Neue-Welt-Ressourcen und bei den Kosten von Karten.
R12 = Ein vorgedrucktes Bau-Plättchen, dessen Abdeckung weg ist, wird wieder genutzt.
R13 = Ein verlorenes Schiff nimmt seine Plättchen mit in den Vorrat, erschöpfte zuerst; gezählt wird nach Art, nicht nach Schiff.
R14 = Eine Ausbauen-Aktion nur zum Entfernen gibt es nicht.
R15 = Solange deine Alte-Welt-Insel eine Industrie zeigt, kommt die gleiche nicht durch Bauen hinzu.
R16 = Eine Industrie darf über sich selbst oder nach ihrer Entfernung neu gebaut werden, wenn eine auf dem Spielplan liegt.
R17 = Mehr Karten zu tauschen, als der Stapel hat, ist erlaubt; da deine zuerst darunterkommen, ziehst du vielleicht eigene.
R18 = Die Folge der Karten, die du unter einen Stapel legst, wählst du.
R19 = Eine leere Hand mitten im Austauschen löst nichts aus.
R20 = Die Karte zu einem Bevölkerungs-Stein wird gezogen, sobald er dazukommt.
R21 = Fehlt eine Stufe im Vorrat, kann niemand sie hinzunehmen oder erreichen; zurückgelegte Bevölkerungs-Steine sind sofort wieder da.
R22 = Steigt ein erschöpfter Bevölkerungs-Stein auf, wird er an Ort und Stelle ersetzt und bleibt erschöpft.
R23 = Auch in diesem Zug eingesetzte, neue oder verbesserte Bevölkerungs-Steine dürfen aufsteigen.
R24 = Ist der Stapel der Inseln leer, kann man nicht erschließen oder erkunden.
R25 = Ein knapper Expeditions-Stapel gibt den Rest her; ein leerer macht die Aktion unzulässig und den Effekt wirkungslos.
R26 = Die Neue-Welt-Ressource einer Karte gibt es nur, während du Kosten bezahlst, die sie enthalten.
R27 = Ablege-Effekt und Redakteur dürfen Karten unter einen leeren Stapel legen; dann lässt sich von ihm wieder ziehen.
R28 = Gold und Marine-Plättchen gehen nie aus, auch wenn mehr im Spiel ist, als die Schachtel enthält.
R29 = Beim Aktivieren nimmst du alle Bevölkerungs-Steine, für die es Karten gibt, und darfst auf die für Gold verzichten; auf Alte-Welt-Inseln ebenso.
R30 = Besucher der Expeditionen zählen auch für Mehrheiten.
R31 = Wer nichts davon hat, bekommt nie Punkte für eine Mehrheit, sofern die Option nichts anderes sagt.
R32 = Madame Kahina zählt alle deine Handels-Plättchen: auf Schiffen, erschöpft und vorübergehend.
R33 = Industrie-Karten zählen jede sichtbare Industrie, die sie zeigen, auch doppelte; überbaute oder entfernte nicht.
R34 = Marine-Plättchen aus einem Alte-Welt-Effekt lägen auf der Insel und folgten den Regeln derer auf Karten.
R35 = Eine doppelte Verbesserung braucht auch die mittlere Stufe im Vorrat.
R36 = Kostenlose Verbesserungen dürfen sich über den Zug verteilen, bis zu seinem Ende.
R37 = Am Ende des Zuges werden nur Karten mit Ablege-Effekt umgedreht, die in ihm ausgespielt wurden; alle anderen behalten ihren Effekt.
R38 = Ein Zug mit leerer Hand ist nichts Besonderes: Du spielst weiter, ohne neues Auslösen und ohne zweites Plättchen.
R39 = Wer als Zweiter keine Karten mehr hat, bekommt dafür nichts.
R40 = Zusätzliche Aktionen sind selbst im allerletzten Zug erlaubt.
R41 = Du nennst die Zahl der Expeditions-Karten, bevor du eine siehst; üblich sind drei.
R42 = Geheim sind Hände, Expeditions-Karten und die Ordnung der Stapel; offen sind Anzahlen, Gold, ausgespielte Karten und die Art abgelegter Karten.
R43 = Auch wer eine Industrie doppelt hat, liefert dir ihre Ressource nur einmal pro Zug.
R44 = Zu zweit und zu dritt werden die Alte-Welt-Inseln nie knapp.
R45 = Ein in der Aktion entferntes Bau-Plättchen liegt sofort auf dem Spielplan und darf das nächste sein, das du baust.
R46 = Ein Schiff kann die Werft, die es gebaut hat, nie überbauen, denn Schiffe brauchen Meer.
R47 = Ein in derselben Aktion gebautes Schiff darfst du überbauen; seine Plättchen sind verloren.
R48 = Ein Endstand darf unter null liegen.
R49 = Expeditions-Karten zählen beim Gleichstand nicht als Handkarten.
R50 = Der Investor für Aarhant muss im Wohnviertel sein, nicht bei der Arbeit.
R51 = Müssen Alternativen ihre Start-Industrie ersetzen und ist diese schon überbaut, dürfen sie auf jedes Landfeld.
R52 = Mit vorgedruckten Start-Industrien kann gehandelt werden, solange sie sichtbar sind.
R53 = Eine doppelte Industrie gibt zwei Arbeitsplätze mehr und zählt zweifach für Gleichstand und Aufträge, erlaubt aber keinen zweiten Handel.
R54 = Beim Erkunden sind immer drei Neue-Welt-Karten da; sonst zögest du den Rest und zahltest nichts.
R55 = Zu zweit kannst du nur erhandeln, was dein einziger Gegner sichtbar hat.
R56 = Karten lassen sich ausspielen und aktivieren, bis die letzte Runde vorbei ist.
R57 = Eine begonnene Zahlung lässt sich immer abschließen.
R58 = In einer Ausbauen-Aktion darfst du ein Bau-Plättchen überbauen und ein anderes entfernen.
R59 = Auch Schiffe und Werften lassen sich entfernen; eine Werft nur vor dem ersten oder nach dem letzten Schiff der Aktion.
R60 = Du darfst eine Ressource erhandeln, die du auch produzieren könntest.
R61 = Ein wieder aufgedecktes vorgedrucktes Schiff bekommt seine Plättchen aus dem Vorrat, erschöpft.
R62 = Wird eine Alte-Welt-Industrie aufgedeckt, die du inzwischen selbst gebaut hast, bleiben beide.
R63 = Entfernt werden darf vor, während oder nach Bezahlen und Platzieren; bezahlbar müssen die Kosten ohne das sein.
R64 = Die Karte, die du ausspielst, ist bis zum Auslegen Handkarte und kann nicht abgelegt werden.
R65 = Nicht sofort genutzte kostenlose Verbesserungen bleiben nach Schritten bis zum Ende des Zuges vorgemerkt.
R66 = Eine Aktivierung, die nichts bewirken könnte, wird nicht angeboten; die Karte behält ihren Effekt.
R67 = Eine zusätzliche Aktion gilt auch im letzten Zug oder mit leerer Hand; von ihr gezogene Karten heben das Spielende nicht auf.

## C Klarstellungen

C1 = 0 Karten abzulegen ist erlaubt, solange du eine ablegen könntest; mit leerer Hand wird der Effekt nicht angeboten.
C2 = Auch das Ziel der Zahlung muss erreichbar bleiben: Kein Schritt darf ihm den letzten Stein, das Plättchen, das Feld, die Karte oder die Insel nehmen.
C3 = Ob ein leerer Stapel Gold kostet, entscheidet sich, wenn die Karte fällig ist, und beim Bezahlen in jedem Schritt neu.
C4 = Mit dem Entfernen darf das Ausbauen beginnen, wenn danach noch etwas zu bauen ist; erst dadurch bezahlbare Kosten sind in Ordnung.
C5 = Schiffe bauen, Arbeitskraft erhöhen und Aufsteigen enden, wenn du es sagst oder nichts mehr möglich ist.
C6 = Eine durch Entfernen aufgedeckte Werft zählt noch in derselben Aktion für Schiffe.
C7 = Solange das erste Schiff bezahlt wird, darf eine Werft noch weg, wenn die übrigen dieses Schiff erlauben.
C8 = Über die gleiche, auf einer Alte-Welt-Insel vorgedruckte Industrie darf das Bau-Plättchen gebaut werden, denn zwei sind es dabei nie.
C9 = Über Bevölkerungs-Steine für Gold entscheidest du nach Ansicht der zuvor gezogenen Karten; von einer Karte muss mindestens einer kommen.
C10 = Gilt der Bevölkerungs-Effekt nur ganz oder gar nicht, lässt ihn nur fehlendes Gold verfallen; im Vorrat Fehlendes entfällt wie immer.
C11 = Müssen es genau 2 abgelegte Karten sein, geht der Effekt nicht mit weniger als 2 anderen auf der Hand.
C12 = Es darf mehr Gold und Marine-Plättchen geben, als die Schachtel enthält.
C13 = Bei Zoo und Museum zusammen steht nur die Summe ihrer Punkte fest; gezeigt werden zuerst die Tiere.
C14 = Schichtende braucht keine offenen Kosten: Jeder Augenblick deines Zuges ist recht.
C15 = Feld und aufsteigender Bevölkerungs-Stein sind wählbar, bis alles bezahlt ist; eine frühere Wahl ist nur ein Vorschlag.
C16 = Bei einem Partner mit zwei Fassungen einer Industrie gilt immer der billigere Preis.
C17 = Selbst das in dieser Aktion gebaute Plättchen darf in ihr wieder entfernt werden.
C18 = Du darfst mehr Expeditions-Karten verlangen, als da sind; du ziehst dann den Rest.
C19 = Ausgeteilt wird im Uhrzeigersinn ab dem Startspieler, jedem seine 7 und dann 2 Karten auf einmal.
C20 = Kostenlose Verbesserungen mehrerer Karten addieren sich im selben Zug.
C21 = Redakteur und Ablege-Effekt dürfen alle anderen Karten wegnehmen, während du für die letzte bezahlst; das Spielende kommt mit ihrem Auslegen.
C22 = Solange nach einem Bevölkerungs-Stein für Gold gefragt wird, auch bei einer Alte-Welt-Insel, darfst du zuerst nutzen, was Gold bringt; was du dann nicht nimmst, verfällt.
C23 = Gilt der Bevölkerungs-Effekt nur ganz oder gar nicht, kommen die Steine einer Alte-Welt-Insel von selbst, wenn das Gold für alle reicht, und verfallen sonst; zu entscheiden gibt es nichts.
C24 = Ist der Vorrat überall begrenzt, lässt sich kein Schiff bauen, dessen Marine-Plättchen im Vorrat fehlen; ein überbautes Schiff gibt seine vorher zurück.
C25 = Wo es nur eine Möglichkeit gibt, etwa nur ein Feld oder nur einen passenden Stein, darfst du sie auch selbst wählen, musst es aber nicht.

## T Tests

T1 = Der Spielplan beginnt mit 70 Industrien, 14 Werften und 36 Schiffen, zusammen 120 Bau-Plättchen.
T2 = Die Stapel haben 46, 32 und 24 Karten, nach dem Austeilen zu viert 18, 24 und 24.
T3 = Alle beginnen mit 4 Bauern, 3 Arbeitern, 2 Handwerkern, 2 Handels- und 1 Erkundungs-Plättchen.
T4 = Die Plätze beginnen mit 0, 1, 2 und 3 Gold; zu zweit nur mit 0 und 1.
T5 = Die erste Partie hat genau die fünf dafür genannten Aufträge.
T6 = Eine zufällige Auslage hat fünf verschiedene der zwanzig Aufträge.
T7 = Vorrat und Spieler haben zusammen stets 25, 40, 25, 20 und 15 Bevölkerungs-Steine der fünf Stufen.
T8 = Eine zweite Aktion im Zug wird abgelehnt, wenn es keine zusätzliche ist.
T9 = Freie Aktionen gehen vor der Aktion und danach.
T10 = Ohne Aktion lässt sich der Zug nicht beenden; ein Stadtfest genügt.
T11 = Die Plätze folgen einander im Uhrzeigersinn, und die Rundenzahl hält Schritt.
T12 = Niemand nutzt freie Aktionen im Zug eines anderen.
T13 = Das Bier-Beispiel läuft wie in der Spielregel: ein Arbeiter, ein Bier.
T14 = Die falsche Stufe kommt auf keinen Arbeitsplatz.
T15 = Ein dritter Bevölkerungs-Stein findet auf zwei Arbeitsplätzen keinen Platz.
T16 = Wer schon arbeitet, kann nicht nochmals arbeiten.
T17 = Wer erschöpft ist, kann nicht arbeiten.
T18 = Für den nächsten Zug bleibt keine Ressource übrig.
T19 = Das Lagerhaus-Beispiel stimmt: ein Handwerker arbeitet, einer ist erschöpft.
T20 = Eine höhere Stufe bezahlt nicht, was eine niedrigere verlangt.
T21 = Ein einziger Handwerker produziert Ziegelsteine, kommt durch Schichtende heim und wird für dieselben Kosten erschöpft.
T22 = Das Beispiel der Marine-Plättchen stimmt: 2 Erkundungs-Plättchen bezahlen die Karte.
T23 = Ein Handels-Plättchen bezahlt nicht, was ein Erkundungs-Plättchen verlangt.
T24 = Das Hochrad-Beispiel stimmt ganz, mit Preis, Gold und Ablehnungen.
T25 = Ein Handel kostet 1 bei Bauern und Arbeitern, 2 bei Handwerkern, 3 bei Ingenieuren.
T26 = Dieselbe Ressource ein zweites Mal im Zug zu erhandeln wird abgelehnt, auch bei einem anderen.
T27 = Auch eine zusätzliche Aktion erlaubt keinen zweiten Handel um dieselbe Ressource.
T28 = Im nächsten Zug lässt sich dieselbe Ressource wieder erhandeln.
T29 = Zwei Ressourcen von einem Mitspieler bringen ihm 2 Gold.
T30 = Ein Handel geht, obwohl dort alle Arbeitsplätze besetzt sind.
T31 = Was kein Mitspieler produziert, lässt sich nicht erhandeln.
T32 = Die eigene Industrie verhindert den Handel nicht.
T33 = Eine Neue-Welt-Ressource zu erhandeln wird abgelehnt.
T34 = Ein Erzeugnis aus einer Neue-Welt-Ressource zu erhandeln geht.
T35 = Für einen Handel genügt eine vorgedruckte Industrie des Mitspielers.
T36 = Eine überbaute vorgedruckte Industrie taugt nicht mehr zum Handel.
T37 = Wer beide Fassungen hat, Arbeiter und Handwerker, verkauft zum Preis 1.
T38 = Mit zu wenigen Plättchen wird der Handel abgelehnt, und nichts ändert sich.
T39 = Das Beispiel zum Schichtende kostet 4 Gold für zwei Bauern und einen Arbeiter.
T40 = Gold für das Schichtende liegt danach im Vorrat.
T41 = Ein aufgestiegener Bevölkerungs-Stein kostet das Gold seiner neuen Stufe und kommt in deren Wohnviertel.
T42 = Mit Gold lassen sich keine Marine-Plättchen zurückholen.
T43 = Schichtende mitten in einer Aktion wird angenommen.
T44 = Schichtende ohne genügend Gold wird abgelehnt.
T45 = Das Beispiel der Fensterfabrik über der Glashütte läuft durch; Plättchen und Arbeiter sind, wo sie hingehören.
T46 = Eine Industrie wird auf dem Meer abgelehnt und an der Küste angenommen.
T47 = Eine Werft ohne Küste wird abgelehnt.
T48 = Ein Schiff an Land wird abgelehnt.
T49 = Eine zweite gleiche Industrie wird abgelehnt.
T50 = Im Normalfall darf die Fassung für Arbeiter neben die Start-Industrie.
T51 = Mit der Option der deutschen Ausgabe wird die Fassung für Arbeiter überall abgelehnt außer über ihrer Start-Industrie.
T52 = Sind beide vergeben, kann ein Dritter die Industrie nicht bauen.
T53 = Kommt eine durch Überbauen zurück, kann ein Dritter die Industrie bauen.
T54 = Beim Ausbauen ein Plättchen zu entfernen erschöpft die Bevölkerungs-Steine darauf.
T55 = Ein zweites Entfernen wird im Normalfall abgelehnt und mit der Option angenommen.
T56 = Ein vorgedrucktes Bau-Plättchen zu entfernen wird abgelehnt.
T57 = Eine vorgedruckte Industrie arbeitet wieder, wenn ihre Abdeckung entfernt ist.
T58 = Eine vorgedruckte Industrie zu überbauen erschöpft, wer dort arbeitet.
T59 = Industrie und Werft in einer Aktion werden abgelehnt.
T60 = Das Sägewerk für Arbeiter und die 1er-Werft kosten nichts.
T61 = Auf einer Neue-Welt-Insel zu bauen wird abgelehnt.
T62 = Das Schiffs-Beispiel stimmt, von den Werften bis zum letzten Handels-Plättchen.
T63 = Zwei 1er-Werften bauen kein Schiff der Stärke 2.
T64 = Werften 1 und 2 bauen nicht zwei Schiffe der Stärke 2, wohl aber eines der Stärke 1 und eines der Stärke 2.
T65 = Mehr Schiffe als Werften werden abgelehnt.
T66 = Eine auf einer Alte-Welt-Insel vorgedruckte Werft zählt für Schiffe.
T67 = Die Plättchen eines neuen Schiffs sind sofort da und helfen beim nächsten.
T68 = Ohne freies Meeresfeld überbaust du ein eigenes Schiff, dessen Plättchen in den Vorrat gehen.
T69 = Hat das überbaute Schiff erschöpfte Plättchen, gehen diese weg.
T70 = Ein siebtes Schiff desselben Typs wird abgelehnt.
T71 = Eine Ausbauen-Aktion ohne Bau wird abgelehnt.
T72 = Eine ausgespielte Karte ist bezahlt und liegt offen.
T73 = Zwei Karten in einer Aktion werden abgelehnt.
T74 = Aktivieren geht im selben Zug und in einem späteren.
T75 = Dieselbe Karte zweimal zu aktivieren wird abgelehnt.
T76 = Mehrere Karten lassen sich in einem Zug aktivieren.
T77 = Das Beispiel zum Austauschen stimmt; der leere Stapel bleibt unberührt.
T78 = In einer Aktion vier Karten auszutauschen wird abgelehnt.
T79 = Drei Karten bei einer im Stapel getauscht ergeben diese eine und zwei eigene.
T80 = Die ganze Hand auszutauschen löst das Spielende nicht aus.
T81 = Bei leerem Stapel wird das Austauschen abgelehnt.
T82 = Das Beispiel zur Arbeitskraft stimmt mit 1 Gold.
T83 = Ohne Gold wird im Beispiel zur Arbeitskraft der zweite Arbeiter abgelehnt, und der erste bleibt.
T84 = Vier Bevölkerungs-Steine in einer Aktion werden abgelehnt.
T85 = Ein neuer Bevölkerungs-Stein arbeitet für den nächsten.
T86 = Jede Stufe zieht von ihrem eigenen Stapel.
T87 = Ist kein Bauer im Vorrat, wird ein neuer abgelehnt.
T88 = Das Beispiel zum Aufsteigen stimmt, samt falscher Farbe am Arbeitsplatz.
T89 = Ein Bevölkerungs-Stein kann drei Schritte aufsteigen, vom Bauern zum Ingenieur.
T90 = Wer bei der Arbeit aufsteigt, bleibt, passt nicht und blockiert den Platz.
T91 = Ein Stadtfest bringt einen Bevölkerungs-Stein in falscher Farbe in sein neues Wohnviertel.
T92 = Wer erschöpft aufsteigt, bleibt erschöpft liegen.
T93 = Aufsteigen zieht keine Karte, wie voll der Stapel auch ist.
T94 = Einen Investor aufsteigen zu lassen wird abgelehnt.
T95 = Eine vierte Verbesserung in einer Aktion wird abgelehnt.
T96 = Alte-Welt-Inseln kosten 1, 2, 3 und 4 Plättchen; eine fünfte wird abgelehnt.
T97 = Das Beispiel zur Alten Welt stimmt, mit sechs Feldern und zwei Expeditions-Karten.
T98 = Ein Schiff auf einer Alte-Welt-Insel kommt mit seinen Plättchen.
T99 = Eine durch die Alte Welt doppelte Industrie bleibt und hat vier Arbeitsplätze.
T100 = Eine auf einer Alte-Welt-Insel vorgedruckte Industrie verhindert den Bau der gleichen.
T101 = Ein Insel-Effekt, den du nicht bezahlen kannst, verfällt.
T102 = Zu viert und ohne Alte-Welt-Inseln im Stapel wird die Aktion abgelehnt.
T103 = Die Preise der Neuen Welt hängen nicht von Alte-Welt-Inseln ab.
T104 = Das Beispiel zur Neuen Welt stimmt: 3 Karten und Zuckerrohr für 1 Handels-Plättchen.
T105 = Dieselbe Neue-Welt-Ressource gibt es in einem Zug dreimal für 3 Plättchen.
T106 = Für die noch kommenden Inseln sind immer genug Neue-Welt-Karten da.
T107 = Zu dritt und ohne Neue-Welt-Inseln im Stapel wird die Aktion abgelehnt.
T108 = Eine Expedition kostet 2 Plättchen für 3 Karten, gibt 1, wenn nur 1 da ist, und wird ohne Karten abgelehnt.
T109 = Expeditions-Karten werden nicht zu den Handkarten gezählt.
T110 = Ein Stadtfest bringt alles zurück und vorübergehende Plättchen in den Vorrat.
T111 = Nach einem Stadtfest kann eine zusätzliche Aktion die zurückgekehrten Bevölkerungs-Steine nutzen.
T112 = Der Bevölkerungs-Effekt zieht Karten, zahlt bei leerem Stapel Gold und geht auch teilweise.
T113 = Vorübergehende Handels-Plättchen sind nutzbar und gehen dann in den Vorrat.
T114 = Vorübergehende Plättchen halten ohne Stadtfest mehrere Züge.
T115 = Der Effekt mit der Neue-Welt-Ressource wird abgelehnt, wenn keine offenen Kosten sie verlangen.
T116 = Kostenlose Verbesserungen gelten nur für die gezeigten Stufen und verfallen am Ende des Zuges.
T117 = Eine zusätzliche Aktion wartet das Ende der laufenden ab.
T118 = Der Ablege-Effekt wird in einem späteren Zug abgelehnt; seine Karte ist nach dem Zug des Ausspielens verdeckt.
T119 = 0, 1 oder 2 Karten abzulegen geht, 3 werden abgelehnt.
T120 = Eine unter einen leeren Stapel gelegte Karte lässt sich von ihm ziehen.
T121 = Alonso Graves kostet 3 Plättchen und 3 Gold; ein zweites Mal im Zug wird abgelehnt.
T122 = Aarhant braucht einen Investor im Wohnviertel, gibt 5 Gold und wirkt einmal.
T123 = Der Redakteur legt eine Karte unter ihren Stapel, einmal pro Zug.
T124 = Mit Beryl O’Mara bezahlen 4 Erkundungs-Plättchen den Preis 2, oder 2 davon und 1 Handels-Plättchen.
T125 = Eine Effekt-Auftrags-Karte, die nicht ausliegt, ist nicht nutzbar.
T126 = Die Züge nach dem Auslösen folgen wie im Beispiel.
T127 = Löst der letzte Platz das Spielende aus, folgt genau eine Runde.
T128 = Löst zu zweit der Erste das Spielende aus, folgen drei Züge.
T129 = Nach dem Auslösen gezogene Karten kosten das Plättchen nicht.
T130 = Wer die Hand durch den Ablege-Effekt leert, bekommt das Feuerwerks-Plättchen.
T131 = Die zweite leere Hand bekommt kein Plättchen.
T132 = Das Beispiel zur Wertung ergibt 107 Punkte.
T133 = Das Expeditions-Beispiel ergibt 10 und 4 Punkte.
T134 = Ein Bevölkerungs-Stein besetzt nur ein Feld, und auch mit Zoo ist die Verteilung die beste.
T135 = 0, 2, 3, 5 und 6 Gold geben 0, 0, 1, 1 und 2 Punkte.
T136 = Ausgespielte Karten zählen auf beiden Seiten gleich.
T137 = Zahlen 5, 5, 3, 1 bei einer Mehrheit geben 10, 10, 4, 0 Punkte.
T138 = Zahlen 5, 3, 3, 1 bei einer Mehrheit geben 10, 4, 4, 0 Punkte.
T139 = Hat niemand etwas, gibt eine Mehrheit im Normalfall nichts.
T140 = Bente Jorgensen gibt 18 für 0 oder 1 Alte-Welt-Inseln und nichts für 2.
T141 = Isabel Sarmento gibt 24 Punkte für vier Inseln.
T142 = Der Pyrphorier nimmt 10 Punkte für fünf Handkarten und übergeht ausgespielte.
T143 = Edvard Goode gibt 18 Punkte für seine drei Industrien; eine überbaute zählt nicht.
T144 = Das Museum erhöht nur Artefakte, der Zoo nur Tiere.
T145 = Bei Gleichstand entscheiden Bau-Plättchen, dann Handkarten, sonst wird geteilt.
T146 = Für den Gleichstand zählt sichtbares Vorgedrucktes, überbautes nicht.
T147 = Wer bei der Arbeit aufgestiegen ist, besucht Expeditionen als neue Stufe.
T148 = Gleicher Startwert und gleiche Schritte ergeben denselben Stand.
T149 = Edvard Goode wertet die Industrie für Dampfwagen, nicht die für Dampfmaschinen.
T150 = Die Heimat-Insel hat 10 Industrien, eine Werft und drei Schiffe der Stärke 1; das erste Ausbauen kann ein Schiff der Stärke 1 bauen.
T151 = Eine freie Aktion, die offene Kosten unbezahlbar machte, wird abgelehnt.
T152 = Der Redakteur kann die Karte nicht nehmen, die gerade ausgespielt wird.
T153 = Zwei beim Bezahlen der letzten Karte gewonnene Bauern lassen Karten auf der Hand, also kein Feuerwerks-Plättchen.
T154 = Eine Karte kann ihren eigenen Effekt nicht für ihre Kosten nutzen.
T155 = Ein Schiff zu überbauen kostet zuerst erschöpfte Plättchen; ein aufgedecktes vorgedrucktes hat seine erschöpft.
T156 = Eine überbaute Alte-Welt-Ziegelei und die inzwischen gebaute gleiche bleiben beide, wenn die Abdeckung geht.
T157 = Eine Industrie über sich selbst wird ohne weitere auf dem Spielplan abgelehnt und nach ihrer Entfernung angenommen.
T158 = Ein Spieler darf beide Baumwollwebereien haben.
T159 = 2 Bauern zu bekommen bei 1 im Vorrat ergibt einen Bevölkerungs-Stein und eine Karte.
T160 = Eine Karte mit Gold und Handels-Plättchen gibt 2 Gold und 4 vorübergehende Plättchen auf einmal.
T161 = Beryl O’Mara bezahlt Preis 3 mit 1 Handels- und 4 Erkundungs-Plättchen und das Handels-Plättchen einer Karte mit 2.
T162 = Besucher nach Stufen zu zählen ergibt dasselbe wie jede Verteilung zu probieren, mit Zoo, Museum, beiden oder keinem.
T163 = Zwei zusätzliche Aktionen addieren sich, und ungenutzte verfallen.
T164 = Ob ein vorübergehendes oder ein gewöhnliches Plättchen ausgegeben wird, wählst du.
T165 = Zahlen 4, 0, 0 bei einer Mehrheit geben 10, 0, 0 Punkte.
