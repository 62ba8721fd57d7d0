/**
 * The Anno 1800 table in words: names, what things do, status lines, questions, refusals, labels, scores.
 * Every text comes from texts/LANGUAGE/anno1800.ftl or anno1800-web.ftl; nothing here decides what is allowed.
 * What happened is told by teller.ts: `tell(events, viewer, table, exactly): Line[]`, `Line {seat: Seat | null, text}`.
 * All functions read the language when they are called, so that components which call them follow a change of it.
 *
 * names.ts: who and what.
 *   seatName(table, seat), whoName(table, seat, viewer): string   a player; with “(you)” for the viewer
 *   resourceName(resource), tokenName(token), tokenShort(token), spotName(spot): string
 *   resourceShort(resource), cellName(token), roman(strength)     where room is scarce: “Gramo-phones”, “Shipyard II”
 *   tierName(tier), tiersName(tier, n?), tierLetter(tier): string “Farmer”, “Farmers”, “F”
 *   tierAbove(tier): Tier; stepName(from): string                 “Farmer → Worker”
 *   deckName(deck, n?), stackName(deck): string                   “Farmer/worker card(s)”, “Farmer/worker stack”
 *   actionName(action), actionTitle(action), actionHint(action)   on its button; as the rules call it; one sentence
 *   fieldName(terrain): string                                    “Land square with coast”
 *   coinName(coin, n?): string                                    “Trade token from a card”; “2 temporary trade tokens”
 *   objectiveName, objectiveText, objectiveShort(objective)       name; what it does; in at most 40 characters
 *   cardTitle(kind), cardName(kind), cardsName(kinds): string     “New World card: Rum, Cigars”; “(Rum, Cigars)”
 *   cardPoints(kind): number
 *   islandName(island), bonusOf(island), islandGoods(island)      what it brings; of the Old World; of the New
 *   expeditionName(card), expeditionText(card): string            “Artisan / Investor”; with the points
 *   findName(place, name): string                                 “Elephant”, “Golden mask”
 *   thingName(thing): string | null                               what was tapped
 *
 * amounts.ts: how much.
 *   goldText(n), tokensText(n), tradeText(n), explorationText(n), cubesText(n), pointsText(n, atLeast?)
 *   tiersText(tier, n), cubesByTier(counts): string               “2 farmers”; “2 farmers, 1 worker”
 *   countTiers(tiers): number[]                                   for cubesByTier
 *   costText(cost), partText(part), giftText({gold, trade, exploration}), spentText(spent)
 *   objectText(object), objectTitle(object): string               what is paid for: in a sentence; as a heading
 *   signed(n): string                                             with a proper minus
 *
 * effects.ts: what cards and islands do once.
 *   effectText(effect, exactly), effectShort(effect), bonusText(bonus): string
 *
 * statuses.ts: status lines.
 *   reachStatus(reach, later?), cardStatus(reach, later?): {text, icon?: 'check', price?: {tokens, gold}}
 *   priceText({tokens, gold}): string                             “1 token, 2 gold”
 *   actionStatus(chances, shown, seat, look, later?): {text, coin?, said?}[]   “10 ready”, “13” and a trade token
 *   chancesText(chances): string                                  the same in words alone
 *   objectiveStatus(objective, look, watching): string            “use now”, “not now”
 *   lackShort(lack): string
 *
 * refusals.ts: why not.
 *   refusalText(refusal, table), lackText(lack): string           what is wrong and what would be right
 *   shortRefusal(refusal): string                                 at most some 14 characters
 *
 * sources.ts: where parts of a cost come from.
 *   sourceText(source, table), sourceShort(source, table): string “Trade with Isolde”; “Isolde”
 *   wayDetail(way, table), wayPrice(way): string                  “1 trade token, 1 gold for Isolde”; “1 token”
 *   waysPrice(ways): string                                       “2 farmers”: the same way several times
 *   whereText(at), whereShort(at): string                         inside a sentence; standing alone
 *
 * questions.ts: what is asked.
 *   question(asked, view, facts): string                          to the viewer who decides
 *   waiting(facts, view, table), promptText(shown, table)         what others see; whichever of both fits the viewer
 *   watching(events, table): string                               while somebody's moves are shown
 *   freeHint(shown, mine): string                                 free actions and the last round; may be empty
 *
 * moves.ts: what can be done.
 *   moveText(move, table, exactly), hintText(moves, table, exactly): string   one move; what the hint says
 *   confirmText(controller, table): string                        “Pay and draw”, “Put 2 back and draw”, “End turn”
 *   paidFor(moves, board): Object | null                          by moves that wait for their confirmation
 *   thenText(then): string                                        whether it can be taken back
 *
 * lapsing.ts: what is lost with the end of the turn.
 *   lapsingTexts(lapsing, exactly): string[]
 *
 * labels.ts: whole things for screen readers.
 *   labelStack(cell, look, table), interestIn(cell, table): string[]
 *   labelSquare(square, field, look, act?), labelNeeded(needed)
 *   labelCard(kind, reach | null, look, exactly, picking?), labelPlayed(kind, look, exactly)
 *   labelDistrict(tier, player), labelRival(seat, facts, view, table), salesText(sales), fleetText(kind, player)
 *   labelObjective(objective, facts, view, table, look), standingsText(objective, facts, view, table)
 *   lacksFor(objective, view, look): Part[]                       what its effect asks for and is not ready
 *   labelAction(action, status, look)
 *
 * explaining.ts: {title, lines, rule?, marks?} for `use:explain`.
 *   explainStack(token, reach?, also?), explainCard(kind, reach | null, exactly)
 *   explainObjective(objective, facts, view, table), explainAction(action)
 *
 * scores.ts: the end.
 *   pointsLines(score, board): string[]                           where somebody's points come from, as things stand
 *   expeditionWorth(shown, seat): string                          the same of expedition cards alone
 *   scoreRows(scores, board): {part, objective, label, values}[]  parts, objective cards, total, tie rows where needed
 *   total(score): number
 *   tieBreakText(scores, table): string | null                    only where the most points are equal
 *   winnerText(places, viewer, table): string
 */
export * from './words/names';
export * from './words/amounts';
export * from './words/effects';
export * from './words/statuses';
export * from './words/refusals';
export * from './words/sources';
export * from './words/questions';
export * from './words/moves';
export * from './words/lapsing';
export * from './words/labels';
export * from './words/explaining';
export * from './words/scores';
