### San Juan: our own one-line wording of every number of the specification.
### Dots are written as hyphens: S5-5 is S5.5. The attribute says whether a test answers for the number.

# In short, for whoever has never played; the attribute is where the rules say more.

short-1 = The most victory points win. Nearly all of them come from the buildings in your city.
    .rule = S12.4
short-2 = Every card is three things: a building in your city, money while it is in your hand, or a good while it lies face down on a production building.
    .rule = S1
short-3 = In each round the players, beginning with the governor, take one role each; with two players the governor takes two. Then the next player becomes governor.
    .rule = S3
short-4 = What a role does is played at once: everybody may carry out its action, and whoever took it has a privilege as well. Only the prospector is for its taker alone.
    .rule = S4
short-5 = Builder: put up one building from your hand and pay its cost with that many other hand cards. Whoever took the role pays one card less.
    .rule = S5
short-6 = Producer: a card from the draw pile becomes a good on one of your empty production buildings. Trader: sell a good and draw as many cards as the trading house pays. Whoever took the role may do one more.
    .rule = S6
short-7 = Councillor: draw two cards, five if you took the role, and keep one. Prospector: whoever took it draws one card.
    .rule = S8
short-8 = City buildings make your later phases better, from discounts to extra goods and cards. A new one starts to work when the builder phase is over.
    .rule = S13
short-9 = At the start of each further round you discard down to your hand limit, usually 7 cards.
    .rule = S11
short-10 = The game ends with the builder phase in which somebody reaches 12 buildings; then points are counted.
    .rule = S12.1

## S1 Cards, zones, general

S1-1 = The same card can be a building in a city, money in a hand, or a good lying face down on a production building.
    .status = tested
S1-2 = Cards are in the draw pile, the discard pile, hands and cities, or lie on or under buildings; when one building covers another, only the top one is in play. Trading house tiles, roles and the Cathedral lie apart.
    .status = no behaviour: definition of the zones
S1-3 = You always draw from the top of the draw pile; whatever you discard goes face down on the discard pile.
    .status = tested
S1-4 = Only when a card is due and the draw pile is empty is the discard pile shuffled into a new one; the same draw then goes on.
    .status = tested
S1-5 = With both piles empty, the cards still due are not drawn and are not made up later.
    .status = tested
S1-6 = A reshuffle takes discards only: goods, hands, buildings and cards under buildings stay where they are.
    .status = tested
S1-7 = There are always 112 building cards in the game, 141 with the expansion, plus the single Cathedral.
    .status = tested
S1-8 = Clockwise means on to the neighbour on the left.
    .status = tested
S1-9 = In the first edition there are 110 building cards, 139 with the expansion, plus the Cathedral.
    .status = tested
S1-10 = A drawing power does nothing while both piles are empty, and nobody is asked about a power that can do nothing.
    .status = tested

## S2 Setup

S2-1 = One player, found in whatever way you like, becomes first governor and takes the governor card.
    .status = tested
S2-2 = All five role cards lie face up in the middle of the table.
    .status = tested
S2-3 = The five trading house tiles are shuffled and stacked face down.
    .status = tested
S2-4 = Everybody starts with an Indigo plant taken from the deck: it is the first of the twelve buildings. The other Indigo plants stay in the deck.
    .status = tested
S2-5 = After shuffling, everybody is dealt a hidden hand of 4 cards.
    .status = tested
S2-6 = The cards left over are the draw pile; the discard pile is empty at first.
    .status = tested
S2-7 = Starting variant: clockwise from the governor 5, 6, 7 and 8 cards are dealt; everybody keeps 4 and discards the others face down.
    .status = tested
S2-8 = With the expansion its 29 cards are shuffled into the deck before anything is taken out, and the Cathedral lies beside the roles.
    .status = tested
S2-9 = For 2, 3 and 4 players the draw pile starts at 102, 97, 92 cards; in the variant at 99, 91, 82 with 3, 6, 10 discards; the expansion adds 29.
    .status = tested
S2-10 = First edition: 100, 95, 90 cards in the draw pile; in the variant 97, 89, 80 with 3, 6, 10 discards; the expansion adds 29.
    .status = tested

## S3 Round and governor

