package rebirth

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// Competitive is the variant in which each player, or each team of two, plays for points (R-CPT-01
// to R-CPT-11). The turn and the ring are as in the campaign; this file has the differences.
const Competitive = "competitive"

// SignaturesOption is the option for the number of each Super Hero's Signature cards that the
// players have agreed on (R-CPT-01). Only competitive games have it.
const SignaturesOption = "signatures"

// competitive returns the variant.
func competitive() mode.Edit {
	return mode.Edit{Word: Competitive, Says: "Play for VP, free-for-all or in teams of two. Villains you defeat count.",
		Bars: map[string]string{"closed-hands": "hands are always hidden in a competitive game"}, Tells: competitiveTells, Do: compete}
}

// rivals takes the place of a Scenario. It has no Scenario rules and no pack cards (R-CPT-01), and
// the Super-Villains are shuffled (R-CPT-03). Regular Villains come slowly at first as in the
// Scenarios, but one is in the first stack. An even spread would cost players with starting decks
// all their points.
var rivals = Scenario{SVs: [Stacks]int{0, 2, 2, 2, 2}}

// rivalVillains returns the number of regular Villains in each stack of a competitive game. With
// three or four players, who each have fewer turns, they come later.
func rivalVillains(players int) [Stacks]int {
	if players <= few {
		return [Stacks]int{1, 1, 2, 3, 8}
	}
	return [Stacks]int{1, 0, 1, 2, 11}
}

// competes reports whether a game is competitive.
func competes(g *mode.Game) bool { return slices.Contains(g.Plan.Variants, Competitive) }

// scenarioOf returns the Scenario of a game.
func scenarioOf(g *mode.Game) *Scenario {
	if competes(g) {
		return &rivals
	}
	return &Scenarios[g.Number(ScenarioOption)-1]
}

// compete makes the mode competitive.
func compete(m *mode.Mode, _ mode.Plan) error {
	m.Seats.Min, m.Cooperative, m.Teams, m.Editions = 2, false, true, nil
	m.Options = []mode.Option{{Name: SignaturesOption, Says: "Signature cards in each starting deck",
		Numbers: mode.Range{Max: MaxSignatures}},
		{Name: LogOption, Says: "competitive campaign log at the start of the game", Text: logText}}
	m.Print = append(m.Print, rebirth.OtherSide)
	m.Table.Warns, m.Table.Ends = nil, nil // players cannot lose together, and have points
	m.Shape, m.Count, m.Pages = apart, CountPoints, rivalPages()
	t := &m.Table
	t.Rows = append(t.Rows, engine.Row{Place: card.Trophies, Per: engine.OfSeat, Sight: engine.Open, Owning: engine.Makes})
	t.Numbers = append(t.Numbers, rebirth.TeamNumber())
	t.Row(card.Hand).Sight = engine.ToHolder
	if err := t.StepBefore("signatures", card.Step{Name: "gives", Do: giveUp()}); err != nil {
		return err
	}
	for name, do := range map[string]card.Effect{
		"first": card.Says("the player in the first seat goes first", card.Settle()), // it is the first until an effect changes that
		"clock": tick("the game ends"),
		"enter": card.Says("the top card of the main deck enters the Line-Up, in the slot with the fewest cards; if the main deck has run out, the game ends",
			laterTurns(card.If(card.Empty(card.MainDeck), rebirth.DeckHasRunOut()), card.Enter(1, true, card.MainDeck, card.LineUp), card.Settle())),
		"ally": card.Settle(), // no player has one (R-CPT-10)
	} {
		if err := t.Replace(name, do); err != nil {
			return err
		}
	}
	return nil
}

// giveUp makes the winner of the previous game give up a Signature card for the Punch beside it
// (R-CCP-05).
func giveUp() card.Effect {
	punch := card.Named("Punch")
	return card.Says("the winner of the previous game gives up a Signature card for a Punch",
		card.EachPlayer(card.If(card.Some(card.CardsOf(punch, card.Signatures)),
			card.ToPlace(card.OutOfGame, card.One(card.Filter{OfHero: true}, card.Signatures)),
			card.ToPlace(card.Deck, card.Every(punch, card.Signatures)))))
}

// Pairs checks that the teams of a Plan are two against two, or none (R-CPT-09).
func Pairs(seats []mode.Seat) error {
	size := map[string]int{}
	for _, s := range seats {
		if s.Team != "" {
			size[s.Team]++
		}
	}
	if len(size) == 0 {
		return nil
	}
	if len(seats) == 4 && len(size) == 2 {
		fair := true
		for _, n := range size {
			fair = fair && n == 2
		}
		if fair {
			return nil
		}
	}
	return mode.Fault("seats", "a team game needs two teams of two")
}

// apart makes the changes that depend on the seats. Without partners, no player can help, and
// Assist cards are saved for later turns (R-CPT-10).
func apart(m *mode.Mode, p mode.Plan) {
	mix(m, p)
	if len(teams(p.Seats)) == 0 {
		store(&m.Table)
	}
}

