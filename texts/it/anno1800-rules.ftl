### Anno 1800: la nostra formulazione, in una riga, di ogni numero della specifica.

# In breve, per chi non ha mai giocato; l’attributo dice dove se ne parla.

short-1 = Vince chi ha più punti influenza. Vengono dalle carte popolazione che giochi, dalle carte spedizione, dall’oro, dalla tessera fuochi d’artificio e dalle carte missione, scoperte per tutti.
    .rule = A24
short-2 = Si gioca a turno. Nel tuo fai una di nove azioni: costruire, giocare o scambiare carte, assumere o promuovere cubi, guadagnare terre nel Vecchio o nel Nuovo Mondo, partire in spedizione o fare festa.
    .rule = A2
short-3 = Molte azioni costano risorse. Per produrne una, sposta un cubo del livello giusto dalla sua zona residenziale a un posto di lavoro libero di una tua industria; lì rimane.
    .rule = A3
short-4 = Quello che non produci lo ottieni dall’industria di un altro giocatore per 1–3 gettoni commercio, ogni risorsa una volta per turno. Nessuno può opporsi, e l’altro riceve 1 oro.
    .rule = A6
short-5 = L’oro paga la fine del turno di lavoro: per 1–5 ori, secondo il livello, un cubo usato torna subito nella sua zona residenziale e può servire ancora.
    .rule = A7
short-6 = Quando troppi cubi e gettoni sono usati, celebra la festa cittadina. È la tua azione per questo turno, non costa nulla e li riporta tutti; vanno persi solo i gettoni navali ancora sulle carte giocate.
    .rule = A20
short-7 = Una carta che giochi costa quello che richiede. Alla fine porta 3, 5 o 8 punti, e ha un effetto che puoi usare una volta.
    .rule = A12
short-8 = Con più cubi e livelli più alti produci di più, ma ogni nuovo cubo ti fa pescare una carta che aspetta di essere giocata. Promuovere un cubo non ne fa pescare.
    .rule = A15
short-9 = Le navi portano gettoni navali. Con i gettoni esplorazione guadagni spazio per costruire nel Vecchio Mondo, risorse e carte nel Nuovo Mondo, e carte spedizione.
    .rule = A17
short-10 = Chi per primo non ha più carte in mano prende la tessera fuochi d’artificio, che vale 7 punti. Il round si completa, segue un ultimo round intero, poi si contano i punti.
    .rule = A23

## A1 Preparazione

A1-1 = Tutte le tessere industria stanno ordinate sulla plancia, lato progetto in vista, in ugual numero per qualsiasi numero di giocatori.
A1-2 = I tre mazzi di carte popolazione e le carte spedizione si mescolano ognuno per conto suo e si posano coperti.
A1-3 = Tessere Vecchio Mondo e Nuovo Mondo: due pile mescolate e coperte; gettoni navali e oro formano la riserva.
A1-4 = Tutti i cubi popolazione che non sono di nessuno stanno nella riserva, divisi per colore.
A1-5 = Sono in gioco cinque carte missione e la tessera fuochi d’artificio: a caso, a scelta o le cinque della prima partita.
A1-6 = Ognuno comincia con 4 contadini, 3 operai, 2 artigiani, 2 gettoni commercio, 1 gettone esplorazione, 10 industrie stampate, 1 cantiere navale; liberi 4 spazi di costa e 2 di mare.
A1-7 = La mano iniziale è di 9 carte: 7 contadino/operaio e 2 artigiano/ingegnere/investitore, nessuna del Nuovo Mondo.
A1-8 = Il giocatore iniziale è sorteggiato o designato; attorno a un tavolo è chi è stato all’estero più di recente.
A1-9 = Secondo il posto nell’ordine di turno si comincia con 0, 1, 2 o 3 ori.
A1-10 = Ognuno ha, a sinistra dell’isola di origine, un’area di scarto per i propri cubi e gettoni navali.
A1-11 = Uno spazio è entroterra, costa o mare; conta solo il tipo, mai la posizione o gli spazi vicini.
A1-12 = Carte in mano, oro e cubi per zona residenziale non hanno alcun limite.

## A2 Turno di gioco

A2-1 = Si gioca in senso orario; un round è completo quando tutti hanno giocato, a cominciare dal giocatore iniziale.
A2-2 = Un turno ti dà una sola azione fra nove, da Costruire fino alla festa cittadina.
A2-3 = Le azioni gratuite, carte popolazione da attivare e carte missione effetto, sono permesse prima, durante e dopo l’azione del tuo turno.
A2-4 = Produrre, commerciare e chiudere un turno di lavoro non occupano l’azione: sono modi di pagare.
A2-5 = Un’azione aggiuntiva viene da un effetto o da Alonso Graves; è intera e libera, ma i limiti per turno valgono per tutto il turno.
A2-6 = Non si passa: se nient’altro è possibile o gradito, la festa cittadina resta sempre permessa.
A2-7 = Un’azione aggiuntiva ottenuta durante un’azione si gioca dopo di essa, nello stesso turno; altrimenti è persa.
A2-8 = Il turno lo chiudi tu, dopo almeno un’azione, così resta il tempo per le azioni gratuite.

## A3 Produzione

A3-1 = Una risorsa nasce da un cubo del tipo esatto, preso dalla sua zona residenziale e messo su un posto di lavoro libero di una tua industria.
A3-2 = Un cubo piazzato produce una sola unità e resta lì senza produrre altro.
A3-3 = Una risorsa si usa nel turno stesso; nulla si conserva per dopo.
A3-4 = Ogni industria ha due posti di lavoro: per una seconda unità serve un secondo cubo.
A3-5 = Un cubo al lavoro o scartato non serve più finché non è tornato nella sua zona residenziale.
A3-6 = Un cubo promosso, dal colore non più adatto, occupa comunque il suo posto di lavoro.
A3-7 = Si produce e si commercia solo per un costo che si sta pagando; non esiste una scorta di risorse.

## A4 Cubi come costo

A4-1 = Un cubo chiesto da un costo va dalla zona residenziale all’area di scarto; un livello superiore non lo sostituisce.
A4-2 = Un cubo scartato è fuori uso fino alla fine del turno di lavoro o alla festa cittadina.
A4-3 = Un costo si paga nell’ordine che vuoi, con fini del turno di lavoro e azioni gratuite in mezzo; un cubo richiamato può servire ancora.
A4-4 = Un cubo chiesto da un costo non si ottiene mai commerciando.
A4-5 = Un costo si comincia solo se puoi pagarlo per intero, e nessun passo intermedio può impedire di pagare il resto.
A4-6 = Risorse e cubi: costruzioni, assunzioni, promozioni; risorse e gettoni: carte; soli gettoni: mondi e spedizioni; oro: fine del turno di lavoro, mazzi vuoti, Alonso Graves.

## A5 Gettoni navali

A5-1 = I gettoni navali sono di due tipi, commercio ed esplorazione, e valgono sempre 1.
A5-2 = Un gettone pagato passa dalla nave all’area di scarto; lo rende solo la festa cittadina, mai la fine del turno di lavoro.
A5-3 = Un gettone commercio non sostituisce un gettone esplorazione né viceversa, salvo con Beryl O’Mara.
A5-4 = I gettoni temporanei di una carta servono come gli altri, poi vanno nella riserva; scegli tu quali usare.
A5-5 = I tuoi gettoni permanenti di un tipo, disponibili e scartati, sono pari alla somma dei livelli delle tue navi di quel tipo.
A5-6 = Non importa da quale nave viene un gettone: per ogni tipo contano solo i disponibili, gli scartati e i temporanei.

