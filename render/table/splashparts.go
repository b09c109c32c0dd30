package table

import (
	"math"
	"strings"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file is the parts of a Super-Villain's page: where they are, and how each is painted.

// These parts of the page are the same for every Super-Villain.
var (
	splashPage  = gallery.Key{Name: "splash page"}
	splashFire  = gallery.Key{Name: "splash fire"}
	splashBurst = gallery.Key{Name: "splash burst"}
	// splashGround is a stand-in for splashPage.
	splashGround = gallery.Key{Name: "splash ground"}
)

// These are the boxes of the page's parts.
var (
	splashCard     = ui.Pose{X: 372, Y: 510, W: 330, Turn: -0.14}
	splashTextBox  = ui.BoxAt(690, 838, 1180, 146)
	splashNameBox  = ui.BoxAt(700, 690, 640, 170)
	splashWorthBox = ui.BoxAt(1290, 690, 330, 170)
	splashGoOn     = ui.BoxAt(1340, 1000, 520, 60)
)

// splashMoves are how far groups of the page's parts are from these places, to the right and down.
type splashMoves struct{ giant, card, news, goOn [2]float64 }

// movesOf returns them. In one column, the card is below the giant and its text.
func movesOf(f ui.Fit) (m splashMoves) {
	if !f.Narrow {
		return m
	}
	room := f.Room()
	m.giant = [2]float64{-330, -150}
	m.card = [2]float64{ui.StageWidth/2 - splashCard.X, 610}
	m.news = [2]float64{room.X, -330}
	m.goOn = [2]float64{room.X + room.W - ui.StageWidth, room.Y + room.H - ui.StageHeight}
	return m
}

// giantLow is the lower edge of the giant.
const giantLow = 960

// giantBox returns the box of the giant in a window: all of it that can be in view, also while the page
// shakes.
func giantBox(f ui.Fit) ui.Box {
	const shaken = 30
	room, by, all := f.Room(), movesOf(f).giant, art.SplashReach
	x, y := math.Max(all.X, math.Floor(room.X-by[0]-shaken)), math.Max(all.Y, math.Floor(room.Y-by[1]-shaken))
	return ui.BoxAt(x, y, math.Min(all.X+all.W, math.Ceil(room.X+room.W-by[0]+shaken))-x, giantLow-y)
}

// span returns the visible part of the table.
func span(b ui.Box) art.SplashSpan { return art.SplashSpan{X: b.X, Y: b.Y, W: b.W, H: b.H} }

// burstBox returns the box of the star under the card and of the visible lines of its fall.
func burstBox(room ui.Box, by [2]float64) ui.Box {
	x, y := math.Max(-560, room.X-by[0]-10), math.Max(-340, room.Y-by[1]-10)
	return ui.BoxAt(x, y, 800-x, 1000-y)
}

// fireBox returns the lower edge of the page, with the flames in front of the giant.
func fireBox(room ui.Box) ui.Box { return ui.BoxAt(room.X, room.Y+room.H-380, room.W, 380) }

// onTable returns a drawing in table coordinates for the picture of a box.
func onTable(b ui.Box, draw func(pen.Pen)) func(pen.Pen) {
	return func(p pen.Pen) { draw(p.At(-b.X, -b.Y, 1)) }
}

// splashPainting returns the drawing of a part of the page.
func splashPainting(key gallery.Key, room, b ui.Box) func(pen.Pen) {
	switch key {
	case splashPage:
		return onTable(b, func(p pen.Pen) { art.DrawSplashPage(p, span(room)) })
	case splashFire:
		return onTable(b, func(p pen.Pen) { art.DrawSplashFire(p, span(room)) })
	case splashGround:
		return onTable(b, func(p pen.Pen) { art.DrawSplashGround(p, span(room)) })
	}
	return onTable(b, art.DrawSplashBurst)
}

// splashRough is how many times smaller the stand-ins of the painting are painted.
const splashRough = 4

// splashAhead is what is painted before a Super-Villain appears, and kept until then.
type splashAhead struct {
	face *art.Face // of the next one, nil if it is not known
	fit  ui.Fit
	news int  // pictures painted when it was last requested
	done bool // everything is painted
	held gallery.Used
}

// paintSplashAhead paints the page of the next Super-Villain before it appears, in the background.
func (t *Table) paintSplashAhead(c *ui.Canvas) {
	a, f := &t.ahead, t.nextVillain()
	if a.face != f || a.fit != c.Fit {
		*a = splashAhead{face: f, fit: c.Fit, news: -1}
	}
	if a.done {
		c.Art.Hold(&a.held)
		return
	}
	if a.news == c.Art.News() {
		return
	}
	a.news = c.Art.News()
	room := c.Room()
	a.done = true
	c.Art.Note(&a.held, func() {
		part := func(key gallery.Key, b ui.Box, margin float64, draw func(pen.Pen)) {
			if _, ok := c.KeptPart(key, b); !ok {
				c.PartAhead(key, b, margin, draw)
				a.done = false
			}
		}
		if f != nil {
			box := giantBox(c.Fit)
			if _, ok := c.KeptRough(villainFigure.key(c, f), box, splashRough); !ok {
				c.RoughAhead(villainFigure.key(c, f), box, splashRough, onTable(box, villainFigure.draw(f, 1)))
				a.done = false
			}
			for _, o := range [...]*ofVillain{villainName, villainText, villainWorth} {
				part(o.key(c, f), o.box, o.margin, o.draw(f, c.TextScale))
			}
			part(villainGiant.key(c, f), box, 0, onTable(box, villainGiant.draw(f, 1)))
		}
		part(splashPage, room, 0, splashPainting(splashPage, room, room))
		part(splashFire, fireBox(room), 0, splashPainting(splashFire, room, fireBox(room)))
		burst := burstBox(room, movesOf(c.Fit).card)
		part(splashBurst, burst, 0, splashPainting(splashBurst, room, burst))
	})
}

// nextVillain returns the face of the Super-Villain that comes next, or nil if there is none: one whose
// page follows, or the one that appears next. Nobody may know that one, so its pictures are only painted,
// and not shown before it appears.
func (t *Table) nextVillain() *art.Face {
	for i := range t.pages.waiting {
		if f := t.pages.waiting[i].splash.face; f != nil {
			return f
		}
	}
	if f, ok := t.Match.NextSuperVillain(); ok {
		return &t.Faces[f]
	}
	return nil
}

// ofVillain is a part of the page that belongs to a Super-Villain.
type ofVillain struct {
	name   string
	box    ui.Box  // zero for the giant, see giantBox
	margin float64 // how far it reaches beyond the box
	// draw returns the drawing of a face's part, with texts enlarged by scale.
	draw func(f *art.Face, scale float64) func(pen.Pen)
}

// These are the parts of the page that belong to a Super-Villain.
var (
	villainGiant = &ofVillain{"splash giant", ui.Box{}, 0, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplash(p, f) }
	}}
	villainFigure = &ofVillain{"splash figure", ui.Box{}, 0, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashFigure(p, f) }
	}}
	villainName = &ofVillain{"splash name", splashNameBox, 30, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashName(p.At(0, 156, 1), f) }
	}}
	villainNameFast = &ofVillain{"splash name at first", splashNameBox, 30, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashNameFast(p.At(0, 156, 1), f) }
	}}
	villainWorth = &ofVillain{"splash worth", splashWorthBox, 20, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashWorth(p.At(-590, 156, 1), f) }
	}}
	villainReward = &ofVillain{"splash reward", splashTextBox, 16, func(f *art.Face, scale float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashWords(p.At(0, 46, 1), rewardOf(f), scale) }
	}}
	villainText = &ofVillain{"splash text", splashTextBox, 16, func(f *art.Face, scale float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashText(p.At(0, 46, 1), f, scale) }
	}}
)

