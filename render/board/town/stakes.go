package town

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/render/board"
	"lineup/render/ui"
)

// stakes returns what surely comes if the open turn ends now: Attacks first, those on the viewer
// before others, then damage and the moves of Villains. A card with several has only the worst.
func (b *Board) stakes(v engine.View, seat func(engine.SeatID) string) (out []board.Stake) {
	end, open := v.End()
	if !open {
		return nil
	}
	next := foresee(v, end)
	deeds := slices.Clone(next.deeds)
	rank := func(d deed) int {
		if d.kind == deedAttack && d.seat == v.Seat() {
			return -1
		}
		return int(d.kind)
	}
	slices.SortStableFunc(deeds, func(x, y deed) int { return cmp.Compare(rank(x), rank(y)) })
	for _, d := range deeds {
		s := board.Stake{Card: d.card}
		switch d.kind {
		case deedAttack:
			s.Would = "attack " + seat(d.seat)
		case deedHarm:
			s.Would, s.Suffers = "lose a shield", true
		case deedWalk:
			s.Would = "move to " + b.town.spaceName(d.to)
		case deedEnter, deedEnd: // no card of the map does it
		}
		if d.sure && s.Would != "" && !slices.ContainsFunc(out, func(o board.Stake) bool { return o.Card == s.Card }) {
			out = append(out, s)
		}
	}
	return out
}

// spaceName returns the name of a space.
func (m *townMap) spaceName(i int) string {
	if i >= 0 && i < len(m.spaces) {
		return m.spaces[i].name
	}
	return "the city"
}

// recapHeight is the height of the recap.
const recapHeight = 178.0

// recapBox returns where the turns of the partners are summed up: within the ring of spaces, below
// the stacks of the nearest Location.
func (g *places) recapBox() ui.Box {
	wide := 740 + 160*g.wide
	down := g.prompt.Y + g.prompt.H - g.window.Y - 1076 // the map is in the middle of a taller window
	return ui.BoxAt(ui.StageWidth/2-wide/2, g.window.Y+462+down/2, wide, recapHeight)
}