S3-1 = The governor opens the round by taking a role card, and that role’s phase is played to its end.
    .status = tested
S3-2 = Clockwise, each next player takes one of the roles still lying there and its phase is played.
    .status = tested
S3-3 = With 3 or 4 players everybody takes exactly one role a round; the other roles stay unused.
    .status = tested
S3-4 = With 2 players the governor takes a role, then the opponent, then the governor again; both of the governor’s roles carry the full privilege.
    .status = tested
S3-5 = A role that has been taken is gone until the round is over, also for the player who took it.
    .status = tested
S3-6 = You cannot pass when it is your turn to take a role.
    .status = tested
S3-7 = A role nobody took does nothing this round and gathers no bonus for later.
    .status = tested
S3-8 = When the round is over the roles go back to the middle and the left neighbour becomes governor.
    .status = tested
S3-9 = The start-of-round steps come next, and only then does the new governor take a role.
    .status = tested
S3-10 = Round follows round until a builder phase ends the game; 11 to 14 rounds are usual.
    .status = tested

## S4 Roles, general

S4-1 = A role gives everybody its action and its taker the privilege as well; the prospector has a privilege and no action.
    .status = tested
S4-2 = Whoever took the role goes first, the others follow clockwise, once each.
    .status = tested
S4-3 = You may skip the action, even of your own role, and likewise each optional part of it.
    .status = tested
S4-4 = Every phase is played strictly one player after the other, clockwise, even where the table could act all at once.
    .status = tested
S4-5 = Your hand may grow to any size while the round is running.
    .status = tested
S4-6 = You can decline where it may matter: building, producing, selling, Gold mine, Goldsmith, Office building, Chapel and Bank. Other draws simply happen.
    .status = tested

## S5 Builder

S5-1 = In the builder phase you may put up one building from your hand, no more.
    .status = tested
S5-2 = The player who took the builder pays 1 card less.
    .status = tested
S5-3 = You may own any number of the same production building, but only one uncovered copy of each city building.
    .status = tested
S5-4 = Building goes in this order: choose the card and, if you like, a building to cover; place it; work out the cost; pay; draw for the Carpenter, then for the Poor house.
    .status = tested
S5-5 = The cost is the printed cost less every discount that applies, never below 0; a surplus is lost.
    .status = tested
S5-6 = You pay with other cards from your hand, face down; with the Black market up to 2 goods may stand in for cards.
    .status = tested
S5-7 = You pay the cost exactly, not a card more.
    .status = tested
S5-8 = A building you cannot pay for cannot be built.
    .status = tested
S5-9 = What is built stays for the whole game; only the Crane can cover it.
    .status = tested
S5-10 = In this phase think of Smithy, Crane, Poor house, Black market, Carpenter, Quarry and Library, and of Tavern, Park and Cathedral from the expansion.
    .status = no behaviour: a reminder of rules stated elsewhere
S5-11 = The phase closes with the Tavern draws; then the new buildings can be used, and then it is checked whether the game is over.
    .status = tested
S5-12 = A build is allowed if your other hand cards, plus up to 2 goods that stay uncovered with a usable Black market, cover the cost.
    .status = tested

## S6 Producer

S6-1 = In the producer phase you may lay the top card of the draw pile, unseen, on one of your empty production buildings.
    .status = tested
S6-2 = The player who took the producer may lay one more good on another empty production building.
    .status = tested
S6-3 = A production building never holds more than one good.
    .status = tested
S6-4 = If all your production buildings are full, you produce nothing.
    .status = tested
S6-5 = What a good is depends on the building it lies on, not on the card used for it.
    .status = tested
S6-6 = Nobody may look at a good, not even its owner.
    .status = tested
S6-7 = You produce up to 1 good, 1 more for the privilege, 1 more if the Library doubles it and 1 more with the Aqueduct.
    .status = tested
S6-8 = The Well is looked at once you have finished producing.
    .status = tested
S6-9 = Every good takes its card as it is laid, reshuffling if needed; with no cards left production stops, and the Well counts only goods laid.
    .status = tested

## S7 Trader

S7-1 = Taking the trader turns up the top trading house tile, even if nobody sells; its prices hold for everybody in this phase.
    .status = tested