## A6 Commercio

A6-1 = Una risorsa che non puoi o non vuoi produrre si può commerciare, anche se possiedi l’industria adatta.
A6-2 = Servono abbastanza gettoni commercio disponibili e almeno un avversario con un’industria che produce quella risorsa.
A6-3 = Il prezzo segue il livello di popolazione dell’industria altrui: contadino 1, operaio 1, artigiano 2, ingegnere 3 gettoni commercio.
A6-4 = Appena scartati i gettoni, la risorsa vale come prodotta per il costo in corso.
A6-5 = Chi è scelto non può opporsi, non muove cubi e riceve 1 oro per scambio, anche con i posti di lavoro pieni.
A6-6 = La stessa risorsa si commercia una volta per turno, con chiunque e in qualsiasi azione; risorse diverse, a piacere.
A6-7 = Risorse del Nuovo Mondo, cubi e gettoni navali non si commerciano.
A6-8 = Non si commercia con sé stessi.
A6-9 = Un prodotto fatto con una risorsa del Nuovo Mondo si commercia: i sigari sì, il tabacco no.
A6-10 = Anche le industrie stampate e visibili di un avversario valgono per il commercio.
A6-11 = Un’industria coperta o rimossa non è più disponibile per il commercio da quell’istante.

## A7 Fine del turno di lavoro

A7-1 = Nel tuo turno l’oro riporta nelle zone residenziali tutti i cubi usati che riesci a pagare, subito pronti.
A7-2 = Il prezzo dipende dal livello: contadino 1, operaio 2, artigiano 3, ingegnere 4, investitore 5 ori.
A7-3 = L’oro speso va sempre nella riserva.
A7-4 = Il cubo richiamato libera il posto di lavoro che occupava.
A7-5 = Un cubo promosso nel frattempo torna nella zona del nuovo livello, al prezzo di quel livello.
A7-6 = La fine del turno di lavoro è possibile in ogni momento del tuo turno, anche a metà pagamento e per un cubo appena usato.

## A8 Costruire: regole comuni

A8-1 = Un’azione Costruire dà o un’industria, o un cantiere navale, o delle navi, senza mescolarli.
A8-2 = Prima si paga il costo del progetto, poi la tessera passa dalla plancia alle tue isole, mai su una tessera Nuovo Mondo.
A8-3 = Uno spazio porta una sola tessera: è libero e del tipo giusto, oppure costruisci sopra qualcosa di tuo.
A8-4 = Puoi costruire sopra anche una tessera i cui cubi hanno appena prodotto per quella costruzione.
A8-5 = Una tessera su cui si costruisce torna sulla plancia, a disposizione di tutti; ciò che è stampato resta solo nascosto.
A8-6 = Durante l’azione Costruire puoi inoltre rendere alla plancia una tua tessera; senza limite con la regola tedesca.
A8-7 = I cubi di una tessera rimossa o coperta, stampata o no, vanno nell’area di scarto.
A8-8 = Ciò che è stampato non si rimuove; ci si può solo costruire sopra.
A8-9 = Una tessera stampata torna attiva appena si toglie quella che la nascondeva.
A8-10 = Una nave persa costa tanti gettoni del suo tipo quanto il suo livello, prima gli scartati; vanno nella riserva.
A8-11 = Una tessera che manca sulla plancia non si costruisce; una tessera resa è di nuovo a disposizione di chiunque.
A8-12 = Un’azione Costruire piazza almeno una tessera.
A8-13 = La segheria (operai) e il cantiere navale di livello 1 non costano nulla, salvo l’azione Costruire.
A8-14 = Una nave stampata di nuovo visibile riceve i suoi gettoni, ma già scartati.
A8-15 = Un’industria stampata del Vecchio Mondo tornata visibile resta, anche se nel frattempo hai costruito la tessera identica.
A8-16 = La nuova tessera lascia la plancia prima che torni la vecchia; la rimozione concessa può avvenire in ogni momento dell’azione.

## A9 Industrie

A9-1 = Di ogni industria esistono due copie; un terzo giocatore commercia o aspetta che una tessera ritorni.
A9-2 = Non hai mai due industrie identiche, cioè con la stessa risorsa e lo stesso livello di popolazione.
A9-3 = Un’azione Costruire dà una sola industria.
A9-4 = Un’industria va su qualsiasi spazio di terra, entroterra o costa.
A9-5 = Sei industrie per operai affiancano un’industria di base senza esserle identiche: si aggiungono liberamente, salvo con la regola tedesca.
A9-6 = Solo una tessera Vecchio Mondo può portarti una seconda industria identica; la tieni.
A9-7 = Finché un’industria stampata del Vecchio Mondo è visibile da te, la tessera identica non si costruisce.
A9-8 = Il progetto mostra costo, risorsa e livello di popolazione; il lato edificio due posti di lavoro di quel livello.

## A10 Cantieri navali

A10-1 = Un cantiere navale costruisce navi fino al suo livello; i livelli di più cantieri non si sommano.
A10-2 = Un cantiere navale per azione, quanti ne vuoi in tutto, finché la plancia ne ha: 4, 6 e 4.
A10-3 = Un cantiere navale va su uno spazio di costa, libero o già costruito.
A10-4 = Un cantiere navale non impiega nessuno, non produce nulla e non serve al commercio.

## A11 Navi

A11-1 = Una nave porta tanti gettoni quanto il suo livello: commercio o esplorazione secondo il tipo; ogni cantiere costruisce entrambi.
A11-2 = Per azione ogni cantiere navale visibile sulle tue isole può fornire una nave al massimo del suo livello.
A11-3 = Una nave va su uno spazio di mare, libero o occupato da una tua nave.
A11-4 = Una nave riceve i gettoni appena costruita; possono pagare gli scambi per la nave successiva della stessa azione.
A11-5 = Il numero di navi è limitato solo dalle 6 tessere di ogni modello.
A11-6 = Anche i nuovi gettoni esplorazione servono subito.

## A12 Azione: Giocare una carta popolazione

A12-1 = Paga il costo di una carta della tua mano e posala scoperta davanti a te: una carta per azione.
A12-2 = Una carta giocata dà i suoi punti alla fine, attivata o no.
A12-3 = Se era l’ultima carta della tua mano, la fine del gioco è attivata.
A12-4 = Una carta giocata non torna né in mano né in un mazzo.
A12-5 = La carta da giocare resta in mano finché non è pagata; intanto non si può riporre, e la mano si controlla dopo.
A12-6 = L’effetto di una carta non aiuta a pagare la carta stessa.

## A13 Azione gratuita: attivare una carta popolazione

A13-1 = Una carta scoperta si attiva una volta, già nel turno in cui la giochi o dopo: girala, l’effetto avviene subito.
A13-2 = Attiva quante carte vuoi per turno; nulla ti obbliga.
A13-3 = L’attivazione è possibile a metà di un’azione, fra due pagamenti.
A13-4 = Si attiva solo nel proprio turno e con i mezzi necessari, per esempio l’oro per un mazzo vuoto.

## A14 Azione: Scambiare carte popolazione

A14-1 = Riponi da 1 a 3 carte della tua mano sotto i loro mazzi e pescane altrettante, degli stessi tipi.
A14-2 = Tutte le carte si ripongono prima di pescare la prima.
A14-3 = Un tipo il cui mazzo era già vuoto non si scambia.
A14-4 = Con un mazzo troppo corto si ripescano le proprie carte riposte.
A14-5 = Decidi tu l’ordine delle carte riposte sotto il mazzo.
A14-6 = Una mano vuota solo fra il riporre e il pescare non attiva nulla.
A14-7 = Bisogna scambiare almeno una carta.

