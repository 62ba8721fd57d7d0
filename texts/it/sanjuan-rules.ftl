### San Juan: la nostra formulazione, in una riga, di ogni numero della specifica.

# In breve, per chi non ha mai giocato; l’attributo dice dove se ne parla.

short-1 = Vince chi ha più punti vittoria. Quasi tutti vengono dagli edifici della tua città.
    .rule = S12.4
short-2 = Ogni carta è tre cose insieme: un edificio nella tua città, denaro nella tua mano, o una merce quando sta coperta su un edificio di produzione.
    .rule = S1
short-3 = In ogni round ciascuno prende un ruolo, per primo il governatore; in due giocatori il governatore ne prende due. Poi diventa governatore il giocatore successivo.
    .rule = S3
short-4 = La fase del ruolo si gioca subito: tutti possono fare la sua azione, e chi l’ha preso ha in più un privilegio. Solo il cercatore d’oro serve unicamente a chi lo prende.
    .rule = S4
short-5 = Costruttore: costruisci un edificio della tua mano e paga il suo costo con altrettante altre carte della mano. Chi ha preso il ruolo paga una carta in meno.
    .rule = S5
short-6 = Produttore: una carta del mazzo diventa una merce su un tuo edificio di produzione vuoto. Mercante: vendi una merce e pesca tante carte quante ne paga l’Emporio. Chi ha preso il ruolo può farlo una volta in più.
    .rule = S6
short-7 = Consigliere: pesca due carte, cinque se hai preso il ruolo, e tienine una. Cercatore d’oro: chi l’ha preso pesca una carta.
    .rule = S8
short-8 = Gli edifici cittadini migliorano le tue fasi successive: sconti, più merci, più carte. Uno nuovo funziona appena finisce la fase del costruttore.
    .rule = S13
short-9 = All’inizio di ogni nuovo round scarti fino al tuo limite di carte in mano, di solito 7.
    .rule = S11
short-10 = La partita finisce con la fase del costruttore in cui qualcuno arriva a 12 edifici; poi si contano i punti.
    .rule = S12.1

## S1 Carte, zone, generalità

S1-1 = La stessa carta può essere edificio in una città, denaro in mano o merce posata coperta su un edificio di produzione.
S1-2 = Le carte stanno nel mazzo, nella pila degli scarti, nelle mani, nelle città (pile con la prima carta in gioco), sopra o sotto gli edifici; il resto sta a parte.
S1-3 = Si pesca sempre dalla cima del mazzo; tutto ciò che scarti va coperto sulla pila degli scarti.
S1-4 = Solo quando serve una carta e il mazzo è vuoto si mescolano gli scarti per rifarlo; la stessa pesca poi continua.
S1-5 = Se il mazzo e gli scarti sono vuoti, le carte ancora dovute si perdono e non si recuperano.
S1-6 = Si rimescolano soltanto gli scarti: merci, mani, edifici e carte sotto gli edifici restano dove sono.
S1-7 = Tutte le zone insieme contengono sempre 112 carte edificio, 141 con l’espansione, e in più l’unica Cattedrale.
S1-8 = In senso orario significa verso il vicino di sinistra.
S1-9 = Nella prima edizione tutte le zone insieme contengono 110 carte edificio, 139 con l’espansione, più la Cattedrale.
S1-10 = Un potere che fa pescare non ha effetto se entrambe le pile sono vuote; in tal caso non ti si chiede se usarlo.

## S2 Preparazione

S2-1 = Un giocatore, scelto come preferite, diventa il primo governatore e prende la carta Governatore.
S2-2 = Le cinque carte ruolo stanno scoperte al centro del tavolo.
S2-3 = Le cinque tessere Emporio si mescolano e si impilano coperte.
S2-4 = Ognuno inizia con un Colorificio d’indaco tolto dalle carte: è il primo dei dodici edifici. Gli altri restano fra le carte.
S2-5 = Dopo aver mescolato, ognuno riceve 4 carte nascoste in mano.
S2-6 = Le carte rimaste formano il mazzo; la pila degli scarti all’inizio è vuota.
S2-7 = Variante iniziale: in senso orario dal governatore si danno 5, 6, 7 e 8 carte; ognuno ne tiene 4 e scarta le altre coperte.
S2-8 = Con l’espansione le sue 29 carte si mescolano alle altre prima di toglierne, e la Cattedrale sta accanto ai ruoli.
S2-9 = In 2, 3 e 4 giocatori il mazzo parte da 102, 97, 92 carte; nella variante da 99, 91, 82 con 3, 6, 10 scarti; l’espansione ne aggiunge 29.
S2-10 = Prima edizione: mazzo di 100, 95, 90 carte; nella variante 97, 89, 80 con 3, 6, 10 scarti; l’espansione ne aggiunge 29.

