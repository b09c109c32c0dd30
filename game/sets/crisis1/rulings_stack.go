package crisis1

import . "lineup/game/card"

// The rulings about the Super Heroes and the Super-Villains.
var stackRulings = []Ruling{
	Ruled("Ra's Al Ghul - Impossible Mode", "The new card comes before the refill. The Line-Up may have more than five cards.", "crisis1/ras-al-ghul-impossible-mode-adds-a-card"),
	Ruled("Ra's Al Ghul - Impossible Mode", "A Kick isn't from the Line-Up. After buying only Kicks, he adds a card.", "crisis1/ras-al-ghul-impossible-mode-adds-a-card"),
	Ruled("Ra's Al Ghul - Impossible Mode", "A gained card counts, even if it went to another player's hand.", "crisis1/ras-al-ghul-impossible-mode-and-a-gain"),
	Ruled("Ra's Al Ghul - Impossible Mode", "He works only on the stack. In the Line-Up of Super-Hidden, he adds nothing.", "crisis1/ras-al-ghul-impossible-mode-hidden"),
	Ruled("Atrocitus - Impossible Mode", "A player who avoids the Attack still puts a random card there.", "crisis1/atrocitus-impossible-mode-appears"),
	Ruled("Atrocitus - Impossible Mode", "Only the cards he put there come back. Other cards stay under the Super Hero.", "crisis1/atrocitus-impossible-mode-defeated"),
	Ruled("Black Manta - Impossible Mode", "Equipment he adds to the Line-Up makes him cost more.", "crisis1/black-manta-impossible-mode-appears"),
	Ruled("Darkseid - Impossible Mode", "Kicks in hand are Super Powers and go to the Line-Up. Kicks in their stack don't count.", "crisis1/darkseid-impossible-mode-appears"),
	Ruled("Brainiac - Impossible Mode", "At the end of the turn, the cards you played go to their owners' discard piles.", "crisis1/brainiac-impossible-mode-plays-a-card-of-each-foe"),
	Ruled("Brainiac - Impossible Mode", "Play all the cards before you resolve abilities that wait for them.", "crisis1/brainiac-impossible-mode-and-first-cards"),
	Ruled("Captain Cold - Impossible Mode", "You may discard on his defeat or keep the Super Hero face down. There is no later chance.", "crisis1/captain-cold-impossible-mode-appears-and-falls"),
	Ruled("Captain Cold - Impossible Mode", "If it is your turn, you may use the flipped Super Hero right away.", "crisis1/captain-cold-impossible-mode-flipped-up"),
	Ruled("Deathstroke - Impossible Mode", "If there is only a Hero or only a Villain, you may gain that one.", "crisis1/deathstroke-impossible-mode-with-one-type"),
	Ruled("Hades - Impossible Mode", "Each player chooses between the two cards they added.", "crisis1/hades-impossible-mode-appears"),
	Ruled("Hades - Impossible Mode", "With an empty main deck, a player gains no Weakness.", "crisis1/hades-impossible-mode-and-a-short-main-deck"),
	Ruled("The Joker - Impossible Mode", "A foe with one card may choose to discard it. A foe with no cards lets you draw.", "crisis1/the-joker-impossible-mode-and-few-cards"),
	Ruled("The Joker - Impossible Mode", "A player who avoids the Attack passes nothing. Cards for them go to the next player to the left.", "crisis1/the-joker-impossible-mode-avoided"),
	Ruled("Lex Luthor - Impossible Mode", "An asterisk counts as 3 VP.", "crisis1/lex-luthor-impossible-mode-appears"),
	Ruled("Lex Luthor - Impossible Mode", "A player whose best card has 0 VP or less gains no Weakness.", "crisis1/lex-luthor-impossible-mode-appears"),
	Ruled("Parallax - Impossible Mode", "He doubles the Power you have then, not Power you have spent or get later.", "crisis1/parallax-impossible-mode-played"),

	Ruled("Constantine", "A card with cost 0, or one you don't play, stays on top of your deck. You can't use him again this turn.", "crisis1/constantine-leaves-the-card"),
	Ruled("Constantine", "A card that has left play isn't destroyed, even if you play it again.", "crisis1/constantine-and-cadmus-labs"),
	Ruled("Constantine", "A Location he plays is destroyed, too.", "crisis1/constantine-and-a-location"),
	Ruled("Green Arrow", "He works for Villains in the Line-Up, for Super-Villains, and for Super Heroes on their stack.", "crisis1/green-arrow-super-hero-and-super-heroes-on-the-stack"),
	Ruled("Green Arrow", "A Villain with cost 1 or 2 costs 0.", "crisis1/green-arrow-super-hero-and-villains"),
	Ruled("Robin", "Decide just before the draw, while the card is still resolving. If you decline, you can't use him again this turn.", "crisis1/robin-super-hero-declined"),
	Ruled("Robin", "If a card draws several cards, the Equipment replaces the first one only.", "crisis1/robin-super-hero-and-two-cards"),
	Ruled("Robin", "He works even if your deck and discard pile have no card to draw.", "crisis1/robin-super-hero-and-an-empty-deck"),
	Ruled("Robin", "A Super Hero's draw isn't a card's draw. He waits for the next one.", "crisis1/robin-super-hero-and-a-super-heros-draw"),
	Ruled("Robin", "Abilities that wait for a draw, such as The Flash's, work even if it is replaced.", "crisis1/robin-super-hero-and-the-flash"),
	Ruled("Robin", "The Equipment isn't a card drawn. H'El ignores its cost.", "crisis1/robin-super-hero-and-hel"),
	Ruled("Robin", "If he replaces one of Psimon's draws, four cards go back on the deck.", "crisis1/robin-super-hero-and-psimon"),
	Ruled("Zatanna Zatara", "With an empty deck, you draw the same card again.", "crisis1/zatanna-zatara-super-hero-with-an-empty-deck"),
}
