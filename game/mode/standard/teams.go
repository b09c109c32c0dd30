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
		"Four players in two teams. Partners sit across from each other, so that the teams take turns. Each has a Super Hero, a deck and a hand of their own, and does not see the partner's hand."),
	mode.Tell("Passing cards", "V-002.4 V-002.6",
		"A card that you buy or gain in your own turn may go to the discard pile of your partner, and is the partner's from then on. You are asked for each one that would go to your discard pile. What is to happen when a card is bought or gained still happens to you."),
	mode.Tell("The other team's chance", "V-002.5",
		"Each time you pass a card, one player of the other team may discard a card and then draw one. The next of them in turn order is asked first; if that one declines, so is the other."),
	mode.Tell("Attacks", "V-002.7 V-002.8 V-002.9",
		"Attacks of a player do not reach the partner. Foes are the players of the other team alone.",
		"A Defense may protect you or your partner, against the other team and against Super-Villains. What it gives goes to whoever used it. Each player uses one for an Attack at the most, and nobody is protected twice."),
	mode.Tell("The end", "V-002.10",
		"The points of partners are added up. A tie goes to the team with more Super-Villains."),
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
	exchange := card.Says("one player of the other team, asked in turn order, may discard a card and draw one",
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
			return mode.Fault("seats", "two teams of two take turns: the first and the third player are one, the second and the fourth the other")
		}
		b.Set(engine.OwnNumbers+engine.NumberID(at), engine.SeatID(i), 1+i%2)
	}
	return nil
}
