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
			mode.Tell("All together", "R-HRO-07 R-VIL-23",
				"One to four Super Heroes stand against the Villains of a town, and win or lose together. Nobody counts points."),
			mode.Tell("Winning", "R-WIN-01 R-THR-14 R-SCN-03",
				fmt.Sprintf("A Scenario is won at the moment when %d Super-Villains are defeated, whoever of you has defeated them. Some Scenarios ask for more: the card of the Scenario says so. On the map, T shows it.", rebirth.ToWin)),
			mode.Tell("Losing", "R-WIN-02 R-THR-12",
				"It is lost when time runs out: see the page The Threat and the clock. A Scenario may add other ways to lose; its card names them."),
			mode.Tell("What you begin with", "R-HRO-02 R-HRO-03 R-HRO-04 R-SIG-02 R-SET-10 R-SET-11",
				"A deck of ten cards: Punches for 1 Power each, three Runs for 2 Move each, and a Helping Hand. A Signature card of your Super Hero that was earned is there in place of a Punch. Everybody draws five cards; then you choose who begins. Turns go round clockwise."),
		}},
		{Title: "The map", Says: []mode.Passage{
			mode.Tell("A ring of ten spaces", "R-RNG-01 R-RNG-03 R-RNG-04 R-RNG-07",
				"Five Locations lie in a ring, and between each two of them a slot for cards. Any number of Characters, Villains and cards may be in one space. For the texts of cards all ten spaces are the Line-Up."),
			mode.Tell("Your Character", "R-HRO-07 R-FST-01 R-FST-02",
				"It is the figure that stands where you are. It comes onto the map at the start of your first turn, on any space you like."),
			mode.Tell("Locations", "R-LOC-01 R-LOC-02 R-LOC-03 R-LOC-05 R-BUY-05",
				"Some have an ability, for whoever stands there and pays its price in Power, Move or a card of the hand. Each can be used once in a turn; walk on, and you can use that of another. The others have a stack of Basic cards that can be bought there."),
			mode.Tell("The main deck", "R-STK-05 R-STK-06 R-TRN-12",
				"It is made of five parts on top of one another. How many Super-Villains are in each of them the map shows; where in a part they lie nobody knows. Gaps in the Line-Up are not filled: new cards come in the turn of each player, and by the texts of cards."),
		}},
		{Title: "A turn", Says: []mode.Passage{
			mode.Tell("1. The start", "R-TRN-01 R-THR-11 R-FST-02",
				"If the end clock began in a turn of yours, it goes on by a box. What is to happen at the start of your turn happens. In your first turn you put your Character on the map."),
			mode.Tell("2. Villains attack", "R-TRN-02 R-ATK-03",
				"Each Villain in your space and each Villain at its own Destination, wherever that is, attacks you. You choose in which order. No other player is attacked now."),
			mode.Tell("3. Villains walk", "R-TRN-03 R-VIL-06 R-VIL-08 R-VIL-09",
				"Each Villain goes one space toward its Destination by the shorter way, clockwise if both are as long. Those that are there already stay, and so do those in a space with a Character."),
			mode.Tell("4. A new card", "R-TRN-04 R-TRN-05 R-THR-06",
				"The top card of the main deck comes into the slot with the fewest cards; of equal ones, into that with the lowest number. Cards on Locations do not count. A Level of the Threat may make it two cards."),
			mode.Tell("5. Your actions", "R-TRN-07 R-TRN-08 R-TRN-09 R-TRN-10",
				"In any order, as often as you can: play cards, move, use abilities, buy cards and defeat Villains. Nothing of that has to be done."),
			mode.Tell("6. The end", "R-END-01 R-END-02 R-END-03 R-END-04 R-END-05 R-END-06 AMB-18",
				"You end your turn. The rest of your hand goes to the discard pile. What is to happen at the end of your turn happens. The cards you have played go to the discard pile, but for those that stay; Power and Move that are left are lost. You draw five cards, and the player to your left has the next turn."),
			mode.Tell("The very first turn", "R-TRN-11",
				"Steps 2 to 4 are left out in the first turn of all."),
		}},
		{Title: "Moving and Range", Says: []mode.Passage{
			mode.Tell("Walking", "R-MOV-01 R-MOV-02 R-MOV-03 R-MOV-04",
				"1 Move takes your Character one space on, in either direction. Move of several cards adds up. Spend it in your turn whenever you like, in parts too: before, between and after what you buy. To go back costs Move again."),
			mode.Tell("Meeting a Villain", "R-MOV-05",
				"To enter the space of a Villain costs nothing, and it does not attack for that. Nor does it when it comes to you."),
			mode.Tell("Being moved", "R-MOV-06 R-MOV-07",
				"A card that lets a Character move some spaces moves it just so: that is no Move, and pays for nothing. To be placed is no walk."),
			mode.Tell("Range", "R-RAN-01 R-RAN-02 R-RAN-03 R-RAN-04 R-RNG-05",
				"Your own space is Range 0, the next one Range 1, and so on, the shorter way round; nothing is further away than 5. Within Range 2 means at most two steps away. A text without a Range reaches everywhere.",
				"You may walk up, help, and walk on, if you have the Move."),
		}},
		{Title: "Buying and defeating", Says: []mode.Passage{
			mode.Tell("Buying", "R-BUY-01 R-BUY-02 R-BUY-03 R-BUY-06",
				"You buy the cards in your own space, unless a card lets you reach further. Each costs the number printed on it, paid with the Power of this turn; buy as many as you can pay for. They go to your discard pile. Weaknesses cannot be bought."),
			mode.Tell("Basic cards", "R-BUY-04 R-BUY-05 R-GAN-03",
				"One of each stack in a turn, while you stand on its Location. One that you gain by a card comes on top of that."),
			mode.Tell("Defeating a Villain", "R-VIL-18 R-VIL-19 R-DST-02",
				"Pay its cost in its space. Then its Reward happens; what of it cannot be done is left out. Where all play together a defeated Villain is destroyed, and Villains never come into your deck."),
			mode.Tell("Gaining and destroying", "R-GAN-01 R-GAN-02 R-DST-01 R-DST-03 AMB-01",
				"To gain a card is to get it without paying; it goes to your discard pile unless the text names another place. What is destroyed leaves the game. Basic cards do not come back to their stack, Weaknesses do."),
			mode.Tell("Your deck", "R-END-07 R-SHF-01",
				"When you need a card of your deck and it is empty, your discard pile is shuffled and becomes the deck."),
		}},
		{Title: "Villains", Says: []mode.Passage{
			mode.Tell("Where they go", "R-VIL-02 R-VIL-03 R-RNG-08",
				"The number on a Villain is its Destination: the place in the ring it heads for, whichever Location lies there. When it comes in it does nothing yet, unless it is a Super-Villain."),
			mode.Tell("When they attack", "R-VIL-06 R-VIL-07 R-VIL-11 R-VIL-14 R-VIL-12",
				"At its Destination a Villain stays, and attacks each player in step 2 of their turn, however far away. Elsewhere it attacks only those in its space, in step 2 of their own turns. In one step 2 each attacks once. In the turns of others you are attacked only by Super-Villains that come in."),
			mode.Tell("Holding them", "R-VIL-09 R-VIL-22",
				"A Villain in a space with a Character does not walk: it is held. So it helps to end your turn with one, or in its way. It will attack you in your next turn, unless it is defeated or one of you is moved before."),
			mode.Tell("Moving them", "R-VIL-15 R-VIL-16 R-VIL-17",
				"A card may move a Villain from anywhere, and no Character stops that. Taken away from its Destination it no longer attacks from afar."),
			mode.Tell("CONTAINED", "R-CON-01 R-CON-02 R-CON-03 R-CON-04 AMB-12",
				"Some cards mark a Villain as CONTAINED. It does not walk in step 3 any more, but still attacks, and cards can still move it. The mark stays until the Villain is gone."),
			mode.Tell("All Destinations", "R-ALL-01 R-ALL-02 R-ALL-03 R-ALL-04 R-ALL-05 AMB-09",
				"For a Super-Villain with All in place of a number each Location is its Destination. If its Attack in step 2 is not avoided, it also moves one space clockwise, even away from a Character. In step 3 it walks on clockwise unless a Character holds it."),
			mode.Tell("Villains of other sets", "R-MIX-02 R-MIX-03 R-MIX-04",
				"If other sets join in, a die says where their Villains head; at a 6 the player whose turn it is chooses. Their Attack is what they do here, and their Reward goes by their cost."),
		}},
		{Title: "The Threat and the clock", Says: []mode.Passage{
			mode.Tell("When a Super-Villain comes in", "R-THR-05 R-VIL-04 R-ATK-02",
				"First the Threat rises by one Level, and what that Level says counts. Then the Super-Villain attacks all players, wherever they are. Each may avoid that alone."),
			mode.Tell("Levels", "R-THR-02 R-THR-03 R-THR-15 R-THR-16 R-THR-17",
				"Some texts hold from their Level on, and at all higher ones. Others happen once, when their Level is reached. A tile on a Level takes the place of its text, a tile beside it is added, and a blank Level says nothing. On the map, T shows them all."),
			mode.Tell("The end clock", "R-THR-10 R-THR-11 R-THR-12 R-THR-13",
				fmt.Sprintf("Level %d sets the clock off: on box 1 of %d, unless a tile says otherwise. Each time the player in whose turn that was begins a turn, it goes on by a box. When there is no box left, time has run out. From box 1 that gives each player three more turns, the one being played among them.", rebirth.LastLevel, rebirth.LastBox),
				"From then on Super-Villains that come in still attack, but raise nothing."),
			mode.Tell("The longest game", "R-THR-12",
				fmt.Sprintf("Time has run out as well after %d turns.", longestPlay)),
		}},
		{Title: "Attacks, Defenses, damage", Says: []mode.Passage{
			mode.Tell("A Defense", "R-DEF-01 R-DEF-02 R-DEF-03 R-DEF-04 R-DEF-05 R-DEF-06",
				"Whoever is attacked may use one card with a Defense against it; the card says whether it is discarded or only shown, and what it gives for that. The next Attack needs another answer. Using a Defense is not playing the card. Played in your turn, a card does only what stands above its Defense."),
			mode.Tell("Protecting others", "R-DEF-07 R-DEF-08",
				"A Defense with a Range can protect another Character within that Range of yours. One without a Range protects you alone, unless it says more."),
			mode.Tell("Getting away", "R-ATK-08 R-ATK-09 R-ATK-10",
				"If a Defense takes you to another space in step 2, the Villains left behind do not attack any more, but for those at their Destination. Those in the new space do not join in."),
			mode.Tell("Damage", "R-DMG-01 R-DMG-02 R-DMG-03 R-DMG-04",
				"A Super-Villain that attacks at its Destination and is not avoided damages that Location by one. Other Villains damage nothing."),
			mode.Tell("A destroyed Location", "R-DMG-05 R-DMG-06 R-DMG-07",
				fmt.Sprintf("The damage number %d destroys it: its ability is off, its Basic stack is gone. Villains still head for the place.", rebirth.HitPoints)),
			mode.Tell("Weaknesses", "R-WKN-01 R-WKN-02",
				"Attacks give them to you. They do nothing but fill your hand. When none is left, nobody gains any, and the rest of what happens goes on."),
		}},
		{Title: "Helping each other", Says: []mode.Passage{
			mode.Tell("Assist", "R-AST-01 R-AST-03 R-AST-04 R-AST-05 AMB-05",
				"A card with Assist can be played from your hand in the turn of another player, while that player acts and is within its Range, counted from your Character. The other player gets all it gives: the Power, the cards drawn. They have not played it themselves, so nothing counts it as their card."),
			mode.Tell("What it costs", "R-AST-06 R-AST-07",
				"The card goes to your own discard pile. You draw none for it, and begin your next turn with a card less."),
			mode.Tell("In your own turn", "R-AST-02",
				"There it is played like any other card."),
			mode.Tell("Helping Hand", "R-HLP-01 R-HLP-02 R-HLP-03",
				"It gives 1 Power, and lets a player move a space: you or another, however far away. As help it has Range 0, so both of you have to be in one space, and then the one who is helped chooses who moves."),
			mode.Tell("Open hands", "R-SET-11",
				"In games that all play together hands are open, unless the variant closed hands is on."),
		}},
		{Title: aloneTitle, Says: []mode.Passage{
			mode.Tell("An ally", "R-SOL-02 R-SOL-03 R-SOL-04 R-SOL-05",
				"Who plays alone has an ally, a second Character that comes onto the map beside the own one. Your Move can move it too, and it holds the Villains in its space. It has no deck and no ability, and buys nothing."),
			mode.Tell("When it is hit", "R-SOL-06 R-SOL-07 R-SOL-08 R-SOL-09 AMB-10",
				fmt.Sprintf("If Villains in its space attack it and hit, it gets a Weakness: one each time, however many they are. With %d it leaves the map at the end of your turn. When a Super-Villain is defeated it is freed of them and, if it was away, comes back into your space.", rebirth.AllyLeaves)),
			mode.Tell("Keeping an Assist", "R-SOL-10 R-SOL-11 R-SOL-12",
				"In your turn you may put one card with Assist aside, which is not playing it. You have to play it from there in your next turn, and can put no other aside before that."),
		}},
		{Title: campaignTitle, Says: []mode.Passage{
			mode.Tell("Eight Scenarios", "R-SCN-01 R-WIN-05 R-WIN-06",
				"They are played one after the other. One that is lost is played again; lost twice it has failed, and the next one comes."),
			mode.Tell("What goes on", "R-DMG-08 R-WIN-03 R-DST-05",
				"Damage stays on the Locations. What you have bought goes back, and what was destroyed too: each play begins with the starting decks, unless a Scenario says otherwise."),
			mode.Tell("What is earned", "R-SIG-02 R-SIG-03 R-SID-01 R-SID-02 R-SID-03 R-SID-04",
				"Signature cards of your Super Hero take the places of Punches in your starting deck. From the second Scenario on there are Side Missions; each can be completed once in a campaign. What is still sealed is told when its time has come."),
			mode.Tell("The end of it", "R-LOG-02 R-LOG-03 R-LOG-04",
				"Won Scenarios, Side Missions and a town in which no Location is destroyed bring points, which come to a grade. The overview of the campaign shows how."),
		}},
		{Title: "Words", Glossary: true, Says: []mode.Passage{
			mode.Tell("Assist", "R-AST-01", "The card can be played to help another in their turn."),
			mode.Tell("Basic", "R-LOC-06", "A card of the stacks that lie on some Locations."),
			mode.Tell("Character", "R-HRO-07", "The figure on the map. Villains are never Characters."),
			mode.Tell("CONTAINED", "R-CON-02", "The Villain does not walk in step 3."),
			mode.Tell("Defeat", "R-VIL-18", "To pay the cost of a Villain in its space."),
			mode.Tell("Destination", "R-VIL-02", "The number of the place a Villain heads for."),
			mode.Tell("Line-Up", "R-RNG-04", "All ten spaces of the ring. Line-Up slots are the five between the Locations."),
			mode.Tell("Move", "R-MOV-01", "What you walk with: 1 for a space."),
			mode.Tell("Power", "R-BUY-02", "What you buy and defeat with."),
			mode.Tell("Range", "R-RAN-01", "How many spaces away something may be at the most."),
			mode.Tell("Reward", "R-VIL-18", "What a Villain gives when it is defeated."),
			mode.Tell("Super-Villain", "R-VIL-01 R-VIL-04", "One of the great Villains: it raises the Threat, and attacks all when it comes in."),
			mode.Tell("Target player", "R-EFF-02 R-HRO-06", "Any player, you too."),
			mode.Tell("Threat", "R-THR-01", "How far the Villains have come: from Level 0 to Level 5, then the clock."),
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
		mode.Tell("What is our own", "R-CMP-03 R-THR-18 R-LOC-08 R-SCN-07",
			"Texts of cards, Levels, tiles and Scenarios that the box alone has are not known to this program. Those it plays with are its own, made to go with the rules of the box."),
	}
	closedTells = []mode.Passage{
		mode.Tell("Hands", "R-SET-10 R-SET-11",
			"You see your own hand alone, as in other games. You still may talk, help and defend for each other, and win or lose together."),
	}
	impossibleTells = []mode.Passage{
		mode.Tell("Dearer", "R-VIL-18",
			"Each Super-Villain costs 1 more to defeat."),
		mode.Tell("Harder to meet", "R-ATK-04 R-WKN-01 R-DEF-03",
			"Whoever is hit by its Attack also gains a Weakness. A Defense avoids it only if the card is discarded or given up for that, and not if it is merely shown."),
	}
	competitiveTells = []mode.Passage{
		mode.Tell("The goal", "R-CPT-05 R-CPT-07 R-CPT-08 R-CPT-09",
			"Two to four players, each alone, or two against two. A Villain you defeat lies in a pile beside you and counts with its VP, as do the cards of your deck; each Weakness takes one away. Most VP win, those of partners added up. A tie goes to the side with more defeated Super-Villains; then the win is shared."),
		mode.Tell("The end", "R-CPT-06",
			fmt.Sprintf("The game ends when the Super-Villain number %d is defeated, counted over all players; when the last card leaves the main deck; or when time runs out.", rebirth.ToWin)),
		mode.Tell("How it begins", "R-CPT-01 R-CPT-03 R-CPT-04 AMB-13",
			"There is no Scenario, no Side Mission and no Secret Card. No Villain lies in the first Line-Up. You agree on how many Signature cards each starting deck has. The player in the first seat begins, and hands are closed."),
		mode.Tell("The Threat", "R-CPT-02 R-THR-19",
			"The track has another side, with other texts on some Levels. On the map, T shows them."),
		mode.Tell("Assist and Defense", "R-CPT-10 R-CPT-11",
			"Assist cards and Defenses with a Range are for your partner. Without partners, you may put one Assist card aside in your turn; it has to be played in your next one. Nobody has an ally."),
		mode.Tell("A competitive campaign", "R-CCP-02 R-CCP-03 R-CCP-04 R-CCP-05 R-CCP-06",
			"Games follow each other, each on five Locations drawn at random; their damage stays. All begin with three Signature cards, and whoever wins a game gives one of them up for a Punch. The first to win two games has won."),
	}
)
