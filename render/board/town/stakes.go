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
		case deedEnter, deedEnd, deedLevel, deedLoss: // no card of the map does it
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

// recapRow is the least height of a partner's row over the captions, recapTop where a row begins on a
// panel, below the name, and recapInset how far it is from the panel's edge.
const recapRow, recapTop, recapInset = 112.0, 37.0, 5.0

// recapBoxes returns where the turns of the partners are summed up, so that no space, card, or price is
// hidden: over the captions, which tell the same, if their rows have room there. Otherwise each turn is
// on the panel of its seat, above the chips and the Attacks to come.
func (m *townMap) recapBoxes() (all ui.Box, seats []board.SeatBox) {
	partners := float64(len(m.seatPanels) - 1)
	if b := m.captions; !m.column && b.H > 0 {
		if b.H = m.reachAt.Y - 12 - b.Y; b.H >= math.Max(1, partners)*recapRow {
			return b, nil
		}
	}
	for i := range m.seatPanels {
		s := &m.seatPanels[i]
		if s.seat == m.near {
			continue
		}
		b := ui.BoxAt(s.box.X+recapInset, s.box.Y+recapTop, s.box.W-2*recapInset, s.box.H-recapTop-recapInset)
		if len(s.rows) > 0 {
			b.H = s.rows[0].box.Y - recapInset - b.Y
		}
		if len(seats) == 0 {
			all = b
		}
		all = all.Joined(b)
		seats = append(seats, board.SeatBox{Seat: s.seat, Box: b})
	}
	return all, seats
}