S7-2 = You may sell one good: say which, discard it unseen and draw as many cards as its price.
    .status = tested
S7-3 = The player who took the trader may sell one good more, from another building.
    .status = tested
S7-4 = You sell up to 1 good, 1 more for the privilege, 1 more if the Library doubles it and 1 more with the Trading post.
    .status = tested
S7-5 = You name all the goods you sell, discard them, and only then draw prices and market bonuses together.
    .status = tested
S7-6 = The other players follow clockwise and sell at the same prices.
    .status = tested
S7-7 = You may sell several goods of the same kind in one phase, each at the full price.
    .status = tested
S7-8 = Prices are seen before the first sale is decided. After the last player the Hut draws, then the tile goes under the pile, so tiles recur every five trader phases.
    .status = tested

## S8 Councillor

S8-1 = The phase opens with the filling of the Customs offices.
    .status = tested
S8-2 = The player who took the councillor draws 5 cards, keeps 1 and discards 4.
    .status = tested
S8-3 = Each other player draws 2 cards, keeps 1 and discards 1.
    .status = tested
S8-4 = You draw 2 cards, 3 more for the privilege and 3 more if the Library doubles it; you keep 1, or 2 with the Prefecture.
    .status = tested
S8-5 = Drawn cards stay apart from your hand and only they can be discarded, unless you have the Archive.
    .status = tested
S8-6 = If too few cards could be drawn, you keep as many as you are due, at most those drawn.
    .status = tested
S8-7 = You always draw your full number; at most the Library’s extra cards can be a question beforehand.
    .status = tested
S8-8 = You discard what you drew beyond what you may keep; with the Archive the discards come from the whole hand, however small it was.
    .status = tested

## S9 Prospector

S9-1 = The player who took the prospector draws 1 card, 2 with the Library; the others get nothing.
    .status = tested
S9-2 = After that every owner of a Gold mine may use it, clockwise from the player who took the role.
    .status = tested
S9-3 = After the Gold mines every owner of a Goldsmith may use it, in the same order.
    .status = tested

## S10 Draw pile and discard pile

S10 = How the draw pile and the discard pile are used is explained in S1.3 to S1.6.
    .status = no behaviour: reserved number

## S11 Start of a round

S11-1 = These steps come after the governor card has moved on; before the first round they are left out.
    .status = tested
S11-2 = First all Office buildings, then Chapel and Bank, then the hand limit; each step runs clockwise from the new governor.
    .status = tested
S11-3 = You may hold 7 cards, or 12 with the Tower.
    .status = tested
S11-4 = While any Guard room is in play, its owners may hold 7 cards and the others 6; Tower owners still hold 12. A second Guard room changes nothing.
    .status = tested
S11-5 = If you hold more than your limit, you must discard cards of your choice down to it.
    .status = tested
S11-6 = The hand limit is checked at this moment and at no other.
    .status = tested

## S12 End of the game and scoring

S12-1 = When a builder phase leaves a player with 12 buildings, the game ends there: the phase is finished, the rest of the round is not played.
    .status = tested
S12-2 = Only uncovered buildings count towards 12, the first Indigo plant and the Cathedral included; building over another adds none.
    .status = tested
S12-3 = You score printed points, 1 per card under Chapel, Bank and Harbor, then the bonus buildings, and the Palace last of all.
    .status = tested
S12-4 = The player with the most victory points wins.
    .status = tested
S12-5 = A tie goes to the player with more hand cards and goods on production buildings together; cards under buildings do not count.
    .status = tested
S12-6 = Players who are still level share the victory.
    .status = tested
S12-7 = Only the players tied for most points are compared; reaching 12 buildings first brings nothing. Lower places are settled in the same way.
    .status = tested

## S13 Buildings, general

S13-1 = A city building works only once the builder phase in which it was built is over, but then already in the same round.
    .status = tested
S13-2 = You need never use a power of yours; only the Guard room’s limit binds the others anyway.
    .status = tested
S13-3 = Each player has at most one uncovered copy of every city building.
    .status = tested
S13-4 = A covered building is out of play: no power, no points, counted nowhere, and its kind may be built again.
    .status = tested
