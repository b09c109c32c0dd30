package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file says how much Power is missing to buy the card under the pointer, and why a click on a card does
// nothing.

// countShort finds the Power missing to buy each card on the board.
func (t *Table) countShort(v engine.View) {
	t.short = t.short[:0]
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		t.short = append(t.short, t.shortOf(v, s.Card, s.Place))
	}
}

// bought is the answer of shortOf for a card of a stack that the viewer may buy from once per turn, and has.
const bought = -1

// shortOf returns the Power the viewer lacks to buy a card in a place now, or bought, or 0 if there is
// another reason.
func (t *Table) shortOf(v engine.View, c engine.CardID, place engine.Place) int {
	if _, lit := t.ask.option(c); lit || !t.ask.mine || t.ask.kind != engine.DecideTurn || v.Card(c).Down() {
		return 0
	}
	if board.WhereIs(v, c).Place == place && v.BoughtAlike(c) {
		return bought
	}
	if id, _ := v.Barring(c); id != engine.Power {
		return 0
	}
	offers := v.Library().Offers
	for i := range offers {
		o := &offers[i]
		if o.Near > 0 && !near(v, t.eyes, c, int(o.Near)) {
			continue
		}
		if o.Kind == engine.OptBuy && o.From.Has(place) && o.Foes == (v.Card(c).Owner != t.eyes && place == engine.Discard) && o.Price == (engine.Price{Number: engine.Power, Cost: true}) {
			return max(0, v.Cost(c)-v.Power())
		}
	}
	return 0
}

// near reports whether a card is fewer than steps spaces away from a seat's Character.
func near(v engine.View, seat engine.SeatID, c engine.CardID, steps int) bool {
	from, to := v.Space(seat), v.SpaceOf(c)
	return from >= 0 && to >= 0 && v.Board().Steps(card.Spaces, from, to) < steps
}

// shortWords says how much Power is missing, or that the card can be bought once per turn, or returns ""
// if neither is the reason.
func shortWords(n int) string {
	switch n {
	case 0:
		return ""
	case bought:
		return "One per turn"
	}
	return fmt.Sprintf("Need %d more", n)
}

// refuse says why a click on the card under the pointer does nothing, in the place of the words about the
// Power it needs. It shakes them, so that another click is seen to have the same answer.
func (t *Table) refuse() {
	if !t.canTouch() {
		return
	}
	if t.hover == 0 || t.hover > len(t.short) {
		if words := t.heroRefusal(t.view()); words != "" {
			t.Announce(words)
		}
		return
	}
	s := &t.layout.Spots[t.hover-1]
	if words := t.refusal(t.view(), s, t.short[t.hover-1]); words != "" {
		t.shortTold, t.refused = words, 0
	}
}

// refusal returns the reason why a card on the board can't be bought, defeated, played or used now, or "" if
// it can be or it is not for the viewer to use. Short is what shortOf says of it.
func (t *Table) refusal(v engine.View, s *board.Spot, short int) string {
	if _, lit := t.ask.option(s.Card); lit || !t.ask.mine {
		return ""
	}
	if t.ask.kind != engine.DecideTurn {
		return "This card can't be chosen now."
	}
	if words := t.unusable(v, s); words != "" {
		return words
	}
	id, _ := v.Barring(s.Card)
	switch {
	case id != engine.Power:
		return t.now().MarkWords(s.Card) + "."
	case short == bought:
		return "You can buy one of these per turn."
	case short > 0:
		return fmt.Sprintf("Costs %d. You have %d Power.", v.Cost(s.Card), v.Power())
	case board.WhereIs(v, s.Card).Place != s.Place:
		return ""
	}
	sold, steps := false, 0 // to the nearest space from which it could be bought
	offers := v.Library().Offers
	for i := range offers {
		o := &offers[i]
		if o.Kind != engine.OptBuy || !o.From.Has(s.Place) || o.Foes != (v.Card(s.Card).Owner != t.eyes && s.Place == engine.Discard) {
			continue
		}
		if p := &o.Price; p.AlsoN > 0 && v.Number(p.Also, t.eyes) < int(p.AlsoN) {
			continue // buying from afar takes an effect
		}
		if sold = true; v.Card(s.Card).Down() {
			return "This card is still face down."
		}
		if n := away(v, t.eyes, s.Card) - int(o.Near) + 1; o.Near > 0 && n > 0 && (steps == 0 || n < steps) {
			steps = n
		}
	}
	switch {
	case !sold && board.ForSale(s.Place):
		return "This card can't be bought."
	case sold && steps == 0:
		if by := v.Bar(s.Card); by != 0 {
			words, _, _ := strings.Cut(t.Match.Book().Change(by), "; ") // what is still possible is not asked
			return strings.TrimSuffix(words, ".") + "."
		}
		return "This card can't be bought now."
	case steps == 0:
		return ""
	}
	return "Too far away. Move " + grammar.Count(steps, "space", "spaces") + " closer."
}

