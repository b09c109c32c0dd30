package town

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// standee is a Character or Villain on the map.
type standee struct {
	card engine.CardID
	seat engine.SeatID // NoSeat for a Villain
	look town.Standee
	// shape is the outline of its figure, or nil if it has none.
	shape *town.Shape
	face  *art.Face
	at    pen.Point // its feet
	at0   int       // its space
	name  string
	// aim is the number of its Destination, or "" if every Location is one.
	aim       string
	goal      int // the Destination's space, or -1 if there is none
	cost      int
	raised    bool
	held      bool   // a Character keeps it from moving
	contained bool   // a token keeps it from moving
	tokens    string // on it, in words
	token     ui.Box // of the words about it
	lock      ui.Box // of the sign that it is held
	struck    int    // Attacks on it when the turn ends
	doubt     bool   // some of them may not come
	tag       ui.Box
	call      ui.Box    // of the tab of a Villain
	shy       bool      // that has no room at rest
	signs     signs     // above a hero
	sign      pen.Point // the place of the sign of its seat from its feet, at size 1
	pick      bool      // its seat can be chosen, or it itself if it is a Villain
	// choice is the answer that chooses a Villain, and key the number key for it.
	choice engine.Option
	key    int
	listed bool // its tag is above it in a list
	placed engine.Place
	strike pen.Point // the right end of the tag of an Attack on it
	// upper is its upper third in strips, measured where it stood then and in its size then.
	upper     []ui.Box
	upperAt   pen.Point
	upperSize float64
}

// readStandees reads the standees of each space, the viewer's Character first, then other heroes and
// Villains, and the cards beside them.
func (m *townMap) readStandees(l *looking) {
	v := l.view
	var others, cards []int
	var here [][]standee
	for i := range m.spaces {
		var in []standee
		for _, c := range at(v, card.Spaces, i) {
			in = append(in, m.hero(l, c, i))
		}
		slices.SortStableFunc(in, func(a, b standee) int { return flag(b.look.You) - flag(a.look.You) })
		for _, c := range at(v, card.LineUp, i) {
			if v.Sees(c) && villain(v, c) {
				in = append(in, m.foe(l, c, i))
			}
		}
		for k := range in {
			if l.shape != nil {
				in[k].shape = l.shape(in[k].look)
			}
			if half := in[k].halfWidth(); in[k].look.You {
				m.own, m.ownHalf = in[k], half
			} else {
				m.halves = append(m.halves, halfWidth{i, half})
			}
		}
		here = append(here, in)
		n := len(in)
		if n > 0 && in[0].look.You {
			n--
		}
		others, cards = append(others, n), append(cards, len(forSale(v, i)))
	}
	for i, g := range m.groups(others, cards) {
		m.stand(&m.spaces[i], &g, here[i])
		m.placeCards(&m.spaces[i], &g, forSale(v, i))
		m.placeStrips(l, &m.spaces[i])
	}
}

func (m *townMap) hero(l *looking, c engine.CardID, i int) standee {
	v := l.view
	seat := v.Card(c).Owner
	st := standee{card: c, seat: seat, at0: i, name: strings.ToUpper(l.name(seat)), goal: -1, placed: card.Spaces}
	st.look.Seat = town.Seat(l.palette, int(seat))
	st.look.Side, st.look.You = town.Hero, seat == m.near
	st.face = l.face(c)
	if heroes := v.Cards(v.Zone(engine.Heroes, seat)); len(heroes) > 0 {
		st.face = l.face(heroes[0])
	}
	if st.face != nil {
		st.look.Of = st.face.Art
		if int(seat) >= v.Seats() {
			st.face = l.plain(st.face)
		}
	}
	_, st.pick = l.picks(seat)
	st.struck, st.doubt = m.next.struck[seat], m.next.doubted[seat]
	if b := v.Board(); b.Has().Has(card.Under) {
		under := v.Cards(v.Zone(card.Under, seat))
		switch n := len(under); {
		case n == 1 && v.Sees(under[0]):
			st.tokens = "UNDER: " + strings.ToUpper(v.Face(under[0]).Name)
		case n > 0:
			st.tokens = fmt.Sprint("UNDER: ", n)
		}
	}
	return st
}

func (m *townMap) foe(l *looking, c engine.CardID, i int) standee {
	v := l.view
	f := v.Face(c)
	st := standee{card: c, seat: engine.NoSeat, at0: i, face: l.face(c), name: strings.ToUpper(f.Name), cost: v.Cost(c), goal: -1, placed: card.LineUp}
	st.raised = st.cost > int(f.Cost)
	st.choice, st.pick = l.picksFoe(c)
	st.look.Side = town.Villain
	if f.SuperVillain {
		st.look.Side = town.SuperVillain
		m.supersOut++
	}
	if goal := v.Goal(c); goal >= 0 { // printed, rolled, or set by the rules
		st.goal = goal
		st.aim = fmt.Sprint(st.goal/2 + 1)
	}
	stays := m.next.known && !m.next.walks(c) && st.goal >= 0 && st.goal != i
	st.contained = stays && v.On(c, rebirth.Contained.ID) > 0
	for _, s := range seatOrder(v, m.near) {
		st.held = st.held || stays && !st.contained && v.Space(s) == i
	}
	st.look.Of = st.face.Art
	if v.On(c, rebirth.Contained.ID) > 0 {
		st.tokens = "CONTAINED"
	}
	if n := v.On(c, rebirth.Fury.ID); n > 0 {
		st.tokens = strings.TrimSpace(fmt.Sprint(st.tokens, " FURY ", n))
	}
	return st
}
