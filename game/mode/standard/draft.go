package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Draft is the name of the variant in positions and flags. It is in no rulebook: the tournament
// rules mention a draft without its rules.
const Draft = "draft"

// offered is the number of face-up heroes per player of a draft, if there are enough.
const offered = 2

// draftTells is the text of the variant's page.
var draftTells = []mode.Passage{
	mode.Tell("Choosing in turn", "C-012 C-019",
		"Before the game, lay out two face-up Super Heroes per player (or all there are, if fewer). The last player chooses one, then the player before them, and so on to the first player. The rest are not used.",
		"A player who picked a Super Hero by name on the setup screen keeps it and doesn't draft."),
}

// drafted lets the players choose their heroes in turn, the last seat first.
func drafted(m *mode.Mode, _ mode.Plan) error {
	m.Drafts = true
	order := m.Table.Count(engine.Number{Name: chooses, Of: engine.OfSeat, Max: engine.MaxSeats, Untold: true})
	return m.Table.Replace("heroes", card.DraftHeroes(m.Heroes, order, card.OutOfGame))
}

// fromLast returns the seats of a game in the order of a draft.
func fromLast(seats int) []engine.SeatID {
	out := make([]engine.SeatID, seats)
	for i := range out {
		out[i] = engine.SeatID(seats - 1 - i)
	}
	return out
}

// chooses is the name of the number that gives each seat's turn to choose heroes, from 1.
const chooses = "chooses"

// draft lays out heroes to choose from in an order of the seats. A player who names heroes has
// those, and the others choose from the rest.
func draft(b *engine.Builder, g *mode.Game, order []engine.SeatID, pool []engine.FaceID) {
	at := slices.IndexFunc(g.Mode.Table.Numbers, func(n engine.Number) bool { return n.Name == chooses })
	names := func(seat engine.SeatID) bool { return len(g.Heroes(seat)) >= g.Mode.Heroes }
	// Seats with named heroes come first because they do not choose from the rest.
	order = append(slices.DeleteFunc(slices.Clone(order), func(s engine.SeatID) bool { return !names(s) }), slices.DeleteFunc(slices.Clone(order), names)...)
	for rank, seat := range order {
		b.Set(engine.OwnNumbers+engine.NumberID(at), seat, rank+1)
		named := g.Heroes(seat)
		for _, f := range named {
			b.Add(f, b.Zone(engine.Heroes, seat))
		}
		if !names(seat) && len(pool) > 0 {
			for _, f := range pool {
				b.Add(f, b.Zone(engine.Heroes, seat))
			}
			pool = nil
		}
	}
}