S13-5 = The powers of different buildings add up.
    .status = tested
S13-6 = Covering a building touches the good on it or the cards under it only as the Crane rules say.
    .status = tested
S13-7 = You are asked only about real choices; draws, bonuses, the Customs office and the Harbor are carried out by themselves, and discounts always apply.
    .status = tested
S13-8 = A city building is usable if it is uncovered and older than this builder phase; one being covered right now is already out.
    .status = tested

## S14 Production buildings

S14-1 = There are five kinds of production building; you may own any number, and each holds at most one good.
    .status = tested
S14-2 = A production building needs no waiting time: it can produce in the next producer phase, also of the same round.
    .status = tested

## S15 City buildings

S15-1 = Smithy: a production building costs you 1 card less; city buildings do not.
    .status = tested
S15-2 = Gold mine: turn up 4 cards. If all costs differ you get the cheapest (first edition: any one) and the rest are discarded; else all four are.
    .status = tested
S15-3 = Archive: in the councillor phase, take all drawn cards into your hand first, then discard the required number from your whole hand.
    .status = tested
S15-4 = Poor house: if you hold 0 or 1 card after building, paying and any Carpenter draw, draw 1.
    .status = tested
S15-5 = Black market: up to 2 of your goods, also the one on the Customs office, may each pay for 1 card of a building’s cost, unseen.
    .status = tested
S15-6 = Trading post: you may sell 1 good more: 2 in all, 3 with the privilege, 4 with the Library as well.
    .status = tested
S15-7 = Well: draw 1 card if you produced at least 2 goods in this phase, once, whoever took the producer.
    .status = tested
S15-8 = Market stand: draw 1 card more if you sold at least 2 goods in this phase, once.
    .status = tested
S15-9 = Crane: you may build the new building over one of your own.
    .status = tested
S15-9a = The printed cost of the covered building (6 for the Park) comes off the price, together with all other discounts, down to 0.
    .status = tested
S15-9b = The covered building leaves play at once, and its power with it.
    .status = tested
S15-9c = You may cover any building of yours except the Crane itself.
    .status = tested
S15-9d = You may not cover a building with another of the same kind.
    .status = tested
S15-9e = A good on the covered building is discarded face down, whatever is built on top; the Customs office’s good too.
    .status = tested
S15-9f = Cards under a covered Chapel, Bank or Harbor still score 1 point each at the end.
    .status = tested
S15-9g = A building that covers the Chapel is no card under it: it scores its own points only.
    .status = tested
S15-9h = A city building of yours that has been covered may be built again, in any place.
    .status = tested
S15-9i = A building cannot help to pay for the one that covers it: its power is gone before you pay.
    .status = tested
S15-9j = Building over another does not change how many buildings you have.
    .status = tested
S15-9k = A rebuilt Chapel, Harbor or Customs office starts empty, and a Bank used once stays used; the Crane is never covered.
    .status = tested
S15-10 = Tower: at the start of a round you may keep up to 12 cards in hand.
    .status = tested
S15-11 = Chapel: at the start of each round you may lay 1 hand card face down under it, worth 1 point at the end and nothing else.
    .status = tested
S15-12 = Aqueduct: you may produce 1 good more: 2 in all, 3 with the privilege, 4 with the Library as well.
    .status = tested
S15-13 = Carpenter: draw 1 card after you have built and paid for a city building, but not for the Carpenter itself.
    .status = tested
S15-14 = Prefecture: in the councillor phase, keep 2 of the drawn cards instead of 1, whether you drew 2, 5 or 8.
    .status = tested
S15-15 = Market hall: draw 1 card more if you sold anything in this phase; once, however many goods, and on top of the Market stand.
    .status = tested
S15-16 = Quarry: a city building costs you 1 card less; production buildings do not.
    .status = tested
S15-17 = Library: the privilege of a role you took counts twice: 8 cards drawn, 2 off the cost, 3 goods made or sold, 2 prospector cards.
    .status = tested
S15-17a = The Library does nothing in other players’ roles, and it doubles privileges only, never actions or other buildings.
    .status = tested
S15-17b = With 2 players the Library works once a round: used for the governor’s first role, it is spent for the second.
    .status = tested
