package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// panel is what is open to all about one seat.
type panel struct {
	seat   engine.SeatID
	box    ui.Box
	name   string
	kind   string
	counts [4]string // hand, deck, discard, in play
	hero   *art.Face // nil until the seat has one
	down   bool      // the hero lies face down
	turn   bool
	asked  bool
}

var countNames = [4]string{"HAND", "DECK", "DISCARD", "IN PLAY"}

// describe writes everything on the table that is said in words.
func (t *Table) describe(v engine.View) {
	t.panels = t.panels[:0]
	for _, f := range t.board.foes {
		t.panels = append(t.panels, t.panelOf(v, f.seat, f.box))
	}
	t.self = t.panelOf(v, t.near, heroBox)
	t.power = fmt.Sprint(v.Power())
	t.news = t.news[:0]
	lines := t.logs[t.eyes].lines
	for i := len(lines) - 1; i >= 0 && len(t.news) < 5; i-- {
		wrapped := t.Canvas.Wrap(lines[i].Text, newsStyle, newsBox.W-24)
		if len(t.news)+len(wrapped) > 5 || len(lines)-i > 3 {
			break
		}
		for j := len(wrapped) - 1; j >= 0; j-- {
			mark := "   "
			if j == 0 {
				mark = "› "
			}
			t.news = append(t.news, mark+wrapped[j])
		}
	}
}

var newsStyle = ui.Body(17, pen.RGB(0xb9c9ea))

func (t *Table) panelOf(v engine.View, s engine.SeatID, b ui.Box) panel {
	seat := t.Match.Seat(s)
	p := panel{seat: s, box: b, name: strings.ToUpper(seat.Name), kind: "PERSON"}
	if seat.Player != "" {
		p.kind = "COMPUTER · " + strings.ToUpper(seat.Player)
	}
	for i, place := range [...]engine.Place{engine.Hand, engine.Deck, engine.Discard, engine.InPlay} {
		p.counts[i] = fmt.Sprint(at(place, s).count(v))
	}
	if heroes := at(engine.Heroes, s).cards(v); len(heroes) == 1 {
		p.hero = t.faceOf(v, heroes[0])
		p.down = v.Card(heroes[0]).Down()
	}
	p.turn = onTurn(v, s)
	p.asked = t.Match.ToAct() == s
	return p
}

// onTurn reports whether it is a seat's turn.
func onTurn(v engine.View, s engine.SeatID) bool {
	return v.Turn().Seat == s && v.Turn().Number > 0 && v.Over() == engine.NotOver
}

func (t *Table) drawFoe(c *ui.Canvas, p *panel) {
	c.Plate(p.box, pen.Night)
	badge := p.box.H * 1.02
	c.Put(art.Sprite{Image: c.Art.Badge(p.hero.Crest(), pen.SeatColour(int(p.seat)), c.Pixels(badge), c.Pixels(p.box.H))}, p.box.X, p.box.Y)
	x := p.box.X + badge + 14
	c.TextWithin(p.name, x, p.box.Y+36, p.box.W-badge-104, ui.Display(32, pen.Paper))
	c.Text(p.kind, x, p.box.Y+57, ui.Heavy(14, pen.Mist), pen.Left)
	step := (p.box.W - badge - 24) / 4
	for i := range p.counts {
		c.Text(p.counts[i], x+float64(i)*step, p.box.Y+84, ui.Display(27, pen.Paper), pen.Left)
		c.Text(countNames[i], x+float64(i)*step, p.box.Y+104, ui.Display(18, pen.Mist), pen.Left)
	}
	if p.turn {
		c.Put(c.Art.Glow(art.GlowCanDo, c.Pixels(p.box.W), c.Pixels(p.box.H), c.Unit*0.7), p.box.X, p.box.Y)
		t.drawTag(c, "TURN", p.box.X+p.box.W-16, p.box.Y+4)
	} else if p.asked {
		t.drawTag(c, "CHOOSES", p.box.X+p.box.W-16, p.box.Y+4)
	}
}

// drawTag draws a small tab whose right end is at x.
func (t *Table) drawTag(c *ui.Canvas, words string, x, y float64) {
	st := ui.Display(22, pen.Ink)
	w := c.TextWidth(words, st) + 24
	c.Tab(ui.BoxAt(x-w, y, w, 30), pen.CanDo)
	c.Text(words, x-w/2, y+23, st, pen.Centre)
}

func (t *Table) drawNear(c *ui.Canvas) {
	p := &t.self
	if p.hero != nil {
		c.Put(art.Sprite{Image: c.Art.Panel(*p.hero, c.Pixels(heroBox.W), p.down)}, heroBox.X, heroBox.Y)
	} else {
		c.Plate(heroBox, pen.Night)
	}
	words := p.name
	colour := pen.Mist
	switch {
	case p.turn && t.eyes == t.near && t.plays():
		words, colour = p.name+" · YOUR TURN", pen.CanDo
	case p.turn:
		words, colour = p.name+" · TURN", pen.CanDo
	}
	st := ui.Display(27, pen.Ink)
	w := c.TextWidth(words, st) + 28
	c.Tab(ui.BoxAt(heroBox.X+12, heroBox.Y-22, w, 36), colour)
	c.Text(words, heroBox.X+12+w/2, heroBox.Y+6, st, pen.Centre)
	for _, b := range t.board.backs {
		w := c.Pixels(b.W)
		c.Around(c.Art.Shadow(w), b, w, art.HeightOfCard(w), 1, 1)
		c.Spin(c.Art.Back(w), b.X, b.Y, 1, 1, b.Turn, 1)
	}
}

func (t *Table) drawNews(c *ui.Canvas) {
	y := newsBox.Y + newsBox.H - 10
	for i, line := range t.news {
		st := newsStyle
		st.Colour = pen.Fade(st.Colour, 1-0.1*float64(i))
		c.Text(line, newsBox.X, y, st, pen.Left)
		y -= 27
	}
}
