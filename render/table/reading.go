package table

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file enlarges cards.

// follow enlarges the card under the pointer.
func (t *Table) follow(p *ui.Pointer) {
	f := t.faceAt(p.X, p.Y)
	if t.readInHand(p.X, p.Y) && !t.zoom.PinOn(p, f) {
		f = nil
	}
	if !t.zoom.Pinned {
		t.zoom.Follow(p, f)
	}
	t.placeZoom()
	if i := t.spotAt(p.X, p.Y); i != 0 && !t.zoom.Pinned {
		t.noteCost(&t.layout.Spots[i-1])
	}
}

// readInHand reports whether the card at a position is one of the hand that is raised there and shows all that is on
// it: another picture of it would only cover something.
func (t *Table) readInHand(x, y float64) bool {
	i := t.spotAt(x, y)
	if i == 0 || t.layout.Spots[i-1].Place != engine.Hand || t.hoverAt(x, y) != i || t.ask.shown() && t.ask.stage.Covers(x, y) {
		return false
	}
	s := &t.layout.Spots[i-1]
	if t.layout.About != nil && t.layout.About(s.Card) != "" {
		return false
	}
	return t.Canvas.Art.ShowsAll(t.faceOfSpot(s), t.Canvas.Pixels(t.layout.HandLift*t.layout.HandWidth))
}

// placeZoom places the enlarged card, wherever the pointer or the frame is. The name and the rules of a Super
// Hero of the viewer that it covers stay in view below it.
func (t *Table) placeZoom() {
	t.zoom.At = t.zoomBox()
	if t.zoom.Pinned || !t.zoom.Shown() || t.self.Down {
		return
	}
	own := [...]*art.Face{t.self.Hero, t.self.Second}
	n := 1
	if t.self.Second != nil {
		n = 2
	}
	for i, b := range t.layout.HeroBoxes(n) {
		if f := own[i]; f != nil && b.Overlaps(t.zoom.At) {
			t.zoom.Kept = append(t.zoom.Kept, ui.Kept{Face: f, Lit: t.heroUsable(f)})
		}
	}
}

// heroUsable reports whether the ability of one of them can be used now.
func (t *Table) heroUsable(f *art.Face) bool {
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		if _, lit := t.ask.option(s.Card); lit && s.Place == engine.Heroes && t.faceOfSpot(s) == f {
			return t.canTouch()
		}
	}
	return false
}

// zoomBox returns the box of the enlarged card: the place of a stage or of the board, narrower if it
// would cover a choice.
func (t *Table) zoomBox() ui.Box {
	b := t.layout.Reader
	if t.ask.shown() {
		b = t.ask.stage.Reader
	}
	if t.choiceUnder(b) {
		b.W = min(b.W, ui.ZoomNarrow.W)
	}
	if t.ownHero(t.zoom.Of()) {
		b = b.Cut(t.Canvas.Room().Grown(-ui.FrameRoom)) // the frame of the keys is around it
	}
	return b
}

// ownHero reports whether a face is one of the viewer's Super Heroes.
func (t *Table) ownHero(f *art.Face) bool {
	return f != nil && (f == t.self.Hero || f == t.self.Second)
}

// choiceUnder reports whether a card that can be clicked is in a box. The hero does not count, nor does
// the hand where the board wants it: the enlarged card covers them, and disappears when the pointer
// reaches it.
func (t *Table) choiceUnder(b ui.Box) bool {
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		if s.Place == engine.Heroes || s.Place == engine.Hand && t.layout.OverHand {
			continue
		}
		if _, lit := t.ask.option(s.Card); lit && s.Bounds().Overlaps(b) {
			return true
		}
	}
	return false
}

// faceOfSpot returns the face to read for a face-up card.
func (t *Table) faceOfSpot(s *board.Spot) *art.Face {
	if f := t.layout.Shows[s.Card]; f != nil {
		return f
	}
	if f := t.faceForSale(t.view(), s.Card); f != nil {
		return f
	}
	return &t.Faces[s.Face]
}

