package ai

// weights are what greedy holds traits to be worth. They were found by playing
// many games against each other with one of them changed at a time.
type weights struct {
	// In hundredths of a Power:
	draw, discard, trash, gain, junk, play, topdeck, cheaper, harm int
	defense                                                        int // a Defense in hand, beside what it draws
	cleanse                                                        int // a card that buying another one lets its player destroy, in all turns to come
	slot                                                           int // an average card, whose place in a hand a new one takes

	// In hundredths of a victory point:
	power   int // a Power more in one of the turns to come
	point   int // a victory point
	villain int // a Super-Villain, beside its points: it also brings the end nearer
	ongoing int // a card of the hand in each turn to come, by a card that stays in play

	// The length of the game, in hundredths of a round:
	perVillain int // per Super-Villain left
	perCard    int // per card left in the main deck, times the number of players
	perLoose   int // the same where the Super-Villains are among those cards, and no stack waits
	perHand    int // cards of the own deck that are seen in a round, in hundredths

	patience int // rounds after which a game is taken to have come to a standstill
	stir     int // hundredths of a victory point that another card in the Line-Up is worth then, for each round more

	refresh int // hundredths of Power a hand must be worth not to be exchanged for five cards
	growth  int // by which that rises in a round
	trade   int // hundredths of Power that a card drawn is worth beyond a usual one of such a hand
	recall  int // hundredths of Power from which a card is worth going on the deck
	star    int // hundredths of a victory point of an asterisk that counts for nothing yet
	family  int // the same of one that grows with its own kind, for those still to come
	hurt    int // hundredths of Power of each card an Attack costs
	step    int // hundredths of Power of a space to walk
}

// ringWeights are what counts on a ring beside the cards: in hundredths of a Power, or
// where it says so in hundredths of something else.
type ringWeights struct {
	super   int // the defeat of a Super-Villain, beside what it does
	last    int // the same once the clock runs, more
	horizon int // hundredths of rounds that Attacks are counted for where a Villain is defeated
	stay    int // the same where one is held
	full    int // what Attacks cost a player in a turn before they cost less
	beyond  int // hundredths of what they cost from there on
	far     int // hundredths that a Villain counts less for each step it is from where it will stay
	ally    int // hundredths of what Attacks cost an ally
	perTurn int // cards that come in ten turns
	near    int // a space nearer to a Super-Villain
	gather  int // the same once the clock runs, more
	shop    int // hundredths of what could be bought in the next turn where one ends
	helping int // a Power of an Assist card that another turn uses
	keep    int // hundredths of what an Assist card makes that it is worth in the next turn
	walk    int // a space walked in vain
	scale   int // hundredths of what cards are worth
	aid     int // hundredths of what an Assist card makes, for each player who may have it
	grow    int // what the place of a card in a deck is worth more for ten cards more
	contain int // a card that keeps a Villain from walking
	nudge   int // a card that moves a Villain
	pull    int // a card that brings one
	trophy  int // a victory point of a Villain that one keeps
	lead    int // each point by which one is ahead when one ends the game
	rescue  int // ending a turn where somebody waits to be made safe
	wish    int // a step toward what a Secret Card asks for
	mission int // a Side Mission that is completed
}

var tuned = weights{
	draw: 160, discard: 75, trash: 120, gain: 200, junk: 150, play: 260, topdeck: 100, cheaper: 70, harm: 20,
	defense: 60, cleanse: 450, slot: 210,
	power: 30, point: 120, villain: 1000, ongoing: 60,
	perVillain: 200, perCard: 80, perLoose: 30, perHand: 550, patience: 30, stir: 5,
	refresh: 300, growth: 25, trade: 35, recall: 20, star: 200, family: 100, hurt: 100,
}

// onRing are the weights of games on a ring. The victory points of the others are
// hundredths of Power here, as points count for nothing.
var onRing = weights{
	draw: 313, discard: 225, trash: 6, gain: 117, junk: 214, play: 212, topdeck: 7, defense: 100,
	slot: 118, power: 100, ongoing: 99, perHand: 449, recall: 266, hurt: 100, step: 15,
}

// roundRing are those that are about the ring itself.
var roundRing = ringWeights{
	super: 4063, last: 11612, horizon: 2637, stay: 172, full: 274, beyond: 22, far: 8, ally: 25,
	perTurn: 5, near: 22, gather: 12, shop: 15, helping: 86, keep: 271, walk: 9, scale: 19, aid: 15,
	grow: 30, contain: 84, nudge: 13, pull: 43, rescue: 600, wish: 30, mission: 30,
}

// amongRivals and roundRivals are those of games on a ring in which points count.
var amongRivals = weights{
	draw: 313, discard: 225, trash: 60, gain: 117, junk: 400, play: 212, topdeck: 7, defense: 135,
	slot: 118, power: 100, point: 400, ongoing: 99, perHand: 449, recall: 266, hurt: 100, step: 15,
}

var roundRivals = ringWeights{
	super: 200, horizon: 400, stay: 172, full: 274, beyond: 22, far: 8, ally: 25,
	perTurn: 8, near: 10, gather: 12, shop: 15, helping: 86, keep: 100, walk: 9, scale: 100, aid: 15,
	grow: 30, contain: 40, nudge: 13, pull: 43, trophy: 400, lead: 500,
}
