package render

import (
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

// browser spreads out the cards of open piles in a grid.
type browser struct {
	shown    bool
	sections []section
	high     float64 // of all sections
	scroll   float64
	buttons  buttons
}

// section is one pile of the grid.
type section struct {
	title string
	y     float64
	cards []gridCard
}

type gridCard struct {
	face engine.FaceID
	box  box
}

const (
	gridCardWidth = 168.0
	gridGap       = 16.0
)

var (
	browserBox    = box{120, 60, 1300, 960}
	browserInside = box{browserBox.x + 34, browserBox.y + 84, browserBox.w - 68, browserBox.h - 104}
)

func (b *browser) close() { b.shown = false }

// openZone shows one zone.
func (b *browser) openZone(t *table, title string, z engine.ZoneID) {
	b.begin()
	b.add(t, title, z)
}

// openSeat shows all that lies open at a seat.
func (b *browser) openSeat(t *table, s engine.SeatID) {
	b.begin()
	name := strings.ToUpper(t.name(s))
	v := t.view()
	for _, place := range []engine.Place{engine.Heroes, engine.InPlay, engine.Discard, engine.Under} {
		if z := place.Of(s); v.Count(z) > 0 && v.Cards(z) != nil {
			words := map[engine.Place]string{engine.Heroes: "SUPER HERO", engine.InPlay: "IN PLAY", engine.Discard: "DISCARD PILE", engine.Under: "UNDER THE HERO"}[place]
			b.add(t, fmt.Sprintf("%s: %s %d", name, words, v.Count(z)), z)
		}
	}
}

func (b *browser) begin() {
	*b = browser{shown: true, buttons: buttons{list: b.buttons.list[:0]}}
	b.buttons.add(button{box: box{browserBox.x + browserBox.w - 136, browserBox.y + 18, 116, 48}, label: "CLOSE", do: b.close})
}

func (b *browser) add(t *table, title string, z engine.ZoneID) {
	v := t.view()
	s := section{title: title, y: b.high}
	b.high += 40
	columns := int((browserInside.w + gridGap) / (gridCardWidth + gridGap))
	high := gridCardWidth * cardAspect
	cards := v.Cards(z)
	for i, c := range cards {
		f := v.Card(c).Face
		at := box{float64(i%columns) * (gridCardWidth + gridGap), b.high + float64(i/columns)*(high+gridGap), gridCardWidth, high}
		s.cards = append(s.cards, gridCard{f, at})
	}
	b.high += math.Ceil(float64(len(cards))/float64(columns))*(high+gridGap) + 14
	b.sections = append(b.sections, s)
}

func (b *browser) most() float64 { return math.Max(0, b.high-browserInside.h) }

func (b *browser) faceAt(x, y float64) (engine.FaceID, bool) {
	if !browserInside.has(x, y) {
		return noFace, false
	}
	for i := range b.sections {
		for _, g := range b.sections[i].cards {
			if g.box.has(x-browserInside.x, y-browserInside.y+b.scroll) {
				return g.face, true
			}
		}
	}
	return noFace, false
}

// update tells whether the browser is open: it takes all input.
func (b *browser) update(t *table, p *pointer) bool {
	if !b.shown {
		return false
	}
	if p.key(ebiten.KeyEscape) || p.pressed && !browserBox.has(p.x, p.y) {
		b.close()
		t.reader.close()
		return true
	}
	b.scroll = math.Max(0, math.Min(b.most(), b.scroll-p.Wheel*80))
	face, over := b.faceAt(p.x, p.y)
	t.reader.follow(p, face, over)
	b.buttons.update(p)
	return true
}

func (b *browser) draw(c *canvas, f *faces) {
	if !b.shown {
		return
	}
	c.veil(0.5)
	c.plate(browserBox, art.Night)
	c.inside(browserInside, func() { b.drawSections(c, f) })
	if b.most() > 0 {
		c.text("scroll for more", browserBox.x+34, browserBox.y+56, body(18, art.Mist), art.Left)
	}
	b.buttons.draw(c)
}

func (b *browser) drawSections(c *canvas, f *faces) {
	for i := range b.sections {
		s := &b.sections[i]
		c.text(s.title, browserInside.x, browserInside.y+s.y-b.scroll+26, display(28, art.CanDo), art.Left)
		for _, g := range s.cards {
			y := browserInside.y + g.box.y - b.scroll
			if y > browserInside.y+browserInside.h || y+g.box.h < browserInside.y {
				continue
			}
			w := c.pixels(g.box.w)
			var picture *ebiten.Image
			if f.hero(g.face) {
				picture = c.art.Panel(f.list[g.face], w, false)
			} else {
				picture, _ = c.card(f.list[g.face], w)
			}
			c.put(art.Sprite{Image: picture}, browserInside.x+g.box.x, y)
		}
	}
}
