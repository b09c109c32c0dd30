package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Teams is the name of the variant in positions and flags.
const Teams = "teams"

// teamsTells is the text of the variant's page.
var teamsTells = []mode.Passage{
	mode.Tell("Two teams", "V-002.1 V-002.2 V-002.3",
		"Four players form two teams. Partners sit across from each other, so the teams alternate turns. Each player has their own Super Hero, deck, and hand, and doesn't see their partner's hand."),
	mode.Tell("Passing cards", "V-002.4 V-002.6",
		"When you buy or gain a card on your turn, you may put it into your partner's discard pile instead of yours. It is then your partner's card. You are asked about each card that would go to your discard pile. Buy and gain triggers still apply to you."),
	mode.Tell("The other team's reply", "V-002.5",
		"Each time you pass a card, one player on the other team may discard a card, then draw a card. The next player on that team in turn order is asked first; if they decline, the other is asked."),
	mode.Tell("Attacks", "V-002.7 V-002.8 V-002.9",
		"A player's Attacks don't affect their partner. Only players on the other team are foes.",
		"A Defense may protect you or your partner from an Attack by the other team or by a Super-Villain. Any bonus goes to the player who used it. Each player may use at most one Defense per Attack, and a player can't be protected twice."),
	mode.Tell("Winning", "V-002.10",
		"Add the partners' VP. If teams are tied, the team with more Super-Villains wins."),
}

// teams makes a game of two against two. Partners pass each other cards they buy and gain, and
// defend for each other (V-002).
func teams(m *mode.Mode, _ mode.Plan) error {
	m.Seats, m.Teams = mode.Range{Min: 4, Max: 4}, true
	t := &m.Table
	t.Count(engine.Number{Name: "team", Of: engine.OfSeat, Max: 2, Team: true, Shields: true, Untold: true})
	exchanged := t.Count(engine.Number{Name: "exchanged", Of: engine.OfTable, Max: 1, Untold: true})
	one := card.Discard(card.UpTo(1, card.AnyCard, card.Hand))
	// The exchange follows each passed card immediately (N-6), by at most one foe.
	exchange := card.Says("one player on the other team, in turn order, may discard a card and draw a card",
		card.EachFoe(card.If(card.Below(exchanged, 1), one, card.If(card.Did, card.Draw(1), card.Says("", card.Number(exchanged, 1))))),
		card.Says("", card.Number(exchanged, -1)))
	t.Gained = card.May(card.Do(card.ToPartner(card.It), exchange))
	return nil
}

// LayTeams sets the partners in a game with teams: players who sit across from each other. The team
// names of the seats must agree, so that teams take turns (V-002.1).
func LayTeams(b *engine.Builder, g *mode.Game, seats []mode.Seat) error {
	at := slices.IndexFunc(g.Mode.Table.Numbers, func(n engine.Number) bool { return n.Team })
	if at < 0 {
		return nil
	}
	named := slices.ContainsFunc(seats, func(s mode.Seat) bool { return s.Team != "" })
	for i, s := range seats {
		if named && (s.Team == seats[(i+1)%len(seats)].Team || s.Team != seats[(i+2)%len(seats)].Team) {
			return mode.Fault("seats", "two teams of two must alternate: seats 1 and 3 form one team, seats 2 and 4 the other")
		}
		b.Set(engine.OwnNumbers+engine.NumberID(at), engine.SeatID(i), 1+i%2)
	}
	return nil
}