## S3 Round e governatore

S3-1 = Il governatore apre il round prendendo una carta ruolo, la cui fase si gioca fino in fondo.
S3-2 = In senso orario ogni giocatore successivo prende uno dei ruoli rimasti e se ne gioca la fase.
S3-3 = In 3 o 4 giocatori ognuno prende esattamente un ruolo per round; gli altri ruoli non si usano.
S3-4 = In 2 giocatori sceglie il governatore, poi l’avversario, poi di nuovo il governatore, che ha ogni volta il privilegio intero.
S3-5 = Un ruolo preso non è più disponibile fino alla fine del round, nemmeno per chi l’ha preso.
S3-6 = Quando tocca a te scegliere un ruolo, non puoi passare.
S3-7 = Un ruolo che nessuno prende non ha effetto in questo round e non accumula bonus.
S3-8 = A fine round i ruoli tornano al centro e il vicino di sinistra diventa governatore.
S3-9 = Seguono i passi di inizio del round, e solo dopo il nuovo governatore sceglie un ruolo.
S3-10 = I round si susseguono finché una fase del costruttore chiude la partita; di solito sono da 11 a 14.

## S4 Ruoli, generalità

S4-1 = Un ruolo dà a tutti la sua azione e a chi lo prende anche il privilegio; il cercatore d’oro ha solo il privilegio.
S4-2 = Comincia chi ha preso il ruolo, gli altri seguono in senso orario, una volta ciascuno.
S4-3 = Puoi rinunciare all’azione, anche del tuo ruolo, e così pure a ogni sua parte facoltativa.
S4-4 = Ogni fase si gioca rigorosamente uno dopo l’altro in senso orario, anche dove al tavolo si potrebbe agire insieme.
S4-5 = Durante il round puoi avere in mano quante carte vuoi.
S4-6 = La rinuncia è offerta dove può contare: costruire, produrre, vendere, Miniera d’oro, Oreficeria, Ufficio, Cappella, Banca. Per il resto si pesca e basta.

## S5 Costruttore

S5-1 = Nella fase del costruttore puoi costruire un solo edificio dalla tua mano.
S5-2 = Chi ha preso il costruttore paga 1 carta in meno.
S5-3 = Puoi avere quanti edifici di produzione uguali vuoi, ma una sola copia non ricoperta di ogni edificio cittadino.
S5-4 = Scegli la carta ed eventualmente un edificio da ricoprire, posala, calcola il costo, paga, pesca per la Falegnameria, poi per l’Ospizio.
S5-5 = Il costo è quello stampato meno tutti gli sconti validi, mai sotto 0; l’eccedenza è persa.
S5-6 = Paghi con altre carte della mano, coperte; con il Mercato nero fino a 2 merci possono sostituire carte.
S5-7 = Paghi esattamente il costo, non una carta di più.
S5-8 = Un edificio che non puoi pagare non si può costruire.
S5-9 = Ciò che è costruito resta per tutta la partita; solo la Gru permette di ricoprirlo.
S5-10 = In questa fase contano Fucina, Gru, Ospizio, Mercato nero, Falegnameria, Cava e Biblioteca, e dell’espansione Taverna, Parco e Cattedrale.
S5-11 = La fase si chiude con la pesca delle Taverne; poi i nuovi edifici diventano utilizzabili, poi si vede se la partita è finita.
S5-12 = Una costruzione è permessa se le altre carte in mano bastano, con fino a 2 merci su edifici che restano non ricoperti se il Mercato nero è utilizzabile.

## S6 Produttore

S6-1 = Nella fase del produttore puoi posare la prima carta del mazzo, senza vederla, su un tuo edificio di produzione vuoto.
S6-2 = Chi ha preso il produttore può posare un’altra merce su un altro edificio di produzione vuoto.
S6-3 = Un edificio di produzione non porta mai più di una merce.
S6-4 = Se tutti i tuoi edifici di produzione sono occupati, non produci nulla.
S6-5 = Il tipo di merce dipende dall’edificio su cui si trova, non dalla carta usata.
S6-6 = Nessuno può guardare una merce, nemmeno il proprietario.
S6-7 = Produci fino a 1 merce, 1 in più per il privilegio, 1 in più se la Biblioteca lo raddoppia e 1 in più con l’Acquedotto.
S6-8 = Il Pozzo si valuta quando hai finito di produrre.
S6-9 = Ogni merce prende la sua carta quando la posi, rimescolando se serve; senza carte la produzione cessa e il Pozzo conta solo le merci posate.

## S7 Mercante

