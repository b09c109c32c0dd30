package heroesunite

import . "lineup/game/card"

// rulings answer the questions that the texts of these cards leave open.
var rulings = []Ruling{
	Ruled("Kick", "A Kick is the same card in every box.", stacked),
	Ruled("Punch", "A Punch is the same card in every box.", stacked),
	Ruled("Vulnerability", "A Vulnerability is the same card in every box.", stacked),
	Ruled("Weakness", "A Weakness is the same card in every box.", stacked),
	Ruled("Weakness", "Destroyed, it leaves the game; by the tournament rules it goes back to its stack.", "heroesunite/weakness-destroyed-returns-in-a-tournament"),

	Ruled("Blue Lantern Power Ring", isRing, theRings),
	Ruled("Green Lantern Power Ring", isRing, theRings),
	Ruled("Indigo Tribe Power Ring", isRing, theRings),
	Ruled("Indigo Tribe Power Ring", "It gives the Power that the card really gave, not what it would give now.", "heroesunite/indigo-tribe-power-ring-what-it-gave"),
	Ruled("Orange Lantern Power Ring", isRing, theRings),
	Ruled("Red Lantern Power Ring", isRing, theRings),
	Ruled("Red Lantern Power Ring", "If deck and discard pile have one card together, it goes back and nothing is destroyed.", "heroesunite/red-lantern-power-ring-one-card"),
	Ruled("Star Sapphire Power Ring", isRing, theRings),
	Ruled("Star Sapphire Power Ring", "Cards with a type in common both go back, in the order you like.", "heroesunite/star-sapphire-power-ring-common-type"),
	Ruled("Star Sapphire Power Ring", "A Weakness has no type, so neither card is drawn.", "heroesunite/star-sapphire-power-ring-a-weakness"),
	Ruled("Yellow Lantern Corps Power Ring", isRing, theRings),
	Ruled("White Lantern Power Battery", "It is no Power Ring, when points are counted either.", "heroesunite/power-rings-count-at-the-end"),

	Ruled("Deadman", "The two cards may come out of the hand, the discard pile, or one out of each.", "heroesunite/deadman-one-from-each-place"),
	Ruled("Deadman", "He may destroy himself.", "heroesunite/deadman-may-destroy-itself"),
	Ruled("Kyle Rayner", "He gives 3 Power, and 2 more for each differently named Power Ring played in this turn or in your discard pile.", "heroesunite/kyle-rayner-two-and-the-discard-pile"),
	Ruled("Kyle Rayner", "With the third different Power Ring played in his turn you win.", "heroesunite/kyle-rayner-wins"),
	Ruled("Kyle Rayner", "The game ends on the spot: what still waited is lost.", "heroesunite/kyle-rayner-pending-triggers-are-lost"),
	Ruled("Kyle Rayner", "Who wins by him has won, whatever the points say.", "heroesunite/kyle-rayner-wins-with-the-third-ring"),
	Ruled("Plastic Man", "He takes the text alone; name, type, cost and points stay his own.", "heroesunite/plastic-man-stays-a-hero"),
	Ruled("Plastic Man", "The Equipment may lie in your discard pile or have been played in this turn; the text is his for the turn.", "heroesunite/plastic-man-copies-from-the-discard-pile"),
	Ruled("Plastic Man", "With the text of a Power Ring he is none.", "heroesunite/plastic-man-is-no-power-ring"),

	Ruled("Black Lantern Corps", "Who avoids gains no Weakness, so you draw.", "heroesunite/black-lantern-corps-avoided"),
	Ruled("Deadshot", "Who shows the card discards it, not who plays him.", "heroesunite/deadshot-who-discards"),

	Ruled("Crimson Whirlwind", "The deck moves as a whole: none of its cards counts as discarded.", "heroesunite/crimson-whirlwind"),
	Ruled("Power of the Green", "The Location was not played: nothing that waits for a Location played hears of it.", "heroesunite/power-of-the-green-location-is-not-played"),
	Ruled("Wonder of the Knight", "The Equipment is taken first. A deck made anew for the draw lacks it.", "heroesunite/wonder-of-the-knight"),

	Ruled("Mind Control Hat", "After Jervis Tetch, Heroes and Villains of the Line-Up are played one by one; each is back before the next.", "heroesunite/mind-control-hat-one-is-back-for-the-next"),
	Ruled("Mind Control Hat", "All, some or none of them, as you like.", "heroesunite/mind-control-hat-plays-none"),
	Ruled("OA", "It looks at the Super-Villain as your turn begins. Played later, it draws nothing in that turn.", "heroesunite/oa-played-this-turn"),

	Ruled("Mr. Zsasz", "Zero is an even number.", "heroesunite/mr-zsasz-odd-and-even"),
	Ruled("Arkillo", "What the hands add up to is compared once everybody has decided about a Defense; who uses one is not among them.", "heroesunite/arkillo-appears-one-avoids"),
	Ruled("Amazo", "He never plays himself again, and of one type only one card.", "heroesunite/amazo-plays-again"),
	Ruled("H'el", "He adds up what the cards drawn cost, and stops once it is 7 or more.", "heroesunite/hel-draws-to-seven"),
}

// stacked is the position that shows that the stacks have the cards of the base set.
const stacked = "heroesunite/kick-and-starters-of-the-box"

// A ruling that holds for all seven rings, and its position.
const (
	isRing   = "It is a Power Ring for cards that ask for one, and for the points of the others."
	theRings = "heroesunite/power-rings-count-at-the-end"
)
