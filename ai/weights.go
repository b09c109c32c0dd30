package ai

// weights are the values that greedy gives to traits. They were found by playing many games with
// one weight changed at a time.
type weights struct {
	// In hundredths of a Power:
	draw, discard, trash, gain, junk, play, topdeck, cheaper, harm int
	defense                                                        int // a Defense in hand, besides its draws
	cleanse                                                        int // a card destroyed when another one is gained, over all later turns
	slot                                                           int // an average card, which a new one replaces in a hand

	// In hundredths of a victory point:
	power   int // one more Power in a later turn
	point   int // a victory point
	villain int // a Super-Villain, besides its points: it also brings the end nearer
	ongoing int // a card of the hand in each later turn, by a card that stays in play

	// The length of the game, in hundredths of a round:
	perVillain int // per Super-Villain left
	perCard    int // per card left in the main deck, times the number of players
	perLoose   int // like perCard, for Super-Villains among those cards and no stack
	perHand    int // cards of the player's deck seen in a round, in hundredths

	patience int // rounds after which a game counts as a standstill
	stir     int // hundredths of a victory point per later round for one more card in the Line-Up

	refresh int // hundredths of Power below which a hand is exchanged for five cards
	growth  int // the rise of refresh per round
	trade   int // hundredths of Power that a drawn card is worth beyond a usual one of such a hand
	recall  int // hundredths of Power from which a card is put on top of the deck
	star    int // hundredths of a victory point for an asterisk that still counts as zero
	family  int // the same for one that grows with its own kind, for later ones
	hurt    int // hundredths of Power for each card that an Attack costs
	step    int // hundredths of Power for a Move
}

// ringWeights are the weights of the Rebirth map, in hundredths of a Power unless noted otherwise.
type ringWeights struct {
	super   int // the defeat of a Super-Villain, besides its effects
	last    int // added to super during the end clock
	horizon int // hundredths of rounds that Attacks count for when a Villain is defeated
	stay    int // like horizon, when a Villain is held
	full    int // the cost of Attacks on a player in a turn, above which more cost less
	beyond  int // percentage of the cost beyond full
	far     int // percentage that a Villain counts less for each space to its final space
	ally    int // percentage of the cost of Attacks that hit an ally
	perTurn int // cards that enter in ten turns
	near    int // a space nearer to a Super-Villain
	gather  int // added to near during the end clock
	shop    int // percentage of the next turn's best purchase in the final space
	helping int // a Power of an Assist card used in another turn
	keep    int // percentage of an Assist card's Power, as its value in the next turn
	walk    int // a Move without a purpose
	scale   int // percentage of the value of cards
	aid     int // percentage of an Assist card's Power, for each player who may use it
	grow    int // the higher value of a card's place in a deck of ten more cards
	contain int // a card that keeps a Villain from moving
	nudge   int // a card that moves a Villain
	pull    int // a card that moves a Villain to its player
	trophy  int // a victory point of a Villain that its player keeps
	lead    int // each point of lead when ending the game
	rescue  int // ending a turn where a bystander waits
	wish    int // a step toward a Secret Card
	mission int // a completed Side Mission
}

var tuned = weights{
	draw: 160, discard: 75, trash: 120, gain: 200, junk: 150, play: 260, topdeck: 100, cheaper: 70, harm: 20,
	defense: 60, cleanse: 450, slot: 210,
	power: 30, point: 120, villain: 1000, ongoing: 60,
	perVillain: 200, perCard: 80, perLoose: 30, perHand: 550, patience: 30, stir: 5,
	refresh: 300, growth: 25, trade: 35, recall: 20, star: 200, family: 100, hurt: 100,
}

// onRing are the weights of cooperative Rebirth games. The weights in victory points are in
// hundredths of a Power here, because points do not count.
var onRing = weights{
	draw: 313, discard: 225, trash: 6, gain: 117, junk: 214, play: 212, topdeck: 7, defense: 100,
	slot: 118, power: 100, ongoing: 99, perHand: 449, recall: 266, hurt: 100, step: 15,
}

// roundRing are the map weights of cooperative Rebirth games.
var roundRing = ringWeights{
	super: 4063, last: 11612, horizon: 2637, stay: 172, full: 274, beyond: 22, far: 8, ally: 25,
	perTurn: 5, near: 22, gather: 12, shop: 15, helping: 86, keep: 271, walk: 9, scale: 19, aid: 15,
	grow: 30, contain: 84, nudge: 13, pull: 43, rescue: 600, wish: 30, mission: 30,
}

// amongRivals and roundRivals are the weights of competitive Rebirth games.
var amongRivals = weights{
	draw: 313, discard: 225, trash: 60, gain: 117, junk: 400, play: 212, topdeck: 7, defense: 135,
	slot: 118, power: 100, point: 400, ongoing: 99, perHand: 449, recall: 266, hurt: 100, step: 15,
}

var roundRivals = ringWeights{
	super: 200, horizon: 400, stay: 172, full: 274, beyond: 22, far: 8, ally: 25,
	perTurn: 8, near: 10, gather: 12, shop: 15, helping: 86, keep: 100, walk: 9, scale: 100, aid: 15,
	grow: 30, contain: 40, nudge: 13, pull: 43, trophy: 400, lead: 500,
}
