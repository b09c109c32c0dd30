package teentitans

import . "lineup/game/card"

// restRulings are about Villains, Equipment, Locations, and Super-Villains.
var restRulings = []Ruling{
	Ruled("Match", "A card you control this way still belongs to its owner, and goes to its owner's discard pile if it leaves play.", "teentitans/match-uses-borrowed-cards"),
	Ruled("Match", "You may use an ability once, even if its owner used it on their last turn. Its owner may use it again.", "teentitans/match-and-a-use-of-each-turn"),
	Ruled("Match", "The cards go back before a Super-Villain appears.", "teentitans/match-and-a-first-appearance"),
	Ruled("Match", "A card that waits in play, such as Jaime Reyes, isn't an Ongoing card.", "teentitans/match-without-ongoing-cards"),
	Ruled("Phobia", "You may always discard into your own discard pile.", "teentitans/phobia-in-teams"),
	Ruled("Sons of Trigon", "A player with an empty hand discards nothing. That isn't avoiding the Attack.", "teentitans/sons-of-trigon-and-empty-hands"),
	Ruled("Zoo Keeper", "In your hand, he can't avoid an Attack.", "teentitans/zoo-keeper-at-a-first-appearance"),

	Ruled("Detonator", "If it is the only card in your discard pile, it destroys itself.", "teentitans/detonator-played-and-used-at-once"),
	Ruled("Silent Armor", "An Ongoing card that you discard for it doesn't trigger when you play it. The Batcave doesn't draw for it.", "teentitans/silent-armor-loses-a-reaction"),
	Ruled("T-Wing", "Each Shapeshift counts as a different card.", "teentitans/t-wing-counts-different-cheap-cards"),

	Ruled("Cadmus Labs", "The card's Power and effects stay.", "teentitans/cadmus-labs-returns-what-has-worked"),
	Ruled("Cadmus Labs", "Another player's card that you control goes to its owner's hand.", "teentitans/match-and-cadmus-labs"),
	Ruled("New Titans Tower", "It draws for itself if it is your first Ongoing card this turn, but not for a card put into play.", "teentitans/new-titans-tower-sees-itself"),
	Ruled("Tamaran", "A card with negative VP makes you lose that much Power.", "teentitans/tamaran-and-a-weakness"),
	Ruled("Tamaran", "Your Power can become negative.", "teentitans/tamaran-and-a-weakness"),
	Ruled("Tamaran", "A card worth * VP counts as 3 VP.", "teentitans/tamaran-and-an-asterisk"),
	Ruled("The Colony", "No one owns the cards under your Super Hero. They are worth nothing when the game ends.", "teentitans/the-colony-scores-nothing"),
	Ruled("The Colony", "While it isn't in play, you can't discard the cards it put under your Super Hero.", "teentitans/the-colony-out-of-play"),
	Ruled("The Colony", "You can't discard a card that another card put under your Super Hero.", "teentitans/the-colony-and-other-cards-under-a-hero"),
	Ruled("Titans Memorial", "If you destroyed a card before you played it this turn, it draws nothing.", "teentitans/titans-memorial-played-after-the-first"),

	Ruled("Dr. Light", "If there is no other Super-Villain to reveal, he isn't shuffled into the stack.", "teentitans/dr-light-of-teen-titans-alone-on-the-stack"),
	Ruled("Dr. Light", "He can return to the stack, so his First Appearance Attack can happen several times in a game.", "teentitans/dr-light-of-teen-titans-appears-again"),
	Ruled("Dr. Light", "He counts his own type. In the standard game, a Weakness has no type.", "teentitans/dr-light-of-teen-titans-counts-types"),
	Ruled("Psimon", "However many cards you draw and play, all the others go back on top of your deck.", "teentitans/psimon-with-three-cards"),
	Ruled("Psimon", "The cards stay on your deck while you play two of them, so you may draw one of the others.", "teentitans/psimon-and-a-card-that-draws"),
	Ruled("Psimon", "A player who avoids his Attack neither passes nor receives cards. They go to the next player to the left.", "teentitans/psimon-appears-and-a-player-avoids"),
	Ruled("Superboy Prime", "You can use your new Super Hero's ability right away.", "teentitans/superboy-prime-swaps-the-super-hero"),
	Ruled("Superboy Prime", "A player who avoids his Attack receives no card. It goes to the next player to the left.", "teentitans/superboy-prime-appears-and-is-avoided"),
	Ruled("Terra", "You may destroy only a card you played this turn that is still in play.", "teentitans/terra-and-a-card-that-left"),
	Ruled("The Brain & Monsieur Mallah", "The Super Heroes are face up again as soon as the Super-Villain is defeated.", "teentitans/the-brain-and-monsieur-mallah-appear"),
	Ruled("Trigon", "This isn't an Attack. A Defense can't avoid it.", "teentitans/trigon-appears"),
}
