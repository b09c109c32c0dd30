package table

import (
	"image/color"
	"math"
	"strings"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file draws a Super-Villain's page.

// draw draws the page.
func (s *splash) draw(t *Table, c *ui.Canvas) {
	s.moves, s.giant = movesOf(c.Fit), giantBox(c.Fit)
	p, whole := s.painting(c)
	s.painted = s.painted || whole
	if t.speed() == ui.Instant { // the painting does not wipe in
		s.still()
	}
	fade := 1.0
	age, lit := s.age, s.lit
	if s.plain { // everything is in place
		fade = ui.EaseOut(ui.Clamp(s.age / splashFade))
		age, lit = 60, wipeTime
	}
	c.Over(c.Room())
	c.Wash(pen.RGB(0x060610), 0.74*fade)
	by := t.Settings.Shaken(rumble(age))
	room := c.Room() // the window itself does not shake
	c.Shifted(by, by*0.6, func() {
		s.drawPage(c, room, p, whole, age, lit, fade)
		c.Essential(func() { moved(c, s.moves.card, func() { s.drawSlam(c, room, age, fade) }) })
		c.Essential(func() { s.drawWords(c, fade) })
	})
}

// wiped returns how much of its width the painting has wiped in, from 0 to 1.
func wiped(lit float64) float64 { return ui.EaseOut(ui.Clamp(lit / wipeTime)) }

// sunk returns how far below its place the giant is.
func sunk(age float64) float64 { return riseDepth * (1 - ui.Swing.At(age/riseTime)) }

// slamScale returns the scale of the falling card, 1 at rest.
func slamScale(age float64) float64 { return 3 - 2*ui.Drop.At((age-slamFrom)/slamTime) }

// rumble returns how far the card's impact shifts the page.
func rumble(age float64) float64 { return ui.Shake((age-slamEnd)/rumbleTime, 12) }

// silhouette is the tint of the giant before its painting is ready.
var silhouette = pen.RGB(0x180810)

// drawPage draws the page and the giant on it. Until the painting has wiped in from the left, a
// plain page and the giant's silhouette are in its place.
func (s *splash) drawPage(c *ui.Canvas, room ui.Box, p painting, whole bool, age, lit, fade float64) {
	if whole && lit >= wipeTime {
		p.draw(c, room, s, sunk(age), fade)
		return
	}
	c.Essential(func() { s.drawStandIn(c, room, age, fade) })
	if wide := room.W * wiped(lit); whole && wide > 0 {
		c.Inside(ui.BoxAt(room.X, room.Y, wide, room.H), func() { p.draw(c, room, s, sunk(age), fade) })
	}
}

// drawStandIn draws the page and the giant as a silhouette, which take almost no time to paint.
func (s *splash) drawStandIn(c *ui.Canvas, room ui.Box, age, fade float64) {
	page, ok := c.KeptRough(splashGround, room, splashRough)
	if !ok {
		page = c.MakeRough(splashGround, room, splashRough, splashPainting(splashGround, room, room))
	}
	c.PutRough(page, room.X, room.Y, splashRough, pen.White, fade)
	giant, at := giantRough(c, s.face, s.giant), s.giant
	moved(c, s.moves.giant, func() {
		c.Inside(at, func() {
			c.PutRough(giant, at.X, at.Y+sunk(age), splashRough, silhouette, fade)
		})
	})
}

// tint returns the tint of the giant's painting. A defeated one is dark.
func (s *splash) tint() color.NRGBA {
	if s.fell {
		return beaten
	}
	return pen.White
}

// beaten is the tint of a defeated giant.
var beaten = pen.RGB(0x564a66)

// draw draws the painting with the giant below its place.
func (p *painting) draw(c *ui.Canvas, room ui.Box, s *splash, sunk, fade float64) {
	low := fireBox(room)
	c.PutFaded(p.page, room.X, room.Y, fade)
	moved(c, s.moves.giant, func() { c.PutAbove(p.giant, s.giant.X, s.giant.Y+sunk, giantLow, s.tint(), fade) })
	c.PutFaded(p.fire, low.X, low.Y, fade)
}

// drawSlam draws the falling card and the burst below it.
func (s *splash) drawSlam(c *ui.Canvas, room ui.Box, age, fade float64) {
	fallen := ui.Clamp((age - slamFrom) / slamTime)
	since := age - slamEnd
	if since > 0 {
		b := burstBox(room, s.moves.card)
		if burst, ok := splashSoon(c, splashBurst, b); ok {
			k := 0.5 + 0.5*ui.Swing.At(since/0.14)
			if k == 1 {
				c.PutFaded(burst, b.X, b.Y, fade)
			} else {
				c.Grown(burst, b, art.SplashBurstX, art.SplashBurstY, k, 0, fade)
			}
		}
		for i := range art.SplashStones {
			s.drawStone(c, i, ui.Clamp(since/stonesTime), fade)
		}
	}
	p := splashCard
	w := c.Pixels(p.W)
	if age <= slamFrom {
		c.Art.Card(s.priced(), w, false) // it is painted meanwhile
		return
	}
	scale := slamScale(age)
	h := art.HeightOfCard(w)
	alpha := fade * ui.Clamp(fallen*3)
	c.Around(c.Art.CardShadow(w, gallery.Lifted), p, w, h, scale, alpha)
	c.Around(c.Art.Board(w, 5), p, w, h, scale, alpha)
	c.FaceToRead(s.priced(), p, scale, alpha)
	if s.fell && scale == 1 {
		board.DrawCrossed(c, p)
	}
}

// drawStone draws a stone that flies off, at a part t of its time.
func (s *splash) drawStone(c *ui.Canvas, i int, t, fade float64) {
	x, y, size := art.SplashStone(i)
	b := ui.BoxAt(-size*1.4, -size*1.4, size*2.8, size*2.8)
	stone := c.MakePart(gallery.Key{Name: "splash stone", N: i}, b, 6, func(p pen.Pen) { art.DrawSplashStone(p.At(size*1.4, size*1.4, 1), i) })
	k := ui.EaseOut(t)
	turn := (1 - k) * (pen.Noise(9, i) - 0.5) * 9
	c.Spin(stone.Image, art.SplashBurstX+(x-art.SplashBurstX)*k, art.SplashBurstY+(y-art.SplashBurstY)*k, 1, 1, turn, fade)
}

// moved draws a group of the page's parts.
func moved(c *ui.Canvas, by [2]float64, draw func()) { c.Shifted(by[0], by[1], draw) }

// drawWords draws the words: the news, the name, the cost and VP, and the text.
func (s *splash) drawWords(c *ui.Canvas, fade float64) {
	if s.set.Words != s.News || s.setFit != c.Fit {
		room := splashNewsRoom
		if c.Narrow {
			room = c.Room().W - 2*splashNewsX
		}
		s.setFit, s.set = c.Fit, art.SetSplashNews(s.News, c.TextScale, room)
	}
	moved(c, s.moves.news, func() {
		set, up := s.set, math.Max(30, 0.05*s.set.W) // for its tilt
		news := ui.BoxAt(splashNewsX, 66-up, set.W, set.H+up)
		c.PartFaded(gallery.Key{Name: "splash news", Text: set.Words, N: int(set.Size)}, news, 14, fade, func(p pen.Pen) { set.Draw(p.At(0, up, 1)) })
	})
	moved(c, s.moves.giant, func() { s.drawName(c, fade) })
	if !s.alone {
		moved(c, s.moves.goOn, func() { c.PressTab(splashGoOn, action.Choose, goOn, fade) })
	}
}

// goOn is what the tab of a page says that a press does.
const goOn = "TO CONTINUE"

// splashNewsX is where the news begins, and splashNewsRoom how wide it may be for large letters, beside the
// giant's head.
const splashNewsX, splashNewsRoom = 34.0, 900.0

// drawName draws the name, the cost and VP, the text, and the tags, over the giant.
func (s *splash) drawName(c *ui.Canvas, fade float64) {
	f := s.face
	name, ok := villainName.soon(c, f)
	if !ok {
		name = villainNameFast.now(c, f)
	}
	c.PutFaded(name, splashNameBox.X, splashNameBox.Y, fade)
	c.PutFaded(villainWorth.now(c, s.priced()), splashWorthBox.X, splashWorthBox.Y, fade)
	text := villainText
	if s.fell {
		text = villainReward
	}
	if !s.last {
		c.PutFaded(text.now(c, f), splashTextBox.X, splashTextBox.Y, fade)
	}
	s.drawTags(c, fade)
}

// These are the boxes of the tags beside the name, from the top down, and of the stamp of a defeat.
var (
	splashTags  = ui.BoxAt(1640, 664, 240, 168)
	splashStamp = ui.BoxAt(860, 300, 780, 190)
)

// drawTags draws the tags, or the one of a defeat as a stamp over the giant.
func (s *splash) drawTags(c *ui.Canvas, fade float64) {
	if len(s.Tags) == 0 {
		return
	}
	if s.fell {
		c.PartFaded(gallery.Key{Name: "splash stamp", Text: s.Tags[0]}, splashStamp, 40, fade, func(p pen.Pen) { art.DrawSplashStamp(p, s.Tags[0], splashStamp.W, splashStamp.H) })
		return
	}
	if s.tagWords == "" {
		s.tagWords = strings.Join(s.Tags, "\n")
	}
	c.PartFaded(gallery.Key{Name: "splash tags", Text: s.tagWords}, splashTags, 24, fade, func(p pen.Pen) { art.DrawSplashTags(p, s.Tags, splashTags.W, splashTags.H) })
}
