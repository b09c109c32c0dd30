package crossover2

import . "lineup/game/card"

// rulings answer questions that the texts of these cards leave open.
var rulings = []Ruling{
	Ruled("Detective Lance", "Name a card first, then choose the foe. Looking isn't an Attack: a Defense can't avoid it.", "crossover2/detective-lance-and-several-foes"),
	Ruled("Laurel Lance", "You may take a card back even if your hand is empty.", "crossover2/laurel-lance-with-an-empty-hand"),
	Ruled("Moira Queen", "The card goes under your Super Hero without being gained.", "crossover2/moira-queen-takes-the-top-card"),
	Ruled("Moira Queen", "Cards under a Super Hero score for no player, but she counts them.", "crossover2/moira-queen-scores"),
	Ruled("Moira Queen", "Under a Super Hero, she scores nothing herself.", "crossover2/moira-queen-scores"),
	Ruled("Bronze Tiger", "A foe who avoids the Attack doesn't reveal a card, so you draw two cards.", "crossover2/bronze-tiger-avoided"),
	Ruled("Bronze Tiger", "You draw two cards in all, no matter how many foes reveal no such card.", "crossover2/bronze-tiger-draws-once"),
	Ruled("Huntress", "Villains you got before you played her count, too. Destroy for all of them when you play her.", "crossover2/huntress-after-a-purchase"),
	Ruled("Huntress", "For a Villain you get later, decide as soon as you get it.", "crossover2/huntress-before-and-after"),
	Ruled("Mr. Blank", "Moving a card under your Super Hero doesn't gain it.", "crossover2/mr-blank-moves-a-card-that-is-not-gained"),

	Ruled("Mirakuru", "If it is your first card and you leave it in play, draw one card.", "crossover2/mirakuru-declined"),
	Ruled("Mirakuru", "You may put it under your Super Hero even if your hand is empty.", "crossover2/mirakuru-with-an-empty-hand"),
	Ruled("Mirakuru", "Under your Super Hero, it stays there. If it was a foe's card, it doesn't return to that foe.", "crossover2/mirakuru-of-a-foe"),
	Ruled("Promise to a Friend", "You get the Power at the start of each later turn, not when you play it.", "crossover2/promise-to-a-friend-played"),
	Ruled("Promise to a Friend", "If a card makes you destroy a card, skip that part and do the rest.", "crossover2/promise-to-a-friend-and-forced-effects"),
	Ruled("Promise to a Friend", "You can still destroy cards during other players' turns, for example with a Defense.", "crossover2/promise-to-a-friend-and-a-defense"),
	Ruled("Promise to a Friend", "During your turn, other players can destroy cards.", "crossover2/promise-to-a-friend-and-the-foes"),

	Ruled("Arrow's Bow", "If you have no card under your Super Hero, you get the Power.", "crossover2/arrows-bow-with-nothing-under"),
	Ruled("Collapsible Staff", "Other effects of gaining a card come too late to move the Villains elsewhere.", "crossover2/collapsible-staff-and-solomon-grundy"),
	Ruled("Explosive Arrow", "You choose the card to destroy.", "crossover2/explosive-arrow-destroys-a-card"),
	Ruled("Explosive Arrow", "If the foe avoids the Attack, it stays in play.", "crossover2/explosive-arrow-avoided"),
	Ruled("Explosive Arrow", "It goes under your Super Hero even if there was no card to destroy.", "crossover2/explosive-arrow-with-nothing-under"),

	Ruled("Verdant", "It works from your next turn on, not in the turn you play it.", "crossover2/verdant-hides-a-card"),

	Ruled("John Diggle", "He can put a Defense card you only revealed there, too.", "crossover2/john-diggle-hides-a-revealed-defense"),
	Ruled("John Diggle", "Shado puts herself under your Super Hero, so there is nothing left to decide.", "crossover2/john-diggle-and-shado"),
	Ruled("John Diggle", "If an Attack takes two Defenses, only the second one can go there.", "crossover2/john-diggle-and-deadshot"),
	Ruled("Oliver Queen", "The random card comes from under your Super Hero.", "crossover2/oliver-queen-discards-another-card"),
	Ruled("Roy Harper", "You can't decline. With more than four cards, you choose which four to destroy.", "crossover2/roy-harper-with-five-cards"),
	Ruled("Roy Harper", "Taking a Super Power this way isn't buying or gaining it.", "crossover2/roy-harper-takes-a-super-power"),
	Ruled("Roy Harper", "With Promise to a Friend, you get the Power and destroy nothing.", "crossover2/roy-harper-and-promise-to-a-friend"),
	Ruled("Sara Lance", "A Super-Villain isn't in the Line-Up, so it can't go there when you defeat it.", "crossover2/sara-lance-and-a-super-villain"),
	Ruled("Sara Lance", "A Villain gained from elsewhere, such as from under a foe's Super Hero, can't go there either.", "crossover2/detective-lance-gains-a-villain"),
}
