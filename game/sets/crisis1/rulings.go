package crisis1

import . "lineup/game/card"

// The rulings about the main-deck cards.
var rulings = []Ruling{
	Ruled("Captain Atom", "You gain the card even if another player gets it. Wonder Woman draws for a Villain that goes to a foe's hand.", "crisis1/captain-atom-and-wonder-woman"),
	Ruled("Captain Atom", "The card goes to the hand at once. Aquaman can't put it on top of the deck.", "crisis1/captain-atom-and-aquaman"),
	Ruled("Captain Atom", "From then on, the card belongs to the player whose hand it is in.", "crisis1/captain-atom-and-who-owns-the-card"),
	Ruled("John Constantine", "With only one card left, you draw it, and nothing is put back or destroyed.", "crisis1/john-constantine-with-one-card"),
	Ruled("John Constantine", "Taking the card is a draw. The Flash then draws the card you put back.", "crisis1/john-constantine-and-the-flash"),
	Ruled("John Constantine", "Revealed cards keep their order. Jay Garrick shows the top one of them again.", "crisis1/john-constantine-and-jay-garrick"),

	Ruled("Killer Frost", "A foe who avoids the Attack discards nothing, so you draw unless another foe discards a Location.", "crisis1/killer-frost-avoided"),
	Ruled("Psycho Pirate", "Discarding is an Attack. A Defense avoids it.", "crisis1/psycho-pirate-avoided"),
	Ruled("Psycho Pirate", "If different cards share a name, you choose which to discard.", "crisis1/psycho-pirate-and-two-cards-of-one-name"),
	Ruled("Psycho Pirate", "You may discard Shapeshift first. Then only other cards that share a name go.", "crisis1/psycho-pirate-and-shapeshift-discarded"),
	Ruled("Psycho Pirate", "To keep Shapeshift, discard all other cards in your hand.", "crisis1/psycho-pirate-and-shapeshift-kept"),
	Ruled("Strife", "Shapeshift in your hand shares its name with every card of the Line-Up.", "crisis1/strife-and-shapeshift"),

	Ruled("Flight", "If you discard Flight to avoid an Attack, you may put it on top of your deck.", "crisis1/flight-may-topdeck-itself"),
	Ruled("Magic", "The card is destroyed as soon as its text is done, not at the end of the turn.", "crisis1/magic-plays-a-card-again"),
	Ruled("Magic", "As your first card, Magic does nothing, but it counts as a Super Power you played.", "crisis1/magic-with-nothing-to-play-again"),
	Ruled("Magic", "You can't choose a card that has left play, such as one that another Magic destroyed.", "crisis1/magic-and-a-destroyed-card"),
	Ruled("Magic", "If it destroys a Line-Up card that Emerald Knight played, the card doesn't go back.", "crisis1/magic-and-a-borrowed-card"),
	Ruled("Magic", "Abilities that wait for the card to be played come after it is destroyed.", "crisis1/magic-destroys-before-triggers"),

	Ruled("Magician's Corset", "A player who has no card to draw gives you no Power.", "crisis1/magicians-corset-for-all-players"),
	Ruled("Magician's Corset", "You may choose no player.", "crisis1/magicians-corset-for-nobody"),
	Ruled("Magician's Corset", "A card that The Flash adds gives you no Power.", "crisis1/magicians-corset-and-the-flash"),
	Ruled("Quiver of Arrows", "Each chosen player decides about their own card. It isn't an Attack.", "crisis1/quiver-of-arrows-for-some-players"),
	Ruled("Signature Trenchcoat", "You may gain any destroyed card of that cost, even a Kick or a Weakness.", "crisis1/signature-trenchcoat-and-a-weakness"),

	Ruled("House of Mystery", "If you played a card with cost 5 or more before it this turn, it draws nothing this turn.", "crisis1/house-of-mystery-counts-plays"),
	Ruled("Swamp Thing", "A foe's Location that you discard goes to its owner's discard pile.", "crisis1/swamp-thing-super-hero-discards-locations"),
	Ruled("Swamp Thing", "A Location in the Line-Up that you discard is removed from the game.", "crisis1/swamp-thing-super-hero-discards-locations"),
	Ruled("Swamp Thing", "A Location that you destroy goes to the destroyed pile, even from the Line-Up or a foe.", "crisis1/swamp-thing-super-hero-destroys-locations"),
	Ruled("Swamp Thing", "The owners still control their Locations. On their own turns, only they do.", "crisis1/swamp-thing-super-hero-controls-locations"),
	Ruled("Swamp Thing", "If you turn a foe's Location upright, you get what happens then.", "crisis1/swamp-thing-super-hero-rotates-locations"),
	Ruled("Swamp Thing", "Locations in the Line-Up are not in play. Texts about cards in play leave them out.", "crisis1/swamp-thing-super-hero-and-cards-in-play"),

	Ruled("The Rot", "It draws for the first of all Weaknesses and Vulnerabilities, not for the first of each.", "crisis1/the-rot-counts-both"),
}