// heroRefusal returns the reason why the viewer's Super Hero under the pointer, which isn't a spot of the board while it
// has no ability to use, can't be used now. It returns "" if none is there.
func (t *Table) heroRefusal(v engine.View) string {
	if t.near != t.eyes || !t.layout.Poster.Has(t.cursorX, t.cursorY) {
		return ""
	}
	heroes := v.Cards(v.Zone(engine.Heroes, t.eyes))
	for i, c := range heroes {
		if len(heroes) > 1 && !t.layout.HeroBoxes(len(heroes))[i].Has(t.cursorX, t.cursorY) {
			continue
		}
		s := board.Spot{Card: c, Place: engine.Heroes}
		return t.refusal(v, &s, 0)
	}
	return ""
}

// unusable returns the reason why a card of the viewer in hand or in play, or their Super Hero, can't be used
// in their turn, or "" for any other card.
func (t *Table) unusable(v engine.View, s *board.Spot) string {
	w, f := board.WhereIs(v, s.Card), v.Face(s.Card)
	if f == nil || w.Seat != t.eyes || w.Place != s.Place {
		return ""
	}
	switch {
	case w.Place == engine.Hand:
		return "You can't play " + f.Name + " now."
	case w.Place != engine.InPlay && w.Place != engine.Heroes:
		return ""
	case v.Card(s.Card).Down():
		return f.Name + " is face down."
	}
	able, used := false, v.Card(s.Card)
	for n := range f.Uses {
		u := &f.Uses[n]
		if !u.From.Has(w.Place) {
			continue
		}
		able = true
		switch lacks := int(u.Price.N) - v.Power(); {
		case u.Once && used.Used(n):
			return f.Name + ": you have used this ability this turn."
		case u.Price.Number == engine.Power && !u.Price.Cost && lacks > 0:
			return fmt.Sprintf("%s: this ability costs %d Power. You have %d.", f.Name, u.Price.N, v.Power())
		}
	}
	switch {
	case able:
		return f.Name + ": you can't use this ability now."
	case w.Place == engine.Heroes, f.Ongoing:
		return f.Name + ": this ability works by itself."
	}
	return "You have played " + f.Name + " this turn."
}

// away returns how many spaces a card is from a seat's Character, or 0 if one of them is on no space.
func away(v engine.View, seat engine.SeatID, c engine.CardID) int {
	from, to := v.Space(seat), v.SpaceOf(c)
	if from < 0 || to < 0 {
		return 0
	}
	return v.Board().Steps(card.Spaces, from, to)
}

// refuseTime and refuseMost are how long and how far the words of a refused click shake.
const refuseTime, refuseMost = 0.3, 9.0

// told returns what is said about the unaffordable card under the pointer: its pose and the words,
// or "" if nothing.
func (t *Table) told() (at ui.Pose, words string) {
	if t.hover == 0 || t.hover > len(t.short) || t.drag != nil || !t.canTouch() {
		return at, ""
	}
	return t.layout.PoseOf(t.hover - 1), t.shortTold
}

// costNote is the note about the cost of a card, at a time when the table was laid out.
type costNote struct {
	card engine.CardID
	laid int
	says string
}

// noteCost writes the note below an enlarged card if it does not cost what is printed on it, or if the
// board says what it means.
func (t *Table) noteCost(s *board.Spot) {
	if t.noted.card == s.Card && t.noted.laid == t.laid && t.zoom.Noted != nil {
		return
	}
	t.noted = costNote{s.Card, t.laid, board.CostWords(t.view(), s.Card)}
	says := t.noted.says
	if t.layout.About != nil {
		if about := t.layout.About(s.Card); about != "" && says != "" {
			says += ". " + about
		} else if about != "" {
			says = about
		}
	}
	if idle := t.idleUse(s.Card); idle != "" && says != "" {
		says += ". " + idle
	} else if idle != "" {
		says = idle
	}
	t.zoom.Note, t.zoom.Noted = says, t.faceOfSpot(s)
}