S15-17c = With 3 or 4 players you have one role a round, so the Library is never spent.
    .status = tested
S15-17d = Only with 2 players and at the governor’s first role may you choose to use the Library or save it; otherwise it simply applies.
    .status = tested

## S16 Monuments and buildings of cost 6

S16-1 = Statue, Victory column and Hero cost 3, 4 and 5 and are worth as many points; you may have one of each.
    .status = tested
S16-2 = City hall: 1 point for each of your uncovered city buildings, itself, monuments and Cathedral included.
    .status = tested
S16-3 = Triumphal arch: 4, 6 or 8 points for 1, 2 or 3 monuments, none without; the City hall counts the monuments as well.
    .status = tested
S16-4 = Guild hall: 1 point per uncovered production building and 1 per different kind; in the first edition 2 per building and none per kind.
    .status = tested
S16-5 = Palace: 1 point for every full 4 of all your other points, worked out last.
    .status = tested

## S17 Buildings of the expansion

S17-1 = All 29 expansion cards are city buildings, under the same rules as the others.
    .status = tested
S17-2 = Office building: first thing in a round you may discard 1 or 2 hand cards and draw as many.
    .status = tested
S17-3 = Guard room: see the hand limit at the start of a round (S11.4).
    .status = tested
S17-4 = Hut: draw 1 card at the end of a trader phase in which nobody at all sold a good; several owners draw clockwise.
    .status = tested
S17-5 = Tavern: at the end of every builder phase after its own, draw 1 card if nobody has fewer buildings than you and somebody has more.
    .status = tested
S17-6 = Park: covered with the Crane it takes 6 off the cost instead of 3; it does nothing else.
    .status = tested
S17-7 = Customs office: at the start of the councillor phase, before any draws, an empty one gets the top card, unseen, as a good.
    .status = tested
S17-7a = Its good is sold as one of your ordinary sales and always brings 2 cards, whatever the prices.
    .status = tested
S17-7b = Its good counts as sold for Market stand, Market hall and Hut, can go under the Harbor and pays 1 at the Black market.
    .status = tested
S17-7c = The Customs office is no production building: nothing is produced on it, and neither Well nor Guild hall counts it.
    .status = tested
S17-8 = Bank: once in the game, at the start of a round, lay any number of hand cards face down under it for 1 point each.
    .status = tested
S17-9 = Harbor: the first good you sell in a trader phase goes unseen under it for 1 point; you are paid for it all the same.
    .status = tested
S17-10 = Goldsmith: turn up the top card; you get it if nobody, you included, has an uncovered building of that kind, else it is discarded.
    .status = tested
S17-11 = Cathedral: it lies open at cost 7; one player may build it as their single build, with the discounts of a city building.
    .status = tested
S17-11a = The Cathedral scores 4, 7, 9 or 10 points for 1, 2, 3 or more uncovered buildings of cost 6 in the other players’ cities together.
    .status = tested
S17-12 = Residence: 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different uncovered buildings of equal cost.
    .status = tested
S17-12a = A card belongs to one set at most and no kind appears twice in a set; a cost may give several sets, and the Residence counts too.
    .status = tested
S17-12b = For each cost take the most sets that can be made, each kind serving once in every set, and add up; 12 buildings give 4 sets at most.
    .status = tested
S17-13 = A Customs office gets at most one good a phase, none if both piles are empty; owners of Hut, Tavern or Customs office follow clockwise.
    .status = tested

## S18 Information

S18-1 = All can see cities, goods as such, roles taken, the governor, the open tile, hand sizes, cards turned up and whether the Cathedral is left.
    .status = tested
S18-2 = The others never see your hand, what you draw, keep or discard, or the cards under your Chapel and Bank.
    .status = tested
S18-3 = Nobody knows the order of the draw pile, the cards used as goods or under the Harbor, or tiles not yet turned up.
    .status = tested
S18-4 = You need not say how many cards lie under Chapel, Bank or Harbor, though anyone can keep count.
    .status = no behaviour: a matter of table manners, settled by S18.6
S18-5 = Nobody may look through the discard pile; the size of both piles is shown.
    .status = tested