S7-1 = Con il mercante si scopre la prima tessera Emporio, anche se nessuno vende; i suoi prezzi valgono per tutti in questa fase.
S7-2 = Puoi vendere una merce: dichiarala, scartala senza vederla e pesca tante carte quanto è il suo prezzo.
S7-3 = Chi ha preso il mercante può vendere una merce in più, da un altro edificio.
S7-4 = Vendi fino a 1 merce, 1 in più per il privilegio, 1 in più se la Biblioteca lo raddoppia e 1 in più con la Stazione commerciale.
S7-5 = Dichiari tutte le merci che vendi, le scarti e solo allora peschi insieme prezzi e bonus dei mercati.
S7-6 = Gli altri giocatori seguono in senso orario e vendono agli stessi prezzi.
S7-7 = Puoi vendere più merci dello stesso tipo in una fase, ognuna a prezzo pieno.
S7-8 = I prezzi si vedono prima della prima vendita. Dopo l’ultimo giocatore pesca la Capanna, poi la tessera va sotto la pila: torna dopo cinque fasi del mercante.

## S8 Consigliere

S8-1 = La fase si apre riempiendo le Dogane.
S8-2 = Chi ha preso il consigliere pesca 5 carte, ne tiene 1 e ne scarta 4.
S8-3 = Ogni altro giocatore pesca 2 carte, ne tiene 1 e ne scarta 1.
S8-4 = Peschi 2 carte, 3 in più per il privilegio e 3 in più se la Biblioteca lo raddoppia; ne tieni 1, o 2 con la Prefettura.
S8-5 = Le carte pescate restano separate dalla mano e solo esse si possono scartare, a meno che tu abbia l’Archivio.
S8-6 = Se le carte da pescare non bastano, ne tieni quante te ne spettano, al massimo quelle pescate.
S8-7 = Peschi sempre il numero intero; solo per le carte in più della Biblioteca ti si può chiedere prima.
S8-8 = Scarti ciò che hai pescato oltre a quanto puoi tenere; con l’Archivio dall’intera mano, per piccola che fosse.

## S9 Cercatore d’oro

S9-1 = Chi ha preso il cercatore d’oro pesca 1 carta, 2 con la Biblioteca; gli altri non ricevono nulla.
S9-2 = Poi ogni proprietario di una Miniera d’oro può usarla, in senso orario da chi ha preso il ruolo.
S9-3 = Dopo le Miniere d’oro ogni proprietario di un’Oreficeria può usarla, nello stesso ordine.

## S10 Mazzo e pila degli scarti

S10 = Come si usano il mazzo e la pila degli scarti è spiegato nei punti da S1.3 a S1.6.

## S11 Inizio di un round

S11-1 = Questi passi vengono dopo il passaggio della carta Governatore; prima del primo round non si fanno.
S11-2 = Prima tutti gli Uffici, poi Cappella e Banca, poi il limite di carte in mano; ogni passo va in senso orario dal nuovo governatore.
S11-3 = Puoi tenere in mano 7 carte, o 12 con la Torre.
S11-4 = Finché una Guardiola è in gioco, chi la possiede tiene 7 carte e gli altri 6; con la Torre restano 12. Una seconda non cambia nulla.
S11-5 = Se superi il tuo limite, devi scartare carte a tua scelta fino a rientrarvi.
S11-6 = Il limite di carte in mano si controlla solo in questo momento.

## S12 Fine della partita e punteggio

S12-1 = Se una fase del costruttore lascia un giocatore con 12 edifici, la partita finisce lì: la fase si completa, il resto del round non si gioca.
S12-2 = Per i 12 contano solo gli edifici non ricoperti, compresi il primo Colorificio d’indaco e la Cattedrale; ricoprire non ne aggiunge.
S12-3 = Segni i punti stampati, 1 per carta sotto Cappella, Banca e Porto, poi gli edifici con bonus e per ultimo il Palazzo.
S12-4 = Vince chi ha più punti vittoria.
S12-5 = In caso di parità vince chi ha più carte in mano e merci sugli edifici di produzione insieme; le carte sotto gli edifici non contano.
S12-6 = Chi è ancora in parità condivide la vittoria.
S12-7 = Si confrontano solo i primi a pari punti; arrivare per primi a 12 edifici non dà nulla. Gli altri posti si decidono allo stesso modo.

## S13 Edifici, generalità