// idleUse says that the use of a card would do nothing, and why, or returns "" if it would do something or cannot be
// used now.
func (t *Table) idleUse(c engine.CardID) string {
	o, lit := t.ask.option(c)
	if !lit || o.Kind != engine.OptUse || t.ask.up {
		return ""
	}
	return t.useNote(o)
}

// useNote returns the note on the use of a card in the viewer's turn, or "" if there is none.
func (t *Table) useNote(o engine.Option) string {
	for _, r := range t.ask.asked.Answers {
		if r.Option == o && len(r.Notes) > 0 {
			return r.Notes[0].Text
		}
	}
	return ""
}

// offerCost explains the cost under the pointer if it is not the printed one.
func (t *Table) offerCost(c *ui.Canvas) {
	if t.hover == 0 || t.noted.says == "" || t.noted.card != t.layout.Spots[t.hover-1].Card {
		return
	}
	s := &t.layout.Spots[t.hover-1]
	p := t.layout.PoseOf(t.hover - 1)
	b := ui.BoxAt(p.X-p.W/2-6, p.Y-p.Height()/2-6, p.W*0.34, p.W*0.34)
	switch {
	case s.Sign.W > 0:
		b = ui.BoxAt(s.Sign.X+s.Sign.W-34, s.Sign.Y-6, 38, s.Sign.H+12)
	case s.Plate.W > 0: // its own tip is there
		return
	}
	c.Offer(t.noted.says, b)
}

// shortGround is the background of those words.
var shortGround = chrome.Readable(pen.EndRed)

// shortStyle is the style of those words.
var shortStyle = ui.Display(28, pen.Paper)

// shortOverFrame is how far the frame of the keys reaches above a card, which must not cover the words.
const shortOverFrame = 24.0

// seatEdge is how far the drawn edge of a seat's panel reaches below its box.
const seatEdge = 9.0

// shortInFrame is the distance of words at the foot of a card from its lower edge, where the frame is.
const shortInFrame = 14.0

// shortBox returns the box of words about a card at a pose: above it, or below a figure that has its
// name above it. Words that would cover the panel of a seat are just below that, or at the foot of a framed card.
func (t *Table) shortBox(c *ui.Canvas, s *board.Spot, p ui.Pose, words string) ui.Box {
	w := c.TextWidth(words, shortStyle) + 28
	low := p.Y - p.Height()/2 - 4
	switch b := s.Plate; {
	case s.Sign.W > 0 && s.Sign.Y < b.Y+b.H/2:
		low = b.Y + b.H + 44
	case b.W > 0:
		low = b.Y - 18 // where the band with the name is highest
	case c.Framed:
		low -= shortOverFrame
	}
	room := c.Room()
	b := ui.BoxAt(max(room.X+8, min(p.X-w/2, room.X+room.W-w-8)), max(room.Y+8, low-40), w, 40)
	if s.Plate.W > 0 || s.Sign.W > 0 {
		return b
	}
	for _, seat := range t.layout.Seats {
		seat.Box.H += seatEdge
		switch {
		case !seat.Box.Overlaps(b):
		case c.Framed:
			b.Y = p.Y + p.Height()/2 - shortInFrame - b.H
		default:
			b.Y = seat.Box.Y + seat.Box.H
		}
	}
	return b
}

// drawShort draws the Power missing for the card under the pointer.
func (t *Table) drawShort(c *ui.Canvas) {
	p, words := t.told()
	if words == "" || t.zoom.Pinned { // a pinned card covers the one under the pointer
		return
	}
	b := clearOf(t.shortBox(c, &t.layout.Spots[t.hover-1], p, words), t.zoom.At)
	if t.breathes() {
		b.X += ui.Shake(t.refused/refuseTime, refuseMost)
	}
	c.Tab(b, shortGround)
	c.Text(words, b.X+b.W/2, b.Y+30, shortStyle, pen.Centre)
}

// clearOf moves a box to the right of the place of the enlarged card, which would cover it.
func clearOf(b, reader ui.Box) ui.Box {
	if b.Overlaps(reader) {
		b.X = reader.X + reader.W + 12
	}
	return b
}