## A15 Azione: Assumere

A15-1 = Assumi da 1 a 3 cubi di livelli a piacere; ognuno costa le risorse stampate sopra la sua zona residenziale.
A15-2 = I cubi arrivano uno alla volta; quello nuovo può già lavorare per il successivo.
A15-3 = Ogni contadino o operaio assunto fa pescare per forza una carta contadino/operaio, ogni altro cubo una carta artigiano/ingegnere/investitore.
A15-4 = Se quel mazzo è vuoto, il cubo costa in più 1 oro (contadino/operaio) o 3 ori (gli altri); senza oro, niente cubo.
A15-5 = Si pesca, o si paga l’oro, cubo per cubo, nel momento in cui arriva.
A15-6 = Un tipo di cubo finito nella riserva non si assume.

## A16 Azione: Promuovere

A16-1 = Fai da 1 a 3 promozioni; ognuna alza un cubo di un gradino al prezzo stampato per quel gradino.
A16-2 = Le promozioni vanno a uno, due o tre cubi: un solo cubo può salire di tre gradini.
A16-3 = Il vecchio cubo torna nella riserva, il nuovo viene da lì.
A16-4 = Una promozione non fa pescare carte né pagare oro per un mazzo vuoto.
A16-5 = Un cubo promosso in una zona residenziale passa alla zona del nuovo livello e serve subito.
A16-6 = Un cubo promosso al lavoro resta sul posto, sempre usato, fino alla fine del turno di lavoro o alla festa cittadina.
A16-7 = Un cubo scartato si promuove sul posto e resta scartato.
A16-8 = Tutti i tuoi cubi si possono promuovere, anche quelli usati, assunti o promossi in questo turno.
A16-9 = Nella riserva serve un cubo del gradino successivo; un investitore è già in cima.

## A17 Azione: Espandersi nel Vecchio Mondo

A17-1 = La tua prima tessera Vecchio Mondo costa 1 gettone esplorazione, poi 2, 3 e 4, senza contare le tessere Nuovo Mondo.
A17-2 = Al massimo 4 tessere Vecchio Mondo a testa e una per azione.
A17-3 = La prima tessera della pila si aggiunge alle tue isole con 6 spazi: 2 di mare, 2 di costa, 2 di entroterra.
A17-4 = L’isola di origine non deve essere piena e dopo resta edificabile.
A17-5 = Il suo bonus è un effetto immediato e unico, oppure una costruzione stampata da usare come le altre.
A17-6 = Ciò che di quell’effetto non si può applicare va perso.
A17-7 = È l’unico modo di avere due industrie identiche: la tessera e la sua industria restano a te.
A17-8 = Una nave stampata riceve subito i gettoni; ogni costruzione stampata conta per commercio, parità e navi, e ci si può costruire sopra.
A17-9 = Senza tessere Vecchio Mondo nella pila l’azione è impossibile; succede solo in 4 giocatori.

## A18 Azione: Esplorare il Nuovo Mondo

A18-1 = Le tessere Nuovo Mondo costano 1, 2, 3 e poi 4 gettoni esplorazione, senza contare il Vecchio Mondo.
A18-2 = Al massimo 4 tessere Nuovo Mondo a testa e una per azione.
A18-3 = La prima tessera viene scoperta davanti a te e peschi per forza 3 carte popolazione del Nuovo Mondo.
A18-4 = Ogni unità di una delle 3 risorse della tua tessera costa 1 gettone commercio, quante volte vuoi, senza cubi e senza oro per nessuno.
A18-5 = Le risorse del Nuovo Mondo altrui restano escluse; i loro prodotti si commerciano.
A18-6 = Su una tessera Nuovo Mondo non si costruisce nulla.
A18-7 = Le sue risorse servono per un costo dello stesso turno, già in quello dell’esplorazione se hai un’azione aggiuntiva.
A18-8 = Senza tessere Nuovo Mondo nella pila l’azione è impossibile; succede in 3 o 4 giocatori.
A18-9 = Il mazzo del Nuovo Mondo ha sempre almeno 3 carte per tessera rimasta; altrimenti si prenderebbe ciò che c’è, senza oro.

## A19 Azione: Prendere carte spedizione

A19-1 = Per 2 gettoni esplorazione peschi da 1 a 3 carte spedizione; il prezzo non cambia con il numero.
A19-2 = Le tue carte spedizione formano una pila segreta che solo tu consulti; non fanno parte della tua mano.
A19-3 = Valgono solo nel punteggio: a sinistra un animale, a destra un artefatto, ognuno con il suo tipo di visitatore e i suoi punti.
A19-4 = Se restano meno carte di quelle volute, prendi il resto; mazzo vuoto, azione impossibile.

## A20 Azione: Celebrare la festa cittadina

A20-1 = Tutti i tuoi cubi tornano nelle zone residenziali e tutti i gettoni scartati sulle navi, senza eccezioni né scelta.
A20-2 = I gettoni temporanei ancora sulle tue carte vanno nella riserva.
A20-3 = La festa è sempre possibile, non costa nulla e riguarda solo il giocatore attivo.
A20-4 = Le carte già attivate restano coperte.
A20-5 = Un’azione aggiuntiva dopo la festa può usare tutto ciò che è appena tornato.

## A21 Azione gratuita: carte missione effetto

A21-1 = Le carte missione effetto in gioco servono a ognuno nel proprio turno; non sono azioni e non si consumano.
A21-2 = Alonso Graves, Aarhant e Il Redattore: una volta per turno ciascuno; Beryl O’Mara: a piacere.

## A22 Gli otto effetti

A22-1 = Cubi: ricevi i cubi mostrati con le loro carte; mazzo vuoto, oro al loro posto; ciò che non si può pagare o manca nella riserva si omette.
A22-2 = Gettoni: si posano sulla carta, servono come gli altri e vanno nella riserva una volta usati, al più tardi alla tua prossima festa.
A22-3 = Oro: ricevi la somma mostrata.
A22-4 = Spedizione: peschi 2 carte spedizione senza pagare, 1 se ne resta una sola, nessuna se il mazzo è vuoto.
A22-5 = Risorsa del Nuovo Mondo: una di quelle mostrate, gratis, per un costo che stai pagando; non servono né tessera né gettoni.
A22-6 = Promozioni gratuite: fino a 3, solo i gradini mostrati, entro la fine del turno.
A22-7 = Azione aggiuntiva: un’azione in più in questo turno, con le solite regole, se la vuoi.
A22-8 = Riporre carte: fino a 2 carte della tua mano sotto i loro mazzi, solo nel turno in cui giochi la carta; poi si gira comunque.
A22-9 = Una carta con due effetti, come 2 ori e 4 gettoni commercio, li dà entrambi in un’attivazione.
A22-10 = Gli effetti delle carte sono otto in tutto; le tessere Vecchio Mondo offrono solo cubi, carte spedizione o costruzioni stampate.

## A23 Fine del gioco

A23-1 = Chi per primo ha la mano vuota prende subito la tessera fuochi d’artificio e attiva la fine, una sola volta per partita.
A23-2 = Il round in corso si completa, segue un ultimo round intero, poi si contano i punti.
A23-3 = Pescare di nuovo carte non cambia nulla: la fine resta attivata, la tessera resta a chi l’ha presa.
A23-4 = Attivata dall’ultimo giocatore, la fine lascia un round; attivata dal primo, gli altri giocano ancora, poi il round finale.
A23-5 = Tutte le regole valgono fino in fondo, azioni aggiuntive comprese.
A23-6 = Anche una mano svuotata riponendo carte attiva la fine.
A23-7 = Carte spedizione e carte giocate non contano come carte in mano.
A23-8 = Il round finale è quello dopo l’attivazione; nessuna regola limita la durata della partita.

