package rebirth

import (
	"fmt"
	"slices"

	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// Titles of pages that apply only to cooperative games.
const (
	togetherTitle = "The goal"
	aloneTitle    = "Playing alone"
	campaignTitle = "The campaign"
)

// pages returns the mode's rules for people.
func pages() []mode.RulesPage {
	return []mode.RulesPage{
		{Title: togetherTitle, Says: []mode.Passage{
			mode.Tell("Cooperative play", "R-HRO-07 R-VIL-23",
				"One to four Super Heroes defend a city against the Villains. You all win or all lose. VP are not counted."),
			mode.Tell("Winning", "R-WIN-01 R-THR-14 R-SCN-03",
				fmt.Sprintf("You win a Scenario as soon as %d Super-Villains have been defeated, no matter who defeated them. Some Scenarios require more; see the Scenario card (T on the map).", rebirth.ToWin)),
			mode.Tell("Losing", "R-WIN-02 R-THR-12",
				"You lose when time runs out (see The Threat and the clock). A Scenario may add other ways to lose; its card lists them."),
			mode.Tell("Your starting deck", "R-HRO-02 R-HRO-03 R-HRO-04 R-SIG-02 R-SET-10 R-SET-11",
				"Ten cards: Punches (1 Power each), three Runs (Move 2 each), and a Helping Hand. An earned Signature card of your Super Hero replaces a Punch. Each player draws five cards, then the team chooses the first player. Play goes clockwise."),
		}},
		{Title: "The map", Says: []mode.Passage{
			mode.Tell("A ring of ten spaces", "R-RNG-01 R-RNG-03 R-RNG-04 R-RNG-07",
				"Five Locations form a ring, with one Line-Up slot between each pair. A space may hold any number of Characters, Villains, and cards. For card effects, all ten spaces are the Line-Up."),
			mode.Tell("Your Character", "R-HRO-07 R-FST-01 R-FST-02",
				"Your Character is the standee that marks where you are. Put it on any space at the start of your first turn."),
			mode.Tell("Locations", "R-LOC-01 R-LOC-02 R-LOC-03 R-LOC-05 R-BUY-05",
				"Some Locations have an ability. While your Character is there, pay its cost in Power, Move, or a card from your hand to use it. You may use each Location once per turn, so you can move on and use another. The other Locations have a Basic stack to buy from."),
			mode.Tell("The main deck", "R-STK-05 R-STK-06 R-TRN-12",
				"The main deck is five stacks on top of each other. The map shows how many Super-Villains each stack contains, but not where in it they are. Empty slots are not refilled. Cards enter at the start of each turn and through card effects."),
		}},
		{Title: "A turn", Says: []mode.Passage{
			mode.Tell("1. Start of turn", "R-TRN-01 R-THR-11 R-FST-02",
				"If the end clock started on your turn, move its token one box right. Resolve \"at the start of your turn\" effects. On your first turn, place your Character on the map."),
			mode.Tell("2. Villains attack", "R-TRN-02 R-ATK-03",
				"Each Villain in your space and each Villain at its own Destination (anywhere on the map) attacks you, in the order you choose. No other player is attacked in this step."),
			mode.Tell("3. Villains move", "R-TRN-03 R-VIL-06 R-VIL-08 R-VIL-09 R-CON-02",
				"Each Villain moves one space toward its Destination by the shortest path (clockwise if tied). A Villain at its Destination, in a space with a Character, or with a CONTAINED token doesn't move."),
			mode.Tell("4. A new card", "R-TRN-04 R-TRN-05 R-THR-06",
				"Put the top card of the main deck into the Line-Up slot with the fewest cards (lowest number if tied). Cards on Locations don't count. A Threat Level may add a second card."),
			mode.Tell("5. Your actions", "R-TRN-07 R-TRN-08 R-TRN-09 R-TRN-10",
				"Play cards, move, use abilities, buy cards, and defeat Villains, in any order and any number of times. All of this is optional."),
			mode.Tell("6. End of turn", "R-END-01 R-END-02 R-END-03 R-END-04 R-END-05 R-END-06 AMB-18",
				"End your turn. Put the rest of your hand into your discard pile. Resolve \"at the end of your turn\" effects. Put the cards you played into your discard pile, except those that stay in play; unspent Power and Move are lost. Draw five cards. The player to your left takes the next turn."),
			mode.Tell("The first turn of the game", "R-TRN-11",
				"Skip Steps 2 to 4 on the very first turn."),
		}},
		{Title: "Moving and Range", Says: []mode.Passage{
			mode.Tell("Moving", "R-MOV-01 R-MOV-02 R-MOV-03 R-MOV-04",
				"1 Move takes your Character one space in either direction. Move from several cards adds up. Spend it any time during your turn, in parts, before and after buying. Moving back costs Move again."),
			mode.Tell("Meeting a Villain", "R-MOV-05",
				"Entering a Villain's space has no penalty and does not make it attack. Neither does its entering yours."),
			mode.Tell("Being moved", "R-MOV-06 R-MOV-07",
				"A card that moves a Character a number of spaces doesn't give Move, so you can't spend those spaces on anything. Placing a Character isn't moving it.",
				"A Move card has MOVE beside its type. Some Move cards move a Character and give no Move."),
			mode.Tell("Range", "R-RAN-01 R-RAN-02 R-RAN-03 R-RAN-04 R-RNG-05",
				"Your space is Range 0, a neighboring space is Range 1, and so on by the shortest path, to at most 5. \"Within Range 2\" means at most two spaces away. Effects without a Range have no limit.",
				"You may move in, help, and move on, if you have the Move."),
		}},
		{Title: "Buying and defeating", Says: []mode.Passage{
			mode.Tell("Buying", "R-BUY-01 R-BUY-02 R-BUY-03 R-BUY-06",
				"Buy cards in your Character's space, unless a card lets you reach farther. Pay each card's printed cost from this turn's Power. Buy as many as you can afford; they go to your discard pile. You can't buy Weaknesses."),
			mode.Tell("Basic cards", "R-BUY-04 R-BUY-05 R-GAN-03",
				"While your Character is on a Location with a Basic stack, you may buy one card from it each turn. A Basic card gained by an effect doesn't count toward that."),
			mode.Tell("Defeating a Villain", "R-VIL-18 R-VIL-19 R-DST-02",
				"Pay a Villain's cost in its space to defeat it, then resolve its Reward. Skip any part that can't be done. In cooperative games, a defeated Villain is destroyed; Villains never enter your deck."),
			mode.Tell("Gaining and destroying", "R-GAN-01 R-GAN-02 R-DST-01 R-DST-03 AMB-01",
				"To gain a card is to take it without paying. It goes to your discard pile unless the effect says otherwise. A destroyed card goes to the destroyed pile. A destroyed Basic card doesn't return to its stack; a destroyed Weakness does."),
			mode.Tell("Your deck", "R-END-07 R-SHF-01",
				"When you need a card from your deck and it is empty, shuffle your discard pile to form a new deck."),
		}},
		{Title: "Villains", Says: []mode.Passage{
			mode.Tell("Where they go", "R-VIL-02 R-VIL-03 R-RNG-08",
				"A Villain's number is its Destination: the Location slot it moves toward, whatever Location is there. When a regular Villain enters, it does nothing yet."),
			mode.Tell("When they attack", "R-VIL-06 R-VIL-07 R-VIL-11 R-VIL-14 R-VIL-12",
				"A Villain at its Destination stays there and attacks each player at the start of that player's turn, at any distance. Elsewhere, it attacks only a player whose Character is in its space, at the start of that player's turn. Each Villain attacks that player only once then. On other players' turns, only Super-Villains that enter attack you."),
			mode.Tell("Holding Villains", "R-VIL-09 R-VIL-22",
				"A Villain in a space with a Character is held: it doesn't move when Villains move at the start of a turn. So it helps to end your turn in a Villain's space or in its path. It attacks you on your next turn unless it is defeated or one of you is moved first."),
			mode.Tell("Moving Villains", "R-VIL-15 R-VIL-16 R-VIL-17",
				"A card may move a Villain from any space, and Characters don't stop it. A Villain moved off its Destination no longer attacks at a distance."),
			mode.Tell("CONTAINED", "R-CON-01 R-CON-02 R-CON-03 R-CON-04 AMB-12",
				"Some cards put a CONTAINED token on a Villain. A CONTAINED Villain doesn't move when Villains move at the start of a turn. It still attacks, and cards can still move it. The token stays until the Villain leaves play."),
			mode.Tell("All Destinations", "R-ALL-01 R-ALL-02 R-ALL-03 R-ALL-04 R-ALL-05 AMB-09",
				"A Super-Villain with All instead of a number has every Location as its Destination. If its Attack at the start of a turn isn't avoided, it also moves one space clockwise, even out of a Character's space. When the other Villains move, it moves one space clockwise unless a Character holds it."),
			mode.Tell("Villains of other sets", "R-MIX-02 R-MIX-03 R-MIX-04",
				"When other sets join in, roll a die for each Villain from another set: 1-5 is its Destination, and on a 6 the active player chooses. Its Attack is all it does, and its Reward depends on its cost."),
		}},
		{Title: "The Threat and the clock", Says: []mode.Passage{
			mode.Tell("When a Super-Villain enters", "R-THR-05 R-VIL-04 R-ATK-02",
				"First, raise the Threat one Level and apply that Level's text. Then the Super-Villain attacks each player, wherever they are. Each player may avoid it separately."),
			mode.Tell("Levels", "R-THR-02 R-THR-03 R-THR-15 R-THR-16 R-THR-17",
				"Some Level texts apply from that Level on, including higher Levels. Others happen once, when the Level is reached. A tile on a Level replaces its text; a tile next to it is added to it; a blank Level has no text. MENU names the key that shows them all on the map."),
			mode.Tell("The end clock", "R-THR-10 R-THR-11 R-THR-12 R-THR-13",
				fmt.Sprintf("Level %d starts the end clock on box 1 of %d, unless a tile says otherwise. Each time the player on whose turn it started begins a turn, move the token one box right. Time runs out when the token must move and no box is left. From box 1, each player has three turns left; for the active player, the current turn is one of them.", rebirth.LastLevel, rebirth.LastBox),
				"After that, Super-Villains still attack when they enter, but no longer raise the Threat."),
			mode.Tell("The longest game", "R-WIN-08 AMB-07",
				fmt.Sprintf("As a house rule, time also runs out after %d turns.", longestPlay)),
		}},
		{Title: "Attacks, Defenses, damage", Says: []mode.Passage{
			mode.Tell("A Defense", "R-DEF-01 R-DEF-02 R-DEF-03 R-DEF-04 R-DEF-05 R-DEF-06",
				"When attacked, you may use one Defense card. It says whether you discard it or only reveal it, and what you get. The next Attack needs its own Defense. Using a Defense isn't playing the card. When you play the card on your turn, use only the text above its Defense."),
			mode.Tell("Protecting others", "R-DEF-07 R-DEF-08",
				"A Defense with a Range can protect another Character within that Range of your Character. A Defense without a Range protects only you, unless it says otherwise."),
			mode.Tell("Getting away", "R-ATK-08 R-ATK-09 R-ATK-10",
				"If a Defense moves you to another space while Villains attack at the start of your turn, Villains left behind don't attack unless they are at their Destination. Villains in the new space don't join in."),
			mode.Tell("Damage", "R-DMG-01 R-DMG-02 R-DMG-03 R-DMG-04",
				"A Super-Villain at its Destination whose Attack isn't avoided puts one Damage token on that Location. Other Villains never damage Locations."),
			mode.Tell("A destroyed Location", "R-DMG-05 R-DMG-06 R-DMG-07",
				fmt.Sprintf("The %dth Damage token destroys the Location: it loses its ability and its Basic stack. Villains still go to its space.", rebirth.HitPoints)),
			mode.Tell("Weaknesses", "R-WKN-01 R-WKN-02",
				"Attacks give you Weaknesses. They do nothing but take up space in your hand. If none are left, no one gains any, and the rest of the effect still happens."),
		}},
		{Title: "Helping each other", Says: []mode.Passage{
			mode.Tell("Assist", "R-AST-01 R-AST-03 R-AST-04 R-AST-05 AMB-05",
				"You may play an Assist card from your hand during another player's turn, while they act, if their Character is within its Range of yours. That player gets everything the card gives: Power, cards drawn, and so on. They didn't play it, so it doesn't trigger their \"when you play\" effects."),
			mode.Tell("What it costs", "R-AST-06 R-AST-07",
				"The card goes to your discard pile. You don't draw a replacement, so you start your next turn one card short."),
			mode.Tell("On your own turn", "R-AST-02",
				"Play an Assist card like any other card."),
			mode.Tell("Helping Hand", "R-HLP-01 R-HLP-02 R-HLP-03",
				"+1 Power, and one player of your choice (you or another), at any distance, may move their Character one space. As an Assist it has Range 0: both Characters must share a space, and the helped player chooses who moves."),
			mode.Tell("Hands", "R-SET-11",
				"In cooperative games, hands are public unless the Closed Hands variant is on."),
		}},
		{Title: aloneTitle, Says: []mode.Passage{
			mode.Tell("An ally", "R-SOL-02 R-SOL-03 R-SOL-04 R-SOL-05",
				"A solo player has an ally: a second Character that enters in the same space as yours. You may spend your Move on it as if it were your own, and it holds Villains in its space. It has no deck or ability, and it can't buy."),
			mode.Tell("When the ally is hit", "R-SOL-06 R-SOL-07 R-SOL-08 R-SOL-09 AMB-10",
				fmt.Sprintf("Each time Villains in its space hit the ally, put one Weakness on it, no matter how many hit. With %d, it leaves the map at the end of your turn. When a Super-Villain is defeated, return the ally's Weaknesses to the stack; if the ally was off the map, place it in your space.", rebirth.AllyLeaves)),
			mode.Tell("Storing an Assist", "R-SOL-10 R-SOL-11 R-SOL-12",
				"Once per turn, you may set aside an Assist card from your hand; that isn't playing it. You must play it during your next turn, and you can't set aside another until then."),
		}},
		{Title: campaignTitle, Says: []mode.Passage{
			mode.Tell("Eight Scenarios", "R-SCN-01 R-WIN-05 R-WIN-06",
				"Play them in order. If you lose a Scenario, replay it. Lose it twice and it is failed; move on to the next."),
			mode.Tell("What carries over", "R-DMG-08 R-WIN-03 R-DST-05",
				"Location damage carries over. Bought and destroyed cards are returned: each attempt starts with your starting decks unless the Scenario says otherwise."),
			mode.Tell("Rewards", "R-SIG-02 R-SIG-03 R-SID-01 R-SID-02 R-SID-03 R-SID-04",
				"Your Super Hero's Signature cards replace Punches in your starting deck. From Scenario 2, there are Side Missions; each can be completed once per campaign. Sealed cards are revealed when the story reaches them."),
			mode.Tell("Score", "R-LOG-02 R-LOG-03 R-LOG-04",
				"You score points for Scenarios won, Side Missions, and a city with no destroyed Locations. The total gives a grade; the campaign overview shows the table."),
		}},
		{Title: "Terms", Glossary: true, Says: []mode.Passage{
			mode.Tell("Assist", "R-AST-01", "A card you may play on another player's turn to help them."),
			mode.Tell("Attack", "R-ATK-01 R-ATK-02 R-ATK-03", "What a Villain does to you at the start of your turn, and a Super-Villain to each player when it enters. A Defense can avoid it."),
			mode.Known("Basic", "R-LOC-06", "A card from a stack on some Locations."),
			mode.Known("Character", "R-HRO-07", "Your standee on the map. Villains are not Characters."),
			mode.Tell("CONTAINED", "R-CON-02", "The Villain doesn't move at the start of a turn."),
			mode.Known("Defeat", "R-VIL-18", "To pay a Villain's cost in its space."),
			mode.Tell("Defense", "R-DEF-01", "An ability of a card in your hand that lets you avoid an Attack."),
			mode.Tell("Destination", "R-VIL-02", "The Location a Villain moves toward."),
			mode.Known("Line-Up", "R-RNG-04", "All ten spaces of the ring. The Line-Up slots are the five between the Locations."),
			mode.Known("Move", "R-MOV-01", "What you spend to move: 1 per space."),
			mode.Tell("Ongoing", "R-THR-02 R-END-04", "An effect that lasts: while its card stays in play or, on a Level, from that Level on."),
			mode.Known("Power", "R-BUY-02", "What you spend to buy cards and defeat Villains."),
			mode.Tell("Range", "R-RAN-01", "The greatest distance, in spaces, at which something works."),
			mode.Tell("Reward", "R-VIL-18", "The effect of defeating a Villain."),
			mode.Known("Super-Villain", "R-VIL-01 R-VIL-04", "A Villain that raises the Threat and attacks each player when it enters."),
			mode.Tell("Target player", "R-EFF-02 R-HRO-06", "Any player, including you."),
			mode.Tell("Threat", "R-THR-01", "The Villains' progress: Levels 0 to 5, then the end clock."),
			mode.Tell("Weakness", "R-WKN-01", "A card that does nothing. Attacks give it to you."),
		}},
	}
}

// rivalPages returns the pages that also apply to a competitive game.
func rivalPages() []mode.RulesPage {
	return slices.DeleteFunc(pages(), func(p mode.RulesPage) bool {
		return p.Title == togetherTitle || p.Title == aloneTitle || p.Title == campaignTitle
	})
}

// The texts of the pages about the profile and the variants.
var (
	standardTells = []mode.Passage{
		mode.Tell("Our own texts", "R-CMP-03 R-THR-18 R-LOC-08 R-SCN-07",
			"Some card, Level, tile, and Scenario texts exist only in the physical box. Lineup uses its own instead, written to fit the rules."),
	}
	closedTells = []mode.Passage{
		mode.Tell("Hands", "R-SET-10 R-SET-11",
			"You see only your own hand. You may still talk, help, and defend each other, and you still win or lose together."),
	}
	impossibleTells = []mode.Passage{
		mode.Tell("Costs", "R-VIL-18",
			"Super-Villains cost 1 more to defeat."),
		mode.Tell("Attacks", "R-ATK-04 R-WKN-01 R-DEF-03",
			"Most Super-Villains' Attacks also give a Weakness. With more players, fewer of the low-cost Super-Villains do this. Each card shows what its Attack does. To avoid it, the Defense card must be discarded (from hand or play); a Defense that only reveals the card doesn't work."),
	}
	competitiveTells = []mode.Passage{
		mode.Tell("The goal", "R-CPT-05 R-CPT-07 R-CPT-08 R-CPT-09",
			"Two to four players, free-for-all or two against two. Put defeated Villains in a pile next to you. Your VP come from your deck and that pile; each Weakness subtracts 1. The most VP wins (partners add theirs). Ties go to the side with more defeated Super-Villains, then the win is shared."),
		mode.Tell("The end", "R-CPT-06",
			fmt.Sprintf("The game ends when the players have defeated %d Super-Villains in total, when the last card leaves the main deck, or when time runs out.", rebirth.ToWin)),
		mode.Tell("How it begins", "R-CPT-01 R-CPT-03 R-CPT-04 AMB-13",
			"There are no Scenarios, Side Missions, or Secret Cards, and no Villains in the first Line-Up. Choose how many Signature cards each starting deck has. The player in the first seat goes first. Hands are hidden."),
		mode.Tell("The Threat", "R-CPT-02 R-THR-19",
			"The competitive side of the Threat Track has other texts on some Levels. MENU names the key that shows them on the map."),
		mode.Tell("Assist and Defense", "R-CPT-10 R-CPT-11",
			"You can help only your partner with Assist cards and Defenses with a Range. Without partners, you may set aside one Assist card on your turn and must play it on your next turn. No one has an ally."),
		mode.Tell("A competitive campaign", "R-CCP-02 R-CCP-03 R-CCP-04 R-CCP-05 R-CCP-06",
			"Each game uses five random Locations; damage carries over. Each player starts with three Signature cards. The winner of a game trades one of theirs for a Punch. The first player or team to win two games wins the campaign."),
	}
)
