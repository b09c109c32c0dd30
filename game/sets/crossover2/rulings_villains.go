package crossover2

import . "lineup/game/card"

// villainRulings answer questions that the texts of the Super-Villains leave open.
var villainRulings = []Ruling{
	Ruled("Edward Fyers", "Only the first draw of your turn that a card causes counts. A draw that your Super Hero causes doesn't.", "crossover2/edward-fyers-and-a-heros-draw"),
	Ruled("Edward Fyers", "First, finish the card that made you draw. You can choose only cards that are still in your hand.", "crossover2/edward-fyers-a-card-drawn-is-gone"),
	Ruled("Edward Fyers", "Verdant can cause the first draw of your turn. A draw counts even if you have no card to draw.", "crossover2/edward-fyers-and-verdant"),
	Ruled("China White", "If the main deck is empty, you put nothing under your Super Hero and discard nothing.", "crossover2/china-white-appears-with-an-empty-main-deck"),
	Ruled("Deadshot", "With only one Defense you are still hit, but what that Defense gives you happens.", "crossover2/deadshot-and-two-defenses"),
	Ruled("Deadshot", "A Defense that stays in your hand can be used for both.", "crossover2/deadshot-and-a-defense-that-stays"),
	Ruled("Deadshot", "With teams, partners can use one Defense each, or one of them uses both.", "crossover2/deadshot-with-teams"),
	Ruled("Deadshot", "You avoid the Attack with the second Defense, so abilities for avoiding an Attack happen once, after it.", "crossover2/deadshot-and-booster-gold"),
	Ruled("Count Vertigo", "The other card goes to the next player who didn't avoid the Attack. If you reveal only one card, put it under your own Super Hero.", "crossover2/count-vertigo-appears"),
	Ruled("Malcolm Merlyn", "If you have no card to discard, you still gain the Weakness.", "crossover2/malcolm-merlyn-appears"),
	Ruled("Isabel Rochev", "Playing her isn't an Attack, so it can't be avoided. You may choose yourself.", "crossover2/isabel-rochev-takes-a-card"),
	Ruled("Isabel Rochev", "If several cards have the highest cost, you choose one of them.", "crossover2/isabel-rochev-appears"),
	Ruled("Slade Wilson", "The types are Starter, Hero, Villain, Super Power, Equipment, and Location. Destroy as many of them as you can.", "crossover2/slade-wilson-wants-every-type"),
	Ruled("Slade Wilson", "A Weakness has none of the six types.", "crossover2/slade-wilson-in-a-tournament"),
	Ruled("Slade Wilson", "If you have fewer cards in hand than you must discard, discard all of them.", "crossover2/slade-wilson-appears"),
}
