package town

import (
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file places the signs of cards that are added, and the words for tokens.

// comingWidth is the width of the sign of a card that is added, and comingGap its distance from the
// number of its slot.
const comingWidth, comingGap = 26.0, 3.0

// placeComings places the signs of cards that are added, each beside, below, or above the number of its
// slot, where it covers nothing. Each slot has its place, so that nothing moves when the sign comes.
func (m *townMap) placeComings() {
	k := m.crowd()
	k.tabs = nil
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.location {
			continue
		}
		n, least := s.slotSign(), math.Inf(1)
		x, low := n.X+n.W+comingGap, n.Y+n.H+comingGap
		left, middle, high := n.X-comingWidth-comingGap, n.X+(n.W-comingWidth)/2, n.Y-n.H-comingGap
		for far, at := range [...]pen.Point{{X: x, Y: n.Y}, {X: left, Y: n.Y}, {X: middle, Y: low}, {X: x, Y: low}, {X: left, Y: low}, {X: middle, Y: high}} {
			b := ui.BoxAt(at.X, at.Y, comingWidth, n.H)
			if cost := float64(far) + k.cost(0, 0, []ui.Box{b}, math.Inf(1)); cost < least {
				s.coming, least = b, cost
			}
		}
		k.told = append(k.told, s.coming)
	}
}

// bystanderWords is the sign of a bystander at a Location.
const bystanderWords = "BYSTANDER"

// tokenWords returns the words about a standee: its tokens, the cards under it, and that it moves. It
// returns "" if there are none.
func (m *townMap) tokenWords(s *standee) string {
	if m.mover == engine.NoCard || s.card != m.mover {
		return s.tokens
	}
	return strings.TrimSpace(s.tokens + " MOVES")
}

// tokenStyle is the style of those words.
func (m *townMap) tokenStyle() pen.Style {
	return pen.Style{Font: pen.Display, Size: math.Max(18, m.minRules), Tracking: 0.8, Colour: pen.Ink}
}

// tokenReach is how far those words may be from their usual place, and lockReach how far the sign of a
// held Villain may be.
var (
	tokenReach = leeway{left: 80, right: 80, up: 60, down: 60, across: 8, along: 6}
	lockReach  = leeway{left: 20, right: 80, up: 70, down: 24, across: 8, along: 6}
)

// placeTokens places the words about standees, the signs of held Villains, and those of bystanders,
// clear of names, plates, and cards.
func (m *townMap) placeTokens() {
	k := m.crowd()
	for i := range m.standees {
		if s := &m.standees[i]; s.tag.W > 0 {
			k.told = append(k.told, s.tag)
		}
	}
	put := func(b ui.Box, r leeway) ui.Box {
		dx, dy, _ := k.best(r, []ui.Box{b})
		b.X, b.Y = b.X+dx, b.Y+dy
		k.told = append(k.told, b)
		return b
	}
	about := func(words string, x, y float64) ui.Box {
		w := pen.Measure(words, m.tokenStyle()) + 16
		return ui.BoxAt(x-w/2, y-12, w, 24)
	}
	for i := range m.spaces {
		if s := &m.spaces[i]; s.bystander {
			b := about(bystanderWords, s.plate.X+s.plate.W-58, s.plate.Y-12)
			s.person = put(b, leeway{left: plateWidth - b.W - 8, across: 8, along: 1})
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		y := s.at.Y + 24
		if s.seat == engine.NoSeat {
			y = s.at.Y - 146*s.look.Size
		}
		if words := m.tokenWords(s); words != "" {
			s.token = put(about(words, s.at.X, y), tokenReach)
		}
		if s.held {
			s.lock = put(ui.BoxAt(s.at.X-46, s.at.Y-22, 26, 26), lockReach)
		}
	}
}

// tokenBoxes returns the boxes of the words about a standee and of the sign that it is held, as far as
// it has them.
func (s *standee) tokenBoxes() (out []ui.Box) {
	for _, b := range [...]ui.Box{s.token, s.lock} {
		if b.W > 0 {
			out = append(out, b)
		}
	}
	return out
}