S18-6 = Covered buildings, the place of each good and the number of cards under buildings are public; the table may leave that number out, but it is no secret.
    .status = tested
S18-7 = Tiles already used are known in their order; after four trader phases the fifth is known as well.
    .status = tested
S18-8 = Scoring shows how many cards lie under buildings; hands are counted, not shown.
    .status = tested

## S19 Limits

S19 = Limits at a glance: goods made or sold 1 to 4, councillor 2, 5 or 8 cards with 1 or 2 kept, discount 0 to 3, prospector 0 to 2 cards.
    .status = tested

## Q Rulings

Q1 = The Customs office costs 3 and is filled in the councillor phase; the cost of 1 in the example belongs to the Office building.
    .status = tested
Q2 = What lies under a Chapel is never shown to others; the number of cards is normally not shown either, but it is no secret.
    .status = tested
Q3 = With 2 players both governor privileges are whole; the Library counts as used only if its extra is really taken, per player and round.
    .status = tested
Q4 = The power of the building being covered does not apply to this build; only its cost comes off.
    .status = tested
Q5 = A good on the building being covered is lost and cannot pay through the Black market.
    .status = tested
Q6 = Councillor and prospector draws are always made in full; only the Library’s share can be a question.
    .status = tested
Q7 = Discounts are automatic and complete and paying too much is refused; Crane and Black market remain choices.
    .status = tested
Q8 = The reshuffle waits until a card is needed and takes in everything discarded so far, not cards still lying turned up.
    .status = tested
Q9 = When cards run out you draw what there is; a Gold mine needs 4 cards in both piles together, a Goldsmith 1, other draws simply lapse.
    .status = tested
Q10 = There is no simultaneous play: order matters for what is known and for the Hut.
    .status = tested
Q11 = First all Gold mines, then all Goldsmiths, each time clockwise from the player who took the role.
    .status = tested
Q12 = In each start-of-round step players follow clockwise from the new governor, Chapel before Bank.
    .status = tested
Q13 = Tavern draws still happen before the game ends; they can decide a tie.
    .status = tested
Q14 = The Guard room works by itself and does not add up; the limit of 6 holds only while one is in play, unless the option says otherwise.
    .status = tested
Q15 = The good on a Customs office does not count in the tie-break.
    .status = tested
Q16 = A tie that remains after the tie-break is a shared victory.
    .status = tested
Q17 = The game ends after the whole builder phase and by buildings standing in a city, not by how many were ever built.
    .status = tested
Q18 = Variant hands are 5 to 8 cards; the cards given up go to the discard pile, each player choosing in private.
    .status = tested
Q19 = Prices hold for the phase, and the tile is turned even if nobody sells; the tiles’ own prices count, not those of the examples.
    .status = tested
Q20 = A few words in the rulebook are slips for the usual terms, such as value for cost.
    .status = no behaviour: word slips
Q21 = The Cathedral is a city building in every respect; once covered it is lost and does not return to the table.
    .status = tested
Q22 = Each player uses a Bank once in the game, even after rebuilding it; laying no card does not use it up. Chapel and Bank may share a round.
    .status = tested
Q23 = The Harbor takes one good per trader phase, only from a sale and never from a Black market payment.
    .status = tested
Q24 = The Gold mine gives the cheapest card without choice; the first edition or an option lets the owner choose.
    .status = tested
Q25 = The Guild hall scores 1 per production building and 1 per kind, not the older 2 per building.
    .status = tested
Q26 = For the Goldsmith no player at all may own the kind, yourself included; covered buildings do not count as owned.
    .status = tested
Q27 = The deck has 112 cards with 10, 8, 9, 9 and 8 production buildings.
    .status = tested
Q28 = Residence and Cathedral look at uncovered buildings only.
    .status = tested
Q29 = Producing is never compulsory.
    .status = tested
Q30 = The Carpenter draws before the Poor house, both without asking; refusing would never gain a card.
    .status = tested
Q31 = The Hut is settled after the last player, and its owner’s own refusal to sell helps; all owners draw, clockwise.
    .status = tested
Q32 = The expansion’s points belong to the final score and to what the Palace counts.
    .status = tested
Q33 = Shuffling once before dealing is enough.
    .status = no behaviour: a second shuffle changes nothing