## A24 Punteggio di fine partita

A24-1 = Ogni carta popolazione giocata vale 3 (contadino/operaio), 8 (artigiano/ingegnere/investitore) o 5 punti (Nuovo Mondo).
A24-2 = Artigiani, ingegneri e investitori, ovunque siano, visitano ognuno uno spazio spedizione del loro tipo; si conta la distribuzione migliore.
A24-3 = Tre ori danno 1 punto; il resto non dà nulla.
A24-4 = Chi ha la tessera fuochi d’artificio conta 7 punti in più.
A24-5 = Per ultimi vengono i punti delle carte missione.
A24-6 = Le carte in mano non danno nulla, o −2 con Pyrphorian; un totale può diventare negativo.
A24-7 = Un cubo visitatore conta anche per le carte missione di maggioranza.

## A25 Parità

A25-1 = A parità di punti decidono più costruzioni visibili, poi meno carte in mano; altrimenti la vittoria è condivisa.
A25-2 = Le costruzioni stampate delle tue tessere Vecchio Mondo contano; le tessere Nuovo Mondo no.

## A26 Le 20 carte missione

A26-1 = Alonso Graves: 3 gettoni esplorazione e 3 ori per un’azione aggiuntiva, una volta per turno.
A26-2 = Aarhant: scarta un investitore dalla zona residenziale e prendi 5 ori, una volta per turno.
A26-3 = Il Redattore: per 2 gettoni esplorazione riponi una carta della tua mano sotto il suo mazzo, una volta per turno.
A26-4 = Beryl O’Mara: 2 gettoni esplorazione valgono come 1 gettone commercio, per ogni uso e quante volte vuoi.
A26-5 = Carl Leonard von Malching: punti stampati per ogni industria raffigurata che hai alla fine.
A26-6 = Eli Bleakworth: ogni industria raffigurata sulla carta e visibile da te alla fine dà i suoi punti.
A26-7 = La Regina: ogni industria raffigurata che possiedi alla fine vale i punti scritti accanto.
A26-8 = Edvard Goode: 6 punti ciascuna per fabbrica di grammofoni, di bicicli e di carrozze a vapore.
A26-9 = Willie Wibblesock: alla fine le tue industrie raffigurate sulla carta danno i punti stampati.
A26-10 = Principessa Qing: alla fine conta i punti di ognuna delle industrie raffigurate che hai costruito.
A26-11 = Hannah Goode: 10 punti per il maggior numero di cubi popolazione in tutto, 4 per il secondo numero.
A26-12 = Università: 10 punti per il maggior numero di ingegneri, 4 per il secondo numero.
A26-13 = Esposizione Mondiale: 10 punti per il maggior numero di investitori, 4 per il secondo numero.
A26-14 = Madame Kahina: 10 punti per il maggior numero di gettoni commercio, 4 per il secondo numero.
A26-15 = La Visitatrice: 10 punti per il maggior numero di carte spedizione, 4 per il secondo numero.
A26-16 = A parità tutti ricevono i punti del rango; anche con più primi, il numero inferiore successivo vale 4. Zero non dà nulla.
A26-17 = Zoo: 1 punto in più per ogni animale visitato.
A26-18 = Museo: 1 punto in più per ogni artefatto visitato.
A26-19 = Bente Jorgensen: 18 punti a chi finisce con al massimo una tessera Vecchio Mondo; l’isola di origine non lo è.
A26-20 = Isabel Sarmento: 6 punti per ogni tessera Nuovo Mondo che hai.
A26-21 = Pyrphorian: 2 punti in meno per ogni carta popolazione ancora in mano; le carte giocate non contano.

## A27 Combinazioni di missioni consigliate

A27-1 = Prima partita: Alonso Graves, Università, Edvard Goode, Isabel Sarmento e Zoo.
A27-2 = Di norma cinque carte missione a caso; è permessa la libera scelta.
A27-3 = Per una partita più ricca di possibilità prendi quante carte effetto vuoi.
A27-4 = Per una rivalità più accesa prendi quante carte di maggioranza vuoi.
A27-5 = Per una partita tranquilla, dedicata alle tue isole, prendi quante carte con industrie vuoi.
A27-6 = Per dare peso alle spedizioni: Zoo e Museo.
A27-7 = Pyrphorian cambia l’atmosfera: si corre verso la fine e si assume con prudenza.
A27-8 = La mini-espansione citata solo dall’edizione francese non fa parte del gioco.

## A28 Interazioni

A28-1 = Costruire sopra un’industria che ha appena prodotto è permesso: i cubi si scartano, la risorsa resta valida.
A28-2 = Tutto ciò che arriva serve subito: cubi nuovi, cubi promossi nella zona residenziale, gettoni di navi e di carte, oro.
A28-3 = Un cubo promosso al lavoro blocca il suo posto, non produce più, ma vale ovunque come il nuovo livello.
A28-4 = Ciò che è limitato a una volta per turno torna possibile all’inizio del tuo turno successivo.
A28-5 = Una tessera resa alla plancia è subito a disposizione di tutti, anche tua.
A28-6 = Quando le due copie di un’industria sono prese, restano il commercio e il Vecchio Mondo.
A28-7 = Versione stampata e alternativa insieme: 4 posti di lavoro di due livelli; chi commercia con te paga il prezzo più basso.

## D Differenze fra le edizioni

