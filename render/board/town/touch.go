package town

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file finds what the pointer is on and does what was clicked.

// aimed is the card under the pointer that could reach something. The zero value is none.
type aimed struct {
	card   engine.CardID
	seat   engine.SeatID // its owner
	beyond bool          // it is out of Range
}

// Offer returns where to click for a step, which is the Move it takes, or a row of a seat's panel.
// A standee whose steps are not shown is clicked first.
func (b *Board) Offer(o engine.Option) (ui.Box, bool) {
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.open && s.step == o {
			return s.tag, true
		}
	}
	for _, k := range b.town.offers {
		if k.option == o && !k.beyond && k.moves == engine.NoCard {
			return k.box, true
		}
	}
	for i := range b.town.seatPanels {
		if s := &b.town.seatPanels[i]; s.pick && s.choice == o {
			return s.box, true
		}
	}
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.pick && s.seat == engine.NoSeat && s.choice == o {
			return s.reach(), true
		}
	}
	if o.Kind == engine.OptStep && o.Card != b.mover {
		for i := range b.town.standees {
			if s := &b.town.standees[i]; s.card == o.Card {
				return s.reach(), true
			}
		}
	}
	return ui.Box{}, false
}

// Targets implements board.Board.
func (b *Board) Targets(sc *board.Scene) (out []ui.Target) {
	bare := func(at ui.Box) func(x, y float64) bool {
		return func(x, y float64) bool { return at.Has(x, y) && b.At(x, y, sc.Motion.Tabs, sc.Hover) == 0 }
	}
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.open && sc.Answers.Can() {
			out = append(out, ui.Target{What: s.says, Box: s.tag, Group: "spaces", Of: i, Has: func(x, y float64) bool {
				at, _ := b.goes(sc, x, y)
				return at == i
			}})
		}
	}
	for i := range b.town.offers {
		if o := &b.town.offers[i]; o.box.W > 0 {
			out = append(out, ui.Target{What: o.title(sc), Says: sentences(o.says), Off: o.beyond, Box: o.box, Group: "offers", Of: o.chip(), Has: bare(o.box)})
		}
	}
	for i := range b.town.seatPanels {
		if s := &b.town.seatPanels[i]; s.pick && sc.Answers.Can() {
			out = append(out, ui.Target{What: grammar.Capital(strings.ToLower(s.verb)) + " " + s.called, Says: sentences(s.face.Title(), s.where), Box: s.box, Group: "choices", Of: s.seat, Has: bare(s.box)})
		}
	}
	return append(out, ui.Target{What: "The city's cards and rules", Box: b.town.book(), Group: "city", Has: bare(b.town.book())})
}

// Touch implements board.Board.
func (b *Board) Touch(sc *board.Scene, p *ui.Pointer) bool {
	if p.Clicked(b.town.book()) {
		sc.Host.Spread(true, b.refer(sc)...)
		return true
	}
	for _, o := range b.town.offers {
		switch {
		case o.beyond || !p.Clicked(o.box):
		case o.moves != engine.NoCard:
			b.mover = o.moves
			sc.Host.Relay()
			return true
		default:
			sc.Answers.Give(o.option)
			return true
		}
	}
	for i := range b.town.spaces {
		s := &b.town.spaces[i]
		if slices.ContainsFunc(s.cards, func(k mapCard) bool { return k.group > 0 && b.clicked(sc, p, k.card) }) && b.browse(sc, s) {
			return true
		}
	}
	if !sc.Answers.Can() {
		return false
	}
	for i := range b.town.seatPanels {
		s := &b.town.seatPanels[i]
		at := slices.ContainsFunc(b.town.standees, func(k standee) bool { return k.pick && k.seat == s.seat && b.clicked(sc, p, k.card) })
		if s.pick && (at || p.Clicked(s.box)) {
			sc.Answers.Answer(s.choice)
			return true
		}
	}
	for i := range b.town.standees {
		s := &b.town.standees[i]
		if s.pick && s.seat == engine.NoSeat && b.clicked(sc, p, s.card) {
			sc.Answers.Answer(s.choice)
			return true
		}
		if b.clicked(sc, p, s.card) && s.card != b.mover && steps(sc, s.card) {
			b.mover = s.card
			sc.Host.Relay()
			return true
		}
	}
	if i, at := b.goes(sc, p.X, p.Y); i >= 0 && p.Clicked(at) {
		b.goTo(sc, i, b.town.way(&b.town.spaces[i], p.X, p.Y))
		return true
	}
	return false
}

