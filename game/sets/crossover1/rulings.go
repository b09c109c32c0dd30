package crossover1

import . "lineup/game/card"

// rulings answer questions that the texts of these cards leave open.
var rulings = []Ruling{
	Ruled("Citizen Steel", "He looks only at the top of the Super-Villain stack. A Super Hero on that stack costs you less, too.", "crossover1/citizen-steel-counts-the-stack"),
	Ruled("Per Degaton", "Only cards you discard from your hand count, not cards you discard from your deck.", "crossover1/per-degaton-hand-only"),
	Ruled("Per Degaton", "A card you discard after you play him still counts.", "crossover1/per-degaton-before-and-after"),
	Ruled("Scythe", "Revealing a Starter is your choice. You don't have to show that you have none.", "crossover1/scythe-and-a-revealed-starter"),

	Ruled("Girl Power", "You choose which card to discard: this card or a Punch.", "crossover1/girl-power-keeps-the-punch"),
	Ruled("Girl Power", "You draw a card whichever one you discard.", "crossover1/girl-power-discards-the-punch"),
	Ruled("Mystic Bolts", "At best, you get one card with cost 4 and one card with cost 5.", "crossover1/mystic-bolts-takes-two-of-different-cost"),

	Ruled("T-Spheres", "Name a card, not a card type.", "crossover1/t-spheres-names-a-card"),
	Ruled("T-Spheres", "You may name any card, even one that isn't in your deck.", "crossover1/t-spheres-names-the-wrong-card"),
	Ruled("The Hourglass", "You get the card before you draw your new hand, so your new hand has six cards.", "crossover1/the-hourglass-returns-a-card"),
	Ruled("The Hourglass", "The card must still be in play at the end of the turn. Otherwise, it doesn't go to your hand.", "crossover1/the-hourglass-wants-the-card-in-play"),
	Ruled("The Hourglass", "Another player's card goes to that player's hand.", "crossover1/the-hourglass-and-a-borrowed-card"),

	Ruled("Eclipso", "Play the discarded cards right away, in any order. You can't play them later in the turn.", "crossover1/eclipso-plays-the-discarded-cards"),
	Ruled("Eclipso", "You may also play a discarded Location. It returns at the end of the turn.", "crossover1/eclipso-plays-the-discarded-cards"),
	Ruled("Eclipso", "You have the other Super Heroes' abilities until the end of this turn. Their players keep them, too.", "crossover1/eclipso-texts-end-with-the-turn"),
	Ruled("Eclipso", "You don't get the abilities of a Super Hero that is face down.", "crossover1/eclipso-and-a-face-down-super-hero"),
	Ruled("Gentleman Ghost", "Choose for one foe at a time, in turn order. Each foe gets at most one card.", "crossover1/gentleman-ghost-passes-a-card-to-each-foe"),
	Ruled("Gentleman Ghost", "Putting cards into the foes' discard piles isn't an Attack. A Defense can't avoid it.", "crossover1/gentleman-ghost-passes-a-card-to-each-foe"),
	Ruled("Icicle", "The Super Hero has no abilities at the end of that turn either.", "crossover1/icicle-covers-the-end-of-the-turn"),
	Ruled("Kobra", "Keep the four cards apart from your hand until you have discarded two of them.", "crossover1/kobra-draws-four-and-discards-two-of-them"),
	Ruled("Ultra-Humanite", "You draw that many cards all at once. It counts as one draw, even for The Flash.", "crossover1/ultra-humanite-and-the-flash"),

	Ruled("Doctor Fate", "Costs 2, 3, 4, 5, and 6 in any order give +2 Power and one card: each card counts once for each ability.", "crossover1/doctor-fate-in-another-order"),
	Ruled("Doctor Fate", "You get the Power or the card as soon as the last of the cards has been played.", "crossover1/doctor-fate-two-to-six"),
	Ruled("Jay Garrick", "Don't finish the card first. He interrupts it just before you draw.", "crossover1/jay-garrick-interrupts"),
	Ruled("Jay Garrick", "The instruction to draw counts, even if you can't draw.", "crossover1/jay-garrick-needs-the-instruction-only"),
	Ruled("Jay Garrick", "A draw caused by a Super Hero doesn't count: a Super Hero isn't a card.", "crossover1/jay-garrick-and-super-heroes"),
	Ruled("Jay Garrick", "If one card makes you draw several times, you may use him each time.", "crossover1/jay-garrick-each-draw-of-a-card"),
	Ruled("Stargirl", "Revealing a card instead of using a Defense doesn't count as avoiding the Attack.", "crossover1/stargirl-and-a-revealed-card"),
}