S13-1 = Un edificio cittadino funziona solo quando è finita la fase del costruttore in cui è stato costruito, ma già nello stesso round.
S13-2 = Nulla ti obbliga a usare un potere; solo il limite della Guardiola vale comunque per gli altri.
S13-3 = Ogni giocatore ha al massimo una copia non ricoperta di ciascun edificio cittadino.
S13-4 = Un edificio ricoperto è fuori gioco: niente potere, niente punti, non conta da nessuna parte, e se ne può costruire un altro uguale.
S13-5 = I poteri di edifici diversi si sommano.
S13-6 = Ricoprire un edificio tocca la merce sopra o le carte sotto di esso solo come dicono le regole della Gru.
S13-7 = Ti si chiedono solo le vere scelte; pesche, bonus, Dogana e Porto avvengono da sé, e gli sconti valgono sempre.
S13-8 = Un edificio cittadino è utilizzabile se non è ricoperto e precede questa fase del costruttore; quello che si sta ricoprendo è già fuori.

## S14 Edifici di produzione

S14-1 = Ci sono cinque tipi di edifici di produzione; puoi averne quanti vuoi, e ognuno porta al massimo una merce.
S14-2 = Un edificio di produzione non deve attendere: può produrre nella prossima fase del produttore, anche dello stesso round.

## S15 Edifici cittadini

S15-1 = Fucina: un edificio di produzione ti costa 1 carta in meno; uno cittadino no.
S15-2 = Miniera d’oro: scopri 4 carte. Se i costi sono tutti diversi prendi la meno cara (prima edizione: una a scelta) e scarti le altre; se no le scarti tutte.
S15-3 = Archivio: nella fase del consigliere prendi prima in mano tutte le carte pescate, poi scarta il numero dovuto dall’intera mano.
S15-4 = Ospizio: se dopo aver costruito, pagato e pescato per la Falegnameria hai 0 o 1 carta in mano, pescane 1.
S15-5 = Mercato nero: fino a 2 tue merci, anche quella della Dogana, possono pagare ciascuna 1 carta del costo di un edificio, senza guardarle.
S15-6 = Stazione commerciale: puoi vendere 1 merce in più: 2 in tutto, 3 con il privilegio, 4 anche con la Biblioteca.
S15-7 = Pozzo: pesca 1 carta se in questa fase hai prodotto almeno 2 merci, una volta sola, chiunque abbia preso il produttore.
S15-8 = Bancarella: pesca 1 carta in più se in questa fase hai venduto almeno 2 merci, una volta sola.
S15-9 = Gru: puoi costruire il nuovo edificio sopra uno dei tuoi.
S15-9a = Il costo stampato dell’edificio ricoperto (6 per il Parco) si sottrae insieme a tutti gli altri sconti, fino a 0.
S15-9b = L’edificio ricoperto esce subito dal gioco, e con esso il suo potere.
S15-9c = Puoi ricoprire qualsiasi tuo edificio tranne la Gru stessa.
S15-9d = Non puoi ricoprire un edificio con un altro uguale.
S15-9e = La merce sull’edificio ricoperto si scarta coperta, qualunque cosa si costruisca sopra; anche quella della Dogana.
S15-9f = Le carte sotto una Cappella, una Banca o un Porto ricoperti valgono ancora 1 punto ciascuna alla fine.
S15-9g = L’edificio che ricopre la Cappella non è una carta sotto di essa: vale solo i propri punti.
S15-9h = Un edificio cittadino ricoperto si può costruire di nuovo, in qualsiasi posto.
S15-9i = Un edificio non aiuta a pagare quello che lo ricopre: il suo potere è già finito prima del pagamento.
S15-9j = Costruire sopra un altro edificio non cambia quanti ne hai.
S15-9k = Cappella, Porto e Dogana ricostruiti sono vuoti, una Banca già usata resta usata; la Gru non viene mai ricoperta.
S15-10 = Torre: all’inizio di un round puoi tenere fino a 12 carte in mano.
S15-11 = Cappella: all’inizio di ogni round puoi mettervi sotto 1 carta della mano, coperta, che alla fine vale 1 punto e nient’altro.
S15-12 = Acquedotto: puoi produrre 1 merce in più: 2 in tutto, 3 con il privilegio, 4 anche con la Biblioteca.
S15-13 = Falegnameria: pesca 1 carta dopo aver costruito e pagato un edificio cittadino, ma non per la Falegnameria stessa.
S15-14 = Prefettura: nella fase del consigliere tieni 2 delle carte pescate invece di 1, che tu ne abbia pescate 2, 5 o 8.
S15-15 = Mercato coperto: pesca 1 carta in più se in questa fase hai venduto qualcosa; una volta sola, per quante siano le merci, e in aggiunta alla Bancarella.
S15-16 = Cava: un edificio cittadino ti costa 1 carta in meno; uno di produzione no.
S15-17 = Biblioteca: il privilegio del ruolo che hai preso vale doppio: 8 carte al consigliere, costo meno 2, 3 merci prodotte o vendute, 2 carte al cercatore d’oro.
S15-17a = La Biblioteca non ha effetto nei ruoli degli altri e raddoppia solo i privilegi, mai le azioni o altri edifici.
S15-17b = In 2 giocatori la Biblioteca vale una volta per round: usata al primo ruolo del governatore, al secondo è esaurita.
S15-17c = In 3 o 4 giocatori hai un ruolo per round, quindi la Biblioteca non è mai esaurita.
S15-17d = Solo in 2 giocatori e al primo ruolo del governatore scegli se usare la Biblioteca o conservarla; altrimenti vale e basta.