Q34 = When you build the Cathedral your whole hand may pay, since it is not a card of your hand.
    .status = tested
Q35 = With 2 players the Tavern draws only if you have fewer buildings than your opponent.
    .status = tested
Q36 = One card a round goes under the Chapel in play; those under a covered Chapel count as well.
    .status = tested
Q37 = The first edition changes only three things: 110 cards, Guild hall 2 per production building, Gold mine any of the four.
    .status = tested
Q38 = The tie-break concerns the tied players alone.
    .status = tested
Q39 = As pile sizes are shown, anyone can work out the number of cards under buildings, so it is public.
    .status = tested
Q40 = The rules set no limit on the number of rounds.
    .status = tested
Q41 = The Tavern does not draw in the phase in which it is built.
    .status = tested

## E Examples of the rulebook

E01 = As builder with Smithy and Library, a Sugar mill of cost 2 costs 0; the third point of discount is lost and draws nothing.
    .status = tested
E02 = As producer with an empty Sugar mill and Tobacco storage, you make 1 sugar and 1 tobacco.
    .status = tested
E03 = As trader with Market stand and Trading post, selling indigo, tobacco and silver at 1, 2 and 3 draws 7 cards.
    .status = tested
E04 = A Gold mine turns up costs 5, 3, 1 and 3: two are equal, all four are discarded.
    .status = tested
E05 = A Gold mine turns up costs 4, 1, 3 and 5: you get the Smithy of cost 1, three cards are discarded.
    .status = tested
E06 = As councillor with Prefecture, Archive and 4 cards, you draw 5, discard 3 from the hand and hold 6.
    .status = tested
E07 = With the Black market a Library is paid for with 2 goods and 3 cards.
    .status = tested
E08a = With the Trading post, in another player’s trader phase, you sell up to 2 goods.
    .status = tested
E08b = With the Trading post, as trader, you sell up to 3 goods.
    .status = tested
E08c = With Trading post and Library, as trader, you sell up to 4 goods.
    .status = tested
E09 = A Palace built over a Chapel costs 6 less 3: you pay 3.
    .status = tested
E10 = A Statue built over a Coffee roaster costs nothing, and the point left over draws no card.
    .status = tested
E11a = With the Aqueduct, in another player’s producer phase, you make up to 2 goods.
    .status = tested
E11b = With the Aqueduct, as producer, you make up to 3 goods.
    .status = tested
E11c = With Aqueduct and Library, as producer, you make up to 4 goods.
    .status = tested
E12a = With the Prefecture, in another player’s councillor phase, you draw 2 cards and keep both.
    .status = tested
E12b = With the Prefecture, as councillor, you draw 5 cards and keep 2.
    .status = tested
E12c = With Prefecture and Library, as councillor, you draw 8 cards and keep 2.
    .status = tested
E12d = With Prefecture and Archive, after drawing 2, 5 or 8 cards you discard 0, 3 or 6 from the hand.
    .status = tested
E13 = As trader with the Market hall, selling sugar at 1 and coffee at 3 draws 5 cards.
    .status = tested
E14 = As builder with the Quarry, a Crane of cost 2 costs nothing.
    .status = tested
E15 = As councillor with Library, Archive, Prefecture and 3 cards, you draw 8, discard 6 and hold 5.
    .status = tested
E16 = As builder with Library and Quarry, a Hero costs 3 less.
    .status = tested
E17 = The Library alone gives its owner: 8 cards to keep 1 of, 2 off the cost, 3 goods made or sold, 2 prospector cards.
    .status = tested
E18 = With a Statue in your city you may build a Hero but no second Statue.
    .status = tested
E19 = A City hall with eight other city buildings, two of them monuments, scores 9.
    .status = tested
E20 = A Triumphal arch scores 4, 6 and 8 with 1, 2 and 3 monuments.
    .status = tested
E21 = A Guild hall with 5 production buildings of 3 kinds scores 8.
    .status = tested
E22 = A Palace with 34 other points scores 8, making 42.
    .status = tested
E23 = A Library built over a Park is free: 6 comes off its 5.
    .status = tested
E24a = The Cathedral built over a Park costs 1.
    .status = tested