// teams returns the numbers of the teams by seat, from 1, or 0 for a seat without one. It is
// nil if no two seats are partners.
func teams(seats []mode.Seat) []int {
	out := make([]int, len(seats))
	partners := false
	for i, s := range seats {
		if s.Team == "" {
			continue
		}
		first := slices.IndexFunc(seats, func(o mode.Seat) bool { return o.Team == s.Team })
		out[i] = first + 1
		partners = partners || first != i
	}
	if !partners {
		return nil
	}
	return out
}

// LayTeams sets the partners.
func LayTeams(b *engine.Builder, g *mode.Game) {
	for seat, team := range teams(g.Plan.Seats) {
		b.Set(rebirth.Teams.ID, engine.SeatID(seat), team)
	}
}

// agreed returns the Signature cards the players have agreed on: the first ones of each Super Hero,
// the same number for all (R-CPT-01).
func agreed(g *mode.Game) Setup {
	var numbers []int
	for n := range g.Number(SignaturesOption) {
		numbers = append(numbers, n+1)
	}
	u := Setup{}
	for range g.Plan.Seats {
		u.Signatures = append(u.Signatures, numbers)
	}
	return u
}

// drawLocations returns five random Locations on random sides. As in the Scenarios, neither side is
// up more than three times (R-SET-07, R-CCP-02).
func drawLocations(r *engine.RNG) []string {
	names := rebirth.Locations()
	engine.Shuffle(names, r)
	names = names[:spaces/stride]
	const most = 3
	b := len(names) - most + r.Intn(2)
	for i := range names {
		side := " A"
		if i < b {
			side = " B"
		}
		names[i] += side
	}
	engine.Shuffle(names, r)
	return names
}

// sendBack replaces Villains in the first Line-Up with the top cards of the main deck until none
// are left there, and shuffles them into the rest of the first stack (R-CPT-04, AMB-13, AMB-14).
func sendBack(b *engine.Builder, g *mode.Game) {
	deck, aside := b.Zone(card.MainDeck, engine.NoSeat), b.Zone(engine.SetAside, engine.NoSeat)
	drawn, gone := spaces/stride, 0
	for again := true; again; {
		var free []engine.ZoneID
		for slot := range spaces / stride {
			at := b.ZoneAt(card.LineUp, engine.NoSeat, slot*stride+1)
			if f := b.Face(at); f != nil && f.Types&engine.Villain != 0 {
				b.Move(at, aside)
				free = append(free, at)
			}
		}
		for _, at := range free {
			b.Move(deck, at)
		}
		drawn, gone, again = drawn+len(free), gone+len(free), len(free) > 0
	}
	if gone > 0 {
		b.PutBack(aside, deck, max(firstStack(g)-drawn, 0)+gone, engine.StreamMain)
	}
}

// firstStack returns the size of the first stack. Earlier stacks get the remainder (R-STK-09).
func firstStack(g *mode.Game) int {
	cards, villains, most := 0, 0, sum(rivalVillains(len(g.Plan.Seats)))
	for i := range g.Book.Library().Faces {
		switch c := g.Book.Card(engine.FaceID(i)); {
		case c.MainDeck() && c.Kind == card.Villain:
			villains += c.Copies
		case c.MainDeck():
			cards += c.Copies
		}
	}
	return (cards + min(villains, most) + Stacks - 1) / Stacks
}

// CountPoints counts the cards of all seats and the Villains they have defeated. The most points
// win, with partners' points added up. Ties go to the most Super-Villains, then players share the
// win (R-CPT-05, R-CPT-07 to R-CPT-09).
func CountPoints(_ *mode.Game, s *engine.State) mode.Score {
	out := mode.Score{Accounts: make([]mode.Account, s.Seats())}
	for i := range out.Accounts {
		a := mode.Account{Seat: engine.SeatID(i), Defeat: uint16(s.Number(engine.LastDefeat, engine.SeatID(i)))}
		s.Owned(a.Seat, func(c engine.CardID) {
			if !s.Face(c).Piece {
				a.Add(s.Card(c).Face, s.Worth(a.Seat, c))
			}
		})
		for _, c := range s.Cards(s.Zone(card.Trophies, a.Seat)) {
			if s.Face(c).SuperVillain {
				a.Villains++
			}
		}
		out.Accounts[i] = a
	}
	side := func(a mode.Account) (points, supers int) {
		for _, o := range out.Accounts {
			if s.Side(a.Seat).Has(o.Seat) {
				points, supers = points+o.Total, supers+o.Villains
			}
		}
		return points, supers
	}
	out.Winners = mode.Best(out.Accounts, func(x, y mode.Account) int {
		xp, xs := side(x)
		yp, ys := side(y)
		return cmp.Or(cmp.Compare(yp, xp), cmp.Compare(ys, xs))
	})
	return out
}