## S16 Monumenti ed edifici di costo 6

S16-1 = Statua, Colonna della vittoria e Statua dell’eroe costano 3, 4 e 5 e valgono altrettanti punti; puoi averne una di ciascuna.
S16-2 = Municipio: 1 punto per ogni tuo edificio cittadino non ricoperto, compresi se stesso, i monumenti e la Cattedrale.
S16-3 = Arco di trionfo: 4, 6 o 8 punti per 1, 2 o 3 monumenti, nessuno senza; anche il Municipio conta i monumenti.
S16-4 = Gilda: 1 punto per edificio di produzione non ricoperto e 1 per ogni tipo diverso; nella prima edizione 2 per edificio e nessuno per tipo.
S16-5 = Palazzo: 1 punto ogni 4 interi di tutti gli altri tuoi punti, calcolato per ultimo.

## S17 Edifici dell’espansione

S17-1 = Tutte le 29 carte dell’espansione sono edifici cittadini, con le stesse regole degli altri.
S17-2 = Ufficio: proprio all’inizio di un round puoi scartare 1 o 2 carte della mano e pescarne altrettante.
S17-3 = Guardiola: modifica il limite di carte in mano all’inizio del round.
S17-4 = Capanna: pesca 1 carta alla fine di una fase del mercante in cui proprio nessuno ha venduto; più proprietari pescano in senso orario.
S17-5 = Taverna: alla fine di ogni fase del costruttore dopo la sua, pesca 1 carta se nessuno ha meno edifici di te e qualcuno ne ha di più.
S17-6 = Parco: ricoperto con la Gru riduce il costo di 6 invece di 3; non fa altro.
S17-7 = Dogana: all’inizio della fase del consigliere, prima di ogni pesca, una Dogana vuota riceve la prima carta, non vista, come merce.
S17-7a = La sua merce si vende come una delle tue vendite normali e rende sempre 2 carte, qualunque siano i prezzi.
S17-7b = La sua merce conta come venduta per Bancarella, Mercato coperto e Capanna, può andare sotto il Porto e paga 1 al Mercato nero.
S17-7c = La Dogana non è un edificio di produzione: non vi si produce nulla, e né il Pozzo né la Gilda la contano.
S17-8 = Banca: una volta in tutta la partita, all’inizio di un round, mettivi sotto quante carte vuoi della mano, coperte, per 1 punto ciascuna.
S17-9 = Porto: la prima merce che vendi in una fase del mercante vi va sotto non vista per 1 punto; il suo prezzo lo ricevi lo stesso.
S17-10 = Oreficeria: scopri la prima carta; è tua se nessuno, te compreso, ha quell’edificio non ricoperto, altrimenti si scarta.
S17-11 = Cattedrale: sta scoperta sul tavolo, costo 7; un solo giocatore può costruirla, come unica costruzione, con gli sconti di un edificio cittadino.
S17-11a = La Cattedrale vale 4, 7, 9 o 10 punti per 1, 2, 3 o più edifici di costo 6 non ricoperti in tutte le altre città insieme.
S17-12 = Residenza: 4, 7, 9 o 10 punti per 1, 2, 3 o 4 gruppi di tre edifici diversi non ricoperti di uguale costo.
S17-12a = Una carta sta in un solo gruppo e nessun tipo vi compare due volte; un costo può dare più gruppi, e conta anche la Residenza.
S17-12b = Per ogni costo fai più gruppi possibile, ogni tipo una volta per gruppo, e somma; 12 edifici danno al massimo 4 gruppi.
S17-13 = Una Dogana riceve al massimo una merce per fase, nessuna se entrambe le pile sono vuote; per Capanna, Taverna e Dogana si va in senso orario.

## S18 Informazioni

