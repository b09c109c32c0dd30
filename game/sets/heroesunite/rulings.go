package heroesunite

import . "lineup/game/card"

// rulings answer questions that the texts of these cards leave open.
var rulings = []Ruling{
	Ruled("Kick", "Kicks from all sets are the same card.", stacked),
	Ruled("Punch", "Punches from all sets are the same card.", stacked),
	Ruled("Vulnerability", "Vulnerabilities from all sets are the same card.", stacked),
	Ruled("Weakness", "Weaknesses from all sets are the same card.", stacked),
	Ruled("Weakness", "Under the standard rules, a destroyed Weakness stays in the destroyed pile.", "heroesunite/weakness-destroyed-stays-away"),
	Ruled("Weakness", "Under tournament rules, a destroyed Weakness returns to the Weakness stack.", "heroesunite/weakness-destroyed-returns-in-a-tournament"),

	Ruled("Blue Lantern Power Ring", isRing, theRings),
	Ruled("Green Lantern Power Ring", isRing, theRings),
	Ruled("Indigo Tribe Power Ring", isRing, theRings),
	Ruled("Indigo Tribe Power Ring", "Use the Power the card actually gave when you played it, not what it would give now.", "heroesunite/indigo-tribe-power-ring-what-it-gave"),
	Ruled("Orange Lantern Power Ring", isRing, theRings),
	Ruled("Red Lantern Power Ring", isRing, theRings),
	Ruled("Red Lantern Power Ring", "If your deck and discard pile hold only one card in all, put it back. Nothing is destroyed.", "heroesunite/red-lantern-power-ring-one-card"),
	Ruled("Star Sapphire Power Ring", isRing, theRings),
	Ruled("Star Sapphire Power Ring", "If the cards share a type, put both back in any order.", "heroesunite/star-sapphire-power-ring-common-type"),
	Ruled("Star Sapphire Power Ring", "Element Woman shares a type with any Hero, Villain, Super Power, or Equipment.", "foreverevil/element-woman-in-the-deck"),
	Ruled("Star Sapphire Power Ring", "Under the standard rules, a Weakness has no type, so you draw neither card.", "heroesunite/star-sapphire-power-ring-a-weakness"),
	Ruled("Star Sapphire Power Ring", "Under tournament rules, Weakness is a type, so you draw a Weakness and a Kick but put back two Weaknesses.", "heroesunite/star-sapphire-power-ring-a-weakness-in-a-tournament"),
	Ruled("Yellow Lantern Corps Power Ring", isRing, theRings),
	Ruled("White Lantern Power Battery", "It isn't a Power Ring, not even for VP.", "heroesunite/power-rings-count-at-the-end"),

	Ruled("Deadman", "Destroy up to two cards in all: both from one place, or one from each.", "heroesunite/deadman-one-from-each-place"),
	Ruled("Deadman", "You may destroy Deadman himself.", "heroesunite/deadman-may-destroy-itself"),
	Ruled("Kyle Rayner", "He gives 3 Power, and 2 more for each differently named Power Ring you played this turn or have in your discard pile.", "heroesunite/kyle-rayner-two-and-the-discard-pile"),
	Ruled("Kyle Rayner", "You win as soon as you have played three differently named Power Rings on the turn you play him.", "heroesunite/kyle-rayner-wins"),
	Ruled("Kyle Rayner", "The game ends immediately. Any effects still waiting are lost.", "heroesunite/kyle-rayner-pending-triggers-are-lost"),
	Ruled("Kyle Rayner", "Winning this way overrides VP.", "heroesunite/kyle-rayner-wins-with-the-third-ring"),
	Ruled("Kyle Rayner", "Each Shapeshift is a Power Ring different from all others, each time you play it.", "teentitans/shapeshift-played-again-by-amazo"),
	Ruled("Kyle Rayner", "You don't have to say which Power Ring a Shapeshift is.", "teentitans/shapeshift-three-times-wins-with-kyle-rayner"),
	Ruled("Kyle Rayner", "Plastic Man with the text of a Shapeshift is a Power Ring, too.", "teentitans/plastic-man-with-the-text-of-shapeshift"),
	Ruled("Plastic Man", "He copies only the text. His name, type, cost, and VP don't change.", "heroesunite/plastic-man-stays-a-hero"),
	Ruled("Plastic Man", "Choose an Equipment you played this turn or one in your discard pile. He copies its text this turn.", "heroesunite/plastic-man-copies-from-the-discard-pile"),
	Ruled("Plastic Man", "Copying a Power Ring doesn't make him a Power Ring.", "heroesunite/plastic-man-is-no-power-ring"),
	Ruled("Plastic Man", "With the text of a Shapeshift, he has every card name and is a Hero, Villain, and Equipment.", "teentitans/plastic-man-with-the-text-of-shapeshift"),

	Ruled("Black Lantern Corps", "A foe who avoids the Attack gains no Weakness, so you draw a card.", "heroesunite/black-lantern-corps-avoided"),
	Ruled("Deadshot", "The foe who reveals the card discards it. You don't.", "heroesunite/deadshot-who-discards"),

	Ruled("Crimson Whirlwind", "Your deck moves as a whole. Its cards don't count as discarded.", "heroesunite/crimson-whirlwind"),
	Ruled("Power of the Green", "The Location isn't played, so nothing that triggers on playing a Location triggers.", "heroesunite/power-of-the-green-location-is-not-played"),
	Ruled("Wonder of the Knight", "Take the Equipment first. If you must reshuffle to draw, it isn't shuffled in.", "heroesunite/wonder-of-the-knight"),

	Ruled("Mind Control Hat", "With Jervis Tetch played, play Heroes and Villains in the Line-Up one at a time; each returns before the next.", "heroesunite/mind-control-hat-one-is-back-for-the-next"),
	Ruled("Mind Control Hat", "You may play all, some, or none of them.", "heroesunite/mind-control-hat-plays-none"),
	Ruled("OA", "It checks the Super-Villain at the start of your turn. It draws nothing the turn you play it.", "heroesunite/oa-played-this-turn"),

	Ruled("Mr. Zsasz", "Zero is even.", "heroesunite/mr-zsasz-odd-and-even"),
	Ruled("Arkillo", "Compare totals after all Defense decisions. Players who avoid the Attack are not compared.", "heroesunite/arkillo-appears-one-avoids"),
	Ruled("Amazo", "He can't play himself again, nor two cards of the same type.", "heroesunite/amazo-plays-again"),
	Ruled("H'el", "Add up the costs of the cards drawn. Stop when the total is 7 or more.", "heroesunite/hel-draws-to-seven"),
}

// stacked is the position that shows that the stacks hold the same cards as in the base set.
const stacked = "heroesunite/kick-and-starters-of-the-box"

// A ruling about all seven Power Rings, and its position.
const (
	isRing   = "It counts as a Power Ring for all effects, including the VP of other Power Rings."
	theRings = "heroesunite/power-rings-count-at-the-end"
)