D1 = Le industrie alternative si aggiungono liberamente a quelle di base; l’edizione tedesca obbliga a coprire l’industria corrispondente, il che è un’opzione.
D2 = Una sola rimozione per azione Costruire; l’edizione tedesca non pone limiti, il che è un’opzione.
D3 = L’effetto fa riporre fino a 2 carte sotto i mazzi; l’edizione inglese ne vuole esattamente 2, il che è un’opzione.
D3b = Rinunciare a questo effetto è permesso, poi è perso; l’edizione inglese lo dice meno chiaramente.
D4 = Se manca l’oro, l’effetto dei cubi vale in parte, cubo per cubo; l’edizione italiana lo annulla del tutto, il che è un’opzione.
D4b = L’oro mancante impedisce solo il cubo in questione; il riassunto italiano annulla a torto l’intera azione.
D5 = Con più primi si assegnano anche i punti del secondo rango; i testi francese e italiano si leggono diversamente.
D6 = La risorsa offerta va usata all’attivazione; l’edizione italiana parla solo di una possibilità.
D7 = Le carte missione effetto non si consumano; l’edizione italiana ha perso la negazione.
D8 = Il limite di una volta per turno per tre carte missione è uguale in tutte le edizioni.
D9 = Ogni industria visibile, anche stampata, permette il commercio; le edizioni chiamano la tessera in modi diversi.
D10 = La stessa risorsa si commercia una volta per turno; l’edizione francese lo dice in altro modo, il senso è uguale.
D11 = Nessun gettone navale si commercia; ogni regolamento una volta nomina solo i gettoni esplorazione.
D12 = Produzione, commercio e fine del turno di lavoro non sono azioni, come precisa solo l’edizione francese.
D13 = Un’azione permette una sola carta popolazione; fuori dall’edizione francese lo dice solo il riassunto.
D14 = I livelli dei cantieri navali non si sommano; solo l’edizione francese lo scrive per esteso.
D15 = Le industrie vanno anche sulla costa, come precisano le edizioni francese e italiana.
D16 = Identica vuol dire stessa risorsa e stesso livello, secondo la definizione francese che le altre non hanno.
D17 = Il prezzo di una tessera Nuovo Mondo ignora il Vecchio Mondo; la frase manca nell’edizione francese.
D18 = Si produce su tutte le proprie isole; solo l’edizione francese nomina anche il Vecchio Mondo.
D19 = Contano i cantieri navali di tutte le tue isole, se c’erano prima dell’azione; solo il tedesco dice «già».
D20 = I gettoni di una nuova nave servono subito, di qualunque tipo; tre edizioni parlano solo del commercio.
D21 = Le azioni gratuite richiedono i mezzi necessari; l’edizione francese non lo dice, senza conseguenze.
D22 = Il numero di carte attivate per turno è libero; una frase francese dice solo «diverse».
D23 = L’oro di Alonso Graves si spende nella riserva; l’edizione francese scrive a torto che si esaurisce.
D24 = Un gettone navale pagato va sempre nell’area di scarto; il francese a volte dice spendere, l’italiano usa sempre scartare.
D25 = Il mazzo deve essere vuoto al momento di pescare perché l’oro sia dovuto, secondo la precisazione francese.
D26 = Il giocatore iniziale è sorteggiato; ogni edizione parla a modo suo dell’ultimo viaggio all’estero.
D27 = Un’azione per turno in tutte le edizioni, detta con altre parole.
D28 = Le costruzioni stampate del Vecchio Mondo si usano come le altre; cambiano solo le parole.
D29 = È la mano vuota ad attivare la fine; i consigli inglesi parlano dell’ultima carta giocata.
D30 = Le carte con industrie danno una partita rilassata; l’edizione inglese traduce con «divertente».
D31 = Le promozioni si dividono fra 1, 2 o 3 cubi; l’edizione italiana scrive 1 o 3.
D32 = Lo Zoo conta gli spazi animale occupati; l’edizione francese parla di visitatori.
D33 = Per scambiare carte prima si ripone tutto, poi si pesca; tutte le edizioni concordano.
D34 = I visitatori vanno agli spazi del loro tipo; l’edizione italiana dice per colore, che è lo stesso.
D35 = Sei industrie di base hanno un’alternativa, le cinque per artigiani e la segheria; i consigli ne contano solo cinque.
D36 = La mini-espansione citata dall’edizione francese è lasciata da parte.
D37 = Un cubo scartato lo è solo per un po’; l’edizione francese omette la parola.
D38 = La riserva comprende gettoni navali e oro; l’edizione italiana dimentica l’oro.
D39 = Ciò che la festa rende può servire già nello stesso turno in un’azione aggiuntiva; i regolamenti parlano di turni successivi.
D40 = Una risorsa commerciata va usata nel turno; solo l’edizione francese scrive «deve».
D41 = Un costo può unire risorse e cubi; l’edizione italiana parla di cubi al posto delle risorse.
D42 = Conta avere due volte la stessa industria, non costruirla; le edizioni mescolano i due verbi.
D43 = Si può costruire sopra ogni tessera appena usata, per qualsiasi costruzione; l’edizione francese parla solo di industrie.
D44 = Attivare una carta è ovunque gratuito, anche se il nome dell’azione unisce giocare e attivare.
D45 = Ogni cantiere navale dà al massimo una nave; il riassunto italiano omette «al massimo».
D46 = Senza carte spedizione l’effetto decade; le quattro edizioni lo dicono ognuna a modo suo.
D47 = Il prezzo della fine del turno di lavoro sta sulle zone residenziali dell’isola di origine, come mostrano tutte le edizioni.
D48 = Consulti solo le tue carte spedizione; l’edizione francese tralascia la parola «proprie».
D49 = La terza industria di Edvard Goode è la fabbrica di carrozze a vapore; l’edizione inglese scrive per errore motore a vapore.
D50 = Beryl O’Mara vale per ogni uso di un gettone commercio; l’edizione francese lo rende nel modo più chiaro.

## S Esempi del regolamento

S1 = Un operaio messo nel birrificio dà 1 birra; per la successiva serve un secondo operaio.
S2 = Per il magazzino (operai) un artigiano produce mattoni nel mattonificio e un altro va nell’area di scarto.
S3 = Giocare una carta costa 2 gettoni esplorazione: si scartano, i 2 gettoni commercio restano sulle navi.
S4 = Un biciclo commerciato con un avversario dai posti pieni costa 3 gettoni e gli dà 1 oro; un secondo in questo turno è rifiutato.
S5 = Per 4 ori due contadini lasciano la segheria e un operaio l’area di scarto; tutti e tre servono ancora.
S6 = La fabbrica di finestre si costruisce sopra la vetreria che ha appena prodotto: la vetreria torna sulla plancia, il suo operaio si scarta.
S7 = Con cantieri di livello 1, 1 e 2, una nave commerciale di livello 2 paga lo scambio per una nave da esplorazione di livello 1.
S8 = Due carte di tipi diversi si scambiano; la terza resta in mano perché il suo mazzo è vuoto.
S9 = Due nuovi operai lavorano subito per un ingegnere; un mazzo vuoto sostituisce la seconda carta con 1 oro.
S10 = Tre promozioni: un contadino nella zona residenziale diventa artigiano, uno al lavoro diventa operaio sul posto; non si pescano carte.
S11 = La seconda tessera Vecchio Mondo costa 2 gettoni esplorazione, aggiunge 6 spazi e dà 2 carte spedizione.
S12 = La prima tessera Nuovo Mondo fa pescare 3 carte; nel turno dopo la sua canna da zucchero e le assi di legno pagano la distilleria di rum.
S13 = Tre carte spedizione danno 10 punti con tutti i visitatori, 4 con un artigiano e un investitore.
S14 = La seconda di quattro giocatori svuota la mano: giocano il terzo e il quarto, poi tutti ancora una volta.
S15 = Il conteggio completo dell’esempio dà 77 + 8 + 1 + 7 + 0 + 6 + 6 + 2 = 107 punti.
S16 = Un animale visitato da un ingegnere vale 2 punti, o 3 se lo Zoo è in gioco.
S17 = Con Beryl O’Mara 4 gettoni esplorazione ottengono assi di legno e birra commerciando.
S18 = Il tabacco di un avversario è irraggiungibile, i suoi sigari si commerciano.
S19 = Una seconda tessera velai (operai) non si costruisce, ma il Vecchio Mondo può portarla; accanto ai velai stampati è permessa.
S20 = Due cantieri di livello 1 non fanno una nave di livello 2; un cantiere di livello 2 fa anche una nave di livello 1.
S21 = La segheria (operai) e il cantiere navale di livello 1 si costruiscono senza pagare nulla.

## R Decisioni