// clicked reports whether a card was clicked, and not another one that covers it there.
func (b *Board) clicked(sc *board.Scene, p *ui.Pointer, c engine.CardID) bool {
	on := func(x, y float64) bool {
		i := b.At(x, y, sc.Motion.Tabs, sc.Hover)
		return i != 0 && b.Spots[i-1].Card == c
	}
	return p.Released && on(p.PressX, p.PressY) && on(p.X, p.Y)
}

// goTo moves a piece to a space, in two parts if that is the opposite one. A question on the way
// ends the move there.
func (b *Board) goTo(sc *board.Scene, i, way int) {
	s := b.town.spaces[i]
	if !s.twoWays() {
		sc.Answers.Answer(s.step)
		return
	}
	sc.Answers.Answer(s.legs[way].step)
	if sc.Answers.Can() && slices.Contains(sc.Answers.Options(), s.step) {
		sc.Answers.Answer(s.step)
	}
}

// browse spreads out the overlapping cards of a space.
func (b *Board) browse(sc *board.Scene, s *mapSpace) bool {
	var faces []*art.Face
	for _, k := range s.cards {
		faces = append(faces, sc.Priced(sc.View, k.card, sc.FaceOf(k.card)))
	}
	sc.Host.Spread(false, board.Spread{Title: strings.ToUpper(s.name), Faces: faces})
	return true
}

// steps reports whether a piece can move now.
func steps(sc *board.Scene, c engine.CardID) bool {
	return slices.ContainsFunc(sc.Answers.Options(), func(o engine.Option) bool { return o.Kind == engine.OptStep && o.Card == c })
}

// aim updates the reach of what the pointer is on.
func (b *Board) aim(sc *board.Scene) {
	now, option := b.aimedAt(sc)
	if now == b.aimed {
		return
	}
	b.aimed, b.reach = now, noReach
	if v := sc.View; now.card != engine.NoCard && v.Sees(now.card) && now.beyond {
		b.reach = cardReach{from: v.Space(now.seat), limit: v.Range(now.card, now.seat)}
	} else if now.card != engine.NoCard && v.Sees(now.card) {
		b.reach = reachOf(v, engine.Answer{Seq: b.seq, Option: option}, sc.FaceOf(now.card))
	}
}

// aimedAt returns the playable card under the pointer, in the hand or in a row of a seat's panel,
// and the answer that plays it.
func (b *Board) aimedAt(sc *board.Scene) (aimed, engine.Option) {
	for _, o := range b.town.offers {
		if o.option.Kind == engine.OptPlay && o.box.Has(sc.X, sc.Y) {
			return aimed{o.option.Card, o.seat, o.beyond}, o.option
		}
	}
	if sc.Hover != 0 && sc.Answers.Can() {
		s := &b.Spots[sc.Hover-1]
		if o, lit := sc.Answers.Of(s.Card); lit && o.Kind == engine.OptPlay && s.Place == engine.Hand {
			return aimed{card: s.Card, seat: sc.Eyes}, o
		}
	}
	return aimed{}, engine.Option{}
}

// pointed returns the standee under the pointer if a click on it would do something or if it is a
// Villain, or nil.
func (b *Board) pointed(sc *board.Scene) *standee {
	if sc.Hover == 0 || sc.Hover > len(b.Spots) {
		return nil
	}
	for i := range b.town.standees {
		s := &b.town.standees[i]
		if s.card == b.Spots[sc.Hover-1].Card && !b.look.away(s.card) && (s.seat == engine.NoSeat || s.pick || s.card != b.mover && steps(sc, s.card)) {
			return s
		}
	}
	return nil
}

// goes returns the space that a click at a position goes to, or -1 if there is none, and the box
// that was hit. Cards that can be used there come first, and so do those of another space.
func (b *Board) goes(sc *board.Scene, x, y float64) (space int, at ui.Box) {
	i, at := b.town.spaceAt(x, y)
	if i < 0 || !b.town.spaces[i].open || !sc.Answers.Can() || b.noted() && b.tutor.box.Has(x, y) {
		return -1, ui.Box{}
	}
	if over := b.At(x, y, sc.Motion.Tabs, sc.Hover); over != 0 {
		s := &b.Spots[over-1]
		if _, lit := sc.Answers.Of(s.Card); lit || sc.View.SpaceOf(s.Card) != i && at != b.town.spaces[i].tag {
			return -1, ui.Box{}
		}
	}
	return i, at
}