S18-1 = Tutti vedono città, presenza di merci, ruoli presi, governatore, tessera scoperta, numero di carte in mano, carte scoperte e se la Cattedrale c’è ancora.
S18-2 = Gli altri non vedono mai la tua mano, ciò che peschi, tieni o scarti, né le carte sotto la tua Cappella e la tua Banca.
S18-3 = Nessuno conosce l’ordine del mazzo, le carte usate come merci o sotto il Porto, né le tessere non ancora scoperte.
S18-4 = Non devi dire quante carte ci sono sotto Cappella, Banca o Porto, anche se tutti possono contarle.
S18-5 = Nessuno può guardare nella pila degli scarti; la dimensione di entrambe le pile è mostrata.
S18-6 = Edifici ricoperti, posto di ogni merce e numero di carte sotto gli edifici sono pubblici; non mostrare quel numero non lo rende segreto.
S18-7 = Le tessere Emporio già usate sono note nel loro ordine; dopo quattro fasi del mercante lo è anche la quinta.
S18-8 = Il punteggio mostra quante carte stanno sotto gli edifici; le mani si contano, non si mostrano.

## S19 Limiti

S19 = La tabella dei limiti: da 1 a 4 merci prodotte o vendute, consigliere 2, 5 o 8 carte tenendone 1 o 2, sconto da 0 a 3, cercatore d’oro da 0 a 2 carte.

## Q Decisioni

Q1 = La Dogana costa 3 e si riempie nella fase del consigliere; il costo 1 dell’esempio spetta all’Ufficio.
Q2 = Ciò che sta sotto una Cappella non si mostra mai agli altri; il numero di norma non appare, ma non è segreto.
Q3 = In 2 giocatori i due privilegi del governatore sono interi; la Biblioteca è usata solo se il suo extra si prende davvero, per giocatore e round.
Q4 = Il potere dell’edificio che si ricopre non vale per questa costruzione; se ne sottrae solo il costo.
Q5 = La merce sull’edificio che si ricopre è persa e non può pagare con il Mercato nero.
Q6 = Consigliere e cercatore d’oro pescano sempre per intero; solo l’uso della Biblioteca può essere una scelta.
Q7 = Gli sconti sono automatici e interi, pagare troppo è rifiutato; Gru e Mercato nero restano scelte.
Q8 = Si rimescola solo quando serve una carta, con tutto ciò che è stato scartato finora, non con le carte scoperte ancora sul tavolo.
Q9 = Se le carte mancano peschi quelle che ci sono; la Miniera d’oro ne vuole 4 nelle due pile insieme, l’Oreficeria 1, le altre pesche decadono.
Q10 = Non si gioca in contemporanea: l’ordine conta per ciò che si sa e per la Capanna.
Q11 = Prima tutte le Miniere d’oro, poi tutte le Oreficerie, ogni volta in senso orario da chi ha preso il ruolo.
Q12 = In ogni passo di inizio del round si va in senso orario dal nuovo governatore, Cappella prima di Banca.
Q13 = Le Taverne pescano ancora prima della fine della partita; questo può decidere una parità.
Q14 = La Guardiola agisce da sé e non si somma; il limite di 6 vale solo finché una è in gioco, salvo diversa opzione.
Q15 = La merce su una Dogana non conta per lo spareggio.
Q16 = Una parità che resta dopo lo spareggio è una vittoria condivisa.
Q17 = La partita finisce dopo l’intera fase del costruttore e secondo gli edifici presenti in una città, non secondo quanti ne furono costruiti.
Q18 = Nella variante si ricevono da 5 a 8 carte; quelle cedute vanno nella pila degli scarti, e ognuno sceglie in segreto.
Q19 = I prezzi valgono per la fase e la tessera si scopre anche se nessuno vende; valgono i prezzi delle tessere, non quelli degli esempi.
Q20 = Alcune parole del regolamento sono sviste per i termini consueti, come valore per costo.
Q21 = La Cattedrale è un edificio cittadino a tutti gli effetti; ricoperta è persa e non torna sul tavolo.
Q22 = Ognuno usa una Banca una volta a partita, anche se ricostruita; non mettere carte non la consuma. Cappella e Banca possono servire nello stesso round.
Q23 = Il Porto prende una merce per fase del mercante, solo da una vendita e mai da un pagamento al Mercato nero.
Q24 = La Miniera d’oro dà la carta meno cara, senza scelta; la prima edizione o un’opzione lascia scegliere il proprietario.
Q25 = La Gilda vale 1 per edificio di produzione e 1 per tipo, non i 2 per edificio di un tempo.
Q26 = Per l’Oreficeria nessun giocatore deve avere quel tipo, te compreso; un edificio ricoperto non conta come posseduto.
Q27 = Le carte sono 112, con 10, 8, 9, 9 e 8 edifici di produzione.
Q28 = Residenza e Cattedrale guardano solo gli edifici non ricoperti.
Q29 = Produrre non è mai obbligatorio.
Q30 = La Falegnameria pesca prima dell’Ospizio, entrambi senza domanda; rinunciare non darebbe mai una carta in più.
Q31 = La Capanna si valuta dopo l’ultimo giocatore, e giova anche la propria rinuncia a vendere; tutti i proprietari pescano, in senso orario.
Q32 = I punti dell’espansione fanno parte del totale finale e di ciò che conta il Palazzo.
Q33 = Basta mescolare una volta prima di distribuire.
Q34 = Se costruisci la Cattedrale può pagare l’intera mano, perché non è una carta della tua mano.
Q35 = In 2 giocatori la Taverna pesca solo se hai meno edifici del tuo avversario.
Q36 = Una carta per round va sotto la Cappella in gioco; contano anche quelle sotto una Cappella ricoperta.
Q37 = La prima edizione cambia solo tre cose: 110 carte, Gilda 2 per edificio di produzione, Miniera d’oro una qualsiasi delle quattro.
Q38 = Lo spareggio riguarda solo i giocatori in parità.
Q39 = Poiché la dimensione delle pile è mostrata, il numero di carte sotto gli edifici si può calcolare: perciò non è segreto.
Q40 = Le regole non limitano il numero di round.
Q41 = La Taverna non pesca nella fase in cui viene costruita.