R1 = Produrre o commerciare senza un costo da pagare è impossibile; nulla si mette da parte.
R2 = Ogni mano vuota nel tuo turno attiva la fine e dà la tessera fuochi d’artificio, anche se svuotata riponendo carte.
R3 = Non si passa il turno; un’azione «fino a» richiede almeno una volta.
R4 = Le parti di un costo si pagano in ordine libero, con azioni gratuite in mezzo.
R5 = La fine del turno di lavoro è permessa a metà di un’azione.
R6 = Un’azione aggiuntiva aspetta la fine dell’azione in corso, nello stesso turno.
R7 = Dopo una festa un’azione aggiuntiva dello stesso turno può usare cubi e gettoni tornati.
R8 = I gettoni resi dalla festa possono pagare Alonso Graves nello stesso turno.
R9 = Se l’altro giocatore ha due versioni di un’industria, paghi la meno cara.
R10 = In due giocatori l’unico avversario è il partner; nessuna regola particolare.
R11 = Beryl O’Mara serve anche per le risorse del Nuovo Mondo e il costo delle carte.
R12 = Ciò che è stampato lavora di nuovo appena è scoperto.
R13 = I gettoni di una nave persa vanno nella riserva, prima quelli scartati.
R14 = Costruire solo per rimuovere una tessera è rifiutato.
R15 = Un’industria visibile del Vecchio Mondo impedisce di costruire poi quella identica.
R16 = Ricostruire un’industria sopra sé stessa è permesso se ne resta una copia sulla plancia, o dopo averla rimossa.
R17 = Si possono scambiare più carte di quante ne abbia il mazzo, perché si ripone prima di pescare.
R18 = L’ordine sotto il mazzo spetta a chi ripone le carte.
R19 = Una mano vuota durante lo scambio di carte non attiva la fine.
R20 = Ogni cubo assunto fa pescare la sua carta subito, prima del successivo.
R21 = Senza cubi di quel livello nella riserva, né assunzione né promozione; un cubo reso è subito disponibile.
R22 = Una promozione nell’area di scarto lascia il cubo scartato.
R23 = Un cubo piazzato, assunto o promosso in questo turno si può promuovere.
R24 = Pila di tessere vuota, l’azione corrispondente non c’è più.
R25 = Troppo poche carte spedizione: si prende il resto; nessuna: l’azione è rifiutata e l’effetto decade.
R26 = La risorsa gratuita del Nuovo Mondo si sceglie all’attivazione e richiede un costo in corso che la contenga.
R27 = Si possono riporre carte anche sotto un mazzo vuoto, che così non lo è più.
R28 = Oro e gettoni navali sono illimitati: si può superare il contenuto della scatola.
R29 = I cubi offerti la cui carta si pesca vanno presi; quelli che costano oro si possono rifiutare.
R30 = Un visitatore di spedizione conta anche nelle maggioranze.
R31 = Zero elementi non danno mai punti di maggioranza, salvo opzione contraria.
R32 = Madame Kahina conta i gettoni commercio sulle navi, quelli scartati e quelli temporanei ancora sulle carte.
R33 = Ogni industria raffigurata e visibile sulle tue isole conta, ogni copia per sé.
R34 = I gettoni temporanei venuti da una tessera Vecchio Mondo si posano lì e seguono la regola delle carte.
R35 = In una doppia promozione ogni gradino ha bisogno del suo cubo nella riserva.
R36 = Le promozioni gratuite si distribuiscono liberamente fino alla fine del turno.
R37 = A fine turno si girano solo le carte giocate in questo turno il cui effetto fa riporre carte.
R38 = Chi ha la mano vuota continua a giocare; nulla si attiva una seconda volta.
R39 = Un altro giocatore che svuota la mano più tardi non ottiene nulla.
R40 = Le azioni aggiuntive sono permesse anche nell’ultimissimo turno.
R41 = Il numero di carte spedizione si dichiara prima di pescare, di solito 3.
R42 = Mani, carte spedizione e ordine dei mazzi sono segreti; numeri, carte giocate e oro sono pubblici. Una carta riposta la conosce solo chi l’ha riposta.
R43 = Un’industria doppia di un altro giocatore non permette un secondo scambio nel turno.
R44 = In 2 o 3 giocatori le 12 tessere Vecchio Mondo bastano sempre.
R45 = Una tessera rimossa è subito sulla plancia e può essere quella che costruisci dopo.
R46 = Coprire un cantiere navale costruendo navi è impossibile: vanno sul mare.
R47 = Costruire sopra una nave appena costruita è permesso; i suoi gettoni sono persi.
R48 = Un totale di punti negativo è possibile.
R49 = Per risolvere una parità le carte spedizione non contano come carte in mano.
R50 = L’investitore di Aarhant deve essere nella zona residenziale, non al lavoro.
R51 = Regola tedesca: se l’industria di base è già coperta, l’alternativa va su qualsiasi spazio di terra.
R52 = Le industrie di base di un avversario servono per il commercio finché sono visibili.
R53 = Un’industria doppia dà 2 posti di lavoro in più e conta due volte, senza permettere un secondo scambio.
R54 = Il mazzo del Nuovo Mondo non può mancare all’esplorazione; altrimenti si prende il resto, senza oro.
R55 = In due giocatori si commercia solo ciò che l’unico avversario ha di visibile.
R56 = Dopo l’attivazione della fine si giocano e attivano ancora carte fino al termine del round finale.
R57 = Un pagamento iniziato si può sempre finire; altrimenti non inizia.
R58 = Costruire sopra e rimuovere sono permessi nella stessa azione Costruire.
R59 = Si rimuovono anche navi e cantieri navali; un cantiere solo prima della prima nave o dopo l’ultima.
R60 = Si può commerciare una risorsa che si potrebbe produrre da sé.
R61 = I gettoni di una nave stampata riscoperta vengono dalla riserva, già scartati.
R62 = Un’industria del Vecchio Mondo riscoperta e quella identica costruita nel frattempo si tengono entrambe.
R63 = La rimozione è permessa prima, durante o dopo il pagamento; un costo si apre senza contare su una rimozione futura.
R64 = La carta che si sta pagando è ancora in mano, ma non si può riporre.
R65 = Le promozioni gratuite rimaste si conservano, gradino per gradino, fino alla fine del turno.
R66 = Un’attivazione senza alcun effetto possibile non viene proposta; la carta aspetta.
R67 = Un’azione aggiuntiva vale ancora nell’ultimo turno o con la mano vuota; le carte che fa pescare non annullano la fine.

## C Precisazioni

C1 = Riporre 0 carte è accettato se ce n’è una da riporre; a mano vuota l’effetto non viene proposto.
C2 = L’oggetto pagato deve restare ottenibile a ogni passo: cubo della riserva, tessera, spazio, carta o cubo da promuovere.
C3 = Il mazzo si giudica vuoto nel momento in cui la carta è dovuta, e di nuovo a ogni passo del pagamento.
C4 = Una rimozione può aprire l’azione Costruire se dopo resta qualcosa di costruibile, fosse pure grazie a essa.
C5 = Navi, assunzioni e promozioni finiscono quando lo dici o quando non è possibile altro.
C6 = Un cantiere navale scoperto da una rimozione conta appena è visibile.
C7 = Un cantiere navale si rimuove ancora durante il pagamento della prima nave se gli altri bastano, non più tardi.
C8 = La tessera della plancia può coprire l’industria identica stampata su una tessera Vecchio Mondo: non ce ne sono mai due.
C9 = I cubi che costano oro si decidono dopo aver visto le carte pescate per i precedenti; da una carta si prende almeno un cubo.
C10 = Nel tutto o niente solo l’oro mancante annulla l’effetto dei cubi; i cubi che mancano nella riserva si omettono e basta.
C11 = Con l’opzione «esattamente 2» servono almeno 2 altre carte in mano.
C12 = Oro e gettoni navali possono superare il contenuto della scatola.
C13 = Con Zoo e Museo è fissata solo la somma; si mostrano prima gli animali.
C14 = La fine del turno di lavoro è permessa anche senza un costo in corso.
C15 = Lo spazio di una tessera e il cubo da promuovere si possono cambiare fino alla fine del pagamento.
C16 = Con un partner che ha due versioni vale solo il prezzo più basso.
C17 = Anche la tessera costruita in questa azione si può rimuovere.
C18 = Chiedere più carte spedizione di quante ne restino è permesso; si prende il resto.
C19 = Si distribuisce in senso orario dal giocatore iniziale, a ognuno le sue 7 e poi 2 carte in una volta.
C20 = Le promozioni gratuite di più carte dello stesso turno si sommano.
C21 = Riporre le altre carte durante il pagamento dell’ultima è permesso; la fine si attiva quando questa è posata.
C22 = Finché si chiede di un cubo che costa oro, anche su un’isola del Vecchio Mondo, si può prima usare ciò che porta oro; ciò che poi non si prende va perso.
C23 = Nel tutto o niente i cubi di un’isola del Vecchio Mondo arrivano da soli se l’oro basta per tutti, altrimenti vanno persi: non c’è nulla da decidere.
C24 = Con la riserva sempre limitata non si costruisce una nave i cui gettoni navali mancano nella riserva; una nave coperta restituisce prima i suoi.
C25 = Ciò che avviene da sé, come usare gli unici gettoni, l’unico spazio o l’unico cubo, si può comunque scegliere a mano.