// faceAt returns the face of the card, hero, or source at a position, or nil if there is none.
func (t *Table) faceAt(x, y float64) *art.Face {
	if t.ask.shown() && t.ask.stage.Covers(x, y) {
		if c := t.ask.stage.CardAt(x, y); c != nil {
			return c.Face
		}
		return nil
	}
	if i := t.spotAt(x, y); i != 0 {
		return t.faceOfSpot(&t.layout.Spots[i-1])
	}
	if top := t.layout.TopAt(x, y); top != nil {
		return t.faceOf(t.view(), top.Card)
	}
	if slices.ContainsFunc(t.layout.Tagged, func(b ui.Box) bool { return b.Has(x, y) }) {
		return nil
	}
	if t.layout.Poster.Has(x, y) && t.self.Hero != nil {
		if t.self.Second != nil && t.layout.HeroBoxes(2)[1].Has(x, y) {
			return t.self.Second
		}
		return t.self.Hero
	}
	for i := range t.news {
		if f := t.news[i].face; f != nil && t.captionBox(i).Has(x, y) {
			return f
		}
	}
	for i := range t.panels {
		p := &t.panels[i]
		if wide, _ := board.SeatWords(p.Box); p.Box.Has(x, y) && p.Hero != nil && x < p.Box.X+wide-board.PortraitGap {
			if p.Second != nil && x > p.Box.X+(wide-board.PortraitGap)/2 {
				return p.Second
			}
			return p.Hero
		}
	}
	return nil
}

// readable returns the faces that can be read with R and the arrows: those of the stage, if one is
// up, then the hand, all other face-up cards, and the viewer's own heroes.
func (t *Table) readable() (out []*art.Face) {
	add := func(f *art.Face) {
		if f != nil && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	if t.ask.shown() {
		for _, p := range t.ask.stage.Panels {
			for _, c := range p.Cards {
				add(c.Face)
			}
		}
		add(t.ask.stage.Source.Face)
		add(t.ask.stage.About.Face)
	}
	for _, hand := range []bool{true, false} {
		for i := range t.layout.Spots {
			if s := &t.layout.Spots[i]; (s.Place == engine.Hand) == hand {
				add(t.faceOfSpot(s))
			}
		}
	}
	for i := range t.layout.Tops {
		add(t.faceOf(t.view(), t.layout.Tops[i].Card))
	}
	add(t.self.Hero)
	add(t.self.Second)
	if recap := (recapLayer{t}); recap.Shown() {
		for i := range t.recap.rows {
			cards, _, _ := t.recap.rows[i].place(t.Canvas, t.recapPlace(i))
			for _, k := range cards {
				add(k.face)
			}
		}
	}
	return out
}

// read enlarges the card under the pointer, or the first one.
func (t *Table) read() {
	f := t.faceAt(t.cursorX, t.cursorY)
	if recap := (recapLayer{t}); recap.Shown() && recap.over(t.cursorX, t.cursorY) >= 0 {
		f = t.recapFace(t.cursorX, t.cursorY)
	}
	if all := t.readable(); f == nil && len(all) > 0 {
		f = all[0]
	}
	if f != nil {
		t.pin(f)
	}
}

// pin enlarges a face, with a note if it is of a card whose cost has changed.
func (t *Table) pin(f *art.Face) {
	t.zoom.Pin(f)
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; t.zoom.Noted != f && t.faceOfSpot(s) == f {
			t.noteCost(s)
		}
	}
}

// terms returns the words of the rules on a face that are worth explaining.
func (t *Table) terms(f *art.Face) (out []ui.Term) {
	for _, p := range t.Match.Game().Mode.Terms(f.FullText()) {
		out = append(out, ui.Term{Word: p.Head, Says: strings.Join(p.Says, " ")})
	}
	return out
}

// readOn lets the arrows switch to the next or last card while one is enlarged, and lets R close
// it. It reports whether one of these keys was pressed.
func (t *Table) readOn(p *ui.Pointer) bool {
	by := 0
	switch {
	case p.Does(action.Read):
		t.zoom.Close()
		return true
	case p.Does(action.Right):
		by = 1
	case p.Does(action.Left):
		by = -1
	default:
		return false
	}
	if all := t.readable(); len(all) > 0 {
		t.pin(all[(max(slices.Index(all, t.zoom.Face), 0)+by+len(all))%len(all)])
	}
	return true
}
