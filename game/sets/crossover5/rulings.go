package crossover5

import . "lineup/game/card"

// The rulings about the main-deck cards.
var rulings = []Ruling{
	Ruled("Captain Boomerang Jr.", "An asterisk counts as 3 VP. A player who has none does nothing.", "crossover5/captain-boomerang-jr-and-an-asterisk"),
	Ruled("Captain Boomerang Jr.", "This isn't an Attack: a Defense can't avoid it.", "crossover5/captain-boomerang-jr-is-no-attack"),
	Ruled("James Jesse", "He doesn't look ahead: Teamwork used after you play him draws nothing.", "crossover5/james-jesse-after-teamwork"),
	Ruled("James Jesse", "A foe who plays him with Teamwork draws, because that foe has used Teamwork.", "crossover5/james-jesse-played-with-teamwork"),
	Ruled("Patty Spivot", "Draw before or after her, but she uses Teamwork only one more time. You may choose another foe.", "crossover5/patty-spivot-before-a-draw"),
	Ruled("Patty Spivot", "A draw by your Super Hero counts, too.", "crossover5/patty-spivot-and-a-heros-draw"),
	Ruled("Patty Spivot", "A draw by the card that her Teamwork plays counts.", "crossover5/patty-spivot-and-the-card-played"),
	Ruled("Patty Spivot", "Your new hand at the end of the turn doesn't count.", "crossover5/patty-spivot-without-a-draw"),
	Ruled("Pied Piper", "If the foe's deck is empty, shuffle that foe's discard pile. With no cards at all, nothing is played, but you have used Teamwork.", "crossover5/pied-piper-and-foes-without-cards"),
	Ruled("Pied Piper", "An Ongoing card played with Teamwork stays in play. When it leaves, it goes on top of its owner's deck.", "crossover5/teamwork-and-an-ongoing-card"),
	Ruled("Pied Piper", "A card played with Teamwork goes on top of its owner's deck even if it would be destroyed.", "crossover5/teamwork-and-a-card-destroyed"),
	Ruled("Pied Piper", "An Attack played with Teamwork hits your foes, the card's owner among them.", "crossover5/teamwork-and-a-foes-attack-card"),

	Ruled("Abra Kadabra", "If you don't gain the card, it returns to the top of the main deck.", "crossover5/abra-kadabra-declined"),
	Ruled("Abra Kadabra", "A card that has left play doesn't return, and you aren't asked to pay for it.", "crossover5/abra-kadabra-and-a-card-that-left"),
	Ruled("Abra Kadabra", "A Location he plays returns as well.", "crossover5/abra-kadabra-and-a-location"),
	Ruled("Dr. Alchemy", "The card you gain is in your hand, so you may add that same card to the Line-Up.", "crossover5/dr-alchemy-may-give-the-card-back"),
	Ruled("Dr. Alchemy", "You get VP tokens for the card before you choose one to give away.", "crossover5/dr-alchemy-and-a-token-at-once"),
	Ruled("Magenta", "You can't pay if the Line-Up has no Equipment.", "crossover5/magenta-without-an-equipment"),
	Ruled("Tar Pit", "One VP token pays for one card or for both.", "crossover5/tar-pit-destroys-one-card"),
	Ruled("The Top", "Teamwork isn't an Attack: a foe who avoids the Attack can't keep the card from being played.", "crossover5/the-top-avoided"),

	Ruled("Lightning Strike", "A card discarded from a deck gives nothing, nor does a card that a foe discards.", "crossover5/lightning-strike-and-other-discards"),
	Ruled("Mirror Images", "If your discard pile is shuffled to play a card, its cards can't be taken.", "crossover5/mirror-images-and-a-short-deck"),
	Ruled("Mirror Images", "First, finish the card it plays. A card discarded by it can be taken.", "crossover5/mirror-images-and-a-card-that-draws"),

	Ruled("Air-Walk Shoes", "An asterisk counts as 3 VP.", "crossover5/air-walk-shoes-take-a-cheap-card"),
	Ruled("Bag of Tricks", "If you have too few cards to draw, you still get all the Power.", "crossover5/bag-of-tricks-and-a-short-deck"),
	Ruled("Cold Gun", "Teamwork used before you play it gives no VP token.", "crossover5/cold-gun-counts-later-teamwork"),
	Ruled("Loot!", "If no player owns it, nothing is stolen.", "crossover5/abra-kadabra-and-loot"),
	Ruled("Mirror Gun", "You take one card for each name: after three Punches, one Punch.", "crossover5/mirror-gun-takes-one-card-for-a-name"),
	Ruled("Mirror Gun", "Only the name counts: a card of that name from another set may be taken.", "crossover5/mirror-gun-and-names-of-two-sets"),
	Ruled("Mirror Gun", "Cards you played with Teamwork count, too.", "crossover5/mirror-gun-and-teamwork"),

	Ruled("Iron Heights", "Without a VP token, you can't use it.", "crossover5/iron-heights-without-a-token"),
	Ruled("Iron Heights", "Against a First Appearance, put the token on the Super-Villain. The player who defeats it gets the token.", "crossover5/iron-heights-and-a-first-appearance"),
	Ruled("Rogues Safe House", "It works for the player who controls it, even if Teamwork brought it into play.", "crossover5/rogues-safe-house-played-with-teamwork"),
}