// rewardOf returns the part of a Villain's text that matters when it is defeated, or else its text.
func rewardOf(f *art.Face) string {
	for _, l := range strings.Split(f.FullText(), "\n") {
		if strings.HasPrefix(l, "Reward:") || strings.HasPrefix(l, "When defeated:") {
			return l
		}
	}
	return f.Text
}

// key returns the key of a face's part.
func (o *ofVillain) key(c *ui.Canvas, f *art.Face) gallery.Key {
	key := gallery.Key{Name: o.name, Face: f}
	if o == villainText || o == villainReward {
		key.N = int(c.TextScale * 100)
	}
	return key
}

// now returns a face's part. It is painted in this frame if it has to be.
func (o *ofVillain) now(c *ui.Canvas, f *art.Face) gallery.Sprite {
	key := o.key(c, f)
	if part, ok := c.KeptPart(key, o.box); ok {
		return part
	}
	return c.MakePart(key, o.box, o.margin, o.draw(f, c.TextScale))
}

// soon returns a face's part if it is painted, and requests it otherwise.
func (o *ofVillain) soon(c *ui.Canvas, f *art.Face) (gallery.Sprite, bool) {
	key := o.key(c, f)
	if part, ok := c.KeptPart(key, o.box); ok {
		return part, true
	}
	return c.MakeSoon(key, o.box, o.margin, o.draw(f, c.TextScale))
}

// giantSoon returns the giant's painting in its box if it is painted, and requests it otherwise.
func giantSoon(c *ui.Canvas, f *art.Face, box ui.Box) (gallery.Sprite, bool) {
	key := villainGiant.key(c, f)
	if part, ok := c.KeptPart(key, box); ok {
		return part, true
	}
	return c.MakeSoon(key, box, 0, onTable(box, villainGiant.draw(f, 1)))
}

// giantRough returns a stand-in of the giant in its box, painted at a fraction of its size.
func giantRough(c *ui.Canvas, f *art.Face, box ui.Box) gallery.Sprite {
	key := villainFigure.key(c, f)
	if part, ok := c.KeptRough(key, box, splashRough); ok {
		return part
	}
	return c.MakeRough(key, box, splashRough, onTable(box, villainFigure.draw(f, 1)))
}

// splashSoon returns a part of the page that is the same for every Super-Villain, if it is painted,
// and requests it otherwise.
func splashSoon(c *ui.Canvas, key gallery.Key, b ui.Box) (gallery.Sprite, bool) {
	if part, ok := c.KeptPart(key, b); ok {
		return part, true
	}
	return c.MakeSoon(key, b, 0, splashPainting(key, c.Room(), b))
}

// painting holds the parts of the painting.
type painting struct{ page, giant, fire gallery.Sprite }

// painting returns the parts of the painting, and whether all of them are painted.
func (s *splash) painting(c *ui.Canvas) (p painting, ok bool) {
	room := c.Room()
	var there [3]bool
	p.giant, there[0] = giantSoon(c, s.face, s.giant)
	p.page, there[1] = splashSoon(c, splashPage, room)
	p.fire, there[2] = splashSoon(c, splashFire, fireBox(room))
	return p, there == [3]bool{true, true, true}
}
