package ai

// weights are what greedy holds traits to be worth. They were found by playing
// many games against each other with one of them changed at a time.
type weights struct {
	// In hundredths of a Power:
	draw, discard, trash, gain, junk, play, topdeck, cheaper, harm int
	defense                                                        int // a Defense in hand, beside what it draws
	slot                                                           int // an average card, whose place in a hand a new one takes

	// In hundredths of a victory point:
	power   int // a Power more in one of the turns to come
	point   int // a victory point
	villain int // a Super-Villain, beside its points
	ongoing int // a card of the hand in each turn to come, by a card that stays in play

	// The length of the game, in hundredths of a round:
	perVillain int // per Super-Villain left
	perCard    int // per card left in the main deck, times the number of players
	perHand    int // cards of the own deck that are seen in a round, in hundredths

	refresh int // hundredths of Power a hand must be worth not to be exchanged for five cards
	growth  int // by which that rises in a round
	recall  int // hundredths of Power from which a card is worth going on the deck
	star    int // hundredths of a victory point of an asterisk that counts for nothing yet
	family  int // the same of one that grows with its own kind, for those still to come
	hurt    int // hundredths of Power of each card an Attack costs
}

var tuned = weights{
	draw: 160, discard: 75, trash: 120, gain: 200, junk: 150, play: 200, topdeck: 100, cheaper: 70, harm: 20,
	defense: 60, slot: 210,
	power: 30, point: 120, villain: 350, ongoing: 60,
	perVillain: 200, perCard: 80, perHand: 550,
	refresh: 300, growth: 25, recall: 20, star: 200, family: 100, hurt: 100,
}
