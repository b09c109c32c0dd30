package teentitans

import . "lineup/game/card"

// heroRulings are about Heroes, Super Powers, and Super Heroes.
var heroRulings = []Ruling{
	Ruled("Aqualad", "He is in your discard pile by then, so you may put him on top of your deck.", "teentitans/aqualad-takes-himself"),
	Ruled("Bunker", "A card with several types fills as many of them as it can.", "teentitans/bunker-and-shapeshift"),
	Ruled("Dick Grayson", "Super-Villains with an Ongoing text and cards that stay in play as a Defense are Ongoing cards.", "teentitans/dick-grayson-scores"),
	Ruled("Dick Grayson", "Until the game is over, he counts as worth 3 VP.", "teentitans/dick-grayson-counts-as-3"),
	Ruled("Garfield Logan", "A card has the type from the moment you discard it or have finished playing it.", "teentitans/garfield-logan-names-the-type-of-a-played-card"),
	Ruled("Garfield Logan", "If a card you are playing makes you discard a card, the discarded card has the type.", "teentitans/garfield-logan-while-a-card-makes-you-discard"),
	Ruled("Garfield Logan", "A card discarded from play does not get the type.", "teentitans/garfield-logan-and-bumblebee"),
	Ruled("Garfield Logan", "When the card goes to another place, it loses the type.", "teentitans/garfield-logan-and-cadmus-labs"),
	Ruled("Garfield Logan", "The type ends when your turn ends.", "teentitans/garfield-logan-ends-before-the-end-of-the-turn"),
	Ruled("Garfield Logan", "If you play the card again, it still has the type.", "teentitans/garfield-logan-and-clayface"),
	Ruled("Hawk & Dove", "They give only 1 more Power, no matter how many pairs you control.", "teentitans/hawk-and-dove-with-pairs"),
	Ruled("Hawk & Dove", "A Shapeshift makes a pair with any other card you control, because it has every card name.", "teentitans/shapeshift-and-hawk-and-dove"),
	Ruled("Jaime Reyes", "You may play him at any time during your next turn, as if he were in your hand.", "teentitans/jaime-reyes-must-be-played"),
	Ruled("Jaime Reyes", "You can't end that turn while he waits in play.", "teentitans/jaime-reyes-must-be-played"),
	Ruled("Jaime Reyes", "While he waits in play, you control him, but he isn't an Ongoing card.", "teentitans/jaime-reyes-waiting-is-controlled"),
	Ruled("Jericho", "You also keep your own Super Hero's abilities.", "teentitans/jericho-gives-an-ability-to-use"),
	Ruled("Jericho", "Cards you played before him don't count for an ability that happens when you play a card.", "teentitans/jericho-gives-a-trigger"),
	Ruled("Miss Martian", "If the game ends, the cards you set aside go on top of your deck and count.", "teentitans/miss-martian-at-the-end-of-the-game"),
	Ruled("Static", "The Ongoing card is in your discard pile by then, so you may destroy it.", "teentitans/static-discards-an-ongoing-card"),

	Ruled("Molecular Vibration", "If your deck is empty, this card is in the discard pile that you shuffle before you draw.", "teentitans/molecular-vibration-draws"),
	Ruled("Shapeshift", "It has every card name and all its types in your hand, deck, and discard pile, and in play.", "teentitans/shapeshift-and-the-first-super-power"),
	Ruled("Shapeshift", "In the Line-Up, it is only a Super Power.", "teentitans/shapeshift-in-the-line-up"),
	Ruled("Shapeshift", "Each Shapeshift is different from all other cards, including other Shapeshifts.", "teentitans/shapeshift-and-green-lantern"),
	Ruled("Shapeshift", "Two of them give Superman 2 Power.", "teentitans/two-shapeshifts-and-superman"),
	Ruled("Shapeshift", "If your Super Heroes are Superman and Black Canary, each Shapeshift you play counts for both.", "teentitans/shapeshift-and-two-super-heroes"),
	Ruled("Shapeshift", "At the end of the game, it counts as a Suicide Squad, a Power Ring, and any other card at once.", "teentitans/shapeshift-is-a-suicide-squad"),
	Ruled("Shapeshift", "Two in your deck count as two different cards for T-Wing.", "teentitans/t-wing-scores-cheap-cards"),
	Ruled("Shapeshift", "It is also a Kick, so Central City gives no Power for it.", "teentitans/shapeshift-and-central-city"),
	Ruled("Shapeshift", "If you destroy it, it goes to the destroyed pile, not to the Weakness stack.", "teentitans/shapeshift-destroyed"),
	Ruled("Shapeshift", "If Bizarro puts it on the Weakness stack, it leaves the game.", "teentitans/shapeshift-and-bizarro"),
	Ruled("Tactile Telekinesis", "It is itself the first Super Power if you played none before it.", "teentitans/tactile-telekinesis-is-a-super-power"),

	Ruled("Beast Boy", "The discarded card may be the card you take.", "teentitans/beast-boy-finds-a-card-of-the-same-type"),
	Ruled("Beast Boy", "If the discarded card has several types, you may take a card with any of them.", "teentitans/beast-boy-and-shapeshift"),
	Ruled("Kid Flash", "He works each time, not just once during each of your turns.", "teentitans/kid-flash-adds-a-card"),
	Ruled("Kid Flash", "Decide when you buy or gain the card. You can't add a card later.", "teentitans/kid-flash-adds-a-card"),
}