## T Elenco delle prove

T1 = La plancia porta 70 industrie, 14 cantieri navali e 36 navi, cioè 120 tessere.
T2 = I mazzi hanno 46, 32 e 24 carte, e 18, 24, 24 dopo la distribuzione in 4 giocatori.
T3 = Ognuno comincia con 4 contadini, 3 operai, 2 artigiani, 2 gettoni commercio e 1 gettone esplorazione.
T4 = L’oro iniziale è 0, 1, 2, 3 secondo il posto; in due giocatori solo 0 e 1.
T5 = La prima partita mette in gioco le cinque carte missione nominate.
T6 = A caso escono cinque carte missione diverse fra le venti.
T7 = Riserva e giocatori insieme hanno sempre 25, 40, 25, 20 e 15 cubi.
T8 = Una seconda azione senza azione aggiuntiva è rifiutata.
T9 = Un’azione gratuita è accettata sia prima sia dopo l’azione.
T10 = Chiudere il turno senza azione è rifiutato; la festa cittadina è accettata.
T11 = Si gioca in senso orario e il round finisce quando tutti hanno giocato.
T12 = Un avversario non può fare azioni gratuite durante il tuo turno.
T13 = La birra dell’esempio S1 è prodotta come detto.
T14 = Un cubo del livello sbagliato non può essere messo al lavoro.
T15 = Un terzo cubo su un’industria con due posti è rifiutato.
T16 = Un cubo già al lavoro non produce una seconda volta.
T17 = Un cubo scartato non può lavorare.
T18 = Nessuna risorsa sopravvive alla fine del turno.
T19 = Il magazzino dell’esempio S2 si paga come detto.
T20 = Un cubo di livello superiore non paga un costo in cubi.
T21 = Un solo artigiano produce mattoni, rientra pagando oro, poi si scarta per lo stesso costo.
T22 = I gettoni esplorazione dell’esempio S3 si scartano come detto.
T23 = Un gettone commercio non paga un costo in gettoni esplorazione.
T24 = Lo scambio del biciclo dell’esempio S4 si svolge come detto.
T25 = I prezzi di commercio sono 1, 1, 2 e 3 secondo il livello di popolazione.
T26 = Commerciare due volte la stessa risorsa nel turno è rifiutato, anche con un altro giocatore.
T27 = Anche in un’azione aggiuntiva la risorsa già commerciata in questo turno è rifiutata.
T28 = Nel turno successivo la stessa risorsa si commercia di nuovo.
T29 = Due risorse diverse dallo stesso giocatore gli portano 2 ori.
T30 = I posti di lavoro pieni dell’altro non impediscono il commercio.
T31 = Una risorsa che nessun avversario produce non si commercia.
T32 = Avere l’industria in proprio non impedisce il commercio.
T33 = Commerciare una risorsa del Nuovo Mondo è rifiutato.
T34 = Commerciare un prodotto di una risorsa del Nuovo Mondo è accettato.
T35 = L’industria stampata di un avversario permette il commercio.
T36 = Un’industria stampata coperta non permette più il commercio.
T37 = Un partner con le versioni per operai e per artigiani fa pagare 1.
T38 = Con troppo pochi gettoni lo scambio non si fa e nulla cambia.
T39 = L’esempio S5 costa 4 ori per due contadini e un operaio.
T40 = L’oro della fine del turno di lavoro va nella riserva.
T41 = Un cubo promosso rientra al prezzo del nuovo livello, nella nuova zona residenziale.
T42 = L’oro non riporta alcun gettone navale.
T43 = Una fine del turno di lavoro a metà azione è accettata.
T44 = Una fine del turno di lavoro senza oro sufficiente è rifiutata.
T45 = La fabbrica di finestre dell’esempio S6 copre la vetreria come detto.
T46 = Un’industria sul mare è rifiutata, sulla costa accettata.
T47 = Un cantiere navale nell’entroterra è rifiutato.
T48 = Una nave su uno spazio di terra è rifiutata.
T49 = Una seconda industria identica è rifiutata.
T50 = L’alternativa accanto all’industria di base è accettata di norma.
T51 = Con la regola tedesca l’alternativa messa altrove è rifiutata.
T52 = Prese entrambe le copie, la costruzione da parte di un terzo giocatore è rifiutata.
T53 = Una copia resa costruendoci sopra può essere costruita da un terzo giocatore.
T54 = Rimuovere una tessera mentre si costruisce scarta i cubi che vi si trovano.
T55 = Una seconda rimozione è rifiutata di norma, accettata senza limite.
T56 = Rimuovere una tessera stampata è rifiutato.
T57 = Un’industria stampata lavora di nuovo una volta tolta la copertura.
T58 = Costruire sopra un’industria stampata occupata scarta i suoi cubi.
T59 = Industria e cantiere navale in una stessa azione sono rifiutati.
T60 = La segheria (operai) e il cantiere navale di livello 1 sono gratuiti.
T61 = Costruire su una tessera Nuovo Mondo è rifiutato.
T62 = Le navi dell’esempio S7 si costruiscono come detto.
T63 = Due cantieri di livello 1 non permettono una nave di livello 2.
T64 = Con cantieri 1 e 2, due navi di livello 2 sono rifiutate, una 1 e una 2 accettate.
T65 = Più navi che cantieri navali: rifiutato.
T66 = Un cantiere navale stampato del Vecchio Mondo conta.
T67 = I gettoni di una nuova nave arrivano subito e pagano per la successiva.
T68 = Senza spazi di mare liberi si costruisce sopra una propria nave e i suoi gettoni vanno nella riserva.
T69 = Una nave coperta con i gettoni già scartati perde proprio quelli.
T70 = Una settima nave dello stesso modello è rifiutata.
T71 = Un’azione Costruire che non costruisce nulla è rifiutata.
T72 = Una carta giocata è pagata e posata scoperta.
T73 = Due carte in un’azione sono rifiutate.
T74 = L’attivazione funziona sia nel turno stesso sia in uno successivo.
T75 = Attivare due volte la stessa carta è rifiutato.
T76 = Più attivazioni in un turno sono accettate.
T77 = Lo scambio di carte dell’esempio S8 si fa come detto.
T78 = Scambiare 4 carte è rifiutato.
T79 = Scambiare 3 carte con 1 carta nel mazzo dà quella e le proprie riposte.
T80 = Scambiare tutta la mano non attiva la fine.
T81 = Scambiare una carta il cui mazzo è vuoto è rifiutato.
T82 = Le assunzioni dell’esempio S9 riescono con 1 oro.
T83 = Le stesse senza oro: il secondo operaio è rifiutato, il primo resta.
T84 = Un quarto cubo in un’azione è rifiutato.
T85 = Un cubo assunto lavora per il cubo successivo.
T86 = Ogni livello di cubo fa pescare dal mazzo giusto.
T87 = Senza contadini nella riserva l’assunzione di un contadino è rifiutata.
T88 = Le promozioni dell’esempio S10 si fanno come detto.
T89 = Uno stesso cubo sale da contadino a ingegnere in tre gradini.
T90 = Un cubo promosso al lavoro resta, non è più adatto e blocca il posto.
T91 = La festa riporta quel cubo nella sua nuova zona residenziale.
T92 = Un cubo promosso nell’area di scarto resta scartato.
T93 = Una promozione non fa pescare, nemmeno a mazzo pieno.
T94 = Promuovere un investitore è rifiutato.
T95 = Una quarta promozione è rifiutata.
T96 = Le tessere Vecchio Mondo costano 1, 2, 3, 4; una quinta è rifiutata.
T97 = La seconda tessera Vecchio Mondo dell’esempio S11 si aggiunge come detto.
T98 = Una nave stampata del Vecchio Mondo riceve i suoi gettoni.
T99 = Un’industria doppia del Vecchio Mondo si tiene: 4 posti di lavoro.
T100 = Un’industria stampata del Vecchio Mondo impedisce di costruire quella identica.
T101 = Un effetto di tessera Vecchio Mondo che non si può pagare è perso.
T102 = In 4 giocatori la pila del Vecchio Mondo vuota rende l’azione impossibile.
T103 = Il prezzo del Nuovo Mondo non dipende dalle tessere Vecchio Mondo.
T104 = Esempio S12: 3 carte del Nuovo Mondo, poi canna da zucchero per 1 gettone commercio.
T105 = La stessa risorsa del Nuovo Mondo si ottiene tre volte in un turno per 3 gettoni.
T106 = Il mazzo del Nuovo Mondo ha sempre almeno 3 carte per tessera rimasta.
T107 = In 3 giocatori la pila del Nuovo Mondo vuota rende l’azione impossibile.
T108 = Spedizione: 2 gettoni per 3 carte; ne resta 1, se ne prende 1; nessuna, rifiutato.
T109 = Le carte spedizione non contano nella mano.
T110 = La festa rende tutto e manda i gettoni temporanei nella riserva.
T111 = Dopo la festa un’azione aggiuntiva usa i cubi rientrati.
T112 = L’effetto dei cubi fa pescare, costa oro a mazzo vuoto e vale in parte.
T113 = I gettoni commercio temporanei servono, poi vanno nella riserva.
T114 = Senza festa i gettoni temporanei restano per più turni.
T115 = La risorsa gratuita del Nuovo Mondo è rifiutata senza un costo in corso che la chieda.
T116 = Le promozioni gratuite valgono solo per i gradini mostrati e decadono a fine turno.
T117 = Un’azione aggiuntiva aspetta invece di inserirsi in mezzo.
T118 = Riporre carte un turno dopo è rifiutato; la carta si gira a fine turno.
T119 = Riporre 0, 1 o 2 carte è accettato, 3 rifiutato.
T120 = Una carta riposta sotto un mazzo vuoto si può poi pescare.
T121 = Alonso Graves: 3 gettoni e 3 ori; due volte per turno, rifiutato.
T122 = Aarhant: un investitore della zona residenziale, 5 ori in più, una volta.
T123 = Il Redattore: una carta sotto il suo mazzo, una volta.
T124 = Beryl O’Mara: 4 gettoni esplorazione, oppure 2 e 1 gettone commercio, pagano un prezzo di 2.
T125 = Una carta missione effetto che non è in gioco è rifiutata.
T126 = Dopo l’attivazione dell’esempio S14 i turni si seguono come detto.
T127 = Attivata all’ultimo posto, la fine lascia esattamente un round.
T128 = In due giocatori, attivata al primo posto, lascia 1 e poi 2 turni.
T129 = Carte pescate dopo l’attivazione lasciano la tessera fuochi d’artificio al suo posto.
T130 = Una mano svuotata dall’effetto dà la tessera fuochi d’artificio.
T131 = Una seconda mano vuota non dà nulla.
T132 = Il conteggio dell’esempio S15 dà 107.
T133 = L’esempio S13 dà 10 e 4.
T134 = Un cubo visita un solo spazio; con lo Zoo la distribuzione resta la migliore.
T135 = L’oro 0, 2, 3, 5, 6 dà 0, 0, 1, 1, 2 punti.
T136 = Carte scoperte e coperte valgono uguale.
T137 = Maggioranza 5, 5, 3, 1: 10, 10, 4, 0 punti.
T138 = Maggioranza 5, 3, 3, 1: 10, 4, 4, 0 punti.
T139 = Maggioranza in cui tutti hanno zero: 0 punti di norma.
T140 = Bente Jorgensen: 18 punti con 0 o 1 tessera Vecchio Mondo, 0 con 2.
T141 = Isabel Sarmento: 4 tessere Nuovo Mondo fanno 24 punti.
T142 = Pyrphorian: 5 carte in mano fanno −10; le carte giocate e non attivate non contano.
T143 = Edvard Goode: tre industrie fanno 18 punti; un’industria coperta non conta.
T144 = Il Museo conta solo gli artefatti, lo Zoo solo gli animali.
T145 = Parità: costruzioni, poi carte in mano, poi vittoria condivisa.
T146 = Per risolvere la parità ciò che è stampato e visibile conta, ciò che è coperto no.
T147 = Un cubo promosso al lavoro visita secondo il nuovo livello.
T148 = A parità di mescolamento e di mosse la partita si svolge allo stesso modo.
T149 = Edvard Goode conta la fabbrica di carrozze a vapore, non quella di motori a vapore.
T150 = L’isola di origine ha 10 industrie, un cantiere navale e tre navi; la prima azione Costruire permette una nave di livello 1.
T151 = Un’azione gratuita che impedirebbe di pagare il resto del costo è rifiutata.
T152 = La carta che si sta giocando non può essere riposta con Il Redattore.
T153 = Ultima carta, ma 2 contadini ottenuti pagandola: la mano non è vuota, niente fuochi d’artificio.
T154 = Una carta non si paga con il proprio effetto.
T155 = Una nave coperta perde prima i gettoni scartati; una nave stampata riscoperta riceve gettoni già scartati.
T156 = Mattonificio del Vecchio Mondo coperto, mattonificio (operai) costruito, copertura tolta: restano entrambi.
T157 = Ricostruire un’industria sopra sé stessa senza copie sulla plancia è rifiutato; dopo averla rimossa, accettato.
T158 = I due cotonifici dello stesso giocatore sono accettati.
T159 = Due contadini offerti con 1 solo nella riserva: 1 cubo, 1 carta.
T160 = La carta con doppio effetto dà 2 ori e 4 gettoni commercio temporanei in una volta.
T161 = Beryl O’Mara: 1 gettone commercio e 4 esplorazione pagano un prezzo di 3; 2 esplorazione pagano il gettone commercio di una carta.
T162 = I visitatori si distribuiscono sempre nel modo migliore, senza, con uno o con entrambi fra Zoo e Museo.
T163 = Due azioni aggiuntive si sommano; quelle che restano decadono.
T164 = Gettone temporaneo o permanente: sceglie il giocatore.
T165 = Maggioranza 4, 0, 0: 10, 0, 0 punti.