E24b = The Cathedral built over a Park by the player who took the builder costs nothing.
    .status = tested
E24c = The Cathedral built over a Park with a Quarry in the city costs nothing.
    .status = tested
E25 = Eleven buildings with one set at cost 2 and one at cost 6 give the Residence 7 points.
    .status = tested
E26 = Twelve buildings with two sets at cost 1, one at 3 and one at 6, costs as in the example, give the Residence 10 points.
    .status = tested
E27 = With six buildings of cost 6 in the other cities the Cathedral scores 10.
    .status = tested
E28 = Four players in the variant are dealt 5, 6, 7, 8 cards, keep 4 each and discard 1, 2, 3, 4.
    .status = tested
E29 = Two players: the governor A takes a role, then B, then A again; three roles are used and B is governor next.
    .status = tested

## N Further examples

N01 = The Cathedral over a Library, as builder: 7 less 1 less 5, so 1; the covered Library gives no discount.
    .status = tested
N02 = A Palace over a Quarry costs 2; the covered Quarry gives no discount.
    .status = tested
N03 = A Library over an Indigo plant holding a good costs 4: that good is lost, 1 other may pay, so 3 further hand cards are needed.
    .status = tested
N04 = Poor house and Carpenter, a Well built: with 0, 1 or 2 cards after paying you end with 2, 2 or 3.
    .status = tested
N05 = Poor house and Carpenter, a Sugar mill built: with 0, 1 or 2 cards after paying you end with 1, 2 or 2.
    .status = tested
N06 = As builder with Smithy and Library, a Tobacco storage of cost 3 is free, and paying 1 card for it is refused.
    .status = tested
N07 = Two players, Library: used for a Sugar mill, you pay 0 and draw 1 as prospector later; saved, you pay 1 and draw 2.
    .status = tested
N08 = With Trading post, both markets and Harbor, selling the customs good and indigo at 1 draws 5; one good goes under the Harbor.
    .status = tested
N09 = Without extra sales, selling the customs good is your only sale.
    .status = tested
N10 = With the Archive and an empty hand you draw 2, discard 1 and hold 1.
    .status = tested
N11 = Guard room, Tower, both or neither: limits 7, 12, 12, 6; with every Guard room covered 7, 12, 12, 7.
    .status = tested
N12 = A Tavern owner draws at 5 to 6 and at 5, 5, 6; not at 6 to 6, at 5, 5, 5 or at 6, 5, 7 buildings.
    .status = tested
N13 = With 46 points from everything else, expansion included, the Palace adds 11, making 57.
    .status = tested
N14 = The City hall counts monuments, Park, Residence, Cathedral and itself: 6 points.
    .status = tested
N15 = First edition: the Guild hall of E21 scores 10, the Gold mine of E05 gives any of the four cards, the deck has 110.
    .status = tested
N16 = With the true cost of the Customs office the city of E26 has only 3 sets: 9 points.
    .status = tested

## C Clarifications

C1 = A decision with only one possible answer is made for you, for example when you can afford no building; in the settings you can choose to be asked every time.
    .status = tested
C2 = With 2 players the Library is neither asked about nor spent where too few cards are left to give its extra ones.
    .status = tested
C3 = Goods are sold in the order you name them: the first goes under the Harbor, the others are discarded in that order.
    .status = tested
C4 = Where the Gold mine lets you choose, you take exactly one of four different costs; with two equal costs all four are lost.
    .status = tested
C5 = You may not name more production buildings than there are cards left to draw.
    .status = tested
C6 = At the start of the councillor phase the Customs offices are filled before the Library question is put.
    .status = tested
C7 = In the starting variant the counting 5, 6, 7, 8 begins with the governor, wherever that player sits.
    .status = tested
C8 = At the start of a round each player settles Chapel, then Bank, before the next one; hand limits come after.
    .status = tested
C9 = Each councillor turn is finished, discards included, before the next draw, so rejected cards can come back through a reshuffle.
    .status = tested
C10 = Cards are dealt player by player clockwise from the governor, each hand in one go; the order inside the discard pile does not matter.
    .status = tested
C11 = Where an example does not say how many are playing, three players are meant.
    .status = no behaviour: how scenarios are read
