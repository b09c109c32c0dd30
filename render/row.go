package render

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
)

// rowPlace is where the row of cards to choose from is laid: over the part of the
// table that has nothing to do with the question.
type rowPlace uint8

const (
	lineUpRow rowPlace = iota
	handRow
)

var rowAreas = [...]box{lineUpRow: {326, 134, 1150, 308}, handRow: {326, 738, 1150, 338}}

const rowGap = 16.0

// row is the cards to choose from that do not lie open on the table.
type row struct {
	items  []rowItem
	area   box
	wide   float64 // what all items take up
	scroll float64
	aside  bool // pushed aside to look at the table
	held   bool // Space is held for that
	look   buttons
	hover  int // index plus one
}

type rowItem struct {
	option engine.Option
	face   engine.FaceID
	box    box    // unscrolled
	from   string // where it lies, or what set it off
}

func (r *row) open() bool { return len(r.items) > 0 }

// shown tells whether the row lies over the table now.
func (r *row) shown() bool { return r.open() && !r.aside && !r.held }

func (r *row) fill(t *table, v engine.View, options []engine.Option, where rowPlace) {
	r.items, r.area = nil, rowAreas[where]
	high := r.area.h - 72
	x := 0.0
	for _, o := range options {
		f := v.Card(o.Card).Face
		w := math.Floor(high / cardAspect)
		if t.app.faces.hero(f) {
			w = math.Floor(high * art.PanelWidth / art.PanelHeight)
		}
		from := t.zoneWords(v, v.Card(o.Card).Zone)
		if c := v.SetOff(o); c != engine.NoCard && c != o.Card {
			from = "for " + v.Face(c).Name // two triggers of one card tell themselves apart by this
		}
		r.items = append(r.items, rowItem{o, f, box{x, r.area.y + 58, w, high}, from})
		x += w + rowGap
	}
	r.wide = x - rowGap
	room := r.area.w - 40
	if n := len(r.items); r.wide > room && n > 1 {
		// Cards overlap as long as every name's beginning can be read.
		w := r.items[0].box.w
		pitch := math.Max(math.Min(w+rowGap, (room-w)/float64(n-1)), 84)
		for i := range r.items {
			r.items[i].box.x = float64(i) * pitch
		}
		r.wide = float64(n-1)*pitch + w
	}
	left := r.area.x + math.Max(20, (r.area.w-r.wide)/2)
	for i := range r.items {
		r.items[i].box.x += left
	}
	r.look.add(button{
		box: box{r.area.x + r.area.w - 236, r.area.y + 8, 226, 38}, label: "LOOK AT THE TABLE",
		do: func() {
			r.aside = !r.aside
			r.look.list[0].label = "LOOK AT THE TABLE"
			if r.aside {
				r.look.list[0].label = "BACK TO THE CHOICE"
			}
		},
	})
}

// zoneWords says where a card lies, as a label.
func (t *table) zoneWords(v engine.View, z engine.ZoneID) string {
	words := map[engine.Place]string{
		engine.Destroyed: "DESTROYED", engine.SetAside: "SET ASIDE", engine.Kicks: "KICKS", engine.Weaknesses: "WEAKNESSES",
		engine.Villains: "SUPER-VILLAIN", engine.LineUp: "LINE-UP", engine.MainDeck: "MAIN DECK", engine.Heroes: "SUPER HERO",
		engine.Under: "UNDER HERO", engine.InPlay: "IN PLAY", engine.Hand: "HAND", engine.Deck: "DECK", engine.Discard: "DISCARD PILE",
	}[z.Place()]
	if s := z.Seat(); s != engine.NoSeat && s != v.Seat() {
		words = strings.ToUpper(t.name(s)) + ": " + words
	}
	return words
}

// at is the index plus one of the item at a place.
func (r *row) at(x, y float64) int {
	if !r.shown() || !r.area.has(x, y) {
		return 0
	}
	for i := len(r.items) - 1; i >= 0; i-- {
		if r.items[i].box.has(x+r.scroll, y) {
			return i + 1
		}
	}
	return 0
}

// update lets the pointer work on the row; the chosen option comes back. Over
// tells that the pointer is on the row.
func (r *row) update(p *pointer) (chosen *rowItem, over bool) {
	if !r.open() {
		return nil, false
	}
	r.held = p.Space
	if p.key(ebiten.KeyTab) {
		r.look.list[0].do()
	}
	if r.look.update(p) {
		return nil, true
	}
	r.hover = r.at(p.x, p.y)
	if !r.shown() || !r.area.has(p.x, p.y) {
		return nil, false
	}
	if most := r.wide - (r.area.w - 40); most > 0 {
		r.scroll = math.Max(0, math.Min(most, r.scroll-p.Wheel*90))
	}
	if p.released && r.hover != 0 && r.at(p.pressX, p.pressY) == r.hover {
		return &r.items[r.hover-1], true
	}
	return nil, true
}

func (q *question) drawRow(c *canvas, t *table) {
	r := &q.row
	if !r.open() || r.held {
		return
	}
	if r.aside {
		r.look.draw(c)
		return
	}
	c.plate(r.area, art.Mix(art.Night, art.Ink, 0.4))
	lit := -1
	for i := range r.items {
		if r.hover == i+1 {
			lit = i
			continue
		}
		r.drawItem(c, t, i)
	}
	if lit >= 0 {
		r.drawItem(c, t, lit)
	}
	if r.wide > r.area.w-40 {
		c.text("scroll for more", r.area.x+24, r.area.y+r.area.h-12, body(16, art.Mist), art.Left)
	}
	r.look.draw(c)
}

func (r *row) drawItem(c *canvas, t *table, i int) {
	it := &r.items[i]
	x := it.box.x - r.scroll
	if x < r.area.x+4 || x+it.box.w > r.area.x+r.area.w-4 {
		if x+it.box.w < r.area.x+60 || x > r.area.x+r.area.w-60 {
			return
		}
	}
	glow := art.GlowCanDo
	if r.hover == i+1 {
		glow = art.GlowChosen
	}
	w, h := c.pixels(it.box.w), c.pixels(it.box.h)
	if t.app.faces.hero(it.face) {
		c.put(c.art.Glow(glow, w, h, c.unit*0.7), x, it.box.y)
		c.put(art.Sprite{Image: c.art.Panel(t.app.faces.list[it.face], w, false)}, x, it.box.y)
	} else {
		c.put(c.art.CardGlow(glow, w), x, it.box.y)
		picture, _ := c.card(t.app.faces.list[it.face], w)
		c.put(art.Sprite{Image: picture}, x, it.box.y)
	}
	if i == 0 || r.items[i-1].from != it.from {
		c.text(it.from, x, it.box.y-16, display(20, art.Mist), art.Left)
	}
}