## E Esempi del regolamento

E01 = Come costruttore con Fucina e Biblioteca, uno Zuccherificio di costo 2 costa 0; il terzo punto di sconto è perso e non fa pescare.
E02 = Come produttore con uno Zuccherificio e un Deposito di tabacco vuoti, produci 1 zucchero e 1 tabacco.
E03 = Come mercante con Bancarella e Stazione commerciale, vendere indaco, tabacco e argento a 1, 2 e 3 fa pescare 7 carte.
E04 = Una Miniera d’oro scopre i costi 5, 3, 1 e 3: due sono uguali, tutte e quattro le carte si scartano.
E05 = Una Miniera d’oro scopre i costi 4, 1, 3 e 5: prendi la Fucina di costo 1, tre carte si scartano.
E06 = Come consigliere con Prefettura, Archivio e 4 carte, ne peschi 5, ne scarti 3 dalla mano e ne hai 6.
E07 = Con il Mercato nero una Biblioteca si paga con 2 merci e 3 carte.
E08a = Con la Stazione commerciale, nella fase del mercante di un altro, vendi fino a 2 merci.
E08b = Con la Stazione commerciale, come mercante, vendi fino a 3 merci.
E08c = Con Stazione commerciale e Biblioteca, come mercante, vendi fino a 4 merci.
E09 = Un Palazzo costruito sopra una Cappella costa 6 meno 3: paghi 3.
E10 = Una Statua costruita sopra una Torrefazione di caffè non costa nulla, e lo sconto avanzato non fa pescare.
E11a = Con l’Acquedotto, nella fase del produttore di un altro, produci fino a 2 merci.
E11b = Con l’Acquedotto, come produttore, produci fino a 3 merci.
E11c = Con Acquedotto e Biblioteca, come produttore, produci fino a 4 merci.
E12a = Con la Prefettura, nella fase del consigliere di un altro, peschi 2 carte e le tieni entrambe.
E12b = Con la Prefettura, come consigliere, peschi 5 carte e ne tieni 2.
E12c = Con Prefettura e Biblioteca, come consigliere, peschi 8 carte e ne tieni 2.
E12d = Con Prefettura e Archivio, dopo 2, 5 o 8 carte pescate ne scarti 0, 3 o 6 dalla mano.
E13 = Come mercante con il Mercato coperto, vendere zucchero a 1 e caffè a 3 fa pescare 5 carte.
E14 = Come costruttore con la Cava, una Gru di costo 2 non costa nulla.
E15 = Come consigliere con Biblioteca, Archivio, Prefettura e 3 carte, ne peschi 8, ne scarti 6 e ne hai 5.
E16 = Come costruttore con Biblioteca e Cava, una Statua dell’eroe costa 3 in meno.
E17 = La sola Biblioteca dà: 8 carte tenendone 1, costo meno 2, 3 merci prodotte o vendute, 2 carte al cercatore d’oro.
E18 = Con una Statua in città puoi costruire una Statua dell’eroe, ma non una seconda Statua.
E19 = Un Municipio con altri otto edifici cittadini, di cui due monumenti, vale 9.
E20 = Un Arco di trionfo vale 4, 6 e 8 con 1, 2 e 3 monumenti.
E21 = Una Gilda con 5 edifici di produzione di 3 tipi vale 8.
E22 = Un Palazzo con 34 altri punti ne vale 8, in tutto 42.
E23 = Una Biblioteca costruita sopra un Parco è gratis: 6 in meno su un costo di 5.
E24a = La Cattedrale costruita sopra un Parco costa 1.
E24b = La Cattedrale costruita sopra un Parco da chi ha preso il costruttore non costa nulla.
E24c = La Cattedrale costruita sopra un Parco con una Cava in città non costa nulla.
E25 = Undici edifici con un gruppo di costo 2 e uno di costo 6 danno 7 punti alla Residenza.
E26 = Dodici edifici con due gruppi di costo 1, uno di 3 e uno di 6, con i costi dell’esempio, danno 10 punti alla Residenza.
E27 = Con sei edifici di costo 6 nelle altre città la Cattedrale vale 10.
E28 = Quattro giocatori nella variante ricevono 5, 6, 7, 8 carte, ne tengono 4 ciascuno e ne scartano 1, 2, 3, 4.
E29 = Due giocatori: sceglie il governatore A, poi B, poi di nuovo A; si usano tre ruoli e B diventa governatore.

