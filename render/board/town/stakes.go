package town

import (
	"cmp"
	"math"
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
			s.Would, s.Doing = "attack "+seat(d.seat), "attacking "+seat(d.seat)
		case deedHarm:
			s.Would, s.Doing, s.Suffers = "get a Damage token", "getting a Damage token", true
		case deedWalk:
			to := b.town.spaceName(d.to)
			s.Would, s.Doing = "move to "+to, "moving to "+to
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

// These are the measures of the recap: its height on the map, how low it may get for one partner so
// that it hides less, and the least height of a partner's row over the captions.
const recapHeight, recapLow, recapRow = 178.0, 118.0, 112.0

// recapBox returns where the turns of the partners are summed up: over the captions, which tell the
// same, if their rows have room there. Otherwise that is on the map where it hides least: within the
// ring of spaces, below the stacks of the nearest Location, or below the Threat Track. The viewer's
// own space comes first.
func (m *townMap) recapBox() ui.Box {
	partners := float64(len(m.seatPanels) - 1)
	if b := m.captions; !m.column && b.H > 0 {
		if b.H = m.reachAt.Y - 12 - b.Y; b.H >= math.Max(1, partners)*recapRow {
			return b
		}
	}
	wide := 740 + 160*m.wide
	inside := ui.BoxAt(ui.StageWidth/2-wide/2, hubOf(m.Plan)-21, wide, recapHeight)
	above := inside
	above.Y = m.track.Y + m.track.H + 8
	low := func(b ui.Box) ui.Box {
		b.H = recapLow
		return b
	}
	best := inside
	for _, b := range []ui.Box{above, low(inside), low(above)} {
		if partners > 1 && b.H < recapHeight {
			continue // the rows would be too low
		}
		if c := cmp.Compare(m.hides(b), m.hides(best)); c < 0 || c == 0 && m.hidesAny(b) < m.hidesAny(best) {
			best = b
		}
	}
	return best
}

// hidesAny returns how much a box covers of all Characters, Villains, and cards on the map.
func (m *townMap) hidesAny(b ui.Box) (sum float64) {
	for i := range m.standees {
		s := &m.standees[i]
		sum += shared(b, s.reach()) + shared(b, s.tag)
	}
	for i := range m.spaces {
		for _, k := range m.spaces[i].cards {
			sum += shared(b, k.pose.Bounds())
		}
	}
	return sum
}

// hides returns how much a box covers of the viewer's own space: its square, and the Characters,
// Villains, and cards there.
func (m *townMap) hides(b ui.Box) (sum float64) {
	i := slices.IndexFunc(m.standees, func(s standee) bool { return s.seat == m.near && m.near != engine.NoSeat })
	if i < 0 {
		return 0
	}
	at := m.standees[i].at0
	sum = shared(b, m.spaces[at].reach())
	for k := range m.standees {
		if s := &m.standees[k]; s.at0 == at {
			sum += shared(b, s.reach()) + shared(b, s.tag)
		}
	}
	for _, k := range m.spaces[at].cards {
		sum += shared(b, k.pose.Bounds())
	}
	return sum
}