## N Altri esempi

N01 = La Cattedrale sopra una Biblioteca, come costruttore: 7 meno 1 meno 5, quindi 1; la Biblioteca ricoperta non dà sconto.
N02 = Un Palazzo sopra una Cava costa 2; la Cava ricoperta non dà sconto.
N03 = Una Biblioteca sopra un Colorificio d’indaco occupato costa 4: la sua merce è persa, 1 altra può pagare, servono quindi altre 3 carte in mano.
N04 = Ospizio e Falegnameria, costruito un Pozzo: con 0, 1 o 2 carte dopo il pagamento finisci con 2, 2 o 3.
N05 = Ospizio e Falegnameria, costruito uno Zuccherificio: con 0, 1 o 2 carte dopo il pagamento finisci con 1, 2 o 2.
N06 = Come costruttore con Fucina e Biblioteca, un Deposito di tabacco di costo 3 è gratis, e pagarlo 1 carta è rifiutato.
N07 = Due giocatori, Biblioteca: usata per uno Zuccherificio, paghi 0 e poi peschi 1 come cercatore d’oro; conservata, paghi 1 e peschi 2.
N08 = Con Stazione commerciale, i due mercati e Porto, vendere la merce della Dogana e l’indaco a 1 fa pescare 5; una merce va sotto il Porto.
N09 = Senza vendite in più, vendere la merce della Dogana è la tua unica vendita.
N10 = Con l’Archivio e la mano vuota peschi 2 carte, ne scarti 1 e ne hai 1.
N11 = Guardiola, Torre, entrambe o nessuna: limiti 7, 12, 12, 6; con tutte le Guardiole ricoperte 7, 12, 12, 7.
N12 = Chi possiede una Taverna pesca con 5 contro 6 e con 5, 5, 6 edifici; non con 6 contro 6, con 5, 5, 5 o con 6, 5, 7.
N13 = Con 46 punti da tutto il resto, espansione compresa, il Palazzo ne aggiunge 11, in tutto 57.
N14 = Il Municipio conta monumenti, Parco, Residenza, Cattedrale e se stesso: 6 punti.
N15 = Prima edizione: la Gilda di E21 vale 10, la Miniera d’oro di E05 dà una qualsiasi delle quattro carte, le carte sono 110.
N16 = Con il vero costo della Dogana la città di E26 ha solo 3 gruppi: 9 punti.

## C Precisazioni

C1 = Una decisione con una sola risposta possibile è presa per te, per esempio quando non puoi pagare nessun edificio; nelle impostazioni puoi scegliere che ti venga chiesto ogni volta.
C2 = In 2 giocatori la Biblioteca non è chiesta né consumata dove restano troppo poche carte per dare il suo extra.
C3 = Le merci si vendono nell’ordine dichiarato: la prima va sotto il Porto, le altre si scartano in quell’ordine.
C4 = Dove la Miniera d’oro lascia scegliere, con quattro costi diversi prendi esattamente una carta; con due costi uguali sono perse tutte e quattro.
C5 = Non puoi indicare più edifici di produzione di quante carte restano da pescare.
C6 = All’inizio della fase del consigliere le Dogane si riempiono prima della domanda sulla Biblioteca.
C7 = Nella variante iniziale il conto 5, 6, 7, 8 parte dal governatore, ovunque sieda.
C8 = All’inizio di un round ogni giocatore risolve Cappella, poi Banca, prima del successivo; i limiti di carte in mano vengono dopo.
C9 = Nella fase del consigliere ognuno finisce, scarti compresi, prima che peschi il successivo: carte scartate possono tornare rimescolando.
C10 = Si distribuisce un giocatore alla volta in senso orario dal governatore, ogni mano in un colpo; l’ordine negli scarti non conta.
C11 = Un esempio che non indica il numero di giocatori vale per 3.
